# pages.ftl: what the web page says after games: everything opened, my games, my play.
#
# It comes when it is wanted (loadPages in web/src/game/i18n.ts). Ids begin with page-.

## Everything opened ($place: of the Queue; $n: influence on the card)

page-opened = Ce qui était caché
page-unplayed = Non jouée
page-hidden-queue = Cartes cachées dans la File
page-down-at = place { $place }, face cachée
page-down-at-laden = place { $place }, face cachée, { $n ->
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
page-invited-nobody = Vous êtes invité à jouer.
page-write-name = Indiquez votre nom et prenez place.
page-new-here = Première fois ? Comment jouer
page-name-first = Indiquez d’abord votre nom.
page-sit-here = Prendre cette place
page-full = Toutes les places sont prises, vous regarderez donc la partie.
page-free-seat = Libérer cette place
page-free-seat-sure = Libérer la place : { $player } ?
page-forget = Effacer ici mon nom et mes messages
page-forget-sure = Effacer pour tous et pour toujours votre nom et tout ce que vous avez écrit à cette table ? Les parties et votre place restent.
page-forget-yes = Effacer
page-stand-up = Se lever
page-stand-up-sure = Vous lever ? Votre place sera libre pour d’autres, et votre score à cette table sera perdu.
page-seats-last = Seule la dernière place peut être supprimée. Son occupant peut se lever et en prendre une libre.
page-leave-yes = Quitter
page-leave-sure = Quitter cette partie ? Un robot joue pour vous jusqu’à votre retour. Votre place reste la vôtre.
page-leave = Quitter la partie
page-copy = Copier
page-send = Partager
page-host = hôte
page-bot = Robot
page-sit = Prendre place
page-switch-seats = Changer de place
page-damaged = Ce navigateur ne peut pas lire une des choses qu’il garde pour Oriflamme : une liste de parties, une partie, une place ou les réglages. Rien n’a été supprimé : le texte endommagé reste dans le stockage du navigateur.
page-start-hint = { $n ->
        [one] Il reste { $n } place libre : attendez un ami ou mettez-y un robot.
       *[other] Il reste { $n } places libres : attendez des amis ou mettez-y des robots.
    }
page-no-help = À cette table, demander conseil à un robot n’est pas permis.
page-help = À cette table, on peut demander conseil à un robot.
page-allow-help = Les joueurs peuvent demander conseil à un robot (tout le monde le voit)
page-rename = Changer de nom
page-share = Partagez ce lien pour inviter d’autres joueurs
page-wait-host = En attente : c’est l’hôte qui lance la partie.
page-host-away = L’hôte est absent. S’il ne revient pas d’ici une minute, le joueur présent suivant devient l’hôte.
page-fill = Ajouter des robots
page-start-game = Commencer la partie
page-rematch-wants = Pour une revanche : { $players }.
page-rematch-missing = Réponse attendue : { $players }.
page-next-game = Prochaine partie : { $cards } · { $players } · { $pace }.
page-first-drawn = Le premier joueur est tiré au sort.
page-first-you = Vous commencez.
page-first-player = { $player } commence.
page-handicap = Handicap
page-handicap-about = L’influence de départ de chaque joueur. Donnez-en plus aux joueurs moins forts.
page-handicap-you = Vous commencez avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    } d’influence.
page-handicap-player = { $player } commence avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    } d’influence.
page-score = { $n ->
        [one] Score après { $n } partie
       *[other] Score après { $n } parties
    }
page-score-wins = Victoires
page-score-rank = Rang moyen
page-score-influence = Influence
page-score-number = { $n }
page-all-begun = Chacun a déjà commencé au moins une fois.
page-begun = Ont déjà commencé : { $n } sur { $of }.

## My games and my play ($n, $of, $games: how many; $share, $fair: per cent)

