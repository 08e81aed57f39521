"""Load creatures, heroes, spells, gear and scenarios, shipped or from a user's file.

A file that does not fit is refused by one `ContentError`: the file, the place in it, and what was expected.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from turnwright.gamekit.complaints import either
from turnwright.gamekit.content import Place, Wording, decode_union, in_full, located, parsed, shaped
from turnwright.gamekit.content_folder import ContentFolder, read_file
from turnwright.gamekit.parsing import matches, normalized
from turnwright.games.tactics.arena import Arena, Settings, srd_conditions
from turnwright.games.tactics.content import adventures, schema, sheets
from turnwright.games.tactics.content.adventure_schema import TEXT, AdventureScenario
from turnwright.games.tactics.content.character_builder import Book, build, hold_to
from turnwright.games.tactics.content.check import Checker, check_range, check_scenario, maximum_hp
from turnwright.games.tactics.content.class_schema import (
    ClassEntry,
    ClassesFile,
    GearFile,
    HeroEntry,
    OldFeaturesFile,
    PlanEntry,
    PlansFile,
    SpeciesEntry,
    SpeciesFile,
)
from turnwright.games.tactics.content.creature_schema import CreatureEntry, CreaturesFile
from turnwright.games.tactics.content.old_features import older
from turnwright.games.tactics.content.power_schema import PowerEntry, PowersFile
from turnwright.games.tactics.content.scenario_schema import (
    BudgetEntry,
    BudgetsFile,
    EncountersFile,
    TacticsScenario,
    Token,
)
from turnwright.games.tactics.map import text_map
from turnwright.games.tactics.rules.core import edition
from turnwright.games.tactics.sheet import DEATH_SAVES, Power, Sheet, at_speeds, in_shape, shapes_of
from turnwright.games.tactics.srd import EXHAUSTION, THRESHOLDS
from turnwright.games.tactics.state import (
    FOES,
    MASTER,
    PARTY,
    AdventureState,
    CombatState,
    ConditionState,
    CreatureCombatState,
)
from turnwright.kernel.errors import ContentError, Rejected

FOLDER = ContentFolder("turnwright.games.tactics", "goblin-ambush")  # a good first fight
SPELLS = ("spells", "spells_high")  # the files of spells
POWERS = (*SPELLS, "features", "items")
OLD_SPELLS = "spells_5_1"  # those that differ in SRD 5.1
OLD_ITEMS = "items_5_1"
OLD_GEAR = "gear_5_1"
OLD_FEATURES = "features_5_1"

WORDING = Wording(
    patterns={
        schema.ID: "1 to 60 lower-case letters, digits or underscores",
        schema.DICE: "dice, as in 2d6+3, or a number",
        schema.HARM: "dice and a damage type, as in 2d6+3 fire",
        schema.EXTRA: "dice, and a damage type unless it is the weapon's, as in 1d6 fire",
        schema.CR: "0, 1/8, 1/4, 1/2 or 1 to 30",
        TEXT: "1 to 1000 characters on one line",
    }
)

Entry = TypeVar("Entry")


class LazyMapping(Mapping[str, Entry]):
    """Entries by id, each loaded when it is first asked for."""

    def __init__(self, names: Iterable[str], load: Callable[[str], Entry]) -> None:
        self._names = dict.fromkeys(names)
        self._load = load
        self._loaded: dict[str, Entry] = {}

    def __getitem__(self, name: str) -> Entry:
        if name not in self._names:
            raise KeyError(name)
        if name not in self._loaded:
            self._loaded[name] = self._load(name)
        return self._loaded[name]

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


class Library(NamedTuple):
    """Content that fits together."""

    creatures: Mapping[str, CreatureEntry]
    heroes: Mapping[str, HeroEntry]
    spells: dict[str, PowerEntry]
    features: dict[str, PowerEntry]
    items: dict[str, PowerEntry]
    gear: sheets.Gear


# Shipped content


@cache
def shipped() -> Library:
    """The content shipped with the game."""
    gear = _file("gear", GearFile)
    library = Library(
        bestiary({file: FOLDER.read(file) for file in _creature_files()}),
        {},
        _by_id(power for name in SPELLS for power in _file(name, PowersFile).powers),
        _by_id(_file("features", PowersFile).powers),
        _by_id(_file("items", PowersFile).powers),
        sheets.Gear(gear.weapons, gear.armour, gear.worn),
    )
    book = book_of(library)
    plans = {plan.id or f"{plan.calling}_{plan.level}": plan for plan in _file("heroes", PlansFile).heroes}
    library = library._replace(
        heroes=LazyMapping(
            plans, lambda name: build_plan(plans[name], book, Place("heroes.yaml", f"$.{name}"))
        )
    )
    for at, weapon in enumerate(gear.weapons):
        check_range(weapon, Place("gear.yaml", f"$.weapons[{at}]"))
    _checker(library)
    return library


def bestiary(files: Mapping[str, bytes]) -> LazyMapping[CreatureEntry]:
    """Cut files of creatures into entries, each parsed when it is first asked for, which saves a second."""
    found: dict[str, tuple[str, bytes]] = {}
    for file, whole in files.items():
        for part in whole.split(b"\n  - id: ")[1:]:
            found[part.partition(b"\n")[0].decode()] = file, b"creatures:\n  - id: " + part

    def load(name: str) -> CreatureEntry:
        file, text = found[name]
        entry: CreatureEntry = shaped(parsed(text, file), CreaturesFile, file, WORDING, text).creatures[0]
        return entry

    return LazyMapping(found, load)


def _creature_files() -> list[str]:
    return [f"creatures/{name}.yaml" for name in FOLDER.names("creatures")]


def _checker(library: Library) -> Checker:
    # A checker that knows the conditions of all shipped powers, which it has checked.
    checker = Checker(library)
    for name in POWERS:
        checker.powers(_file(name, PowersFile).powers, Place(f"{name}.yaml").inside("powers"))
    return checker


def check_heroes() -> None:
    """Build and check every shipped hero."""
    library = shipped()
    _checker(library).heroes(library.heroes.values(), Place("heroes.yaml").inside("heroes"))


def check_bestiary() -> None:
    """Load and check every shipped creature."""
    library = shipped()
    _checker(library).creatures(library.creatures.values(), Place("creatures"))


def check_creatures(values: list[Any], file: str = "library") -> None:
    """Refuse creatures that do not fit beside the shipped content, or cannot be built."""
    listed = shaped({"creatures": values}, CreaturesFile, file, WORDING, b"").creatures
    base = shipped()
    library = base._replace(creatures=_beside(_by_id(listed), base.creatures))
    Checker(library).creatures(listed, Place(file).inside("creatures"))
    rules = srd_conditions()
    known = dict.fromkeys(spell.id for entry in listed for spell in entry.spells)
    spells = {name: sheets.power_of(base.spells[name], "spell", rules) for name in known}
    for entry in listed:
        sheets.creature(entry, spells, rules)


@cache
def callings() -> LazyMapping[ClassEntry]:
    """The classes shipped with the game."""
    return LazyMapping(FOLDER.names("classes"), lambda name: _file(f"classes/{name}", ClassEntry))


@cache
def species() -> dict[str, SpeciesEntry]:
    """The species shipped with the game."""
    return _by_id(_file("species", SpeciesFile).species)


@cache
def shared_rules() -> ClassesFile:
    """The tables that all classes share."""
    found: ClassesFile = _file("classes", ClassesFile)
    return found


@cache
def budgets() -> dict[int, BudgetEntry]:
    """The XP budgets by level."""
    return {row.level: row for row in _file("budgets", BudgetsFile).budgets}


@cache
def encounter_rules() -> EncountersFile:
    """The parts of encounters: bands of creatures, terrains, and limits."""
    found: EncountersFile = _file("encounters", EncountersFile)
    return found


@cache
def fingerprint() -> str:
    """Digest the shipped content, so that a journal can name what it was played with."""
    classes = [f"classes/{name}" for name in callings()]
    names = [
        "classes",
        "features",
        "gear",
        "heroes",
        "items",
        "species",
        *classes,
        *SPELLS,
        OLD_SPELLS,
        OLD_FEATURES,
    ]
    return FOLDER.fingerprint([*[f"{name}.yaml" for name in names], *_creature_files()])


def _file(name: str, kind: Any) -> Any:
    file = f"{name}.yaml"
    text = FOLDER.read(file)
    return shaped(parsed(text, file), kind, file, WORDING, text)


def _by_id(entries: Iterable[Any]) -> dict[str, Any]:
    return {entry.id: entry for entry in entries}


def _beside(own: Mapping[str, Entry], others: Mapping[str, Entry]) -> LazyMapping[Entry]:
    # A scenario's own entries come before others of the same id.
    return LazyMapping([*own, *others], lambda name: own[name] if name in own else others[name])


# Heroes


def book_of(library: Library) -> Book:
    """All that heroes are built from."""
    return Book(shared_rules(), callings(), species(), library.spells, library.items, library.gear)


def load_hero(path: str | Path) -> HeroEntry:
    """Load a character file: a whole hero, or a plan for the builder."""
    text = read_file(path)
    file = str(path)
    return _hero_of(parsed(text, file), Place(file, text=text), shipped())


def plan_of(values: Any, place: Place) -> PlanEntry:
    """Convert plain values to a plan."""
    found: PlanEntry = _shaped_at(place, values, PlanEntry)
    return found


def build_plan(plan: PlanEntry, book: Book, place: Place) -> HeroEntry:
    """Build the hero of a plan in a file, or refuse it by its place."""
    try:
        return build(plan, book)
    except Rejected as refusal:
        raise _misbuilt(refusal, place) from None


def _hero_of(values: Any, place: Place, library: Library) -> HeroEntry:
    # A plan has a class. A whole hero is held to the rules of the builder if its plan stands beside it.
    if not isinstance(values, Mapping):
        place.refuse("the fields of a hero", values)
    if "class" in values:
        return build_plan(plan_of(values, place), book_of(library), place)
    written = {name: value for name, value in values.items() if name != "plan"}
    found: HeroEntry = _shaped_at(place, written, HeroEntry)
    Checker(library).hero(found, place)
    if "plan" in values:
        plan = plan_of(values["plan"], place.inside("plan"))
        try:
            hold_to(plan, found, book_of(library))
        except Rejected as refusal:
            raise _misbuilt(refusal, place) from None
    return found


def _misbuilt(refusal: Rejected, place: Place) -> ContentError:
    legal = f" (legal: {either([str(each) for each in refusal.legal])})" if refusal.legal else ""
    path = located(f"{place.path}.{refusal.field}", place.text)
    return ContentError(place.file, path, f"{refusal.reason}{legal}")


def _shaped_at(place: Place, values: Any, kind: Any) -> Any:
    # The values stand somewhere inside a file; name the problem from its beginning.
    try:
        return shaped(values, kind, place.file, WORDING)
    except ContentError as error:
        path = located(place.path + error.path.removeprefix("$"), place.text)
        raise ContentError(place.file, path, error.expected) from None


# Scenarios


def load_scenario(source: str | Path | Mapping[str, Any] | TacticsScenario) -> TacticsScenario:
    """Load and check a scenario given by name, by the path of a YAML or JSON file, or as plain values."""
    if isinstance(source, str) and source in adventure_names():
        told = f"tales/{source}.yaml"
        values, file, text = parsed(FOLDER.read(told), told), told, FOLDER.read(told)
    else:
        values, file, text = FOLDER.scenario(source)
    kind: Any = TacticsScenario
    if isinstance(values, Mapping) and values.get("adventure") is not None:
        values, kind = adventures.filled_in(values), AdventureScenario
    scenario = _with_lent(shaped(_with_heroes(values, file, text), kind, file, WORDING, text))
    place = Place(file, text=text)
    library = library_of(scenario)
    if library is not shipped():
        checker = Checker(library)
        bases = [token.base for token in tokens_of(scenario)]
        checker.meet([*scenario.spells, *scenario.creatures], bases)
        checker.powers(scenario.spells, place.inside("spells"))
        checker.creatures(scenario.creatures, place.inside("creatures"))
        checker.heroes(scenario.heroes, place.inside("heroes"))
    drawn = adventures.map_at(scenario.map, scenario, place.inside(adventures.place_of_map(scenario)))
    check_scenario(scenario, library, drawn.grid, place)
    if isinstance(scenario, AdventureScenario):
        adventures.check(scenario, library, place)
    return scenario


def tokens_of(scenario: TacticsScenario) -> list[Token]:
    """Every participant, and in an adventure everyone who may appear in a scene."""
    found = [*scenario.party, *scenario.foes]
    if isinstance(scenario, AdventureScenario):
        found += adventures.all_tokens(scenario.adventure)
    return found


@cache
def adventure_names() -> list[str]:
    """List the shipped adventures, which are loaded by name like scenarios."""
    return FOLDER.names("tales")


def scenario_names() -> list[str]:
    """List the shipped scenarios, the default one first."""
    return FOLDER.scenario_names()


def _with_heroes(values: Any, file: str, text: bytes) -> Any:
    # Heroes may be plans, or paths of character files beside the scenario.
    if not isinstance(values, Mapping) or not isinstance(values.get("heroes"), list | tuple):
        return values
    listed = [
        _hero_values(each, Place(file, f"$.heroes[{at}]", text)) for at, each in enumerate(values["heroes"])
    ]
    return {**values, "heroes": listed}


def _hero_values(value: Any, place: Place) -> Any:
    if isinstance(value, str):
        if not place.text:  # plain values may come from a stranger, and have no folder to look in
            place.refuse("the values of a hero", value)
        return msgspec.to_builtins(load_hero(Path(place.file).parent / value))
    if isinstance(value, Mapping) and ("class" in value or "plan" in value):
        return msgspec.to_builtins(_hero_of(value, place, shipped()))
    return value


_LENT: list[Path] = []


def lend(paths: Iterable[Path]) -> None:
    """Let scenarios use creatures of these library files, which are read when a base is unknown."""
    _LENT[:] = list(paths)


def _with_lent(scenario: TacticsScenario) -> TacticsScenario:
    # The creatures become the scenario's own, so that a journal does not need the library.
    known = library_of(scenario)
    bases = dict.fromkeys(token.base for token in tokens_of(scenario))
    missing = [base for base in bases if base not in known.creatures and base not in known.heroes]
    found: list[CreatureEntry] = []
    for base in missing:
        lent = [_library_file(path, path.stat().st_mtime_ns) for path in _LENT]
        found += [file[base] for file in lent if base in file][:1]
    return msgspec.structs.replace(scenario, creatures=(*scenario.creatures, *found)) if found else scenario


@lru_cache(maxsize=8)
def _library_file(path: Path, changed: int) -> dict[str, CreatureEntry]:
    text = read_file(path)
    return _by_id(shaped(parsed(text, str(path)), CreaturesFile, str(path), WORDING, text).creatures)


def library_of(scenario: TacticsScenario) -> Library:
    """The content of a scenario: its own before the shipped."""
    base = shipped()
    if not (scenario.creatures or scenario.heroes or scenario.spells):
        return base
    return base._replace(
        creatures=_beside(_by_id(scenario.creatures), base.creatures),
        heroes=_beside(_by_id(scenario.heroes), base.heroes),
        spells={**base.spells, **_by_id(scenario.spells)},
    )


def expanded(scenario: TacticsScenario) -> Any:
    """Expand a scenario to plain values: with defaults, participants and their spells."""
    library = library_of(scenario)
    bases = [token.base for token in tokens_of(scenario)]
    if isinstance(scenario, AdventureScenario):
        grown = next_levels(scenario, library)
        library = library._replace(
            heroes={**grown, **{base: library.heroes[base] for base in bases if base in library.heroes}}
        )
        bases += list(grown)
    heroes = _by_id(scenario.heroes) | {
        base: library.heroes[base] for base in bases if base in library.heroes
    }
    creatures = _by_id(scenario.creatures)
    creatures |= {base: library.creatures[base] for base in bases if base in library.creatures}
    known = [name for hero in heroes.values() for name in hero.spells]
    known += [spell.id for hero in heroes.values() for spell in hero.innate]
    known += [spell.id for creature in creatures.values() for spell in creature.spells]
    spells = {**_by_id(scenario.spells), **{name: library.spells[name] for name in known}}
    parts = {"creatures": creatures, "heroes": heroes, "spells": spells}
    return {**in_full(scenario), **{name: in_full(list(of.values())) for name, of in parts.items()}}


def map_of(scenario: TacticsScenario) -> text_map.TextMap:
    """Read the map of a scenario."""
    return text_map.read(scenario.map.legend, scenario.map.rows, "scenario", scenario.diagonals, scenario.los)


def seats_of(scenario: TacticsScenario) -> tuple[str, ...]:
    """The seat of the game master, and one for each player."""
    if scenario.players == 1:
        return ("master", "party")
    return ("master", *(f"player_{number}" for number in range(1, scenario.players + 1)))


def heroes_of(scenario: TacticsScenario, seat: int) -> list[str]:
    """The ids of a seat's heroes."""
    return [token.id for at, token in enumerate(scenario.party) if _seat_of(token, at, scenario) == seat]


