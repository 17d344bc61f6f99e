# table.ftl: what the table says: events, prompts, options, the end, and the names of things.
#
# Variables, all languages alike:
#   $player        the player the sentence is about (a card's owner, unless a message says otherwise)
#   $other-player  the second player; the names are shown as they are, never declined
#   $card, $other  cards by their nominative name; with each comes every form that cards.ftl has in
#                  this language ($card-the, $other-acc, ...). $card acts or is named first.
#   $n             influence, unless the section says otherwise; it chooses the plural form
#   $place         a place of the Queue, from 1, at the moment before the event (moved, entered: the new one;
#                  eliminated: before the first victim of the same strike fell)
# A message that ends in -you is told to the player whom the plain one calls $player.
# -yours: it befalls a card of the reader. -own: both cards are the reader's. -known: the reader knows the
# card though it is another's (replays, games that are over).

## Names of things ($n counts what the message names)

influence-count = { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }
queue = File
queue-empty = La File est vide.
round-n = Manche { $n } sur 6
phase-place = Placement des cartes
phase-resolve = Résolution de la File
phase-over = Partie terminée
first-player = Premier joueur
you = Vous
owner = Propriétaire
hand = Main
aside = Écartées
pile = Défausse
pile-empty = Défausse vide
pool = Trésor
stack = Pile
revealed = Révélée
covered = Recouverte
front = Début
back = Fin
place-n = Place { $n }
gap-n = Intervalle { $n }
card-count = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
hand-count = { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
aside-count = { $n ->
        [one] { $n } carte écartée
       *[other] { $n } cartes écartées
    }
pile-count = { $n ->
        [one] { $n } carte défaussée
       *[other] { $n } cartes défaussées
    }
stack-count = { $n ->
        [one] pile de { $n } carte
       *[other] pile de { $n } cartes
    }
list-and = { $first } et { $second }
list-comma = { $first }, { $second }
labelled = { $label } : { $value }
name-of-family = { $name } { $family }
percent = { $n } %

## Families: colours that also serve as names of players

family-a = Rouge
family-b = Bleu
family-c = Vert
family-d = Or
family-e = Noir

## A place of the Queue, as a list entry ($n: influence on the card)

target-revealed = Place { $place } : { $player }, { $card }, carte révélée
target-revealed-you = Place { $place } : votre { $card-bare }, carte révélée
target-down = Place { $place } : { $player }, { $card }, face cachée, { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }
target-down-you = Place { $place } : votre { $card-bare }, face cachée, { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }
target-hidden = Place { $place } : { $player }, face cachée, { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }
target-stack = { $n ->
        [one] { $n } carte recouverte dessous
       *[other] { $n } cartes recouvertes dessous
    }
target-bribed = corrompue, couleurs de la famille : { $player }

## Events: rounds and placing ($n: the round; $other: the card that gets covered)

event-round = Manche { $n } sur 6 : { $player } commence.
event-round-you = Manche { $n } sur 6 : vous commencez.
event-round-last = C’est la dernière manche : l’influence restée sur les cartes sera perdue.
event-standin = { $player } : absence ou temps écoulé. Un robot décide à sa place.
event-standin-you = Votre temps est écoulé ou vous étiez ailleurs : un robot décide pour vous.
event-placed-only = { $player } pose une carte face cachée dans la File vide.
event-placed-only-known = { $player } pose { $card-the } face cachée dans la File vide.
event-placed-only-you = Vous posez { $card-the } face cachée dans la File vide.
event-placed-first = { $player } pose une carte face cachée au début de la File.
event-placed-first-known = { $player } pose { $card-the } face cachée au début de la File.
event-placed-first-you = Vous posez { $card-the } face cachée au début de la File.
event-placed-last = { $player } pose une carte face cachée à la fin de la File.
event-placed-last-known = { $player } pose { $card-the } face cachée à la fin de la File.
event-placed-last-you = Vous posez { $card-the } face cachée à la fin de la File.
event-placed-on = { $player } pose une carte face cachée sur { $other-the }, à la place { $place }.
event-placed-on-hidden = { $player } pose une carte face cachée sur une autre carte cachée, à la place { $place }.
event-placed-on-known = { $player } pose { $card-the } face cachée sur { $other-the }, à la place { $place }.
event-placed-on-you = Vous posez { $card-the } face cachée sur votre { $other-bare }, à la place { $place }.

## Events: keeping and revealing ($n: influence on the card, or taken from it)

event-kept = { $player } laisse face cachée la carte de la place { $place }, qui porte maintenant { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }.
event-kept-known = { $player } laisse { $card-the } face cachée à la place { $place }, avec maintenant { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }.
event-kept-you = Vous laissez votre { $card-bare } face cachée à la place { $place }, avec maintenant { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }.
event-revealed = { $player } révèle { $card-the } à la place { $place }.
event-revealed-you = Vous révélez votre { $card-bare } à la place { $place }.
event-revealed-takes = { $player } révèle { $card-the } à la place { $place } et y prend { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }.
event-revealed-takes-you = Vous révélez votre { $card-bare } à la place { $place } et y prenez { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }.

## Events: influence

event-lost = Sur { $card-the } ({ $player }), { $n ->
        [one] { $n } point d’influence est perdu
       *[other] { $n } points d’influence sont perdus
    }.
event-lost-you = Sur votre { $card-bare }, { $n ->
        [one] { $n } point d’influence est perdu
       *[other] { $n } points d’influence sont perdus
    }.
event-lost-plot = { $player } rend à la réserve { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } de la Machination.
event-lost-plot-you = Vous rendez à la réserve { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } de la Machination.
event-gained = { $player } gagne { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } grâce { $card-to }.
event-gained-you = Vous gagnez { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } grâce { $card-to }.
event-gained-bounty = { $player } gagne encore { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } pour { $other-the }.
event-gained-bounty-you = Vous gagnez encore { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } pour { $other-the }.
event-paid = { $player } rend { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } à la réserve à cause { $card-of }.
event-paid-you = Vous rendez { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } à la réserve à cause { $card-of }.
event-stole = { $player } vole { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } à { $other-player } grâce { $card-to }.
event-stole-you = Vous volez { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } à { $other-player } grâce { $card-to }.
event-stole-yours = { $player } vous vole { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } grâce { $card-to }.
event-stole-nothing = { $player } vise { $other-player } avec { $card-the }, mais { $other-player } n’a rien.
event-stole-nothing-you = Vous visez { $other-player } avec { $card-the }, mais { $other-player } n’a rien.
event-stole-nothing-yours = { $player } vous vise avec { $card-the }, mais vous n’avez rien.
event-stole-own = { $card-start } ({ $player }) vise une carte de son propriétaire : rien n’est volé.
event-stole-own-you = Votre { $card-bare } vise votre propre carte : rien n’est volé.

## Events: cards that act on cards
## ($player owns $card and $other-player owns $other; eliminated: $card strikes, $other falls)

event-copied = { $card-start } ({ $player }) copie { $other-the } ({ $other-player }).
event-copied-you = Votre { $card-bare } copie { $other-the } ({ $other-player }).
event-copied-yours = { $card-start } ({ $player }) copie votre { $other-bare }.
event-copied-own = Votre { $card-bare } copie votre propre { $other-bare }.
event-activated = { $card-start } ({ $player }) active { $other-the }.
event-activated-you = Votre { $card-bare } active { $other-the }.
event-lifted = { $player } soulève { $other-the } ({ $other-player }) à la place { $place }.
event-lifted-you = Vous soulevez { $other-the } ({ $other-player }) à la place { $place }.
event-lifted-yours = { $player } soulève votre { $other-bare } à la place { $place }.
event-lifted-own = Vous soulevez votre propre { $other-bare } à la place { $place }.
event-moved = { $card-start } ({ $player }) va à la place { $place }.
event-moved-you = Votre { $card-bare } va à la place { $place }.
event-bribed = { $player } corrompt { $other-the } ({ $other-player }) et possède désormais cette carte.
event-bribed-you = Vous corrompez { $other-the } ({ $other-player }) et possédez désormais cette carte.
event-bribed-yours = { $player } corrompt votre { $other-bare } et possède désormais cette carte.
event-bribed-self = { $player } pose le jeton de corruption sur sa propre carte : { $other }.
event-bribed-self-you = Vous posez le jeton de corruption sur votre propre { $other-bare }.
event-eliminated = { $card-start } ({ $player }) élimine { $other-the } ({ $other-player }) à la place { $place }.
event-eliminated-you = Votre { $card-bare } élimine { $other-the } ({ $other-player }) à la place { $place }.
event-eliminated-yours = { $card-start } ({ $player }) élimine votre { $other-bare } à la place { $place }.
event-eliminated-own = Votre { $card-bare } élimine votre propre { $other-bare } à la place { $place }.
event-eliminated-self = { $card-start } ({ $player }) s’élimine { $card-gender ->
        [f] elle-même
       *[other] lui-même
    } à la place { $place }.
event-eliminated-self-you = Votre { $card-bare } s’élimine { $card-gender ->
        [f] elle-même
       *[other] lui-même
    } à la place { $place }.
event-eliminated-laden = { $card-start } ({ $player }) élimine { $other-the } ({ $other-player }) à la place { $place } ; { $n ->
        [one] { $n } point d’influence est perdu
       *[other] { $n } points d’influence sont perdus
    }.
event-eliminated-laden-you = Votre { $card-bare } élimine { $other-the } ({ $other-player }) à la place { $place } ; { $n ->
        [one] { $n } point d’influence est perdu
       *[other] { $n } points d’influence sont perdus
    }.
event-eliminated-laden-yours = { $card-start } ({ $player }) élimine votre { $other-bare } à la place { $place } ; { $n ->
        [one] { $n } point d’influence est perdu
       *[other] { $n } points d’influence sont perdus
    }.
event-eliminated-laden-own = Votre { $card-bare } élimine votre propre { $other-bare } à la place { $place } ; { $n ->
        [one] { $n } point d’influence est perdu
       *[other] { $n } points d’influence sont perdus
    }.
event-discarded = { $card-start } ({ $player }) est { $card-gender ->
        [f] défaussée
       *[other] défaussé
    }.
event-discarded-you = Votre { $card-bare } est { $card-gender ->
        [f] défaussée
       *[other] défaussé
    }.
event-discarded-stack = { $card-start } ({ $player }) est { $card-gender ->
        [f] défaussée
       *[other] défaussé
    } : une place voisine porte une pile.
event-discarded-stack-you = Votre { $card-bare } est { $card-gender ->
        [f] défaussée
       *[other] défaussé
    } : une place voisine porte une pile.
event-entered-first = { $card-start } ({ $player }) entre au début de la File, face visible.
event-entered-first-you = Votre { $card-bare } entre au début de la File, face visible.
event-entered-last = { $card-start } ({ $player }) entre à la fin de la File, face visible.
event-entered-last-you = Votre { $card-bare } entre à la fin de la File, face visible.
event-entered-on = { $card-start } ({ $player }) entre à la place { $place }, face visible, et recouvre { $other-the }.
event-entered-on-you = Votre { $card-bare } entre à la place { $place }, face visible, et recouvre votre { $other-bare }.
event-entered-at = { $card-start } ({ $player }) entre à la place { $place }, face visible.
event-entered-at-you = Votre { $card-bare } entre à la place { $place }, face visible.
event-acts = { $card-start } ({ $player }) agit à la place { $place }.
event-acts-you = Votre { $card-bare } agit à la place { $place }.

## Events: whose decision it is (told to the others; $n: influence left on Plot;
## $card: the card that acts; put-card: $other is the card that moves)

event-ask-place = C’est à { $player } de poser une carte.
event-ask-reveal = { $player } décide du sort de la carte cachée à la place { $place } : la laisser ou la révéler.
event-ask-pick = { $player } choisit ce que fait { $card-the }.
event-ask-put-card = { $player } choisit où va { $other-the }.
event-ask-put-twin = { $player } choisit où entre le Jumeau.
event-ask-plot-first = { $player } choisit le personnage que la Machination active.
event-ask-plot-next = { $player } choisit entre prendre un point de la Machination et activer encore. Il reste { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }.

## The status line while another player decides

waiting-place = { $player } pose une carte…
waiting-reveal = { $player } : laisser ou révéler ?
waiting-pick = { $player } choisit…
waiting-put-card = { $player } déplace une carte…
waiting-put-twin = { $player } fait entrer le Jumeau…
waiting-plot-first = { $player } manigance…
waiting-plot-next = { $player } manigance…

## What does nothing ($card: the acting card)

nothing-soldier = { $card-start } n’a pas de voisin : il ne se passe rien.
nothing-spy = { $card-start } n’a rien à voler.
nothing-heir = Un autre { $card-bare } est révélé dans la File : celui-ci ne rapporte rien.
nothing-shapeshifter = { $card-start } n’a aucun personnage révélé à côté : il ne se passe rien.
nothing-copied = Copier { $card-a } ne donne rien.
nothing-royal-decree = Il n’y a pas d’autre carte à déplacer : il ne se passe rien.
nothing-conspiracy = { $card-start } ne porte pas d’influence et ne rapporte rien.
nothing-cutthroat = { $card-start } n’a pas de voisin : il ne se passe rien.
nothing-apothecary = Son propriétaire n’a pas d’autre carte dans la File, { $card-the } n’atteint donc personne : il ne se passe rien.
nothing-felon = { $card-start } ne coûte rien à personne.
nothing-impersonation = { $card-start } n’a pas de voisin : il ne se passe rien.
nothing-bribery = Aucun personnage révélé n’est seul à sa place : il ne se passe rien.
nothing-plot = Il n’y a aucun personnage révélé à activer : il ne se passe rien.

## Prompts, to the player who decides
## ($card: the card that acts; reveal: $n influence lies on it; plot-next: $n influence left;
## acts-as: $other is whose ability it uses; put-card: $other is the card that moves)

turn-yours = À vous
ask-place = Choisissez une carte de votre main et sa place.
ask-reveal = Place { $place } : votre { $card-bare }, face cachée. Laisser ou révéler ?
ask-reveal-laden = Place { $place } : votre { $card-bare }, face cachée, avec { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }. Laisser ou révéler ?
ask-acts = Votre { $card-bare } agit.
ask-acts-as = Votre { $card-bare } agit comme { $other-a }.
ask-pick-archer = Éliminez la première ou la dernière carte. Laquelle ?
ask-pick-soldier = Éliminez une carte voisine. Laquelle ?
ask-pick-spy = Volez 1 point d’influence au propriétaire d’une carte voisine. Laquelle ?
ask-pick-shapeshifter = Copiez un personnage voisin. Lequel ?
ask-pick-assassination = Éliminez n’importe quelle carte de la File. Laquelle ?
ask-pick-royal-decree = Déplacez une carte. Laquelle ?
ask-pick-cutthroat = Éliminez une carte voisine et, avec elle, les cartes révélées de ce nom chez les autres. Laquelle ?
ask-pick-apothecary = Éliminez une carte voisine d’une autre de vos cartes. Laquelle ?
ask-pick-impersonation = Éliminez une carte voisine, peut-être pour prendre sa place. Laquelle ?
ask-pick-bribery = Corrompez un personnage révélé. Lequel ?
ask-put-card = Où va { $other-the } ?
ask-put-twin = Votre Jumeau entre en jeu. Où ?
ask-plot-first = Activez un de vos personnages. Lequel ?
ask-plot-next = Machination : il reste { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }. Prendre le suivant, ou le rendre et activer encore ?

## Options as short labels

label-place-only = Dans la File
label-place-first = Au début
label-place-last = À la fin
label-place-on = Sur la place { $place }
label-keep = Laisser +1
label-reveal = Révéler
label-eliminate = Éliminer
label-steal = Voler 1
label-copy = Copier
label-lift = Déplacer
label-put = Place { $place }
label-bribe = Corrompre
label-take = Prendre 1
label-activate = Activer

## Where a card can go, before it is chosen ($other: the card there, covered by it; $n: influence locked)

slot-only = Au milieu : la File est vide.
slot-first = Au début, avant { $other-the } ({ $player }).
slot-first-you = Au début, avant votre { $other-bare }.
slot-last = À la fin, après { $other-the } ({ $player }).
slot-last-you = À la fin, après votre { $other-bare }.
slot-on = Sur la place { $place } : recouvre votre { $other-bare }.
slot-on-locks = Sur la place { $place } : recouvre votre { $other-bare } et y bloque { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }.

## Options as consequences
## ($card: the card concerned, owned by $player; keep: $n is what then lies on it)

option-place-only = Poser { $card-the } comme première carte de la File.
option-place-first = Poser { $card-the } au début : avant toutes les cartes déjà posées.
option-place-last = Poser { $card-the } à la fin : après toutes les cartes déjà posées.
option-place-on = Poser { $card-the } sur { $other-the } à la place { $place } et recouvrir cette carte.
option-place-on-locks = Poser { $card-the } sur { $other-the } à la place { $place } et y bloquer { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }.
option-twin-first = Le Jumeau au début : il n’agira pas cette manche.
option-twin-last = Le Jumeau à la fin : il agira dès cette manche.
twin-acts = Le Jumeau agira dès cette manche.
twin-acts-not = Le Jumeau n’agira pas cette manche.
option-keep = Laisser la carte cachée et y poser 1 point d’influence, ce qui fera { $n }.
option-eliminate = Éliminer { $card-the } ({ $player }) à la place { $place }.
option-eliminate-laden = Éliminer { $card-the } ({ $player }) à la place { $place } : { $n ->
        [one] { $n } point d’influence est perdu
       *[other] { $n } points d’influence sont perdus
    }.
option-eliminate-you = Éliminer votre propre { $card-bare } à la place { $place }.
option-eliminate-laden-you = Éliminer votre propre { $card-bare } à la place { $place } : { $n ->
        [one] { $n } point d’influence est perdu
       *[other] { $n } points d’influence sont perdus
    }.
option-eliminate-self = Éliminer la carte même qui agit : { $card-the } à la place { $place }.
option-steal = Voler 1 point à { $player }, dont le trésor compte { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } (carte à la place { $place }).
option-steal-empty = Viser { $player }, dont le trésor est vide : rien n’est volé (carte à la place { $place }).
option-steal-self = Choisir sa propre carte ({ $player }) à la place { $place } : rien n’est volé.
option-steal-self-you = Choisir votre propre carte à la place { $place } : rien n’est volé.
option-copy = Copier { $card-the } ({ $player }) à la place { $place }.
option-copy-you = Copier votre propre { $card-bare } à la place { $place }.
option-copy-nothing = Copier { $card-the } ({ $player }) à la place { $place } : cela ne fait rien.
option-lift = Déplacer { $card-the } ({ $player }) depuis la place { $place }.
option-lift-you = Déplacer votre propre { $card-bare } depuis la place { $place }.
option-put-first = Au début, avant { $card-the } ({ $player }).
option-put-first-you = Au début, avant votre { $card-bare }.
option-put-last = À la fin, après { $card-the } ({ $player }).
option-put-last-you = À la fin, après votre { $card-bare }.
option-put-before = À la place { $place }, avant { $card-the } ({ $player }).
option-put-before-you = À la place { $place }, avant votre { $card-bare }.
put-acts = Après le Décret : la carte agira cette manche.
put-acts-again = Après le Décret : la carte agira encore une fois cette manche.
put-acts-not = Avant le Décret : la carte n’agira pas cette manche.
put-acts-not-again = Avant le Décret : la carte n’agira plus cette manche.
option-bribe = Corrompre { $card-the } ({ $player }) à la place { $place } et en prendre possession.
option-bribe-self = Poser le jeton de corruption sur sa propre carte : { $card } ({ $player }), place { $place }.
option-bribe-self-you = Poser le jeton de corruption sur votre propre { $card-bare } à la place { $place }.
option-take = Prendre 1 point d’influence de la Machination.
option-activate = Activer { $card-the } à la place { $place }.
option-activate-again = Rendre 1 point d’influence et activer { $card-the } à la place { $place }.

## Revealing, as a consequence ($n: influence on the card)
## reveal-KIND: with influence on it; -empty: with none; -nothing: when the ability will do nothing.

reveal-archer = Révéler l’Archer : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }, puis éliminer obligatoirement la première ou la dernière carte et gagner 1 point.
reveal-archer-empty = Révéler l’Archer : éliminer obligatoirement la première ou la dernière carte et gagner 1 point.
reveal-soldier = Révéler le Soldat : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }, puis éliminer obligatoirement une carte voisine et gagner 1 point.
reveal-soldier-empty = Révéler le Soldat : éliminer obligatoirement une carte voisine et gagner 1 point.
reveal-soldier-nothing = Révéler le Soldat : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } ; il n’a pas de voisin, il ne se passe donc rien d’autre.
reveal-soldier-nothing-empty = Révéler le Soldat : il n’a pas de voisin, il ne se passe donc rien.
reveal-spy = Révéler l’Espion : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }, puis il vole 1 point au propriétaire d’une carte voisine.
reveal-spy-empty = Révéler l’Espion : il vole 1 point au propriétaire d’une carte voisine.
reveal-spy-nothing = Révéler l’Espion : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } ; il n’a rien à voler, il ne se passe donc rien d’autre.
reveal-spy-nothing-empty = Révéler l’Espion : il n’a rien à voler, il ne se passe donc rien.
reveal-heir = Révéler l’Héritier : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }, puis gagner 2 points.
reveal-heir-empty = Révéler l’Héritier : gagner 2 points.
reveal-heir-nothing = Révéler l’Héritier : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } ; un autre Héritier est révélé, celui-ci ne rapporte donc rien.
reveal-heir-nothing-empty = Révéler l’Héritier : un autre Héritier est révélé, celui-ci ne rapporte donc rien.
reveal-lord = Révéler le Seigneur : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }, puis gagner 1 point, plus 1 pour chaque carte voisine du même propriétaire.
reveal-lord-empty = Révéler le Seigneur : gagner 1 point, plus 1 pour chaque carte voisine du même propriétaire.
reveal-shapeshifter = Révéler le Changeforme : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }, puis il copie un personnage voisin révélé.
reveal-shapeshifter-empty = Révéler le Changeforme : il copie un personnage voisin révélé.
reveal-shapeshifter-nothing = Révéler le Changeforme : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } ; aucun personnage révélé n’est à côté, il ne se passe donc rien d’autre.
reveal-shapeshifter-nothing-empty = Révéler le Changeforme : aucun personnage révélé n’est à côté, il ne se passe donc rien.
reveal-assassination = Révéler l’Assassinat : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }, puis éliminer n’importe quelle carte de la File et gagner 1 point.
reveal-assassination-empty = Révéler l’Assassinat : éliminer n’importe quelle carte de la File et gagner 1 point.
reveal-royal-decree = Révéler le Décret royal : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }, puis déplacer une autre carte ailleurs.
reveal-royal-decree-empty = Révéler le Décret royal : déplacer une autre carte ailleurs.
reveal-royal-decree-nothing = Révéler le Décret royal : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } ; il n’y a pas d’autre carte à déplacer, il ne se passe donc rien d’autre.
reveal-royal-decree-nothing-empty = Révéler le Décret royal : il n’y a pas d’autre carte à déplacer, il ne se passe donc rien.
reveal-ambush = Révéler l’Embuscade : { $n ->
        [one] { $n } point d’influence est perdu
       *[other] { $n } points d’influence sont perdus
    } ; gagner 1 point.
