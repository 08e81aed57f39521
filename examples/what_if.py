"""Fork a duel before it is decided, and see how often each side would win from there."""

from turnwright import Match, games

FORKS = 50


def main() -> None:
    """Play half a duel, then play its other half fifty times."""
    duel = games.load("duel")
    hard = duel.bots()["hard"]
    match = Match(duel, "alternate", seed=7, seats=[hard, hard])
    play(match, 40)
    scores = match.view(0)["scores"]
    print(f"at input {match.number} it is {scores['player']} to {scores['opponent']}")
    won = [0, 0]
    for seed in range(FORKS):
        other = match.fork(seed)
        play(other, 10_000)
        for seat in other.outcome.winners if other.outcome else ():
            won[seat] += 1
    print(f"of {FORKS} ways to go on, the player wins {won[0]} and the opponent {won[1]}")
    print(f"the match itself still waits at input {match.number}")


def play(match: Match, inputs: int) -> None:
    """Let the bots and the clock continue for a number of inputs, or to the end."""
    for _ in range(inputs):
        if match.outcome is not None:
            return
        if match.act() is None:
            match.elapse(match.game.next_due(match.state))


if __name__ == "__main__":
    main()
