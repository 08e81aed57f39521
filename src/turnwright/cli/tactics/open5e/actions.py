"""Parses the actions of a creature: attacks, powers with a save, multiattack, legendary actions."""

import re
from collections.abc import Collection
from typing import Any, get_args

from turnwright.cli.tactics.open5e.prose import (
    ABILITIES,
    CONDITIONS,
    SIZES,
    Reader,
    is_understood,
    save,
    swallow,
)
from turnwright.games.tactics.content.schema import Kind

Entry = dict[str, Any]

NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "once": 1, "twice": 2}
COSTS = {"ACTION": "action", "BONUS_ACTION": "bonus", "REACTION": "reaction", "LEGENDARY_ACTION": "legendary"}

_ATTACK = re.compile(
    r"(?:Melee or Ranged|Melee|Ranged) Attack Roll: \+(?P<bonus>\d+)(?: to hit)?"
    r"(?: \(with Advantage (?P<keen>[^)]*)\))?, "
    r"(?:reach (?P<reach>\d+) f\w+\.?)?(?: or )?(?:range (?P<range>\d+)(?:/(?P<long>\d+))? f\w+\.?)?"
    r"(?P<hit>.*)",
    re.DOTALL,
)
_POWER = re.compile(
    r"(?P<ability>\w+) Saving Throw:?_? DC (?P<dc>\d+)(?: \([^)]*\))?,? ?(?P<whom>[^.]*)\.(?P<rest>.*)",
    re.DOTALL,
)
_CONE = re.compile(r"(\d+)-foot Cone")
_LINE = re.compile(r"(\d+)-foot-long, (\d+)-foot-wide Line")
_EMANATION = re.compile(r"(\d+)-foot Emanation")
_BALL = re.compile(r"(\d+)-foot-radius(?:, (\d+)-foot-high)? (Sphere|Cylinder)")
_THROWS = re.compile(rf"throws a ({SIZES}) or smaller creature Grappled by it", re.IGNORECASE)
_SEERS = re.compile(r"(?:that|and) can see the ")
_SEEN_POINT = re.compile(r"a point (?:it|the [\w' -]+?) can see")
_PULLS = re.compile(r"pulls each creature Grappled by it up to (\d+) feet")
_WITHIN = re.compile(r"within (\d+) feet")
_TELEPORT = re.compile(r"teleports (?:itself [\w ]+ )?up to (\d+) feet")
_LEAP = re.compile(r"jumps up to (\d+) feet by spending (\d+) feet of movement")
AGAIN = "can't take this action again until the start of its next turn"


def slug(name: str) -> str:
    """The id for a name."""
    plain = re.sub(r" \(.*\)", "", name).lower().replace("'", "").replace("’", "")
    return re.sub(r"[^a-z0-9]+", "_", plain).strip("_")


def attack(row: Entry, owner: str) -> tuple[Entry, bool] | None:
    """An attack, and whether its whole text was understood; None if it is not an attack."""
    found = _ATTACK.match(row["desc"])
    if found is None:
        return None
    name = slug(row["name"])
    told = Reader(found["hit"].replace("Hit:", ""), f"{owner}_{name}", name=name).read()
    made: Entry = {
        "id": slug(row["name"]),
        "name": title(row),
        "to_hit": int(found["bonus"]),
        "hit": told.effects,
    }
    for field in ("reach", "range", "long"):
        if found[field]:
            made[field] = int(found[field])
    if found["keen"]:
        made["keen"] = [_keen(found["keen"])]
    return (made, told.whole) if told.effects else None


def title(row: Entry) -> str:
    """The name of an action without its bracketed part."""
    return re.sub(r" \(.*\)", "", str(row["name"])).strip()


def _keen(text: str) -> str:
    return "held" if "Grappled" in text else "hurt" if "Hit Points" in text else "first_round"


def recharge_of(row: Entry) -> Entry:
    """The limit on the uses of an action."""
    if row["uses_type"] in ("RECHARGE_ON_ROLL", "RECHARGE") and row["uses_param"]:
        return {"recharge": int(row["uses_param"])}
    if "Recharge after a Short or Long Rest" in row["name"]:
        return {"uses": 1}
    if row["uses_type"] == "PER_DAY" and row["uses_param"]:
        return {"uses": int(row["uses_param"])}
    return {}


