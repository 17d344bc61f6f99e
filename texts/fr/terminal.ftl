# terminal.ftl: what only the terminal says.
#
# short-KIND: a name of at most 8 columns, for a card in the Queue.
# Keys stay as they are in every language; the lines of keys have at most 78 columns.

## Short names

short-archer = Archer
short-soldier = Soldat
short-spy = Espion
short-heir = Héritier
short-lord = Seigneur
short-shapeshifter = Changef.
short-assassination = Assassi.
short-royal-decree = Décret
short-ambush = Embusc.
short-conspiracy = Complot
short-prince = Prince
short-twin = Jumeau
short-schemer = Intrig.
short-queen = Reine
short-cutthroat = Coupe-j.
short-apothecary = Apothic.
short-felon = Félon
short-impersonation = Usurpat.
short-bribery = Corrupt.
short-plot = Machin.
short-trap = Guet-ap.

## Roles, behind a name in brackets

role-you = vous
role-standin = un robot joue
role-away = absent

## The line of keys

keys-place = 1-7 carte  ←→ place  Entrée poser  Tab voir  ? aide  l journal  q quitter
keys-reveal = k laisser  r révéler  Entrée décider  Tab voir  ? aide  l journal  q quitter
keys-pick = ←→ choix  Entrée décider  Tab examiner  ? aide  l journal  q quitter
keys-wait = n pas à pas  Espace à mon tour  Tab examiner  ? aide  l journal  q quitter
keys-wait-step = n coup suivant  Espace continuer  Tab examiner  ? aide  l journal  q quitter
keys-wait-table = Espace passer  w un robot  / discuter  Tab voir  ? aide  l journal  q quitter
keys-look = ←→ bouger  ↑↓ File, familles, main, écartées  ? aide  Tab retour  q quitter
keys-held = Entrée envoyer  u annuler
keys-over = e résultat  n nouvelle partie  v revoir  l journal  ? touches  q quitter
keys-over-table = e résultat  r revanche  v revoir  l journal  / discuter  ? touches  q quitter
keys-lobby = s commencer  f des robots aux places libres  / discuter  q quitter
keys-lobby-guest = / discuter  q quitter
keys-lobby-watch = q quitter
keys-watch = Espace passer  Tab examiner  ? aide  l journal  q quitter
keys-review = ←→ pas  ↑↓ manche  a-e o x yeux  A analyse  p jouer  l journal  ? aide  q fin
keys-review-end = ←→ pas  ↑↓ manche  a-e o x yeux  A analyse  r rangs  l journal  ? aide  q fin
keys-box = ↑↓ j k défiler  q, Échap ou une autre touche ferme

## Prompts of the terminal

held = { $what } (Entrée envoie tout de suite, u annule)
sent = Envoyé. En attente de réponse…
confirm-leave = Quitter la partie ?
confirm-leave-saved = Elle est sauvegardée. Pour la reprendre, lancez « oriflamme play --resume ».
confirm-leave-server = Votre place reste la vôtre : revenez par le même lien.
confirm-keys = Entrée ou y : quitter. Toute autre touche : rester.
too-small = La table demande 80 colonnes et 24 lignes ; cette fenêtre en a { $columns } et { $rows }. Agrandissez-la, utilisez --plain ou appuyez sur q pour quitter.
typed-nonsense = « { $text } » n’est pas une décision. ? explique comment elles s’écrivent.
typed-no-option = « { $text } » n’est pas possible maintenant.
not-saved = La partie ne peut pas être sauvegardée : { $why }
link-offline = HORS LIGNE
link-lost = Connexion perdue ({ $why }). Reconnexion en cours ; votre place vous attend.
link-lost-unsent = Pas encore confirmé ({ $why }). Reconnexion en cours ; votre décision est gardée et comptera une seule fois.
seat-link = Le lien secret de votre place ; gardez-le, il n’est donné qu’une fois : { $link }
connecting = Connexion à { $host }…

## What a server refuses, by its code (docs/protocol.md)

