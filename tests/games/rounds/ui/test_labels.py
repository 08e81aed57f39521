"""The choices of a turn stand under a few headings, and every one of them under one."""

from games.rounds.arena import ROUNDS, battle, card, duel, hero
from games.rounds.small_land import journey, land
from turnwright.games.rounds.commands import Resign
from turnwright.kernel.options import JoinedOptions
from turnwright.story.catalogue import Catalogue


def test_every_choice_of_a_turn_stands_under_one_heading() -> None:
    ana = hero("ana", PER=5, deck=["cheer"])
    match = battle(duel(ana, cards=[card("cheer", {"do": "heal", "amount": 1})]))
    options = JoinedOptions([ROUNDS.options(match.state, 0), ROUNDS.extra_options(match.state, 0)])
    found = ROUNDS.presenter.headings(match.state, 0, options)
    assert [topic.word for topic in found] == ["attack", "play", "move", "act"]
    places = [place for topic in found for place in topic.choices]
    assert sorted(places) == list(range(options.count()))
    assert options.command(found[3].choices[-1]) == Resign()


def test_a_cell_is_typed_and_the_heading_says_how() -> None:
    match = battle(duel())
    options = ROUNDS.options(match.state, 0)
    (walk,) = [topic for topic in ROUNDS.presenter.headings(match.state, 0, options) if topic.word == "move"]
    assert walk.shown == 0
    assert walk.hint is not None
    for lang, example in (("en", "Example: "), ("pt", "Exemplo: "), ("fr", "Exemple : "), ("zh", "例如：")):
        words = Catalogue("turnwright.games.rounds", lang)
        typed = words.tell(walk.hint).removeprefix(example)
        assert ROUNDS.presenter.understand(match.state, 0, typed, words.tell) == options.command(
            walk.choices[0]
        )


def test_a_group_on_the_way_has_few_choices_and_no_headings() -> None:
    match = journey(land())
    assert ROUNDS.presenter.headings(match.state, 0, ROUNDS.options(match.state, 0)) == ()
