# pages.ftl: what the web page says after games: everything opened, my games, my play.
#
# It comes when it is wanted (loadPages in web/src/game/i18n.ts). Ids begin with page-.

## Everything opened ($place: of the Queue; $n: influence on the card)

page-opened = Ce qui était caché
page-unplayed = Non jouée
page-hidden-queue = Cachées dans la File
page-down-at = place { $place }, cachée
page-down-at-laden = place { $place }, cachée, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
page-covered-at = place { $place }, recouverte
page-covered-at-laden = place { $place }, recouverte, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## Friends

page-invited = { $player } vous invite à jouer.
page-invited-nobody = On vous invite à jouer.
page-write-name = Écrivez votre nom et asseyez-vous.
page-name-first = Écrivez d’abord votre nom.
page-sit-here = S’asseoir ici
page-full = Toutes les places sont prises : vous regarderez la partie.
page-free-seat = Libérer cette place
page-rematch-wants = Veulent une revanche : { $players }.
page-rematch-missing = Réponse attendue : { $players }.
