### Stellar en français.

game-name = Stellar : une guerre spatiale tour par tour
scenario-battle = Une bataille entre deux flottes
about-scenario-battle = Une seule bataille, sans planètes ni production : la flotte qui reste l’emporte.
scenario-border-war = Guerre de frontière : deux puissances, et des mondes libres dans la passe entre elles
scenario-hot-seat = Sur un même écran : ni ordinateur, ni brouillard de guerre
scenario-king-of-the-ring = Le roi de l’anneau : tenir l’étoile du milieu
scenario-land-rush = La ruée : coloniser sans combattre
scenario-last-stand = Le dernier carré : survivre à trois contre un
scenario-sandbox = Bac à sable : deux puissances dans une galaxie spirale
scenario-skirmish = Escarmouche : neuf étoiles pour un premier essai
scenario-spiral-war = Trois puissances dans une spirale

## Les noms

faction-blue-league = Ligue bleue
faction-red-hegemony = Hégémonie rouge
faction-golden-horde = Horde d’or
faction-green-compact = Pacte vert
faction-free-worlds = Mondes libres
profile = { $profile ->
    [aggressive] agressif
    [balanced] équilibré
    [defensive] défensif
   *[other] autre
}
opponent-aggressive = agressif
opponent-balanced = équilibré
opponent-defensive = défensif
type-carrier = porte-vaisseaux
type-cruiser = croiseur
type-destroyer = contre-torpilleur
type-frigate = frégate
type-fighter = chasseur
type-bomber = bombardier
type-troop_transport = transport de troupes
type-tanker = ravitailleur
type-extractor = extracteur
ships-carrier = { $count } porte-vaisseaux
ships-cruiser = { $count ->
    [one] { $count } croiseur
   *[other] { $count } croiseurs
}
ships-destroyer = { $count ->
    [one] { $count } contre-torpilleur
   *[other] { $count } contre-torpilleurs
}
ships-frigate = { $count ->
    [one] { $count } frégate
   *[other] { $count } frégates
}
ships-fighter = { $count ->
    [one] { $count } chasseur
   *[other] { $count } chasseurs
}
ships-bomber = { $count ->
    [one] { $count } bombardier
   *[other] { $count } bombardiers
}
ships-troop_transport = { $count ->
    [one] { $count } transport de troupes
   *[other] { $count } transports de troupes
}
ships-tanker = { $count ->
    [one] { $count } ravitailleur
   *[other] { $count } ravitailleurs
}
ships-extractor = { $count ->
    [one] { $count } extracteur
   *[other] { $count } extracteurs
}

## Ce qui se passe

ordered = Ordre donné : { $order }.
turn-ended = { $faction } : tour terminé.
resigned = { $faction } : abandon.
inbox-marked = { $dismissed ->
    [true] { $count ->
        [one] { $count } message retiré.
       *[other] { $count } messages retirés.
    }
   *[false] { $count ->
        [one] { $count } message marqué comme lu.
       *[other] { $count } messages marqués comme lus.
    }
}
day-began = Le jour { $day } commence.
reported = Rapport, { $title } : { $lines }
more-news = { $count ->
    [one] Et encore { $count } ligne du jour : voir journal
   *[other] Et encore { $count } lignes du jour : voir journal
}
galaxy-won = { $rule ->
    [elimination] Jour { $day } : { $winner } gagne par élimination. Il ne reste aucune autre faction.
    [domination] Jour { $day } : { $winner } gagne par domination.
    [king_of_the_hill] Jour { $day } : { $winner } a tenu la colline assez longtemps et gagne.
    [survival] Jour { $day } : { $winner } a survécu et gagne.
    [battle] La bataille est terminée : { $winner } l’emporte.
    [max_turns] Le jour { $day } était le dernier : { $winner } tient le plus de systèmes et gagne.
    [resignation] Jour { $day } : toutes les autres factions ont abandonné. { $winner } gagne.
   *[other] Jour { $day } : { $winner } gagne.
}
galaxy-drawn = { $rule ->
    [elimination] Jour { $day } : il ne reste aucune faction. Partie nulle.
    [battle] La bataille se termine sans vainqueur.
    [max_turns] Le jour { $day } était le dernier, et la première place est partagée : partie nulle.
    [resignation] Jour { $day } : toutes les factions ont abandonné. Pas de vainqueur.
   *[other] Jour { $day } : la partie se termine sans vainqueur.
}

