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
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }
queue = Ряд
queue-empty = Ряд пуст.
round-n = Раунд { $n } из 6
phase-place = Фаза планирования
phase-resolve = Фаза событий
phase-over = Игра окончена
first-player = Первый игрок
you = Вы
owner = Владелец
hand = Рука
aside = Отложенные
pile = Сброс
pile-empty = В сбросе пусто
pool = Запас
stack = Стек
revealed = Открыта
covered = Накрыта
front = Начало
back = Конец
place-n = Место { $n }
gap-n = Промежуток { $n }
card-count = { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }
hand-count = { $n ->
        [one] { $n } карта в руке
        [few] { $n } карты в руке
        [many] { $n } карт в руке
       *[other] { $n } карты в руке
    }
aside-count = { $n ->
        [one] { $n } отложенная карта
        [few] { $n } отложенные карты
        [many] { $n } отложенных карт
       *[other] { $n } отложенной карты
    }
pile-count = { $n ->
        [one] { $n } карта в сбросе
        [few] { $n } карты в сбросе
        [many] { $n } карт в сбросе
       *[other] { $n } карты в сбросе
    }
stack-count = { $n ->
        [one] стек: { $n } карта
        [few] стек: { $n } карты
        [many] стек: { $n } карт
       *[other] стек: { $n } карты
    }
list-and = { $first } и { $second }
list-comma = { $first }, { $second }
labelled = { $label }: { $value }
name-of-family = { $family } { $name }
percent = { $n }%

## Families: colours that also serve as names of players

family-a = Красный
family-b = Синий
family-c = Зелёный
family-d = Золотой
family-e = Чёрный

## A place of the Queue, as a list entry ($n: influence on the card)

target-revealed = Место { $place }: { $player }, { $card }, карта открыта
target-revealed-you = Место { $place }: { $card-your }, карта открыта
target-down = Место { $place }: { $player }, { $card }, карта закрыта, { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }
target-down-you = Место { $place }: { $card-your }, карта закрыта, { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }
target-hidden = Место { $place }: { $player }, карта закрыта, { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }
target-stack = { $n ->
        [one] снизу накрыта { $n } карта
        [few] снизу накрыты { $n } карты
        [many] снизу накрыто { $n } карт
       *[other] снизу накрыто { $n } карты
    }
target-bribed = подкуплена, цвета семьи: { $player }

## Events: rounds and placing ($n: the round; $other: the card that gets covered)

event-round = Раунд { $n } из 6. Начинает { $player }.
event-round-you = Раунд { $n } из 6. Начинаете вы.
event-round-last = Это последний раунд: влияние, оставшееся на картах, сгорит.
event-standin = { $player }: игрока нет или время вышло. Решает бот.
event-standin-you = Вас не было или ваше время вышло: за вас решает бот.
event-placed-only = { $player } кладёт закрытую карту в пустой Ряд.
event-placed-only-known = { $player } кладёт закрытую карту в пустой Ряд: { $card }.
event-placed-only-you = Вы кладёте закрытую карту в пустой Ряд: { $card }.
event-placed-first = { $player } кладёт закрытую карту в начало Ряда.
event-placed-first-known = { $player } кладёт закрытую карту в начало Ряда: { $card }.
event-placed-first-you = Вы кладёте закрытую карту в начало Ряда: { $card }.
event-placed-last = { $player } кладёт закрытую карту в конец Ряда.
event-placed-last-known = { $player } кладёт закрытую карту в конец Ряда: { $card }.
event-placed-last-you = Вы кладёте закрытую карту в конец Ряда: { $card }.
event-placed-on = { $player } накрывает { $other-acc } на месте { $place } закрытой картой.
event-placed-on-hidden = { $player } накрывает закрытую карту на месте { $place } ещё одной закрытой картой.
event-placed-on-known = { $player } накрывает { $other-acc } на месте { $place } закрытой картой: { $card }.
event-placed-on-you = Вы накрываете { $other-own-acc } на месте { $place } закрытой картой: { $card }.

## Events: keeping and revealing ($n: influence on the card, or taken from it)

