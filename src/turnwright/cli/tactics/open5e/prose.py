"""Parses the effects of a hit or a failed save: damage, conditions, pushes, speed."""

import re
from typing import Any, NamedTuple

Effect = dict[str, Any]

KINDS = "acid|bludgeoning|cold|fire|force|lightning|necrotic|piercing|poison|psychic|radiant|slashing|thunder"
CONDITIONS = (
    "blinded|charmed|deafened|frightened|grappled|incapacitated|invisible|paralyzed|petrified|poisoned|prone"
    "|restrained|stunned|unconscious"
)
SIZES = "tiny|small|medium|large|huge"
ABILITIES = {
    "strength": "STR",
    "dexterity": "DEX",
    "constitution": "CON",
    "intelligence": "INT",
    "wisdom": "WIS",
    "charisma": "CHA",
}
HELD_FAST = "held_fast"  # grappled and restrained by one grapple
A_MINUTE = 10
AN_HOUR = 600
ROUNDS = {"1 minute": 10, "10 minutes": 100, "1 hour": 600, "8 hours": 4800, "24 hours": 14_400}

_HARM = rf"(?P<flat>\d+)(?: \((?P<dice>\d+d\d+(?: [+−-] \d+)?)\))? (?P<kind>{KINDS}) damage"
HARM = re.compile(_HARM, re.IGNORECASE)
_RUN = r"moved (\d+)\+ feet straight toward"
_SWAP = re.compile(
    rf"{_HARM}[,—]* ?or (?P<flat2>\d+)(?: \((?P<dice2>\d+d\d+(?: [+−-] \d+)?)\))? (?:{KINDS}) damage if "
    r"(?P<why>[^.—]*?)(?=\.|—|$)",
    re.IGNORECASE,
)
_SHARP = re.compile(rf"plus {_HARM} if the attack roll had Advantage", re.IGNORECASE)
_STATE = re.compile(
    rf"has the (?P<one>{CONDITIONS})(?:(?:,| and) (?P<two>{CONDITIONS}))? conditions?"
    r"(?: \(escape DC (?P<dc>\d+)\))?(?: from (?P<limbs>[^,.]*))?"
    r"(?P<away> and is transported to a harmless demiplane)?"
    r"(?:,? (?:and it has the (?P<more>restrained) condition )?until the (?P<grip>grapple) ends)?"
    r"(?: until the (?P<edge>start|end) of (?P<whose>its|the [\w' -]+?[’']s)(?: next)? turn"
    r"| for (?P<time>1 minute|10 minutes|1 hour|8 hours|24 hours))?",
    re.IGNORECASE,
)
_GATE = re.compile(
    rf"If (?:the )?target is (?:a )?(?P<size>{SIZES}) or smaller(?: creature)?"
    rf"(?: and the [\w' -]+? {_RUN} it immediately before the hit)?, ",
    re.IGNORECASE,
)
_GRIPS = re.compile(
    r"(?:While|Until) (?:the )?(?:Grappled|grapple ends),"
    r" the target has the (?:(Blinded) and )?Restrained conditions?",
    re.IGNORECASE,
)
_PUSH = re.compile(r"push(?:es|ed) (?:the target )?(?:up to )?(\d+) feet straight away", re.IGNORECASE)
_PULL = re.compile(
    r"(?:pull|move)s the target (?:up to )?(\d+) feet straight toward|is pulled (?:up to )?(\d+) feet",
    re.IGNORECASE,
)
_SLOWER = re.compile(
    r"its? ?Speed decreases by (\d+) feet until the (end|start) of (its|the [\w' -]+?'s)"
    r"|'s Speed decreases by (\d+) feet until the (end|start) of (its|the [\w' -]+?'s)",
    re.IGNORECASE,
)
_SPURS = re.compile(
    r",? and the \w+ has Advantage on the next attack roll it makes before the end of this turn"
)
_DRAINS = re.compile(
    rf"Hit Point maximum decreases by an amount equal to the (?:({KINDS}) )?damage", re.IGNORECASE
)
_REPEATS = re.compile(
    r"repeats the save at the end of each of its turns"
    r"|At the end of each of its turns, the target repeats the save",
    re.IGNORECASE,
)
_SECOND = re.compile(r"Second Failure:? (.*)", re.IGNORECASE | re.DOTALL)
_SAVE = re.compile(r"(\w+) Saving Throw: DC (\d+)")
_ALONG = re.compile(
    rf"While (?:{CONDITIONS}), the target (?:also )?has the ({CONDITIONS}) condition", re.IGNORECASE
)
_BURNS = re.compile(r"If the target is a creature or a flammable object[^.]*, it starts burning\.")
_TIRES = re.compile(r"gains 1 Exhaustion level", re.IGNORECASE)
# Not modelled: attacks on what binds. A check takes their place.
_ESCAPES = re.compile(
    r"until the \w+ is destroyed(?: \(AC (\d+)[^)]*\))?|DC (\d+) Strength \(Athletics\) check"
)
_DESTROYS = re.compile(r"until the \w+ is destroyed")
_STRIKES = re.compile(r",? and the \w+ can make one ([\w' ]+?) attack against it")
_DRINKS = re.compile(r"regains Hit Points equal to that amount", re.IGNORECASE)
# The vocabulary has no effects on a creature that falls, or that has another one attached to it.
_UNHEARD = re.compile(
    r"If (?:this damage reduces|the target is reduced)[^.]* to 0 Hit Points.*"
    r"|(?:If the target[^.]*|,? and )the \w+ attaches to .*"
    r"|,? and (?:it )?can't teleport\.",
    re.DOTALL,
)
# Creatures that a saving throw after a hit is not for.
_SPARES = re.compile(
    r"If the target is a (?:creature that isn't an Undead(?: or elf)?|non-Undead creature), "
)
# The attack that is meant has a field for it, see `creature.py`.
_SPARED = re.compile(r",? and can't be targeted by the [\w' ]+\.")
_DROPS = re.compile(
    r"If (?:this damage reduces the target|the target is reduced) to 0 Hit Points(?: by this attack)?,"
    r" the target becomes Stable,? (?:and it|but) has the Poisoned condition for 1 hour\. "
    r"While (?:it has the )?Poisoned(?: condition)?, the target (?:also )?has the Paralyzed condition\."
)
_SLEEPS = re.compile(
    r"(?:The target has the Poisoned condition for (?P<time>1 minute|1 hour)\. )?While Poisoned, the target "
    r"(?:also )?has the Unconscious condition, which ends early if the target takes (?:any )?damage"
    r"(?P<woken> or a creature within 5 feet of it takes an action to wake it)?\."
)
# What a condition brings ends with it, and a creature immune to it is spared.
_ROOT = re.compile(rf"While ({CONDITIONS}),|Until this (poison) ends", re.IGNORECASE)
_WAKES = re.compile(
    r"(?:ends early if|ends for the target if it|until it) (?:the target )?takes (?:any )?damage"
    r"(?P<woken>,? or (?:until )?a creature within 5 feet of it takes an action to wake it)?"
)
_LATER = re.compile(
    rf"takes {_HARM} at the start of each of (?P<whose>its|the [\w' -]+?'s) turns", re.IGNORECASE
)
_LOSES = re.compile(
    r"(?:the target )?receives an infernal wound(?: if it doesn't have one)?\. While wounded, the target "
    r"loses "
    r"\d+ \((\d+d\d+)\) Hit Points at the start of each of its turns\. The wound closes after 1 minute, "
    r"after a "
    r"spell restores Hit Points to the target, or after the target or a creature within 5 feet of it takes "
    r"an "
    r"action to stanch the wound, doing so by succeeding on a DC (\d+) Wisdom \(Medicine\) check\.",
    re.IGNORECASE,
)
_WOUNDED = re.compile(r" and doesn't already have an infernal wound")

