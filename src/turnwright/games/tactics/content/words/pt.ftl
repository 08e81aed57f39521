### Tactics em português.

game-name = Tática: combate de D&D 5e em grade
seat-master = o mestre
seat-party = o grupo
seat-player_1 = o primeiro jogador
seat-player_2 = o segundo jogador
seat-player_3 = o terceiro jogador
seat-player_4 = o quarto jogador
seat-player_5 = o quinto jogador
seat-player_6 = o sexto jogador
seat-player_7 = o sétimo jogador
seat-player_8 = o oitavo jogador
scenario-bandit-road = Bandidos na estrada
scenario-bench-goblins = Um guerreiro contra três goblins
scenario-crypt = A cripta
scenario-demon-gate = O portão dos demônios
scenario-dragons-lair = O covil do dragão
scenario-giants-pass = O passo dos gigantes
scenario-goblin-ambush = Uma emboscada de goblins
scenario-ogre-bridge = Os ogros da ponte
scenario-owlbear-glade = A clareira dos ursos-coruja
scenario-spider-nest = O ninho das aranhas
scenario-troll-swamp = Os trolls do pântano
scenario-vampire-keep = A fortaleza do vampiro
scenario-wolves-at-the-camp = Lobos no acampamento
about-scenario-bandit-road = Uma carroça bloqueia a estrada. Há bandidos atrás dela e no alto da encosta, e o capitão fica na retaguarda.
about-scenario-bench-goblins = Um combate curto para um só herói: campo aberto, pouca cobertura e três goblins com arcos.
about-scenario-copper-mine = Goblins prenderam o capataz da mina de cobre. Converse, esgueire-se ou lute para trazê-lo de volta.
about-scenario-crypt = Os mortos se erguem dos nichos e entram pelas portas, e dois inumanos deixam o trono.
about-scenario-demon-gate = Um portão que deveria estar fechado está aberto, e dele saem demônios.
about-scenario-dragons-lair = Cães infernais guardam o caminho do tesouro, e dois jovens dragões vermelhos guardam o tesouro.
about-scenario-giants-pass = Quatro gigantes dominam as alturas do passo, e um lobo invernal guarda a estrada.
about-scenario-goblin-ambush = Goblins atiram de trás das árvores nas duas margens de um riacho, e o chefe observa do alto. Um bom primeiro combate.
about-scenario-ogre-bridge = Só há uma ponte sobre o desfiladeiro, e quatro ogros a guardam.
about-scenario-owlbear-glade = Quatro ursos-coruja vêm ver quem entrou na clareira deles, entre as árvores antigas.
about-scenario-spider-nest = Teias atrasam cada passo nesta caverna, e aranhas esperam nas paredes e no escuro.
about-scenario-troll-swamp = Há pouca terra seca. Trolls se erguem da lama ao redor, e sapos gigantes com eles.
about-scenario-vampire-keep = O senhor desta fortaleza morreu há muito tempo. Ele está em casa, e acompanhado.
about-scenario-wolves-at-the-camp = Uma alcateia e sua líder saem das pedras à noite, por todos os lados da fogueira.
about-scenario-false-warden = O alcaide de uma cidade ribeirinha já não é o mesmo. Prove isso diante da assembleia, liberte o prisioneiro do poço ou tome o salão dele.
scenario-summary = nível { $level }, { $heroes ->
    [one] 1 herói
   *[other] { $heroes } heróis
} contra { $foes ->
    [one] 1 inimigo
   *[other] { $foes } inimigos
}, dificuldade { $difficulty }
adventure-summary = aventura, nível { $level }, { $heroes ->
    [one] 1 herói
   *[other] { $heroes } heróis
}{ $longest ->
    [0] {""}
   *[other] , de { $shortest } a { $longest } minutos
}
difficulty-low = baixa
difficulty-moderate = moderada
difficulty-high = alta
difficulty-beyond = acima de alta
terrain-forest = floresta
terrain-swamp = pântano
terrain-cave = caverna
terrain-road = estrada
terrain-plain = planície
terrain-mountain = montanhas
terrain-snow = neve
terrain-ruin = ruína
terrain-hall = salão
terrain-coast = costa

## Nomes

condition = { $condition ->
    [blinded] Cego
    [charmed] Enfeitiçado
    [deafened] Surdo
    [exhaustion] Exausto
    [frightened] Amedrontado
    [grappled] Agarrado
    [incapacitated] Incapacitado
    [invisible] Invisível
    [paralyzed] Paralisado
    [petrified] Petrificado
    [poisoned] Envenenado
    [prone] Caído
    [restrained] Contido
    [stunned] Atordoado
    [unconscious] Inconsciente
    [concentration] Concentração
    [dodging] Esquiva
    [disengaged] Desengajado
    [hidden] Escondido
    [helped] Ajuda de um aliado
    [distracted] distraído
    [surprised] Surpreso
    [readied] Ação preparada
    [stable] Estável
   *[other] { $condition }
}
damage-type = { $damage_type ->
    [acid] de dano ácido
    [bludgeoning] de dano contundente
    [cold] de dano de frio
    [fire] de dano de fogo
    [force] de dano de energia
    [lightning] de dano elétrico
    [necrotic] de dano necrótico
    [piercing] de dano perfurante
    [poison] de dano de veneno
    [psychic] de dano psíquico
    [radiant] de dano radiante
    [slashing] de dano cortante
    [thunder] de dano trovejante
   *[other] de dano ({ $damage_type })
}
ability = { $ability ->
    [STR] Força
    [DEX] Destreza
    [CON] Constituição
    [INT] Inteligência
    [WIS] Sabedoria
    [CHA] Carisma
   *[other] { $ability }
}
skill = { $skill ->
    [acrobatics] Acrobacia
    [animal_handling] Lidar com Animais
    [arcana] Arcanismo
    [athletics] Atletismo
    [deception] Enganação
    [history] História
    [insight] Intuição
    [intimidation] Intimidação
    [investigation] Investigação
    [medicine] Medicina
    [nature] Natureza
    [perception] Percepção
    [performance] Atuação
    [persuasion] Persuasão
    [religion] Religião
    [sleight_of_hand] Prestidigitação
    [stealth] Furtividade
    [survival] Sobrevivência
   *[other] { $skill }
}
reaction = { $reaction ->
    [opportunity_attack] um ataque de oportunidade
    [uncanny_dodge] Esquiva Sobrenatural
    [readied_action] uma ação preparada
   *[other] { $reaction }
}

## O que acontece

combat-start = Rolem iniciativa! Ordem dos turnos: { $order }.
initiative-rolled = { $creature_id } tira { $total } na iniciativa.
new-round = Rodada { $round }.
turn-start = { $creature_id } começa o turno.
turn-end = { $creature_id } encerra o turno.
moved = { $forced ->
    [true] { $creature_id } vai parar em { $x }, { $y } (movimento forçado).
   *[false] { $left_ft ->
        [-1] { $creature_id } anda até { $x }, { $y }.
       *[other] { $creature_id } anda até { $x }, { $y } (restam { $left_ft } pés).
    }
}
altitude-changed = { $altitude_ft ->
    [0] { $creature_id } pousa (restam { $left_ft } pés).
   *[other] { $creature_id } voa a { $altitude_ft } pés do chão (restam { $left_ft } pés).
}
fell = { $creature_id } cai de { $feet } pés de altura.
attack-rolled = { $critical ->
    [true] Acerto crítico! { $actor_id } acerta { $target_id } com { $weapon }: { $total } contra CA { $ac }.
   *[false] { $hit ->
        [true] { $actor_id } acerta { $target_id } com { $weapon }: { $total } contra CA { $ac }.
       *[false] { $actor_id } erra { $target_id } com { $weapon }: { $total } contra CA { $ac }.
    }
}
damage-dealt = { $hp ->
    [-1] { $creature_id } sofre { $amount } { damage-type }.
   *[other] { $creature_id } sofre { $amount } { damage-type } (PV restantes: { $hp }).
}
healed = { $temporary ->
    [0] { $hp ->
        [-1] { $creature_id } recupera pontos de vida.
       *[other] { $creature_id } recupera { $amount ->
            [one] { $amount } ponto de vida
           *[other] { $amount } pontos de vida
        } (PV: { $hp }).
    }
   *[other] { $creature_id } ganha { $temporary ->
        [one] { $temporary } ponto de vida temporário
       *[other] { $temporary } pontos de vida temporários
    }.
}
creature-downed = { $dead ->
    [true] { $creature_id } morre!
   *[false] { $creature_id } cai a 0 pontos de vida!
}
stabilized = { $creature_id } está estável.
death-save = { $natural ->
    [0] { $creature_id } sofre dano com 0 pontos de vida (testes contra a morte: { $failures } falhas).
   *[other] Teste contra a morte de { $creature_id }: { $natural } (sucessos { $successes }, falhas { $failures }).
}
save-rolled = { $saved ->
    [true] { $legendary ->
        [true] { $creature_id } usa Resistência Lendária e passa no teste de resistência ({ ability }).
       *[false] Teste de resistência de { $creature_id } ({ ability }): { $total } contra CD { $dc }, sucesso.
    }
   *[false] { $total ->
        [-1] { $creature_id } falha automaticamente no teste de resistência ({ ability }).
       *[other] Teste de resistência de { $creature_id } ({ ability }): { $total } contra CD { $dc }, falha.
    }
}
check-rolled = { $made ->
    [true] Teste de { skill } de { $creature_id }: { $total }, sucesso.
   *[false] Teste de { skill } de { $creature_id }: { $total }, falha.
}
condition-applied = { $creature_id } recebe a condição { condition }.
condition-ticked = { $creature_id } sofre com a condição { condition }.
condition-ended = { $creature_id } perde a condição { condition }.
effect-applied = { $condition ->
    [sapped] { $creature_id } recebe o efeito Enfraquecido.
    [slowed] { $creature_id } recebe o efeito Retardado.
   *[other] { $creature_id } recebe o efeito { $condition }.
}
effect-ticked = { $creature_id } sofre o efeito { $condition }.
effect-ended = { $condition ->
    [sapped] O efeito Enfraquecido termina em { $creature_id }.
    [slowed] O efeito Retardado termina em { $creature_id }.
   *[other] O efeito { $condition } termina em { $creature_id }.
}
concentration-checked = { $kept ->
    [true] { $creature_id } mantém a concentração em { $spell }: { $total } contra CD { $dc }.
   *[false] { $creature_id } perde a concentração em { $spell }: { $total } contra CD { $dc }.
}
spell-cast = { $slot_level ->
    [0] { $actor_id } usa { $spell }.
   *[other] { $actor_id } conjura { $spell } (espaço de nível { $slot_level }).
}
spell-countered = { $by } anula { $spell } de { $actor_id }.
spell-resolved = { $spell } de { $actor_id } faz efeito.
spell-outcome = { $outcome ->
    [hit] { $spell } acerta { $creature_id }.
    [miss] { $spell } erra { $creature_id }.
    [fail] { $spell } tem efeito total em { $creature_id }.
    [half] { $spell } tem metade do efeito em { $creature_id }.
    [success] { $spell } não faz nada a { $creature_id }.
   *[other] { $spell } alcança { $creature_id }.
}
reaction-offered = { $reaction ->
    [opportunity_attack] { $creature_id } pode fazer um ataque de oportunidade contra { $against }.
    [readied_action] { $against } dispara a ação preparada de { $creature_id }.
   *[other] { $creature_id } pode reagir a { $against }: { reaction }.
}
reaction-taken = { $reaction ->
    [opportunity_attack] { $creature_id } faz um ataque de oportunidade contra { $against }.
    [readied_action] { $creature_id } executa a ação preparada, disparada por { $against }.
   *[other] { $creature_id } reage a { $against }: { reaction }.
}
action-taken = { $action ->
    [DASH] { $creature_id } corre.
    [DISENGAGE] { $creature_id } desengaja.
    [DODGE] { $creature_id } se esquiva.
    [HIDE] { $creature_id } tenta se esconder.
    [SEARCH] { $creature_id } procura.
    [HELP] { $creature_id } ajuda { $target }.
    [DISTRACT] { $creature_id } distrai { $target }.
    [GRAPPLE] { $creature_id } tenta agarrar { $target }.
    [SHOVE] { $creature_id } empurra { $target }.
    [STABILIZE] { $creature_id } tenta estabilizar { $target }.
    [WAKE] { $creature_id } sacode { $target } até acordar.
    [JUMP] { $creature_id } salta.
    [READY_ACTION] { $creature_id } prepara uma ação.
   *[other] { $creature_id } age: { $action }.
}
door-moved = { $opens ->
    [true] { $creature_id } abre a porta em { $x }, { $y }.
   *[false] { $creature_id } fecha a porta em { $x }, { $y }.
}
door-moved-by-itself = { $opens ->
    [true] A porta em { $x }, { $y } se abre.
   *[false] A porta em { $x }, { $y } se fecha.
}
recharged = { $creature_id } pode usar { $power } de novo.
left = { $how ->
    [left] { $creature_id } vai embora.
    [fled] { $creature_id } foge.
    [surrendered] { $creature_id } se rende.
    [captured] { $creature_id } perde os sentidos e cai em cativeiro.
    [turned] { $creature_id } sucumbe à maldição e vira uma criatura inimiga.
   *[other] { $creature_id } deixa o combate: { $how }.
}
appeared = { $name } aparece em { $x }, { $y }.
combat-end =
    { $reason ->
        [last_standing] Só um lado continua de pé.
        [gave_up] Um lado desistiu.
        [all_down] Os dois lados caíram.
        [stalemate] O combate chegou a um impasse.
        [too_long] O limite de rodadas foi atingido.
        [surrender] Um lado se rende.
        [flight] Um lado fugiu.
        [capture] Um lado foi capturado.
        [master] O mestre encerra o combate.
        [story] O combate é interrompido.
       *[other] O combate acabou.
    } { $winner ->
        [party] O grupo vence
        [foes] Os inimigos vencem
       *[none] Nenhum lado vence
    } na rodada { $rounds }, { $xp } XP.
combat-loot = Espólio: { $loot }.
combat-lasting = Condições que ainda afetam { $creature_id }: { $conditions }.
combat-under = Efeitos que ainda afetam { $creature_id }: { $conditions }.

## Perguntas

ask-opportunity_attack = { $against } sai do alcance de { $who }: fazer um ataque de oportunidade?
ask-uncanny_dodge = { $against } acerta { $who }: reduzir o dano à metade?
ask-readied_action = { $against } dispara a ação preparada de { $who }: executá-la?
ask-reaction = { $against } acerta { $who }: usar { $power }?
ask-counter = { $against } conjura { $spell } (nível { $level }): { $who } usa { $power }?
ask-resistance = O teste de resistência contra { $reason } falhou: usar Resistência Lendária?
ask-again = O teste de resistência contra { $reason } falhou: usar { $power }?
ask-legendary = Escolha uma ação lendária.
ask-after-hit = { $who } acerta { $against }: acrescentar algo ao acerto?
ask-empowered = { $who } rola o dano de { $spell }: rolar alguns dados de novo?
ask-knock_out = { $who } reduz { $against } a 0 pontos de vida: nocautear em vez de matar?
yes-knock-out = Sim (fica inconsciente e é capturado)
yes-reaction = Sim (gasta a reação)
yes-slot = Sim (gasta a reação e um espaço de nível { $level })
yes-resistance = Sim (gasta uma Resistência Lendária)
yes-again = Sim (gasta um uso)
yes-legendary = { $power } em { $targets }
yes-empowered = { $count ->
    [one] Rolar de novo o dado que mostra { $dice } (1 Ponto de Feitiçaria)
   *[other] Rolar de novo os dados que mostram { $dice } (1 Ponto de Feitiçaria)
}
yes-after-hit = { $cost ->
    [bonus] { $power } (ação bônus)
   *[free] { $power }
}
yes-after-hit-slot = { $cost ->
    [bonus] { $power } (ação bônus e um espaço de nível { $level })
   *[free] { $power } (espaço de nível { $level })
}
no = Não
dice-lower = { $bonus ->
    [none] d20 com desvantagem
   *[other] d20 com desvantagem, { $bonus }
}
dice-higher = { $bonus ->
    [none] d20 com vantagem
   *[other] d20 com vantagem, { $bonus }
}
throw-initiative = { $who }: iniciativa, { $hint }
throw-attack = Jogada de ataque de { $who }, { $what }: { $hint }
throw-attack-dc = Jogada de ataque de { $who }, { $what }: { $hint } contra CA { $dc }
throw-save = Teste de resistência de { $who } ({ ability }), { $what }: { $hint }
throw-save-dc = Teste de resistência de { $who } ({ ability }), { $what }: { $hint } contra CD { $dc }
throw-death-save = { $who }: teste contra a morte, 10 ou mais
throw-skill = { $who }: { skill }, { $hint }
throw-skill-dc = { $who }: { skill }, { $hint } contra CD { $dc }
throw-other = { $who }, { $what }: { $hint }
throw-other-dc = { $who }, { $what }: { $hint } contra CD { $dc }
reason-initiative = iniciativa
reason-death-save = teste contra a morte
reason-sneak-attack = Ataque Furtivo
reason-undead-fortitude = Fortitude dos Mortos-Vivos
reason-concentration = concentração
reason-grip = agarrar
reason-escape = soltar-se
reason-hide = esconder-se
reason-search = procurar
reason-fall = queda

