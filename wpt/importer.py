"""Write ``wpt/vectors/`` from the JSON resources of web-platform-tests.

``python -m wpt.importer PATH`` reads the upstream files from PATH, which is a checkout of
web-platform-tests or its folder ``url/resources``, and rewrites every vectors file. The schema is
described in ``wpt/README.md``. The same input gives the same bytes. An unknown key, type or value
stops the importer before it writes a file. Where PATH is in a git checkout, its commit goes into
``webapi/standards.toml``.

``python -m wpt.importer --check PATH`` writes nothing. It runs `webapi` against the vectors in PATH
and prints what changed and what `webapi` fails.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from wpt import expectations
from wpt.runner import run
from wpt.vectors import COMPONENTS, URL_PATTERN, Vector, load

VECTORS: Final = Path(__file__).parent / "vectors"
STANDARDS: Final = Path(__file__).parents[1] / "webapi" / "standards.toml"

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

    def peek(self, key: str) -> object:
        return self._rest.get(key)

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


def urlpattern(source: Path) -> Iterator[Vector]:
    for entry in entries(source, "urlpatterntestdata.json"):
        entry.drop("//", str)
        identity = {"pattern": entry.take("pattern", list)}
        expected: Vector = {}
        if "inputs" in entry:
            identity["inputs"] = entry.take("inputs", list)
        if "expected_obj" in entry:
            expected["expected_obj"] = _object_or_error(entry, "expected_obj", URL_PATTERN)
        if "exactly_empty_components" in entry:
            expected["exactly_empty_components"] = entry.take("exactly_empty_components", list)
            if not set(expected["exactly_empty_components"]) <= set(URL_PATTERN):
                raise SchemaError(f"{entry.where}: unknown component")
        if "expected_match" in entry:
            keys = ("inputs", *URL_PATTERN)
            expected["expected_match"] = _object_or_error(entry, "expected_match", keys)
        entry.end()
        yield _vector("urlpattern", identity, expected)


def _object_or_error(entry: Entry, key: str, keys: tuple[str, ...]) -> Any:
    """An object with no other keys, ``"error"`` or, of a match that there is not, null."""
    if entry.peek(key) == "error":
        return entry.take(key, str)
    value = entry.take(key, dict, or_null=True)
    if not set(value or ()) <= set(keys):
        raise SchemaError(f"{entry.where}: unknown key in {key!r}")
    return value


def urlpattern_compare(source: Path) -> Iterator[Vector]:
    for entry in entries(source, "urlpattern-compare-test-data.json"):
        identity = {"component": entry.take("component", str)}
        for side in ("left", "right"):
            identity[side] = entry.take(side, type(entry.peek(side)))
        expected = {"expected": entry.take("expected", int)}
        entry.end()
        yield _vector("urlpattern-compare", identity, expected)


def urlpattern_generate(source: Path) -> Iterator[Vector]:
    for entry in entries(source, "urlpattern-generate-test-data.json"):
        identity = {
            "pattern": entry.take("pattern", type(entry.peek("pattern"))),
            "component": entry.take("component", str),
            "groups": entry.take("groups", dict),
        }
        expected = {"expected": entry.take("expected", str, or_null=True)}
        entry.end()
        yield _vector("urlpattern-generate", identity, expected)


SUITES: Final[dict[str, Callable[[Path], Iterator[Vector]]]] = {
    "url-constructor": url_constructor,
    "url-origin": url_origin,
    "url-setters": url_setters,
    "toascii": toascii,
    "IdnaTestV2": idna_test_v2,
    "IdnaTestV2-removed": idna_test_v2_removed,
    "percent-encoding": percent_encoding,
    "urlpattern": urlpattern,
    "urlpattern-compare": urlpattern_compare,
    "urlpattern-generate": urlpattern_generate,
}


def read_vectors(source: Path) -> dict[str, list[Vector]]:
    """The vectors in the upstream files in ``source``, by suite.

    Raises:
        SchemaError: the data has something unknown, or says one thing twice.
        OSError: a file cannot be read.
    """
    suites: dict[str, list[Vector]] = {}
    for suite, read in SUITES.items():
        vectors: dict[str, Vector] = {}
        for vector in read(source):
            if vector["id"] in vectors:
                raise SchemaError(f"{suite}: two vectors are {vector['id']}: {vector!r}")
            vectors[vector["id"]] = vector
        suites[suite] = list(vectors.values())
    return suites


def import_vectors(source: Path, destination: Path = VECTORS) -> dict[str, int]:
    """Read the upstream files in ``source``, write ``destination``; the number of vectors by suite.

    Raises:
        SchemaError: the data has something unknown, or says one thing twice.
        OSError: a file cannot be read or written.
    """
    suites = read_vectors(source)
    destination.mkdir(parents=True, exist_ok=True)
    for suite, vectors in suites.items():
        text = "".join(json.dumps(vector) + "\n" for vector in vectors)
        (destination / f"{suite}.jsonl").write_bytes(text.encode("ascii"))
    return {suite: len(vectors) for suite, vectors in suites.items()}


def check(source: Path) -> int:
    """Print what differs in ``source`` from the committed vectors, and what `webapi` fails there.

    Returns 1 if a vector in ``source`` does not do what ``wpt/expectations.toml`` expects, else 0.
    """
    suites = read_vectors(source)
    for suite, vectors in suites.items():
        new = {vector["id"]: vector for vector in vectors}
        old = {vector["id"]: vector for vector in load(suite)}
        changed = [id for id in new.keys() & old.keys() if new[id] != old[id]]
        print(
            f"{suite}: {len(new.keys() - old.keys())} new, {len(old.keys() - new.keys())} gone, "
            f"{len(changed)} with another expectation"
        )
    report = run(expectations.load(), vectors=suites.__getitem__)
    for surprise in report.surprises:
        print(f"not as expected: {surprise}")
    return 1 if report.surprises else 0


def record_commit(source: Path, standards: Path = STANDARDS) -> None:
    """Write the commit of the git checkout that holds ``source`` into ``standards``.

    Both the commit and its date are empty where ``source`` is in no checkout.
    """
    command = ["git", "-C", str(source), "log", "-1", "--format=%cs %H"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    date, _, commit = done.stdout.strip().partition(" ")
    text, count = re.subn(
        r"(?ms)^(\[wpt\]\n.*?^version = )[^\n]*(.*?^commit = )[^\n]*",
        rf'\g<1>"{date or "a copy that names no commit"}"\g<2>"{commit}"',
        standards.read_text("utf-8"),
    )
    assert count == 1
    standards.write_text(text, "utf-8")


def _vector(suite: str, identity: Vector, expected: Vector) -> Vector:
    """The id hashes what is tested, not what is expected nor where it stood in upstream's file."""
    digest = hashlib.sha256(json.dumps(list(identity.values())).encode("ascii")).hexdigest()
    return {"id": f"{suite}-{digest[:10]}", **identity, **expected}


def _read(source: Path, name: str) -> object:
    text = _find(source, name).read_text(encoding="utf-8")
    try:
        return json.loads(text, object_pairs_hook=_object)
    except ValueError as error:
        raise SchemaError(f"{name}: {error}") from error


def _find(source: Path, name: str) -> Path:
    """The upstream file in a checkout, or in a folder that holds all of them."""
    for folder in ("url/resources", "urlpattern/resources"):
        if (source / folder / name).is_file():
            return source / folder / name
    return source / name


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) != len(pairs):
        raise ValueError(f"a key twice in an object: {[key for key, _ in pairs]}")
    return members


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m wpt.importer", description="Import the vectors of web-platform-tests."
    )
    parser.add_argument("path", metavar="PATH", type=Path, help="a checkout, or its url/resources")
    parser.add_argument(
        "--check", action="store_true", help="write nothing; say what changed and what fails"
    )
    options = parser.parse_args(arguments)
    source = options.path
    try:
        if options.check:
            return check(source)
        counts = import_vectors(source)
        record_commit(source)
    except (SchemaError, OSError) as error:
        print(f"wpt.importer: {error}", file=sys.stderr)
        return 1
    for suite, count in counts.items():
        print(f"{count:6}  {suite}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
