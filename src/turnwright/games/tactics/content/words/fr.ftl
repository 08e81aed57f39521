### Tactics en français.

game-name = Tactique : un combat sur une grille, selon les règles de D&D 5e
seat-master = le maître
seat-party = le groupe
seat-player_1 = le premier joueur
seat-player_2 = le deuxième joueur
seat-player_3 = le troisième joueur
seat-player_4 = le quatrième joueur
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
    [true] { $creature_id } réussit sa sauvegarde { ability } : { $total } contre { $dc }.
   *[false] { $creature_id } rate sa sauvegarde { ability } : { $total } contre { $dc }.
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
spell-cast = { $actor_id } utilise { $spell }.
spell-outcome = { $outcome ->
    [hit] { $spell } touche { $creature_id }.
    [miss] { $spell } manque { $creature_id }.
    [fail] { $spell } a son plein effet sur { $creature_id }.
    [half] { $spell } n'a que la moitié de son effet sur { $creature_id }.
    [success] { $spell } ne fait rien à { $creature_id }.
   *[other] { $spell } atteint { $creature_id }.
}
reaction-offered = { $creature_id } peut réagir contre { $against } : { reaction }.
reaction-taken = { $creature_id } réagit contre { $against } : { reaction }.
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

## Questions

opportunity_attack = Frapper qui s'éloigne ?
uncanny_dodge = Réduire les dégâts de moitié par une esquive instinctive ?
legendary_resistance = Réussir malgré tout, par résistance légendaire ?
readied_action = Exécuter maintenant l'action préparée ?
legendary_action = Quelle action légendaire maintenant ?
parry = Parer ce coup ?
shield = Lancer Bouclier contre ce coup ?
counterspell = Lancer Contresort contre ce sort ?
initiative = jet d'initiative
no = Non

## Choix

choose-attack = { $weapon } sur { $target } : { $percent } %, { $damage }
choose-attack-walk = Marcher { $feet } pieds, puis { $weapon } sur { $target } : { $percent } %, { $damage }
choose-attack-walk-risk = Marcher { $feet } pieds (risque d'être frappé par { $whom }), puis { $weapon } sur { $target } : { $percent } %, { $damage }
choose-attack-unsure = { $weapon } sur { $target }
choose-save-harm = { $spell } sur { $target } : sans sauvegarde { $percent } %, { $damage }
choose-save = { $spell } sur { $target } : sans sauvegarde { $percent } %
choose-harm = { $spell } sur { $target } : { $damage } à coup sûr
choose-heal = { $spell } pour { $target } : soigne { $amount }
choose-power = { $spell } sur { $target }
choose-power-self = Utiliser { $spell }
choose-place = { $spell } vers { $x }, { $y }
choose-area = { $spell } en { $x }, { $y } : ennemis { $enemies }, alliés { $allies }, dégâts { $damage }
choose-area-self = { $spell } autour de soi : ennemis { $enemies }, alliés { $allies }, dégâts { $damage }
choose-move = Aller en { $x }, { $y } ({ $feet } pieds)
choose-move-risk = Aller en { $x }, { $y } ({ $feet } pieds) ; risque d'être frappé par { $whom }
choose-dash = Foncer
choose-disengage = Se désengager
choose-dodge = Esquiver
choose-hide = Se cacher : { $percent } %
choose-search = Chercher
choose-help = Aider { $target }
choose-push = Repousser { $target } : { $percent } %
choose-topple = Renverser { $target } : { $percent } %
choose-grapple = Empoigner { $target } : { $percent } %
choose-escape = Se libérer : { $percent } %
choose-stabilize = Stabiliser { $target } : { $percent } %
choose-stand-up = Se relever
choose-lie-down = Se coucher
choose-ready = Préparer une action
choose-surrender = Se rendre
choose-flee = Fuir hors de la carte
choose-end-turn = Finir le tour
choose-combat-start = Commencer le combat
choose-combat-end = Mettre fin au combat
choose-scene-event = Laisser arriver : { $event }
choose-skill-check = Demander à { $actor } un test { skill }
choose-save-check = Demander à { $actor } une sauvegarde { ability }

## Le dessin

draw-round = Manche { $round } : { $order }
draw-scene = { $scene ->
    [SocialFreeFlow] La paix : on parle.
    [Exploration] La paix : le groupe explore.
    [DowntimePreparation] La paix : le temps des préparatifs.
   *[other] La paix.
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
bot-is-done = { $who } n'a rien de mieux à faire.
