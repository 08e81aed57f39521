### Rounds en français.

game-name = Manches et tours
seat-first = le premier camp
seat-second = le second camp
seat-third = le troisième camp
seat-fourth = le quatrième camp
seat-fifth = le cinquième camp
seat-sixth = le sixième camp
scenario-duelo = Duel : un contre un
scenario-dupla = Deux contre deux
scenario-tres_bandos = Trois camps : chacun contre les deux autres
scenario-mesa = Quatre joueurs : deux contre deux, une place par personnage
scenario-ruinas = Ruines du marais : boue, hauteurs et coffres
scenario-correria = La ruée : une action par tour
scenario-reforcos = Des renforts à la troisième manche
about-scenario-dupla = Deux personnages de chaque côté ; le camp qui perd les deux perd la bataille.
about-scenario-reforcos = Tenez jusqu’à l’arrivée des renforts, ou gagnez avant.

## Événements

battle-began = { $first } contre { $second }.
battle-of-sides = { $first } contre { $second } contre { $others }.
sides-against = { $side } contre { $others }
withdrew = Retrait de la bataille : { $fighters }.
phase-began = { $phase ->
    [start_of_round] Début de la manche { $round }.
    [order] Détermination de l’ordre des tours.
    [points] { $actor } reçoit des points d’action.
    [start_of_turn] Début du tour : { $actor }.
    [turn] { $actor } agit.
    [end_of_turn] Fin du tour : { $actor }.
   *[end_of_round] Fin de la manche { $round }.
}
tie-rolled = Égalité à PER { $per } : { $names } lancent { $faces }.
tie-by-id = L’égalité persiste après { $throws } lancers : { $names } jouent dans l’ordre de leurs identifiants.
order-set = Ordre des tours : { $names }.
points-given = { $actor } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’action (AGI { $agi }).
points-lost = { $actor } perd { $points ->
    [one] { $points } point d’action non dépensé
   *[other] { $points } points d’action non dépensés
}.
effect-worked = { $actor } : { $source } prend effet.
effect-paid = { $actor } paie { $paid } : { $source } prend effet.
effect-failed = { $reason ->
    [last] { $actor } : { $source } échoue. Le coût serait le dernier point de vie.
    [spent] { $actor } : { $source } échoue. Un autre effet a épuisé la ressource : { resource-name } ({ $has } sur { $needs }).
   *[short] { $actor } : { $source } échoue. Ressource insuffisante : { resource-name } ({ $has } sur { $needs }).
}
resource-name = { $resource ->
    [ap] points d’action
    [mp] magie
    [sp] vigueur
   *[life] vie
}
price = { $resource ->
    [ap] { $amount } PA
    [mp] { $amount } de magie
    [sp] { $amount } de vigueur
   *[life] { $amount } de vie
}
changed = { $target }, { resource-name } : { $before } → { $after }.
declared-attack = { $actor } attaque { $target }.
declared-shoot = { $actor } tire sur { $target }.
declared-card = { $actor } joue { $card_name }.
declared-card-on = { $actor } joue { $card_name } sur { $target }.
declared-card-to = { $actor } joue { $card_name } vers { $to }.
responded = { $actor } répond à { $target } par { $card_name }.
responded-own = { $actor } ajoute { $card_name } à son action.
injured = { $actor } inflige { $damage } de dégâts à { $target } (CON { $con }) : perte de { $injury } de vie.
injured-alone = { $target } subit { $damage } de dégâts (CON { $con }) : perte de { $injury } de vie.
action-failed = { $reason ->
    [gone] La cible n’est plus en jeu : { $actor } échoue.
   *[out_of_reach] La cible est hors de portée : { $actor } échoue.
}
moved = { $actor } se déplace en { $to } ({ $cost } PA).
shifted = { $target } se retrouve en { $to } au lieu de { $start } (déplacement forcé).
drew = { $actor } pioche des cartes : { $count }.
drawn = { $actor } pioche { $names }.
deck-shuffled = { $actor } mélange la défausse et forme une nouvelle pioche (cartes : { $count }).
marked = { $target } reçoit la marque { $mark_name } ({ $lasts ->
    [0] pour cette action
    [1] 1 tour
   *[other] { $lasts } tours
}).
mark-gone = { $target } perd la marque { $mark_name }.
container-opened = { $actor } ouvre le coffre en { $at } : { $card_name }.
rested = { $of ->
    [life] { $actor } se repose et récupère de la vie.
   *[power] { $actor } se repose et récupère de la vigueur et de la magie.
}
arrived = { $actor } rejoint la bataille en { $at }.
died = { $target } tombe !
turn-forced = { $actor } atteint la limite de { $acts } actions : le tour se termine.
battle-reason = { $reason ->
    [last_standing] Un seul camp reste debout.
    [all_down] Les deux camps sont à terre.
    [stalemate] La bataille est dans l’impasse.
    [round_limit] La limite de manches est atteinte.
    [resigned] Un camp abandonne.
   *[other] La bataille est terminée.
}
battle-ended = { battle-reason } { $winner ->
    [first] Le premier camp gagne
    [second] Le second camp gagne
    [third] Le troisième camp gagne
    [fourth] Le quatrième camp gagne
    [fifth] Le cinquième camp gagne
    [sixth] Le sixième camp gagne
   *[none] Match nul
} ({ count-rounds }).
battle-won = { battle-reason } { $side } { $count ->
    [one] gagne
   *[other] gagnent
} ({ count-rounds }).

