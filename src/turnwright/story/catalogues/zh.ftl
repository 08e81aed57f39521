### 各客户端的用语，适用于所有游戏。

## 菜单

menu-title = 想玩哪个游戏？
choose-number = 请输入编号，输入 ? 查看帮助。
not-a-number = 列表中没有这个编号。输入 ? 查看帮助。
option-out-of-range = { $count ->
    [0] 现在没有可选的内容。
    [1] 只有一个选择：请输入 1。
   *[other] 请输入 1 到 { $count } 之间的编号。
}

## 帮助

help-title = 可以输入的内容：
help-number = 编号：作出该选择
help-help = ?：显示本帮助
help-undo = u：撤销上一个选择
help-log = log：查看发生过的一切
help-why = why N：第 N 次掷骰的骰子和概率
help-save = save：把比赛存入文件
help-quit = q：停止，比赛会保存

## 轮次

your-turn = 轮到你了：{ $seat }。
undo-done = 已撤销上一个选择。
undo-refused = 无法撤销：{ $reason }。
match-over = 比赛结束：{ $reason }。

## 骰子

odds = 出现这种结果的概率是百分之 { $percent }。

## 文件与告别

saved = 已保存到 { $path }。
goodbye = 再见。

## 座位

seat-player = 玩家
seat-opponent = 对手
seat-first = 第一席
seat-second = 第二席
seat-spectator = 观众
seat-number = 第 { $number } 席
