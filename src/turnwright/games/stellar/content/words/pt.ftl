### Stellar em português.

game-name = Stellar: uma guerra espacial por turnos
scenario-battle = Uma batalha entre duas frotas
about-scenario-battle = Uma só batalha, sem planetas nem produção: vence a frota que restar.
scenario-border-war = Guerra de fronteira: duas potências, e mundos livres na passagem entre elas
scenario-hot-seat = Só pessoas: sem computador, sem névoa
scenario-king-of-the-ring = O rei do anel: segurar a estrela do meio
scenario-land-rush = A corrida: sem combates, contra o tempo
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
inbox-marked = { $dismissed ->
    [true] { $count ->
        [one] { $count } mensagem descartada.
       *[other] { $count } mensagens descartadas.
    }
   *[false] { $count ->
        [one] { $count } mensagem marcada como lida.
       *[other] { $count } mensagens marcadas como lidas.
    }
}
day-began = Começa o dia { $day }.
reported = Relatório, { $title }: { $lines }
more-news = { $count ->
    [one] E mais { $count } linha do dia: ver registro
   *[other] E mais { $count } linhas do dia: ver registro
}
galaxy-won = { $rule ->
    [elimination] Dia { $day }: { $winner } vence por eliminação. Não resta nenhuma outra facção.
    [domination] Dia { $day }: { $winner } vence por domínio.
    [king_of_the_hill] Dia { $day }: { $winner } manteve a colina por tempo suficiente e vence.
    [survival] Dia { $day }: { $winner } sobreviveu e vence.
    [battle] A batalha terminou: { $winner } vence.
    [max_turns] O dia { $day } foi o último: { $winner } tem mais sistemas e vence.
    [resignation] Dia { $day }: todas as outras facções desistiram. { $winner } vence.
   *[other] Dia { $day }: { $winner } vence.
}
galaxy-drawn = { $rule ->
    [elimination] Dia { $day }: não resta nenhuma facção. O jogo termina empatado.
    [battle] A batalha termina empatada.
    [max_turns] O dia { $day } foi o último, com empate na liderança: o jogo termina empatado.
    [resignation] Dia { $day }: todas as facções desistiram. Não há vencedor.
   *[other] Dia { $day }: o jogo termina sem vencedor.
}

## O registro

log-fleet-arrived = { $fleet } chegou a { $system }.
log-army-loaded = O exército { $army } embarcou em { $ship } em { $system }.
log-army-unloaded = O exército { $army } desembarcou em { $planet }.
log-army-landed-under-fire = O exército { $army } desembarcou em { $planet } sob fogo e perdeu { $lost } soldados.
log-army-moved = O exército { $army } foi transferido para { $planet }.
log-battle-won = { $rounds ->
    [one] Batalha em { $system }: { $winner } venceu em { $rounds } rodada.
   *[other] Batalha em { $system }: { $winner } venceu em { $rounds } rodadas.
}
log-battle-drawn = { $rounds ->
    [one] Batalha em { $system }: empate após { $rounds } rodada.
   *[other] Batalha em { $system }: empate após { $rounds } rodadas.
}
log-battle-forced = Uma batalha não foi travada e conta como empate ({ $battle }).
log-bombardment = { $faction } bombardeou { $system }: { $lost } soldados perdidos ({ $victims }).
log-ground-battle = Combate em terra em { $planet }. Soldados perdidos: { $losses }.
log-army-destroyed = O exército { $army } foi destruído em { $planet }.
log-planet-conquered = { $faction } tomou { $planet }.
log-system-conquered = { $faction } agora controla { $system }.
log-army-missing = O exército { $army } constava a bordo de { $ship }, mas não estava lá: corrigido.
log-army-twice = O exército { $army } constava a bordo de { $ship } e de { $keeper }: fica em { $keeper }.
log-army-adrift = O exército { $army } não estava a bordo de nenhuma nave e se perdeu.
loss = { $faction } perdeu { $men }

