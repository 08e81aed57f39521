"""Answers to questions: facts from what the seat may see, rules from the game's rules page.

Nothing here acts: the same words that would attack, asked as a question, only say whether it is possible.
"""

import re
from functools import cache

from turnwright.kernel.records import Thing
from turnwright.story.reader.position import Position
from turnwright.story.reader.resolver import Resolver
from turnwright.story.reader.tokens import Token, is_chinese, is_word, words
from turnwright.story.reader.vocabulary import Vocabulary
from turnwright.story.reader.wishes import Wish
from turnwright.story.rule_pages import RulePage, plain, rule_page

MOST_LINES = 4
MOST_OPTIONS = 8
STEM = 4  # letters by which words are compared with a rules page
LEAST = 1.0  # the score below which no rule answers
DEFINED = 1.5  # more for a line that explains the word
_DEFINED = re.compile(r"(?:^|[.。] )([^:：.。]{2,40})[:：]")


class Questions:
    """Answers the questions of a seat in one position."""

    def __init__(self, position: Position, vocabulary: Vocabulary, last: str) -> None:
        self.position = position
        self.vocabulary = vocabulary
        self.last = last

    def answer(self, said: list[Token], wishes: list[Wish]) -> str:
        """Return the answer, in lines."""
        asked = self._asked(said)
        lines: list[str] = []
        if "turn" in asked:
            lines = self._turn()
        elif "standing" in asked:
            lines = self._standing()
        elif "options" in asked:
            lines = self._rules_about(said) or self._options()
        elif "permission" in asked:
            lines = self._possible(wishes)
        elif "working" in asked:
            lines = self._rules(said)
        lines = lines or self._facts(wishes, asked)
        if not lines and not asked & {"number", "working"}:
            lines = self._possible(wishes)
        lines = lines or self._rules(said)
        return "\n".join(lines) or self._unknown()

    def rule(self, said: list[Token]) -> str:
        """Return what the rules page says about the words, in lines."""
        return "\n".join(self._rules(said)) or self._unknown()

    def _asked(self, said: list[Token]) -> set[str]:
        # The kinds of question whose words occur: about options, permission, workings, distance, oneself.
        listed = [token.word for token in said if is_word(token.word)]
        found: set[str] = set()
        for kind, phrases in self.vocabulary.asks.items():
            for phrase in phrases:
                size = len(phrase)
                if any(tuple(listed[at : at + size]) == phrase for at in range(len(listed) - size + 1)):
                    found.add(kind)
        return found

    def _options(self) -> list[str]:
        options = self.position.options
        total = options.count()
        if not total:
            return [self._say("answer-no-options")]
        if total <= MOST_OPTIONS:
            return [self.position.label(options.command(place)) for place in range(total)]
        topics = self.position.game.presenter.headings(self.position.state, self.position.seat, options)
        titles = [self.position.catalogue.tell(topic.title) for topic in topics]
        return titles or [self._say("answer-many-options", count=total)]

    def _turn(self) -> list[str]:
        # Whose turn it is: the unit that acts, or the seats that the game waits for.
        position = self.position
        actor = position.actor()
        if actor is not None:
            return [self._say("answer-your-turn", name=position.tell(actor.names[0]))]
        waiting = list(position.game.to_act(position.state))
        if position.seat in waiting:
            return [self._say("answer-your-move")]
        return [self._say("answer-not-your-turn"), *self._standing()] if waiting else self._standing()

    def _standing(self) -> list[str]:
        # What the board says in words: the round, the score, the sides.
        lines = [self._text_of(line) for line in self._view_lines()]
        return [line for line in lines if not _is_map(line)][:MOST_LINES]

    def _rules_about(self, said: list[Token]) -> list[str]:
        # "平局怎么办？" is about a rule, "怎么办？" about what can be done.
        listed = [token.word for token in said if is_word(token.word)]
        for phrase in sorted(self.vocabulary.asks.get("options", ()), key=len, reverse=True):
            at = next((at for at in range(len(listed)) if tuple(listed[at : at + len(phrase)]) == phrase), -1)
            if at >= 0:
                left = [*listed[:at], *listed[at + len(phrase) :]]
                return self._rules([token for token in said if token.word in left]) if left else []
        return []

    def _possible(self, wishes: list[Wish]) -> list[str]:
        # "Can I reach the boss?": the command that it would be, or why the rules refuse it.
        resolver = Resolver(self.position, self.vocabulary, self.last)
        for wish in wishes:
            if not wish.verbs and not wish.named:
                continue
            aimed = any(
                self.position.things[place].side == "enemy" for each in wish.named for place in each.places
            )
            if not wish.verbs and aimed and "attack" in self.vocabulary.speech["commands"]:
                wish.verbs, wish.unknown = ["attack"], []  # "can I reach the boss?"
            found = resolver.resolve(wish)
            if found.command is not None:
                return [self._say("answer-yes", action=self.position.label(found.command))]
            if found.choices:
                labels = [self.position.label(command) for command in found.choices[:MOST_LINES]]
                return [self._say("answer-yes", action=labels[0]), *labels[1:]]
            if found.refused is not None:
                told = self.position.game.presenter.explain(self.position.state, found.refused)
                return [self._say("answer-no", reason=self.position.catalogue.tell(told))]
        return []

    # Facts.

    def _facts(self, wishes: list[Wish], asked: set[str]) -> list[str]:
        resolver = Resolver(self.position, self.vocabulary, self.last)
        lines: list[str] = []
        for wish in wishes:
            named, _ = resolver.picked(wish, wish.verbs)
            for entry in named:
                things = [self.position.things[place] for place in sorted(entry.places)]
                for thing in things[:MOST_LINES]:
                    lines += self._about(thing, "distance" in asked)
        actor = self.position.actor()
        if not lines and "oneself" in asked and actor is not None:
            lines = self._about(actor, far=False)
        if not lines and "oneself" in asked:
            lines = [self._text_of(line) for line in self._view_lines()][:MOST_LINES]
        return list(dict.fromkeys(lines))[: 2 * MOST_LINES]

    def _about(self, thing: Thing, far: bool) -> list[str]:
        names = [self.position.tell(name) for name in thing.names]
        if far and thing.distance >= 0:
            return [self._say("answer-distance", name=names[0], distance=round(thing.distance))]
        presenter, view = self.position.game.presenter, self.position.view
        for name in (thing.id.replace("_", " "), *names):
            lines = presenter.look(view, name, self.position.tell)
            if lines:
                return [self._text_of(line) for line in lines]
        shown = [self._text_of(line) for line in self._view_lines()]
        return [line for line in shown if any(name and name in line for name in names)]

    def _view_lines(self) -> list[object]:
        return list(self.position.game.presenter.draw(self.position.view))

    def _text_of(self, line: object) -> str:
        return str(self.position.catalogue.argument(line)).strip()

    # Rules.

    def _rules(self, said: list[Token]) -> list[str]:
        page = rule_page(self.position.game, self.position.catalogue.lang)
        if page is None:
            return []
        small = {word for phrase in self.vocabulary.asks.get("working", ()) for word in phrase}
        content = [token.word for token in said if is_word(token.word) and token.word not in small]
        wanted = _stems(content, self.vocabulary)
        weights = _weights(page, self.vocabulary)
        best: list[str] = []
        most = LEAST
        for topic in page.topics:
            title = wanted & _stems(words(topic.title, self.vocabulary.language), self.vocabulary)
            scored = [
                (
                    _score(wanted, line, weights, self.vocabulary)
                    + DEFINED * bool(wanted & _defined(line, self.vocabulary)),
                    -at,
                )
                for at, line in enumerate(topic.lines)
            ]
            score = 2 * sum(weights.get(stem, 1.0) for stem in title) + max(scored, default=(0.0, 0))[0]
            if score > most:
                kept = sorted(-at for points, at in sorted(scored, reverse=True)[:3] if points > 0 or title)
                best = [topic.title, *(plain(topic.lines[at]) for at in kept)]
                most = score
        return best

    def _unknown(self) -> str:
        page = rule_page(self.position.game, self.position.catalogue.lang)
        topics = [] if page is None else [topic.title for topic in page.topics]
        return self._say("answer-unknown", topics=topics)

    def _say(self, message: str, **args: object) -> str:
        return self.position.catalogue.say(message, args)


