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
page-free-seat-sure = Libérer la place : { $player } ?
page-forget = Effacer ici mon nom et mes messages
page-forget-sure = Effacer pour tous et pour toujours votre nom et tout ce que vous avez écrit à cette table ? Les parties et votre place restent.
page-forget-yes = Effacer
page-stand-up = Se lever
page-copy = Copier
page-host = hôte
page-bot = Robot
page-sit = S’asseoir
page-start-hint = { $n ->
        [one] Il reste { $n } place libre : attendez un ami ou mettez-y un robot.
       *[other] Il reste { $n } places libres : attendez des amis ou mettez-y des robots.
    }
page-no-help = Ici, personne ne demande conseil à un robot.
page-help = À cette table, on peut demander conseil à un robot.
page-allow-help = Les joueurs peuvent demander conseil à un robot (tout le monde le voit)
page-rename = Changer de nom
page-share = Invitez avec ce lien
page-wait-host = L’hôte lance la partie.
page-host-away = L’hôte n’est plus là. Sans retour d’ici une minute, le joueur présent suivant devient l’hôte.
page-fill = Ajouter des robots
page-start-game = Commencer la partie
page-rematch-wants = Pour une revanche : { $players }.
page-rematch-missing = Réponse attendue : { $players }.

## My games and my play ($n, $of, $games: how many; $share, $fair: per cent)

page-all = Toutes
page-state = État
page-going = En cours
page-search = Chercher un nom ou un jeu
page-shown = Parties : { $n } sur { $of }
page-none = Aucune partie n’a encore été jouée dans ce navigateur.
page-export = Enregistrer toutes les parties
page-import = Importer des parties
page-imported = Parties ajoutées : { $n }
page-not-games = Ce fichier ne contient pas de parties. Rien n’a changé.
page-local = Tout cela reste dans ce navigateur.
page-my-play = Mon jeu
page-no-results = Aucune partie n’est encore terminée : jouez-en une jusqu’au bout.
page-share-time = Parties gagnées, l’une après l’autre
page-share-now = Gagné jusqu’ici : { $share }, parties : { $games }. Le seul hasard donnerait { $fair } (en pointillé).
page-by-set = Par jeu de cartes
page-by-seats = Par nombre de joueurs
page-by-opponents = Par adversaires
page-people = Des personnes
page-games = Parties
page-won = Gagnées
page-fair = Hasard
page-favourites = Cartes préférées et ce qu’elles ont rapporté
page-placed = Posée
page-brought = Influence
page-each = Chaque fois
page-losses = Pertes les plus lourdes
page-seats-n = { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
page-loss = { $card } : { $n ->
        [one] { $n } point perdu
       *[other] { $n } points perdus
    } avec la carte

## Credits

page-credits-game = Oriflamme et Oriflamme : Embrasement sont des jeux d’Adrien et Axel Hesling, édités par Studio H. Cette page est faite par des gens qui les aiment et n’est liée ni aux auteurs ni à l’éditeur.
page-credits-ours = Les dessins, le programme et les textes de cette page sont les siens, libres sous licence MIT.
page-credits-others = Avec nos remerciements pour
page-credits-private = La page ne contacte que son propre serveur : ni traceurs, ni comptes. Les parties contre des robots restent dans ce navigateur.

## An address that leads nowhere

page-lost = Il n’y a rien ici
page-lost-about = Cette adresse ne mène nulle part : elle est peut-être mal saisie ou incomplète.

## Where there is no JavaScript: all five languages stand in the page (web/scripts/texts.ts)

page-noscript = Oriflamme se joue dans la page elle-même et demande JavaScript.
