# terminal.ftl: what only the terminal says.
#
# short-KIND: a name of at most 8 columns, for a card in the Queue.
# Keys stay as they are in every language; the lines of keys have at most 78 columns.

## Short names

short-archer = Лучниця
short-soldier = Солдат
short-spy = Шпигун
short-heir = Спадкоє.
short-lord = Лорд
short-shapeshifter = Перевер.
short-assassination = Отрута
short-royal-decree = Указ
short-ambush = Засідка
short-conspiracy = Змова
short-prince = Принц
short-twin = Близнюк
short-schemer = Інтриг.
short-queen = Королева
short-cutthroat = Головор.
short-apothecary = Аптекар
short-felon = Злочин.
short-impersonation = Підміна
short-bribery = Підкуп
short-plot = Комбін.
short-trap = Пастка

## Roles, behind a name in brackets

role-you = ви
role-standin = грає бот
role-away = не за столом

## The line of keys

keys-place = 1-7 карта  ←→ місце  Enter покласти  Tab огляд  ? опис  l журнал  q вийти
keys-reveal = k лишити  r відкрити  Enter вирішити  Tab огляд  ? опис  l журнал  q вийти
keys-pick = ←→ вибір  Enter вирішити  Tab огляд  ? опис  l журнал  q вийти
keys-wait = n крок  Пробіл до мого ходу  Tab огляд  ? опис  l журнал  q вийти
keys-wait-step = n наступний хід  Пробіл далі  Tab огляд  ? опис  l журнал  q вийти
keys-wait-table = Пробіл далі  w покликати бота  / чат  Tab огляд  ? опис  l журнал  q вийти
keys-look = ←→ рухатися  ↑↓ Ряд, родини, рука, відкладені  ? опис  Tab назад  q вийти
keys-held = Enter надіслати зараз  u відкликати
keys-over = e підсумок  n нова гра  v перегляд  l журнал  ? клавіші  q вийти
keys-over-table = e підсумок  r реванш  v перегляд  l журнал  / чат  ? клавіші  q вийти
keys-lobby = s почати  f посадити ботів на вільні місця  / чат  q вийти
keys-lobby-guest = / чат  q вийти
keys-lobby-watch = q вийти
keys-watch = Пробіл промотати  Tab огляд  ? опис  l журнал  q вийти
keys-review = ←→ крок  ↑↓ раунд  a-e o x очі  A аналіз  p гра  l журнал  ? опис  q вийти
keys-review-end = ←→ крок  ↑↓ раунд  a-e o x очі  A аналіз  r місця  l журнал  ? опис  q вийти
keys-box = ↑↓ j k прокрутка  q, Esc чи інша клавіша закриває

## Prompts of the terminal

held = { $what } (Enter надсилає одразу, u відкликає)
sent = Надіслано. Чекаємо на відповідь…
confirm-leave = Вийти з гри?
confirm-leave-saved = Гру збережено. Щоб продовжити її, введіть «oriflamme play --resume».
confirm-leave-server = Місце лишається вашим: поверніться за тим самим посиланням.
confirm-keys = Enter або y: вийти. Будь-яка інша клавіша: лишитися.
too-small = Столу треба 80 стовпців і 24 рядки; у цьому вікні { $columns } і { $rows }. Збільште його, скористайтеся --plain або натисніть q, щоб вийти.
typed-nonsense = «{ $text }» не є рішенням. ? пояснює, як їх записують.
typed-no-option = «{ $text }» зараз неможливо.
not-saved = Гру не вдається зберегти: { $why }
link-offline = НЕМАЄ ЗВ’ЯЗКУ
link-lost = Зв’язок утрачено ({ $why }). З’єднуємося знову; ваше місце в безпеці.
link-lost-unsent = Ще не підтверджено ({ $why }). З’єднуємося знову; рішення не пропаде й зарахується один раз.
seat-link = Таємне посилання на ваше місце; збережіть його, вдруге воно не з’явиться: { $link }
connecting = З’єднання з { $host }…

## What a server refuses, by its code (docs/protocol.md)

