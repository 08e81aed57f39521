### Wuxia em português.

game-name = Wuxia, artes marciais
seat-first = o primeiro lado
seat-second = o segundo lado
scenario-duel = Um contra um: Penhasco Verde contra Rio Frio
scenario-pairs = Dois contra dois
about-scenario-pairs = Dois lutadores de cada lado. Vence o lado que ainda tiver alguém de pé.
scenario-schools = Quatro contra quatro: duas escolas
scenario-seed = Regras clássicas: o qi não se regenera
battle-began = { $first } contra { $second }.
turn-began = Turno { $turn } (tique { $tick }): { $actor } age.
turn-lost = { $actor } sofre atordoamento e perde o turno.
dodge = { $target } se esquiva do ataque de { $actor }.
dodge-part = { $target } se esquiva em parte e desvia { $percent } % da força do golpe.
parry = { $target } apara com { $skill }: { $percent } % menos dano.
blow = { $result ->
    [miss] { $actor } usa { $skill } e erra { $target }.
    [parried] { $actor } usa { $skill }; { $target } apara e perde { $damage } PV.
    [critical] Acerto crítico! { $actor } atinge { $target } com { $skill }: { $damage } PV.
   *[attack] { $actor } atinge { $target } com { $skill }: { $damage } PV.
}
defend = { $actor } assume posição de defesa.
effect = { $kind ->
    [bleed] sangramento
    [attack_up] bônus de ataque
    [defense_up] bônus de defesa
    [haste] bônus de velocidade
    [stun] atordoamento
    [guard] guarda
   *[other] efeito
}
effect-began = { $target }: { effect } ({ $amount }, turnos: { $turns }).
effect-ended = { $target }: { effect } passa.
bled = { $target } sangra e perde { $damage } PV.
defeat = Derrota de { $target }!
battle-reason = { $reason ->
    [last_standing] Um lado foi derrotado.
    [all_down] Os dois lados foram derrotados.
    [stalemate] Impasse: nenhum lado pode ferir o outro.
    [step_cap] O limite de turnos foi atingido.
    [none_ready] Nenhum lutador pode mais agir.
    [cannot_lose] Um lado não pode mais perder.
    [resigned] Um lado desiste.
   *[other] A luta acabou.
}
battle-ended = { battle-reason } { $winner ->
    [first] O primeiro lado vence
    [second] O segundo lado vence
   *[none] Sem vencedor
} (turnos: { $turns }).
battle-won = { battle-reason } { $side } { $count ->
    [one] vence
   *[other] vencem
} (turnos: { $turns }).
effects-of-skill = { $effects }
effect-of-skill = { $own ->
    [yes] você: { effect }
   *[no] { effect }
}{ $kind ->
    [stun] { "" }
   *[other] {" "}{ $amount }
}, { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}{ $percent ->
    [100] { "" }
   *[other] {" "}({ $percent } %)
}
choose-skill = { $reach ->
    [all] { $skill } contra todos os inimigos, incluindo { $target } (qi { $qi })
    [chain] { $skill }, em cadeia a partir de { $target } (qi { $qi })
   *[other] { $skill } contra { $target } (qi { $qi })
}
refused-cooldown = { $turns ->
    [one] pronto em { $turns } turno
   *[other] pronto em { $turns } turnos
}
refused-no-qi = custa { $qi } de qi
refused-skill-cooldown = { $skill }: { $why }
refused-skill-no-qi = { $skill }: { $why }
refused-unknown-skill = { $any ->
    [true] { $who } só pode atacar com { $legal }
   *[false] { $who } não tem ataque
}
refused-unknown-target = { $who } só pode atacar { $legal }
refused-unknown-tier = { $who } conhece essa técnica em outro nível: { tier }
refused-not-your-turn = é a vez de { $who }
refused-wrong-state = a luta acabou
refused-malformed = isso não é um comando da luta
economy-qi = Qi
defend-name = Defender
choose-defend = Defender: { $percent } % menos dano até sua próxima vez
choose-pass = Passar a vez
choose-skill-odds = { $skill }: acerta { $percent } %, { $damage } de dano
legend-acts = age agora
legend-waits = espera
legend-out = fora de combate
look-fighter = iniciativa: { $rate } % por tique
look-effects = efeitos: { $effects }
look-skill = { $slot ->
    [attack] ataque
    [defense] defesa
    [movement] movimento
   *[other] técnica
}: { $name }, qi { $qi }{ $cooldown ->
    [0] {""}
    [1] , recarga de { $cooldown } turno
   *[other] , recarga de { $cooldown } turnos
}{ $left ->
    [0] {""}
    [1] , pronta em { $left } turno
   *[other] , pronta em { $left } turnos
}{ $reach ->
    [all] , em todos os inimigos
    [chain] , em cadeia de inimigos
   *[other] {""}
}
resign = Desistir
draw-turn = Turno { $turn }, tique { $tick }
draw-team = { $team ->
    [first] Primeiro lado
    [second] Segundo lado
   *[other] { $team }
}
draw-fighter = { $mark } PV { $hpBar } { $hp }  qi { $qiBar } { $qi }  iniciativa { $gaugeBar }  { $name }
figure-survivors = sobreviventes
figure-hp = PV restantes
figure-qi = qi restante
figure-dealt = dano causado
figure-taken = dano sofrido
figure-kills = abates
figure-died = derrota no turno
figure-died-share = derrota
ending-last_standing = um lado foi derrotado
ending-all_down = os dois lados foram derrotados
ending-stalemate = impasse: nenhum lado podia ferir o outro
ending-step_cap = limite de turnos atingido
ending-none_ready = nenhum lutador podia mais agir
ending-cannot_lose = um lado já não podia perder
ending-resigned = um lado desistiu