page-all = Toutes
page-state = État
page-going = En cours
page-search = Chercher un nom ou un jeu
page-shown = Parties : { $n } sur { $of }
page-none = Aucune partie n’est enregistrée dans ce navigateur.
page-export = Exporter toutes les parties
page-import = Importer des parties d’un fichier
page-imported = Parties ajoutées : { $n }.
page-import-here = Déjà présentes : { $n }.
page-import-unreadable = Laissées de côté, car illisibles : { $n }.
page-import-no-room = Laissées de côté, faute de place : { $n }. Ce navigateur garde jusqu’à { $most } parties, dans la limite de son stockage.
page-not-games = Ce fichier ne contient pas de parties. Rien n’a changé.
page-local = Vos parties restent dans ce navigateur, qui garde les { $most } plus récentes.
page-my-play = Mes statistiques
page-no-results = Aucune partie terminée pour l’instant. Jouez-en une jusqu’au bout pour voir des statistiques.
page-no-results-here = Aucune de ces parties n’est terminée.
page-uncounted = Ne comptent pas : la partie guidée et les parties reprises depuis une relecture.
page-share-time = Parties gagnées au fil du temps
page-share-now = Parties gagnées : { $share } sur { $games }. Le seul hasard donnerait { $fair } (en pointillé).
page-by-set = Par jeu de cartes
page-by-seats = Par nombre de joueurs
page-by-opponents = Par adversaires
page-people = Des humains
page-games = Parties
page-won = Gagnées
page-fair = Hasard
page-favourites = Cartes préférées et ce qu’elles ont rapporté
page-placed = Posée
page-brought = Influence
page-each = En moyenne
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

page-credits-game = Oriflamme et Oriflamme : Embrasement sont des jeux d’Adrien et Axel Hesling, édités par Studio H. Cette page a été faite par des amateurs du jeu. Elle n’est liée ni aux auteurs ni à l’éditeur.
page-credits-ours = Nous avons fait nous-mêmes les dessins, le programme et les textes. Ils sont libres, sous licence MIT.
page-credits-others = Merci à
page-credits-private = La page ne contacte que son propre serveur : ni traceurs, ni comptes. Les parties contre des robots restent dans ce navigateur.

## An address that leads nowhere

page-lost = Page introuvable
page-lost-about = Il n’y a rien à cette adresse. Elle est peut-être mal saisie ou incomplète.

## Where there is no JavaScript: all five languages stand in the page (web/scripts/texts.ts)

page-noscript = Oriflamme se joue dans la page elle-même et demande JavaScript.

# --- L’analyse d’une partie finie, quand on la revoit ---

page-study-start = Analyser la partie
page-study-about = Le robot Roi joue la suite à partir de chaque moment et trouve ce que valait chaque décision. Cela prend quelques secondes, sur cet appareil seulement.
page-study-failed = L’analyse n’a pas pu être chargée. Réessayez.
page-study-graph = Chances de victoire
page-study-at = Décision { $n } sur { $total }
page-study-moment = Ce moment
page-study-game = Toute la partie
page-study-wait = L’analyse le complétera dans un instant.
page-study-over = La partie est finie.
page-study-unjudged = Cet enregistrement ne dit pas ce que savait le joueur.
page-study-played = joué
page-study-all = { $n ->
        [one] { $n } option
       *[other] Les { $n } options
    }
page-study-fewer = Moins d’options
page-study-sample = Chances de victoire de celui qui décide : moyenne de { $n ->
        [one] { $n } donne possible
       *[other] { $n } donnes possibles
    } ; l’erreur type est de { $error } points.
page-study-lost = Chances de victoire perdues : { $points } points (± { $error }).
page-study-noise = Le hasard seul peut expliquer l’écart : aucune perte n’est comptée.
page-study-unclear = { $chosen } % après ce choix, { $best } % après le meilleur (± { $error }) : impossible de dire si c’est le hasard.
page-study-why = Pourquoi ?
page-study-counting = Des parties sont jouées jusqu’au bout…
page-study-no-reason = Dans { $n ->
        [one] { $n } paire
       *[other] { $n } paires
    } de parties, rien de ce qui est compté ne s’écarte davantage que ne le ferait le hasard.
page-study-difference = L’erreur type de l’écart est de { $error }.
page-study-all-facts = Tout ce qui a été compté
page-study-better = Jouer le meilleur coup
page-study-beliefs = Ce que la table croyait des cartes cachées
page-study-card = { $player }, place { $place }
page-study-taken = La table y voit : { $card }, { $share }.
page-study-own = Ce que { $n ->
        [one] { $n } décision a
       *[other] { $n } décisions ont
    } coûté en tout ; l’erreur type est de { $error } points.
