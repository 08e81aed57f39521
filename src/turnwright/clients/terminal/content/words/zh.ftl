### 终端客户端的用语。都是完整的句子，给眼睛看，也给读屏软件读。

## 开始

ui-menu-scenario = { $game }：玩哪一场？
ui-menu-help = 请输入数字，或输入 q 离开。
ui-title = { $game }：{ $scenario }
ui-seat-person = 本桌{ $seat }由真人担任。
ui-seat-bot = 本桌{ $seat }由电脑 { $bot } 担任。
ui-begins = 种子 { $seed }。比赛边玩边存：{ $name }
ui-torn = 记录的最后一行写到一半中断，已删去。
ui-resumed = 比赛从第 { $number } 步之后继续。

## 一个回合

ui-hand-over = 请交给{ $seat }，其他人不要看。准备好后按回车。
ui-more = 还有 { $count } 个：输入 more，或输入 find 加一个词。
ui-found = { $count ->
    [0] 没有选项包含这些词。
   *[other] 有 { $count } 个选项包含这些词；请多写几个词以便全部显示。
}
ui-not-now = 现在不能这样做。按回车看可以做什么。
ui-topic-more = 还有 { $count } 项：输入 { $word }
ui-between = ；
ui-suggested = 可以改为：
ui-how-odds = 输入 odds 加一个选择的编号或说法，例如：odds 3
ui-how-find = 输入 find 加一个词，看包含它的选项。
ui-look-nobody = 关于 { $text } 没有可说的。
ui-nothing-now = 现在没有可选的。按回车看你可以做什么。
ui-too-late = 太晚了：比赛已经往下进行。
ui-refused = 不可以：{ $reason }。
ui-done = 已完成：{ $choice }。
ui-undo-shown = 不能收回：它显示了新的内容。
ui-undo-other = 不能收回：上一个选择是别的座位做的。
ui-undo-nothing = { $why ->
    [start] 没有可以收回的：比赛从这里开始。
    [long-ago] 没有可以收回的：时间太久了。
    [chance] 没有可以收回的：之后已有随机的结果。
    [asked] 没有可以收回的：之后已问过别人。
    [seen] 没有可以收回的：后来的事已经有人看到了。
   *[other] 没有可以收回的。
}
ui-log-empty = 还没有发生任何事。

## 帮助

ui-help-enter = 回车：再看一次局面和选项
ui-help-more = more：选项很多时看下一页
ui-help-find = find 词：找包含这些词的选项
ui-help-look = look，或 look 加名字：再看局面，或看其中一员
ui-help-odds = odds 加一个选择：只看结果会怎样，不执行

## 骰子和问题

ui-throw = { $reason ->
    [none] { $seat }：请掷 { $formula }。输入点数，或按回车让牌桌来掷。
   *[other] { $seat }：请掷 { $formula }（{ $reason }）。输入点数，或按回车让牌桌来掷。
}
ui-dice-one = { $count ->
    [2] { $which ->
        [l] 两个 d{ $sides }，取较低
       *[h] 两个 d{ $sides }，取较高
    }
   *[other] { $which ->
        [l] { $count } 个 d{ $sides }，取最低
       *[h] { $count } 个 d{ $sides }，取最高
    }
}
ui-faces-expected = 请输入 { $formula } 的各个点数，用空格隔开，或按回车。
ui-question = { $seat }：{ $question }
ui-answer-first = 请先回答问题。输入 ? 看这里可以输入什么。
ui-undo-question = { $seat }：上一个选择可以收回吗？
ui-yes = 可以
ui-no = 不可以
ui-roll = { $reason ->
    [none] 第 { $number } 掷：{ $parts }
   *[other] 第 { $number } 掷，{ $reason }：{ $parts }
}
ui-rolls = 第 { $first } 至 { $last } 次掷骰：{ $parts }
ui-why-none = 还没有你能看到的掷骰；洗牌和抽牌不在此列。
ui-why-range = 有第 { $first } 到第 { $last } 掷。请输入 why 加数字。
ui-odds-tail = { $total } 或更多：{ $more }%；{ $total } 或更少：{ $less }%。
ui-odds-mean = 平均值是 { $mean }。
ui-odds-unknown = 概率未知：{ $reason }。

## 结束

ui-winner = 胜者：{ $seats }。
ui-draw = 没有人获胜。
ui-scores = 比分：{ $scores }。
ui-watch-again = 比赛已保存。要再看一遍，请输入：
ui-input-ended = 输入已结束。
ui-how-to-go-on = 比赛已保存。要继续，请输入：

## 重看

ui-played = 种子 { $seed }，规则 { $rules }。
ui-game-gone = 这里没有安装 { $game }：只凭记录讲述这场比赛。
ui-unfinished = 记录到此为止，比赛还没有结束。
ui-undid = { $seat }收回了上一个选择。
ui-rekeyed = 从这里起换了骰子。

## 原因

ui-refused-over = 比赛已经结束
ui-refused-waiting = 比赛先要等一个回答
ui-refused-not-yours = 那是别的座位的
ui-refused-impossible = 这个回答不可能
ui-refused-answered = 已经回答过了
