# Moje błędy i moja siła (docs/daily.md), w terminalu i na stronie. $below i $above to boty.

## Moja siła

strength-title = Moja siła
strength-figure = { $rating } ± { $error }, z { $n ->
        [one] { $n } gry
        [few] { $n } gier
        [many] { $n } gier
       *[other] { $n } gry
    }
strength-between = Silniej niż { $below }, słabiej niż { $above }: { $figure }.
strength-over = Nie słabiej niż { $below }: { $figure }.
strength-under = Jeszcze słabiej niż { $above }: { $figure }.
strength-few = Jeszcze nieznana: { $n } z { $least } potrzebnych gier.
strength-others = { $n ->
        [one] { $n } inna ukończona gra się nie liczy.
        [few] { $n } inne ukończone gry się nie liczą.
        [many] { $n } innych ukończonych gier się nie liczy.
       *[other] { $n } innej ukończonej gry się nie liczy.
    }
strength-counts = Liczą się tylko całe gry z samymi botami, bez porad, ostrzeżeń i wyrównania szans. Ocena jest w skali botów, z poprawką na kolejność przy stole; w 95 przypadkach na 100 prawdziwa wartość mieści się w granicach ±. Nikt inny jej nie widzi.
strength-opponent = Przeciwnik twojej siły: { $bot } ({ $rating }).

## Co oddaję

given-title = Gdzie tracę szanse
given-place = Kładzenie karty
given-reveal = Zostawić czy ujawnić
given-target = Wybór celu
given-line = { $kind }: { $points } p.p. na grę
given-about = Punkty procentowe szansy na zwycięstwo; { $n ->
        [one] z { $n } przeanalizowanej gry.
        [few] średnio z { $n } przeanalizowanych gier.
        [many] średnio z { $n } przeanalizowanych gier.
       *[other] średnio z { $n } przeanalizowanej gry.
    } Każdy słupek to gra, najnowsza po prawej.

## Moje błędy

mistakes-title = Moje błędy
mistakes-right = Dobrze.
mistakes-also = Dobrze: najwyżej o 2 p.p. gorzej niż najlepsza możliwość. Najlepsza: { $option }
mistakes-wrong = Nie. Najlepsza możliwość: { $option }
mistakes-back = Pytanie wróci { $date }.
mistakes-learnt = Cztery razy z rzędu dobrze: to pytanie już nie wróci.
mistakes-done = Na dziś to wszystko.
mistakes-none = Na razie nie ma pytań. Zagraj: decyzje, które cię coś kosztowały, wrócą tu jako pytania.
mistakes-later = Na dziś nie ma pytań. { $n ->
        [one] Czeka { $n } pytanie
        [few] Czekają { $n } pytania
        [many] Czeka { $n } pytań
       *[other] Czeka { $n } pytania
    }, najbliższe: { $date }.

## Na stronie

strength-time = Moja ocena po każdej grze, z marginesem błędu
strength-mine = Tak silny jak ja ({ $bot })
given-none = Żadna z twoich gier nie jest jeszcze przeanalizowana.
mistakes-about = Decyzje, które cię coś kosztowały, wracają po 1, 3, 7 i 21 dniach. Decyzja staje się pytaniem tylko wtedy, gdy zgadza się dwóch sędziów: analiza i baron.
mistakes-due = { $n ->
        [one] { $n } pytanie na dziś
        [few] { $n } pytania na dziś
        [many] { $n } pytań na dziś
       *[other] { $n } pytania na dziś
    }
mistakes-start = Zacznij
mistakes-practise = Ćwicz teraz
mistakes-unseen = { $n ->
        [one] { $n } ukończona gra nie jest jeszcze przeanalizowana.
        [few] { $n } ukończone gry nie są jeszcze przeanalizowane.
        [many] { $n } ukończonych gier nie jest jeszcze przeanalizowanych.
       *[other] { $n } ukończonej gry nie jest jeszcze przeanalizowane.
    }
mistakes-analyse = Analizuj teraz
mistakes-progress = Analiza gry { $n } z { $of }…
mistakes-wait = Przeglądam twoje gry…
mistakes-question = Pytanie { $n } z { $of }: co zrobisz?
mistakes-worth = Ile były warte możliwości
mistakes-answer = twoja odpowiedź
mistakes-go-on = Następne pytanie
mistakes-finish = Gotowe
mistakes-play-on = Graj dalej od tego miejsca
