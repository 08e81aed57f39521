### Rodadas em português.

game-name = Rodadas e Turnos
seat-first = o primeiro lado
seat-second = o segundo lado
seat-third = o terceiro lado
seat-fourth = o quarto lado
seat-fifth = o quinto lado
seat-sixth = o sexto lado
scenario-duelo = Duelo: um contra um
scenario-dupla = Dois contra dois
scenario-tres_bandos = Três bandos: cada um contra os outros dois
scenario-mesa = Mesa de quatro: dois contra dois, um lugar por personagem
scenario-ruinas = Ruínas no brejo: lama, alturas e baús
scenario-correria = Correria: uma ação de cada vez
scenario-reforcos = Reforços na terceira rodada
about-scenario-dupla = Duas personagens de cada lado; perde a batalha o lado que perder as duas.
about-scenario-reforcos = Resista até a ajuda chegar, ou vença antes disso.

## Eventos

battle-began = { $first } contra { $second }.
battle-of-sides = { $first } contra { $second } contra { $others }.
sides-against = { $side } contra { $others }
withdrew = Fora da batalha: { $fighters }.
phase-began = { $phase ->
    [start_of_round] Início da rodada { $round }.
    [order] Define-se a ordem dos turnos.
    [points] { $actor } recebe pontos de ação.
    [start_of_turn] Início do turno de { $actor }.
    [turn] { $actor } age.
    [end_of_turn] Fim do turno de { $actor }.
   *[end_of_round] Fim da rodada { $round }.
}
tie-rolled = Empate em PER { $per }: { $names } rolam { $faces }.
tie-by-id = O empate continua após { $throws } rolagens: { $names } agem na ordem dos ids.
order-set = Ordem dos turnos: { $names }.
points-given = { $actor } tem { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
} de ação (AGI { $agi }).
points-lost = { $actor } perde { $points ->
    [1] 1 ponto de ação não gasto
   *[other] { $points } pontos de ação não gastos
}.
effect-worked = { $actor }: { $source } faz efeito.
effect-paid = { $actor } paga { $paid }: { $source } faz efeito.
effect-failed = { $reason ->
    [last] { $actor }: { $source } falha. O custo seria o último ponto de vida.
    [spent] { $actor }: { $source } falha. Outro efeito já gastou o recurso: { resource-name } ({ $has } de { $needs }).
   *[short] { $actor }: { $source } falha. Recurso insuficiente: { resource-name } ({ $has } de { $needs }).
}
resource-name = { $resource ->
    [ap] pontos de ação
    [mp] mana
    [sp] vigor
   *[life] vida
}
price = { $resource ->
    [ap] { $amount } PA
    [mp] { $amount } de mana
    [sp] { $amount } de vigor
   *[life] { $amount } de vida
}
changed = { $target }, { resource-name }: { $before } → { $after }.
declared-attack = { $actor } ataca { $target }.
declared-shoot = { $actor } atira em { $target }.
declared-card = { $actor } joga { $card_name }.
declared-card-on = { $actor } joga { $card_name } em { $target }.
declared-card-to = { $actor } joga { $card_name } para { $to }.
responded = { $actor } responde a { $target } com { $card_name }.
responded-own = { $actor } acrescenta { $card_name } à ação.
injured = { $actor } causa { $damage } de dano a { $target } (CON { $con }): perda de { $injury } de vida.
injured-alone = { $target } sofre { $damage } de dano (CON { $con }): perda de { $injury } de vida.
action-failed = { $reason ->
    [gone] O alvo de { $actor } não está mais em campo.
   *[out_of_reach] O alvo de { $actor } está fora de alcance.
}
moved = { $actor } se move até { $to } ({ $cost } PA).
shifted = { $target } vai de { $start } para { $to } à força.
drew = { $actor } compra cartas: { $count }.
drawn = { $actor } compra { $names }.
deck-shuffled = { $actor } embaralha o descarte e forma um novo baralho (cartas: { $count }).
marked = { $target } recebe a marca { $mark_name } ({ $lasts ->
    [0] só nesta ação
    [1] 1 turno
   *[other] { $lasts } turnos
}).
mark-gone = { $target } perde a marca { $mark_name }.
container-opened = { $actor } abre o baú em { $at }: { $card_name }.
rested = { $of ->
    [life] { $actor } descansa e recupera vida.
   *[power] { $actor } descansa e recupera vigor e mana.
}
arrived = { $actor } entra na batalha em { $at }.
died = { $target } cai!
turn-forced = { $actor } chega ao limite de { $acts } ações: o turno termina.
battle-reason = { $reason ->
    [last_standing] Só um lado continua de pé.
    [all_down] Os dois lados caíram.
    [stalemate] A batalha chegou a um impasse.
    [round_limit] O limite de rodadas foi atingido.
    [resigned] Um lado desiste.
   *[other] A batalha acabou.
}
battle-ended = { battle-reason } { $winner ->
    [first] Vence o primeiro lado
    [second] Vence o segundo lado
    [third] Vence o terceiro lado
    [fourth] Vence o quarto lado
    [fifth] Vence o quinto lado
    [sixth] Vence o sexto lado
   *[none] A batalha termina empatada
} ({ count-rounds }).
battle-won = { battle-reason } { $side } { $count ->
    [one] vence
   *[other] vencem
} ({ count-rounds }).

