"""The inbox: every faction marks and dismisses its own messages."""

from __future__ import annotations

import pytest

from turnwright import games
from turnwright.agents import agent
from turnwright.games.stellar.commands import DismissMessages, MarkMessagesRead
from turnwright.games.stellar.events import InboxMarked
from turnwright.games.stellar.rules.inbox import inbox
from turnwright.games.stellar.state import GameMessage
from turnwright.games.stellar.ui import look
from turnwright.kernel import codec
from turnwright.kernel.dice import LoadedDice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import offers
from turnwright.kernel.match import Match
from turnwright.story.catalogue import catalogue_for

STELLAR = games.load("stellar")
LANGUAGES = ("en", "pt", "fr", "zh")


def with_messages(other: str | None = None) -> Match:
    """Border war with three messages for blue, of which red has the first as well; m3 is the most urgent."""
    match = Match(STELLAR, "border-war", seed=1, seats=[None, agent(STELLAR, other) if other else None])
    match.state.messages = [
        GameMessage("message-1", 0, "BATTLE_RESOLVED", 2, "Drift", [], {"winner": "red"}, ["blue", "red"]),
        GameMessage("message-2", 0, "PLANET_CONQUERED", 1, "Ember I", [], {"to": "red"}, ["blue"]),
        GameMessage("message-3", 0, "PLANET_CONQUERED", 3, "Coral", [], {"to": "blue"}, ["blue"]),
    ]
    return match


def marks(match: Match, seat: int) -> dict[str, tuple[bool, bool]]:
    """Which messages a seat sees as read, and which as dismissed."""
    shown = STELLAR.view(match.state, seat)["messages"]
    return {one["id"]: (one["read"], one["dismissed"]) for one in shown}


def test_a_message_is_marked_as_read_for_its_own_faction_only() -> None:
    match = with_messages()
    step = match.submit(0, MarkMessagesRead(("message-1",)))
    assert (step.events, step.to) == ([InboxMarked("blue", 1)], {"0": [0]})
    assert marks(match, 0)["message-1"] == (True, False)
    assert marks(match, 1) == {"message-1": (False, False)}


def test_the_terminal_shows_which_messages_are_unread() -> None:
    match = with_messages()
    match.submit(0, MarkMessagesRead(("message-1",)))
    shown = STELLAR.view(match.state, 0)
    words = catalogue_for(STELLAR, "en")
    drawn = [words.tell(line) for line in STELLAR.presenter.draw({**shown, "day": 9})]
    assert "Inbox: 3, 2 unread. look inbox" in drawn
    listed = [words.tell(line) for line in STELLAR.presenter.look(shown, "inbox", words.tell)]
    assert [line.partition(" day ")[0] for line in listed] == ["m1 (unread)", "m2", "m3 (unread)"]
    match.submit(0, MarkMessagesRead(("message-2", "message-3")))
    drawn = [words.tell(line) for line in STELLAR.presenter.draw(STELLAR.view(match.state, 0))]
    assert "Inbox: 3, all read. look inbox" in drawn


def test_only_messages_that_were_marked_now_are_counted_once_each() -> None:
    match = with_messages()
    match.submit(0, MarkMessagesRead(("message-1",)))
    step = match.submit(0, MarkMessagesRead(("message-1", "message-2", "message-2")))
    assert step.events == [InboxMarked("blue", 1)]


def test_a_dismissed_message_leaves_the_inbox_and_counts_as_read() -> None:
    match = with_messages()
    assert [one.id for one in inbox(match.state, "blue")] == ["message-3", "message-1", "message-2"]
    step = match.submit(0, DismissMessages(("message-1", "message-3")))
    assert step.events == [InboxMarked("blue", 2, True)]
    assert marks(match, 0) == {
        "message-1": (True, True),
        "message-2": (False, False),
        "message-3": (True, True),
    }
    assert [one.id for one in inbox(match.state, "blue")] == ["message-2"]
    assert [one["id"] for one in look.letters(STELLAR.view(match.state, 0))] == ["message-2"]
    assert [one.id for one in inbox(match.state, "red")] == ["message-1"]


def test_a_message_that_was_read_and_is_dismissed_lists_its_reader_once() -> None:
    match = with_messages()
    match.submit(0, MarkMessagesRead(("message-1",)))
    match.submit(0, DismissMessages(("message-1",)))
    match.submit(1, MarkMessagesRead(("message-1",)))
    message = next(one for one in match.state.messages if one.id == "message-1")
    assert (message.read_by, message.dismissed_by) == (["blue", "red"], ["blue"])


def test_a_mark_can_be_undone() -> None:
    match = with_messages("balanced")
    match.submit(0, DismissMessages(("message-1",)))
    match.undo(0)
    assert marks(match, 0)["message-1"] == (False, False)


