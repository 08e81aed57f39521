"""Reads a typed sentence in a position: what to do, what to ask, or what the player wants to know.

`read` is a pure function. What a conversation has to remember, such as an open question or the rest of a
sentence, is plain data in `Reading.memory`, which the caller passes to the next call.
"""

import re
from copy import deepcopy
from typing import Any, Literal

from msgspec import UNSET

from turnwright.kernel.codec import plain
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.options import Options
from turnwright.kernel.presenter import Presenter
from turnwright.kernel.records import Message
from turnwright.story.reader.names import Names
from turnwright.story.reader.position import Position
from turnwright.story.reader.questions import Questions
from turnwright.story.reader.resolver import Found, Resolver
from turnwright.story.reader.tokens import LONGEST, Token, cleaned, is_word, tokens
from turnwright.story.reader.vocabulary import Vocabulary, vocabulary_of
from turnwright.story.reader.wishes import Named, Sentence, Wish
from turnwright.story.readings import Memory, Reading

_ENDED_TWICE = re.compile(r"([?!？！])\s?[.。?？](?=\s|$|[请])")
MOST_CHOICES = 9  # that a question lists


def read(
    game: Game,
    state: Any,
    seat: int,
    text: str,
    language: str = "",
    memory: Memory | None = None,
    options: Options | None = None,
) -> Reading:
    """Return what a line means that a player typed at a seat."""
    return Reader(game, state, seat, language or game.language, memory or Memory(), options).read(text)


def answer(
    game: Game, state: Any, seat: int, text: str, language: str = "", *, rules_only: bool = False
) -> str:
    """Return the answer to a question: facts that the seat may see, or the game's rules."""
    return Reader(game, state, seat, language or game.language, Memory()).answer(text, rules_only)