refused-seats-open = Occupez d’abord toutes les places.
refused-not-maker = Seul l’hôte peut le faire.
refused-not-seated = Seuls les joueurs peuvent le faire.
refused-seat-taken = Cette place est prise, ou aucune n’est libre.
refused-bad-rules = Ces règles n’existent pas. Choisissez base, ablaze, mix, ou mix: et dix lettres.
refused-bad-clock = Ce temps par décision n’est pas possible. Choisissez de 5s à 600s, de 1d à 14d, ou none.
refused-wrong-phase = Ce n’est pas possible pour l’instant.
refused-player-here = Un robot ne peut remplacer qu’un joueur absent depuis quelques minutes, et seulement sans limite de temps.
refused-too-fast = Trop vite. Attendez un instant.
refused-bad-name = Ce nom ne convient pas.
refused-bad-token = Ce lien n’appartient pas à cette table.
refused-no-table = Cette table n’existe pas.
refused-bad-protocol = Le serveur parle une autre version. Mettez à jour le programme ou le serveur.
refused-illegal = Cela ne fait pas partie de vos choix.
refused-not-asked = C’est à un autre joueur de décider.

## Why, inside a sentence

why-refused = le serveur refuse la connexion
why-unreachable = le serveur est injoignable
why-silent = le serveur ne répond pas
why-hung-up = le serveur a fermé la connexion
why-no-host = ce serveur n’existe pas
why-certificate = le certificat du serveur n’est pas fiable
why-full = le disque est plein
why-forbidden = ce dossier est protégé en écriture
why-missing = ce fichier n’existe pas
why-link = le lien d’une table a la forme https://SERVEUR/table/ID
why-link-token = la clé du lien est endommagée

## Refusals of play, join, watch and review, behind “oriflamme COMMAND: ”

cli-unreachable = pas de connexion à { $host } : { $why }
cli-no-resume = aucune partie inachevée à reprendre
cli-cannot-resume = impossible de reprendre { $file } : { $why }
why-none-saved = aucune n’est sauvegardée ici
cli-no-review = aucune partie n’a encore été jouée ici
cli-cannot-read = impossible de lire { $file } : { $why }
cli-bad-record = { $file } n’est pas l’enregistrement d’une partie : { $why }
cli-table-link = c’est le lien d’une table, pas d’une place : donnez --name pour vous asseoir, ou utilisez watch
cli-seat-link = c’est le lien d’une place : utilisez join
cli-name-length = --name compte de 1 à 24 caractères
cli-resume-alone = --resume reprend la partie telle quelle : retirez les autres options
why-no-memory = mémoire insuffisante
why-no-terminal = le terminal est inutilisable
why-ended = la partie est terminée

## Hot seat

curtain-title = { $player }, à vous
curtain-text = Que les autres détournent le regard. Vos cartes apparaissent avec la touche { $key }.
curtain-plain = { $player }, à vous. Que les autres détournent le regard ; puis appuyez sur Entrée.

## Lobby

lobby-title = En attente de joueurs
lobby-seat-open = libre
lobby-seat-human = { $player }
lobby-seat-bot = { $player }, un robot
lobby-wait = En attente : c’est l’hôte qui lance la partie.

## Explaining

help-title = Explications
help-keys-title = Touches
help-keys =
    1 à 7          choisir une carte de la main (ou ↑ ↓)
    ← →            choisir une place ou une option ; [ ] le début et la fin
    Entrée         décider ; un instant, u annule encore et Entrée envoie
    k  r           laisser, révéler
    Tab            examiner : la File, les familles, la main, les écartées ; ? explique
    Espace         passer jusqu’à votre prochaine décision
    n              pas à pas : le coup suivant d’un autre ; Espace y met fin
    l              tout le journal ; / y cherche
    e  v  n        après la partie : le résultat, la relecture, une autre
    Ctrl-L         redessiner l’écran
    q, Ctrl-C      quitter
    La souris aussi : cliquez ce qui est marqué, encore une fois pour décider ; la molette déplace.
help-notation-title = Décisions écrites
help-notation =
    Tapez une décision et Entrée :
    S<  S>  S^3    le Soldat avant tous, après tous, sur la place 3
    2+  2!         laisser, révéler la carte de la place 2
    x3  $3  =3     carte en 3 : éliminer, voler son propriétaire, copier
    m3, puis >2    déplacer la carte de la place 3 dans l’intervalle 2
    &3  &+  *3     Machination : activer, prendre un ; corrompre
help-cards-title = Les cartes de cette partie
help-card = { $name } : { $does }
help-hidden = Cette carte est face cachée. Seul son propriétaire la connaît.
log-title = Journal

## The end

over-title = La partie est finie
over-line = { $rank }. { $player } : { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }, { $tops ->
        [one] { $tops } carte du dessus
       *[other] { $tops } cartes du dessus
    }
