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
