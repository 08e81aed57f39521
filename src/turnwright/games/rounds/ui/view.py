"""A seat's view of a battle, as plain values: all but the other hands and the order of any deck."""

from typing import Any

from turnwright.games.rounds.arena import Arena
from turnwright.games.rounds.cards import Card, CardEffect, Library, MarkRule
from turnwright.games.rounds.map.board import SIZE, cell_name
from turnwright.games.rounds.rulebook import ATTRIBUTES, LIFE, MP, NO_INDEX, RESOURCES, SIDES, SP
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.kernel.records import EVERYTHING


def see(state: Battle, seat: int) -> dict[str, Any]:
    """Return a battle as plain values, as a seat sees it."""
    arena: Arena = state.arena
    shown: dict[str, Any] = {
        "round": int(state.round),
        "phase": state.phase,
        "mode": "rush" if arena.rush else "usual",
        "actor_id": "" if state.active == NO_INDEX else state.fighters[state.active].id,
        "order": [state.fighters[place].id for place in state.order],
        "at": int(state.at),
        "quiet": int(state.quiet),
        "hurt": state.hurt,
        "board": [arena.board.signs[row * SIZE : row * SIZE + SIZE] for row in range(SIZE - 1, -1, -1)],
        "containers": [_container(state, arena, number) for number in range(len(arena.chests))],
        "fighters": [
            _fighter(fighter, arena.side_of(seat), seat == EVERYTHING) for fighter in state.fighters
        ],
        **known(state),
    }
    if state.reason:
        shown["reason"] = state.reason
        shown["winner"] = None if state.winner == NO_INDEX else int(state.winner)
    return shown


def _container(state: Battle, arena: Arena, number: int) -> dict[str, Any]:
    where = cell_name(arena.board.chests[number])
    return {"at": where, "card": arena.chests[number], "open": number in state.opened}


def _fighter(fighter: Fighter, side: int, everything: bool) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "id": fighter.id,
        "name": fighter.name,
        "hero": fighter.hero,
        "side": SIDES[fighter.side],
        "seat": int(fighter.seat),
        "level": int(fighter.level),
        "attributes": {name: int(fighter.attribute(i)) for i, name in enumerate(ATTRIBUTES)},
        "life": int(fighter.life),
        "max_life": int(fighter.most(LIFE)),
        "mp": int(fighter.mp),
        "max_mp": int(fighter.most(MP)),
        "sp": int(fighter.sp),
        "max_sp": int(fighter.most(SP)),
        "ap": int(fighter.ap),
        "at": cell_name(fighter.cell),
        "arrives": int(fighter.arrives),
        "ranged": fighter.ranged,
        "begun": fighter.begun,
        "ended": fighter.ended,
        "acts": int(fighter.acts),
        "traits": list(fighter.traits),
        "cards": len(fighter.hand),
        "deck": len(fighter.deck),
        # Hand and deck together are public, but not which of the two a card is in.
        "unplayed": sorted(fighter.hand + fighter.deck),
        "discard": list(fighter.discard),
        "marks": [
            {"mark": mark.id, "name": mark.rule.name, "lasts": int(mark.lasts), "giver": int(mark.giver)}
            for mark in fighter.marks
        ],
    }
    if fighter.side == side or everything:
        shown["hand"] = list(fighter.hand)
    return shown


# Cards and marks


def known(state: Battle) -> dict[str, Any]:
    """Return all cards and marks of a battle by id, wherever they are; both are public."""
    arena: Arena = state.arena
    cards = _cards(state, arena)
    borne = [mark.id for who in state.fighters for mark in who.marks]
    return {"cards": cards, "marks": _marks(cards, borne, arena.library)}


def _cards(state: Battle, arena: Arena) -> dict[str, Any]:
    ids = list(arena.chests)
    for who in state.fighters:
        ids += who.hand + who.deck + who.discard + list(who.traits)
    return {id: card_of(arena.library.card(id)) for id in sorted(dict.fromkeys(ids))}


def _marks(cards: dict[str, Any], borne: list[str], library: Library) -> dict[str, Any]:
    wanted = list(borne)
    for card in cards.values():
        wanted += _mentioned(card["effects"])
    found: dict[str, Any] = {}
    while wanted:
        id = wanted.pop()
        if id not in found:
            found[id] = mark_of(library.mark(id))
            wanted += _mentioned(found[id]["effects"])
    return {id: found[id] for id in sorted(found)}


def _mentioned(effects: list[dict[str, Any]]) -> list[str]:
    return [effect[field] for effect in effects for field in ("mark", "if_marked") if field in effect]


def card_of(card: Card) -> dict[str, Any]:
    """Return a card as plain values."""
    return {
        "name": card.name,
        "when": card.when,
        "phase": card.phase,
        "trigger": card.trigger,
        "cost": {RESOURCES[i]: int(card.cost[i]) for i in range(len(RESOURCES)) if card.cost[i] > 0},
        "target": card.target,
        "reach": int(card.reach),
        "effects": [_word(effect) for effect in card.effects],
    }


def mark_of(mark: MarkRule) -> dict[str, Any]:
    """Return the rule of a mark as plain values."""
    card = mark.card
    changes = {ATTRIBUTES[i]: int(mark.changes[i]) for i in range(len(ATTRIBUTES)) if mark.changes[i] != 0}
    shown: dict[str, Any] = {"name": mark.name, "attributes": changes, "phase": "", "cost": {}, "effects": []}
    if card is not None:
        plain = card_of(card)
        shown.update({field: plain[field] for field in ("phase", "cost", "effects")})
    return shown


def _word(effect: CardEffect) -> dict[str, Any]:
    shown: dict[str, Any] = {"do": effect.do, "whom": effect.on}
    if effect.resource != NO_INDEX:
        shown["resource"] = RESOURCES[effect.resource]
    if effect.attribute != NO_INDEX:
        shown["plus"] = ATTRIBUTES[effect.attribute]
        shown["part"] = int(effect.part)
    numbers = {"amount": int(effect.amount), "steps": int(effect.steps), "reach": int(effect.reach)}
    shown.update({field: number for field, number in numbers.items() if number != 0})
    texts = {"dice": effect.formula, "way": effect.way, "if_marked": effect.if_marked}
    shown.update({field: text for field, text in texts.items() if text != ""})
    if effect.mark != "":
        shown["mark"] = effect.mark
        shown["lasts"] = int(effect.lasts)
    return shown
