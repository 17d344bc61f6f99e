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
why-target = Zakryty cel po tej decyzji to najczęściej: { $card }, { $n }%.
why-target-best = Zakryty cel po najlepszej to najczęściej: { $card }, { $n }%.
why-uncovers = Karta pod spodem po tej decyzji to najczęściej: { $card }, { $n }%.
why-uncovers-best = Karta pod spodem po najlepszej to najczęściej: { $card }, { $n }%.
why-sample = Każda liczba to średnia z { $n ->
        [one] { $n } pary
        [few] { $n } par
        [many] { $n } par
       *[other] { $n } par
    } gier: ten sam możliwy układ kart i ten sam los.

# --- Raport ---

analyse-note = Szanse na zwycięstwo, gdyby grę kończył bot ({ $bot }); na każdą możliwość { $n ->
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
analyse-keys = Kluczowe momenty
analyse-charged = { $n }. { $player }: { $decision }, strata { $points } p.p. (± { $error }).
analyse-unclear = { $n }. { $player }: { $decision } daje { $chosen }%, najlepsza możliwość { $best }%: nie da się rozstrzygnąć, czy to przypadek (± { $error }).
analyse-none = Żadna pojedyncza decyzja nie kosztowała więcej, niż może wyjaśnić przypadek.
analyse-bluff = Najlepszy blef: { $card } ({ $player }). Od decyzji { $n } do { $m } brano tę kartę za inną, głównie: { $other }, { $points }%.
analyse-read = Najlepsze odczytanie: { $player }, decyzja { $n }. Zakryta karta: { $card }; przy stole dawano temu { $m }%. Zysk: { $points } p.p.
analyse-running = Gra nie jest skończona: wynik to szansa w tym momencie.
analyse-title = Analiza
analyse-progress = Analiza: moment { $n } z { $total }.
analyse-share = { $player }: { $points }%
analyse-decision = Decyzja { $n }, { $player }: { $verdict }. Ile warta była każda możliwość:
analyse-eyes = Decyduje { $player }. Wartość możliwości widać oczami tego gracza albo przy jawnych kartach.
analyse-account = { $player }: równo { $fair }, rozdanie { $deal }, własne decyzje { $own } (± { $error }), inni i los { $others }; wynik { $points }.

# --- Historia gracza: punkty zwrotne, bilans gry i nauka ---

story-where = Runda { $m }, decyzja { $n }.
story-left = Z punktu widzenia tego gracza ({ $player }) zostało po tym { $chosen }% szans na zwycięstwo; ta decyzja zostawiłaby { $best }%:
story-left-you = Według tego, co było ci wiadomo, zostało ci po tym { $chosen }% szans na zwycięstwo; ta decyzja zostawiłaby { $best }%:
story-left-maybe = Z punktu widzenia tego gracza ({ $player }) zostało po tym { $chosen }% szans na zwycięstwo; ta decyzja być może zostawiłaby { $best }%, choć różnicę może tłumaczyć przypadek:
story-left-maybe-you = Według tego, co było ci wiadomo, zostało ci po tym { $chosen }% szans na zwycięstwo; ta decyzja być może zostawiłaby { $best }%, choć różnicę może tłumaczyć przypadek:
story-cost = Szansa na zwycięstwo { $chosen }%, po najlepszej decyzji { $best }%.
story-why-at-once = Dlaczego: od razu daje to { $chosen } wpływu, lepsza decyzja { $best }.
story-why-round = Dlaczego: do końca rundy daje to { $chosen } wpływu, lepsza decyzja { $best }.
story-why-end = Dlaczego: do końca gry daje to { $chosen } wpływu, lepsza decyzja { $best }.
story-why-rival = Dlaczego: najsilniejszy rywal kończy z wpływem { $chosen }, po lepszej decyzji { $best }.
story-why-card-pays = Dlaczego: sama karta przynosi { $chosen } wpływu, po lepszej decyzji { $best }.
story-why-card-struck = Dlaczego: w { $chosen }% gier inni likwidują kartę, zanim coś przyniesie, po lepszej decyzji w { $best }%.
story-why-struck-by = Dlaczego: w { $chosen }% gier karta zostaje zlikwidowana, zanim coś przyniesie, a najczęściej robi to { $card } ({ $player }); po lepszej decyzji w { $best }%.
story-why-card-stays = Dlaczego: w { $chosen }% gier karta leży w Kolejce do końca, po lepszej decyzji w { $best }%.
story-why-own-lost = Dlaczego: inni likwidują średnio { $chosen } karty tego gracza ({ $player }), po lepszej decyzji { $best }.
story-why-own-lost-you = Dlaczego: inni likwidują średnio { $chosen } twojej karty, po lepszej decyzji { $best }.
story-why-others-lost = Dlaczego: { $player } likwiduje średnio { $chosen } cudzej karty, po lepszej decyzji { $best }.
story-why-others-lost-you = Dlaczego: likwidujesz średnio { $chosen } cudzej karty, po lepszej decyzji { $best }.
story-lost = Najwięcej przepadło w rundzie { $n }: przy jawnych kartach szansa na zwycięstwo ({ $player }) spadła z { $chosen }% do { $best }%.
story-lost-you = Najwięcej przepadło ci w rundzie { $n }: przy jawnych kartach twoja szansa na zwycięstwo spadła z { $chosen }% do { $best }%.
story-won = Najwięcej przybyło w rundzie { $n }: przy jawnych kartach szansa na zwycięstwo ({ $player }) wzrosła z { $chosen }% do { $best }%.
story-won-you = Najwięcej przybyło ci w rundzie { $n }: przy jawnych kartach twoja szansa na zwycięstwo wzrosła z { $chosen }% do { $best }%.
story-step = Największa zmiana:
story-moved = { $player } { $chosen } → { $best }%
story-moved-you = Ty { $chosen } → { $best }%
story-deal-good = Rozdanie dało temu graczowi ({ $player }) { $n } p.p. więcej niż równy udział.
story-deal-good-you = Rozdanie dało ci { $n } p.p. więcej niż równy udział.
story-deal-bad = Rozdanie dało temu graczowi ({ $player }) { $n } p.p. mniej niż równy udział.
story-deal-bad-you = Rozdanie dało ci { $n } p.p. mniej niż równy udział.
story-deal-fair = Rozdanie ani nie pomogło, ani nie zaszkodziło temu graczowi ({ $player }).
story-deal-fair-you = Rozdanie ani ci nie pomogło, ani nie zaszkodziło.
story-own = Własne decyzje tego gracza ({ $player }) kosztowały { $n } p.p., choć można było tego uniknąć.
story-own-you = Twoje własne decyzje kosztowały { $n } p.p., choć można było tego uniknąć.
story-own-none = Nie da się wykazać, że zawiniły własne decyzje tego gracza ({ $player }).
story-own-none-you = Nie da się wykazać, że zawiniły twoje własne decyzje.
story-others-took = Inni gracze i los zabrali temu graczowi ({ $player }) { $n } p.p.
story-others-took-you = Inni gracze i los zabrali ci { $n } p.p.
story-others-gave = Inni gracze i los dali temu graczowi ({ $player }) { $n } p.p.
story-others-gave-you = Inni gracze i los dali ci { $n } p.p.
lesson-struck = Nauka: zanim karta coś przyniesie, musi przetrwać. Najbezpieczniej leży tam, gdzie działa przed atakującymi albo gdzie jej nie dosięgną.
lesson-reveal = Nauka: czekanie kosztuje. Jeszcze jeden punkt na karcie bywa wart mniej niż jej zdolność użyta w porę.
lesson-keep = Nauka: cierpliwość popłaca. Zakryta karta zbiera wpływ i trzyma innych w niepewności; ujawniona za wcześnie traci jedno i drugie.
lesson-cover = Nauka: przykryta karta wypada z gry. Warto przykrywać tylko taką, która niewiele już zarobi.
lesson-where = Nauka: od miejsca zależy, kiedy karta działa i kto jej dosięgnie. Ta sama karta była więcej warta w innym miejscu Kolejki.
lesson-card = Nauka: ważne, którą kartę zagrać i kiedy. Inna karta z ręki była wtedy więcej warta.
lesson-rival = Nauka: zysk najsilniejszego rywala liczy się tak samo jak własny wpływ. Inny wybór by go powstrzymał.
lesson-target = Nauka: liczy się nie tylko kiedy, ale i na czym użyć karty. Inny cel był więcej wart.
lesson-none = Nauka: tym razem żadna. Bot decydowałby niemal tak samo.

# --- On the page ---

story-at = Runda { $round } · { $n }
story-whose = Czyja gra
story-others = Pozostali
story-better-played = Grasz dalej z lepszą decyzją. Rywale zostają: { $players }.
page-study-story = W skrócie
play-answer = W grach na { $n } graczy wygrywasz { $share } (rozegrane: { $games }); równy udział to { $fair }.
play-best = Średnio najwięcej przynosi ci karta „{ $card }”: { $points } wpływu za każdym razem.
play-worst = Najwięcej wpływu tracisz z kartą „{ $card }”: razem { $n }.
