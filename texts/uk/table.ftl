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
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }
queue = Ряд
queue-empty = Ряд порожній.
round-n = Раунд { $n } з 6
phase-place = Викладання карт
phase-resolve = Активація Ряду
phase-over = Гру завершено
first-player = Перший гравець
you = Ви
owner = Власник
hand = Рука
aside = Відкладені
pile = Скид
pile-empty = У скиді порожньо
pool = Запас
stack = Стос
revealed = Відкрита
covered = Накрита
front = Початок
back = Кінець
place-n = Місце { $n }
gap-n = Проміжок { $n }
card-count = { $n ->
        [one] { $n } карта
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карти
    }
hand-count = { $n ->
        [one] { $n } карта на руці
        [few] { $n } карти на руці
        [many] { $n } карт на руці
       *[other] { $n } карти на руці
    }
aside-count = { $n ->
        [one] { $n } відкладена карта
        [few] { $n } відкладені карти
        [many] { $n } відкладених карт
       *[other] { $n } відкладеної карти
    }
pile-count = { $n ->
        [one] { $n } карта у скиді
        [few] { $n } карти у скиді
        [many] { $n } карт у скиді
       *[other] { $n } карти у скиді
    }
stack-count = { $n ->
        [one] стос: { $n } карта
        [few] стос: { $n } карти
        [many] стос: { $n } карт
       *[other] стос: { $n } карти
    }
list-and = { $first } і { $second }
list-comma = { $first }, { $second }
labelled = { $label }: { $value }
name-of-family = { $family } { $name }
percent = { $n }%

## Families: colours that also serve as names of players

family-a = Червоний
family-b = Синій
family-c = Зелений
family-d = Золотий
family-e = Чорний

## A place of the Queue, as a list entry ($n: influence on the card)

target-revealed = Місце { $place }: { $player }, { $card }, карта відкрита
target-revealed-you = Місце { $place }: { $card-your }, карта відкрита
target-down = Місце { $place }: { $player }, { $card }, карта закрита, { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }
target-down-you = Місце { $place }: { $card-your }, карта закрита, { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }
target-hidden = Місце { $place }: { $player }, карта закрита, { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }
target-stack = { $n ->
        [one] знизу накрита { $n } карта
        [few] знизу накриті { $n } карти
        [many] знизу накрито { $n } карт
       *[other] знизу накрито { $n } карти
    }
target-bribed = підкуплена, барви родини: { $player }

## Events: rounds and placing ($n: the round; $other: the card that gets covered)

event-round = Раунд { $n } з 6. Починає { $player }.
event-round-you = Раунд { $n } з 6. Починаєте ви.
event-round-last = Це останній раунд: вплив, що залишиться на картах, згорить.
event-standin = { $player }: гравець відсутній або час вийшов. Вирішує бот.
event-standin-you = Вас не було або ваш час вийшов: за вас вирішує бот.
event-placed-only = { $player } кладе закриту карту в порожній Ряд.
event-placed-only-known = { $player } кладе закриту карту в порожній Ряд: { $card }.
event-placed-only-you = Ви кладете закриту карту в порожній Ряд: { $card }.
event-placed-first = { $player } кладе закриту карту на початок Ряду.
event-placed-first-known = { $player } кладе закриту карту на початок Ряду: { $card }.
event-placed-first-you = Ви кладете закриту карту на початок Ряду: { $card }.
event-placed-last = { $player } кладе закриту карту в кінець Ряду.
event-placed-last-known = { $player } кладе закриту карту в кінець Ряду: { $card }.
event-placed-last-you = Ви кладете закриту карту в кінець Ряду: { $card }.
event-placed-on = { $player } накриває { $other-acc } на місці { $place } закритою картою.
event-placed-on-hidden = { $player } накриває закриту карту на місці { $place } ще однією закритою картою.
event-placed-on-known = { $player } накриває { $other-acc } на місці { $place } закритою картою: { $card }.
event-placed-on-you = Ви накриваєте { $other-own-acc } на місці { $place } закритою картою: { $card }.

