### Les mots des clients, pour tous les jeux.

## Le menu

menu-title = À quel jeu jouons-nous ?
choose-number = Tapez un nombre, ou ? pour l'aide.
not-a-number = Ce n'est pas un nombre de la liste. Tapez ? pour l'aide.
option-out-of-range = { $count ->
    [0] Il n'y a rien à choisir maintenant.
    [one] Il n'y a qu'un seul choix : tapez 1.
   *[other] Tapez un nombre de 1 à { $count }.
}

## Aide

help-title = Ce que vous pouvez taper :
help-number = un nombre : faire ce choix
help-help = ? : cette aide
help-undo = u : annuler le dernier choix
help-log = log : tout ce qui s'est passé
help-why = why N : les dés du lancer N et leurs chances
help-save = save : enregistrer le match dans un fichier
help-quit = q : arrêter ; le match est enregistré

## Tours

your-turn = À vous de jouer : { $seat }.
undo-done = Le dernier choix est annulé.
undo-refused = Cela ne peut pas être annulé : { $reason }.
match-over = Le match est terminé : { $reason }.

## Dés

odds = Il y avait { $percent } pour cent de chances.

## Fichiers et adieux

saved = Enregistré dans { $path }.
goodbye = Au revoir.

## Places

seat-player = le joueur
seat-opponent = l'adversaire
seat-first = la première place
seat-second = la deuxième place
seat-spectator = un spectateur
seat-number = place { $number }
