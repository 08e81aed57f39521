### Tactics in English.

game-name = Tactics: D&D 5e combat on a grid
seat-master = the game master
seat-party = the party
seat-player_1 = the first player
seat-player_2 = the second player
seat-player_3 = the third player
seat-player_4 = the fourth player
seat-player_5 = the fifth player
seat-player_6 = the sixth player
seat-player_7 = the seventh player
seat-player_8 = the eighth player
scenario-bandit-road = Bandits on the road
scenario-bench-goblins = One fighter against three goblins
scenario-crypt = The crypt
scenario-demon-gate = The demon gate
scenario-dragons-lair = The dragon's lair
scenario-giants-pass = The giants' pass
scenario-goblin-ambush = A goblin ambush
scenario-ogre-bridge = The ogres at the bridge
scenario-owlbear-glade = The owlbears of the glade
scenario-spider-nest = The spiders' nest
scenario-troll-swamp = The trolls in the swamp
scenario-vampire-keep = The vampire's keep
scenario-wolves-at-the-camp = Wolves at the camp
about-scenario-bandit-road = A cart blocks the road. Bandits wait behind it and on the ridge, and their captain keeps to the rear.
about-scenario-bench-goblins = A short fight for one hero: open ground, a little cover, and three goblins with bows.
about-scenario-copper-mine = Goblins hold the foreman of the copper mine. Talk, sneak or fight to bring him home.
about-scenario-crypt = The dead rise from their niches and come through the doors, and two wights leave their throne.
about-scenario-demon-gate = A gate that should be shut stands open, and demons come out of it.
about-scenario-dragons-lair = Hell hounds guard the way to a hoard, and two young red dragons guard the hoard.
about-scenario-giants-pass = Four giants hold the heights above the pass, and a winter wolf holds the road.
about-scenario-goblin-ambush = Goblins shoot from behind the trees on both banks of a stream, and their boss watches from a rise. A good first fight.
about-scenario-ogre-bridge = There is one bridge over the gorge, and four ogres keep it.
about-scenario-owlbear-glade = Four owlbears come to see who has entered their glade between the old trees.
about-scenario-spider-nest = Webs slow every step in this cave, and spiders wait on the walls and in the dark.
about-scenario-troll-swamp = The dry ground is small. Trolls rise from the mud around it, and giant toads with them.
about-scenario-vampire-keep = The lord of this keep died long ago. He is at home, and he has company.
about-scenario-wolves-at-the-camp = A pack and its leader come out of the rocks at night, from all sides of the fire.
about-scenario-false-warden = The warden of a river town is not the man he was. Prove it before the assembly, free the prisoner in the well, or take his hall.
scenario-summary = level { $level }, { $heroes ->
    [one] 1 hero
   *[other] { $heroes } heroes
} against { $foes ->
    [one] 1 foe
   *[other] { $foes } foes
}, difficulty { $difficulty }
adventure-summary = adventure, level { $level }, { $heroes ->
    [one] 1 hero
   *[other] { $heroes } heroes
}{ $longest ->
    [0] {""}
   *[other] , { $shortest } to { $longest } minutes
}
difficulty-low = low
difficulty-moderate = moderate
difficulty-high = high
difficulty-beyond = beyond high
terrain-forest = forest
terrain-swamp = swamp
terrain-cave = cave
terrain-road = road
terrain-plain = plain
terrain-mountain = mountains
terrain-snow = snow
terrain-ruin = ruin
terrain-hall = hall
terrain-coast = coast

## Names

condition = { $condition ->
    [blinded] Blinded
    [charmed] Charmed
    [deafened] Deafened
    [exhaustion] Exhausted
    [frightened] Frightened
    [grappled] Grappled
    [incapacitated] Incapacitated
    [invisible] Invisible
    [paralyzed] Paralyzed
    [petrified] Petrified
    [poisoned] Poisoned
    [prone] Prone
    [restrained] Restrained
    [stunned] Stunned
    [unconscious] Unconscious
    [concentration] concentrating
    [dodging] dodging
    [disengaged] disengaged
    [hidden] hidden
    [helped] helped
    [distracted] distracted
    [surprised] surprised
    [readied] readying an action
    [stable] stable
   *[other] { $condition }
}
damage-type = { $damage_type ->
    [acid] acid damage
    [bludgeoning] bludgeoning damage
    [cold] cold damage
    [fire] fire damage
    [force] force damage
    [lightning] lightning damage
    [necrotic] necrotic damage
    [piercing] piercing damage
    [poison] poison damage
    [psychic] psychic damage
    [radiant] radiant damage
    [slashing] slashing damage
    [thunder] thunder damage
   *[other] { $damage_type } damage
}
ability = { $ability ->
    [STR] Strength
    [DEX] Dexterity
    [CON] Constitution
    [INT] Intelligence
    [WIS] Wisdom
    [CHA] Charisma
   *[other] { $ability }
}
skill = { $skill ->
    [acrobatics] Acrobatics
    [animal_handling] Animal Handling
    [arcana] Arcana
    [athletics] Athletics
    [deception] Deception
    [history] History
    [insight] Insight
    [intimidation] Intimidation
    [investigation] Investigation
    [medicine] Medicine
    [nature] Nature
    [perception] Perception
    [performance] Performance
    [persuasion] Persuasion
    [religion] Religion
    [sleight_of_hand] Sleight of Hand
    [stealth] Stealth
    [survival] Survival
   *[other] { $skill }
}
reaction = { $reaction ->
    [opportunity_attack] an opportunity attack
    [uncanny_dodge] Uncanny Dodge
    [readied_action] a readied action
   *[other] { $reaction }
}

## What happens

combat-start = Roll for initiative! Turn order: { $order }.
initiative-rolled = { $creature_id } rolls { $total } for initiative.
new-round = Round { $round }.
turn-start = It is { $creature_id }'s turn.
turn-end = { $creature_id } ends its turn.
moved = { $forced ->
    [true] { $creature_id } is moved to { $x }, { $y }.
   *[false] { $left_ft ->
        [-1] { $creature_id } moves to { $x }, { $y }.
       *[other] { $creature_id } moves to { $x }, { $y } ({ $left_ft } ft left).
    }
}
altitude-changed = { $altitude_ft ->
    [0] { $creature_id } lands ({ $left_ft } ft left).
   *[other] { $creature_id } flies { $altitude_ft } ft above the ground ({ $left_ft } ft left).
}
fell = { $creature_id } falls { $feet } ft.
attack-rolled = { $critical ->
    [true] Critical hit! { $actor_id } hits { $target_id } with { $weapon }: { $total } against AC { $ac }.
   *[false] { $hit ->
        [true] { $actor_id } hits { $target_id } with { $weapon }: { $total } against AC { $ac }.
       *[false] { $actor_id } misses { $target_id } with { $weapon }: { $total } against AC { $ac }.
    }
}
damage-dealt = { $hp ->
    [-1] { $creature_id } takes { $amount } { damage-type }.
   *[other] { $creature_id } takes { $amount } { damage-type } ({ $hp } HP left).
}
healed = { $temporary ->
    [0] { $hp ->
        [-1] { $creature_id } regains hit points.
       *[other] { $creature_id } regains { $amount ->
            [one] { $amount } hit point
           *[other] { $amount } hit points
        } ({ $hp } HP).
    }
   *[other] { $creature_id } gains { $temporary ->
        [one] { $temporary } temporary hit point
       *[other] { $temporary } temporary hit points
    }.
}
creature-downed = { $dead ->
    [true] { $creature_id } dies!
   *[false] { $creature_id } drops to 0 hit points!
}
stabilized = { $creature_id } is stable.
death-save = { $natural ->
    [0] { $creature_id } takes damage at 0 hit points: { $failures } death saving throws failed.
   *[other] { $creature_id }'s death saving throw: { $natural } (successes { $successes }, failures { $failures }).
}
save-rolled = { $saved ->
    [true] { $legendary ->
        [true] { $creature_id } uses Legendary Resistance and succeeds ({ ability }).
       *[false] { $creature_id }'s saving throw ({ ability }): { $total } against DC { $dc }, success.
    }
   *[false] { $total ->
        [-1] { $creature_id } automatically fails the saving throw ({ ability }).
       *[other] { $creature_id }'s saving throw ({ ability }): { $total } against DC { $dc }, failure.
    }
}
check-rolled = { $made ->
    [true] { $creature_id }'s { skill } check: { $total }, success.
   *[false] { $creature_id }'s { skill } check: { $total }, failure.
}
condition-applied = { $creature_id } is { condition }.
condition-ticked = { $creature_id } suffers from being { condition }.
condition-ended = { $creature_id } is no longer { condition }.
effect-applied = { $condition ->
    [sapped] { $creature_id } is Sapped.
    [slowed] { $creature_id } is Slowed.
   *[other] { $creature_id } is under the effect of { $condition }.
}
effect-ticked = { $creature_id } suffers from { $condition }.
effect-ended = { $condition ->
    [sapped] { $creature_id } is no longer Sapped.
    [slowed] { $creature_id } is no longer Slowed.
   *[other] { $condition } ends on { $creature_id }.
}
concentration-checked = { $kept ->
    [true] { $creature_id } maintains Concentration on { $spell }: { $total } against DC { $dc }.
   *[false] { $creature_id } loses Concentration on { $spell }: { $total } against DC { $dc }.
}
spell-cast = { $slot_level ->
    [0] { $actor_id } uses { $spell }.
   *[other] { $actor_id } casts { $spell } (level { $slot_level } slot).
}
spell-countered = { $by } counters { $actor_id }'s { $spell }.
spell-resolved = { $actor_id }'s { $spell } takes effect.
spell-outcome = { $outcome ->
    [hit] { $spell } hits { $creature_id }.
    [miss] { $spell } misses { $creature_id }.
    [fail] { $spell } has its full effect on { $creature_id }.
    [half] { $spell } has half its effect on { $creature_id }.
    [success] { $spell } does nothing to { $creature_id }.
   *[other] { $spell } reaches { $creature_id }.
}
reaction-offered = { $reaction ->
    [opportunity_attack] { $creature_id } may make an opportunity attack against { $against }.
    [readied_action] { $against } triggers { $creature_id }'s readied action.
   *[other] { $creature_id } may react to { $against }: { reaction }.
}
reaction-taken = { $reaction ->
    [opportunity_attack] { $creature_id } makes an opportunity attack against { $against }.
    [readied_action] { $creature_id } takes its readied action, triggered by { $against }.
   *[other] { $creature_id } reacts to { $against }: { reaction }.
}
action-taken = { $action ->
    [DASH] { $creature_id } dashes.
    [DISENGAGE] { $creature_id } disengages.
    [DODGE] { $creature_id } dodges.
    [HIDE] { $creature_id } tries to hide.
    [SEARCH] { $creature_id } searches.
    [HELP] { $creature_id } helps { $target }.
    [DISTRACT] { $creature_id } distracts { $target }.
    [GRAPPLE] { $creature_id } tries to grapple { $target }.
    [SHOVE] { $creature_id } shoves { $target }.
    [STABILIZE] { $creature_id } tries to stabilize { $target }.
    [WAKE] { $creature_id } shakes { $target } awake.
    [JUMP] { $creature_id } jumps.
    [READY_ACTION] { $creature_id } readies an action.
   *[other] { $creature_id } acts: { $action }.
}
door-moved = { $opens ->
    [true] { $creature_id } opens the door at { $x }, { $y }.
   *[false] { $creature_id } closes the door at { $x }, { $y }.
}
door-moved-by-itself = { $opens ->
    [true] The door at { $x }, { $y } opens.
   *[false] The door at { $x }, { $y } closes.
}
recharged = { $creature_id } can use { $power } again.
left = { $how ->
    [left] { $creature_id } leaves.
    [fled] { $creature_id } flees.
    [surrendered] { $creature_id } surrenders.
    [captured] { $creature_id } is knocked out and captured.
    [turned] { $creature_id } falls to the curse and becomes a creature of the enemy.
   *[other] { $creature_id } leaves the fight: { $how }.
}
appeared = { $name } appears at { $x }, { $y }.
combat-end =
    { $reason ->
        [last_standing] Only one side is left standing.
        [gave_up] One side has given up.
        [all_down] Both sides are down.
        [stalemate] The fight has reached a stalemate.
        [too_long] The round limit is reached.
        [surrender] One side surrenders.
        [flight] One side has fled.
        [capture] One side is captured.
        [master] The game master ends the fight.
        [story] The fight breaks off.
       *[other] The fight is over.
    } { $winner ->
        [party] The party wins
        [foes] The foes win
       *[none] No side wins
    } in round { $rounds }, { $xp } XP.
