"""What waits for all clients together has an end: whoever has taken nothing for longest goes first."""

from __future__ import annotations

from turnwright.server.host.send_budget import SendBudget


class Client:
    """Somebody for whom things wait."""

    def __init__(self, backlog: SendBudget) -> None:
        self.backlog = backlog
        self.gone = False

    def overflow(self) -> None:
        self.gone = True
        self.backlog.forget(self)


def test_what_is_taken_waits_no_more() -> None:
    backlog = SendBudget(10)
    ann = Client(backlog)

    backlog.put(ann, 7)
    backlog.took(ann, 3)
    assert backlog.bytes == 4

    backlog.took(ann, 4)
    assert backlog.bytes == 0
    assert not ann.gone


def test_whoever_has_taken_nothing_for_longest_goes() -> None:
    backlog = SendBudget(10)
    first, second, third = (Client(backlog) for _ in range(3))
    backlog.put(first, 4)
    backlog.put(second, 4)
    backlog.took(first, 1)

    backlog.put(third, 4)

    assert (first.gone, second.gone, third.gone) == (False, True, False)
    assert backlog.bytes == 7


def test_as_many_go_as_must_and_one_message_that_is_too_much_goes_with_its_client() -> None:
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


def test_what_was_on_its_way_to_somebody_who_is_gone_counts_for_nobody() -> None:
    backlog = SendBudget(10)
    ann = Client(backlog)
    backlog.put(ann, 5)
    backlog.forget(ann)

    backlog.took(ann, 5)

    assert backlog.bytes == 0