## Questions et choix

respond = Répondre par une carte ?
respond-attack = { $actor } attaque { $target }. Répondre par une carte ?
respond-shoot = { $actor } tire sur { $target }. Répondre par une carte ?
respond-card = { $actor } joue { $card }. Répondre par une carte ?
respond-card-on = { $actor } joue { $card } sur { $target }. Répondre par une carte ?
pay-which = Quel effet payer ?
pay-which-of = { $who }, { phase-name } : quel effet payer ? Disponible : { $purse }.
respond-with = { $who } joue { $card }
respond-with-cost = { $who } joue { $card } ({ $cost })
pay-for = { $source }, { $who } ({ $cost })
no = Non
attack = dégâts de l’attaque
shoot = dégâts du tir
order = ordre des tours
throw-of = { $who }, { $what }
card = une carte
action-attack = Frapper
action-shoot = Tirer
action-open = Ouvrir un coffre
action-travel = Voyager
choose-begin = Commencer la bataille
choose-attack = Attaquer { $target } ({ $ap } PA)
choose-shoot = Tirer sur { $target } ({ $ap } PA)
choose-move = Se déplacer en { $to } ({ $ap } PA)
choose-open = Ouvrir le coffre en { $at } ({ $ap } PA)
choose-rest-life = Se reposer : récupérer 1 de vie et terminer le tour
choose-rest-power = Se reposer : récupérer 2 de vigueur et 2 de magie et terminer le tour
choose-card = { $card } ({ $cost })
choose-card-on = { $card } sur { $target } ({ $cost })
choose-card-to = { $card } vers { $to } ({ $cost })
choose-end = Terminer le tour
resign = Abandonner
topic-attack = Attaques et tirs ({ $count }).
topic-play = Cartes ({ $count }).
topic-move = Se déplacer ({ $count }).
topic-act = Autres actions :
hint-move = Exemple : aller { $cell }
refused-wrong-state = { $now ->
    [battle] cette commande est réservée aux campagnes
    [over] la partie est terminée
    [before] la bataille n’a pas commencé
    [outside] il n’y a pas de bataille
   *[begun] la bataille a commencé
}
refused-no-fighters = vous n’avez aucun combattant dans cette bataille
refused-no-heroes = vous n’avez plus de héros
refused-not-first = un autre joueur commence la bataille
refused-in-battle = l’horloge est arrêtée pendant la bataille
refused-no-cell = cette case n’existe pas ; les cases vont de a1 à k11
refused-no-rest = choisissez ce que vous récupérez : reposer vie ou reposer vigueur
refused-not-your-turn = c’est à { $who } de jouer
refused-too-late = { $who } a déjà agi pendant ce tour
refused-unknown-target = { $any ->
    [true] ainsi, { $who } peut seulement viser { $legal }
   *[false] { $who } n’a aucune cible à portée pour cela
}
refused-no-points = cela coûte { $needs } PA, et { $who } en a { $ap }
refused-no-points-card = { $card } coûte { $cost }, et { $who } a { $purse }
refused-no-card = { $response ->
    [true] cette carte est une réponse ; elle vous est proposée quand vous pouvez la jouer
   *[false] { $any ->
        [true] { $who } n’a pas cette carte ; en main : { $legal }
       *[false] { $who } n’a pas de carte en main
    }
}
refused-no-container = { $any ->
    [true] il n’y a pas de coffre fermé à cet endroit ; { $who } peut atteindre { $cells }
   *[false] { $who } n’a aucun coffre fermé à côté
}
refused-no-walk = { $who } ne peut pas y aller avec { $ap } PA
refused-no-leap = { $any ->
    [true] { $card } peut se jouer vers { $cells }
   *[false] { $card } ne peut se jouer vers aucune case
}
refused-no-way = d’ici, les chemins ne mènent qu’à { $places }