## Relatórios

report-title = Relatório de batalha, { $place }:
report-side = { $left ->
    [0] - { $faction } { report-losses }; não resta nenhuma nave.
    [one] - { $faction } { report-losses }; resta { $left } nave.
   *[other] - { $faction } { report-losses }; restam { $left } naves.
}
report-losses = { $any ->
    [no] não perdeu nenhuma nave
   *[other] perdeu { $losses }
}
report-fired = { $intercepted ->
    [none] {"  "}gastos: mísseis { $missiles }, torpedos { $torpedoes }, interceptadores { $interceptors }
   *[other] {"  "}gastos: mísseis { $missiles }, torpedos { $torpedoes }, interceptadores { $interceptors }; abatidos: { $intercepted }
}
report-ground = Relatório de combate em terra, { $place }:
report-men = - { $faction } perdeu { $lost } soldados; restam { $left }.
headline-battle-won = Batalha em { $place }: { $winner } venceu
headline-battle-drawn = Batalha em { $place }: empate
headline-planet = { $faction } tomou { $place }

## Ordens

order-move = { $fleet } para { $system }
order-invade = { $fleet } para { $system }, para invadir
order-fetch = { $fleet } para { $system }, para buscar exércitos
order-bring = { $fleet } para { $system }, para desembarcar seus exércitos
order-load = { $fleet } embarca os exércitos do sistema
order-unload = { $fleet } desembarca seus exércitos em { $planet }
order-embark = { $fleet } embarca o exército { $army } em { $ship }
order-land = { $fleet } desembarca o exército { $army } de { $ship } em { $planet }
order-transfer = O exército { $army } é transferido para { $planet }
order-split = { $fleet } destaca: { $ships }
order-merge = { $fleet } se une a { $other }
order-rename = { $fleet } passa a se chamar { $name }
order-read = Marcar como lida: dia { $day }, { $headline }
order-read-all = { $count ->
    [one] Marcar { $count } mensagem como lida
   *[other] Marcar { $count } mensagens como lidas
}
order-dismiss = Descartar: dia { $day }, { $headline }
order-dismiss-all = { $count ->
    [one] Descartar { $count } mensagem
   *[other] Descartar { $count } mensagens
}

## Escolhas

action-move = Mover
action-invade = Partir para invadir
action-fetch = Partir para buscar exércitos
action-bring = Partir para desembarcar exércitos
action-load = Embarcar os exércitos do sistema
action-unload = Desembarcar todos os exércitos
action-embark = Embarcar um exército
action-land = Desembarcar um exército
action-transfer = Transferir um exército entre planetas
action-split = Dividir a frota
action-merge = Unir a outra frota
action-read = Marcar mensagens como lidas
action-dismiss = Descartar mensagens
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
topic-transfer = Transferir exércitos entre planetas ({ $count }).
topic-move = Mover ({ $count }).
topic-merge = Unir frotas ({ $count }).
topic-split = Dividir uma frota ({ $count }).
topic-inbox = Marcar mensagens ({ $count }).
topic-turn = Turno (todos: turno; ou fim, fim equilibrado, desistir):
topic-turn-alone = Turno (todos: turno; ou fim, desistir):
topic-fleet = Ordens para { $fleet } ({ $count }):
hint = Por exemplo: { $verb ->
    [move] ir
    [invade] invadir
    [load] embarcar
    [unload] desembarcar
    [transfer] transferir
    [merge] juntar
    [split] dividir
   *[other] { $verb }
} { $words }
hint-split = Por exemplo: dividir f1 2 fragatas; renomear f1 Guarda
hint-inbox = Por exemplo: ler m1; descartar tudo
game-help =
    Você também pode digitar:
    ir f1 s2: voar para lá; invadir f1 s2: voar e desembarcar
    embarcar f1: embarcar os exércitos daqui; embarcar f1 s2: voar para lá antes
    desembarcar f1 (s2-1): desembarcá-los aqui; desembarcar f1 s2: voar para lá antes
    embarcar f1 a3, desembarcar f1 a3 s2-1: um só exército; transferir a3 s2-2: a outro planeta
    dividir f1 2 fragatas 1 cruzador; juntar f2 f1; renomear f1 NOME
    ler m1, descartar m1 m2, descartar tudo: marcar ou descartar mensagens
    fim: terminar o turno; fim equilibrado (agressivo, defensivo): piloto automático
    f1: todas as ordens desta frota; ir, invadir, embarcar, dividir ...: por tipo
    ver f1, ver s2, ver 4c (um setor): detalhes
    ver frotas, paradas, sistemas, exércitos, inimigos, correio, batalhas, ordens, registro, metas, naves, mapa
    ver m1: uma mensagem; ver b1: um relatório de batalha
    ids: f frota, s sistema, s2-1 planeta, a exército, v nave

