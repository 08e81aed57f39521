"""A sentence as wishes: each a verb with the things, cells and numbers that belong to it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from turnwright.kernel.records import Thing
from turnwright.story.reader.names import Mention, Names
from turnwright.story.reader.tokens import Token, is_chinese, is_word
from turnwright.story.reader.vocabulary import Sense, Vocabulary

STOPS = frozenset(",;.:!?、。")
HYPHENS = frozenset("-‐‑")
_LETTERED = re.compile(r"[a-z]\d{1,2}\Z", re.ASCII)
MOST_TRAILING = 3  # unknown words after a complete wish
_MEANING = frozenset(["value", "ordinal"])  # mean more than a name that only contains the word
LONGEST_MANNER = 5  # Chinese characters of an adverb
_NUMBER = re.compile(r"\d+(?:\.5)?\Z", re.ASCII)


class Spot(NamedTuple):
    """Neighbouring tokens with one meaning."""

    kind: str
    value: Any
    start: int
    end: int  # tokens
    weak: bool = False


@dataclass
class Named:
    """Things that a wish names: the candidates, and what picks one of them."""

    places: frozenset[int]
    text: str
    generic: bool = False  # "the enemy", "the fleet": no name
    rank: str = ""  # nearest, farthest, hurt, healthy
    ordinal: int = 0
    pronoun: bool = False
    other: bool = False
    subject: bool = False  # named before the verb


@dataclass
class Wish:
    """The meaning of one clause: an action, with its targets, tools and places."""

    start: int = 0  # in the text
    end: int = 0
    verbs: list[str] = field(default_factory=list)
    said: str = ""  # the verb as typed
    weak: bool = False
    named: list[Named] = field(default_factory=list)
    cells: list[str] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    levels: list[int] = field(default_factory=list)
    values: dict[str, str] = field(default_factory=dict)
    way: tuple[int, int] = (0, 0)
    steps: float = 0.0
    negated: bool = False
    told: bool = False  # says what an enemy does
    inner: list[str] = field(default_factory=list)  # what to do when something awaited comes
    unknown: list[str] = field(default_factory=list)  # words that may change the meaning
    leading: list[str] = field(default_factory=list)  # of these, the words where a verb may stand
    tolerated: list[str] = field(default_factory=list)  # adjectives and adverbs

    def is_empty(self) -> bool:
        """Return whether the clause says nothing."""
        return not (self.verbs or self.named or self.cells or self.numbers or self.values or self.unknown)


class Sentence:
    """Reads a sentence with the vocabulary of its language and the names of its position."""

    def __init__(
        self, text: str, said: list[Token], vocabulary: Vocabulary, names: Names, things: Sequence[Thing]
    ) -> None:
        self.text = text
        self.said = said
        self.vocabulary = vocabulary
        self.names = names
        self.things = things
        self.has_two_readings = False  # whether a word is both a verb and a name
        self.lettered = vocabulary.speech.get("cells") == "a1"
        self.has_cells = "cells" in vocabulary.speech

    def is_question(self) -> bool:
        """Return whether the sentence asks something instead of wanting it done."""
        if not self.said:
            return False
        if self.said[-1].word == "?":
            return True
        places = range(len(self.said)) if self.vocabulary.language == "zh" else range(1)
        asks = any(
            sense.kind == "question"
            for place in places
            if (found := self._phrase(place, asks=True)) is not None
            for sense in found[1]
        )
        # "When an enemy moves, I shoot" asks nothing.
        return asks and not (
            self.vocabulary.awaited and any(spot.kind == "awaited" for spot in self._spots(names_first=False))
        )

    def wishes(self, names_first: bool = False) -> list[Wish]:
        """Return the clauses in order."""
        spots = self._spots(names_first)
        if any(spot.kind == "awaited" for spot in spots):
            return [self._awaiting(spots)]
        found = [self._wish(clause) for clause in self._clauses(spots)]
        return [wish for wish in found if not wish.is_empty()]

    def _awaiting(self, spots: list[Spot]) -> Wish:
        # "If an enemy comes within reach, I hit it with my sword": the condition becomes the trigger.
        rule = self.vocabulary.speech["awaited"]
        trigger = next(place for place, spot in enumerate(spots) if spot.kind == "awaited")
        begins = max(place for place in range(trigger) if self._may_await(spots[place]))
        inner: list[str] = []
        kept: list[Spot] = []
        for place, spot in enumerate(spots):
            subject = begins < place < trigger and spot.kind in ("skip", "unknown", "side", "pronoun")
            if spot.kind == "verb":
                verbs = [verb for verb in spot.value if verb != "ready" and self.vocabulary.tags(verb)]
                inner = inner or ([] if spot.weak else verbs)
            elif not subject and spot.kind not in ("condition", "awaited", "connector", "pronoun"):
                kept.append(spot)
        wish = self._wish(kept) if kept else Wish()
        wish.start, wish.end = self.said[0].start, self.said[-1].end
        wish.said = self.text[wish.start : wish.end]
        wish.verbs, wish.inner = [rule["verb"]], inner
        wish.values[rule["field"]] = spots[trigger].value
        return wish

    def _awaited(self, place: int, before: list[Spot]) -> Spot | None:
        known = self.vocabulary.awaited
        if any(spot.kind == "awaited" for spot in before):
            return None
        for end in range(min(len(self.said), place + max(map(len, known), default=0)), place, -1):
            value = known.get(tuple(token.word for token in self.said[place:end]))
            if value is not None:
                return Spot("awaited", value, place, end)
        return None

    @staticmethod
    def _may_await(spot: Spot) -> bool:
        return spot.kind == "condition" or (spot.kind == "verb" and "ready" in spot.value)

    # Spotting.

    def _phrase(self, start: int, asks: bool = False) -> tuple[int, list[Sense]] | None:
        phrases = self.vocabulary.phrases
        for end in range(min(len(self.said), start + self.vocabulary.longest), start, -1):
            senses = phrases.get(tuple(token.word for token in self.said[start:end]))
            if senses is not None and (asks or any(sense.kind != "question" for sense in senses)):
                return end, senses
        return None

    def _cell(self, start: int) -> tuple[int, str] | None:
        word = self.said[start].word
        if not self.has_cells:
            return None
        if self.lettered:
            return (start + 1, word) if _LETTERED.match(word) else None
        if not _NUMBER.match(word):
            return None
        then = start + 1
        if then < len(self.said) and self.said[then].word == ",":
            then += 1
        if then < len(self.said) and _NUMBER.match(self.said[then].word):
            return then + 1, f"{word}, {self.said[then].word}"
        return None

    def _spots(self, names_first: bool) -> list[Spot]:
        found: list[Spot] = []
        place = 0
        while place < len(self.said):
            spot = self._spot(place, names_first, found)
            found.append(spot)
            place = spot.end
        return found

    def _spot(self, place: int, names_first: bool, before: list[Spot]) -> Spot:
        word = self.said[place].word
        cell = self._cell(place)
        counted = self._counted(place, before)
        if counted is not None and cell is None:
            return counted
        if cell is not None:
            return Spot("cell", cell[1], place, cell[0])
        if word in STOPS:
            return Spot("connector", word, place, place + 1)
        if not is_word(word):
            return Spot("skip", "", place, place + 1)
        if word in self.vocabulary.reflexive and self._is_for_oneself(place + 1):
            return Spot("self", "", place, place + 1)
        if word in self.vocabulary.objects and self._is_pronoun(place, before):
            return Spot("pronoun", "", place, place + 1)
        if any(map(self._may_await, before)) and (awaited := self._awaited(place, before)) is not None:
            return awaited
        phrase = self._phrase(place)
        mention = self._longer(self.names.at(place), self._deed(place))
        if mention is not None:
            length = mention.end - place
            said = 0 if phrase is None else phrase[0] - place
            senses = [] if phrase is None else [sense.kind for sense in phrase[1]]
            is_verb = "verb" in senses and not (mention.exact and self._is_object(mention, before))
            if _MEANING & set(senses) and said >= length and not mention.exact:
                return self._sensed(place, phrase or (place, []))
            self.has_two_readings = self.has_two_readings or (length == said and is_verb)
            weaker = phrase is None or length > said or (length == said and (names_first or not is_verb))
            if weaker and not (length == said and "connector" in senses):
                return Spot("named", mention, place, mention.end)
        if phrase is not None:
            return self._sensed(place, phrase)
        if _NUMBER.match(word):
            return Spot("number", int(float(word)), place, place + 1)
        return Spot("unknown", word, place, place + 1)

    def _deed(self, place: int) -> Mention | None:
        # A verb that names a power in view.
        deeds = self.vocabulary.deeds
        if self.said[place].word not in self.vocabulary.deed_starts:
            return None
        for end in range(min(len(self.said), place + self.vocabulary.longest_deed), place, -1):
            ids = deeds.get(tuple(token.word for token in self.said[place:end]))
            places = frozenset(at for at, thing in enumerate(self.things) if ids and thing.id in ids)
            if places:
                return Mention(place, end, places)
        return None

    @staticmethod
    def _longer(one: Mention | None, other: Mention | None) -> Mention | None:
        return other if one is None or (other is not None and other.end > one.end) else one

    def _is_pronoun(self, place: int, before: list[Spot]) -> bool:
        # Words that are also articles, possessives or subjects: "hit her", "mate-o", "je le frappe", "打他".
        start = self.said[place].start
        if start and self.text[start - 1] in HYPHENS:
            return True
        previous = before[-1] if before and before[-1].kind != "connector" else None
        following = self.said[place + 1].word if place + 1 < len(self.said) else ""
        if previous is None:
            return False
        words = self._words(previous)
        is_object = (
            previous.kind == "verb" or self._names_power(previous) or bool(words & self.vocabulary.toward)
        )
        if is_chinese(self.said[place].word):
            return is_object and following not in ("的", "们")
        if words & self.vocabulary.subjects and following:
            phrase = self._phrase(place + 1)
            return phrase is not None and phrase[1][0].kind == "verb"
        return is_object and self._ends_here(place + 1)

    def _is_for_oneself(self, place: int) -> bool:
        # "Me curo", "je me soigne".
        phrase = self._phrase(place) if place < len(self.said) else None
        return phrase is not None and any(sense == Sense("verb", "heal") for sense in phrase[1])

    def _ends_here(self, place: int) -> bool:
        # Whether nothing follows that an article or a possessive could belong to.
        while place < len(self.said):
            word = self.said[place].word
            if word in STOPS or word in self.vocabulary.tools or word in self.vocabulary.toward:
                return True
            phrase = self._phrase(place)
            if phrase is None or self.names.at(place) is not None:
                return False
            kinds = {sense.kind for sense in phrase[1]}
            if "connector" in kinds:
                return True
            if kinds != {"skip"}:
                return False
            place = phrase[0]
        return True

    def _counted(self, place: int, before: list[Spot]) -> Spot | None:
        # "Two steps", "deux pas": after a number, a word that is also a verb or a negation is a length.
        if not before or before[-1].kind != "number":
            return None
        phrase = self._phrase(place)
        lengths = [sense for sense in phrase[1] if sense.kind == "length"] if phrase is not None else []
        return Spot("length", lengths[0].value, place, phrase[0]) if phrase is not None and lengths else None

    def _is_object(self, mention: Mention, before: list[Spot]) -> bool:
        # "Use charge on him": after a verb that takes cards or spells, the name of one is no verb.
        implied = self.vocabulary.speech.get("implied") or {}
        taken = {
            each.strip()
            for place in mention.places
            for each in implied.get(self.things[place].kind, "").split(",")
        }
        verbs = [spot for spot in before if spot.kind == "verb"]
        return bool(verbs) and bool(taken & set(verbs[-1].value))

    def _sensed(self, place: int, phrase: tuple[int, list[Sense]]) -> Spot:
        end, senses = phrase
        verbs = [sense for sense in senses if sense.kind == "verb"]
        others = [sense for sense in senses if sense.kind != "verb"]
        if verbs and not (others and others[0].kind in ("negation", "connector")):
            return Spot("verb", [each.value for each in verbs], place, end, all(each.weak for each in verbs))
        # A word such as "right" is skipped unless it can mean something.
        order = (
            "negation",
            "value",
            "noun",
            "rank",
            "side",
            "direction",
            "ordinal",
            "number",
            "length",
            "level",
        )
        meant = sorted(
            others, key=lambda sense: order.index(sense.kind) if sense.kind in order else len(order)
        )
        return Spot(meant[0].kind, meant[0].value, place, end)

    # Clauses.

    def _clauses(self, spots: list[Spot]) -> list[list[Spot]]:
        clauses: list[list[Spot]] = [[]]
        spots = self._without_remarks(spots)
        for place, spot in enumerate(spots):
            now = clauses[-1]
            if spot.kind == "connector":
                if self._is_subject(now) and (spot.value in (",", "、") or self._continues(spots, place + 1)):
                    continue
                if (self._begins(spots, place + 1) and any(each.kind != "skip" for each in now)) or (
                    spot.value in (".", ";", "。") and not self._is_subject(now)
                ):
                    clauses.append([])
                continue
            if (
                spot.kind == "verb"
                and not spot.weak
                and self._is_complete(now)
                and not self._goes_on(now, spot)
            ):
                clauses.append([])
                # "Hit him, don't kill him": a negation right before the verb belongs to it.
                while now and now[-1].kind in ("negation", "skip"):
                    clauses[-1].insert(0, now.pop())
            clauses[-1].append(spot)
        return [clause for clause in clauses if clause]

    def _without_remarks(self, spots: list[Spot]) -> list[Spot]:
        # "Heal Bran, he looks bad", "because he is hurt, heal him": reasons and remarks say nothing to do.
        parts: list[list[Spot]] = [[]]
        for spot in spots:
            stops = spot.kind == "connector" and spot.value in STOPS
            if stops or spot.kind == "reason":
                parts.append([])
            parts[-1].append(spot)
        kept = [part for part in parts if not self._is_remark(part)]
        wanted = any(spot.kind in ("verb", "named", "cell") for part in kept for spot in part)
        return [spot for part in kept for spot in part] if wanted else spots

    def _is_remark(self, part: list[Spot]) -> bool:
        if part and part[0].kind == "reason":
            return True
        said = part[1:] if part and part[0].kind == "connector" else part
        if not said or not any(spot.kind in ("unknown", "rank") for spot in said):
            return False
        first, *rest = said
        about = (
            first.kind == "named" and all(self.things[each].side for each in first.value.places)
        ) or bool(self._words(first) & self.vocabulary.others)
        return about and all(
            spot.kind in ("skip", "unknown", "rank", "pronoun", "manner", "direction") for spot in rest
        )

    @staticmethod
    def _continues(spots: list[Spot], place: int) -> bool:
        # "Bran, Silke and myself": a list goes on.
        return place < len(spots) and spots[place].kind in ("self", "pronoun")

    @staticmethod
    def _is_subject(clause: list[Spot]) -> bool:
        # "Home Fleet, go to Drift": names before the first comma belong to the verb after it.
        kinds = {spot.kind for spot in clause} - {"skip", "ordinal", "number"}
        return bool(kinds) and kinds <= {"named", "noun"}

    def _begins(self, spots: list[Spot], place: int) -> bool:
        # Whether a clause of its own follows: a verb, or a power, perhaps after a few small words.
        for spot in spots[place:]:
            if spot.kind in ("verb", "negation"):
                return True
            if spot.kind == "named":
                kinds = {self.things[each].kind for each in spot.value.places}
                implied = self.vocabulary.speech.get("implied") or {}
                if kinds & set(implied) and not kinds & {"unit"}:
                    return True
                # A subject: "and Bran attacks".
                following = [each for each in spots if each.start >= spot.end]
                return bool(following) and following[0].kind == "verb"
            if spot.kind not in ("skip", "connector", "pronoun", "self"):
                return False
        return False

    def _is_complete(self, clause: list[Spot]) -> bool:
        # A clause with a verb of its own and an object does not take a second verb.
        verbs = [spot for spot in clause if spot.kind == "verb" and not spot.weak]
        weak = [spot for spot in clause if spot.kind == "verb" and spot.weak]
        objects = ("named", "cell", "noun", "side", "rank", "pronoun")
        if verbs:
            found = [spot for spot in clause if spot.kind in objects and spot.start > verbs[-1].start]
            return any(not self._names_power(spot) for spot in found)
        return bool(weak) and any(spot.kind == "cell" and spot.start > weak[-1].start for spot in clause)

    def _goes_on(self, clause: list[Spot], spot: Spot) -> bool:
        # "帮Silke牵制地精": the same verb again, once an ally has been named.
        verbs = [each for each in clause if each.kind == "verb"]
        named = [place for each in clause if each.kind == "named" for place in each.value.places]
        return verbs[-1].value == spot.value and all(
            self.things[place].side in ("ally", "own") for place in named
        )

    def _names_power(self, spot: Spot) -> bool:
        # "Call upon the flame to strike him": a power alone does not end what its verb says.
        implied = self.vocabulary.speech.get("implied") or {}
        return spot.kind == "named" and all(self.things[each].kind in implied for each in spot.value.places)

    # Wishes.

    def _wish(self, spots: list[Spot]) -> Wish:
        wish = Wish(self.said[spots[0].start].start, self.said[spots[-1].end - 1].end)
        strong = [spot for spot in spots if spot.kind == "verb" and not spot.weak]
        waiting = Named(frozenset(), "")  # a rank, number or side whose noun follows
        manners: list[str] = []
        last: Named | None = None
        last_end = -1
        for at, spot in enumerate(spots):
            kind, value = spot.kind, spot.value
            adjacent = all(each.kind == "skip" for each in spots if last_end <= each.start < spot.start)
            if kind == "verb":
                wish.told = wish.told or (
                    not (wish.verbs or spot.weak or wish.negated) and self._is_told(spots, at)
                )
                self._take_verb(wish, spot, bool(strong))
            elif kind in ("named", "noun", "side", "pronoun", "self"):
                entry = self._entry(spot)
                if entry is None:
                    continue
                if last is not None and adjacent and last in wish.named and self._joins(last, entry, kind):
                    last.places &= entry.places
                    last.generic = last.generic and entry.generic
                    last.text = f"{last.text} {entry.text}"
                    last_end = spot.end
                    continue
                same = [each for each in wish.named if each.places & entry.places]
                if same and self._is_power(entry) and self._is_power(same[0]):
                    same[0].places &= entry.places  # "freeze him with ice"
                    continue
                entry = self._with(entry, waiting)
                entry.subject = (
                    kind == "named" and not wish.verbs and any(each.kind == "verb" for each in spots[at:])
                )
                waiting = Named(frozenset(), "")
                wish.named.append(entry)
                last, last_end = entry, spot.end
            elif kind == "rank":
                behind = self.vocabulary.adjectives == "after" or not self._ranks_next(spots, at)
                if last is not None and adjacent and behind:
                    last.rank = value
                else:
                    waiting.rank = value
            elif kind == "other":
                waiting.other = True
            elif kind in ("ordinal", "number"):
                self._take_number(wish, spots, at, last if adjacent else None, waiting)
                last_end = spot.end if last is not None and adjacent else last_end
            elif kind == "cell":
                wish.cells.append(value)
            elif kind == "value":
                name, _, chosen = value.partition(".")
                wish.values[name] = chosen
            elif kind == "direction":
                wish.way = value
            elif kind == "negation":
                wish.negated = True
            elif kind == "manner":
                manners.append(value)
            elif kind == "condition":
                wish.unknown.append(self.text[self.said[spot.start].start : self.said[spot.end - 1].end])
            elif kind == "unknown":
                self._take_unknown(wish, spots, at, value)
        for manner in manners:
            # "From afar", "in melee": one of the ways to do what the verb says.
            tags = {tag for verb in wish.verbs for tag in self.vocabulary.tags(verb)}
            if not wish.verbs or tags > set(self.vocabulary.tags(manner)):
                wish.verbs = [manner]
        if waiting.rank or waiting.ordinal or waiting.other:
            waiting.generic = True
            waiting.places = frozenset(
                place for place, thing in enumerate(self.things) if thing.side == "enemy"
            )
            wish.named.append(replace(waiting, text=waiting.rank))
        return wish

    def _is_told(self, spots: list[Spot], at: int) -> bool:
        # "The goblin attacks me": an enemy right before the verb is who does it, unless a comma or a
        # preposition says otherwise ("goblin, ...", "at the goblin I ...", "把地精...").
        place = at - 1
        while place >= 0 and self._words(spots[place]) <= self.vocabulary.helpers:
            place -= 1
        if place < 0 or spots[place].kind not in ("named", "side", "number"):
            return False
        if self.said[spots[place].end].word in STOPS:
            return False
        named = spots[place] if spots[place].kind != "number" or not place else spots[place - 1]
        sides = {self.things[each].side for each in named.value.places} if named.kind == "named" else set()
        if sides != {"enemy"} and (named.kind, named.value) != ("side", "enemy"):
            return False
        for before in reversed(spots[: spots.index(named)]):
            if before.kind not in ("skip", "rank", "ordinal"):
                break
            if self._words(before) & self.vocabulary.toward:
                return False
        return True

    def _words(self, spot: Spot) -> set[str]:
        return {token.word for token in self.said[spot.start : spot.end]}

    def _take_verb(self, wish: Wish, spot: Spot, strong: bool) -> None:
        if spot.weak and strong:
            return
        text = self.text[self.said[spot.start].start : self.said[spot.end - 1].end]
        if wish.verbs and not wish.weak and not spot.weak:
            both = [verb for verb in wish.verbs if verb in spot.value]
            tags = {tag for verb in wish.verbs for tag in self.vocabulary.tags(verb)}
            same = [verb for verb in spot.value if set(self.vocabulary.tags(verb)) == tags]
            approach = set(self.vocabulary.speech.get("approach", ()))
            if not both and not same and set(wish.verbs) <= approach and not (wish.named or wish.cells):
                # "Run over and strike" without a word between them: the second verb says what is done.
                wish.verbs, wish.said = list(spot.value), text
                return
            if not both and not same and wish.named and all(map(self._is_power, wish.named)):
                return
            if not both and not same:
                wish.unknown.append(text)
            wish.verbs = both or same or wish.verbs
        else:
            wish.verbs, wish.said, wish.weak = list(spot.value), text, spot.weak

    def _entry(self, spot: Spot) -> Named | None:
        text = self.text[self.said[spot.start].start : self.said[spot.end - 1].end]
        if spot.kind == "named":
            return Named(spot.value.places, text)
        if spot.kind == "noun":
            found = frozenset(place for place, thing in enumerate(self.things) if thing.kind == spot.value)
            return Named(found, text, generic=True)
        if spot.kind == "side":
            wanted = ("ally", "own") if spot.value == "ally" else (spot.value,)
            found = frozenset(
                place
                for place, thing in enumerate(self.things)
                if thing.side in wanted and not (spot.value == "ally" and thing.acts)
            )
            return Named(found, text, generic=True)
        if spot.kind == "self":
            found = frozenset(place for place, thing in enumerate(self.things) if thing.acts)
            return Named(found, text) if found else None
        return Named(frozenset(), text, pronoun=True)

    @staticmethod
    def _joins(last: Named, entry: Named, kind: str) -> bool:
        # "enemy fleet", "frota inimiga", "fleet Home": one thing, if one of the two is no name.
        return kind != "pronoun" and bool(last.places & entry.places)

    def _with(self, entry: Named, waiting: Named) -> Named:
        entry.rank = waiting.rank or entry.rank
        entry.ordinal = waiting.ordinal or entry.ordinal
        entry.other = waiting.other
        return entry

    def _take_number(
        self, wish: Wish, spots: list[Spot], at: int, last: Named | None, waiting: Named
    ) -> None:
        spot = spots[at]
        number = int(spot.value)
        after = spots[at + 1].kind if at + 1 < len(spots) else ""
        word = self.said[spot.start].word
        if spot.kind == "number" and number == 1 and not word.isdecimal() and after != "length":
            return  # "the wounded one", "un gobelin"
        if spot.kind == "ordinal" and self._next(spots, at) == "verb":
            return  # "first I attack"
        if spot.kind == "number" and self._next(spots, at) == "side":
            return  # "both, the two enemies": how many, not which
        before = spots[at - 1].kind if at else ""
        if spot.kind == "ordinal" and after in ("named", "noun", "side", "rank"):
            waiting.ordinal = number
        elif after == "length":
            wish.steps = number * float(spots[at + 1].value)
        elif "level" in (before, after):
            wish.levels.append(number)
        elif last is not None and (closer := self.names.numbered(last.places, number)):
            last.places = closer
            last.generic = False
        elif last is not None and last.generic:
            last.ordinal = number
        elif after in ("named", "noun", "side", "skip", "rank") and self._next(spots, at) in (
            "named",
            "noun",
            "side",
        ):
            waiting.ordinal = number
        else:
            wish.numbers.append(number)

    def _ranks_next(self, spots: list[Spot], at: int) -> bool:
        # Whether a rank belongs to what follows: not in "the one nearest to me with my sword".
        for spot in spots[at + 1 :]:
            if spot.kind == "named":
                return any(self.things[place].side or self.things[place].at for place in spot.value.places)
            if spot.kind not in ("skip", "rank", "ordinal", "number"):
                return spot.kind in ("noun", "side")
        return False

    @staticmethod
    def _next(spots: list[Spot], at: int) -> str:
        for spot in spots[at + 1 :]:
            if spot.kind not in ("skip", "rank", "ordinal", "number"):
                return spot.kind
        return ""

    def _take_unknown(self, wish: Wish, spots: list[Spot], at: int, word: str) -> None:
        # Adjectives beside a name, adverbs and what follows a complete wish change no command; any other
        # word might.
        manner = self.vocabulary.manner
        before = spots[at - 1].kind if at else ""
        after = spots[at + 1].kind if at + 1 < len(spots) else ""
        named = ("named", "noun", "side")
        if self.vocabulary.adjectives == "before":  # without another verb, or right after "go", it may be one
            weakly = at > 0 and before == "verb" and self._leads(spots[at - 1])
            beside = after in named and not weakly and any(spot.kind == "verb" for spot in spots)
        else:
            beside = before in named
        if (
            (manner and len(word) > len(manner) + 2 and word.endswith(manner))
            or (beside and word.isalpha() and len(word) > 2 and not is_chinese(word))
            or (word.isalpha() and self._trails(wish, spots, at))
            or (is_chinese(word) and self._is_manner(spots, at))
        ):
            wish.tolerated.append(word)
        else:
            wish.unknown.append(word)
            if (wish.weak or not wish.verbs) and not wish.cells and all(map(self._is_power, wish.named)):
                wish.leading.append(word)

    def _leads(self, spot: Spot) -> bool:
        # "Go grab the planet", "run smash him": verbs that another verb may follow.
        return spot.weak or bool(set(spot.value) & set(self.vocabulary.speech.get("approach", ())))

    def _is_power(self, entry: Named) -> bool:
        implied = self.vocabulary.speech.get("implied") or {}
        return bool(entry.places) and all(self.things[place].kind in implied for place in entry.places)

    def _is_manner(self, spots: list[Spot], at: int) -> bool:
        # "凶猛地": characters before the particle of manner and a verb.
        for place in range(at + 1, min(len(spots) - 1, at + LONGEST_MANNER)):
            word = self.said[spots[place].start].word
            if word == self.vocabulary.manner:
                return spots[place + 1].kind == "verb"
            if spots[place].kind != "unknown":
                return False
        return False

    def _trails(self, wish: Wish, spots: list[Spot], at: int) -> bool:
        # "Hit the goblin in the kneecap": after a verb and its object, with a small word between them, unless
        # it may be a tool that does not exist here ("with a chair"), another head noun or another action.
        if not wish.verbs or not (wish.named or wish.cells) or len(wish.tolerated) >= MOST_TRAILING:
            return False
        for between, spot in enumerate(reversed(spots[:at])):
            words = [token.word for token in self.said[spot.start : spot.end]]
            if spot.kind in ("named", "noun", "side", "pronoun", "cell", "rank", "number", "length"):
                return between > 0
            if spot.kind == "unknown":
                if spot.value not in wish.tolerated:
                    return False
            elif (
                spot.kind != "skip" or words == ["'s"] or any(each in self.vocabulary.tools for each in words)
            ):
                return False
        return False