## Perguntas e escolhas

respond = Responder com uma carta?
respond-attack = { $actor } ataca { $target }. Responder com uma carta?
respond-shoot = { $actor } atira em { $target }. Responder com uma carta?
respond-card = { $actor } joga { $card }. Responder com uma carta?
respond-card-on = { $actor } joga { $card } em { $target }. Responder com uma carta?
pay-which = Qual efeito pagar?
pay-which-of = { $who }, { phase-name }: qual efeito pagar? Disponível: { $purse }.
respond-with = { $who } joga { $card }
respond-with-cost = { $who } joga { $card } ({ $cost })
pay-for = { $source } de { $who } ({ $cost })
no = Não
attack = dano do ataque
shoot = dano do tiro
order = ordem dos turnos
throw-of = { $who }, { $what }
card = uma carta
action-attack = Golpear
action-shoot = Atirar
action-open = Abrir um baú
action-travel = Viajar
choose-begin = Começar a batalha
choose-attack = Atacar { $target } ({ $ap } PA)
choose-shoot = Atirar em { $target } ({ $ap } PA)
choose-move = Mover-se até { $to } ({ $ap } PA)
choose-open = Abrir o baú em { $at } ({ $ap } PA)
choose-rest-life = Descansar: recuperar 1 de vida e encerrar o turno
choose-rest-power = Descansar: recuperar 2 de vigor e 2 de mana e encerrar o turno
choose-card = { $card } ({ $cost })
choose-card-on = { $card } em { $target } ({ $cost })
choose-card-to = { $card } para { $to } ({ $cost })
choose-end = Encerrar o turno
resign = Desistir
topic-attack = Ataques e tiros ({ $count }).
topic-play = Cartas ({ $count }).
topic-move = Mover-se ({ $count }).
topic-act = Outras ações:
hint-move = Exemplo: mover { $cell }
refused-wrong-state = { $now ->
    [battle] esse comando é só para campanhas
    [over] a partida já terminou
    [before] a batalha não começou
    [outside] não há batalha
   *[begun] a batalha já começou
}
refused-no-fighters = você não tem combatentes nesta batalha
refused-no-heroes = você não tem mais heróis
refused-not-first = outro jogador começa a batalha
refused-in-battle = o relógio fica parado durante a batalha
refused-no-cell = essa casa não existe; as casas vão de a1 a k11
refused-no-rest = escolha o que recuperar: descansar vida ou descansar vigor
refused-not-your-turn = é o turno de { $who }
refused-too-late = { $who } já agiu neste turno
refused-unknown-target = { $any ->
    [true] com isso { $who } só alcança { $legal }
   *[false] com isso { $who } não alcança nenhum alvo
}
refused-no-points = isso custa { $needs } PA, e { $who } tem { $ap }
refused-no-points-card = { $card } custa { $cost }, e { $who } tem { $purse }
refused-no-card = { $response ->
    [true] essa carta é uma resposta; ela é oferecida quando puder ser jogada
   *[false] { $any ->
        [true] { $who } não tem essa carta; na mão: { $legal }
       *[false] { $who } não tem cartas na mão
    }
}
refused-no-container = { $any ->
    [true] não há baú fechado ali; ao alcance de { $who }: { $cells }
   *[false] não há baú fechado ao lado de { $who }
}
refused-no-walk = { $who } não chega lá com { $ap } PA
refused-no-leap = { $any ->
    [true] { $card } pode ser jogada para { $cells }
   *[false] { $card } não pode ser jogada para nenhuma casa agora
}
refused-no-way = daqui só há caminhos para { $places }