## Events: keeping and revealing ($n: influence on the card, or taken from it)

event-kept = { $player } лишає карту на місці { $place } закритою: тепер на ній { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }.
event-kept-known = { $player } лишає карту «{ $card }» на місці { $place } закритою: тепер на ній { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }.
event-kept-you = Ви лишаєте карту «{ $card }» на місці { $place } закритою: тепер на ній { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }.
event-revealed = { $player } відкриває { $card-acc } на місці { $place }.
event-revealed-you = Ви відкриваєте { $card-own-acc } на місці { $place }.
event-revealed-takes = { $player } відкриває { $card-acc } на місці { $place } та забирає з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }.
event-revealed-takes-you = Ви відкриваєте { $card-own-acc } на місці { $place } та забираєте з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }.

## Events: influence

event-lost = { $n ->
        [one] Згорає { $n } очко впливу
        [few] Згорають { $n } очки впливу
        [many] Згорає { $n } очок впливу
       *[other] Згорає { $n } очка впливу
    } на { $card-loc } ({ $player }).
event-lost-you = { $n ->
        [one] Згорає { $n } очко впливу
        [few] Згорають { $n } очки впливу
        [many] Згорає { $n } очок впливу
       *[other] Згорає { $n } очка впливу
    } на вашій карті «{ $card }».
event-lost-plot = { $player } повертає у загальний запас { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    } з Комбінації.
event-lost-plot-you = Ви повертаєте у загальний запас { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    } з Комбінації.
event-gained = { $player } отримує { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    } завдяки { $card-dat }.
event-gained-you = Ви отримуєте { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    } завдяки { $card-dat }.
event-gained-bounty = { $player } отримує ще { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    } за { $other-acc }.
event-gained-bounty-you = Ви отримуєте ще { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    } за { $other-acc }.
event-paid = { $player } віддає у загальний запас { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    } через { $card-acc }.
event-paid-you = Ви віддаєте у загальний запас { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    } через { $card-acc }.
event-stole = { $player } забирає { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    } завдяки { $card-dat }: втрачає { $other-player }.
event-stole-you = Ви забираєте { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    } завдяки { $card-dat }: втрачає { $other-player }.
event-stole-yours = { $player } забирає у вас { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    } завдяки { $card-dat }.
event-stole-nothing = { $card-start } ({ $player }) нічого не забирає: { $other-player } не має очок.
event-stole-nothing-you = { $card-your-start } нічого не забирає: { $other-player } не має очок.
event-stole-nothing-yours = { $card-start } ({ $player }) нічого у вас не забирає: у вас немає очок.
event-stole-own = { $card-start } ({ $player }) вибирає карту свого власника: ніхто нічого не втрачає.
event-stole-own-you = { $card-your-start } вибирає вашу власну карту: ніхто нічого не втрачає.

## Events: cards that act on cards
## ($player owns $card and $other-player owns $other; eliminated: $card strikes, $other falls)

