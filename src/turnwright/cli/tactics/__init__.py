"""Commands for tactics: hero, encounter, adventure, import."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from turnwright.cli.app import CONTENT, File, Flag, Seed, Values, Whole, app, language
from turnwright.cli.errors import Exit, UserError

Output = Annotated[str, Parameter(name=["-o", "--to"], allow_leading_hyphen=True)]
Workers = Annotated[Whole, Parameter(help="Number of fights played in parallel; 0 means one per core.")]


@app.command(name="hero", group=CONTENT)
def build_hero(
    *,
    class_: Annotated[str, Parameter(name="--class")] = "",
    level: Whole = 1,
    species: str = "",
    name: str = "",
    id: str = "",
    scores: str = "",
    method: str = "",
    background: str = "",
    improve: Values = None,
    skills: str = "",
    expertise: str = "",
    choose: Values = None,
    style: str = "",
    armour: str = "",
    shield: bool | None = None,
    weapons: str = "",
    masteries: str = "",
    items: str = "",
    magic: str = "",
    worn: str = "",
    spells: str = "",
    choices: Flag = False,
    to: Output = "",
    force: Flag = False,
) -> Exit:
    """Build a hero for tactics by the rules and write a character file.

    Without a class, list the classes and species. Separate the items of a list with commas; "none" is an
    empty list.

    Parameters
    ----------
    class_
        The class, as in paladin.
    level
        Level, from 1 to 20.
    species
        Species, as in dwarf. [default: human]
    name
        Name of the hero.
    id
        Id of the hero in scenarios. [default: the class and level]
    scores
        Six scores before the background, from STR to CHA, as in 15,14,13,12,10,8.
    method
        How the scores were generated: array, points or given.
    background
        Scores increased by the background, as in STR+2,CON+1.
    improve
        An ability score improvement, as in STR+2 or STR+1,CON+1; repeat it for each one. "none" takes a feat
        instead.
    skills
        Skill proficiencies.
    expertise
        Skills with expertise.
    choose
        A choice of the class or species, as in lineage=drow; --choices lists them.
    style
        Fighting style.
    armour
        Armour worn, or none.
    shield
        Carry a shield.
    weapons
        Weapons carried.
    masteries
        Weapons whose mastery property the hero can use.
    items
        Items carried, as in potion_of_healing=2.
    magic
        Bonus of a magic weapon, armour or shield, as in longsword=1,shield=2.
    worn
        Magic items worn.
    spells
        Cantrips and prepared spells.
    choices
        List the choices of this class, level and species, and stop.
    to
        File to write. [default: print it]
    force
        Overwrite an existing file.
    """
    from turnwright.cli.tactics import hero

    if not class_:
        print("\n".join(hero.known()))
        return Exit.FINE
    if choices:
        print("\n".join(hero.choices(class_, level, species)))
        return Exit.FINE
    wishes = {
        "class": class_,
        "level": level,
        "species": species or None,
        "name": name or None,
        "id": id or None,
        "scores": hero.scores_of(scores),
        "method": method or None,
        "background": hero.raises_of(background),
        "improvements": [hero.raises_of(each) for each in improve] if improve else None,
        "skills": hero.names_of(skills),
        "expertise": hero.names_of(expertise),
        "choices": hero.styled(hero.pairs_of(choose), style),
        "armour": armour or None,
        "shield": shield,
        "weapons": hero.names_of(weapons),
        "masteries": hero.names_of(masteries),
        "items": hero.counts_of(items),
        "magic": hero.counts_of(magic),
        "worn": hero.names_of(worn),
        "spells": hero.names_of(spells),
    }
    built = hero.build(wishes)
    if to:
        hero.save(built, Path(to), force)
        print(hero.summary(built.hero, Path(to)))
    else:
        print(hero.text(built), end="")
    return Exit.FINE


encounter_app = App(name="encounter", group=CONTENT)
app.command(encounter_app)


@encounter_app.default
def propose_encounter(
    *,
    party: str = "4x1",
    difficulty: str = "moderate",
    terrain: str = "forest",
    count: Whole = 3,
    seed: Seed = 0,
    fights: Whole = 40,
    workers: Workers = 0,
    to: Output = "",
    force: Flag = False,
) -> Exit:
    """Propose encounters for a tactics party: foes within a budget, a map, and measured odds.

    Parameters
    ----------
    party
        4x5 for four heroes of level 5, or names such as fighter_5,wizard_7, or files such as dagna.yaml.
    difficulty
        Difficulty as the SRD defines it: low, moderate or high.
    terrain
        Terrain: forest, swamp, cave, road, plain, mountain, snow, ruin, hall or coast.
    count
        Number of fights to propose.
    seed
        Seed; the same seed proposes the same fights.
    fights
        Number of times each fight is played to measure its odds; 0 measures none.
    to
        Scenario file to write; several fights get numbered files.
    force
        Overwrite existing files.
    """
    from turnwright.cli.tactics.encounter import EncounterOptions, propose_encounters

    wanted = EncounterOptions(party, difficulty, terrain, seed, count, fights, workers)
    return propose_encounters(wanted, to, force, language())


@encounter_app.command(name="odds")
def shipped_encounter_odds(
    *,
    levels: str = "1,3,5,8,11",
    fights: Annotated[Whole, Parameter(name=["-n", "--fights"])] = 40,
    seed: Seed = 0,
    workers: Workers = 0,
) -> Exit:
    """Measure how often parties of these levels win the encounters that ship with tactics.

    Parameters
    ----------
    levels
        Levels, separated by commas; a party is a fighter, a rogue, a cleric and a wizard.
    fights
        Number of times each encounter is played.
    seed
        Seed of the dice.
    """
    from turnwright.cli.tactics.encounter import encounter_odds, levels_of

    return encounter_odds(levels_of(levels), fights, seed, workers, language())


adventure_app = App(name="adventure", group=CONTENT, help="Check an adventure that you have written.")
app.command(adventure_app)


@adventure_app.command(name="check")
def check_adventure_file(
    file: File,
    /,
    *,
    party: str = "",
    fights: Whole = 20,
    seed: Seed = 0,
    workers: Workers = 0,
    words: File = "",
) -> Exit:
    """Check an adventure: what can never happen, missing translations, and the odds of each fight.

    The exit code is 0 if everything can happen.

    Parameters
    ----------
    file
        File of the adventure, or the name of one that ships with tactics.
    party
        Party for the fights, as in 4x5. [default: that of the file]
    fights
        Number of times each fight is played to measure its odds; 0 measures none.
    seed
        Seed of the dice.
    words
        Folder with your translations, one file for each language, as in pt.ftl.
    """
    from turnwright.cli.tactics.adventure import check_adventure

    return check_adventure(file, party, fights, seed, workers, words, language())


@app.command(name="import", group=CONTENT)
def import_library(project: str, folder: File, /, *, to: File = "", force: Flag = False) -> Exit:
    """Convert another project's files into a content library for scenarios.

    Parameters
    ----------
    project
        Project the files come from: open5e.
    folder
        Folder with the files.
    to
        File to write. [default: a file in the data folder]
    force
        Overwrite an existing library without asking.
    """
    from turnwright.cli.tactics.open5e import library
    from turnwright.cli.terminal import saves

    if project != "open5e":
        raise UserError(f'Unknown project "{project}"', "Choose from: open5e")
    where = Path(to) if to else saves.home() / "libraries" / library.NAME
    made = library.read(Path(folder))
    library.write(made, where, force or _confirm_overwrite(library.files(where)))
    print("\n".join(library.summary(made, where)))
    return Exit.FINE


def _confirm_overwrite(paths: list[Path]) -> bool:
    existing = [str(path) for path in paths if path.exists()]
    if not existing or not sys.stdin.isatty():  # only a person at a terminal can be asked
        return False
    try:
        answer = input(f"Overwrite {' and '.join(existing)}? [y/N] ")
    except EOFError:
        print()
        return False
    return answer.strip().lower() in ("y", "yes")