## Le journal

log-fleet-arrived = { $fleet } est arrivée à { $system }.
log-army-loaded = L’armée { $army } a embarqué sur { $ship } à { $system }.
log-army-unloaded = L’armée { $army } a débarqué sur { $planet }.
log-army-landed-under-fire = L’armée { $army } a débarqué sur { $planet } sous le feu et a perdu { $lost } soldats.
log-army-moved = L’armée { $army } a été transférée sur { $planet }.
log-battle-won = { $rounds ->
    [one] Bataille, { $system } : { $winner } l’emporte en { $rounds } manche.
   *[other] Bataille, { $system } : { $winner } l’emporte en { $rounds } manches.
}
log-battle-drawn = { $rounds ->
    [one] Bataille, { $system } : issue indécise après { $rounds } manche.
   *[other] Bataille, { $system } : issue indécise après { $rounds } manches.
}
log-battle-forced = Une bataille n’a pas été livrée et compte comme indécise ({ $battle }).
log-bombardment = { $faction } a bombardé { $system } : { $lost } soldats perdus ({ $victims }).
log-ground-battle = Combat au sol sur { $planet }. Soldats perdus : { $losses }.
log-army-destroyed = L’armée { $army } a été détruite sur { $planet }.
log-planet-conquered = { $faction } a pris { $planet }.
log-system-conquered = { $system } appartient désormais à la faction { $faction }.
log-army-missing = L’armée { $army } figurait à bord ({ $ship }) sans y être : corrigé.
log-army-twice = L’armée { $army } figurait à bord de deux vaisseaux, { $ship } et { $keeper } : { $keeper } la garde.
log-army-adrift = L’armée { $army } n’était à bord d’aucun vaisseau et est perdue.
loss = { $faction } : { $men }

## Les rapports

report-title = Rapport de bataille, { $place } :
report-side = { $left ->
    [0] - { $faction }, pertes : { report-losses } ; il ne reste aucun vaisseau.
    [one] - { $faction }, pertes : { report-losses } ; il reste { $left } vaisseau.
   *[other] - { $faction }, pertes : { report-losses } ; il reste { $left } vaisseaux.
}
report-losses = { $any ->
    [no] aucune
   *[other] { $losses }
}
report-fired = { $intercepted ->
    [none] {"  "}tirés : missiles { $missiles }, torpilles { $torpedoes }, intercepteurs { $interceptors }
   *[other] {"  "}tirés : missiles { $missiles }, torpilles { $torpedoes }, intercepteurs { $interceptors } ; abattus : { $intercepted }
}
report-ground = Rapport de combat au sol, { $place } :
report-men = - { $faction }, pertes : { $lost } soldats ; il en reste { $left }.
headline-battle-won = Bataille, { $place } : { $winner } l’emporte
headline-battle-drawn = Bataille, { $place } : issue indécise
headline-planet = { $faction } a pris { $place }

## Les ordres

order-move = { $fleet } vers { $system }
order-invade = { $fleet } vers { $system }, pour envahir
order-fetch = { $fleet } vers { $system }, pour embarquer des armées
order-bring = { $fleet } vers { $system }, pour débarquer ses armées
order-load = { $fleet } embarque les armées du système
order-unload = { $fleet } débarque ses armées sur { $planet }
order-embark = { $fleet } embarque l’armée { $army } sur { $ship }
order-land = { $fleet } débarque l’armée { $army } ({ $ship }) sur { $planet }
order-transfer = L’armée { $army } est transférée sur { $planet }
order-split = { $fleet } détache : { $ships }
order-merge = { $fleet } fusionne avec { $other }
order-rename = { $fleet } prend le nom { $name }
order-read = Marquer comme lu : jour { $day }, { $headline }
order-read-all = { $count ->
    [one] Marquer { $count } message comme lu
   *[other] Marquer { $count } messages comme lus
}
order-dismiss = Retirer : jour { $day }, { $headline }
order-dismiss-all = { $count ->
    [one] Retirer { $count } message
   *[other] Retirer { $count } messages
}

