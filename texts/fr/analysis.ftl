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
why-card-struck = La carte est éliminée avant d’avoir rapporté quoi que ce soit : dans { $chosen } % des parties après ce choix, { $best } % après le meilleur.
why-card-stays = La carte est encore dans la File à la fin : dans { $chosen } % des parties après ce choix, { $best } % après le meilleur.
why-own-lost = Ses cartes éliminées par les autres : { $chosen } après ce choix, { $best } après le meilleur.
why-others-lost = Cartes des autres éliminées par les siennes : { $chosen } après ce choix, { $best } après le meilleur.
why-striker = Qui l’élimine le plus souvent : { $card } ({ $player }), { $n } % des cas.
why-target = Cible face cachée la plus fréquente après ce choix : { $card }, { $n } %.
why-target-best = Cible face cachée la plus fréquente après le meilleur : { $card }, { $n } %.
why-uncovers = Carte du dessous la plus fréquente après ce choix : { $card }, { $n } %.
why-uncovers-best = Carte du dessous la plus fréquente après le meilleur : { $card }, { $n } %.
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
analyse-truth = Toutes les cartes connues
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

# --- L’histoire d’un joueur : tournants, bilan de la partie et leçon ---

story-where = Manche { $m }, décision { $n }.
story-left = D’après ce que savait { $player }, il restait { $chosen } % de chances de victoire ; ce choix en aurait gardé { $best } % :
story-left-you = D’après ce que vous saviez, il vous restait { $chosen } % de chances de victoire ; ce choix en aurait gardé { $best } % :
story-left-maybe = D’après ce que savait { $player }, il restait { $chosen } % de chances de victoire ; ce choix en aurait peut-être gardé { $best } %, mais le hasard peut expliquer l’écart :
story-left-maybe-you = D’après ce que vous saviez, il vous restait { $chosen } % de chances de victoire ; ce choix en aurait peut-être gardé { $best } %, mais le hasard peut expliquer l’écart :
story-cost = Chances de victoire : { $chosen } %, avec le meilleur choix { $best } %.
story-why-at-once = Pourquoi : ce choix rapporte aussitôt { $chosen } d’influence, le meilleur { $best }.
story-why-round = Pourquoi : ce choix rapporte { $chosen } d’influence avant la fin de la manche, le meilleur { $best }.
story-why-end = Pourquoi : ce choix rapporte { $chosen } d’influence avant la fin de la partie, le meilleur { $best }.
story-why-rival = Pourquoi : le rival le plus fort finit avec { $chosen } d’influence, { $best } après le meilleur choix.
story-why-card-pays = Pourquoi : la carte elle-même rapporte { $chosen } d’influence, { $best } avec le meilleur choix.
story-why-card-struck = Pourquoi : dans { $chosen } % des parties, les autres éliminent la carte avant qu’elle rapporte, { $best } % avec le meilleur choix.
story-why-struck-by = Pourquoi : dans { $chosen } % des parties, la carte est éliminée avant de rapporter, le plus souvent par { $player } avec { $card-the } ; { $best } % avec le meilleur choix.
story-why-card-stays = Pourquoi : dans { $chosen } % des parties, la carte reste dans la File jusqu’à la fin, { $best } % avec le meilleur choix.
story-why-own-lost = Pourquoi : les autres éliminent en moyenne { $chosen } carte de ce joueur ({ $player }), { $best } après le meilleur choix.
story-why-own-lost-you = Pourquoi : les autres éliminent en moyenne { $chosen } de vos cartes, { $best } après le meilleur choix.
story-why-others-lost = Pourquoi : { $player } élimine en moyenne { $chosen } carte des autres, { $best } après le meilleur choix.
story-why-others-lost-you = Pourquoi : vous éliminez en moyenne { $chosen } carte des autres, { $best } après le meilleur choix.
story-lost = La plus grosse perte, à la manche { $n } : cartes sur table, les chances de victoire ({ $player }) sont passées de { $chosen } à { $best } %.
story-lost-you = Votre plus grosse perte, à la manche { $n } : cartes sur table, vos chances de victoire sont passées de { $chosen } à { $best } %.
story-won = Le plus gros gain, à la manche { $n } : cartes sur table, les chances de victoire ({ $player }) sont passées de { $chosen } à { $best } %.
story-won-you = Votre plus gros gain, à la manche { $n } : cartes sur table, vos chances de victoire sont passées de { $chosen } à { $best } %.
story-step = Le plus gros changement :
story-moved = { $player } { $chosen } → { $best } %
story-moved-you = Vous { $chosen } → { $best } %
story-deal-good = La donne valait à ce joueur ({ $player }) { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de plus qu’une part égale.
story-deal-good-you = La donne vous valait { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de plus qu’une part égale.
story-deal-bad = La donne valait à ce joueur ({ $player }) { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de moins qu’une part égale.
story-deal-bad-you = La donne vous valait { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de moins qu’une part égale.
story-deal-fair = La donne n’a ni aidé ni desservi { $player }.
story-deal-fair-you = La donne ne vous a ni aidé ni desservi.
story-own = Les choix de ce joueur ({ $player }) ont coûté { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, alors que c’était évitable.
story-own-you = Vos propres choix ont coûté { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, alors que c’était évitable.
story-own-none = Rien ne prouve que cela vienne des choix de ce joueur ({ $player }).
story-own-none-you = Rien ne prouve que cela vienne de vos propres choix.
story-others-took = Les autres joueurs et le hasard ont pris { $n ->
        [one] { $n } point
       *[other] { $n } points
    } à ce joueur ({ $player }).
story-others-took-you = Les autres joueurs et le hasard vous ont pris { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
story-others-gave = Les autres joueurs et le hasard ont donné { $n ->
        [one] { $n } point
       *[other] { $n } points
    } à ce joueur ({ $player }).
story-others-gave-you = Les autres joueurs et le hasard vous ont donné { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
lesson-struck = Leçon : avant de rapporter, une carte doit survivre. Le plus sûr est de la poser là où elle agit avant les attaquants, ou hors de leur portée.
lesson-reveal = Leçon : attendre coûte. Un point de plus sur une carte vaut souvent moins que sa capacité, révélée à temps.
lesson-keep = Leçon : la patience paie. Une carte cachée accumule de l’influence et laisse les autres dans le doute ; révélée trop tôt, elle perd les deux.
lesson-cover = Leçon : une carte recouverte est hors jeu. Recouvrir ne paie que si cette carte n’a plus grand-chose à rapporter.
lesson-where = Leçon : la place décide quand une carte agit et qui peut l’atteindre. La même carte valait plus ailleurs dans la File.
lesson-card = Leçon : le choix de la carte compte, et le moment aussi. Une autre carte de la main valait plus à cet instant.
lesson-rival = Leçon : ce que gagne le rival le plus fort compte autant que sa propre influence. Un autre choix l’aurait retenu.
lesson-target = Leçon : la cible d’une carte compte autant que le moment. Une autre valait plus.
lesson-none = Leçon : aucune cette fois. Le robot aurait décidé presque de même.

# --- On the page ---

story-at = Manche { $round } · { $n }
story-whose = La partie de qui
story-others = Les autres
story-better-played = Vous continuez avec le meilleur choix. Vos adversaires restent : { $players }.
page-study-story = En bref
play-answer = À { $n } joueurs, vous gagnez { $share } des parties (jouées : { $games }) ; une part égale serait de { $fair }.
play-best = { $card-start } vous rapporte le plus à chaque pose : { $points } d’influence.
play-worst = C’est avec { $card-the } que vous perdez le plus d’influence : { $n } en tout.
