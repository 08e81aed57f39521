### 星海，中文。

game-name = 星海：回合制太空战争
scenario-battle = 两支舰队的会战
about-scenario-battle = 只打一场会战，没有行星与生产，剩下的舰队获胜。
scenario-border-war = 边境战争：两大势力，隘口是自由世界
scenario-hot-seat = 热座：只有真人，没有电脑玩家，没有迷雾
scenario-king-of-the-ring = 环中之王：守住中央的恒星
scenario-land-rush = 抢占星系：不许开火，先到先得
scenario-last-stand = 最后的坚守：以一敌三，撑到最后
scenario-sandbox = 沙盒：旋涡星系中的两大势力
scenario-skirmish = 小规模冲突：九颗恒星，适合入门
scenario-spiral-war = 旋涡中的三大势力

## 名称

faction-blue-league = 蓝色联盟
faction-red-hegemony = 红色霸权
faction-golden-horde = 金帐汗国
faction-green-compact = 绿色公约
faction-free-worlds = 自由世界
profile = { $profile ->
    [aggressive] 进攻
    [balanced] 均衡
    [defensive] 防守
   *[other] 其他
}
opponent-aggressive = “进攻”
opponent-balanced = “均衡”
opponent-defensive = “防守”
type-carrier = 航母
type-cruiser = 巡洋舰
type-destroyer = 驱逐舰
type-frigate = 护卫舰
type-fighter = 战斗机
type-bomber = 轰炸机
type-troop_transport = 运兵船
type-tanker = 补给舰
type-extractor = 采气船
ships-carrier = { $count } 艘航母
ships-cruiser = { $count } 艘巡洋舰
ships-destroyer = { $count } 艘驱逐舰
ships-frigate = { $count } 艘护卫舰
ships-fighter = { $count } 架战斗机
ships-bomber = { $count } 架轰炸机
ships-troop_transport = { $count } 艘运兵船
ships-tanker = { $count } 艘补给舰
ships-extractor = { $count } 艘采气船

## 发生的事

ordered = 已下令：{ $order }。
turn-ended = { $faction }结束了回合。
resigned = { $faction }认输了。
inbox-marked = { $dismissed ->
    [true] 已移除 { $count } 封信。
   *[false] 已将 { $count } 封信标为已读。
}
day-began = 第 { $day } 天开始。
reported = 报告，{ $title }：{ $lines }
more-news = 当天还有 { $count } 条消息：查看 日志
galaxy-won = { $rule ->
    [elimination] 第 { $day } 天，其他势力均被消灭：{ $winner }赢得银河。
    [domination] 第 { $day } 天，{ $winner }占有足够多的星系，赢得银河。
    [king_of_the_hill] 第 { $day } 天，{ $winner }守住要地达到规定天数，赢得银河。
    [survival] 第 { $day } 天，{ $winner }坚守到最后，获胜。
    [battle] 会战结束：{ $winner }获胜。
    [max_turns] 第 { $day } 天是最后一天：{ $winner }占有的星系最多，获胜。
    [resignation] 第 { $day } 天，其他各方都已认输：{ $winner }获胜。
   *[other] 第 { $day } 天，{ $winner }赢得银河。
}
galaxy-drawn = { $rule ->
    [elimination] 第 { $day } 天，无人幸存：没有赢家。
    [battle] 会战结束，没有赢家。
    [max_turns] 第 { $day } 天是最后一天，占有的星系数并列：没有赢家。
    [resignation] 第 { $day } 天，各方都已认输：没有赢家。
   *[other] 第 { $day } 天，战争结束，没有赢家。
}

## 日志

log-fleet-arrived = { $fleet }到达{ $system }。
log-army-loaded = 陆军{ $army }在{ $system }登上{ $ship }。
log-army-unloaded = 陆军{ $army }登陆{ $planet }。
log-army-landed-under-fire = 陆军{ $army }冒着炮火登陆{ $planet }，损失 { $lost } 人。
log-army-moved = 陆军{ $army }转往{ $planet }。
log-battle-won = { $system }会战：{ $winner }在 { $rounds } 轮后获胜。
log-battle-drawn = { $system }会战：{ $rounds } 轮之内未分胜负。
log-battle-forced = 一场会战未能进行，按平局计（{ $battle }）。
log-bombardment = { $system }遭{ $faction }轰炸：{ $victims }损失 { $lost } 人。
log-ground-battle = { $planet }上发生战斗。伤亡：{ $losses }。
log-army-destroyed = 陆军{ $army }在{ $planet }上覆没。
log-planet-conquered = { $planet }被{ $faction }占领。
log-system-conquered = { $system }现归{ $faction }所有。
log-army-missing = 陆军{ $army }并不在{ $ship }上：已更正。
log-army-twice = 陆军{ $army }同时登记在{ $ship }和{ $keeper }上：保留在{ $keeper }。
log-army-adrift = 陆军{ $army }不在任何船上：已移除。
loss = { $faction } { $men } 人

