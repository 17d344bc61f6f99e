# pages.ftl: what the web page says after games: everything opened, my games, my play.
#
# It comes when it is wanted (loadPages in web/src/game/i18n.ts). Ids begin with page-.

## Everything opened ($place: of the Queue; $n: influence on the card)

page-opened = Co było ukryte
page-unplayed = Niezagrana
page-hidden-queue = Ukryte w Kolejce
page-down-at = miejsce { $place }, zakryta
page-down-at-laden = miejsce { $place }, zakryta, { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
page-covered-at = miejsce { $place }, przykryta
page-covered-at-laden = miejsce { $place }, przykryta, { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
