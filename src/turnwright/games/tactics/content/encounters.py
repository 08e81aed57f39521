"""Encounters: how hard a fight is by its XP budget, and new fights for a party within one.

Proposals are drawn with the caller's dice, so the same dice propose the same fights.

SRD: Combat Encounter Difficulty; XP Budget per Character.
"""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from turnwright.gamekit.complaints import unknown
from turnwright.gamekit.content import is_path
from turnwright.games.tactics.content import (
    adventure_names,
    book_of,
    budgets,
    callings,
    encounter_rules,
    library_of,
    load_hero,
    load_scenario,
    scenario_names,
    shipped,
)
from turnwright.games.tactics.content.character_builder import build
from turnwright.games.tactics.content.class_schema import HeroEntry, PlanEntry
from turnwright.games.tactics.content.scenario_schema import MapEntry, TacticsScenario, TerrainEntry, Token
from turnwright.games.tactics.content.terrain import CAMP, TerrainMap
from turnwright.games.tactics.map.grid import Grid, side_of
from turnwright.games.tactics.map.text_map import read
from turnwright.games.tactics.srd import SIZES, cr_in_eighths
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected

DIFFICULTIES: Final = ("low", "moderate", "high")
BEYOND: Final = "beyond"  # the budget of a fight of high difficulty
HEIGHT: Final = 16  # of a map, in cells
EXTRA_WIDTH: Final = 8  # cells that a map is wider than high
ROOM: Final = 5  # cells of free ground for every two that the foes fill
TRIES: Final = 20  # maps drawn before the foes are said to have no room
LONGEST_NAME: Final = 80
HIGHEST_LEVEL: Final = 20
HEADER: Final = "# A fight for `turnwright play tactics/FILE`.\n"

# Difficulty


def budget(levels: Iterable[int], difficulty: str) -> int:
    """The XP budget of a fight of this difficulty for heroes of these levels."""
    if difficulty not in DIFFICULTIES:
        words = unknown("difficulty", difficulty, DIFFICULTIES)
        raise Rejected("unknown-difficulty", words, "difficulty", list(DIFFICULTIES))
    rows = budgets()
    total = 0
    for level in levels:
        if level not in rows:
            raise Rejected("unknown-level", f"heroes have a level of 1 to 20, not {level}", "levels")
        total += int(getattr(rows[level], difficulty))
    return total


def difficulty(levels: Iterable[int], xp: int) -> str:
    """The difficulty of foes worth this XP: the first budget that they do not exceed."""
    party = list(levels)
    for word in DIFFICULTIES:
        if xp <= budget(party, word):
            return word
    return BEYOND


def levels_of(scenario: TacticsScenario) -> list[int]:
    """The levels of a scenario's heroes; creatures in the party have none."""
    heroes = library_of(scenario).heroes
    return [heroes[token.base].level for token in scenario.party if token.base in heroes]


def experience_of(scenario: TacticsScenario) -> int:
    """The XP of all foes of a scenario."""
    creatures = library_of(scenario).creatures
    return sum([creatures[token.base].xp for token in scenario.foes if token.base in creatures])


def difficulty_of(scenario: TacticsScenario) -> str:
    """The difficulty of a scenario."""
    return difficulty(levels_of(scenario), experience_of(scenario))


MEASURED: Final = "bench-"  # how the names of fights for measurements begin


def level_of(scenario: TacticsScenario) -> int:
    """The highest level in the party; 0 without heroes."""
    return max(levels_of(scenario), default=0)


@cache
def listed() -> list[str]:
    """The shipped fights and then the adventures, by level, and those of a level by how hard they are."""
    fights: list[tuple[int, float, str]] = []
    tales: list[tuple[int, float, str]] = []
    for name in [*scenario_names(), *adventure_names()]:
        if name.startswith(MEASURED):
            continue
        scenario = load_scenario(name)
        most = budget(levels_of(scenario), DIFFICULTIES[-1])
        entry = (level_of(scenario), experience_of(scenario) / max(1, most), name)
        (tales if name in adventure_names() else fights).append(entry)
    return [name for _, _, name in [*sorted(fights), *sorted(tales)]]


# Proposals

Foes = list[tuple[str, int]]  # creatures and how many of each, the highest XP first


