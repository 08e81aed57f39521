### 轮与回合，中文。

game-name = 轮与回合
seat-first = 甲方
seat-second = 乙方
seat-third = 丙方
seat-fourth = 丁方
seat-fifth = 戊方
seat-sixth = 第六方
scenario-duelo = 决斗：一对一
scenario-dupla = 二对二
scenario-tres_bandos = 三方混战：各自为战
scenario-mesa = 四人对局：二对二，每个角色一个席位
scenario-ruinas = 沼泽废墟：泥地、高地与宝箱
scenario-correria = 抢攻：每人一次行动，轮流进行
scenario-reforcos = 第三轮有援军
about-scenario-dupla = 双方各两名角色，两名都倒下的一方落败。
about-scenario-reforcos = 坚持到援军到来，或在此之前取胜。

## 事件

battle-began = { $first }对{ $second }。
battle-of-sides = { $first }对{ $second }对{ $others }，互相为敌。
sides-against = { $side }对{ $others }
withdrew = { $fighters }退出战斗。
phase-began = { $phase ->
    [start_of_round] 第{ $round }轮开始。
    [order] 排定行动顺序。
    [points] { $actor }获得行动点。
    [start_of_turn] { $actor }的回合开始。
    [turn] { $actor }行动。
    [end_of_turn] { $actor }的回合结束。
   *[end_of_round] 第{ $round }轮结束。
}
tie-rolled = 感知同为{ $per }：{ $names }掷出{ $faces }。
tie-by-id = 掷了{ $throws }次仍相同：{ $names }按编号排定。
order-set = 顺序：{ $names }。
points-given = { $actor }有{ $points }点行动点（敏捷{ $agi }）。
points-lost = { $actor }失去未用的{ $points }点行动点。
effect-worked = { $actor }：{ $source }生效。
effect-paid = { $actor }：{ $source }生效，付出{ $paid }。
effect-failed = { $reason ->
    [last] { $actor }：{ $source }失败：不能用最后一点生命支付。
    [spent] { $actor }：{ $source }失败：{ resource-name }已用于支付其他效果（{ $has }/{ $needs }）。
   *[short] { $actor }：{ $source }失败：{ resource-name }不足（{ $has }/{ $needs }）。
}
resource-name = { $resource ->
    [ap] 行动点
    [mp] 法力
    [sp] 体力
   *[life] 生命
}
price = { $resource ->
    [ap] { $amount }行动点
    [mp] { $amount }法力
    [sp] { $amount }体力
   *[life] { $amount }生命
}
changed = { $target }的{ resource-name }：{ $before }→{ $after }。
declared-attack = { $actor }挥击{ $target }。
declared-shoot = { $actor }射向{ $target }。
declared-card = { $actor }打出{ $card_name }。
declared-card-on = { $actor }对{ $target }打出{ $card_name }。
declared-card-to = { $actor }向{ $to }打出{ $card_name }。
responded = { $actor }以{ $card_name }回应{ $target }。
responded-own = { $actor }以{ $card_name }强化自己的行动。
injured = { $actor }对{ $target }造成{ $damage }点伤害（体质{ $con }）：生命减{ $injury }。
injured-alone = { $target }受到{ $damage }点伤害（体质{ $con }）：生命减{ $injury }。
action-failed = { $reason ->
    [gone] { $actor }的目标已经不在。
   *[out_of_reach] { $actor }已够不着目标。
}
moved = { $actor }走到{ $to }（{ $cost }行动点）。
shifted = { $target }从{ $start }移到{ $to }。
drew = { $actor }抽牌：{ $count }张。
drawn = { $actor }抽到{ $names }。
deck-shuffled = { $actor }把用过的{ $count }张牌洗成新牌堆。
marked = { $target }获得标记：{ $mark_name }（{ $lasts ->
    [0] 仅此行动
   *[other] { $lasts }回合
}）。
mark-gone = { $target }身上的{ $mark_name }消失。
container-opened = { $actor }打开{ $at }的宝箱：{ $card_name }。
rested = { $of ->
    [life] { $actor }休息，恢复生命。
   *[power] { $actor }休息，恢复体力和法力。
}
arrived = { $actor }来到{ $at }。
died = { $target }倒下了！
turn-forced = { $actor }已行动{ $acts }次：回合强制结束。
battle-reason = { $reason ->
    [last_standing] 一方全部倒下。
    [all_down] 双方全部倒下。
    [stalemate] 战斗陷入僵局。
    [round_limit] 已达到轮数上限。
    [resigned] 一方认输。
   *[other] 战斗结束。
}
battle-ended = { battle-reason }{ $winner ->
    [first] 甲方获胜
    [second] 乙方获胜
    [third] 丙方获胜
    [fourth] 丁方获胜
    [fifth] 戊方获胜
    [sixth] 第六方获胜
   *[none] 没有赢家
}（共{ count-rounds }）。
battle-won = { battle-reason }{ $side }{ $count ->
   *[other] 获胜
}（共{ count-rounds }）。

