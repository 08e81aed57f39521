### 战术，中文。

game-name = 战术（D&D 5e 方格战斗）
seat-master = 游戏主持人
seat-party = 队伍
seat-player_1 = 第一位玩家
seat-player_2 = 第二位玩家
seat-player_3 = 第三位玩家
seat-player_4 = 第四位玩家
seat-player_5 = 第五位玩家
seat-player_6 = 第六位玩家
seat-player_7 = 第七位玩家
seat-player_8 = 第八位玩家
scenario-bandit-road = 路上的强盗
scenario-bench-goblins = 一名战士对三只地精
scenario-crypt = 地下墓穴
scenario-demon-gate = 恶魔之门
scenario-dragons-lair = 龙穴
scenario-giants-pass = 巨人隘口
scenario-goblin-ambush = 地精伏击
scenario-ogre-bridge = 桥头的食人魔
scenario-owlbear-glade = 枭熊林地
scenario-spider-nest = 蜘蛛巢穴
scenario-troll-swamp = 沼泽巨魔
scenario-vampire-keep = 吸血鬼要塞
scenario-wolves-at-the-camp = 营地里的狼
about-scenario-bandit-road = 一辆大车横在路上，车后和山脊上都藏着强盗，头目躲在后面。
about-scenario-bench-goblins = 一名英雄的短战：地势开阔，掩护不多，对手是三个带弓的地精。
about-scenario-copper-mine = 地精抓走了铜矿的工头。交涉、潜行或战斗，把他带回来。
about-scenario-crypt = 死者从壁龛中爬起，破门而入，两名尸妖离开了王座。
about-scenario-demon-gate = 本该关闭的大门洞开，恶魔正从中涌出。
about-scenario-dragons-lair = 地狱犬把守通往宝藏的路，两条年轻红龙看守宝藏。
about-scenario-giants-pass = 四个巨人占据山口的高处，一头冬狼守着山路。
about-scenario-goblin-ambush = 地精躲在溪流两岸的树后放箭，头目在高处观望。适合作为第一战。
about-scenario-ogre-bridge = 峡谷上只有一座桥，四个食人魔守着它。
about-scenario-owlbear-glade = 四头枭熊前来查看，是谁闯进了古树间的这片空地。
about-scenario-spider-nest = 洞中蛛网处处绊脚，蜘蛛伏在岩壁上和黑暗里。
about-scenario-troll-swamp = 干地不多，巨魔从四周的泥沼中现身，巨蟾也跟着出来。
about-scenario-vampire-keep = 城堡的主人早已死去，但他还在家，而且有同伴。
about-scenario-wolves-at-the-camp = 夜里，狼群和首领从乱石间出来，四面围住篝火。
about-scenario-false-warden = 河边小城的城守像是换了一个人。可以在议事厅上揭穿他，可以救出井底的囚犯，也可以攻进他的大厅。
scenario-summary = { $level } 级，{ $heroes } 名英雄对 { $foes } 个敌人，难度{ $difficulty }
adventure-summary = 冒险，{ $level } 级，{ $heroes } 名英雄{ $longest ->
    [0] {""}
   *[other] ，{ $shortest } 到 { $longest } 分钟
}
difficulty-low = 低
difficulty-moderate = 中等
difficulty-high = 高
difficulty-beyond = 超出高难度
terrain-forest = 森林
terrain-swamp = 沼泽
terrain-cave = 洞穴
terrain-road = 道路
terrain-plain = 平原
terrain-mountain = 山地
terrain-snow = 雪原
terrain-ruin = 废墟
terrain-hall = 大厅
terrain-coast = 海岸

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
    [helped] 受协助
    [distracted] 分神
    [surprised] 受突袭
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
    [readied_action] 准备动作
   *[other] { $reaction }
}

## 事件

combat-start = 掷先攻！行动顺序：{ $order }。
initiative-rolled = { $creature_id }的先攻为 { $total }。
new-round = 第 { $round } 轮。
turn-start = { $creature_id }的回合开始。
turn-end = { $creature_id }结束回合。
moved = { $forced ->
    [true] { $creature_id }被移动到 { $x }, { $y }。
   *[false] { $left_ft ->
        [-1] { $creature_id }移动到 { $x }, { $y }。
       *[other] { $creature_id }移动到 { $x }, { $y }（剩余 { $left_ft } 尺）。
    }
}
altitude-changed = { $altitude_ft ->
    [0] { $creature_id }落地（剩余 { $left_ft } 尺）。
   *[other] { $creature_id }飞在离地 { $altitude_ft } 尺处（剩余 { $left_ft } 尺）。
}
fell = { $creature_id }从 { $feet } 尺高处坠落。
attack-rolled = { $critical ->
    [true] 重击！{ $actor_id }用{ $weapon }命中{ $target_id }：{ $total } 对护甲等级 { $ac }。
   *[false] { $hit ->
        [true] { $actor_id }用{ $weapon }命中{ $target_id }：{ $total } 对护甲等级 { $ac }。
       *[false] { $actor_id }用{ $weapon }攻击{ $target_id }，未命中：{ $total } 对护甲等级 { $ac }。
    }
}
damage-dealt = { $hp ->
    [-1] { $creature_id }受到 { $amount } { damage-type }。
   *[other] { $creature_id }受到 { $amount } { damage-type }（剩余生命值 { $hp }）。
}
healed = { $temporary ->
    [0] { $hp ->
        [-1] { $creature_id }恢复了生命值。
       *[other] { $creature_id }恢复 { $amount } 点生命值（现有 { $hp }）。
    }
   *[other] { $creature_id }获得 { $temporary } 点临时生命值。
}
creature-downed = { $dead ->
    [true] { $creature_id }死亡！
   *[false] { $creature_id }的生命值降至 0！
}
stabilized = { $creature_id }伤势稳定。
death-save = { $natural ->
    [0] { $creature_id }在生命值为 0 时受到伤害：死亡豁免失败 { $failures } 次。
   *[other] { $creature_id }的死亡豁免：{ $natural }（成功 { $successes } 次，失败 { $failures } 次）。
}
save-rolled = { $saved ->
    [true] { $legendary ->
        [true] { $creature_id }使用传奇抗性，{ ability }豁免检定成功。
       *[false] { $creature_id }的{ ability }豁免检定：{ $total } 对 DC { $dc }，成功。
    }
   *[false] { $total ->
        [-1] { $creature_id }的{ ability }豁免检定自动失败。
       *[other] { $creature_id }的{ ability }豁免检定：{ $total } 对 DC { $dc }，失败。
    }
}
check-rolled = { $made ->
    [true] { $creature_id }的{ skill }检定：{ $total }，成功。
   *[false] { $creature_id }的{ skill }检定：{ $total }，失败。
}
condition-applied = { $creature_id }陷入{ condition }状态。
condition-ticked = { $creature_id }受到{ condition }状态的影响。
condition-ended = { $creature_id }不再处于{ condition }状态。
effect-applied = { $condition ->
    [sapped] { $creature_id }被削弱。
    [slowed] { $creature_id }被减速。
   *[other] { $creature_id }受到“{ $condition }”的影响。
}
effect-ticked = { $creature_id }遭受“{ $condition }”的折磨。
effect-ended = { $condition ->
    [sapped] { $creature_id }不再被削弱。
    [slowed] { $creature_id }不再被减速。
   *[other] { $creature_id }身上的“{ $condition }”结束。
}
concentration-checked = { $kept ->
    [true] { $creature_id }保持对{ $spell }的专注：{ $total } 对 DC { $dc }。
   *[false] { $creature_id }失去对{ $spell }的专注：{ $total } 对 DC { $dc }。
}
spell-cast = { $slot_level ->
    [0] { $actor_id }使用{ $spell }。
   *[other] { $actor_id }施放{ $spell }（{ $slot_level } 环法术位）。
}
spell-countered = { $by }反制了{ $actor_id }的{ $spell }。
spell-resolved = { $actor_id }的{ $spell }生效。
spell-outcome = { $outcome ->
    [hit] { $spell }命中{ $creature_id }。
    [miss] { $spell }未命中{ $creature_id }。
    [fail] { $spell }对{ $creature_id }完全生效。
    [half] { $spell }对{ $creature_id }效果减半。
    [success] { $spell }对{ $creature_id }无效。
   *[other] { $spell }波及{ $creature_id }。
}
reaction-offered = { $reaction ->
    [opportunity_attack] { $creature_id }可以对{ $against }进行借机攻击。
    [readied_action] { $against }触发了{ $creature_id }的准备动作。
   *[other] { $creature_id }可以对{ $against }作出反应：{ reaction }。
}
reaction-taken = { $reaction ->
    [opportunity_attack] { $creature_id }对{ $against }进行借机攻击。
    [readied_action] { $creature_id }执行由{ $against }触发的准备动作。
   *[other] { $creature_id }对{ $against }作出反应：{ reaction }。
}
action-taken = { $action ->
    [DASH] { $creature_id }疾走。
    [DISENGAGE] { $creature_id }撤离。
    [DODGE] { $creature_id }回避。
    [HIDE] { $creature_id }试图躲藏。
    [SEARCH] { $creature_id }搜寻。
    [HELP] { $creature_id }协助{ $target }。
    [DISTRACT] { $creature_id }分散了{ $target }的注意力。
    [GRAPPLE] { $creature_id }试图擒抱{ $target }。
    [SHOVE] { $creature_id }推撞{ $target }。
    [STABILIZE] { $creature_id }试图稳定{ $target }的伤势。
    [WAKE] { $creature_id }摇醒{ $target }。
    [JUMP] { $creature_id }跳跃。
    [READY_ACTION] { $creature_id }准备一个动作。
   *[other] { $creature_id }行动：{ $action }。
}
door-moved = { $opens ->
    [true] { $creature_id }打开了 { $x }, { $y } 的门。
   *[false] { $creature_id }关上了 { $x }, { $y } 的门。
}
door-moved-by-itself = { $opens ->
    [true] { $x }, { $y } 的门开了。
   *[false] { $x }, { $y } 的门关了。
}
recharged = { $creature_id }可以再次使用{ $power }。
left = { $how ->
    [left] { $creature_id }离开了。
    [fled] { $creature_id }逃离战场。
    [surrendered] { $creature_id }投降。
    [captured] { $creature_id }被击晕并俘虏。
    [turned] { $creature_id }屈服于诅咒，变成了敌方的怪物。
   *[other] { $creature_id }离开战斗：{ $how }。
}
appeared = { $name }出现在 { $x }, { $y }。
combat-end =
    { $reason ->
        [last_standing] 只剩一方还站着。
        [gave_up] 一方放弃了战斗。
        [all_down] 双方全部倒下。
        [stalemate] 战斗陷入僵局。
        [too_long] 已达到轮数上限。
        [surrender] 一方投降。
        [flight] 一方逃离。
        [capture] 一方被俘。
        [master] 游戏主持人结束战斗。
        [story] 战斗中断了。
       *[other] 战斗结束。
    }{ $winner ->
        [party] 队伍获胜
        [foes] 敌方获胜
       *[none] 没有赢家
    }，第 { $rounds } 轮，{ $xp } 点经验值。
combat-loot = 战利品：{ $loot }。
combat-lasting = { $creature_id }仍处于{ $conditions }状态。
combat-under = { $creature_id }仍受以下效果影响：{ $conditions }。

## 提问

ask-opportunity_attack = { $against }离开{ $who }的触及范围：进行借机攻击吗？
ask-uncanny_dodge = { $against }命中{ $who }：将伤害减半吗？
ask-readied_action = { $against }触发了{ $who }的准备动作：执行吗？
ask-reaction = { $against }命中{ $who }：使用{ $power }吗？
ask-counter = { $against }施放{ $spell }（{ $level } 环）：使用{ $who }的{ $power }吗？
ask-resistance = 对抗{ $reason }的豁免检定失败：使用传奇抗性吗？
ask-again = 对抗{ $reason }的豁免检定失败：使用{ $power }吗？
ask-legendary = 请选择传奇动作。
ask-after-hit = { $who }命中{ $against }：要附加效果吗？
ask-empowered = { $who }为{ $spell }掷伤害骰：要重掷其中一些骰子吗？
ask-knock_out = { $who }将使{ $against }的生命值降至 0：改为将其击晕吗？
yes-knock-out = 是（陷入昏迷并被俘）
yes-reaction = 是（消耗反应）
yes-slot = 是（消耗反应和一个 { $level } 环法术位）
yes-resistance = 是（消耗一次传奇抗性）
yes-again = 是（消耗一次使用次数）
yes-legendary = 对{ $targets }使用{ $power }
yes-empowered = 重掷 { $count } 枚骰子，点数为 { $dice }（1 点术法点）
yes-after-hit = { $cost ->
    [bonus] { $power }（附赠动作）
   *[free] { $power }
}
yes-after-hit-slot = { $cost ->
    [bonus] { $power }（附赠动作和一个 { $level } 环法术位）
   *[free] { $power }（一个 { $level } 环法术位）
}
no = 否
dice-lower = { $bonus ->
    [none] d20，劣势
   *[other] d20，劣势，{ $bonus }
}
dice-higher = { $bonus ->
    [none] d20，优势
   *[other] d20，优势，{ $bonus }
}
throw-initiative = { $who }：先攻，{ $hint }
throw-attack = { $who }的攻击检定，{ $what }：{ $hint }
throw-attack-dc = { $who }的攻击检定，{ $what }：{ $hint }，对护甲等级 { $dc }
throw-save = { $who }的{ ability }豁免检定，{ $what }：{ $hint }
throw-save-dc = { $who }的{ ability }豁免检定，{ $what }：{ $hint }，对 DC { $dc }
throw-death-save = { $who }：死亡豁免，10 或以上
throw-skill = { $who }：{ skill }检定，{ $hint }
throw-skill-dc = { $who }：{ skill }检定，{ $hint }，对 DC { $dc }
throw-other = { $who }，{ $what }：{ $hint }
throw-other-dc = { $who }，{ $what }：{ $hint }，对 DC { $dc }
reason-initiative = 先攻
reason-death-save = 死亡豁免
reason-sneak-attack = 偷袭
reason-undead-fortitude = 亡灵韧性
reason-concentration = 专注
reason-grip = 擒抱
reason-escape = 挣脱
reason-hide = 躲藏
reason-search = 搜寻
reason-fall = 坠落

## 选择