# Clauses that restrict a turn, and their conditions.
_END: Effect = {"until": "end_of_turn"}
_START: Effect = {"until": "start_of_turn", "whose": "source"}
_MARKS: dict[str, tuple[str, Effect]] = {
    "reeling": (
        "Disadvantage on the next attack roll it makes",
        {"own_disadvantage": True, "once": True, **_END},
    ),
    "exposed": (
        "next attack roll made against the target",
        {"gives_advantage": True, "once": True, **_START},
    ),
    "off_guard": ("target can't take Reactions until the start", {"no_reactions": True, **_START}),
    "hobbled": ("Speed is halved until the end of its", {"half_speed": True, **_END}),
    "unfocused": (
        "Disadvantage on saving throws to maintain Concentration until the end of its next turn",
        {"distracts": True, **_END},
    ),
    "rooted": ("Speed is 0 until the end of", {"stops": True, **_END}),
    "corroded": ("-2 penalty to AC until the end of its", {"ac": -2, **_END}),
    "sluggish": (
        "can't take Reactions; its Speed is halved",
        {"no_reactions": True, "half_speed": True, "sluggish": True, **_END},
    ),
}
ALL_ABILITIES = list(ABILITIES.values())
# Clauses that say more about the condition before them.
_WORSE: dict[str, Effect] = {
    "While Poisoned, the creature can take either an action or a Bonus Action on its turn, not both, "
    "and it can't take Reactions": {"sluggish": True, "no_reactions": True},
    "While Deafened, the target also has Disadvantage on ability checks and attack rolls": {
        "own_disadvantage": True,
        "check_disadvantage": ALL_ABILITIES,
    },
    "can't cast spells with a Verbal component": {"silences": True},
}
_COUNTS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "eight": 8, "ten": 10}
_CURSED = re.compile(r"is cursed for 1 hour\. Until the curse ends, the target(?= has)")
_ROT = re.compile(
    r"If the target is a creature, it is cursed\. While cursed, the target can't regain Hit Points,"
    r"[^.]*? every 24 hours that elapse"
)
_KILLS = re.compile(
    r"A creature dies and turns to dust if reduced to 0 Hit Points by this attack"
    r"|The target dies if it is reduced to 0 Hit Points by this attack\. Its body is then absorbed[^.]*"
)
_WEAKENS = re.compile(
    r"has Disadvantage on Strength-based D20 Tests? and subtracts \d+ \((\d+d\d+)\) from its damage rolls"
)
_SUBTRACTS = re.compile(
    r"Until the end of its next turn, the target rolls (\d+d\d+) whenever it makes an ability check or "
    r"attack roll and subtracts the number rolled from the D20 Test"
)
_TURNS = re.compile(
    r"If the target is a Humanoid, it is subjected to the following effect\. "
    r"Constitution Saving Throw: DC (\d+)\. Failure: The target is cursed\. "
    r"If the cursed target drops to 0 Hit Points, it instead becomes a \w+ under the DM's control "
    r"and has (\d+) Hit Points\. Success: The target is immune to this \w+'s curse for 24 hours\."
)
# What only matters between fights.
_BETWEEN_FIGHTS = re.compile(
    r"While Poisoned, the target's Hit Point maximum doesn't return to normal when finishing a Long Rest, "
    r"and it"
    r" repeats the save every 24 hours .*|"
    r"Whenever the Poisoned target finishes a Long Rest,.*"
    r"|(?:, and the target is|If the target is a creature, it is) cursed[^.]*\. "
    r"(?:Until the curse ends|While cursed), the target gains no benefit from finishing [^.]*\."
    r"|A Humanoid reduced to 0 Hit Points by this damage and then buried rises[^.]*\.",
    re.DOTALL,
)
# Connecting clauses, and clauses without effect here.
_IDLE = re.compile(
    r"(?:If the target is a creature[^,]*, )?it is subjected to the following effect"
    r"|must make the following saving throw|Being underwater doesn't[^.]*\.|It repeats the save[^.]*\."
    r"|After 1 minute[^.]*\.|The \w+ magically returns[^.]*\."
    r"|(?:,? and|The target) repeats the save at the end of its next turn if it is still \w+"
    r"|,? instead of the \w+ condition, for 24 hours"
    r"|,? (?:at which point|when) it repeats the save|,? ending the effect on itself on a success"
    r"|is from the \w+ and|This effect lasts until the end of its next turn\."
    r"|and the target (?:has before the end of its next turn|next turn)"
    r"|and the before the start of the [\w ]+'s next turn has Advantage"
    r"|If the target is a flammable object[^.]*\.|The wight can have no more than[^.]*\."
    r"|While the target has any Exhaustion levels, it appears[^.]*\."
    r"|the target is from the \w+(?: and has before the end of its next turn)?"
    r"|A Humanoid slain by this attack rises 24 hours later[^.]*\.|knows the target's emotions and alignment"
    r"|; and it can take either an action or a Bonus Action on its turn, not both\."
    r"|Until this poison ends, the|at which point the chain disappears"
    r"|Until the grapple ends, the target and|The target's taken, and the vampire"
)


