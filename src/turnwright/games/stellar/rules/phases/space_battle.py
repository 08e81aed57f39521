"""Space battle: rounds of aiming, launching, intercepting and shooting, with dice of its own."""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.stellar.arena import Arena, Numbers, ShipClass
from turnwright.games.stellar.rules.canonical_order import battles_in_order, canonicalize_messages, in_order
from turnwright.games.stellar.rules.locations import by_id, factions_of
from turnwright.games.stellar.rules.turn_context import COMBAT_LOG, SYSTEM_LOG, TurnContext, note, send
from turnwright.games.stellar.state import (
    COMBAT,
    DRAW,
    ORBIT,
    RESOLVED,
    SCHEDULED,
    Battle,
    Fleet,
    GalaxyState,
    Report,
    Ship,
    StarSystem,
)
from turnwright.kernel.dice import Dice

NO_INDEX: Final = -1  # of no ship or ship type
PER_CENT: Final = 100

BATTLE_RESOLVED: Final = "BATTLE_RESOLVED"


class Combatant:
    """A ship in a battle."""

    def __init__(self, ship: Ship, kind: ShipClass, fleet: str, side: i64, place: i64) -> None:
        self.ship = ship
        self.kind = kind
        self.fleet = fleet
        self.side: i64 = side
        self.place: i64 = place
        self.target: i64 = NO_INDEX
        self.lock: float = 0.0
        self.hurt: i64 = 0  # damage by guns in this round
        self.killer: i64 = NO_INDEX


class Projectile:
    """A missile or torpedo in flight."""

    def __init__(self, shooter: i64, target: i64, eta: i64, hp: i64, damage: i64) -> None:
        self.shooter: i64 = shooter
        self.target: i64 = target
        self.eta: i64 = eta
        self.hp: i64 = hp
        self.damage: i64 = damage


