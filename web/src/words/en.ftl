### The frame of the page in English: everything around a game. The words of a game come from its own catalogue.

## Frame

to-lobby = Back to the lobby
lobby = Lobby
main-nav = Main
settings = Settings
keys = Keys
close = Close
loading = Loading
try-again = Try again
labelled = { $name }: { $text }
theme-now = Theme: { $theme ->
    [light] light
    [dark] dark
    [contrast] high contrast
   *[system] same as system
}
sound-on = Sound on
sound-off = Sound off

## Games

game-tactics = Tactics
game-duel = Duel
game-wuxia = Wuxia
game-rounds = Rounds
game-stellar = Stellar
about-tactics = Fifth-edition fights on a grid, with every chance shown.
about-duel = Two judoka, five stats, thirty seconds to choose one.
about-wuxia = Martial artists act when their gauge fills; every strike is narrated.
about-rounds = Action points, cards and campaigns with a calendar.
about-stellar = Fleets, fuel and fog: one turn moves the whole galaxy.
seat-party = Party
seat-master = Game master
seat-player = Player
seat-opponent = Opponent
seat-first = First side
seat-second = Second side
seat-third = Third side
seat-fourth = Fourth side
seat-fifth = Fifth side
seat-sixth = Sixth side
seat-blue = Blue
seat-red = Red
seat-gold = Gold
seat-green = Green
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-random = Random
bot-heuristic = Medium
bot-search = Hard
bot-master = Game master
bot-planner = Hard
bot-aggressive = Aggressive
bot-balanced = Balanced
bot-defensive = Defensive
just-now = just now
won-by = Won by { $names }
bot-called = Bot, { $bot }
a-player = A player

## Lobby

lobby-title = Choose a game
lobby-line = Each game starts with one click against a bot of medium strength.
games = Games
play-now = Play now
play-now-game = Play now: { $game }
more-ways = More ways to play { $game }
starting = Starting…
minutes = { $count } min
matches = Matches
show = Show
tab-running = In progress { $count }
tab-open = Open seats { $count }
tab-finished = Finished { $count }
updating = Updating live
none-running = No matches in progress
none-running-line = Start one above, or invite a friend to a new match.
none-open = No open seats
none-open-line = Start a match and invite a friend, or play against a bot.
clock = Clock
clock-none = None
clock-line = A turn that runs out is played for you.
clock-none-line = Take as long as you like.
time-seconds = { $count } s
brief-adventure = Adventure · { $heroes ->
    [one] { $heroes } hero
   *[other] { $heroes } heroes
}, level { $level }
brief-fight = { $heroes ->
    [one] { $heroes } hero
   *[other] { $heroes } heroes
}, level { $level } · { $foes ->
    [one] { $foes } foe
   *[other] { $foes } foes
}
brief-points = First to { $count }
brief-time = { $count } s to choose
brief-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
level-of = Level { $level }
fact-map = Map
fact-squares = { $width } × { $height } squares
fact-time = Time to choose
round-day = Day { $number }
none-finished = No finished matches
none-finished-line = Matches appear here once they are over, ready to be replayed.
col-match = Match
col-seats = Seats
col-state = State
col-act = Action
inputs = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
ended = Finished
yours = Your match
seat-open = Seat open
in-progress = In progress
join = Join
resume = Resume
watch = Watch
replay = Replay
rematch = Rematch
last-finished = Your last matches
result-won = Won
result-lost = Lost
result-draw = Draw

## New match

