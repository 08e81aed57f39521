"""Parses the traits of a creature: abilities, auras, and effects at death."""

import re
from typing import Any

from turnwright.cli.tactics.open5e.actions import power, slug
from turnwright.cli.tactics.open5e.prose import HARM, harm

Entry = dict[str, Any]

PLAIN = {
    "agile": "agile",
    "bloodied_frenzy": "bloodied_frenzy",
    "bloodied_fury": "bloodied_fury",
    "evasion": "evasion",
    "flyby": "flyby",
    "incorporeal_movement": "incorporeal",
    "magic_resistance": "magic_resistance",
    "greater_magic_resistance": "greater_magic_resistance",
    "pack_tactics": "pack_tactics",
    "reactive": "reactive",
    "spider_climb": "spider_climb",
    "sunlight_sensitivity": "sunlight_sensitivity",
    "sunlight_weakness": "sunlight_sensitivity",
    "undead_fortitude": "undead_fortitude",
    "air_form": "shares_space",
    "water_form": "shares_space",
    "web_walker": "web_walker",
    "abduct": "abduct",
    "jumper": "jumper",
}
BONUS = {"nimble_escape": "nimble_escape", "cunning_action": "cunning_action"}

# Traits without effect during a fight.
IDLE = re.compile(
    r"amphibious|water_breathing|hold_breath|illumination|.*_restoration|ice_walk"
    r"|siege_monster|immutable_form|succubus_form|incubus_form|mimicry|telepathic_bond|probing_telepathy"
    r"|sense_magic|training|shielded_mind|speak_with_.*|treasure_sense|iron_scent|inscrutable|divine_awareness"
    r"|wishes|tunneler|earth_glide|shark_telepathy|ethereal_sight|beast_of_burden|limited_amphibiousness|ephemeral|vampiric_connection"
    r"|spirit_jar|confer_fire_resistance|compression|soul_bag|troll_spawn|draconic_origin|magic_rope"
    r"|water_susceptibility"
)


def read(row: Entry, made: Entry, owner: str) -> str:
    """Add a trait to a creature, and return what was left out, or an empty string."""
    name, text = slug(row["name"]), row["desc"].replace("’", "'")
    title: str = row["name"]
    if text.startswith("While underwater"):
        return ""  # no map has water
    if name in PLAIN:
        made["traits"].append(PLAIN[name])
        return ""
    for reader in (_regeneration, _legendary, _aura, _absorption, _always, _blood, _leap):
        if reader(name, title, text, made, owner):
            return f"a part of {_plain(title)}" if _has_more(text) else ""
    return "" if IDLE.fullmatch(name) else title


def _has_more(text: str) -> bool:
    # Not modelled: damage to weapons that hit the body.
    return "weapon takes a cumulative" in text


def _regeneration(name: str, title: str, text: str, made: Entry, owner: str) -> bool:
    found = re.search(r"regains (\d+) Hit Points at the start of each of its turns", text)
    if found is None:
        return False
    made["regenerates"] = int(found[1])
    stops = re.search(r"takes (\w+) or (\w+) damage, this trait doesn't", text)
    made["regeneration_stops"] = [kind.lower() for kind in stops.groups()] if stops else []
    if "dies only if it starts its turn with 0" in text:
        made["traits"].append("deathless")
    return True


def _legendary(name: str, title: str, text: str, made: Entry, owner: str) -> bool:
    found = re.match(r"Legendary Resistance \((\d+)/Day", title)
    if found is None:
        return False
    made["resistances"] = int(found[1])
    return True


