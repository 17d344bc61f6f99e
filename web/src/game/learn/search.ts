/*
 * search.ts - finds words in texts and forgives: case, accents, endings and a slip of the finger do
 * not matter.
 */

export const plain = (text: string, lang: string): string =>
    text
        .toLocaleLowerCase(lang)
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/ł/g, 'l') // it has no accent that could be taken off
        .replace(/[’ʼ`]/g, "'");

/** Slips that a word of this length may have. */
const slips = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Whether a and b differ by at most `most` letters left out, put in, changed or swapped. */
export function isNear(a: string, b: string, most: number): boolean {
    if (Math.abs(a.length - b.length) > most) return false;
    let before: number[] = [];
    let row = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++) {
            const same = a[i - 1] === b[j - 1] ? 0 : 1;
            let cost = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + same);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                cost = Math.min(cost, before[j - 2]! + 1);
            next.push(cost);
        }
        if (Math.min(...next) > most) return false;
        before = row;
        row = next;
    }
    return row[b.length]! <= most;
}

/** Whether the text has this word, whole or as the beginning of one, perhaps with a slip. */
export function hasWord(text: string, word: string): boolean {
    if (text.includes(word)) return true;
    const most = slips(word.length);
    if (most === 0) return false;
    return text
        .split(/[^\p{L}\p{N}]+/u)
        .some(
            (other) =>
                isNear(word, other, most) ||
                (other.length > word.length && isNear(word, other.slice(0, word.length), 1)),
        );
}
