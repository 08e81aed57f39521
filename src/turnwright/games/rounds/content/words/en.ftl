### Rounds in English.

game-name = Rounds and Turns
seat-first = the first side
seat-second = the second side
seat-third = the third side
seat-fourth = the fourth side
seat-fifth = the fifth side
seat-sixth = the sixth side
scenario-duelo = Duel: one on one
scenario-dupla = Two on two
scenario-tres_bandos = Three sides: each against the two others
scenario-mesa = Four players: two against two, a seat for each character
scenario-ruinas = Ruins in the swamp: mud, high ground and containers
scenario-correria = Rush: one action per turn
scenario-reforcos = Reinforcements in the third round
about-scenario-dupla = Two characters on each side; the side that loses both loses the battle.
about-scenario-reforcos = Hold out until help arrives, or win before it does.

## Events

battle-began = { $first } against { $second }.
battle-of-sides = { $first } against { $second } against { $others }.
sides-against = { $side } against { $others }
withdrew = Withdrawn from the battle: { $fighters }.
phase-began = { $phase ->
    [start_of_round] Round { $round } begins.
    [order] The turn order is determined.
    [points] { $actor } receives action points.
    [start_of_turn] { $actor }'s turn begins.
    [turn] { $actor } acts.
    [end_of_turn] { $actor }'s turn ends.
   *[end_of_round] Round { $round } ends.
}
tie-rolled = Tied at PER { $per }: { $names } roll { $faces }.
tie-by-id = Still tied after { $throws } rolls: { $names } act in the order of their ids.
order-set = Turn order: { $names }.
points-given = { $actor } has { $points ->
    [1] 1 action point
   *[other] { $points } action points
} (AGI { $agi }).
points-lost = { $actor } loses { $points ->
    [1] 1 unspent action point
   *[other] { $points } unspent action points
}.
effect-worked = { $actor }: { $source } takes effect.
effect-paid = { $actor } pays { $paid }: { $source } takes effect.
effect-failed = { $reason ->
    [last] { $actor }: { $source } fails. It would cost the last point of life.
    [spent] { $actor }: { $source } fails. Another effect used up the { resource-name } ({ $has } of { $needs }).
   *[short] { $actor }: { $source } fails. Not enough { resource-name } ({ $has } of { $needs }).
}
resource-name = { $resource ->
    [ap] action points
    [mp] mana
    [sp] stamina
   *[life] life
}
price = { $resource ->
    [ap] { $amount } AP
    [mp] { $amount } mana
    [sp] { $amount } stamina
   *[life] { $amount } life
}
changed = { $target }, { resource-name }: { $before } → { $after }.
declared-attack = { $actor } attacks { $target }.
declared-shoot = { $actor } shoots at { $target }.
declared-card = { $actor } plays { $card_name }.
declared-card-on = { $actor } plays { $card_name } on { $target }.
declared-card-to = { $actor } plays { $card_name } to { $to }.
responded = { $actor } responds to { $target } with { $card_name }.
responded-own = { $actor } adds { $card_name } to the action.
injured = { $actor } deals { $damage } damage to { $target } (CON { $con }): { $injury } life lost.
injured-alone = { $target } takes { $damage } damage (CON { $con }): { $injury } life lost.
action-failed = { $reason ->
    [gone] { $actor }'s target is gone.
   *[out_of_reach] { $actor }'s target is out of reach.
}
moved = { $actor } moves to { $to } ({ $cost } AP).
shifted = { $target } is moved from { $start } to { $to }.
drew = { $actor } draws cards: { $count }.
drawn = { $actor } draws { $names }.
deck-shuffled = { $actor } shuffles the discard pile into a new deck (cards: { $count }).
marked = { $target } gains the mark { $mark_name } ({ $lasts ->
    [0] for this action
    [1] 1 turn
   *[other] { $lasts } turns
}).
mark-gone = { $target } loses the mark { $mark_name }.
container-opened = { $actor } opens the container at { $at }: { $card_name }.
rested = { $of ->
    [life] { $actor } rests and recovers life.
   *[power] { $actor } rests and recovers stamina and mana.
}
arrived = { $actor } joins the battle at { $at }.
died = { $target } falls!
turn-forced = { $actor } reaches the limit of { $acts } actions: the turn ends.
battle-reason = { $reason ->
    [last_standing] Only one side is left standing.
    [all_down] Both sides are down.
    [stalemate] The battle has reached a stalemate.
    [round_limit] The round limit is reached.
    [resigned] One side resigns.
   *[other] The battle is over.
}
battle-ended = { battle-reason } { $winner ->
    [first] The first side wins
    [second] The second side wins
    [third] The third side wins
    [fourth] The fourth side wins
    [fifth] The fifth side wins
    [sixth] The sixth side wins
   *[none] The battle is a draw
} ({ count-rounds }).
battle-won = { battle-reason } { $side } { $count ->
    [one] wins
   *[other] win
} ({ count-rounds }).

