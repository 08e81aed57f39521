### Rounds en français.

game-name = Rondes et tours
seat-first = le premier camp
seat-second = le second camp
scenario-duelo = Duel : un contre un
scenario-dupla = Deux contre deux
scenario-ruinas = Ruines du marais : boue, hauteurs et coffres
scenario-correria = La ruée : une action chacun, puis au suivant
scenario-reforcos = Des renforts à la troisième ronde

## Ce qui arrive

battle-began = { $first } contre { $second }.
phase-began = { $phase ->
    [start_of_round] Début de la ronde { $round }.
    [order] Détermination de l'ordre des tours.
    [points] { $actor } reçoit des points d'action.
    [start_of_turn] Début du tour : { $actor }.
    [turn] { $actor } agit.
    [end_of_turn] Fin du tour : { $actor }.
   *[end_of_round] Fin de la ronde { $round }.
}
tie-rolled = Égalité à PER { $per } : { $names } lancent { $faces }.
tie-by-id = Toujours à égalité après { $throws } lancers : { $names } suivent l'ordre de leurs identifiants.
order-set = L'ordre : { $names }.
points-given = { $actor } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} d'action (AGI { $agi }).
points-lost = { $actor } perd { $points ->
    [one] { $points } point d'action non dépensé
   *[other] { $points } points d'action non dépensés
}.
effect-worked = { $actor } : { $source } agit.
effect-paid = { $actor } : { $source } agit et coûte { $paid }.
effect-failed = { $reason ->
    [last] { $actor } : { $source } échoue : nul ne paie de sa dernière vie.
    [spent] { $actor } : { $source } échoue : { resource-name } a payé un autre effet ({ $has } sur { $needs }).
   *[short] { $actor } : { $source } échoue : il y avait { $has } sur { $needs } ({ resource-name }).
}
resource-name = { $resource ->
    [ap] points d'action
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
declared-attack = { $actor } frappe { $target }.
declared-shoot = { $actor } tire sur { $target }.
declared-card = { $actor } joue { $card_name }.
declared-card-on = { $actor } joue { $card_name } sur { $target }.
declared-card-to = { $actor } joue { $card_name } vers { $to }.
responded = { $actor } répond à { $target } par { $card_name }.
responded-own = { $actor } ajoute { $card_name } à son action.
injured = { $actor } inflige { $damage } de dégâts à { $target } (CON { $con }) : { $injury } de vie.
injured-alone = { $target } subit { $damage } de dégâts (CON { $con }) : { $injury } de vie.
action-failed = { $reason ->
    [gone] { $actor } ne trouve plus personne.
   *[out_of_reach] { $actor } n'atteint plus sa cible.
}
moved = { $actor } marche jusqu'en { $to } ({ $cost } PA).
shifted = { $target } se retrouve en { $to }, venant de { $start }.
drew = { $actor } pioche des cartes : { $count }.
drawn = { $actor } pioche { $names }.
deck-shuffled = { $actor } mélange les cartes jouées ({ $count }) en une nouvelle pioche.
marked = { $target } reçoit la marque { $mark_name } ({ $lasts ->
    [0] pour cette action
    [1] 1 tour
   *[other] { $lasts } tours
}).
mark-gone = { $target } n'a plus { $mark_name }.
container-opened = { $actor } ouvre le coffre en { $at } : { $card_name }.
rested = { $of ->
    [life] { $actor } se repose et panse ses plaies.
   *[power] { $actor } se repose et reprend des forces.
}
arrived = { $actor } entre sur le plateau en { $at }.
died = { $target } tombe !
turn-forced = { $actor } en a assez fait : le tour s'achève après { $acts } actions.
battle-ended =
    { $reason ->
        [last_standing] Un camp est à terre.
        [all_down] Les deux camps sont à terre.
        [stalemate] Plus personne n'est blessé.
        [round_limit] La dernière ronde est finie.
        [resigned] Un camp abandonne.
       *[other] La bataille est finie.
    } { $winner ->
        [first] Le premier camp gagne
        [second] Le second camp gagne
       *[none] Personne ne gagne
    } (rondes : { $rounds }).

## Ce qu'on demande

respond = Répondre par une carte ?
respond-attack = { $actor } frappe { $target }. Répondre par une carte ?
respond-shoot = { $actor } tire sur { $target }. Répondre par une carte ?
respond-card = { $actor } joue { $card }. Répondre par une carte ?
respond-card-on = { $actor } joue { $card } sur { $target }. Répondre par une carte ?
pay-which = Quel effet payer ?
pay-which-of = { $who }, { phase-name } : quel effet payer ? Disponible : { $purse }.
respond-with = { $who } avec { $card }
respond-with-cost = { $who } avec { $card } ({ $cost })
pay-for = { $source }, { $who } ({ $cost })
no = Non
attack = un coup
shoot = un tir
order = l'ordre des tours
throw-of = { $who }, { $what }
card = une carte
action-attack = Frapper
action-shoot = Tirer
action-open = Ouvrir un coffre
action-travel = Voyager
choose-begin = Commencer la bataille
choose-attack = Frapper { $target } ({ $ap } PA)
choose-shoot = Tirer sur { $target } ({ $ap } PA)
choose-move = Marcher jusqu'en { $to } ({ $ap } PA)
choose-open = Ouvrir le coffre en { $at } ({ $ap } PA)
choose-rest-life = Se reposer : 1 de vie, et le tour se termine
choose-rest-power = Se reposer : 2 de vigueur et 2 de magie, et le tour se termine
choose-card = { $card } : { $cost }
choose-card-on = { $card } sur { $target } ({ $cost })
choose-card-to = { $card } vers { $to } ({ $cost })
choose-end = Terminer le tour
resign = Abandonner
topic-attack = Coups et tirs ({ $count }).
topic-play = Cartes ({ $count }).
topic-move = Marcher ({ $count }).
topic-act = Autres actions :
hint-move = Par exemple : move>{ $cell }
refused-wrong-state = { $now ->
    [battle] cette commande est réservée aux campagnes
    [over] la partie est terminée
    [before] la bataille n'a pas commencé
    [outside] il n'y a pas de bataille
   *[begun] la bataille a commencé
}
refused-in-battle = l'horloge est arrêtée pendant la bataille
refused-no-cell = cette case n'existe pas ; les cases vont de a1 à k11
refused-no-rest = on se repose pour la vie ou pour la force : rest life, rest power
refused-not-your-turn = c'est à { $who } de jouer
refused-too-late = { $who } a déjà agi pendant ce tour
refused-unknown-target = { $any ->
    [true] { $who } n'atteint ainsi que { $legal }
   *[false] { $who } n'atteint personne ainsi
}
refused-no-points = cela coûte { $needs } PA, et { $who } en a { $ap }
refused-no-points-card = { $card } coûte { $cost }, et { $who } a { $purse }
refused-no-card = { $response ->
    [true] cette carte est une réponse ; on vous la propose quand elle convient
   *[false] { $any ->
        [true] { $who } n'a pas cette carte ; en main : { $legal }
       *[false] { $who } n'a pas de carte en main
    }
}
refused-no-container = { $any ->
    [true] { $who } n'a pas de coffre fermé à portée à cet endroit ; il y en a en { $cells }
   *[false] { $who } n'a aucun coffre fermé à côté de sa case
}
refused-no-walk = { $who } ne peut pas y aller avec { $ap } PA
refused-no-leap = { $any ->
    [true] { $card } peut se jouer vers { $cells }
   *[false] { $card } ne peut se jouer vers aucune case
}
refused-no-way = d'ici, les chemins ne mènent qu'à { $places }

## Ce qu'on voit

draw-round = Ronde { $round } : { $phase ->
    [none] avant la bataille
    [turn] un tour
   *[other] entre les tours
}
draw-order = Ordre : { $order }
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
draw-fighter = { $head } vie { $life }  PA { $ap }  magie { $mp }  vigueur { $sp }  cartes { $cards }  { $name }
draw-marks = {"       "}marques : { $marks }
draw-hand = {"       "}main : { $cards }
draw-hand-more = {"              "}{ $cards }
figure-survivors = survivants
figure-life = vie restante
figure-dealt = vie prise
figure-taken = vie perdue
figure-kills = adversaires tués
figure-died = mort à la ronde
figure-died-share = mort
ending-last_standing = un camp était à terre
ending-all_down = les deux camps étaient à terre
ending-stalemate = plus personne n'était blessé
ending-round_limit = la dernière ronde était finie
ending-resigned = un camp a abandonné
ending-goal = le but était atteint
ending-all_dead = il ne restait personne
ending-days_over = les jours étaient écoulés
figure-length = rondes

## Ce qu'est chaque chose

game-help =
    look aussi pour une lettre, un signe ou une case du plateau, une carte, une marque ; en campagne, un lieu, ou look carte
    un ordre en mots : attack bento, shoot bento, move f6, play cura, open a6, rest life, travel torre, end
attribute-CON = CON
attribute-FOR = FOR
attribute-AGI = AGI
attribute-PER = PER
attribute-INT = INT
attribute-CAR = CAR
attribute-ESP = ESP
attribute-is = { $attribute } { $number }
part-of = { $whole }/{ $part }
bracketed = ({ $whole })
sum = { $one } + { $other }
price-none = gratuit
phase-name = { $phase ->
    [start_of_round] au début de la ronde
    [points] avec les points d'action
    [start_of_turn] au début du tour
    [end_of_turn] à la fin du tour
   *[end_of_round] à la fin de la ronde
}
look-attributes = {"  "}niveau { $level } : { $attributes }{ $ranged ->
    [true] { " " }; tire
   *[false] { "" }
}
look-most = {"  "}au plus : vie { $life }, magie { $mp }, vigueur { $sp }
look-borne = {"  "}porte { $mark } ({ $lasts ->
    [0] pour cette action
    [1] 1 tour
   *[other] { $lasts } tours
})
look-traits = {"  "}agit de soi-même :
look-hand = {"  "}main :
card-times = { $times ->
    [1] { $card }
   *[other] { $card } ×{ $times }
}
look-unplayed = {"  "}main et pioche ensemble : { $cards }
foresee-damage = {"  "}{ $target } (CON { $con }) : dégâts de { $low } à { $high } ; { $losses }
foresee-loss = { $life ->
    [0] aucune vie { $percent } %
   *[other] vie -{ $life } { $percent } %
}
look-card = {"  "}{ $card } ({ $cost }) : { $use }
look-mark = {"  "}{ $mark } : { $changes }
look-mark-works = {"  "}{ $mark } ({ $cost }) : { phase-name }
look-effect = {"    "}{ $effect }
look-ground = { $sign } : { sign-kind } ; { ground-rule }
look-cell = { $at } : { sign-kind } ; { ground-rule }
ground-rule = { $kind ->
    [mud] y entrer coûte 2 PA
    [wall] on n'y passe pas et on ne voit pas à travers
    [height] 1 PA de plus par niveau à monter ; elle peut cacher la vue
    [container] on n'y marche pas ; l'ouvrir, d'à côté, coûte 2 PA
    [opened] on n'y marche pas
   *[floor] y entrer coûte 1 PA
}
use-activate = { $target ->
    [enemy] sur un ennemi, à { $reach } au plus
    [ally] sur un partenaire, à { $reach } au plus
    [cell] vers une case, à { $reach } au plus
   *[self] à son propre tour
}
use-auto = de soi-même, { phase-name }
use-response = répond { $trigger ->
    [own_action] à sa propre action
    [on_self] à ce qui vise soi-même
    [on_partner] à ce qui vise un partenaire
    [partner_action] à ce que fait un partenaire
   *[enemy_action] à ce que fait un ennemi
}, à { $reach } au plus
whom = { $whom ->
    [target] la cible
    [enemies] les ennemis à { $reach } au plus
    [allies] les partenaires à { $reach } au plus
    [giver] qui a donné la marque
   *[self] soi-même
}
whom-marked = { $whom }, avec la marque { $mark }
does-damage = { $whom } : { $amount } de dégâts
does-heal = { $whom } : vie +{ $amount }
does-gain = { $whom } : { resource-name } +{ $amount }
does-lose = { $whom } : { resource-name } -{ $amount }
does-mark = { $whom } : marque { $mark } ({ $lasts ->
    [0] pour cette action
    [1] 1 tour
   *[other] { $lasts } tours
})
does-unmark = { $whom } : plus de { $mark }
does-move = { $whom } : { $way ->
    [to] vers la case choisie
    [away] { $steps } plus loin
   *[toward] { $steps } plus près
}
does-ap = { $whom } : points d'action { $amount }
does-draw = { $whom } : cartes piochées, { $amount }

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
card-espelho = Miroir d'eau
card-mestria = Maîtrise
card-interpor = S'interposer
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

## Time
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
season-frio = froide
season-calor = chaude
festival-solsticio_de_inverno = Solstice d'hiver
festival-carnaval = Carnaval
festival-equinocio_de_primavera = Équinoxe de printemps
festival-solsticio_de_verao = Solstice d'été
festival-festival_das_colheitas = Fête des moissons
festival-equinocio_de_outono = Équinoxe d'automne
festival-halloween = Halloween
festival-natal = Noël
festival-vespera_do_ano_novo = Veille du Nouvel An
festival-noite_das_brasas = Nuit des braises
festival-festa_da_ponte = Fête du pont
festival-dia_sem_sombra = Jour sans ombre
festival-ultima_colheita = Dernière moisson
note-solsticio_de_inverno = La nuit la plus longue de l'année
note-equinocio_de_primavera = Le jour et la nuit sont égaux
note-solsticio_de_verao = Le jour le plus long de l'année
note-festival_das_colheitas = Une sorte d'action de grâce
note-halloween = Le jour où le voile est le plus mince
note-noite_das_brasas = Chaque maison garde une braise jusqu'à l'aube
note-dia_sem_sombra = À midi, rien ne fait d'ombre
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
sight-estrela_caida = Chute de l'étoile
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

## Campaigns
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
place-cratera = Cratère de l'Étoile
find-pao = Pain et fromage
find-ervas = Herbes qui soignent
find-calice = Calice d'argent
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
campaign-began = { $name }. En route : { $heroes }. Jours : { $days }.
day-began = Un nouveau jour : { $date }.
period-began = { $period } ({ light-dark }).
festival-began = Aujourd'hui : { date-noted }
sight-began = Dans le ciel : { date-noted }
set-out = Le groupe { $group } part : { $start } → { $to } (périodes : { $periods }).
reached = Le groupe { $group } arrive : { $place }.
found-nothing = Le groupe { $group } cherche ({ $place }) et ne trouve rien.
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
    [true] Une garde barre la route au groupe { $group } ({ $place }) : { $foes } !
   *[false] Le groupe { $group } rencontre { $foes } ({ $place }) !
} Le temps s'arrête.
went-on = { $won ->
    [true] Le groupe { $group } a gagné et repart.
   *[false] Le groupe { $group } n'a pas gagné.
}{ $any ->
    [true] { " " }À terre : { $fallen }.
   *[false] { "" }
}
campaign-ended = { $winner ->
    [heroes] La campagne est gagnée
   *[foes] La campagne est perdue
} ({ $date }) : { $reason ->
    [goal] le but est atteint.
    [days_over] les jours sont écoulés.
    [all_dead] il ne reste personne.
    [resigned] les héros abandonnent.
   *[other] c'est fini.
}
choose-travel = Voyager : { $to } (périodes : { $periods })
choose-explore = Explorer (rondes : { $rounds })
choose-camp = Se reposer (rondes : { $rounds })
choose-wait = Attendre une ronde
draw-goal = Jour { $day } sur { $days } · Ronde { $round } sur { $rounds } · But : { $goals }
look-place = { $place } : danger au clair { $light } %, dans le noir { $dark } % ; repos : vie +{ $life }, magie +{ $mp }, vigueur +{ $sp }{ $guarded ->
    [true] { "" } ; gardé
   *[false] { "" }
}
look-way = {"  "}vers { $to } (périodes : { $periods }{ $risky ->
    [true] { "" }, danger { $danger } %
   *[false] { "" }
})
look-found = {"  "}trouvé là : { $find }
word-map = carte
goal-place = { $place }
goal-treasures = trésors { $there }/{ $wanted }
goal-won = victoires { $there }/{ $wanted }
draw-group = { $mark } Groupe { $group }, { $place } : { $doing ->
    [travel] en route : { $to } (rondes : { $left })
    [explore] explore (rondes : { $left })
    [rest] se repose (rondes : { $left })
    [wait] attend
    [battle] au combat
    [fallen] tous à terre
   *[idle] à disposition
}
draw-traveller = {"   "}{ $life } magie { $mp } vigueur { $sp } { $name }{ $dead ->
    [true] { " " }(à terre)
   *[false] { "" }
}
figure-treasures = trésors
figure-won = combats gagnés
figure-days = jours
name-again = { $name } { $number }
meeting = la chance d'une rencontre
party = qui l'on rencontre