## Escolhas

choose-attack = { $weapon } em { $target }: acerta { $percent } %, { $damage } de dano
choose-attack-walk = Andar { $feet } pés e depois { $weapon } em { $target }: acerta { $percent } %, { $damage } de dano
choose-attack-walk-risk = Andar { $feet } pés (provoca { $whom }) e depois { $weapon } em { $target }: acerta { $percent } %, { $damage } de dano
choose-attack-unsure = { $weapon } em { $target }
choose-thrown = { $walks ->
    [true] arremessar { $weapon }
   *[false] Arremessar { $weapon }
}
choose-provoke = { $walks ->
    [true] { $actor } vai até { $target } para atacar com { $weapon }, e o combate começa
    [thrown] { $actor } arremessa { $weapon } em { $target }, e o combate começa
   *[false] { $actor } ataca { $target } com { $weapon }, e o combate começa
}
choose-save-harm = { $spell } em { $target }: falha no teste { $percent } %, { $damage } de dano
choose-save = { $spell } em { $target }: falha no teste { $percent } %
choose-harm = { $spell } em { $target }: acerto automático, { $damage } de dano
choose-heal = { $spell } para { $target }: cura { $amount }
choose-power = { $spell } em { $target }
choose-power-self = Usar { $spell }
choose-slot = { $spell } (espaço de nível { $level })
choose-place = { $spell } até { $x }, { $y }
choose-area = { $spell } em { $x }, { $y }: inimigos { $enemies }, aliados { $allies }, dano { $damage }
choose-area-self = { $spell } ao redor do conjurador: inimigos { $enemies }, aliados { $allies }, dano { $damage }
choose-area-save = { $enemies ->
    [1] { $spell } em { $x }, { $y }: inimigos { $enemies }, aliados { $allies }, falha no teste { $works } %
   *[other] { $spell } em { $x }, { $y }: inimigos { $enemies }, aliados { $allies }, ao menos um falha no teste { $works } %
}
choose-area-self-save = { $enemies ->
    [1] { $spell } ao redor do conjurador: inimigos { $enemies }, aliados { $allies }, falha no teste { $works } %
   *[other] { $spell } ao redor do conjurador: inimigos { $enemies }, aliados { $allies }, ao menos um falha no teste { $works } %
}
choose-move = Mover-se para { $x }, { $y } ({ $feet } pés)
choose-move-risk = Mover-se para { $x }, { $y } ({ $feet } pés); provoca { $whom }
choose-dash = { $using ->
    [ACTION] Correr com a ação
    [BONUS] Correr com a ação bônus
   *[other] Correr
}
choose-disengage = { $using ->
    [ACTION] Desengajar com a ação
    [BONUS] Desengajar com a ação bônus
   *[other] Desengajar
}
choose-dodge = Esquivar-se
choose-hide = { $using ->
    [ACTION] Esconder-se com a ação: { $percent } %
    [BONUS] Esconder-se com a ação bônus: { $percent } %
   *[other] Esconder-se: { $percent } %
}
choose-search = Procurar
choose-help = Ajudar { $target }
choose-distract = Ajudar: distrair { $target }
choose-push = Empurrar { $target } para longe: { $percent } %
choose-topple = Derrubar { $target }: { $percent } %
choose-grapple = Agarrar { $target }: { $percent } %
choose-escape = Soltar-se: { $percent } %
choose-put-out = Apagar o fogo, caindo no chão
choose-stabilize = Estabilizar { $target }: { $percent } %
choose-stand-up = Levantar-se
choose-drop-prone = Jogar-se no chão
choose-let-go = Soltar { $target }
choose-end-concentration = Encerrar a concentração
choose-wake = Sacudir { $target } até acordar
choose-jump = Saltar para { $to }
choose-ascend = Subir { $feet } pés em voo
choose-descend = Descer { $feet } pés em voo
choose-ready = Preparar { $what }: quando um inimigo { $trigger ->
    [near] entra no alcance
    [moves] se move
    [attacks] ataca um aliado
    [casts] conjura uma magia
   *[other] faz algo
}
choose-refused = Impossível: { $reason }
choose-surrender = Render-se
choose-open-door = Abrir a porta em { $x }, { $y }
choose-close-door = Fechar a porta em { $x }, { $y }
choose-door = Abrir ou fechar uma porta
choose-flee = Fugir do mapa
choose-end-turn = Encerrar o turno
choose-combat-start = Começar o combate
choose-combat-end = Encerrar o combate
choose-scene-event = Disparar o evento: { $event }
choose-skill-check = Pedir a { $actor } um teste de { skill }
choose-save-check = Pedir a { $actor } um teste de resistência ({ ability })
## A folha do turno

action-end-turn = Encerrar o turno
action-dash = Correr
action-disengage = Desengajar
action-dodge = Esquivar-se
action-hide = Esconder-se
action-search = Procurar
action-help = Ajudar
action-grapple = Agarrar
action-shove-push = Empurrar para longe
action-shove-prone = Derrubar
action-escape = Soltar-se
action-put-out = Apagar o fogo
action-stabilize = Estabilizar
action-stand-up = Levantar-se
action-drop-prone = Jogar-se no chão
action-let-go = Soltar
action-end-concentration = Encerrar a concentração
action-wake = Acordar uma criatura
action-jump = Saltar
action-ascend = Voar para cima
action-descend = Voar para baixo
action-flee = Fugir
action-interact-object = Abrir ou fechar uma porta
action-thrown = { $weapon } (arremesso)
economy-action = Ação
economy-bonus = Ação bônus
economy-reaction = Reação
economy-object = Interação livre com objeto
economy-movement = Deslocamento
economy-extra = Ação de Velocidade
economy-attacks = Ataques restantes
economy-slot = Espaços de nível { $level }
economy-legendary = Ações lendárias
part-ability = Modificador de { ability }
part-proficiency = Bônus de proficiência
part-attack = Bônus de ataque
part-save = Bônus de resistência
part-skill = Bônus de { skill }
part-effect = Efeito
part-protection = Aura de um aliado
part-strength = Força aumentada
part-exhaustion = Exaustão
part-armour = Classe de Armadura
part-minimum = Classe de Armadura mínima
part-cover = { $cover ->
    [2] Meia cobertura
   *[5] Cobertura de três quartos
}
edge = { $edge ->
    [blinded] condição Cego
    [helpless] alvo indefeso
    [restrained] condição Contido
    [prone] condição Caído
    [unseen] fora de vista
    [helped] ajuda de um aliado
    [pack_tactics] Táticas de Matilha
    [blessed] efeito no atacante
    [marked] efeito no alvo
    [poisoned] condição Envenenado
    [frightened] condição Amedrontado
    [grappled] condição Agarrado
    [dodging] esquiva
    [long_range] longo alcance
    [enemy_near] inimigo a até 5 pés
    [exhausted] exaustão
    [heavy] arma pesada
    [bloodied_frenzy] Frenesi Sangrento
    [squeezing] espaço apertado
    [keen] característica da arma
    [sunlight] luz do sol
    [effect] efeito que exige o teste
    [magic_resistance] Resistência à Magia
    [brave] firmeza contra esta condição
    [condition] efeito na criatura
   *[other] { $edge }
}

## Títulos

topic-attack = Atacar ({ $count }).
topic-cast = Magias e poderes ({ $count }).
topic-item = Itens ({ $count }).
topic-move = Mover-se ({ $count }).
topic-ready = Preparar ({ $count }).
hint-attack = Exemplo: atacar { $target }
hint-move = Exemplo: mover { $cell }
hint-ready = Exemplo: preparar atacar quando perto
hint-cast-at = Exemplo: conjurar { $spell } em { $cell }
hint-cast = Exemplo: conjurar { $spell }
hint-cast-on = Exemplo: conjurar { $spell } em { $target }
topic-act = Agir:
tale-help =
    Você também pode digitar, com “com NOME” no fim para outro herói:
    falar NOME, procurar NOME, usar NOME, abrir 3,4; mover 5,3
    usar ITEM em NOME, conjurar MAGIA em NOME; ajudar NOME, procurar
    descansar curto, descansar longo, viajar NOME
    atacar NOME começa um combate
master-help =
    Como mestre, a qualquer momento:
    start, stop: começar ou encerrar um combate
    check NOME perception 15, test NOME DEX 15: pedir uma rolagem
    SCENE_EVENT EVENTO, SCENE_EFFECT EFEITO, falar PNJ PALAVRAS
    MASTER_PLACE ID TIPO 5,3; MASTER_MOVE NOME 5,3
    MASTER_HIDE NOME, MASTER_REVEAL NOME, MASTER_DAMAGE NOME 5, MASTER_HEAL NOME 5
    MASTER_ADD NOME ITEM ou CONDIÇÃO, MASTER_REMOVE NOME [ITEM ou CONDIÇÃO]
    CHANGE_SCENE CENA, SET_FLAG MARCADOR [NO]; u: desfazer, até que alguém aja
game-help =
    Você também pode digitar:
    mover 5,3: ir à coluna 5, linha 3; basta 5,3
    atacar NOME, golpear NOME, atirar NOME; com ARMA se for preciso
    conjurar MAGIA em 5,3, conjurar MAGIA em NOME, nível 3 para um espaço maior; usar ITEM
    correr, desengajar, esquivar, esconder, procurar, ajudar NOME, empurrar NOME, derrubar NOME,
    agarrar NOME, soltar, estabilizar NOME, acordar NOME, levantar, deitar, saltar 5,3,
    subir 20, descer 20, desconcentrar (encerrar a concentração), fugir, render, fim
    preparar atacar quando perto; também quando move, ataca ou conjura
    atacar, conjurar, itens, mover, preparar ou agir sozinhos: todas as opções desse tipo
    ver NOME: Classe de Armadura, condições e ações restantes
    chances atacar NOME: as chances, antes de decidir
    Um NOME é um nome, o seu começo, ou a ficha no mapa: goblin 1, gob, g1.
verbs-move = mover, andar, ir
verbs-attack = atacar
verbs-hit = golpear
verbs-shoot = atirar, disparar
verbs-cast = conjurar, lançar
verbs-use = usar, beber
verbs-dash = correr
verbs-disengage = desengajar
verbs-dodge = esquivar
verbs-hide = esconder
verbs-search = procurar, investigar, examinar, vasculhar, explorar
verbs-help = ajudar
verbs-push = empurrar
verbs-topple = derrubar
verbs-grapple = agarrar
verbs-escape = soltar, apagar
verbs-stabilize = estabilizar
verbs-stand = levantar
verbs-prone = deitar
verbs-release = soltar
verbs-unfocus = desconcentrar
verbs-wake = acordar
verbs-jump = saltar, pular
verbs-ascend = subir
verbs-descend = descer, pousar
verbs-open = abrir, fechar
verbs-talk = falar, conversar, perguntar
verbs-rest = descansar, dormir
verbs-travel = viajar, partir, sair
verbs-explore = explorar
verbs-heal = curar
verbs-assist = apoiar
verbs-story = história
verbs-rolls = testes
verbs-hand = cena
verbs-short = curto
verbs-long = longo
verbs-ready = preparar
verbs-flee = fugir
verbs-surrender = render
verbs-end = fim
verbs-with = com
verbs-on = em, contra, sobre
verbs-when = quando
verbs-near = perto
verbs-moves = move
verbs-attacks = ataca
verbs-casts = conjura
verbs-level = nível
verbs-item = itens
verbs-act = agir

## Recusas

refused-already = já está assim
refused-ambiguous = qual: { $legal }
refused-nothing-here = nada aqui tem esse nome
refused-cannot-act = a criatura está incapacitada e não pode agir
refused-cannot-hide = a criatura está presa, ou já escondida
refused-frightened = a criatura está amedrontada e não pode se aproximar da fonte do medo
refused-in-sight = { $by } pode vê-la
refused-loading = uma arma de recarga atira uma vez por ação
refused-no-action = a ação deste turno já foi usada
refused-no-ammunition = { $numbers ->
    [1] toda a munição foi usada ({ $a })
   *[other] não há mais munição
}
refused-no-bonus-action = a ação bônus deste turno já foi usada
refused-no-line = { $numbers ->
    [4] não há linha livre até { $a }, { $b }: { $c }, { $d } está no caminho
    [2] { $field ->
        [area_center] não há linha livre até { $a }, { $b }
       *[other] não há linha livre: { $a }, { $b } está no caminho
    }
   *[other] não há linha livre
}
refused-no-movement = { $numbers ->
    [2] custa { $a } pés, e restam { $b } pés
   *[other] não resta movimento suficiente
}
refused-on-trigger = a pergunta aparece quando o gatilho ocorre
refused-after-hit = isto se escolhe depois de um acerto, quando a pergunta aparece; a previsão dos ataques não o inclui
refused-after-damage = isto se escolhe depois de uma rolagem de dano de magia, quando a pergunta aparece; a previsão não o inclui
refused-later-turn = só em um turno posterior ao da queda do alvo
refused-away = o alvo está em outro lugar
refused-enclosed = nada sai da esfera
refused-one-metamagic = uma magia só aceita uma opção de Metamagia
refused-quickened = com uma magia acelerada, não se conjura outra magia de nível 1 ou superior no mesmo turno
refused-action-left = use primeiro a ação deste turno
refused-befuddled = uma mente embotada não pode usar a ação de Magia
refused-cannot-stand = não é possível se levantar agora
refused-no-magic-action = a ação do Surto de Ação não pode ser a ação de Magia
refused-heavy-armor = não é possível com armadura pesada
refused-no-reaction = a reação já foi usada
refused-no-slot = { $numbers ->
    [1] não resta espaço de magia de nível { $a }
   *[other] não resta espaço de magia desse tipo
}
refused-no-speed = o deslocamento dela é 0
refused-no-target = é preciso um alvo
refused-no-uses = { $numbers ->
    [1] todos os usos foram gastos: { $a }
   *[other] os usos acabaram
}
refused-no-way = { $numbers ->
    [2] { $already ->
        [true] a criatura já está em { $a }, { $b }
       *[false] não há caminho até { $a }, { $b }
    }
   *[other] não há caminho até essa casa
}
refused-not-prone = a criatura não está caída
refused-prone = a criatura está caída
refused-never-prone = a criatura não pode ficar caída
refused-not-concentrating = a criatura não está concentrada em nada
refused-free = nada prende a criatura
refused-not-yet = ainda não é possível
refused-moved = só antes de se mover
refused-attacked = só antes de atacar
refused-muted = a criatura não pode conjurar magias agora
refused-twice = cada alvo só pode ser escolhido uma vez
refused-no-fly-speed = a criatura não tem deslocamento de voo
refused-on-the-ground = a criatura está no chão
refused-in-the-air = a criatura está no ar
refused-not-your-turn = é a vez de outra criatura
refused-occupied = { $numbers ->
    [2] não há espaço em { $a }, { $b }
   *[other] não há espaço
}
refused-off-map = { $numbers ->
    [2] o mapa tem { $a } por { $b } casas
   *[other] isso fica fora do mapa
}
refused-out-of-range = { $numbers ->
    [1] está a mais de { $a } pés
   *[other] está a { $wanted } pés; o alcance é de { $there } pés
}
refused-recharging = { $numbers ->
    [1] recarrega com { $a } ou mais em um d6
   *[other] precisa recarregar antes
}
refused-slot-used = um espaço de magia já foi usado neste turno
refused-too-far = { $numbers ->
    [4] { $a }, { $b } custa { $wanted } pés, e restam { $there } pés
   *[other] custa { $wanted } pés, e restam { $there } pés
}
refused-too-large = é grande demais
refused-unknown-spell = essa magia ou esse poder não existe
refused-unknown-target = não há criatura com esse nome
refused-unknown-weapon = essa arma não existe
refused-unseen = a posição dela é desconhecida
refused-wrong-scene = não há combate em andamento
refused-wrong-target = esse não é um alvo válido
refused-too-many = { $numbers ->
    [1] o número máximo de alvos é { $a }
   *[other] são alvos demais
}
refused-not-a-cantrip = { $numbers ->
    [1] é uma magia de nível { $a }, não um truque
   *[other] não é um truque
}
refused-no-item = a criatura não tem esse item
refused-no-center = é preciso um ponto
refused-no-direction = é preciso uma direção
refused-no-object = a interação livre com objeto e a ação deste turno já foram usadas
refused-not-at-the-edge = a borda do mapa fica a { $wanted } pés
refused-needs-a-place = indique uma casa, por exemplo: conjurar MAGIA em 5,3
refused-needs-words = acrescente a fala, por exemplo: falar marta boa noite
refused-needs-a-cell = indique uma casa, por exemplo: mover 5,3
refused-said-all = agora não há nada a dizer para { $legal }
refused-needs-a-target = indique um alvo
refused-charmed = uma criatura enfeitiçada não pode atacar quem a enfeitiçou