over-unplayed = non jouée : { $cards }
over-aside = écartées : { $cards }
over-saved = La partie est enregistrée : { $path }
resume-hint = Partie sauvegardée. Pour la reprendre, lancez « oriflamme play --resume ».

## Review

review-bar = Décision { $n } sur { $total }
review-as-truth = toutes les cartes visibles
review-as-public = vu par un spectateur
review-as-seat = vu par { $player }
review-start = Les cartes sont distribuées.
review-not-known = Cet enregistrement ignore ce que savait { $player }.

## Plain lines

plain-welcome = Oriflamme. { $rules }, { $seats } joueurs. Six manches ; le joueur qui a le plus d’influence gagne.
plain-opponents = Vos adversaires : { $players }.
plain-players = À la table : { $players }.
plain-how = Tapez un nombre, ou une décision en notation. Entrée répète la question, t décrit la table, l affiche le journal, ? explique, q quitte.
plain-how-table = De plus : w demande un robot pour un absent, /TEXTE envoie un message.
plain-round = --- Manche { $n } sur 6 : { $phase } ---
plain-influence = Influence : { $list }
plain-hand = Votre main : { $cards }.
plain-choose-card = Quelle carte ?
plain-where = Où va { $card-the } ?
plain-no-choice = Ce choix n’existe pas. Tapez un nombre de 1 à { $n }, ou Entrée pour répéter la question.
plain-back = b revient au choix de la carte.
plain-leave = Quitter la partie ? y (oui) ou n (non) :
plain-yes = y
plain-bye = À bientôt !
plain-ended = Fin des données d’entrée.
plain-ranks = Classement par influence :
plain-again = La même donne : --seed { $seed }
plain-opened = Toutes les cartes sont visibles :
plain-commands = Entrée avance, - recule, un numéro y va, r1 à r6 à une manche ; a à e, x (toutes les cartes) et o (public) changent le point de vue ; t décrit la table, l affiche le journal, /MOT y cherche, A dit ce que valait chaque choix, p continue la partie, q quitte.
plain-now = En cours de résolution : place { $place }
plain-empty = aucune

## A place with what lies beneath ($cards: a list of beneath and beneath-laden)

beneath = { $card }
beneath-laden = { $card }, { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }
place-with-beneath = { $place } : { $cards }

## replay: a record told in words; suggest: what a bot thinks ($ask: the question in the notation)

replay-title = Oriflamme, { $rules }, nombre de joueurs : { $n }
replay-title-date = Oriflamme, { $rules }, nombre de joueurs : { $n }, { $date }
replay-as-public = Vu par un spectateur.
replay-as-seat = Vu par { $player }.
replay-round = Manche { $n }, { $player } commence
replay-influence = Influence après la manche { $n } :
replay-next = C’est à { $player } de décider.
replay-nothing = Il ne se passe rien.
suggest-asked = { $player } décide : { $ask }
suggest-asked-other = { $player } décide ({ $ask }), pas { $other-player }.
suggest-asked-public = { $player } décide ({ $ask }) ; c’est la vue d’un spectateur.
suggest-nobody = La partie est terminée.
suggest-wins = victoires
suggest-option = choix
suggest-bot = ({ $bot })
suggest-bot-searched = ({ $bot }, nombre d’itérations : { $n })
suggest-none = Aucune carte adverse n’est face cachée.
suggest-place = place
suggest-depth = niveau
suggest-owner = propr.
suggest-influence = influence
suggest-may-be = ce que ce peut être
suggest-share = { $card } { $n } %

plain-lobby-commands = s commence, f met des robots aux places libres, remove b libère la place de b, seats 4 change le nombre de places, rules mix change les cartes, clock 60s, 2d ou none change le temps par décision, forget efface votre nom et ce que vous avez dit, /TEXTE discute, Entrée dit qui est là, q quitte.
plain-over-commands = r demande une revanche, e affiche le résultat, v revoit la partie, /TEXTE discute, q quitte.

## Saving, told truthfully

mark-unsaved = NON SAUVEGARDÉE : { $why }
saved-again = La partie est de nouveau sauvegardée.
confirm-leave-unsaved = Elle n’est PAS sauvegardée ({ $why }). Vous perdriez tout ce qui suit la dernière sauvegarde.
confirm-leave-over = La partie est finie, rien n’est donc perdu.
confirm-leave-watching = Vous ne faites que regarder, rien n’est donc perdu.
unfinished-game = Vous avez une partie inachevée. Pour la reprendre, lancez « oriflamme play --resume ».