page-study-made-of = De quoi ces chiffres sont faits
page-study-shares-table = Ces chances de victoire sont la moyenne de { $n ->
        [one] { $n } donne possible
       *[other] { $n } donnes possibles
    }, telles qu’un spectateur pouvait les imaginer ; ± est son erreur type.
page-study-shares-truth = Ces chances de victoire sont la moyenne de { $n ->
        [one] { $n } partie poursuivie
       *[other] { $n } parties poursuivies
    } à partir de là, toutes les cartes étant connues ; ± est son erreur type.
page-study-fair = Une chance égale pour chacun des { $n } joueurs.
page-study-deal = Les chances de victoire juste après la donne, toutes les cartes étant connues, moins une chance égale ; { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }, l’erreur type est de { $error } points.
page-study-others = Tout autre changement des chances de victoire, toutes les cartes étant connues : ce que les autres ont décidé, et le hasard. Ainsi le compte est juste.
page-study-final = Le résultat de la partie : 100 pour une victoire, une fraction égale pour une victoire partagée.
page-study-decision = Décision
page-study-round = Manche
page-study-verdict = Verdict
page-study-end = La fin

# --- L’atlas du jeu ---

page-atlas = Un atlas du jeu
page-atlas-about = Comment le robot Roi joue chaque carte, et ce qui en résulte : { $games } parties contre lui-même. Ce robot joue ainsi ; ce n’est pas une règle à suivre.
page-atlas-show = Montrer l’atlas
page-atlas-card = Carte
page-atlas-hand = Victoires avec cette carte en main, en points au-dessus d’une part égale
page-atlas-brings = Influence que la carte rapporte en tout à son propriétaire
page-atlas-rounds = Quand elle est posée : les six manches, en pour cent
page-atlas-slots = Où elle est posée, en pour cent
page-atlas-front = au début
page-atlas-back = à la fin
page-atlas-own = sur une carte à soi
page-atlas-kept = Manches entre la pose et la révélation, en moyenne
page-atlas-struck = Combien de fois la carte d’un autre l’élimine, en pour cent
page-atlas-down = face cachée
page-atlas-up = révélée
page-atlas-order = Victoires selon l’ordre du tour à la première manche, en pour cent
page-atlas-turn = Joueur { $n }
page-atlas-set = Jeu et joueurs
# --- Help while playing: advice, a question before a blunder, marks on others’ face-down cards.
# $points and $share are figures ---

page-guesses-on = Toucher les cartes cachées des autres pour y noter vos suppositions
page-beliefs-on = Montrer aussi ce que la table pourrait deviner
page-takeback-instant = À la vitesse instantanée, les décisions contre des robots partent aussitôt.
page-warn = M’avertir avant une grosse erreur
page-warn-never = jamais
page-warn-points = dès { $n } points
page-help-where = Les robots vous aident dans les parties contre des robots, et aux tables où l’hôte le permet. Vos notes restent dans ce navigateur.
page-advice-thinking = Réflexion en cours…
page-advice-of = Vos chances de victoire si, à partir d’ici, le robot Roi jouait pour tous, d’après ce que vous savez.
page-advice-why-not = Pourquoi pas celle-ci ?
page-advice-compared = Cette option face à la meilleure :
page-advice-fewer = Moins
page-advice-all = Les { $n } options
page-warned = Vraiment ?
page-warned-loses = Cela coûte au moins { $points } points de chances de victoire.
page-warned-better = Le robot Roi jouerait ainsi :
page-warned-back = Réfléchir encore
page-warned-anyway = Le faire quand même
page-warned-why = Pourquoi ?
page-guess-what = { $player }, place { $place } : quelle carte est-ce ?
page-guess-private = Personne d’autre ne voit votre note. À la fin de la partie, vous saurez si elle était juste.
page-guess-table = Ce que la table pourrait deviner
page-read = Comment vous lisez les autres joueurs
page-read-mine = Cartes bien devinées : { $n } sur { $total } notées.
page-read-king = Aux mêmes moments, la première idée du robot Roi était juste { $n } fois, et il donnait en moyenne { $share } à la vraie carte.
page-read-card = La carte
page-read-you = Vous