## O tabuleiro

draw-round = Rodada { $round }: { $phase ->
    [none] antes da batalha
    [turn] turno em andamento
   *[other] entre turnos
}
draw-order = Ordem dos turnos: { $order }
draw-legend = { $signs }
sign-kind = { $kind ->
    [mud] lama
    [wall] parede
    [height] terreno alto
    [container] baú
    [opened] baú vazio
   *[floor] chão
}
sign = { $sign } { sign-kind }
legend-fighters = combatentes, listados abaixo do tabuleiro
legend-acts = age agora
legend-goes-on = o tabuleiro continua
legend-out = fora de combate
draw-fighter = { $head } vida { $life }  PA { $ap }  mana { $mp }  vigor { $sp }  cartas { $cards }  { $name }
draw-marks = {"       "}marcas: { $marks }
draw-hand = {"       "}mão: { $cards }
figure-survivors = sobreviventes
figure-life = vida restante
figure-dealt = vida tirada
figure-taken = vida perdida
figure-kills = abates
figure-died = morreu na rodada
figure-died-share = morreu
ending-last_standing = um lado foi derrotado
ending-all_down = os dois lados foram derrotados
ending-stalemate = impasse
ending-round_limit = limite de rodadas atingido
ending-resigned = um lado desistiu
ending-goal = o objetivo foi alcançado
ending-all_dead = todos os heróis morreram
ending-days_over = o prazo acabou
figure-length = rodadas

## Ajuda e detalhes

game-help =
    ver aceita também uma letra, um sinal ou uma casa do tabuleiro, uma carta ou uma marca; em campanha, um lugar ou mapa
    comandos que você pode digitar: atacar bento, disparar bento, mover f6, jogar cura, abrir a6, descansar vida, viajar torre do norte, fim
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
price-none = sem custo
phase-name = { $phase ->
    [start_of_round] no início da rodada
    [points] ao receber pontos de ação
    [start_of_turn] no início do turno
    [end_of_turn] no fim do turno
   *[end_of_round] no fim da rodada
}
look-attributes = {"  "}nível { $level }: { $attributes }{ $ranged ->
    [true] { "" }; atira
   *[false] { "" }
}
look-most = {"  "}máximo: vida { $life }, mana { $mp }, vigor { $sp }
look-borne = {"  "}marca { $mark } ({ $lasts ->
    [0] só nesta ação
    [1] 1 turno
   *[other] { $lasts } turnos
})
look-traits = {"  "}efeitos automáticos:
look-hand = {"  "}mão:
card-times = { $times ->
    [1] { $card }
   *[other] { $card } ×{ $times }
}
look-unplayed = {"  "}mão e baralho somados: { $cards }
foresee-damage = {"  "}{ $target } (CON { $con }): dano de { $low } a { $high }; { $losses }; cai { $falls } %
foresee-answers = {"  "}se nenhuma carta responder
foresee-loss = { $life ->
    [0] sem perda de vida ({ $percent } %)
   *[other] vida -{ $life } ({ $percent } %)
}
look-card = {"  "}{ $card } ({ $cost }): { $use }
look-mark = {"  "}{ $mark }: { $changes }
look-mark-works = {"  "}{ $mark } ({ $cost }): { phase-name }
look-effect = {"    "}{ $effect }
look-ground = { $sign }: { sign-kind }; { ground-rule }
look-cell = { $at }: { sign-kind }; { ground-rule }
ground-rule = { $kind ->
    [mud] entrar custa 2 PA
    [wall] bloqueia o movimento e a visão
    [height] mais 1 PA por nível acima; pode bloquear a visão
    [container] não se pode entrar; abrir de uma casa vizinha custa 2 PA
    [opened] não se pode entrar
   *[floor] entrar custa 1 PA
}
use-activate = { $target ->
    [enemy] em um inimigo a até { $reach } de distância
    [ally] em um aliado a até { $reach } de distância
    [cell] para uma casa a até { $reach } de distância
   *[self] no seu turno
}
use-auto = automático, { phase-name }
use-response = resposta { $trigger ->
    [own_action] à sua própria ação
    [on_self] a uma ação contra você
    [on_partner] a uma ação contra um aliado
    [partner_action] à ação de um aliado
   *[enemy_action] à ação de um inimigo
} a até { $reach } de distância
whom = { $whom ->
    [target] o alvo
    [enemies] inimigos a até { $reach }
    [allies] aliados a até { $reach }
    [giver] a origem da marca
   *[self] você
}
whom-marked = { $whom }, se tiver a marca { $mark }
does-damage = { $whom }: { $amount } de dano
does-heal = { $whom }: vida +{ $amount }
does-gain = { $whom }: { resource-name } +{ $amount }
does-lose = { $whom }: { resource-name } -{ $amount }
does-mark = { $whom }: marca { $mark } ({ $lasts ->
    [0] só nesta ação
    [1] 1 turno
   *[other] { $lasts } turnos
})
does-unmark = { $whom }: perde { $mark }
does-move = { $whom }: { $way ->
    [to] vai para a casa escolhida
    [away] afastamento de { $steps }
   *[toward] aproximação de { $steps }
}
does-ap = { $whom }: pontos de ação { $amount }
does-draw = { $whom }: compra cartas, { $amount }

