### Stellar in English.

game-name = Stellar: a turn-based space war
scenario-battle = A battle between two fleets
about-scenario-battle = One battle, without planets or production: the fleet that is left wins.
scenario-border-war = Border war: two powers, with free worlds between them
scenario-hot-seat = Hot seat: no computer players, no fog of war
scenario-king-of-the-ring = King of the ring: hold the star in the middle
scenario-land-rush = Land rush: a race for systems without combat
scenario-last-stand = Last stand: survive against three-to-one odds
scenario-sandbox = Sandbox: two powers in a spiral galaxy
scenario-skirmish = Skirmish: a first game on nine stars
scenario-spiral-war = Spiral war: three powers in a spiral galaxy

## Names

faction-blue-league = Blue League
faction-red-hegemony = Red Hegemony
faction-golden-horde = Golden Horde
faction-green-compact = Green Compact
faction-free-worlds = Free Worlds
profile = { $profile ->
    [aggressive] aggressive
    [balanced] balanced
    [defensive] defensive
   *[other] other
}
opponent-aggressive = aggressive
opponent-balanced = balanced
opponent-defensive = defensive
type-carrier = carrier
type-cruiser = cruiser
type-destroyer = destroyer
type-frigate = frigate
type-fighter = fighter
type-bomber = bomber
type-troop_transport = troop transport
type-tanker = tanker
type-extractor = extractor
ships-carrier = { $count ->
    [one] { $count } carrier
   *[other] { $count } carriers
}
ships-cruiser = { $count ->
    [one] { $count } cruiser
   *[other] { $count } cruisers
}
ships-destroyer = { $count ->
    [one] { $count } destroyer
   *[other] { $count } destroyers
}
ships-frigate = { $count ->
    [one] { $count } frigate
   *[other] { $count } frigates
}
ships-fighter = { $count ->
    [one] { $count } fighter
   *[other] { $count } fighters
}
ships-bomber = { $count ->
    [one] { $count } bomber
   *[other] { $count } bombers
}
ships-troop_transport = { $count ->
    [one] { $count } troop transport
   *[other] { $count } troop transports
}
ships-tanker = { $count ->
    [one] { $count } tanker
   *[other] { $count } tankers
}
ships-extractor = { $count ->
    [one] { $count } extractor
   *[other] { $count } extractors
}

## Events

ordered = Ordered: { $order }.
turn-ended = { $faction } has ended its turn.
resigned = { $faction } resigns.
inbox-marked = { $dismissed ->
    [true] { $count ->
        [one] { $count } message dismissed.
       *[other] { $count } messages dismissed.
    }
   *[false] { $count ->
        [one] { $count } message marked as read.
       *[other] { $count } messages marked as read.
    }
}
day-began = Day { $day } begins.
reported = Report, { $title }: { $lines }
more-news = { $count ->
    [one] { $count } more entry today: look log
   *[other] { $count } more entries today: look log
}
galaxy-won = { $rule ->
    [elimination] Day { $day }: { $winner } wins by elimination. All rivals are destroyed.
    [domination] Day { $day }: { $winner } wins by domination.
    [king_of_the_hill] Day { $day }: { $winner } has held the hill long enough and wins.
    [survival] Day { $day }: { $winner } has survived and wins.
    [battle] The battle is over: { $winner } wins.
    [max_turns] Day { $day } was the last: { $winner } holds the most systems and wins.
    [resignation] Day { $day }: all rivals have resigned. { $winner } wins.
   *[other] Day { $day }: { $winner } wins.
}
galaxy-drawn = { $rule ->
    [elimination] Day { $day }: no faction is left. The game is a draw.
    [battle] The battle is a draw.
    [max_turns] Day { $day } was the last, and the lead is tied: the game is a draw.
    [resignation] Day { $day }: every faction has resigned. There is no winner.
   *[other] Day { $day }: the game ends without a winner.
}

## The log

