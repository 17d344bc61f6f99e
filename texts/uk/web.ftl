# web.ftl: what the web page says around the table. Ids begin with web-.

## Home

web-description = Oriflamme: гра про вплив та інтриги для 3–5 гравців, з людьми або ботами.
web-tagline = Гра про вплив та інтриги при дворі.
web-play-now = Грати зараз
web-play-now-about = Проти трьох ботів. Без облікового запису, працює й офлайн.
web-play = Грати
web-resume = Продовжити свою гру (раунд { $round })
web-setup = Налаштувати гру
web-setup-about = Виберіть карти, місця й суперників
web-daily = Роздача дня
web-daily-about = Щодня одна роздача для всіх
web-friends = Гра з друзями
web-friends-about = Надішліть посилання й грайте разом
web-watch = Дивитися
web-watch-about = Ігри за публічними столами
web-review = Перегляд
web-review-about = Відтворити будь-яку гру, грати далі з будь-якого моменту
web-learn = Навчання
web-learn-about = Гра з наставником, усі карти, правила
web-my-games = Мої ігри
web-against-bots = Проти ботів
web-branch = З перегляду
web-with-friends = З друзями
web-lobby = Перед грою
web-finished-rank = Завершено, місце: { $n }
web-forget = Видалити цю гру
web-forget-sure = Видалити назавжди?
web-forget-yes = Видалити
web-forgotten = Гру видалено.
web-undo = Повернути
web-show-all = Показати всі ({ $n })
web-all-games = Усі ігри та статистика
web-home = Головна
web-menu = Меню
web-settings = Налаштування
web-rules = Правила
web-credits = Про гру
web-close = Закрити
web-loading = Завантаження…
web-load-failed = Цю частину не вдалося завантажити. Ви офлайн?
web-no-game = Такої гри немає
web-no-game-about = Цієї гри більше немає в браузері.

## The coached game

web-coach-offer = Уперше тут?
web-coach-about = Зіграйте коротку гру з наставником: п’ять хвилин, без читання правил.
web-coach-start = Гра з наставником
web-coach-no = Ні, дякую
web-coach-next = Далі
web-coach-dismiss = Вимкнути наставника

## Setting up

web-cards = Карти
web-set-base = Oriflamme
web-set-base-about = Десять карт базової гри.
web-set-ablaze = Ablaze
web-set-ablaze-about = Десять карт Oriflamme: Ablaze, а ще Близнюк і жетони підкупу.
web-set-mix = Мікс
web-set-mix-about = Шість персонажів і чотири інтриги, витягнуті навмання з обох наборів.
web-set-own = Власний мікс
web-set-own-about = Виберіть будь-які десять карт.
web-own-count = Обрано { $n } з 10
web-characters = Персонажі
web-intrigues = Інтриги
web-schemer2 = Інтриганка отримує 2 (як в англійському виданні)
web-seats = Місця
web-seats-two = 2 (варіант)
web-opponents = Суперники
web-bots-about = Хто вони?
web-more = Більше
web-first-random = За жеребом
web-seed = Слово для тасування
web-seed-about = Будь-яке слово: те саме слово, ті самі карти
web-your-name = Ваше ім’я
web-player = Гравець
web-start = Початок

## A table with friends

web-make-table = Створити стіл
web-join-table = Приєднатися до столу
web-join-link = Посилання або номер столу
web-join = Приєднатися
web-pace = Час на рішення
web-pace-none = Без обмеження часу
web-pace-seconds = { $n ->
        [one] { $n } секунда
        [few] { $n } секунди
        [many] { $n } секунд
       *[other] { $n } секунди
    }
web-pace-days = { $n ->
        [one] { $n } день
        [few] { $n } дні
        [many] { $n } днів
       *[other] { $n } дня
    }
web-days = { $n ->
        [one] { $n } день
        [few] { $n } дні
        [many] { $n } днів
       *[other] { $n } дня
    }
