# table.ftl: what the table says: events, prompts, options, the end, and the names of things.
#
# Variables, all languages alike:
#   $player        the player the sentence is about (a card's owner, unless a message says otherwise)
#   $other-player  the second player; the names are shown as they are, never declined
#   $card, $other  cards by their nominative name; with each comes every form that cards.ftl has in
#                  this language ($card-the, $other-acc, ...). $card acts or is named first.
#   $n             influence, unless the section says otherwise; it chooses the plural form
#   $place         a place of the Queue, from 1, at the moment before the event (moved, entered: the new one)
# A message that ends in -you is told to the player whom the plain one calls $player.
# -yours: it befalls a card of the reader. -own: both cards are the reader's. -known: the reader knows the
# card though it is another's (replays, games that are over).

## Names of things ($n counts what the message names)

influence = влияние
influence-count = { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }
queue = Очередь
queue-empty = Очередь пуста.
round-n = Раунд { $n } из 6
phase-place = Выкладывание карт
phase-resolve = Розыгрыш Очереди
phase-over = Игра окончена
first-player = Первый игрок
you = Вы
owner = Владелец
hand = Рука
aside = Отложенные
pile = Сброс
pile-empty = В сбросе пусто
pool = Казна
supply = Банк
stack = Стопка
bribe-token = Жетон подкупа
revealed = Открыта
face-down = Закрыта
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
        [one] { $n } карта на руке
        [few] { $n } карты на руке
        [many] { $n } карт на руке
       *[other] { $n } карты на руке
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
        [one] стопка: { $n } карта
        [few] стопка: { $n } карты
        [many] стопка: { $n } карт
       *[other] стопка: { $n } карты
    }
list-and = { $first } и { $second }
list-comma = { $first }, { $second }

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

event-round = Начинается раунд { $n } из 6. Первым игроком становится { $player }.
event-round-you = Начинается раунд { $n } из 6. Первый ход за вами.
event-round-last = Это последний раунд: влияние, оставшееся на картах, сгорит.
event-placed-only = { $player } кладёт закрытую карту в пустую Очередь.
event-placed-only-known = { $player } кладёт закрытую карту в пустую Очередь: { $card }.
event-placed-only-you = Вы кладёте закрытую карту в пустую Очередь: { $card }.
event-placed-first = { $player } кладёт закрытую карту в начало Очереди.
event-placed-first-known = { $player } кладёт закрытую карту в начало Очереди: { $card }.
event-placed-first-you = Вы кладёте закрытую карту в начало Очереди: { $card }.
event-placed-last = { $player } кладёт закрытую карту в конец Очереди.
event-placed-last-known = { $player } кладёт закрытую карту в конец Очереди: { $card }.
event-placed-last-you = Вы кладёте закрытую карту в конец Очереди: { $card }.
event-placed-on = { $player } накрывает { $other-acc } на месте { $place } закрытой картой.
event-placed-on-known = { $player } накрывает { $other-acc } на месте { $place } закрытой картой: { $card }.
event-placed-on-you = Вы накрываете { $other-own-acc } на месте { $place } закрытой картой: { $card }.

## Events: keeping and revealing ($n: influence on the card, or taken from it)

event-kept = { $player } оставляет карту на месте { $place } закрытой: теперь на ней { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }.
event-kept-known = { $player } оставляет карту на месте { $place } закрытой ({ $card }): теперь на ней { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }.
event-kept-you = Вы оставляете карту на месте { $place } закрытой ({ $card }): теперь на ней { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }.
event-revealed = { $player } вскрывает { $card-acc } на месте { $place }.
event-revealed-you = Вы вскрываете { $card-own-acc } на месте { $place }.
event-revealed-takes = { $player } вскрывает { $card-acc } на месте { $place } и забирает с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }.
event-revealed-takes-you = Вы вскрываете { $card-own-acc } на месте { $place } и забираете с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }.
event-acts = Действует { $card } ({ $player }) на месте { $place }.
event-acts-you = Действует { $card-your } на месте { $place }.
event-uncovered = На месте { $place } теперь сверху { $card } ({ $player }): очередь этой карты.
event-uncovered-you = На месте { $place } теперь сверху { $card-your }: очередь этой карты.

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
    } на вашей карте { $card }.