## Prompts and choices

respond = Respond with a card?
respond-attack = { $actor } attacks { $target }. Respond with a card?
respond-shoot = { $actor } shoots at { $target }. Respond with a card?
respond-card = { $actor } plays { $card }. Respond with a card?
respond-card-on = { $actor } plays { $card } on { $target }. Respond with a card?
pay-which = Which effect do you pay for?
pay-which-of = { $who }, { phase-name }: which effect do you pay for? Available: { $purse }.
respond-with = { $who } plays { $card }
respond-with-cost = { $who } plays { $card } ({ $cost })
pay-for = { $who }'s { $source } ({ $cost })
no = No
attack = attack damage
shoot = shot damage
order = turn order
throw-of = { $who }, { $what }
card = a card
action-attack = Attack
action-shoot = Shoot
action-open = Open a container
action-travel = Travel
choose-begin = Start the battle
choose-attack = Attack { $target } ({ $ap } AP)
choose-shoot = Shoot at { $target } ({ $ap } AP)
choose-move = Move to { $to } ({ $ap } AP)
choose-open = Open the container at { $at } ({ $ap } AP)
choose-rest-life = Rest: recover 1 life and end the turn
choose-rest-power = Rest: recover 2 stamina and 2 mana and end the turn
choose-card = { $card } ({ $cost })
choose-card-on = { $card } on { $target } ({ $cost })
choose-card-to = { $card } to { $to } ({ $cost })
choose-end = End the turn
resign = Resign
topic-attack = Attacks and shots ({ $count }).
topic-play = Cards ({ $count }).
topic-move = Move ({ $count }).
topic-act = Other actions:
hint-move = Example: move { $cell }
refused-wrong-state = { $now ->
    [battle] that is only possible in a campaign
    [over] the match is over
    [before] the battle has not started
    [outside] no battle is in progress
   *[begun] the battle has already started
}
refused-no-fighters = you have no fighters in this battle
refused-no-heroes = you have no heroes left
refused-not-first = another player begins the battle
refused-in-battle = time stands still during a battle
refused-no-cell = there is no such cell on the board; cells run from a1 to k11
refused-no-rest = choose what to recover: rest life or rest power
refused-not-your-turn = it is { $who }'s turn
refused-too-late = { $who } has already acted this turn
refused-unknown-target = { $any ->
    [true] { $who } can only target { $legal } with that
   *[false] { $who } has no target in reach for that
}
refused-no-points = that costs { $needs } AP, and { $who } has { $ap }
refused-no-points-card = { $card } costs { $cost }, and { $who } has { $purse }
refused-no-card = { $response ->
    [true] that card is a response; you are prompted when you can play it
   *[false] { $any ->
        [true] { $who } does not have that card; in hand: { $legal }
       *[false] { $who } has no cards in hand
    }
}
refused-no-container = { $any ->
    [true] there is no closed container there; within { $who }'s reach: { $cells }
   *[false] there is no closed container next to { $who }
}
refused-no-walk = { $who } cannot reach that cell with { $ap } AP
refused-no-leap = { $any ->
    [true] { $card } can only be played to { $cells }
   *[false] there is no cell { $card } can be played to now
}
refused-no-way = from here you can only travel to { $places }