web-public = Показувати цей стіл у публічному списку
web-copied = Скопійовано
web-qr = QR-код
web-spectators-none = без глядачів
web-spectators = { $n ->
        [one] { $n } глядач
        [few] { $n } глядачі
        [many] { $n } глядачів
       *[other] { $n } глядача
    }
web-seat-open = Вільне місце
web-seats-free = { $n ->
        [one] { $n } вільне місце
        [few] { $n } вільні місця
        [many] { $n } вільних місць
       *[other] { $n } вільного місця
    }
web-away = не за столом
web-standin = грає бот
web-copy-table-link = Копіювати посилання на цей стіл
web-copy-seat-link = Копіювати таємне посилання на моє місце
web-back-to-seat = Повертаюся до гри
web-standin-you = За вас грає бот.
web-vote-standin-none = Замінити ботом
web-vote-standin = { $n ->
        [one] Замінити ботом ({ $n } голос)
        [few] Замінити ботом ({ $n } голоси)
        [many] Замінити ботом ({ $n } голосів)
       *[other] Замінити ботом ({ $n } голосу)
    }
web-mute = Вимкнути чат гравця
web-watch-intro = За цими столами може спостерігати будь-хто. Можна й сісти, поки є вільне місце.
web-watch-none = Зараз немає публічних столів.
web-refresh = Оновити

## At the table

web-families = Родини
web-family-letter = Родина { $letter } ({ $family })
web-decides = вирішує
web-being-resolved = Зараз розігрується
web-twin-ready = Близнюк напоготові
web-log = Журнал
web-while-away = Поки вас не було:
web-chat = Чат
web-chat-empty = Повідомлень ще немає.
web-chat-players = Писати тут можуть лише гравці.
web-chat-say = Ваше повідомлення
web-chat-send = Надіслати
web-clock = Залишилося часу:
web-skip = Пропустити
web-speed = Швидкість
web-speed-step = Чекати на мій дотик
web-speed-slow = Повільно
web-speed-1x = Звичайна
web-speed-2x = Подвійна
web-speed-instant = Миттєво
web-hide-own = Сховати мої карти
web-not-sure = решта залежить від прихованих карт
web-advise = Порада
web-stays = Персонаж: лишається в Ряду й діє щораунду.
web-goes = Інтрига: покидає Ряд, коли подіє.
web-plan = коли настане мій хід
web-plans = Спланувати наперед
web-plans-about = Що зробити, коли настане її черга. План скасується автоматично, якщо зміниться карта, її сусіди або край Ряду.
web-plan-keep = Лишити
web-plan-reveal = Відкрити
web-more-below = ще { $n }
web-take-back = Відкликати
web-take-back-for = { $n ->
        [one] Це можна відкликати ще { $n } секунду.
        [few] Це можна відкликати ще { $n } секунди.
        [many] Це можна відкликати ще { $n } секунд.
       *[other] Це можна відкликати ще { $n } секунди.
    }
web-send-now = Надіслати зараз
web-confirm = Підтвердити
web-cancel = Скасувати

## What has been saved

web-connecting = З’єднання…
web-connection-lost = З’єднання втрачено.
web-saved-safe = Усі ваші рішення збережено.
web-saved-sending = Ваше рішення надсилається…
web-saved-unsure = Останнє рішення ще не підтверджено. Його буде надіслано знову.
web-saved-not-sent = Останнє рішення ще не надіслано. Воно піде, щойно відновиться з’єднання.
web-retry-in = { $n ->
        [one] Нова спроба за { $n } секунду.
        [few] Нова спроба за { $n } секунди.
        [many] Нова спроба за { $n } секунд.
       *[other] Нова спроба за { $n } секунди.
    }
web-retry-now = Спробувати зараз

## Problems

