# web.ftl: what the web page says around the table. Ids begin with web-.

## Home

web-description = Oriflamme: игра о влиянии и интригах для 3–5 игроков, с людьми или ботами.
web-tagline = Игра о влиянии и интригах при дворе.
web-play-now = Играть сейчас
web-play-now-about = Против трёх ботов. Без учётной записи, работает и офлайн.
web-play = Играть
web-resume = Продолжить свою игру (раунд { $round })
web-setup = Настроить игру
web-setup-about = Карты, места и соперники
web-friends = Игра с друзьями
web-friends-about = Отправьте ссылку и играйте
web-watch = Смотреть
web-watch-about = Публичные столы
web-review = Просмотр
web-review-about = Воспроизвести любую игру, играть дальше с любого момента
web-learn = Обучение
web-learn-about = Игра с наставником, все карты, правила
web-my-games = Мои игры
web-against-bots = Против ботов
web-branch = Из просмотра
web-with-friends = За столом
web-lobby = За столом
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
web-coach-about = Сыграйте короткую игру с наставником: пять минут, ничего не нужно читать заранее.
web-coach-start = Игра с наставником
web-coach-no = Нет, спасибо
web-coach-next = Дальше
web-coach-dismiss = Без наставника

## Setting up

web-cards = Карты
web-set-base = Oriflamme
web-set-base-about = Десять карт базовой игры.
web-set-ablaze = Пламя войны
web-set-ablaze-about = Десять карт «Пламени войны», с Близнецом и жетонами подкупа.
web-set-mix = Смешанный набор
web-set-mix-about = Шесть персонажей и четыре интриги из обеих коробок, выбранные жребием в начале.
web-set-own = Свой набор
web-set-own-about = Десять карт на ваш выбор.
web-own-count = Выбрано { $n } из 10
web-characters = Персонажи
web-intrigues = Интриги
web-schemer2 = Интриганка даёт 2 (как в английском издании)
web-seats = Места
web-seats-two = 2 (вариант)
web-opponents = Соперники
web-bots-about = Кто они?
web-more = Ещё
web-first-random = По жребию
web-seed = Слово для тасовки
web-seed-about = Любое слово: то же слово даёт ту же раздачу
web-your-name = Ваше имя
web-player = Игрок
web-start = Начало

## A table with friends

web-make-table = Создать стол
web-join-table = Перейти к столу
web-join-link = Ссылка или номер стола
web-join = Перейти
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
web-watch-intro = Столы, за которыми может наблюдать каждый или за которые можно сесть, пока есть место.
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
web-chat-empty = Пока никто ничего не сказал.
web-chat-players = Писать здесь могут только игроки.
web-chat-say = Сказать что-нибудь
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
web-stays = Персонаж: остаётся в Ряду и действует снова каждый раунд.
web-goes = Интрига: покидает Ряд, как только подействует.
web-plan = когда придёт мой ход
web-plans = Заранее
web-plans-about = Когда придёт её черёд. Отменяется автоматически, если изменится карта, её соседи или край Ряда.
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
web-saved-safe = Всё, что вы решили, сохранено.
web-saved-sending = Ваше решение отправляется…
web-saved-unsure = Ваше последнее решение отправлено, но ещё не подтверждено; оно будет отправлено снова.
web-saved-not-sent = Ваше последнее решение ещё не отправлено: оно уйдёт, как только связь вернётся.
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
web-problem-bad-record = Эту запись нельзя прочитать.
web-problem-no-record = Этой игры нет в этом браузере.
web-problem-illegal = Этого нет среди ваших вариантов.
web-problem-engine = Боты остановились: в движке игры произошла ошибка. Обновите страницу, чтобы продолжить; игра сохранена.
web-problem-refused = Игра не приняла это решение. Выберите ещё раз.
web-problem-no-table = Такого стола нет.
web-problem-no-game = Такой игры нет.
web-problem-not-found = Сервер этого не предлагает.
web-problem-bad-token = Эта ссылка не от этого стола.
web-problem-other-seat = Эта ссылка ведёт на другое место за этим столом. Ваш прежний ключ по-прежнему действует. Если вы пересядете, браузер сохранит только ключ от того места.
web-problem-bad-name = Выберите другое имя: от 1 до 24 знаков.
web-problem-seat-taken = Это место занято.
web-problem-seat-freed = Хозяин стола освободил ваше место.
web-problem-already-seated = Вы уже сидите за этим столом.
web-problem-seats-open = Сначала заполните все места.
web-problem-wrong-phase = Не сейчас.
web-problem-not-asked = Сейчас решает другой игрок.
web-problem-not-maker = Это может сделать только хозяин стола.
web-problem-not-seated = Это могут делать только игроки.
web-problem-stale = Игра ушла вперёд. Решите ещё раз.
web-problem-player-here = Бот может сыграть за игрока, только если его нет уже несколько минут, и только там, где время не ограничено.
web-problem-too-fast = Слишком быстро: подождите немного.
web-problem-too-many = Сервер переполнен. Попробуйте позже.
web-problem-store-failed = Сервер сейчас не может сохранять. Последнее действие могло не сохраниться; попробуйте ещё раз.
web-problem-stopping = Сервер перезапускается.
web-problem-bad-protocol = Эта страница устарела для сервера: обновите её.
web-problem-not-kept = Этот браузер ничего не сохранит: его хранилище отключено или переполнено. Когда вы закроете страницу, игра будет потеряна, если не сохранить её запись.
web-problem-seat-not-kept = Этот браузер ничего не сохранит: его хранилище отключено или переполнено. Когда вы закроете страницу, вы потеряете место за столом, если не сохраните секретную ссылку на него (в меню игры).
web-problem-taken = Эта игра продолжается в другой вкладке.
web-play-here = Играть здесь

## The end

web-rematch = Реванш
web-rematch-asked = Предложение реванша: { $players }
web-you-watch = Вы наблюдаете за этой игрой.
web-save-record = Сохранить запись
web-copy-link = Копировать ссылку на игру
web-chart = Влияние по раундам
web-chart-table = Таблицей
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
web-play-on-about = Продолжите игру с этого момента против ботов. То, чего этот игрок не мог знать, будет роздано заново.
web-play-as = Играть за
web-copy-moment = Копировать ссылку на этот момент

## Settings

web-language = Язык
web-sound = Звук
web-sound-waits = Браузер не включает звук, пока вы не коснётесь экрана или не нажмёте клавишу.

## Keys

web-keys = Клавиши

## Rules and credits

web-search-rules = Искать в правилах
web-found-none = Ничего не найдено.
web-found = { $n ->
        [one] Найден { $n } пункт.
        [few] Найдено { $n } пункта.
        [many] Найдено { $n } пунктов.
       *[other] Найдено { $n } пункта.
    }
