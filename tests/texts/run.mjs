/*
 * texts - what texts/check.mjs refuses, and sentences that once said something false.
 *
 * A refusal is tried on a copy of the texts with one mistake in it: the checker must name that file
 * and say why. A meaning is a row of a review of the texts: what a message must say in a language,
 * and what it must never say again.
 */
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, finish } from '../support/checks.mjs';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const CHECKER = join(PROJECT, 'texts/check.mjs');

/* --- What is refused --- */

// [file, a text that stands there, what it becomes, what the checker says]
const REFUSALS = [
    ['fr/web.ftl', 'web-first-random = ', 'web-first-random = Quoi ? ', /plain space/],
    ['fr/web.ftl', 'web-first-random = ', 'web-first-random = « ', /plain space/],
    ['fr/cards.ftl', 'card-spy-does = ', 'card-spy-does = Un : ', /plain space/],
    ['en/web.ftl', 'web-loading = Loading…', 'web-loading = Loading …', /ellipsis/],
    ['ru/web.ftl', 'web-loading = Загрузка…', 'web-loading = Загрузка …', /ellipsis/],
    ['pl/table.ftl', 'waiting-pick = ', 'waiting-pick = gracz ', /not declined/],
    ['uk/table.ftl', 'waiting-pick = ', 'waiting-pick = у гравця ', /not declined/],
    ['ru/table.ftl', 'waiting-pick = ', 'waiting-pick = у игрока ', /not declined/],
    ['pl/table.ftl', 'event-ask-pick = ', 'event-ask-pick = ({ $card }) ', /card in brackets/],
    ['en/table.ftl', 'event-ask-pick = ', 'event-ask-pick = ({ $card-the }) ', /card in brackets/],
    [
        'pl/table.ftl',
        '({ $player }) z miejsca { $place }',
        'z miejsca { $place } ({ $player })',
        /owner behind/,
    ],
    ['en/table.ftl', 'label-take = Take 1', 'label-take = Steal 1', /says the same as label-steal/],
    [
        'en/rules.ftl',
        'rule-base-spy-2 = Choosing one of the owner’s own cards',
        'rule-base-spy-2 = Choosing an own card',
        /without whose/,
    ],
    ['pl/table.ftl', 'label-reveal = Ujawnij', 'label-reveal = Odkryj', /glossary/],
    ['uk/table.ftl', 'queue = Ряд', 'queue = Черга', /glossary/],
    ['uk/table.ftl', 'label-eliminate = Вилучити', 'label-eliminate = Усунути', /glossary/],
    ['ru/table.ftl', 'stack = Стек', 'stack = Стопка', /glossary/],
    ['fr/table.ftl', 'pool = Trésor', 'pool = Banque', /glossary/],
    [
        'en/web.ftl',
        'web-loading = ',
        'web-unheard-of = Hello\nweb-loading = ',
        /said by no program/,
    ],
    [
        'pl/web.ftl',
        'web-loading = ',
        'web-unheard-of = Hej\nweb-loading = ',
        /not there in English/,
    ],
    ['uk/web.ftl', 'web-loading = Завантаження…\n', '', /no web-loading/],
    ['ru/terminal.ftl', 'short-spy = Шпион', 'short-spy = Шпионищем', /9 columns/],
    ['en/coach.ftl', 'coach-end = ', 'coach-end = One two three ', /more than 12 words/],
    ['pl/table.ftl', '{ $n ->\n        [one] { $n } karta\n', '{ $n ->\n', /no \[one\]/],
    ['fr/table.ftl', 'event-over = ', 'event-over = { $n } ', /uses "n", English ""/],
    ['en/web.ftl', 'web-more-below = ', 'web-more-below = { $n } cards ', /wrong for 1/],
    ['pl/web.ftl', 'web-more-below = ', 'web-more-below = { $n } gier ', /wrong for 1/],
    ['uk/web.ftl', 'web-more-below = ', 'web-more-below = { $n } очок ', /wrong for 1/],
    ['ru/web.ftl', 'web-more-below = ', 'web-more-below = { $n } столов ', /wrong for 1/],
    ['fr/web.ftl', 'web-more-below = ', 'web-more-below = { $n } points ', /wrong for 1/],
    ['ru/cards.ftl', '    .gen = Шпиона\n', '', /card-spy has no \.gen/],
    ['fr/analysis.ftl', 'analyse-share = ', 'analyse-share = 5 % ', /plain space or none/],
    ['fr/terminal.ftl', 'suggest-none = ', 'suggest-none = 5% ', /plain space or none/],
    ['en/web.ftl', 'web-undo = ', 'web-undo = "It" ', /typewriter/],
    ['pl/web.ftl', 'web-undo = ', 'web-undo = “To” ', /of another language/],
    ['uk/web.ftl', 'web-undo = ', 'web-undo = „Це“ ', /of another language/],
    ['fr/web.ftl', 'web-undo = ', 'web-undo = “Cela” ', /of another language/],
    ['ru/web.ftl', 'web-undo = ', 'web-undo = Так... ', /three full stops/],
    ['en/web.ftl', 'web-start = ', 'web-start = Now - or ', /hyphen as a dash/],
    ['en/terminal.ftl', 'rematch-theirs = Asked for', 'rematch-theirs = Wants', /\$players/],
    ['uk/terminal.ftl', 'rematch-theirs = За реванш', 'rematch-theirs = Хоче', /\$players/],
    ['fr/terminal.ftl', 'rematch-theirs = Pour', 'rematch-theirs = Veut', /\$players/],
    ['ru/rules.ftl', 'и об открытии', 'и о открытии', /preposition/],
    ['pl/coach.ftl', 'Punkty ze zlik', 'Punkty z zlik', /preposition/],
    ['uk/web.ftl', 'web-start = ', 'web-start = в вікні ', /preposition/],
    ['pl/table.ftl', 'waiting-pick = ', 'waiting-pick = z { $player } ', /beside some/],
    ['uk/table.ftl', 'waiting-pick = { $player } ', 'waiting-pick = { $player } й ', /beside some/],
    ['ru/table.ftl', 'waiting-pick = ', 'waiting-pick = с { $player } ', /beside some/],
    ['fr/table.ftl', 'waiting-pick = ', 'waiting-pick = de { $player } ', /beside some/],
    ['pl/web.ftl', 'zostaje w Kolejce', 'zostaje w kolejce', /glossary/],
    ['uk/web.ftl', 'лишається в Ряду', 'лишається в ряду', /glossary/],
    ['ru/web.ftl', 'остаётся в Ряду', 'остаётся в ряду', /glossary/],
    ['fr/web.ftl', 'reste dans la File', 'reste dans la file', /glossary/],
    ['uk/terminal.ftl', 'Ряд, родини, рука', 'Ряд, роди, рука', /glossary/],
    ['ru/terminal.ftl', 'Ряд, семьи, рука', 'Ряд, роды, рука', /glossary/],
    ['ru/coach.ftl', 'карты «Пламени войны»', 'карты Ablaze', /glossary/],
    ['fr/terminal.ftl', 'coach-title = Le guide', 'coach-title = Le coach', /glossary/],
    ['en/table.ftl', 'event-over = ', 'event-over = { event-round } ', /neither/],
    ['en/web.ftl', 'web-loading = ', 'web-loading = Ann is asked. ', /plain English: “to decide”/],
    ['en/web.ftl', 'web-undo = ', 'web-undo = It is dealt anew. ', /plain English: “again”/],
    [
        'en/web.ftl',
        'web-play = ',
        'web-play = Given up by itself. ',
        /plain English: “automatically/,
    ],
    ['en/web.ftl', 'web-open = ', 'web-open = It goes on with it. ', /plain English: “continue”/],
    ['en/web.ftl', 'web-run = ', 'web-run = The table has agreed so. ', /plain English: “to it”/],
    ['en/web.ftl', 'web-start = ', 'web-start = Choosing is a must. ', /plain English: “must”/],
    [
        'en/web.ftl',
        'web-menu = ',
        'web-menu = What was won as played. ',
        /plain English: “with this/,
    ],
    ['en/web.ftl', 'web-home = ', 'web-home = A guessed world. ', /glossary/],
];