## The board

draw-round = Round { $round }: { $phase ->
    [none] before the battle
    [turn] turn in progress
   *[other] between turns
}
draw-order = Turn order: { $order }
draw-legend = { $signs }
sign-kind = { $kind ->
    [mud] mud
    [wall] wall
    [height] high ground
    [container] container
    [opened] empty container
   *[floor] floor
}
sign = { $sign } { sign-kind }
legend-fighters = fighters, listed below the board
legend-acts = acts now
legend-goes-on = the board goes on
legend-out = out of the battle
draw-fighter = { $head } life { $life }  AP { $ap }  mana { $mp }  stamina { $sp }  cards { $cards }  { $name }
draw-marks = {"       "}marks: { $marks }
draw-hand = {"       "}hand: { $cards }
figure-survivors = survivors
figure-life = life left
figure-dealt = life taken
figure-taken = life lost
figure-kills = kills
figure-died = round of death
figure-died-share = died
ending-last_standing = one side defeated
ending-all_down = both sides defeated
ending-stalemate = stalemate
ending-round_limit = round limit reached
ending-resigned = resignation
ending-goal = goal reached
ending-all_dead = all heroes dead
ending-days_over = out of time
figure-length = rounds

## Help and details

game-help =
    look also takes a letter, a sign or a cell of the board, a card or a mark; in a campaign, a place or map
    commands you can type: attack bento, shoot bento, move f6, play cure, open a6, rest life, travel north tower, end
attribute-CON = CON
attribute-FOR = STR
attribute-AGI = AGI
attribute-PER = PER
attribute-INT = INT
attribute-CAR = CHA
attribute-ESP = SPI
attribute-is = { $attribute } { $number }
part-of = { $whole }/{ $part }
bracketed = ({ $whole })
sum = { $one } + { $other }
price-none = free
phase-name = { $phase ->
    [start_of_round] at the start of the round
    [points] when action points are given
    [start_of_turn] at the start of the turn
    [end_of_turn] at the end of the turn
   *[end_of_round] at the end of the round
}
look-attributes = {"  "}level { $level }: { $attributes }{ $ranged ->
    [true] { "" }; shoots
   *[false] { "" }
}
look-most = {"  "}maximum: life { $life }, mana { $mp }, stamina { $sp }
look-borne = {"  "}marked { $mark } ({ $lasts ->
    [0] for this action
    [1] 1 turn
   *[other] { $lasts } turns
})
look-traits = {"  "}automatic effects:
look-hand = {"  "}hand:
card-times = { $times ->
    [1] { $card }
   *[other] { $card } ×{ $times }
}
look-unplayed = {"  "}hand and deck combined: { $cards }
foresee-damage = {"  "}{ $target } (CON { $con }): damage { $low } to { $high }; { $losses }; falls { $falls } %
foresee-answers = {"  "}unless a card answers it
foresee-loss = { $life ->
    [0] no life lost ({ $percent } %)
   *[other] life -{ $life } ({ $percent } %)
}
look-card = {"  "}{ $card } ({ $cost }): { $use }
look-mark = {"  "}{ $mark }: { $changes }
look-mark-works = {"  "}{ $mark } ({ $cost }): { phase-name }
look-effect = {"    "}{ $effect }
look-ground = { $sign }: { sign-kind }; { ground-rule }
look-cell = { $at }: { sign-kind }; { ground-rule }
ground-rule = { $kind ->
    [mud] 2 AP to enter
    [wall] blocks movement and sight
    [height] 1 extra AP for each level up; may block sight
    [container] cannot be entered; 2 AP to open from an adjacent cell
    [opened] cannot be entered
   *[floor] 1 AP to enter
}
use-activate = { $target ->
    [enemy] on an enemy within { $reach }
    [ally] on an ally within { $reach }
    [cell] to a cell within { $reach }
   *[self] on your turn
}
use-auto = automatic, { phase-name }
use-response = response to { $trigger ->
    [own_action] your own action
    [on_self] an action against you
    [on_partner] an action against an ally
    [partner_action] an ally's action
   *[enemy_action] an enemy's action
} within { $reach }
whom = { $whom ->
    [target] the target
    [enemies] enemies within { $reach }
    [allies] allies within { $reach }
    [giver] the source of the mark
   *[self] you
}
whom-marked = { $whom }, if marked { $mark }
does-damage = { $whom }: { $amount } damage
does-heal = { $whom }: life +{ $amount }
does-gain = { $whom }: { resource-name } +{ $amount }
does-lose = { $whom }: { resource-name } -{ $amount }
does-mark = { $whom }: mark { $mark } ({ $lasts ->
    [0] for this action
    [1] 1 turn
   *[other] { $lasts } turns
})
does-unmark = { $whom }: remove { $mark }
does-move = { $whom }: { $way ->
    [to] moved to the chosen cell
    [away] pushed { $steps } away
   *[toward] pulled { $steps } closer
}
does-ap = { $whom }: action points { $amount }
does-draw = { $whom }: draw cards, { $amount }