class Proposal:
    """A proposed fight: its scenario, the foes, their XP, the budget and the difficulty."""

    def __init__(self, scenario: TacticsScenario, foes: Foes, xp: int, of: int, word: str) -> None:
        self.scenario = scenario
        self.foes = foes
        self.xp = xp
        self.budget = of
        self.word = word


def terrain_names() -> list[str]:
    """List the terrains that fights can be proposed for."""
    return [terrain.id for terrain in encounter_rules().terrains]


def party_of(text: str) -> list[HeroEntry]:
    """Parse a party: `4x5` is four heroes of level 5, `bard_7` one by name, `dagna.yaml` one from a file.

    Heroes that are not shipped are built with the usual choices of their class.
    """
    party: list[HeroEntry] = []
    for part in [each.strip() for each in text.split(",")]:
        count, times, level = part.partition("x")
        if times and count.isdecimal() and level.isdecimal():
            rules = encounter_rules()
            if len(count) > 2 or not 1 <= int(count) <= rules.most_heroes:
                raise _bad_size(count[:20])
            party += [_of_level(rules.party[at % len(rules.party)], level) for at in range(int(count))]
        else:
            party.append(_hero(part))
    return _checked(party)


def _bad_size(count: object) -> Rejected:
    words = f"a party has 1 to {encounter_rules().most_heroes} heroes, not {count}"
    return Rejected("bad-party", words, "party", ["4x5 or fighter_5,wizard_5"])


def _hero(name: str) -> HeroEntry:
    if is_path(name):
        return load_hero(name)
    heroes = shipped().heroes
    calling, _, level = name.rpartition("_")
    if name in heroes:
        return heroes[name]
    if calling not in callings() or not level.isdecimal():
        examples = ["4x5", *(f"{each}_5" for each in encounter_rules().party), "hero.yaml"]
        raise Rejected("unknown-hero", unknown("hero", name, heroes), "party", examples)
    return _of_level(calling, level)


def _of_level(calling: str, level: str) -> HeroEntry:
    if len(level) > 2 or not 1 <= int(level) <= HIGHEST_LEVEL:
        words = f"heroes have a level of 1 to {HIGHEST_LEVEL}, not {level[:20]}"
        raise Rejected("bad-party", words, "party", ["4x5"])
    library = shipped()
    name = f"{calling}_{int(level)}"
    if name in library.heroes:
        return library.heroes[name]
    return build(PlanEntry(calling, int(level)), book_of(library))


def _party(party: Sequence[str | HeroEntry]) -> list[HeroEntry]:
    return _checked([_hero(each) if isinstance(each, str) else each for each in party])


def _checked(party: list[HeroEntry]) -> list[HeroEntry]:
    if not 1 <= len(party) <= encounter_rules().most_heroes:
        raise _bad_size(len(party))
    known: dict[str, HeroEntry] = {}
    for hero in party:
        if known.setdefault(hero.id, hero) != hero:
            raise Rejected("bad-party", f"two heroes have the id {hero.id}", "party", ["--id dagna"])
        if hero.id in shipped().creatures:
            raise Rejected("bad-party", f"the id {hero.id} is that of a creature", "party", ["--id dagna"])
    return party


def tokens_of(
    party: Sequence[HeroEntry], cells: Sequence[tuple[int, int]], taken: Sequence[str] = ()
) -> list[Token]:
    """Place heroes on cells, with ids that are not taken."""
    names = _numbered(re.sub(r"_\d+$", "", hero.id) for hero in party)
    free = [f"{name}_hero" if name in taken else name for name in names]
    return [Token(name, hero.id, cell) for name, hero, cell in zip(free, party, cells, strict=True)]


def own_heroes(party: Sequence[HeroEntry]) -> tuple[HeroEntry, ...]:
    """The heroes of a party that are not shipped, each once; a scenario carries them."""
    ready = shipped().heroes
    own = {hero.id: hero for hero in party if hero.id not in ready or ready[hero.id] != hero}
    return tuple(own.values())


def with_party(scenario: TacticsScenario, party: Sequence[str | HeroEntry]) -> TacticsScenario:
    """The same fight for other heroes, who start where the first ones do."""
    heroes = _party(party)
    places = [token.at for token in scenario.party]
    if len(heroes) > len(places):
        words = f"there is room for {len(places)} heroes, not {len(heroes)}"
        raise Rejected("bad-party", words, "party", [len(places)])
    tokens = tokens_of(heroes, places[: len(heroes)], [token.id for token in scenario.foes])
    own = {hero.id: hero for hero in (*scenario.heroes, *own_heroes(heroes))}
    changed = msgspec.structs.replace(
        scenario, party=tuple(tokens), heroes=tuple(own.values()), surprised=(), triggers={}
    )
    return load_scenario(changed)