event-copied = { $card-start } ({ $player }) копіює { $other-acc } ({ $other-player }).
event-copied-you = { $card-your-start } копіює { $other-acc } ({ $other-player }).
event-copied-yours = { $card-start } ({ $player }) копіює { $other-your-acc }.
event-copied-own = { $card-your-start } копіює { $other-your-acc }.
event-activated = { $card-start } ({ $player }) активує { $other-acc }.
event-activated-you = { $card-your-start } активує { $other-acc }.
event-lifted = { $player } піднімає { $other-acc } ({ $other-player }) з місця { $place }.
event-lifted-you = Ви піднімаєте { $other-acc } ({ $other-player }) з місця { $place }.
event-lifted-yours = { $player } піднімає { $other-your-acc } з місця { $place }.
event-lifted-own = Ви піднімаєте { $other-own-acc } з місця { $place }.
event-moved = { $card-start } ({ $player }) переходить на місце { $place }.
event-moved-you = { $card-your-start } переходить на місце { $place }.
event-bribed = { $player } підкуповує { $other-acc } ({ $other-player }) і тепер володіє цією картою.
event-bribed-you = Ви підкуповуєте { $other-acc } ({ $other-player }) і тепер володієте цією картою.
event-bribed-yours = { $player } підкуповує { $other-your-acc } та тепер володіє цією картою.
event-bribed-self = { $player } кладе жетон підкупу на { $other-own-acc }.
event-bribed-self-you = Ви кладете жетон підкупу на { $other-own-acc }.
event-eliminated = { $card-start } ({ $player }) вилучає { $other-acc } ({ $other-player }) на місці { $place }.
event-eliminated-you = { $card-your-start } вилучає { $other-acc } ({ $other-player }) на місці { $place }.
event-eliminated-yours = { $card-start } ({ $player }) вилучає { $other-your-acc } на місці { $place }.
event-eliminated-own = { $card-your-start } вилучає { $other-your-acc } на місці { $place }.
event-eliminated-self = { $card-start } ({ $player }) на місці { $place } вилучає { $card-gender ->
        [f] сама
        [n] саме
       *[other] сам
    } себе.
event-eliminated-self-you = { $card-your-start } на місці { $place } вилучає { $card-gender ->
        [f] сама
        [n] саме
       *[other] сам
    } себе.
event-eliminated-laden = { $card-start } ({ $player }) вилучає { $other-acc } ({ $other-player }) на місці { $place }; { $n ->
        [one] згорає { $n } очко впливу
        [few] згорають { $n } очки впливу
        [many] згорає { $n } очок впливу
       *[other] згорає { $n } очка впливу
    } на цій карті.
event-eliminated-laden-you = { $card-your-start } вилучає { $other-acc } ({ $other-player }) на місці { $place }; { $n ->
        [one] згорає { $n } очко впливу
        [few] згорають { $n } очки впливу
        [many] згорає { $n } очок впливу
       *[other] згорає { $n } очка впливу
    } на цій карті.
event-eliminated-laden-yours = { $card-start } ({ $player }) вилучає { $other-your-acc } на місці { $place }; { $n ->
        [one] згорає { $n } очко впливу
        [few] згорають { $n } очки впливу
        [many] згорає { $n } очок впливу
       *[other] згорає { $n } очка впливу
    } на цій карті.
event-eliminated-laden-own = { $card-your-start } вилучає { $other-your-acc } на місці { $place }; { $n ->
        [one] згорає { $n } очко впливу
        [few] згорають { $n } очки впливу
        [many] згорає { $n } очок впливу
       *[other] згорає { $n } очка впливу
    } на цій карті.
event-discarded = { $card-start } ({ $player }) іде у скид.
event-discarded-you = { $card-your-start } іде у скид.
event-discarded-stack = { $card-start } ({ $player }) іде у скид: на сусідньому місці лежить стос.
event-discarded-stack-you = { $card-your-start } іде у скид: на сусідньому місці лежить стос.
event-entered-first = На початок Ряду заходить відкрита карта: { $card } ({ $player }).
event-entered-first-you = На початок Ряду заходить ваша відкрита карта: { $card }.
event-entered-last = У кінець Ряду заходить відкрита карта: { $card } ({ $player }).
event-entered-last-you = У кінець Ряду заходить ваша відкрита карта: { $card }.
event-entered-on = { $card-start } ({ $player }) заходить відкритою картою на місце { $place } та накриває { $other-acc }.
event-entered-on-you = { $card-your-start } заходить відкритою картою на місце { $place } та накриває { $other-your-acc }.
event-entered-at = { $card-start } ({ $player }) заходить відкритою картою на місце { $place }.
event-entered-at-you = { $card-your-start } заходить відкритою картою на місце { $place }.
event-acts = На місці { $place } діє { $card } ({ $player }).
event-acts-you = На місці { $place } діє { $card-your }.

