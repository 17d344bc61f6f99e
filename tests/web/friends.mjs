/*
 * A table with friends: an invited friend sees who invites and where to write a name; two of one
 * name are told apart; the host frees a seat, and the role passes on; who comes late is told to be
 * watching; an offered rematch is seen by all.
 */
import {
    appears,
    axe,
    changeSettings,
    check,
    choose,
    dice,
    makeTable,
    newPage,
    onServer,
    playTogether,
    QUICK,
    shot,
    state,
    until,
} from './harness.mjs';

/** The host only closes the tab: after a while the next player has the role. */
async function closedTab(chrome, origin) {
    const made = await makeTable(origin, {
        seats: ['me', 'open', 'open'],
        name: 'Host',
        absence: 0.5,
    });
    const host = await newPage(chrome, origin);
    await host.goto(`${origin}/table/${made.table}#token=${made.token}`);
    await host.getByText('Start the game').waitFor();
    const guest = await newPage(chrome, origin);
    await guest.goto(`${origin}/table/${made.table}`);
    await guest.locator('#lobby-name').fill('Guest');
    await guest.locator('.invited button.main').click();
    await guest.getByText('Waiting for the host to start the game.').waitFor();
    await host.close();
    await appears(
        guest.getByText('Start the game'),
        'the host only closes the tab, and the next player is the host',
    );
    const back = await newPage(chrome, origin, { context: host.context() });
    await back.goto(`${origin}/table/${made.table}#token=${made.token}`);
    await back.getByText('Waiting for the host to start the game.').waitFor();
    check(
        /Host/.test(await back.locator('.seats').innerText()),
        'the seat is kept for who was away',
    );
    await back.close();
    await guest.close();
    return guest.context();
}

/** Between two games the host adds a seat and a friend takes it; who has played stays as it was. */
async function joinsBetweenGames(chrome, link, context, bo, ann) {
    const ranks = async (page) => (await page.locator('.end .ranks').innerText()).split('\n');
    const before = { bo: await ranks(bo), ann: await ranks(ann) };
    check((await ann.locator('.end .seats').count()) === 0, 'a guest cannot change the seats');
    await bo.locator('.end select[name="seats"]').selectOption('4');
    await appears(
        ann.locator('.next', { hasText: '4 players' }),
        'the host adds a seat between games, and everybody is told',
    );
    const cy = await newPage(chrome, new URL(link).origin, { context });
    await cy.goto(link);
    await cy.locator('.end #lobby-name').fill('Cy');
    await shot(cy, 'joining');
    await axe(cy, 'joining between games');
    await cy.getByText('Sit here').click();
    await bo.locator('.end .seats strong', { hasText: 'Cy' }).waitFor();
    await cy.locator('.end button.main', { hasText: 'Rematch' }).waitFor();
    await cy.reload();
    await cy.locator('.end button.main', { hasText: 'Rematch' }).waitFor();
    const seen = await ranks(cy);
    check(
        seen.filter((line) => line !== '').length > 3 && !/Cy|You/.test(seen.join()),
        `a new player did not play the last game: ${seen}`,
    );
    check(
        `${await ranks(bo)}` === `${before.bo}` && `${await ranks(ann)}` === `${before.ann}`,
        'and it stays the game of those who did',
    );
    await bo.locator('.end .seats').scrollIntoViewIfNeeded();
    await shot(bo, 'seats');
    return cy;
}

