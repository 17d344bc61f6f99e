# terminal.ftl: what only the terminal says.
#
# short-KIND: a name of at most 8 columns, for a card in the Queue.
# Keys stay as they are in every language; the lines of keys have at most 78 columns.

## Short names

short-archer = Лучница
short-soldier = Солдат
short-spy = Шпион
short-heir = Наследн.
short-lord = Лорд
short-shapeshifter = Перевёр.
short-assassination = Убийство
short-royal-decree = Указ
short-ambush = Засада
short-conspiracy = Заговор
short-prince = Принц
short-twin = Близнец
short-schemer = Интриг.
short-queen = Королева
short-cutthroat = Головор.
short-apothecary = Аптекарь
short-felon = Преступ.
short-impersonation = Подмена
short-bribery = Подкуп
short-plot = Комбин.
short-trap = Ловушка

## Roles, behind a name in brackets

role-you = вы
role-standin = играет бот
role-away = не за столом

## The line of keys

keys-place = 1-7 карта  ←→ место  Enter положить  Tab обзор  ? инфо  l журнал  q выйти
keys-reveal = k оставить  r открыть  Enter решить  Tab обзор  ? инфо  l журнал  q выйти
keys-pick = ←→ выбор  Enter решить  Tab обзор  ? инфо  l журнал  q выйти
keys-wait = n шаг  Пробел до моего хода  Tab обзор  ? инфо  l журнал  q выйти
keys-wait-step = n следующий ход  Пробел дальше  Tab обзор  ? инфо  l журнал  q выйти
keys-wait-table = Пробел далее  w позвать бота  / чат  Tab обзор  ? инфо  l журнал  q выйти
keys-look = ←→ двигаться  ↑↓ Ряд, семьи, рука, отложенные  ? инфо  Tab назад  q выйти
keys-held = Enter отправить сейчас  u взять назад
keys-over = e итог  n новая игра  v просмотр  l журнал  ? клавиши  q выйти
keys-over-table = e итог  r реванш  v просмотр  l журнал  / чат  ? клавиши  q выйти
keys-lobby = s начать  f посадить ботов на свободные места  / чат  q выйти
keys-lobby-guest = / чат  q выйти
keys-lobby-watch = q выйти
keys-watch = Пробел промотать  Tab обзор  ? инфо  l журнал  q выйти
keys-review = ←→ шаг  ↑↓ раунд  a-e o x глаза  A анализ  p игра  l журнал  ? инфо  q уйти
keys-review-end = ←→ шаг  ↑↓ раунд  a-e o x глаза  A анализ  r места  l журнал  ? инфо  q уйти
keys-box = ↑↓ j k прокрутка  q, Esc или другая клавиша закрывает

## Prompts of the terminal

held = { $what } (Enter отправляет сразу, u берёт назад)
sent = Отправлено. Ждём ответа…
confirm-leave = Выйти из игры?
confirm-leave-saved = Игра сохранена. Чтобы продолжить её, введите «oriflamme play --resume».
confirm-leave-server = Место остаётся вашим: вернитесь по той же ссылке.
confirm-keys = Enter или y: выйти. Любая другая клавиша: остаться.
too-small = Столу нужны 80 столбцов и 24 строки; в этом окне { $columns } и { $rows }. Увеличьте его, запустите с --plain или нажмите q, чтобы выйти.
typed-nonsense = «{ $text }» — не решение. ? объясняет, как их записывают.
typed-no-option = «{ $text }» сейчас невозможно.
not-saved = Игру не удаётся сохранить: { $why }
link-offline = НЕТ СВЯЗИ
link-lost = Связь потеряна ({ $why }). Соединяемся снова; ваше место в безопасности.
link-lost-unsent = Ещё не подтверждено ({ $why }). Соединяемся снова; решение не пропадёт и будет засчитано один раз.
seat-link = Секретная ссылка на ваше место; сохраните её, второй раз она не появится: { $link }
connecting = Соединение с { $host }…

## What a server refuses, by its code (docs/protocol.md)

