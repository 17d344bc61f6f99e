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
page-free-seat-sure = Zwolnić miejsce: { $player }?
page-forget = Usuń stąd moje imię i czat
page-forget-sure = Usunąć dla wszystkich i na zawsze twoje imię oraz wszystko, co zostało przez ciebie napisane przy tym stole? Gry i twoje miejsce zostają.
page-forget-yes = Usuń
page-stand-up = Wstań
page-copy = Kopiuj
page-host = gospodarz
page-bot = Bot
page-sit = Usiądź
page-start-hint = { $n ->
        [one] Wolne jest jeszcze { $n } miejsce: poczekaj na przyjaciół albo posadź tam bota.
        [few] Wolne są jeszcze { $n } miejsca: poczekaj na przyjaciół albo posadź tam boty.
        [many] Wolnych jest jeszcze { $n } miejsc: poczekaj na przyjaciół albo posadź tam boty.
       *[other] Wolne jest jeszcze { $n } miejsca: poczekaj na przyjaciół albo posadź tam boty.
    }
page-no-help = Nikt tu nie pyta botów o radę.
page-help = Przy tym stole można pytać bota o radę.
page-allow-help = Gracze mogą pytać bota o radę (wszyscy widzą, że wolno)
page-rename = Zmień imię
page-share = Zaproś tym linkiem
page-wait-host = Grę rozpoczyna gospodarz.
page-host-away = Gospodarza nie ma. Jeśli nie wróci w ciągu minuty, gospodarzem zostanie następny obecny gracz.
page-fill = Dosadź boty
page-start-game = Rozpocznij grę
page-rematch-wants = Chętni na rewanż: { $players }.
page-rematch-missing = Brakuje odpowiedzi: { $players }.

## My games and my play ($n, $of, $games: how many; $share, $fair: per cent)

page-all = Wszystkie
page-state = Stan
page-going = W toku
page-search = Szukaj po imieniu lub zestawie
page-shown = Gry: { $n } z { $of }
page-none = W tej przeglądarce nie zagrano jeszcze żadnej gry.
page-export = Zapisz wszystkie gry do pliku
page-import = Wczytaj gry z pliku
page-imported = Dodane gry: { $n }
page-not-games = To nie jest plik z grami. Nic się nie zmieniło.
page-local = Wszystko to zostaje w tej przeglądarce.
page-my-play = Moja gra
page-no-results = Żadna gra nie jest jeszcze skończona: zagraj jedną do końca.
page-share-time = Wygrane gry, gra po grze
page-share-now = Dotąd wygrane: { $share }, gier: { $games }. Sam los dałby { $fair } (linia przerywana).
page-by-set = Według zestawu
page-by-seats = Według liczby graczy
page-by-opponents = Według przeciwników
page-people = Ludzie
page-games = Gry
page-won = Wygrane
page-fair = Z losu
page-favourites = Ulubione karty i co przyniosły
page-placed = Zagrana
page-brought = Wpływ
page-each = Za każdym razem
page-losses = Najdroższe straty
page-seats-n = { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
        [many] { $n } graczy
       *[other] { $n } gracza
    }
page-loss = { $card }: z kartą { $n ->
        [one] przepadł { $n } punkt
        [few] przepadły { $n } punkty
        [many] przepadło { $n } punktów
       *[other] przepadło { $n } punktu
    } wpływu

## Credits

page-credits-game = Oriflamme i Oriflamme: Ablaze to gry Adriena i Axela Heslingów, wydane przez Studio H. Tę stronę zrobili ludzie, którzy je lubią; nie jest ona związana z autorami ani wydawcą.
page-credits-ours = Rysunki, program i teksty tej strony są jej własne, wolne na licencji MIT.
page-credits-others = Z podziękowaniem za
page-credits-private = Strona łączy się tylko z własnym serwerem: bez śledzenia, bez kont. Gry z botami zostają w tej przeglądarce.

## An address that leads nowhere

page-lost = Tu niczego nie ma
page-lost-about = Ten adres donikąd nie prowadzi: może jest w nim literówka albo został ucięty.

## Where there is no JavaScript: all five languages stand in the page (web/scripts/texts.ts)

page-noscript = Oriflamme działa w samej przeglądarce i wymaga JavaScriptu.
