# web.ftl: what the web page says around the table. Ids begin with web-.

## Home

web-description = Oriflamme: gra o wpływach i intrygach dla 3–5 osób, z ludźmi lub botami.
web-tagline = Gra o wpływach i intrygach na dworze.
web-play-now = Zagraj teraz
web-play-now-about = Z trzema botami. Bez konta, także offline.
web-play = Graj
web-resume = Wróć do swojej gry (runda { $round })
web-setup = Przygotuj grę
web-setup-about = Wybierz karty, miejsca i przeciwników
web-daily = Rozdanie dnia
web-daily-about = Raz dziennie to samo rozdanie dla wszystkich
web-friends = Zagraj ze znajomymi
web-friends-about = Wyślij link i zagrajcie razem
web-watch = Oglądaj
web-watch-about = Gry przy stołach publicznych
web-review = Powtórka
web-review-about = Odtwórz dowolną grę, graj dalej od dowolnego momentu
web-learn = Nauka
web-learn-about = Gra z trenerem, wszystkie karty, zasady
web-my-games = Moje gry
web-against-bots = Z botami
web-branch = Z powtórki
web-with-friends = Ze znajomymi
web-lobby = Przed grą
web-finished-rank = Zakończona: { $n }. lokata
web-forget = Usuń tę grę
web-forget-sure = Usunąć na zawsze?
web-forget-yes = Usuń
web-forgotten = Gra usunięta.
web-undo = Cofnij
web-show-all = Pokaż wszystkie ({ $n })
web-all-games = Wszystkie gry i statystyki
web-home = Strona główna
web-menu = Menu
web-settings = Ustawienia
web-rules = Zasady
web-credits = O grze
web-close = Zamknij
web-loading = Wczytywanie…
web-load-failed = Nie udało się wczytać tej części. Jesteś offline?
web-no-game = Nie ma takiej gry
web-no-game-about = Tej gry już nie ma w tej przeglądarce.

## The coached game

web-coach-offer = Pierwszy raz?
web-coach-about = Zagraj krótką grę z trenerem: pięć minut, bez czytania zasad.
web-coach-start = Gra z trenerem
web-coach-no = Nie, dziękuję
web-coach-next = Dalej
web-coach-dismiss = Wyłącz trenera

## Setting up

web-cards = Karty
web-set-base = Oriflamme
web-set-base-about = Dziesięć kart gry podstawowej.
web-set-ablaze = Ablaze
web-set-ablaze-about = Dziesięć kart Oriflamme: Ablaze, a do tego Bliźniak i żetony przekupstwa.
web-set-mix = Mieszanka
web-set-mix-about = Sześć postaci i cztery intrygi wylosowane z obu zestawów.
web-set-own = Własna mieszanka
web-set-own-about = Wybierz dowolne dziesięć kart.
web-own-count = Wybrano { $n } z 10
web-characters = Postacie
web-intrigues = Intrygi
web-schemer2 = Intrygantka zyskuje 2 (jak w wydaniu angielskim)
web-seats = Miejsca
web-seats-two = 2 (wariant)
web-opponents = Przeciwnicy
web-bots-about = Kim oni są?
web-more = Więcej
web-first-random = Losowo
web-seed = Słowo tasowania
web-seed-about = Dowolne słowo: to samo słowo, te same karty
web-your-name = Twoje imię
web-player = Gracz
web-start = Początek

## A table with friends

web-make-table = Utwórz stół
web-join-table = Dołącz do stołu
web-join-link = Link lub numer stołu
web-join = Dołącz
web-pace = Czas na decyzję
web-pace-none = Bez limitu czasu
web-pace-seconds = { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
        [many] { $n } sekund
       *[other] { $n } sekundy
    }
web-pace-days = { $n ->
        [one] { $n } dzień
        [few] { $n } dni
        [many] { $n } dni
       *[other] { $n } dnia
    }
web-days = { $n ->
        [one] { $n } dzień
        [few] { $n } dni
        [many] { $n } dni
       *[other] { $n } dnia
    }
web-public = Pokaż ten stół na publicznej liście
web-copied = Skopiowano
web-qr = Kod QR
web-spectators-none = bez widzów
web-spectators = { $n ->
        [one] { $n } widz
        [few] { $n } widzów
        [many] { $n } widzów
       *[other] { $n } widza
    }
