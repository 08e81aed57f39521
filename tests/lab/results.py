"""Results of simulations written by hand: names in Chinese, names that try to break a page."""

from turnwright.lab.result import ALL_PLAYED, Result, Side, Summary, Unit, wilson

EVIL = "<script>$x_{1}</script>"
LONG = "a name that goes on and on until no one reads it any more"


def found(stopped: str = ALL_PLAYED, runs: int = 1000) -> Result:
    """Four fighters, one who never falls, one who always does."""
    return Result(
        "wuxia",
        "双人对决",
        ("heuristic", "random"),
        7,
        1000,
        runs,
        stopped,
        (
            Side(0, "first", "heuristic", wilson(612, 1000), {"survivors": 1.25, "hp": 130.5}),
            Side(1, "second", "random", wilson(380, 1000), {"survivors": 0.5, "hp": 40.25}),
        ),
        wilson(8, 1000),
        Summary(23.456, 11, 22, 38, 7, 61),
        {"last_standing": 992, "all_down": 7, "unheard_of": 1},
        (
            Unit(0, "叶知秋", {"dealt": 120.5, "taken": 80.25, "died": 20.5}, seen(died=0.25)),
            Unit(0, "莫七", {"dealt": 99.0, "taken": 0.0}, seen(died=0.0)),
            Unit(1, EVIL, {"dealt": 1.0, "taken": 140.0, "died": 9.0}, seen(died=1.0)),
            Unit(1, LONG, {"dealt": 33.0, "taken": 44.0, "died": 30.0}, seen(died=0.9999)),
        ),
        ((7, 1), (11, 200), (22, 500), (38, 298), (61, 1)),
    )


def seen(died: float) -> dict[str, float]:
    """In how many matches each figure was there."""
    return {"dealt": 1.0, "taken": 1.0, "died": died}