## Nomes

fighter-bento = Bento
fighter-caete = Caetê
fighter-dandara = Dandara
fighter-iara = Iara
fighter-luzia = Luzia
fighter-orua = Oruã
fighter-tomas = Tomás
fighter-zaira = Zaira
card-folego = Fôlego
card-fonte = Fonte Interior
card-regeneracao = Regeneração
card-impeto = Ímpeto
card-vigilia = Vigília
card-furia_antiga = Fúria Antiga
card-aura_sagrada = Aura Sagrada
card-espinhos = Espinhos
card-sombra_leve = Sombra Leve
card-inspiracao = Inspiração
card-golpe_firme = Golpe Firme
card-golpe_duplo = Golpe Duplo
card-investida = Investida
card-empurrao = Empurrão
card-golpe_atordoante = Golpe Atordoante
card-execucao = Execução
card-lamina_venenosa = Lâmina Venenosa
card-flecha_certeira = Flecha Certeira
card-chuva_de_flechas = Chuva de Flechas
card-rede = Rede
card-grito = Grito de Guerra
card-salto = Salto
card-segundo_folego = Segundo Fôlego
card-chama = Chama
card-brasa = Brasa
card-raio = Raio
card-onda = Onda
card-gelo = Gelo
card-dreno = Dreno
card-correntes = Correntes
card-cura = Cura
card-prece = Prece
card-purificar = Purificar
card-bencao_de_pedra = Bênção de Pedra
card-semente = Semente
card-foco = Foco
card-pressa = Pressa
card-estudo = Estudo
card-pocao = Poção
card-bomba = Bomba
card-pacto = Pacto de Sangue
card-escudo = Escudo
card-esquiva = Esquiva
card-contragolpe = Contragolpe
card-espelho = Espelho d'Água
card-mestria = Mestria
card-interpor = Interpor
card-incentivo = Incentivo
card-intriga = Intriga
card-palavra = Palavra de Alento
mark-queimado = Queimado
mark-envenenado = Envenenado
mark-atordoado = Atordoado
mark-lento = Lento
mark-preso = Preso
mark-abalado = Abalado
mark-furia = Fúria
mark-alerta = Alerta
mark-esquivo = Esquivo
mark-guarda = Guarda
mark-fervor = Fervor
mark-bencao = Abençoado
mark-broto = Broto

