### Texts of the clients, for every game.

## The menu

menu-title = Choose a game.
choose-number = Type a number, or ? for help.
not-a-number = That is not a number from the list. Type ? for help.
option-out-of-range = { $count ->
    [0] There is nothing to choose now.
    [one] There is only one choice: type 1.
   *[other] Type a number from 1 to { $count }.
}

## Help

help-title = What you can type:
help-number = a number: make that choice
help-help = ?: show this help
help-undo = u: undo the last choice
help-log = log: show everything that has happened
help-why = why N: show the dice of roll N and their odds
help-save = save: write the match to a file
help-quit = q: quit; the match is saved

## Turns

your-turn = Your turn: { $seat }.
undo-done = The last choice is undone.
undo-refused = This cannot be undone: { $reason }.
match-over = The match is over: { $reason }.

## Dice

odds = The chance of this was { $percent } percent.

## Files and goodbye

saved = Saved to { $path }.
goodbye = Goodbye.

## Seats

seat-player = the player
seat-opponent = the opponent
seat-first = the first seat
seat-second = the second seat
seat-spectator = a spectator
seat-number = seat { $number }
side-two = { $first } and { $second }
side-more = { $first } and { $count } others

# The reader of plain speech
reader-echo = Understood: { $action }.
reader-confirm = Really? { $action }. Answer yes or no.
reader-offer = I am not sure about “{ $said }”. Do you mean: { $action }? Answer yes or no.
reader-whom = { $said }: whom?
reader-which = { $said }: which one?
reader-with-what = { $said }: with what?
reader-where = { $said }: where? Name a cell.
reader-unknown = I do not know “{ $said }” here. What do you mean?
reader-not-here = “{ $said }” is not possible here like this. Say it differently, or type ? for help.
reader-instead = All right. What do you do instead?
reader-no-verb = I did not understand “{ $said }”. You can say, for example: { $verbs }.
    Type ? for help.
reader-confused = “{ $said }” leaves everyone puzzled, and nothing happens.
reader-called-off = All right, nothing happens.
reader-too-long = That is too long: at most { $most } characters.
reader-rest-dropped = You do not get to the rest: { $rest }.
answer-yes = Yes: { $action }.
answer-no = No: { $reason }
answer-distance = { $name }: { $distance } away.
answer-your-turn = It is your turn, with { $name }.
answer-your-move = It is your turn.
answer-not-your-turn = It is not your turn.
answer-no-options = There is nothing to choose now.
answer-many-options = { $count } options.
answer-unknown = I do not know. Ask about someone by name, or about a rule: { $topics }.