def _seat_of(token: Token, at: int, scenario: TacticsScenario) -> int:
    # The seat of a hero; `at` is its place in the party.
    return 1 + at % scenario.players if token.seat is None else min(token.seat, scenario.players)


def with_heroes(scenario: TacticsScenario, names: Sequence[str]) -> TacticsScenario:
    """Give the first player these heroes, and a second seat the others, who follow the first between fights.

    Heroes go by id, name or class.
    """
    library = library_of(scenario)
    calls: list[list[str]] = []
    for token in scenario.party:
        named = [token.id, token.base, token.base.rpartition("_")[0]]
        named += [token.name] if token.name else []
        named += [library.heroes[token.base].name] if token.base in library.heroes else []
        calls.append([name for name in named if name])
    ids = [token.id for token in scenario.party]
    chosen: list[int] = []
    for name in names:
        found = matches(normalized(name), calls) if normalized(name) else []
        if not found:
            raise Rejected("unknown-hero", f"there is no hero {name[:60]!r} here", "hero", ids)
        if len(found) > 1:
            listed = [ids[at] for at in found]
            raise Rejected("ambiguous", f"which hero: {' or '.join(listed)}", "hero", listed)
        chosen += found
    alone = len(set(chosen)) == len(ids)
    seats = [None if alone else 1 if at in chosen else 2 for at in range(len(ids))]
    party = tuple(replace(token, seat=seat) for token, seat in zip(scenario.party, seats, strict=True))
    changed = replace(scenario, players=1 if alone else 2, party=party)
    return replace(changed, leader=1) if isinstance(changed, AdventureScenario) else changed


