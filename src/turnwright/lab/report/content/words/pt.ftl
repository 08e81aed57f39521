### Textos do laboratório, no terminal e na página.

## Uma simulação

lab-runs = { $runs ->
    [one] Uma partida, semente { $seed }.
   *[other] { NUMBER($runs, useGrouping: 0) } partidas, semente { $seed }.
}
lab-title = { $game }: { $what }
lab-scenario = Cenário: { $name }
lab-precise = Parada antecipada: cada probabilidade é conhecida com margem de { $margin }.
lab-known = Cada probabilidade é conhecida com margem de { $margin }.
lab-not-precise = As probabilidades são conhecidas com margem de { $margin }; { $wanted } exigiria mais partidas.
lab-interrupted = Interrompido: resultados de { $runs } das { $asked } partidas.
lab-nothing-played = Interrompido antes do fim da primeira partida.
lab-took = { $runs ->
    [1] Uma partida levou { $time }.
   *[other] { NUMBER($runs, useGrouping: 0) } partidas levaram { $time }.
}
lab-wrote = Gravado: { $file }
lab-again = Para gravar o registro da partida { $run }:
lab-watch = Para assistir:
lab-shown = Partida { $run } da semente { $seed }: { $ending }. { $winners }
lab-won-by = Venceu: { $seats }.
lab-ended-without-winner = Sem vencedor.
lab-progress = { $done } de { $total }, { $rate } por segundo, faltam { $left }

## Tabelas

lab-sides = Taxas de vitória
lab-side = lado
lab-agent = jogado por
lab-won = vitórias
lab-interval = intervalo de 95 %
lab-no-winner = sem vencedor
lab-left = Restante no fim
lab-lengths = Duração da partida
lab-inputs = entradas
lab-turns = turnos
lab-mean = média
lab-p10 = percentil 10
lab-p50 = mediana
lab-p90 = percentil 90
lab-least = mínimo
lab-most = máximo
lab-matches = partidas
lab-endings = Como as partidas terminaram
lab-ending = fim
lab-times = número
lab-share = proporção
lab-share-of = { $name }, proporção
lab-units = Unidades
lab-unit = unidade
lab-means = Os números são médias de todas as partidas; um momento é a média das partidas em que o evento ocorreu.

## Fins que qualquer jogo pode ter

lab-ending-steps = limite de entradas atingido
lab-ending-stuck = nenhum jogador podia agir

## As chances de uma posição

lab-odds = Chances depois da entrada { $number }
lab-odds-seat = Com o que { $seat } sabe: o que está oculto é sorteado de novo em cada partida.
lab-odds-spectator = Com o que um espectador sabe: o que está oculto é sorteado de novo em cada partida.
lab-odds-all = Com informação completa: só os dados são rolados de novo.
lab-odds-over = Depois da entrada { $number } a partida acabou: { $ending }. { $winners }
lab-odds-along = Chances ao longo da partida
lab-input = entrada
lab-chance-of = Vitória: { $side }

## As chances de um golpe

lab-skill = { $skill }, grau { $tier }
lab-skill-strikes = { $by } golpeia { $target }, com { $hp } PV ({ $how })
lab-skill-exact = exato
lab-skill-sampled = { $blows } golpes, semente { $seed }
lab-skill-hit = acerto { $hit }: crítico { $critical }, parcial { $partial }
lab-skill-miss = erro { $miss }: esquiva { $dodged }, imprecisão { $inaccurate }
lab-skill-damage = dano médio { $mean }; derrota com um só golpe { $defeat }

## Uma varredura

lab-sweep = Taxas de vitória por ponto
lab-sweep-points = { $points } pontos, até { $runs } partidas cada, todos com os dados da semente { $seed }.
lab-sweep-set = Ajustes: { $settings }
lab-sweep-interrupted = Interrompido: { $points } de { $asked } pontos concluídos.

## Comparação de duas variantes

