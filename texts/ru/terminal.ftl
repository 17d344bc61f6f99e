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
role-standin = вместо игрока бот
role-away = не за столом

## The line of keys

keys-place = 1-7 карта  ←→ место  [ ] края  Enter положить  Tab обзор  ? описание  q выйти
keys-reveal = k оставить  r открыть  ←→ выбор  Enter решить  Tab обзор  ? описание  q выйти
keys-pick = ←→ выбор  Enter решить  Tab обзор  ? описание  l журнал  q выйти
keys-wait = Пробел до моего хода  Tab обзор  ? описание  l журнал  q выйти
keys-wait-table = Пробел промотать  w бот за отсутствующего  / чат  Tab обзор  ? опис.  q выйти
keys-look = ←→ двигаться  ? описание этой карты  Tab назад  l журнал  q выйти
keys-held = Enter отправить сейчас  u взять назад
keys-over = n новая игра  v просмотр  l журнал  ? клавиши  q выйти
keys-over-table = r реванш  v просмотр  l журнал  / чат  ? клавиши  q выйти
keys-lobby = s начать  f посадить ботов на свободные места  / чат  q выйти
keys-lobby-guest = / чат  q выйти
keys-watch = Пробел промотать  Tab обзор  ? описание  l журнал  q выйти
keys-review = ←→ шаг  ↑↓ раунд  Home End  a-e игрок  t всё  o зритель  p играть  q выйти
keys-box = ↑↓ прокрутка  любая другая клавиша закрывает

## Prompts of the terminal

held = { $what } (Enter отправляет сразу, u берёт назад)
sent = Отправлено. Ждём стол…
confirm-leave = Выйти из игры?
confirm-leave-saved = Игра сохранена: «oriflamme play --resume» продолжит её.
confirm-leave-server = Место остаётся вашим: вернитесь по той же ссылке.
confirm-keys = Enter или y: выйти. Любая другая клавиша: остаться.
too-small = Столу нужно 80 столбцов и 24 строки, а здесь { $columns } на { $rows }. Увеличьте окно или используйте --plain.
typed-nonsense = «{ $text }» не решение. ? объясняет, как их записывают.
typed-no-option = «{ $text }» сейчас невозможно.
not-saved = Игру не удаётся сохранить: { $why }
link-offline = НЕТ СВЯЗИ
link-lost = Связь потеряна ({ $why }). Пробуем снова; место за вами.
link-lost-unsent = Ещё не отправлено ({ $why }): пробуем снова. Решение будет отправлено один раз.
seat-link = Ссылка на ваше место; сохраните её, второй раз она не появится: { $link }
connecting = Соединение с { $host }…

## What a server refuses, by its code (docs/protocol.md)

refused-seats-open = Есть ещё свободные места: сначала заполните их.
refused-not-maker = Это может только тот, кто создал стол.
refused-not-seated = Это могут только игроки.
refused-seat-taken = Свободных мест нет.
refused-wrong-phase = Не в этот момент игры.
refused-player-here = Этот игрок за столом и не опаздывает.
refused-too-fast = Слишком много сразу: помедленнее, пожалуйста.
refused-bad-name = Это имя не подходит.
refused-bad-token = Эта ссылка не от этого стола.
refused-no-table = Такого стола нет.
refused-bad-protocol = Сервер другой версии: обновите одну из сторон.
refused-illegal = Среди ваших вариантов такого нет.
refused-not-asked = Сейчас решает другой игрок.

## Hot seat

curtain-title = { $player }, ваш ход
curtain-text = Остальные сейчас не смотрят. Enter покажет ваши карты.
curtain-plain = { $player }, ваш ход. Остальные не смотрят; затем нажмите Enter.

## Lobby

lobby-title = Ждём игроков
lobby-seat-open = { $seat }: свободно
lobby-seat-human = { $seat }: { $player }
lobby-seat-bot = { $seat }: { $player }, бот
lobby-wait = Игру начнёт тот, кто создал стол.

