### Texts of the terminal client: whole sentences, which a screen reader can read out.

## The beginning

ui-menu-scenario = { $game }: choose a scenario.
ui-menu-help = Type a number, or q to quit.
ui-menu-help-back = Type a number, b to go back, or q to quit.
ui-menu-more = { $count } more: type more.
ui-menu-saved = { $count ->
    [one] Continue a saved match (1)
   *[other] Continue a saved match ({ $count })
}
ui-menu-saved-title = Choose a saved match.
ui-saved-match = { $name }: { $over ->
    [yes] finished
   *[no] unfinished
}, { $played }
ui-saved-none = There is no saved match.
ui-saved-how = To continue one: turnwright play --resume NAME. To watch one: turnwright replay NAME
ui-title = { $game }: { $scenario }
ui-seat-you = { $seat }: you
ui-seat-person = { $seat }: a player
ui-seat-bot = { $seat }: { $bot } bot
ui-bot = { $name ->
    [easy] easy
    [medium] medium
    [hard] hard
    [random] random
    [heuristic] heuristic
    [master] game master
    [planner] planner
    [search] search
   *[other] { $text }
}
ui-seat-units = { $told }, with { $units }
ui-begins = Seed { $seed }. The match is saved as you play: { $name }
ui-torn = The last line of the journal was incomplete and has been dropped.
ui-resumed = The match continues after input { $number }.

## A turn

ui-hand-over = Hand over to { $seat }, out of sight of the others. Press Enter when ready.
ui-more = { $count } more: type more, or find and a word.
ui-found = { $count ->
    [0] No choice matches.
   *[other] { $count } choices match; add words to narrow them down.
}
ui-not-now = You cannot do that now. Press Enter to see your choices.
ui-topic-more = Type { $word } for { $count } more.
ui-unavailable = { $names } ({ $why })
ui-not-possible = Not possible now: { $list }
ui-not-possible-count = { $count ->
    [one] 1 more is not possible now: type unavailable for the reason.
   *[other] { $count } more are not possible now: type unavailable for the reasons.
}
ui-unavailable-none = Nothing is unavailable now.
ui-between = { "; " }
ui-gap = { " " }
ui-suggested = You could do this instead:
ui-how-odds = Type odds and a choice, by number or in words. Example: odds 3
ui-how-find = Type find and a word to list the choices that contain it.
ui-look-unknown = Nothing is known about { $text }.
ui-nothing-now = There is nothing to choose now. Press Enter to see what you can do.
ui-number-changed = { $number } stood for “{ $before }” and now stands for “{ $now }”. Nothing was done: type { $number } again if you mean it.
ui-number-gone = { $number } stood for “{ $before }”, which is no longer in the list. Nothing was done.
ui-too-late = Too late: the match had already moved on.
ui-refused = Not possible: { $reason }.
ui-go-on = Press Enter or type continue to let the others go on; or type a number, or ? for help.
ui-done = Done: { $choice }.
ui-undo-shown = This cannot be undone: it revealed something new.
ui-undo-other = This cannot be undone: the last choice was made by another seat.
ui-undo-nothing = { $why ->
    [start] Nothing to undo: this is the start of the match.
    [long-ago] Nothing to undo: the last choice is too far back.
    [chance] Nothing to undo: dice have been rolled since then.
    [asked] Nothing to undo: a question has been asked since then.
    [seen] Nothing to undo: its result has been seen.
   *[other] Nothing to undo.
}
ui-log-empty = Nothing has happened yet.

## Help

ui-help-enter = Enter: show the position and your choices again
ui-help-now = { $verbs ->
    [yes] Type a number, or press Enter to see the position and your choices again. In words, now:
   *[no] Type a number, or press Enter to see the position and your choices again.
}
ui-help-verb = { $example ->
    [none] { $verb }
   *[other] { $verb }{ "   " }{ $example }
}
ui-help-always = At any time: { $words }
ui-help-all = For all of these with an explanation, and all verbs of the game: ??
ui-help-name = NAME
ui-help-choice = CHOICE
ui-help-number = ROLL
ui-help-topic = TOPIC
ui-help-words = WORDS
ui-help-more = more: show the next choices of a long list
ui-help-find = find WORDS: list the choices that contain these words
ui-help-look = look, or look NAME: show the position again, or describe one thing in it
ui-help-odds = odds CHOICE: show what a choice would do, without making it
ui-help-rules = rules, or rules TOPIC: show the rules in one screen, or one topic of them
ui-rules-none = This game has no summary of its rules.
ui-rules-topics = Topics: { $topics }. Type rules and a topic, as in: rules { $topic }
ui-rules-unknown = The rules have no topic "{ $text }".
ui-help-hint = hint: show what a bot would do, and why
ui-hint = A bot would choose:
ui-hint-none = There is no hint now.
ui-hint-remote = A server gives no hints.
ui-help-map = map: show all of the map
ui-help-legend = legend: explain the signs on the screen
ui-help-unavailable = unavailable: list what is not possible now, with the reasons
ui-legend = Signs: { $signs }
ui-legend-none = There are no signs to explain.

