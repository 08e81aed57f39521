### 中文的战术。

game-name = 战术：依照 D&D 5e 规则的方格战斗
seat-master = 主持人
seat-party = 冒险小队
seat-player_1 = 第一位玩家
seat-player_2 = 第二位玩家
seat-player_3 = 第三位玩家
seat-player_4 = 第四位玩家
scenario-bandit-road = 路上的强盗
scenario-bench-goblins = 一名战士对三只地精
scenario-crypt = 地下墓穴
scenario-goblin-ambush = 地精伏击
scenario-ogre-bridge = 桥头的食人魔
scenario-spider-nest = 蜘蛛巢穴
scenario-wolves-at-the-camp = 营地里的狼

## 名称

condition = { $condition ->
    [blinded] 目盲
    [charmed] 魅惑
    [deafened] 耳聋
    [exhaustion] 力竭
    [frightened] 恐慌
    [grappled] 受擒
    [incapacitated] 失能
    [invisible] 隐形
    [paralyzed] 麻痹
    [petrified] 石化
    [poisoned] 中毒
    [prone] 倒地
    [restrained] 束缚
    [stunned] 震慑
    [unconscious] 昏迷
    [concentration] 专注
    [dodging] 回避
    [disengaged] 撤离
    [hidden] 躲藏
    [helped] 受援
    [surprised] 突袭
    [readied] 准备动作
    [stable] 伤势稳定
   *[other] { $condition }
}
damage-type = { $damage_type ->
    [acid] 点强酸伤害
    [bludgeoning] 点钝击伤害
    [cold] 点冷冻伤害
    [fire] 点火焰伤害
    [force] 点力场伤害
    [lightning] 点闪电伤害
    [necrotic] 点黯蚀伤害
    [piercing] 点穿刺伤害
    [poison] 点毒素伤害
    [psychic] 点心灵伤害
    [radiant] 点光耀伤害
    [slashing] 点挥砍伤害
    [thunder] 点雷鸣伤害
   *[other] 点伤害（{ $damage_type }）
}
ability = { $ability ->
    [STR] 力量
    [DEX] 敏捷
    [CON] 体质
    [INT] 智力
    [WIS] 感知
    [CHA] 魅力
   *[other] { $ability }
}
skill = { $skill ->
    [acrobatics] 体操
    [animal_handling] 驯兽
    [arcana] 奥秘
    [athletics] 运动
    [deception] 欺瞒
    [history] 历史
    [insight] 洞悉
    [intimidation] 威吓
    [investigation] 调查
    [medicine] 医药
    [nature] 自然
    [perception] 察觉
    [performance] 表演
    [persuasion] 游说
    [religion] 宗教
    [sleight_of_hand] 巧手
    [stealth] 隐匿
    [survival] 求生
   *[other] { $skill }
}
reaction = { $reaction ->
    [opportunity_attack] 借机攻击
    [uncanny_dodge] 直觉闪避
    [readied_action] 准备好的动作
   *[other] { $reaction }
}

## 所发生的事

