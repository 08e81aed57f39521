"""A choice of a bot: a command, its value, and the reason."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from turnwright.gamekit.naming import BETWEEN, verbatim
from turnwright.games.tactics.names import name_of, thing_name
from turnwright.games.tactics.state import CombatState
from turnwright.kernel.records import Message


@mypyc_attr(acyclic=True)
class Choice:
    """A command, its value in hit points and the reason: the id of a message and its arguments."""

    def __init__(
        self, command: Any, worth: float, why: str, who: str = "", target: str = "", tool: str = ""
    ) -> None:
        self.command = command
        self.worth = worth
        self.why = why
        self.who = who
        self.target = target
        self.tool = tool
        self.plans: i64 = 1  # the number of plans that were compared
        self.worlds: i64 = 0
        self.departs: bool = False  # from the choice of the heuristic

    def message(self, state: CombatState) -> Message:
        """The reason as a translatable message."""
        if self.worlds == 0:
            return self._reason(state)
        if self.departs:
            words = {"plans": int(self.plans), "worlds": int(self.worlds), "reason": self._reason(state)}
            return Message("bot-thinks-better", words)
        return Message("bot-stays-with-it", {"others": int(self.plans - 1), "reason": self._reason(state)})

    def _reason(self, state: CombatState) -> Message:
        words: dict[str, Any] = {"who": _called(state, self.who)}
        words["worth"] = float(int(self.worth * 10.0 + 0.5)) / 10.0
        words["departs"] = "yes" if self.departs else "no"
        if self.target != "":
            words["target"] = [_called(state, name) for name in self.target.split(BETWEEN)]
        if self.tool != "":
            words["tool"] = _tool(state, self.who, self.tool)
        return Message(self.why, words)


def _called(state: CombatState, name: str) -> Message:
    # A creature by its name or id, in the language of the reader.
    for each in state.participants:
        if name in (each.name, each.creature_id):
            return name_of(state, each)
    return verbatim(name)


def _tool(state: CombatState, who: str, tool: str) -> Message:
    for each in state.participants:
        if each.name == who:
            for weapon in each.sheet.attacks:
                if weapon.name == tool:
                    return thing_name(weapon.id, [each.sheet], state.arena)
            for power in each.sheet.powers:
                if power.name == tool:
                    return thing_name(power.id, [each.sheet], state.arena)
    return verbatim(tool)
