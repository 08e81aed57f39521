### Textes du client de terminal : des phrases entières, qu’un lecteur d’écran peut lire à voix haute.

## Le début

ui-menu-scenario = { $game } : choisissez un scénario.
ui-menu-help = Tapez un numéro, ou q pour quitter.
ui-menu-help-back = Tapez un numéro, b pour revenir, ou q pour quitter.
ui-menu-more = Encore { $count } : tapez suite.
ui-menu-saved = { $count ->
    [one] Continuer une partie enregistrée (1)
   *[other] Continuer une partie enregistrée ({ $count })
}
ui-menu-saved-title = Choisissez une partie enregistrée.
ui-saved-match = { $name } : { $over ->
    [yes] terminée
   *[no] en cours
}, { $played }
ui-saved-none = Il n’y a pas de partie enregistrée.
ui-saved-how = Pour en continuer une : turnwright play --resume NOM. Pour en revoir une : turnwright replay NOM
ui-title = { $game } : { $scenario }
ui-seat-you = { $seat } : vous
ui-seat-person = { $seat } : joueur humain
ui-seat-bot = { $seat } : bot { $bot }
ui-bot = { $name ->
    [easy] facile
    [medium] moyen
    [hard] difficile
    [random] aléatoire
    [heuristic] heuristique
    [master] maître du jeu
    [planner] planificateur
    [search] recherche
   *[other] { $text }
}
ui-seat-units = { $told }, avec { $units }
ui-begins = Graine { $seed }. La partie est enregistrée au fur et à mesure : { $name }
ui-torn = La dernière ligne du journal était incomplète ; elle a été supprimée.
ui-resumed = La partie reprend après l’entrée { $number }.

## Un tour

ui-hand-over = Passez la main : { $seat }. Les autres ne doivent pas regarder. Appuyez sur Entrée quand vous êtes prêt.
ui-more = Encore { $count } : tapez suite, ou trouver et un mot.
ui-found = { $count ->
    [0] Aucun choix ne correspond.
   *[other] { $count } choix correspondent ; ajoutez des mots pour préciser.
}
ui-not-now = Vous ne pouvez pas faire cela maintenant. Appuyez sur Entrée pour voir vos choix.
ui-topic-more = Tapez { $word } pour en voir { $count } de plus.
ui-unavailable = { $names } ({ $why })
ui-not-possible = Impossible pour l’instant : { $list }
ui-not-possible-count = { $count ->
    [one] 1 option impossible pour l’instant : tapez impossibles.
   *[other] { $count } options impossibles pour l’instant : tapez impossibles.
}
ui-unavailable-none = Rien n’est impossible pour l’instant.
ui-between = { " ; " }
ui-gap = { " " }
ui-suggested = À la place, vous pouvez :
ui-how-odds = Tapez chances et un choix, par son numéro ou en toutes lettres. Exemple : chances 3
ui-how-find = Tapez trouver et un mot pour afficher les choix qui le contiennent.
ui-look-unknown = Aucune information : { $text }.
ui-nothing-now = Il n’y a rien à choisir maintenant. Appuyez sur Entrée pour voir ce que vous pouvez faire.
ui-number-changed = { $number } désignait « { $before } » et désigne maintenant « { $now } ». Rien n’a été fait : tapez { $number } de nouveau pour confirmer.
ui-number-gone = { $number } désignait « { $before } », qui n’est plus dans la liste. Rien n’a été fait.
ui-too-late = Trop tard : la partie avait déjà avancé.
ui-refused = Impossible : { $reason }.
ui-go-on = Appuyez sur Entrée ou tapez continuer pour laisser jouer les autres ; ou tapez un numéro, ou ? pour obtenir de l’aide.
ui-done = C’est fait : { $choice }.
ui-undo-shown = Impossible d’annuler : ce choix a révélé quelque chose de nouveau.
ui-undo-other = Impossible d’annuler : le dernier choix a été fait à une autre place.
ui-undo-nothing = { $why ->
    [start] Rien à annuler : la partie vient de commencer.
    [long-ago] Rien à annuler : le dernier choix est trop ancien.
    [chance] Rien à annuler : des dés ont été lancés depuis.
    [asked] Rien à annuler : une question a été posée depuis.
    [seen] Rien à annuler : le résultat a déjà été vu.
   *[other] Rien à annuler.
}
ui-log-empty = Rien ne s’est encore passé.

