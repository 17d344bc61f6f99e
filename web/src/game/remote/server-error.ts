/* server-error.ts - a refusal of the server, as the screens show it. */

/** A refusal of the server; code as in docs/protocol.md, or `offline`. */
export class ServerError extends Error {
    readonly code: string;

    constructor(code: string, message: string) {
        super(message);
        this.name = 'ServerError';
        this.code = code;
    }
}