## Step by step

page-next-move = Coup suivant
page-space = Espace

## Keys

web-keys-about = Les raccourcis d’une lettre se désactivent dans les réglages.
web-touch-about = Sur un écran tactile, un appui long sur une carte l’explique ; touchez une famille pour voir sa défausse.
web-key-card = choisir une carte de la main
web-key-ends = début et fin de la File
web-key-targets = parcourir les choix et en prendre un
web-key-keep = laisser
web-key-reveal = révéler
web-key-take-back = annuler
web-key-explain = expliquer cette carte
web-key-log = journal
web-key-skip = passer l’animation
web-key-hide = cacher mes cartes
web-key-mute = couper ou remettre le son

## Settings

web-language-auto = Celle du navigateur
web-theme = Thème
web-theme-auto = Comme le système
web-theme-light = Jour
web-theme-dark = Aux chandelles
web-text-size = Taille du texte
web-confirm-how = Avant d’envoyer une décision
web-confirm-takeback = Un instant pour annuler
web-confirm-ask = Demander à chaque fois
web-confirm-off = Envoyer aussitôt
web-direction = Sens de la File
web-direction-ltr = de gauche à droite
web-direction-rtl = de droite à gauche
web-sound-auto = En partie
web-sound-on = Toujours
web-sound-off = Jamais
web-volume = Volume
web-keys-on = Raccourcis clavier d’une lettre

## My tables and my pass ($name: how I am called there)

page-my-tables = Mes tables sur ce serveur
page-my-none = Vous n’avez pas encore de table ici.
page-my-waits = À { $player } de jouer
page-free-seats = Places libres aux tables publiques
page-my-again = La mémoire de ce navigateur a été effacée, mais le serveur a gardé un passe pour lui : { $name }, { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }.
page-my-takeback = Reprendre mes places
page-my-notme = Ce n’est pas moi
page-my-offered = Ce lien apporte un passe : { $name }, { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }. La personne qui l’a envoyé peut aussi jouer à ces places. Ne l’utilisez que s’il est à vous.
page-my-use = Utiliser ce passe
page-my-keep = Tout laisser tel quel
page-my-loses = Ce navigateur perdrait alors son propre passe et, avec lui, vos places à ces tables :
page-my-device = Gardez vos places : emportez-les sur un autre appareil
page-my-how = Ouvrez ce lien sur votre autre appareil, ou scannez-y le code. Toute personne qui a ce lien peut jouer à toutes vos places. Personne ne peut rendre un passe perdu.
page-my-copy = Copier le lien secret
page-my-out = Se déconnecter ici
page-my-outsure = Ce navigateur oubliera votre passe et vos places. Sans le lien secret, personne ne peut les retrouver.
page-my-forget = M’oublier partout
page-my-forgetsure = Effacer votre nom et tous vos messages à chacune de vos tables ?
page-my-forgotten = Votre nom et vos messages sont effacés. Vos places restent les vôtres.
page-my-inapp = Ce navigateur est intégré à une autre application et oublie vite ce qu’il garde. Ouvrez la page dans votre navigateur habituel.

## Donnes : la donne du jour, le résultat d’un ami, là où deux parties se séparent

page-daily-of = Donne du jour, { $date }
page-daily-about = Tout le monde reçoit cette donne. La nouvelle arrive à minuit UTC ; une partie commencée avant compte pour son jour.
page-daily-open = Votre partie du { $date } n’est pas finie. Elle compte toujours pour ce jour-là.
page-calendar = Mon calendrier
page-calendar-played = { $date } : rang { $rank } sur { $seats }
page-calendar-open = { $date } : commencée
page-calendar-none = { $date } : pas jouée
page-deal = Cette donne
page-deal-named = Donne { $word }
page-deal-counts = Le premier essai compte : une décision ne s’annule pas, et il n’y a ni conseil ni avertissement.
page-deal-practice = Entraînement : cette partie ne comptera pas.
page-deal-play-again = Jouer pour s’entraîner
page-deal-go-on = Reprendre votre partie
page-deal-guard = { $player } a joué cette donne
page-deal-guard-nobody = Quelqu’un a joué cette donne
page-deal-guard-about = Jouez-la d’abord. Vous pourrez ensuite comparer vos décisions, et rien n’est dévoilé avant.
page-deal-look = Regarder quand même
page-deal-same = { $n ->
        [one] Pareil pendant { $n } décision, puis les parties se séparent
       *[other] Pareil pendant { $n } décisions, puis les parties se séparent
    }
