"""Files of the Open5e project made into a library: what is understood, left out, or refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games.tactics.srd.extract import source_folder
from pages import page_text
from turnwright import Match
from turnwright.agents import agent
from turnwright.cli import main
from turnwright.cli.errors import BadFile, UserError
from turnwright.cli.tactics.open5e import library
from turnwright.cli.tactics.open5e.actions import attack, multiattack, power
from turnwright.cli.tactics.open5e.prose import Reader
from turnwright.games.tactics.content import check_creatures, lend, load_scenario
from turnwright.games.tactics.game import Tactics

ABILITIES = ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")


def row(name: str, **fields: Any) -> dict[str, Any]:
    """A creature of the files, as they have it."""
    plain: dict[str, Any] = {
        **{f"ability_score_{ability}": 12 for ability in ABILITIES},
        **{f"saving_throw_{ability}": None for ability in ABILITIES},
        **dict.fromkeys(("fly", "climb", "swim", "burrow")),
        **{f"{sense}_range": None for sense in ("darkvision", "blindsight", "tremorsense", "truesight")},
        **{f"damage_{what}": [] for what in ("resistances", "immunities", "vulnerabilities")},
        "name": name,
        "type": "beast",
        "armor_class": 13,
        "hit_points": 9,
        "hit_dice": "2d8",
        "challenge_rating": "0.250",
        "walk": 30,
        "hover": False,
        "initiative_bonus": 1,
        "passive_perception": 11,
        "condition_immunities": [],
    }
    return {**plain, **fields}


def action(
    name: str, desc: str, kind: str = "ACTION", uses: str | None = None, many: int | None = None
) -> Any:
    return {"name": name, "desc": desc, "action_type": kind, "uses_type": uses, "uses_param": many}


def files(folder: Path, creatures: list[Any], actions: list[Any], traits: tuple[Any, ...] = ()) -> Path:
    """A folder as the project has it; what is given belongs to the first creature."""
    owned = {"parent": "mine_0"}
    tables = {
        "Creature": creatures,
        "CreatureAction": [{**each, **owned} for each in actions],
        "CreatureTrait": [{**each, **owned} for each in traits],
    }
    for name, rows in tables.items():
        listed = [{"pk": f"mine_{at}", "fields": each} for at, each in enumerate(rows)]
        (folder / f"{name}.json").write_text(json.dumps(listed), "utf-8")
    return folder


HOOVES = action("Hooves", "Melee Attack Roll: +4, reach 5 ft. 6 (1d8 + 2) Bludgeoning damage.")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A data folder of its own, and no library left behind."""
    monkeypatch.setenv("TURNWRIGHT_DATA", str(tmp_path / "data"))
    yield tmp_path / "data"
    lend([])


# What the prose says


@pytest.mark.parametrize(
    ("prose", "effects"),
    [
        (
            "7 (1d8 + 3) Piercing damage plus 3 (1d6) Fire damage.",
            [{"damage": "1d8+3 piercing"}, {"damage": "1d6 fire"}],
        ),
        (
            "4 (1d4 + 2) Piercing damage. "
            "If the target is a Medium or smaller creature, it has the Prone condition.",
            [{"damage": "1d4+2 piercing"}, {"condition": "prone", "largest": "medium"}],
        ),
        (
            "5 (2d4) Piercing damage, or 2 (1d4) Piercing damage if the swarm is Bloodied.",
            [
                {
                    "when": "actor_bloodied",
                    "effects": [{"damage": "1d4 piercing"}],
                    "otherwise": [{"damage": "2d4 piercing"}],
                }
            ],
        ),
        (
            "1 Piercing damage, and the target has the Poisoned condition until the end of its next turn.",
            [{"damage": "1 piercing"}, {"condition": "poisoned", "until": "end_of_turn"}],
        ),
        (
            "3 (1d6) Cold damage, and the target's Speed decreases by 10 feet until the end "
            "of its next turn.",
            [{"damage": "1d6 cold"}, {"condition": "slowed_by_10", "speed": -10, "until": "end_of_turn"}],
        ),
        (
            "The target has the Grappled condition (escape DC 14), and it has the Restrained "
            "condition until the grapple ends.",
            [{"condition": "held_fast", "brings": ["grappled", "restrained"], "escape_dc": 14}],
        ),
    ],
)
def test_a_hit_is_understood(prose: str, effects: list[Any]) -> None:
    assert Reader(prose, "mine").read().effects == effects


def test_text_that_is_not_understood_is_reported() -> None:
    told = Reader("1 Fire damage, and the target sings a long song about cheese.", "mine").read()
    assert (told.effects, told.whole) == ([{"damage": "1 fire"}], False)


def test_an_attack_keeps_its_bonus_reach_and_damage() -> None:
    made = attack(
        action(
            "Spear",
            "Melee or Ranged Attack Roll: +3, reach 5 ft. or range 20/60 ft. 4 (1d6 + 1) Piercing damage.",
        ),
        "mine",
    )
    assert made is not None
    assert made[0] == {
        "id": "spear",
        "name": "Spear",
        "to_hit": 3,
        "reach": 5,
        "range": 20,
        "long": 60,
        "hit": [{"damage": "1d6+1 piercing"}],
    }


def test_a_power_keeps_its_area_its_save_and_its_recharge() -> None:
    prose = (
        "Dexterity Saving Throw: DC 15, each creature in a 60-foot Cone. "
        "Failure: 28 (8d6) Fire damage. Success: Half damage."
    )
    made = power(action("Breath", prose, uses="RECHARGE_ON_ROLL", many=5), "mine", 5)
    assert made is not None
    assert made[0] == {
        "id": "breath",
        "name": "Breath",
        "cost": "action",
        "recharge": 5,
        "dc": 15,
        "area": {"shape": "cone", "size": 60, "from_self": True},
        "effects": [{"save": "DEX", "fail": [{"damage": "8d6 fire", "half": True}]}],
    }


@pytest.mark.parametrize(
    ("prose", "ways"),
    [
        ("It makes two Rend attacks.", [[{"names": ["rend"], "count": 2}]]),
        (
            "It makes one Bite attack and one Claw attack.",
            [[{"names": ["bite"], "count": 1}, {"names": ["claw"], "count": 1}]],
        ),
        (
            "It makes two attacks, using Bite or Claw in any combination.",
            [[{"names": ["bite", "claw"], "count": 2}]],
        ),
        (
            "It makes two Claw attacks, or it makes three Rend attacks.",
            [[{"names": ["claw"], "count": 2}], [{"names": ["rend"], "count": 3}]],
        ),
        (
            "It makes three Rend attacks. It can replace one attack with a use of Roar.",
            [[{"names": ["rend"], "count": 2}, {"names": ["rend", "roar"], "count": 1}]],
        ),
        (
            "It makes two Claw attacks and uses Roar.",
            [[{"names": ["claw"], "count": 2}, {"names": ["roar"], "count": 1}]],
        ),
    ],
)
def test_a_multiattack_keeps_its_attacks(prose: str, ways: list[Any]) -> None:
    assert multiattack(prose, ["bite", "claw", "rend", "roar"]) == ways


