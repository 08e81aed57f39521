### Textes des clients, pour tous les jeux.

## Le menu

menu-title = Choisissez un jeu.
choose-number = Tapez un numéro, ou ? pour obtenir de l’aide.
not-a-number = Ce numéro n’est pas dans la liste. Tapez ? pour obtenir de l’aide.
option-out-of-range = { $count ->
    [0] Il n’y a rien à choisir maintenant.
    [one] Il n’y a qu’un seul choix : tapez 1.
   *[other] Tapez un numéro de 1 à { $count }.
}

## Aide

help-title = Ce que vous pouvez taper :
help-number = un numéro : faire ce choix
help-help = ? : afficher cette aide
help-undo = u : annuler le dernier choix
help-log = journal : afficher tout ce qui s’est passé
help-why = pourquoi N : afficher les dés du lancer N et leurs chances
help-save = sauver : enregistrer la partie dans un fichier
help-quit = q : quitter ; la partie est enregistrée

## Tours

your-turn = À vous de jouer : { $seat }.
undo-done = Le dernier choix est annulé.
undo-refused = Cela ne peut pas être annulé : { $reason }.
match-over = La partie est terminée : { $reason }.

## Dés

odds = La probabilité était de { $percent } pour cent.

## Fichiers et adieux

saved = Enregistré dans { $path }.
goodbye = Au revoir.

## Places

seat-player = le joueur
seat-opponent = l’adversaire
seat-first = la première place
seat-second = la deuxième place
seat-spectator = un spectateur
seat-number = place { $number }
side-two = { $first } et { $second }
side-more = { $first } et { $count } autres

# Le lecteur de phrases
reader-echo = Compris : { $action }.
reader-confirm = Vraiment ? { $action }. Répondez oui ou non.
reader-offer = Je ne suis pas sûr de « { $said } ». Voulez-vous dire : { $action } ? Répondez oui ou non.
reader-whom = { $said } : qui ?
reader-which = { $said } : lequel ?
reader-with-what = { $said } : avec quoi ?
reader-where = { $said } : où ? Indiquez une case.
reader-unknown = Je ne connais pas « { $said } » ici. Que voulez-vous dire ?
reader-not-here = « { $said } » n’est pas possible ici sous cette forme. Dites-le autrement, ou tapez ? pour l’aide.
reader-instead = Bien, pas cela. Que faites-vous à la place ?
reader-no-verb = Je n’ai pas compris « { $said } ». Vous pouvez dire, par exemple : { $verbs }.
    Tapez ? pour l’aide.
reader-confused = « { $said } » laisse tout le monde perplexe, et rien ne se passe.
reader-called-off = Très bien, rien ne se passe.
reader-too-long = C’est trop long : { $most } caractères au plus.
reader-rest-dropped = Vous n’avez pas le temps de faire le reste : { $rest }.
answer-yes = Oui : { $action }.
answer-no = Non : { $reason }
answer-distance = { $name } : à { $distance } de distance.
answer-your-turn = C’est votre tour, avec { $name }.
answer-your-move = C’est votre tour.
answer-not-your-turn = Ce n’est pas votre tour.
answer-no-options = Il n’y a rien à choisir pour le moment.
answer-many-options = { $count } possibilités.
answer-unknown = Je ne sais pas. Demandez quelqu’un par son nom, ou une règle : { $topics }.

