"""What the fighter whose turn it is may do: each ready skill on each opponent, and to let the turn pass."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from turnwright.games.wuxia.commands import Defend, UseSkill
from turnwright.games.wuxia.skills import ATTACK
from turnwright.games.wuxia.state import CharacterState, EquippedSkill, GameState
from turnwright.kernel.options import Options

DEFEND: Final = Defend()


def usable(actor: CharacterState, skill: EquippedSkill) -> bool:
    """Whether a skill attacks, is ready, and can be paid for."""
    return skill.slot == ATTACK and skill.ready_in == 0 and skill.move.qi_cost <= actor.stats.qi


def order_for(state: GameState, skill: EquippedSkill, target: CharacterState) -> Any:
    """The command to use a skill on a target; each is made once and kept."""
    if not skill.orders:
        skill.orders.extend([UseSkill(skill.skill_id, skill.tier, each.id) for each in state.fighters])
    return skill.orders[target.place]


@mypyc_attr(free_list_len=1)
class FighterOptions(Options):
    """Skills by slot, opponents by id, and last to defend."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.looked = False

    def look(self) -> None:
        """Find the usable skills and the opponents, when somebody asks: most bots never do."""
        if self.looked:
            return
        actor = self.state.fighters[self.state.actor]
        self.skills: list[EquippedSkill] = [skill for skill in actor.equipped if usable(actor, skill)]
        self.targets: list[CharacterState] = [
            each for each in self.state.fighters if each.side != actor.side and each.stats.hp > 0
        ]
        self.looked = True

    def count(self) -> int:
        """How many there are."""
        self.look()
        return len(self.skills) * len(self.targets) + 1

    def command(self, index: int) -> Any:
        """The command of that number."""
        self.look()
        across = len(self.targets)
        if index == len(self.skills) * across:
            return DEFEND
        return order_for(self.state, self.skills[index // across], self.targets[index % across])
