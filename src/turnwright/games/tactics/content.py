"""Creatures, heroes, spells, gear, encounters: read from the package or a user's file, checked, handed over.

Whatever is wrong with a file is one `ContentError`: the file, the place in it, and what was expected there.
"""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec

from turnwright.games.tactics import build, entries, maps
from turnwright.games.tactics.damage import DEADLY_EXHAUSTION, HALVING_EXHAUSTION
from turnwright.games.tactics.entries import (
    WORDS,
    CreatureEntry,
    EffectEntry,
    HeroEntry,
    PowerEntry,
    TacticsScenario,
    Token,
)
from turnwright.games.tactics.grid import Grid, side_of
from turnwright.games.tactics.sheet import DEATH_SAVES, Power, Sheet
from turnwright.games.tactics.state import CombatState, ConditionState, CreatureCombatState
from turnwright.games.tactics.table import Settings, Table
from turnwright.games.tactics.words import CONDITIONS, EXHAUSTION, MARKS, SIZES, SKILLS
from turnwright.kernel.filing import (
    Wording,
    contents,
    either,
    located,
    parsed,
    refuse,
    shaped,
    source_of,
)

PACKAGE = "turnwright.games.tactics"
MASTER, PARTY, FOES = 0, 0, 1

# What belongs to one use of a mark and not to the mark.
LASTING: dict[str, Any] = {
    "until": "permanent",
    "whose": "bearer",
    "rounds": 0,
    "repeat": None,
    "escape_dc": 0,
    "largest": "gargantuan",
    "spares": (),
}

WORDING = Wording(
    {
        "cost": get_args(entries.Cost),
        "whom": get_args(entries.Whom),
        "shape": get_args(entries.Shape),
        "until": get_args(entries.Until),
        "size": get_args(entries.Size),
        "move": get_args(entries.Way),
        "save": get_args(entries.Ability),
        "rules": ("5.2", "5.1"),
    },
    (
        *(TacticsScenario, CreatureEntry, HeroEntry, PowerEntry, EffectEntry, Token, entries.AttackEntry),
        *(entries.AreaEntry, entries.WeaponEntry, entries.ArmourEntry, entries.MapEntry, entries.KnownEntry),
    ),
    {"id": "1 to 60 small letters, digits or underlines", "damage": "dice and a kind, as in 2d6+3 fire"},
)


class Library(NamedTuple):
    """All content, checked, that fits together."""

    creatures: dict[str, CreatureEntry]
    heroes: dict[str, HeroEntry]
    spells: dict[str, PowerEntry]
    features: dict[str, PowerEntry]
    items: dict[str, PowerEntry]
    gear: build.Gear


@cache
def shipped() -> Library:
    """The content that comes with the game."""
    gear = _file("gear", entries.GearFile)
    library = Library(
        _by_id("creatures", _file("creatures", entries.CreaturesFile).creatures),
        _by_id("heroes", _file("heroes", entries.HeroesFile).heroes),
        _by_id("spells", _file("spells", entries.PowersFile).powers),
        _by_id("features", _file("features", entries.PowersFile).powers),
        _by_id("items", _file("items", entries.PowersFile).powers),
        build.Gear(gear.weapons, gear.armour),
    )
    check_library(library)
    return library


@cache
def budgets() -> dict[int, entries.BudgetEntry]:
    """The budgets of experience by level."""
    return {row.level: row for row in _file("budgets", entries.BudgetsFile).budgets}


def _file(name: str, kind: Any) -> Any:
    file = f"{name}.yaml"
    text = _shipped(file)
    return shaped(parsed(text, file), kind, file, WORDING, text)