## Events: whose decision it is (told to the others; $n: influence left on Plot;
## $card: the card that acts; put-card: $other is the card that moves)

event-ask-place = Карту викладає { $player }.
event-ask-reveal = { $player } вирішує долю закритої карти на місці { $place }: лишити чи відкрити.
event-ask-pick = { $player } вибирає, що зробить { $card }.
event-ask-put-card = { $player } вибирає, куди перемістити { $other-acc }.
event-ask-put-twin = { $player } вибирає, куди зайде Близнюк.
event-ask-plot-first = { $player } вибирає, кого активує Комбінація.
event-ask-plot-next = { $player } вирішує, чи взяти очко з Комбінації, чи активувати знову. Залишилося: { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }.

## The status line while another player decides

waiting-place = { $player } викладає карту…
waiting-reveal = { $player }: лишити чи відкрити?
waiting-pick = { $player } вибирає…
waiting-put-card = { $player } переміщує карту…
waiting-put-twin = { $player } вводить Близнюка…
waiting-plot-first = { $player } комбінує…
waiting-plot-next = { $player } комбінує…

## What does nothing ($card: the acting card)

nothing-soldier = { $card-start }: сусідів немає, нічого не стається.
nothing-spy = { $card-start }: немає чого забрати.
nothing-heir = У Ряду лежить інший відкритий { $card }: цей нічого не приносить.
nothing-shapeshifter = { $card-start }: поруч немає відкритого персонажа, нічого не стається.
nothing-copied = Скопійований { $card } нічого не дає.
nothing-royal-decree = Немає іншої карти, яку можна перемістити: нічого не стається.
nothing-conspiracy = { $card-start } лежить без очок впливу: ця карта нічого не приносить.
nothing-cutthroat = { $card-start }: сусідів немає, нічого не стається.
nothing-apothecary = Інших карт цього власника в Ряду немає, тож { $card } ні до кого не дотягується: нічого не стається.
nothing-felon = { $card-start }: ніхто нічого не втрачає.
nothing-impersonation = { $card-start }: сусідів немає, нічого не стається.
nothing-bribery = Немає відкритого персонажа, що лежить на своєму місці сам: нічого не стається.
nothing-plot = Немає відкритого персонажа, якого можна активувати: нічого не стається.

## Prompts, to the player who decides
## ($card: the card that acts; reveal: $n influence lies on it; plot-next: $n influence left;
## acts-as: $other is whose ability it uses; put-card: $other is the card that moves)

turn-yours = Ваш хід
ask-place = Виберіть карту з руки й місце для неї.
ask-reveal = Місце { $place }: { $card-your }, карта закрита. Лишити чи відкрити?
ask-reveal-laden = Місце { $place }: { $card-your }, карта закрита, на ній { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }. Лишити чи відкрити?
ask-acts = Діє { $card-your }.
ask-acts-as = { $card-your-start } діє як { $other }.
ask-pick-archer = Вилучіть першу або останню карту. Яку саме?
ask-pick-soldier = Вилучіть сусідню карту. Яку саме?
ask-pick-spy = Заберіть 1 очко впливу у власника сусідньої карти. Якої саме?
ask-pick-shapeshifter = Скопіюйте сусіднього персонажа. Якого саме?
ask-pick-assassination = Вилучіть будь-яку карту Ряду. Яку саме?
ask-pick-royal-decree = Перемістіть карту. Яку саме?
ask-pick-cutthroat = Вилучіть сусідню карту, а з нею чужі відкриті карти з такою назвою. Яку саме?
ask-pick-apothecary = Вилучіть карту поруч з іншою вашою картою. Яку саме?
ask-pick-impersonation = Вилучіть сусідню карту й, можливо, займіть її місце. Яку саме?
ask-pick-bribery = Підкупіть відкритого персонажа. Якого саме?
ask-put-card = Куди перемістити { $other-acc }?
ask-put-twin = Заходить ваш Близнюк. Куди?
ask-plot-first = Активуйте одного зі своїх персонажів. Якого саме?
ask-plot-next = Від Комбінації залишилося: { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }. Узяти наступне очко чи повернути його й активувати знову?

