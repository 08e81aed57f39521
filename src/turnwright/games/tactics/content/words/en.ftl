### Tactics in English.

game-name = Tactics: a fight on a grid, by the rules of D&D 5e
seat-master = the master
seat-party = the party
seat-player_1 = the first player
seat-player_2 = the second player
seat-player_3 = the third player
seat-player_4 = the fourth player
scenario-bandit-road = Bandits on the road
scenario-bench-goblins = One fighter against three goblins
scenario-crypt = The crypt
scenario-goblin-ambush = A goblin ambush
scenario-ogre-bridge = The ogres at the bridge
scenario-spider-nest = The spiders' nest
scenario-wolves-at-the-camp = Wolves at the camp

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
    [true] { $creature_id } saves ({ ability }): { $total } against { $dc }.
   *[false] { $creature_id } fails to save ({ ability }): { $total } against { $dc }.
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
spell-cast = { $actor_id } uses { $spell }.
spell-outcome = { $outcome ->
    [hit] { $spell } hits { $creature_id }.
    [miss] { $spell } misses { $creature_id }.
    [fail] { $spell } has its full effect on { $creature_id }.
    [half] { $spell } has half its effect on { $creature_id }.
    [success] { $spell } does nothing to { $creature_id }.
   *[other] { $spell } reaches { $creature_id }.
}
reaction-offered = { $creature_id } may react against { $against }: { reaction }.
reaction-taken = { $creature_id } reacts against { $against }: { reaction }.
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

## Questions

opportunity_attack = Strike at whoever leaves?
uncanny_dodge = Halve the damage with an uncanny dodge?
legendary_resistance = Save after all, by legendary resistance?
readied_action = Carry out the readied action now?
legendary_action = Which legendary action now?
parry = Parry this blow?
shield = Cast Shield against this hit?
counterspell = Cast Counterspell against this spell?
initiative = the roll for initiative
no = No

## Choices

choose-attack = { $weapon } at { $target }: { $percent } %, { $damage }
choose-attack-walk = Walk { $feet } ft, then { $weapon } at { $target }: { $percent } %, { $damage }
choose-attack-walk-risk = Walk { $feet } ft (may be struck by { $whom }), then { $weapon } at { $target }: { $percent } %, { $damage }
choose-attack-unsure = { $weapon } at { $target }
choose-save-harm = { $spell } at { $target }: not saved { $percent } %, { $damage }
choose-save = { $spell } on { $target }: not saved { $percent } %
choose-harm = { $spell } at { $target }: { $damage } for certain
choose-heal = { $spell } for { $target }: heals { $amount }
choose-power = { $spell } on { $target }
choose-power-self = Use { $spell }
choose-place = { $spell } to { $x }, { $y }
choose-area = { $spell } at { $x }, { $y }: enemies { $enemies }, allies { $allies }, damage { $damage }
choose-area-self = { $spell } around oneself: enemies { $enemies }, allies { $allies }, damage { $damage }
choose-move = Move to { $x }, { $y } ({ $feet } ft)
choose-move-risk = Move to { $x }, { $y } ({ $feet } ft); may be struck by { $whom }
choose-dash = Dash
choose-disengage = Disengage
choose-dodge = Dodge
choose-hide = Hide: { $percent } %
choose-search = Search
choose-help = Help { $target }
choose-push = Push { $target } away: { $percent } %
choose-topple = Push { $target } over: { $percent } %
choose-grapple = Get hold of { $target }: { $percent } %
choose-escape = Break free: { $percent } %
choose-stabilize = Stabilize { $target }: { $percent } %
choose-stand-up = Stand up
choose-lie-down = Lie down
choose-ready = Ready an action
choose-surrender = Surrender
choose-flee = Flee off the map
choose-end-turn = End the turn
choose-combat-start = Start the fight
choose-combat-end = End the fight
choose-scene-event = Let it happen: { $event }
choose-skill-check = Ask { $actor } for a check of { skill }
choose-save-check = Ask { $actor } for a saving throw ({ ability })

## The drawing

draw-round = Round { $round }: { $order }
draw-scene = { $scene ->
    [SocialFreeFlow] Peace: people talk.
    [Exploration] Peace: the party explores.
    [DowntimePreparation] Peace: a time to prepare.
   *[other] Peace.
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
bot-strikes = { $who } strikes at { $target } with { $tool }: nothing promises more ({ $worth }).
bot-shoots = { $who } aims at { $target } with { $tool }: nothing promises more ({ $worth }).
bot-casts = { $who } uses { $tool } on { $target }: nothing promises more ({ $worth }).
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
bot-is-done = { $who } has nothing better to do.
