### Wuxia in English.

game-name = Wuxia
seat-first = the first side
seat-second = the second side
scenario-duel = One on one: Green Cliff against Cold River
scenario-pairs = Two on two
about-scenario-pairs = Two fighters on each side. The side with a fighter left standing wins.
scenario-schools = Four on four: two schools
scenario-seed = Classic rules: qi does not regenerate
battle-began = { $first } against { $second }.
turn-began = Turn { $turn } (tick { $tick }): { $actor } acts.
turn-lost = { $actor } is stunned and loses the turn.
dodge = { $target } dodges { $actor }'s attack.
dodge-part = { $target } dodges in part and deflects { $percent } % of the force.
parry = { $target } parries with { $skill }: damage reduced by { $percent } %.
blow = { $result ->
    [miss] { $actor }'s { $skill } misses { $target }.
    [parried] { $target } parries { $actor }'s { $skill } and loses { $damage } hp.
    [critical] Critical hit! { $actor } strikes { $target } with { $skill } for { $damage } hp.
   *[attack] { $actor } hits { $target } with { $skill } for { $damage } hp.
}
defend = { $actor } takes a defensive stance.
effect = { $kind ->
    [bleed] bleeding
    [attack_up] attack bonus
    [defense_up] defence bonus
    [haste] speed bonus
    [stun] stun
    [guard] guard
   *[other] effect
}
effect-began = { $target }: { effect } ({ $amount }, turns: { $turns }).
effect-ended = { $target }: { effect } wears off.
bled = { $target } bleeds for { $damage } hp.
defeat = { $target } is defeated!
battle-reason = { $reason ->
    [last_standing] One side is defeated.
    [all_down] Both sides are defeated.
    [stalemate] Stalemate: neither side can hurt the other.
    [step_cap] The turn limit is reached.
    [none_ready] No fighter can act any more.
    [cannot_lose] One side can no longer lose.
    [resigned] One side resigns.
   *[other] The fight is over.
}
battle-ended = { battle-reason } { $winner ->
    [first] The first side wins
    [second] The second side wins
   *[none] No winner
} (turns: { $turns }).
battle-won = { battle-reason } { $side } { $count ->
    [one] wins
   *[other] win
} (turns: { $turns }).
effects-of-skill = { $effects }
effect-of-skill = { $own ->
    [yes] you: { effect }
   *[no] { effect }
}{ $kind ->
    [stun] { "" }
   *[other] {" "}{ $amount }
}, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}{ $percent ->
    [100] { "" }
   *[other] {" "}({ $percent } %)
}
choose-skill = { $reach ->
    [all] { $skill } on all enemies, including { $target } (qi { $qi })
    [chain] { $skill }, a chain starting with { $target } (qi { $qi })
   *[other] { $skill } on { $target } (qi { $qi })
}
refused-cooldown = { $turns ->
    [one] ready in { $turns } turn
   *[other] ready in { $turns } turns
}
refused-no-qi = it costs { $qi } qi
refused-skill-cooldown = { $skill }: { $why }
refused-skill-no-qi = { $skill }: { $why }
refused-unknown-skill = { $any ->
    [true] { $who } can only attack with { $legal }
   *[false] { $who } has no attack
}
refused-unknown-target = { $who } can only attack { $legal }
refused-unknown-tier = { $who } knows that skill at another level: { tier }
refused-not-your-turn = it is { $who }'s turn
refused-wrong-state = the fight is over
refused-malformed = that is not a command of the fight
economy-qi = qi
defend-name = Defend
choose-defend = Defend: { $percent } % less damage until your next turn
choose-pass = Pass the turn
choose-skill-odds = { $skill }: hits { $percent } %, { $damage } damage
legend-acts = acts now
legend-waits = waits
legend-out = defeated
look-fighter = gauge: { $rate } % per tick
look-effects = effects: { $effects }
look-skill = { $slot ->
    [attack] attack
    [defense] defence
    [movement] movement
   *[other] skill
}: { $name }, qi { $qi }{ $cooldown ->
    [0] {""}
    [one] , cooldown { $cooldown } turn
   *[other] , cooldown { $cooldown } turns
}{ $left ->
    [0] {""}
    [one] , ready in { $left } turn
   *[other] , ready in { $left } turns
}{ $reach ->
    [all] , on all enemies
    [chain] , a chain of enemies
   *[other] {""}
}
resign = Resign
draw-turn = Turn { $turn }, tick { $tick }
draw-team = { $team ->
    [first] First side
    [second] Second side
   *[other] { $team }
}
draw-fighter = { $mark } hp { $hpBar } { $hp }  qi { $qiBar } { $qi }  gauge { $gaugeBar }  { $name }
figure-survivors = survivors
figure-hp = hp left
figure-qi = qi left
figure-dealt = damage dealt
figure-taken = damage taken
figure-kills = kills
figure-died = defeated in turn
figure-died-share = defeated
ending-last_standing = one side was defeated
ending-all_down = both sides were defeated
ending-stalemate = stalemate: neither side could hurt the other
ending-step_cap = turn limit reached
ending-none_ready = no fighter could act any more
ending-cannot_lose = one side could no longer lose
ending-resigned = one side resigned

