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

ui-refused-over = the match is over
ui-refused-waiting = the match waits for an answer first
ui-refused-not-yours = that was another seat's
ui-refused-impossible = that is no possible answer
ui-refused-answered = that was answered already
