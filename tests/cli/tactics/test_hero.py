"""`turnwright hero`: a character file from a few options, and a sentence for illegal choices."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.installed_games import Call
from pages import page_prose
from turnwright.cli.errors import Exit
from turnwright.games.tactics import content
from turnwright.games.tactics.content.characters import build_hero, load_hero


def test_a_hero_is_written_to_a_file_that_can_be_read(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "dagna.yaml"
    said = call("hero", "--class", "paladin", "--level", "5", "--species", "dwarf", "-o", str(path))

    assert said.code == 0
    assert said.out.startswith("Aldric, level 5, 44 hit points (STR 18, ")
    assert load_hero(path) == build_hero("paladin", 5, species="dwarf")


def test_without_a_file_the_hero_is_printed(call: Call) -> None:
    said = call("hero", "--class", "monk", "--name", "Pip")

    assert said.code == 0
    assert "name: Pip\n" in said.out


def test_an_existing_file_is_kept_unless_force_is_used(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "hero.yaml"
    path.write_text("mine", "utf-8")
    said = call("hero", "--class", "monk", "-o", str(path))

    assert (said.code, path.read_text("utf-8")) == (Exit.USAGE, "mine")
    assert "--force" in said.err
    assert call("hero", "--class", "monk", "-o", str(path), "--force").code == 0
    assert load_hero(path).level == 1


def test_without_a_class_the_classes_and_species_are_listed(call: Call) -> None:
    said = call("hero")

    assert said.code == 0
    assert "warlock (Fiend Patron)" in said.out
    assert "tiefling" in said.out


def test_every_option_of_the_command_has_an_effect(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "hero.yaml"
    words = "--class fighter --level 4 --species elf --choose lineage=drow --style archery"
    words += " --scores 8,15,14,10,12,13"
    words += " --background DEX+2,CON+1 --improve DEX+1,CON+1 --skills perception,acrobatics,stealth,arcana"
    words += " --weapons longbow,rapier --masteries longbow --armour studded_leather --no-shield"
    words += " --items potion_of_healing=2 --id shot --name Shot"
    assert call("hero", *words.split(), "-o", str(path)).code == 0
    hero = load_hero(path)

    assert (hero.id, hero.name, hero.scores) == ("shot", "Shot", (8, 18, 16, 10, 12, 13))
    assert (hero.weapons, hero.masteries, hero.armour) == (
        ("longbow", "rapier"),
        ("longbow",),
        "studded_leather",
    )
    assert (hero.ranged_bonus, hero.shield, hero.items) == (2, False, {"potion_of_healing": 2})
    assert (hero.skills[0], hero.senses.darkvision) == ("perception", 120)


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ("--class palladin", Exit.REFUSED, 'class: unknown class "palladin". Did you mean "paladin"? Choose'),
        ("--class knight", Exit.REFUSED, 'class: unknown class "knight". Choose from: barbarian, bard, '),
        ("--class wizard --armour plate", Exit.REFUSED, "armour: a wizard has no training with heavy armour"),
        ("--class wizard --spells fireball", Exit.REFUSED, "spells: fireball is a level 3 spell"),
        ("--class fighter --level 21", Exit.REFUSED, "level: expected a whole number of at most 20, got 21."),
        ("--class fighter --level 1.5", Exit.USAGE, '--level must be a whole number, not "1.5".'),
        ("--class fighter --method luck", Exit.REFUSED, "method"),
        ("--class wizard --spells mending", Exit.REFUSED, "spells: mending is not in this game"),
        (
            "--class fighter --style defense --choose fighting_style=archery",
            Exit.USAGE,
            "The fighting style is given twice.",
        ),
        (
            "--class fighter --level 4 --improve STR+1",
            Exit.REFUSED,
            "improvements: an improvement gives exactly 2 points",
        ),
        ("--class fighter --magic longsword=4", Exit.REFUSED, "magic.longsword: expected a whole number"),
        ("--class fighter --worn bogus", Exit.REFUSED, 'worn: unknown magic item "bogus"'),
        ("--class fighter -o noext", Exit.USAGE, "End the name in .yaml, as in -o hero.yaml."),
        ("--class fighter -o hero.json", Exit.USAGE, "End the name in .yaml"),
        ("--class fighter --scores 1,2", Exit.USAGE, 'Scores are six numbers, not "1,2".'),
        ("--class fighter --scores a,b,c,d,e,f", Exit.USAGE, "Scores are six numbers"),
        (
            "--class fighter --background LUCK+2",
            Exit.USAGE,
            'Expected an ability raised by 1 or 2, not "LUCK+2".',
        ),
        ("--class fighter --choose archery", Exit.USAGE, "Expected NAME=CHOICE, not"),
        ("--class fighter --items potion_of_healing=many", Exit.USAGE, 'not "many"'),
        ("--class fighter --name \x07", Exit.REFUSED, "name"),
        ("--class fighter -o nowhere/at/all.yaml", Exit.BAD_FILE, "nowhere"),
    ],
)
def test_an_illegal_choice_is_explained_in_a_sentence(call: Call, words: str, code: Exit, said: str) -> None:
    heard = call("hero", *words.split(" "))

    assert heard.code == code
    assert said in heard.err
    assert "Traceback" not in heard.err
    assert heard.out == ""


def test_the_choices_are_listed(call: Call) -> None:
    said = call("hero", "--class", "warlock", "--level", "11", "--species", "tiefling", "--choices")
    told = dict(line.split(": ", 1) for line in said.out.splitlines())

    assert said.code == 0
    assert told["--choose arcanum_6"] == "1 of circle_of_death, eyebite"
    assert told["--choose legacy"] == "1 of infernal, abyssal, chthonic"
    assert "--choose arcanum_7" not in told
    assert told["--spells (cantrips)"].startswith("4 of chill_touch, eldritch_blast, ")
    assert told["--spells (prepared)"].startswith("11 of bane, ")
    assert "fireball" not in told["--spells (prepared)"]
    assert call("hero", "--class", "knight", "--choices").code == Exit.REFUSED


def test_every_listed_choice_can_be_made(call: Call) -> None:
    for calling in ("bard", "fighter", "paladin", "warlock"):
        said = call("hero", "--class", calling, "--level", "10", "--choices")
        told = dict(line.split(": ", 1) for line in said.out.splitlines())
        for name, of in told.items():
            if name.startswith("--choose "):
                choice, last = name.removeprefix("--choose "), of.split(", ")[-1].split(" ")[-1]
                assert build_hero(calling, 10, choices={choice: [last]}).level == 10
        for weapon in told["--weapons"].removeprefix("any of ").split(", "):
            assert build_hero(calling, 10, weapons=[weapon]).weapons == (weapon,)


def test_magic_and_worn_items_are_used(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "hero.yaml"
    words = "--class fighter --weapons longsword --magic longsword=1 --worn ring_of_protection"
    assert call("hero", *words.split(), "-o", str(path)).code == 0
    assert (load_hero(path).magic, load_hero(path).worn) == ({"longsword": 1}, ("ring_of_protection",))


def test_a_character_file_contains_its_plan_and_is_checked_against_it(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "hero.yaml"
    call("hero", "--class", "monk", "--level", "3", "--id", "pip", "-o", str(path))
    text = path.read_text("utf-8")
    path.write_text(text.replace("speed: 40", "speed: 60"), "utf-8")
    scene = tmp_path / "scene.yaml"
    scene.write_text(
        "name: Mine\nmap: {rows: ['....']}\nparty: [{id: pip, base: pip, at: [0, 0]}]\n"
        "foes: [{id: wolf, base: wolf, at: [3, 0]}]\nheroes: [hero.yaml]\n",
        "utf-8",
    )
    said = call("run", f"tactics/{scene}", "--bots")

    assert said.code == Exit.BAD_FILE
    assert "$.speed (line " in said.err
    assert "a human monk of level 3 has another value by its plan (legal: 40)" in said.err


def test_the_docs_name_every_choice() -> None:
    page = page_prose("tactics-heroes-and-encounters")
    told = page.partition("choices of a class or species:")[2].partition(". `--choices`")[0]
    sources = (*content.callings().values(), *content.species().values())
    known = {choice.id for source in sources for choice in source.choices}

    assert set(re.findall(r"`(\w+)`", told)) == known