event-kept = { $player } оставляет карту на месте { $place } закрытой: теперь на ней { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }.
event-kept-known = { $player } оставляет карту «{ $card }» на месте { $place } закрытой: теперь на ней { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }.
event-kept-you = Вы оставляете карту «{ $card }» на месте { $place } закрытой: теперь на ней { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }.
event-revealed = { $player } открывает { $card-acc } на месте { $place }.
event-revealed-you = Вы открываете { $card-own-acc } на месте { $place }.
event-revealed-takes = { $player } открывает { $card-acc } на месте { $place } и забирает с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }.
event-revealed-takes-you = Вы открываете { $card-own-acc } на месте { $place } и забираете с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }.

## Events: influence

event-lost = { $n ->
        [one] Сгорает { $n } очко влияния
        [few] Сгорают { $n } очка влияния
        [many] Сгорает { $n } очков влияния
       *[other] Сгорает { $n } очка влияния
    } на { $card-loc } ({ $player }).
event-lost-you = { $n ->
        [one] Сгорает { $n } очко влияния
        [few] Сгорают { $n } очка влияния
        [many] Сгорает { $n } очков влияния
       *[other] Сгорает { $n } очка влияния
    } на вашей карте «{ $card }».
event-lost-plot = { $player } возвращает в резерв { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    } с Комбинации.
event-lost-plot-you = Вы возвращаете в резерв { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    } с Комбинации.
event-gained = { $player } получает { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    } благодаря { $card-dat }.
event-gained-you = Вы получаете { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    } благодаря { $card-dat }.
event-gained-bounty = { $player } получает ещё { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    } за { $other-acc }.
event-gained-bounty-you = Вы получаете ещё { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    } за { $other-acc }.
event-paid = { $player } отдаёт в резерв { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    } из-за { $card-gen }.
event-paid-you = Вы отдаёте в резерв { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    } из-за { $card-gen }.
event-stole = { $player } забирает { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    } благодаря { $card-dat }: теряет { $other-player }.
event-stole-you = Вы забираете { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    } благодаря { $card-dat }: теряет { $other-player }.
event-stole-yours = { $player } забирает у вас { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    } благодаря { $card-dat }.
event-stole-nothing = { $card-start } ({ $player }) ничего не забирает; { $other-player }: запас пуст.
event-stole-nothing-you = { $card-your-start } ничего не забирает; { $other-player }: запас пуст.
event-stole-nothing-yours = { $card-start } ({ $player }) ничего у вас не забирает: ваш запас пуст.
event-stole-own = { $card-start } ({ $player }) выбирает карту своего владельца: никто ничего не теряет.
event-stole-own-you = { $card-your-start } выбирает вашу собственную карту: никто ничего не теряет.

## Events: cards that act on cards
## ($player owns $card and $other-player owns $other; eliminated: $card strikes, $other falls)

event-copied = { $card-start } ({ $player }) копирует { $other-acc } ({ $other-player }).
event-copied-you = { $card-your-start } копирует { $other-acc } ({ $other-player }).
event-copied-yours = { $card-start } ({ $player }) копирует { $other-your-acc }.
event-copied-own = { $card-your-start } копирует { $other-your-acc }.
event-activated = { $card-start } ({ $player }) применяет эффект { $other-gen }.
event-activated-you = { $card-your-start } применяет эффект { $other-gen }.
event-lifted = { $player } поднимает { $other-acc } ({ $other-player }) с места { $place }.
event-lifted-you = Вы поднимаете { $other-acc } ({ $other-player }) с места { $place }.
event-lifted-yours = { $player } поднимает { $other-your-acc } с места { $place }.
event-lifted-own = Вы поднимаете { $other-own-acc } с места { $place }.
event-moved = { $card-start } ({ $player }) переходит на место { $place }.
event-moved-you = { $card-your-start } переходит на место { $place }.
event-bribed = { $player } подкупает { $other-acc } ({ $other-player }) и теперь владеет этой картой.
event-bribed-you = Вы подкупаете { $other-acc } ({ $other-player }) и теперь владеете этой картой.
event-bribed-yours = { $player } подкупает { $other-your-acc } и теперь владеет этой картой.
event-bribed-self = { $player } кладёт жетон подкупа на { $other-own-acc }.
event-bribed-self-you = Вы кладёте жетон подкупа на { $other-own-acc }.
event-eliminated = { $card-start } ({ $player }) устраняет { $other-acc } ({ $other-player }) на месте { $place }.
event-eliminated-you = { $card-your-start } устраняет { $other-acc } ({ $other-player }) на месте { $place }.
event-eliminated-yours = { $card-start } ({ $player }) устраняет { $other-your-acc } на месте { $place }.
event-eliminated-own = { $card-your-start } устраняет { $other-your-acc } на месте { $place }.
event-eliminated-self = { $card-start } ({ $player }) на месте { $place } устраняет { $card-gender ->
        [f] сама
        [n] само
       *[other] сам
    } себя.