# The start of a fight


def arena_of(scenario: TacticsScenario) -> Arena:
    """Map, sheets and settings of a scenario, built once for each."""
    return _arena(msgspec.json.encode(scenario), type(scenario))


@lru_cache(maxsize=64)
def _arena(encoded: bytes, kind: type[TacticsScenario]) -> Arena:
    scenario: TacticsScenario = msgspec.json.decode(encoded, type=kind, dec_hook=decode_union)
    library = library_of(scenario)
    drawn = map_of(scenario)
    arena = Arena(drawn.grid, {}, _settings(scenario))
    arena.place_doors(drawn.doors)
    rules, played_by = arena.conditions, edition.named(scenario.rules)
    listed = spells_of(library, played_by)
    spells = {name: sheets.power_of(entry, "spell", rules, played_by) for name, entry in listed.items()}
    features = {
        **{
            name: sheets.power_of(entry, "feature", rules, played_by)
            for name, entry in library.features.items()
        },
        **{
            name: sheets.power_of(entry, "item", rules, played_by)
            for name, entry in items_of(library, played_by).items()
        },
    }
    for token in tokens_of(scenario):
        _add_sheet(arena, token.base, library, spells, features, played_by)
    if isinstance(scenario, AdventureScenario):
        grown = next_levels(scenario, library)
        library = library._replace(heroes=_beside(grown, library.heroes))
        for base in grown:
            _add_sheet(arena, base, library, spells, features, played_by)
        # Heroes can use what they find.
        found = [item for item in adventures.items_given(scenario.adventure) if item in library.items]
        for base, sheet in arena.sheets.items():
            if base in library.heroes:
                sheet.powers += [features[item] for item in found if sheet.power(item) is None]
    arena.powers = {**features, **spells}  # a spell of the scenario may have the id of an item
    for sheet in arena.sheets.values():
        arena.powers.update({power.id: power for power in sheet.powers if power.id not in arena.powers})
    arena.loot = scenario.loot
    arena.triggers = {name: entry.surprised for name, entry in scenario.triggers.items()}
    arena.roster = tuple(sorted(token.id for token in (*scenario.party, *scenario.foes)))
    arena.surprised = list(scenario.surprised)
    arena.seats_of_side = [tuple(range(1, len(seats_of(scenario)))), (MASTER,)]
    if isinstance(scenario, AdventureScenario):
        made = adventures.build(scenario, arena, library)
        for base in arena.sheets:
            calling, _, level = base.rpartition("_")
            if calling in callings() and level.isdecimal():
                made.hit_die[base] = callings()[calling].hit_die
                following = f"{calling}_{int(level) + 1}"
                if following in arena.sheets and int(level) < scenario.adventure.highest_level:
                    made.next_level[base] = following
        for name, scene in scenario.adventure.scenes.items():
            for _, token in adventures.tokens_of(scene):
                who = participant(token, FOES, 0, made.arenas[name], scenario)
                if token.id in scene.unnoticed:
                    who.stealth = scene.unnoticed[token.id]
                    who.conditions.append(ConditionState("hidden"))
                made.cast[token.id] = who
        return made.arenas[scenario.adventure.start]
    return arena


