### Stellar en français.

game-name = Stellar : une guerre spatiale tour par tour
scenario-battle = Une bataille entre deux flottes
scenario-border-war = Guerre de frontière : deux puissances, et des mondes libres dans la passe entre elles
scenario-hot-seat = Entre personnes : ni ordinateur, ni brouillard
scenario-king-of-the-ring = Le roi de l'anneau : tenir l'étoile du milieu
scenario-land-rush = La ruée : personne ne tire, tous se pressent
scenario-last-stand = Le dernier carré : survivre à trois contre un
scenario-sandbox = Bac à sable : deux puissances dans une galaxie spirale
scenario-skirmish = Escarmouche : neuf étoiles pour un premier essai
scenario-spiral-war = Trois puissances dans une spirale

## Les noms

faction-blue-league = Ligue bleue
faction-red-hegemony = Hégémonie rouge
faction-golden-horde = Horde d'or
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
day-began = Le jour { $day } commence.
reported = Rapport, { $title } : { $lines }
more-news = { $count ->
    [one] Et encore { $count } ligne du jour : look log
   *[other] Et encore { $count } lignes du jour : look log
}
galaxy-won = { $rule ->
    [elimination] Jour { $day } : il ne reste plus personne d'autre. Vainqueur : { $winner }.
    [domination] Jour { $day } : { $winner } tient assez de systèmes, et gagne la galaxie.
    [king_of_the_hill] Jour { $day } : { $winner } a tenu la colline assez longtemps, et gagne la galaxie.
    [survival] Jour { $day } : { $winner } a survécu, et gagne.
    [battle] La bataille est finie : { $winner } l'emporte.
    [max_turns] Le jour { $day } était le dernier : { $winner } tient le plus de systèmes, et gagne.
    [resignation] Jour { $day } : tous les autres ont abandonné, { $winner } gagne.
   *[other] Jour { $day } : la galaxie a un vainqueur, { $winner }.
}
galaxy-drawn = { $rule ->
    [elimination] Jour { $day } : il ne reste personne, et personne ne gagne.
    [battle] La bataille est finie, et personne ne l'a gagnée.
    [max_turns] Le jour { $day } était le dernier, et personne ne tient le plus de systèmes : personne ne gagne.
    [resignation] Jour { $day } : tous ont abandonné, personne ne gagne.
   *[other] Jour { $day } : c'est fini, et personne ne gagne.
}

## Le journal

log-fleet-arrived = { $fleet } est arrivée à { $system }.
log-army-loaded = L'armée { $army } a embarqué sur { $ship } à { $system }.
log-army-unloaded = L'armée { $army } a débarqué sur { $planet }.
log-army-landed-under-fire = L'armée { $army } a débarqué sur { $planet } sous le feu et perdu { $lost } hommes.
log-army-moved = L'armée { $army } est passée sur { $planet }.
log-battle-won = { $rounds ->
    [one] Bataille de { $system } : { $winner } l'emporte en { $rounds } manche.
   *[other] Bataille de { $system } : { $winner } l'emporte en { $rounds } manches.
}
log-battle-drawn = { $rounds ->
    [one] Bataille de { $system } : personne ne l'emporte en { $rounds } manche.
   *[other] Bataille de { $system } : personne ne l'emporte en { $rounds } manches.
}
log-battle-forced = Une bataille n'a jamais été livrée et compte comme nulle ({ $battle }).
log-bombardment = { $system } : bombardement par { $faction }, { $lost } hommes perdus ({ $victims }).
log-ground-battle = Combats sur { $planet }. Hommes perdus : { $losses }.
log-army-destroyed = L'armée { $army } est détruite sur { $planet }.
log-planet-conquered = Prise de { $planet } : { $faction }.
log-system-conquered = { $system } change de mains : { $faction }.
log-army-missing = L'armée { $army } n'était pas à bord de { $ship } : c'est corrigé.
log-army-twice = L'armée { $army } était à bord de { $ship } et de { $keeper } : { $keeper } la garde.
log-army-adrift = L'armée { $army } n'était à bord d'aucun vaisseau : elle est perdue.
loss = { $faction } : { $men }