class SpaceBattle:
    """One battle: its ships, its projectiles, and its report."""

    def __init__(self, arena: Arena, fleets: list[Fleet], dice: Dice) -> None:
        self.dice = dice
        self.numbers: Numbers = arena.numbers
        self.sides: list[str] = factions_of(fleets)
        self.ships: list[Combatant] = []
        self.flying: list[Projectile] = []
        self.classes: list[ShipClass] = list(arena.classes.values())
        self.transports: i64 = NO_INDEX  # the number of the first type that carries armies
        for kind in self.classes:
            if kind.carries:
                self.transports = kind.number
                break
        self.round: i64 = 0
        self.report = Report()
        # The living ships of each side by type, as places in `ships`; rebuilt each round.
        self.living: list[list[list[int]]] = []
        for fleet in fleets:
            side = self.sides.index(fleet.faction)
            for ship in fleet.ships:
                kind = arena.classes[ship.type]
                self.ships.append(Combatant(ship.clone(), kind, fleet.id, side, len(self.ships)))
        for name in self.sides:
            self.report.losses[name] = {}
            self.report.ammunition[name] = {"missiles": 0, "torpedoes": 0, "interceptors": 0}
            self.report.intercepted[name] = 0
            self.report.survivors[name] = 0

    def fight(self) -> None:
        """Fight until one side is left or the rounds are over; then the stronger side has won."""
        while self.round < self.numbers.rounds and self._sides_alive() > 1:
            self.round += 1
            self.fight_round()
        self.report.rounds = self.round
        self.report.winner = self._winner()
        self._apply_attrition()
        for one in self.ships:
            side = self.sides[one.side]
            if one.ship.hp > 0:
                self.report.survivors[side] += 1
            else:
                lost = self.report.losses[side]
                lost[one.kind.type] = lost.get(one.kind.type, 0) + 1

    def fight_round(self) -> None:
        """Fight one round, in the order of its steps."""
        self._count_living()
        for shot in self.flying:
            shot.eta -= 1
        for one in self.ships:
            if one.ship.hp > 0:
                self._aim(one)
        for one in self.ships:
            if one.ship.hp > 0 and one.target != NO_INDEX:
                self._launch(one)
        self._intercept()
        self._point_defence()
        self._impact()
        self._shoot()

    def _count_living(self) -> None:
        self.living = [[[] for _ in self.classes] for _ in self.sides]
        for one in self.ships:
            if one.ship.hp > 0:
                self.living[one.side][one.kind.number].append(int(one.place))

    # Aiming

    def _aim(self, one: Combatant) -> None:
        # A ship keeps a living target most of the time; its lock grows while it has one, and fades else.
        alive = one.target != NO_INDEX and self.ships[one.target].ship.hp > 0
        if not alive or self.dice.unit() >= self.numbers.keep_target:
            one.target = self._choose(one)
        if one.target != NO_INDEX:
            lock: float = one.lock + self.numbers.lock_gain
            one.lock = 1.0 if lock > 1.0 else lock
        else:
            lost: float = one.lock - self.numbers.lock_loss
            one.lock = 0.0 if lost < 0.0 else lost

    def _choose(self, one: Combatant) -> i64:
        # Transports by a chance that grows with the rounds, else the first type of the ship's own order.
        transports = self.transports
        carried = transports != NO_INDEX and self._count(one.side, transports) > 0
        chance: float = self.numbers.transport_chance + self.numbers.transport_step * float(self.round - 1)
        if chance > self.numbers.transport_most:
            chance = self.numbers.transport_most
        if carried and self.dice.unit() < chance:
            return self._pick(one.side, transports)
        for number in one.kind.ranks:
            if self._count(one.side, number) > 0:
                return self._pick(one.side, number)
        return self._pick(one.side, transports) if carried else NO_INDEX

    def _count(self, side: i64, number: i64) -> i64:
        # The enemies of a type.
        total: i64 = 0
        for other in range(len(self.sides)):
            if other != side:
                total += len(self.living[other][number])
        return total

    def _pick(self, side: i64, number: i64) -> i64:
        at: i64 = self.dice.below(self._count(side, number))
        for other in range(len(self.sides)):
            if other == side:
                continue
            row = self.living[other][number]
            if at < len(row):
                return row[at]
            at -= len(row)
        return NO_INDEX

    # Missiles and torpedoes

    def _launch(self, one: Combatant) -> None:
        # A salvo: torpedoes first, then missiles.
        ship, numbers = one.ship, self.numbers
        spent = self.report.ammunition[self.sides[one.side]]
        left: i64 = numbers.salvo
        while left > 0 and ship.torpedoes > 0:
            ship.torpedoes -= 1
            spent["torpedoes"] += 1
            damage: i64 = one.kind.torpedo_damage
            self.flying.append(
                Projectile(one.place, one.target, numbers.torpedo_eta, numbers.torpedo_hp, damage)
            )
            left -= 1
        while left > 0 and ship.missiles > 0:
            ship.missiles -= 1
            spent["missiles"] += 1
            damage = one.kind.missile_damage
            self.flying.append(
                Projectile(one.place, one.target, numbers.missile_eta, numbers.missile_hp, damage)
            )
            left -= 1

    def _intercept(self) -> None:
        # The target fires an interceptor at a projectile that is close.
        for shot in self.flying:
            target = self.ships[shot.target]
            if shot.eta > self.numbers.intercept_eta or target.ship.hp <= 0 or target.ship.interceptors <= 0:
                continue
            if self.dice.unit() >= self.numbers.intercept_try:
                continue
            side = self.sides[target.side]
            target.ship.interceptors -= 1
            self.report.ammunition[side]["interceptors"] += 1
            if self.dice.unit() < self.numbers.intercept_hit:
                shot.hp = 0
                self.report.intercepted[side] += 1
        self.flying = [shot for shot in self.flying if shot.hp > 0]

    def _point_defence(self) -> None:
        # The pooled point defence of a side shoots down what is about to hit it, one projectile at a time.
        power: list[int] = [0 for _ in self.sides]
        for one in self.ships:
            if one.ship.hp > 0:
                power[one.side] += int(one.kind.point_defence * self.numbers.point_defence_factor)
        for shot in self.flying:
            side = self.ships[shot.target].side
            if shot.eta > 0 or power[side] <= 0:
                continue
            used: i64 = shot.hp if shot.hp < power[side] else power[side]
            shot.hp -= used
            power[side] -= int(used)
            if shot.hp <= 0:
                self.report.intercepted[self.sides[side]] += 1
        self.flying = [shot for shot in self.flying if shot.hp > 0]

    def _impact(self) -> None:
        rest: list[Projectile] = []
        for shot in self.flying:
            if shot.eta > 0:
                rest.append(shot)
            elif self.ships[shot.target].ship.hp > 0:
                self._hurt(self.ships[shot.target], shot.damage, self.ships[shot.shooter])
        self.flying = rest

    # Guns

    def _shoot(self) -> None:
        # All guns of a round fire at once: a ship that is destroyed has still fired.
        for one in self.ships:
            if one.ship.hp <= 0 or one.target == NO_INDEX or one.kind.gun <= 0:
                continue
            target = self.ships[one.target]
            if target.ship.hp <= 0:
                continue
            lock: float = one.lock if one.lock > self.numbers.least_lock else self.numbers.least_lock
            if self.dice.unit() < self.numbers.gun_hit * lock * (1.0 - target.kind.evasion):
                target.hurt += one.kind.gun
                target.killer = one.place
        for one in self.ships:
            if one.hurt > 0:
                hurt: i64 = one.hurt
                one.hurt = 0
                self._hurt(one, hurt, self.ships[one.killer])

    def _hurt(self, target: Combatant, damage: i64, by: Combatant) -> None:
        target.ship.hp -= damage
        if target.ship.hp <= 0:
            target.ship.hp = 0
            by.ship.kills += 1

    # The end

    def _sides_alive(self) -> i64:
        alive: list[bool] = [False for _ in self.sides]
        total: i64 = 0
        for one in self.ships:
            if one.ship.hp > 0 and not alive[one.side]:
                alive[one.side] = True
                total += 1
        return total

    def _winner(self) -> str:
        # The side with more hp, then with more ships; else it is a draw.
        hp: list[int] = [0 for _ in self.sides]
        ships: list[int] = [0 for _ in self.sides]
        for one in self.ships:
            if one.ship.hp > 0:
                hp[one.side] += int(one.ship.hp)
                ships[one.side] += 1
        best = 0
        tied = False
        for side in range(1, len(self.sides)):
            if (hp[side], ships[side]) > (hp[best], ships[best]):
                best = side
                tied = False
            elif (hp[side], ships[side]) == (hp[best], ships[best]):
                tied = True
        return DRAW if tied or not hp or hp[best] == 0 else self.sides[best]

    def _apply_attrition(self) -> None:
        # Attrition never destroys the winner's last ship.
        left: list[int] = [0 for _ in self.sides]
        for one in self.ships:
            if one.ship.hp > 0:
                left[one.side] += 1
        for one in self.ships:
            if one.ship.hp <= 0:
                continue
            lost: i64 = one.kind.hp * self.numbers.attrition_percent // PER_CENT
            if lost < self.numbers.attrition_least:
                lost = self.numbers.attrition_least
            spared = left[one.side] == 1 and self.sides[one.side] == self.report.winner
            if lost < one.ship.hp:
                one.ship.hp -= lost
            elif spared:
                one.ship.hp = 1
            else:
                one.ship.hp = 0
                left[one.side] -= 1

    def survivors(self) -> dict[str, list[Ship]]:
        """List the surviving ships by fleet."""
        found: dict[str, list[Ship]] = {}
        for one in self.ships:
            if one.ship.hp > 0:
                if one.fleet in found:
                    found[one.fleet].append(one.ship)
                else:
                    found[one.fleet] = [one.ship]
        return found