combat-loot = Loot: { $loot }.
combat-lasting = { $creature_id } is still { $conditions }.
combat-under = { $creature_id } is still under the effect of { $conditions }.

## Questions

ask-opportunity_attack = { $against } leaves { $who }'s reach: make an opportunity attack?
ask-uncanny_dodge = { $against } hits { $who }: halve the damage?
ask-readied_action = { $against } triggers { $who }'s readied action: take it?
ask-reaction = { $against } hits { $who }: use { $power }?
ask-counter = { $against } casts { $spell } (level { $level }): use { $who }'s { $power }?
ask-resistance = The saving throw against { $reason } failed: use Legendary Resistance?
ask-again = The saving throw against { $reason } failed: use { $power }?
ask-legendary = Choose a legendary action.
ask-after-hit = { $who } hits { $against }: add something to the hit?
ask-empowered = { $who } rolls damage for { $spell }: roll some of the dice again?
ask-knock_out = { $who } reduces { $against } to 0 hit points: knock it out instead?
yes-knock-out = Yes (unconscious and captured)
yes-reaction = Yes (uses the reaction)
yes-slot = Yes (uses the reaction and a level { $level } slot)
yes-resistance = Yes (uses one Legendary Resistance)
yes-again = Yes (expends one use)
yes-legendary = { $power } on { $targets }
yes-empowered = { $count ->
    [one] Reroll the die that shows { $dice } (1 Sorcery Point)
   *[other] Reroll the dice that show { $dice } (1 Sorcery Point)
}
yes-after-hit = { $cost ->
    [bonus] { $power } (bonus action)
   *[free] { $power }
}
yes-after-hit-slot = { $cost ->
    [bonus] { $power } (bonus action and a level { $level } slot)
   *[free] { $power } (level { $level } slot)
}
no = No
dice-lower = { $bonus ->
    [none] d20 with Disadvantage
   *[other] d20 with Disadvantage, { $bonus }
}
dice-higher = { $bonus ->
    [none] d20 with Advantage
   *[other] d20 with Advantage, { $bonus }
}
throw-initiative = { $who }: initiative, { $hint }
throw-attack = { $who }'s attack roll, { $what }: { $hint }
throw-attack-dc = { $who }'s attack roll, { $what }: { $hint } against AC { $dc }
throw-save = { $who }'s saving throw ({ ability }), { $what }: { $hint }
throw-save-dc = { $who }'s saving throw ({ ability }), { $what }: { $hint } against DC { $dc }
throw-death-save = { $who }: death saving throw, 10 or higher
throw-skill = { $who }: { skill }, { $hint }
throw-skill-dc = { $who }: { skill }, { $hint } against DC { $dc }
throw-other = { $who }, { $what }: { $hint }
throw-other-dc = { $who }, { $what }: { $hint } against DC { $dc }
reason-initiative = initiative
reason-death-save = death saving throw
reason-sneak-attack = Sneak Attack
reason-undead-fortitude = Undead Fortitude
reason-concentration = Concentration
reason-grip = grapple
reason-escape = escape
reason-hide = hiding
reason-search = searching
reason-fall = fall

## Choices

choose-attack = { $weapon } at { $target }: hits { $percent } %, { $damage } damage
choose-attack-walk = Walk { $feet } ft, then { $weapon } at { $target }: hits { $percent } %, { $damage } damage
choose-attack-walk-risk = Walk { $feet } ft (provokes { $whom }), then { $weapon } at { $target }: hits { $percent } %, { $damage } damage
choose-attack-unsure = { $weapon } at { $target }
choose-thrown = { $walks ->
    [true] throw { $weapon }
   *[false] Throw { $weapon }
}
choose-provoke = { $walks ->
    [true] { $actor } walks up to { $target } to attack with { $weapon }, and the fight begins
    [thrown] { $actor } throws { $weapon } at { $target }, and the fight begins
   *[false] { $actor } attacks { $target } with { $weapon }, and the fight begins
}
choose-save-harm = { $spell } at { $target }: fails the save { $percent } %, { $damage } damage
choose-save = { $spell } on { $target }: fails the save { $percent } %
choose-harm = { $spell } at { $target }: hits automatically, { $damage } damage
choose-heal = { $spell } for { $target }: heals { $amount }
choose-power = { $spell } on { $target }
choose-power-self = Use { $spell }
choose-slot = { $spell } (level { $level } slot)
choose-place = { $spell } to { $x }, { $y }
choose-area = { $spell } at { $x }, { $y }: enemies { $enemies }, allies { $allies }, damage { $damage }
choose-area-self = { $spell } around the caster: enemies { $enemies }, allies { $allies }, damage { $damage }
choose-area-save = { $enemies ->
    [1] { $spell } at { $x }, { $y }: enemies { $enemies }, allies { $allies }, fails the save { $works } %
   *[other] { $spell } at { $x }, { $y }: enemies { $enemies }, allies { $allies }, at least one fails the save { $works } %
}
choose-area-self-save = { $enemies ->
    [1] { $spell } around the caster: enemies { $enemies }, allies { $allies }, fails the save { $works } %
   *[other] { $spell } around the caster: enemies { $enemies }, allies { $allies }, at least one fails the save { $works } %
}
choose-move = Move to { $x }, { $y } ({ $feet } ft)
choose-move-risk = Move to { $x }, { $y } ({ $feet } ft); provokes { $whom }
choose-dash = { $using ->
    [ACTION] Dash as an action
    [BONUS] Dash as a bonus action
   *[other] Dash
}
choose-disengage = { $using ->
    [ACTION] Disengage as an action
    [BONUS] Disengage as a bonus action
   *[other] Disengage
}
choose-dodge = Dodge
choose-hide = { $using ->
    [ACTION] Hide as an action: { $percent } %
    [BONUS] Hide as a bonus action: { $percent } %
   *[other] Hide: { $percent } %
}
choose-search = Search
choose-help = Help { $target }
choose-distract = Help: distract { $target }
choose-push = Push { $target } away: { $percent } %
choose-topple = Knock { $target } Prone: { $percent } %
choose-grapple = Grapple { $target }: { $percent } %
choose-escape = Break free: { $percent } %
choose-put-out = Put out the fire, falling Prone
choose-stabilize = Stabilize { $target }: { $percent } %
choose-stand-up = Stand up
choose-drop-prone = Drop Prone
choose-let-go = Let go of { $target }
choose-end-concentration = End Concentration
choose-wake = Shake { $target } awake
choose-jump = Jump to { $to }
choose-ascend = Fly { $feet } ft up
choose-descend = Fly { $feet } ft down
choose-ready = Ready { $what }: when an enemy { $trigger ->
    [near] comes within reach
    [moves] moves
    [attacks] attacks an ally
    [casts] casts a spell
   *[other] does something
}
choose-refused = Not possible: { $reason }
choose-surrender = Surrender
choose-open-door = Open the door at { $x }, { $y }
choose-close-door = Close the door at { $x }, { $y }
choose-door = Open or close a door
choose-flee = Flee off the map
choose-end-turn = End the turn
choose-combat-start = Start the fight
choose-combat-end = End the fight
choose-scene-event = Trigger the event: { $event }
choose-skill-check = Ask { $actor } for a skill check ({ skill })
choose-save-check = Ask { $actor } for a saving throw ({ ability })

