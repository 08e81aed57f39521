"""Loads and checks heroes, cards, marks and scenarios, shipped or from a user's file.

An invalid file raises one `ContentError` that names the file, the place in it and what was expected there.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_args

from msgspec.structs import replace

from turnwright.gamekit.complaints import either
from turnwright.gamekit.content import in_full, is_path, located, parsed, refuse, shaped
from turnwright.gamekit.content_folder import ContentFolder, read_file
from turnwright.games.rounds.arena import Arena
from turnwright.games.rounds.calendar import Calendar, Plan
from turnwright.games.rounds.cards import Card, CardEffect, Library, MarkRule
from turnwright.games.rounds.content.calendar_schema import WORDING as CALENDAR_WORDING
from turnwright.games.rounds.content.calendar_schema import CalendarFile, Reading, plan_of, read_plan
from turnwright.games.rounds.content.campaign import NUMBERED, Survey, fight, met_in, numbered, placed
from turnwright.games.rounds.content.schema import (
    WORDING,
    CardEntry,
    CardsFile,
    Changes,
    Cost,
    EffectEntry,
    Hero,
    HeroesFile,
    MarkEntry,
    MarksFile,
    Placed,
    RoundsScenario,
)
from turnwright.games.rounds.map.board import CHEST, SIZE, Board, cell_name, cell_of
from turnwright.games.rounds.rulebook import ATTRIBUTES, AUTO, NO_INDEX, NOWHERE, PAY, RESOURCES, SIDES
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.kernel.codec import plain
from turnwright.kernel.errors import ContentError

FOLDER = ContentFolder("turnwright.games.rounds", "duelo")
USUAL_CALENDAR = "usual"
READINGS = get_args(Reading)
COLUMNS = {0: 2, 1: SIZE - 3, 4: SIZE - 1, 5: 0}  # of sides that stand in a column
ROWS = (5, 3, 7, 1, 9, 0)  # the rows of a side without cells of their own
ANYWHERE = 20
COUNTED = ("damage", "heal", "gain", "lose", "ap", "draw")  # effects that need an amount


class Source(NamedTuple):
    """A file and its text, for errors that name a line."""

    file: str
    text: bytes = b""

    def refuse(self, path: str, expected: str, *got: object, known: Iterable[str] = ()) -> None:
        """Raise a `ContentError` about a place in this file."""
        refuse(self.file, located(path, self.text), expected, *got, known=known)


class Shipped(NamedTuple):
    """Heroes, cards and marks that were checked together."""

    heroes: tuple[Hero, ...]
    cards: tuple[CardEntry, ...]
    marks: tuple[MarkEntry, ...]


# Data files


def load_heroes(path: str | Path | None = None) -> tuple[Hero, ...]:
    """Load heroes from a file, or the shipped ones, without checking their cards."""
    found: tuple[Hero, ...] = _listed("heroes", HeroesFile, path)
    return found


def load_cards(path: str | Path | None = None) -> tuple[CardEntry, ...]:
    """Load cards from a file, or the shipped ones, without checking their marks."""
    found: tuple[CardEntry, ...] = _listed("cards", CardsFile, path)
    return found


def load_marks(path: str | Path | None = None) -> tuple[MarkEntry, ...]:
    """Load marks from a file, or the shipped ones."""
    found: tuple[MarkEntry, ...] = _listed("marks", MarksFile, path)
    return found


def load_library(
    heroes: str | Path | None = None, cards: str | Path | None = None, marks: str | Path | None = None
) -> Shipped:
    """Load heroes, cards and marks, and check that they fit together."""
    found = Shipped(load_heroes(heroes), load_cards(cards), load_marks(marks))
    places = {"heroes": _source("heroes", heroes), "cards": _source("cards", cards)}
    places["marks"] = _source("marks", marks)
    check_library(found, found, places)
    return found


def _listed(key: str, kind: Any, path: str | Path | None) -> Any:
    source = _source(key, path)
    found = getattr(shaped(parsed(source.text, source.file), kind, source.file, WORDING, source.text), key)
    _check_ids(found, f"$.{key}", source)
    return found


def _source(key: str, path: str | Path | None) -> Source:
    file = f"{key}.yaml"
    return Source(file, FOLDER.read(file)) if path is None else Source(str(path), read_file(path))


def _check_ids(listed: Iterable[Any], root: str, source: Source) -> None:
    seen: set[str] = set()
    for at, entry in enumerate(listed):
        if entry.id in seen:
            source.refuse(f"{root}[{at}].id", "a unique id", entry.id)
        seen.add(entry.id)


# Checks


def check_library(own: Shipped, whole: Shipped, places: Mapping[str, Source]) -> None:
    """Refuse the first card, mark or hero that does not fit the others."""
    marks = {mark.id for mark in whole.marks}
    cards = {card.id: card for card in whole.cards}
    asked = {effect.if_marked for card in whole.cards for effect in card.effects}
    asked |= {effect.if_marked for mark in whole.marks for effect in mark.effects}
    for at, mark in enumerate(own.marks):
        _check_mark(mark, marks, f"$.marks[{at}]", places["marks"])
        if not mark.effects and mark.attributes == Changes() and mark.id not in asked:
            places["marks"].refuse(
                f"$.marks[{at}]", "attributes, effects, or an effect that asks for the mark"
            )
    for at, card in enumerate(own.cards):
        _check_card(card, marks, f"$.cards[{at}]", places["cards"])
    for at, hero in enumerate(own.heroes):
        _check_hero(hero, cards, f"$.heroes[{at}]", places["heroes"])


def _check_mark(mark: MarkEntry, marks: set[str], path: str, source: Source) -> None:
    if bool(mark.effects) != (mark.phase is not None):
        source.refuse(f"{path}.phase", "a phase and effects, or neither")
    for at, effect in enumerate(mark.effects):
        _check_word(effect, marks, f"{path}.effects[{at}]", source)
        _check_lasting(effect, f"{path}.effects[{at}]", source)
        if effect.whom == "target" or effect.way == "to":
            source.refuse(f"{path}.effects[{at}]", "effects without a target, in a mark")


def _check_card(card: CardEntry, marks: set[str], path: str, source: Source) -> None:
    if (card.when == "auto") != (card.phase is not None):
        source.refuse(f"{path}.phase", "a phase for an automatic card, and for no other")
    if (card.when == "response") != (card.trigger is not None):
        source.refuse(f"{path}.trigger", "a trigger for a response, and for no other card")
    if card.when == "activate" and card.cost.ap < 1:
        source.refuse(f"{path}.cost", "at least 1 ap for a card that is played in a turn", card.cost.ap)
    if card.when == "response" and card.trigger != "own_action" and card.cost.ap > 0:
        source.refuse(f"{path}.cost.ap", "no ap for a response in another's turn", card.cost.ap)
    if card.when != "activate" and card.target != "self":
        source.refuse(f"{path}.target", "a target only for a card that is played in a turn", card.target)
    if card.reach == 0 and card.target in ("enemy", "cell"):
        source.refuse(f"{path}.reach", "a reach of at least 1", card.reach)
    aimed = card.target in ("enemy", "ally") or card.when == "response"
    for at, effect in enumerate(card.effects):
        where = f"{path}.effects[{at}]"
        _check_word(effect, marks, where, source)
        if card.when == "auto":
            _check_lasting(effect, where, source)
        if effect.whom == "giver" or (effect.whom == "target" and not aimed):
            source.refuse(f"{where}.whom", "a target that this card has", effect.whom)
        if (effect.way == "to") and card.target != "cell":
            source.refuse(
                f"{where}.way", "away or toward, because this card is not played to a cell", effect.way
            )


def _check_word(effect: EffectEntry, marks: set[str], path: str, source: Source) -> None:
    if (effect.do in ("gain", "lose", "pay")) != (effect.resource is not None):
        source.refuse(f"{path}.resource", "a resource for gain, lose and pay, and for no other effect")
    if (effect.do in ("mark", "unmark")) != (effect.mark is not None):
        source.refuse(f"{path}.mark", "a mark for mark and unmark, and for no other effect")
    if (effect.do == "move") != (effect.way is not None and effect.steps > 0) or (
        effect.do != "move" and effect.steps
    ):
        source.refuse(f"{path}.way", "a way and steps for move, and for no other effect")
    if effect.part > 1 and effect.plus is None:
        source.refuse(f"{path}.part", "a part only of an attribute, in plus", effect.part)
    if effect.do in COUNTED and not (effect.amount or effect.plus or effect.dice):
        source.refuse(f"{path}.amount", f"how much, for {effect.do}", effect.amount)
    for field in ("mark", "if_marked"):
        named = getattr(effect, field)
        if named is not None and named not in marks:
            source.refuse(f"{path}.{field}", "the id of a mark", named, known=marks)
    if effect.do == "pay" and (effect.whom != "self" or effect.plus or effect.dice or effect.amount < 1):
        source.refuse(path, "a fixed amount that its owner pays")
    for field in ("amount", "plus", "dice"):
        if getattr(effect, field) and effect.do not in (*COUNTED, "pay"):
            source.refuse(f"{path}.{field}", f"no {field} for {effect.do}", getattr(effect, field))
    if effect.lasts != 1 and effect.do != "mark":
        source.refuse(f"{path}.lasts", f"no lasts for {effect.do}", effect.lasts)
    if effect.do != "ap" and effect.amount < 0 and not (effect.plus or effect.dice):
        source.refuse(f"{path}.amount", "a whole number of at least 0", effect.amount)
    around = effect.whom in ("enemies", "allies")
    if around and effect.reach < 1:
        source.refuse(f"{path}.reach", "a reach of at least 1", effect.reach)
    if effect.reach and not around:
        source.refuse(f"{path}.reach", "a reach only for enemies and allies", effect.reach)


def _check_lasting(effect: EffectEntry, path: str, source: Source) -> None:
    # No action is under way in a phase, for which alone a mark could be.
    if effect.do == "mark" and effect.lasts == 0:
        source.refuse(f"{path}.lasts", "at least 1 turn, because it is given in a phase", effect.lasts)


def _check_hero(hero: Hero, cards: Mapping[str, CardEntry], path: str, source: Source) -> None:
    for at, id in enumerate(hero.traits):
        if id not in cards or cards[id].when != "auto":
            source.refuse(f"{path}.traits[{at}]", "the id of an automatic card", id, known=cards)
        if id in hero.traits[:at]:
            source.refuse(f"{path}.traits[{at}]", "a card that is not listed yet", id)
    for at, id in enumerate(hero.deck):
        if id not in cards or cards[id].when == "auto":
            source.refuse(
                f"{path}.deck[{at}]", "the id of a card to play or to respond with", id, known=cards
            )


# Run-time data


def library_of(found: Shipped) -> Library:
    """Build the cards and marks for the rules."""
    return Library([_card(card) for card in found.cards], [_mark(mark) for mark in found.marks])


def _card(entry: CardEntry) -> Card:
    return Card(
        entry.id,
        entry.name,
        entry.when,
        entry.phase or "",
        entry.trigger or "",
        _cost(entry.cost, entry.effects),
        entry.target,
        (ANYWHERE if entry.when == "response" else 1) if entry.reach is None else entry.reach,
        _words(entry.effects),
    )


def _mark(entry: MarkEntry) -> MarkRule:
    card = None
    if entry.phase is not None:
        cost = _cost(entry.cost, entry.effects)
        card = Card(entry.id, entry.name, AUTO, entry.phase, "", cost, "self", 0, _words(entry.effects))
    changes = tuple(getattr(entry.attributes, name) for name in ATTRIBUTES)
    return MarkRule(entry.id, entry.name, changes, card)


def _cost(cost: Cost, effects: tuple[EffectEntry, ...]) -> tuple[int, int, int, int]:
    # A payment among the effects is part of the cost.
    paid = [getattr(cost, name) for name in RESOURCES]
    for effect in effects:
        if effect.do == PAY and effect.resource is not None:
            paid[RESOURCES.index(effect.resource)] += effect.amount
    return paid[0], paid[1], paid[2], paid[3]


def _words(effects: tuple[EffectEntry, ...]) -> list[CardEffect]:
    return [_word(effect) for effect in effects if effect.do != PAY]


def _word(effect: EffectEntry) -> CardEffect:
    count, sides = (int(part) for part in effect.dice.split("d")) if effect.dice else (0, 0)
    return CardEffect(
        effect.do,
        effect.whom,
        NO_INDEX if effect.resource is None else RESOURCES.index(effect.resource),
        effect.amount,
        NO_INDEX if effect.plus is None else ATTRIBUTES.index(effect.plus),
        effect.part,
        count,
        sides,
        effect.mark or "",
        effect.lasts,
        effect.steps,
        effect.way or "",
        effect.reach,
        effect.if_marked or "",
    )


@cache
def shipped_library() -> Shipped:
    """Return the shipped heroes, cards and marks."""
    return load_library()


@cache
def _shipped_rules() -> Library:
    return library_of(shipped_library())


def whole_library(scenario: RoundsScenario) -> Shipped:
    """Return the heroes, cards and marks of a scenario: its own, then the shipped ones."""
    shipped = shipped_library()
    return Shipped(
        _own_first(scenario.heroes, shipped.heroes),
        _own_first(scenario.cards, shipped.cards),
        _own_first(scenario.marks, shipped.marks),
    )


def _own_first(own: tuple[Any, ...], shipped: tuple[Any, ...]) -> tuple[Any, ...]:
    ids = {entry.id for entry in own}
    return (*own, *(entry for entry in shipped if entry.id not in ids))


def fingerprint() -> str:
    """Digest the shipped content, so that a journal can name what it was played with."""
    calendars = [f"calendar/{name}.json" for name in calendar_names()]
    return FOLDER.fingerprint(["heroes.yaml", "cards.yaml", "marks.yaml", *calendars])


# Scenarios


def load_scenario(source: str | Path | Mapping[str, Any] | RoundsScenario) -> RoundsScenario:
    """Load and check a scenario given by name, by the path of a YAML or JSON file, or as plain values."""
    found = FOLDER.scenario(source)
    return _scenario(found.values, Source(found.file, found.text))


def scenario_names() -> list[str]:
    """List the shipped scenarios, the default one first."""
    return FOLDER.scenario_names()


def _scenario(data: Any, source: Source) -> RoundsScenario:
    scenario: RoundsScenario = shaped(data, RoundsScenario, source.file, WORDING, source.text)
    own = Shipped(scenario.heroes, scenario.cards, scenario.marks)
    for key in ("heroes", "cards", "marks"):
        _check_ids(getattr(own, key), f"$.{key}", source)
    whole = whole_library(scenario)
    if any(own):
        # Shipped heroes may use what the scenario changes.
        check_library(own, whole, dict.fromkeys(("heroes", "cards", "marks"), source))
        _check_hands(scenario, whole, source)
    _check_containers(scenario, whole, source)
    if scenario.campaign is not None:
        return _checked_campaign(scenario, whole, source)
    _check_sides(scenario, whole, source)
    return scenario


def _checked_campaign(scenario: RoundsScenario, whole: Shipped, source: Source) -> RoundsScenario:
    _check_campaign_alone(scenario, source)
    scenario = _with_calendar(scenario, source)
    known = [hero.id for hero in whole.heroes]
    for at, entry in enumerate(scenario.first):
        if placed(entry).hero not in known:
            source.refuse(f"$.first[{at}]", "the id of a hero", placed(entry).hero, known=known)
        if isinstance(entry, Placed) and (entry.at is not None or entry.arrives):
            source.refuse(f"$.first[{at}]", "a hero without a cell, in a campaign")
    _check_seats(scenario, source)
    survey = Survey(scenario, source.file, source.text)
    survey.check()
    survey.look_at_time(calendar_of(scenario))
    for path, place, party in survey.parties():
        battle = fight(scenario, survey.team, place, party)
        try:
            _check_containers(battle, whole, Source(source.file))
            _check_sides(battle, whole, Source(source.file))
        except ContentError as error:
            # Heroes have no cells of their own here, so the board is at fault.
            board = f"$.campaign.places[{place}].board"
            met = error.path.startswith("$.second")
            where = f"{path}{error.path.removeprefix('$.second')}" if met else board
            raise ContentError(source.file, located(where, source.text), error.expected) from None
    return scenario


def _check_campaign_alone(scenario: RoundsScenario, source: Source) -> None:
    # Places have their own.
    for field in ("second", "others", "board", "containers"):
        if getattr(scenario, field):
            source.refuse(f"$.{field}", f"no {field} beside a campaign: its places have their own")


def _with_calendar(scenario: RoundsScenario, source: Source) -> RoundsScenario:
    # A custom calendar becomes part of the scenario, and so of the journal.
    campaign = scenario.campaign
    assert campaign is not None
    if isinstance(campaign.calendar, CalendarFile):
        plan_of(campaign.calendar, source.file, source.text, usual_plan(), "$.campaign.calendar")
        return scenario
    if not is_path(campaign.calendar):
        if campaign.calendar not in calendar_names():
            expected = f"a file or one of {either(calendar_names())}"
            source.refuse("$.campaign.calendar", expected, campaign.calendar)
        return scenario
    if not source.text:  # plain values may come from a client, and have no folder
        source.refuse("$.campaign.calendar", "a name or the calendar itself", campaign.calendar)
    path = Path(source.file).parent / campaign.calendar
    text = read_file(path)
    own = shaped(parsed(text, str(path)), CalendarFile, str(path), CALENDAR_WORDING, text)
    plan_of(own, str(path), text, usual_plan())
    return replace(scenario, campaign=replace(campaign, calendar=own))


def _check_hands(scenario: RoundsScenario, whole: Shipped, source: Source) -> None:
    cards = {card.id: card for card in whole.cards}
    heroes = {hero.id: hero for hero in whole.heroes}
    for entrant in (*_placed(scenario), *met_in(scenario)):
        hero = heroes.get(entrant.hero)
        if hero is None:
            continue
        if any(cards[id].when != "auto" for id in hero.traits) or any(
            cards[id].when == "auto" for id in hero.deck
        ):
            source.refuse("$.cards", f"cards that {hero.id} can still use as before")


def _check_containers(scenario: RoundsScenario, whole: Shipped, source: Source) -> None:
    there = 0 if scenario.board is None else "".join(scenario.board).count(CHEST)
    if there != len(scenario.containers):
        source.refuse("$.containers", f"a card for each of the {there} containers", len(scenario.containers))
    cards = {card.id: card for card in whole.cards}
    for at, id in enumerate(scenario.containers):
        if id not in cards or cards[id].when == "auto":
            source.refuse(
                f"$.containers[{at}]", "the id of a card to play or to respond with", id, known=cards
            )


def _check_sides(scenario: RoundsScenario, whole: Shipped, source: Source) -> None:
    known = [hero.id for hero in whole.heroes]
    board = board_of(scenario)
    taken: set[int] = set()
    for number, (side, team) in enumerate(_teams(scenario)):
        for at, entry in enumerate(team):
            where = f"$.{side}[{at}]"
            entrant = placed(entry)
            if entrant.hero not in known:
                source.refuse(where, "the id of a hero", entrant.hero, known=known)
            cell = _cell(entrant, number, at)
            if entrant.arrives > scenario.rounds:
                expected = f"a round of the battle, which has {scenario.rounds}"
                source.refuse(f"{where}.arrives", expected, entrant.arrives)
            if entrant.arrives > 0:
                continue
            if board.solid[cell] or cell in taken:
                source.refuse(where, "a free cell", cell_name(cell))
            taken.add(cell)
        if all(placed(entry).arrives > 0 for entry in team):
            source.refuse(f"$.{side}", "a fighter who is there from the start")
    _check_seats(scenario, source)


def _teams(scenario: RoundsScenario) -> list[tuple[str, tuple[Any, ...]]]:
    # The sides, each with its place in the file.
    others = [(f"others[{at}]", team) for at, team in enumerate(scenario.others)]
    return [("first", scenario.first), ("second", scenario.second), *others]


def _check_seats(scenario: RoundsScenario, source: Source) -> None:
    if isinstance(scenario.seats, str):
        return
    # In a campaign the players command heroes, and the last seat their enemies.
    campaign = scenario.campaign is not None
    ids = [placed(entry).hero for entry in scenario.first] if campaign else _ids(scenario)
    sides = [0] * len(ids) if campaign else _side_numbers(scenario)
    seen: list[str] = []
    names: list[str] = []
    for at, seat in enumerate(scenario.seats):
        if seat.name in names or (campaign and seat.name == SIDES[1]):
            source.refuse(f"$.seats[{at}].name", "a name of its own", seat.name)
        names.append(seat.name)
        if not seat.fighters:
            source.refuse(f"$.seats[{at}].fighters", "at least one fighter")
        for place, id in enumerate(seat.fighters):
            where = f"$.seats[{at}].fighters[{place}]"
            if id not in ids or id in seen:
                source.refuse(where, "a fighter without a seat", id, known=ids)
            if sides[ids.index(id)] != sides[ids.index(seat.fighters[0])]:
                source.refuse(where, "a fighter of the same side", id)
            seen.append(id)
    left = [id for id in ids if id not in seen]
    if left:
        source.refuse("$.seats", f"a seat for {either(left)}")


def _side_numbers(scenario: RoundsScenario) -> list[int]:
    return [number for number, (_, team) in enumerate(_teams(scenario)) for _ in team]


def seats_of(scenario: RoundsScenario) -> list[tuple[str, int, list[str]]]:
    """List the seats of a scenario: the name, the number of the side, and the ids of the fighters."""
    if scenario.campaign is not None:
        heroes = [placed(entry).hero for entry in scenario.first]
        own: list[tuple[str, int, list[str]]] = [(SIDES[0], 0, heroes)]
        if scenario.seats == "character":
            own = [(hero, 0, [hero]) for hero in heroes]
        elif not isinstance(scenario.seats, str):
            own = [(seat.name, 0, list(seat.fighters)) for seat in scenario.seats]
        return [*own, (SIDES[1], 1, [])]
    ids, sides = _ids(scenario), _side_numbers(scenario)
    if scenario.seats == "character":
        return [(id, side, [id]) for id, side in zip(ids, sides, strict=True)]
    if not isinstance(scenario.seats, str):
        found = [(seat.name, list(seat.fighters)) for seat in scenario.seats]
        return [(name, sides[ids.index(own[0])] if own else 0, own) for name, own in found]
    there = range(len(_teams(scenario)))
    return [(SIDES[k], k, [id for id, side in zip(ids, sides, strict=True) if side == k]) for k in there]


def _placed(scenario: RoundsScenario) -> list[Placed]:
    return [placed(entry) for _, team in _teams(scenario) for entry in team]


def _cell(entrant: Placed, side: int, at: int) -> int:
    # By default in the third column of its side, from the middle outward; two more sides stand along the
    # third row from either edge, the last two in the outermost columns.
    if entrant.at is not None:
        return cell_of(entrant.at)
    if side in (2, 3):
        return (2 if side == 2 else SIZE - 3) * SIZE + ROWS[at]
    return ROWS[at] * SIZE + COLUMNS[side]


def board_of(scenario: RoundsScenario) -> Board:
    """Build the board of a scenario."""
    return Board() if scenario.board is None else Board(scenario.board)


def _ids(scenario: RoundsScenario) -> list[str]:
    return numbered([entrant.hero for entrant in _placed(scenario)])


def start_of(scenario: RoundsScenario) -> Battle:
    """Build the battle of a scenario with sorted decks, without an arena."""
    heroes = {hero.id: hero for hero in whole_library(scenario).heroes}
    ids = _ids(scenario)
    fighters: list[Fighter] = []
    for side, (_, team) in enumerate(_teams(scenario)):
        for at, entry in enumerate(team):
            entrant, id = placed(entry), ids[len(fighters)]
            cell = _cell(entrant, side, at) if entrant.arrives == 0 else NOWHERE
            fighters.append(fighter_of(heroes[entrant.hero], id, side, cell, entrant.level, entrant.arrives))
    return Battle(fighters)


def fighter_of(
    hero: Hero, id: str = "", side: int = 0, cell: int = NOWHERE, level: int | None = None, arrives: int = 0
) -> Fighter:
    """Build a fighter from a hero, with all cards in the deck."""
    attributes = [getattr(hero.attributes, name) for name in ATTRIBUTES]
    number = id.removeprefix(hero.id).removeprefix(NUMBERED)
    name = f"{hero.name} {number}" if id and number and id != hero.id else hero.name
    found = Fighter(id or hero.id, name, side, level or hero.level, attributes, cell, arrives)
    found.deck = sorted(hero.deck)
    return found


def arena_of(scenario: RoundsScenario) -> Arena:
    """Build the arena of a scenario."""
    own = scenario.cards or scenario.marks
    whole = whole_library(scenario)
    arena = Arena(
        board_of(scenario),
        library_of(whole) if own else _shipped_rules(),
        scenario.points,
        scenario.mode,
        scenario.rounds,
        scenario.stalemate_rounds,
        scenario.hand,
        scenario.draws,
    )
    # Containers are listed from the top row; the board numbers its cells from the bottom.
    drawn = sorted(arena.board.chests, key=lambda cell: (-(cell // SIZE), cell))
    arena.chests = [scenario.containers[drawn.index(cell)] for cell in arena.board.chests]
    heroes = {hero.id: hero for hero in whole.heroes}
    for id, entrant in zip(_ids(scenario), _placed(scenario), strict=True):
        seat_hero(arena, id, heroes[entrant.hero])
    ids = iter(_ids(scenario))
    for side, (_, team) in enumerate(_teams(scenario)):
        for at, entry in enumerate(team):
            arena.entries[next(ids)] = _cell(placed(entry), side, at)
    seats = seats_of(scenario)
    arena.seat_sides = [side for _, side, _ in seats]
    arena.seat_of = {id: seat for seat, (_, _, own) in enumerate(seats) for id in own}
    return arena


def seat_hero(arena: Arena, id: str, hero: Hero) -> None:
    """Register a fighter's hero in an arena."""
    arena.heroes[id] = hero.id
    arena.traits[id] = sorted(hero.traits)
    if hero.ranged:
        arena.ranged[id] = True