refused-seats-open = Спершу заповніть усі місця.
refused-not-maker = Це може зробити лише господар столу.
refused-not-seated = Це можуть робити лише гравці.
refused-seat-taken = Це місце зайняте, або вільних немає.
refused-bad-rules = Таких правил немає. Можливі base, ablaze, mix або mix: і десять літер.
refused-bad-clock = Такого часу на рішення немає. Можна від 5s до 600s, від 1d до 14d або none.
refused-wrong-phase = Зараз цього зробити не можна.
refused-player-here = Бот може зіграти за гравця лише тоді, коли того немає кілька хвилин, і лише в грі без обмеження часу.
refused-too-fast = Зашвидко. Зачекайте хвильку.
refused-bad-name = Це ім’я не підходить.
refused-bad-token = Це посилання не від цього столу.
refused-no-table = Такого столу немає.
refused-bad-protocol = Сервер іншої версії. Оновіть програму або сервер.
refused-illegal = Серед ваших варіантів такого немає.
refused-not-asked = Зараз вирішує інший гравець.

## Why, inside a sentence

why-refused = сервер відхиляє з’єднання
why-unreachable = сервер недоступний
why-silent = сервер не відповідає
why-hung-up = сервер закрив з’єднання
why-no-host = такого сервера немає
why-certificate = сертифікат сервера не викликає довіри
why-full = диск заповнено
why-forbidden = у цю теку не можна писати
why-missing = такого файлу немає
why-link = посилання на стіл має вигляд https://СЕРВЕР/table/ID
why-link-token = ключ у посиланні пошкоджено

## Refusals of play, join, watch and review, behind “oriflamme COMMAND: ”

cli-unreachable = немає з’єднання з { $host }: { $why }
cli-no-resume = немає незавершеної гри, яку можна продовжити
cli-cannot-resume = не вдається продовжити { $file }: { $why }
why-none-saved = тут жодної не збережено
cli-no-review = тут ще не зіграно жодної гри
cli-cannot-read = не вдається прочитати { $file }: { $why }
cli-bad-record = { $file } не є записом гри: { $why }
cli-table-link = це посилання на стіл, а не на місце: вкажіть --name, щоб сісти, або скористайтеся watch
cli-seat-link = це посилання на місце: скористайтеся join
cli-name-length = --name має від 1 до 24 символів
cli-resume-alone = --resume продовжує гру такою, як вона є: не вказуйте інших параметрів
why-no-memory = бракує пам’яті
why-no-terminal = терміналом не вдається скористатися
why-ended = гру завершено

## Hot seat

curtain-title = { $player }, ваш хід
curtain-text = Решта хай не дивиться. Ваші карти покаже клавіша { $key }.
curtain-plain = { $player }, ваш хід. Решта хай не дивиться; потім натисніть Enter.

## Lobby

lobby-title = Чекаємо на гравців
lobby-seat-open = вільне
lobby-seat-human = { $player }
lobby-seat-bot = { $player }, бот
lobby-wait = Чекаємо, доки господар столу почне гру.

## Explaining

help-title = Пояснення
help-keys-title = Клавіші
help-keys =
    1–7            вибрати карту з руки (або ↑ ↓)
    ← →            вибрати місце чи варіант; [ ] початок і кінець
    Enter          вирішити; якусь мить u ще скасовує, Enter надсилає
    k  r           лишити, відкрити
    Tab            оглянути: Ряд, родини, рука, відкладені; ? пояснює
    Пробіл         промотати до вашого наступного рішення
    n              крок за кроком: наступний хід іншого гравця; Пробіл завершує
    l              увесь журнал; / шукає в ньому
    e  v  n        після гри: підсумок, перегляд, нова гра
    Ctrl-L         намалювати екран наново
    q, Ctrl-C      вийти
    Мишка теж працює: клацніть позначене, ще раз — вирішити; коліщатко рухає.
help-notation-title = Рішення текстом
help-notation =
    Наберіть рішення й натисніть Enter:
    S<  S>  S^3    Солдат перед усіма, після всіх, на місце 3
    2+  2!         лишити, відкрити карту на місці 2
    x3  $3  =3     карта на місці 3: вилучити, забрати у власника, скопіювати
    m3, тоді >2    перемістити карту з місця 3 у проміжок 2
    &3  &+  *3     Комбінація: активувати, взяти одне; підкупити
help-cards-title = Карти цієї гри
help-card = { $name }: { $does }
help-hidden = Ця карта закрита. Її знає лише власник.
log-title = Журнал

## The end

over-title = Гру завершено
over-line = { $rank }. { $player }: { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }, { $tops ->
        [one] { $tops } верхня карта
        [few] { $tops } верхні карти
        [many] { $tops } верхніх карт
       *[other] { $tops } верхньої карти
    }