## Dice and questions

ui-throw = { $reason ->
    [none] { $seat }: roll { $formula }. Type the faces, or press Enter to have them rolled for you.
   *[other] { $seat }: roll { $formula } ({ $reason }). Type the faces, or press Enter to have them rolled for you.
}
ui-dice-one = { $count ->
    [2] { $which ->
        [l] two d{ $sides }, the lower counts
       *[h] two d{ $sides }, the higher counts
    }
   *[other] { $which ->
        [l] { $count } d{ $sides }, the lowest counts
       *[h] { $count } d{ $sides }, the highest counts
    }
}
ui-faces-expected = Type the faces of { $formula }, separated by spaces, or press Enter.
ui-question = { $seat ->
    [none] { $question }
   *[other] { $seat }: { $question }
}
ui-answer-first = Answer the question first. Type ? for help.
ui-undo-question = { $seat }: allow the last choice to be undone?
ui-yes = yes
ui-no = no
ui-roll = { $reason ->
    [none] Roll { $number }: { $parts }
   *[other] Roll { $number }, { $reason }: { $parts }
}
ui-roll-dice = { $head }: { $faces }
ui-roll-also = { $before }, { $faces }
ui-roll-then = { $before }; { $after }
ui-rolls = Rolls { $first } to { $last }: { $parts }
ui-why-none = There is no roll to explain yet. Shuffles and draws are not shown.
ui-why-range = Rolls { $first } to { $last } can be explained. Type why and a number.
ui-odds-tail = { $total } or more: { $more } percent; { $total } or less: { $less } percent.
ui-odds-mean = The average is { $mean }.
ui-odds-unknown = The odds are unknown: { $reason }.

## Explanations

ui-terms-target = { $name }: { $parts }.
ui-terms-hit = hit { $percent } %
ui-terms-crit = critical hit { $percent } %
ui-terms-save = saves { $percent } %
ui-terms-works = success { $percent } %
ui-terms-damage = damage { $low } to { $high } (average { $mean })
ui-terms-damage-fixed = damage { $low }
ui-terms-heal = healing { $low } to { $high } (average { $mean })
ui-terms-heal-fixed = healing { $low }
ui-terms-drops = falls { $percent } %
ui-terms-roll = { $kind ->
    [attack] Attack roll
    [saving] Saving throw
   *[check] Check
}: { $roll }{ $against ->
    [ac] {" "}against AC { $goal }
    [dc] {" "}against DC { $goal }
   *[none] {""}
}.
ui-terms-parts = {" "}({ $parts })
ui-terms-advantage = Advantage: { $reasons }.
ui-terms-disadvantage = Disadvantage: { $reasons }.
ui-terms-reason = { $reason } ({ $unit })
ui-terms-risk = { $parts ->
    [none] { $name } may react.
   *[other] { $name } may react: { $parts }.
}
ui-terms-cost = Cost: { $costs }.
ui-terms-none = There are no odds to show for this.
ui-terms-figures = Figures: { $parts }.
ui-figure-damage = base damage { $number }
ui-figure-hit = accuracy { $number } %
ui-figure-crit = critical hit { $number } %
ui-figure-cooldown = cooldown { $number ->
    [one] 1 turn
   *[other] { $number } turns
}
ui-figure-rangeFt = range { $number } ft
ui-figure-longFt = long range { $number } ft
ui-figure-ly = distance { $number } ly
ui-figure-days = { $number ->
    [one] 1 day
   *[other] { $number } days
}
ui-figure-fuel = fuel { $number } % of the ship with the least
ui-figure-reachFt = reach { $number } ft
ui-why-parts = Bonus: { $parts }.
ui-why-goal = Armor Class { $goal } ({ $parts }).

## The end

ui-winner = Winner: { $seats }.
ui-draw = A draw.
ui-scores = Score: { $scores }.
ui-watch-again = The match is saved. To replay it:
ui-input-ended = End of input.
ui-how-to-go-on = The match is saved. To continue:

## Watching

ui-played = Seed { $seed }, rules { $rules }.
ui-game-gone = The game { $game } is not installed, so the match is shown from its journal alone.
ui-unfinished = The journal ends here; the match is unfinished.
ui-undid = { $seat } undoes the last choice.
ui-rekeyed = From here on, new dice are used.

## Reasons

