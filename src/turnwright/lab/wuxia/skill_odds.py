"""The odds of one skill of wuxia on one target, exact or sampled."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from turnwright.gamekit.complaints import unknown
from turnwright.games.wuxia import Wuxia
from turnwright.games.wuxia.arena import FIRST, SECOND
from turnwright.games.wuxia.content import Cast, arena_of, cast_of, equipped_skills, fighter
from turnwright.games.wuxia.content.schema import Character, Skill
from turnwright.games.wuxia.forecast.strike_odds import StrikeOdds, strike_odds
from turnwright.games.wuxia.rules.strike import ROUNDING, crit_chance, hit_chance, raw_damage
from turnwright.games.wuxia.skills import ATTACK, SkillTier
from turnwright.games.wuxia.state import CharacterState
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.lab.experiment import find_game

LARGEST_SAMPLE = 1_000_000_000
CHUNK = 1 << 20  # strikes sampled at a time
RESULTS = ("dodged", "inaccurate", "partial", "hit", "critical")


class Named(Struct, frozen=True):
    """A skill or a fighter: id and name."""

    id: str
    name: str


class SkillOdds(Struct, frozen=True):
    """The odds of one strike; the damages are those of a hit."""

    skill: Named
    tier: int
    by: Named
    target: Named
    hp: int
    sampled: int  # the size of the sample; 0 if the odds are exact
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
    """Return the odds of `SKILL` or `SKILL:TIER` on a fighter at full strength, by one who has learned it.

    The default of `by` is the fighter with the highest tier, if possible another one than the target. With
    `sample`, that many strikes are drawn.
    """
    if not 0 <= sample <= LARGEST_SAMPLE:
        raise Rejected("sample", f"a sample is a number of strikes from 0 to {LARGEST_SAMPLE}", "sample")
    loaded = wuxia_of(game).scenarios.load(scenario)
    cast, arena = cast_of(loaded), arena_of(loaded)
    wanted, tier = _skill(cast, skill)
    target_entry = _found("fighter", target, cast.characters)
    attacker_entry = (
        _attacker_entry(cast, wanted, tier, target_entry)
        if by is None
        else _found("fighter", by, cast.characters)
    )
    _require_attack(cast, wanted, attacker_entry)
    attacker, defender = fighter(attacker_entry, FIRST), fighter(target_entry, SECOND)
    attacker.bind(arena.skills)
    defender.bind(arena.skills)
    learned = _learned_tier(attacker_entry, wanted) or max(each.tier for each in wanted.tiers)
    move = arena.skills.tier(wanted.id, learned if tier is None else tier)
    if sample:
        odds = sampled_odds(attacker, defender, move, arena.by_agility, sample, seed)
    else:
        odds = strike_odds(attacker, defender, move, arena.by_agility)
    names = [Named(one.id, one.name) for one in (wanted, attacker_entry, target_entry)]
    return _result(odds, names, int(move.tier), int(defender.stats.hp), sample, seed)


def _result(odds: StrikeOdds, names: list[Named], tier: int, hp: int, sample: int, seed: int) -> SkillOdds:
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


# Skill, attacker and target


def wuxia_of(game: Game | str) -> Wuxia:
    """Return the game of wuxia by name or as it is; refuse another game."""
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
        raise Rejected("unknown-tier", f'there is no tier "{tier[:20]}" of {skill.id}', "skill", known)
    return skill, int(tier)


def _found(what: str, name: str, known: Iterable[Any]) -> Any:
    # By id, or by name.
    listed = list(known)
    for one in listed:
        if name in (one.id, one.name):
            return one
    names = [one.id for one in listed] + [one.name for one in listed]
    raise Rejected(f"unknown-{what}", unknown(what, name, names), what, [one.id for one in listed])


def _attacker_entry(cast: Cast, skill: Skill, tier: int | None, target: Character) -> Character:
    learned = [one for one in cast.characters if _learned_tier(one, skill)]
    knows = [one for one in learned if one.id != target.id] or learned
    if not knows:
        raise Rejected("no-attacker", f"no fighter has learned {skill.id}: name the attacker", "by")
    exact = [one for one in knows if _learned_tier(one, skill) == tier]
    return max(exact or knows, key=lambda one: (_learned_tier(one, skill), one.level))


def _learned_tier(character: Character, skill: Skill) -> int:
    return next((known.tier for known in character.skills if known.skill_id == skill.id), 0)


def _require_attack(cast: Cast, skill: Skill, attacker_entry: Character) -> None:
    # The slot in which fighters carry a skill says what it is for; one that none carries may be an attack.
    slots = [
        slot for one in cast.characters for slot, skill_id in equipped_skills(one) if skill_id == skill.id
    ]
    if slots and ATTACK not in slots:
        attacks = [skill_id for slot, skill_id in equipped_skills(attacker_entry) if slot == ATTACK]
        reason = f'there is no attack "{skill.id}" of {attacker_entry.id}: it is for {slots[0]}'
        raise Rejected("no-attack", reason, "skill", attacks)


# Sampling


def sampled_odds(
    attacker: CharacterState, target: CharacterState, move: SkillTier, by_agility: bool, times: int, seed: int
) -> StrikeOdds:
    """Draw strikes by the rule of `strike.roll_strike`, with a generator of numpy."""
    try:
        from numpy import unique
        from numpy.random import Generator, Philox
    except ImportError:
        raise Rejected("extra", "a sample of strikes needs turnwright[lab]") from None
    rng = Generator(Philox(seed))
    hit = hit_chance(attacker, target, move, by_agility)
    critical = crit_chance(attacker, move, by_agility)
    raw = raw_damage(attacker, target, move)
    counts = dict.fromkeys(RESULTS, 0)
    damages: dict[int, int] = {}
    for start in range(0, times, CHUNK):
        draws = rng.random((4, min(CHUNK, times - start)))
        results = _results(draws, target, hit, critical)
        for name in RESULTS:
            counts[name] += int(results[name].sum())
        done = _damages(draws[2], results, target, raw, move.crit_multiplier)
        for damage, number in zip(*unique(done, return_counts=True), strict=True):
            damages[int(damage)] = damages.get(int(damage), 0) + int(number)
    return _shares(counts, damages, times)


def _results(draws: Any, target: CharacterState, hit: float, critical: float) -> dict[str, Any]:
    # For each strike, whether it is dodged, partially dodged, inaccurate, a hit, and critical.
    dodged = draws[0] < target.steps.miss_chance
    partial = ~dodged & (draws[1] < target.steps.partial_miss_chance)
    inaccurate = ~dodged & ~partial & (draws[2] >= hit)
    hits = ~dodged & ~inaccurate
    criticals = hits & (draws[3] < critical)
    return dict(zip(RESULTS, (dodged, inaccurate, partial, hits, criticals), strict=True))


def _damages(
    draws: Any, results: dict[str, Any], target: CharacterState, raw: float, multiplier: float
) -> Any:
    # The damages of the hits. The draw for accuracy also sets the reduction of a partial dodge.
    from numpy import int64, where

    hits = results["hit"]
    least = target.steps.partial_miss_min_reduction
    reduction = least + draws[hits] * (target.steps.partial_miss_max_reduction - least)
    power = raw * (1.0 - where(results["partial"][hits], reduction, 0.0))
    power = where(results["critical"][hits], power * multiplier, power)
    return (power * (1.0 - target.guard.damage_reduction) + ROUNDING).astype(int64)


def _shares(counts: dict[str, int], damages: dict[int, int], times: int) -> StrikeOdds:
    odds = StrikeOdds()
    for name, number in counts.items():
        setattr(odds, name, number / times)
    odds.damage = {damage: damages[damage] / times for damage in sorted(damages)}
    return odds
