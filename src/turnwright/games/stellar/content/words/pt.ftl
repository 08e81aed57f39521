### Stellar em português.

game-name = Stellar: uma guerra espacial por turnos
scenario-battle = Uma batalha entre duas frotas
scenario-border-war = Guerra de fronteira: duas potências, e mundos livres na passagem entre elas
scenario-hot-seat = Só pessoas: sem computador, sem névoa
scenario-king-of-the-ring = O rei do anel: segurar a estrela do meio
scenario-land-rush = A corrida: ninguém atira, todos têm pressa
scenario-last-stand = A última resistência: sobreviver a três contra um
scenario-sandbox = Caixa de areia: duas potências numa galáxia espiral
scenario-skirmish = Escaramuça: nove estrelas para começar
scenario-spiral-war = Três potências numa espiral

## Nomes

faction-blue-league = Liga Azul
faction-red-hegemony = Hegemonia Vermelha
faction-golden-horde = Horda Dourada
faction-green-compact = Pacto Verde
faction-free-worlds = Mundos Livres
profile = { $profile ->
    [aggressive] agressivo
    [balanced] equilibrado
    [defensive] defensivo
   *[other] outro
}
opponent-aggressive = agressivo
opponent-balanced = equilibrado
opponent-defensive = defensivo
type-carrier = porta-naves
type-cruiser = cruzador
type-destroyer = contratorpedeiro
type-frigate = fragata
type-fighter = caça
type-bomber = bombardeiro
type-troop_transport = transporte de tropas
type-tanker = reabastecedor
type-extractor = extrator
ships-carrier = { $count } porta-naves
ships-cruiser = { $count ->
    [one] { $count } cruzador
   *[other] { $count } cruzadores
}
ships-destroyer = { $count ->
    [one] { $count } contratorpedeiro
   *[other] { $count } contratorpedeiros
}
ships-frigate = { $count ->
    [one] { $count } fragata
   *[other] { $count } fragatas
}
ships-fighter = { $count ->
    [one] { $count } caça
   *[other] { $count } caças
}
ships-bomber = { $count ->
    [one] { $count } bombardeiro
   *[other] { $count } bombardeiros
}
ships-troop_transport = { $count ->
    [one] { $count } transporte de tropas
   *[other] { $count } transportes de tropas
}
ships-tanker = { $count ->
    [one] { $count } reabastecedor
   *[other] { $count } reabastecedores
}
ships-extractor = { $count ->
    [one] { $count } extrator
   *[other] { $count } extratores
}

## O que acontece

ordered = Ordem dada: { $order }.
turn-ended = { $faction } terminou o turno.
resigned = { $faction } desiste.
day-began = Começa o dia { $day }.
reported = Relatório, { $title }: { $lines }
more-news = { $count ->
    [one] E mais { $count } linha do dia: look log
   *[other] E mais { $count } linhas do dia: look log
}
galaxy-won = { $rule ->
    [elimination] Dia { $day }: não resta mais ninguém, a galáxia é de { $winner }.
    [domination] Dia { $day }: { $winner } tem sistemas que bastam, e ganha a galáxia.
    [king_of_the_hill] Dia { $day }: { $winner } segurou a colina por tempo bastante, e ganha a galáxia.
    [survival] Dia { $day }: { $winner } sobreviveu, e ganha.
    [battle] A batalha acabou: { $winner } vence.
    [max_turns] O dia { $day } foi o último: { $winner } tem mais sistemas, e ganha.
    [resignation] Dia { $day }: todos os outros desistiram, { $winner } ganha.
   *[other] Dia { $day }: a galáxia é de { $winner }.
}
galaxy-drawn = { $rule ->
    [elimination] Dia { $day }: não resta ninguém, e ninguém ganha.
    [battle] A batalha acabou, e ninguém a venceu.
    [max_turns] O dia { $day } foi o último, e ninguém tem mais sistemas: ninguém ganha.
    [resignation] Dia { $day }: todos desistiram, ninguém ganha.
   *[other] Dia { $day }: acabou, e ninguém ganha.
}

## O registro