/** What is chosen in the lobby is read whole in every language, on a desk and on a phone. */
async function wholeChoices(chrome, origin) {
    const made = await makeTable(origin, { seats: ['me', 'open'], name: 'Ann' });
    const page = await newPage(chrome, origin);
    await page.goto(`${origin}/table/${made.table}#token=${made.token}`);
    for (const lang of ['en', 'pl', 'uk', 'ru', 'fr'])
        for (const viewport of [
            { width: 1440, height: 900 },
            { width: 390, height: 844 },
        ]) {
            await page.setViewportSize(viewport);
            await changeSettings(page, { lang });
            await page.reload();
            await page.waitForFunction((l) => document.documentElement.lang === l, lang);
            await page.locator('select[name="pace"]').waitFor();
            const cut = await page.evaluate(async () => {
                await document.fonts.ready;
                const wanted = (one) => {
                    const alone = one.cloneNode(false);
                    alone.append(one.selectedOptions[0].cloneNode(true));
                    alone.style.cssText = 'position: absolute; width: auto; min-width: 0';
                    one.after(alone);
                    const { width } = alone.getBoundingClientRect();
                    alone.remove();
                    return width;
                };
                return [...document.querySelectorAll('select')]
                    .filter((one) => wanted(one) > one.getBoundingClientRect().width + 1)
                    .map((one) => one.selectedOptions[0].text);
            });
            check(cut.length === 0, `${lang}, ${viewport.width}: “${cut.join('”, “')}” is cut`);
        }
    await changeSettings(page, { lang: 'en' });
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.reload();
    const start = page.getByRole('button', { name: 'Start the game' });
    await start.waitFor();
    const { y, height } = await start.boundingBox();
    check(y + height <= 768, `the start is in sight on a laptop: ${y + height}`);
    await page.context().close();
}

/** A player's name and chat are deleted when that is asked for, after a question. */
async function forgotten(chrome, origin, context) {
    const made = await makeTable(origin, {
        seats: ['me', 'open'],
        name: 'Zenobia',
    });
    const page = await newPage(chrome, origin, { context });
    await page.goto(`${origin}/table/${made.table}#token=${made.token}`);
    await page.locator('#chat-words').fill('a secret of mine');
    await page.locator('div.chat form button').click();
    await page.locator('.lines .line').waitFor();
    await page.getByText('Delete my name and chat here').click();
    check((await page.getByText('Zenobia').count()) > 0, 'forget: it is asked first');
    await page.locator('.forget .sure button.main').click();
    await until(
        async () => !(await page.locator('.seats').innerText()).includes('Zenobia'),
        'forget: the name is gone',
    );
    await page.reload();
    await page.waitForSelector('.seats');
    const text = await page.locator('main').innerText();
    check(!/Zenobia|a secret of mine/.test(text), `forget: name and chat are gone: ${text}`);
    await page.close();
}

/** Leaving asks first, says what it does, and leaves; whoever comes back has the seat again. */
async function leaves(page, origin) {
    const { pathname } = new URL(page.url());
    await page.getByLabel('Menu').click();
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await page.locator('.sure', { hasText: 'A bot plays for you' }).waitFor();
    check(
        (await page.locator('main.table').count()) === 1,
        'leaving asks first, and says that a bot plays on',
    );
    await page.locator('.sure button.main').click();
    await appears(page.locator('.great'), 'and then leaves the table');
    await page.goto(origin + pathname);
    await page.waitForSelector('main.table .families');
}