log-fleet-arrived = { $fleet } has reached { $system }.
log-army-loaded = Army { $army } boarded { $ship } at { $system }.
log-army-unloaded = Army { $army } landed on { $planet }.
log-army-landed-under-fire = Army { $army } landed on { $planet } under fire and lost { $lost } troops.
log-army-moved = Army { $army } transferred to { $planet }.
log-battle-won = { $rounds ->
    [one] Battle at { $system }: { $winner } won after { $rounds } round.
   *[other] Battle at { $system }: { $winner } won after { $rounds } rounds.
}
log-battle-drawn = { $rounds ->
    [one] Battle at { $system }: a draw after { $rounds } round.
   *[other] Battle at { $system }: a draw after { $rounds } rounds.
}
log-battle-forced = A battle was not fought and counts as a draw ({ $battle }).
log-bombardment = { $faction } bombarded { $system }: { $victims } lost { $lost } troops.
log-ground-battle = Ground battle on { $planet }. Troops lost: { $losses }.
log-army-destroyed = Army { $army } was destroyed on { $planet }.
log-planet-conquered = { $faction } captured { $planet }.
log-system-conquered = { $system } now belongs to { $faction }.
log-army-missing = Army { $army } was listed on board { $ship } but was not there: corrected.
log-army-twice = Army { $army } was listed on board both { $ship } and { $keeper }: { $keeper } keeps it.
log-army-adrift = Army { $army } was not on board any ship and is lost.
loss = { $faction }: { $men }

## Reports

report-title = Battle report, { $place }:
report-side = { $left ->
    [0] - { $faction } { report-losses }; no ships left.
    [one] - { $faction } { report-losses }; { $left } ship left.
   *[other] - { $faction } { report-losses }; { $left } ships left.
}
report-losses = { $any ->
    [no] lost no ships
   *[other] lost { $losses }
}
report-fired = { $intercepted ->
    [none] {"  "}spent: missiles { $missiles }, torpedoes { $torpedoes }, interceptors { $interceptors }
   *[other] {"  "}spent: missiles { $missiles }, torpedoes { $torpedoes }, interceptors { $interceptors }; shot down: { $intercepted }
}
report-ground = Ground battle report, { $place }:
report-men = - { $faction } lost { $lost } troops and has { $left } left.
headline-battle-won = Battle at { $place }: { $winner } won
headline-battle-drawn = Battle at { $place }: a draw
headline-planet = { $faction } captured { $place }

## Orders

order-move = { $fleet } to { $system }
order-invade = { $fleet } to { $system } to invade
order-fetch = { $fleet } to { $system } to pick up armies
order-bring = { $fleet } to { $system } to land its armies
order-load = { $fleet } loads the armies of the system
order-unload = { $fleet } lands its armies on { $planet }
order-embark = { $fleet } loads army { $army } onto { $ship }
order-land = { $fleet } lands army { $army } from { $ship } on { $planet }
order-transfer = Army { $army } transfers to { $planet }
order-split = { $fleet } detaches { $ships }
order-merge = { $fleet } merges into { $other }
order-rename = { $fleet } is renamed { $name }
order-read = Mark as read: day { $day }, { $headline }
order-read-all = { $count ->
    [one] Mark { $count } message as read
   *[other] Mark { $count } messages as read
}
order-dismiss = Dismiss: day { $day }, { $headline }
order-dismiss-all = { $count ->
    [one] Dismiss { $count } message
   *[other] Dismiss { $count } messages
}

## Choices