class ParsedText(NamedTuple):
    """The effects of a text, and whether all of it was understood."""

    effects: list[Effect]
    whole: bool


def dice(flat: str, thrown: str | None) -> str:
    """Dice in the notation of content files."""
    return (thrown or flat).replace(" ", "").replace("−", "-")


def harm(found: re.Match[str]) -> str:
    """Damage in the notation of content files."""
    return f"{dice(found['flat'], found['dice'])} {found['kind'].lower()}"


class Reader:
    """A text that is parsed clause by clause; understood clauses are removed."""

    def __init__(self, text: str, owner: str, ability: str = "", name: str = "") -> None:
        self.text = text.replace("’", "'").replace("|XPHB|", " ")
        self.owner = owner  # id of the source, for conditions of its own
        self.ability = ability  # of the preceding save
        self.name = name  # id of the attack
        self.unclear = False  # a saving throw in the text
        self.grips: list[re.Match[str]] = []  # where a grapple also restrains

    def take(self, pattern: re.Pattern[str]) -> list[re.Match[str]]:
        """Find and remove all matches of a pattern."""
        found = list(pattern.finditer(self.text))
        for match in reversed(found):
            self.text = self.text[: match.start()] + " " + self.text[match.end() :]
        return found

    def read(self) -> ParsedText:
        """Read all effects of the text."""
        self.take(_BETWEEN_FIGHTS)
        self.take(_SPARED)
        dropped = [*self._dropped(), *self._turned()]
        unheard = bool(self.take(_UNHEARD)) or _DESTROYS.search(self.text) is not None
        saves = _SAVE.search(self.text) is not None
        nested = self._nested_save()
        unheard = unheard or (saves and not nested)
        second = self.take(_SECOND)
        self.grips = self.take(_GRIPS)
        gated = self._gated()
        found = [*self._swaps(), *self._harms(), *self._marks(), *self._states(second), *self._moves()]
        left = re.search(r"[a-z]{4,} [a-z]{3,} [a-z]{3,}", self._rest())
        return ParsedText([*found, *gated, *nested, *dropped], not (unheard or self.unclear) and left is None)

    def _dropped(self) -> list[Effect]:
        # A poison that spares the lives of those it fells.
        if not self.take(_DROPS):
            return []
        coma = {
            "condition": f"{self.owner}_coma",
            "brings": ["poisoned", "paralyzed"],
            "rests_on": "poisoned",
        }
        lasting = {**coma, "until": "rounds", "rounds": AN_HOUR}
        return [{"when": "dropped", "effects": [{"grant": "stable"}, lasting]}]

    def _turned(self) -> list[Effect]:
        # The curse of a werewolf and the like.
        found: list[Effect] = []
        for match in self.take(_TURNS):
            bite = self.owner.rpartition("_")[2]
            curse = {"condition": f"{self.owner}_curse", "curse": True, "turns_hp": int(match[2])}
            past = {"condition": f"past_{self.owner}_curse", "blocks": [bite]}
            test = {"save": "CON", "dc": int(match[1]), "fail": [curse], "success": [past]}
            found.append({"when_kinds": ["humanoid"], "effects": [test]})
        return found

    def _rest(self) -> str:
        return _IDLE.sub(" ", re.sub(r"\s+", " ", self.text))

    def _gated(self) -> list[Effect]:
        found: list[Effect] = []
        for match in list(_GATE.finditer(self.text)):
            tail = self.text[match.end() :].split(". ")[0]
            inner = Reader(tail.replace("takes an extra", ""), self.owner, self.ability).read().effects
            inner = self._hold_fast(inner)
            for effect in inner:
                if "condition" in effect or "move" in effect or "strike" in effect:
                    effect["largest"] = match["size"].lower()
            feet = re.search(_RUN, match[0])
            if feet:
                inner = [{"when": "run", "feet": int(feet[1]), "effects": inner}] if inner else []
            found += inner
            self.text = self.text.replace(match[0] + tail, " ")
        return found

    def _hold_fast(self, inner: list[Effect]) -> list[Effect]:
        for effect in inner:
            if self.grips and effect.get("condition") == "grappled":
                blinds = self.grips[0][1] is not None
                brings = ["grappled", "restrained"] + (["blinded"] if blinds else [])
                effect.update(condition="engulfed" if blinds else HELD_FAST, brings=brings)
        return inner

    def _nested_save(self) -> list[Effect]:
        match = _SAVE.search(self.text)
        if match is None or match[1].lower() not in ABILITIES:
            return []
        tail, self.text = self.text[match.end() :], self.text[: match.start()]
        ability = ABILITIES[match[1].lower()]
        spared = _SPARES.search(self.text)
        first = _WOUNDED.search(self.text) is not None
        made = save(tail, ability, int(match[2]), self.owner, self.text)
        if made is None:
            return []
        if first:
            # Only the first wound counts.
            made["fail"][0]["blocks"] = [self.name]
        self.unclear = not is_understood(tail, ability, self.owner)
        self.take(_SPARES)
        self.take(_WOUNDED)
        if spared:
            kinds = ["undead", "elf"] if "elf" in spared[0] else ["undead"]
            return [{"when_kinds": kinds, "otherwise": [made]}]
        return [made]

    def _swaps(self) -> list[Effect]:
        found: list[Effect] = []
        for match in self.take(_SWAP):
            usual = {"damage": harm(match)}
            other = {"damage": f"{dice(match['flat2'], match['dice2'])} {match['kind'].lower()}"}
            why, run = match["why"], re.search(_RUN, match["why"])
            if run:
                found.append({"when": "run", "feet": int(run[1]), "effects": [other], "otherwise": [usual]})
            elif "Advantage" in why:
                found += [usual, _more(usual["damage"], other["damage"])]
            else:
                what = (
                    "held"
                    if "Grappled" in why
                    else "bloodied"
                    if "target is Bloodied" in why
                    else "actor_bloodied"
                )
                found.append({"when": what, "effects": [other], "otherwise": [usual]})
        return found

    def _harms(self) -> list[Effect]:
        sharp: list[Effect] = [
            {"damage": harm(match), "needs_advantage": True} for match in self.take(_SHARP)
        ]
        later = self.take(_LATER)
        for match in later:
            self.text += f" LATER {harm(match)} {match['whose']};"
        plain: list[Effect] = [{"damage": harm(match)} for match in self.take(HARM)]
        for match in self.take(_DRAINS):
            for effect in plain:
                if match[1] is None or effect["damage"].endswith(match[1].lower()):
                    effect["drains"] = True
        if self.take(_KILLS) and plain:
            plain[0]["kills"] = True
        if self.take(_DRINKS):
            for effect in plain:
                effect.update({"drinks": True} if "drains" in effect else {})
        return [*plain, *sharp]

    def _marks(self) -> list[Effect]:
        found: list[Effect] = []
        for name, (said, what) in _MARKS.items():
            if self.take(re.compile(re.escape(said))):
                found.append({"condition": name, **what})
        if self.take(_SPURS):
            spur = {"condition": "emboldened", "own_advantage": True, "once": True, "until": "this_turn"}
            found.append({"own": [spur]})
        for match in self.take(_SLOWER):
            feet, edge, whose = (match[1] or match[4]), (match[2] or match[5]), (match[3] or match[6])
            found.append({"condition": f"slowed_by_{feet}", "speed": -int(feet), **_until(edge, whose)})
        for match in self.take(_SUBTRACTS):
            dice = {"attack_dice": match[1], "check_dice": match[1], "hinders": True}
            found.append({"condition": f"giggling_{match[1]}", **dice, **_END})
        if self.take(_ROT):
            found.append({"condition": self.owner, "curse": True, "no_healing": True})
        for match in self.take(_LOSES):
            wound = {"condition": self.owner, "ongoing": f"{match[1]} necrotic", "stanch_dc": int(match[2])}
            found.append({**wound, "until": "rounds", "rounds": A_MINUTE})
        return found

    def _states(self, second: list[re.Match[str]]) -> list[Effect]:
        root = _ROOT.search(self.text)
        repeats = bool(self.take(_REPEATS)) and self.ability != ""
        cursed = bool(self.take(_CURSED))
        more: Effect = {}
        for said, what in _WORSE.items():
            if self.take(re.compile(re.escape(said))):
                more.update(what)
        later = self.take(re.compile(rf" LATER (\S+ (?:{KINDS})) (its|the[^;]*);"))
        wakes = self.take(_WAKES)
        no_healing = bool(self.take(re.compile(r"(?:target )?can't regain Hit Points")))
        along = [match[1].lower() for match in self.take(_ALONG)]
        escapes = self.take(_ESCAPES)
        found = self._merged([(match, self._state(match, repeats)) for match in self.take(_STATE)], along)
        found = self._hold_fast(found)
        for effect in found:
            if escapes and effect["condition"] == "restrained":
                effect["escape_dc"] = int(escapes[0][1] or escapes[0][2] or 15)
        for match in self.take(_WEAKENS):
            weak: Effect = {"weakens": match[1], "own_disadvantage": True, "by_strength": True}
            weak.update(save_disadvantage=["STR"], check_disadvantage=["STR"])
            lasts = {"until": "save", "repeat": self.ability, "rounds": A_MINUTE} if repeats else _END
            found.append({"condition": self.owner, **weak, **lasts})
        if self.take(_BURNS):
            found.append({"condition": "burning", "ongoing": "1d4 fire", "can_be_put_out": True})
        if self.take(_TIRES):
            found.append({"condition": "exhaustion"})
        if not found and no_healing:
            found = [{"condition": self.owner}]
        if second and found:
            self._worsen(found[0], second[0][1])
        if found and (later or no_healing or wakes or more) and not second:
            self._add_to(found, later, no_healing, wakes)
            found[0].update(more)
        if found and cursed:
            found[0].update(curse=True, until="rounds", rounds=AN_HOUR)
        base = "" if root is None else "poisoned" if root[2] else root[1].lower()
        if found and base in found[0].get("brings", ()):
            found[0]["rests_on"] = base
        return found

    def _merged(self, states: list[tuple[re.Match[str], Effect]], along: list[str]) -> list[Effect]:
        # Conditions that last as long as a grapple or another condition are merged with it.
        found: list[Effect] = []
        for match, effect in states:
            if match["grip"] and found and "escape_dc" in found[-1]:
                along = [*along, effect["condition"]]
            else:
                found.append(effect)
        if along and found:
            brings = [*(found[0].get("brings") or [found[0]["condition"]]), *along]
            named = HELD_FAST if brings == ["grappled", "restrained"] else "_and_".join(brings)
            found[0].update(condition=named, brings=brings)
        return found

    def _state(self, match: re.Match[str], repeats: bool) -> Effect:
        names = [match[group].lower() for group in ("one", "two", "more") if match[group]]
        made: Effect = {"condition": names[0]}
        if len(names) > 1:
            named = HELD_FAST if names == ["grappled", "restrained"] else "_and_".join(names)
            made = {"condition": named, "brings": names}
        if match["away"]:
            # Not modelled: where it reappears.
            made = {"condition": "in_a_demiplane", "brings": names, "away": True}
            self.unclear = True
        if match["dc"]:
            made["escape_dc"] = int(match["dc"])
        if match["limbs"]:
            # One creature for each limb that can hold it, or one held by all of them.
            one_of = re.match(r"one of (\w+)", match["limbs"])
            made["at_most"] = _COUNTS.get(one_of[1], 1) if one_of else 1
        if match["edge"]:
            made.update(_until(match["edge"], match["whose"]))
        elif match["time"]:
            made.update(until="rounds", rounds=ROUNDS[match["time"].lower()])
        elif repeats:
            made.update(until="save", repeat=self.ability, rounds=A_MINUTE)
        return made

    def _worsen(self, first: Effect, text: str) -> None:
        # Two failures: the first condition leads to the second.
        inner = Reader(text, f"{self.owner}_then", self.ability).read().effects
        if inner and "condition" in inner[0] and self.ability:
            first.pop("whose", None)
            first.update(until="save", repeat=self.ability, then=inner[0])

    def _add_to(
        self, found: list[Effect], later: list[re.Match[str]], no_healing: bool, wakes: list[re.Match[str]]
    ) -> None:
        # A condition with extra effects gets its own name.
        first = found[0]
        known = first.get("brings") or ([] if first["condition"] == self.owner else [first["condition"]])
        brings = list(known)
        for other in found[1:]:
            brings += [name for name in other.get("brings") or [other["condition"]] if name not in brings]
        del found[1:]
        first.update(condition=self.owner, **({"brings": brings} if brings else {}))
        if later:
            first["ongoing"] = later[0][1]
            if later[0][2].lower() not in ("its", "the target's"):
                first["on_source"] = True
        if no_healing:
            first["no_healing"] = True
        if wakes:
            first["ends_on_damage"] = True
            first.update({"can_be_woken": True} if wakes[0]["woken"] else {})

    def _moves(self) -> list[Effect]:
        found: list[Effect] = [{"move": "push", "feet": int(match[1])} for match in self.take(_PUSH)]
        found += [{"move": "pull", "feet": int(match[1] or match[2])} for match in self.take(_PULL)]
        found += [{"strike": match[1].lower().replace(" ", "_")} for match in self.take(_STRIKES)]
        return found