event-eliminated-self-you = { $card-your-start } на месте { $place } устраняет { $card-gender ->
        [f] сама
        [n] само
       *[other] сам
    } себя.
event-eliminated-laden = { $card-start } ({ $player }) устраняет { $other-acc } ({ $other-player }) на месте { $place }; { $n ->
        [one] сгорает { $n } очко влияния
        [few] сгорают { $n } очка влияния
        [many] сгорает { $n } очков влияния
       *[other] сгорает { $n } очка влияния
    } на этой карте.
event-eliminated-laden-you = { $card-your-start } устраняет { $other-acc } ({ $other-player }) на месте { $place }; { $n ->
        [one] сгорает { $n } очко влияния
        [few] сгорают { $n } очка влияния
        [many] сгорает { $n } очков влияния
       *[other] сгорает { $n } очка влияния
    } на этой карте.
event-eliminated-laden-yours = { $card-start } ({ $player }) устраняет { $other-your-acc } на месте { $place }; { $n ->
        [one] сгорает { $n } очко влияния
        [few] сгорают { $n } очка влияния
        [many] сгорает { $n } очков влияния
       *[other] сгорает { $n } очка влияния
    } на этой карте.
event-eliminated-laden-own = { $card-your-start } устраняет { $other-your-acc } на месте { $place }; { $n ->
        [one] сгорает { $n } очко влияния
        [few] сгорают { $n } очка влияния
        [many] сгорает { $n } очков влияния
       *[other] сгорает { $n } очка влияния
    } на этой карте.
event-discarded = { $card-start } ({ $player }) уходит в сброс.
event-discarded-you = { $card-your-start } уходит в сброс.
event-discarded-stack = { $card-start } ({ $player }) уходит в сброс: на соседнем месте лежит стек.
event-discarded-stack-you = { $card-your-start } уходит в сброс: на соседнем месте лежит стек.
event-entered-first = В начало Ряда входит открытая карта: { $card } ({ $player }).
event-entered-first-you = В начало Ряда входит ваша открытая карта: { $card }.
event-entered-last = В конец Ряда входит открытая карта: { $card } ({ $player }).
event-entered-last-you = В конец Ряда входит ваша открытая карта: { $card }.
event-entered-on = { $card-start } ({ $player }) входит открытой картой на место { $place } и накрывает { $other-acc }.
event-entered-on-you = { $card-your-start } входит открытой картой на место { $place } и накрывает { $other-your-acc }.
event-entered-at = { $card-start } ({ $player }) входит открытой картой на место { $place }.
event-entered-at-you = { $card-your-start } входит открытой картой на место { $place }.
event-acts = На месте { $place } действует { $card } ({ $player }).
event-acts-you = На месте { $place } действует { $card-your }.

## Events: whose decision it is (told to the others; $n: influence left on Plot;
## $card: the card that acts; put-card: $other is the card that moves)

event-ask-place = Карту выкладывает { $player }.
event-ask-reveal = { $player } решает судьбу закрытой карты на месте { $place }: оставить или открыть.
event-ask-pick = { $player } выбирает, что сделает { $card }.
event-ask-put-card = { $player } выбирает, куда переместить { $other-acc }.
event-ask-put-twin = { $player } выбирает, куда войдёт Близнец.
event-ask-plot-first = { $player } выбирает, чей эффект применит Комбинация.
event-ask-plot-next = { $player } решает, взять очко с Комбинации или применить эффект снова. Осталось: { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }.

## The status line while another player decides

waiting-place = { $player } выкладывает карту…
waiting-reveal = { $player }: оставить или открыть?
waiting-pick = { $player } выбирает…
waiting-put-card = { $player } перемещает карту…
waiting-put-twin = { $player } вводит Близнеца…
waiting-plot-first = { $player } комбинирует…
waiting-plot-next = { $player } комбинирует…

## What does nothing ($card: the acting card)