## Les rapports

report-title = Rapport de la bataille de { $place } :
report-side = { $left ->
    [0] - { $faction }, pertes : { $losses } ; plus un seul vaisseau.
    [one] - { $faction }, pertes : { $losses } ; il reste { $left } vaisseau.
   *[other] - { $faction }, pertes : { $losses } ; il reste { $left } vaisseaux.
}
report-no-ship = aucun vaisseau
report-fired = { $intercepted ->
    [none] {"  "}tirés : missiles { $missiles }, torpilles { $torpedoes }, intercepteurs { $interceptors }
   *[other] {"  "}tirés : missiles { $missiles }, torpilles { $torpedoes }, intercepteurs { $interceptors } ; abattus : { $intercepted }
}
report-ground = Rapport des combats sur { $place } :
report-men = - { $faction }, pertes : { $lost } hommes ; il en reste { $left }.
headline-battle-won = Bataille de { $place } : { $winner } l'emporte
headline-battle-drawn = Bataille de { $place } : personne ne l'emporte
headline-planet = Prise de { $place } : { $faction }

## Les ordres

order-move = { $fleet } vers { $system }
order-invade = { $fleet } vers { $system }, pour envahir
order-fetch = { $fleet } vers { $system }, pour y prendre des armées
order-bring = { $fleet } vers { $system }, pour y débarquer ses armées
order-load = { $fleet } embarque les armées du système
order-unload = { $fleet } débarque ses armées sur { $planet }
order-embark = { $fleet } embarque l'armée { $army } sur { $ship }
order-land = { $fleet } débarque l'armée { $army } de { $ship } sur { $planet }
order-transfer = L'armée { $army } passe sur { $planet }
order-split = { $fleet } détache : { $ships }
order-merge = { $fleet } rejoint { $other }
order-rename = { $fleet } s'appellera { $name }

## Les choix

choose-way = { $days ->
    [one] { $order } ({ $ly } al, { $days } jour)
   *[other] { $order } ({ $ly } al, { $days } jours)
}
choose-end = Finir le tour
choose-end-auto = Finir le tour en pilote automatique ({ $profile })
choose-end-orders = { $count ->
    [one] Finir le tour avec { $count } ordre
   *[other] Finir le tour avec { $count } ordres
}
choose-resign = Abandonner
topic-invade = Envahir ({ $count }).
topic-load = Embarquer des armées ({ $count }).
topic-unload = Débarquer des armées ({ $count }).
topic-transfer = Armées d'une planète à l'autre ({ $count }).
topic-move = Se déplacer ({ $count }).
topic-merge = Réunir des flottes ({ $count }).
topic-split = Diviser une flotte ({ $count }).
topic-turn = Tour (tous : turn ; ou fin, fin équilibré, abandonner) :
topic-turn-alone = Tour (tous : turn ; ou fin, abandonner) :
topic-fleet = { $fleet }, ce qu'elle peut faire ({ $count }) :
hint = Par exemple : { $words }
hint-split = Par exemple : split f1 2 frégates ; rename f1 Garde
game-help =
    Ici on peut aussi taper :
    move f1 s2 (ou aller, ou le nom) : y voler ; invade f1 s2 (ou envahir) : y débarquer
    load f1 (ou embarquer) : prendre les armées d'ici ; load f1 s2 : y voler d'abord
    unload f1 (ou débarquer) (s2-1) : les poser ici ; unload f1 s2 : y voler d'abord
    load f1 a3, unload f1 a3 s2-1 : une seule armée ; transfer a3 s2-2 : autre planète
    split f1 2 frégates 1 croiseur ; merge f2 f1 ; rename f1 NOM
    fin : plus d'ordres ; fin équilibré (agressif, défensif) : un profil planifie le reste
    f1 : tout ce que cette flotte peut faire ; move, invade, load, split ... : par genre
    look f1, look s2, look 4c (un secteur) : l'un d'eux
    look flottes, libres, systèmes, armées, ennemis, courrier, batailles, ordres, journal, buts, vaisseaux, carte
    look m1 : une lettre ; look b1 : le rapport d'une bataille
    f une flotte, s un système, s2-1 une planète, a une armée, v un vaisseau

