"""The odds of one strike for a terminal: sentences, and a bar for each damage."""

from turnwright.games.wuxia.names import display_name
from turnwright.lab.report.wording import Names
from turnwright.lab.wuxia.skill_odds import Named, SkillOdds

ROWS = 20
WIDTH = 40


def lines(odds: SkillOdds, names: Names) -> list[str]:
    """Describe the strike, its chances, and each damage or range of damages with a bar."""
    return [
        names.say("lab-skill", skill=_called(odds.skill, names), tier=str(odds.tier)),
        names.say(
            "lab-skill-strikes",
            by=_called(odds.by, names),
            target=_called(odds.target, names),
            hp=str(odds.hp),
            how=_how(odds, names),
        ),
        _with_percents("lab-skill-hit", names, hit=odds.hit, critical=odds.critical, partial=odds.partial),
        _with_percents(
            "lab-skill-miss",
            names,
            miss=odds.dodged + odds.inaccurate,
            dodged=odds.dodged,
            inaccurate=odds.inaccurate,
        ),
        names.say("lab-skill-damage", mean=names.number(odds.mean, 2), defeat=names.percent(odds.defeat)),
        *_bars(odds.damage, names),
    ]


def _called(one: Named, names: Names) -> str:
    return f"{names.tell(display_name(one.name))} ({one.id})"


def _how(odds: SkillOdds, names: Names) -> str:
    if not odds.sampled:
        return names.say("lab-skill-exact")
    return names.say("lab-skill-sampled", blows=str(odds.sampled), seed=str(odds.seed))


def _with_percents(message_id: str, names: Names, **chances: float) -> str:
    return names.say(message_id, **{name: names.percent(chance) for name, chance in chances.items()})


def _bars(damage: tuple[tuple[int, float], ...], names: Names) -> list[str]:
    rows = [
        (str(first) if first == last else f"{first}-{last}", chance) for first, last, chance in ranges(damage)
    ]
    if not rows:
        return []
    most = max(chance for _, chance in rows)
    across = max(len(label) for label, _ in rows)
    return [
        f"{label:>{across}} {names.percent(chance):>7} {'█' * round(WIDTH * chance / most)}".rstrip()
        for label, chance in rows
    ]


def ranges(damage: tuple[tuple[int, float], ...]) -> list[tuple[int, int, float]]:
    """Group many damages into ranges of equal width: first, last, and chance."""
    if len(damage) <= ROWS:
        return [(done, done, chance) for done, chance in damage]
    first, last = damage[0][0], damage[-1][0]
    step = (last - first) // ROWS + 1
    chances: dict[int, float] = {}
    for done, chance in damage:
        start = first + (done - first) // step * step
        chances[start] = chances.get(start, 0.0) + chance
    return [(start, min(last, start + step - 1), chance) for start, chance in chances.items()]
