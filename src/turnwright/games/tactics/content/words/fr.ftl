### Tactics en français.

game-name = Tactique : un combat sur une grille, selon les règles de D&D 5e
seat-master = le maître
seat-party = le groupe
seat-player_1 = le premier joueur
seat-player_2 = le deuxième joueur
seat-player_3 = le troisième joueur
seat-player_4 = le quatrième joueur
seat-player_5 = le cinquième joueur
seat-player_6 = le sixième joueur
seat-player_7 = le septième joueur
seat-player_8 = le huitième joueur
scenario-bandit-road = Des bandits sur la route
scenario-bench-goblins = Un guerrier contre trois gobelins
scenario-crypt = La crypte
scenario-goblin-ambush = Une embuscade de gobelins
scenario-ogre-bridge = Les ogres du pont
scenario-spider-nest = Le nid des araignées
scenario-wolves-at-the-camp = Des loups au campement

## Noms

condition = { $condition ->
    [blinded] aveuglé
    [charmed] charmé
    [deafened] assourdi
    [exhaustion] épuisé
    [frightened] effrayé
    [grappled] empoigné
    [incapacitated] neutralisé
    [invisible] rendu invisible
    [paralyzed] paralysé
    [petrified] pétrifié
    [poisoned] empoisonné
    [prone] à terre
    [restrained] entravé
    [stunned] étourdi
    [unconscious] inconscient
    [concentration] concentré
    [dodging] en esquive
    [disengaged] désengagé
    [hidden] caché
    [helped] aidé
    [surprised] surpris
    [readied] prêt à agir
    [stable] stabilisé
   *[other] { $condition }
}
damage-type = { $damage_type ->
    [acid] dégâts d'acide
    [bludgeoning] dégâts contondants
    [cold] dégâts de froid
    [fire] dégâts de feu
    [force] dégâts de force
    [lightning] dégâts de foudre
    [necrotic] dégâts nécrotiques
    [piercing] dégâts perforants
    [poison] dégâts de poison
    [psychic] dégâts psychiques
    [radiant] dégâts radiants
    [slashing] dégâts tranchants
    [thunder] dégâts de tonnerre
   *[other] dégâts ({ $damage_type })
}
ability = { $ability ->
    [STR] de Force
    [DEX] de Dextérité
    [CON] de Constitution
    [INT] d'Intelligence
    [WIS] de Sagesse
    [CHA] de Charisme
   *[other] { $ability }
}
skill = { $skill ->
    [acrobatics] d'acrobaties
    [animal_handling] de dressage
    [arcana] d'arcanes
    [athletics] d'athlétisme
    [deception] de tromperie
    [history] d'histoire
    [insight] d'intuition
    [intimidation] d'intimidation
    [investigation] d'investigation
    [medicine] de médecine
    [nature] de nature
    [perception] de perception
    [performance] de représentation
    [persuasion] de persuasion
    [religion] de religion
    [sleight_of_hand] d'escamotage
    [stealth] de discrétion
    [survival] de survie
   *[other] { $skill }
}
reaction = { $reaction ->
    [opportunity_attack] une attaque d'opportunité
    [uncanny_dodge] une esquive instinctive
    [readied_action] une action préparée
   *[other] { $reaction }
}

## Ce qui arrive