def expanded(scenario: RoundsScenario) -> Any:
    """Return a scenario as plain values with defaults, heroes, and the cards and marks they use."""
    whole = whole_library(scenario)
    ids = {entrant.hero for entrant in (*_placed(scenario), *met_in(scenario))}
    heroes = [hero for hero in whole.heroes if hero.id in ids]
    used = {id for hero in heroes for id in (*hero.traits, *hero.deck)} | set(scenario.containers)
    cards = [card for card in whole.cards if card.id in used]
    sides = {"first": scenario.first, "second": scenario.second}
    others = [[in_full(placed(entry)) for entry in team] for team in scenario.others]
    parts = {"heroes": heroes, "cards": cards, "marks": whole.marks}
    return {
        **in_full(scenario),
        **{side: [in_full(placed(entry)) for entry in team] for side, team in sides.items()},
        "others": others,
        **{name: in_full(entries) for name, entries in parts.items()},
    }


def duel_scenario(scenario: RoundsScenario, first: str, second: str) -> RoundsScenario:
    """Return the scenario with one hero against another."""
    names = {hero.id: hero.name for hero in whole_library(scenario).heroes}
    title = f"{names.get(first, first)} x {names.get(second, second)}"[:80]
    return load_scenario(
        replace(scenario, name=title, first=(first,), second=(second,), others=(), seats="side")
    )


