"""A campaign at a terminal: played, left, and resumed from its journal."""

from __future__ import annotations

import pytest

from cli.installed_games import Call, Installation

pytest.importorskip("pty")
from cli.terminals import Terminal

HELP = "para obter ajuda.\n> "


def test_a_campaign_is_played_left_and_resumed(installation: Installation) -> None:
    with Terminal(installation, "play", "rounds/estrada", "--seed", "3", "--lang", "pt") as terminal:
        terminal.expect("sexta-feira, 6 de março do ano 1 · Manhã, das 08:00 às 12:00, claro")
        terminal.expect("> Grupo 1, Vila do Vau: a postos")
        terminal.expect("  4. Viajar para: Ponte Velha (1 período)")
        terminal.expect(HELP)
        terminal.type("4")
        terminal.expect("O grupo 1 chega ao destino: Ponte Velha.")
        terminal.expect(HELP)
        terminal.type("2")
        terminal.expect(HELP)
        terminal.type("q")
        assert terminal.end() == 0
        name = terminal.name()
    with Terminal(installation, "play", "--resume", name) as terminal:
        terminal.expect("> Grupo 1, Ponte Velha: ")
        terminal.expect(HELP)
        terminal.type("q")
        assert terminal.end() == 0
    assert installation.run("verify", name).stdout.startswith("good so far: 2 inputs")


@pytest.mark.parametrize(
    ("lang", "began", "ended"),
    [
        ("pt", "A Estrada do Norte: uma campanha de oito dias. Heróis: Bento, ", "na campanha ("),
        ("en", "The North Road", "The campaign is "),
        ("fr", "La route du Nord", "La campagne est "),
        ("zh", "北路", "战役"),
    ],
)
def test_a_campaign_is_narrated_from_beginning_to_end(call: Call, lang: str, began: str, ended: str) -> None:
    told = call("run", "rounds/estrada", "--bots", "--text", "--seed", "3", "--lang", lang).out
    assert told.startswith(began)
    assert ended in told.splitlines()[-1]
