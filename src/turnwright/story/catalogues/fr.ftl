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
answer-no-options = Il n’y a rien à choisir pour le moment.
answer-many-options = { $count } possibilités.
answer-unknown = Je ne sais pas. Demandez quelqu’un par son nom, ou une règle : { $topics }.