def next_levels(scenario: AdventureScenario, library: Library) -> dict[str, HeroEntry]:
    """The heroes that those of the party become with experience, by the builder's usual choices.

    A hero that is named after its class and level, as in `fighter_1`, gains levels.
    """
    found: dict[str, HeroEntry] = {}
    for token in scenario.party:
        calling, _, level = token.base.rpartition("_")
        if calling not in callings() or not level.isdecimal():
            continue
        for higher in range(int(level) + 1, scenario.adventure.highest_level + 1):
            name = f"{calling}_{higher}"
            if name in library.heroes:
                found[name] = library.heroes[name]
            elif name not in found:
                found[name] = build(PlanEntry(calling, higher), book_of(library))
    return found


def spells_of(library: Library, played_by: edition.Edition) -> dict[str, PowerEntry]:
    """The spells of a library, with the numbers of an edition; spells of a scenario stay as they are."""
    return _of_edition(library.spells, shipped().spells, OLD_SPELLS, played_by)


def items_of(library: Library, played_by: edition.Edition) -> dict[str, PowerEntry]:
    """The items of a library, with the numbers of an edition."""
    return _of_edition(library.items, shipped().items, OLD_ITEMS, played_by)


def _of_edition(
    listed: Mapping[str, PowerEntry],
    ours: Mapping[str, PowerEntry],
    file: str,
    played_by: edition.Edition,
) -> dict[str, PowerEntry]:
    found = dict(listed.items())
    if played_by.has_own_content:
        for entry in _file(file, PowersFile).powers:
            if found.get(entry.id) is ours[entry.id]:
                found[entry.id] = entry
    return found