def phase_battle_resolution(state: GalaxyState, ctx: TurnContext) -> GalaxyState:
    """Fight every scheduled battle, by system and id."""
    state = in_order(state, ctx)
    scheduled = [battle for battle in state.battles if battle.status == SCHEDULED]
    if not scheduled:
        return state
    ctx.enter("battles")
    return _fought(state, scheduled, ctx)


def resolve_battle(state: GalaxyState, battle: Battle, ctx: TurnContext) -> GalaxyState:
    """Fight one battle with its own dice: survivors stay in orbit, all else is gone."""
    ctx.enter(f"battles/{battle.id}")
    return _fought(in_order(state, ctx), [battle], ctx)


def _fought(state: GalaxyState, scheduled: list[Battle], ctx: TurnContext) -> GalaxyState:
    made = state.clone()
    systems = by_id(made)
    fleets: dict[str, Fleet] = {fleet.id: fleet for fleet in made.fleets}
    resolved: dict[str, Battle] = {}
    sunk: dict[str, bool] = {}  # armies on board of destroyed ships
    for battle in battles_in_order([one for one in scheduled if one.system in systems]):
        system = systems[battle.system]
        engaged = [fleets[name] for name in sorted(battle.fleets) if name in fleets]
        fight = SpaceBattle(made.arena, engaged, ctx.dice(f"battle/{battle.id}"))
        fight.fight()
        left = fight.survivors()
        for fleet in engaged:
            if fleet.id in left:
                fleets[fleet.id] = _after_battle(fleet, left[fleet.id], system)
            else:
                del fleets[fleet.id]
        for one in fight.ships:
            if one.ship.hp <= 0 and one.ship.army != "":
                sunk[one.ship.army] = True
        resolved[battle.id] = _resolved(battle, fight.report, ctx)
        _log_battle(made, battle, system, fight.report, ctx)
    made.battles = [resolved.get(battle.id, battle) for battle in made.battles]
    made.fleets = [fleets[fleet.id] for fleet in made.fleets if fleet.id in fleets]
    made.armies = [army for army in made.armies if army.id not in sunk]
    made.messages = canonicalize_messages(made.messages)
    return made


