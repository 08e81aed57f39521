### Textos do cliente de terminal: frases inteiras, que um leitor de tela possa ler em voz alta.

## O começo

ui-menu-scenario = { $game }: escolha um cenário.
ui-menu-help = Digite um número, ou q para sair.
ui-menu-help-back = Digite um número, b para voltar ou q para sair.
ui-menu-more = Mais { $count }: digite mais.
ui-menu-saved = { $count ->
    [one] Continuar uma partida salva (1)
   *[other] Continuar uma partida salva ({ $count })
}
ui-menu-saved-title = Escolha uma partida salva.
ui-saved-match = { $name }: { $over ->
    [yes] terminada
   *[no] em andamento
}, { $played }
ui-saved-none = Não há partidas salvas.
ui-saved-how = Para continuar uma: turnwright play --resume NOME. Para assistir a uma: turnwright replay NOME
ui-title = { $game }: { $scenario }
ui-seat-you = { $seat }: você
ui-seat-person = { $seat }: jogador humano
ui-seat-bot = { $seat }: bot { $bot }
ui-bot = { $name ->
    [easy] fácil
    [medium] médio
    [hard] difícil
    [random] aleatório
    [heuristic] heurístico
    [master] mestre do jogo
    [planner] planejador
    [search] busca
   *[other] { $text }
}
ui-seat-units = { $told }, com { $units }
ui-begins = Semente { $seed }. A partida é salva automaticamente: { $name }
ui-torn = A última linha do registro estava incompleta e foi descartada.
ui-resumed = A partida continua depois da entrada { $number }.

## A vez de jogar

ui-hand-over = Passe a vez: { $seat }. Os outros não devem olhar. Tecle Enter quando estiver pronto.
ui-more = Mais { $count }: digite mais, ou achar e uma palavra.
ui-found = { $count ->
    [0] Nenhuma opção corresponde.
   *[other] { $count } opções correspondem; use mais palavras para restringir a lista.
}
ui-not-now = Você não pode fazer isso agora. Tecle Enter para ver as suas opções.
ui-topic-more = Digite { $word } para ver mais { $count }.
ui-unavailable = { $names } ({ $why })
ui-not-possible = Não é possível agora: { $list }
ui-not-possible-count = { $count ->
    [one] Mais 1 não é possível agora: digite impossíveis para ver o motivo.
   *[other] Mais { $count } não são possíveis agora: digite impossíveis para ver os motivos.
}
ui-unavailable-none = Nada está impossível agora.
ui-between = { "; " }
ui-gap = { " " }
ui-suggested = Em vez disso, você pode:
ui-how-odds = Digite chances e uma opção, pelo número ou em palavras. Exemplo: chances 3
ui-how-find = Digite achar e uma palavra para listar as opções que a contêm.
ui-look-unknown = Não há informações sobre { $text }.
ui-nothing-now = Não há nada para escolher agora. Tecle Enter para ver o que você pode fazer.
ui-number-changed = { $number } era “{ $before }” e agora é “{ $now }”. Nada foi feito: digite { $number } de novo se for isso mesmo.
ui-number-gone = { $number } era “{ $before }”, que não está mais na lista. Nada foi feito.
ui-too-late = Tarde demais: a partida já tinha avançado.
ui-refused = Isso não é possível: { $reason }.
ui-go-on = Tecle Enter ou digite continuar para deixar os outros jogarem; ou digite um número, ou ? para obter ajuda.
ui-done = Feito: { $choice }.
ui-undo-shown = Isso não pode ser desfeito: revelou uma informação nova.
ui-undo-other = Isso não pode ser desfeito: a última escolha foi feita por outro lugar.
ui-undo-nothing = { $why ->
    [start] Não há nada para desfazer: a partida está no início.
    [long-ago] Não há nada para desfazer: a última escolha ficou muito para trás.
    [chance] Não há nada para desfazer: já houve rolagem de dados desde então.
    [asked] Não há nada para desfazer: já foi feita uma pergunta desde então.
    [seen] Não há nada para desfazer: o resultado já foi visto.
   *[other] Não há nada para desfazer.
}
ui-log-empty = Nada aconteceu ainda.

## Ajuda

