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
page-rematch-wants = За реванш: { $players }.
page-rematch-missing = Ще не відповіли: { $players }.