log-fleet-arrived = { $fleet } chegou a { $system }.
log-army-loaded = O exército { $army } embarcou em { $ship } em { $system }.
log-army-unloaded = O exército { $army } desembarcou em { $planet }.
log-army-landed-under-fire = O exército { $army } desembarcou em { $planet } sob fogo e perdeu { $lost } homens.
log-army-moved = O exército { $army } passou para { $planet }.
log-battle-won = { $rounds ->
    [one] Batalha em { $system }: { $winner } venceu em { $rounds } rodada.
   *[other] Batalha em { $system }: { $winner } venceu em { $rounds } rodadas.
}
log-battle-drawn = { $rounds ->
    [one] Batalha em { $system }: ninguém venceu em { $rounds } rodada.
   *[other] Batalha em { $system }: ninguém venceu em { $rounds } rodadas.
}
log-battle-forced = Uma batalha nunca foi travada e conta como empate ({ $battle }).
log-bombardment = { $system } é bombardeado por { $faction }: { $lost } homens perdidos, de { $victims }.
log-ground-battle = Combates em { $planet }. Homens perdidos: { $losses }.
log-army-destroyed = O exército { $army } é destruído em { $planet }.
log-planet-conquered = { $planet } é tomado por { $faction }.
log-system-conquered = { $system } agora é de { $faction }.
log-army-missing = O exército { $army } não estava a bordo de { $ship }: corrigido.
log-army-twice = O exército { $army } estava a bordo de { $ship } e de { $keeper }: fica em { $keeper }.
log-army-adrift = O exército { $army } não estava a bordo de nave alguma: perdeu-se.
loss = { $faction } perdeu { $men }

## Relatórios

report-title = Relatório da batalha em { $place }:
report-side = { $left ->
    [0] - { $faction } perdeu { $losses }; não resta nenhuma nave.
    [one] - { $faction } perdeu { $losses }; resta { $left } nave.
   *[other] - { $faction } perdeu { $losses }; restam { $left } naves.
}
report-no-ship = nenhuma nave
report-fired = { $intercepted ->
    [none] {"  "}gastos: mísseis { $missiles }, torpedos { $torpedoes }, interceptadores { $interceptors }
   *[other] {"  "}gastos: mísseis { $missiles }, torpedos { $torpedoes }, interceptadores { $interceptors }; abatidos: { $intercepted }
}
report-ground = Relatório dos combates em { $place }:
report-men = - { $faction } perdeu { $lost } homens e tem { $left } ainda.
headline-battle-won = Batalha em { $place }: { $winner } venceu
headline-battle-drawn = Batalha em { $place }: ninguém venceu
headline-planet = { $place } foi tomado por { $faction }

## Ordens

order-move = { $fleet } para { $system }
order-invade = { $fleet } para { $system }, para invadir
order-fetch = { $fleet } para { $system }, para buscar exércitos
order-bring = { $fleet } para { $system }, para desembarcar seus exércitos
order-load = { $fleet } embarca os exércitos do sistema
order-unload = { $fleet } desembarca seus exércitos em { $planet }
order-embark = { $fleet } embarca o exército { $army } em { $ship }
order-land = { $fleet } desembarca o exército { $army } de { $ship } em { $planet }
order-transfer = O exército { $army } passa para { $planet }
order-split = { $fleet } separa: { $ships }
order-merge = { $fleet } junta-se a { $other }
order-rename = { $fleet } vai se chamar { $name }

## Escolhas

choose-way = { $days ->
    [one] { $order } ({ $ly } al, { $days } dia)
   *[other] { $order } ({ $ly } al, { $days } dias)
}
choose-end = Terminar o turno
choose-end-auto = Terminar o turno no piloto automático ({ $profile })
choose-end-orders = { $count ->
    [one] Terminar o turno com { $count } ordem
   *[other] Terminar o turno com { $count } ordens
}
choose-resign = Desistir
topic-invade = Invadir ({ $count }).
topic-load = Embarcar exércitos ({ $count }).
topic-unload = Desembarcar exércitos ({ $count }).
topic-transfer = Exércitos entre planetas ({ $count }).
topic-move = Mover ({ $count }).
topic-merge = Juntar frotas ({ $count }).
topic-split = Dividir uma frota ({ $count }).
topic-turn = Turno (todos: turn; ou fim, fim equilibrado, desistir):
topic-turn-alone = Turno (todos: turn; ou fim, desistir):
topic-fleet = { $fleet }, o que pode fazer ({ $count }):
hint = Por exemplo: { $words }
hint-split = Por exemplo: split f1 2 fragatas; rename f1 Guarda
game-help =
    Aqui também se pode digitar:
    move f1 s2 (ou ir, ou o nome): voar para lá; invade f1 s2 (ou invadir): e desembarcar
    load f1 (ou embarcar): levar os exércitos daqui; load f1 s2: voar para lá antes
    unload f1 (ou desembarcar) (s2-1): deixá-los aqui; unload f1 s2: voar para lá antes
    load f1 a3, unload f1 a3 s2-1: um só exército; transfer a3 s2-2: a outro planeta
    split f1 2 fragatas 1 cruzador; merge f2 f1; rename f1 NOME
    fim: sem mais ordens; fim equilibrado (agressivo, defensivo): um perfil planeja o resto
    f1: tudo o que esta frota pode fazer; move, invade, load, split ...: por tipo
    look f1, look s2, look 4c (um setor): um deles
    look frotas, paradas, sistemas, exércitos, inimigos, correio, batalhas, ordens, registro, metas, naves, mapa
    look m1: uma carta; look b1: o relatório de uma batalha
    f uma frota, s um sistema, s2-1 um planeta, a um exército, v uma nave

