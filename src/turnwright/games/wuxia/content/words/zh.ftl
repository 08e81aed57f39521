### 武侠，中文。

game-name = 武侠
seat-first = 甲方
seat-second = 乙方
scenario-duel = 单挑：青崖对寒江
scenario-pairs = 双人对决
about-scenario-pairs = 双方各两人，最后还有人站着的一方获胜。
scenario-schools = 门派之争
scenario-seed = 古法：内力不回复
battle-began = { $first }与{ $second }对峙。
turn-began = 第{ $turn }回合（第{ $tick }拍）：{ $actor }出手。
turn-lost = { $actor }陷入眩晕，失去本回合。
dodge = { $target }身形一晃，避开了{ $actor }的攻击。
dodge-part = { $target }侧身卸去{ $percent }%的力道。
parry = { $target }以「{ $skill }」抵挡，消去{ $percent }%的伤害。
blow = { $result ->
    [miss] { $actor }的「{ $skill }」未命中{ $target }。
    [parried] { $target }挡住{ $actor }的「{ $skill }」：{ $damage }点。
    [critical] { $actor }的「{ $skill }」命中{ $target }要害：{ $damage }点！【暴击】
   *[attack] { $actor }使出「{ $skill }」，击中{ $target }：{ $damage }点。
}
defend = { $actor }凝神守势。
effect = { $kind ->
    [bleed] 流血
    [attack_up] 攻击提升
    [defense_up] 防御提升
    [haste] 身法提升
    [stun] 眩晕
    [guard] 守势
   *[other] 异状
}
effect-began = { $target }：{ effect }（{ $amount }，{ $turns }回合）。
effect-ended = { $target }的{ effect }效果消退。
bled = { $target }伤口流血，失去{ $damage }点气血。
defeat = { $target }倒下了！
battle-reason = { $reason ->
    [last_standing] 一方全倒。
    [all_down] 同归于尽。
    [stalemate] 僵局：双方都无法伤到对方。
    [step_cap] 达到回合上限。
    [none_ready] 无人能再行动。
    [cannot_lose] 一方已立于不败之地。
    [resigned] 一方认输。
   *[other] 比武结束。
}
battle-ended = { battle-reason }{ $winner ->
    [first] 甲方胜
    [second] 乙方胜
   *[none] 不分胜负
}（{ $turns }回合）。
battle-won = { battle-reason }{ $side }{ $count ->
   *[other] 胜
}（{ $turns }回合）。
effects-of-skill = { $effects }
effect-of-skill = { $own ->
    [yes] 自身{ effect }
   *[no] { effect }
}{ $kind ->
    [stun] { "" }
   *[other] { $amount }
}，{ $turns }回合{ $percent ->
    [100] { "" }
   *[other] （{ $percent }%）
}
choose-skill = { $reach ->
    [all] { $skill }：攻击全体，包括{ $target }（内力{ $qi }）
    [chain] { $skill }：连击，从{ $target }起（内力{ $qi }）
   *[other] { $skill }：攻{ $target }（内力{ $qi }）
}
refused-cooldown = 还需 { $turns } 回合
refused-no-qi = 需要 { $qi } 点内力
refused-skill-cooldown = { $skill }{ $why }
refused-skill-no-qi = { $skill }{ $why }
refused-unknown-skill = { $any ->
    [true] { $who }只能使用{ $legal }
   *[false] { $who }没有攻击招式
}
refused-unknown-target = { $who }只能攻击{ $legal }
refused-unknown-tier = { $who }这门武功的境界是{ tier }
refused-not-your-turn = 现在轮到{ $who }
refused-wrong-state = 战斗已经结束
refused-malformed = 战斗中没有这个指令
economy-qi = 内力
defend-name = 守势
choose-defend = 守势：下次行动前所受伤害减少{ $percent }%
choose-pass = 跳过回合
choose-skill-odds = { $skill }：命中{ $percent }%，伤害{ $damage }
legend-acts = 正在行动
legend-waits = 等待
legend-out = 已倒下
look-fighter = 行动条：每拍{ $rate }%
look-effects = 状态：{ $effects }
look-skill = { $slot ->
    [attack] 攻
    [defense] 守
    [movement] 身法
   *[other] 招式
}：{ $name }，内力{ $qi }{ $cooldown ->
    [0] {""}
   *[other] ，冷却{ $cooldown }回合
}{ $left ->
    [0] {""}
   *[other] ，还需{ $left }回合
}{ $reach ->
    [all] ，攻全体敌人
    [chain] ，连击多人
   *[other] {""}
}
resign = 认输
draw-turn = 第{ $turn }回合，第{ $tick }拍
draw-team = { $team ->
    [first] 甲方
    [second] 乙方
   *[other] { $team }
}
draw-fighter = { $mark } 气血 { $hpBar } { $hp }  内力 { $qiBar } { $qi }  行动 { $gaugeBar }  { $name }
figure-survivors = 幸存
figure-hp = 剩余气血
figure-qi = 剩余内力
figure-dealt = 造成伤害
figure-taken = 承受伤害
figure-kills = 击倒
figure-died = 倒下回合
figure-died-share = 倒下
ending-last_standing = 一方全倒
ending-all_down = 同归于尽
ending-stalemate = 僵局：双方都无法伤到对方
ending-step_cap = 达到回合上限
ending-none_ready = 无人能再行动
ending-cannot_lose = 一方已立于不败之地
ending-resigned = 一方认输