nothing-soldier = { $card-start }: соседей нет, поэтому ничего не происходит.
nothing-spy = { $card-start }: забрать нечего.
nothing-heir = В Ряду лежит другой открытый { $card }: этот ничего не приносит.
nothing-shapeshifter = { $card-start }: рядом нет открытого персонажа, ничего не происходит.
nothing-copied = Скопированный { $card } ничего не даёт.
nothing-royal-decree = Нет другой карты, которую можно переместить: ничего не происходит.
nothing-conspiracy = { $card-start } лежит без очков влияния: эта карта ничего не приносит.
nothing-cutthroat = { $card-start }: соседей нет, поэтому ничего не происходит.
nothing-apothecary = Других карт этого владельца в Ряду нет, поэтому { $card } ни до кого не дотягивается: ничего не происходит.
nothing-felon = { $card-start }: никто ничего не теряет.
nothing-impersonation = { $card-start }: соседей нет, поэтому ничего не происходит.
nothing-bribery = Нет открытого персонажа, который лежит на своём месте один: ничего не происходит.
nothing-plot = Нет открытого персонажа, чей эффект можно применить: ничего не происходит.

## Prompts, to the player who decides
## ($card: the card that acts; reveal: $n influence lies on it; plot-next: $n influence left;
## acts-as: $other is whose ability it uses; put-card: $other is the card that moves)

turn-yours = Ваш ход
ask-place = Выберите карту из руки и место для неё.
ask-reveal = Место { $place }: { $card-your }, карта закрыта. Оставить или открыть?
ask-reveal-laden = Место { $place }: { $card-your }, карта закрыта, на ней { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }. Оставить или открыть?
ask-acts = Действует { $card-your }.
ask-acts-as = { $card-your-start } действует как { $other }.
ask-pick-archer = Устраните первую или последнюю карту. Какую?
ask-pick-soldier = Устраните соседнюю карту. Какую?
ask-pick-spy = Заберите 1 очко влияния у владельца соседней карты. Какой?
ask-pick-shapeshifter = Скопируйте соседнего персонажа. Какого?
ask-pick-assassination = Устраните любую карту Ряда. Какую?
ask-pick-royal-decree = Переместите карту. Какую?
ask-pick-cutthroat = Устраните соседнюю карту, а с ней чужие открытые карты с таким именем. Какую?
ask-pick-apothecary = Устраните карту рядом с другой вашей картой. Какую?
ask-pick-impersonation = Устраните соседнюю карту и, возможно, займите её место. Какую?
ask-pick-bribery = Подкупите открытого персонажа. Какого?
ask-put-card = Куда переместить { $other-acc }?
ask-put-twin = Входит ваш Близнец. Куда?
ask-plot-first = Примените эффект одного из своих персонажей. Какого?
ask-plot-next = От Комбинации осталось: { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }. Взять следующее очко или вернуть его и применить эффект снова?

## Options as short labels

label-place-only = В Ряд
label-place-first = В начало
label-place-last = В конец
label-place-on = На место { $place }
label-keep = Оставить +1
label-reveal = Открыть
label-eliminate = Устранить
label-steal = Забрать 1
label-copy = Скопировать
label-lift = Переместить
label-put = Место { $place }
label-bribe = Подкупить
label-take = Взять 1
label-activate = Применить

## Where a card can go, before it is chosen ($other: the card there, covered by it; $n: influence locked)

slot-only = Посередине: Ряд пуст.
slot-first = В начало, перед { $other-ins } ({ $player }).
slot-first-you = В начало, перед { $other-your-ins }.
slot-last = В конец, за { $other-ins } ({ $player }).
slot-last-you = В конец, за { $other-your-ins }.
slot-on = На место { $place }: накрывает { $other-your-acc }.
slot-on-locks = На место { $place }: накрывает { $other-your-acc } и запирает { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    } на этой карте.

## Options as consequences
## ($card: the card concerned, owned by $player; keep: $n is what then lies on it)

