"""Commands of a fight: what the fighter whose turn it is does."""

from msgspec import Struct


class UseSkill(Struct, frozen=True, tag="use_skill", gc=False):
    """Use an equipped skill on an opponent."""

    skill_id: str
    tier: int
    target_id: str


class Defend(Struct, frozen=True, tag="defend", gc=False):
    """Let the turn pass."""


class Resign(Struct, frozen=True, tag="resign", gc=False):
    """Give up the fight."""


Command = UseSkill | Defend | Resign
