# web.ftl: what the web page says around the table. Ids begin with web-.

## Home

web-description = Oriflamme: игра о влиянии и интригах для 3–5 игроков, с людьми или ботами.
web-tagline = Игра о влиянии и интригах при дворе.
web-play-now = Играть сейчас
web-play-now-about = Против трёх ботов. Без учётной записи, работает и офлайн.
web-play = Играть
web-resume = Продолжить свою игру (раунд { $round })
web-setup = Настроить игру
web-setup-about = Выберите карты, места и соперников
web-daily = Раздача дня
web-daily-about = Каждый день одна раздача для всех
web-friends = Игра с друзьями
web-friends-about = Отправьте ссылку и играйте вместе
web-watch = Смотреть
web-watch-about = Игры за публичными столами
web-review = Просмотр
web-review-about = Воспроизвести любую игру, играть дальше с любого момента
web-learn = Обучение
web-learn-about = Игра с наставником, все карты, правила
web-my-games = Мои игры
web-against-bots = Против ботов
web-branch = Из просмотра
web-with-friends = С друзьями
web-lobby = Перед игрой
web-finished-rank = Завершена: { $n }-е место
web-forget = Удалить эту игру
web-forget-sure = Удалить навсегда?
web-forget-yes = Удалить
web-forgotten = Игра удалена.
web-undo = Вернуть
web-show-all = Показать все ({ $n })
web-all-games = Все игры и статистика
web-home = На главную
web-menu = Меню
web-settings = Настройки
web-rules = Правила
web-credits = Об игре
web-close = Закрыть
web-loading = Загрузка…
web-load-failed = Эту часть не удалось загрузить. Вы офлайн?
web-no-game = Такой игры нет
web-no-game-about = Этой игры больше нет в браузере.

## The coached game

web-coach-offer = Впервые здесь?
web-coach-about = Сыграйте короткую игру с наставником: пять минут, без чтения правил.
web-coach-start = Игра с наставником
web-coach-no = Нет, спасибо
web-coach-next = Дальше
web-coach-dismiss = Выключить наставника

## Setting up

web-cards = Карты
web-set-base = Oriflamme
web-set-base-about = Десять карт базовой игры.
web-set-ablaze = Пламя войны
web-set-ablaze-about = Десять карт «Пламени войны», а ещё Близнец и жетоны подкупа.
web-set-mix = Смешанный набор
web-set-mix-about = Шесть персонажей и четыре интриги, вытянутые наугад из обоих наборов.
web-set-own = Свой набор
web-set-own-about = Выберите любые десять карт.
web-own-count = Выбрано { $n } из 10
web-characters = Персонажи
web-intrigues = Интриги
web-schemer2 = Интриганка получает 2 (как в английском издании)
web-seats = Места
web-seats-two = 2 (вариант)
web-opponents = Соперники
web-bots-about = Кто они?
web-more = Ещё
web-first-random = По жребию
web-seed = Слово для тасовки
web-seed-about = Любое слово: то же слово, те же карты
web-your-name = Ваше имя
web-player = Игрок
web-start = Начало

## A table with friends

web-make-table = Создать стол
web-join-table = Присоединиться к столу
web-join-link = Ссылка или номер стола
web-join = Присоединиться
web-pace = Время на решение
web-pace-none = Без ограничения времени
web-pace-seconds = { $n ->
        [one] { $n } секунда
        [few] { $n } секунды
        [many] { $n } секунд
       *[other] { $n } секунды
    }
web-pace-days = { $n ->
        [one] { $n } день
        [few] { $n } дня
        [many] { $n } дней
       *[other] { $n } дня
    }
web-days = { $n ->
        [one] { $n } день
        [few] { $n } дня
        [many] { $n } дней
       *[other] { $n } дня
    }
web-public = Показывать этот стол в публичном списке
web-copied = Скопировано
web-qr = QR-код
web-spectators-none = без зрителей
web-spectators = { $n ->
        [one] { $n } зритель
        [few] { $n } зрителя
        [many] { $n } зрителей
       *[other] { $n } зрителя
    }
