"""Converts one creature to a library entry, and lists what was left out."""

import re
from collections.abc import Collection
from typing import Any, NamedTuple

from turnwright.cli.tactics.open5e import actions, traits
from turnwright.cli.tactics.open5e.actions import Entry, slug
from turnwright.cli.tactics.open5e.numbers import numbers
from turnwright.cli.tactics.open5e.spells import Repertoire

# Traits without effect in a fight.
IDLE = re.compile(
    r"heart_sight|read_thoughts|illusory_appearance|destroy_metal|ignited_illumination|bubble_dash|shriek"
)
SPARED = re.compile(r"can['’]t be targeted by the [\w ]+['’]s (\w+)\.")
FULL = re.compile(
    r"While swallowing the target, the \w+ can['’]t use (\w+)"
    r"|can['’]t use (?:\w+ )?(\w+) while it has a swallowed"
)
RIPOSTE = re.compile(r"On a miss, the [\w ]+ makes one ([\w' ]+) attack against the triggering creature")
# The GM chooses the damage of a half-dragon; the entry has fire.
CHOSEN = "damage of the type chosen for the Draconic Origin trait"
PARRY = re.compile(r"adds (\d+) to its AC against (?:that|one melee) attack")


class Read(NamedTuple):
    """A converted creature: its entry, and the names of what was left out."""

    entry: Entry
    left_out: list[str]


# Spells without effect during a fight.
IDLE_SPELLS = frozenset(
    """
    detect_magic detect_thoughts minor_illusion scrying mage_hand thaumaturgy control_weather
    zone_of_truth speak_with_animals disguise_self detect_evil_and_good prestidigitation light geas
    water_breathing tongues dream commune word_of_recall speak_with_dead sending raise_dead druidcraft
    create_undead animal_messenger elementalism control_water heroes_feast
    create_food_and_water clairvoyance animate_dead dancing_lights arcane_eye arcane_lock awaken
    continual_flame comprehend_languages create_water creation divination identify legend_lore
    locate_object locate_creature magic_mouth mending message move_earth nondetection passwall
    pass_without_trace purify_food_and_drink speak_with_plants stone_shape teleportation_circle
    tree_stride unseen_servant water_walk wind_walk resurrection true_resurrection reincarnate hallow
    """.split()
)


def _only_shape(row: Entry) -> bool:
    # Shape-Shift: it fights in the form that has all its attacks; the others differ only in size.
    return slug(row["name"]) == "shape_shift" and "statistics" in row["desc"] and "Speed" not in row["desc"]


def _is_nowhere(row: Entry) -> bool:
    # What happens under water or from tree to tree only: no map has water or trees.
    only = (
        r"while underwater\.|while it is underwater|swims up to its Swim Speed"
        r"|within 5 feet of a Large or bigger tree"
    )
    return re.search(only, row["desc"]) is not None


_DASHES = re.compile(r"takes the Dash or Disengage action\.$")


def _dash_and_disengage(row: Entry) -> list[Entry]:
    # Deathless Agility: one power for each.
    base = {"cost": "bonus", "whom": "self"}
    word, title = slug(row["name"]).partition("_")[0], row["name"]
    dash = {"id": f"{word}_dash", "name": f"{title}: Dash", "effects": [{"grant": "movement"}]}
    disengage = {
        "id": f"{word}_disengage",
        "name": f"{title}: Disengage",
        "effects": [{"grant": "disengage"}],
    }
    return [{**base, **dash}, {**base, **disengage}]


