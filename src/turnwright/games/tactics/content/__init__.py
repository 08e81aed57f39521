"""Creatures, heroes, spells, gear, encounters: read from the package or a user's file, checked, handed over.

Whatever is wrong with a file is one `ContentError`: the file, the place in it, and what was expected there.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from turnwright.gamekit.content import (
    Place,
    Wording,
    decode_union,
    either,
    in_full,
    located,
    parsed,
    shaped,
)
from turnwright.gamekit.content_folder import ContentFolder, read_file
from turnwright.games.tactics.arena import Arena, Settings, srd_conditions
from turnwright.games.tactics.content import schema as entries
from turnwright.games.tactics.content import sheets
from turnwright.games.tactics.content.character_builder import SHIELD, Book, hold_to
from turnwright.games.tactics.content.character_builder import build as build_hero
from turnwright.games.tactics.content.schema import (
    INNER,
    AttackEntry,
    ClassEntry,
    ConditionEntry,
    CreatureEntry,
    EffectEntry,
    HeroEntry,
    PlanEntry,
    PowerEntry,
    SpeciesEntry,
    SummonEntry,
    TacticsScenario,
    Token,
    WeaponEntry,
)
from turnwright.games.tactics.map import text_map
from turnwright.games.tactics.map.grid import Grid, side_of
from turnwright.games.tactics.sheet import DEATH_SAVES, Power, Sheet
from turnwright.games.tactics.srd import (
    CONDITIONS,
    DEADLY_EXHAUSTION,
    EXHAUSTION,
    HALVING_EXHAUSTION,
    MARKS,
    SIZES,
    SKILLS,
    TRIGGERING_CREATURE,
)
from turnwright.games.tactics.state import CombatState, ConditionState, CreatureCombatState
from turnwright.kernel.errors import ContentError, Rejected

FOLDER = ContentFolder("turnwright.games.tactics")
MASTER, PARTY, FOES = 0, 0, 1
SPELLS = ("spells", "spells_high")  # the files of spells

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

# The words of a field are those of its type; these are the texts that must look like something.
WORDING = Wording(
    patterns={
        entries.ID: "1 to 60 small letters, digits or underlines",
        entries.DICE: "dice, as in 2d6+3, or a number",
        entries.HARM: "dice and a kind, as in 2d6+3 fire",
        entries.EXTRA: "dice, and a kind unless it is the weapon's, as in 1d6 fire",
        entries.CR: "0, 1/8, 1/4, 1/2 or 1 to 30",
    }
)


Entry = TypeVar("Entry")


class Library(NamedTuple):
    """All content, checked, that fits together."""

    creatures: Mapping[str, CreatureEntry]
    heroes: Mapping[str, HeroEntry]
    spells: dict[str, PowerEntry]
    features: dict[str, PowerEntry]
    items: dict[str, PowerEntry]
    gear: sheets.Gear


class Bestiary(Mapping[str, CreatureEntry]):
    """The creatures that come with the game: each is read when somebody asks for it, and then kept."""

    def __init__(self, texts: Mapping[str, bytes]) -> None:
        self._files: dict[str, str] = {}
        self._texts: dict[str, bytes] = {}
        self._known: dict[str, CreatureEntry] = {}
        for file, text in texts.items():
            for part in text.split(b"\n  - id: ")[1:]:
                name = part.partition(b"\n")[0].decode()
                self._files[name], self._texts[name] = file, b"creatures:\n  - id: " + part

    def __getitem__(self, name: str) -> CreatureEntry:
        if name not in self._known:
            file, text = self._files[name], self._texts[name]
            made = shaped(parsed(text, file), entries.CreaturesFile, file, WORDING, text)
            self._known[name] = made.creatures[0]
        return self._known[name]

    def __contains__(self, name: object) -> bool:
        return name in self._files

    def __iter__(self) -> Iterator[str]:
        return iter(self._files)

    def __len__(self) -> int:
        return len(self._files)


class Beside(Mapping[str, Entry]):
    """Entries of one's own before others, none of which is read for that."""

    def __init__(self, own: Mapping[str, Entry], others: Mapping[str, Entry]) -> None:
        self._own = own
        self._others = others

    def __getitem__(self, name: str) -> Entry:
        return self._own[name] if name in self._own else self._others[name]

    def __contains__(self, name: object) -> bool:
        return name in self._own or name in self._others

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys([*self._own, *self._others]))

    def __len__(self) -> int:
        return len(list(iter(self)))


