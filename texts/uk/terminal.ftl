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
role-standin = замість гравця бот
role-away = немає за столом

## The line of keys

keys-place = 1-7 карта  ←→ місце  [ ] краї  Enter покласти  Tab огляд  ? опис  q вийти
keys-reveal = k лишити  r відкрити  ←→ вибір  Enter вирішити  Tab огляд  ? опис  q вийти
keys-pick = ←→ вибір  Enter вирішити  Tab огляд  ? опис  l журнал  q вийти
keys-wait = Пробіл до мого ходу  Tab огляд  ? опис  l журнал  q вийти
keys-wait-table = Пробіл промотати  w бот замість відсутнього  / чат  Tab огляд  ? опис  q вийти
keys-look = ←→ рухатися  ? опис цієї карти  Tab назад  l журнал  q вийти
keys-held = Enter надіслати зараз  u відкликати
keys-over = n нова гра  v перегляд  l журнал  ? клавіші  q вийти
keys-over-table = r реванш  v перегляд  l журнал  / чат  ? клавіші  q вийти
keys-lobby = s почати  f посадити ботів на вільні місця  / чат  q вийти
keys-lobby-guest = / чат  q вийти
keys-watch = Пробіл промотати  Tab огляд  ? опис  l журнал  q вийти
keys-review = ←→ крок  ↑↓ раунд  Home End  a-e гравець  t усе  o глядач  p грати  q вийти
keys-box = ↑↓ прокрутка  будь-яка інша клавіша закриває

## Prompts of the terminal

held = { $what } (Enter надсилає одразу, u відкликає)
sent = Надіслано. Чекаємо на стіл…
confirm-leave = Вийти з гри?
confirm-leave-saved = Гру збережено: «oriflamme play --resume» продовжить її.
confirm-leave-server = Місце лишається вашим: поверніться за тим самим посиланням.
confirm-keys = Enter або y: вийти. Будь-яка інша клавіша: лишитися.
too-small = Столу потрібно 80 стовпців і 24 рядки, а тут { $columns } на { $rows }. Збільште вікно або скористайтеся --plain.
typed-nonsense = «{ $text }» не є рішенням. ? пояснює, як їх записують.
typed-no-option = «{ $text }» зараз неможливо.
not-saved = Гру не вдається зберегти: { $why }
link-offline = НЕМАЄ ЗВ’ЯЗКУ
link-lost = Зв’язок утрачено ({ $why }). Пробуємо знову; місце за вами.
link-lost-unsent = Ще не надіслано ({ $why }): пробуємо знову. Рішення буде надіслано один раз.
seat-link = Посилання на ваше місце; збережіть його, вдруге воно не з’явиться: { $link }
connecting = З’єднання з { $host }…

## What a server refuses, by its code (docs/protocol.md)

refused-seats-open = Ще є вільні місця: спершу заповніть їх.
refused-not-maker = Це може лише той, хто створив стіл.
refused-not-seated = Це можуть лише гравці.
refused-seat-taken = Вільних місць немає.
refused-wrong-phase = Не в цей момент гри.
refused-player-here = Цей гравець за столом і не запізнюється.
refused-too-fast = Забагато одразу: повільніше, будь ласка.
refused-bad-name = Це ім’я не підходить.
refused-bad-token = Це посилання не від цього столу.
refused-no-table = Такого столу немає.
refused-bad-protocol = Сервер іншої версії: оновіть одну зі сторін.
refused-illegal = Серед ваших варіантів такого немає.
refused-not-asked = Зараз вирішує інший гравець.

## Hot seat

curtain-title = { $player }, ваш хід
curtain-text = Решта зараз не дивиться. Enter покаже ваші карти.
curtain-plain = { $player }, ваш хід. Решта не дивиться; потім натисніть Enter.

## Lobby

lobby-title = Чекаємо на гравців
lobby-seat-open = { $seat }: вільно
lobby-seat-human = { $seat }: { $player }
lobby-seat-bot = { $seat }: { $player }, бот
lobby-wait = Гру почне той, хто створив стіл.

