"""Rounds: a match is a single battle, or a campaign whose battles follow the same rules."""

from collections.abc import Sequence
from typing import Any, ClassVar

from turnwright.gamekit.parsing import Tell
from turnwright.games.rounds.battle_game import BattleGame, BattleLab, BattlePresenter, RoundsScenarios
from turnwright.games.rounds.bots.campaign import CampaignBot
from turnwright.games.rounds.campaign.events import CampaignEvent
from turnwright.games.rounds.campaign.state import Campaign
from turnwright.games.rounds.campaign_game import CampaignGame, CampaignLab, CampaignPresenter
from turnwright.games.rounds.commands import BeginBattle, Command, EndTurn
from turnwright.games.rounds.events import BattleEvent
from turnwright.games.rounds.rulebook import FIRST, NO_INDEX, SECOND
from turnwright.games.rounds.state import Battle
from turnwright.games.rounds.ui.view_schema import BattleView, CampaignView
from turnwright.kernel.context import Context
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game, Turns
from turnwright.kernel.lab_view import Encoding, Lab
from turnwright.kernel.notation import Notation
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy
from turnwright.kernel.presenter import Presenter
from turnwright.kernel.records import Figure, Message, Outcome, Palette, Thing, Topic
from turnwright.kernel.turn_schema import Turn


class RoundsTurns(Turns[Any, Command]):
    """The turns of a battle, also in a campaign."""

    def id_of(self, state: Any, seat: int) -> str:
        battle = _battle_in(state)
        return "" if battle is None else f"{battle.round}/{battle.active}"

    def timeout_command(self, state: Any, seat: int) -> Any:
        battle = _battle_in(state)
        if battle is None:
            return None  # on the road the heroes' bot decides: waiting alone would never end a campaign
        return BeginBattle() if battle.active == NO_INDEX else EndTurn()


class RoundsNotation(Notation[Any, Command]):
    """Positions and commands as text."""

    def __init__(self, battle: BattleGame, campaign: CampaignGame) -> None:
        super().__init__(Command)
        self._battle = battle.notation
        self._campaign = campaign.notation

    def write(self, state: Any) -> str:
        return self._campaign.write(state) if isinstance(state, Campaign) else self._battle.write(state)

    def read(self, text: str, like: Any) -> Any:
        if isinstance(like, Campaign):
            return self._campaign.read(text, like)
        return self._battle.read(text, like)

    def write_command(self, command: Any) -> str:
        return self._battle.write_command(command)

    def parse_command(self, text: str) -> Any:
        return self._battle.parse_command(text)


class RoundsPresenter(Presenter[Any, Command]):
    """The texts and drawings of a battle or a campaign."""

    view_keys: ClassVar[dict[str, str]] = {"fighters": "id", "battle/fighters": "id", "places": "id"}
    fixed_view: ClassVar[tuple[str, ...]] = ("board", "cards", "marks", "book")

    def __init__(self, notation: Notation[Any, Command], battle: BattleGame, campaign: CampaignGame) -> None:
        super().__init__(notation)
        self._battle: BattlePresenter = battle.presenter
        self._campaign: CampaignPresenter = campaign.presenter

    def _of(self, state: Any) -> Presenter[Any, Command]:
        return self._campaign if isinstance(state, Campaign) else self._battle

    def _of_view(self, view: Any) -> Presenter[Any, Command]:
        return self._campaign if "campaign" in view else self._battle

    def round_number(self, state: Any) -> int:
        return self._of(state).round_number(state)

    def label(self, state: Any, seat: int, command: Any) -> Message:
        return self._of(state).label(state, seat, command)

    def headings(self, state: Any, seat: int, options: Options) -> Sequence[Topic]:
        return self._of(state).headings(state, seat, options)

    def turn(self, state: Any, seat: int, options: Options) -> Turn:
        return self._of(state).turn(state, seat, options)

    def explain(self, state: Any, refused: Rejected) -> Message:
        return self._of(state).explain(state, refused)

    def suggest(self, state: Any, seat: int, command: Any, refused: Rejected) -> Any:
        return self._of(state).suggest(state, seat, command, refused)

    def foresee(self, state: Any, seat: int, command: Any) -> list[Message]:
        return self._of(state).foresee(state, seat, command)

    def question(self, state: Any, request: Any) -> Message:
        return self._of(state).question(state, request)

    def choice(self, state: Any, request: Any, place: int) -> Message:
        return self._of(state).choice(state, request, place)

    def things(self, state: Any, seat: int, view: Any) -> list[Thing]:
        return self._of(state).things(state, seat, view)

    def understand(self, state: Any, seat: int, text: str, tell: Tell) -> Any:
        return self._of(state).understand(state, seat, text, tell)

    def look(self, view: Any, text: str, tell: Tell) -> list[Message]:
        return self._of_view(view).look(view, text, tell)

    def draw(self, view: Any) -> list[Message]:
        return self._of_view(view).draw(view)

    def screen(self, view: Any, columns: int, lines: int, before: Any = None) -> list[Message]:
        return self._of_view(view).screen(view, columns, lines, before)

    def legend(self, view: Any) -> dict[str, Message]:
        return self._of_view(view).legend(view)

    def palette(self, view: Any) -> Palette:
        return self._of_view(view).palette(view)

    def side_name(self, scenario: Any, side: str) -> Message | None:
        return None if scenario.campaign is not None else self._battle.side_name(scenario, side)

    def narrate(self, event: Any, scenario: Any, lang: str, dice: Dice, tell: Tell) -> str | None:
        if scenario is None or scenario.campaign is not None:
            return None
        return self._battle.narrate(event, scenario, lang, dice, tell)

    def standing(self, state: Any) -> dict[str, list[str]]:
        return self._of(state).standing(state)

    def name_in_view(self, view: Any, unit: str) -> Message | None:
        return self._battle.name_in_view(view, unit) if "fighters" in view else None

    def unit_name(self, scenario: Any, unit: str) -> Message:
        return self._battle.unit_name(scenario, unit)


