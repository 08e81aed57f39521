"""What a seat can ask for in a fight, when the turn is one of its fighters'."""

from msgspec import Struct


class UseSkill(Struct, frozen=True, tag="use_skill", gc=False):
    """Use an equipped skill on somebody of another side."""

    skill_id: str
    tier: int
    target_id: str


class Defend(Struct, frozen=True, tag="defend", gc=False):
    """Let the turn pass."""


class Resign(Struct, frozen=True, tag="resign", gc=False):
    """Give the fight up."""


Command = UseSkill | Defend | Resign