over-unplayed = не зіграна: { $cards }
over-aside = відкладено: { $cards }
over-saved = Запис гри: { $path }
resume-hint = Гру збережено. Щоб продовжити її, введіть «oriflamme play --resume».

## Review

review-bar = Рішення { $n } з { $total }
review-as-truth = усі карти відкрито
review-as-public = очима глядача
review-as-seat = очима гравця: { $player }
review-start = Карти роздано.
review-not-known = Цей запис не каже, що знав цей гравець: { $player }.

## Plain lines

plain-welcome = Oriflamme. { $rules }, гравців: { $seats }. Шість раундів; перемагає той, хто має найбільше впливу.
plain-opponents = Суперники: { $players }.
plain-players = За столом: { $players }.
plain-how = Наберіть число або рішення записом. Enter повторює запитання, t — стіл, l — журнал, ? — пояснення, q — вийти.
plain-how-table = Крім того: w просить бота замість відсутнього гравця, /ТЕКСТ пише в чат.
plain-round = --- Раунд { $n } з 6: { $phase } ---
plain-influence = Вплив: { $list }
plain-hand = Ваша рука: { $cards }.
plain-choose-card = Яку карту?
plain-where = Куди покласти { $card-acc }?
plain-no-choice = Такого варіанта немає. Наберіть число від 1 до { $n } або натисніть Enter, щоб повторити запитання.
plain-back = b повертає до вибору карти.
plain-leave = Вийти з гри? y (так) або n (ні):
plain-yes = y
plain-bye = До зустрічі!
plain-ended = Вхідні дані скінчилися.
plain-ranks = Місця за впливом:
plain-again = Та сама роздача: --seed { $seed }
plain-opened = Усі карти відкрито:
plain-commands = Enter — крок, - — назад, число переносить туди, r1–r6 — до раунду; a–e, x (усі карти) та o (глядач) обирають, чиїми очима; t — стіл, l — журнал, /СЛОВО шукає в ньому, A — чого був вартий кожен варіант, p — грати далі, q — вийти.
plain-now = Зараз розігрується місце { $place }
plain-empty = немає

## A place with what lies beneath ($cards: a list of beneath and beneath-laden)

beneath = { $card }
beneath-laden = { $card }, { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }
place-with-beneath = { $place }: { $cards }

## replay: a record told in words; suggest: what a bot thinks ($ask: the question in the notation)

replay-title = Oriflamme, { $rules }, гравців: { $n }
replay-title-date = Oriflamme, { $rules }, гравців: { $n }, { $date }
replay-as-public = Очима глядача.
replay-as-seat = Очима гравця: { $player }.
replay-round = Раунд { $n }, починає { $player }
replay-influence = Вплив після раунду { $n }:
replay-next = Далі вирішує { $player }.
replay-nothing = Нічого не відбувається.
suggest-asked = Вирішує { $player }: { $ask }
suggest-asked-other = Вирішує { $player } ({ $ask }), а не { $other-player }.
suggest-asked-public = Вирішує { $player } ({ $ask }); очима глядача.
suggest-nobody = Гру завершено.
suggest-wins = перемоги
suggest-option = варіант
suggest-bot = ({ $bot })
suggest-bot-searched = ({ $bot }, ітерацій: { $n })
suggest-none = Чужих закритих карт немає.
suggest-place = місце
suggest-depth = глибина
suggest-owner = власник
suggest-influence = вплив
suggest-may-be = що це може бути
suggest-share = { $card } { $n }%

plain-lobby-commands = s починає, f садить ботів на вільні місця, remove b звільняє місце b, seats 4 змінює кількість місць, rules mix змінює карти, clock 60s, 2d чи none змінює час на рішення, forget видаляє ваше ім’я й усе, що ви написали, /ТЕКСТ пише в чат, Enter каже, хто тут, q — вийти.
plain-over-commands = r просить реванш, e — підсумок, v — перегляд гри, /ТЕКСТ пише в чат, q — вийти.

## Saving, told truthfully

mark-unsaved = НЕ ЗБЕРЕЖЕНО: { $why }
saved-again = Гру знову збережено.
confirm-leave-unsaved = Гру НЕ збережено ({ $why }). Усе після останнього збереження пропаде.
confirm-leave-over = Гру завершено, тож ви нічого не втратите.
confirm-leave-watching = Ви лише дивитеся, тож нічого не втратите.
unfinished-game = У вас є незавершена гра. Щоб продовжити її, введіть «oriflamme play --resume».

