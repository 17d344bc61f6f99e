# cards.ftl: the cards: their names, what they do, and the questions players ask about them.
#
# card-KIND            the name; its attributes are the forms that sentences need. For a card called $card
#                      callers pass $card and, for every attribute, $card-ATTRIBUTE (the same for $other).
#   .start              the name as the first word of a sentence
#   .acc .gen .dat .ins .loc   the cases (the value is the nominative)
#   .your .your-start .your-acc .your-ins   with "your" before it
#   .own-acc .own-loc   with "one's own" (the subject's)
#   .gender             m, f, n, or pl for a name in the plural: for selectors
# card-hidden          a card that the reader may not know; it has the same attributes.
# card-KIND-does       what it does, at most 25 words, to the player who owns it. No variables.
# card-KIND-rulings    short answers, one on a line. No variables.

## Names

card-archer = Łucznik
    .start = Łucznik
    .acc = Łucznika
    .gen = Łucznika
    .dat = Łucznikowi
    .ins = Łucznikiem
    .loc = Łuczniku
    .your = twój Łucznik
    .your-start = Twój Łucznik
    .your-acc = twojego Łucznika
    .your-ins = twoim Łucznikiem
    .own-acc = swojego Łucznika
    .own-loc = swoim Łuczniku
    .gender = m
card-soldier = Żołnierz
    .start = Żołnierz
    .acc = Żołnierza
    .gen = Żołnierza
    .dat = Żołnierzowi
    .ins = Żołnierzem
    .loc = Żołnierzu
    .your = twój Żołnierz
    .your-start = Twój Żołnierz
    .your-acc = twojego Żołnierza
    .your-ins = twoim Żołnierzem
    .own-acc = swojego Żołnierza
    .own-loc = swoim Żołnierzu
    .gender = m
card-spy = Szpieg
    .start = Szpieg
    .acc = Szpiega
    .gen = Szpiega
    .dat = Szpiegowi
    .ins = Szpiegiem
    .loc = Szpiegu
    .your = twój Szpieg
    .your-start = Twój Szpieg
    .your-acc = twojego Szpiega
    .your-ins = twoim Szpiegiem
    .own-acc = swojego Szpiega
    .own-loc = swoim Szpiegu
    .gender = m
card-heir = Dziedzic
    .start = Dziedzic
    .acc = Dziedzica
    .gen = Dziedzica
    .dat = Dziedzicowi
    .ins = Dziedzicem
    .loc = Dziedzicu
    .your = twój Dziedzic
    .your-start = Twój Dziedzic
    .your-acc = twojego Dziedzica
    .your-ins = twoim Dziedzicem
    .own-acc = swojego Dziedzica
    .own-loc = swoim Dziedzicu
    .gender = m
card-lord = Lord
    .start = Lord
    .acc = Lorda
    .gen = Lorda
    .dat = Lordowi
    .ins = Lordem
    .loc = Lordzie
    .your = twój Lord
    .your-start = Twój Lord
    .your-acc = twojego Lorda
    .your-ins = twoim Lordem
    .own-acc = swojego Lorda
    .own-loc = swoim Lordzie
    .gender = m
card-shapeshifter = Impostor
    .start = Impostor
    .acc = Impostora
    .gen = Impostora
    .dat = Impostorowi
    .ins = Impostorem
    .loc = Impostorze
    .your = twój Impostor
    .your-start = Twój Impostor
    .your-acc = twojego Impostora
    .your-ins = twoim Impostorem
    .own-acc = swojego Impostora
    .own-loc = swoim Impostorze
    .gender = m
card-assassination = Zlecenie zabójstwa
    .start = Zlecenie zabójstwa
    .acc = Zlecenie zabójstwa
    .gen = Zlecenia zabójstwa
    .dat = Zleceniu zabójstwa
    .ins = Zleceniem zabójstwa
    .loc = Zleceniu zabójstwa
    .your = twoje Zlecenie zabójstwa
    .your-start = Twoje Zlecenie zabójstwa
    .your-acc = twoje Zlecenie zabójstwa
    .your-ins = twoim Zleceniem zabójstwa
    .own-acc = swoje Zlecenie zabójstwa
    .own-loc = swoim Zleceniu zabójstwa
    .gender = n
card-royal-decree = Królewski Dekret
    .start = Królewski Dekret
    .acc = Królewski Dekret
    .gen = Królewskiego Dekretu
    .dat = Królewskiemu Dekretowi
    .ins = Królewskim Dekretem
    .loc = Królewskim Dekrecie
    .your = twój Królewski Dekret
    .your-start = Twój Królewski Dekret
    .your-acc = twój Królewski Dekret
    .your-ins = twoim Królewskim Dekretem
    .own-acc = swój Królewski Dekret
    .own-loc = swoim Królewskim Dekrecie
    .gender = m
