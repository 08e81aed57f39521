### O duelo em português.
### O que se diz é lido em voz alta por leitores de tela: frases curtas, nada que só os olhos entendam.

game-name = Duelo de judô

## Eventos

state-change = { $to ->
    [waitingForMatchStart] Tudo pronto para começar uma partida.
    [matchStart] A partida começa.
    [cooldown] Uma pequena pausa.
    [roundStart] Começa uma nova rodada.
    [waitingForPlayerAction] Escolha um atributo.
    [diceChoose] Os dados escolhem um atributo.
    [roundDecision] As cartas são comparadas.
    [roundOver] A rodada terminou.
    [matchDecision] A partida está decidida.
    [matchOver] A partida terminou.
    [interruptRound] A rodada foi interrompida.
    [interruptMatch] A partida foi interrompida.
   *[other] A partida continua: { $to }.
}
round-start = Rodada { $round }.
round-prompt = Rodada { $round }: escolha um atributo.
round-timeout = Rodada { $round }: o tempo acabou.
round-decision = { $outcome ->
    [winPlayer] O jogador vence a rodada: { stat-name } { $player } contra { $opponent }.
    [winOpponent] O adversário vence a rodada: { stat-name } { $opponent } contra { $player }.
    [draw] A rodada termina empatada: { stat-name } { $player } contra { $opponent }.
   *[other] A rodada está decidida: { stat-name } { $player } contra { $opponent }.
}
score-update = Placar: jogador { $player }, adversário { $opponent }.
cooldown-start = { $seconds ->
    [0] A próxima rodada começa já.
    [one] A próxima rodada começa em { $seconds } segundo.
   *[other] A próxima rodada começa em { $seconds } segundos.
}
cooldown-end = Fim da pausa: rodada { $round }.
match-end =
    { $reason ->
        [target] A pontuação da vitória foi alcançada.
        [maxRounds] A última rodada foi jogada.
        [quit] Houve desistência.
        [navigate] Um dos lados saiu da partida.
        [error] A partida terminou com um erro.
        [waiting] A espera foi longa demais.
       *[other] A partida terminou.
    } { $winner ->
        [player] O jogador vence
        [opponent] O adversário vence
       *[none] { $reason ->
            [quit] Não há vencedor
            [navigate] Não há vencedor
            [error] Não há vencedor
            [waiting] Não há vencedor
           *[other] Empate
        }
    }: jogador { $player }, adversário { $opponent }.
timer-tick = { $id ->
    [selection] { $seconds ->
        [0] Acabou o tempo para escolher.
        [one] Falta { $seconds } segundo para escolher.
       *[other] Faltam { $seconds } segundos para escolher.
    }
   *[cooldown] { $seconds ->
        [0] A pausa acaba.
        [one] Falta { $seconds } segundo de pausa.
       *[other] Faltam { $seconds } segundos de pausa.
    }
}
error-event = { $code ->
    [duplicate] Tarde demais: vale a primeira escolha.
    [wrong-state] Isso não é possível agora.
    [unknown-stat] Esse atributo não existe.
    [used-up] Este atributo está esgotado por enquanto.
    [malformed] Esta escolha não é válida.
    [not-your-turn] Não é a sua vez.
    [invalid-config] A partida não pode começar com estas configurações.
    [locked] As configurações ficam bloqueadas depois do início da partida.
    [deck] Não foi possível carregar o baralho.
    [fault] Algo deu errado no jogo.
   *[other] Não é possível: { $reason }
}
clock-corrected = O relógio foi ajustado; nenhum tempo se perde.
debug = Depuração: { $text }

## Atributos

stat-power = Força
stat-speed = Velocidade
stat-technique = Técnica
stat-kumikata = Kumi-kata
stat-newaza = Ne-waza
stat-name = { $stat ->
    [power] { stat-power }
    [speed] { stat-speed }
    [technique] { stat-technique }
    [kumikata] { stat-kumikata }
    [newaza] { stat-newaza }
   *[other] { $stat }
}

## Comandos

refused-wrong-state = { $what ->
    [stat] nenhum atributo pode ser escolhido agora
    [round] esta é a rodada { $round }
    [timers] nenhum cronômetro está correndo
    [interrupt] não há nada a interromper
    [start] a partida já começou
    [resume] a rodada não está interrompida
   *[other] isso não é possível agora
}
refused-not-your-turn = { $choosing ->
    [true] seu oponente escolhe nesta rodada
   *[false] só o jogador pode fazer isso
}
refused-duplicate = { $what ->
    [paused] os cronômetros já estão pausados
    [running] os cronômetros já estão correndo
   *[other] esta rodada já foi decidida
}
refused-used-up = esgotado até escolher os outros atributos
refused-unknown-stat = esse atributo não existe
refused-unknown-kind = não se interrompe uma partida assim
refused-malformed = isso não é um comando do duelo
choose-stat = Escolher { stat-name }, { $value }
choose-stat-odds = Escolher { stat-name }, { $value } (vence { $win } %, empata { $draw } %)
foresee-stat = Das { $cards } cartas que o adversário pode ter, { $won } têm menos { stat-name }, { $drawn } o mesmo valor e { $lost } mais.
start-match = Começar a partida
advance = Continuar
interrupt-quit = Desistir da partida
interrupt-navigate = Sair da rodada por um momento
interrupt-error = Parar a partida por causa de um erro
resume = Continuar a rodada
pause-timers = Parar os cronômetros
resume-timers = Retomar os cronômetros
rematch = Jogar a revanche
home = Voltar ao início

