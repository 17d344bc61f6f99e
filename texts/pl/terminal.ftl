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
role-standin = gra bot
role-away = poza stołem

## The line of keys

keys-place = 1-7 karta  ←→ miejsce  Enter połóż  Tab podgląd  ? opis  l dziennik  q wyjdź
keys-reveal = k zostaw  r ujawnij  Enter zatwierdź  Tab podgląd  ? opis  l dziennik  q wyjdź
keys-pick = ←→ wybór  Enter zatwierdź  Tab podgląd  ? opis  l dziennik  q wyjdź
keys-wait = n krok  Spacja do mojego ruchu  Tab podgląd  ? opis  l dziennik  q wyjdź
keys-wait-step = n następny ruch  Spacja dalej  Tab podgląd  ? opis  l dziennik  q wyjdź
keys-wait-table = Spacja dalej  w poproś o bota  / czat  Tab widok  ? opis  l dziennik  q wyjdź
keys-look = ←→ przesuń  ↑↓ Kolejka, rody, ręka, odłożone  ? opis  Tab wróć  q wyjdź
keys-held = Enter wyślij teraz  u cofnij
keys-over = e wynik  n nowa gra  v powtórka  l dziennik  ? klawisze  q wyjdź
keys-over-table = e wynik  r rewanż  v powtórka  l dziennik  / czat  ? klawisze  q wyjdź
keys-lobby = s start  f boty na wolne miejsca  / czat  q wyjdź
keys-lobby-guest = / czat  q wyjdź
keys-lobby-watch = q wyjdź
keys-watch = Spacja przewiń  Tab podgląd  ? opis  l dziennik  q wyjdź
keys-review = ←→ krok  ↑↓ runda  a-e o x oczy  A ocena  p gra  l dziennik  ? opis  q wróć
keys-review-end = ←→ krok  ↑↓ runda  a-e o x oczy  A ocena  r wynik  l dziennik  ? opis  q wróć
keys-box = ↑↓ j k przewijanie  q, Esc lub inny klawisz zamyka

## Prompts of the terminal

held = { $what } (Enter wysyła od razu, u cofa)
sent = Wysłano. Czekam na odpowiedź…
confirm-leave = Wyjść z gry?
confirm-leave-saved = Gra jest zapisana. Aby ją wznowić, wpisz „oriflamme play --resume”.
confirm-leave-server = Miejsce pozostaje twoje: wróć tym samym linkiem.
confirm-keys = Enter lub y: wyjście. Każdy inny klawisz: zostajesz.
too-small = Stół potrzebuje 80 kolumn i 24 wierszy; to okno ma { $columns } i { $rows }. Powiększ je, użyj --plain albo naciśnij q, by zakończyć.
typed-nonsense = „{ $text }” to nie jest decyzja. ? wyjaśnia, jak się je zapisuje.
typed-no-option = „{ $text }” nie jest teraz możliwe.
not-saved = Nie można zapisać gry: { $why }
link-offline = BRAK POŁĄCZENIA
link-lost = Połączenie zerwane ({ $why }). Łączę ponownie; twoje miejsce jest bezpieczne.
link-lost-unsent = Jeszcze nie potwierdzono ({ $why }). Łączę ponownie; decyzja nie przepadnie i zostanie zagrana raz.
seat-link = Tajny link do twojego miejsca; zachowaj go, nie pojawi się drugi raz: { $link }
connecting = Łączenie z { $host }…

## What a server refuses, by its code (docs/protocol.md)

refused-seats-open = Najpierw zapełnij wszystkie miejsca.
refused-not-maker = Może to zrobić tylko gospodarz.
refused-not-seated = Mogą to zrobić tylko gracze.
refused-seat-taken = To miejsce jest zajęte albo nie ma wolnych.
refused-bad-rules = Nie ma takich zasad. Możliwe są base, ablaze, mix albo mix: i dziesięć liter.
refused-bad-clock = Nie ma takiego czasu na decyzję. Możliwe jest od 5s do 600s, od 1d do 14d albo none.
refused-wrong-phase = Teraz nie można tego zrobić.
refused-player-here = Bot może zastąpić gracza dopiero wtedy, gdy nie ma go od kilku minut, i tylko w grze bez limitu czasu.
refused-too-fast = Za szybko. Poczekaj chwilę.
refused-bad-name = Tego imienia nie można użyć.
refused-bad-token = Ten link nie należy do tego stołu.
refused-no-table = Nie ma takiego stołu.
refused-bad-protocol = Serwer używa innej wersji. Zaktualizuj program albo serwer.
refused-illegal = Nie ma tego wśród twoich możliwości.
refused-not-asked = Teraz decyduje inny gracz.

