"""Builds a hero from a plan: class, level, species, scores, gear and spells.

Fields left out have the defaults of the class. An illegal choice is refused with the rule, the field and the
legal values. Numbers of features stand in braces in the content files and are calculated here.

SRD: Character Creation, Classes, Species.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from turnwright.gamekit.complaints import unknown
from turnwright.gamekit.content import decode_union
from turnwright.games.tactics.content.class_schema import (
    ChoiceEntry,
    ClassEntry,
    ClassesFile,
    FeatureEntry,
    HeroEntry,
    PlanEntry,
    SpeciesEntry,
    WeaponEntry,
)
from turnwright.games.tactics.content.power_schema import PowerEntry
from turnwright.games.tactics.content.sheets import Gear, proficiency_at
from turnwright.games.tactics.srd import ABILITIES, SKILLS, modifier
from turnwright.kernel.errors import Rejected

MOST: Final = 20  # of an ability score
MOST_EVER: Final = 25  # with what some classes give at level 20
OF_BACKGROUND: Final = 2  # skills of any kind from the background
NOTHING: Final = "none"
SHIELD: Final = "shield"
MOST_ATTUNED: Final = 3  # Magic Items [Attunement]
# Fields of a character file that may be edited, as far as the rules allow.
BY_HAND: Final = (
    *("id", "name", "role", "skills", "expertise", "shield", "weapons", "masteries", "ammunition", "magic"),
    *("worn", "items", "spells"),
)
CASTING: Final = ("INT", "WIS", "CHA")  # abilities that spells of a species may use
PLACES: Final = dict(zip(ABILITIES, range(6), strict=True))
# Fields that hold dice are text, even without a die.
DICE: Final = ("heal", "more_damage", "spoils")
_BRACES: Final = re.compile(r"\{([^{}]*)\}")


class Book:
    """All content that heroes are built from."""

    def __init__(
        self,
        rules: ClassesFile,
        classes: Mapping[str, ClassEntry],
        species: Mapping[str, SpeciesEntry],
        spells: Mapping[str, PowerEntry],
        items: Mapping[str, PowerEntry],
        gear: Gear,
    ) -> None:
        self.rules = rules
        self.classes = classes
        self.species = species
        self.spells = dict(spells)
        self.items = dict(items)
        self.gear = gear


def build(plan: PlanEntry, book: Book) -> HeroEntry:
    """Build the hero of a plan, or raise `Rejected`."""
    return _Builder(plan, book).hero()


def settled(plan: PlanEntry, book: Book) -> PlanEntry:
    """The plan with all choices of the builder filled in, but for gear, skills and spells."""
    made = _Builder(plan, book)
    said: dict[str, object] = {
        "class": plan.calling,
        "level": plan.level,
        "species": plan.species,
        "method": plan.method,
        "scores": made.base,
        "background": made.raised,
        "improvements": made.steps,
        "choices": made.chosen,
    }
    whole: PlanEntry = msgspec.convert(said, PlanEntry)
    return whole


def offers(plan: PlanEntry, book: Book) -> dict[str, str]:
    """List the choices of a plan: how many, and from what."""
    return _Builder(plan, book).offers()


def hold_to(plan: PlanEntry, hero: HeroEntry, book: Book) -> None:
    """Refuse a hero that its plan does not produce; gear, skills and spells may differ if they are legal."""
    own = {name: getattr(hero, name) for name in BY_HAND}
    made = build(msgspec.structs.replace(plan, armour=hero.armour or NOTHING, **own), book)
    for field in HeroEntry.__struct_fields__:
        wanted, found = getattr(made, field), getattr(hero, field)
        if found != wanted:
            words = f"a {plan.species} {plan.calling} of level {plan.level} has another value by its plan"
            raise _refuse(field, words, [msgspec.to_builtins(wanted)])


def _refuse(field: str, words: str, legal: Iterable[object] = (), code: str = "illegal-hero") -> Rejected:
    return Rejected(code, words, field, list(legal))


def _one_of(field: str, name: str, known: Mapping[str, Any]) -> Any:
    if name not in known:
        word = {"skills": "skill", "weapons": "weapon", "items": "item", "worn": "magic item"}.get(
            field, field
        )
        raise _refuse(field, unknown(word, name, known), known)
    return known[name]


class _Builder:
    """The construction of one hero."""

    def __init__(self, plan: PlanEntry, book: Book) -> None:
        self.plan = plan
        self.book = book
        self.level = plan.level
        self.calling: ClassEntry = _one_of("class", plan.calling, book.classes)
        self.species: SpeciesEntry = _one_of("species", plan.species, book.species)
        self.kit = [each for each in self.calling.kits if each.level <= plan.level][-1]
        self.chosen = self._choices()
        self.features = self._features()
        self.base = plan.scores or self._usual_scores()
        self.raised = self._background()
        self.steps: list[dict[str, int]] = []
        self.scores = self._scores()
        self.mods = [modifier(score) for score in self.scores]
        self.numbers = self._numbers()
        self.fields: dict[str, Any] = {}

    # What is chosen

    def _choices(self) -> dict[str, tuple[str, ...]]:
        choices = (*self.calling.choices, *self.species.choices)
        known = {choice.id: choice for choice in choices if _count(choice, self.level) > 0}
        for name in self.plan.choices:
            if name not in known:
                words = f"a {self.calling.id} of level {self.level} does not choose {name[:60]!r}"
                raise _refuse("choices", words, known)
        return {name: self._chosen(choice) for name, choice in known.items()}

    def _chosen(self, choice: ChoiceEntry) -> tuple[str, ...]:
        count = _count(choice, self.level)
        legal = [name for name in choice.of if choice.least.get(name, 1) <= self.level]
        given = self.plan.choices.get(choice.id)
        if given is None:
            return tuple(legal[:count])
        for name in given:
            if name not in legal:
                words = f"{name[:60]!r} is no {choice.id.replace('_', ' ')} of level {self.level}"
                raise _refuse(f"choices.{choice.id}", words, legal)
        _check_twice(f"choices.{choice.id}", given)
        if len(given) > count:
            words = f"{count} of {choice.id.replace('_', ' ')} can be chosen at level {self.level}"
            raise _refuse(f"choices.{choice.id}", words, [count])
        return given

    def offers(self) -> dict[str, str]:
        """The choices, defaults first."""
        made: dict[str, str] = {}
        for choice in (*self.calling.choices, *self.species.choices):
            count = _count(choice, self.level)
            legal = [name for name in choice.of if choice.least.get(name, 1) <= self.level]
            if count > 0:
                made[f"--choose {choice.id}"] = f"{min(count, len(legal))} of {', '.join(legal)}"
        places, trained = self._skill_places(), self._trained()
        usual = dict.fromkeys([*self._usual_skills(places), *self.calling.of_skills])
        made["--skills"] = f"{len(places)}, most of them from {', '.join(usual)}"
        worn = [
            each.id for each in self.book.gear.armour.values() if each.kind in trained and each.kind != SHIELD
        ]
        made["--armour"] = f"one of {', '.join([*worn, NOTHING])}"
        if SHIELD in trained:
            made["--shield"] = "yes or no"
        known = [each.id for each in self.book.gear.weapons.values() if is_trained(each, trained)]
        made["--weapons"] = f"any of {', '.join(known)}"
        return {**made, **self._offered_spells()}

    def _offered_spells(self) -> dict[str, str]:
        self.fields = {}
        self._set_casting()
        cantrips, prepared, found = self._counts()
        listed, spells = self._listed(), self.book.spells
        small = [name for name in listed if spells[name].level == 0]
        large = [name for name in listed if spells[name].level > 0]
        made: dict[str, str] = {}
        if cantrips and small:
            made["--spells (cantrips)"] = f"{cantrips} of {', '.join(small)}"
        if prepared and large:
            made["--spells (prepared)"] = f"{prepared} of {', '.join(large)}"
        if found:
            made["--spells (of other lists)"] = f"{found} more of {', '.join(self._discoverable())}"
        return made

    def _features(self) -> list[FeatureEntry]:
        picked = [name for names in self.chosen.values() for name in names]
        every = (*self.species.features, *self.calling.features)
        return [
            each
            for each in every
            if each.level <= self.level <= each.until and (each.chosen is None or each.chosen in picked)
        ]

    # Ability scores

    def _scores(self) -> list[int]:
        self._check_base(self.base)
        scores = [int(score) for score in self.base]
        for name, more in self.raised.items():
            scores[PLACES[name]] += more
        if max(scores) > MOST:
            raise _refuse("background", f"no score is above {MOST}", [MOST])
        self._improve(scores)
        for feature in self.features:
            for name, more in feature.scores.items():
                scores[PLACES[name]] = min(MOST_EVER, scores[PLACES[name]] + more)
        return scores

    def _usual_scores(self) -> tuple[int, ...]:
        made = [0] * 6
        for name, score in zip(self.calling.abilities, self.book.rules.array, strict=True):
            made[PLACES[name]] = score
        return tuple(made)

    def _check_base(self, base: tuple[int, ...]) -> None:
        rules = self.book.rules
        if self.plan.method == "array" and sorted(base) != sorted(rules.array):
            words = "the standard array is each of these once; other scores are bought (points) or given"
            raise _refuse("scores", words, rules.array)
        if self.plan.method == "given" and not all(3 <= score <= 18 for score in base):
            raise _refuse("scores", "a score before the background is 3 to 18", [3, 18])
        if self.plan.method == "points":
            self._check_bought(base)

    def _check_bought(self, base: tuple[int, ...]) -> None:
        rules = self.book.rules
        for score in base:
            if score not in rules.costs:
                raise _refuse("scores", f"a score of {score} cannot be bought", rules.costs)
        spent = sum(rules.costs[score] for score in base)
        if spent > rules.points:
            raise _refuse("scores", f"these scores cost {spent} points of {rules.points}", [rules.points])

    def _background(self) -> dict[str, int]:
        first, second = self.calling.abilities[:2]
        given = self.plan.background
        if given is None:
            return {first: 2, second: 1}
        if sorted(given.values()) not in ([1, 2], [1, 1, 1]):
            words = "a background gives 2 to one score and 1 to another, or 1 to each of three"
            raise _refuse("background", words, [[2, 1], [1, 1, 1]])
        return {str(name): more for name, more in given.items()}

    def _improve(self, scores: list[int]) -> None:
        count = sum(1 for level in self.calling.improves if level <= self.level)
        given = self.plan.improvements
        if given is not None and len(given) > count:
            words = (
                f"a level {self.level} {self.calling.id} has {_number(count, 'ability score improvement')}"
            )
            raise _refuse("improvements", words, [count])
        for at in range(count):
            step = self._usual_step(scores) if given is None or at >= len(given) else dict(given[at])
            if sum(step.values()) not in (0, 2):  # 0: a feat instead, which the game leaves out
                raise _refuse("improvements", "an improvement gives exactly 2 points", [2])
            self.steps.append({str(name): more for name, more in step.items()})
            for name, more in step.items():
                scores[PLACES[name]] += more
                if scores[PLACES[name]] > MOST:
                    words = f"no score is above {MOST}; {name} would be {scores[PLACES[name]]}"
                    raise _refuse("improvements", words, [MOST])

    def _usual_step(self, scores: list[int]) -> dict[str, int]:
        # Make odd scores even first, then raise the most useful one below the maximum.
        open_ones = [name for name in self.calling.abilities if scores[PLACES[name]] < MOST]
        first = open_ones[0]
        if scores[PLACES[first]] % 2 == 0:
            return {first: 2}
        odd = [name for name in open_ones[1:3] if scores[PLACES[name]] % 2]
        return {first: 1, (odd or open_ones[1:])[0]: 1}

    def _numbers(self) -> dict[str, int]:
        # Names for braces: class tables, the level, modifiers; lower-case modifiers are at least 1.
        made = {name: row[self.level - 1] for name, row in self.calling.tables.items()}
        made["level"] = self.level
        made["half_level"] = self.level // 2
        made["tier"] = 1 + (self.level >= 5) + (self.level >= 11) + (self.level >= 17)
        made["proficiency"] = proficiency_at(self.level)
        for name, mod in zip(ABILITIES, self.mods, strict=True):
            made[name] = mod
            made[name.lower()] = max(1, mod)
        return made

    # The hero

    def hero(self) -> HeroEntry:
        """Build the hero."""
        plan, calling = self.plan, self.calling
        self.fields = {
            "id": plan.id or f"{calling.id}_{self.level}",
            "name": plan.name or calling.names[0],
            "kind": "humanoid",
            "level": self.level,
            "hp": self._hp(),
            "scores": self.scores,
            "saves": list(calling.saves),
            "speed": self.species.speed,
            "size": self.species.size,
            "species": plan.species,
            "role": plan.role or calling.role,
        }
        self._set_skills()
        self._set_gear()
        self._set_casting()
        for feature in self.features:
            self._give(feature)
        self._set_spells()
        return msgspec.convert(self._tidy(), HeroEntry, dec_hook=decode_union)

    def _hp(self) -> int:
        # Hit Points: the maximum of the die at level 1, then its average rounded up, each with Constitution;
        # at least 1 for a level.
        die, con = self.calling.hit_die, self.mods[PLACES["CON"]]
        return max(1, die + con) + (self.level - 1) * max(1, die // 2 + 1 + con)

    def _give(self, feature: FeatureEntry) -> None:
        for name, value in filled(feature.sets, self.numbers).items():
            known = self.fields.get(name)
            # Senses add up: Truesight does not end Darkvision.
            self.fields[name] = {**(known or {}), **value} if isinstance(value, dict) else value
        for name, more in filled(feature.adds, self.numbers).items():
            known = self.fields.get(name)
            if isinstance(more, dict):
                self.fields[name] = {**(known or {}), **more}
            elif known is None:
                self.fields[name] = more
            else:
                self.fields[name] = known + more

    def _tidy(self) -> dict[str, Any]:
        # Remove duplicates, and spells that the library leaves out.
        made = dict(self.fields)
        for name in ("traits", "resists", "saves", "never", "steady"):
            if name in made:
                made[name] = list(dict.fromkeys(made[name]))
        innate = [each for each in made.get("innate", []) if each["id"] in self.book.spells]
        made["innate"] = innate
        if innate and "spell_ability" not in made:
            best = max(self.numbers[name] for name in CASTING)
            made["spell_ability"] = next(name for name in CASTING if self.numbers[name] == best)
        return made

    # Skills

    def _set_skills(self) -> None:
        places = self._skill_places()
        skills = self.plan.skills
        if skills is None:
            skills = self._usual_skills(places)
        for skill in skills:
            _one_of("skills", skill, SKILLS)
        _check_twice("skills", skills)
        if len(skills) > len(places):
            raise _refuse("skills", f"{_number(len(places), 'skill')} can be chosen", [len(places)])
        left = _unassigned(skills, places)
        if left is not None:
            free = sum(1 for place in places if not place)
            words = f"at most {_number(free, 'skill')} may be outside the {self.calling.id} list"
            words += f"; {left} is one too many"
            raise _refuse("skills", words, dict.fromkeys(name for place in places for name in place))
        self.fields["skills"] = list(skills)
        self.fields["expertise"] = self._expertise(skills)

    def _skill_places(self) -> list[tuple[str, ...]]:
        # For each skill to choose, from which list; empty for any. The background gives two of any.
        places = [self.calling.of_skills] * self.calling.skills
        places += [each.of_skills for each in self.features for _ in range(each.skills)]
        return [*places, *[()] * OF_BACKGROUND]

    def _usual_skills(self, places: list[tuple[str, ...]]) -> tuple[str, ...]:
        # Those of the class first, the most restricted before the others.
        some = [place[0] for place in places[self.calling.skills :] if place]
        usual = dict.fromkeys([*self.calling.of_skills, *SKILLS])
        first = [name for name in usual if name not in some]
        return (*some, *first[: len(places) - len(some)])

    def _expertise(self, skills: tuple[str, ...]) -> list[str]:
        places = [each.of_skills for each in self.features for _ in range(each.expertise)]
        if self.plan.expertise is None:
            return _assigned(skills, places)
        for skill in self.plan.expertise:
            if skill not in skills:
                raise _refuse(
                    "expertise", f"expertise needs a skill that the hero has, not {skill[:60]!r}", skills
                )
        _check_twice("expertise", self.plan.expertise)
        if len(self.plan.expertise) > len(places):
            raise _refuse(
                "expertise",
                f"at most {_number(len(places), 'skill')} can have expertise at this level",
                [len(places)],
            )
        left = _unassigned(self.plan.expertise, places)
        if left is not None:
            legal = [skill for skill in skills if any(skill in place for place in places)]
            raise _refuse("expertise", f"a {self.calling.id} has no expertise in {left}", legal)
        return list(self.plan.expertise)

    # Gear

    def _trained(self) -> list[str]:
        return [*self.calling.trained, *(name for each in self.features for name in each.trains)]

    def _set_gear(self) -> None:
        plan, kit = self.plan, self.kit
        trained = self._trained()
        armour = self._usual_armour(trained) if plan.armour is None else plan.armour
        self.fields["armour"] = self._armour(armour, trained)
        weapons = kit.weapons if plan.weapons is None else plan.weapons
        self._check_weapons(weapons, trained)
        self.fields["weapons"] = list(weapons)
        shield = self._has_shield(weapons)
        if shield and "shield" not in trained:
            raise _refuse("shield", f"a {self.calling.id} has no training with shields", [False])
        self.fields["shield"] = shield
        self._check_hands(weapons, shield)
        self.fields["masteries"] = self._masteries(weapons)
        self._set_things()

    def _usual_armour(self, trained: list[str]) -> str | None:
        # The best kit up to this level that the hero is trained in.
        kits = [kit for kit in self.calling.kits if kit.level <= self.level and kit.armour is not None]
        worn = [self.book.gear.armour[kit.armour] for kit in kits if kit.armour is not None]
        fit = [each.id for each in worn if each.kind in trained]
        return fit[-1] if fit else None

    def _has_shield(self, weapons: tuple[str, ...]) -> bool:
        if self.plan.shield is not None:
            return self.plan.shield
        return self.kit.shield and not any(self._takes_two(name) for name in weapons)

    def _takes_two(self, name: str) -> bool:
        return "two_handed" in self.book.gear.weapons[name].properties

    def _armour(self, name: str | None, trained: list[str]) -> str | None:
        if name is None or name == NOTHING:
            return None
        known = {each.id: each for each in self.book.gear.armour.values() if each.kind != SHIELD}
        legal = [*(each.id for each in known.values() if each.kind in trained), NOTHING]
        if name in self.book.gear.armour and name not in known:
            raise _refuse("armour", "a shield is not armour; it is carried beside it", legal)
        worn = _one_of("armour", name, known)
        if worn.kind not in trained:
            words = f"a {self.calling.id} has no training with {worn.kind} armour"
            raise _refuse("armour", words, legal)
        return name

    def _check_weapons(self, weapons: tuple[str, ...], trained: list[str]) -> None:
        known = self.book.gear.weapons
        _check_twice("weapons", weapons)
        for name in weapons:
            weapon = _one_of("weapons", name, known)
            if not is_trained(weapon, trained):
                legal = [each.id for each in known.values() if is_trained(each, trained)]
                words = f"a {self.calling.id} has no training with the {name}"
                raise _refuse("weapons", words, legal)

    def _check_hands(self, weapons: tuple[str, ...], shield: bool) -> None:
        # Weapon Properties [Two-Handed]: no hand is free for a shield.
        for name in weapons:
            if shield and self._takes_two(name):
                raise _refuse("shield", f"the {name} takes both hands; none is free for a shield", [False])

    def _masteries(self, weapons: tuple[str, ...]) -> list[str]:
        row = self.calling.masteries
        count = 0 if row is None else row[self.level - 1]
        known = [name for name in weapons if self._can_master(self.book.gear.weapons[name])]
        if self.plan.masteries is None:
            return known[:count]
        for name in self.plan.masteries:
            if name not in weapons:
                raise _refuse(
                    "masteries", f"mastery is of a weapon that one carries, not {name[:60]!r}", known
                )
            if name not in known:
                raise _refuse(
                    "masteries", f"a {self.calling.id} masters melee weapons only, not the {name}", known
                )
        _check_twice("masteries", self.plan.masteries)
        if len(self.plan.masteries) > count:
            raise _refuse(
                "masteries",
                f"at most {_number(count, 'weapon mastery', 'weapon masteries')} can be known at this level",
                [count],
            )
        return list(self.plan.masteries)

    def _can_master(self, weapon: WeaponEntry) -> bool:
        return weapon.mastery is not None and not (self.calling.melee_masteries and weapon.ranged)

    def _set_things(self) -> None:
        plan = self.plan
        items = self.kit.items if plan.items is None else plan.items
        for name in items:
            _one_of("items", name, self.book.items)
        self.fields["items"] = dict(items)
        self.fields["ammunition"] = dict(plan.ammunition)
        self._check_ammunition()
        self.fields["magic"] = dict(plan.magic)
        self._check_magic()
        self.fields["worn"] = list(plan.worn)
        self._check_worn()

    def _check_ammunition(self) -> None:
        known = [self.book.gear.weapons[name] for name in self.fields["weapons"]]
        legal = [each.ammunition for each in known if each.ammunition is not None]
        legal += [each.id for each in known if "thrown" in each.properties]
        for name in self.plan.ammunition:
            if name not in legal:
                words = f"none of the weapons shoots {name[:60]!r}, and it is not a thrown weapon"
                raise _refuse("ammunition", words, dict.fromkeys(legal))

    def _check_magic(self) -> None:
        legal = list(self.fields["weapons"])
        legal += [self.fields["armour"]] if self.fields["armour"] else []
        legal += [SHIELD] if self.fields["shield"] else []
        for name in self.plan.magic:
            if name not in legal:
                raise _refuse("magic", f"only gear of the hero can be magic, not {name[:60]!r}", legal)

    def _check_worn(self) -> None:
        # Magic Items [Attunement]: three at a time, and never two of a kind.
        worn = self.book.gear.worn
        for name in self.plan.worn:
            _one_of("worn", name, worn)
        _check_twice("worn", self.plan.worn)
        attuned = [name for name in self.plan.worn if worn[name].attuned]
        if len(attuned) > MOST_ATTUNED:
            words = f"at most {MOST_ATTUNED} items can be attuned; {attuned[-1]} is one too many"
            raise _refuse("worn", words, [MOST_ATTUNED])

    # Spells

    def _set_casting(self) -> None:
        calling = self.calling
        if calling.spell_ability is not None:
            self.fields["spell_ability"] = calling.spell_ability
        rows = {"full": self.book.rules.full, "half": self.book.rules.half, "pact": self.book.rules.pact}
        row = rows.get(calling.casts)
        self.fields["slots"] = [] if row is None else list(row[self.level - 1])

    def _highest(self) -> int:
        slots = self.fields["slots"]
        return max([place + 1 for place, count in enumerate(slots) if count > 0], default=0)

    def _set_spells(self) -> None:
        always = [name for name in self.fields.get("spells", []) if name in self.book.spells]
        chosen = self.plan.spells
        if chosen is None:
            chosen = self._usual_spells(always)
        else:
            self._check_spells(chosen, always)
        self.fields["spells"] = list(dict.fromkeys([*chosen, *always]))

    def _listed(self) -> list[str]:
        """The spells that the hero can know; of other lists, no cantrips."""
        others = [self._lists(each) for each in self.features if each.lists and not each.discovers]
        found = self._fitting([name for names in others for name in names])
        own = self._fitting(list(self.calling.spells))
        return [*own, *(name for name in found if name not in own and self.book.spells[name].level > 0)]

    def _discoverable(self) -> list[str]:
        """The spells of other lists that can be known beside the prepared ones."""
        found = [self._lists(each) for each in self.features if each.discovers]
        return self._fitting([name for names in found for name in names])

    def _lists(self, feature: FeatureEntry) -> list[str]:
        return [name for calling in feature.lists for name in self.book.classes[calling].spells]

    def _fitting(self, names: list[str]) -> list[str]:
        highest, spells = self._highest(), self.book.spells
        there = [name for name in dict.fromkeys(names) if name in spells and spells[name].needs is None]
        return [name for name in there if spells[name].level <= highest]

    def _counts(self) -> tuple[int, int, int]:
        # Cantrips, prepared spells, and extra ones of other lists.
        at = self.level - 1
        cantrips = 0 if self.calling.cantrips is None else self.calling.cantrips[at]
        prepared = 0 if self.calling.prepared is None else self.calling.prepared[at]
        more = sum(each.cantrips for each in self.features)
        return cantrips + more, prepared, sum(each.discovers for each in self.features)

    def _usual_spells(self, always: list[str]) -> tuple[str, ...]:
        found = [name for each in self.features if each.discovers for name in each.usual[: each.discovers]]
        legal = [name for name in self._listed() if name not in always and name not in found]
        wanted = [name for name in dict.fromkeys(self.calling.usual) if name in legal]
        cantrips, prepared, _ = self._counts()
        small = [name for name in wanted if self.book.spells[name].level == 0]
        large = [name for name in wanted if self.book.spells[name].level > 0]
        return (*small[:cantrips], *large[:prepared], *self._fitting(found))

    def _check_spells(self, chosen: tuple[str, ...], always: list[str]) -> None:
        listed, others = self._listed(), self._discoverable()
        _check_twice("spells", chosen)
        for name in chosen:
            if name not in listed and name not in others and name not in always:
                raise self._no_spell(name, [*listed, *(each for each in others if each not in listed)])
        cantrips, prepared, found = self._counts()
        own = [name for name in chosen if name not in always]
        self._check_found([name for name in own if name not in listed], found)
        mine = [self.book.spells[name] for name in own if name in listed]
        small = [each.id for each in mine if each.level == 0]
        large = [each.id for each in mine if each.level > 0]
        # A surplus spell may be one of those from other lists.
        spare = found - (len(own) - len(mine))
        beyond = _beyond(small, cantrips, others, spare)
        if beyond > spare:
            known = _number(cantrips, "cantrip")
            words = f"a {self.calling.id} of level {self.level} knows {known}, not {len(small)}"
            raise _refuse("spells", words, [cantrips])
        if beyond + _beyond(large, prepared, others, spare) > spare:
            known = _number(prepared, "spell")
            words = f"a {self.calling.id} of level {self.level} prepares {known}, not {len(large)}"
            raise _refuse("spells", words, [prepared])

    def _check_found(self, names: list[str], most: int) -> None:
        if len(names) > most:
            words = f"at most {_number(most, 'spell')} may come from other lists; {names[-1]} is one too many"
            raise _refuse("spells", words, [most])

    def _no_spell(self, name: str, listed: list[str]) -> Rejected:
        spell = self.book.spells.get(name)
        words = unknown("spell", name, listed)
        if spell is not None:
            words = f"{name} is not on the list of the {self.calling.id}"
            if name in self.calling.spells:
                words = f"{name} is a level {spell.level} spell; the highest slot is level {self._highest()}"
        elif any(name in calling.spells for calling in self.book.classes.values()):
            words = f"{name} is not in this game: it has no effect in a fight that the rules here cover"
        return _refuse("spells", words, listed)


def is_trained(weapon: WeaponEntry, trained: Iterable[str]) -> bool:
    """Whether one of these kinds of training covers a weapon."""
    fits = [weapon.kind, *(f"{weapon.kind}_{each}" for each in weapon.properties)]
    return any(each in fits for each in trained)


def _count(choice: ChoiceEntry, level: int) -> int:
    return max([count for least, count in choice.counts.items() if least <= level], default=0)


def _check_twice(field: str, names: tuple[str, ...]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise _refuse(field, f"{name[:60]} is named twice", list(dict.fromkeys(names)))


def _number(count: int, noun: str, several: str = "") -> str:
    return f"{count} {noun if count == 1 else several or noun + 's'}"


def _beyond(names: list[str], most: int, others: list[str], spare: int) -> int:
    """How many spells are surplus beyond what other lists can take."""
    beyond = max(0, len(names) - most)
    free = sum(1 for name in names if name in others)
    return beyond if beyond <= free else spare + 1


def _unassigned(names: tuple[str, ...], places: list[tuple[str, ...]]) -> str | None:
    """The first name that fits no place, whatever the assignment of the others; an empty place takes any."""
    held: dict[int, str] = {}
    for name in names:
        if not _assign(name, places, held, []):
            return name
    return None


def _assigned(names: tuple[str, ...], places: list[tuple[str, ...]]) -> list[str]:
    """As many names as can be assigned to places, earlier ones preferred."""
    held: dict[int, str] = {}
    for name in names:
        _assign(name, places, held, [])
    return [name for name in names if name in held.values()]


def _assign(name: str, places: list[tuple[str, ...]], held: dict[int, str], tried: list[int]) -> bool:
    # A name in the way moves to another place, if there is one.
    for at, place in enumerate(places):
        if at in tried or (place and name not in place):
            continue
        tried.append(at)
        if at not in held or _assign(held[at], places, held, tried):
            held[at] = name
            return True
    return False


# Numbers in braces in content files, filled in for a level: "1d10+{level}", "{5*level}", "{2+CHA}".


def filled(value: Any, numbers: dict[str, int]) -> Any:
    """The value with all braces worked out; a text that is nothing but one pair becomes a number."""
    if isinstance(value, dict):
        made = {name: filled(each, numbers) for name, each in value.items()}
        return {name: str(each) if name in DICE else each for name, each in made.items()}
    if isinstance(value, list):
        return [filled(each, numbers) for each in value]
    if not isinstance(value, str) or "{" not in value:
        return value
    whole = _BRACES.fullmatch(value)
    if whole is not None:
        return worked_out(whole.group(1), numbers)
    text = value
    for found in _BRACES.finditer(value):
        text = text.replace(found.group(0), str(worked_out(found.group(1), numbers)))
    return text.replace("+-", "-")


def worked_out(text: str, numbers: dict[str, int]) -> int:
    """A sum of products of numbers and names."""
    total = 0
    for part in text.replace("-", "+-").split("+"):
        if part.strip():
            total += _product(part, numbers)
    return total


def _product(text: str, numbers: dict[str, int]) -> int:
    made = 1
    for factor in text.split("*"):
        name = factor.strip()
        if name.startswith("-"):
            made, name = -made, name[1:].strip()
        made *= int(name) if name.isdecimal() else numbers[name]
    return made
