"""Commands for wuxia: odds skill."""

from turnwright.cli.app import Flag, Seed, Whole, language
from turnwright.cli.errors import Exit
from turnwright.cli.lab import odds_app


@odds_app.command(name="skill")
def skill_odds(
    game: str,
    skill: str,
    target: str,
    /,
    *,
    by: str = "",
    sample: Whole = 0,
    seed: Seed = 0,
    json: Flag = False,
) -> Exit:
    """Compute the damage distribution of a wuxia skill against a target.

    Parameters
    ----------
    game
        A game with skills: wuxia.
    skill
        SKILL, or SKILL:TIER.
    target
        Fighter that is struck, at full hp.
    by
        Fighter that strikes. [default: the one with the highest tier of the skill]
    sample
        Sample this many strikes instead of computing the exact distribution.
    seed
        Seed of the sample.
    json
        Print the distribution as JSON.
    """
    from turnwright.cli import selection
    from turnwright.cli.lab.report import print_json, user_error
    from turnwright.cli.lab.tables import Page
    from turnwright.kernel.errors import Rejected
    from turnwright.lab.report.wording import Names
    from turnwright.lab.wuxia import skill_odds as odds
    from turnwright.lab.wuxia.skill_report import lines

    played = selection.find_game(game)
    try:
        found = odds.skill_odds(played, skill, target, by or None, sample, seed)
    except Rejected as refused:
        raise user_error(refused) from None
    if json:
        print_json(found)
        return Exit.FINE
    page = Page()
    for line in lines(found, Names(played, language())):
        page.say_unwrapped(line)
    return Exit.FINE