## More lines of keys

keys-curtain = q вийти
keys-box-log = ↑↓ j k прокрутка  / шукати  n далі  q, Esc чи інша клавіша закриває

## A server’s table

another-game = Починається нова гра.
next-game = Кількість гравців у наступній грі: { $n }.
link-not-yet = Ще не з’єднано ({ $why }). Пробуємо знову.
link-lost-watching = Зв’язок утрачено ({ $why }). Пробуємо знову.
lobby-maker = Надішліть посилання друзям. Натисніть s, щоб почати гру, або f, щоб посадити ботів на вільні місця.
lobby-watch = Ви глядач. Чекаємо, доки господар столу почне гру.
rematch-mine = Ви хочете реваншу. Чекаємо на інших…
rematch-theirs = За реванш: { $players }. Натисніть r, щоб погодитися.
rematch-both = Ви та { $players } хочете реваншу. Чекаємо на інших…
help-table-title = Стіл на сервері
help-table =
    s              почати гру (господар столу)
    f              боти на вільні місця
    /              чат
    w              попросити бота замість відсутнього
    r              після гри: попросити реваншу або погодитися

## Looking around

look-family = { $player }: вплив { $n }, карт на руці { $cards }. Скинуто: { $pile }.
look-family-open = { $player }: вплив { $n }, карт на руці { $cards }: { $hand }. Відкладено: { $aside }. Скинуто: { $pile }.
look-twin = Близнюка ще немає в Ряду.
search-none = У журналі немає «{ $text }».

## More plain lines

plain-how-watching = Ви глядач. t — стіл, l — журнал, ? КАРТА пояснює карту, q — вийти.
plain-help =
    Відповідь — число або запис (S>, 2!, x3).
    Enter чи .     повторити запитання
    t              увесь стіл
    l              журнал
    ? S, ? Шпигун  карта та її тлумачення
    ? 3            карта на місці 3
    ??             усі карти цієї гри
    g              про що ця гра
    b              від місця назад до карти
    q              вийти
plain-no-card = «{ $text }» — не карта цієї гри й не місце Ряду. Наберіть ??, щоб побачити всі карти.
plain-too-long = Цей рядок задовгий, тож його пропущено.
plain-not-now = «{ $text }» зараз нічого не робить. Enter каже, що діється, ? — пояснення, q — вийти.
plain-after = n — нова гра, e — підсумок, v — перегляд цієї гри, q — вийти.
plain-rules = Правила: { $rules }
plain-clock = Лишилося часу: { $left }
plain-first = перший гравець
plain-decides = зараз рішення

## A newcomer’s page

help-game-title = Гра в десяти рядках
help-game =
    Мета: мати найбільше впливу після шести раундів.
    Щораунду кожен викладає одну карту закритою: на початок Ряду, у кінець
    або на свою карту. Так утворюється стос, а карта під нею чекає.
    Потім Ряд розігрують від початку, місце за місцем.
    Якщо ваша карта закрита, ви лишаєте її й додаєте на неї 1 очко впливу
    або відкриваєте й забираєте весь вплив із неї. Тоді карта діє.
    Відкритий персонаж лишається й діє щораунду. Інтрига діє раз і зникає.
    Карти в Ряду лишаються на наступний раунд.
    Три з десяти ваших карт відкладено навмання: їх ніхто не зіграє.
    Наприкінці вплив на картах згорає. Перемагає той, хто має найбільше впливу.
new-here = Уперше тут? Натисніть ?: гра в десяти рядках; «oriflamme play --coach» — гра з наставником.
new-here-plain = Уперше тут? Наберіть g — гра в десяти рядках; «oriflamme play --coach --plain» — гра з наставником.

## Review, continued

help-review-title = Клавіші перегляду
help-review =
    ← →            рішення назад чи вперед (або Пробіл)
    ↑ ↓            раунд назад чи вперед; 1–6 — до раунду
    Home End       роздача, кінець
    a–e            очима гравця; o як глядач; x усі карти
    A              чого був вартий кожен варіант і чому
    Tab            огляд: Ряд, родини, рука, відкладені
    l  /           журнал; шукати в ньому
    r              наприкінці: підсумок
    p              грати звідси далі
    q              назад
review-beyond = У цьому записі лише { $n ->
        [one] { $n } рішення
        [few] { $n } рішення
        [many] { $n } рішень
       *[other] { $n } рішення
    }: ось кінець.

## Tables of a server, continued

