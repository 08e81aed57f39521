### Tactics in English.

game-name = Tactics: a fight on a grid, by the rules of D&D 5e
seat-master = the master
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
    [blinded] blinded
    [charmed] charmed
    [deafened] deafened
    [exhaustion] exhausted
    [frightened] frightened
    [grappled] grappled
    [incapacitated] incapacitated
    [invisible] invisible
    [paralyzed] paralyzed
    [petrified] petrified
    [poisoned] poisoned
    [prone] prone
    [restrained] restrained
    [stunned] stunned
    [unconscious] unconscious
    [concentration] concentrating
    [dodging] dodging
    [disengaged] disengaged
    [hidden] hidden
    [helped] helped
    [surprised] surprised
    [readied] ready to act
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
    [acrobatics] acrobatics
    [animal_handling] animal handling
    [arcana] arcana
    [athletics] athletics
    [deception] deception
    [history] history
    [insight] insight
    [intimidation] intimidation
    [investigation] investigation
    [medicine] medicine
    [nature] nature
    [perception] perception
    [performance] performance
    [persuasion] persuasion
    [religion] religion
    [sleight_of_hand] sleight of hand
    [stealth] stealth
    [survival] survival
   *[other] { $skill }
}
reaction = { $reaction ->
    [opportunity_attack] an opportunity attack
    [uncanny_dodge] an uncanny dodge
    [readied_action] a readied action
   *[other] { $reaction }
}

## What happens

combat-start = The fight begins! The order of turns: { $order }.
initiative-rolled = { $creature_id } rolls { $total } for initiative.
new-round = Round { $round }.
turn-start = It is { $creature_id }'s turn.
turn-end = { $creature_id }'s turn is over.
moved = { $forced ->
    [true] { $creature_id } is moved to { $x }, { $y }.
   *[false] { $creature_id } moves to { $x }, { $y } ({ $left_ft } ft left).
}
attack-rolled = { $critical ->
    [true] { $actor_id } strikes { $target_id } where it counts with { $weapon }: { $total } against { $ac }. Critical!
   *[false] { $hit ->
        [true] { $actor_id } hits { $target_id } with { $weapon }: { $total } against { $ac }.
       *[false] { $actor_id } misses { $target_id } with { $weapon }: { $total } against { $ac }.
    }
}
damage-dealt = { $creature_id } takes { $amount } { damage-type }; hit points left: { $hp }.
healed = { $temporary ->
    [0] { $creature_id } regains { $amount } hit points and has { $hp }.
   *[other] { $creature_id } has { $temporary } temporary hit points.
}
creature-downed = { $dead ->
    [true] { $creature_id } dies!
   *[false] { $creature_id } falls!
}
stabilized = { $creature_id } is stable.
death-save = { $natural ->
    [0] { $creature_id } is hurt while dying: { $failures } failed death saves.
   *[other] { $creature_id } throws { $natural } for life or death: { $successes } made, { $failures } failed.
}
save-rolled = { $saved ->
    [true] { $legendary ->
        [true] { $creature_id } saves after all ({ ability }), by legendary resistance.
       *[false] { $creature_id } saves ({ ability }): { $total } against { $dc }.
    }
   *[false] { $total ->
        [-1] { $creature_id } cannot save ({ ability }).
       *[other] { $creature_id } fails to save ({ ability }): { $total } against { $dc }.
    }
}
check-rolled = { $made ->
    [true] { $creature_id }: a check of { skill }, { $total }: made.
   *[false] { $creature_id }: a check of { skill }, { $total }: failed.
}
condition-applied = { $creature_id } is { condition } now.
condition-ticked = { $creature_id } suffers from being { condition }.
condition-ended = { $creature_id } is not { condition } any more.
effect-applied = { $creature_id } is under { $condition } now.
effect-ticked = { $creature_id } feels { $condition }.
effect-ended = { $condition } wears off { $creature_id }.
concentration-checked = { $kept ->
    [true] { $creature_id } keeps up { $spell }: { $total } against { $dc }.
   *[false] { $creature_id } loses hold of { $spell }: { $total } against { $dc }.
}
spell-cast = { $slot_level ->
    [0] { $actor_id } uses { $spell }.
   *[other] { $actor_id } casts { $spell } (slot { $slot_level }).
}
spell-countered = { $spell } by { $actor_id } comes to nothing: { $by } has countered it.
spell-resolved = { $spell } by { $actor_id } takes effect.
spell-outcome = { $outcome ->
    [hit] { $spell } hits { $creature_id }.
    [miss] { $spell } misses { $creature_id }.
    [fail] { $spell } has its full effect on { $creature_id }.
    [half] { $spell } has half its effect on { $creature_id }.
    [success] { $spell } does nothing to { $creature_id }.
   *[other] { $spell } reaches { $creature_id }.
}
reaction-offered = { $reaction ->
    [opportunity_attack] { $creature_id } may strike at { $against }, who leaves.
    [readied_action] { $creature_id } may do what was readied: { $against } sets it off.
   *[other] { $creature_id } may react to { $against }: { reaction }.
}
reaction-taken = { $reaction ->
    [opportunity_attack] { $creature_id } strikes at { $against }, who leaves.
    [readied_action] { $creature_id } has waited for { $against }, and acts.
   *[other] { $creature_id } reacts to { $against }: { reaction }.
}
action-taken = { $action ->
    [DASH] { $creature_id } dashes.
    [DISENGAGE] { $creature_id } disengages.
    [DODGE] { $creature_id } dodges.
    [HIDE] { $creature_id } tries to hide.
    [SEARCH] { $creature_id } searches.
    [HELP] { $creature_id } helps { $target }.
    [GRAPPLE] { $creature_id } tries to get hold of { $target }.
    [SHOVE] { $creature_id } shoves { $target }.
    [STABILIZE] { $creature_id } tends to { $target }.
    [READY_ACTION] { $creature_id } waits for the right moment.
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
        [last_standing] Only one side still stands.
        [gave_up] One side has given up.
        [all_down] Nobody stands any more.
        [stalemate] Nothing comes of it any more.
        [too_long] It has gone on for too long.
        [surrender] One side surrenders.
        [flight] One side has fled.
        [capture] One side is captured.
        [master] The master ends it.
       *[other] The fight is over.
    } { $winner ->
        [party] The party wins
        [foes] The foes win
       *[none] Nobody wins
    } in round { $rounds }, { $xp } XP.
