"""Measures words in and out: `python benchmarks/words.py`.

It prints the median and the 99th percentile of reading a sentence in a tactics position with more than
8 000 options, and the time to write these options as a grammar. It counts CPU time: other programs may run.
"""

from collections.abc import Callable
from time import process_time

from turnwright import Match
from turnwright.games.tactics import Tactics
from turnwright.story.grammar import Grammar
from turnwright.story.reader import read

OPTIONS = 8000
REPEATS = 50
READ_MOST = 5.0  # milliseconds, at the 99th percentile
GRAMMAR_MOST = 20.0
SENTENCES = {
    "en": (
        "attack the nearest enemy",
        "cast fireball at 5,5",
        "I move to 3,4 and attack",
        "freeze the demon",
    ),
    "pt": ("ataco o inimigo mais próximo", "lanço bola de fogo em 5,5", "vou até 3,4 e ataco"),
    "fr": ("j'attaque l'ennemi le plus proche", "je lance boule de feu en 5,5"),
    "zh": ("攻击最近的敌人", "对5,5施放火球术"),
}


def times(work: Callable[[], object]) -> list[float]:
    """Milliseconds of some runs, in ascending order."""
    found = []
    for _ in range(REPEATS):
        start = process_time()
        work()
        found.append(1000 * (process_time() - start))
    return sorted(found)


def main() -> None:
    """Print the figures beside their limits."""
    game = Tactics()
    match = Match(game, game.scenarios.load("demon-gate"), seed=1, seats=["heuristic", "heuristic"])
    while not any(waits.options >= OPTIONS for waits in match.pending()):
        match.act()
    seat = match.pending()[0].seat
    options = game.options(match.state, seat)
    print(f"{options.count()} options")
    reading: list[float] = []
    for language, sentences in SENTENCES.items():
        for sentence in sentences:
            read(game, match.state, seat, sentence, language)  # loads the words
            fresh = [game.options(match.state, seat) for _ in range(REPEATS)]
            for each in fresh:
                each.count()
            reading += times(lambda: read(game, match.state, seat, sentence, language, options=fresh.pop()))  # noqa: B023
    reading.sort()
    p99 = reading[int(0.99 * len(reading))]
    print(
        f"reading a sentence: median {reading[len(reading) // 2]:.2f} ms, p99 {p99:.2f} ms (most {READ_MOST})"
    )
    grammar = times(lambda: Grammar(game, options).gbnf())
    print(f"options as a grammar: median {grammar[len(grammar) // 2]:.2f} ms (most {GRAMMAR_MOST})")


if __name__ == "__main__":
    main()