web-seat-open = Wolne miejsce
web-seats-free = { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
        [many] { $n } wolnych miejsc
       *[other] { $n } wolnego miejsca
    }
web-away = poza stołem
web-standin = gra bot
web-copy-table-link = Kopiuj link do tego stołu
web-copy-seat-link = Kopiuj tajny link do mojego miejsca
web-back-to-seat = Wracam do gry
web-standin-you = Bot gra za ciebie.
web-vote-standin-none = Niech gra za tę osobę bot
web-vote-standin = { $n ->
        [one] Niech gra za tę osobę bot ({ $n } głos)
        [few] Niech gra za tę osobę bot ({ $n } głosy)
        [many] Niech gra za tę osobę bot ({ $n } głosów)
       *[other] Niech gra za tę osobę bot ({ $n } głosu)
    }
web-mute = Wycisz
web-watch-intro = Te stoły może oglądać każdy. Można też usiąść, dopóki jest wolne miejsce.
web-watch-none = Teraz nie ma publicznych stołów.
web-refresh = Odśwież

## At the table

web-families = Rody
web-family-letter = Ród { $letter } ({ $family })
web-decides = podejmuje decyzję
web-being-resolved = Teraz rozpatrywana
web-twin-ready = Bliźniak czeka
web-log = Dziennik
web-while-away = Pod twoją nieobecność:
web-chat = Czat
web-chat-empty = Nie ma jeszcze wiadomości.
web-chat-players = Pisać mogą tu tylko gracze.
web-chat-say = Napisz wiadomość
web-chat-send = Wyślij
web-clock = Pozostały czas:
web-skip = Pomiń
web-speed = Szybkość
web-speed-step = Czekaj na moje dotknięcie
web-speed-slow = Powoli
web-speed-1x = Zwykła
web-speed-2x = Podwójna
web-speed-instant = Natychmiast
web-hide-own = Ukryj moje karty
web-not-sure = reszta zależy od ukrytych kart
web-advise = Porada
web-stays = Postać: zostaje w Kolejce i działa w każdej rundzie.
web-goes = Intryga: opuszcza Kolejkę, gdy zadziała.
web-plan = w moim ruchu
web-plans = Zaplanuj z wyprzedzeniem
web-plans-about = Co zrobić, gdy przyjdzie jej kolej. Plan sam się anuluje, jeśli zmieni się karta, jej sąsiedzi albo któryś koniec Kolejki.
web-plan-keep = Zostaw
web-plan-reveal = Ujawnij
web-more-below = jeszcze { $n }
web-take-back = Cofnij
web-take-back-for = { $n ->
        [one] Możesz to cofnąć przez { $n } sekundę.
        [few] Możesz to cofnąć przez { $n } sekundy.
        [many] Możesz to cofnąć przez { $n } sekund.
       *[other] Możesz to cofnąć przez { $n } sekundy.
    }
web-send-now = Wyślij od razu
web-confirm = Potwierdź
web-cancel = Anuluj

## What has been saved

web-connecting = Łączenie…
web-connection-lost = Utracono połączenie.
web-saved-safe = Wszystkie twoje decyzje są zapisane.
web-saved-sending = Wysyłanie twojej decyzji…
web-saved-unsure = Ostatnia decyzja nie jest jeszcze potwierdzona. Zostanie wysłana ponownie.
web-saved-not-sent = Ostatnia decyzja nie jest jeszcze wysłana. Zostanie wysłana, gdy wróci połączenie.
web-retry-in = { $n ->
        [one] Następna próba za { $n } sekundę.
        [few] Następna próba za { $n } sekundy.
        [many] Następna próba za { $n } sekund.
       *[other] Następna próba za { $n } sekundy.
    }
web-retry-now = Spróbuj teraz

## Problems