action-move = Move
action-invade = Move to invade
action-fetch = Move to pick up armies
action-bring = Move to land armies
action-load = Load the armies of the system
action-unload = Land all armies
action-embark = Load one army
action-land = Land one army
action-transfer = Transfer an army between planets
action-split = Split the fleet
action-merge = Merge with another fleet
action-read = Mark messages as read
action-dismiss = Dismiss messages
choose-way = { $days ->
    [one] { $order } ({ $ly } ly, { $days } day)
   *[other] { $order } ({ $ly } ly, { $days } days)
}
choose-end = End the turn
choose-end-auto = End the turn on autopilot ({ $profile })
choose-end-orders = { $count ->
    [one] End the turn with { $count } order
   *[other] End the turn with { $count } orders
}
choose-resign = Resign
topic-invade = Invade ({ $count }).
topic-load = Load armies ({ $count }).
topic-unload = Land armies ({ $count }).
topic-transfer = Transfer armies between planets ({ $count }).
topic-move = Move ({ $count }).
topic-merge = Merge fleets ({ $count }).
topic-split = Split a fleet ({ $count }).
topic-inbox = Mark messages ({ $count }).
topic-turn = Turn (all: turn; or end, end balanced, resign):
topic-turn-alone = Turn (all: turn; or end, resign):
topic-fleet = Orders for { $fleet } ({ $count }):
hint = Example: { $verb ->
    [move] move
    [invade] invade
    [load] load
    [unload] unload
    [transfer] transfer
    [merge] merge
    [split] split
   *[other] { $verb }
} { $words }
hint-split = Example: split f1 2 frigate; rename f1 Home Guard
hint-inbox = Example: read m1; dismiss all
game-help =
    You can also type:
    move f1 s2 (or its name): fly there; invade f1 s2: fly there and land
    load f1: load the armies here; load f1 s2: fly there first
    unload f1 (s2-1): land them here; unload f1 s2: fly there first
    load f1 a3, unload f1 a3 s2-1: one army; transfer a3 s2-2: to another planet
    split f1 2 frigate 1 cruiser; merge f2 f1; rename f1 NAME
    read m1, dismiss m1 m2, dismiss all: mark or remove messages
    end: end the turn; end balanced (aggressive, defensive): autopilot gives the remaining orders
    f1: all orders for this fleet; move, invade, load, split ...: all orders of that kind
    look f1, look s2, look 4c (a sector): details
    look fleets, idle, systems, armies, enemies, inbox, battles, orders, log, goals, ships, map
    look m1: a message; look b1: a battle report
    ids: f fleet, s system, s2-1 planet, a army, v ship

## Refusals

refused-unknown-order = unknown order
refused-unknown-faction = there is no such faction
refused-unknown-fleet = you have no such fleet
refused-in-combat = { $a } is in battle and cannot take orders
refused-no-ships = { $a } has no ships
refused-unknown-system = there is no such system
refused-not-in-orbit = { $a } is not in orbit at a system
refused-not-solid = armies cannot land on { $a }
refused-unknown-planet = there is no such planet
refused-sent-already = { $a } already has a destination this turn
refused-already-there = { $a } is already there
refused-too-far = { $a } is { $n } ly away, and the maximum jump is { $m } ly
refused-no-fuel = { $a } ({ $type }) is short of { $n } fuel
refused-no-army = { $ids ->
    [1] { $a } has no army on board
   *[other] there is no such army: { $a }, { $b }
}
refused-nothing-to-invade = there is nothing to invade at { $a }
refused-not-your-system = { $a } is not yours
refused-no-transport = there is no empty transport
refused-not-here = { $ids ->
    [1] { $a } is not on a planet
   *[other] { $a } is not at { $b }
}
refused-unknown-army = you have no such army
refused-unknown-ship = there is no such ship in the fleet
refused-contested = the orbit of { $a } is contested
refused-not-a-part = a split must leave ships in both fleets
refused-same-fleet = a fleet cannot merge with itself
refused-not-together = { $a } and { $b } are { $n } ly apart
refused-bad-name = a name must have 1 to { $n } characters
refused-turn-over = you have already ended this turn
refused-unknown-profile = there is no such profile: { $listed }
refused-no-profiles = autopilot is not available in this scenario
refused-malformed = that is not a valid order
refused-ambiguous = { $said } could be { $listed }
refused-too-many-words = unexpected words: { $said }
refused-which-fleet = name a fleet
refused-which-system = name a system
refused-which-planet = name a planet
refused-which-army = name an army
refused-which-ships = name the ships, for example: split f1 2 frigate
refused-unknown-message = you have no such message
refused-which-message = name a message, for example: dismiss m1
refused-nothing-to-mark = these messages are already marked as read
refused-no-messages = your inbox is empty
refused-no-action = this action is not possible here
refused-too-few-ships = { $a } has { $n } of these ships ({ $type }), not { $m }
refused-unknown-type = { $a } has no ships of type { $said }
refused-no-ground = { $a } has no planet on which armies can land

## The drawing

