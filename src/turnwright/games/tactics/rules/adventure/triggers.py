"""Triggers of a scene: what sets them off, and which of them wait for the master."""

from typing import Any, Final

from turnwright.games.tactics.events import CueGiven, TriggerFired
from turnwright.games.tactics.rules.adventure import happenings, stage
from turnwright.games.tactics.rules.combat import hiding
from turnwright.games.tactics.rules.core import position
from turnwright.games.tactics.srd import COMBAT, HIDDEN
from turnwright.games.tactics.state import MASTER, PARTY, AdventureState, CreatureCombatState
from turnwright.kernel.context import Context

MOST: Final = 20  # triggers that one input can set off
# Occasions that the state of the scene shows; the others come with an input.
LASTING: Final = ("arrived", "seen", "round", "bloodied", "dead", "held", "won")


class Step:
    """A cell that a creature has entered."""

    def __init__(self, who: CreatureCombatState, cell: int) -> None:
        self.who = who
        self.cell = cell


class Occasions:
    """The occasions of an input: words such as "used/lever", and the cells that creatures entered."""

    def __init__(self, actor: CreatureCombatState | None = None) -> None:
        self.actor = actor
        self.words: list[str] = []
        self.steps: list[Step] = []
        self.fired: list[str] = []  # triggers that may fire again, but once for each occasion

    def note_check(self, success: bool, of: str) -> None:
        """Note a check for a thing, a line or a skill."""
        self.words.append(f"{'passed' if success else 'failed'}/{of}")

    def clear(self) -> None:
        """Forget everything, because it has been dealt with."""
        self.words = []
        self.steps = []
        self.fired = []


def set_off(state: AdventureState, came: Occasions, ctx: Context) -> None:
    """Fire every trigger whose occasion has come; what they do may set off others."""
    for _ in range(MOST):
        if state.ending != "" or not _fire_one(state, came, ctx):
            break
    came.clear()


def _fire_one(state: AdventureState, came: Occasions, ctx: Context) -> bool:
    for name, trigger in stage.scene_of(state).triggers.items():
        if stage.is_done(state, name) or name in state.cues or name in came.fired:
            continue
        if not _has_come(state, trigger, came):
            if trigger.again:
                stage.forget(state, f"{name}{stage.LASTS}")
            continue
        if trigger.again and stage.is_done(state, f"{name}{stage.LASTS}"):
            continue
        if not stage.meets(state, trigger.when):
            continue
        if trigger.again:
            came.fired.append(name)
            if trigger.on in LASTING:
                stage.mark_done(state, f"{name}{stage.LASTS}")
        if trigger.master:
            state.cues.append(name)
            if ctx.heard:
                ctx.tell((MASTER,), CueGiven(name))
            continue
        fire(state, name, _who_entered(state, trigger, came) or came.actor, ctx)
        return True
    return False


def _who_entered(state: AdventureState, trigger: Any, came: Occasions) -> CreatureCombatState | None:
    # The hero who has entered one of the cells that a trigger watches.
    if trigger.on == "entered":
        for step in came.steps:
            if step.who.side == PARTY and happenings.covers(state, trigger.cells, step.cell):
                return step.who
    return None


def fire(state: AdventureState, name: str, actor: CreatureCombatState | None, ctx: Context) -> None:
    """Fire a trigger; a hero with a keen eye notices a trap in time."""
    trigger = stage.scene_of(state).triggers[name]
    if not trigger.again:
        stage.mark_done(state, name)
    state.cues = [each for each in state.cues if each != name]
    if ctx.heard:
        ctx.tell((MASTER,), TriggerFired(state.scene_id, name))
    spotted = (
        trigger.notice > 0 and actor is not None and hiding.passive_perception(state, actor) >= trigger.notice
    )
    if spotted:
        stage.mark_done(state, name)
        happenings.happen(state, trigger.noticed, f"{name}-noticed", actor, ctx)
    else:
        happenings.happen(state, trigger.then, name, actor, ctx)


def _has_come(state: AdventureState, trigger: Any, came: Occasions) -> bool:
    on: str = trigger.on
    if on == "entered":
        return _who_entered(state, trigger, came) is not None
    if on not in LASTING:
        return f"{on}/{trigger.of or ''}" in came.words
    if on == "arrived":
        return True
    if on == "won":
        return stage.is_done(state, stage.WON) and state.scene != COMBAT
    if on == "round":
        return bool(state.round >= trigger.round)
    if on == "held":
        return stage.holds(state, trigger.of)
    who = state.get(trigger.of)
    if who is None:
        return False
    if on == "dead":
        return who.dead
    if on == "bloodied":
        return not who.dead and who.bloodied()
    if not who.here() or who.flags & HIDDEN:
        return False
    return any(each.can_act() and position.sees(state, each, who) for each in stage.heroes(state))
