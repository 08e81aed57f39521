"""Short input: numbers, and the words that mean the same in every game."""

from collections.abc import Callable, Sequence

from msgspec import UNSET

from turnwright.cli.journal import roll_odds
from turnwright.cli.terminal.choices import Choices
from turnwright.cli.terminal.display import Display
from turnwright.cli.terminal.explanations import INDENT as EXPLAINED
from turnwright.cli.terminal.explanations import Explanations
from turnwright.cli.terminal.moves import Moves
from turnwright.cli.terminal.output.tutorial import Tutorial
from turnwright.cli.terminal.questions import Question
from turnwright.cli.terminal.session import Session
from turnwright.cli.terminal.typed.keyboard import number
from turnwright.gamekit.naming import TIE
from turnwright.kernel.errors import Rejected
from turnwright.kernel.turn_schema import Preview
from turnwright.story.readings import Memory, Reading
from turnwright.story.rule_pages import plain, rule_page

HELP = (
    "help-title",
    "help-number",
    "ui-help-enter",
    "help-help",
    "ui-help-rules",
    "help-undo",
    "help-log",
    "help-why",
    "help-save",
    "help-quit",
    "ui-help-more",
    "ui-help-find",
    "ui-help-look",
    "ui-help-map",
    "ui-help-legend",
    "ui-help-odds",
    "ui-help-hint",
    "ui-help-unavailable",
    "ui-help-tutorial",
)
# What `?` names, with the argument that a word takes.
HELP_WORDS = (
    "look", "odds", "why", "hint", "rules", "map", "legend", "unavailable",
    "find", "more", "log", "undo", "save", "tutorial", "quit",
)  # fmt: skip
ARGUMENTS = {
    "look": "ui-help-name",
    "odds": "ui-help-choice",
    "why": "ui-help-number",
    "rules": "ui-help-topic",
    "find": "ui-help-words",
}
# Help for what can be typed while a question is open.
ANSWERING = ("help-help", "help-log", "help-why", "help-save", "help-quit", "ui-help-look")
HOW = {"odds": "ui-how-odds", "find": "ui-how-find"}  # shown when the word is typed without an argument
OF_A_TURN = ("more", "find", "odds", "u", "undo")
QUIT = ("q", "quit", "exit")
GAME_HELP = "game-help"  # in the game's catalogue: what can be typed in the game
NO_SEAT = -1


class Leave(Exception):
    """The person leaves the match."""


