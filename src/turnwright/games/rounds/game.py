"""Rounds as a game of the kernel: a match is one battle, or a campaign whose battles have the same rules."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from turnwright.games.rounds.battle_game import (
    BattleLab,
    BattleNotation,
    BattlePresenter,
    Battles,
    battle_options,
)
from turnwright.games.rounds.bots.campaign import CampaignBot
from turnwright.games.rounds.campaign import notation, rules
from turnwright.games.rounds.campaign.build import campaign_of, fight_in
from turnwright.games.rounds.campaign.events import CampaignEvent
from turnwright.games.rounds.campaign.land import Land
from turnwright.games.rounds.campaign.state import NOBODY, Campaign
from turnwright.games.rounds.commands import Camp, Command, Explore, Resign, Travel, Wait
from turnwright.games.rounds.content import arena_of, start_of
from turnwright.games.rounds.events import BattleEvent
from turnwright.games.rounds.state import Battle
from turnwright.games.rounds.ui import campaign as chronicle
from turnwright.games.rounds.ui import draw as looks
from turnwright.games.rounds.ui import labels, messages, parse
from turnwright.kernel import codec
from turnwright.kernel.context import Context
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.learning import Encoding
from turnwright.kernel.options import ListOptions, Options
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import ChoiceRequest, Figure, Message, Outcome, Topic

# What is counted when a campaign is over, in the order of `measure`.
OF_THE_HEROES: Final = ("survivors", "life", "treasures", "won", "days")
_NOTHING: Final = ListOptions([])
_RESIGN: Final = ListOptions([Resign()])
_HEROES_ACT: Final[Sequence[int]] = (0,)
_NOBODY_ACTS: Final[Sequence[int]] = ()


class RoundsNotation(BattleNotation):
    """Positions and commands as text of Rounds."""

    def write(self, state: Any) -> str:
        """The position in one line."""
        return notation.write(state) if isinstance(state, Campaign) else super().write(state)

    def read(self, text: str, like: Any) -> Any:
        """The position out of the line that `write` made."""
        if not isinstance(like, Campaign):
            return super().read(text, like)
        state = notation.read(text, like)
        if state.fighting != NOBODY:
            scenario = _scenario_of(state)
            battle = start_of(scenario)
            battle.bind(arena_of(scenario))
            state.battle = notation.read_battle(text, battle)
        return state


class RoundsPresenter(BattlePresenter):
    """Texts and drawings of Rounds."""

    def draw(self, view_of_seat: Any) -> list[Message]:
        """A view as lines for a terminal."""
        if "campaign" not in view_of_seat:
            return super().draw(view_of_seat)
        battle = view_of_seat.get("battle")
        return chronicle.draw(view_of_seat, [] if battle is None else super().draw(battle))

    def headings(self, state: Any, seat: int, options: Options) -> Sequence[Topic]:
        """The choices of a turn under a few headings; there are few outside battle."""
        if isinstance(state, Campaign) and state.battle is None:
            return ()
        return labels.headings(options)

    def look(self, view_of_seat: Any, text: str, tell: "Callable[[Message], str]") -> list[Message]:
        """Whom or what somebody means: a hero with its numbers and cards, a card, a mark."""
        if "campaign" not in view_of_seat:
            return looks.look(view_of_seat, text, tell)
        battle = view_of_seat.get("battle")
        found = [] if battle is None else looks.look(battle, text, tell)
        return found or chronicle.look(view_of_seat, text, tell)

    def question(self, state: Any, request: Any) -> Message:
        """What a person is asked: to what one may respond, which effect is paid; or whose throw it is."""
        if isinstance(request, ChoiceRequest):
            return messages.question(request)
        return messages.throw(state, request)

    def choice(self, state: Any, request: Any, place: int) -> Message:
        """One of the answers: a card and whose it is, an effect, each with its cost; or none."""
        chosen = request.choices[place]
        if isinstance(chosen, Message):
            return messages.choice(_fight_of(state), chosen)
        return super().choice(state, request, place)

    def understand(self, state: Any, seat: int, text: str, tell: "Callable[[Message], str]") -> Any:
        """The command that short words mean here: `attack bento`, `move f6`, `play cura`."""
        return parse.understand(state, seat, text, tell)

    def explain(self, state: Any, refused: Rejected) -> Message:
        """Why a command is refused, with names instead of ids."""
        return messages.explain(state, refused)

    def suggest(self, state: Any, seat: int, command: Any, refused: Rejected) -> Any:
        """A legal command near to a refused one, or None."""
        return messages.suggest(state, command, refused, _options(state, seat))

    def foresee(self, state: Any, seat: int, command: Any) -> list[Message]:
        """What a blow, a shot or a card may do if nobody answers it."""
        battle = _fight_of(state)
        return [] if battle is None else messages.foresee(battle, seat, command)

    def label(self, state: Any, seat: int, command: Any) -> Message:
        """An option in words, with its cost."""
        if not isinstance(state, Campaign):
            return super().label(state, seat, command)
        if state.battle is not None:
            return super().label(state.battle, seat, command)
        return chronicle.label(state, command)


class RoundsLab(BattleLab):
    """Measurements and encodings of Rounds."""

    def units(self, scenario: Any) -> list[str]:
        """All heroes that a battle may choose from; a campaign is nobody's duel."""
        return [] if scenario.campaign is not None else super().units(scenario)

    def encoding(self, scenario: Any) -> Encoding | None:
        """How a battle looks to a learner; a campaign has no such form."""
        return None if scenario.campaign is not None else super().encoding(scenario)

    def length(self, state: Any) -> int:
        """How many rounds there were; in a campaign, those outside battle."""
        if not isinstance(state, Campaign):
            return super().length(state)
        land: Land = state.land
        return int(state.round - land.start + 1)

    def figures(self, state: Any) -> list[Figure]:
        """Who is left with what; of a campaign also treasures, battles won, days, and each hero's life."""
        if not isinstance(state, Campaign):
            return super().figures(state)
        heroes = [Figure(rules.HEROES, "life", hero.id) for hero in state.travellers()]
        return [Figure(rules.HEROES, name) for name in OF_THE_HEROES] + heroes

    def measure(self, state: Any) -> list[int]:
        """The figures of a battle or a campaign."""
        if not isinstance(state, Campaign):
            return super().measure(state)
        lives = [int(hero.life) for hero in state.travellers()]
        left = len([life for life in lives if life > 0])
        return [left, sum(lives), int(state.treasures), int(state.won), chronicle.day_of(state), *lives]


