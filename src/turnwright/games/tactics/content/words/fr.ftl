### Tactics en français.

game-name = Tactique : combat D&D 5e sur une grille
seat-master = le maître du jeu
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
scenario-demon-gate = La porte des démons
scenario-dragons-lair = L’antre du dragon
scenario-giants-pass = Le col des géants
scenario-goblin-ambush = Une embuscade de gobelins
scenario-ogre-bridge = Les ogres du pont
scenario-owlbear-glade = La clairière des hibours
scenario-spider-nest = Le nid des araignées
scenario-troll-swamp = Les trolls du marais
scenario-vampire-keep = Le donjon du vampire
scenario-wolves-at-the-camp = Des loups au campement
about-scenario-bandit-road = Une charrette barre la route. Des bandits attendent derrière elle et sur la crête ; leur capitaine reste en retrait.
about-scenario-bench-goblins = Un combat court pour un seul héros : terrain découvert, peu d’abris et trois gobelins armés d’arcs.
about-scenario-copper-mine = Des gobelins retiennent le contremaître de la mine de cuivre. Parlez, faufilez-vous ou battez-vous pour le ramener.
about-scenario-crypt = Les morts sortent de leurs niches et passent les portes ; deux nécrophages quittent leur trône.
about-scenario-demon-gate = Une porte qui devrait être close est ouverte, et des démons en sortent.
about-scenario-dragons-lair = Des molosses infernaux gardent le chemin du trésor, et deux jeunes dragons rouges gardent le trésor.
about-scenario-giants-pass = Quatre géants tiennent les hauteurs du col, et un loup arctique tient la route.
about-scenario-goblin-ambush = Des gobelins tirent depuis les arbres des deux rives d’un ruisseau, et leur chef observe d’une butte. Un bon premier combat.
about-scenario-ogre-bridge = Un seul pont franchit la gorge, et quatre ogres le gardent.
about-scenario-owlbear-glade = Quatre hibours viennent voir qui est entré dans leur clairière, entre les vieux arbres.
about-scenario-spider-nest = Les toiles ralentissent chaque pas dans cette grotte, et des araignées guettent sur les parois et dans le noir.
about-scenario-troll-swamp = La terre ferme est rare. Des trolls surgissent de la boue alentour, et des crapauds géants avec eux.
about-scenario-vampire-keep = Le seigneur de ce donjon est mort depuis longtemps. Il est chez lui, et il a de la compagnie.
about-scenario-wolves-at-the-camp = Une meute et sa meneuse sortent des rochers, la nuit, de tous les côtés du feu.
about-scenario-false-warden = Le prévôt d’une ville de rivière n’est plus le même homme. Prouvez-le devant l’assemblée, délivrez le prisonnier du puits ou prenez sa salle.
scenario-summary = niveau { $level }, { $heroes ->
    [one] 1 héros
   *[other] { $heroes } héros
} contre { $foes ->
    [one] 1 ennemi
   *[other] { $foes } ennemis
}, difficulté { $difficulty }
adventure-summary = aventure, niveau { $level }, { $heroes ->
    [one] 1 héros
   *[other] { $heroes } héros
}{ $longest ->
    [0] {""}
   *[other] , de { $shortest } à { $longest } minutes
}
difficulty-low = faible
difficulty-moderate = modérée
difficulty-high = élevée
difficulty-beyond = plus qu’élevée
terrain-forest = forêt
terrain-swamp = marais
terrain-cave = grotte
terrain-road = route
terrain-plain = plaine
terrain-mountain = montagnes
terrain-snow = neige
terrain-ruin = ruine
terrain-hall = salle
terrain-coast = côte

## Noms

condition = { $condition ->
    [blinded] aveuglé
    [charmed] charmé
    [deafened] assourdi
    [exhaustion] épuisé
    [frightened] effrayé
    [grappled] empoigné
    [incapacitated] neutralisé
    [invisible] invisible
    [paralyzed] paralysé
    [petrified] pétrifié
    [poisoned] empoisonné
    [prone] à terre
    [restrained] entravé
    [stunned] étourdi
    [unconscious] inconscient
    [concentration] concentration
    [dodging] esquive
    [disengaged] désengagé
    [hidden] caché
    [helped] aide d’un allié
    [distracted] distrait
    [surprised] surpris
    [readied] action préparée
    [stable] stabilisé
   *[other] { $condition }
}
damage-type = { $damage_type ->
    [acid] dégâts d’acide
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
    [INT] d’Intelligence
    [WIS] de Sagesse
    [CHA] de Charisme
   *[other] { $ability }
}
skill = { $skill ->
    [acrobatics] d’Acrobaties
    [animal_handling] de Dressage
    [arcana] d’Arcanes
    [athletics] d’Athlétisme
    [deception] de Tromperie
    [history] d’Histoire
    [insight] d’Intuition
    [intimidation] d’Intimidation
    [investigation] d’Investigation
    [medicine] de Médecine
    [nature] de Nature
    [perception] de Perception
    [performance] de Représentation
    [persuasion] de Persuasion
    [religion] de Religion
    [sleight_of_hand] d’Escamotage
    [stealth] de Discrétion
    [survival] de Survie
   *[other] { $skill }
}
reaction = { $reaction ->
    [opportunity_attack] une attaque d’opportunité
    [uncanny_dodge] Esquive instinctive
    [readied_action] une action préparée
   *[other] { $reaction }
}

## Ce qui arrive

combat-start = Lancez l’initiative ! Ordre des tours : { $order }.
initiative-rolled = { $creature_id } obtient { $total } à l’initiative.
new-round = Manche { $round }.
turn-start = { $creature_id } commence son tour.
turn-end = { $creature_id } termine son tour.
moved = { $forced ->
    [true] { $creature_id } se retrouve en { $x }, { $y } (déplacement forcé).
   *[false] { $left_ft ->
        [-1] { $creature_id } va en { $x }, { $y }.
       *[other] { $creature_id } va en { $x }, { $y } (il reste { $left_ft } { $left_ft ->
            [0] pied
           *[other] pieds
        }).
    }
}
altitude-changed = { $altitude_ft ->
    [0] { $creature_id } se pose (il reste { $left_ft } { $left_ft ->
            [0] pied
           *[other] pieds
        }).
   *[other] { $creature_id } vole à { $altitude_ft } pieds du sol (il reste { $left_ft } { $left_ft ->
            [0] pied
           *[other] pieds
        }).
}
fell = { $creature_id } fait une chute de { $feet } pieds.
attack-rolled = { $critical ->
    [true] Coup critique ! { $actor_id } touche { $target_id } avec { $weapon } : { $total } contre CA { $ac }.
   *[false] { $hit ->
        [true] { $actor_id } touche { $target_id } avec { $weapon } : { $total } contre CA { $ac }.
       *[false] { $actor_id } manque { $target_id } avec { $weapon } : { $total } contre CA { $ac }.
    }
}
damage-dealt = { $hp ->
    [-1] { $creature_id } subit { $amount } { damage-type }.
   *[other] { $creature_id } subit { $amount } { damage-type } (PV restants : { $hp }).
}
healed = { $temporary ->
    [0] { $hp ->
        [-1] { $creature_id } récupère des points de vie.
       *[other] { $creature_id } récupère { $amount ->
            [one] { $amount } point de vie
           *[other] { $amount } points de vie
        } (PV : { $hp }).
    }
   *[other] { $creature_id } gagne { $temporary ->
        [one] { $temporary } point de vie temporaire
       *[other] { $temporary } points de vie temporaires
    }.
}
creature-downed = { $dead ->
    [true] { $creature_id } meurt !
   *[false] { $creature_id } tombe à 0 point de vie !
}
stabilized = { $creature_id } est dans un état stable.
death-save = { $natural ->
    [0] { $creature_id } subit des dégâts à 0 point de vie (jets de sauvegarde contre la mort ratés : { $failures }).
   *[other] { $creature_id }, jet de sauvegarde contre la mort : { $natural } (réussites { $successes }, échecs { $failures }).
}
save-rolled = { $saved ->
    [true] { $legendary ->
        [true] { $creature_id } utilise Résistance légendaire et réussit son jet de sauvegarde { ability }.
       *[false] { $creature_id } réussit son jet de sauvegarde { ability } : { $total } contre DD { $dc }.
    }
   *[false] { $total ->
        [-1] { $creature_id } rate automatiquement son jet de sauvegarde { ability }.
       *[other] { $creature_id } rate son jet de sauvegarde { ability } : { $total } contre DD { $dc }.
    }
}
check-rolled = { $made ->
    [true] { $creature_id } réussit son test { skill } : { $total }.
   *[false] { $creature_id } rate son test { skill } : { $total }.
}
condition-applied = { $creature_id } reçoit l’état { condition }.
condition-ticked = { $creature_id } subit l’état { condition }.
condition-ended = { $creature_id } perd l’état { condition }.
effect-applied = { $condition ->
    [sapped] { $creature_id } reçoit l’effet Affaibli.
    [slowed] { $creature_id } reçoit l’effet Ralenti.
   *[other] { $creature_id } reçoit l’effet { $condition }.
}
effect-ticked = { $creature_id } subit l’effet { $condition }.
effect-ended = { $condition ->
    [sapped] L’effet Affaibli prend fin sur { $creature_id }.
    [slowed] L’effet Ralenti prend fin sur { $creature_id }.
   *[other] L’effet { $condition } prend fin sur { $creature_id }.
}
concentration-checked = { $kept ->
    [true] { $creature_id } maintient sa concentration sur { $spell } : { $total } contre DD { $dc }.
   *[false] { $creature_id } perd sa concentration sur { $spell } : { $total } contre DD { $dc }.
}
spell-cast = { $slot_level ->
    [0] { $actor_id } utilise { $spell }.
   *[other] { $actor_id } lance { $spell } (emplacement de niveau { $slot_level }).
}
spell-countered = { $by } contre { $actor_id } : { $spell } reste sans effet.
spell-resolved = { $spell }, par { $actor_id }, prend effet.
spell-outcome = { $outcome ->
    [hit] { $spell } touche { $creature_id }.
    [miss] { $spell } manque { $creature_id }.
    [fail] { $spell } a son plein effet sur { $creature_id }.
    [half] { $spell } a la moitié de son effet sur { $creature_id }.
    [success] { $spell } est sans effet sur { $creature_id }.
   *[other] { $spell } atteint { $creature_id }.
}
reaction-offered = { $reaction ->
    [opportunity_attack] { $creature_id } peut porter une attaque d’opportunité contre { $against }.
    [readied_action] { $against } déclenche l’action préparée par { $creature_id }.
   *[other] { $creature_id } peut réagir à { $against } : { reaction }.
}
reaction-taken = { $reaction ->
    [opportunity_attack] { $creature_id } porte une attaque d’opportunité contre { $against }.
    [readied_action] { $creature_id } exécute son action préparée, déclenchée par { $against }.
   *[other] { $creature_id } réagit à { $against } : { reaction }.
}
action-taken = { $action ->
    [DASH] { $creature_id } fonce.
    [DISENGAGE] { $creature_id } se désengage.
    [DODGE] { $creature_id } esquive.
    [HIDE] { $creature_id } tente de se cacher.
    [SEARCH] { $creature_id } cherche.
    [HELP] { $creature_id } aide { $target }.
    [DISTRACT] { $creature_id } distrait { $target }.
    [GRAPPLE] { $creature_id } tente d’empoigner { $target }.
    [SHOVE] { $creature_id } bouscule { $target }.
    [STABILIZE] { $creature_id } tente de stabiliser { $target }.
    [WAKE] { $creature_id } réveille { $target }.
    [JUMP] { $creature_id } saute.
    [READY_ACTION] { $creature_id } prépare une action.
   *[other] { $creature_id } agit : { $action }.
}
door-moved = { $opens ->
    [true] { $creature_id } ouvre la porte en { $x }, { $y }.
   *[false] { $creature_id } ferme la porte en { $x }, { $y }.
}
door-moved-by-itself = { $opens ->
    [true] La porte en { $x }, { $y } s’ouvre.
   *[false] La porte en { $x }, { $y } se ferme.
}
recharged = { $creature_id } peut de nouveau utiliser { $power }.
left = { $how ->
    [left] { $creature_id } s’en va.
    [fled] { $creature_id } s’enfuit.
    [surrendered] { $creature_id } se rend.
    [captured] { $creature_id } perd connaissance et se fait capturer.
    [turned] { $creature_id } succombe à la malédiction et devient une créature ennemie.
   *[other] { $creature_id } quitte le combat : { $how }.
}
appeared = { $name } apparaît en { $x }, { $y }.
combat-end =
    { $reason ->
        [last_standing] Un seul camp reste debout.
        [gave_up] Un camp a renoncé.
        [all_down] Les deux camps sont à terre.
        [stalemate] Le combat est dans l’impasse.
        [too_long] La limite de manches est atteinte.
        [surrender] Un camp se rend.
        [flight] Un camp a fui.
        [capture] Un camp est capturé.
        [master] Le maître du jeu met fin au combat.
        [story] Le combat est interrompu.
       *[other] Le combat est terminé.
    } { $winner ->
        [party] Le groupe gagne
        [foes] Les adversaires gagnent
       *[none] Aucun camp ne gagne
    } à la manche { $rounds }, { $xp } PX.
combat-loot = Butin : { $loot }.
combat-lasting = { $creature_id } garde ces états : { $conditions }.
combat-under = { $creature_id } reste sous ces effets : { $conditions }.

## Questions

ask-opportunity_attack = { $against } sort de l’allonge : { $who } porte une attaque d’opportunité ?
ask-uncanny_dodge = { $against } touche { $who } : réduire les dégâts de moitié ?
ask-readied_action = { $against } déclenche l’action préparée par { $who } : l’exécuter ?
ask-reaction = { $against } touche { $who } : utiliser { $power } ?
ask-counter = { $against } lance { $spell } (niveau { $level }) : { $who } utilise { $power } ?
ask-resistance = Le jet de sauvegarde contre { $reason } est raté : utiliser Résistance légendaire ?
ask-again = Le jet de sauvegarde contre { $reason } est raté : utiliser { $power } ?
ask-legendary = Choisissez une action légendaire.
ask-after-hit = { $who } touche { $against } : ajouter un effet à cette attaque ?
ask-empowered = { $spell } : { $who } lance les dés de dégâts. En relancer certains ?
ask-knock_out = { $who } réduit { $against } à 0 point de vie : l’assommer au lieu de tuer ?
yes-knock-out = Oui (inconscience et capture)
yes-reaction = Oui (utilise la réaction)
yes-slot = Oui (utilise la réaction et un emplacement de niveau { $level })
yes-resistance = Oui (utilise une Résistance légendaire)
yes-again = Oui (dépense une utilisation)
yes-legendary = { $power } sur { $targets }
yes-empowered = { $count ->
    [one] Relancer le dé qui montre { $dice } (1 point de sorcellerie)
   *[other] Relancer les dés qui montrent { $dice } (1 point de sorcellerie)
}
yes-after-hit = { $cost ->
    [bonus] { $power } (action bonus)
   *[free] { $power }
}
yes-after-hit-slot = { $cost ->
    [bonus] { $power } (action bonus et emplacement de niveau { $level })
   *[free] { $power } (emplacement de niveau { $level })
}
no = Non
dice-lower = { $bonus ->
    [none] d20 avec désavantage
   *[other] d20 avec désavantage, { $bonus }
}
dice-higher = { $bonus ->
    [none] d20 avec avantage
   *[other] d20 avec avantage, { $bonus }
}
throw-initiative = { $who } : initiative, { $hint }
throw-attack = { $who }, jet d’attaque, { $what } : { $hint }
throw-attack-dc = { $who }, jet d’attaque, { $what } : { $hint } contre CA { $dc }
throw-save = { $who }, jet de sauvegarde { ability }, { $what } : { $hint }
throw-save-dc = { $who }, jet de sauvegarde { ability }, { $what } : { $hint } contre DD { $dc }
throw-death-save = { $who } : jet de sauvegarde contre la mort, 10 ou plus
throw-skill = { $who } : test { skill }, { $hint }
throw-skill-dc = { $who } : test { skill }, { $hint } contre DD { $dc }
throw-other = { $who }, { $what } : { $hint }
throw-other-dc = { $who }, { $what } : { $hint } contre DD { $dc }
reason-initiative = initiative
reason-death-save = jet de sauvegarde contre la mort
reason-sneak-attack = Attaque sournoise
reason-undead-fortitude = Robustesse des morts-vivants
reason-concentration = concentration
reason-grip = empoignade
reason-escape = évasion
reason-hide = se cacher
reason-search = chercher
reason-fall = chute

