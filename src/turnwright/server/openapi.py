"""The OpenAPI 3.1 document, generated from the list of endpoints and their types."""

import re
from collections.abc import Iterator
from http import HTTPStatus
from inspect import cleandoc
from typing import Any

import msgspec

import turnwright
from turnwright.protocol.endpoints import ENDPOINTS, JSON, Endpoint, Problem
from turnwright.protocol.messages import LONGEST_ID

PLACE = "#/components/schemas/{name}"
BEARER = {"type": "http", "scheme": "bearer", "description": "The token of a seat."}

ALWAYS = (421, 429, 500)  # the wrong host name, too much from one address, and faults of the server

Document = dict[str, Any]


def openapi(endpoints: tuple[Endpoint, ...] = ENDPOINTS) -> Document:
    """Build the document as plain values."""
    kinds = list(dict.fromkeys(repr(kind) for kind in _kinds(endpoints)))
    found = {repr(kind): kind for kind in _kinds(endpoints)}
    schemas, shapes = components([found[name] for name in kinds])
    named = dict(zip(kinds, schemas, strict=True))
    return {
        "openapi": "3.1.0",
        "info": about("Turnwright server", "Create matches, take seats and read journals."),
        "paths": _paths(endpoints, named),
        "components": {"schemas": shapes, "securitySchemes": {"seat": BEARER}},
    }


def about(title: str, words: str) -> Document:
    """The `info` object of a document."""
    return {"title": title, "version": turnwright.__version__, "description": words}


def components(kinds: list[Any]) -> tuple[list[Document], Document]:
    """A schema for each type, and the components that they refer to, as plain values."""
    found = msgspec.json.schema_components(kinds, ref_template=PLACE)
    # Defaults may be tuples and structs: round-trip them through JSON.
    schemas, shapes = msgspec.json.decode(msgspec.json.encode(found))
    for shape in shapes.values():
        if "description" in shape:
            shape["description"] = cleandoc(shape["description"])
    return schemas, shapes


def _kinds(endpoints: tuple[Endpoint, ...]) -> Iterator[Any]:
    yield Problem
    for each in endpoints:
        yield from (kind for kind in (each.takes, each.gives) if kind not in (None, bytes))
        yield from (query.kind for query in each.query)


def _paths(endpoints: tuple[Endpoint, ...], named: Document) -> Document:
    paths: Document = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, named)
    return paths


def _operation(each: Endpoint, named: Document) -> Document:
    made: Document = {"operationId": each.name, "summary": each.words, "parameters": []}
    for name in re.findall(r"{(\w+)}", each.path):
        schema = {"type": "string", "minLength": 1, "maxLength": LONGEST_ID}
        made["parameters"].append({"name": name, "in": "path", "required": True, "schema": schema})
    for query in each.query:
        schema = named[repr(query.kind)]
        made["parameters"].append(
            {"name": query.name, "in": "query", "description": query.words, "schema": schema}
        )
    if each.takes is not None:
        made["requestBody"] = {"required": True, "content": _body(each, named)}
    if each.token:
        made["security"] = [{"seat": []}, {}]
    made["responses"] = _responses(each, named)
    return made


def _body(each: Endpoint, named: Document) -> Document:
    if each.takes is bytes:
        return {media: {} for media in each.accepts}
    return {JSON: {"schema": named[repr(each.takes)]}}


def _responses(each: Endpoint, named: Document) -> Document:
    schema = {} if each.gives in (None, bytes) else {"schema": named[repr(each.gives)]}
    responses: Document = {str(each.status): {"description": each.words, "content": {each.media: schema}}}
    for status in sorted({*each.errors, *ALWAYS}):
        content = {JSON: {"schema": named[repr(Problem)]}}
        responses[str(status)] = {"description": HTTPStatus(status).phrase, "content": content}
    return responses