class Reader:
    """Reads lines in one position."""

    def __init__(
        self, game: Game, state: Any, seat: int, language: str, memory: Memory, options: Options | None = None
    ) -> None:
        self.game = game
        self.memory = memory
        self.position = Position(game, state, seat, language, options)
        self.vocabulary: Vocabulary | None = vocabulary_of(game, language)
        self.language = self.position.catalogue.lang
        self._unknown = False  # whether a word of the sentence is not known

    def read(self, text: str) -> Reading:
        """Return what a line means."""
        text = cleaned(text[: LONGEST + 1])
        if len(text) > LONGEST:
            return self._say("drop", "reader-too-long", {"most": LONGEST})
        said = self._tokens(text)
        answered = self._answered(said)
        if answered is not None:
            return answered
        short = self._short(text)
        if isinstance(short, Reading):
            return short
        if self.vocabulary is None:
            return self._from_short(short) or Reading("ask", "", memory=Memory(self.memory.last))
        reading = self._speech(text, said, self.vocabulary)
        if reading.kind in ("act", "route"):
            return reading
        # A short form with an unknown name: its own refusal explains it best.
        understood = bool(reading.choices) or reading.memory.offer is not UNSET
        return (self._from_short(short) or reading) if self._unknown or not understood else reading

    def answer(self, text: str, rules_only: bool = False) -> str:
        """Return the answer to a question; nothing is done."""
        text = cleaned(text[:LONGEST])
        if self.vocabulary is None:
            return ""
        said = self._tokens(text)
        questions = Questions(self.position, self.vocabulary, self.memory.last)
        if rules_only:
            return questions.rule(said)
        names = Names(self.position.things, self.position.named(), self.vocabulary, said)
        wishes = Sentence(text, said, self.vocabulary, names, self.position.things).wishes()
        return questions.answer(said, wishes)

    def _tokens(self, text: str) -> list[Token]:
        said = tokens(text, self.language)
        return said if self.vocabulary is None else self.vocabulary.rejoined(said)

    # Answers to what was asked.

    def _answered(self, said: list[Token]) -> Reading | None:
        listed = tuple(token.word for token in said if is_word(token.word))
        memory = self.memory
        if self.vocabulary is not None and memory.offer is not UNSET:
            if listed in self.vocabulary.yes:
                return self._act_on(memory.offer)
            if listed in self.vocabulary.no:
                return self._say("drop", "reader-called-off", memory=Memory(memory.last))
        if memory.choices and len(listed) == 1 and listed[0].isdecimal():
            number = int(listed[0][:3])
            if 1 <= number <= len(memory.choices):
                return self._act_on(memory.choices[number - 1])
        return None

    def _act_on(self, data: Any) -> Reading:
        # What a memory holds came from a client: it counts only if it is legal now.
        try:
            command = self.game.notation.command_from_data(data)
        except Rejected as refused:
            return self._refuse(refused)
        if self.position.options.index(command) < 0:
            refused_now = self.position.refusal(command)
            if refused_now is not None:
                return self._refuse(refused_now)
        return self._act(command, Memory(self._target(data), rest=self.memory.rest))

    def _target(self, data: Any) -> str:
        names = self.vocabulary.speech.get("last", ()) if self.vocabulary is not None else ()
        found = [str(data[name]) for name in names if isinstance(data, dict) and data.get(name)]
        return found[0] if found else self.memory.last

    # Short forms: a game's own typed commands and its notation.

    def _short(self, text: str) -> "Reading | Rejected | Any | None":
        presenter, position = self.game.presenter, self.position
        try:
            command = presenter.understand(position.state, position.seat, text, position.tell)
        except Rejected as refused:
            return refused
        listed = position.options.index(command) >= 0
        own = type(presenter).understand is not Presenter.understand
        if not listed and (not own or position.refusal(command) is not None):
            return command
        if self._needs_consent(plain(command)):
            return self._confirm(command, Memory(self.memory.last))
        return self._act(command, Memory(self._target(plain(command))), exact=True)

    def _from_short(self, short: Any) -> Reading | None:
        # Without a better reading, the rules say why a short form is not possible.
        if isinstance(short, Rejected):
            vague = short.code == "malformed" and short.field in ("", "intent", "command")
            return None if vague else self._refuse(short)
        refused = None if short is None else self.position.refusal(short)
        if refused is None:
            refused = Rejected("impossible", "that cannot be done now", "command")
        return None if short is None else self._refuse(refused, plain(short))

    def _needs_consent(self, data: Any) -> bool:
        if self.vocabulary is None or not isinstance(data, dict):
            return False
        speech = self.vocabulary.speech
        return data.get(speech["tag"]) in speech.get("confirm", ())

    # Plain speech.

    def _speech(self, text: str, said: list[Token], vocabulary: Vocabulary) -> Reading:
        position = self.position
        names = Names(position.things, position.named(), vocabulary, said)
        sentence = Sentence(text, said, vocabulary, names, position.things)
        if sentence.is_question():
            questions = Questions(position, vocabulary, self.memory.last)
            return Reading(
                "route", questions.answer(said, sentence.wishes()), memory=Memory(self.memory.last)
            )
        wishes = sentence.wishes()
        if self.memory.open and not any(wish.verbs for wish in wishes):
            return self._completed(text, vocabulary)
        reading = self._of_wishes(text, wishes, vocabulary)
        if not sentence.has_two_readings:
            return reading
        other = sentence.wishes(names_first=True)
        if [wish.verbs for wish in other] == [wish.verbs for wish in wishes]:
            return reading
        again = self._of_wishes(text, other, vocabulary)
        if again.kind != "act":
            return reading
        if reading.kind != "act" or reading.command == again.command:
            return again
        # "I charge him", with a card called Charge in hand: the verb or the card?
        return self._either(text, [reading.command, again.command], again.memory)

    def _either(self, said: str, commands: list[Any], memory: Memory) -> Reading:
        build = self.game.notation.command_from_data
        labels = tuple(self.position.label(build(command)) for command in commands)
        text = self.position.catalogue.say("reader-which", {"said": said.strip()[:80]})
        kept = Memory(memory.last, choices=tuple(commands), rest=memory.rest)
        return Reading("ask", text, choices=labels, memory=kept)

    def _completed(self, text: str, vocabulary: Vocabulary) -> Reading:
        # An answer such as "the second one" completes the words that were asked about.
        before = cleaned(self.memory.open)
        whole = f"{before} {text}"
        said = self._tokens(whole)
        names = Names(self.position.things, self.position.named(), vocabulary, said)
        wishes = Sentence(whole, said, vocabulary, names, self.position.things).wishes()
        if len(wishes) == 1:
            _sharpen(wishes[0])
            found = Resolver(self.position, vocabulary, self.memory.last).resolve(wishes[0])
            if found.command is not None and found.sure:
                return self._found(wishes[0], found, self.memory.rest)
        return self._say("drop", "reader-confused", {"said": text.strip()}, Memory(self.memory.last))

    def _of_wishes(self, text: str, wishes: list[Wish], vocabulary: Vocabulary) -> Reading:
        kept = [wish for wish in wishes if not wish.negated]
        if not wishes:
            return self._not_understood(text)
        if not kept:
            return self._ask("reader-instead", text, Memory(self.memory.last))
        while len(kept) > 1 and _is_said_better(kept[0], kept[1]):
            kept = kept[1:]
        first, following = kept[0], kept[1:]
        resolver = Resolver(self.position, vocabulary, self._spoken_of(wishes, first))
        while following and _repeats(first, following[0], vocabulary.speech.get("retry") or {}):
            following = following[1:]
        if following and (
            self._is_approach(first, following[0], vocabulary) or self._is_prelude(first, vocabulary)
        ):
            together = deepcopy(following[0])
            known = [entry.places for entry in first.named]
            aimed = any(self._is_unit(entry) for entry in first.named)
            others = [
                entry
                for entry in together.named
                if not (entry.pronoun and aimed) and entry.places not in known
            ]
            together.named = [*first.named, *others]
            together.unknown = [*first.unknown, *together.unknown]
            found = resolver.resolve(together)
            if (found.command is not None and found.sure) or self._is_prelude(first, vocabulary):
                return self._found(together, found, self._rest(text, following[1:]))
        found = resolver.resolve(first)
        return self._found(first, found, self._rest(text, following))

    def _spoken_of(self, wishes: list[Wish], wish: Wish) -> str:
        # What "him" means in a wish: who was named before it in the sentence, else who was meant last.
        named = [entry for each in wishes[: wishes.index(wish)] for entry in each.named]
        units = [entry for entry in named if len(entry.places) == 1 and self._is_unit(entry)]
        return self.position.things[min(units[-1].places)].id if units else self.memory.last

    def _is_unit(self, entry: Named) -> bool:
        return any(self.position.things[place].side for place in entry.places)

    def _is_approach(self, first: Wish, then: Wish, vocabulary: Vocabulary) -> bool:
        # "Go up to the goblin and hit him" is one attack; "go to 9,5 and hit him" is two actions.
        approach = set(vocabulary.speech.get("approach", ()))
        if not approach & set(first.verbs) or first.cells or first.way != (0, 0) or not first.named:
            return False
        units = [entry for entry in then.named if not entry.pronoun and self._is_unit(entry)]
        same = all(entry.places == first.named[0].places for entry in units)
        blows = {"attack", "hit", "subdue", "push", "topple", "grapple"}
        return same and bool(blows & set(then.verbs)) and not then.cells

    def _is_prelude(self, first: Wish, vocabulary: Vocabulary) -> bool:
        # "Draw my sword and strike him", "aim at the boss and shoot": one action.
        preludes = set(vocabulary.speech.get("prelude", ()))
        kinds = {self.position.things[place].kind for entry in first.named for place in entry.places}
        alone = preludes >= set(first.verbs)
        return bool(preludes & set(first.verbs)) and (alone or "weapon" in kinds) and not first.cells

    @staticmethod
    def _rest(text: str, wishes: list[Wish]) -> str:
        return text[wishes[0].start : wishes[-1].end] if wishes else ""

    def _found(self, wish: Wish, found: Found, rest: str) -> Reading:
        self._unknown = bool(wish.unknown)
        rest = "" if "end" in wish.verbs else rest  # nothing comes after the end of a turn
        last = found.target or self.memory.last
        if found.refused is not None:
            return self._refuse(found.refused)
        if found.command is not None:
            if found.confirm:
                return self._confirm(found.command, Memory(last, rest=rest))
            if not found.sure:
                return self._offer(wish, found.command, Memory(last, rest=rest))
            return self._act(found.command, Memory(last, rest=rest))
        if found.asks == "verb":
            return self._not_understood(" ".join(wish.unknown) or wish.said)
        said = wish.said or " ".join(entry.text for entry in wish.named)
        if found.choices:
            return self._choose(wish, found, rest)
        if found.asks == "cell":
            return self._ask("reader-where", said, Memory(self.memory.last, self._clause(wish), rest=rest))
        unknown = " ".join(wish.unknown)
        if unknown:
            return self._ask(
                "reader-unknown", unknown, Memory(self.memory.last, self._clause(wish), rest=rest)
            )
        return self._ask("reader-not-here", said, Memory(self.memory.last, self._clause(wish), rest=rest))

    def _clause(self, wish: Wish) -> str:
        named = " ".join(entry.text for entry in wish.named if not entry.pronoun)
        cells = " ".join(wish.cells)
        return f"{wish.said} {named} {cells}".strip()

    def _choose(self, wish: Wish, found: Found, rest: str) -> Reading:
        commands = found.choices[:MOST_CHOICES]
        labels = tuple(self.position.label(command) for command in commands)
        kind = {"unit": "reader-whom", "weapon": "reader-with-what", "power": "reader-with-what"}.get(
            found.asks, "reader-which"
        )
        memory = Memory(
            self.memory.last, self._clause(wish), tuple(plain(command) for command in commands), rest=rest
        )
        words = {"said": wish.said or " ".join(entry.text for entry in wish.named)}
        text = self.position.catalogue.say(kind, words)
        return Reading("ask", text, choices=labels, memory=memory)

    # What to show.

    def _act(self, command: Any, memory: Memory, exact: bool = False) -> Reading:
        words = {"action": self.position.label(command)}
        return Reading(
            "act",
            _ended_once(self.position.catalogue.say("reader-echo", words)),
            plain(command),
            memory=memory,
            exact=exact,
        )

    def _confirm(self, command: Any, memory: Memory) -> Reading:
        return self._offered("reader-confirm", command, memory)

    def _offer(self, wish: Wish, command: Any, memory: Memory) -> Reading:
        return self._offered("reader-offer", command, memory, " ".join(wish.unknown or wish.tolerated))

    def _offered(self, message: str, command: Any, memory: Memory, said: str = "") -> Reading:
        words = {"action": self.position.label(command), "said": said}
        kept = Memory(memory.last, offer=plain(command), rest=memory.rest)
        return Reading("ask", _ended_once(self.position.catalogue.say(message, words)), memory=kept)

    def _refuse(self, refused: Rejected, command: Any = UNSET) -> Reading:
        reason = self.position.catalogue.tell(self.game.presenter.explain(self.position.state, refused))
        return Reading("refuse", reason, command, memory=Memory(self.memory.last), exact=command is not UNSET)

    def _ask(self, message: str, said: str, memory: Memory) -> Reading:
        return Reading("ask", self.position.catalogue.say(message, {"said": said.strip()}), memory=memory)

    def _not_understood(self, said: str) -> Reading:
        verbs: list[str] = []
        if self.vocabulary is not None:
            offered = {row[0] for row in self.position.rows(self.vocabulary.speech["tag"])}
            verbs = self.vocabulary.verbs(offered)
        words: dict[str, object] = {"said": said.strip()[:80], "verbs": verbs[:12]}
        return self._say("ask", "reader-no-verb", words, Memory(self.memory.last))

    def _say(
        self,
        kind: Literal["act", "ask", "refuse", "drop", "route"],
        message: str,
        words: dict[str, object] | None = None,
        memory: Memory | None = None,
    ) -> Reading:
        text = self.position.catalogue.tell(Message(message, words or {}))
        return Reading(kind, text, memory=memory or Memory(self.memory.last))