no-tables = Публічних столів зараз немає. Щоб створити стіл, введіть «oriflamme host --public».
my-turn = ваш хід
no-own-tables = Ваша перепустка не відкриває там жодного місця.
pass-shown = Ваша перепустка на { $host }. Хто має це посилання, може грати там на ваших місцях. Відкрийте його на іншому пристрої:
pass-lost = Бережіть її: загубленої перепустки ніхто не поверне.
pass-none = Тут немає перепустки для { $host }. Вона з’явиться, коли ви сядете за стіл.
pass-would-lose = На цьому комп’ютері вже є перепустка для { $host }. Комп’ютер втратив би ваші місця за цими столами:
pass-replace = Нічого не змінено. Спершу збережіть ту перепустку (її показує «oriflamme pass»), а тоді додайте --replace.
pass-taken = Відтепер цей комп’ютер використовує цю перепустку на { $host }.
pass-bad = це не перепустка: очікується 32 знаки (0–9, a–f) або посилання, що ними закінчується
pass-forgotten = Ваше ім’я та ваші повідомлення видалено: { $n ->
        [one] { $n } стіл
        [few] { $n } столи
        [many] { $n } столів
       *[other] { $n } стола
    }. Місця лишаються вашими.
now-watching = Тепер ви глядач: { $why }
lobby-seconds = Секунд на рішення: { $n }.
lobby-days = Днів на рішення: { $n }.
lobby-no-clock = Без обмеження часу.
lobby-no-help = За цим столом не можна питати поради в бота.
lobby-link = Посилання для друзів: { $link }
lobby-seat-kept = Ваше місце збережено. Щоб повернутися до нього, введіть «oriflamme join».

## Links

cli-no-link = це не посилання на стіл: { $why }
cli-no-seat = немає місця, до якого повернутися: { $why }

## The coach

coach-title = Наставник
coach-keys = Enter — далі; x — більше без підказок.
coach-says = Наставник: { $text }

## A command line that cannot be meant ($option: as it is typed; $text: what was given)

misuse-usage = використання: { $usage }
misuse-details = Докладніше: oriflamme { $command } --help
misuse-option = невідомий параметр: { $text }
misuse-flag = { $option } не приймає значення
misuse-no-value = { $option } потребує значення: { $text }
misuse-missing = бракує аргументу
misuse-extra = зайвий аргумент: { $text }
misuse-quotes = забагато аргументів: позиція — це один, візьміть її в лапки
misuse-number = { $option } — це число від { $least } до { $most }, а не { $text }
misuse-seat = { $option } — це літера місця від a до e, а не { $text }
misuse-reader = { $option } — це літера місця від a до e (- для глядача), а не { $text }
misuse-lang = --lang — це en, pl, uk, ru або fr, а не { $text }
misuse-rules = --rules, позиція { $n }: правила — це base, ablaze, mix або mix: і десять літер; далі можуть стояти +schemer2 і фора, наприклад +a5
misuse-bots = { $option }, позиція { $n } у { $text }: { $why }
misuse-the-bots = Боти:
misuse-humans = --humans — це щонайбільше п’ять імен через кому: { $why }
misuse-opponents = --bots називає { $bots }, а суперників при { $seats } місцях має бути { $opponents }
misuse-sum = --humans називає { $humans }, --bots { $bots }: разом це не { $seats }, як каже --seats
misuse-crowd = --humans називає { $humans }, а місць { $seats }
misuse-save = SAVE і --take-over вказують разом із --resume
misuse-coach = --coach має власну гру: не вказуйте інших параметрів
misuse-server = це не адреса сервера: { $text }; вона має вигляд https://СЕРВЕР
misuse-first = { $option } { $text }: за цим столом немає такого місця
misuse-host-seats = --seats — це від 2 до 5 місць, а не { $n }
misuse-clock = --clock — це від 5s до 600s, від 1d до 14d або none, а не { $text }

## Reasons inside those sentences

why-open-elsewhere = її відкрито в іншому вікні
why-not-locked = її не вдається заблокувати
why-other-window = її інше вікно не закривається
why-no-home = змінну HOME не встановлено
why-path-long = шлях до теки задовгий
why-names-taken = усі назви файлів зайняті
why-unreadable = її неможливо прочитати
why-not-whole = не всі її карти відомі
why-stays-open = звідси не можна закрити її інше вікно
why-bot = такого бота немає
why-bots-many = цих ботів забагато
why-budget = бюджет — це 500 або 500it (ітерації), 10ms або 1s
why-budget-hour = рішення триває щонайбільше годину
why-budget-unit = після числа може стояти лише it, ms або s
why-budget-none = цей бот не шукає й бюджету не має
why-name-empty = одне порожнє
why-name-long = одне задовге
why-name-space = одне має пробіл на краю
why-name-letters = в одному є знак, якого не прийме запис гри
why-names-many = їх більше
why-names-same = два однакові

