"""Every difference between SRD 5.1 and SRD 5.2.1, except the numbers of content (`content/*_5_1.yaml`).

A scenario is played by one edition. Rules ask `edition.of(creature)` for a difference by its name, content
asks `edition.named(scenario.rules)`; neither compares versions. This module imports nothing above the state,
so that content may import it.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.map.grid import MEDIUM, TINY, difference
from turnwright.games.tactics.map.pathing import PASS, SHUT, SLOW
from turnwright.games.tactics.state import CreatureCombatState

HEAVY_SCORE: Final = 13
LARGEST_CONCENTRATION_DC: Final = 30
SECOND_WIND: Final = "second_wind"
HALVING_EXHAUSTION: Final = 4  # the level that halves the Hit Point maximum in 5.1
RELENTLESS_RAGE: Final = "relentless_rage"  # its uses are counted: each raises its DC
# Uses that a Short Rest restores: all in both editions, all in 5.1, and one in 5.2.1.
RESTED: Final = (
    "action_surge",
    RELENTLESS_RAGE,
    "focus",
    "bardic_inspiration",
    "adrenaline_rush",
    "signature_fireball",
    "signature_lightning_bolt",
)
RESTED_IN_5_1: Final = (
    "second_wind",
    "channel_divinity",
    "wild_shape",
    "breath_weapon",
    "dark_ones_own_luck",
)
RESTED_BY_ONE: Final = ("second_wind", "channel_divinity", "wild_shape", "rage")


class Edition:
    """One edition of the rules; each attribute and method differs in the other."""

    def __init__(self, old: bool) -> None:
        self.is_5_1 = old
        # Spells, items, weapons and features: 5.1 lacks some, and has its own numbers for others.
        self.has_own_content: bool = old
        # Action Surge: another action, but not the Magic action; 5.1: any action.
        self.surge_excludes_magic: bool = not old
        # Potent Cantrip: half damage also on a miss; 5.1: on a successful save only.
        self.potent_cantrip_on_a_miss: bool = not old
        # Surprise: Disadvantage on Initiative; 5.1: no action, movement or reaction in the first turn.
        self.surprise_costs_the_turn: bool = old
        # Hide: DC 15, and a hidden creature in plain sight is noticed by Passive Perception;
        # 5.1: above the Passive Perception of every enemy, and nothing in plain sight is hidden.
        self.hides_against_fixed_dc: bool = not old
        # Initiative: Invisible gives Advantage, Incapacitated and Surprised Disadvantage.
        self.initiative_heeds_conditions: bool = not old
        # Grapple and Shove: a saving throw; 5.1: contested checks, also for the escape.
        self.grapples_by_contest: bool = old
        # Moving a Grappled Creature: a Tiny creature costs nothing extra.
        self.drags_tiny_freely: bool = not old
        # Conditions [Grappled]: Disadvantage on attacks against anyone but the grappler.
        self.grappled_hinders_attacks: bool = not old
        # Conditions [Stunned]: only in 5.1 does it stop movement.
        self.stunned_cannot_move: bool = old
        # Moving around Other Creatures: ending a turn in another creature's space means Prone.
        self.shared_space_knocks_prone: bool = not old
        # Knocking Out a Creature: it keeps 1 Hit Point; 5.1: 0 and stable.
        self.knocked_out_hp: i64 = 0 if old else 1
        # Invisibility: ends when its bearer deals damage in any way; 5.1: with an attack or a spell.
        self.damage_ends_invisibility: bool = not old
        # Counterspell: the caster makes a CON save and keeps the slot; 5.1: a check by the countering caster.
        self.counterspell_is_a_save: bool = not old
        # Heightened Spell: Disadvantage on all saves against the spell; 5.1: on the first.
        self.heightens_first_save: bool = old
        # Extended Spell: also Advantage on saves to keep Concentration; 5.1: the longer duration alone.
        self.extended_is_steadier: bool = not old
        # One Spell with a Spell Slot per Turn; 5.1: beside a Bonus Action spell only cantrips of an action.
        self.bonus_action_spell_limits: bool = old
        self.second_spell_reason = "only one spell with a slot can be cast per turn"
        if old:
            self.second_spell_reason = "with a bonus action spell, only a cantrip of one action can be cast"
        # Light: the second weapon may be thrown or shot; 5.1 Two-Weapon Fighting: both are melee weapons.
        self.second_weapon_is_melee: bool = old
        # Help: for the next attack of any ally on the enemy; 5.1: of the ally that it is given to.
        self.help_is_for_one_ally: bool = old
        # Breath Weapon: replaces one attack of the Attack action; 5.1: an action.
        self.powers_replace_attacks: bool = not old
        # Indomitable: a reroll with a bonus of the level; 5.1: without a bonus.
        self.rerolls_have_a_bonus: bool = not old
        # Ensnaring Strike: follows a hit with a weapon; 5.1, Branding Smite: that of an Unarmed Strike, too.
        self.unarmed_strikes_are_weapon_attacks: bool = old
        # Rage: extended by an attack, a forced save or a Bonus Action; 5.1: by an attack or by damage.
        self.rage_counts_damage: bool = old
        # Aura of Protection: inactive while the paladin is Incapacitated; 5.1: while it is Unconscious.
        self.auras_need_consciousness: bool = old
        # Danger Sense: lost while Incapacitated; in 5.1 also while Blinded or Deafened.
        self.danger_needs_senses: bool = old
        # Dark One's Blessing: also for an enemy nearby that another creature drops; 5.1: for own foes.
        self.blessing_is_for_own_foes: bool = old
        # Parry: in 5.1 the defender must see the attacker.
        self.parry_needs_sight: bool = old
        # Mirror Image: a d6 for each duplicate after a hit; 5.1: a d20 before the attack, which a duplicate
        # has its own AC against.
        self.duplicates_have_ac: bool = old
        # Short Rest: one use of Rage, Second Wind, Channel Divinity and Wild Shape; 5.1: all uses but those
        # of Rage, and also the Breath Weapon and Dark One's Own Luck.
        self.all_on_short_rest: list[str] = [*RESTED, *(RESTED_IN_5_1 if old else ())]
        self.one_on_short_rest: list[str] = [] if old else [*RESTED_BY_ONE]
        # Evasion: lost while Incapacitated; in 5.1 never. Creatures keep the traits of 5.2.1.
        self.heroes_always_evade: bool = old
        # Mastery Properties: 5.1 has none.
        self.has_weapon_masteries: bool = not old

    def exhaustion_penalty(self, level: i64) -> i64:
        """Conditions [Exhaustion]: every D20 Test is reduced by twice the level."""
        return 0 if self.is_5_1 else 2 * level

    def exhaustion_hinders_checks(self, level: i64) -> bool:
        """Conditions [Exhaustion] in 5.1: level 1 gives Disadvantage on ability checks."""
        return self.is_5_1 and level >= 1

    def exhaustion_hinders_rolls(self, level: i64) -> bool:
        """Conditions [Exhaustion] in 5.1: level 3 gives Disadvantage on attack rolls and saving throws."""
        return self.is_5_1 and level >= 3

    def exhausted_speed(self, feet: i64, level: i64) -> i64:
        """Conditions [Exhaustion]: 5 feet less per level; 5.1: half from level 2, none from level 5."""
        if not self.is_5_1:
            return feet - 5 * level
        if level >= 5:
            return 0
        return feet // 2 if level >= 2 else feet

    def exhaustion_halves_hp(self, before: i64, after: i64) -> bool:
        """Conditions [Exhaustion] in 5.1: whether a change of level crosses the fourth, which halves HP."""
        return self.is_5_1 and (before < HALVING_EXHAUSTION) != (after < HALVING_EXHAUSTION)

    def passage(self, mover: i64, other: i64, ally: bool, incapacitated: bool = False) -> i64:
        """Moving around Other Creatures: the kind of another creature's space to a mover, by their sizes.

        No creature ends its move there. The space of an ally can be entered, and that of a creature two sizes
        larger or smaller; also, except in 5.1, that of a Tiny or Incapacitated creature. It is Difficult
        Terrain, except, and never in 5.1, that of an ally or a Tiny creature.
        """
        apart = difference(mover, other) >= 2
        if self.is_5_1:
            return SLOW if ally or apart else SHUT
        if ally or other == TINY:
            return PASS
        return SLOW if apart or incapacitated else SHUT

    def martial_arts_sides(self, sides: i64) -> i64:
        """Martial Arts: a d6 that grows to a d12; 5.1: a d4 that grows to a d10."""
        return sides - 2 if self.is_5_1 else sides

    def uses_of_power(self, id: str, uses: i64) -> i64:
        """Second Wind: two to four uses; 5.1: one."""
        return 1 if self.is_5_1 and id == SECOND_WIND else uses

    def cost_of_power(self, cost: str, old_cost: str | None) -> str:
        """The action that a power takes: a Bonus Action to drink a potion, but an action in 5.1."""
        return old_cost if self.is_5_1 and old_cost is not None else cost

    def concentration_dc(self, damage: i64) -> i64:
        """Concentration: 10 or half the damage, whichever is higher; at most 30, without a limit in 5.1."""
        dc: i64 = damage // 2 if damage // 2 > 10 else 10
        return LARGEST_CONCENTRATION_DC if dc > LARGEST_CONCENTRATION_DC and not self.is_5_1 else dc

    def restored_dice(self, spent: int, level: int) -> int:
        """Long Rest: all spent Hit Point Dice; 5.1: at most half of a creature's dice, but at least one."""
        return min(spent, max(1, level // 2)) if self.is_5_1 else spent

    def is_too_heavy(self, size: i64, score: i64) -> bool:
        """Heavy: Disadvantage below a score of 13; 5.1: for Small creatures."""
        return size < MEDIUM if self.is_5_1 else score < HEAVY_SCORE


SRD_5_1: Final = Edition(True)
SRD_5_2: Final = Edition(False)


def named(rules: str) -> Edition:
    """The edition that a scenario names: "5.1" or "5.2"."""
    return SRD_5_1 if rules == "5.1" else SRD_5_2


def of(who: CreatureCombatState) -> Edition:
    """The edition that a creature is played by."""
    return SRD_5_1 if who.sheet.old_rules else SRD_5_2