choose-attack = 用{ $weapon }攻击{ $target }：命中{ $percent }%，伤害{ $damage }
choose-attack-walk = 移动 { $feet } 尺，再用{ $weapon }攻击{ $target }：命中{ $percent }%，伤害{ $damage }
choose-attack-walk-risk = 移动 { $feet } 尺（会引发{ $whom }的借机攻击），再用{ $weapon }攻击{ $target }：命中{ $percent }%，伤害{ $damage }
choose-attack-unsure = 用{ $weapon }攻击{ $target }
choose-thrown = { $walks ->
    [true] 投掷的{ $weapon }
   *[false] 投掷的{ $weapon }
}
choose-provoke = { $walks ->
    [true] { $actor }走近{ $target }，用{ $weapon }攻击，战斗开始
    [thrown] { $actor }向{ $target }投掷{ $weapon }，战斗开始
   *[false] { $actor }用{ $weapon }攻击{ $target }，战斗开始
}
choose-save-harm = 对{ $target }使用{ $spell }：豁免失败 { $percent }%，伤害{ $damage }
choose-save = 对{ $target }使用{ $spell }：豁免失败 { $percent }%
choose-harm = 对{ $target }使用{ $spell }：自动命中，伤害{ $damage }
choose-heal = 对{ $target }使用{ $spell }：治疗 { $amount }
choose-power = 对{ $target }使用{ $spell }
choose-power-self = 使用{ $spell }
choose-slot = { $spell }（{ $level } 环法术位）
choose-place = 用{ $spell }到 { $x }, { $y }
choose-area = 在 { $x }, { $y } 使用{ $spell }：敌人 { $enemies }，盟友 { $allies }，伤害 { $damage }
choose-area-self = 以自身为中心使用{ $spell }：敌人 { $enemies }，盟友 { $allies }，伤害 { $damage }
choose-area-save = { $enemies ->
    [1] 在 { $x }, { $y } 使用{ $spell }：敌人 { $enemies }，盟友 { $allies }，豁免失败 { $works }%
   *[other] 在 { $x }, { $y } 使用{ $spell }：敌人 { $enemies }，盟友 { $allies }，至少一个豁免失败 { $works }%
}
choose-area-self-save = { $enemies ->
    [1] 以自身为中心使用{ $spell }：敌人 { $enemies }，盟友 { $allies }，豁免失败 { $works }%
   *[other] 以自身为中心使用{ $spell }：敌人 { $enemies }，盟友 { $allies }，至少一个豁免失败 { $works }%
}
choose-move = 移动到 { $x }, { $y }（{ $feet } 尺）
choose-move-risk = 移动到 { $x }, { $y }（{ $feet } 尺）；会引发{ $whom }的借机攻击
choose-dash = { $using ->
    [ACTION] 疾走（用动作）
    [BONUS] 疾走（用附赠动作）
   *[other] 疾走
}
choose-disengage = { $using ->
    [ACTION] 撤离（用动作）
    [BONUS] 撤离（用附赠动作）
   *[other] 撤离
}
choose-dodge = 回避
choose-hide = { $using ->
    [ACTION] 躲藏（用动作）：{ $percent }%
    [BONUS] 躲藏（用附赠动作）：{ $percent }%
   *[other] 躲藏：{ $percent }%
}
choose-search = 搜寻
choose-help = 协助{ $target }
choose-distract = 协助：使{ $target }分神
choose-push = 推开{ $target }：{ $percent }%
choose-topple = 推倒{ $target }：{ $percent }%
choose-grapple = 擒抱{ $target }：{ $percent }%
choose-escape = 挣脱：{ $percent }%
choose-put-out = 扑灭火焰，并倒地
choose-stabilize = 稳定{ $target }的伤势：{ $percent }%
choose-stand-up = 起身
choose-drop-prone = 倒地
choose-let-go = 松开{ $target }
choose-end-concentration = 结束专注
choose-wake = 摇醒{ $target }
choose-jump = 跳到{ $to }
choose-ascend = 升高 { $feet } 尺
choose-descend = 下降 { $feet } 尺
choose-ready = 准备{ $what }：当敌人{ $trigger ->
    [near] 进入触及范围时
    [moves] 移动时
    [attacks] 攻击盟友时
    [casts] 施法时
   *[other] 有所行动时
}
choose-refused = 无法执行：{ $reason }
choose-surrender = 投降
choose-open-door = 打开 { $x }, { $y } 的门
choose-close-door = 关上 { $x }, { $y } 的门
choose-door = 开门或关门
choose-flee = 逃出地图
choose-end-turn = 结束回合
choose-combat-start = 开始战斗
choose-combat-end = 结束战斗
choose-scene-event = 触发事件：{ $event }
choose-skill-check = 要求{ $actor }进行{ skill }检定
choose-save-check = 要求{ $actor }进行{ ability }豁免检定
## 回合面板

action-end-turn = 结束回合
action-dash = 疾走
action-disengage = 撤离
action-dodge = 回避
action-hide = 躲藏
action-search = 搜寻
action-help = 协助
action-grapple = 擒抱
action-shove-push = 推开
action-shove-prone = 推倒
action-escape = 挣脱
action-put-out = 扑灭火焰
action-stabilize = 稳定伤势
action-stand-up = 起身
action-drop-prone = 倒地
action-let-go = 松开
action-end-concentration = 结束专注
action-wake = 摇醒
action-jump = 跳跃
action-ascend = 升高
action-descend = 下降
action-flee = 逃跑
action-interact-object = 开门或关门
action-thrown = { $weapon }（投掷）
economy-action = 动作
economy-bonus = 附赠动作
economy-reaction = 反应
economy-object = 免费物件交互
economy-movement = 移动
economy-extra = 加速术的动作
economy-attacks = 剩余攻击
economy-slot = { $level } 环法术位
economy-legendary = 传奇动作
part-ability = { ability }调整值
part-proficiency = 熟练加值
part-attack = 攻击加值
part-save = 豁免加值
part-skill = { skill }加值
part-effect = 效果
part-protection = 盟友的灵光
part-strength = 力量提升
part-exhaustion = 力竭
part-armour = 护甲等级
part-minimum = 最低护甲等级
part-cover = { $cover ->
    [2] 半身掩护
   *[5] 四分之三掩护
}
edge = { $edge ->
    [blinded] 目盲
    [helpless] 目标无法自卫
    [restrained] 束缚
    [prone] 倒地
    [unseen] 不在视线内
    [helped] 盟友协助
    [pack_tactics] 集群战术
    [blessed] 攻击者身上的效果
    [marked] 目标身上的效果
    [poisoned] 中毒
    [frightened] 恐慌
    [grappled] 受擒
    [dodging] 回避
    [long_range] 远射程
    [enemy_near] 5 尺内有敌人
    [exhausted] 力竭
    [heavy] 重型武器
    [bloodied_frenzy] 浴血狂怒
    [squeezing] 身处狭窄空间
    [keen] 武器特性
    [sunlight] 阳光
    [effect] 要求豁免的效果
    [magic_resistance] 魔法抗性
    [brave] 坚定不移
    [condition] 生物身上的效果
   *[other] { $edge }
}

## 标题

topic-attack = 攻击（{ $count }）。
topic-cast = 法术和能力（{ $count }）。
topic-item = 物品（{ $count }）。
topic-move = 移动（{ $count }）。
topic-ready = 准备（{ $count }）。
hint-attack = 例如：攻击 { $target }
hint-move = 例如：移动 { $cell }
hint-ready = 例如：准备 攻击 当 靠近
hint-cast-at = 例如：施放 { $spell } 于 { $cell }
hint-cast = 例如：施放 { $spell }
hint-cast-on = 例如：施放 { $spell } 于 { $target }
topic-act = 动作：
tale-help =
    你还可以输入，末尾加“用 名字”可指定由哪位英雄行动：
    交谈 名字、搜寻 名字、使用 名字、开 3,4、移动 5,3
    使用 物品 对 名字、施放 法术 对 名字、协助 名字、搜寻
    休息 短休、休息 长休、前往 名字
    攻击 名字：开始战斗
master-help =
    作为游戏主持人，随时可以输入：
    start、stop：开始或结束战斗
    check 名字 perception 15、test 名字 DEX 15：要求掷骰
    SCENE_EVENT 事件、SCENE_EFFECT 效果、交谈 人物 话语
    MASTER_PLACE 编号 种类 5,3；MASTER_MOVE 名字 5,3
    MASTER_HIDE 名字、MASTER_REVEAL 名字、MASTER_DAMAGE 名字 5、MASTER_HEAL 名字 5
    MASTER_ADD 名字 物品或状态、MASTER_REMOVE 名字 [物品或状态]
    CHANGE_SCENE 场景、SET_FLAG 标记 [NO]；u：在有人行动之前撤销
game-help =
    还可以输入：
    移动 5,3：走到第 5 列第 3 行；只写 5,3 也可以
    攻击 名字、打 名字、射 名字；需要指定武器时加“用 武器”
    施放 法术 于 5,3、施放 法术 于 名字，升环施法加“环 3”；使用 物品
    疾走、撤离、回避、躲藏、搜寻、协助 名字、推开 名字、推倒 名字、
    擒抱 名字、挣脱、稳定 名字、摇醒 名字、松开 名字、起身、倒地、跳 5,3、
    升高 20、下降 20、结束专注、逃跑、投降、结束
    准备 攻击 当 靠近；也可以用“当 移动时”“当 攻击时”“当 施法时”
    只写攻击、施放、物品、移动、准备或动作：列出该类全部选项
    查看 名字：护甲等级、状态和剩余动作
    概率 攻击 名字：行动之前先看概率
    名字可以是全名、名字的开头，或地图上的记号：地精1、g1。
verbs-move = 移动, 走
verbs-attack = 攻击
verbs-hit = 打
verbs-shoot = 射
verbs-cast = 施放
verbs-use = 使用
verbs-dash = 疾走
verbs-disengage = 撤离
verbs-dodge = 回避
verbs-hide = 躲藏
verbs-search = 搜寻, 调查, 查看, 检查, 搜索, 寻找
verbs-help = 协助
verbs-push = 推开
verbs-topple = 推倒
verbs-grapple = 擒抱
verbs-escape = 挣脱, 扑灭
verbs-stabilize = 稳定
verbs-stand = 起身
verbs-prone = 倒地
verbs-release = 松开
verbs-unfocus = 结束专注
verbs-wake = 摇醒
verbs-jump = 跳
verbs-ascend = 升高
verbs-descend = 下降, 降落
verbs-open = 开, 关
verbs-talk = 交谈, 对话
verbs-rest = 休息
verbs-travel = 前往, 离开
verbs-explore = 探索
verbs-heal = 治疗
verbs-assist = 支援
verbs-story = 故事
verbs-rolls = 检定
verbs-hand = 场景
verbs-short = 短休
verbs-long = 长休
verbs-ready = 准备
verbs-flee = 逃跑
verbs-surrender = 投降
verbs-end = 结束
verbs-with = 用
verbs-on = 于, 对
verbs-when = 当
verbs-near = 靠近
verbs-moves = 移动时
verbs-attacks = 攻击时
verbs-casts = 施法时
verbs-level = 环
verbs-item = 物品
verbs-act = 动作

## 拒绝的原因

refused-already = 已经如此
refused-ambiguous = 请说明是哪一个：{ $legal }
refused-nothing-here = 这里没有叫这个名字的东西
refused-cannot-act = 处于失能状态，不能行动
refused-cannot-hide = 被抓住，或已经躲藏
refused-frightened = 处于恐慌状态，不能靠近恐惧的来源
refused-in-sight = { $by }看得见
refused-loading = 装填武器每个动作只能射击一次
refused-no-action = 本回合的动作已用完
refused-no-ammunition = { $numbers ->
    [1] { $a } 发弹药已全部用完
   *[other] 没有弹药了
}
refused-no-bonus-action = 本回合的附赠动作已用完
refused-no-line = { $numbers ->
    [4] 到 { $a }, { $b } 没有畅通的直线：被 { $c }, { $d } 挡住
    [2] { $field ->
        [area_center] 到 { $a }, { $b } 没有畅通的直线
       *[other] 没有畅通的直线：被 { $a }, { $b } 挡住
    }
   *[other] 没有畅通的直线
}
refused-no-movement = { $numbers ->
    [2] 需要 { $a } 尺，只剩 { $b } 尺
   *[other] 剩余移动力不足
}
refused-on-trigger = 触发时会询问你
refused-after-hit = 须在命中后询问时选择；攻击的预测数值不包含此项
refused-after-damage = 须在法术掷出伤害骰后询问时选择；预测数值不包含此项
refused-later-turn = 须等到目标倒下之后的另一个回合
refused-away = 目标不在此处
refused-enclosed = 任何东西都无法离开法球
refused-one-metamagic = 一个法术只能使用一种超魔
refused-quickened = 使用瞬发超魔后，同一回合不能再施放其他一环或更高环阶的法术
refused-action-left = 先用掉本回合的动作
refused-befuddled = 心智混乱者无法执行魔法动作
refused-cannot-stand = 现在无法起身
refused-no-magic-action = 动作如潮提供的动作不能是魔法动作
refused-heavy-armor = 穿着重甲时无法使用
refused-no-reaction = 反应已用过
refused-no-slot = { $numbers ->
    [1] 没有 { $a } 环法术位了
   *[other] 没有这样的法术位了
}
refused-no-speed = 速度为 0
refused-no-target = 需要一个目标
refused-no-uses = { $numbers ->
    [1] 已经用了 { $a } 次
   *[other] 已经用完
}
refused-no-way = { $numbers ->
    [2] { $already ->
        [true] 已经在 { $a }, { $b }
       *[false] 没有通往 { $a }, { $b } 的路
    }
   *[other] 没有通往那一格的路
}
refused-not-prone = 没有倒地
refused-prone = 已经倒地
refused-never-prone = 不会倒地
refused-not-concentrating = 没有在专注
refused-free = 没有受到束缚
refused-not-yet = 现在还不行
refused-moved = 只能在移动之前使用
refused-attacked = 只能在攻击之前使用
refused-muted = 现在无法施法
refused-twice = 每个目标只能选择一次
refused-no-fly-speed = 没有飞行速度
refused-on-the-ground = 已在地面
refused-in-the-air = 正在空中
refused-not-your-turn = 现在是另一个生物的回合
refused-occupied = { $numbers ->
    [2] { $a }, { $b } 没有空位
   *[other] 没有空位
}
refused-off-map = { $numbers ->
    [2] 地图大小为 { $a }×{ $b } 格
   *[other] 那在地图之外
}
refused-out-of-range = { $numbers ->
    [1] 不在 { $a } 尺之内
   *[other] 相距 { $wanted } 尺，有效距离只有 { $there } 尺
}
refused-recharging = { $numbers ->
    [1] 需要 d6 掷出 { $a } 或更高才能充能
   *[other] 需要先充能
}
refused-slot-used = 本回合已经用过法术位
refused-too-far = { $numbers ->
    [4] 到 { $a }, { $b } 需要 { $wanted } 尺，只剩 { $there } 尺
   *[other] 需要 { $wanted } 尺，只剩 { $there } 尺
}
refused-too-large = 体型太大
refused-unknown-spell = 没有这样的法术或能力
refused-unknown-target = 没有叫这个名字的生物
refused-unknown-weapon = 没有这样的武器
refused-unseen = 位置未知
refused-wrong-scene = 现在没有战斗
refused-wrong-target = 不是有效目标
refused-too-many = { $numbers ->
    [1] 最多 { $a } 个目标
   *[other] 目标太多
}
refused-not-a-cantrip = { $numbers ->
    [1] 那是 { $a } 环法术，不是戏法
   *[other] 那不是戏法
}
refused-no-item = 没有这件物品
refused-no-center = 需要指定一点
refused-no-direction = 需要指定方向
refused-no-object = 本回合的免费物件交互和动作都已用完
refused-not-at-the-edge = 离地图边缘还有 { $wanted } 尺
refused-needs-a-place = 请指定一格，例如：施放 法术 于 5,3
refused-needs-words = 请写出要说的话，例如：交谈 玛尔塔 晚上好
refused-needs-a-cell = 请指明格子，例如：移动 5,3
refused-said-all = 现在没有话可对{ $legal }说
refused-needs-a-target = 请指定目标
refused-charmed = 处于魅惑状态，不能攻击魅惑者

