"""The effects of a condition or a spell on the creature that bears it.

A `ConditionRule` is built from a content file and never changes. Its fields are grouped by the part of the
rules that reads them. A rule that has nothing to say about a group shares that group's default.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from turnwright.games.tactics.vocabulary import Effect, Inflict, Pool


class AttackRules:
    """Attack rolls by the bearer and against it, its Armor Class, and what its hits add."""

    def __init__(self) -> None:
        self.bonus: i64 = 0
        self.dice: Pool | None = None
        self.advantage: bool = False
        self.disadvantage: bool = False
        self.gives_advantage: bool = False  # to attackers
        self.gives_disadvantage: bool = False
        self.while_able: bool = False  # no such Disadvantage while the bearer is Incapacitated
        # The Advantage needs sight of the bearer; the Disadvantage spares those who see through illusions.
        self.by_sight: bool = False
        self.ac: i64 = 0
        self.minimum_ac: i64 = 0
        self.base_ac: i64 = 0  # instead of 10, without armor
        self.mirror_images: i64 = 0  # a hit strikes one of them if any of their d6 shows 3 or more
        self.sanctuary_ability: i64 = -1  # of the save that an attacker makes first
        self.on_hit: list[Effect] = []  # added to a hit by the bearer
        self.once_a_turn: bool = False  # limits what is added to a hit, damage included
        self.own_turn: bool = False  # it is added on the bearer's own turn only
        self.melee_only: bool = False
        self.melee_weapon: bool = False  # with melee weapons, thrown or not, and Unarmed Strikes
        self.strength_only: bool = False  # attacks made with Strength, thrown or not
        self.by_any_attack: bool = False  # attack rolls of powers included
        self.by_weapon: str = ""  # only with the weapon that this condition provides
        self.weapon_only: bool = (
            False  # bonus and additions are for weapons, not for Unarmed Strikes or powers
        )
        self.hurt_only: bool = False  # extra damage is for targets that are missing Hit Points
        self.forgoes_advantage: bool = False  # additions are for an attack roll without any Advantage
        self.sneak_cost: i64 = 0  # Sneak Attack dice given up for what is added


class SaveRules:
    """Saving throws of the bearer."""

    def __init__(self) -> None:
        self.bonus: i64 = 0
        self.bonus_on: i64 = 0  # abilities as bits; 0 means all
        self.dice: Pool | None = None
        self.advantage: i64 = 0  # abilities as bits
        self.disadvantage: i64 = 0
        self.steady: i64 = 0  # conditions that saves have advantage against, as bits
        self.while_able: bool = False  # no advantage while Incapacitated
        self.death_advantage: bool = False  # on Death Saving Throws


class CheckRules:
    """Ability checks of the bearer, and its Strength score."""

    def __init__(self) -> None:
        self.bonus: i64 = 0
        self.dice: Pool | None = None
        self.skills: list[str] = []  # that bonus and dice apply to; empty means all checks
        self.advantage: i64 = 0  # abilities as bits
        self.disadvantage: i64 = 0
        self.minimum_strength: i64 = 0


class DamageRules:
    """Damage that the bearer deals and takes, and what keeps it from falling to 0 hit points."""

    def __init__(self) -> None:
        self.extra: Pool | None = None  # with each hit
        self.extra_type: i64 = -1  # -1 means the weapon's type
        self.extra_by_source: bool = False  # the source deals the extra damage, with its hits on the bearer
        self.weakened: Pool | None = None  # subtracted from the damage that the bearer deals
        self.resists: i64 = 0  # damage types as bits
        self.immune: i64 = 0
        self.vulnerable: i64 = 0
        self.reduction: i64 = 0  # of all damage, before resistance
        self.reduced_once: Pool | None = None  # of one type, once a turn
        self.reduced_once_type: i64 = -1
        self.increase: i64 = 0  # of one type
        self.increase_type: i64 = -1
        self.shared_with_source: bool = False  # the source takes the same damage
        self.retaliates: Pool | None = None  # against a melee attacker that hits
        self.retaliates_type: i64 = -1
        self.relentless_dc: i64 = 0  # of the CON save to stay up; 5 more each time
        self.stays_up: bool = False  # once, instead of falling to 0 hit points
        self.stays_up_if_slain: bool = False  # instant death included
        self.stays_up_hp: i64 = 1
        self.no_healing: bool = False
        self.turns_hp: i64 = 0  # hit points of the creature like its source that the bearer becomes at 0


class SpeedRules:
    """Movement of the bearer."""

    def __init__(self) -> None:
        self.bonus: i64 = 0  # feet
        self.times: i64 = 1
        self.maximum: i64 = 0  # 0 means none
        self.halved: bool = False
        self.zero: bool = False
        self.keeps_prone: bool = False  # the bearer cannot stand up
        self.fly: i64 = 0
        self.flies: bool = False  # as fast as it walks
        self.hovers: bool = False  # that flight goes on while Prone, Incapacitated or immobile
        self.climbs: bool = False
        self.tramples: list[Effect] = []  # on Medium or smaller creatures whose space the bearer enters


class SightRules:
    """The bearer's senses, and whether it can be unseen."""

    def __init__(self) -> None:
        self.truesight: i64 = 0
        self.sees_invisible: bool = False
        self.revealed: bool = False  # gains nothing from being invisible or hidden
        self.revealed_to_source: bool = False  # nothing against its source


