# rules.ftl: the whole rules, clause by clause, for the searchable rules page.
#
# rules-section-NAME   the headings, in the order of docs/rules.md
# rule-ID              one clause, its id as in docs/rules.md in small letters (RESOLVE-6: rule-resolve-6)
# rule-word-NAME       the words that the clauses use
# No variables. docs/rules.md is the authority: when it changes, these change.

rules-title = Règles
rules-couples = Le même signe sur un Prince et sur le Jumeau : ils tombent ensemble.
rules-intro = Posez vos cartes dans la File, laissez-les cachées pour y amasser de l’influence, révélez-les au bon moment. Après six manches, le joueur qui a le plus d’influence gagne.
rules-note = Les règles imprimées laissent quelques questions ouvertes. Là où ce texte y répond, c’est une décision de notre projet.
rules-contents = Sommaire
rules-show = Voir pas à pas
rules-variants = Variantes de l’exemple
rules-example-start = Voici le début.

## words

rules-section-words = Les mots
rule-word-seat = Les joueurs se comptent dans le sens des aiguilles d’une montre. Famille : les dix ou onze cartes aux couleurs d’un joueur.
rule-word-queue = File : la rangée au milieu de la table, une suite de places. Une place porte une carte ou une pile. Seule compte sa carte du dessus ; les cartes en dessous sont recouvertes.
rule-word-first-last = Première et dernière place : dans le sens de la résolution, fixe pendant toute la partie. Dessiner la File de gauche à droite ou de droite à gauche ne change que l’image.
rule-word-neighbour = Voisines d’une place : les places juste avant et juste après, donc aucune, une ou deux. La File n’est pas un cercle. Une carte voisine est la carte du dessus d’une place voisine. Une carte n’est jamais sa propre voisine, ni celle de ce qui se trouve sous elle.
rule-word-revealed = Révélée : face visible. Une carte révélée le reste tant qu’elle est dans la File.
rule-word-owner = Propriétaire d’une carte : sa famille, sauf si un jeton de corruption d’une autre famille est posé dessus (ABL-BRIBERY-1).
rule-word-pool = Trésor : l’influence devant un joueur. Tous la voient, et elle ne descend jamais sous 0. L’influence posée sur les cartes n’appartient à aucun trésor.
rule-word-supply = Réserve : l’influence que personne n’a encore. Elle ne s’épuise jamais.
rule-word-pile = Défausse : les cartes défaussées et éliminées devant un joueur, face visible, connues de tous. Une carte va toujours à la défausse de la famille dont elle porte les couleurs.
rule-word-eliminate = Éliminer et défausser sont deux choses différentes, aux effets différents (ELIM-1, ELIM-6).
rule-word-acting = Carte agissante : celle dont on applique la capacité et au nom de laquelle on l’applique.

## setup

rules-section-setup = Mise en place
rule-setup-1 = Le jeu se joue de 3 à 5. À deux, c’est une variante maison ; seul ou à six, ce n’est pas possible.
rule-setup-2 = Chaque joueur prend les dix cartes d’un jeu. Jeu de base : dix cartes. Embrasement : dix cartes, et le Jumeau à part.
rule-setup-3 = Chaque joueur mélange ses dix cartes, en écarte trois au hasard, face cachée, et prend les sept autres en main. Les trois écartées ne participent pas à la partie, sauf selon ABL-IMPERSON-2.
rule-setup-4 = Un joueur peut à tout moment regarder sa main, ses trois cartes écartées et ses cartes cachées dans la File, même recouvertes. Personne d’autre ne le peut. Une carte révélée une fois reste connue de tous, recouverte ou non.
rule-setup-5 = Chaque joueur commence avec 1 point d’influence dans son trésor.
rule-setup-6 = Un joueur est le premier joueur. Selon les livrets, c’est la personne la plus âgée ; ici, la personne qui ouvre la table le désigne et, à défaut, le hasard décide.
rule-setup-7 = Embrasement : le Jumeau est posé face visible devant son joueur. Il ne fait pas partie des dix cartes et n’est jamais l’une des trois écartées. On ne le pose jamais pendant la phase de placement ; il n’entre que selon ABL-PRINCE-1 ou ABL-IMPERSON-3.
rule-setup-8 = Embrasement : chaque joueur a un jeton de corruption.

