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

ui-refused-not-kept = 你的骰子文件写不进去，所以没有掷出
ui-refused-over = 比赛已经结束
ui-refused-waiting = 比赛先要等一个回答
ui-refused-not-yours = 那是别的座位的
ui-refused-impossible = 这个回答不可能
ui-refused-answered = 已经回答过了
ui-refused-no-seat = 旁观者只能观看
ui-refused-no-pause = 这场比赛的时钟不能停
ui-refused-read-only = 这场比赛只能观看
ui-refused-store = 服务器的存储没有回应，请再试
ui-refused-fault = 服务器出了错
ui-refused-too-large = 太长了
ui-refused-wrong-type = 服务器读不懂

## 在服务器上

ui-you-are = 你在比赛 { $match } 中是{ $seat }。
ui-you-watch = 你在旁观比赛 { $match }。按回车看现在的局面。
ui-seat-elsewhere = 你是在 { $server } 入座的。如果这是同一张桌子，请在地址后面加上 --from { $server } 再加入一次。
ui-seat-several = 你在这场比赛里有几个座位：{ $seats }。请用 --seat 选一个。
ui-seat-none = 你没有这场比赛的这个座位。请用带邀请的完整地址加入，或者用 --watch 旁观。
ui-name-long = 名字最多 { $most } 个字。请用 --as 取一个短些的。
ui-seat-player = { $there ->
    [yes] { $player ->
        [none] 这一桌的{ $seat }由人来玩，已到场。
       *[other] 这一桌的{ $seat }是 { $player }，已到场。
    }
   *[no] { $player ->
        [none] 这一桌的{ $seat }由人来玩，不在场。
       *[other] 这一桌的{ $seat }是 { $player }，不在场。
    }
}
ui-player-at = { $player }（{ $seat }）
ui-came = { $who }到场了。
ui-left = { $who }离开了。
ui-chat = { $who }说：{ $words }
ui-waiting = 比赛在等{ $seats }。
ui-clock-held = 时钟停着。
ui-clock-runs = 时钟在走。
ui-time-left = { $seconds ->
    [one] 还有 { $seconds } 秒可以回答。
   *[other] 还有 { $seconds } 秒可以回答。
}
ui-lost = 连接断了，正在重试。
ui-back = 连接恢复了。
ui-thrown = 你的骰子（{ $formula }）掷出 { $faces }。
ui-threw-for-you = 时间到了：服务器替你掷了骰子。
ui-chose-for-you = 时间到了：已替你给出默认的回答。
ui-unanswered = 服务器还没有回答。这时可以用 q 离开，用 ? 看还能做什么。
ui-not-meanwhile = 这要等服务器回答以后才行。
ui-fair-throw = { $reason ->
    [none] { $seat }：请掷 { $formula }。按回车，或先随便输入些什么来摇骰子。
   *[other] { $seat }：请掷 { $formula }（{ $reason }）。按回车，或先随便输入些什么来摇骰子。
}
ui-fair-help = 回车：掷骰。点数由你的一半和服务器早已定下的一半得出。
ui-cheated = { $how ->
    [promise] 服务器作弊：骰子不是它承诺过的。
    [secret] 服务器作弊：它的一半不是早已定下的那一半。
    [seed] 服务器作弊：它没有用你的一半。
    [late] 这些骰子你已经掷过，服务器却自己掷了：它说你来晚了。
    [again] 这次已经掷过，而且不是这样：服务器回到了对局较早的状态。
   *[faces] 服务器作弊：骰子的点数与它说的不同。
}
ui-proven = { $count ->
    [one] 你的一次掷骰已由记录重新算过：骰子公平。
   *[other] 你的 { $count } 次掷骰已由记录重新算过：骰子公平。
}
ui-no-dice = 在{ $game }里没有由人掷的骰子：--own-dice 在这里不起作用。
ui-anchor =
    服务器在你的骰子里的那一半由这个锚定下，不能改变：{ $anchor }
    你看到的每次掷骰都保存在 { $file }
ui-unheard = { $count ->
    [one] 有一次你已经掷过，服务器却自己掷了：它说你的一半来晚了。
   *[other] 有 { $count } 次你已经掷过，服务器却自己掷了：它说你的一半来晚了。
}
ui-unproven = { $how ->
    [promise] 记录不能证明骰子：第 { $line } 行承诺的骰子不是向你承诺过的。
    [half] 记录不能证明骰子：第 { $line } 行与你看到的掷骰不同。
   *[line] 记录不能证明骰子：第 { $line } 行不成立，turnwright verify 会说明原因。
}
ui-kept-there = 这里什么也没有写：服务器保存着比赛，结束后会把记录取来。
ui-journal-there = 比赛保存在服务器上，记录在这里：
ui-how-to-come-back = 比赛在服务器上继续。要回来，请输入：
ui-help-who = who：谁坐在哪里，谁在场
ui-help-say = say 话：对全桌的人说
ui-help-clock = clock：停下时钟，或让它再走
ui-trouble = 服务器说：{ $reason }。
ui-trouble-bot = 一个电脑玩家出了错，比赛在等待。
ui-trouble-fault = 游戏规则出了错，比赛在等待。
ui-rollback = 服务器丢失了比赛的一部分，你最后看到的那些已经不在了。
ui-read-only = 这场比赛只能观看。
ui-help-log-there = log：最近发生的事，最多 { $count } 句
ui-help-why-there = why N：第 N 次掷骰的骰子和概率；从你到场时数起
ui-help-save-there = save：不用做什么，服务器保存着比赛；结束后会把记录取来
ui-help-quit-there = q：离开；比赛留在服务器上

## 服务器为什么不继续

ui-ending-replaced = 有人从别处坐上了这个座位。请关掉那一处，再重新加入。
ui-ending-wrong-token = 这打不开比赛的任何座位。邀请只能用一次：请从用过它的地方回来。
ui-ending-wrong-match = 这个服务器上没有这场比赛。请检查地址。
ui-ending-no-spectators = 这场比赛不许旁观。请凭邀请加入。
ui-ending-full = 服务器已经满了。请稍后再试。
ui-ending-wrong-protocol = 服务器用的是另一个版本。请安装与服务器相同的版本。
ui-ending-no-answer = 服务器太久没有回答。也许它很忙：请再试。
ui-ending-too-fast = 一下子来得太多，服务器关了门。请稍等再试。
ui-ending-too-large = 说的话太长，服务器关了门。请重新加入。
ui-ending-unreadable = 这场比赛用的规则与服务器的不同，无法在那里继续。
ui-ending-unknown-game = 服务器上已经没有这个游戏。
ui-ending-gone = 连接已结束。请重新加入。

## 开一桌，办一场比赛

ui-open-at = 牌桌开在 { $address }，比赛保存在 { $kept }。
ui-open-host = 办一场比赛，看看怎样入座：{ $line }
ui-open-far = 给别的机器上的人，如果他们这样连到这台机器：{ $line }
ui-open-more = 其他内容：{ $address }
ui-open-close = Ctrl-C 关闭；再开时每场比赛都会继续。
ui-invited = { $seat }：{ $line }
ui-look-on = 旁观：{ $line }
