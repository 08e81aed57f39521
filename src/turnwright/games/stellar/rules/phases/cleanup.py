"""Cleanup: drops old reports, repairs armies, and trims the log and the inbox."""

from turnwright.games.stellar.arena import Arena
from turnwright.games.stellar.rules.canonical_order import canonicalize_logs, canonicalize_messages, in_order
from turnwright.games.stellar.rules.turn_context import SYSTEM_LOG, TurnContext, note
from turnwright.games.stellar.state import EMBARKED, RESOLVED, Army, Battle, GalaxyState


def phase_cleanup(state: GalaxyState, ctx: TurnContext) -> GalaxyState:
    """Drop old reports, repair armies, and keep the newest lines of the log and of the inbox."""
    state = in_order(state, ctx)
    ctx.enter("cleanup")
    arena: Arena = state.arena
    made = state.clone()
    made.battles = prune_battles(made.battles, ctx.turn, arena.numbers.reports_kept)
    made = sanitize_armies(made, ctx)
    made.logs = canonicalize_logs(made.logs)[-arena.numbers.logs_kept :]
    made.messages = canonicalize_messages(made.messages)[-made.rules.messages_kept :]
    return made


def prune_battles(battles: list[Battle], turn: int, kept: int) -> list[Battle]:
    """Drop the reports older than `kept` turns, but no battle that was not fought."""
    return [battle for battle in battles if battle.status != RESOLVED or battle.turn_resolved >= turn - kept]


def sanitize_armies(state: GalaxyState, ctx: TurnContext) -> GalaxyState:
    """Repair carried armies that are missing, claimed twice, or on board of no ship."""
    state = in_order(state, ctx)
    made = state.clone()
    # Of two ships that claim one army, the one with the smaller id keeps it.
    aboard = {army.id: True for army in made.armies if army.state == EMBARKED}
    keepers: dict[str, str] = {}
    for fleet in made.fleets:
        for ship in fleet.ships:
            if ship.army != "" and ship.army in aboard:
                held = keepers.get(ship.army)
                if held is None or ship.id < held:
                    keepers[ship.army] = ship.id
    # Clear the other ships.
    for at, fleet in enumerate(made.fleets):
        ships = fleet.ships
        for i, ship in enumerate(fleet.ships):
            if ship.army == "" or keepers.get(ship.army) == ship.id:
                continue
            args = {"ship": ship.id, "army": ship.army}
            if ship.army in keepers:
                args["keeper"] = keepers[ship.army]
            about = "army-twice" if ship.army in keepers else "army-missing"
            note(made, ctx, SYSTEM_LOG, about, args, [fleet.faction])
            if ships is fleet.ships:
                ships = list(fleet.ships)
            ships[i] = ship.clone()
            ships[i].army = ""
        if ships is not fleet.ships:
            made.fleets[at] = fleet.clone()
            made.fleets[at].ships = ships
    # Drop the armies that no ship carries, and point the others to their ships.
    kept: list[Army] = []
    for army in made.armies:
        if army.state != EMBARKED:
            kept.append(army)
        elif army.id not in keepers:
            note(made, ctx, SYSTEM_LOG, "army-adrift", {"army": army.id}, [army.faction])
        elif army.container == keepers[army.id]:
            kept.append(army)
        else:
            copy = army.clone()
            copy.container = keepers[army.id]
            kept.append(copy)
    made.armies = kept
    return made