reveal-ambush-empty = Révéler l’Embuscade : gagner 1 point.
reveal-conspiracy = Révéler le Complot : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }, et autant à la réserve.
reveal-conspiracy-empty = Révéler le Complot : rien n’est posé dessus, il ne rapporte donc rien.
reveal-prince = Révéler le Prince : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }, puis faire entrer le Jumeau et gagner 1 point.
reveal-prince-empty = Révéler le Prince : faire entrer le Jumeau et gagner 1 point.
reveal-schemer = Révéler l’Intrigante : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }, puis gagner de l’influence.
reveal-schemer-empty = Révéler l’Intrigante : gagner de l’influence.
reveal-schemer-otherwise = Révéler l’Intrigante : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } ; une place voisine porte une pile, donc l’Intrigante est défaussée.
reveal-schemer-otherwise-empty = Révéler l’Intrigante : une place voisine porte une pile, donc l’Intrigante est défaussée.
reveal-queen = Révéler la Reine : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }, puis gagner 2 points.
reveal-queen-empty = Révéler la Reine : gagner 2 points.
reveal-cutthroat = Révéler le Coupe-jarret : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }, puis éliminer obligatoirement une carte voisine et les cartes révélées de ce nom chez les autres.
reveal-cutthroat-empty = Révéler le Coupe-jarret : éliminer obligatoirement une carte voisine et les cartes révélées de ce nom chez les autres.
reveal-cutthroat-nothing = Révéler le Coupe-jarret : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } ; il n’a pas de voisin, il ne se passe donc rien d’autre.
reveal-cutthroat-nothing-empty = Révéler le Coupe-jarret : il n’a pas de voisin, il ne se passe donc rien.
reveal-apothecary = Révéler l’Apothicaire : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }, puis éliminer obligatoirement une carte voisine d’une autre carte du même propriétaire et gagner 1 point.
reveal-apothecary-empty = Révéler l’Apothicaire : éliminer obligatoirement une carte voisine d’une autre carte du même propriétaire et gagner 1 point.
reveal-apothecary-nothing = Révéler l’Apothicaire : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } ; son propriétaire n’a pas d’autre carte dans la File, il ne se passe donc rien d’autre.
reveal-apothecary-nothing-empty = Révéler l’Apothicaire : son propriétaire n’a pas d’autre carte dans la File, il ne se passe donc rien.
reveal-felon = Révéler le Félon : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }, puis chacun perd 1 point pour chacune de ses cartes voisines.
reveal-felon-empty = Révéler le Félon : chacun perd 1 point pour chacune de ses cartes voisines.
reveal-felon-nothing = Révéler le Félon : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } ; personne à côté n’a rien à perdre, il ne se passe donc rien d’autre.
reveal-felon-nothing-empty = Révéler le Félon : personne à côté n’a rien à perdre, il ne se passe donc rien.
reveal-impersonation = Révéler l’Usurpation : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }, puis éliminer obligatoirement une carte voisine et gagner 1 point ; un personnage adverse hors pile est remplacé par le même personnage de cette famille, s’il est défaussé ou écarté.
reveal-impersonation-empty = Révéler l’Usurpation : éliminer obligatoirement une carte voisine et gagner 1 point ; un personnage adverse hors pile est remplacé par le même personnage de cette famille, s’il est défaussé ou écarté.
reveal-impersonation-nothing = Révéler l’Usurpation : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } ; elle n’a pas de voisin, il ne se passe donc rien d’autre.
reveal-impersonation-nothing-empty = Révéler l’Usurpation : elle n’a pas de voisin, il ne se passe donc rien.
reveal-bribery = Révéler la Corruption : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }, puis prendre possession d’un personnage révélé, seul à sa place.
reveal-bribery-empty = Révéler la Corruption : prendre possession d’un personnage révélé, seul à sa place.
reveal-bribery-nothing = Révéler la Corruption : y prendre { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } ; aucun personnage révélé n’est seul à sa place, il ne se passe donc rien d’autre.
reveal-bribery-nothing-empty = Révéler la Corruption : aucun personnage révélé n’est seul à sa place, il ne se passe donc rien.
reveal-plot = Révéler la Machination : activer un personnage du même propriétaire, puis disposer de { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } : prendre ou activer encore, un par un.
reveal-plot-empty = Révéler la Machination : activer un personnage du même propriétaire.
reveal-plot-nothing = Révéler la Machination : il n’y a aucun personnage révélé à activer, y prendre simplement { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }.
reveal-plot-nothing-empty = Révéler la Machination : il n’y a aucun personnage révélé à activer, il ne se passe donc rien.
reveal-trap = Révéler le Guet-apens : { $n ->
        [one] { $n } point d’influence est perdu
       *[other] { $n } points d’influence sont perdus
    } ; gagner 1 point.