def _more(usual: str, other: str) -> Effect:
    # The text gives damage with and without Advantage: the difference is what Advantage adds.
    few, many = int(usual.partition("d")[0]), int(other.partition("d")[0])
    sides = re.split(r"[+ -]", usual.partition("d")[2])[0]
    return {"damage": f"{many - few}d{sides} {usual.rsplit(' ', maxsplit=1)[-1]}", "needs_advantage": True}


def _until(edge: str, whose: str) -> Effect:
    bearer = whose.lower() in ("its", "the target's")
    return {"until": f"{edge.lower()}_of_turn", **({} if bearer else {"whose": "source"})}


def _parts(text: str) -> tuple[str, str, str]:
    # The texts of a saving throw: what a failure and a success bring, and what is not read.
    text = re.sub(r"\bFirst Failure:?", "Failure:", text)
    text = text.partition("Failure or Success:")[0]
    text, by_5, worse = text.partition("Failure by 5")
    failed, _, success = text.partition("Success:")
    return failed.partition("Failure:")[2], success, worse if by_5 else ""


_FEW = re.compile(
    r"If the (?:target|creature) has (\d+) Hit Points or fewer, (?:it )?(.*?)\. "
    r"(?:Otherwise, the target|It otherwise) (.*)",
    re.DOTALL,
)


