### Rounds in English.

game-name = Rounds and Turns
seat-first = the first side
seat-second = the second side
scenario-duelo = A duel: one on one
scenario-dupla = Two on two
scenario-ruinas = Ruins in the swamp: mud, heights and containers
scenario-correria = A rush: one action each, then the next
scenario-reforcos = Help comes in the third round

## What happens

battle-began = { $first } against { $second }.
phase-began = { $phase ->
    [start_of_round] Round { $round } begins.
    [order] The order of turns is found.
    [points] { $actor } gets action points.
    [start_of_turn] { $actor }'s turn begins.
    [turn] { $actor } acts.
    [end_of_turn] { $actor }'s turn ends.
   *[end_of_round] Round { $round } ends.
}
tie-rolled = PER { $per } is equal: { $names } throw { $faces }.
tie-by-id = Still equal after { $throws } throws: { $names } go by their ids.
order-set = The order: { $names }.
points-given = { $actor } has { $points ->
    [1] 1 action point
   *[other] { $points } action points
} (AGI { $agi }).
points-lost = { $actor } loses { $points ->
    [1] 1 unspent action point
   *[other] { $points } unspent action points
}.
effect-worked = { $actor }: { $source } works.
effect-paid = { $actor }: { $source } works, paid with { $paid }.
effect-failed = { $reason ->
    [last] { $actor }: { $source } fails: nobody pays with the last of their life.
    [spent] { $actor }: { $source } fails: { resource-name } went into another payment ({ $has } of { $needs }).
   *[short] { $actor }: { $source } fails for want of { resource-name } ({ $has } of { $needs }).
}
resource-name = { $resource ->
    [ap] action points
    [mp] mana
    [sp] stamina
   *[life] life
}
price = { $resource ->
    [ap] { $amount } ap
    [mp] { $amount } mana
    [sp] { $amount } stamina
   *[life] { $amount } life
}
changed = { $target }, { resource-name }: { $before } → { $after }.
declared-attack = { $actor } strikes at { $target }.
declared-shoot = { $actor } shoots at { $target }.
declared-card = { $actor } plays { $card_name }.
declared-card-on = { $actor } plays { $card_name } on { $target }.
declared-card-to = { $actor } plays { $card_name } to { $to }.
responded = { $actor } responds to { $target } with { $card_name }.
responded-own = { $actor } adds { $card_name } to the action.
injured = { $actor } does { $damage } damage to { $target } (CON { $con }): { $injury } life.
injured-alone = { $target } suffers { $damage } damage (CON { $con }): { $injury } life.
action-failed = { $reason ->
    [gone] { $actor } finds nobody there any more.
   *[out_of_reach] { $actor } no longer reaches the target.
}
moved = { $actor } walks to { $to } ({ $cost } ap).
shifted = { $target } ends up on { $to }, from { $start }.
drew = { $actor } draws cards: { $count }.
drawn = { $actor } draws { $names }.
deck-shuffled = { $actor } shuffles the played cards ({ $count }) into a new deck.
marked = { $target } is marked: { $mark_name } ({ $lasts ->
    [0] for this action
    [1] 1 turn
   *[other] { $lasts } turns
}).
mark-gone = { $target } is rid of { $mark_name }.
container-opened = { $actor } opens the container on { $at }: { $card_name }.
rested = { $of ->
    [life] { $actor } rests and tends the wounds.
   *[power] { $actor } rests and gathers strength.
}
arrived = { $actor } comes to the board on { $at }.
died = { $target } falls!
turn-forced = { $actor } has done enough: the turn ends after { $acts } actions.
battle-ended =
    { $reason ->
        [last_standing] One side is down.
        [all_down] Both sides are down.
        [stalemate] Nobody gets hurt any more.
        [round_limit] The last round is over.
        [resigned] One side gives up.
       *[other] The battle is over.
    } { $winner ->
        [first] The first side wins
        [second] The second side wins
       *[none] Nobody wins
    } (rounds: { $rounds }).

## What is asked

