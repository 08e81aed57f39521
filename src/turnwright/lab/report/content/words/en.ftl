### Texts of the lab, in the terminal and on a page.

## A simulation

lab-runs = { $runs ->
    [one] One match, seed { $seed }.
   *[other] { NUMBER($runs, useGrouping: 0) } matches, seed { $seed }.
}
lab-title = { $game }: { $what }
lab-scenario = Scenario: { $name }
lab-precise = Stopped early: every win rate is known to within { $margin }.
lab-known = Every win rate is known to within { $margin }.
lab-not-precise = Win rates are known to within { $margin }; { $wanted } would take more matches.
lab-interrupted = Interrupted: results of { $runs } of { $asked } matches.
lab-nothing-played = Interrupted before the first match ended.
lab-took = { $runs ->
    [1] One match took { $time }.
   *[other] { NUMBER($runs, useGrouping: 0) } matches took { $time }.
}
lab-wrote = Wrote { $file }
lab-again = To write the journal of run { $run }:
lab-watch = To watch it:
lab-shown = Run { $run } of seed { $seed }: { $ending }. { $winners }
lab-won-by = Won by { $seats }.
lab-ended-without-winner = No winner.
lab-progress = { $done } of { $total }, { $rate } per second, { $left } remaining

## Tables

lab-sides = Win rates
lab-side = side
lab-agent = played by
lab-won = won
lab-interval = 95 % interval
lab-no-winner = no winner
lab-left = Left at the end
lab-lengths = Match length
lab-inputs = inputs
lab-turns = turns
lab-mean = mean
lab-p10 = p10
lab-p50 = median
lab-p90 = p90
lab-least = shortest
lab-most = longest
lab-matches = matches
lab-endings = How matches ended
lab-ending = ending
lab-times = count
lab-share = share
lab-share-of = { $name }, share
lab-units = Units
lab-unit = unit
lab-means = Figures are averages over all matches; a time is the average of the matches in which the event occurred.

## Endings of any game

lab-ending-steps = input limit reached
lab-ending-stuck = no player could act

## Odds of a position

lab-odds = Odds after input { $number }
lab-odds-seat = As seen by { $seat }: hidden information is redrawn for every match.
lab-odds-spectator = As seen by a spectator: hidden information is redrawn for every match.
lab-odds-all = With full information: only the dice are rolled again.
lab-odds-over = After input { $number } the match is over: { $ending }. { $winners }
lab-odds-along = Odds over the course of the match
lab-input = input
lab-chance-of = { $side } wins

## Odds of one strike

lab-skill = { $skill }, tier { $tier }
lab-skill-strikes = { $by } attacks { $target }, who has { $hp } hp ({ $how })
lab-skill-exact = exact
lab-skill-sampled = { $blows } strikes, seed { $seed }
lab-skill-hit = hit { $hit }: critical { $critical }, partial { $partial }
lab-skill-miss = miss { $miss }: dodged { $dodged }, inaccurate { $inaccurate }
lab-skill-damage = average damage { $mean }; defeated in one strike { $defeat }

## A sweep

lab-sweep = Win rates by point
lab-sweep-points = { $points } points with up to { $runs } matches each, all with the dice of seed { $seed }.
lab-sweep-set = Settings: { $settings }
lab-sweep-interrupted = Interrupted: { $points } of { $asked } points are complete.

## A comparison of two variants

lab-compare = A against B
lab-compare-variant = { $variant }: { $what } ({ $runs } matches, seed { $seed })
lab-compare-clear = In B, { $side } wins { $points } percentage points { $which ->
    [more] more
   *[less] less
} often than in A.
lab-compare-unclear = { $side }: no clear difference; the interval includes zero.
lab-differences = Difference between B and A, in percentage points
lab-difference = B − A
lab-from-to = { $low } to { $high }

## The search for a value

lab-tune-found = { $setting }: { $side } wins { $won } ({ $interval }), the closest to { $target }.
lab-tune-too-low = { $side } never wins { $target } in this range. The closest is { $setting }: { $won } ({ $interval }).
lab-tune-too-high = { $side } always wins more than { $target } in this range. The closest is { $setting }: { $won } ({ $interval }).
lab-tune-interrupted = Interrupted. The closest to { $target } so far is { $setting }: { $side } wins { $won } ({ $interval }).
lab-tune-runs = { $values } values with { $runs } matches each, all with the dice of seed { $seed }.
lab-tune-trials = Values tried

## A tournament

lab-tournament-agents = Tournament of agents
lab-tournament-fighters = Tournament of fighters
lab-tournament-runs = { $names } participants; { $runs } matches per pair and seating, dice of seed { $seed }.
lab-tournament-interrupted = Interrupted: { $played } of { $asked } matches played.
lab-standings = Standings
lab-contestant = name
lab-drawn = drawn
lab-score = score
lab-rating = rating
lab-deviation = deviation
lab-no-ratings = To see ratings, install turnwright[lab].
lab-matrix = Row against column, in percent; a draw counts as half a win
lab-matrix-wide = The table of results among { $names } is too wide for this screen: use --html or --csv.
lab-beats = { $one } against { $other }: { $percent }

## Encounters

lab-proposals = Fights for { $party }
lab-budget = Terrain "{ $terrain }", difficulty { $difficulty }: a budget of { $xp } XP.
lab-fought = Each figure is based on { $runs } fights with the heuristic on both sides, seed { $seed }.
lab-off-by = The margin of error is at most ±{ $margin }.
lab-difficulty = difficulty
lab-difficulty-of = Difficulty: { $difficulty }, { $xp } of { $budget } XP.
lab-measured = Measured: the party wins { $won } ({ $interval }), in { $rounds } rounds.
lab-encounters = Win rates of the party
lab-encounter = encounter
lab-own-party = own party
lab-level = level { $level }
lab-heroes = heroes
lab-foes = foes
lab-height = { $feet } ft high
lab-ground = { $kind ->
    [wall] wall
    [difficult] difficult ground
    [door] door
    [open-door] open door
    [half-cover] half cover
    [three-quarters-cover] three-quarters cover
    [blocks-sight] blocks sight
    [blocks-steps] impassable
   *[floor] floor
}

## Checking an adventure

audit-adventure = { $name }: { $scenes } scenes
audit-all-reachable = Everything in it can happen.
audit-unreachable = can never be reached
audit-no-foes = there are no foes to fight
audit-unset = nothing that can happen sets the flag { $what }
audit-ungiven = nothing that can happen gives { $what }
audit-far = no hero can get there
audit-unused = { $what } can never be used
audit-absent = { $what } never appears
audit-unchecked = nothing asks for a check of { $what }
audit-restless = the scene allows no rest
audit-by-hand = only the game master can apply it
audit-idle = the condition { $what } is not in the SRD and has no effect
audit-words = { $lang }: { $count ->
    [one] 1 text has
   *[other] { $count } texts have
} no translation, for example { $first }
audit-untranslated = Its texts have no translations; they are shown as written in the file.
audit-fights = Fights, each for a rested party
audit-fight = { $fight }: difficulty { $difficulty }
audit-unmeasured = { $fight }: no odds, because { $why }