web-problem = To się nie udało.
web-problem-offline = Brak połączenia z serwerem.
web-problem-bad-record = To nie jest zapis gry.
web-problem-no-record = Tej gry nie ma w tej przeglądarce.
web-problem-illegal = Tego nie ma wśród twoich możliwości.
web-problem-engine = Boty stanęły, bo wystąpił błąd w silniku gry. Gra jest zapisana: odśwież stronę, żeby grać dalej.
web-problem-refused = Gra nie przyjęła tej decyzji. Wybierz jeszcze raz.
web-problem-no-table = Nie ma takiego stołu.
web-problem-no-game = Nie ma takiej gry.
web-problem-not-found = Na serwerze tego nie ma.
web-problem-bad-token = Ten link nie należy do tego stołu.
web-problem-other-seat = Ten link prowadzi do innego miejsca przy tym stole. Twój dotychczasowy klucz nadal działa. Jeśli się przesiądziesz, przeglądarka zachowa tylko klucz do tamtego miejsca.
web-problem-bad-name = Wybierz inne imię: od 1 do 24 znaków.
web-problem-seat-taken = To miejsce jest zajęte.
web-problem-seat-freed = Gospodarz zwolnił twoje miejsce.
web-problem-already-seated = Już siedzisz przy tym stole.
web-problem-seats-open = Najpierw zapełnij wszystkie miejsca.
web-problem-wrong-phase = Teraz nie można tego zrobić.
web-problem-not-asked = Teraz decyduje ktoś inny.
web-problem-not-maker = Może to zrobić tylko gospodarz.
web-problem-not-seated = Mogą to zrobić tylko gracze.
web-problem-stale = Gra poszła dalej. Podejmij decyzję jeszcze raz.
web-problem-player-here = Bot może zastąpić gracza dopiero wtedy, gdy nie ma go od kilku minut, i tylko w grze bez limitu czasu.
web-problem-too-fast = Za szybko. Poczekaj chwilę.
web-problem-too-many = Serwer jest pełny. Spróbuj później.
web-problem-store-failed = Serwer nie może teraz zapisywać. Ostatnie działanie mogło przepaść: spróbuj jeszcze raz.
web-problem-stopping = Serwer uruchamia się ponownie.
web-problem-bad-protocol = Ta strona jest za stara dla serwera: odśwież ją.
web-problem-not-kept = Ta przeglądarka niczego nie zapisuje: jej pamięć jest wyłączona lub pełna. Gdy zamkniesz stronę, gra przepadnie, chyba że zapiszesz jej przebieg.
web-problem-seat-not-kept = Ta przeglądarka niczego nie zapisuje: jej pamięć jest wyłączona lub pełna. Gdy zamkniesz stronę, stracisz miejsce przy stole, chyba że zachowasz tajny link do niego (jest w menu gry).
web-problem-taken = Ta gra jest otwarta w innej karcie przeglądarki.
web-play-here = Graj tutaj

## The end

web-rematch = Rewanż
web-rematch-asked = Propozycja rewanżu: { $players }
web-you-watch = Oglądasz tę grę.
web-save-record = Zapisz przebieg gry
web-copy-link = Kopiuj link do tej gry
web-chart = Wpływ w kolejnych rundach
web-chart-table = Pokaż liczby
web-top-cards = { $n ->
        [one] { $n } karta na wierzchu
        [few] { $n } karty na wierzchu
        [many] { $n } kart na wierzchu
       *[other] { $n } karty na wierzchu
    }

## Review

web-record-file = Otwórz plik
web-record-paste = Albo wklej zapis gry lub link do niego
web-open = Otwórz
web-moment = Moment
web-moment-of = Zdarzenie { $at } z { $count }
web-to-start = Na początek
web-to-end = Na koniec
web-step = Następne zdarzenie
web-step-back = Poprzednie zdarzenie
web-run = Odtwarzaj
web-pause = Wstrzymaj
web-eyes = Punkt widzenia
web-eyes-truth = Wszystkie karty jawne
web-eyes-spectator = Widz
web-eyes-seat = Ród { $letter }: { $player }
web-play-on = Graj dalej od tego miejsca
web-play-on-about = Zajmij miejsce i graj dalej od tego momentu przeciw botom. Karty, których ten gracz nie mógł znać, zostaną rozdane jeszcze raz.
web-play-as = Graj jako
web-copy-moment = Kopiuj link do tego momentu

## Settings

web-language = Język
web-sound = Dźwięk
web-sound-waits = Przeglądarka wycisza dźwięk, dopóki nie dotkniesz ekranu lub klawisza.

## Keys

web-keys = Skróty klawiszowe

## Rules and credits

web-search-rules = Szukaj w zasadach
web-found-none = Nic nie znaleziono.
web-found = { $n ->
        [one] Znaleziono { $n } punkt zasad.
        [few] Znaleziono { $n } punkty zasad.
        [many] Znaleziono { $n } punktów zasad.
       *[other] Znaleziono { $n } punktu zasad.
    }