## Por que algo é recusado

refused-unknown-order = ordem desconhecida
refused-unknown-faction = essa facção não existe
refused-unknown-fleet = você não tem essa frota
refused-in-combat = { $a } está em combate e não pode receber ordens
refused-no-ships = { $a } não tem naves
refused-unknown-system = esse sistema não existe
refused-not-in-orbit = { $a } não está em órbita de um sistema
refused-not-solid = exércitos não podem desembarcar em { $a }
refused-unknown-planet = esse planeta não existe
refused-sent-already = { $a } já tem um destino neste turno
refused-already-there = { $a } já está lá
refused-too-far = { $a } fica a { $n } al, e o salto máximo é de { $m } al
refused-no-fuel = faltam { $n } de combustível a { $a } ({ $type })
refused-no-army = { $ids ->
    [1] { $a } não tem exército a bordo
   *[other] esse exército não existe: { $a }, { $b }
}
refused-nothing-to-invade = não há nada a invadir em { $a }
refused-not-your-system = { $a } não é seu
refused-no-transport = não há nenhum transporte vazio
refused-not-here = { $ids ->
    [1] { $a } não está em nenhum planeta
   *[other] { $a } não está em { $b }
}
refused-unknown-army = você não tem esse exército
refused-unknown-ship = essa nave não está na frota
refused-contested = a órbita de { $a } está disputada
refused-not-a-part = a divisão precisa deixar naves nas duas frotas
refused-same-fleet = uma frota não pode se unir a si mesma
refused-not-together = { $a } e { $b } estão a { $n } al uma da outra
refused-bad-name = um nome tem de 1 a { $n } caracteres
refused-turn-over = você já terminou este turno
refused-unknown-profile = esse perfil não existe: { $listed }
refused-no-profiles = o piloto automático não está disponível neste cenário
refused-malformed = isso não é uma ordem válida
refused-ambiguous = { $said } pode ser { $listed }
refused-too-many-words = palavras inesperadas: { $said }
refused-which-fleet = informe a frota
refused-which-system = informe o sistema
refused-which-planet = informe o planeta
refused-which-army = informe o exército
refused-which-ships = informe as naves, por exemplo: dividir f1 2 fragatas
refused-unknown-message = você não tem essa mensagem
refused-which-message = informe a mensagem, por exemplo: descartar m1
refused-nothing-to-mark = essas mensagens já estão marcadas como lidas
refused-no-messages = seu correio está vazio
refused-no-action = esta ação não é possível aqui
refused-too-few-ships = { $a } tem { $n } dessas naves ({ $type }), não { $m }
refused-unknown-type = { $a } não tem naves do tipo { $said }
refused-no-ground = { $a } não tem planeta onde desembarcar

## O desenho