## The turn sheet

action-end-turn = End turn
action-dash = Dash
action-disengage = Disengage
action-dodge = Dodge
action-hide = Hide
action-search = Search
action-help = Help
action-grapple = Grapple
action-shove-push = Shove: push away
action-shove-prone = Shove: knock Prone
action-escape = Break free
action-put-out = Put out the fire
action-stabilize = Stabilize
action-stand-up = Stand up
action-drop-prone = Drop Prone
action-let-go = Let go
action-end-concentration = End Concentration
action-wake = Shake awake
action-jump = Jump
action-ascend = Fly up
action-descend = Fly down
action-flee = Flee
action-interact-object = Open or close a door
action-thrown = { $weapon } (thrown)
economy-action = Action
economy-bonus = Bonus Action
economy-reaction = Reaction
economy-object = Free object interaction
economy-movement = Movement
economy-extra = Action from Haste
economy-attacks = Attacks left
economy-slot = Level { $level } slots
economy-legendary = Legendary Actions
part-ability = { ability } modifier
part-proficiency = Proficiency Bonus
part-attack = Attack bonus
part-save = Saving throw bonus
part-skill = { skill } bonus
part-effect = Effect
part-protection = Aura of an ally
part-strength = Raised Strength
part-exhaustion = Exhaustion
part-armour = Armor Class
part-minimum = Minimum Armor Class
part-cover = { $cover ->
    [2] Half Cover
   *[5] Three-Quarters Cover
}
edge = { $edge ->
    [blinded] Blinded
    [helpless] target cannot defend itself
    [restrained] Restrained
    [prone] Prone
    [unseen] unseen
    [helped] Help from an ally
    [pack_tactics] Pack Tactics
    [blessed] effect on the attacker
    [marked] effect on the target
    [poisoned] Poisoned
    [frightened] Frightened
    [grappled] Grappled
    [dodging] Dodge
    [long_range] long range
    [enemy_near] enemy within 5 ft
    [exhausted] Exhaustion
    [heavy] Heavy weapon
    [bloodied_frenzy] Bloodied Frenzy
    [squeezing] squeezing
    [keen] trait of the weapon
    [sunlight] sunlight
    [effect] effect that calls for the save
    [magic_resistance] Magic Resistance
    [brave] steadfast against this condition
    [condition] effect on the creature
   *[other] { $edge }
}

## Headings

topic-attack = Attack ({ $count }).
topic-cast = Spells and powers ({ $count }).
topic-item = Items ({ $count }).
topic-move = Move ({ $count }).
topic-ready = Ready ({ $count }).
hint-attack = Example: attack { $target }
hint-move = Example: move { $cell }
hint-ready = Example: ready attack when near
hint-cast-at = Example: cast { $spell } at { $cell }
hint-cast = Example: cast { $spell }
hint-cast-on = Example: cast { $spell } on { $target }
topic-act = Act:
tale-help =
    You can also type, also for another hero with "with NAME" at the end:
    talk NAME, search NAME, use NAME, open 3,4; move 5,3
    use ITEM on NAME, cast SPELL on NAME; help NAME, search
    rest short, rest long, travel NAME
    attack NAME begins a fight
master-help =
    As the game master, at any time:
    start, stop: begin or end a fight
    check NAME perception 15, test NAME DEX 15: ask for a roll
    SCENE_EVENT EVENT, SCENE_EFFECT EFFECT, talk NPC WORDS
    MASTER_PLACE ID KIND 5,3; MASTER_MOVE NAME 5,3
    MASTER_HIDE NAME, MASTER_REVEAL NAME, MASTER_DAMAGE NAME 5, MASTER_HEAL NAME 5
    MASTER_ADD NAME ITEM or CONDITION, MASTER_REMOVE NAME [ITEM or CONDITION]
    CHANGE_SCENE SCENE, SET_FLAG FLAG [NO]; u: undo it, until play continues
game-help =
    You can also type:
    move 5,3: go to column 5, row 3; 5,3 alone is enough
    attack NAME, hit NAME, shoot NAME; with WEAPON if it matters
    cast SPELL at 5,3, cast SPELL on NAME, level 3 for a higher slot; use THING
    dash, disengage, dodge, hide, search, help NAME, push NAME, topple NAME,
    grapple NAME, escape, stabilize NAME, wake NAME, release NAME, stand, prone, jump 5,3,
    ascend 20, descend 20, unfocus (end Concentration), flee, surrender, end
    ready attack when near; also when moves, attacks or casts
    attack, cast, item, move, ready or act alone: all choices of that kind
    look NAME: Armor Class, conditions and remaining actions
    odds attack NAME: the chances, before you commit
    A NAME is a name, its beginning, or the token on the map: goblin 1, gob, g1.
verbs-move = go, walk
verbs-attack = fight
verbs-hit = strike
verbs-shoot = throw
verbs-cast = spell
verbs-use = drink
verbs-dash = run
verbs-disengage = retreat
verbs-dodge = duck
verbs-hide = sneak
verbs-search = spot, investigate, examine, inspect, explore
verbs-help = assist
verbs-push = shove
verbs-topple = trip
verbs-grapple = grab
verbs-escape = break
verbs-stabilize = tend
verbs-stand = rise
verbs-prone = drop
verbs-release = let_go
verbs-unfocus = end_concentration
verbs-wake = shake
verbs-jump = leap
verbs-ascend = climb
verbs-descend = land
verbs-open = close
verbs-talk = speak, ask
verbs-rest = camp, sleep
verbs-travel = leave, exit
verbs-explore = scout
verbs-heal = treat
verbs-assist = support
verbs-story = tale
verbs-rolls = checks
verbs-hand = scene
verbs-short = brief
verbs-long = full
verbs-ready = wait
verbs-flee = leave
verbs-surrender = yield
verbs-end = done
verbs-with = using
verbs-on = upon
verbs-when = once
verbs-near = close
verbs-moves = moving
verbs-attacks = attacking
verbs-casts = casting
verbs-level = rank
verbs-item = items
verbs-act = actions

## Refusals

