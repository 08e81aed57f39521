### The duel in English.
### What is said is read aloud by screen readers: short sentences, nothing that only an eye can tell.

game-name = Judo duel

## Events

state-change = { $to ->
    [waitingForMatchStart] Ready to start a match.
    [matchStart] The match begins.
    [cooldown] A short break.
    [roundStart] A new round begins.
    [waitingForPlayerAction] Choose a stat.
    [diceChoose] The dice choose a stat.
    [roundDecision] The cards are compared.
    [roundOver] The round is over.
    [matchDecision] The match is decided.
    [matchOver] The match is over.
    [interruptRound] The round is interrupted.
    [interruptMatch] The match is interrupted.
   *[other] The match goes on: { $to }.
}
round-start = Round { $round }.
round-prompt = Round { $round }: choose a stat.
round-timeout = Round { $round }: time is up.
round-decision = { $outcome ->
    [winPlayer] The player wins the round: { stat-name } { $player } against { $opponent }.
    [winOpponent] The opponent wins the round: { stat-name } { $opponent } against { $player }.
    [draw] The round is a draw: { stat-name } { $player } against { $opponent }.
   *[other] The round is decided: { stat-name } { $player } against { $opponent }.
}
score-update = Score: player { $player }, opponent { $opponent }.
cooldown-start = { $seconds ->
    [0] The next round starts at once.
    [one] The next round starts in { $seconds } second.
   *[other] The next round starts in { $seconds } seconds.
}
cooldown-end = The break is over, here is round { $round }.
match-end =
    { $reason ->
        [target] The target is reached.
        [maxRounds] The last round has been played.
        [quit] The match was given up.
        [error] The match ended with an error.
        [waiting] The wait was too long.
       *[other] The match is over.
    } { $winner ->
        [player] The player wins
        [opponent] The opponent wins
       *[none] Nobody wins
    }: player { $player }, opponent { $opponent }.
timer-tick = { $id ->
    [selection] { $seconds ->
        [0] No time left to choose.
        [one] { $seconds } second left to choose.
       *[other] { $seconds } seconds left to choose.
    }
   *[cooldown] { $seconds ->
        [0] The break ends.
        [one] { $seconds } second of break left.
       *[other] { $seconds } seconds of break left.
    }
}
error-event = { $code ->
    [duplicate] Too late: the first choice counts.
    [wrong-state] That is not possible now.
    [unknown-stat] There is no such stat.
    [not-your-turn] It is not your turn.
    [invalid-config] The match cannot start with these settings.
    [locked] The settings are locked once the match has started.
    [deck] The deck cannot be loaded.
    [fault] Something went wrong in the game.
   *[other] Not possible: { $reason }
}
clock-corrected = The clock was set right; no time is lost.
debug = For testers: { $text }

## Stats

stat-power = Power
stat-speed = Speed
stat-technique = Technique
stat-kumikata = Kumi-kata
stat-newaza = Ne-waza
stat-name = { $stat ->
    [power] { stat-power }
    [speed] { stat-speed }
    [technique] { stat-technique }
    [kumikata] { stat-kumikata }
    [newaza] { stat-newaza }
   *[other] { $stat }
}

## Commands

choose-stat = Choose { stat-name }, { $value }
start-match = Start the match
interrupt-quit = Give up the match
interrupt-navigate = Leave the round for a moment
interrupt-error = Stop the match because of an error
resume = Go on with the round
pause-timers = Stop the clocks
resume-timers = Let the clocks run again
rematch = Play a rematch
home = Back to the start

## Scenarios

scenario-classic = Classic: first to ten, thirty seconds to choose.
scenario-classic-5 = Short classic: first to five.
scenario-classic-15 = Long classic: first to fifteen.
scenario-quick = Quick: one round decides.
scenario-bandit = Bandit: dice choose cards and stat, first to ten.
scenario-team = Teams: six fighters a side, each fights once.
scenario-solo = Solo: classic, with all the time you want to choose.
scenario-alternate = Alternate: both sides choose in turn, against a hard opponent.

## The match on the table

side-name = { $side ->
    [player] Player
   *[opponent] Opponent
}
draw-score = Round { $round }. Player { $player }, opponent { $opponent }.
draw-break = Round { $round } comes next. Player { $player }, opponent { $opponent }.
draw-card = { side-name }: { $name } ({ $country }, { $class } kg). { stat-power } { $power }, { stat-speed } { $speed }, { stat-technique } { $technique }, { stat-kumikata } { $kumikata }, { stat-newaza } { $newaza }.
draw-hidden = { side-name }: a hidden card.
ending-target = enough points
ending-maxRounds = the last round
ending-quit = someone left
ending-navigate = someone went away
ending-error = an error
ending-waiting = nobody came back