draw-day = Dia { $day }, { $faction }: { $count } de { $all } sistemas. Outros: { $others }.
draw-watched = Dia { $day }: { $all } sistemas. { $others }.
draw-held = { $faction } { $count ->
    [0] nenhum
   *[other] com { $count }
}
legend-own = seu
legend-unowned = livre
legend-fleets = frotas
legend-space = seu espaço
legend-goes-on = o mapa continua
draw-legend = + é seu, { $others }, . é livre; +2.1: dois e um; ^: frotas; ·: seu espaço
draw-sign = { $sign } é { $faction }
draw-fleet = Frota { $fleet }, { $where }: { $ships }
draw-fleet-notes = Frota { $fleet }, { $where }: { $ships }; { $notes }
draw-more-fleets = { $count ->
    [one] E mais { $count } frota (sem ordens: { $idle }): ver frotas, ver paradas
   *[other] E mais { $count } frotas (sem ordens: { $idle }): ver frotas, ver paradas
}
draw-seen = À vista: { $faction }, { $where }: { $ships }
draw-more-seen = { $count ->
    [one] À vista em mais { $count } lugar: ver inimigos
   *[other] À vista em mais { $count } lugares: ver inimigos
}
draw-inbox = { $unread ->
    [0] Correio: { $count }, tudo lido. ver correio
   *[other] Correio: { $count }, não lidas: { $unread }. ver correio
}
draw-count = Ordens deste turno: { $count } (ver ordens; u desfaz a última)
draw-orders = Ordens deste turno ({ $count }), u desfaz a última:
where-orbit = em órbita de { $system }
where-moving = em trânsito, perto de { $system }
where-combat = em combate em { $system }
note-course = { $errand ->
    [invade] para { $system } para invadir, dias: { $days }
    [load] para { $system } para buscar exércitos, dias: { $days }
    [unload] para { $system } com exércitos, dias: { $days }
   *[none] para { $system }, dias: { $days }
}
note-armies = { $count ->
    [one] { $count } exército a bordo
   *[other] { $count } exércitos a bordo
}
note-hull = cascos { $percent } %
note-fuel = combustível { $percent } %
note-ammunition = munição { $percent } %
note-retreating = em retirada
goal-elimination = Vitória: ser a última facção com naves ou sistemas.
goal-domination = Vitória: controlar { $value } % dos sistemas.
goal-king_of_the_hill = Vitória: controlar { $system } por { $value } dias.
goal-survival = { $faction } vence se ainda tiver uma nave ou um sistema no último dia.
goal-battle = Quem vencer a primeira batalha vence o jogo.
goal-last = O dia { $day } é o último.

## Olhar em volta

look-none = Nada a mostrar.
look-more = Mais { $count }: ver { $words }
look-more-lines = { $count ->
    [one] E mais { $count } linha de naves.
   *[other] E mais { $count } linhas de naves.
}
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
type-evasion = esquiva { $count } %
type-speed = { $count } al por dia
type-range = alcance { $count } al
look-system = { $system }, setor { $sector }: { $owner }{ $home ->
    [true] , mundo natal
   *[false] {""}
}{ $gas ->
    [true] , gás
   *[false] {""}
}{ $observed ->
    [true] , observado
   *[false] , não observado
}
look-planet = { $body ->
    [moon] - { $planet }, uma lua: { $owner }
   *[planet] - { $planet }, um planeta: { $owner }
}
look-giant = { $kind ->
    [gas_giant] - { $planet }, um gigante gasoso: desembarque impossível
   *[ice_giant] - { $planet }, um gigante de gelo: desembarque impossível
}
look-men = { $men } de { $most } soldados, moral { $morale } %
look-army = { $state ->
    [EMBARKED] - exército { $army }, { $faction }, a bordo de { $place }: { $men }
    [IN_TRANSIT] - exército { $army }, { $faction }, a caminho de { $place }: { $men }
   *[DEPLOYED] - exército { $army }, { $faction }, em { $place }: { $men }
}
look-letter = { $unread ->
    [true] { $number } (não lida) dia { $day }: { $headline }
   *[false] { $number } dia { $day }: { $headline }
}
look-battle = { $rounds ->
    [one] { $number } dia { $day }, { $rounds } rodada: { $headline }
   *[other] { $number } dia { $day }, { $rounds } rodadas: { $headline }
}
look-dated = Dia { $day }: { $what }
owner-none = livre

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
verbs-read = ler, lida, marcar
verbs-dismiss = descartar, apagar, arquivar
words-all = tudo, todas
words-messages = mensagem, mensagens, carta, cartas, como, lida, lidas, as, os, a, o, minhas, meu
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
figure-men = soldados
figure-kills = naves destruídas
figure-lost = naves perdidas
figure-left = naves restantes
figure-rounds = rodadas
ending-elimination = as outras facções foram eliminadas
ending-domination = vitória por domínio
ending-king_of_the_hill = a colina foi mantida
ending-survival = sobrevivência até o último dia
ending-battle = a batalha terminou
ending-max_turns = o último dia passou
ending-resignation = todos os outros desistiram
ending-without_a_seat = uma facção sem jogador venceu
no-winner-without_a_seat = Vence uma facção sem jogador.
side-no-winner = nenhum jogador
verbs-turn = turno
verbs-inbox = mensagens