refused-already = it is already there
refused-ambiguous = which do you mean: { $legal }
refused-nothing-here = nothing here has that name
refused-cannot-act = it is Incapacitated and cannot act
refused-cannot-hide = it is held, or already hidden
refused-frightened = it is Frightened and cannot move closer to the source of its fear
refused-in-sight = { $by } can see it
refused-loading = a Loading weapon fires once per action
refused-no-action = the action of this turn is used
refused-no-ammunition = { $numbers ->
    [1] all { $a } pieces of ammunition are used up
   *[other] there is no ammunition left
}
refused-no-bonus-action = the bonus action of this turn is used
refused-no-line = { $numbers ->
    [4] there is no clear line to { $a }, { $b }: { $c }, { $d } is in the way
    [2] { $field ->
        [area_center] there is no clear line to { $a }, { $b }
       *[other] there is no clear line: { $a }, { $b } is in the way
    }
   *[other] there is no clear line
}
refused-no-movement = { $numbers ->
    [2] it costs { $a } ft, and { $b } ft are left
   *[other] there is not enough movement left
}
refused-on-trigger = you are asked when its trigger occurs
refused-after-hit = you choose this after a hit, when you are asked; the odds of attacks do not include it
refused-after-damage = you choose this after a damage roll of a spell, when you are asked; the odds do not include it
refused-later-turn = on a later turn than the one in which its target has fallen
refused-away = the target is in another place
refused-enclosed = nothing can leave the sphere
refused-one-metamagic = a spell can have one Metamagic option
refused-quickened = with a Quickened Spell, you cannot cast another spell of level 1 or higher in the same turn
refused-action-left = first use the action of this turn
refused-befuddled = a befuddled mind cannot take the Magic action
refused-cannot-stand = it cannot stand up now
refused-no-magic-action = the action of Action Surge cannot be the Magic action
refused-heavy-armor = not possible in heavy armor
refused-no-reaction = the reaction has been used
refused-no-slot = { $numbers ->
    [1] no level { $a } slot is left
   *[other] there is no such slot left
}
refused-no-speed = its speed is 0
refused-no-target = it needs a target
refused-no-uses = { $numbers ->
    [1] all its uses are spent: { $a }
   *[other] it is used up
}
refused-no-way = { $numbers ->
    [2] { $already ->
        [true] it is already at { $a }, { $b }
       *[false] there is no path to { $a }, { $b }
    }
   *[other] there is no path to that cell
}
refused-not-prone = it is not Prone
refused-prone = it is Prone
refused-never-prone = it cannot fall Prone
refused-not-concentrating = it is not concentrating
refused-free = nothing holds it
refused-not-yet = not possible yet
refused-moved = only before moving
refused-attacked = only before attacking
refused-muted = it cannot cast spells now
refused-twice = each target can be chosen once
refused-no-fly-speed = it has no Fly Speed
refused-on-the-ground = it is on the ground
refused-in-the-air = it is in the air
refused-not-your-turn = it is another creature's turn
refused-occupied = { $numbers ->
    [2] there is no room at { $a }, { $b }
   *[other] there is no room
}
refused-off-map = { $numbers ->
    [2] the map has { $a } by { $b } cells
   *[other] that is off the map
}
refused-out-of-range = { $numbers ->
    [1] it is not within { $a } ft
   *[other] it is { $wanted } ft away; the range is { $there } ft
}
refused-recharging = { $numbers ->
    [1] it recharges on a { $a } or higher on a d6
   *[other] it must recharge first
}
refused-slot-used = a spell slot has already been used this turn
refused-too-far = { $numbers ->
    [4] { $a }, { $b } costs { $wanted } ft, and { $there } ft are left
   *[other] it costs { $wanted } ft, and { $there } ft are left
}
refused-too-large = it is too large
refused-unknown-spell = there is no such spell or power
refused-unknown-target = there is no creature of that name
refused-unknown-weapon = there is no such weapon
refused-unseen = its location is unknown
refused-wrong-scene = there is no fight going on
refused-wrong-target = that is not a valid target
refused-too-many = { $numbers ->
    [1] the largest number of targets is { $a }
   *[other] too many targets
}
refused-not-a-cantrip = { $numbers ->
    [1] it is a level { $a } spell, not a cantrip
   *[other] it is not a cantrip
}
refused-no-item = it has no such item
refused-no-center = it needs a point
refused-no-direction = it needs a direction
refused-no-object = the free object interaction and the action of this turn have been used
refused-not-at-the-edge = it is { $wanted } ft from the edge of the map
refused-needs-a-place = name a cell, for example: cast SPELL at 5,3
refused-needs-words = add the words to say, for example: talk marta good evening
refused-needs-a-cell = name a cell, for example: move 5,3
refused-said-all = there is nothing to say to { $legal } now
refused-needs-a-target = name a target
refused-charmed = a Charmed creature cannot attack its charmer

## The drawing

legend-party = the party
legend-foes = foes
legend-active = acts now
legend-fallen = at 0 hit points
legend-wall = wall
legend-difficult = Difficult Terrain
legend-half-cover = Half Cover
legend-three-quarters-cover = Three-Quarters Cover
legend-no-step = blocks movement, not sight
legend-no-sight = blocks sight, not movement
legend-npc = someone to talk to
legend-thing = something to look at
legend-door = closed door
legend-open-door = open door
legend-height = { $feet } ft high
legend-area = lasting area
legend-goes-on = the map goes on
legend-floor = floor
look-figure = At { $x }, { $y }: { $name } ({ figure-kind }).
figure-kind = { $what ->
    [npc] { legend-npc }
   *[thing] { legend-thing }
}
look-cell = { $x }, { $y }: { $ground }.
look-cell-area = { $x }, { $y }: { $ground }; in the area of { $areas }.
draw-brief-notes = { $creature } ({ $notes })
draw-round = Round { $round }: { $order }
draw-scene = { $scene ->
    [SocialFreeFlow] Out of combat: conversation.
    [Exploration] Out of combat: exploration.
    [DowntimePreparation] Out of combat: downtime.
   *[other] Out of combat.
}
draw-purse = { $name } can still use: { $left }
draw-purse-empty = { $name } has nothing left this turn.
purse-action = an action
purse-attacks = { $count ->
    [1] 1 attack
   *[other] { $count } attacks
}
purse-bonus = a bonus action
purse-reaction = a reaction
purse-movement = { $feet } ft
purse-slots = slots: { $slots }
purse-slot = { $count } of level { $level }
kind-numbered = { $name } { $number }
look-creature = At { $x }, { $y }{ $altitude ->
    [0] {""}
   *[other] , { $altitude } ft up
}; AC { $ac }. Left this turn: { $left }.
look-creature-concentrating = At { $x }, { $y }{ $altitude ->
    [0] {""}
   *[other] , { $altitude } ft up
}; AC { $ac }; concentrating on { $spell }. Left this turn: { $left }.
look-condition = { $what }{ $until ->
    [UntilEndOfTurn] , until the end of its turn.
    [UntilStartOfTurn] , until the start of its turn.
    [Rounds] , rounds left: { $rounds }.
   *[other] .
}
ability-name = { $ability ->
    [STR] Strength
    [DEX] Dexterity
    [CON] Constitution
    [INT] Intelligence
    [WIS] Wisdom
    [CHA] Charisma
   *[other] { $ability }
}
skill-name = { $skill ->
    [acrobatics] Acrobatics
    [animal_handling] Animal Handling
    [arcana] Arcana
    [athletics] Athletics
    [deception] Deception
    [history] History
    [insight] Insight
    [intimidation] Intimidation
    [investigation] Investigation
    [medicine] Medicine
    [nature] Nature
    [perception] Perception
    [performance] Performance
    [persuasion] Persuasion
    [religion] Religion
    [sleight_of_hand] Sleight of Hand
    [stealth] Stealth
    [survival] Survival
   *[other] { $skill }
}
sheet-moves = Speed { $speed } ft{ $fly ->
    [0] {""}
   *[other] , flying { $fly } ft
}{ $swim ->
    [0] {""}
   *[other] , swimming { $swim } ft
}{ $climb ->
    [0] {""}
   *[other] , climbing { $climb } ft
}; initiative { $initiative }; passive Perception { $perception }{ $darkvision ->
    [0] {""}
   *[other] ; darkvision { $darkvision } ft
}.
sheet-ability = { ability-name } { $score } ({ $bonus }, save { $save })
sheet-abilities = Abilities: { $abilities }.
sheet-skill = { skill-name } { $bonus }
sheet-skills = Skills: { $skills }.
sheet-damage = { $dice } { damage-type }
sheet-attack = { $weapon } { $bonus } ({ $damage }{ $reach ->
    [0] {""}
   *[other] , reach { $reach } ft
}{ $range ->
    [0] {""}
   *[other] , range { $range } ft
})
sheet-attacks = Attacks: { $attacks }.
sheet-power = { $level ->
    [0] { $power }
   *[other] { $power } (level { $level })
}
sheet-powers = Spells and powers: { $powers }.
sheet-dc = Spell save DC: { $dc }.
sheet-item = { $item } ({ $count })
sheet-items = Items: { $items }.
sheet-resists = Resistances: { $kinds }.
sheet-immune = Immunities: { $kinds }.
sheet-vulnerable = Vulnerabilities: { $kinds }.
sheet-damage-kind = { $kind ->
    [acid] acid
    [bludgeoning] bludgeoning
    [cold] cold
    [fire] fire
    [force] force
    [lightning] lightning
    [necrotic] necrotic
    [piercing] piercing
    [poison] poison
    [psychic] psychic
    [radiant] radiant
    [slashing] slashing
   *[thunder] thunder
}
draw-hp = { $hp }/{ $most } hp
draw-creature = { $mark }{ $token } { $bar } { $hp }  { $name }
draw-creature-notes = { $mark }{ $token } { $bar } { $hp }  { $name } ({ $notes })
note-dead = dead
note-left = { $how ->
    [left] gone
    [fled] fled
    [surrendered] surrendered
    [captured] captured
    [turned] turned by a curse
   *[other] gone
}
note-temporary = { $hp } temporary hp
note-exhaustion = exhaustion { $level }

## Reasons of a bot

bot-begins = The fight begins.
bot-waits = It is not this seat's turn.
bot-stands-up = { $who } stands up.
bot-cannot-act = { $who } cannot act.
bot-flees = { $who } gives up and flees.
bot-slips-away = { $who } retreats without provoking opportunity attacks.
bot-runs = { $who } is Frightened and runs.
bot-strikes = { $departs ->
    [yes] { $who } strikes at { $target } with { $tool } (worth { $worth } hit points).
   *[no] { $who } strikes at { $target } with { $tool }: the best option (worth { $worth } hit points).
}
bot-shoots = { $departs ->
    [yes] { $who } aims at { $target } with { $tool } (worth { $worth } hit points).
   *[no] { $who } aims at { $target } with { $tool }: the best option (worth { $worth } hit points).
}
bot-casts = { $departs ->
    [yes] { $who } uses { $tool } on { $target } (worth { $worth } hit points).
   *[no] { $who } uses { $tool } on { $target }: the best option (worth { $worth } hit points).
}
bot-aims = { $who } uses { $tool } where { $target } is: that catches the most (worth { $worth } hit points).
bot-uses = { $who } uses { $tool } (worth { $worth } hit points).
bot-helps = { $who } helps { $target } with { $tool } (worth { $worth } hit points).
bot-raises = { $who } brings { $target } back to consciousness with { $tool } (worth { $worth } hit points).
bot-wakes = { $who } shakes { $target } awake.
bot-stabilizes = { $who } keeps { $target } from dying.
bot-closes-in = { $who } closes in on { $target } (worth { $worth } hit points).
bot-comes-to-help = { $who } moves to help { $target }.
bot-takes-aim = { $who } moves to a clear line on { $target } (worth { $worth } hit points).
bot-moves-up = { $who } moves towards { $target }, who is out of reach.
bot-hurries = { $who } dashes: every enemy is out of reach.
bot-falls-back = { $who } falls back from danger.
bot-blinks = { $who } gets out of danger with { $tool }.
bot-hides = { $who } hides: no enemy can see it here.
bot-searches = { $who } searches for hidden enemies.
bot-wanders = { $who } patrols to find hidden enemies.
bot-dodges = { $who } dodges: nothing else is worth more.
bot-breaks-free = { $who } tries to break free.
bot-distracts = { $who } distracts an enemy to give { $target } Advantage (worth { $worth } hit points).
bot-pushes = { $who } pushes { $target } into danger (worth { $worth } hit points).
bot-topples = { $who } knocks { $target } Prone for the next attacker (worth { $worth } hit points).
bot-holds = { $who } grapples { $target } to keep it from escaping (worth { $worth } hit points).
bot-waits-to-strike = { $who } waits with { $tool } until { $target } comes near.
bot-waits-to-shoot = { $who } waits with { $tool } for an enemy to come into view.
bot-opens = { $who } opens the door that is in the way.
bot-is-done = { $who } has nothing better to do.
bot-keeps-guard = { $who } dodges and waits for the enemy.
bot-holds-back = { $who } holds back.
bot-stays-with-it = Played out against { $others ->
    [one] one other plan, which was not clearly better
   *[other] { $others } other plans, none of them clearly better
}: { $reason }
bot-thinks-better = Best of { $plans } plans across { $worlds } imagined worlds: { $reason }

