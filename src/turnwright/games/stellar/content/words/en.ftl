### Stellar in English.

game-name = Stellar: a space war by turns
scenario-battle = A battle between two fleets
scenario-border-war = Border war: two powers, and free worlds in the pass between them
scenario-hot-seat = People only: no computer, no fog
scenario-king-of-the-ring = King of the ring: hold the star in the middle
scenario-land-rush = Land rush: nobody shoots, all hurry
scenario-last-stand = Last stand: survive against three times as many
scenario-sandbox = Sandbox: two powers in a spiral galaxy
scenario-skirmish = Skirmish: nine stars for a first look
scenario-spiral-war = Three powers in a spiral

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

## What happens

ordered = Ordered: { $order }.
turn-ended = { $faction } has ended its turn.
resigned = { $faction } gives up.
day-began = Day { $day } begins.
reported = Report, { $title }: { $lines }
more-news = { $count ->
    [one] And { $count } more line of the day: look log
   *[other] And { $count } more lines of the day: look log
}
galaxy-won = { $rule ->
    [elimination] On day { $day } the galaxy belongs to { $winner }: nobody else is left.
    [domination] On day { $day } the galaxy belongs to { $winner }, who holds enough of its systems.
    [king_of_the_hill] On day { $day } the galaxy belongs to { $winner }, who has held the hill for long enough.
    [survival] On day { $day } it is over: { $winner } has survived, and wins.
    [battle] The battle is over: { $winner } wins it.
    [max_turns] Day { $day } was the last: { $winner } holds the most systems, and wins.
    [resignation] On day { $day } all others have given up: { $winner } wins.
   *[other] On day { $day } the galaxy belongs to { $winner }.
}
galaxy-drawn = { $rule ->
    [elimination] On day { $day } nobody is left: nobody wins.
    [battle] The battle is over, and nobody has won it.
    [max_turns] Day { $day } was the last, and nobody holds the most systems: nobody wins.
    [resignation] On day { $day } everybody has given up: nobody wins.
   *[other] On day { $day } it is over, and nobody wins.
}

## The log

log-fleet-arrived = { $fleet } has reached { $system }.
log-army-loaded = Army { $army } went on board of { $ship } at { $system }.
log-army-unloaded = Army { $army } landed on { $planet }.
log-army-landed-under-fire = Army { $army } landed on { $planet } under fire and lost { $lost } men.
log-army-moved = Army { $army } went over to { $planet }.
log-battle-won = { $rounds ->
    [one] Battle at { $system }: { $winner } won after { $rounds } round.
   *[other] Battle at { $system }: { $winner } won after { $rounds } rounds.
}
log-battle-drawn = { $rounds ->
    [one] Battle at { $system }: nobody won in { $rounds } round.
   *[other] Battle at { $system }: nobody won in { $rounds } rounds.
}
log-battle-forced = A battle was never fought and counts as a draw ({ $battle }).
log-bombardment = { $system } is bombed by { $faction }: { $lost } men lost, of { $victims }.
log-ground-battle = Fighting on { $planet }. Men lost: { $losses }.
log-army-destroyed = Army { $army } is destroyed on { $planet }.
log-planet-conquered = { $planet } is taken by { $faction }.
log-system-conquered = { $system } now belongs to { $faction }.
log-army-missing = Army { $army } was not on board of { $ship } after all: put right.
log-army-twice = Army { $army } was on board of { $ship } and of { $keeper }: { $keeper } keeps it.
log-army-adrift = Army { $army } was on board of no ship: it is gone.
loss = { $faction }: { $men }

## Reports

report-title = Report of the battle at { $place }:
report-side = { $left ->
    [0] - { $faction } lost { $losses }; no ship is left.
    [one] - { $faction } lost { $losses }; { $left } ship is left.
   *[other] - { $faction } lost { $losses }; { $left } ships are left.
}
report-no-ship = no ship
report-fired = { $intercepted ->
    [none] {"  "}spent: missiles { $missiles }, torpedoes { $torpedoes }, interceptors { $interceptors }
   *[other] {"  "}spent: missiles { $missiles }, torpedoes { $torpedoes }, interceptors { $interceptors }; shot down: { $intercepted }
}
report-ground = Report of the fighting on { $place }:
report-men = - { $faction } lost { $lost } men and has { $left } left.
headline-battle-won = Battle at { $place }: { $winner } won
headline-battle-drawn = Battle at { $place }: nobody won
headline-planet = { $place } was taken by { $faction }

## Orders

