# cards.ftl: the cards: their names, what they do, and the questions players ask about them.
#
# card-KIND            the name; its attributes are the forms that sentences need. For a card called $card
#                      callers pass $card and, for every attribute, $card-ATTRIBUTE (the same for $other).
#   .bare  the name alone                .a    with the indefinite article
#   .the   with the definite article     .of   with "de": du, de la, de l’
#   .to    with "à": au, à la, à l’      .start   .the as the first word of a sentence
#   .gender   m or f, for selectors
# card-hidden          a card that the reader may not know; it has the same attributes.
# card-KIND-does       what it does, at most 25 words, to the player who owns it. No variables.
# card-KIND-rulings    short answers, one on a line. No variables.

## Names

card-archer = Archer
    .bare = Archer
    .a = un Archer
    .the = l’Archer
    .of = de l’Archer
    .to = à l’Archer
    .start = L’Archer
    .gender = m
card-soldier = Soldat
    .bare = Soldat
    .a = un Soldat
    .the = le Soldat
    .of = du Soldat
    .to = au Soldat
    .start = Le Soldat
    .gender = m
card-spy = Espion
    .bare = Espion
    .a = un Espion
    .the = l’Espion
    .of = de l’Espion
    .to = à l’Espion
    .start = L’Espion
    .gender = m
card-heir = Héritier
    .bare = Héritier
    .a = un Héritier
    .the = l’Héritier
    .of = de l’Héritier
    .to = à l’Héritier
    .start = L’Héritier
    .gender = m
card-lord = Seigneur
    .bare = Seigneur
    .a = un Seigneur
    .the = le Seigneur
    .of = du Seigneur
    .to = au Seigneur
    .start = Le Seigneur
    .gender = m
card-shapeshifter = Changeforme
    .bare = Changeforme
    .a = un Changeforme
    .the = le Changeforme
    .of = du Changeforme
    .to = au Changeforme
    .start = Le Changeforme
    .gender = m
card-assassination = Assassinat
    .bare = Assassinat
    .a = un Assassinat
    .the = l’Assassinat
    .of = de l’Assassinat
    .to = à l’Assassinat
    .start = L’Assassinat
    .gender = m
card-royal-decree = Décret royal
    .bare = Décret royal
    .a = un Décret royal
    .the = le Décret royal
    .of = du Décret royal
    .to = au Décret royal
    .start = Le Décret royal
    .gender = m
card-ambush = Embuscade
    .bare = Embuscade
    .a = une Embuscade
    .the = l’Embuscade
    .of = de l’Embuscade
    .to = à l’Embuscade
    .start = L’Embuscade
    .gender = f
card-conspiracy = Complot
    .bare = Complot
    .a = un Complot
    .the = le Complot
    .of = du Complot
    .to = au Complot
    .start = Le Complot
    .gender = m
card-prince = Prince
    .bare = Prince
    .a = un Prince
    .the = le Prince
    .of = du Prince
    .to = au Prince
    .start = Le Prince
    .gender = m
card-twin = Jumeau
    .bare = Jumeau
    .a = un Jumeau
    .the = le Jumeau
    .of = du Jumeau
    .to = au Jumeau
    .start = Le Jumeau
    .gender = m
card-schemer = Intrigante
    .bare = Intrigante
    .a = une Intrigante
    .the = l’Intrigante
    .of = de l’Intrigante
    .to = à l’Intrigante
    .start = L’Intrigante
    .gender = f
card-queen = Reine
    .bare = Reine
    .a = une Reine
    .the = la Reine
    .of = de la Reine
    .to = à la Reine
    .start = La Reine
    .gender = f
card-cutthroat = Coupe-jarret
    .bare = Coupe-jarret
    .a = un Coupe-jarret
    .the = le Coupe-jarret
    .of = du Coupe-jarret
    .to = au Coupe-jarret
    .start = Le Coupe-jarret
    .gender = m
card-apothecary = Apothicaire
    .bare = Apothicaire
    .a = un Apothicaire
    .the = l’Apothicaire
    .of = de l’Apothicaire
    .to = à l’Apothicaire
    .start = L’Apothicaire
    .gender = m
card-felon = Félon
    .bare = Félon
    .a = un Félon
    .the = le Félon
    .of = du Félon
    .to = au Félon
    .start = Le Félon
    .gender = m
card-impersonation = Usurpation
    .bare = Usurpation
    .a = une Usurpation
    .the = l’Usurpation
    .of = de l’Usurpation
    .to = à l’Usurpation
    .start = L’Usurpation
    .gender = f
card-bribery = Corruption
    .bare = Corruption
    .a = une Corruption
    .the = la Corruption
    .of = de la Corruption
    .to = à la Corruption
    .start = La Corruption
    .gender = f
card-plot = Machination
    .bare = Machination
    .a = une Machination
    .the = la Machination
    .of = de la Machination
    .to = à la Machination
    .start = La Machination
    .gender = f
card-trap = Guet-apens
    .bare = Guet-apens
    .a = un Guet-apens
    .the = le Guet-apens
    .of = du Guet-apens
    .to = au Guet-apens
    .start = Le Guet-apens
    .gender = m