combat-start = 战斗开始！行动顺序：{ $order }。
initiative-rolled = { $creature_id } 的先攻是 { $total }。
new-round = 第 { $round } 轮。
turn-start = 轮到 { $creature_id } 行动。
turn-end = { $creature_id } 的回合结束。
moved = { $forced ->
    [true] { $creature_id } 被移到 { $x }, { $y }。
   *[false] { $creature_id } 走到 { $x }, { $y }（还剩 { $left_ft } 尺）。
}
attack-rolled = { $critical ->
    [true] { $actor_id } 用 { $weapon } 击中 { $target_id } 的要害：{ $total } 对 { $ac }。重击！
   *[false] { $hit ->
        [true] { $actor_id } 用 { $weapon } 击中 { $target_id }：{ $total } 对 { $ac }。
       *[false] { $actor_id } 用 { $weapon } 没有击中 { $target_id }：{ $total } 对 { $ac }。
    }
}
damage-dealt = { $creature_id } 受到 { $amount } { damage-type }，还剩 { $hp } 点生命。
healed = { $temporary ->
    [0] { $creature_id } 恢复 { $amount } 点生命，现有 { $hp } 点。
   *[other] { $creature_id } 有 { $temporary } 点临时生命。
}
creature-downed = { $dead ->
    [true] { $creature_id } 死了！
   *[false] { $creature_id } 倒下了！
}
stabilized = { $creature_id } 的伤势稳定了。
death-save = { $natural ->
    [0] { $creature_id } 在濒死时受伤：死亡豁免失败 { $failures } 次。
   *[other] { $creature_id } 在生死之间掷出 { $natural }：成功 { $successes } 次，失败 { $failures } 次。
}
save-rolled = { $saved ->
    [true] { $creature_id } 的{ ability }豁免成功：{ $total } 对 { $dc }。
   *[false] { $creature_id } 的{ ability }豁免失败：{ $total } 对 { $dc }。
}
check-rolled = { $made ->
    [true] { $creature_id }：{ skill }检定 { $total }，成功。
   *[false] { $creature_id }：{ skill }检定 { $total }，失败。
}
condition-applied = { $creature_id } 现在处于{ condition }状态。
condition-ticked = { $creature_id } 受{ condition }之苦。
condition-ended = { $creature_id } 的{ condition }状态结束了。
effect-applied = { $creature_id } 现在受 { $condition } 影响。
effect-ticked = { $creature_id } 感到 { $condition }。
effect-ended = { $creature_id } 身上的 { $condition } 结束了。
concentration-checked = { $kept ->
    [true] { $creature_id } 保持住 { $spell }：{ $total } 对 { $dc }。
   *[false] { $creature_id } 失去对 { $spell } 的专注：{ $total } 对 { $dc }。
}
spell-cast = { $actor_id } 使用 { $spell }。
spell-outcome = { $outcome ->
    [hit] { $spell } 击中 { $creature_id }。
    [miss] { $spell } 没有击中 { $creature_id }。
    [fail] { $spell } 对 { $creature_id } 完全生效。
    [half] { $spell } 对 { $creature_id } 只有一半效果。
    [success] { $spell } 对 { $creature_id } 无效。
   *[other] { $spell } 触及 { $creature_id }。
}
reaction-offered = { $creature_id } 可以对 { $against } 作出反应：{ reaction }。
reaction-taken = { $creature_id } 对 { $against } 作出反应：{ reaction }。
action-taken = { $action ->
    [DASH] { $creature_id } 疾走。
    [DISENGAGE] { $creature_id } 撤离。
    [DODGE] { $creature_id } 回避。
    [HIDE] { $creature_id } 试图躲藏。
    [SEARCH] { $creature_id } 搜寻。
    [HELP] { $creature_id } 协助 { $target }。
    [GRAPPLE] { $creature_id } 试图擒住 { $target }。
    [SHOVE] { $creature_id } 推撞 { $target }。
    [STABILIZE] { $creature_id } 救护 { $target }。
    [READY_ACTION] { $creature_id } 等待时机。
   *[other] { $creature_id } 行动：{ $action }。
}
recharged = { $creature_id } 又可以使用 { $power }。
left = { $how ->
    [fled] { $creature_id } 逃走了。
    [surrendered] { $creature_id } 投降了。
    [captured] { $creature_id } 被击晕并俘虏。
   *[other] { $creature_id } 离开战斗：{ $how }。
}
appeared = { $name } 出现在 { $x }, { $y }。
combat-end =
    { $reason ->
        [last_standing] 只剩一方还站着。
        [gave_up] 一方放弃了。
        [all_down] 没有人还站着。
        [stalemate] 再打下去也没有结果。
        [too_long] 战斗拖得太久了。
        [surrender] 一方投降。
        [flight] 一方逃走。
        [capture] 一方被俘。
        [master] 主持人结束战斗。
       *[other] 战斗结束。
    }{ $winner ->
        [party] 冒险小队获胜
        [foes] 敌方获胜
       *[none] 无人获胜
    }，第 { $rounds } 轮，经验值 { $xp }。

## 提问

opportunity_attack = 攻击离开的人吗？
uncanny_dodge = 用直觉闪避将伤害减半吗？
legendary_resistance = 用传奇抗性改为豁免成功吗？
readied_action = 现在执行准备好的动作吗？
legendary_action = 现在用哪个传奇动作？
parry = 格挡这一击吗？
shield = 对这次命中施放护盾术吗？
counterspell = 对这个法术施放法术反制吗？
initiative = 先攻
no = 不

## 选择

