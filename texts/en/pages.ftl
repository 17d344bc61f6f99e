# pages.ftl: what the web page says after games: everything opened, my games, my play.
#
# It comes when it is wanted (loadPages in web/src/game/i18n.ts). Ids begin with page-.

## Everything opened ($place: of the Queue; $n: influence on the card)

page-opened = What lay hidden
page-unplayed = Not played
page-hidden-queue = Hidden in the Queue
page-down-at = place { $place }, face down
page-down-at-laden = place { $place }, face down, { $n } influence
page-covered-at = place { $place }, covered
page-covered-at-laden = place { $place }, covered, { $n } influence

## Friends

page-invited = { $player } invites you to play.
page-invited-nobody = You are invited to play.
page-write-name = Write your name and sit down.
page-name-first = Write your name first.
page-sit-here = Sit here
page-full = Every seat is taken: you will watch the game.
page-free-seat = Free this seat
page-rematch-wants = Want another game: { $players }.
page-rematch-missing = Still to answer: { $players }.