combat-start = Le combat commence ! L'ordre des tours : { $order }.
initiative-rolled = { $creature_id } obtient { $total } à l'initiative.
new-round = Manche { $round }.
turn-start = C'est le tour de { $creature_id }.
turn-end = Le tour de { $creature_id } est fini.
moved = { $forced ->
    [true] { $creature_id } est déplacé en { $x }, { $y }.
   *[false] { $creature_id } va en { $x }, { $y } (il reste { $left_ft } pieds).
}
attack-rolled = { $critical ->
    [true] { $actor_id } frappe { $target_id } au point vital avec { $weapon } : { $total } contre { $ac }. Critique !
   *[false] { $hit ->
        [true] { $actor_id } touche { $target_id } avec { $weapon } : { $total } contre { $ac }.
       *[false] { $actor_id } manque { $target_id } avec { $weapon } : { $total } contre { $ac }.
    }
}
damage-dealt = { $creature_id } subit { $amount } { damage-type } ; il reste { $hp } points de vie.
healed = { $temporary ->
    [0] { $creature_id } récupère { $amount } points de vie et en a { $hp }.
   *[other] { $creature_id } a { $temporary } points de vie temporaires.
}
creature-downed = { $dead ->
    [true] { $creature_id } meurt !
   *[false] { $creature_id } tombe !
}
stabilized = { $creature_id } est dans un état stable.
death-save = { $natural ->
    [0] { $creature_id } est blessé au seuil de la mort : { $failures } jets contre la mort ratés.
   *[other] { $creature_id } tire { $natural } entre la vie et la mort : { $successes } réussis, { $failures } ratés.
}
save-rolled = { $saved ->
    [true] { $legendary ->
        [true] { $creature_id } réussit malgré tout sa sauvegarde { ability }, par résistance légendaire.
       *[false] { $creature_id } réussit sa sauvegarde { ability } : { $total } contre { $dc }.
    }
   *[false] { $total ->
        [-1] { $creature_id } ne peut pas faire de sauvegarde { ability }.
       *[other] { $creature_id } rate sa sauvegarde { ability } : { $total } contre { $dc }.
    }
}
check-rolled = { $made ->
    [true] { $creature_id } : test { skill }, { $total } : réussi.
   *[false] { $creature_id } : test { skill }, { $total } : raté.
}
condition-applied = { $creature_id } est désormais { condition }.
condition-ticked = { $creature_id } souffre d'être { condition }.
condition-ended = { $creature_id } n'est plus { condition }.
effect-applied = { $creature_id } est désormais sous { $condition }.
effect-ticked = { $creature_id } ressent { $condition }.
effect-ended = { $condition } quitte { $creature_id }.
concentration-checked = { $kept ->
    [true] { $creature_id } maintient { $spell } : { $total } contre { $dc }.
   *[false] { $creature_id } perd { $spell } : { $total } contre { $dc }.
}
spell-cast = { $slot_level ->
    [0] { $actor_id } utilise { $spell }.
   *[other] { $actor_id } lance { $spell } (emplacement { $slot_level }).
}
spell-countered = { $spell } de { $actor_id } reste sans effet : { $by } l'a contré.
spell-resolved = { $spell } de { $actor_id } prend effet.
spell-outcome = { $outcome ->
    [hit] { $spell } touche { $creature_id }.
    [miss] { $spell } manque { $creature_id }.
    [fail] { $spell } a son plein effet sur { $creature_id }.
    [half] { $spell } n'a que la moitié de son effet sur { $creature_id }.
    [success] { $spell } ne fait rien à { $creature_id }.
   *[other] { $spell } atteint { $creature_id }.
}
reaction-offered = { $reaction ->
    [opportunity_attack] { $creature_id } peut frapper { $against }, qui s'éloigne.
    [readied_action] { $creature_id } peut faire ce qui était préparé : { $against } le déclenche.
   *[other] { $creature_id } peut réagir à { $against } : { reaction }.
}
reaction-taken = { $reaction ->
    [opportunity_attack] { $creature_id } frappe { $against }, qui s'éloigne.
    [readied_action] { $creature_id } attendait { $against }, et agit.
   *[other] { $creature_id } réagit à { $against } : { reaction }.
}
action-taken = { $action ->
    [DASH] { $creature_id } fonce.
    [DISENGAGE] { $creature_id } se désengage.
    [DODGE] { $creature_id } esquive.
    [HIDE] { $creature_id } cherche à se cacher.
    [SEARCH] { $creature_id } fouille du regard.
    [HELP] { $creature_id } aide { $target }.
    [GRAPPLE] { $creature_id } tente d'empoigner { $target }.
    [SHOVE] { $creature_id } bouscule { $target }.
    [STABILIZE] { $creature_id } soigne { $target }.
    [READY_ACTION] { $creature_id } attend le bon moment.
   *[other] { $creature_id } agit : { $action }.
}
door-moved = { $opens ->
    [true] { $creature_id } ouvre la porte en { $x }, { $y }.
   *[false] { $creature_id } ferme la porte en { $x }, { $y }.
}
door-moved-by-itself = { $opens ->
    [true] La porte en { $x }, { $y } s'ouvre.
   *[false] La porte en { $x }, { $y } se ferme.
}
recharged = { $creature_id } peut de nouveau utiliser { $power }.
left = { $how ->
    [fled] { $creature_id } s'enfuit.
    [surrendered] { $creature_id } se rend.
    [captured] { $creature_id } est assommé et capturé.
   *[other] { $creature_id } quitte le combat : { $how }.
}
appeared = { $name } apparaît en { $x }, { $y }.
combat-end =
    { $reason ->
        [last_standing] Un seul camp tient encore debout.
        [gave_up] Un camp a renoncé.
        [all_down] Plus personne ne tient debout.
        [stalemate] Plus rien n'en sort.
        [too_long] Cela a trop duré.
        [surrender] Un camp se rend.
        [flight] Un camp a fui.
        [capture] Un camp est capturé.
        [master] Le maître y met fin.
       *[other] Le combat est fini.
    } { $winner ->
        [party] Le groupe gagne
        [foes] Les adversaires gagnent
       *[none] Personne ne gagne
    } à la manche { $rounds }, { $xp } PX.
