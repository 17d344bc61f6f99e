# rules.ftl: the whole rules, clause by clause, for the searchable rules page.
#
# rules-section-NAME   the headings, in the order of docs/rules.md
# rule-ID              one clause, its id as in docs/rules.md in small letters (RESOLVE-6: rule-resolve-6)
# rule-word-NAME       the words that the clauses use
# No variables. docs/rules.md is the authority: when it changes, these change.

rules-title = Zasady
rules-couples = Ten sam znak na Księciu i na Bliźniaku: giną razem.
rules-intro = Wykładaj karty do Kolejki, zostawiaj je zakryte, by zbierał się na nich wpływ, i ujawniaj w dobrej chwili. Po sześciu rundach wygrywa ten, kto ma najwięcej wpływu.
rules-note = Drukowane zasady zostawiają kilka pytań bez odpowiedzi. Tam, gdzie odpowiada na nie ten tekst, jest to rozstrzygnięcie naszego projektu.
rules-contents = Spis treści
rules-show = Zobacz krok po kroku
rules-variants = Warianty przykładu
rules-example-start = Tak się zaczyna.

## words

rules-section-words = Pojęcia
rule-word-seat = Gracze siedzą wokół stołu i liczy się ich zgodnie z ruchem wskazówek zegara. Ród: dziesięć lub jedenaście kart w barwach jednego gracza.
rule-word-queue = Kolejka: rząd pośrodku stołu, ciąg miejsc. Na miejscu leży jedna karta albo stos. Liczy się tylko jego wierzchnia karta; karty pod nią są przykryte.
rule-word-first-last = Pierwsze i ostatnie miejsce: w kierunku rozpatrywania, stałym przez całą grę. To, czy Kolejkę rysuje się od lewej do prawej, czy od prawej do lewej, zmienia tylko obraz.
rule-word-neighbour = Sąsiedzi miejsca: miejsca tuż przed nim i tuż za nim, a więc żadne, jedno albo dwa. Kolejka nie jest kręgiem. Sąsiednia karta to wierzchnia karta sąsiedniego miejsca. Karta nigdy nie sąsiaduje sama ze sobą ani z tym, co leży pod nią.
rule-word-revealed = Ujawniona: leży awersem do góry. Ujawniona karta pozostaje ujawniona, dopóki jest w Kolejce.
rule-word-owner = Właściciel karty: jej ród, chyba że leży na niej żeton przekupstwa innego rodu (ABL-BRIBERY-1).
rule-word-pool = Pula: wpływ leżący przed graczem. Jest jawna i nigdy nie spada poniżej 0. Wpływ leżący na kartach nie należy do żadnej puli.
rule-word-supply = Zasoby: wpływ, którego nikt jeszcze nie ma. Nigdy się nie kończą.
rule-word-pile = Odrzucone: odrzucone i zlikwidowane karty leżące przed graczem awersem do góry, widoczne dla wszystkich. Karta zawsze trafia do odrzuconych tego rodu, którego barwy nosi.
rule-word-eliminate = Likwidować i odrzucać to dwie różne rzeczy o różnych skutkach (ELIM-1, ELIM-6).
rule-word-acting = Działająca karta: ta, której zdolność się stosuje i w której imieniu się to dzieje.

## setup

rules-section-setup = Przygotowanie
rule-setup-1 = Gra jest dla 3–5 graczy. We dwie osoby można grać w wariancie domowym; w pojedynkę ani w sześć osób się nie da.
rule-setup-2 = Każdy gracz bierze dziesięć kart jednego zestawu. Gra podstawowa: dziesięć kart. Ablaze: dziesięć kart i osobno Bliźniak.
rule-setup-3 = Każdy gracz tasuje swoje dziesięć kart, losowo odkłada trzy zakryte, a pozostałe siedem bierze na rękę. Odłożone trzy nie biorą udziału w grze, z wyjątkiem ABL-IMPERSON-2.
rule-setup-4 = Gracz może w każdej chwili oglądać własną rękę, własne trzy odłożone karty i własne zakryte karty w Kolejce, także przykryte. Nikt inny nie może. Karta raz ujawniona pozostaje znana wszystkim, nawet przykryta.
rule-setup-5 = Każdy gracz zaczyna z 1 punktem wpływu w puli.
rule-setup-6 = Jeden z graczy jest pierwszym graczem. Według instrukcji to osoba najstarsza; tutaj wybiera go osoba zakładająca stół, a jeśli tego nie zrobi, decyduje los.
rule-setup-7 = Ablaze: Bliźniak leży ujawniony przed swoim graczem. Nie jest jedną z dziesięciu kart i nigdy jedną z trzech odłożonych. Nie wykłada się go w fazie rozstawiania; wchodzi tylko według ABL-PRINCE-1 lub ABL-IMPERSON-3.
rule-setup-8 = Ablaze: każdy gracz ma jeden żeton przekupstwa.