## Saved games

cli-open-elsewhere = { $file } відкрито в іншому вікні (процес { $n }); --take-over закриє його там
cli-taken = цю гру перехопило інше вікно
saves-unreadable = не вдається прочитати: { $why }
saves-open = відкрито в процесі { $n }

## Kinds, sets and lists

list-semicolon = { $first }; { $second }
name-role = { $name } ({ $role })
kind-character = Персонаж
kind-intrigue = Інтрига
set-base = Базова гра
set-ablaze = Ablaze
set-mix = Обидва набори разом

## A decision that is none

error-not-option = Серед ваших варіантів такого немає.

## The games played here

over-not-kept = Гру не вдається зберегти тут: { $why }
cli-no-game-yet = за цим столом ще не зіграно жодної гри
why-no-seat = звідси ще не займали жодного місця
games-seats = Ваші місця за столами на серверах:
games-older = { $n ->
        [one] Ще { $n } старіша гра не показана.
        [few] Ще { $n } старіші гри не показано.
        [many] Ще { $n } старіших ігор не показано.
       *[other] Ще { $n } старішої гри не показано.
    }
games-none = Тут ще не зіграно жодної гри. Почніть з «oriflamme play».

## Step by step, and the settings ($names, $values: as they are typed)

plain-step = Enter розповідає про наступний хід, c — про решту без зупинок.
config-line = { $file }:{ $n }: має бути «назва = значення», а не { $text }
config-unknown = { $file }:{ $n }: невідоме налаштування { $text }; налаштування: { $names }
config-value = { $where }: можливі значення { $values }, а не { $text }

## Deals by link

deal-daily = Роздача дня за { $date } (UTC). Зараховується перша спроба: рішення не можна відкликати.
deal-counts = Ця роздача однакова для всіх, хто має посилання на неї. Зараховується перша спроба: рішення не можна відкликати.
deal-practice = Тренування: цю роздачу вже зіграно, і цього разу вона не зараховується.
deal-result = Oriflamme, роздача { $deal }: { $rank } місце з { $seats }. Ваш результат, який інші можуть перевірити й порівняти:
deal-played = Цю роздачу вже зіграно. Щоб зіграти її ще раз для тренування, додайте --again.
misuse-deal = --deal визначає правила, місця, ботів і першого гравця: не вказуйте параметрів для них
misuse-again = для --again потрібен --deal
misuse-date = { $option } — це день від 2026-11-01 до сьогодні (UTC) у вигляді РРРР-ММ-ДД, а не { $text }

## Мої помилки та моя сила

mistakes-looking = аналізую гру { $n } з { $of }
mistakes-head = Питання { $n } з { $of }, з вашої гри ({ $date })
mistakes-ask = Що ви зробите? Введіть номер або запис; q — вийти.
mistakes-values = Ваш шанс на перемогу з кожним варіантом (> — ваш вибір у грі):
mistakes-next = Enter: наступне питання. p: грати далі звідси. q: вийти.
mistakes-practice-here = Щоб відповісти на них зараз, для тренування, додайте --all.
mistakes-unkept = Питання з ваших ігор не вдається зберегти: { $why }
given-none-here = Ще нічого не відомо. Щоб проаналізувати свої ігри, запустіть «oriflamme mistakes».
misuse-mine = { $option } mine: ваша сила ще невідома ({ $n } з { $least } потрібних ігор)

## What a table’s webhook posts (of the server, not of the terminal)

hook-full = За столом зібралися всі гравці
hook-begun = Гра почалася
hook-table = Стіл: { $player }
hook-days = { $n ->
        [one] { $n } день
        [few] { $n } дні
        [many] { $n } днів
       *[other] { $n } дня
    }
hook-hours = { $n ->
        [one] { $n } година
        [few] { $n } години
        [many] { $n } годин
       *[other] { $n } години
    }
hook-minutes = { $n ->
        [one] { $n } хвилина
        [few] { $n } хвилини
        [many] { $n } хвилин
       *[other] { $n } хвилини
    }