draw-day = Day { $day }, { $faction }: { $count } of { $all } systems. Others: { $others }.
draw-watched = Day { $day }: { $all } systems. { $others }.
draw-held = { $faction } { $count ->
    [0] none
   *[other] { $count }
}
legend-own = yours
legend-unowned = unowned
legend-fleets = fleets
legend-space = your space
legend-goes-on = the map goes on
draw-legend = + is yours, { $others }, . is unowned; +2.1: two and one; ^: fleets; ·: your space
draw-sign = { $sign } is { $faction }
draw-fleet = { $fleet }, { $where }: { $ships }
draw-fleet-notes = { $fleet }, { $where }: { $ships }; { $notes }
draw-more-fleets = { $count ->
    [one] { $count } more fleet (waiting for orders: { $idle }): look fleets, look idle
   *[other] { $count } more fleets (waiting for orders: { $idle }): look fleets, look idle
}
draw-seen = Sighted: { $faction }, { $where }: { $ships }
draw-more-seen = { $count ->
    [one] Sighted at 1 more location: look enemies
   *[other] Sighted at { $count } more locations: look enemies
}
draw-inbox = { $unread ->
    [0] Inbox: { $count }, all read. look inbox
   *[other] Inbox: { $count }, { $unread } unread. look inbox
}
draw-count = Orders this turn: { $count } (look orders; u undoes the last one)
draw-orders = Orders this turn ({ $count }); u undoes the last one:
where-orbit = in orbit at { $system }
where-moving = in transit near { $system }
where-combat = in battle at { $system }
note-course = { $errand ->
    [invade] to { $system } to invade, days: { $days }
    [load] to { $system } for armies, days: { $days }
    [unload] to { $system } with armies, days: { $days }
   *[none] to { $system }, days: { $days }
}
note-armies = { $count ->
    [one] { $count } army on board
   *[other] { $count } armies on board
}
note-hull = hull { $percent } %
note-fuel = fuel { $percent } %
note-ammunition = ammunition { $percent } %
note-retreating = retreating
goal-elimination = To win: be the last faction with ships or systems.
goal-domination = To win: hold { $value } % of all systems.
goal-king_of_the_hill = To win: hold { $system } for { $value } days.
goal-survival = { $faction } wins if it has a ship or a system on the last day.
goal-battle = To win: win the first battle.
goal-last = The game ends on day { $day }.

## Details

look-none = Nothing to show.
look-more = { $count } more: look { $words }
look-more-lines = { $count ->
    [one] { $count } more line of ships.
   *[other] { $count } more lines of ships.
}
look-foreign = { $faction }: { $fleet }, { $where }
look-hulls = - { $ships }, hull { $hp } of { $whole }
look-ship = - { $ships } ({ $handles }): { $notes }
ship-hull = hull { $hp } of { $whole }
ship-fuel = fuel { $count }
ship-missiles = missiles { $count }
ship-torpedoes = torpedoes { $count }
ship-interceptors = interceptors { $count }
ship-army = army { $army }
look-type = { $type }: { $notes }
type-hull = hull { $count }
type-gun = gun { $count }
type-defence = point defence { $count }
type-evasion = evasion { $count } %
type-speed = speed { $count } ly per day
type-range = range { $count } ly
look-system = { $system }, sector { $sector }: { $owner }{ $home ->
    [true] , homeworld
   *[false] {""}
}{ $gas ->
    [true] , gas
   *[false] {""}
}{ $observed ->
    [true] , observed
   *[false] , not observed
}
look-planet = { $body ->
    [moon] - { $planet }, a moon: { $owner }
   *[planet] - { $planet }, a planet: { $owner }
}
look-giant = { $kind ->
    [gas_giant] - { $planet }, a gas giant: armies cannot land
   *[ice_giant] - { $planet }, an ice giant: armies cannot land
}
look-men = { $men } of { $most } troops, morale { $morale } %
look-army = { $state ->
    [EMBARKED] - army { $army } of { $faction } on board { $place }: { $men }
    [IN_TRANSIT] - army { $army } of { $faction } on its way to { $place }: { $men }
   *[DEPLOYED] - army { $army } of { $faction } on { $place }: { $men }
}
look-letter = { $unread ->
    [true] { $number } (unread) day { $day }: { $headline }
   *[false] { $number } day { $day }: { $headline }
}
look-battle = { $rounds ->
    [one] { $number } day { $day }, { $rounds } round: { $headline }
   *[other] { $number } day { $day }, { $rounds } rounds: { $headline }
}
look-dated = Day { $day }: { $what }
owner-none = unowned

