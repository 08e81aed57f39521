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
reader-instead = Then not. What do you do instead?
reader-no-verb = I did not understand “{ $said }”. You can say, for example: { $verbs }.
    Type ? for help.
reader-confused = “{ $said }” leaves everyone puzzled, and nothing happens.
reader-called-off = All right, nothing happens.
reader-too-long = That is too long: at most { $most } characters.
reader-rest-dropped = You do not get to the rest: { $rest }.
answer-yes = Yes: { $action }.
answer-no = No: { $reason }
answer-distance = { $name }: { $distance } away.
answer-no-options = There is nothing to choose now.
answer-many-options = { $count } options.
answer-unknown = I do not know. Ask about somebody by name, or about a rule: { $topics }.