/** Mistakes in different messages go into one copy: the checker says them all. */
function batches() {
    const all = [];
    for (const refusal of REFUSALS) {
        const message = `${refusal[0]} ${refusal[1].split(' ')[0]}`;
        let batch = all.find((b) => !b.messages.has(message));
        if (!batch) all.push((batch = { messages: new Set(), refusals: [] }));
        batch.messages.add(message);
        batch.refusals.push(refusal);
    }
    return all.map((batch) => batch.refusals);
}

function refuse(refusals) {
    const folder = mkdtempSync(join(tmpdir(), 'texts-'));
    cpSync(join(PROJECT, 'texts'), folder, { recursive: true });
    for (const [file, old, now] of refusals) {
        const path = join(folder, file);
        const text = readFileSync(path, 'utf8');
        check(text.includes(old), `${file} has “${old}” to be changed`);
        writeFileSync(path, text.replace(old, now));
    }
    const run = spawnSync(process.execPath, [CHECKER, folder], {
        encoding: 'utf8',
    });
    check(run.status === 1, `the checker ends with 1, not ${run.status}`);
    for (const [file, old, now, why] of refusals) {
        const lines = run.stderr.split('\n').filter((line) => line.startsWith(file));
        check(
            lines.some((line) => why.test(line)),
            `${file}: ${old.trim()} → ${now.trim()}\n    ${why} expected, got:\n${lines.join('\n')}`,
        );
    }
    rmSync(folder, { recursive: true });
}