## The lab

figure-length = rounds
figure-survivors = alive
figure-hp = hit points left
figure-slots = spell slots left
figure-dealt = damage dealt
figure-taken = damage taken
figure-kills = kills
figure-died = died in round
figure-heroes = heroes alive
figure-heroes-share = reached
figure-died-share = died
ending-last_standing = one side was defeated
ending-all_down = both sides were defeated
ending-surrender = one side surrendered
ending-flight = one side fled
ending-capture = one side was captured
ending-stalemate = stalemate
ending-too_long = round limit reached
ending-master = ended by the game master

## Adventures

health = { $step ->
    [unhurt] unhurt
    [wounded] wounded
    [bloodied] bloodied
    [near_death] near death
   *[down] down
}
scene-changed = { $forced ->
    [true] The game master forces a new scene: { $text }.
   *[false] New scene: { $text }.
}
scene-text = { $text }
npc-dialogue = { $name }: “{ $text }”
choose-speak = Let { $npc } say: { $says }
trigger-fired = Trigger: { $trigger }.
cue-given = The event { $event } is ready for the game master.
flag-changed = { $on ->
    [true] The flag { $flag } is set.
   *[false] The flag { $flag } is cleared.
}
items-changed = { $lost ->
    [true] { $creature_id } loses { $item } ({ $amount }).
   *[false] { $creature_id } receives { $item } ({ $amount }).
}
items-changed-party = { $lost ->
    [true] The party loses { $item }.
   *[false] The party receives { $item }.
}
items-changed-coins = { $lost ->
    [true] The party pays { $amount } gold pieces.
   *[false] The party receives { $amount } gold pieces.
}
experience-gained = { $order } gain { $each } XP each.
rested = { $interrupted ->
    [true] The rest is interrupted!
   *[false] { $rest ->
        [SHORT] The party takes a Short Rest.
       *[LONG] The party takes a Long Rest.
    }
}
level-gained = { $creature_id } reaches level { $level }!
master-acted = { $what ->
    [place] The game master adds { $creature_id }.
    [move] The game master moves { $creature_id }.
    [hide] The game master hides { $creature_id }.
    [damage] The game master deals { $amount } damage to { $creature_id }.
    [heal] The game master heals { $creature_id } by { $amount }.
    [add] The game master gives { $creature_id } something.
    [take] The game master takes something from { $creature_id }.
   *[remove] The game master removes { $creature_id } from the scene.
}
adventure-end = { $text }
tale-scene = { $name }: { $says }
tale-npcs = Here you can talk to: { $names }.
tale-things = You notice: { $names }.
tale-exits = Ways on: { $names }.
tale-purse = { $count ->
    [0] Gold pieces: { $coins }.
   *[other] Gold pieces: { $coins }. Carried: { $bag }.
}
choose-talk = { $skill ->
    [none] { $actor } to { $npc }: { $line }
   *[other] { $actor } to { $npc }: { $line } ({ skill })
}
choose-use = { $skill ->
    [none] { $actor }: use { $thing }
   *[other] { $actor }: use { $thing } ({ skill })
}
choose-search-item = { $skill ->
    [none] { $actor }: search { $thing }
   *[other] { $actor }: search { $thing } ({ skill })
}
choose-investigate = { $skill ->
    [none] { $actor }: investigate { $thing }
   *[other] { $actor }: investigate { $thing } ({ skill })
}
choose-does = { $skill ->
    [none] { $actor }: { $does }
   *[other] { $actor }: { $does } ({ skill })
}
choose-travel = Travel: { $exit }
choose-rest = { $rest ->
    [SHORT] Take a Short Rest
   *[LONG] Take a Long Rest
}
choose-walk = { $actor } walks to { $x }, { $y }
action-walk = { $actor }: walk
choose-help-hero = { $actor } helps { $target } with the next check
choose-search-hero = { $actor } looks for hidden creatures
choose-treat = { $actor }: { $spell } for { $target }
choose-door-hero = { $opens ->
    [true] { $actor } opens the door at { $x }, { $y }
   *[false] { $actor } closes the door at { $x }, { $y }
}
choose-scene-effect = Apply the effect: { $effect }
choose-skill-check-dc = Ask { $actor } for a skill check ({ skill }, DC { $dc })
choose-save-check-dc = Ask { $actor } for a saving throw ({ ability }, DC { $dc })
choose-change-scene = Take the party to another scene: { $scene }
choose-set-flag = { $on ->
    [true] Set the flag { $flag }
   *[false] Clear the flag { $flag }
}
choose-master-place = Add { $base } at { $at }
choose-master-move = Move { $creature } to { $to }
choose-master-hide = Hide { $creature } (DC { $dc })
choose-master-reveal = Reveal { $creature }
choose-master-damage = Deal { $amount } damage to { $creature }
choose-master-heal = Heal { $creature } by { $amount }
choose-master-add = Give { $creature }: { $what }
choose-master-remove = { $what ->
    [none] Remove { $creature } from the scene
   *[other] Take from { $creature }: { $what }
}
topic-talk = Talk ({ $count }).
topic-explore = Explore ({ $count }).
topic-travel = Rest and travel ({ $count }).
topic-heal = Heal and prepare ({ $count }).
topic-assist = Help and search ({ $count }).
topic-story = The story ({ $count }).
topic-rolls = Ask for a roll ({ $count }).
topic-hand = Change the scene ({ $count }).
refused-no-rest = this is no place for that rest
refused-unknown-npc = no one by that name is here to talk to
refused-unknown-line = that is not something to say here
refused-unknown-exit = there is no such way from here
refused-not-now = that has no use outside of combat
refused-unknown-effect = the scene has no such effect
refused-unknown-scene = there is no such scene, or the party is there already
refused-unknown-kind = the adventure has no such creature
refused-unknown-thing = that is neither an item nor a condition here
refused-taken = that id is taken
refused-not-hidden = it is not hidden
bot-lets-happen = It is time for this event.
bot-rests = The party needs a rest.
bot-heals = { $who } tends to { $target }.
bot-explores = There is something here that has not been tried yet.
bot-travels = Nothing is left to do here.
reason-hit-die = Hit Point Die
speech-door = door


## The copper mine

