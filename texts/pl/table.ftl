# table.ftl: what the table says: events, prompts, options, the end, and the names of things.
#
# Variables, all languages alike:
#   $player        the player the sentence is about (a card's owner, unless a message says otherwise)
#   $other-player  the second player; the names are shown as they are, never declined
#   $card, $other  cards by their nominative name; with each comes every form that cards.ftl has in
#                  this language ($card-the, $other-acc, ...). $card acts or is named first.
#   $n             influence, unless the section says otherwise; it chooses the plural form
#   $place         a place of the Queue, from 1, at the moment before the event (moved, entered: the new one;
#                  eliminated: before the first victim of the same strike fell)
# A message that ends in -you is told to the player whom the plain one calls $player.
# -yours: it befalls a card of the reader. -own: both cards are the reader's. -known: the reader knows the
# card though it is another's (replays, games that are over).

## Names of things ($n counts what the message names)

influence-count = { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    }
queue = Kolejka
queue-empty = Kolejka jest pusta.
round-n = Runda { $n } z 6
phase-place = Rozstawianie kart
phase-resolve = Rozpatrywanie Kolejki
phase-over = Koniec gry
first-player = Pierwszy gracz
you = Ty
owner = Właściciel
hand = Ręka
aside = Odłożone
pile = Odrzucone
pile-empty = Brak odrzuconych kart
pool = Pula
stack = Stos
revealed = Ujawniona
covered = Przykryta
front = Początek
back = Koniec
place-n = Miejsce { $n }
gap-n = Luka { $n }
card-count = { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
hand-count = { $n ->
        [one] { $n } karta na ręce
        [few] { $n } karty na ręce
        [many] { $n } kart na ręce
       *[other] { $n } karty na ręce
    }
aside-count = { $n ->
        [one] { $n } odłożona karta
        [few] { $n } odłożone karty
        [many] { $n } odłożonych kart
       *[other] { $n } odłożonej karty
    }
pile-count = { $n ->
        [one] { $n } odrzucona karta
        [few] { $n } odrzucone karty
        [many] { $n } odrzuconych kart
       *[other] { $n } odrzuconej karty
    }
stack-count = { $n ->
        [one] stos: { $n } karta
        [few] stos: { $n } karty
        [many] stos: { $n } kart
       *[other] stos: { $n } karty
    }
list-and = { $first } i { $second }
list-comma = { $first }, { $second }
labelled = { $label }: { $value }
name-of-family = { $family } { $name }
percent = { $n }%

## Families: colours that also serve as names of players

family-a = Czerwony
family-b = Niebieski
family-c = Zielony
family-d = Złoty
family-e = Czarny

## A place of the Queue, as a list entry ($n: influence on the card)

target-revealed = Miejsce { $place }: { $player }, { $card }, karta ujawniona
target-revealed-you = Miejsce { $place }: { $card-your }, karta ujawniona
target-down = Miejsce { $place }: { $player }, { $card }, karta zakryta, { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    }
target-down-you = Miejsce { $place }: { $card-your }, karta zakryta, { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    }
target-hidden = Miejsce { $place }: { $player }, karta zakryta, { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    }
target-stack = { $n ->
        [one] pod spodem { $n } karta
        [few] pod spodem { $n } karty
        [many] pod spodem { $n } kart
       *[other] pod spodem { $n } karty
    }
target-bribed = przekupiona, barwy rodu: { $player }

## Events: rounds and placing ($n: the round; $other: the card that gets covered)

event-round = Runda { $n } z 6. Zaczyna { $player }.
event-round-you = Runda { $n } z 6. Zaczynasz ty.
event-round-last = To ostatnia runda: wpływ, który zostanie na kartach, przepadnie.
event-standin = { $player }: nieobecność albo koniec czasu. Decyduje bot.
event-standin-you = Nie było cię albo skończył ci się czas: bot decyduje za ciebie.
event-placed-only = { $player } kładzie zakrytą kartę w pustej Kolejce.
event-placed-only-known = { $player } kładzie w pustej Kolejce zakrytą kartę: { $card }.
event-placed-only-you = Kładziesz w pustej Kolejce zakrytą kartę: { $card }.
event-placed-first = { $player } kładzie zakrytą kartę na początku Kolejki.
event-placed-first-known = { $player } kładzie zakrytą kartę na początku Kolejki: { $card }.
event-placed-first-you = Kładziesz zakrytą kartę na początku Kolejki: { $card }.
event-placed-last = { $player } kładzie zakrytą kartę na końcu Kolejki.
event-placed-last-known = { $player } kładzie zakrytą kartę na końcu Kolejki: { $card }.
event-placed-last-you = Kładziesz zakrytą kartę na końcu Kolejki: { $card }.
event-placed-on = { $player } przykrywa { $other-acc } na miejscu { $place } zakrytą kartą.
event-placed-on-hidden = { $player } przykrywa zakrytą kartę na miejscu { $place } kolejną zakrytą kartą.
event-placed-on-known = { $player } przykrywa { $other-acc } na miejscu { $place } zakrytą kartą: { $card }.
event-placed-on-you = Przykrywasz { $other-own-acc } na miejscu { $place } zakrytą kartą: { $card }.

## Events: keeping and revealing ($n: influence on the card, or taken from it)

event-kept = { $player } zostawia kartę na miejscu { $place } zakrytą: { $n ->
        [one] leży
        [few] leżą
        [many] leży
       *[other] leży
    } na niej teraz { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    }.
event-kept-known = { $player } zostawia kartę „{ $card }” na miejscu { $place } zakrytą: { $n ->
        [one] leży
        [few] leżą
        [many] leży
       *[other] leży
    } na niej teraz { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    }.
event-kept-you = Zostawiasz kartę „{ $card }” na miejscu { $place } zakrytą: { $n ->
        [one] leży
        [few] leżą
        [many] leży
       *[other] leży
    } na niej teraz { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    }.
event-revealed = { $player } ujawnia { $card-acc } na miejscu { $place }.
event-revealed-you = Ujawniasz { $card-own-acc } na miejscu { $place }.
event-revealed-takes = { $player } ujawnia { $card-acc } na miejscu { $place } i zabiera z tej karty { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    }.
event-revealed-takes-you = Ujawniasz { $card-own-acc } na miejscu { $place } i zabierasz z tej karty { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    }.

## Events: influence

event-lost = { $n ->
        [one] Przepada { $n } punkt wpływu leżący
        [few] Przepadają { $n } punkty wpływu leżące
        [many] Przepada { $n } punktów wpływu leżących
       *[other] Przepada { $n } punktu wpływu leżące
    } na { $card-loc } ({ $player }).
event-lost-you = { $n ->
        [one] Przepada { $n } punkt wpływu leżący
        [few] Przepadają { $n } punkty wpływu leżące
        [many] Przepada { $n } punktów wpływu leżących
       *[other] Przepada { $n } punktu wpływu leżące
    } na twojej karcie: { $card }.
event-lost-plot = { $player } oddaje do zasobów { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z Knowań.
event-lost-plot-you = Oddajesz do zasobów { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z Knowań.
event-gained = { $player } zyskuje { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } dzięki { $card-dat }.
event-gained-you = Zyskujesz { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } dzięki { $card-dat }.
event-gained-bounty = { $player } zyskuje dodatkowo { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } za { $other-acc }.
event-gained-bounty-you = Zyskujesz dodatkowo { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } za { $other-acc }.
event-paid = { $player } oddaje do zasobów { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    }. Powód: { $card }.
event-paid-you = Oddajesz do zasobów { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    }. Powód: { $card }.
event-stole = { $player } kradnie { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } dzięki { $card-dat }: traci { $other-player }.
event-stole-you = Kradniesz { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } dzięki { $card-dat }: traci { $other-player }.
event-stole-yours = { $player } kradnie ci { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } dzięki { $card-dat }.
event-stole-nothing = { $card-start } ({ $player }) nic nie kradnie: { $other-player } ma pustą pulę.
event-stole-nothing-you = { $card-your-start } nic nie kradnie: { $other-player } ma pustą pulę.
event-stole-nothing-yours = { $card-start } ({ $player }) nic ci nie kradnie: masz pustą pulę.
event-stole-own = { $card-start } ({ $player }) wskazuje kartę swojego właściciela: nikt nic nie traci.
event-stole-own-you = { $card-your-start } wskazuje twoją własną kartę: nikt nic nie traci.

## Events: cards that act on cards
## ($player owns $card and $other-player owns $other; eliminated: $card strikes, $other falls)

event-copied = { $card-start } ({ $player }) kopiuje { $other-acc } ({ $other-player }).
event-copied-you = { $card-your-start } kopiuje { $other-acc } ({ $other-player }).
event-copied-yours = { $card-start } ({ $player }) kopiuje { $other-your-acc }.
event-copied-own = { $card-your-start } kopiuje { $other-your-acc }.
event-activated = { $player } aktywuje { $other-acc } dzięki { $card-dat }.
event-activated-you = Aktywujesz { $other-acc } dzięki { $card-dat }.
event-lifted = { $player } podnosi { $other-acc } ({ $other-player }) z miejsca { $place }.
event-lifted-you = Podnosisz { $other-acc } ({ $other-player }) z miejsca { $place }.
event-lifted-yours = { $player } podnosi { $other-your-acc } z miejsca { $place }.
event-lifted-own = Podnosisz { $other-own-acc } z miejsca { $place }.
event-moved = { $card-start } ({ $player }) { $card-gender ->
        [pl] trafiają
       *[other] trafia
    } na miejsce { $place }.
event-moved-you = { $card-your-start } { $card-gender ->
        [pl] trafiają
       *[other] trafia
    } na miejsce { $place }.
event-bribed = { $player } przekupuje { $other-acc } ({ $other-player }) i przejmuje tę kartę.
event-bribed-you = Przekupujesz { $other-acc } ({ $other-player }) i przejmujesz tę kartę.
event-bribed-yours = { $player } przekupuje { $other-your-acc } i przejmuje tę kartę.
event-bribed-self = { $player } kładzie żeton przekupstwa na { $other-own-loc }.
event-bribed-self-you = Kładziesz żeton przekupstwa na { $other-own-loc }.
event-eliminated = { $card-start } ({ $player }) likwiduje { $other-acc } ({ $other-player }) na miejscu { $place }.
event-eliminated-you = { $card-your-start } likwiduje { $other-acc } ({ $other-player }) na miejscu { $place }.
event-eliminated-yours = { $card-start } ({ $player }) likwiduje { $other-your-acc } na miejscu { $place }.
event-eliminated-own = { $card-your-start } likwiduje { $other-your-acc } na miejscu { $place }.
event-eliminated-self = { $card-start } ({ $player }) na miejscu { $place } likwiduje { $card-gender ->
        [f] samą siebie
        [n] samo siebie
       *[other] samego siebie
    }.
event-eliminated-self-you = { $card-your-start } na miejscu { $place } likwiduje { $card-gender ->
        [f] samą siebie
        [n] samo siebie
       *[other] samego siebie
    }.
event-eliminated-laden = { $card-start } ({ $player }) likwiduje { $other-acc } ({ $other-player }) na miejscu { $place }; { $n ->
        [one] przepada { $n } punkt wpływu leżący
        [few] przepadają { $n } punkty wpływu leżące
        [many] przepada { $n } punktów wpływu leżących
       *[other] przepada { $n } punktu wpływu leżące
    } na tej karcie.
event-eliminated-laden-you = { $card-your-start } likwiduje { $other-acc } ({ $other-player }) na miejscu { $place }; { $n ->
        [one] przepada { $n } punkt wpływu leżący
        [few] przepadają { $n } punkty wpływu leżące
        [many] przepada { $n } punktów wpływu leżących
       *[other] przepada { $n } punktu wpływu leżące
    } na tej karcie.
event-eliminated-laden-yours = { $card-start } ({ $player }) likwiduje { $other-your-acc } na miejscu { $place }; { $n ->
        [one] przepada { $n } punkt wpływu leżący
        [few] przepadają { $n } punkty wpływu leżące
        [many] przepada { $n } punktów wpływu leżących
       *[other] przepada { $n } punktu wpływu leżące
    } na tej karcie.
event-eliminated-laden-own = { $card-your-start } likwiduje { $other-your-acc } na miejscu { $place }; { $n ->
        [one] przepada { $n } punkt wpływu leżący
        [few] przepadają { $n } punkty wpływu leżące
        [many] przepada { $n } punktów wpływu leżących
       *[other] przepada { $n } punktu wpływu leżące
    } na tej karcie.
event-discarded = { $card-start } ({ $player }) { $card-gender ->
        [pl] trafiają
       *[other] trafia
    } do odrzuconych.
event-discarded-you = { $card-your-start } { $card-gender ->
        [pl] trafiają
       *[other] trafia
    } do odrzuconych.
event-discarded-stack = { $card-start } ({ $player }) trafia do odrzuconych: sąsiednie miejsce zajmuje stos.
event-discarded-stack-you = { $card-your-start } trafia do odrzuconych: sąsiednie miejsce zajmuje stos.
event-entered-first = Na początek Kolejki wchodzi ujawniona karta: { $card } ({ $player }).
event-entered-first-you = Na początek Kolejki wchodzi twoja ujawniona karta: { $card }.
event-entered-last = Na koniec Kolejki wchodzi ujawniona karta: { $card } ({ $player }).
event-entered-last-you = Na koniec Kolejki wchodzi twoja ujawniona karta: { $card }.
event-entered-on = { $card-start } ({ $player }) wchodzi na miejsce { $place } jako ujawniona karta i przykrywa { $other-acc }.
event-entered-on-you = { $card-your-start } wchodzi na miejsce { $place } jako ujawniona karta i przykrywa { $other-your-acc }.
event-entered-at = { $card-start } ({ $player }) wchodzi na miejsce { $place } jako ujawniona karta.
event-entered-at-you = { $card-your-start } wchodzi na miejsce { $place } jako ujawniona karta.
event-acts = Na miejscu { $place } działa { $card } ({ $player }).
event-acts-you = Na miejscu { $place } działa { $card-your }.

## Events: whose decision it is (told to the others; $n: influence left on Plot;
## $card: the card that acts; put-card: $other is the card that moves)

event-ask-place = { $player } kładzie teraz kartę.
event-ask-reveal = { $player } decyduje o zakrytej karcie na miejscu { $place }: zostawić czy ujawnić.
event-ask-pick = { $player } wybiera, co zrobi { $card }.
event-ask-put-card = { $player } wybiera, dokąd przenieść { $other-acc }.
event-ask-put-twin = { $player } wybiera, gdzie wejdzie Bliźniak.
event-ask-plot-first = { $player } wybiera, kogo aktywują Knowania.
event-ask-plot-next = { $player } decyduje, czy wziąć punkt z Knowań, czy aktywować ponownie. Zostało: { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    }.

## The status line while another player decides

waiting-place = { $player } kładzie kartę…
waiting-reveal = { $player }: zostawić czy ujawnić?
waiting-pick = { $player } wybiera…
waiting-put-card = { $player } przenosi kartę…
waiting-put-twin = { $player } wprowadza Bliźniaka…
waiting-plot-first = { $player } knuje…
waiting-plot-next = { $player } knuje…

## What does nothing ($card: the acting card)

nothing-soldier = { $card-start }: brak sąsiadów, nic się nie dzieje.
nothing-spy = { $card-start } nie ma czego ukraść.
nothing-heir = W Kolejce leży inny ujawniony { $card }: ten nic nie przynosi.
nothing-shapeshifter = { $card-start }: obok nie ma ujawnionej postaci, nic się nie dzieje.
nothing-copied = Skopiowany { $card } nic nie daje.
nothing-royal-decree = Nie ma innej karty do przeniesienia: nic się nie dzieje.
nothing-conspiracy = { $card-start } leży bez punktów wpływu: nic nie przynosi.
nothing-cutthroat = { $card-start }: brak sąsiadów, nic się nie dzieje.
nothing-apothecary = Właściciel nie ma w Kolejce innej karty, więc { $card } nikogo nie dosięga: nic się nie dzieje.
nothing-felon = { $card-start } nikomu niczego nie odbiera.
nothing-impersonation = { $card-start }: brak sąsiadów, nic się nie dzieje.
nothing-bribery = Żadna ujawniona postać nie leży sama na swoim miejscu: nic się nie dzieje.
nothing-plot = Nie ma ujawnionej postaci do aktywowania: nic się nie dzieje.

## Prompts, to the player who decides
## ($card: the card that acts; reveal: $n influence lies on it; plot-next: $n influence left;
## acts-as: $other is whose ability it uses; put-card: $other is the card that moves)

turn-yours = Twój ruch
ask-place = Wybierz kartę z ręki i miejsce dla niej.
ask-reveal = Miejsce { $place }: { $card-your }, karta zakryta. Zostawiasz czy ujawniasz?
ask-reveal-laden = Miejsce { $place }: { $card-your }, karta zakryta, a na niej { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    }. Zostawiasz czy ujawniasz?
ask-acts = { $card-your-start } działa.
ask-acts-as = { $card-your-start } działa jako { $other }.
ask-pick-archer = Zlikwiduj pierwszą lub ostatnią kartę. Którą?
ask-pick-soldier = Zlikwiduj sąsiednią kartę. Którą?
ask-pick-spy = Ukradnij 1 punkt wpływu właścicielowi sąsiedniej karty. Której?
ask-pick-shapeshifter = Skopiuj sąsiednią postać. Którą?
ask-pick-assassination = Zlikwiduj dowolną kartę Kolejki. Którą?
ask-pick-royal-decree = Przenieś kartę. Którą?
ask-pick-cutthroat = Zlikwiduj sąsiednią kartę, a z nią cudze ujawnione karty o tej nazwie. Którą?
ask-pick-apothecary = Zlikwiduj kartę obok innej swojej karty. Którą?
ask-pick-impersonation = Zlikwiduj sąsiednią kartę, być może zajmując jej miejsce. Którą?
ask-pick-bribery = Przekup ujawnioną postać. Którą?
ask-put-card = Dokąd przenieść { $other-acc }?
ask-put-twin = Wchodzi twój Bliźniak. Gdzie?
ask-plot-first = Aktywuj jedną ze swoich postaci. Którą?
ask-plot-next = Z Knowań zostało: { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    }. Bierzesz kolejny punkt czy oddajesz go i aktywujesz ponownie?

## Options as short labels

label-place-only = Do Kolejki
label-place-first = Początek
label-place-last = Koniec
label-place-on = Na miejsce { $place }
label-keep = Zostaw +1
label-reveal = Ujawnij
label-eliminate = Zlikwiduj
label-steal = Ukradnij 1
label-copy = Skopiuj
label-lift = Przenieś
label-put = Miejsce { $place }
label-bribe = Przekup
label-take = Weź 1
label-activate = Aktywuj

## Where a card can go, before it is chosen ($other: the card there, covered by it; $n: influence locked)

slot-only = Pośrodku: Kolejka jest pusta.
slot-first = Na początek, przed { $other-ins } ({ $player }).
slot-first-you = Na początek, przed { $other-your-ins }.
slot-last = Na koniec, za { $other-ins } ({ $player }).
slot-last-you = Na koniec, za { $other-your-ins }.
slot-on = Na miejsce { $place }: przykrywa { $other-your-acc }.
slot-on-locks = Na miejsce { $place }: przykrywa { $other-your-acc } i blokuje { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } na tej karcie.

## Options as consequences
## ($card: the card concerned, owned by $player; keep: $n is what then lies on it)

option-place-only = Połóż { $card-acc } jako pierwszą kartę Kolejki.
option-place-first = Połóż { $card-acc } na początku: przed wszystkimi kartami, które teraz leżą w Kolejce.
option-place-last = Połóż { $card-acc } na końcu: za wszystkimi kartami, które teraz leżą w Kolejce.
option-place-on = Połóż { $card-acc } na miejscu { $place } i przykryj { $other-own-acc }.
option-place-on-locks = Połóż { $card-acc } na miejscu { $place }, przykryj { $other-own-acc } i zablokuj { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } na tej karcie.
option-twin-first = Bliźniak na początek: w tej rundzie już nie zadziała.
option-twin-last = Bliźniak na koniec: zadziała jeszcze w tej rundzie.
twin-acts = Bliźniak zadziała jeszcze w tej rundzie.
twin-acts-not = Bliźniak w tej rundzie już nie zadziała.
option-keep = Zostaw kartę zakrytą i dołóż na nią 1 punkt wpływu: razem { $n }.
option-eliminate = Zlikwiduj { $card-acc } ({ $player }) na miejscu { $place }.
option-eliminate-laden = Zlikwiduj { $card-acc } ({ $player }) na miejscu { $place }: { $n ->
        [one] przepada { $n } punkt wpływu leżący
        [few] przepadają { $n } punkty wpływu leżące
        [many] przepada { $n } punktów wpływu leżących
       *[other] przepada { $n } punktu wpływu leżące
    } na tej karcie.
option-eliminate-you = Zlikwiduj { $card-own-acc } na miejscu { $place }.
option-eliminate-laden-you = Zlikwiduj { $card-own-acc } na miejscu { $place }: { $n ->
        [one] przepada { $n } punkt wpływu leżący
        [few] przepadają { $n } punkty wpływu leżące
        [many] przepada { $n } punktów wpływu leżących
       *[other] przepada { $n } punktu wpływu leżące
    } na tej karcie.
option-eliminate-self = Zlikwiduj samą działającą kartę: { $card }, miejsce { $place }.
option-steal = Ukradnij 1 punkt: straci go { $player } (w puli { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    }, karta na miejscu { $place }).
option-steal-empty = { $player } ma pustą pulę: nie ma czego ukraść (karta na miejscu { $place }).
option-steal-self = Wskaż kartę tego samego właściciela ({ $player }) na miejscu { $place }: nikt nic nie traci.
option-steal-self-you = Wskaż własną kartę na miejscu { $place }: nic nie kradniesz.
option-copy = Skopiuj { $card-acc } ({ $player }) na miejscu { $place }.
option-copy-you = Skopiuj { $card-own-acc } na miejscu { $place }.
option-copy-nothing = Skopiuj { $card-acc } ({ $player }) na miejscu { $place }: to nic nie da.
option-lift = Przenieś { $card-acc } ({ $player }) z miejsca { $place }.
option-lift-you = Przenieś { $card-own-acc } z miejsca { $place }.
option-put-first = Na początek, przed { $card-ins } ({ $player }).
option-put-first-you = Na początek, przed { $card-your-ins }.
option-put-last = Na koniec, za { $card-ins } ({ $player }).
option-put-last-you = Na koniec, za { $card-your-ins }.
option-put-before = Na miejsce { $place }, przed { $card-ins } ({ $player }).
option-put-before-you = Na miejsce { $place }, przed { $card-your-ins }.
put-acts = Za Dekretem: karta zadziała w tej rundzie.
put-acts-again = Za Dekretem: karta zadziała w tej rundzie jeszcze raz.
put-acts-not = Przed Dekretem: karta nie zadziała w tej rundzie.
put-acts-not-again = Przed Dekretem: karta nie zadziała ponownie w tej rundzie.
option-bribe = Przekup { $card-acc } ({ $player }) na miejscu { $place } i przejmij tę kartę.
option-bribe-self = Połóż żeton przekupstwa na własnej karcie: { $card } ({ $player }), miejsce { $place }.
option-bribe-self-you = Połóż żeton przekupstwa na { $card-own-loc }, miejsce { $place }.
option-take = Weź 1 punkt wpływu z Knowań.
option-activate = Aktywuj { $card-own-acc } na miejscu { $place }.
option-activate-again = Oddaj 1 punkt wpływu i aktywuj { $card-own-acc } na miejscu { $place }.

## Revealing, as a consequence ($n: influence on the card)
## reveal-KIND: with influence on it; -empty: with none; -nothing: when the ability will do nothing.

reveal-archer = Ujawnij Łucznika: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty, a potem obowiązkowo zlikwiduj pierwszą lub ostatnią kartę i zyskaj 1 punkt.
reveal-archer-empty = Ujawnij Łucznika: obowiązkowo zlikwiduj pierwszą lub ostatnią kartę i zyskaj 1 punkt.
reveal-soldier = Ujawnij Żołnierza: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty, a potem obowiązkowo zlikwiduj sąsiednią kartę i zyskaj 1 punkt.
reveal-soldier-empty = Ujawnij Żołnierza: obowiązkowo zlikwiduj sąsiednią kartę i zyskaj 1 punkt.
reveal-soldier-nothing = Ujawnij Żołnierza: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty; brak sąsiadów, więc nic więcej się nie dzieje.
reveal-soldier-nothing-empty = Ujawnij Żołnierza: brak sąsiadów, więc nic się nie dzieje.
reveal-spy = Ujawnij Szpiega: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty, a potem ukradnij 1 punkt właścicielowi sąsiedniej karty.
reveal-spy-empty = Ujawnij Szpiega: ukradnij 1 punkt właścicielowi sąsiedniej karty.
reveal-spy-nothing = Ujawnij Szpiega: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty; nie ma czego ukraść, więc nic więcej się nie dzieje.
reveal-spy-nothing-empty = Ujawnij Szpiega: nie ma czego ukraść, więc nic się nie dzieje.
reveal-heir = Ujawnij Dziedzica: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty, a potem zyskaj 2 punkty.
reveal-heir-empty = Ujawnij Dziedzica: zyskaj 2 punkty.
reveal-heir-nothing = Ujawnij Dziedzica: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty; leży już inny ujawniony Dziedzic, więc ten nic nie przynosi.
reveal-heir-nothing-empty = Ujawnij Dziedzica: leży już inny ujawniony Dziedzic, więc ten nic nie przynosi.
reveal-lord = Ujawnij Lorda: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty, a potem zyskaj 1 punkt i jeszcze 1 za każdą swoją sąsiednią kartę.
reveal-lord-empty = Ujawnij Lorda: zyskaj 1 punkt i jeszcze 1 za każdą swoją sąsiednią kartę.
reveal-shapeshifter = Ujawnij Impostora: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty, a potem skopiuj sąsiednią ujawnioną postać.
reveal-shapeshifter-empty = Ujawnij Impostora: skopiuj sąsiednią ujawnioną postać.
reveal-shapeshifter-nothing = Ujawnij Impostora: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty; obok nie ma ujawnionej postaci, więc nic więcej się nie dzieje.
reveal-shapeshifter-nothing-empty = Ujawnij Impostora: obok nie ma ujawnionej postaci, więc nic się nie dzieje.
reveal-assassination = Ujawnij Zlecenie zabójstwa: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty, a potem zlikwiduj dowolną kartę Kolejki i zyskaj 1 punkt.
reveal-assassination-empty = Ujawnij Zlecenie zabójstwa: zlikwiduj dowolną kartę Kolejki i zyskaj 1 punkt.
reveal-royal-decree = Ujawnij Królewski Dekret: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty, a potem przenieś inną kartę w nowe miejsce.
reveal-royal-decree-empty = Ujawnij Królewski Dekret: przenieś inną kartę w nowe miejsce.
reveal-royal-decree-nothing = Ujawnij Królewski Dekret: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty; nie ma innej karty do przeniesienia, więc nic więcej się nie dzieje.
reveal-royal-decree-nothing-empty = Ujawnij Królewski Dekret: nie ma innej karty do przeniesienia, więc nic się nie dzieje.
reveal-ambush = Ujawnij Zasadzkę: { $n ->
        [one] przepada { $n } punkt wpływu leżący
        [few] przepadają { $n } punkty wpływu leżące
        [many] przepada { $n } punktów wpływu leżących
       *[other] przepada { $n } punktu wpływu leżące
    } na tej karcie; zyskaj 1 punkt.
reveal-ambush-empty = Ujawnij Zasadzkę: zyskaj 1 punkt.
reveal-conspiracy = Ujawnij Spisek: weź z niego { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } i drugie tyle z zasobów.
reveal-conspiracy-empty = Ujawnij Spisek: nic na nim nie leży, więc nic nie przynosi.
reveal-prince = Ujawnij Księcia: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty, a potem wprowadź Bliźniaka i zyskaj 1 punkt.
reveal-prince-empty = Ujawnij Księcia: wprowadź Bliźniaka i zyskaj 1 punkt.
reveal-schemer = Ujawnij Intrygantkę: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty, a potem zyskaj wpływ.
reveal-schemer-empty = Ujawnij Intrygantkę: zyskaj wpływ.
reveal-schemer-otherwise = Ujawnij Intrygantkę: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty; sąsiednie miejsce zajmuje stos, więc odrzuć Intrygantkę.
reveal-schemer-otherwise-empty = Ujawnij Intrygantkę: sąsiednie miejsce zajmuje stos, więc odrzuć Intrygantkę.
reveal-queen = Ujawnij Królową: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty, a potem zyskaj 2 punkty.
reveal-queen-empty = Ujawnij Królową: zyskaj 2 punkty.
reveal-cutthroat = Ujawnij Zbira: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty, a potem obowiązkowo zlikwiduj sąsiednią kartę i cudze ujawnione karty o tej nazwie.
reveal-cutthroat-empty = Ujawnij Zbira: obowiązkowo zlikwiduj sąsiednią kartę i cudze ujawnione karty o tej nazwie.
reveal-cutthroat-nothing = Ujawnij Zbira: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty; brak sąsiadów, więc nic więcej się nie dzieje.
reveal-cutthroat-nothing-empty = Ujawnij Zbira: brak sąsiadów, więc nic się nie dzieje.
reveal-apothecary = Ujawnij Aptekarza: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty, a potem obowiązkowo zlikwiduj kartę obok innej swojej karty i zyskaj 1 punkt.
reveal-apothecary-empty = Ujawnij Aptekarza: obowiązkowo zlikwiduj kartę obok innej swojej karty i zyskaj 1 punkt.
reveal-apothecary-nothing = Ujawnij Aptekarza: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty; właściciel nie ma innej karty w Kolejce, więc nic więcej się nie dzieje.
reveal-apothecary-nothing-empty = Ujawnij Aptekarza: właściciel nie ma innej karty w Kolejce, więc nic się nie dzieje.
reveal-felon = Ujawnij Złoczyńcę: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty, a potem każdy traci 1 punkt za każdą swoją sąsiednią kartę.
reveal-felon-empty = Ujawnij Złoczyńcę: każdy traci 1 punkt za każdą swoją sąsiednią kartę.
reveal-felon-nothing = Ujawnij Złoczyńcę: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty; nikt obok nie ma nic do stracenia, więc nic więcej się nie dzieje.
reveal-felon-nothing-empty = Ujawnij Złoczyńcę: nikt obok nie ma nic do stracenia, więc nic się nie dzieje.
reveal-impersonation = Ujawnij Podmianę: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty, a potem obowiązkowo zlikwiduj sąsiednią kartę i zyskaj 1 punkt; cudzą postać spoza stosu zastępuje ta sama postać tego rodu, jeśli jest odrzucona lub odłożona.
reveal-impersonation-empty = Ujawnij Podmianę: obowiązkowo zlikwiduj sąsiednią kartę i zyskaj 1 punkt; cudzą postać spoza stosu zastępuje ta sama postać tego rodu, jeśli jest odrzucona lub odłożona.
reveal-impersonation-nothing = Ujawnij Podmianę: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty; brak sąsiadów, więc nic więcej się nie dzieje.
reveal-impersonation-nothing-empty = Ujawnij Podmianę: brak sąsiadów, więc nic się nie dzieje.
reveal-bribery = Ujawnij Przekupstwo: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty, a potem przejmij ujawnioną postać, która leży sama na swoim miejscu.
reveal-bribery-empty = Ujawnij Przekupstwo: przejmij ujawnioną postać, która leży sama na swoim miejscu.
reveal-bribery-nothing = Ujawnij Przekupstwo: weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty; żadna ujawniona postać nie leży sama na swoim miejscu, więc nic więcej się nie dzieje.
reveal-bribery-nothing-empty = Ujawnij Przekupstwo: żadna ujawniona postać nie leży sama na swoim miejscu, więc nic się nie dzieje.
reveal-plot = Ujawnij Knowania: aktywuj swoją postać, a potem wykorzystaj { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty: bierz lub aktywuj ponownie.
reveal-plot-empty = Ujawnij Knowania: aktywuj swoją postać.
reveal-plot-nothing = Ujawnij Knowania: nie ma ujawnionej postaci do aktywowania, więc po prostu weź { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    } z tej karty.
reveal-plot-nothing-empty = Ujawnij Knowania: nie ma ujawnionej postaci do aktywowania, więc nic się nie dzieje.
reveal-trap = Ujawnij Pułapkę: { $n ->
        [one] przepada { $n } punkt wpływu leżący
        [few] przepadają { $n } punkty wpływu leżące
        [many] przepada { $n } punktów wpływu leżących
       *[other] przepada { $n } punktu wpływu leżące
    } na tej karcie; zyskaj 1 punkt.
reveal-trap-empty = Ujawnij Pułapkę: zyskaj 1 punkt.

## The end ($n: influence; rank-n: the rank;
## $players: names joined by list-and and list-comma)

event-over = Minęła szósta runda. Koniec gry.
rank-n = { $n }. lokata
winner = { $player } wygrywa: { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    }.
winner-you = Wygrywasz: { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    }.
winners-shared = Zwycięstwo jest wspólne: { $players }, po { $n ->
        [one] { $n } punkcie wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    }.
winners-shared-you = Dzielisz zwycięstwo: po { $n ->
        [one] { $n } punkcie wpływu
        [few] { $n } punkty wpływu
        [many] { $n } punktów wpływu
       *[other] { $n } punktu wpływu
    }. Razem z tobą: { $players }.
tie-break-rule = Przy równym wpływie wyżej jest ten, kto ma więcej wierzchnich kart w Kolejce.
last-round = Ostatnia runda: wpływ, który zostanie na kartach, przepadnie.

## Bots

bot-random = Błazen
bot-cook = Kucharz
bot-page = Paź
bot-squire = Giermek
bot-knight = Rycerz
bot-baron = Baron
bot-king = Król
bot-minstrel = Minstrel
bot-herald = Herold
bot-steward = Marszałek dworu
bot-marshal = Hetman
bot-regent = Regent
bot-miser = Skąpiec
bot-hunter = Łowczy

## Co utraciła baza danych serwera ($n: decyzje)

lost-decisions = { $n ->
        [one] Serwer utracił { $n } ostatnią decyzję w tej grze. Gra toczy się dalej od stanu sprzed niej.
        [few] Serwer utracił { $n } ostatnie decyzje w tej grze. Gra toczy się dalej od stanu sprzed nich.
        [many] Serwer utracił { $n } ostatnich decyzji w tej grze. Gra toczy się dalej od stanu sprzed nich.
       *[other] Serwer utracił { $n } ostatniej decyzji w tej grze. Gra toczy się dalej od stanu sprzed nich.
    }
lost-game = Serwer utracił grę, która się tu zaczęła.
lost-seats = Serwer utracił ostatnie zmiany przy tym stole. Sprawdź imiona i miejsca.
lost-chat = Serwer utracił ostatnie wypowiedzi z czatu.
lost-table = Serwer utracił ten stół.
