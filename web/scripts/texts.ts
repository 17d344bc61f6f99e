/*
 * texts.ts - a Vite plugin: the Fluent files of a language as one module.
 *
 * `virtual:texts/pl` is what the screens need at once, `virtual:rules/pl` the rules, which only
 * their page needs. Comments are left out: they are for translators.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const APART = ['rules.ftl'];
const NOT_OURS = ['terminal.ftl'];

export function filesOf(folder: string, lang: string, part: 'texts' | 'rules'): string[] {
    const dir = join(folder, lang);
    if (!existsSync(dir)) return [];
    const files = readdirSync(dir)
        .filter((name) => name.endsWith('.ftl') && !NOT_OURS.includes(name))
        .sort();
    return files
        .filter((name) => APART.includes(name) === (part === 'rules'))
        .map((name) => join(dir, name));
}

export function readTexts(files: string[]): string {
    return files
        .map((file) =>
            readFileSync(file, 'utf8')
                .replace(/^#.*\n?/gm, '')
                .replace(/\n{2,}/g, '\n'),
        )
        .join('\n');
}

export function texts(folder: string): Plugin {
    return {
        name: 'oriflamme-texts',
        resolveId: (id) => (/^virtual:(texts|rules)\/[a-z]{2}$/.test(id) ? `\0${id}` : null),
        load(id) {
            const found = /^\0virtual:(texts|rules)\/([a-z]{2})$/.exec(id);
            if (!found) return null;
            const files = filesOf(folder, found[2]!, found[1] as 'texts' | 'rules');
            for (const file of files) this.addWatchFile(file);
            return `export default ${JSON.stringify(readTexts(files))};`;
        },
    };
}