def rare(made: Entry, row: Entry) -> Entry:
    """An attack with a recharge or daily limit, as a power with an attack roll."""
    melee = "reach" in made
    reach = made.get("reach") or made.get("range", 5)
    effect = {"attack": "melee" if melee else "ranged", "hit": made["hit"]}
    power = {
        "id": made["id"],
        "name": made["name"],
        "range": reach,
        "needs_sight": False,
        "to_hit": made["to_hit"],
        "effects": [effect],
    }
    if not melee and "long" in made:
        power["long"] = made["long"]
    return {**power, "cost": COSTS[row["action_type"]], **recharge_of(row)}


def power(row: Entry, owner: str, reach: int) -> tuple[Entry, bool] | None:
    """A power with a saving throw, or a teleport; None for anything else."""
    text = row["desc"].replace("’", "'").replace("_", "")
    found = _POWER.search(text)
    base = {
        "id": slug(row["name"]),
        "name": title(row),
        "cost": COSTS[row["action_type"]],
        **recharge_of(row),
    }
    if AGAIN in text:
        base["once_a_round"] = True
    if found is None or found["ability"].lower() not in ABILITIES or "First Roar" in text:
        return _gulp(base, text, owner) or _reel(base, text, reach) or _step(base, text)
    ability, dc = ABILITIES[found["ability"].lower()], int(found["dc"])
    made = save(found["rest"], ability, dc, f"{owner}_{slug(row['name'])}", found["whom"])
    if made is None:
        return None
    far = _WITHIN.search(found["whom"]) or _WITHIN.search(text)
    aimed = targets_of(found["whom"], reach, int(far[1]) if far else 0)
    thrown = _THROWS.search(text)
    if thrown:
        # Not modelled: where it comes down.
        aimed = {"held": True, "range": reach, "largest": thrown[1].lower(), "needs_sight": False}
    if aimed is None:
        return None
    if _SEERS.search(found["whom"]):
        made["sees_actor"] = True
    if "is immune to" in found["rest"].partition("Success:")[2]:
        made["success"] = [{"condition": f"past_{owner}_{base['id']}", "blocks": [base["id"]]}]
    alone = "space" not in found["whom"] or found["whom"].startswith("one ")
    alone = alone and "succeed automatically" not in found[0]
    whole = alone and is_understood(found["rest"], ability, owner)
    return {**base, **aimed, "dc": made.pop("dc"), "effects": [made]}, whole


_TURNS = re.compile(r"- (?:First|Second|Third) [A-Z]\w+: ")


def sequence(row: Entry, owner: str) -> list[Entry]:
    """An action that has another effect each time: one power for each, which needs the one before."""
    parts = _TURNS.split(row["desc"])[1:]
    found = [power({**row, "desc": part, "uses_type": None}, owner, 5) for part in parts]
    whole = [each[0] for each in found if each is not None and each[1]]
    if len(whole) < 2 or len(whole) < len(parts) or row["uses_param"] != len(parts):
        return []
    name = slug(row["name"])
    for place, made in enumerate(whole):
        done: list[Entry] = [{"lift": f"{name}_{place}"}] if place > 0 else []
        done += [{"condition": f"{name}_{place + 1}"}] if place + 1 < len(whole) else []
        made.update(uses=1, effects=[*made["effects"], {"own": done}])
        if place > 0:
            made.update(id=f"{name}_{place + 1}", needs=f"{name}_{place}")
    return whole


def _gulp(base: Entry, text: str, owner: str) -> tuple[Entry, bool] | None:
    found = re.search(rf"swallows a ({SIZES}) or smaller target it is grappling", text, re.IGNORECASE)
    effects = swallow(text, f"{owner}_swallow") if found else []
    if found is None or not effects:
        return None
    held = {"held": True, "range": 5, "largest": found[1].lower(), "needs_sight": False}
    spits = "disgorges it" in text and effects[-1].get("until") != "end_of_turn"
    return {**base, **held, "effects": effects}, not spits


_CHARGE = re.compile(
    r"moves up to (half )?its Speed(?: or Burrow Speed)? straight toward an enemy it can (see|sense)\.$"
)