## More lines of keys

keys-curtain = q quitter
keys-box-log = ↑↓ j k défiler  / chercher  n suivant  q, Échap ou une autre touche ferme

## A server’s table

another-game = Une autre partie commence.
next-game = Joueurs de la prochaine partie : { $n }.
link-not-yet = Pas encore connecté ({ $why }). Nouvel essai.
link-lost-watching = Connexion perdue ({ $why }). Nouvel essai.
lobby-maker = Envoyez le lien à vos amis. Tapez s pour lancer la partie, ou f pour mettre des robots aux places libres.
lobby-watch = Vous regardez. En attente : c’est l’hôte qui lance la partie.
rematch-mine = Vous voulez une revanche. On attend les autres…
rematch-theirs = Pour une revanche : { $players }. Tapez r pour accepter.
rematch-both = Vous et { $players } voulez une revanche. On attend les autres…
help-table-title = Une table d’un serveur
help-table =
    s              lancer la partie (l’hôte)
    f              des robots aux places libres
    /              discuter
    w              demander un robot pour un absent
    r              après une partie : demander ou accepter une revanche

## Looking around

look-family = { $player } : influence { $n }, cartes en main { $cards }. Défaussées : { $pile }.
look-family-open = { $player } : influence { $n }, cartes en main { $cards } : { $hand }. Écartées : { $aside }. Défaussées : { $pile }.
look-twin = Le Jumeau n’est pas encore dans la File.
search-none = « { $text } » n’est pas dans le journal.

## More plain lines

plain-how-watching = Vous regardez. t décrit la table, l affiche le journal, ? CARTE explique une carte, q quitte.
plain-help =
    On répond par un nombre ou en notation (S>, 2!, x3).
    Entrée ou .    répète la question
    t              toute la table
    l              le journal
    ? S, ? Espion  une carte et ses précisions
    ? 3            la carte à la place 3
    ??             toutes les cartes de cette partie
    g              le but du jeu
    b              revenir au choix de la carte
    q              quitter
plain-no-card = « { $text } » n’est ni une carte de cette partie ni une place de la File. Tapez ?? pour voir toutes les cartes.
plain-too-long = Cette ligne est trop longue, elle est donc ignorée.
plain-not-now = « { $text } » ne fait rien maintenant. Entrée dit où l’on en est, ? explique, q quitte.
plain-after = n rejoue, e affiche le résultat, v revoit cette partie, q quitte.
plain-rules = Règles : { $rules }
plain-clock = Temps restant : { $left }
plain-first = premier joueur
plain-decides = en train de décider

## A newcomer’s page

help-game-title = Le jeu en dix lignes
help-game =
    Le but : avoir le plus d’influence après six manches.
    À chaque manche, chacun pose une carte face cachée dans la File : au début, à la fin
    ou sur une de ses cartes. Cela fait une pile, et la carte du dessous attend.
    Puis la File est résolue depuis le début, place par place.
    Si votre carte est face cachée, vous la laissez et y ajoutez 1 point d’influence,
    ou vous la révélez et prenez toute l’influence posée dessus. Alors la carte agit.
    Un personnage révélé reste et agit à chaque manche. Une intrigue agit une fois et s’en va.
    Les cartes de la File y restent pour la manche suivante.
    Trois de vos dix cartes sont écartées au hasard : personne ne les joue.
    À la fin, l’influence restée sur les cartes est perdue. Le joueur qui en a le plus gagne.
new-here = Première fois ? Tapez ? pour le jeu en dix lignes ; « oriflamme play --coach » est une partie guidée.
new-here-plain = Première fois ? Tapez g pour le jeu en dix lignes ; « oriflamme play --coach --plain » est une partie guidée.

## Review, continued

help-review-title = Touches de la relecture
help-review =
    ← →            une décision en arrière ou en avant (ou Espace)
    ↑ ↓            une manche ; 1 à 6 vont à une manche
    Home End       la donne, la fin
    a à e          vu par un joueur ; o le public ; x toutes les cartes
    A              ce que valait chaque choix, et pourquoi
    Tab            examiner : la File, les familles, la main, les écartées
    l  /           le journal ; y chercher
    r              à la fin : le classement
    p              continuer la partie d’ici
    q              retour
review-beyond = Cette partie n’a que { $n ->
        [one] { $n } décision
       *[other] { $n } décisions
    } : voici la fin.