## Aide

ui-help-enter = Entrée : afficher de nouveau la position et vos choix
ui-help-now = { $verbs ->
    [yes] Tapez un numéro, ou Entrée pour revoir la position et vos choix. En toutes lettres, maintenant :
   *[no] Tapez un numéro, ou Entrée pour revoir la position et vos choix.
}
ui-help-verb = { $example ->
    [none] { $verb }
   *[other] { $verb }{ "   " }{ $example }
}
ui-help-always = À tout moment : { $words }
ui-help-all = Pour tout cela expliqué, et tous les verbes du jeu : ??
ui-help-name = NOM
ui-help-choice = CHOIX
ui-help-number = LANCER
ui-help-topic = THÈME
ui-help-words = MOTS
ui-help-more = suite : afficher la suite d’une longue liste de choix
ui-help-find = trouver MOTS : afficher les choix qui contiennent ces mots
ui-help-look = voir, ou voir NOM : afficher de nouveau la position, ou décrire un de ses éléments
ui-help-odds = chances CHOIX : afficher l’effet d’un choix, sans le faire
ui-help-rules = règles ou règles THÈME : montrer les règles en un écran, ou l’un de leurs thèmes
ui-rules-none = Ce jeu n’a pas de résumé de ses règles.
ui-rules-topics = Thèmes : { $topics }. Tapez règles et un thème, par exemple : règles { $topic }
ui-rules-unknown = Les règles n’ont pas de thème « { $text } ».
ui-help-hint = conseil : montrer ce que ferait un bot, et pourquoi
ui-hint = Un bot choisirait :
ui-hint-none = Pas de conseil pour l’instant.
ui-hint-remote = Un serveur ne donne pas de conseils.
ui-help-map = carte : montrer toute la carte
ui-help-legend = légende : expliquer les signes à l’écran
ui-help-unavailable = impossibles : énumérer ce qui est impossible pour l’instant, avec les raisons
ui-legend = Signes : { $signs }
ui-legend-none = Il n’y a pas de signes à expliquer.

## Dés et questions

