### 终端客户端的用语：都是完整的句子，读屏软件可以直接朗读。

## 开始

ui-menu-scenario = { $game }：请选择场景。
ui-menu-help = 请输入编号，或输入 q 退出。
ui-menu-help-back = 输入编号，b 返回，q 退出。
ui-menu-more = 还有 { $count } 项：输入“更多”。
ui-menu-saved = 继续已保存的对局（{ $count }）
ui-menu-saved-title = 选择一局已保存的对局。
ui-saved-match = { $name }：{ $over ->
    [yes] 已结束
   *[no] 未结束
}，{ $played }
ui-saved-none = 没有已保存的对局。
ui-saved-how = 继续对局：turnwright play --resume 名称；重看对局：turnwright replay 名称
ui-title = { $game }：{ $scenario }
ui-seat-you = { $seat }：你
ui-seat-person = { $seat }：真人玩家
ui-seat-bot = { $seat }：电脑（{ $bot }）
ui-bot = { $name ->
    [easy] 简单
    [medium] 中等
    [hard] 困难
    [random] 随机
    [heuristic] 启发式
    [master] 游戏主持人
    [planner] 规划
    [search] 搜索
   *[other] { $text }
}
ui-seat-units = { $told }，操控{ $units }
ui-begins = 种子 { $seed }。对局随时自动保存：{ $name }
ui-torn = 对局记录的最后一行不完整，已舍弃。
ui-resumed = 对局从第 { $number } 步之后继续。

## 一个回合

ui-hand-over = 请把设备交给{ $seat }，其他人不要看。准备好后按回车。
ui-more = 还有 { $count } 项：输入“更多”，或输入“查找”加关键词。
ui-found = { $count ->
    [0] 没有符合的选项。
   *[other] 有 { $count } 个选项符合；请多加几个词缩小范围。
}
ui-not-now = 现在不能这样做。按回车查看可选项。
ui-topic-more = 输入“{ $word }”查看另外 { $count } 个。
ui-unavailable = { $names }（{ $why }）
ui-not-possible = 现在不可行：{ $list }
ui-not-possible-count = 另有 { $count } 项现在不可行：输入“不可行”查看原因。
ui-unavailable-none = 现在没有不可行的选项。
ui-between = ；
ui-gap = { "" }
ui-suggested = 你可以改为：
ui-how-odds = 输入“概率”加选项的编号或文字。例如：概率 3
ui-how-find = 输入“查找”加一个词，列出包含它的选项。
ui-look-unknown = 没有关于“{ $text }”的资料。
ui-nothing-now = 现在没有可选项。按回车查看可以做什么。
ui-number-changed = { $number } 原为“{ $before }”，现在是“{ $now }”。尚未执行：如确认，请再输入一次 { $number }。
ui-number-gone = { $number } 原为“{ $before }”，已不在列表中。尚未执行。
ui-too-late = 太迟了：对局已经继续进行。
ui-refused = 无法执行：{ $reason }。
ui-go-on = 按回车键或输入“继续”，让其他人行动；也可输入编号，或输入 ? 查看帮助。
ui-done = 已执行：{ $choice }。
ui-undo-shown = 无法撤销：这一步已经揭示了新的信息。
ui-undo-other = 无法撤销：上一步是另一个席位的选择。
ui-undo-nothing = { $why ->
    [start] 没有可撤销的：对局刚刚开始。
    [long-ago] 没有可撤销的：上一步选择过于久远。
    [chance] 没有可撤销的：此后已经掷过骰子。
    [asked] 没有可撤销的：此后已经向玩家提问。
    [seen] 没有可撤销的：结果已经被看到。
   *[other] 没有可撤销的。
}
ui-log-empty = 还没有发生任何事。

## 帮助