web-seat-open = Свободное место
web-seats-free = { $n ->
        [one] { $n } свободное место
        [few] { $n } свободных места
        [many] { $n } свободных мест
       *[other] { $n } свободного места
    }
web-away = не за столом
web-standin = играет бот
web-copy-table-link = Копировать ссылку на этот стол
web-copy-seat-link = Копировать секретную ссылку на моё место
web-back-to-seat = Возвращаюсь в игру
web-standin-you = За вас играет бот.
web-vote-standin-none = Заменить ботом
web-vote-standin = { $n ->
        [one] Заменить ботом ({ $n } голос)
        [few] Заменить ботом ({ $n } голоса)
        [many] Заменить ботом ({ $n } голосов)
       *[other] Заменить ботом ({ $n } голоса)
    }
web-mute = Заглушить
web-watch-intro = За этими столами может наблюдать каждый. Можно и сесть, пока есть свободное место.
web-watch-none = Сейчас нет публичных столов.
web-refresh = Обновить

## At the table

web-families = Семьи
web-family-letter = Семья { $letter } ({ $family })
web-decides = решает
web-being-resolved = Сейчас разыгрывается
web-twin-ready = Близнец наготове
web-log = Журнал
web-while-away = Пока вас не было:
web-chat = Чат
web-chat-empty = Сообщений пока нет.
web-chat-players = Писать здесь могут только игроки.
web-chat-say = Ваше сообщение
web-chat-send = Отправить
web-clock = Осталось времени:
web-skip = Пропустить
web-speed = Скорость
web-speed-step = Ждать моего касания
web-speed-slow = Медленно
web-speed-1x = Обычная
web-speed-2x = Двойная
web-speed-instant = Мгновенно
web-hide-own = Скрыть мои карты
web-not-sure = остальное зависит от скрытых карт
web-advise = Совет
web-stays = Персонаж: остаётся в Ряду и действует каждый раунд.
web-goes = Интрига: покидает Ряд, когда подействует.
web-plan = когда придёт мой ход
web-plans = Спланировать заранее
web-plans-about = Что сделать, когда придёт её черёд. План отменится автоматически, если изменится карта, её соседи или край Ряда.
web-plan-keep = Оставить
web-plan-reveal = Открыть
web-more-below = ещё { $n }
web-take-back = Взять назад
web-take-back-for = { $n ->
        [one] Это можно взять назад ещё { $n } секунду.
        [few] Это можно взять назад ещё { $n } секунды.
        [many] Это можно взять назад ещё { $n } секунд.
       *[other] Это можно взять назад ещё { $n } секунды.
    }
web-send-now = Отправить сейчас
web-confirm = Подтвердить
web-cancel = Отмена

## What has been saved

web-connecting = Соединение…
web-connection-lost = Связь потеряна.
web-saved-safe = Все ваши решения сохранены.
web-saved-sending = Ваше решение отправляется…
web-saved-unsure = Последнее решение ещё не подтверждено. Оно будет отправлено снова.
web-saved-not-sent = Последнее решение ещё не отправлено. Оно уйдёт, как только связь вернётся.
web-retry-in = { $n ->
        [one] Новая попытка через { $n } секунду.
        [few] Новая попытка через { $n } секунды.
        [many] Новая попытка через { $n } секунд.
       *[other] Новая попытка через { $n } секунды.
    }
web-retry-now = Попробовать сейчас

## Problems

