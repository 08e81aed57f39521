"""The choices of a turn stand under a few headings, and every one of them under one."""

from games.rounds.arena import ROUNDS, battle, card, duel, hero
from games.rounds.small_land import journey, land
from turnwright.agents import agent
from turnwright.games.rounds.commands import Resign
from turnwright.games.rounds.options import TurnOptions
from turnwright.games.rounds.ui import labels
from turnwright.kernel.dice import Dice
from turnwright.kernel.game import offers
from turnwright.kernel.match import Match
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


def test_under_a_heading_the_best_option_comes_first() -> None:
    bot = agent(ROUNDS, "heuristic")
    match = Match(ROUNDS, "duelo", seed=5, seats=[bot, bot])
    seen = set()
    while match.outcome is None:
        acting = ROUNDS.to_act(match.state)
        seat = acting[0] if acting else -1
        if seat >= 0 and isinstance(ROUNDS.options(match.state, seat), TurnOptions):
            joined = offers(ROUNDS, match.state, seat)
            best = bot.command(ROUNDS, match.state, seat, ROUNDS.options(match.state, seat), Dice(0, "bot"))
            word = labels.heading_of(best)
            seen.add(word)
            if word != "act":
                (listed,) = [
                    each for each in ROUNDS.presenter.headings(match.state, seat, joined) if each.word == word
                ]
                assert joined.command(listed.choices[0]) == best
        match.act()
    assert {"attack", "play", "move"} <= seen


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