ui-help-enter = 回车：重新显示局面和选项
ui-help-now = { $verbs ->
    [yes] 输入编号，或按回车重新显示局面和选项。现在可以输入的词语：
   *[no] 输入编号，或按回车重新显示局面和选项。
}
ui-help-verb = { $example ->
    [none] { $verb }
   *[other] { $verb }{ "   " }{ $example }
}
ui-help-always = 随时可以输入：{ $words }
ui-help-all = 查看各词的说明和本游戏的全部动词：??
ui-help-name = 名称
ui-help-choice = 选项
ui-help-number = 编号
ui-help-topic = 主题
ui-help-words = 词语
ui-help-more = 更多：显示长列表中的后续选项
ui-help-find = 查找 词：列出包含这些词的选项
ui-help-look = 查看，或“查看 名称”：重新显示局面，或查看其中一项
ui-help-odds = 概率 选项：只预览该选项的结果，不执行
ui-help-rules = 规则，或“规则 主题”：用一屏显示规则，或其中一个主题
ui-rules-none = 这个游戏没有规则摘要。
ui-rules-topics = 主题：{ $topics }。输入“规则”和主题，例如：规则 { $topic }
ui-rules-unknown = 规则中没有“{ $text }”这个主题。
ui-help-hint = 提示：显示电脑会怎么做及其理由
ui-hint = 电脑会选择：
ui-hint-none = 现在没有提示。
ui-hint-remote = 服务器不提供提示。
ui-help-map = 地图：显示整张地图
ui-help-legend = 图例：说明屏幕上的符号
ui-help-unavailable = 不可行：列出现在不可行的选项及原因
ui-legend = 符号：{ $signs }
ui-legend-none = 没有需要说明的符号。

## 骰子和问题

