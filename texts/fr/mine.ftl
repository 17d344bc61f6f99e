# Mes erreurs et ma force (docs/daily.md), dans le terminal et sur la page. $below et $above sont des robots.

## Ma force

strength-title = Ma force
strength-figure = { $rating } ± { $error }, d’après { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
strength-between = Entre { $below } et { $above } : { $figure }.
strength-over = Au moins le niveau suivant : { $below }, { $figure }.
strength-under = Pas encore le niveau suivant : { $above }, { $figure }.
strength-few = Encore inconnue : { $n } des { $least } parties nécessaires.
strength-others = { $n ->
        [one] { $n } autre partie finie ne compte pas.
       *[other] { $n } autres parties finies ne comptent pas.
    }
strength-counts = Seules comptent les parties entières contre des robots seuls, sans conseil, avertissement ni handicap. La cote est sur l’échelle des robots, corrigée de l’ordre du tour ; 95 fois sur 100, la vraie valeur est dans les limites du ±. Personne d’autre ne la voit.
strength-opponent = Un adversaire de votre force : { $bot } ({ $rating }).

## Ce que je cède

given-title = Où je perds des chances
given-place = Poser une carte
given-reveal = Laisser ou révéler
given-target = Choisir une cible
given-line = { $kind } : { $points } points par partie
given-about = En points de chances de victoire ; { $n ->
        [one] d’après { $n } partie analysée.
       *[other] moyenne de { $n } parties analysées.
    } Chaque barre est une partie, la plus récente à droite.

## Mes erreurs

mistakes-title = Mes erreurs
mistakes-right = Juste.
mistakes-also = Juste : à moins de 2 points de la meilleure option. La meilleure : { $option }
mistakes-wrong = Non. La meilleure option : { $option }
mistakes-back = La question revient le { $date }.
mistakes-learnt = Quatre bonnes réponses de suite : cette question ne reviendra plus.
mistakes-done = C’est tout pour aujourd’hui.
mistakes-none = Pas encore de questions. Jouez : les décisions qui vous auront coûté quelque chose reviendront ici en questions.
mistakes-later = Rien pour aujourd’hui. { $n ->
        [one] { $n } question attend
       *[other] { $n } questions attendent
    } ; la prochaine est pour le { $date }.

## Sur la page

strength-time = Ma cote après chaque partie, avec sa marge d’erreur
strength-mine = Aussi fort que moi ({ $bot })
given-none = Aucune de vos parties n’est encore analysée.
mistakes-about = Les décisions qui vous ont coûté quelque chose reviennent après 1, 3, 7 et 21 jours. Une décision ne devient une question que si deux juges en conviennent : l’analyse et le baron.
mistakes-due = { $n ->
        [one] { $n } question pour aujourd’hui
       *[other] { $n } questions pour aujourd’hui
    }
mistakes-start = Commencer
mistakes-practise = S’exercer maintenant
mistakes-unseen = { $n ->
        [one] { $n } partie finie n’est pas encore analysée.
       *[other] { $n } parties finies ne sont pas encore analysées.
    }
mistakes-analyse = Analyser maintenant
mistakes-progress = Analyse de la partie { $n } sur { $of }…
mistakes-wait = Examen de vos parties…
mistakes-question = Question { $n } sur { $of } : que faites-vous ?
mistakes-worth = Ce que valaient les options
mistakes-answer = votre réponse
mistakes-go-on = Question suivante
mistakes-finish = Terminé
mistakes-play-on = Jouer à partir d’ici
