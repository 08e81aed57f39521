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
   *[false] { $creature_id } moves to { $x }, { $y } ({ $left_ft } ft left).
}
attack-rolled = { $critical ->
    [true] Critical hit! { $actor_id } hits { $target_id } with { $weapon }: { $total } against AC { $ac }.
   *[false] { $hit ->
        [true] { $actor_id } hits { $target_id } with { $weapon }: { $total } against AC { $ac }.
       *[false] { $actor_id } misses { $target_id } with { $weapon }: { $total } against AC { $ac }.
    }
}
damage-dealt = { $creature_id } takes { $amount } { damage-type } ({ $hp } HP left).
healed = { $temporary ->
    [0] { $creature_id } regains { $amount } hit points ({ $hp } HP).
   *[other] { $creature_id } gains { $temporary } temporary hit points.
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
    [GRAPPLE] { $creature_id } tries to grapple { $target }.
    [SHOVE] { $creature_id } shoves { $target }.
    [STABILIZE] { $creature_id } tries to stabilize { $target }.
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
    [fled] { $creature_id } flees.
    [surrendered] { $creature_id } surrenders.
    [captured] { $creature_id } is knocked out and captured.
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
yes-reaction = Yes (uses the reaction)
yes-slot = Yes (uses the reaction and a level { $level } slot)
yes-resistance = Yes (uses one Legendary Resistance)
yes-again = Yes (expends one use)
yes-legendary = { $power } on { $targets }
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

choose-attack = { $weapon } at { $target }: { $percent } %, { $damage }
choose-attack-walk = Walk { $feet } ft, then { $weapon } at { $target }: { $percent } %, { $damage }
choose-attack-walk-risk = Walk { $feet } ft (provokes { $whom }), then { $weapon } at { $target }: { $percent } %, { $damage }
choose-attack-unsure = { $weapon } at { $target }
choose-thrown = { $walks ->
    [true] throw { $weapon }
   *[false] Throw { $weapon }
}
choose-provoke = { $walks ->
    [true] { $actor } walks up to { $target } to attack with { $weapon }, and the fight begins
   *[false] { $actor } attacks { $target } with { $weapon }, and the fight begins
}
choose-save-harm = { $spell } at { $target }: fails the save { $percent } %, { $damage }
choose-save = { $spell } on { $target }: fails the save { $percent } %
choose-harm = { $spell } at { $target }: hits automatically, { $damage }
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
choose-push = Push { $target } away: { $percent } %
choose-topple = Knock { $target } Prone: { $percent } %
choose-grapple = Grapple { $target }: { $percent } %
choose-escape = Escape the grapple: { $percent } %
choose-stabilize = Stabilize { $target }: { $percent } %
choose-stand-up = Stand up
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
action-escape = Escape a grapple
action-stabilize = Stabilize
action-stand-up = Stand up
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
game-help =
    You can also type:
    move 5,3: go to column 5, row 3; 5,3 alone is enough
    attack NAME, hit NAME, shoot NAME; with WEAPON if it matters
    cast SPELL at 5,3, cast SPELL on NAME, level 3 for a higher slot; use THING
    dash, disengage, dodge, hide, search, help NAME, push NAME, topple NAME,
    grapple NAME, escape, stabilize NAME, stand, flee, surrender, end
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
verbs-search = spot
verbs-help = assist
verbs-push = shove
verbs-topple = trip
verbs-grapple = grab
verbs-escape = break
verbs-stabilize = tend
verbs-stand = rise
verbs-open = close
verbs-ready = wait
verbs-flee = leave
verbs-surrender = yield
verbs-end = done
verbs-with = using

## Refusals

refused-already = it is already there
refused-ambiguous = several creatures have that name
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
refused-needs-a-target = name a target
refused-charmed = a Charmed creature cannot attack its charmer

## The drawing

draw-round = Round { $round }: { $order }
draw-scene = { $scene ->
    [SocialFreeFlow] Out of combat: conversation.
    [Exploration] Out of combat: exploration.
    [DowntimePreparation] Out of combat: downtime.
   *[other] Out of combat.
}
draw-purse = { $name } has left: { $left }
draw-purse-empty = { $name } has nothing left this turn.
purse-action = an action
purse-attacks = { $count ->
    [1] 1 attack
   *[other] { $count } attacks
}
purse-bonus = a bonus action
purse-reaction = a reaction
purse-movement = { $feet } ft
purse-slots = slots { $slots }
kind-numbered = { $name } { $number }
look-creature = At { $x }, { $y }; AC { $ac }. Left this turn: { $left }.
look-creature-concentrating = At { $x }, { $y }; AC { $ac }; concentrating on { $spell }. Left this turn: { $left }.
look-condition = { $what }{ $until ->
    [UntilEndOfTurn] , until the end of its turn.
    [UntilStartOfTurn] , until the start of its turn.
    [Rounds] , rounds left: { $rounds }.
   *[other] .
}
draw-creature = { $mark }{ $token } { $bar } { $hp } hp  { $name }
draw-creature-notes = { $mark }{ $token } { $bar } { $hp } hp  { $name } ({ $notes })
note-dead = dead
note-left = { $how ->
    [fled] fled
    [surrendered] surrendered
    [captured] captured
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
    [yes] { $who } strikes at { $target } with { $tool } ({ $worth }).
   *[no] { $who } strikes at { $target } with { $tool }: the best option ({ $worth }).
}
bot-shoots = { $departs ->
    [yes] { $who } aims at { $target } with { $tool } ({ $worth }).
   *[no] { $who } aims at { $target } with { $tool }: the best option ({ $worth }).
}
bot-casts = { $departs ->
    [yes] { $who } uses { $tool } on { $target } ({ $worth }).
   *[no] { $who } uses { $tool } on { $target }: the best option ({ $worth }).
}
bot-aims = { $who } uses { $tool } where { $target } is: that catches the most ({ $worth }).
bot-uses = { $who } uses { $tool } ({ $worth }).
bot-helps = { $who } helps { $target } with { $tool } ({ $worth }).
bot-raises = { $who } brings { $target } back to consciousness with { $tool } ({ $worth }).
bot-stabilizes = { $who } keeps { $target } from dying.
bot-closes-in = { $who } closes in on { $target } ({ $worth }).
bot-comes-to-help = { $who } moves to help { $target }.
bot-takes-aim = { $who } moves to a clear line on { $target } ({ $worth }).
bot-moves-up = { $who } moves towards { $target }, who is out of reach.
bot-hurries = { $who } dashes: every enemy is out of reach.
bot-falls-back = { $who } falls back from danger.
bot-blinks = { $who } gets out of danger with { $tool }.
bot-hides = { $who } hides: no enemy can see it here.
bot-searches = { $who } searches for hidden enemies.
bot-wanders = { $who } patrols to find hidden enemies.
bot-dodges = { $who } dodges: nothing else is worth more.
bot-breaks-free = { $who } tries to break free.
bot-distracts = { $who } distracts an enemy to give { $target } Advantage ({ $worth }).
bot-pushes = { $who } pushes { $target } into danger ({ $worth }).
bot-topples = { $who } knocks { $target } Prone for the next attacker ({ $worth }).
bot-holds = { $who } grapples { $target } to keep it from escaping ({ $worth }).
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
figure-died-share = died
ending-last_standing = one side was defeated
ending-all_down = both sides were defeated
ending-surrender = one side surrendered
ending-flight = one side fled
ending-capture = one side was captured
ending-stalemate = stalemate
ending-too_long = round limit reached
ending-master = ended by the game master