option-place-only = Положить { $card-acc } первой картой Ряда.
option-place-first = Положить { $card-acc } в начало: перед всеми картами, которые сейчас там лежат.
option-place-last = Положить { $card-acc } в конец: после всех карт, которые сейчас там лежат.
option-place-on = Положить { $card-acc } на место { $place } и накрыть { $other-own-acc }.
option-place-on-locks = Положить { $card-acc } на место { $place }, накрыть { $other-own-acc } и запереть { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    } на этой карте.
option-twin-first = Близнец в начало: в этом раунде уже не сработает.
option-twin-last = Близнец в конец: ещё сработает в этом раунде.
twin-acts = Близнец ещё сработает в этом раунде.
twin-acts-not = Близнец в этом раунде уже не сработает.
option-keep = Оставить карту закрытой и добавить на неё 1 очко влияния: всего { $n }.
option-eliminate = Устранить { $card-acc } ({ $player }) на месте { $place }.
option-eliminate-laden = Устранить { $card-acc } ({ $player }) на месте { $place }: { $n ->
        [one] сгорает { $n } очко влияния
        [few] сгорают { $n } очка влияния
        [many] сгорает { $n } очков влияния
       *[other] сгорает { $n } очка влияния
    } на этой карте.
option-eliminate-you = Устранить { $card-own-acc } на месте { $place }.
option-eliminate-laden-you = Устранить { $card-own-acc } на месте { $place }: { $n ->
        [one] сгорает { $n } очко влияния
        [few] сгорают { $n } очка влияния
        [many] сгорает { $n } очков влияния
       *[other] сгорает { $n } очка влияния
    } на этой карте.
option-eliminate-self = Устранить саму действующую карту: { $card }, место { $place }.
option-steal = Забрать 1 очко: его потеряет { $player } (в запасе { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, карта на месте { $place }).
option-steal-empty = { $player }: запас пуст, забрать нечего (карта на месте { $place }).
option-steal-self = Выбрать карту того же владельца ({ $player }) на месте { $place }: никто ничего не теряет.
option-steal-self-you = Выбрать свою карту на месте { $place }: вы ничего не заберёте.
option-copy = Скопировать { $card-acc } ({ $player }) на месте { $place }.
option-copy-you = Скопировать { $card-own-acc } на месте { $place }.
option-copy-nothing = Скопировать { $card-acc } ({ $player }) на месте { $place }: это ничего не даст.
option-lift = Переместить { $card-acc } ({ $player }) с места { $place }.
option-lift-you = Переместить { $card-own-acc } с места { $place }.
option-put-first = В начало, перед { $card-ins } ({ $player }).
option-put-first-you = В начало, перед { $card-your-ins }.
option-put-last = В конец, за { $card-ins } ({ $player }).
option-put-last-you = В конец, за { $card-your-ins }.
option-put-before = На место { $place }, перед { $card-ins } ({ $player }).
option-put-before-you = На место { $place }, перед { $card-your-ins }.
put-acts = За Указом: карта сработает в этом раунде.
put-acts-again = За Указом: карта сработает в этом раунде ещё раз.
put-acts-not = Перед Указом: карта не сработает в этом раунде.
put-acts-not-again = Перед Указом: карта больше не сработает в этом раунде.
option-bribe = Подкупить { $card-acc } ({ $player }) на месте { $place } и стать владельцем карты.
option-bribe-self = Положить жетон подкупа на свою карту: { $card } ({ $player }), место { $place }.
option-bribe-self-you = Положить жетон подкупа на { $card-own-acc }, место { $place }.
option-take = Взять 1 очко влияния с Комбинации.
option-activate = Применить эффект { $card-gen } на месте { $place }.
option-activate-again = Вернуть 1 очко влияния и применить эффект { $card-gen } на месте { $place }.

## Revealing, as a consequence ($n: influence on the card)
## reveal-KIND: with influence on it; -empty: with none; -nothing: when the ability will do nothing.

reveal-archer = Открыть Лучницу: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем обязательно устранить первую или последнюю карту и получить 1 очко.
reveal-archer-empty = Открыть Лучницу: обязательно устранить первую или последнюю карту и получить 1 очко.
reveal-soldier = Открыть Солдата: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем обязательно устранить соседнюю карту и получить 1 очко.
reveal-soldier-empty = Открыть Солдата: обязательно устранить соседнюю карту и получить 1 очко.
reveal-soldier-nothing = Открыть Солдата: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }; соседей нет, поэтому больше ничего не произойдёт.
reveal-soldier-nothing-empty = Открыть Солдата: соседей нет, поэтому ничего не произойдёт.
reveal-spy = Открыть Шпиона: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем он забирает 1 очко у владельца соседней карты.
reveal-spy-empty = Открыть Шпиона: он забирает 1 очко у владельца соседней карты.
reveal-spy-nothing = Открыть Шпиона: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }; забрать ему нечего, поэтому больше ничего не произойдёт.
reveal-spy-nothing-empty = Открыть Шпиона: забрать ему нечего, поэтому ничего не произойдёт.
reveal-heir = Открыть Наследника: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем получить 2 очка.
reveal-heir-empty = Открыть Наследника: получить 2 очка.
reveal-heir-nothing = Открыть Наследника: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }; в Ряду уже есть другой открытый Наследник, поэтому этот ничего не принесёт.
reveal-heir-nothing-empty = Открыть Наследника: в Ряду уже есть другой открытый Наследник, поэтому этот ничего не принесёт.
reveal-lord = Открыть Лорда: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем получить 1 очко и ещё по 1 за каждую свою соседнюю карту.
reveal-lord-empty = Открыть Лорда: получить 1 очко и ещё по 1 за каждую свою соседнюю карту.
reveal-shapeshifter = Открыть Перевёртыша: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем он копирует соседнего открытого персонажа.
reveal-shapeshifter-empty = Открыть Перевёртыша: он копирует соседнего открытого персонажа.
reveal-shapeshifter-nothing = Открыть Перевёртыша: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }; рядом нет открытого персонажа, поэтому больше ничего не произойдёт.
reveal-shapeshifter-nothing-empty = Открыть Перевёртыша: рядом нет открытого персонажа, поэтому ничего не произойдёт.
reveal-assassination = Открыть Убийство: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем устранить любую карту Ряда и получить 1 очко.
reveal-assassination-empty = Открыть Убийство: устранить любую карту Ряда и получить 1 очко.
reveal-royal-decree = Открыть Королевский указ: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем переместить другую карту на новое место.
reveal-royal-decree-empty = Открыть Королевский указ: переместить другую карту на новое место.
reveal-royal-decree-nothing = Открыть Королевский указ: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }; другой карты нет, поэтому больше ничего не произойдёт.
reveal-royal-decree-nothing-empty = Открыть Королевский указ: другой карты нет, поэтому ничего не произойдёт.
reveal-ambush = Открыть Засаду: { $n ->
        [one] сгорает { $n } очко влияния
        [few] сгорают { $n } очка влияния
        [many] сгорает { $n } очков влияния
       *[other] сгорает { $n } очка влияния
    } на ней; получить 1 очко.