def _score(wanted: set[str], line: str, weights: dict[str, float], vocabulary: Vocabulary) -> float:
    # A short line that has the words says more about them than a long one.
    stems = _stems(words(line, vocabulary.language), vocabulary)
    return sum(weights.get(stem, 0.0) for stem in wanted & stems) + len(wanted & stems) / (1 + len(stems))


def _stems(listed: "list[str] | tuple[str, ...]", vocabulary: Vocabulary) -> set[str]:
    # Words by their first letters, Chinese by pairs of characters; small words do not count.
    found: set[str] = set()
    for place, word in enumerate(listed):
        if is_chinese(word):
            following = listed[place + 1] if place + 1 < len(listed) else ""
            if following and is_chinese(following):
                found.add(word + following)
        elif len(word) > 2 or word in vocabulary.game_words:
            senses = vocabulary.phrases.get((word,), [])
            if (
                not senses
                or word in vocabulary.game_words
                or any(sense.kind not in ("skip", "question", "connector") for sense in senses)
            ):
                found.add(word[:STEM])
    return found


def _defined(line: str, vocabulary: Vocabulary) -> set[str]:
    # What a line explains: "Prone: ...", "... Restrained: speed 0".
    return {
        stem
        for found in _DEFINED.finditer(line)
        for stem in _stems(words(found.group(1), vocabulary.language), vocabulary)
    }


def _is_map(line: str) -> bool:
    # Rows of a board have few words.
    letters = sum(char.isalpha() for char in line)
    return sum(len(word) > 2 or is_chinese(word) for word in words(line, "en")) < 3 or letters * 3 < len(line)


@cache
def _weights(page: RulePage, vocabulary: Vocabulary) -> dict[str, float]:
    # A word in few lines says more about what is asked.
    counts: dict[str, int] = {}
    for topic in page.topics:
        for line in (topic.title, *topic.lines):
            for stem in _stems(words(line, vocabulary.language), vocabulary):
                counts[stem] = counts.get(stem, 0) + 1
    return {stem: 4.0 / (1.0 + count) + 0.3 for stem, count in counts.items()}