## Choix

choose-attack = { $weapon } sur { $target } : touche { $percent } %, { $damage } dégâts
choose-attack-walk = Marcher { $feet } pieds, puis { $weapon } sur { $target } : touche { $percent } %, { $damage } dégâts
choose-attack-walk-risk = Marcher { $feet } pieds (provoque { $whom }), puis { $weapon } sur { $target } : touche { $percent } %, { $damage } dégâts
choose-attack-unsure = { $weapon } sur { $target }
choose-thrown = { $walks ->
    [true] lancer { $weapon }
   *[false] Lancer { $weapon }
}
choose-provoke = { $walks ->
    [true] { $actor } rejoint { $target } pour attaquer avec { $weapon }, et le combat commence
    [thrown] { $actor } lance { $weapon } sur { $target }, et le combat commence
   *[false] { $actor } attaque { $target } avec { $weapon }, et le combat commence
}
choose-save-harm = { $spell } sur { $target } : sauvegarde ratée { $percent } %, { $damage } dégâts
choose-save = { $spell } sur { $target } : sauvegarde ratée { $percent } %
choose-harm = { $spell } sur { $target } : touche automatiquement, { $damage } dégâts
choose-heal = { $spell } pour { $target } : soigne { $amount }
choose-power = { $spell } sur { $target }
choose-power-self = Utiliser { $spell }
choose-slot = { $spell } (emplacement de niveau { $level })
choose-place = { $spell } vers { $x }, { $y }
choose-area = { $spell } en { $x }, { $y } : ennemis { $enemies }, alliés { $allies }, dégâts { $damage }
choose-area-self = { $spell } autour du lanceur : ennemis { $enemies }, alliés { $allies }, dégâts { $damage }
choose-area-save = { $enemies ->
    [1] { $spell } en { $x }, { $y } : ennemis { $enemies }, alliés { $allies }, sauvegarde ratée { $works } %
   *[other] { $spell } en { $x }, { $y } : ennemis { $enemies }, alliés { $allies }, au moins une sauvegarde ratée { $works } %
}
choose-area-self-save = { $enemies ->
    [1] { $spell } autour du lanceur : ennemis { $enemies }, alliés { $allies }, sauvegarde ratée { $works } %
   *[other] { $spell } autour du lanceur : ennemis { $enemies }, alliés { $allies }, au moins une sauvegarde ratée { $works } %
}
choose-move = Aller en { $x }, { $y } ({ $feet } pieds)
choose-move-risk = Aller en { $x }, { $y } ({ $feet } pieds) ; provoque { $whom }
choose-dash = { $using ->
    [ACTION] Foncer (action)
    [BONUS] Foncer (action bonus)
   *[other] Foncer
}
choose-disengage = { $using ->
    [ACTION] Se désengager (action)
    [BONUS] Se désengager (action bonus)
   *[other] Se désengager
}
choose-dodge = Esquiver
choose-hide = { $using ->
    [ACTION] Se cacher (action) : { $percent } %
    [BONUS] Se cacher (action bonus) : { $percent } %
   *[other] Se cacher : { $percent } %
}
choose-search = Chercher
choose-help = Aider { $target }
choose-distract = Aider : distraire { $target }
choose-push = Repousser { $target } : { $percent } %
choose-topple = Mettre { $target } à terre : { $percent } %
choose-grapple = Empoigner { $target } : { $percent } %
choose-escape = Se libérer : { $percent } %
choose-put-out = Éteindre les flammes, en tombant à terre
choose-stabilize = Stabiliser { $target } : { $percent } %
choose-stand-up = Se relever
choose-drop-prone = Se jeter à terre
choose-let-go = Lâcher { $target }
choose-end-concentration = Mettre fin à la concentration
choose-wake = Réveiller { $target }
choose-jump = Sauter en { $to }
choose-ascend = Monter de { $feet } pieds en vol
choose-descend = Descendre de { $feet } pieds en vol
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
choose-end-turn = Terminer le tour
choose-combat-start = Commencer le combat
choose-combat-end = Mettre fin au combat
choose-scene-event = Déclencher l’événement : { $event }
choose-skill-check = Demander à { $actor } un test { skill }
choose-save-check = Demander à { $actor } un jet de sauvegarde { ability }
## La feuille de tour

action-end-turn = Finir le tour
action-dash = Foncer
action-disengage = Se désengager
action-dodge = Esquiver
action-hide = Se cacher
action-search = Chercher
action-help = Aider
action-grapple = Empoigner
action-shove-push = Bousculer : repousser
action-shove-prone = Bousculer : mettre à terre
action-escape = Se libérer
action-put-out = Éteindre les flammes
action-stabilize = Stabiliser
action-stand-up = Se relever
action-drop-prone = Se jeter à terre
action-let-go = Lâcher prise
action-end-concentration = Mettre fin à la concentration
action-wake = Réveiller
action-jump = Sauter
action-ascend = Prendre de l’altitude
action-descend = Descendre
action-flee = Fuir
action-interact-object = Ouvrir ou fermer une porte
action-thrown = { $weapon } (lancer)
economy-action = Action
economy-bonus = Action bonus
economy-reaction = Réaction
economy-object = Interaction gratuite avec un objet
economy-movement = Déplacement
economy-extra = Action de Hâte
economy-attacks = Attaques restantes
economy-slot = Emplacements de niveau { $level }
economy-legendary = Actions légendaires
part-ability = Modificateur { ability }
part-proficiency = Bonus de maîtrise
part-attack = Bonus d’attaque
part-save = Bonus de sauvegarde
part-skill = Bonus { skill }
part-effect = Effet
part-protection = Aura d’un allié
part-strength = Force augmentée
part-exhaustion = Épuisement
part-armour = Classe d’armure
part-minimum = Classe d’armure minimale
part-cover = { $cover ->
    [2] Abri partiel
   *[5] Abri important
}
edge = { $edge ->
    [blinded] état aveuglé
    [helpless] cible sans défense
    [restrained] état entravé
    [prone] état à terre
    [unseen] hors de vue
    [helped] aide d’un allié
    [pack_tactics] Tactique de meute
    [blessed] effet sur l’attaquant
    [marked] effet sur la cible
    [poisoned] état empoisonné
    [frightened] état effrayé
    [grappled] état empoigné
    [dodging] esquive
    [long_range] longue portée
    [enemy_near] ennemi à moins de 5 pieds
    [exhausted] épuisement
    [heavy] arme lourde
    [bloodied_frenzy] Frénésie sanglante
    [squeezing] à l’étroit
    [keen] particularité de l’arme
    [sunlight] lumière du soleil
    [effect] effet qui impose la sauvegarde
    [magic_resistance] Résistance à la magie
    [brave] bravoure contre cet état
    [condition] effet sur la créature
   *[other] { $edge }
}

## Titres

topic-attack = Attaquer ({ $count }).
topic-cast = Sorts et pouvoirs ({ $count }).
topic-item = Objets ({ $count }).
topic-move = Se déplacer ({ $count }).
topic-ready = Préparer ({ $count }).
hint-attack = Exemple : attaquer { $target }
hint-move = Exemple : aller { $cell }
hint-ready = Exemple : préparer attaquer quand proche
hint-cast-at = Exemple : lancer { $spell } sur { $cell }
hint-cast = Exemple : lancer { $spell }
hint-cast-on = Exemple : lancer { $spell } sur { $target }
topic-act = Agir :
tale-help =
    Vous pouvez aussi taper, avec « avec NOM » à la fin pour un autre héros :
    parler NOM, chercher NOM, utiliser NOM, ouvrir 3,4 ; aller 5,3
    utiliser OBJET sur NOM, lancer SORT sur NOM ; aider NOM, chercher
    repos court, repos long, voyager NOM
    attaquer NOM commence un combat
master-help =
    Comme maître du jeu, à tout moment :
    start, stop : commencer ou finir un combat
    check NOM perception 15, test NOM DEX 15 : demander un jet
    SCENE_EVENT ÉVÉNEMENT, SCENE_EFFECT EFFET, parler PNJ PAROLES
    MASTER_PLACE ID ESPÈCE 5,3 ; MASTER_MOVE NOM 5,3
    MASTER_HIDE NOM, MASTER_REVEAL NOM, MASTER_DAMAGE NOM 5, MASTER_HEAL NOM 5
    MASTER_ADD NOM OBJET ou ÉTAT, MASTER_REMOVE NOM [OBJET ou ÉTAT]
    CHANGE_SCENE SCÈNE, SET_FLAG INDICATEUR [NO] ; u : annuler, tant que personne n’a agi
game-help =
    Vous pouvez aussi taper :
    aller 5,3 : aller colonne 5, rangée 3 ; 5,3 suffit
    attaquer NOM, frapper NOM, tirer NOM ; avec ARME au besoin
    lancer SORT sur 5,3, lancer SORT sur NOM, niveau 3 pour un emplacement supérieur ; utiliser OBJET
    foncer, désengager, esquiver, cacher, chercher, aider NOM, repousser NOM, renverser NOM,
    empoigner NOM, libérer, stabiliser NOM, réveiller NOM, lâcher NOM, relever, plonger, sauter 5,3,
    monter 20, descendre 20, déconcentrer (fin de la concentration), fuir, rendre, fin
    préparer attaquer quand proche ; aussi quand bouge, attaque ou lance
    attaquer, lancer, objets, aller, préparer ou agir seuls : tous les choix de ce genre
    voir NOM : classe d’armure, états et actions restantes
    chances attaquer NOM : les chances, avant de décider
    Un NOM est un nom, son début, ou le jeton sur la carte : gobelin 1, gob, g1.
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
verbs-search = chercher, examiner, fouiller, inspecter, explorer
verbs-help = aider
verbs-push = repousser
verbs-topple = renverser
verbs-grapple = empoigner
verbs-escape = libérer, éteindre
verbs-stabilize = stabiliser
verbs-stand = relever
verbs-prone = plonger
verbs-release = lâcher
verbs-unfocus = déconcentrer
verbs-wake = réveiller
verbs-jump = sauter
verbs-ascend = monter
verbs-descend = descendre, atterrir
verbs-open = ouvrir, fermer
verbs-talk = parler, demander
verbs-rest = se_reposer, repos, dormir
verbs-travel = voyager, partir, sortir
verbs-explore = explorer
verbs-heal = soigner
verbs-assist = assister
verbs-story = histoire
verbs-rolls = tests
verbs-hand = scène
verbs-short = court
verbs-long = long
verbs-ready = préparer
verbs-flee = fuir
verbs-surrender = rendre
verbs-end = fin
verbs-with = avec
verbs-on = sur, contre
verbs-when = quand
verbs-near = proche
verbs-moves = bouge
verbs-attacks = attaque
verbs-casts = lance
verbs-level = niveau
verbs-item = objets
verbs-act = agir

## Refus

refused-already = c’est déjà le cas
refused-ambiguous = lequel, ou laquelle : { $legal }
refused-nothing-here = rien ici ne porte ce nom
refused-cannot-act = la créature est neutralisée et ne peut pas agir
refused-cannot-hide = la créature est retenue, ou déjà cachée
refused-frightened = la créature est effrayée et ne peut pas s’approcher de la source de sa peur
refused-in-sight = { $by } peut la voir
refused-loading = une arme à chargement ne tire qu’une fois par action
refused-no-action = l’action de ce tour est déjà utilisée
refused-no-ammunition = { $numbers ->
    [1] toutes les munitions ({ $a }) sont épuisées
   *[other] il n’y a plus de munitions
}
refused-no-bonus-action = l’action bonus de ce tour est déjà utilisée
refused-no-line = { $numbers ->
    [4] il n’y a pas de ligne dégagée vers { $a }, { $b } : { $c }, { $d } fait obstacle
    [2] { $field ->
        [area_center] il n’y a pas de ligne dégagée vers { $a }, { $b }
       *[other] il n’y a pas de ligne dégagée : { $a }, { $b } fait obstacle
    }
   *[other] il n’y a pas de ligne dégagée
}
refused-no-movement = { $numbers ->
    [2] il faut { $a } pieds, il en reste { $b }
   *[other] il ne reste pas assez de déplacement
}
refused-on-trigger = la question vous est posée quand son déclencheur survient
refused-after-hit = à choisir après une attaque réussie, quand la question est posée ; les prévisions des attaques n’en tiennent pas compte
refused-after-damage = à choisir après le jet de dégâts d’un sort, quand la question est posée ; les prévisions n’en tiennent pas compte
refused-later-turn = à un tour ultérieur à celui où la cible est tombée
refused-away = la cible est ailleurs
refused-enclosed = rien ne sort de la sphère
refused-one-metamagic = un sort n’accepte qu’une seule option de Métamagie
refused-quickened = un sort accéléré exclut tout autre sort de niveau 1 ou plus pendant le même tour
refused-action-left = utilisez d’abord l’action de ce tour
refused-befuddled = un esprit frappé d’hébétude ne peut pas entreprendre l’action Magie
refused-cannot-stand = impossible de se relever pour le moment
refused-no-magic-action = l’action de la Fougue ne peut pas être l’action Magie
refused-heavy-armor = impossible en armure lourde
refused-no-reaction = la réaction est déjà utilisée
refused-no-slot = { $numbers ->
    [1] il ne reste pas d’emplacement de niveau { $a }
   *[other] il ne reste pas d’emplacement de ce niveau
}
refused-no-speed = sa vitesse est de 0
refused-no-target = il faut une cible
refused-no-uses = { $numbers ->
    [1] cela a déjà servi { $a } fois
   *[other] c’est épuisé
}
refused-no-way = { $numbers ->
    [2] { $already ->
        [true] la créature est déjà en { $a }, { $b }
       *[false] il n’y a pas de chemin vers { $a }, { $b }
    }
   *[other] il n’y a pas de chemin vers cette case
}
refused-not-prone = la créature n’est pas à terre
refused-prone = la créature est à terre
refused-never-prone = la créature ne peut pas être à terre
refused-not-concentrating = la créature ne se concentre sur rien
refused-free = rien ne retient la créature
refused-not-yet = ce n’est pas encore possible
refused-moved = seulement avant de se déplacer
refused-attacked = seulement avant d’attaquer
refused-muted = la créature ne peut pas lancer de sorts pour l’instant
refused-twice = chaque cible ne peut être choisie qu’une fois
refused-no-fly-speed = la créature n’a pas de vitesse de vol
refused-on-the-ground = la créature est au sol
refused-in-the-air = la créature est en l’air
refused-not-your-turn = c’est le tour d’une autre créature
refused-occupied = { $numbers ->
    [2] il n’y a pas de place en { $a }, { $b }
   *[other] il n’y a pas de place
}
refused-off-map = { $numbers ->
    [2] la carte a { $a } cases sur { $b }
   *[other] c’est hors de la carte
}
refused-out-of-range = { $numbers ->
    [1] la cible n’est pas à { $a } pieds ou moins
   *[other] la cible est à { $wanted } pieds ; la portée est de { $there } pieds
}
refused-recharging = { $numbers ->
    [1] cela se recharge sur { $a } ou plus au d6
   *[other] il faut d’abord recharger
}
refused-slot-used = un emplacement de sort a déjà été utilisé ce tour
refused-too-far = { $numbers ->
    [4] pour { $a }, { $b } il faut { $wanted } pieds, il en reste { $there }
   *[other] il faut { $wanted } pieds, il en reste { $there }
}
refused-too-large = c’est trop grand
refused-unknown-spell = ce sort ou ce pouvoir n’existe pas
refused-unknown-target = aucune créature ne porte ce nom
refused-unknown-weapon = cette arme n’existe pas
refused-unseen = sa position est inconnue
refused-wrong-scene = aucun combat n’est en cours
refused-wrong-target = ce n’est pas une cible valable
refused-too-many = { $numbers ->
    [1] le nombre maximal de cibles est { $a }
   *[other] il y a trop de cibles
}
refused-not-a-cantrip = { $numbers ->
    [1] c’est un sort de niveau { $a }, pas un tour de magie
   *[other] ce n’est pas un tour de magie
}
refused-no-item = la créature n’a pas cet objet
refused-no-center = il faut un point
refused-no-direction = il faut une direction
refused-no-object = l’interaction gratuite avec un objet et l’action de ce tour sont déjà utilisées
refused-not-at-the-edge = le bord de la carte est à { $wanted } pieds
refused-needs-a-place = indiquez une case, par exemple : lancer SORT sur 5,3
refused-needs-words = donnez les paroles, par exemple : parler marta bonsoir
refused-needs-a-cell = nommez une case, par exemple : aller 5,3
refused-said-all = il n’y a rien à dire à { $legal } pour l’instant
refused-needs-a-target = indiquez une cible
refused-charmed = une créature charmée ne peut pas attaquer son charmeur