card-ambush = Zasadzka
    .start = Zasadzka
    .acc = Zasadzkę
    .gen = Zasadzki
    .dat = Zasadzce
    .ins = Zasadzką
    .loc = Zasadzce
    .your = twoja Zasadzka
    .your-start = Twoja Zasadzka
    .your-acc = twoją Zasadzkę
    .your-ins = twoją Zasadzką
    .own-acc = swoją Zasadzkę
    .own-loc = swojej Zasadzce
    .gender = f
card-conspiracy = Spisek
    .start = Spisek
    .acc = Spisek
    .gen = Spisku
    .dat = Spiskowi
    .ins = Spiskiem
    .loc = Spisku
    .your = twój Spisek
    .your-start = Twój Spisek
    .your-acc = twój Spisek
    .your-ins = twoim Spiskiem
    .own-acc = swój Spisek
    .own-loc = swoim Spisku
    .gender = m
card-prince = Książę
    .start = Książę
    .acc = Księcia
    .gen = Księcia
    .dat = Księciu
    .ins = Księciem
    .loc = Księciu
    .your = twój Książę
    .your-start = Twój Książę
    .your-acc = twojego Księcia
    .your-ins = twoim Księciem
    .own-acc = swojego Księcia
    .own-loc = swoim Księciu
    .gender = m
card-twin = Bliźniak
    .start = Bliźniak
    .acc = Bliźniaka
    .gen = Bliźniaka
    .dat = Bliźniakowi
    .ins = Bliźniakiem
    .loc = Bliźniaku
    .your = twój Bliźniak
    .your-start = Twój Bliźniak
    .your-acc = twojego Bliźniaka
    .your-ins = twoim Bliźniakiem
    .own-acc = swojego Bliźniaka
    .own-loc = swoim Bliźniaku
    .gender = m
card-schemer = Intrygantka
    .start = Intrygantka
    .acc = Intrygantkę
    .gen = Intrygantki
    .dat = Intrygantce
    .ins = Intrygantką
    .loc = Intrygantce
    .your = twoja Intrygantka
    .your-start = Twoja Intrygantka
    .your-acc = twoją Intrygantkę
    .your-ins = twoją Intrygantką
    .own-acc = swoją Intrygantkę
    .own-loc = swojej Intrygantce
    .gender = f
card-queen = Królowa
    .start = Królowa
    .acc = Królową
    .gen = Królowej
    .dat = Królowej
    .ins = Królową
    .loc = Królowej
    .your = twoja Królowa
    .your-start = Twoja Królowa
    .your-acc = twoją Królową
    .your-ins = twoją Królową
    .own-acc = swoją Królową
    .own-loc = swojej Królowej
    .gender = f
card-cutthroat = Zbir
    .start = Zbir
    .acc = Zbira
    .gen = Zbira
    .dat = Zbirowi
    .ins = Zbirem
    .loc = Zbirze
    .your = twój Zbir
    .your-start = Twój Zbir
    .your-acc = twojego Zbira
    .your-ins = twoim Zbirem
    .own-acc = swojego Zbira
    .own-loc = swoim Zbirze
    .gender = m
card-apothecary = Aptekarz
    .start = Aptekarz
    .acc = Aptekarza
    .gen = Aptekarza
    .dat = Aptekarzowi
    .ins = Aptekarzem
    .loc = Aptekarzu
    .your = twój Aptekarz
    .your-start = Twój Aptekarz
    .your-acc = twojego Aptekarza
    .your-ins = twoim Aptekarzem
    .own-acc = swojego Aptekarza
    .own-loc = swoim Aptekarzu
    .gender = m
card-felon = Złoczyńca
    .start = Złoczyńca
    .acc = Złoczyńcę
    .gen = Złoczyńcy
    .dat = Złoczyńcy
    .ins = Złoczyńcą
    .loc = Złoczyńcy
    .your = twój Złoczyńca
    .your-start = Twój Złoczyńca
    .your-acc = twojego Złoczyńcę
    .your-ins = twoim Złoczyńcą
    .own-acc = swojego Złoczyńcę
    .own-loc = swoim Złoczyńcy
    .gender = m