event-lost-plot = { $player } возвращает в банк { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    } с Комбинации.
event-lost-plot-you = Вы возвращаете в банк { $n ->
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
event-paid = { $player } отдаёт в банк { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    } из-за { $card-gen }.
event-paid-you = Вы отдаёте в банк { $n ->
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
    } у игрока { $other-player } благодаря { $card-dat }.
event-stole-you = Вы забираете { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    } у игрока { $other-player } благодаря { $card-dat }.
event-stole-yours = { $player } забирает у вас { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    } благодаря { $card-dat }.
event-stole-nothing = { $player } выбирает игрока { $other-player } ({ $card }), но забрать нечего.
event-stole-nothing-you = Вы выбираете игрока { $other-player } ({ $card }), но забрать нечего.
event-stole-nothing-yours = { $player } выбирает вас ({ $card }), но забрать нечего.
event-stole-own = { $player } выбирает свою карту ({ $card }): никто ничего не теряет.
event-stole-own-you = Вы выбираете свою карту ({ $card }): никто ничего не теряет.

## Events: cards that act on cards
## ($player owns $card and $other-player owns $other; eliminated: $card strikes, $other falls)

event-copied = { $card-start } ({ $player }) копирует { $other-acc } ({ $other-player }).
event-copied-you = { $card-your-start } копирует { $other-acc } ({ $other-player }).
event-copied-yours = { $card-start } ({ $player }) копирует { $other-your-acc }.
event-copied-own = { $card-your-start } копирует { $other-your-acc }.
event-activated = { $card-start } ({ $player }) активирует { $other-acc }.
event-activated-you = { $card-your-start } активирует { $other-acc }.
event-lifted = { $player } поднимает { $other-acc } с места { $place } ({ $other-player }).
event-lifted-you = Вы поднимаете { $other-acc } с места { $place } ({ $other-player }).
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
event-discarded = { $card-start } ({ $player }) уходит в сброс.
event-discarded-you = { $card-your-start } уходит в сброс.
event-entered-first = В начало Очереди входит открытая карта { $card } ({ $player }).
event-entered-first-you = В начало Очереди входит ваша открытая карта { $card }.
event-entered-last = В конец Очереди входит открытая карта { $card } ({ $player }).
event-entered-last-you = В конец Очереди входит ваша открытая карта { $card }.
event-entered-on = Открытая карта { $card } ({ $player }) входит на место { $place } и накрывает { $other-acc }.
event-entered-on-you = Ваша открытая карта { $card } входит на место { $place } и накрывает { $other-your-acc }.
event-entered-at = Открытая карта { $card } ({ $player }) входит на место { $place }.
event-entered-at-you = Ваша открытая карта { $card } входит на место { $place }.

## Events: whose decision it is (told to the others; $n: influence left on Plot;
## $card: the card that acts; pick-as: as $other; put-card: $other is the card that moves)

event-ask-place = Карту выкладывает { $player }.
event-ask-reveal = { $player } решает судьбу закрытой карты на месте { $place }: оставить или вскрыть.
event-ask-pick = { $player } выбирает, что сделает { $card }.
event-ask-pick-as = { $player } выбирает, что сделает { $card } в роли { $other-gen }.
event-ask-put-card = { $player } выбирает, куда переместить { $other-acc }.
event-ask-put-twin = { $player } выбирает, куда войдёт Близнец.
event-ask-plot-first = { $player } выбирает, кого активирует Комбинация.
event-ask-plot-next = { $player } решает, взять очко с Комбинации или активировать снова. Осталось: { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }.

## The status line while another player decides

waiting = { $player } думает…
waiting-place = { $player } выкладывает карту…
waiting-reveal = { $player }: оставить или вскрыть?
waiting-pick = { $player } выбирает…
waiting-put-card = { $player } перемещает карту…
waiting-put-twin = { $player } вводит Близнеца…
waiting-plot-first = { $player } комбинирует…
waiting-plot-next = { $player } комбинирует…

## Why something plays by itself ($card: the acting card)

auto-only-way = Вариант всего один, поэтому всё происходит само.
auto-must-act = Открытая карта обязана действовать, даже себе во вред.
auto-no-target = { $card-start }: допустимого выбора нет, ничего не происходит.
auto-plot-takes = Активировать больше некого, поэтому очки влияния забирают.
nothing-soldier = { $card-start }: соседей нет, ничего не происходит.
nothing-spy = { $card-start }: забрать нечего.
nothing-heir = В Очереди лежит другой открытый Наследник: { $card } ничего не приносит.
nothing-heir-copied = В Очереди лежит другой открытый Перевёртыш: { $card } ничего не приносит.
nothing-shapeshifter = { $card-start }: рядом нет открытого персонажа, ничего не происходит.
nothing-shapeshifter-copied = Перевёртыш, копирующий Перевёртыша, ничего не делает.
nothing-royal-decree = Нет другой карты, которую можно переместить: ничего не происходит.
nothing-conspiracy = { $card-start } лежит без очков влияния: эта карта ничего не приносит.
nothing-cutthroat = { $card-start }: соседей нет, ничего не происходит.
nothing-apothecary = Других карт этого владельца в Очереди нет, и { $card } никого не достаёт: ничего не происходит.
nothing-felon = { $card-start }: терять некому.
nothing-impersonation = { $card-start }: соседей нет, ничего не происходит.
nothing-bribery = Ни один открытый персонаж не лежит на месте один: ничего не происходит.
nothing-plot = Нет открытого персонажа, которого можно активировать: ничего не происходит.

## Prompts, to the player who decides
## ($card: the card that acts; reveal: $n influence lies on it; plot-next: $n influence left;
## acts-as: $other is whose ability it uses; put-card: $other is the card that moves)

turn-yours = Ваш ход
ask-place = Выберите карту с руки и место для неё.
ask-reveal = Место { $place }: { $card-your }, карта закрыта. Оставить или вскрыть?
ask-reveal-laden = Место { $place }: { $card-your }, карта закрыта, на ней { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }. Оставить или вскрыть?
ask-acts = Действует { $card-your }.
ask-acts-as = { $card-your-start } действует как { $other }.
ask-pick-archer = Устраните первую или последнюю карту. Какую?
ask-pick-soldier = Устраните соседнюю карту. Какую?
ask-pick-spy = Заберите 1 очко влияния у владельца соседней карты. Какой?
ask-pick-shapeshifter = Скопируйте соседнего персонажа. Какого?
ask-pick-assassination = Устраните любую карту Очереди. Какую?
ask-pick-royal-decree = Переместите карту. Какую?
ask-pick-cutthroat = Устраните соседнюю карту, а с ней чужие открытые карты с таким именем. Какую?
ask-pick-apothecary = Устраните карту рядом с другой своей картой. Какую?
ask-pick-impersonation = Устраните соседнюю карту и, возможно, займите её место. Какую?
ask-pick-bribery = Подкупите открытого персонажа. Какого?
ask-put-card = Куда переместить { $other-acc }?
ask-put-twin = Входит ваш Близнец. Куда?
ask-plot-first = Активируйте одного из своих персонажей. Какого?
ask-plot-next = От Комбинации осталось: { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }. Взять следующее очко или вернуть его и активировать снова?

## Options as short labels

label-place-only = В Очередь
label-place-first = В начало
label-place-last = В конец
label-place-on = На место { $place }
label-keep = Оставить +1
label-reveal = Вскрыть
label-eliminate = Устранить
label-steal = Забрать 1
label-copy = Скопировать
label-lift = Переместить
label-put = Место { $place }
label-bribe = Подкупить
label-take = Взять 1
label-activate = Активировать

## Where a card can go, before it is chosen ($other: the card there, covered by it; $n: influence locked)

slot-only = Посередине: Очередь пуста.
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

option-place-only = Положить { $card-acc } первой картой Очереди.
option-place-first = Положить { $card-acc } в начало: эту карту разыграют раньше всех остальных.
option-place-last = Положить { $card-acc } в конец: эту карту разыграют после всех остальных.
option-place-on = Положить { $card-acc } на место { $place } и накрыть { $other-own-acc }.
option-place-on-locks = Положить { $card-acc } на место { $place }, накрыть { $other-own-acc } и запереть { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    } на этой карте.
option-keep = Оставить карту закрытой и добавить на неё 1 очко влияния: всего { $n }.
option-eliminate = Устранить { $card-acc } на месте { $place } ({ $player }).
option-eliminate-laden = Устранить { $card-acc } на месте { $place } ({ $player }): { $n ->
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
option-steal = Забрать 1 очко у игрока { $player } (в казне { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, карта на месте { $place }).
option-steal-empty = Выбрать игрока { $player } с пустой казной: вы ничего не заберёте (карта на месте { $place }).
option-steal-you = Выбрать свою карту на месте { $place }: вы ничего не заберёте.
option-copy = Скопировать { $card-acc } на месте { $place } ({ $player }).
option-copy-you = Скопировать { $card-own-acc } на месте { $place }.
option-copy-nothing = Скопировать { $card-acc } на месте { $place } ({ $player }): это ничего не даст.
option-lift = Переместить { $card-acc } с места { $place } ({ $player }).
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
option-bribe = Подкупить { $card-acc } на месте { $place } ({ $player }): карта станет вашей.
option-bribe-you = Положить жетон подкупа на { $card-own-acc }, место { $place }.
option-take = Взять 1 очко влияния с Комбинации.
option-activate = Активировать { $card-own-acc } на месте { $place }.
option-activate-again = Вернуть 1 очко влияния и активировать { $card-own-acc } на месте { $place }.

## Revealing, as a consequence ($n: influence on the card)
## reveal-KIND: with influence on it; -empty: with none; -nothing: when the ability will do nothing.

reveal-archer = Вскрыть Лучницу: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем она должна устранить первую или последнюю карту, а вы получаете 1 очко.
reveal-archer-empty = Вскрыть Лучницу: она должна устранить первую или последнюю карту, а вы получаете 1 очко.
reveal-soldier = Вскрыть Солдата: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем он должен устранить соседнюю карту, а вы получаете 1 очко.
reveal-soldier-empty = Вскрыть Солдата: он должен устранить соседнюю карту, а вы получаете 1 очко.
reveal-soldier-nothing = Вскрыть Солдата: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }; соседей нет, и ничего не произойдёт.
reveal-soldier-nothing-empty = Вскрыть Солдата: соседей нет, и ничего не произойдёт.
reveal-spy = Вскрыть Шпиона: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем он забирает 1 очко у владельца соседней карты.
reveal-spy-empty = Вскрыть Шпиона: он забирает 1 очко у владельца соседней карты.
reveal-spy-nothing = Вскрыть Шпиона: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }; забрать ему нечего, и ничего не произойдёт.
reveal-spy-nothing-empty = Вскрыть Шпиона: забрать ему нечего, и ничего не произойдёт.
reveal-heir = Вскрыть Наследника: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем вы получаете 2 очка.
reveal-heir-empty = Вскрыть Наследника: вы получаете 2 очка.
reveal-heir-nothing = Вскрыть Наследника: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }; в Очереди уже есть открытый Наследник, и этот ничего не принесёт.
reveal-heir-nothing-empty = Вскрыть Наследника: в Очереди уже есть открытый Наследник, и этот ничего не принесёт.
reveal-lord = Вскрыть Лорда: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем вы получаете 1 очко и ещё по 1 за каждую свою соседнюю карту.
reveal-lord-empty = Вскрыть Лорда: вы получаете 1 очко и ещё по 1 за каждую свою соседнюю карту.
reveal-shapeshifter = Вскрыть Перевёртыша: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем он копирует соседнего открытого персонажа.
reveal-shapeshifter-empty = Вскрыть Перевёртыша: он копирует соседнего открытого персонажа.
reveal-shapeshifter-nothing = Вскрыть Перевёртыша: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }; рядом нет открытого персонажа, и ничего не произойдёт.
reveal-shapeshifter-nothing-empty = Вскрыть Перевёртыша: рядом нет открытого персонажа, и ничего не произойдёт.
reveal-assassination = Вскрыть Убийство: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем вы устраняете любую карту Очереди и получаете 1 очко.
reveal-assassination-empty = Вскрыть Убийство: вы устраняете любую карту Очереди и получаете 1 очко.
reveal-royal-decree = Вскрыть Королевский указ: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем вы перемещаете другую карту на новое место.
reveal-royal-decree-empty = Вскрыть Королевский указ: вы перемещаете другую карту на новое место.
reveal-royal-decree-nothing = Вскрыть Королевский указ: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }; другой карты нет, и ничего не произойдёт.
reveal-royal-decree-nothing-empty = Вскрыть Королевский указ: другой карты нет, и ничего не произойдёт.
reveal-ambush = Вскрыть Засаду: { $n ->
        [one] сгорает { $n } очко влияния
        [few] сгорают { $n } очка влияния
        [many] сгорает { $n } очков влияния
       *[other] сгорает { $n } очка влияния
    } на ней, а вы получаете 1.