## Why, inside a sentence

why-refused = serwer odrzuca połączenie
why-unreachable = nie można połączyć się z serwerem
why-silent = serwer nie odpowiada
why-hung-up = serwer zamknął połączenie
why-no-host = nie ma takiego serwera
why-certificate = certyfikat serwera nie jest zaufany
why-full = dysk jest pełny
why-forbidden = w tym folderze nie można zapisywać
why-missing = nie ma takiego pliku
why-link = link do stołu wygląda tak: https://SERWER/table/ID
why-link-token = klucz w linku jest uszkodzony

## Refusals of play, join, watch and review, behind “oriflamme COMMAND: ”

cli-unreachable = nie można połączyć się z { $host }: { $why }
cli-no-resume = nie ma niedokończonej gry do wznowienia
cli-cannot-resume = nie można wznowić { $file }: { $why }
why-none-saved = żadna nie jest tu zapisana
cli-no-review = nie zagrano tu jeszcze żadnej gry
cli-cannot-read = nie można odczytać { $file }: { $why }
cli-bad-record = { $file } nie jest zapisem gry: { $why }
cli-table-link = to link do stołu, a nie do miejsca: podaj --name, by usiąść, albo użyj watch
cli-seat-link = to link do miejsca: użyj join
cli-name-length = --name ma od 1 do 24 znaków
cli-resume-alone = --resume wznawia grę taką, jaka jest: pomiń pozostałe opcje
why-no-memory = brak pamięci
why-no-terminal = nie można użyć terminala
why-ended = gra się skończyła

## Hot seat

curtain-title = { $player }, twój ruch
curtain-text = Pozostali niech teraz nie patrzą. Twoje karty pokaże klawisz { $key }.
curtain-plain = { $player }, twój ruch. Pozostali niech nie patrzą; potem naciśnij Enter.

## Lobby

lobby-title = Oczekiwanie na graczy
lobby-seat-open = wolne
lobby-seat-human = { $player }
lobby-seat-bot = { $player }, bot
lobby-wait = Czekamy, aż gospodarz rozpocznie grę.

## Explaining

help-title = Objaśnienia
help-keys-title = Klawisze
help-keys =
    1 do 7         wybierz kartę z ręki (albo ↑ ↓)
    ← →            wybierz miejsce lub możliwość; [ ] początek i koniec
    Enter          zdecyduj; przez chwilę u jeszcze cofa, Enter wysyła
    k  r           zostaw, ujawnij
    Tab            rozejrzyj się: Kolejka, rody, ręka, odłożone; ? objaśnia
    Spacja         przewiń do swojej następnej decyzji
    n              krok po kroku: następny ruch innego gracza; Spacja kończy
    l              cały dziennik; / szuka w nim
    e  v  n        po grze: wynik, powtórka, nowa gra
    Ctrl-L         narysuj ekran od nowa
    q, Ctrl-C      wyjdź
    Działa też mysz: kliknij to, co zaznaczone, drugi raz zatwierdza; kółko przesuwa.
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
resume-hint = Gra zapisana. Aby ją wznowić, wpisz „oriflamme play --resume”.

## Review

review-bar = Decyzja { $n } z { $total }
review-as-truth = wszystkie karty jawne
review-as-public = oczami widza
review-as-seat = oczami gracza: { $player }
review-start = Karty są rozdane.
review-not-known = Ten zapis nie mówi, co wiedział ten gracz: { $player }.

## Plain lines

