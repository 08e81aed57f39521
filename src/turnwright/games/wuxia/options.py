"""What the fighter whose turn it is may do: each ready skill on each opponent, and to let the turn pass.

A skill that reaches everybody is one thing to do, and names the first opponent.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from turnwright.games.wuxia.commands import Defend, UseSkill
from turnwright.games.wuxia.skills import ALL, ATTACK
from turnwright.games.wuxia.state import CharacterState, EquippedSkill, GameState
from turnwright.kernel.options import Options

DEFEND: Final = Defend()


def usable(actor: CharacterState, skill: EquippedSkill) -> bool:
    """Whether a skill attacks, is ready, and can be paid for."""
    return skill.slot == ATTACK and skill.ready_in == 0 and skill.move.qi_cost <= actor.stats.qi


def order_for(state: GameState, skill: EquippedSkill, target: CharacterState) -> Any:
    """The command to use a skill on a target; each is made once and kept."""
    if skill.move.reach == ALL:
        target = first_opponent(state, target)
    if not skill.orders:
        skill.orders.extend([UseSkill(skill.skill_id, skill.tier, each.id) for each in state.fighters])
    return skill.orders[target.place]


def first_opponent(state: GameState, other: CharacterState) -> CharacterState:
    """The first by id that lives on the side of a fighter."""
    for each in state.fighters:
        if each.side == other.side and each.stats.hp > 0:
            return each
    return other


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
        number: i64 = 1
        for skill in self.skills:
            number += self.across(skill)
        return number

    def across(self, skill: EquippedSkill) -> int:
        """On how many opponents a skill may be used."""
        return 1 if skill.move.reach == ALL else len(self.targets)

    def command(self, index: int) -> Any:
        """The command of that number."""
        self.look()
        left = index
        for skill in self.skills:
            across = self.across(skill)
            if left < across:
                return order_for(self.state, skill, self.targets[left])
            left -= across
        return DEFEND

    def index(self, command: Any) -> int:
        """The number of a command, or -1; to an area skill it is all one which opponent is named."""
        self.look()
        if isinstance(command, UseSkill):
            for skill in self.skills:
                if skill.move.reach == ALL and self._names(skill, command):
                    return super().index(order_for(self.state, skill, self.targets[0]))
        return super().index(command)

    def _names(self, skill: EquippedSkill, command: UseSkill) -> bool:
        if command.skill_id != skill.skill_id or command.tier != int(skill.tier):  # a number of any size
            return False
        return any(target.id == command.target_id for target in self.targets)
