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

ui-refused-not-kept = le fichier de vos dés ne peut pas être écrit, ils n'ont donc pas été lancés
ui-refused-over = la partie est finie
ui-refused-waiting = la partie attend d'abord une réponse
ui-refused-not-yours = c'était à une autre place
ui-refused-impossible = cette réponse n'est pas possible
ui-refused-answered = il y a déjà été répondu
ui-refused-no-seat = qui regarde ne fait que regarder
ui-refused-no-pause = l'horloge de cette partie ne peut pas être arrêtée
ui-refused-read-only = cette partie ne peut plus qu'être regardée
ui-refused-store = le dépôt du serveur ne répond pas, réessayez
ui-refused-fault = le serveur y a échoué
ui-refused-too-large = c'est trop long
ui-refused-wrong-type = le serveur ne peut pas le lire

## Sur un serveur

ui-you-are = Vous êtes { $seat } dans la partie { $match }.
ui-you-watch = Vous regardez la partie { $match }. Tapez Entrée pour voir où elle en est.
ui-seat-elsewhere = Vous avez pris votre place à { $server }. Si c'est la même table, revenez avec --from { $server } après l'adresse.
ui-seat-several = Vous avez plusieurs places dans cette partie : { $seats }. Choisissez-en une avec --seat.
ui-seat-none = Vous n'avez pas cette place dans cette partie. Venez avec l'adresse entière qui porte une invitation, ou regardez avec --watch.
ui-name-long = Un nom a { $most } lettres au plus. Choisissez-en un plus court avec --as.
ui-seat-player = { $there ->
    [yes] { $player ->
        [none] À cette table, { $seat } est une personne, qui est là.
       *[other] À cette table, { $seat } est { $player }, qui est là.
    }
   *[no] { $player ->
        [none] À cette table, { $seat } est une personne, qui n'est pas là.
       *[other] À cette table, { $seat } est { $player }, qui n'est pas là.
    }
}
ui-player-at = { $player } ({ $seat })
ui-came = Arrivée : { $who }.
ui-left = Départ : { $who }.
ui-chat = { $who } dit : { $words }
ui-waiting = La partie attend { $seats }.
ui-clock-held = L'horloge est arrêtée.
ui-clock-runs = L'horloge tourne.
ui-time-left = { $seconds ->
    [one] Il y a { $seconds } seconde pour répondre.
   *[other] Il y a { $seconds } secondes pour répondre.
}
ui-lost = La connexion est perdue. Nouvel essai.
ui-back = La connexion est revenue.
ui-thrown = Vos dés ({ $formula }) montrent { $faces }.
ui-threw-for-you = Le temps est écoulé : le serveur a lancé pour vous.
ui-chose-for-you = Le temps est écoulé : la réponse habituelle a été donnée pour vous.
ui-unanswered = Le serveur n'a pas encore répondu. En attendant, q quitte, et ? montre ce que vous pouvez faire d'autre.
ui-not-meanwhile = Cela doit attendre que le serveur ait répondu.
ui-fair-throw = { $reason ->
    [none] { $seat } : lancez { $formula }. Appuyez sur Entrée, ou tapez d'abord quelque chose pour secouer les dés.
   *[other] { $seat } : lancez { $formula } ({ $reason }). Appuyez sur Entrée, ou tapez d'abord quelque chose pour secouer les dés.
}
ui-fair-help = Entrée : lancer. Les faces viennent de votre moitié et de celle du serveur, fixée avant.
ui-cheated = { $how ->
    [promise] Le serveur triche : les dés ne sont pas ceux qu'il a promis.
    [secret] Le serveur triche : sa moitié du lancer n'est pas celle qui était fixée.
    [seed] Le serveur triche : il n'a pas pris votre moitié du lancer.
    [late] Le serveur a lancé ces dés lui-même, alors que vous les aviez lancés : il dit que c'était trop tard.
    [again] Ce lancer a déjà été fait, autrement : le serveur est revenu à un état plus ancien de la partie.
   *[faces] Le serveur triche : les dés montrent d'autres faces.
}
ui-proven = { $count ->
    [one] Un lancer de vous a été recompté d'après le journal : les dés sont honnêtes.
   *[other] Vos { $count } lancers ont été recomptés d'après le journal : les dés sont honnêtes.
}
ui-no-dice = Dans { $game }, aucun dé n'est lancé par une personne : --own-dice ne change rien ici.
ui-anchor =
    La moitié du serveur dans vos dés est liée par cette ancre, qui ne peut pas changer : { $anchor }
    Tout ce que vous voyez de vos lancers est gardé dans { $file }