def _by_id(file: str, listed: Iterable[Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for at, entry in enumerate(listed):
        if entry.id in found:
            refuse(f"{file}.yaml", f"$[{at}].id", "an id that no other has", entry.id)
        found[entry.id] = entry
    return found


def check_library(library: Library, file: str = "") -> None:
    """Refuse the first entry that names what is not there, or says nothing."""
    met: dict[str, EffectEntry] = {}
    for name, listed in (
        ("spells", library.spells),
        ("features", library.features),
        ("items", library.items),
    ):
        for power in listed.values():
            for at, effect in enumerate(power.effects):
                check_effect(effect, file or f"{name}.yaml", f"{power.id}.effects[{at}]", library, met)
            if power.needs is not None and power.needs not in library.spells:
                refuse(file or f"{name}.yaml", f"{power.id}.needs", "the id of a spell", power.needs)
    for creature in library.creatures.values():
        _check_creature(creature, file or "creatures.yaml", library, met)
    for hero in library.heroes.values():
        _check_hero(hero, file or "heroes.yaml", library)


def check_effect(
    effect: EffectEntry, file: str, path: str, library: Library, met: dict[str, EffectEntry]
) -> None:
    """An effect has exactly one word; what is inside it is checked too."""
    said = [word for word in WORDS if getattr(effect, word) not in (None, ())]
    if len(said) != 1:
        refuse(file, path, f"exactly one of {either(WORDS)}", ", ".join(said) or "none")
    if effect.summon is not None and effect.summon not in library.creatures:
        refuse(file, f"{path}.summon", "the id of a creature", effect.summon)
    for field in ("fail", "success", "hit", "miss", "effects", "own"):
        for at, inner in enumerate(getattr(effect, field)):
            check_effect(inner, file, f"{path}.{field}[{at}]", library, met)
    if effect.condition is not None:
        _check_mark(effect, file, path, met)
        _check_sequels(effect, file, path, library, met)


def _check_mark(effect: EffectEntry, file: str, path: str, met: dict[str, EffectEntry]) -> None:
    # A mark is known by its id: the same one must do the same, and those of the book do what the book says.
    mark = msgspec.structs.replace(effect, **LASTING)
    name = effect.condition or ""
    if name in MARKS:
        refuse(file, f"{path}.condition", "another id than those of the rules of a turn", name)
    if name in CONDITIONS and effect.then is None and mark != EffectEntry(condition=name):
        refuse(file, f"{path}.condition", "an id of its own that brings the condition, as it does more", name)
    if name not in CONDITIONS and met.setdefault(name, mark) != mark:
        refuse(file, f"{path}.condition", "an id whose other mark does the same", name)


def _check_sequels(
    effect: EffectEntry, file: str, path: str, library: Library, met: dict[str, EffectEntry]
) -> None:
    # What follows a condition is a condition too, with or without a name of its own.
    for field in ("then", "after"):
        inner: EffectEntry | None = getattr(effect, field)
        if inner is None:
            continue
        if inner.condition is None:
            inner = msgspec.structs.replace(inner, condition=f"{effect.condition}_{field}")
        check_effect(inner, file, f"{path}.{field}", library, met)


def _check_creature(
    creature: CreatureEntry, file: str, library: Library, met: dict[str, EffectEntry]
) -> None:
    known = [attack.id for attack in creature.attacks] + [power.id for power in creature.powers]
    for way in creature.multiattack:
        for piece in way:
            for name in piece.names:
                if name not in known:
                    refuse(file, f"{creature.id}.multiattack", f"one of {either(known)}", name)
    for attack in creature.attacks:
        if not attack.reach and not attack.range:
            refuse(file, f"{creature.id}.{attack.id}", "a reach or a range")
        for at, effect in enumerate(attack.hit):
            check_effect(effect, file, f"{creature.id}.{attack.id}.hit[{at}]", library, met)
    for power in creature.powers:
        for at, effect in enumerate(power.effects):
            check_effect(effect, file, f"{creature.id}.{power.id}.effects[{at}]", library, met)
    for skill in creature.skills:
        if skill not in SKILLS:
            refuse(file, f"{creature.id}.skills", "the id of a skill", skill)
    if creature.spells and creature.spell_ability is None:
        refuse(file, f"{creature.id}.spell_ability", "the ability that it casts with")
    for spell in creature.spells:
        if spell.id not in library.spells:
            refuse(file, f"{creature.id}.spells", "the id of a spell", spell.id)


def _check_hero(hero: HeroEntry, file: str, library: Library) -> None:
    for field, known in (
        ("weapons", library.gear.weapons),
        ("spells", library.spells),
        ("features", library.features),
        ("items", library.items),
        ("skills", SKILLS),
        ("expertise", SKILLS),
    ):
        for name in getattr(hero, field):
            if name not in known:
                refuse(file, f"{hero.id}.{field}", "the id of one that is there", name)
    # Weapon Properties [Two-Handed]: no hand is left for a shield.
    for name in hero.weapons:
        if hero.shield and "two_handed" in library.gear.weapons[name].properties:
            refuse(file, f"{hero.id}.weapons", "weapons for one hand beside a shield", name)
    shot = [library.gear.weapons[name].ammunition for name in hero.weapons]
    thrown = [name for name in hero.weapons if "thrown" in library.gear.weapons[name].properties]
    for name in hero.ammunition:
        if name not in [*shot, *thrown]:
            refuse(
                file, f"{hero.id}.ammunition", "what one of its weapons shoots, or a weapon to throw", name
            )
    if hero.armour is not None and hero.armour not in library.gear.armour:
        refuse(file, f"{hero.id}.armour", "the id of an armour", hero.armour)


# Scenarios


def load_scenario(source: str | Path | Mapping[str, Any] | TacticsScenario) -> TacticsScenario:
    """A checked scenario: by its name, from a YAML or JSON file, or out of plain values."""
    found = source_of(source, scenario_names(), _shipped, _read)
    return _scenario(found.values, found.file, found.text)


def scenario_names() -> list[str]:
    """The encounters that come with the game."""
    folder = files(PACKAGE).joinpath("content", "scenarios")
    return sorted(
        entry.name.removesuffix(".yaml") for entry in folder.iterdir() if entry.name.endswith(".yaml")
    )


def _scenario(data: Any, file: str, text: bytes) -> TacticsScenario:
    scenario: TacticsScenario = shaped(data, TacticsScenario, file, WORDING, text)
    library = library_of(scenario)
    check_library(library, file) if scenario.creatures or scenario.heroes or scenario.spells else None
    grid = grid_of(scenario, file)
    _check_tokens(scenario, library, grid, file, text)
    _check_surprised(scenario, file)
    return scenario


def library_of(scenario: TacticsScenario) -> Library:
    """The content of a scenario: its own beside that of the game."""
    base = shipped()
    if not (scenario.creatures or scenario.heroes or scenario.spells):
        return base
    return base._replace(
        creatures={**base.creatures, **_by_id("scenario", scenario.creatures)},
        heroes={**base.heroes, **_by_id("scenario", scenario.heroes)},
        spells={**base.spells, **_by_id("scenario", scenario.spells)},
    )


def spread(scenario: TacticsScenario) -> Any:
    """The scenario as plain values with its defaults, all who are in it, and their spells."""
    library = library_of(scenario)
    bases = [token.base for token in (*scenario.party, *scenario.foes)]
    heroes = {**_own(scenario.heroes), **{base: library.heroes.get(base) for base in bases}}
    creatures = {**_own(scenario.creatures), **{base: library.creatures.get(base) for base in bases}}
    known = [name for hero in heroes.values() if hero for name in hero.spells]
    known += [spell.id for creature in creatures.values() if creature for spell in creature.spells]
    spells = {**_own(scenario.spells), **{name: library.spells[name] for name in known}}
    parts = {"creatures": creatures, "heroes": heroes, "spells": spells}
    whole = {name: [in_full(each) for each in of.values() if each] for name, of in parts.items()}
    return {**in_full(scenario), **whole}


def _own(entries: Iterable[Any]) -> dict[str, Any]:
    return {entry.id: entry for entry in entries}


def in_full(value: Any) -> Any:
    """A value as plain values, with the fields that are as usual and need not be written."""
    if isinstance(value, msgspec.Struct):
        fields = {field.encode_name: getattr(value, field.name) for field in msgspec.structs.fields(value)}
        return {**msgspec.to_builtins(value), **{name: in_full(each) for name, each in fields.items()}}
    if isinstance(value, tuple | list):
        return [in_full(each) for each in value]
    return {name: in_full(each) for name, each in value.items()} if isinstance(value, dict) else value


def _check_tokens(scenario: TacticsScenario, library: Library, grid: Grid, file: str, text: bytes) -> None:
    taken: dict[int, str] = {}
    seen: list[str] = []
    for side in ("party", "foes"):
        for at, token in enumerate(getattr(scenario, side)):
            where = f"$.{side}[{at}]"
            if token.id in seen:
                refuse(file, located(f"{where}.id", text), "an id that no other has", token.id)
            seen.append(token.id)
            entry = library.creatures.get(token.base) or library.heroes.get(token.base)
            if entry is None:
                refuse(file, located(f"{where}.base", text), "the id of a creature or a hero", token.base)
            _check_room(token, entry, grid, taken, file, located(f"{where}.at", text))
            if token.conditions.count("exhaustion") >= DEADLY_EXHAUSTION:
                words = f"less exhaustion than {DEADLY_EXHAUSTION} levels, which kill"
                refuse(file, located(f"{where}.conditions", text), words)


def _check_surprised(scenario: TacticsScenario, file: str) -> None:
    there = [token.id for token in (*scenario.party, *scenario.foes)]
    lists = {"$.surprised": scenario.surprised}
    lists |= {f"$.triggers.{name}.surprised": entry.surprised for name, entry in scenario.triggers.items()}
    for where, listed in lists.items():
        for at, name in enumerate(listed):
            if name not in there:
                refuse(file, f"{where}[{at}]", "the id of one who is there", name)


def _check_room(token: Token, entry: Any, grid: Grid, taken: dict[int, str], file: str, where: str) -> None:
    x, y = token.at
    across = int(side_of(SIZES.index(entry.size)))
    if not grid.inside(x, y) or not grid.fits(grid.cell(x, y), across):
        refuse(file, where, f"a cell of the map, {grid.width} by {grid.height}", f"{x}, {y}")
    for cell in grid.square(grid.cell(x, y), across):
        if not grid.walkable(cell):
            refuse(file, where, "a cell that can be stood on", f"{x}, {y}")
        if cell in taken:
            refuse(file, where, f"a cell that {taken[cell]} does not stand on", f"{x}, {y}")
        taken[cell] = token.id


def grid_of(scenario: TacticsScenario, file: str = "scenario") -> Grid:
    """The ground of a scenario."""
    return map_of(scenario, file).grid


def map_of(scenario: TacticsScenario, file: str = "scenario") -> maps.TextMap:
    """The map of a scenario with its doors."""
    return maps.read(scenario.map.legend, scenario.map.rows, file, scenario.diagonals, scenario.los)


def seats_of(scenario: TacticsScenario) -> tuple[str, ...]:
    """The master's seat, and one for each player."""
    if scenario.players == 1:
        return ("master", "party")
    return ("master", *(f"player_{number}" for number in range(1, scenario.players + 1)))


@lru_cache(maxsize=64)
def _table(encoded: bytes) -> Table:
    scenario: TacticsScenario = msgspec.json.decode(encoded, type=TacticsScenario)
    library = library_of(scenario)
    drawn = map_of(scenario)
    table = Table(drawn.grid, {}, settings_of(scenario))
    table.place_doors(drawn.doors)
    marks = build.Marks(table.marks)
    old = table.settings.old_rules
    spells = {name: build.power_of(entry, "spell", marks, old) for name, entry in library.spells.items()}
    features = {
        **{name: build.power_of(entry, "feature", marks, old) for name, entry in library.features.items()},
        **{name: build.power_of(entry, "item", marks, old) for name, entry in library.items.items()},
    }
    for token in (*scenario.party, *scenario.foes):
        _add_sheet(table, token.base, library, spells, features, marks)
    table.powers = {**spells, **features}
    for sheet in table.sheets.values():
        table.powers.update({power.id: power for power in sheet.powers if power.id not in table.powers})
    table.loot = scenario.loot
    table.triggers = {name: entry.surprised for name, entry in scenario.triggers.items()}
    table.roster = tuple(sorted(token.id for token in (*scenario.party, *scenario.foes)))
    table.surprised = list(scenario.surprised)
    seats = len(seats_of(scenario))
    table.seats_of_side = [tuple(range(1, seats)), (MASTER,)]
    return table


def _add_sheet(
    table: Table,
    base: str,
    library: Library,
    spells: dict[str, Power],
    features: dict[str, Power],
    marks: build.Marks,
) -> None:
    if base in table.sheets:
        return
    made: Sheet
    if base in library.heroes:
        made = build.hero(library.heroes[base], library.gear, spells, features, marks)
    else:
        made = build.creature(library.creatures[base], spells, marks)
    made.old_rules = table.settings.old_rules
    table.sheets[base] = made
    for power in made.powers:
        for effect in power.effects:
            summoned = getattr(effect, "creature", "")
            if summoned:
                _add_sheet(table, summoned, library, spells, features, marks)


def settings_of(scenario: TacticsScenario) -> Settings:
    """The switches of a scenario."""
    made = Settings()
    made.old_rules = scenario.rules == "5.1"
    made.long_diagonals = scenario.diagonals == "5-10-5"
    made.tick_on_apply = scenario.tick_on_apply
    made.end_after_action = scenario.end_after_action
    made.shared_initiative = scenario.shared_initiative
    made.shows_dc = scenario.shows_dc
    made.most_rounds = scenario.max_rounds
    made.quiet_rounds = scenario.quiet_rounds
    return made


def table_of(scenario: TacticsScenario) -> Table:
    """Map, sheets and settings of a scenario; made once for each."""
    return _table(msgspec.json.encode(scenario))


@lru_cache(maxsize=64)
def _start(encoded: bytes) -> CombatState:
    scenario: TacticsScenario = msgspec.json.decode(encoded, type=TacticsScenario)
    table = table_of(scenario)
    state = CombatState(scenario.name)
    state.scene = scenario.scene
    state.open_doors = list(table.open_doors)
    tokens = [(token, PARTY) for token in scenario.party] + [(token, FOES) for token in scenario.foes]
    made = [_creature(token, side, at, table, scenario) for at, (token, side) in enumerate(tokens)]
    state.participants = sorted(made, key=lambda who: who.creature_id)
    return state


def start_of(scenario: TacticsScenario) -> CombatState:
    """Everybody in place, not yet at a table."""
    return _start(msgspec.json.encode(scenario)).clone()


def _creature(
    token: Token, side: int, at: int, table: Table, scenario: TacticsScenario
) -> CreatureCombatState:
    sheet = table.sheets[token.base]
    who = CreatureCombatState(token.id, token.name or _called(token, sheet), token.base, side)
    who.seat = _seat(token, side, at, scenario)
    who.max_hp = sheet.max_hp
    if not sheet.never & EXHAUSTION:
        who.exhaustion = token.conditions.count("exhaustion")
    if table.settings.old_rules and who.exhaustion >= HALVING_EXHAUSTION:
        who.max_hp //= 2
    who.current_hp = who.max_hp if token.hp is None else min(token.hp, int(who.max_hp))
    who.cell = table.grid.cell(token.at[0], token.at[1])
    who.slots = list(sheet.slots)
    who.items = dict(sheet.items)
    who.legendary_left = sheet.legendary
    who.resistances_left = sheet.resistances
    # Dropping to 0 Hit Points: who begins there lies there.
    who.dead = who.current_hp == 0 and not sheet.has(DEATH_SAVES)
    if who.current_hp == 0 and "unconscious" not in token.conditions:
        who.conditions.append(ConditionState("unconscious"))
    who.conditions += [ConditionState(name) for name in token.conditions if name != "exhaustion"]
    return who


def _called(token: Token, sheet: Sheet) -> str:
    # One of several of a kind is told apart by the number of its id.
    number = token.id.rpartition("_")[2]
    return f"{sheet.name} {number}" if number.isdecimal() else sheet.name


def _seat(token: Token, side: int, at: int, scenario: TacticsScenario) -> int:
    if token.seat is not None:
        return min(token.seat, scenario.players)
    return MASTER if side == FOES else 1 + at % scenario.players


@cache
def fingerprint() -> str:
    """A short digest of the content that comes with the game, for a journal that does not carry it."""
    digest = blake2b(digest_size=16)
    for name in ("creatures", "features", "gear", "heroes", "items", "spells"):
        digest.update(_shipped(f"{name}.yaml"))
    return digest.hexdigest()


def _shipped(file: str) -> bytes:
    return files(PACKAGE).joinpath("content", *file.split("/")).read_bytes()


def _read(path: str | Path) -> bytes:
    return contents(str(path), Path(path))