reveal-ambush-empty = Открыть Засаду: получить 1 очко.
reveal-conspiracy = Открыть Заговор: взять с него { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    } и ещё столько же из резерва.
reveal-conspiracy-empty = Открыть Заговор: на нём ничего нет, поэтому он ничего не принесёт.
reveal-prince = Открыть Принца: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем ввести Близнеца и получить 1 очко.
reveal-prince-empty = Открыть Принца: ввести Близнеца и получить 1 очко.
reveal-schemer = Открыть Интриганку: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем получить влияние.
reveal-schemer-empty = Открыть Интриганку: получить влияние.
reveal-schemer-otherwise = Открыть Интриганку: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }; на соседнем месте есть стек, поэтому Интриганка уходит в сброс.
reveal-schemer-otherwise-empty = Открыть Интриганку: на соседнем месте есть стек, поэтому Интриганка уходит в сброс.
reveal-queen = Открыть Королеву: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем получить 2 очка.
reveal-queen-empty = Открыть Королеву: получить 2 очка.
reveal-cutthroat = Открыть Головореза: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем обязательно устранить соседнюю карту и чужие открытые карты с таким именем.
reveal-cutthroat-empty = Открыть Головореза: обязательно устранить соседнюю карту и чужие открытые карты с таким именем.
reveal-cutthroat-nothing = Открыть Головореза: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }; соседей нет, поэтому больше ничего не произойдёт.
reveal-cutthroat-nothing-empty = Открыть Головореза: соседей нет, поэтому ничего не произойдёт.
reveal-apothecary = Открыть Аптекаря: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем обязательно устранить карту рядом с другой своей картой и получить 1 очко.
reveal-apothecary-empty = Открыть Аптекаря: обязательно устранить карту рядом с другой своей картой и получить 1 очко.
reveal-apothecary-nothing = Открыть Аптекаря: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }; других карт этого владельца в Ряду нет, поэтому больше ничего не произойдёт.
reveal-apothecary-nothing-empty = Открыть Аптекаря: других карт этого владельца в Ряду нет, поэтому ничего не произойдёт.
reveal-felon = Открыть Преступника: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем каждый теряет 1 очко за каждую свою соседнюю карту.
reveal-felon-empty = Открыть Преступника: каждый теряет 1 очко за каждую свою соседнюю карту.
reveal-felon-nothing = Открыть Преступника: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }; рядом никому нечего терять, поэтому больше ничего не произойдёт.
reveal-felon-nothing-empty = Открыть Преступника: рядом никому нечего терять, поэтому ничего не произойдёт.
reveal-impersonation = Открыть Подмену: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем обязательно устранить соседнюю карту и получить 1 очко; чужого персонажа вне стека заменит такой же персонаж этой семьи, если он в сбросе или среди отложенных.
reveal-impersonation-empty = Открыть Подмену: обязательно устранить соседнюю карту и получить 1 очко; чужого персонажа вне стека заменит такой же персонаж этой семьи, если он в сбросе или среди отложенных.
reveal-impersonation-nothing = Открыть Подмену: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }; соседей нет, поэтому больше ничего не произойдёт.
reveal-impersonation-nothing-empty = Открыть Подмену: соседей нет, поэтому ничего не произойдёт.
reveal-bribery = Открыть Подкуп: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем стать владельцем открытого персонажа, который лежит один на своём месте.
reveal-bribery-empty = Открыть Подкуп: стать владельцем открытого персонажа, который лежит один на своём месте.
reveal-bribery-nothing = Открыть Подкуп: взять с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }; нет открытого персонажа, который лежит на своём месте один, поэтому больше ничего не произойдёт.
reveal-bribery-nothing-empty = Открыть Подкуп: нет открытого персонажа, который лежит на своём месте один, поэтому ничего не произойдёт.
reveal-plot = Открыть Комбинацию: применить эффект своего персонажа, а затем использовать { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    } с неё: брать или применять эффект снова.
reveal-plot-empty = Открыть Комбинацию: применить эффект своего персонажа.
reveal-plot-nothing = Открыть Комбинацию: нет открытого персонажа, чей эффект можно применить, поэтому просто взять с неё { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }.
reveal-plot-nothing-empty = Открыть Комбинацию: нет открытого персонажа, чей эффект можно применить, поэтому ничего не произойдёт.
reveal-trap = Открыть Ловушку: { $n ->
        [one] сгорает { $n } очко влияния
        [few] сгорают { $n } очка влияния
        [many] сгорает { $n } очков влияния
       *[other] сгорает { $n } очка влияния
    } на ней; получить 1 очко.