## 报告

report-title = { $place }会战报告：
report-side = { $left ->
    [0] - { $faction }{ report-losses }；全军覆没。
   *[other] - { $faction }{ report-losses }；还剩 { $left } 艘。
}
report-losses = { $any ->
    [no] 没有损失
   *[other] 损失 { $losses }
}
report-fired = { $intercepted ->
    [none] {"  "}消耗：导弹 { $missiles }、鱼雷 { $torpedoes }、拦截弹 { $interceptors }
   *[other] {"  "}消耗：导弹 { $missiles }、鱼雷 { $torpedoes }、拦截弹 { $interceptors }；击落：{ $intercepted }
}
report-ground = { $place }地面战报告：
report-men = - { $faction }损失 { $lost } 人，还剩 { $left } 人。
headline-battle-won = { $place }会战：{ $winner }获胜
headline-battle-drawn = { $place }会战：未分胜负
headline-planet = { $place }被{ $faction }占领

## 命令

order-move = { $fleet }前往{ $system }
order-invade = { $fleet }前往{ $system }登陆入侵
order-fetch = { $fleet }前往{ $system }接运陆军
order-bring = { $fleet }前往{ $system }卸下陆军
order-load = { $fleet }让本星系的陆军登船
order-unload = { $fleet }让陆军登陆{ $planet }
order-embark = { $fleet }让陆军{ $army }登上{ $ship }
order-land = { $fleet }让{ $ship }上的陆军{ $army }登陆{ $planet }
order-transfer = 陆军{ $army }转往{ $planet }
order-split = { $fleet }分出：{ $ships }
order-merge = { $fleet }并入{ $other }
order-rename = { $fleet }改名为{ $name }
order-read = 标为已读：第 { $day } 天，{ $headline }
order-read-all = 将 { $count } 封信标为已读
order-dismiss = 移除：第 { $day } 天，{ $headline }
order-dismiss-all = 移除 { $count } 封信

## 选择

action-move = 移动
action-invade = 前往入侵
action-fetch = 前往接运陆军
action-bring = 前往登陆
action-load = 本星系陆军全部登船
action-unload = 全部陆军登陆
action-embark = 一支陆军登船
action-land = 一支陆军登陆
action-transfer = 在行星间转运陆军
action-split = 分出舰队
action-merge = 并入另一舰队
action-read = 将信件标为已读
action-dismiss = 移除信件
choose-way = { $order }（{ $ly } 光年，{ $days } 天）
choose-end = 结束回合
choose-end-auto = 结束回合，其余自动安排（{ $profile }）
choose-end-orders = 结束回合，附 { $count } 条命令
choose-resign = 认输
topic-invade = 入侵（{ $count }）。
topic-load = 陆军登船（{ $count }）。
topic-unload = 陆军登陆（{ $count }）。
topic-transfer = 行星间转运陆军（{ $count }）。
topic-move = 移动（{ $count }）。
topic-merge = 合并舰队（{ $count }）。
topic-split = 分出舰队（{ $count }）。
topic-inbox = 标记信件（{ $count }）。
topic-turn = 回合（全部：回合；或 结束、结束 均衡、认输）：
topic-turn-alone = 回合（全部：回合；或 结束、认输）：
topic-fleet = { $fleet }能做的事（{ $count }）：
hint = 例如：{ $verb ->
    [move] 移动
    [invade] 入侵
    [load] 装载
    [unload] 登陆
    [transfer] 转运
    [merge] 合并
    [split] 拆分
   *[other] { $verb }
} { $words }
hint-split = 例如：拆分 f1 2 护卫舰；改名 f1 近卫
hint-inbox = 例如：已读 m1；移除 全部
game-help =
    这里还可以输入：
    移动 f1 s2：飞到那里；入侵 f1 s2：飞去登陆
    装载 f1：让这里的陆军登船；装载 f1 s2：先飞到那里
    登陆 f1(s2-1)：在这里登陆；登陆 f1 s2：先飞到那里
    装载 f1 a3、登陆 f1 a3 s2-1：一支陆军；转运 a3 s2-2：转到另一行星
    拆分 f1 2 护卫舰 1 巡洋舰；合并 f2 f1；改名 f1 名字
    已读 m1、移除 m1 m2、移除 全部：标为已读或移除信件
    结束：不再下令；结束 均衡（进攻、防守）：其余自动安排
    f1：这支舰队能做的一切；移动、入侵、装载、拆分……：按种类列出
    查看 f1、查看 s2、查看 4c（一个扇区）：查看其一
    查看 舰队、待命、星系、陆军、敌军、信箱、会战、命令、日志、目标、舰种、地图
    查看 m1：一封信；查看 b1：一场会战的报告
    f 舰队，s 星系，s2-1 行星，a 陆军，v 船