## Synonyms the parser accepts, separated by commas

verbs-move = travel
verbs-invade = storm
verbs-fetch = collect
verbs-bring = deliver
verbs-load = board
verbs-unload = disembark
verbs-embark = take aboard
verbs-land = put down
verbs-transfer = ferry
verbs-split = separate
verbs-merge = unite
verbs-rename = call
verbs-read = seen
verbs-dismiss = remove, clear
words-all = everything
words-messages = message, messages, letter, letters, as, read, my, the, of
verbs-end = finish
verbs-auto = automatic
verbs-resign = give_up
verbs-fillers = of, by
looks-fleets = fleets, navy
looks-idle = idle, unused
looks-systems = systems, worlds
looks-armies = armies, troops
looks-enemies = enemies, rivals
looks-inbox = inbox, post
looks-battles = battles, fights
looks-orders = orders, commands
looks-log = log, history
looks-goals = goals, objectives
looks-ships = ships, classes
looks-map = map, sectors

## The lab

figure-length = days
figure-systems = systems
figure-ships = ships
figure-men = troops
figure-kills = kills
figure-lost = ships lost
figure-left = ships left
figure-rounds = rounds
ending-elimination = elimination
ending-domination = domination
ending-king_of_the_hill = the hill was held
ending-survival = survival
ending-battle = battle decided
ending-max_turns = day limit reached
ending-resignation = resignation
ending-without_a_seat = a faction without a player won
no-winner-without_a_seat = A faction without a player wins.
side-no-winner = no player
verbs-turn = turns
verbs-inbox = messages

# The narrator's voice: one sentence for an action, never twice within ten
voice-battle-1 = Wreckage drifts where the fleets have met.
voice-battle-2 = The night above { $place } was bright for a while.
voice-battle-3 = News of the fighting at { $place } spreads fast.
voice-battle-4 = There was fighting at { $place }, and no one will forget the date.
voice-battle-5 = Silent light over { $place }: the fleets have met.
voice-battle-6 = The reports from { $place } are short.
voice-battle-7 = Beacons fall silent at { $place }.
voice-battle-8 = They will name a monument after { $place }.
voice-battle-9 = Somewhere, someone is waiting for news from { $place }.
voice-battle-10 = { $place } has seen better days.
voice-ground-1 = Boots in the dust of { $place }.
voice-ground-2 = The ground shakes on { $place }.
voice-ground-3 = Street by street, the armies fight for { $place }.
voice-ground-4 = Smoke rises over { $place }.
voice-ground-5 = On { $place }, both sides dig in and count their wounded.
voice-ground-6 = The sirens of { $place } do not stop tonight.
voice-ground-7 = There is no front line on { $place }, only fire.
voice-ground-8 = The soldiers on { $place } have no time to look at the sky.
voice-ground-9 = Every hill on { $place } has a price today.
voice-ground-10 = The survivors will rebuild { $place }.
voice-conquest-1 = A new flag over { $place }.
voice-conquest-2 = { $place } has a new master.
voice-conquest-3 = The order of things changes at { $place }.
voice-conquest-4 = { $place } wakes up under other colours.
voice-conquest-5 = At { $place } they are taking down the old signs.
voice-conquest-6 = { $place } is in other hands now.
voice-conquest-7 = The maps have to be redrawn around { $place }.
voice-conquest-8 = A governor packs in a hurry at { $place }.
voice-conquest-9 = The last defender leaves { $place }.
voice-conquest-10 = From today { $place } pays its taxes elsewhere.

# Why a bot chooses what it chooses.
bot-orders = { $count ->
    [0] The autopilot would give no orders.
    [one] The autopilot would give 1 order: { $orders }.
    [2] The autopilot would give 2 orders: { $orders }.
    [3] The autopilot would give 3 orders: { $orders }.
    [4] The autopilot would give 4 orders: { $orders }.
   *[other] The autopilot would give { $count } orders, first: { $orders }.
}
