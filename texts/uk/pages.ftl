# pages.ftl: what the web page says after games: everything opened, my games, my play.
#
# It comes when it is wanted (loadPages in web/src/game/i18n.ts). Ids begin with page-.

## Everything opened ($place: of the Queue; $n: influence on the card)

page-opened = Що було приховано
page-unplayed = Не зіграна
page-hidden-queue = Приховані в Ряду
page-down-at = місце { $place }, закрита
page-down-at-laden = місце { $place }, закрита, { $n ->
        [one] { $n } очко
        [few] { $n } очки
        [many] { $n } очок
       *[other] { $n } очка
    }
page-covered-at = місце { $place }, накрита
page-covered-at-laden = місце { $place }, накрита, { $n ->
        [one] { $n } очко
        [few] { $n } очки
        [many] { $n } очок
       *[other] { $n } очка
    }

## Friends

page-invited = { $player } запрошує вас до гри.
page-invited-nobody = Вас запрошено до гри.
page-write-name = Напишіть своє ім’я і сідайте.
page-new-here = Уперше тут? Як грати
page-name-first = Спершу напишіть ім’я.
page-sit-here = Сісти тут
page-full = Усі місця зайняті, тож ви спостерігатимете за грою.
page-free-seat = Звільнити це місце
page-free-seat-sure = Звільнити місце: { $player }?
page-forget = Видалити звідси моє ім’я та чат
page-forget-sure = Видалити для всіх і назавжди ваше ім’я та все, що ви написали за цим столом? Ігри й ваше місце залишаться.
page-forget-yes = Видалити
page-stand-up = Встати
page-stand-up-sure = Встати? Ваше місце стане вільним для інших, а ваш рахунок за цим столом буде втрачено.
page-seats-last = Прибрати можна лише останнє місце. Хто на ньому сидить, може встати й зайняти вільне.
page-leave-yes = Залишити
page-leave-sure = Залишити цю гру? Доки ви не повернетеся, за вас грає бот. Місце лишається вашим.
page-leave = Залишити гру
page-copy = Копіювати
page-send = Поділитися
page-host = господар
page-bot = Бот
page-sit = Сісти
page-switch-seats = Пересісти
page-damaged = Цей браузер не може прочитати щось із того, що зберігає для Oriflamme: список ігор, гру, місце чи налаштування. Нічого не видалено: пошкоджений запис лишився у сховищі браузера.
page-start-hint = { $n ->
        [one] Ще вільне { $n } місце: зачекайте на друзів або посадіть туди бота.
        [few] Ще вільні { $n } місця: зачекайте на друзів або посадіть туди ботів.
        [many] Ще вільно { $n } місць: зачекайте на друзів або посадіть туди ботів.
       *[other] Ще вільно { $n } місця: зачекайте на друзів або посадіть туди ботів.
    }
page-no-help = За цим столом не можна питати поради в бота.
page-help = За цим столом можна питати поради в бота.
page-allow-help = Гравці можуть питати поради в бота (усі це бачать)
page-rename = Змінити ім’я
page-share = Надішліть це посилання, щоб запросити інших
page-wait-host = Чекаємо, доки господар столу почне гру.
page-host-away = Господаря немає. Якщо він не повернеться за хвилину, господарем стане наступний присутній гравець.
page-fill = Додати ботів
page-start-game = Почати гру
page-rematch-wants = За реванш: { $players }.
page-rematch-missing = Ще не відповіли: { $players }.
page-next-game = Наступна гра: { $cards } · { $players } · { $pace }.
page-first-drawn = Перший гравець — за жеребом.
page-first-you = Починаєте ви.
page-first-player = Починає { $player }.
page-handicap = Фора
page-handicap-about = Скільки очок впливу має кожен гравець на початку. Слабшим дайте більше.
page-handicap-you = Ви починаєте з { $n ->
        [one] { $n } очком
        [few] { $n } очками
        [many] { $n } очками
       *[other] { $n } очка
    } впливу.
page-handicap-player = { $player } починає з { $n ->
        [one] { $n } очком
        [few] { $n } очками
        [many] { $n } очками
       *[other] { $n } очка
    } впливу.
page-score = { $n ->
        [one] Рахунок після { $n } гри
        [few] Рахунок після { $n } ігор
        [many] Рахунок після { $n } ігор
       *[other] Рахунок після { $n } гри
    }
page-score-wins = Перемоги
page-score-rank = Середнє місце
page-score-influence = Вплив
page-score-number = { $n }
page-all-begun = Кожен уже починав щонайменше раз.
page-begun = Уже починали: { $n } з { $of }.

