// One file of declarations with all that index.ts exports and what those types need: without imports, it is right
// for every way to resolve modules. usage: node flat.mjs OUT
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const ts = createRequire(here('../../web/package.json'))('typescript');
const options = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: ['node'],
    typeRoots: [here('../../web/node_modules/@types')],
    strict: true,
    declaration: true,
    emitDeclarationOnly: true,
    skipLibCheck: true,
};

function stop(diagnostics) {
    if (diagnostics.length === 0) return;
    console.error(
        ts.formatDiagnostics(diagnostics, {
            getCanonicalFileName: (f) => f,
            getCurrentDirectory: () => '',
            getNewLine: () => '\n',
        }),
    );
    process.exit(1);
}

// First the declarations of each file, then a program of those.
const emitted = new Map();
const entry = here('index.ts');
const sources = ts.createProgram([entry, here('inline.ts')], options);
stop(ts.getPreEmitDiagnostics(sources));
sources.emit(undefined, (name, text) => emitted.set(name, text));
const host = ts.createCompilerHost(options);
const read = host.readFile;
host.readFile = (name) => emitted.get(name) ?? read(name);
host.fileExists = (name) =>
    emitted.has(name) || (!emitted.has(name.replace(/\.ts$/, '.d.ts')) && ts.sys.fileExists(name));
const program = ts.createProgram(
    [entry.replace(/\.ts$/, '.d.ts')],
    { ...options, emitDeclarationOnly: false, noEmit: true },
    host,
);
const checker = program.getTypeChecker();
const real = (symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
const statementOf = (node) => (ts.isVariableDeclaration(node) ? node.parent.parent : node);

const shown = new Set(
    checker
        .getExportsOfModule(
            checker.getSymbolAtLocation(program.getSourceFile(entry.replace(/\.ts$/, '.d.ts'))),
        )
        .map(real),
);
const found = new Map(); // symbol -> its text

function add(symbol) {
    const nodes = (symbol.declarations ?? [])
        .map(statementOf)
        .filter((node) => emitted.has(node.getSourceFile().fileName));
    if (
        found.has(symbol) ||
        nodes.length === 0 ||
        !nodes.every((node) => ts.isSourceFile(node.parent))
    )
        return;
    found.set(symbol, '');
    for (const node of nodes) found.set(symbol, found.get(symbol) + textOf(symbol, node));
}

function textOf(symbol, node) {
    const doc = ts.getJSDocCommentsAndTags(node)[0]?.getText();
    let text = node
        .getText()
        .replace(/^export /, '')
        .replace(/^declare /, '');
    const mark = shown.has(symbol) ? 'export ' : '';
    if (ts.isTypeAliasDeclaration(node) && /\btypeof\b/.test(text)) {
        const type = checker.typeToString(
            checker.getTypeAtLocation(node),
            undefined,
            ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias,
        );
        text = `type ${symbol.name} = ${type};`;
    } else {
        node.forEachChild(function visit(child) {
            if (ts.isIdentifier(child)) {
                const used = checker.getSymbolAtLocation(child);
                if (used && real(used) !== symbol) add(real(used));
            }
            child.forEachChild(visit);
        });
    }
    const declare = /^(interface|type)\b/.test(text) ? '' : 'declare ';
    return `${doc ? doc + '\n' : ''}${mark}${declare}${text}\n\n`;
}

for (const symbol of shown) add(symbol);
const names = [...found.keys()].map((symbol) => symbol.name);
if (new Set(names).size !== names.length)
    throw new Error(`two types of one name: ${names.join(' ')}`);
writeFileSync(
    process.argv[2],
    `/* The types of the package oriflamme; made by packaging/npm/flat.mjs. */\n\n${[...found.values()].join('')}export {};\n`,
);