## Names

fighter-bento = Bento
fighter-caete = Caetê
fighter-dandara = Dandara
fighter-iara = Iara
fighter-luzia = Luzia
fighter-orua = Oruã
fighter-tomas = Tomás
fighter-zaira = Zaira
card-folego = Breath
card-fonte = Inner Spring
card-regeneracao = Regeneration
card-impeto = Drive
card-vigilia = Vigil
card-furia_antiga = Ancient Rage
card-aura_sagrada = Sacred Aura
card-espinhos = Thorns
card-sombra_leve = Light Shadow
card-inspiracao = Inspired
card-golpe_firme = Firm Blow
card-golpe_duplo = Double Blow
card-investida = Onrush
card-empurrao = Shove
card-golpe_atordoante = Stunning Blow
card-execucao = Execution
card-lamina_venenosa = Poisoned Blade
card-flecha_certeira = Sure Arrow
card-chuva_de_flechas = Rain of Arrows
card-rede = Net
card-grito = War Cry
card-salto = Leap
card-segundo_folego = Second Wind
card-chama = Flame
card-brasa = Ember
card-raio = Lightning
card-onda = Wave
card-gelo = Ice
card-dreno = Drain
card-correntes = Currents
card-cura = Cure
card-prece = Prayer
card-purificar = Purify
card-bencao_de_pedra = Blessing of Stone
card-semente = Seed
card-foco = Focus
card-pressa = Haste
card-estudo = Study
card-pocao = Potion
card-bomba = Bomb
card-pacto = Blood Pact
card-escudo = Shield
card-esquiva = Dodge
card-contragolpe = Riposte
card-espelho = Water Mirror
card-mestria = Mastery
card-interpor = Step Between
card-incentivo = Encouragement
card-intriga = Intrigue
card-palavra = Word of Comfort
mark-queimado = Burning
mark-envenenado = Poisoned
mark-atordoado = Stunned
mark-lento = Slow
mark-preso = Held
mark-abalado = Shaken
mark-furia = Rage
mark-alerta = Alert
mark-esquivo = Elusive
mark-guarda = Guard
mark-fervor = Fervour
mark-bencao = Blessed
mark-broto = Sprouting