## My games and my play ($n, $of, $games: how many; $share, $fair: per cent)

page-all = Усі
page-state = Стан
page-going = Тривають
page-search = Пошук за ім’ям або набором
page-shown = Ігри: { $n } з { $of }
page-none = У цьому браузері немає збережених ігор.
page-export = Експортувати всі ігри
page-import = Імпортувати ігри з файлу
page-imported = Додано ігор: { $n }.
page-import-here = Уже були тут: { $n }.
page-import-unreadable = Пропущено, бо їх неможливо прочитати: { $n }.
page-import-no-room = Пропущено, бо бракує місця: { $n }. Цей браузер зберігає до { $most } ігор, якщо вистачає сховища.
page-not-games = У цьому файлі немає ігор. Нічого не змінено.
page-local = Ваші ігри лишаються в цьому браузері. Він зберігає { $most } найновіших.
page-my-play = Моя статистика
page-no-results = Ви ще не завершили жодної гри. Зіграйте одну до кінця, щоб побачити статистику.
page-no-results-here = Жодної з цих ігор не завершено.
page-uncounted = Не враховано: гру з наставником та ігри, продовжені з перегляду.
page-share-time = Перемоги з плином часу
page-share-now = Наразі виграно: { $share } з { $games }. Сама випадковість дала б { $fair } (пунктир).
page-by-set = За набором
page-by-seats = За кількістю гравців
page-by-opponents = За суперниками
page-people = Люди
page-games = Ігри
page-won = Виграно
page-fair = Випадково
page-favourites = Улюблені карти й що вони принесли
page-placed = Викладено
page-brought = Вплив
page-each = У середньому
page-losses = Найдорожчі втрати
page-seats-n = { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
        [many] { $n } гравців
       *[other] { $n } гравця
    }
page-loss = { $card }: разом із картою { $n ->
        [one] згоріло { $n } очко
        [few] згоріло { $n } очки
        [many] згоріло { $n } очок
       *[other] згоріло { $n } очка
    } впливу

## Credits

page-credits-game = Oriflamme та Oriflamme: Ablaze — ігри Адрієна й Акселя Еслінгів, видавництво Studio H. Цю сторінку зробили прихильники гри. Вона не пов’язана ні з авторами, ні з видавцем.
page-credits-ours = Малюнки, програму й тексти ми зробили самі. Вони вільні за ліцензією MIT.
page-credits-others = З подякою за
page-credits-private = Сторінка звертається лише до власного сервера: ні стеження, ні облікових записів. Ігри проти ботів лишаються в цьому браузері.

## An address that leads nowhere

page-lost = Такої сторінки немає
page-lost-about = За цією адресою нічого немає. Можливо, у ній помилка або їй бракує кінця.

## Where there is no JavaScript: all five languages stand in the page (web/scripts/texts.ts)

page-noscript = Oriflamme працює в самій сторінці й потребує JavaScript.

# --- Аналіз закінченої гри, у перегляді ---

page-study-start = Проаналізувати гру
page-study-about = Бот Король грає далі від кожного моменту й з’ясовує, чого було варте кожне рішення. Це триває кілька секунд і робиться на цьому пристрої.
page-study-failed = Не вдалося завантажити аналіз. Спробуйте ще раз.
page-study-graph = Шанси на перемогу
page-study-at = Рішення { $n } з { $total }
page-study-moment = Цей момент
page-study-game = Уся гра
page-study-wait = Аналіз заповнить це за мить.
page-study-over = Гру завершено.
page-study-unjudged = Цей запис не каже, що знав гравець.
page-study-played = зіграно
page-study-all = { $n ->
        [one] { $n } варіант
        [few] Усі { $n } варіанти
        [many] Усі { $n } варіантів
       *[other] Усі { $n } варіанта
    }
page-study-fewer = Менше варіантів
page-study-sample = Шанс на перемогу того, хто вирішує: середнє з { $n ->
        [one] { $n } можливого розкладу
        [few] { $n } можливих розкладів
        [many] { $n } можливих розкладів
       *[other] { $n } можливого розкладу
    }; стандартна похибка { $error } в. п.
page-study-lost = Втрачений шанс на перемогу: { $points } в. п. (± { $error }).
page-study-noise = Різницю може пояснити сама випадковість, тож утрату не рахуємо.
page-study-unclear = { $chosen }% після цього рішення, { $best }% після найкращого (± { $error }): не можна сказати напевно, чи це випадковість.
page-study-why = Чому?
page-study-counting = Догравання ігор до кінця…
page-study-no-reason = У { $n ->
        [one] { $n } парі
        [few] { $n } парах
        [many] { $n } парах
       *[other] { $n } пари
    } ігор ніщо з порахованого не різниться більше, ніж могла б дати випадковість.