plain-welcome = Oriflamme. { $rules }, liczba graczy: { $seats }. Sześć rund; wygrywa, kto ma najwięcej wpływu.
plain-opponents = Przeciwnicy: { $players }.
plain-players = Przy stole: { $players }.
plain-how = Wpisz liczbę albo decyzję w notacji. Enter powtarza pytanie, t opisuje stół, l pokazuje dziennik, ? objaśnia, q kończy.
plain-how-table = Ponadto: w prosi o bota za nieobecnego gracza, /TEKST pisze na czacie.
plain-round = --- Runda { $n } z 6: { $phase } ---
plain-influence = Wpływ: { $list }
plain-hand = Twoja ręka: { $cards }.
plain-choose-card = Która karta?
plain-where = Gdzie położyć { $card-acc }?
plain-no-choice = Nie ma takiej możliwości. Wpisz liczbę od 1 do { $n } albo naciśnij Enter, by powtórzyć pytanie.
plain-back = b wraca do wyboru karty.
plain-leave = Wyjść z gry? y (tak) albo n (nie):
plain-yes = y
plain-bye = Do zobaczenia!
plain-ended = Dane wejściowe się skończyły.
plain-ranks = Wyniki według wpływu:
plain-again = To samo rozdanie: --seed { $seed }
plain-opened = Wszystkie karty są jawne:
plain-commands = Enter to krok, - wstecz, liczba przenosi tam, r1 do r6 do rundy; a do e, x (wszystkie karty) i o (widz) wybierają punkt widzenia; t opisuje stół, l dziennik, /SŁOWO szuka w nim, A mówi, ile warta była każda możliwość, p gra dalej, q kończy.
plain-now = Rozpatrywane teraz: miejsce { $place }
plain-empty = brak

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

replay-title = Oriflamme, { $rules }, liczba graczy: { $n }
replay-title-date = Oriflamme, { $rules }, liczba graczy: { $n }, { $date }
replay-as-public = Oczami widza.
replay-as-seat = Oczami gracza: { $player }.
replay-round = Runda { $n }, zaczyna { $player }
replay-influence = Wpływ po rundzie { $n }:
replay-next = Teraz decyduje { $player }.
replay-nothing = Nic się nie dzieje.
suggest-asked = Decyduje { $player }: { $ask }
suggest-asked-other = Decyduje { $player } ({ $ask }), a nie { $other-player }.
suggest-asked-public = Decyduje { $player } ({ $ask }); oczami widza.
suggest-nobody = Gra jest skończona.
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
suggest-share = { $card } { $n }%

plain-lobby-commands = s zaczyna, f sadza boty na wolnych miejscach, remove b zwalnia miejsce b, seats 4 zmienia liczbę miejsc, rules mix zmienia karty, clock 60s, 2d lub none zmienia czas na decyzję, forget usuwa twoje imię i wszystko, co napisano z twojego miejsca, /TEKST pisze na czacie, Enter mówi, kto jest, q kończy.
plain-over-commands = r prosi o rewanż, e podaje wynik, v otwiera powtórkę, /TEKST pisze na czacie, q kończy.

## Saving, told truthfully

mark-unsaved = NIE ZAPISANO: { $why }
saved-again = Gra jest znów zapisywana.
confirm-leave-unsaved = Gra NIE jest zapisana ({ $why }). Przepadnie wszystko od ostatniego zapisu.
confirm-leave-over = Gra skończona; nic nie przepadnie.
confirm-leave-watching = Tylko oglądasz; nic nie przepadnie.
unfinished-game = Masz niedokończoną grę. Aby ją wznowić, wpisz „oriflamme play --resume”.

## More lines of keys

keys-curtain = q wyjdź
keys-box-log = ↑↓ j k przewijanie  / szukaj  n następne  q, Esc lub inny klawisz zamyka

## A server’s table

another-game = Zaczyna się kolejna gra.
next-game = Liczba graczy w następnej grze: { $n }.
link-not-yet = Jeszcze nie połączono ({ $why }). Próbuję ponownie.
link-lost-watching = Połączenie zerwane ({ $why }). Próbuję ponownie.
lobby-maker = Wyślij link znajomym. Naciśnij s, by zacząć grę, albo f, by dodać boty na wolne miejsca.
lobby-watch = Oglądasz. Czekamy, aż gospodarz rozpocznie grę.
rematch-mine = Chcesz rewanżu. Czekamy na pozostałych…
rematch-theirs = Chętni na rewanż: { $players }. Naciśnij r, by się zgodzić.
rematch-both = Ty i { $players } chcecie rewanżu. Czekamy na pozostałych…
help-table-title = Stół na serwerze
help-table =
    s              zacznij grę (gospodarz)
    f              boty na wolne miejsca
    /              czat
    w              poproś o bota za nieobecnego gracza
    r              po grze: poproś o rewanż lub zgódź się

## Looking around