## 为何被拒绝

refused-unknown-order = 没有这样的命令
refused-unknown-faction = 没有这个势力
refused-unknown-fleet = 你没有这支舰队
refused-in-combat = { $a }正在交战，不能接受命令
refused-no-ships = { $a }没有船
refused-unknown-system = 没有这个星系
refused-not-in-orbit = { $a }不在任何星系的轨道上
refused-not-solid = { $a }上无法登陆
refused-unknown-planet = 没有这颗行星
refused-sent-already = { $a }本回合已有航行命令
refused-already-there = { $a }已经在那里
refused-too-far = { $a }在 { $n } 光年外，最远只能跃迁 { $m } 光年
refused-no-fuel = { $a }（{ $type }）缺 { $n } 燃料
refused-no-army = { $ids ->
    [1] { $a }没有搭载陆军
   *[other] 没有这样的陆军：{ $a }、{ $b }
}
refused-nothing-to-invade = { $a }没有可以占领的地方
refused-not-your-system = { $a }不是你的
refused-no-transport = 没有空的运兵船
refused-not-here = { $ids ->
    [1] { $a }不在任何行星上
   *[other] { $a }不在{ $b }
}
refused-unknown-army = 你没有这支陆军
refused-unknown-ship = 舰队里没有这艘船
refused-contested = { $a }的轨道正在争夺中
refused-not-a-part = 必须分出至少一艘船，并留下至少一艘
refused-same-fleet = 舰队不能并入自己
refused-not-together = { $a }与{ $b }相距 { $n } 光年
refused-bad-name = 名字须有 1 到 { $n } 个字
refused-turn-over = 本回合的命令已经提交
refused-unknown-profile = 没有这种策略，可选：{ $listed }
refused-no-profiles = 这里只由玩家下令，不能自动安排
refused-malformed = 这不是命令
refused-ambiguous = “{ $said }”可能是{ $listed }
refused-too-many-words = 多余的内容：“{ $said }”
refused-which-fleet = 请指定舰队
refused-which-system = 请指定星系
refused-which-planet = 请指定行星
refused-which-army = 请指定陆军
refused-which-ships = 请指定船只，例如：拆分 f1 2 护卫舰
refused-unknown-message = 你没有这封信
refused-which-message = 请指定信件，例如：移除 m1
refused-nothing-to-mark = 这些信件已标为已读
refused-no-messages = 你的信箱是空的
refused-no-action = 此处不能执行该动作
refused-too-few-ships = { $a }只有 { $n } 艘这种船（{ $type }），没有 { $m } 艘
refused-unknown-type = { $a }没有叫“{ $said }”的船
refused-no-ground = { $a }没有可以登陆的地方

## 绘图

