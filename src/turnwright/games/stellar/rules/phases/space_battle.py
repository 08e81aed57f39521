"""A battle in space: ten rounds of aiming, launching, intercepting and shooting, with dice of its own."""

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

NOBODY: Final = -1
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
        self.target: i64 = NOBODY
        self.lock: float = 0.0
        self.hurt: i64 = 0  # by guns, in the round that is being shot
        self.killer: i64 = NOBODY


class Projectile:
    """A missile or torpedo under way."""

    def __init__(self, shooter: i64, target: i64, eta: i64, hp: i64, damage: i64) -> None:
        self.shooter: i64 = shooter
        self.target: i64 = target
        self.eta: i64 = eta
        self.hp: i64 = hp
        self.damage: i64 = damage


class SpaceBattle:
    """All that is in one battle while it is fought."""

    def __init__(self, arena: Arena, fleets: list[Fleet], dice: Dice) -> None:
        self.dice = dice
        self.numbers: Numbers = arena.numbers
        self.sides: list[str] = factions_of(fleets)
        self.ships: list[Combatant] = []
        self.flying: list[Projectile] = []
        self.classes: list[ShipClass] = list(arena.classes.values())
        self.round: i64 = 0
        self.report = Report()
        # The living of each side by type, as places among the ships; made anew each round.
        self.muster: list[list[list[int]]] = []
        self._enlist(arena, fleets)
        self._open_books()

    def _enlist(self, arena: Arena, fleets: list[Fleet]) -> None:
        for fleet in fleets:
            side = self.sides.index(fleet.faction)
            for ship in fleet.ships:
                place = len(self.ships)
                kind = arena.classes[ship.type]
                self.ships.append(Combatant(ship.clone(), kind, fleet.id, side, place))

    def _open_books(self) -> None:
        for side in self.sides:
            self.report.losses[side] = {}
            self.report.ammunition[side] = {"missiles": 0, "torpedoes": 0, "interceptors": 0}
            self.report.intercepted[side] = 0
            self.report.survivors[side] = 0

    def fight(self) -> None:
        """Rounds until one side is left, ten at most; then whoever is stronger has won."""
        while self.round < self.numbers.rounds and self._sides_alive() > 1:
            self.round += 1
            self._fight_round()
        self.report.rounds = self.round
        self.report.winner = self._winner()
        self._wear_down()
        self._close_books()

    def _fight_round(self) -> None:
        self._call_roll()
        for shot in self.flying:
            shot.eta -= 1
        for one in self.ships:
            if one.ship.hp > 0:
                self._aim(one)
        for one in self.ships:
            if one.ship.hp > 0 and one.target != NOBODY:
                self._launch(one)
        self._soft_kill()
        self._defend()
        self._impact()
        self._shoot()

    def _call_roll(self) -> None:
        self.muster = [[[] for _ in self.classes] for _ in self.sides]
        for one in self.ships:
            if one.ship.hp > 0:
                self.muster[one.side][one.kind.number].append(int(one.place))

    # Aiming

    def _aim(self, one: Combatant) -> None:
        alive = one.target != NOBODY and self.ships[one.target].ship.hp > 0
        if not alive or self.dice.unit() >= self.numbers.keep_target:
            one.target = self._choose(one)
        if one.target != NOBODY:
            lock: float = one.lock + self.numbers.lock_gain
            one.lock = 1.0 if lock > 1.0 else lock
        else:
            lost: float = one.lock - self.numbers.lock_loss
            one.lock = 0.0 if lost < 0.0 else lost

    def _choose(self, one: Combatant) -> i64:
        transports = self._transport_number()
        carried = transports >= 0 and self._count(one.side, transports) > 0
        chance: float = self.numbers.transport_chance + self.numbers.transport_step * float(self.round - 1)
        if chance > self.numbers.transport_most:
            chance = self.numbers.transport_most
        if carried and self.dice.unit() < chance:
            return self._pick(one.side, transports)
        for number in one.kind.ranks:
            if self._count(one.side, number) > 0:
                return self._pick(one.side, number)
        return self._pick(one.side, transports) if carried else NOBODY

    def _transport_number(self) -> i64:
        for kind in self.classes:
            if kind.carries:
                return kind.number
        return -1

    def _count(self, side: i64, number: i64) -> i64:
        # Of all other sides.
        total: i64 = 0
        for other in range(len(self.sides)):
            if other != side:
                total += len(self.muster[other][number])
        return total

    def _pick(self, side: i64, number: i64) -> i64:
        at: i64 = self.dice.below(self._count(side, number))
        for other in range(len(self.sides)):
            if other == side:
                continue
            row = self.muster[other][number]
            if at < len(row):
                return row[at]
            at -= len(row)
        return NOBODY

    # Missiles and torpedoes

    def _launch(self, one: Combatant) -> None:
        ship = one.ship
        books = self.report.ammunition[self.sides[one.side]]
        left: i64 = self.numbers.salvo
        while left > 0 and ship.torpedoes > 0:
            ship.torpedoes -= 1
            books["torpedoes"] += 1
            self._fire(one, self.numbers.torpedo_eta, self.numbers.torpedo_hp, one.kind.torpedo_damage)
            left -= 1
        while left > 0 and ship.missiles > 0:
            ship.missiles -= 1
            books["missiles"] += 1
            self._fire(one, self.numbers.missile_eta, self.numbers.missile_hp, one.kind.missile_damage)
            left -= 1

    def _fire(self, one: Combatant, eta: i64, hp: i64, damage: i64) -> None:
        self.flying.append(Projectile(one.place, one.target, eta, hp, damage))

    def _soft_kill(self) -> None:
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
        self._clear_sky()

    def _defend(self) -> None:
        # The point defence of a side shoots down what is about to hit it, one projectile after the other.
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
        self._clear_sky()

    def _clear_sky(self) -> None:
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
        # All guns of a round go off at once: whoever is shot still shoots.
        for one in self.ships:
            if one.ship.hp <= 0 or one.target == NOBODY or one.kind.gun <= 0:
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
        # More hp, then more ships, else nobody.
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

    def _wear_down(self) -> None:
        # Attrition never kills the last ship of the winner.
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

    def _close_books(self) -> None:
        for one in self.ships:
            side = self.sides[one.side]
            if one.ship.hp > 0:
                self.report.survivors[side] += 1
            else:
                lost = self.report.losses[side]
                lost[one.kind.type] = lost.get(one.kind.type, 0) + 1

    def survivors(self) -> dict[str, list[Ship]]:
        """The ships that are left, by fleet."""
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
    """Fight one battle with dice of its own: who is left stays in orbit, the rest is gone."""
    ctx.enter(f"battles/{battle.id}")
    return _fought(in_order(state, ctx), [battle], ctx)