refused-seats-open = Сначала заполните все места.
refused-not-maker = Это может сделать только хозяин стола.
refused-not-seated = Это могут делать только игроки.
refused-seat-taken = Это место занято, или свободных нет.
refused-bad-rules = Таких правил нет. Возможны base, ablaze, mix или mix: и десять букв.
refused-bad-clock = Такого времени на решение нет. Можно от 5s до 600s, от 1d до 14d или none.
refused-wrong-phase = Сейчас это сделать нельзя.
refused-player-here = Бот может сыграть за игрока, только если его нет уже несколько минут, и только в игре без ограничения времени.
refused-too-fast = Слишком быстро. Подождите немного.
refused-bad-name = Это имя не подходит.
refused-bad-token = Эта ссылка не от этого стола.
refused-no-table = Такого стола нет.
refused-bad-protocol = Сервер другой версии. Обновите программу или сервер.
refused-illegal = Среди ваших вариантов такого нет.
refused-not-asked = Сейчас решает другой игрок.

## Why, inside a sentence

why-refused = сервер отклоняет соединение
why-unreachable = сервер недоступен
why-silent = сервер не отвечает
why-hung-up = сервер закрыл соединение
why-no-host = такого сервера нет
why-certificate = сертификат сервера не вызывает доверия
why-full = диск переполнен
why-forbidden = в эту папку нельзя писать
why-missing = такого файла нет
why-link = ссылка на стол выглядит так: https://СЕРВЕР/table/ID
why-link-token = ключ в ссылке повреждён

## Refusals of play, join, watch and review, behind “oriflamme COMMAND: ”

cli-unreachable = нет соединения с { $host }: { $why }
cli-no-resume = нет неоконченной игры, которую можно продолжить
cli-cannot-resume = не удаётся продолжить { $file }: { $why }
why-none-saved = здесь ни одной не сохранено
cli-no-review = здесь ещё не сыграно ни одной игры
cli-cannot-read = не удаётся прочитать { $file }: { $why }
cli-bad-record = { $file } не является записью игры: { $why }
cli-table-link = это ссылка на стол, а не на место: укажите --name, чтобы сесть, или используйте watch
cli-seat-link = это ссылка на место: используйте join
cli-name-length = в --name от 1 до 24 знаков
cli-resume-alone = --resume продолжает игру как есть: уберите остальные параметры
why-no-memory = не хватает памяти
why-no-terminal = терминал недоступен
why-ended = игра закончилась

## Hot seat

curtain-title = { $player }, ваш ход
curtain-text = Пусть остальные не смотрят. Ваши карты покажет клавиша { $key }.
curtain-plain = { $player }, ваш ход. Пусть остальные не смотрят; затем нажмите Enter.

## Lobby

lobby-title = Ждём игроков
lobby-seat-open = свободно
lobby-seat-human = { $player }
lobby-seat-bot = { $player }, бот
lobby-wait = Ждём, пока хозяин стола начнёт игру.

## Explaining

help-title = Пояснения
help-keys-title = Клавиши
help-keys =
    1–7            выбрать карту из руки (или ↑ ↓)
    ← →            выбрать место или вариант; [ ] начало и конец
    Enter          решить; какое-то мгновение u ещё отменяет, Enter отправляет
    k  r           оставить, открыть
    Tab            осмотреться: Ряд, семьи, рука, отложенные; ? объясняет
    Пробел         промотать до вашего следующего решения
    n              шаг за шагом: следующий ход другого игрока; Пробел завершает
    l              весь журнал; / ищет в нём
    e  v  n        после игры: итог, просмотр, новая игра
    Ctrl-L         нарисовать экран заново
    q, Ctrl-C      выйти
    Мышь тоже работает: щёлкните отмеченное, ещё раз — решить; колёсико двигает.
help-notation-title = Решения текстом
help-notation =
    Наберите решение и нажмите Enter:
    S<  S>  S^3    Солдат перед всеми, после всех, на место 3
    2+  2!         оставить, открыть карту на месте 2
    x3  $3  =3     карта на месте 3: устранить, забрать у владельца, скопировать
    m3, затем >2   переместить карту с места 3 в промежуток 2
    &3  &+  *3     Комбинация: применить эффект, взять одно; подкупить
help-cards-title = Карты этой игры
help-card = { $name }: { $does }
help-hidden = Эта карта закрыта. Её знает только владелец.
log-title = Журнал

## The end