page-study-difference = Стандартна похибка різниці { $error }.
page-study-all-facts = Усе, що пораховано
page-study-better = Зіграти кращий хід
page-study-beliefs = Чим за столом вважали закриті карти
page-study-card = { $player }, місце { $place }
page-study-taken = За столом її вважають такою: { $card }, { $share }.
page-study-own = Скільки разом втрачено за { $n ->
        [one] { $n } рішення
        [few] { $n } рішення
        [many] { $n } рішень
       *[other] { $n } рішення
    }; стандартна похибка { $error } в. п.
page-study-made-of = З чого складаються ці числа
page-study-shares-table = Кожен шанс — середнє з { $n ->
        [one] { $n } можливого розкладу
        [few] { $n } можливих розкладів
        [many] { $n } можливих розкладів
       *[other] { $n } можливого розкладу
    }, як міг би гадати глядач; ± — його стандартна похибка.
page-study-shares-truth = Кожен шанс — середнє з { $n ->
        [one] { $n } гри, продовженої
        [few] { $n } ігор, продовжених
        [many] { $n } ігор, продовжених
       *[other] { $n } гри, продовженої
    } звідси, коли всі карти відомі; ± — його стандартна похибка.
page-study-fair = Рівний шанс для кожного; гравців: { $n }.
page-study-deal = Шанс з відкритими картами одразу після роздачі мінус рівний шанс; середнє з { $n ->
        [one] { $n } гри
        [few] { $n } ігор
        [many] { $n } ігор
       *[other] { $n } гри
    }, стандартна похибка { $error } в. п.
page-study-others = Будь-яка інша зміна шансу з відкритими картами: рішення інших і випадковість. Завдяки цьому все сходиться.
page-study-final = Підсумок гри: 100 за перемогу, рівна частка за спільну.
page-study-decision = Рішення
page-study-round = Раунд
page-study-verdict = Оцінка
page-study-end = Кінець

# --- Атлас гри ---

page-atlas = Атлас гри
page-atlas-about = Як бот Король грає кожною картою і що з того виходить: { $games } ігор із самим собою. Так грає цей бот; це не означає, що так треба.
page-atlas-show = Показати атлас
page-atlas-card = Карта
page-atlas-hand = Перемоги з цією картою на руці, у в. п. понад рівний шанс
page-atlas-brings = Скільки впливу карта разом приносить власникові
page-atlas-rounds = Коли її кладуть: шість раундів, у відсотках
page-atlas-slots = Куди її кладуть, у відсотках
page-atlas-front = на початок
page-atlas-back = у кінець
page-atlas-own = на свою карту
page-atlas-kept = Скільки раундів карта лежить закритою, у середньому
page-atlas-struck = Як часто її вилучає чужа карта, у відсотках
page-atlas-down = закритою
page-atlas-up = відкритою
page-atlas-order = Перемоги за порядком ходу в першому раунді, у відсотках
page-atlas-turn = Гравець { $n }
page-atlas-set = Набір і гравці
# --- Help while playing: advice, a question before a blunder, marks on others’ face-down cards.
# $points and $share are figures ---

page-guesses-on = Торкайтеся чужих закритих карт, щоб позначити, чим ви їх вважаєте
page-beliefs-on = Показувати також, що можна припустити за столом
page-takeback-instant = За миттєвої швидкості рішення проти ботів надсилаються одразу.
page-warn = Попереджати мене про грубу помилку
page-warn-never = ніколи
page-warn-points = від { $n } пунктів
page-help-where = Боти допомагають у грі проти ботів і за столами, де це дозволив господар. Ваші позначки лишаються в цьому браузері.
page-advice-thinking = Думаю…
page-advice-of = Ваш шанс на перемогу, якби звідси за всіх грав бот Король, з огляду на те, що ви знаєте.
page-advice-why-not = Чому не так?
page-advice-compared = Цей варіант порівняно з найкращим:
page-advice-fewer = Менше
page-advice-all = Усі варіанти: { $n }
page-warned = Ви певні?
page-warned-loses = Це коштуватиме щонайменше { $points } в. п. шансу на перемогу.
page-warned-better = Бот Король зіграв би так:
page-warned-back = Подумаю ще
page-warned-anyway = Усе одно зробити
page-warned-why = Чому?
page-guess-what = { $player }, місце { $place }: що це за карта?
page-guess-private = Цю позначку бачите лише ви. Наприкінці гри дізнаєтеся, чи вона була правильною.
page-guess-table = Що можна припустити за столом
page-read = Як добре ви читаєте інших гравців
page-read-mine = Вгадано карт: { $n } з { $total } позначених.
page-read-king = У ті самі моменти перша здогадка бота Король була правильною { $n ->
        [one] { $n } раз
        [few] { $n } рази
        [many] { $n } разів
       *[other] { $n } раза
    }. Справжній карті він давав у середньому { $share }.
