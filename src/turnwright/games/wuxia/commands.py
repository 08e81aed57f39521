"""Commands of a fight: what the fighter whose turn it is does."""

from msgspec import Struct


class UseSkill(Struct, frozen=True, tag="use_skill", gc=False):
    """Use an equipped skill on an opponent."""

    skill_id: str
    tier: int
    target_id: str


class Defend(Struct, frozen=True, tag="defend", gc=False):
    """Defend: strikes do less damage until the next turn of the fighter."""


class Resign(Struct, frozen=True, tag="resign", gc=False):
    """Give up the fight."""


Command = UseSkill | Defend | Resign