reveal-trap-empty = Révéler le Guet-apens : gagner 1 point.

## The end ($n: influence; rank-n: the rank;
## $players: names joined by list-and and list-comma)

event-over = La sixième manche est finie, et la partie avec elle.
rank-n = Rang { $n }
winner = { $player } l’emporte avec { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }.
winner-you = Vous l’emportez avec { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }.
winners-shared = { $players } partagent la victoire : { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } chacun.
winners-shared-you = Vous partagez la victoire avec { $players } : { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    } chacun.
tie-break-rule = À influence égale, le joueur qui possède le plus de cartes du dessus dans la File passe devant.
last-round = Dernière manche : l’influence restée sur les cartes sera perdue.

## Bots

bot-random = Bouffon
bot-cook = Cuisinier
bot-page = Page
bot-squire = Écuyer
bot-knight = Chevalier
bot-baron = Baron
bot-king = Roi
bot-minstrel = Ménestrel
bot-herald = Héraut
bot-steward = Sénéchal
bot-marshal = Maréchal
bot-regent = Régent
bot-miser = Avare
bot-hunter = Chasseur

## Ce que la base de données du serveur a perdu ($n : décisions)

lost-decisions = { $n ->
        [one] Le serveur a perdu la dernière décision de cette partie. La partie reprend avant elle.
       *[other] Le serveur a perdu les { $n } dernières décisions de cette partie. La partie reprend avant elles.
    }
lost-game = Le serveur a perdu la partie qui avait commencé ici.
lost-seats = Le serveur a perdu les derniers changements de cette table. Vérifiez les noms et les places.
lost-chat = Le serveur a perdu les derniers messages de la discussion.
lost-table = Le serveur a perdu cette table.
