// read.mjs: the small subset of Fluent that README.md describes, read strictly, and questions about
// what was read. Whatever is wrong is noted with its file and line.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const CARD_VARIABLES = ['card', 'other']; // they come with a $card-ATTRIBUTE for each attribute
export const OTHER_PLAYER = 'other-player'; // looks like an attribute of $other, is none

export const errors = [];
export const complain = (where, what) => errors.push(`${where}: ${what}`);

// A pattern is a list of { text } and { variable } and { variable, variants: [{ key, isDefault,
// parts }] }.
function readPattern(lines, report) {
    const parts = [];
    let at = 0;

    const inline = (text, line, into) => {
        let rest = text;
        while (rest !== '') {
            const open = rest.search(/[{}]/);
            if (open < 0) {
                into.push({ text: rest });
                return null;
            }
            if (open > 0) into.push({ text: rest.slice(0, open) });
            rest = rest.slice(open);
            const simple = /^\{ \$([a-z][a-z0-9-]*) \}/.exec(rest);
            if (simple) {
                into.push({ variable: simple[1], line });
                rest = rest.slice(simple[0].length);
                continue;
            }
            const select = /^\{ \$([a-z][a-z0-9-]*) ->$/.exec(rest);
            if (select) return select[1];
            report(
                line,
                `neither { $name } nor { $name -> at the end of a line: ${rest.slice(0, 40)}`,
            );
            return null;
        }
        return null;
    };

    while (at < lines.length) {
        const { text, line } = lines[at++];
        if (at > 1 && /^[[*.}]/.test(text))
            report(line, `a line of text must not begin with ${text[0]}`);
        if (parts.length > 0) parts.push({ text: '\n' });
        let selector = inline(text, line, parts);
        while (selector !== null) {
            const part = { variable: selector, line, variants: [] };
            parts.push(part);
            let tail = null;
            while (tail === null && at < lines.length) {
                const inner = lines[at++];
                const variant = /^(\*?)\[([a-z][a-z0-9-]*)\] (.+)$/.exec(inner.text);
                if (variant) {
                    const value = [];
                    if (inline(variant[3], inner.line, value) !== null)
                        report(inner.line, 'a selector inside a selector');
                    part.variants.push({
                        key: variant[2],
                        isDefault: variant[1] === '*',
                        parts: value,
                    });
                } else if (inner.text.startsWith('}')) {
                    tail = inner;
                } else {
                    report(
                        inner.line,
                        `expected [key] text, *[other] text or }: ${inner.text.slice(0, 40)}`,
                    );
                }
            }
            if (tail === null) {
                report(line, 'the selector is not closed');
                return parts;
            }
            selector = tail.text === '}' ? null : inline(tail.text.slice(1), tail.line, parts);
        }
    }
    return parts;
}

export function readFile(folder, language, name) {
    const path = join(folder, language, name);
    const messages = new Map();
    const report = (line, what) => complain(`${language}/${name}:${line}`, what);
    const source = readFileSync(path, 'utf8');
    if (!source.endsWith('\n')) report(1, 'no newline at the end of the file');
    if (source.normalize('NFC') !== source) report(1, 'not in normal form C');
    const rows = source.split('\n');
    if (!rows[0].startsWith('#')) report(1, 'no comment at the top');

    let message = null; // the message being read
    let slot = null; // its value or attribute: { line, lines }
    const begin = (line, first) => {
        slot = {
            line,
            lines: first === undefined ? [] : [{ text: first, line }],
        };
        return slot;
    };
    for (let i = 0; i < rows.length; i++) {
        const row = rows[i];
        const line = i + 1;
        if (/\t/.test(row)) report(line, 'a tab');
        if (/ $/.test(row)) report(line, 'a space at the end');
        if (row.trim() === '' || row.startsWith('#')) {
            if (row.startsWith('#') && !/^#{1,3}( |$)/.test(row)) report(line, 'no space after #');
            message = slot = null;
            continue;
        }
        const start = /^([a-z][a-z0-9-]*) =(?: (.+))?$/.exec(row);
        if (start) {
            message = {
                id: start[1],
                file: name,
                line,
                slot: begin(line, start[2]),
                attributes: new Map(),
            };
            if (messages.has(start[1])) report(line, `${start[1]} is there twice`);
            messages.set(start[1], message);
            continue;
        }
        const attribute = /^ {4}\.([a-z][a-z0-9-]*) = (.+)$/.exec(row);
        if (attribute && message) {
            if (message.attributes.has(attribute[1]))
                report(line, `.${attribute[1]} is there twice`);
            message.attributes.set(attribute[1], {
                slot: begin(line, attribute[2]),
            });
            continue;
        }
        const more = /^ {4,}(\S.*)$/.exec(row);
        if (more && slot) {
            slot.lines.push({ text: more[1], line });
            continue;
        }
        report(line, `not a message, attribute, continuation or comment: ${row.slice(0, 40)}`);
        message = slot = null;
    }
    for (const m of messages.values()) {
        if (m.slot.lines.length === 0) report(m.line, `${m.id} has no text`);
        m.parts = readPattern(m.slot.lines, report);
        for (const a of m.attributes.values()) a.parts = readPattern(a.slot.lines, report);
    }
    return messages;
}

// --- Questions about a pattern ---

export function* walk(parts) {
    for (const part of parts) {
        yield part;
        for (const variant of part.variants ?? []) yield* walk(variant.parts);
    }
}

export const patterns = (message) => [
    message.parts,
    ...[...message.attributes.values()].map((a) => a.parts),
];

// $card-acc is $card; $other-player is itself.
export function baseOf(variable) {
    if (variable === OTHER_PLAYER) return variable;
    const card = CARD_VARIABLES.find((name) => variable.startsWith(`${name}-`));
    return card ?? variable;
}

export function baseVariables(message) {
    const names = new Set();
    for (const pattern of patterns(message))
        for (const part of walk(pattern)) if (part.variable) names.add(baseOf(part.variable));
    return [...names].sort().join(' ');
}

export const plain = (parts) =>
    parts
        .map(
            (p) =>
                p.text ?? (p.variants ? plain(p.variants.at(-1).parts) : `{${baseOf(p.variable)}}`),
        )
        .join('');

export const words = (text) =>
    text
        .replace(/\{[^}]*\}/g, ' ')
        .split(/\s+/)
        .filter((w) => /[\p{L}\p{N}]/u.test(w));
