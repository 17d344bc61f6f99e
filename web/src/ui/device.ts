/* device.ts - what the page asks of the browser: clipboard, files, links, how much may move. */

/** The reader prefers reduced motion. */
export const wantsCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export async function copyText(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        // Without a secure context there is no clipboard: the old way.
        const area = document.createElement('textarea');
        area.value = text;
        area.className = 'aloud';
        document.body.append(area);
        area.select();
        const done = document.execCommand('copy');
        area.remove();
        return done;
    }
}

/** A browser inside of a chat or another app: it forgets what a page keeps sooner than others. */
export const isInApp = (): boolean =>
    /FBAN|FBAV|Instagram|Telegram|Line\//.test(navigator.userAgent);

/** Whether this device has a way of its own to send a link to people. */
export const canShare = (): boolean => typeof navigator.share === 'function';
export const shareLink = (url: string): Promise<void> =>
    navigator.share({ title: 'Oriflamme', url }).catch(() => undefined); // nobody was chosen

export function saveFile(name: string, text: string): void {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name.replace(/[^A-Za-z0-9._-]/g, '-');
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
