// The types under every way to resolve modules, with --strict and without skipLibCheck.
// usage: node types.mjs FOLDER: what is in it was installed by npm; checks its files *.ts
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const ts = createRequire(new URL('../../web/package.json', import.meta.url))('typescript');
const folder = process.argv[2];
const { ModuleKind, ModuleResolutionKind } = ts;
const WAYS = {
    nodenext: { module: ModuleKind.NodeNext, moduleResolution: ModuleResolutionKind.NodeNext },
    node16: { module: ModuleKind.Node16, moduleResolution: ModuleResolutionKind.Node16 },
    bundler: { module: ModuleKind.ESNext, moduleResolution: ModuleResolutionKind.Bundler },
};

// With nothing of the browser and nothing of node but this: the package's types need neither.
writeFileSync(
    join(folder, 'console.d.ts'),
    'declare const console: { log(...what: unknown[]): void };\n',
);

function errorsOf(files, way) {
    const options = {
        ...WAYS[way],
        target: ts.ScriptTarget.ES2022,
        lib: ['lib.es2022.d.ts'],
        types: [],
        strict: true,
        noEmit: true,
    };
    const program = ts.createProgram(
        [...files, 'console.d.ts'].map((file) => join(folder, file)),
        options,
    );
    return ts
        .getPreEmitDiagnostics(program)
        .map(
            (error) =>
                `${error.file?.fileName}:${error.start}: TS${error.code}: ${ts.flattenDiagnosticMessageText(error.messageText, '\n')}`,
        );
}

const wrong = readFileSync(join(folder, 'wrong.ts'), 'utf8');
const directives = wrong.match(/^\/\/ @ts-expect-error.*$/gm).length;
const bare = wrong.replace(/^\/\/ @ts-expect-error.*$/gm, '//');
writeFileSync(join(folder, 'bare.ts'), bare);
const files = readdirSync(folder).filter(
    (name) => /\.ts$/.test(name) && !/^(bare|console)/.test(name),
);
let failed = 0;
for (const way of Object.keys(WAYS)) {
    const errors = errorsOf(files, way);
    const lines = new Set(
        errorsOf(['bare.ts'], way).map(
            (error) => bare.slice(0, Number(error.split(':')[1])).split('\n').length,
        ),
    );
    errors.forEach((error) => console.log(`${way}: ${error}`));
    if (lines.size !== directives)
        console.log(`${way}: ${lines.size} of ${directives} wrong lines are noticed`);
    failed += errors.length > 0 || lines.size !== directives;
}
console.log(
    `types: ${files.length} files under ${Object.keys(WAYS).join(', ')}; ${directives} wrong lines noticed in each`,
);
process.exit(failed);
