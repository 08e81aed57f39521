"""`turnwright hero`: a character file out of few words, and a plain sentence for what is not legal."""

from __future__ import annotations

from pathlib import Path

import pytest

from clients.visitors import Call
from turnwright.clients.trouble import Exit
from turnwright.games.tactics.heroes import build_hero, load_hero


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


def test_a_file_that_is_there_stays_unless_force_is_used(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "hero.yaml"
    path.write_text("mine", "utf-8")
    said = call("hero", "--class", "monk", "-o", str(path))

    assert (said.code, path.read_text("utf-8")) == (Exit.USAGE, "mine")
    assert "--force" in said.err
    assert call("hero", "--class", "monk", "-o", str(path), "--force").code == 0
    assert load_hero(path).level == 1


def test_without_a_class_it_tells_what_there_is(call: Call) -> None:
    said = call("hero")

    assert said.code == 0
    assert "warlock (Fiend Patron)" in said.out
    assert "tiefling" in said.out


def test_all_wishes_are_heard(call: Call, tmp_path: Path) -> None:
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
        ("--class knight", Exit.REFUSED, "class: there is no class 'knight'. Legal: barbarian, bard, "),
        ("--class wizard --armour plate", Exit.REFUSED, "armour: a wizard has no training with heavy armour"),
        ("--class wizard --spells fireball", Exit.REFUSED, "spells: fireball is of level 3"),
        ("--class fighter --level 21", Exit.BAD_FILE, "at most 20, got 21"),
        ("--class fighter --method luck", Exit.BAD_FILE, "method"),
        ("--class fighter --scores 1,2", Exit.USAGE, "Scores are six numbers, not '1,2'."),
        ("--class fighter --scores a,b,c,d,e,f", Exit.USAGE, "Scores are six numbers"),
        ("--class fighter --background LUCK+2", Exit.USAGE, "A score is raised by 1 or 2, not 'LUCK+2'."),
        ("--class fighter --choose archery", Exit.USAGE, "A choice has a name and what is chosen"),
        ("--class fighter --items potion_of_healing=many", Exit.USAGE, "not 'many'"),
        ("--class fighter --name \x07", Exit.BAD_FILE, "name"),
        ("--class fighter -o nowhere/at/all.yaml", Exit.BAD_FILE, "nowhere"),
    ],
)
def test_what_is_not_legal_is_told_in_a_sentence(call: Call, words: str, code: Exit, said: str) -> None:
    heard = call("hero", *words.split(" "))

    assert heard.code == code
    assert said in heard.err
    assert "Traceback" not in heard.err
    assert heard.out == ""
