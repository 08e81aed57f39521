"""One skill of wuxia against one target: each damage with its chance, worked out or sampled."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from msgspec import Struct

from turnwright.games.wuxia import Wuxia
from turnwright.games.wuxia.arena import FIRST, SECOND
from turnwright.games.wuxia.content import Cast, Character, Skill, at_hand, cast_of, fighter, table_of
from turnwright.games.wuxia.forecast.strike_odds import BlowOdds, blow_odds
from turnwright.games.wuxia.rules.strike import HAIR, crit_chance, hit_chance, raw_damage
from turnwright.games.wuxia.skills import ATTACK, SkillTier
from turnwright.games.wuxia.state import CharacterState
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.lab.experiment import find_game

LARGEST_SAMPLE = 1_000_000_000
CHUNK = 1 << 20  # so many blows at a time, whatever the size of the sample
FATES = ("dodged", "inaccurate", "partial", "hit", "critical")


class Named(Struct, frozen=True):
    """A skill or a fighter: its id, and what it is called."""

    id: str
    name: str


class SkillOdds(Struct, frozen=True):
    """What may come of one blow; the damages are those of a hit, and a miss does none."""

    skill: Named
    tier: int
    by: Named
    target: Named
    hp: int
    sampled: int  # how many blows were thrown; 0 when the chances are exact
    seed: int
    hit: float
    critical: float
    partial: float
    dodged: float
    inaccurate: float
    mean: float
    defeat: float
    damage: tuple[tuple[int, float], ...]


def skill_odds(
    game: Game | str,
    skill: str,
    target: str,
    by: str | None = None,
    sample: int = 0,
    seed: int = 0,
    *,
    scenario: Any = None,
) -> SkillOdds:
    """The odds of `SKILL` or `SKILL:TIER` on a fighter at full strength, by one who has learnt it.

    Without `by` that is whoever knows the skill best. `sample` blows are thrown instead of working them out.
    """
    if not 0 <= sample <= LARGEST_SAMPLE:
        raise Rejected("sample", f"a sample is a number of blows from 0 to {LARGEST_SAMPLE}", "sample")
    loaded = wuxia_of(game).scenarios.load(scenario)
    cast, table = cast_of(loaded), table_of(loaded)
    wanted, tier = _skill(cast, skill)
    striker = _striker(cast, wanted, tier) if by is None else _found("fighter", by, cast.characters)
    _require_attack(cast, wanted, striker)
    struck = _found("fighter", target, cast.characters)
    attacker, defender = fighter(striker, FIRST), fighter(struck, SECOND)
    attacker.bind(table.skills)
    defender.bind(table.skills)
    move = table.skills.tier(wanted.id, _tier(wanted, striker) if tier is None else tier)
    if sample:
        odds = sampled_odds(attacker, defender, move, table.by_agility, sample, seed)
    else:
        odds = blow_odds(attacker, defender, move, table.by_agility)
    names = [Named(one.id, one.name) for one in (wanted, striker, struck)]
    return _told(odds, names, int(move.tier), int(defender.stats.hp), sample, seed)


def _told(odds: BlowOdds, names: list[Named], tier: int, hp: int, sample: int, seed: int) -> SkillOdds:
    skill, by, target = names
    return SkillOdds(
        skill,
        tier,
        by,
        target,
        hp,
        sample,
        seed if sample else 0,
        odds.hit,
        odds.critical,
        odds.partial,
        odds.dodged,
        odds.inaccurate,
        odds.mean(),
        odds.at_least(hp),
        tuple(odds.damage.items()),
    )


# Who strikes whom with what


def wuxia_of(game: Game | str) -> Wuxia:
    """Wuxia by name or by itself; another game is refused."""
    found = find_game(game) if isinstance(game, str) else game
    if not isinstance(found, Wuxia):
        raise Rejected("unknown-game", f"{found.name} has no skills; wuxia has", "game", ["wuxia"])
    return found


def _skill(cast: Cast, text: str) -> tuple[Skill, int | None]:
    name, colon, tier = text.partition(":")
    skill = _found("skill", name, cast.skills)
    if not colon:
        return skill, None
    known = [one.tier for one in skill.tiers]
    if tier not in map(str, known):
        raise Rejected("unknown-tier", f"there is no tier {tier[:20]!r} of {skill.id}", "skill", known)
    return skill, int(tier)


def _found(what: str, name: str, known: Iterable[Any]) -> Any:
    # By id, or by the name it has in the game.
    listed = list(known)
    for one in listed:
        if name in (one.id, one.name):
            return one
    names = [one.id for one in listed] + [one.name for one in listed]
    near = get_close_matches(name[:80], names, n=1, cutoff=0.5)
    hint = f"; is {near[0]} meant?" if near else ""
    raise Rejected(
        f"unknown-{what}", f"there is no {what} {name[:40]!r}{hint}", what, [one.id for one in listed]
    )


def _striker(cast: Cast, skill: Skill, tier: int | None) -> Character:
    knows = [one for one in cast.characters if _learnt(one, skill)]
    if not knows:
        raise Rejected("nobody", f"nobody has learnt {skill.id}: say who strikes", "by")
    exact = [one for one in knows if _learnt(one, skill) == tier]
    return max(exact or knows, key=lambda one: (_learnt(one, skill), one.level))


def _learnt(character: Character, skill: Skill) -> int:
    return next((known.tier for known in character.skills if known.skill_id == skill.id), 0)


def _require_attack(cast: Cast, skill: Skill, striker: Character) -> None:
    # What a skill is for shows in how fighters carry it; one that nobody carries may be a blow.
    slots = [slot for one in cast.characters for slot, skill_id in at_hand(one) if skill_id == skill.id]
    if slots and ATTACK not in slots:
        attacks = [skill_id for slot, skill_id in at_hand(striker) if slot == ATTACK]
        reason = f"there is no attack {skill.id!r} of {striker.id}: it is for {slots[0]}"
        raise Rejected("no-attack", reason, "skill", attacks)


def _tier(skill: Skill, striker: Character) -> int:
    return _learnt(striker, skill) or max(tier.tier for tier in skill.tiers)


# A sample, many blows at a time


def sampled_odds(
    attacker: CharacterState, target: CharacterState, move: SkillTier, by_agility: bool, times: int, seed: int
) -> BlowOdds:
    """So many blows, thrown by the rule of `strike.throw_blow` with a generator of numpy's."""
    try:
        from numpy import unique
        from numpy.random import Generator, Philox
    except ImportError:
        raise Rejected("extra", "a sample of blows needs turnwright[lab]") from None
    rng = Generator(Philox(seed))
    hit = hit_chance(attacker, target, move, by_agility)
    critical = crit_chance(attacker, move, by_agility)
    raw = raw_damage(attacker, target, move)
    counts = dict.fromkeys(FATES, 0)
    damages: dict[int, int] = {}
    for start in range(0, times, CHUNK):
        draws = rng.random((4, min(CHUNK, times - start)))
        fates = _fates(draws, target, hit, critical)
        for name in FATES:
            counts[name] += int(fates[name].sum())
        done = _damages(draws[2], fates, target, raw, move.crit_multiplier)
        for damage, number in zip(*unique(done, return_counts=True), strict=True):
            damages[int(damage)] = damages.get(int(damage), 0) + int(number)
    return _shares(counts, damages, times)


