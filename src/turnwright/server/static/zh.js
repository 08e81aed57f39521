var e=`### 网页界面的中文文字：游戏以外的一切。各游戏的文字在其自己的目录里。

## 界面

to-lobby = 返回大厅
lobby = 大厅
main-nav = 主导航
settings = 设置
keys = 按键
close = 关闭
loading = 正在载入
try-again = 重试
theme-now = 主题：{ $theme ->
    [light] 浅色
    [dark] 深色
    [contrast] 高对比度
   *[system] 跟随系统
}
sound-on = 声音已开
sound-off = 声音已关

## 游戏

game-tactics = 战棋
game-duel = 对决
game-wuxia = 武侠
game-rounds = 回合
game-stellar = 星际
about-tactics = 第五版规则的网格战斗，每个概率都看得见。
about-duel = 两名柔道手，五项数值，三十秒内选一项。
about-wuxia = 蓄势满则出手，以中文讲述。
about-rounds = 行动点、卡牌，还有随你推移的历法。
about-stellar = 舰队、燃料与迷雾：一回合推动整个星系。
seat-party = 队伍
seat-master = 主持人
seat-player = 玩家
seat-opponent = 对手
seat-first = 第一方
seat-second = 第二方
bot-easy = 简单
bot-medium = 中等
bot-hard = 困难
bot-random = 随机
bot-heuristic = 启发式
bot-search = 搜索
bot-planner = 规划
bot-called = 电脑（{ $bot }）
a-player = 玩家

## 大厅

lobby-title = 选择游戏
lobby-line = 一键开局，对手是中等强度的电脑。
games = 游戏
play-now = 立即开始
play-now-game = 立即开始：{ $game }
more-ways = { $game }的其他玩法
starting = 正在开局…
minutes = { $count } 分钟
matches = 对局
show = 显示
tab-running = 进行中 { $count }
tab-open = 空位 { $count }
tab-finished = 已结束 { $count }
updating = 实时更新
none-running = 没有进行中的对局
none-running-line = 在上方开一局，或邀请他人加入新对局。
none-open = 没有空位
none-open-line = 开一局并邀请他人，或与电脑对战。
none-finished = 没有已结束的对局
none-finished-line = 对局结束后会列在这里，可以回放。
col-match = 对局
col-seats = 座位
col-state = 状态
col-act = 操作
inputs = { $count } 步
ended = 已结束
yours = 你的对局
seat-open = 有空位
in-progress = 进行中
join = 加入
resume = 继续
watch = 观战
replay = 回放
rematch = 再来一局
last-finished = 你最近的对局
result-won = 胜
result-lost = 负
result-draw = 平

## 新对局

new-match = 新对局
new-match-line = 一切已为初次游玩备好。按喜好调整，然后开始。
game = 游戏
step-scenario = 1 · 场景
step-seats = 2 · 座位
step-table = 3 · 规则
seats-count = { $count } 个座位
people-and-bots = { $people } 人，{ $bots } 个电脑
col-seat = 座位
col-played-by = 由谁操作
col-how = 方式
seat-played-by = { $seat }：由谁操作
bot-of-seat = { $seat }：电脑
held-you = 你
held-invite = 受邀玩家
held-open = 空位
held-bot = 电脑
your-seat = 你的座位
invite-after = 开局后得到可分享的链接。
open-line = 大厅里的任何人都可以坐下。
from-terminal = 在终端里这样做
dice = 骰子
dice-rolled = 代你掷
dice-thrown = 自己掷
dice-line = 每次掷骰事后都可查验。
may-pause = 玩家可以暂停计时
may-watch = 允许观战
in-lobby = 列在大厅
start-match = 开始对局
fact-party = 队伍
fact-foes = 敌人
fact-width = 宽
fact-height = 高
fact-pointsToWin = 获胜分数
fact-maxRounds = 最多局数

## 设置

set-language = 语言
set-language-line = 屏幕上所有文字的语言。
set-theme = 主题
theme-system = 跟随系统
theme-light = 浅色
theme-dark = 深色
theme-contrast = 高对比度
set-name = 你的名字
set-name-line = 其他玩家看到的名字。
set-pace = 他人行动的播放速度
set-pace-line = 按 Esc 立即播完。
pace-instant = 立即
set-motion = 动画
set-motion-line = 系统要求减少动态效果时始终关闭。
set-shake = 震动与粒子
set-sound = 声音
set-volume = 音量
set-odds = 实时胜率
reaction-opportunity_attack = 借机攻击
reaction-shield = 护盾术
standing-always = 总是
standing-matters = 有用时才用
standing-ask = 询问
standing-never = 从不

## 对局

your-turn = 轮到你了。
your-turn-short = 轮到你
you-play = 你操作：{ $seat }
you-watch = 你正在观战
waiting = 等待其他玩家
log = 记录
events = 事件
log-empty = 还没有发生任何事。
log-and-chat = 记录与聊天
side-panel = 侧栏
tab-log = 记录
tab-sheet = 数据
tab-chat = 聊天
show-rolls = 显示掷骰
hide-rolls = 隐藏掷骰
undo = 撤销
undone = 已撤销
event-number = 第 { $number } 步
live = 实时
players = 玩家
you = 你
bot = 电脑
here = 在线
away = 离开
watching = { $count } 人观战
copy-invite = 复制邀请
copied = 已复制
chat = 聊天
chat-empty = 还没有消息。
say = 输入消息
send = 发送
time-left = 还剩 { $count } 秒
seconds = 秒
odds-are = 胜率：{ $sides }，平局 { $draws } %
odds-runs = 据 { $count } 次模拟
left-of = { $name }：{ $left }/{ $most }
question = 询问
choose = 请选择
board = 局面
find-action = 查找行动
options-count = { $count } 个选项
kinds = 行动种类
nothing-found = 没有找到。
more-options = 还有 { $count } 项，可用查找。
throw-title = 请掷骰
throw = 掷骰
throw-all = 全部掷出（{ $count }）
last-throw = 上次掷骰：{ $faces }
do-instead = 改做这个

## 结果

outcome-won = 你赢了
outcome-lost = 你输了
outcome-draw = 平局
outcome-over = 对局结束
winner-is = 胜者：{ $winner }

## 状态

reconnecting = 正在重新连接。
reconnecting-line = 你的上一个命令已保留，会重新发送。
no-match-title = 无法打开这个对局
other-tab-title = 这个座位已在另一个标签页打开
other-tab-line = 可以在这里观战，或取回座位。
take-seat-back = 取回座位
problem-offline = 服务器没有回应，请确认它正在运行。
problem-fault = 服务器出错了。
problem-wrong-match = 这个地址没有对局。
problem-wrong-token = 这个邀请不能打开座位：已被使用，或不完整。
problem-no-spectators = 这个对局不允许观战。
problem-too-fast = 请求太多，请稍候再试。
problem-store = 服务器无法访问存储，请稍后再试。
problem-full = 服务器已满，请稍后再试。
problem-restart = 服务器正在重启。
problem-unreadable = 这个对局由其他版本的规则写成。
problem-not-over = 这个对局还在进行。

## 按键

key-help = 显示此列表
key-skip = 立即播完
key-chat = 聊天
key-time = 读出剩余时间
key-last = 读出上一事件
key-odds = 读出胜率
key-options = 选择选项
key-stats = 选择数值
key-cursor = 移动地图光标
key-target = 下一个目标
key-act = 预览，再确认
key-actions = 选择行动
key-search = 查找行动
key-end = 结束回合
key-order = 读出行动顺序
key-reach = 读出可及目标
key-line = 读出一列格子
key-zoom = 放大、缩小、适应

## 战棋

map = 地图
map-label = 地图，{ $width }×{ $height } 格。方向键移动光标，回车预览并确认。
map-view = 地图视图
creatures = 生物
zoom-in = 放大
zoom-out = 缩小
fit-map = 适应地图
centre-active = 移到当前生物
legend = 图例
lg-walk = 步行
lg-dash = 疾走
lg-difficult = 困难地形
lg-half = 半身掩护
lg-three = 四分之三掩护
lg-raised = 高处
turn-order = 行动顺序
round = 轮
round-number = 第 { $number } 轮
initiative = 先攻
turn-of = { $name }的回合
actions = 行动
all-actions = 全部行动
more = 更多
more-actions = 更多行动
cost-action = 动作
cost-bonus = 附赠动作
cost-reaction = 反应
cost-other = 其他
attacks-left = 还可攻击 { $count } 次
slot = { $level } 环
left = 余 { $count }
move = 移动
feet = { $count } 尺
feet-of = { $left }/{ $most } 尺
hp = 生命
hp-of = 生命值 { $hp }/{ $max }
hit-points = 生命值
ac = AC { $ac }
ac-short = AC
dc-short = DC
armour-class = 护甲等级
do-move = 移动 { $feet } 尺
do-nothing = 选择行动
do-walk-and = 走近并用{ $action }
end-turn = 结束回合
target-is = 目标：{ $name }
target-and-log = 目标与记录
no-target = 没有目标
nearest-foe = 最近的敌人：{ $name }，{ $feet } 尺
pick = 选定
ally = 友方
foe = 敌方
compare = 比较行动
drops = 击倒 { $chance }
fails = 失败 { $chance }
expected = 期望 { $damage }
critical = 重击
saves = 豁免成功
damage = 伤害
advantage = 优势
disadvantage = 劣势
against-ac = { $bonus } 对 AC { $goal }：{ $needed } 以上命中
against-dc = { $bonus } 对 DC { $goal }：{ $needed } 以上成功
made-of = { $what }：{ $parts }
cover = 掩护 +{ $bonus }
strikes = { $name }出击 { $chance }
risk-of = { $name }的借机攻击：{ $chance }
planned = 对{ $target }使用{ $action }。{ $chance }
now = （当前）
nothing-in-reach = 没有可及的目标。
foes-caught = { $count } 个敌人
allies-caught = 友方：{ $names }
float-miss = 未命中
float-critical = 重击
cell-at = { $x }，{ $y }
cell-wall = 墙
cell-door = 门
cell-blocked = 不可通行
cell-high = 高 { $feet } 尺
cell-move = 步行 { $feet } 尺
cell-aim = 可瞄准
cell-catches = 波及{ $names }
reaction-of = { $name }的反应
against = 对
roll = 掷骰
helps = 有用的概率
if-let-through = 若不反应
damage-of = { $damage } 点伤害
next-time = 下次
sheet-of = { $name }的数据
sheet-empty = 选择一个生物，查看你所知的数据。
speed = 速度
fly = 飞行 { $count } 尺
passive-perception = 被动察觉
abilities = 属性
save-short = 豁免 { $bonus }
skills = 技能
attacks = 攻击
spells = 法术
movement-left = 剩余移动
concentrates = 专注于
death-saves = 死亡豁免
death-saves-are = 成功 { $successes }，失败 { $failures }
spell-slots = 法术位
conditions = 状态
items = 物品
ammunition = 弹药
rounds-left = { $count } 轮
aftermath = 战斗之后
dead = 死亡
rounds-fought = 轮数
experience = 经验值
loot = 战利品

## 对决

duel-sub = 先得 { $points } 分 · 第 { $round } 局
duel-ready = 准备好了
duel-start = 开始对局
duel-choose = 选择一项数值
duel-rule = 数值高者得分。若不选择，将随机抽取。
duel-break = 短暂休息
duel-waits = 对手正在选择
duel-compare = 比较卡牌
duel-hidden = 未翻开的牌
duel-last = { $stat }，{ $mine } 对 { $theirs }。
duel-point = 得分：{ $name }。
duel-no-point = 无人得分。
duel-needs = 距获胜：你还差 { $mine } 分，对手还差 { $theirs } 分
duel-rounds = 各局
duel-drawn = 随机抽取
duel-picks = 用过的数值
duel-won-of = 胜/用
duel-timeout = 第 { $round } 局时间已到，随机抽取了{ $stat }。
of = { $a }/{ $b }
to = 比
you-name = 你
paused = 已暂停
pause = 暂停
resign = 认输
leave = 离开
stay = 继续玩
quit-title = 要认输吗？
quit-line = 对手将赢得这个对局。
leave-title = 要离开这个对局吗？
leave-line = 对局会继续；没有玩家在场时计时停止。可从大厅返回。
stopped-title = 本局已中断
stopped-line = 继续将从头重打本局。
tap-again = { $stat }：再点一次即选定。

## 回放

no-replay-title = 无法回放这个对局
play = 播放
to-start = 到开头
to-end = 到结尾
step-back = 后退一步
step-on = 前进一步
moment = 时刻
next-mark = 下一事件
view-as = 视角
a-spectator = 观众
share-moment = 分享此刻
save-as = 保存为 { $kind }
`;export{e as default};