card-hidden = une carte face cachée
    .bare = carte face cachée
    .a = une carte face cachée
    .the = la carte face cachée
    .of = de la carte face cachée
    .to = à la carte face cachée
    .start = La carte face cachée
    .gender = f

## What they do

card-archer-does = Éliminez la première ou la dernière carte de la File, quel qu’en soit le propriétaire, et gagnez 1 point d’influence.
card-archer-rulings =
    • Le tir est obligatoire : si les deux bouts sont à vous, l’une de ces cartes tombe.
    • L’Archer peut se viser lui-même, et le doit s’il est seul dans la File. Vous gagnez 1 point malgré tout.
    • Si un bout porte une pile, seule la carte du dessus tombe.
    • Si l’Archer quitte une pile, la carte du dessous est résolue aussitôt.

card-soldier-does = Éliminez une carte voisine, révélée ou cachée, et gagnez 1 point d’influence.
card-soldier-rulings =
    • Un Soldat révélé frappe à chaque manche, même si son seul voisin est à vous.
    • Sans voisin, il ne se passe rien.
    • Une victime cachée est montrée et l’influence posée dessus est perdue.
    • D’une pile voisine, seule la carte du dessus peut être frappée.

card-spy-does = Volez 1 point d’influence dans le trésor d’un joueur qui possède une carte voisine.
card-spy-rulings =
    • L’Espion vole le joueur, jamais l’influence posée sur une carte.
    • La carte voisine peut être cachée.
    • Vous pouvez choisir votre propre carte, ou un joueur qui n’a rien : vous ne volez alors rien.

card-heir-does = Gagnez 2 points d’influence, sauf si un autre Héritier est révélé au sommet d’une place de la File.
card-heir-rulings =
    • Un Héritier de n’importe quelle famille suffit ; vous ne gagnez alors rien du tout.
    • Les Héritiers recouverts ou cachés ne comptent pas.
    • Un Changeforme qui a copié un Héritier reste un Changeforme et ne gêne aucun Héritier.
    • On vérifie chaque fois que l’Héritier agit.

card-lord-does = Gagnez 1 point d’influence, plus 1 pour chaque carte voisine qui vous appartient, révélée ou cachée.
card-lord-rulings =
    • Le Seigneur rapporte donc 1, 2 ou 3 points.
    • Seules comptent les cartes du dessus des places voisines, pas ce qui se trouve sous lui.
    • Un voisin que vous avez corrompu est à vous et compte.

card-shapeshifter-does = Choisissez un personnage voisin révélé et utilisez sa capacité comme si le Changeforme la possédait. Le choix est refait à chaque fois.
card-shapeshifter-rulings =
    • La copie agit depuis la place du Changeforme et pour vous.
    • Il garde son nom : s’il copie un Héritier, seul un autre Changeforme révélé le prive des 2 points.
    • Copier un autre Changeforme est permis et ne fait rien.
    • Les effets liés à la révélation ou à l’élimination ne se copient pas.
    • Sans personnage révélé à côté de lui, il ne se passe rien.

card-assassination-does = Éliminez n’importe quelle carte du dessus de la File et gagnez 1 point d’influence. Défaussez ensuite l’Assassinat.
card-assassination-rulings =
    • Il atteint toutes les places, mais seulement la carte du dessus d’une pile.
    • Il peut s’éliminer lui-même ; vous gagnez 1 point malgré tout.
    • La carte qui se trouvait dessous est résolue aussitôt.
    • L’Embuscade d’un autre joueur lui rapporte toujours 4, même si l’Assassinat s’en va de toute façon.

card-royal-decree-does = Déplacez une autre carte du dessus ailleurs dans la File, jamais sur une carte. Défaussez ensuite le Décret.
card-royal-decree-rulings =
    • L’influence et le jeton de corruption suivent la carte.
    • Déplacée d’avant le Décret à après lui, une carte agit encore cette manche ; dans l’autre sens, elle perd son tour.
    • D’une pile, seule la carte du dessus se déplace.
    • L’ordre doit changer ; retirer une carte d’une pile est toujours un changement.
    • Seul dans la File, le Décret ne fait rien.

card-ambush-does = Si un autre joueur l’élimine, vous gagnez 4 et la carte attaquante est défaussée. Révélée par vous : son influence est perdue, gagnez 1.
card-ambush-rulings =
    • Elle se déclenche aussi face cachée ; c’est là qu’elle est redoutable.
    • L’attaquant gagne malgré tout son point habituel.
    • Éliminée par votre propre carte, elle rapporte le point habituel et votre carte reste.
    • Recouverte, elle ne peut être frappée, ni donc se déclencher.

card-conspiracy-does = Gagnez le double de l’influence posée sur le Complot. Défaussez-le ensuite.
card-conspiracy-rulings =
    • Avec 3 points dessus, vous en gagnez 6 en tout.
    • S’il n’y a rien dessus, vous ne gagnez rien.
    • S’il est éliminé avant, son influence est perdue.