ui-refused-not-kept = the file with your dice cannot be written, so they were not rolled
ui-refused-over = the match is over
ui-refused-waiting = the match is waiting for an answer
ui-refused-not-yours = that belongs to another seat
ui-refused-impossible = that is not one of the answers
ui-refused-answered = that has already been answered
ui-refused-no-seat = spectators cannot act
ui-refused-no-pause = the clock of this match cannot be stopped
ui-refused-read-only = this match is read-only
ui-refused-store = the server's database is not responding; try again
ui-refused-fault = the server failed to process it
ui-refused-too-large = it is too long
ui-refused-wrong-type = the server does not understand it

## At a server

ui-you-are = You are { $seat } in match { $match }.
ui-you-watch = You are watching match { $match }. Press Enter to see the position.
ui-seat-elsewhere = You took your seat at { $server }. If this is the same server, join again and add --from { $server }.
ui-seat-several = You hold several seats in this match: { $seats }. Choose one with --seat.
ui-seat-none = You do not hold this seat. Join with the full invite address, or watch with --watch.
ui-name-long = A name can have at most { $most } characters. Choose a shorter one with --as.
ui-seat-player = { $there ->
    [yes] { $player ->
        [none] { $seat }: a person, connected
       *[other] { $seat }: { $player }, connected
    }
   *[no] { $player ->
        [none] { $seat }: a person, not connected
       *[other] { $seat }: { $player }, not connected
    }
}
ui-player-at = { $player } ({ $seat })
ui-came = { $who } has joined.
ui-left = { $who } has left.
ui-chat = { $who } says: { $words }
ui-waiting = Waiting for { $seats }.
ui-clock-held = The clock is stopped.
ui-time-low = { $seconds ->
    [one] You have 1 second left.
   *[other] You have { $seconds } seconds left.
}
ui-time-up = Your time is up: the server acts for you.
ui-time-up-other = { $who } is out of time: the server acts for that seat.
ui-clock-runs = The clock is running.
ui-time-left = { $seconds ->
    [one] You have { $seconds } second to answer.
   *[other] You have { $seconds } seconds to answer.
}
ui-lost = Connection lost. Reconnecting.
ui-back = Connected again.
ui-thrown = Your roll ({ $formula }): { $faces }.
ui-threw-for-you = Time is up: the server rolled for you.
ui-chose-for-you = Time is up: the default answer was given for you.
ui-unanswered = The server has not answered yet. Type q to quit or ? for help.
ui-not-meanwhile = Wait until the server has answered.
ui-fair-throw = { $reason ->
    [none] { $seat }: roll { $formula }. Press Enter; anything you type first is mixed into the roll.
   *[other] { $seat }: roll { $formula } ({ $reason }). Press Enter; anything you type first is mixed into the roll.
}
ui-fair-help = Enter: roll. The faces are computed from your seed and the server's, which it committed to beforehand.
ui-cheated = { $how ->
    [commitment] The server is cheating: it has replaced the commitment to its dice.
    [secret] The server is cheating: its seed does not match its commitment.
    [seed] The server is cheating: it did not use your seed.
    [late] The server rolled these dice itself although you had rolled: it claims that you were too late.
    [again] This roll was made before with another result: the server has returned to an older state of the match.
   *[faces] The server is cheating: the faces it reports are not those of the dice.
}
ui-proven = { $count ->
    [one] Your roll was recomputed from the journal: the dice are fair.
   *[other] Your { $count } rolls were recomputed from the journal: the dice are fair.
}
ui-no-dice = Players do not roll dice in { $game }, so --own-dice has no effect.
ui-anchor =
    The server is committed to its dice by this anchor, which must not change: { $anchor }
    The evidence of your rolls is kept in { $file }
ui-unheard = { $count ->
    [one] The server made one roll itself although you had rolled: it claims that your seed came too late.
   *[other] The server made { $count } rolls itself although you had rolled: it claims that your seeds came too late.
}
ui-unproven = { $how ->
    [commitment] The journal does not prove the dice: line { $line } holds another commitment than the one you were given.
    [half] The journal does not prove the dice: line { $line } differs from the rolls you saw.
   *[line] The journal does not prove the dice: line { $line } is invalid. Run turnwright verify for the reason.
}
ui-kept-there = Nothing is saved here: the server keeps the match, and you get its journal at the end.
ui-journal-there = The server keeps the match. Its journal:
ui-how-to-come-back = The match stays on the server. To come back:
ui-help-who = who: list the seats and who is connected
ui-help-say = say WORDS: send a message to everyone in the match
ui-help-clock = clock: stop the clock or start it again
ui-trouble = The server says: { $reason }.
ui-trouble-bot = A bot has failed; the match is on hold.
ui-trouble-fault = The rules of the game have failed; the match is on hold.
ui-rollback = The server has lost the latest part of the match. What you saw last no longer counts.
ui-read-only = This match is read-only.
ui-help-log-there = log: show the latest events, { $count } sentences at most
ui-help-why-there = why N: show the dice of roll N and their odds; rolls are numbered from when you joined
ui-help-save-there = save: not needed, because the server keeps the match; you get its journal at the end
ui-help-quit-there = q: quit; the match stays on the server

