"""The battle simulator: the rules with your own state, AI, clock and `random.Random`.

One generator drives both strikes and phrases, in the order in which they occur.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, get_args

import msgspec

from turnwright.games.wuxia import content, limits
from turnwright.games.wuxia.arena import QI_REGEN, STALEMATE, STEPS, Arena
from turnwright.games.wuxia.bots import heuristic
from turnwright.games.wuxia.clock import ATBClock
from turnwright.games.wuxia.content import schema
from turnwright.games.wuxia.events import BattleEvent
from turnwright.games.wuxia.options import usable
from turnwright.games.wuxia.rules import outcome, turns
from turnwright.games.wuxia.skills import ATTACK, SkillDB, SkillDef, SkillTier
from turnwright.games.wuxia.state import (
    NO_INDEX,
    STEP_CAP,
    CharacterState,
    EquippedSkill,
    GameState,
    Stats,
)
from turnwright.games.wuxia.ui import narration
from turnwright.games.wuxia.ui.narration import context_of
from turnwright.kernel.dice import Dice, RandomDice, Tray
from turnwright.kernel.execution import Execution
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


ACCURACIES = get_args(schema.Accuracy)


class Action(NamedTuple):
    """The choice of an AI: a skill, a target and a tier."""

    skill_id: str
    target_id: str
    tier: int


class DataManager:
    """Reads the data files: the shipped ones, or those of a folder."""

    def __init__(self, folder: content.Source | None = None) -> None:
        self.folder = folder
        self.notes: list[str] = []  # what was loaded but is not used

    def load_skills(self, path: content.Source | None = None) -> SkillDB:
        """Load all skills, ready for a fight."""
        return content.skill_db(content.load_skills(self._path("skills", path), self.notes))

    def load_characters(self, path: content.Source | None = None) -> dict[str, schema.Character]:
        """Load all fighters by id, checked against the skills of the same folder."""
        cast = content.load_cast(self._path("characters", path), self._path("skills", None), self.notes)
        return {character.id: character for character in cast.characters}

    def load_templates(self, path: content.Source | None = None) -> list[dict[str, Any]]:
        """Load the catalogue of phrases for a `Narrator`."""
        listed = content.load_templates(self._path("templates", path), self.notes)
        return [msgspec.to_builtins(entry) for entry in listed]

    def load_config(self, path: content.Source | None = None) -> schema.Config:
        """Load the defaults: seed, threshold, tick scale, language of the narrator."""
        return content.load_config(self._path("config", path), self.notes)

    def character(self, character_id: str, team: str) -> CharacterState:
        """Build a fighter as it enters a fight, or raise `KeyError`."""
        return content.fighter(self.load_characters()[character_id], team)

    def clock(self) -> ATBClock:
        """Build the clock of the configuration."""
        config = self.load_config()
        return ATBClock(config.atb_threshold, config.atb_tick_scale)

    def narrator(
        self, rng: Random | Dice | None = None, tell: Callable[[Message], str] | None = None
    ) -> "Narrator":
        """Build a narrator with the phrases of the folder, in the language of the configuration."""
        return Narrator(self.load_templates(), rng, self.load_config().ui.lang, tell)

    def rng(self, seed: int | None = None) -> Random:
        """Return a generator with a seed, by default that of the configuration."""
        return Random(self.load_config().rng_seed if seed is None else seed)

    def _path(self, name: str, path: content.Source | None) -> content.Source | None:
        if path is not None or self.folder is None:
            return path
        return content.in_folder(self.folder, name)


class HeuristicAI:
    """Attacks the weakest target with the skill of the most expected damage per turn."""

    def __init__(self, skills: SkillDB) -> None:
        self.skills = skills

    def choose_action(self, state: GameState, actor_id: str, arena: Arena | None = None) -> Action | None:
        """Choose the best usable skill, or None."""
        state.bind(self.skills)
        actor = state.get(actor_id)
        target = heuristic.weakest(state, actor)
        if target is None:
            return None
        skill = heuristic.best_skill(state, arena or Arena(), actor, target)
        return None if skill is None else Action(skill.skill_id, target.id, int(skill.tier))


class BattleSimulator:
    """Plays a fight step by step; `events` holds everything that happened, reactions and defeats included.

    A number outside the bounds of the data files raises `ValueError`.
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
        guard_percent: int = 0,
    ) -> None:
        if accuracy not in ACCURACIES:
            raise ValueError(f"accuracy is {' or '.join(ACCURACIES)}, not {accuracy!r}")
        limits.check_setting("qi_regen", qi_regen, 0, limits.AMOUNT)
        limits.check_setting("stalemate", stalemate, 1, limits.AMOUNT)
        limits.check_setting("guard_percent", guard_percent, 0, 100)
        self.state = state
        self.ai = ai
        self.clock = clock
        self.rng = DataManager().rng() if rng is None else rng
        self.skills: SkillDB = ai.skills if skills is None else skills
        by_agility = accuracy == ACCURACIES[1]
        self.arena = Arena(
            clock, self.skills, qi_regen, by_agility, stalemate, STEPS, early_stop, guard_percent
        )
        self.events: list[Any] = []
        self.dice = RandomDice(self.rng)
        state.arena = self.arena
        state.bind(self.skills)
        limits.check_fight(state)

    @property
    def reason(self) -> str:
        """The rule that ended the fight, or ""."""
        return self.state.reason

    @property
    def winner(self) -> str:
        """The team that won, or ""."""
        return outcome.team_of(self.state, self.state.winner) if self.state.winner != NO_INDEX else ""

    def step(self) -> BattleEvent | None:
        """Play one turn; return the actor's last event, or None if the turn was lost or the fight is over."""
        ctx = Execution(Tray(0, 0, self.dice))
        before = len(self.events)
        if turns.begin_turn(self.state, self.arena, ctx):
            self._act(self.state.fighters[self.state.actor], ctx)
        turns.end_turn(self.state, ctx)
        outcome.settle(self.state, self.arena, ctx)
        self.events.extend(ctx.events)
        told = [event for event in self.events[before:] if isinstance(event, BattleEvent)]
        own = [event for event in told if not event.counter]
        return own[-1] if own else None

    def _act(self, actor: CharacterState, ctx: Execution) -> None:
        chosen = self._chosen(actor)
        if chosen is None:
            turns.defend(self.state, self.arena, ctx)
            return
        skill, target = chosen
        turns.use_skill(self.state, self.arena, skill, target, ctx, self.dice)

    def _chosen(self, actor: CharacterState) -> tuple[EquippedSkill, CharacterState] | None:
        if isinstance(self.ai, HeuristicAI):
            action = self.ai.choose_action(self.state, actor.id, self.arena)
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
            raise ValueError(f"{actor.id} cannot use {skill_id} now: it is cooling down or costs too much qi")
        return skill, target

    def run_to_completion(self, max_steps: int = STEPS) -> list[Any]:
        """Play until the fight is over or the steps run out; return all events."""
        for _ in range(max_steps):
            if self.state.reason:
                break
            self.step()
        else:
            if not self.state.reason:
                ctx = Execution(Tray(0, 0, self.dice))
                outcome.end(self.state, ctx, STEP_CAP, NO_INDEX)
                self.events.extend(ctx.events)
        return self.events

    def map_event_for_narration(self, ev: BattleEvent) -> dict[str, Any]:
        """Return the context of a phrase: names, flags and damage."""
        return map_event_for_narration(ev, self.state, self.skills)


def map_event_for_narration(ev: BattleEvent, state: GameState, skills: SkillDB) -> dict[str, Any]:
    """Return the context of a phrase: names, flags and damage."""
    return context_of(ev, state, skills)


class Narrator:
    """Narrates events by a phrase of the skill's tier, one of the catalogue, or a default.

    `tell` translates the shipped names, as `turnwright.story.catalogue.Catalogue` does; without it they stay
    in Chinese.
    """

    def __init__(
        self,
        catalogue: Sequence[Mapping[str, Any]] = (),
        rng: Random | Dice | None = None,
        lang: str = "zh",
        tell: Callable[[Message], str] | None = None,
    ) -> None:
        self.teller = narration.Narrator([content.respelled_phrase(entry) for entry in catalogue], lang, tell)
        self.dice = rng if isinstance(rng, Dice) else Dice(0, "narration") if rng is None else RandomDice(rng)

    def narrate(self, context: Mapping[str, Any]) -> str:
        """Narrate a context in one phrase."""
        return self.teller.narrate(context, self.dice)