## round

rules-section-round = Runda
rule-round-1 = Gra trwa sześć rund. Każda to faza rozstawiania, a po niej faza rozpatrywania.
rule-round-2 = Po rundach od 1 do 5 żeton pierwszego gracza przechodzi do następnego gracza. Kolejka zostaje bez zmian.

## place

rules-section-place = Rozstawianie kart
rule-place-1 = Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy wykłada dokładnie jedną zakrytą kartę z ręki. Pasować nie wolno.
rule-place-2 = Karta trafia przed pierwsze miejsce, za ostatnie miejsce albo na wierzch miejsca, którego wierzchnia karta należy do gracza.
rule-place-3 = Gdy Kolejka jest pusta, na początku lub później, jest tylko jeden sposób: pośrodku.
rule-place-4 = Między dwoma miejscami nigdy nic się nie wykłada.
rule-place-5 = Układać karty w stos można od rundy 2, bo w rundzie 1 nikt nie ma jeszcze karty w Kolejce, gdy wykłada. Kartę wolno położyć na ujawnionej lub zakrytej karcie, na pojedynczej karcie lub na stosie. Wysokość stosu jest dowolna.
rule-place-6 = Kto stał się właścicielem karty dzięki Przekupstwu, może kłaść na niej swoje karty. Ród, którego barwy nosi ta karta, nie może.

## stack

rules-section-stack = Stosy
rule-stack-1 = Przykrytej karty się nie rozpatruje, nie ujawnia, nie przenosi i nie liczy; nie można też obrać jej za cel. Nie zbiera ona wpływu.
rule-stack-2 = Wpływ leżący na przykrytej karcie zostaje na niej pod spodem.
rule-stack-3 = Likwidacja, odrzucenie i przeniesienie zabierają tylko wierzchnią kartę.
rule-stack-4 = Wszystkie karty jednego miejsca mają zawsze tego samego właściciela.

## resolve

rules-section-resolve = Rozpatrywanie Kolejki
rule-resolve-1 = Miejsca rozpatruje się od pierwszego do ostatniego. Na każdym działa właściciel wierzchniej karty.
rule-resolve-2 = Jeśli karta jest zakryta, właściciel albo ją zostawia, a wtedy trafia na nią 1 punkt wpływu z zasobów, albo ją ujawnia.
rule-resolve-3 = Przy ujawnieniu właściciel najpierw bierze do puli wpływ leżący na karcie, a potem działa zdolność. Wyjątki: Zasadzka i Pułapka (wpływ przepada), Spisek (podwaja się), Knowania (według własnego opisu).
rule-resolve-4 = Jeśli karta jest już ujawniona, jej zdolność trzeba zastosować. Właściciel wybiera spośród dozwolonych sposobów, nawet jeśli każdy mu szkodzi. Gdy nie ma żadnego, nic się nie dzieje.
rule-resolve-5 = Postacie zostają w Kolejce, ujawnione. Intrygi odrzuca się po zastosowaniu, a Knowania przed nim.
rule-resolve-6 = Jeśli karta opuści rozpatrywane miejsce, a pod nią leży inna, tę rozpatruje się jako następną, według RESOLVE-2 lub RESOLVE-4, gdy tylko skończy się stosowana zdolność; i tak dalej w głąb stosu. Przy Knowaniach następuje to po ich ostatnim punkcie wpływu, nawet jeśli tę kartę aktywowały. Nie ma znaczenia, dlaczego karta odeszła: odrzucona intryga, Łucznik, który trafił sam siebie, Intrygantka, atakujący wciągnięty w zasadzkę, Bliźniak idący za Księciem.
rule-resolve-7 = Jeśli rozpatrywane miejsce znika, gra toczy się dalej od miejsca, które następowało po nim.
rule-resolve-8 = Liczy się tylko położenie, nigdy to, czy kartę już rozpatrzono. Karta, która znajdzie się za bieżącym miejscem, zostanie rozpatrzona w tej rundzie, choćby po raz drugi. Ta, która znajdzie się przed nim, nie zostanie. Dotyczy to karty przeniesionej Dekretem, a tak samo wchodzącego Bliźniaka i karty zastępującej ofiarę.
rule-resolve-9 = Wszystkie decyzje należą do właściciela działającej karty. Nie ma reakcji ani decyzji jednoczesnych.
rule-resolve-10 = Faza kończy się, gdy nie ma już następnego miejsca.