## Le dessin

legend-party = le groupe
legend-foes = ennemis
legend-active = agit maintenant
legend-fallen = à 0 point de vie
legend-wall = mur
legend-difficult = terrain difficile
legend-half-cover = abri partiel
legend-three-quarters-cover = abri important
legend-no-step = bloque le passage, pas la vue
legend-no-sight = bloque la vue, pas le passage
legend-npc = quelqu’un à qui parler
legend-thing = quelque chose à examiner
legend-door = porte fermée
legend-open-door = porte ouverte
legend-height = { $feet } pieds de haut
legend-area = zone durable
legend-goes-on = la carte continue
legend-floor = sol
look-figure = En { $x }, { $y } : { $name } ({ figure-kind }).
figure-kind = { $what ->
    [npc] { legend-npc }
   *[thing] { legend-thing }
}
look-cell = { $x }, { $y } : { $ground }.
look-cell-area = { $x }, { $y } : { $ground } ; dans la zone : { $areas }.
draw-brief-notes = { $creature } ({ $notes })
draw-round = Manche { $round } : { $order }
draw-scene = { $scene ->
    [SocialFreeFlow] Hors combat : conversation.
    [Exploration] Hors combat : exploration.
    [DowntimePreparation] Hors combat : préparatifs.
   *[other] Hors combat.
}
draw-purse = { $name } a encore : { $left }
draw-purse-empty = { $name } n’a plus rien à utiliser ce tour.
purse-action = une action
purse-attacks = { $count ->
    [1] 1 attaque
   *[other] { $count } attaques
}
purse-bonus = une action bonus
purse-reaction = une réaction
purse-movement = { $feet } pieds
purse-slots = sorts { $slots }
purse-slot = de niveau { $level } : { $count }
kind-numbered = { $name } { $number }
look-creature = En { $x }, { $y }{ $altitude ->
    [0] {""}
   *[other] , à { $altitude } pieds du sol
} ; CA { $ac }. Il reste ce tour : { $left }.
look-creature-concentrating = En { $x }, { $y }{ $altitude ->
    [0] {""}
   *[other] , à { $altitude } pieds du sol
} ; CA { $ac } ; concentration sur { $spell }. Il reste ce tour : { $left }.
look-condition = { $what }{ $until ->
    [UntilEndOfTurn] , jusqu’à la fin de son tour.
    [UntilStartOfTurn] , jusqu’au début de son tour.
    [Rounds] , manches restantes : { $rounds }.
   *[other] .
}
ability-name = { $ability ->
    [STR] Force
    [DEX] Dextérité
    [CON] Constitution
    [INT] Intelligence
    [WIS] Sagesse
    [CHA] Charisme
   *[other] { $ability }
}
skill-name = { $skill ->
    [acrobatics] Acrobaties
    [animal_handling] Dressage
    [arcana] Arcanes
    [athletics] Athlétisme
    [deception] Tromperie
    [history] Histoire
    [insight] Intuition
    [intimidation] Intimidation
    [investigation] Investigation
    [medicine] Médecine
    [nature] Nature
    [perception] Perception
    [performance] Représentation
    [persuasion] Persuasion
    [religion] Religion
    [sleight_of_hand] Escamotage
    [stealth] Discrétion
    [survival] Survie
   *[other] { $skill }
}
sheet-moves = Vitesse { $speed } pieds{ $fly ->
    [0] {""}
   *[other] , { $fly } en vol
}{ $swim ->
    [0] {""}
   *[other] , { $swim } à la nage
}{ $climb ->
    [0] {""}
   *[other] , { $climb } en escalade
} ; initiative { $initiative } ; Perception passive { $perception }{ $darkvision ->
    [0] {""}
   *[other] {" "}; vision dans le noir { $darkvision } pieds
}.
sheet-ability = { ability-name } { $score } ({ $bonus }, sauvegarde { $save })
sheet-abilities = Caractéristiques : { $abilities }.
sheet-skill = { skill-name } { $bonus }
sheet-skills = Compétences : { $skills }.
sheet-damage = { $dice } { damage-type }
sheet-attack = { $weapon } { $bonus } ({ $damage }{ $reach ->
    [0] {""}
   *[other] , allonge { $reach } pieds
}{ $range ->
    [0] {""}
   *[other] , portée { $range } pieds
})
sheet-attacks = Attaques : { $attacks }.
sheet-power = { $level ->
    [0] { $power }
   *[other] { $power } (niveau { $level })
}
sheet-powers = Sorts et pouvoirs : { $powers }.
sheet-dc = DD des sorts : { $dc }.
sheet-item = { $item } ({ $count })
sheet-items = Objets : { $items }.
sheet-resists = Résistances : { $kinds }.
sheet-immune = Immunités : { $kinds }.
sheet-vulnerable = Vulnérabilités : { $kinds }.
sheet-damage-kind = { $kind ->
    [acid] acide
    [bludgeoning] contondant
    [cold] froid
    [fire] feu
    [force] force
    [lightning] foudre
    [necrotic] nécrotique
    [piercing] perforant
    [poison] poison
    [psychic] psychique
    [radiant] radiant
    [slashing] tranchant
   *[thunder] tonnerre
}
draw-hp = { $hp }/{ $most } pv
draw-creature = { $mark }{ $token } { $bar } { $hp }  { $name }
draw-creature-notes = { $mark }{ $token } { $bar } { $hp }  { $name } ({ $notes })
note-dead = sans vie
note-left = { $how ->
    [left] ailleurs
    [fled] en fuite
    [surrendered] reddition
    [captured] en captivité
    [turned] sous la malédiction
   *[other] hors du combat
}
note-temporary = { $hp } pv temporaires
note-exhaustion = épuisement { $level }

## Raisons d’un bot

bot-begins = Le combat commence.
bot-waits = Ce n’est pas le tour de cette place.
bot-stands-up = { $who } se relève.
bot-cannot-act = { $who } ne peut pas agir.
bot-flees = { $who } renonce et s’enfuit.
bot-slips-away = { $who } se retire sans provoquer d’attaques d’opportunité.
bot-runs = { $who } prend peur et s’enfuit.
bot-strikes = { $departs ->
    [yes] { $who } frappe { $target } avec { $tool } (vaut { $worth } points de vie).
   *[no] { $who } frappe { $target } avec { $tool } : la meilleure option (vaut { $worth } points de vie).
}
bot-shoots = { $departs ->
    [yes] { $who } vise { $target } avec { $tool } (vaut { $worth } points de vie).
   *[no] { $who } vise { $target } avec { $tool } : la meilleure option (vaut { $worth } points de vie).
}
bot-casts = { $departs ->
    [yes] { $who } utilise { $tool } sur { $target } (vaut { $worth } points de vie).
   *[no] { $who } utilise { $tool } sur { $target } : la meilleure option (vaut { $worth } points de vie).
}
bot-aims = { $who } utilise { $tool } à l’endroit où se trouve { $target } : c’est là que le plus de cibles sont touchées (vaut { $worth } points de vie).
bot-uses = { $who } utilise { $tool } (vaut { $worth } points de vie).
bot-helps = { $who } aide { $target } avec { $tool } (vaut { $worth } points de vie).
bot-raises = { $who } fait reprendre conscience à { $target } avec { $tool } (vaut { $worth } points de vie).
bot-wakes = { $who } réveille { $target }.
bot-stabilizes = { $who } empêche { $target } de mourir.
bot-closes-in = { $who } avance sur { $target } (vaut { $worth } points de vie).
bot-comes-to-help = { $who } va aider { $target }.
bot-takes-aim = { $who } cherche une ligne dégagée vers { $target } (vaut { $worth } points de vie).
bot-moves-up = { $who } avance vers { $target }, hors de portée.
bot-hurries = { $who } fonce : tous les ennemis sont hors de portée.
bot-falls-back = { $who } recule devant le danger.
bot-blinks = { $who } échappe au danger avec { $tool }.
bot-hides = { $who } se cache : aucun ennemi ne voit cet endroit.
bot-searches = { $who } cherche des ennemis cachés.
bot-wanders = { $who } patrouille pour trouver des ennemis cachés.
bot-dodges = { $who } esquive : rien d’autre ne vaut mieux.
bot-breaks-free = { $who } tente de se libérer.
bot-distracts = { $who } distrait un ennemi pour donner l’avantage à { $target } (vaut { $worth } points de vie).
bot-pushes = { $who } pousse { $target } vers le danger (vaut { $worth } points de vie).
bot-topples = { $who } met { $target } à terre pour le prochain attaquant (vaut { $worth } points de vie).
bot-holds = { $who } empoigne { $target } pour empêcher sa fuite (vaut { $worth } points de vie).
bot-waits-to-strike = { $who } attend avec { $tool } : { $target } doit d’abord s’approcher.
bot-waits-to-shoot = { $who } attend avec { $tool } qu’un ennemi se montre.
bot-opens = { $who } ouvre la porte qui barre le passage.
bot-is-done = { $who } n’a rien de mieux à faire.
bot-keeps-guard = { $who } esquive et attend l’ennemi.
bot-holds-back = { $who } reste en retrait.
bot-stays-with-it = Simulé contre { $others ->
    [one] un autre plan, qui n’était pas nettement meilleur
   *[other] { $others } autres plans, dont aucun nettement meilleur
} : { $reason }
bot-thinks-better = Le meilleur de { $plans } plans dans { $worlds } mondes imaginés : { $reason }

## Le laboratoire