draw-day = 第 { $day } 天，{ $faction }：星系 { $count }/{ $all }。其他：{ $others }。
draw-watched = 第 { $day } 天：{ $all } 个星系。{ $others }。
draw-held = { $faction } { $count ->
    [0] 无
   *[other] { $count } 个
}
legend-own = 你的
legend-unowned = 无主
legend-fleets = 舰队
legend-space = 你的疆域
legend-goes-on = 地图未完
draw-legend = + 是你的，{ $others }，. 无主；+2.1：两个和一个；^：舰队；·：你的疆域
draw-sign = { $sign } 是{ $faction }
draw-fleet = 舰队{ $fleet }，{ $where }：{ $ships }
draw-fleet-notes = 舰队{ $fleet }，{ $where }：{ $ships }；{ $notes }
draw-more-fleets = 另有 { $count } 支舰队（待命 { $idle } 支）：查看 舰队、查看 待命
draw-seen = 发现：{ $faction }，{ $where }：{ $ships }
draw-more-seen = 另有 { $count } 处发现：查看 敌军
draw-inbox = { $unread ->
    [0] 信箱：{ $count } 封，均已读。查看 信箱
   *[other] 信箱：{ $count } 封，未读 { $unread } 封。查看 信箱
}
draw-count = 本回合命令：{ $count } 条（查看 命令；u 撤销最后一条）
draw-orders = 本回合命令（{ $count }），u 撤销最后一条：
where-orbit = 在{ $system }轨道上
where-moving = 航行在{ $system }附近
where-combat = 在{ $system }交战
note-course = { $errand ->
    [invade] 前往{ $system }入侵，还要 { $days } 天
    [load] 前往{ $system }接运陆军，还要 { $days } 天
    [unload] 前往{ $system }卸下陆军，还要 { $days } 天
   *[none] 前往{ $system }，还要 { $days } 天
}
note-armies = 搭载 { $count } 支陆军
note-hull = 舰体 { $percent }%
note-fuel = 燃料 { $percent }%
note-ammunition = 弹药 { $percent }%
note-retreating = 正在撤退
goal-elimination = 获胜条件：成为最后一个拥有船或星系的势力。
goal-domination = 获胜条件：占有全部星系的 { $value }%。
goal-king_of_the_hill = 获胜条件：守住{ $system } { $value } 天。
goal-survival = { $faction }若在最后一天仍有船或星系，即获胜。
goal-battle = 谁赢得第一场会战，谁就获胜。
goal-last = 第 { $day } 天是最后一天。

## 查看

look-none = 没有内容。
look-more = 还有 { $count } 条：查看 { $words }
look-more-lines = 还有 { $count } 行船只。
look-foreign = { $faction }的{ $fleet }，{ $where }
look-hulls = - { $ships }，舰体 { $hp }/{ $whole }
look-ship = - { $ships }（编号 { $handles }）：{ $notes }
ship-hull = 舰体 { $hp }/{ $whole }
ship-fuel = 燃料 { $count }
ship-missiles = 导弹 { $count }
ship-torpedoes = 鱼雷 { $count }
ship-interceptors = 拦截弹 { $count }
ship-army = 陆军{ $army }
look-type = { $type }性能：{ $notes }
type-hull = 舰体 { $count }
type-gun = 舰炮 { $count }
type-defence = 近防 { $count }
type-evasion = 闪避 { $count }%
type-speed = 每天 { $count } 光年
type-range = 航程 { $count } 光年
look-system = { $system }，扇区 { $sector }：{ $owner }{ $home ->
    [true] ，母星
   *[false] {""}
}{ $gas ->
    [true] ，有气体
   *[false] {""}
}{ $observed ->
    [true] ，可见
   *[false] ，不可见
}
look-planet = { $body ->
    [moon] - { $planet }，卫星：{ $owner }
   *[planet] - { $planet }，行星：{ $owner }
}
look-giant = { $kind ->
    [gas_giant] - { $planet }，气态巨行星：无法登陆
   *[ice_giant] - { $planet }，冰巨行星：无法登陆
}
look-men = { $men }/{ $most } 人，士气 { $morale }%
look-army = { $state ->
    [EMBARKED] - 陆军{ $army }，{ $faction }，在{ $place }上：{ $men }
    [IN_TRANSIT] - 陆军{ $army }，{ $faction }，正前往{ $place }：{ $men }
   *[DEPLOYED] - 陆军{ $army }，{ $faction }，驻{ $place }：{ $men }
}
look-letter = { $unread ->
    [true] { $number }（未读）第 { $day } 天：{ $headline }
   *[false] { $number } 第 { $day } 天：{ $headline }
}
look-battle = { $number } 第 { $day } 天，{ $rounds } 轮：{ $headline }
look-dated = 第 { $day } 天：{ $what }
owner-none = 无主