## Les choix

action-move = Se déplacer
action-invade = Partir envahir
action-fetch = Partir chercher des armées
action-bring = Partir débarquer des armées
action-load = Embarquer les armées du système
action-unload = Débarquer toutes les armées
action-embark = Embarquer une armée
action-land = Débarquer une armée
action-transfer = Transférer une armée d’une planète à l’autre
action-split = Diviser la flotte
action-merge = Fusionner avec une autre flotte
action-read = Marquer des messages comme lus
action-dismiss = Retirer des messages
choose-way = { $days ->
    [one] { $order } ({ $ly } al, { $days } jour)
   *[other] { $order } ({ $ly } al, { $days } jours)
}
choose-end = Terminer le tour
choose-end-auto = Terminer le tour en pilote automatique ({ $profile })
choose-end-orders = { $count ->
    [one] Terminer le tour avec { $count } ordre
   *[other] Terminer le tour avec { $count } ordres
}
choose-resign = Abandonner
topic-invade = Envahir ({ $count }).
topic-load = Embarquer des armées ({ $count }).
topic-unload = Débarquer des armées ({ $count }).
topic-transfer = Transférer des armées entre planètes ({ $count }).
topic-move = Se déplacer ({ $count }).
topic-merge = Fusionner des flottes ({ $count }).
topic-split = Diviser une flotte ({ $count }).
topic-inbox = Marquer les messages ({ $count }).
topic-turn = Tour (tous : tour ; ou fin, fin équilibré, abandonner) :
topic-turn-alone = Tour (tous : tour ; ou fin, abandonner) :
topic-fleet = Ordres pour { $fleet } ({ $count }) :
hint = Par exemple : { $verb ->
    [move] aller
    [invade] envahir
    [load] embarquer
    [unload] débarquer
    [transfer] transférer
    [merge] réunir
    [split] diviser
   *[other] { $verb }
} { $words }
hint-split = Par exemple : diviser f1 2 frégates ; renommer f1 Garde
hint-inbox = Par exemple : lire m1 ; retirer tout
game-help =
    Vous pouvez aussi taper :
    aller f1 s2 : y voler ; envahir f1 s2 : y aller et débarquer
    embarquer f1 : embarquer les armées ici ; embarquer f1 s2 : y voler d’abord
    débarquer f1 (s2-1) : les débarquer ici ; débarquer f1 s2 : y voler d’abord
    embarquer f1 a3, débarquer f1 a3 s2-1 : une seule armée ; transférer a3 s2-2 : autre planète
    diviser f1 2 frégates 1 croiseur ; réunir f2 f1 ; renommer f1 NOM
    lire m1, retirer m1 m2, retirer tout : marquer ou retirer des messages
    fin : terminer le tour ; fin équilibré (agressif, défensif) : pilote automatique
    f1 : tous les ordres de cette flotte ; aller, envahir, embarquer, diviser ... : par genre
    voir f1, voir s2, voir 4c (un secteur) : les détails
    voir flottes, libres, systèmes, armées, ennemis, courrier, batailles, ordres, journal, buts, vaisseaux, carte
    voir m1 : un message ; voir b1 : un rapport de bataille
    identifiants : f flotte, s système, s2-1 planète, a armée, v vaisseau

## Pourquoi une chose est refusée