## Tempo
calendar-usual = Calendário padrão
calendar-luas = Calendário das Duas Luas
month-janeiro = janeiro
month-fevereiro = fevereiro
month-marco = março
month-abril = abril
month-maio = maio
month-junho = junho
month-julho = julho
month-agosto = agosto
month-setembro = setembro
month-outubro = outubro
month-novembro = novembro
month-dezembro = dezembro
month-geada = Geada
month-broto = Broto
month-sol_alto = Sol-Alto
month-folha_seca = Folha-Seca
weekday-domingo = domingo
weekday-segunda = segunda-feira
weekday-terca = terça-feira
weekday-quarta = quarta-feira
weekday-quinta = quinta-feira
weekday-sexta = sexta-feira
weekday-sabado = sábado
weekday-dia_da_pedra = dia da Pedra
weekday-dia_do_rio = dia do Rio
weekday-dia_do_fogo = dia do Fogo
weekday-dia_do_vento = dia do Vento
weekday-dia_do_lume = dia do Lume
period-amanhecer = Amanhecer
period-manha = Manhã
period-tarde = Tarde
period-anoitecer = Anoitecer
period-noite = Noite
period-madrugada = Madrugada
season-inverno = inverno
season-primavera = primavera
season-verao = verão
season-outono = outono
season-frio = frio
season-calor = calor
festival-solsticio_de_inverno = Solstício de Inverno
festival-carnaval = Carnaval
festival-equinocio_de_primavera = Equinócio de Primavera
festival-solsticio_de_verao = Solstício de Verão
festival-festival_das_colheitas = Festival das Colheitas
festival-equinocio_de_outono = Equinócio de Outono
festival-halloween = Halloween
festival-natal = Natal
festival-vespera_do_ano_novo = Véspera do Ano-Novo
festival-noite_das_brasas = Noite das Brasas
festival-festa_da_ponte = Festa da Ponte
festival-dia_sem_sombra = Dia sem Sombra
festival-ultima_colheita = Última Colheita
note-solsticio_de_inverno = Noite mais longa do ano
note-equinocio_de_primavera = Dia e noite iguais
note-solsticio_de_verao = Dia mais longo do ano
note-festival_das_colheitas = Tipo um Dia de Ação de Graças
note-halloween = O dia em que o véu está mais fino
note-noite_das_brasas = Cada casa guarda uma brasa até a aurora
note-dia_sem_sombra = Ao meio-dia nada faz sombra
note-cometa = Bom dia para forjar
moon-alva = Alva
moon-rubra = Rubra
phase-nova = nova
phase-crescente = crescente
phase-cheia = cheia
phase-minguante = minguante
phase-oculta = oculta
phase-acesa = acesa
sight-cometa = Cometa do Ferreiro
sight-eclipse = Eclipse das Luas
sight-estrela_caida = Queda da Estrela
light-dark = { $light ->
    [light] claro
   *[dark] escuro
}
date = { $weekday }, { $day } de { $month } do ano { $year }
dateline = { $date } · { $period }, das { $starts }:00 às { $ends }:00, { light-dark }
date-season = Estação: { $season }
date-moon = { $sign }{ $moon }: { $phase }
date-noted = { $sign }{ $name }{ $noted ->
    [true] { " " }({ $note })
   *[false] { "" }
}