combat-loot = Loot: { $loot }.
combat-lasting = { $creature_id } is still { $conditions }.
combat-under = { $creature_id } is still under { $conditions }.

## Questions

ask-opportunity_attack = { $against } leaves: does { $who } strike?
ask-uncanny_dodge = { $against } hits { $who }: halve the damage?
ask-readied_action = { $against } sets it off: does { $who } do what was readied?
ask-reaction = { $against } hits { $who }: use { $power }?
ask-counter = { $against } casts { $spell } (level { $level }): does { $who } use { $power }?
ask-resistance = The save against { $reason } failed: save after all, by legendary resistance?
ask-again = The save against { $reason } failed: use { $power }?
ask-legendary = Which legendary action now?
yes-reaction = Yes (takes the reaction)
yes-slot = Yes (takes the reaction and a slot of level { $level })
yes-resistance = Yes (takes one legendary resistance)
yes-again = Yes (takes one use)
yes-legendary = { $power } on { $targets }
no = No
dice-lower = { $bonus ->
    [none] two d20, the lower counts
   *[other] two d20, the lower counts, { $bonus }
}
dice-higher = { $bonus ->
    [none] two d20, the higher counts
   *[other] two d20, the higher counts, { $bonus }
}
throw-initiative = { $who }: initiative, { $hint }
throw-attack = { $who } attacks, { $what }: { $hint }
throw-attack-dc = { $who } attacks, { $what }: { $hint } against { $dc }
throw-save = { $who } saves ({ ability }), { $what }: { $hint }
throw-save-dc = { $who } saves ({ ability }), { $what }: { $hint } against { $dc }
throw-death-save = { $who }: death save, 10 or more
throw-skill = { $who }: { skill }, { $hint }
throw-skill-dc = { $who }: { skill }, { $hint } against { $dc }
throw-other = { $who }, { $what }: { $hint }
throw-other-dc = { $who }, { $what }: { $hint } against { $dc }
reason-initiative = initiative
reason-death-save = death save
reason-sneak-attack = sneak attack
reason-undead-fortitude = undead fortitude
reason-concentration = concentration
reason-grip = a grip
reason-escape = breaking free
reason-hide = hiding
reason-search = searching
reason-fall = a fall

## Choices