ui-help-enter = Enter: mostrar de novo a posição e as suas opções
ui-help-now = { $verbs ->
    [yes] Digite um número, ou tecle Enter para rever a posição e as opções. Em palavras, agora:
   *[no] Digite um número, ou tecle Enter para rever a posição e as opções.
}
ui-help-verb = { $example ->
    [none] { $verb }
   *[other] { $verb }{ "   " }{ $example }
}
ui-help-always = A qualquer momento: { $words }
ui-help-all = Para ver tudo isso explicado, e todos os verbos do jogo: ??
ui-help-name = NOME
ui-help-choice = OPÇÃO
ui-help-number = ROLAGEM
ui-help-topic = TEMA
ui-help-words = PALAVRAS
ui-help-more = mais: mostrar as próximas opções de uma lista longa
ui-help-find = achar PALAVRAS: listar as opções que contêm essas palavras
ui-help-look = ver, ou ver NOME: mostrar de novo a posição, ou descrever algo nela
ui-help-odds = chances OPÇÃO: mostrar o efeito de uma opção, sem escolhê-la
ui-help-rules = regras ou regras TEMA: mostra as regras numa tela, ou um tema delas
ui-rules-none = Este jogo não tem um resumo das regras.
ui-rules-topics = Temas: { $topics }. Digite regras e um tema; por exemplo: regras { $topic }
ui-rules-unknown = As regras não têm o tema “{ $text }”.
ui-help-hint = dica: mostrar o que um bot faria, e por quê
ui-hint = Um bot escolheria:
ui-hint-none = Não há dica agora.
ui-hint-remote = Um servidor não dá dicas.
ui-help-map = mapa: mostrar o mapa inteiro
ui-help-legend = legenda: explicar os sinais na tela
ui-help-unavailable = impossíveis: listar o que não é possível agora, com os motivos
ui-legend = Sinais: { $signs }
ui-legend-none = Não há sinais para explicar.

## Dados e perguntas

ui-throw = { $reason ->
    [none] { $seat }: role { $formula }. Digite as faces, ou tecle Enter para rolar automaticamente.
   *[other] { $seat }: role { $formula } ({ $reason }). Digite as faces, ou tecle Enter para rolar automaticamente.
}
ui-dice-one = { $count ->
    [2] { $which ->
        [l] dois d{ $sides }, vale o menor
       *[h] dois d{ $sides }, vale o maior
    }
   *[other] { $which ->
        [l] { $count } d{ $sides }, vale o menor
       *[h] { $count } d{ $sides }, vale o maior
    }
}
ui-faces-expected = Digite as faces de { $formula }, separadas por espaços, ou tecle Enter.
ui-question = { $seat ->
    [none] { $question }
   *[other] { $seat }: { $question }
}
ui-answer-first = Responda primeiro à pergunta. Digite ? para obter ajuda.
ui-undo-question = { $seat }: permitir que a última escolha seja desfeita?
ui-yes = sim
ui-no = não
ui-roll = { $reason ->
    [none] Rolagem { $number }: { $parts }
   *[other] Rolagem { $number }, { $reason }: { $parts }
}
ui-roll-dice = { $head }: { $faces }
ui-roll-also = { $before }, { $faces }
ui-roll-then = { $before }; { $after }
ui-rolls = Rolagens { $first } a { $last }: { $parts }
ui-why-none = Ainda não há rolagem para explicar. Embaralhamentos e compras de cartas não são mostrados.
ui-why-range = Você pode consultar as rolagens { $first } a { $last }. Digite porquê e um número.
ui-odds-tail = { $total } ou mais: { $more } por cento; { $total } ou menos: { $less } por cento.
ui-odds-mean = A média é { $mean }.
ui-odds-unknown = As chances são desconhecidas: { $reason }.

## Explicações

ui-terms-target = { $name }: { $parts }.
ui-terms-hit = acerto { $percent } %
ui-terms-crit = acerto crítico { $percent } %
ui-terms-save = resiste { $percent } %
ui-terms-works = sucesso { $percent } %
ui-terms-damage = dano de { $low } a { $high } (média { $mean })
ui-terms-damage-fixed = dano { $low }
ui-terms-heal = cura de { $low } a { $high } (média { $mean })
ui-terms-heal-fixed = cura { $low }
ui-terms-drops = cai { $percent } %
ui-terms-roll = { $kind ->
    [attack] Jogada de ataque
    [saving] Teste de resistência
   *[check] Teste
}: { $roll }{ $against ->
    [ac] {" "}contra CA { $goal }
    [dc] {" "}contra CD { $goal }
   *[none] {""}
}.
ui-terms-parts = {" "}({ $parts })
ui-terms-advantage = Vantagem: { $reasons }.
ui-terms-disadvantage = Desvantagem: { $reasons }.
ui-terms-reason = { $reason } ({ $unit })
ui-terms-risk = { $parts ->
    [none] { $name } pode reagir.
   *[other] { $name } pode reagir: { $parts }.
}
ui-terms-cost = Custo: { $costs }.
ui-terms-none = Não há chances a mostrar para esta opção.
ui-terms-figures = Valores: { $parts }.
ui-figure-damage = dano base { $number }
ui-figure-hit = precisão { $number } %
ui-figure-crit = acerto crítico { $number } %
ui-figure-cooldown = recarga de { $number ->
    [one] 1 turno
   *[other] { $number } turnos
}
ui-figure-rangeFt = alcance { $number } pés
ui-figure-longFt = alcance longo { $number } pés
ui-figure-ly = distância { $number } al
ui-figure-days = { $number ->
    [one] 1 dia
   *[other] { $number } dias
}
ui-figure-fuel = combustível: { $number } % da nave que tem menos
ui-figure-reachFt = alcance corpo a corpo { $number } pés
ui-why-parts = Bônus: { $parts }.
ui-why-goal = Classe de Armadura { $goal } ({ $parts }).

