/*
 * name.ts - a player's name as records and results may hold it.
 */

/** At most so many bytes of UTF-8; no quotation mark, semicolon, control or direction mark. */
export function clean(name: string, bytes: number): string {
    let text = name.replace(/[\s";\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim();
    while (new TextEncoder().encode(text).length > bytes)
        text = [...text].slice(0, -1).join('').trim();
    return text;
}