## Campanhas
scenario-estrada = A Estrada do Norte: uma campanha de oito dias
scenario-duas_luas = Sob Duas Luas: uma campanha com dois grupos
place-vila = Vila do Vau
place-ponte = Ponte Velha
place-bosque = Bosque dos Lobos
place-moinho = Moinho Parado
place-serra = Passo da Serra
place-fonte = Fonte Clara
place-torre = Torre do Norte
place-farol = Farol Apagado
place-praia = Praia Negra
place-mina = Mina Funda
place-cratera = Cratera da Estrela
find-pao = Pão e queijo
find-ervas = Ervas de cura
find-calice = Cálice de prata
find-moedas = Cofre do moleiro
find-vinho = Vinho velho
find-anel = Anel afogado
find-sal = Sal dos navegantes
find-ambar = Âmbar quente
fighter-lobo = Lobo
fighter-salteador = Salteador
fighter-besteiro = Besteiro
fighter-vigia = Vigia de Pedra
fighter-sombra = Sombra
fighter-corvo = Corvo
fighter-rainha = Rainha das Cinzas
campaign-began = { $name }. Heróis: { $heroes }. Dias: { $days }.
day-began = Um novo dia: { $date }.
period-began = { $period } ({ light-dark }).
festival-began = Hoje: { date-noted }
sight-began = No céu: { date-noted }
set-out = O grupo { $group } parte em viagem: { $start } → { $to } ({ count-periods }).
reached = O grupo { $group } chega ao destino: { $place }.
found-nothing = O grupo { $group } explora ({ $place }) e não encontra nada.
waited = O grupo { $group } espera ({ $place }).
found = O grupo { $group } abre um baú ({ $place }): { $find }{ $any ->
    [true] { " " }({ $gains })
   *[false] { "" }
}{ $treasures ->
    [0] { "" }
   *[other] { "" }, tesouros: { $treasures }
}.
camped = O grupo { $group } descansa ({ $place }): vida +{ $life }, mana +{ $mp }, vigor +{ $sp }.
met = { $guard ->
    [true] Guardas barram o caminho do grupo { $group } ({ $place }): { $foes }!
   *[false] O grupo { $group } encontra { $foes } ({ $place })!
} O tempo para.
went-on = { $won ->
    [true] O grupo { $group } vence a batalha e segue viagem.
   *[false] O grupo { $group } não vence a batalha.
}{ $any ->
    [true] { " " }Mortes: { $fallen }.
   *[false] { "" }
}
departed = Fora da campanha: { $fighters }.
campaign-ended = { $winner ->
    [heroes] Vitória na campanha
   *[foes] Derrota na campanha
} ({ $date }): { $reason ->
    [goal] o objetivo foi alcançado.
    [days_over] o prazo acabou.
    [all_dead] todos os heróis morreram.
    [resigned] os heróis desistem.
   *[other] a campanha terminou.
}
count-periods = { $periods ->
    [one] { $periods } período
   *[other] { $periods } períodos
}
count-rounds = { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}
count-rounds-left = { $left ->
    [one] { $left } rodada restante
   *[other] { $left } rodadas restantes
}
choose-travel = Viajar para: { $to } ({ count-periods })
choose-explore = Explorar ({ count-rounds })
choose-camp = Descansar ({ count-rounds })
choose-wait = Esperar uma rodada
choose-leave = Encerrar a vez: decide o próximo herói do grupo
draw-goal = Dia { $day } de { $days } · Rodada { $round } de { $rounds } · Objetivo: { $goals }
look-place = { $place }: perigo no claro { $light } %, no escuro { $dark } %; descanso: vida +{ $life }, mana +{ $mp }, vigor +{ $sp }{ $guarded ->
    [true] { "" }; com guardas
   *[false] { "" }
}
look-way = {"  "}para { $to } ({ count-periods }{ $risky ->
    [true] { "" }, perigo { $danger } %
   *[false] { "" }
})
look-found = {"  "}encontrado ali: { $find }
word-map = mapa
goal-place = { $place }
goal-treasures = tesouros { $there }/{ $wanted }
goal-won = batalhas vencidas { $there }/{ $wanted }
draw-group = { $mark } Grupo { $group }, { $place }: { $doing ->
    [travel] em viagem para: { $to } ({ count-rounds-left })
    [explore] explorando ({ count-rounds-left })
    [rest] descansando ({ count-rounds-left })
    [wait] esperando
    [battle] em batalha
    [fallen] sem sobreviventes
   *[idle] a postos
}
draw-traveller = {"   "}{ $life } mana { $mp } vigor { $sp } { $name }{ $dead ->
    [true] { " " }(fora de combate)
   *[false] { "" }
}
figure-treasures = tesouros
figure-won = batalhas vencidas
figure-days = dias
name-again = { $name } { $number }
meeting = chance de um encontro
party = inimigos encontrados

## Verbos que se digitam

verbs-attack = atacar
verbs-shoot = disparar, atirar
verbs-move = mover, ir
verbs-play = jogar
verbs-open = abrir
verbs-rest = descansar
verbs-travel = viajar
verbs-begin = começar
verbs-end = fim
verbs-resign = desistir
verbs-explore = explorar
verbs-camp = acampar
verbs-wait = esperar
verbs-act = agir
verbs-life = vida
verbs-power = vigor
speech-container = baú

# Por que um bot escolhe o que escolhe.
bot-attacks = É o que tira mais vida por ponto de ação.
bot-plays = É a carta que mais vale pelo que custa.
bot-rests = { $who } precisa se recuperar, e nenhum inimigo está por perto.
bot-opens = O baú está ao lado de { $who }.
bot-moves = { $strikes ->
    [yes] De lá, { $who } pode atacar.
   *[no] Assim { $who } chega mais perto de um inimigo.
}
bot-ends = Nada mais que { $who } possa pagar é útil agora.
bot-camps = O grupo perdeu mais de um terço da vida.
bot-explores = Este lugar tem algo de que o objetivo precisa.
bot-travels = É o caminho mais curto até o que o objetivo pede.
bot-waits = Nada pode ser feito aqui agora pelo objetivo.