def _ended_once(text: str) -> str:
    # An action may be a question to an NPC: "Understood: Oda to Marta: What troubles the valley?"
    return _ENDED_TWICE.sub(r"\1", text)


def _is_said_better(first: Wish, then: Wish) -> bool:
    # "I rest and get my stamina back": the second says the same and more.
    said = first.named or first.cells or first.numbers or first.values or first.unknown or first.way != (0, 0)
    return not said and bool(then.values) and bool(set(first.verbs) & set(then.verbs))


def _repeats(first: Wish, then: Wish, retry: dict[str, str]) -> bool:
    # "I take cover and dodge", "I'm back, continue": the same thing twice.
    said = bool(then.named or then.cells or then.numbers or then.values or then.unknown or first.named)
    others = {retry[verb] for verb in first.verbs if verb in retry}
    same = set(then.verbs) <= set(first.verbs) or bool(others & set(then.verbs))
    return bool(then.verbs) and same and not said


def _sharpen(wish: Wish) -> None:
    # Of two names of one kind the later, which answers the question, says which of the earlier is meant.
    if len(wish.named) < 2:
        return
    answer = wish.named[-1]
    for entry in wish.named[:-1]:
        both = entry.places & answer.places
        if both or answer.generic or answer.rank or entry.generic:
            entry.places = both or (entry.places if answer.generic or answer.rank else answer.places)
            entry.rank = answer.rank or entry.rank
            entry.ordinal = answer.ordinal or entry.ordinal
            entry.generic = False
            wish.named.remove(answer)
            return
