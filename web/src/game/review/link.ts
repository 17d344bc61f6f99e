/*
 * link.ts - a record inside a link: after the #, so that no server ever sees it.
 */
const PREFIX = '#record=';
/** Characters: a whole record has some 1,000. A longer one may unpack to gigabytes. */
const MOST = 20_000;

async function through(
    bytes: Uint8Array,
    stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
    const flow = new Blob([bytes as BlobPart])
        .stream()
        .pipeThrough(stream as unknown as ReadableWritablePair<Uint8Array, Uint8Array>);
    return new Uint8Array(await new Response(flow).arrayBuffer());
}

const toBase64 = (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
        .replace(/\+/g, '-')
        .replace(/\//g, '_')
        .replace(/=+$/, '');
const fromBase64 = (text: string) =>
    Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));

export async function recordHash(record: string): Promise<string> {
    return (
        PREFIX +
        toBase64(await through(new TextEncoder().encode(record), new CompressionStream('deflate')))
    );
}

/** The record that a link's fragment holds, or null. */
export async function recordFromHash(hash: string): Promise<string | null> {
    if (!hash.startsWith(PREFIX) || hash.length > MOST) return null;
    try {
        return new TextDecoder().decode(
            await through(
                fromBase64(hash.slice(PREFIX.length)),
                new DecompressionStream('deflate'),
            ),
        );
    } catch {
        return null;
    }
}
