### 各客户端的用语，适用于所有游戏。

## 菜单

menu-title = 请选择游戏。
choose-number = 请输入编号，或输入 ? 查看帮助。
not-a-number = 列表中没有这个编号。输入 ? 查看帮助。
option-out-of-range = { $count ->
    [0] 现在没有可选项。
    [1] 只有一个选项：请输入 1。
   *[other] 请输入 1 到 { $count } 之间的编号。
}

## 帮助

help-title = 可以输入：
help-number = 编号：选择该项
help-help = ?：显示本帮助
help-undo = u：撤销上一步选择
help-log = 记录：显示到目前为止的全部经过
help-why = 原因 N：显示第 N 次掷骰的点数和概率
help-save = 保存：将对局存入文件
help-quit = q：退出，对局会自动保存

## 轮次

your-turn = 轮到你了：{ $seat }。
undo-done = 已撤销上一步选择。
undo-refused = 无法撤销：{ $reason }。
match-over = 对局结束：{ $reason }。

## 骰子

odds = 出现这种结果的概率是 { $percent }%。

## 文件与告别

saved = 已保存到 { $path }。
goodbye = 再见。

## 席位

seat-player = 玩家
seat-opponent = 对手
seat-first = 第一席
seat-second = 第二席
seat-spectator = 旁观者
seat-number = 第 { $number } 席
side-two = { $first }与{ $second }
side-more = { $first }及另外 { $count } 人

# 读懂输入的句子
reader-echo = 明白：{ $action }。
reader-confirm = 确定吗？{ $action }。请回答“是”或“不”。
reader-offer = 不确定“{ $said }”的意思。你是说：{ $action }？请回答“是”或“不”。
reader-whom = { $said }：对谁？
reader-which = { $said }：哪一个？
reader-with-what = { $said }：用什么？
reader-where = { $said }：到哪里？请说出一个格子。
reader-unknown = 这里没有“{ $said }”。你指的是什么？
reader-not-here = 这里不能这样“{ $said }”。请换个说法，或输入 ? 查看帮助。
reader-instead = 那就不做。你改做什么？
reader-no-verb = 没听懂“{ $said }”。例如可以说：{ $verbs }。
    输入 ? 查看帮助。
reader-confused = “{ $said }”让大家摸不着头脑，什么也没发生。
reader-called-off = 好吧，什么也没发生。
reader-too-long = 太长了：最多 { $most } 个字符。
reader-rest-dropped = 剩下的来不及做了：{ $rest }。
answer-yes = 可以：{ $action }。
answer-no = 不行：{ $reason }
answer-distance = { $name }：距离{ $distance }。
answer-your-turn = 轮到你了：{ $name }。
answer-your-move = 轮到你了。
answer-not-your-turn = 还没轮到你。
answer-no-options = 现在没有可选的。
answer-many-options = 有 { $count } 个选择。
answer-unknown = 不知道。可以按名字问某个人，或问一条规则：{ $topics }。

