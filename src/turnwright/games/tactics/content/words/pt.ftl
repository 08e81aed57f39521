### Tactics em português.

game-name = Tática: um combate em grade, pelas regras de D&D 5e
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
scenario-goblin-ambush = Uma emboscada de goblins
scenario-ogre-bridge = Os ogros da ponte
scenario-spider-nest = O ninho das aranhas
scenario-wolves-at-the-camp = Lobos no acampamento

## Nomes

condition = { $condition ->
    [blinded] cego
    [charmed] enfeitiçado
    [deafened] surdo
    [exhaustion] exausto
    [frightened] amedrontado
    [grappled] agarrado
    [incapacitated] incapacitado
    [invisible] invisível
    [paralyzed] paralisado
    [petrified] petrificado
    [poisoned] envenenado
    [prone] caído
    [restrained] contido
    [stunned] atordoado
    [unconscious] inconsciente
    [concentration] concentrado
    [dodging] em esquiva
    [disengaged] desengajado
    [hidden] escondido
    [helped] ajudado
    [surprised] surpreso
    [readied] pronto para agir
    [stable] estável
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
    [acrobatics] acrobacia
    [animal_handling] lidar com animais
    [arcana] arcanismo
    [athletics] atletismo
    [deception] enganação
    [history] história
    [insight] intuição
    [intimidation] intimidação
    [investigation] investigação
    [medicine] medicina
    [nature] natureza
    [perception] percepção
    [performance] atuação
    [persuasion] persuasão
    [religion] religião
    [sleight_of_hand] prestidigitação
    [stealth] furtividade
    [survival] sobrevivência
   *[other] { $skill }
}
reaction = { $reaction ->
    [opportunity_attack] um ataque de oportunidade
    [uncanny_dodge] uma esquiva sobrenatural
    [readied_action] uma ação preparada
   *[other] { $reaction }
}

## O que acontece