def _aura(name: str, title: str, text: str, made: Entry, owner: str) -> bool:
    """Bursts at death, and damage to creatures nearby at the start or end of a turn."""
    if "underwater" in text:
        return False
    if "At the end of each of" in text:
        around, hurt = re.search(r"(\d+)-foot Emanation", text), HARM.search(text)
        if around is None or hurt is None:
            return False
        chosen = {"spares_allies": True} if "choice" in text else {}
        area = {"shape": "emanation", "size": int(around[1]), "from_self": True}
        effects: list[Entry] = [{"damage": harm(hurt)}]
        if re.search(r"Creatures [^.]* burning\.", text):
            effects.append({"condition": "burning", "ongoing": "1d4 fire", "can_be_put_out": True})
        made["powers"].append(
            {
                "id": name,
                "name": _plain(title),
                "cost": "free",
                "trigger": "own_end",
                "area": area,
                **chosen,
                **_needs_ability(text),
                "effects": effects,
            }
        )
        return True
    trigger = "dies" if "when it dies" in text else "starts_near" if "starts its turn" in text else ""
    if not trigger or "Saving Throw" not in text:
        return False
    text = re.sub(r"any (\w+(?: or \w+)?) that starts its turn (?:in|within)", r"each \1 in", text)
    text = re.sub(r"in (\d+) feet of", r"in a \1-foot Emanation of", text).replace(
        "in the aura", f"in a {_size(text)}-foot Emanation"
    )
    row = {"name": title, "desc": text, "action_type": "ACTION", "uses_type": None, "uses_param": None}
    found = power(row, owner, 5)
    if found is None or "area" not in found[0]:
        return False
    entry = {**found[0], "cost": "free", "trigger": trigger, **_needs_ability(text)}
    if "immune to this" in text:
        mark = {"condition": f"past_{owner}_{name}", "blocks": [name]}
        entry["effects"][0]["success"] = [mark]
    made["powers"].append(entry)
    return True


def _needs_ability(text: str) -> Entry:
    # Some auras end while their source is Incapacitated.
    return {"while_able": True} if "Incapacitated" in text else {}


def _size(text: str) -> str:
    found = re.search(r"(\d+)-foot Emanation", text)
    return found[1] if found else "5"


def _plain(title: str) -> str:
    return re.sub(r" \(.*\)", "", title)


def _absorption(name: str, title: str, text: str, made: Entry, owner: str) -> bool:
    if not name.endswith("_absorption"):
        return False
    made["absorbs"].append(name.removesuffix("_absorption"))
    return True


def _always(name: str, title: str, text: str, made: Entry, owner: str) -> bool:
    """Permanent conditions of a creature."""
    hurt = HARM.search(text)
    if name == "invisibility":
        made["bears"].append({"condition": "invisible"})
    elif name == "blurred_form":
        made["bears"].append({"condition": name, "gives_disadvantage": True, **_needs_ability(text)})
    elif name == "swarm":
        made["bears"].append({"condition": name, "no_healing": True})
        made["traits"].append("swarm")
    elif hurt and "The first time it enters a creature's space on a turn" in text:
        made["bears"].append({"condition": f"{owner}_{name}", "tramples": [{"damage": harm(hurt)}]})
        made["traits"].append("shares_space")
    elif "its allies have Advantage on attack rolls and saving throws" in text:
        made["shelter"] = {"feet": int(_size(text)), "advantage": True}
    elif hurt and re.search(r"hits the \w+ with a melee attack roll takes", text):
        made["bears"].append({"condition": f"{owner}_{name}", "retaliates": harm(hurt)})
    else:
        return False
    return True


def _blood(name: str, title: str, text: str, made: Entry, owner: str) -> bool:
    if "Advantage on attack rolls against any creature that doesn't have all its Hit Points" not in text:
        return False
    made["keen"] = ["hurt"]
    return True


def _leap(name: str, title: str, text: str, made: Entry, owner: str) -> bool:
    """Running Leap and Standing Leap: how far a creature jumps."""
    far = re.search(r"Long Jump (?:is )?up to (\d+) feet(?: and its High Jump is up to (\d+) feet)?", text)
    if far is None:
        return False
    made["speed"]["long_jump"] = int(far[1])
    if far[2]:
        made["speed"]["high_jump"] = int(far[2])
    if "without a running start" in text:
        made["traits"].append("standing_leap")
    return True