def _creature_files() -> list[str]:
    return [f"creatures/{name}.yaml" for name in FOLDER.names("creatures")]


@cache
def shipped() -> Library:
    """The content that comes with the game."""
    gear = _file("gear", entries.GearFile)
    library = Library(
        Bestiary({name: FOLDER.read(name) for name in _creature_files()}),
        {},
        _own(power for name in SPELLS for power in _file(name, entries.PowersFile).powers),
        _own(_file("features", entries.PowersFile).powers),
        _own(_file("items", entries.PowersFile).powers),
        sheets.Gear(gear.weapons, gear.armour, gear.worn),
    )
    library = library._replace(heroes=Roster(book_of(library), _file("heroes", entries.PlansFile).heroes))
    _check_shipped(library, gear)
    return library


class Roster(Mapping[str, HeroEntry]):
    """The heroes that come with the game: each is built when somebody asks for it, and then kept."""

    def __init__(self, book: Book, plans: Iterable[PlanEntry]) -> None:
        self._book = book
        self._plans = {plan.id or f"{plan.calling}_{plan.level}": plan for plan in plans}
        self._known: dict[str, HeroEntry] = {}

    def __getitem__(self, name: str) -> HeroEntry:
        if name not in self._known:
            self._known[name] = build_plan(self._plans[name], self._book, Place("heroes.yaml", f"$.{name}"))
        return self._known[name]

    def __contains__(self, name: object) -> bool:
        return name in self._plans

    def __iter__(self) -> Iterator[str]:
        return iter(self._plans)

    def __len__(self) -> int:
        return len(self._plans)


class Callings(Mapping[str, ClassEntry]):
    """The classes: each is read when somebody asks for it, and then kept."""

    def __init__(self) -> None:
        self._names = FOLDER.names("classes")
        self._known: dict[str, ClassEntry] = {}

    def __getitem__(self, name: str) -> ClassEntry:
        if name not in self._names:
            raise KeyError(name)
        if name not in self._known:
            self._known[name] = _file(f"classes/{name}", ClassEntry)
        return self._known[name]

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


@cache
def callings() -> Callings:
    """The classes that come with the game."""
    return Callings()


@cache
def species() -> dict[str, SpeciesEntry]:
    """The species that come with the game."""
    return _own(_file("species", entries.SpeciesFile).species)


@cache
def shared_rules() -> entries.ClassesFile:
    """What all classes share."""
    found: entries.ClassesFile = _file("classes", entries.ClassesFile)
    return found


def book_of(library: Library) -> Book:
    """All that heroes are built of."""
    return Book(shared_rules(), callings(), species(), library.spells, library.items, library.gear)


def build_plan(plan: PlanEntry, book: Book, place: Place) -> HeroEntry:
    """The hero of a plan in a file; what is not legal is refused by its place."""
    try:
        return build_hero(plan, book)
    except Rejected as refusal:
        raise _misbuilt(refusal, place) from None


def _misbuilt(refusal: Rejected, place: Place) -> ContentError:
    legal = f" (legal: {either([str(each) for each in refusal.legal])})" if refusal.legal else ""
    path = located(f"{place.path}.{refusal.field}", place.text)
    return ContentError(place.file, path, f"{refusal.reason}{legal}")


def plan_of(values: Any, place: Place) -> PlanEntry:
    """A plan out of plain values, checked."""
    found: PlanEntry = _shaped_at(place, values, PlanEntry)
    return found


def _shaped_at(place: Place, values: Any, kind: Any) -> Any:
    # What does not fit stands somewhere inside a file, and is named from its beginning.
    try:
        return shaped(values, kind, place.file, WORDING)
    except ContentError as error:
        path = located(place.path + error.path.removeprefix("$"), place.text)
        raise ContentError(place.file, path, error.expected) from None


def load_hero(path: str | Path) -> HeroEntry:
    """A character file: all of a hero written out, or in few words for the builder."""
    text = read_file(path)
    file = str(path)
    return _hero_of(parsed(text, file), Place(file, text=text), shipped())