# La voix du narrateur : une phrase par action
voice-hit-1 = { $who } passe la garde, et { $target } le sent passer.
voice-hit-2 = Le coup porte. { $target } chancelle, { $who } cherche déjà la prochaine ouverture.
voice-hit-3 = { $target } baisse sa garde, et { $who } trouve la faille.
voice-hit-4 = Pas de chance pour { $target } : { $who } va plus vite.
voice-hit-5 = { $who } frappe juste.
voice-hit-6 = { $target } voit le coup venir, mais trop tard.
voice-hit-7 = Bien visé ! { $who } laisse sa marque sur { $target }.
voice-hit-8 = { $who } insiste, et { $target } paie un pas de trop.
voice-hit-9 = Celui-là a compté. { $target } serre les dents et tient bon.
voice-hit-10 = { $who } donne l’impression que c’est facile.
voice-miss-1 = { $who } ne frappe que le vide.
voice-miss-2 = { $target } n’est pas là où { $who } l’attendait.
voice-miss-3 = De peu, mais { $target } se dérobe.
voice-miss-4 = { $who } se précipite, et l’instant passe.
voice-miss-5 = Il s’en faut d’un cheveu pour { $target }.
voice-miss-6 = { $target } esquive à temps.
voice-miss-7 = { $who } jure à voix basse : rien.
voice-miss-8 = Tout allait bien pour { $who }, jusqu’au dernier moment.
voice-miss-9 = { $target } lit le geste et ne cède pas un pouce.
voice-miss-10 = À côté. { $who } doit tout reprendre.
voice-critical-1 = Quel coup ! { $who } touche { $target } là où ça fait le plus mal.
voice-critical-2 = Un instant, tout se fige. Puis { $target } vacille.
voice-critical-3 = { $who } racontera celui-là pendant des années.
voice-critical-4 = Sans retenue, { $who } surprend { $target } la garde ouverte.
voice-critical-5 = { $target } n’y pouvait rien.
voice-critical-6 = Le moment parfait pour { $who }.
voice-critical-7 = Tout le champ de bataille entend le choc sur { $target }.
voice-critical-8 = { $who } y met tout, et tout arrive.
voice-critical-9 = La chance et l’adresse se rencontrent, et { $target } se trouve entre les deux.
voice-critical-10 = { $target } encaisse : même ses alliés grimacent.
voice-down-1 = { $target } s’écroule.
voice-down-2 = C’est fini pour { $target }.
voice-down-3 = { $target } tombe et ne se relève pas.
voice-down-4 = La terre reçoit { $target }.
voice-down-5 = Un de moins : { $target } est hors de combat.
voice-down-6 = Un dernier pas, et { $target } s’effondre.
voice-down-7 = { $target } s’affaisse.
voice-down-8 = Le silence se fait là où se tenait { $target }.
voice-down-9 = Personne n’arrive à temps pour { $target }.
voice-down-10 = Le combat s’arrête ici pour { $target }.
voice-heal-1 = { $target } reprend des couleurs.
voice-heal-2 = { $target } respire plus facilement.
voice-heal-3 = La douleur lâche { $target }.
voice-heal-4 = Les plaies se ferment, et { $target } se redresse.
voice-heal-5 = { $target } n’a pas dit son dernier mot.
voice-heal-6 = Une chaleur parcourt { $target }.
voice-heal-7 = Des forces neuves pour { $target }, juste à temps.
voice-heal-8 = { $target } se remet du pire.
voice-heal-9 = Une grande inspiration, et { $target } repart.
voice-heal-10 = Cela aide. { $target } hoche la tête.
voice-spell-1 = { $who } parle, et l’air répond.
voice-spell-2 = { $who } fait un geste, et quelque chose cède.
voice-spell-3 = { $who } rassemble son pouvoir et le libère.
voice-spell-4 = { $who } murmure, et les mots flottent un instant dans l’air.
voice-spell-5 = { $who } appelle, et le pouvoir vient.
voice-spell-6 = Les regards se tournent vers { $who }.
voice-spell-7 = { $who } façonne l’instant à deux mains.
voice-spell-8 = L’air se met à vibrer devant { $who }.
voice-spell-9 = Tout prend forme comme { $who } le voulait.
voice-spell-10 = { $who } n’hésite pas.
voice-condition-1 = Quelque chose change pour { $target }.
voice-condition-2 = { $target } va s’en ressentir un moment.
voice-condition-3 = Voilà qui complique les choses pour { $target }.
voice-condition-4 = { $target } se débat, mais l’effet demeure.
voice-condition-5 = { $target } espérait autre chose.
voice-condition-6 = { $target } devra remettre ses plans à plus tard.
voice-condition-7 = { $target } a désormais d’autres soucis.
voice-condition-8 = Le terrain n’est plus le même pour { $target }.
voice-condition-9 = { $target } ne s’y attendait pas.
voice-condition-10 = { $target } doit maintenant composer avec cela.
voice-ended-1 = { $target } se reprend.
voice-ended-2 = Cela passe. { $target } relève les yeux.
voice-ended-3 = { $target } s’en défait, avec colère.
voice-ended-4 = { $target } y voit clair de nouveau.
voice-ended-5 = Ce qui retenait { $target } lâche prise.
voice-ended-6 = { $target } retrouve tous ses moyens.
voice-ended-7 = Ce souci est derrière { $target }.
voice-ended-8 = { $target } cligne des yeux, et le combat redevient net.
voice-ended-9 = L’effet se dissipe, et { $target } bouge librement.
voice-ended-10 = Un répit pour { $target }, ne serait-ce qu’un instant.
voice-refused-1 = Vous essayez, mais c’est impossible.
voice-refused-2 = Le moment ne s’y prête pas.
voice-refused-3 = Vous vous ravisez au dernier instant.
voice-refused-4 = Quelque chose vous retient.
voice-refused-5 = C’était une bonne idée. Elle devra attendre.
voice-refused-6 = Vous jaugez la situation et secouez la tête.
voice-refused-7 = Pas comme cela. Il doit y avoir un autre moyen.
voice-refused-8 = Votre main s’arrête à mi-chemin.
voice-refused-9 = Vous imaginez la suite, et elle ne tient pas.
voice-refused-10 = Un soupir de frustration, et vous regardez à nouveau.
voice-start-1 = Tout commence ici.
voice-start-2 = Assez parlé. C’est parti.
voice-start-3 = Chacun guette le premier geste.
voice-end-1 = Puis le calme revient.
voice-end-2 = C’est décidé.
voice-end-3 = C’est tout. Il ne reste qu’à regarder autour de soi.
voice-first-blood-1 = Le premier sang revient à { $who }.
voice-first-blood-2 = { $target } reçoit la première blessure du combat.
voice-first-blood-3 = La première blessure du combat : { $target }.
voice-last-stand-1 = De ce côté, plus personne ne tient, sauf { $target }.
voice-last-stand-2 = { $target } se bat maintenant sans appui.
voice-last-stand-3 = Les autres sont tombés. Il reste { $target }.
voice-swing-1 = Le vent tourne, et c’est { $side } qui en profite.
voice-swing-2 = Soudain, tout va bien mieux pour { $side }.
voice-swing-3 = Voilà qui peut tout décider : l’avantage est pour { $side }.