## O fim

ui-winner = Vencedor: { $seats }.
ui-draw = Empate.
ui-scores = Placar: { $scores }.
ui-watch-again = A partida está salva. Para assistir de novo:
ui-input-ended = Fim da entrada.
ui-how-to-go-on = A partida está salva. Para continuar:

## Assistindo

ui-played = Semente { $seed }, regras { $rules }.
ui-game-gone = O jogo { $game } não está instalado; a partida é mostrada apenas a partir do registro.
ui-unfinished = O registro termina aqui; a partida não foi concluída.
ui-undid = { $seat } desfaz a última escolha.
ui-rekeyed = Daqui em diante, são usados novos dados.

## Motivos

ui-refused-not-kept = não foi possível gravar o arquivo dos seus dados, por isso eles não foram rolados
ui-refused-over = a partida terminou
ui-refused-waiting = a partida está esperando uma resposta
ui-refused-not-yours = isso cabe a outro lugar
ui-refused-impossible = essa não é uma das respostas
ui-refused-answered = isso já foi respondido
ui-refused-no-seat = espectadores não podem agir
ui-refused-no-pause = o relógio desta partida não pode ser parado
ui-refused-read-only = esta partida é somente leitura
ui-refused-store = o banco de dados do servidor não está respondendo; tente de novo
ui-refused-fault = o servidor não conseguiu processar o pedido
ui-refused-too-large = é longo demais
ui-refused-wrong-type = o servidor não entende esse pedido

## Em um servidor

ui-you-are = Você é { $seat } na partida { $match }.
ui-you-watch = Você está assistindo à partida { $match }. Tecle Enter para ver a posição.
ui-seat-elsewhere = Você ocupou o seu lugar em { $server }. Se for o mesmo servidor, entre de novo com --from { $server }.
ui-seat-several = Você tem vários lugares nesta partida: { $seats }. Escolha um com --seat.
ui-seat-none = Este lugar não é seu. Entre com o endereço completo do convite, ou assista com --watch.
ui-name-long = Um nome pode ter no máximo { $most } caracteres. Escolha um mais curto com --as.
ui-seat-player = { $there ->
    [yes] { $player ->
        [none] { $seat }: uma pessoa, com conexão
       *[other] { $seat }: { $player }, com conexão
    }
   *[no] { $player ->
        [none] { $seat }: uma pessoa, sem conexão
       *[other] { $seat }: { $player }, sem conexão
    }
}
ui-player-at = { $player } ({ $seat })
ui-came = { $who } entrou na partida.
ui-left = { $who } saiu da partida.
ui-chat = { $who } diz: { $words }
ui-waiting = Aguardando { $seats }.
ui-clock-held = O relógio está parado.
ui-time-low = { $seconds ->
    [one] Resta { $seconds } segundo.
   *[other] Restam { $seconds } segundos.
}
ui-time-up = Seu tempo acabou: o servidor joga por você.
ui-time-up-other = Tempo esgotado para { $who }: o servidor joga nessa posição.
ui-clock-runs = O relógio está correndo.
ui-time-left = { $seconds ->
    [one] Você tem { $seconds } segundo para responder.
   *[other] Você tem { $seconds } segundos para responder.
}
ui-lost = Conexão perdida. Reconectando.
ui-back = Conexão restabelecida.
ui-thrown = Sua rolagem ({ $formula }): { $faces }.
ui-threw-for-you = O tempo acabou: o servidor rolou por você.
ui-chose-for-you = O tempo acabou: a resposta padrão foi dada por você.
ui-unanswered = O servidor ainda não respondeu. Digite q para sair ou ? para obter ajuda.
ui-not-meanwhile = Espere a resposta do servidor.
ui-fair-throw = { $reason ->
    [none] { $seat }: role { $formula }. Tecle Enter; o que você digitar antes entra na rolagem.
   *[other] { $seat }: role { $formula } ({ $reason }). Tecle Enter; o que você digitar antes entra na rolagem.
}
ui-fair-help = Enter: rolar. As faces são calculadas a partir da sua semente e da semente do servidor, fixada de antemão.
ui-cheated = { $how ->
    [commitment] O servidor está trapaceando: trocou o compromisso dos seus dados.
    [secret] O servidor está trapaceando: a semente dele não corresponde ao compromisso.
    [seed] O servidor está trapaceando: não usou a sua semente.
    [late] O servidor rolou estes dados por conta própria, embora você já tivesse rolado: alega que você demorou demais.
    [again] Esta rolagem já tinha sido feita com outro resultado: o servidor voltou a um estado anterior da partida.
   *[faces] O servidor está trapaceando: as faces que ele informa não são as dos dados.
}
ui-proven = { $count ->
    [one] Sua rolagem foi recalculada a partir do registro: os dados são honestos.
   *[other] Suas { $count } rolagens foram recalculadas a partir do registro: os dados são honestos.
}
ui-no-dice = Em { $game } os jogadores não rolam dados; --own-dice não tem efeito.
ui-anchor =
    O servidor está comprometido com os seus dados por esta âncora, que não pode mudar: { $anchor }
    As provas das suas rolagens ficam em { $file }