page-read-card = Карта
page-read-you = Ви

## Step by step

page-next-move = Наступний хід
page-space = Пробіл

## Keys

web-keys-about = Однолітерні скорочення можна вимкнути в налаштуваннях.
web-touch-about = На сенсорному екрані утримуйте карту, щоб прочитати її, або торкніться родини, щоб побачити її скид.
web-key-card = обрати карту з руки
web-key-ends = початок і кінець Ряду
web-key-targets = перебрати варіанти й обрати один
web-key-keep = лишити
web-key-reveal = відкрити
web-key-take-back = відкликати
web-key-explain = пояснити цю карту
web-key-log = журнал
web-key-skip = пропустити анімацію
web-key-hide = сховати мої карти
web-key-mute = увімкнути чи вимкнути звук

## Settings

web-language-auto = Як у браузері
web-theme = Тема
web-theme-auto = Як у системі
web-theme-light = День
web-theme-dark = Свічки
web-text-size = Розмір тексту
web-confirm-how = Перед надсиланням рішення
web-confirm-takeback = Мить, щоб відкликати
web-confirm-ask = Щоразу питати
web-confirm-off = Надсилати одразу
web-direction = Напрямок Ряду
web-direction-ltr = зліва направо
web-direction-rtl = справа наліво
web-sound-auto = Під час гри
web-sound-on = Завжди
web-sound-off = Ніколи
web-volume = Гучність
web-keys-on = Однолітерні клавіатурні скорочення

## My tables and my pass ($name: how I am called there)

page-my-tables = Мої столи на цьому сервері
page-my-none = У вас тут ще немає столу.
page-my-waits = Зараз ходить: { $player }
page-free-seats = Вільні місця за публічними столами
page-my-again = Пам’ять цього браузера стерто, але сервер зберіг для нього перепустку: { $name }, { $n ->
        [one] { $n } стіл
        [few] { $n } столи
        [many] { $n } столів
       *[other] { $n } стола
    }.
page-my-takeback = Повернути мої місця
page-my-notme = Це не я
page-my-offered = У цьому посиланні перепустка: { $name }, { $n ->
        [one] { $n } стіл
        [few] { $n } столи
        [many] { $n } столів
       *[other] { $n } стола
    }. Хто його надіслав, теж може грати на цих місцях. Скористайтеся ним, лише якщо воно ваше.
page-my-use = Скористатися цією перепусткою
page-my-keep = Лишити все як є
page-my-loses = Тоді цей браузер втратив би власну перепустку, а з нею ваші місця за цими столами:
page-my-device = Збережіть свої місця: перенесіть їх на інший пристрій
page-my-how = Відкрийте це посилання на іншому пристрої або відскануйте там код. Хто має посилання, має всі ваші місця. Загубленої перепустки ніхто не поверне.
page-my-copy = Копіювати таємне посилання
page-my-out = Вийти тут
page-my-outsure = Цей браузер забуде вашу перепустку й ваші місця. Без таємного посилання їх ніхто не поверне.
page-my-forget = Забути мене всюди
page-my-forgetsure = Видалити ваше ім’я та всі ваші повідомлення за кожним вашим столом?
page-my-forgotten = Ваше ім’я та ваші повідомлення видалено. Місця лишаються вашими.
page-my-inapp = Це браузер, вбудований в інший застосунок: він швидко забуває збережене. Відкрийте сторінку у своєму звичайному браузері.

## Роздачі: роздача дня, результат друга, де розійшлися дві гри