figure-length = manches
figure-survivors = en vie
figure-hp = points de vie restants
figure-slots = emplacements restants
figure-dealt = dégâts infligés
figure-taken = dégâts subis
figure-kills = éliminations
figure-died = mort à la manche
figure-heroes = héros en vie
figure-heroes-share = atteinte
figure-died-share = mort
ending-last_standing = un camp a été vaincu
ending-all_down = les deux camps ont été vaincus
ending-surrender = un camp s’est rendu
ending-flight = un camp a fui
ending-capture = un camp a été capturé
ending-stalemate = impasse
ending-too_long = limite de manches atteinte
ending-master = interrompu par le maître du jeu

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
kind-awakened_shrub = Arbuste éveillé
kind-baboon = Babouin
kind-bat = Chauve-souris
kind-eagle = Aigle
kind-giant_fire_beetle = Scarabée de feu géant
kind-goat = Chèvre
kind-hyena = Hyène
kind-lemure = Lémure
kind-scorpion = Scorpion
kind-vulture = Vautour
kind-animated_armor = Armure animée
kind-brass_dragon_wyrmling = Dragonnet d’airain
kind-copper_dragon_wyrmling = Dragonnet de cuivre
kind-death_dog = Chien de la mort
kind-dryad = Dryade
kind-giant_eagle = Aigle géant
kind-giant_octopus = Pieuvre géante
kind-giant_toad = Crapaud géant
kind-giant_vulture = Vautour géant
kind-hippogriff = Hippogriffe
kind-lion = Lion
kind-pirate = Pirate
kind-quasit = Quasit
kind-tiger = Tigre
kind-allosaurus = Allosaure
kind-ankheg = Ankheg
kind-awakened_tree = Arbre éveillé
kind-azer_sentinel = Sentinelle azer
kind-black_dragon_wyrmling = Dragonnet noir
kind-centaur_trooper = Soldat centaure
kind-cultist_fanatic = Cultiste fanatique
kind-druid = Druide
kind-ettercap = Ettercap
kind-giant_boar = Sanglier géant
kind-giant_constrictor_snake = Serpent constricteur géant
kind-giant_elk = Élan géant
kind-grick = Grick
kind-griffon = Griffon
kind-merrow = Mérow
kind-mimic = Mimique
kind-minotaur_skeleton = Squelette de minotaure
kind-ochre_jelly = Gelée ocre
kind-pegasus = Pégase
kind-polar_bear = Ours polaire
kind-rhinoceros = Rhinocéros
kind-saber_toothed_tiger = Tigre à dents de sabre
kind-silver_dragon_wyrmling = Dragonnet d’argent
kind-swarm_of_venomous_snakes = Nuée de serpents venimeux
kind-wererat = Rat-garou
kind-will_o_wisp = Feu follet
kind-ankylosaurus = Ankylosaure
kind-bearded_devil = Diable barbu
kind-bugbear_stalker = Gobelours traqueur
kind-doppelganger = Doppelganger
kind-giant_scorpion = Scorpion géant
kind-green_hag = Guenaude verte
kind-hobgoblin_captain = Capitaine hobgobelin
kind-mummy = Momie
kind-nightmare = Destrier noir
kind-phase_spider = Araignée de phase
kind-werewolf = Loup-garou
kind-black_pudding = Poudding noir
kind-chuul = Chuul
kind-couatl = Couatl
kind-elephant = Éléphant
kind-ghost = Fantôme
kind-guard_captain = Capitaine de la garde
kind-lamia = Lamie
kind-red_dragon_wyrmling = Dragonnet rouge
kind-tough_boss = Chef de brutes
kind-weretiger = Tigre-garou
kind-barbed_devil = Diable barbelé
kind-bulette = Bulette
kind-earth_elemental = Élémentaire de terre
kind-fire_elemental = Élémentaire de feu
kind-flesh_golem = Golem de chair
kind-giant_crocodile = Crocodile géant
kind-gorgon = Gorgone
kind-night_hag = Guenaude de la nuit
kind-otyugh = Otyugh
kind-roper = Enlaceur
kind-salamander = Salamandre
kind-shambling_mound = Tertre errant
kind-triceratops = Tricératops
kind-unicorn = Licorne
kind-vampire_spawn = Rejeton vampirique
kind-wraith = Âme-en-peine
kind-xorn = Xorn
kind-drider = Drider
kind-invisible_stalker = Traqueur invisible
kind-mammoth = Mammouth
kind-medusa = Méduse
kind-pirate_captain = Capitaine pirate
kind-vrock = Vrock
kind-giant_ape = Singe géant
kind-oni = Oni
kind-shield_guardian = Gardien protecteur
kind-young_black_dragon = Jeune dragon noir
kind-young_copper_dragon = Jeune dragon de cuivre
kind-assassin = Assassin
kind-chain_devil = Diable des chaînes
kind-frost_giant = Géant du givre
kind-hezrou = Hezrou
kind-spirit_naga = Naga corrupteur
kind-tyrannosaurus_rex = Tyrannosaure rex
kind-young_bronze_dragon = Jeune dragon de bronze
kind-young_green_dragon = Jeune dragon vert
kind-bone_devil = Diable osseux
kind-clay_golem = Golem d’argile
kind-cloud_giant = Géant des nuages
kind-fire_giant = Géant du feu
kind-glabrezu = Glabrezu
kind-treant = Sylvanien
kind-young_blue_dragon = Jeune dragon bleu
kind-young_silver_dragon = Jeune dragon d’argent
kind-aboleth = Aboleth
kind-deva = Deva
kind-guardian_naga = Naga gardien
kind-behir = Béhir
kind-djinni = Djinn
kind-efreeti = Éfrit
kind-horned_devil = Diable cornu
kind-remorhaz = Rémorhaz
kind-roc = Rokh
kind-sphinx_of_lore = Sphinx du savoir
kind-archmage = Archimage
kind-erinyes = Érinye
kind-adult_white_dragon = Dragon blanc adulte
kind-nalfeshnee = Nalfeshnie
kind-rakshasa = Rakshasa
kind-storm_giant = Géant des tempêtes
kind-vampire = Vampire
kind-adult_black_dragon = Dragon noir adulte
kind-ice_devil = Diable glacé
kind-adult_green_dragon = Dragon vert adulte
kind-mummy_lord = Seigneur momie
kind-purple_worm = Ver pourpre
kind-adult_blue_dragon = Dragon bleu adulte
kind-adult_silver_dragon = Dragon d’argent adulte
kind-iron_golem = Golem de fer
kind-marilith = Marilith
kind-planetar = Planétar
kind-adult_gold_dragon = Dragon d’or adulte
kind-adult_red_dragon = Dragon rouge adulte
kind-dragon_turtle = Tortue-dragon
kind-balor = Balor
kind-ape = Singe
kind-cockatrice = Cocatrix
kind-crocodile = Crocodile
kind-dust_mephit = Méphite de poussière
kind-giant_goat = Chèvre géante
kind-giant_wasp = Guêpe géante
kind-gray_ooze = Vase grise
kind-ice_mephit = Méphite de glace
kind-magma_mephit = Méphite de magma
kind-magmin = Magmatique
kind-reef_shark = Requin de récif
kind-sahuagin_warrior = Guerrier sahuagin
kind-satyr = Satyre
kind-shadow = Ombre
kind-swarm_of_insects = Nuée d’insectes
kind-troll_limb = Membre de troll
kind-warhorse = Cheval de guerre
kind-warhorse_skeleton = Squelette de cheval de guerre
kind-animated_flying_sword = Épée volante animée
kind-blink_dog = Chien esquiveur
kind-boar = Sanglier
kind-constrictor_snake = Serpent constricteur
kind-dretch = Dretch
kind-elk = Élan
kind-giant_badger = Blaireau géant
kind-giant_bat = Chauve-souris géante
kind-giant_lizard = Lézard géant
kind-grimlock = Torve
kind-panther = Panthère
kind-pseudodragon = Pseudo-dragon
kind-sprite = Esprit follet
kind-steam_mephit = Méphite de vapeur
kind-swarm_of_bats = Nuée de chauves-souris
kind-swarm_of_rats = Nuée de rats
kind-violet_fungus = Champignon violet
kind-blood_hawk = Faucon de sang
kind-flying_snake = Serpent volant
kind-giant_crab = Crabe géant
kind-mastiff = Mastiff
kind-merfolk_skirmisher = Tirailleur du peuple marin
kind-noble = Noble
kind-venomous_snake = Serpent venimeux
kind-warrior_infantry = Fantassin
kind-ancient_white_dragon = Dragon blanc vénérable
kind-pit_fiend = Diantrefosse
weapon-abyssal_glaive = Glaive abyssal
weapon-arcane_burst = Décharge arcanique
weapon-battleaxe = Hache d’armes
weapon-bite = Morsure
weapon-blowgun = Sarbacane
weapon-bone_bow = Arc d’os
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
weapon-lance = Lance d’arçon
weapon-life_drain = Absorption de vie
weapon-light_crossbow = Arbalète légère
weapon-light_hammer = Marteau léger
weapon-longbow = Arc long
weapon-longsword = Épée longue
weapon-mace = Masse d’armes
weapon-maul = Maillet d’armes
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
weapon-tree_club = Tronc d’arbre
weapon-trident = Trident
weapon-unarmed = Mains nues
weapon-war_pick = Pic de guerre
weapon-warhammer = Marteau de guerre
weapon-whip = Fouet
weapon-rake = Griffure
weapon-talons = Serres
weapon-vile_slime = Bave infâme
weapon-beak = Bec
weapon-vine_lash = Fouet de lianes
weapon-thorn_burst = Salve d’épines
weapon-tentacles = Tentacules
weapon-gouge = Coup de bec
weapon-claws = Griffes
weapon-burning_hammer = Marteau brûlant
weapon-pact_blade = Lame du pacte
weapon-vine_staff = Bâton de lianes
weapon-verdant_wisp = Feu follet verdoyant
weapon-gore = Encornement
weapon-harpoon = Harpon
weapon-pseudopod = Pseudopode
weapon-hooves = Sabots
weapon-bites = Morsures
weapon-scratch = Griffure
weapon-shock = Décharge
weapon-tail = Queue
weapon-beard = Barbe
weapon-infernal_glaive = Coutille infernale
weapon-rotting_fist = Poing putréfiant
weapon-dissolving_pseudopod = Pseudopode dissolvant
weapon-pincer = Pince
weapon-withering_touch = Contact flétrissant
weapon-hurl_flame = Jet de flamme
weapon-rock_launch = Projection de roche
weapon-burn = Brûlure
weapon-tentacle = Tentacule
weapon-flame_spear = Lance enflammée
weapon-charged_tendril = Vrille chargée
weapon-radiant_horn = Corne radieuse
weapon-foreleg = Patte avant
weapon-poison_burst = Salve de poison
weapon-wind_swipe = Coup de vent
weapon-snake_hair = Chevelure de serpents
weapon-poison_ray = Rayon de poison
weapon-shred = Lacération
weapon-fist = Poing
weapon-nightmare_ray = Rayon de cauchemar
weapon-chain = Chaîne
weapon-frost_axe = Hache de givre
weapon-great_bow = Grand arc
weapon-necrotic_ray = Rayon nécrotique
weapon-infernal_sting = Dard infernal
weapon-thunderous_mace = Masse tonnante
weapon-thundercloud = Nuée d’orage
weapon-flame_sword = Épée de flammes
weapon-hammer_throw = Lancer de marteau
weapon-hail_of_bark = Grêle d’écorce
weapon-holy_mace = Masse sacrée
weapon-storm_blade = Lame de tempête
weapon-storm_bolt = Trait de tempête
weapon-heated_blade = Lame chauffée
weapon-searing_fork = Fourche ardente
weapon-withering_sword = Épée flétrissante
weapon-cursed_touch = Contact maudit
weapon-storm_sword = Épée de tempête
weapon-thunderbolt = Coup de foudre
weapon-grave_strike = Frappe sépulcrale
weapon-ice_spear = Lance de glace
weapon-channel_negative_energy = Énergie négative
weapon-tail_stinger = Dard caudal
weapon-bladed_arm = Bras à lame
weapon-fiery_bolt = Trait de feu
weapon-radiant_sword = Épée radieuse
weapon-flame_whip = Fouet de flammes
weapon-lightning_blade = Lame de foudre
weapon-petrifying_bite = Morsure pétrifiante
weapon-touch = Contact
weapon-draining_swipe = Coup drainant
weapon-slash = Taillade
weapon-bone_cudgel = Gourdin d’os
weapon-needle_sword = Épée-aiguille
weapon-enchanting_bow = Arc enchanteur
weapon-rotting_touch = Contact putréfiant
weapon-ocean_spear = Lance océane
weapon-devilish_claw = Griffe diabolique
weapon-fiery_mace = Masse ardente
power-acid_arrow = Flèche acide
power-acid_splash = Aspersion d’acide
power-acid_vial = Acide
power-action_surge = Fougue
power-aid = Aide
power-alchemists_fire = Feu grégeois
power-alter_self = Modification d’apparence
power-bane = Fléau
power-barkskin = Peau d’écorce
power-bless = Bénédiction
power-blindness_deafness = Cécité/Surdité
power-blink = Clignotement
power-blur = Flou
power-brutal_strike = Frappe brutale
power-burning_hands = Mains brûlantes
power-calm_emotions = Apaisement des émotions
power-careful = Sort prudent
power-careful_spell = Sort prudent
power-chill_touch = Contact glacial
power-cold_breath = Souffle de froid
power-conjure_animals = Convocation d’animaux
power-conjure_animals_move = Mener la meute
power-counterspell = Contresort
power-cure_wounds = Soins
power-daylight = Lumière du jour
power-distant = Sort distant
power-distant_spell = Sort distant
power-divine_favor = Faveur divine
power-divine_spark = Étincelle divine
power-divine_spark_heal = Étincelle divine (soin)
power-eldritch_blast = Décharge occulte
power-eldritch_smite = Châtiment occulte
power-enhance_ability = Amélioration de caractéristique
power-entangle = Enchevêtrement
power-faerie_fire = Lueurs féeriques
power-false_life = Simulacre de vie
power-fear = Terreur
power-feather_fall = Feuille morte
power-fire_bolt = Trait de feu
power-fire_breath = Souffle de feu
power-fireball = Boule de feu
power-foe_slayer = Tueur d’ennemis
power-fog_cloud = Nappe de brouillard
power-font_of_inspiration = Source d’inspiration
power-font_of_magic = Source de magie
power-forceful_blow = Coup puissant
power-gaseous_form = Forme gazeuse
power-goodberry = Baies nourricières
power-goodberry_eat = Manger une baie
power-gore = Coup de corne
power-grease = Graisse
power-guidance = Assistance
power-guiding_bolt = Rayon traçant
power-hamstring_blow = Coup au jarret
power-hamstrung = Jarret coupé
power-haste = Hâte
power-healing_word = Mot de guérison
power-heat_metal = Chauffer le métal
power-heat_metal_again = Chauffer encore le métal
power-hold_person = Immobilisation de personne
power-holy_nimbus = Nimbe sacré
power-holy_water = Eau bénite
power-hunters_mark = Marque du chasseur
power-hypnotic_pattern = Motif hypnotique
power-ice_knife = Couteau de glace
power-inflict_wounds = Blessure
power-invisibility = Invisibilité
power-jump = Saut
power-jump_leap = Bondir
power-lands_aid_heal = Aide de la terre (soin)
power-lesser_restoration = Restauration partielle
power-life_drain = Absorption de vie
power-lifedrinker = Buveur de vie
power-lightning_bolt = Éclair
power-longstrider = Grande foulée
power-mage_armor = Armure du mage
power-magic_missile = Projectile magique
power-major_image = Image majeure
power-major_image_move = Déplacer l’image
power-mass_healing_word = Mot de guérison de groupe
power-master_of_myriad_forms = Maître aux mille formes
power-misty_step = Pas brumeux
power-moonbeam = Rayon de lune
power-otherworldly_leap = Bond d’outre-monde
power-pact_of_the_blade = Pacte de la lame
power-parry = Parade
power-pass_without_trace = Passage sans trace
power-petrifying_gaze = Regard pétrifiant
power-plant_growth = Croissance végétale
power-poison_spray = Bouffée de poison
power-potion_of_greater_healing = Potion de guérison supérieure
power-potion_of_healing = Potion de guérison
power-preserve_life = Préservation de la vie
power-produce_flame = Produire une flamme
power-produce_flame_hurl = Lancer la flamme
power-quivering_hand = Paume vibrante
power-quivering_palm = Paume vibrante
power-quivering_palm_end = Fin des vibrations
power-ray_of_frost = Rayon de givre
power-ray_of_sickness = Rayon empoisonné
power-relentless_rage = Rage implacable
power-remove_curse = Lever une malédiction
power-resistance = Résistance
power-sacred_flame = Flamme sacrée
power-scorching_ray = Rayon ardent
power-second_wind = Second souffle
power-extended = Sort étendu
power-extended_spell = Sort étendu
power-subtle = Sort subtil
power-subtle_spell = Sort subtil
power-transmuted_acid = Sort transmuté (acide)
power-transmuted_cold = Sort transmuté (froid)
power-transmuted_fire = Sort transmuté (feu)
power-transmuted_lightning = Sort transmuté (foudre)
power-transmuted_poison = Sort transmuté (poison)
power-transmuted_spell = Sort transmuté
power-transmuted_spell_acid = Sort transmuté (acide)
power-transmuted_spell_cold = Sort transmuté (froid)
power-transmuted_spell_fire = Sort transmuté (feu)
power-transmuted_spell_lightning = Sort transmuté (foudre)
power-transmuted_spell_poison = Sort transmuté (poison)
power-transmuted_spell_thunder = Sort transmuté (tonnerre)
power-transmuted_thunder = Sort transmuté (tonnerre)
power-seeking = Sort chercheur
power-seeking_spell = Sort chercheur
power-empowered_spell = Sort renforcé
power-shatter = Briser
power-shield = Bouclier
power-shield_bash = Coup de bouclier
power-shield_of_faith = Bouclier de la foi
power-shillelagh = Gourdin magique
power-shocking_grasp = Poigne électrique
power-silent_image = Image silencieuse
power-silent_image_move = Déplacer l’image
power-sleep = Sommeil
power-slow = Lenteur
power-spare_the_dying = Épargner les mourants
power-spider_climb = Pattes d’araignée
power-spirit_guardians = Esprits gardiens
power-spiritual_weapon = Arme spirituelle
power-spiritual_weapon_strike = Coup de l’arme spirituelle
power-starry_wisp = Feu follet stellaire
power-steady_aim = Visée assurée
power-suggestion = Suggestion
power-thunderwave = Vague tonnante
power-true_strike = Coup au but
power-turn_undead = Renvoi des morts-vivants
power-twinned = Sort jumeau
power-twinned_spell = Sort jumeau
power-vampiric_touch = Toucher vampirique
power-vampiric_touch_again = Toucher encore
power-vicious_mockery = Moquerie cruelle
power-web = Toile d’araignée
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
power-sorcerous_burst = Éclat ensorcelé
power-animal_friendship = Amitié avec les animaux
power-charm_person = Charme-personne
power-chromatic_orb = Orbe chromatique
power-color_spray = Couleurs dansantes
power-command = Injonction
power-dissonant_whispers = Murmures dissonants
power-divine_smite = Châtiment divin
power-ensnaring_strike = Frappe piégeuse
power-expeditious_retreat = Repli expéditif
power-expeditious_retreat_dash = Se replier encore
power-hellish_rebuke = Représailles infernales
power-heroism = Héroïsme
power-hex = Maléfice
power-hideous_laughter = Fou rire
power-protection_from_evil_and_good = Protection contre le mal et le bien
power-sanctuary = Sanctuaire
power-searing_smite = Châtiment calcinant
power-darkness = Ténèbres
power-dragons_breath = Souffle du dragon
power-dragons_breath_exhale = Cracher le feu
power-flame_blade = Lame de feu
power-flame_blade_strike = Coup de la lame de feu
power-flaming_sphere = Sphère de feu
power-flaming_sphere_roll = Faire rouler la sphère
power-gust_of_wind = Bourrasque
power-levitate = Lévitation
power-magic_weapon = Arme magique
power-mind_spike = Pointe mentale
power-mirror_image = Image miroir
power-phantasmal_force = Force fantasmagorique
power-protection_from_poison = Protection contre le poison
power-see_invisibility = Voir l’invisible
power-shining_smite = Châtiment éclatant
power-silence = Silence
power-spike_growth = Croissance d’épines
power-moonbeam_move = Déplacer le rayon de lune
power-beacon_of_hope = Lueur d’espoir
power-bestow_curse = Malédiction
power-call_lightning = Appel de la foudre
power-call_lightning_again = Appeler encore la foudre
power-dispel_magic = Dissipation de la magie
power-fly = Vol
power-protection_from_energy = Protection contre une énergie
power-sleet_storm = Tempête de neige
power-stinking_cloud = Nuage nauséabond
power-wind_wall = Mur de vent
power-aura_of_life = Aura de vie
power-dispel_evil_and_good = Dissipation du mal et du bien
power-break_enchantment = Rupture d’enchantement
power-dismissal = Renvoi
power-modify_memory = Modification de mémoire
power-etherealness = Forme éthérée
power-etherealness_end = Retour du plan Éthéré
power-plane_shift = Changement de plan
power-shapechange = Changement de forme
power-shapechange_end = Retour à sa vraie forme
power-elephant_shape = changé en éléphant
power-tyrannosaurus_shape = changé en tyrannosaure
power-rat_shape = Métamorphose : rat
power-raven_shape = Métamorphose : corbeau
power-spider_shape = Métamorphose : araignée
power-bat_shape = Métamorphose : chauve-souris
power-centipede_shape = Métamorphose : mille-pattes
power-toad_shape = Métamorphose : crapaud
power-true_shape = Métamorphose : vraie forme
power-ethereal_jaunt = Passage éthéré
power-ethereal_jaunt_back = Passage éthéré : retour
power-phase_spider_coma = paralysé par le venin
power-werewolf_curse = Malédiction du loup-garou
power-wererat_curse = Malédiction du rat-garou
power-weretiger_curse = Malédiction du tigre-garou
power-past_werewolf_curse = à l’abri de la malédiction
power-past_wererat_curse = à l’abri de la malédiction
power-past_weretiger_curse = à l’abri de la malédiction
power-pseudodragon_sleep = endormi par le venin
power-charge = Charge
power-fire_form = Forme de feu
power-conjure_woodland_beings_disengage = Se désengager parmi les êtres sylvestres
power-banishment = Bannissement
power-black_tentacles = Tentacules noirs
power-blight = Flétrissement
power-charm_monster = Charme-monstre
power-conjure_woodland_beings = Invocation d’êtres sylvestres
power-death_ward = Protection contre la mort
power-dimension_door = Porte dimensionnelle
power-fire_shield = Bouclier de feu
power-freedom_of_movement = Liberté de mouvement
power-greater_invisibility = Invisibilité supérieure
power-ice_storm = Tempête de grêle
power-phantasmal_killer = Assassin imaginaire
power-resilient_sphere = Sphère résiliente
power-stoneskin = Peau de pierre
power-vitriolic_sphere = Sphère de vitriol
power-wall_of_fire = Mur de feu
power-arcane_hand = Main arcanique
power-arcane_hand_strike = Coup de la main arcanique
power-cloudkill = Nuage mortel
power-cone_of_cold = Cône de froid
power-contagion = Contagion
power-flame_strike = Colonne de flamme
power-greater_restoration = Restauration supérieure
power-hold_monster = Immobilisation de monstre
power-insect_plague = Fléau d’insectes
power-mass_cure_wounds = Soins de groupe
power-telekinesis = Télékinésie
power-telekinesis_again = Mouvoir encore par la pensée
power-blade_barrier = Barrière de lames
power-chain_lightning = Chaîne d’éclairs
power-circle_of_death = Cercle de mort
power-conjure_fey = Invocation de fée
power-conjure_fey_strike = Coup de l’esprit féerique
power-disintegrate = Désintégration
power-exposed_flank = À découvert
power-eyebite = Mauvais œil
power-eyebite_again = Regarder un autre
power-flesh_to_stone = Pétrification
power-freezing_sphere = Sphère glacée
power-harm = Mise à mal
power-heal = Guérison
power-irresistible_dance = Danse irrésistible
power-sunbeam = Rayon de soleil
power-sunbeam_again = Autre rayon de soleil
power-true_seeing = Vision suprême
power-wall_of_thorns = Mur d’épines
power-arcane_sword = Épée arcanique
power-arcane_sword_strike = Coup de l’épée arcanique
power-delayed_blast_fireball = Boule de feu à retardement
power-divine_word = Parole divine
power-finger_of_death = Doigt de mort
power-fire_storm = Tempête de feu
power-befuddlement = Hébétude
power-earthquake = Tremblement de terre
power-holy_aura = Aura sacrée
power-incendiary_cloud = Nuage incendiaire
power-maze = Dédale
power-mind_blank = Esprit impénétrable
power-power_word_stun = Mot de pouvoir étourdissant
power-sunburst = Éclat du soleil
power-foresight = Prémonition
power-mass_heal = Guérison de groupe
power-meteor_swarm = Nuée de météores
power-power_word_heal = Mot de pouvoir guérisseur
power-power_word_kill = Mot de pouvoir mortel
power-weird = Ennemi subconscient
power-befriended = Amadoué
power-commanded = Sous injonction
power-ensnared = Pris dans les ronces
power-searing = Calciné
power-shining = Éclatant
power-two_images = Deux images
power-one_image = Une image
power-retching = Pris de nausées
power-vitriol = Vitriol
power-eyebitten = Sous le mauvais œil
power-turned_to_stone = Changé en pierre
power-stiff = Figé
power-dancing = En train de danser
power-struck_down = Foudroyé par la parole
power-dazzled = Ébloui
power-heroic = Héroïque
power-unseen = Hors de vue
power-speedy = Très rapide
power-proof_against_fire = À l’épreuve du feu
power-proof_against_cold = À l’épreuve du froid
power-proof_against_poison = À l’épreuve du poison
power-invulnerable = Invulnérable
power-winged = Ailé
power-strong_as_a_hill_giant = Fort comme un géant des collines
power-strong_as_a_fire_giant = Fort comme un géant du feu
power-strong_as_a_storm_giant = Fort comme un géant des tempêtes
power-netted = Pris au filet
power-lamed = Boiteux
power-oily = Couvert d’huile
power-sapped = Affaibli
power-slowed = Ralenti
power-potion_of_superior_healing = Potion de guérison majeure
power-potion_of_supreme_healing = Potion de guérison suprême
power-potion_of_heroism = Potion d’héroïsme
power-potion_of_invisibility = Potion d’invisibilité
power-potion_of_speed = Potion de vitesse
power-potion_of_fire_resistance = Potion de résistance au feu
power-potion_of_cold_resistance = Potion de résistance au froid
power-potion_of_poison_resistance = Potion de résistance au poison
power-potion_of_invulnerability = Potion d’invulnérabilité
power-potion_of_flying = Potion de vol
power-potion_of_hill_giant_strength = Potion de force de géant des collines
power-potion_of_fire_giant_strength = Potion de force de géant du feu
power-potion_of_storm_giant_strength = Potion de force de géant des tempêtes
power-oil_flask = Huile
power-net = Filet
power-caltrops = Chausse-trappes
power-ball_bearings = Billes de métal
power-basic_poison = Poison ordinaire
power-healers_kit = Trousse de soins
power-wand_of_magic_missiles = Baguette de projectiles magiques
power-wand_of_fireballs = Baguette de boules de feu
power-wand_of_lightning_bolts = Baguette d’éclairs
power-wand_of_paralysis = Baguette de paralysie
power-wand_of_web = Baguette de toile d’araignée
power-scroll_of_magic_missile = Parchemin de projectile magique
power-scroll_of_cure_wounds = Parchemin de soins
power-scroll_of_scorching_ray = Parchemin de rayon ardent
power-scroll_of_fireball = Parchemin de boule de feu
power-scroll_of_lightning_bolt = Parchemin d’éclair
power-scroll_of_cone_of_cold = Parchemin de cône de froid
power-bead_of_force = Perle de force
power-necklace_of_fireballs = Collier de boules de feu
power-sleep_breath = Souffle de sommeil
power-acid_breath = Souffle d’acide
power-slowing_breath = Souffle ralentissant
power-swallow = Avaler
power-roar = Rugissement
power-enthralling_panache = Panache envoûtant
power-scare = Effroi
power-acid_spray = Jet d’acide
power-fire_aura = Aura de feu
power-web_strand = Fil de toile
power-stench = Puanteur
power-constrict = Constriction
power-paralyzing_breath = Souffle paralysant
power-weakening_breath = Souffle affaiblissant
power-vanish = Disparition
power-quick_grapple = Prise rapide
power-unsettling_visage = Visage troublant
power-dreadful_glare = Regard terrifiant
power-paralyzing_tentacles = Tentacules paralysants
power-trample = Piétinement
power-horrific_visage = Visage d’horreur
power-corrupting_touch = Contact corrupteur
power-petrifying_breath = Souffle pétrifiant
power-tentacle_slam = Choc de tentacules
power-reel = Ramener
power-engulf = Engloutissement
power-charging_horn = Corne chargeante
power-shimmering_shield = Bouclier chatoyant
power-bite = Morsure
power-captains_charm = Charme du capitaine
power-riposte = Riposte
power-spores = Spores
power-stunning_screech = Cri étourdissant
power-boulder_toss = Lancer de rocher
power-conjure_infernal_chain = Chaîne infernale
power-war_cry = Cri de guerre
power-lightning_breath = Souffle de foudre
power-repulsion_breath = Souffle répulsif
power-poison_breath = Souffle de poison
power-pummel = Rossée
power-animate_trees = Animation d’arbres
power-consume_memories = Dévorer les souvenirs
power-dominate_mind = Domination mentale
power-lash = Coup de fouet
power-psychic_drain = Drain psychique
power-poisonous_spittle = Crachat venimeux
power-infernal_tail = Queue infernale
power-heat_aura = Aura de chaleur
power-weight_of_years = Poids des ans
power-mind_rending_roar = Rugissement déchire-esprit
power-arcane_prowl = Rôde arcanique
power-entangling_rope = Corde entravante
power-freezing_burst = Explosion glaciale
power-pounce = Bond
power-frightful_presence = Présence terrifiante
power-horror_nimbus = Nimbe d’horreur
power-teleport = Téléportation
power-baleful_command = Ordre funeste
power-lightning_storm = Tempête de foudre
power-deathless_strike = Frappe immortelle
power-beguile = Envoûtement
power-cloud_of_insects = Nuage d’insectes
power-noxious_miasma = Miasme nocif
power-mind_invasion = Invasion mentale
power-glare = Regard
power-necrotic_strike = Frappe nécrotique
power-necrotic_strike_2 = Trait nécrotique
power-dread_command = Ordre d’effroi
power-tail_swipe = Coup de queue
power-cloaked_flight = Vol voilé
power-sonic_boom = Détonation sonique
power-cold_gale = Bourrasque glaciale
power-chill = Frisson
power-holy_burst = Explosion sacrée
power-banish = Bannissement
power-guiding_light = Lumière guide
power-commanding_presence = Présence impérieuse
power-fiery_rays = Rayons ardents
power-steam_breath = Souffle de vapeur
power-death_throes = Râle d’agonie
power-rock = Rocher
power-death_burst = Explosion mortelle
power-blinding_breath = Souffle aveuglant
power-frost_breath = Souffle de givre
power-mockery = Moquerie
power-fetid_cloud = Nuage fétide
power-sting = Dard
power-fear_aura = Aura de peur
power-abjure_foes = Abjuration des ennemis
power-abjured = Abjuré
power-abyssal_hold = Immobilisation abyssale
power-abyssal_ray = Rayon abyssal
power-abyssal_spray = Bouffée abyssale
power-addled = Esprit troublé
power-adrenaline_rush = Poussée d’adrénaline
power-armor_of_shadows = Armure d’ombres
power-bardic_inspiration = Inspiration bardique
power-bonus_unarmed_strike = Coup à mains nues supplémentaire
power-breath_line_acid = Souffle d’acide (ligne)
power-breath_line_cold = Souffle de froid (ligne)
power-breath_line_fire = Souffle de feu (ligne)
power-breath_line_lightning = Souffle de foudre (ligne)
power-breath_line_poison = Souffle de poison (ligne)
power-breath_weapon_acid = Souffle d’acide
power-breath_weapon_cold = Souffle de froid
power-breath_weapon_fire = Souffle de feu
power-breath_weapon_lightning = Souffle de foudre
power-breath_weapon_poison = Souffle de poison
power-chilled_by_frost = Transi
power-chthonic_life = Vie chthonienne
power-chthonic_touch = Toucher chthonien
power-clouds_jaunt = Saut des nuages
power-colossus_slayer = Tueur de colosses
power-cunning_daze = Frappe rusée : hébéter
power-cunning_knock_out = Frappe rusée : assommer
power-cunning_obscure = Frappe rusée : aveugler
power-cunning_poison = Frappe rusée : empoisonner
power-cunning_trip = Frappe rusée : renverser
power-cut_by_words = Mots cinglants
power-cutting_words = Mots cinglants
power-create_whirlwind = Création de tourbillon
power-move_whirlwind = Déplacer le tourbillon
power-trampling_charge = Charge piétinante
power-rampage = Déchaînement
power-rampage_rend = Déchaînement : lacération
power-leap = Bond
power-barbed_hide = Peau barbelée
power-prowl = Rôder
power-prowl_hide = Rôder : se cacher
power-deadly_leap = Bond mortel
power-heart_sight = Vision du cœur
power-possession = Possession
power-vortex = Vortex
power-in_whirlwind = pris dans le tourbillon
power-in_vortex = pris dans le vortex
power-in_a_demiplane = dans un demi-plan
power-possessed = possédé
power-past_possession = immunisé contre la possession
power-heart_seen = cœur révélé
power-trampling = piétine
power-danger_sense = Sens du danger
power-dark_ones_own_luck = Chance du Ténébreux
power-dazed_by_strike = Hébété
power-deflect_attacks = Déviation d’attaques
power-stones_endurance = Endurance de la pierre
power-disciplined_survivor = Survivant discipliné
power-divine_strike = Frappe divine
power-draconic_flight = Vol draconique
power-dragon_wings = Ailes de dragon
power-drow_darkness = Ténèbres drow
power-drow_faerie_fire = Lueurs féeriques drow
power-elven_step = Pas elfique
power-favored_enemy = Ennemi juré
power-fiendish_vigor = Vigueur fiélonne
power-fires_burn = Brûlure du feu
power-flurry_of_blows = Déluge de coups
power-frenzy = Frénésie
power-hunters_quarry = Proie du chasseur
power-hunters_mark_move = Déplacer la marque
power-under_a_hex = Maudit
power-hex_move = Déplacer le maléfice
power-slayers_quarry = Proie du tueur
power-foe_slayer_move = Déplacer la marque
power-devils_sight = Vision du diable
power-sorcery_incarnate = Sorcellerie incarnée
power-trance = Transe
power-remarkable_athlete = Athlète accompli
power-extend_rage = Prolonger la Rage
power-frosts_chill = Morsure du givre
power-gnomish_cunning = Ruse gnome
power-heightened = Sort renforcé
power-heightened_spell = Sort renforcé
power-hills_tumble = Chute des collines
power-hurl_through_hell = Traversée des enfers
power-hurl_through_hell_renewed = Nouvelle traversée des enfers
power-hurled = Précipité aux enfers
power-indomitable = Inflexible
power-infernal_bolt = Trait infernal
power-infernal_darkness = Ténèbres infernales
power-infernal_rebuke = Représailles infernales
power-innate_sorcery = Sorcellerie innée
power-inspired = Inspiré
power-intimidating_presence = Présence intimidante
power-intimidating_presence_renewed = Nouvelle présence intimidante
power-knocked_out = Assommé
power-lands_aid = Secours de la terre
power-lay_on_hands = Imposition des mains
power-lay_on_hands_cure = Imposition des mains (guérison)
power-mastered_magic_missile = Projectile magique (maîtrisé)
power-mastered_scorching_ray = Rayon ardent (maîtrisé)
power-mindless_rage = Rage aveugle
power-persistent_rage = Rage persistante
power-natures_veil = Voile de la nature
power-open_hand_addle = Paume ouverte : troubler
power-open_hand_push = Paume ouverte : repousser
power-open_hand_topple = Paume ouverte : renverser
power-paladins_smite = Châtiment du paladin
power-patient_defense = Défense patiente
power-primal_strike = Frappe primitive
power-quick_dash = Course rapide
power-quick_disengage = Désengagement rapide
power-quickened = Sort accéléré
power-quickened_spell = Sort accéléré
power-radiant_strikes = Frappes radieuses
power-rage = Rage
power-reckless = Téméraire
power-reckless_attack = Attaque téméraire
power-relentless_endurance = Endurance implacable
power-retaliation = Représailles
power-sacred_weapon = Arme sacrée
power-signature_fireball = Boule de feu (de prédilection)
power-signature_lightning_bolt = Éclair (de prédilection)
power-staggered_by_fist = Chancelant
power-opened_by_fist = Garde ouverte par le poing
power-step_of_the_wind = Pas du vent
power-storms_thunder = Tonnerre de la tempête
power-stunning_fist = Frappe étourdissante
power-stunning_strike = Frappe étourdissante
power-draconic_resilience = Résistance draconique
power-superior_defense = Défense supérieure
power-tireless = Infatigable
power-wholeness_of_body = Plénitude physique
power-enlarge_reduce = Agrandir/Réduire
power-ray_of_enfeeblement = Rayon affaiblissant
power-warding_bond = Lien protecteur
power-revivify = Retour à la vie
power-weary = Las
power-breath_of_sleep = Sommeil du souffle
power-sluggish = Léthargie
power-held_fast = Fermement tenu
power-swallowed_by_toad = Avalé par le crapaud
power-parry_2 = Parade
power-parry_3 = Parade
power-parry_4 = Parade
power-parry_5 = Parade
power-used_to_stench = Habitué à la puanteur
power-swarm = Nuée
power-vanished = Disparition
power-devils_venom = Venin diabolique
power-infernal_wound = Plaie infernale
power-deep_infernal_wound = Profonde plaie infernale
power-mummy_rot = Pourriture de momie
power-corrosive_form = Forme corrosive
power-poisoned_and_paralyzed = Empoisonné et paralysé
power-charmed_and_poisoned = Charmé et empoisonné
power-grappled_and_poisoned = Agrippé et empoisonné
power-engulfed = Englouti
power-vrock_spores = Spores de vrock
power-slowed_by_10 = Ralenti
power-swallowed_by_behir = Avalé par le béhir
power-swallowed_by_remorhaz = Avalé par le rémorhaz
power-swallowed_by_purple_worm = Avalé par le ver pourpre
power-rooted = Cloué au sol
power-horror = Horreur
power-frightened_and_incapacitated = Effrayé et neutralisé
power-blinded_and_deafened = Aveuglé et assourdi
power-corroded = Corrodé
power-weakened = Affaibli
power-consume_life = Consumer la vie
power-fetid = Infect
power-past_visage = À l’épreuve du visage
power-past_glare = À l’épreuve du regard
power-past_nimbus = À l’épreuve du nimbe
power-insects = Harcelé par les insectes
power-dominated_mind = Esprit dominé
power-hasten = Hâte
power-deathless_dash = Agilité des morts : se précipiter
power-deathless_disengage = Agilité des morts : se désengager
power-off_guard = Pris de court
power-blurred_form = Forme floue
power-pit_fiend_venom = Venin de diantrefosse
power-past_fear = Sans peur
power-en_garde = En garde
power-numbed = Engourdi
power-past_gaze = Insensible au regard
power-unnerving_gaze = Regard troublant

