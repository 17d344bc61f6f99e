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
role-standin = remplacé par un robot
role-away = absent

## The line of keys

keys-place = 1-7 carte  ←→ place  [ ] bouts  Entrée poser  Tab examiner  ? aide  q quitter
keys-reveal = k laisser  r révéler  ←→ choix  Entrée décider  Tab voir  ? aide  q quitter
keys-pick = ←→ choix  Entrée décider  Tab examiner  ? aide  l journal  q quitter
keys-wait = Espace jusqu’à mon tour  Tab examiner  ? aide  l journal  q quitter
keys-wait-table = Espace passer  w robot pour un absent  / discuter  Tab voir  ? aide  q quitter
keys-look = ←→ se déplacer  ? expliquer cette carte  Tab retour  l journal  q quitter
keys-held = Entrée envoyer  u reprendre
keys-over = n nouvelle partie  v revoir  l journal  ? touches  q quitter
keys-over-table = r revanche  v revoir  l journal  / discuter  ? touches  q quitter
keys-lobby = s commencer  f des robots aux places libres  / discuter  q quitter
keys-lobby-guest = / discuter  q quitter
keys-watch = Espace passer  Tab examiner  ? aide  l journal  q quitter
keys-review = ←→ pas  ↑↓ manche  Home End  a-e joueur  t tout  o public  p jouer  q quitter
keys-box = ↑↓ défiler  toute autre touche ferme

## Prompts of the terminal

held = { $what } (Entrée envoie tout de suite, u reprend)
sent = Envoyé. On attend la table…
confirm-leave = Quitter la partie ?
confirm-leave-saved = Elle est sauvegardée : « oriflamme play --resume » la reprend.
confirm-leave-server = Votre place reste la vôtre : revenez par le même lien.
confirm-keys = Entrée ou y : quitter. Toute autre touche : rester.
too-small = La table demande 80 colonnes et 24 lignes ; il y en a { $columns } et { $rows }. Agrandissez la fenêtre ou utilisez --plain.
typed-nonsense = « { $text } » n’est pas une décision. ? explique comment elles s’écrivent.
typed-no-option = « { $text } » n’est pas possible maintenant.
not-saved = La partie ne peut pas être sauvegardée : { $why }
link-offline = HORS LIGNE
link-lost = Connexion perdue ({ $why }). Nouvel essai ; votre place vous attend.
link-lost-unsent = Pas encore envoyé ({ $why }) : nouvel essai. Votre décision sera envoyée une fois.
seat-link = Le lien de votre place ; gardez-le, il n’est donné qu’une fois : { $link }
connecting = Connexion à { $host }…

## What a server refuses, by its code (docs/protocol.md)

refused-seats-open = Il reste des places libres : remplissez-les d’abord.
refused-not-maker = Seul le créateur de la table le peut.
refused-not-seated = Seuls les joueurs le peuvent.
refused-seat-taken = Il n’y a plus de place libre.
refused-wrong-phase = Pas à ce moment de la partie.
refused-player-here = Ce joueur est là et n’est pas en retard.
refused-too-fast = C’est trop à la fois : moins vite, s’il vous plaît.
refused-bad-name = Ce nom ne convient pas.
refused-bad-token = Ce lien n’appartient pas à cette table.
refused-no-table = Cette table n’existe pas.
refused-bad-protocol = Ce serveur parle une autre version : mettez l’un des deux à jour.
refused-illegal = Cela ne fait pas partie de vos choix.
refused-not-asked = C’est à un autre joueur de décider.

## Hot seat

curtain-title = { $player }, à vous
curtain-text = Que les autres détournent le regard. Entrée montre vos cartes.
curtain-plain = { $player }, à vous. Que les autres détournent le regard ; puis appuyez sur Entrée.

## Lobby

lobby-title = En attente de joueurs
lobby-seat-open = { $seat } : libre
lobby-seat-human = { $seat } : { $player }
lobby-seat-bot = { $seat } : { $player }, un robot
lobby-wait = La partie commence quand le créateur de la table la lance.

## Explaining

