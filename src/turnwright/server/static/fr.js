var e=`### The frame of the page in English: everything around a game. The words of a game come from its own catalogue.

## Frame

to-lobby = Back to the lobby
lobby = Lobby
main-nav = Main
settings = Settings
keys = Keys
close = Close
loading = Loading
try-again = Try again
theme-now = Theme: { $theme ->
    [light] light
    [dark] dark
    [contrast] high contrast
   *[system] as the system
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
about-wuxia = Martial artists act when their gauge fills. Told in Chinese.
about-rounds = Action points, cards and a calendar that turns with you.
about-stellar = Fleets, fuel and fog: one turn moves the whole galaxy.
seat-party = Party
seat-master = Game master
seat-player = Player
seat-opponent = Opponent
seat-first = First side
seat-second = Second side
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-random = Random
bot-heuristic = Heuristic
bot-search = Search
bot-planner = Planner
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
none-running-line = Start one above, or invite somebody to a new match.
none-open = No open seats
none-open-line = Start a match and invite somebody, or play against a bot.
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
new-match-line = Everything is set for a first game. Change what you like, then start.
game = Game
step-scenario = 1 · Scenario
step-seats = 2 · Seats
step-table = 3 · Table
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
held-bot = Bot
your-seat = Your seat
invite-after = You get a link to share.
from-terminal = The same from a terminal
dice = Dice
dice-rolled = Rolled for you
dice-thrown = You throw
dice-line = Every throw can be checked afterwards.
may-pause = Players may pause the clock
may-watch = Spectators may watch
in-lobby = Listed in the lobby
start-match = Start match

## Settings

set-language = Language
set-language-line = Of everything on the screen.
set-theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
set-name = Your name
set-name-line = As other players see it.
set-pace = Pace of other players' moves
set-pace-line = Escape finishes what is playing.
pace-instant = Instant
set-motion = Animations
set-motion-line = Always off if your system asks for reduced motion.
set-shake = Shake and particles
set-sound = Sound
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
your-turn-short = Your turn
you-play = You play: { $seat }
you-watch = You are watching
waiting = Waiting for the other players
log = Log
events = Events
log-empty = Nothing has happened yet.
log-and-chat = Log and chat
side-panel = Side panel
tab-log = Log
tab-sheet = Sheet
tab-chat = Chat
show-rolls = Show the rolls
hide-rolls = Hide the rolls
undo = Undo
undone = undone
event-number = Event { $number }
live = Live
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
throw-title = Throw your dice
throw = Throw
throw-all = { $count ->
    [one] Throw
   *[other] Throw all { $count }
}
last-throw = Last throw, checked: { $faces }
do-instead = Do this instead

## Outcome

outcome-won = You won
outcome-lost = You lost
outcome-draw = A draw
outcome-over = The match is over
winner-is = Winner: { $winner }

## States

reconnecting = Reconnecting.
reconnecting-line = Your last command is kept and sent again.
no-match-title = This match cannot be opened
other-tab-title = This seat is open in another tab
other-tab-line = You can watch here, or take the seat back.
take-seat-back = Take the seat back
problem-offline = The server does not answer. Check that it is running.
problem-fault = Something went wrong on the server.
problem-wrong-match = There is no match at this address.
problem-wrong-token = This invite does not open a seat: it was used, or it is incomplete.
problem-no-spectators = This match has no spectators.
problem-too-fast = Too many requests. Wait a moment, then try again.
problem-store = The server cannot reach its storage. Try again in a moment.
problem-full = The server is full. Try again later.
problem-restart = The server is restarting.
problem-unreadable = This match was written by another version of the rules.
problem-not-over = This match is still being played.

## Keys

key-help = This list
key-skip = Finish what is playing
key-chat = Chat
key-time = Say the time left
key-last = Say the last event
key-odds = Say the odds
key-options = Choose an option
key-stats = Choose a stat
key-cursor = Move the cursor on the map
key-target = Next target
key-act = Preview, then confirm
key-actions = Choose an action
key-search = Search the actions
key-end = End the turn
key-order = Say the order of turns
key-reach = Say what is in reach
key-line = Read a line of cells
key-zoom = Zoom in, out, fit
`;export{e as default};