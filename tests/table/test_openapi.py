"""The HTTP interface is described by a document that others' tools can read, made of the types themselves."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from jsonschema import Draft202012Validator

import turnwright
from turnwright.table.http import ENDPOINTS
from turnwright.table.openapi import openapi


def check(document: dict[str, Any]) -> None:
    """Hold the document against the schema of OpenAPI 3.1 that the reader brings with it."""
    schemathesis.openapi.from_dict(document).validate()


def test_the_document_is_good_openapi() -> None:
    document = openapi()

    check(document)
    assert document["openapi"].startswith("3.1.")
    assert document["info"]["version"] == turnwright.__version__


def test_a_document_that_is_not_good_is_found() -> None:
    document = openapi()
    document["paths"]["/games"]["get"]["parameters"][0]["in"] = "nowhere"

    with pytest.raises(ValueError, match="nowhere"):
        check(document)


def test_every_shape_is_a_good_schema_and_every_reference_leads_somewhere() -> None:
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


def test_no_shape_that_goes_out_tells_a_seed() -> None:
    shapes = openapi()["components"]["schemas"]

    assert [name for name, shape in shapes.items() if "seed" in shape["properties"]] == []


def test_a_request_with_a_field_too_many_fits_no_schema() -> None:
    document = openapi()
    schema = {"$ref": "#/components/schemas/NewMatch", "components": document["components"]}

    assert Draft202012Validator(schema).is_valid({"game": "duel", "scenario": {"name": "x"}})
    assert not Draft202012Validator(schema).is_valid({"game": "duel", "seed": 1})


def test_names_of_endpoints_are_told_apart() -> None:
    assert len({each.name for each in ENDPOINTS}) == len(ENDPOINTS)
    assert all(each.words.endswith(".") for each in ENDPOINTS)
