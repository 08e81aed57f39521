### The words of the terminal client. Whole sentences, for eyes and for screen readers.

## The beginning

ui-menu-scenario = { $game }: which match shall it be?
ui-menu-help = Type a number, or q to leave.
ui-title = { $game }: { $scenario }
ui-seat-person = At this table { $seat } is a person.
ui-seat-bot = At this table { $seat } is the bot { $bot }.
ui-begins = Seed { $seed }. The match is saved as it goes: { $name }
ui-torn = The last line of the journal was cut off half-way and is dropped.
ui-resumed = The match goes on after input { $number }.

## A turn

ui-hand-over = Hand over to { $seat }; nobody else looks. Press Enter when ready.
ui-more = And { $count } more: type more, or find and a word.
ui-found = { $count ->
    [0] No choice has these words.
   *[other] { $count } choices have these words; use more words to see them all.
}
ui-not-now = That cannot be done now. Press Enter to see what can.
ui-topic-more = { $count } more: type { $word }
ui-between = { "; " }
ui-suggested = What could be done instead:
ui-how-odds = Type odds and a choice, by its number or in words, as in: odds 3
ui-how-find = Type find and a word, to see the choices that have it.
ui-look-nobody = There is nothing to say about { $text }.
ui-nothing-now = There is nothing to choose now. Press Enter to see what you may do.
ui-too-late = That came too late: the match had gone on.
ui-refused = That is not possible: { $reason }.
ui-done = Done: { $choice }.
ui-undo-shown = That cannot be taken back: it showed something new.
ui-undo-other = That cannot be taken back: the last choice was another seat's.
ui-undo-nothing = { $why ->
    [start] There is nothing to take back: the match begins here.
    [long-ago] There is nothing to take back: it is too long ago.
    [chance] There is nothing to take back: something was left to chance since then.
    [asked] There is nothing to take back: someone was asked since then.
    [seen] There is nothing to take back: what came of it has been seen.
   *[other] There is nothing to take back.
}
ui-log-empty = Nothing has happened yet.

## Help

ui-help-enter = Enter: the position and the choices again
ui-help-more = more: the next choices, when there are many
ui-help-find = find WORDS: the choices that have these words
ui-help-look = look, or look and a name: the position again, or one of those in it
ui-help-odds = odds and a choice: what it would mean, without doing it

## Dice and questions