def _hero_of(values: Any, place: Place, library: Library) -> HeroEntry:
    # In few words; or written out, and held to the rules as long as its plan is there.
    if not isinstance(values, Mapping):
        place.refuse("the fields of a hero", values)
    if "class" in values:
        return build_plan(plan_of(values, place), book_of(library), place)
    written = {name: value for name, value in values.items() if name != "plan"}
    found: HeroEntry = _shaped_at(place, written, HeroEntry)
    _Check(library).hero(found, place)
    if "plan" in values:
        _hold_to(plan_of(values["plan"], place.inside("plan")), found, place, library)
    return found


def _hold_to(plan: PlanEntry, hero: HeroEntry, place: Place, library: Library) -> None:
    try:
        hold_to(plan, hero, book_of(library))
    except Rejected as refusal:
        raise _misbuilt(refusal, place) from None


def _with_heroes(values: Any, file: str, text: bytes) -> Any:
    # A hero of a scenario may stand in a file of its own beside it, or in few words.
    if not isinstance(values, Mapping) or not isinstance(values.get("heroes"), list | tuple):
        return values
    place = Place(file, "$.heroes", text)
    listed = [_hero_values(each, _item(place, at)) for at, each in enumerate(values["heroes"])]
    return {**values, "heroes": listed}


def _hero_values(value: Any, place: Place) -> Any:
    if isinstance(value, str):
        if not place.text:  # values may come from a stranger, and have no folder to look in
            place.refuse("the values of a hero", value)
        return msgspec.to_builtins(load_hero(Path(place.file).parent / value))
    if isinstance(value, Mapping) and ("class" in value or "plan" in value):
        return msgspec.to_builtins(_hero_of(value, place, shipped()))
    return value


@cache
def budgets() -> dict[int, entries.BudgetEntry]:
    """The budgets of experience by level."""
    return {row.level: row for row in _file("budgets", entries.BudgetsFile).budgets}


@cache
def encounter_rules() -> entries.EncountersFile:
    """What fights are put together by: bands, terrains, and how many may come."""
    found: entries.EncountersFile = _file("encounters", entries.EncountersFile)
    return found


def _file(name: str, kind: Any) -> Any:
    file = f"{name}.yaml"
    text = FOLDER.read(file)
    return shaped(parsed(text, file), kind, file, WORDING, text)


def _check_shipped(library: Library, gear: entries.GearFile) -> None:
    check = _Check(library)
    for at, weapon in enumerate(gear.weapons):
        _check_range(weapon, Place("gear.yaml", f"$.weapons[{at}]"))
    for name in (*SPELLS, "features", "items"):
        check.powers(_file(name, entries.PowersFile).powers, Place(f"{name}.yaml").inside("powers"))


def check_heroes() -> None:
    """Build and check every hero that comes with the game, which else are built one by one."""
    library = shipped()
    check = _Check(library)
    for name in (*SPELLS, "features", "items"):
        check.powers(_file(name, entries.PowersFile).powers, Place(f"{name}.yaml").inside("powers"))
    check.heroes(library.heroes.values(), Place("heroes.yaml").inside("heroes"))


def check_bestiary() -> None:
    """Read and check every creature that comes with the game, which else are read one by one."""
    library = shipped()
    check = _Check(library)
    for name in (*SPELLS, "features", "items"):
        check.powers(_file(name, entries.PowersFile).powers, Place(f"{name}.yaml").inside("powers"))
    check.creatures(library.creatures.values(), Place("creatures"))


def _check_own(scenario: TacticsScenario, library: Library, place: Place) -> None:
    """Refuse what does not fit in the entries of a scenario, which stand beside all the others."""
    check = _Check(library)
    bases = [token.base for token in (*scenario.party, *scenario.foes)]
    check.meet(library, [*scenario.spells, *scenario.creatures], bases)
    check.powers(scenario.spells, place.inside("spells"))
    check.creatures(scenario.creatures, place.inside("creatures"))
    check.heroes(scenario.heroes, place.inside("heroes"))


