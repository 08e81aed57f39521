"""Tidying up: old reports, armies that are nowhere, long logs."""

from turnwright.games.stellar.canon import canonicalize_messages
from turnwright.games.stellar.context import SYSTEM_LOG, TurnContext, note
from turnwright.games.stellar.state import EMBARKED, RESOLVED, Battle, Fleet, GalaxyState, Ship
from turnwright.games.stellar.table import Table


def phase_cleanup(state: GalaxyState, ctx: TurnContext) -> GalaxyState:
    """Let old reports go, put armies right, and keep the newest lines of the log and of the inbox."""
    ctx.enter("cleanup")
    table: Table = state.table
    made = state.clone()
    made.battles = prune_battles(made.battles, ctx.turn, table.numbers.reports_kept)
    made = sanitize_armies(made, ctx)
    made.logs = sorted(made.logs, key=_day_and_id)[-table.numbers.logs_kept :]
    made.messages = canonicalize_messages(made.messages)[-table.numbers.messages_kept :]
    return made


def prune_battles(battles: list[Battle], turn: int, kept: int) -> list[Battle]:
    """Without the reports that are too old; a battle that was not fought is never dropped."""
    return [battle for battle in battles if battle.status != RESOLVED or battle.turn_resolved >= turn - kept]


def sanitize_armies(state: GalaxyState, ctx: TurnContext) -> GalaxyState:
    """Put right what cannot be: armies that are missing, carried twice, or on board of nothing."""
    made = state.clone()
    there = {army.id: True for army in made.armies}
    keepers = _keepers(made, there)
    for at, fleet in enumerate(made.fleets):
        if _has_wrong(fleet, there, keepers):
            made.fleets[at] = _cleared(made, fleet, there, keepers, ctx)
    kept = []
    for army in made.armies:
        if army.state == EMBARKED and army.id not in keepers:
            note(made, ctx, SYSTEM_LOG, "army-adrift", {"army": army.id}, [army.faction])
        else:
            kept.append(army)
    made.armies = kept
    return made


def _keepers(state: GalaxyState, there: dict[str, bool]) -> dict[str, str]:
    # Of two ships that claim one army, the smaller id keeps it.
    keepers: dict[str, str] = {}
    for fleet in state.fleets:
        for ship in fleet.ships:
            if ship.army != "" and ship.army in there:
                held = keepers.get(ship.army)
                if held is None or ship.id < held:
                    keepers[ship.army] = ship.id
    return keepers


def _is_wrong(ship: Ship, there: dict[str, bool], keepers: dict[str, str]) -> bool:
    return ship.army != "" and (ship.army not in there or keepers[ship.army] != ship.id)


def _has_wrong(fleet: Fleet, there: dict[str, bool], keepers: dict[str, str]) -> bool:
    return any(ship.army != "" and _is_wrong(ship, there, keepers) for ship in fleet.ships)


def _cleared(
    state: GalaxyState, fleet: Fleet, there: dict[str, bool], keepers: dict[str, str], ctx: TurnContext
) -> Fleet:
    copy = fleet.clone()
    copy.ships = list(fleet.ships)
    for at, ship in enumerate(copy.ships):
        if not _is_wrong(ship, there, keepers):
            continue
        args = {"ship": ship.id, "army": ship.army}
        if ship.army in there:
            args["keeper"] = keepers[ship.army]
        about = "army-twice" if ship.army in there else "army-missing"
        note(state, ctx, SYSTEM_LOG, about, args, [fleet.faction])
        empty = ship.clone()
        empty.army = ""
        copy.ships[at] = empty
    return copy


def _day_and_id(line: object) -> tuple[int, str]:
    return int(getattr(line, "day")), str(getattr(line, "id"))  # noqa: B009