reveal-ambush-empty = Вскрыть Засаду: вы получаете 1 очко.
reveal-conspiracy = Вскрыть Заговор: вы берёте с него { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    } и ещё столько же из банка.
reveal-conspiracy-empty = Вскрыть Заговор: на нём ничего нет, и он ничего не принесёт.
reveal-prince = Вскрыть Принца: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем входит ваш Близнец, а вы получаете 1 очко.
reveal-prince-empty = Вскрыть Принца: входит ваш Близнец, а вы получаете 1 очко.
reveal-schemer = Вскрыть Интриганку: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем вы получаете влияние, если на соседнем месте нет стопки; иначе она уходит в сброс.
reveal-schemer-empty = Вскрыть Интриганку: вы получаете влияние, если на соседнем месте нет стопки; иначе она уходит в сброс.
reveal-queen = Вскрыть Королеву: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем вы получаете 2 очка.
reveal-queen-empty = Вскрыть Королеву: вы получаете 2 очка.
reveal-cutthroat = Вскрыть Головореза: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем он должен устранить соседнюю карту и чужие открытые карты с таким именем.
reveal-cutthroat-empty = Вскрыть Головореза: он должен устранить соседнюю карту и чужие открытые карты с таким именем.
reveal-cutthroat-nothing = Вскрыть Головореза: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }; соседей нет, и ничего не произойдёт.
reveal-cutthroat-nothing-empty = Вскрыть Головореза: соседей нет, и ничего не произойдёт.
reveal-apothecary = Вскрыть Аптекаря: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем он должен устранить карту рядом с другой вашей картой, а вы получаете 1 очко.
reveal-apothecary-empty = Вскрыть Аптекаря: он должен устранить карту рядом с другой вашей картой, а вы получаете 1 очко.
reveal-apothecary-nothing = Вскрыть Аптекаря: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }; других ваших карт в Очереди нет, и ничего не произойдёт.
reveal-apothecary-nothing-empty = Вскрыть Аптекаря: других ваших карт в Очереди нет, и ничего не произойдёт.
reveal-felon = Вскрыть Преступника: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем каждый теряет 1 очко за каждую свою соседнюю карту.
reveal-felon-empty = Вскрыть Преступника: каждый теряет 1 очко за каждую свою соседнюю карту.
reveal-felon-nothing = Вскрыть Преступника: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }; рядом никому нечего терять, и ничего не произойдёт.
reveal-felon-nothing-empty = Вскрыть Преступника: рядом никому нечего терять, и ничего не произойдёт.
reveal-impersonation = Вскрыть Подмену: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем она должна устранить соседнюю карту, а вы получаете 1 очко.
reveal-impersonation-empty = Вскрыть Подмену: она должна устранить соседнюю карту, а вы получаете 1 очко.
reveal-impersonation-nothing = Вскрыть Подмену: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }; соседей нет, и ничего не произойдёт.
reveal-impersonation-nothing-empty = Вскрыть Подмену: соседей нет, и ничего не произойдёт.
reveal-bribery = Вскрыть Подкуп: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }, затем вашим становится открытый персонаж, который лежит на месте один.
reveal-bribery-empty = Вскрыть Подкуп: вашим становится открытый персонаж, который лежит на месте один.
reveal-bribery-nothing = Вскрыть Подкуп: вы берёте с этой карты { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }; ни один открытый персонаж не лежит на месте один, и ничего не произойдёт.
reveal-bribery-nothing-empty = Вскрыть Подкуп: ни один открытый персонаж не лежит на месте один, и ничего не произойдёт.
reveal-plot = Вскрыть Комбинацию: активируйте своего персонажа, а затем используйте { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    } с неё: берите или активируйте снова.
reveal-plot-empty = Вскрыть Комбинацию: активируйте своего персонажа.
reveal-plot-nothing = Вскрыть Комбинацию: открытых персонажей у вас нет, и вы просто берёте с неё { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }.
reveal-plot-nothing-empty = Вскрыть Комбинацию: открытых персонажей у вас нет, и ничего не произойдёт.
reveal-trap = Вскрыть Ловушку: { $n ->
        [one] сгорает { $n } очко влияния
        [few] сгорают { $n } очка влияния
        [many] сгорает { $n } очков влияния
       *[other] сгорает { $n } очка влияния
    } на ней, а вы получаете 1.