## Time
calendar-usual = Common calendar
calendar-luas = Calendar of the Two Moons
month-janeiro = January
month-fevereiro = February
month-marco = March
month-abril = April
month-maio = May
month-junho = June
month-julho = July
month-agosto = August
month-setembro = September
month-outubro = October
month-novembro = November
month-dezembro = December
month-geada = Frost
month-broto = Sprout
month-sol_alto = High Sun
month-folha_seca = Dry Leaf
weekday-domingo = Sunday
weekday-segunda = Monday
weekday-terca = Tuesday
weekday-quarta = Wednesday
weekday-quinta = Thursday
weekday-sexta = Friday
weekday-sabado = Saturday
weekday-dia_da_pedra = Stoneday
weekday-dia_do_rio = Riverday
weekday-dia_do_fogo = Fireday
weekday-dia_do_vento = Windday
weekday-dia_do_lume = Emberday
period-amanhecer = Dawn
period-manha = Morning
period-tarde = Afternoon
period-anoitecer = Dusk
period-noite = Night
period-madrugada = Small Hours
season-inverno = winter
season-primavera = spring
season-verao = summer
season-outono = autumn
season-frio = cold season
season-calor = warm season
festival-solsticio_de_inverno = Winter Solstice
festival-carnaval = Carnival
festival-equinocio_de_primavera = Spring Equinox
festival-solsticio_de_verao = Summer Solstice
festival-festival_das_colheitas = Harvest Festival
festival-equinocio_de_outono = Autumn Equinox
festival-halloween = Halloween
festival-natal = Christmas
festival-vespera_do_ano_novo = New Year's Eve
festival-noite_das_brasas = Night of Embers
festival-festa_da_ponte = Feast of the Bridge
festival-dia_sem_sombra = Day without Shadow
festival-ultima_colheita = Last Harvest
note-solsticio_de_inverno = The longest night of the year
note-equinocio_de_primavera = Day and night are equal
note-solsticio_de_verao = The longest day of the year
note-festival_das_colheitas = A kind of Thanksgiving
note-halloween = The day when the veil is thinnest
note-noite_das_brasas = Every house keeps an ember until dawn
note-dia_sem_sombra = At noon nothing casts a shadow
note-cometa = A good day for the forge
moon-alva = Alva
moon-rubra = Rubra
phase-nova = new
phase-crescente = waxing
phase-cheia = full
phase-minguante = waning
phase-oculta = hidden
phase-acesa = alight
sight-cometa = Comet of the Smith
sight-eclipse = Eclipse of the Moons
sight-estrela_caida = Fall of the Star
light-dark = { $light ->
    [light] light
   *[dark] dark
}
date = { $weekday }, { $day } { $month }, year { $year }
dateline = { $date } · { $period }, { $starts }:00 to { $ends }:00, { light-dark }
date-season = Season: { $season }
date-moon = { $sign }{ $moon }: { $phase }
date-noted = { $sign }{ $name }{ $noted ->
    [true] { " " }({ $note })
   *[false] { "" }
}