def test_marks_outlast_the_day() -> None:
    match = with_messages()
    match.submit(0, MarkMessagesRead(("message-1",)))
    for seat in (0, 1):
        match.submit(seat, STELLAR.turns.timeout_command(match.state, seat))
    assert match.state.day == 1
    assert marks(match, 0)["message-1"] == (True, False)


@pytest.mark.parametrize(
    ("seat", "command", "code"),
    [
        (0, MarkMessagesRead(("message-9",)), "unknown-message"),
        (1, DismissMessages(("message-1", "message-2")), "unknown-message"),
        (0, MarkMessagesRead(()), "nothing-to-mark"),
        (0, DismissMessages(()), "nothing-to-mark"),
    ],
)
def test_a_mark_that_is_refused_changes_nothing(
    seat: int, command: MarkMessagesRead | DismissMessages, code: str
) -> None:
    match = with_messages()
    before = codec.encode(match.state)
    with pytest.raises(Rejected) as caught:
        match.submit(seat, command)
    assert (caught.value.code, caught.value.field) == (code, "messageIds")
    assert codec.encode(match.state) == before


def test_a_message_is_read_or_dismissed_only_once() -> None:
    match = with_messages()
    match.submit(0, MarkMessagesRead(("message-1",)))
    with pytest.raises(Rejected, match="no unread message"):
        match.submit(0, MarkMessagesRead(("message-1",)))
    match.submit(0, DismissMessages(("message-1",)))
    with pytest.raises(Rejected, match="has no message"):
        match.submit(0, DismissMessages(("message-1",)))


def test_the_options_mark_all_unread_dismiss_all_and_mark_or_dismiss_each() -> None:
    match = with_messages()
    match.submit(0, MarkMessagesRead(("message-2",)))
    found = [one for one in STELLAR.extra_options(match.state, 0) if hasattr(one, "message_ids")]
    assert found == [
        MarkMessagesRead(("message-3", "message-1")),
        DismissMessages(("message-3", "message-1", "message-2")),
        MarkMessagesRead(("message-3",)),
        DismissMessages(("message-3",)),
        MarkMessagesRead(("message-1",)),
        DismissMessages(("message-1",)),
        DismissMessages(("message-2",)),
    ]
    for command in found:
        fork = with_messages()
        fork.submit(0, MarkMessagesRead(("message-2",)))
        assert fork.submit(0, command).events


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_turn_sheet_and_the_menu_offer_the_marks_in_words(lang: str) -> None:
    match = with_messages()
    words = catalogue_for(STELLAR, lang)
    options = offers(STELLAR, match.state, 0)
    sheet = STELLAR.presenter.turn(match.state, 0, options)
    found = {each.id: each for each in sheet.actions if each.group == "inbox"}
    assert sorted(found) == ["dismiss", "read"]
    targets = [way.targets for way in found["read"].ways]
    assert targets == [
        ("message-3", "message-1", "message-2"),
        ("message-3",),
        ("message-1",),
        ("message-2",),
    ]
    for action in found.values():
        for text in [action.name, *[way.label for way in action.ways]]:
            said = words.tell(text)
            assert said
            assert "{" not in said
            assert "message-" not in said
    (topic,) = [one for one in STELLAR.presenter.headings(match.state, 0, options) if one.word == "inbox"]
    assert len(topic.choices) == 8
    assert words.tell(topic.hint)
    for dismissed in (False, True):
        for count in (1, 2):
            said = STELLAR.presenter.narrate(
                InboxMarked("blue", count, dismissed), None, lang, LoadedDice([]), words.tell
            )
            assert str(count) in said


TYPED = {
    "read m1": MarkMessagesRead(("message-3",)),
    "READ m1, m2": MarkMessagesRead(("message-3", "message-1")),
    "read all": MarkMessagesRead(("message-3", "message-1", "message-2")),
    "dismiss m3": DismissMessages(("message-2",)),
    "dismiss message-1": DismissMessages(("message-1",)),
    "dismiss all": DismissMessages(("message-3", "message-1", "message-2")),
    "Mark 3 messages as read": MarkMessagesRead(("message-3", "message-1", "message-2")),
    "mark m1 as read": MarkMessagesRead(("message-3",)),
    "mark everything as read": MarkMessagesRead(("message-3", "message-1", "message-2")),
    "Dismiss 3 messages": DismissMessages(("message-3", "message-1", "message-2")),
    "delete the message m3": DismissMessages(("message-2",)),
    "clear my inbox": DismissMessages(("message-3", "message-1", "message-2")),
}


@pytest.mark.parametrize("text", TYPED)
def test_a_mark_is_typed_by_the_number_of_the_message(text: str) -> None:
    match = with_messages()
    tell = catalogue_for(STELLAR, "en").tell
    assert STELLAR.presenter.understand(match.state, 0, text, tell) == TYPED[text]