## Le plateau

draw-round = Manche { $round } : { $phase ->
    [none] avant la bataille
    [turn] tour en cours
   *[other] entre les tours
}
draw-order = Ordre des tours : { $order }
draw-legend = { $signs }
sign-kind = { $kind ->
    [mud] boue
    [wall] mur
    [height] hauteur
    [container] coffre
    [opened] coffre vide
   *[floor] sol
}
sign = { $sign } { sign-kind }
legend-fighters = combattants, décrits sous le plateau
legend-acts = agit maintenant
legend-goes-on = le plateau continue
legend-out = hors de combat
draw-fighter = { $head } vie { $life }  PA { $ap }  magie { $mp }  vigueur { $sp }  cartes { $cards }  { $name }
draw-marks = {"       "}marques : { $marks }
draw-hand = {"       "}main : { $cards }
figure-survivors = survivants
figure-life = vie restante
figure-dealt = vie prise
figure-taken = vie perdue
figure-kills = éliminations
figure-died = mort à la manche
figure-died-share = mort
ending-last_standing = un camp a été vaincu
ending-all_down = les deux camps ont été vaincus
ending-stalemate = impasse
ending-round_limit = limite de manches atteinte
ending-resigned = un camp a abandonné
ending-goal = objectif atteint
ending-all_dead = tous les héros sont morts
ending-days_over = délai écoulé
figure-length = manches

## Aide et détails

game-help =
    voir accepte aussi une lettre, un signe ou une case du plateau, une carte ou une marque ; en campagne, un lieu ou carte
    commandes que vous pouvez taper : attaquer bento, tirer bento, aller f6, jouer soin, ouvrir a6, reposer vie, voyager tour du nord, fin
attribute-CON = CON
attribute-FOR = FOR
attribute-AGI = AGI
attribute-PER = PER
attribute-INT = INT
attribute-CAR = CHA
attribute-ESP = ESP
attribute-is = { $attribute } { $number }
part-of = { $whole }/{ $part }
bracketed = ({ $whole })
sum = { $one } + { $other }
price-none = gratuit
phase-name = { $phase ->
    [start_of_round] au début de la manche
    [points] à la réception des points d’action
    [start_of_turn] au début du tour
    [end_of_turn] à la fin du tour
   *[end_of_round] à la fin de la manche
}
look-attributes = {"  "}niveau { $level } : { $attributes }{ $ranged ->
    [true] { " " }; tire
   *[false] { "" }
}
look-most = {"  "}maximum : vie { $life }, magie { $mp }, vigueur { $sp }
look-borne = {"  "}marque { $mark } ({ $lasts ->
    [0] pour cette action
    [1] 1 tour
   *[other] { $lasts } tours
})
look-traits = {"  "}effets automatiques :
look-hand = {"  "}main :
card-times = { $times ->
    [1] { $card }
   *[other] { $card } ×{ $times }
}
look-unplayed = {"  "}main et pioche réunies : { $cards }
foresee-damage = {"  "}{ $target } (CON { $con }) : dégâts de { $low } à { $high } ; { $losses } ; tombe { $falls } %
foresee-answers = {"  "}si aucune carte n’y répond
foresee-loss = { $life ->
    [0] aucune perte de vie ({ $percent } %)
   *[other] vie -{ $life } ({ $percent } %)
}
look-card = {"  "}{ $card } ({ $cost }) : { $use }
look-mark = {"  "}{ $mark } : { $changes }
look-mark-works = {"  "}{ $mark } ({ $cost }) : { phase-name }
look-effect = {"    "}{ $effect }
look-ground = { $sign } : { sign-kind } ; { ground-rule }
look-cell = { $at } : { sign-kind } ; { ground-rule }
ground-rule = { $kind ->
    [mud] y entrer coûte 2 PA
    [wall] bloque le passage et la vue
    [height] 1 PA de plus par niveau à monter ; peut bloquer la vue
    [container] infranchissable ; l’ouvrir depuis une case voisine coûte 2 PA
    [opened] infranchissable
   *[floor] y entrer coûte 1 PA
}
use-activate = { $target ->
    [enemy] sur un ennemi à { $reach } au plus
    [ally] sur un allié à { $reach } au plus
    [cell] vers une case à { $reach } au plus
   *[self] pendant votre tour
}
use-auto = automatique, { phase-name }
use-response = réponse { $trigger ->
    [own_action] à votre propre action
    [on_self] à une action contre vous
    [on_partner] à une action contre un allié
    [partner_action] à l’action d’un allié
   *[enemy_action] à l’action d’un ennemi
} à { $reach } au plus
whom = { $whom ->
    [target] la cible
    [enemies] les ennemis à { $reach } au plus
    [allies] les alliés à { $reach } au plus
    [giver] l’origine de la marque
   *[self] vous
}
whom-marked = { $whom }, en présence de la marque { $mark }
does-damage = { $whom } : { $amount } de dégâts
does-heal = { $whom } : vie +{ $amount }
does-gain = { $whom } : { resource-name } +{ $amount }
does-lose = { $whom } : { resource-name } -{ $amount }
does-mark = { $whom } : marque { $mark } ({ $lasts ->
    [0] pour cette action
    [1] 1 tour
   *[other] { $lasts } tours
})
does-unmark = { $whom } : perd { $mark }
does-move = { $whom } : { $way ->
    [to] déplacement vers la case choisie
    [away] recul de { $steps }
   *[toward] rapprochement de { $steps }
}
does-ap = { $whom } : points d’action { $amount }
does-draw = { $whom } : pioche des cartes, { $amount }