power-snare_wire = Snare wire
power-rockfall = Rockfall
power-cave_dust = Cave dust
scenario-copper-mine = The copper mine
power-copper_idol = the copper idol
power-gate_key = the key of the gate
tale-grikk-name = Grikk
tale-krag-name = Krag
tale-skarl-name = Skarl
tale-mine-says = Goblins have taken the foreman of the copper mine.
tale-mine-inn-name = The Lantern inn
tale-mine-inn-says = Rain beats on the shutters. The innkeeper Marta waves you over to the fire.
tale-mine-inn-board-name = the notice board
tale-mine-inn-board-does = read the notice board
tale-mine-inn-marta-name = Marta
tale-mine-inn-marta-news-name = What troubles the valley?
tale-mine-inn-marta-supplies-name = Could you spare a little for the road?
tale-mine-inn-jory-name = old Jory
tale-mine-inn-jory-shaft-name = Is there another way into the mine?
tale-mine-inn-road-name = to the mine road
tale-mine-inn-board-then = A reward for the foreman, paid in advance: 10 gold pieces.
tale-mine-inn-marta-news-then = Marta: Goblins sit in the copper mine and hold our foreman. Bring him back!
tale-mine-inn-marta-supplies-then = Marta takes two bottles from behind the bar.
tale-mine-inn-marta-supplies-otherwise = Marta shakes her head. The village has little left.
tale-mine-inn-jory-shaft-then = Jory lowers his voice: an old shaft opens in the gully, left of the road.
tale-mine-inn-jory-shaft-otherwise = Jory stares into his cup and says nothing.
tale-mine-road-name = The mine road
tale-mine-road-says = The road climbs between wet pines. A cart lies in the ditch.
tale-mine-road-cart-name = the overturned cart
tale-mine-road-tracks-name = the tracks
tale-mine-road-rise-name = the rocky rise
tale-mine-road-back-name = back to the inn
tale-mine-road-onward-name = on along the road
tale-mine-road-chase-name = after the fleeing goblin
tale-mine-road-deer_path-name = around the thicket by the deer path
tale-mine-road-gully-name = up the gully
tale-mine-road-snare_wire = A wire snaps tight around an ankle, and a log swings down!
tale-mine-road-flight = A fourth goblin, hidden in the pines until now, runs for the mine!
tale-mine-road-cart-then = Under the sacks lies an idol of green copper.
tale-mine-road-cart-otherwise = Nothing but wet sacks.
tale-mine-road-tracks-then = Small feet have left the road here and climbed into a gully.
tale-mine-road-tracks-otherwise = The rain has washed the prints away.
tale-mine-road-rise-then = Crows circle over the thicket ahead, and under the ferns three goblins lie in wait. A deer path leads around them.
tale-mine-road-rise-otherwise = You see nothing but pines and crows.
tale-mine-road-snare-noticed = You see the wire in time and step over it.
tale-mine-road-ambush = Goblins leap out of the thicket!
tale-mine-road-prowler = A wolf has followed the smell of your supper!
tale-mine-chase-name = The chase
tale-mine-chase-says = The goblin is fast, but it limps. It must not reach the gate.
tale-mine-chase-ditch-name = the ditch
tale-mine-chase-ditch-does = leap over the ditch
tale-mine-chase-thicket-name = the thicket
tale-mine-chase-thicket-does = break through the thicket
tale-mine-chase-gate-name = on to the mine gate
tale-mine-chase-ditch-then = You clear the ditch in one leap and gain on the goblin.
tale-mine-chase-ditch-otherwise = You slide into the mud. The goblin draws away.
tale-mine-chase-thicket-then = You break through the thorns and bring the goblin down. It carries the key of the gate!
tale-mine-chase-thicket-otherwise = Thorns hold you back. A horn sounds at the mine.
tale-mine-chase-horn = A horn sounds at the mine.
tale-mine-gate-name = The mine gate
tale-mine-gate-says = Two goblins lower their spears. Their leader Grikk sits on a barrel and grins.
tale-mine-gate-empty = The gate stands open, and nobody guards it any more.
tale-mine-gate-chief-name = Grikk
tale-mine-gate-chief-trade-name = The copper idol for the foreman.
tale-mine-gate-chief-key-name = Your chief sends us. Here is the key.
tale-mine-gate-chief-threaten-name = Run, or die here.
tale-mine-gate-workings-name = into the mine
tale-mine-gate-back-name = back to the road
tale-mine-gate-won = The gate stands open.
tale-mine-gate-chief-trade-then = Grikk weighs the idol and whistles. A moment later the foreman stumbles out.
tale-mine-gate-chief-trade-otherwise = Grikk wants the idol and your purse. Hands go to weapons.
tale-mine-gate-chief-key-then = Grikk shrugs and lets you pass.
tale-mine-gate-chief-key-otherwise = Grikk spits. Liars!
tale-mine-gate-chief-threaten-then = The goblins look at each other and run.
tale-mine-gate-chief-threaten-otherwise = Grikk laughs and draws his blade.
tale-mine-gate-warned = The goblins have heard the horn. They are waiting for you!
tale-mine-gate-outrun = The runaway was faster than you. They are waiting for you!
tale-mine-gate-key_seen = The guards see the key in your hand and wait for an order.
tale-mine-gate-grikk_hurt = Grikk screams for his master in the hall.
tale-mine-workings-name = The old workings
tale-mine-workings-says = Rails lead down into the mountain. Three kobolds hew at the rock, and a woman sits in a cage of mine timber. A chamber with straw beds is dry and quiet.
tale-mine-workings-deserted = Rails lead down into the mountain. The picks lie where the kobolds dropped them. The chamber with straw beds is dry and quiet.
tale-mine-workings-cage-name = the cage
tale-mine-workings-cage-does = slide back the bolt of the cage
tale-mine-workings-cart-name = the loaded ore cart
tale-mine-workings-cart-does = push the loaded ore cart down the rails
tale-mine-workings-foreman_of_kobolds-name = the eldest kobold
tale-mine-workings-foreman_of_kobolds-picks-name = The goblins give you nothing. Go home.
tale-mine-workings-nell-name = the miner Nell
tale-mine-workings-nell-hall-name = What waits for us below?
tale-mine-workings-hall-name = down the rails into the hall
tale-mine-workings-back-name = back to the gate
tale-mine-workings-silence = The picks are silent.
tale-mine-workings-cage-then = The bolt slides back. Nell thanks you, and gives you what she has hidden from the goblins.
tale-mine-workings-cage-otherwise = The bolt is bent. You will have to come back with tools.
tale-mine-workings-cart-then = The cart thunders down the rails. Far below somebody screams.
tale-mine-workings-cart-otherwise = The wheels are rusted fast.
tale-mine-workings-foreman_of_kobolds-picks-then = The kobolds whisper, drop their picks and slip away through a crack in the rock.
tale-mine-workings-foreman_of_kobolds-picks-otherwise = The kobolds bare their teeth and raise their picks.
tale-mine-workings-nell-hall-then = Nell: Krag, a bugbear, with three goblins and a wolf. The rails run straight into his hall. A loaded cart would give him a surprise.
tale-mine-workings-noise = The kobolds have seen you, and raise their picks!
tale-mine-workings-patrol = Two goblins come to count the miners!
tale-mine-shaft-name = The old shaft
tale-mine-shaft-says = Rotten beams hold up the ceiling. Water drips. Something squeaks in the dark.
tale-mine-shaft-quiet = Rotten beams hold up the ceiling. Water drips. Nothing squeaks any more.
tale-mine-shaft-hall-name = down into the hall
tale-mine-shaft-road-name = back to the road
tale-mine-shaft-rockfall = The beam breaks, and rocks rain down!
tale-mine-shaft-beam-noticed = You notice the cracked beam and hold it up until all have passed.
tale-mine-shaft-rats = Giant rats rush at you!
tale-mine-shaft-rockslide = The ceiling groans.
tale-mine-hall-name = The hall of the mine
tale-mine-hall-says = A bugbear rises from a throne of ore carts. The foreman is tied to a post behind it.
tale-mine-hall-throne = The throne of ore carts is empty. The foreman is tied to a post behind it.
tale-mine-hall-hoard-name = the bugbear's hoard
tale-mine-hall-hoard-does = search the bugbear's hoard
tale-mine-hall-foreman-name = the foreman
tale-mine-hall-foreman-free-name = You are free. Come with us!
tale-mine-hall-back-name = back up the rails
tale-mine-hall-cave_dust = The roar shakes dust from the ceiling.
tale-mine-hall-won = Behind the throne the foreman calls for you.
tale-mine-hall-hoard-then = Beneath the ore lies a small chest.
tale-mine-hall-hoard-otherwise = Only stones.
tale-mine-hall-foreman-free-then = The foreman rubs his wrists and laughs with relief.
tale-mine-hall-rage = Krag roars with rage.
tale-mine-hall-cart_arrives = The wreck of the ore cart lies across the hall. A goblin is still dragging itself away from it.
tale-mine-hall-behind = You have come out of the rock where nobody expected you. A goblin loses its nerve and runs.
tale-mine-hall-fallen = With Krag dead, the goblins lose heart.
tale-mine-hall-silence = It is quiet in the hall.
tale-mine-end-rescued = The foreman walks home between you. The mine is free.
tale-mine-end-ransomed = The goblins keep the idol, and the foreman walks home with you. The miners will open another gallery.
tale-mine-end-defeat = The lantern of the inn burns on, but nobody comes back from the mine.
tale-mine-end-time_up = While you linger, the goblins leave with their prisoner.

# What foes call out, by the reason for which they act.
cry-begins-1 = Get them! Leave none standing!
cry-begins-2 = To arms!
cry-strikes-1 = This one is mine!
cry-strikes-2 = Hold still!
cry-shoots-1 = A clear shot. Now!
cry-shoots-2 = I have one in my sights!
cry-casts-1 = Feel this!
cry-casts-2 = Now you will see what I can do!
cry-charges-1 = At them, before they can shoot!
cry-charges-2 = Close in!
cry-retreats-1 = Too many of them. Fall back!
cry-retreats-2 = Not like this. Back!
cry-flees-1 = Run!
cry-flees-2 = We have lost. Away from here!
cry-hides-1 = They will not see me coming.
cry-hides-2 = Out of sight, quick!
cry-helps-1 = On your feet! We need you!
cry-helps-2 = I have your back!
cry-guards-1 = Let them come.
cry-guards-2 = Wait for them!

tale-mine-inn-marta-welcome-says = Come in out of the rain! There is soup on the fire.
tale-mine-inn-jory-mutter-says = Forty years I dug in that mine. I know every hole in it.
tale-mine-gate-chief-challenge-says = Halt! Nobody passes without a gift for Grikk.
tale-mine-hall-foreman-plea-says = Over here! Cut me loose!

## The false warden

