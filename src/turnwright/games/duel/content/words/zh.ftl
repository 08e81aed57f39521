### 对决，中文。
### 读屏软件会朗读这些句子：要简短，不依赖视觉。

game-name = 柔道对决

## 事件

state-change = { $to ->
    [waitingForMatchStart] 可以开始比赛了。
    [matchStart] 比赛开始。
    [cooldown] 短暂休息。
    [roundStart] 新回合开始。
    [waitingForPlayerAction] 请选择一项属性。
    [diceChoose] 由骰子选择属性。
    [roundDecision] 正在比较卡牌。
    [roundOver] 本回合结束。
    [matchDecision] 胜负已定。
    [matchOver] 比赛结束。
    [interruptRound] 本回合中断。
    [interruptMatch] 比赛中断。
   *[other] 比赛继续：{ $to }。
}
round-start = 第 { $round } 回合。
round-prompt = 第 { $round } 回合：请选择一项属性。
round-timeout = 第 { $round } 回合：时间到。
round-decision = { $outcome ->
    [winPlayer] 玩家赢得本回合：{ stat-name } { $player } 对 { $opponent }。
    [winOpponent] 对手赢得本回合：{ stat-name } { $opponent } 对 { $player }。
    [draw] 本回合平局：{ stat-name } { $player } 对 { $opponent }。
   *[other] 本回合已有结果：{ stat-name } { $player } 对 { $opponent }。
}
score-update = 比分：玩家 { $player }，对手 { $opponent }。
cooldown-start = { $seconds ->
    [0] 下一回合马上开始。
   *[other] { $seconds } 秒后开始下一回合。
}
cooldown-end = 休息结束，进入第 { $round } 回合。
match-end =
    { $reason ->
        [target] 已达到获胜分数。
        [maxRounds] 最后一回合已经结束。
        [quit] 一方认输退出。
        [navigate] 一方离开了比赛。
        [error] 比赛因错误而结束。
        [waiting] 等待时间过长。
       *[other] 比赛结束。
    }{ $winner ->
        [player] 玩家获胜
        [opponent] 对手获胜
       *[none] 没有赢家
    }：玩家 { $player }，对手 { $opponent }。
timer-tick = { $id ->
    [selection] { $seconds ->
        [0] 选择时间已到。
       *[other] 还有 { $seconds } 秒可以选择。
    }
   *[cooldown] { $seconds ->
        [0] 休息时间到。
       *[other] 还要休息 { $seconds } 秒。
    }
}
error-event = { $code ->
    [duplicate] 太迟了：以第一次选择为准。
    [wrong-state] 现在不能这样做。
    [unknown-stat] 没有这个属性。
    [used-up] 这项属性暂时不能再选。
    [malformed] 这个选择无效。
    [not-your-turn] 还没轮到你。
    [invalid-config] 这些设置无法开始比赛。
    [locked] 比赛开始后设置即被锁定。
    [deck] 无法载入牌组。
    [fault] 游戏出现了问题。
   *[other] 无法执行：{ $reason }
}
clock-corrected = 计时已校正，没有损失时间。
debug = 测试信息：{ $text }

## 属性

stat-power = 力量
stat-speed = 速度
stat-technique = 技术
stat-kumikata = 抓把
stat-newaza = 寝技
stat-name = { $stat ->
    [power] { stat-power }
    [speed] { stat-speed }
    [technique] { stat-technique }
    [kumikata] { stat-kumikata }
    [newaza] { stat-newaza }
   *[other] { $stat }
}

## 命令

refused-wrong-state = { $what ->
    [stat] 现在不能选择属性
    [round] 现在是第 { $round } 回合
    [timers] 现在没有计时
    [interrupt] 现在没有可中断的内容
    [start] 比赛已经开始
    [resume] 本回合没有中断
   *[other] 现在不能这样做
}
refused-not-your-turn = { $choosing ->
    [true] 本回合由对手选择
   *[false] 只有玩家可以这样做
}
refused-duplicate = { $what ->
    [paused] 计时已经暂停
    [running] 计时正在进行
   *[other] 本回合已经决出
}
refused-used-up = 其余属性用完之前不能再选
refused-unknown-stat = 没有这个属性
refused-unknown-kind = 比赛不能这样中断
refused-malformed = 对决中没有这个指令
choose-stat = 选择{ stat-name }，{ $value }
choose-stat-odds = 选择{ stat-name }，{ $value }（胜{ $win }%，平{ $draw }%）
foresee-stat = 对手可能持有的{ $cards }张牌中，{ $won }张的{ stat-name }较低，{ $drawn }张相同，{ $lost }张较高。
start-match = 开始比赛
advance = 继续
interrupt-quit = 放弃比赛
interrupt-navigate = 暂时离开本回合
interrupt-error = 因错误停止比赛
resume = 继续本回合
pause-timers = 暂停计时
resume-timers = 恢复计时
rematch = 再战一场
home = 返回首页