/* --- What a message means --- */

// [row, language, id, must be there, must not be there]
const MEANINGS = [
    ['A1', 'en', 'option-place-first', /there now/, /all others/],
    ['A1', 'en', 'option-place-last', /there now/, /all others/],
    ['A1', 'pl', 'option-place-first', /teraz leżą/, /wszystkimi innymi/],
    ['A1', 'uk', 'option-place-first', /зараз там лежать/, /раніше за всі/],
    ['A1', 'ru', 'option-place-last', /сейчас там лежат/, /после всех остальных/],
    ['A1', 'fr', 'option-place-last', /déjà posées/, /toutes les autres/],
    ['A2', 'en', 'option-twin-first', /doesn’t act this round/, null],
    ['A2', 'en', 'option-twin-last', /still acts this round/, /not/],
    ['A2', 'pl', 'option-twin-first', /nie zadziała/, null],
    ['A2', 'uk', 'option-twin-first', /не діятиме/, null],
    ['A2', 'ru', 'option-twin-first', /не сработает/, null],
    ['A2', 'fr', 'option-twin-first', /n’agira pas/, null],
    ['A2', 'fr', 'option-twin-last', /agira dès cette manche/, /n’agira/],
    ['A3', 'en', 'event-gained-bounty', /more for eliminating \{ \$other-the \}/, /\$card/],
    ['A3', 'pl', 'event-gained-bounty', /za \{ \$other-acc \}/, /\$card/],
    ['A3', 'uk', 'event-gained-bounty-you', /за \{ \$other-acc \}/, /\$card/],
    ['A3', 'ru', 'event-gained-bounty-you', /за \{ \$other-acc \}/, /\$card/],
    ['A3', 'fr', 'event-gained-bounty', /pour \{ \$other-the \}/, /\$card/],
    [
        'pl1',
        'pl',
        'event-stole-own',
        /\{ \$card-start \} \(\{ \$player \}\) wskazuje/,
        /własną kartę/,
    ],
    ['pl1', 'pl', 'event-stole-nothing', /\{ \$other-player \} ma pustą pulę/, /wskazuje gracza/],
    ['pl2', 'pl', 'label-reveal', /Ujawnij/, /Odkryj/],
    ['pl2', 'pl', 'revealed', /Ujawniona/, /Odkryta/],
    ['pl3', 'pl', 'web-plan', /ruchu/, /kolejce/],
    ['pl4', 'pl', 'page-credits-private', /własnym serwerem/, /o nic nie pyta/],
    ['uk1', 'uk', 'event-stole-own', /карту свого власника/, /власну карту/],
    ['uk2', 'uk', 'card-heir-rulings', /жодному Спадкоємцеві не заважає/, /нікому не заважає/],
    ['uk3', 'uk', 'reveal-heir-nothing', /інший відкритий Спадкоємець, тож цей/, /тож він/],
    ['uk3', 'uk', 'reveal-heir-nothing-empty', /інший відкритий Спадкоємець, тож цей/, /тож він/],
    ['uk4', 'uk', 'rule-abl-plot-4', /власник просто бере/, /забирають/],
    ['uk5', 'uk', 'rule-abl-apothecary-1', /такою картою не вважається/, /крім самої карти/],
    ['uk6', 'uk', 'page-credits-private', /лише до власного сервера/, /нічого не просить/],
    ['ru1', 'ru', 'event-stole-own', /карту своего владельца/, /свою карту/],
    ['ru2', 'ru', 'card-heir-rulings', /ни одному Наследнику не мешает/, /никому не мешает/],
    ['ru3', 'ru', 'stack', /Стек/, /Стопка/],
    ['ru4', 'ru', 'label-reveal', /Открыть/, /Вскрыть/],
    ['ru4', 'ru', 'event-activated', /применяет эффект \{ \$other-gen \}/, /активирует/],
    ['ru5', 'ru', 'rule-abl-plot-4', /просто берёт/, /забирают/],
    ['ru6', 'ru', 'rule-abl-apothecary-1', /такой картой не считается/, /кроме самой/],
    ['ru7', 'ru', 'page-credits-private', /только к своему серверу/, /ничего не просит/],
    ['fr1', 'fr', 'card-impersonation-does', /votre personnage du même nom/, null],
    ['fr2', 'fr', 'help-notation', /voler son propriétaire/, /voler, copier/],
    ['fr3', 'fr', 'rule-abl-imperson-2', /la famille du joueur qui agit/, /sa propre/],
    ['fr4', 'fr', 'page-credits-private', /que son propre serveur/, /ne demande rien/],
    ['fr5', 'fr', 'family-d', /Or/, /Jaune/],
    [
        'uk, a Queue that changed its gender',
        'uk',
        'rule-base-decree-1',
        /двох його кінців/,
        /її кінців/,
    ],
    ['A5', 'en', 'card-schemer-does', /2 if the table has agreed/, null],
    ['A5', 'pl', 'card-schemer-does', /2, jeśli tak umówiono się/, null],
    ['A5', 'uk', 'card-schemer-does', /2, якщо так домовилися/, null],
    ['A5', 'ru', 'card-schemer-does', /2, если так условились/, null],
    ['A5', 'fr', 'card-schemer-does', /2 si la table en a convenu/, null],
    ['systematic 4', 'pl', 'winners-shared-you', /Razem z tobą: \{ \$players \}/, /wygrywają/],
    ['systematic 4', 'uk', 'winners-shared-you', /Разом із вами: \{ \$players \}/, /перемагають/],
    ['systematic 4', 'ru', 'winners-shared-you', /Вместе с вами: \{ \$players \}/, /побеждают/],
];