# 叙述者的声音：每个行动一句话
voice-hit-1 = { $who }破开防守，{ $target }吃了一记。
voice-hit-2 = 这一下结结实实，{ $target }身形一晃，{ $who }已在寻找下一个破绽。
voice-hit-3 = { $who }看准了{ $target }防守的空隙。
voice-hit-4 = { $target }这回运气不佳，{ $who }快了一步。
voice-hit-5 = { $who }出手精准。
voice-hit-6 = { $target }看见了，却已来不及。
voice-hit-7 = 好准头！{ $who }在{ $target }身上留下了印记。
voice-hit-8 = { $who }步步紧逼，{ $target }慢了半拍便付出代价。
voice-hit-9 = 这一下不轻，{ $target }咬紧牙关，不肯退让。
voice-hit-10 = { $who }举重若轻。
voice-miss-1 = { $who }一击落空。
voice-miss-2 = { $target }早已不在{ $who }料想的位置。
voice-miss-3 = 只差一点，{ $target }闪开了。
voice-miss-4 = { $who }用力过猛，机会稍纵即逝。
voice-miss-5 = 毫厘之差，{ $target }逃过一劫。
voice-miss-6 = { $target }及时侧身避开。
voice-miss-7 = { $who }低声咒骂：什么也没碰到。
voice-miss-8 = { $who }眼看就要得手，却扑了个空。
voice-miss-9 = { $target }看穿了来势，寸步不让。
voice-miss-10 = 偏得厉害，{ $who }只好重新来过。
voice-critical-1 = 好一击！{ $who }正中{ $target }最痛之处。
voice-critical-2 = 刹那间万籁俱寂，随后{ $target }踉跄而退。
voice-critical-3 = 这一击，{ $who }够讲上好些年。
voice-critical-4 = { $who }毫无保留，{ $target }门户大开。
voice-critical-5 = 面对这一击，{ $target }根本无从招架。
voice-critical-6 = { $who }时机拿捏得分毫不差。
voice-critical-7 = 全场都听见了{ $target }挨的这一下。
voice-critical-8 = { $who }倾尽全力，力道一分不少。
voice-critical-9 = 运气与本事撞在一处，{ $target }恰在中间。
voice-critical-10 = 连{ $target }的同伴都不忍直视。
voice-down-1 = { $target }倒下了。
voice-down-2 = { $target }到此为止。
voice-down-3 = { $target }倒地，再没有起来。
voice-down-4 = { $target }重重摔在地上。
voice-down-5 = 又少一个：{ $target }退出了战斗。
voice-down-6 = 踉跄一步之后，{ $target }倒了下去。
voice-down-7 = { $target }缓缓倒地。
voice-down-8 = { $target }站过的地方，只剩寂静。
voice-down-9 = 没有人来得及救{ $target }。
voice-down-10 = 对{ $target }来说，战斗结束了。
voice-heal-1 = { $target }的脸上恢复了血色。
voice-heal-2 = { $target }的呼吸平稳下来。
voice-heal-3 = 疼痛渐渐放过了{ $target }。
voice-heal-4 = 伤口愈合，{ $target }挺直了身子。
voice-heal-5 = { $target }还没有完。
voice-heal-6 = 一股暖意流过{ $target }全身。
voice-heal-7 = { $target }及时得到了新的力量。
voice-heal-8 = { $target }缓过了最难受的一阵。
voice-heal-9 = 深吸一口气，{ $target }又回到战斗中。
voice-heal-10 = 果然有用，{ $target }点了点头。
voice-spell-1 = { $who }开口，空气随之应和。
voice-spell-2 = { $who }一抬手，便有什么松动了。
voice-spell-3 = { $who }凝聚力量，随即放出。
voice-spell-4 = { $who }的话音在空中停留了片刻。
voice-spell-5 = { $who }一声呼唤，力量应声而至。
voice-spell-6 = 众人的目光都转向{ $who }。
voice-spell-7 = { $who }双手一合，局势为之一变。
voice-spell-8 = { $who }周围的空气微微震颤。
voice-spell-9 = { $who }筹备已久的一招成形了。
voice-spell-10 = { $who }毫不迟疑。
voice-condition-1 = { $target }的处境变了。
voice-condition-2 = 这滋味，{ $target }要受上一阵子。
voice-condition-3 = { $target }的局面更难了。
voice-condition-4 = { $target }奋力抵抗，却未能摆脱。
voice-condition-5 = 这可不是{ $target }所期望的。
voice-condition-6 = { $target }的计划只好暂缓。
voice-condition-7 = { $target }现在有别的烦恼了。
voice-condition-8 = 在{ $target }眼里，战场变了模样。
voice-condition-9 = { $target }对此毫无准备。
voice-condition-10 = { $target }如今又多了一重麻烦。
voice-ended-1 = { $target }恢复了过来。
voice-ended-2 = 过去了，{ $target }重新抬起头。
voice-ended-3 = { $target }摆脱了束缚，眼中带怒。
voice-ended-4 = { $target }的目光重新清明。
voice-ended-5 = 缠住{ $target }的东西松开了。
voice-ended-6 = { $target }完全清醒了。
voice-ended-7 = 这桩麻烦，{ $target }总算熬过去了。
voice-ended-8 = { $target }眨了眨眼，战局重又清晰。
voice-ended-9 = 效力消退，{ $target }行动自如。
voice-ended-10 = { $target }松了口气，哪怕只是片刻。
voice-refused-1 = 你想要出手，却无法办到。
voice-refused-2 = 时机不允许。
voice-refused-3 = 你在最后一刻改了主意。
voice-refused-4 = 有什么拦住了你。
voice-refused-5 = 想法不错，只是还得等等。
voice-refused-6 = 你掂量一番，摇了摇头。
voice-refused-7 = 这样不行，总还有别的办法。
voice-refused-8 = 你的手停在半空。
voice-refused-9 = 你料想得到后果：行不通。
voice-refused-10 = 你懊恼地呼出一口气，重新打量局面。
voice-start-1 = 一触即发。
voice-start-2 = 多说无益，开始了。
voice-start-3 = 人人都在等第一步。
voice-end-1 = 随后，一切归于平静。
voice-end-2 = 胜负已分。
voice-end-3 = 到此为止，剩下的只有四下张望。
voice-first-blood-1 = { $who }先见了血。
voice-first-blood-2 = { $target }第一个受伤。
voice-first-blood-3 = 全场第一道伤，落在{ $target }身上。
voice-last-stand-1 = 那一边只剩下{ $target }还站着。
voice-last-stand-2 = { $target }如今孤身一人。
voice-last-stand-3 = 其余的都倒下了，只有{ $target }独自面对。
voice-swing-1 = 形势转向了{ $side }。
voice-swing-2 = 转眼之间，{ $side }的局面大好。
voice-swing-3 = 胜负或许就此定下：优势在{ $side }。