## elim

rules-section-elim = Likwidacja i odrzucenie
rule-elim-1 = Za każdą zlikwidowaną kartę, bez względu na to, do kogo należy, właściciel działającej karty zyskuje 1 (wyjątek: ABL-CUTTHROAT-2).
rule-elim-2 = Zakrytą ofiarę ujawnia się, a wpływ leżący na niej przepada.
rule-elim-3 = Ofiara opuszcza Kolejkę i trafia do odrzuconych swojego rodu, a luka się zamyka. Jeśli pod nią leżała karta, teraz ona jest na wierzchu.
rule-elim-4 = Opisy „po likwidacji” (Zasadzka, Pułapka, Królowa, Książę, Bliźniak) działają także dla zakrytych ofiar.
rule-elim-5 = Kolejność: ofiarę ujawnia się i usuwa; właściciel działającej karty zyskuje; dolicza się premię za Królową; wypłaca Zasadzka lub Pułapka; odrzuca się Bliźniaka zlikwidowanego Księcia albo Księcia zlikwidowanego Bliźniaka; odrzuca się atakującego, który wpadł w zasadzkę; wchodzi karta zastępująca. Przy kilku ofiarach każdy krok wykonuje się dla wszystkich, w porządku Kolejki, zanim nastąpi kolejny krok.
rule-elim-6 = Odrzucenie nikomu nic nie daje i niczego nie uruchamia.

## end

rules-section-end = Koniec gry
rule-end-1 = Po rundzie 6 wygrywa gracz, który ma w puli najwięcej wpływu. Wpływ na kartach się nie liczy. Siódmej karty się nie zagrywa.
rule-end-2 = Przy remisie wygrywa ten z remisujących, do którego należy najwięcej wierzchnich kart w Kolejce. Stos liczy się raz.
rule-end-3 = Jeśli remis trwa nadal, zwycięstwo jest dzielone. Dalsze lokaty dzieli się w ten sam sposób (1, 2, 2, 4).

## base

rules-section-base = Zestaw podstawowy: sześć postaci, cztery intrygi
rule-base-archer-1 = Łucznik: zlikwiduj wierzchnią kartę pierwszego lub ostatniego miejsca. Jedną z nich trzeba wybrać.
rule-base-archer-2 = Może, a czasem musi to być własna karta lub sam Łucznik. Gdy leży w Kolejce sam, musi trafić siebie.
rule-base-soldier-1 = Żołnierz: zlikwiduj sąsiednią kartę, ujawnioną lub nie, dowolnego rodu. Bez sąsiadów nic się nie dzieje.
rule-base-spy-1 = Szpieg: ukradnij 1 punkt wpływu z puli właściciela sąsiedniej karty, ujawnionej lub nie; nigdy z karty.
rule-base-spy-2 = Wskazanie własnej karty nie ma skutku. Pusta pula daje 0. Wybór jest dowolny.
rule-base-heir-1 = Dziedzic: zyskaj 2, chyba że inną ujawnioną wierzchnią kartą w Kolejce, dowolnego rodu, jest Dziedzic. Wtedy zyskujesz 0.
rule-base-shape-1 = Impostor: wybierz sąsiednią kartę, która jest ujawnioną postacią, i zastosuj jej zdolność tak, jakby miał ją Impostor: z jego miejsca i dla jego właściciela. Działającą kartą jest Impostor. Kopia trwa przez to jedno użycie; za każdym razem wybiera się od nowa.
rule-base-shape-2 = Zachowuje własną nazwę. Kopiując Dziedzica, zyskuje 2, chyba że inną ujawnioną wierzchnią kartą jest Impostor; liczba Dziedziców nie ma znaczenia.
rule-base-shape-3 = Skopiowanie Impostora jest dozwolone i nic nie robi. Gdy obok nie ma ujawnionej postaci, nic się nie dzieje.
rule-base-shape-4 = Opisów „po likwidacji” i „po ujawnieniu” się nie kopiuje.
rule-base-lord-1 = Lord: zyskaj 1 i jeszcze 1 za każdą sąsiednią kartę tego samego właściciela, ujawnioną lub nie.
rule-base-assassin-1 = Zlecenie zabójstwa: zlikwiduj dowolną wierzchnią kartę w Kolejce, może to być samo Zlecenie; zysk i tak wynosi 1.
rule-base-decree-1 = Królewski Dekret: przenieś dowolną inną wierzchnią kartę, bez względu na to, do kogo należy, w dowolną lukę Kolejki albo na jeden z dwóch jej końców; nigdy na inną kartę. To, co na niej leży, wpływ lub żeton przekupstwa, wędruje razem z nią.
rule-base-decree-2 = W czasie przenoszenia Dekret zostaje na swoim miejscu i nie może przenieść sam siebie. Gdy leży w Kolejce sam, nic nie robi.
rule-base-decree-3 = Porządek miejsc, wraz z miejscem Dekretu, musi się zmienić. Zdjęcie wierzchniej karty ze stosu zawsze jest zmianą.
rule-base-ambush-1 = Zasadzka ujawniona przez właściciela: wpływ leżący na niej przepada, właściciel zyskuje 1.
rule-base-ambush-2 = Zasadzka zlikwidowana kartą innego właściciela: ten zyskuje 1 punkt, jak zwykle (Zbir 0: ABL-CUTTHROAT-2), właściciel Zasadzki zyskuje 4 z zasobów, a działająca karta zostaje odrzucona.
rule-base-ambush-3 = Zasadzka zlikwidowana kartą własnego właściciela: 1 punkt, jak zwykle (Zbir 0), i nic więcej. Działającej karty się za to nie odrzuca.
rule-base-conspiracy-1 = Spisek: zyskaj dwa razy tyle wpływu, ile na nim leży.