## round

rules-section-round = La manche
rule-round-1 = La partie compte six manches. Chacune est une phase de placement suivie d’une phase de résolution.
rule-round-2 = Après les manches 1 à 5, la tuile de premier joueur passe au joueur suivant. La File reste telle quelle.

## place

rules-section-place = Le placement
rule-place-1 = À partir du premier joueur, dans le sens des aiguilles d’une montre, chacun pose exactement une carte de sa main, face cachée. On ne peut pas passer.
rule-place-2 = La carte va avant la première place, après la dernière, ou par-dessus une place dont la carte du dessus appartient au joueur.
rule-place-3 = Si la File est vide, au début ou plus tard, il n’y a qu’une façon de poser : au milieu.
rule-place-4 = On ne pose jamais rien entre deux places.
rule-place-5 = On peut empiler à partir de la manche 2, car à la manche 1 personne ne possède encore de carte dans la File au moment de poser. On peut poser sur une carte révélée ou cachée, sur une carte seule ou sur une pile. La hauteur est libre.
rule-place-6 = Le joueur qui possède une carte grâce à la Corruption peut empiler dessus. La famille dont elle porte les couleurs ne le peut pas.

## stack

rules-section-stack = Les piles
rule-stack-1 = Une carte recouverte n’est ni résolue, ni révélée, ni visée, ni déplacée, ni comptée par quoi que ce soit, et ne reçoit pas d’influence.
rule-stack-2 = L’influence posée sur une carte recouverte y reste avec elle.
rule-stack-3 = Élimination, défausse et déplacement ne prennent que la carte du dessus.
rule-stack-4 = Toutes les cartes d’une place ont toujours le même propriétaire.

## resolve

rules-section-resolve = La résolution
rule-resolve-1 = On résout les places de la première à la dernière. À chacune agit le propriétaire de la carte du dessus.
rule-resolve-2 = Si la carte est cachée, son propriétaire la laisse cachée, et 1 point d’influence de la réserve va dessus, ou bien la révèle.
rule-resolve-3 = En la révélant, le propriétaire met d’abord dans son trésor l’influence posée sur la carte ; puis la capacité s’applique. Exceptions : Embuscade et Guet-apens (influence perdue), Complot (doublée), Machination (selon son propre texte).
rule-resolve-4 = Si la carte est déjà révélée, sa capacité doit s’appliquer. Le propriétaire choisit parmi les façons permises, même si toutes lui nuisent. S’il n’y en a aucune, il ne se passe rien.
rule-resolve-5 = Les personnages restent dans la File, révélés. Les intrigues sont défaussées une fois appliquées ; la Machination, avant.
rule-resolve-6 = Si la carte quitte la place en cours et qu’une autre se trouve dessous, celle-ci est résolue ensuite, selon RESOLVE-2 ou RESOLVE-4, dès que la capacité en cours est terminée ; et ainsi de suite dans la pile. Avec la Machination, c’est après son dernier point d’influence, même si elle a activé cette carte. Peu importe pourquoi la carte est partie : intrigue défaussée, Archer qui s’est visé, Intrigante, attaquant pris dans une embuscade, Jumeau qui a suivi son Prince.
rule-resolve-7 = Si la place en cours disparaît, la résolution continue à la place qui la suivait.
rule-resolve-8 = Seule compte la position, jamais le fait qu’une carte ait déjà été résolue. Une carte qui se retrouve après la place en cours sera résolue cette manche, même une seconde fois. Celle qui se retrouve avant ne le sera pas. Cela vaut pour une carte déplacée par le Décret, et tout autant pour un Jumeau ou un remplaçant qui entre.
rule-resolve-9 = Toutes les décisions reviennent au propriétaire de la carte agissante. Il n’y a ni réactions ni décisions simultanées.
rule-resolve-10 = La phase se termine quand aucune place ne suit.