## 询问

respond = 打牌回应吗？
respond-attack = { $actor }挥击{ $target }。打牌回应吗？
respond-shoot = { $actor }射向{ $target }。打牌回应吗？
respond-card = { $actor }打出{ $card }。打牌回应吗？
respond-card-on = { $actor }对{ $target }打出{ $card }。打牌回应吗？
pay-which = 支付哪个效果？
pay-which-of = { $who }，{ phase-name }：支付哪个效果？现有{ $purse }。
respond-with = { $who }打出{ $card }
respond-with-cost = { $who }打出{ $card }（{ $cost }）
pay-for = { $who }的{ $source }（{ $cost }）
no = 否
attack = 攻击
shoot = 射击
order = 行动顺序
throw-of = { $who }，{ $what }
card = 一张牌
action-attack = 挥击
action-shoot = 射击
action-open = 打开宝箱
action-travel = 前往
choose-begin = 开始战斗
choose-attack = 挥击{ $target }（{ $ap }行动点）
choose-shoot = 射击{ $target }（{ $ap }行动点）
choose-move = 走到{ $to }（{ $ap }行动点）
choose-open = 打开{ $at }的宝箱（{ $ap }行动点）
choose-rest-life = 休息：生命+1，回合结束
choose-rest-power = 休息：体力+2，法力+2，回合结束
choose-card = 打出{ $card }（{ $cost }）
choose-card-on = 对{ $target }打出{ $card }（{ $cost }）
choose-card-to = 向{ $to }打出{ $card }（{ $cost }）
choose-end = 结束回合
resign = 认输
topic-attack = 攻击（{ $count }）。
topic-play = 出牌（{ $count }）。
topic-move = 移动（{ $count }）。
topic-act = 其他：
hint-move = 例如：移动 { $cell }
refused-wrong-state = { $now ->
    [battle] 只能在战役中使用
    [over] 已经结束
    [before] 战斗还没开始
    [outside] 现在没有战斗
   *[begun] 战斗已经开始
}
refused-no-fighters = 你在这场战斗中没有角色
refused-no-heroes = 你已经没有英雄
refused-not-first = 由另一位玩家开始战斗
refused-in-battle = 战斗中时间暂停
refused-no-cell = 没有这一格；格子从a1到k11
refused-no-rest = 请指定休息恢复什么：休息 生命，或休息 体力
refused-not-your-turn = 现在是{ $who }的回合
refused-too-late = { $who }本回合已经行动过
refused-unknown-target = { $any ->
    [true] { $who }这样只够得着{ $legal }
   *[false] { $who }这样够不着任何人
}
refused-no-points = 这需要{ $needs }行动点，{ $who }只有{ $ap }
refused-no-points-card = { $card }需要{ $cost }，{ $who }只有{ $purse }
refused-no-card = { $response ->
    [true] 这张是回应牌；可用时会询问你
   *[false] { $any ->
        [true] { $who }没有这张牌；手牌：{ $legal }
       *[false] { $who }没有手牌
    }
}
refused-no-container = { $any ->
    [true] { $who }身边的那一格没有未打开的宝箱；在{ $cells }有
   *[false] { $who }身边没有未打开的宝箱
}
refused-no-walk = { $who }用{ $ap }行动点走不到那里
refused-no-leap = { $any ->
    [true] { $card }可以打向{ $cells }
   *[false] { $card }现在没有可打向的格子
}
refused-no-way = 从这里只能前往{ $places }