class _Making:
    """A creature under construction."""

    def __init__(self, row: Entry, known: Collection[str]) -> None:
        self.made: Entry = {
            **numbers(row),
            **{field: [] for field in ("traits", "attacks", "powers", "bears", "absorbs", "multiattack")},
        }
        self.owner = self.made["id"]
        self.casts = Repertoire(known)
        self.left_out: list[str] = []

    def traits(self, rows: list[Entry]) -> None:
        """Add its traits."""
        for row in rows:
            left = traits.read(row, self.made, self.owner)
            if left:
                self.left_out.append(left)

    def attacks(self, rows: list[Entry]) -> None:
        """Add its attacks."""
        for row in rows:
            found = actions.attack(row, self.owner)
            if found is None or row["action_type"] != "ACTION":
                continue
            made, whole = found
            if actions.recharge_of(row):
                self.made["powers"].append(actions.rare(made, row))
            else:
                self.made["attacks"].append(made)
            if not whole:
                self.left_out.append(f"a part of {actions.title(row)}")
        spared = [slug(name) for row in rows for name in SPARED.findall(row["desc"])]
        known = [each["id"] for each in self.made["attacks"]]
        self.left_out += [f"whom {name} spares" for name in spared if name not in known]
        unused = [slug(one or other) for row in rows for one, other in FULL.findall(row["desc"])]
        self.left_out += [f"when {name} is not possible" for name in unused if name not in known]
        for each in self.made["attacks"]:
            if each["id"] in spared:
                each["not_held"] = True
            if each["id"] in unused:
                each["not_full"] = True
            keen = [*each.get("keen", []), *self.made.get("keen", [])]
            if keen:
                each["keen"] = keen
        self.made.pop("keen", None)

    def add_powers(self, rows: list[Entry]) -> None:
        """Add its powers, spells and reactions, and then what is derived from them."""
        waiting: list[Entry] = []
        for row in rows:
            name = slug(row["name"])
            if name == "multiattack" or actions.attack(row, self.owner) is not None or _is_nowhere(row):
                continue
            if name in traits.BONUS:
                self.made["traits"].append(traits.BONUS[name])
            elif actions.speed_forms(row):
                self.made["powers"] += actions.speed_forms(row)
            elif actions.charge(row, 0):
                self.made["powers"] += actions.charge(row, self.made["speed"]["walk"])
            elif found := [
                *actions.rampage(row, self.made["attacks"], self.made["speed"]["walk"]),
                *actions.sequence(row, self.owner),
            ]:
                self.made["powers"] += found
            elif _DASHES.search(row["desc"]) and row["action_type"] == "BONUS_ACTION":
                self.made["powers"] += _dash_and_disengage(row)
            elif row["action_type"] == "LEGENDARY_ACTION" and "Saving Throw" not in row["desc"]:
                waiting.append(row)
            elif not (self._power(row) or IDLE.fullmatch(name) or _only_shape(row)):
                self.left_out.append(row["name"])
        for row in waiting:
            self._legendary(row)

    def _power(self, row: Entry) -> bool:
        parry = PARRY.search(row["desc"])
        if parry:
            mark = {"condition": f"parry_{parry[1]}", "ac": int(parry[1])}
            base = {"id": slug(row["name"]), "name": row["name"], "cost": "reaction", "whom": "self"}
            self.made["powers"].append({**base, "trigger": "melee_hit", "effects": [mark]})
            struck = RIPOSTE.search(row["desc"])
            known = [each["id"] for each in self.made["attacks"]]
            if struck and slug(struck[1]) in known:
                self.made["powers"][-1]["effects"].append({"strike": slug(struck[1])})
            elif "On a miss" in row["desc"]:
                self.left_out.append(f"a part of {actions.title(row)}")
            return True
        reach = max((each.get("reach", 0) for each in self.made["attacks"]), default=5)
        found = actions.power(row, self.owner, reach) if row["action_type"] != "REACTION" else None
        if found is not None:
            self.made["powers"].append(found[0])
            if not found[1]:
                self.left_out.append(f"a part of {actions.title(row)}")
            return True
        cast = self.casts.read(row)
        if cast and re.search(r"\btwice\b|can replace one|willing recipient|ends early", row["desc"]):
            self.left_out.append(f"a part of {actions.title(row)}")
        return cast

    def _legendary(self, row: Entry) -> None:
        found = actions.legendary(row, self.made["attacks"], self.made["powers"])
        if found:
            self.made["powers"] += found
            if not actions.is_whole_legendary(row["desc"]):
                self.left_out.append(f"a part of {actions.title(row)}")
        elif not self.casts.read({**row, "desc": row["desc"].replace("uses Spellcasting to cast", "casts")}):
            self.left_out.append(row["name"])
        elif not actions.is_whole_legendary(row["desc"]):
            self.left_out.append(f"a part of {actions.title(row)}")

    def multiattack(self, rows: list[Entry]) -> None:
        """Add its multiattack if all of its attacks are known."""
        known = [each["id"] for each in (*self.made["attacks"], *self.made["powers"], *self.casts.spells)]
        known = list(dict.fromkeys(known))
        listed = [each["id"] for each in self.casts.spells if "cost" not in each and "named" not in each]
        for row in rows:
            if slug(row["name"]) == "multiattack":
                self.made["multiattack"] = actions.multiattack(row["desc"], known, listed)
                swaps = "replace two attacks" in row["desc"] and len(self.made["multiattack"]) == 1
                if not self.made["multiattack"]:
                    self.left_out.append("Multiattack")
                elif swaps or " if it " in row["desc"]:
                    self.left_out.append("a part of Multiattack")
                self.casts.set_levels(row["desc"])
        # A power that follows another one takes its place.
        powers = self.made["powers"]
        later = [each["id"] for each in powers if re.search(r"_\d$", each["id"]) and "needs" in each]
        for part in [part for way in self.made["multiattack"] for part in way]:
            part["names"] += [name for name in later if name[:-2] in part["names"]]


def read(row: Entry, trait_rows: list[Entry], action_rows: list[Entry], known: Collection[str]) -> Read:
    """Convert a creature from its row, traits and actions; unknown spells are left out."""
    making = _Making(row, known)
    if any(CHOSEN in each["desc"] for each in action_rows):
        making.made.setdefault("resists", []).append("fire")
    action_rows = [{**each, "desc": each["desc"].replace(CHOSEN, "Fire damage")} for each in action_rows]
    making.traits(trait_rows)
    making.attacks(action_rows)
    making.add_powers(action_rows)
    making.multiattack(action_rows)
    made = {**making.made, **making.casts.result()}
    if any(each.get("cost") == "legendary" for each in (*made["powers"], *made.get("spells", []))):
        made["legendary"] = 3
    made["role"] = _role(made)
    made["coward"] = 40 if made["cr"] in ("0", "1/8") and made["kind"] in ("beast", "humanoid") else 0
    _rest_on_grapples(made)
    missing = [name for name in making.casts.missing if slug(name) not in IDLE_SPELLS]
    left_out = [*making.left_out, *(f"the spell {name}" for name in missing)]
    return Read({name: value for name, value in made.items() if value not in ([], {}, 0)}, left_out)


def _rest_on_grapples(value: Any) -> None:
    # Immunity to Grappled is immunity to what else the same grapple brings.
    if isinstance(value, dict):
        if "escape_dc" in value and "grappled" in value.get("brings", ()):
            value["rests_on"] = "grappled"
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            _rest_on_grapples(each)


def _role(made: Entry) -> str:
    # The behaviour of its bot.
    if {"nimble_escape", "cunning_action"} & set(made["traits"]):
        return "sneak"
    if made.get("spells") and not made["attacks"]:
        return "caster"
    if any(each["id"] == "parry" for each in made["powers"]):
        return "guard"
    ranged = [each for each in made["attacks"] if "reach" not in each]
    return "archer" if ranged and len(ranged) == len(made["attacks"]) else "brute"