over-title = Игра окончена
over-line = { $rank }. { $player }: { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, { $tops ->
        [one] { $tops } верхняя карта
        [few] { $tops } верхние карты
        [many] { $tops } верхних карт
       *[other] { $tops } верхней карты
    }
over-unplayed = не сыграна: { $cards }
over-aside = отложено: { $cards }
over-saved = Запись игры: { $path }
resume-hint = Игра сохранена. Чтобы продолжить её, введите «oriflamme play --resume».

## Review

review-bar = Решение { $n } из { $total }
review-as-truth = все карты открыты
review-as-public = глазами зрителя
review-as-seat = глазами игрока: { $player }
review-start = Карты розданы.
review-not-known = Эта запись не говорит, что знал этот игрок: { $player }.

## Plain lines

plain-welcome = Oriflamme. { $rules }, игроков: { $seats }. Шесть раундов; побеждает тот, у кого больше всего влияния.
plain-opponents = Соперники: { $players }.
plain-players = За столом: { $players }.
plain-how = Наберите число или решение записью. Enter повторяет вопрос, t — стол, l — журнал, ? — пояснения, q — выйти.
plain-how-table = Кроме того: w просит бота вместо отсутствующего игрока, /ТЕКСТ пишет в чат.
plain-round = --- Раунд { $n } из 6: { $phase } ---
plain-influence = Влияние: { $list }
plain-hand = Ваша рука: { $cards }.
plain-choose-card = Какую карту?
plain-where = Куда положить { $card-acc }?
plain-no-choice = Такого варианта нет. Наберите число от 1 до { $n } или нажмите Enter, чтобы повторить вопрос.
plain-back = b возвращает к выбору карты.
plain-leave = Выйти из игры? y (да) или n (нет):
plain-yes = y
plain-bye = До встречи!
plain-ended = Входные данные закончились.
plain-ranks = Места по влиянию:
plain-again = Та же раздача: --seed { $seed }
plain-opened = Все карты открыты:
plain-commands = Enter — шаг, - — назад, число переносит туда, r1–r6 — к раунду; a–e, x (все карты) и o (зритель) выбирают, чьими глазами; t — стол, l — журнал, /СЛОВО ищет в нём, A — чего стоил каждый вариант, p — играть дальше, q — выйти.
plain-now = Сейчас разыгрывается место { $place }
plain-empty = нет

## A place with what lies beneath ($cards: a list of beneath and beneath-laden)

beneath = { $card }
beneath-laden = { $card }, { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }
place-with-beneath = { $place }: { $cards }

## replay: a record told in words; suggest: what a bot thinks ($ask: the question in the notation)

replay-title = Oriflamme, { $rules }, игроков: { $n }
replay-title-date = Oriflamme, { $rules }, игроков: { $n }, { $date }
replay-as-public = Глазами зрителя.
replay-as-seat = Глазами игрока: { $player }.
replay-round = Раунд { $n }, начинает { $player }
replay-influence = Влияние после раунда { $n }:
replay-next = Далее решает { $player }.
replay-nothing = Ничего не происходит.
suggest-asked = Решает { $player }: { $ask }
suggest-asked-other = Решает { $player } ({ $ask }), а не { $other-player }.
suggest-asked-public = Решает { $player } ({ $ask }); глазами зрителя.
suggest-nobody = Игра окончена.
suggest-wins = победы
suggest-option = вариант
suggest-bot = ({ $bot })
suggest-bot-searched = ({ $bot }, итераций: { $n })
suggest-none = Чужих закрытых карт нет.
suggest-place = место
suggest-depth = глубина
suggest-owner = владелец
suggest-influence = влияние
suggest-may-be = что это может быть
suggest-share = { $card } { $n }%

plain-lobby-commands = s начинает, f сажает ботов на свободные места, remove b освобождает место b, seats 4 меняет число мест, rules mix меняет карты, clock 60s, 2d или none меняет время на решение, forget удаляет ваше имя и всё, что вы написали, /ТЕКСТ пишет в чат, Enter говорит, кто здесь, q — выйти.
plain-over-commands = r просит реванш, e — итог, v — просмотр игры, /ТЕКСТ пишет в чат, q — выйти.

## Saving, told truthfully

mark-unsaved = НЕ СОХРАНЕНО: { $why }
saved-again = Игра снова сохранена.
confirm-leave-unsaved = Игра НЕ сохранена ({ $why }). Всё после последнего сохранения пропадёт.
confirm-leave-over = Игра окончена, поэтому вы ничего не потеряете.
confirm-leave-watching = Вы только смотрите, поэтому ничего не потеряете.
unfinished-game = У вас есть неоконченная игра. Чтобы продолжить её, введите «oriflamme play --resume».

## More lines of keys

keys-curtain = q выйти
keys-box-log = ↑↓ j k прокрутка  / искать  n дальше  q, Esc или другая клавиша закрывает

## A server’s table

another-game = Начинается новая игра.
next-game = Число игроков в следующей игре: { $n }.
link-not-yet = Ещё нет связи ({ $why }). Пробуем снова.
link-lost-watching = Связь потеряна ({ $why }). Пробуем снова.
lobby-maker = Отправьте ссылку друзьям. Нажмите s, чтобы начать игру, или f, чтобы посадить ботов на свободные места.
lobby-watch = Вы зритель. Ждём, пока хозяин стола начнёт игру.
rematch-mine = Вы хотите реванша. Ждём остальных…
rematch-theirs = За реванш: { $players }. Нажмите r, чтобы согласиться.
rematch-both = Вы и { $players } хотите реванша. Ждём остальных…
help-table-title = Стол на сервере
help-table =
    s              начать игру (хозяин стола)
    f              боты на свободные места
    /              чат
    w              попросить бота вместо отсутствующего
    r              после игры: попросить реванша или согласиться

## Looking around

look-family = { $player }: влияние { $n }, карт в руке { $cards }. Сброшено: { $pile }.
look-family-open = { $player }: влияние { $n }, карт в руке { $cards }: { $hand }. Отложено: { $aside }. Сброшено: { $pile }.
look-twin = Близнеца ещё нет в Ряду.
search-none = В журнале нет «{ $text }».

## More plain lines

plain-how-watching = Вы зритель. t — стол, l — журнал, ? КАРТА объясняет карту, q — выйти.
plain-help =
    Ответ — число или запись (S>, 2!, x3).
    Enter или .    повторить вопрос
    t              весь стол
    l              журнал
    ? S, ? Шпион   карта и её толкования
    ? 3            карта на месте 3
    ??             все карты этой игры
    g              о чём эта игра
    b              от места назад к карте
    q              выйти
plain-no-card = «{ $text }» — не карта этой игры и не место в Ряду. Наберите ??, чтобы увидеть все карты.
plain-too-long = Эта строка слишком длинная, поэтому она пропущена.
plain-not-now = «{ $text }» сейчас ничего не делает. Enter скажет, что происходит, ? — пояснения, q — выйти.
plain-after = n — новая игра, e — итог, v — просмотр этой игры, q — выйти.
plain-rules = Правила: { $rules }
plain-clock = Осталось времени: { $left }
plain-first = первый игрок
plain-decides = сейчас решение

## A newcomer’s page

help-game-title = Игра в десяти строках
help-game =
    Цель: получить больше всего влияния после шести раундов.
    Каждый раунд все выкладывают по одной закрытой карте: в начало Ряда, в конец
    или на свою карту. Получается стек, а карта под ней ждёт.
    Затем Ряд разыгрывают с начала, место за местом.
    Если ваша карта закрыта, вы оставляете её и добавляете на неё 1 очко влияния
    или открываете и забираете с неё всё влияние. Тогда карта действует.
    Открытый персонаж остаётся и действует каждый раунд. Интрига действует раз и уходит.
    Карты в Ряду остаются на следующий раунд.
    Три из десяти ваших карт отложены наугад: их никто не сыграет.
    В конце влияние на картах сгорает. Побеждает тот, у кого больше всего влияния.
new-here = Впервые здесь? Нажмите ?: игра в десяти строках; «oriflamme play --coach» — игра с наставником.
new-here-plain = Впервые здесь? Наберите g — игра в десяти строках; «oriflamme play --coach --plain» — игра с наставником.

## Review, continued

help-review-title = Клавиши просмотра
help-review =
    ← →            решение назад или вперёд (или Пробел)
    ↑ ↓            раунд назад или вперёд; 1–6 — к раунду
    Home End       раздача, конец
    a–e            глазами игрока; o как зритель; x все карты
    A              чего стоил каждый вариант и почему
    Tab            обзор: Ряд, семьи, рука, отложенные
    l  /           журнал; искать в нём
    r              в конце: итог
    p              играть отсюда дальше
    q              назад
review-beyond = В этой записи только { $n ->
        [one] { $n } решение
        [few] { $n } решения
        [many] { $n } решений
       *[other] { $n } решения
    }: вот конец.

## Tables of a server, continued

no-tables = Публичных столов сейчас нет. Чтобы создать стол, введите «oriflamme host --public».
my-turn = ваш ход
no-own-tables = Ваш пропуск не открывает там ни одного места.
pass-shown = Ваш пропуск на { $host }. У кого есть эта ссылка, тот может играть там на ваших местах. Откройте её на другом устройстве:
pass-lost = Берегите его: потерянный пропуск никто не вернёт.
pass-none = Здесь нет пропуска для { $host }. Он появится, когда вы сядете за стол.
pass-would-lose = На этом компьютере уже есть пропуск для { $host }. Компьютер потерял бы ваши места за этими столами:
pass-replace = Ничего не изменено. Сначала сохраните тот пропуск (его показывает «oriflamme pass»), затем добавьте --replace.
pass-taken = Теперь этот компьютер использует этот пропуск на { $host }.
pass-bad = это не пропуск: нужны 32 знака (0–9, a–f) или ссылка, которая ими кончается
pass-forgotten = Ваше имя и ваши сообщения удалены: { $n ->
        [one] { $n } стол
        [few] { $n } стола
        [many] { $n } столов
       *[other] { $n } стола
    }. Места остаются вашими.
now-watching = Теперь вы зритель: { $why }
lobby-seconds = Секунд на решение: { $n }.
lobby-days = Дней на решение: { $n }.
lobby-no-clock = Без ограничения времени.
lobby-no-help = За этим столом нельзя спрашивать совета у бота.
lobby-link = Ссылка для друзей: { $link }
lobby-seat-kept = Ваше место сохранено. Чтобы вернуться к нему, введите «oriflamme join».

## Links

cli-no-link = это не ссылка на стол: { $why }
cli-no-seat = нет места, к которому вернуться: { $why }

## The coach

coach-title = Наставник
coach-keys = Enter — дальше; x — больше без подсказок.
coach-says = Наставник: { $text }

## A command line that cannot be meant ($option: as it is typed; $text: what was given)

misuse-usage = использование: { $usage }
misuse-details = Подробнее: oriflamme { $command } --help
misuse-option = неизвестный параметр: { $text }
misuse-flag = { $option } не принимает значения
misuse-no-value = для { $option } нужно значение: { $text }
misuse-missing = не хватает аргумента
misuse-extra = лишний аргумент: { $text }
misuse-quotes = слишком много аргументов: позиция — это один, возьмите её в кавычки
misuse-number = { $option } — это число от { $least } до { $most }, а не { $text }
misuse-seat = { $option } — это буква места от a до e, а не { $text }
misuse-reader = { $option } — это буква места от a до e (- для зрителя), а не { $text }
misuse-lang = --lang — это en, pl, uk, ru или fr, а не { $text }
misuse-rules = --rules, позиция { $n }: правила — это base, ablaze, mix или mix: и десять букв; дальше могут стоять +schemer2 и фора, например +a5
misuse-bots = { $option }, позиция { $n } в { $text }: { $why }
misuse-the-bots = Боты:
misuse-humans = --humans — это не больше пяти имён через запятую: { $why }
misuse-opponents = --bots называет { $bots }, а соперников при { $seats } местах должно быть { $opponents }
misuse-sum = --humans называет { $humans }, --bots { $bots }: вместе это не { $seats }, как говорит --seats
misuse-crowd = --humans называет { $humans }, а мест { $seats }
misuse-save = SAVE и --take-over указывают вместе с --resume
misuse-coach = у --coach своя игра: уберите остальные параметры
misuse-server = это не адрес сервера: { $text }; он выглядит так: https://СЕРВЕР
misuse-first = { $option } { $text }: за этим столом нет такого места
misuse-host-seats = --seats — это от 2 до 5 мест, а не { $n }
misuse-clock = --clock — это от 5s до 600s, от 1d до 14d либо none, а не { $text }

## Reasons inside those sentences

why-open-elsewhere = она открыта в другом окне
why-not-locked = её не удаётся заблокировать
why-other-window = её другое окно не закрывается
why-no-home = переменная HOME не задана
why-path-long = путь к папке слишком длинный
why-names-taken = все имена файлов заняты
why-unreadable = её невозможно прочитать
why-not-whole = не все её карты известны
why-stays-open = отсюда нельзя закрыть её другое окно
why-bot = такого бота нет
why-bots-many = этих ботов слишком много
why-budget = бюджет — это 500 или 500it (итерации), 10ms или 1s
why-budget-hour = решение длится не больше часа
why-budget-unit = после числа может стоять только it, ms или s
why-budget-none = этот бот не ищет, и бюджета у него нет
why-name-empty = одно пустое
why-name-long = одно слишком длинное
why-name-space = у одного пробел на краю
why-name-letters = в одном есть знак, которого не примет запись игры
why-names-many = их больше
why-names-same = два одинаковы

## Saved games

cli-open-elsewhere = { $file } открыт в другом окне (процесс { $n }); --take-over закроет его там
cli-taken = эту игру перехватило другое окно
saves-unreadable = не удаётся прочитать: { $why }
saves-open = открыта в процессе { $n }

## Kinds, sets and lists

list-semicolon = { $first }; { $second }
name-role = { $name } ({ $role })
kind-character = Персонаж
kind-intrigue = Интрига
set-base = Базовая игра
set-ablaze = Пламя войны
set-mix = Оба набора вместе

## A decision that is none

error-not-option = Среди ваших вариантов такого нет.

## The games played here

over-not-kept = Игру не удаётся сохранить здесь: { $why }
cli-no-game-yet = за этим столом ещё не сыграно ни одной игры
why-no-seat = отсюда ещё не занимали ни одного места
games-seats = Ваши места за столами на серверах:
games-older = { $n ->
        [one] Ещё { $n } более старая игра не показана.
        [few] Ещё { $n } более старые игры не показаны.
        [many] Ещё { $n } более старых игр не показано.
       *[other] Ещё { $n } более старой игры не показано.
    }
games-none = Здесь ещё не сыграно ни одной игры. Начните с «oriflamme play».

## Step by step, and the settings ($names, $values: as they are typed)

plain-step = Enter рассказывает о следующем ходе, c — об остальных без остановок.
config-line = { $file }:{ $n }: должно быть «имя = значение», а не { $text }
config-unknown = { $file }:{ $n }: неизвестная настройка { $text }; настройки: { $names }
config-value = { $where }: возможные значения { $values }, а не { $text }

## Deals by link

deal-daily = Раздача дня за { $date } (UTC). Засчитывается первая попытка: решение нельзя взять назад.
deal-counts = Эта раздача одинакова для всех, у кого есть ссылка на неё. Засчитывается первая попытка: решение нельзя взять назад.
deal-practice = Тренировка: эта раздача уже сыграна, и в этот раз она не засчитывается.
deal-result = Oriflamme, раздача { $deal }: { $rank } место из { $seats }. Ваш результат, который другие могут проверить и сравнить:
deal-played = Эта раздача уже сыграна. Чтобы сыграть её ещё раз для тренировки, добавьте --again.
misuse-deal = --deal задаёт правила, места, ботов и первого игрока: уберите параметры для них
misuse-again = для --again нужен --deal
misuse-date = { $option } — это день от 2026-11-01 до сегодня (UTC) в виде ГГГГ-ММ-ДД, а не { $text }

## Мои ошибки и моя сила

mistakes-looking = анализирую игру { $n } из { $of }
mistakes-head = Вопрос { $n } из { $of }, из вашей игры ({ $date })
mistakes-ask = Что вы сделаете? Введите номер или запись; q — выйти.
mistakes-values = Ваш шанс на победу с каждым вариантом (> — ваш выбор в игре):
mistakes-next = Enter: следующий вопрос. p: играть дальше отсюда. q: выйти.
mistakes-practice-here = Чтобы ответить на них сейчас, для тренировки, добавьте --all.
mistakes-unkept = Вопросы из ваших игр не удаётся сохранить: { $why }
given-none-here = Пока ничего не известно. Чтобы проанализировать свои игры, запустите «oriflamme mistakes».
misuse-mine = { $option } mine: ваша сила пока неизвестна ({ $n } из { $least } нужных игр)

## What a table’s webhook posts (of the server, not of the terminal)

hook-full = За столом собрались все игроки
hook-begun = Игра началась
hook-table = Стол: { $player }
hook-days = { $n ->
        [one] { $n } день
        [few] { $n } дня
        [many] { $n } дней
       *[other] { $n } дня
    }
hook-hours = { $n ->
        [one] { $n } час
        [few] { $n } часа
        [many] { $n } часов
       *[other] { $n } часа
    }
hook-minutes = { $n ->
        [one] { $n } минута
        [few] { $n } минуты
        [many] { $n } минут
       *[other] { $n } минуты
    }