ui-unheard = { $count ->
    [one] O servidor fez uma rolagem por conta própria, embora você já tivesse rolado: alega que a sua semente chegou tarde demais.
   *[other] O servidor fez { $count } rolagens por conta própria, embora você já tivesse rolado: alega que as suas sementes chegaram tarde demais.
}
ui-unproven = { $how ->
    [commitment] O registro não prova os dados: a linha { $line } traz um compromisso diferente do que você recebeu.
    [half] O registro não prova os dados: a linha { $line } difere das rolagens que você viu.
   *[line] O registro não prova os dados: a linha { $line } é inválida. Execute turnwright verify para saber o motivo.
}
ui-kept-there = Nada é salvo aqui: o servidor guarda a partida, e você recebe o registro no final.
ui-journal-there = O servidor guarda a partida. O registro:
ui-how-to-come-back = A partida continua no servidor. Para voltar:
ui-help-who = quem: listar os lugares e quem está com conexão
ui-help-say = dizer PALAVRAS: enviar uma mensagem a todos na partida
ui-help-clock = relógio: parar o relógio ou fazê-lo correr de novo
ui-trouble = O servidor diz: { $reason }.
ui-trouble-bot = Um bot falhou; a partida está suspensa.
ui-trouble-fault = As regras do jogo falharam; a partida está suspensa.
ui-rollback = O servidor perdeu a parte mais recente da partida. O que você viu por último não vale mais.
ui-read-only = Esta partida é somente leitura.
ui-help-log-there = registro: mostrar os últimos acontecimentos, no máximo { $count } frases
ui-help-why-there = porquê N: mostrar os dados da rolagem N e as suas chances; a numeração começa quando você entrou
ui-help-save-there = salvar: desnecessário, pois o servidor guarda a partida; você recebe o registro no final
ui-help-quit-there = q: sair; a partida continua no servidor

## Por que o servidor não continua

ui-ending-replaced = Outra conexão assumiu este lugar. Feche-a e entre de novo.
ui-ending-wrong-token = Isto não dá acesso a nenhum lugar da partida. Um convite só vale uma vez: volte de onde ele foi usado.
ui-ending-bad-name = Este nome não pode ser usado: escolha um com letras visíveis de um só alfabeto.
ui-ending-name-taken = Outro jogador desta partida tem esse nome, ou um parecido. Escolha outro com --as.
ui-ending-wrong-match = Essa partida não existe neste servidor. Confira o endereço.
ui-ending-no-spectators = Esta partida não aceita espectadores. Entre com um convite.
ui-ending-full = O servidor está lotado. Tente mais tarde.
ui-ending-wrong-protocol = O servidor usa outra versão. Instale a mesma versão do servidor.
ui-ending-no-answer = O servidor demorou demais para responder. Ele pode estar ocupado; tente de novo.
ui-ending-too-fast = Chegaram mensagens ou pedidos demais do seu endereço, e o servidor não aceita mais por enquanto. Espere um pouco e tente de novo.
ui-ending-too-large = A mensagem era longa demais; o servidor fechou a conexão. Entre de novo.
ui-ending-unreadable = A partida foi jogada com regras diferentes das do servidor e não pode continuar nele.
ui-ending-unknown-game = O servidor não tem mais este jogo.
ui-ending-gone = A conexão foi encerrada. Entre de novo.

