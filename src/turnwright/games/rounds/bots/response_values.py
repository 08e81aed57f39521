"""The value of a response to a bot: its own effects, and how it changes the action."""

from typing import Any

from mypy_extensions import i64

from turnwright.games.rounds.arena import Arena
from turnwright.games.rounds.bots import values
from turnwright.games.rounds.cards import Card, CardEffect, MarkRule
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
    NO_INDEX,
    PER,
    SHOT,
)
from turnwright.games.rounds.rules import actions
from turnwright.games.rounds.rules.effects import base_amount
from turnwright.games.rounds.state import Battle, Fighter


class Harm:
    """Damage that an action is about to do: base, dice, and the attribute it depends on."""

    def __init__(
        self, fighter: Fighter, base: i64, count: i64, sides: i64, attribute: i64, part: i64, reach: i64
    ) -> None:
        self.fighter = fighter
        self.base = base
        self.count = count
        self.sides = sides
        self.attribute = attribute
        self.part = part
        self.reach = reach

    def loss(self, stronger: i64 = 0, tougher: i64 = 0) -> float:
        """Return the expected loss, with changes of the actor's attribute and of the target's CON."""
        base: i64 = self.base + stronger // self.part
        return values.of_damage(self.fighter, base, self.count, self.sides, tougher)


def harms(state: Battle, actor: Fighter, target: Fighter | None, action: Any) -> list[Harm]:
    """List the damage of an action that may be answered; `action` are the arguments of the question."""
    if action["action"] == ATTACK and target is not None:
        return [Harm(target, actor.attribute(FOR), 1, 2, FOR, 1, ATTACK_REACH)]
    if action["action"] == SHOT and target is not None:
        return [Harm(target, actions.shot_damage(actor), 1, 2, PER, 2, actor.attribute(PER))]
    found: list[Harm] = []
    if "card_id" in action:
        arena: Arena = state.arena
        card = arena.library.card(action["card_id"])
        for effect in card.effects:
            if effect.do == DAMAGE:
                found.extend(_of_effect(state, actor, target, effect, card.reach))
    return found


def _of_effect(
    state: Battle, actor: Fighter, target: Fighter | None, effect: CardEffect, reach: i64
) -> list[Harm]:
    base: i64 = base_amount(actor, effect)
    return [
        Harm(fighter, base, effect.count, effect.sides, effect.attribute, effect.part, reach)
        for fighter in values.touched(state, actor, target, effect)
    ]


def of_answer(
    state: Battle, owner: Fighter, against: Fighter | None, card: Card, actor: Fighter, dealt: list[Harm]
) -> float:
    """Return the value of a response to its owner's side, less its cost."""
    total = values.of_cost(card)
    for effect in card.effects:
        for fighter in values.touched(state, owner, against, effect):
            if effect.do == MARK and effect.lasts == 0:
                arena: Arena = state.arena
                total += _of_brief(owner, fighter, arena.library.mark(effect.mark), actor, dealt)
            elif effect.do == MOVE and effect.way == AWAY and fighter is owner:
                total += _of_dodge(owner, actor, effect.steps, dealt)
            else:
                total += values.of_effect_on(state, owner, fighter, effect)
    return total


def _of_brief(owner: Fighter, fighter: Fighter, rule: MarkRule, actor: Fighter, dealt: list[Harm]) -> float:
    # A mark for this action only counts if it changes what the action depends on.
    total = 0.0
    for harm in dealt:
        acts = fighter is actor and harm.attribute != NO_INDEX
        stronger: i64 = rule.changes[harm.attribute] if acts else 0
        tougher: i64 = rule.changes[CON] if fighter is harm.fighter else 0
        more = harm.loss(stronger, tougher) - harm.loss()
        total += more if harm.fighter.side != owner.side else -more
    return total


def _of_dodge(owner: Fighter, actor: Fighter, steps: i64, dealt: list[Harm]) -> float:
    total = 0.0
    gap: i64 = distance(actor.cell, owner.cell) + steps
    for harm in dealt:
        if harm.fighter is owner and harm.reach < gap:
            total += harm.loss()
    return total