def charge(row: Entry, speed: int) -> list[Entry]:
    """Charge: a run straight toward an enemy."""
    found = _CHARGE.search(row["desc"])
    if found is None:
        return []
    base = {"id": slug(row["name"]), "name": title(row), "cost": COSTS[row["action_type"]], "range": 1000}
    if found[2] == "sense":
        base["needs_sight"] = False
    return [{**base, "effects": [{"move": "charge", "feet": speed // 2 if found[1] else speed}]}]


_RAMPAGE = re.compile(
    r"^Immediately after dealing damage to a creature that (?:is|was) already Bloodied, the \w+ "
    r"(?:can move|moves) up to half its Speed, and it makes one (\w+) attack\.$"
)


def rampage(row: Entry, attacks: list[Entry], speed: int) -> list[Entry]:
    """Rampage: movement and an attack as a Bonus Action, once a Bloodied creature was damaged."""
    found = _RAMPAGE.search(row["desc"])
    if found is None or slug(found[1]) not in [each["id"] for each in attacks]:
        return []
    for each in attacks:
        rampant = {"condition": "rampant", "until": "this_turn"}
        each["hit"] = [*each["hit"], {"when": "bloodied", "effects": [{"own": [rampant]}]}]
    id, name, weapon = slug(row["name"]), title(row), slug(found[1])
    move = {"grant": "movement", "feet": speed // 2}
    run = {
        "id": id,
        "name": name,
        "cost": COSTS[row["action_type"]],
        "whom": "self",
        **recharge_of(row),
        "needs": "rampant",
        "effects": [move, {"condition": "rampaging", "until": "this_turn"}],
    }
    strike = {
        "id": f"{id}_{weapon}",
        "name": f"{name}: {found[1]}",
        "cost": "free",
        "needs": "rampaging",
        "range": 5,
        "effects": [{"strike": weapon}, {"own": [{"lift": "rampaging"}]}],
    }
    return [run, strike]


_FORM = re.compile(r"an? (\w+) \((?:Speed )?(\d+) ft\.(?:, (Fly|Climb|Swim) (\d+) ft\.)?\)")


def speed_forms(row: Entry) -> list[Entry]:
    """Shape-Shift that changes speeds alone: a power for each form, and one for the true form."""
    forms = [
        (found[1], {"walk": int(found[2]), **({found[3].lower(): int(found[4])} if found[3] else {})})
        for found in _FORM.finditer(row["desc"])
    ]
    if slug(row["name"]) != "shape_shift" or not forms or "except for its Speed." not in row["desc"]:
        return []
    base = {"cost": COSTS[row["action_type"]], "whom": "self"}
    made: list[Entry] = []
    for name, speeds in forms:
        ends: list[Entry] = [{"lift": f"{other}_shape"} for other, _ in forms if other != name]
        shape = {"condition": f"{name}_shape", "speeds": speeds}
        told = f"{title(row)}: {name.capitalize()}"
        made.append({**base, "id": f"{name}_shape", "name": told, "effects": [*ends, shape]})
    ends = [{"lift": f"{name}_shape"} for name, _ in forms]
    made.append({**base, "id": "true_shape", "name": f"{title(row)}: True Form", "effects": ends})
    return made


def _reel(base: Entry, text: str, reach: int) -> tuple[Entry, bool] | None:
    found = _PULLS.search(text)
    if found is None:
        return None
    whom = {"held": True, "range": reach, "targets": 6, "needs_sight": False}
    return {**base, **whom, "effects": [{"move": "pull", "feet": int(found[1])}]}, True


def _step(base: Entry, text: str) -> tuple[Entry, bool] | None:
    leap = _LEAP.search(text)
    if leap is not None:
        # A jump over everything on the way.
        far = {"whom": "point", "range": int(leap[1]), "needs_sight": False, "spends": int(leap[2])}
        return {**base, **far, "effects": [{"own": [{"move": "leap", "feet": int(leap[1])}]}]}, True
    found = _TELEPORT.search(text)
    if found is None or base["cost"] in ("legendary", "reaction"):
        return None
    feet = int(found[1])
    # Not modelled: a companion that it teleports instead of itself.
    alone = " itself or " not in text
    step: Entry = {"own": [{"move": "teleport", "feet": feet}]}
    return {**base, "whom": "point", "range": feet, "effects": [step]}, alone


def targets_of(text: str, reach: int, far: int = 0) -> Entry | None:
    """The targets of a power: an area, or a creature within a range."""
    area = _area(text, far)
    if area is not None:
        return {**area, **({"spares_allies": True} if "each enemy" in text else {}), **_kinds(text)}
    made: Entry = {}
    within = _WITHIN.search(text)
    size = re.search(rf"({SIZES}) or smaller", text, re.IGNORECASE)
    if size:
        made["largest"] = size[1].lower()
    by = re.search(r"(?:is|creature) (?:(Charmed)|Grappled|(Charmed) or Grappled) by", text)
    if by:
        made.update({"held": True} if "Grappled" in by[0] else {})
        made.update({"charmed": True} if "Charmed" in by[0] else {})
    else:
        made.update(_bearing(text))
    if within is None and "held" not in made and "space" not in text:
        return None
    # Creatures in its own space are at a distance of 0.
    made["range"] = int(within[1]) if within else reach if "held" in made else 0
    if "can see" not in text:
        made["needs_sight"] = False
    if text.startswith("each"):
        made["targets"] = 6
    return {**made, **_kinds(text)}


def _bearing(text: str) -> Entry:
    # Only targets that already have one of these conditions.
    having = re.search(
        rf"has the ((?:{CONDITIONS}|, |or | )+)condition|one ({CONDITIONS}) creature", text, re.IGNORECASE
    )
    said = having[0] if having else ""
    names = re.findall(CONDITIONS, said.lower())
    return {"bearing": names} if names else {}


def _kinds(text: str) -> Entry:
    named = re.match(r"(?:each|one|any) (Humanoid|Giant|Beast)(?: (?:and|or) (Humanoid|Giant|Beast))?", text)
    if "isn't an Undead" in text:
        return {"kinds": [kind for kind in get_args(Kind) if kind != "undead"]}
    return {"kinds": [kind.lower() for kind in named.groups() if kind]} if named else {}


def _area(text: str, far: int) -> Entry | None:
    cone, line, around, ball = (pattern.search(text) for pattern in (_CONE, _LINE, _EMANATION, _BALL))
    if ball:
        shape = "circle" if ball[3] == "Sphere" else "cylinder"
        height = {"width": int(ball[2])} if ball[2] else {}
        seen = {"seen_point": True} if _SEEN_POINT.search(text) else {}
        return {"area": {"shape": shape, "size": int(ball[1]), **height}, "range": far, **seen}
    if line:
        size = {"shape": "line", "size": int(line[1]), "width": int(line[2])}
        return {"area": {**size, "from_self": True}}
    for match, shape in ((cone, "cone"), (around, "emanation")):
        if match:
            return {"area": {"shape": shape, "size": min(int(match[1]), 500), "from_self": True}}
    return None


# Multiattack.


_ANY_SPELL = re.compile(r"Spellcasting(?! to cast)")


def multiattack(text: str, known: list[str], spells: Collection[str] = ()) -> list[list[Entry]]:
    """The multiattack options that use known attacks and powers; `spells` are those of Spellcasting."""
    text = text.replace("’", "'")
    text = _ANY_SPELL.sub(" or ".join(name.replace("_", " ") for name in spells) or "Spellcasting", text)
    text, _, swaps = text.partition(" It can replace ")
    ways = re.split(r", or it makes |, or makes | or(?= uses \w+ \w+ twice)", text)
    found = [way for way in (_way(each, known) for each in ways if " if it " not in each) if way]
    if found and swaps.startswith("two"):
        found += _swapped_twice(found[0], swaps, known)
    elif found and swaps.startswith("any "):
        for part in found[0]:
            part["names"] += [name for name in known if _says(swaps.partition(" with ")[2], name)]
    elif found and swaps:
        _swap(found[0], swaps, known)
    return found


def _swapped_twice(way: list[Entry], text: str, known: list[str]) -> list[list[Entry]]:
    # A way of its own, in which one other action stands for two attacks.
    names = [name for name in known if _says(text.partition(" with ")[2], name)]
    part = next((piece for piece in way if piece["count"] > 2), None)
    if part is None or not names:
        return []
    fewer = [{**piece, "count": piece["count"] - 2} if piece is part else piece for piece in way]
    return [[*fewer, {"names": names, "count": 1}]]


_TOGETHER = re.compile(r"(one|two|three|four|five|six) (?:other )?attacks, using (.*?) in any combination")


def _way(text: str, known: list[str]) -> list[Entry]:
    together = _TOGETHER.search(text)
    found: list[Entry] = []
    if together:
        names = _named(together[2], known)
        found = [{"names": names, "count": NUMBERS[together[1]]}] if names else []
        if " other " not in together[0]:
            return found
        text = text[: together.start()]
    for match in re.finditer(r"(one|two|three|four|five|six) ([\w' ]+?) attacks?\b", text):
        names = _named(match[2], known)
        if names:
            found.append({"names": names, "count": NUMBERS[match[1]]})
    for match in re.finditer(r"\b(?:uses?) (?:either )?(?:Spellcasting to cast )?([\w', -]+)", text):
        names = _named(match[1], known)
        if names:
            found.append({"names": names, "count": 2 if "twice" in match[1] else 1})
    return found


def _named(text: str, known: list[str]) -> list[str]:
    parts = re.split(r",? (?:and|or|if) |, ", text.strip())
    names = [slug(part.replace(" available", "").replace(" twice", "")) for part in parts]
    return [name for name in dict.fromkeys(names) if name in known]


def _swap(way: list[Entry], text: str, known: list[str]) -> None:
    # One attack of the first kind may be replaced.
    what, _, instead = text.partition(" with ")
    part = next((piece for piece in way if any(_says(what, each) for each in piece["names"])), way[0])
    names = [name for name in known if _says(instead, name) and name not in part["names"]]
    if names and part["count"] > 1:
        part["count"] -= 1
        way.append({"names": [*part["names"], *names], "count": 1})
    elif names:
        part["names"] = [*part["names"], *names]


def _says(text: str, name: str) -> bool:
    return re.search(rf"\b{name.replace('_', '[ -]')}\b", text.lower().replace("'", "")) is not None


# Legendary actions.


_BLINKS = re.compile(r"can teleport up to (\d+) feet to an unoccupied space it can see, and it makes one")


def legendary(row: Entry, attacks: list[Entry], powers: list[Entry]) -> list[Entry]:
    """Legendary actions that repeat an attack or another action of the creature; otherwise none."""
    text = row["desc"].replace("’", "'")
    base = {"name": title(row), "cost": "legendary", **({"once_a_round": True} if AGAIN in text else {})}
    blinks = _BLINKS.search(text)
    if blinks:
        base.update(advance="teleport", advance_ft=int(blinks[1]))
    elif re.search(r"moves? up to half its Speed", text):
        base["advance"] = "safely" if "without provoking" in text else "half"
    struck = re.search(r"makes one ([\w' ]+?) attack", text)
    if struck:
        names = _named(struck[1], [each["id"] for each in attacks])
        ids = [slug(row["name"]) + ("" if place == 0 else f"_{place + 1}") for place in range(len(names))]
        return [
            {"id": id, **base, "effects": [{"strike": name}]} for id, name in zip(ids, names, strict=True)
        ]
    used = re.search(r" uses ([A-Z][\w' ]+)", text)
    if used and not used[1].startswith("Spellcasting"):
        wanted = [each for each in powers if _says(used[1], each["id"])]
        return [_copied(each, row, base, text) for each in wanted[:1]]
    return []


# All that is understood of a legendary action beside its attack, its spell or the action that it repeats.
_LEGENDARY = re.compile(
    r"^(?:If [^,]*, it|The [\w' -]+?)? ?(?:(?:can )?moves? up to half its Speed"
    r"(?: without provoking Opportunity Attacks)?, and it "
    r"|can teleport up to \d+ feet to an unoccupied space it can see, and it )?"
    r"(?:makes one [\w' ]+ attack|uses Spellcasting to cast [\w' ]+(?: \(level \d version\))?(?: on itself)?"
    r"|uses [\w' ]+?(?: and regains [\d ()d]+ Hit Points)?|casts [\w' ]+(?: \(level \d version\))?, [^.]*)\."
)


def is_whole_legendary(text: str) -> bool:
    """Whether all of a legendary action was understood."""
    plain = text.replace("’", "'").split(f" {AGAIN}")[0]
    found = _LEGENDARY.match(plain)
    return found is not None and re.fullmatch(r"( The [\w' -]+)?", plain[found.end() :]) is not None


def _copied(power: Entry, row: Entry, base: Entry, text: str) -> Entry:
    made = {name: value for name, value in power.items() if name not in ("recharge", "uses")}
    healed = re.search(r"regains \d+ \((\d+d\d+)\) Hit Points", text)
    effects = [*power["effects"], *([{"own": [{"heal": healed[1]}]}] if healed else [])]
    return {**made, **base, "id": slug(row["name"]), "effects": effects}
