"""The battle simulator: the same rules for whoever brings a state, an AI, a clock and a `random.Random`.

One generator drives everything here, blows and phrases alike, in the order in which they fall.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, get_args

import msgspec

from turnwright.games.wuxia import content
from turnwright.games.wuxia.arena import QI_REGEN, STALEMATE, STEPS, Table
from turnwright.games.wuxia.bots import heuristic
from turnwright.games.wuxia.content import limits
from turnwright.games.wuxia.events import BattleEvent
from turnwright.games.wuxia.options import usable
from turnwright.games.wuxia.rules import outcome, turns
from turnwright.games.wuxia.rules.gauge import ATBClock
from turnwright.games.wuxia.skills import ATTACK, SkillDB, SkillDef, SkillTier
from turnwright.games.wuxia.state import (
    NOBODY,
    CharacterState,
    EquippedSkill,
    GameState,
    Stats,
)
from turnwright.games.wuxia.ui import narration
from turnwright.games.wuxia.ui.narration import context_of
from turnwright.kernel.context import Context
from turnwright.kernel.dice import Dice, RandomDice, Tray
from turnwright.kernel.records import Message

__all__ = [
    "ATBClock",
    "Action",
    "BattleEvent",
    "BattleSimulator",
    "CharacterState",
    "DataManager",
    "EquippedSkill",
    "GameState",
    "HeuristicAI",
    "Narrator",
    "SkillDB",
    "SkillDef",
    "SkillTier",
    "Stats",
    "map_event_for_narration",
]


ACCURACIES = get_args(content.Accuracy)


class Action(NamedTuple):
    """What an AI chooses: a skill, a target and a tier."""

    skill_id: str
    target_id: str
    tier: int


class DataManager:
    """Reads the data files: those that come with the game, or those of a folder."""

    def __init__(self, folder: content.Source | None = None) -> None:
        self.folder = folder

    def load_skills(self, path: content.Source | None = None) -> SkillDB:
        """All skills, ready for a fight."""
        return content.skill_db(content.load_skills(self._path("skills", path)))

    def load_characters(self, path: content.Source | None = None) -> dict[str, content.Character]:
        """All fighters by id, checked against the skills of the same place."""
        cast = content.load_cast(self._path("characters", path), self._path("skills", None))
        return {character.id: character for character in cast.characters}

    def load_templates(self, path: content.Source | None = None) -> list[dict[str, Any]]:
        """The catalogue of phrases, for a `Narrator`."""
        return [msgspec.to_builtins(entry) for entry in content.load_templates(self._path("templates", path))]

    def load_config(self, path: content.Source | None = None) -> content.Config:
        """The defaults: seed, threshold, tick scale."""
        return content.load_config(self._path("config", path))

    def character(self, character_id: str, team: str) -> CharacterState:
        """A fighter as it enters a fight, or `KeyError`."""
        return content.fighter(self.load_characters()[character_id], team)

    def clock(self) -> ATBClock:
        """The clock that the configuration describes."""
        config = self.load_config()
        return ATBClock(config.atb_threshold, config.atb_tick_scale)

    def rng(self, seed: int | None = None) -> Random:
        """A generator of that seed, or of the one that the configuration names."""
        return Random(self.load_config().rng_seed if seed is None else seed)

    def _path(self, name: str, path: content.Source | None) -> content.Source | None:
        if path is not None or self.folder is None:
            return path
        return content.in_folder(self.folder, name)


class HeuristicAI:
    """The weakest target, and the skill with the most expected damage for its cooldown."""

    def __init__(self, skills: SkillDB) -> None:
        self.skills = skills

    def choose_action(self, state: GameState, actor_id: str, table: Table | None = None) -> Action | None:
        """The best of the skills that are ready and can be paid for, or None."""
        state.bind(self.skills)
        actor = state.get(actor_id)
        target = heuristic.weakest(state, actor)
        if target is None:
            return None
        skill = heuristic.best_skill(state, table or Table(), actor, target)
        return None if skill is None else Action(skill.skill_id, target.id, int(skill.tier))


class BattleSimulator:
    """Plays a fight step by step; `events` holds all that happened, reactions and defeats too.

    Whoever or whatever has a number outside the bounds of the data files is refused with `ValueError`.
    """

    def __init__(
        self,
        state: GameState,
        ai: Any,
        clock: ATBClock,
        rng: Random | None = None,
        *,
        skills: SkillDB | None = None,
        qi_regen: int = QI_REGEN,
        stalemate: int = STALEMATE,
        accuracy: str = ACCURACIES[0],
        early_stop: bool = False,
    ) -> None:
        if accuracy not in ACCURACIES:
            raise ValueError(f"accuracy is {' or '.join(ACCURACIES)}, not {accuracy!r}")
        limits.check_setting("qi_regen", qi_regen, 0, limits.AMOUNT)
        limits.check_setting("stalemate", stalemate, 1, limits.AMOUNT)
        self.state = state
        self.ai = ai
        self.clock = clock
        self.rng = DataManager().rng() if rng is None else rng
        self.skills: SkillDB = ai.skills if skills is None else skills
        by_agility = accuracy == ACCURACIES[1]
        self.table = Table(clock, self.skills, qi_regen, by_agility, stalemate, STEPS, early_stop)
        self.events: list[Any] = []
        self.dice = RandomDice(self.rng)
        state.table = self.table
        state.bind(self.skills)
        limits.check_fight(state)

    @property
    def reason(self) -> str:
        """The name of the rule that ended the fight, or an empty string."""
        return self.state.reason

    @property
    def winner(self) -> str:
        """The team that won, or an empty string."""
        return outcome.team_of(self.state, self.state.winner) if self.state.winner != NOBODY else ""

    def step(self) -> BattleEvent | None:
        """One turn: its last event by the actor, or None when the turn was lost or the fight is over."""
        ctx = Context(Tray(0, 0, self.dice))
        before = len(self.events)
        if turns.begin_turn(self.state, self.table, ctx):
            self._act(self.state.fighters[self.state.actor], ctx)
        turns.end_turn(self.state, self.table, ctx)
        outcome.settle(self.state, self.table, ctx)
        self.events.extend(ctx.events)
        told = [event for event in self.events[before:] if isinstance(event, BattleEvent)]
        own = [event for event in told if not event.counter]
        return own[-1] if own else None

    def _act(self, actor: CharacterState, ctx: Context) -> None:
        chosen = self._chosen(actor)
        if chosen is None:
            turns.defend(self.state, ctx)
            return
        skill, target = chosen
        turns.use_skill(self.state, self.table, skill, target, ctx, self.dice)

    def _chosen(self, actor: CharacterState) -> tuple[EquippedSkill, CharacterState] | None:
        if isinstance(self.ai, HeuristicAI):
            action = self.ai.choose_action(self.state, actor.id, self.table)
        else:
            action = self.ai.choose_action(self.state, actor.id)
        if action is None:
            return None
        skill_id, target_id, tier = action
        target = self.state.get(target_id)
        if target.side == actor.side or not target.alive:
            raise ValueError(f"{actor.id} cannot attack {target_id}")
        for skill in actor.equipped:
            if skill.skill_id == skill_id and skill.tier == tier and skill.slot == ATTACK:
                break
        else:
            raise ValueError(f"{actor.id} has no attack {skill_id} of tier {tier}")
        if not usable(actor, skill):
            raise ValueError(f"{actor.id} cannot use {skill_id} now: it rests, or costs too much qi")
        return skill, target

    def run_to_completion(self, max_steps: int = STEPS) -> list[Any]:
        """Step until the fight is over, or so many steps were made; returns all events."""
        for _ in range(max_steps):
            if self.state.reason:
                break
            self.step()
        else:
            if not self.state.reason:
                ctx = Context(Tray(0, 0, self.dice))
                outcome.end(self.state, self.table, ctx, outcome.STEP_CAP, NOBODY)
                self.events.extend(ctx.events)
        return self.events

    def map_event_for_narration(self, ev: BattleEvent) -> dict[str, Any]:
        """What a phrase may speak of: names resolved, flags and damage."""
        return map_event_for_narration(ev, self.state, self.skills)


def map_event_for_narration(ev: BattleEvent, state: GameState, skills: SkillDB) -> dict[str, Any]:
    """What a phrase may speak of: names resolved, flags and damage."""
    return context_of(ev, state, skills)


class Narrator:
    """Tells events in words: a phrase of the skill's tier, of its catalogue, or a plain one.

    `tell` puts the names that come with the game into words, as `turnwright.story.catalogue.Words` does;
    without it they stay in Chinese.
    """

    def __init__(
        self,
        catalogue: Sequence[Mapping[str, Any]] = (),
        rng: Random | Dice | None = None,
        lang: str = "zh",
        tell: Callable[[Message], str] | None = None,
    ) -> None:
        self.teller = narration.Narrator(catalogue, lang, tell)
        self.dice = rng if isinstance(rng, Dice) else Dice(0, "narration") if rng is None else RandomDice(rng)

    def narrate(self, context: Mapping[str, Any]) -> str:
        """The context in one phrase."""
        return self.teller.narrate(context, self.dice)