choose-attack = 用 { $weapon } 攻击 { $target }：{ $percent } %，{ $damage }
choose-attack-walk = 走 { $feet } 尺，再用 { $weapon } 攻击 { $target }：{ $percent } %，{ $damage }
choose-attack-walk-risk = 走 { $feet } 尺（可能被 { $whom } 攻击），再用 { $weapon } 攻击 { $target }：{ $percent } %，{ $damage }
choose-attack-unsure = 用 { $weapon } 攻击 { $target }
choose-save-harm = 对 { $target } 用 { $spell }：豁免失败 { $percent } %，{ $damage }
choose-save = 对 { $target } 用 { $spell }：豁免失败 { $percent } %
choose-harm = 对 { $target } 用 { $spell }：必中 { $damage }
choose-heal = 为 { $target } 用 { $spell }：治疗 { $amount }
choose-power = 对 { $target } 用 { $spell }
choose-power-self = 使用 { $spell }
choose-place = 用 { $spell } 到 { $x }, { $y }
choose-area = 在 { $x }, { $y } 用 { $spell }：敌人 { $enemies }，盟友 { $allies }，伤害 { $damage }
choose-area-self = 在自身周围用 { $spell }：敌人 { $enemies }，盟友 { $allies }，伤害 { $damage }
choose-move = 走到 { $x }, { $y }（{ $feet } 尺）
choose-move-risk = 走到 { $x }, { $y }（{ $feet } 尺）；可能被 { $whom } 攻击
choose-dash = 疾走
choose-disengage = 撤离
choose-dodge = 回避
choose-hide = 躲藏：{ $percent } %
choose-search = 搜寻
choose-help = 协助 { $target }
choose-push = 推开 { $target }：{ $percent } %
choose-topple = 推倒 { $target }：{ $percent } %
choose-grapple = 擒住 { $target }：{ $percent } %
choose-escape = 挣脱：{ $percent } %
choose-stabilize = 稳定 { $target } 的伤势：{ $percent } %
choose-stand-up = 站起来
choose-lie-down = 趴下
choose-ready = 准备一个动作
choose-surrender = 投降
choose-flee = 逃出地图
choose-end-turn = 结束回合
choose-combat-start = 开始战斗
choose-combat-end = 结束战斗
choose-scene-event = 让它发生：{ $event }
choose-skill-check = 要求 { $actor } 作{ skill }检定
choose-save-check = 要求 { $actor } 作{ ability }豁免

## 图

draw-round = 第 { $round } 轮：{ $order }
draw-scene = { $scene ->
    [SocialFreeFlow] 和平：人们在交谈。
    [Exploration] 和平：小队在探索。
    [DowntimePreparation] 和平：准备的时候。
   *[other] 和平。
}
draw-creature = { $mark }{ $token } { $bar } 生命 { $hp }  { $name }
draw-creature-notes = { $mark }{ $token } { $bar } 生命 { $hp }  { $name }（{ $notes }）
note-dead = 死亡
note-left = { $how ->
    [fled] 已逃走
    [surrendered] 已投降
    [captured] 被俘
   *[other] 已离开
}
note-temporary = 临时生命 { $hp }
note-exhaustion = 力竭 { $level } 级

## 电脑的想法

bot-begins = 战斗开始。
bot-waits = 还没轮到这一席。
bot-stands-up = { $who } 站起来。
bot-cannot-act = { $who } 无法行动。
bot-flees = { $who } 受够了，离开战场。
bot-slips-away = { $who } 想脱身而不挨打。
bot-runs = { $who } 害怕了，逃跑。
bot-strikes = { $who } 用 { $tool } 打 { $target }：没有更划算的了（{ $worth }）。
bot-shoots = { $who } 用 { $tool } 射 { $target }：没有更划算的了（{ $worth }）。
bot-casts = { $who } 对 { $target } 用 { $tool }：没有更划算的了（{ $worth }）。
bot-aims = { $who } 对准 { $target } 那里用 { $tool }：波及最多（{ $worth }）。
bot-uses = { $who } 用 { $tool }（{ $worth }）。
bot-helps = { $who } 用 { $tool } 帮助 { $target }（{ $worth }）。
bot-raises = { $who } 用 { $tool } 让 { $target } 重新站起来（{ $worth }）。
bot-stabilizes = { $who } 不让 { $target } 死去。
bot-closes-in = { $who } 逼近 { $target }（{ $worth }）。
bot-comes-to-help = { $who } 赶去帮助 { $target }。
bot-takes-aim = { $who } 走到能射到 { $target } 的地方（{ $worth }）。
bot-moves-up = { $who } 走向够不着的 { $target }。
bot-hurries = { $who } 赶路：谁都够不着。
bot-falls-back = { $who } 退后避险。
bot-blinks = { $who } 用 { $tool } 脱险。
bot-hides = { $who } 躲藏：这里没人看得见。
bot-searches = { $who } 搜寻躲藏的人。
bot-wanders = { $who } 四处走动，想撞见躲藏的人。
bot-dodges = { $who } 回避：没有更值得做的。
bot-breaks-free = { $who } 试图挣脱。
bot-is-done = { $who } 没有更好的事可做。
