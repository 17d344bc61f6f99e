# web.ftl: what the web page says around the table. Ids begin with web-.

## Home

web-description = Oriflamme : un jeu d’influence et d’intrigues pour 3 à 5 joueurs, contre des humains ou des robots.
web-tagline = Un jeu d’influence et d’intrigues à la cour.
web-play-now = Jouer
web-play-now-about = Contre trois robots. Sans compte, même hors ligne.
web-play = Jouer
web-resume = Reprendre la partie (manche { $round })
web-setup = Préparer une partie
web-setup-about = Choisissez les cartes, les places et les adversaires
web-daily = Donne du jour
web-daily-about = Chaque jour, la même donne pour tous
web-friends = Jouer entre amis
web-friends-about = Partagez un lien et jouez ensemble
web-watch = Regarder
web-watch-about = Voir les parties des tables publiques
web-review = Revoir
web-review-about = Rejouer une partie, la reprendre à tout moment
web-learn = Apprendre
web-learn-about = Partie guidée, toutes les cartes, les règles
web-my-games = Mes parties
web-against-bots = Contre des robots
web-branch = Depuis une relecture
web-with-friends = Entre amis
web-lobby = En attente du début
web-finished-rank = Terminée : rang { $n }
web-forget = Supprimer cette partie
web-forget-sure = Supprimer définitivement ?
web-forget-yes = Supprimer
web-forgotten = Partie supprimée.
web-undo = Rétablir
web-show-all = Tout montrer ({ $n })
web-all-games = Toutes les parties et mes statistiques
web-home = Accueil
web-menu = Menu
web-settings = Réglages
web-rules = Règles
web-credits = Crédits
web-close = Fermer
web-loading = Chargement…
web-load-failed = Cette partie de la page n’a pas pu être chargée. Êtes-vous hors ligne ?
web-no-game = Partie introuvable
web-no-game-about = Cette partie n’est plus dans ce navigateur.

## The coached game

web-coach-offer = Première visite ?
web-coach-about = Jouez une courte partie guidée : cinq minutes, rien à lire avant.
web-coach-start = Partie guidée
web-coach-no = Non merci
web-coach-next = Continuer
web-coach-dismiss = Arrêter le guide

## Setting up

web-cards = Cartes
web-set-base = Oriflamme
web-set-base-about = Les dix cartes du jeu de base.
web-set-ablaze = Embrasement
web-set-ablaze-about = Les dix cartes d’Oriflamme : Embrasement, avec le Jumeau et les jetons de corruption.
web-set-mix = Mélange
web-set-mix-about = Six personnages et quatre intrigues tirés des deux jeux.
web-set-own = Mélange au choix
web-set-own-about = Choisissez dix cartes, n’importe lesquelles.
web-own-count = { $n } sur 10 choisies
web-characters = Personnages
web-intrigues = Intrigues
web-schemer2 = L’Intrigante gagne 2 (comme dans l’édition anglaise)
web-seats = Places
web-seats-two = 2 (variante)
web-opponents = Adversaires
web-bots-about = Qui sont-ils ?
web-more = Plus
web-first-random = Tiré au sort
web-seed = Mot du mélange
web-seed-about = Un mot au choix : même mot, mêmes cartes
web-your-name = Votre nom
web-player = Joueur
web-start = Début

## A table with friends