## Aventures

health = { $step ->
    [unhurt] sans blessure
    [wounded] avec des blessures
    [bloodied] en sang
    [near_death] à l’agonie
   *[down] à terre
}
scene-changed = { $forced ->
    [true] Le maître du jeu impose une nouvelle scène : { $text }.
   *[false] Nouvelle scène : { $text }.
}
scene-text = { $text }
npc-dialogue = { $name } : « { $text } »
choose-speak = Faire parler { $npc } : { $says }
trigger-fired = Déclencheur : { $trigger }.
cue-given = L’événement { $event } attend la décision du maître du jeu.
flag-changed = { $on ->
    [true] L’indicateur { $flag } est activé.
   *[false] L’indicateur { $flag } est désactivé.
}
items-changed = { $lost ->
    [true] { $creature_id } perd { $item } ({ $amount }).
   *[false] { $creature_id } reçoit { $item } ({ $amount }).
}
items-changed-party = { $lost ->
    [true] Le groupe perd { $item }.
   *[false] Le groupe reçoit { $item }.
}
items-changed-coins = { $lost ->
    [true] Le groupe paie { $amount } pièces d’or.
   *[false] Le groupe reçoit { $amount } pièces d’or.
}
experience-gained = PX pour chacun ({ $order }) : { $each }.
rested = { $interrupted ->
    [true] Le repos est interrompu !
   *[false] { $rest ->
        [SHORT] Le groupe prend un repos court.
       *[LONG] Le groupe prend un repos long.
    }
}
level-gained = { $creature_id } atteint le niveau { $level } !
master-acted = { $what ->
    [place] Le maître du jeu ajoute { $creature_id }.
    [move] Le maître du jeu déplace { $creature_id }.
    [hide] Le maître du jeu cache { $creature_id }.
    [damage] Le maître du jeu inflige { $amount } dégâts à { $creature_id }.
    [heal] Le maître du jeu rend { $amount } PV à { $creature_id }.
    [add] Le maître du jeu donne quelque chose à { $creature_id }.
    [take] Le maître du jeu prend quelque chose à { $creature_id }.
   *[remove] Le maître du jeu retire { $creature_id } de la scène.
}
adventure-end = { $text }
tale-scene = { $name } : { $says }
tale-npcs = Vous pouvez parler à : { $names }.
tale-things = Vous remarquez : { $names }.
tale-exits = Chemins : { $names }.
tale-purse = { $count ->
    [0] Pièces d’or : { $coins }.
   *[other] Pièces d’or : { $coins }. Bagages : { $bag }.
}
choose-talk = { $skill ->
    [none] { $actor } aborde { $npc } : { $line }
   *[other] { $actor } aborde { $npc } : { $line } (test { skill })
}
choose-use = { $skill ->
    [none] { $actor } : utiliser { $thing }
   *[other] { $actor } : utiliser { $thing } (test { skill })
}
choose-search-item = { $skill ->
    [none] { $actor } : fouiller { $thing }
   *[other] { $actor } : fouiller { $thing } (test { skill })
}
choose-investigate = { $skill ->
    [none] { $actor } : examiner { $thing }
   *[other] { $actor } : examiner { $thing } (test { skill })
}
choose-does = { $skill ->
    [none] { $actor } : { $does }
   *[other] { $actor } : { $does } (test { skill })
}
choose-travel = Voyager : { $exit }
choose-rest = { $rest ->
    [SHORT] Prendre un repos court
   *[LONG] Prendre un repos long
}
choose-walk = { $actor } va en { $x }, { $y }
action-walk = { $actor } : marcher
choose-help-hero = { $actor } aide { $target } pour le prochain test
choose-search-hero = { $actor } cherche des créatures cachées
choose-treat = { $actor } : { $spell } sur { $target }
choose-door-hero = { $opens ->
    [true] { $actor } ouvre la porte en { $x }, { $y }
   *[false] { $actor } ferme la porte en { $x }, { $y }
}
choose-scene-effect = Appliquer l’effet : { $effect }
choose-skill-check-dc = Demander à { $actor } un test { skill } (DD { $dc })
choose-save-check-dc = Demander à { $actor } un jet de sauvegarde { ability } (DD { $dc })
choose-change-scene = Mener le groupe à une autre scène : { $scene }
choose-set-flag = { $on ->
    [true] Activer l’indicateur { $flag }
   *[false] Désactiver l’indicateur { $flag }
}
choose-master-place = Ajouter { $base } en { $at }
choose-master-move = Déplacer { $creature } en { $to }
choose-master-hide = Cacher { $creature } (DD { $dc })
choose-master-reveal = Révéler { $creature }
choose-master-damage = Infliger { $amount } dégâts à { $creature }
choose-master-heal = Rendre { $amount } PV à { $creature }
choose-master-add = Donner à { $creature } : { $what }
choose-master-remove = { $what ->
    [none] Retirer { $creature } de la scène
   *[other] Retirer à { $creature } : { $what }
}
topic-talk = Parler ({ $count }).
topic-explore = Explorer ({ $count }).
topic-travel = Se reposer et voyager ({ $count }).
topic-heal = Soigner et préparer ({ $count }).
topic-assist = Aider et chercher ({ $count }).
topic-story = L’histoire ({ $count }).
topic-rolls = Demander un jet ({ $count }).
topic-hand = Modifier la scène ({ $count }).
refused-no-rest = ce lieu ne permet pas ce repos
refused-unknown-npc = personne de ce nom à qui parler ici
refused-unknown-line = cela ne se dit pas ici
refused-unknown-exit = ce chemin n’existe pas ici
refused-not-now = cela ne sert à rien hors combat
refused-unknown-effect = la scène n’a pas cet effet
refused-unknown-scene = cette scène n’existe pas, ou le groupe y est déjà
refused-unknown-kind = l’aventure n’a pas cette créature
refused-unknown-thing = ce n’est ici ni un objet ni un état
refused-taken = cet identifiant est déjà pris
refused-not-hidden = la créature n’est pas cachée
bot-lets-happen = L’occasion est venue.
bot-rests = Le groupe a besoin de repos.
bot-heals = { $who } soigne { $target }.
bot-explores = Il reste ici quelque chose à essayer.
bot-travels = Il n’y a plus rien à faire ici.
reason-hit-die = dé de vie
speech-door = porte