def _numbered(names: Iterable[str]) -> list[str]:
    # Names that occur several times get a number.
    listed = list(names)
    made: list[str] = []
    for at, name in enumerate(listed):
        number = listed[: at + 1].count(name)
        made.append(f"{name}_{number}" if listed.count(name) > 1 else name)
    return made


def propose(
    party: Sequence[str | HeroEntry], difficulty: str, terrain: str, dice: Dice, count: int = 1
) -> list[Proposal]:
    """Propose fights of this difficulty for these heroes in this terrain, no two with the same foes.

    There are fewer than asked for if the terrain has no more.
    """
    ground = next((each for each in encounter_rules().terrains if each.id == terrain), None)
    if ground is None:
        raise Rejected(
            "unknown-terrain", unknown("terrain", terrain, terrain_names()), "terrain", terrain_names()
        )
    heroes = _party(party)
    levels = [hero.level for hero in heroes]
    most = budget(levels, difficulty)
    bands = [made for band in ground.bands if (made := _fights(band, levels, most))]
    if not bands:
        terrains = encounter_rules().terrains
        others = [each.id for each in terrains if any(_fights(band, levels, most) for band in each.bands)]
        words = f"the {terrain} has no creatures for a fight of {most} XP against this party"
        raise Rejected("no-fight", words, "terrain", others)
    return [_proposal(foes, heroes, most, ground, dice) for foes in _picked(bands, count, dice)]


def _picked(bands: list[list[Foes]], count: int, dice: Dice) -> list[Foes]:
    # All bands are equally likely, and so are all numbers of foes; no fight is drawn twice.
    picked: list[Foes] = []
    while len(picked) < count and bands:
        band = bands[dice.below(len(bands))]
        numbers = sorted({_number(foes) for foes in band})
        number = numbers[dice.below(len(numbers))]
        like = [foes for foes in band if _number(foes) == number]
        chosen = like[dice.below(len(like))]
        picked.append(chosen)
        band.remove(chosen)
        bands = [each for each in bands if each]
    return picked


def _number(foes: Foes) -> int:
    return sum([count for _, count in foes])


