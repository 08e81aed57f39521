### Wuxia en français.

game-name = Wuxia, arts martiaux
seat-first = le premier camp
seat-second = le second camp
scenario-duel = Un contre un : la Falaise verte contre le Fleuve froid
scenario-pairs = Deux contre deux
about-scenario-pairs = Deux combattants de chaque côté. Le camp qui en garde un debout l’emporte.
scenario-schools = Quatre contre quatre : deux écoles
scenario-seed = Règles classiques : le qi ne se régénère pas
battle-began = { $first } contre { $second }.
turn-began = Tour { $turn } (tic { $tick }) : { $actor } agit.
turn-lost = Sous l’effet de l’étourdissement, { $actor } perd son tour.
dodge = { $actor } attaque ; { $target } esquive.
dodge-part = { $target } esquive en partie et dévie { $percent } % de la force du coup.
parry = { $target } pare avec { $skill } : { $percent } % de dégâts en moins.
blow = { $result ->
    [miss] { $actor } utilise { $skill } et manque { $target }.
    [parried] { $actor } utilise { $skill } ; { $target } pare et perd { $damage } PV.
    [critical] Coup critique ! { $actor } frappe { $target } avec { $skill } : { $damage } PV.
   *[attack] { $actor } touche { $target } avec { $skill } : { $damage } PV.
}
defend = { $actor } se met en garde.
effect = { $kind ->
    [bleed] saignement
    [attack_up] bonus d’attaque
    [defense_up] bonus de défense
    [haste] bonus de vitesse
    [stun] étourdissement
    [guard] garde
   *[other] effet
}
effect-began = { $target } : { effect } ({ $amount }, tours : { $turns }).
effect-ended = { $target } : { effect } s’estompe.
bled = { $target } saigne et perd { $damage } PV.
defeat = Défaite : { $target } !
battle-reason = { $reason ->
    [last_standing] Un camp est vaincu.
    [all_down] Les deux camps sont vaincus.
    [stalemate] Impasse : aucun camp ne peut blesser l’autre.
    [step_cap] La limite de tours est atteinte.
    [none_ready] Plus aucun combattant ne peut agir.
    [cannot_lose] Un camp ne peut plus perdre.
    [resigned] Un camp abandonne.
   *[other] Le combat est terminé.
}
battle-ended = { battle-reason } { $winner ->
    [first] Le premier camp gagne
    [second] Le second camp gagne
   *[none] Pas de vainqueur
} (tours : { $turns }).
battle-won = { battle-reason } { $side } { $count ->
    [one] gagne
   *[other] gagnent
} (tours : { $turns }).
effects-of-skill = { $effects }
effect-of-skill = { $own ->
    [yes] vous : { effect }
   *[no] { effect }
}{ $kind ->
    [stun] { "" }
   *[other] {" "}{ $amount }
}, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}{ $percent ->
    [100] { "" }
   *[other] {" "}({ $percent } %)
}
choose-skill = { $reach ->
    [all] { $skill } contre tous les ennemis, dont { $target } (qi { $qi })
    [chain] { $skill }, en chaîne, d’abord contre { $target } (qi { $qi })
   *[other] { $skill } contre { $target } (qi { $qi })
}
refused-cooldown = { $turns ->
    [one] prêt dans { $turns } tour
   *[other] prêt dans { $turns } tours
}
refused-no-qi = coûte { $qi } de qi
refused-skill-cooldown = { $skill } : { $why }
refused-skill-no-qi = { $skill } : { $why }
refused-unknown-skill = { $any ->
    [true] { $who } ne peut attaquer qu’avec { $legal }
   *[false] { $who } n’a aucune attaque
}
refused-unknown-target = { $who } ne peut attaquer que { $legal }
refused-unknown-tier = { $who } connaît cette technique à un autre niveau : { tier }
refused-not-your-turn = c’est à { $who } de jouer
refused-wrong-state = le combat est terminé
refused-malformed = ce n’est pas une commande du combat
economy-qi = Qi
defend-name = Se défendre
choose-defend = Se défendre : { $percent } % de dégâts en moins jusqu’à votre prochain tour
choose-pass = Passer le tour
choose-skill-odds = { $skill } : touche { $percent } %, { $damage } dégâts
legend-acts = agit maintenant
legend-waits = attend
legend-out = hors de combat
look-fighter = initiative : { $rate } % par tic
look-effects = effets : { $effects }
look-skill = { $slot ->
    [attack] attaque
    [defense] défense
    [movement] déplacement
   *[other] technique
} : { $name }, qi { $qi }{ $cooldown ->
    [0] {""}
    [1] , recharge { $cooldown } tour
   *[other] , recharge { $cooldown } tours
}{ $left ->
    [0] {""}
    [1] , prêt dans { $left } tour
   *[other] , prêt dans { $left } tours
}{ $reach ->
    [all] , sur tous les ennemis
    [chain] , d’ennemi en ennemi
   *[other] {""}
}
resign = Abandonner
draw-turn = Tour { $turn }, tic { $tick }
draw-team = { $team ->
    [first] Premier camp
    [second] Second camp
   *[other] { $team }
}
draw-fighter = { $mark } PV { $hpBar } { $hp }  qi { $qiBar } { $qi }  initiative { $gaugeBar }  { $name }
figure-survivors = survivants
figure-hp = PV restants
figure-qi = qi restant
figure-dealt = dégâts infligés
figure-taken = dégâts subis
figure-kills = éliminations
figure-died = défaite au tour
figure-died-share = défaite
ending-last_standing = un camp a été vaincu
ending-all_down = les deux camps ont été vaincus
ending-stalemate = impasse : aucun camp ne pouvait blesser l’autre
ending-step_cap = limite de tours atteinte
ending-none_ready = plus aucun combattant ne pouvait agir
ending-cannot_lose = un camp ne pouvait plus perdre
ending-resigned = un camp a abandonné