# Campaigns


def calendar_of(scenario: RoundsScenario) -> Calendar:
    """Return the calendar of a campaign."""
    campaign = scenario.campaign
    assert campaign is not None
    own = campaign.calendar
    return load_calendar(own if isinstance(own, str) else plain(own), campaign.festivals)


# Calendars


def calendar_names() -> list[str]:
    """List the shipped calendars, the default one first."""
    return FOLDER.names("calendar", ".json", USUAL_CALENDAR)


def load_calendar(
    source: str | Path | Mapping[str, Any] | None = None, festivals: str | None = None
) -> Calendar:
    """Load a calendar by name, from a file or from plain values; by default the shipped one.

    `festivals` says how their days are read: `by_date` or `by_day_number`.
    """
    plan = usual_plan() if source is None or source == USUAL_CALENDAR else _plan(source)
    if festivals is None:
        return Calendar(plan)
    if festivals not in READINGS:
        refuse("festivals", "", either(READINGS), festivals)
    return Calendar(plan._replace(reading=festivals))


@cache
def usual_plan() -> Plan:
    """Return the plan of the default calendar."""
    file = f"calendar/{USUAL_CALENDAR}.json"
    text = FOLDER.read(file)
    return read_plan(parsed(text, file), file, text)


def _plan(source: Any) -> Plan:
    if not isinstance(source, str | Path):
        values = dict(source) if isinstance(source, Mapping) else source
        return read_plan(values, "calendar", b"", usual_plan())
    if isinstance(source, str) and not is_path(source):
        if source not in calendar_names():
            raise ContentError(source[:80], "", f"expected a file or one of {either(calendar_names())}")
        file = f"calendar/{source}.json"
        text = FOLDER.read(file)
    else:
        file, text = str(source), read_file(source)
    return read_plan(parsed(text, file), file, text, usual_plan())
