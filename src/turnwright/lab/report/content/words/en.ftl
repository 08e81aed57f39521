### The words of the lab, in the terminal and on a page.

## A simulation

lab-runs = { $runs ->
    [one] One match, seed { $seed }.
   *[other] { NUMBER($runs, useGrouping: 0) } matches, seed { $seed }.
}
lab-title = { $game }: { $what }
lab-scenario = Scenario: { $name }
lab-precise = Stopped early: every chance is known to within { $margin }.
lab-not-precise = The chances are known to within { $margin }; { $wanted } would take more matches.
lab-interrupted = Interrupted: this is what { $runs } of { $asked } matches came to.
lab-nothing-played = Interrupted before a single match was over.
lab-took = { $runs } matches took { $time }.
lab-wrote = Written: { $file }
lab-again = To write the journal of run { $run }:
lab-watch = To watch it:
lab-shown = Run { $run } of seed { $seed }: { $ending }. { $winners }
lab-won-by = Won by { $seats }.
lab-won-by-nobody = Nobody won.
lab-progress = { $done } of { $total }, { $rate } a second, { $left } left

## Tables

lab-sides = Who wins
lab-side = side
lab-agent = played by
lab-won = won
lab-interval = 95 % interval
lab-nobody = nobody
lab-left = What is left at the end
lab-lengths = How long a match is
lab-inputs = inputs
lab-turns = turns
lab-mean = mean
lab-p10 = 10 % within
lab-p50 = half within
lab-p90 = 90 % within
lab-least = shortest
lab-most = longest
lab-matches = matches
lab-endings = Why matches ended
lab-ending = ending
lab-times = times
lab-share = share
lab-share-of = { $name }, share
lab-units = Units
lab-unit = unit
lab-means = Figures are means over all matches; a time is the mean of the matches in which it came to that.

## Endings that every game may have

lab-ending-steps = too many inputs
lab-ending-stuck = nobody could act

## The odds of a position

lab-odds = The odds after input { $number }
lab-odds-seat = For all that { $seat } knows: what is hidden from this seat is drawn anew in every match.
lab-odds-spectator = For all that a spectator knows: what is hidden is drawn anew in every match.
lab-odds-all = For one who knows all: nothing is drawn anew but the dice.
lab-odds-over = After input { $number } the match is over: { $ending }. { $winners }
lab-odds-along = The odds along the match
lab-input = input
lab-chance-of = { $side } wins

## The odds of one blow

lab-skill = { $skill }, tier { $tier }
lab-skill-strikes = { $by } strikes { $target }, who has { $hp } hp ({ $how })
lab-skill-exact = exact
lab-skill-sampled = { $blows } blows, seed { $seed }
lab-skill-hit = hit { $hit }: critical { $critical }, in part { $partial }
lab-skill-miss = miss { $miss }: dodged { $dodged }, inaccurate { $inaccurate }
lab-skill-damage = damage { $mean } on average; down in one blow { $defeat }

## A sweep

lab-sweep = Win rates over the grid
lab-sweep-points = { $points } points, up to { $runs } matches each, all with the dice of seed { $seed }.
lab-sweep-set = Set: { $settings }
lab-sweep-interrupted = Interrupted: these are { $points } of { $asked } points.

## A tournament

lab-tournament-agents = A tournament of agents
lab-tournament-fighters = A tournament of fighters
lab-tournament-runs = { $names } take part; each pair plays { $runs } matches from each seat, with the dice of seed { $seed }.
lab-tournament-interrupted = Interrupted: { $played } of { $asked } matches were played.
lab-standings = Standings
lab-contestant = name
lab-drawn = drawn
lab-score = score
lab-rating = rating
lab-deviation = give or take
lab-no-ratings = Ratings beside the scores need turnwright[lab].
lab-matrix = The row against the column, in percent; a draw is half a win
lab-matrix-wide = Who beats whom among { $names } is too wide to show here: see --html or --csv.
lab-beats = { $one } against { $other }: { $percent }

## Encounters

lab-proposals = Fights for { $party }
lab-budget = In the terrain "{ $terrain }", difficulty { $difficulty }: a budget of { $xp } experience.
lab-fought = Each number is of { $runs } fights with the heuristic on both sides, seed { $seed }.
lab-off-by = Each may be up to { $margin } off to either side.
lab-book = by the book
lab-by-book = By the book: { $difficulty }, { $xp } of { $budget } experience.
lab-measured = In the lab: the party wins { $won } ({ $interval }), in { $rounds } rounds.
lab-encounters = How often the party wins
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
    [blocks-sight] no sight through
    [blocks-steps] cannot be entered
   *[floor] floor
}
