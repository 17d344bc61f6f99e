# Pierwsza gra z podpowiedziami: jeden dymek naraz, najwyżej dwanaście słów.
# $card: karta; $player: ród; $n: wpływy.

coach-goal = Sześć rund. Wygrywa, kto na końcu ma najwięcej wpływu.
coach-place = Wybierz kartę, potem miejsce dla niej. Nikt jej nie widzi.
coach-keep-or-reveal = Zostaw: 1 punkt na kartę. Ujawnij: weź wszystkie, karta działa.
coach-target = Wybierz cel. Można wybrać tylko podświetlone karty.
coach-stack = Możesz przykryć własną kartę: bezpiecznie poczeka pod spodem.
coach-round-2 = Kolejka zostaje. W każdej rundzie wszyscy dokładają po jednej karcie.
coach-round-3 = Punkty leżące na kartach zdobędziesz dopiero po ich ujawnieniu.
coach-leader = Prowadzi { $player }. Kradnij i likwiduj właśnie tam.
coach-round-5 = Na końcach jest niebezpiecznie, w środku masz sąsiadów. Wybierz rozważnie.
coach-last-round = Ostatnia runda! Punkty, które zostaną na kartach, przepadną.
coach-strike = Likwidacja! { $player } zyskuje 1 punkt, a karta odpada z gry.
coach-strike-you = Likwidacja! Zyskujesz 1 punkt, a karta odpada z gry.
coach-ambush = Zasadzka! { $player } zyskuje 4 punkty, a atakujący zostaje odrzucony.
coach-kept = Karta ma już { $n }. Im dłużej czekasz, tym bardziej kusi.
coach-stays = Ujawniona postać zostaje i działa ponownie w każdej rundzie.
coach-goes = Intryga działa raz i znika.
coach-lost = Punkty ze zlikwidowanej karty przepadają. Czekanie to ryzyko.
coach-lesson-left = Na twoich kartach { $n ->
        [one] został { $n } punkt
        [few] zostały { $n } punkty
        [many] zostało { $n } punktów
       *[other] zostało { $n } punktu
    }: ujawniaj na czas.
coach-lesson-behind = { $player }: o { $n } więcej. Następnym razem uderz w lidera wcześniej.
coach-lesson-won = Nikt nie zdobył więcej, a na twoich kartach nic nie zostało. Brawo!
coach-end = Znasz już grę. Zagraj jeszcze raz albo poznaj karty Ablaze.