# The library


def test_a_creature_is_converted_and_omissions_are_reported(tmp_path: Path) -> None:
    odd = {"name": "Cheese Song", "desc": "It sings."}
    made = library.read(files(tmp_path, [row("Hay Ox")], [HOOVES, action("Juggle", "It juggles.")], (odd,)))
    (entry,) = made.entries
    assert (entry["id"], entry["cr"], entry["xp"], entry["size"]) == ("hay_ox", "1/4", 50, "medium")
    assert made.left_out == {"Hay Ox": ["Cheese Song", "Juggle"]}
    assert library.details(made) == ["Hay Ox: without Cheese Song, Juggle"]


@pytest.mark.parametrize(
    ("name", "desc", "left"),
    [
        (
            "Fire Form",
            "It can enter a creature's space, and that creature takes 5 (1d10) Fire damage.",
            "Fire Form",
        ),
        ("Bound", "Half of any damage the wearer takes is transferred to it.", "Bound"),
        ("Spell Storing", "A wearer can cause it to store one spell.", "Spell Storing"),
        ("Web Walker", "It ignores movement restrictions caused by webs.", ""),
        ("Abduct", "It needn't spend extra movement to move a creature it is grappling.", ""),
        ("Mucus Cloud", "While underwater, it is surrounded by mucus.", ""),
        (
            "Swarm",
            "The swarm can occupy another creature's space and vice versa. It can't regain Hit Points.",
            "",
        ),
        ("Amphibious", "It can breathe air and water.", ""),
        ("Immutable Form", "It can't shape-shift.", ""),
    ],
)
def test_an_unknown_combat_trait_is_reported(tmp_path: Path, name: str, desc: str, left: str) -> None:
    made = library.read(files(tmp_path, [row("Hay Ox")], [HOOVES], ({"name": name, "desc": desc},)))
    assert made.left_out == {"Hay Ox": [left] if left else []}


def test_changing_shape_and_leaving_the_plane_are_reported_too(tmp_path: Path) -> None:
    rare = [action(name, "It does so.", "BONUS_ACTION") for name in ("Shape-Shift", "Ethereal Jaunt", "Leap")]
    made = library.read(files(tmp_path, [row("Hay Ox")], [HOOVES, *rare]))
    assert made.left_out == {"Hay Ox": ["Shape-Shift", "Ethereal Jaunt", "Leap"]}


def test_files_without_a_creature_are_refused(tmp_path: Path) -> None:
    files(tmp_path, [], [])
    with pytest.raises(BadFile, match=r"Creature\.json: expected at least one creature"):
        library.read(tmp_path)
    to = tmp_path / "mine.json"
    assert main(["import", "open5e", str(tmp_path), "--to", str(to)]) == 5
    assert not to.exists()


def test_an_unplayable_creature_is_left_out_with_the_reason(tmp_path: Path) -> None:
    broken = row("Broken", hit_points=None)
    made = library.read(files(tmp_path, [row("Hay Ox"), row("Pacifist"), broken], [HOOVES]))
    # A creature without an attack still has its Unarmed Strike.
    assert [entry["id"] for entry in made.entries] == ["hay_ox", "pacifist"]
    assert list(made.refused) == ["Broken"]
    assert "hp" in made.refused["Broken"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (None, "there is no such file"),
        ("[{", "expected JSON"),
        ("{}", "expected a list of rows"),
        ('[{"pk": 1}]', "expected fields and a pk in row 1"),
    ],
)
def test_an_invalid_file_is_refused_with_its_path(tmp_path: Path, text: str | None, reason: str) -> None:
    files(tmp_path, [row("Hay Ox")], [HOOVES])
    path = tmp_path / "CreatureAction.json"
    path.unlink()
    if text is not None:
        path.write_text(text, "utf-8")
    with pytest.raises(BadFile, match=reason) as refused:
        library.read(tmp_path)
    assert str(path) in str(refused.value)


def test_an_existing_library_is_overwritten_only_on_request(tmp_path: Path) -> None:
    made = library.read(files(tmp_path, [row("Hay Ox")], [HOOVES]))
    path = tmp_path / "deep" / "mine.json"
    library.write(made, path, over=False)
    kept = path.read_bytes()
    with pytest.raises(UserError, match="already exists"):
        library.write(library.Made([], {}, {}), path, over=False)
    assert path.read_bytes() == kept
    library.write(library.Made([], {}, {}), path, over=True)
    assert path.read_bytes() != kept


