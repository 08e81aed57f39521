"""The total backlog of all clients is bounded: the longest unread client is dropped first."""

from __future__ import annotations

from turnwright.server.host.send_budget import SendBudget


class Client:
    """A client with queued messages."""

    def __init__(self, backlog: SendBudget) -> None:
        self.backlog = backlog
        self.gone = False

    def overflow(self) -> None:
        self.gone = True
        self.backlog.forget(self)


def test_sent_messages_leave_the_backlog() -> None:
    backlog = SendBudget(10)
    ann = Client(backlog)

    backlog.put(ann, 7)
    backlog.took(ann, 3)
    assert backlog.bytes == 4

    backlog.took(ann, 4)
    assert backlog.bytes == 0
    assert not ann.gone


def test_the_client_that_has_not_read_for_longest_is_dropped() -> None:
    backlog = SendBudget(10)
    first, second, third = (Client(backlog) for _ in range(3))
    backlog.put(first, 4)
    backlog.put(second, 4)
    backlog.took(first, 1)

    backlog.put(third, 4)

    assert (first.gone, second.gone, third.gone) == (False, True, False)
    assert backlog.bytes == 7


def test_enough_clients_are_dropped_including_one_with_an_oversized_message() -> None:
    backlog = SendBudget(10)
    clients = [Client(backlog) for _ in range(3)]
    for each in clients:
        backlog.put(each, 3)

    backlog.put(Client(backlog), 8)
    assert [each.gone for each in clients] == [True, True, True]
    assert backlog.bytes == 8

    last = Client(backlog)
    backlog.put(last, 11)
    assert last.gone
    assert backlog.bytes == 0


def test_bytes_in_transit_to_a_dropped_client_no_longer_count() -> None:
    backlog = SendBudget(10)
    ann = Client(backlog)
    backlog.put(ann, 5)
    backlog.forget(ann)

    backlog.took(ann, 5)

    assert backlog.bytes == 0