class _Check:
    """Refuses the first entry that names what is not there, or says nothing, by its place."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.met: dict[str, ConditionEntry] = {}
        self.asked: set[str] = set()  # conditions that powers of a hero are about

    def meet(self, library: Library, own: list[Any], bases: Iterable[str]) -> None:
        """Take in the marks of all entries but these; of creatures, of those who are there."""
        for name in ("spells", "features", "items"):
            self.powers([each for each in getattr(library, name).values() if each not in own], Place(name))
        there = [library.creatures[name] for name in dict.fromkeys(bases) if name in library.creatures]
        self.creatures([each for each in there if each not in own], Place("creatures"))

    def powers(self, listed: Iterable[PowerEntry], place: Place) -> None:
        """Spells, features, items, or the powers of a creature."""
        for power, here in _each(listed, place):
            self.effects(power.effects, here.inside("effects"))
            self._arms(power, here)
            if power.needs is not None and power.needs not in self.library.spells:
                here.inside("needs").refuse("the id of a spell", power.needs)

    def _arms(self, power: PowerEntry, place: Place) -> None:
        # What a power makes of a weapon.
        named = () if power.arms is None else (*power.arms.of, power.arms.makes or "unarmed")
        for weapon in named:
            if weapon != "unarmed" and weapon not in self.library.gear.weapons:
                place.inside("arms").refuse("the id of a weapon", weapon)

    def effects(self, listed: Iterable[EffectEntry], place: Place) -> None:
        """Effects one after another."""
        for at, effect in enumerate(listed):
            self.effect(effect, _item(place, at))

    def effect(self, effect: EffectEntry, place: Place) -> None:
        """Check an effect and those inside it."""
        if isinstance(effect, SummonEntry) and effect.summon not in self.library.creatures:
            place.inside("summon").refuse("the id of a creature", effect.summon)
        for field in INNER:
            self.effects(getattr(effect, field, ()), place.inside(field))
        if isinstance(effect, ConditionEntry) and effect.condition is not None:
            self._mark(effect, effect.condition, place.inside("condition"))
            self._sequels(effect, place)

    def _mark(self, effect: ConditionEntry, name: str, place: Place) -> None:
        # A mark is known by its id: the same one must do the same; those of the book do what the book says.
        rule = msgspec.structs.replace(effect, **LASTING)
        bare = rule == ConditionEntry(condition=name)
        if name in MARKS:
            place.refuse("another id than those of the rules of a turn", name)
        if name in CONDITIONS and effect.then is None and not bare:
            place.refuse("an id of its own that brings the condition, as it does more", name)
        # The mark of a spell that is there may do nothing itself: another power can need it.
        if name not in CONDITIONS and bare and name not in self.library.spells and name not in self.asked:
            place.refuse(f"{either(CONDITIONS)}, or an id of its own with what it does", name)
        if name not in CONDITIONS and self.met.setdefault(name, rule) != rule:
            place.refuse("an id whose other mark does the same", name)

    def _sequels(self, effect: ConditionEntry, place: Place) -> None:
        # What follows a condition is a condition too, with or without a name of its own.
        for field in ("then", "after"):
            inner: ConditionEntry | None = getattr(effect, field)
            if inner is None:
                continue
            if inner.condition is None:
                inner = msgspec.structs.replace(inner, condition=f"{effect.condition}_{field}")
            self.effect(inner, place.inside(field))

    def creatures(self, listed: Iterable[CreatureEntry], place: Place) -> None:
        """Creatures: what their attacks, powers and spells name is there."""
        for creature, here in _each(listed, place):
            _check_multiattack(creature, here)
            for attack, there in _each(creature.attacks, here.inside("attacks")):
                _check_range(attack, there)
                self.effects(attack.hit, there.inside("hit"))
            self.powers(creature.powers, here.inside("powers"))
            for skill in creature.skills:
                if skill not in SKILLS:
                    here.inside("skills").refuse("the id of a skill", skill)
            self._spells(creature, here)

    def _spells(self, creature: CreatureEntry, place: Place) -> None:
        if creature.spells and creature.spell_ability is None:
            place.inside("spell_ability").refuse("the ability that it casts with")
        for at, spell in enumerate(creature.spells):
            if spell.id not in self.library.spells:
                place.inside(f"spells[{at}].id").refuse("the id of a spell", spell.id)

    def heroes(self, listed: Iterable[HeroEntry], place: Place) -> None:
        """Heroes: what they have and know is there, and they can hold it."""
        for hero, here in _each(listed, place):
            self.hero(hero, here)

    def hero(self, hero: HeroEntry, place: Place) -> None:
        """One hero."""
        self._known(hero, place)
        self._own_powers(hero, place)
        _check_hands(hero, self.library.gear, place)

    def _own_powers(self, hero: HeroEntry, place: Place) -> None:
        # What a feature needs may be a mark of another of the hero's own.
        own = [
            each.condition
            for power in hero.powers
            for each in power.effects
            if isinstance(each, ConditionEntry) and each.condition
        ]
        self.asked |= {power.on_bearer or power.id for power in hero.powers}
        for power, here in _each(hero.powers, place.inside("powers")):
            self.effects(power.effects, here.inside("effects"))
            self._arms(power, here)
            if power.needs is not None and power.needs not in [*own, *self.library.spells]:
                here.inside("needs").refuse("the id of a spell, or of a condition of its own", power.needs)
        self.effects(hero.bears, place.inside("bears"))
        for at, spell in enumerate(hero.innate):
            if spell.id not in self.library.spells:
                place.inside(f"innate[{at}].id").refuse("the id of a spell", spell.id)

    def _known(self, hero: HeroEntry, place: Place) -> None:
        for field, known in (
            ("weapons", self.library.gear.weapons),
            ("spells", self.library.spells),
            ("features", self.library.features),
            ("items", self.library.items),
            ("worn", self.library.gear.worn),
            ("masteries", self.library.gear.weapons),
            ("skills", SKILLS),
            ("expertise", SKILLS),
        ):
            for name in getattr(hero, field):
                if name not in known:
                    place.inside(field).refuse("the id of one that is there", name)
        if hero.armour is not None and hero.armour not in self.library.gear.armour:
            place.inside("armour").refuse("the id of an armour", hero.armour)
        own = [*hero.weapons, hero.armour, *([SHIELD] if hero.shield else [])]
        for name in hero.magic:
            if name not in own:
                place.inside("magic").refuse("one of its weapons, its armour or its shield", name)


def check_creatures(values: list[Any], file: str = "library") -> None:
    """Refuse creatures that would not fit beside those that come with the game, or cannot be made."""
    listed = shaped({"creatures": values}, entries.CreaturesFile, file, WORDING, b"").creatures
    base = shipped()
    library = base._replace(creatures=Beside(_own(listed), base.creatures))
    _Check(library).creatures(listed, Place(file).inside("creatures"))
    rules = sheets.Marks(srd_conditions())
    known = dict.fromkeys(spell.id for entry in listed for spell in entry.spells)
    spells = {name: sheets.power_of(base.spells[name], "spell", rules) for name in known}
    for entry in listed:
        sheets.creature(entry, spells, rules)


def _each(listed: Iterable[Any], place: Place) -> Iterator[tuple[Any, Place]]:
    """Entries with their places; no two of a list have the same id."""
    seen: set[str] = set()
    for at, entry in enumerate(listed):
        here = _item(place, at)
        if entry.id in seen:
            here.inside("id").refuse("an id that no other has", entry.id)
        seen.add(entry.id)
        yield entry, here


def _item(place: Place, at: int) -> Place:
    return place._replace(path=f"{place.path}[{at}]")


def _check_multiattack(creature: CreatureEntry, place: Place) -> None:
    known = [attack.id for attack in creature.attacks] + [power.id for power in creature.powers]
    known += [spell.id for spell in creature.spells]
    for way in creature.multiattack:
        for piece in way:
            for name in piece.names:
                if name not in known:
                    place.inside("multiattack").refuse(f"one of {either(known)}", name)


def _check_range(attack: AttackEntry | WeaponEntry, place: Place) -> None:
    if isinstance(attack, AttackEntry) and not attack.reach and not attack.range:
        place.refuse("a reach or a range")
    if 0 < attack.long < attack.range:
        place.inside("long").refuse(f"at least the range, {attack.range}", attack.long)


def _check_hands(hero: HeroEntry, gear: sheets.Gear, place: Place) -> None:
    # Weapon Properties [Two-Handed]: no hand is left for a shield.
    for name in hero.weapons:
        if hero.shield and "two_handed" in gear.weapons[name].properties:
            place.inside("weapons").refuse("weapons for one hand beside a shield", name)
    shot = [gear.weapons[name].ammunition for name in hero.weapons]
    thrown = [name for name in hero.weapons if "thrown" in gear.weapons[name].properties]
    for name in hero.ammunition:
        if name not in [*shot, *thrown]:
            words = "what one of its weapons shoots, or a weapon to throw"
            place.inside("ammunition").refuse(words, name)


# Scenarios


def load_scenario(source: str | Path | Mapping[str, Any] | TacticsScenario) -> TacticsScenario:
    """Load and check a scenario given by name, by the path of a YAML or JSON file, or as plain values."""
    found = FOLDER.scenario(source)
    return _scenario(_with_heroes(found.values, found.file, found.text), found.file, found.text)


def scenario_names() -> list[str]:
    """List the shipped scenarios, the default one first."""
    return FOLDER.scenario_names()


def _scenario(data: Any, file: str, text: bytes) -> TacticsScenario:
    scenario = _with_lent(shaped(data, TacticsScenario, file, WORDING, text))
    place = Place(file, text=text)
    library = library_of(scenario)
    if library is not shipped():
        _check_own(scenario, library, place)
    _check_tokens(scenario, library, grid_of(scenario, file), place)
    _check_surprised(scenario, place)
    return scenario


_LENT: list[Path] = []


def lend(paths: Iterable[Path]) -> None:
    """Let scenarios name the creatures of these libraries, too; a file is read when one is missing."""
    _LENT[:] = list(paths)


def _with_lent(scenario: TacticsScenario) -> TacticsScenario:
    # A creature of a user's library becomes the scenario's own, so that a journal needs no library.
    known = library_of(scenario)
    bases = dict.fromkeys(token.base for token in (*scenario.party, *scenario.foes))
    missing = [base for base in bases if base not in known.creatures and base not in known.heroes]
    found = [entry for entry in map(_borrowed, missing) if entry is not None]
    return msgspec.structs.replace(scenario, creatures=(*scenario.creatures, *found)) if found else scenario


def _borrowed(name: str) -> CreatureEntry | None:
    for path in _LENT:
        entry = _library_file(path, path.stat().st_mtime_ns).get(name)
        if entry is not None:
            return entry
    return None


@lru_cache(maxsize=8)
def _library_file(path: Path, changed: int) -> dict[str, CreatureEntry]:
    text = read_file(path)
    listed = shaped(parsed(text, str(path)), entries.CreaturesFile, str(path), WORDING, text).creatures
    return _own(listed)


def library_of(scenario: TacticsScenario) -> Library:
    """The content of a scenario: its own beside that of the game."""
    base = shipped()
    if not (scenario.creatures or scenario.heroes or scenario.spells):
        return base
    return base._replace(
        creatures=Beside(_own(scenario.creatures), base.creatures),
        heroes=Beside(_own(scenario.heroes), base.heroes),
        spells={**base.spells, **_own(scenario.spells)},
    )


def spread(scenario: TacticsScenario) -> Any:
    """The scenario as plain values with its defaults, all who are in it, and their spells."""
    library = library_of(scenario)
    bases = [token.base for token in (*scenario.party, *scenario.foes)]
    heroes = {**_own(scenario.heroes), **{base: library.heroes.get(base) for base in bases}}
    creatures = {**_own(scenario.creatures), **{base: library.creatures.get(base) for base in bases}}
    known = [name for hero in heroes.values() if hero for name in hero.spells]
    known += [spell.id for hero in heroes.values() if hero for spell in hero.innate]
    known += [spell.id for creature in creatures.values() if creature for spell in creature.spells]
    spells = {**_own(scenario.spells), **{name: library.spells[name] for name in known}}
    parts = {"creatures": creatures, "heroes": heroes, "spells": spells}
    whole = {name: [in_full(each) for each in of.values() if each] for name, of in parts.items()}
    return {**in_full(scenario), **whole}


def _own(entries: Iterable[Any]) -> dict[str, Any]:
    return {entry.id: entry for entry in entries}


def _check_tokens(scenario: TacticsScenario, library: Library, grid: Grid, place: Place) -> None:
    taken: dict[int, str] = {}
    if scenario.players > len(scenario.party):
        words = f"at most {len(scenario.party)}, a hero for each"
        place.inside("players").refuse(words, scenario.players)
    seen: list[str] = []
    for side in ("party", "foes"):
        for at, token in enumerate(getattr(scenario, side)):
            here = place.inside(f"{side}[{at}]")
            _check_id(token, seen, here.inside("id"))
            entry = library.heroes.get(token.base) or library.creatures.get(token.base)
            if entry is None:
                here.inside("base").refuse("the id of a creature or a hero", token.base)
            _check_room(token, entry, grid, taken, here.inside("at"))
            if token.conditions.count("exhaustion") >= DEADLY_EXHAUSTION:
                words = f"less exhaustion than {DEADLY_EXHAUSTION} levels, which kill"
                here.inside("conditions").refuse(words)
            _check_hp(token, entry, scenario.rules == "5.1", here.inside("hp"))


def _check_id(token: Token, seen: list[str], place: Place) -> None:
    if token.id == TRIGGERING_CREATURE:
        place.refuse("another id than that word of a readied action", token.id)
    if token.id in seen:
        place.refuse("an id that no other has", token.id)
    seen.append(token.id)


def _check_hp(token: Token, entry: Any, old_rules: bool, place: Place) -> None:
    most = most_hp(token, entry.hp, "exhaustion" in getattr(entry, "never", ()), old_rules)
    lives = isinstance(entry, HeroEntry) or "death_saves" in entry.traits
    if token.hp is not None and not (0 if lives else 1) <= token.hp <= most:
        place.refuse(f"{0 if lives else 1} to {most}", token.hp)


def most_hp(token: Token, whole: int, tireless: bool, old_rules: bool) -> int:
    """The hit points of whom a token stands for at most: exhaustion of the older rules can halve them."""
    tired = 0 if tireless else token.conditions.count("exhaustion")
    return whole // 2 if old_rules and tired >= HALVING_EXHAUSTION else whole


def _check_surprised(scenario: TacticsScenario, place: Place) -> None:
    there = [token.id for token in (*scenario.party, *scenario.foes)]
    lists = {"surprised": scenario.surprised}
    lists |= {f"triggers.{name}.surprised": entry.surprised for name, entry in scenario.triggers.items()}
    for where, listed in lists.items():
        for at, name in enumerate(listed):
            if name not in there:
                place.inside(f"{where}[{at}]").refuse("the id of one who is there", name)


def _check_room(token: Token, entry: Any, grid: Grid, taken: dict[int, str], place: Place) -> None:
    x, y = token.at
    across = int(side_of(SIZES.index(entry.size)))
    if not grid.inside(x, y) or not grid.fits(grid.cell(x, y), across):
        place.refuse(f"a cell of the map, {grid.width} by {grid.height}", f"{x}, {y}")
    for cell in grid.square(grid.cell(x, y), across):
        if not grid.walkable(cell):
            place.refuse("a cell that can be stood on", f"{x}, {y}")
        if cell in taken:
            place.refuse(f"a cell that {taken[cell]} does not stand on", f"{x}, {y}")
        taken[cell] = token.id


def grid_of(scenario: TacticsScenario, file: str = "scenario") -> Grid:
    """The ground of a scenario."""
    return map_of(scenario, file).grid


def map_of(scenario: TacticsScenario, file: str = "scenario") -> text_map.TextMap:
    """The map of a scenario with its doors."""
    return text_map.read(scenario.map.legend, scenario.map.rows, file, scenario.diagonals, scenario.los)


def seats_of(scenario: TacticsScenario) -> tuple[str, ...]:
    """The master's seat, and one for each player."""
    if scenario.players == 1:
        return ("master", "party")
    return ("master", *(f"player_{number}" for number in range(1, scenario.players + 1)))