## Pourquoi une chose est refusée

refused-unknown-order = il n'y a pas d'ordre pareil
refused-unknown-faction = il n'y a pas de faction pareille
refused-unknown-fleet = vous n'avez pas cette flotte
refused-in-combat = { $a } est dans une bataille et ne prend pas d'ordres
refused-no-ships = { $a } n'a pas de vaisseaux
refused-unknown-system = il n'y a pas de système pareil
refused-not-in-orbit = { $a } n'est pas en orbite d'un système
refused-not-solid = personne ne peut se tenir sur { $a }
refused-unknown-planet = il n'y a pas de planète pareille
refused-sent-already = { $a } a déjà reçu une destination ce tour-ci
refused-already-there = { $a } y est déjà
refused-too-far = { $a } est à { $n } al, et le plus long saut est de { $m }
refused-no-fuel = il manque { $n } de carburant à { $a } ({ $type })
refused-no-army = { $ids ->
    [1] { $a } n'a pas d'armée à bord
   *[other] il n'y a pas d'armée pareille : { $a }, { $b }
}
refused-nothing-to-invade = il n'y a rien à prendre à { $a }
refused-not-your-system = { $a } n'est pas à vous
refused-no-transport = il n'y a pas de transport vide
refused-not-here = { $ids ->
    [1] { $a } n'est sur aucune planète
   *[other] { $a } n'est pas à { $b }
}
refused-unknown-army = vous n'avez pas cette armée
refused-unknown-ship = il n'y a pas ce vaisseau dans la flotte
refused-contested = l'orbite est disputée à { $a }
refused-not-a-part = il faut que des vaisseaux partent et que d'autres restent
refused-same-fleet = une flotte ne peut pas se rejoindre elle-même
refused-not-together = { $a } et { $b } sont à { $n } al l'une de l'autre
refused-bad-name = un nom a de 1 à { $n } lettres
refused-turn-over = les ordres de ce tour sont remis
refused-unknown-profile = il n'y a pas de profil pareil : { $listed }
refused-no-profiles = ici, seules des personnes donnent des ordres : aucun profil ne le fait pour elles
refused-malformed = ce n'est pas un ordre
refused-ambiguous = { $said } peut être { $listed }
refused-too-many-words = { $said } est de trop
refused-which-fleet = dites quelle flotte
refused-which-system = dites quel système
refused-which-planet = dites quelle planète
refused-which-army = dites quelle armée
refused-which-ships = dites quels vaisseaux, par exemple : split f1 2 frégates
refused-too-few-ships = { $a } a { $n } de ces vaisseaux ({ $type }), pas { $m }
refused-unknown-type = { $a } n'a pas de vaisseaux appelés { $said }
refused-no-ground = on ne peut se tenir nulle part à { $a }

## Le dessin