// Links that give a seat away, and shares that are counted in deals that may be.
const SEAT_LINKS = ['web-copy-seat-link', 'seat-link', 'web-problem-seat-not-kept'];
const POSSIBLE = ['analyse-note', 'page-study-sample', 'page-study-shares-table'];
/* The second review. */
const MEANINGS_2 = [
    [
        'A1',
        'en',
        ['page-no-help', 'lobby-no-help'],
        /Bot advice is off at this table/,
        /Nobody asks/,
    ],
    ['A1', 'pl', ['page-no-help', 'lobby-no-help'], /nie wolno pytać bota o radę/, /Nikt/],
    ['A1', 'uk', ['page-no-help', 'lobby-no-help'], /не можна питати поради/, /ніхто/],
    ['A1', 'ru', ['page-no-help', 'lobby-no-help'], /нельзя спрашивать совета/, /никто/],
    ['A1', 'fr', ['page-no-help', 'lobby-no-help'], /n’est pas permis/, /personne/],
    [
        'A2',
        'en',
        ['reveal-impersonation', 'reveal-impersonation-empty'],
        /is replaced by the same character/,
        /\bmay\b/,
    ],
    [
        'A2',
        'pl',
        ['reveal-impersonation', 'reveal-impersonation-empty'],
        /zastępuje ta sama postać/,
        /może/,
    ],
    [
        'A2',
        'uk',
        ['reveal-impersonation', 'reveal-impersonation-empty'],
        /замінить такий самий персонаж/,
        /може/,
    ],
    [
        'A2',
        'ru',
        ['reveal-impersonation', 'reveal-impersonation-empty'],
        /заменит такой же персонаж/,
        /может/,
    ],
    [
        'A2',
        'fr',
        ['reveal-impersonation', 'reveal-impersonation-empty'],
        /remplacé par le même personnage/,
        /peut/,
    ],
    ['A3', 'en', 'rule-elim-5', /Twin.*Prince.*discarded/, /follow each other/],
    ['A3', 'pl', 'rule-elim-5', /odrzuca się Bliźniaka/, /jeden za drugim/],
    ['A3', 'uk', 'rule-elim-5', /скидають Близнюка/, /один за одним/],
    ['A3', 'ru', 'rule-elim-5', /сбрасывают Близнеца/, /друг за другом/],
    ['A3', 'fr', 'rule-elim-5', /le Jumeau du Prince éliminé/, /se suivent/],
    ['A7', 'en', 'page-each', /Per play/, /Each time/],
    ['A7', 'pl', 'page-each', /Średnio/, /razem/],
    ['A7', 'uk', 'page-each', /У середньому/, /Щоразу/],
    ['A7', 'ru', 'page-each', /В среднем/, /Каждый/],
    ['A7', 'fr', 'page-each', /En moyenne/, /Chaque/],
    ['A9', 'en', 'plain-decides', /deciding now/, /decides/],
    ['A9', 'pl', 'plain-decides', /teraz decyzja/, /decyduje/],
    ['A9', 'uk', 'plain-decides', /зараз рішення/, /вирішує/],
    ['A9', 'ru', 'plain-decides', /сейчас решение/, /решает/],
    ['A9', 'fr', 'plain-decides', /en train de décider/, /décide /],
    ['A14', 'en', POSSIBLE, /possible deal/, /world|guessed/],
    ['A14', 'pl', POSSIBLE, /możliw\p{L}* układ\p{L}* kart/u, /świat|odgadni/],
    ['A14', 'uk', POSSIBLE, /можлив\p{L}* розклад/u, /світ|вгадан/],
    ['A14', 'ru', POSSIBLE, /возможн\p{L}* расклад/u, /мир|угадан/],
    ['A14', 'fr', POSSIBLE, /donnes? possibles?/, /monde|deviné/],
    ['en1', 'en', /option-(?!\S*-you )\S+|reveal-\S+/, null, /\b(you|your|yours)\b/i],
    [
        'en1',
        'pl',
        /option-(?!\S*-you )\S+|reveal-\S+/,
        null,
        /(?<!\p{L})(ty|tw[oó]\p{L}*|masz|zyskujesz|bierzesz|ukradniesz)(?!\p{L})/iu,
    ],
    [
        'en1',
        'uk',
        /option-(?!\S*-you )\S+|reveal-\S+/,
        null,
        /(?<!\p{L})(ви|вас|ваш\p{L}*)(?!\p{L})/iu,
    ],
    [
        'en1',
        'ru',
        /option-(?!\S*-you )\S+|reveal-\S+/,
        null,
        /(?<!\p{L})(вы|вас|ваш\p{L}*)(?!\p{L})/iu,
    ],
    [
        'fr6',
        'fr',
        /option-(?!\S*-you )\S+|reveal-\S+/,
        null,
        /(?<!\p{L})(vous|vos|v[oô]tres?)(?!\p{L})/iu,
    ],
    ['en2', 'en', 'help-notation', /steal from its owner/, /\brob\b/],
    ['en3', 'en', 'web-chart-table', /figures/, /table/],
    [
        'en4',
        'en',
        /why-(wins|at-once|round|end|rival|card-.*|own-lost|others-lost|target|uncovers)/,
        /with this choice/i,
        /as played/,
    ],
    ['en4', 'en', 'page-advice-compared', /This choice against the best/, /as played/],
    ['pl1', 'pl', ['web-description', 'web-tagline'], /o wpływach i intrygach/i, /o wpływy/],
    ['pl2', 'pl', 'bot-random-about', /równie prawdopodobny/, /możliwy/],
    ['pl3', 'pl', 'rule-ex-10', /Królowej tego samego gracza/, /własnej/],
    ['uk1', 'uk', 'web-copy-seat-link', /таємне посилання на моє місце/, null],
    ['uk2', 'uk', 'nothing-apothecary', /ні до кого не дотягується/, /дістає/],
    ['uk3', 'uk', 'rule-ex-10', /Королеві того самого гравця/, /власній/],
    ['uk4', 'uk', 'rule-resolve-7', /розігрують/, /активують/],
    ['ru1', 'ru', 'web-copy-seat-link', /секретную ссылку на моё место/, null],
    ['ru1', 'ru', 'page-leave-sure', /за вас играет бот/, null],
    [
        'ru2',
        'ru',
        ['page-share-now', 'page-fair', 'page-study-noise', 'analyse-none'],
        /случайно/i,
        /случай(?!но)/i,
    ],
    ['ru3', 'ru', 'nothing-apothecary', /ни до кого не дотягивается/, /достаёт/],
    ['fr1', 'fr', 'coach-keys', /arrêter les conseils/, /plus de conseils/],
    [
        'fr2',
        'fr',
        'page-study-no-reason',
        /ne s’écarte davantage que ne le ferait le hasard/,
        /plus que par/,
    ],
    ['fr3', 'fr', 'suggest-wins', /victoires/, /gains/],
    ['fr3', 'fr', 'suggest-depth', /niveau/, /rang/],
    ['fr3', 'fr', 'suggest-owner', /propr/, /famille/],
    [
        'fr4',
        'fr',
        ['web-take-back', 'web-confirm-takeback', 'web-key-take-back', 'keys-held', 'held'],
        /annul/i,
        /repren/i,
    ],
    ['fr5', 'fr', ['option-twin-last', 'twin-acts'], /dès cette manche/, /encore/],
    ['secret', 'en', SEAT_LINKS, /secret/, null],
    ['secret', 'pl', SEAT_LINKS, /tajny/i, null],
    ['secret', 'uk', SEAT_LINKS, /таємне/i, null],
    ['secret', 'ru', SEAT_LINKS, /секретн(ую|ая)/i, null],
    ['secret', 'fr', SEAT_LINKS, /secret/, null],
];

const everyText = {};

/** The messages that a row speaks of: one, several, or all that a pattern names. */
function textsOf(language, id) {
    everyText[language] ??= readdirSync(join(PROJECT, 'texts', language))
        .map((file) => readFileSync(join(PROJECT, 'texts', language, file), 'utf8'))
        .join('\n');
    const names = Array.isArray(id) ? id : [id.source ?? id];
    return names.flatMap((name) => {
        const message = new RegExp(`^(?:${name}) =.*\n(?: {4,}.*\n)*`, 'gm');
        const found = everyText[language].match(message) ?? [];
        check(found.length > 0, `${language} has ${name}`);
        return found;
    });
}

for (const refusals of batches()) refuse(refusals);
const whole = spawnSync(process.execPath, [CHECKER], { encoding: 'utf8' });
check(whole.status === 0, `the texts as they are: ${whole.stderr}`);
for (const [row, language, id, must, never] of [...MEANINGS, ...MEANINGS_2])
    for (const text of textsOf(language, id)) {
        const said = text.slice(text.indexOf('=') + 1);
        check(must === null || must.test(said), `${row}: ${language} must say ${must}: ${text}`);
        check(never === null || !never.test(said), `${row}: ${language} never ${never}: ${text}`);
    }
finish();
