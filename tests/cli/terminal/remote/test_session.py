"""A seat at a server's match, with everything that the server says written by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from turnwright.cli.errors import UserError
from turnwright.cli.terminal.remote.server_thread import Arrived, ConnectionLost
from turnwright.cli.terminal.remote.session import LONG, LONGEST_LOG, Refusal, RemoteSession, decode_message
from turnwright.cli.terminal.session import Awaited, QuestionData, TooLate, Unanswered
from turnwright.cli.terminal.shortcuts import Leave
from turnwright.cli.terminal.text import Text
from turnwright.client import ClientError
from turnwright.fair.verifier import ProofMismatch, ThrowVerifier
from turnwright.games.duel import Duel
from turnwright.kernel.errors import Rejected
from turnwright.kernel.records import Message, Outcome, Rolled
from turnwright.protocol import messages as said

SEATS = (said.SeatInfo(0, "player", "person", "Ann", True), said.SeatInfo(1, "opponent", "person", "Bo"))
WELCOME = said.Welcome("m", "duel", "1", "classic", 0, SEATS, 3, 0, True)


class Script:
    """A server that sends what a test wrote, and records what it receives."""

    def __init__(self) -> None:
        self.url, self.match, self.ended = "http://h", "m", False
        self.asked: list[Any] = []
        self.told: list[Any] = []
        self.answers: list[Any] = []
        self.came: list[Arrived] = []
        self.seen: Any = {}
        self.dice = ThrowVerifier("m", 0)
        self.looks = 1  # for each answer

    def ask(self, message: Any, meanwhile: Callable[[], None]) -> Any:
        self.asked.append(message)
        for _ in range(self.looks):
            meanwhile()
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def throw(self, request: str, entropy: str, meanwhile: Callable[[], None]) -> Any:
        return self.ask((request, entropy), meanwhile)

    def hand(self) -> ThrowVerifier:
        return self.dice

    def tell(self, message: Any) -> None:
        self.told.append(message)

    def view(self, ask: said.Ask, meanwhile: Callable[[], None]) -> Any:
        self.asked.append(ask)
        return self.seen

    def received(self) -> list[Arrived]:
        came, self.came = self.came, []
        return came

    def wait(self) -> list[Arrived]:
        return self.received()

    def close(self) -> None:
        self.ended = True


class Seated:
    """The session, the script it follows, and its first output."""

    def __init__(self, welcome: said.Welcome = WELCOME, lang: str = "en") -> None:
        self.script = Script()
        self.said: list[str] = []
        self.typed: list[str] = []  # while an answer is awaited
        names = [info.name for info in welcome.seats]
        texts = Text(Duel(), lang, None, names)
        self.session = RemoteSession(
            self.script, welcome, texts, self.said.append, "turnwright join x", typed=self.overheard
        )

    def overheard(self) -> str | None:
        return self.typed.pop(0) if self.typed else None

    def hears(self, *messages: Arrived) -> list[str]:
        """The output when these messages arrive."""
        self.script.came.extend(messages)
        self.session.poll()
        return [line for news in self.session.news(0, ()) for line in news.sentences]


@pytest.fixture
def seated() -> Seated:
    return Seated()


def refused(code: str, **more: Any) -> ClientError:
    error = ClientError(code, "no")
    error.refused = said.Refused("x", code, "no", **more)
    return error


# Whom it waits for.


def test_a_turn_is_announced_only_to_the_seat_that_has_to_act(seated: Seated) -> None:
    seated.hears(said.Update(4, waits=(said.Due(1), said.Due(0, options=5))))
    assert seated.session.waits() == [Awaited(0)]
    seated.hears(said.Update(5, waits=(said.Due(1),)))
    assert seated.session.waits() == []


def test_a_question_is_a_sentence_with_its_time_limit(seated: Seated) -> None:
    due = said.Due(
        0, 0, "7.0", Message("x", {"text": "Block?"}), (Message("yes"), Message("no")), deadline=9_500
    )
    seated.hears(said.Update(4, waits=(due,), now=5_000))
    asked = seated.session.asked(Awaited(0, "7.0"))
    assert (asked.text, asked.choices, asked.declines, asked.seconds) == ("Block?", ("yes", "no"), True, 5)


def test_another_persons_undo_is_asked_in_the_clients_own_words(seated: Seated) -> None:
    due = said.Due(0, 0, "7.0", Message("undo", {"text": "undo"}), (Message("yes"), Message("no")))
    seated.hears(said.Update(4, waits=(due,)))
    assert seated.session.asked(Awaited(0, "7.0")).about_undo


def test_the_person_who_is_waited_for_is_announced_once(seated: Seated) -> None:
    waits = (said.Due(1),)
    assert seated.hears(said.Update(4, waits=waits)) == ["Waiting for Bo (the opponent)."]
    assert seated.hears(said.Update(5, waits=waits)) == []
    assert seated.session.waits_for_remote_players()


# Commands.


def test_a_command_expects_the_last_number_that_was_shown(seated: Seated) -> None:
    seated.hears(said.Update(8))
    seated.script.answers = [said.Done("x", 9)]
    seated.session.submit(0, {"type": "startMatch"})
    assert (seated.script.asked[-1].expects, seated.script.asked[-1].command) == (8, {"type": "startMatch"})


def test_a_stale_command_is_too_late(seated: Seated) -> None:
    seated.script.answers = [refused("stale")]
    with pytest.raises(TooLate):
        seated.session.submit(0, {})


def test_a_refusal_shows_its_reason_and_an_alternative(seated: Seated) -> None:
    message = Message("", {"text": "too far"})
    seated.script.answers = [refused("far", message=message, suggestion={"type": "walk"})]
    with pytest.raises(Refusal) as error:
        seated.session.submit(0, {})
    assert seated.session.refusal(error.value) == "too far"
    assert seated.session.suggest(0, {}, error.value) == {"type": "walk"}


def test_an_error_that_keeps_the_connection_open_is_a_refusal(seated: Seated) -> None:
    seated.script.answers = [ClientError("store", "no")]
    with pytest.raises(Rejected, match="the server's database is not responding; try again"):
        seated.session.undo(0)


def test_an_undo_that_others_approve_is_announced_when_done(seated: Seated) -> None:
    seated.script.answers = [said.Done("x", 4)]
    seated.session.undo(0)
    assert not seated.session.settled()
    assert seated.hears(said.Update(5, 1, "answer", undone=2)) == ["The last choice is undone."]
    assert seated.session.settled()


def test_an_immediate_undo_is_reported_to_the_seat_that_asked_for_it(seated: Seated) -> None:
    seated.script.answers = [said.Done("x", 4)]
    seated.script.came = [said.Update(4, 0, "undo", undone=2)]
    seated.session.undo(0)
    assert seated.session.settled()
    assert list(seated.session.news(0, ())) != []
    assert seated.hears() == []


# Choices.


def page(*places: int, total: int = 500) -> said.Answered:
    commands = tuple({"go": place} for place in places)
    labels = tuple(Message("", {"text": f"go {place}"}) for place in places)
    return said.Answered("x", 3, total, 0, places, commands, labels)


def test_choices_are_requested_in_pages_and_cached(seated: Seated) -> None:
    seated.script.answers = [page(*range(20)), page(400, 77)]
    offers = seated.session.offers(0)
    assert offers.count() == 500
    assert offers.labels([3, 400, 77]) == ["go 3", "go 400", "go 77"]
    assert offers.command(400) == {"go": 400}
    assert offers.place_of({"go": 77}) == 77
    assert [ask.places for ask in seated.script.asked] == [(), (400, 77)]


def test_cached_choices_are_dropped_after_an_update(seated: Seated) -> None:
    before = seated.session.offers(0)
    assert seated.session.offers(0) is before
    seated.hears(said.Update(4))
    assert seated.session.offers(0) is not before


def test_a_choice_that_no_longer_exists_is_too_late(seated: Seated) -> None:
    seated.script.answers = [page(total=2)]
    with pytest.raises(TooLate):
        seated.session.offers(0).labels([9])


def test_a_query_that_the_server_cannot_answer_does_not_end_the_session(seated: Seated) -> None:
    seated.script.answers = [refused("store"), refused("store")]
    with pytest.raises(Unanswered, match="no"):
        seated.session.offers(0).count()
    with pytest.raises(Unanswered, match="no"):
        seated.session.log(0)


@pytest.mark.parametrize("seen", [None, [], {"turn": 5}, "x"])
def test_an_invalid_position_ends_the_session(seated: Seated, seen: Any) -> None:
    seated.script.seen = seen
    with pytest.raises(UserError, match="The server runs another version"):
        seated.session.view(0)


@pytest.mark.parametrize(
    "answer",
    [
        said.Done("x", 4),
        said.Answered("x", 3, places=(1, 2)),
        said.Answered("x", 3, commands=(1,)),
        said.Answered("x", 3, labels=(Message("x"),)),
    ],
)
def test_an_answer_to_another_request_ends_the_session(seated: Seated, answer: Any) -> None:
    seated.script.answers = [answer]
    with pytest.raises(UserError, match="The server runs another version"):
        seated.session.offers(0).count()


def test_an_answer_without_a_command_ends_the_session(seated: Seated) -> None:
    seated.script.answers = [said.Answered("x", 3), said.Answered("x", 3)]
    with pytest.raises(UserError):
        seated.session.understand(0, "dance")
    with pytest.raises(UserError):
        seated.session.offers(0).foresee({"go": 1})


def test_text_that_the_server_does_not_understand_is_refused(seated: Seated) -> None:
    seated.script.answers = [refused("malformed")]
    with pytest.raises(Rejected):
        seated.session.understand(0, "dance")


def test_a_command_that_was_understood_is_known_by_its_label(seated: Seated) -> None:
    answer = said.Answered("x", 3, labels=(Message("", {"text": "Dance"}),), command={"go": 1})
    seated.script.answers = [answer]
    assert seated.session.understand(0, "dance") == {"go": 1}
    assert seated.session.offers(0).label_of({"go": 1}) == "Dance"


# Output.


def test_narration_belongs_to_its_update_and_is_shown_once(seated: Seated) -> None:
    words = said.Narration("4", "One.\nTwo.")
    assert seated.hears(words) == []
    assert seated.hears(words, said.Update(4)) == ["One.", "Two."]


def test_seconds_are_shown_without_asking_again(seated: Seated) -> None:
    tick = {"type": "timer:tick", "id": "selection", "remainingMs": 5000}
    seated.script.came = [said.Narration("4", "5 seconds."), said.Update(4, kind="time", events=(tick,))]
    seated.session.poll()
    assert [(news.sentences, news.telling) for news in seated.session.news(0, ())] == [
        (["5 seconds."], False)
    ]


def test_rolls_are_numbered_in_order_of_arrival(seated: Seated) -> None:
    seated.hears(said.Update(4, rolls=(Rolled("1d6", (2,), 2),)))
    seated.hears(said.Update(5, rolls=(Rolled("1d6", (3,), 3), Rolled("1d6", (4,), 4))))
    assert list(seated.session.seen_rolls(0)) == [0, 1, 2]
    assert seated.session.roll(2).total == 4


def test_presence_and_chat_are_shown_beside_the_match(seated: Seated) -> None:
    there = (SEATS[0], said.SeatInfo(1, "opponent", "person", "Bo", True))
    assert seated.hears(said.Presence(there, True)) == [
        "Bo (the opponent) has joined.",
        "The clock is stopped.",
    ]
    assert seated.hears(said.Chatted(1, "Bo", "hi")) == ["Bo (the opponent) says: hi"]
    assert seated.hears(said.Presence(SEATS)) == ["Bo (the opponent) has left.", "The clock is running."]


def test_a_lost_connection_is_reported_while_waiting_for_an_answer(seated: Seated) -> None:
    assert seated.hears(ConnectionLost()) == ["Connection lost. Reconnecting."]
    seated.script.came = [ConnectionLost()]
    seated.script.answers = [said.Done("x", 4)]
    seated.session.submit(0, {})
    assert seated.said == ["Connection lost. Reconnecting."]


# While an answer is awaited.


def waits_long(seated: Seated, *typed: str) -> list[str]:
    """The output for a person who types this while the server does not answer a command."""
    seated.script.looks, seated.script.answers = LONG, [said.Done("x", 4)]
    seated.typed = list(typed)
    seated.session.submit(0, {})
    return seated.said


def test_after_a_short_wait_typed_text_goes_to_the_next_question(seated: Seated) -> None:
    seated.script.answers, seated.typed = [said.Done("x", 4)], ["1", "q"]
    seated.session.submit(0, {})
    assert (seated.said, seated.typed) == ([], ["1", "q"])


def test_a_long_wait_is_reported_once_per_answer(seated: Seated) -> None:
    sentence = "The server has not answered yet. Type q to quit or ? for help."
    assert waits_long(seated) == [sentence]
    assert waits_long(seated) == [sentence, sentence]
    seated.script.looks, seated.script.answers = 3 * LONG, [said.Done("x", 4)]
    seated.session.submit(0, {})
    assert seated.said == [sentence] * 3


@pytest.mark.parametrize("word", ["q", "quit", "Exit"])
def test_a_waiting_player_may_leave(seated: Seated, word: str) -> None:
    with pytest.raises(Leave):
        waits_long(seated, word)


def test_a_waiting_player_may_ask_for_help_and_chat(seated: Seated) -> None:
    assert waits_long(seated, "?", "say are you there", "who", "1", "")[1:] == [
        "q: quit; the match stays on the server",
        "who: list the seats and who is connected",
        "say WORDS: send a message to everyone in the match",
        "the player: Ann, connected",
        "the opponent: Bo, not connected",
        "Wait until the server has answered.",
        "Wait until the server has answered.",
    ]
    assert [chat.text for chat in seated.script.told] == ["are you there"]


def test_a_pipe_is_not_read_while_an_answer_is_awaited() -> None:
    script, spoken = Script(), list[str]()
    session = RemoteSession(script, WELCOME, Text(Duel(), "en"), spoken.append, "")
    script.looks, script.answers = 3 * LONG, [said.Done("x", 4)]
    session.submit(0, {})
    assert spoken == []


# Coming and going.


def test_the_position_is_shown_on_joining_and_after_a_long_absence(seated: Seated) -> None:
    for fresh in (True, False, True):
        seated.script.came = [said.Welcome("m", "duel", "1", "classic", 0, SEATS, 3, 0, fresh)]
        seated.session.poll()
        assert any(news.redraw for news in seated.session.news(0, ())) == fresh


def test_every_welcome_after_the_first_is_a_reconnection(seated: Seated) -> None:
    assert seated.hears(WELCOME) == []
    assert seated.hears(WELCOME) == ["Connected again."]


def test_the_end_of_the_match_shows_its_outcome(seated: Seated) -> None:
    seated.hears(said.Over(9, Outcome((1,), "points")))
    assert seated.session.outcome == Outcome((1,), "points")


def test_a_final_close_by_the_server_is_an_error(seated: Seated) -> None:
    with pytest.raises(UserError, match="Another connection has taken over this seat"):
        seated.hears(ClientError("replaced", "the seat has a newer connection"))


def test_an_error_of_the_server_is_explained_in_a_sentence(seated: Seated) -> None:
    assert seated.hears(said.Trouble("bot", "x failed")) == ["A bot has failed; the match is on hold."]
    assert seated.hears(said.Trouble("new", "it rains")) == ["The server says: it rains."]
    rolled_back = seated.hears(said.Trouble("STORE_ROLLBACK", "input 9 is known to you"))
    assert rolled_back == [
        "The server has lost the latest part of the match. What you saw last no longer counts."
    ]


def test_an_error_that_closes_the_connection_is_reported_once(seated: Seated) -> None:
    assert seated.hears(said.Trouble("restart", "the server stops", closing=True)) == []
    assert seated.hears(said.Trouble("replaced", "another connection", closing=True)) == []


# Languages.

REPLACED = {
    "en": "Another connection has taken over this seat. Close it and join again.",
    "pt": "Outra conexão assumiu este lugar. Feche-a e entre de novo.",
    "fr": "Une autre connexion a repris cette place. Fermez-la et revenez.",
    "zh": "这个席位已在别处登录。请关闭那一处，再重新加入。",
}
CLOCK = {
    "en": "Not possible: the clock of this match cannot be stopped.",
    "pt": "Isso não é possível: o relógio desta partida não pode ser parado.",
    "fr": "Impossible : l’horloge de cette partie ne peut pas être arrêtée.",
    "zh": "无法执行：这场对局的计时不能暂停。",
}
WAITING = {
    "en": ["Bo (the opponent) has joined.", "Waiting for Bo (the opponent)."],
    "pt": ["Bo (o adversário) entrou na partida.", "Aguardando Bo (o adversário)."],
    "fr": ["Bo (l’adversaire) rejoint la partie.", "En attente : Bo (l’adversaire)."],
    "zh": ["Bo（对手）加入了。", "正在等待Bo（对手）。"],
}


@pytest.mark.parametrize("lang", REPLACED)
def test_the_end_is_narrated_in_the_language_of_the_match(lang: str) -> None:
    with pytest.raises(UserError) as end:
        Seated(lang=lang).hears(ClientError("replaced", "the seat has a newer connection"))
    assert str(end.value) == REPLACED[lang]


@pytest.mark.parametrize("lang", CLOCK)
def test_refusals_of_the_server_are_in_the_language_of_the_match(lang: str) -> None:
    seated = Seated(lang=lang)
    seated.script.answers = [ClientError("no-pause", "no"), refused("no-pause", message=None)]
    assert seated.session.shortcuts["clock"].run_line("") == [CLOCK[lang]]
    if lang != "en":  # where the server's own reason says more
        assert seated.session.shortcuts["clock"].run_line("") == [CLOCK[lang]]


@pytest.mark.parametrize("lang", WAITING)
def test_presence_and_waiting_are_sentences_in_each_language(lang: str) -> None:
    there = (SEATS[0], said.SeatInfo(1, "opponent", "person", "Bo", True))
    heard = Seated(lang=lang).hears(said.Presence(there), said.Update(4, waits=(said.Due(1),)))
    assert heard == WAITING[lang]


def test_an_unknown_close_code_shows_the_reason_of_the_server() -> None:
    for error, sentence in (
        (ClientError("new", "the door is painted"), "The door is painted."),
        (ClientError("1000", "it has ended"), "The connection was closed. Join again."),
    ):
        with pytest.raises(UserError) as end:
            Seated().hears(error)
        assert str(end.value) == sentence


def test_the_help_lists_what_differs_on_a_server(seated: Seated) -> None:
    here = seated.session.help_overrides
    assert here["help-log"] == f"log: show the latest events, {LONGEST_LOG} sentences at most"
    assert list(here) == ["help-log", "help-why", "help-save", "help-quit"]
    assert seated.session.save_copy("here.jsonl").startswith(
        "Nothing is saved here: the server keeps the match"
    )


# A restored store.


def stands(turn: int) -> dict[str, Any]:
    return {"stateId": "", "round": turn, "scores": {"player": 0, "opponent": 0}, "cards": {}}


def test_after_a_rollback_the_position_of_the_server_is_shown(seated: Seated) -> None:
    seated.hears(WELCOME, said.Update(9, waits=(said.Due(0, options=5),)))
    seated.script.seen = stands(5)
    assert seated.session.view(0) == stands(5)
    before = seated.session.offers(0)

    back = said.Welcome("m", "duel", "1", "classic", 0, SEATS, 7, 0, True, read_only=True)
    seated.script.seen = stands(3)
    assert seated.hears(said.Trouble("STORE_ROLLBACK", "gone"), back) == [
        "The server has lost the latest part of the match. What you saw last no longer counts.",
        "Connected again.",
        "This match is read-only.",
    ]
    assert (seated.session.number, seated.session.view(0)) == (7, stands(3))
    assert seated.session.offers(0) is not before


def test_a_read_only_match_prompts_no_player() -> None:
    closed = said.Welcome("m", "duel", "1", "classic", 0, SEATS, 7, 0, True, read_only=True)
    seated = Seated(closed)
    waits = (said.Due(0, options=5), said.Due(1))
    assert seated.hears(closed, said.Update(7, waits=waits)) == ["This match is read-only."]
    assert seated.session.waits() == []
    assert seated.session.offers(0).count() == 0
    assert seated.session.waits_for_remote_players()  # a closed pipe waits for no player

    open_again = said.Welcome("m", "duel", "1", "classic", 0, SEATS, 7, 0, True)
    seated.hears(open_again, said.Update(7, waits=waits))
    assert seated.session.waits() == [Awaited(0)]


def test_an_update_with_options_reopens_a_read_only_match() -> None:
    closed = said.Welcome("m", "duel", "1", "classic", 0, SEATS, 7, 0, True, read_only=True)
    seated = Seated(closed)
    seated.hears(closed, said.Update(7), said.Update(8, waits=(said.Due(0, options=5),)))
    assert seated.session.waits() == [Awaited(0)]


# Dice.

CHEATS = {
    "commitment": "The server is cheating: it has replaced the commitment to its dice.",
    "secret": "The server is cheating: its seed does not match its commitment.",
    "seed": "The server is cheating: it did not use your seed.",
    "late": "The server rolled these dice itself although you had rolled: it claims that you were too late.",
    "faces": "The server is cheating: the faces it reports are not those of the dice.",
}


@pytest.mark.parametrize("how", CHEATS)
def test_a_cheating_server_is_reported(seated: Seated, how: str) -> None:
    assert seated.hears(ProofMismatch(how, "why")) == [CHEATS[how]]


def asked_for_dice(seated: Seated) -> QuestionData:
    seated.hears(said.Update(4, waits=(said.Due(0, request="7.0", formula="1d6"),)))
    return seated.session.asked(Awaited(0, "7.0"))


def test_thrown_dice_are_recomputed_by_the_client(seated: Seated) -> None:
    asked = asked_for_dice(seated)
    seated.script.answers, seated.script.came = [said.Done("x", 5)], [said.Update(5)]
    seated.session.answer(asked, "typed")
    assert seated.script.asked == [("7.0", "typed")]
    assert seated.session.waits() == []


def reveal(half: str = "typed") -> said.Reveal:
    return said.Reveal("7.0", 0, 1, "", half, (5,))


def test_the_thrower_sees_the_dice_even_if_the_roll_is_narrated_later(seated: Seated) -> None:
    asked_for_dice(seated)
    waits = (said.Due(1),)
    assert seated.hears(reveal(), said.Update(5, 0, "answer", waits=waits)) == [
        "Your roll (1d6): 5.",
        "Waiting for Bo (the opponent).",
    ]


def test_dice_that_are_reported_as_a_roll_are_not_reported_twice(seated: Seated) -> None:
    asked_for_dice(seated)
    others = Rolled("1d6", (4,), 4, 1)
    assert seated.hears(reveal(), said.Update(5, rolls=(others, Rolled("1d6", (5,), 5, 0)))) == []


def test_a_late_player_learns_that_the_server_threw(seated: Seated) -> None:
    asked_for_dice(seated)
    assert seated.hears(reveal(""), said.Update(5, rolls=(Rolled("1d6", (5,), 5, 0),))) == [
        "Time is up: the server rolled for you."
    ]


def test_a_late_player_learns_that_the_answer_was_given(seated: Seated) -> None:
    choices = (Message("yes"), Message("no"))
    due = said.Due(0, 0, "7.0", Message("x", {"text": "Block?"}), choices, deadline=9_500)
    for number in (4, 6):
        seated.hears(said.Update(number, waits=(due,)))
        answered = said.Update(number + 1, 0, "answer")
        if number == 4:
            told = seated.hears(answered)
        else:
            seated.script.answers, seated.script.came = [said.Done("x", 7)], [answered]
            seated.session.answer(seated.session.asked(Awaited(0, "7.0")), 1)
            told = seated.hears()
        assert told == (["Time is up: the default answer was given for you."] if number == 4 else [])


def test_a_forged_throw_is_reported_and_the_match_continues(seated: Seated) -> None:
    asked = asked_for_dice(seated)
    seated.script.answers, seated.script.came = [ProofMismatch("late", "why")], [said.Update(5)]
    seated.session.answer(asked, "typed")
    assert seated.hears() == [CHEATS["late"]]


def test_a_throw_after_its_time_is_too_late(seated: Seated) -> None:
    asked = asked_for_dice(seated)
    seated.script.answers = [refused("no-request")]
    with pytest.raises(TooLate):
        seated.session.answer(asked, "typed")


def test_a_refused_throw_shows_the_reason(seated: Seated) -> None:
    asked = asked_for_dice(seated)
    seated.script.answers = [refused("read-only")]
    with pytest.raises(Refusal):
        seated.session.answer(asked, "typed")


def test_a_spectator_can_neither_choose_nor_chat() -> None:
    seated = Seated(said.Welcome("m", "duel", "1", "classic", -1, SEATS, 3, 0, True))
    assert seated.session.people == ()
    assert seated.session.offers(-1).count() == 0
    assert list(seated.session.shortcuts) == ["who"]


def test_nested_messages_are_decoded() -> None:
    inner = {"id": "seat-player", "args": {"n": 1}}
    told = decode_message(Message("x", {"who": inner, "all": [inner], "n": 1}))
    assert told.args == {
        "who": Message("seat-player", {"n": 1}),
        "all": [Message("seat-player", {"n": 1})],
        "n": 1,
    }
