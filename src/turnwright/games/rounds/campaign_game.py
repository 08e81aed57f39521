"""A campaign as a game: groups of heroes travel by the calendar; its battles follow the rules of a battle."""

from collections.abc import Sequence
from typing import Any, Final

from turnwright.gamekit.parsing import Tell
from turnwright.gamekit.scenario_cache import ScenarioCache
from turnwright.games.rounds.battle_game import BattleGame, BattlePresenter
from turnwright.games.rounds.campaign import notation, rules, turns
from turnwright.games.rounds.campaign.build import battle_scenario, campaign_of
from turnwright.games.rounds.campaign.land import Land
from turnwright.games.rounds.campaign.state import Campaign
from turnwright.games.rounds.commands import Camp, Command, EndTurn, Explore, Resign, Travel, Wait
from turnwright.games.rounds.content import arena_of, start_of
from turnwright.games.rounds.lab.campaign_encoding import CampaignEncoding
from turnwright.games.rounds.lab.figures import campaign_figures, campaign_measured
from turnwright.games.rounds.options import battle_options
from turnwright.games.rounds.rulebook import FIRST, NO_INDEX, SECOND
from turnwright.games.rounds.ui import campaign as campaign_ui
from turnwright.games.rounds.ui import messages, parse, speech
from turnwright.kernel import codec
from turnwright.kernel.context import Context
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.lab_view import Encoding, Lab
from turnwright.kernel.notation import Notation
from turnwright.kernel.options import ListOptions, Options
from turnwright.kernel.presenter import Presenter
from turnwright.kernel.records import ChoiceRequest, Figure, Message, Outcome, Palette, Thing, Topic
from turnwright.kernel.turn_schema import Turn

_NOTHING: Final = ListOptions([])
_RESIGN: Final = ListOptions([Resign()])
_NO_SEATS: Final[Sequence[int]] = ()


class CampaignNotation(Notation[Campaign, Command]):
    """Positions of a campaign as text; commands are those of a battle."""

    def write(self, state: Campaign) -> str:
        return notation.write(state)

    def read(self, text: str, like: Campaign) -> Campaign:
        state = notation.read(text, like)
        if state.fighting != NO_INDEX:
            scenario = battle_scenario(state)
            battle = start_of(scenario)
            battle.bind(arena_of(scenario))
            state.battle = notation.read_battle(text, battle)
        return state


class CampaignPresenter(Presenter[Campaign, Command]):
    """The texts and drawings of a campaign; while there is a battle, those of the battle."""

    def __init__(self, notation: CampaignNotation, battle: BattlePresenter) -> None:
        super().__init__(notation)
        self.battle = battle

    def round_number(self, state: Campaign) -> int:
        return 0 if state.battle is None else self.battle.round_number(state.battle)

    def label(self, state: Campaign, seat: int, command: Any) -> Message:
        if state.battle is not None:
            return self.battle.label(state.battle, seat, command)
        return campaign_ui.label(state, command)

    def headings(self, state: Campaign, seat: int, options: Options) -> Sequence[Topic]:
        return () if state.battle is None else self.battle.headings(state.battle, seat, options)

    def turn(self, state: Campaign, seat: int, options: Options) -> Turn:
        if state.battle is not None:
            return self.battle.turn(state.battle, seat, options)
        return campaign_ui.turn(state, options)

    def explain(self, state: Campaign, refused: Rejected) -> Message:
        if state.battle is not None:
            return self.battle.explain(state.battle, refused)
        return campaign_ui.explain(state, refused)

    def suggest(self, state: Campaign, seat: int, command: Any, refused: Rejected) -> Any:
        if state.battle is not None:
            return self.battle.suggest(state.battle, seat, command, refused)
        if isinstance(command, Travel):
            return messages.first_legal([Travel(str(id)) for id in refused.legal], _options(state, seat))
        return None

    def foresee(self, state: Campaign, seat: int, command: Any) -> list[Message]:
        return [] if state.battle is None else self.battle.foresee(state.battle, seat, command)

    def question(self, state: Campaign, request: Any) -> Message:
        if isinstance(request, ChoiceRequest):
            return messages.question(request)
        return messages.throw(state.battle, request)

    def choice(self, state: Campaign, request: Any, place: int) -> Message:
        if state.battle is not None:
            return self.battle.choice(state.battle, request, place)
        return super().choice(state, request, place)

    def look(self, view: Any, text: str, tell: Tell) -> list[Message]:
        battle = view.get("battle")
        found = [] if battle is None else self.battle.look(battle, text, tell)
        return found or campaign_ui.look(view, text, tell)

    def draw(self, view: Any) -> list[Message]:
        battle = view.get("battle")
        return campaign_ui.draw(view, [] if battle is None else self.battle.draw(battle))

    def screen(self, view: Any, columns: int, lines: int, before: Any = None) -> list[Message]:
        battle = view.get("battle")
        if battle is None:
            return self.draw(view)
        earlier = None if before is None else before.get("battle")
        if earlier is not None:
            return self.battle.screen(battle, columns, lines, earlier)
        around = campaign_ui.draw(view, [])
        return around + self.battle.screen(battle, columns, lines - len(around))

    def legend(self, view: Any) -> dict[str, Message]:
        battle = view.get("battle")
        return {} if battle is None else self.battle.legend(battle)

    def palette(self, view: Any) -> Palette:
        battle = view.get("battle")
        return Palette() if battle is None else self.battle.palette(battle)

    def things(self, state: Campaign, seat: int, view: Any) -> list[Thing]:
        return speech.things(view, seat)

    def understand(self, state: Campaign, seat: int, text: str, tell: Tell) -> Any:
        return parse.CommandParser(state.battle, state.land, seat, tell).command(text)


