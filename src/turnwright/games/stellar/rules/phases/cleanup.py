"""Tidying up: old reports, armies that are nowhere, long logs."""

from turnwright.games.stellar.arena import Arena
from turnwright.games.stellar.rules.canonical_order import canonicalize_logs, canonicalize_messages, in_order
from turnwright.games.stellar.rules.turn_context import SYSTEM_LOG, TurnContext, note
from turnwright.games.stellar.state import EMBARKED, RESOLVED, Army, Battle, Fleet, GalaxyState, Ship


def phase_cleanup(state: GalaxyState, ctx: TurnContext) -> GalaxyState:
    """Let old reports go, put armies right, and keep the newest lines of the log and of the inbox."""
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
    """Without the reports that are too old; a battle that was not fought is never dropped."""
    return [battle for battle in battles if battle.status != RESOLVED or battle.turn_resolved >= turn - kept]


def sanitize_armies(state: GalaxyState, ctx: TurnContext) -> GalaxyState:
    """Put right what cannot be: armies that are missing, carried twice, or on board of nothing."""
    state = in_order(state, ctx)
    made = state.clone()
    aboard = {army.id: True for army in made.armies if army.state == EMBARKED}
    keepers = _keepers(made, aboard)
    for at, fleet in enumerate(made.fleets):
        if _has_wrong(fleet, keepers):
            made.fleets[at] = _cleared(made, fleet, keepers, ctx)
    kept: list[Army] = []
    for army in made.armies:
        if army.state == EMBARKED and army.id not in keepers:
            note(made, ctx, SYSTEM_LOG, "army-adrift", {"army": army.id}, [army.faction])
        else:
            kept.append(_with_its_ship(army, keepers))
    made.armies = kept
    return made


def _with_its_ship(army: Army, keepers: dict[str, str]) -> Army:
    if army.state != EMBARKED or army.container == keepers[army.id]:
        return army
    copy = army.clone()
    copy.container = keepers[army.id]
    return copy


def _keepers(state: GalaxyState, aboard: dict[str, bool]) -> dict[str, str]:
    # Of two ships that claim one army, the smaller id keeps it.
    keepers: dict[str, str] = {}
    for fleet in state.fleets:
        for ship in fleet.ships:
            if ship.army != "" and ship.army in aboard:
                held = keepers.get(ship.army)
                if held is None or ship.id < held:
                    keepers[ship.army] = ship.id
    return keepers


def _is_wrong(ship: Ship, keepers: dict[str, str]) -> bool:
    return ship.army != "" and keepers.get(ship.army) != ship.id


def _has_wrong(fleet: Fleet, keepers: dict[str, str]) -> bool:
    return any(_is_wrong(ship, keepers) for ship in fleet.ships)


def _cleared(state: GalaxyState, fleet: Fleet, keepers: dict[str, str], ctx: TurnContext) -> Fleet:
    copy = fleet.clone()
    copy.ships = list(fleet.ships)
    for at, ship in enumerate(copy.ships):
        if not _is_wrong(ship, keepers):
            continue
        args = {"ship": ship.id, "army": ship.army}
        if ship.army in keepers:
            args["keeper"] = keepers[ship.army]
        about = "army-twice" if ship.army in keepers else "army-missing"
        note(state, ctx, SYSTEM_LOG, about, args, [fleet.faction])
        empty = ship.clone()
        empty.army = ""
        copy.ships[at] = empty
    return copy