lab-compare = A contra B
lab-compare-variant = { $variant }: { $what } ({ $runs } partidas, semente { $seed })
lab-compare-clear = Em B, { $side } vence { $points } pontos percentuais { $which ->
    [more] a mais
   *[less] a menos
} que em A.
lab-compare-unclear = { $side }: nenhuma diferença clara; o intervalo inclui o zero.
lab-differences = Diferença entre B e A, em pontos percentuais
lab-difference = B − A
lab-from-to = { $low } a { $high }

## Busca de um valor

lab-tune-found = { $setting }: { $side } vence { $won } ({ $interval }), o mais perto de { $target }.
lab-tune-too-low = { $side } nunca chega a { $target } neste intervalo. O mais próximo é { $setting }: { $won } ({ $interval }).
lab-tune-too-high = { $side } sempre passa de { $target } neste intervalo. O mais próximo é { $setting }: { $won } ({ $interval }).
lab-tune-interrupted = Interrompido. Até agora, o mais perto de { $target } é { $setting }: { $side } vence { $won } ({ $interval }).
lab-tune-runs = { $values } valores com { $runs } partidas cada um, todas com os dados da semente { $seed }.
lab-tune-trials = Valores testados

## Um torneio

lab-tournament-agents = Torneio de agentes
lab-tournament-fighters = Torneio de lutadores
lab-tournament-runs = { $names } participam; cada par joga { $runs } partidas de cada lugar, com os dados da semente { $seed }.
lab-tournament-interrupted = Interrompido: foram jogadas { $played } de { $asked } partidas.
lab-standings = Classificação
lab-contestant = nome
lab-drawn = empates
lab-score = pontos
lab-rating = nota
lab-deviation = desvio
lab-no-ratings = Para ver as notas, instale turnwright[lab].
lab-matrix = Linha contra coluna, em porcentagem; um empate vale meia vitória
lab-matrix-wide = A tabela de confrontos entre { $names } é larga demais para esta tela: use --html ou --csv.
lab-beats = { $one } contra { $other }: { $percent }

## Encontros

lab-proposals = Combates para { $party }
lab-budget = No terreno “{ $terrain }”, dificuldade { $difficulty }: um orçamento de { $xp } de experiência.
lab-fought = Cada número vem de { $runs } combates com a heurística dos dois lados, semente { $seed }.
lab-off-by = Cada número tem margem de erro de até { $margin } para mais ou para menos.
lab-difficulty = dificuldade
lab-difficulty-of = Dificuldade: { $difficulty }, { $xp } de { $budget } de experiência.
lab-measured = No laboratório: o grupo vence { $won } ({ $interval }), em { $rounds } rodadas.
lab-encounters = Taxas de vitória do grupo
lab-encounter = encontro
lab-own-party = grupo original
lab-level = nível { $level }
lab-heroes = heróis
lab-foes = inimigos
lab-height = { $feet } pés de altura
lab-ground = { $kind ->
    [wall] parede
    [difficult] terreno difícil
    [door] porta
    [open-door] porta aberta
    [half-cover] meia cobertura
    [three-quarters-cover] cobertura de três quartos
    [blocks-sight] bloqueia a visão
    [blocks-steps] intransponível
   *[floor] chão
}

## Verificar uma aventura

audit-adventure = { $name }: { $scenes } cenas
audit-all-reachable = Tudo nela pode acontecer.
audit-unreachable = nunca pode ser alcançado
audit-no-foes = não há ninguém para combater
audit-unset = nada que possa acontecer ativa o marcador { $what }
audit-ungiven = nada que possa acontecer dá { $what }
audit-far = nenhum herói consegue chegar lá
audit-unused = { $what } nunca pode ser usado
audit-absent = { $what } nunca aparece
audit-unchecked = nada pede um teste de { $what }
audit-restless = a cena não permite descanso
audit-by-hand = só o mestre pode aplicá-lo
audit-idle = a condição { $what } não é do SRD e não faz nada
audit-words = { $lang }: { $count ->
    [one] 1 texto não tem
   *[other] { $count } textos não têm
} tradução, por exemplo { $first }
audit-untranslated = Seus textos não têm traduções; aparecem como estão no arquivo.
audit-fights = Combates, cada um com o grupo descansado
audit-fight = { $fight }: dificuldade { $difficulty }
audit-unmeasured = { $fight }: sem chances, porque { $why }
