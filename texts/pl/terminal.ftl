# terminal.ftl: what only the terminal says.
#
# short-KIND: a name of at most 8 columns, for a card in the Queue.
# Keys stay as they are in every language; the lines of keys have at most 78 columns.

## Short names

short-archer = Łucznik
short-soldier = Żołnierz
short-spy = Szpieg
short-heir = Dziedzic
short-lord = Lord
short-shapeshifter = Impostor
short-assassination = Zabójst.
short-royal-decree = Dekret
short-ambush = Zasadzka
short-conspiracy = Spisek
short-prince = Książę
short-twin = Bliźniak
short-schemer = Intryg.
short-queen = Królowa
short-cutthroat = Zbir
short-apothecary = Aptekarz
short-felon = Złoczyń.
short-impersonation = Podmiana
short-bribery = Przekup.
short-plot = Knowania
short-trap = Pułapka

## Roles, behind a name in brackets

role-you = ty
role-standin = zastępuje bot
role-away = poza stołem

## The line of keys

keys-place = 1-7 karta  ←→ miejsce  [ ] końce  Enter połóż  Tab podgląd  ? opis  q wyjdź
keys-reveal = k zostaw  r ujawnij  ←→ wybór  Enter zatwierdź  Tab podgląd  ? opis  q wyjdź
keys-pick = ←→ wybór  Enter zatwierdź  Tab podgląd  ? opis  l dziennik  q wyjdź
keys-wait = Spacja do mojego ruchu  Tab podgląd  ? opis  l dziennik  q wyjdź
keys-wait-table = Spacja przewiń  w bot za nieobecnego  / czat  Tab podgląd  ? opis  q wyjdź
keys-look = ←→ przesuń  ? opis tej karty  Tab wróć  l dziennik  q wyjdź
keys-held = Enter wyślij teraz  u cofnij
keys-over = n nowa gra  v powtórka  l dziennik  ? klawisze  q wyjdź
keys-over-table = r rewanż  v powtórka  l dziennik  / czat  ? klawisze  q wyjdź
keys-lobby = s start  f boty na wolne miejsca  / czat  q wyjdź
keys-lobby-guest = / czat  q wyjdź
keys-watch = Spacja przewiń  Tab podgląd  ? opis  l dziennik  q wyjdź
keys-review = ←→ krok  ↑↓ runda  Home End  a-e gracz  t wszystko  o widz  p graj  q wyjdź
keys-box = ↑↓ przewijanie  każdy inny klawisz zamyka

## Prompts of the terminal

held = { $what } (Enter wysyła od razu, u cofa)
sent = Wysłano. Czekam na stół…
confirm-leave = Wyjść z gry?
confirm-leave-saved = Gra jest zapisana: „oriflamme play --resume” wznowi ją.
confirm-leave-server = Miejsce pozostaje twoje: wróć tym samym linkiem.
confirm-keys = Enter lub y: wyjście. Każdy inny klawisz: zostajesz.
too-small = Stół potrzebuje 80 kolumn i 24 wierszy; tutaj jest { $columns } na { $rows }. Powiększ okno albo użyj --plain.
typed-nonsense = „{ $text }” to nie jest decyzja. ? wyjaśnia, jak się je zapisuje.
typed-no-option = „{ $text }” nie jest teraz możliwe.
not-saved = Nie można zapisać gry: { $why }
link-offline = BRAK POŁĄCZENIA
link-lost = Połączenie zerwane ({ $why }). Próbuję ponownie; twoje miejsce czeka.
link-lost-unsent = Jeszcze nie wysłano ({ $why }): próbuję ponownie. Decyzja zostanie wysłana raz.
seat-link = Link do twojego miejsca; zachowaj go, nie pojawi się drugi raz: { $link }
connecting = Łączenie z { $host }…

## What a server refuses, by its code (docs/protocol.md)

refused-seats-open = Są jeszcze wolne miejsca: najpierw je obsadź.
refused-not-maker = Może to zrobić tylko założyciel stołu.
refused-not-seated = Mogą to robić tylko gracze.
refused-seat-taken = Nie ma wolnego miejsca.
refused-wrong-phase = Nie w tym momencie gry.
refused-player-here = Ten gracz jest przy stole i się nie spóźnia.
refused-too-fast = Za dużo naraz: proszę wolniej.
refused-bad-name = Tego imienia nie można użyć.
refused-bad-token = Ten link nie należy do tego stołu.
refused-no-table = Nie ma takiego stołu.
refused-bad-protocol = Serwer używa innej wersji: zaktualizuj jedną ze stron.
refused-illegal = Nie ma tego wśród twoich możliwości.
refused-not-asked = Teraz decyduje inny gracz.

## Hot seat

curtain-title = { $player }, twój ruch
curtain-text = Pozostali niech teraz nie patrzą. Enter pokaże twoje karty.
curtain-plain = { $player }, twój ruch. Pozostali niech nie patrzą; potem naciśnij Enter.

## Lobby

lobby-title = Oczekiwanie na graczy
lobby-seat-open = { $seat }: wolne
lobby-seat-human = { $seat }: { $player }
lobby-seat-bot = { $seat }: { $player }, bot
lobby-wait = Grę rozpocznie założyciel stołu.

## Explaining