## La mine de cuivre

scenario-copper-mine = La mine de cuivre
power-copper_idol = l’idole de cuivre
power-gate_key = la clé de la porte
power-snare_wire = Collet
power-rockfall = Éboulement
power-cave_dust = Poussière
tale-grikk-name = Grikk
tale-krag-name = Krag
tale-skarl-name = Skarl
tale-mine-says = Des gobelins ont enlevé le contremaître de la mine de cuivre.
tale-mine-inn-name = L’auberge de la Lanterne
tale-mine-inn-says = La pluie bat les volets. L’aubergiste Marta vous fait signe d’approcher du feu.
tale-mine-inn-board-name = le panneau d’annonces
tale-mine-inn-board-does = lire le panneau d’annonces
tale-mine-inn-marta-name = Marta
tale-mine-inn-marta-news-name = Qu’arrive-t-il à la vallée ?
tale-mine-inn-marta-supplies-name = Auriez-vous quelque chose pour la route ?
tale-mine-inn-jory-name = le vieux Jory
tale-mine-inn-jory-shaft-name = Y a-t-il un autre accès à la mine ?
tale-mine-inn-road-name = vers la route de la mine
tale-mine-inn-board-then = Une récompense pour le contremaître, payée d’avance : 10 pièces d’or.
tale-mine-inn-marta-news-then = Marta : Des gobelins occupent la mine de cuivre et tiennent notre contremaître. Ramenez-le !
tale-mine-inn-marta-supplies-then = Marta prend deux flacons derrière le comptoir.
tale-mine-inn-marta-supplies-otherwise = Marta secoue la tête. Il reste peu au village.
tale-mine-inn-jory-shaft-then = Jory baisse la voix : un vieux puits s’ouvre dans le ravin, à gauche de la route.
tale-mine-inn-jory-shaft-otherwise = Jory fixe son gobelet et se tait.
tale-mine-road-name = La route de la mine
tale-mine-road-says = La route monte entre les pins mouillés. Une charrette gît dans le fossé.
tale-mine-road-cart-name = la charrette renversée
tale-mine-road-tracks-name = les traces
tale-mine-road-rise-name = la butte rocheuse
tale-mine-road-back-name = retour à l’auberge
tale-mine-road-onward-name = continuer sur la route
tale-mine-road-chase-name = à la poursuite du gobelin
tale-mine-road-deer_path-name = contourner le fourré par la sente des cerfs
tale-mine-road-gully-name = remonter le ravin
tale-mine-road-snare_wire = Un fil se resserre sur une cheville, et un tronc s’abat !
tale-mine-road-flight = Un quatrième gobelin, caché jusque-là dans les pins, court vers la mine !
tale-mine-road-cart-then = Sous les sacs se trouve une idole de cuivre vert.
tale-mine-road-cart-otherwise = Rien que des sacs mouillés.
tale-mine-road-tracks-then = De petits pieds ont quitté la route ici pour grimper dans un ravin.
tale-mine-road-tracks-otherwise = La pluie a effacé les empreintes.
tale-mine-road-rise-then = Des corbeaux tournent au-dessus du fourré et, sous les fougères, trois gobelins sont à l’affût. Une sente de cerfs les contourne.
tale-mine-road-rise-otherwise = Vous ne voyez que des pins et des corbeaux.
tale-mine-road-snare-noticed = Vous voyez le fil à temps et l’enjambez.
tale-mine-road-ambush = Des gobelins bondissent hors du fourré !
tale-mine-road-prowler = Un loup a suivi l’odeur de votre souper !
tale-mine-chase-name = La poursuite
tale-mine-chase-says = Le gobelin est rapide, mais il boite. Il ne doit pas atteindre la porte.
tale-mine-chase-ditch-name = le fossé
tale-mine-chase-ditch-does = sauter le fossé
tale-mine-chase-thicket-name = le fourré
tale-mine-chase-thicket-does = traverser le fourré
tale-mine-chase-gate-name = jusqu’à la porte de la mine
tale-mine-chase-ditch-then = Vous franchissez le fossé d’un bond et gagnez du terrain.
tale-mine-chase-ditch-otherwise = Vous glissez dans la boue. Le gobelin s’éloigne.
tale-mine-chase-thicket-then = Vous traversez les ronces et plaquez le gobelin. Il porte la clé de la porte !
tale-mine-chase-thicket-otherwise = Les ronces vous retiennent. Un cor sonne à la mine.
tale-mine-chase-horn = Un cor sonne à la mine.
tale-mine-gate-name = La porte de la mine
tale-mine-gate-says = Deux gobelins abaissent leurs lances. Leur chef Grikk ricane, assis sur un tonneau.
tale-mine-gate-empty = La porte est ouverte, et plus personne ne la garde.
tale-mine-gate-chief-name = Grikk
tale-mine-gate-chief-trade-name = L’idole de cuivre contre le contremaître.
tale-mine-gate-chief-key-name = Votre chef nous envoie. Voici la clé.
tale-mine-gate-chief-threaten-name = Fuyez, ou mourez ici.
tale-mine-gate-workings-name = entrer dans la mine
tale-mine-gate-back-name = retour à la route
tale-mine-gate-won = La porte est ouverte.
tale-mine-gate-chief-trade-then = Grikk soupèse l’idole et siffle. Le contremaître sort en titubant.
tale-mine-gate-chief-trade-otherwise = Grikk veut l’idole et votre bourse. Les mains vont aux armes.
tale-mine-gate-chief-key-then = Grikk hausse les épaules et vous laisse passer.
tale-mine-gate-chief-key-otherwise = Grikk crache. Menteurs !
tale-mine-gate-chief-threaten-then = Les gobelins se regardent et s’enfuient.
tale-mine-gate-chief-threaten-otherwise = Grikk rit et tire sa lame.
tale-mine-gate-warned = Les gobelins ont entendu le cor. Ils vous attendent !
tale-mine-gate-outrun = Le fuyard a été plus rapide que vous. Ils vous attendent !
tale-mine-gate-key_seen = Les gardes voient la clé dans votre main et attendent un ordre.
tale-mine-gate-grikk_hurt = Grikk appelle son maître dans la salle.
tale-mine-workings-name = Les vieilles galeries
tale-mine-workings-says = Des rails s’enfoncent dans la montagne. Trois kobolds piochent la roche, et une femme est enfermée dans une cage de bois d’étai. Une salle garnie de paillasses est sèche et calme.
tale-mine-workings-deserted = Des rails s’enfoncent dans la montagne. Les pioches gisent là où les kobolds les ont lâchées. La salle garnie de paillasses est sèche et calme.
tale-mine-workings-cage-name = la cage
tale-mine-workings-cage-does = tirer le verrou de la cage
tale-mine-workings-cart-name = le wagonnet chargé
tale-mine-workings-cart-does = pousser le wagonnet chargé sur les rails
tale-mine-workings-foreman_of_kobolds-name = le doyen des kobolds
tale-mine-workings-foreman_of_kobolds-picks-name = Les gobelins ne vous donnent rien. Rentrez chez vous.
tale-mine-workings-nell-name = la mineuse Nell
tale-mine-workings-nell-hall-name = Qu’est-ce qui nous attend en bas ?
tale-mine-workings-hall-name = descendre les rails jusqu’à la salle
tale-mine-workings-back-name = retour à la porte
tale-mine-workings-silence = Les pioches se sont tues.
tale-mine-workings-cage-then = Le verrou glisse. Nell vous remercie et vous donne ce qu’elle a caché aux gobelins.
tale-mine-workings-cage-otherwise = Le verrou est tordu. Il faudrait revenir avec des outils.
tale-mine-workings-cart-then = Le wagonnet dévale les rails dans un fracas. Tout en bas, quelqu’un hurle.
tale-mine-workings-cart-otherwise = La rouille bloque les roues.
tale-mine-workings-foreman_of_kobolds-picks-then = Les kobolds chuchotent, lâchent leurs pioches et filent par une fissure de la roche.
tale-mine-workings-foreman_of_kobolds-picks-otherwise = Les kobolds montrent les dents et lèvent leurs pioches.
tale-mine-workings-nell-hall-then = Nell : Krag, un gobelours, avec trois gobelins et un loup. Les rails mènent droit à sa salle. Un wagonnet chargé lui ferait une belle surprise.
tale-mine-workings-noise = Les kobolds vous ont vus et lèvent leurs pioches !
tale-mine-workings-patrol = Deux gobelins viennent compter les mineurs !
tale-mine-shaft-name = Le vieux puits
tale-mine-shaft-says = Des poutres pourries tiennent le plafond. L’eau goutte. Quelque chose couine dans le noir.
tale-mine-shaft-quiet = Des poutres pourries tiennent le plafond. L’eau goutte. Plus rien ne couine.
tale-mine-shaft-hall-name = descendre dans la salle
tale-mine-shaft-road-name = retour à la route
tale-mine-shaft-rockfall = La poutre cède, et les pierres pleuvent !
tale-mine-shaft-beam-noticed = Vous remarquez la poutre fendue et la tenez jusqu’à ce que tous soient passés.
tale-mine-shaft-rats = Des rats géants se ruent sur vous !
tale-mine-shaft-rockslide = Le plafond gémit.
tale-mine-hall-name = La salle de la mine
tale-mine-hall-says = Un gobelours se lève d’un trône de wagonnets. Le contremaître est attaché à un poteau derrière lui.
tale-mine-hall-throne = Le trône de wagonnets est vide. Le contremaître est attaché à un poteau derrière lui.
tale-mine-hall-hoard-name = le trésor du gobelours
tale-mine-hall-hoard-does = fouiller le trésor du gobelours
tale-mine-hall-foreman-name = le contremaître
tale-mine-hall-foreman-free-name = Vous êtes libre. Venez avec nous !
tale-mine-hall-back-name = remonter les rails
tale-mine-hall-cave_dust = Le rugissement fait tomber la poussière du plafond.
tale-mine-hall-won = Derrière le trône, le contremaître vous appelle.
tale-mine-hall-hoard-then = Sous le minerai se trouve un petit coffre.
tale-mine-hall-hoard-otherwise = Rien que des pierres.
tale-mine-hall-foreman-free-then = Le contremaître se frotte les poignets et rit de soulagement.
tale-mine-hall-rage = Krag hurle de rage.
tale-mine-hall-cart_arrives = L’épave du wagonnet barre la salle. Un gobelin s’en éloigne encore en rampant.
tale-mine-hall-behind = Vous sortez de la roche là où personne ne vous attendait. Un gobelin perd courage et s’enfuit.
tale-mine-hall-fallen = Krag mort, les gobelins perdent courage.
tale-mine-hall-silence = La salle est silencieuse.
tale-mine-end-rescued = Le contremaître rentre avec vous. La mine est libre.
tale-mine-end-ransomed = Les gobelins gardent l’idole, et le contremaître rentre chez lui avec vous. Les mineurs ouvriront une autre galerie.
tale-mine-end-defeat = La lanterne de l’auberge brûle toujours, mais personne ne revient de la mine.
tale-mine-end-time_up = Pendant que vous tardez, les gobelins partent avec leur prisonnier.