ui-throw = { $reason ->
    [none] { $seat } : lancez { $formula }. Tapez les faces, ou appuyez sur Entrée pour un lancer automatique.
   *[other] { $seat } : lancez { $formula } ({ $reason }). Tapez les faces, ou appuyez sur Entrée pour un lancer automatique.
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
ui-faces-expected = Tapez les faces de { $formula }, séparées par des espaces, ou appuyez sur Entrée.
ui-question = { $seat ->
    [none] { $question }
   *[other] { $seat } : { $question }
}
ui-answer-first = Répondez d’abord à la question. Tapez ? pour obtenir de l’aide.
ui-undo-question = { $seat } : autoriser l’annulation du dernier choix ?
ui-yes = oui
ui-no = non
ui-roll = { $reason ->
    [none] Lancer { $number } : { $parts }
   *[other] Lancer { $number }, { $reason } : { $parts }
}
ui-roll-dice = { $head } : { $faces }
ui-roll-also = { $before }, { $faces }
ui-roll-then = { $before } ; { $after }
ui-rolls = Lancers { $first } à { $last } : { $parts }
ui-why-none = Il n’y a encore aucun lancer à expliquer. Les mélanges et les pioches ne sont pas affichés.
ui-why-range = Vous pouvez consulter les lancers { $first } à { $last }. Tapez pourquoi et un numéro.
ui-odds-tail = { $total } ou plus : { $more } pour cent ; { $total } ou moins : { $less } pour cent.
ui-odds-mean = La moyenne est { $mean }.
ui-odds-unknown = Les chances sont inconnues : { $reason }.

## Explications

ui-terms-target = { $name } : { $parts }.
ui-terms-hit = touche { $percent } %
ui-terms-crit = coup critique { $percent } %
ui-terms-save = sauvegarde { $percent } %
ui-terms-works = réussite { $percent } %
ui-terms-damage = dégâts de { $low } à { $high } ({ $mean } en moyenne)
ui-terms-damage-fixed = dégâts { $low }
ui-terms-heal = soins de { $low } à { $high } ({ $mean } en moyenne)
ui-terms-heal-fixed = soins { $low }
ui-terms-drops = tombe { $percent } %
ui-terms-roll = { $kind ->
    [attack] Jet d’attaque
    [saving] Jet de sauvegarde
   *[check] Test
} : { $roll }{ $against ->
    [ac] {" "}contre CA { $goal }
    [dc] {" "}contre DD { $goal }
   *[none] {""}
}.
ui-terms-parts = {" "}({ $parts })
ui-terms-advantage = Avantage : { $reasons }.
ui-terms-disadvantage = Désavantage : { $reasons }.
ui-terms-reason = { $reason } ({ $unit })
ui-terms-risk = { $parts ->
    [none] { $name } peut réagir.
   *[other] { $name } peut réagir : { $parts }.
}
ui-terms-cost = Coût : { $costs }.
ui-terms-none = Il n’y a pas de probabilités à afficher pour ce choix.
ui-terms-figures = Valeurs : { $parts }.
ui-figure-damage = dégâts de base { $number }
ui-figure-hit = précision { $number } %
ui-figure-crit = coup critique { $number } %
ui-figure-cooldown = recharge { $number ->
    [one] 1 tour
   *[other] { $number } tours
}
ui-figure-rangeFt = portée { $number } pieds
ui-figure-longFt = longue portée { $number } pieds
ui-figure-ly = distance { $number } al
ui-figure-days = { $number ->
    [one] 1 jour
   *[other] { $number } jours
}
ui-figure-fuel = carburant : { $number } % du vaisseau qui en a le moins
ui-figure-reachFt = allonge { $number } pieds
ui-why-parts = Bonus : { $parts }.
ui-why-goal = Classe d’armure { $goal } ({ $parts }).

## La fin

ui-winner = Vainqueur : { $seats }.
ui-draw = Match nul.
ui-scores = Score : { $scores }.
ui-watch-again = La partie est enregistrée. Pour la revoir :
ui-input-ended = Fin de l’entrée.
ui-how-to-go-on = La partie est enregistrée. Pour continuer :

## Revoir

ui-played = Graine { $seed }, règles { $rules }.
ui-game-gone = Le jeu { $game } n’est pas installé ; la partie est affichée d’après son seul journal.
ui-unfinished = Le journal s’arrête ici ; la partie est inachevée.
ui-undid = { $seat } annule le dernier choix.
ui-rekeyed = À partir d’ici, de nouveaux dés sont utilisés.

## Raisons

ui-refused-not-kept = le fichier de vos dés n’a pas pu être écrit, ils n’ont donc pas été lancés
ui-refused-over = la partie est terminée
ui-refused-waiting = la partie attend une réponse
ui-refused-not-yours = cela revient à une autre place
ui-refused-impossible = cela ne fait pas partie des réponses
ui-refused-answered = la réponse a déjà été donnée
ui-refused-no-seat = les spectateurs ne peuvent pas agir
ui-refused-no-pause = l’horloge de cette partie ne peut pas être arrêtée
ui-refused-read-only = cette partie est en lecture seule
ui-refused-store = la base de données du serveur ne répond pas ; réessayez
ui-refused-fault = le serveur n’a pas pu traiter la demande
ui-refused-too-large = c’est trop long
ui-refused-wrong-type = le serveur ne comprend pas cette demande

## Sur un serveur

ui-you-are = Vous êtes { $seat } dans la partie { $match }.
ui-you-watch = Vous regardez la partie { $match }. Appuyez sur Entrée pour voir la position.
ui-seat-elsewhere = Vous avez pris votre place à { $server }. Si c’est le même serveur, revenez avec --from { $server }.
ui-seat-several = Vous occupez plusieurs places dans cette partie : { $seats }. Choisissez-en une avec --seat.
ui-seat-none = Cette place n’est pas la vôtre. Venez avec l’adresse complète de l’invitation, ou regardez avec --watch.
ui-name-long = Un nom compte { $most } caractères au plus. Choisissez-en un plus court avec --as.
ui-seat-player = { $there ->
    [yes] { $player ->
        [none] { $seat } : une personne, en ligne
       *[other] { $seat } : { $player }, en ligne
    }
   *[no] { $player ->
        [none] { $seat } : une personne, hors ligne
       *[other] { $seat } : { $player }, hors ligne
    }
}
ui-player-at = { $player } ({ $seat })
ui-came = { $who } rejoint la partie.
ui-left = { $who } quitte la partie.
ui-chat = { $who } dit : { $words }
ui-waiting = En attente : { $seats }.
ui-clock-held = L’horloge est arrêtée.
ui-time-low = { $seconds ->
    [one] Il vous reste { $seconds } seconde.
   *[other] Il vous reste { $seconds } secondes.
}
ui-time-up = Temps écoulé : le serveur joue à votre place.
ui-time-up-other = Temps écoulé pour { $who } : le serveur joue à sa place.
ui-clock-runs = L’horloge tourne.
ui-time-left = { $seconds ->
    [one] Vous avez { $seconds } seconde pour répondre.
   *[other] Vous avez { $seconds } secondes pour répondre.
}
ui-lost = Connexion perdue. Reconnexion en cours.
ui-back = Connexion rétablie.
ui-thrown = Votre lancer ({ $formula }) : { $faces }.
ui-threw-for-you = Le temps est écoulé : le serveur a lancé pour vous.
ui-chose-for-you = Le temps est écoulé : la réponse par défaut a été donnée pour vous.
ui-unanswered = Le serveur n’a pas encore répondu. Tapez q pour quitter ou ? pour obtenir de l’aide.
ui-not-meanwhile = Attendez la réponse du serveur.
ui-fair-throw = { $reason ->
    [none] { $seat } : lancez { $formula }. Appuyez sur Entrée ; ce que vous tapez avant entre dans le lancer.
   *[other] { $seat } : lancez { $formula } ({ $reason }). Appuyez sur Entrée ; ce que vous tapez avant entre dans le lancer.
}
ui-fair-help = Entrée : lancer. Les faces sont calculées à partir de votre graine et de celle du serveur, fixée à l’avance.
ui-cheated = { $how ->
    [commitment] Le serveur triche : il a remplacé l’engagement pris sur ses dés.
    [secret] Le serveur triche : sa graine ne correspond pas à son engagement.
    [seed] Le serveur triche : il n’a pas utilisé votre graine.
    [late] Le serveur a lancé ces dés lui-même alors que vous les aviez lancés : il prétend que c’était trop tard.
    [again] Ce lancer avait déjà été fait avec un autre résultat : le serveur est revenu à un état antérieur de la partie.
   *[faces] Le serveur triche : les faces qu’il annonce ne sont pas celles des dés.
}
ui-proven = { $count ->
    [one] Votre lancer a été recalculé d’après le journal : les dés sont honnêtes.
   *[other] Vos { $count } lancers ont été recalculés d’après le journal : les dés sont honnêtes.
}
ui-no-dice = Dans { $game }, les joueurs ne lancent pas de dés ; --own-dice est sans effet.
ui-anchor =
    Le serveur s’est engagé sur ses dés par cette ancre, qui ne doit pas changer : { $anchor }
    Les preuves de vos lancers sont conservées dans { $file }
ui-unheard = { $count ->
    [one] Le serveur a fait un lancer lui-même alors que vous aviez lancé : il prétend que votre graine est arrivée trop tard.
   *[other] Le serveur a fait { $count } lancers lui-même alors que vous aviez lancé : il prétend que vos graines sont arrivées trop tard.
}
ui-unproven = { $how ->
    [commitment] Le journal ne prouve pas les dés : la ligne { $line } porte un autre engagement que celui que vous avez reçu.
    [half] Le journal ne prouve pas les dés : la ligne { $line } diffère des lancers que vous avez vus.
   *[line] Le journal ne prouve pas les dés : la ligne { $line } n’est pas valide. Exécutez turnwright verify pour savoir pourquoi.
}
ui-kept-there = Rien n’est enregistré ici : le serveur conserve la partie, et vous recevez son journal à la fin.
ui-journal-there = Le serveur conserve la partie. Son journal :
ui-how-to-come-back = La partie reste sur le serveur. Pour revenir :
ui-help-who = qui : afficher les places et qui est en ligne
ui-help-say = dire MOTS : envoyer un message à tous les participants
ui-help-clock = horloge : arrêter l’horloge ou la relancer
ui-trouble = Le serveur dit : { $reason }.
ui-trouble-bot = Un bot a échoué ; la partie est suspendue.
ui-trouble-fault = Les règles du jeu ont échoué ; la partie est suspendue.
ui-rollback = Le serveur a perdu la fin de la partie. Ce que vous avez vu en dernier ne compte plus.
ui-read-only = Cette partie est en lecture seule.
ui-help-log-there = journal : afficher les derniers événements, { $count } phrases au plus
ui-help-why-there = pourquoi N : afficher les dés du lancer N et leurs chances ; la numérotation part de votre arrivée
ui-help-save-there = sauver : inutile, car le serveur conserve la partie ; vous recevez son journal à la fin
ui-help-quit-there = q : quitter ; la partie reste sur le serveur

## Pourquoi le serveur ne continue pas

ui-ending-replaced = Une autre connexion a repris cette place. Fermez-la et revenez.
ui-ending-wrong-token = Ceci ne donne accès à aucune place de la partie. Une invitation ne sert qu’une fois : revenez de là où elle a servi.
ui-ending-bad-name = Ce nom ne peut pas être utilisé : choisissez-en un dont les lettres sont visibles et d’un même alphabet.
ui-ending-name-taken = Un autre joueur de cette partie porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre avec --as.
ui-ending-wrong-match = Cette partie n’existe pas sur ce serveur. Vérifiez l’adresse.
ui-ending-no-spectators = Cette partie n’admet pas de spectateurs. Venez avec une invitation.
ui-ending-full = Le serveur est complet. Réessayez plus tard.
ui-ending-wrong-protocol = Le serveur utilise une autre version. Installez la même version que lui.
ui-ending-no-answer = Le serveur a mis trop de temps à répondre. Il est peut-être occupé ; réessayez.
ui-ending-too-fast = Trop de messages ou de requêtes sont venus de votre adresse, et le serveur n’en accepte plus pour le moment. Attendez un peu et réessayez.
ui-ending-too-large = Le message était trop long ; le serveur a fermé la connexion. Revenez.
ui-ending-unreadable = La partie a été jouée avec d’autres règles que celles du serveur et ne peut pas y continuer.
ui-ending-unknown-game = Le serveur n’a plus ce jeu.
ui-ending-gone = La connexion a été fermée. Revenez.

## Démarrer un serveur et créer une partie

ui-open-at = Le serveur tourne à { $address } et conserve ses parties dans { $kept }.
ui-lobby-at = Le salon est à l’adresse { $address }
ui-lobby-no-browser = Aucun navigateur n’a pu être ouvert : ouvrez l’adresse ci-dessus, ou jouez avec turnwright play --terminal.
ui-open-host = Pour créer une partie et voir comment la rejoindre : { $line }
ui-open-far = Depuis d’autres machines, si elles atteignent celle-ci à cette adresse : { $line }
ui-open-more = Tout ce qu’il offre d’autre : { $address }
ui-open-close = Appuyez sur Ctrl-C pour l’arrêter ; chaque partie continue quand il redémarre.
ui-open-plain = Attention : les connexions ne sont pas chiffrées, et les jetons peuvent être lus sur le réseau. Passez --tls-cert, ou utilisez un proxy inverse avec TLS.
ui-invited = { $seat } (place { $number }) : { $line }
ui-look-on = Pour regarder : { $line }
ui-host-invite = Si un joueur perd l’accès à sa place, créez une nouvelle invitation : { $line }
ui-host-token = Jeton d’hôte, enregistré sur cette machine : { $token }
ui-host-none = Vous n’êtes pas l’hôte de cette partie. Passez le jeton d’hôte avec --token.
ui-host-archived = La partie est archivée : elle n’est plus listée, mais reste lisible.
ui-host-listed = La partie est de nouveau listée.
ui-host-removed = La partie est supprimée avec tout ce qui en était conservé.

## Les bots qui réfléchissent

ui-thinking = Réflexion : { $seat }. Appuyez sur Ctrl-C pour obtenir un coup tout de suite.
ui-thinking-percent = { $percent } %
ui-thinking-seconds = { $count } s

## Ce qui se tape : les mots du client, avec d’autres formes séparées par des virgules

ui-words-help = aide
ui-words-rules = règles, regles
ui-words-look = voir, regarder
ui-words-odds = chances
ui-words-hint = conseil, indice
ui-words-map = carte
ui-words-legend = légende, legende
ui-words-more = suite
ui-words-find = trouver
ui-words-log = journal
ui-words-why = pourquoi
ui-words-save = sauver
ui-words-undo = annuler
ui-words-unavailable = impossibles
ui-words-who = qui
ui-words-say = dire
ui-words-clock = horloge
ui-words-continue = continuer
ui-words-quit = quitter
ui-words-tutorial = tutoriel
ui-words-skip = passer
ui-words-back = retour
ui-words-yes = oui, o
ui-words-no = non, n

## Leçons

ui-lesson = Leçon { $number } sur { $count }, { $title } :
ui-lessons-over = Les leçons sont terminées. Bonne chance.
ui-lessons-none = Ce jeu n’a pas de leçons.
ui-lessons-offer = Est-ce votre première partie ? Tapez tutoriel pour être guidé.
ui-help-tutorial = tutoriel : commencer les leçons d’une première partie, ou y mettre fin ; passer : leçon suivante

## Menus

ui-menu-opponent = Quelle force pour l’adversaire ?
ui-menu-again = Tapez r pour la revanche, m pour le menu, ou appuyez sur Entrée pour quitter.
ui-menu-facts = { $title } ({ $summary ->
    [none] { $level ->
        [easy] facile
        [even] équilibré
       *[hard] difficile
    }
   *[other] { $summary }
}, { $won } % de victoires{ $length ->
    [0] {""}
   *[other] { $game ->
        [stellar] , environ { $length ->
            [one] { $length } jour
           *[other] { $length } jours
        }
        [wuxia] , environ { $length ->
            [one] { $length } tour
           *[other] { $length } tours
        }
       *[other] , environ { $length ->
            [one] { $length } manche
           *[other] { $length } manches
        }
    }
})
ui-menu-summary = { $title } ({ $summary })
ui-level-easy = Facile
ui-level-medium = Moyen
ui-level-hard = Difficile
ui-level-random = Facile : joue au hasard
ui-level-heuristic = Moyen
ui-level-planner = Difficile : planifie
ui-level-search = Difficile : réfléchit un moment