## 画面

draw-round = 第{ $round }轮：{ $phase ->
    [none] 战前
    [turn] 回合中
   *[other] 回合之间
}
draw-order = 顺序：{ $order }
draw-legend = { $signs }
sign-kind = { $kind ->
    [mud] 泥地
    [wall] 墙
    [height] 高地
    [container] 宝箱
    [opened] 空宝箱
   *[floor] 平地
}
sign = { $sign } { sign-kind }
legend-fighters = 战斗者，列于棋盘下方
legend-acts = 正在行动
legend-goes-on = 棋盘未完
legend-out = 已退出战斗
draw-fighter = { $head } 生命{ $life }  行动点{ $ap }  法力{ $mp }  体力{ $sp }  手牌{ $cards }  { $name }
draw-marks = {"       "}标记：{ $marks }
draw-hand = {"       "}手牌：{ $cards }
figure-survivors = 生还者
figure-life = 剩余生命
figure-dealt = 造成的生命损失
figure-taken = 损失的生命
figure-kills = 击倒
figure-died = 倒下的轮次
figure-died-share = 倒下
ending-last_standing = 一方全部倒下
ending-all_down = 双方全部倒下
ending-stalemate = 陷入僵局
ending-round_limit = 达到轮数上限
ending-resigned = 一方认输
ending-goal = 目标达成
ending-all_dead = 无人幸存
ending-days_over = 期限已到
figure-length = 轮

## 说明

game-help =
    “查看”后也可以是棋盘上的字母、符号或格子、牌或标记；战役中还可以是地点或“地图”
    可以输入的命令：攻击 bento、射击 bento、移动 f6、打出 治疗、打开 a6、休息 生命、前往 北塔、结束
attribute-CON = 体质
attribute-FOR = 力量
attribute-AGI = 敏捷
attribute-PER = 感知
attribute-INT = 智力
attribute-CAR = 魅力
attribute-ESP = 精神
attribute-is = { $attribute }{ $number }
part-of = { $whole }/{ $part }
bracketed = ({ $whole })
sum = { $one } + { $other }
price-none = 无需支付
phase-name = { $phase ->
    [start_of_round] 轮开始时
    [points] 获得行动点时
    [start_of_turn] 回合开始时
    [end_of_turn] 回合结束时
   *[end_of_round] 轮结束时
}
look-attributes = {"  "}等级{ $level }：{ $attributes }{ $ranged ->
    [true] ；能射击
   *[false] { "" }
}
look-most = {"  "}上限：生命{ $life }，法力{ $mp }，体力{ $sp }
look-borne = {"  "}带有{ $mark }（{ $lasts ->
    [0] 仅此行动
   *[other] { $lasts }回合
}）
look-traits = {"  "}自动生效：
look-hand = {"  "}手牌：
card-times = { $times ->
    [1] { $card }
   *[other] { $card }×{ $times }
}
look-unplayed = {"  "}手牌与牌库合计：{ $cards }
foresee-damage = {"  "}{ $target }（体质{ $con }）：伤害{ $low }至{ $high }；{ $losses }；倒下{ $falls }%
foresee-answers = {"  "}前提是没有卡牌回应
foresee-loss = { $life ->
    [0] 不损失生命（{ $percent }%）
   *[other] 生命-{ $life }（{ $percent }%）
}
look-card = {"  "}{ $card }（{ $cost }）：{ $use }
look-mark = {"  "}{ $mark }：{ $changes }
look-mark-works = {"  "}{ $mark }（{ $cost }）：{ phase-name }
look-effect = {"    "}{ $effect }
look-ground = { $sign }：{ sign-kind }；{ ground-rule }
look-cell = { $at }：{ sign-kind }；{ ground-rule }
ground-rule = { $kind ->
    [mud] 进入需2行动点
    [wall] 不能通过，也挡住视线
    [height] 每升高一级多需1行动点；可能挡住视线
    [container] 不能进入；在相邻格打开需2行动点
    [opened] 不能进入
   *[floor] 进入需1行动点
}
use-activate = { $target ->
    [enemy] 对{ $reach }格内的敌人
    [ally] 对{ $reach }格内的同伴
    [cell] 向{ $reach }格内的一格
   *[self] 在自己的回合
}
use-auto = 自动生效，{ phase-name }
use-response = 回应{ $reach }格内{ $trigger ->
    [own_action] 自己的行动
    [on_self] 针对自己的行动
    [on_partner] 针对同伴的行动
    [partner_action] 同伴的行动
   *[enemy_action] 敌人的行动
}
whom = { $whom ->
    [target] 目标
    [enemies] { $reach }格内的敌人
    [allies] { $reach }格内的同伴
    [giver] 施加标记者
   *[self] 自己
}
whom-marked = 带有{ $mark }的{ $whom }
does-damage = { $whom }：{ $amount }点伤害
does-heal = { $whom }：生命+{ $amount }
does-gain = { $whom }：{ resource-name }+{ $amount }
does-lose = { $whom }：{ resource-name }-{ $amount }
does-mark = { $whom }：标记{ $mark }（{ $lasts ->
    [0] 仅此行动
   *[other] { $lasts }回合
}）
does-unmark = { $whom }：去除{ $mark }
does-move = { $whom }：{ $way ->
    [to] 移到所选的格子
    [away] 远离{ $steps }格
   *[toward] 靠近{ $steps }格
}
does-ap = { $whom }：行动点{ $amount }
does-draw = { $whom }：抽牌{ $amount }张

