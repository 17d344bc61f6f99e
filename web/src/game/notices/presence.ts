/*
 * presence.ts - whether somebody is at this page: it is visible, and there was input in the last
 * two minutes. An open tab alone does not count.
 */
const GONE = 120_000; // ms without input
const AGAIN = 60_000; // the server forgets after 150 s
const STEP = 10_000;

/** What a finger, a mouse or a key does to a page. */
const INPUT = ['pointerdown', 'pointermove', 'keydown', 'wheel'];

/** Says that somebody is here, once a minute while it is so, and that nobody is. */
export function presence(say: (here: boolean) => void, page: Document = document): () => void {
    let inputAt = 0;
    let saidAt = 0;
    let here = false;

    const be = (now: boolean) => {
        here = now;
        saidAt = Date.now();
        say(now);
    };
    const input = () => {
        if (page.hidden) return;
        inputAt = Date.now();
        if (!here) be(true);
    };
    const look = () => {
        if (!here) return;
        if (page.hidden || Date.now() - inputAt >= GONE) be(false);
        else if (Date.now() - saidAt >= AGAIN) be(true);
    };

    for (const what of INPUT) page.addEventListener(what, input, { passive: true, capture: true });
    page.addEventListener('visibilitychange', look);
    const timer = setInterval(look, STEP);
    return () => {
        for (const what of INPUT) page.removeEventListener(what, input, { capture: true });
        page.removeEventListener('visibilitychange', look);
        clearInterval(timer);
        if (here) be(false);
    };
}
