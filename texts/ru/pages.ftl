# pages.ftl: what the web page says after games: everything opened, my games, my play.
#
# It comes when it is wanted (loadPages in web/src/game/i18n.ts). Ids begin with page-.

## Everything opened ($place: of the Queue; $n: influence on the card)

page-opened = Что было скрыто
page-unplayed = Не сыграна
page-hidden-queue = Скрытые в Ряду
page-down-at = место { $place }, закрыта
page-down-at-laden = место { $place }, закрыта, { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
page-covered-at = место { $place }, накрыта
page-covered-at-laden = место { $place }, накрыта, { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }

## Friends

page-invited = { $player } приглашает вас в игру.
page-invited-nobody = Вас приглашают в игру.
page-write-name = Напишите своё имя и садитесь.
page-name-first = Сначала напишите имя.
page-sit-here = Сесть здесь
page-full = Все места заняты: вы будете наблюдать за игрой.
page-free-seat = Освободить это место
page-rematch-wants = За реванш: { $players }.
page-rematch-missing = Ещё не ответили: { $players }.