ui-unheard = { $count ->
    [one] Le serveur a fait lui-même un lancer que vous aviez fait : votre moitié est arrivée trop tard, dit-il.
   *[other] Le serveur a fait lui-même { $count } lancers que vous aviez faits : vos moitiés sont arrivées trop tard, dit-il.
}
ui-unproven = { $how ->
    [promise] Le journal ne prouve pas les dés : la ligne { $line } lie le serveur à d'autres que ceux qu'il vous a promis.
    [half] Le journal ne prouve pas les dés : la ligne { $line } n'est pas ce que vous avez vu de vos lancers.
   *[line] Le journal ne prouve pas les dés : la ligne { $line } ne tient pas, et turnwright verify dit pourquoi.
}
ui-kept-there = Rien n'est écrit ici : le serveur garde la partie, et son journal vient quand elle est finie.
ui-journal-there = La partie est gardée sur le serveur. Son journal est ici :
ui-how-to-come-back = La partie continue sur le serveur. Pour revenir, tapez :
ui-help-who = who : qui est à quelle place, et qui est là
ui-help-say = say MOTS : un mot à toute la table
ui-help-clock = clock : arrêter l'horloge, ou la laisser tourner
ui-trouble = Le serveur dit : { $reason }.
ui-trouble-bot = Un robot a échoué, et la partie attend.
ui-trouble-fault = Les règles du jeu ont échoué, et la partie attend.
ui-rollback = Le serveur a perdu une part de la partie. Ce que vous en saviez en dernier n'est plus là.
ui-read-only = Cette partie ne peut plus qu'être regardée.
ui-help-log-there = log : ce qui s'est passé en dernier, { $count } phrases au plus
ui-help-why-there = why N : les dés du lancer N et leurs chances ; ils se comptent depuis votre arrivée
ui-help-save-there = save : rien à faire, car le serveur garde la partie ; son journal vient quand elle est finie
ui-help-quit-there = q : partir ; la partie reste sur le serveur

## Pourquoi le serveur ne continue pas

ui-ending-replaced = Quelqu'un a pris cette place depuis un autre endroit. Fermez l'autre, et revenez.
ui-ending-wrong-token = Ceci n'ouvre aucune place de la partie. Une invitation sert une fois : revenez d'où elle a servi.
ui-ending-wrong-match = Cette partie n'existe pas sur ce serveur. Vérifiez l'adresse.
ui-ending-no-spectators = Cette partie n'a pas de spectateurs. Venez avec une invitation.
ui-ending-full = Le serveur n'a plus de place. Réessayez plus tard.
ui-ending-wrong-protocol = Le serveur parle une autre version. Installez la version du serveur.
ui-ending-no-answer = Le serveur a mis trop de temps à répondre. Il est peut-être occupé : réessayez.
ui-ending-too-fast = Il en est venu trop à la fois, et le serveur a fermé la porte. Attendez un peu, et réessayez.
ui-ending-too-large = Ce qui a été dit était trop long, et le serveur a fermé la porte. Revenez.
ui-ending-unreadable = La partie a été jouée avec d'autres règles que celles du serveur, et ne peut y continuer.
ui-ending-unknown-game = Le serveur n'a plus ce jeu.
ui-ending-gone = La connexion est finie. Revenez.

## Ouvrir une table et créer une partie

ui-open-at = La table est ouverte à { $address }, et ses parties sont gardées dans { $kept }.
ui-open-host = Créez une partie, et voyez comment y prendre place : { $line }
ui-open-far = Pour qui est à d'autres machines, si c'est ainsi qu'on atteint celle-ci : { $line }
ui-open-more = Ce qu'il y a d'autre : { $address }
ui-open-close = Ctrl-C la ferme ; chaque partie continue quand elle est rouverte.
ui-invited = { $seat } : { $line }
ui-look-on = Pour regarder : { $line }