def _resolved(battle: Battle, report: Report, ctx: TurnContext) -> Battle:
    done = battle.clone()
    done.status = RESOLVED
    done.turn_resolved = ctx.turn
    done.report = report
    return done


def _after_battle(fleet: Fleet, ships: list[Ship], system: StarSystem) -> Fleet:
    copy = fleet.clone()
    copy.ships = ships
    copy.x = system.x
    copy.y = system.y
    copy.z = system.z
    copy.state = ORBIT
    copy.stop()
    return copy


def _log_battle(
    state: GalaxyState, battle: Battle, system: StarSystem, report: Report, ctx: TurnContext
) -> None:
    args = {"system": system.name, "systemId": system.id}
    args["winner"], args["rounds"] = report.winner, str(report.rounds)
    note(state, ctx, COMBAT_LOG, "battle-drawn" if report.winner == DRAW else "battle-won", args)
    sides = list(report.losses)
    lines: list[str] = []
    for side in sides:
        lost = sum([count for count in report.losses[side].values()])
        spent = report.ammunition[side]
        lines.append(
            f"{side}: -{lost} / {report.survivors[side]}; "
            f"{spent['missiles']} M, {spent['torpedoes']} T, {spent['interceptors']} I"
        )
    payload: dict[str, Any] = {
        "battleId": battle.id,
        "systemId": system.id,
        "winner": report.winner,
        "factions": sides,
        "losses": report.losses,
        "ammunition": report.ammunition,
        "survivors": report.survivors,
    }
    send(state, ctx, BATTLE_RESOLVED, 2, system.name, lines, payload, sides)


def force_draws(state: GalaxyState, ctx: TurnContext) -> GalaxyState:
    """End every battle that is still unresolved as a draw, and release its fleets."""
    stuck = [battle for battle in state.battles if battle.status != RESOLVED]
    if not stuck and not any(fleet.state == COMBAT for fleet in state.fleets):
        return state
    ctx.enter("guard")
    made = state.clone()
    systems = by_id(made)
    freed: dict[str, str] = {}
    for battle in battles_in_order(stuck):
        note(made, ctx, SYSTEM_LOG, "battle-forced", {"battle": battle.id})
        for name in battle.fleets:
            freed[name] = battle.system
    made.battles = [
        battle if battle.status == RESOLVED else _resolved(battle, Report(), ctx) for battle in made.battles
    ]
    for at, fleet in enumerate(made.fleets):
        system = systems.get(freed.get(fleet.id, ""))
        if system is not None:
            made.fleets[at] = _after_battle(fleet, fleet.ships, system)
        elif fleet.state == COMBAT:
            released = fleet.clone()
            released.state = ORBIT
            released.stop()
            made.fleets[at] = released
    return made