@pytest.mark.parametrize(
    ("lang", "text"), [("pt", "dismiss tudo"), ("fr", "retirer tout"), ("zh", "移除 全部")]
)
def test_a_mark_is_typed_in_every_language(lang: str, text: str) -> None:
    match = with_messages()
    tell = catalogue_for(STELLAR, lang).tell
    assert STELLAR.presenter.understand(match.state, 0, text, tell) == TYPED["dismiss all"]


SAID = {
    "pt": ("marcar todas as mensagens como lidas", "marcar m1 como lida", "apagar todas as mensagens"),
    "fr": ("marquer tous les messages comme lus", "marquer m1 comme lu", "supprimer tous les messages"),
    "zh": ("把所有信件标为已读", "将 m1 标为已读", "移除全部信件"),
}


@pytest.mark.parametrize("lang", SAID)
def test_a_mark_is_said_in_a_sentence_of_every_language(lang: str) -> None:
    match, tell = with_messages(), catalogue_for(STELLAR, lang).tell
    found = [STELLAR.presenter.understand(match.state, 0, text, tell) for text in SAID[lang]]
    assert found == [TYPED["read all"], MarkMessagesRead(("message-3",)), TYPED["dismiss all"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_marks_for_several_messages_are_typed_as_the_menu_lists_them(lang: str) -> None:
    match, tell = with_messages(), catalogue_for(STELLAR, lang).tell
    match.submit(0, MarkMessagesRead(("message-1",)))
    several = [one for one in offers(STELLAR, match.state, 0) if len(getattr(one, "message_ids", ())) > 1]
    assert several == [MarkMessagesRead(("message-3", "message-2")), TYPED["dismiss all"]]
    for command in several:
        label = tell(STELLAR.presenter.label(match.state, 0, command))
        assert STELLAR.presenter.understand(match.state, 0, label, tell) == command, label


def test_the_numbers_follow_the_inbox_after_a_mark() -> None:
    match = with_messages()
    tell = catalogue_for(STELLAR, "en").tell
    match.submit(0, STELLAR.presenter.understand(match.state, 0, "dismiss m1", tell))
    assert STELLAR.presenter.understand(match.state, 0, "dismiss m1", tell) == DismissMessages(("message-1",))


@pytest.mark.parametrize(("text", "code"), [("read m9", "unknown-message"), ("dismiss", "which-message")])
def test_a_message_that_is_not_there_is_refused_in_words(text: str, code: str) -> None:
    match = with_messages()
    with pytest.raises(Rejected) as caught:
        STELLAR.presenter.understand(match.state, 0, text, catalogue_for(STELLAR, "en").tell)
    assert caught.value.code == code
    for lang in LANGUAGES:
        assert catalogue_for(STELLAR, lang).tell(STELLAR.presenter.explain(match.state, caught.value))


@pytest.mark.parametrize("text", ["read m1", "dismiss all"])
def test_an_empty_inbox_says_so(text: str) -> None:
    match = with_messages()
    match.state.messages = []
    with pytest.raises(Rejected) as caught:
        STELLAR.presenter.understand(match.state, 0, text, catalogue_for(STELLAR, "en").tell)
    explained = STELLAR.presenter.explain(match.state, caught.value)
    assert [catalogue_for(STELLAR, lang).tell(explained) for lang in ("en", "pt", "fr", "zh")] == [
        "your inbox is empty",
        "seu correio está vazio",
        "votre courrier est vide",
        "你的信箱是空的",
    ]


def test_marks_have_a_notation() -> None:
    for command in (MarkMessagesRead(("message-1",)), DismissMessages(("message-1", "message-2"))):
        assert STELLAR.notation.parse_command(STELLAR.notation.write_command(command)) == command
    assert STELLAR.notation.write_command(DismissMessages(("a", "b"))) == "dismiss a,b"


def test_the_most_urgent_message_comes_first_then_the_newest_then_by_id() -> None:
    match = with_messages()
    match.state.messages = [
        GameMessage(name, day, "PLANET_CONQUERED", priority, "Coral", [], {}, ["blue"])
        for name, day, priority in [("m1", 1, 2), ("m2", 2, 2), ("m4", 2, 2), ("m3", 2, 2), ("m5", 0, 3)]
    ]
    assert [one.id for one in inbox(match.state, "blue")] == ["m5", "m2", "m3", "m4", "m1"]


def test_a_message_that_a_save_calls_read_is_read_by_all() -> None:
    match = with_messages()
    match.state.messages[0].read = True
    assert (marks(match, 0)["message-1"], marks(match, 1)["message-1"]) == ((True, False), (True, False))
    with pytest.raises(Rejected, match="there is no unread message among these"):
        match.submit(0, MarkMessagesRead(("message-1",)))
