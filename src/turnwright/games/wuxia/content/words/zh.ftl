### 武侠（中文）.

game-name = 武侠
seat-first = 甲方
seat-second = 乙方
scenario-duel = 单挑：青崖对寒江
scenario-pairs = 双人对决
scenario-schools = 门派之争
scenario-seed = 古法：气不回复
battle-began = { $first }与{ $second }对峙。
turn-began = 第{ $turn }回合（第{ $tick }拍）：{ $actor }出手。
turn-lost = { $actor }气血翻涌，动弹不得。
dodge = { $target }身形一晃，避开了{ $actor }。
dodge-part = { $target }侧身卸去{ $percent }%的力道。
parry = { $target }以「{ $skill }」抵挡，消去{ $percent }%。
miss = { $reason ->
    [dodged] { $actor }的「{ $skill }」落空：{ $target }已避开。
    [inaccurate] { $actor }的「{ $skill }」失了准头，未中{ $target }。
   *[other] { $actor }的「{ $skill }」未中{ $target }。
}
wound = { $bucket ->
    [low] 轻伤
    [medium] 受创
   *[other] 重创
}
hit-attack = { $phrase ->
    [bold] { $actor }大喝一声，「{ $skill }」直劈{ $target }：{ wound }，{ $damage }点。
    [calm] { $actor }不紧不慢，「{ $skill }」点中{ $target }：{ wound }，{ $damage }点。
   *[other] { $actor }使出「{ $skill }」，击中{ $target }：{ wound }，{ $damage }点。
}
hit-parried = { $phrase ->
    [bold] { $target }硬接{ $actor }的「{ $skill }」：{ wound }，{ $damage }点。
    [calm] { $target }沉肩接下{ $actor }的「{ $skill }」：{ wound }，{ $damage }点。
   *[other] { $target }挡住{ $actor }的「{ $skill }」：{ wound }，{ $damage }点。
}
hit-critical = { $phrase ->
    [bold] { $actor }一击破敌！「{ $skill }」正中{ $target }要害：{ wound }，{ $damage }点！【暴击】
    [calm] { $actor }看准破绽，「{ $skill }」透入{ $target }体内：{ wound }，{ $damage }点！【暴击】
   *[other] { $actor }的「{ $skill }」命中{ $target }要害：{ wound }，{ $damage }点！【暴击】
}
defend = { $actor }凝神守势。
effect = { $kind ->
    [bleed] 流血
    [attack_up] 攻势
    [defense_up] 守势
    [haste] 身法
    [stun] 眩晕
   *[other] 异状
}
effect-began = { $target }：{ effect }（{ $amount }，{ $turns }回合）。
effect-ended = { $target }的{ effect }消退了。
bled = { $target }伤口流血，失去{ $damage }点气血。
defeat = { $target }倒下了！
battle-ended =
    { $reason ->
        [last_standing] 胜负已分。
        [all_down] 同归于尽。
        [stalemate] 久战不下。
        [step_cap] 时辰已尽。
        [nobody_ready] 无人能动。
        [cannot_lose] 大局已定。
        [resigned] 有人认输。
       *[other] 比武结束。
    } { $winner ->
        [first] 甲方胜
        [second] 乙方胜
       *[none] 不分胜负
    }（{ $turns }回合）。
choose-skill = { $reach ->
    [all] { $skill }：打全体，先取{ $target }（气{ $qi }）
    [chain] { $skill }：连击，从{ $target }起（气{ $qi }）
   *[other] { $skill }：攻{ $target }（气{ $qi }）
}
choose-defend = 守势
resign = 认输
draw-turn = 第{ $turn }回合，第{ $tick }拍
draw-team = { $team ->
    [first] 甲方
    [second] 乙方
   *[other] { $team }
}
draw-fighter = { $mark } 血 { $hpBar } { $hp }  气 { $qiBar } { $qi }  势 { $gaugeBar }  { $name }