## elim

rules-section-elim = Élimination et défausse
rule-elim-1 = Pour chaque carte éliminée, quel qu’en soit le propriétaire, le propriétaire de la carte agissante gagne 1 (exception : ABL-CUTTHROAT-2).
rule-elim-2 = Une victime cachée est révélée, et l’influence posée dessus est perdue.
rule-elim-3 = La victime quitte la File pour sa défausse et le vide se referme. S’il y avait une carte dessous, c’est elle la carte du dessus.
rule-elim-4 = Les textes sur l’élimination (Embuscade, Guet-apens, Reine, Prince, Jumeau) valent aussi pour les victimes cachées.
rule-elim-5 = L’ordre est : la victime est révélée et retirée ; le propriétaire de la carte agissante gagne ; le bonus de la Reine s’ajoute ; l’Embuscade ou le Guet-apens paie ; le Jumeau du Prince éliminé, ou le Prince du Jumeau éliminé, est défaussé ; l’attaquant pris au piège est défaussé ; un remplaçant entre. S’il y a plusieurs victimes, chaque étape se fait pour toutes, dans l’ordre de la File, avant l’étape suivante.
rule-elim-6 = Une défausse ne donne rien à personne et ne déclenche rien.

## end

rules-section-end = La fin
rule-end-1 = Après la manche 6, le joueur qui a le plus d’influence dans son trésor gagne. L’influence sur les cartes ne compte pas. La septième carte ne se joue pas.
rule-end-2 = En cas d’égalité, gagne celui des ex æquo qui possède le plus de cartes du dessus dans la File. Une pile compte une fois.
rule-end-3 = Si l’égalité demeure, la victoire est partagée. Les rangs suivants se partagent de même (1, 2, 2, 4).

## base

rules-section-base = Le jeu de base : six personnages, quatre intrigues
rule-base-archer-1 = Archer : éliminez la carte du dessus de la première ou de la dernière place. Il faut en choisir une.
rule-base-archer-2 = Ce peut être, ou ce doit être, une carte à soi ou l’Archer lui-même. Seul dans la File, il doit se viser.
rule-base-soldier-1 = Soldat : éliminez une carte voisine, révélée ou non, de n’importe quelle famille. Sans voisin, il ne se passe rien.
rule-base-spy-1 = Espion : volez 1 point d’influence dans le trésor du propriétaire d’une carte voisine, révélée ou non ; jamais sur une carte.
rule-base-spy-2 = Choisir une carte à soi n’a aucun effet. Un trésor vide donne 0. Le choix est libre.
rule-base-heir-1 = Héritier : gagnez 2, sauf si une autre carte révélée du dessus dans la File, de n’importe quelle famille, est un Héritier. Gagnez alors 0.
rule-base-shape-1 = Changeforme : choisissez une carte voisine qui est un personnage révélé et appliquez sa capacité comme si le Changeforme la possédait, depuis sa place et pour son propriétaire. La carte agissante est le Changeforme. La copie dure cette seule application ; on choisit à nouveau chaque fois.
rule-base-shape-2 = Il garde son nom. En copiant un Héritier, il gagne 2, sauf si une autre carte révélée du dessus est un Changeforme, peu importe le nombre d’Héritiers.
rule-base-shape-3 = Copier un Changeforme est permis et ne fait rien. Sans personnage révélé voisin, il ne se passe rien.
rule-base-shape-4 = Les textes sur l’élimination et sur la révélation ne se copient pas.
rule-base-lord-1 = Seigneur : gagnez 1, plus 1 pour chaque carte voisine du même propriétaire, révélée ou non.
rule-base-assassin-1 = Assassinat : éliminez n’importe quelle carte du dessus de la File, l’Assassinat compris ; on gagne 1 malgré tout.
rule-base-decree-1 = Décret royal : déplacez une autre carte du dessus, quel qu’en soit le propriétaire, dans n’importe quel intervalle de la File, ses deux bouts compris ; jamais sur une autre carte. Ce qui est posé dessus, influence ou jeton de corruption, la suit.
rule-base-decree-2 = Le Décret reste où il est pendant le déplacement et ne peut se déplacer lui-même. Seul dans la File, il ne fait rien.
rule-base-decree-3 = L’ordre des places, celle du Décret comprise, doit changer. Retirer la carte du dessus d’une pile est toujours un changement.
rule-base-ambush-1 = Embuscade révélée par son propriétaire : l’influence posée dessus est perdue, il gagne 1.
rule-base-ambush-2 = Embuscade éliminée par la carte d’un autre propriétaire : celui-ci gagne le point habituel (0 avec un Coupe-jarret : ABL-CUTTHROAT-2), le propriétaire de l’Embuscade gagne 4 de la réserve, et la carte agissante est défaussée.
rule-base-ambush-3 = Embuscade éliminée par une carte de son propriétaire : le point habituel (0 avec un Coupe-jarret) et rien d’autre. La carte agissante n’est pas défaussée pour cela.
rule-base-conspiracy-1 = Complot : gagnez le double de l’influence posée dessus.