combat-loot = Butin : { $loot }.
combat-lasting = { $creature_id } est encore { $conditions }.

## Questions

ask-opportunity_attack = { $against } s'éloigne : { $who } frappe ?
ask-uncanny_dodge = { $against } touche { $who } : réduire les dégâts de moitié ?
ask-readied_action = { $against } le déclenche : { $who } fait ce qui était préparé ?
ask-reaction = { $against } touche { $who } : utiliser { $power } ?
ask-counter = { $against } lance { $spell } (niveau { $level }) : { $who } utilise { $power } ?
ask-resistance = La sauvegarde contre { $reason } est ratée : réussir malgré tout, par résistance légendaire ?
ask-legendary = Quelle action légendaire maintenant ?
yes-reaction = Oui (prend la réaction)
yes-slot = Oui (prend la réaction et un emplacement de niveau { $level })
yes-resistance = Oui (prend une résistance légendaire)
yes-legendary = { $power } sur { $targets }
no = Non
dice-lower = { $bonus ->
    [none] deux d20, le plus bas compte
   *[other] deux d20, le plus bas compte, { $bonus }
}
dice-higher = { $bonus ->
    [none] deux d20, le plus haut compte
   *[other] deux d20, le plus haut compte, { $bonus }
}
throw-initiative = { $who } : initiative, { $hint }
throw-attack = { $who } attaque, { $what } : { $hint }
throw-attack-dc = { $who } attaque, { $what } : { $hint } contre { $dc }
throw-save = { $who }, sauvegarde { ability }, { $what } : { $hint }
throw-save-dc = { $who }, sauvegarde { ability }, { $what } : { $hint } contre { $dc }
throw-death-save = { $who } : jet contre la mort, 10 ou plus
throw-skill = { $who } : test { skill }, { $hint }
throw-skill-dc = { $who } : test { skill }, { $hint } contre { $dc }
throw-other = { $who }, { $what } : { $hint }
throw-other-dc = { $who }, { $what } : { $hint } contre { $dc }
reason-initiative = initiative
reason-death-save = jet contre la mort
reason-sneak-attack = attaque sournoise
reason-undead-fortitude = robustesse des morts-vivants
reason-concentration = concentration
reason-grip = une prise
reason-escape = se libérer
reason-hide = se cacher
reason-search = chercher
reason-fall = une chute

## Choix