help-title = Objaśnienia
help-keys-title = Klawisze
help-keys =
    1 do 7         wybór karty z ręki (albo ↑ ↓)
    ← →            wybór miejsca lub możliwości; [ ] początek i koniec
    Enter          decyzja; przez chwilę u jeszcze ją cofa
    k  r           zostaw, ujawnij
    Tab            podgląd stołu; ? objaśnia wskazaną kartę
    Spacja         przewija do twojej następnej decyzji
    l              cały dziennik
    Ctrl-L         rysuje ekran od nowa
    q, Ctrl-C      wyjście; gra jest zapisana
    Działa też mysz: kliknij to, co zaznaczone; drugi raz, by zdecydować.
help-notation-title = Decyzje pisane
help-notation =
    Wpisz decyzję i naciśnij Enter:
    S<  S>  S^3    Żołnierz przed wszystkimi, za wszystkimi, na miejsce 3
    2+  2!         zostaw, ujawnij kartę na miejscu 2
    x3  $3  =3     karta na miejscu 3: zlikwiduj, okradnij właściciela, skopiuj
    m3, potem >2   przenieś kartę z miejsca 3 w lukę 2
    &3  &+  *3     Knowania: aktywuj, weź jeden; przekup
help-cards-title = Karty w tej grze
help-card = { $name }: { $does }
help-hidden = Ta karta leży zakryta. Zna ją tylko jej właściciel.
log-title = Dziennik

## The end

over-title = Koniec gry
over-line = { $rank }. { $player }: { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    }, { $tops ->
        [one] { $tops } wierzchnia karta
        [few] { $tops } wierzchnie karty
        [many] { $tops } wierzchnich kart
       *[other] { $tops } wierzchniej karty
    }
over-unplayed = niezagrana: { $cards }
over-aside = odłożone: { $cards }
over-saved = Zapis gry: { $path }
resume-hint = Zapisano. „oriflamme play --resume” wznowi grę.

## Review

review-bar = Decyzja { $n } z { $total }
review-as-truth = wszystkie karty ujawnione
review-as-public = oczami widza
review-as-seat = tak, jak widział to gracz { $player }
review-start = Karty są rozdane.
review-not-known = Ten zapis nie wie, co wiedział gracz { $player }.

## Plain lines

plain-welcome = Oriflamme, { $rules }, miejsca przy stole: { $seats }. Sześć rund; wygrywa największy wpływ.
plain-opponents = Przeciwnicy: { $players }.
plain-players = Przy stole: { $players }.
plain-how = Odpowiadaj numerem albo zapisem decyzji. ? objaśnia karty, t opisuje stół, l pokazuje dziennik, q kończy.
plain-how-table = Poza tym: vote prosi o bota za nieobecnego gracza, say TEKST pisze na czacie.
plain-round = --- Runda { $n } z 6: { $phase } ---
plain-influence = Wpływ: { $list }
plain-hand = Twoja ręka: { $cards }.
plain-aside = Odłożone: { $cards }.
plain-choose-card = Która karta?
plain-where = Gdzie położyć { $card-acc }?
plain-no-choice = Nie ma takiej możliwości: numer od 1 do { $n }, ? objaśnia karty, q kończy.
plain-back = b wraca do wyboru karty.
plain-leave = Wyjść z gry? y (tak) albo n (nie):
plain-yes = y
plain-bye = Do zobaczenia!
plain-ended = Dane wejściowe się skończyły.
plain-ranks = Wyniki według wpływu; przy remisie wygrywa ten, kto ma więcej wierzchnich kart w Kolejce:
plain-again = To samo rozdanie: --seed { $seed }
plain-opened = Wszystkie karty ujawnione:
plain-commands = Enter dalej, - wstecz, numer przenosi tam; a do e, t i o wybierają, czyimi oczami; p gra dalej, q kończy.
plain-now = Rozpatrywane teraz: miejsce { $place }
plain-empty = brak
plain-lobby-commands = start rozpoczyna, fill sadza boty na wolnych miejscach, say TEKST pisze na czacie, q kończy.
plain-over-commands = rematch prosi o rewanż, say TEKST pisze na czacie, q kończy.

## A place with what lies beneath ($cards: a list of beneath and beneath-laden)

beneath = { $card }
beneath-laden = { $card }, { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    }
place-with-beneath = { $place }: { $cards }

## replay: a record told in words; suggest: what a bot thinks ($ask: the question in the notation)

replay-title = Oriflamme, { $rules }, liczba miejsc: { $n }
replay-title-date = Oriflamme, { $rules }, liczba miejsc: { $n }, { $date }
replay-as-public = Tak, jak widzi to widz.
replay-as-seat = Tak, jak widzi to { $player }.
replay-round = Runda { $n }, zaczyna { $player }
replay-influence = Wpływ po rundzie { $n }:
replay-next = Teraz decyduje { $player }.
replay-nothing = Nic się nie dzieje.
suggest-asked = Decyduje { $player }: { $ask }
suggest-asked-other = Decyduje { $player } ({ $ask }), a nie { $other-player }.
suggest-asked-public = Decyduje { $player } ({ $ask }); to widok widza.
suggest-nobody = Gra skończona: nikt nie decyduje.
suggest-wins = wygrane
suggest-option = możliwość
suggest-bot = ({ $bot })
suggest-bot-searched = ({ $bot }, liczba iteracji: { $n })
suggest-none = Żadna cudza karta nie leży zakryta.
suggest-place = miejsce
suggest-depth = głębokość
suggest-owner = właściciel
suggest-influence = wpływ
suggest-may-be = co to może być
suggest-share = { $card } { $n } %