## abl

rules-section-abl = Embrasement : six personnages et le Jumeau, quatre intrigues
rule-abl-prince-1 = Prince : quand son propriétaire le révèle (RESOLVE-3, jamais autrement), il pose le Jumeau de sa famille, révélé : avant la première place, après la dernière ou sur une place à lui, mais pas sur un Prince. Puis il gagne 1.
rule-abl-prince-2 = Prince aux manches suivantes, copié, ou activé par la Machination : gagnez 1.
rule-abl-prince-3 = Quand un Prince est éliminé, chaque carte révélée du dessus qui est un Jumeau du même propriétaire est défaussée.
rule-abl-twin-1 = Jumeau : gagnez 1.
rule-abl-twin-2 = Quand un Jumeau est éliminé, chaque carte révélée du dessus qui est un Prince du même propriétaire est défaussée.
rule-abl-twin-3 = Les cartes recouvertes, les cartes cachées et celles du même nom que la victime restent. Éliminer ses propres cartes compte aussi. « Le même propriétaire » est celui de cet instant. Les cartes qui suivent sont fixées une seule fois, après le retrait de toutes les victimes : une carte qui était sous une victime suit ; celle qui n’est découverte que par le départ d’une carte suiveuse reste.
rule-abl-queen-1 = Reine : gagnez 2.
rule-abl-queen-2 = Reine éliminée par la carte d’un autre propriétaire : celui-ci gagne 1 de plus.
rule-abl-cutthroat-1 = Coupe-jarret : éliminez une carte voisine et, avec elle, chaque carte révélée du dessus du même nom appartenant à d’autres, partout dans la File. Lesquelles, on le fixe avant de rien retirer. Les cartes à soi de ce nom sont à l’abri, sauf celle que l’on choisit ; les cartes cachées et recouvertes aussi ; la carte agissante aussi.
rule-abl-cutthroat-2 = Une seule carte éliminée : rien pour elle. Deux ou plus : 1 pour chacune. Les bonus des Reines s’y ajoutent (deux Reines d’autrui : 4 ; une : 1 ; une à soi et une d’autrui : 3).
rule-abl-cutthroat-3 = Si la seule victime est un Guet-apens ou une Embuscade, on gagne 0 ; puis le Guet-apens ou l’Embuscade fait son œuvre.
rule-abl-apothecary-1 = Apothicaire : éliminez une carte voisine de n’importe quelle autre carte de son propriétaire ; l’Apothicaire lui-même ne compte pas comme une telle carte. Cette carte et la victime peuvent être révélées ou non. Les cartes du propriétaire et l’Apothicaire lui-même peuvent être victimes s’ils sont ainsi placés.
rule-abl-apothecary-2 = Si son propriétaire n’a aucune autre carte du dessus dans la File, il ne se passe rien.
rule-abl-felon-1 = Félon : chaque joueur, le propriétaire aussi, rend 1 à la réserve pour chaque carte voisine qu’il possède, sans descendre sous 0.
rule-abl-schemer-1 = Intrigante : si une place voisine est une pile, quel qu’en soit le propriétaire, quand la capacité s’applique, la carte agissante est défaussée. Sinon gagnez 1, ou 2 si la table en a convenu (OPT-SCHEMER). La pile où elle se trouve ne compte pas.
rule-abl-imperson-1 = Usurpation : éliminez une carte voisine.
rule-abl-imperson-2 = Si la victime était un personnage d’un autre propriétaire, seul à sa place, le même personnage de la famille du joueur qui agit entre à cette place exacte, révélé et sans influence, depuis la défausse ou les trois cartes écartées de ce joueur. C’est obligatoire si cette carte s’y trouve. Ce peut être la victime elle-même, si quelqu’un d’autre l’avait corrompue.
rule-abl-imperson-3 = Un Prince entré ainsi n’amène pas de Jumeau. Un Jumeau n’entre ainsi que depuis la défausse.
rule-abl-imperson-4 = Une victime au sommet d’une pile n’est pas remplacée.
rule-abl-bribery-1 = Corruption : le propriétaire pose son jeton de corruption sur un personnage révélé, seul à sa place, et le possède désormais, à tous égards. Un jeton plus ancien retourne à son joueur. On peut choisir une carte à soi. Sans un tel personnage, il ne se passe rien.
rule-abl-bribery-2 = Quand la carte quitte la File, le jeton retourne à son joueur et la carte va à la défausse de la famille dont elle porte les couleurs.
rule-abl-bribery-3 = Le jeton reste quand la carte est recouverte ou déplacée.
rule-abl-plot-1 = La Machination est d’abord défaussée, et son influence mise à part. Ce qui était dessous est maintenant une carte du dessus.
rule-abl-plot-2 = Puis le propriétaire active un de ses personnages révélés du dessus : sa capacité s’applique depuis sa place, et c’est lui la carte agissante. C’est obligatoire s’il y en a un.
rule-abl-plot-3 = Puis, pour chaque point d’influence qui était sur la Machination, un par un : prenez-le, ou rendez-le à la réserve pour activer encore, le même personnage ou un autre. Chaque activation est entièrement résolue avant la suivante.
rule-abl-plot-4 = S’il n’y a aucun personnage à activer, le propriétaire prend simplement l’influence.
rule-abl-trap-1 = Guet-apens révélé par son propriétaire : l’influence posée dessus est perdue, il gagne 1.
rule-abl-trap-2 = Guet-apens éliminé par la carte d’un autre propriétaire : celui-ci gagne d’abord le point habituel (ABL-CUTTHROAT-2 reste valable) ; puis le propriétaire du Guet-apens prend 3 dans ce trésor, ou ce qui s’y trouve ; et la carte agissante est défaussée.
rule-abl-trap-3 = Guet-apens éliminé par une carte de son propriétaire : le point habituel (0 avec un Coupe-jarret) et rien d’autre. La carte agissante n’est pas défaussée pour cela.