def _fates(draws: Any, target: CharacterState, hit: float, critical: float) -> dict[str, Any]:
    # For each blow whether it is dodged, dodged in part, inaccurate, a hit, and critical.
    dodged = draws[0] < target.steps.miss_chance
    partial = ~dodged & (draws[1] < target.steps.partial_miss_chance)
    inaccurate = ~dodged & ~partial & (draws[2] >= hit)
    hits = ~dodged & ~inaccurate
    criticals = hits & (draws[3] < critical)
    return dict(zip(FATES, (dodged, inaccurate, partial, hits, criticals), strict=True))


def _damages(draws: Any, fates: dict[str, Any], target: CharacterState, raw: float, multiplier: float) -> Any:
    # Of those that hit. The draw that decides accuracy sets the reduction of a dodge in part.
    from numpy import int64, where

    hits = fates["hit"]
    least = target.steps.partial_miss_min_reduction
    reduction = least + draws[hits] * (target.steps.partial_miss_max_reduction - least)
    power = raw * (1.0 - where(fates["partial"][hits], reduction, 0.0))
    power = where(fates["critical"][hits], power * multiplier, power)
    return (power * (1.0 - target.guard.damage_reduction) + HAIR).astype(int64)


def _shares(counts: dict[str, int], damages: dict[int, int], times: int) -> BlowOdds:
    odds = BlowOdds()
    for name, number in counts.items():
        setattr(odds, name, number / times)
    odds.damage = {damage: damages[damage] / times for damage in sorted(damages)}
    return odds