class CampaignLab(Lab[Campaign]):
    """Measurements of a campaign, and its encoding for learners; it has no duels."""

    def length(self, state: Campaign) -> int:
        land: Land = state.land
        return int(state.round - land.start + 1)

    def figures(self, state: Campaign) -> list[Figure]:
        return campaign_figures(state)

    def measure(self, state: Campaign) -> list[int]:
        return campaign_measured(state)

    def encoding(self, scenario: Any) -> Encoding | None:
        return CampaignEncoding(campaign_of(scenario))


class CampaignGame(Game[Campaign, Command]):
    """Travel, exploration and rest by the calendar; the clock stands still during a battle."""

    def __init__(self, battle: BattleGame) -> None:
        self.battle = battle
        self._notation = CampaignNotation(Command)
        self._presenter = CampaignPresenter(self._notation, battle.presenter)
        self._lab = CampaignLab()
        self._starts = ScenarioCache(campaign_of)
        self._heroes = ScenarioCache(_heroes_of)  # as plain values

    @property
    def notation(self) -> CampaignNotation:
        """Positions and commands as text."""
        return self._notation

    @property
    def presenter(self) -> CampaignPresenter:
        """Labels, explanations, questions and drawings."""
        return self._presenter

    @property
    def lab(self) -> CampaignLab:
        """Measurements for the lab."""
        return self._lab

    def sides(self, state: Campaign) -> dict[str, tuple[int, ...]]:
        seats: list[list[str]] = state.land.seats
        heroes = tuple(range(len(seats) - 1))
        return {FIRST: heroes, SECOND: (len(seats) - 1,)}

    def setup(self, scenario: Any, ctx: Context) -> Campaign:
        state = self._starts.of(scenario).clone()
        rules.begin(state, self.battle, ctx)
        return state

    def clone(self, state: Campaign) -> Campaign:
        return state.clone()

    def revive(self, kind: Any, data: Any, scenario: Any) -> Campaign:
        state: Campaign = codec.build(Campaign, data)
        start = self._starts.of(scenario)
        state.land = start.land
        state.company.bind(start.company.arena)
        if state.battle is not None:
            state.battle.bind(arena_of(battle_scenario(state)))
        return state

    def apply(self, state: Campaign, seat: int, command: Any, ctx: Context) -> None:
        rules.apply(state, self.battle, seat, command, ctx)

    def options(self, state: Campaign, seat: int) -> Options:
        return _options(state, seat)

    def extra_options(self, state: Campaign, seat: int) -> Options:
        # Either side may give up a battle, only the heroes the campaign.
        if state.battle is not None:
            return self.battle.extra_options(state.battle, seat)
        heroes = [] if state.reason else state.land.seats[seat] if 0 <= seat < len(state.land.seats) else []
        alive = any(hero.life > 0 and hero.id in heroes for hero in state.travellers())
        return _RESIGN if alive else _NOTHING

    def to_act(self, state: Campaign) -> Sequence[int]:
        if state.battle is not None:
            return self.battle.to_act(state.battle)
        hero = turns.acting(state)
        return _NO_SEATS if hero is None or state.reason else (int(hero.seat),)

    def view(self, state: Campaign, seat: int) -> Any:
        battle = None if state.battle is None else self.battle.view(state.battle, seat)
        return campaign_ui.see(state, battle, self._heroes.of(state.land.scenario))

    def imagine(self, state: Campaign, seat: int, dice: Dice) -> Campaign:
        copy = state.clone()
        copy.land = rules.imagine_land(state.land, state.searched, dice)
        if copy.battle is not None:
            copy.battle = self.battle.imagine(copy.battle, seat, dice)
        return copy

    def outcome(self, state: Campaign) -> Outcome | None:
        if state.reason == "":
            return None
        heroes, foes = self.sides(state).values()
        return Outcome(heroes if state.winner == rules.HEROES else foes, state.reason)


def _heroes_of(scenario: Any) -> Any:
    heroes = start_of(scenario)
    heroes.bind(arena_of(scenario))
    return campaign_ui.book_of(heroes, campaign_of(scenario).land)


def _options(state: Campaign, seat: int) -> Options:
    if state.battle is not None:
        return battle_options(state.battle, seat)
    hero = turns.acting(state)
    if hero is None or state.reason or seat != hero.seat:
        return _NOTHING
    land: Land = state.land
    links = land.places[state.groups[state.active].place].links
    roads = [Travel(land.places[link.to].id) for link in links]
    return ListOptions([Explore(), Camp(), Wait(), *roads, EndTurn()])