combat-start = O combate começa! A ordem dos turnos: { $order }.
initiative-rolled = { $creature_id } tira { $total } na iniciativa.
new-round = Rodada { $round }.
turn-start = É o turno de { $creature_id }.
turn-end = O turno de { $creature_id } acabou.
moved = { $forced ->
    [true] { $creature_id } é deslocado para { $x }, { $y }.
   *[false] { $creature_id } anda até { $x }, { $y } (restam { $left_ft } pés).
}
attack-rolled = { $critical ->
    [true] { $actor_id } acerta { $target_id } em cheio com { $weapon }: { $total } contra { $ac }. Crítico!
   *[false] { $hit ->
        [true] { $actor_id } acerta { $target_id } com { $weapon }: { $total } contra { $ac }.
       *[false] { $actor_id } erra { $target_id } com { $weapon }: { $total } contra { $ac }.
    }
}
damage-dealt = { $creature_id } sofre { $amount } { damage-type }; restam { $hp } pontos de vida.
healed = { $temporary ->
    [0] { $creature_id } recupera { $amount } pontos de vida e tem { $hp }.
   *[other] { $creature_id } tem { $temporary } pontos de vida temporários.
}
creature-downed = { $dead ->
    [true] { $creature_id } morre!
   *[false] { $creature_id } cai!
}
stabilized = { $creature_id } está estável.
death-save = { $natural ->
    [0] { $creature_id } é ferido à beira da morte: { $failures } salvaguardas contra a morte falhas.
   *[other] { $creature_id } tira { $natural } entre a vida e a morte: { $successes } sucessos, { $failures } falhas.
}
save-rolled = { $saved ->
    [true] { $legendary ->
        [true] { $creature_id } resiste mesmo assim ({ ability }), por resistência lendária.
       *[false] { $creature_id } resiste ({ ability }): { $total } contra { $dc }.
    }
   *[false] { $total ->
        [-1] { $creature_id } não pode resistir ({ ability }).
       *[other] { $creature_id } não resiste ({ ability }): { $total } contra { $dc }.
    }
}
check-rolled = { $made ->
    [true] { $creature_id }: teste de { skill }, { $total }: sucesso.
   *[false] { $creature_id }: teste de { skill }, { $total }: falha.
}
condition-applied = { $creature_id } agora está { condition }.
condition-ticked = { $creature_id } sofre por estar { condition }.
condition-ended = { $creature_id } não está mais { condition }.
effect-applied = { $creature_id } agora está sob { $condition }.
effect-ticked = { $creature_id } sente { $condition }.
effect-ended = { $condition } deixa { $creature_id }.
concentration-checked = { $kept ->
    [true] { $creature_id } mantém { $spell }: { $total } contra { $dc }.
   *[false] { $creature_id } perde { $spell }: { $total } contra { $dc }.
}
spell-cast = { $slot_level ->
    [0] { $actor_id } usa { $spell }.
   *[other] { $actor_id } conjura { $spell } (espaço { $slot_level }).
}
spell-countered = { $spell } de { $actor_id } dá em nada: foi anulado por { $by }.
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
    [opportunity_attack] { $creature_id } pode golpear { $against }, que se afasta.
    [readied_action] { $creature_id } pode fazer o que preparou: o gatilho é { $against }.
   *[other] { $creature_id } pode reagir a { $against }: { reaction }.
}
reaction-taken = { $reaction ->
    [opportunity_attack] { $creature_id } golpeia { $against }, que se afasta.
    [readied_action] { $creature_id } esperava por { $against }, e age.
   *[other] { $creature_id } reage a { $against }: { reaction }.
}
action-taken = { $action ->
    [DASH] { $creature_id } corre.
    [DISENGAGE] { $creature_id } desengaja.
    [DODGE] { $creature_id } se esquiva.
    [HIDE] { $creature_id } tenta se esconder.
    [SEARCH] { $creature_id } procura.
    [HELP] { $creature_id } ajuda { $target }.
    [GRAPPLE] { $creature_id } tenta agarrar { $target }.
    [SHOVE] { $creature_id } empurra { $target }.
    [STABILIZE] { $creature_id } socorre { $target }.
    [READY_ACTION] { $creature_id } espera o momento certo.
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
    [fled] { $creature_id } foge.
    [surrendered] { $creature_id } se rende.
    [captured] { $creature_id } é nocauteado e capturado.
   *[other] { $creature_id } deixa o combate: { $how }.
}
appeared = { $name } aparece em { $x }, { $y }.
combat-end =
    { $reason ->
        [last_standing] Só um lado está de pé.
        [gave_up] Um lado desistiu.
        [all_down] Ninguém está mais de pé.
        [stalemate] Nada mais acontece.
        [too_long] Já durou demais.
        [surrender] Um lado se rende.
        [flight] Um lado fugiu.
        [capture] Um lado foi capturado.
        [master] O mestre encerra o combate.
       *[other] O combate acabou.
    } { $winner ->
        [party] O grupo vence
        [foes] Os inimigos vencem
       *[none] Ninguém vence
    } na rodada { $rounds }, { $xp } XP.
combat-loot = Espólio: { $loot }.
combat-lasting = { $creature_id } ainda está { $conditions }.

## Perguntas

ask-opportunity_attack = { $against } se afasta: { $who } golpeia?
ask-uncanny_dodge = { $against } acerta { $who }: reduzir o dano à metade?
ask-readied_action = O gatilho é { $against }: { $who } faz o que preparou?
ask-reaction = { $against } acerta { $who }: usar { $power }?
ask-counter = { $against } conjura { $spell } (nível { $level }): { $who } usa { $power }?
ask-resistance = A salvaguarda contra { $reason } falhou: resistir mesmo assim, por resistência lendária?
ask-legendary = Que ação lendária agora?
yes-reaction = Sim (gasta a reação)
yes-slot = Sim (gasta a reação e um espaço de nível { $level })
yes-resistance = Sim (gasta uma resistência lendária)
yes-legendary = { $power } em { $targets }
no = Não
dice-lower = { $bonus ->
    [none] dois d20, vale o menor
   *[other] dois d20, vale o menor, { $bonus }
}
dice-higher = { $bonus ->
    [none] dois d20, vale o maior
   *[other] dois d20, vale o maior, { $bonus }
}
throw-initiative = { $who }: iniciativa, { $hint }
throw-attack = { $who } ataca, { $what }: { $hint }
throw-attack-dc = { $who } ataca, { $what }: { $hint } contra { $dc }
throw-save = { $who } resiste ({ ability }), { $what }: { $hint }
throw-save-dc = { $who } resiste ({ ability }), { $what }: { $hint } contra { $dc }
throw-death-save = { $who }: salvaguarda contra a morte, 10 ou mais
throw-skill = { $who }: { skill }, { $hint }
throw-skill-dc = { $who }: { skill }, { $hint } contra { $dc }
throw-other = { $who }, { $what }: { $hint }
throw-other-dc = { $who }, { $what }: { $hint } contra { $dc }
reason-initiative = iniciativa
reason-death-save = salvaguarda contra a morte
reason-sneak-attack = ataque furtivo
reason-undead-fortitude = fortitude dos mortos-vivos
reason-concentration = concentração
reason-grip = um agarrão
reason-escape = soltar-se
reason-hide = esconder-se
reason-search = procurar
reason-fall = uma queda