## Iniciar um servidor e criar uma partida

ui-open-at = O servidor está no ar em { $address } e guarda as partidas em { $kept }.
ui-lobby-at = O saguão está em { $address }
ui-lobby-no-browser = Não foi possível abrir um navegador: abra o endereço acima ou jogue com turnwright play --terminal.
ui-open-host = Para criar uma partida e ver como entrar nela: { $line }
ui-open-far = Para quem joga de outras máquinas, se é por este endereço que alcança esta: { $line }
ui-open-more = Tudo o mais que ele oferece: { $address }
ui-open-close = Tecle Ctrl-C para encerrá-lo; as partidas continuam quando ele for iniciado de novo.
ui-open-plain = Atenção: as conexões não são criptografadas, e os tokens podem ser lidos na rede. Passe --tls-cert ou use um proxy reverso com TLS.
ui-invited = { $seat } (lugar { $number }): { $line }
ui-look-on = Para assistir: { $line }
ui-host-invite = Se um jogador perder o acesso ao lugar, crie um novo convite: { $line }
ui-host-token = Token de anfitrião, guardado nesta máquina: { $token }
ui-host-none = Você não é o anfitrião desta partida. Passe o token de anfitrião com --token.
ui-host-archived = A partida foi arquivada: não aparece mais na lista, mas continua legível.
ui-host-listed = A partida voltou à lista.
ui-host-removed = A partida foi apagada com tudo o que estava guardado dela.

## Bots que pensam

ui-thinking = Pensando: { $seat }. Tecle Ctrl-C para que jogue já.
ui-thinking-percent = { $percent } %
ui-thinking-seconds = { $count } s

## O que se digita: as palavras do cliente, com outras formas separadas por vírgulas

ui-words-help = ajuda
ui-words-rules = regras
ui-words-look = ver, olhar
ui-words-odds = chances
ui-words-hint = dica
ui-words-map = mapa
ui-words-legend = legenda
ui-words-more = mais
ui-words-find = achar
ui-words-log = registro
ui-words-why = porquê, porque, por quê
ui-words-save = salvar
ui-words-undo = desfazer
ui-words-unavailable = impossíveis, impossiveis
ui-words-who = quem
ui-words-say = dizer
ui-words-clock = relógio, relogio
ui-words-continue = continuar
ui-words-quit = sair
ui-words-tutorial = tutorial
ui-words-skip = pular
ui-words-back = voltar
ui-words-yes = sim, s
ui-words-no = não, n

## Lições

ui-lesson = Lição { $number } de { $count }, { $title }:
ui-lessons-over = As lições terminaram. Boa sorte.
ui-lessons-none = Este jogo não tem lições.
ui-lessons-offer = É a sua primeira partida? Digite tutorial para ter um guia.
ui-help-tutorial = tutorial: começar as lições da primeira partida, ou encerrá-las; pular: ir à próxima lição

## Menus

ui-menu-opponent = Quão forte deve ser o adversário?
ui-menu-again = Digite r para a revanche, m para o menu, ou tecle Enter para sair.
ui-menu-facts = { $title } ({ $summary ->
    [none] { $level ->
        [easy] fácil
        [even] equilibrado
       *[hard] difícil
    }
   *[other] { $summary }
}, { $won } % de vitórias{ $length ->
    [0] {""}
   *[other] { $game ->
        [stellar] , cerca de { $length ->
            [one] { $length } dia
           *[other] { $length } dias
        }
        [wuxia] , cerca de { $length ->
            [one] { $length } turno
           *[other] { $length } turnos
        }
       *[other] , cerca de { $length ->
            [one] { $length } rodada
           *[other] { $length } rodadas
        }
    }
})
ui-menu-summary = { $title } ({ $summary })
ui-level-easy = Fácil
ui-level-medium = Médio
ui-level-hard = Difícil
ui-level-random = Fácil: joga ao acaso
ui-level-heuristic = Médio
ui-level-planner = Difícil: planeja
ui-level-search = Difícil: pensa por um tempo
