### Les mots du client de terminal. Des phrases entières, pour les yeux et pour les lecteurs d'écran.

## Le début

ui-menu-scenario = { $game } : quelle partie ?
ui-menu-help = Tapez un numéro, ou q pour partir.
ui-title = { $game } : { $scenario }
ui-seat-person = À cette table, { $seat } est une personne.
ui-seat-bot = À cette table, { $seat } est le robot { $bot }.
ui-begins = Graine { $seed }. La partie est enregistrée au fur et à mesure : { $name }
ui-torn = La dernière ligne du journal était coupée et elle est abandonnée.
ui-resumed = La partie reprend après l'entrée { $number }.

## Un tour

ui-hand-over = Laissez la place : { $seat }. Personne d'autre ne regarde. Tapez Entrée ensuite.
ui-more = Et { $count } de plus : tapez more, ou find et un mot.
ui-found = { $count ->
    [0] Aucun choix ne contient ces mots.
   *[other] { $count } choix contiennent ces mots ; ajoutez des mots pour tous les voir.
}
ui-not-now = C'est impossible maintenant. Tapez Entrée pour voir ce qui est possible.
ui-topic-more = encore { $count } : tapez { $word }
ui-between = { " ; " }
ui-suggested = Ce qui est possible à la place :
ui-how-odds = Tapez odds et un choix, par son numéro ou en mots, comme : odds 3
ui-how-find = Tapez find et un mot, pour voir les choix qui le contiennent.
ui-look-nobody = Il n'y a rien à dire de { $text }.
ui-nothing-now = Il n'y a rien à choisir maintenant. Tapez Entrée pour voir ce que vous pouvez faire.
ui-too-late = Trop tard : la partie avait continué.
ui-refused = C'est impossible : { $reason }.
ui-done = C'est fait : { $choice }.
ui-undo-shown = Cela ne peut pas être repris : quelque chose de nouveau a été vu.
ui-undo-other = Cela ne peut pas être repris : le dernier choix était celui d'une autre place.
ui-undo-nothing = { $why ->
    [start] Il n'y a rien à reprendre : la partie commence ici.
    [long-ago] Il n'y a rien à reprendre : c'est trop loin.
    [chance] Il n'y a rien à reprendre : depuis, le hasard a décidé quelque chose.
    [asked] Il n'y a rien à reprendre : depuis, une question a été posée.
    [seen] Il n'y a rien à reprendre : la suite a déjà été vue.
   *[other] Il n'y a rien à reprendre.
}
ui-log-empty = Rien ne s'est encore passé.

## Aide

ui-help-enter = Entrée : de nouveau la position et les choix
ui-help-more = more : les choix suivants, quand il y en a beaucoup
ui-help-find = find MOTS : les choix qui contiennent ces mots
ui-help-look = look, ou look et un nom : la position à nouveau, ou l'un de ceux qui y sont
ui-help-odds = odds et un choix : ce qu'il donnerait, sans le faire

## Dés et questions

ui-throw = { $reason ->
    [none] { $seat } : lancez { $formula }. Tapez les faces, ou Entrée pour laisser la table lancer.
   *[other] { $seat } : lancez { $formula } ({ $reason }). Tapez les faces, ou Entrée pour laisser la table lancer.
}
ui-dice-one = { $count ->
    [2] { $which ->
        [l] deux d{ $sides }, le plus bas compte
       *[h] deux d{ $sides }, le plus haut compte
    }
   *[other] { $which ->
        [l] { $count } d{ $sides }, le plus bas compte
       *[h] { $count } d{ $sides }, le plus haut compte
    }
}
ui-faces-expected = Tapez les faces de { $formula } séparées par des espaces, ou Entrée.
ui-question = { $seat } : { $question }
ui-answer-first = La question d'abord. Tapez ? pour voir ce qu'on peut taper ici.
ui-undo-question = { $seat } : le dernier choix peut-il être repris ?
ui-yes = oui
ui-no = non
ui-roll = { $reason ->
    [none] Lancer { $number } : { $parts }
   *[other] Lancer { $number }, { $reason } : { $parts }
}
ui-rolls = Lancers { $first } à { $last } : { $parts }
ui-why-none = Aucun lancer que vous puissiez voir n'a encore été fait ; les mélanges et les tirages ne sont pas racontés.
ui-why-range = Il y a des lancers de { $first } à { $last }. Tapez why et un numéro.
ui-odds-tail = { $total } ou plus : { $more } pour cent ; { $total } ou moins : { $less } pour cent.
ui-odds-mean = La moyenne est { $mean }.
ui-odds-unknown = Les chances ne sont pas connues : { $reason }.

## La fin

ui-winner = Victoire : { $seats }.
ui-draw = Personne ne gagne.
ui-scores = Score : { $scores }.
ui-watch-again = La partie est enregistrée. Pour la revoir, tapez :
ui-input-ended = L'entrée est finie.
ui-how-to-go-on = La partie est enregistrée. Pour continuer, tapez :

## Revoir

ui-played = Graine { $seed }, règles { $rules }.
ui-game-gone = Le jeu { $game } n'est pas installé ici : le journal raconte la partie sans lui.
ui-unfinished = Le journal s'arrête ici ; la partie n'est pas finie.
ui-undid = Dernier choix repris : { $seat }.
ui-rekeyed = À partir d'ici, les dés sont autres.

## Raisons

ui-refused-over = la partie est finie
ui-refused-waiting = la partie attend d'abord une réponse
ui-refused-not-yours = c'était à une autre place
ui-refused-impossible = cette réponse n'est pas possible
ui-refused-answered = il y a déjà été répondu
