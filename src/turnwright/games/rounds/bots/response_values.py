"""What a response is worth to a bot: what it does by itself, and what it changes of the action it answers."""

from typing import Any

from mypy_extensions import i64

from turnwright.games.rounds.arena import Arena
from turnwright.games.rounds.bots import values
from turnwright.games.rounds.cards import Card, MarkRule, Word
from turnwright.games.rounds.map.board import distance
from turnwright.games.rounds.rulebook import (
    ATTACK,
    ATTACK_REACH,
    AWAY,
    CON,
    DAMAGE,
    FOR,
    MARK,
    MOVE,
    NOBODY,
    PER,
    SHOT,
)
from turnwright.games.rounds.rules import actions
from turnwright.games.rounds.state import Battle, Fighter


class Harm:
    """Damage that an action is about to do to somebody: base and dice, and the attribute it goes by."""

    def __init__(
        self, who: Fighter, base: i64, count: i64, sides: i64, attribute: i64, part: i64, reach: i64
    ) -> None:
        self.who = who
        self.base = base
        self.count = count
        self.sides = sides
        self.attribute = attribute
        self.part = part
        self.reach = reach

    def loss(self, stronger: i64 = 0, tougher: i64 = 0) -> float:
        """What it takes, with so much more of the doer's attribute and of the bearer's CON."""
        base: i64 = self.base + stronger // self.part
        return values.of_damage(self.who, base, self.count, self.sides, tougher)


def harms(state: Battle, actor: Fighter, target: Fighter | None, deed: Any) -> list[Harm]:
    """The damage of an action that may be answered; `deed` is how the question tells of it."""
    if deed["action"] == ATTACK and target is not None:
        return [Harm(target, actor.attribute(FOR), 1, 2, FOR, 1, ATTACK_REACH)]
    if deed["action"] == SHOT and target is not None:
        return [Harm(target, actions.shot_damage(actor), 1, 2, PER, 2, actor.attribute(PER))]
    found: list[Harm] = []
    if "card_id" in deed:
        arena: Arena = state.arena
        card = arena.library.card(deed["card_id"])
        for word in card.words:
            if word.do == DAMAGE:
                found.extend(_of_word(state, actor, target, word, card.reach))
    return found


def _of_word(state: Battle, actor: Fighter, target: Fighter | None, word: Word, reach: i64) -> list[Harm]:
    base: i64 = word.amount
    if word.attribute >= 0:
        base += actor.attribute(word.attribute) // word.part
    return [
        Harm(who, base, word.count, word.sides, word.attribute, word.part, reach)
        for who in values.touched(state, actor, target, word)
    ]


def of_answer(
    state: Battle, owner: Fighter, against: Fighter | None, card: Card, actor: Fighter, dealt: list[Harm]
) -> float:
    """What a response is worth to its owner's side, less what it costs."""
    total = values.of_cost(card)
    for word in card.words:
        for who in values.touched(state, owner, against, word):
            if word.do == MARK and word.lasts == 0:
                arena: Arena = state.arena
                total += _of_brief(owner, who, arena.library.mark(word.mark), actor, dealt)
            elif word.do == MOVE and word.way == AWAY and who is owner:
                total += _of_dodge(owner, actor, word.steps, dealt)
            else:
                total += values.of_word_on(state, owner, who, word)
    return total


def _of_brief(owner: Fighter, who: Fighter, rule: MarkRule, actor: Fighter, dealt: list[Harm]) -> float:
    # A mark for this action alone: it counts if the action goes by what it changes.
    total = 0.0
    for harm in dealt:
        acts = who is actor and harm.attribute != NOBODY
        stronger: i64 = rule.changes[harm.attribute] if acts else 0
        tougher: i64 = rule.changes[CON] if who is harm.who else 0
        more = harm.loss(stronger, tougher) - harm.loss()
        total += more if harm.who.side != owner.side else -more
    return total


def _of_dodge(owner: Fighter, actor: Fighter, steps: i64, dealt: list[Harm]) -> float:
    total = 0.0
    apart: i64 = distance(actor.cell, owner.cell) + steps
    for harm in dealt:
        if harm.who is owner and harm.reach < apart:
            total += harm.loss()
    return total