## Why the server does not go on

ui-ending-replaced = Another connection has taken over this seat. Close it and join again.
ui-ending-wrong-token = This does not open a seat of the match. An invite works once: come back from where it was used.
ui-ending-bad-name = This name cannot be used: choose one with visible letters of one alphabet.
ui-ending-name-taken = Another player of this match has that name, or one that looks like it. Choose another with --as.
ui-ending-wrong-match = This server has no such match. Check the address.
ui-ending-no-spectators = This match does not admit spectators. Join it with an invite.
ui-ending-full = The server is full. Try again later.
ui-ending-wrong-protocol = The server runs another version. Install the version that the server has.
ui-ending-no-answer = The server took too long to answer. It may be busy; try again.
ui-ending-too-fast = Too many messages or requests came from your address, and the server takes no more for now. Wait a little and try again.
ui-ending-too-large = The message was too long; the server closed the connection. Join again.
ui-ending-unreadable = The match was played with other rules than the server has, and cannot continue there.
ui-ending-unknown-game = The server no longer has this game.
ui-ending-gone = The connection was closed. Join again.

## Starting a server, and creating a match

ui-open-at = The server is running at { $address } and keeps its matches in { $kept }.
ui-lobby-at = The lobby is at { $address }
ui-lobby-no-browser = No browser could be opened: open the address above, or play with turnwright play --terminal.
ui-open-host = To create a match and see how to join it: { $line }
ui-open-far = For people on other machines, if this is how they reach this one: { $line }
ui-open-more = Everything else it offers: { $address }
ui-open-close = Press Ctrl-C to stop it; every match continues when it is started again.
ui-open-plain = Warning: connections are not encrypted, and tokens can be read on the network. Pass --tls-cert, or use a reverse proxy with TLS.
ui-invited = { $seat } (seat { $number }): { $line }
ui-look-on = To watch: { $line }
ui-host-invite = If a player loses a seat, give it a new invite: { $line }
ui-host-token = Host token, saved on this machine: { $token }
ui-host-none = You do not host this match. Pass the host token with --token.
ui-host-archived = The match is archived: it is not listed, but it stays readable.
ui-host-listed = The match is listed again.
ui-host-removed = The match and everything stored about it have been removed.

## Bots that think

ui-thinking = Thinking: { $seat }. Press Ctrl-C to make it move now.
ui-thinking-percent = { $percent } %
ui-thinking-seconds = { $count } s

## What can be typed: the words of the client, with other forms separated by commas

ui-words-help = help
ui-words-rules = rules
ui-words-look = look
ui-words-odds = odds
ui-words-hint = hint
ui-words-map = map
ui-words-legend = legend
ui-words-more = more
ui-words-find = find
ui-words-log = log
ui-words-why = why
ui-words-save = save
ui-words-undo = undo
ui-words-unavailable = unavailable
ui-words-who = who
ui-words-say = say
ui-words-clock = clock
ui-words-continue = continue
ui-words-quit = quit
ui-words-tutorial = tutorial
ui-words-skip = skip
ui-words-back = back
ui-words-yes = yes, y
ui-words-no = no, n

## Lessons

ui-lesson = Lesson { $number } of { $count }, { $title }:
ui-lessons-over = The lessons are over. Good luck.
ui-lessons-none = This game has no lessons.
ui-lessons-offer = Is this your first match? Type tutorial to be guided through it.
ui-help-tutorial = tutorial: begin the lessons for a first match, or end them; skip: go on to the next lesson

## Menus

ui-menu-opponent = How strong should the opponent be?
ui-menu-again = Type r for a rematch, m for the menu, or press Enter to quit.
ui-menu-facts = { $title } ({ $summary ->
    [none] { $level ->
        [easy] easy
        [even] even
       *[hard] hard
    }
   *[other] { $summary }
}, { $won } % won{ $length ->
    [0] {""}
   *[other] { $game ->
        [stellar] , about { $length ->
            [one] { $length } day
           *[other] { $length } days
        }
        [wuxia] , about { $length ->
            [one] { $length } turn
           *[other] { $length } turns
        }
       *[other] , about { $length ->
            [one] { $length } round
           *[other] { $length } rounds
        }
    }
})
ui-menu-summary = { $title } ({ $summary })
ui-level-easy = Easy
ui-level-medium = Medium
ui-level-hard = Hard
ui-level-random = Easy: plays at random
ui-level-heuristic = Medium
ui-level-planner = Hard: plans ahead
ui-level-search = Hard: thinks for a while
