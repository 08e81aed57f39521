"""The damage that an attack, a shot or a card may do: its range, and the odds of each loss of life."""

from typing import Any, Final

from turnwright.games.rounds.arena import Arena
from turnwright.games.rounds.commands import Attack, PlayCard, Shoot
from turnwright.games.rounds.map.board import cell_of
from turnwright.games.rounds.rulebook import CON, DAMAGE, FOR
from turnwright.games.rounds.rules import actions
from turnwright.games.rounds.rules.effects import Scene, base_amount, injury, touched_by
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.kernel.formula import parse

ONE_DIE: Final = "1d2"  # of an attack or a shot


class DamageForecast:
    """Damage to one target: lowest and highest, and in how many of `of` cases each loss of life occurs."""

    def __init__(self, target: Fighter, base: int, dice: str) -> None:
        self.target = target
        self.con = int(target.attribute(CON))
        ways: dict[int, int] = {0: 1}
        self.of = 1
        if dice != "":
            odds = parse(dice).odds()
            ways, self.of = odds.ways, odds.of
        self.low = max(0, base + min(ways))
        self.high = max(0, base + max(ways))
        self.losses: dict[int, int] = {}
        for total, count in ways.items():
            lost = int(injury(max(0, base + total), self.con))
            self.losses[lost] = self.losses.get(lost, 0) + count


def damage_of(battle: Battle, command: Any) -> list[DamageForecast]:
    """Forecast the damage of a command of the active fighter, as if there were no responses."""
    fighter = battle.fighters[battle.active]
    if isinstance(command, Attack | Shoot):
        base = int(fighter.attribute(FOR) if isinstance(command, Attack) else actions.shot_damage(fighter))
        targets = [each for each in battle.fighters if each.id == command.target_id]
        return [DamageForecast(each, base, ONE_DIE) for each in targets]
    if not isinstance(command, PlayCard):
        return []
    arena: Arena = battle.arena
    targets = [each for each in battle.fighters if each.id == command.target_id]
    scene = Scene(fighter, targets[0] if targets else None, cell_of(command.to))
    found: list[DamageForecast] = []
    for effect in arena.library.card(command.card).effects:
        if effect.do == DAMAGE:
            base = int(base_amount(fighter, effect))
            found += [
                DamageForecast(each, base, effect.formula) for each in touched_by(battle, scene, effect)
            ]
    return found