reveal-trap-empty = Открыть Ловушку: получить 1 очко.

## The end ($n: influence; rank-n: the rank;
## $players: names joined by list-and and list-comma)

event-over = Шестой раунд сыгран. Игра окончена.
rank-n = Итоговое место: { $n }
winner = { $player } побеждает: { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }.
winner-you = Вы побеждаете: { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }.
winners-shared = Победа общая: { $players }, по { $n ->
        [one] { $n } очку влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }.
winners-shared-you = Вы делите победу: по { $n ->
        [one] { $n } очку влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }. Вместе с вами: { $players }.
tie-break-rule = При равном влиянии выше тот, у кого больше верхних карт в Ряду.
last-round = Последний раунд: влияние, оставшееся на картах, сгорит.

## Bots

bot-random = Шут
bot-cook = Повар
bot-page = Паж
bot-squire = Оруженосец
bot-knight = Рыцарь
bot-baron = Барон
bot-king = Король
bot-minstrel = Менестрель
bot-herald = Герольд
bot-steward = Мажордом
bot-marshal = Маршал
bot-regent = Регент
bot-miser = Скряга
bot-hunter = Охотник

## Что потеряла база данных сервера ($n: решения)

lost-decisions = { $n ->
        [one] Сервер потерял { $n } последнее решение этой игры. Игра продолжается с того, что было до него.
        [few] Сервер потерял { $n } последних решения этой игры. Игра продолжается с того, что было до них.
        [many] Сервер потерял { $n } последних решений этой игры. Игра продолжается с того, что было до них.
       *[other] Сервер потерял { $n } последнего решения этой игры. Игра продолжается с того, что было до них.
    }
lost-game = Сервер потерял игру, которая здесь началась.
lost-seats = Сервер потерял последние изменения за этим столом. Проверьте имена и места.
lost-chat = Сервер потерял последние реплики чата.
lost-table = Сервер потерял этот стол.
