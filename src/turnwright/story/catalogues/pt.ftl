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
answer-your-turn = É a sua vez, com { $name }.
answer-your-move = É a sua vez.
answer-not-your-turn = Não é a sua vez.
answer-no-options = Não há nada a escolher agora.
answer-many-options = { $count } opções.
answer-unknown = Não sei. Pergunte por alguém pelo nome ou por uma regra: { $topics }.

# A voz do narrador: uma frase por ação
voice-hit-1 = { $who } passa pela guarda, e { $target } sente o golpe.
voice-hit-2 = O golpe entra. { $target } cambaleia, e { $who } já procura a próxima brecha.
voice-hit-3 = { $who } encontra a brecha na defesa de { $target }.
voice-hit-4 = Desta vez faltou sorte a { $target }: { $who } chegou antes da defesa.
voice-hit-5 = { $who } não desperdiça a chance.
voice-hit-6 = { $target } vê o golpe chegar, mas tarde demais.
voice-hit-7 = Boa mira! { $who } deixa sua marca em { $target }.
voice-hit-8 = { $who } pressiona, e { $target } paga por um passo em falso.
voice-hit-9 = Essa doeu. { $target } cerra os dentes e continua na luta.
voice-hit-10 = { $who } faz parecer fácil.
voice-miss-1 = { $who } só acerta o ar.
voice-miss-2 = { $target } não está onde { $who } esperava.
voice-miss-3 = Foi por pouco, mas { $target } escapa.
voice-miss-4 = { $who } se precipita, e o momento passa.
voice-miss-5 = Por um fio, a investida não pega { $target }.
voice-miss-6 = { $target } se esquiva a tempo.
voice-miss-7 = { $who } pragueja baixinho: nada.
voice-miss-8 = Parecia bom para { $who }, até deixar de ser.
voice-miss-9 = { $target } lê o movimento e não cede espaço.
voice-miss-10 = Passou longe. { $who } precisa recomeçar.
voice-critical-1 = Que golpe! { $who } acerta { $target } exatamente onde mais dói.
voice-critical-2 = Por um instante tudo para. Depois { $target } vacila.
voice-critical-3 = { $who } ainda vai contar esta história por anos.
voice-critical-4 = Sem se conter, { $who } pega { $target } de guarda aberta.
voice-critical-5 = { $target } não tinha como evitar este.
voice-critical-6 = Tempo perfeito de { $who }.
voice-critical-7 = O campo inteiro ouve o impacto em { $target }.
voice-critical-8 = { $who } põe tudo no golpe, e tudo chega.
voice-critical-9 = Sorte e perícia se encontram, e { $target } está no meio.
voice-critical-10 = Até os aliados de { $target } fazem careta.
voice-down-1 = { $target } vai ao chão.
voice-down-2 = Acabou para { $target }.
voice-down-3 = { $target } cai e não se levanta.
voice-down-4 = O chão recebe { $target }.
voice-down-5 = Um a menos: { $target } está fora da luta.
voice-down-6 = Um último passo, e { $target } desaba.
voice-down-7 = { $target } tomba.
voice-down-8 = Silêncio onde estava { $target }.
voice-down-9 = Ninguém chega a tempo de ajudar { $target }.
voice-down-10 = Foi o fim da linha para { $target }.
voice-heal-1 = A cor volta ao rosto de { $target }.
voice-heal-2 = { $target } respira com mais facilidade.
voice-heal-3 = A dor larga { $target }.
voice-heal-4 = As feridas se fecham, e { $target } se endireita.
voice-heal-5 = { $target } ainda não terminou.
voice-heal-6 = Um calor percorre { $target }.
voice-heal-7 = Novas forças para { $target }, bem na hora.
voice-heal-8 = { $target } se livra do pior.
voice-heal-9 = Uma respiração funda, e { $target } volta à luta.
voice-heal-10 = Ajuda. { $target } acena com a cabeça.
voice-spell-1 = { $who } fala, e o ar responde.
voice-spell-2 = Um gesto de { $who }, e algo cede.
voice-spell-3 = { $who } reúne o poder e o solta.
voice-spell-4 = As palavras de { $who } pairam no ar por um momento.
voice-spell-5 = { $who } chama, e o poder vem.
voice-spell-6 = Os olhares se voltam para { $who }.
voice-spell-7 = { $who } molda o instante com as duas mãos.
voice-spell-8 = O ar vibra em volta de { $who }.
voice-spell-9 = O que { $who } vinha preparando toma forma.
voice-spell-10 = { $who } não hesita.
voice-condition-1 = Algo muda para { $target }.
voice-condition-2 = { $target } vai sentir isso por um tempo.
voice-condition-3 = Isso complica as coisas para { $target }.
voice-condition-4 = { $target } resiste, mas o efeito permanece.
voice-condition-5 = Não era o que { $target } esperava.
voice-condition-6 = Os planos de { $target } terão de esperar.
voice-condition-7 = { $target } agora tem outras preocupações.
voice-condition-8 = O campo parece outro para { $target }.
voice-condition-9 = { $target } não contava com isso.
voice-condition-10 = Agora { $target } também precisa lidar com isso.
voice-ended-1 = { $target } se recompõe.
voice-ended-2 = Passa. { $target } ergue os olhos de novo.
voice-ended-3 = { $target } se livra disso, e com raiva.
voice-ended-4 = O olhar de { $target } clareia.
voice-ended-5 = O que prendia { $target } se desfaz.
voice-ended-6 = { $target } está de volta por inteiro.
voice-ended-7 = Esse problema ficou para trás para { $target }.
voice-ended-8 = { $target } pisca, e a luta volta ao foco.
voice-ended-9 = O efeito passa, e { $target } se move livremente.
voice-ended-10 = Alívio para { $target }, mesmo que por um momento.
voice-refused-1 = Você tenta, mas não há como.
voice-refused-2 = O momento não permite.
voice-refused-3 = Você pensa melhor no último instante.
voice-refused-4 = Algo impede você.
voice-refused-5 = Era uma boa ideia. Vai ter de esperar.
voice-refused-6 = Você avalia a situação e balança a cabeça.
voice-refused-7 = Assim não. Deve haver outro jeito.
voice-refused-8 = Sua mão para no meio do caminho.
voice-refused-9 = Você imagina como seria, e não daria certo.
voice-refused-10 = Um suspiro de frustração, e você olha de novo.
voice-start-1 = Aqui começa.
voice-start-2 = Chega de palavras. Começou.
voice-start-3 = Todos procuram o primeiro movimento.
voice-end-1 = Depois, silêncio.
voice-end-2 = Está decidido.
voice-end-3 = Foi isso. Resta olhar em volta.
voice-first-blood-1 = O primeiro sangue é de { $who }.
voice-first-blood-2 = { $target } leva o primeiro ferimento da luta.
voice-first-blood-3 = O primeiro ferimento da luta: { $target }.
voice-last-stand-1 = Desse lado só resta { $target }.
voice-last-stand-2 = { $target } agora não tem mais ninguém ao lado.
voice-last-stand-3 = Os outros caíram. Resta { $target }.
voice-swing-1 = A maré vira a favor: { $side }.
voice-swing-2 = De repente o cenário melhora muito para { $side }.
voice-swing-3 = Isso pode ter decidido: a vantagem está com { $side }.