page-deal-never-same = Différent dès la première décision
page-deal-alike = { $n ->
        [one] La même décision, donc la même partie
       *[other] Les mêmes { $n } décisions, donc la même partie
    }
page-deal-worth = Les chances de victoire de chaque choix, selon ce qu’on pouvait savoir alors. Le robot Roi a joué la suite, sur cet appareil.
page-deal-outcomes = Comment cela s’est terminé
page-deal-who = Joueur
page-deal-rank = Rang
page-deal-margin = Avance sur le meilleur adversaire
page-deal-player = Joueur { $n }
page-deal-luck = Les cartes n’expliquent qu’environ un dixième du résultat. Dès la première décision différente, ce sont des parties différentes : comparez les décisions, pas les scores.
page-deal-more = Collez les liens d’autres résultats
page-deal-compare = Comparer
page-deal-text = Oriflamme, { $deal } : rang { $rank } sur { $seats }
page-deal-share = Partager
page-deal-copy-text = Copier ce texte
page-deal-copy-link = Copier le lien
page-challenge = Défier un ami
page-challenge-about = Votre ami joue la même donne contre les mêmes robots, puis voit où vos parties se sont séparées. Le lien contient vos décisions : personne ne peut inventer un résultat. Il ne montre pas si c’était votre premier essai.
page-challenge-none = Cette partie ne peut pas être redonnée : elle vient de votre propre mot du mélange, ou du milieu d’une autre partie.

## Notifications on this device and a table’s webhook ($time: “22 hours”; $host: of the address)

page-notice-full = Votre table est complète
page-notice-begun = La partie a commencé
page-notice-table = Chez { $player }
page-notice-left = Temps restant : { $time }
page-notice-waiting = Tables qui vous attendent : { $n }
page-notices-about = Cet appareil vous prévient quand c’est à vous et que vous ne regardez pas le jeu, même si la page est fermée.
page-notices-ask = Me prévenir quand c’est à moi
page-notices-on = Cet appareil vous prévient quand c’est à vous.
page-notices-off = Désactiver les notifications
page-notices-gone = Les notifications sont désactivées sur cet appareil.
page-notices-quiet = Heures calmes sans notifications
page-notices-from = De
page-notices-to = À
page-notices-same = Choisissez deux heures différentes.
page-notices-refused = Ce navigateur bloque les notifications de ce site. Autorisez-les dans les réglages du navigateur pour ce site, puis réessayez.
page-notices-failed = Impossible d’activer les notifications : ce navigateur ne joint pas son service push, ou le serveur est injoignable. Réessayez plus tard.
page-notices-home = Sur iPhone et iPad, les notifications ne marchent que depuis l’écran d’accueil : touchez « Partager », puis « Sur l’écran d’accueil », et ouvrez Oriflamme de là.
page-hook = Annoncer à qui c’est de jouer dans un salon de discussion (webhook)
page-hook-about = Annonce sur Discord, ntfy ou un autre service que cette table attend depuis 20 secondes un joueur absent, et qu’une partie commence ou se termine. L’adresse doit commencer par https:// et appartenir à un service que ce serveur autorise. Tout le monde voit quel est ce service ; l’adresse reste secrète.
page-hook-url = Adresse du webhook
page-hook-format = Format
page-hook-set = Enregistrer le webhook
page-hook-drop = Supprimer le webhook
page-hook-host = À qui c’est de jouer est aussi annoncé sur { $host }.
web-problem-bad-hook = Ce serveur ne publie rien à cette adresse. Elle doit commencer par https:// et appartenir à un service que le serveur autorise.