def _fights(band: str, levels: list[int], most: int) -> list[Foes]:
    """All fights with one or two kinds of creature of a band that use enough of the budget, but not more."""
    rules = encounter_rules()
    foes = max(rules.least_foes, rules.foes_per_hero * len(levels))
    kinds = _kinds(rules.bands[band], levels, most)
    found: list[Foes] = []
    for at, (mighty, each) in enumerate(kinds):
        for count in range(1, min(foes, most // each) + 1):
            if _uses(most, count * each):
                found.append([(mighty, count)])
            for weak, less in kinds[at + 1 :]:
                rest = min(foes - count, (most - count * each) // less)
                found += [
                    [(mighty, count), (weak, more)]
                    for more in range(1, rest + 1)
                    if _uses(most, count * each + more * less)
                ]
    return found


def _uses(most: int, xp: int) -> bool:
    return encounter_rules().least_share * most <= 100 * xp <= 100 * most


def _kinds(names: Sequence[str], levels: list[int], most: int) -> list[tuple[str, int]]:
    # Highest XP first. SRD: a foe whose CR is far above the party's level can kill a hero in one action.
    creatures = shipped().creatures
    highest = sum(levels) // len(levels) + encounter_rules().above_level
    listed = [
        (creatures[name].xp, name) for name in names if cr_in_eighths(creatures[name].cr) <= 8 * highest
    ]
    return [(name, xp) for xp, name in sorted(listed, reverse=True) if xp <= most]


def _proposal(
    foes: Foes, party: Sequence[HeroEntry], most: int, terrain: TerrainEntry, dice: Dice
) -> Proposal:
    creatures, levels = shipped().creatures, [hero.level for hero in party]
    xp = sum([creatures[name].xp * count for name, count in foes])
    return Proposal(_scenario(foes, party, terrain, dice), foes, xp, most, difficulty(levels, xp))


def _scenario(foes: Foes, party: Sequence[HeroEntry], terrain: TerrainEntry, dice: Dice) -> TacticsScenario:
    bases = [name for name, count in foes for _ in range(count)]
    names = _numbered(bases)
    sides = [int(side_of(SIZES.index(shipped().creatures[name].size))) for name in bases]
    needed = sum([side * side for side in sides])
    for more in range(TRIES):
        room = _root(needed * (ROOM + more) // 2) + 1
        height = max(HEIGHT, room + 2)
        ground = TerrainMap(terrain, height + EXTRA_WIDTH + dice.below(4), height, dice)
        ground.draw(max(sides), room)
        places = _Places(ground, dice)
        heroes, others = places.camp(len(party)), places.lairs(sides)
        if heroes is not None and others is not None:
            break
    else:
        raise Rejected("no-room", "the map has no room for the party and its foes", "party", [len(party) - 1])
    own = [sign for sign in terrain.legend if any(sign in row for row in ground.rows())]
    return TacticsScenario(
        name=_title(terrain.id, foes),
        map=MapEntry(tuple(ground.rows()), {sign: terrain.legend[sign] for sign in own}),
        party=tuple(tokens_of(party, heroes, names)),
        foes=tuple(map(Token, names, bases, others)),
        heroes=own_heroes(party),
    )


def _root(square: int) -> int:
    side = 1
    while side * side < square:
        side += 1
    return side


def _title(terrain: str, foes: Foes) -> str:
    creatures = shipped().creatures
    listed = [f"{count} x {creatures[name].name}".removeprefix("1 x ") for name, count in foes]
    return f"{terrain.title()}: {', '.join(listed)}"[:LONGEST_NAME]


class _Places:
    """The cells of a map that can be walked to and are still free."""

    def __init__(self, ground: TerrainMap, dice: Dice) -> None:
        self.grid: Grid = read(ground.terrain.legend, ground.rows()).grid
        self.dice = dice
        self.taken: list[int] = []
        self.middle = ground.height // 2

    def camp(self, count: int) -> list[tuple[int, int]] | None:
        """Cells for the heroes, at the left."""
        near = [cell for cell in self._reached(1) if cell % self.grid.width <= CAMP]
        near.sort(key=self._from_camp)
        self.taken += near[:count]
        return [self._at(cell) for cell in near[:count]] if len(near) >= count else None

    def _from_camp(self, cell: int) -> tuple[int, int, int]:
        # Near the middle, with gaps between them.
        x, y = self._at(cell)
        return int(x % 2 or (y - self.middle) % 2), max(abs(x - 2), abs(y - self.middle)), cell

    def lairs(self, sides: Sequence[int]) -> list[tuple[int, int]] | None:
        """A cell for each foe of these sizes, in the right half; the largest are placed first."""
        found: dict[int, int] = {}
        for at in sorted(range(len(sides)), key=lambda place: -sides[place]):
            free = [cell for cell in self._reached(sides[at]) if self._is_free(cell, sides[at])]
            if not free:
                return None
            found[at] = free[self.dice.below(len(free))]
            self.taken += self.grid.square(found[at], sides[at])
        return [self._at(found[at]) for at in range(len(sides))]

    def _is_free(self, cell: int, side: int) -> bool:
        if cell % self.grid.width < self.grid.width // 2:
            return False
        return not any(each in self.taken for each in self.grid.square(cell, side))

    def _at(self, cell: int) -> tuple[int, int]:
        return int(cell % self.grid.width), int(cell // self.grid.width)

    def _reached(self, side: int) -> list[int]:
        """The cells that a creature of this size can walk to from the camp."""
        grid = self.grid
        start = int(grid.cell(2, self.middle - side // 2))
        seen, waiting = {start: True}, [start]
        for cell in waiting:
            x, y = cell % grid.width, cell // grid.width
            for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                there = int(grid.cell(x + right, y + down)) if grid.inside(x + right, y + down) else -1
                if there >= 0 and there not in seen and self._has_room(there, side):
                    seen[there] = True
                    waiting.append(there)
        return sorted(waiting)

    def _has_room(self, cell: int, side: int) -> bool:
        grid = self.grid
        return grid.fits(cell, side) and all(grid.walkable(each) for each in grid.square(cell, side))


def write_scenario(scenario: TacticsScenario) -> str:
    """Write a scenario as the text of a file that can be played."""
    plain: Any = msgspec.to_builtins(scenario)
    return HEADER + msgspec.yaml.encode(plain).decode()
