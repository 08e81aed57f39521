### Wuxia em português.

game-name = Wuxia, artes marciais
seat-first = o primeiro lado
seat-second = o segundo lado
scenario-duel = Um contra um: Penhasco Verde contra Rio Frio
scenario-pairs = Dois contra dois
scenario-schools = Quatro contra quatro: duas escolas
scenario-seed = À moda antiga: o qi não volta
battle-began = { $first } encaram { $second }.
turn-began = Turno { $turn } (batida { $tick }): { $actor } age.
turn-lost = { $actor } está atordoado e não se move.
dodge = { $target } oscila e escapa de { $actor }.
dodge-part = { $target } se desvia em parte e perde { $percent } % da força do golpe.
parry = { $target } se defende com { $skill }: { $percent } % a menos.
miss = { $reason ->
    [dodged] { $skill } de { $actor } não encontra { $target }: esquiva.
    [inaccurate] { $skill } de { $actor } passa longe de { $target }.
   *[other] { $skill } de { $actor } erra { $target }.
}
wound = { $bucket ->
    [low] ferimento leve
    [medium] ferimento
   *[other] ferimento grave
}
hit-attack = { $phrase ->
    [bold] Com um grito, { $actor } lança { $skill } contra { $target }: { wound }, { $damage } de vida.
    [calm] Sem pressa, { $actor } toca { $target } com { $skill }: { wound }, { $damage } de vida.
   *[other] { $actor } acerta { $target } com { $skill }: { wound }, { $damage } de vida.
}
hit-parried = { $phrase ->
    [bold] { $target } resiste firme a { $skill } de { $actor }: { wound }, { $damage } de vida.
    [calm] { $target } apara com calma { $skill } de { $actor }: { wound }, { $damage } de vida.
   *[other] { $target } bloqueia { $skill } de { $actor }: { wound }, { $damage } de vida.
}
hit-critical = { $phrase ->
    [bold] Um golpe rompe tudo: { $skill } de { $actor } acerta { $target } em cheio: { wound }, { $damage } de vida! Crítico!
    [calm] { $actor } vê a brecha, e { $skill } entra fundo em { $target }: { wound }, { $damage } de vida! Crítico!
   *[other] { $skill } de { $actor } acerta { $target } em cheio: { wound }, { $damage } de vida! Crítico!
}
defend = { $actor } mantém a guarda.
effect = { $kind ->
    [bleed] sangramento
    [attack_up] ataque
    [defense_up] defesa
    [haste] velocidade
    [stun] atordoamento
   *[other] um efeito
}
effect-began = { $target }: { effect } ({ $amount }, turnos: { $turns }).
effect-ended = { $target }: { effect } passa.
bled = { $target } sangra: { $damage } de vida.
defeat = { $target } cai!
battle-ended =
    { $reason ->
        [last_standing] Um lado caiu.
        [all_down] Os dois lados caíram.
        [stalemate] Ninguém fere ninguém.
        [step_cap] O último turno acabou.
        [nobody_ready] Ninguém pode mais agir.
        [cannot_lose] Um lado não pode mais perder.
        [resigned] Um lado desiste.
       *[other] A luta acabou.
    } { $winner ->
        [first] O primeiro lado vence
        [second] O segundo lado vence
       *[none] Ninguém vence
    } (turnos: { $turns}).
choose-skill = { $reach ->
    [all] { $skill } em todos, { $target } também (qi { $qi })
    [chain] { $skill } em cadeia a partir de { $target } (qi { $qi })
   *[other] { $skill } em { $target } (qi { $qi })
}
choose-defend = Manter a guarda
resign = Desistir
draw-turn = Turno { $turn }, batida { $tick }
draw-team = { $team ->
    [first] Primeiro lado
    [second] Segundo lado
   *[other] { $team }
}
draw-fighter = { $mark } vida { $hpBar } { $hp }  qi { $qiBar } { $qi }  barra { $gaugeBar }  { $name }