## Explaining

help-title = Пояснения
help-keys-title = Клавиши
help-keys =
    1 до 7         выбрать карту из руки (или ↑ ↓)
    ← →            выбрать место или вариант; [ ] начало и конец
    Enter          решить; какое-то мгновение u ещё берёт назад
    k  r           оставить, открыть
    Tab            осмотреть стол; ? объясняет карту под курсором
    Пробел         промотать до вашего следующего решения
    l              весь журнал
    Ctrl-L         перерисовать экран
    q, Ctrl-C      выйти; игра сохранена
    Мышь тоже работает: щёлкните отмеченное, ещё раз — чтобы решить.
help-notation-title = Решения текстом
help-notation =
    Наберите решение и нажмите Enter:
    S<  S>  S^3    Солдат перед всеми, после всех, на место 3
    2+  2!         оставить, открыть карту на месте 2
    x3  $3  =3     карта на месте 3: устранить, обокрасть владельца, скопировать
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
resume-hint = Сохранено. «oriflamme play --resume» продолжит игру.

## Review

review-bar = Решение { $n } из { $total }
review-as-truth = все карты открыты
review-as-public = глазами зрителя
review-as-seat = так, как видел игрок { $player }
review-start = Карты розданы.
review-not-known = Эта запись не знает, что знал игрок { $player }.

## Plain lines

plain-welcome = Oriflamme, { $rules }, мест за столом: { $seats }. Шесть раундов; побеждает наибольшее влияние.
plain-opponents = Соперники: { $players }.
plain-players = За столом: { $players }.
plain-how = Отвечайте номером или записью решения. ? объясняет карты, t описывает стол, l показывает журнал, q завершает.
plain-how-table = Кроме того: vote просит бота за отсутствующего игрока, say ТЕКСТ пишет в чат.
plain-round = --- Раунд { $n } из 6: { $phase } ---
plain-influence = Влияние: { $list }
plain-hand = Ваша рука: { $cards }.
plain-aside = Отложенные: { $cards }.
plain-choose-card = Какую карту?
plain-where = Куда положить { $card-acc }?
plain-no-choice = Такого варианта нет: номер от 1 до { $n }, ? объясняет карты, q завершает.
plain-back = b возвращает к выбору карты.
plain-leave = Выйти из игры? y (да) или n (нет):
plain-yes = y
plain-bye = До встречи!
plain-ended = Входные данные закончились.
plain-ranks = Места по влиянию; при равенстве выше тот, у кого больше верхних карт в Ряду:
plain-again = Та же раздача: --seed { $seed }
plain-opened = Все карты открыты:
plain-commands = Enter дальше, - назад, номер переносит туда; a до e, t и o выбирают, чьими глазами; p играет дальше, q завершает.
plain-now = Сейчас разыгрывается место { $place }
plain-empty = нет
plain-lobby-commands = start начинает, fill сажает ботов на свободные места, say ТЕКСТ пишет в чат, q завершает.
plain-over-commands = rematch просит реванш, say ТЕКСТ пишет в чат, q завершает.

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

replay-title = Oriflamme, { $rules }, мест: { $n }
replay-title-date = Oriflamme, { $rules }, мест: { $n }, { $date }
replay-as-public = Так, как это видит зритель.
replay-as-seat = Так, как это видит { $player }.
replay-round = Раунд { $n }, начинает { $player }
replay-influence = Влияние после раунда { $n }:
replay-next = Далее решает { $player }.
replay-nothing = Ничего не происходит.
suggest-asked = Решает { $player }: { $ask }
suggest-asked-other = Решает { $player } ({ $ask }), а не { $other-player }.
suggest-asked-public = Решает { $player } ({ $ask }); это взгляд зрителя.
suggest-nobody = Игра окончена: никто не решает.
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
suggest-share = { $card } { $n } %