## Explaining

help-title = Пояснення
help-keys-title = Клавіші
help-keys =
    1 до 7         вибрати карту з руки (або ↑ ↓)
    ← →            вибрати місце чи варіант; [ ] початок і кінець
    Enter          вирішити; якусь мить u ще відкликає
    k  r           лишити, відкрити
    Tab            оглянути стіл; ? пояснює карту під курсором
    Пробіл         промотати до вашого наступного рішення
    l              увесь журнал
    Ctrl-L         перемалювати екран
    q, Ctrl-C      вийти; гру збережено
    Миша теж працює: клацніть позначене, ще раз — щоб вирішити.
help-notation-title = Рішення текстом
help-notation =
    Наберіть рішення й натисніть Enter:
    S<  S>  S^3    Солдат перед усіма, після всіх, на місце 3
    2+  2!         лишити, відкрити карту на місці 2
    x3  $3  =3     карта на місці 3: вилучити, обікрасти власника, скопіювати
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
resume-hint = Збережено. «oriflamme play --resume» продовжить гру.

## Review

review-bar = Рішення { $n } з { $total }
review-as-truth = усі карти відкрито
review-as-public = очима глядача
review-as-seat = так, як бачив гравець { $player }
review-start = Карти роздано.
review-not-known = Цей запис не знає, що знав гравець { $player }.

## Plain lines

plain-welcome = Oriflamme, { $rules }, місць за столом: { $seats }. Шість раундів; перемагає найбільший вплив.
plain-opponents = Суперники: { $players }.
plain-players = За столом: { $players }.
plain-how = Відповідайте номером або записом рішення. ? пояснює карти, t описує стіл, l показує журнал, q завершує.
plain-how-table = Крім того: vote просить бота замість відсутнього гравця, say ТЕКСТ пише в чат.
plain-round = --- Раунд { $n } з 6: { $phase } ---
plain-influence = Вплив: { $list }
plain-hand = Ваша рука: { $cards }.
plain-aside = Відкладені: { $cards }.
plain-choose-card = Яку карту?
plain-where = Куди покласти { $card-acc }?
plain-no-choice = Такого варіанта немає: номер від 1 до { $n }, ? пояснює карти, q завершує.
plain-back = b повертає до вибору карти.
plain-leave = Вийти з гри? y (так) або n (ні):
plain-yes = y
plain-bye = До зустрічі!
plain-ended = Вхідні дані скінчилися.
plain-ranks = Місця за впливом; за рівності перемагає той, у кого більше верхніх карт у Ряду:
plain-again = Та сама роздача: --seed { $seed }
plain-opened = Усі карти відкрито:
plain-commands = Enter далі, - назад, номер переносить туди; a до e, t і o вибирають, чиїми очима; p грає далі, q завершує.
plain-now = Зараз розігрується місце { $place }
plain-empty = немає
plain-lobby-commands = start починає, fill саджає ботів на вільні місця, say ТЕКСТ пише в чат, q завершує.
plain-over-commands = rematch просить реванш, say ТЕКСТ пише в чат, q завершує.

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

replay-title = Oriflamme, { $rules }, місць: { $n }
replay-title-date = Oriflamme, { $rules }, місць: { $n }, { $date }
replay-as-public = Так, як це бачить глядач.
replay-as-seat = Так, як це бачить { $player }.
replay-round = Раунд { $n }, починає { $player }
replay-influence = Вплив після раунду { $n }:
replay-next = Далі вирішує { $player }.
replay-nothing = Нічого не відбувається.
suggest-asked = Вирішує { $player }: { $ask }
suggest-asked-other = Вирішує { $player } ({ $ask }), а не { $other-player }.
suggest-asked-public = Вирішує { $player } ({ $ask }); це погляд глядача.
suggest-nobody = Гру закінчено: ніхто не вирішує.
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
suggest-share = { $card } { $n } %