## Por que algo é recusado

refused-unknown-order = não há ordem assim
refused-unknown-faction = não há facção assim
refused-unknown-fleet = você não tem essa frota
refused-in-combat = { $a } está em batalha e não recebe ordens
refused-no-ships = { $a } não tem naves
refused-unknown-system = não há sistema assim
refused-not-in-orbit = { $a } não está em órbita de um sistema
refused-not-solid = ninguém pode ficar de pé em { $a }
refused-unknown-planet = não há planeta assim
refused-sent-already = { $a } já recebeu um destino neste turno
refused-already-there = { $a } já está lá
refused-too-far = { $a } fica a { $n } al, e o salto mais longo é de { $m }
refused-no-fuel = faltam { $n } de combustível a { $a } ({ $type })
refused-no-army = { $ids ->
    [1] { $a } não tem exército a bordo
   *[other] não há exército assim: { $a }, { $b }
}
refused-nothing-to-invade = não há nada a tomar em { $a }
refused-not-your-system = { $a } não é seu
refused-no-transport = não há transporte vazio
refused-not-here = { $ids ->
    [1] { $a } não está em planeta algum
   *[other] { $a } não está em { $b }
}
refused-unknown-army = você não tem esse exército
refused-unknown-ship = não há essa nave na frota
refused-contested = a órbita de { $a } está disputada
refused-not-a-part = algumas naves vão e algumas ficam
refused-same-fleet = uma frota não pode se juntar a si mesma
refused-not-together = { $a } e { $b } estão a { $n } al uma da outra
refused-bad-name = um nome tem de 1 a { $n } letras
refused-turn-over = as ordens deste turno já foram entregues
refused-unknown-profile = não há perfil assim: { $listed }
refused-no-profiles = aqui só pessoas dão ordens: nenhum perfil o faz por elas
refused-malformed = isso não é uma ordem
refused-ambiguous = { $said } pode ser { $listed }
refused-too-many-words = { $said } está sobrando
refused-which-fleet = diga qual frota
refused-which-system = diga qual sistema
refused-which-planet = diga qual planeta
refused-which-army = diga qual exército
refused-which-ships = diga quais naves, por exemplo: split f1 2 fragatas
refused-too-few-ships = { $a } tem { $n } dessas naves ({ $type }), não { $m }
refused-unknown-type = { $a } não tem naves chamadas { $said }
refused-no-ground = não se pode ficar de pé em lugar algum de { $a }

## O desenho

draw-day = Dia { $day }, { $faction }: { $count } de { $all } sistemas. Outros: { $others }.
draw-watched = Dia { $day }: { $all } sistemas. { $others }.
draw-held = { $faction } { $count ->
    [0] nenhum
   *[other] com { $count }
}
draw-legend = + é seu, { $others }, . é livre; +2.1: dois e um; ^: frotas; ·: seu espaço
draw-sign = { $sign } é { $faction }
draw-fleet = Frota { $fleet }, { $where }: { $ships }
draw-fleet-notes = Frota { $fleet }, { $where }: { $ships }; { $notes }
draw-more-fleets = { $count ->
    [one] E mais { $count } frota (sem ordens: { $idle }): look frotas, look paradas
   *[other] E mais { $count } frotas (sem ordens: { $idle }): look frotas, look paradas
}
draw-seen = À vista: { $faction }, { $where }: { $ships }
draw-more-seen = À vista em mais { $count } lugares: look inimigos
draw-inbox = { $new ->
    [0] Correio: { $count }, nada de novo. look correio
   *[other] Correio: { $count }, novas: { $new }. look correio
}
draw-count = Ordens deste turno: { $count } (look ordens; u desfaz a última)
draw-orders = Ordens deste turno ({ $count }), u desfaz a última:
where-orbit = em órbita de { $system }
where-moving = a caminho perto de { $system }
where-combat = em batalha em { $system }
note-course = { $errand ->
    [invade] para { $system } para invadir, dias: { $days }
    [load] para { $system } buscar exércitos, dias: { $days }
    [unload] para { $system } com exércitos, dias: { $days }
   *[none] para { $system }, dias: { $days }
}
note-armies = { $count ->
    [one] { $count } exército a bordo
   *[other] { $count } exércitos a bordo
}
note-hull = cascos { $percent }%
note-fuel = combustível { $percent }%
note-ammunition = munição { $percent }%
note-retreating = em retirada
goal-elimination = Para ganhar: ser o último com naves ou sistemas.
goal-domination = Para ganhar: ter { $value }% de todos os sistemas.
goal-king_of_the_hill = Para ganhar: segurar { $system } por { $value } dias.
goal-survival = { $faction } ganha se tiver uma nave ou um sistema no último dia.
goal-battle = Quem vencer a primeira batalha ganha.
goal-last = O dia { $day } é o último.