def gear_of(library: Library, played_by: edition.Edition) -> sheets.Gear:
    """Weapons, armour and magic items, with the numbers of an edition."""
    gear = library.gear
    if not played_by.has_own_content:
        return gear
    weapons = dict(gear.weapons)
    for entry in _file(OLD_GEAR, GearFile).weapons:
        if weapons.get(entry.id) is shipped().gear.weapons[entry.id]:
            weapons[entry.id] = entry
    return sheets.Gear(weapons.values(), gear.armour.values(), gear.worn.values())


def old_features_file() -> OldFeaturesFile:
    """The features of classes and species that differ in SRD 5.1."""
    found: OldFeaturesFile = _file(OLD_FEATURES, OldFeaturesFile)
    return found


def _settings(scenario: TacticsScenario) -> Settings:
    made = Settings()
    made.tick_on_apply = scenario.tick_on_apply
    made.end_after_action = scenario.end_after_action
    made.shared_initiative = scenario.shared_initiative
    made.asks_to_knock_out = scenario.asks_to_knock_out
    made.shows_dc = scenario.shows_dc
    made.sunlight = scenario.sunlight
    made.most_rounds = scenario.max_rounds
    made.quiet_rounds = scenario.quiet_rounds
    return made


def _add_sheet(
    arena: Arena,
    base: str,
    library: Library,
    spells: dict[str, Power],
    features: dict[str, Power],
    played_by: edition.Edition,
) -> None:
    # Build a sheet, and those of the creatures that it can summon or turn into.
    if base in arena.sheets:
        return
    made: Sheet
    if base in library.heroes:
        hero = library.heroes[base]
        if played_by.has_own_content:
            hero = older(hero, old_features_file())
        made = sheets.hero(hero, gear_of(library, played_by), spells, features, arena.conditions, played_by)
    else:
        made = sheets.creature(library.creatures[base], spells, arena.conditions)
    made.old_rules = played_by.is_5_1
    if not played_by.has_weapon_masteries:
        for weapon in made.attacks:
            weapon.mastery = ""
    arena.sheets[base] = made
    for power in made.powers:
        for effect in power.effects:
            summoned = getattr(effect, "creature", "")
            if summoned:
                _add_sheet(arena, summoned, library, spells, features, played_by)
        for rule in shapes_of(power.effects):
            if rule.form_speeds:
                made.forms[rule.shape] = at_speeds(made, rule.form_speeds)
                continue
            _add_sheet(arena, rule.shape, library, spells, features, played_by)
            made.forms[rule.shape] = in_shape(made, arena.sheets[rule.shape])