look-family = { $player }: wpływ { $n }, kart na ręce { $cards }. Odrzucone: { $pile }.
look-family-open = { $player }: wpływ { $n }, kart na ręce { $cards }: { $hand }. Odłożone: { $aside }. Odrzucone: { $pile }.
look-twin = Bliźniaka nie ma jeszcze w Kolejce.
search-none = W dzienniku nie ma „{ $text }”.

## More plain lines

plain-how-watching = Oglądasz. t opisuje stół, l podaje dziennik, ? KARTA objaśnia kartę, q kończy.
plain-help =
    Odpowiada się liczbą albo zapisem (S>, 2!, x3).
    Enter lub .    powtarza pytanie
    t              cały stół
    l              dziennik
    ? S, ? Szpieg  karta i rozstrzygnięcia
    ? 3            karta na miejscu 3
    ??             wszystkie karty tej gry
    g              o co chodzi w grze
    b              od miejsca z powrotem do karty
    q              wyjdź
plain-no-card = „{ $text }” nie jest kartą tej gry ani miejscem w Kolejce. Wpisz ??, by zobaczyć wszystkie karty.
plain-too-long = Ten wiersz jest za długi, więc go pominięto.
plain-not-now = „{ $text }” nic teraz nie robi. Enter mówi, co się dzieje, ? pomaga, q kończy.
plain-after = n to nowa gra, e podaje wynik, v otwiera powtórkę, q kończy.
plain-rules = Zasady: { $rules }
plain-clock = Pozostały czas: { $left }
plain-first = pierwszy gracz
plain-decides = teraz decyzja

## A newcomer’s page

help-game-title = Gra w dziesięciu wierszach
help-game =
    Cel: mieć najwięcej wpływu po sześciu rundach.
    W każdej rundzie wszyscy wykładają po jednej zakrytej karcie: na początek Kolejki,
    na jej koniec albo na własną kartę. Powstaje stos, a karta pod spodem czeka.
    Potem rozpatruje się Kolejkę od początku, miejsce po miejscu.
    Jeśli twoja karta jest zakryta, zostawiasz ją i dokładasz na nią 1 punkt wpływu
    albo ujawniasz ją i bierzesz cały leżący na niej wpływ. Wtedy karta działa.
    Ujawniona postać zostaje i działa w każdej rundzie. Intryga działa raz i znika.
    Karty w Kolejce zostają na następną rundę.
    Trzy z twoich dziesięciu kart są odłożone losowo i nie biorą udziału w grze.
    Na końcu wpływ leżący na kartach przepada. Wygrywa, kto ma najwięcej wpływu.
new-here = Pierwszy raz? Naciśnij ?, a poznasz grę w dziesięciu wierszach; „oriflamme play --coach” to gra z trenerem.
new-here-plain = Pierwszy raz? Wpisz g, a poznasz grę w dziesięciu wierszach; „oriflamme play --coach --plain” to gra z trenerem.

## Review, continued

help-review-title = Klawisze powtórki
help-review =
    ← →            decyzja wstecz lub dalej (albo Spacja)
    ↑ ↓            runda wstecz lub dalej; 1 do 6 to rundy
    Home End       rozdanie, koniec
    a do e         oczami gracza; o jako widz; x wszystkie karty
    A              ile warta była każda możliwość i dlaczego
    Tab            podgląd: Kolejka, rody, ręka, odłożone
    l  /           dziennik; szukaj w nim
    r              na końcu: wynik
    p              graj dalej od tego miejsca
    q              wróć
review-beyond = Ten zapis ma tylko { $n ->
        [one] { $n } decyzję
        [few] { $n } decyzje
        [many] { $n } decyzji
       *[other] { $n } decyzji
    }: oto koniec.

## Tables of a server, continued

no-tables = Nie ma teraz stołów publicznych. Założysz taki poleceniem „oriflamme host --public”.
my-turn = twoja kolej
no-own-tables = Twoja przepustka nie otwiera tam żadnego miejsca.
pass-shown = Twoja przepustka na { $host }. Kto ma ten link, może tam grać na twoich miejscach. Otwórz go na drugim urządzeniu:
pass-lost = Przechowuj ją bezpiecznie: zgubionej przepustki nikt ci nie zwróci.
pass-none = Nie ma tu przepustki dla { $host }. Powstanie, gdy usiądziesz przy stole.
pass-would-lose = Na tym komputerze jest już przepustka dla { $host }. Przepadłyby twoje miejsca przy tych stołach:
pass-replace = Nic nie zmieniono. Najpierw zachowaj tamtą przepustkę (pokazuje ją „oriflamme pass”), a potem użyj --replace.
pass-taken = Od teraz ten komputer używa tej przepustki na { $host }.
pass-bad = to nie jest przepustka: oczekiwano 32 znaków (0–9, a–f) albo linku, który się nimi kończy
pass-forgotten = Twoje imię i twoje wiadomości usunięto przy { $n ->
        [one] { $n } stole
        [few] { $n } stołach
        [many] { $n } stołach
       *[other] { $n } stołu
    }. Miejsca pozostają twoje.