choose-attack = { $weapon } at { $target }: { $percent } %, { $damage }
choose-attack-walk = Walk { $feet } ft, then { $weapon } at { $target }: { $percent } %, { $damage }
choose-attack-walk-risk = Walk { $feet } ft (may be struck by { $whom }), then { $weapon } at { $target }: { $percent } %, { $damage }
choose-attack-unsure = { $weapon } at { $target }
choose-thrown = { $walks ->
    [true] throw { $weapon }
   *[false] Throw { $weapon }
}
choose-provoke = { $walks ->
    [true] { $actor } walks up to { $target } to attack with { $weapon }, and the fight begins
   *[false] { $actor } attacks { $target } with { $weapon }, and the fight begins
}
choose-save-harm = { $spell } at { $target }: not saved { $percent } %, { $damage }
choose-save = { $spell } on { $target }: not saved { $percent } %
choose-harm = { $spell } at { $target }: { $damage } for certain
choose-heal = { $spell } for { $target }: heals { $amount }
choose-power = { $spell } on { $target }
choose-power-self = Use { $spell }
choose-slot = { $spell } (slot { $level })
choose-place = { $spell } to { $x }, { $y }
choose-area = { $spell } at { $x }, { $y }: enemies { $enemies }, allies { $allies }, damage { $damage }
choose-area-self = { $spell } around oneself: enemies { $enemies }, allies { $allies }, damage { $damage }
choose-area-save = { $enemies ->
    [1] { $spell } at { $x }, { $y }: enemies { $enemies }, allies { $allies }, not saved { $works } %
   *[other] { $spell } at { $x }, { $y }: enemies { $enemies }, allies { $allies }, at least one not saved { $works } %
}
choose-area-self-save = { $enemies ->
    [1] { $spell } around oneself: enemies { $enemies }, allies { $allies }, not saved { $works } %
   *[other] { $spell } around oneself: enemies { $enemies }, allies { $allies }, at least one not saved { $works } %
}
choose-move = Move to { $x }, { $y } ({ $feet } ft)
choose-move-risk = Move to { $x }, { $y } ({ $feet } ft); may be struck by { $whom }
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
choose-topple = Push { $target } over: { $percent } %
choose-grapple = Get hold of { $target }: { $percent } %
choose-escape = Break free: { $percent } %
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
choose-scene-event = Let it happen: { $event }
choose-skill-check = Ask { $actor } for a check of { skill }
choose-save-check = Ask { $actor } for a saving throw ({ ability })

## Headings

topic-attack = Attack ({ $count }).
topic-cast = Spells and powers ({ $count }).
topic-item = Items ({ $count }).
topic-move = Move ({ $count }).
topic-ready = Ready ({ $count }).
hint-attack = As in: attack { $target }
hint-move = As in: move { $cell }
hint-ready = As in: ready attack when near
hint-cast-at = As in: cast { $spell } at { $cell }
hint-cast = As in: cast { $spell }
hint-cast-on = As in: cast { $spell } on { $target }
topic-act = Act:
game-help =
    Here you can also type:
    move 5,3: go to column 5, row 3; 5,3 alone is enough
    attack NAME, hit NAME, shoot NAME; with WEAPON if it matters
    cast SPELL at 5,3, cast SPELL on NAME, level 3 for a higher slot; use THING
    dash, disengage, dodge, hide, search, help NAME, push NAME, topple NAME,
    grapple NAME, escape, stabilize NAME, stand, flee, surrender, end
    ready attack when near; also when moves, attacks or casts
    attack, cast, item, move, ready or act alone: all choices of that kind
    look NAME: armour, conditions and what is left to spend
    odds attack NAME: the chances, before you do it
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

## Why something is refused

refused-already = it is there already
refused-ambiguous = several are called that
refused-cannot-act = it is incapacitated and can only move
refused-cannot-hide = it is held, or hidden already
refused-frightened = it cannot come nearer to what it fears
refused-in-sight = { $by } sees it
refused-loading = that weapon shoots once with an action
refused-no-action = the action of this turn is used
refused-no-ammunition = { $numbers ->
    [1] all { $a } pieces are used
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
    [2] it costs { $a } ft, { $b } are left
   *[other] there is not enough movement left
}
refused-no-reaction = the reaction is used
refused-no-slot = { $numbers ->
    [1] no slot of level { $a } is left
   *[other] there is no such slot left
}
refused-no-speed = its speed is 0
refused-no-target = it needs a target
refused-no-uses = { $numbers ->
    [1] it was used { $a } times
   *[other] it is used up
}
refused-no-way = { $numbers ->
    [2] { $already ->
        [true] it is at { $a }, { $b } already
       *[false] there is no way to { $a }, { $b }
    }
   *[other] there is no way to that cell
}
refused-not-prone = it stands already
refused-not-your-turn = it is another's turn
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
   *[other] { $wanted } ft away, { $there } are in reach
}
refused-recharging = { $numbers ->
    [1] it comes back on a { $a } of a d6
   *[other] it has to recharge first
}
refused-slot-used = one slot was used in this turn already
refused-too-far = { $numbers ->
    [4] { $a }, { $b } costs { $wanted } ft, { $there } are left
   *[other] it costs { $wanted } ft, { $there } are left
}
refused-too-large = it is too large
refused-unknown-spell = there is no such spell or power
refused-unknown-target = nobody here is called that
refused-unknown-weapon = there is no such weapon
refused-unseen = nobody knows where it is
refused-wrong-scene = there is no fight
refused-wrong-target = that is no target for it
refused-too-many = { $numbers ->
    [1] it reaches { $a } targets
   *[other] these are too many targets
}
refused-not-a-cantrip = { $numbers ->
    [1] it is a spell of level { $a }, no cantrip
   *[other] it is no cantrip
}
refused-no-item = there is no such thing at hand
refused-no-center = it needs a point
refused-no-direction = it needs a way to go from here
refused-no-object = the free object of this turn and the action are used
refused-not-at-the-edge = that is { $wanted } ft from the edge of the map
refused-needs-a-place = say where, as in cast SPELL at 5,3
refused-needs-a-target = say on whom
refused-charmed = one who is charmed does not harm the charmer