## abl

rules-section-abl = Zestaw Ablaze: sześć postaci i Bliźniak, cztery intrygi
rule-abl-prince-1 = Książę: gdy ujawnia go właściciel (RESOLVE-3, nigdy inaczej), wykłada on ujawnionego Bliźniaka własnego rodu: przed pierwszym miejscem, za ostatnim albo na jednej ze swoich kart, ale nie na Księciu. Potem zyskuje 1.
rule-abl-prince-2 = Książę w późniejszych rundach, skopiowany lub aktywowany przez Knowania: zyskaj 1.
rule-abl-prince-3 = Gdy Książę zostaje zlikwidowany, każda ujawniona wierzchnia karta, która jest Bliźniakiem tego samego właściciela, zostaje odrzucona.
rule-abl-twin-1 = Bliźniak: zyskaj 1.
rule-abl-twin-2 = Gdy Bliźniak zostaje zlikwidowany, każda ujawniona wierzchnia karta, która jest Księciem tego samego właściciela, zostaje odrzucona.
rule-abl-twin-3 = Karty przykryte, zakryte i o tej samej nazwie co ofiara zostają. Likwidacja własnych kart też się liczy. „Ten sam właściciel” to właściciel w tej chwili. Które karty idą za ofiarą, ustala się raz, po usunięciu wszystkich ofiar: karta, która leżała pod ofiarą, idzie za nią; ta, którą odsłoniła dopiero karta idąca za ofiarą, zostaje.
rule-abl-queen-1 = Królowa: zyskaj 2.
rule-abl-queen-2 = Królowa zlikwidowana kartą innego właściciela: ten zyskuje o 1 więcej.
rule-abl-cutthroat-1 = Zbir: zlikwiduj sąsiednią kartę, a z nią każdą ujawnioną wierzchnią kartę innych właścicieli o tej samej nazwie, gdziekolwiek w Kolejce. Ustala się to, zanim cokolwiek zostanie usunięte. Własne karty o tej nazwie są bezpieczne, chyba że jedną z nich wybrano; tak samo zakryte i przykryte; tak samo działająca karta.
rule-abl-cutthroat-2 = Jedna zlikwidowana karta: bez wpływu za nią. Dwie lub więcej: po 1 za każdą. Premie za Królowe dolicza się osobno (dwie cudze Królowe: 4; jedna: 1; własna i jedna cudza: 3).
rule-abl-cutthroat-3 = Jeśli jedyną ofiarą jest Pułapka lub Zasadzka, zysk wynosi 0; potem Pułapka lub Zasadzka robi swoje.
rule-abl-apothecary-1 = Aptekarz: zlikwiduj kartę sąsiadującą z dowolną inną kartą jego właściciela; sam Aptekarz taką kartą nie jest. I tamta karta, i ofiara mogą być ujawnione lub nie. Ofiarą może być także karta właściciela i sam Aptekarz, jeśli tak leżą.
rule-abl-apothecary-2 = Jeśli właściciel nie ma w Kolejce innej wierzchniej karty, nic się nie dzieje.
rule-abl-felon-1 = Złoczyńca: każdy gracz, także właściciel, oddaje do zasobów 1 za każdą swoją sąsiednią kartę, ale nie spada poniżej 0.
rule-abl-schemer-1 = Intrygantka: jeśli w chwili działania sąsiednie miejsce zajmuje stos, czyjkolwiek, działająca karta zostaje odrzucona. W przeciwnym razie zyskaj 1, albo 2, jeśli tak umówiono się przy stole (OPT-SCHEMER). Stos, na którym sama leży, się nie liczy.
rule-abl-imperson-1 = Podmiana: zlikwiduj sąsiednią kartę.
rule-abl-imperson-2 = Jeśli ofiara była postacią innego właściciela i leżała na swoim miejscu sama, dokładnie na to miejsce wchodzi taka sama postać z rodu działającego gracza, ujawniona i bez wpływu, z jego odrzuconych kart lub z trzech odłożonych. Trzeba to zrobić, jeśli ta karta tam jest. Może nią być sama ofiara, jeśli ktoś inny ją wcześniej przekupił.
rule-abl-imperson-3 = Książę, który wchodzi w ten sposób, nie wprowadza Bliźniaka. Bliźniak wchodzi w ten sposób tylko z odrzuconych.
rule-abl-imperson-4 = Ofiary z wierzchu stosu się nie zastępuje.
rule-abl-bribery-1 = Przekupstwo: właściciel kładzie swój żeton przekupstwa na dowolnej ujawnionej postaci, która leży na swoim miejscu sama, i odtąd jest jej właścicielem pod każdym względem. Starszy żeton wraca do swojego gracza. Wolno wybrać własną kartę. Gdy takiej postaci nie ma, nic się nie dzieje.
rule-abl-bribery-2 = Gdy karta opuszcza Kolejkę, żeton wraca do swojego gracza, a karta trafia do odrzuconych rodu, którego barwy nosi.
rule-abl-bribery-3 = Żeton zostaje, gdy karta zostaje przykryta lub przeniesiona.
rule-abl-plot-1 = Knowania odrzuca się najpierw, a ich wpływ odkłada na bok. To, co leżało pod nimi, jest teraz wierzchnią kartą.
rule-abl-plot-2 = Potem właściciel aktywuje jedną ze swoich ujawnionych wierzchnich postaci: jej zdolność działa z jej miejsca i to ona jest działającą kartą. Trzeba to zrobić, jeśli taka jest.
rule-abl-plot-3 = Potem za każdy punkt wpływu, który leżał na Knowaniach, po kolei: weź go albo oddaj do zasobów i aktywuj ponownie, tę samą postać lub inną. Każda aktywacja kończy się w całości przed następną.
rule-abl-plot-4 = Gdy nie ma postaci do aktywowania, właściciel po prostu bierze wpływ.
rule-abl-trap-1 = Pułapka ujawniona przez właściciela: wpływ leżący na niej przepada, właściciel zyskuje 1.
rule-abl-trap-2 = Pułapka zlikwidowana kartą innego właściciela: ten najpierw zyskuje 1 punkt, jak zwykle (ABL-CUTTHROAT-2 obowiązuje); potem właściciel Pułapki zabiera z jego puli 3, albo tyle, ile tam jest; a działająca karta zostaje odrzucona.
rule-abl-trap-3 = Pułapka zlikwidowana kartą własnego właściciela: 1 punkt, jak zwykle (Zbir 0), i nic więcej. Działającej karty się za to nie odrzuca.

