### The duel in English.
### Screen readers read these messages aloud: keep sentences short and convey nothing by layout alone.

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
   *[other] The match continues: { $to }.
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
cooldown-end = The break is over. Round { $round } is next.
match-end =
    { $reason ->
        [target] The target score is reached.
        [maxRounds] The last round has been played.
        [quit] One side quit the match.
        [navigate] One side left the match.
        [error] The match ended because of an error.
        [waiting] The waiting time ran out.
       *[other] The match is over.
    } { $winner ->
        [player] The player wins
        [opponent] The opponent wins
       *[none] { $reason ->
            [quit] There is no winner
            [navigate] There is no winner
            [error] There is no winner
            [waiting] There is no winner
           *[other] The match is a draw
        }
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
    [used-up] This stat is used up for now.
    [malformed] That is not a valid choice.
    [not-your-turn] It is not your turn.
    [invalid-config] The match cannot start with these settings.
    [locked] The settings are locked once the match has started.
    [deck] The deck cannot be loaded.
    [fault] The game ran into an error.
   *[other] Not possible: { $reason }
}
clock-corrected = The clock was corrected; no time is lost.
debug = Debug: { $text }

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

refused-wrong-state = { $what ->
    [stat] no stat can be chosen now
    [round] this is round { $round }
    [timers] no timer is running
    [interrupt] there is nothing to interrupt
    [start] the match has already started
    [resume] the round is not interrupted
   *[other] that is not possible now
}
refused-not-your-turn = { $choosing ->
    [true] your opponent chooses in this round
   *[false] only the player can do that
}
refused-duplicate = { $what ->
    [paused] the timers are already paused
    [running] the timers are already running
   *[other] this round is already decided
}
refused-used-up = used up until you have chosen the other stats
refused-unknown-stat = there is no such stat
refused-unknown-kind = a match cannot be interrupted like that
refused-malformed = that is not a command of the duel
choose-stat = Choose { stat-name }, { $value }
choose-stat-odds = Choose { stat-name }, { $value } (wins { $win } %, draws { $draw } %)
foresee-stat = Of the { $cards } cards that the opponent may hold, { $won } have a lower { stat-name }, { $drawn } the same and { $lost } a higher one.
start-match = Start the match
advance = Continue
interrupt-quit = Quit the match
interrupt-navigate = Leave the round for now
interrupt-error = Stop the match because of an error
resume = Resume the round
pause-timers = Pause the timers
resume-timers = Resume the timers
rematch = Play a rematch
home = Back to the start screen

## Scenarios

scenario-classic = Classic: first to ten, thirty seconds to choose.
scenario-classic-5 = Short classic: first to five.
scenario-classic-15 = Long classic: first to fifteen.
scenario-quick = Quick: one round decides.
scenario-bandit = Bandit: dice choose the cards and the stat, first to ten.
scenario-team = Teams: six fighters per side, each fights once.
scenario-solo = Solo: classic, with no time limit.
scenario-alternate = Alternate: the sides take turns choosing, against a hard opponent.
scenario-heavyweights = Heavyweights: all are strong and few are fast, so the odds count more than the value; a stat can be chosen again only after the other four, against an opponent who plays the odds.
scenario-limited = Limited: a stat can be chosen again only after the other four; the sides take turns, against an opponent who plays the odds.

## The match on screen

side-name = { $side ->
    [player] Player
   *[opponent] Opponent
}
draw-score = Round { $round }. Player { $player }, opponent { $opponent }.
draw-break = Round { $round } is next. Player { $player }, opponent { $opponent }.
# A no-break space stands between a stat and its value.
draw-card = { side-name }: { $name } ({ $country }, { $class } kg). { stat-power } { $power }, { stat-speed } { $speed }, { stat-technique } { $technique }, { stat-kumikata } { $kumikata }, { stat-newaza } { $newaza }.
draw-hidden = { side-name }: a hidden card.
draw-used-up = { side-name }: used up for now: { $stats }.
ending-target = target score reached
ending-maxRounds = round limit reached
ending-quit = one side quit
ending-navigate = one side left
ending-error = an error
ending-waiting = waiting time ran out

# The narrator's voice: one sentence for an action, never twice within ten
voice-round-won-1 = { $who } takes the round.
voice-round-won-2 = This one belongs to { $who }.
voice-round-won-3 = { $who } chose well.
voice-round-won-4 = A clean win for { $who }.
voice-round-won-5 = { $who } had the answer.
voice-round-won-6 = No argument: the round is with { $who }.
voice-round-won-7 = { $who } reads the round correctly.
voice-round-won-8 = A point of strength for { $who }.
voice-round-won-9 = { $who } turns the card, and that is that.
voice-round-won-10 = The better card, and { $who } holds it.
voice-round-drawn-1 = Neither gives way.
voice-round-drawn-2 = Dead level.
voice-round-drawn-3 = They cancel each other out.
voice-round-drawn-4 = Nothing between the two.
voice-round-drawn-5 = Both had the same idea.
voice-round-drawn-6 = A stalemate, and a long look.
voice-round-drawn-7 = Strength meets equal strength.
voice-round-drawn-8 = The round belongs to no one.
voice-round-drawn-9 = Even. They go again.
voice-round-drawn-10 = Balance, to the last point.

# Why a bot chooses what it chooses.
bot-best-stat = { $value } is the highest value on the card that can be chosen.
country-AR = Argentina
country-AT = Austria
country-AU = Australia
country-AZ = Azerbaijan
country-BE = Belgium
country-BR = Brazil
country-CA = Canada
country-CH = Switzerland
country-CN = China
country-CO = Colombia
country-CU = Cuba
country-CZ = Czechia
country-DE = Germany
country-DZ = Algeria
country-EG = Egypt
country-ES = Spain
country-FI = Finland
country-FR = France
country-GB = United Kingdom
country-GE = Georgia
country-GR = Greece
country-HR = Croatia
country-HU = Hungary
country-IE = Ireland
country-IN = India
country-IT = Italy
country-JP = Japan
country-KG = Kyrgyzstan
country-KR = South Korea
country-KZ = Kazakhstan
country-MA = Morocco
country-MD = Moldova
country-MN = Mongolia
country-MX = Mexico
country-NL = Netherlands
country-NO = Norway
country-NZ = New Zealand
country-PL = Poland
country-PT = Portugal
country-RO = Romania
country-RS = Serbia
country-SE = Sweden
country-SI = Slovenia
country-SN = Senegal
country-TJ = Tajikistan
country-TN = Tunisia
country-TR = Türkiye
country-UA = Ukraine
country-US = United States
country-UZ = Uzbekistan
country-ZA = South Africa