scenario-false-warden = The false warden
power-signet_ring = the signet ring
power-well_key = the key from the well
power-horror = Dread
tale-warden-says = The warden of Alderford has become a stranger to his own town.
tale-warden-landing-name = The ferry landing
tale-warden-landing-says = Fog lies on the river. A sergeant of the town guard bars the way up from the ferry. Ilse, the ferrywoman, ties up her boat without a word.
tale-warden-landing-passed = Fog lies on the river. The sergeant of the town guard lets you pass. Ilse, the ferrywoman, sits in her boat and waits.
tale-warden-landing-crates-name = the crates on the quay
tale-warden-landing-ilse-name = Ilse
tale-warden-landing-ilse-news-name = What has happened here?
tale-warden-landing-ilse-drain-name = Is there a way into the town that no guard watches?
tale-warden-landing-holt-name = Sergeant Holt
tale-warden-landing-holt-toll-name = We pay the old toll, and no more.
tale-warden-landing-holt-letter-name = We carry a letter for the warden's own eyes.
tale-warden-landing-gate-name = through the gate
tale-warden-landing-drain-name = into the storm drain
tale-warden-landing-crates-then = Chains, and a bill for forty rat cages, addressed to the warden. A purse lies among the straw.
tale-warden-landing-crates-otherwise = Straw, and nothing but straw.
tale-warden-landing-ilse-news-then = Ilse: Since last month the warden doubles the tolls and jails whoever complains. I have known Edric Vane for twenty years. That is not how he speaks. The ferry guild gives you ten gold pieces for your expenses.
tale-warden-landing-ilse-drain-then = Ilse: The storm drain, behind the willows. It leads into the old cistern. Mind the rats.
tale-warden-landing-ilse-drain-otherwise = Ilse looks at the sergeant and shakes her head.
tale-warden-landing-holt-toll-then = Holt takes the coins and looks ashamed. The gate opens.
tale-warden-landing-holt-toll-otherwise = Holt takes the double toll and writes down your names.
tale-warden-landing-holt-letter-then = Holt salutes and lets you pass.
tale-warden-landing-holt-letter-otherwise = Holt laughs, lets you pass, and sends a boy running to the warden's house.
tale-warden-square-name = The market square
tale-warden-square-says = Half the stalls are empty, and people speak low. The records tower, the assembly house and the warden's yard all look down on the square.
tale-warden-square-decree-name = the decree on the fountain
tale-warden-square-odile-name = Odile the physician
tale-warden-square-odile-wound-name = You have treated the warden. Has he changed?
tale-warden-square-odile-potions-name = We need remedies.
tale-warden-square-tam-name = the boy Tam
tale-warden-square-tam-prisoners-name = Where do they take the prisoners?
tale-warden-square-rhea-name = Captain Rhea
tale-warden-square-rhea-oath-name = Whom did you swear to serve, the town or this man?
tale-warden-square-rhea-ring-name = Captain, you know this ring. The true Edric Vane sends us.
tale-warden-square-inn-name = to the Blue Heron inn
tale-warden-square-tower-name = to the records tower
tale-warden-square-assembly-name = to the assembly house
tale-warden-square-yard-name = to the warden's yard
tale-warden-square-well-name = down the dry well
tale-warden-square-landing-name = back to the landing
tale-warden-square-decree-then = The seal is pressed upside down. No clerk of this town would do that.
tale-warden-square-decree-otherwise = More tolls, more curfews, and the warden's seal.
tale-warden-square-odile-wound-then = Odile: I sewed a wound on his left hand in spring. Now there is no scar. I will swear to it.
tale-warden-square-odile-wound-otherwise = Odile: I do not speak about those I treat. Good day.
tale-warden-square-odile-potions-then = Odile fills your bag and takes nothing for it.
tale-warden-square-tam-prisoners-then = Tam: Down the dry well behind the fountain. I heard a man sing there at night. He sang like the old warden.
tale-warden-square-tam-prisoners-otherwise = Tam: I know nothing, and I saw nothing.
tale-warden-square-rhea-oath-then = Rhea: The town. When the time comes, my guards will look away.
tale-warden-square-rhea-oath-otherwise = Rhea: Go, before I have heard what you said.
tale-warden-square-rhea-ring-then = Rhea turns pale, then red. She calls her guards out of the warden's yard.
tale-warden-square-watched = A man in grey follows you at a distance.
tale-warden-inn-name = The Blue Heron
tale-warden-inn-says = The common room is almost empty. Mira, the innkeeper, brings soup and bolts the door behind you. Here you can rest.
tale-warden-inn-mira-name = Mira
tale-warden-inn-mira-hound-name = Does anybody else doubt the warden?
tale-warden-inn-square-name = back to the square
tale-warden-inn-mira-hound-then = Mira: His old hound does. It growls at him, so he keeps it chained in the yard. Speak softly to it, and it will lead you to the kitchen door.
tale-warden-inn-note = At night a hand pushes a note under your door: they are held below the dry well.
tale-warden-archive-name = The records tower
tale-warden-archive-says = Shelves rise into the dark. The clerk Corvin peers over his spectacles. Behind him an iron strongbox stands on a floor of patterned tiles.
tale-warden-archive-shelves-name = the shelves of the last year
tale-warden-archive-strongbox-name = the strongbox
tale-warden-archive-strongbox-does = pick the lock of the strongbox
tale-warden-archive-corvin-name = Corvin the clerk
tale-warden-archive-corvin-leave-name = May we see the toll book? The town has a right to know.
tale-warden-archive-square-name = back to the square
tale-warden-archive-lightning = A tile sinks, and lightning leaps from shelf to shelf!
tale-warden-archive-won = The last suit of armour falls apart. In the broken strongbox lies the second toll book, signed in a stranger's hand.
tale-warden-archive-shelves-then = In the toll book two hands have signed as the warden, the second one since last month. This is proof.
tale-warden-archive-shelves-otherwise = Tax rolls, year upon year. If there is a second book, it is locked away.
tale-warden-archive-strongbox-then = The lock gives way. Inside lie gold and the second toll book, signed in a stranger's hand. This is proof.
tale-warden-archive-strongbox-otherwise = The lock snaps shut, and the suits of armour along the wall begin to move.
tale-warden-archive-corvin-leave-then = Corvin sighs, and speaks a word over the tiles. Their glow fades.
tale-warden-archive-corvin-leave-otherwise = Corvin: Only with a warrant. And do not step on the tiles.
tale-warden-archive-tiles-noticed = You see the wires between the tiles in time and step around them.
tale-warden-archive-guardians = Steel boots strike the floor.
tale-warden-cistern-name = The old cistern
tale-warden-cistern-says = Black water stands between the pillars. On the middle causeway a lean man with yellow eyes sharpens a knife. You hear claws on stone.
tale-warden-cistern-dry = Wet stone gleams between the pillars where the water stood. The iron door in the east is in plain view.
tale-warden-cistern-still = Black water stands between the pillars. The causeways are empty, and nothing moves in the dark.
tale-warden-cistern-sluice-name = the sluice wheel
tale-warden-cistern-sluice-does = turn the sluice wheel
tale-warden-cistern-leader-name = Skarl
tale-warden-cistern-leader-pay-name = How much does the warden pay you? We pay more.
tale-warden-cistern-leader-truth-name = He is no man. When he leaves, who will pay you then?
tale-warden-cistern-cell-name = to the iron door in the east
tale-warden-cistern-square-name = up the well to the square
tale-warden-cistern-landing-name = out by the storm drain
tale-warden-cistern-surge = The water rises in one great surge!
tale-warden-cistern-won = The cistern is yours. Skarl's people kept a key on the wall.
tale-warden-cistern-sluice-then = The wheel turns, and the water drains away with a roar. Behind it an iron door comes into view.
tale-warden-cistern-sluice-otherwise = The wheel slips, and a wave breaks over the causeway!
tale-warden-cistern-leader-pay-then = Skarl: He pays in promises. Agreed. He whistles, and the rats slip away into the dark.
tale-warden-cistern-leader-pay-otherwise = Skarl grins. His teeth are already growing.
tale-warden-cistern-leader-truth-then = Skarl spits into the water. Then we leave first, he says, and his people follow him into the dark.
tale-warden-cistern-leader-truth-otherwise = Skarl: Long before that you will be bones.
tale-warden-cistern-step = Skarl whistles, and the dark comes alive.
tale-warden-cistern-flood = Somewhere above, a gate is opened.
tale-warden-cistern-leaderless = Without Skarl the rats scatter over the walls.
tale-warden-cell-name = Below the dry well
tale-warden-cell-says = A man in rags lifts his head. He has the warden's face, a scar on his left hand, and chains on both feet.
tale-warden-cell-freed = Empty chains lie on the floor. Nobody is held here any more.
tale-warden-cell-chains-name = the chains
tale-warden-cell-chains-does = pick the lock of the chains
tale-warden-cell-edric-name = Edric Vane
tale-warden-cell-edric-who-name = Who are you?
tale-warden-cell-edric-key-name = We have the key. Come with us.
tale-warden-cell-back-name = back to the cistern
tale-warden-cell-together-name = back to the cistern with Edric Vane
tale-warden-cell-square-name = up to the square with Edric Vane
tale-warden-cell-won = Nothing is left of it but a smell. In the slime lies a lost key.
tale-warden-cell-chains-then = The lock clicks. Edric Vane stands up straight.
tale-warden-cell-chains-otherwise = The chains rattle. Something on the ceiling hears it.
tale-warden-cell-edric-who-then = The prisoner: I am Edric Vane. It came to my door as a beggar and left with my face. Take my signet ring. Captain Rhea knows it.
tale-warden-cell-edric-key-then = The chains fall. Edric Vane stands up straight.
tale-warden-cell-jelly = A yellow mass drops from the ceiling!
tale-warden-yard-name = The warden's yard
tale-warden-yard-says = A wall with ivy, a chained old hound, and guards in front of the great door. The kitchen door lies beyond the hound.
tale-warden-yard-open = A wall with ivy and an old hound on a chain. Nobody stands in front of the great door any more.
tale-warden-yard-hound-name = the old hound
tale-warden-yard-hound-does = speak softly to the old hound
tale-warden-yard-ivy-name = the ivy on the wall
tale-warden-yard-ivy-does = climb the ivy on the wall
tale-warden-yard-door-name = through the great door
tale-warden-yard-kitchen-name = into the house in secret
tale-warden-yard-square-name = back to the square
tale-warden-yard-won = The yard is quiet. The great door is not locked.
tale-warden-yard-hound-then = The hound licks your hand and trots ahead, behind the guards, to the kitchen door.
tale-warden-yard-hound-otherwise = The hound barks. The guards come running!
tale-warden-yard-ivy-then = You climb in silence and find an open window.
tale-warden-yard-ivy-otherwise = A branch breaks. A guard looks up!
tale-warden-yard-let_in = The guards look at their captain's sign, and one by one they leave their posts.
tale-warden-yard-vane_returns = Edric Vane steps into the light. The guards see the scar on his hand, and kneel.
tale-warden-yard-halt = Halt! The guards draw their swords.
tale-warden-yard-reeling = The veteran reels and looks for a way out.
tale-warden-hall-name = The warden's hall
tale-warden-hall-says = The man with the warden's face rises from his table. For a moment his smile is wider than a mouth can be.
tale-warden-hall-back-name = back to the yard
tale-warden-hall-falling_iron = The iron chandelier crashes onto the middle of the hall!
tale-warden-hall-horror = You look into your own face.
tale-warden-hall-won = The last sword falls to the floor of the hall.
tale-warden-hall-deserted = A bodyguard sees who leads you, and throws down his sword.
tale-warden-hall-alarmed = They have heard you, and a spy steps out of the curtain.
tale-warden-hall-chandelier = The false warden cuts a rope.
tale-warden-hall-mask = His face runs like wax, and for a moment he wears yours.
tale-warden-hall-escaped = The creature has got out through the window, onto the roofs!
tale-warden-assembly-name = The assembly house
tale-warden-assembly-says = The benches are full. The man with the warden's face smiles down from his chair. Speaker Maud raises her staff and lets you speak.
tale-warden-assembly-maud-name = Speaker Maud
tale-warden-assembly-maud-vane-name = Look at this man. He is Edric Vane.
tale-warden-assembly-maud-book-name = Two hands have signed this toll book.
tale-warden-assembly-maud-hand-name = Let the physician look at his left hand.
tale-warden-assembly-maud-ring-name = This ring was hidden by the prisoner in your well.
tale-warden-assembly-maud-accuse-name = That is not the warden!
tale-warden-assembly-square-name = back to the square
tale-warden-assembly-maud-vane-then = The true warden shows his scarred hand. The benches fall silent.
tale-warden-assembly-maud-book-then = Maud compares the signatures, and frowns. A murmur goes along the benches.
tale-warden-assembly-maud-book-otherwise = Handwriting changes, says the man in the chair, and some people laugh.
tale-warden-assembly-maud-hand-then = Odile takes his hand and holds it up. There is no scar. A murmur goes along the benches.
tale-warden-assembly-maud-hand-otherwise = He has pulled on his gloves, and nobody dares to take them off.
tale-warden-assembly-maud-ring-then = You tell of the well, and hold up the ring. A murmur goes along the benches.
tale-warden-assembly-maud-ring-otherwise = A stolen ring, says the man in the chair, and some people nod.
tale-warden-assembly-maud-accuse-then = He flinches, and everybody has seen it. A murmur goes along the benches.
tale-warden-assembly-maud-accuse-otherwise = Laughter. Two ushers lead you to the door.
tale-warden-assembly-book_and_hand = He leaps up. His face runs like wax, and he throws himself through the window.
tale-warden-assembly-book_and_ring = He leaps up. His face runs like wax, and he throws himself through the window.
tale-warden-assembly-hand_and_ring = He leaps up. His face runs like wax, and he throws himself through the window.
tale-warden-roofs-name = Over the roofs
tale-warden-roofs-says = The creature runs along the ridge, now a clerk, now a nun, now nobody at all. If it reaches the quay, a boat is waiting there.
tale-warden-roofs-gap-name = the gap between the houses
tale-warden-roofs-gap-does = leap over the gap between the houses
tale-warden-roofs-laundry-name = the washing lines
tale-warden-roofs-laundry-does = swing on the washing lines
tale-warden-roofs-bell-name = the bell tower
tale-warden-roofs-bell-does = cut it off at the bell tower
tale-warden-roofs-quay-name = down to the quay
tale-warden-roofs-gap-then = You jump, and land hard behind it. It looks back for the first time.
tale-warden-roofs-gap-otherwise = You land on a balcony, and have to climb. It gains ground.
tale-warden-roofs-laundry-then = You swing over a lane on a washing line, and are close again.
tale-warden-roofs-laundry-otherwise = A line snaps. By the time you are up again, it is almost at the quay.
tale-warden-roofs-bell-then = You cut it off at the bell tower. There is no roof left to run to. It kneels, and puts out its hands for the chains.
tale-warden-roofs-bell-otherwise = It slips through under your arm, and slides down towards the quay.
tale-warden-quay-name = The foggy quay
tale-warden-quay-says = A boat with oarsmen lies ready at the end of a narrow jetty. The creature has the boy Tam by the collar, and a knife at his throat.
tale-warden-quay-creature-name = the creature
tale-warden-quay-creature-yield-name = The whole town is behind us. Let him go, and you will live.
tale-warden-quay-creature-swap-name = Take one of us for the boy.
tale-warden-quay-creature-chest-name = Leave us the treasury, and go.
tale-warden-quay-jetty_breaks = The planks give way, and half the quay slides into the river!
tale-warden-quay-won = The last oarsman throws down his weapon.
tale-warden-quay-creature-yield-then = It looks past you at the torches, and lets the boy go. The oarsmen drop their oars.
tale-warden-quay-creature-yield-otherwise = It laughs with your voice. Row, it says, and kill them.
tale-warden-quay-creature-swap-then = The moment it lets go of the boy, you strike.
tale-warden-quay-creature-swap-otherwise = It has worn too many faces to believe yours.
tale-warden-quay-creature-chest-then = It smiles, and kicks a chest from the boat onto the planks.
tale-warden-quay-jetty = An oarsman hacks at the ropes.
tale-warden-quay-boy = Tam crawls out from behind a barrel and cheers.
tale-warden-end-freed = The bells of Alderford ring. Nothing will wear the warden's face again, and the gates stand open.
tale-warden-end-gone = The creature has vanished in the fog. Alderford is free of it, and bolts its doors at night.
tale-warden-end-bought = The boat slides into the fog. You are rich, and somewhere downriver another town will get a new warden.
tale-warden-end-defeat = The gates of Alderford stay shut, and the warden signs four more sentences.
tale-warden-end-time_up = You have waited too long. One night the treasury is empty, and the warden is gone.