## 图

legend-party = 队伍
legend-foes = 敌人
legend-active = 正在行动
legend-fallen = 生命值为 0
legend-wall = 墙
legend-difficult = 困难地形
legend-half-cover = 半身掩护
legend-three-quarters-cover = 四分之三掩护
legend-no-step = 阻挡移动，不挡视线
legend-no-sight = 遮挡视线，不挡移动
legend-npc = 可以交谈的人
legend-thing = 可以查看的东西
legend-door = 关着的门
legend-open-door = 打开的门
legend-height = 高 { $feet } 尺
legend-area = 持续区域
legend-goes-on = 地图未完
legend-floor = 地面
look-figure = 位于 { $x }, { $y }：{ $name }（{ figure-kind }）。
figure-kind = { $what ->
    [npc] { legend-npc }
   *[thing] { legend-thing }
}
look-cell = { $x }, { $y }：{ $ground }。
look-cell-area = { $x }, { $y }：{ $ground }，处于{ $areas }的区域内。
draw-brief-notes = { $creature }（{ $notes }）
draw-round = 第 { $round } 轮：{ $order }
draw-scene = { $scene ->
    [SocialFreeFlow] 非战斗：交谈。
    [Exploration] 非战斗：探索。
    [DowntimePreparation] 非战斗：休整。
   *[other] 非战斗。
}
draw-purse = { $name }剩余：{ $left }
draw-purse-empty = { $name }本回合已无可用动作。
purse-action = 一个动作
purse-attacks = { $count } 次攻击
purse-bonus = 一个附赠动作
purse-reaction = 一个反应
purse-movement = { $feet } 尺
purse-slots = 法术位：{ $slots }
purse-slot = { $level } 环 { $count } 个
kind-numbered = { $name }{ $number }
look-creature = 位于 { $x }, { $y }{ $altitude ->
    [0] {""}
   *[other] ，离地 { $altitude } 尺
}；护甲等级 { $ac }。本回合剩余：{ $left }。
look-creature-concentrating = 位于 { $x }, { $y }{ $altitude ->
    [0] {""}
   *[other] ，离地 { $altitude } 尺
}；护甲等级 { $ac }；专注于{ $spell }。本回合剩余：{ $left }。
look-condition = { $what }{ $until ->
    [UntilEndOfTurn] ，直到其回合结束。
    [UntilStartOfTurn] ，直到其回合开始。
    [Rounds] ，剩余 { $rounds } 轮。
   *[other] 。
}
ability-name = { $ability ->
    [STR] 力量
    [DEX] 敏捷
    [CON] 体质
    [INT] 智力
    [WIS] 感知
    [CHA] 魅力
   *[other] { $ability }
}
skill-name = { $skill ->
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
sheet-moves = 速度 { $speed } 尺{ $fly ->
    [0] {""}
   *[other] ，飞行 { $fly } 尺
}{ $swim ->
    [0] {""}
   *[other] ，游泳 { $swim } 尺
}{ $climb ->
    [0] {""}
   *[other] ，攀爬 { $climb } 尺
}；先攻 { $initiative }；被动察觉 { $perception }{ $darkvision ->
    [0] {""}
   *[other] ；黑暗视觉 { $darkvision } 尺
}。
sheet-ability = { ability-name }{ $score }（{ $bonus }，豁免{ $save }）
sheet-abilities = 属性：{ $abilities }。
sheet-skill = { skill-name }{ $bonus }
sheet-skills = 技能：{ $skills }。
sheet-damage = { $dice }{ damage-type }
sheet-attack = { $weapon }（命中{ $bonus }，{ $damage }{ $reach ->
    [0] {""}
   *[other] ，触及 { $reach } 尺
}{ $range ->
    [0] {""}
   *[other] ，射程 { $range } 尺
}）
sheet-attacks = 攻击：{ $attacks }。
sheet-power = { $level ->
    [0] { $power }
   *[other] { $power }（{ $level } 环）
}
sheet-powers = 法术和能力：{ $powers }。
sheet-dc = 法术豁免 DC：{ $dc }。
sheet-item = { $item } { $count } 个
sheet-items = 物品：{ $items }。
sheet-resists = 抗性：{ $kinds }。
sheet-immune = 免疫：{ $kinds }。
sheet-vulnerable = 易伤：{ $kinds }。
sheet-damage-kind = { $kind ->
    [acid] 强酸
    [bludgeoning] 钝击
    [cold] 冷冻
    [fire] 火焰
    [force] 力场
    [lightning] 闪电
    [necrotic] 黯蚀
    [piercing] 穿刺
    [poison] 毒素
    [psychic] 心灵
    [radiant] 光耀
    [slashing] 挥砍
   *[thunder] 雷鸣
}
draw-hp = 生命 { $hp }/{ $most }
draw-creature = { $mark }{ $token } { $bar } { $hp }  { $name }
draw-creature-notes = { $mark }{ $token } { $bar } { $hp }  { $name }（{ $notes }）
note-dead = 死亡
note-left = { $how ->
    [left] 已离开
    [fled] 已逃走
    [surrendered] 已投降
    [captured] 被俘
    [turned] 被诅咒变身
   *[other] 已离开
}
note-temporary = 临时生命值 { $hp }
note-exhaustion = 力竭 { $level } 级

## 电脑玩家的理由

bot-begins = 战斗开始。
bot-waits = 还没轮到这一席。
bot-stands-up = { $who }起身。
bot-cannot-act = { $who }无法行动。
bot-flees = { $who }放弃战斗，逃离战场。
bot-slips-away = { $who }撤退，不引发借机攻击。
bot-runs = { $who }陷入恐慌，逃跑。
bot-strikes = { $departs ->
    [yes] { $who }用{ $tool }攻击{ $target }（约值{ $worth }点生命值）。
   *[no] { $who }用{ $tool }攻击{ $target }：最佳选择（约值{ $worth }点生命值）。
}
bot-shoots = { $departs ->
    [yes] { $who }用{ $tool }射击{ $target }（约值{ $worth }点生命值）。
   *[no] { $who }用{ $tool }射击{ $target }：最佳选择（约值{ $worth }点生命值）。
}
bot-casts = { $departs ->
    [yes] { $who }对{ $target }使用{ $tool }（约值{ $worth }点生命值）。
   *[no] { $who }对{ $target }使用{ $tool }：最佳选择（约值{ $worth }点生命值）。
}
bot-aims = { $who }对{ $target }所在的位置使用{ $tool }：波及最多（约值{ $worth }点生命值）。
bot-uses = { $who }使用{ $tool }（约值{ $worth }点生命值）。
bot-helps = { $who }用{ $tool }帮助{ $target }（约值{ $worth }点生命值）。
bot-raises = { $who }用{ $tool }让{ $target }恢复意识（约值{ $worth }点生命值）。
bot-wakes = { $who }摇醒{ $target }。
bot-stabilizes = { $who }稳定{ $target }的伤势，使其免于死亡。
bot-closes-in = { $who }逼近{ $target }（约值{ $worth }点生命值）。
bot-comes-to-help = { $who }赶去帮助{ $target }。
bot-takes-aim = { $who }移动到可以瞄准{ $target }的位置（约值{ $worth }点生命值）。
bot-moves-up = { $who }向够不着的{ $target }移动。
bot-hurries = { $who }疾走：所有敌人都够不着。
bot-falls-back = { $who }退后避险。
bot-blinks = { $who }用{ $tool }脱险。
bot-hides = { $who }躲藏：这里没有敌人能看见。
bot-searches = { $who }搜寻躲藏的敌人。
bot-wanders = { $who }四处巡查，寻找躲藏的敌人。
bot-dodges = { $who }回避：没有更值得做的事。
bot-breaks-free = { $who }试图挣脱。
bot-distracts = { $who }分散敌人的注意，让{ $target }获得优势（约值{ $worth }点生命值）。
bot-pushes = { $who }把{ $target }推入险境（约值{ $worth }点生命值）。
bot-topples = { $who }把{ $target }推倒在地，方便下一个攻击者（约值{ $worth }点生命值）。
bot-holds = { $who }擒抱{ $target }，不让其脱身（约值{ $worth }点生命值）。
bot-waits-to-strike = { $who }手持{ $tool }，等待{ $target }靠近。
bot-waits-to-shoot = { $who }手持{ $tool }，等待敌人现身。
bot-opens = { $who }打开挡路的门。
bot-is-done = { $who }没有更好的事可做。
bot-keeps-guard = { $who }回避，等待敌人。
bot-holds-back = { $who }按兵不动。
bot-stays-with-it = 与另外 { $others } 个方案推演比较，没有哪个明显更好：{ $reason }
bot-thinks-better = { $plans } 个方案在 { $worlds } 个假想局面中推演，这个最佳：{ $reason }

## 实验室

figure-length = 轮
figure-survivors = 存活
figure-hp = 剩余生命值
figure-slots = 剩余法术位
figure-dealt = 造成伤害
figure-taken = 承受伤害
figure-kills = 击杀
figure-died = 死亡轮次
figure-heroes = 存活的英雄
figure-heroes-share = 到达
figure-died-share = 死亡
ending-last_standing = 一方被击败
ending-all_down = 双方全部倒下
ending-surrender = 一方投降
ending-flight = 一方逃离
ending-capture = 一方被俘
ending-stalemate = 陷入僵局
ending-too_long = 达到轮数上限
ending-master = 游戏主持人结束战斗

## 生物、武器和能力的名称；英文名在内容文件里

kind-commoner = 平民
kind-rat = 老鼠
kind-bandit = 强盗
kind-cultist = 邪教徒
kind-giant_rat = 巨鼠
kind-goblin_minion = 地精喽啰
kind-guard = 卫兵
kind-kobold_warrior = 狗头人战士
kind-giant_centipede = 巨型蜈蚣
kind-giant_venomous_snake = 巨型毒蛇
kind-giant_wolf_spider = 巨型狼蛛
kind-goblin_warrior = 地精战士
kind-priest_acolyte = 侍僧
kind-skeleton = 骷髅
kind-wolf = 狼
kind-zombie = 僵尸
kind-black_bear = 黑熊
kind-gnoll_warrior = 豺狼人战士
kind-hobgoblin_warrior = 大地精战士
kind-scout = 斥候
kind-tough = 打手
kind-worg = 座狼
kind-brown_bear = 棕熊
kind-bugbear_warrior = 熊地精战士
kind-dire_wolf = 恐狼
kind-ghoul = 食尸鬼
kind-giant_spider = 巨蜘蛛
kind-goblin_boss = 地精头目
kind-imp = 小魔鬼
kind-specter = 幽影
kind-spy = 间谍
kind-bandit_captain = 强盗头子
kind-berserker = 狂战士
kind-gargoyle = 石像鬼
kind-ghast = 妖鬼
kind-ogre = 食人魔
kind-ogre_zombie = 食人魔僵尸
kind-priest = 牧师
kind-basilisk = 石化蜥蜴
kind-hell_hound = 地狱犬
kind-knight = 骑士
kind-manticore = 蝎尾狮
kind-minotaur_of_baphomet = 巴弗灭的牛头人
kind-owlbear = 枭熊
kind-warrior_veteran = 老兵
kind-wight = 尸妖
kind-winter_wolf = 冬狼
kind-ettin = 双头巨人
kind-gladiator = 角斗士
kind-hill_giant = 丘陵巨人
kind-troll = 巨魔
kind-chimera = 奇美拉
kind-mage = 法师
kind-wyvern = 双足飞龙
kind-young_white_dragon = 青年白龙
kind-stone_giant = 石巨人
kind-hydra = 九头蛇
kind-stone_golem = 石魔像
kind-young_red_dragon = 青年红龙
kind-awakened_shrub = 觉醒灌木
kind-baboon = 狒狒
kind-bat = 蝙蝠
kind-eagle = 鹰
kind-giant_fire_beetle = 巨型火甲虫
kind-goat = 山羊
kind-hyena = 鬣狗
kind-lemure = 劣魔
kind-scorpion = 蝎子
kind-vulture = 秃鹫
kind-animated_armor = 活化盔甲
kind-brass_dragon_wyrmling = 黄铜龙雏龙
kind-copper_dragon_wyrmling = 赤铜龙雏龙
kind-death_dog = 死亡犬
kind-dryad = 树精
kind-giant_eagle = 巨鹰
kind-giant_octopus = 巨型章鱼
kind-giant_toad = 巨型蟾蜍
kind-giant_vulture = 巨型秃鹫
kind-hippogriff = 骏鹰
kind-lion = 狮子
kind-pirate = 海盗
kind-quasit = 夸塞魔
kind-tiger = 老虎
kind-allosaurus = 异特龙
kind-ankheg = 掘地虫
kind-awakened_tree = 觉醒树
kind-azer_sentinel = 火侏哨兵
kind-black_dragon_wyrmling = 黑龙雏龙
kind-centaur_trooper = 半人马战士
kind-cultist_fanatic = 邪教狂徒
kind-druid = 德鲁伊
kind-ettercap = 蛛化怪
kind-giant_boar = 巨型野猪
kind-giant_constrictor_snake = 巨型蟒蛇
kind-giant_elk = 巨型麋鹿
kind-grick = 钩喙蛇怪
kind-griffon = 狮鹫
kind-merrow = 人鱼怪
kind-mimic = 拟形怪
kind-minotaur_skeleton = 牛头人骷髅
kind-ochre_jelly = 赭冻怪
kind-pegasus = 飞马
kind-polar_bear = 北极熊
kind-rhinoceros = 犀牛
kind-saber_toothed_tiger = 剑齿虎
kind-silver_dragon_wyrmling = 银龙雏龙
kind-swarm_of_venomous_snakes = 毒蛇群
kind-wererat = 鼠人
kind-will_o_wisp = 鬼火
kind-ankylosaurus = 甲龙
kind-bearded_devil = 胡须魔
kind-bugbear_stalker = 熊地精追猎者
kind-doppelganger = 变身怪
kind-giant_scorpion = 巨蝎
kind-green_hag = 绿鬼婆
kind-hobgoblin_captain = 大地精队长
kind-mummy = 木乃伊
kind-nightmare = 梦魇
kind-phase_spider = 相位蜘蛛
kind-werewolf = 狼人
kind-black_pudding = 黑布丁怪
kind-chuul = 钳虾怪
kind-couatl = 羽蛇
kind-elephant = 大象
kind-ghost = 鬼魂
kind-guard_captain = 卫兵队长
kind-lamia = 拉弥亚
kind-red_dragon_wyrmling = 红龙雏龙
kind-tough_boss = 恶棍头目
kind-weretiger = 虎人
kind-barbed_devil = 倒钩魔
kind-bulette = 掘地鲨
kind-earth_elemental = 土元素
kind-fire_elemental = 火元素
kind-flesh_golem = 血肉魔像
kind-giant_crocodile = 巨鳄
kind-gorgon = 石化蛮牛
kind-night_hag = 夜鬼婆
kind-otyugh = 食腐怪
kind-roper = 绳怪
kind-salamander = 火蜥蜴
kind-shambling_mound = 蔓生怪
kind-triceratops = 三角龙
kind-unicorn = 独角兽
kind-vampire_spawn = 吸血鬼衍体
kind-wraith = 幽魂
kind-xorn = 索恩
kind-drider = 蛛化精灵
kind-invisible_stalker = 隐形追猎者
kind-mammoth = 猛犸象
kind-medusa = 美杜莎
kind-pirate_captain = 海盗船长
kind-vrock = 弗洛魔
kind-giant_ape = 巨猿
kind-oni = 鬼巨怪
kind-shield_guardian = 护盾守卫
kind-young_black_dragon = 青年黑龙
kind-young_copper_dragon = 青年赤铜龙
kind-assassin = 刺客
kind-chain_devil = 锁链魔
kind-frost_giant = 霜巨人
kind-hezrou = 赫兹魔
kind-spirit_naga = 邪魂纳迦
kind-tyrannosaurus_rex = 霸王龙
kind-young_bronze_dragon = 青年青铜龙
kind-young_green_dragon = 青年绿龙
kind-bone_devil = 骨魔
kind-clay_golem = 黏土魔像
kind-cloud_giant = 云巨人
kind-fire_giant = 火巨人
kind-glabrezu = 格拉布祖魔
kind-treant = 树人
kind-young_blue_dragon = 青年蓝龙
kind-young_silver_dragon = 青年银龙
kind-aboleth = 底栖魔鱼
kind-deva = 天使
kind-guardian_naga = 守护纳迦
kind-behir = 贝希尔
kind-djinni = 气灵
kind-efreeti = 火灵
kind-horned_devil = 角魔
kind-remorhaz = 冰虫
kind-roc = 大鹏
kind-sphinx_of_lore = 博识斯芬克斯
kind-archmage = 大法师
kind-erinyes = 欧灵魔
kind-adult_white_dragon = 成年白龙
kind-nalfeshnee = 纳菲什尼魔
kind-rakshasa = 罗刹
kind-storm_giant = 风暴巨人
kind-vampire = 吸血鬼
kind-adult_black_dragon = 成年黑龙
kind-ice_devil = 冰魔
kind-adult_green_dragon = 成年绿龙
kind-mummy_lord = 木乃伊领主
kind-purple_worm = 紫虫
kind-adult_blue_dragon = 成年蓝龙
kind-adult_silver_dragon = 成年银龙
kind-iron_golem = 铁魔像
kind-marilith = 六臂蛇魔
kind-planetar = 行星天使
kind-adult_gold_dragon = 成年金龙
kind-adult_red_dragon = 成年红龙
kind-dragon_turtle = 龙龟
kind-balor = 炎魔
kind-ape = 猿
kind-cockatrice = 鸡蛇兽
kind-crocodile = 鳄鱼
kind-dust_mephit = 尘魔蝠
kind-giant_goat = 巨型山羊
kind-giant_wasp = 巨蜂
kind-gray_ooze = 灰泥怪
kind-ice_mephit = 冰魔蝠
kind-magma_mephit = 熔岩魔蝠
kind-magmin = 岩浆怪
kind-reef_shark = 礁鲨
kind-sahuagin_warrior = 沙华鱼人战士
kind-satyr = 萨堤尔
kind-shadow = 暗影
kind-swarm_of_insects = 虫群
kind-troll_limb = 巨魔断肢
kind-warhorse = 战马
kind-warhorse_skeleton = 战马骷髅
kind-animated_flying_sword = 活化飞剑
kind-blink_dog = 闪现犬
kind-boar = 野猪
kind-constrictor_snake = 蟒蛇
kind-dretch = 怯魔
kind-elk = 麋鹿
kind-giant_badger = 巨獾
kind-giant_bat = 巨蝠
kind-giant_lizard = 巨蜥
kind-grimlock = 蛮盲人
kind-panther = 黑豹
kind-pseudodragon = 伪龙
kind-sprite = 小妖精
kind-steam_mephit = 蒸汽魔蝠
kind-swarm_of_bats = 蝙蝠群
kind-swarm_of_rats = 鼠群
kind-violet_fungus = 紫罗兰真菌
kind-blood_hawk = 血鹰
kind-flying_snake = 飞蛇
kind-giant_crab = 巨蟹
kind-mastiff = 獒犬
kind-merfolk_skirmisher = 人鱼散兵
kind-noble = 贵族
kind-venomous_snake = 毒蛇
kind-warrior_infantry = 步兵
kind-ancient_white_dragon = 远古白龙
kind-pit_fiend = 深狱炼魔
weapon-abyssal_glaive = 深渊长刀
weapon-arcane_burst = 奥术爆发
weapon-battleaxe = 战斧
weapon-bite = 啮咬
weapon-blowgun = 吹箭筒
weapon-bone_bow = 骨弓
weapon-boulder = 巨石
weapon-claw = 爪
weapon-club = 短棒
weapon-dagger = 匕首
weapon-dart = 飞镖
weapon-flail = 连枷
weapon-force_bolt = 力场矢
weapon-glaive = 长刀
weapon-grab = 抓握
weapon-greataxe = 巨斧
weapon-greatclub = 巨棒
weapon-greatsword = 巨剑
weapon-halberd = 长戟
weapon-hand_crossbow = 手弩
weapon-handaxe = 手斧
weapon-heavy_crossbow = 重弩
weapon-javelin = 标枪
weapon-lance = 骑枪
weapon-life_drain = 吸取生命
weapon-light_crossbow = 轻弩
weapon-light_hammer = 轻锤
weapon-longbow = 长弓
weapon-longsword = 长剑
weapon-mace = 硬头锤
weapon-maul = 巨锤
weapon-morningstar = 钉头锤
weapon-musket = 火枪
weapon-necrotic_bow = 黯蚀弓
weapon-necrotic_sword = 黯蚀剑
weapon-pike = 长矛枪
weapon-pistol = 手枪
weapon-quarterstaff = 长棍
weapon-radiant_flame = 光耀火焰
weapon-ram = 冲撞
weapon-rapier = 刺剑
weapon-rend = 撕裂
weapon-ritual_sickle = 仪式镰刀
weapon-scimitar = 弯刀
weapon-shortbow = 短弓
weapon-shortsword = 短剑
weapon-sickle = 镰刀
weapon-slam = 猛击
weapon-sling = 投石索
weapon-spear = 矛
weapon-sting = 螫刺
weapon-stone_club = 石棒
weapon-tail_spike = 尾刺
weapon-trash_lob = 投掷垃圾
weapon-tree_club = 树干棒
weapon-trident = 三叉戟
weapon-unarmed = 徒手
weapon-war_pick = 战镐
weapon-warhammer = 战锤
weapon-whip = 鞭子
weapon-rake = 耙击
weapon-talons = 利爪
weapon-vile_slime = 恶臭黏液
weapon-beak = 喙
weapon-vine_lash = 藤鞭
weapon-thorn_burst = 荆棘爆射
weapon-tentacles = 触须
weapon-gouge = 啄击
weapon-claws = 双爪
weapon-burning_hammer = 燃烧之锤
weapon-pact_blade = 契约之刃
weapon-vine_staff = 藤杖
weapon-verdant_wisp = 翠绿灵光
weapon-gore = 抵刺
weapon-harpoon = 鱼叉
weapon-pseudopod = 伪足
weapon-hooves = 蹄击
weapon-bites = 群咬
weapon-scratch = 抓击
weapon-shock = 电击
weapon-tail = 尾击
weapon-beard = 胡须
weapon-infernal_glaive = 炼狱长刀
weapon-rotting_fist = 腐烂之拳
weapon-dissolving_pseudopod = 溶解伪足
weapon-pincer = 巨钳
weapon-withering_touch = 枯萎之触
weapon-hurl_flame = 掷火
weapon-rock_launch = 掷岩
weapon-burn = 灼烧
weapon-tentacle = 触手
weapon-flame_spear = 火焰矛
weapon-charged_tendril = 带电藤须
weapon-radiant_horn = 光耀之角
weapon-foreleg = 前足
weapon-poison_burst = 毒素爆射
weapon-wind_swipe = 疾风挥击
weapon-snake_hair = 蛇发
weapon-poison_ray = 毒素射线
weapon-shred = 撕碎
weapon-fist = 拳击
weapon-nightmare_ray = 梦魇射线
weapon-chain = 锁链
weapon-frost_axe = 霜斧
weapon-great_bow = 巨弓
weapon-necrotic_ray = 暗蚀射线
weapon-infernal_sting = 炼狱毒刺
weapon-thunderous_mace = 雷鸣硬头锤
weapon-thundercloud = 雷云
weapon-flame_sword = 火焰剑
weapon-hammer_throw = 掷锤
weapon-hail_of_bark = 树皮弹雨
weapon-holy_mace = 圣锤
weapon-storm_blade = 风暴之刃
weapon-storm_bolt = 风暴箭
weapon-heated_blade = 灼热之刃
weapon-searing_fork = 灼热叉
weapon-withering_sword = 枯萎之剑
weapon-cursed_touch = 诅咒之触
weapon-storm_sword = 风暴之剑
weapon-thunderbolt = 雷霆
weapon-grave_strike = 坟墓打击
weapon-ice_spear = 冰矛
weapon-channel_negative_energy = 引导负能量
weapon-tail_stinger = 尾刺
weapon-bladed_arm = 刃臂
weapon-fiery_bolt = 炽焰箭
weapon-radiant_sword = 光耀之剑
weapon-flame_whip = 火焰鞭
weapon-lightning_blade = 闪电剑
weapon-petrifying_bite = 石化啃咬
weapon-touch = 触摸
weapon-draining_swipe = 吸取挥击
weapon-slash = 挥砍
weapon-bone_cudgel = 骨棒
weapon-needle_sword = 针剑
weapon-enchanting_bow = 魅惑之弓
weapon-rotting_touch = 腐烂之触
weapon-ocean_spear = 海洋之矛
weapon-devilish_claw = 魔鬼之爪
weapon-fiery_mace = 炽焰硬头锤
power-acid_arrow = 强酸箭
power-acid_splash = 酸液飞溅
power-acid_vial = 强酸
power-action_surge = 动作如潮
power-aid = 援助术
power-alchemists_fire = 炼金火
power-alter_self = 变身术
power-bane = 灾祸术
power-barkskin = 树肤术
power-bless = 祝福术
power-blindness_deafness = 目盲术/耳聋术
power-blink = 闪现术
power-blur = 朦胧术
power-brutal_strike = 凶蛮打击
power-burning_hands = 燃烧之手
power-calm_emotions = 安定心神
power-careful = 谨慎法术
power-careful_spell = 谨慎法术
power-chill_touch = 颤栗之触
power-cold_breath = 寒冰吐息
power-conjure_animals = 咒唤动物
power-conjure_animals_move = 引领兽群
power-counterspell = 法术反制
power-cure_wounds = 疗伤术
power-daylight = 昼明术
power-distant = 远程法术
power-distant_spell = 远程法术
power-divine_favor = 神恩
power-divine_spark = 神圣火花
power-divine_spark_heal = 神圣火花（治疗）
power-eldritch_blast = 魔能爆
power-eldritch_smite = 魔能斩
power-enhance_ability = 强化属性
power-entangle = 纠缠术
power-faerie_fire = 妖火
power-false_life = 虚假生命
power-fear = 恐惧术
power-feather_fall = 羽落术
power-fire_bolt = 火焰箭
power-fire_breath = 火焰吐息
power-fireball = 火球术
power-foe_slayer = 屠敌者
power-fog_cloud = 云雾术
power-font_of_inspiration = 激励之源
power-font_of_magic = 魔力源泉
power-forceful_blow = 强力打击
power-gaseous_form = 气化形体
power-goodberry = 神莓术
power-goodberry_eat = 吃一颗神莓
power-gore = 牴撞
power-grease = 油腻术
power-guidance = 神导术
power-guiding_bolt = 曳光弹
power-hamstring_blow = 断筋打击
power-hamstrung = 断筋
power-haste = 加速术
power-healing_word = 治愈真言
power-heat_metal = 灼热金属
power-heat_metal_again = 再次灼热金属
power-hold_person = 人类定身术
power-holy_nimbus = 神圣光环
power-holy_water = 圣水
power-hunters_mark = 猎人印记
power-hypnotic_pattern = 催眠图纹
power-ice_knife = 冰刀
power-inflict_wounds = 致伤术
power-invisibility = 隐形术
power-jump = 跳跃术
power-jump_leap = 跃出
power-lands_aid_heal = 大地援助（治疗）
power-lesser_restoration = 次等复原术
power-life_drain = 吸取生命
power-lifedrinker = 饮命者
power-lightning_bolt = 闪电束
power-longstrider = 大步奔行
power-mage_armor = 法师护甲
power-magic_missile = 魔法飞弹
power-major_image = 强效幻影
power-major_image_move = 移动幻影
power-mass_healing_word = 群体治愈真言
power-master_of_myriad_forms = 千面之主
power-misty_step = 迷踪步
power-moonbeam = 月华之光
power-otherworldly_leap = 异界跃迁
power-pact_of_the_blade = 锋刃契约
power-parry = 格挡
power-pass_without_trace = 行动无踪
power-petrifying_gaze = 石化凝视
power-plant_growth = 植物滋长
power-poison_spray = 毒气喷涌
power-potion_of_greater_healing = 高等治疗药水
power-potion_of_healing = 治疗药水
power-preserve_life = 保全生命
power-produce_flame = 燃火术
power-produce_flame_hurl = 投掷火焰
power-quivering_hand = 渗透劲
power-quivering_palm = 渗透劲
power-quivering_palm_end = 引爆渗透劲
power-ray_of_frost = 冷冻射线
power-ray_of_sickness = 致病射线
power-relentless_rage = 坚韧狂暴
power-remove_curse = 移除诅咒
power-resistance = 提升抗性
power-sacred_flame = 圣火术
power-scorching_ray = 灼热射线
power-second_wind = 回气
power-extended = 延效法术
power-extended_spell = 延效法术
power-subtle = 精妙法术
power-subtle_spell = 精妙法术
power-transmuted_acid = 转化法术（强酸）
power-transmuted_cold = 转化法术（冷冻）
power-transmuted_fire = 转化法术（火焰）
power-transmuted_lightning = 转化法术（闪电）
power-transmuted_poison = 转化法术（毒素）
power-transmuted_spell = 转化法术
power-transmuted_spell_acid = 转化法术（强酸）
power-transmuted_spell_cold = 转化法术（冷冻）
power-transmuted_spell_fire = 转化法术（火焰）
power-transmuted_spell_lightning = 转化法术（闪电）
power-transmuted_spell_poison = 转化法术（毒素）
power-transmuted_spell_thunder = 转化法术（雷鸣）
power-transmuted_thunder = 转化法术（雷鸣）
power-seeking = 追踪法术
power-seeking_spell = 追踪法术
power-empowered_spell = 强效法术
power-shatter = 粉碎音波
power-shield = 护盾术
power-shield_bash = 盾击
power-shield_of_faith = 虔诚护盾
power-shillelagh = 橡棍术
power-shocking_grasp = 电爪
power-silent_image = 无声幻影
power-silent_image_move = 移动幻影
power-sleep = 睡眠术
power-slow = 缓慢术
power-spare_the_dying = 维生术
power-spider_climb = 蛛行术
power-spirit_guardians = 灵体守卫
power-spiritual_weapon = 灵体武器
power-spiritual_weapon_strike = 灵体武器打击
power-starry_wisp = 星光微芒
power-steady_aim = 稳定瞄准
power-suggestion = 暗示术
power-thunderwave = 雷鸣波
power-true_strike = 克敌先击
power-turn_undead = 驱散亡灵
power-twinned = 孪生法术
power-twinned_spell = 孪生法术
power-vampiric_touch = 吸血鬼之触
power-vampiric_touch_again = 再次触碰
power-vicious_mockery = 恶言相加
power-web = 蛛网术
power-web_shot = 蛛网
power-alight = 发光
power-asleep = 沉睡
power-burning = 燃烧
power-chilled = 冰寒
power-drowsy = 昏昏欲睡
power-frosted = 霜冻
power-guided = 光芒标记
power-lethargy = 倦怠
power-mocked = 被嘲弄
power-outlined = 轮廓显现
power-reeling = 踉跄
power-shocked = 电击
power-standing_still = 原地不动
power-turned = 被驱散
power-worg_bite = 座狼之咬
power-sorcerous_burst = 术法爆发
power-animal_friendship = 化兽为友
power-charm_person = 魅惑人类
power-chromatic_orb = 繁彩球
power-color_spray = 七彩喷射
power-command = 命令术
power-dissonant_whispers = 不谐低语
power-divine_smite = 至圣斩
power-ensnaring_strike = 诱捕打击
power-expeditious_retreat = 脚底抹油
power-expeditious_retreat_dash = 再次疾退
power-hellish_rebuke = 炼狱叱喝
power-heroism = 英雄气概
power-hex = 脆弱诅咒
power-hideous_laughter = 狂笑术
power-protection_from_evil_and_good = 防护善恶
power-sanctuary = 圣域术
power-searing_smite = 灼热斩
power-darkness = 黑暗术
power-dragons_breath = 龙息术
power-dragons_breath_exhale = 喷吐火焰
power-flame_blade = 火焰刀
power-flame_blade_strike = 火焰刀斩击
power-flaming_sphere = 炽焰法球
power-flaming_sphere_roll = 滚动法球
power-gust_of_wind = 造风术
power-levitate = 浮空术
power-magic_weapon = 魔化武器
power-mind_spike = 心灵之楔
power-mirror_image = 镜影术
power-phantasmal_force = 幻影之力
power-protection_from_poison = 防护毒素
power-see_invisibility = 识破隐形
power-shining_smite = 闪耀斩
power-silence = 沉默术
power-spike_growth = 荆棘丛生
power-moonbeam_move = 移动月华
power-beacon_of_hope = 希望信标
power-bestow_curse = 降咒
power-call_lightning = 召雷术
power-call_lightning_again = 再次召雷
power-dispel_magic = 解除魔法
power-fly = 飞行术
power-protection_from_energy = 防护能量
power-sleet_storm = 雪雨暴
power-stinking_cloud = 臭云术
power-wind_wall = 风墙术
power-aura_of_life = 生命灵光
power-dispel_evil_and_good = 驱散善恶
power-break_enchantment = 破除惑控
power-dismissal = 遣返
power-modify_memory = 修改记忆
power-etherealness = 以太化
power-etherealness_end = 离开以太位面
power-plane_shift = 异界传送
power-shapechange = 变形术
power-shapechange_end = 恢复原形
power-elephant_shape = 化身大象
power-tyrannosaurus_shape = 化身霸王龙
power-rat_shape = 变形：老鼠
power-raven_shape = 变形：渡鸦
power-spider_shape = 变形：蜘蛛
power-bat_shape = 变形：蝙蝠
power-centipede_shape = 变形：蜈蚣
power-toad_shape = 变形：蟾蜍
power-true_shape = 变形：原形
power-ethereal_jaunt = 以太漫步
power-ethereal_jaunt_back = 以太漫步：返回
power-phase_spider_coma = 中毒麻痹
power-werewolf_curse = 狼人诅咒
power-wererat_curse = 鼠人诅咒
power-weretiger_curse = 虎人诅咒
power-past_werewolf_curse = 抵御了诅咒
power-past_wererat_curse = 抵御了诅咒
power-past_weretiger_curse = 抵御了诅咒
power-pseudodragon_sleep = 中毒昏睡
power-charge = 冲锋
power-fire_form = 火焰形态
power-conjure_woodland_beings_disengage = 林地之灵相伴撤离
power-banishment = 放逐术
power-black_tentacles = 黑触手
power-blight = 枯萎术
power-charm_monster = 魅惑怪物
power-conjure_woodland_beings = 咒唤林地生灵
power-death_ward = 防死结界
power-dimension_door = 任意门
power-fire_shield = 火焰护盾
power-freedom_of_movement = 行动自如
power-greater_invisibility = 高等隐形术
power-ice_storm = 冰风暴
power-phantasmal_killer = 魅影杀手
power-resilient_sphere = 弹力法球
power-stoneskin = 石肤术
power-vitriolic_sphere = 酸性法球
power-wall_of_fire = 火墙术
power-arcane_hand = 奥术之手
power-arcane_hand_strike = 奥术之手重击
power-cloudkill = 死云术
power-cone_of_cold = 寒冰锥
power-contagion = 疫病术
power-flame_strike = 焰击术
power-greater_restoration = 高等复原术
power-hold_monster = 怪物定身术
power-insect_plague = 虫灾术
power-mass_cure_wounds = 群体疗伤术
power-telekinesis = 心灵遥控
power-telekinesis_again = 再次遥控
power-blade_barrier = 剑刃护壁
power-chain_lightning = 连环闪电
power-circle_of_death = 死亡法阵
power-conjure_fey = 咒唤精类
power-conjure_fey_strike = 精类之灵攻击
power-disintegrate = 解离术
power-exposed_flank = 门户大开
power-eyebite = 摄心目光
power-eyebite_again = 注视另一个
power-flesh_to_stone = 石化术
power-freezing_sphere = 冰封法球
power-harm = 重伤术
power-heal = 医疗术
power-irresistible_dance = 狂舞术
power-sunbeam = 阳炎射线
power-sunbeam_again = 再次阳炎射线
power-true_seeing = 真知术
power-wall_of_thorns = 荆棘之墙
power-arcane_sword = 奥术之剑
power-arcane_sword_strike = 奥术之剑斩击
power-delayed_blast_fireball = 延迟爆裂火球
power-divine_word = 圣言术
power-finger_of_death = 死亡一指
power-fire_storm = 烈焰风暴
power-befuddlement = 心智混乱
power-earthquake = 地震术
power-holy_aura = 神圣灵光
power-incendiary_cloud = 燃云术
power-maze = 迷宫术
power-mind_blank = 心灵屏障
power-power_word_stun = 律令震慑
power-sunburst = 阳炎爆
power-foresight = 预警术
power-mass_heal = 群体医疗术
power-meteor_swarm = 流星爆
power-power_word_heal = 律令医疗
power-power_word_kill = 律令死亡
power-weird = 怪影杀手
power-befriended = 友善
power-commanded = 受命
power-ensnared = 被缠住
power-searing = 灼烧
power-shining = 发光
power-two_images = 两个镜影
power-one_image = 一个镜影
power-retching = 恶心
power-vitriol = 酸蚀
power-eyebitten = 中了摄心目光
power-turned_to_stone = 化为石头
power-stiff = 僵硬
power-dancing = 舞动
power-struck_down = 被圣言击倒
power-dazzled = 目眩
power-heroic = 英勇
power-unseen = 不可见
power-speedy = 加速
power-proof_against_fire = 抗火
power-proof_against_cold = 抗寒
power-proof_against_poison = 抗毒
power-invulnerable = 刀枪不入
power-winged = 能飞
power-strong_as_a_hill_giant = 山丘巨人之力
power-strong_as_a_fire_giant = 火巨人之力
power-strong_as_a_storm_giant = 风暴巨人之力
power-netted = 被网住
power-lamed = 跛足
power-oily = 沾满油
power-sapped = 削弱
power-slowed = 减速
power-potion_of_superior_healing = 强效治疗药水
power-potion_of_supreme_healing = 极效治疗药水
power-potion_of_heroism = 英雄气概药水
power-potion_of_invisibility = 隐形药水
power-potion_of_speed = 加速药水
power-potion_of_fire_resistance = 火焰抗性药水
power-potion_of_cold_resistance = 寒冷抗性药水
power-potion_of_poison_resistance = 毒素抗性药水
power-potion_of_invulnerability = 刀枪不入药水
power-potion_of_flying = 飞行药水
power-potion_of_hill_giant_strength = 山丘巨人力量药水
power-potion_of_fire_giant_strength = 火巨人力量药水
power-potion_of_storm_giant_strength = 风暴巨人力量药水
power-oil_flask = 灯油
power-net = 捕网
power-caltrops = 铁蒺藜
power-ball_bearings = 滚珠
power-basic_poison = 基础毒药
power-healers_kit = 医疗包
power-wand_of_magic_missiles = 魔法飞弹魔杖
power-wand_of_fireballs = 火球魔杖
power-wand_of_lightning_bolts = 闪电束魔杖
power-wand_of_paralysis = 麻痹魔杖
power-wand_of_web = 蛛网魔杖
power-scroll_of_magic_missile = 魔法飞弹卷轴
power-scroll_of_cure_wounds = 疗伤术卷轴
power-scroll_of_scorching_ray = 灼热射线卷轴
power-scroll_of_fireball = 火球术卷轴
power-scroll_of_lightning_bolt = 闪电束卷轴
power-scroll_of_cone_of_cold = 寒冰锥卷轴
power-bead_of_force = 力场珠
power-necklace_of_fireballs = 火球项链
power-sleep_breath = 睡眠吐息
power-acid_breath = 酸液吐息
power-slowing_breath = 迟缓吐息
power-swallow = 吞咽
power-roar = 咆哮
power-enthralling_panache = 迷人风采
power-scare = 恐吓
power-acid_spray = 酸液喷射
power-fire_aura = 火焰灵光
power-web_strand = 蛛丝
power-stench = 恶臭
power-constrict = 绞缠
power-paralyzing_breath = 麻痹吐息
power-weakening_breath = 虚弱吐息
power-vanish = 消隐
power-quick_grapple = 快速擒抱
power-unsettling_visage = 不安面容
power-dreadful_glare = 可怖凝视
power-paralyzing_tentacles = 麻痹触须
power-trample = 践踏
power-horrific_visage = 恐怖面容
power-corrupting_touch = 腐化之触
power-petrifying_breath = 石化吐息
power-tentacle_slam = 触手猛击
power-reel = 拉扯
power-engulf = 吞没
power-charging_horn = 冲锋之角
power-shimmering_shield = 微光护盾
power-bite = 啃咬
power-captains_charm = 船长魅力
power-riposte = 还击
power-spores = 孢子
power-stunning_screech = 震慑尖啸
power-boulder_toss = 投掷巨石
power-conjure_infernal_chain = 咒唤炼狱锁链
power-war_cry = 战吼
power-lightning_breath = 闪电吐息
power-repulsion_breath = 排斥吐息
power-poison_breath = 毒素吐息
power-pummel = 痛击
power-animate_trees = 活化树木
power-consume_memories = 吞噬记忆
power-dominate_mind = 支配心灵
power-lash = 鞭击
power-psychic_drain = 心灵吸取
power-poisonous_spittle = 毒液唾吐
power-infernal_tail = 炼狱之尾
power-heat_aura = 热浪灵光
power-weight_of_years = 岁月之重
power-mind_rending_roar = 裂心咆哮
power-arcane_prowl = 奥术潜行
power-entangling_rope = 缠绕绳索
power-freezing_burst = 冰冻爆发
power-pounce = 猛扑
power-frightful_presence = 骇人威仪
power-horror_nimbus = 恐怖光环
power-teleport = 传送
power-baleful_command = 恶毒命令
power-lightning_storm = 闪电风暴
power-deathless_strike = 不死打击
power-beguile = 诱惑
power-cloud_of_insects = 虫云
power-noxious_miasma = 毒瘴
power-mind_invasion = 心灵入侵
power-glare = 凝视
power-necrotic_strike = 暗蚀打击
power-necrotic_strike_2 = 暗蚀射击
power-dread_command = 恐惧命令
power-tail_swipe = 尾扫
power-cloaked_flight = 隐身飞行
power-sonic_boom = 音爆
power-cold_gale = 寒风
power-chill = 寒意
power-holy_burst = 神圣爆发
power-banish = 放逐
power-guiding_light = 指引之光
power-commanding_presence = 威严气场
power-fiery_rays = 炽焰射线
power-steam_breath = 蒸汽吐息
power-death_throes = 死亡挣扎
power-rock = 投石
power-death_burst = 死亡爆发
power-blinding_breath = 致盲吐息
power-frost_breath = 霜冻吐息
power-mockery = 嘲弄
power-fetid_cloud = 恶臭云
power-sting = 螫刺
power-fear_aura = 恐惧灵光
power-abjure_foes = 驱退敌人
power-abjured = 被驱退
power-abyssal_hold = 深渊定身
power-abyssal_ray = 深渊射线
power-abyssal_spray = 深渊毒雾
power-addled = 心神扰乱
power-adrenaline_rush = 肾上腺激涌
power-armor_of_shadows = 暗影护甲
power-bardic_inspiration = 吟游激励
power-bonus_unarmed_strike = 附赠徒手打击
power-breath_line_acid = 酸液吐息（直线）
power-breath_line_cold = 寒冰吐息（直线）
power-breath_line_fire = 火焰吐息（直线）
power-breath_line_lightning = 闪电吐息（直线）
power-breath_line_poison = 毒素吐息（直线）
power-breath_weapon_acid = 酸液吐息
power-breath_weapon_cold = 寒冰吐息
power-breath_weapon_fire = 火焰吐息
power-breath_weapon_lightning = 闪电吐息
power-breath_weapon_poison = 毒素吐息
power-chilled_by_frost = 受寒
power-chthonic_life = 冥府生机
power-chthonic_touch = 冥府之触
power-clouds_jaunt = 云中漫步
power-colossus_slayer = 巨像杀手
power-cunning_daze = 诡诈打击：恍惚
power-cunning_knock_out = 诡诈打击：击昏
power-cunning_obscure = 诡诈打击：蒙蔽
power-cunning_poison = 诡诈打击：下毒
power-cunning_trip = 诡诈打击：绊倒
power-cut_by_words = 语锋所伤
power-cutting_words = 语带讥锋
power-create_whirlwind = 制造旋风
power-move_whirlwind = 移动旋风
power-trampling_charge = 践踏冲锋
power-rampage = 狂暴
power-rampage_rend = 狂暴：撕裂
power-leap = 飞跃
power-barbed_hide = 倒刺表皮
power-prowl = 潜行
power-prowl_hide = 潜行：躲藏
power-deadly_leap = 致命跳跃
power-heart_sight = 心灵之视
power-possession = 附身
power-vortex = 漩涡
power-in_whirlwind = 身陷旋风
power-in_vortex = 身陷漩涡
power-in_a_demiplane = 身处半位面
power-possessed = 被附身
power-past_possession = 免于附身
power-heart_seen = 心意被看穿
power-trampling = 践踏中
power-danger_sense = 危机感应
power-dark_ones_own_luck = 黑暗者的运气
power-dazed_by_strike = 恍惚
power-deflect_attacks = 拨挡攻击
power-stones_endurance = 石之坚韧
power-disciplined_survivor = 自律求生
power-divine_strike = 神圣打击
power-draconic_flight = 龙裔飞翔
power-dragon_wings = 龙翼
power-drow_darkness = 卓尔黑暗术
power-drow_faerie_fire = 卓尔妖火
power-elven_step = 精灵迷踪步
power-favored_enemy = 宿敌
power-fiendish_vigor = 邪魔活力
power-fires_burn = 火焰灼烧
power-flurry_of_blows = 疾风连击
power-frenzy = 狂乱
power-hunters_quarry = 猎人的猎物
power-hunters_mark_move = 转移印记
power-under_a_hex = 受咒
power-hex_move = 转移脆弱诅咒
power-slayers_quarry = 屠杀者的猎物
power-foe_slayer_move = 转移印记
power-devils_sight = 魔鬼视界
power-sorcery_incarnate = 术法化身
power-trance = 出神
power-remarkable_athlete = 卓越运动员
power-extend_rage = 延长狂暴
power-frosts_chill = 霜寒
power-gnomish_cunning = 侏儒狡黠
power-heightened = 法术升效
power-heightened_spell = 升效法术
power-hills_tumble = 山丘翻滚
power-hurl_through_hell = 堕入地狱
power-hurl_through_hell_renewed = 恢复堕入地狱
power-hurled = 坠入地狱
power-indomitable = 不屈
power-infernal_bolt = 炼狱火焰箭
power-infernal_darkness = 炼狱黑暗
power-infernal_rebuke = 炼狱叱喝
power-innate_sorcery = 天生术法
power-inspired = 受激励
power-intimidating_presence = 威吓
power-intimidating_presence_renewed = 恢复威吓
power-knocked_out = 被击昏
power-lands_aid = 大地援助
power-lay_on_hands = 圣疗
power-lay_on_hands_cure = 圣疗（祛除）
power-mastered_magic_missile = 魔法飞弹（精通）
power-mastered_scorching_ray = 灼热射线（精通）
power-mindless_rage = 无我狂暴
power-persistent_rage = 持久狂暴
power-natures_veil = 自然之幕
power-open_hand_addle = 散打：扰乱
power-open_hand_push = 散打：推开
power-open_hand_topple = 散打：绊倒
power-paladins_smite = 圣武士之击
power-patient_defense = 坚强防御
power-primal_strike = 原初打击
power-quick_dash = 疾速疾走
power-quick_disengage = 疾速撤离
power-quickened = 法术瞬发
power-quickened_spell = 瞬发法术
power-radiant_strikes = 光耀打击
power-rage = 狂暴
power-reckless = 鲁莽
power-reckless_attack = 鲁莽攻击
power-relentless_endurance = 坚韧不屈
power-retaliation = 报复
power-sacred_weapon = 神圣武器
power-signature_fireball = 火球术（招牌）
power-signature_lightning_bolt = 闪电束（招牌）
power-staggered_by_fist = 踉跄
power-opened_by_fist = 门户大开
power-step_of_the_wind = 疾步如风
power-storms_thunder = 风暴雷鸣
power-stunning_fist = 震慑拳
power-stunning_strike = 震慑拳
power-draconic_resilience = 龙族坚韧
power-superior_defense = 至高防御
power-tireless = 不知疲倦
power-wholeness_of_body = 圆满自身
power-enlarge_reduce = 变巨术/缩小术
power-ray_of_enfeeblement = 衰弱射线
power-warding_bond = 守护之链
power-revivify = 回生术
power-weary = 疲惫
power-breath_of_sleep = 吐息之眠
power-sluggish = 迟缓
power-held_fast = 紧紧擒住
power-swallowed_by_toad = 被蟾蜍吞下
power-parry_2 = 格挡
power-parry_3 = 格挡
power-parry_4 = 格挡
power-parry_5 = 格挡
power-used_to_stench = 习惯恶臭
power-swarm = 集群
power-vanished = 消隐
power-devils_venom = 魔鬼之毒
power-infernal_wound = 炼狱之伤
power-deep_infernal_wound = 炼狱重伤
power-mummy_rot = 木乃伊腐毒
power-corrosive_form = 腐蚀之躯
power-poisoned_and_paralyzed = 中毒且麻痹
power-charmed_and_poisoned = 魅惑且中毒
power-grappled_and_poisoned = 被擒且中毒
power-engulfed = 被吞没
power-vrock_spores = 弗洛魔孢子
power-slowed_by_10 = 减速
power-swallowed_by_behir = 被贝希尔吞下
power-swallowed_by_remorhaz = 被冰虫吞下
power-swallowed_by_purple_worm = 被紫虫吞下
power-rooted = 寸步难行
power-horror = 恐怖
power-frightened_and_incapacitated = 恐慌且失能
power-blinded_and_deafened = 目盲且耳聋
power-corroded = 被腐蚀
power-weakened = 虚弱
power-consume_life = 吞噬生命
power-fetid = 恶臭缠身
power-past_visage = 不惧其貌
power-past_glare = 不惧其目
power-past_nimbus = 不惧光轮
power-insects = 虫群缠身
power-dominated_mind = 心灵受控
power-hasten = 加速
power-deathless_dash = 不死灵巧：疾走
power-deathless_disengage = 不死灵巧：撤离
power-off_guard = 措手不及
power-blurred_form = 模糊之形
power-pit_fiend_venom = 深狱炼魔之毒
power-past_fear = 无所畏惧
power-en_garde = 严阵以待
power-numbed = 冻僵
power-past_gaze = 不惧凝视
power-unnerving_gaze = 慑人凝视

## 冒险

health = { $step ->
    [unhurt] 无伤
    [wounded] 受伤
    [bloodied] 重伤
    [near_death] 濒死
   *[down] 倒下
}
scene-changed = { $forced ->
    [true] 主持人强制转场：{ $text }。
   *[false] 新场景：{ $text }。
}
scene-text = { $text }
npc-dialogue = { $name }：“{ $text }”
choose-speak = 让{ $npc }说：{ $says }
trigger-fired = 触发：{ $trigger }。
cue-given = 事件{ $event }等待主持人决定。
flag-changed = { $on ->
    [true] 标记{ $flag }已设置。
   *[false] 标记{ $flag }已清除。
}
items-changed = { $lost ->
    [true] { $creature_id }失去{ $item }（{ $amount }）。
   *[false] { $creature_id }得到{ $item }（{ $amount }）。
}
items-changed-party = { $lost ->
    [true] 队伍失去{ $item }。
   *[false] 队伍得到{ $item }。
}
items-changed-coins = { $lost ->
    [true] 队伍付出 { $amount } 枚金币。
   *[false] 队伍得到 { $amount } 枚金币。
}
experience-gained = { $order }各得 { $each } 点经验值。
rested = { $interrupted ->
    [true] 休息被打断！
   *[false] { $rest ->
        [SHORT] 队伍进行短休。
       *[LONG] 队伍进行长休。
    }
}
level-gained = { $creature_id }升到 { $level } 级！
master-acted = { $what ->
    [place] 主持人放置{ $creature_id }。
    [move] 主持人移动{ $creature_id }。
    [hide] 主持人隐藏{ $creature_id }。
    [damage] 主持人对{ $creature_id }造成 { $amount } 点伤害。
    [heal] 主持人为{ $creature_id }恢复 { $amount } 点生命值。
    [add] 主持人给了{ $creature_id }一样东西。
    [take] 主持人从{ $creature_id }那里拿走了一样东西。
   *[remove] 主持人让{ $creature_id }离开场景。
}
adventure-end = { $text }
tale-scene = { $name }：{ $says }
tale-npcs = 可以交谈：{ $names }。
tale-things = 你注意到：{ $names }。
tale-exits = 去路：{ $names }。
tale-purse = { $count ->
    [0] 金币：{ $coins }。
   *[other] 金币：{ $coins }。携带：{ $bag }。
}
choose-talk = { $skill ->
    [none] { $actor }对{ $npc }说：{ $line }
   *[other] { $actor }对{ $npc }说：{ $line }（{ skill }）
}
choose-use = { $skill ->
    [none] { $actor }：使用{ $thing }
   *[other] { $actor }：使用{ $thing }（{ skill }）
}
choose-search-item = { $skill ->
    [none] { $actor }：搜索{ $thing }
   *[other] { $actor }：搜索{ $thing }（{ skill }）
}
choose-investigate = { $skill ->
    [none] { $actor }：调查{ $thing }
   *[other] { $actor }：调查{ $thing }（{ skill }）
}
choose-does = { $skill ->
    [none] { $actor }：{ $does }
   *[other] { $actor }：{ $does }（{ skill }）
}
choose-travel = 前往：{ $exit }
choose-rest = { $rest ->
    [SHORT] 短休
   *[LONG] 长休
}
choose-walk = { $actor }走到 { $x }, { $y }
action-walk = { $actor }：行走
choose-help-hero = { $actor }协助{ $target }的下一次检定
choose-search-hero = { $actor }寻找躲藏的生物
choose-treat = { $actor }：对{ $target }使用{ $spell }
choose-door-hero = { $opens ->
    [true] { $actor }打开 { $x }, { $y } 处的门
   *[false] { $actor }关上 { $x }, { $y } 处的门
}
choose-scene-effect = 施加效果：{ $effect }
choose-skill-check-dc = 要求{ $actor }进行{ skill }检定（DC { $dc }）
choose-save-check-dc = 要求{ $actor }进行{ ability }豁免检定（DC { $dc }）
choose-change-scene = 把队伍带到另一场景：{ $scene }
choose-set-flag = { $on ->
    [true] 设置标记{ $flag }
   *[false] 清除标记{ $flag }
}
choose-master-place = 在 { $at } 放置{ $base }
choose-master-move = 把{ $creature }移到 { $to }
choose-master-hide = 隐藏{ $creature }（DC { $dc }）
choose-master-reveal = 揭示{ $creature }
choose-master-damage = 对{ $creature }造成 { $amount } 点伤害
choose-master-heal = 为{ $creature }恢复 { $amount } 点生命值
choose-master-add = 给予{ $creature }：{ $what }
choose-master-remove = { $what ->
    [none] 把{ $creature }移出场景
   *[other] 从{ $creature }处移除：{ $what }
}
topic-talk = 交谈（{ $count }）。
topic-explore = 探索（{ $count }）。
topic-travel = 休息与旅行（{ $count }）。
topic-heal = 治疗与准备（{ $count }）。
topic-assist = 协助与搜寻（{ $count }）。
topic-story = 剧情（{ $count }）。
topic-rolls = 要求掷骰（{ $count }）。
topic-hand = 改变场景（{ $count }）。
refused-no-rest = 此处不宜这样休息
refused-unknown-npc = 这里没有叫这个名字的人可以交谈
refused-unknown-line = 在这里不能说这句话
refused-unknown-exit = 这里没有这条路
refused-not-now = 战斗之外用不上
refused-unknown-effect = 场景没有这种效果
refused-unknown-scene = 没有这个场景，或者队伍已在其中
refused-unknown-kind = 冒险中没有这种生物
refused-unknown-thing = 这里它既不是物品也不是状态
refused-taken = 这个标识已被占用
refused-not-hidden = 它没有躲藏
bot-lets-happen = 时机已到。
bot-rests = 队伍需要休息。
bot-heals = { $who }照料{ $target }。
bot-explores = 这里还有没试过的东西。
bot-travels = 此处已无事可做。
reason-hit-die = 生命骰
speech-door = 门


## 铜矿

scenario-copper-mine = 铜矿
power-copper_idol = 铜神像
power-gate_key = 矿门钥匙
power-snare_wire = 绊索陷阱
power-rockfall = 落石
power-cave_dust = 尘土
tale-grikk-name = 格里克
tale-krag-name = 克拉格
tale-skarl-name = 斯卡尔
tale-mine-says = 地精掳走了铜矿的工头。
tale-mine-inn-name = 灯笼客栈
tale-mine-inn-says = 雨点敲打着窗板。店主玛尔塔招呼你们到炉火旁。
tale-mine-inn-board-name = 告示牌
tale-mine-inn-board-does = 阅读告示牌
tale-mine-inn-marta-name = 玛尔塔
tale-mine-inn-marta-news-name = 山谷里出了什么事？
tale-mine-inn-marta-supplies-name = 能给我们一点路上用的东西吗？
tale-mine-inn-jory-name = 老乔里
tale-mine-inn-jory-shaft-name = 矿洞还有别的入口吗？
tale-mine-inn-road-name = 去矿山大路
tale-mine-inn-board-then = 寻回工头的赏金，预付十枚金币。
tale-mine-inn-marta-news-then = 玛尔塔：地精占了铜矿，扣住了我们的工头。把他带回来！
tale-mine-inn-marta-supplies-then = 玛尔塔从柜台后取出两瓶药水。
tale-mine-inn-marta-supplies-otherwise = 玛尔塔摇摇头。村里所剩无几。
tale-mine-inn-jory-shaft-then = 乔里压低声音：大路左边的山沟里有一口旧矿井。
tale-mine-inn-jory-shaft-otherwise = 乔里盯着酒杯，一言不发。
tale-mine-road-name = 矿山大路
tale-mine-road-says = 大路在湿漉漉的松林间上行。一辆货车翻在沟里。
tale-mine-road-cart-name = 翻倒的货车
tale-mine-road-tracks-name = 足迹
tale-mine-road-rise-name = 岩石高地
tale-mine-road-back-name = 回客栈
tale-mine-road-onward-name = 沿大路前进
tale-mine-road-chase-name = 追赶逃跑的地精
tale-mine-road-deer_path-name = 走鹿径绕过灌木丛
tale-mine-road-gully-name = 爬上山沟
tale-mine-road-snare_wire = 铁丝勒住脚踝，一根圆木荡了下来！
tale-mine-road-flight = 一直躲在松林里的第四个地精朝矿洞跑去！
tale-mine-road-cart-then = 麻袋下有一尊绿铜神像。
tale-mine-road-cart-otherwise = 只有湿麻袋。
tale-mine-road-tracks-then = 小小的脚印在这里离开大路，爬进山沟。
tale-mine-road-tracks-otherwise = 雨水冲掉了脚印。
tale-mine-road-rise-then = 乌鸦在前方的灌木丛上盘旋，蕨叶下埋伏着三个地精。有一条鹿径可以绕过去。
tale-mine-road-rise-otherwise = 眼前只有松树和乌鸦。
tale-mine-road-snare-noticed = 你们及时看见铁丝，跨了过去。
tale-mine-road-ambush = 地精从灌木丛里跳了出来！
tale-mine-road-prowler = 一头狼闻着你们的晚饭味跟来了！
tale-mine-chase-name = 追逐
tale-mine-chase-says = 地精跑得快，却瘸着腿。不能让它跑到矿门。
tale-mine-chase-ditch-name = 水沟
tale-mine-chase-ditch-does = 跃过水沟
tale-mine-chase-thicket-name = 灌木丛
tale-mine-chase-thicket-does = 冲过灌木丛
tale-mine-chase-gate-name = 去矿门
tale-mine-chase-ditch-then = 你们一跃过沟，逼近了地精。
tale-mine-chase-ditch-otherwise = 你们滑进泥里。地精跑远了。
tale-mine-chase-thicket-then = 你们冲过荆棘，扑倒了地精。它带着矿门的钥匙！
tale-mine-chase-thicket-otherwise = 荆棘缠住了你们。矿山响起号角。
tale-mine-chase-horn = 矿山响起号角。
tale-mine-gate-name = 矿门
tale-mine-gate-says = 两个地精放低长矛。头领格里克坐在木桶上咧嘴笑。
tale-mine-gate-empty = 矿门敞开着，再也没有守卫。
tale-mine-gate-chief-name = 格里克
tale-mine-gate-chief-trade-name = 用铜神像换工头。
tale-mine-gate-chief-key-name = 你们的首领派我们来的。钥匙在此。
tale-mine-gate-chief-threaten-name = 要么逃，要么死在这里。
tale-mine-gate-workings-name = 进入矿洞
tale-mine-gate-back-name = 回到大路
tale-mine-gate-won = 矿门敞开了。
tale-mine-gate-chief-trade-then = 格里克掂了掂神像，吹了声口哨。片刻后工头踉跄而出。
tale-mine-gate-chief-trade-otherwise = 格里克神像和钱袋都要。双方按住了武器。
tale-mine-gate-chief-key-then = 格里克耸耸肩，放你们过去。
tale-mine-gate-chief-key-otherwise = 格里克啐了一口。骗子！
tale-mine-gate-chief-threaten-then = 地精们面面相觑，逃走了。
tale-mine-gate-chief-threaten-otherwise = 格里克大笑，拔出刀来。
tale-mine-gate-warned = 地精听见了号角，正等着你们！
tale-mine-gate-outrun = 逃跑的地精比你们先到，他们正等着你们！
tale-mine-gate-key_seen = 守卫看见你们手里的钥匙，等着头目发话。
tale-mine-gate-grikk_hurt = 格里克尖叫着呼唤大厅里的主人。
tale-mine-workings-name = 旧巷道
tale-mine-workings-says = 铁轨伸向山腹。三个狗头人正在凿岩，一个女人被关在坑木钉成的笼子里。旁边有间铺着草垫的石室，干燥而安静。
tale-mine-workings-deserted = 铁轨伸向山腹。镐头还丢在狗头人扔下的地方。铺着草垫的石室干燥而安静。
tale-mine-workings-cage-name = 木笼
tale-mine-workings-cage-does = 拨开木笼的门闩
tale-mine-workings-cart-name = 装满的矿车
tale-mine-workings-cart-does = 把装满的矿车推下铁轨
tale-mine-workings-foreman_of_kobolds-name = 年长的狗头人
tale-mine-workings-foreman_of_kobolds-picks-name = 地精什么也不会给你们。回家去吧。
tale-mine-workings-nell-name = 女矿工内尔
tale-mine-workings-nell-hall-name = 下面有什么等着我们？
tale-mine-workings-hall-name = 顺着铁轨下到大厅
tale-mine-workings-back-name = 回矿门
tale-mine-workings-silence = 镐声停了。
tale-mine-workings-cage-then = 门闩滑开了。内尔道了谢，把瞒着地精藏下的东西给了你们。
tale-mine-workings-cage-otherwise = 门闩弯了，没有工具打不开。
tale-mine-workings-cart-then = 矿车轰隆隆冲下铁轨。深处传来一声惨叫。
tale-mine-workings-cart-otherwise = 车轮锈死了。
tale-mine-workings-foreman_of_kobolds-picks-then = 狗头人窃窃私语，丢下镐头，从岩缝里溜走了。
tale-mine-workings-foreman_of_kobolds-picks-otherwise = 狗头人龇出牙，举起了镐头。
tale-mine-workings-nell-hall-then = 内尔：熊地精克拉格，带着三个地精和一头狼。铁轨直通他的大厅，推一车矿石下去，够他受的。
tale-mine-workings-noise = 狗头人发现了你们，举起镐头！
tale-mine-workings-patrol = 两个地精来清点矿工！
tale-mine-shaft-name = 旧矿井
tale-mine-shaft-says = 朽木撑着洞顶。水滴答作响。黑暗中有东西吱吱叫。
tale-mine-shaft-quiet = 朽木撑着洞顶。水滴答作响。再没有东西吱吱叫了。
tale-mine-shaft-hall-name = 下到大厅
tale-mine-shaft-road-name = 回到大路
tale-mine-shaft-rockfall = 横梁断裂，乱石如雨！
tale-mine-shaft-beam-noticed = 你们发现横梁开裂，撑住它直到所有人通过。
tale-mine-shaft-rats = 巨鼠扑了过来！
tale-mine-shaft-rockslide = 洞顶发出呻吟。
tale-mine-hall-name = 矿洞大厅
tale-mine-hall-says = 一头熊地精从矿车堆成的王座上站起。工头被绑在它身后的柱子上。
tale-mine-hall-throne = 矿车堆成的王座空了。工头被绑在它后面的柱子上。
tale-mine-hall-hoard-name = 熊地精的宝藏
tale-mine-hall-hoard-does = 搜索熊地精的宝藏
tale-mine-hall-foreman-name = 工头
tale-mine-hall-foreman-free-name = 你自由了。跟我们走！
tale-mine-hall-back-name = 顺着铁轨往回走
tale-mine-hall-cave_dust = 吼声震落洞顶的尘土。
tale-mine-hall-won = 宝座后面，工头在呼唤你们。
tale-mine-hall-hoard-then = 矿石下有一只小箱子。
tale-mine-hall-hoard-otherwise = 只有石头。
tale-mine-hall-foreman-free-then = 工头揉着手腕，如释重负地笑了。
tale-mine-hall-rage = 克拉格怒吼。
tale-mine-hall-cart_arrives = 矿车的残骸横在大厅里，一个地精还在往外爬。
tale-mine-hall-behind = 你们从谁也没料到的岩缝里钻出来。一个地精吓破了胆，逃了。
tale-mine-hall-fallen = 克拉格一死，地精泄了气。
tale-mine-hall-silence = 大厅安静下来。
tale-mine-end-rescued = 工头与你们一同回家。矿山自由了。
tale-mine-end-ransomed = 地精留下神像，工头跟你们一起回家。矿工们会另开一条巷道。
tale-mine-end-defeat = 客栈的灯笼依旧亮着，却没有人从矿山回来。
tale-mine-end-time_up = 你们迟疑之间，地精带着俘虏离开了。

# 敌人按行动缘由喊出的话.
cry-begins-1 = 抓住他们！一个也别放过！
cry-begins-2 = 抄家伙！
cry-strikes-1 = 这个归我！
cry-strikes-2 = 别动！
cry-shoots-1 = 视线没挡，放！
cry-shoots-2 = 我瞄上一个了！
cry-casts-1 = 尝尝这个！
cry-casts-2 = 让你们见识见识我的本事！
cry-charges-1 = 趁他们还没放箭，冲上去！
cry-charges-2 = 逼近他们！
cry-retreats-1 = 他们人太多，后撤！
cry-retreats-2 = 这样不行，退！
cry-flees-1 = 快跑！
cry-flees-2 = 打不过了，离开这里！
cry-hides-1 = 他们看不到我从哪儿来。
cry-hides-2 = 快，躲起来！
cry-helps-1 = 站起来！我们需要你！
cry-helps-2 = 我掩护你！
cry-guards-1 = 让他们来。
cry-guards-2 = 等他们过来！

tale-mine-inn-marta-welcome-says = 快进来躲躲雨！炉上有热汤。
tale-mine-inn-jory-mutter-says = 我在那矿里挖了四十年，每个洞我都认得。
tale-mine-gate-chief-challenge-says = 站住！不给格里克送礼，谁也别想过去。
tale-mine-hall-foreman-plea-says = 在这儿！快给我松绑！


## 假城守

scenario-false-warden = 假城守
power-signet_ring = 印戒
power-well_key = 井下的钥匙
power-lightning = 闪电
power-surge = 大浪
power-falling_iron = 坠落的吊灯
power-jetty_breaks = 栈桥坍塌
tale-warden-says = 奥尔德福德的城守，在自己的城里成了陌生人。
tale-warden-landing-name = 渡口
tale-warden-landing-says = 河上起了雾。一名卫队军士拦住了从渡口上去的路。摆渡人伊尔丝一言不发，系好了船。
tale-warden-landing-passed = 河上起了雾。卫队军士放你们通行。摆渡人伊尔丝坐在船里等着。
tale-warden-landing-crates-name = 码头上的货箱
tale-warden-landing-ilse-name = 伊尔丝
tale-warden-landing-ilse-news-name = 这里出了什么事？
tale-warden-landing-ilse-drain-name = 有没有卫兵不把守的路进城？
tale-warden-landing-holt-name = 霍尔特军士
tale-warden-landing-holt-toll-name = 我们只按老规矩交过路费。
tale-warden-landing-holt-letter-name = 我们有封信，只能由城守亲启。
tale-warden-landing-gate-name = 进城门
tale-warden-landing-drain-name = 钻进排水渠
tale-warden-landing-crates-then = 箱里是铁链，还有一张四十只鼠笼的账单，收货人是城守。稻草里藏着一袋钱。
tale-warden-landing-crates-otherwise = 除了稻草，还是稻草。
tale-warden-landing-ilse-news-then = 伊尔丝：上个月起，城守把过路费翻了一倍，谁抱怨就关谁。我认识埃德里克·韦恩二十年了，他不是这样说话的。船帮给你们十枚金币作盘缠。
tale-warden-landing-ilse-drain-then = 伊尔丝：柳树后面有条排水渠，通到旧蓄水池。小心老鼠。
tale-warden-landing-ilse-drain-otherwise = 伊尔丝看了军士一眼，摇摇头。
tale-warden-landing-holt-toll-then = 霍尔特收下钱，面有愧色。城门开了。
tale-warden-landing-holt-toll-otherwise = 霍尔特收了双倍的过路费，还记下了你们的名字。
tale-warden-landing-holt-letter-then = 霍尔特敬了个礼，放你们过去。
tale-warden-landing-holt-letter-otherwise = 霍尔特笑了，放你们过去，又打发一个小孩跑去城守府报信。
tale-warden-square-name = 集市广场
tale-warden-square-says = 一半的摊位空着，人人压低了声音说话。档案塔、议事厅和城守府的院子都朝着广场。
tale-warden-square-decree-name = 喷泉上的告示
tale-warden-square-odile-name = 医师奥迪尔
tale-warden-square-odile-wound-name = 你给城守看过病，他变了吗？
tale-warden-square-odile-potions-name = 我们需要药。
tale-warden-square-tam-name = 街头少年塔姆
tale-warden-square-tam-prisoners-name = 犯人都被带到哪里去了？
tale-warden-square-rhea-name = 蕾亚队长
tale-warden-square-rhea-oath-name = 你发誓效忠的是这座城，还是那个人？
tale-warden-square-rhea-ring-name = 队长，你认得这枚戒指。真正的埃德里克·韦恩派我们来的。
tale-warden-square-inn-name = 去蓝鹭客栈
tale-warden-square-tower-name = 去档案塔
tale-warden-square-assembly-name = 去议事厅
tale-warden-square-yard-name = 去城守府的院子
tale-warden-square-well-name = 下到枯井里
tale-warden-square-landing-name = 回渡口
tale-warden-square-decree-then = 印章盖反了。城里没有哪个书吏会这样盖。
tale-warden-square-decree-otherwise = 又是加税，又是宵禁，下面盖着城守的印。
tale-warden-square-odile-wound-then = 奥迪尔：春天我给他的左手缝过伤口，如今疤却不见了。这事我敢起誓。
tale-warden-square-odile-wound-otherwise = 奥迪尔：我从不谈论病人。请回吧。
tale-warden-square-odile-potions-then = 奥迪尔把你们的药袋装满，分文不取。
tale-warden-square-tam-prisoners-then = 塔姆：带到喷泉后面的枯井底下去了。夜里我听见有人在下面唱歌，唱得跟从前的城守一样。
tale-warden-square-tam-prisoners-otherwise = 塔姆：我什么也不知道，什么也没看见。
tale-warden-square-rhea-oath-then = 蕾亚：是这座城。到时候，我的卫兵会装作没看见。
tale-warden-square-rhea-oath-otherwise = 蕾亚：快走，这话我就当没听见。
tale-warden-square-rhea-ring-then = 蕾亚的脸先是发白，继而涨红。她把卫兵从城守府的院子里调走了。
tale-warden-square-watched = 一个灰衣人远远地跟着你们。
tale-warden-inn-name = 蓝鹭客栈
tale-warden-inn-says = 店堂里几乎没人。店主米拉端来热汤，在你们身后闩上了门。你们可以在这里休息。
tale-warden-inn-mira-name = 米拉
tale-warden-inn-mira-hound-name = 还有谁怀疑城守吗？
tale-warden-inn-square-name = 回广场
tale-warden-inn-mira-hound-then = 米拉：他的老猎犬。它冲着他低吼，所以被拴在院子里。跟它轻声说话，它会带你们去厨房的门。
tale-warden-inn-note = 夜里有人从门缝塞进一张字条：人关在枯井底下。
tale-warden-archive-name = 档案塔
tale-warden-archive-says = 书架一直伸进黑暗里。书吏科尔文从眼镜上方打量你们。他身后的花砖地上放着一只铁柜。
tale-warden-archive-shelves-name = 存放去年卷宗的书架
tale-warden-archive-strongbox-name = 铁柜
tale-warden-archive-strongbox-does = 撬开铁柜的锁
tale-warden-archive-corvin-name = 书吏科尔文
tale-warden-archive-corvin-leave-name = 能让我们看看税册吗？全城都有权过问。
tale-warden-archive-square-name = 回广场
tale-warden-archive-lightning = 一块地砖陷了下去，闪电在书架间乱窜！
tale-warden-archive-won = 最后一副盔甲散了架。破开的铁柜里放着第二本税册，签名出自另一个人的手。
tale-warden-archive-shelves-then = 税册上有两种城守的签名，第二种是上个月才有的。这就是证据。
tale-warden-archive-shelves-otherwise = 一年又一年的税单。如果还有第二本册子，一定锁起来了。
tale-warden-archive-strongbox-then = 锁开了。里面是金币和第二本税册，签名出自另一个人的手。这就是证据。
tale-warden-archive-strongbox-otherwise = 锁又咔嗒一声扣上，靠墙的盔甲动了起来。
tale-warden-archive-corvin-leave-then = 科尔文叹了口气，对着地砖念了一个词。砖上的微光熄灭了。
tale-warden-archive-corvin-leave-otherwise = 科尔文：没有令状可不行。还有，别踩那些地砖。
tale-warden-archive-tiles-noticed = 你们及时看见了砖缝里的丝线，绕了过去。
tale-warden-archive-guardians = 钢靴踏响了地面。
tale-warden-cistern-name = 旧蓄水池
tale-warden-cistern-says = 石柱之间是黑沉沉的水。中间的堤道上，一个黄眼睛的瘦子正在磨刀。石头上传来爪子刮擦的声音。
tale-warden-cistern-dry = 水退去后，石柱之间的石面湿漉漉地发亮。东边的铁门清晰可见。
tale-warden-cistern-still = 石柱之间是黑沉沉的水。堤道上空无一人，黑暗中毫无动静。
tale-warden-cistern-sluice-name = 闸门的转轮
tale-warden-cistern-sluice-does = 转动闸门的转轮
tale-warden-cistern-leader-name = 斯卡尔
tale-warden-cistern-leader-pay-name = 城守给你多少钱？我们给得更多。
tale-warden-cistern-leader-truth-name = 它不是人。等它走了，谁来付你们的钱？
tale-warden-cistern-cell-name = 去东边的铁门
tale-warden-cistern-square-name = 从井口上到广场
tale-warden-cistern-landing-name = 从排水渠出去
tale-warden-cistern-surge = 水猛地涨了上来！
tale-warden-cistern-won = 蓄水池是你们的了。斯卡尔一伙在墙上挂着一把钥匙。
tale-warden-cistern-sluice-then = 转轮动了，水轰鸣着退去，后面露出一扇铁门。
tale-warden-cistern-sluice-otherwise = 转轮打滑，一道浪扑上了堤道！
tale-warden-cistern-leader-pay-then = 斯卡尔：他只会许诺。成交。他打了个唿哨，鼠群消失在黑暗里。
tale-warden-cistern-leader-pay-otherwise = 斯卡尔咧嘴一笑，牙齿已经开始变长。
tale-warden-cistern-leader-truth-then = 斯卡尔朝水里啐了一口。“那我们先走。”他说。手下跟着他消失在黑暗里。
tale-warden-cistern-leader-truth-otherwise = 斯卡尔：在那之前，你们早成白骨了。
tale-warden-cistern-step = 斯卡尔打了个唿哨，黑暗活了过来。
tale-warden-cistern-flood = 上面什么地方，有一道闸门打开了。
tale-warden-cistern-leaderless = 没了斯卡尔，鼠群顺着墙四散逃开。
tale-warden-cell-name = 枯井之下
tale-warden-cell-says = 一个衣衫褴褛的人抬起头来。他长着城守的脸，左手有一道疤，双脚戴着镣铐。
tale-warden-cell-freed = 地上躺着空空的镣铐。这里不再关着任何人。
tale-warden-cell-chains-name = 镣铐
tale-warden-cell-chains-does = 撬开镣铐的锁
tale-warden-cell-edric-name = 埃德里克·韦恩
tale-warden-cell-edric-who-name = 你是谁？
tale-warden-cell-edric-key-name = 我们有钥匙。跟我们走。
tale-warden-cell-back-name = 回蓄水池
tale-warden-cell-together-name = 带埃德里克·韦恩回蓄水池
tale-warden-cell-square-name = 带埃德里克·韦恩上到广场
tale-warden-cell-won = 它只剩下一股气味。黏液里有一把丢失的钥匙。
tale-warden-cell-chains-then = 锁咔嗒一声开了。埃德里克·韦恩挺直了身子。
tale-warden-cell-chains-otherwise = 镣铐哗啦作响。顶上有什么东西听见了。
tale-warden-cell-edric-who-then = 囚犯：我是埃德里克·韦恩。那东西扮成乞丐敲开我的门，走的时候用的是我的脸。拿上我的印戒，蕾亚队长认得它。
tale-warden-cell-edric-key-then = 镣铐落地。埃德里克·韦恩挺直了身子。
tale-warden-cell-jelly = 一团黄色的东西从顶上掉了下来！
tale-warden-yard-name = 城守府的院子
tale-warden-yard-says = 墙上爬满常春藤，拴着一条老猎犬，大门前站着卫兵。厨房的门在猎犬那一边。
tale-warden-yard-open = 墙上爬满常春藤，链子上拴着一条老猎犬。大门前再没有人站岗。
tale-warden-yard-hound-name = 老猎犬
tale-warden-yard-hound-does = 轻声安抚老猎犬
tale-warden-yard-ivy-name = 墙上的常春藤
tale-warden-yard-ivy-does = 攀着墙上的常春藤往上爬
tale-warden-yard-door-name = 走大门
tale-warden-yard-kitchen-name = 悄悄进屋
tale-warden-yard-square-name = 回广场
tale-warden-yard-won = 院子静了下来。大门没有上锁。
tale-warden-yard-hound-then = 猎犬舔了舔你们的手，小跑着在前面带路，从卫兵背后绕到厨房门口。
tale-warden-yard-hound-otherwise = 猎犬叫了起来。卫兵冲过来了！
tale-warden-yard-ivy-then = 你们悄无声息地爬上去，找到一扇开着的窗。
tale-warden-yard-ivy-otherwise = 一根枝条断了。一名卫兵抬起头来！
tale-warden-yard-let_in = 卫兵看见队长的手势，一个接一个离开了岗位。
tale-warden-yard-vane_returns = 埃德里克·韦恩走到亮处。卫兵看见他手上的疤，跪了下去。
tale-warden-yard-halt = 站住！卫兵拔出了剑。
tale-warden-yard-reeling = 老兵踉跄了一下，四下寻找退路。
tale-warden-hall-name = 城守大厅
tale-warden-hall-says = 顶着城守面孔的人从桌边站起来。有那么一瞬，他笑得比人的嘴还宽。
tale-warden-hall-back-name = 回院子
tale-warden-hall-falling_iron = 铁吊灯砸在大厅中央！
tale-warden-hall-horror = 你们看见了自己的脸。
tale-warden-hall-won = 最后一把剑掉在大厅的地上。
tale-warden-hall-deserted = 一名护卫看清了站在你们这边的是谁，扔下了剑。
tale-warden-hall-alarmed = 他们听见了动静，一名密探从帘子后面走了出来。
tale-warden-hall-chandelier = 假城守砍断了一根绳子。
tale-warden-hall-mask = 他的脸像蜡一样融化，一时间变成了你们的脸。
tale-warden-hall-escaped = 那怪物跳窗逃上了屋顶！
tale-warden-assembly-name = 议事厅
tale-warden-assembly-says = 座无虚席。顶着城守面孔的人坐在高椅上，朝你们微笑。议长莫德举起手杖，请你们发言。
tale-warden-assembly-maud-name = 议长莫德
tale-warden-assembly-maud-vane-name = 请看这个人。他才是埃德里克·韦恩。
tale-warden-assembly-maud-book-name = 这本税册上有两个人的签名。
tale-warden-assembly-maud-hand-name = 请医师看看他的左手。
tale-warden-assembly-maud-ring-name = 这枚戒指来自你们井底的囚犯。
tale-warden-assembly-maud-accuse-name = 那不是城守！
tale-warden-assembly-square-name = 回广场
tale-warden-assembly-maud-vane-then = 真正的城守举起带疤的手。全场一片寂静。
tale-warden-assembly-maud-book-then = 莫德比对签名，皱起了眉头。席间一阵低语。
tale-warden-assembly-maud-book-otherwise = “字迹总会变的。”椅子上的人说。有人笑了。
tale-warden-assembly-maud-hand-then = 奥迪尔抓住他的手，高高举起。没有疤。席间一阵低语。
tale-warden-assembly-maud-hand-otherwise = 他已经戴上了手套，谁也不敢替他摘下来。
tale-warden-assembly-maud-ring-then = 你们说出井底的事，举起戒指。席间一阵低语。
tale-warden-assembly-maud-ring-otherwise = “偷来的戒指。”椅子上的人说。有人点头。
tale-warden-assembly-maud-accuse-then = 他打了个激灵，人人都看见了。席间一阵低语。
tale-warden-assembly-maud-accuse-otherwise = 哄堂大笑。两名门吏把你们请了出去。
tale-warden-assembly-book_and_hand = 他跳了起来，脸像蜡一样融化，接着撞破窗户逃了出去。
tale-warden-assembly-book_and_ring = 他跳了起来，脸像蜡一样融化，接着撞破窗户逃了出去。
tale-warden-assembly-hand_and_ring = 他跳了起来，脸像蜡一样融化，接着撞破窗户逃了出去。
tale-warden-roofs-name = 屋顶之上
tale-warden-roofs-says = 那怪物沿着屋脊飞奔，一会儿是书吏，一会儿是修女，一会儿谁也不是。要是让它跑到码头，那里有船接应。
tale-warden-roofs-gap-name = 屋子之间的空隙
tale-warden-roofs-gap-does = 跃过屋子之间的空隙
tale-warden-roofs-laundry-name = 晾衣绳
tale-warden-roofs-laundry-does = 抓着晾衣绳荡过去
tale-warden-roofs-bell-name = 钟楼
tale-warden-roofs-bell-does = 在钟楼截住它
tale-warden-roofs-quay-name = 下到码头
tale-warden-roofs-gap-then = 你们纵身一跃，重重地落在它身后。它第一次回过头来。
tale-warden-roofs-gap-otherwise = 你们掉在阳台上，只好往上爬。它拉开了距离。
tale-warden-roofs-laundry-then = 你们抓着晾衣绳荡过小巷，又追近了。
tale-warden-roofs-laundry-otherwise = 一根绳子断了。等你们爬起来，它已经快到码头了。
tale-warden-roofs-bell-then = 你们在钟楼截住了它，再没有屋顶可逃。它跪下来，伸出双手就缚。
tale-warden-roofs-bell-otherwise = 它从你们的胳膊底下溜过，朝码头滑去。
tale-warden-quay-name = 雾中码头
tale-warden-quay-says = 窄窄的栈桥尽头，一条小船和几名桨手正等着。那怪物揪住少年塔姆的领子，刀抵着他的喉咙。
tale-warden-quay-creature-name = 怪物
tale-warden-quay-creature-yield-name = 全城的人都在我们身后。放了他，饶你一命。
tale-warden-quay-creature-swap-name = 拿我们中的一个换那孩子。
tale-warden-quay-creature-chest-name = 把金库的钱留下，你走吧。
tale-warden-quay-jetty_breaks = 木板塌了，半个码头滑进了河里！
tale-warden-quay-won = 最后一名桨手扔下了武器。
tale-warden-quay-creature-yield-then = 它望见你们身后的火把，放开了孩子。桨手们丢下了桨。
tale-warden-quay-creature-yield-otherwise = 它用你们的声音笑了起来。“划船，”它说，“杀了他们。”
tale-warden-quay-creature-swap-then = 它松开孩子的那一刻，你们出手了。
tale-warden-quay-creature-swap-otherwise = 它换过太多张脸，不会相信你们的。
tale-warden-quay-creature-chest-then = 它笑了笑，一脚把船上的箱子踢到木板上。
tale-warden-quay-jetty = 一名桨手砍断了栈桥的缆绳。
tale-warden-quay-boy = 塔姆从木桶后面钻出来，欢呼起来。
tale-warden-end-freed = 奥尔德福德钟声齐鸣。再也没有东西能冒用城守的面孔，城门重新敞开。
tale-warden-end-gone = 怪物消失在雾里。奥尔德福德摆脱了它，只是夜夜紧锁门户。
tale-warden-end-bought = 小船滑进雾中。你们发了财，而下游某座城就要有一位新城守了。
tale-warden-end-defeat = 奥尔德福德的城门依旧紧闭，城守又签下了四份判决。
tale-warden-end-time_up = 你们等得太久了。一天夜里，金库空了，城守也不见了。

## 胜利带来的东西

loot-120-gold-pieces = 120 枚金币
loot-two-bolts-of-silk = 两匹丝绸
loot-a-potion-of-healing = 一瓶治疗药水
loot-a-few-coins = 几枚硬币
loot-a-crown-of-tarnished-gold = 一顶暗淡的金冠
loot-240-gold-pieces = 240 枚金币
loot-a-potion-of-greater-healing = 一瓶强效治疗药水
loot-a-black-key-that-is-warm-to-the-touch = 一把摸上去温热的黑钥匙
loot-six-rubies = 六颗红宝石
loot-2400-gold-pieces-some-of-them-molten-together = 2400 枚金币，有些熔在了一起
loot-a-shield-with-a-burnt-crest = 一面纹章烧焦的盾牌
loot-three-garnets = 三颗石榴石
loot-a-giant-s-bag-with-610-gold-pieces = 巨人的袋子，装着 610 枚金币
loot-a-rolled-carpet-only-a-little-chewed = 一卷地毯，只被咬坏了一点
loot-34-silver-pieces = 34 枚银币
loot-a-pouch-with-a-stolen-ring = 一个小袋，里面是偷来的戒指
loot-a-map-of-the-forest = 一张森林地图
loot-a-sack-with-60-gold-pieces = 一个装着 60 枚金币的麻袋
loot-a-dented-silver-plate = 一只有凹痕的银盘
loot-an-owl-s-pellet-with-a-silver-ring-in-it = 一团夹着银戒指的猫头鹰食茧
loot-45-gold-pieces-in-a-torn-pack = 破背包里的 45 枚金币
loot-a-dead-merchant-with-85-gold-pieces = 一具商人的尸体，身上有 85 枚金币
loot-a-cloak-wrapped-in-silk = 一件裹在蛛丝里的斗篷
loot-a-rusted-breastplate-with-a-good-buckle = 一件生锈的胸甲，带扣还好用
loot-130-gold-pieces-in-a-slimy-pot = 黏糊糊的罐子里的 130 枚金币
loot-a-cup-of-black-silver = 一只黑银杯
loot-the-deed-to-a-keep = 一座城堡的地契
loot-five-pelts = 五张毛皮
loot-a-throne-of-ore = 一座矿石王座
loot-a-string-of-silver-rings = 一串银戒指
loot-the-keys-of-the-town = 全城的钥匙
loot-the-treasury-of-alderford = 奥尔德福德的金库

answer-distance = { $name }：距离{ $distance }尺。