## Escolhas

choose-attack = { $weapon } em { $target }: { $percent } %, { $damage }
choose-attack-walk = Andar { $feet } pés e { $weapon } em { $target }: { $percent } %, { $damage }
choose-attack-walk-risk = Andar { $feet } pés (pode ser atacado por { $whom }) e { $weapon } em { $target }: { $percent } %, { $damage }
choose-attack-unsure = { $weapon } em { $target }
choose-thrown = { $walks ->
    [true] arremessar { $weapon }
   *[false] Arremessar { $weapon }
}
choose-provoke = { $walks ->
    [true] { $actor } avança sobre { $target } para atacar com { $weapon }, e o combate começa
   *[false] { $actor } ataca { $target } com { $weapon }, e o combate começa
}
choose-save-harm = { $spell } em { $target }: não resiste { $percent } %, { $damage }
choose-save = { $spell } em { $target }: não resiste { $percent } %
choose-harm = { $spell } em { $target }: { $damage } com certeza
choose-heal = { $spell } para { $target }: cura { $amount }
choose-power = { $spell } em { $target }
choose-power-self = Usar { $spell }
choose-slot = { $spell } (espaço { $level })
choose-place = { $spell } até { $x }, { $y }
choose-area = { $spell } em { $x }, { $y }: inimigos { $enemies }, aliados { $allies }, dano { $damage }
choose-area-self = { $spell } ao redor de si: inimigos { $enemies }, aliados { $allies }, dano { $damage }
choose-area-save = { $enemies ->
    [1] { $spell } em { $x }, { $y }: inimigos { $enemies }, aliados { $allies }, não resiste { $works } %
   *[other] { $spell } em { $x }, { $y }: inimigos { $enemies }, aliados { $allies }, ao menos um não resiste { $works } %
}
choose-area-self-save = { $enemies ->
    [1] { $spell } ao redor de si: inimigos { $enemies }, aliados { $allies }, não resiste { $works } %
   *[other] { $spell } ao redor de si: inimigos { $enemies }, aliados { $allies }, ao menos um não resiste { $works } %
}
choose-move = Mover-se para { $x }, { $y } ({ $feet } pés)
choose-move-risk = Mover-se para { $x }, { $y } ({ $feet } pés); pode ser atacado por { $whom }
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
choose-push = Empurrar { $target } para longe: { $percent } %
choose-topple = Derrubar { $target }: { $percent } %
choose-grapple = Agarrar { $target }: { $percent } %
choose-escape = Soltar-se: { $percent } %
choose-stabilize = Estabilizar { $target }: { $percent } %
choose-stand-up = Levantar-se
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
choose-end-turn = Fim do turno
choose-combat-start = Começar o combate
choose-combat-end = Encerrar o combate
choose-scene-event = Deixar acontecer: { $event }
choose-skill-check = Pedir a { $actor } um teste de { skill }
choose-save-check = Pedir a { $actor } uma salvaguarda ({ ability })

## Títulos