refused-unknown-order = ordre inconnu
refused-unknown-faction = cette faction n’existe pas
refused-unknown-fleet = vous n’avez pas cette flotte
refused-in-combat = { $a } est au combat et ne peut pas recevoir d’ordres
refused-no-ships = { $a } n’a pas de vaisseaux
refused-unknown-system = ce système n’existe pas
refused-not-in-orbit = { $a } n’est pas en orbite dans un système
refused-not-solid = les armées ne peuvent pas débarquer sur { $a }
refused-unknown-planet = cette planète n’existe pas
refused-sent-already = { $a } a déjà une destination pour ce tour
refused-already-there = { $a } y est déjà
refused-too-far = { $a } est à { $n } al, et le saut maximal est de { $m } al
refused-no-fuel = il manque { $n } de carburant à { $a } ({ $type })
refused-no-army = { $ids ->
    [1] { $a } n’a pas d’armée à bord
   *[other] cette armée n’existe pas : { $a }, { $b }
}
refused-nothing-to-invade = il n’y a rien à envahir à { $a }
refused-not-your-system = { $a } n’est pas à vous
refused-no-transport = il n’y a aucun transport vide
refused-not-here = { $ids ->
    [1] { $a } n’est sur aucune planète
   *[other] { $a } n’est pas à { $b }
}
refused-unknown-army = vous n’avez pas cette armée
refused-unknown-ship = ce vaisseau ne fait pas partie de la flotte
refused-contested = l’orbite est contestée à { $a }
refused-not-a-part = une division doit laisser des vaisseaux dans les deux flottes
refused-same-fleet = une flotte ne peut pas fusionner avec elle-même
refused-not-together = { $a } et { $b } sont à { $n } al l’une de l’autre
refused-bad-name = un nom compte de 1 à { $n } caractères
refused-turn-over = vous avez déjà terminé ce tour
refused-unknown-profile = ce profil n’existe pas : { $listed }
refused-no-profiles = le pilote automatique n’est pas disponible dans ce scénario
refused-malformed = ce n’est pas un ordre valable
refused-ambiguous = { $said } peut être { $listed }
refused-too-many-words = mots inattendus : { $said }
refused-which-fleet = précisez la flotte
refused-which-system = précisez le système
refused-which-planet = précisez la planète
refused-which-army = précisez l’armée
refused-which-ships = précisez les vaisseaux, par exemple : diviser f1 2 frégates
refused-unknown-message = vous n’avez pas ce message
refused-which-message = précisez le message, par exemple : retirer m1
refused-nothing-to-mark = ces messages sont déjà marqués comme lus
refused-no-messages = votre courrier est vide
refused-no-action = cette action n’est pas possible ici
refused-too-few-ships = { $a } a { $n } de ces vaisseaux ({ $type }), pas { $m }
refused-unknown-type = { $a } n’a aucun vaisseau de type { $said }
refused-no-ground = { $a } n’a aucune planète où débarquer

## Le dessin

draw-day = Jour { $day }, { $faction } : { $count } systèmes sur { $all }. Les autres : { $others }.
draw-watched = Jour { $day } : { $all } systèmes. { $others }.
draw-held = { $faction } { $count ->
    [0] aucun
   *[other] en a { $count }
}
legend-own = à vous
legend-unowned = libre
legend-fleets = flottes
legend-space = votre espace
legend-goes-on = la carte continue
draw-legend = + : à vous, { $others }, . : libre ; +2.1 : deux et un ; ^ : flottes ; · : votre espace
draw-sign = { $sign } : { $faction }
draw-fleet = { $fleet }, { $where } : { $ships }
draw-fleet-notes = { $fleet }, { $where } : { $ships } ; { $notes }
draw-more-fleets = { $count ->
    [one] Et encore { $count } flotte (sans ordres : { $idle }) : voir flottes, voir libres
   *[other] Et encore { $count } flottes (sans ordres : { $idle }) : voir flottes, voir libres
}
draw-seen = Repérée : { $faction }, { $where } : { $ships }
draw-more-seen = { $count ->
    [one] Autres flottes repérées en { $count } endroit : voir ennemis
   *[other] Autres flottes repérées en { $count } endroits : voir ennemis
}
draw-inbox = { $unread ->
    [0] Courrier : { $count }, tout est lu. voir courrier
   *[other] Courrier : { $count }, non lus : { $unread }. voir courrier
}
draw-count = Ordres de ce tour : { $count } (voir ordres ; u annule le dernier)
draw-orders = Ordres de ce tour ({ $count }), u annule le dernier :
where-orbit = en orbite à { $system }
where-moving = en route, { $system } à proximité
where-combat = au combat à { $system }
note-course = { $errand ->
    [invade] vers { $system } pour envahir, jours : { $days }
    [load] vers { $system } pour des armées, jours : { $days }
    [unload] vers { $system } avec des armées, jours : { $days }
   *[none] vers { $system }, jours : { $days }
}
note-armies = { $count ->
    [one] { $count } armée à bord
   *[other] { $count } armées à bord
}
note-hull = coques à { $percent } %
note-fuel = carburant à { $percent } %
note-ammunition = munitions à { $percent } %
note-retreating = en retraite
goal-elimination = Victoire : être la dernière faction à posséder un vaisseau ou un système.
goal-domination = Victoire : tenir { $value } % des systèmes.
goal-king_of_the_hill = Victoire : tenir { $system } pendant { $value } jours.
goal-survival = { $faction } gagne en possédant encore un vaisseau ou un système le dernier jour.
goal-battle = Le vainqueur de la première bataille gagne.
goal-last = Le jour { $day } est le dernier.

