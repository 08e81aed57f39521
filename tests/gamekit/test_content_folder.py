"""The content folder of a game lists, reads and fingerprints shipped files."""

from hashlib import blake2b

from turnwright.gamekit.content_folder import ContentFolder

DUEL = ContentFolder("turnwright.games.duel", "classic")


def test_the_default_scenario_comes_first_and_the_others_in_order() -> None:
    names = DUEL.scenario_names()

    assert names[0] == "classic"
    assert names[1:] == sorted(names[1:])
    assert "classic" not in names[1:]


def test_a_scenario_is_read_by_name_or_as_values() -> None:
    assert DUEL.scenario("quick").file == "scenarios/quick.yaml"
    assert DUEL.scenario({"mode": "quick"}).values == {"mode": "quick"}


def test_the_fingerprint_covers_the_bytes_of_the_files_in_order() -> None:
    expected = blake2b(DUEL.read("deck.json") + DUEL.read("scenarios/quick.yaml"), digest_size=16)

    assert DUEL.fingerprint(["deck.json", "scenarios/quick.yaml"]) == expected.hexdigest()
