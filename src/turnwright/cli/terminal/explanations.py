"""Explanations of options and rolls in words, from the turn sheet and the preview."""

from collections.abc import Sequence

from msgspec import UNSET

from turnwright.cli.terminal.questions import in_words
from turnwright.cli.terminal.session import Offers
from turnwright.cli.terminal.text import Text
from turnwright.gamekit.parsing import normalized
from turnwright.kernel.turn_schema import (
    Action,
    Disabled,
    OptionOdds,
    Preview,
    PreviewTarget,
    RollDetail,
    RollPart,
    RollReason,
    RollTerms,
    Spread,
    Way,
)

INDENT = "    "
# The messages of chances, of amounts that vary or not, and of figures on the turn sheet.
CHANCES = {
    "hit": "ui-terms-hit",
    "crit": "ui-terms-crit",
    "save": "ui-terms-save",
    "works": "ui-terms-works",
}
SPREADS = {
    "damage": ("ui-terms-damage", "ui-terms-damage-fixed"),
    "heal": ("ui-terms-heal", "ui-terms-heal-fixed"),
}
FIGURES = {
    "damage": "ui-figure-damage",
    "hit": "ui-figure-hit",
    "crit": "ui-figure-crit",
    "cooldown": "ui-figure-cooldown",
    "reachFt": "ui-figure-reachFt",
    "rangeFt": "ui-figure-rangeFt",
    "longFt": "ui-figure-longFt",
}

WAY_FIGURES = {"ly": "ui-figure-ly", "days": "ui-figure-days", "fuel": "ui-figure-fuel"}
ONCE = ("action", "bonus", "reaction")  # resources of which a turn has one