def test_an_existing_report_is_overwritten_only_on_request(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("notes")
    made = library.read(files(tmp_path, [row("Hay Ox")], [HOOVES]))
    with pytest.raises(UserError, match=r"mine\.txt already exists"):
        library.write(made, tmp_path / "mine.json", over=False)
    assert not (tmp_path / "mine.json").exists()


def test_the_library_and_its_report_must_be_different_files(tmp_path: Path) -> None:
    made = library.read(files(tmp_path, [row("Hay Ox")], [HOOVES]))
    with pytest.raises(UserError, match="used for two files"):
        library.write(made, tmp_path / "mine.txt", over=True)


@pytest.mark.parametrize("broken", [{"hit_dice": None}, {"walk": float("inf")}, {"challenge_rating": "x"}])
def test_an_invalid_row_does_not_affect_the_others(tmp_path: Path, broken: dict[str, Any]) -> None:
    folder = files(tmp_path, [row("Hay Ox"), row("Odd Ox", **broken)], [HOOVES])
    made = library.read(folder)
    assert [entry["name"] for entry in made.entries] == ["Hay Ox"]
    assert list(made.refused) == ["Odd Ox"]
    assert made.refused["Odd Ox"] != "it has no attack"


def test_an_imported_creature_can_be_used_in_scenarios(
    tmp_path: Path, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "files"
    folder.mkdir()
    files(folder, [row("Hay Ox")], [HOOVES])
    scene = {
        "name": "Meadow",
        "map": {"rows": ["......"]},
        "party": [{"id": "ox", "base": "hay_ox", "at": [0, 0]}],
        "foes": [{"id": "wolf", "base": "wolf", "at": [5, 0]}],
    }
    path = tmp_path / "meadow.json"
    path.write_text(json.dumps(scene), "utf-8")
    assert main(["run", f"tactics/{path}", "--bots"]) == 5
    assert main(["import", "open5e", str(folder)]) == 0
    said = capsys.readouterr().out
    assert "1 creatures read, 1 can be played" in said
    assert str(home / "libraries" / library.NAME) in said
    assert main(["import", "open5e", str(folder)]) == 2
    assert main(["import", "open5e", str(folder), "--force"]) == 0
    assert main(["import", "elsewhere", str(folder)]) == 2
    assert main(["import", "open5e", str(tmp_path / "nowhere")]) == 5
    assert main(["run", f"tactics/{path}", "--bots"]) == 0


def test_a_loaded_scenario_contains_the_imported_content_it_uses(tmp_path: Path, home: Path) -> None:
    made = library.read(files(tmp_path, [row("Hay Ox")], [HOOVES]))
    library.write(made, tmp_path / "mine.json", over=False)
    lend([tmp_path / "mine.json"])
    token = {"id": "ox", "base": "hay_ox", "at": [0, 0]}
    found = load_scenario(
        {
            "name": "A",
            "map": {"rows": ["..."]},
            "party": [token],
            "foes": [{**token, "id": "b", "at": [2, 0]}],
        }
    )
    assert [entry.id for entry in found.creatures] == ["hay_ox"]


# The files themselves, where they are


@pytest.fixture(scope="module")
def whole() -> library.Made:
    folder = source_folder()
    if folder is None:
        pytest.skip("the Open5e tables, which hold prose, are not beside the checkout")
    return library.read(folder)


def test_all_imported_creatures_can_be_played_and_stand_beside_each_other(whole: library.Made) -> None:
    assert (len(whole.entries), whole.refused) == (331, {})
    check_creatures(whole.entries)


def test_the_docs_show_the_report_of_the_importer(whole: library.Made) -> None:
    page = page_text("tactics-heroes-and-encounters")
    for line in library.summary(whole, Path("mine.json"))[:2]:
        assert line in page


def fights_to_an_end(entry: dict[str, Any]) -> bool:
    game = Tactics()
    scene = {
        "name": "ring",
        "map": {"rows": ["." * 12] * 8},
        "party": [{"id": "one", "base": entry["id"], "at": [0, 0]}],
        "foes": [{"id": "ogre", "base": "ogre", "at": [9, 2]}],
        "creatures": [entry],
        "max_rounds": 20,
    }
    match = Match(game, scene, seed=3, seats=[agent(game, "heuristic")] * 2)
    for _ in range(3000):
        if match.outcome is not None or match.act() is None:
            break
    return match.outcome is not None


def test_a_sample_of_imported_creatures_fights_to_the_end(whole: library.Made) -> None:
    for entry in whole.entries[::40]:
        assert fights_to_an_end(entry), entry["id"]


@pytest.mark.nightly
def test_all_imported_creatures_fight_to_the_end(whole: library.Made) -> None:
    assert [entry["id"] for entry in whole.entries if not fights_to_an_end(entry)] == []


def test_a_grapple_that_restrains_rests_on_the_grapple(tmp_path: Path) -> None:
    text = (
        "Melee Attack Roll: +5, reach 5 ft. 5 (1d4 + 3) Bludgeoning damage. The target has the Grappled "
        "condition (escape DC 13), and it has the Restrained condition until the grapple ends."
    )
    made = library.read(files(tmp_path, [row("Squid")], [action("Tentacle", text)]))
    (entry,) = made.entries
    held = entry["attacks"][0]["hit"][1]
    assert (held["condition"], held["rests_on"]) == ("held_fast", "grappled")


def left_out(folder: Path, name: str, *actions: Any, traits: tuple[Any, ...] = ()) -> list[str]:
    return library.read(files(folder, [row(name)], list(actions), traits)).left_out[name]


SLUDGE = "Constitution Saving Throw: DC 12, one creature the ooze can see within 30 feet. Failure: "


@pytest.mark.parametrize(
    ("prose", "left"),
    [
        ("7 (2d6) Acid damage. Success: Half damage.", []),
        ("7 (2d6) Acid damage, and the target forgets the names of its friends.", ["a part of Sludge"]),
        ("7 (2d6) Acid damage. Failure by 5 or More: The target falls asleep.", ["a part of Sludge"]),
        ("7 (2d6) Acid damage. Success: The target moves to the nearest door.", ["a part of Sludge"]),
    ],
)
def test_a_save_whose_text_is_not_understood_is_reported(tmp_path: Path, prose: str, left: list[str]) -> None:
    assert left_out(tmp_path, "Ooze Lord", HOOVES, action("Sludge", SLUDGE + prose)) == left


def test_a_leap_is_a_jump_over_everything(tmp_path: Path) -> None:
    leap = action("Leap", "The squid jumps up to 30 feet by spending 10 feet of movement.")
    made = library.read(files(tmp_path, [row("Squid")], [HOOVES, leap]))
    assert made.left_out["Squid"] == []
    (power,) = [each for each in made.entries[0]["powers"] if each["id"] == "leap"]
    assert (power["range"], power["spends"]) == (30, 10)


@pytest.mark.parametrize(
    ("desc", "left"),
    [
        ("Its game statistics, other than its size, are the same in each form.", []),
        ("Its statistics are the same in each form, except for its Speed.", ["Shape-Shift"]),
    ],
)
def test_a_change_of_shape_that_changes_no_number_is_no_loss(
    tmp_path: Path, desc: str, left: list[str]
) -> None:
    assert left_out(tmp_path, "Selkie", HOOVES, action("Shape-Shift", desc)) == left


def test_features_of_the_shipped_version_of_a_creature_are_kept(tmp_path: Path) -> None:
    charge = action("Trampling Charge", "The centaur does something that no reader understands at all.")
    made = library.read(files(tmp_path, [row("Centaur Trooper")], [HOOVES, charge]))
    assert made.left_out["Centaur Trooper"] == []
    assert "trampling_charge" in [power["id"] for power in made.entries[0]["powers"]]


def test_a_spell_cast_twice_is_listed_as_left_out_in_part(tmp_path: Path) -> None:
    text = "The squid casts Fireball twice, using Charisma as the spellcasting ability (spell save DC 15)."
    made = library.read(files(tmp_path, [row("Squid")], [action("Hellfire", text)]))
    assert "a part of Hellfire" in made.left_out["Squid"]


def made_of(folder: Path, name: str, *actions: Any, traits: tuple[Any, ...] = ()) -> dict[str, Any]:
    made = library.read(files(folder, [row(name)], list(actions), traits))
    assert made.left_out == {name: []}
    (entry,) = made.entries
    return entry


@pytest.mark.parametrize(
    ("text", "speed", "traits"),
    [
        ("With a 10-foot running start, the ox can Long Jump up to 25 feet.", {"long_jump": 25}, []),
        (
            "The ox's Long Jump is up to 20 feet and its High Jump is up to 10 feet "
            "with or without a running start.",
            {"long_jump": 20, "high_jump": 10},
            ["standing_leap"],
        ),
    ],
)
def test_a_leaping_trait_keeps_its_distances(
    tmp_path: Path, text: str, speed: dict[str, int], traits: list[str]
) -> None:
    entry = made_of(tmp_path, "Hay Ox", HOOVES, traits=({"name": "Leap", "desc": text},))
    assert speed.items() <= entry["speed"].items()
    assert entry.get("traits", []) == traits


BITE = "Melee Attack Roll: +5, reach 5 ft. 8 (1d10 + 3) Bludgeoning damage"


def hit_of(entry: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = entry["attacks"][0]["hit"]
    return found


def test_an_attack_that_kills_keeps_the_curse_and_the_death(tmp_path: Path) -> None:
    text = (
        f"{BITE}. If the target is a creature, it is cursed. "
        "While cursed, the target can't regain Hit Points, and its Hit Point maximum decreases by 10 "
        "(3d6) every 24 hours that elapse. "
        "A creature dies and turns to dust if reduced to 0 Hit Points by this attack."
    )
    harm, curse = hit_of(made_of(tmp_path, "Old King", action("Fist", text)))
    assert harm == {"damage": "1d10+3 bludgeoning", "kills": True}
    assert (curse["curse"], curse["no_healing"]) == (True, True)


def test_a_poison_that_stops_healing_or_hobbles_says_so(tmp_path: Path) -> None:
    text = (
        f"{BITE}, and the target has the Poisoned condition until the start of the devil's next turn. "
        "Until this poison ends, the target can't regain Hit Points."
    )
    poison = hit_of(made_of(tmp_path, "Bearded Ox", action("Beard", text)))[1]
    assert (poison["brings"], poison["no_healing"], poison["whose"]) == (["poisoned"], True, "source")
    cloud = (
        "Constitution Saving Throw: DC 11, each creature in a 10-foot Emanation originating from the ox. "
        "Failure: The target has the Poisoned condition until the end of its next turn. "
        "While Poisoned, the creature can take either an action or a Bonus Action on its turn, not "
        "both, and it can't take Reactions."
    )
    folder = tmp_path / "cloud"
    folder.mkdir()
    (power_made,) = made_of(folder, "Foul Ox", HOOVES, action("Cloud", cloud))["powers"]
    fetid = power_made["effects"][0]["fail"][0]
    assert (fetid["brings"], fetid["sluggish"], fetid["no_reactions"]) == (["poisoned"], True, True)


def test_damage_at_the_start_of_the_holders_turns_is_dealt_then(tmp_path: Path) -> None:
    text = (
        "Constitution Saving Throw: DC 14, one Large or smaller creature in the stalker's space. "
        "Failure: 7 (1d8 + 3) "
        "Thunder damage, and the target has the Grappled condition (escape DC 13). Until the grapple "
        "ends, the target "
        "can't cast spells with a Verbal component and takes 7 (2d6) Thunder damage at the start of "
        "each of the "
        "stalker's turns."
    )
    (vortex,) = made_of(tmp_path, "Wind Ox", HOOVES, action("Vortex", text))["powers"]
    held = vortex["effects"][0]["fail"][1]
    assert vortex["range"] == 0
    assert (held["ongoing"], held["on_source"], held["silences"]) == ("2d6 thunder", True, True)


def test_a_weakening_breath_weakens_until_a_save(tmp_path: Path) -> None:
    text = (
        "Strength Saving Throw: DC 13, each creature that isn't currently affected by this breath in a "
        "15-foot Cone. "
        "Failure: The target has Disadvantage on Strength-based D20 Test and subtracts 2 (1d4) from its "
        "damage rolls. "
        "It repeats the save at the end of each of its turns, ending the effect on itself on a success. "
        "After 1 minute, it succeeds automatically."
    )
    (breath,) = made_of(tmp_path, "Gold Ox", HOOVES, action("Weakening Breath", text))["powers"]
    (weak,) = breath["effects"][0]["fail"]
    assert (weak["weakens"], weak["own_disadvantage"], weak["by_strength"]) == ("1d4", True, True)
    assert (weak["repeat"], weak["save_disadvantage"], weak["check_disadvantage"]) == (
        "STR",
        ["STR"],
        ["STR"],
    )


def test_a_target_that_saves_is_immune_for_the_fight(tmp_path: Path) -> None:
    text = (
        "Wisdom Saving Throw: DC 13, each creature in a 60-foot Emanation originating from the ox. "
        "Failure: The target "
        "has the Frightened condition until the end of the ox's next turn. Success: The target is "
        "immune to this ox's "
        "Moan for the next 24 hours."
    )
    (moan,) = made_of(tmp_path, "Sad Ox", HOOVES, action("Moan", text))["powers"]
    assert moan["effects"][0]["success"] == [{"condition": "past_sad_ox_moan", "blocks": ["moan"]}]


def test_two_attacks_may_be_replaced_by_one_action() -> None:
    prose = "It makes three Rend attacks. It can replace two attacks with a use of Roar."
    assert multiattack(prose, ["rend", "roar"]) == [
        [{"names": ["rend"], "count": 3}],
        [{"names": ["rend"], "count": 1}, {"names": ["roar"], "count": 1}],
    ]


def test_some_auras_end_with_incapacity(tmp_path: Path) -> None:
    burns = (
        "At the end of each of the ox's turns, each creature in a 5-foot Emanation takes 5 (1d10) Fire damage"
    )
    for number, (end, able) in enumerate(
        ((".", False), (" unless the ox has the Incapacitated condition.", True))
    ):
        folder = tmp_path / str(number)
        folder.mkdir()
        (aura,) = made_of(folder, "Hot Ox", HOOVES, traits=({"name": "Fire Aura", "desc": burns + end},))[
            "powers"
        ]
        assert aura.get("while_able", False) is able


@pytest.mark.parametrize(
    "rest",
    [
        "If the target is a Medium or smaller creature, the ox attaches to it.",
        "If the target is a Humanoid, it is subjected to the following effect. Constitution Saving Throw: "
        "DC 12. Failure: The target is cursed. If the cursed target drops to 0 Hit Points, it becomes an ox.",
    ],
)
def test_unknown_effects_of_a_bite_are_reported(tmp_path: Path, rest: str) -> None:
    assert left_out(tmp_path, "Bad Ox", action("Bite", f"{BITE}. {rest}")) == ["a part of Bite"]


def glare(few: str) -> dict[str, Any]:
    text = (
        "Wisdom Saving Throw: DC 15, one creature the ox can see within 60 feet. "
        f"Failure: If the target has 20 Hit Points or fewer, {few}. "
        "Otherwise, the target takes 18 (4d8) Psychic damage."
    )
    return action("Glare", text)


def test_an_effect_on_creatures_with_few_hit_points_spares_the_others(tmp_path: Path) -> None:
    few = (
        "it has the Unconscious condition for 1 hour, until it takes damage, "
        "or until a creature within 5 feet of it takes an action to wake it"
    )
    (made,) = made_of(tmp_path, "Night Ox", HOOVES, glare(few))["powers"]
    (branch,) = made["effects"][0]["fail"]
    assert (branch["when_hp"], branch["otherwise"]) == (20, [{"damage": "4d8 psychic"}])
    (asleep,) = branch["effects"]
    assert (asleep["brings"], asleep["ends_on_damage"], asleep["can_be_woken"]) == (
        ["unconscious"],
        True,
        True,
    )


def test_a_glare_drops_the_weak_to_0_hit_points(tmp_path: Path) -> None:
    (made,) = made_of(tmp_path, "Sea Ox", HOOVES, glare("it drops to 0 Hit Points"))["powers"]
    (branch,) = made["effects"][0]["fail"]
    assert branch["effects"] == [{"slay": True, "falls": True}]


def test_a_tail_spares_what_the_jaws_hold(tmp_path: Path) -> None:
    held = (
        "If the target is a Large or smaller creature, it has the Grappled condition (escape DC 16). "
        "While Grappled, the target has the Restrained condition and can't be targeted by the ox's Tail."
    )
    bite, tail = action("Bite", f"{BITE}. {held}"), action("Tail", f"{BITE}.")
    assert [each.get("not_held") for each in made_of(tmp_path, "Ox", bite, tail)["attacks"]] == [None, True]
    other = tmp_path / "other"
    other.mkdir()
    assert left_out(other, "Ox", bite) == ["whom tail spares"]


COMA = {
    "condition": "ox_bite_coma",
    "brings": ["poisoned", "paralyzed"],
    "rests_on": "poisoned",
    "until": "rounds",
    "rounds": 600,
}
CURSE = {
    "save": "CON",
    "dc": 12,
    "fail": [{"condition": "ox_bite_curse", "curse": True, "turns_hp": 10}],
    "success": [{"condition": "past_ox_bite_curse", "blocks": ["bite"]}],
}


@pytest.mark.parametrize(
    ("rest", "effect"),
    [
        (
            "If the target is a creature or a flammable object that isn't being worn or carried, "
            "it starts burning.",
            {"condition": "burning", "ongoing": "1d4 fire", "can_be_put_out": True},
        ),
        (
            "If this damage reduces the target to 0 Hit Points, the target becomes Stable, and it has the "
            "Poisoned condition for 1 hour. While Poisoned, the target also has the Paralyzed condition.",
            {"when": "dropped", "effects": [{"grant": "stable"}, COMA]},
        ),
        (
            "If the target is a Humanoid, it is subjected to the following effect. Constitution Saving "
            "Throw: DC 12. Failure: The target is cursed. If the cursed target drops to 0 Hit Points, it "
            "instead becomes a Wereox under the DM's control and has 10 Hit Points. Success: The target is "
            "immune to this wereox's curse for 24 hours.",
            {"when_kinds": ["humanoid"], "effects": [CURSE]},
        ),
    ],
)
def test_the_effect_after_a_bite_is_read(tmp_path: Path, rest: str, effect: dict[str, Any]) -> None:
    (bite,) = made_of(tmp_path, "Ox", action("Bite", f"{BITE}. {rest}"))["attacks"]
    assert bite["hit"][-1] == effect


def test_a_sting_puts_to_sleep_if_the_save_fails_by_5(tmp_path: Path) -> None:
    text = (
        "Constitution Saving Throw: DC 12, one creature the ox can see within 5 feet. Failure: 5 (2d4) "
        "Poison damage, and the target has the Poisoned condition for 1 hour. Failure by 5 or More: While "
        "Poisoned, the target also has the Unconscious condition, which ends early if the target takes "
        "damage or a creature within 5 feet of it takes an action to wake it."
    )
    (sting,) = made_of(tmp_path, "Ox", HOOVES, action("Sting", text))["powers"]
    (sleep,) = sting["effects"][0]["by_five"]
    assert (sleep["brings"], sleep["rests_on"]) == (["poisoned", "unconscious"], "poisoned")
    assert (sleep["rounds"], sleep["ends_on_damage"], sleep["can_be_woken"]) == (600, True, True)
    assert sting["effects"][0]["fail"][1]["rounds"] == 600


def test_a_charge_and_shapes_that_differ_in_speed(tmp_path: Path) -> None:
    charge = action("Charge", "The ox moves up to half its Speed straight toward an enemy it can see.")
    shift = action(
        "Shape-Shift",
        "The ox shape-shifts to resemble a bat (Speed 10 ft., Fly 40 ft.) or a toad (40 ft., Swim 40 ft.), "
        "or it returns to its true form. Its statistics are the same in each form, except for its Speed.",
    )
    made = made_of(tmp_path, "Ox", HOOVES, charge, shift)
    powers = {power["id"]: power["effects"] for power in made["powers"]}
    assert powers["charge"] == [{"move": "charge", "feet": made["speed"]["walk"] // 2}]
    assert powers["bat_shape"] == [
        {"lift": "toad_shape"},
        {"condition": "bat_shape", "speeds": {"walk": 10, "fly": 40}},
    ]
    assert powers["true_shape"] == [{"lift": "bat_shape"}, {"lift": "toad_shape"}]


# What is lost is reported


def test_attacks_after_a_first_one_in_any_combination_are_kept() -> None:
    prose = "It makes one Bite attack and three other attacks, using Claw or Rend in any combination."
    assert multiattack(prose, ["bite", "claw", "rend"]) == [
        [{"names": ["claw", "rend"], "count": 3}, {"names": ["bite"], "count": 1}]
    ]


def test_a_rare_shot_keeps_its_long_range(tmp_path: Path) -> None:
    text = "Ranged Attack Roll: +5, range 25/50 ft. 10 (2d6 + 3) Bludgeoning damage."
    rock = action("Rock", text, uses="RECHARGE_ON_ROLL", many=6)
    (power_made,) = made_of(tmp_path, "Hay Ape", HOOVES, rock)["powers"]
    assert (power_made["range"], power_made["long"], power_made["recharge"]) == (25, 50, 6)


@pytest.mark.parametrize(
    ("limbs", "most"),
    [("one of two pincers", 2), ("one of ten tentacles", 10), ("both claws", 1), ("all eight tentacles", 1)],
)
def test_a_creature_holds_as_many_as_it_has_limbs(tmp_path: Path, limbs: str, most: int) -> None:
    text = f"{BITE}, and the target has the Grappled condition (escape DC 14) from {limbs}."
    hold = hit_of(made_of(tmp_path, "Ox", action("Grip", text)))[1]
    assert (hold["condition"], hold["escape_dc"], hold["at_most"]) == ("grappled", 14, most)


def gulp(rest: str) -> dict[str, Any]:
    text = (
        "Dexterity Saving Throw: DC 15, one creature Grappled by the ox (it can have up to four creatures "
        "swallowed at a time). Failure: 13 (3d8) Piercing damage. If the target is Large or smaller, it is "
        "swallowed and no longer Grappled. A swallowed creature has the Restrained condition, "
        "has Total Cover "
        f"against attacks and other effects outside the ox, and takes {rest} at the start of each "
        "of its turns."
    )
    return action("Swallow", text)


def test_a_swallow_keeps_its_limits_of_size_and_number(tmp_path: Path) -> None:
    (made,) = made_of(tmp_path, "Ox", HOOVES, gulp("7 (2d6) Acid damage"))["powers"]
    swallowed = made["effects"][0]["fail"][1]
    assert (swallowed["largest"], swallowed["at_most"]) == ("large", 4)


def test_a_fire_that_spreads_from_an_aura_burns_on(tmp_path: Path) -> None:
    text = (
        "At the end of each of the ox's turns, each creature in a 10-foot Emanation originating from the ox "
        "takes 5 (1d10) Fire damage. Creatures and flammable objects in the Emanation start burning."
    )
    (aura,) = made_of(tmp_path, "Hot Ox", HOOVES, traits=({"name": "Fire Aura", "desc": text},))["powers"]
    assert aura["effects"][1] == {"condition": "burning", "ongoing": "1d4 fire", "can_be_put_out": True}


@pytest.mark.parametrize(
    ("lost", "made"),
    [
        (
            "Teleport",
            action(
                "Teleport",
                "The ox teleports itself or a willing demon within 10 feet of itself up to 60 feet to an "
                "unoccupied space the ox can see.",
                "BONUS_ACTION",
            ),
        ),
        (
            "Cloaked Flight",
            action(
                "Cloaked Flight",
                "The ox uses Spellcasting to cast Invisibility on itself, and it can fly up to half its "
                "Fly Speed.",
                "LEGENDARY_ACTION",
            ),
        ),
        (
            "Swallow",
            action(
                "Swallow",
                "The ox swallows a Small or smaller target it is grappling. While swallowed, the "
                "target isn't "
                "Grappled but has the Blinded and Restrained conditions, and it has Total Cover "
                "against attacks "
                "and other effects outside the ox. If that damage doesn't kill it, the ox disgorges it.",
            ),
        ),
    ],
)
def test_a_part_that_is_lost_is_reported(tmp_path: Path, lost: str, made: Any) -> None:
    assert left_out(tmp_path, "Ox", HOOVES, made) == [f"a part of {lost}"]


def test_two_kinds_of_damage_to_the_swallowed_are_kept_and_a_third_is_reported(tmp_path: Path) -> None:
    two = "7 (2d6) Acid damage plus 7 (2d6) Fire damage"
    (made,) = made_of(tmp_path, "Ox", HOOVES, gulp(two))["powers"]
    swallowed = made["effects"][0]["fail"][1]
    assert (swallowed["ongoing"], swallowed["ongoing_too"]) == ("2d6 acid", "2d6 fire")
    other = tmp_path / "other"
    other.mkdir()
    three = gulp(f"{two} plus 3 (1d6) Cold damage")
    assert left_out(other, "Ox", HOOVES, three) == ["a part of Swallow"]


@pytest.mark.parametrize(("weapon", "left"), [("Hooves", []), ("Tusks", ["a part of Riposte"])])
def test_a_riposte_strikes_with_a_known_attack(tmp_path: Path, weapon: str, left: list[str]) -> None:
    text = (
        "Trigger: The ox is hit by a melee attack roll while holding a weapon. Response: The ox "
        "adds 3 to its AC "
        "against that attack, possibly causing it to miss. On a miss, the ox makes one "
        f"{weapon} attack against the triggering creature if within range."
    )
    made = library.read(files(tmp_path, [row("Ox")], [HOOVES, action("Riposte", text, "REACTION")]))
    assert made.left_out["Ox"] == left
    (riposte,) = made.entries[0]["powers"]
    assert riposte["effects"][1:] == ([] if left else [{"strike": "hooves"}])


def test_the_damage_that_a_half_dragon_chooses_is_fire(tmp_path: Path) -> None:
    text = f"{BITE} plus 7 (2d6) damage of the type chosen for the Draconic Origin trait."
    made = made_of(tmp_path, "Ox", action("Claw", text))
    assert hit_of(made)[1] == {"damage": "2d6 fire"}
    assert made["resists"] == ["fire"]


@pytest.mark.parametrize(
    "text",
    [
        "The ox makes one Hooves attack.",
        "The ox moves up to half its Speed without provoking Opportunity Attacks, and it makes "
        "one Hooves attack.",
        "The ox uses Spellcasting to cast Scorching Ray (level 3 version).",
    ],
)
def test_a_legendary_action_that_is_understood_is_no_loss(tmp_path: Path, text: str) -> None:
    assert left_out(tmp_path, "Ox", HOOVES, action("Feat", text, "LEGENDARY_ACTION")) == []


def test_a_rampage_is_a_move_and_an_attack_once_a_bloodied_creature_was_hurt(tmp_path: Path) -> None:
    text = (
        "Immediately after dealing damage to a creature that was already Bloodied, the ox can "
        "move up to half its "
        "Speed, and it makes one Hooves attack."
    )
    made = made_of(tmp_path, "Ox", HOOVES, action("Rampage", text, "BONUS_ACTION", "PER_DAY", 1))
    rampant = {"own": [{"condition": "rampant", "until": "this_turn"}]}
    assert hit_of(made)[-1] == {"when": "bloodied", "effects": [rampant]}
    run, strike = made["powers"]
    assert (run["cost"], run["uses"], run["needs"]) == ("bonus", 1, "rampant")
    assert run["effects"][0] == {"grant": "movement", "feet": 15}
    assert strike["effects"][0] == {"strike": "hooves"}


def test_a_creature_that_has_swallowed_another_does_not_bite(tmp_path: Path) -> None:
    text = (
        "The ox swallows a Small or smaller target it is grappling. While swallowed, the target "
        "isn't Grappled but "
        "has the Blinded and Restrained conditions, and it has Total Cover against attacks and "
        "other effects outside "
        "the ox. The ox can have only one target swallowed at a time, and it can't use Hooves while it has a "
        "swallowed target."
    )
    made = made_of(tmp_path, "Ox", HOOVES, action("Swallow", text))
    assert made["attacks"][0]["not_full"]
    other = tmp_path / "other"
    other.mkdir()
    bite = action("Swallow", text.replace("Hooves", "Bite"))
    assert left_out(other, "Ox", HOOVES, bite) == ["when bite is not possible"]


# Clauses that are easily lost


def fails_of(entry: dict[str, Any], name: str) -> list[dict[str, Any]]:
    """What a failed save against a power brings."""
    (found,) = [each for each in entry["powers"] if each["id"] == name]
    listed: list[dict[str, Any]] = found["effects"][0]["fail"]
    return listed


def test_what_a_poison_brings_rests_on_it(tmp_path: Path) -> None:
    text = (
        f"{SLUDGE}The target has the Poisoned condition and repeats the save at the end of each of its "
        f"turns, "
        "ending the effect on itself on a success. While Poisoned, the target has the Paralyzed condition."
    )
    (held,) = fails_of(made_of(tmp_path, "Ooze Lord", HOOVES, action("Sludge", text)), "sludge")
    assert (held["brings"], held["rests_on"]) == (["poisoned", "paralyzed"], "poisoned")


def test_a_gaze_is_for_creatures_that_see_it_and_may_spare_the_undead(tmp_path: Path) -> None:
    text = (
        "Wisdom Saving Throw: DC 13, each creature in a 60-foot Cone that can see the ox and isn't an "
        "Undead. "
        "Failure: 10 (2d6 + 3) Psychic damage."
    )
    (made,) = made_of(tmp_path, "Sad Ox", HOOVES, action("Visage", text))["powers"]
    assert made["effects"][0]["sees_actor"]
    assert "undead" not in made["kinds"]
    assert "humanoid" in made["kinds"]


def test_a_save_after_a_hit_may_spare_undead_and_elves(tmp_path: Path) -> None:
    text = (
        f"{BITE}. If the target is a creature that isn't an Undead or elf, it is subjected to the following "
        "effect. Constitution Saving Throw: DC 10. Failure: The target has the Paralyzed condition until the "
        "end of its next turn."
    )
    branch = hit_of(made_of(tmp_path, "Ghoul Ox", action("Claw", text)))[1]
    assert branch["when_kinds"] == ["undead", "elf"]
    assert branch["otherwise"][0]["fail"] == [{"condition": "paralyzed", "until": "end_of_turn"}]


def test_a_save_after_a_hit_that_is_not_understood_is_reported(tmp_path: Path) -> None:
    text = f"{BITE}, and it is subjected to the following effect. Constitution Saving Throw: DC 10. Failure: "
    fails = "The target has the Poisoned condition, and forgets the names of its friends."
    assert left_out(tmp_path, "Ox", action("Bite", text + fails)) == ["a part of Bite"]


def test_a_bite_that_fells_by_5_keeps_the_poison_when_the_sleep_ends(tmp_path: Path) -> None:
    text = (
        f"{BITE}, and the target is subjected to the following effect. Constitution Saving Throw: DC 12. "
        "Failure: The target has the Poisoned condition until the end of the ox's next turn. Failure by 5 or "
        "More: The target has the Poisoned condition for 1 minute. While Poisoned, the target has the "
        "Unconscious condition, which ends early if the target takes any damage."
    )
    poison, sleep = hit_of(made_of(tmp_path, "Ox", action("Bite", text)))[1]["by_five"]
    assert poison == {"condition": "poisoned", "until": "rounds", "rounds": 10}
    assert (sleep["rests_on"], sleep["rounds"], sleep["ends_on_damage"]) == ("poisoned", 10, True)
    assert "can_be_woken" not in sleep


def test_a_web_that_can_be_destroyed_is_reported_and_escaped_from(tmp_path: Path) -> None:
    text = (
        f"{SLUDGE}The target has the Restrained condition until the web is destroyed (AC 10; HP 5; "
        "Vulnerability to Fire damage)."
    )
    made = library.read(files(tmp_path, [row("Ox")], [HOOVES, action("Web", text)]))
    assert made.left_out["Ox"] == ["a part of Web"]
    assert fails_of(made.entries[0], "web") == [{"condition": "restrained", "escape_dc": 10}]


WOUND = (
    "While wounded, the target loses 5 (1d10) Hit Points at the start of each of its turns. The wound closes "
    "after 1 minute, after a spell restores Hit Points to the target, or after the target or a creature "
    "within "
    "5 feet of it takes an action to stanch the wound, doing so by succeeding on a DC 12 Wisdom (Medicine) "
    "check."
)


def test_an_infernal_wound_can_be_stanched_and_comes_once(tmp_path: Path) -> None:
    text = (
        f"{BITE}. If the target is a creature and doesn't already have an infernal wound, it is subjected "
        f"to the "
        f"following effect. Constitution Saving Throw: DC 12. Failure: The target receives an infernal "
        f"wound. {WOUND}"
    )
    save = hit_of(made_of(tmp_path, "Ox", action("Glaive", text)))[1]
    (wound,) = save["fail"]
    assert (wound["ongoing"], wound["stanch_dc"], wound["blocks"]) == ("1d10 necrotic", 12, ["glaive"])


def test_an_attack_that_follows_a_charge_is_kept(tmp_path: Path) -> None:
    text = (
        f"{BITE}. If the target is a Large or smaller creature and the ox moved 30+ feet straight toward it "
        "immediately before the hit, the target has the Prone condition, and the ox can make one Bite attack "
        "against it."
    )
    run = hit_of(made_of(tmp_path, "Ox", action("Claws", text)))[1]
    assert run["effects"] == [
        {"condition": "prone", "largest": "large"},
        {"strike": "bite", "largest": "large"},
    ]


def test_a_demiplane_is_another_place_and_the_way_back_is_reported(tmp_path: Path) -> None:
    text = (
        f"{SLUDGE}10 (3d6) Force damage, and the target has the Incapacitated condition and is transported "
        f"to a "
        "harmless demiplane until the start of the ox's next turn, at which point it reappears in an "
        "unoccupied "
        "space of the ox's choice within 120 feet of the ox."
    )
    made = library.read(files(tmp_path, [row("Ox")], [HOOVES, action("Banish", text)]))
    assert made.left_out["Ox"] == ["a part of Banish"]
    away = fails_of(made.entries[0], "banish")[1]
    assert (away["away"], away["brings"], away["whose"]) == (True, ["incapacitated"], "source")


def test_what_comes_of_a_save_in_any_case_is_read_or_reported(tmp_path: Path) -> None:
    text = (
        "Constitution Saving Throw: DC 15, one creature Charmed by the ox within 5 feet. Failure: 13 (3d8) "
        "Psychic damage. Success: Half damage. Failure or Success: The target's Hit Point maximum "
        "decreases by an "
        "amount equal to the damage taken."
    )
    made = library.read(files(tmp_path, [row("Ox")], [HOOVES, action("Kiss", text)]))
    assert made.left_out["Ox"] == ["a part of Kiss"]
    (kiss,) = made.entries[0]["powers"]
    assert kiss["charmed"]
    assert kiss["effects"][0]["fail"] == [{"damage": "3d8 psychic", "half": True, "drains": True}]


def test_a_frog_spits_out_its_prey(tmp_path: Path) -> None:
    text = (
        "The ox swallows a Small or smaller target it is grappling. While swallowed, the target isn't "
        "Grappled "
        "but has the Blinded and Restrained conditions, and it has Total Cover against attacks and other "
        "effects "
        "outside the ox. At the end of the ox's next turn, the swallowed target takes 5 (2d4) Acid damage. "
        "If that "
        "damage doesn't kill it, the ox disgorges it, causing it to exit Prone."
    )
    (made,) = made_of(tmp_path, "Ox", HOOVES, action("Swallow", text))["powers"]
    (held,) = made["effects"]
    assert (held["until"], held["whose"], held["at_turn_end"]) == ("end_of_turn", "source", True)


@pytest.mark.parametrize(("whose", "on_source"), [("its", False), ("the ox's", True)])
def test_the_swallowed_are_digested_on_the_turn_that_the_text_names(
    tmp_path: Path, whose: str, on_source: bool
) -> None:
    text = gulp("7 (2d6) Acid damage")
    text["desc"] = text["desc"].replace("start of each of its", f"start of each of {whose}")
    swallowed = fails_of(made_of(tmp_path, "Ox", HOOVES, text), "swallow")[1]
    assert swallowed.get("on_source", False) is on_source


ROARS = (
    "The ox emits a magical roar. Whenever it roars, the roar has a different effect, as detailed below (the "
    "sequence resets when it takes a Long Rest): - First Roar: Wisdom Saving Throw: DC 20, each enemy in a "
    "500-foot Emanation originating from the ox. Failure: The target has the Frightened condition for 1 "
    "minute. "
    "- Second Roar: Constitution Saving Throw: DC 20, each enemy in a 500-foot Emanation originating from "
    "the ox. "
    "Failure: 44 (8d10) Thunder damage, and the target has the Prone condition. Success: Half damage only."
)


def test_each_roar_follows_the_one_before(tmp_path: Path) -> None:
    attacks = action("Multiattack", "The ox makes two Hooves attacks and uses Roar.")
    roar = action("Roar", ROARS, uses="PER_DAY", many=2)
    made = made_of(tmp_path, "Ox", HOOVES, attacks, roar)
    first, second = made["powers"]
    assert (first["id"], first["uses"], first.get("needs")) == ("roar", 1, None)
    assert first["effects"][1] == {"own": [{"condition": "roar_1"}]}
    assert (second["id"], second["uses"], second["needs"]) == ("roar_2", 1, "roar_1")
    assert made["multiattack"][0][1] == {"names": ["roar", "roar_2"], "count": 1}


def test_a_multiattack_keeps_its_spells_and_their_level(tmp_path: Path) -> None:
    casts = action(
        "Spellcasting",
        "The ox casts one of the following spells, using Charisma as the spellcasting ability (spell save "
        "DC 16):\n\n"
        "- **At Will:** Mind Spike\n- **1/Day Each:** Fireball",
    )
    attacks = action(
        "Multiattack",
        "The ox makes two Hooves attacks. It can replace one attack with a use of Spellcasting to cast "
        "Mind Spike "
        "(level 3 version).",
    )
    made = made_of(tmp_path, "Ox", HOOVES, casts, attacks)
    assert made["spells"] == [{"id": "mind_spike", "level": 3}, {"id": "fireball", "uses": 1}]
    assert made["multiattack"][0][1] == {"names": ["hooves", "mind_spike"], "count": 1}


@pytest.mark.parametrize(
    ("prose", "last"),
    [
        (
            "It makes two Claw attacks and uses Roar or Spellcasting.",
            {"names": ["roar", "sleep"], "count": 1},
        ),
        (
            "It makes two Claw attacks. It can replace one attack with a use of Spellcasting.",
            {"names": ["claw", "sleep"], "count": 1},
        ),
        (
            "It makes two Claw attacks. It can replace any attack with a use of Roar.",
            {"names": ["claw", "roar"], "count": 2},
        ),
        (
            "It makes two Claw attacks, and it can use Spellcasting to cast Sleep.",
            {"names": ["sleep"], "count": 1},
        ),
    ],
)
def test_what_takes_the_place_of_an_attack_is_kept(prose: str, last: dict[str, Any]) -> None:
    assert multiattack(prose, ["claw", "roar", "sleep"], ["sleep"])[0][-1] == last


def test_an_attack_that_depends_on_another_action_is_reported(tmp_path: Path) -> None:
    text = "The ox makes two Hooves attacks, or it makes three Hooves attacks if it used Hasten this turn."
    assert left_out(tmp_path, "Ox", HOOVES, action("Multiattack", text)) == ["a part of Multiattack"]


def test_spells_of_several_levels_are_all_kept(tmp_path: Path) -> None:
    text = (
        "The ox casts Cure Wounds (level 2 version), Lesser Restoration, or Remove Curse, using the same "
        "spellcasting ability as Spellcasting."
    )
    made = made_of(tmp_path, "Ox", HOOVES, action("Divine Aid", text, "BONUS_ACTION", "PER_DAY", 3))
    assert [(spell["id"], spell.get("level")) for spell in made["spells"]] == [
        ("cure_wounds", 2),
        ("lesser_restoration", None),
        ("remove_curse", None),
    ]


def test_a_teleport_before_an_attack_comes_into_reach(tmp_path: Path) -> None:
    text = (
        "The ox can teleport up to 30 feet to an unoccupied space it can see, and it makes one Hooves attack."
    )
    (prowl,) = made_of(tmp_path, "Ox", HOOVES, action("Prowl", text, "LEGENDARY_ACTION"))["powers"]
    assert (prowl["advance"], prowl["advance_ft"]) == ("teleport", 30)
    assert prowl["effects"] == [{"strike": "hooves"}]


def test_what_happens_under_water_alone_is_left_out_without_a_loss(tmp_path: Path) -> None:
    text = (
        "Constitution Saving Throw: DC 23, each creature in a 15-foot Emanation originating from the ox "
        "while it is "
        "underwater. Failure: The target has the Blinded condition until the end of the ox's next turn."
    )
    assert "powers" not in made_of(tmp_path, "Ox", HOOVES, action("Ink", text, "LEGENDARY_ACTION"))


def test_a_cylinder_keeps_its_height(tmp_path: Path) -> None:
    text = (
        "Dexterity Saving Throw: DC 18, each creature in a 10-foot-radius, 40-foot-high Cylinder "
        "originating from a "
        "point the ox can see within 500 feet. Failure: 55 (10d10) Lightning damage. Success: Half damage."
    )
    (storm,) = made_of(tmp_path, "Ox", HOOVES, action("Storm", text))["powers"]
    assert storm["area"] == {"shape": "cylinder", "size": 10, "width": 40}
