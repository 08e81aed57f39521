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
help-log = log：显示到目前为止的全部经过
help-why = why N：显示第 N 次掷骰的点数和概率
help-save = save：将对局存入文件
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