card-impersonation = Podmiana
    .start = Podmiana
    .acc = Podmianę
    .gen = Podmiany
    .dat = Podmianie
    .ins = Podmianą
    .loc = Podmianie
    .your = twoja Podmiana
    .your-start = Twoja Podmiana
    .your-acc = twoją Podmianę
    .your-ins = twoją Podmianą
    .own-acc = swoją Podmianę
    .own-loc = swojej Podmianie
    .gender = f
card-bribery = Przekupstwo
    .start = Przekupstwo
    .acc = Przekupstwo
    .gen = Przekupstwa
    .dat = Przekupstwu
    .ins = Przekupstwem
    .loc = Przekupstwie
    .your = twoje Przekupstwo
    .your-start = Twoje Przekupstwo
    .your-acc = twoje Przekupstwo
    .your-ins = twoim Przekupstwem
    .own-acc = swoje Przekupstwo
    .own-loc = swoim Przekupstwie
    .gender = n
card-plot = Knowania
    .start = Knowania
    .acc = Knowania
    .gen = Knowań
    .dat = Knowaniom
    .ins = Knowaniami
    .loc = Knowaniach
    .your = twoje Knowania
    .your-start = Twoje Knowania
    .your-acc = twoje Knowania
    .your-ins = twoimi Knowaniami
    .own-acc = swoje Knowania
    .own-loc = swoich Knowaniach
    .gender = pl
card-trap = Pułapka
    .start = Pułapka
    .acc = Pułapkę
    .gen = Pułapki
    .dat = Pułapce
    .ins = Pułapką
    .loc = Pułapce
    .your = twoja Pułapka
    .your-start = Twoja Pułapka
    .your-acc = twoją Pułapkę
    .your-ins = twoją Pułapką
    .own-acc = swoją Pułapkę
    .own-loc = swojej Pułapce
    .gender = f
card-hidden = zakryta karta
    .start = Zakryta karta
    .acc = zakrytą kartę
    .gen = zakrytej karty
    .dat = zakrytej karcie
    .ins = zakrytą kartą
    .loc = zakrytej karcie
    .your = twoja zakryta karta
    .your-start = Twoja zakryta karta
    .your-acc = twoją zakrytą kartę
    .your-ins = twoją zakrytą kartą
    .own-acc = swoją zakrytą kartę
    .own-loc = swojej zakrytej karcie
    .gender = f

## What they do

card-archer-does = Zlikwiduj pierwszą lub ostatnią kartę Kolejki, bez względu na to, do kogo należy, i zyskaj 1 punkt wpływu.
card-archer-rulings =
    • Strzał jest obowiązkowy: jeśli oba końce należą do ciebie, jedna z tych kart ginie.
    • Łucznik może trafić sam siebie, a gdy leży w Kolejce sam, musi. I tak zyskujesz 1 punkt.
    • Jeśli na końcu leży stos, ginie tylko wierzchnia karta.
    • Gdy Łucznik opuści stos, kartę spod niego rozpatruje się od razu.

card-soldier-does = Zlikwiduj sąsiednią kartę, ujawnioną lub zakrytą, i zyskaj 1 punkt wpływu.
card-soldier-rulings =
    • Ujawniony Żołnierz uderza w każdej rundzie, nawet gdy jedyny sąsiad jest twój.
    • Bez sąsiadów nic się nie dzieje.
    • Zakrytą ofiarę ujawnia się, a wpływ leżący na niej przepada.
    • Z sąsiedniego stosu można uderzyć tylko w wierzchnią kartę.

card-spy-does = Ukradnij 1 punkt wpływu z puli gracza, do którego należy sąsiednia karta.
card-spy-rulings =
    • Szpieg okrada gracza; wpływu leżącego na kartach nie rusza.
    • Sąsiednia karta może być zakryta.
    • Możesz wskazać własną kartę albo gracza, który nic nie ma: wtedy niczego nie kradniesz.

card-heir-does = Zyskaj 2 punkty wpływu, chyba że na wierzchu w Kolejce leży inny ujawniony Dziedzic.
card-heir-rulings =
    • Przeszkadza Dziedzic dowolnego rodu; nie zyskujesz wtedy nic.
    • Dziedzice przykryci i zakryci się nie liczą.
    • Impostor, który skopiował Dziedzica, pozostaje Impostorem i żadnemu Dziedzicowi nie przeszkadza.
    • Warunek sprawdza się za każdym razem, gdy Dziedzic działa.

card-lord-does = Zyskaj 1 punkt wpływu i jeszcze 1 za każdą swoją sąsiednią kartę, ujawnioną lub zakrytą.
card-lord-rulings =
    • Lord przynosi więc 1, 2 albo 3 punkty.
    • Liczą się tylko wierzchnie karty miejsc obok, nie to, co leży pod nim.
    • Przekupiony sąsiad jest twój i też się liczy.