card-prince-does = En le révélant, faites entrer votre Jumeau. Maintenant et à chaque manche suivante, gagnez 1. Si le Jumeau est éliminé, défaussez le Prince.
card-prince-rulings =
    • Le Jumeau va au début, à la fin ou sur l’une de vos places, mais pas sur un Prince.
    • Si le Prince est éliminé, votre Jumeau révélé et non recouvert est défaussé. Personne n’y gagne rien.
    • Éliminé face cachée, il ne fera jamais entrer le Jumeau.
    • Copié ou activé par la Machination, il donne 1 point et n’amène pas de Jumeau.
    • Un Prince simplement défaussé n’entraîne personne.

card-twin-does = Gagnez 1 point d’influence. Si le Jumeau est éliminé, défaussez votre Prince révélé.
card-twin-rulings =
    • Le Jumeau attend devant vous et entre, révélé, avec votre Prince.
    • Un Prince recouvert ou caché reste.
    • Un Jumeau simplement défaussé n’entraîne personne.
    • De votre défausse, il peut revenir par l’Usurpation.

card-schemer-does = Gagnez 1 point d’influence (2 si la table en a convenu). Mais si une place voisine porte une pile, défaussez plutôt l’Intrigante.
card-schemer-rulings =
    • Toute pile voisine compte, la vôtre aussi.
    • La pile sur laquelle elle se trouve ne compte pas.
    • Défausser n’est pas éliminer : personne ne gagne, rien ne se déclenche.

card-queen-does = Gagnez 2 points d’influence. Un autre joueur qui l’élimine gagne 1 de plus que d’habitude.
card-queen-rulings =
    • Le bonus vaut aussi pour une Reine cachée.
    • Si votre propre carte l’élimine, vous n’avez que le gain habituel.
    • Un Coupe-jarret gagne 1 pour une Reine d’autrui, 4 pour deux.

card-cutthroat-does = Éliminez une carte voisine et toutes les cartes révélées de ce nom chez les autres. Une victime : aucun gain ; deux ou plus : 1 chacune.
card-cutthroat-rulings =
    • Vos propres cartes de ce nom sont à l’abri, sauf celle que vous choisissez.
    • Les cartes de ce nom cachées ou recouvertes sont à l’abri.
    • Les bonus des Reines d’autrui s’y ajoutent.
    • Un Guet-apens ou une Embuscade comme seule victime vous rapporte 0, mais agit quand même.

card-apothecary-does = Éliminez une carte voisine d’une autre de vos cartes et gagnez 1 point d’influence.
card-apothecary-rulings =
    • Cette autre carte et la victime peuvent être cachées.
    • Une carte voisine du seul Apothicaire est hors d’atteinte.
    • Vos propres cartes, même l’Apothicaire, peuvent être victimes si elles sont voisines d’une autre de vos cartes.
    • Si vous n’avez aucune autre carte du dessus dans la File, il ne se passe rien.

card-felon-does = Chaque joueur, vous compris, perd 1 point d’influence pour chacune de ses cartes voisines du Félon.
card-felon-rulings =
    • L’influence va à la réserve, pas à vous.
    • Personne ne descend sous 0.
    • Les voisins cachés comptent aussi.

card-impersonation-does = Éliminez une carte voisine, gagnez 1. Si c’était un personnage adverse hors pile, votre personnage du même nom, défaussé ou écarté, prend sa place.
card-impersonation-rulings =
    • Votre carte entre révélée et sans influence. Si elle est défaussée ou écartée, elle doit entrer.
    • Si elle est dans votre main ou dans la File, personne n’entre.
    • Une victime au sommet d’une pile n’est pas remplacée.
    • Un Prince entré ainsi n’amène pas de Jumeau.
    • Si votre carte se retrouve après la place en cours, elle agit cette manche.

card-bribery-does = Posez votre jeton de corruption sur un personnage révélé, seul à sa place : il est à vous. Défaussez ensuite la Corruption.
card-bribery-rulings =
    • Il est à vous à tous égards : vous décidez pour lui, gagnez par lui et pouvez le recouvrir.
    • Le jeton le plus récent compte ; l’ancien retourne à son joueur.
    • Le jeton reste quand la carte est recouverte ou déplacée.
    • Quand la carte quitte la File, le jeton revient et la carte va à la défausse de la famille dont elle porte les couleurs.

card-plot-does = Défaussez la Machination, puis activez un de vos personnages révélés. Pour chaque point posé dessus : prenez-le ou activez encore.
card-plot-rulings =
    • La première activation est obligatoire si vous avez quelqu’un à activer.
    • Le même personnage peut agir encore et encore.
    • Seules les cartes du dessus peuvent être activées, y compris celle qui était sous la Machination.
    • La carte du dessous est résolue ensuite, même si la Machination vient de l’activer.
    • Sans personne à activer, vous prenez simplement l’influence.

card-trap-does = Si un autre joueur l’élimine, prenez-lui 3 et défaussez la carte attaquante. Révélé par vous : son influence est perdue, gagnez 1.
card-trap-rulings =
    • L’attaquant gagne d’abord son point habituel, puis en cède 3, ou ce qu’il a.
    • Il se déclenche aussi face cachée.
    • Éliminé par votre propre carte, il rapporte le point habituel et votre carte reste.