## mix

rules-section-mix = Oba zestawy przy jednym stole
rule-mix-1 = Dziesięć rodzajów kart, nie licząc Bliźniaka, takich samych dla każdego gracza. Przy stole wybiera się dowolne dziesięć albo losuje się je: sześć postaci i cztery intrygi. Przy stole, przy którym Intrygantka zyskuje 2, zawsze jest ona w grze: dziesiątkę losuje się, aż się w niej znajdzie.
rule-mix-2 = Z Księciem przychodzą Bliźniacy, z Przekupstwem żetony. Wszystkie punkty zasad obowiązują bez zmian. Impostor może kopiować, a Knowania aktywować postacie z obu zestawów.

## opt

rules-section-opt = Co można ustalić przy stole
rule-opt-seats = Liczba graczy: od 2 do 5.
rule-opt-set = Zestaw: podstawowy, Ablaze albo oba razem.
rule-opt-kinds = Dziesięć rodzajów kart mieszanego zestawu (MIX-1).
rule-opt-first = Pierwszy gracz: wskazany albo wylosowany.
rule-opt-direction = Jak rysuje się Kolejkę: od lewej do prawej czy od prawej do lewej. Niczego innego to nie zmienia.
rule-opt-schemer = Ile zyskuje Intrygantka: 1, jeśli nie ustalono inaczej, albo 2.
rule-opt-handicap = Wyrównanie szans: gracz zaczyna z 2–31 punktami wpływu zamiast 1.
rule-opt-seed = Tasowanie: to samo ziarno losowe daje to samo rozdanie, a przy losowanej mieszance te same rodzaje kart.

