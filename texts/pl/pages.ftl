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
page-new-here = Pierwszy raz? Jak się gra
page-name-first = Najpierw wpisz imię.
page-sit-here = Usiądź tutaj
page-full = Wszystkie miejsca są zajęte, więc będziesz oglądać grę.
page-free-seat = Zwolnij to miejsce
page-free-seat-sure = Zwolnić miejsce: { $player }?
page-forget = Usuń stąd moje imię i czat
page-forget-sure = Usunąć dla wszystkich i na zawsze twoje imię oraz wszystkie twoje wiadomości przy tym stole? Gry i twoje miejsce zostają.
page-forget-yes = Usuń
page-stand-up = Wstań
page-stand-up-sure = Wstać? Twoje miejsce będzie wolne dla innych, a twój wynik przy tym stole przepadnie.
page-seats-last = Usunąć można tylko ostatnie miejsce. Kto na nim siedzi, może wstać i zająć wolne.
page-leave-yes = Opuść
page-leave-sure = Opuścić tę grę? Dopóki nie wrócisz, bot gra za ciebie. Miejsce pozostaje twoje.
page-leave = Opuść grę
page-copy = Kopiuj
page-send = Udostępnij
page-host = gospodarz
page-bot = Bot
page-sit = Usiądź
page-switch-seats = Przesiądź się
page-damaged = Ta przeglądarka nie może odczytać czegoś, co przechowuje dla Oriflamme: listy gier, gry, miejsca lub ustawień. Nic nie zostało usunięte: uszkodzony zapis pozostał w pamięci przeglądarki.
page-start-hint = { $n ->
        [one] Wolne jest jeszcze { $n } miejsce: poczekaj na znajomych albo posadź tam bota.
        [few] Wolne są jeszcze { $n } miejsca: poczekaj na znajomych albo posadź tam boty.
        [many] Wolnych jest jeszcze { $n } miejsc: poczekaj na znajomych albo posadź tam boty.
       *[other] Wolne jest jeszcze { $n } miejsca: poczekaj na znajomych albo posadź tam boty.
    }
page-no-help = Przy tym stole nie wolno pytać bota o radę.
page-help = Przy tym stole można pytać bota o radę.
page-allow-help = Gracze mogą pytać bota o radę (wszyscy to widzą)
page-rename = Zmień imię
page-share = Wyślij ten link, żeby zaprosić innych
page-wait-host = Czekamy, aż gospodarz rozpocznie grę.
page-host-away = Gospodarza nie ma. Jeśli nie wróci w ciągu minuty, gospodarzem zostanie następny obecny gracz.
page-fill = Dodaj boty
page-start-game = Rozpocznij grę
page-rematch-wants = Chętni na rewanż: { $players }.
page-rematch-missing = Brakuje odpowiedzi: { $players }.
page-next-game = Następna gra: { $cards } · { $players } · { $pace }.
page-first-drawn = Pierwszego gracza wskaże los.
page-first-you = Zaczynasz ty.
page-first-player = Zaczyna { $player }.
page-handicap = Wyrównanie szans
page-handicap-about = Z iloma punktami wpływu zaczyna każdy gracz. Słabszym daj więcej.
page-handicap-you = Zaczynasz z { $n ->
        [one] { $n } punktem
        [few] { $n } punktami
        [many] { $n } punktami
       *[other] { $n } punktu
    } wpływu.
page-handicap-player = { $player } zaczyna z { $n ->
        [one] { $n } punktem
        [few] { $n } punktami
        [many] { $n } punktami
       *[other] { $n } punktu
    } wpływu.
page-score = { $n ->
        [one] Wynik po { $n } grze
        [few] Wynik po { $n } grach
        [many] Wynik po { $n } grach
       *[other] Wynik po { $n } gry
    }
page-score-wins = Wygrane
page-score-rank = Średnia lokata
page-score-influence = Wpływ
page-score-number = { $n }
page-all-begun = Każdy już co najmniej raz zaczynał.
page-begun = Zaczynało dotąd: { $n } z { $of }.

