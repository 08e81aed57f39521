"""A choice of a bot: a command, its value, and the reason."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

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

    def message(self) -> Message:
        """The reason as a translatable message."""
        if self.worlds == 0:
            return self._reason()
        if self.departs:
            words = {"plans": int(self.plans), "worlds": int(self.worlds), "reason": self._reason()}
            return Message("bot-thinks-better", words)
        return Message("bot-stays-with-it", {"others": int(self.plans - 1), "reason": self._reason()})

    def _reason(self) -> Message:
        words: dict[str, Any] = {"who": self.who, "worth": float(int(self.worth * 10.0 + 0.5)) / 10.0}
        words["departs"] = "yes" if self.departs else "no"
        if self.target != "":
            words["target"] = self.target
        if self.tool != "":
            words["tool"] = self.tool
        return Message(self.why, words)