## Cenários

scenario-classic = Clássico: vence quem fizer dez pontos, trinta segundos para escolher.
scenario-classic-5 = Clássico curto: vence quem fizer cinco pontos.
scenario-classic-15 = Clássico longo: vence quem fizer quinze pontos.
scenario-quick = Rápido: uma rodada decide.
scenario-bandit = Bandido: os dados escolhem as cartas e o atributo, vence quem fizer dez pontos.
scenario-team = Equipes: seis lutadores de cada lado, cada um luta uma vez.
scenario-solo = Solo: clássico, com todo o tempo que quiser para escolher.
scenario-alternate = Alternado: os dois lados escolhem um de cada vez, contra um adversário difícil.
scenario-heavyweights = Pesos-pesados: todos são fortes e poucos são rápidos, por isso as probabilidades contam mais que o valor; um atributo só volta depois de usados os outros quatro, contra um adversário que joga pelas probabilidades.
scenario-limited = Limitado: um atributo só volta depois de usados os outros quatro; os lados escolhem alternadamente, contra um adversário que joga pelas probabilidades.

## O combate na mesa

side-name = { $side ->
    [player] Jogador
   *[opponent] Adversário
}
draw-score = Rodada { $round }. Jogador { $player }, adversário { $opponent }.
draw-break = A seguir, rodada { $round }. Jogador { $player }, adversário { $opponent }.
# A no-break space stands between a stat and its value.
draw-card = { side-name }: { $name } ({ $country }, { $class } kg). { stat-power } { $power }, { stat-speed } { $speed }, { stat-technique } { $technique }, { stat-kumikata } { $kumikata }, { stat-newaza } { $newaza }.
draw-hidden = { side-name }: uma carta virada para baixo.
draw-used-up = { side-name }: já usados: { $stats }.
ending-target = pontos suficientes
ending-maxRounds = a última rodada
ending-quit = desistência
ending-navigate = um jogador se afastou
ending-error = um erro
ending-waiting = espera longa demais

# A voz do narrador: uma frase por ação
voice-round-won-1 = A rodada fica assim: vence { $who }.
voice-round-won-2 = Esta rodada tem dono: { $who }.
voice-round-won-3 = { $who } escolheu bem.
voice-round-won-4 = Vitória limpa: { $who } não deixa dúvida.
voice-round-won-5 = { $who } tinha a resposta.
voice-round-won-6 = Sem discussão: { $who } leva o ponto.
voice-round-won-7 = { $who } lê bem a rodada.
voice-round-won-8 = { $who } dá uma demonstração de força.
voice-round-won-9 = { $who } vira a carta, e está decidido.
voice-round-won-10 = A melhor carta estava com { $who }.
voice-round-drawn-1 = Ninguém cede.
voice-round-drawn-2 = Tudo igual.
voice-round-drawn-3 = Um anula o outro.
voice-round-drawn-4 = Nada separa os dois.
voice-round-drawn-5 = Os dois tiveram a mesma ideia.
voice-round-drawn-6 = Impasse, e uma longa troca de olhares.
voice-round-drawn-7 = Força contra força igual.
voice-round-drawn-8 = A rodada não é de ninguém.
voice-round-drawn-9 = Empate. Vamos de novo.
voice-round-drawn-10 = Equilíbrio até o último ponto.

# Por que um bot escolhe o que escolhe.
bot-best-stat = { $value } é o maior valor da carta que ainda pode ser escolhido.
country-AR = Argentina
country-AT = Áustria
country-AU = Austrália
country-AZ = Azerbaijão
country-BE = Bélgica
country-BR = Brasil
country-CA = Canadá
country-CH = Suíça
country-CN = China
country-CO = Colômbia
country-CU = Cuba
country-CZ = Tchéquia
country-DE = Alemanha
country-DZ = Argélia
country-EG = Egito
country-ES = Espanha
country-FI = Finlândia
country-FR = França
country-GB = Reino Unido
country-GE = Geórgia
country-GR = Grécia
country-HR = Croácia
country-HU = Hungria
country-IE = Irlanda
country-IN = Índia
country-IT = Itália
country-JP = Japão
country-KG = Quirguistão
country-KR = Coreia do Sul
country-KZ = Cazaquistão
country-MA = Marrocos
country-MD = Moldávia
country-MN = Mongólia
country-MX = México
country-NL = Países Baixos
country-NO = Noruega
country-NZ = Nova Zelândia
country-PL = Polônia
country-PT = Portugal
country-RO = Romênia
country-RS = Sérvia
country-SE = Suécia
country-SI = Eslovênia
country-SN = Senegal
country-TJ = Tadjiquistão
country-TN = Tunísia
country-TR = Turquia
country-UA = Ucrânia
country-US = Estados Unidos
country-UZ = Uzbequistão
country-ZA = África do Sul