## O desenho

legend-party = o grupo
legend-foes = inimigos
legend-active = age agora
legend-fallen = com 0 pontos de vida
legend-wall = parede
legend-difficult = terreno difícil
legend-half-cover = meia cobertura
legend-three-quarters-cover = cobertura de três quartos
legend-no-step = impede o passo, não a visão
legend-no-sight = impede a visão, não o passo
legend-npc = alguém com quem falar
legend-thing = algo para examinar
legend-door = porta fechada
legend-open-door = porta aberta
legend-height = { $feet } pés de altura
legend-area = área duradoura
legend-goes-on = o mapa continua
legend-floor = chão
look-figure = Em { $x }, { $y }: { $name } ({ figure-kind }).
figure-kind = { $what ->
    [npc] { legend-npc }
   *[thing] { legend-thing }
}
look-cell = { $x }, { $y }: { $ground }.
look-cell-area = { $x }, { $y }: { $ground }; na área de { $areas }.
draw-brief-notes = { $creature } ({ $notes })
draw-round = Rodada { $round }: { $order }
draw-scene = { $scene ->
    [SocialFreeFlow] Fora de combate: conversa.
    [Exploration] Fora de combate: exploração.
    [DowntimePreparation] Fora de combate: preparativos.
   *[other] Fora de combate.
}
draw-purse = { $name } ainda tem: { $left }
draw-purse-empty = { $name } não tem mais nada a usar neste turno.
purse-action = uma ação
purse-attacks = { $count ->
    [1] 1 ataque
   *[other] { $count } ataques
}
purse-bonus = uma ação bônus
purse-reaction = uma reação
purse-movement = { $feet } pés
purse-slots = espaços: { $slots }
purse-slot = { $count } de nível { $level }
kind-numbered = { $name } { $number }
look-creature = Em { $x }, { $y }{ $altitude ->
    [0] {""}
   *[other] , a { $altitude } pés do chão
}; CA { $ac }. Resta neste turno: { $left }.
look-creature-concentrating = Em { $x }, { $y }{ $altitude ->
    [0] {""}
   *[other] , a { $altitude } pés do chão
}; CA { $ac }; concentração em { $spell }. Resta neste turno: { $left }.
look-condition = { $what }{ $until ->
    [UntilEndOfTurn] , até o fim do turno.
    [UntilStartOfTurn] , até o início do turno.
    [Rounds] , rodadas restantes: { $rounds }.
   *[other] .
}
ability-name = { $ability ->
    [STR] Força
    [DEX] Destreza
    [CON] Constituição
    [INT] Inteligência
    [WIS] Sabedoria
    [CHA] Carisma
   *[other] { $ability }
}
skill-name = { $skill ->
    [acrobatics] Acrobacia
    [animal_handling] Lidar com Animais
    [arcana] Arcanismo
    [athletics] Atletismo
    [deception] Enganação
    [history] História
    [insight] Intuição
    [intimidation] Intimidação
    [investigation] Investigação
    [medicine] Medicina
    [nature] Natureza
    [perception] Percepção
    [performance] Atuação
    [persuasion] Persuasão
    [religion] Religião
    [sleight_of_hand] Prestidigitação
    [stealth] Furtividade
    [survival] Sobrevivência
   *[other] { $skill }
}
sheet-moves = Deslocamento { $speed } pés{ $fly ->
    [0] {""}
   *[other] , { $fly } em voo
}{ $swim ->
    [0] {""}
   *[other] , { $swim } a nado
}{ $climb ->
    [0] {""}
   *[other] , { $climb } escalando
}; iniciativa { $initiative }; Percepção passiva { $perception }{ $darkvision ->
    [0] {""}
   *[other] ; visão no escuro { $darkvision } pés
}.
sheet-ability = { ability-name } { $score } ({ $bonus }, resistência { $save })
sheet-abilities = Atributos: { $abilities }.
sheet-skill = { skill-name } { $bonus }
sheet-skills = Perícias: { $skills }.
sheet-damage = { $dice } { damage-type }
sheet-attack = { $weapon } { $bonus } ({ $damage }{ $reach ->
    [0] {""}
   *[other] , alcance corpo a corpo { $reach } pés
}{ $range ->
    [0] {""}
   *[other] , alcance { $range } pés
})
sheet-attacks = Ataques: { $attacks }.
sheet-power = { $level ->
    [0] { $power }
   *[other] { $power } (nível { $level })
}
sheet-powers = Magias e poderes: { $powers }.
sheet-dc = CD das magias: { $dc }.
sheet-item = { $item } ({ $count })
sheet-items = Itens: { $items }.
sheet-resists = Resistências: { $kinds }.
sheet-immune = Imunidades: { $kinds }.
sheet-vulnerable = Vulnerabilidades: { $kinds }.
sheet-damage-kind = { $kind ->
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
draw-hp = { $hp }/{ $most } pv
draw-creature = { $mark }{ $token } { $bar } { $hp }  { $name }
draw-creature-notes = { $mark }{ $token } { $bar } { $hp }  { $name } ({ $notes })
note-dead = morreu
note-left = { $how ->
    [left] ausente
    [fled] fugiu
    [surrendered] rendeu-se
    [captured] em cativeiro
    [turned] tomado pela maldição
   *[other] saiu
}
note-temporary = { $hp } pv temporários
note-exhaustion = exaustão { $level }

## Razões de um bot

bot-begins = O combate começa.
bot-waits = Não é a vez deste lugar.
bot-stands-up = { $who } se levanta.
bot-cannot-act = { $who } não pode agir.
bot-flees = { $who } desiste e foge.
bot-slips-away = { $who } recua sem provocar ataques de oportunidade.
bot-runs = { $who } foge com medo.
bot-strikes = { $departs ->
    [yes] { $who } golpeia { $target } com { $tool } (vale { $worth } pontos de vida).
   *[no] { $who } golpeia { $target } com { $tool }: a melhor opção (vale { $worth } pontos de vida).
}
bot-shoots = { $departs ->
    [yes] { $who } mira em { $target } com { $tool } (vale { $worth } pontos de vida).
   *[no] { $who } mira em { $target } com { $tool }: a melhor opção (vale { $worth } pontos de vida).
}
bot-casts = { $departs ->
    [yes] { $who } usa { $tool } em { $target } (vale { $worth } pontos de vida).
   *[no] { $who } usa { $tool } em { $target }: a melhor opção (vale { $worth } pontos de vida).
}
bot-aims = { $who } usa { $tool } onde { $target } está: é onde atinge mais alvos (vale { $worth } pontos de vida).
bot-uses = { $who } usa { $tool } (vale { $worth } pontos de vida).
bot-helps = { $who } ajuda { $target } com { $tool } (vale { $worth } pontos de vida).
bot-raises = { $who } faz { $target } recobrar a consciência com { $tool } (vale { $worth } pontos de vida).
bot-wakes = { $who } sacode { $target } até acordar.
bot-stabilizes = { $who } impede que { $target } morra.
bot-closes-in = { $who } avança sobre { $target } (vale { $worth } pontos de vida).
bot-comes-to-help = { $who } vai ajudar { $target }.
bot-takes-aim = { $who } busca uma linha livre até { $target } (vale { $worth } pontos de vida).
bot-moves-up = { $who } se aproxima de { $target }, que está fora de alcance.
bot-hurries = { $who } corre: todos os inimigos estão fora de alcance.
bot-falls-back = { $who } recua do perigo.
bot-blinks = { $who } escapa do perigo com { $tool }.
bot-hides = { $who } se esconde: nenhum inimigo vê este lugar.
bot-searches = { $who } procura inimigos escondidos.
bot-wanders = { $who } patrulha em busca de inimigos escondidos.
bot-dodges = { $who } se esquiva: nada vale mais a pena.
bot-breaks-free = { $who } tenta se soltar.
bot-distracts = { $who } distrai um inimigo para dar vantagem a { $target } (vale { $worth } pontos de vida).
bot-pushes = { $who } empurra { $target } para o perigo (vale { $worth } pontos de vida).
bot-topples = { $who } derruba { $target } para o próximo atacante (vale { $worth } pontos de vida).
bot-holds = { $who } agarra { $target } para impedir a fuga (vale { $worth } pontos de vida).
bot-waits-to-strike = { $who } espera com { $tool } até que { $target } chegue perto.
bot-waits-to-shoot = { $who } espera com { $tool } que um inimigo apareça.
bot-opens = { $who } abre a porta que está no caminho.
bot-is-done = { $who } não tem nada melhor a fazer.
bot-keeps-guard = { $who } se esquiva e espera o inimigo.
bot-holds-back = { $who } se contém.
bot-stays-with-it = Simulado contra { $others ->
    [one] outro plano, que não foi claramente melhor
   *[other] { $others } outros planos, nenhum claramente melhor
}: { $reason }
bot-thinks-better = O melhor de { $plans } planos em { $worlds } mundos imaginados: { $reason }

## O laboratório

figure-length = rodadas
figure-survivors = sobreviventes
figure-hp = pontos de vida restantes
figure-slots = espaços de magia restantes
figure-dealt = dano causado
figure-taken = dano sofrido
figure-kills = abates
figure-died = morreu na rodada
figure-heroes = heróis vivos
figure-heroes-share = alcançada
figure-died-share = morreu
ending-last_standing = um lado foi derrotado
ending-all_down = os dois lados foram derrotados
ending-surrender = um lado se rendeu
ending-flight = um lado fugiu
ending-capture = um lado foi capturado
ending-stalemate = impasse
ending-too_long = limite de rodadas atingido
ending-master = encerrado pelo mestre

## Nomes de criaturas, armas e poderes; em inglês estão nos arquivos do conteúdo

kind-commoner = Plebeu
kind-rat = Rato
kind-bandit = Bandido
kind-cultist = Cultista
kind-giant_rat = Rato Gigante
kind-goblin_minion = Lacaio Goblin
kind-guard = Guarda
kind-kobold_warrior = Guerreiro Kobold
kind-giant_centipede = Centopeia Gigante
kind-giant_venomous_snake = Serpente Venenosa Gigante
kind-giant_wolf_spider = Aranha-Lobo Gigante
kind-goblin_warrior = Guerreiro Goblin
kind-priest_acolyte = Acólito
kind-skeleton = Esqueleto
kind-wolf = Lobo
kind-zombie = Zumbi
kind-black_bear = Urso Negro
kind-gnoll_warrior = Guerreiro Gnoll
kind-hobgoblin_warrior = Guerreiro Hobgoblin
kind-scout = Batedor
kind-tough = Brutamontes
kind-worg = Worg
kind-brown_bear = Urso Pardo
kind-bugbear_warrior = Guerreiro Bugbear
kind-dire_wolf = Lobo Atroz
kind-ghoul = Carniçal
kind-giant_spider = Aranha Gigante
kind-goblin_boss = Chefe Goblin
kind-imp = Diabrete
kind-specter = Espectro
kind-spy = Espião
kind-bandit_captain = Capitão Bandido
kind-berserker = Berserker
kind-gargoyle = Gárgula
kind-ghast = Ghast
kind-ogre = Ogro
kind-ogre_zombie = Zumbi Ogro
kind-priest = Sacerdote
kind-basilisk = Basilisco
kind-hell_hound = Cão Infernal
kind-knight = Cavaleiro
kind-manticore = Mantícora
kind-minotaur_of_baphomet = Minotauro de Baphomet
kind-owlbear = Urso-Coruja
kind-warrior_veteran = Guerreiro Veterano
kind-wight = Inumano
kind-winter_wolf = Lobo Invernal
kind-ettin = Ettin
kind-gladiator = Gladiador
kind-hill_giant = Gigante da Colina
kind-troll = Troll
kind-chimera = Quimera
kind-mage = Mago
kind-wyvern = Wyvern
kind-young_white_dragon = Dragão Branco Jovem
kind-stone_giant = Gigante de Pedra
kind-hydra = Hidra
kind-stone_golem = Golem de Pedra
kind-young_red_dragon = Dragão Vermelho Jovem
kind-awakened_shrub = Arbusto desperto
kind-baboon = Babuíno
kind-bat = Morcego
kind-eagle = Águia
kind-giant_fire_beetle = Besouro de fogo gigante
kind-goat = Cabra
kind-hyena = Hiena
kind-lemure = Lêmure
kind-scorpion = Escorpião
kind-vulture = Abutre
kind-animated_armor = Armadura animada
kind-brass_dragon_wyrmling = Filhote de dragão de latão
kind-copper_dragon_wyrmling = Filhote de dragão de cobre
kind-death_dog = Cão da morte
kind-dryad = Dríade
kind-giant_eagle = Águia gigante
kind-giant_octopus = Polvo gigante
kind-giant_toad = Sapo gigante
kind-giant_vulture = Abutre gigante
kind-hippogriff = Hipogrifo
kind-lion = Leão
kind-pirate = Pirata
kind-quasit = Quasit
kind-tiger = Tigre
kind-allosaurus = Alossauro
kind-ankheg = Ankheg
kind-awakened_tree = Árvore desperta
kind-azer_sentinel = Sentinela azer
kind-black_dragon_wyrmling = Filhote de dragão negro
kind-centaur_trooper = Soldado centauro
kind-cultist_fanatic = Cultista fanático
kind-druid = Druida
kind-ettercap = Ettercap
kind-giant_boar = Javali gigante
kind-giant_constrictor_snake = Jiboia gigante
kind-giant_elk = Alce gigante
kind-grick = Grick
kind-griffon = Grifo
kind-merrow = Merrow
kind-mimic = Mímico
kind-minotaur_skeleton = Esqueleto de minotauro
kind-ochre_jelly = Geleia ocre
kind-pegasus = Pégaso
kind-polar_bear = Urso polar
kind-rhinoceros = Rinoceronte
kind-saber_toothed_tiger = Tigre-dentes-de-sabre
kind-silver_dragon_wyrmling = Filhote de dragão de prata
kind-swarm_of_venomous_snakes = Enxame de serpentes venenosas
kind-wererat = Homem-rato
kind-will_o_wisp = Fogo-fátuo
kind-ankylosaurus = Anquilossauro
kind-bearded_devil = Diabo barbado
kind-bugbear_stalker = Bugbear espreitador
kind-doppelganger = Doppelganger
kind-giant_scorpion = Escorpião gigante
kind-green_hag = Bruxa verde
kind-hobgoblin_captain = Capitão hobgoblin
kind-mummy = Múmia
kind-nightmare = Pesadelo
kind-phase_spider = Aranha fásica
kind-werewolf = Lobisomem
kind-black_pudding = Pudim negro
kind-chuul = Chuul
kind-couatl = Couatl
kind-elephant = Elefante
kind-ghost = Fantasma
kind-guard_captain = Capitão da guarda
kind-lamia = Lâmia
kind-red_dragon_wyrmling = Filhote de dragão vermelho
kind-tough_boss = Chefe dos brutamontes
kind-weretiger = Homem-tigre
kind-barbed_devil = Diabo farpado
kind-bulette = Bulette
kind-earth_elemental = Elemental da terra
kind-fire_elemental = Elemental do fogo
kind-flesh_golem = Golem de carne
kind-giant_crocodile = Crocodilo gigante
kind-gorgon = Górgon
kind-night_hag = Bruxa da noite
kind-otyugh = Otyugh
kind-roper = Roper
kind-salamander = Salamandra
kind-shambling_mound = Monte errante
kind-triceratops = Tricerátops
kind-unicorn = Unicórnio
kind-vampire_spawn = Cria vampírica
kind-wraith = Aparição
kind-xorn = Xorn
kind-drider = Drider
kind-invisible_stalker = Perseguidor invisível
kind-mammoth = Mamute
kind-medusa = Medusa
kind-pirate_captain = Capitão pirata
kind-vrock = Vrock
kind-giant_ape = Macaco gigante
kind-oni = Oni
kind-shield_guardian = Guardião escudeiro
kind-young_black_dragon = Dragão negro jovem
kind-young_copper_dragon = Dragão de cobre jovem
kind-assassin = Assassino
kind-chain_devil = Diabo das correntes
kind-frost_giant = Gigante do gelo
kind-hezrou = Hezrou
kind-spirit_naga = Naga espiritual
kind-tyrannosaurus_rex = Tiranossauro rex
kind-young_bronze_dragon = Dragão de bronze jovem
kind-young_green_dragon = Dragão verde jovem
kind-bone_devil = Diabo dos ossos
kind-clay_golem = Golem de barro
kind-cloud_giant = Gigante das nuvens
kind-fire_giant = Gigante do fogo
kind-glabrezu = Glabrezu
kind-treant = Ente
kind-young_blue_dragon = Dragão azul jovem
kind-young_silver_dragon = Dragão de prata jovem
kind-aboleth = Aboleth
kind-deva = Deva
kind-guardian_naga = Naga guardiã
kind-behir = Behir
kind-djinni = Djinni
kind-efreeti = Efreeti
kind-horned_devil = Diabo cornudo
kind-remorhaz = Remorhaz
kind-roc = Roca
kind-sphinx_of_lore = Esfinge do saber
kind-archmage = Arquimago
kind-erinyes = Erínia
kind-adult_white_dragon = Dragão branco adulto
kind-nalfeshnee = Nalfeshnee
kind-rakshasa = Rakshasa
kind-storm_giant = Gigante da tempestade
kind-vampire = Vampiro
kind-adult_black_dragon = Dragão negro adulto
kind-ice_devil = Diabo do gelo
kind-adult_green_dragon = Dragão verde adulto
kind-mummy_lord = Lorde múmia
kind-purple_worm = Verme púrpura
kind-adult_blue_dragon = Dragão azul adulto
kind-adult_silver_dragon = Dragão de prata adulto
kind-iron_golem = Golem de ferro
kind-marilith = Marilith
kind-planetar = Planetário
kind-adult_gold_dragon = Dragão de ouro adulto
kind-adult_red_dragon = Dragão vermelho adulto
kind-dragon_turtle = Tartaruga-dragão
kind-balor = Balor
kind-ape = Macaco
kind-cockatrice = Cocatriz
kind-crocodile = Crocodilo
kind-dust_mephit = Mephit da poeira
kind-giant_goat = Cabra gigante
kind-giant_wasp = Vespa gigante
kind-gray_ooze = Lodo cinzento
kind-ice_mephit = Mephit do gelo
kind-magma_mephit = Mephit do magma
kind-magmin = Magmin
kind-reef_shark = Tubarão-de-recife
kind-sahuagin_warrior = Guerreiro sahuagin
kind-satyr = Sátiro
kind-shadow = Sombra
kind-swarm_of_insects = Enxame de insetos
kind-troll_limb = Membro de troll
kind-warhorse = Cavalo de guerra
kind-warhorse_skeleton = Esqueleto de cavalo de guerra
kind-animated_flying_sword = Espada voadora animada
kind-blink_dog = Cão teleportador
kind-boar = Javali
kind-constrictor_snake = Jiboia
kind-dretch = Dretch
kind-elk = Alce
kind-giant_badger = Texugo gigante
kind-giant_bat = Morcego gigante
kind-giant_lizard = Lagarto gigante
kind-grimlock = Grimlock
kind-panther = Pantera
kind-pseudodragon = Pseudodragão
kind-sprite = Sprite
kind-steam_mephit = Mephit do vapor
kind-swarm_of_bats = Enxame de morcegos
kind-swarm_of_rats = Enxame de ratos
kind-violet_fungus = Fungo violeta
kind-blood_hawk = Falcão sangrento
kind-flying_snake = Serpente voadora
kind-giant_crab = Caranguejo gigante
kind-mastiff = Mastim
kind-merfolk_skirmisher = Batedor do povo do mar
kind-noble = Nobre
kind-venomous_snake = Serpente venenosa
kind-warrior_infantry = Soldado de infantaria
kind-ancient_white_dragon = Dragão branco ancião
kind-pit_fiend = Diabo do fosso
weapon-abyssal_glaive = Glaive Abissal
weapon-arcane_burst = Explosão Arcana
weapon-battleaxe = Machado de Batalha
weapon-bite = Mordida
weapon-blowgun = Zarabatana
weapon-bone_bow = Arco de Osso
weapon-boulder = Pedregulho
weapon-claw = Garra
weapon-club = Clava
weapon-dagger = Adaga
weapon-dart = Dardo
weapon-flail = Mangual
weapon-force_bolt = Raio de Força
weapon-glaive = Glaive
weapon-grab = Agarrão
weapon-greataxe = Machado Grande
weapon-greatclub = Clava Grande
weapon-greatsword = Espada Grande
weapon-halberd = Alabarda
weapon-hand_crossbow = Besta de Mão
weapon-handaxe = Machadinha
weapon-heavy_crossbow = Besta Pesada
weapon-javelin = Azagaia
weapon-lance = Lança de Montaria
weapon-life_drain = Drenar Vida
weapon-light_crossbow = Besta Leve
weapon-light_hammer = Martelo Leve
weapon-longbow = Arco Longo
weapon-longsword = Espada Longa
weapon-mace = Maça
weapon-maul = Malho
weapon-morningstar = Estrela da Manhã
weapon-musket = Mosquete
weapon-necrotic_bow = Arco Necrótico
weapon-necrotic_sword = Espada Necrótica
weapon-pike = Pique
weapon-pistol = Pistola
weapon-quarterstaff = Bordão
weapon-radiant_flame = Chama Radiante
weapon-ram = Investida
weapon-rapier = Rapieira
weapon-rend = Dilacerar
weapon-ritual_sickle = Foice Ritual
weapon-scimitar = Cimitarra
weapon-shortbow = Arco Curto
weapon-shortsword = Espada Curta
weapon-sickle = Foice Curta
weapon-slam = Pancada
weapon-sling = Funda
weapon-spear = Lança
weapon-sting = Ferrão
weapon-stone_club = Clava de Pedra
weapon-tail_spike = Espinho da Cauda
weapon-trash_lob = Arremesso de Entulho
weapon-tree_club = Tronco
weapon-trident = Tridente
weapon-unarmed = Mão Nua
weapon-war_pick = Picareta de Guerra
weapon-warhammer = Martelo de Guerra
weapon-whip = Chicote
weapon-rake = Arranhão
weapon-talons = Garras
weapon-vile_slime = Limo vil
weapon-beak = Bico
weapon-vine_lash = Chicote de vinhas
weapon-thorn_burst = Rajada de espinhos
weapon-tentacles = Tentáculos
weapon-gouge = Rasgão
weapon-claws = Garras
weapon-burning_hammer = Martelo ardente
weapon-pact_blade = Lâmina do pacto
weapon-vine_staff = Cajado de vinhas
weapon-verdant_wisp = Fagulha verdejante
weapon-gore = Chifrada
weapon-harpoon = Arpão
weapon-pseudopod = Pseudópode
weapon-hooves = Cascos
weapon-bites = Mordidas
weapon-scratch = Arranhão
weapon-shock = Choque
weapon-tail = Cauda
weapon-beard = Barba
weapon-infernal_glaive = Glaive infernal
weapon-rotting_fist = Punho pútrido
weapon-dissolving_pseudopod = Pseudópode dissolvente
weapon-pincer = Pinça
weapon-withering_touch = Toque debilitante
weapon-hurl_flame = Arremesso de chama
weapon-rock_launch = Lançamento de rocha
weapon-burn = Queimadura
weapon-tentacle = Tentáculo
weapon-flame_spear = Lança flamejante
weapon-charged_tendril = Gavinha eletrizada
weapon-radiant_horn = Chifre radiante
weapon-foreleg = Pata dianteira
weapon-poison_burst = Rajada de veneno
weapon-wind_swipe = Golpe de vento
weapon-snake_hair = Cabelo de serpentes
weapon-poison_ray = Raio de veneno
weapon-shred = Dilacerar
weapon-fist = Punho
weapon-nightmare_ray = Raio de pesadelo
weapon-chain = Corrente
weapon-frost_axe = Machado gélido
weapon-great_bow = Grande arco
weapon-necrotic_ray = Raio necrótico
weapon-infernal_sting = Ferrão infernal
weapon-thunderous_mace = Maça trovejante
weapon-thundercloud = Nuvem de trovoada
weapon-flame_sword = Espada flamejante
weapon-hammer_throw = Arremesso de martelo
weapon-hail_of_bark = Chuva de casca
weapon-holy_mace = Maça sagrada
weapon-storm_blade = Lâmina da tempestade
weapon-storm_bolt = Raio da tempestade
weapon-heated_blade = Lâmina incandescente
weapon-searing_fork = Tridente abrasador
weapon-withering_sword = Espada debilitante
weapon-cursed_touch = Toque amaldiçoado
weapon-storm_sword = Espada da tempestade
weapon-thunderbolt = Relâmpago
weapon-grave_strike = Golpe sepulcral
weapon-ice_spear = Lança de gelo
weapon-channel_negative_energy = Canalizar energia negativa
weapon-tail_stinger = Ferrão da cauda
weapon-bladed_arm = Braço laminado
weapon-fiery_bolt = Seta ígnea
weapon-radiant_sword = Espada radiante
weapon-flame_whip = Chicote de chamas
weapon-lightning_blade = Lâmina relampejante
weapon-petrifying_bite = Mordida petrificante
weapon-touch = Toque
weapon-draining_swipe = Golpe drenante
weapon-slash = Corte
weapon-bone_cudgel = Porrete de osso
weapon-needle_sword = Espada-agulha
weapon-enchanting_bow = Arco encantador
weapon-rotting_touch = Toque pútrido
weapon-ocean_spear = Lança oceânica
weapon-devilish_claw = Garra diabólica
weapon-fiery_mace = Maça ígnea
power-acid_arrow = Flecha Ácida
power-acid_splash = Respingo Ácido
power-acid_vial = Ácido
power-action_surge = Surto de Ação
power-aid = Auxílio
power-alchemists_fire = Fogo Alquímico
power-alter_self = Alterar-se
power-bane = Perdição
power-barkskin = Pele de Árvore
power-bless = Bênção
power-blindness_deafness = Cegueira/Surdez
power-blink = Piscar
power-blur = Nublar
power-brutal_strike = Golpe Brutal
power-burning_hands = Mãos Flamejantes
power-calm_emotions = Acalmar Emoções
power-careful = Magia Cuidadosa
power-careful_spell = Magia Cuidadosa
power-chill_touch = Toque Gélido
power-cold_breath = Sopro de Frio
power-conjure_animals = Conjurar Animais
power-conjure_animals_move = Conduzir a Matilha
power-counterspell = Contramágica
power-cure_wounds = Curar Ferimentos
power-daylight = Luz do Dia
power-distant = Magia Distante
power-distant_spell = Magia Distante
power-divine_favor = Favor Divino
power-divine_spark = Centelha Divina
power-divine_spark_heal = Centelha Divina (cura)
power-eldritch_blast = Rajada Mística
power-eldritch_smite = Golpe Místico
power-enhance_ability = Aprimorar Habilidade
power-entangle = Enredar
power-faerie_fire = Fogo das Fadas
power-false_life = Vida Falsa
power-fear = Medo
power-feather_fall = Queda Suave
power-fire_bolt = Raio de Fogo
power-fire_breath = Sopro de Fogo
power-fireball = Bola de Fogo
power-foe_slayer = Matador de Inimigos
power-fog_cloud = Névoa Obscurecente
power-font_of_inspiration = Fonte de Inspiração
power-font_of_magic = Fonte de Magia
power-forceful_blow = Golpe Potente
power-gaseous_form = Forma Gasosa
power-goodberry = Bom Fruto
power-goodberry_eat = Comer um Fruto
power-gore = Chifrada
power-grease = Área Escorregadia
power-guidance = Orientação
power-guiding_bolt = Raio Guiador
power-hamstring_blow = Golpe no Tendão
power-hamstrung = Tendão Cortado
power-haste = Velocidade
power-healing_word = Palavra Curativa
power-heat_metal = Esquentar Metal
power-heat_metal_again = Esquentar o Metal de Novo
power-hold_person = Imobilizar Pessoa
power-holy_nimbus = Halo Sagrado
power-holy_water = Água Benta
power-hunters_mark = Marca do Caçador
power-hypnotic_pattern = Padrão Hipnótico
power-ice_knife = Faca de Gelo
power-inflict_wounds = Infligir Ferimentos
power-invisibility = Invisibilidade
power-jump = Salto
power-jump_leap = Saltar
power-lands_aid_heal = Auxílio da Terra (cura)
power-lesser_restoration = Restauração Menor
power-life_drain = Drenar Vida
power-lifedrinker = Bebedor de Vida
power-lightning_bolt = Relâmpago
power-longstrider = Passos Longos
power-mage_armor = Armadura Arcana
power-magic_missile = Mísseis Mágicos
power-major_image = Imagem Maior
power-major_image_move = Mover a Imagem
power-mass_healing_word = Palavra Curativa em Massa
power-master_of_myriad_forms = Mestre das Mil Formas
power-misty_step = Passo Nebuloso
power-moonbeam = Raio Lunar
power-otherworldly_leap = Salto Sobrenatural
power-pact_of_the_blade = Pacto da Lâmina
power-parry = Aparar
power-pass_without_trace = Passos sem Rastro
power-petrifying_gaze = Olhar Petrificante
power-plant_growth = Crescimento de Plantas
power-poison_spray = Jato de Veneno
power-potion_of_greater_healing = Poção de Cura Maior
power-potion_of_healing = Poção de Cura
power-preserve_life = Preservar a Vida
power-produce_flame = Criar Chamas
power-produce_flame_hurl = Arremessar a Chama
power-quivering_hand = Palma Vibrante
power-quivering_palm = Palma Vibrante
power-quivering_palm_end = Encerrar as Vibrações
power-ray_of_frost = Raio de Gelo
power-ray_of_sickness = Raio do Enjoo
power-relentless_rage = Fúria Implacável
power-remove_curse = Remover Maldição
power-resistance = Resistência
power-sacred_flame = Chama Sagrada
power-scorching_ray = Raio Ardente
power-second_wind = Retomar o Fôlego
power-extended = Magia Estendida
power-extended_spell = Magia Estendida
power-subtle = Magia Sutil
power-subtle_spell = Magia Sutil
power-transmuted_acid = Magia Transmutada (ácido)
power-transmuted_cold = Magia Transmutada (frio)
power-transmuted_fire = Magia Transmutada (fogo)
power-transmuted_lightning = Magia Transmutada (elétrico)
power-transmuted_poison = Magia Transmutada (veneno)
power-transmuted_spell = Magia Transmutada
power-transmuted_spell_acid = Magia Transmutada (ácido)
power-transmuted_spell_cold = Magia Transmutada (frio)
power-transmuted_spell_fire = Magia Transmutada (fogo)
power-transmuted_spell_lightning = Magia Transmutada (elétrico)
power-transmuted_spell_poison = Magia Transmutada (veneno)
power-transmuted_spell_thunder = Magia Transmutada (trovejante)
power-transmuted_thunder = Magia Transmutada (trovejante)
power-seeking = Magia Teleguiada
power-seeking_spell = Magia Teleguiada
power-empowered_spell = Magia Potencializada
power-shatter = Despedaçar
power-shield = Escudo Arcano
power-shield_bash = Golpe de Escudo
power-shield_of_faith = Escudo da Fé
power-shillelagh = Bordão Místico
power-shocking_grasp = Toque Chocante
power-silent_image = Imagem Silenciosa
power-silent_image_move = Mover a Imagem
power-sleep = Sono
power-slow = Lentidão
power-spare_the_dying = Poupar os Moribundos
power-spider_climb = Escalada de Aranha
power-spirit_guardians = Guardiões Espirituais
power-spiritual_weapon = Arma Espiritual
power-spiritual_weapon_strike = Golpe da Arma Espiritual
power-starry_wisp = Fogo-Fátuo Estelar
power-steady_aim = Mira Firme
power-suggestion = Sugestão
power-thunderwave = Onda Trovejante
power-true_strike = Golpe Certeiro
power-turn_undead = Expulsar Mortos-Vivos
power-twinned = Magia Duplicada
power-twinned_spell = Magia Duplicada
power-vampiric_touch = Toque Vampírico
power-vampiric_touch_again = Tocar de Novo
power-vicious_mockery = Zombaria Cruel
power-web = Teia
power-web_shot = Teia
power-alight = Luz própria
power-asleep = Adormecido
power-burning = Em Chamas
power-chilled = Gelado
power-drowsy = Sonolento
power-frosted = Enregelado
power-guided = Marcado pela Luz
power-lethargy = Letargia
power-mocked = Zombado
power-outlined = Contornado
power-reeling = Cambaleante
power-shocked = Eletrizado
power-standing_still = Parado
power-turned = Expulso
power-worg_bite = Mordida do Worg
power-sorcerous_burst = Explosão feiticeira
power-animal_friendship = Amizade animal
power-charm_person = Enfeitiçar pessoa
power-chromatic_orb = Orbe cromático
power-color_spray = Leque cromático
power-command = Comando
power-dissonant_whispers = Sussurros dissonantes
power-divine_smite = Golpe divino
power-ensnaring_strike = Golpe enredante
power-expeditious_retreat = Retirada acelerada
power-expeditious_retreat_dash = Retirar-se de novo
power-hellish_rebuke = Repreensão infernal
power-heroism = Heroísmo
power-hex = Maldição
power-hideous_laughter = Riso histérico
power-protection_from_evil_and_good = Proteção contra o bem e o mal
power-sanctuary = Santuário
power-searing_smite = Golpe calcinante
power-darkness = Escuridão
power-dragons_breath = Sopro do dragão
power-dragons_breath_exhale = Soprar fogo
power-flame_blade = Lâmina flamejante
power-flame_blade_strike = Golpe da lâmina flamejante
power-flaming_sphere = Esfera flamejante
power-flaming_sphere_roll = Rolar a esfera
power-gust_of_wind = Lufada de vento
power-levitate = Levitação
power-magic_weapon = Arma mágica
power-mind_spike = Estaca mental
power-mirror_image = Reflexos
power-phantasmal_force = Força fantasmagórica
power-protection_from_poison = Proteção contra veneno
power-see_invisibility = Ver o invisível
power-shining_smite = Golpe reluzente
power-silence = Silêncio
power-spike_growth = Crescer espinhos
power-moonbeam_move = Mover o raio lunar
power-beacon_of_hope = Sinal de esperança
power-bestow_curse = Rogar maldição
power-call_lightning = Convocar relâmpagos
power-call_lightning_again = Convocar outro relâmpago
power-dispel_magic = Dissipar magia
power-fly = Voo
power-protection_from_energy = Proteção contra energia
power-sleet_storm = Nevasca
power-stinking_cloud = Névoa fétida
power-wind_wall = Muralha de vento
power-aura_of_life = Aura de vida
power-dispel_evil_and_good = Dissipar o Mal e o Bem
power-break_enchantment = Romper Encantamento
power-dismissal = Banir para Casa
power-modify_memory = Modificar Memória
power-etherealness = Forma Etérea
power-etherealness_end = Voltar do Plano Etéreo
power-plane_shift = Viagem Planar
power-shapechange = Mudar de Forma
power-shapechange_end = Voltar à Forma Verdadeira
power-elephant_shape = em forma de elefante
power-tyrannosaurus_shape = em forma de tiranossauro
power-rat_shape = Metamorfose: rato
power-raven_shape = Metamorfose: corvo
power-spider_shape = Metamorfose: aranha
power-bat_shape = Metamorfose: morcego
power-centipede_shape = Metamorfose: centopeia
power-toad_shape = Metamorfose: sapo
power-true_shape = Metamorfose: forma verdadeira
power-ethereal_jaunt = Passeio Etéreo
power-ethereal_jaunt_back = Passeio Etéreo: volta
power-phase_spider_coma = paralisado pelo veneno
power-werewolf_curse = Maldição do Lobisomem
power-wererat_curse = Maldição do Homem-Rato
power-weretiger_curse = Maldição do Homem-Tigre
power-past_werewolf_curse = a salvo da maldição
power-past_wererat_curse = a salvo da maldição
power-past_weretiger_curse = a salvo da maldição
power-pseudodragon_sleep = adormecido pelo veneno
power-charge = Investida
power-fire_form = Forma de fogo
power-conjure_woodland_beings_disengage = Desengajar entre os Seres Silvestres
power-banishment = Banimento
power-black_tentacles = Tentáculos negros
power-blight = Praga
power-charm_monster = Enfeitiçar monstro
power-conjure_woodland_beings = Conjurar seres da floresta
power-death_ward = Proteção contra a morte
power-dimension_door = Porta dimensional
power-fire_shield = Escudo de fogo
power-freedom_of_movement = Movimentação livre
power-greater_invisibility = Invisibilidade maior
power-ice_storm = Tempestade de gelo
power-phantasmal_killer = Assassino fantasmagórico
power-resilient_sphere = Esfera resiliente
power-stoneskin = Pele de pedra
power-vitriolic_sphere = Esfera vitriólica
power-wall_of_fire = Muralha de fogo
power-arcane_hand = Mão arcana
power-arcane_hand_strike = Golpe da mão arcana
power-cloudkill = Névoa mortal
power-cone_of_cold = Cone de frio
power-contagion = Contágio
power-flame_strike = Coluna de chamas
power-greater_restoration = Restauração maior
power-hold_monster = Imobilizar monstro
power-insect_plague = Praga de insetos
power-mass_cure_wounds = Curar ferimentos em massa
power-telekinesis = Telecinese
power-telekinesis_again = Mover de novo com a mente
power-blade_barrier = Barreira de lâminas
power-chain_lightning = Corrente de relâmpagos
power-circle_of_death = Círculo da morte
power-conjure_fey = Conjurar fada
power-conjure_fey_strike = Golpe do espírito feérico
power-disintegrate = Desintegrar
power-exposed_flank = Desguarnecido
power-eyebite = Ataque visual
power-eyebite_again = Olhar para outro
power-flesh_to_stone = Carne para pedra
power-freezing_sphere = Esfera congelante
power-harm = Doença plena
power-heal = Cura completa
power-irresistible_dance = Dança irresistível
power-sunbeam = Raio solar
power-sunbeam_again = Outro raio solar
power-true_seeing = Visão da verdade
power-wall_of_thorns = Muralha de espinhos
power-arcane_sword = Espada arcana
power-arcane_sword_strike = Golpe da espada arcana
power-delayed_blast_fireball = Bola de fogo de explosão adiada
power-divine_word = Palavra divina
power-finger_of_death = Dedo da morte
power-fire_storm = Tempestade de fogo
power-befuddlement = Embotamento
power-earthquake = Terremoto
power-holy_aura = Aura sagrada
power-incendiary_cloud = Nuvem incendiária
power-maze = Labirinto
power-mind_blank = Limpar a mente
power-power_word_stun = Palavra de poder: atordoar
power-sunburst = Explosão solar
power-foresight = Sexto sentido
power-mass_heal = Cura completa em massa
power-meteor_swarm = Chuva de meteoros
power-power_word_heal = Palavra de poder: curar
power-power_word_kill = Palavra de poder: matar
power-weird = Estranheza
power-befriended = Amansado
power-commanded = Sob comando
power-ensnared = Enredado
power-searing = Calcinado
power-shining = Reluzente
power-two_images = Dois reflexos
power-one_image = Um reflexo
power-retching = Nauseado
power-vitriol = Vitríolo
power-eyebitten = Sob o ataque visual
power-turned_to_stone = Transformado em pedra
power-stiff = Enrijecido
power-dancing = Dançando
power-struck_down = Abatido pela palavra
power-dazzled = Ofuscado
power-heroic = Heroico
power-unseen = Fora de vista
power-speedy = Muito veloz
power-proof_against_fire = À prova de fogo
power-proof_against_cold = À prova de frio
power-proof_against_poison = À prova de veneno
power-invulnerable = Invulnerável
power-winged = Alado
power-strong_as_a_hill_giant = Forte como um gigante da colina
power-strong_as_a_fire_giant = Forte como um gigante do fogo
power-strong_as_a_storm_giant = Forte como um gigante da tempestade
power-netted = Preso na rede
power-lamed = Coxo
power-oily = Coberto de óleo
power-sapped = Enfraquecido
power-slowed = Retardado
power-potion_of_superior_healing = Poção de cura superior
power-potion_of_supreme_healing = Poção de cura suprema
power-potion_of_heroism = Poção de heroísmo
power-potion_of_invisibility = Poção de invisibilidade
power-potion_of_speed = Poção de velocidade
power-potion_of_fire_resistance = Poção de resistência ao fogo
power-potion_of_cold_resistance = Poção de resistência ao frio
power-potion_of_poison_resistance = Poção de resistência ao veneno
power-potion_of_invulnerability = Poção de invulnerabilidade
power-potion_of_flying = Poção de voo
power-potion_of_hill_giant_strength = Poção de força do gigante da colina
power-potion_of_fire_giant_strength = Poção de força do gigante do fogo
power-potion_of_storm_giant_strength = Poção de força do gigante da tempestade
power-oil_flask = Óleo
power-net = Rede
power-caltrops = Estrepes
power-ball_bearings = Esferas de metal
power-basic_poison = Veneno básico
power-healers_kit = Estojo de curandeiro
power-wand_of_magic_missiles = Varinha de mísseis mágicos
power-wand_of_fireballs = Varinha de bolas de fogo
power-wand_of_lightning_bolts = Varinha de relâmpagos
power-wand_of_paralysis = Varinha de paralisia
power-wand_of_web = Varinha de teia
power-scroll_of_magic_missile = Pergaminho de míssil mágico
power-scroll_of_cure_wounds = Pergaminho de curar ferimentos
power-scroll_of_scorching_ray = Pergaminho de raio ardente
power-scroll_of_fireball = Pergaminho de bola de fogo
power-scroll_of_lightning_bolt = Pergaminho de relâmpago
power-scroll_of_cone_of_cold = Pergaminho de cone de frio
power-bead_of_force = Conta de força
power-necklace_of_fireballs = Colar de bolas de fogo
power-sleep_breath = Sopro do sono
power-acid_breath = Sopro ácido
power-slowing_breath = Sopro lentificante
power-swallow = Engolir
power-roar = Rugido
power-enthralling_panache = Garbo cativante
power-scare = Assustar
power-acid_spray = Jato ácido
power-fire_aura = Aura de fogo
power-web_strand = Fio de teia
power-stench = Fedor
power-constrict = Constrição
power-paralyzing_breath = Sopro paralisante
power-weakening_breath = Sopro enfraquecedor
power-vanish = Sumir
power-quick_grapple = Agarrão rápido
power-unsettling_visage = Semblante perturbador
power-dreadful_glare = Olhar pavoroso
power-paralyzing_tentacles = Tentáculos paralisantes
power-trample = Pisotear
power-horrific_visage = Semblante horrendo
power-corrupting_touch = Toque corruptor
power-petrifying_breath = Sopro petrificante
power-tentacle_slam = Pancada de tentáculos
power-reel = Puxar
power-engulf = Envolver
power-charging_horn = Chifre em carga
power-shimmering_shield = Escudo cintilante
power-bite = Mordida
power-captains_charm = Charme do capitão
power-riposte = Riposta
power-spores = Esporos
power-stunning_screech = Guincho atordoante
power-boulder_toss = Arremesso de pedregulho
power-conjure_infernal_chain = Conjurar corrente infernal
power-war_cry = Grito de guerra
power-lightning_breath = Sopro elétrico
power-repulsion_breath = Sopro repulsor
power-poison_breath = Sopro venenoso
power-pummel = Espancar
power-animate_trees = Animar árvores
power-consume_memories = Consumir memórias
power-dominate_mind = Dominar mente
power-lash = Açoite
power-psychic_drain = Dreno psíquico
power-poisonous_spittle = Cuspe venenoso
power-infernal_tail = Cauda infernal
power-heat_aura = Aura de calor
power-weight_of_years = Peso dos anos
power-mind_rending_roar = Rugido dilacerador de mentes
power-arcane_prowl = Espreita arcana
power-entangling_rope = Corda enredante
power-freezing_burst = Explosão congelante
power-pounce = Bote
power-frightful_presence = Presença aterradora
power-horror_nimbus = Nimbo de horror
power-teleport = Teleporte
power-baleful_command = Ordem funesta
power-lightning_storm = Tempestade de raios
power-deathless_strike = Golpe imortal
power-beguile = Seduzir
power-cloud_of_insects = Nuvem de insetos
power-noxious_miasma = Miasma nocivo
power-mind_invasion = Invasão mental
power-glare = Olhar
power-necrotic_strike = Golpe necrótico
power-necrotic_strike_2 = Disparo necrótico
power-dread_command = Ordem pavorosa
power-tail_swipe = Golpe de cauda
power-cloaked_flight = Voo velado
power-sonic_boom = Estrondo sônico
power-cold_gale = Vendaval gélido
power-chill = Arrepio
power-holy_burst = Explosão sagrada
power-banish = Banir
power-guiding_light = Luz guia
power-commanding_presence = Presença imponente
power-fiery_rays = Raios ígneos
power-steam_breath = Sopro de vapor
power-death_throes = Agonia mortal
power-rock = Pedra
power-death_burst = Explosão ao morrer
power-blinding_breath = Sopro cegante
power-frost_breath = Sopro gélido
power-mockery = Escárnio
power-fetid_cloud = Nuvem fétida
power-sting = Ferrão
power-fear_aura = Aura de medo
power-abjure_foes = Abjurar Inimigos
power-abjured = Abjurado
power-abyssal_hold = Imobilização Abissal
power-abyssal_ray = Raio Abissal
power-abyssal_spray = Jato Abissal
power-addled = Mente Confusa
power-adrenaline_rush = Surto de Adrenalina
power-armor_of_shadows = Armadura de Sombras
power-bardic_inspiration = Inspiração de Bardo
power-bonus_unarmed_strike = Golpe Desarmado Extra
power-breath_line_acid = Sopro de Ácido (linha)
power-breath_line_cold = Sopro de Gelo (linha)
power-breath_line_fire = Sopro de Fogo (linha)
power-breath_line_lightning = Sopro de Raios (linha)
power-breath_line_poison = Sopro de Veneno (linha)
power-breath_weapon_acid = Sopro de Ácido
power-breath_weapon_cold = Sopro de Gelo
power-breath_weapon_fire = Sopro de Fogo
power-breath_weapon_lightning = Sopro de Raios
power-breath_weapon_poison = Sopro de Veneno
power-chilled_by_frost = Gelado
power-chthonic_life = Vida Ctônica
power-chthonic_touch = Toque Ctônico
power-clouds_jaunt = Passeio das Nuvens
power-colossus_slayer = Matador de Colossos
power-cunning_daze = Golpe Astuto: Atordoar
power-cunning_knock_out = Golpe Astuto: Nocautear
power-cunning_obscure = Golpe Astuto: Cegar
power-cunning_poison = Golpe Astuto: Envenenar
power-cunning_trip = Golpe Astuto: Derrubar
power-cut_by_words = Palavras Cortantes
power-cutting_words = Palavras Cortantes
power-create_whirlwind = Criar Redemoinho
power-move_whirlwind = Mover o Redemoinho
power-trampling_charge = Investida Esmagadora
power-rampage = Frenesi Sanguinário
power-rampage_rend = Frenesi Sanguinário: Dilacerar
power-leap = Pulo
power-barbed_hide = Couro Farpado
power-prowl = Espreitar
power-prowl_hide = Espreitar: esconder-se
power-deadly_leap = Salto Letal
power-heart_sight = Visão do Coração
power-possession = Possessão
power-vortex = Vórtice
power-in_whirlwind = no redemoinho
power-in_vortex = no vórtice
power-in_a_demiplane = em um semiplano
power-possessed = possuído
power-past_possession = imune à possessão
power-heart_seen = coração revelado
power-trampling = atropelando
power-danger_sense = Sentido de Perigo
power-dark_ones_own_luck = Sorte do Tenebroso
power-dazed_by_strike = Zonzo
power-deflect_attacks = Desviar Ataques
power-stones_endurance = Resistência da Pedra
power-disciplined_survivor = Sobrevivente Disciplinado
power-divine_strike = Golpe Divino
power-draconic_flight = Voo Dracônico
power-dragon_wings = Asas de Dragão
power-drow_darkness = Escuridão Drow
power-drow_faerie_fire = Fogo das Fadas Drow
power-elven_step = Passo Élfico
power-favored_enemy = Inimigo Favorito
power-fiendish_vigor = Vigor Ínfero
power-fires_burn = Queimadura do Fogo
power-flurry_of_blows = Rajada de Golpes
power-frenzy = Frenesi
power-hunters_quarry = Presa do Caçador
power-hunters_mark_move = Mover a Marca
power-under_a_hex = Amaldiçoado
power-hex_move = Mover a Maldição
power-slayers_quarry = Presa do Matador
power-foe_slayer_move = Mover a Marca
power-devils_sight = Visão do Diabo
power-sorcery_incarnate = Feitiçaria Encarnada
power-trance = Transe
power-remarkable_athlete = Atleta Extraordinário
power-extend_rage = Prolongar a Fúria
power-frosts_chill = Frio da Geada
power-gnomish_cunning = Astúcia Gnômica
power-heightened = Magia Elevada
power-heightened_spell = Magia Elevada
power-hills_tumble = Tombo da Colina
power-hurl_through_hell = Lançar ao Inferno
power-hurl_through_hell_renewed = Renovar Lançar ao Inferno
power-hurled = Lançado ao Inferno
power-indomitable = Indomável
power-infernal_bolt = Raio Infernal
power-infernal_darkness = Escuridão Infernal
power-infernal_rebuke = Repreensão Infernal
power-innate_sorcery = Feitiçaria Inata
power-inspired = Inspirado
power-intimidating_presence = Presença Intimidadora
power-intimidating_presence_renewed = Renovar Presença Intimidadora
power-knocked_out = Nocauteado
power-lands_aid = Auxílio da Terra
power-lay_on_hands = Imposição das Mãos
power-lay_on_hands_cure = Imposição das Mãos (cura)
power-mastered_magic_missile = Mísseis Mágicos (maestria)
power-mastered_scorching_ray = Raio Ardente (maestria)
power-mindless_rage = Fúria Irracional
power-persistent_rage = Fúria Persistente
power-natures_veil = Véu da Natureza
power-open_hand_addle = Mão Aberta: Confundir
power-open_hand_push = Mão Aberta: Empurrar
power-open_hand_topple = Mão Aberta: Derrubar
power-paladins_smite = Destruição do Paladino
power-patient_defense = Defesa Paciente
power-primal_strike = Golpe Primitivo
power-quick_dash = Corrida Rápida
power-quick_disengage = Desengajar Rápido
power-quickened = Magia Acelerada
power-quickened_spell = Magia Acelerada
power-radiant_strikes = Golpes Radiantes
power-rage = Fúria
power-reckless = Imprudente
power-reckless_attack = Ataque Imprudente
power-relentless_endurance = Vigor Implacável
power-retaliation = Retaliação
power-sacred_weapon = Arma Sagrada
power-signature_fireball = Bola de Fogo (assinatura)
power-signature_lightning_bolt = Relâmpago (assinatura)
power-staggered_by_fist = Cambaleante
power-opened_by_fist = Guarda aberta pelo punho
power-step_of_the_wind = Passo do Vento
power-storms_thunder = Trovão da Tempestade
power-stunning_fist = Golpe Atordoante
power-stunning_strike = Golpe Atordoante
power-draconic_resilience = Resiliência Dracônica
power-superior_defense = Defesa Superior
power-tireless = Incansável
power-wholeness_of_body = Integridade Corporal
power-enlarge_reduce = Aumentar/Reduzir
power-ray_of_enfeeblement = Raio de enfraquecimento
power-warding_bond = Vínculo protetor
power-revivify = Revivificar
power-weary = Cansado
power-breath_of_sleep = Sono do sopro
power-sluggish = Lentidão
power-held_fast = Preso com firmeza
power-swallowed_by_toad = Engolido pelo sapo
power-parry_2 = Aparar
power-parry_3 = Aparar
power-parry_4 = Aparar
power-parry_5 = Aparar
power-used_to_stench = Habituado ao fedor
power-swarm = Enxame
power-vanished = Sumiço
power-devils_venom = Veneno diabólico
power-infernal_wound = Ferida infernal
power-deep_infernal_wound = Ferida infernal profunda
power-mummy_rot = Podridão da múmia
power-corrosive_form = Forma corrosiva
power-poisoned_and_paralyzed = Envenenado e paralisado
power-charmed_and_poisoned = Enfeitiçado e envenenado
power-grappled_and_poisoned = Agarrado e envenenado
power-engulfed = Envolvido
power-vrock_spores = Esporos de vrock
power-slowed_by_10 = Mais lento
power-swallowed_by_behir = Engolido pelo behir
power-swallowed_by_remorhaz = Engolido pelo remorhaz
power-swallowed_by_purple_worm = Engolido pelo verme púrpura
power-rooted = Preso ao chão
power-horror = Horror
power-frightened_and_incapacitated = Amedrontado e incapacitado
power-blinded_and_deafened = Cego e surdo
power-corroded = Corroído
power-weakened = Enfraquecido
power-consume_life = Consumir vida
power-fetid = Nauseado
power-past_visage = Imune ao semblante
power-past_glare = Imune ao olhar
power-past_nimbus = Imune ao nimbo
power-insects = Acossado por insetos
power-dominated_mind = Mente dominada
power-hasten = Pressa
power-deathless_dash = Agilidade imortal: correr
power-deathless_disengage = Agilidade imortal: desengajar
power-off_guard = Desprevenido
power-blurred_form = Forma turva
power-pit_fiend_venom = Veneno do diabo do fosso
power-past_fear = Sem medo
power-en_garde = Em guarda
power-numbed = Entorpecido
power-past_gaze = Imune ao olhar
power-unnerving_gaze = Olhar enervante

## Aventuras

health = { $step ->
    [unhurt] sem ferimentos
    [wounded] com ferimentos
    [bloodied] sangrando
    [near_death] à beira da morte
   *[down] fora de combate
}
scene-changed = { $forced ->
    [true] O mestre força uma nova cena: { $text }.
   *[false] Nova cena: { $text }.
}
scene-text = { $text }
npc-dialogue = { $name }: “{ $text }”
choose-speak = Fazer { $npc } dizer: { $says }
trigger-fired = Gatilho: { $trigger }.
cue-given = O evento { $event } espera a decisão do mestre.
flag-changed = { $on ->
    [true] O marcador { $flag } foi ativado.
   *[false] O marcador { $flag } foi apagado.
}
items-changed = { $lost ->
    [true] { $creature_id } perde { $item } ({ $amount }).
   *[false] { $creature_id } recebe { $item } ({ $amount }).
}
items-changed-party = { $lost ->
    [true] O grupo perde { $item }.
   *[false] O grupo recebe { $item }.
}
items-changed-coins = { $lost ->
    [true] O grupo paga { $amount } peças de ouro.
   *[false] O grupo recebe { $amount } peças de ouro.
}
experience-gained = XP para cada um ({ $order }): { $each }.
rested = { $interrupted ->
    [true] O descanso é interrompido!
   *[false] { $rest ->
        [SHORT] O grupo faz um descanso curto.
       *[LONG] O grupo faz um descanso longo.
    }
}
level-gained = { $creature_id } chega ao nível { $level }!
master-acted = { $what ->
    [place] O mestre acrescenta { $creature_id }.
    [move] O mestre desloca { $creature_id }.
    [hide] O mestre esconde { $creature_id }.
    [damage] O mestre causa { $amount } de dano a { $creature_id }.
    [heal] O mestre cura { $amount } PV de { $creature_id }.
    [add] O mestre dá algo a { $creature_id }.
    [take] O mestre tira algo de { $creature_id }.
   *[remove] O mestre tira { $creature_id } da cena.
}
adventure-end = { $text }
tale-scene = { $name }: { $says }
tale-npcs = Aqui você pode falar com: { $names }.
tale-things = Você repara em: { $names }.
tale-exits = Caminhos: { $names }.
tale-purse = { $count ->
    [0] Peças de ouro: { $coins }.
   *[other] Peças de ouro: { $coins }. Na bagagem: { $bag }.
}
choose-talk = { $skill ->
    [none] { $actor } para { $npc }: { $line }
   *[other] { $actor } para { $npc }: { $line } ({ skill })
}
choose-use = { $skill ->
    [none] { $actor }: usar { $thing }
   *[other] { $actor }: usar { $thing } ({ skill })
}
choose-search-item = { $skill ->
    [none] { $actor }: revistar { $thing }
   *[other] { $actor }: revistar { $thing } ({ skill })
}
choose-investigate = { $skill ->
    [none] { $actor }: investigar { $thing }
   *[other] { $actor }: investigar { $thing } ({ skill })
}
choose-does = { $skill ->
    [none] { $actor }: { $does }
   *[other] { $actor }: { $does } ({ skill })
}
choose-travel = Viajar: { $exit }
choose-rest = { $rest ->
    [SHORT] Fazer um descanso curto
   *[LONG] Fazer um descanso longo
}
choose-walk = { $actor } anda até { $x }, { $y }
action-walk = { $actor }: andar
choose-help-hero = { $actor } ajuda { $target } no próximo teste
choose-search-hero = { $actor } procura criaturas escondidas
choose-treat = { $actor }: { $spell } em { $target }
choose-door-hero = { $opens ->
    [true] { $actor } abre a porta em { $x }, { $y }
   *[false] { $actor } fecha a porta em { $x }, { $y }
}
choose-scene-effect = Aplicar o efeito: { $effect }
choose-skill-check-dc = Pedir a { $actor } um teste de { skill } (CD { $dc })
choose-save-check-dc = Pedir a { $actor } um teste de resistência ({ ability }, CD { $dc })
choose-change-scene = Levar o grupo a outra cena: { $scene }
choose-set-flag = { $on ->
    [true] Ativar o marcador { $flag }
   *[false] Apagar o marcador { $flag }
}
choose-master-place = Acrescentar { $base } em { $at }
choose-master-move = Deslocar { $creature } para { $to }
choose-master-hide = Esconder { $creature } (CD { $dc })
choose-master-reveal = Revelar { $creature }
choose-master-damage = Causar { $amount } de dano a { $creature }
choose-master-heal = Curar { $amount } PV de { $creature }
choose-master-add = Dar a { $creature }: { $what }
choose-master-remove = { $what ->
    [none] Tirar { $creature } da cena
   *[other] Tirar de { $creature }: { $what }
}
topic-talk = Conversar ({ $count }).
topic-explore = Explorar ({ $count }).
topic-travel = Descansar e viajar ({ $count }).
topic-heal = Curar e preparar ({ $count }).
topic-assist = Ajudar e procurar ({ $count }).
topic-story = A história ({ $count }).
topic-rolls = Pedir uma rolagem ({ $count }).
topic-hand = Mudar a cena ({ $count }).
refused-no-rest = este não é um lugar para esse descanso
refused-unknown-npc = não há ninguém com esse nome para conversar aqui
refused-unknown-line = isso não é algo a dizer aqui
refused-unknown-exit = não há esse caminho a partir daqui
refused-not-now = isso não serve para nada fora de combate
refused-unknown-effect = a cena não tem esse efeito
refused-unknown-scene = não há essa cena, ou o grupo já está nela
refused-unknown-kind = a aventura não tem essa criatura
refused-unknown-thing = isso não é um item nem uma condição aqui
refused-taken = esse identificador já existe
refused-not-hidden = a criatura não está escondida
bot-lets-happen = A ocasião chegou.
bot-rests = O grupo precisa de um descanso.
bot-heals = { $who } cuida de { $target }.
bot-explores = Há algo aqui que ainda não foi tentado.
bot-travels = Não resta nada a fazer aqui.
reason-hit-die = dado de vida
speech-door = porta


## A mina de cobre

scenario-copper-mine = A mina de cobre
power-copper_idol = o ídolo de cobre
power-gate_key = a chave do portão
power-snare_wire = Armadilha de arame
power-rockfall = Desabamento
power-cave_dust = Poeira
tale-grikk-name = Grikk
tale-krag-name = Krag
tale-skarl-name = Skarl
tale-mine-says = Goblins levaram o capataz da mina de cobre.
tale-mine-inn-name = A estalagem da Lanterna
tale-mine-inn-says = A chuva bate nas janelas. A estalajadeira Marta chama vocês para perto do fogo.
tale-mine-inn-board-name = o quadro de avisos
tale-mine-inn-board-does = ler o quadro de avisos
tale-mine-inn-marta-name = Marta
tale-mine-inn-marta-news-name = O que aflige o vale?
tale-mine-inn-marta-supplies-name = Pode nos ceder algo para a estrada?
tale-mine-inn-jory-name = o velho Jory
tale-mine-inn-jory-shaft-name = Há outra entrada para a mina?
tale-mine-inn-road-name = para a estrada da mina
tale-mine-inn-board-then = Uma recompensa pelo capataz, paga adiantada: 10 peças de ouro.
tale-mine-inn-marta-news-then = Marta: Goblins ocuparam a mina de cobre e prenderam nosso capataz. Tragam-no de volta!
tale-mine-inn-marta-supplies-then = Marta tira duas garrafas de trás do balcão.
tale-mine-inn-marta-supplies-otherwise = Marta balança a cabeça. A aldeia tem pouco.
tale-mine-inn-jory-shaft-then = Jory baixa a voz: um poço antigo se abre na ravina, à esquerda da estrada.
tale-mine-inn-jory-shaft-otherwise = Jory fita o copo e não diz nada.
tale-mine-road-name = A estrada da mina
tale-mine-road-says = A estrada sobe entre pinheiros molhados. Há uma carroça na vala.
tale-mine-road-cart-name = a carroça tombada
tale-mine-road-tracks-name = as pegadas
tale-mine-road-rise-name = a elevação rochosa
tale-mine-road-back-name = de volta à estalagem
tale-mine-road-onward-name = seguir pela estrada
tale-mine-road-chase-name = atrás do goblin em fuga
tale-mine-road-deer_path-name = contornar o matagal pela trilha dos cervos
tale-mine-road-gully-name = subir a ravina
tale-mine-road-snare_wire = Um arame se fecha num tornozelo, e um tronco desce balançando!
tale-mine-road-flight = Um quarto goblin, até agora escondido entre os pinheiros, corre para a mina!
tale-mine-road-cart-then = Sob os sacos há um ídolo de cobre verde.
tale-mine-road-cart-otherwise = Só sacos molhados.
tale-mine-road-tracks-then = Pés pequenos deixaram a estrada aqui e subiram a ravina.
tale-mine-road-tracks-otherwise = A chuva lavou as marcas.
tale-mine-road-rise-then = Corvos rondam o matagal adiante e, sob as samambaias, três goblins estão de tocaia. Uma trilha de cervos passa ao largo deles.
tale-mine-road-rise-otherwise = Vocês só veem pinheiros e corvos.
tale-mine-road-snare-noticed = Vocês veem o arame a tempo e passam por cima.
tale-mine-road-ambush = Goblins saltam do mato!
tale-mine-road-prowler = Um lobo seguiu o cheiro do jantar de vocês!
tale-mine-chase-name = A perseguição
tale-mine-chase-says = O goblin é rápido, mas manca. Ele não pode chegar ao portão.
tale-mine-chase-ditch-name = a vala
tale-mine-chase-ditch-does = saltar a vala
tale-mine-chase-thicket-name = o matagal
tale-mine-chase-thicket-does = atravessar o matagal
tale-mine-chase-gate-name = até o portão da mina
tale-mine-chase-ditch-then = Vocês saltam a vala e se aproximam do goblin.
tale-mine-chase-ditch-otherwise = Vocês escorregam na lama. O goblin se afasta.
tale-mine-chase-thicket-then = Vocês atravessam os espinhos e derrubam o goblin. Ele tem a chave do portão!
tale-mine-chase-thicket-otherwise = Os espinhos seguram vocês. Uma trompa soa na mina.
tale-mine-chase-horn = Uma trompa soa na mina.
tale-mine-gate-name = O portão da mina
tale-mine-gate-says = Dois goblins baixam as lanças. O líder Grikk sorri, sentado num barril.
tale-mine-gate-empty = O portão está aberto, e ninguém mais o guarda.
tale-mine-gate-chief-name = Grikk
tale-mine-gate-chief-trade-name = O ídolo de cobre pelo capataz.
tale-mine-gate-chief-key-name = Seu chefe nos mandou. Aqui está a chave.
tale-mine-gate-chief-threaten-name = Fujam ou morram aqui.
tale-mine-gate-workings-name = entrar na mina
tale-mine-gate-back-name = de volta à estrada
tale-mine-gate-won = O portão está aberto.
tale-mine-gate-chief-trade-then = Grikk pesa o ídolo e assobia. Logo o capataz sai cambaleando.
tale-mine-gate-chief-trade-otherwise = Grikk quer o ídolo e a bolsa. As mãos vão às armas.
tale-mine-gate-chief-key-then = Grikk dá de ombros e deixa vocês passarem.
tale-mine-gate-chief-key-otherwise = Grikk cospe. Mentirosos!
tale-mine-gate-chief-threaten-then = Os goblins se olham e fogem.
tale-mine-gate-chief-threaten-otherwise = Grikk ri e saca a lâmina.
tale-mine-gate-warned = Os goblins ouviram a trompa. Estão à espera de vocês!
tale-mine-gate-outrun = O fugitivo foi mais rápido que vocês. Estão à espera!
tale-mine-gate-key_seen = Os guardas veem a chave na mão de vocês e esperam uma ordem.
tale-mine-gate-grikk_hurt = Grikk grita pelo mestre no salão.
tale-mine-workings-name = As galerias velhas
tale-mine-workings-says = Trilhos descem montanha adentro. Três kobolds golpeiam a rocha, e uma mulher está presa em uma jaula de escoras. Uma câmara com camas de palha é seca e tranquila.
tale-mine-workings-deserted = Trilhos descem montanha adentro. As picaretas estão onde os kobolds as largaram. A câmara com camas de palha é seca e tranquila.
tale-mine-workings-cage-name = a jaula
tale-mine-workings-cage-does = abrir o ferrolho da jaula
tale-mine-workings-cart-name = a vagoneta carregada
tale-mine-workings-cart-does = empurrar a vagoneta carregada pelos trilhos
tale-mine-workings-foreman_of_kobolds-name = o kobold mais velho
tale-mine-workings-foreman_of_kobolds-picks-name = Os goblins não lhes dão nada. Voltem para casa.
tale-mine-workings-nell-name = a mineira Nell
tale-mine-workings-nell-hall-name = O que nos espera lá embaixo?
tale-mine-workings-hall-name = descer pelos trilhos até o salão
tale-mine-workings-back-name = de volta ao portão
tale-mine-workings-silence = As picaretas se calaram.
tale-mine-workings-cage-then = O ferrolho cede. Nell agradece e entrega o que escondeu dos goblins.
tale-mine-workings-cage-otherwise = O ferrolho está torto. Só voltando com ferramentas.
tale-mine-workings-cart-then = A vagoneta desce os trilhos com estrondo. Lá embaixo, alguém grita.
tale-mine-workings-cart-otherwise = A ferrugem travou as rodas.
tale-mine-workings-foreman_of_kobolds-picks-then = Os kobolds cochicham, largam as picaretas e somem por uma fenda na rocha.
tale-mine-workings-foreman_of_kobolds-picks-otherwise = Os kobolds mostram os dentes e erguem as picaretas.
tale-mine-workings-nell-hall-then = Nell: Krag, um bugbear, com três goblins e um lobo. Os trilhos vão direto ao salão dele. Uma vagoneta carregada seria uma bela surpresa.
tale-mine-workings-noise = Os kobolds viram vocês e erguem as picaretas!
tale-mine-workings-patrol = Dois goblins vêm contar os mineiros!
tale-mine-shaft-name = O poço antigo
tale-mine-shaft-says = Vigas podres seguram o teto. A água pinga. Algo guincha no escuro.
tale-mine-shaft-quiet = Vigas podres seguram o teto. A água pinga. Nada mais guincha.
tale-mine-shaft-hall-name = descer ao salão
tale-mine-shaft-road-name = de volta à estrada
tale-mine-shaft-rockfall = A viga se parte, e chovem pedras!
tale-mine-shaft-beam-noticed = Vocês notam a viga rachada e a seguram até todos passarem.
tale-mine-shaft-rats = Ratos gigantes avançam!
tale-mine-shaft-rockslide = O teto geme.
tale-mine-hall-name = O salão da mina
tale-mine-hall-says = Um bugbear se ergue de um trono de vagonetes. O capataz está amarrado a um poste atrás dele.
tale-mine-hall-throne = O trono de vagonetes está vazio. O capataz está amarrado a um poste atrás dele.
tale-mine-hall-hoard-name = o tesouro do bugbear
tale-mine-hall-hoard-does = revistar o tesouro do bugbear
tale-mine-hall-foreman-name = o capataz
tale-mine-hall-foreman-free-name = Você está livre. Venha conosco!
tale-mine-hall-back-name = subir de volta pelos trilhos
tale-mine-hall-cave_dust = O rugido sacode poeira do teto.
tale-mine-hall-won = Atrás do trono, o capataz chama por vocês.
tale-mine-hall-hoard-then = Sob o minério há uma pequena arca.
tale-mine-hall-hoard-otherwise = Só pedras.
tale-mine-hall-foreman-free-then = O capataz esfrega os pulsos e ri de alívio.
tale-mine-hall-rage = Krag urra de fúria.
tale-mine-hall-cart_arrives = Os destroços da vagoneta atravessam o salão. Um goblin ainda se arrasta para longe dela.
tale-mine-hall-behind = Vocês saem da rocha por onde ninguém esperava. Um goblin perde a coragem e foge.
tale-mine-hall-fallen = Com a morte de Krag, os goblins desanimam.
tale-mine-hall-silence = O salão fica em silêncio.
tale-mine-end-rescued = O capataz volta para casa entre vocês. A mina está livre.
tale-mine-end-ransomed = Os goblins ficam com o ídolo, e o capataz volta para casa com vocês. Os mineiros abrirão outra galeria.
tale-mine-end-defeat = A lanterna da estalagem continua acesa, mas ninguém volta da mina.
tale-mine-end-time_up = Enquanto vocês se demoram, os goblins partem com o prisioneiro.

# O que os inimigos gritam, conforme o motivo pelo qual agem.
cry-begins-1 = Peguem eles! Não deixem ninguém de pé!
cry-begins-2 = Às armas!
cry-strikes-1 = Este é meu!
cry-strikes-2 = Fica parado!
cry-shoots-1 = Linha limpa. Agora!
cry-shoots-2 = Tenho um na mira!
cry-casts-1 = Sinta isto!
cry-casts-2 = Agora vocês vão ver do que sou capaz!
cry-charges-1 = Para cima deles, antes que atirem!
cry-charges-2 = Avançar!
cry-retreats-1 = São muitos. Recuar!
cry-retreats-2 = Assim não. Para trás!
cry-flees-1 = Corram!
cry-flees-2 = Perdemos. Vamos embora daqui!
cry-hides-1 = Não vão nem ver de onde eu venho.
cry-hides-2 = Sumam de vista, rápido!
cry-helps-1 = De pé! Precisamos de você!
cry-helps-2 = Estou com você!
cry-guards-1 = Que venham.
cry-guards-2 = Esperem por eles!

tale-mine-inn-marta-welcome-says = Saiam da chuva e entrem! Tem sopa no fogo.
tale-mine-inn-jory-mutter-says = Cavei naquela mina por quarenta anos. Conheço cada buraco dela.
tale-mine-gate-chief-challenge-says = Alto! Ninguém passa sem um presente para Grikk.
tale-mine-hall-foreman-plea-says = Aqui! Me soltem!

## O falso alcaide

scenario-false-warden = O falso alcaide
power-signet_ring = o anel de sinete
power-well_key = a chave do poço
power-lightning = Raio
power-surge = Onda
power-falling_iron = Queda do lustre
power-jetty_breaks = Queda do píer
tale-warden-says = O alcaide de Alderford tornou-se um estranho na própria cidade.
tale-warden-landing-name = O embarcadouro da balsa
tale-warden-landing-says = Há neblina sobre o rio. Um sargento da guarda fecha o caminho que sobe da balsa. A balseira Ilse amarra o barco sem dizer palavra.
tale-warden-landing-passed = Há neblina sobre o rio. O sargento da guarda deixa vocês passarem. A balseira Ilse espera sentada no barco.
tale-warden-landing-crates-name = os caixotes do cais
tale-warden-landing-ilse-name = Ilse
tale-warden-landing-ilse-news-name = O que aconteceu aqui?
tale-warden-landing-ilse-drain-name = Há uma entrada na cidade que nenhum guarda vigie?
tale-warden-landing-holt-name = o sargento Holt
tale-warden-landing-holt-toll-name = Pagamos o pedágio antigo, e nada mais.
tale-warden-landing-holt-letter-name = Trazemos uma carta que só o alcaide pode abrir.
tale-warden-landing-gate-name = passar pelo portão
tale-warden-landing-drain-name = entrar na galeria de águas
tale-warden-landing-crates-then = Correntes e uma conta de quarenta gaiolas de ratos, em nome do alcaide. Na palha há uma bolsa de moedas.
tale-warden-landing-crates-otherwise = Palha e mais palha.
tale-warden-landing-ilse-news-then = Ilse: Faz um mês que o alcaide dobra os pedágios e prende quem reclama. Conheço Edric Vane há vinte anos, e ele não fala assim. A guilda dos balseiros lhes dá dez peças de ouro para as despesas.
tale-warden-landing-ilse-drain-then = Ilse: A galeria de águas, atrás dos salgueiros. Ela leva à velha cisterna. Cuidado com os ratos.
tale-warden-landing-ilse-drain-otherwise = Ilse olha para o sargento e balança a cabeça.
tale-warden-landing-holt-toll-then = Holt pega as moedas com ar envergonhado. O portão se abre.
tale-warden-landing-holt-toll-otherwise = Holt cobra o pedágio em dobro e anota os nomes de vocês.
tale-warden-landing-holt-letter-then = Holt bate continência e deixa vocês passarem.
tale-warden-landing-holt-letter-otherwise = Holt ri, deixa vocês passarem e manda um menino correr à casa do alcaide.
tale-warden-square-name = A praça do mercado
tale-warden-square-says = Metade das bancas está vazia, e fala-se baixo. A torre dos registros, a casa da assembleia e o pátio do alcaide dão para a praça.
tale-warden-square-decree-name = o decreto na fonte
tale-warden-square-odile-name = a médica Odile
tale-warden-square-odile-wound-name = Você tratou do alcaide. Ele mudou?
tale-warden-square-odile-potions-name = Precisamos de remédios.
tale-warden-square-tam-name = o menino Tam
tale-warden-square-tam-prisoners-name = Para onde levam os presos?
tale-warden-square-rhea-name = a capitã Rhea
tale-warden-square-rhea-oath-name = A quem você jurou servir, à cidade ou a esse homem?
tale-warden-square-rhea-ring-name = Capitã, você conhece este anel. O verdadeiro Edric Vane nos envia.
tale-warden-square-inn-name = para a estalagem Garça Azul
tale-warden-square-tower-name = para a torre dos registros
tale-warden-square-assembly-name = para a casa da assembleia
tale-warden-square-yard-name = para o pátio do alcaide
tale-warden-square-well-name = descer o poço seco
tale-warden-square-landing-name = de volta ao embarcadouro
tale-warden-square-decree-then = O selo está de cabeça para baixo. Nenhum escrivão da cidade faria isso.
tale-warden-square-decree-otherwise = Mais pedágios, mais toques de recolher e o selo do alcaide.
tale-warden-square-odile-wound-then = Odile: Na primavera costurei um corte na mão esquerda dele. Agora não há cicatriz. Posso jurar.
tale-warden-square-odile-wound-otherwise = Odile: Não falo dos meus pacientes. Passem bem.
tale-warden-square-odile-potions-then = Odile enche a bolsa de vocês e não cobra nada.
tale-warden-square-tam-prisoners-then = Tam: Descem o poço seco, atrás da fonte. De noite ouvi um homem cantar lá embaixo. Cantava como o alcaide de antes.
tale-warden-square-tam-prisoners-otherwise = Tam: Não sei de nada e não vi nada.
tale-warden-square-rhea-oath-then = Rhea: À cidade. Quando chegar a hora, meus guardas olharão para o outro lado.
tale-warden-square-rhea-oath-otherwise = Rhea: Vão embora, antes que eu tenha ouvido o que disseram.
tale-warden-square-rhea-ring-then = Rhea empalidece, depois fica rubra. Ela manda seus guardas saírem do pátio do alcaide.
tale-warden-square-watched = Um homem de cinza segue vocês de longe.
tale-warden-inn-name = A Garça Azul
tale-warden-inn-says = O salão está quase vazio. A estalajadeira Mira traz sopa e tranca a porta atrás de vocês. Aqui vocês podem descansar.
tale-warden-inn-mira-name = Mira
tale-warden-inn-mira-hound-name = Mais alguém desconfia do alcaide?
tale-warden-inn-square-name = de volta à praça
tale-warden-inn-mira-hound-then = Mira: O velho cão dele. Rosna para o dono, que agora o deixa preso no pátio. Falem com ele em voz mansa, e ele os levará à porta da cozinha.
tale-warden-inn-note = De noite, alguém passa um bilhete por baixo da porta: eles estão presos no fundo do poço seco.
tale-warden-archive-name = A torre dos registros
tale-warden-archive-says = As estantes se perdem no escuro. O escrivão Corvin olha por cima dos óculos. Atrás dele há um cofre de ferro, sobre um piso de ladrilhos desenhados.
tale-warden-archive-shelves-name = as estantes do último ano
tale-warden-archive-strongbox-name = o cofre
tale-warden-archive-strongbox-does = arrombar a fechadura do cofre
tale-warden-archive-corvin-name = o escrivão Corvin
tale-warden-archive-corvin-leave-name = Podemos ver o livro dos pedágios? A cidade tem esse direito.
tale-warden-archive-square-name = de volta à praça
tale-warden-archive-lightning = Um ladrilho afunda, e um raio salta de estante em estante!
tale-warden-archive-won = A última armadura se desfaz. No cofre arrombado está o segundo livro dos pedágios, assinado por mão alheia.
tale-warden-archive-shelves-then = No livro dos pedágios, duas mãos assinaram como alcaide, a segunda só desde o mês passado. É uma prova.
tale-warden-archive-shelves-otherwise = Impostos, ano após ano. Se existe um segundo livro, está trancado.
tale-warden-archive-strongbox-then = A fechadura cede. Dentro há ouro e o segundo livro dos pedágios, assinado por mão alheia. É uma prova.
tale-warden-archive-strongbox-otherwise = A fechadura se tranca de novo, e as armaduras junto à parede começam a se mexer.
tale-warden-archive-corvin-leave-then = Corvin suspira e diz uma palavra sobre os ladrilhos. O brilho deles se apaga.
tale-warden-archive-corvin-leave-otherwise = Corvin: Só com mandado. E não pisem nos ladrilhos.
tale-warden-archive-tiles-noticed = Vocês percebem a tempo os fios entre os ladrilhos e os contornam.
tale-warden-archive-guardians = Botas de aço batem no chão.
tale-warden-cistern-name = A velha cisterna
tale-warden-cistern-says = Água negra entre as colunas. No passadiço do meio, um homem magro de olhos amarelos afia uma faca. Ouvem-se garras na pedra.
tale-warden-cistern-dry = A pedra molhada brilha entre as colunas, onde havia água. A porta de ferro a leste está bem à vista.
tale-warden-cistern-still = Água negra entre as colunas. Os passadiços estão desertos, e nada se move no escuro.
tale-warden-cistern-sluice-name = a roda da comporta
tale-warden-cistern-sluice-does = girar a roda da comporta
tale-warden-cistern-leader-name = Skarl
tale-warden-cistern-leader-pay-name = Quanto o alcaide lhe paga? Nós pagamos mais.
tale-warden-cistern-leader-truth-name = Ele não é homem. Quando for embora, quem pagará vocês?
tale-warden-cistern-cell-name = para a porta de ferro a leste
tale-warden-cistern-square-name = subir pelo poço até a praça
tale-warden-cistern-landing-name = sair pela galeria de águas
tale-warden-cistern-surge = A água sobe em uma grande onda!
tale-warden-cistern-won = A cisterna é de vocês. O bando de Skarl guardava uma chave na parede.
tale-warden-cistern-sluice-then = A roda gira, e a água escoa com um rugido. Atrás dela surge uma porta de ferro.
tale-warden-cistern-sluice-otherwise = A roda escapa, e uma onda arrebenta sobre o passadiço!
tale-warden-cistern-leader-pay-then = Skarl: Ele paga com promessas. Fechado. Ele assobia, e os ratos somem no escuro.
tale-warden-cistern-leader-pay-otherwise = Skarl sorri. Seus dentes já estão crescendo.
tale-warden-cistern-leader-truth-then = Skarl cospe na água. Então vamos nós primeiro, diz ele, e seu bando o segue para o escuro.
tale-warden-cistern-leader-truth-otherwise = Skarl: Muito antes disso vocês serão ossos.
tale-warden-cistern-step = Skarl assobia, e a escuridão ganha vida.
tale-warden-cistern-flood = Em algum lugar acima, uma comporta se abre.
tale-warden-cistern-leaderless = Sem Skarl, os ratos se espalham pelas paredes.
tale-warden-cell-name = Sob o poço seco
tale-warden-cell-says = Um homem em trapos ergue a cabeça. Tem o rosto do alcaide, uma cicatriz na mão esquerda e correntes nos dois pés.
tale-warden-cell-freed = Correntes vazias jazem no chão. Ninguém mais está preso aqui.
tale-warden-cell-chains-name = as correntes
tale-warden-cell-chains-does = abrir o cadeado das correntes
tale-warden-cell-edric-name = Edric Vane
tale-warden-cell-edric-who-name = Quem é você?
tale-warden-cell-edric-key-name = Temos a chave. Venha conosco.
tale-warden-cell-back-name = de volta à cisterna
tale-warden-cell-together-name = de volta à cisterna com Edric Vane
tale-warden-cell-square-name = subir à praça com Edric Vane
tale-warden-cell-won = Dela só resta o cheiro. No lodo há uma chave perdida.
tale-warden-cell-chains-then = O cadeado estala. Edric Vane se põe de pé, ereto.
tale-warden-cell-chains-otherwise = As correntes tilintam. Algo no teto escuta.
tale-warden-cell-edric-who-then = O prisioneiro: Sou Edric Vane. Aquilo bateu à minha porta como mendigo e saiu com o meu rosto. Levem meu anel de sinete. A capitã Rhea o conhece.
tale-warden-cell-edric-key-then = As correntes caem. Edric Vane se põe de pé, ereto.
tale-warden-cell-jelly = Uma massa amarela despenca do teto!
tale-warden-yard-name = O pátio do alcaide
tale-warden-yard-says = Um muro coberto de hera, um velho cão acorrentado e guardas diante da porta principal. A porta da cozinha fica além do cão.
tale-warden-yard-open = Um muro coberto de hera e um velho cão na corrente. Ninguém mais guarda a porta principal.
tale-warden-yard-hound-name = o velho cão
tale-warden-yard-hound-does = falar em voz mansa com o velho cão
tale-warden-yard-ivy-name = a hera do muro
tale-warden-yard-ivy-does = subir pela hera do muro
tale-warden-yard-door-name = pela porta principal
tale-warden-yard-kitchen-name = entrar na casa em segredo
tale-warden-yard-square-name = de volta à praça
tale-warden-yard-won = O pátio está em silêncio. A porta principal não está trancada.
tale-warden-yard-hound-then = O cão lambe a mão de vocês e trota à frente, por trás dos guardas, até a porta da cozinha.
tale-warden-yard-hound-otherwise = O cão late. Os guardas vêm correndo!
tale-warden-yard-ivy-then = Vocês sobem em silêncio e encontram uma janela aberta.
tale-warden-yard-ivy-otherwise = Um galho quebra. Um guarda olha para cima!
tale-warden-yard-let_in = Os guardas veem o sinal da capitã e, um a um, deixam seus postos.
tale-warden-yard-vane_returns = Edric Vane sai para a luz. Os guardas veem a cicatriz na mão dele e se ajoelham.
tale-warden-yard-halt = Alto! Os guardas sacam as espadas.
tale-warden-yard-reeling = O veterano cambaleia e procura uma saída.
tale-warden-hall-name = O salão do alcaide
tale-warden-hall-says = O homem com o rosto do alcaide se levanta da mesa. Por um instante, seu sorriso é mais largo do que uma boca pode ser.
tale-warden-hall-back-name = de volta ao pátio
tale-warden-hall-falling_iron = O lustre de ferro despenca no meio do salão!
tale-warden-hall-horror = Vocês encaram o próprio rosto.
tale-warden-hall-won = A última espada cai no chão do salão.
tale-warden-hall-deserted = Um dos guarda-costas vê quem está com vocês e joga a espada no chão.
tale-warden-hall-alarmed = Eles ouviram vocês, e um espião sai de trás da cortina.
tale-warden-hall-chandelier = O falso alcaide corta uma corda.
tale-warden-hall-mask = O rosto dele escorre como cera e, por um instante, é o de vocês.
tale-warden-hall-escaped = A criatura fugiu pela janela, para os telhados!
tale-warden-assembly-name = A casa da assembleia
tale-warden-assembly-says = Os bancos estão cheios. O homem com o rosto do alcaide sorri do alto de sua cadeira. A presidente Maud ergue o bastão e lhes dá a palavra.
tale-warden-assembly-maud-name = a presidente Maud
tale-warden-assembly-maud-vane-name = Olhem para este homem. Ele é Edric Vane.
tale-warden-assembly-maud-book-name = Duas mãos assinaram este livro de pedágios.
tale-warden-assembly-maud-hand-name = Que a médica examine a mão esquerda dele.
tale-warden-assembly-maud-ring-name = Este anel estava com o prisioneiro do seu poço.
tale-warden-assembly-maud-accuse-name = Esse não é o alcaide!
tale-warden-assembly-square-name = de volta à praça
tale-warden-assembly-maud-vane-then = O verdadeiro alcaide mostra a mão com a cicatriz. Os bancos se calam.
tale-warden-assembly-maud-book-then = Maud compara as assinaturas e franze a testa. Um murmúrio percorre os bancos.
tale-warden-assembly-maud-book-otherwise = A letra das pessoas muda, diz o homem na cadeira, e alguns riem.
tale-warden-assembly-maud-hand-then = Odile segura a mão dele e a ergue. Não há cicatriz. Um murmúrio percorre os bancos.
tale-warden-assembly-maud-hand-otherwise = Ele calçou as luvas, e ninguém se atreve a tirá-las.
tale-warden-assembly-maud-ring-then = Vocês contam do poço e erguem o anel. Um murmúrio percorre os bancos.
tale-warden-assembly-maud-ring-otherwise = Um anel roubado, diz o homem na cadeira, e alguns concordam.
tale-warden-assembly-maud-accuse-then = Ele estremece, e todos viram. Um murmúrio percorre os bancos.
tale-warden-assembly-maud-accuse-otherwise = Risos. Dois porteiros conduzem vocês à saída.
tale-warden-assembly-book_and_hand = Ele se levanta de um salto. O rosto escorre como cera, e ele se atira pela janela.
tale-warden-assembly-book_and_ring = Ele se levanta de um salto. O rosto escorre como cera, e ele se atira pela janela.
tale-warden-assembly-hand_and_ring = Ele se levanta de um salto. O rosto escorre como cera, e ele se atira pela janela.
tale-warden-roofs-name = Sobre os telhados
tale-warden-roofs-says = A criatura corre pela cumeeira: ora um escrivão, ora uma freira, ora ninguém. Se chegar ao cais, um barco a espera.
tale-warden-roofs-gap-name = o vão entre as casas
tale-warden-roofs-gap-does = saltar o vão entre as casas
tale-warden-roofs-laundry-name = os varais
tale-warden-roofs-laundry-does = balançar-se nos varais
tale-warden-roofs-bell-name = o campanário
tale-warden-roofs-bell-does = cortar o caminho dela no campanário
tale-warden-roofs-quay-name = descer ao cais
tale-warden-roofs-gap-then = Vocês saltam e caem logo atrás dela. Pela primeira vez, ela olha para trás.
tale-warden-roofs-gap-otherwise = Vocês caem em uma sacada e precisam escalar. Ela ganha distância.
tale-warden-roofs-laundry-then = Vocês cruzam um beco pendurados em um varal e voltam a se aproximar.
tale-warden-roofs-laundry-otherwise = Um varal arrebenta. Quando vocês se levantam, ela já está quase no cais.
tale-warden-roofs-bell-then = Vocês a cercam no campanário. Não há mais telhado para onde fugir. Ela se ajoelha e estende as mãos para as correntes.
tale-warden-roofs-bell-otherwise = Ela escapa por baixo do braço de vocês e desliza em direção ao cais.
tale-warden-quay-name = O cais na neblina
tale-warden-quay-says = Um barco com remadores espera na ponta de um píer estreito. A criatura segura o menino Tam pela gola, com uma faca na garganta dele.
tale-warden-quay-creature-name = a criatura
tale-warden-quay-creature-yield-name = A cidade inteira vem atrás de nós. Solte o menino e viverá.
tale-warden-quay-creature-swap-name = Leve um de nós no lugar do menino.
tale-warden-quay-creature-chest-name = Deixe o tesouro conosco e vá.
tale-warden-quay-jetty_breaks = As tábuas cedem, e metade do cais desliza para o rio!
tale-warden-quay-won = O último remador larga a arma.
tale-warden-quay-creature-yield-then = Ela olha para as tochas atrás de vocês e solta o menino. Os remadores largam os remos.
tale-warden-quay-creature-yield-otherwise = Ela ri com a voz de vocês. Remem, diz, e matem-nos.
tale-warden-quay-creature-swap-then = No momento em que ela solta o menino, vocês atacam.
tale-warden-quay-creature-swap-otherwise = Ela já usou rostos demais para acreditar no de vocês.
tale-warden-quay-creature-chest-then = Ela sorri e, com o pé, empurra um baú do barco para as tábuas.
tale-warden-quay-jetty = Um remador corta as cordas do píer.
tale-warden-quay-boy = Tam sai de trás de um barril e dá vivas.
tale-warden-end-freed = Os sinos de Alderford repicam. Nada mais usará o rosto do alcaide, e os portões se abrem.
tale-warden-end-gone = A criatura sumiu na neblina. Alderford está livre dela, e tranca as portas à noite.
tale-warden-end-bought = O barco desliza neblina adentro. Vocês estão ricos, e rio abaixo outra cidade terá um novo alcaide.
tale-warden-end-defeat = Os portões de Alderford continuam fechados, e o alcaide assina mais quatro sentenças.
tale-warden-end-time_up = Vocês esperaram demais. Uma noite, o tesouro está vazio, e o alcaide sumiu.

## O que uma vitória traz

loot-120-gold-pieces = 120 peças de ouro
loot-two-bolts-of-silk = dois rolos de seda
loot-a-potion-of-healing = uma poção de cura
loot-a-few-coins = algumas moedas
loot-a-crown-of-tarnished-gold = uma coroa de ouro fosco
loot-240-gold-pieces = 240 peças de ouro
loot-a-potion-of-greater-healing = uma poção de cura maior
loot-a-black-key-that-is-warm-to-the-touch = uma chave preta, morna ao toque
loot-six-rubies = seis rubis
loot-2400-gold-pieces-some-of-them-molten-together = 2400 peças de ouro, algumas fundidas umas nas outras
loot-a-shield-with-a-burnt-crest = um escudo de brasão queimado
loot-three-garnets = três granadas
loot-a-giant-s-bag-with-610-gold-pieces = a bolsa de um gigante com 610 peças de ouro
loot-a-rolled-carpet-only-a-little-chewed = um tapete enrolado, só um pouco roído
loot-34-silver-pieces = 34 peças de prata
loot-a-pouch-with-a-stolen-ring = uma bolsinha com um anel roubado
loot-a-map-of-the-forest = um mapa da floresta
loot-a-sack-with-60-gold-pieces = um saco com 60 peças de ouro
loot-a-dented-silver-plate = um prato de prata amassado
loot-an-owl-s-pellet-with-a-silver-ring-in-it = uma pelota de coruja com um anel de prata dentro
loot-45-gold-pieces-in-a-torn-pack = 45 peças de ouro em uma mochila rasgada
loot-a-dead-merchant-with-85-gold-pieces = um mercador morto com 85 peças de ouro
loot-a-cloak-wrapped-in-silk = um manto envolto em teia
loot-a-rusted-breastplate-with-a-good-buckle = um peitoral enferrujado com uma boa fivela
loot-130-gold-pieces-in-a-slimy-pot = 130 peças de ouro em um pote viscoso
loot-a-cup-of-black-silver = uma taça de prata negra
loot-the-deed-to-a-keep = a escritura de uma fortaleza
loot-five-pelts = cinco peles
loot-a-throne-of-ore = um trono de minério
loot-a-string-of-silver-rings = um cordão de anéis de prata
loot-the-keys-of-the-town = as chaves da cidade
loot-the-treasury-of-alderford = o tesouro de Alderford

answer-distance = { $name }: a { $distance } pés.