# The narrator's voice: one sentence for an action, never twice within ten
voice-hit-1 = { $who } gets through, and { $target } feels it.
voice-hit-2 = The blow lands. { $target } staggers, { $who } already looks for the next opening.
voice-hit-3 = { $who } finds the gap in the guard of { $target }.
voice-hit-4 = No luck this time for { $target }: { $who } was quicker.
voice-hit-5 = { $who } strikes true.
voice-hit-6 = { $target } sees it coming, but too late.
voice-hit-7 = Well aimed! { $who } leaves a mark on { $target }.
voice-hit-8 = { $who } presses, and { $target } pays for one slow step.
voice-hit-9 = That one hurt. { $target } winces and stays in the fight.
voice-hit-10 = { $who } makes it look easy.
voice-miss-1 = { $who } hits nothing but air.
voice-miss-2 = { $target } is not where { $who } expected.
voice-miss-3 = Close, but { $target } slips away.
voice-miss-4 = { $who } overreaches, and the moment passes.
voice-miss-5 = A hair's breadth saves { $target }.
voice-miss-6 = { $target } turns aside in time.
voice-miss-7 = { $who } curses softly: nothing.
voice-miss-8 = It looked good for { $who }, until it did not.
voice-miss-9 = { $target } reads the move and gives no ground.
voice-miss-10 = Wide. { $who } has to start again.
voice-critical-1 = What a strike! { $who } hits { $target } exactly where it hurts most.
voice-critical-2 = For a moment everything is still. Then { $target } reels.
voice-critical-3 = { $who } will tell of this one for years.
voice-critical-4 = Nothing held back: { $who } catches { $target } wide open.
voice-critical-5 = { $target } never stood a chance against that one.
voice-critical-6 = Perfect timing by { $who }.
voice-critical-7 = The whole field hears it land on { $target }.
voice-critical-8 = { $who } puts everything behind it, and everything arrives.
voice-critical-9 = Luck and skill meet, and { $target } stands in between.
voice-critical-10 = Even the allies of { $target } wince.
voice-down-1 = { $target } goes down.
voice-down-2 = It is over for { $target }.
voice-down-3 = { $target } falls and does not get up.
voice-down-4 = The ground takes { $target }.
voice-down-5 = One fewer: { $target } is out of the fight.
voice-down-6 = A last step, and { $target } collapses.
voice-down-7 = { $target } sinks to the ground.
voice-down-8 = Silence where { $target } stood.
voice-down-9 = Nobody reaches { $target } in time.
voice-down-10 = That was the end of it for { $target }.
voice-heal-1 = Colour returns to the face of { $target }.
voice-heal-2 = { $target } breathes more easily.
voice-heal-3 = The pain lets go of { $target }.
voice-heal-4 = Wounds close, and { $target } stands straighter.
voice-heal-5 = { $target } is not done yet.
voice-heal-6 = Warmth runs through { $target }.
voice-heal-7 = New strength for { $target }, just in time.
voice-heal-8 = { $target } shakes off the worst of it.
voice-heal-9 = A deep breath, and { $target } is back in it.
voice-heal-10 = It helps. { $target } nods.
voice-spell-1 = { $who } speaks, and the air answers.
voice-spell-2 = A gesture by { $who }, and something gives way.
voice-spell-3 = { $who } gathers power and lets it go.
voice-spell-4 = The words of { $who } hang in the air for a moment.
voice-spell-5 = { $who } calls, and it comes.
voice-spell-6 = Eyes turn to { $who }.
voice-spell-7 = { $who } shapes the moment with both hands.
voice-spell-8 = There is a hum in the air around { $who }.
voice-spell-9 = What { $who } has long prepared takes shape.
voice-spell-10 = { $who } does not hesitate.
voice-condition-1 = Something changes for { $target }.
voice-condition-2 = { $target } will feel that for a while.
voice-condition-3 = That makes things harder for { $target }.
voice-condition-4 = { $target } fights it, and it holds.
voice-condition-5 = Not what { $target } had hoped for.
voice-condition-6 = The plans of { $target } have to wait.
voice-condition-7 = { $target } has other worries now.
voice-condition-8 = The field looks different to { $target } from here.
voice-condition-9 = { $target } was not ready for that.
voice-condition-10 = Now { $target } has to cope with that too.
voice-ended-1 = { $target } shakes it off.
voice-ended-2 = It passes. { $target } looks up again.
voice-ended-3 = { $target } is free of that, and angry about it.
voice-ended-4 = The eyes of { $target } clear.
voice-ended-5 = Whatever held { $target } lets go.
voice-ended-6 = { $target } is fully there again.
voice-ended-7 = That trouble is behind { $target }.
voice-ended-8 = { $target } blinks, and the fight comes back into focus.
voice-ended-9 = It wears off, and { $target } moves freely.
voice-ended-10 = Relief for { $target }, if only for a moment.
voice-refused-1 = You reach for it, but it cannot be done.
voice-refused-2 = The moment does not allow it.
voice-refused-3 = You think better of it at the last instant.
voice-refused-4 = Something holds you back.
voice-refused-5 = It was a good thought. It will have to wait.
voice-refused-6 = You measure it up, and shake your head.
voice-refused-7 = Not like this. There must be another way.
voice-refused-8 = Your hand stops halfway.
voice-refused-9 = You can see how that would end, and let it be.
voice-refused-10 = A breath of frustration, and you look again.
voice-start-1 = Here it begins.
voice-start-2 = No more words. It starts.
voice-start-3 = Everyone looks for the first move.
voice-end-1 = Then it is quiet.
voice-end-2 = It is decided.
voice-end-3 = It is over. Time to look around.
voice-first-blood-1 = First blood goes to { $who }.
voice-first-blood-2 = { $target } is the first to be hurt.
voice-first-blood-3 = The first wound of the fight: { $target }.
voice-last-stand-1 = Only { $target } is left standing on that side.
voice-last-stand-2 = { $target } stands alone now.
voice-last-stand-3 = All the others are down. { $target } faces it alone.
voice-swing-1 = The tide turns towards { $side }.
voice-swing-2 = Suddenly it looks much better for { $side }.
voice-swing-3 = That may have decided it: the advantage is with { $side }.