## Noms

fighter-bento = Bento
fighter-caete = Caetê
fighter-dandara = Dandara
fighter-iara = Iara
fighter-luzia = Luzia
fighter-orua = Oruã
fighter-tomas = Tomás
fighter-zaira = Zaira
card-folego = Souffle
card-fonte = Source intérieure
card-regeneracao = Régénération
card-impeto = Élan
card-vigilia = Veille
card-furia_antiga = Rage ancienne
card-aura_sagrada = Aura sacrée
card-espinhos = Épines
card-sombra_leve = Ombre légère
card-inspiracao = Inspiration
card-golpe_firme = Coup ferme
card-golpe_duplo = Double coup
card-investida = Charge
card-empurrao = Bourrade
card-golpe_atordoante = Coup étourdissant
card-execucao = Mise à mort
card-lamina_venenosa = Lame empoisonnée
card-flecha_certeira = Flèche sûre
card-chuva_de_flechas = Pluie de flèches
card-rede = Filet
card-grito = Cri de guerre
card-salto = Bond
card-segundo_folego = Second souffle
card-chama = Flamme
card-brasa = Braise
card-raio = Foudre
card-onda = Vague
card-gelo = Glace
card-dreno = Ponction
card-correntes = Courants
card-cura = Soin
card-prece = Prière
card-purificar = Purifier
card-bencao_de_pedra = Bénédiction de pierre
card-semente = Graine
card-foco = Concentration
card-pressa = Hâte
card-estudo = Étude
card-pocao = Fiole
card-bomba = Bombe
card-pacto = Pacte de sang
card-escudo = Bouclier
card-esquiva = Esquive
card-contragolpe = Contre-coup
card-espelho = Miroir d’eau
card-mestria = Maîtrise
card-interpor = S’interposer
card-incentivo = Soutien
card-intriga = Machination
card-palavra = Mot de réconfort
mark-queimado = Brûlé
mark-envenenado = Empoisonné
mark-atordoado = Étourdi
mark-lento = Lent
mark-preso = Entravé
mark-abalado = Ébranlé
mark-furia = Fureur
mark-alerta = Aux aguets
mark-esquivo = Fuyant
mark-guarda = Garde
mark-fervor = Ferveur
mark-bencao = Béni
mark-broto = Pousse