## Tables of a server, continued

no-tables = Il n’y a pas de table publique en ce moment. Pour en créer une, lancez « oriflamme host --public ».
my-turn = à vous de jouer
no-own-tables = Votre passe n’ouvre aucune place là-bas.
pass-shown = Votre passe sur { $host }. Toute personne qui a ce lien peut jouer à vos places là-bas. Ouvrez-le sur votre autre appareil :
pass-lost = Gardez-le bien : personne ne peut rendre un passe perdu.
pass-none = Vous n’avez pas de passe pour { $host } ici. Prendre place à une table en crée un.
pass-would-lose = Cet ordinateur a déjà un passe pour { $host }. Il perdrait vos places à ces tables :
pass-replace = Rien n’a changé. Gardez d’abord ce passe-là, que montre « oriflamme pass », puis utilisez --replace.
pass-taken = Cet ordinateur utilise désormais ce passe sur { $host }.
pass-bad = ce n’est pas un passe : il faut 32 chiffres hexadécimaux (0 à 9, a à f), ou un lien qui finit par eux
pass-forgotten = Votre nom et vos messages sont effacés à { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }. Vos places restent les vôtres.
now-watching = Vous regardez maintenant : { $why }
lobby-seconds = Secondes par décision : { $n }.
lobby-days = Jours par décision : { $n }.
lobby-no-clock = Sans limite de temps.
lobby-no-help = À cette table, demander conseil à un robot n’est pas permis.
lobby-link = Lien pour les amis : { $link }
lobby-seat-kept = Votre place est gardée. Pour y revenir, lancez « oriflamme join ».

## Links

cli-no-link = ce n’est pas le lien d’une table : { $why }
cli-no-seat = aucune place où revenir : { $why }

## The coach

coach-title = Le guide
coach-keys = Entrée continue ; x : arrêter les conseils.
coach-says = Guide : { $text }

## A command line that cannot be meant ($option: as it is typed; $text: what was given)

misuse-usage = usage : { $usage }
misuse-details = Détails : oriflamme { $command } --help
misuse-option = option inconnue : { $text }
misuse-flag = { $option } ne prend pas de valeur
misuse-no-value = { $option } demande une valeur : { $text }
misuse-missing = il manque un argument
misuse-extra = argument de trop : { $text }
misuse-quotes = trop d’arguments : une position en est un seul, mettez-la entre guillemets
misuse-number = { $option } est un nombre de { $least } à { $most }, pas { $text }
misuse-seat = { $option } est la lettre d’une place, de a à e, pas { $text }
misuse-reader = { $option } est la lettre d’une place, de a à e (- pour un spectateur), pas { $text }
misuse-lang = --lang est en, pl, uk, ru ou fr, pas { $text }
misuse-rules = --rules, à la position { $n } : les règles sont base, ablaze, mix, ou mix: et dix lettres, avec au besoin +schemer2 et un handicap comme +a5
misuse-bots = { $option }, à la position { $n } de { $text } : { $why }
misuse-the-bots = Les robots :
misuse-humans = --humans prend jusqu’à cinq noms séparés par des virgules : { $why }
misuse-opponents = --bots en nomme { $bots }, mais à { $seats } places vous avez { $opponents ->
        [one] { $opponents } adversaire
       *[other] { $opponents } adversaires
    }
misuse-sum = --humans en nomme { $humans }, --bots { $bots } : cela ne fait pas les { $seats } places de --seats
misuse-crowd = --humans en nomme { $humans }, mais il y a { $seats } places
misuse-save = SAVE et --take-over vont avec --resume
misuse-coach = --coach a sa propre partie : retirez les autres options
misuse-server = ce n’est pas l’adresse d’un serveur : { $text } ; elle a la forme https://SERVEUR
misuse-first = { $option } { $text } : cette place n’existe pas à cette table
misuse-host-seats = --seats prend de 2 à 5 places, pas { $n }
misuse-clock = --clock va de 5s à 600s ou de 1d à 14d, ou vaut none, pas { $text }

## Reasons inside those sentences