card-shapeshifter-does = Wybierz sąsiednią ujawnioną postać i użyj jej zdolności, jakby miał ją Impostor. Za każdym razem wybierasz od nowa.
card-shapeshifter-rulings =
    • Kopia działa z miejsca Impostora i na twoją korzyść.
    • Impostor zachowuje swoją nazwę: gdy kopiuje Dziedzica, 2 punkty odbiera mu tylko inny ujawniony Impostor.
    • Skopiowanie innego Impostora jest dozwolone i nic nie daje.
    • Opisów „po ujawnieniu” i „po likwidacji” się nie kopiuje.
    • Jeśli obok nie ma ujawnionej postaci, nic się nie dzieje.

card-assassination-does = Zlikwiduj dowolną wierzchnią kartę Kolejki i zyskaj 1 punkt wpływu. Potem odrzuć Zlecenie zabójstwa.
card-assassination-rulings =
    • Sięga każdego miejsca, ale ze stosu tylko wierzchniej karty.
    • Może zlikwidować samo siebie; i tak zyskujesz 1 punkt.
    • Kartę spod niego rozpatruje się od razu.
    • Cudza Zasadzka nadal daje swojemu właścicielowi 4 punkty, choć Zlecenie i tak odchodzi.

card-royal-decree-does = Przenieś dowolną inną wierzchnią kartę w inne miejsce Kolejki, nigdy na inną kartę. Potem odrzuć Dekret.
card-royal-decree-rulings =
    • Wpływ i żeton przekupstwa wędrują razem z kartą.
    • Karta przeniesiona sprzed Dekretu za niego działa w tej rundzie jeszcze raz; w drugą stronę traci swoją kolej.
    • Ze stosu przenosi się tylko wierzchnią kartę.
    • Kolejność musi się zmienić; zdjęcie karty ze stosu zawsze jest zmianą.
    • Sam w Kolejce Dekret nic nie robi.

card-ambush-does = Gdy zlikwiduje ją inny gracz, zyskujesz 4 punkty, a atakująca karta zostaje odrzucona. Ujawniona przez ciebie: jej wpływ przepada, zyskujesz 1.
card-ambush-rulings =
    • Działa także zakryta: wtedy jest najgroźniejsza.
    • Atakujący i tak zyskuje 1 punkt, jak zwykle.
    • Zlikwidowana twoją kartą daje 1 punkt, jak zwykle, a twoja karta zostaje.
    • Przykrytej nie da się zaatakować, więc też nie zadziała.

card-conspiracy-does = Zyskaj dwa razy tyle punktów wpływu, ile na nim leży. Potem odrzuć Spisek.
card-conspiracy-rulings =
    • Z 3 punktami na karcie zyskujesz łącznie 6.
    • Gdy nic na nim nie leży, nie zyskujesz nic.
    • Jeśli wcześniej zostanie zlikwidowany, jego wpływ przepada.

card-prince-does = Ujawniając go, wprowadź Bliźniaka do Kolejki. Teraz i w każdej następnej rundzie zyskaj 1 punkt. Gdy Bliźniak zostanie zlikwidowany, odrzuć Księcia.
card-prince-rulings =
    • Bliźniak trafia na początek, na koniec albo na jedną z twoich kart, ale nie na Księcia.
    • Gdy Książę zostaje zlikwidowany, twój ujawniony Bliźniak z wierzchu zostaje odrzucony. Nikt za to nic nie zyskuje.
    • Zlikwidowany jako zakryty, nigdy nie wprowadzi Bliźniaka.
    • Skopiowany lub aktywowany przez Knowania daje 1 punkt, bez Bliźniaka.
    • Książę tylko odrzucony nikogo nie pociąga za sobą.

card-twin-does = Zyskaj 1 punkt wpływu. Gdy Bliźniak zostanie zlikwidowany, odrzuć swojego ujawnionego Księcia.
card-twin-rulings =
    • Bliźniak czeka przed tobą i wchodzi, ujawniony, razem z twoim Księciem.
    • Książę przykryty lub zakryty zostaje.
    • Bliźniak tylko odrzucony nikogo nie pociąga za sobą.
    • Z twoich odrzuconych kart może wrócić dzięki Podmianie.

card-schemer-does = Zyskaj 1 punkt wpływu (2, jeśli tak umówiono się przy stole). Jeśli jednak sąsiednie miejsce zajmuje stos, zamiast tego odrzuć Intrygantkę.
card-schemer-rulings =
    • Liczy się każdy stos obok, także twój.
    • Stos, na którym sama leży, się nie liczy.
    • Odrzucenie to nie likwidacja: nikt nic nie zyskuje i nic się nie uruchamia.

