"""Write ``wpt/vectors/`` from the JSON resources of web-platform-tests.

``python -m wpt.importer PATH`` reads the upstream files from the folder PATH and rewrites every
vectors file; the schema is described in ``wpt/README.md``. The same input gives the same bytes.
Anything the importer does not know, a key, a type, a value, stops it before a file is touched.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from wpt.vectors import COMPONENTS, Vector

VECTORS: Final = Path(__file__).parent / "vectors"

ENCODINGS: Final = {
    "big5": "Big5",
    "euc-kr": "EUC-KR",
    "gb18030": "gb18030",
    "iso-2022-jp": "ISO-2022-JP",
    "iso-8859-2": "ISO-8859-2",
    "shift_jis": "Shift_JIS",
    "utf-8": "UTF-8",
    "windows-1252": "windows-1252",
}
"""The encodings' names in the Encoding Standard, by the labels upstream uses."""


class SchemaError(ValueError):
    """Upstream data that the importer does not know; the message says where."""


class Entry:
    """One upstream object and where it stands; what nobody takes out of it is an error."""

    def __init__(self, where: str, value: object) -> None:
        if not isinstance(value, dict):
            raise SchemaError(f"{where}: expected an object, got {value!r}")
        self.where = where
        self._rest: dict[str, Any] = dict(value)

    def __contains__(self, key: str) -> bool:
        return key in self._rest

    def __iter__(self) -> Iterator[str]:
        return iter(tuple(self._rest))

    def take(self, key: str, kind: type, *, or_null: bool = False) -> Any:
        if key not in self._rest:
            raise SchemaError(f"{self.where}: key {key!r} is missing")
        value = self._rest.pop(key)
        if not (type(value) is kind or (or_null and value is None)):
            raise SchemaError(f"{self.where}: key {key!r} has the unexpected value {value!r}")
        return value

    def take_true(self, key: str) -> None:
        if self.take(key, bool) is not True:
            raise SchemaError(f"{self.where}: key {key!r} is not true")

    def drop(self, key: str, kind: type) -> None:
        if key in self._rest:
            self.take(key, kind)

    def end(self) -> None:
        for key in self._rest:
            raise SchemaError(f"{self.where}: unknown key {key!r}")


def entries(source: Path, name: str) -> Iterator[Entry]:
    """The objects of an upstream list; the strings between them are comments."""
    document = _read(source, name)
    if not isinstance(document, list):
        raise SchemaError(f"{name}: expected a list")
    for index, item in enumerate(document):
        if not isinstance(item, str):
            yield Entry(f"{name}[{index}]", item)


def url_constructor(source: Path) -> Iterator[Vector]:
    for name in ("urltestdata.json", "urltestdata-javascript-only.json"):
        for entry in entries(source, name):
            entry.drop("comment", str)
            identity = {
                "input": entry.take("input", str),
                "base": entry.take("base", str, or_null=True),
            }
            if "failure" in entry:
                entry.take_true("failure")
                expected: Vector = {"failure": True}
                if "relativeTo" in entry:
                    expected["relativeTo"] = entry.take("relativeTo", str)
                    if expected["relativeTo"] not in ("non-opaque-path-base", "any-base"):
                        raise SchemaError(f"{entry.where}: unknown relativeTo")
            else:
                expected = {component: entry.take(component, str) for component in COMPONENTS}
                if "searchParams" in entry:
                    expected["searchParams"] = entry.take("searchParams", str)
                entry.drop("origin", str)
            entry.end()
            yield _vector("url-constructor", identity, expected)


def url_origin(source: Path) -> Iterator[Vector]:
    for name in ("urltestdata.json", "urltestdata-javascript-only.json"):
        for entry in entries(source, name):
            if "origin" in entry:
                identity = {
                    "input": entry.take("input", str),
                    "base": entry.take("base", str, or_null=True),
                }
                yield _vector("url-origin", identity, {"origin": entry.take("origin", str)})