page-daily-of = Роздача дня, { $date }
page-daily-about = Цю роздачу отримують усі. Нова з’являється опівночі за UTC; гра, почата раніше, зараховується за свій день.
page-daily-open = Ваша гра за { $date } не закінчена. Вона й далі зараховується за той день.
page-calendar = Мій календар
page-calendar-played = { $date }: місце { $rank } з { $seats }
page-calendar-open = { $date }: гру почато
page-calendar-none = { $date }: без гри
page-deal = Ця роздача
page-deal-named = Роздача { $word }
page-deal-counts = Зараховується перша спроба: рішення не можна відкликати, порад і попереджень немає.
page-deal-practice = Тренування: ця гра не зараховується.
page-deal-play-again = Зіграти для тренування
page-deal-go-on = Продовжити свою гру
page-deal-guard = { $player }: цю роздачу зіграно
page-deal-guard-nobody = Хтось уже зіграв цю роздачу
page-deal-guard-about = Спершу зіграйте самі: доти нічого не розкриється. Потім зможете порівняти рішення.
page-deal-look = Усе одно подивитися
page-deal-same = { $n ->
        [one] Однаково протягом { $n } рішення, далі по-різному
        [few] Однаково протягом { $n } рішень, далі по-різному
        [many] Однаково протягом { $n } рішень, далі по-різному
       *[other] Однаково протягом { $n } рішення, далі по-різному
    }
page-deal-never-same = По-різному з першого рішення
page-deal-alike = { $n ->
        [one] Те саме { $n } рішення, а отже, та сама гра
        [few] Ті самі { $n } рішення, а отже, та сама гра
        [many] Ті самі { $n } рішень, а отже, та сама гра
       *[other] Ті самі { $n } рішення, а отже, та сама гра
    }
page-deal-worth = Шанс на перемогу для кожного вибору з огляду на те, що тоді можна було знати. Далі грав бот Король, на цьому пристрої.
page-deal-outcomes = Чим закінчилося
page-deal-who = Гравець
page-deal-rank = Місце
page-deal-margin = Перевага над найкращим суперником
page-deal-player = Гравець { $n }
page-deal-luck = Карти пояснюють лише близько десятої частини результату. Після першої ж розбіжності це вже різні ігри: порівнюйте рішення, а не очки.
page-deal-more = Вставте посилання на інші результати
page-deal-compare = Порівняти
page-deal-text = Oriflamme, { $deal }: місце { $rank } з { $seats }
page-deal-share = Поділитися
page-deal-copy-text = Копіювати цей текст
page-deal-copy-link = Копіювати посилання
page-challenge = Кинути виклик
page-challenge-about = Друга людина зіграє ту саму роздачу проти тих самих ботів, а тоді побачить, де ваші ігри розійшлися. У посиланні є ваші рішення, тож вигадати результат не можна. Воно лише не показує, чи це була перша спроба.
page-challenge-none = Цю гру не можна роздати знову: вона взялася з вашого слова для тасування або почалася посеред іншої гри.

## Notifications on this device and a table’s webhook ($time: “22 hours”; $host: of the address)

page-notice-full = За вашим столом зібралися всі гравці
page-notice-begun = Гра почалася
page-notice-table = Стіл: { $player }
page-notice-left = Залишилося часу: { $time }
page-notice-waiting = Столи, що чекають на вас: { $n }
page-notices-about = Цей пристрій сповістить про ваш хід, коли ви не дивитеся на гру, навіть якщо сторінку закрито.
page-notices-ask = Сповіщати про мій хід
page-notices-on = Цей пристрій сповіщає про ваш хід.
page-notices-off = Вимкнути сповіщення
page-notices-gone = Сповіщення на цьому пристрої вимкнено.
page-notices-quiet = Тихі години без сповіщень
page-notices-from = З
page-notices-to = До
page-notices-same = Виберіть різний час початку й кінця.
page-notices-refused = Цей браузер блокує сповіщення від цього сайту. Дозвольте їх у налаштуваннях сайту в браузері та спробуйте ще раз.
page-notices-failed = Не вдалося ввімкнути сповіщення: цей браузер не може з’єднатися зі своєю службою push або немає з’єднання із сервером. Спробуйте пізніше.
page-notices-home = На iPhone та iPad сповіщення працюють лише з початкового екрана: натисніть «Поширити», потім «На початковий екран» і відкрийте Oriflamme звідти.
page-hook = Оголошувати ходи в чаті (вебхук)
page-hook-about = Оголошує в Discord, ntfy чи іншому сервісі, що стіл уже 20 секунд чекає на відсутнього гравця, а також що гра почалася чи закінчилася. Адреса має починатися з https:// і належати сервісу, який дозволяє цей сервер. Усі бачать, що це за сервіс; сама адреса лишається таємною.
page-hook-url = Адреса вебхука
page-hook-format = Формат
page-hook-set = Зберегти вебхук
page-hook-drop = Видалити вебхук
page-hook-host = Ходи за цим столом публікуються також тут: { $host }.
web-problem-bad-hook = Цей сервер не публікує за цією адресою. Вона має починатися з https:// і належати сервісу, який дозволяє сервер.
