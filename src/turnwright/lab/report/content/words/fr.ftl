### Textes du laboratoire, au terminal et sur la page.

## Une simulation

lab-runs = { $runs ->
    [one] Une partie, graine { $seed }.
   *[other] { NUMBER($runs, useGrouping: 0) } parties, graine { $seed }.
}
lab-title = { $game } : { $what }
lab-scenario = Scénario : { $name }
lab-precise = Arrêt anticipé : chaque probabilité est connue à { $margin } près.
lab-known = Chaque probabilité est connue à { $margin } près.
lab-not-precise = Les probabilités sont connues à { $margin } près ; { $wanted } demanderait plus de parties.
lab-interrupted = Interrompu : résultats de { $runs } parties sur { $asked }.
lab-nothing-played = Interrompu avant la fin de la première partie.
lab-took = { $runs ->
    [1] Une partie jouée en { $time }.
   *[other] { NUMBER($runs, useGrouping: 0) } parties jouées en { $time }.
}
lab-wrote = Fichier écrit : { $file }
lab-again = Pour écrire le journal de la partie { $run } :
lab-watch = Pour la revoir :
lab-shown = Partie { $run } de la graine { $seed } : { $ending }. { $winners }
lab-won-by = Gagnée par { $seats }.
lab-ended-without-winner = Pas de vainqueur.
lab-progress = { $done } sur { $total }, { $rate } par seconde, reste { $left }

## Tableaux

lab-sides = Taux de victoire
lab-side = camp
lab-agent = joué par
lab-won = victoires
lab-interval = intervalle à 95 %
lab-no-winner = sans vainqueur
lab-left = Restant à la fin
lab-lengths = Durée des parties
lab-inputs = entrées
lab-turns = tours
lab-mean = moyenne
lab-p10 = 1er décile
lab-p50 = médiane
lab-p90 = 9e décile
lab-least = minimum
lab-most = maximum
lab-matches = parties
lab-endings = Fin des parties
lab-ending = fin
lab-times = nombre
lab-share = part
lab-share-of = { $name }, part
lab-units = Unités
lab-unit = unité
lab-means = Les chiffres sont des moyennes sur toutes les parties ; un moment est la moyenne des parties où l’événement s’est produit.

## Des fins que tout jeu peut avoir

lab-ending-steps = limite d’entrées atteinte
lab-ending-stuck = aucun joueur ne pouvait agir

## Les chances d’une position

lab-odds = Chances après l’entrée { $number }
lab-odds-seat = Selon ce que sait { $seat } : ce qui est caché est tiré de nouveau à chaque partie.
lab-odds-spectator = Avec ce qu’un spectateur sait : ce qui est caché est tiré de nouveau à chaque partie.
lab-odds-all = En information complète : seuls les dés sont relancés.
lab-odds-over = Après l’entrée { $number }, la partie est terminée : { $ending }. { $winners }
lab-odds-along = Chances au fil de la partie
lab-input = entrée
lab-chance-of = Victoire : { $side }

## Les chances d’un coup

lab-skill = { $skill }, degré { $tier }
lab-skill-strikes = { $by } frappe { $target }, qui a { $hp } PV ({ $how })
lab-skill-exact = calcul exact
lab-skill-sampled = { $blows } coups, graine { $seed }
lab-skill-hit = touché { $hit } : critique { $critical }, partiel { $partial }
lab-skill-miss = manqué { $miss } : esquivé { $dodged }, imprécis { $inaccurate }
lab-skill-damage = dégâts moyens { $mean } ; vaincu d’un seul coup { $defeat }

## Un balayage

lab-sweep = Taux de victoire par point
lab-sweep-points = { $points } points, au plus { $runs } parties chacun, tous avec les dés de la graine { $seed }.
lab-sweep-set = Réglages : { $settings }
lab-sweep-interrupted = Interrompu : { $points } points terminés sur { $asked }.

## Comparaison de deux variantes

lab-compare = A contre B
lab-compare-variant = { $variant } : { $what } ({ $runs } parties, graine { $seed })
lab-compare-clear = Dans B, { $side } gagne { $points } points de pourcentage de { $which ->
    [more] plus
   *[less] moins
} que dans A.
lab-compare-unclear = { $side } : aucune différence nette ; l’intervalle contient zéro.
lab-differences = Différence entre B et A, en points de pourcentage
lab-difference = B − A
lab-from-to = { $low } à { $high }