## Options as short labels

label-place-only = У Ряд
label-place-first = На початок
label-place-last = У кінець
label-place-on = На місце { $place }
label-keep = Лишити +1
label-reveal = Відкрити
label-eliminate = Вилучити
label-steal = Забрати 1
label-copy = Скопіювати
label-lift = Перемістити
label-put = Місце { $place }
label-bribe = Підкупити
label-take = Узяти 1
label-activate = Активувати

## Where a card can go, before it is chosen ($other: the card there, covered by it; $n: influence locked)

slot-only = Посередині: Ряд порожній.
slot-first = На початок, перед { $other-ins } ({ $player }).
slot-first-you = На початок, перед { $other-your-ins }.
slot-last = У кінець, за { $other-ins } ({ $player }).
slot-last-you = У кінець, за { $other-your-ins }.
slot-on = На місце { $place }: накриває { $other-your-acc }.
slot-on-locks = На місце { $place }: накриває { $other-your-acc } та замикає { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    } на цій карті.

## Options as consequences
## ($card: the card concerned, owned by $player; keep: $n is what then lies on it)

option-place-only = Покласти { $card-acc } першою картою Ряду.
option-place-first = Покласти на початок { $card-acc }: перед усіма картами, що зараз там лежать.
option-place-last = Покласти в кінець { $card-acc }: після всіх карт, що зараз там лежать.
option-place-on = Покласти { $card-acc } на місце { $place } та накрити { $other-own-acc }.
option-place-on-locks = Покласти { $card-acc } на місце { $place }, накрити { $other-own-acc } та замкнути { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    } на цій карті.
option-twin-first = Близнюк на початок: цього раунду вже не діятиме.
option-twin-last = Близнюк у кінець: ще діятиме цього раунду.
twin-acts = Близнюк ще діятиме цього раунду.
twin-acts-not = Близнюк цього раунду вже не діятиме.
option-keep = Лишити карту закритою й додати на неї 1 очко впливу: разом { $n }.
option-eliminate = Вилучити { $card-acc } ({ $player }) на місці { $place }.
option-eliminate-laden = Вилучити { $card-acc } ({ $player }) на місці { $place }: { $n ->
        [one] згорає { $n } очко впливу
        [few] згорають { $n } очки впливу
        [many] згорає { $n } очок впливу
       *[other] згорає { $n } очка впливу
    } на цій карті.
option-eliminate-you = Вилучити { $card-own-acc } на місці { $place }.
option-eliminate-laden-you = Вилучити { $card-own-acc } на місці { $place }: { $n ->
        [one] згорає { $n } очко впливу
        [few] згорають { $n } очки впливу
        [many] згорає { $n } очок впливу
       *[other] згорає { $n } очка впливу
    } на цій карті.
