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
strength-counts = Ce qui compte : les parties entières contre des robots seuls, sans conseil, avertissement ni handicap. La cote est sur l’échelle des robots, corrigée de l’ordre du tour ; le ± est juste 95 fois sur 100. Personne d’autre ne la voit.
strength-opponent = Un adversaire de votre force : { $bot } ({ $rating }).

## Ce que je cède

given-title = Ce que je cède
given-place = Poser une carte
given-reveal = Laisser ou révéler
given-target = Choisir une cible
given-line = { $kind } : { $points } points par partie
given-about = En points de chances de victoire ; { $n ->
        [one] d’après { $n } partie analysée.
       *[other] moyenne de { $n } parties analysées.
    } Chaque barre est une partie, la plus récente à droite.

## Mes erreurs

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