## 门派、人物与武功之名，以数据文件中的标识为准。

school-qingya = 青崖派
school-tiefo = 铁佛寺
school-liuyun = 流云谷
school-chixie = 赤蝎门
school-hanjiang = 寒江帮
school-xuanji = 玄机楼
fighter-song_jingyan = 宋镜严
fighter-ye_zhiqiu = 叶知秋
fighter-lu_wenshuang = 陆闻霜
fighter-gu_xiaoman = 顾小满
fighter-huijue = 慧觉
fighter-huikong = 慧空
fighter-zhiyuan = 智远
fighter-zhenru = 真如
fighter-liu_suyi = 柳素衣
fighter-bai_ting = 白汀
fighter-yun_qianqian = 云芊芊
fighter-shen_moyu = 沈墨雨
fighter-xue_hongluo = 薛红罗
fighter-mo_qi = 莫七
fighter-ning_gu = 宁蛊
fighter-tu_sanniang = 屠三娘
fighter-jiang_batian = 江霸天
fighter-he_lianshan = 何连山
fighter-ding_yuzhou = 丁渔舟
fighter-qiao_dali = 乔大力
fighter-gongsun_ji = 公孙机
fighter-luo_tianxing = 罗天行
fighter-meng_qiao = 孟巧
fighter-tang_xiaowu = 汤小五
skill-qingya_jian = 青崖剑法
skill-luohui_jian = 落辉三剑
skill-songtao_jian = 松涛剑阵
skill-songgen_gong = 松根功
skill-qingya_bu = 踏崖步
skill-tiefo_quan = 铁佛拳
skill-chenzhong_zhang = 晨钟掌
skill-muyu_quan = 木鱼连环拳
skill-tiefo_shen = 铁佛金身
skill-hanta_bu = 寒塔步
skill-liuyun_zhang = 流云掌
skill-chuanyun_zhi = 穿云指
skill-fenghui_xiu = 风回袖
skill-yunqi_gong = 云栖功
skill-liuyun_bu = 流云步
skill-chixie_zhao = 赤蝎爪
skill-duwei_ci = 毒尾刺
skill-hongsha_wu = 红沙雾
skill-xiejia_gong = 蝎甲功
skill-shaxing_bu = 沙行步
skill-hanjiang_dao = 寒江刀法
skill-duanlang_dao = 断浪刀
skill-jiangtao_dao = 江涛叠刀
skill-bingpo_gong = 冰魄功
skill-talang_bu = 踏浪步
skill-xuanji_zhen = 玄机飞针
skill-lianhuan_suo = 连环锁
skill-xingluo_pan = 星罗盘
skill-jiguan_jia = 机关甲
skill-miexing_bu = 迷星步
skill-changquan = 太平长拳
skill-pigua_zhang = 劈挂掌
skill-liuhe_gun = 六合棍
skill-feihuang_shi = 飞蝗石
skill-pozhen_qiang = 破阵枪
skill-zhuangshi_hou = 壮势吼
skill-huti_zhang = 护体掌
skill-saotang_tui = 扫堂腿
skill-tiebu_shan = 铁布衫
skill-tizong_shu = 提纵术
tier = { $tier ->
    [1] 初式
    [2] 精要
   *[other] 绝学
}
skill-tier = { $skill }·{ tier }

# 电脑为何这样选择。
bot-strikes = { $foes ->
    [1] 计入冷却，{ $skill }每回合的期望伤害最高：{ $worth }。
   *[other] { $target }气血最低；计入冷却，{ $skill }每回合的期望伤害最高：{ $worth }。
}
bot-defends = 现在没有可用的招式。

# 可以输入的话
topic-attack = 招式（{ $count }）。
topic-act = 其他：
hint-attack = 例如：攻击 { $target }
verbs-attack = 攻击
verbs-act = 行动
