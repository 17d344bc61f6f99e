# Pourquoi le lien d’une donne, un résultat ou une comparaison est refusé.

deal-why-empty = Il n’y a pas de donne dans ce lien.
deal-why-cut = Ce lien est tronqué : il en manque la fin.
deal-why-rules = Les règles de cette donne sont inconnues : { $found }. Sont possibles base, ablaze, mix, ou mix: et dix lettres.
deal-why-spelling = Dans un lien, ces règles s’écrivent { $wanted } et non { $found }.
deal-why-seats = Une donne a de 2 à 5 places, pas { $found }.
deal-why-first = Le premier joueur est une place de a à { $wanted }, pas { $found }.
deal-why-bot = Cette donne a un robot inconnu ici : { $found }.
deal-why-searches = { $found } réfléchit un moment avant de décider, et peut donc jouer autrement à chaque fois. Dans une donne, les robots décident aussitôt.
deal-why-bots = Cette donne demande exactement { $n ->
        [one] { $n } robot
       *[other] { $n } robots
    }.
deal-why-word = Le mot d’une donne a au plus 20 minuscules, chiffres et tirets, pas { $found }.
deal-why-date = Il n’y a pas de donne du jour pour { $found }.
deal-why-future = Il n’y a pas encore de donne du jour pour { $found }. La nouvelle arrive à minuit UTC.
deal-why-not-daily = Ce n’est pas la donne du jour pour { $found }. Celle-là est { $wanted }.
deal-why-version = Cette donne est pour une autre version des robots ({ $found }) ; ceux d’ici sont { $wanted } et joueraient autrement.
deal-why-king = Ces robots ont besoin des poids du roi, qui ne sont pas chargés.
deal-why-result = C’est une donne sans résultat.
deal-why-digit = Les décisions d’un résultat sont des chiffres et des minuscules, pas { $found }.
deal-why-choice = Ce résultat ne correspond à aucune partie : la décision { $n } n’est pas possible.
deal-why-short = Ce résultat est tronqué : la partie n’est pas finie après { $n ->
        [one] { $n } décision
       *[other] { $n } décisions
    }.
deal-why-long = Ce résultat ne correspond à aucune partie : la partie finit après { $n ->
        [one] { $n } décision
       *[other] { $n } décisions
    }, mais il y en a d’autres ensuite.
deal-why-check = Ce résultat est endommagé ou appartient à une autre donne : la partie finit autrement que ne le dit le lien.
deal-why-name = Un nom dans un résultat a au plus 32 octets, sans guillemets, points-virgules ni caractères de contrôle.
deal-why-more = Il y a dans ce lien plus qu’une donne et un résultat.
deal-why-record = Ce n’est pas l’enregistrement d’une partie : { $found }
deal-why-not-over = Seule une partie finie, dont toutes les cartes sont connues, a un résultat.
deal-why-other = Cette partie n’a pas été jouée avec cette donne et ses robots : elle diffère dès la décision { $n }.
deal-why-few = Une comparaison demande les résultats de 2 à { $n } joueurs.
deal-why-apart = Le résultat { $n } est d’une autre donne que le premier.
