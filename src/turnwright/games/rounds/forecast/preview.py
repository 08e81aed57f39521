"""What a blow, a shot or a card may come to: the damage, CON, and the chance of each loss of life."""

from typing import Any, Final

from turnwright.games.rounds.arena import Arena
from turnwright.games.rounds.cards import Card
from turnwright.games.rounds.commands import Attack, PlayCard, Shoot
from turnwright.games.rounds.map.board import cell_of
from turnwright.games.rounds.rulebook import CON, DAMAGE, FOR, NOBODY
from turnwright.games.rounds.rules import actions
from turnwright.games.rounds.rules.effects import Scene, touched_by
from turnwright.games.rounds.rules.injury import injury
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.games.rounds.ui import draw, names, plainly
from turnwright.kernel.formula import parse
from turnwright.kernel.records import Message

ONE_DIE: Final = "1d2"  # of a blow or a shot


def foresee(battle: Battle, seat: int, command: Any) -> list[Message]:
    """Lines about a command of the one whose turn it is, as if nobody answered it.

    Whether a card is in a hand is told to its own side only.
    """
    if battle.active == NOBODY:
        return []
    who = battle.fighters[battle.active]
    if isinstance(command, Attack):
        return _blow(battle, command.target_id, int(who.attribute(FOR)))
    if isinstance(command, Shoot):
        return _blow(battle, command.target_id, int(actions.shot_damage(who)))
    if isinstance(command, PlayCard) and who.side == seat and command.card in who.hand:
        return _card(battle, who, command)
    return []


def _blow(battle: Battle, target: str, base: int) -> list[Message]:
    return [_harm(each, base, ONE_DIE) for each in battle.fighters if each.id == target]


def _card(battle: Battle, who: Fighter, command: PlayCard) -> list[Message]:
    arena: Arena = battle.arena
    card = arena.library.card(command.card)
    known = plainly.known(battle)
    lines = draw.card_lines(card.id, known["cards"][card.id], known)
    targets = [each for each in battle.fighters if each.id == command.target_id]
    scene = Scene(who, targets[0] if targets else None, cell_of(command.to))
    return lines + _harms(battle, scene, card)


def _harms(battle: Battle, scene: Scene, card: Card) -> list[Message]:
    lines: list[Message] = []
    for word in card.words:
        if word.do == DAMAGE:
            base = int(word.amount)
            if word.attribute >= 0:
                base += int(scene.doer.attribute(word.attribute) // word.part)
            lines += [_harm(each, base, word.formula) for each in touched_by(battle, scene, word)]
    return lines


def _harm(target: Fighter, base: int, dice: str) -> Message:
    con = int(target.attribute(CON))
    ways, of = ({0: 1}, 1) if dice == "" else _thrown(dice)
    losses: dict[int, int] = {}
    for total, count in ways.items():
        lost = int(injury(max(0, base + total), con))
        losses[lost] = losses.get(lost, 0) + count
    words: dict[str, Any] = {"target": names.fighter(target.name, target.id), "con": con}
    words["low"], words["high"] = max(0, base + min(ways)), max(0, base + max(ways))
    words["losses"] = [_loss(lost, losses[lost], of) for lost in sorted(losses)]
    return Message("foresee-damage", words)


def _thrown(dice: str) -> tuple[dict[int, int], int]:
    odds = parse(dice).odds()
    return odds.ways, odds.of


def _loss(lost: int, ways: int, of: int) -> Message:
    # Rounded, but what can happen is never told as 0, nor what may not as 100.
    percent = (200 * ways + of) // (2 * of)
    percent = percent if ways == of else max(1, min(99, percent))
    return Message("foresee-loss", {"life": lost, "percent": percent})