def _fought(state: GalaxyState, scheduled: list[Battle], ctx: TurnContext) -> GalaxyState:
    made = state.clone()
    systems = by_id(made)
    scheduled = [battle for battle in scheduled if battle.system in systems]
    fleets: dict[str, Fleet] = {fleet.id: fleet for fleet in made.fleets}
    fought: dict[str, Battle] = {}
    sunk: dict[str, bool] = {}
    for battle in battles_in_order(scheduled):
        fought[battle.id] = _resolved(made, battle, systems[battle.system], fleets, sunk, ctx)
    made.battles = [fought.get(battle.id, battle) for battle in made.battles]
    made.fleets = [fleets[fleet.id] for fleet in made.fleets if fleet.id in fleets]
    made.armies = [army for army in made.armies if army.id not in sunk]
    made.messages = canonicalize_messages(made.messages)
    return made


def _resolved(
    state: GalaxyState,
    battle: Battle,
    system: StarSystem,
    fleets: dict[str, Fleet],
    sunk: dict[str, bool],
    ctx: TurnContext,
) -> Battle:
    engaged = [fleets[name] for name in sorted(battle.fleets) if name in fleets]
    fight = SpaceBattle(state.arena, engaged, ctx.dice(f"battle/{battle.id}"))
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
    done = battle.clone()
    done.status = RESOLVED
    done.turn_resolved = ctx.turn
    done.report = fight.report
    _tell(state, done, system, fight.report, ctx)
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


def _tell(state: GalaxyState, battle: Battle, system: StarSystem, report: Report, ctx: TurnContext) -> None:
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
    """A battle that nobody fought by now is a draw, and nobody stays locked in a battle that is over."""
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
    made.battles = [_drawn(battle, ctx) if battle.status != RESOLVED else battle for battle in made.battles]
    made.fleets = [_freed(fleet, freed, systems) for fleet in made.fleets]
    return made


def _freed(fleet: Fleet, freed: dict[str, str], systems: dict[str, StarSystem]) -> Fleet:
    system = systems.get(freed.get(fleet.id, ""))
    if system is not None:
        return _after_battle(fleet, fleet.ships, system)
    if fleet.state != COMBAT:
        return fleet
    copy = fleet.clone()
    copy.state = ORBIT
    copy.stop()
    return copy


def _drawn(battle: Battle, ctx: TurnContext) -> Battle:
    done = battle.clone()
    done.status = RESOLVED
    done.turn_resolved = ctx.turn
    done.report = Report()
    return done