topic-attack = Ataques ({ $count }).
topic-cast = Magias e poderes ({ $count }).
topic-item = Itens ({ $count }).
topic-move = Movimento ({ $count }).
topic-ready = Preparar ({ $count }).
hint-attack = Por exemplo: attack { $target }
hint-move = Por exemplo: move { $cell }
hint-ready = Por exemplo: ready attack when near
hint-cast-at = Por exemplo: cast { $spell } at { $cell }
hint-cast = Por exemplo: cast { $spell }
hint-cast-on = Por exemplo: cast { $spell } on { $target }
topic-act = Ações:
game-help =
    Aqui também se pode digitar:
    move 5,3 (ou mover): ir à coluna 5, linha 3; basta 5,3
    attack NOME (ou atacar), hit NOME, shoot NOME; with ARMA se importar
    cast MAGIA at 5,3 (ou conjurar), cast MAGIA on NOME, level 3; use COISA
    dash, disengage, dodge, hide, search, help NOME, push NOME, topple NOME,
    grapple NOME, escape, stabilize NOME, stand, flee, surrender, end
    ready attack when near; também when moves, attacks ou casts
    attack, cast, item, move, ready ou act sozinhos: todas as opções desse tipo
    look NOME: armadura, condições e o que resta gastar
    odds attack NOME: as chances, antes de fazer
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
verbs-search = procurar
verbs-help = ajudar
verbs-push = empurrar
verbs-topple = derrubar
verbs-grapple = agarrar
verbs-escape = soltar
verbs-stabilize = estabilizar
verbs-stand = levantar
verbs-open = abrir, fechar
verbs-ready = preparar
verbs-flee = fugir
verbs-surrender = render
verbs-end = fim
verbs-with = com

## Por que algo é recusado

refused-ambiguous = vários se chamam assim
refused-cannot-act = está incapacitado e só pode se mover
refused-cannot-hide = está preso, ou já escondido
refused-frightened = não pode se aproximar do que teme
refused-in-sight = visto por { $by }
refused-loading = essa arma atira uma vez por ação
refused-no-action = a ação deste turno já foi usada
refused-no-ammunition = { $numbers ->
    [1] todas as { $a } peças foram usadas
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
    [2] custa { $a } pés, restam { $b }
   *[other] não resta movimento suficiente
}
refused-no-reaction = a reação já foi usada
refused-no-slot = { $numbers ->
    [1] não resta espaço de magia de nível { $a }
   *[other] não resta tal espaço de magia
}
refused-no-speed = o deslocamento é 0
refused-no-target = precisa de um alvo
refused-no-uses = { $numbers ->
    [1] já foi usado { $a } vezes
   *[other] já foi gasto
}
refused-no-way = { $numbers ->
    [2] { $already ->
        [true] já está em { $a }, { $b }
       *[false] não há caminho até { $a }, { $b }
    }
   *[other] não há caminho até essa casa
}
refused-not-prone = já está de pé
refused-not-your-turn = é o turno de outro
refused-occupied = { $numbers ->
    [2] não há lugar em { $a }, { $b }
   *[other] não há lugar
}
refused-off-map = { $numbers ->
    [2] o mapa tem { $a } por { $b } casas
   *[other] isso fica fora do mapa
}
refused-out-of-range = { $numbers ->
    [1] não está a { $a } pés ou menos
   *[other] está a { $wanted } pés, o alcance é { $there }
}
refused-recharging = { $numbers ->
    [1] volta com { $a } em um d6
   *[other] precisa recarregar antes
}
refused-slot-used = um espaço já foi usado neste turno
refused-too-far = { $numbers ->
    [4] { $a }, { $b } custa { $wanted } pés, restam { $there }
   *[other] custa { $wanted } pés, restam { $there }
}
refused-too-large = é grande demais
refused-unknown-spell = não há tal magia ou poder
refused-unknown-target = ninguém aqui se chama assim
refused-unknown-weapon = não há tal arma
refused-unseen = ninguém sabe onde está
refused-wrong-scene = não há combate
refused-wrong-target = isso não é um alvo para ela
refused-too-many = { $numbers ->
    [1] alcança { $a } alvos
   *[other] são alvos demais
}
refused-not-a-cantrip = { $numbers ->
    [1] é uma magia de nível { $a }, não um truque
   *[other] não é um truque
}
refused-no-item = não há tal coisa à mão
refused-no-center = precisa de um ponto
refused-no-direction = precisa de uma direção a partir daqui
refused-no-object = o objeto livre deste turno e a ação já foram usados
refused-not-at-the-edge = a borda do mapa fica a { $wanted } pés
refused-needs-a-place = diga onde, como em cast MAGIA at 5,3
refused-needs-a-target = diga em quem
refused-charmed = quem está enfeitiçado não fere quem o enfeitiçou

