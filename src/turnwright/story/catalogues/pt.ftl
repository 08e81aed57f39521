### Textos dos clientes, para todos os jogos.

## O menu

menu-title = Escolha um jogo.
choose-number = Digite um número, ou ? para obter ajuda.
not-a-number = Isso não é um número da lista. Digite ? para obter ajuda.
option-out-of-range = { $count ->
    [0] Não há nada para escolher agora.
    [one] Só há uma opção: digite 1.
   *[other] Digite um número de 1 a { $count }.
}

## Ajuda

help-title = O que você pode digitar:
help-number = um número: fazer essa escolha
help-help = ?: mostrar esta ajuda
help-undo = u: desfazer a última escolha
help-log = registro: mostrar tudo o que aconteceu
help-why = porquê N: mostrar os dados da rolagem N e as suas chances
help-save = salvar: salvar a partida em um arquivo
help-quit = q: sair; a partida fica salva

## Vez

your-turn = É a sua vez: { $seat }.
undo-done = A última escolha foi desfeita.
undo-refused = Isso não pode ser desfeito: { $reason }.
match-over = A partida terminou: { $reason }.

## Dados

odds = A chance disso era de { $percent } por cento.

## Arquivos e despedidas

saved = Salvo em { $path }.
goodbye = Até logo.

## Lugares

seat-player = o jogador
seat-opponent = o adversário
seat-first = o primeiro lugar
seat-second = o segundo lugar
seat-spectator = um espectador
seat-number = lugar { $number }
side-two = { $first } e { $second }
side-more = { $first } e mais { $count }

# O leitor de frases
reader-echo = Entendido: { $action }.
reader-confirm = Tem certeza? { $action }. Responda sim ou não.
reader-offer = Não sei o que é “{ $said }”. Você quer dizer: { $action }? Responda sim ou não.
reader-whom = { $said }: quem?
reader-which = { $said }: qual?
reader-with-what = { $said }: com o quê?
reader-where = { $said }: onde? Diga uma casa.
reader-unknown = Não conheço “{ $said }” aqui. O que você quer dizer?
reader-not-here = “{ $said }” não é possível aqui dessa forma. Diga de outro jeito ou digite ? para ver a ajuda.
reader-instead = Então não. O que você faz em vez disso?
reader-no-verb = Não entendi “{ $said }”. Você pode dizer, por exemplo: { $verbs }.
    Digite ? para ver a ajuda.
reader-confused = “{ $said }” deixa todos confusos, e nada acontece.
reader-called-off = Tudo bem, nada acontece.
reader-too-long = Frase longa demais: no máximo { $most } caracteres.
reader-rest-dropped = Você não chega a fazer o resto: { $rest }.
answer-yes = Sim: { $action }.
answer-no = Não: { $reason }
answer-distance = { $name }: a { $distance } de distância.
answer-no-options = Não há nada a escolher agora.
answer-many-options = { $count } opções.
answer-unknown = Não sei. Pergunte por alguém pelo nome ou por uma regra: { $topics }.