web-make-table = Créer une table
web-join-table = Rejoindre une table
web-join-link = Lien ou numéro de la table
web-join = Rejoindre
web-pace = Temps par décision
web-pace-none = Sans limite de temps
web-pace-seconds = { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
web-pace-days = { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
web-days = { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
web-public = Montrer cette table dans la liste publique
web-copied = Copié
web-qr = Code QR
web-spectators-none = aucun spectateur
web-spectators = { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }
web-seat-open = Place libre
web-seats-free = { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
web-away = absent
web-standin = un robot joue
web-copy-table-link = Copier le lien de cette table
web-copy-seat-link = Copier le lien secret de ma place
web-back-to-seat = Je suis de retour
web-standin-you = Un robot joue à votre place.
web-vote-standin-none = Laisser un robot jouer à sa place
web-vote-standin = { $n ->
        [one] Laisser un robot jouer à sa place ({ $n } voix)
       *[other] Laisser un robot jouer à sa place ({ $n } voix)
    }
web-mute = Masquer ses messages
web-watch-intro = Tout le monde peut regarder ces tables, ou les rejoindre tant qu’une place est libre.
web-watch-none = Aucune table publique pour l’instant.
web-refresh = Actualiser

## At the table

web-families = Familles
web-family-letter = Famille { $letter } ({ $family })
web-decides = décide
web-being-resolved = En cours de résolution
web-twin-ready = le Jumeau est prêt
web-log = Journal
web-while-away = Pendant votre absence :
web-chat = Discussion
web-chat-empty = Aucun message pour l’instant.
web-chat-players = Seuls les joueurs peuvent écrire ici.
web-chat-say = Écrire un message
web-chat-send = Envoyer
web-clock = Temps restant :
web-skip = Passer
web-speed = Vitesse
web-speed-step = Attendre mon clic
web-speed-slow = Lente
web-speed-1x = Normale
web-speed-2x = Double
web-speed-instant = Instantanée
web-hide-own = Cacher mes cartes
web-not-sure = le reste dépend de cartes cachées
web-advise = Conseil
web-stays = Personnage : reste dans la File et agit à chaque manche.
web-goes = Intrigue : quitte la File après avoir agi.
web-plan = à mon tour
web-plans = Prévoir à l’avance
web-plans-about = Que faire quand viendra son tour. Annulé automatiquement si la carte, ses voisines ou un bout de la File changent.
web-plan-keep = Laisser
web-plan-reveal = Révéler
web-more-below = encore { $n }
web-take-back = Annuler
web-take-back-for = { $n ->
        [one] Vous pouvez l’annuler pendant { $n } seconde.
       *[other] Vous pouvez l’annuler pendant { $n } secondes.
    }
web-send-now = Envoyer
web-confirm = Confirmer
web-cancel = Annuler

## What has been saved

web-connecting = Connexion…
web-connection-lost = Connexion perdue.
web-saved-safe = Toutes vos décisions sont enregistrées.
web-saved-sending = Envoi de votre décision…
web-saved-unsure = Votre dernière décision n’est pas encore confirmée. Elle sera renvoyée.
web-saved-not-sent = Votre dernière décision n’est pas encore partie. Elle partira dès le retour de la connexion.
web-retry-in = { $n ->
        [one] Nouvel essai dans { $n } seconde.
       *[other] Nouvel essai dans { $n } secondes.
    }
web-retry-now = Essayer maintenant

## Problems

web-problem = Cela n’a pas marché.
web-problem-offline = Pas de connexion au serveur.
web-problem-bad-record = Ce n’est pas l’enregistrement d’une partie.
web-problem-no-record = Cette partie n’est pas dans ce navigateur.
web-problem-illegal = Cela ne fait pas partie de vos choix.
web-problem-engine = Une erreur dans le moteur du jeu a arrêté les robots. La partie est enregistrée : rechargez la page pour continuer.
web-problem-refused = Le jeu n’a pas accepté cette décision. Choisissez à nouveau.
web-problem-no-table = Cette table n’existe pas.
web-problem-no-game = Cette partie n’existe pas.
web-problem-not-found = Le serveur ne trouve pas cela.
web-problem-bad-token = Ce lien n’appartient pas à cette table.
web-problem-other-seat = Le lien que vous avez suivi ouvre une autre place à cette table. Votre clé fonctionne toujours. Si vous changez de place, ce navigateur ne gardera que la clé de l’autre place.
web-problem-bad-name = Choisissez un autre nom : de 1 à 24 caractères.
web-problem-seat-taken = Cette place est prise.
web-problem-seat-freed = L’hôte a libéré votre place.
web-problem-already-seated = Vous êtes déjà à cette table.
web-problem-seats-open = Occupez d’abord toutes les places.
web-problem-wrong-phase = Ce n’est pas possible pour l’instant.
web-problem-not-asked = C’est à un autre joueur de décider.
web-problem-not-maker = Seul l’hôte peut le faire.
web-problem-not-seated = Seuls les joueurs peuvent le faire.
web-problem-stale = La partie a avancé. Décidez à nouveau.
web-problem-player-here = Un robot ne peut remplacer qu’un joueur absent depuis quelques minutes, et seulement sans limite de temps.
web-problem-too-fast = Trop vite. Attendez un instant.
web-problem-too-many = Le serveur est plein. Réessayez plus tard.
web-problem-store-failed = Le serveur ne peut rien enregistrer en ce moment. Votre dernière action est peut-être perdue : réessayez.
web-problem-stopping = Le serveur redémarre.
web-problem-bad-protocol = Cette page est trop ancienne pour le serveur : rechargez-la.
web-problem-not-kept = Ce navigateur n’enregistre rien : son stockage est désactivé ou plein. Fermer la page fera perdre la partie, sauf si vous l’enregistrez.
web-problem-seat-not-kept = Ce navigateur n’enregistre rien : son stockage est désactivé ou plein. Fermer la page vous fera perdre votre place, sauf si vous gardez votre lien secret (dans le menu de la partie).
web-problem-taken = Cette partie est ouverte dans un autre onglet.
web-play-here = Jouer ici

## The end

web-rematch = Revanche
web-rematch-asked = Revanche demandée par : { $players }
web-you-watch = Vous regardez cette partie.
web-save-record = Enregistrer la partie
web-copy-link = Copier un lien vers la partie
web-chart = Influence par manche
web-chart-table = Afficher les chiffres
web-top-cards = { $n ->
        [one] { $n } carte du dessus
       *[other] { $n } cartes du dessus
    }

## Review

web-record-file = Ouvrir un fichier
web-record-paste = Ou coller l’enregistrement d’une partie, ou un lien
web-open = Ouvrir
web-moment = Moment
web-moment-of = Événement { $at } sur { $count }
web-to-start = Au début
web-to-end = À la fin
web-step = Événement suivant
web-step-back = Événement précédent
web-run = Lecture
web-pause = Pause
web-eyes = Point de vue
web-eyes-truth = Toutes les cartes visibles
web-eyes-spectator = Un spectateur
web-eyes-seat = Vu par { $letter } : { $player }
web-play-on = Continuer à partir d’ici
web-play-on-about = Prenez une place et continuez à partir de ce moment contre des robots. Les cartes que ce joueur ne pouvait pas connaître sont redistribuées.
web-play-as = Jouer à la place de
web-copy-moment = Copier un lien vers ce moment

## Settings

web-language = Langue
web-sound = Son
web-sound-waits = Votre navigateur coupe le son jusqu’à ce que vous touchiez l’écran ou le clavier.

## Keys

web-keys = Raccourcis clavier

## Rules and credits

web-search-rules = Chercher dans les règles
web-found-none = Aucun résultat.
web-found = { $n ->
        [one] { $n } règle trouvée.
       *[other] { $n } règles trouvées.
    }
