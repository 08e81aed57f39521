"""Legal commands: each usable skill on each opponent, or to defend.

A skill that reaches all opponents is one option, and names the first of them.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from turnwright.games.wuxia.commands import Defend, UseSkill
from turnwright.games.wuxia.skills import ALL, ATTACK
from turnwright.games.wuxia.state import CharacterState, EquippedSkill, GameState
from turnwright.kernel.errors import Rejected
from turnwright.kernel.options import Options

DEFEND: Final = Defend()


def usable(actor: CharacterState, skill: EquippedSkill) -> bool:
    """Whether a skill is an attack, ready, and affordable."""
    return skill.slot == ATTACK and skill_problem(actor, skill) == ""


def skill_problem(actor: CharacterState, skill: EquippedSkill) -> str:
    """Return why an equipped attack cannot be used now, as the code of the refusal, or "" if it can."""
    if skill.ready_in > 0:
        return "cooldown"
    return "no-qi" if skill.move.qi_cost > actor.stats.qi else ""


def skill_refusal(actor: CharacterState, skill: EquippedSkill) -> Rejected | None:
    """Return why an equipped attack cannot be used now, or None."""
    code = skill_problem(actor, skill)
    if code == "":
        return None
    reason = f"{skill.skill_id} costs {skill.move.qi_cost} qi"
    if code == "cooldown":
        reason = f"{skill.skill_id} is ready in {skill.ready_in} turns"
    return Rejected(code, reason, "skill_id")


def order_for(state: GameState, skill: EquippedSkill, target: CharacterState) -> Any:
    """Return the command to use a skill on a target; each is made once."""
    if skill.move.reach == ALL:
        target = first_opponent(state, target)
    if not skill.orders:
        skill.orders.extend([UseSkill(skill.skill_id, skill.tier, each.id) for each in state.fighters])
    return skill.orders[target.place]


def first_opponent(state: GameState, other: CharacterState) -> CharacterState:
    """Return the first living fighter by id on the side of another."""
    for each in state.fighters:
        if each.side == other.side and each.stats.hp > 0:
            return each
    return other


@mypyc_attr(free_list_len=1)
class FighterOptions(Options):
    """Skills by slot and opponents by id; the last option is to defend."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.prepared = False

    def prepare(self) -> None:
        """Find the usable skills and the opponents on demand: most bots never ask."""
        if self.prepared:
            return
        actor = self.state.fighters[self.state.actor]
        self.skills: list[EquippedSkill] = [skill for skill in actor.equipped if usable(actor, skill)]
        self.targets: list[CharacterState] = self.state.opponents(actor)
        self.prepared = True

    def count(self) -> int:
        """Return the number of options."""
        self.prepare()
        number: i64 = 1
        for skill in self.skills:
            number += self.across(skill)
        return number

    def across(self, skill: EquippedSkill) -> int:
        """Return the number of opponents a skill may be used on."""
        return 1 if skill.move.reach == ALL else len(self.targets)

    def command(self, index: int) -> Any:
        """Return an option by index."""
        self.prepare()
        left = index
        for skill in self.skills:
            across = self.across(skill)
            if left < across:
                return order_for(self.state, skill, self.targets[left])
            left -= across
        return DEFEND

    def index(self, command: Any) -> int:
        """Return the index of a command, or -1; a skill that reaches all may name any opponent."""
        self.prepare()
        if isinstance(command, UseSkill):
            for skill in self.skills:
                if skill.move.reach == ALL and self._names(skill, command):
                    return super().index(order_for(self.state, skill, self.targets[0]))
        return super().index(command)

    def _names(self, skill: EquippedSkill, command: UseSkill) -> bool:
        if command.skill_id != skill.skill_id or command.tier != int(skill.tier):  # may exceed 64 bits
            return False
        return any(target.id == command.target_id for target in self.targets)
