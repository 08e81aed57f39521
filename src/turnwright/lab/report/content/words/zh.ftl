### 实验室的用语：终端与网页。

## 模拟

lab-runs = 共 { NUMBER($runs, useGrouping: 0) } 场，种子 { $seed }。
lab-title = { $game }：{ $what }
lab-scenario = 场景：{ $name }
lab-precise = 提前停止：各方胜率的误差已在 { $margin } 以内。
lab-not-precise = 胜率的误差在 { $margin } 以内；要达到 { $wanted }，还需更多场次。
lab-interrupted = 已中断：以下是 { $asked } 场中 { $runs } 场的结果。
lab-nothing-played = 已中断，一场都还没有打完。
lab-took = { $runs } 场用时 { $time }。
lab-wrote = 已写入：{ $file }
lab-again = 写出第 { $run } 场的记录：
lab-watch = 观看这一场：
lab-shown = 种子 { $seed } 的第 { $run } 场：{ $ending }。{ $winners }
lab-won-by = 胜者：{ $seats }。
lab-won-by-nobody = 不分胜负。
lab-progress = { $done } / { $total } 场，每秒 { $rate } 场，还需 { $left }

## 表格

lab-sides = 胜率
lab-side = 一方
lab-agent = 由谁出战
lab-won = 胜率
lab-interval = 95 % 区间
lab-nobody = 平局
lab-left = 终局所余
lab-lengths = 一场有多长
lab-inputs = 输入次数
lab-turns = 回合
lab-mean = 平均
lab-p10 = 一成不超过
lab-p50 = 半数不超过
lab-p90 = 九成不超过
lab-least = 最短
lab-most = 最长
lab-matches = 场数
lab-endings = 比赛为何结束
lab-ending = 结局
lab-times = 次数
lab-share = 比例
lab-share-of = { $name }的比例
lab-units = 单位
lab-unit = 名称
lab-means = 数字是所有场次的平均；时刻是发生该事的场次的平均。

## 各游戏都可能有的结局

lab-ending-steps = 输入过多
lab-ending-stuck = 无人能行动

## 局面的胜算

lab-odds = 第 { $number } 步之后的胜算
lab-odds-seat = 以{ $seat }所知为准：其所不知，每场重新抽取。
lab-odds-spectator = 以旁观者所知为准：其所不知，每场重新抽取。
lab-odds-all = 以全知者的眼光：只有骰子重掷。
lab-odds-over = 第 { $number } 步之后比赛已结束：{ $ending }。{ $winners }
lab-odds-along = 全场胜算的变化
lab-input = 步
lab-chance-of = { $side }胜

## 一招的胜算

lab-skill = { $skill }，第 { $tier } 重
lab-skill-strikes = { $by }攻向{ $target }，对方有 { $hp } 点血（{ $how }）
lab-skill-exact = 精确计算
lab-skill-sampled = { $blows } 招，种子 { $seed }
lab-skill-hit = 命中 { $hit }：其中会心 { $critical }，卸去部分 { $partial }
lab-skill-miss = 落空 { $miss }：其中闪避 { $dodged }，失准 { $inaccurate }
lab-skill-damage = 平均伤害 { $mean }；一招击倒 { $defeat }

## 扫描

lab-sweep = 各点的胜率
lab-sweep-points = 共 { $points } 点，每点至多 { $runs } 场，都用种子 { $seed } 的骰子。
lab-sweep-set = 设定：{ $settings }
lab-sweep-interrupted = 已中断：以下是 { $asked } 点中的 { $points } 点。

## 比武大会

lab-tournament-agents = 各路棋手的比武大会
lab-tournament-fighters = 各路侠客的比武大会
lab-tournament-runs = { $names } 名参加；每对在每个席位上各打 { $runs } 场，用种子 { $seed } 的骰子。
lab-tournament-interrupted = 已中断：{ $asked } 场中打了 { $played } 场。
lab-standings = 排名
lab-contestant = 名字
lab-drawn = 平局数
lab-score = 得分
lab-rating = 等级分
lab-deviation = 误差
lab-no-ratings = 要在得分旁显示等级分，需安装 turnwright[lab]。
lab-matrix = 行对列的胜率（百分比）；平局算半胜
lab-matrix-wide = { $names } 名之间的胜负表太宽，此处不显示；--html 与 --csv 中可见。
lab-beats = { $one }对{ $other }：{ $percent }

## 遭遇

lab-proposals = 为{ $party }安排的战斗
lab-budget = 地形“{ $terrain }”，难度“{ $difficulty }”：经验预算{ $xp }。
lab-fought = 每个数字来自{ $runs }场双方均由启发式操控的战斗，种子{ $seed }。
lab-off-by = 每个数字上下误差至多{ $margin }。
lab-book = 书中评级
lab-by-book = 书中评级：{ $difficulty }，经验{ $xp }/{ $budget }。
lab-measured = 实测：队伍胜率{ $won }（{ $interval }），平均{ $rounds }轮。
lab-encounters = 队伍获胜的频率
lab-encounter = 遭遇
lab-own-party = 原队伍
lab-level = { $level }级
lab-heroes = 英雄
lab-foes = 敌人
lab-height = 高{ $feet }尺
lab-ground = { $kind ->
    [wall] 墙
    [difficult] 困难地形
    [door] 门
    [open-door] 打开的门
    [half-cover] 半身掩护
    [three-quarters-cover] 四分之三掩护
    [blocks-sight] 遮挡视线
    [blocks-steps] 不可进入
   *[floor] 地面
}
