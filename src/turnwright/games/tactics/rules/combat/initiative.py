"""Initiative: the rolls, the order of turns, and creatures that join later.

SRD: Initiative, Surprise.
"""

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.events import InitiativeRolled
from turnwright.games.tactics.rules.core import conditions, d20, edition, position, saves
from turnwright.games.tactics.sheet import ALERT
from turnwright.games.tactics.srd import ABILITIES, DEX, INVISIBLE, OUT_OF_ACTION, SURPRISED
from turnwright.games.tactics.state import CombatState, ConditionState, CreatureCombatState, InitiativeEntry
from turnwright.kernel.context import Context


def roll_for_all(state: CombatState, ctx: Context) -> None:
    """Roll Initiative for every creature, and put them in order."""
    arena: Arena = state.arena
    order: list[InitiativeEntry] = []
    shared: dict[str, int] = {}
    for who in state.participants:
        if not who.here():
            continue
        # A DEX check. Identical monsters share a roll, unless surprise or a condition sets some apart.
        bonus: i64 = who.sheet.initiative - saves.exhaustion_penalty(who)
        advantage: i64 = edge(state, who)
        share = arena.settings.shared_initiative and not player_controlled(who)
        group = f"{who.base} {who.side} {advantage}" if share else ""
        natural: i64 = shared.get(group, 0)
        if natural == 0:
            natural = d20.d20(ctx, who, advantage, d20.INITIATIVE, ABILITIES[DEX], "initiative", 0, bonus)
            if share:
                shared[group] = int(natural)
        # The highest total is first, of equal ones the highest Dexterity.
        entry = entry_of(who, natural + bonus)
        at = 0
        while at < len(order) and not _beats(state, entry, order[at]):
            at += 1
        order.insert(at, entry)
        if ctx.heard:
            ctx.emit(InitiativeRolled(who.creature_id, int(natural + bonus), int(natural)))
    # Ties that Dexterity does not break either are drawn; they stand side by side.
    at = 0
    while at < len(order):
        end = at + 1
        while end < len(order) and not _beats(state, order[at], order[end]):
            end += 1
        if end - at > 1:
            tied: list[InitiativeEntry] = order[at:end]
            ctx.stream(d20.STREAM).shuffle(tied)
            order[at:end] = tied
        at = end
    state.initiative_order = order


def edge(state: CombatState, who: CreatureCombatState) -> i64:
    """Advantage or Disadvantage on Initiative, which is a DEX check."""
    up = who.sheet.has(ALERT)
    down = saves.has_check_disadvantage(state, who)
    if edition.of(who).initiative_heeds_conditions:
        up = up or who.flags & INVISIBLE != 0
        down = down or who.flags & (SURPRISED | OUT_OF_ACTION) != 0
    return d20.combine(up, down)


def _beats(state: CombatState, one: InitiativeEntry, other: InitiativeEntry) -> bool:
    if one.initiative_value != other.initiative_value:
        return one.initiative_value > other.initiative_value
    dexterity = state.participants[one.place].sheet.scores[DEX]
    return dexterity > state.participants[other.place].sheet.scores[DEX]


def player_controlled(who: CreatureCombatState) -> bool:
    """Whether a player controls the creature; seat 0 is the game master's."""
    return who.seat > 0


def entry_of(who: CreatureCombatState, value: i64) -> InitiativeEntry:
    """The entry of a creature in the Initiative order."""
    entry = InitiativeEntry(
        who.creature_id, who.name, value, not who.dead, who.conscious, player_controlled(who)
    )
    entry.place = who.place
    return entry


def join(
    state: CombatState, sheet_id: str, friend: CreatureCombatState, center: i64
) -> CreatureCombatState | None:
    """Add a summoned creature near a cell; it acts right after its summoner. None if there is no room."""
    arena: Arena = state.arena
    sheet = arena.sheets.get(sheet_id)
    if sheet is None:
        return None
    number = 1 + len([each for each in state.participants if each.base == sheet_id])
    who = CreatureCombatState(f"{sheet_id}_{number}", f"{sheet.name} {number}", sheet_id, friend.side)
    who.sheet = sheet
    who.seat = friend.seat
    who.max_hp = sheet.max_hp
    who.current_hp = sheet.max_hp
    cell: i64 = position.nearest_room(state, who, center if center >= 0 else friend.cell)
    if cell < 0:
        return None
    who.cell = cell
    for rule in sheet.bears:
        borne = ConditionState(rule.id)
        borne.rule = rule
        who.conditions.append(borne)
    conditions.recompute_flags(who)
    # Conditions refer to creatures by place, so a new one comes last.
    who.place = len(state.participants)
    state.participants.append(who)
    for at, entry in enumerate(state.initiative_order):
        if entry.place == friend.place:
            state.initiative_order.insert(at + 1, entry_of(who, entry.initiative_value))
            if state.active_index > at:
                state.active_index += 1
            break
    return who


def refresh(state: CombatState) -> None:
    """Update who is alive and conscious in the Initiative order."""
    for entry in state.initiative_order:
        who = state.participants[entry.place]
        entry.is_alive = not who.dead
        entry.is_conscious = who.conscious
