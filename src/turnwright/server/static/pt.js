var e=`### A moldura da página em português: tudo o que cerca um jogo. As palavras de um jogo vêm do catálogo dele.

## Moldura

to-lobby = Voltar ao saguão
lobby = Saguão
main-nav = Principal
settings = Configurações
keys = Teclas
close = Fechar
loading = Carregando
try-again = Tentar de novo
labelled = { $name }: { $text }
theme-now = Tema: { $theme ->
    [light] claro
    [dark] escuro
    [contrast] alto contraste
   *[system] igual ao sistema
}
sound-on = Som ligado
sound-off = Som desligado

## Jogos

game-tactics = Tática
game-duel = Duelo
game-wuxia = Wuxia
game-rounds = Rodadas
game-stellar = Stellar
about-tactics = Combates da quinta edição em uma grade, com todas as chances à vista.
about-duel = Dois judocas, cinco atributos, trinta segundos para escolher um.
about-wuxia = Artistas marciais agem quando a barra se enche; cada golpe é narrado.
about-rounds = Pontos de ação, cartas e campanhas com calendário.
about-stellar = Frotas, combustível e névoa: um turno move a galáxia inteira.
seat-party = Grupo
seat-master = Mestre
seat-player = Jogador
seat-opponent = Adversário
seat-first = Primeiro lado
seat-second = Segundo lado
seat-third = Terceiro lado
seat-fourth = Quarto lado
seat-fifth = Quinto lado
seat-sixth = Sexto lado
seat-blue = Azul
seat-red = Vermelho
seat-gold = Dourado
seat-green = Verde
bot-easy = Fácil
bot-medium = Médio
bot-hard = Difícil
bot-random = Aleatório
bot-heuristic = Médio
bot-search = Difícil
bot-master = Mestre do jogo
bot-planner = Difícil
bot-aggressive = Agressivo
bot-balanced = Equilibrado
bot-defensive = Defensivo
just-now = agora mesmo
won-by = Vitória: { $names }
bot-called = Bot, { $bot }
a-player = Um jogador

## Saguão

lobby-title = Escolha um jogo
lobby-line = Cada jogo começa com um clique, contra um bot de força média.
games = Jogos
play-now = Jogar agora
play-now-game = Jogar agora: { $game }
more-ways = Outras formas de jogar: { $game }
starting = Iniciando…
minutes = { $count } min
matches = Partidas
show = Mostrar
tab-running = Em andamento { $count }
tab-open = Vagas { $count }
tab-finished = Encerradas { $count }
updating = Ao vivo
none-running = Nenhuma partida em andamento
none-running-line = Comece uma acima ou convide outra pessoa para uma nova partida.
none-open = Nenhuma vaga
none-open-line = Comece uma partida e convide outra pessoa, ou jogue contra um bot.
clock = Relógio
clock-none = Nenhum
clock-line = Se o tempo acabar, o servidor joga no seu lugar.
clock-none-line = Sem limite de tempo.
time-seconds = { $count } s
brief-adventure = Aventura · { $heroes ->
    [one] { $heroes } herói
   *[other] { $heroes } heróis
}, nível { $level }
brief-fight = { $heroes ->
    [one] { $heroes } herói
   *[other] { $heroes } heróis
}, nível { $level } · { $foes ->
    [one] { $foes } inimigo
   *[other] { $foes } inimigos
}
brief-points = Até { $count } { $count ->
    [one] ponto
   *[other] pontos
}
brief-time = { $count } s para escolher
brief-rounds = { $count ->
    [one] { $count } rodada
   *[other] { $count } rodadas
}
level-of = Nível { $level }
fact-map = Mapa
fact-squares = { $width } × { $height } quadrados
fact-time = Tempo para escolher
round-day = Dia { $number }
none-finished = Nenhuma partida encerrada
none-finished-line = As partidas aparecem aqui quando terminam, prontas para rever.
col-match = Partida
col-seats = Lugares
col-state = Estado
col-act = Ação
inputs = { $count ->
    [one] { $count } lance
   *[other] { $count } lances
}
ended = Encerrada
yours = Sua partida
seat-open = Vaga aberta
in-progress = Em andamento
join = Entrar
resume = Retomar
watch = Assistir
replay = Rever
rematch = Revanche
last-finished = Suas últimas partidas
result-won = Vitória
result-lost = Derrota
result-draw = Empate

## Nova partida

new-match = Nova partida
new-match-line = As opções servem para um primeiro jogo. Mude o que quiser e comece.
game = Jogo
step-scenario = 1 · Cenário
step-seats = 2 · Lugares
step-table = 3 · Opções
seats-count = { $count ->
    [one] { $count } lugar
   *[other] { $count } lugares
}
people-and-bots = { $people ->
    [one] { $people } pessoa
   *[other] { $people } pessoas
}, { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
col-seat = Lugar
col-played-by = Quem joga
col-how = Como
seat-played-by = { $seat }: quem joga
bot-of-seat = { $seat }: bot
held-you = Você
held-invite = Convidado
held-open = Vaga aberta
held-bot = Bot
your-seat = Seu lugar
your-heroes = Seus heróis
heroes-all = Todos os heróis
heroes-one = Só { $hero }; bots jogam os outros
invite-after = Você recebe um link para enviar.
open-line = Qualquer pessoa no saguão pode ocupá-la.
from-terminal = O mesmo em um terminal
dice = Dados
dice-rolled = Rolados automaticamente
dice-thrown = Você rola
dice-line = Toda rolagem pode ser conferida depois.
may-pause = Jogadores podem pausar o relógio
may-watch = Espectadores podem assistir
may-speak = Espectadores podem conversar
may-see-later = Espectadores veem o que está oculto { $count } rodadas depois
in-lobby = Listada no saguão
start-match = Iniciar partida
fact-party = Grupo
fact-foes = Inimigos
fact-pointsToWin = Pontos para vencer
fact-maxRounds = Limite de rodadas
fact-odds = Chances
fact-length = Duração
fact-turns = turnos
fact-difficulty = Dificuldade medida
measured-odds = Chances medidas em { $runs } partidas
measured-line = Bots médios em todas as posições.
measured-draws = Empates: { $share }.
difficulty-easy = Fácil
difficulty-even = Equilibrada
difficulty-hard = Difícil
difficulty-deadly = Mortal

## Configurações

group-language = Idioma e nome
group-look = Aparência
group-sound = Som e avisos
group-motion = Ritmo e animações
group-reactions = Reações
set-language = Idioma
set-language-line = Idioma da página e dos jogos.
set-theme = Tema
theme-system = Igual ao sistema
theme-light = Claro
theme-dark = Escuro
theme-contrast = Alto contraste
set-name = Seu nome
set-name-line = O nome que os outros jogadores veem.
set-pace = Ritmo das jogadas alheias
set-pace-line = Pressione Esc para ir direto ao fim.
pace-instant = Imediato
set-motion = Animações
set-motion-line = Sempre desligadas se o sistema pede menos movimento.
set-shake = Tremor e partículas
set-sound = Som
set-music = Música
set-voice = Voz do narrador
set-voice-line = Fala o que o narrador diz. A voz do servidor exige um servidor com fala.
voice-off = Sem voz
voice-browser = Este navegador
voice-server = O servidor
set-volume = Volume
set-odds = Chances ao vivo
reaction-opportunity_attack = Ataques de oportunidade
reaction-shield = Escudo Arcano
standing-always = Sempre
standing-matters = Só se fizer diferença
standing-ask = Perguntar
standing-never = Nunca

## Partida

your-turn = É a sua vez.
your-turn-in = { $count ->
    [one] Sua vez em { $count } partida
   *[other] Sua vez em { $count } partidas
}
your-turn-short = Sua vez
you-play = Você joga: { $seat }
typed-line = Escreva sua ação
typed-do = Fazer
typed-failed = O servidor não respondeu. Tente de novo.
typed-dropped = Não foi feito: { $rest }
you-watch = Você está assistindo
delayed-by = { $count ->
    [one] Exibido { $count } rodada depois
   *[other] Exibido { $count } rodadas depois
}
delayed-why = O que está oculto para os jogadores aparece para os espectadores com esse atraso.
waiting = Aguardando os outros jogadores
log = Registro
events = Acontecimentos
log-empty = Nada aconteceu ainda.
log-and-chat = Registro e conversa
side-panel = Painel lateral
tab-log = Registro
tab-rounds = Rodadas
tab-sheet = Ficha
tab-chat = Conversa
show-rolls = Mostrar as rolagens
hide-rolls = Ocultar as rolagens
undo = Desfazer
undone = desfeito
event-number = Lance { $number }
live = Ao vivo
yes = sim
no = não
look-back = Rever
look-back-line = Percorrer a partida e continuar de qualquer momento
players = Jogadores
you = você
bot = Bot
here = Presente
away = Ausente
watching = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
}
copy-invite = Copiar convite
copied = Copiado
waiting-players = Aguardando jogadores
invite-for = Convite para { $seat }
invited = Convidado, ainda não chegou
chat = Conversa
chat-empty = Nenhuma mensagem ainda.
say = Escreva uma mensagem
send = Enviar
time-left = { $count ->
    [one] Resta { $count } segundo
   *[other] Restam { $count } segundos
}
seconds = segundos
odds-are = Chances: { $sides }, empate { $draws } %
odds-runs = De { $count } partidas simuladas
left-of = { $name }: { $left } de { $most }
question = Pergunta
choose = Escolha
board = Tabuleiro
find-action = Buscar uma ação
options-count = { $count ->
    [one] { $count } opção
   *[other] { $count } opções
}
kinds = Tipos de ação
nothing-found = Nada encontrado.
more-options = { $count ->
    [one] Mais { $count }; use a busca para achá-la.
   *[other] Mais { $count }; use a busca para achá-las.
}
throw-title = Role os dados
throw = Rolar
throw-all = { $count ->
    [one] Rolar
   *[other] Rolar todos os { $count }
}
last-throw = Última rolagem: { $faces }
dice-checked = Verificado: nenhum dos lados podia escolher esta rolagem.
dice-forged = Esta rolagem contradiz o compromisso do servidor.
add-waypoint = Adicionar ponto de passagem
waypoints = { $count ->
    [one] { $count } ponto de passagem
   *[other] { $count } pontos de passagem
}
waypoint-added = Ponto de passagem em { $cell }. Escolha para onde seguir.
pin = Fixar { $action } no início
unpin = Desafixar { $action }
key-waypoint = Passar por esta casa
key-corner = Mirar num canto da casa
corner = Canto
aim-corner = canto { $x }, { $y }
aim-corner-line = Mirar no próximo canto da casa e, por fim, no centro de novo
do-instead = Fazer isto

## Resultado

outcome-won = Você venceu
outcome-lost = Você perdeu
outcome-draw = Empate
outcome-over = A partida acabou
winner-is = Vencedor: { $winner }
rematch-waits = Você quer revanche. Aguardando os outros jogadores.
rematch-asked = Revanche pedida por { $names }.
rematch-withdraw = Sem revanche
odds-graph = Chances ao longo da partida
clip-start = Iniciar um trecho
clip-from = O trecho começa no lance { $number }. Vá até o fim dele e pressione de novo.
clip-move-on = Vá até o fim do trecho
clip-copy = Copiar trecho { $from }–{ $to }

## Estados

reconnecting = Reconectando.
reconnecting-line = Os comandos não confirmados serão reenviados.
not-found-title = Página não encontrada
not-found-line = Não há nada neste endereço.
other-name-title = Escolha outro nome
no-match-title = Não é possível abrir esta partida
other-tab-title = Este lugar está aberto em outra aba
other-tab-line = Você pode assistir aqui ou retomar o lugar.
take-seat-back = Retomar o lugar
problem-offline = O servidor não responde. Verifique se está em execução.
problem-fault = Algo deu errado no servidor.
problem-wrong-match = Não há partida neste endereço.
problem-wrong-token = Este convite não é válido: já foi usado ou está incompleto.
problem-no-spectators = Esta partida não aceita espectadores.
problem-too-fast = Pedidos demais. Espere um momento e tente de novo.
problem-store = O servidor não alcança seu armazenamento. Tente de novo daqui a pouco.
problem-full = O servidor está cheio. Tente mais tarde.
problem-restart = O servidor está reiniciando.
problem-unreadable = Esta partida foi gravada por outra versão das regras.
problem-not-over = Esta partida ainda está em jogo.
problem-name-taken = Outro jogador desta partida tem esse nome, ou um parecido.
problem-bad-name = Este nome não pode ser usado: escolha letras de um só alfabeto, com no máximo dois acentos cada.

## Teclas

key-help = Esta lista
key-skip = Ir ao fim da animação
key-chat = Conversa
key-time = Anunciar o tempo restante
key-last = Anunciar o último evento
key-odds = Anunciar as chances
key-position = Ler a posição em voz alta
key-step = Um lance atrás, um lance à frente
key-ends = Para o início, para o fim
key-play = Reproduzir ou pausar
key-mark = Próximo evento
key-mark-back = Evento anterior
no-time-limit = Sem limite de tempo.
no-odds = Sem chances calculadas para esta posição.
set-notify = Avisar quando for minha vez
set-notify-line = Enquanto a página estiver em segundo plano.
set-notify-refused = Seu navegador não permite notificações desta página.
key-options = Escolher uma opção
key-stats = Escolher um atributo
key-cursor = Mover o cursor no mapa
key-target = Próximo alvo
key-act = Prever, depois confirmar
key-actions = Escolher uma ação
key-search = Buscar ações
key-end = Encerrar o turno
key-order = Anunciar a ordem dos turnos
key-reach = Anunciar os alvos ao alcance
key-line = Ler uma linha de quadrados
key-zoom = Aproximar, afastar, ajustar

## Tática

map = Mapa
map-label = Mapa, { $width } por { $height } quadrados. As setas movem o cursor; Enter prevê e confirma.
map-view = Visão do mapa
creatures = Criaturas
zoom-in = Aproximar
zoom-out = Afastar
fit-map = Ajustar o mapa
centre-active = Centralizar na criatura ativa
legend = Legenda
lg-walk = Andar
lg-dash = Correr
lg-difficult = Difícil
lg-half = Meia cobertura
lg-three = Cobertura ¾
lg-raised = Elevado
lg-blocked = Obstáculo
lg-door = Porta
scene = Cena
scene-coins = { $count ->
    [one] 1 moeda
   *[other] { $count } moedas
}
before-fight = O combate ainda não começou.
turn-order = Ordem dos turnos
round = Rodada
round-number = Rodada { $number }
initiative = iniciativa
turn-of = Turno de { $name }
actions = Ações
all-actions = Todas as ações
more = Mais
more-actions = Mais ações
cost-action = Ação
cost-bonus = Ação bônus
cost-reaction = Reação
cost-spent = Usada
cost-other = Outras
attacks-left = { $count ->
    [one] { $count } ataque restante
   *[other] { $count } ataques restantes
}
slot = Nível { $level }
left = restam { $count }
move = Deslocamento
feet = { $count } pés
feet-of = { $left } de { $most } pés
hp = PV
hp-of = { $hp } de { $max } pontos de vida
hit-points = Pontos de vida
ac = CA { $ac }
ac-short = CA
dc-short = CD
armour-class = Classe de Armadura
do-move = Mover { $feet } pés
do-nothing = Escolha uma ação
do-walk-and = Andar e usar { $action }
end-turn = Encerrar turno
target-is = Alvo: { $name }
target-and-log = Alvo e registro
no-target = Sem alvo
nearest-foe = inimigo mais próximo: { $name }, { $feet } pés
pick = Escolher
ally = Aliado
foe = Inimigo
compare = Comparar ações
drops = derruba { $chance }
fails = Falha { $chance }
expected = média { $damage }
critical = Crítico
saves = Passa no teste
damage = Dano
advantage = Vantagem
disadvantage = Desvantagem
against-ac = { $bonus } contra CA { $goal }: acerta com { $needed } ou mais
against-dc = { $bonus } contra CD { $goal }: passa com { $needed } ou mais
made-of = { $what }: { $parts }
cover = cobertura +{ $bonus }
strikes = { $name } golpeia { $chance }
risk-of = Ataque de oportunidade de { $name }: { $chance }
planned = { $action } contra { $target }. { $chance }
now = (agora)
nothing-in-reach = Nenhum alvo está ao alcance.
foes-caught = { $count ->
    [one] { $count } inimigo
   *[other] { $count } inimigos
}
allies-caught = Aliados: { $names }
float-miss = Errou
float-critical = Acerto crítico
cell-at = { $x }, { $y }
cell-wall = parede
cell-door = porta
cell-blocked = bloqueado
cell-high = elevado { $feet } pés
flies-at = voando a { $feet } pés
cell-move = { $feet } pés a andar
cell-aim = pode ser mirado
cell-catches = atinge { $names }
reaction-of = Reação de { $name }
after-hit-of = Depois do acerto: { $name }
after-damage-of = Depois da rolagem de dano: { $name }
after-hit = Depois de um acerto
add-nothing = Não acrescentar nada
against = contra
roll = Rolagem
helps = Chance de ajudar
hit-chance = Chance de acertar
if-let-through = Se você não reagir
it-costs = Custo
slot-costs = espaço de nível { $level } ({ $left } restantes)
damage-of = { $damage } de dano
damage-kind = { $kind ->
    [acid] ácido
    [bludgeoning] contundente
    [cold] frio
    [fire] fogo
    [force] energia
    [lightning] elétrico
    [necrotic] necrótico
    [piercing] perfurante
    [poison] veneno
    [psychic] psíquico
    [radiant] radiante
    [slashing] cortante
   *[thunder] trovejante
}
next-time = Da próxima vez
sheet-of = Ficha de { $name }
sheet-empty = Escolha uma criatura para ver os dados conhecidos dela.
speed = Deslocamento
fly = voo { $count } pés
passive-perception = Percepção passiva
darkvision = Visão no escuro
blindsight = Visão às cegas
truesight = Visão verdadeira
senses = Sentidos
initiative-h = Iniciativa
spell-dc = CD das magias
resistances = Resistências
immunities = Imunidades
vulnerabilities = Vulnerabilidades
challenge = ND { $cr }
abilities = Atributos
save-h = Teste de resistência
abilities-line = Em cima: teste de atributo. Embaixo: teste de resistência, em negrito se proficiente.
skills = Perícias
attacks = Ataques
spells = Magias
movement-left = Deslocamento restante
concentrates = Concentra-se em
death-saves = Testes contra a morte
death-saves-are = { $successes } sucessos, { $failures } falhas
spell-slots = Espaços de magia
slots-left = { $most ->
    [one] { $left } de { $most } espaço
   *[other] { $left } de { $most } espaços
}
conditions = Condições
items = Itens
ammunition = Munição
rounds-left = { $count ->
    [one] { $count } rodada
   *[other] { $count } rodadas
}
aftermath = Depois do combate
dead = Morto
xp-total = { $count } XP
stays-with-you = O que fica
deed-damage = { $count } de dano
deed-kills = { $count ->
    [one] { $count } inimigo derrubado
   *[other] { $count } inimigos derrubados
}
loot = Espólios

## Duelo

duel-sub = Até { $points } · rodada { $round }
duel-ready = Pronto
duel-start = Iniciar a partida
duel-choose = Escolha um atributo
duel-rule = O valor maior marca o ponto. Se você não escolher a tempo, um atributo é sorteado.
duel-break = Uma pequena pausa
duel-waits = O adversário escolhe
duel-compare = As cartas são comparadas
duel-hidden = Carta oculta
rarity-Common = Comum
rarity-Epic = Épica
rarity-Legendary = Lendária
duel-last = { $stat }, { $mine } contra { $theirs }.
duel-point = Ponto: { $name }.
duel-no-point = Sem ponto.
duel-needs = Pontos que faltam: você { $mine }, adversário { $theirs }
duel-rounds = Rodadas
duel-drawn = sorteado
duel-picks = Atributos jogados
duel-won-of = vencidos de jogados
duel-timeout = Na rodada { $round } o tempo acabou. Atributo sorteado: { $stat }.
duel-odds = vence { $win }, empata { $draw }
duel-used = esgotado
duel-uses = Usos restantes
duel-play = Jogar { $stat }{ $chance ->
    [none] { "" }
   *[other] , { $chance }
}
of = { $a } de { $b }
to = a
you-name = Você
paused = Pausado
resumed = Retomado.
pause = Pausar
resign = Desistir
leave = Sair
stay = Continuar
quit-title = Desistir desta partida?
quit-line = Seu adversário vence a partida.
leave-title = Sair desta partida?
leave-line = A partida continua sem você; o relógio para enquanto nenhum jogador estiver conectado. Você pode voltar pelo saguão.
stopped-title = A rodada foi interrompida
stopped-line = Retome para jogar a rodada de novo desde o início.
duel-failed-title = A partida terminou antes da hora
duel-failed-line = Um erro interrompeu a partida; nenhum lado vence e o placar não conta.
duel-waited-line = A rodada interrompida não foi retomada a tempo; nenhum lado vence.
tap-again = { $stat }: toque de novo para escolher.

## Rever

no-replay-title = Não é possível rever esta partida
play = Reproduzir
to-start = Ao início
to-end = Ao fim
step-back = Um lance atrás
step-on = Um lance adiante
jump-to = Ir para
jump-back = Anterior
jump-on = Próximo
jump-event = Evento
jump-death = Morte
jump-critical = Acerto crítico
jump-round = Rodada
jump-turn = Turno
moment = Momento
view-as = Ver como
view-everyone = Todos, sem névoa
wx-turn = Turno { $turn } · tique { $tick }
wx-acts = Age
wx-qi = qi
wx-gauge = barra
wx-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
wx-cost = qi { $qi }
wx-ready = Pronta
wx-ready-in = Em { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
wx-needs = Faltam { $count } de qi
st-map = Mapa estelar. Escolha um sistema para listar suas ordens.
st-free = Sem dono
st-systems = { $count ->
    [one] { $count } sistema
   *[other] { $count } sistemas
}
st-ships = { $count ->
    [0] número de naves desconhecido
    [one] { $count } nave
   *[other] { $count } naves
}
rd-per = PER { $count }
rd-life = Vida { $left } de { $most }
rd-ap = { $count } PA
rd-mp = { $count } mana
rd-sp = { $count } vigor
rd-hand = Mão
a-spectator = Espectador
share-moment = Compartilhar momento
fork = Continuar daqui
fork-line = Uma nova partida a partir deste momento, com outros dados; bots assumem os lugares dos outros jogadores.
odds-shown = Probabilidades visíveis.
odds-hidden = Probabilidades ocultas.
key-hide-odds = Mostrar ou ocultar as probabilidades
log-of = Registro de
log-of-all = Todas
save-as = Salvar como { $kind }
on-target = { $action } em { $target }
not-possible = Agora não é possível
wx-target = Alvo
wx-skills = Técnicas
wx-telling = A luta até agora
wx-do = Agir
wx-cooldown = recarga { $count }
wx-hit = acerto { $chance } %
wx-drops = derrota { $chance } %
wx-all-foes = Todos os inimigos
wx-defend-line = { $percent ->
    [0] Passar a vez
   *[other] { $percent } % menos dano até sua próxima vez
}
rd-order = Ordem por PER
rd-at-once = Nesta fase, tudo ao mesmo tempo
rd-ground = Terreno
rd-mud = Lama, 2 PA
rd-rise = Terreno alto
rd-wall = Parede
rd-reach = Ao alcance
rd-chest = baú
rd-ap-word = pontos de ação
rd-move-to = Mover para { $cell } ({ $count } PA)
rd-month = { $month }, ano { $year }
rd-week-before = Dias anteriores
rd-week-after = Dias seguintes
rd-period = Período
rd-moon-is = { $moon }: { $phase }
rd-today = hoje
rd-in-days = { $count ->
    [one] daqui a 1 dia
   *[other] daqui a { $count } dias
}
rd-day-of = Dia { $day } de { $days }
rd-campaign = Campanha
rd-campaign-map = Mapa da campanha. Escolha um lugar para viajar até lá.
rd-goal = Objetivo
rd-guarded = guardado
rd-can-go = você pode ir até lá
rd-won = Batalhas vencidas
rd-treasures = Tesouros
st-orders = Ordens deste turno
st-no-orders = Nenhuma ordem ainda. Escolha uma frota e depois um sistema.
st-battles = Relatórios de batalha
st-inbox = Caixa de entrada
st-new = { $count ->
    [one] 1 nova
   *[other] { $count } novas
}
st-no-mail = Nenhuma mensagem.
st-days = { $count ->
    [one] 1 dia
   *[other] { $count } dias
}
st-ly = { NUMBER($count, maximumFractionDigits: 1) } al
st-sensor = Sensores { $count }
st-fuel-range = Alcance do combustível { NUMBER($count, maximumFractionDigits: 0) }
st-arrives-on = Chega no dia { $day }
st-seen = { $ships ->
    [0] vista no dia { $day }
   *[other] cerca de { $ships }, dia { $day }
}
st-ghosts = Só o contorno: último avistamento
st-ranges = Alcances e território
st-orbit = Frota em órbita de { $system }
st-arrives = { $count ->
    [one] Frota a caminho, falta 1 dia
   *[other] Frota a caminho, faltam { $count } dias
}
st-space = Frota em espaço aberto
st-ordered = Com ordens
st-fleet = Frota
st-ships-h = Naves
st-hull = Casco
st-fuel = Combustível
st-armies = { $count ->
    [one] 1 exército
   *[other] { $count } exércitos
}
st-give = Ordenar: { $order }
st-pick-target = Escolha um alvo
st-system = Sistema
st-fog = Fora do alcance dos sensores
st-home = Mundo natal
st-planets = Planetas
st-owner = Dono
st-take-back-this = Retirar: { $order }
st-read-all = Marcar todas como lidas
st-dismiss-all = Descartar todas as mensagens
st-dismiss = Descartar: { $message }
st-unread = não lida
st-rounds = { $count ->
    [one] { $count } rodada
   *[other] { $count } rodadas
}
st-own-loss = Suas perdas
st-loss-of = Perdas: { $faction }
st-ships-word = { $count ->
    [one] nave
   *[other] naves
}
st-winner = Vencedor
st-lost = Perdidas
st-no-loss = Nenhuma nave perdida
st-left = Restam { $left } de { $before }
st-fired-missiles = Mísseis disparados
st-fired-torpedoes = Torpedos disparados
st-fired-interceptors = Interceptadores disparados
st-intercepted = Disparos inimigos interceptados
st-next-report = Próximo relatório
st-to-map = Voltar ao mapa
key-map = Ir para o mapa
key-fleet = Próxima frota
key-undo = Desfazer a última ordem
st-none = Nenhuma ordem.
`;export{e as default};