## Temps
calendar-usual = Calendrier usuel
calendar-luas = Calendrier des Deux Lunes
month-janeiro = janvier
month-fevereiro = février
month-marco = mars
month-abril = avril
month-maio = mai
month-junho = juin
month-julho = juillet
month-agosto = août
month-setembro = septembre
month-outubro = octobre
month-novembro = novembre
month-dezembro = décembre
month-geada = Gelée
month-broto = Bourgeon
month-sol_alto = Haut-Soleil
month-folha_seca = Feuille-Sèche
weekday-domingo = dimanche
weekday-segunda = lundi
weekday-terca = mardi
weekday-quarta = mercredi
weekday-quinta = jeudi
weekday-sexta = vendredi
weekday-sabado = samedi
weekday-dia_da_pedra = jour de la Pierre
weekday-dia_do_rio = jour du Fleuve
weekday-dia_do_fogo = jour du Feu
weekday-dia_do_vento = jour du Vent
weekday-dia_do_lume = jour de la Braise
period-amanhecer = Aube
period-manha = Matin
period-tarde = Après-midi
period-anoitecer = Crépuscule
period-noite = Nuit
period-madrugada = Fin de nuit
season-inverno = hiver
season-primavera = printemps
season-verao = été
season-outono = automne
season-frio = saison froide
season-calor = saison chaude
festival-solsticio_de_inverno = Solstice d’hiver
festival-carnaval = Carnaval
festival-equinocio_de_primavera = Équinoxe de printemps
festival-solsticio_de_verao = Solstice d’été
festival-festival_das_colheitas = Fête des moissons
festival-equinocio_de_outono = Équinoxe d’automne
festival-halloween = Halloween
festival-natal = Noël
festival-vespera_do_ano_novo = Veille du Nouvel An
festival-noite_das_brasas = Nuit des braises
festival-festa_da_ponte = Fête du pont
festival-dia_sem_sombra = Jour sans ombre
festival-ultima_colheita = Dernière moisson
note-solsticio_de_inverno = La nuit la plus longue de l’année
note-equinocio_de_primavera = Le jour et la nuit sont égaux
note-solsticio_de_verao = Le jour le plus long de l’année
note-festival_das_colheitas = Une sorte d’action de grâce
note-halloween = Le jour où le voile est le plus mince
note-noite_das_brasas = Chaque maison garde une braise jusqu’à l’aube
note-dia_sem_sombra = À midi, rien ne fait d’ombre
note-cometa = Un bon jour pour forger
moon-alva = Alva
moon-rubra = Rubra
phase-nova = nouvelle
phase-crescente = croissante
phase-cheia = pleine
phase-minguante = décroissante
phase-oculta = cachée
phase-acesa = allumée
sight-cometa = Comète du Forgeron
sight-eclipse = Éclipse des lunes
sight-estrela_caida = Chute de l’étoile
light-dark = { $light ->
    [light] clair
   *[dark] sombre
}
date = { $weekday } { $day } { $month }, an { $year }
dateline = { $date } · { $period }, de { $starts } h à { $ends } h, { light-dark }
date-season = Saison : { $season }
date-moon = { $sign }{ $moon } : { $phase }
date-noted = { $sign }{ $name }{ $noted ->
    [true] { " " }({ $note })
   *[false] { "" }
}

