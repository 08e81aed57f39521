"""An OpenAPI document, generated from the types, describes the HTTP interface."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx2
import pytest
import schemathesis
from jsonschema import Draft202012Validator

import turnwright
from server.serving import PATIENCE, live_server, run
from turnwright.games import UnknownGame
from turnwright.kernel.game import Game
from turnwright.protocol.endpoints import ENDPOINTS
from turnwright.protocol.settings import MatchSettings
from turnwright.server.app.serve import ServeOptions, running
from turnwright.server.openapi import openapi
from turnwright.server.settings import ServerSettings

LINES = {"content-type": "application/jsonl"}


def check(document: dict[str, Any]) -> None:
    """Validate the document against the OpenAPI 3.1 schema that ships with the reader."""
    schemathesis.openapi.from_dict(document).validate()


def test_the_document_is_valid_openapi() -> None:
    document = openapi()

    check(document)
    assert document["openapi"].startswith("3.1.")
    assert document["info"]["version"] == turnwright.__version__


def test_an_invalid_document_is_detected() -> None:
    document = openapi()
    document["paths"]["/games"]["get"]["parameters"][0]["in"] = "nowhere"

    with pytest.raises(ValueError, match="nowhere"):
        check(document)


def test_every_schema_is_valid_and_every_reference_resolves() -> None:
    document = openapi()

    for shape in document["components"]["schemas"].values():
        Draft202012Validator.check_schema(shape)
    assert {place(ref, document)["title"] for ref in references(document)} >= {"Problem", "MatchInfo"}


def references(value: Any) -> list[str]:
    if isinstance(value, dict):
        own = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
        return own + [ref for item in value.values() for ref in references(item)]
    return [ref for item in value for ref in references(item)] if isinstance(value, list) else []


def place(reference: str, document: dict[str, Any]) -> Any:
    found: Any = document
    for step in reference.removeprefix("#/").split("/"):
        found = found[step]
    return found


def test_every_endpoint_is_in_the_document() -> None:
    paths = openapi()["paths"]

    told = {(method.upper(), path) for path, each in paths.items() for method in each}
    assert told == {(each.method, each.path) for each in ENDPOINTS}


def test_every_refusal_has_the_same_shape() -> None:
    for path in openapi()["paths"].values():
        for operation in path.values():
            for status, response in operation["responses"].items():
                if int(status) >= 400:
                    schema = response["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/Problem"}


def test_no_response_schema_contains_a_seed() -> None:
    shapes = openapi()["components"]["schemas"]

    assert [name for name, shape in shapes.items() if "seed" in shape["properties"]] == []


def test_a_request_with_an_unknown_field_matches_no_schema() -> None:
    document = openapi()
    schema = {"$ref": "#/components/schemas/NewMatch", "components": document["components"]}

    assert Draft202012Validator(schema).is_valid({"game": "duel", "scenario": {"name": "x"}})
    assert not Draft202012Validator(schema).is_valid({"game": "duel", "seed": 1})


def test_internal_settings_are_not_part_of_requests() -> None:
    shapes = openapi()["components"]["schemas"]

    assert set(shapes["MatchSettings"]["properties"]) == set(MatchSettings.__struct_fields__)
    assert "only_bots" not in shapes["MatchSettings"]["properties"]
    assert "StoredSettings" not in shapes


def test_endpoint_names_are_unique() -> None:
    assert len({each.name for each in ENDPOINTS}) == len(ENDPOINTS)
    assert all(each.words.endswith(".") for each in ENDPOINTS)


async def answers(url: str, headers: dict[str, str]) -> dict[str, int]:
    """The status with which each endpoint answers; POST requests have no body."""
    async with httpx2.AsyncClient(base_url=url, headers=headers, timeout=PATIENCE) as http:
        paths = {each.name: (each.method, each.path.replace("{id}", "m")) for each in ENDPOINTS}
        return {name: (await http.request(*way)).status_code for name, way in paths.items()}


def documented(name: str) -> set[int]:
    each = next(each for each in ENDPOINTS if each.name == name)
    return {int(status) for status in openapi()["paths"][each.path][each.method.lower()]["responses"]}


def test_a_foreign_host_name_is_answered_as_documented(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            told = await answers(at.url, {"host": "elsewhere.example"})
            assert set(told.values()) == {421}
            assert all(status in documented(name) for name, status in told.items())

    run(test())


def nothing(name: str) -> Game:
    raise UnknownGame(name)


def test_a_match_of_an_uninstalled_game_is_answered_as_documented(tmp_path: Path) -> None:
    async def test() -> None:
        path = tmp_path / "t.sqlite"
        async with live_server(path) as at:
            (mine,) = await at.host("duel")
        here = ServeOptions(port=0, store=str(path))
        async with (
            running(here, find=nothing) as at,
            httpx2.AsyncClient(base_url=at.url, timeout=PATIENCE) as http,
        ):
            page = f"/matches/{mine.id}"
            told = {
                "match": await http.get(page),
                "log": await http.get(f"{page}/log"),
                "join": await http.post(f"{page}/join", json={"token": mine.token}),
            }
            for name, answer in told.items():
                assert (answer.status_code, answer.json()["code"]) == (422, "unknown-game")
                assert answer.status_code in documented(name)

    run(test())


def test_creating_too_many_matches_is_answered_as_documented(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            live_server(tmp_path / "t.sqlite", ServerSettings(creations=1)) as at,
            httpx2.AsyncClient(base_url=at.url, timeout=PATIENCE) as http,
        ):
            told = [(await http.post("/matches", json={"game": "duel"})).status_code for _ in range(2)]
            assert told == [201, 429]
            assert (await http.post("/journals", content=b"", headers=LINES)).status_code == 429
            assert all(429 in documented(name) for name in ("create", "upload"))

    run(test())
