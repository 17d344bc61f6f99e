/*
 * Plans for a face-down card, made while another decides: "reveal this when its turn comes" is done
 * without another click; pressed again it is given up; and it gives itself up when the situation
 * that it was made for has changed. Two people at a server's table, so that nothing is left to
 * chance or to time; Ann sees things move, Bo has a small phone. Their table is heard:
 * sounds are on where one waits for others.
 */
import {
    axe,
    check,
    heard,
    listenIn,
    makeTable,
    newPage,
    onServer,
    QUICK,
    until,
} from './harness.mjs';

/** Harmless when revealed; a hand of seven of ten has at least one. */
const CALM = ['conspiracy', 'heir', 'lord', 'spy'];

const isAsked = async (page) =>
    (await page.locator('main.table').getAttribute('data-my-turn')) === 'true';
const asked = (page) =>
    until(
        async () => (await page.locator('main.table').getAttribute('data-my-turn')) === 'true',
        'it is my turn',
    );

/** Places a card at this end of the Queue; returns which. */
async function place(page, end, calm) {
    await asked(page);
    const hand = await page
        .locator('[data-hand]')
        .evaluateAll((cards) => cards.map((card) => card.dataset.hand));
    const kind = hand.find((one) => CALM.includes(one) === calm) ?? hand[0];
    await page.locator(`[data-hand="${kind}"]`).click();
    await page.locator('button.choice').first().waitFor();
    const way = page.locator(`button.choice[data-decision$="${end}"]`);
    await ((await way.count()) > 0 ? way : page.locator('button.choice')).first().click();
    await page.locator(`[data-hand="${kind}"]`).waitFor({ state: 'detached' });
    return kind;
}

const answer = async (page, sign) => {
    await asked(page);
    await page.locator(`button.choice[data-decision$="${sign}"]`).click();
};

/** Answers as calmly as may be what one of them is asked, until `enough`. */
async function goOn(pages, enough) {
    for (;;) {
        let page;
        await until(async () => {
            for (const one of pages) if (await isAsked(one)) page = one;
            return page !== undefined;
        }, 'somebody is asked');
        if (await enough(page)) return;
        const table = page.locator('main.table');
        const moment = await table.getAttribute('data-moment');
        const keep = page.locator('button.choice[data-decision$="+"]');
        await ((await keep.count()) > 0 ? keep : page.locator('button.choice').first()).click();
        await until(async () => (await table.getAttribute('data-moment')) !== moment, 'it goes on');
    }
}

const reveal = (page) => page.locator('.plans li').last().getByRole('button').last();
const isPlanned = (page) => page.locator('.plans [aria-pressed="true"]').count();

/** Bo is asked about his card, Ann plans for hers behind it. */
async function plan(ann, bo) {
    await asked(bo);
    await reveal(ann).waitFor();
    check((await isPlanned(ann)) === 0, 'nothing is planned at first');
    await reveal(ann).click();
    await until(async () => (await isPlanned(ann)) === 1, 'the plan is marked');
}

/** How often the log says that the reader has revealed a card. */
const reveals = (page) =>
    page
        .locator('.log li')
        .evaluateAll((lines) => lines.filter((line) => /You reveal/.test(line.innerText)).length);

await onServer('plans', async (server, chrome) => {
    const { origin } = server;
    const made = await makeTable(origin, {
        seats: ['me', 'open'],
        name: 'Ann of Constantinople',
    });
    const [ann, bo] = [
        await newPage(chrome, origin, {
            settings: { ...QUICK, speed: '2x' },
            reducedMotion: 'no-preference',
        }),
        await newPage(chrome, origin, {
            settings: { ...QUICK, lang: 'ru' },
            viewport: { width: 320, height: 640 },
        }),
    ];
    await listenIn(ann);
    await ann.goto(`${origin}/table/${made.table}#token=${made.token}`);
    await bo.goto(`${origin}/table/${made.table}`);
    await bo.locator('#lobby-name').fill('Bo');
    await bo.locator('.invited button.main').click();
    await ann.getByText('Start the game').click();
    await ann.locator('[data-hand]').first().waitFor();

    // Ann always lays hers behind Bo's, whoever is first.
    const round = async (annCalm, boCalm) => {
        await until(async () => (await isAsked(ann)) || (await isAsked(bo)), 'one begins');
        const order = (await isAsked(ann)) ? [ann, bo] : [bo, ann];
        for (const one of order) {
            const { height } = await one.locator('.status').boundingBox();
            check(height < 60, `who waits has as much room as who is asked: ${height}`);
        }
        for (const one of order)
            await place(one, one === ann ? '>' : '<', one === ann ? annCalm : boCalm);
    };

    await round(true, false);
    await plan(ann, bo);
    await axe(ann, 'a plan');
    await reveal(ann).click();
    await until(async () => (await isPlanned(ann)) === 0, 'pressed again it is given up');
    await reveal(ann).click();
    await until(async () => (await isPlanned(ann)) === 1, 'and made again');
    check((await reveals(ann)) === 0, 'nothing is revealed before its turn');
    await answer(bo, '+'); // what lies on another's card changes nothing for hers
    await until(
        async () => (await reveals(ann)) === 1,
        'a plan is carried out without another click',
    );
    await goOn([ann, bo], (page) => page.locator('main.placing').isVisible());

    await round(false, true);
    await plan(ann, bo);
    await answer(bo, '!'); // the front of the Queue is another now
    const about = ann.locator('button.choice[data-decision$="!"]');
    await goOn([ann, bo], async (page) => page === ann && (await about.isVisible()));
    check((await isPlanned(ann)) === 0, 'when the situation changes, the plan is given up');
    check((await reveals(ann)) === 1, 'and she is asked');
    check((await heard(ann)).started > 0, "sounds: a server's table is heard at first");
});