## Campaigns
scenario-estrada = The North Road: an eight-day campaign
scenario-duas_luas = Under Two Moons: a campaign with two groups
place-vila = Ford Village
place-ponte = Old Bridge
place-bosque = Wolf Wood
place-moinho = Still Mill
place-serra = Mountain Pass
place-fonte = Clear Spring
place-torre = North Tower
place-farol = Dark Lighthouse
place-praia = Black Beach
place-mina = Deep Mine
place-cratera = Star Crater
find-pao = Bread and cheese
find-ervas = Healing herbs
find-calice = Silver cup
find-moedas = The miller's strongbox
find-vinho = Old wine
find-anel = Drowned ring
find-sal = Sailors' salt
find-ambar = Warm amber
fighter-lobo = Wolf
fighter-salteador = Robber
fighter-besteiro = Crossbowman
fighter-vigia = Stone Watcher
fighter-sombra = Shadow
fighter-corvo = Raven
fighter-rainha = Queen of Ashes
campaign-began = { $name }. Heroes: { $heroes }. Days: { $days }.
day-began = A new day: { $date }.
period-began = { $period } ({ light-dark }).
festival-began = Today: { date-noted }
sight-began = In the sky: { date-noted }
set-out = Group { $group } sets out from { $start } to { $to } ({ count-periods }).
reached = Group { $group } arrives at { $place }.
found-nothing = Group { $group } explores ({ $place }) and finds nothing.
waited = Group { $group } waits ({ $place }).
found = Group { $group } opens a container ({ $place }): { $find }{ $any ->
    [true] { " " }({ $gains })
   *[false] { "" }
}{ $treasures ->
    [0] { "" }
   *[other] { "" }, treasures: { $treasures }
}.
camped = Group { $group } rests ({ $place }): life +{ $life }, mana +{ $mp }, stamina +{ $sp }.
met = { $guard ->
    [true] Guards block group { $group }'s way ({ $place }): { $foes }!
   *[false] Group { $group } meets { $foes } ({ $place })!
} Time stands still.
went-on = { $won ->
    [true] Group { $group } wins the battle and continues.
   *[false] Group { $group } does not win the battle.
}{ $any ->
    [true] { " " }Fallen: { $fallen }.
   *[false] { "" }
}
departed = Withdrawn from the campaign: { $fighters }.
campaign-ended = { $winner ->
    [heroes] The campaign is won
   *[foes] The campaign is lost
} ({ $date }): { $reason ->
    [goal] the goal is reached.
    [days_over] time has run out.
    [all_dead] all heroes are dead.
    [resigned] the heroes resign.
   *[other] it is over.
}
count-periods = { $periods ->
    [one] { $periods } period
   *[other] { $periods } periods
}
count-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
count-rounds-left = { $left ->
    [one] { $left } round left
   *[other] { $left } rounds left
}
choose-travel = Travel to { $to } ({ count-periods })
choose-explore = Explore ({ count-rounds })
choose-camp = Rest ({ count-rounds })
choose-wait = Wait one round
choose-leave = End the turn: the next hero of the group decides
draw-goal = Day { $day } of { $days } · Round { $round } of { $rounds } · Goal: { $goals }
look-place = { $place }: danger in light { $light } %, in the dark { $dark } %; rest: life +{ $life }, mana +{ $mp }, stamina +{ $sp }{ $guarded ->
    [true] { "" }; guarded
   *[false] { "" }
}
look-way = {"  "}to { $to } ({ count-periods }{ $risky ->
    [true] { "" }, danger { $danger } %
   *[false] { "" }
})
look-found = {"  "}found there: { $find }
word-map = map
goal-place = { $place }
goal-treasures = treasures { $there }/{ $wanted }
goal-won = battles won { $there }/{ $wanted }
draw-group = { $mark } Group { $group }, { $place }: { $doing ->
    [travel] on the way to { $to } ({ count-rounds-left })
    [explore] exploring ({ count-rounds-left })
    [rest] resting ({ count-rounds-left })
    [wait] waiting
    [battle] in battle
    [fallen] all fallen
   *[idle] ready
}
draw-traveller = {"   "}{ $life } mana { $mp } stamina { $sp } { $name }{ $dead ->
    [true] { " " }(fallen)
   *[false] { "" }
}
figure-treasures = treasures
figure-won = battles won
figure-days = days
name-again = { $name } { $number }
meeting = chance of an encounter
party = enemies encountered

## Verbs that can be typed

verbs-attack = hit
verbs-shoot = fire
verbs-move = go
verbs-play = use
verbs-open = unlock
verbs-rest = recover
verbs-travel = journey
verbs-begin = start
verbs-end = done
verbs-resign = surrender
verbs-explore = search
verbs-camp = sleep
verbs-wait = pass
verbs-act = actions
verbs-life = life
verbs-power = vigour
speech-container = chest

# Why a bot chooses what it chooses.
bot-attacks = This takes the most life for its action points.
bot-plays = This card is worth the most for what it costs.
bot-rests = { $who } is weakened, and no enemy is near.
bot-opens = The chest is next to { $who }.
bot-moves = { $strikes ->
    [yes] { $who } can attack from there.
   *[no] That leads { $who } nearer to an enemy.
}
bot-ends = Nothing else that { $who } can afford would help.
bot-camps = The group has lost more than a third of its life.
bot-explores = This place has something that the goal needs.
bot-travels = That is the shortest way to what the goal needs.
bot-waits = Nothing can be done for the goal here now.