option-eliminate-self = Вилучити саму карту, що діє: { $card }, місце { $place }.
option-steal = Забрати 1 очко: його втратить { $player } (у запасі { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }, карта на місці { $place }).
option-steal-empty = { $player } має порожній запас, немає чого забрати (карта на місці { $place }).
option-steal-self = Вибрати карту того самого власника ({ $player }) на місці { $place }: ніхто нічого не втрачає.
option-steal-self-you = Вибрати власну карту на місці { $place }: ви нічого не заберете.
option-copy = Скопіювати { $card-acc } ({ $player }) на місці { $place }.
option-copy-you = Скопіювати { $card-own-acc } на місці { $place }.
option-copy-nothing = Скопіювати { $card-acc } ({ $player }) на місці { $place }: це нічого не дасть.
option-lift = Перемістити { $card-acc } ({ $player }) з місця { $place }.
option-lift-you = Перемістити { $card-own-acc } з місця { $place }.
option-put-first = На початок, перед { $card-ins } ({ $player }).
option-put-first-you = На початок, перед { $card-your-ins }.
option-put-last = У кінець, за { $card-ins } ({ $player }).
option-put-last-you = У кінець, за { $card-your-ins }.
option-put-before = На місце { $place }, перед { $card-ins } ({ $player }).
option-put-before-you = На місце { $place }, перед { $card-your-ins }.
put-acts = За Указом: карта діятиме цього раунду.
put-acts-again = За Указом: карта діятиме цього раунду ще раз.
put-acts-not = Перед Указом: карта не діятиме цього раунду.
put-acts-not-again = Перед Указом: карта більше не діятиме цього раунду.
option-bribe = Підкупити { $card-acc } ({ $player }) на місці { $place } та стати власником карти.
option-bribe-self = Покласти жетон підкупу на власну карту: { $card } ({ $player }), місце { $place }.
option-bribe-self-you = Покласти жетон підкупу на { $card-own-acc }, місце { $place }.
option-take = Узяти 1 очко впливу з Комбінації.
option-activate = Активувати { $card-own-acc } на місці { $place }.
option-activate-again = Повернути 1 очко впливу й активувати { $card-own-acc } на місці { $place }.

## Revealing, as a consequence ($n: influence on the card)
## reveal-KIND: with influence on it; -empty: with none; -nothing: when the ability will do nothing.

reveal-archer = Відкрити Лучницю: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }, потім обов’язково вилучити першу або останню карту й отримати 1 очко.
reveal-archer-empty = Відкрити Лучницю: обов’язково вилучити першу або останню карту й отримати 1 очко.
reveal-soldier = Відкрити Солдата: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }, потім обов’язково вилучити сусідню карту й отримати 1 очко.
reveal-soldier-empty = Відкрити Солдата: обов’язково вилучити сусідню карту й отримати 1 очко.
reveal-soldier-nothing = Відкрити Солдата: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }; сусідів немає, тож більше нічого не станеться.
reveal-soldier-nothing-empty = Відкрити Солдата: сусідів немає, тож нічого не станеться.
reveal-spy = Відкрити Шпигуна: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }, потім він забирає 1 очко у власника сусідньої карти.
reveal-spy-empty = Відкрити Шпигуна: він забирає 1 очко у власника сусідньої карти.
reveal-spy-nothing = Відкрити Шпигуна: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }; немає чого забрати, тож більше нічого не станеться.
reveal-spy-nothing-empty = Відкрити Шпигуна: немає чого забрати, тож нічого не станеться.
reveal-heir = Відкрити Спадкоємця: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }, потім отримати 2 очки.
reveal-heir-empty = Відкрити Спадкоємця: отримати 2 очки.
reveal-heir-nothing = Відкрити Спадкоємця: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }; у Ряду вже є інший відкритий Спадкоємець, тож цей нічого не принесе.
reveal-heir-nothing-empty = Відкрити Спадкоємця: у Ряду вже є інший відкритий Спадкоємець, тож цей нічого не принесе.
reveal-lord = Відкрити Лорда: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }, потім отримати 1 очко і ще по 1 за кожну свою сусідню карту.
reveal-lord-empty = Відкрити Лорда: отримати 1 очко і ще по 1 за кожну свою сусідню карту.
reveal-shapeshifter = Відкрити Перевертня: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }, потім він копіює сусіднього відкритого персонажа.
reveal-shapeshifter-empty = Відкрити Перевертня: він копіює сусіднього відкритого персонажа.
reveal-shapeshifter-nothing = Відкрити Перевертня: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }; поруч немає відкритого персонажа, тож більше нічого не станеться.
reveal-shapeshifter-nothing-empty = Відкрити Перевертня: поруч немає відкритого персонажа, тож нічого не станеться.
reveal-assassination = Відкрити Отруту: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }, потім вилучити будь-яку карту Ряду й отримати 1 очко.
reveal-assassination-empty = Відкрити Отруту: вилучити будь-яку карту Ряду й отримати 1 очко.
reveal-royal-decree = Відкрити Королівський указ: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }, потім перемістити іншу карту на нове місце.
reveal-royal-decree-empty = Відкрити Королівський указ: перемістити іншу карту на нове місце.
reveal-royal-decree-nothing = Відкрити Королівський указ: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }; іншої карти немає, тож більше нічого не станеться.
reveal-royal-decree-nothing-empty = Відкрити Королівський указ: іншої карти немає, тож нічого не станеться.
reveal-ambush = Відкрити Засідку: { $n ->
        [one] згорає { $n } очко впливу
        [few] згорають { $n } очки впливу
        [many] згорає { $n } очок впливу
       *[other] згорає { $n } очка впливу
    } на ній; отримати 1 очко.