web-problem = Не вийшло.
web-problem-offline = Немає з’єднання із сервером.
web-problem-bad-record = Це не запис гри.
web-problem-no-record = Цієї гри немає в цьому браузері.
web-problem-illegal = Цього немає серед ваших варіантів.
web-problem-engine = Боти зупинилися, бо в рушії гри сталася помилка. Гру збережено: перезавантажте сторінку, щоб грати далі.
web-problem-refused = Гра не прийняла цього рішення. Оберіть ще раз.
web-problem-no-table = Такого столу немає.
web-problem-no-game = Такої гри немає.
web-problem-not-found = На сервері цього немає.
web-problem-bad-token = Це посилання не від цього столу.
web-problem-other-seat = Це посилання веде до іншого місця за цим столом. Ваш попередній ключ і далі діє. Якщо пересядете, браузер збереже лише ключ від того місця.
web-problem-bad-name = Оберіть інше ім’я: від 1 до 24 символів.
web-problem-seat-taken = Це місце зайняте.
web-problem-seat-freed = Господар столу звільнив ваше місце.
web-problem-already-seated = Ви вже сидите за цим столом.
web-problem-seats-open = Спершу заповніть усі місця.
web-problem-wrong-phase = Зараз цього зробити не можна.
web-problem-not-asked = Зараз вирішує інший гравець.
web-problem-not-maker = Це може зробити лише господар столу.
web-problem-not-seated = Це можуть робити лише гравці.
web-problem-stale = Гра пішла далі. Вирішіть ще раз.
web-problem-player-here = Бот може зіграти за гравця лише тоді, коли того немає кілька хвилин, і лише в грі без обмеження часу.
web-problem-too-fast = Зашвидко. Зачекайте хвильку.
web-problem-too-many = Сервер переповнений. Спробуйте пізніше.
web-problem-store-failed = Сервер зараз не може зберігати. Останню дію могло бути втрачено: спробуйте ще раз.
web-problem-stopping = Сервер перезапускається.
web-problem-bad-protocol = Ця сторінка застара для сервера: оновіть її.
web-problem-not-kept = Цей браузер нічого не зберігає: його сховище вимкнене або заповнене. Коли ви закриєте сторінку, гра пропаде, якщо не зберегти її запис.
web-problem-seat-not-kept = Цей браузер нічого не зберігає: його сховище вимкнене або заповнене. Коли ви закриєте сторінку, ви втратите місце за столом, якщо не збережете таємне посилання на нього (воно в меню гри).
web-problem-taken = Цю гру відкрито в іншій вкладці.
web-play-here = Грати тут

## The end

web-rematch = Реванш
web-rematch-asked = Пропозиція реваншу: { $players }
web-you-watch = Ви спостерігаєте за цією грою.
web-save-record = Зберегти запис
web-copy-link = Копіювати посилання на гру
web-chart = Вплив за раундами
web-chart-table = Показати числа
web-top-cards = { $n ->
        [one] { $n } верхня карта
        [few] { $n } верхні карти
        [many] { $n } верхніх карт
       *[other] { $n } верхньої карти
    }

## Review

web-record-file = Відкрити файл
web-record-paste = Або вставити запис чи посилання на нього
web-open = Відкрити
web-moment = Момент
web-moment-of = Подія { $at } з { $count }
web-to-start = На початок
web-to-end = У кінець
web-step = Наступна подія
web-step-back = Попередня подія
web-run = Відтворити
web-pause = Пауза
web-eyes = Точка зору
web-eyes-truth = Усі карти відкрито
web-eyes-spectator = Глядач
web-eyes-seat = Родина { $letter }: { $player }
web-play-on = Грати далі звідси
web-play-on-about = Продовжте гру з цього моменту проти ботів. Карти, яких цей гравець не міг знати, буде роздано ще раз.
web-play-as = Грати за
web-copy-moment = Копіювати посилання на цей момент

## Settings

web-language = Мова
web-sound = Звук
web-sound-waits = Браузер вимикає звук, доки ви не торкнетеся екрана чи не натиснете клавішу.

## Keys

web-keys = Клавіатурні скорочення

## Rules and credits

web-search-rules = Шукати в правилах
web-found-none = Нічого не знайдено.
web-found = { $n ->
        [one] Знайдено { $n } пункт правил.
        [few] Знайдено { $n } пункти правил.
        [many] Знайдено { $n } пунктів правил.
       *[other] Знайдено { $n } пункту правил.
    }