## ex

rules-section-ex = Przykłady
rule-ex-1 = Zlecenie zabójstwa leży na ujawnionym Szpiegu: uderza, zostaje odrzucone, a Szpieg od razu kradnie. Gdyby Szpieg pod nim był zakryty, właściciel mógłby go zostawić i dołożyć na niego 1.
rule-ex-2 = W Kolejce: zakryta karta Czerwonego; zakryta karta Niebieskiego z 1 punktem; zakryta karta Czerwonego z 2 punktami; zakryta karta Zielonego; ujawniony Szpieg Niebieskiego. Czerwony zostawia, więc na karcie leży 1. Niebieski ujawnia Żołnierza i bierze 1, po czym wybiera drugą kartę Czerwonego: jej 2 przepadają, Niebieski zyskuje 1. Zielony zostawia. Szpieg kradnie 1 z puli Zielonego, a nie z jego karty.
rule-ex-3 = Rozstawianie: Czerwony zaczyna pośrodku. Niebieski kładzie przed nim albo za nim. Jeśli położył przed, Zielony kładzie przed kartą Niebieskiego albo za kartą Czerwonego, nigdy między nimi.
rule-ex-4 = Cudzy Żołnierz likwiduje Zasadzkę: 1 dla właściciela Żołnierza, 4 dla właściciela Zasadzki; Żołnierz zostaje odrzucony.
rule-ex-5 = Własny Łucznik likwiduje własną Zasadzkę: 1, a Łucznik zostaje.
rule-ex-6 = Spisek z 3 punktami przynosi 6.
rule-ex-7 = Impostor kopiuje Dziedzica: 2. Gdy w Kolejce jest inny ujawniony Impostor: 0.
rule-ex-8 = Ablaze, jak w EX-2, ale kartą Niebieskiego z 1 punktem jest Zbir: likwiduje samotną zakrytą Królową, na której leżą 2, i dostaje 0 za likwidację oraz 1 za Królową. Później ujawniony Złoczyńca Niebieskiego leży obok jednej karty Zielonego: Zielony traci 1.
rule-ex-9 = Zbir likwiduje jednego Złoczyńcę: 0; dwóch Złoczyńców: 2; jedną cudzą Królową: 1; dwie cudze Królowe: 4.
rule-ex-10 = Podmiana leży na ujawnionej Królowej tego samego gracza: działa, zostaje odrzucona, a Królowa od razu zyskuje 2. Gdyby Królowa pod nią była zakryta, właściciel mógłby ją zostawić i dołożyć na nią 1.
rule-ex-11 = Jeden właściciel ma dwóch Książąt i Bliźniaka. Gdy ginie jeden Książę, odchodzi Bliźniak, a drugi Książę zostaje. Gdy ginie Bliźniak, odchodzą obaj Książęta.
rule-ex-12 = Cudzy Aptekarz likwiduje Pułapkę: właściciel Aptekarza zyskuje 1, potem traci 3 na rzecz właściciela Pułapki; Aptekarz odchodzi. Własny Aptekarz: zyskuje 1 i zostaje.
rule-ex-13 = Kartę, którą Dekret przeniósł sprzed siebie za siebie, rozpatruje się dwa razy; przeniesioną w drugą stronę pomija się.