@lru_cache(maxsize=64)
def _table(encoded: bytes) -> Arena:
    scenario: TacticsScenario = msgspec.json.decode(encoded, type=TacticsScenario, dec_hook=decode_union)
    library = library_of(scenario)
    drawn = map_of(scenario)
    arena = Arena(drawn.grid, {}, settings_of(scenario))
    arena.place_doors(drawn.doors)
    rules = sheets.Marks(arena.conditions)
    old = arena.settings.old_rules
    spells = {name: sheets.power_of(entry, "spell", rules, old) for name, entry in library.spells.items()}
    features = {
        **{name: sheets.power_of(entry, "feature", rules, old) for name, entry in library.features.items()},
        **{name: sheets.power_of(entry, "item", rules, old) for name, entry in library.items.items()},
    }
    for token in (*scenario.party, *scenario.foes):
        _add_sheet(arena, token.base, library, spells, features, rules)
    arena.powers = {**features, **spells}  # a spell of the scenario may have the id of an item
    for sheet in arena.sheets.values():
        arena.powers.update({power.id: power for power in sheet.powers if power.id not in arena.powers})
    arena.loot = scenario.loot
    arena.triggers = {name: entry.surprised for name, entry in scenario.triggers.items()}
    arena.roster = tuple(sorted(token.id for token in (*scenario.party, *scenario.foes)))
    arena.surprised = list(scenario.surprised)
    seats = len(seats_of(scenario))
    arena.seats_of_side = [tuple(range(1, seats)), (MASTER,)]
    return arena