class TurnRules:
    """Effects on the bearer's turns, and on its actions in them."""

    def __init__(self) -> None:
        self.ongoing: Pool | None = None  # damage at the start of the turn
        self.ongoing_type: i64 = -1
        self.ongoing_too: Pool | None = None  # with it, damage of another type
        self.ongoing_too_type: i64 = -1
        self.repeat_at_start: bool = False  # the repeated save follows that damage
        self.on_turn: list[Effect] = []  # at the start of the turn
        self.loses_turn: bool = False  # which then ends
        self.runs: str = ""  # from its source at the start of the turn: "moves", or "dashes" with the action
        self.with_action: bool = False  # the repeated save takes an action
        self.repeat_unseen: bool = False  # the repeated save needs an end of turn out of sight of the source
        self.ongoing_per_level: Pool | None = None  # for each slot level above the spell's own
        self.at_turn_end: bool = False  # instead of at the start
        self.at_source_turn: bool = False  # at the start of the source's turn instead
        self.healing: Pool | None = None
        self.temporary_hp: Pool | None = None
        self.temporary_hp_modifier: bool = False  # plus the source's spellcasting modifier
        self.on_failed_save: list[Effect] = []  # each time the repeated save fails
        self.blink_on: i64 = 0  # the lowest d6 at the end of a turn that brings the next stage; 0 means none
        self.disgorge_damage: i64 = 0  # from inside in one turn: the swallower saves or releases the bearer
        self.disgorge_dc: i64 = 0
        self.upkeep: bool = False  # ends with a turn in which nothing has extended it
        self.extra_action: bool = False
        self.one_attack: bool = False  # with an action
        self.action_or_bonus: bool = False  # one of the two, not both
        self.moves_or_acts: bool = False  # nor movement beside the one of them
        self.ends_unseen: bool = False  # ends with a turn of the bearer that ends out of sight of the source
        self.no_reactions: bool = False
        self.no_opportunity: bool = False  # attacks
        self.refunds: str = ""  # the pool that gets its use back if the condition was never used


class MagicRules:
    """Spells that the bearer casts, Metamagic on the next of them, and powers that do not affect it."""

    def __init__(self) -> None:
        self.silenced: bool = False  # cannot cast
        self.silences: bool = False  # cannot cast spells with a verbal component
        self.no_magic_action: bool = False
        self.no_concentration: bool = False
        self.concentration_disadvantage: bool = False
        self.dc: i64 = 0
        self.advantage: bool = False  # on the attack rolls of spells
        self.maximum_healing: bool = False  # dice of healing count as their maximum
        self.unaffected_by: list[str] = []  # ids of powers
        self.quickened: bool = False  # as a bonus action
        self.careful: bool = False  # spares some allies in the area
        self.distant: bool = False  # twice the range
        self.twinned: bool = False  # one more target
        self.seeking: bool = False  # the first miss is rerolled
        self.heightened: bool = False  # saves against it have disadvantage
        self.extended: bool = False  # twice the duration
        self.subtle: bool = False  # without components
        self.transmuted: str = ""  # the damage type that it deals instead


NO_ATTACK_RULES: Final = AttackRules()
NO_SAVE_RULES: Final = SaveRules()
NO_CHECK_RULES: Final = CheckRules()
NO_DAMAGE_RULES: Final = DamageRules()
NO_SPEED_RULES: Final = SpeedRules()
NO_SIGHT_RULES: Final = SightRules()
NO_TURN_RULES: Final = TurnRules()
NO_MAGIC_RULES: Final = MagicRules()


class ConditionRule:
    """A condition of the SRD or of a content file; the conditions it includes are bits of `flags`."""

    def __init__(self, id: str = "", name: str = "", flags: i64 = 0) -> None:
        self.id = id
        self.name = name
        self.flags = flags
        self.depends_on: i64 = 0  # immunity to this condition is immunity to the whole rule
        self.counts_as: str = id  # conditions that count as the same one do not add up
        self.prevents: i64 = 0  # conditions that the bearer cannot have, as bits
        self.from_kinds: list[str] = []  # limits protection to creatures of these kinds
        self.subtracts_dice: bool = False  # the dice for attacks and saves are a penalty
        self.inspires: Pool | None = None  # added to the first attack roll or save that would fail
        self.once: bool = False  # ends with the first roll that it changes
        self.broken_by: i64 = 0  # ends when the bearer has one of these conditions, as bits
        self.ends_on_attack: bool = False
        self.ends_on_damage: bool = False
        self.ends_on_enmity: bool = False  # when its source, or an ally of its source, hurts the bearer
        self.ends_with_source: str = ""  # when its source is "dead", or "incapacitated" or dead
        self.save_on_damage: str = ""  # the repeated save is made when hurt: "only" then, or "eased" then too
        self.maximum_bearers: i64 = 0  # at a time, from one source
        self.is_curse: bool = False
        self.shape: str = ""  # the creature whose body the bearer has
        self.form_speeds: list[int] = []  # or only its speeds: walk, fly, climb, swim, burrow
        self.tether: i64 = 0  # ends if its source is farther away at the end of a turn; 0 means never
        self.raised_hp: i64 = 0  # by which the Hit Point maximum falls when it ends, also for each slot level
        self.studied: bool = False  # the bearer can escape with an action and an Investigation check
        self.can_be_woken: bool = False  # another creature within 5 feet can end it with an action
        self.can_be_put_out: bool = False  # by the action of the bearer, which is Prone then
        self.stanch_dc: i64 = 0  # of the Medicine check that ends it; healing by a spell does so too
        self.next_stage: Inflict | None = None  # follows when the repeated save fails
        self.after: Inflict | None = None  # follows when it ends
        self.attack = NO_ATTACK_RULES
        self.save = NO_SAVE_RULES
        self.check = NO_CHECK_RULES
        self.damage = NO_DAMAGE_RULES
        self.speed = NO_SPEED_RULES
        self.sight = NO_SIGHT_RULES
        self.turn = NO_TURN_RULES
        self.magic = NO_MAGIC_RULES