ui-throw = { $reason ->
    [none] { $seat }：请掷 { $formula }。输入点数，或按回车自动掷骰。
   *[other] { $seat }：请掷 { $formula }（{ $reason }）。输入点数，或按回车自动掷骰。
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
ui-question = { $seat ->
    [none] { $question }
   *[other] { $seat }：{ $question }
}
ui-answer-first = 请先回答问题。输入 ? 查看帮助。
ui-undo-question = { $seat }：允许撤销上一步选择吗？
ui-yes = 允许
ui-no = 不允许
ui-roll = { $reason ->
    [none] 第 { $number } 次掷骰：{ $parts }
   *[other] 第 { $number } 次掷骰，{ $reason }：{ $parts }
}
ui-roll-dice = { $head }：{ $faces }
ui-roll-also = { $before }、{ $faces }
ui-roll-then = { $before }；{ $after }
ui-rolls = 第 { $first } 至 { $last } 次掷骰：{ $parts }
ui-why-none = 还没有可以说明的掷骰。洗牌和抽牌不显示。
ui-why-range = 可以说明第 { $first } 到第 { $last } 次掷骰。请输入“原因”加数字。
ui-odds-tail = { $total } 或更高：{ $more }%；{ $total } 或更低：{ $less }%。
ui-odds-mean = 平均值为 { $mean }。
ui-odds-unknown = 概率未知：{ $reason }。

## 说明

ui-terms-target = { $name }：{ $parts }。
ui-terms-hit = 命中 { $percent }%
ui-terms-crit = 暴击 { $percent }%
ui-terms-save = 豁免成功 { $percent }%
ui-terms-works = 成功 { $percent }%
ui-terms-damage = 伤害 { $low } 至 { $high }（平均 { $mean }）
ui-terms-damage-fixed = 伤害 { $low }
ui-terms-heal = 治疗 { $low } 至 { $high }（平均 { $mean }）
ui-terms-heal-fixed = 治疗 { $low }
ui-terms-drops = 倒下 { $percent }%
ui-terms-roll = { $kind ->
    [attack] 攻击检定
    [saving] 豁免检定
   *[check] 检定
}：{ $roll }{ $against ->
    [ac] ，对 AC { $goal }
    [dc] ，对 DC { $goal }
   *[none] {""}
}。
ui-terms-parts = （{ $parts }）
ui-terms-advantage = 优势：{ $reasons }。
ui-terms-disadvantage = 劣势：{ $reasons }。
ui-terms-reason = { $reason }（{ $unit }）
ui-terms-risk = { $parts ->
    [none] { $name }可能作出反应。
   *[other] { $name }可能作出反应：{ $parts }。
}
ui-terms-cost = 消耗：{ $costs }。
ui-terms-none = 这一项没有可显示的概率。
ui-terms-figures = 数值：{ $parts }。
ui-figure-damage = 基础伤害 { $number }
ui-figure-hit = 命中 { $number }%
ui-figure-crit = 暴击 { $number }%
ui-figure-cooldown = 冷却 { $number } 回合
ui-figure-rangeFt = 射程 { $number } 尺
ui-figure-longFt = 远射程 { $number } 尺
ui-figure-ly = 距离 { $number } 光年
ui-figure-days = { $number } 天
ui-figure-fuel = 消耗存量最少的舰船 { $number }% 的燃料
ui-figure-reachFt = 触及 { $number } 尺
ui-why-parts = 加值：{ $parts }。
ui-why-goal = 护甲等级{ $goal }（{ $parts }）。

## 结束

ui-winner = 胜者：{ $seats }。
ui-draw = 平局。
ui-scores = 比分：{ $scores }。
ui-watch-again = 对局已保存。回放请输入：
ui-input-ended = 输入已结束。
ui-how-to-go-on = 对局已保存。继续请输入：

## 回放

ui-played = 种子 { $seed }，规则 { $rules }。
ui-game-gone = 未安装游戏 { $game }，只按对局记录显示。
ui-unfinished = 对局记录到此为止，对局尚未结束。
ui-undid = { $seat }撤销了上一步选择。
ui-rekeyed = 从这里起使用新的骰子。

## 原因

ui-refused-not-kept = 无法写入你的骰子文件，因此没有掷骰
ui-refused-over = 对局已经结束
ui-refused-waiting = 对局正在等待一个回答
ui-refused-not-yours = 那属于另一个席位
ui-refused-impossible = 这不是可选的回答
ui-refused-answered = 已经回答过了
ui-refused-no-seat = 旁观者不能行动
ui-refused-no-pause = 这场对局的计时不能暂停
ui-refused-read-only = 这场对局是只读的
ui-refused-store = 服务器的数据库没有响应，请重试
ui-refused-fault = 服务器处理时出错
ui-refused-too-large = 内容太长
ui-refused-wrong-type = 服务器无法识别

## 在服务器上

ui-you-are = 你在对局 { $match } 中是{ $seat }。
ui-you-watch = 你正在旁观对局 { $match }。按回车查看局面。
ui-seat-elsewhere = 你是在 { $server } 入座的。如果这是同一台服务器，请加上 --from { $server } 重新加入。
ui-seat-several = 你在这场对局中有多个席位：{ $seats }。请用 --seat 选择一个。
ui-seat-none = 你没有这个席位。请用完整的邀请地址加入，或用 --watch 旁观。
ui-name-long = 名字最多 { $most } 个字符。请用 --as 换一个短些的。
ui-seat-player = { $there ->
    [yes] { $player ->
        [none] { $seat }：真人玩家，已连接
       *[other] { $seat }：{ $player }，已连接
    }
   *[no] { $player ->
        [none] { $seat }：真人玩家，未连接
       *[other] { $seat }：{ $player }，未连接
    }
}
ui-player-at = { $player }（{ $seat }）
ui-came = { $who }加入了。
ui-left = { $who }离开了。
ui-chat = { $who }说：{ $words }
ui-waiting = 正在等待{ $seats }。
ui-clock-held = 计时已暂停。
ui-time-low = 你还剩 { $seconds } 秒。
ui-time-up = 时间到，由服务器代你行动。
ui-time-up-other = { $who }时间到，由服务器代为行动。
ui-clock-runs = 计时进行中。
ui-time-left = { $seconds ->
    [one] 还有 { $seconds } 秒可以回答。
   *[other] 还有 { $seconds } 秒可以回答。
}
ui-lost = 连接中断，正在重新连接。
ui-back = 已重新连接。
ui-thrown = 你的掷骰（{ $formula }）：{ $faces }。
ui-threw-for-you = 时间到：服务器替你掷了骰子。
ui-chose-for-you = 时间到：已替你给出默认回答。
ui-unanswered = 服务器尚未回应。输入 q 退出，输入 ? 查看帮助。
ui-not-meanwhile = 请等待服务器回应。
ui-fair-throw = { $reason ->
    [none] { $seat }：请掷 { $formula }。按回车掷骰；事先输入的任何内容都会混入骰子。
   *[other] { $seat }：请掷 { $formula }（{ $reason }）。按回车掷骰；事先输入的任何内容都会混入骰子。
}
ui-fair-help = 回车：掷骰。点数由你的种子和服务器事先承诺的种子共同算出。
ui-cheated = { $how ->
    [commitment] 服务器作弊：它更换了对骰子的承诺。
    [secret] 服务器作弊：它的种子与承诺不符。
    [seed] 服务器作弊：它没有使用你的种子。
    [late] 你已经掷过骰子，服务器却自行掷骰：它声称你来得太迟。
    [again] 这次掷骰先前已有不同的结果：服务器退回到了对局较早的状态。
   *[faces] 服务器作弊：它报告的点数与骰子不符。
}
ui-proven = { $count ->
    [one] 已根据对局记录重新计算你的掷骰：骰子公平。
   *[other] 已根据对局记录重新计算你的 { $count } 次掷骰：骰子公平。
}
ui-no-dice = { $game }中玩家不掷骰子，--own-dice 不起作用。
ui-anchor =
    服务器对骰子的承诺由这个锚点确定，不得更改：{ $anchor }
    你的掷骰凭据保存在 { $file }
ui-unheard = { $count ->
    [one] 有一次你已经掷过骰子，服务器却自行掷骰：它声称你的种子来得太迟。
   *[other] 有 { $count } 次你已经掷过骰子，服务器却自行掷骰：它声称你的种子来得太迟。
}
ui-unproven = { $how ->
    [commitment] 对局记录不能证明骰子公平：第 { $line } 行的承诺与当初给你的不同。
    [half] 对局记录不能证明骰子公平：第 { $line } 行与你看到的掷骰不同。
   *[line] 对局记录不能证明骰子公平：第 { $line } 行无效。运行 turnwright verify 查看原因。
}
ui-kept-there = 本地不保存：对局保存在服务器上，结束后你会得到对局记录。
ui-journal-there = 对局保存在服务器上。对局记录：
ui-how-to-come-back = 对局保留在服务器上。返回请输入：
ui-help-who = 谁：列出各席位及其连接状态
ui-help-say = 说 内容：向对局中的所有人发送消息
ui-help-clock = 时钟：暂停或恢复计时
ui-trouble = 服务器提示：{ $reason }。
ui-trouble-bot = 一名电脑玩家出错，对局暂停。
ui-trouble-fault = 游戏规则出错，对局暂停。
ui-rollback = 服务器丢失了对局的最近部分，你最后看到的内容不再有效。
ui-read-only = 这场对局是只读的。
ui-help-log-there = 记录：显示最近的经过，最多 { $count } 句
ui-help-why-there = 原因 N：显示第 N 次掷骰的点数和概率；从你加入时开始编号
ui-help-save-there = 保存：无需使用，对局保存在服务器上；结束后你会得到对局记录
ui-help-quit-there = q：退出；对局保留在服务器上

## 服务器为什么不继续

ui-ending-replaced = 这个席位已在别处登录。请关闭那一处，再重新加入。
ui-ending-wrong-token = 这不能打开对局的席位。每份邀请只能使用一次：请从使用过它的地方返回。
ui-ending-bad-name = 这个名字不能使用：请使用同一种文字的可见字符。
ui-ending-name-taken = 本对局中已有玩家使用这个名字或相似的名字。请用 --as 另选一个。
ui-ending-wrong-match = 服务器上没有这场对局。请检查地址。
ui-ending-no-spectators = 这场对局不允许旁观。请凭邀请加入。
ui-ending-full = 服务器已满。请稍后再试。
ui-ending-wrong-protocol = 服务器运行的是另一个版本。请安装与服务器相同的版本。
ui-ending-no-answer = 服务器响应超时，可能正忙。请重试。
ui-ending-too-fast = 来自你的地址的消息或请求太多，服务器暂时不再接受。请稍候再试。
ui-ending-too-large = 消息太长，服务器关闭了连接。请重新加入。
ui-ending-unreadable = 这场对局使用的规则与服务器的不同，无法在服务器上继续。
ui-ending-unknown-game = 服务器上已经没有这个游戏。
ui-ending-gone = 连接已关闭。请重新加入。

## 启动服务器，创建对局

ui-open-at = 服务器运行在 { $address }，对局保存在 { $kept }。
ui-lobby-at = 大厅地址：{ $address }
ui-lobby-no-browser = 无法打开浏览器：请打开上面的地址，或用 turnwright play --terminal 在终端里玩。
ui-open-host = 创建对局并查看加入方法：{ $line }
ui-open-far = 供其他机器上的玩家使用（如果他们能这样访问本机）：{ $line }
ui-open-more = 其他功能：{ $address }
ui-open-close = 按 Ctrl-C 停止；再次启动后，所有对局都会继续。
ui-open-plain = 警告：连接未加密，令牌可能在网络上被窃取。请使用 --tls-cert，或使用支持 TLS 的反向代理。
ui-invited = { $seat }（席位 { $number }）：{ $line }
ui-look-on = 旁观：{ $line }
ui-host-invite = 如果有玩家丢失了席位，可重新签发邀请：{ $line }
ui-host-token = 房主令牌（已保存在本机）：{ $token }
ui-host-none = 你不是这场对局的房主。请用 --token 提供房主令牌。
ui-host-archived = 对局已归档：不再列出，但仍可查看。
ui-host-listed = 对局已重新列出。
ui-host-removed = 对局及其全部存档已删除。

## 电脑思考

ui-thinking = { $seat }正在思考。按 Ctrl-C 让其立即行动。
ui-thinking-percent = { $percent }%
ui-thinking-seconds = { $count } 秒

## 可以输入的词；其他写法用顿号分隔

ui-words-help = 帮助
ui-words-rules = 规则
ui-words-look = 查看、看
ui-words-odds = 概率、胜算
ui-words-hint = 提示
ui-words-map = 地图
ui-words-legend = 图例
ui-words-more = 更多
ui-words-find = 查找
ui-words-log = 记录
ui-words-why = 原因、为什么
ui-words-save = 保存
ui-words-undo = 撤销
ui-words-unavailable = 不可行
ui-words-who = 谁
ui-words-say = 说
ui-words-clock = 时钟
ui-words-continue = 继续
ui-words-quit = 退出
ui-words-tutorial = 教程
ui-words-skip = 跳过
ui-words-back = 返回
ui-words-yes = 是、允许
ui-words-no = 否、不允许

## 课程

ui-lesson = 第 { $number } 课（共 { $count } 课），{ $title }：
ui-lessons-over = 课程结束，祝你好运。
ui-lessons-none = 这个游戏没有课程。
ui-lessons-offer = 第一次玩吗？输入“教程”，跟着指引玩这一局。
ui-help-tutorial = 教程：开始或结束第一局的课程；跳过：进入下一课

## 菜单

ui-menu-opponent = 对手的强度？
ui-menu-again = 输入 r 再来一局，m 返回菜单，或按回车退出。
ui-menu-facts = { $title }（{ $summary ->
    [none] { $level ->
        [easy] 简单
        [even] 均势
       *[hard] 困难
    }
   *[other] { $summary }
}，胜率 { $won }%{ $length ->
    [0] {""}
   *[other] { $game ->
        [stellar] ，约 { $length } 天
        [wuxia] ，约 { $length } 个回合
       *[other] ，约 { $length } 轮
    }
}）
ui-menu-summary = { $title }（{ $summary }）
ui-level-easy = 简单
ui-level-medium = 中等
ui-level-hard = 困难
ui-level-random = 简单：随机行动
ui-level-heuristic = 中等
ui-level-planner = 困难：会计划
ui-level-search = 困难：需要思考片刻