respond = Answer with a card?
respond-attack = { $actor } strikes at { $target }. Answer with a card?
respond-shoot = { $actor } shoots at { $target }. Answer with a card?
respond-card = { $actor } plays { $card }. Answer with a card?
respond-card-on = { $actor } plays { $card } on { $target }. Answer with a card?
pay-which = Which effect is paid?
pay-which-of = { $who }, { phase-name }: which effect is paid? There is { $purse }.
respond-with = { $who } with { $card }
respond-with-cost = { $who } with { $card } ({ $cost })
pay-for = { $source } of { $who } ({ $cost })
no = No
attack = a blow
shoot = a shot
order = the order of turns
throw-of = { $who }, { $what }
card = a card
choose-begin = Begin the battle
choose-attack = Strike { $target } ({ $ap } ap)
choose-shoot = Shoot at { $target } ({ $ap } ap)
choose-move = Walk to { $to } ({ $ap } ap)
choose-open = Open the container on { $at } ({ $ap } ap)
choose-rest-life = Rest: 1 life, and the turn is over
choose-rest-power = Rest: 2 stamina and 2 mana, and the turn is over
choose-card = { $card } ({ $cost })
choose-card-on = { $card } on { $target } ({ $cost })
choose-card-to = { $card } to { $to } ({ $cost })
choose-end = End the turn
resign = Give up
topic-attack = Blows and shots ({ $count }).
topic-play = Cards ({ $count }).
topic-move = Walk ({ $count }).
topic-act = Also:
hint-move = As in: move>{ $cell }
refused-wrong-state = { $now ->
    [battle] that is for a campaign
    [over] it is over
    [before] the battle has not begun
    [outside] there is no battle
   *[begun] the battle has begun
}
refused-in-battle = the clock stands still while there is a battle
refused-no-cell = that is no cell of the board; cells go from a1 to k11
refused-no-rest = one rests for life or for power: rest life, rest power
refused-not-your-turn = it is { $who }'s turn
refused-too-late = { $who } has already acted in this turn
refused-unknown-target = { $any ->
    [true] { $who } reaches only { $legal } with that
   *[false] { $who } reaches nobody with that
}
refused-no-points = that takes { $needs } ap, and { $who } has { $ap }
refused-no-points-card = { $card } costs { $cost }, and { $who } has { $purse }
refused-no-card = { $response ->
    [true] that card is a response; you are asked when it fits
   *[false] { $any ->
        [true] { $who } does not hold that card; in hand: { $legal }
       *[false] { $who } holds no card
    }
}
refused-no-container = { $any ->
    [true] there is no closed container beside { $who } there; there is one on { $cells }
   *[false] there is no closed container beside { $who }
}
refused-no-walk = { $who } cannot walk there with { $ap } ap
refused-no-leap = { $any ->
    [true] { $card } can be played to { $cells }
   *[false] { $card } can be played to no cell now
}
refused-no-way = ways lead from here only to { $places }

## How it looks

draw-round = Round { $round }: { $phase ->
    [none] before the battle
    [turn] a turn
   *[other] between turns
}
draw-order = Order: { $order }
draw-legend = { $signs }
sign-kind = { $kind ->
    [mud] mud
    [wall] a wall
    [height] a height
    [container] a container
    [opened] an empty container
   *[floor] floor
}
sign = { $sign } { sign-kind }
draw-fighter = { $head } life { $life }  ap { $ap }  mana { $mp }  stamina { $sp }  cards { $cards }  { $name }
draw-marks = {"       "}marks: { $marks }
draw-hand = {"       "}hand: { $cards }
draw-hand-more = {"             "}{ $cards }
figure-survivors = survivors
figure-life = life left
figure-dealt = life taken
figure-taken = life lost
figure-kills = kills
figure-died = fell in round
figure-died-share = fell
ending-last_standing = one side was down
ending-all_down = both sides were down
ending-stalemate = nobody got hurt any more
ending-round_limit = the last round was over
ending-resigned = one side gave up
ending-goal = the goal was reached
ending-all_dead = nobody was left
ending-days_over = the days were over
figure-length = rounds

## What something is