choose-attack = { $weapon } sur { $target } : { $percent } %, { $damage }
choose-attack-walk = Marcher { $feet } pieds, puis { $weapon } sur { $target } : { $percent } %, { $damage }
choose-attack-walk-risk = Marcher { $feet } pieds (risque d'être frappé par { $whom }), puis { $weapon } sur { $target } : { $percent } %, { $damage }
choose-attack-unsure = { $weapon } sur { $target }
choose-thrown = { $walks ->
    [true] lancer { $weapon }
   *[false] Lancer { $weapon }
}
choose-provoke = { $walks ->
    [true] { $actor } marche sur { $target } pour attaquer avec { $weapon }, et le combat commence
   *[false] { $actor } attaque { $target } avec { $weapon }, et le combat commence
}
choose-save-harm = { $spell } sur { $target } : sans sauvegarde { $percent } %, { $damage }
choose-save = { $spell } sur { $target } : sans sauvegarde { $percent } %
choose-harm = { $spell } sur { $target } : { $damage } à coup sûr
choose-heal = { $spell } pour { $target } : soigne { $amount }
choose-power = { $spell } sur { $target }
choose-power-self = Utiliser { $spell }
choose-slot = { $spell } (emplacement { $level })
choose-place = { $spell } vers { $x }, { $y }
choose-area = { $spell } en { $x }, { $y } : ennemis { $enemies }, alliés { $allies }, dégâts { $damage }
choose-area-self = { $spell } autour de soi : ennemis { $enemies }, alliés { $allies }, dégâts { $damage }
choose-area-save = { $enemies ->
    [1] { $spell } en { $x }, { $y } : ennemis { $enemies }, alliés { $allies }, sans sauvegarde { $works } %
   *[other] { $spell } en { $x }, { $y } : ennemis { $enemies }, alliés { $allies }, au moins un sans sauvegarde { $works } %
}
choose-area-self-save = { $enemies ->
    [1] { $spell } autour de soi : ennemis { $enemies }, alliés { $allies }, sans sauvegarde { $works } %
   *[other] { $spell } autour de soi : ennemis { $enemies }, alliés { $allies }, au moins un sans sauvegarde { $works } %
}
choose-move = Aller en { $x }, { $y } ({ $feet } pieds)
choose-move-risk = Aller en { $x }, { $y } ({ $feet } pieds) ; risque d'être frappé par { $whom }
choose-dash = { $using ->
    [ACTION] Foncer par une action
    [BONUS] Foncer par une action bonus
   *[other] Foncer
}
choose-disengage = { $using ->
    [ACTION] Se désengager par une action
    [BONUS] Se désengager par une action bonus
   *[other] Se désengager
}
choose-dodge = Esquiver
choose-hide = { $using ->
    [ACTION] Se cacher par une action : { $percent } %
    [BONUS] Se cacher par une action bonus : { $percent } %
   *[other] Se cacher : { $percent } %
}
choose-search = Chercher
choose-help = Aider { $target }
choose-push = Repousser { $target } : { $percent } %
choose-topple = Renverser { $target } : { $percent } %
choose-grapple = Empoigner { $target } : { $percent } %
choose-escape = Se libérer : { $percent } %
choose-stabilize = Stabiliser { $target } : { $percent } %
choose-stand-up = Se relever
choose-ready = Préparer { $what } : quand un ennemi { $trigger ->
    [near] arrive à portée
    [moves] bouge
    [attacks] attaque un allié
    [casts] lance un sort
   *[other] fait quelque chose
}
choose-refused = Impossible : { $reason }
choose-surrender = Se rendre
choose-open-door = Ouvrir la porte en { $x }, { $y }
choose-close-door = Fermer la porte en { $x }, { $y }
choose-door = Ouvrir ou fermer une porte
choose-flee = Fuir hors de la carte
choose-end-turn = Finir le tour
choose-combat-start = Commencer le combat
choose-combat-end = Mettre fin au combat
choose-scene-event = Laisser arriver : { $event }
choose-skill-check = Demander à { $actor } un test { skill }
choose-save-check = Demander à { $actor } une sauvegarde { ability }

## Titres

topic-attack = Attaques ({ $count }).
topic-cast = Sorts et pouvoirs ({ $count }).
topic-item = Objets ({ $count }).
topic-move = Déplacements ({ $count }).
topic-ready = Préparer ({ $count }).
hint-attack = Par exemple : attack { $target }
hint-move = Par exemple : move { $cell }
hint-ready = Par exemple : ready attack when near
hint-cast-at = Par exemple : cast { $spell } at { $cell }
hint-cast = Par exemple : cast { $spell }
hint-cast-on = Par exemple : cast { $spell } on { $target }
topic-act = Actions :
game-help =
    Ici on peut aussi taper :
    move 5,3 (ou aller) : aller colonne 5, rangée 3 ; 5,3 suffit
    attack NOM (ou attaquer), hit NOM, shoot NOM ; with ARME s'il le faut
    cast SORT at 5,3 (ou lancer), cast SORT on NOM, level 3 ; use OBJET
    dash, disengage, dodge, hide, search, help NOM, push NOM, topple NOM,
    grapple NOM, escape, stabilize NOM, stand, flee, surrender, end
    ready attack when near ; aussi when moves, attacks ou casts
    attack, cast, item, move, ready ou act seuls : tous les choix de ce genre
    look NOM : armure, états et ce qui reste à dépenser
    odds attack NOM : les chances, avant d'agir
    Un NOM est un nom, son début, ou le jeton sur la carte : goblin 1, gob, g1.
verbs-move = aller, marcher
verbs-attack = attaquer
verbs-hit = frapper
verbs-shoot = tirer
verbs-cast = lancer
verbs-use = utiliser, boire
verbs-dash = foncer
verbs-disengage = désengager
verbs-dodge = esquiver
verbs-hide = cacher
verbs-search = chercher
verbs-help = aider
verbs-push = repousser
verbs-topple = renverser
verbs-grapple = empoigner
verbs-escape = libérer
verbs-stabilize = stabiliser
verbs-stand = relever
verbs-open = ouvrir, fermer
verbs-ready = préparer
verbs-flee = fuir
verbs-surrender = rendre
verbs-end = fin
verbs-with = avec

## Pourquoi une chose est refusée

refused-ambiguous = plusieurs s'appellent ainsi
refused-cannot-act = hors de combat, on ne peut que se déplacer
refused-cannot-hide = on est retenu, ou déjà caché
refused-frightened = on ne peut pas s'approcher de ce qu'on craint
refused-in-sight = vu par { $by }
refused-loading = cette arme tire une fois par action
refused-no-action = l'action de ce tour est prise
refused-no-ammunition = { $numbers ->
    [1] les { $a } munitions sont épuisées
   *[other] il n'y a plus de munitions
}
refused-no-bonus-action = l'action bonus de ce tour est prise
refused-no-line = { $numbers ->
    [4] il n'y a pas de ligne dégagée vers { $a }, { $b } : { $c }, { $d } gêne
    [2] { $field ->
        [area_center] il n'y a pas de ligne dégagée vers { $a }, { $b }
       *[other] il n'y a pas de ligne dégagée : { $a }, { $b } gêne
    }
   *[other] il n'y a pas de ligne dégagée
}
refused-no-movement = { $numbers ->
    [2] il faut { $a } pieds, il en reste { $b }
   *[other] il ne reste pas assez de déplacement
}
refused-no-reaction = la réaction est prise
refused-no-slot = { $numbers ->
    [1] il ne reste pas d'emplacement de niveau { $a }
   *[other] il ne reste pas d'emplacement de ce niveau
}
refused-no-speed = la vitesse est de 0
refused-no-target = il faut une cible
refused-no-uses = { $numbers ->
    [1] cela a déjà servi { $a } fois
   *[other] c'est épuisé
}
refused-no-way = { $numbers ->
    [2] { $already ->
        [true] on est déjà en { $a }, { $b }
       *[false] il n'y a pas de chemin vers { $a }, { $b }
    }
   *[other] il n'y a pas de chemin vers cette case
}
refused-not-prone = on est déjà debout
refused-not-your-turn = c'est le tour d'un autre
refused-occupied = { $numbers ->
    [2] il n'y a pas de place en { $a }, { $b }
   *[other] il n'y a pas de place
}
refused-off-map = { $numbers ->
    [2] la carte a { $a } cases sur { $b }
   *[other] c'est hors de la carte
}
refused-out-of-range = { $numbers ->
    [1] ce n'est pas à { $a } pieds ou moins
   *[other] à { $wanted } pieds, la portée est de { $there }
}
refused-recharging = { $numbers ->
    [1] cela revient sur un { $a } au d6
   *[other] il faut d'abord recharger
}
refused-slot-used = un emplacement a déjà été pris ce tour
refused-too-far = { $numbers ->
    [4] pour { $a }, { $b } il faut { $wanted } pieds, il en reste { $there }
   *[other] il faut { $wanted } pieds, il en reste { $there }
}
refused-too-large = c'est trop grand
refused-unknown-spell = il n'y a pas de tel sort ni pouvoir
refused-unknown-target = personne ici ne s'appelle ainsi
refused-unknown-weapon = il n'y a pas de telle arme
refused-unseen = personne ne sait où c'est
refused-wrong-scene = il n'y a pas de combat
refused-wrong-target = ce n'est pas une cible pour cela
refused-too-many = { $numbers ->
    [1] cela touche { $a } cibles
   *[other] c'est trop de cibles
}
refused-not-a-cantrip = { $numbers ->
    [1] c'est un sort de niveau { $a }, pas un tour de magie
   *[other] ce n'est pas un tour de magie
}
refused-no-item = il n'y a rien de tel sous la main
refused-no-center = il faut un point
refused-no-direction = il faut une direction à partir d'ici
refused-no-object = l'objet gratuit de ce tour et l'action sont pris
refused-not-at-the-edge = le bord de la carte est à { $wanted } pieds
refused-needs-a-place = dites où, comme : cast SORT at 5,3
refused-needs-a-target = dites sur qui
refused-charmed = qui est charmé ne blesse pas qui le charme

## Le dessin

draw-round = Manche { $round } : { $order }
draw-scene = { $scene ->
    [SocialFreeFlow] La paix : on parle.
    [Exploration] La paix : le groupe explore.
    [DowntimePreparation] La paix : le temps des préparatifs.
   *[other] La paix.
}
draw-purse = { $name } peut encore utiliser : { $left }
draw-purse-empty = { $name } n'a plus rien à utiliser.
purse-action = une action
purse-attacks = { $count ->
    [1] 1 attaque
   *[other] { $count } attaques
}
purse-bonus = une action bonus
purse-reaction = une réaction
purse-movement = { $feet } pieds
purse-slots = emplacements { $slots }
kind-numbered = { $name } { $number }
look-creature = En { $x }, { $y } ; classe d'armure { $ac }. Il reste : { $left }.
look-creature-concentrating = En { $x }, { $y } ; classe d'armure { $ac } ; concentration sur { $spell }. Il reste : { $left }.
look-condition = { $what }{ $until ->
    [UntilEndOfTurn] , jusqu'à la fin d'un tour.
    [UntilStartOfTurn] , jusqu'au début d'un tour.
    [Rounds] , manches restantes : { $rounds }.
   *[other] .
}
draw-creature = { $mark }{ $token } { $bar } { $hp } pv  { $name }
draw-creature-notes = { $mark }{ $token } { $bar } { $hp } pv  { $name } ({ $notes })
note-dead = mort
note-left = { $how ->
    [fled] en fuite
    [surrendered] rendu
    [captured] capturé
   *[other] parti
}
note-temporary = { $hp } pv temporaires
note-exhaustion = épuisement { $level }

## Ce qu'un bot a en tête

bot-begins = Le combat commence.
bot-waits = Ce n'est pas le tour de cette place.
bot-stands-up = { $who } se relève.
bot-cannot-act = { $who } ne peut pas agir.
bot-flees = { $who } en a assez et quitte le terrain.
bot-slips-away = { $who } veut s'éloigner sans être frappé.
bot-runs = { $who } a peur et court.
bot-strikes = { $who } frappe { $target } avec { $tool } : rien ne promet plus ({ $worth }).
bot-shoots = { $who } vise { $target } avec { $tool } : rien ne promet plus ({ $worth }).
bot-casts = { $who } utilise { $tool } sur { $target } : rien ne promet plus ({ $worth }).
bot-aims = { $who } utilise { $tool } là où est { $target } : c'est là que cela touche le plus ({ $worth }).
bot-uses = { $who } utilise { $tool } ({ $worth }).
bot-helps = { $who } aide { $target } avec { $tool } ({ $worth }).
bot-raises = { $who } remet { $target } debout avec { $tool } ({ $worth }).
bot-stabilizes = { $who } empêche { $target } de mourir.
bot-closes-in = { $who } s'avance sur { $target } ({ $worth }).
bot-comes-to-help = { $who } vient au secours de { $target }.
bot-takes-aim = { $who } va là d'où { $target } est à portée de tir ({ $worth }).
bot-moves-up = { $who } s'approche de { $target }, hors d'atteinte.
bot-hurries = { $who } se dépêche : tous sont hors d'atteinte.
bot-falls-back = { $who } recule devant le danger.
bot-blinks = { $who } échappe au danger avec { $tool }.
bot-hides = { $who } se cache : personne ne voit cet endroit.
bot-searches = { $who } cherche ceux qui se cachent.
bot-wanders = { $who } va et vient pour tomber sur ceux qui se cachent.
bot-dodges = { $who } esquive : rien d'autre ne vaut mieux.
bot-breaks-free = { $who } essaie de se dégager.
bot-distracts = { $who } distrait un ennemi, pour que { $target } frappe mieux ({ $worth }).
bot-pushes = { $who } pousse { $target } là où cela fait mal ({ $worth }).
bot-topples = { $who } renverse { $target }, pour qui frappera ensuite ({ $worth }).
bot-holds = { $who } retient { $target }, qui aimerait mieux s'éloigner ({ $worth }).
bot-waits-to-strike = { $who } attend avec { $tool } que { $target } s'approche.
bot-waits-to-shoot = { $who } attend avec { $tool } qu'un ennemi se montre.
bot-opens = { $who } ouvre la porte qui barre le chemin.
bot-is-done = { $who } n'a rien de mieux à faire.

## Le laboratoire

figure-length = manches
figure-survivors = en vie
figure-hp = points de vie restants
figure-slots = emplacements restants
figure-dealt = dégâts infligés
figure-taken = dégâts subis
figure-kills = tués
figure-died = mort à la manche
figure-died-share = mort
ending-last_standing = un camp était à terre
ending-all_down = les deux camps étaient à terre
ending-surrender = un camp s'est rendu
ending-flight = un camp a fui
ending-capture = un camp a été capturé
ending-stalemate = il n'en sortait plus rien
ending-too_long = cela durait depuis trop longtemps
ending-master = le maître y a mis fin

## Noms des créatures, des armes et des pouvoirs ; en anglais ils sont dans les fichiers du contenu

kind-commoner = Roturier
kind-rat = Rat
kind-bandit = Bandit
kind-cultist = Cultiste
kind-giant_rat = Rat géant
kind-goblin_minion = Sbire gobelin
kind-guard = Garde
kind-kobold_warrior = Guerrier kobold
kind-giant_centipede = Mille-pattes géant
kind-giant_venomous_snake = Serpent venimeux géant
kind-giant_wolf_spider = Araignée-loup géante
kind-goblin_warrior = Guerrier gobelin
kind-priest_acolyte = Acolyte
kind-skeleton = Squelette
kind-wolf = Loup
kind-zombie = Zombi
kind-black_bear = Ours noir
kind-gnoll_warrior = Guerrier gnoll
kind-hobgoblin_warrior = Guerrier hobgobelin
kind-scout = Éclaireur
kind-tough = Dur à cuire
kind-worg = Worg
kind-brown_bear = Ours brun
kind-bugbear_warrior = Guerrier gobelours
kind-dire_wolf = Loup sanguinaire
kind-ghoul = Goule
kind-giant_spider = Araignée géante
kind-goblin_boss = Chef gobelin
kind-imp = Diablotin
kind-specter = Spectre
kind-spy = Espion
kind-bandit_captain = Capitaine bandit
kind-berserker = Berserker
kind-gargoyle = Gargouille
kind-ghast = Blême
kind-ogre = Ogre
kind-ogre_zombie = Zombi ogre
kind-priest = Prêtre
kind-basilisk = Basilic
kind-hell_hound = Molosse infernal
kind-knight = Chevalier
kind-manticore = Manticore
kind-minotaur_of_baphomet = Minotaure de Baphomet
kind-owlbear = Hibours
kind-warrior_veteran = Guerrier vétéran
kind-wight = Nécrophage
kind-winter_wolf = Loup arctique
kind-ettin = Ettin
kind-gladiator = Gladiateur
kind-hill_giant = Géant des collines
kind-troll = Troll
kind-chimera = Chimère
kind-mage = Mage
kind-wyvern = Vouivre
kind-young_white_dragon = Jeune dragon blanc
kind-stone_giant = Géant de pierre
kind-hydra = Hydre
kind-stone_golem = Golem de pierre
kind-young_red_dragon = Jeune dragon rouge
weapon-abyssal_glaive = Glaive abyssal
weapon-arcane_burst = Décharge arcanique
weapon-battleaxe = Hache d'armes
weapon-bite = Morsure
weapon-blowgun = Sarbacane
weapon-bone_bow = Arc d'os
weapon-boulder = Rocher
weapon-claw = Griffe
weapon-club = Gourdin
weapon-dagger = Dague
weapon-dart = Fléchette
weapon-flail = Fléau
weapon-force_bolt = Trait de force
weapon-glaive = Coutille
weapon-grab = Empoignade
weapon-greataxe = Hache à deux mains
weapon-greatclub = Massue
weapon-greatsword = Épée à deux mains
weapon-halberd = Hallebarde
weapon-hand_crossbow = Arbalète de poing
weapon-handaxe = Hachette
weapon-heavy_crossbow = Arbalète lourde
weapon-javelin = Javeline
weapon-lance = Lance d'arçon
weapon-life_drain = Absorption de vie
weapon-light_crossbow = Arbalète légère
weapon-light_hammer = Marteau léger
weapon-longbow = Arc long
weapon-longsword = Épée longue
weapon-mace = Masse d'armes
weapon-maul = Maillet d'armes
weapon-morningstar = Morgenstern
weapon-musket = Mousquet
weapon-necrotic_bow = Arc nécrotique
weapon-necrotic_sword = Épée nécrotique
weapon-pike = Pique
weapon-pistol = Pistolet
weapon-quarterstaff = Bâton
weapon-radiant_flame = Flamme radieuse
weapon-ram = Coup de boutoir
weapon-rapier = Rapière
weapon-rend = Lacération
weapon-ritual_sickle = Faucille rituelle
weapon-scimitar = Cimeterre
weapon-shortbow = Arc court
weapon-shortsword = Épée courte
weapon-sickle = Faucille
weapon-slam = Coup
weapon-sling = Fronde
weapon-spear = Lance
weapon-sting = Dard
weapon-stone_club = Gourdin de pierre
weapon-tail_spike = Pointe caudale
weapon-trash_lob = Jet de détritus
weapon-tree_club = Tronc d'arbre
weapon-trident = Trident
weapon-unarmed = Mains nues
weapon-war_pick = Pic de guerre
weapon-warhammer = Marteau de guerre
weapon-whip = Fouet
power-acid_arrow = Flèche acide
power-acid_splash = Aspersion d'acide
power-acid_vial = Acide
power-action_surge = Fougue
power-aid = Aide
power-alchemists_fire = Feu grégeois
power-bane = Fléau
power-barkskin = Peau d'écorce
power-bless = Bénédiction
power-blindness_deafness = Cécité/Surdité
power-blur = Flou
power-burning_hands = Mains brûlantes
power-chill_touch = Contact glacial
power-cold_breath = Souffle de froid
power-counterspell = Contresort
power-cure_wounds = Soins
power-divine_favor = Faveur divine
power-divine_spark = Étincelle divine
power-divine_spark_heal = Étincelle divine (soin)
power-eldritch_blast = Décharge occulte
power-entangle = Enchevêtrement
power-faerie_fire = Lueurs féeriques
power-false_life = Simulacre de vie
power-fear = Terreur
power-fire_bolt = Trait de feu
power-fire_breath = Souffle de feu
power-fireball = Boule de feu
power-fog_cloud = Nappe de brouillard
power-gore = Coup de corne
power-grease = Graisse
power-guiding_bolt = Rayon traçant
power-haste = Hâte
power-healing_word = Mot de guérison
power-hold_person = Immobilisation de personne
power-holy_water = Eau bénite
power-hunters_mark = Marque du chasseur
power-hypnotic_pattern = Motif hypnotique
power-ice_knife = Couteau de glace
power-inflict_wounds = Blessure
power-invisibility = Invisibilité
power-lesser_restoration = Restauration partielle
power-life_drain = Absorption de vie
power-lightning_bolt = Éclair
power-longstrider = Grande foulée
power-mage_armor = Armure du mage
power-magic_missile = Projectile magique
power-mass_healing_word = Mot de guérison de groupe
power-misty_step = Pas brumeux
power-moonbeam = Rayon de lune
power-parry = Parade
power-petrifying_gaze = Regard pétrifiant
power-poison_spray = Bouffée de poison
power-potion_of_greater_healing = Potion de guérison supérieure
power-potion_of_healing = Potion de guérison
power-preserve_life = Préservation de la vie
power-produce_flame = Produire une flamme
power-produce_flame_hurl = Lancer la flamme
power-ray_of_frost = Rayon de givre
power-ray_of_sickness = Rayon empoisonné
power-sacred_flame = Flamme sacrée
power-scorching_ray = Rayon ardent
power-second_wind = Second souffle
power-shatter = Briser
power-shield = Bouclier
power-shield_bash = Coup de bouclier
power-shield_of_faith = Bouclier de la foi
power-shocking_grasp = Poigne électrique
power-sleep = Sommeil
power-slow = Lenteur
power-spare_the_dying = Épargner les mourants
power-spirit_guardians = Esprits gardiens
power-spiritual_weapon = Arme spirituelle
power-spiritual_weapon_strike = Coup de l'arme spirituelle
power-starry_wisp = Feu follet stellaire
power-steady_aim = Visée assurée
power-thunderwave = Vague tonnante
power-turn_undead = Renvoi des morts-vivants
power-vampiric_touch = Toucher vampirique
power-vampiric_touch_again = Toucher encore
power-vicious_mockery = Moquerie cruelle
power-web = Toile d'araignée
power-web_shot = Toile
power-alight = Lumière propre
power-asleep = Endormi
power-burning = En flammes
power-chilled = Glacé
power-drowsy = Somnolent
power-frosted = Givré
power-guided = Désigné par la lumière
power-lethargy = Léthargie
power-mocked = Raillé
power-outlined = Souligné
power-reeling = Chancelant
power-shocked = Électrisé
power-standing_still = Immobile
power-turned = Repoussé
power-worg_bite = Morsure de worg
