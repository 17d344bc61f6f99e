// Counts what holds. `check` prints what does not; `finish` prints the tally, and ends the process.
let passed = 0;
let failed = 0;

export function check(holds, what) {
    if (holds) passed++;
    else failed++;
    if (!holds) console.log(`not ok: ${what}`);
}

export function finish(name) {
    console.log(`${name ? `${name}: ` : ''}${passed} passed, ${failed} failed`);
    process.exit(failed ? 1 : 0);
}