await onServer(
    'friends',
    async ({ origin }, chrome) => {
        const ann = await newPage(chrome, origin, { settings: QUICK });
        const bo = await newPage(chrome, origin, {
            settings: QUICK,
            viewport: { width: 390, height: 844 },
        });
        await ann.goto(`${origin}/#/friends`);
        await ann.locator('#name').fill('Ann');
        await choose(ann, 'seats', 3);
        await ann.locator('form button.main').first().click();
        await ann.waitForSelector('.seats');
        const link = await ann.locator('.share input').inputValue();

        await bo.goto(link);
        await bo.waitForSelector('#invited');
        check(
            /Ann invites you/.test(await bo.locator('#invited').innerText()),
            'the friend sees who invites',
        );
        const order = await bo.evaluate(() => {
            const top = (selector) =>
                document.querySelector(selector)?.getBoundingClientRect().top ?? 9999;
            return top('#lobby-name') < top('.seats') && top('.seats') < top('.share');
        });
        check(order, 'first the name, then the seats, then the link to share');
        await bo.locator('.invited button.main').click();
        check(
            /your name first/.test(await bo.locator('#name-hint').innerText()),
            'without a name it is said what is missing',
        );
        check(
            /no spectators/.test(await bo.locator('.facts').innerText()),
            'an invited friend is not counted as a spectator',
        );
        await bo.getByRole('button', { name: 'How to play' }).click();
        await appears(bo.locator('dialog h2'), 'an invited friend can read the rules right there');
        await bo.keyboard.press('Escape');
        await axe(bo, 'invited');
        await shot(bo, 'invited');
        await bo.locator('#lobby-name').fill('Ann');
        await bo.getByText('Sit here').last().click();
        await ann.waitForFunction(() => document.querySelectorAll('.seats strong').length === 2);
        const names = await ann.locator('.seats strong').allInnerTexts();
        check(new Set(names).size === 2, `two Anns are told apart: ${names}`);
        check(
            (await ann.locator('.seats li').nth(2).locator('strong').count()) === 1,
            'the seat that was tapped',
        );
        await bo.locator('#chat-words').fill('which Ann am I?');
        await bo.locator('div.chat form button').click();
        await appears(
            ann.locator('.lines', { hasText: 'Green Ann which Ann am I?' }),
            'in the chat, too',
        );

        const seats = ann.locator('select[name="seats"]');
        check(
            await seats.locator('option[value="2"]').isDisabled(),
            'no table becomes too small for who sits there',
        );
        for (const count of [4, 3]) {
            await seats.selectOption(`${count}`);
            await until(
                async () => (await bo.locator('.seats li').count()) === count,
                `the host makes it a table of ${count}, and everybody sees it`,
            );
        }
        check((await bo.locator('select[name="seats"]').count()) === 0, 'a guest does not');

        await ann.getByText('Free this seat').click();
        await ann.locator('.sure', { hasText: /Free .*Ann’s seat/ }).waitFor();
        check((await bo.locator('#invited').count()) === 0, 'it is asked first');
        await ann.locator('.sure button.main').click();
        await appears(
            bo.locator('#invited'),
            'the host frees a seat, and its player may sit down again',
        );
        await appears(bo.getByText('The host freed your seat.'), 'and is told why it was lost');
        await bo.locator('#lobby-name').fill('Bo');
        await bo.locator('.invited button.main').click();
        await bo.getByText('Stand up').waitFor();

        await ann.getByText('Stand up').click();
        await appears(
            bo.getByText('Start the game'),
            'the host stands up, and the next player is the host',
        );
        await ann.locator('#invited').waitFor();
        await ann.reload();
        await appears(ann.locator('#invited'), 'who stood up may come back to the page');
        check(
            (await ann.locator('.start, .bot').count()) === 0,
            'who stood up is offered nothing that only the host may do',
        );
        await ann.locator('#lobby-name').fill('Ann');
        await ann.locator('.invited button.main').click();
        await ann.getByText('Stand up').waitFor();
        check(
            (await ann.getByRole('button', { name: 'Start the game' }).count()) === 0,
            'who was the host is a guest now',
        );
        const context = await closedTab(chrome, origin);
        await forgotten(chrome, origin, context);
        await wholeChoices(chrome, origin);
        await bo.getByText('Add bots').click();
        await bo.locator('select[name="rules"]').selectOption('ablaze');
        await bo.locator('.evening summary').click();
        await bo.locator('select[name="start-a"]').selectOption('6');
        await appears(
            ann.locator('.next', { hasText: 'You start with 6 influence.' }),
            'the host gives a player a handicap, and everybody is told',
        );
        await shot(bo, 'handicap');
        await bo.locator('select[name="rules"]').selectOption('base');
        await bo.locator('select[name="rules"]').selectOption('ablaze');
        await bo.locator('select[name="first"]').selectOption('b');
        await appears(
            ann.locator('.next', {
                hasText: /Next game: Ablaze · 3 players · No time limit\.\s+.* goe?s? first\./,
            }),
            'the host chooses cards and who begins, and everybody is told',
        );
        check(
            (await ann.locator('.evening select').count()) === 0,
            'only the host is offered the choice',
        );
        await shot(bo, 'next-game');
        await bo.locator('button:has-text("Start the game"):enabled').click();
        await ann.waitForSelector('main.table .families');

        const eve = await newPage(chrome, origin, { context });
        await eve.goto(link);
        await appears(
            eve.getByText('You’re watching this game.'),
            'who comes late is told to be watching',
        );
        await eve.getByRole('tab', { name: 'Chat' }).click();
        await appears(
            eve.getByText('Only players can write here.'),
            'and why there is nothing to write in',
        );
        const nowhere = await eve.goto(`${origin}/nonsense`);
        await eve.getByText('There is nothing at this address').waitFor();
        check(nowhere.status() === 404, `the page says so: ${nowhere.status()}`);
        await eve.close();

        await leaves(ann, origin);
        await ann.getByRole('tab', { name: 'Chat' }).click();
        await ann.locator('#chat-words').fill('well met');
        await ann.locator('div.chat form button').click();
        await bo.waitForSelector('.status .log .badge');
        await bo.locator('.status .log').click();
        await appears(
            bo.locator('dialog .lines', { hasText: 'well met' }),
            'on a phone, the mark of an unread word opens the chat',
        );
        await bo.keyboard.press('Escape');

        await playTogether([ann, bo], dice(3));
        await bo.waitForSelector('#end-head');
        await ann.waitForSelector('#end-head');
        await ann.locator('.end button.main', { hasText: 'Rematch' }).click();
        await bo.locator('.banner', { hasText: 'Asked for a rematch' }).waitFor();
        await axe(ann, 'a rematch wanted, the mouse still there');
        const score = await ann.locator('.evening table').innerText();
        check(/Score after 1 game/.test(score), `the table keeps the score: ${score}`);
        check(
            /Players who have gone first: 1 of 3/.test(await ann.locator('.evening').innerText()),
            'and says how many have begun',
        );
        await bo.locator('select[name="pace"]').selectOption('180');
        await bo.locator('select[name="first"]').selectOption('drawn');
        await appears(
            ann.locator('.next', { hasText: 'drawn' }),
            'between games the host changes clock and first player, and everybody is told',
        );
        await bo.locator('.evening table').scrollIntoViewIfNeeded();
        await shot(bo, 'score');
        await shot(ann, 'score-wide');
        const cy = await joinsBetweenGames(chrome, link, context, bo, ann);
        const told = await bo.locator('.rematch').innerText();
        check(/Ann/.test(told), `who wants a rematch is told to all: ${told}`);
        check(/Waiting for: You/.test(told), 'and who has not answered');
        await shot(bo, 'rematch');
        await axe(bo, 'rematch offered');
        await cy.locator('.end button.main', { hasText: 'Rematch' }).click();
        await bo.locator('.banner button.main').click();
        await until(async () => (await state(bo)).phase === 'playing', 'all want it');
        check((await state(bo)).phase === 'playing', 'answered in one click, it starts');
        await cy.locator('.families > ul > li').nth(3).waitFor();
        await appears(cy.locator('.families .family-d .me'), 'and the friend who came later plays');
        await cy.close();

        await ann.goto(origin);
        await ann.waitForSelector('section[aria-labelledby="my-games"] li');
        const listed = await ann.locator('section[aria-labelledby="my-games"]').innerText();
        check(
            !/\bknight\b/.test(listed) && /Knight/.test(listed),
            `bots have their names in my games: ${listed}`,
        );
        check(
            /Finished: rank \d/.test(listed) && /Your turn|Round 1/.test(listed),
            `the game before the rematch stays among my games: ${listed}`,
        );
        await ann
            .locator('section[aria-labelledby="my-games"] a', {
                hasText: 'Finished',
            })
            .click();
        await appears(ann.locator('#moment'), 'and opens in the review');
    },
    ['--test-pace'],
);