class Rounds(Battles):
    """Rounds by PER, points by AGI, effects that happen at once; and campaigns by the calendar."""

    event_type: ClassVar[Any] = BattleEvent | CampaignEvent

    def __init__(self) -> None:
        super().__init__()
        self._notation = RoundsNotation(Command)
        self._presenter = RoundsPresenter(self._notation)
        self._lab = RoundsLab()
        self._set_out: tuple[Any, Campaign] = (None, Campaign())  # the last campaign, and its start
        self._book: tuple[Any, Any] = (None, None)  # the last campaign, and what can be read about its heroes

    def bots(self) -> dict[str, Policy]:
        """The opponents that come with the game, by name; in a campaign they lead the heroes too."""
        return {name: CampaignBot(bot) for name, bot in super().bots().items()}

    def setup(self, scenario: Any, ctx: Context) -> Any:
        """A battle before its first round, or a campaign before its first decision."""
        if scenario.campaign is None:
            return super().setup(scenario, ctx)
        state = self._start_of_campaign(scenario).clone()
        rules.begin(state, ctx)
        return state

    def _start_of_campaign(self, scenario: Any) -> Campaign:
        if self._set_out[0] is not scenario:
            self._set_out = (scenario, campaign_of(scenario))
        return self._set_out[1]

    def clone(self, state: Any) -> Any:
        """An independent copy of the state."""
        return state.clone()

    def revive(self, kind: Any, data: Any, scenario: Any) -> Any:
        """The state out of its encoded form, back at its table."""
        if scenario.campaign is None:
            return super().revive(kind, data, scenario)
        return _settled(codec.build(Campaign, data), self._start_of_campaign(scenario).land)

    def apply(self, state: Any, seat: int, command: Any, ctx: Context) -> None:
        """Carry out a command on the state."""
        if isinstance(state, Campaign):
            rules.apply(state, self, seat, command, ctx)
        else:
            super().apply(state, seat, command, ctx)

    def options(self, state: Any, seat: int) -> Options:
        """What a fighter, or the group that is to decide, may do."""
        return _options(state, seat)

    def extra_options(self, state: Any, seat: int) -> Options:
        """Giving up: a battle while there is one, else the whole campaign, which only the heroes can."""
        if not isinstance(state, Campaign):
            return super().extra_options(state, seat)
        if state.battle is not None:
            return super().extra_options(state.battle, seat)
        return _RESIGN if state.reason == "" and seat == rules.HEROES else _NOTHING

    def to_act(self, state: Any) -> Sequence[int]:
        """The seat whose fighter's turn it is; outside battle that of the heroes."""
        if not isinstance(state, Campaign):
            return super().to_act(state)
        if state.battle is not None:
            return super().to_act(state.battle)
        return _HEROES_ACT if state.reason == "" else _NOBODY_ACTS

    def view(self, state: Any, seat: int) -> Any:
        """Everything but the hands of the other side and the order of the decks."""
        if not isinstance(state, Campaign):
            return super().view(state, seat)
        battle = None if state.battle is None else super().view(state.battle, seat)
        return chronicle.see(state, battle, self._book_of(state.land.scenario))

    def _book_of(self, scenario: Any) -> Any:
        # Of heroes and cards that never change, so it is written once.
        if self._book[0] is not scenario:
            heroes = start_of(scenario)
            heroes.bind(arena_of(scenario))
            self._book = (scenario, chronicle.book_of(heroes))
        return self._book[1]

    def imagine(self, state: Any, seat: int, dice: Dice) -> Any:
        """A copy of the state; hands of the other side, and all decks, are dealt anew."""
        if not isinstance(state, Campaign):
            return super().imagine(state, seat, dice)
        copy = state.clone()
        copy.land = rules.imagine_land(state.land, state.searched, dice)
        if copy.battle is not None:
            copy.battle = super().imagine(copy.battle, seat, dice)
        return copy

    def outcome(self, state: Any) -> Outcome | None:
        """How the battle or the campaign ended, or None while it goes on."""
        if not isinstance(state, Campaign):
            return super().outcome(state)
        return None if state.reason == "" else Outcome((int(state.winner),), state.reason)


def _fight_of(state: Any) -> Battle | None:
    # The battle that is on, if any.
    battle: Battle | None = state.battle if isinstance(state, Campaign) else state
    return battle


def _settled(state: Campaign, land: Any) -> Campaign:
    # Back in its land; whoever is in battle sits down at the table of that battle again.
    state.land = land
    if state.battle is not None:
        state.battle.bind(arena_of(_scenario_of(state)))
    return state


def _scenario_of(state: Campaign) -> Any:
    # The battle that is on, by who went into it.
    group = state.groups[state.fighting]
    heroes = [hero.id for hero in group.heroes if hero.life > 0]
    return fight_in(state.land, heroes, int(group.place), int(state.party))


def _options(state: Any, seat: int) -> Options:
    battle = _fight_of(state)
    if battle is not None:
        return battle_options(battle, seat)
    return _NOTHING if state.active == NOBODY or seat != rules.HEROES else ListOptions(_ways(state))


def _ways(state: Campaign) -> list[Any]:
    land: Land = state.land
    links = land.places[state.groups[state.active].place].links
    return [Explore(), Camp(), Wait(), *[Travel(land.places[link.to].id) for link in links]]