## 名字

fighter-bento = 本托
fighter-caete = 卡埃特
fighter-dandara = 丹达拉
fighter-iara = 伊娅拉
fighter-luzia = 露齐娅
fighter-orua = 奥鲁昂
fighter-tomas = 托马斯
fighter-zaira = 扎伊拉
card-folego = 气息
card-fonte = 内泉
card-regeneracao = 再生
card-impeto = 冲劲
card-vigilia = 守望
card-furia_antiga = 古怒
card-aura_sagrada = 圣光环
card-espinhos = 荆棘
card-sombra_leve = 轻影
card-inspiracao = 灵感
card-golpe_firme = 稳击
card-golpe_duplo = 双击
card-investida = 突进
card-empurrao = 猛推
card-golpe_atordoante = 震晕击
card-execucao = 处决
card-lamina_venenosa = 毒刃
card-flecha_certeira = 准箭
card-chuva_de_flechas = 箭雨
card-rede = 罗网
card-grito = 战吼
card-salto = 跃
card-segundo_folego = 回气
card-chama = 烈焰
card-brasa = 余烬
card-raio = 雷电
card-onda = 浪涌
card-gelo = 寒冰
card-dreno = 汲取
card-correntes = 激流
card-cura = 治疗
card-prece = 祈祷
card-purificar = 净化
card-bencao_de_pedra = 石之祝福
card-semente = 种子
card-foco = 凝神
card-pressa = 疾行
card-estudo = 研习
card-pocao = 药水
card-bomba = 炸弹
card-pacto = 血契
card-escudo = 盾
card-esquiva = 闪避
card-contragolpe = 反击
card-espelho = 水镜
card-mestria = 精通
card-interpor = 挺身
card-incentivo = 鼓舞
card-intriga = 诡计
card-palavra = 慰藉之言
mark-queimado = 灼烧
mark-envenenado = 中毒
mark-atordoado = 眩晕
mark-lento = 迟缓
mark-preso = 受缚
mark-abalado = 动摇
mark-furia = 狂怒
mark-alerta = 警觉
mark-esquivo = 灵动
mark-guarda = 防守
mark-fervor = 激昂
mark-bencao = 受祝福
mark-broto = 萌芽