why-open-elsewhere = elle est ouverte dans une autre fenêtre
why-not-locked = elle ne peut pas être verrouillée
why-other-window = son autre fenêtre ne se ferme pas
why-no-home = la variable HOME n’est pas définie
why-path-long = le chemin de son dossier est trop long
why-names-taken = tous les noms de fichier sont pris
why-unreadable = elle ne peut pas être lue
why-not-whole = toutes ses cartes ne sont pas connues
why-stays-open = son autre fenêtre ne peut pas être fermée d’ici
why-bot = robot inconnu
why-bots-many = ces robots sont trop nombreux
why-budget = un budget est 500 ou 500it (itérations), 10ms ou 1s
why-budget-hour = une décision prend une heure au plus
why-budget-unit = seuls it, ms ou s peuvent suivre le nombre
why-budget-none = ce robot ne cherche pas et ne prend pas de budget
why-name-empty = l’un est vide
why-name-long = l’un est trop long
why-name-space = l’un a une espace au bord
why-name-letters = l’un a un caractère que les parties ne peuvent garder
why-names-many = il y en a plus
why-names-same = deux sont pareils

## Saved games

cli-open-elsewhere = { $file } est ouvert dans une autre fenêtre (processus { $n }) ; --take-over ferme la partie dans cette autre fenêtre
cli-taken = une autre fenêtre a repris cette partie
saves-unreadable = illisible : { $why }
saves-open = ouverte dans le processus { $n }

## Kinds, sets and lists

list-semicolon = { $first } ; { $second }
name-role = { $name } ({ $role })
kind-character = Personnage
kind-intrigue = Intrigue
set-base = Jeu de base
set-ablaze = Embrasement
set-mix = Les deux jeux mêlés

## A decision that is none

error-not-option = Cela ne fait pas partie de vos choix.

## The games played here

over-not-kept = La partie ne peut pas être gardée ici : { $why }
cli-no-game-yet = aucune partie n’a encore été jouée à cette table
why-no-seat = aucune place n’a été prise ici
games-seats = Vos places aux tables de serveurs :
games-older = { $n ->
        [one] { $n } partie plus ancienne n’est pas affichée.
       *[other] { $n } parties plus anciennes ne sont pas affichées.
    }
games-none = Aucune partie n’a encore été jouée ici. Pour commencer, lancez « oriflamme play ».

## Step by step, and the settings ($names, $values: as they are typed)

plain-step = Entrée annonce le coup suivant, c annonce le reste sans s’arrêter.
config-line = { $file }:{ $n } : il faut « nom = valeur », pas { $text }
config-unknown = { $file }:{ $n } : réglage inconnu { $text } ; les réglages sont { $names }
config-value = { $where } accepte { $values }, pas { $text }

## Deals by link

deal-daily = La donne du jour, { $date } (UTC). Le premier essai compte : une décision ne s’annule pas.
deal-counts = Cette donne est la même pour tous ceux qui ont son lien. Le premier essai compte : une décision ne s’annule pas.
deal-practice = Entraînement : vous avez déjà joué cette donne, et cette fois ne compte pas.
deal-result = Oriflamme, donne { $deal } : rang { $rank } sur { $seats }. Votre résultat, que d’autres peuvent vérifier et comparer :
deal-played = Vous avez déjà joué cette donne. Pour la rejouer comme entraînement, ajoutez --again.
misuse-deal = --deal fixe les règles, les places, les robots et le premier joueur : retirez les options qui les changent
misuse-again = --again demande --deal
misuse-date = { $option } est un jour du 2026-11-01 à aujourd’hui (UTC), écrit AAAA-MM-JJ, pas { $text }

## Mes erreurs et ma force

mistakes-looking = examen de la partie { $n } sur { $of }
mistakes-head = Question { $n } sur { $of }, tirée d’une de vos parties ({ $date })
mistakes-ask = Que faites-vous ? Tapez un numéro ou la notation ; q pour quitter.
mistakes-values = Vos chances de victoire avec chaque option (> : votre choix pendant la partie) :
mistakes-next = Entrée : question suivante. p : jouer à partir d’ici. q : quitter.
mistakes-practice-here = Pour y répondre dès maintenant, comme entraînement, ajoutez --all.
mistakes-unkept = Les questions de vos parties ne peuvent pas être enregistrées : { $why }
given-none-here = Rien n’est encore connu. Pour analyser vos parties, lancez « oriflamme mistakes ».
misuse-mine = { $option } mine : votre force n’est pas encore connue ({ $n } des { $least } parties nécessaires)

## What a table’s webhook posts (of the server, not of the terminal)

hook-full = La table est complète
hook-begun = La partie a commencé
hook-table = Chez { $player }
hook-days = { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
hook-hours = { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
hook-minutes = { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