help-title = Explications
help-keys-title = Touches
help-keys =
    1 à 7          choisir une carte de la main (ou ↑ ↓)
    ← →            choisir une place ou une option ; [ ] début et fin
    Entrée         décider ; un instant encore, u reprend
    k  r           laisser, révéler
    Tab            examiner la table ; ? explique la carte visée
    Espace         passer jusqu’à votre prochaine décision
    l              tout le journal
    Ctrl-L         redessiner l’écran
    q, Ctrl-C      quitter ; la partie est sauvegardée
    La souris marche aussi : cliquez ce qui est marqué, deux fois pour décider.
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
resume-hint = Sauvegardé. « oriflamme play --resume » reprend la partie.

## Review

review-bar = Décision { $n } sur { $total }
review-as-truth = toutes les cartes visibles
review-as-public = comme le public
review-as-seat = comme { $player } le savait
review-start = Les cartes sont distribuées.
review-not-known = Cet enregistrement ignore ce que { $player } savait.

## Plain lines

plain-welcome = Oriflamme, { $rules }, { $seats } places. Six manches ; la plus grande influence l’emporte.
plain-opponents = Vos adversaires : { $players }.
plain-players = À la table : { $players }.
plain-how = Répondez par un numéro ou une décision écrite. ? explique les cartes, t décrit la table, l affiche le journal, q quitte.
plain-how-table = Aussi : vote demande un robot pour un joueur absent, say TEXTE discute.
plain-round = --- Manche { $n } sur 6 : { $phase } ---
plain-influence = Influence : { $list }
plain-hand = Votre main : { $cards }.
plain-aside = Écartées : { $cards }.
plain-choose-card = Quelle carte ?
plain-where = Où va { $card-the } ?
plain-no-choice = Ce choix n’existe pas : un numéro de 1 à { $n }, ? pour les cartes, q pour quitter.
plain-back = b revient au choix de la carte.
plain-leave = Quitter la partie ? y (oui) ou n (non) :
plain-yes = y
plain-bye = À bientôt !
plain-ended = Fin des données d’entrée.
plain-ranks = Classement par influence ; à égalité, qui a le plus de cartes du dessus dans la File passe devant :
plain-again = La même donne : --seed { $seed }
plain-opened = Toutes les cartes sont visibles :
plain-commands = Entrée avance, - recule, un numéro y saute ; a à e, t et o choisissent le regard ; p joue la suite, q quitte.
plain-now = En cours de résolution : place { $place }
plain-empty = aucune
plain-lobby-commands = start commence, fill met des robots aux places libres, say TEXTE discute, q quitte.
plain-over-commands = rematch demande une revanche, say TEXTE discute, q quitte.

## A place with what lies beneath ($cards: a list of beneath and beneath-laden)

beneath = { $card }
beneath-laden = { $card }, { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }
place-with-beneath = { $place } : { $cards }

## replay: a record told in words; suggest: what a bot thinks ($ask: the question in the notation)

replay-title = Oriflamme, { $rules }, nombre de joueurs : { $n }
replay-title-date = Oriflamme, { $rules }, nombre de joueurs : { $n }, { $date }
replay-as-public = Raconté comme le sait un spectateur.
replay-as-seat = Raconté comme le sait { $player }.
replay-round = Manche { $n }, { $player } commence
replay-influence = Influence après la manche { $n } :
replay-next = C’est à { $player } de décider.
replay-nothing = Il ne se passe rien.
suggest-asked = { $player } décide : { $ask }
suggest-asked-other = { $player } décide ({ $ask }), pas { $other-player }.
suggest-asked-public = { $player } décide ({ $ask }) ; c’est la vue d’un spectateur.
suggest-nobody = La partie est terminée : personne ne décide.
suggest-wins = gains
suggest-option = choix
suggest-bot = ({ $bot })
suggest-bot-searched = ({ $bot }, nombre d’itérations : { $n })
suggest-none = Aucune carte adverse n’est face cachée.
suggest-place = place
suggest-depth = rang
suggest-owner = famille
suggest-influence = influence
suggest-may-be = ce que ce peut être
suggest-share = { $card } { $n } %