def _add_sheet(
    arena: Arena,
    base: str,
    library: Library,
    spells: dict[str, Power],
    features: dict[str, Power],
    rules: sheets.Marks,
) -> None:
    if base in arena.sheets:
        return
    made: Sheet
    if base in library.heroes:
        made = sheets.hero(library.heroes[base], library.gear, spells, features, rules)
    else:
        made = sheets.creature(library.creatures[base], spells, rules)
    made.old_rules = arena.settings.old_rules
    for weapon in made.attacks if made.old_rules else []:
        weapon.mastery = ""  # which 5.1 does not know
    arena.sheets[base] = made
    for power in made.powers:
        for effect in power.effects:
            summoned = getattr(effect, "creature", "")
            if summoned:
                _add_sheet(arena, summoned, library, spells, features, rules)


def settings_of(scenario: TacticsScenario) -> Settings:
    """The switches of a scenario."""
    made = Settings()
    made.old_rules = scenario.rules == "5.1"
    made.long_diagonals = scenario.diagonals == "5-10-5"
    made.tick_on_apply = scenario.tick_on_apply
    made.end_after_action = scenario.end_after_action
    made.shared_initiative = scenario.shared_initiative
    made.shows_dc = scenario.shows_dc
    made.sunlight = scenario.sunlight
    made.most_rounds = scenario.max_rounds
    made.quiet_rounds = scenario.quiet_rounds
    return made