order-move = { $fleet } to { $system }
order-invade = { $fleet } to { $system }, to invade
order-fetch = { $fleet } to { $system }, to fetch armies
order-bring = { $fleet } to { $system }, to put its armies down
order-load = { $fleet } takes the armies of the system on board
order-unload = { $fleet } puts its armies down on { $planet }
order-embark = { $fleet } takes army { $army } on board of { $ship }
order-land = { $fleet } puts army { $army } of { $ship } down on { $planet }
order-transfer = Army { $army } goes over to { $planet }
order-split = { $fleet } lets go: { $ships }
order-merge = { $fleet } joins { $other }
order-rename = { $fleet } is to be called { $name }

## Choices

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
choose-resign = Give up
topic-invade = Invade ({ $count }).
topic-load = Take armies on board ({ $count }).
topic-unload = Put armies down ({ $count }).
topic-transfer = Armies between planets ({ $count }).
topic-move = Move ({ $count }).
topic-merge = Merge fleets ({ $count }).
topic-split = Split a fleet ({ $count }).
topic-turn = Turn (all: turn; or end, end balanced, resign):
topic-turn-alone = Turn (all: turn; or end, resign):
topic-fleet = { $fleet }, what it can do ({ $count }):
hint = As in: { $words }
hint-split = As in: split f1 2 frigate; rename f1 Home Guard
game-help =
    Here you can also type:
    move f1 s2 (or its name): fly there; invade f1 s2: fly there and land
    load f1: take the armies here on board; load f1 s2: fly there first
    unload f1 (s2-1): put them down here; unload f1 s2: fly there first
    load f1 a3, unload f1 a3 s2-1: one army; transfer a3 s2-2: to another planet
    split f1 2 frigate 1 cruiser; merge f2 f1; rename f1 NAME
    end: no more orders; end balanced (aggressive, defensive): a profile plans the rest
    f1: all that this fleet can do; move, invade, load, split ...: all of a kind
    look f1, look s2, look 4c (a sector): one of them
    look fleets, idle, systems, armies, enemies, inbox, battles, orders, log, goals, ships, map
    look m1: a letter; look b1: the report of a battle
    f a fleet, s a system, s2-1 a planet, a an army, v a ship

## Why something is refused

refused-unknown-order = there is no such order
refused-unknown-faction = there is no such faction
refused-unknown-fleet = you have no such fleet
refused-in-combat = { $a } is in a battle and takes no orders
refused-no-ships = { $a } has no ships
refused-unknown-system = there is no such system
refused-not-in-orbit = { $a } is not in orbit of a system
refused-not-solid = nobody can stand on { $a }
refused-unknown-planet = there is no such planet
refused-sent-already = { $a } was told where to go this turn
refused-already-there = { $a } is there already
refused-too-far = { $a } is { $n } ly away, and the longest jump is { $m }
refused-no-fuel = { $a } ({ $type }) is missing { $n } fuel
refused-no-army = { $ids ->
    [1] { $a } has no army on board
   *[other] there is no such army: { $a }, { $b }
}
refused-nothing-to-invade = { $a } has nothing to take
refused-not-your-system = { $a } is not yours
refused-no-transport = there is no empty transport
refused-not-here = { $ids ->
    [1] { $a } is on no planet
   *[other] { $a } is not at { $b }
}
refused-unknown-army = you have no such army
refused-unknown-ship = there is no such ship in the fleet
refused-contested = the orbit of { $a } is contested
refused-not-a-part = some ships go and some stay
refused-same-fleet = a fleet cannot join itself
refused-not-together = { $a } and { $b } are { $n } ly apart
refused-bad-name = a name has 1 to { $n } letters
refused-turn-over = the orders of this turn are handed in
refused-unknown-profile = there is no such profile: { $listed }
refused-no-profiles = here only people plan: no profile does it for them
refused-malformed = that is no order
refused-ambiguous = { $said } could be { $listed }
refused-too-many-words = { $said } is too much
refused-which-fleet = say which fleet
refused-which-system = say which system
refused-which-planet = say which planet
refused-which-army = say which army
refused-which-ships = say which ships, as in: split f1 2 frigate
refused-too-few-ships = { $a } has { $n } of these ships ({ $type }), not { $m }
refused-unknown-type = { $a } has no ships called { $said }
refused-no-ground = nobody can stand anywhere at { $a }

## The drawing

