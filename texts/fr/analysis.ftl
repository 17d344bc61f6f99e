# Ce que dit l’analyse d’une partie (docs/analysis.md), sur la page et dans le terminal.

# --- Verdicts ---

verdict-best = meilleur choix
verdict-fine = bon choix
verdict-unclear = impossible à dire
verdict-inaccuracy = imprécision
verdict-mistake = erreur
verdict-blunder = grosse erreur

# --- Pourquoi ---

why-wins = Victoires : { $chosen } % après ce choix, { $best } % après le meilleur.
why-at-once = Influence aussitôt : { $chosen } après ce choix, { $best } après le meilleur.
why-round = Influence gagnée avant la fin de la manche : { $chosen } après ce choix, { $best } après le meilleur.
why-end = Influence gagnée avant la fin de la partie : { $chosen } après ce choix, { $best } après le meilleur.
why-rival = Influence du rival le plus fort à la fin : { $chosen } après ce choix, { $best } après le meilleur.
why-card-pays = Influence que la carte rapporte jusqu’à la fin : { $chosen } après ce choix, { $best } après le meilleur.
why-card-struck = La carte est éliminée avant d’avoir rien rapporté : dans { $chosen } % des parties après ce choix, { $best } % après le meilleur.
why-card-stays = La carte est encore dans la File à la fin : dans { $chosen } % des parties après ce choix, { $best } % après le meilleur.
why-own-lost = Ses cartes éliminées par les autres : { $chosen } après ce choix, { $best } après le meilleur.
why-others-lost = Cartes des autres éliminées par les siennes : { $chosen } après ce choix, { $best } après le meilleur.
why-striker = Qui l’élimine le plus souvent : { $card } ({ $player }), { $n } % des cas.
why-target = Ce qu’est le plus souvent la cible face cachée, après ce choix : { $card }, { $n } %.
why-target-best = Ce qu’est le plus souvent la cible face cachée, après le meilleur : { $card }, { $n } %.
why-uncovers = Ce qui se trouve le plus souvent dessous, après ce choix : { $card }, { $n } %.
why-uncovers-best = Ce qui se trouve le plus souvent dessous, après le meilleur : { $card }, { $n } %.
why-sample = Chaque chiffre est la moyenne de { $n ->
        [one] { $n } paire
       *[other] { $n } paires
    } de parties : même donne possible, même hasard.

# --- Le rapport ---

analyse-note = Chances de victoire si un robot ({ $bot }) finissait la partie ; { $n ->
        [one] { $n } donne possible
       *[other] { $n } donnes possibles
    } par option, davantage pour les meilleures.
analyse-table = D’après ce que la table pouvait savoir
analyse-truth = Cartes sur table
analyse-wins = chances
analyse-best = meilleur
analyse-tied = aussi bon
analyse-loss = perte
analyse-accounts = D’où viennent les chances, en points
analyse-fair = part égale
analyse-deal = donne
analyse-own = ses choix
analyse-others = autres, hasard
analyse-final = résultat
analyse-keys = Moments clés
analyse-key-costly = { $n }. { $player } : { $decision }, { $points } points perdus ; le meilleur était { $best }.
analyse-key-swing = { $n }. { $player } : { $decision }. Le plus grand changement : { $other-player }, { $points } points.
analyse-charged = { $n }. { $player } : { $decision }, { $points } points perdus (± { $error }).
analyse-unclear = { $n }. { $player } : { $decision } garde { $chosen } %, le meilleur choix { $best } % : impossible de dire si c’est le hasard (± { $error }).
analyse-none = Aucune décision à elle seule n’a coûté plus que ce que le hasard explique.
analyse-bluff = Le meilleur bluff : { $card } ({ $player }). De la décision { $n } à la décision { $m }, la table y a vu autre chose, surtout : { $other }, { $points } %.
analyse-read = La meilleure lecture : { $player }, décision { $n }. La carte face cachée : { $card } ; la table lui donnait { $m } %. Gain : { $points } points.
analyse-running = La partie n’est pas finie : le résultat est la chance de victoire à ce moment.
analyse-title = Analyse
analyse-progress = Analyse : moment { $n } sur { $total }.
analyse-share = { $player } : { $points } %
analyse-decision = Décision { $n }, { $player } : { $verdict }. Ce que valait chaque option :
analyse-eyes = { $player } décide. La valeur des options est montrée telle que ce joueur la voit, ou toutes cartes visibles.
analyse-account = { $player } : part égale { $fair }, donne { $deal }, ses choix { $own } (± { $error }), autres et hasard { $others } ; résultat { $points }.