reveal-trap-empty = Вскрыть Ловушку: вы получаете 1 очко.

## The end ($n: influence; in tie-break- messages: top cards in the Queue; in rank- messages: the rank;
## $players: names joined by list-and and list-comma)

event-over = Шестой раунд сыгран. Игра окончена.
score = { $player }: { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }
score-you = Вы: { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }
rank-n = Итоговое место: { $n }
rank-shared = Итоговое место: { $n } (общее)
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
winners-shared = Победу делят { $players }: по { $n ->
        [one] { $n } очку влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }.
winners-shared-you = Вы делите победу. Вместе с вами побеждают { $players }: по { $n ->
        [one] { $n } очку влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }.
tie-break-rule = При равном влиянии выше тот, у кого больше верхних карт в Очереди.
tie-break-count = { $player }: { $n ->
        [one] { $n } верхняя карта в Очереди
        [few] { $n } верхние карты в Очереди
        [many] { $n } верхних карт в Очереди
       *[other] { $n } верхней карты в Очереди
    }
tie-break-count-you = Вы: { $n ->
        [one] { $n } верхняя карта в Очереди
        [few] { $n } верхние карты в Очереди
        [many] { $n } верхних карт в Очереди
       *[other] { $n } верхней карты в Очереди
    }
tie-break-winner = При равном влиянии побеждает { $player }: { $n ->
        [one] { $n } верхняя карта в Очереди
        [few] { $n } верхние карты в Очереди
        [many] { $n } верхних карт в Очереди
       *[other] { $n } верхней карты в Очереди
    }.
tie-break-winner-you = При равном влиянии побеждаете вы: { $n ->
        [one] { $n } верхняя карта в Очереди
        [few] { $n } верхние карты в Очереди
        [many] { $n } верхних карт в Очереди
       *[other] { $n } верхней карты в Очереди
    }.
tie-break-shared = Равное влияние и столько же верхних карт: итоговое место общее.
last-round = Последний раунд: влияние, оставшееся на картах, сгорит.

## Bots

bot-random = Шут
bot-random-about = Играет, что в голову взбредёт. Любой выбор одинаково вероятен.
bot-squire = Оруженосец
bot-squire-about = Жадный и доверчивый: держится нескольких простых правил.
bot-knight = Рыцарь
bot-knight-about = Обдумывает каждый выбор до конца раунда.
bot-baron = Барон
bot-baron-about = Догадывается, что вы прячете, и планирует на несколько ходов вперёд.

## Errors

error-not-option = Среди ваших вариантов такого нет.
error-not-your-turn = Сейчас решаете не вы.
error-over = Игра уже окончена.