draw-day = Day { $day }, { $faction }: { $count } of { $all } systems. Others: { $others }.
draw-watched = Day { $day }: { $all } systems. { $others }.
draw-held = { $faction } { $count ->
    [0] none
   *[other] { $count }
}
draw-legend = + is yours, { $others }, . is free; +2.1: two and one; ^: fleets; ·: your space
draw-sign = { $sign } is { $faction }
draw-fleet = { $fleet }, { $where }: { $ships }
draw-fleet-notes = { $fleet }, { $where }: { $ships }; { $notes }
draw-more-fleets = { $count ->
    [one] And { $count } more fleet (waiting for orders: { $idle }): look fleets, look idle
   *[other] And { $count } more fleets (waiting for orders: { $idle }): look fleets, look idle
}
draw-seen = Seen: { $faction }, { $where }: { $ships }
draw-more-seen = Seen at { $count } more places: look enemies
draw-inbox = { $new ->
    [0] Inbox: { $count }, nothing new. look inbox
   *[other] Inbox: { $count }, { $new } new. look inbox
}
draw-count = Orders of this turn: { $count } (look orders; u takes the last one back)
draw-orders = Orders of this turn ({ $count }), u takes the last one back:
where-orbit = in orbit of { $system }
where-moving = under way near { $system }
where-combat = in a battle at { $system }
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
note-hull = hulls { $percent }%
note-fuel = fuel at { $percent }%
note-ammunition = ammunition { $percent }%
note-retreating = retreating
goal-elimination = To win: be the last one with ships or systems.
goal-domination = To win: hold { $value }% of all systems.
goal-king_of_the_hill = To win: hold { $system } for { $value } days.
goal-survival = { $faction } wins by having a ship or a system on the last day.
goal-battle = Whoever wins the first battle wins.
goal-last = Day { $day } is the last.

## Looking around

look-none = Nothing there.
look-more = { $count } more: { $words }
look-more-lines = And { $count } more lines of ships.
look-foreign = { $faction }: { $fleet }, { $where }
look-hulls = - { $ships }, hit points { $hp } of { $whole }
look-ship = - { $ships } ({ $handles }): { $notes }
ship-hull = hit points { $hp } of { $whole }
ship-fuel = fuel { $count }
ship-missiles = missiles { $count }
ship-torpedoes = torpedoes { $count }
ship-interceptors = interceptors { $count }
ship-army = army { $army }
look-type = { $type }: { $notes }
type-hull = hit points { $count }
type-gun = gun { $count }
type-defence = point defence { $count }
type-evasion = evasion { $count }%
type-speed = { $count } ly a day
type-range = range { $count } ly
look-system = { $system }, sector { $sector }: { $owner }{ $home ->
    [true] , homeworld
   *[false] {""}
}{ $gas ->
    [true] , gas
   *[false] {""}
}{ $observed ->
    [true] , watched
   *[false] , not watched
}
look-planet = { $body ->
    [moon] - { $planet }, a moon: { $owner }
   *[planet] - { $planet }, a planet: { $owner }
}
look-giant = { $kind ->
    [gas_giant] - { $planet }, a gas giant: nobody can stand on it
   *[ice_giant] - { $planet }, an ice giant: nobody can stand on it
}
look-men = { $men } of { $most } men, morale { $morale }%
look-army = { $state ->
    [EMBARKED] - army { $army } of { $faction } on board of { $place }: { $men }
    [IN_TRANSIT] - army { $army } of { $faction } on its way to { $place }: { $men }
   *[DEPLOYED] - army { $army } of { $faction } on { $place }: { $men }
}
look-letter = { $new ->
    [true] { $number } (new) day { $day }: { $headline }
   *[false] { $number } day { $day }: { $headline }
}
look-battle = { $rounds ->
    [one] { $number } day { $day }, { $rounds } round: { $headline }
   *[other] { $number } day { $day }, { $rounds } rounds: { $headline }
}
look-dated = Day { $day }: { $what }
owner-nobody = nobody's

## What else can be typed, as words with commas between them

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
verbs-end = finish
verbs-auto = automatic
verbs-resign = give_up
verbs-fillers = of, by
looks-fleets = navy
looks-idle = unused
looks-systems = worlds
looks-armies = troops
looks-enemies = rivals
looks-inbox = post
looks-battles = fights
looks-orders = commands
looks-log = history
looks-goals = objectives
looks-ships = classes
looks-map = sectors

## The lab

figure-length = days
figure-systems = systems
figure-ships = ships
figure-men = men
figure-kills = kills
figure-lost = ships lost
figure-left = ships left
figure-rounds = rounds
ending-elimination = nobody else was left
ending-domination = one side held enough systems
ending-king_of_the_hill = one side held the hill
ending-survival = one side survived
ending-battle = the battle was over
ending-max_turns = the last day was over
ending-resignation = all others gave up
ending-without_a_seat = a faction without a seat won
nobody-without_a_seat = Nobody at the table wins.
side-nobody = nobody at the table
