"""A person in the master's seat of an adventure, at one terminal with bots that lead the party."""

import json

from cli.installed_games import Call, Installation

MASTER = ("play", "tactics/copper-mine", "--seats", "person,heuristic", "--seed", "3", "--journal", "a.jsonl")


def test_between_fights_the_master_is_asked_before_each_action_of_a_bot(call: Call) -> None:
    said = call(*MASTER, typed="\ncontinue\nq\n")
    assert said.out.count("let the others go on") == 3
    assert "Oda moves to 5, 6.\n" in said.out
    assert "Marta: Goblins sit" in said.out  # the second action of the party
    assert "Bran helps Oda" not in said.out  # the third


def test_bots_wait_until_the_master_lets_them_act(call: Call, installation: Installation) -> None:
    assert "Oda moves" not in call(*MASTER, typed="").out
    lines = (installation.folder / "a.jsonl").read_text("utf-8").splitlines()
    assert not any("command" in json.loads(line) for line in lines)


def test_between_two_actions_of_bots_the_master_changes_the_world(call: Call) -> None:
    said = call(*MASTER, typed="\nMASTER_DAMAGE fighter 5\nCHANGE_SCENE road\nu\n\nq\n")
    assert "7/12 hp  Bran" in said.out
    changed, undone = said.out.split("New scene: The mine road.")[1].split("The last choice is undone.")
    assert "The mine road: " in changed
    assert "The Lantern inn: " not in changed
    assert "The Lantern inn: " in undone
    assert said.out.count("let the others go on") == 6


def test_in_other_languages_the_word_to_go_on_is_theirs(call: Call) -> None:
    said = call(*MASTER, "--lang", "fr", typed="continuer\nq\n")
    assert said.out.count("Appuyez sur Entrée ou tapez continuer") == 2


def test_the_event_of_a_scene_is_offered_by_its_name(call: Call) -> None:
    said = call(*MASTER, typed="CHANGE_SCENE shaft\nq\n").out.split("New scene")[1]
    assert "Trigger the event: rockslide" in said
    assert "Not possible" not in said