## Recherche d’une valeur

lab-tune-found = { $setting } : { $side } gagne { $won } ({ $interval }), au plus près de { $target }.
lab-tune-too-low = { $side } n’atteint jamais { $target } dans cet intervalle. Le plus proche est { $setting } : { $won } ({ $interval }).
lab-tune-too-high = { $side } dépasse toujours { $target } dans cet intervalle. Le plus proche est { $setting } : { $won } ({ $interval }).
lab-tune-interrupted = Interrompu. Le plus proche de { $target } pour l’instant est { $setting } : { $side } gagne { $won } ({ $interval }).
lab-tune-runs = { $values } valeurs, { $runs } parties chacune, toutes avec les dés de la graine { $seed }.
lab-tune-trials = Valeurs essayées

## Un tournoi

lab-tournament-agents = Tournoi d’agents
lab-tournament-fighters = Tournoi de combattants
lab-tournament-runs = { $names } participants ; chaque paire joue { $runs } parties de chaque place, avec les dés de la graine { $seed }.
lab-tournament-interrupted = Interrompu : { $played } parties jouées sur { $asked }.
lab-standings = Classement
lab-contestant = nom
lab-drawn = nulles
lab-score = points
lab-rating = cote
lab-deviation = écart
lab-no-ratings = Pour afficher les cotes, installez turnwright[lab].
lab-matrix = Ligne contre colonne, en pourcentage ; une nulle vaut une demi-victoire
lab-matrix-wide = Le tableau des confrontations entre { $names } est trop large pour cet écran : utilisez --html ou --csv.
lab-beats = { $one } contre { $other } : { $percent }

## Rencontres

lab-proposals = Combats pour { $party }
lab-budget = Terrain « { $terrain } », difficulté { $difficulty } : un budget de { $xp } points d’expérience.
lab-fought = Chaque chiffre vient de { $runs } combats, l’heuristique jouant les deux camps, graine { $seed }.
lab-off-by = Chaque chiffre est connu à { $margin } près, en plus ou en moins.
lab-difficulty = difficulté
lab-difficulty-of = Difficulté : { $difficulty }, { $xp } points d’expérience sur { $budget }.
lab-measured = Au laboratoire : le groupe gagne { $won } ({ $interval }), en { $rounds } manches.
lab-encounters = Taux de victoire du groupe
lab-encounter = rencontre
lab-own-party = groupe d’origine
lab-level = niveau { $level }
lab-heroes = héros
lab-foes = ennemis
lab-height = { $feet } pieds de haut
lab-ground = { $kind ->
    [wall] mur
    [difficult] terrain difficile
    [door] porte
    [open-door] porte ouverte
    [half-cover] abri partiel
    [three-quarters-cover] abri important
    [blocks-sight] bloque la vue
    [blocks-steps] infranchissable
   *[floor] sol
}

## Vérifier une aventure

audit-adventure = { $name } : { $scenes } scènes
audit-all-reachable = Tout peut y arriver.
audit-unreachable = est inaccessible
audit-no-foes = il n’y a personne à combattre
audit-unset = rien de ce qui peut arriver ne pose l’indicateur { $what }
audit-ungiven = rien de ce qui peut arriver ne donne { $what }
audit-far = aucun héros ne peut y aller
audit-unused = { $what } ne peut jamais servir
audit-absent = { $what } n’apparaît jamais
audit-unchecked = rien ne demande de test de { $what }
audit-restless = la scène ne permet pas de repos
audit-by-hand = seul le maître du jeu peut l’appliquer
audit-idle = l’état { $what } n’est pas du SRD et ne fait rien
audit-words = { $lang } : { $count ->
    [one] 1 texte n’a
   *[other] { $count } textes n’ont
} pas de traduction, par exemple { $first }
audit-untranslated = Ses textes n’ont pas de traduction ; ils s’affichent tels quels.
audit-fights = Combats, chacun avec un groupe reposé
audit-fight = { $fight } : difficulté { $difficulty }
audit-unmeasured = { $fight } : pas de chances, car { $why }