## Regarder

look-none = Rien à afficher.
look-more = Encore { $count } : voir { $words }
look-more-lines = { $count ->
    [one] Et encore { $count } ligne de vaisseaux.
   *[other] Et encore { $count } lignes de vaisseaux.
}
look-foreign = { $faction } : { $fleet }, { $where }
look-hulls = - { $ships }, points de coque { $hp } sur { $whole }
look-ship = - { $ships } ({ $handles }) : { $notes }
ship-hull = coque : { $hp } sur { $whole }
ship-fuel = carburant : { $count }
ship-missiles = missiles : { $count }
ship-torpedoes = torpilles : { $count }
ship-interceptors = intercepteurs : { $count }
ship-army = armée : { $army }
look-type = { $type } : { $notes }
type-hull = coque : { $count }
type-gun = canon : { $count }
type-defence = défense rapprochée : { $count }
type-evasion = esquive : { $count } %
type-speed = { $count } al par jour
type-range = rayon : { $count } al
look-system = { $system }, secteur { $sector } : { $owner }{ $home ->
    [true] , monde natal
   *[false] {""}
}{ $gas ->
    [true] , gaz
   *[false] {""}
}{ $observed ->
    [true] , observé
   *[false] , non observé
}
look-planet = { $body ->
    [moon] - { $planet }, une lune : { $owner }
   *[planet] - { $planet }, une planète : { $owner }
}
look-giant = { $kind ->
    [gas_giant] - { $planet }, une géante gazeuse : débarquement impossible
   *[ice_giant] - { $planet }, une géante de glace : débarquement impossible
}
look-men = { $men } soldats sur { $most }, moral { $morale } %
look-army = { $state ->
    [EMBARKED] - armée { $army }, { $faction }, à bord ({ $place }) : { $men }
    [IN_TRANSIT] - armée { $army }, { $faction }, en route pour { $place } : { $men }
   *[DEPLOYED] - armée { $army }, { $faction }, sur { $place } : { $men }
}
look-letter = { $unread ->
    [true] { $number } (non lu) jour { $day } : { $headline }
   *[false] { $number } jour { $day } : { $headline }
}
look-battle = { $rounds ->
    [one] { $number } jour { $day }, { $rounds } manche : { $headline }
   *[other] { $number } jour { $day }, { $rounds } manches : { $headline }
}
look-dated = Jour { $day } : { $what }
owner-none = libre

## Ce qu’on peut aussi taper, des mots séparés par des virgules

verbs-move = aller, voler, envoyer
verbs-invade = envahir, attaquer
verbs-fetch = chercher
verbs-bring = apporter
verbs-load = embarquer, charger
verbs-unload = débarquer, décharger
verbs-embark = monter
verbs-land = poser
verbs-transfer = transférer
verbs-split = diviser, détacher
verbs-merge = réunir, rejoindre
verbs-rename = renommer, nommer
verbs-read = lire, lu, marquer
verbs-dismiss = retirer, supprimer, effacer, archiver
words-all = tout, tous, toutes
words-messages = message, messages, lettre, lettres, comme, lu, lus, lue, lues, les, le, la, mes, mon
verbs-end = fin, finir
verbs-auto = automatique
verbs-resign = abandonner
verbs-fillers = à, vers, sur, de, dans, et, la, le, pour
looks-fleets = flottes, flotte
looks-idle = libres
looks-systems = systèmes, étoiles
looks-armies = armées
looks-enemies = ennemis
looks-inbox = courrier, lettres
looks-battles = batailles
looks-orders = ordres
looks-log = journal
looks-goals = buts
looks-ships = vaisseaux
looks-map = carte