ui-throw = { $reason ->
    [none] { $seat }: throw { $formula }. Type the faces, or press Enter to let the table throw.
   *[other] { $seat }: throw { $formula } ({ $reason }). Type the faces, or press Enter to let the table throw.
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
ui-faces-expected = Type the faces of { $formula } with blanks between them, or press Enter.
ui-question = { $seat }: { $question }
ui-answer-first = The question comes first. Type ? to see what can be typed here.
ui-undo-question = { $seat }: may the last choice be taken back?
ui-yes = yes
ui-no = no
ui-roll = { $reason ->
    [none] Roll { $number }: { $parts }
   *[other] Roll { $number }, { $reason }: { $parts }
}
ui-rolls = Rolls { $first } to { $last }: { $parts }
ui-why-none = No roll that you can see has been made yet; shuffles and draws are not told.
ui-why-range = There are rolls from { $first } to { $last }. Type why and a number.
ui-odds-tail = { $total } or more: { $more } percent; { $total } or less: { $less } percent.
ui-odds-mean = The average is { $mean }.
ui-odds-unknown = The odds are not known: { $reason }.

## The end

ui-winner = The winner: { $seats }.
ui-draw = Nobody wins.
ui-scores = Score: { $scores }.
ui-watch-again = The match is saved. To watch it again, type:
ui-input-ended = The input has ended.
ui-how-to-go-on = The match is saved. To go on, type:

## Watching

ui-played = Seed { $seed }, rules { $rules }.
ui-game-gone = The game { $game } is not installed here: the journal tells the match without it.
ui-unfinished = The journal ends here; the match is not over.
ui-undid = { $seat } takes back the last choice.
ui-rekeyed = From here on the dice are others.

## Reasons

ui-refused-not-kept = the file of your dice cannot be written, so they were not thrown
ui-refused-over = the match is over
ui-refused-waiting = the match waits for an answer first
ui-refused-not-yours = that was another seat's
ui-refused-impossible = that is no possible answer
ui-refused-answered = that was answered already
ui-refused-no-seat = a spectator only looks on
ui-refused-no-pause = the clock of this match cannot be stopped
ui-refused-read-only = this match can only be looked at
ui-refused-store = the server's store does not answer, try again
ui-refused-fault = the server failed over it
ui-refused-too-large = it is too long
ui-refused-wrong-type = the server cannot read it

## At a server

ui-you-are = You are { $seat } in match { $match }.
ui-you-watch = You look on at match { $match }. Press Enter to see how it stands.
ui-seat-elsewhere = You took your seat at { $server }. If this is the same table, join again with --from { $server } after the address.
ui-seat-several = You hold several seats of that match: { $seats }. Choose one with --seat.
ui-seat-none = You hold no such seat of that match. Join with the whole address that holds an invite, or look on with --watch.
ui-name-long = A name has at most { $most } letters. Choose a shorter one with --as.
ui-seat-player = { $there ->
    [yes] { $player ->
        [none] At this table { $seat } is a person, who is here.
       *[other] At this table { $seat } is { $player }, who is here.
    }
   *[no] { $player ->
        [none] At this table { $seat } is a person, who is not here.
       *[other] At this table { $seat } is { $player }, who is not here.
    }
}
ui-player-at = { $player } ({ $seat })
ui-came = { $who } is here.
ui-left = { $who } has gone.
ui-chat = { $who } says: { $words }
ui-waiting = The match waits for { $seats }.
ui-clock-held = The clock stands still.
ui-clock-runs = The clock runs.
ui-time-left = { $seconds ->
    [one] There is { $seconds } second to answer.
   *[other] There are { $seconds } seconds to answer.
}
ui-lost = The connection is lost. Trying again.
ui-back = The connection is back.
ui-thrown = Your dice ({ $formula }) show { $faces }.
ui-threw-for-you = The time was up: the server threw for you.
ui-chose-for-you = The time was up: the usual answer was given for you.
ui-unanswered = The server has not answered yet. Meanwhile q leaves, and ? shows what else you may do.
ui-not-meanwhile = That has to wait until the server has answered.
ui-fair-throw = { $reason ->
    [none] { $seat }: throw { $formula }. Press Enter, or type anything first to shake the dice.
   *[other] { $seat }: throw { $formula } ({ $reason }). Press Enter, or type anything first to shake the dice.
}
ui-fair-help = Enter: throw. The faces come of your half and of the server's, which it was bound to before.
ui-cheated = { $how ->
    [promise] The server cheats: it is bound to other dice than it promised.
    [secret] The server cheats: its half of the throw is not the one it was bound to.
    [seed] The server cheats: it did not take your half of the throw.
    [late] The server threw these dice itself, though you had thrown them: it says that you were too late.
    [again] This throw was made before, in another way: the server has gone back to an older state of the match.
   *[faces] The server cheats: the dice show other faces than it says.
}
ui-proven = { $count ->
    [one] One throw of yours was counted again from the journal: the dice are fair.
   *[other] Your { $count } throws were counted again from the journal: the dice are fair.
}
ui-no-dice = No dice of { $game } are a person's to throw: --own-dice changes nothing here.
ui-anchor =
    The server's half of your dice is bound by this anchor, which may not change: { $anchor }
    All that you see of your throws is kept in { $file }
ui-unheard = { $count ->
    [one] The server made one throw itself, though you had thrown: your half came too late, or so it says.
   *[other] The server made { $count } throws itself, though you had thrown: your halves came too late, or so it says.
}
ui-unproven = { $how ->
    [promise] The journal does not prove the dice: line { $line } binds the server to others than it promised you.
    [half] The journal does not prove the dice: line { $line } is not what you saw of your throws.
   *[line] The journal does not prove the dice: line { $line } does not hold, and turnwright verify says why.
}
ui-kept-there = Nothing is written here: the server keeps the match, and its journal comes when it is over.
ui-journal-there = The match is kept at the server. Its journal is here:
ui-how-to-come-back = The match goes on at the server. To come back, type:
ui-help-who = who: who sits where, and who is here
ui-help-say = say WORDS: a word to everybody at the table
ui-help-clock = clock: stop the clock, or let it run again
ui-trouble = The server says: { $reason }.
ui-trouble-bot = A bot has failed, and the match waits.
ui-trouble-fault = The rules of the game have failed, and the match waits.
ui-rollback = The server has lost a part of the match. What you knew of it last is gone.
ui-read-only = This match can only be looked at.
ui-help-log-there = log: what has happened last, { $count } sentences at most
ui-help-why-there = why N: the dice of roll N and their odds; rolls are counted from when you came
ui-help-save-there = save: there is nothing to do, for the server keeps the match; its journal comes when it is over
ui-help-quit-there = q: leave; the match stays at the server

## Why the server does not go on

ui-ending-replaced = Somebody sat down at this seat from another place. Close that one, and join again.
ui-ending-wrong-token = This opens no seat of the match. An invite is used once: come back from where it was used.
ui-ending-wrong-match = There is no such match at this server. Check the address.
ui-ending-no-spectators = This match has no spectators. Join it with an invite.
ui-ending-full = The server has no more room. Try again later.
ui-ending-wrong-protocol = The server speaks another version. Install the version that the server has.
ui-ending-no-answer = The server took too long to answer. It may be busy: try again.
ui-ending-too-fast = Too much came at once, and the server closed the door. Wait a little, and try again.
ui-ending-too-large = What was said was too long, and the server closed the door. Join again.
ui-ending-unreadable = The match was played by other rules than the server has, and cannot go on there.
ui-ending-unknown-game = The server does not have this game any more.
ui-ending-gone = The connection has ended. Join again.

## Opening a table, and making a match

ui-open-at = The table is open at { $address }, and its matches are kept in { $kept }.
ui-open-host = Make a match, and see how to sit down: { $line }
ui-open-far = For people at other machines, if that is how they reach this one: { $line }
ui-open-more = What else there is: { $address }
ui-open-close = Ctrl-C closes it; every match goes on when it is opened again.
ui-invited = { $seat }: { $line }
ui-look-on = To look on: { $line }