## The drawing

draw-round = Round { $round }: { $order }
draw-scene = { $scene ->
    [SocialFreeFlow] Peace: people talk.
    [Exploration] Peace: the party explores.
    [DowntimePreparation] Peace: a time to prepare.
   *[other] Peace.
}
draw-purse = { $name } can still use: { $left }
draw-purse-empty = { $name } has nothing left to use.
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
look-creature = At { $x }, { $y }; armour class { $ac }. To spend: { $left }.
look-creature-concentrating = At { $x }, { $y }; armour class { $ac }; concentrates on { $spell }. To spend: { $left }.
look-condition = { $what }{ $until ->
    [UntilEndOfTurn] , until the end of a turn.
    [UntilStartOfTurn] , until the start of a turn.
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

## What a bot has in mind

bot-begins = The fight begins.
bot-waits = It is not this seat's turn.
bot-stands-up = { $who } gets up.
bot-cannot-act = { $who } cannot act.
bot-flees = { $who } has had enough and leaves the field.
bot-slips-away = { $who } wants to get away without being struck at.
bot-runs = { $who } is afraid and runs.
bot-strikes = { $departs ->
    [yes] { $who } strikes at { $target } with { $tool } ({ $worth }).
   *[no] { $who } strikes at { $target } with { $tool }: nothing promises more ({ $worth }).
}
bot-shoots = { $departs ->
    [yes] { $who } aims at { $target } with { $tool } ({ $worth }).
   *[no] { $who } aims at { $target } with { $tool }: nothing promises more ({ $worth }).
}
bot-casts = { $departs ->
    [yes] { $who } uses { $tool } on { $target } ({ $worth }).
   *[no] { $who } uses { $tool } on { $target }: nothing promises more ({ $worth }).
}
bot-aims = { $who } uses { $tool } where { $target } is: that catches the most ({ $worth }).
bot-uses = { $who } uses { $tool } ({ $worth }).
bot-helps = { $who } helps { $target } with { $tool } ({ $worth }).
bot-raises = { $who } gets { $target } back up with { $tool } ({ $worth }).
bot-stabilizes = { $who } keeps { $target } from dying.
bot-closes-in = { $who } closes in on { $target } ({ $worth }).
bot-comes-to-help = { $who } comes to the help of { $target }.
bot-takes-aim = { $who } goes where { $target } can be shot at ({ $worth }).
bot-moves-up = { $who } moves up to { $target }, who is out of reach.
bot-hurries = { $who } hurries: everybody is out of reach.
bot-falls-back = { $who } falls back from danger.
bot-blinks = { $who } gets out of danger with { $tool }.
bot-hides = { $who } hides: nobody sees it here.
bot-searches = { $who } looks for those who hide.
bot-wanders = { $who } walks about to come across those who hide.
bot-dodges = { $who } dodges: nothing else is worth more.
bot-breaks-free = { $who } tries to break free.
bot-distracts = { $who } distracts an enemy, so that { $target } strikes better ({ $worth }).
bot-pushes = { $who } pushes { $target } to where it hurts ({ $worth }).
bot-topples = { $who } throws { $target } down, for whoever strikes next ({ $worth }).
bot-holds = { $who } holds { $target }, who would rather get away ({ $worth }).
bot-waits-to-strike = { $who } waits with { $tool } until { $target } comes near.
bot-waits-to-shoot = { $who } waits with { $tool } for an enemy to come into sight.
bot-opens = { $who } opens the door that is in the way.
bot-is-done = { $who } has nothing better to do.
bot-keeps-guard = { $who } dodges and lets them come.
bot-holds-back = { $who } holds back.
bot-stays-with-it = Played out against { $others ->
    [one] another plan, which did not do clearly better
   *[other] { $others } other plans, none of which did clearly better
}: { $reason }
bot-thinks-better = Of { $plans } plans that were played out, in { $worlds } worlds this did best: { $reason }

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
ending-last_standing = one side was down
ending-all_down = both sides were down
ending-surrender = one side surrendered
ending-flight = one side fled
ending-capture = one side was captured
ending-stalemate = nothing came of it any more
ending-too_long = it went on for too long
ending-master = the master ended it
