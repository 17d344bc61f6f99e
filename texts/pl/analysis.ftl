# Co mówi analiza gry (docs/analysis.md), na stronie i w terminalu.

# --- Oceny decyzji ---

verdict-best = najlepsza
verdict-fine = dobra
verdict-unclear = nie da się rozstrzygnąć
verdict-inaccuracy = niedokładność
verdict-mistake = błąd
verdict-blunder = gruby błąd

# --- Dlaczego ---

why-wins = Zwycięstwa: { $chosen }% po tej decyzji, { $best }% po najlepszej.
why-at-once = Wpływ od razu: { $chosen } po tej decyzji, { $best } po najlepszej.
why-round = Wpływ zdobyty do końca rundy: { $chosen } po tej decyzji, { $best } po najlepszej.
why-end = Wpływ zdobyty do końca gry: { $chosen } po tej decyzji, { $best } po najlepszej.
why-rival = Wpływ najsilniejszego rywala na końcu: { $chosen } po tej decyzji, { $best } po najlepszej.
why-card-pays = Wpływ, który karta przynosi do końca: { $chosen } po tej decyzji, { $best } po najlepszej.
why-card-struck = Karta zostaje zlikwidowana, zanim coś przyniesie: w { $chosen }% gier po tej decyzji, w { $best }% po najlepszej.
why-card-stays = Karta leży w Kolejce na końcu: w { $chosen }% gier po tej decyzji, w { $best }% po najlepszej.
why-own-lost = Własne karty zlikwidowane przez innych: { $chosen } po tej decyzji, { $best } po najlepszej.
why-others-lost = Cudze karty zlikwidowane przez własne: { $chosen } po tej decyzji, { $best } po najlepszej.
why-striker = Kto likwiduje ją najczęściej: { $card } ({ $player }), { $n }% tych przypadków.
why-target = Czym najczęściej jest zakryty cel po tej decyzji: { $card }, { $n }%.
why-target-best = Czym najczęściej jest zakryty cel po najlepszej: { $card }, { $n }%.
why-uncovers = Co najczęściej leży pod nim po tej decyzji: { $card }, { $n }%.
why-uncovers-best = Co najczęściej leży pod nim po najlepszej: { $card }, { $n }%.
why-sample = Każda liczba to średnia z { $n ->
        [one] { $n } pary
        [few] { $n } par
        [many] { $n } par
       *[other] { $n } par
    } gier: ten sam możliwy układ kart i ten sam los.

# --- Raport ---

analyse-note = Szanse zwycięstwa, gdyby grę kończył bot ({ $bot }); na każdą możliwość { $n ->
        [one] { $n } możliwy układ kart
        [few] { $n } możliwe układy kart
        [many] { $n } możliwych układów kart
       *[other] { $n } możliwego układu kart
    }, na najlepsze więcej.
analyse-table = Według tego, co było wiadomo przy stole
analyse-truth = Przy jawnych kartach
analyse-wins = szansa
analyse-best = najlepsza
analyse-tied = równie dobra
analyse-loss = strata
analyse-accounts = Skąd wzięły się szanse, w punktach procentowych
analyse-fair = równo
analyse-deal = rozdanie
analyse-own = własne decyzje
analyse-others = inni, los
analyse-final = wynik
analyse-keys = Najważniejsze chwile
analyse-key-costly = { $n }. { $player }: { $decision }, strata { $points } p.p.; najlepsza decyzja: { $best }.
analyse-key-swing = { $n }. { $player }: { $decision }. Największa zmiana: { $other-player }, { $points } p.p.
analyse-charged = { $n }. { $player }: { $decision }, strata { $points } p.p. (± { $error }).
analyse-unclear = { $n }. { $player }: { $decision } daje { $chosen }%, najlepsza możliwość { $best }%: nie da się rozstrzygnąć, czy to przypadek (± { $error }).
analyse-none = Żadna pojedyncza decyzja nie kosztowała więcej, niż może wyjaśnić przypadek.
analyse-bluff = Najlepszy blef: { $card } ({ $player }). Od decyzji { $n } do { $m } brano tę kartę za inną, głównie: { $other }, { $points }%.
analyse-read = Najlepsze odczytanie: { $player }, decyzja { $n }. Zakryta karta: { $card }; przy stole dawano temu { $m }%. Zysk: { $points } p.p.
analyse-running = Gra nie jest skończona: wynik to szansa w tej chwili.
analyse-title = Analiza
analyse-progress = Analiza: chwila { $n } z { $total }.
analyse-share = { $player }: { $points }%
analyse-decision = Decyzja { $n }, { $player }: { $verdict }. Ile warta była każda możliwość:
analyse-eyes = Decyduje { $player }. Wartość możliwości widać oczami tego gracza albo przy jawnych kartach.
analyse-account = { $player }: równo { $fair }, rozdanie { $deal }, własne decyzje { $own } (± { $error }), inni i los { $others }; wynik { $points }.
