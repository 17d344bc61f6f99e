# La première partie accompagnée : une bulle à la fois, douze mots au plus.
# $card : une carte ; $player : une famille ; $n : influence.

coach-goal = Six manches. Qui a le plus d’influence à la fin l’emporte.
coach-place = Choisissez une carte, puis sa place. Personne ne la voit.
coach-keep-or-reveal = Laisser : 1 point dessus. Révéler : prenez tout, puis elle agit.
coach-target = Choisissez la cible parmi les cartes en surbrillance.
coach-stack = Vous pouvez couvrir votre carte : elle attend à l’abri dessous.
coach-round-2 = La File reste. À chaque manche, chacun ajoute une carte.
coach-round-3 = Les points posés sur vos cartes ne comptent qu’une fois celles-ci révélées.
coach-leader = { $player } mène. Volez ce joueur, ou frappez là.
coach-round-5 = Les bouts sont exposés ; au milieu, on a des voisins.
coach-last-round = Dernière manche ! Les points restés sur les cartes seront perdus.
coach-strike = Éliminée ! { $player } gagne 1 point et la carte quitte la File.
coach-strike-you = Éliminée ! Vous gagnez 1 point et la carte quitte la File.
coach-ambush = Une Embuscade ! { $player } gagne 4 points, l’attaquant est défaussé.
coach-kept = Elle porte { $n }. Plus vous attendez, plus elle tente.
coach-stays = Un personnage révélé reste et agit de nouveau à chaque manche.
coach-goes = Une intrigue agit une fois, puis disparaît.
coach-lost = Les points d’une carte éliminée sont perdus. Attendre est un pari.
coach-lesson-left = Il restait { $n ->
        [one] { $n } point
       *[other] { $n } points
    } sur vos cartes : révélez à temps.
coach-lesson-behind = { $player } a gagné { $n } de plus. La prochaine fois, visez plus tôt le meneur.
coach-lesson-won = Personne n’a fait mieux, et rien ne restait sur vos cartes. Bravo !
coach-end = Vous connaissez le jeu. Rejouez, ou essayez les cartes d’Embrasement.