## mix

rules-section-mix = Les deux jeux à une table
rule-mix-1 = Dix sortes de cartes, sans compter le Jumeau, les mêmes pour chaque joueur. On en choisit dix, ou on les tire au hasard : six personnages et quatre intrigues. Une table où l’Intrigante gagne 2 la comprend toujours : on tire de nouveau les dix jusqu’à ce qu’elle y soit.
rule-mix-2 = Avec le Prince viennent les Jumeaux, avec la Corruption les jetons. Tous les articles valent tels quels. Le Changeforme peut copier, et la Machination activer, des personnages des deux jeux.

## opt

rules-section-opt = Ce que l’on peut choisir
rule-opt-seats = Nombre de joueurs : de 2 à 5.
rule-opt-set = Jeu : base, Embrasement ou les deux mêlés.
rule-opt-kinds = Les dix sortes de cartes d’un mélange (MIX-1).
rule-opt-first = Premier joueur : désigné ou tiré au sort.
rule-opt-direction = Comment la File est dessinée : de gauche à droite ou de droite à gauche. Cela ne change rien d’autre.
rule-opt-schemer = Ce que gagne l’Intrigante : 1, par défaut, ou 2.
rule-opt-handicap = Handicap : un joueur commence avec 2 à 31 points d’influence au lieu de 1.
rule-opt-seed = Le mélange : la même graine donne la même donne et, pour un mélange tiré au sort, les mêmes sortes de cartes.