## My games and my play ($n, $of, $games: how many; $share, $fair: per cent)

page-all = Wszystkie
page-state = Stan
page-going = W toku
page-search = Szukaj po imieniu lub zestawie
page-shown = Gry: { $n } z { $of }
page-none = W tej przeglądarce nie ma zapisanych gier.
page-export = Eksportuj wszystkie gry
page-import = Importuj gry z pliku
page-imported = Dodane gry: { $n }.
page-import-here = Już tu były: { $n }.
page-import-unreadable = Pominięte, bo nie da się ich odczytać: { $n }.
page-import-no-room = Pominięte, bo brakuje miejsca: { $n }. Ta przeglądarka przechowuje do { $most } gier, o ile starczy jej pamięci.
page-not-games = W tym pliku nie ma gier. Nic się nie zmieniło.
page-local = Twoje gry zostają w tej przeglądarce. Przechowuje ona { $most } najnowszych.
page-my-play = Moje statystyki
page-no-results = Nie masz jeszcze skończonej gry. Zagraj jedną do końca, a zobaczysz statystyki.
page-no-results-here = Żadna z tych gier nie jest skończona.
page-uncounted = Nie liczą się: gra z trenerem i gry kontynuowane z powtórki.
page-share-time = Wygrane z biegiem czasu
page-share-now = Wygrane dotąd: { $share } z { $games }. Sam los dałby { $fair } (linia przerywana).
page-by-set = Według zestawu
page-by-seats = Według liczby graczy
page-by-opponents = Według przeciwników
page-people = Ludzie
page-games = Gry
page-won = Wygrane
page-fair = Losowo
page-favourites = Ulubione karty i co przyniosły
page-placed = Zagrana
page-brought = Wpływ
page-each = Średnio
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

page-credits-game = Oriflamme i Oriflamme: Ablaze to gry Adriena i Axela Heslingów, wydane przez Studio H. Tę stronę zrobili fani. Nie jest ona związana z autorami ani z wydawcą.
page-credits-ours = Rysunki, program i teksty zrobiliśmy sami. Są wolne, na licencji MIT.
page-credits-others = Z podziękowaniem za
page-credits-private = Strona łączy się tylko z własnym serwerem: bez śledzenia, bez kont. Gry z botami zostają w tej przeglądarce.

## An address that leads nowhere

page-lost = Nie ma takiej strony
page-lost-about = Pod tym adresem nic nie ma. Może jest w nim literówka albo brakuje końca.

## Where there is no JavaScript: all five languages stand in the page (web/scripts/texts.ts)

page-noscript = Oriflamme działa w samej przeglądarce i wymaga JavaScriptu.

# --- Analiza skończonej gry, w powtórce ---

page-study-start = Analizuj grę
page-study-about = Bot Król gra dalej od każdego momentu i sprawdza, ile warta była każda decyzja. To trwa kilka sekund i dzieje się na tym urządzeniu.
page-study-failed = Nie udało się wczytać analizy. Spróbuj ponownie.
page-study-graph = Szanse na zwycięstwo
page-study-at = Decyzja { $n } z { $total }
page-study-moment = Ten moment
page-study-game = Cała gra
page-study-wait = Analiza za chwilę to uzupełni.
page-study-over = Gra jest skończona.
page-study-unjudged = Ten zapis nie mówi, co wiedział gracz.
page-study-played = zagrana
page-study-all = { $n ->
        [one] { $n } możliwość
        [few] Wszystkie { $n } możliwości
        [many] Wszystkie { $n } możliwości
       *[other] Wszystkie { $n } możliwości
    }
page-study-fewer = Mniej możliwości
page-study-sample = Szansa na zwycięstwo decydującego gracza: średnia z { $n ->
        [one] { $n } możliwego układu kart
        [few] { $n } możliwych układów kart
        [many] { $n } możliwych układów kart
       *[other] { $n } możliwych układów kart
    }; jej błąd standardowy to { $error } p.p.