## Campagnes
scenario-estrada = La route du Nord : une campagne de huit jours
scenario-duas_luas = Sous deux lunes : une campagne à deux groupes
place-vila = Village du Gué
place-ponte = Vieux Pont
place-bosque = Bois des Loups
place-moinho = Moulin Arrêté
place-serra = Col de la Montagne
place-fonte = Source Claire
place-torre = Tour du Nord
place-farol = Phare Éteint
place-praia = Plage Noire
place-mina = Mine Profonde
place-cratera = Cratère de l’Étoile
find-pao = Pain et fromage
find-ervas = Herbes qui soignent
find-calice = Calice d’argent
find-moedas = Coffre du meunier
find-vinho = Vin vieux
find-anel = Anneau noyé
find-sal = Sel des marins
find-ambar = Ambre chaud
fighter-lobo = Loup
fighter-salteador = Brigand
fighter-besteiro = Arbalétrier
fighter-vigia = Veilleur de Pierre
fighter-sombra = Ombre
fighter-corvo = Corbeau
fighter-rainha = Reine des Cendres
campaign-began = { $name }. Héros : { $heroes }. Jours : { $days }.
day-began = Un nouveau jour : { $date }.
period-began = { $period } ({ light-dark }).
festival-began = Aujourd’hui : { date-noted }
sight-began = Dans le ciel : { date-noted }
set-out = Le groupe { $group } se met en route : { $start } → { $to } ({ count-periods }).
reached = Le groupe { $group } arrive à destination : { $place }.
found-nothing = Le groupe { $group } explore ({ $place }) et ne trouve rien.
waited = Le groupe { $group } attend ({ $place }).
found = Le groupe { $group } ouvre un coffre ({ $place }) : { $find }{ $any ->
    [true] { " " }({ $gains })
   *[false] { "" }
}{ $treasures ->
    [0] { "" }
   *[other] { "" }, trésors : { $treasures }
}.
camped = Le groupe { $group } se repose ({ $place }) : vie +{ $life }, magie +{ $mp }, vigueur +{ $sp }.
met = { $guard ->
    [true] Des gardes barrent la route au groupe { $group } ({ $place }) : { $foes } !
   *[false] Le groupe { $group } rencontre { $foes } ({ $place }) !
} Le temps s’arrête.
went-on = { $won ->
    [true] Le groupe { $group } gagne la bataille et repart.
   *[false] Le groupe { $group } ne gagne pas la bataille.
}{ $any ->
    [true] { " " }À terre : { $fallen }.
   *[false] { "" }
}
departed = Retrait de la campagne : { $fighters }.
campaign-ended = { $winner ->
    [heroes] La campagne est gagnée
   *[foes] La campagne est perdue
} ({ $date }) : { $reason ->
    [goal] l’objectif est atteint.
    [days_over] le délai est écoulé.
    [all_dead] tous les héros sont morts.
    [resigned] les héros abandonnent.
   *[other] elle est terminée.
}
count-periods = { $periods ->
    [one] { $periods } période
   *[other] { $periods } périodes
}
count-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
count-rounds-left = { $left ->
    [one] { $left } manche restante
   *[other] { $left } manches restantes
}
choose-travel = Voyager vers : { $to } ({ count-periods })
choose-explore = Explorer ({ count-rounds })
choose-camp = Se reposer ({ count-rounds })
choose-wait = Attendre une manche
choose-leave = Terminer le tour : le héros suivant du groupe décide
draw-goal = Jour { $day } sur { $days } · Manche { $round } sur { $rounds } · Objectif : { $goals }
look-place = { $place } : danger à la lumière { $light } %, dans l’obscurité { $dark } % ; repos : vie +{ $life }, magie +{ $mp }, vigueur +{ $sp }{ $guarded ->
    [true] { "" } ; sous garde
   *[false] { "" }
}
look-way = {"  "}vers { $to } ({ count-periods }{ $risky ->
    [true] { "" }, danger { $danger } %
   *[false] { "" }
})
look-found = {"  "}trouvé là : { $find }
word-map = carte
goal-place = { $place }
goal-treasures = trésors { $there }/{ $wanted }
goal-won = combats gagnés { $there }/{ $wanted }
draw-group = { $mark } Groupe { $group }, { $place } : { $doing ->
    [travel] en route vers : { $to } ({ count-rounds-left })
    [explore] explore ({ count-rounds-left })
    [rest] se repose ({ count-rounds-left })
    [wait] attend
    [battle] au combat
    [fallen] aucun survivant
   *[idle] disponible
}
draw-traveller = {"   "}{ $life } magie { $mp } vigueur { $sp } { $name }{ $dead ->
    [true] { " " }(à terre)
   *[false] { "" }
}
figure-treasures = trésors
figure-won = combats gagnés
figure-days = jours
name-again = { $name } { $number }
meeting = risque de rencontre
party = ennemis rencontrés

## Verbes qui se tapent

verbs-attack = attaquer
verbs-shoot = tirer
verbs-move = aller
verbs-play = jouer
verbs-open = ouvrir
verbs-rest = reposer
verbs-travel = voyager
verbs-begin = commencer
verbs-end = fin
verbs-resign = abandonner
verbs-explore = explorer
verbs-camp = camper
verbs-wait = attendre
verbs-act = agir
verbs-life = vie
verbs-power = vigueur
speech-container = coffre

# Pourquoi un bot choisit ce qu’il choisit.
bot-attacks = C’est ce qui coûte le plus de vie à l’ennemi par point d’action.
bot-plays = C’est la carte qui rapporte le plus pour son coût.
bot-rests = Un repos est utile à { $who }, et aucun ennemi n’est proche.
bot-opens = { $who } se trouve à côté du coffre.
bot-moves = { $strikes ->
    [yes] De là, { $who } peut attaquer.
   *[no] Cela rapproche { $who } d’un ennemi.
}
bot-ends = { $who } ne peut rien payer d’autre d’utile.
bot-camps = Le groupe a perdu plus d’un tiers de sa vie.
bot-explores = Ce lieu contient quelque chose d’utile à l’objectif.
bot-travels = C’est le plus court chemin vers ce que demande l’objectif.
bot-waits = Rien ne peut être fait ici pour l’objectif pour l’instant.
