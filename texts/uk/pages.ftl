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
page-name-first = Спершу напишіть ім’я.
page-sit-here = Сісти тут
page-full = Усі місця зайняті: ви спостерігатимете за грою.
page-free-seat = Звільнити це місце
page-free-seat-sure = Звільнити місце: { $player }?
page-forget = Видалити звідси моє ім’я та чат
page-forget-sure = Видалити для всіх і назавжди ваше ім’я та все, що ви написали за цим столом? Ігри й ваше місце залишаться.
page-forget-yes = Видалити
page-stand-up = Встати
page-copy = Копіювати
page-host = господар
page-bot = Бот
page-sit = Сісти
page-start-hint = { $n ->
        [one] Ще вільне { $n } місце: зачекайте на друзів або посадіть туди бота.
        [few] Ще вільні { $n } місця: зачекайте на друзів або посадіть туди ботів.
        [many] Ще вільно { $n } місць: зачекайте на друзів або посадіть туди ботів.
       *[other] Ще вільно { $n } місця: зачекайте на друзів або посадіть туди ботів.
    }
page-no-help = Тут ніхто не питає поради в ботів.
page-help = За цим столом можна питати поради в бота.
page-allow-help = Гравці можуть питати поради в бота (усі бачать, що це дозволено)
page-rename = Змінити ім’я
page-share = Запросіть інших за цим посиланням
page-wait-host = Гру починає господар столу.
page-host-away = Господаря немає. Якщо він не повернеться за хвилину, господарем стане наступний присутній гравець.
page-fill = Посадити ботів
page-start-game = Почати гру
page-rematch-wants = За реванш: { $players }.
page-rematch-missing = Ще не відповіли: { $players }.

## My games and my play ($n, $of, $games: how many; $share, $fair: per cent)

page-all = Усі
page-state = Стан
page-going = Тривають
page-search = Пошук за ім’ям або набором
page-shown = Ігри: { $n } з { $of }
page-none = У цьому браузері ще не зіграно жодної гри.
page-export = Зберегти всі ігри у файл
page-import = Додати ігри з файлу
page-imported = Додано ігор: { $n }
page-not-games = Це не файл з іграми. Нічого не змінено.
page-local = Усе це лишається в цьому браузері.
page-my-play = Моя гра
page-no-results = Жодної гри ще не завершено: зіграйте одну до кінця.
page-share-time = Виграні ігри, гра за грою
page-share-now = Досі виграно: { $share }, ігор: { $games }. Сам випадок дав би { $fair } (пунктир).
page-by-set = За набором
page-by-seats = За кількістю гравців
page-by-opponents = За суперниками
page-people = Люди
page-games = Ігри
page-won = Виграно
page-fair = Випадок
page-favourites = Улюблені карти й що вони принесли
page-placed = Викладено
page-brought = Вплив
page-each = Щоразу
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

page-credits-game = Oriflamme та Oriflamme: Ablaze — ігри Адрієна й Акселя Еслінгів, видавництво Studio H. Цю сторінку зробили люди, яким вони до вподоби; вона не пов’язана ні з авторами, ні з видавцем.
page-credits-ours = Малюнки, програма й тексти цієї сторінки — її власні, вільні за ліцензією MIT.
page-credits-others = З подякою за
page-credits-private = Сторінка звертається лише до власного сервера: ні стеження, ні облікових записів. Ігри проти ботів лишаються в цьому браузері.

## An address that leads nowhere

page-lost = Тут нічого немає
page-lost-about = Ця адреса нікуди не веде: можливо, у ній помилка або її обрізано.

## Where there is no JavaScript: all five languages stand in the page (web/scripts/texts.ts)

page-noscript = Oriflamme працює в самій сторінці й потребує JavaScript.