page-study-lost = Utracona szansa na zwycięstwo: { $points } p.p. (± { $error }).
page-study-noise = Różnicę może wyjaśnić sam przypadek: nie liczymy straty.
page-study-unclear = { $chosen }% po tej decyzji, { $best }% po najlepszej (± { $error }): nie da się rozstrzygnąć, czy to przypadek.
page-study-why = Dlaczego?
page-study-counting = Rozgrywam gry do końca…
page-study-no-reason = W { $n ->
        [one] { $n } parze
        [few] { $n } parach
        [many] { $n } parach
       *[other] { $n } parach
    } gier nic z tego, co policzono, nie różni się bardziej, niż wynikałoby z przypadku.
page-study-difference = Błąd standardowy różnicy to { $error }.
page-study-all-facts = Wszystko, co policzono
page-study-better = Zagraj lepszy ruch
page-study-beliefs = Za co przy stole brano zakryte karty
page-study-card = { $player }, miejsce { $place }
page-study-taken = Przy stole biorą ją za: { $card }, { $share }.
page-study-own = Ile łącznie { $n ->
        [one] kosztowała { $n } decyzja
        [few] kosztowały { $n } decyzje
        [many] kosztowało { $n } decyzji
       *[other] kosztowało { $n } decyzji
    }; błąd standardowy to { $error } p.p.
page-study-made-of = Z czego powstały te liczby
page-study-shares-table = Każda szansa to średnia z { $n ->
        [one] { $n } możliwego układu kart
        [few] { $n } możliwych układów kart
        [many] { $n } możliwych układów kart
       *[other] { $n } możliwych układów kart
    }, jak mógłby zgadywać widz; ± to jej błąd standardowy.
page-study-shares-truth = Każda szansa to średnia z { $n ->
        [one] { $n } gry kontynuowanej
        [few] { $n } gier kontynuowanych
        [many] { $n } gier kontynuowanych
       *[other] { $n } gry kontynuowanej
    } od tego miejsca przy znanych kartach; ± to jej błąd standardowy.
page-study-fair = Równa szansa dla każdego; liczba graczy: { $n }.
page-study-deal = Szansa przy jawnych kartach zaraz po rozdaniu, minus równa szansa; średnia z { $n ->
        [one] { $n } gry
        [few] { $n } gier
        [many] { $n } gier
       *[other] { $n } gry
    }, błąd standardowy to { $error } p.p.
page-study-others = Każda inna zmiana szansy przy jawnych kartach: decyzje innych i los. Dzięki temu rachunek się zgadza.
page-study-final = Wynik gry: 100 za zwycięstwo, równa część za zwycięstwo dzielone.
page-study-decision = Decyzja
page-study-round = Runda
page-study-verdict = Ocena
page-study-end = Koniec

# --- Atlas gry ---

page-atlas = Atlas gry
page-atlas-about = Jak bot Król gra każdą kartą i co z tego wynika: { $games } gier z samym sobą. Tak gra ten bot; nie znaczy to, że tak trzeba.
page-atlas-show = Pokaż atlas
page-atlas-card = Karta
page-atlas-hand = Zwycięstwa z tą kartą na ręce, w p.p. ponad równą szansę
page-atlas-brings = Ile wpływu karta w sumie przynosi właścicielowi
page-atlas-rounds = Kiedy się ją kładzie: sześć rund, w procentach
page-atlas-slots = Gdzie się ją kładzie, w procentach
page-atlas-front = na początku
page-atlas-back = na końcu
page-atlas-own = na własnej karcie
page-atlas-kept = Średnia liczba rund od wyłożenia do ujawnienia
page-atlas-struck = Jak często likwiduje ją cudza karta, w procentach
page-atlas-down = zakrytą
page-atlas-up = ujawnioną
page-atlas-order = Zwycięstwa według kolejności w pierwszej rundzie, w procentach
page-atlas-turn = Gracz { $n }
page-atlas-set = Zestaw i gracze
# --- Help while playing: advice, a question before a blunder, marks on others’ face-down cards.
# $points and $share are figures ---

