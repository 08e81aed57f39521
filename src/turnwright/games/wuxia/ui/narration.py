"""Narration: an event becomes a context of names and numbers, and a phrase is drawn for it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from turnwright.games.wuxia.events import DEFEND, BattleEvent
from turnwright.games.wuxia.names import display_name
from turnwright.games.wuxia.skills import SkillDB, SkillTier
from turnwright.games.wuxia.state import GameState
from turnwright.kernel.dice import Dice
from turnwright.kernel.records import Message

ATTACK: Final = "攻击"
PARRY: Final = "抵挡"
MISS: Final = "闪避"
CRITICAL: Final = "暴击"
NARRATIVE_TYPES: Final = (ATTACK, PARRY, MISS, CRITICAL)

DEFAULTS: Final[dict[str, dict[str, str]]] = {
    "zh": {
        ATTACK: "{attacker.name}以{skill.name}击中{target.name}，造成{damage_amount}点伤害。",
        PARRY: "{target.name}抵挡{attacker.name}的{skill.name}，受到{damage_amount}点伤害。",
        MISS: "{target.name}避开了{attacker.name}的{skill.name}。",
        CRITICAL: "{attacker.name}的{skill.name}重创{target.name}，造成{damage_amount}点伤害。",
    },
    "en": {
        ATTACK: "{attacker.name} hits {target.name} with {skill.name} for {damage_amount}.",
        PARRY: "{target.name} parries {attacker.name}'s {skill.name} and takes {damage_amount}.",
        MISS: "{target.name} evades {attacker.name}'s {skill.name}.",
        CRITICAL: "{attacker.name}'s {skill.name} strikes {target.name} hard for {damage_amount}.",
    },
    "pt": {
        ATTACK: "{attacker.name} acerta {target.name} com {skill.name}: {damage_amount} de dano.",
        PARRY: "{target.name} apara {skill.name} de {attacker.name} e sofre {damage_amount} de dano.",
        MISS: "{target.name} escapa de {skill.name} de {attacker.name}.",
        CRITICAL: "{skill.name} de {attacker.name} golpeia forte {target.name}: {damage_amount} de dano.",
    },
    "fr": {
        ATTACK: "{attacker.name} touche {target.name} avec {skill.name} : {damage_amount} de dégâts.",
        PARRY: "{target.name} pare {skill.name} de {attacker.name} et subit {damage_amount} de dégâts.",
        MISS: "{target.name} évite {skill.name} de {attacker.name}.",
        CRITICAL: "{skill.name} de {attacker.name} frappe fort {target.name} : {damage_amount} de dégâts.",
    },
}
TAGS: Final[dict[str, str]] = {
    "zh": "【暴击】",
    "en": " Critical hit!",
    "pt": " Acerto crítico!",
    "fr": " Coup critique !",
}
DEFENDS: Final[dict[str, str]] = {
    "zh": "{attacker.name}凝神守势。",
    "en": "{attacker.name} takes a defensive stance.",
    "pt": "{attacker.name} assume posição de defesa.",
    "fr": "{attacker.name} se met en garde.",
}
CONDITIONS: Final = ("hit", "critical", "damage_percent", "skill_type")


def narrative_type(hit: bool, critical: bool, parried: bool) -> str:
    """Classify a strike: a miss, else a critical, else a parry, else an attack."""
    if not hit:
        return MISS
    return CRITICAL if critical else PARRY if parried else ATTACK


def context_of(event: Any, state: GameState, skills: SkillDB) -> dict[str, Any]:
    """Return the context of a phrase: names, flags, and the damage as number, grade and share."""
    known = event.skill_id in skills
    skill = skills.get(event.skill_id).name if known else event.skill_id
    tier = skills.tier(event.skill_id, event.tier).name if known else ""
    names = (_name(state, event.actor_id), _name(state, event.target_id), skill, tier)
    return _context(event, names, skills)


def narrated(
    event: BattleEvent,
    skills: SkillDB,
    phrases: "Sequence[Mapping[str, Any]]",
    lang: str,
    dice: Dice,
    tell: "Callable[[Message], str]",
) -> str | None:
    """Narrate a strike with the phrase of its tier or one of the catalogue; None for `defend`.

    Names are those of the event, as the skills may have changed since the match was played.
    """
    if event.skill_id == DEFEND:
        return None
    names = (event.actor, event.target, event.skill, event.tier_name)
    return Narrator(phrases, lang, tell).narrate(_context(event, names, skills), dice)


def _context(event: Any, names: tuple[str, str, str, str], skills: SkillDB) -> dict[str, Any]:
    label = skills.get(event.skill_id).type if event.skill_id in skills else ""
    tier = _tier(event, skills) if event.hit else None  # only hits have phrases of their tier
    attacker, target, skill, tier_name = names
    return {
        "narrative_type": narrative_type(event.hit, event.critical, event.parried),
        "attacker": {"id": event.actor_id, "name": attacker},
        "target": {"id": event.target_id, "name": target},
        "skill": {
            "id": event.skill_id,
            "name": skill,
            "type": label,
            "tier": int(event.tier),
            "tier_name": tier_name,
        },
        "tier_name": tier_name,
        "skill_type": label,
        "hit": event.hit,
        "critical": event.critical,
        "damage_amount": int(event.damage),
        "damage_percent": event.damage_bucket,
        "damage_share": event.share,
        "narrative_template": "" if tier is None else tier.narrative_template,
        "translations": {} if tier is None else tier.translations,
    }


def _tier(event: Any, skills: SkillDB) -> SkillTier | None:
    if event.skill_id in skills:
        for tier in skills.get(event.skill_id).tiers:
            if tier.tier == event.tier:
                return tier
    return None


def _name(state: GameState, actor_id: str) -> str:
    for fighter in state.fighters:
        if fighter.id == actor_id:
            return fighter.name
    return actor_id


class Narrator:
    """Narrates a context by a catalogue of phrases, each with id, type, conditions and template.

    `tell` translates the shipped names; without it they stay in Chinese.
    """

    def __init__(
        self,
        catalogue: "Sequence[Mapping[str, Any]]" = (),
        lang: str = "zh",
        tell: "Callable[[Message], str] | None" = None,
    ) -> None:
        self.lang = lang if lang in DEFAULTS else "zh"
        self.tell = tell
        entries = {str(entry["id"]): entry for entry in catalogue}
        self.catalogue: list[Mapping[str, Any]] = [entries[name] for name in sorted(entries)]

    def narrate(self, context: "Mapping[str, Any]", dice: Dice) -> str:
        """Narrate a context by a phrase of the tier, else one that fits, else a default; tag a critical."""
        if _value("skill.id", context) == DEFEND:
            return fill(DEFENDS[self.lang], context, self.tell)
        text = fill(self.phrase(context, dice), context, self.tell)
        return text + TAGS[self.lang] if context.get("critical") else text

    def phrase(self, context: "Mapping[str, Any]", dice: Dice) -> str:
        """Choose the phrase; dice are thrown only to choose among several."""
        own = self._text(context, "narrative_template")
        if own:
            return own
        label = str(context.get("narrative_type", ATTACK))
        fitting = [entry for entry in self.catalogue if self._fits(entry, label, context)]
        # A phrase with conditions comes before those that always fit.
        special = [entry for entry in fitting if _conditions(entry)]
        fitting = special or fitting
        if not fitting:
            return DEFAULTS[self.lang].get(label, DEFAULTS[self.lang][ATTACK])
        chosen = fitting[dice.below(len(fitting)) if len(fitting) > 1 else 0]
        return self._text(chosen)

    def _fits(self, entry: "Mapping[str, Any]", label: str, context: "Mapping[str, Any]") -> bool:
        if entry["type"] != label or not self._text(entry):
            return False
        wanted = _conditions(entry)
        return all(context.get(name) == value for name, value in wanted.items())

    def _text(self, entry: "Mapping[str, Any]", chinese: str = "template") -> str:
        if self.lang == "zh":
            return str(entry.get(chinese) or "")
        return str((entry.get("translations") or {}).get(self.lang, ""))


def _conditions(entry: "Mapping[str, Any]") -> dict[str, Any]:
    given = entry.get("conditions") or {}
    return {name: given[name] for name in CONDITIONS if given.get(name) is not None}


def fill(phrase: str, context: "Mapping[str, Any]", tell: "Callable[[Message], str] | None" = None) -> str:
    """Fill each `{path.to.value}` of a phrase, with names by `tell`; a missing value is empty."""
    parts: list[str] = []
    rest = phrase
    while True:
        before, opened, after = rest.partition("{")
        parts.append(before)
        path, closed, rest = after.partition("}")
        if not opened:
            return "".join(parts)
        if not closed:
            return "".join([*parts, "{", after])
        value = _value(path, context)
        parts.append(value if tell is None else tell(display_name(value)))


def _value(path: str, context: "Mapping[str, Any]") -> str:
    value: Any = context
    for name in path.strip().split("."):
        if not isinstance(value, Mapping) or name not in value:
            return ""
        value = value[name]
    # A mapping stands for its name.
    if isinstance(value, Mapping):
        value = value.get("name", "")
    return "" if value is None else str(value)
