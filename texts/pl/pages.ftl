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

## Friends

page-invited = { $player } zaprasza cię do gry.
page-invited-nobody = Zaproszenie do gry.
page-write-name = Wpisz imię i usiądź.
page-name-first = Najpierw wpisz imię.
page-sit-here = Usiądź tutaj
page-full = Wszystkie miejsca są zajęte: będziesz oglądać grę.
page-free-seat = Zwolnij to miejsce
page-rematch-wants = Chętni na rewanż: { $players }.
page-rematch-missing = Brakuje odpowiedzi: { $players }.