page-guesses-on = Dotykaj zakrytych kart innych graczy, by zaznaczyć, czym według ciebie są
page-beliefs-on = Pokaż też, co można by zgadywać przy stole
page-takeback-instant = Przy szybkości „Natychmiast” decyzje w grze z botami są wysyłane od razu.
page-warn = Ostrzegaj mnie przed poważnym błędem
page-warn-never = nigdy
page-warn-points = od { $n } punktów
page-help-where = Boty pomagają w grze z botami i przy stołach, których gospodarz na to pozwala. Twoje znaki zostają w tej przeglądarce.
page-advice-thinking = Myślę…
page-advice-of = Twoja szansa na zwycięstwo, gdyby od tego momentu za wszystkich grał bot Król, według tego, co wiesz.
page-advice-why-not = Dlaczego nie ta?
page-advice-compared = Ta możliwość w porównaniu z najlepszą:
page-advice-fewer = Mniej
page-advice-all = Wszystkie możliwości: { $n }
page-warned = Na pewno?
page-warned-loses = To kosztuje co najmniej { $points } p.p. szansy na zwycięstwo.
page-warned-better = Bot Król zagrałby tak:
page-warned-back = Jeszcze pomyślę
page-warned-anyway = Zrób to mimo wszystko
page-warned-why = Dlaczego?
page-guess-what = { $player }, miejsce { $place }: co to za karta?
page-guess-private = Ten znak widzisz tylko ty. Na końcu gry zobaczysz, czy był trafny.
page-guess-table = Co można by zgadywać przy stole
page-read = Jak dobrze czytasz innych graczy
page-read-mine = Trafione karty: { $n } z { $total } zaznaczonych.
page-read-king = W tych samych momentach pierwszy typ bota Król był trafny { $n ->
        [one] { $n } raz
        [few] { $n } razy
        [many] { $n } razy
       *[other] { $n } razy
    }. Prawdziwej karcie dawał średnio { $share }.
page-read-card = Karta
page-read-you = Ty

## Step by step

page-next-move = Następny ruch
page-space = Spacja

## Keys

web-keys-about = Skróty jednoliterowe można wyłączyć w ustawieniach.
web-touch-about = Na ekranie dotykowym przytrzymaj kartę, by ją przeczytać, albo dotknij rodu, by zobaczyć jego odrzucone karty.
web-key-card = wybierz kartę z ręki
web-key-ends = początek i koniec Kolejki
web-key-targets = przejdź po możliwościach i wybierz jedną
web-key-keep = zostaw
web-key-reveal = ujawnij
web-key-take-back = cofnij
web-key-explain = wyjaśnij tę kartę
web-key-log = dziennik
web-key-skip = pomiń animację
web-key-hide = ukryj moje karty
web-key-mute = włącz lub wyłącz dźwięk

## Settings

web-language-auto = Jak w przeglądarce
web-theme = Motyw
web-theme-auto = Jak w systemie
web-theme-light = Dzień
web-theme-dark = Blask świec
web-text-size = Wielkość tekstu
web-confirm-how = Przed wysłaniem decyzji
web-confirm-takeback = Chwila na cofnięcie
web-confirm-ask = Pytaj za każdym razem
web-confirm-off = Wysyłaj od razu
web-direction = Kierunek Kolejki
web-direction-ltr = od lewej do prawej
web-direction-rtl = od prawej do lewej
web-sound-auto = Podczas gry
web-sound-on = Zawsze
web-sound-off = Nigdy
web-volume = Głośność
web-keys-on = Jednoliterowe skróty klawiszowe

## My tables and my pass ($name: how I am called there)

