# pages.ftl: what the web page says after games: everything opened, my games, my play.
#
# It comes when it is wanted (loadPages in web/src/game/i18n.ts). Ids begin with page-.

## Everything opened ($place: of the Queue; $n: influence on the card)

page-opened = Что было скрыто
page-unplayed = Не сыграна
page-hidden-queue = Скрытые в Ряду
page-down-at = место { $place }, закрыта
page-down-at-laden = место { $place }, закрыта, { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
page-covered-at = место { $place }, накрыта
page-covered-at-laden = место { $place }, накрыта, { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }

## Friends

page-invited = { $player } приглашает вас в игру.
page-invited-nobody = Вас приглашают в игру.
page-write-name = Напишите своё имя и садитесь.
page-new-here = Впервые здесь? Как играть
page-name-first = Сначала напишите имя.
page-sit-here = Сесть здесь
page-full = Все места заняты, поэтому вы будете наблюдать за игрой.
page-free-seat = Освободить это место
page-free-seat-sure = Освободить место: { $player }?
page-forget = Удалить отсюда моё имя и чат
page-forget-sure = Удалить для всех и навсегда ваше имя и всё, что вы написали за этим столом? Игры и ваше место останутся.
page-forget-yes = Удалить
page-stand-up = Встать
page-stand-up-sure = Встать? Ваше место освободится для других, а ваш счёт за этим столом пропадёт.
page-seats-last = Убрать можно только последнее место. Кто на нём сидит, может встать и занять свободное.
page-leave-yes = Покинуть
page-leave-sure = Покинуть эту игру? Пока вы не вернётесь, за вас играет бот. Место остаётся за вами.
page-leave = Покинуть игру
page-copy = Копировать
page-send = Поделиться
page-host = хозяин стола
page-bot = Бот
page-sit = Сесть
page-switch-seats = Пересесть
page-damaged = Этот браузер не может прочитать что-то из того, что хранит для Oriflamme: список игр, игру, место или настройки. Ничего не удалено: повреждённая запись осталась в хранилище браузера.
page-start-hint = { $n ->
        [one] Свободно ещё { $n } место: подождите друзей или посадите туда бота.
        [few] Свободны ещё { $n } места: подождите друзей или посадите туда ботов.
        [many] Свободно ещё { $n } мест: подождите друзей или посадите туда ботов.
       *[other] Свободно ещё { $n } места: подождите друзей или посадите туда ботов.
    }
page-no-help = За этим столом нельзя спрашивать совета у бота.
page-help = За этим столом можно спрашивать совета у бота.
page-allow-help = Игроки могут спрашивать совета у бота (все это видят)
page-rename = Сменить имя
page-share = Отправьте эту ссылку, чтобы пригласить других
page-wait-host = Ждём, пока хозяин стола начнёт игру.
page-host-away = Хозяина стола нет. Если он не вернётся в течение минуты, хозяином станет следующий из присутствующих игроков.
page-fill = Добавить ботов
page-start-game = Начать игру
page-rematch-wants = За реванш: { $players }.
page-rematch-missing = Ещё не ответили: { $players }.
page-next-game = Следующая игра: { $cards } · { $players } · { $pace }.
page-first-drawn = Первый игрок — по жребию.
page-first-you = Начинаете вы.
page-first-player = Начинает { $player }.
page-handicap = Фора
page-handicap-about = Сколько очков влияния у каждого игрока в начале. Слабым дайте больше.
page-handicap-you = Вы начинаете с { $n ->
        [one] { $n } очком
        [few] { $n } очками
        [many] { $n } очками
       *[other] { $n } очка
    } влияния.
page-handicap-player = { $player } начинает с { $n ->
        [one] { $n } очком
        [few] { $n } очками
        [many] { $n } очками
       *[other] { $n } очка
    } влияния.
page-score = { $n ->
        [one] Счёт после { $n } игры
        [few] Счёт после { $n } игр
        [many] Счёт после { $n } игр
       *[other] Счёт после { $n } игры
    }
page-score-wins = Победы
page-score-rank = Среднее место
page-score-influence = Влияние
page-score-number = { $n }
page-all-begun = Каждый уже начинал хотя бы раз.
page-begun = Уже начинали: { $n } из { $of }.

## My games and my play ($n, $of, $games: how many; $share, $fair: per cent)

page-all = Все
page-state = Состояние
page-going = Идут
page-search = Поиск по имени или набору
page-shown = Игры: { $n } из { $of }
page-none = В этом браузере нет сохранённых игр.
page-export = Экспортировать все игры
page-import = Импортировать игры из файла
page-imported = Добавлено игр: { $n }.
page-import-here = Уже были здесь: { $n }.
page-import-unreadable = Пропущено, потому что их нельзя прочитать: { $n }.
page-import-no-room = Пропущено, потому что не хватает места: { $n }. Этот браузер хранит до { $most } игр, если хватает хранилища.
page-not-games = В этом файле нет игр. Ничего не изменилось.
page-local = Ваши игры остаются в этом браузере. Он хранит { $most } последних.
page-my-play = Моя статистика
page-no-results = Вы ещё не закончили ни одной игры. Сыграйте одну до конца, чтобы увидеть статистику.
page-no-results-here = Ни одна из этих игр не закончена.
page-uncounted = Не учтены: игра с наставником и игры, продолженные из просмотра.
page-share-time = Победы с течением времени
page-share-now = Пока выиграно: { $share } из { $games }. Чистая случайность дала бы { $fair } (пунктир).
page-by-set = По наборам
page-by-seats = По числу игроков
page-by-opponents = По соперникам
page-people = Люди
page-games = Игры
page-won = Выиграно
page-fair = Случайно
page-favourites = Любимые карты и что они принесли
page-placed = Выложена
page-brought = Влияние
page-each = В среднем
page-losses = Самые дорогие потери
page-seats-n = { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
        [many] { $n } игроков
       *[other] { $n } игрока
    }
page-loss = { $card }: вместе с картой { $n ->
        [one] сгорело { $n } очко
        [few] сгорело { $n } очка
        [many] сгорело { $n } очков
       *[other] сгорело { $n } очка
    } влияния

## Credits

page-credits-game = Oriflamme и Oriflamme: Ablaze («Пламя войны») — игры Адриена и Акселя Эслингов, издательство Studio H. Эту страницу сделали поклонники игры. Она не связана ни с авторами, ни с издателем.
page-credits-ours = Рисунки, программу и тексты мы сделали сами. Они свободны по лицензии MIT.
page-credits-others = С благодарностью за
page-credits-private = Страница обращается только к своему серверу: ни слежки, ни учётных записей. Игры против ботов остаются в этом браузере.

## An address that leads nowhere

page-lost = Такой страницы нет
page-lost-about = По этому адресу ничего нет. Возможно, в нём опечатка или ему не хватает конца.

## Where there is no JavaScript: all five languages stand in the page (web/scripts/texts.ts)

page-noscript = Oriflamme работает на самой странице, и ей нужен JavaScript.

# --- Анализ законченной игры, в просмотре ---

page-study-start = Проанализировать игру
page-study-about = Бот Король играет дальше от каждого момента и выясняет, чего стоило каждое решение. Это длится несколько секунд и делается на этом устройстве.
page-study-failed = Не удалось загрузить анализ. Попробуйте ещё раз.
page-study-graph = Шансы на победу
page-study-at = Решение { $n } из { $total }
page-study-moment = Этот момент
page-study-game = Вся игра
page-study-wait = Анализ скоро это заполнит.
page-study-over = Игра окончена.
page-study-unjudged = Эта запись не говорит, что знал игрок.
page-study-played = сыграно
page-study-all = { $n ->
        [one] { $n } вариант
        [few] Все { $n } варианта
        [many] Все { $n } вариантов
       *[other] Все { $n } варианта
    }
page-study-fewer = Меньше вариантов
page-study-sample = Шанс на победу того, кто решает: среднее из { $n ->
        [one] { $n } возможного расклада
        [few] { $n } возможных раскладов
        [many] { $n } возможных раскладов
       *[other] { $n } возможного расклада
    }; стандартная ошибка { $error } п. п.
page-study-lost = Потерянный шанс на победу: { $points } п. п. (± { $error }).
page-study-noise = Разницу может объяснить одна лишь случайность, поэтому потеря не засчитывается.
page-study-unclear = { $chosen }% после этого решения, { $best }% после лучшего (± { $error }): нельзя сказать наверняка, случайность ли это.
page-study-why = Почему?
page-study-counting = Доигрываем игры до конца…
page-study-no-reason = В { $n ->
        [one] { $n } паре
        [few] { $n } парах
        [many] { $n } парах
       *[other] { $n } пары
    } игр ничто из подсчитанного не различается больше, чем могла бы дать случайность.
page-study-difference = Стандартная ошибка разницы { $error }.
page-study-all-facts = Всё, что подсчитано
page-study-better = Сыграть лучший ход
page-study-beliefs = За что за столом принимали закрытые карты
page-study-card = { $player }, место { $place }
page-study-taken = За столом её принимают за: { $card }, { $share }.
page-study-own = Сколько всего потеряно за { $n ->
        [one] { $n } решение
        [few] { $n } решения
        [many] { $n } решений
       *[other] { $n } решения
    }; стандартная ошибка { $error } п. п.
page-study-made-of = Из чего складываются эти числа
page-study-shares-table = Каждый шанс — среднее из { $n ->
        [one] { $n } возможного расклада
        [few] { $n } возможных раскладов
        [many] { $n } возможных раскладов
       *[other] { $n } возможного расклада
    }, как мог бы гадать зритель; ± — его стандартная ошибка.
page-study-shares-truth = Каждый шанс — среднее из { $n ->
        [one] { $n } игры, продолженной
        [few] { $n } игр, продолженных
        [many] { $n } игр, продолженных
       *[other] { $n } игры, продолженной
    } отсюда, когда все карты известны; ± — его стандартная ошибка.
page-study-fair = Равный шанс для каждого; игроков: { $n }.
page-study-deal = Шанс с открытыми картами сразу после раздачи минус равный шанс; среднее из { $n ->
        [one] { $n } игры
        [few] { $n } игр
        [many] { $n } игр
       *[other] { $n } игры
    }, стандартная ошибка { $error } п. п.
page-study-others = Любое другое изменение шанса с открытыми картами: решения других и случайность. Благодаря этому всё сходится.
page-study-final = Итог игры: 100 за победу, равная доля за общую.
page-study-decision = Решение
page-study-round = Раунд
page-study-verdict = Оценка
page-study-end = Конец

# --- Атлас игры ---

page-atlas = Атлас игры
page-atlas-about = Как бот Король играет каждой картой и что из этого выходит: { $games } игр с самим собой. Так играет этот бот; это не значит, что так надо.
page-atlas-show = Показать атлас
page-atlas-card = Карта
page-atlas-hand = Победы с этой картой в руке, в п. п. сверх равного шанса
page-atlas-brings = Сколько влияния карта всего приносит владельцу
page-atlas-rounds = Когда её кладут: шесть раундов, в процентах
page-atlas-slots = Куда её кладут, в процентах
page-atlas-front = в начало
page-atlas-back = в конец
page-atlas-own = на свою карту
page-atlas-kept = Сколько раундов карта лежит закрытой, в среднем
page-atlas-struck = Как часто её устраняет чужая карта, в процентах
page-atlas-down = закрытой
page-atlas-up = открытой
page-atlas-order = Победы по порядку хода в первом раунде, в процентах
page-atlas-turn = Игрок { $n }
page-atlas-set = Набор и игроки
# --- Help while playing: advice, a question before a blunder, marks on others’ face-down cards.
# $points and $share are figures ---

page-guesses-on = Касайтесь чужих закрытых карт, чтобы отметить, чем вы их считаете
page-beliefs-on = Показывать и то, что можно предположить за столом
page-takeback-instant = При мгновенной скорости решения против ботов отправляются сразу.
page-warn = Предупреждать меня о грубой ошибке
page-warn-never = никогда
page-warn-points = от { $n } пунктов
page-help-where = Боты помогают в игре против ботов и за столами, где это разрешил хозяин. Ваши отметки остаются в этом браузере.
page-advice-thinking = Думаю…
page-advice-of = Ваш шанс на победу, если бы отсюда за всех играл бот Король, исходя из того, что вы знаете.
page-advice-why-not = Почему не так?
page-advice-compared = Этот вариант в сравнении с лучшим:
page-advice-fewer = Меньше
page-advice-all = Все варианты: { $n }
page-warned = Вы уверены?
page-warned-loses = Это будет стоить не меньше { $points } п. п. шанса на победу.
page-warned-better = Бот Король сыграл бы так:
page-warned-back = Подумаю ещё
page-warned-anyway = Всё равно сделать
page-warned-why = Почему?
page-guess-what = { $player }, место { $place }: что это за карта?
page-guess-private = Эту отметку видите только вы. В конце игры узнаете, была ли она верной.
page-guess-table = Что можно предположить за столом
page-read = Насколько хорошо вы читаете других игроков
page-read-mine = Угадано карт: { $n } из { $total } отмеченных.
page-read-king = В те же моменты первая догадка бота Король была верной { $n ->
        [one] { $n } раз
        [few] { $n } раза
        [many] { $n } раз
       *[other] { $n } раза
    }. Настоящей карте он давал в среднем { $share }.
page-read-card = Карта
page-read-you = Вы

## Step by step

page-next-move = Следующий ход
page-space = Пробел

## Keys

web-keys-about = Однобуквенные клавиши можно отключить в настройках.
web-touch-about = На сенсорном экране удерживайте карту, чтобы прочитать её, или коснитесь семьи, чтобы увидеть её сброс.
web-key-card = выбрать карту из руки
web-key-ends = начало и конец Ряда
web-key-targets = перебрать варианты и выбрать один
web-key-keep = оставить
web-key-reveal = открыть
web-key-take-back = взять назад
web-key-explain = объяснить эту карту
web-key-log = журнал
web-key-skip = пропустить анимацию
web-key-hide = скрыть мои карты
web-key-mute = включить или выключить звук

## Settings

web-language-auto = Как в браузере
web-theme = Тема
web-theme-auto = Как в системе
web-theme-light = День
web-theme-dark = Свечи
web-text-size = Размер текста
web-confirm-how = Перед отправкой решения
web-confirm-takeback = Время передумать
web-confirm-ask = Спрашивать каждый раз
web-confirm-off = Отправлять сразу
web-direction = Направление Ряда
web-direction-ltr = слева направо
web-direction-rtl = справа налево
web-sound-auto = Во время игры
web-sound-on = Всегда
web-sound-off = Никогда
web-volume = Громкость
web-keys-on = Однобуквенные горячие клавиши

## My tables and my pass ($name: how I am called there)

page-my-tables = Мои столы на этом сервере
page-my-none = У вас здесь ещё нет стола.
page-my-waits = Сейчас ходит: { $player }
page-free-seats = Свободные места за публичными столами
page-my-again = Память этого браузера стёрта, но сервер сохранил для него пропуск: { $name }, { $n ->
        [one] { $n } стол
        [few] { $n } стола
        [many] { $n } столов
       *[other] { $n } стола
    }.
page-my-takeback = Вернуть мои места
page-my-notme = Это не я
page-my-offered = В этой ссылке пропуск: { $name }, { $n ->
        [one] { $n } стол
        [few] { $n } стола
        [many] { $n } столов
       *[other] { $n } стола
    }. Тот, кто её прислал, тоже может играть на этих местах. Используйте её, только если она ваша.
page-my-use = Использовать этот пропуск
page-my-keep = Оставить всё как есть
page-my-loses = Тогда этот браузер потерял бы свой пропуск, а с ним ваши места за этими столами:
page-my-device = Сохраните свои места: перенесите их на другое устройство
page-my-how = Откройте эту ссылку на другом устройстве или отсканируйте там код. У кого есть ссылка, у того все ваши места. Потерянный пропуск никто не вернёт.
page-my-copy = Копировать секретную ссылку
page-my-out = Выйти здесь
page-my-outsure = Этот браузер забудет ваш пропуск и ваши места. Без секретной ссылки их никто не вернёт.
page-my-forget = Забыть меня везде
page-my-forgetsure = Удалить ваше имя и все ваши сообщения за каждым вашим столом?
page-my-forgotten = Ваше имя и ваши сообщения удалены. Места остаются вашими.
page-my-inapp = Это браузер, встроенный в другое приложение: он быстро забывает сохранённое. Откройте страницу в своём обычном браузере.

## Раздачи: раздача дня, результат друга, где разошлись две игры

page-daily-of = Раздача дня, { $date }
page-daily-about = Эту раздачу получают все. Новая появляется в полночь по UTC; игра, начатая раньше, засчитывается за свой день.
page-daily-open = Ваша игра за { $date } не окончена. Она по-прежнему засчитывается за тот день.
page-calendar = Мой календарь
page-calendar-played = { $date }: место { $rank } из { $seats }
page-calendar-open = { $date }: игра начата
page-calendar-none = { $date }: без игры
page-deal = Эта раздача
page-deal-named = Раздача { $word }
page-deal-counts = Засчитывается первая попытка: решения нельзя взять назад, советов и предупреждений нет.
page-deal-practice = Тренировка: эта игра не засчитывается.
page-deal-play-again = Сыграть для тренировки
page-deal-go-on = Продолжить свою игру
page-deal-guard = { $player }: эта раздача сыграна
page-deal-guard-nobody = Кто-то уже сыграл эту раздачу
page-deal-guard-about = Сначала сыграйте сами: до того ничего не раскроется. Потом сможете сравнить решения.
page-deal-look = Всё равно посмотреть
page-deal-same = { $n ->
        [one] Одинаково на протяжении { $n } решения, дальше по-разному
        [few] Одинаково на протяжении { $n } решений, дальше по-разному
        [many] Одинаково на протяжении { $n } решений, дальше по-разному
       *[other] Одинаково на протяжении { $n } решения, дальше по-разному
    }
page-deal-never-same = По-разному с первого решения
page-deal-alike = { $n ->
        [one] То же { $n } решение, а значит, та же игра
        [few] Те же { $n } решения, а значит, та же игра
        [many] Те же { $n } решений, а значит, та же игра
       *[other] Те же { $n } решения, а значит, та же игра
    }
page-deal-worth = Шанс на победу для каждого выбора с учётом того, что тогда можно было знать. Дальше играл бот Король, на этом устройстве.
page-deal-outcomes = Чем закончилось
page-deal-who = Игрок
page-deal-rank = Место
page-deal-margin = Отрыв от лучшего соперника
page-deal-player = Игрок { $n }
page-deal-luck = Карты объясняют лишь около десятой части результата. После первого же расхождения это уже разные игры: сравнивайте решения, а не очки.
page-deal-more = Вставьте ссылки на другие результаты
page-deal-compare = Сравнить
page-deal-text = Oriflamme, { $deal }: место { $rank } из { $seats }
page-deal-share = Поделиться
page-deal-copy-text = Скопировать этот текст
page-deal-copy-link = Скопировать ссылку
page-challenge = Бросить вызов
page-challenge-about = Другой человек сыграет ту же раздачу против тех же ботов, а потом увидит, где ваши игры разошлись. В ссылке ваши решения, поэтому выдумать результат нельзя. Она лишь не показывает, первая ли это была попытка.
page-challenge-none = Эту игру нельзя раздать снова: она взялась из вашего слова для тасовки или началась посреди другой игры.

## Notifications on this device and a table’s webhook ($time: “22 hours”; $host: of the address)

page-notice-full = За вашим столом собрались все игроки
page-notice-begun = Игра началась
page-notice-table = Стол: { $player }
page-notice-left = Осталось времени: { $time }
page-notice-waiting = Столы, которые ждут вас: { $n }
page-notices-about = Это устройство уведомит о вашем ходе, когда вы не смотрите на игру, даже если страница закрыта.
page-notices-ask = Уведомлять о моём ходе
page-notices-on = Это устройство уведомляет о вашем ходе.
page-notices-off = Выключить уведомления
page-notices-gone = Уведомления на этом устройстве выключены.
page-notices-quiet = Тихие часы без уведомлений
page-notices-from = С
page-notices-to = До
page-notices-same = Выберите разное время начала и конца.
page-notices-refused = Этот браузер блокирует уведомления от этого сайта. Разрешите их в настройках сайта в браузере и попробуйте ещё раз.
page-notices-failed = Не удалось включить уведомления: этот браузер не может связаться со своей службой push или нет связи с сервером. Попробуйте позже.
page-notices-home = На iPhone и iPad уведомления работают только с экрана «Домой»: добавьте туда Oriflamme через «Поделиться» и откройте оттуда.
page-hook = Объявлять ходы в чате (вебхук)
page-hook-about = Объявляет в Discord, ntfy или другом сервисе, что стол уже 20 секунд ждёт отсутствующего игрока, а также что игра началась или закончилась. Адрес должен начинаться с https:// и принадлежать сервису, который разрешает этот сервер. Все видят, какой это сервис; сам адрес остаётся секретным.
page-hook-url = Адрес вебхука
page-hook-format = Формат
page-hook-set = Сохранить вебхук
page-hook-drop = Удалить вебхук
page-hook-host = Ходы за этим столом публикуются также здесь: { $host }.
web-problem-bad-hook = Этот сервер не публикует по такому адресу. Он должен начинаться с https:// и принадлежать сервису, который разрешает сервер.
