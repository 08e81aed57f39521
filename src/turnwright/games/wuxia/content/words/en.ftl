### Wuxia in English.

game-name = Wuxia
seat-first = the first side
seat-second = the second side
scenario-duel = One on one: Green Cliff against Cold River
scenario-pairs = Two on two
scenario-schools = Four on four: two schools
scenario-seed = The old way: no qi comes back
battle-began = { $first } face { $second }.
turn-began = Turn { $turn } (tick { $tick }): { $actor } acts.
turn-lost = { $actor } is stunned and cannot move.
dodge = { $target } sways and is out of { $actor }'s reach.
dodge-part = { $target } half turns away and sheds { $percent } % of the force.
parry = { $target } guards with { $skill }: { $percent } % less.
miss = { $reason ->
    [dodged] { $actor }'s { $skill } finds no { $target }: dodged.
    [inaccurate] { $actor }'s { $skill } goes wide of { $target }.
   *[other] { $actor }'s { $skill } misses { $target }.
}
wound = { $bucket ->
    [low] lightly hurt
    [medium] hurt
   *[other] badly hurt
}
hit-attack = { $phrase ->
    [bold] With a shout { $actor } drives { $skill } at { $target }: { wound }, { $damage } hp.
    [calm] Unhurried, { $actor } touches { $target } with { $skill }: { wound }, { $damage } hp.
   *[other] { $actor } hits { $target } with { $skill }: { wound }, { $damage } hp.
}
hit-parried = { $phrase ->
    [bold] { $target } stands firm against { $actor }'s { $skill }: { wound }, { $damage } hp.
    [calm] { $target } calmly takes { $actor }'s { $skill } on the guard: { wound }, { $damage } hp.
   *[other] { $target } blocks { $actor }'s { $skill }: { wound }, { $damage } hp.
}
hit-critical = { $phrase ->
    [bold] One blow through every guard: { $actor }'s { $skill } strikes { $target } where it counts: { wound }, { $damage } hp! Critical!
    [calm] { $actor } sees the gap, and { $skill } goes deep into { $target }: { wound }, { $damage } hp! Critical!
   *[other] { $actor }'s { $skill } strikes { $target } where it counts: { wound }, { $damage } hp! Critical!
}
defend = { $actor } keeps the guard up.
effect = { $kind ->
    [bleed] bleeding
    [attack_up] attack
    [defense_up] defence
    [haste] speed
    [stun] stun
   *[other] an effect
}
effect-began = { $target }: { effect } ({ $amount }, turns: { $turns }).
effect-ended = { $target }: { effect } wears off.
bled = { $target } bleeds: { $damage } hp.
defeat = { $target } falls!
battle-ended =
    { $reason ->
        [last_standing] One side is down.
        [all_down] Both sides are down.
        [stalemate] Neither can hurt the other.
        [step_cap] The last turn is over.
        [nobody_ready] Nobody can act any more.
        [cannot_lose] One side can no longer lose.
        [resigned] One side gives up.
       *[other] The fight is over.
    } { $winner ->
        [first] The first side wins
        [second] The second side wins
       *[none] Nobody wins
    } (turns: { $turns }).
choose-skill = { $reach ->
    [all] { $skill } on everybody, { $target } too (qi { $qi })
    [chain] { $skill } in a chain from { $target } (qi { $qi })
   *[other] { $skill } on { $target } (qi { $qi })
}
choose-defend = Keep the guard up
resign = Give up
draw-turn = Turn { $turn }, tick { $tick }
draw-team = { $team ->
    [first] First side
    [second] Second side
   *[other] { $team }
}
draw-fighter = { $mark } hp { $hpBar } { $hp }  qi { $qiBar } { $qi }  gauge { $gaugeBar }  { $name }
