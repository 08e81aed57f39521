### As palavras do cliente de terminal. Frases inteiras, para os olhos e para leitores de tela.

## O começo

ui-menu-scenario = { $game }: qual partida vai ser?
ui-menu-help = Digite um número, ou q para sair.
ui-title = { $game }: { $scenario }
ui-seat-person = Nesta mesa, { $seat } é uma pessoa.
ui-seat-bot = Nesta mesa, { $seat } é o robô { $bot }.
ui-begins = Semente { $seed }. A partida é salva enquanto se joga: { $name }
ui-torn = A última linha do registro foi cortada no meio e é descartada.
ui-resumed = A partida continua depois da entrada { $number }.

## Uma vez

ui-hand-over = Passe o lugar: { $seat }. Ninguém mais olha. Tecle Enter quando for a hora.
ui-more = E mais { $count }: digite more, ou find e uma palavra.
ui-found = { $count ->
    [0] Nenhuma opção tem essas palavras.
   *[other] { $count } opções têm essas palavras; use mais palavras para ver todas.
}
ui-not-now = Isso não pode ser feito agora. Tecle Enter para ver o que pode.
ui-topic-more = mais { $count }: digite { $word }
ui-between = { "; " }
ui-suggested = O que se pode fazer em vez disso:
ui-how-odds = Digite odds e uma escolha, pelo número ou em palavras, como em: odds 3
ui-how-find = Digite find e uma palavra, para ver as opções que a têm.
ui-look-nobody = Não há nada a dizer sobre { $text }.
ui-nothing-now = Não há nada a escolher agora. Tecle Enter para ver o que você pode fazer.
ui-too-late = Chegou tarde demais: a partida já tinha seguido.
ui-refused = Isso não é possível: { $reason }.
ui-done = Feito: { $choice }.
ui-undo-shown = Isso não pode ser desfeito: mostrou algo novo.
ui-undo-other = Isso não pode ser desfeito: a última escolha foi de outro lugar.
ui-undo-nothing = { $why ->
    [start] Não há nada a desfazer: a partida começa aqui.
    [long-ago] Não há nada a desfazer: foi há tempo demais.
    [chance] Não há nada a desfazer: desde então a sorte decidiu alguma coisa.
    [asked] Não há nada a desfazer: desde então alguém foi consultado.
    [seen] Não há nada a desfazer: o que veio depois já foi visto.
   *[other] Não há nada a desfazer.
}
ui-log-empty = Nada aconteceu ainda.

## Ajuda

ui-help-enter = Enter: a posição e as opções outra vez
ui-help-more = more: as próximas opções, quando são muitas
ui-help-find = find PALAVRAS: as opções que têm essas palavras
ui-help-look = look, ou look e um nome: a posição de novo, ou alguém que está nela
ui-help-odds = odds e uma escolha: o que ela significaria, sem fazê-la

## Dados e perguntas