class Explanations:
    """Explains the options of a seat."""

    def __init__(self, offers: Offers, texts: Text) -> None:
        self._offers = offers
        self._texts = texts

    def preview(self, shown: Preview) -> list[str]:
        """The effects of a legal command: its cost, its odds, and every part of its rolls."""
        lines = [self._offers.text(line) for line in shown.lines]
        lines += self._action(shown.place)
        # Where the game puts the odds into words, those of the turn sheet say no more.
        for target in shown.targets or ([] if shown.lines else self._odds_listed(shown.place)):
            lines += self._target(target)
        if shown.check is not UNSET:
            lines.append(self._roll("check", shown.check))
        if shown.works is not UNSET:
            lines.append(self._texts.say("ui-terms-works", percent=percent(shown.works)))
        for risk in shown.risks:
            odds = [] if risk.odds is UNSET else self._odds(risk.odds)
            name = self._offers.unit_name(risk.by)
            lines.append(self._texts.say("ui-terms-risk", name=name, parts=odds or "none"))
        if not lines:
            lines.append(self._texts.say("ui-terms-none"))
        return [line for line in lines if line]

    def rolled(self, detail: RollDetail) -> list[str]:
        """The parts of a roll that happened."""
        lines = []
        if detail.parts:
            lines.append(self._texts.say("ui-why-parts", parts=[self.part(part) for part in detail.parts]))
        if detail.goal_parts:
            first = detail.goal_parts[0]
            named = [f"{self._offers.text(first.name)} {first.value}", *map(self.part, detail.goal_parts[1:])]
            goal = str(sum(part.value for part in detail.goal_parts))
            lines.append(self._texts.say("ui-why-goal", goal=goal, parts=named))
        return lines + self._edges(detail)

    def refusal(self, shown: Preview) -> str:
        """Why a command is not possible."""
        if shown.refusal is UNSET:
            return self._texts.say("ui-not-now")
        return self._texts.say("ui-refused", reason=self._offers.text(shown.refusal.message))

    def named(self, text: str) -> list[str]:
        """The entries of the turn sheet with this name, possible now or not."""
        turn = self._offers.turn()
        listed: list[Action | Disabled] = [*turn.actions, *turn.disabled]
        lines: list[str] = []
        for action in listed:
            name = self._offers.text(action.name)
            if (said := self._described(action)) and f" {normalized(name)}".find(f" {normalized(text)}") >= 0:
                lines += [name, *said]
        return lines

    def _action(self, place: int) -> list[str]:
        action = self._action_of(place)
        if action is None:
            return []
        return self._described(action, next((each for each in action.ways if each.at == place), None))

    def _described(self, action: Action | Disabled, way: Way | None = None) -> list[str]:
        # What the turn sheet says of an action: what it does, what it costs, and its figures.
        lines = [] if action.about is UNSET else [self._offers.text(action.about)]
        names = {resource.id: self._offers.text(resource.name) for resource in self._offers.turn().economy}
        costs = [
            names[id] if id in ONCE and amount == 1 else _amount(id, names[id], amount)
            for id, amount in action.spends.items()
            if id in names
        ]
        if costs:
            lines.append(self._texts.say("ui-terms-cost", costs=costs))
        figures = [
            self._texts.say(FIGURES[name], number=_figure(name, value))
            for name, value in action.numbers.items()
            if name in FIGURES and value > 0
        ]
        figures += [
            self._texts.say(
                WAY_FIGURES[name], number=percent(value) if name == "fuel" else _figure(name, value)
            )
            for name, value in ({} if way is None else way.numbers).items()
            if name in WAY_FIGURES
        ]
        return [*lines, _sentence(self._texts, figures)] if figures else lines

    def _odds_listed(self, place: int) -> Sequence[OptionOdds]:
        # The odds on the turn sheet, of a game that explains no rolls before they are made.
        action = self._action_of(place)
        ways = [] if action is None else [way for way in action.ways if way.at == place]
        return ways[0].odds if ways else ()

    def _action_of(self, place: int) -> Action | None:
        for action in self._offers.turn().actions if place >= 0 else ():
            if any(way.at == place for way in action.ways):
                return action
            if action.aim is not UNSET and 0 <= place - action.aim.first < action.aim.count:
                return action
        return None

    def _target(self, target: OptionOdds) -> list[str]:
        lines = []
        if parts := self._odds(target):
            name = self._offers.unit_name(target.id)
            lines.append(self._texts.say("ui-terms-target", name=name, parts=parts))
        if not isinstance(target, PreviewTarget):
            return lines
        if target.attack is not UNSET:
            lines += [self._roll("attack", target.attack), *self._edges(target.attack)]
        if target.saving is not UNSET:
            lines += [self._roll("saving", target.saving), *self._edges(target.saving)]
        return lines

    def _odds(self, odds: OptionOdds) -> list[str]:
        say = self._texts.say
        found = []
        for name, message_id in CHANCES.items():
            chance = getattr(odds, name)
            if chance is not UNSET:
                found.append(say(message_id, percent=percent(chance)))
        for name, spread in (("damage", odds.damage), ("heal", odds.heal)):
            if spread is not UNSET:
                found.append(self._spread(name, spread, odds.shots))
        if odds.drops is not UNSET:
            found.append(say("ui-terms-drops", percent=percent(odds.drops)))
        return found

    def _spread(self, name: str, spread: Spread, shots: int) -> str:
        low, high, mean = spread
        args = {"low": str(low * shots), "high": str(high * shots), "mean": round(mean * shots, 1)}
        varies, fixed = SPREADS[name]
        return self._texts.say(varies if low < high else fixed, **args)

    def _roll(self, kind: str, terms: RollTerms) -> str:
        bonus = f"{terms.bonus:+}" if terms.bonus else ""
        dice = in_words(terms.dice, self._texts)
        dice += f", {bonus}" if bonus and dice != terms.dice else bonus
        roll = f"{dice}{self.bracketed(terms.parts)}"
        goal = str(terms.goal)
        if len(terms.goal_parts) > 1:
            first = self._offers.text(terms.goal_parts[0].name)
            named = [f"{first} {terms.goal_parts[0].value}", *map(self.part, terms.goal_parts[1:])]
            goal += self._texts.say("ui-terms-parts", parts=named)
        return self._texts.say(
            "ui-terms-roll", kind=kind, roll=roll, against=terms.against or "none", goal=goal
        )

    def bracketed(self, parts: Sequence[RollPart]) -> str:
        """Parts of a number in brackets, or nothing for a number without parts."""
        if not parts:
            return ""
        named = [self.part(part) for part in parts]
        return self._texts.say("ui-terms-parts", parts=named)

    def part(self, part: RollPart) -> str:
        """A part of a number with its name."""
        return f"{self._offers.text(part.name)} {part.dice or f'{part.value:+}'}"

    def _edges(self, terms: RollTerms | RollDetail) -> list[str]:
        found = []
        for id, reasons in (
            ("ui-terms-advantage", terms.advantages),
            ("ui-terms-disadvantage", terms.disadvantages),
        ):
            if reasons:
                found.append(self._texts.say(id, reasons=[self._reason(one) for one in reasons]))
        return found

    def _reason(self, reason: RollReason) -> str:
        name = self._offers.text(reason.name)
        if not reason.source:
            return name
        return self._texts.say("ui-terms-reason", reason=name, unit=self._offers.unit_name(reason.source))


def percent(chance: float) -> int:
    """A chance in percent; only certainty is 100, and only the impossible is 0."""
    if 0.0 < chance < 1.0:
        return min(99, max(1, int(chance * 100 + 0.5)))
    return 100 if chance >= 1.0 else 0


def _figure(name: str, value: float) -> float | int:
    if name in ("hit", "crit"):
        return percent(value)
    return int(value) if value == int(value) else round(value, 1)


def _amount(id: str, name: str, amount: int) -> str:
    # What is counted in pieces, such as a potion or a slot, or in points.
    return f"{name} ×{amount}" if "-" in id else f"{name} {amount}"


def _sentence(texts: Text, parts: Sequence[str]) -> str:
    return texts.say("ui-terms-figures", parts=list(parts))
