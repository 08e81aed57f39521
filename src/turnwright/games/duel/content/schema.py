"""The cards and scenarios of a duel, as files hold them."""

from typing import Annotated, Any, Literal, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from turnwright.gamekit.content import Wording

CLASSIC_TARGETS = (5, 10, 15)
TEAM_SIZES = (5, 6)
MOST_USES = 3

Mode = Literal["classic", "quick", "bandit", "team"]
Gender = Literal["male", "female"]
Rarity = Literal["Common", "Epic", "Legendary"]
MenClass = Literal["-60", "-66", "-73", "-81", "-90", "-100", "+100"]
WomenClass = Literal["-48", "-52", "-57", "-63", "-70", "-78", "+78"]
AutoSelect = Literal["random", "highest"]
Interrupts = Literal["table", "by_state"]
Level = Literal["easy", "medium", "hard", "search"]
End = Literal["matchOver", "interruptMatch"]
WayBack = Literal["rematch", "home"]

# Names reach terminals and screen readers: one line, no control characters.
Line = Annotated[str, Meta(pattern=r"\A[^\x00-\x1f\x7f-\x9f]{1,80}\Z")]
Stat = Annotated[int, Meta(ge=0, le=10)]
Id = Annotated[int, Meta(ge=0, le=1_000_000)]
Count = Annotated[int, Meta(ge=1, le=1000)]
Milliseconds = Annotated[int, Meta(ge=0, le=86_400_000)]
Team = Annotated[tuple[Id, ...], Meta(max_length=1000)]


class Stats(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The stats of a card from 0 to 10, in the order in which ties between stats are broken."""

    power: Stat
    speed: Stat
    technique: Stat
    kumikata: Stat
    newaza: Stat

    def values(self) -> tuple[int, ...]:
        """Return the values in the order of `STATS`."""
        return (self.power, self.speed, self.technique, self.kumikata, self.newaza)


STATS: tuple[str, ...] = Stats.__struct_fields__


class Card(Struct, frozen=True, gc=False, rename="camel", forbid_unknown_fields=True):
    """A card; a hidden one is never drawn. `extra` holds the fields of a file that the duel does not use."""

    id: Id
    firstname: Line
    surname: Line
    country: Line
    country_code: Annotated[str, Meta(pattern=r"\A[A-Z]{2}\Z")]
    weight_class: MenClass | WomenClass
    stats: Stats
    gender: Gender
    rarity: Rarity
    is_hidden: bool = False
    extra: dict[str, Any] | UnsetType = UNSET


Deck = Annotated[tuple[Card, ...], Meta(max_length=10_000)]


class Flags(Struct, frozen=True, gc=False, rename="camel", forbid_unknown_fields=True):
    """The switches of a match."""

    auto_select: bool = True
    skip_round_cooldown: bool = False
    enable_test_mode: bool = False


class DuelScenario(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """A duel before its start; times are in milliseconds, and a limit of 0 is none."""

    name: Line
    mode: Mode
    points_to_win: Count = 10
    max_rounds: Count = 25
    selection_ms: Milliseconds = 30_000
    cooldown_ms: Milliseconds = 3000
    selection_stretch: Annotated[int, Meta(ge=1, le=10)] = 1
    flags: Flags = Flags()
    timer_speed: Count = 1
    auto_select_mode: AutoSelect = "random"
    alternate_choice: bool = False
    leader_wins_at_limit: bool = False
    stat_uses: Annotated[int, Meta(ge=0, le=MOST_USES)] = 0
    interrupts: Interrupts = "table"
    waiting_limit_ms: Milliseconds = 600_000
    opponent: Level | None = None
    deck: Deck | None = None
    player_team: Team = ()
    opponent_team: Team = ()
    after: Literal[""] | End = ""  # for a rematch: where the previous match ended,
    by: WayBack = "rematch"  # and how this one was started
    stepwise: bool = False  # set by the engine: the match stops in every state, for its listeners
    deck_error: str = ""  # why the deck could not be loaded; the match then ends when it starts


# The values of each field, for error messages.
WORDS: dict[str, tuple[str, ...]] = {
    "mode": get_args(Mode),
    "gender": get_args(Gender),
    "rarity": get_args(Rarity),
    "weightClass": get_args(MenClass) + get_args(WomenClass),
    "autoSelectMode": get_args(AutoSelect),
    "interrupts": get_args(Interrupts),
    "opponent": get_args(Level),
    "after": get_args(End),
    "by": get_args(WayBack),
}
WORDING = Wording(WORDS, {"countryCode": "two capital letters"})