## O desenho

draw-round = Rodada { $round }: { $order }
draw-scene = { $scene ->
    [SocialFreeFlow] Paz: as pessoas conversam.
    [Exploration] Paz: o grupo explora.
    [DowntimePreparation] Paz: tempo de preparo.
   *[other] Paz.
}
draw-purse = { $name } ainda pode usar: { $left }
draw-purse-empty = { $name } não tem mais nada a usar.
purse-action = uma ação
purse-attacks = { $count ->
    [1] 1 ataque
   *[other] { $count } ataques
}
purse-bonus = uma ação bônus
purse-reaction = uma reação
purse-movement = { $feet } pés
purse-slots = espaços { $slots }
kind-numbered = { $name } { $number }
look-creature = Em { $x }, { $y }; classe de armadura { $ac }. Resta: { $left }.
look-creature-concentrating = Em { $x }, { $y }; classe de armadura { $ac }; concentração em { $spell }. Resta: { $left }.
look-condition = { $what }{ $until ->
    [UntilEndOfTurn] , até o fim de um turno.
    [UntilStartOfTurn] , até o início de um turno.
    [Rounds] , rodadas restantes: { $rounds }.
   *[other] .
}
draw-creature = { $mark }{ $token } { $bar } { $hp } pv  { $name }
draw-creature-notes = { $mark }{ $token } { $bar } { $hp } pv  { $name } ({ $notes })
note-dead = morto
note-left = { $how ->
    [fled] fugiu
    [surrendered] rendido
    [captured] capturado
   *[other] fora
}
note-temporary = { $hp } pv temporários
note-exhaustion = exaustão { $level }

## O que um bot tem em mente

bot-begins = A luta começa.
bot-waits = Não é a vez deste lugar.
bot-stands-up = { $who } se levanta.
bot-cannot-act = { $who } não pode agir.
bot-flees = { $who } já se cansou e abandona o campo.
bot-slips-away = { $who } quer se afastar sem levar golpes.
bot-runs = { $who } está com medo e corre.
bot-strikes = { $who } golpeia { $target } com { $tool }: nada promete mais ({ $worth }).
bot-shoots = { $who } mira em { $target } com { $tool }: nada promete mais ({ $worth }).
bot-casts = { $who } usa { $tool } em { $target }: nada promete mais ({ $worth }).
bot-aims = { $who } usa { $tool } onde { $target } está: é onde mais atinge ({ $worth }).
bot-uses = { $who } usa { $tool } ({ $worth }).
bot-helps = { $who } ajuda { $target } com { $tool } ({ $worth }).
bot-raises = { $who } põe { $target } de pé com { $tool } ({ $worth }).
bot-stabilizes = { $who } impede que { $target } morra.
bot-closes-in = { $who } avança sobre { $target } ({ $worth }).
bot-comes-to-help = { $who } vem em socorro de { $target }.
bot-takes-aim = { $who } vai para onde { $target } pode ser alvejado ({ $worth }).
bot-moves-up = { $who } se aproxima de { $target }, que está fora de alcance.
bot-hurries = { $who } se apressa: todos estão fora de alcance.
bot-falls-back = { $who } recua diante do perigo.
bot-blinks = { $who } escapa do perigo com { $tool }.
bot-hides = { $who } se esconde: aqui ninguém vê.
bot-searches = { $who } procura quem se esconde.
bot-wanders = { $who } anda por aí à procura de quem se esconde.
bot-dodges = { $who } se esquiva: nada mais vale a pena.
bot-breaks-free = { $who } tenta se soltar.
bot-distracts = { $who } distrai um inimigo, para que { $target } golpeie melhor ({ $worth }).
bot-pushes = { $who } empurra { $target } para onde dói ({ $worth }).
bot-topples = { $who } derruba { $target }, para quem golpear a seguir ({ $worth }).
bot-holds = { $who } segura { $target }, que preferia escapar ({ $worth }).
bot-waits-to-strike = { $who } espera com { $tool } até que { $target } chegue perto.
bot-waits-to-shoot = { $who } espera com { $tool } que um inimigo apareça.
bot-opens = { $who } abre a porta que está no caminho.
bot-is-done = { $who } não tem nada melhor a fazer.