class Shortcuts:
    """Runs what was typed."""

    def __init__(
        self,
        session: Session,
        display: Display,
        moves: Moves,
        show_turn: Callable[[Choices, bool], None],
        tutorial: Tutorial,
    ) -> None:
        self._session = session
        self._display = display
        self._moves = moves
        self._show_turn = show_turn
        self._tutorial = tutorial
        self._seat = NO_SEAT  # whose turn it is, for the help
        self._memory = Memory()  # of the sentences typed before
        self._rest_of = ""  # the turn in which the rest of a sentence may still be carried out
        self._anywhere: dict[str, Callable[[str], None]] = {
            "??": self._all_help,
            "help": self._all_help,
            "log": self._log,
            "rules": self._rules,
            "why": self._why,
            "save": self._save,
            "tutorial": self._guide,
            "skip": self._skip,
            **dict.fromkeys(QUIT, self._quit),
        }

    def run_line(self, choices: Choices, text: str) -> bool:
        """Run what was typed during a turn; True if the turn may have ended."""
        self._seat = choices.seat
        word, _, rest = text.partition(" ")
        if self._run_anywhere(word, rest):
            return False
        if text.lower() in ("u", "undo"):
            return self._moves.undo(choices.seat)
        picked = number(text)
        if picked is not None:
            return self._choose(choices, picked)
        if self._listed(choices, word.lower(), rest.strip()):
            return False
        return self._run_text(choices, text)

    def has_rest(self, choices: Choices) -> bool:
        """Carry out the rest of a sentence with several actions; True if the turn may have ended."""
        rest, turn_id = self._memory.rest, self._rest_of
        self._rest_of = ""
        if not rest or turn_id != self._turn_id(choices.seat):
            return False
        reading = self._session.read(choices.seat, rest, self._memory)
        if reading.kind == "act":
            return self._act_on(choices, reading)
        # Something has changed since the sentence was typed.
        self._memory = Memory(self._memory.last)
        self._display.screen.say(self._display.texts.catalogue.say("reader-rest-dropped", {"rest": rest}))
        return False

    def _listed(self, choices: Choices, word: str, rest: str) -> bool:
        # Whether the input asked to see something.
        if word in ("", "look") and not rest:
            self._show_turn(choices, True)
        elif word == "?" and not rest:
            self._help(choices)
        elif word == "map" and not rest:
            self._display.show_map(choices.seat)
        elif word == "legend" and not rest:
            self._display.show_legend(choices.seat)
        elif word == "hint" and not rest:
            self._hint(choices)
        elif word == "unavailable" and not rest:
            choices.show_unavailable()
        elif word == "look":
            self._look(choices.seat, rest, choices)
        elif word == "more" and not rest:
            choices.more()
        elif word == "find" and rest:
            choices.find(rest)
        elif word == "odds" and rest:
            self._odds(choices, rest)
        elif word in HOW:
            self._display.say(HOW[word])
        else:
            return not rest and choices.show_topic(word)
        return True

    def answer(self, asked: Question, text: str) -> bool:
        """Run what was typed in reply to a question; True if it was answered."""
        word, _, rest = text.partition(" ")
        if self._show_before_answering(asked, word.lower(), rest.strip()) or self._run_anywhere(word, rest):
            return False
        value = asked.read(text)
        return value is not None and self._moves.reply(asked, value)

    def _show_before_answering(self, asked: Question, word: str, rest: str) -> bool:
        # Whether the input asked to see something before answering.
        if word in ("?", "help") and not rest:
            self._help_with(asked)
        elif word == "look" and rest:
            self._look(asked.asked.seat, rest)
        elif word == "look" or (word == "" and asked.enter_repeats):
            self._display.show_position(asked.asked.seat, always=True)
            asked.ask()
        elif word == "hint" and not rest:
            self._hint_answer(asked)
        elif word in OF_A_TURN:
            self._display.say("ui-answer-first")
        else:
            return False
        return True

    def _help_with(self, asked: Question) -> None:
        self._display.say("help-title")
        asked.help()
        self._say_help(ANSWERING)

    def _say_help(self, message_ids: Sequence[str]) -> None:
        session, texts = self._session, self._display.texts
        own = [order.help for order in session.shortcuts.values()]
        self._display.say_all(
            [session.help_overrides.get(each) or texts.say(each) for each in (*message_ids, *own)]
        )

    def _run_anywhere(self, word: str, rest: str) -> bool:
        order = self._anywhere.get(word.lower())
        own = self._session.shortcuts.get(word.lower())
        if own is not None:
            self._display.say_all(own.run_line(rest.strip()))
            return True
        if order is None or (order == self._all_help and rest.strip()):
            return False  # "help NAME" is a move in some games
        order(rest.strip())
        return True

    def _choose(self, choices: Choices, picked: int) -> bool:
        command = choices.command(picked)
        if command is None:
            self._display.say("option-out-of-range", count=choices.numbers.last)
            return False
        return self._moves.submit(choices.seat, command)

    def _run_text(self, choices: Choices, text: str) -> bool:
        # A sentence, a short form, or a command in full notation.
        if choices.seat < 0 or not choices.count():
            return self._run_short(choices, text)
        reading = self._session.read(choices.seat, text, self._memory)
        self._memory = reading.memory
        if reading.kind == "act":
            return self._act_on(choices, reading)
        if reading.kind == "refuse":
            why = self._display.texts.say("ui-refused", reason=reading.text)
            return self._run_short(choices, text, why)
        if self._is_lost(reading):
            return self._run_short(choices, text, reading.text)
        self._display.say_all(reading.text.splitlines())
        for data in reading.memory.choices:
            command = self._display.texts.played.notation.command_from_data(data)
            choices.say(choices.offers.place_of(command))
        return False

    @staticmethod
    def _is_lost(reading: Reading) -> bool:
        # Whether nothing at all was understood.
        memory = reading.memory
        return reading.kind == "ask" and not (memory.open or memory.choices or memory.offer is not UNSET)

    def _act_on(self, choices: Choices, reading: Reading) -> bool:
        self._memory = reading.memory
        command = self._display.texts.played.notation.command_from_data(reading.command)
        if not reading.exact:
            self._display.screen.say(reading.text)
        self._rest_of = self._turn_id(choices.seat)
        return self._moves.submit(choices.seat, command, choices)

    def _turn_id(self, seat: int) -> str:
        return f"{seat} {self._session.turn_id(seat)}"

    def _run_short(self, choices: Choices, text: str, otherwise: str = "") -> bool:
        # A command as text: short, or in full notation.
        command = self._parse(choices, text, otherwise)
        if command is None:
            return False
        if not self._session.may_be_legal(choices.seat, command):
            self._say_why_not(choices.offers.preview(command))
            return False
        return self._moves.submit(choices.seat, command, choices)

    def _say_why_not(self, shown: Preview) -> None:
        # In the words of the game, if it has some.
        if shown.refusal is UNSET or shown.refusal.message.id == "":
            self._display.say("ui-not-now")
        else:
            self._display.say("ui-refused", reason=self._display.texts.message(shown.refusal.message))

    def _parse(self, choices: Choices, text: str, otherwise: str = "") -> object | None:
        try:
            found: object = self._session.understand(choices.seat, text)
        except Rejected as refused:
            vague = refused.code == "malformed" and refused.field in ("", "intent", "command")
            if vague and otherwise:
                self._display.say_all(otherwise.splitlines())
            elif vague:
                self._display.say("not-a-number")
            else:
                self._moves.refuse(refused)
                if refused.code == "wrong-scene":
                    self._moves.suggest(choices.seat, None, refused, choices)
            return None
        return found

    def _odds(self, choices: Choices, text: str) -> None:
        # Preview an option without choosing it.
        picked = number(text)
        command = self._parse(choices, text) if picked is None else choices.command(picked)
        if command is not None:
            explained = Explanations(choices.offers, self._display.texts)
            shown = choices.offers.preview(command)
            if not shown.legal:
                self._display.screen.say(explained.refusal(shown))
                return
            self._display.screen.say(choices.offers.label_of(command))
            for line in explained.preview(shown):
                self._display.screen.say(line, indent=EXPLAINED)
        elif picked is not None:
            self._display.say("option-out-of-range", count=choices.numbers.last)

    def _hint(self, choices: Choices) -> None:
        found = self._session.hint(choices.seat) if choices.count() else None
        place = -1 if found is None else choices.offers.place_of(found.command)
        if found is None or place < 0:
            self._display.say("ui-hint-remote" if self._session.is_remote else "ui-hint-none")
            return
        self._display.say("ui-hint")
        choices.say(place)
        if found.reason:
            self._display.screen.say(found.reason, indent=EXPLAINED)

    def _hint_answer(self, asked: Question) -> None:
        answer = self._session.hint_answer(asked.asked)
        if answer is None:
            self._display.say("ui-hint-remote" if self._session.is_remote else "ui-hint-none")
            return
        self._display.say("ui-hint")
        self._display.screen.say(f"{answer + 1:>3}. {asked.asked.choices[answer]}", indent="     ")

    def _look(self, seat: int, text: str, choices: Choices | None = None) -> None:
        texts = self._display.texts
        view, fixed = self._session.view(seat), self._session.fixed(seat)
        lines = texts.played.presenter.look({**view, **fixed} if fixed else view, text, texts.message)
        told = [texts.message(line) for line in lines]
        if choices is not None and choices.seat >= 0 and choices.count():
            told += Explanations(choices.offers, texts).named(text)
        for line in told:
            self._display.screen.say(line, indent="    ")
        if not told and choices is not None and number(text) is not None:
            self._odds(choices, text)
        elif not told:
            self._display.say("ui-look-unknown", text=text)

    def _help(self, choices: Choices) -> None:
        # What can be typed now, on one screen: the verbs of this moment, and the words of every game.
        say, words = self._display.texts.say, self._display.texts.words
        verbs = choices.verbs()
        self._display.say("ui-help-now", verbs="yes" if verbs else "no")
        for verb, example in verbs:
            self._display.screen.say(f"  {say('ui-help-verb', verb=verb, example=example or 'none')}", "    ")
        listed = []
        for word in HELP_WORDS:
            argument = say(ARGUMENTS[word]) if word in ARGUMENTS else ""
            listed.append(f"{words.shown(word)} {argument}".strip().replace(" ", TIE))
        self._display.say("ui-help-always", words=listed)
        own = [order.help for order in self._session.shortcuts.values()]
        self._display.say_all([say(each) for each in own])
        self._display.say("ui-help-all")

    def _all_help(self, _: str) -> None:
        self._say_help(HELP)
        texts = self._display.texts
        topics = [GAME_HELP]
        if self._seat != NO_SEAT:
            topics = texts.played.presenter.help_topics(self._session.view(self._seat), self._seat)
        for topic in topics:
            if texts.catalogue.has(topic):
                self._display.screen.say(texts.catalogue.say(topic))

    def _rules(self, rest: str) -> None:
        texts = self._display.texts
        page = rule_page(texts.played, texts.lang)
        if page is None:
            self._display.say("ui-rules-none")
            return
        topic = page.find(rest) if rest else None
        if topic is not None:
            self._display.say_all(
                [topic.title, *(f"  - {plain(line)}" for line in topic.lines)], indent=EXPLAINED
            )
            return
        if rest:
            self._display.say("ui-rules-unknown", text=rest)
        else:
            self._display.say_all([plain(line) for line in page.summary], indent="  ")
        english = texts.lang == "en"
        named = [each.id if english else each.title for each in page.topics]
        if named:
            self._display.say("ui-rules-topics", topics=named, topic=named[0])

    def _log(self, rest: str) -> None:
        told = self._session.log(self._display.viewer)
        last = number(rest)
        start = 0 if last is None or last < 0 else max(0, len(told) - last)
        self._display.say_all(told[start:])
        if not told:
            self._display.say("ui-log-empty")

    def _why(self, rest: str) -> None:
        seen = self._session.seen_rolls(self._display.viewer)
        place = (number(rest) or 0) - 1 if rest or not seen else seen[-1]
        if not seen:
            self._display.say("ui-why-none")
        elif place not in seen:
            self._display.say("ui-why-range", first=str(seen[0] + 1), last=str(seen[-1] + 1))
        else:
            self._display.show_rolls([place])
            if result := self._session.roll_result(place):
                self._display.screen.say(result)
            detail = self._session.roll_detail(place)
            if detail is not None:
                offers = self._session.offers(self._display.viewer)
                self._display.say_all(Explanations(offers, self._display.texts).rolled(detail), EXPLAINED)
            self._display.say_all(list(roll_odds.odds(self._session.roll(place), self._display.texts.own)))

    def _guide(self, _: str) -> None:
        # Begin the lessons, or end them.
        if not self._tutorial.exists:
            self._display.say("ui-lessons-none")
        elif self._tutorial.active:
            self._tutorial.stop()
            self._display.say("ui-lessons-over")
        else:
            self._display.say_all(self._tutorial.begin())
            self._display.say_all(self._tutorial.lesson())

    def _skip(self, _: str) -> None:
        # The lesson has ended already, and the next one follows.
        if not self._tutorial.exists:
            self._display.say("ui-lessons-none")

    def _save(self, rest: str) -> None:
        self._display.screen.say(self._session.save_copy(rest))

    def _quit(self, _: str) -> None:
        raise Leave
