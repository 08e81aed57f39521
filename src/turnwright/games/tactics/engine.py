"""The turn engine: one scene behind intents, roll requests and updates, for a front end that shows it.

It makes no decisions: calls become inputs of a match, and the events of the match go to listeners. It has no
clock; the caller passes the time with `elapse`.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, Protocol, get_args

import msgspec
from msgspec import Struct

from turnwright.gamekit.complaints import did_you_mean
from turnwright.gamekit.intents import Query, parse_for, read_block
from turnwright.gamekit.references import References
from turnwright.games.tactics import notation
from turnwright.games.tactics.commands import (
    CombatEnd,
    CombatStart,
    Command,
    EndTurn,
    SavingThrow,
    SkillCheck,
)
from turnwright.games.tactics.events import CombatEnded
from turnwright.games.tactics.forecast import preview as previews
from turnwright.games.tactics.forecast.all_options import Previews, preview_all
from turnwright.games.tactics.game import Tactics
from turnwright.games.tactics.map.areas import AreaShape, read_shape
from turnwright.games.tactics.map.grid import GridCell, GridCoord
from turnwright.games.tactics.names import tool_name
from turnwright.games.tactics.rules.adventure import stage
from turnwright.games.tactics.rules.core import d20
from turnwright.games.tactics.srd import COMBAT
from turnwright.games.tactics.state import (
    MASTER,
    NO_INDEX,
    AdventureState,
    CombatState,
    ConditionState,
    CreatureCombatState,
    InitiativeEntry,
)
from turnwright.games.tactics.ui import messages, view
from turnwright.games.tactics.ui.combat_log import (
    AttackOutcome,
    CombatLog,
    CombatLogEntry,
    ReportedRoll,
    SpellOutcome,
    SpellOutcomeCreature,
)
from turnwright.games.tactics.vocabulary import DURATIONS, ROUNDS, UNTIL_END_OF_TURN, UNTIL_START_OF_TURN
from turnwright.kernel import codec, records
from turnwright.kernel.errors import Rejected
from turnwright.kernel.execution import Step
from turnwright.kernel.formula import FormulaError, check_reported_total, parse
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match
from turnwright.kernel.policy import Policy

__all__ = [
    "AreaShape",
    "AttackOutcome",
    "CombatLogEntry",
    "CombatState",
    "ConditionState",
    "CreatureCombatState",
    "CreatureRef",
    "GridCell",
    "GridCoord",
    "InitiativeEntry",
    "Narration",
    "Question",
    "ReportedRoll",
    "RollRequest",
    "RollResult",
    "SceneState",
    "SpellOutcome",
    "SpellOutcomeCreature",
    "TurnEngine",
]

EVERY_EVENT = "*"
COMBAT_UPDATE = "CombatUpdate"
ROLL_REQUEST = "RollRequest"
MOST_STEPS = 100_000

NARRATION = "Narration"
REFUSED = "Refused"
YES = "yes"

RollKind = Literal["attack", "skill", "save", "initiative", "other"]
SceneState = Literal["SocialFreeFlow", "Exploration", "CombatTurnBased", "DowntimePreparation"]
CreatureRef = str  # the id of a sheet
Listener = Callable[[Any], object]


class Narrator(Protocol):
    """Tells what an action caused in sentences of one language."""

    language: str

    def __call__(self, header: records.Header, step: Step, /) -> Sequence[str]:
        """Return the sentences about one step of the match with this header."""


class RollRequest(Struct, frozen=True, rename="camel", omit_defaults=True):
    """A request for a roll: by whom, of what kind, with which formula, and why."""

    session_id: str
    request_id: str
    actor_id: str
    roll_kind: RollKind
    reason: str
    skill: str | None = None
    ability: str | None = None
    dc: int | None = None
    formula_hint: str | None = None


class RollResult(Struct, frozen=True, rename="camel", omit_defaults=True, forbid_unknown_fields=True):
    """The result of a roll by a person.

    `natural` is the result of the dice (the d20 that counts, or the sum of a pool); `total` adds the bonus.
    As at a server, the rest may be left out: `naturals`, every face in order, and `breakdown`, the modifiers
    by name, are checked if given; `clientSeed` and `timestamp` are kept in the log.
    """

    session_id: str
    request_id: str
    actor_id: str
    total: int
    natural: int
    breakdown: dict[str, int] | None = None
    naturals: tuple[int, ...] = ()
    client_seed: str | None = None
    timestamp: int | float = 0


class Question(Struct, frozen=True, rename="camel", omit_defaults=True):
    """A request for a choice, for example whether a creature takes a reaction."""

    session_id: str
    request_id: str
    actor_id: str
    question: str
    choices: tuple[str, ...]
    against_id: str | None = None
    slot_level: int | None = None  # the spell slot that a yes costs


class Narration(Struct, frozen=True):
    """A narration of an action, with its author and language."""

    id: str
    text: str
    speaker: str = ""
    language: str = "en"


class TurnEngine:
    """Initiative, turns, intents, rolls and updates of one scene."""

    def __init__(
        self,
        scenario: Any = None,
        *,
        session_id: str = "session",
        seed: int = 0,
        seats: "Sequence[Policy | str | None] | None" = None,
        throws: "Sequence[int] | None" = None,
        dice: "Sequence[float] | None" = None,
        journal: Journal | None = None,
        narrator: "Narrator | None" = None,
    ) -> None:
        """Set up a scene.

        `seats` says who holds each seat, the master's first: None for a person, else a bot or its name;
        unless it is said, the master's is a bot's and the others are people's. `throws` are the seats whose
        people throw their own dice: all but the master's, unless it is said. `narrator` tells each action in
        words, such as `turnwright.story.teller.Teller(Tactics(), "en")`: then the engine emits a `Narration`
        after each action and ties it to its entry in the log.
        """
        self.game = Tactics()
        loaded = self.game.scenarios.load(scenario)
        held = _holders(self.game, loaded, seats)
        people = [seat for seat, policy in enumerate(held) if policy is None and seat != MASTER]
        self.session_id = session_id
        self.match = Match(
            self.game,
            loaded,
            seed=seed,
            seats=held,
            throws=people if throws is None else throws,
            dice=dice,
            journal=journal,
        )
        self.log = CombatLog()
        self.narrator = narrator
        self.aftermath: CombatEnded | None = None
        self._listeners: dict[str, list[Listener]] = {}

    # Listening

    def on(self, event: str, listener: Listener) -> None:
        """Call `listener` with each event of this name; "*" is every event of the rules.

        `CombatUpdate` comes after each action, `RollRequest` when a player has to throw dice, `Narration`
        with each narration, `Refused` with each refusal.
        `turnwright.story.narration.engine_voice` adds a narrator and the cues (`MUSIC` ...).
        """
        self._listeners.setdefault(event, []).append(listener)

    def off(self, event: str, listener: Listener) -> None:
        """Remove a listener."""
        listeners = self._listeners.get(event, [])
        if listener in listeners:
            listeners.remove(listener)

    # State

    @property
    def state(self) -> CombatState:
        """The state of the rules; read-only."""
        state: CombatState = self.match.state
        return state

    @property
    def scene(self) -> str:
        """SocialFreeFlow, Exploration, CombatTurnBased or DowntimePreparation."""
        return self.state.scene

    @property
    def over(self) -> bool:
        """Whether the fight is over."""
        return self.match.outcome is not None

    def combat_state(self) -> dict[str, Any]:
        """Return the whole fight as plain values, for the game master."""
        state = self.state
        return {
            "encounter_id": state.encounter_id,
            "round": int(state.round),
            "initiative_order": [codec.plain(entry) for entry in state.initiative_order],
            "active_index": int(state.active_index),
            "participants": {who.creature_id: self._creature(who) for who in state.participants},
            "started_at": int(state.started_at),
            "ended_at": None if state.ended_at < 0 else int(state.ended_at),
        }

    def _creature(self, who: CreatureCombatState) -> dict[str, Any]:
        x, y = self._coord(who)
        return {
            "creature_id": who.creature_id,
            "base": who.base,
            "current_hp": int(who.current_hp),
            "temp_hp": int(who.temp_hp),
            "conditions": [self._condition(condition) for condition in who.conditions],
            "used_action": who.used_action,
            "used_bonus_action": who.used_bonus_action,
            "used_reaction": who.used_reaction,
            "remaining_movement_ft": int(who.remaining_movement_ft),
            "position": {"x": x, "y": y},
        }

    def _coord(self, who: CreatureCombatState) -> tuple[int, int]:
        width = int(self.state.arena.grid.width)
        return int(who.cell) % width, int(who.cell) // width

    def _condition(self, condition: ConditionState) -> dict[str, Any]:
        who = [each.creature_id for each in self.state.participants]
        duration = DURATIONS[condition.kind]
        if condition.kind in (UNTIL_END_OF_TURN, UNTIL_START_OF_TURN):
            duration = f"{duration}({who[condition.turn_of]})"
        elif condition.kind == ROUNDS:
            duration = f"{duration}({condition.rounds})"
        source = None if condition.source == NO_INDEX else who[condition.source]
        return {"name": condition.name, "duration": duration, "source": source}

    def combat_update(self, seat: int = MASTER) -> dict[str, Any]:
        """Return the update after each action, as a seat may see it."""
        return view.combat_update(self.state, self.state.arena, seat, self.session_id)

    def grid_cell(self, x: int, y: int) -> GridCell:
        """Return a cell of the map."""
        grid = self.state.arena.grid
        cell: GridCell = grid.described(grid.at(GridCoord(x, y)))
        return cell

    # Intents

    def start_combat(
        self, reason: str = "", surprised: "Iterable[str]" = (), creatures: "Iterable[str]" = ()
    ) -> Step:
        """Start the fight as the game master, with all creatures or those named; players roll initiative."""
        return self._submit(MASTER, CombatStart(reason, tuple(creatures), tuple(surprised)))

    def end_combat(self, reason: str = "") -> Step:
        """End an abandoned fight as the game master."""
        return self._submit(MASTER, CombatEnd(reason))

    def submit_intent(self, intent: Any, seat: int | None = None) -> Step:
        """Carry out an intent of a seat, or raise `Rejected`.

        An intent is a command, its fields by name (in letters of any size), or a line of words; without a
        seat it is that of the creature it speaks for.
        """
        command = read_intent(intent)
        return self._submit(self._seat_of(command) if seat is None else seat, command)

    def submit_intents(self, text: str, seat: int | None = None) -> list[Step]:
        """Carry out the intent blocks of a text in order, up to the first that is refused.

        Ids and names are looked up in what the seat sees. The whole text is read first: an `IntentError`
        states line and column, and then nothing is carried out. If the rules refuse an intent, or the fight
        waits for a roll, `Rejected` is raised, and the intents before it stay carried out. A question goes
        to the listeners of its type, `RULE_QUERY` or `LORE_QUERY`.
        """
        steps: list[Step] = []
        for block in parse_for(self.game, text):
            sender = self._acting_seat() if seat is None else seat
            found = read_block(self.game, block, References(self.game, self.state, sender).resolve)
            if isinstance(found, Query):
                self._call(found.type, found)
            else:
                steps.append(self.submit_intent(found, seat))
        return steps

    def _acting_seat(self) -> int:
        active = self.state.active()
        return MASTER if active is None else int(active.seat)

    def preview(self, intent: Any, seat: int | None = None) -> dict[str, Any]:
        """Preview an intent; if it would be refused, give the reason and a legal alternative."""
        command = read_intent(intent)
        sender = self._seat_of(command) if seat is None else seat
        held = self._held_up(sender, command)
        return previews.preview(self.state, sender, command) if held is None else held

    def _held_up(self, seat: int, command: Any) -> dict[str, Any] | None:
        # The match refuses everything while it waits, after its end, and from an unknown seat.
        match = self.match
        if match.running is None and match.outcome is None and 0 <= seat < len(match.policies):
            return None
        try:
            match.submit(seat, command)
        except Rejected as refused:
            return previews.spelled(command, refused)
        return None

    def preview_all(self, seat: int | None = None) -> Previews:
        """Preview every option of a seat; a seat that is not active has none."""
        return preview_all(self.state, self._acting_seat() if seat is None else seat)

    # The cycle of a turn

    def start_turn(self) -> str:
        """Return the active creature with what it can spend, or an empty value."""
        active = self.state.active()
        return "" if active is None else active.creature_id

    def process_turn_actions(self, most: int = MOST_STEPS) -> bool:
        """Let a bot play the current turn; return False when a person has to act, roll or choose."""
        active, round = self.start_turn(), int(self.state.round)
        for _ in range(most):
            choice = self._bots_turn()
            if choice is None:
                return self.over
            self._submit(choice[0], choice[1])
            if (self.start_turn(), int(self.state.round)) != (active, round):
                return True
        return False

    def end_turn(self) -> Step:
        """End the turn of the active creature; the same as `advance_initiative`."""
        return self.advance_initiative()

    def advance_initiative(self) -> Step:
        """End the turn of the active creature; the next one, conscious or dying, begins."""
        active = self.state.active()
        if active is None:
            raise Rejected("wrong-scene", "there is no fight", "intent")
        return self._submit(int(active.seat), EndTurn(active.creature_id))

    def combat_ended(self) -> bool:
        """Whether the fight is over: one side is left, or has surrendered or fled."""
        return self.over

    def handle_combat_end(self) -> CombatEnded | None:
        """Return experience, loot and lasting conditions, or None while the fight goes on."""
        return self.aftermath

    def run_combat_loop(self, most: int = MOST_STEPS) -> bool:
        """Let the bots play until a person has to act, roll or choose; return whether the fight is over."""
        for _ in range(most):
            choice = self._bots_turn()
            if choice is None:
                break
            self._submit(choice[0], choice[1])
        return self.over

    def _bots_turn(self) -> tuple[int, Any] | None:
        match = self.match
        if match.running is not None or match.outcome is not None:
            return None
        for seat in self.game.to_act(match.state):
            policy = match.policies[seat]
            if policy is not None:
                options = self.game.options(match.state, seat)
                return seat, policy.command(self.game, match.state, seat, options, match.bot_dice(seat))
        return None

    def _seat_of(self, command: Any) -> int:
        if isinstance(command, SkillCheck | SavingThrow):
            return MASTER
        who = self.state.get(getattr(command, "actor", ""))
        if who is None:
            return MASTER
        state = self.state
        if isinstance(state, AdventureState) and who.creature_id in state.experience and self.scene != COMBAT:
            return stage.leader_of(state, who)
        return int(who.seat)

    def _submit(self, seat: int, command: Any) -> Step:
        number = int(self.match.number) + 1
        try:
            step = self.match.submit(seat, command)
        except Rejected as refused:
            self._call(REFUSED, refused)
            raise
        self.log.begin(number, command)
        self._tell(step)
        return step

    # Rolls and questions

    def roll_requests(self) -> list[RollRequest]:
        """List the pending rolls."""
        return [self._request(ask) for ask in self._asks() if isinstance(ask, records.RollRequest)]

    def questions(self) -> list[Question]:
        """List the pending choices."""
        return [self._question(ask) for ask in self._asks() if isinstance(ask, records.ChoiceRequest)]

    def answer_roll(self, result: Any, seat: int | None = None) -> Step:
        """Submit a roll for a seat, or raise `Rejected`."""
        given = _read(result, RollResult)
        ask = self._asked(given, records.RollRequest)
        if seat is not None and seat != ask.seat:
            words = f"request {given.request_id} is for seat {ask.seat}"
            raise Rejected("not-yours", words, "seat", [ask.seat])
        faces = checked_faces(given, ask)
        step = self.match.answer(ask.seat, ask.id, faces)
        self.log.keep_roll(
            ReportedRoll(
                given.request_id,
                given.actor_id,
                given.natural,
                given.total,
                tuple(faces),
                given.breakdown or {},
                given.client_seed,
                given.timestamp,
            )
        )
        self._tell(step)
        return step

    def answer_question(self, request_id: str, choice: int, seat: int | None = None) -> Step:
        """Answer a question by the index of the answer."""
        asked = [ask for ask in self._asks() if ask.id == request_id]
        sender = asked[0].seat if asked and seat is None else seat
        step = self.match.answer(MASTER if sender is None else sender, request_id, choice)
        self._tell(step)
        return step

    def _asks(self) -> list[Any]:
        return [pending.request for pending in self.match.pending() if pending.request is not None]

    def _asked(self, given: RollResult, kind: Any) -> Any:
        if given.session_id != self.session_id:
            raise Rejected("wrong-session", f"this is session {self.session_id}", "sessionId")
        for ask in self._asks():
            if ask.id == given.request_id and isinstance(ask, kind):
                actor = self._request(ask).actor_id
                if actor != given.actor_id:
                    raise Rejected("not-yours", f"request {ask.id} is for {actor}", "actorId", [actor])
                return ask
        legal = [request.request_id for request in self.roll_requests()]
        words = f"there is no request for roll {given.request_id[:40]!r}"
        raise Rejected("unknown-request", words, "requestId", legal)

    def _request(self, ask: records.RollRequest) -> RollRequest:
        about = ask.about
        return RollRequest(
            self.session_id,
            ask.id,
            about.get("actorId", ""),
            about.get("rollKind", "other"),
            self._why(ask),
            about.get("skill"),
            about.get("ability"),
            about.get("dc"),
            about.get("formulaHint", ask.formula),
        )

    def _why(self, ask: records.RollRequest) -> str:
        # With names: the reason, the target and the weapon or power.
        about, state = ask.about, self.state
        kind, use = about.get("rollKind", "other"), str(about.get("use", ""))
        actor, target = state.get(about.get("actorId", "")), state.get(about.get("targetId", ""))
        tool = str(tool_name(actor, state.arena, ask.reason).args["text"])
        if kind == d20.ATTACK and target is not None:
            return f"hit {target.name} with {tool}"
        if use:
            to = {d20.DAMAGE: "to", d20.HEALING: "of"}[use]
            return f"{use} by {tool}" if target is None else f"{use} {to} {target.name} by {tool}"
        against = kind == d20.SAVE and ask.reason in state.arena.powers
        return f"save against {tool}" if against else ask.reason

    def _question(self, ask: records.ChoiceRequest) -> Question:
        choices = tuple(str(choice) for choice in ask.choices)
        who, _, rest = choices[0].partition(" ")
        if ask.question == messages.LEGENDARY:
            return Question(self.session_id, ask.id, self._legend(ask), ask.question, choices)
        if ask.question == messages.RESISTANCE:
            return Question(self.session_id, ask.id, who, ask.question, (YES, choices[1]))
        against = rest.partition(" ")[0] or None
        slot = messages.choice(self.state, ask, 0).args.get("level")
        return Question(self.session_id, ask.id, who, ask.question, (YES, choices[1]), against, slot)

    def _legend(self, ask: records.ChoiceRequest) -> str:
        # The answers name powers of the creature that is asked.
        power = str(ask.choices[0]).partition(" ")[0]
        for who in self.state.participants:
            if who.seat == ask.seat and who.here() and who.sheet.power(power) is not None:
                return who.creature_id
        return ""

    # Time and narration

    def narrate(self, narration: Narration, index: int = -1, number: int | None = None) -> None:
        """Attach a narration to an entry of the log, by default the last, and pass it on to listeners.

        A narration that comes late names its entry by the `number` of the input: indexes change at an undo.
        One of an input that has no entry, or has it no more, is passed on all the same.
        """
        if number is not None:
            self.log.narrate_input(number, narration.id)
        elif self.log.entries:
            self.log.narrate(index, narration.id)
        self._call(NARRATION, narration)

    def publish(self, name: str, what: Any) -> None:
        """Call the listeners of an event that is not of the rules, such as a cue for the music."""
        self._call(name, what)

    def elapse(self, now: int) -> Step:
        """Set the time in milliseconds for what happens from now on."""
        step = self.match.elapse(now)
        self.log.now = now
        self._tell(step)
        return step

    def _tell(self, step: Step) -> None:
        self.log.hear(step.events)
        for event in step.events:
            if isinstance(event, CombatEnded):
                self.aftermath = event
            self._call(str(event.__struct_config__.tag), event)
            self._call(EVERY_EVENT, event)
        for request in self.roll_requests():
            self._call(ROLL_REQUEST, request)
        if self.match.running is None:
            self._call(COMBAT_UPDATE, self.combat_update())
        if self.narrator is not None and self.log.entries:
            sentences = self.narrator(self.match.header, step)
            if sentences:
                text, language = " ".join(sentences), self.narrator.language
                self.narrate(Narration(f"{self.session_id}/{int(step.n)}", text, "master", language))

    def _call(self, name: str, what: Any) -> None:
        for listener in list(self._listeners.get(name, ())):
            listener(what)


def _holders(
    game: Tactics, scenario: Any, seats: "Sequence[Policy | str | None] | None"
) -> list[Policy | None]:
    bots = game.bots()
    if seats is None:
        return [bots["heuristic"], *[None] * (len(game.seats_for(scenario)) - 1)]
    held: list[Policy | None] = []
    for seat in seats:
        if isinstance(seat, str) and seat not in bots:
            raise ValueError(f"unknown bot {seat!r}; the bots of tactics are: {', '.join(bots)}")
        held.append(bots[seat] if isinstance(seat, str) else seat)
    return held


def read_intent(intent: Any) -> Any:
    """Read an intent given as a command, as fields by name, or as a line of notation."""
    if isinstance(intent, str):
        return notation.read_command(intent)
    if isinstance(intent, dict):
        data = {str(name).lower(): value for name, value in intent.items()}
        if isinstance(data.get("shape"), dict):
            data["shape"] = _written_shape(data["shape"])
        _check_fields(data)
        return codec.read_command(data, Command)
    if not isinstance(intent, get_args(Command)):
        words = f"an intent is a command, its fields by name or a line of words, not {_kind_of(intent)}"
        raise Rejected("malformed", words, "intent", notation.intents())
    return intent


def _written_shape(shape: Any) -> str:
    # {"Circle": {"radius_ft": 20}} as text, which the command takes.
    try:
        return read_shape(shape).written()
    except ValueError as error:
        raise Rejected("malformed", str(error), "shape") from None


def _kind_of(value: Any) -> str:
    return "nothing" if value is None else f"a {type(value).__name__}"


def _check_fields(data: dict[str, Any]) -> None:
    # An unknown field would be ignored silently, so it is refused.
    known = notation.fields_of(str(data.get("intent", "")))
    for name in data:
        if known and name != "intent" and name not in known:
            hint = did_you_mean(name, known)
            reason = f"{data['intent']} has no field {name[:60]!r}" + (f". {hint}" if hint else "")
            raise Rejected("malformed", reason, name[:60], known)


def _read(data: Any, kind: Any) -> Any:
    if isinstance(data, kind):
        return data
    try:
        if isinstance(data, bytes | str):
            return msgspec.json.decode(data, type=kind)
        return msgspec.convert(data, kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Rejected("malformed", str(error), "result") from None


def checked_faces(given: RollResult, ask: records.RollRequest) -> list[int]:
    """Return the faces of a roll whose total is right, or raise `Rejected`; without any, faces that fit."""
    try:
        faces = list(given.naturals) or parse(ask.formula).faces_for(given.natural)
    except FormulaError as error:
        raise Rejected("impossible", str(error), "natural") from None
    check_reported_total(ask, faces, given.natural, given.total, given.breakdown)
    return faces