now-watching = Teraz oglądasz: { $why }
lobby-seconds = Sekund na decyzję: { $n }.
lobby-days = Dni na decyzję: { $n }.
lobby-no-clock = Bez limitu czasu.
lobby-no-help = Przy tym stole nie wolno pytać bota o radę.
lobby-link = Link dla znajomych: { $link }
lobby-seat-kept = Twoje miejsce czeka. Aby do niego wrócić, wpisz „oriflamme join”.

## Links

cli-no-link = to nie jest link do stołu: { $why }
cli-no-seat = nie ma miejsca, do którego można wrócić: { $why }

## The coach

coach-title = Trener
coach-keys = Enter: dalej; x: bez dalszych wskazówek.
coach-says = Trener: { $text }

## A command line that cannot be meant ($option: as it is typed; $text: what was given)

misuse-usage = użycie: { $usage }
misuse-details = Szczegóły: oriflamme { $command } --help
misuse-option = nieznana opcja: { $text }
misuse-flag = { $option } nie przyjmuje wartości
misuse-no-value = { $option } wymaga wartości: { $text }
misuse-missing = brakuje argumentu
misuse-extra = zbędny argument: { $text }
misuse-quotes = za dużo argumentów: pozycja to jeden, ujmij ją w cudzysłów
misuse-number = { $option } to liczba od { $least } do { $most }, a nie { $text }
misuse-seat = { $option } to litera miejsca od a do e, a nie { $text }
misuse-reader = { $option } to litera miejsca od a do e (- dla widza), a nie { $text }
misuse-lang = --lang to en, pl, uk, ru lub fr, a nie { $text }
misuse-rules = --rules, na pozycji { $n }: zasady to base, ablaze, mix albo mix: i dziesięć liter; potem może stać +schemer2 i dodatkowy wpływ, np. +a5
misuse-bots = { $option }, na pozycji { $n } w { $text }: { $why }
misuse-the-bots = Boty:
misuse-humans = --humans to najwyżej pięć imion rozdzielonych przecinkami: { $why }
misuse-opponents = --bots wymienia { $bots }, a liczba przeciwników przy { $seats } miejscach to { $opponents }
misuse-sum = --humans wymienia { $humans }, --bots { $bots }: razem to nie { $seats }, jak chce --seats
misuse-crowd = --humans wymienia { $humans }, a miejsc jest { $seats }
misuse-save = SAVE i --take-over podaje się razem z --resume
misuse-coach = --coach ma własną grę: pomiń pozostałe opcje
misuse-server = to nie jest adres serwera: { $text }; wygląda on tak: https://SERWER
misuse-first = { $option } { $text }: nie ma takiego miejsca przy tym stole
misuse-host-seats = --seats to od 2 do 5 miejsc, a nie { $n }
misuse-clock = --clock to od 5s do 600s, od 1d do 14d albo none, a nie { $text }

## Reasons inside those sentences

why-open-elsewhere = jest otwarta w innym oknie
why-not-locked = nie można jej zablokować
why-other-window = jej drugie okno się nie zamyka
why-no-home = zmienna HOME nie jest ustawiona
why-path-long = ścieżka folderu jest za długa
why-names-taken = wszystkie nazwy plików są zajęte
why-unreadable = nie można jej odczytać
why-not-whole = nie wszystkie jej karty są znane
why-stays-open = nie można stąd zamknąć jej drugiego okna
why-bot = nie ma takiego bota
why-bots-many = tych botów jest za dużo
why-budget = budżet to 500 lub 500it (iteracje), 10ms lub 1s
why-budget-hour = decyzja trwa najwyżej godzinę
why-budget-unit = po liczbie może stać tylko it, ms lub s
why-budget-none = ten bot nie przeszukuje i nie ma budżetu
why-name-empty = jedno jest puste
why-name-long = jedno jest za długie
why-name-space = jedno ma spację na brzegu
why-name-letters = w jednym jest znak, którego nie przyjmie zapis gry
why-names-many = jest ich więcej
why-names-same = dwa są takie same