page-my-tables = Moje stoły na tym serwerze
page-my-none = Nie masz tu jeszcze stołu.
page-my-waits = Teraz gra: { $player }
page-free-seats = Wolne miejsca przy publicznych stołach
page-my-again = Pamięć tej przeglądarki wyczyszczono, ale serwer zachował dla niej przepustkę: { $name }, { $n ->
        [one] { $n } stół
        [few] { $n } stoły
        [many] { $n } stołów
       *[other] { $n } stołu
    }.
page-my-takeback = Odzyskaj moje miejsca
page-my-notme = To nie ja
page-my-offered = W tym linku jest przepustka: { $name }, { $n ->
        [one] { $n } stół
        [few] { $n } stoły
        [many] { $n } stołów
       *[other] { $n } stołu
    }. Osoba, która go wysłała, też może grać na tych miejscach. Użyj go tylko, jeśli jest twój.
page-my-use = Użyj tej przepustki
page-my-keep = Zostaw wszystko bez zmian
page-my-loses = Ta przeglądarka straciłaby wtedy własną przepustkę, a z nią twoje miejsca przy tych stołach:
page-my-device = Zachowaj miejsca: przenieś je na inne urządzenie
page-my-how = Otwórz ten link na drugim urządzeniu albo zeskanuj tam kod. Kto ma ten link, ma wszystkie twoje miejsca. Zgubionej przepustki nikt ci nie zwróci.
page-my-copy = Kopiuj tajny link
page-my-out = Wyloguj się tutaj
page-my-outsure = Ta przeglądarka zapomni twoją przepustkę i twoje miejsca. Bez tajnego linku nikt ich nie odzyska.
page-my-forget = Zapomnij mnie wszędzie
page-my-forgetsure = Usunąć twoje imię i wszystkie twoje wiadomości przy każdym twoim stole?
page-my-forgotten = Twoje imię i wiadomości usunięto. Miejsca pozostają twoje.
page-my-inapp = To przeglądarka wbudowana w inną aplikację: szybko zapomina, co zapisała. Otwórz stronę w swojej zwykłej przeglądarce.

## Rozdania: rozdanie dnia, wynik znajomego, gdzie rozeszły się dwie gry

page-daily-of = Rozdanie dnia, { $date }
page-daily-about = To rozdanie dostają wszyscy. Nowe pojawia się o północy czasu UTC; gra zaczęta wcześniej liczy się do swojego dnia.
page-daily-open = Twoja gra z dnia { $date } nie jest skończona. Nadal liczy się do tamtego dnia.
page-calendar = Mój kalendarz
page-calendar-played = { $date }: { $rank }. lokata na { $seats }
page-calendar-open = { $date }: gra w toku
page-calendar-none = { $date }: bez gry
page-deal = To rozdanie
page-deal-named = Rozdanie { $word }
page-deal-counts = Liczy się pierwsza próba: decyzji nie można cofnąć, nie ma porad ani ostrzeżeń.
page-deal-practice = Trening: ta gra się nie liczy.
page-deal-play-again = Zagraj dla treningu
page-deal-go-on = Wróć do swojej gry
page-deal-guard = { $player }: to rozdanie już rozegrane
page-deal-guard-nobody = Ktoś już zagrał to rozdanie
page-deal-guard-about = Najpierw zagraj to rozdanie; wcześniej nic nie zostanie zdradzone. Potem porównasz decyzje.
page-deal-look = Mimo to zobacz
page-deal-same = { $n ->
        [one] Tak samo przez { $n } decyzję, potem inaczej
        [few] Tak samo przez { $n } decyzje, potem inaczej
        [many] Tak samo przez { $n } decyzji, potem inaczej
       *[other] Tak samo przez { $n } decyzji, potem inaczej
    }