ui-throw = { $reason ->
    [none] { $seat }: role { $formula }. Digite as faces, ou tecle Enter para a mesa rolar.
   *[other] { $seat }: role { $formula } ({ $reason }). Digite as faces, ou tecle Enter para a mesa rolar.
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
ui-faces-expected = Digite as faces de { $formula } separadas por espaços, ou tecle Enter.
ui-question = { $seat }: { $question }
ui-answer-first = Primeiro vem a pergunta. Digite ? para ver o que se pode digitar aqui.
ui-undo-question = { $seat }: a última escolha pode ser desfeita?
ui-yes = sim
ui-no = não
ui-roll = { $reason ->
    [none] Rolagem { $number }: { $parts }
   *[other] Rolagem { $number }, { $reason }: { $parts }
}
ui-rolls = Rolagens { $first } a { $last }: { $parts }
ui-why-none = Ainda não houve rolagem que você possa ver; embaralhar e comprar cartas não é contado.
ui-why-range = Há rolagens de { $first } a { $last }. Digite why e um número.
ui-odds-tail = { $total } ou mais: { $more } por cento; { $total } ou menos: { $less } por cento.
ui-odds-mean = A média é { $mean }.
ui-odds-unknown = As chances não são conhecidas: { $reason }.

## O fim

ui-winner = Vitória: { $seats }.
ui-draw = Ninguém vence.
ui-scores = Placar: { $scores }.
ui-watch-again = A partida está salva. Para assistir de novo, digite:
ui-input-ended = A entrada acabou.
ui-how-to-go-on = A partida está salva. Para continuar, digite:

## Assistindo

ui-played = Semente { $seed }, regras { $rules }.
ui-game-gone = O jogo { $game } não está instalado aqui: o registro conta a partida sem ele.
ui-unfinished = O registro acaba aqui; a partida não terminou.
ui-undid = Última escolha desfeita: { $seat }.
ui-rekeyed = Daqui em diante os dados são outros.

## Motivos

ui-refused-not-kept = o arquivo dos seus dados não pode ser escrito, por isso eles não foram lançados
ui-refused-over = a partida terminou
ui-refused-waiting = a partida espera primeiro uma resposta
ui-refused-not-yours = isso foi de outro lugar
ui-refused-impossible = essa resposta não é possível
ui-refused-answered = isso já foi respondido
ui-refused-no-seat = quem assiste só olha
ui-refused-no-pause = o relógio desta partida não pode ser parado
ui-refused-read-only = esta partida só pode ser olhada
ui-refused-store = o depósito do servidor não responde, tente de novo
ui-refused-fault = o servidor falhou nisso
ui-refused-too-large = é longo demais
ui-refused-wrong-type = o servidor não consegue ler isso

## Em um servidor

ui-you-are = Você é { $seat } na partida { $match }.
ui-you-watch = Você assiste à partida { $match }. Tecle Enter para ver como ela está.
ui-seat-elsewhere = Você tomou o seu lugar em { $server }. Se esta é a mesma mesa, entre de novo com --from { $server } depois do endereço.
ui-seat-several = Você tem vários lugares nessa partida: { $seats }. Escolha um com --seat.
ui-seat-none = Você não tem esse lugar nessa partida. Entre com o endereço inteiro que traz um convite, ou assista com --watch.
ui-name-long = Um nome tem no máximo { $most } letras. Escolha um mais curto com --as.
ui-seat-player = { $there ->
    [yes] { $player ->
        [none] Nesta mesa, { $seat } é uma pessoa, que está aqui.
       *[other] Nesta mesa, { $seat } é { $player }, que está aqui.
    }
   *[no] { $player ->
        [none] Nesta mesa, { $seat } é uma pessoa, que não está aqui.
       *[other] Nesta mesa, { $seat } é { $player }, que não está aqui.
    }
}
ui-player-at = { $player } ({ $seat })
ui-came = Chegou: { $who }.
ui-left = Saiu: { $who }.
ui-chat = { $who } diz: { $words }
ui-waiting = A partida espera { $seats }.
ui-clock-held = O relógio está parado.
ui-clock-runs = O relógio anda.
ui-time-left = { $seconds ->
    [one] Há { $seconds } segundo para responder.
   *[other] Há { $seconds } segundos para responder.
}
ui-lost = A conexão caiu. Tentando de novo.
ui-back = A conexão voltou.
ui-thrown = Seus dados ({ $formula }) mostram { $faces }.
ui-threw-for-you = O tempo acabou: o servidor lançou por você.
ui-chose-for-you = O tempo acabou: a resposta habitual foi dada por você.
ui-unanswered = O servidor ainda não respondeu. Enquanto isso, q sai, e ? mostra o que mais se pode fazer.
ui-not-meanwhile = Isso tem de esperar até que o servidor responda.
ui-fair-throw = { $reason ->
    [none] { $seat }: lance { $formula }. Aperte Enter, ou digite antes algo para agitar os dados.
   *[other] { $seat }: lance { $formula } ({ $reason }). Aperte Enter, ou digite antes algo para agitar os dados.
}
ui-fair-help = Enter: lançar. As faces vêm da sua metade e da metade do servidor, fixada antes.
ui-cheated = { $how ->
    [promise] O servidor trapaceia: os dados não são os que prometeu.
    [secret] O servidor trapaceia: a metade dele não é a que estava fixada.
    [seed] O servidor trapaceia: não usou a sua metade do lançamento.
    [late] O próprio servidor lançou estes dados, embora você já os tivesse lançado: ele diz que foi tarde demais.
    [again] Este lançamento já foi feito antes, de outro modo: o servidor voltou a um estado mais antigo da partida.
   *[faces] O servidor trapaceia: os dados mostram outras faces.
}
ui-proven = { $count ->
    [one] Um lançamento seu foi contado de novo pelo registro: os dados são honestos.
   *[other] Seus { $count } lançamentos foram contados de novo pelo registro: os dados são honestos.
}
ui-no-dice = Em { $game } nenhum dado é lançado por pessoas: --own-dice não muda nada aqui.
ui-anchor =
    A metade do servidor nos seus dados está presa por esta âncora, que não pode mudar: { $anchor }
    Tudo o que você vê dos seus lançamentos fica guardado em { $file }
ui-unheard = { $count ->
    [one] O próprio servidor fez um lançamento que você já tinha feito: a sua metade chegou tarde demais, diz ele.
   *[other] O próprio servidor fez { $count } lançamentos que você já tinha feito: as suas metades chegaram tarde demais, diz ele.
}
ui-unproven = { $how ->
    [promise] O registro não prova os dados: a linha { $line } prende o servidor a outros que os prometidos a você.
    [half] O registro não prova os dados: a linha { $line } não é o que você viu dos seus lançamentos.
   *[line] O registro não prova os dados: a linha { $line } não está certa, e turnwright verify diz por quê.
}
ui-kept-there = Nada é gravado aqui: o servidor guarda a partida, e o registro vem quando ela termina.
ui-journal-there = A partida está guardada no servidor. O registro está aqui:
ui-how-to-come-back = A partida continua no servidor. Para voltar, digite:
ui-help-who = who: quem está em cada lugar, e quem está aqui
ui-help-say = say PALAVRAS: uma palavra a todos na mesa
ui-help-clock = clock: parar o relógio, ou deixá-lo andar de novo
ui-trouble = O servidor diz: { $reason }.
ui-trouble-bot = Um robô falhou, e a partida espera.
ui-trouble-fault = As regras do jogo falharam, e a partida espera.
ui-rollback = O servidor perdeu uma parte da partida. O último que você sabia dela se perdeu.
ui-read-only = Esta partida só pode ser olhada.
ui-help-log-there = log: o que aconteceu por último, no máximo { $count } frases
ui-help-why-there = why N: os dados da rolagem N e as suas probabilidades; elas se contam desde que você chegou
ui-help-save-there = save: não há nada a fazer, pois o servidor guarda a partida; o registro vem quando ela termina
ui-help-quit-there = q: sair; a partida fica no servidor

## Por que o servidor não continua

ui-ending-replaced = Alguém se sentou neste lugar de outra parte. Feche essa outra e entre de novo.
ui-ending-wrong-token = Isto não abre nenhum lugar da partida. Um convite vale uma vez: volte de onde ele foi usado.
ui-ending-wrong-match = Não há essa partida neste servidor. Confira o endereço.
ui-ending-no-spectators = Esta partida não tem espectadores. Entre com um convite.
ui-ending-full = O servidor não tem mais espaço. Tente mais tarde.
ui-ending-wrong-protocol = O servidor fala outra versão. Instale a versão que o servidor tem.
ui-ending-no-answer = O servidor demorou demais a responder. Pode estar ocupado: tente de novo.
ui-ending-too-fast = Veio demais de uma vez, e o servidor fechou a porta. Espere um pouco e tente de novo.
ui-ending-too-large = O que foi dito era longo demais, e o servidor fechou a porta. Entre de novo.
ui-ending-unreadable = A partida foi jogada com regras que o servidor não tem, e não pode continuar lá.
ui-ending-unknown-game = O servidor não tem mais este jogo.
ui-ending-gone = A conexão terminou. Entre de novo.

## Abrir uma mesa e criar uma partida

ui-open-at = A mesa está aberta em { $address }, e as partidas ficam guardadas em { $kept }.
ui-open-host = Crie uma partida e veja como se sentar: { $line }
ui-open-far = Para quem está em outras máquinas, se é assim que alcança esta: { $line }
ui-open-more = O que mais há: { $address }
ui-open-close = Ctrl-C a fecha; toda partida continua quando ela abre de novo.
ui-invited = { $seat }: { $line }
ui-look-on = Para assistir: { $line }
