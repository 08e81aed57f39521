### Textes des clients, pour tous les jeux.

## Le menu

menu-title = Choisissez un jeu.
choose-number = Tapez un numéro, ou ? pour obtenir de l'aide.
not-a-number = Ce numéro n'est pas dans la liste. Tapez ? pour obtenir de l'aide.
option-out-of-range = { $count ->
    [0] Il n'y a rien à choisir maintenant.
    [one] Il n'y a qu'un seul choix : tapez 1.
   *[other] Tapez un numéro de 1 à { $count }.
}

## Aide

help-title = Ce que vous pouvez taper :
help-number = un numéro : faire ce choix
help-help = ? : afficher cette aide
help-undo = u : annuler le dernier choix
help-log = log : afficher tout ce qui s'est passé
help-why = why N : afficher les dés du lancer N et leurs chances
help-save = save : enregistrer la partie dans un fichier
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
seat-opponent = l'adversaire
seat-first = la première place
seat-second = la deuxième place
seat-spectator = un spectateur
seat-number = place { $number }
