### 实验室的用语：终端与网页。

## 模拟

lab-runs = 共 { NUMBER($runs, useGrouping: 0) } 场，种子 { $seed }。
lab-title = { $game }：{ $what }
lab-scenario = 场景：{ $name }
lab-precise = 提前停止：各项胜率的误差已在 { $margin } 以内。
lab-known = 各项胜率的误差在 { $margin } 以内。
lab-not-precise = 胜率的误差在 { $margin } 以内；要达到 { $wanted }，还需更多场次。
lab-interrupted = 已中断：以下是 { $asked } 场中已完成的 { $runs } 场的结果。
lab-nothing-played = 已中断，没有一场对局完成。
lab-took = { NUMBER($runs, useGrouping: 0) } 场用时 { $time }。
lab-wrote = 已写入：{ $file }
lab-again = 生成第 { $run } 场的对局记录：
lab-watch = 观看这一场：
lab-shown = 种子 { $seed } 的第 { $run } 场：{ $ending }。{ $winners }
lab-won-by = 胜者：{ $seats }。
lab-ended-without-winner = 没有赢家。
lab-progress = { $done } / { $total } 场，每秒 { $rate } 场，还需 { $left }

## 表格

lab-sides = 胜率
lab-side = 阵营
lab-agent = 操控者
lab-won = 胜率
lab-interval = 95% 置信区间
lab-no-winner = 无胜者
lab-left = 终局剩余
lab-lengths = 对局长度
lab-inputs = 输入次数
lab-turns = 回合
lab-mean = 平均
lab-p10 = 10% 分位数
lab-p50 = 中位数
lab-p90 = 90% 分位数
lab-least = 最短
lab-most = 最长
lab-matches = 场数
lab-endings = 对局结束的原因
lab-ending = 结局
lab-times = 次数
lab-share = 比例
lab-share-of = { $name }的比例
lab-units = 单位
lab-unit = 名称
lab-means = 数值为全部对局的平均值；时间只统计发生该事件的对局。

## 各游戏都可能有的结局

lab-ending-steps = 达到输入上限
lab-ending-stuck = 无人能行动

## 局面的胜算

lab-odds = 第 { $number } 步之后的胜算
lab-odds-seat = 以{ $seat }所知为准：未知的信息每场重新抽取。
lab-odds-spectator = 以旁观者所知为准：未知的信息每场重新抽取。
lab-odds-all = 以全部信息为准：只有骰子重新掷出。
lab-odds-over = 第 { $number } 步之后对局已结束：{ $ending }。{ $winners }
lab-odds-along = 对局中胜算的变化
lab-input = 步
lab-chance-of = { $side }胜

## 一招的胜算

lab-skill = { $skill }，第 { $tier } 重
lab-skill-strikes = { $by }攻击{ $target }，对方气血 { $hp }（{ $how }）
lab-skill-exact = 精确计算
lab-skill-sampled = { $blows } 招，种子 { $seed }
lab-skill-hit = 命中 { $hit }：其中暴击 { $critical }，部分命中 { $partial }
lab-skill-miss = 未命中 { $miss }：其中闪避 { $dodged }，失准 { $inaccurate }
lab-skill-damage = 平均伤害 { $mean }；一招击倒 { $defeat }

## 扫描

lab-sweep = 各点的胜率
lab-sweep-points = 共 { $points } 个点，每点最多 { $runs } 场，均使用种子 { $seed } 的骰子。
lab-sweep-set = 设定：{ $settings }
lab-sweep-interrupted = 已中断：以下是 { $asked } 个点中的 { $points } 个。

## 两个方案的比较

lab-compare = A 与 B 的比较
lab-compare-variant = { $variant }：{ $what }（{ $runs } 场，种子 { $seed }）
lab-compare-clear = { $side }在 B 中的胜率比在 A 中{ $which ->
    [more] 高
   *[less] 低
} { $points } 个百分点。
lab-compare-unclear = { $side }：差异不明显，区间包含零。
lab-differences = B 与 A 之差（百分点）
lab-difference = B − A
lab-from-to = { $low } 至 { $high }

## 求参数值

lab-tune-found = { $setting }：{ $side }胜率 { $won }（{ $interval }），最接近 { $target }。
lab-tune-too-low = 在此范围内{ $side }的胜率达不到 { $target }。最接近的是 { $setting }：{ $won }（{ $interval }）。
lab-tune-too-high = 在此范围内{ $side }的胜率始终高于 { $target }。最接近的是 { $setting }：{ $won }（{ $interval }）。
lab-tune-interrupted = 已中断。目前最接近 { $target } 的是 { $setting }：{ $side }胜率 { $won }（{ $interval }）。
lab-tune-runs = 共试 { $values } 个值，每个 { $runs } 场，均使用种子 { $seed } 的骰子。
lab-tune-trials = 试过的值

## 比武大会

lab-tournament-agents = 电脑玩家锦标赛
lab-tournament-fighters = 侠客比武大会
lab-tournament-runs = { $names } 名参赛；每对在每个席位上各打 { $runs } 场，使用种子 { $seed } 的骰子。
lab-tournament-interrupted = 已中断：{ $asked } 场中打了 { $played } 场。
lab-standings = 排名
lab-contestant = 名字
lab-drawn = 平局数
lab-score = 得分
lab-rating = 等级分
lab-deviation = 误差
lab-no-ratings = 要在得分旁显示等级分，需安装 turnwright[lab]。
lab-matrix = 行对列的胜率（百分比）；平局计半胜
lab-matrix-wide = { $names } 名参赛者的胜负表太宽，无法在此显示；请用 --html 或 --csv。
lab-beats = { $one }对{ $other }：{ $percent }

## 遭遇

lab-proposals = 适合{ $party }的战斗
lab-budget = 地形“{ $terrain }”，难度“{ $difficulty }”：经验值预算 { $xp }。
lab-fought = 每个数值来自 { $runs } 场战斗，双方均由 heuristic 操控，种子 { $seed }。
lab-off-by = 每个数值的误差不超过 ±{ $margin }。
lab-difficulty = 难度
lab-difficulty-of = 难度：{ $difficulty }，经验值 { $xp }/{ $budget }。
lab-measured = 实测：队伍胜率 { $won }（{ $interval }），平均 { $rounds } 轮。
lab-encounters = 队伍的胜率
lab-encounter = 遭遇
lab-own-party = 原队伍
lab-level = { $level } 级
lab-heroes = 英雄
lab-foes = 敌人
lab-height = 高 { $feet } 尺
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

## 检查冒险

audit-adventure = { $name }：{ $scenes } 个场景
audit-all-reachable = 其中的一切都可能发生。
audit-unreachable = 永远无法到达
audit-no-foes = 没有可以交战的对手
audit-unset = 没有任何可能发生的事会设置标记 { $what }
audit-ungiven = 没有任何可能发生的事会给予 { $what }
audit-far = 没有英雄能到达那里
audit-unused = { $what } 永远无法使用
audit-absent = { $what } 永远不会出现
audit-unchecked = 没有任何东西要求 { $what } 检定
audit-restless = 此场景不允许休息
audit-by-hand = 只有游戏主持人能施加它
audit-idle = 状态 { $what } 不属于 SRD，也没有任何作用
audit-words = { $lang }：{ $count } 段文字没有译文，例如 { $first }
audit-untranslated = 其文字没有译文，将按文件原样显示。
audit-fights = 战斗（队伍均为休整后的状态）
audit-fight = { $fight }：难度{ $difficulty }
audit-unmeasured = { $fight }：没有胜率，因为 { $why }