## The names of schools, fighters and skills, by the ids of the data files.

school-qingya = Green Cliff School
school-tiefo = Iron Buddha Temple
school-liuyun = Drifting Cloud Valley
school-chixie = Red Scorpion Sect
school-hanjiang = Cold River Gang
school-xuanji = Tower of Secrets
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
skill-qingya_jian = Green Cliff Sword
skill-luohui_jian = Triple Sunset Cut
skill-songtao_jian = Sighing Pines Sword Array
skill-songgen_gong = Pine Root Stance
skill-qingya_bu = Cliff Walk
skill-tiefo_quan = Iron Buddha Fist
skill-chenzhong_zhang = Morning Bell Palm
skill-muyu_quan = Wooden Fish Flurry
skill-tiefo_shen = Iron Buddha's Golden Body
skill-hanta_bu = Cold Pagoda Step
skill-liuyun_zhang = Drifting Cloud Palm
skill-chuanyun_zhi = Cloud-Piercing Finger
skill-fenghui_xiu = Returning Wind Sleeve
skill-yunqi_gong = Resting Cloud Stance
skill-liuyun_bu = Drifting Cloud Step
skill-chixie_zhao = Red Scorpion Claw
skill-duwei_ci = Venom Tail Sting
skill-hongsha_wu = Red Sand Mist
skill-xiejia_gong = Scorpion Shell Stance
skill-shaxing_bu = Sand Walk
skill-hanjiang_dao = Cold River Sabre
skill-duanlang_dao = Wave-Cutting Sabre
skill-jiangtao_dao = River Swell Sabre
skill-bingpo_gong = Ice Soul Stance
skill-talang_bu = Wave Walk
skill-xuanji_zhen = Secret Flying Needle
skill-lianhuan_suo = Interlocking Chain
skill-xingluo_pan = Star Compass
skill-jiguan_jia = Clockwork Armour
skill-miexing_bu = Lost Star Step
skill-changquan = Long Fist of Peace
skill-pigua_zhang = Cleaving Palm
skill-liuhe_gun = Six Harmonies Staff
skill-feihuang_shi = Locust Stone
skill-pozhen_qiang = Rank-Breaking Spear
skill-zhuangshi_hou = Rousing Roar
skill-huti_zhang = Guarding Palm
skill-saotang_tui = Leg Sweep
skill-tiebu_shan = Iron Shirt
skill-tizong_shu = Leaping Art
tier = { $tier ->
    [1] first form
    [2] essence
   *[other] mastery
}
skill-tier = { $skill } ({ tier })

# Why a bot chooses what it chooses.
bot-strikes = { $foes ->
    [1] { $skill } does the most expected damage per turn, cooldown counted: { $worth }.
   *[other] { $target } has the least hp, and { $skill } does the most expected damage per turn, cooldown counted: { $worth }.
}
bot-defends = No skill can be used now.

# What can be typed
topic-attack = Skills ({ $count }).
topic-act = Other actions:
hint-attack = Example: attack { $target }
verbs-attack = strike
verbs-act = actions
