"""Two profiles fight over a small galaxy; then the same war from day five, with a bolder profile."""

from turnwright.games.stellar import GalaxyState, load, new_galaxy, run_turn, save


def main() -> None:
    """Play a war, keep its fifth day, and see what a bolder blue would have made of it."""
    galaxy = new_galaxy("skirmish", seed=7, profiles={"blue": "defensive", "red": "balanced"})
    kept = b""
    while galaxy.winner_faction_id == "":
        galaxy = run_turn(galaxy)
        if galaxy.day == 5:
            kept = save(galaxy)
    print(f"day {galaxy.day}: {galaxy.winner_faction_id} by {galaxy.victory}, {held(galaxy)}")
    other = load(kept)
    for faction in other.factions:
        if faction.id == "blue":
            faction.ai_profile = "aggressive"
    while other.winner_faction_id == "":
        other = run_turn(other)
    print(f"day {other.day}: {other.winner_faction_id} by {other.victory}, {held(other)}")


def held(galaxy: GalaxyState) -> str:
    """How many systems each faction holds."""
    owners = [system.owner for system in galaxy.systems]
    return ", ".join(f"{faction.id} {owners.count(faction.id)}" for faction in galaxy.factions)


if __name__ == "__main__":
    main()