## O laboratório

figure-length = rodadas
figure-survivors = vivos
figure-hp = pontos de vida restantes
figure-slots = espaços de magia restantes
figure-dealt = dano causado
figure-taken = dano sofrido
figure-kills = mortes causadas
figure-died = morreu na rodada
figure-died-share = morreu
ending-last_standing = um lado caiu
ending-all_down = os dois lados caíram
ending-surrender = um lado se rendeu
ending-flight = um lado fugiu
ending-capture = um lado foi capturado
ending-stalemate = já não dava em nada
ending-too_long = durou tempo demais
ending-master = o mestre encerrou

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
power-acid_arrow = Flecha Ácida
power-acid_splash = Respingo Ácido
power-acid_vial = Ácido
power-action_surge = Surto de Ação
power-aid = Auxílio
power-alchemists_fire = Fogo Alquímico
power-bane = Perdição
power-barkskin = Pele de Árvore
power-bless = Bênção
power-blindness_deafness = Cegueira/Surdez
power-blur = Nublar
power-burning_hands = Mãos Flamejantes
power-chill_touch = Toque Gélido
power-cold_breath = Sopro de Frio
power-counterspell = Contramágica
power-cure_wounds = Curar Ferimentos
power-divine_favor = Favor Divino
power-divine_spark = Centelha Divina
power-divine_spark_heal = Centelha Divina (cura)
power-eldritch_blast = Rajada Mística
power-entangle = Enredar
power-faerie_fire = Fogo das Fadas
power-false_life = Vida Falsa
power-fear = Medo
power-fire_bolt = Raio de Fogo
power-fire_breath = Sopro de Fogo
power-fireball = Bola de Fogo
power-fog_cloud = Névoa Obscurecente
power-gore = Chifrada
power-grease = Área Escorregadia
power-guiding_bolt = Raio Guiador
power-haste = Velocidade
power-healing_word = Palavra Curativa
power-hold_person = Imobilizar Pessoa
power-holy_water = Água Benta
power-hunters_mark = Marca do Caçador
power-hypnotic_pattern = Padrão Hipnótico
power-ice_knife = Faca de Gelo
power-inflict_wounds = Infligir Ferimentos
power-invisibility = Invisibilidade
power-lesser_restoration = Restauração Menor
power-life_drain = Drenar Vida
power-lightning_bolt = Relâmpago
power-longstrider = Passos Longos
power-mage_armor = Armadura Arcana
power-magic_missile = Mísseis Mágicos
power-mass_healing_word = Palavra Curativa em Massa
power-misty_step = Passo Nebuloso
power-moonbeam = Raio Lunar
power-parry = Aparar
power-petrifying_gaze = Olhar Petrificante
power-poison_spray = Jato de Veneno
power-potion_of_greater_healing = Poção de Cura Maior
power-potion_of_healing = Poção de Cura
power-preserve_life = Preservar a Vida
power-produce_flame = Criar Chamas
power-produce_flame_hurl = Arremessar a Chama
power-ray_of_frost = Raio de Gelo
power-ray_of_sickness = Raio do Enjoo
power-sacred_flame = Chama Sagrada
power-scorching_ray = Raio Ardente
power-second_wind = Retomar o Fôlego
power-shatter = Despedaçar
power-shield = Escudo Arcano
power-shield_bash = Golpe de Escudo
power-shield_of_faith = Escudo da Fé
power-shocking_grasp = Toque Chocante
power-sleep = Sono
power-slow = Lentidão
power-spare_the_dying = Poupar os Moribundos
power-spirit_guardians = Guardiões Espirituais
power-spiritual_weapon = Arma Espiritual
power-spiritual_weapon_strike = Golpe da Arma Espiritual
power-starry_wisp = Fogo-Fátuo Estelar
power-steady_aim = Mira Firme
power-thunderwave = Onda Trovejante
power-turn_undead = Expulsar Mortos-Vivos
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