## What a victory brings

loot-120-gold-pieces = 120 gold pieces
loot-two-bolts-of-silk = two bolts of silk
loot-a-potion-of-healing = a potion of healing
loot-a-few-coins = a few coins
loot-a-crown-of-tarnished-gold = a crown of tarnished gold
loot-240-gold-pieces = 240 gold pieces
loot-a-potion-of-greater-healing = a potion of greater healing
loot-a-black-key-that-is-warm-to-the-touch = a black key that is warm to the touch
loot-six-rubies = six rubies
loot-2400-gold-pieces-some-of-them-molten-together = 2400 gold pieces, some of them molten together
loot-a-shield-with-a-burnt-crest = a shield with a burnt crest
loot-three-garnets = three garnets
loot-a-giant-s-bag-with-610-gold-pieces = a giant's bag with 610 gold pieces
loot-a-rolled-carpet-only-a-little-chewed = a rolled carpet, only a little chewed
loot-34-silver-pieces = 34 silver pieces
loot-a-pouch-with-a-stolen-ring = a pouch with a stolen ring
loot-a-map-of-the-forest = a map of the forest
loot-a-sack-with-60-gold-pieces = a sack with 60 gold pieces
loot-a-dented-silver-plate = a dented silver plate
loot-an-owl-s-pellet-with-a-silver-ring-in-it = an owl's pellet with a silver ring in it
loot-45-gold-pieces-in-a-torn-pack = 45 gold pieces in a torn pack
loot-a-dead-merchant-with-85-gold-pieces = a dead merchant with 85 gold pieces
loot-a-cloak-wrapped-in-silk = a cloak wrapped in silk
loot-a-rusted-breastplate-with-a-good-buckle = a rusted breastplate with a good buckle
loot-130-gold-pieces-in-a-slimy-pot = 130 gold pieces in a slimy pot
loot-a-cup-of-black-silver = a cup of black silver
loot-the-deed-to-a-keep = the deed to a keep
loot-five-pelts = five pelts
loot-a-throne-of-ore = a throne of ore
loot-a-string-of-silver-rings = a string of silver rings
loot-the-keys-of-the-town = the keys of the town
loot-the-treasury-of-alderford = the treasury of Alderford

answer-distance = { $name }: { $distance } ft away.