card-queen-does = Zyskaj 2 punkty wpływu. Inny gracz, który ją zlikwiduje, zyskuje o 1 więcej niż zwykle.
card-queen-rulings =
    • Premia należy się także za zakrytą Królową.
    • Jeśli zlikwiduje ją twoja karta, zyskujesz tylko tyle co zwykle.
    • Zbir zyskuje 1 punkt za jedną cudzą Królową, a 4 za dwie.

card-cutthroat-does = Zlikwiduj sąsiednią kartę i wszystkie cudze ujawnione karty o tej nazwie. Jedna ofiara: bez zysku; dwie lub więcej: po 1 punkcie.
card-cutthroat-rulings =
    • Twoje karty o tej nazwie są bezpieczne, chyba że wskażesz jedną z nich.
    • Zakryte i przykryte karty o tej nazwie są bezpieczne.
    • Premie za cudze Królowe dolicza się osobno.
    • Pojedyncza Pułapka lub Zasadzka daje ci 0, ale swoje robi.

card-apothecary-does = Zlikwiduj kartę leżącą obok innej twojej karty i zyskaj 1 punkt wpływu.
card-apothecary-rulings =
    • I ta inna karta, i ofiara mogą być zakryte.
    • Karta leżąca tylko obok Aptekarza jest poza zasięgiem.
    • Ofiarą może być twoja karta, nawet sam Aptekarz, jeśli leży obok innej twojej karty.
    • Jeśli nie masz w Kolejce innej wierzchniej karty, nic się nie dzieje.

card-felon-does = Każdy gracz, ty też, traci 1 punkt wpływu za każdą swoją kartę sąsiadującą ze Złoczyńcą.
card-felon-rulings =
    • Punkty wracają do zasobów, nie do ciebie.
    • Nikt nie spada poniżej 0.
    • Zakryci sąsiedzi też się liczą.

card-impersonation-does = Zlikwiduj sąsiednią kartę i zyskaj 1. Cudzą postać spoza stosu zastępuje ta sama postać twojego rodu, odrzucona lub odłożona.
card-impersonation-rulings =
    • Twoja karta wchodzi ujawniona i bez wpływu. Jeśli jest wśród odrzuconych lub odłożonych, musi wejść.
    • Jeśli masz ją na ręce albo w Kolejce, nikt nie wchodzi.
    • Ofiary z wierzchu stosu się nie zastępuje.
    • Książę, który wchodzi w ten sposób, nie wprowadza Bliźniaka.
    • Jeśli twoja karta znajdzie się za bieżącym miejscem, zadziała w tej rundzie.

card-bribery-does = Połóż swój żeton przekupstwa na ujawnionej postaci leżącej samotnie na swoim miejscu: odtąd jest twoja. Potem odrzuć Przekupstwo.
card-bribery-rulings =
    • Jest twoja pod każdym względem: decydujesz za nią, zyskujesz dzięki niej i możesz ją przykryć.
    • Liczy się najnowszy żeton; starszy wraca do swojego gracza.
    • Żeton zostaje, gdy kartę przykryto lub przeniesiono.
    • Gdy karta opuszcza Kolejkę, żeton wraca, a karta trafia do odrzuconych kart rodu, którego barwy nosi.

card-plot-does = Odrzuć Knowania, potem aktywuj swoją ujawnioną postać. Za każdy punkt wpływu, który na nich leżał: weź go albo aktywuj ponownie.
card-plot-rulings =
    • Pierwsza aktywacja jest obowiązkowa, jeśli masz kogo aktywować.
    • Ta sama postać może działać wielokrotnie.
    • Aktywować można tylko wierzchnie karty, także tę właśnie odsłoniętą przez Knowania.
    • Kartę spod Knowań rozpatruje się później, nawet jeśli Knowania właśnie ją aktywowały.
    • Gdy nie ma kogo aktywować, po prostu bierzesz punkty.

card-trap-does = Gdy zlikwiduje ją inny gracz, zabierasz mu 3 punkty, a atakująca karta zostaje odrzucona. Ujawniona przez ciebie: jej wpływ przepada, zyskujesz 1.
card-trap-rulings =
    • Atakujący najpierw zyskuje 1 punkt, jak zwykle, a potem oddaje 3 lub tyle, ile ma.
    • Działa także zakryta.
    • Zlikwidowana twoją kartą daje 1 punkt, jak zwykle, a twoja karta zostaje.
