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
side-more = { $first }及另外{ $count }人

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
reader-too-long = 太长了：最多{ $most }个字符。
reader-rest-dropped = 剩下的来不及做了：{ $rest }。
answer-yes = 可以：{ $action }。
answer-no = 不行：{ $reason }
answer-distance = { $name }：距离{ $distance }。
answer-no-options = 现在没有可选的。
answer-many-options = 有{ $count }个选择。
answer-unknown = 不知道。可以按名字问某个人，或问一条规则：{ $topics }。