## Os nomes de escolas, lutadores e técnicas, pelos ids dos arquivos de dados.

school-qingya = Escola do Penhasco Verde
school-tiefo = Templo do Buda de Ferro
school-liuyun = Vale das Nuvens Errantes
school-chixie = Seita do Escorpião Vermelho
school-hanjiang = Bando do Rio Frio
school-xuanji = Torre dos Segredos
fighter-song_jingyan = Song Jingyan
fighter-ye_zhiqiu = Ye Zhiqiu
fighter-lu_wenshuang = Lu Wenshuang
fighter-gu_xiaoman = Gu Xiaoman
fighter-huijue = Huijue
fighter-huikong = Huikong
fighter-zhiyuan = Zhiyuan
fighter-zhenru = Zhenru
fighter-liu_suyi = Liu Suyi
fighter-bai_ting = Bai Ting
fighter-yun_qianqian = Yun Qianqian
fighter-shen_moyu = Shen Moyu
fighter-xue_hongluo = Xue Hongluo
fighter-mo_qi = Mo Qi
fighter-ning_gu = Ning Gu
fighter-tu_sanniang = Tu Sanniang
fighter-jiang_batian = Jiang Batian
fighter-he_lianshan = He Lianshan
fighter-ding_yuzhou = Ding Yuzhou
fighter-qiao_dali = Qiao Dali
fighter-gongsun_ji = Gongsun Ji
fighter-luo_tianxing = Luo Tianxing
fighter-meng_qiao = Meng Qiao
fighter-tang_xiaowu = Tang Xiaowu
skill-qingya_jian = Espada do Penhasco Verde
skill-luohui_jian = Golpe Triplo do Poente
skill-songtao_jian = Formação de Espadas dos Pinheiros
skill-songgen_gong = Postura da Raiz de Pinheiro
skill-qingya_bu = Passo do Penhasco
skill-tiefo_quan = Punho do Buda de Ferro
skill-chenzhong_zhang = Palma do Sino da Manhã
skill-muyu_quan = Punho do Peixe de Madeira
skill-tiefo_shen = Corpo Dourado do Buda de Ferro
skill-hanta_bu = Passo do Pagode Frio
skill-liuyun_zhang = Palma das Nuvens Errantes
skill-chuanyun_zhi = Dedo Fura-Nuvens
skill-fenghui_xiu = Manga do Vento que Volta
skill-yunqi_gong = Postura da Nuvem em Repouso
skill-liuyun_bu = Passo das Nuvens Errantes
skill-chixie_zhao = Garra do Escorpião Vermelho
skill-duwei_ci = Ferrão da Cauda Venenosa
skill-hongsha_wu = Névoa de Areia Vermelha
skill-xiejia_gong = Postura da Carapaça de Escorpião
skill-shaxing_bu = Passo da Areia
skill-hanjiang_dao = Sabre do Rio Frio
skill-duanlang_dao = Sabre Corta-Ondas
skill-jiangtao_dao = Sabre das Vagas do Rio
skill-bingpo_gong = Postura da Alma de Gelo
skill-talang_bu = Passo sobre as Ondas
skill-xuanji_zhen = Agulha Voadora Secreta
skill-lianhuan_suo = Corrente Entrelaçada
skill-xingluo_pan = Bússola das Estrelas
skill-jiguan_jia = Armadura de Engrenagens
skill-miexing_bu = Passo da Estrela Perdida
skill-changquan = Punho Longo da Paz
skill-pigua_zhang = Palma Cortante
skill-liuhe_gun = Bastão das Seis Harmonias
skill-feihuang_shi = Pedra do Gafanhoto
skill-pozhen_qiang = Lança Rompe-Fileiras
skill-zhuangshi_hou = Rugido Encorajador
skill-huti_zhang = Palma Protetora
skill-saotang_tui = Rasteira
skill-tiebu_shan = Camisa de Ferro
skill-tizong_shu = Arte do Salto
tier = { $tier ->
    [1] primeira forma
    [2] essência
   *[other] maestria
}
skill-tier = { $skill } ({ tier })

# Por que um bot escolhe o que escolhe.
bot-strikes = { $foes ->
    [1] { $skill } é a técnica com maior dano esperado por turno, contando a recarga: { $worth }.
   *[other] { $target } tem menos vida, e { $skill } é a técnica com maior dano esperado por turno, contando a recarga: { $worth }.
}
bot-defends = Nenhuma técnica pode ser usada agora.

# O que se pode digitar
topic-attack = Técnicas ({ $count }).
topic-act = Outras ações:
hint-attack = Exemplo: atacar { $target }
verbs-attack = atacar
verbs-act = agir