def _by_hit_points(text: str, owner: str, ability: str) -> ParsedText | None:
    # One effect for a target with few Hit Points, and another for one with more.
    found = _FEW.search(text)
    if found is None:
        return None
    few = ParsedText([{"slay": True}], True)
    if found[2] == "drops to 0 Hit Points":
        few = ParsedText([{"slay": True, "falls": True}], True)
    elif found[2] != "dies":
        few = Reader(f"The target {found[2]}.", owner, ability).read()
    more = Reader(f"The target {found[3]}", owner, ability).read()
    branch = {"when_hp": int(found[1]), "effects": few.effects, "otherwise": more.effects}
    return ParsedText(
        [branch] if few.effects else more.effects, few.whole and more.whole and bool(few.effects)
    )


# What follows a saving throw in any case, and needs no effect.
_USUAL = re.compile(
    r"The [\w' -]+ can't take this action again until the start of its next turn\.?"
    r"|The \w+ gains the target's memories[^.]*\.|Being underwater doesn't[^.]*\."
    r"|If the \w+ dies outside the \w+, it gains a new body instantly[^.]*\."
)


def is_understood(text: str, ability: str, owner: str) -> bool:
    """Whether all that a failed or a successful saving throw brings was understood."""
    failed, success, worse = _parts(text)
    rest = re.sub(
        r"Half damage(?: only)?|is immune to [^.]* for (?:the next )?24 hours|The chain disappears",
        "",
        success,
    )
    if worse:
        rest += _SLEEPS.sub("", worse)
    rest += _USUAL.sub("", _always(text))
    if re.search(r"[a-z]{2,} [a-z]{2,} [a-z]{2,}", rest):
        return False
    by_hp = _by_hit_points(failed, owner, ability)
    if by_hp is not None:
        return by_hp.whole
    gulp = swallow(failed, owner)
    # Not modelled: a third kind of damage to swallowed creatures.
    if gulp:
        return len(HARM.findall(failed.partition("swallow")[2])) < 3 and "can't teleport" not in failed
    return Reader(failed, owner, ability).read().whole