## ex

rules-section-ex = Exemples
rule-ex-1 = L’Assassinat est posé sur un Espion révélé : il frappe, il est défaussé, et l’Espion vole aussitôt. Si l’Espion du dessous était caché, son propriétaire pourrait le laisser caché et y poser 1.
rule-ex-2 = Dans la File : Rouge, cachée ; Bleu, cachée avec 1 ; Rouge, cachée avec 2 ; Vert, cachée ; l’Espion de Bleu, révélé. Rouge laisse sa carte cachée : 1 va sur la carte. Bleu révèle un Soldat et prend 1, puis choisit la seconde carte de Rouge : ses 2 sont perdus, Bleu gagne 1. Vert laisse sa carte cachée. L’Espion prend 1 dans le trésor de Vert, pas sur sa carte.
rule-ex-3 = Placement : Rouge commence au milieu. Bleu pose avant ou après. Si c’est avant, Vert pose avant la carte de Bleu ou après celle de Rouge, jamais entre elles.
rule-ex-4 = Le Soldat d’un autre joueur élimine une Embuscade : 1 pour le propriétaire du Soldat, 4 pour celui de l’Embuscade ; le Soldat est défaussé.
rule-ex-5 = L’Archer d’un joueur élimine sa propre Embuscade : 1, et l’Archer reste.
rule-ex-6 = Un Complot qui porte 3 points en rapporte 6.
rule-ex-7 = Un Changeforme copie un Héritier : 2. Avec un autre Changeforme révélé dans la File : 0.
rule-ex-8 = Embrasement, comme EX-2, mais la carte de Bleu avec 1 est un Coupe-jarret : il élimine une Reine seule et cachée qui porte 2, et gagne 0 pour l’élimination et 1 pour la Reine. Plus tard, le Félon révélé de Bleu est voisin d’une carte de Vert : Vert perd 1.
rule-ex-9 = Un Coupe-jarret élimine un Félon : 0 ; deux Félons : 2 ; une Reine d’autrui : 1 ; deux Reines d’autrui : 4.
rule-ex-10 = L’Usurpation est posée sur une Reine révélée du même joueur : elle agit, elle est défaussée, et la Reine gagne 2 aussitôt. Si la Reine du dessous était cachée, son propriétaire pourrait la laisser cachée et y poser 1.
rule-ex-11 = Un propriétaire a deux Princes et un Jumeau. Si un Prince est éliminé, le Jumeau s’en va et l’autre Prince reste. Si le Jumeau est éliminé, les deux Princes s’en vont.
rule-ex-12 = L’Apothicaire d’un autre joueur élimine un Guet-apens : son propriétaire gagne 1, puis en cède 3 à celui du Guet-apens ; l’Apothicaire s’en va. Avec son propre Apothicaire : il gagne 1 et reste.
rule-ex-13 = Une carte que le Décret déplace d’avant lui à après lui est résolue deux fois ; déplacée dans l’autre sens, elle est sautée.