## 还可以输入的词

verbs-move = 移动、前往
verbs-invade = 入侵、进攻
verbs-fetch = 接运
verbs-bring = 运送
verbs-load = 装载、登船
verbs-unload = 卸载、登陆
verbs-embark = 上船
verbs-land = 下船
verbs-transfer = 转运
verbs-split = 分出、拆分
verbs-merge = 合并
verbs-rename = 改名
verbs-read = 标为已读、已读、标记
verbs-dismiss = 移除、删除、清除
words-all = 全部、所有
words-messages = 信件、消息、把、将、的、封、信、所有的
verbs-end = 结束
verbs-auto = 自动
verbs-resign = 认输
verbs-fillers = 到、至、在、和、往
looks-fleets = 舰队
looks-idle = 待命
looks-systems = 星系
looks-armies = 陆军
looks-enemies = 敌军
looks-inbox = 信箱
looks-battles = 会战
looks-orders = 命令
looks-log = 日志
looks-goals = 目标
looks-ships = 舰种
looks-map = 地图

## 实验室

figure-length = 天
figure-systems = 星系
figure-ships = 船
figure-men = 人数
figure-kills = 击毁
figure-lost = 损失的船
figure-left = 剩余的船
figure-rounds = 轮
ending-elimination = 其他势力均被消灭
ending-domination = 一方占有足够多的星系
ending-king_of_the_hill = 一方守住了要地
ending-survival = 一方坚守到最后
ending-battle = 会战结束
ending-max_turns = 最后一天已过
ending-resignation = 其他各方都已认输
ending-without_a_seat = 没有玩家的势力获胜
no-winner-without_a_seat = 获胜势力没有玩家。
side-no-winner = 无玩家
verbs-turn = 回合
verbs-inbox = 信件、消息

# 叙述者的声音：每个行动一句话
voice-battle-1 = 舰队交锋之处，残骸漂浮。
voice-battle-2 = { $place }的夜空亮了好一阵。
voice-battle-3 = { $place }交战的消息迅速传开。
voice-battle-4 = { $place }打了一仗，没有人会忘记这个日子。
voice-battle-5 = { $place }上空光焰无声：舰队交锋了。
voice-battle-6 = { $place }传来的战报很短。
voice-battle-7 = { $place }的信标沉默了。
voice-battle-8 = 日后会有以{ $place }命名的纪念碑。
voice-battle-9 = 某处有人正等着{ $place }的消息。
voice-battle-10 = { $place }有过更好的日子。
voice-ground-1 = 军靴踏进{ $place }的尘土。
voice-ground-2 = { $place }的大地在颤抖。
voice-ground-3 = 两军在{ $place }逐街争夺。
voice-ground-4 = { $place }上空浓烟升起。
voice-ground-5 = 在{ $place }，双方掘壕固守，清点伤员。
voice-ground-6 = { $place }的警报今夜不会停。
voice-ground-7 = { $place }没有前线，只有火光。
voice-ground-8 = { $place }的士兵没有工夫抬头看天。
voice-ground-9 = 今天，{ $place }的每座山头都有代价。
voice-ground-10 = 等战事过去，活下来的人会重建{ $place }。
voice-conquest-1 = { $place }升起了新的旗帜。
voice-conquest-2 = { $place }易主了。
voice-conquest-3 = { $place }变了天。
voice-conquest-4 = { $place }在别样的旗色下醒来。
voice-conquest-5 = { $place }正在摘下旧招牌。
voice-conquest-6 = { $place }如今落入他人之手。
voice-conquest-7 = { $place }一带的星图得重画了。
voice-conquest-8 = { $place }的总督匆忙收拾行装。
voice-conquest-9 = 最后一名守军离开了{ $place }。
voice-conquest-10 = 从今天起，{ $place }的税交给别人。

# 电脑为何这样选择。
bot-orders = { $count ->
    [0] 自动指挥不会下达任何命令。
    [1] 自动指挥会下达 1 道命令：{ $orders }。
    [2] 自动指挥会下达 2 道命令：{ $orders }。
    [3] 自动指挥会下达 3 道命令：{ $orders }。
    [4] 自动指挥会下达 4 道命令：{ $orders }。
   *[other] 自动指挥会下达 { $count } 道命令，首先：{ $orders }。
}
