"""The thread that keeps a seat at a server, with a real one."""

from __future__ import annotations

from secrets import token_hex

import pytest

from cli.bad_servers import telling
from cli.servers import Served
from turnwright.cli.terminal.remote.server_thread import Arrived, ConnectionLost, ServerLink
from turnwright.client import ClientError, connect, create_match, join_match
from turnwright.protocol.endpoints import Joined
from turnwright.protocol.messages import Answered, Ask, Chat, Chatted, Trouble, Welcome


def seat_at(served: Served) -> Joined:
    made = served.do(create_match(served.url, "duel"))
    taken: Joined = served.do(join_match(served.url, made.id, made.invites[0].token, "Ann"))
    return taken


def nothing() -> None:
    pass


def test_requests_are_answered_and_updates_wake_the_prompt(served: Served) -> None:
    mine = seat_at(served)
    woken: list[bool] = []
    link = ServerLink(served.url, mine.id, mine.token, "", lambda: woken.append(True))
    assert link.open().seat == 0
    answer = link.ask(Ask(token_hex(8), "options"), nothing)
    assert isinstance(answer, Answered)
    assert answer.total >= 1
    assert "round" in link.view(Ask(token_hex(8), "view"), nothing)
    link.tell(Chat(token_hex(8), "hello"))
    while not any(isinstance(message, Chatted) for message in link.wait()):
        pass
    assert woken
    link.close()


def test_a_refused_client_learns_why(served: Served) -> None:
    mine = seat_at(served)
    with pytest.raises(ClientError) as error:
        ServerLink(served.url, mine.id, "no token", "", nothing).open()
    assert error.value.code == "wrong-token"


def test_a_replaced_connection_no_longer_answers(served: Served) -> None:
    mine = seat_at(served)
    link = ServerLink(served.url, mine.id, mine.token, "", nothing)
    link.open()

    async def take_over() -> None:
        async with connect(served.url, mine.id, mine.token):
            pass

    served.do(take_over())
    while not any(isinstance(message, ClientError) for message in link.wait()):
        pass
    for _ in range(2):
        with pytest.raises(ClientError) as error:
            link.ask(Ask(token_hex(8), "options"), nothing)
        assert error.value.code == "replaced"
    link.close()


def test_after_a_rollback_a_client_reconnects_and_gets_the_current_view() -> None:
    welcome = Welcome("m", "duel", "1", "classic", -1, (), 3, 0, True)
    with telling(welcome, Trouble("STORE_ROLLBACK", "gone")) as url:
        link = ServerLink(url, "m", "", "", nothing)
        link.open()
        came: list[Arrived] = []
        while len(came) < 3 and not link.ended:
            came += link.wait()
        link.close()
    assert [type(message) for message in came[:3]] == [Welcome, ConnectionLost, Welcome]