page-deal-never-same = Inaczej od pierwszej decyzji
page-deal-alike = { $n ->
        [one] Ta sama decyzja, więc ta sama gra
        [few] Te same { $n } decyzje, więc ta sama gra
        [many] Tych samych { $n } decyzji, więc ta sama gra
       *[other] Tych samych { $n } decyzji, więc ta sama gra
    }
page-deal-worth = Szansa na zwycięstwo po każdym wyborze, przy tym, co można było wtedy wiedzieć. Dalej grał bot Król, na tym urządzeniu.
page-deal-outcomes = Jak się skończyło
page-deal-who = Gracz
page-deal-rank = Lokata
page-deal-margin = Przewaga nad najlepszym przeciwnikiem
page-deal-player = Gracz { $n }
page-deal-luck = Karty wyjaśniają tylko około jednej dziesiątej wyniku. Od pierwszej różnicy to już różne gry: porównujcie decyzje, nie punkty.
page-deal-more = Wklej linki do innych wyników
page-deal-compare = Porównaj
page-deal-text = Oriflamme, { $deal }: { $rank }. lokata na { $seats }
page-deal-share = Udostępnij
page-deal-copy-text = Kopiuj ten tekst
page-deal-copy-link = Kopiuj link
page-challenge = Rzuć wyzwanie
page-challenge-about = Druga osoba zagra to samo rozdanie z tymi samymi botami, a potem zobaczy, gdzie wasze gry się rozeszły. W linku są twoje decyzje, więc wyniku nie da się zmyślić. Nie pokazuje on tylko, czy to była pierwsza próba.
page-challenge-none = Tej gry nie da się rozdać ponownie: wzięła się z twojego słowa tasowania albo zaczęła się w środku innej gry.

## Notifications on this device and a table’s webhook ($time: “22 hours”; $host: of the address)

page-notice-full = Przy twoim stole jest komplet graczy
page-notice-begun = Gra się rozpoczęła
page-notice-table = Stół: { $player }
page-notice-left = Pozostały czas: { $time }
page-notice-waiting = Stoły, które na ciebie czekają: { $n }
page-notices-about = To urządzenie powiadomi cię o twoim ruchu, gdy nie patrzysz na grę, nawet jeśli strona jest zamknięta.
page-notices-ask = Powiadamiaj mnie o moim ruchu
page-notices-on = To urządzenie powiadamia cię o twoim ruchu.
page-notices-off = Wyłącz powiadomienia
page-notices-gone = Powiadomienia na tym urządzeniu są wyłączone.
page-notices-quiet = Godziny ciszy, bez powiadomień
page-notices-from = Od
page-notices-to = Do
page-notices-same = Wybierz dwie różne godziny.
page-notices-refused = Ta przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach strony w przeglądarce i spróbuj ponownie.
page-notices-failed = Nie udało się włączyć powiadomień: ta przeglądarka nie może połączyć się ze swoją usługą push albo nie ma połączenia z serwerem. Spróbuj ponownie później.
page-notices-home = Na iPhonie i iPadzie powiadomienia działają tylko z ekranu początkowego: stuknij „Udostępnij”, potem „Do ekranu początkowego” i otwórz Oriflamme stamtąd.
page-hook = Ogłaszaj ruchy na czacie (webhook)
page-hook-about = Ogłasza na Discordzie, w ntfy lub w innej usłudze, że stół od 20 sekund czeka na nieobecnego gracza oraz że gra się rozpoczęła lub zakończyła. Adres musi zaczynać się od https:// i należeć do usługi, na którą ten serwer pozwala. Wszyscy widzą, jaka to usługa; sam adres pozostaje tajny.
page-hook-url = Adres webhooka
page-hook-format = Format
page-hook-set = Zapisz webhook
page-hook-drop = Usuń webhook
page-hook-host = Ruchy przy tym stole są publikowane także tu: { $host }.
web-problem-bad-hook = Ten serwer nie publikuje pod tym adresem. Adres musi zaczynać się od https:// i należeć do usługi, na którą serwer pozwala.