def save(text: str, ability: str, dc: int, owner: str, before: str = "") -> Effect | None:
    """A saving throw with the effects of failure and success, or None if they are unknown."""
    failed, success, worse = _parts(text)
    if not failed:
        return None
    by_hp = _by_hit_points(failed, owner, ability)
    fail = swallow(failed, owner, before) or (by_hp or Reader(failed, owner, ability).read()).effects
    if not fail or "possessed" in failed:
        return None
    if re.search(r"Half damage", success):
        for effect in fail:
            if "damage" in effect:
                effect["half"] = True
    made: Effect = {"save": ability, "dc": dc, "fail": fail}
    asleep = _SLEEPS.search(worse)
    if asleep:
        lasts: Effect = {"until": "rounds", "rounds": ROUNDS[asleep["time"] or "1 hour"]}
        sleep = {"condition": f"{owner}_sleep", "brings": ["poisoned", "unconscious"], "rests_on": "poisoned"}
        woken = {"can_be_woken": True} if asleep["woken"] else {}
        longer = [{"condition": "poisoned", **lasts}] if asleep["time"] else []
        made["by_five"] = [*longer, {**sleep, **lasts, "ends_on_damage": True, **woken}]
    if _DRAINS.search(_always(text)):
        for effect in fail:
            effect.update({"drains": True} if "damage" in effect else {})
    return made