def table_of(scenario: TacticsScenario) -> Arena:
    """Map, sheets and settings of a scenario; made once for each."""
    return _table(msgspec.json.encode(scenario))


@lru_cache(maxsize=64)
def _start(encoded: bytes) -> CombatState:
    scenario: TacticsScenario = msgspec.json.decode(encoded, type=TacticsScenario, dec_hook=decode_union)
    arena = table_of(scenario)
    state = CombatState(scenario.name)
    state.scene = scenario.scene
    state.open_doors = list(arena.open_doors)
    tokens = [(token, PARTY) for token in scenario.party] + [(token, FOES) for token in scenario.foes]
    made = [_creature(token, side, at, arena, scenario) for at, (token, side) in enumerate(tokens)]
    state.participants = sorted(made, key=lambda who: who.creature_id)
    return state


def start_of(scenario: TacticsScenario) -> CombatState:
    """Everybody in place, not yet in an arena."""
    return _start(msgspec.json.encode(scenario)).clone()


def _creature(
    token: Token, side: int, at: int, arena: Arena, scenario: TacticsScenario
) -> CreatureCombatState:
    sheet = arena.sheets[token.base]
    who = CreatureCombatState(token.id, token.name or _called(token, sheet), token.base, side)
    who.seat = _seat(token, side, at, scenario)
    if not sheet.never & EXHAUSTION:
        who.exhaustion = token.conditions.count("exhaustion")
    tireless = bool(sheet.never & EXHAUSTION)
    who.max_hp = most_hp(token, int(sheet.max_hp), tireless, arena.settings.old_rules)
    who.current_hp = who.max_hp if token.hp is None else token.hp
    who.cell = arena.grid.cell(token.at[0], token.at[1])
    who.slots = list(sheet.slots)
    who.items = dict(sheet.items)
    who.legendary_left = sheet.legendary
    who.resistances_left = sheet.resistances
    # Dropping to 0 Hit Points: who begins there lies there.
    who.dead = who.current_hp == 0 and not sheet.has(DEATH_SAVES)
    if who.current_hp == 0 and "unconscious" not in token.conditions:
        who.conditions.append(ConditionState("unconscious"))
    who.conditions += [ConditionState(name) for name in token.conditions if name != "exhaustion"]
    who.conditions += [ConditionState(rule.id) for rule in sheet.bears]
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
    """Digest the shipped content, so that a journal can name what it was played with."""
    classes = [f"classes/{name}" for name in callings()]
    names = ["classes", "features", "gear", "heroes", "items", "species", *classes, *SPELLS]
    return FOLDER.fingerprint([*[f"{name}.yaml" for name in names], *_creature_files()])