web-problem = Не получилось.
web-problem-offline = Нет связи с сервером.
web-problem-bad-record = Это не запись игры.
web-problem-no-record = Этой игры нет в этом браузере.
web-problem-illegal = Этого нет среди ваших вариантов.
web-problem-engine = Боты остановились, потому что в движке игры произошла ошибка. Игра сохранена: обновите страницу, чтобы продолжить.
web-problem-refused = Игра не приняла это решение. Выберите ещё раз.
web-problem-no-table = Такого стола нет.
web-problem-no-game = Такой игры нет.
web-problem-not-found = На сервере этого нет.
web-problem-bad-token = Эта ссылка не от этого стола.
web-problem-other-seat = Эта ссылка ведёт на другое место за этим столом. Ваш прежний ключ по-прежнему действует. Если вы пересядете, браузер сохранит только ключ от того места.
web-problem-bad-name = Выберите другое имя: от 1 до 24 знаков.
web-problem-seat-taken = Это место занято.
web-problem-seat-freed = Хозяин стола освободил ваше место.
web-problem-already-seated = Вы уже сидите за этим столом.
web-problem-seats-open = Сначала заполните все места.
web-problem-wrong-phase = Сейчас это сделать нельзя.
web-problem-not-asked = Сейчас решает другой игрок.
web-problem-not-maker = Это может сделать только хозяин стола.
web-problem-not-seated = Это могут делать только игроки.
web-problem-stale = Игра ушла вперёд. Решите ещё раз.
web-problem-player-here = Бот может сыграть за игрока, только если его нет уже несколько минут, и только в игре без ограничения времени.
web-problem-too-fast = Слишком быстро. Подождите немного.
web-problem-too-many = Сервер переполнен. Попробуйте позже.
web-problem-store-failed = Сервер сейчас не может сохранять. Последнее действие могло пропасть: попробуйте ещё раз.
web-problem-stopping = Сервер перезапускается.
web-problem-bad-protocol = Эта страница устарела для сервера: обновите её.
web-problem-not-kept = Этот браузер ничего не сохраняет: его хранилище отключено или переполнено. Когда вы закроете страницу, игра пропадёт, если не сохранить её запись.
web-problem-seat-not-kept = Этот браузер ничего не сохраняет: его хранилище отключено или переполнено. Когда вы закроете страницу, вы потеряете место за столом, если не сохраните секретную ссылку на него (она в меню игры).
web-problem-taken = Эта игра открыта в другой вкладке.
web-play-here = Играть здесь

## The end

web-rematch = Реванш
web-rematch-asked = Предложение реванша: { $players }
web-you-watch = Вы наблюдаете за этой игрой.
web-save-record = Сохранить запись
web-copy-link = Копировать ссылку на игру
web-chart = Влияние по раундам
web-chart-table = Показать числа
web-top-cards = { $n ->
        [one] { $n } верхняя карта
        [few] { $n } верхние карты
        [many] { $n } верхних карт
       *[other] { $n } верхней карты
    }

## Review

web-record-file = Открыть файл
web-record-paste = Или вставить запись либо ссылку на неё
web-open = Открыть
web-moment = Момент
web-moment-of = Событие { $at } из { $count }
web-to-start = В начало
web-to-end = В конец
web-step = Следующее событие
web-step-back = Предыдущее событие
web-run = Воспроизвести
web-pause = Пауза
web-eyes = Точка зрения
web-eyes-truth = Все карты открыты
web-eyes-spectator = Зритель
web-eyes-seat = Семья { $letter }: { $player }
web-play-on = Играть дальше отсюда
web-play-on-about = Продолжите игру с этого момента против ботов. Карты, которых этот игрок не мог знать, будут розданы ещё раз.
web-play-as = Играть за
web-copy-moment = Копировать ссылку на этот момент

## Settings

web-language = Язык
web-sound = Звук
web-sound-waits = Браузер не включает звук, пока вы не коснётесь экрана или не нажмёте клавишу.

## Keys

web-keys = Сочетания клавиш

## Rules and credits

web-search-rules = Искать в правилах
web-found-none = Ничего не найдено.
web-found = { $n ->
        [one] Найден { $n } пункт правил.
        [few] Найдено { $n } пункта правил.
        [many] Найдено { $n } пунктов правил.
       *[other] Найдено { $n } пункта правил.
    }