def url_setters(source: Path) -> Iterator[Vector]:
    name = "setters_tests.json"
    document = Entry(name, _read(source, name))
    document.drop("comment", list)
    for attribute in document:
        if attribute not in COMPONENTS:
            raise SchemaError(f"{name}: unknown key {attribute!r}")
        for index, item in enumerate(document.take(attribute, list)):
            entry = Entry(f"{name}[{attribute!r}][{index}]", item)
            entry.drop("comment", str)
            identity = {
                "attribute": attribute,
                "href": entry.take("href", str),
                "new_value": entry.take("new_value", str),
            }
            expected = Entry(f"{entry.where}['expected']", entry.take("expected", dict))
            entry.end()
            values = {key: expected.take(key, str) for key in COMPONENTS if key in expected}
            expected.end()
            yield _vector("url-setters", identity, {"expected": values})


def toascii(source: Path) -> Iterator[Vector]:
    return _hosts(source, "toascii.json", "toascii")


def idna_test_v2(source: Path) -> Iterator[Vector]:
    return _hosts(source, "IdnaTestV2.json", "IdnaTestV2")


def idna_test_v2_removed(source: Path) -> Iterator[Vector]:
    return _hosts(source, "IdnaTestV2-removed.json", "IdnaTestV2-removed")


def _hosts(source: Path, name: str, suite: str) -> Iterator[Vector]:
    for entry in entries(source, name):
        entry.drop("comment", str)
        entry.drop("urlStandardOnly", bool)
        identity = {"input": entry.take("input", str)}
        expected = {"output": entry.take("output", str, or_null=True)}
        entry.end()
        if identity["input"]:  # an empty host says nothing of domain to ASCII
            yield _vector(suite, identity, expected)


def percent_encoding(source: Path) -> Iterator[Vector]:
    for entry in entries(source, "percent-encoding.json"):
        input = entry.take("input", str)
        output = Entry(f"{entry.where}['output']", entry.take("output", dict))
        entry.end()
        queries = {label: output.take(label, str) for label in ENCODINGS if label in output}
        output.end()
        if "utf-8" not in queries:
            raise SchemaError(f"{entry.where}: no output for 'utf-8'")
        for label, query in queries.items():
            identity = {"input": input, "encoding": ENCODINGS[label]}
            expected = {"query": query, "fragment": queries["utf-8"]}
            yield _vector("percent-encoding", identity, expected)


SUITES: Final[dict[str, Callable[[Path], Iterator[Vector]]]] = {
    "url-constructor": url_constructor,
    "url-origin": url_origin,
    "url-setters": url_setters,
    "toascii": toascii,
    "IdnaTestV2": idna_test_v2,
    "IdnaTestV2-removed": idna_test_v2_removed,
    "percent-encoding": percent_encoding,
}


def import_vectors(source: Path, destination: Path = VECTORS) -> dict[str, int]:
    """Read the upstream files in ``source``, write ``destination``; the number of vectors by suite.

    Raises:
        SchemaError: the data has something unknown, or says one thing twice.
        OSError: a file cannot be read or written.
    """
    documents: dict[str, str] = {}
    counts: dict[str, int] = {}
    for suite, read in SUITES.items():
        lines: dict[str, str] = {}
        for vector in read(source):
            if vector["id"] in lines:
                raise SchemaError(f"{suite}: two vectors are {vector['id']}: {vector!r}")
            lines[vector["id"]] = json.dumps(vector) + "\n"
        documents[suite] = "".join(lines.values())
        counts[suite] = len(lines)
    destination.mkdir(parents=True, exist_ok=True)
    for suite, text in documents.items():
        (destination / f"{suite}.jsonl").write_bytes(text.encode("ascii"))
    return counts


def _vector(suite: str, identity: Vector, expected: Vector) -> Vector:
    """The id hashes what is tested, not what is expected nor where it stood in upstream's file."""
    digest = hashlib.sha256(json.dumps(list(identity.values())).encode("ascii")).hexdigest()
    return {"id": f"{suite}-{digest[:10]}", **identity, **expected}


def _read(source: Path, name: str) -> object:
    text = (source / name).read_text(encoding="utf-8")
    try:
        return json.loads(text, object_pairs_hook=_object)
    except ValueError as error:
        raise SchemaError(f"{name}: {error}") from error


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) != len(pairs):
        raise ValueError(f"a key twice in an object: {[key for key, _ in pairs]}")
    return members


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: python -m wpt.importer PATH", file=sys.stderr)
        return 2
    try:
        counts = import_vectors(Path(arguments[0]))
    except (SchemaError, OSError) as error:
        print(f"wpt.importer: {error}", file=sys.stderr)
        return 1
    for suite, count in counts.items():
        print(f"{count:6}  {suite}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
