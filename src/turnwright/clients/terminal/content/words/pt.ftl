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

ui-refused-over = a partida terminou
ui-refused-waiting = a partida espera primeiro uma resposta
ui-refused-not-yours = isso foi de outro lugar
ui-refused-impossible = essa resposta não é possível
ui-refused-answered = isso já foi respondido
