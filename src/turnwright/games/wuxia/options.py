"""What the fighter whose turn it is may do: each ready skill on each opponent, and to let the turn pass."""

from typing import Any, Final

from turnwright.games.wuxia.commands import Defend, UseSkill
from turnwright.games.wuxia.skills import ATTACK
from turnwright.games.wuxia.state import CharacterState, EquippedSkill, GameState
from turnwright.kernel.options import Options

DEFEND: Final = Defend()


def order_for(state: GameState, skill: EquippedSkill, target: CharacterState) -> Any:
    """The command to use a skill on a target; each is made once and kept."""
    if not skill.orders:
        skill.orders.extend([UseSkill(skill.skill_id, skill.tier, each.id) for each in state.fighters])
    return skill.orders[target.place]


class FighterOptions(Options):
    """Skills by slot, opponents by id, and last to defend."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.skills: list[EquippedSkill] | None = None
        self.targets: list[CharacterState] = []

    def look(self) -> list[EquippedSkill]:
        """The usable skills; looked up when somebody asks, because most bots never do."""
        found = self.skills
        if found is None:
            actor = self.state.fighters[self.state.actor]
            found = []
            for skill in actor.equipped:
                if skill.slot == ATTACK and skill.ready_in == 0 and skill.move.qi_cost <= actor.stats.qi:
                    found.append(skill)
            self.targets = [
                each for each in self.state.fighters if each.side != actor.side and each.stats.hp > 0
            ]
            self.skills = found
        return found

    def count(self) -> int:
        """How many there are."""
        skills = self.look()
        return len(skills) * len(self.targets) + 1

    def command(self, index: int) -> Any:
        """The command of that number."""
        skills = self.look()
        across = len(self.targets)
        if index == len(skills) * across:
            return DEFEND
        return order_for(self.state, skills[index // across], self.targets[index % across])