game-help =
    to look at as well: a letter, a sign or a cell of the board, a card, a mark; in a campaign a place, or look map
    a command in words: attack bento, shoot bento, move f6, play cura, open a6, rest life, travel torre, end
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
price-none = free
phase-name = { $phase ->
    [start_of_round] at the start of the round
    [points] with the action points
    [start_of_turn] at the start of the turn
    [end_of_turn] at the end of the turn
   *[end_of_round] at the end of the round
}
look-attributes = {"  "}level { $level }: { $attributes }{ $ranged ->
    [true] { "" }; shoots
   *[false] { "" }
}
look-most = {"  "}at most: life { $life }, mana { $mp }, stamina { $sp }
look-borne = {"  "}bears { $mark } ({ $lasts ->
    [0] for this action
    [1] 1 turn
   *[other] { $lasts } turns
})
look-traits = {"  "}works by itself:
look-hand = {"  "}hand:
card-times = { $times ->
    [1] { $card }
   *[other] { $card } ×{ $times }
}
look-unplayed = {"  "}hand and deck together: { $cards }
foresee-damage = {"  "}{ $target } (CON { $con }): damage { $low } to { $high }; { $losses }
foresee-loss = { $life ->
    [0] no life lost { $percent } %
   *[other] life -{ $life } { $percent } %
}
look-card = {"  "}{ $card } ({ $cost }): { $use }
look-mark = {"  "}{ $mark }: { $changes }
look-mark-works = {"  "}{ $mark } ({ $cost }): { phase-name }
look-effect = {"    "}{ $effect }
look-ground = { $sign }: { sign-kind }; { ground-rule }
look-cell = { $at }: { sign-kind }; { ground-rule }
ground-rule = { $kind ->
    [mud] 2 ap to enter
    [wall] nobody walks or sees through it
    [height] 1 ap more for each level up; it may be in the way of sight
    [container] nobody walks onto it; 2 ap to open it from beside
    [opened] nobody walks onto it
   *[floor] 1 ap to enter
}
use-activate = { $target ->
    [enemy] on an enemy, up to { $reach } away
    [ally] on a partner, up to { $reach } away
    [cell] to a cell, up to { $reach } away
   *[self] in one's own turn
}
use-auto = by itself, { phase-name }
use-response = answers { $trigger ->
    [own_action] one's own action
    [on_self] what is aimed at oneself
    [on_partner] what is aimed at a partner
    [partner_action] what a partner does
   *[enemy_action] what an enemy does
}, up to { $reach } away
whom = { $whom ->
    [target] the target
    [enemies] enemies up to { $reach } away
    [allies] partners up to { $reach } away
    [giver] whoever gave the mark
   *[self] oneself
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
does-unmark = { $whom }: rid of { $mark }
does-move = { $whom }: { $way ->
    [to] to the cell that is chosen
    [away] { $steps } away
   *[toward] { $steps } nearer
}
does-ap = { $whom }: action points { $amount }
does-draw = { $whom }: cards drawn, { $amount }

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
calendar-usual = Usual calendar
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
scenario-estrada = The North Road: a campaign of eight days
scenario-duas_luas = Under Two Moons: a campaign of two groups
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
campaign-began = { $name }. On the way: { $heroes }. Days: { $days }.
day-began = A new day: { $date }.
period-began = { $period } ({ light-dark }).
festival-began = Today: { date-noted }
sight-began = In the sky: { date-noted }
set-out = Group { $group } sets out from { $start } to { $to } (periods: { $periods }).
reached = Group { $group } comes to { $place }.
found-nothing = Group { $group } looks around ({ $place }) and finds nothing.
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
    [true] A guard bars the way of group { $group } ({ $place }): { $foes }!
   *[false] Group { $group } meets { $foes } ({ $place })!
} Time stands still.
went-on = { $won ->
    [true] Group { $group } has won and goes on.
   *[false] Group { $group } has not won.
}{ $any ->
    [true] { " " }Fallen: { $fallen }.
   *[false] { "" }
}
campaign-ended = { $winner ->
    [heroes] The campaign is won
   *[foes] The campaign is lost
} ({ $date }): { $reason ->
    [goal] the goal is reached.
    [days_over] the days are over.
    [all_dead] nobody is left.
    [resigned] the heroes give up.
   *[other] it is over.
}
choose-travel = Travel to { $to } (periods: { $periods })
choose-explore = Explore (rounds: { $rounds })
choose-camp = Rest (rounds: { $rounds })
choose-wait = Wait a round
draw-goal = Day { $day } of { $days } · Round { $round } of { $rounds } · Goal: { $goals }
look-place = { $place }: danger by light { $light } %, in the dark { $dark } %; rest: life +{ $life }, mana +{ $mp }, stamina +{ $sp }{ $guarded ->
    [true] { "" }; guarded
   *[false] { "" }
}
look-way = {"  "}to { $to } (periods: { $periods }{ $risky ->
    [true] { "" }, danger { $danger } %
   *[false] { "" }
})
look-found = {"  "}found there: { $find }
word-map = map
goal-place = { $place }
goal-treasures = treasures { $there }/{ $wanted }
goal-won = battles won { $there }/{ $wanted }
draw-group = { $mark } Group { $group }, { $place }: { $doing ->
    [travel] on the way to { $to } (rounds left: { $left })
    [explore] exploring (rounds left: { $left })
    [rest] resting (rounds left: { $left })
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
meeting = the chance of a meeting
party = who is met
