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