## Saved games

cli-open-elsewhere = { $file } jest otwarty w innym oknie (proces { $n }); --take-over zamknie go tam
cli-taken = tę grę przejęło inne okno
saves-unreadable = nie można odczytać: { $why }
saves-open = otwarta w procesie { $n }

## Kinds, sets and lists

list-semicolon = { $first }; { $second }
name-role = { $name } ({ $role })
kind-character = Postać
kind-intrigue = Intryga
set-base = Gra podstawowa
set-ablaze = Ablaze
set-mix = Oba zestawy razem

## A decision that is none

error-not-option = Nie ma tego wśród twoich możliwości.

## The games played here

over-not-kept = Nie można tu zachować tej gry: { $why }
cli-no-game-yet = przy tym stole nie rozegrano jeszcze żadnej gry
why-no-seat = nie zajęto stąd żadnego miejsca
games-seats = Twoje miejsca przy stołach na serwerach:
games-older = { $n ->
        [one] Pominięto { $n } starszą grę.
        [few] Pominięto { $n } starsze gry.
        [many] Pominięto { $n } starszych gier.
       *[other] Pominięto { $n } starszej gry.
    }
games-none = Nie rozegrano tu jeszcze żadnej gry. Zacznij od „oriflamme play”.

## Step by step, and the settings ($names, $values: as they are typed)

plain-step = Enter podaje następny ruch, c podaje resztę bez zatrzymywania.
config-line = { $file }:{ $n }: powinno być „nazwa = wartość”, a nie { $text }
config-unknown = { $file }:{ $n }: nieznane ustawienie { $text }; ustawienia to { $names }
config-value = { $where }: możliwe wartości to { $values }, a nie { $text }

## Deals by link

deal-daily = Rozdanie dnia { $date } (UTC). Liczy się pierwsza próba: decyzji nie można cofnąć.
deal-counts = To rozdanie jest takie samo dla każdego, kto ma jego link. Liczy się pierwsza próba: decyzji nie można cofnąć.
deal-practice = Trening: to rozdanie było już grane i tym razem się nie liczy.
deal-result = Oriflamme, rozdanie { $deal }: { $rank }. lokata na { $seats }. Twój wynik, który inni mogą sprawdzić i porównać:
deal-played = To rozdanie było już grane. Żeby zagrać je jeszcze raz dla treningu, dodaj --again.
misuse-deal = --deal ustala zasady, miejsca, boty i pierwszego gracza: pomiń opcje, które je zmieniają
misuse-again = --again wymaga --deal
misuse-date = { $option } to dzień od 2026-11-01 do dzisiaj (UTC), zapisany RRRR-MM-DD, a nie { $text }

## Moje błędy i moja siła

mistakes-looking = analizuję grę { $n } z { $of }
mistakes-head = Pytanie { $n } z { $of }, z twojej gry ({ $date })
mistakes-ask = Co zrobisz? Wpisz numer albo zapis; q kończy.
mistakes-values = Twoja szansa na zwycięstwo przy każdej możliwości (> to twój wybór w grze):
mistakes-next = Enter: następne pytanie. p: graj dalej od tego miejsca. q: koniec.
mistakes-practice-here = Żeby odpowiedzieć na nie teraz, dla treningu, dodaj --all.
mistakes-unkept = Nie można zapisać pytań z twoich gier: { $why }
given-none-here = Jeszcze nic nie wiadomo. Żeby przeanalizować swoje gry, uruchom „oriflamme mistakes”.
misuse-mine = { $option } mine: twoja siła nie jest jeszcze znana ({ $n } z { $least } potrzebnych gier)

## What a table’s webhook posts (of the server, not of the terminal)

hook-full = Przy stole jest komplet graczy
hook-begun = Gra się rozpoczęła
hook-table = Stół: { $player }
hook-days = { $n ->
        [one] { $n } dzień
        [few] { $n } dni
        [many] { $n } dni
       *[other] { $n } dnia
    }
hook-hours = { $n ->
        [one] { $n } godzina
        [few] { $n } godziny
        [many] { $n } godzin
       *[other] { $n } godziny
    }
hook-minutes = { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
        [many] { $n } minut
       *[other] { $n } minuty
    }
