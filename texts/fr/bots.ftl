# bots.ftl: what the bots are like. The page fetches it when somebody asks.

bot-random-about = Joue ce qui lui passe par la tête. Tous les choix sont aussi probables.
bot-cook-about = Connaît les cartes et les pose n’importe où.
bot-page-about = Connaît quelques règles simples et en oublie la plupart.
bot-squire-about = Avide et confiant : il suit quelques règles simples.
bot-knight-about = Réfléchit à chaque choix jusqu’au bout de la manche.
bot-baron-about = Devine ce que vous cachez et prévoit plusieurs coups.
bot-king-about = Un réseau de neurones qui a appris en jouant contre lui-même. Le plus fort de tous.
bot-minstrel-about = Joue pour le plaisir : voit le bon coup et passe souvent à côté.
bot-herald-about = Sait comment on joue, mais se montre souvent distrait.
bot-steward-about = Joue solidement, avec une étourderie de temps en temps.
bot-marshal-about = Se trompe rarement.
bot-regent-about = Presque aussi fort que le roi.
bot-miser-about = Joue solidement, épargne et évite les combats. À peu près aussi fort que le chasseur.
bot-hunter-about = Joue solidement, frappe tôt et vise le meneur. À peu près aussi fort que l’avare.