reveal-ambush-empty = Відкрити Засідку: отримати 1 очко.
reveal-conspiracy = Відкрити Змову: узяти з неї { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    } і ще стільки ж із загального запасу.
reveal-conspiracy-empty = Відкрити Змову: на ній нічого немає, тож вона нічого не принесе.
reveal-prince = Відкрити Принца: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }, потім ввести Близнюка й отримати 1 очко.
reveal-prince-empty = Відкрити Принца: ввести Близнюка й отримати 1 очко.
reveal-schemer = Відкрити Інтриганку: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }, потім отримати вплив.
reveal-schemer-empty = Відкрити Інтриганку: отримати вплив.
reveal-schemer-otherwise = Відкрити Інтриганку: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }; на сусідньому місці є стос, тому Інтриганка йде у скид.
reveal-schemer-otherwise-empty = Відкрити Інтриганку: на сусідньому місці є стос, тому Інтриганка йде у скид.
reveal-queen = Відкрити Королеву: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }, потім отримати 2 очки.
reveal-queen-empty = Відкрити Королеву: отримати 2 очки.
reveal-cutthroat = Відкрити Головоріза: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }, потім обов’язково вилучити сусідню карту й чужі відкриті карти з такою назвою.
reveal-cutthroat-empty = Відкрити Головоріза: обов’язково вилучити сусідню карту й чужі відкриті карти з такою назвою.
reveal-cutthroat-nothing = Відкрити Головоріза: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }; сусідів немає, тож більше нічого не станеться.
reveal-cutthroat-nothing-empty = Відкрити Головоріза: сусідів немає, тож нічого не станеться.
reveal-apothecary = Відкрити Аптекаря: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }, потім обов’язково вилучити карту поруч з іншою своєю картою й отримати 1 очко.
reveal-apothecary-empty = Відкрити Аптекаря: обов’язково вилучити карту поруч з іншою своєю картою й отримати 1 очко.
reveal-apothecary-nothing = Відкрити Аптекаря: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }; інших карт цього власника в Ряду немає, тож більше нічого не станеться.
reveal-apothecary-nothing-empty = Відкрити Аптекаря: інших карт цього власника в Ряду немає, тож нічого не станеться.
reveal-felon = Відкрити Злочинця: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }, потім кожен втрачає 1 очко за кожну свою сусідню карту.
reveal-felon-empty = Відкрити Злочинця: кожен втрачає 1 очко за кожну свою сусідню карту.
reveal-felon-nothing = Відкрити Злочинця: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }; поруч нікому нічого втрачати, тож більше нічого не станеться.
reveal-felon-nothing-empty = Відкрити Злочинця: поруч нікому нічого втрачати, тож нічого не станеться.
reveal-impersonation = Відкрити Підміну: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }, потім обов’язково вилучити сусідню карту й отримати 1 очко; чужого персонажа не зі стосу замінить такий самий персонаж цієї родини, якщо він у скиді чи серед відкладених.
reveal-impersonation-empty = Відкрити Підміну: обов’язково вилучити сусідню карту й отримати 1 очко; чужого персонажа не зі стосу замінить такий самий персонаж цієї родини, якщо він у скиді чи серед відкладених.
reveal-impersonation-nothing = Відкрити Підміну: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }; сусідів немає, тож більше нічого не станеться.
reveal-impersonation-nothing-empty = Відкрити Підміну: сусідів немає, тож нічого не станеться.
reveal-bribery = Відкрити Підкуп: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }, потім стати власником відкритого персонажа, який лежить сам на своєму місці.
reveal-bribery-empty = Відкрити Підкуп: стати власником відкритого персонажа, який лежить сам на своєму місці.
reveal-bribery-nothing = Відкрити Підкуп: узяти з цієї карти { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }; немає відкритого персонажа, що лежить на своєму місці сам, тож більше нічого не станеться.
reveal-bribery-nothing-empty = Відкрити Підкуп: немає відкритого персонажа, що лежить на своєму місці сам, тож нічого не станеться.
reveal-plot = Відкрити Комбінацію: активувати свого персонажа, а потім використати { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    } з неї: брати або активувати знову.
reveal-plot-empty = Відкрити Комбінацію: активувати свого персонажа.
reveal-plot-nothing = Відкрити Комбінацію: немає відкритого персонажа, якого можна активувати, тож просто взяти з неї { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }.
reveal-plot-nothing-empty = Відкрити Комбінацію: немає відкритого персонажа, якого можна активувати, тож нічого не станеться.
reveal-trap = Відкрити Пастку: { $n ->
        [one] згорає { $n } очко впливу
        [few] згорають { $n } очки впливу
        [many] згорає { $n } очок впливу
       *[other] згорає { $n } очка впливу
    } на ній; отримати 1 очко.