class RoundsLab(Lab[Any]):
    """Measurements and encodings of a battle or a campaign; only battles have units."""

    def __init__(self, battle: BattleGame, campaign: CampaignGame) -> None:
        self._battle: BattleLab = battle.lab
        self._campaign: CampaignLab = campaign.lab

    def _of(self, state: Any) -> Lab[Any]:
        return self._campaign if isinstance(state, Campaign) else self._battle

    def _of_scenario(self, scenario: Any) -> Lab[Any]:
        return self._battle if scenario.campaign is None else self._campaign

    def length(self, state: Any) -> int:
        return self._of(state).length(state)

    def figures(self, state: Any) -> list[Figure]:
        return self._of(state).figures(state)

    def measure(self, state: Any) -> list[int]:
        return self._of(state).measure(state)

    def encoding(self, scenario: Any) -> Encoding | None:
        return self._of_scenario(scenario).encoding(scenario)

    def units(self, scenario: Any) -> list[str]:
        return self._of_scenario(scenario).units(scenario)

    def duel_scenario(self, scenario: Any, first: str, second: str) -> Any:
        return self._battle.duel_scenario(scenario, first, second)


class Rounds(Game[Any, Command]):
    """Battles by rounds, cards and simultaneous effects; and campaigns by the calendar."""

    name: ClassVar[str] = "rounds"
    rules: ClassVar[str] = "2"
    command_type: ClassVar[Any] = Command
    event_type: ClassVar[Any] = BattleEvent | CampaignEvent
    view_type: ClassVar[Any] = BattleView | CampaignView
    seats: ClassVar[tuple[str, ...]] = (FIRST, SECOND)
    language: ClassVar[str] = "pt"

    def __init__(self) -> None:
        self._turns = RoundsTurns()
        self._battle = BattleGame()
        self._campaign = CampaignGame(self._battle)
        self._notation = RoundsNotation(self._battle, self._campaign)
        self._presenter = RoundsPresenter(self._notation, self._battle, self._campaign)
        self._lab = RoundsLab(self._battle, self._campaign)

    @property
    def turns(self) -> RoundsTurns:
        """Turn limits and simultaneous turns."""
        return self._turns

    @property
    def scenarios(self) -> RoundsScenarios:
        """The scenarios of the game."""
        return self._battle.scenarios

    @property
    def notation(self) -> RoundsNotation:
        """Positions and commands as text."""
        return self._notation

    @property
    def presenter(self) -> RoundsPresenter:
        """Labels, explanations, questions and drawings."""
        return self._presenter

    @property
    def lab(self) -> RoundsLab:
        """Measurements and encodings for the lab."""
        return self._lab

    def _of(self, state: Any) -> Game[Any, Command]:
        return self._campaign if isinstance(state, Campaign) else self._battle

    def _of_scenario(self, scenario: Any) -> Game[Any, Command]:
        return self._battle if scenario.campaign is None else self._campaign

    def bots(self) -> dict[str, Policy]:
        return {name: CampaignBot(bot) for name, bot in self._battle.bots().items()}

    def seats_for(self, scenario: Any) -> tuple[str, ...]:
        return self._battle.seats_for(scenario)

    def sides(self, state: Any) -> dict[str, tuple[int, ...]]:
        return self._of(state).sides(state)

    def setup(self, scenario: Any, ctx: Context) -> Any:
        return self._of_scenario(scenario).setup(scenario, ctx)

    def revive(self, kind: Any, data: Any, scenario: Any) -> Any:
        return self._of_scenario(scenario).revive(kind, data, scenario)

    def clone(self, state: Any) -> Any:
        return state.clone()

    def apply(self, state: Any, seat: int, command: Any, ctx: Context) -> None:
        self._of(state).apply(state, seat, command, ctx)

    def options(self, state: Any, seat: int) -> Options:
        return self._of(state).options(state, seat)

    def extra_options(self, state: Any, seat: int) -> Options:
        return self._of(state).extra_options(state, seat)

    def to_act(self, state: Any) -> Sequence[int]:
        return self._of(state).to_act(state)

    def view(self, state: Any, seat: int) -> Any:
        return self._of(state).view(state, seat)

    def imagine(self, state: Any, seat: int, dice: Dice) -> Any:
        return self._of(state).imagine(state, seat, dice)

    def outcome(self, state: Any) -> Outcome | None:
        return self._of(state).outcome(state)


def _battle_in(state: Any) -> Battle | None:
    return state.battle if isinstance(state, Campaign) else state