draw-day = Jour { $day }, { $faction } : { $count } systèmes sur { $all }. Les autres : { $others }.
draw-watched = Jour { $day } : { $all } systèmes. { $others }.
draw-held = { $faction } { $count ->
    [0] aucun
   *[other] en a { $count }
}
draw-legend = + est à vous, { $others }, . est libre ; +2.1 : deux et un ; ^ : flottes ; · : votre espace
draw-sign = { $sign } est { $faction }
draw-fleet = { $fleet }, { $where } : { $ships }
draw-fleet-notes = { $fleet }, { $where } : { $ships } ; { $notes }
draw-more-fleets = { $count ->
    [one] Et encore { $count } flotte (sans ordres : { $idle }) : look flottes, look libres
   *[other] Et encore { $count } flottes (sans ordres : { $idle }) : look flottes, look libres
}
draw-seen = Vue : { $faction }, { $where } : { $ships }
draw-more-seen = Vues à { $count } autres endroits : look ennemis
draw-inbox = { $new ->
    [0] Courrier : { $count }, rien de neuf. look courrier
   *[other] Courrier : { $count }, dont { $new } de nouveau. look courrier
}
draw-count = Ordres de ce tour : { $count } (look ordres ; u reprend le dernier)
draw-orders = Ordres de ce tour ({ $count }), u reprend le dernier :
where-orbit = en orbite à { $system }
where-moving = en route, { $system } à proximité
where-combat = en bataille à { $system }
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
note-hull = coques à { $percent }%
note-fuel = carburant à { $percent }%
note-ammunition = munitions à { $percent }%
note-retreating = en retraite
goal-elimination = Pour gagner : être le dernier qui ait un vaisseau ou un système.
goal-domination = Pour gagner : tenir { $value }% de tous les systèmes.
goal-king_of_the_hill = Pour gagner : tenir { $system } pendant { $value } jours.
goal-survival = { $faction } gagne en ayant un vaisseau ou un système le dernier jour.
goal-battle = Qui gagne la première bataille gagne.
goal-last = Le jour { $day } est le dernier.

## Regarder

look-none = Il n'y a rien.
look-more = Encore { $count } : { $words }
look-more-lines = Et encore { $count } lignes de vaisseaux.
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
type-evasion = esquive : { $count }%
type-speed = { $count } al par jour
type-range = rayon : { $count } al
look-system = { $system }, secteur { $sector } : { $owner }{ $home ->
    [true] , monde natal
   *[false] {""}
}{ $gas ->
    [true] , gaz
   *[false] {""}
}{ $observed ->
    [true] , surveillé
   *[false] , non surveillé
}
look-planet = { $body ->
    [moon] - { $planet }, une lune : { $owner }
   *[planet] - { $planet }, une planète : { $owner }
}
look-giant = { $kind ->
    [gas_giant] - { $planet }, une géante gazeuse : personne ne peut s'y tenir
   *[ice_giant] - { $planet }, une géante de glace : personne ne peut s'y tenir
}
look-men = { $men } hommes sur { $most }, moral { $morale }%
look-army = { $state ->
    [EMBARKED] - armée { $army }, { $faction }, à bord de { $place } : { $men }
    [IN_TRANSIT] - armée { $army }, { $faction }, en route pour { $place } : { $men }
   *[DEPLOYED] - armée { $army }, { $faction }, sur { $place } : { $men }
}
look-letter = { $new ->
    [true] { $number } (nouveau) jour { $day } : { $headline }
   *[false] { $number } jour { $day } : { $headline }
}
look-battle = { $rounds ->
    [one] { $number } jour { $day }, { $rounds } manche : { $headline }
   *[other] { $number } jour { $day }, { $rounds } manches : { $headline }
}
look-dated = Jour { $day } : { $what }
owner-nobody = à personne

## Ce qu'on peut aussi taper, des mots séparés par des virgules

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
figure-men = hommes
figure-kills = vaisseaux détruits
figure-lost = vaisseaux perdus
figure-left = vaisseaux restants
figure-rounds = manches
ending-elimination = il ne restait personne d'autre
ending-domination = un camp tenait assez de systèmes
ending-king_of_the_hill = un camp tenait la colline
ending-survival = un camp a survécu
ending-battle = la bataille était finie
ending-max_turns = le dernier jour était passé
ending-resignation = tous les autres ont abandonné
ending-without_a_seat = une faction sans siège a gagné
nobody-without_a_seat = Personne à la table ne gagne.
side-nobody = personne à la table
