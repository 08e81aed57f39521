"""A duel driven by a program of your own: listen, choose, and pass the time."""

from typing import Any

from turnwright.games.duel import create_battle_engine


def main() -> None:
    """Play one duel to five points with the player's best stat each round."""
    engine = create_battle_engine(points_to_win=5, seed=7, flags={"skipRoundCooldown": True})
    engine.on("round:decision", decided)
    engine.on("score:update", lambda event: print(f"  {event.player} to {event.opponent}"))
    engine.on("match:end", lambda event: print(f"winner: {event.winner}, by {event.reason}"))
    engine.start_match()
    while engine.get_state()["outcome"] is None:
        if engine.get_state()["stateId"] == "waitingForPlayerAction":
            stats = engine.get_state()["cards"]["player"]["stats"]
            engine.pass_time(1500)
            engine.choose_stat(max(stats, key=stats.get))
        else:
            engine.elapse(engine.next_due())


def decided(event: Any) -> None:
    """Say how a round went."""
    print(event)


if __name__ == "__main__":
    main()
