### Tactics em português.

game-name = Tática: um combate em grade, pelas regras de D&D 5e
seat-master = o mestre
seat-party = o grupo
seat-player_1 = o primeiro jogador
seat-player_2 = o segundo jogador
seat-player_3 = o terceiro jogador
seat-player_4 = o quarto jogador
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
    [true] { $creature_id } resiste ({ ability }): { $total } contra { $dc }.
   *[false] { $creature_id } não resiste ({ ability }): { $total } contra { $dc }.
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
spell-cast = { $actor_id } usa { $spell }.
spell-outcome = { $outcome ->
    [hit] { $spell } acerta { $creature_id }.
    [miss] { $spell } erra { $creature_id }.
    [fail] { $spell } tem efeito total em { $creature_id }.
    [half] { $spell } tem metade do efeito em { $creature_id }.
    [success] { $spell } não faz nada a { $creature_id }.
   *[other] { $spell } alcança { $creature_id }.
}
reaction-offered = { $creature_id } pode reagir contra { $against }: { reaction }.
reaction-taken = { $creature_id } reage contra { $against }: { reaction }.
action-taken = { $action ->
    [DASH] { $creature_id } dispara.
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

## Perguntas

opportunity_attack = Atacar quem se afasta?
uncanny_dodge = Reduzir o dano à metade com a esquiva sobrenatural?
legendary_resistance = Resistir mesmo assim, por resistência lendária?
readied_action = Executar agora a ação preparada?
legendary_action = Que ação lendária agora?
parry = Aparar este golpe?
shield = Conjurar Escudo Arcano contra este acerto?
counterspell = Conjurar Contramágica contra esta magia?
initiative = iniciativa
no = Não

## Escolhas

choose-attack = { $weapon } em { $target }: { $percent } %, { $damage }
choose-attack-walk = Andar { $feet } pés e { $weapon } em { $target }: { $percent } %, { $damage }
choose-attack-walk-risk = Andar { $feet } pés (pode ser atacado por { $whom }) e { $weapon } em { $target }: { $percent } %, { $damage }
choose-attack-unsure = { $weapon } em { $target }
choose-save-harm = { $spell } em { $target }: não resiste { $percent } %, { $damage }
choose-save = { $spell } em { $target }: não resiste { $percent } %
choose-harm = { $spell } em { $target }: { $damage } com certeza
choose-heal = { $spell } para { $target }: cura { $amount }
choose-power = { $spell } em { $target }
choose-power-self = Usar { $spell }
choose-place = { $spell } até { $x }, { $y }
choose-area = { $spell } em { $x }, { $y }: inimigos { $enemies }, aliados { $allies }, dano { $damage }
choose-area-self = { $spell } ao redor de si: inimigos { $enemies }, aliados { $allies }, dano { $damage }
choose-move = Mover-se para { $x }, { $y } ({ $feet } pés)
choose-move-risk = Mover-se para { $x }, { $y } ({ $feet } pés); pode ser atacado por { $whom }
choose-dash = Disparar
choose-disengage = Desengajar
choose-dodge = Esquivar-se
choose-hide = Esconder-se: { $percent } %
choose-search = Procurar
choose-help = Ajudar { $target }
choose-push = Empurrar { $target } para longe: { $percent } %
choose-topple = Derrubar { $target }: { $percent } %
choose-grapple = Agarrar { $target }: { $percent } %
choose-escape = Soltar-se: { $percent } %
choose-stabilize = Estabilizar { $target }: { $percent } %
choose-stand-up = Levantar-se
choose-lie-down = Deitar-se
choose-ready = Preparar uma ação
choose-surrender = Render-se
choose-flee = Fugir do mapa
choose-end-turn = Fim do turno
choose-combat-start = Começar o combate
choose-combat-end = Encerrar o combate
choose-scene-event = Deixar acontecer: { $event }
choose-skill-check = Pedir a { $actor } um teste de { skill }
choose-save-check = Pedir a { $actor } uma salvaguarda ({ ability })

## O desenho

draw-round = Rodada { $round }: { $order }
draw-scene = { $scene ->
    [SocialFreeFlow] Paz: as pessoas conversam.
    [Exploration] Paz: o grupo explora.
    [DowntimePreparation] Paz: tempo de preparo.
   *[other] Paz.
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
bot-is-done = { $who } não tem nada melhor a fazer.