## 场景

scenario-classic = 经典：先得十分者胜，选择时间三十秒。
scenario-classic-5 = 短经典：先得五分者胜。
scenario-classic-15 = 长经典：先得十五分者胜。
scenario-quick = 快速：一回合定胜负。
scenario-bandit = 老虎机：骰子决定卡牌和属性，先得十分者胜。
scenario-team = 团体：每方六名选手，每人出场一次。
scenario-solo = 单人：经典规则，选择时间不限。
scenario-alternate = 轮选：双方轮流选择，对手很强。
scenario-heavyweights = 重量级：人人力大，快的不多，胜率比数值更重要；一项属性要等其余四项都用过才能再选，对手按胜率出牌。
scenario-limited = 限用：一项属性要等其余四项都用过才能再选；双方轮流选择，对手按胜率出牌。

## 局面

side-name = { $side ->
    [player] 玩家
   *[opponent] 对手
}
draw-score = 第 { $round } 回合。玩家 { $player }，对手 { $opponent }。
draw-break = 接下来是第 { $round } 回合。玩家 { $player }，对手 { $opponent }。
# A no-break space stands between a stat and its value.
draw-card = { side-name }：{ $name }（{ $country }，{ $class } 公斤）。{ stat-power } { $power }，{ stat-speed } { $speed }，{ stat-technique } { $technique }，{ stat-kumikata } { $kumikata }，{ stat-newaza } { $newaza }。
draw-hidden = { side-name }：一张暗牌。
draw-used-up = { side-name }：暂不可再选：{ $stats }。
ending-target = 达到获胜分数
ending-maxRounds = 打完最后一回合
ending-quit = 一方退出
ending-navigate = 一方离开
ending-error = 出错
ending-waiting = 无人返回

# 叙述者的声音：每个行动一句话
voice-round-won-1 = 这一回合归{ $who }。
voice-round-won-2 = { $who }拿下了。
voice-round-won-3 = { $who }选得好。
voice-round-won-4 = { $who }赢得干净利落。
voice-round-won-5 = { $who }早有对策。
voice-round-won-6 = 毫无争议，{ $who }得分。
voice-round-won-7 = { $who }看得很准。
voice-round-won-8 = { $who }显出了实力。
voice-round-won-9 = { $who }翻开牌，胜负立见。
voice-round-won-10 = 好牌在{ $who }手里。
voice-round-drawn-1 = 谁也不让。
voice-round-drawn-2 = 不分上下。
voice-round-drawn-3 = 两相抵消。
voice-round-drawn-4 = 二者毫无差别。
voice-round-drawn-5 = 双方想到了一处。
voice-round-drawn-6 = 僵持不下，四目相对。
voice-round-drawn-7 = 势均力敌。
voice-round-drawn-8 = 这一回合无人得胜。
voice-round-drawn-9 = 平手，再来。
voice-round-drawn-10 = 分毫不差。

# 电脑为何这样选择。
bot-best-stat = { $value } 是卡上可选的最高数值。
country-AR = 阿根廷
country-AT = 奥地利
country-AU = 澳大利亚
country-AZ = 阿塞拜疆
country-BE = 比利时
country-BR = 巴西
country-CA = 加拿大
country-CH = 瑞士
country-CN = 中国
country-CO = 哥伦比亚
country-CU = 古巴
country-CZ = 捷克
country-DE = 德国
country-DZ = 阿尔及利亚
country-EG = 埃及
country-ES = 西班牙
country-FI = 芬兰
country-FR = 法国
country-GB = 英国
country-GE = 格鲁吉亚
country-GR = 希腊
country-HR = 克罗地亚
country-HU = 匈牙利
country-IE = 爱尔兰
country-IN = 印度
country-IT = 意大利
country-JP = 日本
country-KG = 吉尔吉斯斯坦
country-KR = 韩国
country-KZ = 哈萨克斯坦
country-MA = 摩洛哥
country-MD = 摩尔多瓦
country-MN = 蒙古
country-MX = 墨西哥
country-NL = 荷兰
country-NO = 挪威
country-NZ = 新西兰
country-PL = 波兰
country-PT = 葡萄牙
country-RO = 罗马尼亚
country-RS = 塞尔维亚
country-SE = 瑞典
country-SI = 斯洛文尼亚
country-SN = 塞内加尔
country-TJ = 塔吉克斯坦
country-TN = 突尼斯
country-TR = 土耳其
country-UA = 乌克兰
country-US = 美国
country-UZ = 乌兹别克斯坦
country-ZA = 南非
