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
help-log = log: mostrar tudo o que aconteceu
help-why = why N: mostrar os dados da rolagem N e as suas chances
help-save = save: salvar a partida em um arquivo
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
