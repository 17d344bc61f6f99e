# Dlaczego link do rozdania, wynik albo porównanie zostały odrzucone.

deal-why-empty = W tym linku nie ma rozdania.
deal-why-cut = Ten link jest ucięty: brakuje jego końca.
deal-why-rules = To rozdanie ma nieznane zasady: { $found }. Możliwe są base, ablaze, mix albo mix: i dziesięć liter.
deal-why-spelling = W linku te zasady zapisuje się { $wanted }, nie { $found }.
deal-why-seats = Rozdanie ma od 2 do 5 miejsc, nie { $found }.
deal-why-first = Pierwszy gracz to miejsce od a do { $wanted }, nie { $found }.
deal-why-bot = W tym rozdaniu gra bot, którego tu nie ma: { $found }.
deal-why-searches = { $found } zastanawia się przez chwilę, zanim zdecyduje, więc za każdym razem może zagrać inaczej. W rozdaniu z linku boty decydują od razu.
deal-why-bots = To rozdanie wymaga dokładnie { $n ->
        [one] { $n } bota
        [few] { $n } botów
        [many] { $n } botów
       *[other] { $n } bota
    }.
deal-why-word = Słowo rozdania ma najwyżej 20 małych liter, cyfr i kresek; { $found } takie nie jest.
deal-why-date = Nie ma rozdania dnia na { $found }.
deal-why-future = Rozdania dnia na { $found } jeszcze nie ma. Nowe pojawia się o północy czasu UTC.
deal-why-not-daily = To nie jest rozdanie dnia na { $found }. Tamto to { $wanted }.
deal-why-version = To rozdanie jest dla innej wersji botów ({ $found }); tutaj mają one wersję { $wanted } i zagrałyby inaczej.
deal-why-king = Te boty potrzebują wag króla, które nie są wczytane.
deal-why-result = To jest rozdanie bez wyniku.
deal-why-digit = Decyzje wyniku to cyfry i małe litery, a nie { $found }.
deal-why-choice = Ten wynik nie odpowiada żadnej grze: decyzja { $n } nie jest dozwolona.
deal-why-short = Ten wynik jest ucięty: gra nie kończy się po { $n ->
        [one] { $n } decyzji
        [few] { $n } decyzjach
        [many] { $n } decyzjach
       *[other] { $n } decyzji
    }.
deal-why-long = Ten wynik nie odpowiada żadnej grze: gra kończy się po { $n ->
        [one] { $n } decyzji
        [few] { $n } decyzjach
        [many] { $n } decyzjach
       *[other] { $n } decyzji
    }, a potem są jeszcze następne.
deal-why-check = Ten wynik jest uszkodzony albo należy do innego rozdania: gra kończy się inaczej, niż podaje link.
deal-why-name = Imię w wyniku może mieć najwyżej 32 bajty i nie może zawierać cudzysłowów, średników ani znaków sterujących.
deal-why-more = W tym linku jest coś więcej niż rozdanie i wynik.
deal-why-record = To nie jest zapis gry: { $found }
deal-why-not-over = Wynik ma tylko skończona gra, której wszystkie karty są znane.
deal-why-other = Ta gra nie jest tym rozdaniem z tymi botami: różni się od decyzji { $n }.
deal-why-few = Do porównania potrzeba wyników od 2 do { $n } graczy.
deal-why-apart = Wynik { $n } pochodzi z innego rozdania niż pierwszy.