## Le laboratoire

figure-length = jours
figure-systems = systèmes
figure-ships = vaisseaux
figure-men = soldats
figure-kills = vaisseaux détruits
figure-lost = vaisseaux perdus
figure-left = vaisseaux restants
figure-rounds = manches
ending-elimination = les autres factions ont été éliminées
ending-domination = victoire par domination
ending-king_of_the_hill = la colline a été tenue
ending-survival = survie jusqu’au dernier jour
ending-battle = la bataille est terminée
ending-max_turns = le dernier jour est passé
ending-resignation = tous les autres ont abandonné
ending-without_a_seat = une faction sans joueur a gagné
no-winner-without_a_seat = Une faction sans joueur gagne.
side-no-winner = aucun joueur
verbs-turn = tour
verbs-inbox = courrier

# La voix du narrateur : une phrase par action
voice-battle-1 = Des épaves dérivent là où les flottes se sont rencontrées.
voice-battle-2 = { $place } : la nuit a été claire un moment.
voice-battle-3 = La nouvelle des combats se répand vite : { $place }.
voice-battle-4 = On s’est battu ; personne n’oubliera ce jour ni ce nom, { $place }.
voice-battle-5 = Lumière sans bruit, { $place } : les flottes se sont rencontrées.
voice-battle-6 = { $place } : les rapports sont courts.
voice-battle-7 = Les balises se taisent : { $place }.
voice-battle-8 = Un monument portera ce nom : { $place }.
voice-battle-9 = Quelque part, on attend des nouvelles : { $place }.
voice-battle-10 = { $place } a connu des jours meilleurs.
voice-ground-1 = Des bottes dans la poussière : { $place }.
voice-ground-2 = Le sol tremble à { $place }.
voice-ground-3 = Rue après rue, les armées se disputent { $place }.
voice-ground-4 = La fumée monte au-dessus des villes : { $place }.
voice-ground-5 = À { $place }, les deux camps se retranchent et comptent leurs blessés.
voice-ground-6 = Les sirènes ne se taisent pas cette nuit à { $place }.
voice-ground-7 = À { $place }, plus de ligne de front, seulement le feu.
voice-ground-8 = À { $place }, les soldats n’ont pas le temps de regarder le ciel.
voice-ground-9 = Chaque colline a son prix aujourd’hui : { $place }.
voice-ground-10 = Ceux qui resteront rebâtiront { $place }.
voice-conquest-1 = Un nouveau drapeau flotte : { $place }.
voice-conquest-2 = Nouveau maître, même ciel : { $place }.
voice-conquest-3 = L’ordre des choses change : { $place }.
voice-conquest-4 = On se réveille sous d’autres couleurs : { $place }.
voice-conquest-5 = On décroche les anciennes plaques : { $place }.
voice-conquest-6 = Désormais en d’autres mains : { $place }.
voice-conquest-7 = Il faut redessiner les cartes : { $place }.
voice-conquest-8 = Un gouverneur fait ses valises en hâte : { $place }.
voice-conquest-9 = Le dernier défenseur s’en va : { $place }.
voice-conquest-10 = Dès aujourd’hui, l’impôt va ailleurs : { $place }.

# Pourquoi un bot choisit ce qu’il choisit.
bot-orders = { $count ->
    [0] Le pilote automatique ne donnerait aucun ordre.
    [1] Le pilote automatique donnerait 1 ordre : { $orders }.
    [2] Le pilote automatique donnerait 2 ordres : { $orders }.
    [3] Le pilote automatique donnerait 3 ordres : { $orders }.
    [4] Le pilote automatique donnerait 4 ordres : { $orders }.
   *[other] Le pilote automatique donnerait { $count } ordres, d’abord : { $orders }.
}