new-match = New match
new-match-line = The settings suit a first game. Change what you like, then start.
game = Game
step-scenario = 1 · Scenario
step-seats = 2 · Seats
step-table = 3 · Options
seats-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
people-and-bots = { $people ->
    [one] { $people } person
   *[other] { $people } people
}, { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
col-seat = Seat
col-played-by = Played by
col-how = How
seat-played-by = { $seat }: played by
bot-of-seat = { $seat }: bot
held-you = You
held-invite = Invited player
held-open = Open seat
held-bot = Bot
your-seat = Your seat
your-heroes = Your heroes
heroes-all = All heroes
heroes-one = { $hero } alone; bots play the others
invite-after = You get a link to share.
open-line = Any player in the lobby can take it.
from-terminal = The same from a terminal
dice = Dice
dice-rolled = Rolled for you
dice-thrown = You roll
dice-line = Every roll can be checked afterwards.
may-pause = Players may pause the clock
may-watch = Spectators may watch
may-speak = Spectators may chat
may-see-later = Spectators see hidden things { $count } rounds later
in-lobby = Listed in the lobby
start-match = Start match
fact-party = Party
fact-foes = Foes
fact-pointsToWin = Points to win
fact-maxRounds = Round limit
fact-odds = Odds
fact-length = Length
fact-turns = turns
fact-difficulty = Difficulty, measured
measured-odds = Measured odds, { $runs } matches
measured-line = Medium bots in every seat.
measured-draws = Draws: { $share }.
difficulty-easy = Easy
difficulty-even = Even
difficulty-hard = Hard
difficulty-deadly = Deadly

## Settings

group-language = Language and name
group-look = Look
group-sound = Sound and notifications
group-motion = Pace and motion
group-reactions = Reactions
set-language = Language
set-language-line = Language of the page and of the games.
set-theme = Theme
theme-system = Same as system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
set-name = Your name
set-name-line = The name other players see.
set-pace = Pace of other players’ moves
set-pace-line = Press Escape to skip to the end.
pace-instant = Instant
set-motion = Animations
set-motion-line = Always off if your system asks for reduced motion.
set-shake = Shake and particles
set-sound = Sound
set-music = Music
set-voice = Narrator’s voice
set-voice-line = Reads the narrator’s words aloud. The server’s voice works only on servers that have speech.
voice-off = Silent
voice-browser = This browser
voice-server = The server
set-volume = Volume
set-odds = Live odds
reaction-opportunity_attack = Opportunity attacks
reaction-shield = Shield
standing-always = Always
standing-matters = Only if it matters
standing-ask = Ask
standing-never = Never

## Match

your-turn = It is your turn.
your-turn-in = { $count ->
    [one] Your turn in { $count } match
   *[other] Your turn in { $count } matches
}
your-turn-short = Your turn
you-play = You play: { $seat }
typed-line = Type your action
typed-do = Do it
typed-failed = The server has not answered. Try again.
typed-dropped = Not done: { $rest }
you-watch = You are watching
delayed-by = { $count ->
    [one] Shown { $count } round later
   *[other] Shown { $count } rounds later
}
delayed-why = What is hidden from players is shown to spectators with this delay.
waiting = Waiting for the other players
log = Log
events = Events
log-empty = Nothing has happened yet.
log-and-chat = Log and chat
side-panel = Side panel
tab-log = Log
tab-rounds = Rounds
tab-sheet = Sheet
tab-chat = Chat
show-rolls = Show the rolls
hide-rolls = Hide the rolls
undo = Undo
undone = undone
event-number = Event { $number }
live = Live
yes = yes
no = no
look-back = Look back
look-back-line = Go back through the match and play on from any moment
players = Players
you = you
bot = Bot
here = Here
away = Away
watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
copy-invite = Copy invite
copied = Copied
waiting-players = Waiting for players
invite-for = Invite for { $seat }
invited = Invited, not here yet
chat = Chat
chat-empty = No messages yet.
say = Write a message
send = Send
time-left = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
seconds = seconds
odds-are = Odds: { $sides }, draw { $draws } %
odds-runs = From { $count } simulated matches
left-of = { $name }: { $left } of { $most } left
question = Question
choose = Choose
board = Board
find-action = Find an action
options-count = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
kinds = Kinds of actions
nothing-found = Nothing found.
more-options = { $count ->
    [one] { $count } more; search to find it.
   *[other] { $count } more; search to find them.
}
throw-title = Roll your dice
throw = Roll
throw-all = { $count ->
    [one] Roll
   *[other] Roll all { $count }
}
last-throw = Last roll: { $faces }
dice-checked = Checked: neither side could choose this roll.
dice-forged = This roll does not match the server’s commitment.
add-waypoint = Add waypoint
waypoints = { $count ->
    [one] { $count } waypoint
   *[other] { $count } waypoints
}
waypoint-added = Waypoint at { $cell }. Choose where to walk on to.
pin = Pin { $action } to the front
unpin = Unpin { $action }
key-waypoint = Walk through this cell
key-corner = Aim at a corner of the cell
corner = Corner
aim-corner = corner { $x }, { $y }
aim-corner-line = Aim at the next corner of the cell, then at its middle again
do-instead = Do this instead

## Outcome

outcome-won = You won
outcome-lost = You lost
outcome-draw = A draw
outcome-over = The match is over
winner-is = Winner: { $winner }
rematch-waits = You want a rematch. Waiting for the other players.
rematch-asked = { $names } would like a rematch.
rematch-withdraw = No rematch
odds-graph = Odds along the match
clip-start = Start a clip
clip-from = The clip starts at move { $number }. Go to its end and press again.
clip-move-on = Go to the clip’s end
clip-copy = Copy clip { $from }–{ $to }

## States

reconnecting = Reconnecting.
reconnecting-line = Commands that were not confirmed will be sent again.
not-found-title = Page not found
not-found-line = There is nothing at this address.
other-name-title = Choose another name
no-match-title = This match cannot be opened
other-tab-title = This seat is open in another tab
other-tab-line = You can watch here, or take the seat back.
take-seat-back = Take the seat back
problem-offline = The server does not answer. Check that it is running.
problem-fault = Something went wrong on the server.
problem-wrong-match = There is no match at this address.
problem-wrong-token = This invite is not valid: it has been used, or it is incomplete.
problem-no-spectators = This match does not allow spectators.
problem-too-fast = Too many requests. Wait a moment, then try again.
problem-store = The server cannot reach its storage. Try again in a moment.
problem-full = The server is full. Try again later.
problem-restart = The server is restarting.
problem-unreadable = This match was written by another version of the rules.
problem-not-over = This match is still being played.
problem-name-taken = Another player of this match has that name, or one that looks like it.
problem-bad-name = This name cannot be used: choose letters of one alphabet, with at most two accents each.

## Keys

key-help = This list
key-skip = Skip to the end of the animation
key-chat = Chat
key-time = Announce the time left
key-last = Announce the last event
key-odds = Announce the odds
key-position = Read out the position
key-step = One move back, one move on
key-ends = To the start, to the end
key-play = Play or pause
key-mark = Next event
key-mark-back = Previous event
no-time-limit = No time limit.
no-odds = No odds for this position.
set-notify = Notify me of my turn
set-notify-line = While the page is in the background.
set-notify-refused = Your browser does not allow notifications from this page.
key-options = Choose an option
key-stats = Choose a stat
key-cursor = Move the cursor on the map
key-target = Next target
key-act = Preview, then confirm
key-actions = Choose an action
key-search = Search the actions
key-end = End the turn
key-order = Announce the turn order
key-reach = Announce the targets in reach
key-line = Read a line of cells
key-zoom = Zoom in, out, fit

## Tactics

map = Map
map-label = Map, { $width } by { $height } squares. Arrow keys move the cursor, Enter previews and confirms.
map-view = Map view
creatures = Creatures
zoom-in = Zoom in
zoom-out = Zoom out
fit-map = Fit the map
centre-active = Centre on the active creature
legend = Legend
lg-walk = Walk
lg-dash = Dash
lg-difficult = Difficult
lg-half = Half cover
lg-three = ¾ cover
lg-raised = Raised
lg-blocked = Obstacle
lg-door = Door
scene = Scene
scene-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
before-fight = The fight has not begun.
turn-order = Turn order
round = Round
round-number = Round { $number }
initiative = initiative
turn-of = { $name }’s turn
actions = Actions
all-actions = All actions
more = More
more-actions = More actions
cost-action = Action
cost-bonus = Bonus action
cost-reaction = Reaction
cost-spent = Used
cost-other = Other
attacks-left = { $count ->
    [one] { $count } attack left
   *[other] { $count } attacks left
}
slot = Level { $level }
left = { $count } left
move = Move
feet = { $count } ft
feet-of = { $left } of { $most } ft left
hp = hp
hp-of = { $hp } of { $max } hit points
hit-points = Hit points
ac = AC { $ac }
ac-short = AC
dc-short = DC
armour-class = Armor Class
do-move = Move { $feet } ft
do-nothing = Choose an action
do-walk-and = Walk, then { $action }
end-turn = End turn
target-is = Target: { $name }
target-and-log = Target and log
no-target = No target
nearest-foe = nearest foe: { $name }, { $feet } ft
pick = Pick
ally = Ally
foe = Foe
compare = Compare actions
drops = drops { $chance }
fails = Fails { $chance }
expected = { $damage } expected
critical = Critical
saves = Saves
damage = Damage
advantage = Advantage
disadvantage = Disadvantage
against-ac = { $bonus } against AC { $goal }: { $needed } or more hits
against-dc = { $bonus } against DC { $goal }: { $needed } or more saves
made-of = { $what }: { $parts }
cover = cover +{ $bonus }
strikes = { $name } strikes { $chance }
risk-of = Opportunity attack by { $name }: { $chance }
planned = { $action } on { $target }. { $chance }
now = (now)
nothing-in-reach = No target is in reach.
foes-caught = { $count ->
    [one] { $count } foe
   *[other] { $count } foes
}
allies-caught = Allies: { $names }
float-miss = Miss
float-critical = Critical hit
cell-at = { $x }, { $y }
cell-wall = wall
cell-door = door
cell-blocked = blocked
cell-high = raised { $feet } ft
flies-at = flying { $feet } ft up
cell-move = { $feet } ft to walk
cell-aim = can be aimed at
cell-catches = catches { $names }
reaction-of = Reaction of { $name }
after-hit-of = After the hit: { $name }
after-damage-of = After the damage roll: { $name }
after-hit = After a hit
add-nothing = Add nothing
against = against
roll = Roll
helps = Chance that it helps
hit-chance = Chance to hit
if-let-through = If you do not react
it-costs = Cost
slot-costs = level { $level } slot ({ $left } left)
damage-of = { $damage } damage
damage-kind = { $kind ->
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
next-time = Next time
sheet-of = Sheet of { $name }
sheet-empty = Select a creature to see its known statistics.
speed = Speed
fly = fly { $count } ft
passive-perception = Passive Perception
darkvision = Darkvision
blindsight = Blindsight
truesight = Truesight
senses = Senses
initiative-h = Initiative
spell-dc = Spell save DC
resistances = Resistances
immunities = Immunities
vulnerabilities = Vulnerabilities
challenge = CR { $cr }
abilities = Abilities
save-h = Saving throw
abilities-line = Upper number: check. Lower: saving throw, bold if proficient.
skills = Skills
attacks = Attacks
spells = Spells
movement-left = Movement left
concentrates = Concentrates on
death-saves = Death saving throws
death-saves-are = { $successes } succeeded, { $failures } failed
spell-slots = Spell slots
slots-left = { $most ->
    [one] { $left } of { $most } slot
   *[other] { $left } of { $most } slots
}
conditions = Conditions
items = Items
ammunition = Ammunition
rounds-left = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
aftermath = After the fight
dead = Dead
xp-total = { $count } XP
stays-with-you = Stays with you
deed-damage = { $count } damage
deed-kills = { $count ->
    [one] { $count } foe down
   *[other] { $count } foes down
}
loot = Loot

## Duel

duel-sub = First to { $points } · round { $round }
duel-ready = Ready
duel-start = Start the match
duel-choose = Choose a stat
duel-rule = The higher value scores the point. If you do not choose in time, a stat is drawn for you.
duel-break = A short break
duel-waits = The opponent chooses
duel-compare = The cards are compared
duel-hidden = Hidden card
rarity-Common = Common
rarity-Epic = Epic
rarity-Legendary = Legendary
duel-last = { $stat }, { $mine } against { $theirs }.
duel-point = Point: { $name }.
duel-no-point = No point.
duel-needs = Points needed to win: you { $mine } more, opponent { $theirs } more
duel-rounds = Rounds
duel-drawn = drawn for you
duel-picks = Stats played
duel-won-of = won of played
duel-timeout = In round { $round } time ran out. { $stat } was drawn for you.
duel-odds = wins { $win }, draws { $draw }
duel-used = used up
duel-uses = Uses left
duel-play = Play { $stat }{ $chance ->
    [none] { "" }
   *[other] , { $chance }
}
of = { $a } of { $b }
to = to
you-name = You
paused = Paused
resumed = Resumed.
pause = Pause
resign = Resign
leave = Leave
stay = Keep playing
quit-title = Resign this match?
quit-line = Your opponent wins the match.
leave-title = Leave this match?
leave-line = The match continues without you; its clock stops while no player is connected. You can return from the lobby.
stopped-title = The round is interrupted
stopped-line = Resume to play the round again from its start.
duel-failed-title = The match ended early
duel-failed-line = An error stopped the match, so neither side wins. Your score does not count.
duel-waited-line = The interrupted round was not resumed in time, so neither side wins.
tap-again = { $stat }: tap again to choose it.

## Replay

no-replay-title = This match cannot be replayed
play = Play
to-start = To the start
to-end = To the end
step-back = One move back
step-on = One move on
jump-to = Jump to
jump-back = Previous
jump-on = Next
jump-event = Event
jump-death = Death
jump-critical = Critical hit
jump-round = Round
jump-turn = Turn
moment = Moment
view-as = View as
view-everyone = Everyone, no fog
wx-turn = Turn { $turn } · tick { $tick }
wx-acts = Acts
wx-qi = qi
wx-gauge = gauge
wx-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
wx-cost = { $qi } qi
wx-ready = Ready
wx-ready-in = In { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
wx-needs = { $count } qi short
st-map = Star map. Choose a system to list its orders.
st-free = Unowned
st-systems = { $count ->
    [one] { $count } system
   *[other] { $count } systems
}
st-ships = { $count ->
    [0] an unknown number of ships
    [one] { $count } ship
   *[other] { $count } ships
}
rd-per = PER { $count }
rd-life = Life { $left } of { $most }
rd-ap = { $count } AP
rd-mp = { $count } mana
rd-sp = { $count } stamina
rd-hand = Hand
a-spectator = Spectator
share-moment = Share moment
fork = Play on from here
fork-line = A new match from this moment, with other dice; bots take the seats of the other players.
odds-shown = Odds are shown.
odds-hidden = Odds are hidden.
key-hide-odds = Show or hide the odds
log-of = Log of
log-of-all = All creatures
save-as = Save as { $kind }
on-target = { $action } on { $target }
not-possible = Not possible now
wx-target = Target
wx-skills = Skills
wx-telling = The fight so far
wx-do = Act
wx-cooldown = cooldown { $count }
wx-hit = hit { $chance } %
wx-drops = defeats { $chance } %
wx-all-foes = All foes
wx-defend-line = { $percent ->
    [0] Pass the turn
   *[other] { $percent } % less damage until your next turn
}
rd-order = Order by PER
rd-at-once = This phase, at the same time
rd-ground = Terrain
rd-mud = Mud, 2 AP
rd-rise = High ground
rd-wall = Wall
rd-reach = Within reach
rd-chest = container
rd-ap-word = action points
rd-move-to = Move to { $cell } ({ $count } AP)
rd-month = { $month }, year { $year }
rd-week-before = Earlier days
rd-week-after = Later days
rd-period = Period
rd-moon-is = { $moon }: { $phase }
rd-today = today
rd-in-days = { $count ->
    [one] in 1 day
   *[other] in { $count } days
}
rd-day-of = Day { $day } of { $days }
rd-campaign = Campaign
rd-campaign-map = Map of the campaign. Choose a place to travel there.
rd-goal = Goal
rd-guarded = guarded
rd-can-go = you can go there
rd-won = Battles won
rd-treasures = Treasures
st-orders = Orders this turn
st-no-orders = No orders yet. Choose a fleet, then a system.
st-battles = Battle reports
st-inbox = Inbox
st-new = { $count } new
st-no-mail = No messages.
st-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
st-ly = { NUMBER($count, maximumFractionDigits: 1) } ly
st-sensor = Sensors { $count }
st-fuel-range = Fuel range { NUMBER($count, maximumFractionDigits: 0) }
st-arrives-on = Arrives on day { $day }
st-seen = { $ships ->
    [0] seen on day { $day }
   *[other] about { $ships }, day { $day }
}
st-ghosts = Outline: last sighting
st-ranges = Ranges and territory
st-orbit = Fleet in orbit of { $system }
st-arrives = { $count ->
    [one] Fleet under way, 1 day left
   *[other] Fleet under way, { $count } days left
}
st-space = Fleet in open space
st-ordered = Has orders
st-fleet = Fleet
st-ships-h = Ships
st-hull = Hull
st-fuel = Fuel
st-armies = { $count ->
    [one] 1 army
   *[other] { $count } armies
}
st-give = Order: { $order }
st-pick-target = Choose a target
st-system = System
st-fog = Not in sensor range
st-home = Homeworld
st-planets = Planets
st-owner = Owner
st-take-back-this = Withdraw: { $order }
st-read-all = Mark all as read
st-dismiss-all = Dismiss all messages
st-dismiss = Dismiss: { $message }
st-unread = unread
st-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
st-own-loss = Your loss
st-loss-of = Loss of { $faction }
st-ships-word = { $count ->
    [one] ship
   *[other] ships
}
st-winner = Winner
st-lost = Lost
st-no-loss = No ships lost
st-left = { $left } of { $before } left
st-fired-missiles = Missiles fired
st-fired-torpedoes = Torpedoes fired
st-fired-interceptors = Interceptors fired
st-intercepted = Enemy shots intercepted
st-next-report = Next report
st-to-map = Back to the map
key-map = Go to the map
key-fleet = Next fleet
key-undo = Take the last order back
st-none = No orders.