def _always(text: str) -> str:
    # Effects whether the saving throw succeeds or fails.
    return text.partition("Failure or Success:")[2]


# A frog keeps its prey for a turn.
_SPITS = re.compile(
    r"At the end of the \w+'s next turn, the swallowed target takes [^.]*\. If that damage doesn't kill it, "
    r"the \w+ disgorges it, causing it to exit Prone\."
)


def swallow(text: str, owner: str, whom: str = "") -> list[Effect]:
    """The swallow effect with its conditions, or nothing; `whom` may limit how many are swallowed."""
    before, found, after = text.partition("swallow")
    if not found or "Total Cover" not in after:
        return []
    made: Effect = {"condition": owner, "swallows": True, "brings": ["blinded", "restrained"]}
    if "Blinded" not in after:
        made["brings"] = ["restrained"]
    hurt = HARM.search(after)
    if hurt:
        made.update(ongoing=harm(hurt))
        # At the start of the turns of the swallower, or of the swallowed.
        if f"{hurt[0]} at the start of each of its turns" not in after:
            made["on_source"] = True
        others = HARM.findall(after)[1:]
        if len(others) == 1:
            made["ongoing_too"] = harm(list(HARM.finditer(after))[1])
        if f"{hurt[0]} at the end of each" in after:
            made["at_turn_end"] = True
        if _SPITS.search(after):
            made.update(at_turn_end=True, until="end_of_turn", whose="source")
    most = re.search(r"(?:only|up to) (\w+) (?:target|creature)s? swallowed", f"{whom} {after}")
    if most:
        made["at_most"] = _COUNTS.get(most[1], 1)
    size = re.search(rf"If the target is ({SIZES}) or smaller, it is $", before, re.IGNORECASE)
    if size:
        made["largest"] = size[1].lower()
    strained = re.search(
        r"takes (\d+) damage or more on a single turn.*?DC (\d+) Constitution", after, re.DOTALL
    )
    if strained:
        made.update(disgorges=int(strained[1]), disgorge_dc=int(strained[2]))
    return [*({"damage": harm(match)} for match in HARM.finditer(before)), made]
