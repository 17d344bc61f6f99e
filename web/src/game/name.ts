/*
 * name.ts - a player's name as records and results may hold it.
 */

/** At most so many bytes of UTF-8; no double quote, semicolon or control character. */
export function clean(name: string, bytes: number): string {
    // eslint-disable-next-line no-control-regex -- these are the ones to be rid of
    let text = name.replace(/[\s";\u0000-\u001f\u007f]+/g, ' ').trim();
    while (new TextEncoder().encode(text).length > bytes)
        text = [...text].slice(0, -1).join('').trim();
    return text;
}