## Olhar em volta

look-none = Não há nada.
look-more = Mais { $count }: { $words }
look-more-lines = E mais { $count } linhas de naves.
look-foreign = { $faction } tem { $fleet }, { $where }
look-hulls = - { $ships }, pontos de casco { $hp } de { $whole }
look-ship = - { $ships } (n.º { $handles }): { $notes }
ship-hull = casco { $hp } de { $whole }
ship-fuel = combustível { $count }
ship-missiles = mísseis { $count }
ship-torpedoes = torpedos { $count }
ship-interceptors = interceptadores { $count }
ship-army = exército { $army }
look-type = { $type } tem { $notes }
type-hull = casco { $count }
type-gun = canhão { $count }
type-defence = defesa próxima { $count }
type-evasion = esquiva { $count }%
type-speed = { $count } al por dia
type-range = alcance { $count } al
look-system = { $system }, setor { $sector }: { $owner }{ $home ->
    [true] , mundo natal
   *[false] {""}
}{ $gas ->
    [true] , gás
   *[false] {""}
}{ $observed ->
    [true] , vigiado
   *[false] , não vigiado
}
look-planet = { $body ->
    [moon] - { $planet }, uma lua: { $owner }
   *[planet] - { $planet }, um planeta: { $owner }
}
look-giant = { $kind ->
    [gas_giant] - { $planet }, um gigante gasoso: ninguém pode ficar de pé lá
   *[ice_giant] - { $planet }, um gigante de gelo: ninguém pode ficar de pé lá
}
look-men = { $men } de { $most } homens, moral { $morale }%
look-army = { $state ->
    [EMBARKED] - exército { $army }, { $faction }, a bordo de { $place }: { $men }
    [IN_TRANSIT] - exército { $army }, { $faction }, a caminho de { $place }: { $men }
   *[DEPLOYED] - exército { $army }, { $faction }, em { $place }: { $men }
}
look-letter = { $new ->
    [true] { $number } (nova) dia { $day }: { $headline }
   *[false] { $number } dia { $day }: { $headline }
}
look-battle = { $rounds ->
    [one] { $number } dia { $day }, { $rounds } rodada: { $headline }
   *[other] { $number } dia { $day }, { $rounds } rodadas: { $headline }
}
look-dated = Dia { $day }: { $what }
owner-nobody = de ninguém

## O que mais se pode digitar, palavras separadas por vírgulas

verbs-move = ir, mover, voar, enviar
verbs-invade = invadir, atacar
verbs-fetch = buscar
verbs-bring = trazer
verbs-load = embarcar, carregar
verbs-unload = desembarcar, descarregar
verbs-embark = subir
verbs-land = pousar
verbs-transfer = transferir
verbs-split = dividir, separar
verbs-merge = juntar, unir
verbs-rename = renomear, chamar
verbs-end = fim, terminar
verbs-auto = automático
verbs-resign = desistir
verbs-fillers = a, ao, à, para, em, no, na, de, e, o
looks-fleets = frotas, frota
looks-idle = paradas
looks-systems = sistemas, estrelas
looks-armies = exércitos
looks-enemies = inimigos
looks-inbox = correio, cartas
looks-battles = batalhas
looks-orders = ordens
looks-log = registro
looks-goals = metas
looks-ships = naves
looks-map = mapa

## O laboratório

figure-length = dias
figure-systems = sistemas
figure-ships = naves
figure-men = homens
figure-kills = naves destruídas
figure-lost = naves perdidas
figure-left = naves restantes
figure-rounds = rodadas
ending-elimination = não restou mais ninguém
ending-domination = um lado tinha sistemas que bastam
ending-king_of_the_hill = um lado segurou a colina
ending-survival = um lado sobreviveu
ending-battle = a batalha acabou
ending-max_turns = o último dia passou
ending-resignation = todos os outros desistiram
ending-without_a_seat = uma facção sem lugar à mesa venceu
nobody-without_a_seat = Ninguém à mesa vence.
side-nobody = ninguém à mesa