def start_of(scenario: TacticsScenario) -> CombatState:
    """The state in which a scenario starts, without its arena."""
    return _start(msgspec.json.encode(scenario), type(scenario)).clone()


@lru_cache(maxsize=64)
def _start(encoded: bytes, kind: type[TacticsScenario]) -> CombatState:
    scenario: TacticsScenario = msgspec.json.decode(encoded, type=kind, dec_hook=decode_union)
    arena = arena_of(scenario)
    if isinstance(scenario, AdventureScenario):
        return _first_scene(scenario, arena)
    state = CombatState(scenario.name)
    state.scene = scenario.scene
    state.open_doors = list(arena.open_doors)
    tokens = [(token, PARTY) for token in scenario.party] + [(token, FOES) for token in scenario.foes]
    made = [participant(token, side, at, arena, scenario) for at, (token, side) in enumerate(tokens)]
    state.participants = sorted(made, key=lambda who: who.creature_id)
    return state


def _first_scene(scenario: AdventureScenario, arena: Arena) -> AdventureState:
    adventure = scenario.adventure
    first = adventure.scenes[adventure.start]
    state = AdventureState(scenario.name)
    state.scene = first.kind
    state.scene_id = adventure.start
    state.open_doors = list(arena.open_doors)
    made = [participant(token, PARTY, at, arena, scenario) for at, token in enumerate(scenario.party)]
    for who in made:
        level = int(arena.sheets[who.base].level)
        least = THRESHOLDS[level - 2] if 2 <= level <= len(THRESHOLDS) + 1 else 0
        state.experience[who.creature_id] = max(least, adventure.experience)
    made += [arena.adventure.cast[token.id].clone() for token in first.creatures] if arena.adventure else []
    state.participants = sorted(made, key=lambda who: who.creature_id)
    return state


