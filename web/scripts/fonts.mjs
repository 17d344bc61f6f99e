/*
 * fonts.mjs - Alegreya and Alegreya SC, cut down to the letters of our five languages:
 * build/fonts/*.woff2 and fonts.css.
 *
 * Three files for each face, by the letters they hold; the browser fetches one when a letter of it
 * is on the page, so nobody loads Cyrillic to read French.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { SCRIPTS } from './letters.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const OUT = here('../../build/fonts/');

const FACES = [
    { family: 'Alegreya', file: 'alegreya', weight: 400, style: 'normal', covers: '400 500' },
    { family: 'Alegreya', file: 'alegreya', weight: 700, style: 'normal', covers: '600 800' },
    { family: 'Alegreya SC', file: 'alegreya-sc', weight: 700, style: 'normal', covers: '400 800' },
];

const source = (face, subset) =>
    here(
        `../node_modules/@fontsource/${face.file}/files/${face.file}-${subset}-${face.weight}-${face.style}.woff2`,
    );

mkdirSync(OUT, { recursive: true });
let css =
    '/* Made by scripts/fonts.mjs. Alegreya by Juan Pablo del Peral, SIL Open Font License 1.1. */\n';
let total = 0;
for (const face of FACES) {
    for (const script of SCRIPTS) {
        const file = source(face, script.from);
        if (!existsSync(file)) throw new Error(`no font: ${file}`);
        const name = `${face.file}-${script.name}-${face.weight}${face.style === 'italic' ? 'i' : ''}.woff2`;
        const font = await subsetFont(readFileSync(file), script.letters, {
            targetFormat: 'woff2',
            // lining figures; no ligatures, swashes or fractions
            keepFeatures: ['kern', 'lnum', 'locl', 'mark', 'mkmk'],
            noHinting: true, // screens have enough points by now
        });
        writeFileSync(OUT + name, font);
        total += font.length;
        css += `@font-face{font-family:'${face.family}';font-style:${face.style};`;
        css += `font-weight:${face.covers};font-display:swap;`;
        css += `src:url('./${name}') format('woff2');unicode-range:${script.range}}\n`;
        console.log(`${name} ${font.length}`);
    }
}
writeFileSync(`${OUT}fonts.css`, css);
console.log(`fonts: ${total} bytes in ${FACES.length * SCRIPTS.length} files`);