## Les noms des écoles, des combattants et des techniques, d’après les ids des fichiers de données.

school-qingya = École de la Falaise verte
school-tiefo = Temple du Bouddha de fer
school-liuyun = Vallée des Nuages errants
school-chixie = Secte du Scorpion rouge
school-hanjiang = Bande du Fleuve froid
school-xuanji = Tour des Secrets
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
skill-qingya_jian = Épée de la Falaise verte
skill-luohui_jian = Triple Coup du Couchant
skill-songtao_jian = Formation d’épées des Pins
skill-songgen_gong = Posture de la Racine de pin
skill-qingya_bu = Pas de la Falaise
skill-tiefo_quan = Poing du Bouddha de fer
skill-chenzhong_zhang = Paume de la Cloche du matin
skill-muyu_quan = Poing du Poisson de bois
skill-tiefo_shen = Corps d’or du Bouddha de fer
skill-hanta_bu = Pas de la Pagode froide
skill-liuyun_zhang = Paume des Nuages errants
skill-chuanyun_zhi = Doigt perce-nuages
skill-fenghui_xiu = Manche du Vent qui revient
skill-yunqi_gong = Posture du Nuage au repos
skill-liuyun_bu = Pas des Nuages errants
skill-chixie_zhao = Griffe du Scorpion rouge
skill-duwei_ci = Dard de la Queue venimeuse
skill-hongsha_wu = Brume de sable rouge
skill-xiejia_gong = Posture de la Carapace du scorpion
skill-shaxing_bu = Pas des Sables
skill-hanjiang_dao = Sabre du Fleuve froid
skill-duanlang_dao = Sabre fend-les-flots
skill-jiangtao_dao = Sabre des Vagues du fleuve
skill-bingpo_gong = Posture de l’Âme de glace
skill-talang_bu = Pas sur les vagues
skill-xuanji_zhen = Aiguille volante secrète
skill-lianhuan_suo = Chaîne entrelacée
skill-xingluo_pan = Boussole des étoiles
skill-jiguan_jia = Armure à rouages
skill-miexing_bu = Pas de l’Étoile perdue
skill-changquan = Long Poing de la paix
skill-pigua_zhang = Paume tranchante
skill-liuhe_gun = Bâton des Six Harmonies
skill-feihuang_shi = Pierre de la Sauterelle
skill-pozhen_qiang = Lance brise-rangs
skill-zhuangshi_hou = Rugissement exaltant
skill-huti_zhang = Paume protectrice
skill-saotang_tui = Balayage
skill-tiebu_shan = Chemise de fer
skill-tizong_shu = Art du bond
tier = { $tier ->
    [1] première forme
    [2] essence
   *[other] maîtrise
}
skill-tier = { $skill } ({ tier })

# Pourquoi un bot choisit ce qu’il choisit.
bot-strikes = { $foes ->
    [1] { $skill } inflige le plus de dégâts attendus par tour, recharge comprise : { $worth }.
   *[other] { $target } a le moins de points de vie, et { $skill } inflige le plus de dégâts attendus par tour, recharge comprise : { $worth }.
}
bot-defends = Aucune technique n’est utilisable pour l’instant.

# Ce que l’on peut taper
topic-attack = Techniques ({ $count }).
topic-act = Autres actions :
hint-attack = Exemple : attaquer { $target }
verbs-attack = attaquer
verbs-act = agir