# Ce que crient les adversaires, selon la raison de leurs actes.
cry-begins-1 = Attrapez-les ! Que personne ne reste debout !
cry-begins-2 = Aux armes !
cry-strikes-1 = Celui-là est à moi !
cry-strikes-2 = Ne bouge plus !
cry-shoots-1 = La voie est libre. Maintenant !
cry-shoots-2 = J’en ai un en ligne de mire !
cry-casts-1 = Prends ça !
cry-casts-2 = Vous allez voir de quoi je suis capable !
cry-charges-1 = Sur eux, avant qu’ils ne tirent !
cry-charges-2 = En avant !
cry-retreats-1 = Ils sont trop nombreux. On recule !
cry-retreats-2 = Pas comme ça. En arrière !
cry-flees-1 = Sauve qui peut !
cry-flees-2 = C’est perdu. Partons d’ici !
cry-hides-1 = Ils ne me verront pas venir.
cry-hides-2 = Hors de vue, vite !
cry-helps-1 = Debout ! On a besoin de toi !
cry-helps-2 = Je te couvre !
cry-guards-1 = Qu’ils viennent.
cry-guards-2 = Attendez-les !

tale-mine-inn-marta-welcome-says = Entrez, ne restez pas sous la pluie ! Il y a de la soupe sur le feu.
tale-mine-inn-jory-mutter-says = J’ai creusé quarante ans dans cette mine. J’en connais chaque trou.
tale-mine-gate-chief-challenge-says = Halte ! Personne ne passe sans un cadeau pour Grikk.
tale-mine-hall-foreman-plea-says = Par ici ! Détachez-moi !

## Le faux prévôt