## 时间
calendar-usual = 通用历
calendar-luas = 双月历
month-janeiro = 一月
month-fevereiro = 二月
month-marco = 三月
month-abril = 四月
month-maio = 五月
month-junho = 六月
month-julho = 七月
month-agosto = 八月
month-setembro = 九月
month-outubro = 十月
month-novembro = 十一月
month-dezembro = 十二月
month-geada = 霜月
month-broto = 芽月
month-sol_alto = 骄阳月
month-folha_seca = 枯叶月
weekday-domingo = 星期日
weekday-segunda = 星期一
weekday-terca = 星期二
weekday-quarta = 星期三
weekday-quinta = 星期四
weekday-sexta = 星期五
weekday-sabado = 星期六
weekday-dia_da_pedra = 石日
weekday-dia_do_rio = 河日
weekday-dia_do_fogo = 火日
weekday-dia_do_vento = 风日
weekday-dia_do_lume = 烬日
period-amanhecer = 黎明
period-manha = 上午
period-tarde = 下午
period-anoitecer = 黄昏
period-noite = 夜晚
period-madrugada = 凌晨
season-inverno = 冬
season-primavera = 春
season-verao = 夏
season-outono = 秋
season-frio = 寒季
season-calor = 暖季
festival-solsticio_de_inverno = 冬至
festival-carnaval = 狂欢节
festival-equinocio_de_primavera = 春分
festival-solsticio_de_verao = 夏至
festival-festival_das_colheitas = 丰收节
festival-equinocio_de_outono = 秋分
festival-halloween = 万圣节
festival-natal = 圣诞节
festival-vespera_do_ano_novo = 跨年夜
festival-noite_das_brasas = 余烬之夜
festival-festa_da_ponte = 桥节
festival-dia_sem_sombra = 无影日
festival-ultima_colheita = 末收节
note-solsticio_de_inverno = 一年中最长的夜
note-equinocio_de_primavera = 昼夜等长
note-solsticio_de_verao = 一年中最长的白昼
note-festival_das_colheitas = 类似感恩节
note-halloween = 阴阳之隔最薄的一天
note-noite_das_brasas = 家家守一块余烬到天明
note-dia_sem_sombra = 正午万物无影
note-cometa = 宜打铁
moon-alva = 白月
moon-rubra = 赤月
phase-nova = 朔
phase-crescente = 上弦
phase-cheia = 望
phase-minguante = 下弦
phase-oculta = 隐
phase-acesa = 明
sight-cometa = 铁匠彗星
sight-eclipse = 双月食
sight-estrela_caida = 陨星
light-dark = { $light ->
    [light] 明
   *[dark] 暗
}
date = 第{ $year }年{ $month }{ $day }日，{ $weekday }
dateline = { $date } · { $period }，{ $starts }:00至{ $ends }:00，{ light-dark }
date-season = 季节：{ $season }
date-moon = { $sign }{ $moon }：{ $phase }
date-noted = { $sign }{ $name }{ $noted ->
    [true] （{ $note }）
   *[false] { "" }
}