# A voz do narrador: uma frase por ação
voice-battle-1 = Destroços vagam onde as frotas se encontraram.
voice-battle-2 = A noite sobre { $place } ficou clara por um tempo.
voice-battle-3 = A notícia do combate em { $place } corre depressa.
voice-battle-4 = Houve combate em { $place }, e ninguém vai esquecer a data.
voice-battle-5 = Luz sem som sobre { $place }: as frotas se encontraram.
voice-battle-6 = Os relatos de { $place } são curtos.
voice-battle-7 = Os faróis se calam em { $place }.
voice-battle-8 = Um monumento ainda levará o nome de { $place }.
voice-battle-9 = Em algum lugar, alguém espera notícias de { $place }.
voice-battle-10 = { $place } já viu dias melhores.
voice-ground-1 = Botas na poeira de { $place }.
voice-ground-2 = O chão treme em { $place }.
voice-ground-3 = Rua por rua, os exércitos disputam { $place }.
voice-ground-4 = A fumaça sobe sobre { $place }.
voice-ground-5 = Em { $place }, os dois lados se entrincheiram e contam os feridos.
voice-ground-6 = As sirenes de { $place } não param esta noite.
voice-ground-7 = Em { $place } não há linha de frente, só fogo.
voice-ground-8 = Em { $place }, os soldados não têm tempo de olhar para o céu.
voice-ground-9 = Cada colina de { $place } tem seu preço hoje.
voice-ground-10 = Quem sobrar vai reconstruir { $place }.
voice-conquest-1 = Uma nova bandeira sobre { $place }.
voice-conquest-2 = { $place } tem novo senhor.
voice-conquest-3 = A ordem das coisas muda em { $place }.
voice-conquest-4 = { $place } acorda sob outras cores.
voice-conquest-5 = Em { $place } retiram as placas antigas.
voice-conquest-6 = { $place } agora está em outras mãos.
voice-conquest-7 = Os mapas em volta de { $place } terão de ser refeitos.
voice-conquest-8 = Um governador faz as malas às pressas em { $place }.
voice-conquest-9 = O último defensor deixa { $place }.
voice-conquest-10 = A partir de hoje, { $place } paga impostos a outros.

# Por que um bot escolhe o que escolhe.
bot-orders = { $count ->
    [0] O piloto automático não daria nenhuma ordem.
    [1] O piloto automático daria 1 ordem: { $orders }.
    [2] O piloto automático daria 2 ordens: { $orders }.
    [3] O piloto automático daria 3 ordens: { $orders }.
    [4] O piloto automático daria 4 ordens: { $orders }.
   *[other] O piloto automático daria { $count } ordens; primeiro: { $orders }.
}