scenario-false-warden = Le faux prévôt
power-signet_ring = la chevalière
power-well_key = la clé du puits
power-lightning = Foudre
power-surge = Vague
power-falling_iron = Chute du lustre
power-jetty_breaks = Effondrement de la jetée
tale-warden-says = Le prévôt d’Alderford est devenu un étranger dans sa propre ville.
tale-warden-landing-name = L’embarcadère du bac
tale-warden-landing-says = Le brouillard couvre la rivière. Un sergent du guet barre le chemin qui monte du bac. Ilse, la passeuse, amarre sa barque sans un mot.
tale-warden-landing-passed = Le brouillard couvre la rivière. Le sergent du guet vous laisse passer. Ilse, la passeuse, attend dans sa barque.
tale-warden-landing-crates-name = les caisses du quai
tale-warden-landing-ilse-name = Ilse
tale-warden-landing-ilse-news-name = Que s’est-il passé ici ?
tale-warden-landing-ilse-drain-name = Y a-t-il une entrée qu’aucun garde ne surveille ?
tale-warden-landing-holt-name = le sergent Holt
tale-warden-landing-holt-toll-name = Nous payons l’ancien péage, et rien de plus.
tale-warden-landing-holt-letter-name = Nous portons une lettre que seul le prévôt peut ouvrir.
tale-warden-landing-gate-name = passer la porte
tale-warden-landing-drain-name = entrer dans le collecteur
tale-warden-landing-crates-then = Des chaînes, et une facture de quarante cages à rats au nom du prévôt. Une bourse est cachée dans la paille.
tale-warden-landing-crates-otherwise = De la paille, rien que de la paille.
tale-warden-landing-ilse-news-then = Ilse : Depuis un mois, le prévôt double les péages et emprisonne qui se plaint. Je connais Edric Vane depuis vingt ans, et il ne parle pas ainsi. La guilde des passeurs vous donne dix pièces d’or pour vos frais.
tale-warden-landing-ilse-drain-then = Ilse : Le collecteur, derrière les saules. Il mène à la vieille citerne. Gare aux rats.
tale-warden-landing-ilse-drain-otherwise = Ilse regarde le sergent et secoue la tête.
tale-warden-landing-holt-toll-then = Holt prend les pièces, l’air honteux. La porte s’ouvre.
tale-warden-landing-holt-toll-otherwise = Holt prend le double du péage et note vos noms.
tale-warden-landing-holt-letter-then = Holt salue et vous laisse passer.
tale-warden-landing-holt-letter-otherwise = Holt rit, vous laisse passer et envoie un gamin courir chez le prévôt.
tale-warden-square-name = La place du marché
tale-warden-square-says = La moitié des étals sont vides, et l’on parle bas. La tour des archives, la maison commune et la cour du prévôt donnent sur la place.
tale-warden-square-decree-name = le décret sur la fontaine
tale-warden-square-odile-name = la médecin Odile
tale-warden-square-odile-wound-name = Vous avez soigné le prévôt. A-t-il changé ?
tale-warden-square-odile-potions-name = Il nous faut des remèdes.
tale-warden-square-tam-name = le petit Tam
tale-warden-square-tam-prisoners-name = Où emmène-t-on les prisonniers ?
tale-warden-square-rhea-name = la capitaine Rhea
tale-warden-square-rhea-oath-name = Qui avez-vous juré de servir, la ville ou cet homme ?
tale-warden-square-rhea-ring-name = Capitaine, vous connaissez cet anneau. Le vrai Edric Vane nous envoie.
tale-warden-square-inn-name = vers l’auberge du Héron bleu
tale-warden-square-tower-name = vers la tour des archives
tale-warden-square-assembly-name = vers la maison commune
tale-warden-square-yard-name = vers la cour du prévôt
tale-warden-square-well-name = descendre dans le puits à sec
tale-warden-square-landing-name = retour à l’embarcadère
tale-warden-square-decree-then = Le sceau est à l’envers. Aucun greffier de la ville ne ferait cela.
tale-warden-square-decree-otherwise = Encore des péages, encore des couvre-feux, et le sceau du prévôt.
tale-warden-square-odile-wound-then = Odile : Au printemps, j’ai recousu une plaie à sa main gauche. Il n’a plus de cicatrice. J’en ferai serment.
tale-warden-square-odile-wound-otherwise = Odile : Je ne parle pas de mes patients. Bonne journée.
tale-warden-square-odile-potions-then = Odile remplit votre sac et refuse votre argent.
tale-warden-square-tam-prisoners-then = Tam : Au fond du puits à sec, derrière la fontaine. La nuit, j’y ai entendu un homme chanter. Il chantait comme le prévôt d’avant.
tale-warden-square-tam-prisoners-otherwise = Tam : Je ne sais rien, et je n’ai rien vu.
tale-warden-square-rhea-oath-then = Rhea : La ville. Le moment venu, mes gardes regarderont ailleurs.
tale-warden-square-rhea-oath-otherwise = Rhea : Partez, avant que j’aie entendu ce que vous venez de dire.
tale-warden-square-rhea-ring-then = Rhea pâlit, puis rougit. Elle rappelle ses gardes de la cour du prévôt.
tale-warden-square-watched = Un homme en gris vous suit de loin.
tale-warden-inn-name = Le Héron bleu
tale-warden-inn-says = La salle est presque vide. Mira, l’aubergiste, apporte de la soupe et verrouille la porte derrière vous. Ici, vous pouvez vous reposer.
tale-warden-inn-mira-name = Mira
tale-warden-inn-mira-hound-name = D’autres se méfient-ils du prévôt ?
tale-warden-inn-square-name = retour à la place
tale-warden-inn-mira-hound-then = Mira : Son vieux chien. Il gronde contre lui, alors il reste enchaîné dans la cour. Parlez-lui doucement, et il vous mènera à la porte de la cuisine.
tale-warden-inn-note = La nuit, une main glisse un billet sous votre porte : ils sont au fond du puits à sec.
tale-warden-archive-name = La tour des archives
tale-warden-archive-says = Les rayonnages se perdent dans le noir. Le greffier Corvin vous regarde par-dessus ses lunettes. Derrière lui, un coffre de fer se dresse sur un sol de carreaux à motifs.
tale-warden-archive-shelves-name = les rayons de l’an passé
tale-warden-archive-strongbox-name = le coffre
tale-warden-archive-strongbox-does = crocheter le coffre
tale-warden-archive-corvin-name = le greffier Corvin
tale-warden-archive-corvin-leave-name = Pouvons-nous voir le livre des péages ? La ville y a droit.
tale-warden-archive-square-name = retour à la place
tale-warden-archive-lightning = Un carreau s’enfonce, et la foudre bondit de rayon en rayon !
tale-warden-archive-won = La dernière armure s’effondre. Dans le coffre brisé se trouve le second livre des péages, signé d’une main étrangère.
tale-warden-archive-shelves-then = Dans le livre des péages, deux mains ont signé comme prévôt, la seconde depuis le mois dernier. C’est une preuve.
tale-warden-archive-shelves-otherwise = Des rôles d’impôts, année après année. S’il existe un second livre, il est sous clé.
tale-warden-archive-strongbox-then = La serrure cède. Le coffre contient de l’or et le second livre des péages, signé d’une main étrangère. C’est une preuve.
tale-warden-archive-strongbox-otherwise = La serrure se referme, et les armures le long du mur se mettent en mouvement.
tale-warden-archive-corvin-leave-then = Corvin soupire et prononce un mot au-dessus des carreaux. Leur lueur s’éteint.
tale-warden-archive-corvin-leave-otherwise = Corvin : Pas sans mandat. Et ne marchez pas sur les carreaux.
tale-warden-archive-tiles-noticed = Vous voyez à temps les fils entre les carreaux et les contournez.
tale-warden-archive-guardians = Des bottes d’acier frappent le sol.
tale-warden-cistern-name = La vieille citerne
tale-warden-cistern-says = Une eau noire dort entre les piliers. Sur la chaussée du milieu, un homme maigre aux yeux jaunes aiguise un couteau. Des griffes raclent la pierre.
tale-warden-cistern-dry = La pierre mouillée luit entre les piliers, là où était l’eau. À l’est, la porte de fer est bien visible.
tale-warden-cistern-still = Une eau noire dort entre les piliers. Les chaussées sont désertes, et rien ne bouge dans le noir.
tale-warden-cistern-sluice-name = la roue de la vanne
tale-warden-cistern-sluice-does = tourner la roue de la vanne
tale-warden-cistern-leader-name = Skarl
tale-warden-cistern-leader-pay-name = Combien le prévôt te paie-t-il ? Nous payons plus.
tale-warden-cistern-leader-truth-name = Ce n’est pas un homme. Quand il partira, qui vous paiera ?
tale-warden-cistern-cell-name = vers la porte de fer, à l’est
tale-warden-cistern-square-name = remonter par le puits jusqu’à la place
tale-warden-cistern-landing-name = sortir par le collecteur
tale-warden-cistern-surge = L’eau monte d’un seul coup !
tale-warden-cistern-won = La citerne est à vous. Les gens de Skarl gardaient une clé au mur.
tale-warden-cistern-sluice-then = La roue tourne, et l’eau s’écoule en grondant. Une porte de fer apparaît.
tale-warden-cistern-sluice-otherwise = La roue vous échappe, et une vague déferle sur la chaussée !
tale-warden-cistern-leader-pay-then = Skarl : Il paie en promesses. Marché conclu. Il siffle, et les rats filent dans le noir.
tale-warden-cistern-leader-pay-otherwise = Skarl sourit. Ses dents poussent déjà.
tale-warden-cistern-leader-truth-then = Skarl crache dans l’eau. Alors nous partons les premiers, dit-il, et les siens le suivent dans le noir.
tale-warden-cistern-leader-truth-otherwise = Skarl : Bien avant cela, vous ne serez plus que des os.
tale-warden-cistern-step = Skarl siffle, et l’obscurité s’anime.
tale-warden-cistern-flood = Quelque part au-dessus, une vanne s’ouvre.
tale-warden-cistern-leaderless = Sans Skarl, les rats se dispersent sur les murs.
tale-warden-cell-name = Sous le puits à sec
tale-warden-cell-says = Un homme en haillons lève la tête. Il a le visage du prévôt, une cicatrice à la main gauche et des chaînes aux deux pieds.
tale-warden-cell-freed = Des chaînes vides gisent sur le sol. Plus personne n’est détenu ici.
tale-warden-cell-chains-name = les chaînes
tale-warden-cell-chains-does = crocheter le cadenas des chaînes
tale-warden-cell-edric-name = Edric Vane
tale-warden-cell-edric-who-name = Qui êtes-vous ?
tale-warden-cell-edric-key-name = Nous avons la clé. Venez avec nous.
tale-warden-cell-back-name = retour à la citerne
tale-warden-cell-together-name = retour à la citerne avec Edric Vane
tale-warden-cell-square-name = remonter à la place avec Edric Vane
tale-warden-cell-won = Il n’en reste qu’une odeur. Une clé perdue gît dans la vase.
tale-warden-cell-chains-then = La serrure cède. Edric Vane se redresse.
tale-warden-cell-chains-otherwise = Les chaînes tintent. Au plafond, quelque chose l’entend.
tale-warden-cell-edric-who-then = Le prisonnier : Je suis Edric Vane. La chose est venue en mendiant et repartie avec mon visage. Prenez ma chevalière. La capitaine Rhea la connaît.
tale-warden-cell-edric-key-then = Les chaînes tombent. Edric Vane se redresse.
tale-warden-cell-jelly = Une masse jaune tombe du plafond !
tale-warden-yard-name = La cour du prévôt
tale-warden-yard-says = Un mur couvert de lierre, un vieux chien enchaîné et des gardes devant la grande porte. La porte de la cuisine est derrière le chien.
tale-warden-yard-open = Un mur couvert de lierre et un vieux chien à sa chaîne. Plus personne ne se tient devant la grande porte.
tale-warden-yard-hound-name = le vieux chien
tale-warden-yard-hound-does = parler doucement au vieux chien
tale-warden-yard-ivy-name = le lierre du mur
tale-warden-yard-ivy-does = grimper au lierre du mur
tale-warden-yard-door-name = par la grande porte
tale-warden-yard-kitchen-name = entrer en secret dans la maison
tale-warden-yard-square-name = retour à la place
tale-warden-yard-won = La cour est silencieuse. La grande porte n’est pas verrouillée.
tale-warden-yard-hound-then = Le chien vous lèche la main et trotte devant vous, dans le dos des gardes, jusqu’à la porte de la cuisine.
tale-warden-yard-hound-otherwise = Le chien aboie. Les gardes accourent !
tale-warden-yard-ivy-then = Vous grimpez sans bruit et trouvez une fenêtre ouverte.
tale-warden-yard-ivy-otherwise = Une branche casse. Un garde lève les yeux !
tale-warden-yard-let_in = Les gardes voient le signe de leur capitaine et quittent leur poste un à un.
tale-warden-yard-vane_returns = Edric Vane s’avance dans la lumière. Les gardes voient la cicatrice à sa main et s’agenouillent.
tale-warden-yard-halt = Halte ! Les gardes tirent l’épée.
tale-warden-yard-reeling = Le vétéran chancelle et cherche une issue.
tale-warden-hall-name = La salle du prévôt
tale-warden-hall-says = L’homme au visage du prévôt se lève de table. Un instant, son sourire est plus large qu’une bouche ne peut l’être.
tale-warden-hall-back-name = retour dans la cour
tale-warden-hall-falling_iron = Le lustre de fer s’écrase au milieu de la salle !
tale-warden-hall-horror = Vous regardez votre propre visage.
tale-warden-hall-won = La dernière épée tombe sur le sol de la salle.
tale-warden-hall-deserted = Un garde du corps voit qui est avec vous et jette son épée.
tale-warden-hall-alarmed = Ils vous ont entendus, et un espion sort de derrière le rideau.
tale-warden-hall-chandelier = Le faux prévôt tranche une corde.
tale-warden-hall-mask = Son visage coule comme de la cire et, un instant, c’est le vôtre.
tale-warden-hall-escaped = La créature s’est enfuie par la fenêtre, sur les toits !
tale-warden-assembly-name = La maison commune
tale-warden-assembly-says = Les bancs sont pleins. L’homme au visage du prévôt vous sourit du haut de son siège. La présidente Maud lève son bâton et vous donne la parole.
tale-warden-assembly-maud-name = la présidente Maud
tale-warden-assembly-maud-vane-name = Regardez cet homme. C’est Edric Vane.
tale-warden-assembly-maud-book-name = Deux mains ont signé ce livre des péages.
tale-warden-assembly-maud-hand-name = Que la médecin examine sa main gauche.
tale-warden-assembly-maud-ring-name = Cet anneau appartient au prisonnier de votre puits.
tale-warden-assembly-maud-accuse-name = Cet homme n’est pas le prévôt !
tale-warden-assembly-square-name = retour à la place
tale-warden-assembly-maud-vane-then = Le vrai prévôt montre sa main balafrée. Les bancs se taisent.
tale-warden-assembly-maud-book-then = Maud compare les signatures et fronce les sourcils. Un murmure parcourt les bancs.
tale-warden-assembly-maud-book-otherwise = Une écriture change, dit l’homme sur son siège, et quelques-uns rient.
tale-warden-assembly-maud-hand-then = Odile lui prend la main et la lève. Aucune cicatrice. Un murmure parcourt les bancs.
tale-warden-assembly-maud-hand-otherwise = Il a mis ses gants, et personne n’ose les lui ôter.
tale-warden-assembly-maud-ring-then = Vous parlez du puits et levez l’anneau. Un murmure parcourt les bancs.
tale-warden-assembly-maud-ring-otherwise = Un anneau volé, dit l’homme sur son siège, et quelques-uns approuvent.
tale-warden-assembly-maud-accuse-then = Il tressaille, et tous l’ont vu. Un murmure parcourt les bancs.
tale-warden-assembly-maud-accuse-otherwise = Des rires. Deux huissiers vous raccompagnent à la porte.
tale-warden-assembly-book_and_hand = Il bondit. Son visage coule comme de la cire, et il se jette par la fenêtre.
tale-warden-assembly-book_and_ring = Il bondit. Son visage coule comme de la cire, et il se jette par la fenêtre.
tale-warden-assembly-hand_and_ring = Il bondit. Son visage coule comme de la cire, et il se jette par la fenêtre.
tale-warden-roofs-name = Sur les toits
tale-warden-roofs-says = La créature court sur le faîte, tantôt greffier, tantôt nonne, tantôt personne. Si elle atteint le quai, une barque l’y attend.
tale-warden-roofs-gap-name = le vide entre les maisons
tale-warden-roofs-gap-does = sauter le vide entre les maisons
tale-warden-roofs-laundry-name = les cordes à linge
tale-warden-roofs-laundry-does = se balancer aux cordes à linge
tale-warden-roofs-bell-name = le clocher
tale-warden-roofs-bell-does = lui couper la route au clocher
tale-warden-roofs-quay-name = descendre au quai
tale-warden-roofs-gap-then = Vous sautez et retombez juste derrière elle. Pour la première fois, elle se retourne.
tale-warden-roofs-gap-otherwise = Vous tombez sur un balcon et devez grimper. Elle prend de l’avance.
tale-warden-roofs-laundry-then = Vous franchissez une ruelle au bout d’une corde à linge et regagnez du terrain.
tale-warden-roofs-laundry-otherwise = Une corde casse. Le temps de vous relever, elle est presque au quai.
tale-warden-roofs-bell-then = Vous lui coupez la route au clocher. Il n’y a plus de toit où fuir. Elle s’agenouille et tend les mains vers les chaînes.
tale-warden-roofs-bell-otherwise = Elle se glisse sous votre bras et file vers le quai.
tale-warden-quay-name = Le quai dans le brouillard
tale-warden-quay-says = Une barque et ses rameurs attendent au bout d’une étroite jetée. La créature tient le petit Tam par le col, un couteau sur sa gorge.
tale-warden-quay-creature-name = la créature
tale-warden-quay-creature-yield-name = Toute la ville est derrière nous. Lâche-le, et tu vivras.
tale-warden-quay-creature-swap-name = Prends l’un de nous à la place du garçon.
tale-warden-quay-creature-chest-name = Laisse-nous le trésor, et va-t’en.
tale-warden-quay-jetty_breaks = Les planches cèdent, et la moitié du quai glisse dans la rivière !
tale-warden-quay-won = Le dernier rameur jette son arme.
tale-warden-quay-creature-yield-then = Elle voit les torches derrière vous et lâche l’enfant. Les rameurs laissent tomber leurs rames.
tale-warden-quay-creature-yield-otherwise = Elle rit avec votre voix. Ramez, dit-elle, et tuez-les.
tale-warden-quay-creature-swap-then = À l’instant où elle lâche l’enfant, vous frappez.
tale-warden-quay-creature-swap-otherwise = Elle a porté trop de visages pour croire le vôtre.
tale-warden-quay-creature-chest-then = Elle sourit et, du pied, pousse un coffre de la barque sur les planches.
tale-warden-quay-jetty = Un rameur tranche les cordages de la jetée.
tale-warden-quay-boy = Tam sort de derrière un tonneau et pousse un cri de joie.
tale-warden-end-freed = Les cloches d’Alderford sonnent. Plus rien ne portera le visage du prévôt, et les portes sont ouvertes.
tale-warden-end-gone = La créature a disparu dans le brouillard. Alderford en est libre, et verrouille ses portes la nuit.
tale-warden-end-bought = La barque glisse dans le brouillard. Vous êtes riches, et quelque part en aval une autre ville aura un nouveau prévôt.
tale-warden-end-defeat = Les portes d’Alderford restent closes, et le prévôt signe quatre condamnations de plus.
tale-warden-end-time_up = Vous avez trop attendu. Une nuit, le trésor est vide, et le prévôt a disparu.

## Ce qu’apporte une victoire

loot-120-gold-pieces = 120 pièces d’or
loot-two-bolts-of-silk = deux rouleaux de soie
loot-a-potion-of-healing = une potion de guérison
loot-a-few-coins = quelques pièces
loot-a-crown-of-tarnished-gold = une couronne d’or terni
loot-240-gold-pieces = 240 pièces d’or
loot-a-potion-of-greater-healing = une potion de guérison majeure
loot-a-black-key-that-is-warm-to-the-touch = une clé noire, tiède au toucher
loot-six-rubies = six rubis
loot-2400-gold-pieces-some-of-them-molten-together = 2400 pièces d’or, dont certaines ont fondu ensemble
loot-a-shield-with-a-burnt-crest = un bouclier au blason brûlé
loot-three-garnets = trois grenats
loot-a-giant-s-bag-with-610-gold-pieces = le sac d’un géant avec 610 pièces d’or
loot-a-rolled-carpet-only-a-little-chewed = un tapis roulé, à peine rongé
loot-34-silver-pieces = 34 pièces d’argent
loot-a-pouch-with-a-stolen-ring = une bourse avec une bague volée
loot-a-map-of-the-forest = une carte de la forêt
loot-a-sack-with-60-gold-pieces = un sac de 60 pièces d’or
loot-a-dented-silver-plate = une assiette d’argent cabossée
loot-an-owl-s-pellet-with-a-silver-ring-in-it = une pelote de chouette avec une bague d’argent
loot-45-gold-pieces-in-a-torn-pack = 45 pièces d’or dans un sac déchiré
loot-a-dead-merchant-with-85-gold-pieces = un marchand mort avec 85 pièces d’or
loot-a-cloak-wrapped-in-silk = une cape enveloppée de soie
loot-a-rusted-breastplate-with-a-good-buckle = une cuirasse rouillée à la boucle intacte
loot-130-gold-pieces-in-a-slimy-pot = 130 pièces d’or dans un pot gluant
loot-a-cup-of-black-silver = une coupe d’argent noirci
loot-the-deed-to-a-keep = l’acte de propriété d’un donjon
loot-five-pelts = cinq fourrures
loot-a-throne-of-ore = un trône de minerai
loot-a-string-of-silver-rings = un cordon d’anneaux d’argent
loot-the-keys-of-the-town = les clés de la ville
loot-the-treasury-of-alderford = le trésor d’Alderford

answer-distance = { $name } : à { $distance } pieds.