reveal-trap-empty = Відкрити Пастку: отримати 1 очко.

## The end ($n: influence; rank-n: the rank;
## $players: names joined by list-and and list-comma)

event-over = Шостий раунд минув. Гру завершено.
rank-n = Підсумкове місце: { $n }
winner = { $player } перемагає, маючи { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }.
winner-you = Ви перемагаєте, маючи { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }.
winners-shared = Перемога спільна: { $players }, по { $n ->
        [one] { $n } очку впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }.
winners-shared-you = Ви ділите перемогу: по { $n ->
        [one] { $n } очку впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }. Разом із вами: { $players }.
tie-break-rule = За рівного впливу вище той, хто має більше верхніх карт у Ряду.
last-round = Останній раунд: вплив, що залишиться на картах, згорить.

## Bots

bot-random = Блазень
bot-cook = Кухар
bot-page = Паж
bot-squire = Зброєносець
bot-knight = Лицар
bot-baron = Барон
bot-king = Король
bot-minstrel = Менестрель
bot-herald = Герольд
bot-steward = Мажордом
bot-marshal = Маршал
bot-regent = Регент
bot-miser = Скнара
bot-hunter = Мисливець

## Що втратила база даних сервера ($n: рішення)

lost-decisions = { $n ->
        [one] Сервер втратив { $n } останнє рішення цієї гри. Гра триває з того, що було перед ним.
        [few] Сервер втратив { $n } останні рішення цієї гри. Гра триває з того, що було перед ними.
        [many] Сервер втратив { $n } останніх рішень цієї гри. Гра триває з того, що було перед ними.
       *[other] Сервер втратив { $n } останнього рішення цієї гри. Гра триває з того, що було перед ними.
    }
lost-game = Сервер втратив гру, що тут почалася.
lost-seats = Сервер втратив останні зміни за цим столом. Перевірте імена та місця.
lost-chat = Сервер втратив останні репліки чату.
lost-table = Сервер втратив цей стіл.