def participant(
    token: Token, side: int, at: int, arena: Arena, scenario: TacticsScenario
) -> CreatureCombatState:
    """A participant at its start; `at` is its place in the list of its side."""
    sheet = arena.sheets[token.base]
    # Creatures of one kind are told apart by the number at the end of their ids.
    number = token.id.rpartition("_")[2]
    name = f"{sheet.name} {number}" if number.isdecimal() else sheet.name
    who = CreatureCombatState(token.id, token.name or name, token.base, side)
    if side == FOES and token.seat is None:
        who.seat = MASTER
    else:
        who.seat = _seat_of(token, at, scenario)
    never_exhausted = bool(sheet.never & EXHAUSTION)
    if not never_exhausted:
        who.exhaustion = token.conditions.count("exhaustion")
    who.max_hp = maximum_hp(token, int(sheet.max_hp), never_exhausted, edition.named(scenario.rules))
    who.current_hp = who.max_hp if token.hp is None else token.hp
    who.cell = arena.grid.cell(token.at[0], token.at[1])
    # Dropping to 0 Hit Points: a creature that starts there is dead or unconscious.
    who.dead = who.current_hp == 0 and not sheet.has(DEATH_SAVES)
    if who.current_hp == 0 and "unconscious" not in token.conditions:
        who.conditions.append(ConditionState("unconscious"))
    who.conditions += [ConditionState(name) for name in token.conditions if name != "exhaustion"]
    who.start_with(sheet)
    return who