## 战役
scenario-estrada = 北路：为期八天的战役
scenario-duas_luas = 双月之下：两支队伍的战役
place-vila = 渡口村
place-ponte = 老桥
place-bosque = 狼林
place-moinho = 停磨坊
place-serra = 山口
place-fonte = 清泉
place-torre = 北塔
place-farol = 熄灭的灯塔
place-praia = 黑滩
place-mina = 深矿
place-cratera = 陨星坑
find-pao = 面包和奶酪
find-ervas = 疗伤草
find-calice = 银杯
find-moedas = 磨坊主的钱箱
find-vinho = 陈酒
find-anel = 沉戒
find-sal = 水手盐
find-ambar = 暖琥珀
fighter-lobo = 狼
fighter-salteador = 劫匪
fighter-besteiro = 弩手
fighter-vigia = 石守卫
fighter-sombra = 暗影
fighter-corvo = 渡鸦
fighter-rainha = 灰烬女王
campaign-began = { $name }。同行：{ $heroes }。天数：{ $days }。
day-began = 新的一天：{ $date }。
period-began = { $period }（{ light-dark }）。
festival-began = 今天：{ date-noted }
sight-began = 天象：{ date-noted }
set-out = 第{ $group }队启程：{ $start } → { $to }（{ count-periods }）。
reached = 第{ $group }队到达{ $place }。
found-nothing = 第{ $group }队在{ $place }探索，一无所获。
waited = 第{ $group }队在{ $place }等待。
found = 第{ $group }队在{ $place }打开宝箱：{ $find }{ $any ->
    [true] （{ $gains }）
   *[false] { "" }
}{ $treasures ->
    [0] { "" }
   *[other] ，宝物：{ $treasures }
}。
camped = 第{ $group }队在{ $place }休息：生命+{ $life }，法力+{ $mp }，体力+{ $sp }。
met = { $guard ->
    [true] 守卫在{ $place }挡住第{ $group }队：{ $foes }！
   *[false] 第{ $group }队在{ $place }遭遇{ $foes }！
}时间暂停。
went-on = { $won ->
    [true] 第{ $group }队获胜，继续前行。
   *[false] 第{ $group }队未能取胜。
}{ $any ->
    [true] 倒下：{ $fallen }。
   *[false] { "" }
}
departed = { $fighters }退出征途。
campaign-ended = { $winner ->
    [heroes] 战役胜利
   *[foes] 战役失败
}（{ $date }）：{ $reason ->
    [goal] 目标达成。
    [days_over] 期限已到。
    [all_dead] 无人幸存。
    [resigned] 英雄们放弃。
   *[other] 结束。
}
count-periods = { $periods }个时段
count-rounds = { $rounds }轮
count-rounds-left = 余{ $left }轮
choose-travel = 前往{ $to }（{ count-periods }）
choose-explore = 探索（{ count-rounds }）
choose-camp = 休息（{ count-rounds }）
choose-wait = 等待一轮
choose-leave = 结束回合：由队中下一位英雄决定
draw-goal = 第{ $day }/{ $days }天 · 第{ $round }/{ $rounds }轮 · 目标：{ $goals }
look-place = { $place }：危险：亮时{ $light }%，暗时{ $dark }%；休息：生命+{ $life }，法力+{ $mp }，体力+{ $sp }{ $guarded ->
    [true] { "" }；有守卫
   *[false] { "" }
}
look-way = {"  "}往{ $to }（{ count-periods }{ $risky ->
    [true] { "" }，危险{ $danger }%
   *[false] { "" }
}）
look-found = {"  "}在此找到：{ $find }
word-map = 地图
goal-place = { $place }
goal-treasures = 宝物{ $there }/{ $wanted }
goal-won = 胜仗{ $there }/{ $wanted }
draw-group = { $mark } 第{ $group }队，{ $place }：{ $doing ->
    [travel] 前往{ $to }（{ count-rounds-left }）
    [explore] 探索中（{ count-rounds-left }）
    [rest] 休息中（{ count-rounds-left }）
    [wait] 等待
    [battle] 战斗中
    [fallen] 全员倒下
   *[idle] 待命
}
draw-traveller = {"   "}{ $life } 法力{ $mp } 体力{ $sp } { $name }{ $dead ->
    [true] （倒下）
   *[false] { "" }
}
figure-treasures = 宝物
figure-won = 胜仗
figure-days = 天数
name-again = { $name }{ $number }
meeting = 遭遇判定
party = 遭遇对象

## 可以输入的动词

verbs-attack = 攻击
verbs-shoot = 射击
verbs-move = 移动
verbs-play = 打出
verbs-open = 打开
verbs-rest = 休息
verbs-travel = 前往
verbs-begin = 开始
verbs-end = 结束
verbs-resign = 认输
verbs-explore = 探索
verbs-camp = 扎营
verbs-wait = 等待
verbs-act = 行动
verbs-life = 生命
verbs-power = 体力
speech-container = 箱子

# 电脑为何这样选择。
bot-attacks = 以所需的行动点计，这样造成的生命损失最多。
bot-plays = 以花费计，这张牌的收益最高。
bot-rests = { $who }需要恢复，附近也没有敌人。
bot-opens = 宝箱就在{ $who }旁边。
bot-moves = { $strikes ->
    [yes] { $who }可以从那里攻击。
   *[no] 这样{ $who }会离敌人更近。
}
bot-ends = { $who }付得起的其他行动现在都没有用处。
bot-camps = 队伍已失去三分之一以上的生命。
bot-explores = 此地有目标所需的东西。
bot-travels = 这是通往目标所需之处的最短路线。
bot-waits = 现在在此无法推进目标。
