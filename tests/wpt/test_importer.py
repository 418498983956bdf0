"""The importer of vectors, on small folders like upstream's, and the committed vectors."""

import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

from wpt.importer import (
    STANDARDS,
    SUITES,
    VECTORS,
    SchemaError,
    import_vectors,
    main,
    record_commit,
)
from wpt.vectors import COMPONENTS

PARSED = dict.fromkeys(COMPONENTS, "x")

UPSTREAM: dict[str, Any] = {
    "urltestdata.json": [
        "a comment",
        {"comment": "c", "input": "i", "base": None, "origin": "o", **PARSED},
        {"input": "i", "base": "b", "searchParams": "s", **PARSED},
        {"input": "f", "base": None, "failure": True, "relativeTo": "any-base"},
    ],
    "urltestdata-javascript-only.json": [{"input": "\ud800", "base": None, **PARSED}],
    "setters_tests.json": {
        "comment": ["c"],
        "port": [{"comment": "c", "href": "h", "new_value": "n", "expected": {"port": "1"}}],
    },
    "toascii.json": [{"input": "t", "output": None, "urlStandardOnly": True}],
    "IdnaTestV2.json": [{"input": "", "output": None}, {"input": "☕", "output": "xn--53h"}],
    "IdnaTestV2-removed.json": [{"comment": "c", "input": "r", "output": "r"}],
    "percent-encoding.json": [{"input": "á", "output": {"utf-8": "%C3%A1", "big5": "B"}}],
    "urlpatterntestdata.json": [
        {"//": "c", "pattern": [{}], "inputs": ["i"], "expected_match": None},
        {"pattern": ["p"], "expected_obj": "error"},
    ],
    "urlpattern-compare-test-data.json": [
        {"component": "port", "left": "l", "right": {"port": "r"}, "expected": -1}
    ],
    "urlpattern-generate-test-data.json": [
        {"pattern": "p", "component": "port", "groups": {"g": "1"}, "expected": None}
    ],
}


def upstream(folder: Path, **changes: Any) -> Path:
    folder.mkdir()
    for name, document in {**UPSTREAM, **changes}.items():
        (folder / name).write_text(json.dumps(document), encoding="utf-8")
    return folder


def vectors(folder: Path, suite: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / f"{suite}.jsonl").read_text().splitlines()]


def test_each_vector_is_one_line_without_comments(tmp_path: Path) -> None:
    counts = import_vectors(upstream(tmp_path / "in"), tmp_path / "out")
    assert counts == {
        "url-constructor": 4,
        "url-origin": 1,
        "url-setters": 1,
        "toascii": 1,
        "IdnaTestV2": 1,
        "IdnaTestV2-removed": 1,
        "percent-encoding": 2,
        "urlpattern": 2,
        "urlpattern-compare": 1,
        "urlpattern-generate": 1,
    }
    parsed, against_base, failing, surrogate = vectors(tmp_path / "out", "url-constructor")
    assert list(parsed) == ["id", "input", "base", *COMPONENTS]
    assert list(against_base) == ["id", "input", "base", *COMPONENTS, "searchParams"]
    del failing["id"]
    assert failing == {"input": "f", "base": None, "failure": True, "relativeTo": "any-base"}
    assert surrogate["input"] == "\ud800"
    assert b'"\\ud800"' in (tmp_path / "out" / "url-constructor.jsonl").read_bytes()
    [setter] = vectors(tmp_path / "out", "url-setters")
    assert list(setter) == ["id", "attribute", "href", "new_value", "expected"]
    assert (setter["attribute"], setter["expected"]) == ("port", {"port": "1"})
    big5, utf_8 = vectors(tmp_path / "out", "percent-encoding")
    assert (big5["encoding"], big5["query"], big5["fragment"]) == ("Big5", "B", "%C3%A1")
    assert (utf_8["encoding"], utf_8["query"], utf_8["fragment"]) == ("UTF-8", "%C3%A1", "%C3%A1")


def test_two_imports_of_the_same_files_write_the_same_bytes(tmp_path: Path) -> None:
    source = upstream(tmp_path / "in")
    import_vectors(source, tmp_path / "one")
    import_vectors(source, tmp_path / "two")
    for suite in SUITES:
        one, two = (tmp_path / folder / f"{suite}.jsonl" for folder in ("one", "two"))
        assert one.read_bytes() == two.read_bytes()


def test_an_id_stays_when_position_comment_and_expectation_change(tmp_path: Path) -> None:
    [vector] = UPSTREAM["toascii.json"]
    moved = [{"input": "first", "output": "first"}, {**vector, "comment": "new", "output": "t"}]
    import_vectors(upstream(tmp_path / "in"), tmp_path / "out")
    import_vectors(upstream(tmp_path / "moved", **{"toascii.json": moved}), tmp_path / "new")
    [before] = vectors(tmp_path / "out", "toascii")
    _, after = vectors(tmp_path / "new", "toascii")
    assert after["id"] == before["id"]
    assert (before["output"], after["output"]) == (None, "t")


@pytest.mark.parametrize(
    ("name", "document", "message"),
    [
        ("urltestdata.json", ["c", {"new": 1}], r"urltestdata\.json\[1\]: key 'input' is missing"),
        (
            "urltestdata.json",
            [{"input": "f", "base": None, "failure": True, "new": 1}],
            r"urltestdata\.json\[0\]: unknown key 'new'",
        ),
        (
            "urltestdata.json",
            [{"input": "i", "base": None, "new": 1, **PARSED}],
            r"urltestdata\.json\[0\]: unknown key 'new'",
        ),
        (
            "urltestdata.json",
            [{"input": "f", "base": None, "failure": True, "origin": "null"}],
            r"urltestdata\.json\[0\]: unknown key 'origin'",
        ),
        (
            "urltestdata.json",
            [{"input": "f", "base": None, "failure": False}],
            r"urltestdata\.json\[0\]: key 'failure' is not true",
        ),
        (
            "urltestdata.json",
            [{"input": "f", "base": None, "failure": True, "relativeTo": "some-base"}],
            r"urltestdata\.json\[0\]: unknown relativeTo",
        ),
        ("urltestdata.json", [17], r"urltestdata\.json\[0\]: expected an object, got 17"),
        ("urltestdata.json", {}, r"urltestdata\.json: expected a list"),
        (
            "toascii.json",
            [{"input": "i", "output": 1}],
            r"toascii\.json\[0\]: key 'output' has the unexpected value 1",
        ),
        (
            "IdnaTestV2.json",
            [{"input": "i", "output": None, "new": 1}],
            r"IdnaTestV2\.json\[0\]: unknown key 'new'",
        ),
        (
            "IdnaTestV2-removed.json",
            [{"input": "i", "output": "a"}, {"input": "i", "output": "b"}],
            "IdnaTestV2-removed: two vectors",
        ),
        ("setters_tests.json", {"searchParams": []}, "unknown key 'searchParams'"),
        (
            "setters_tests.json",
            {"port": [{"href": "h", "new_value": "n", "expected": {"new": "1"}}]},
            r"setters_tests\.json\['port'\]\[0\]\['expected'\]: unknown key 'new'",
        ),
        (
            "setters_tests.json",
            {"port": [{"href": "h", "new_value": "n", "expected": {}, "new": 1}]},
            r"setters_tests\.json\['port'\]\[0\]: unknown key 'new'",
        ),
        (
            "percent-encoding.json",
            [{"input": "i", "output": {"utf-8": "i", "klingon": "i"}}],
            r"percent-encoding\.json\[0\]\['output'\]: unknown key 'klingon'",
        ),
        (
            "percent-encoding.json",
            [{"input": "i", "output": {"big5": "i"}}],
            r"percent-encoding\.json\[0\]: no output for 'utf-8'",
        ),
    ],
)
def test_an_invalid_document_is_a_schema_error_and_no_file_is_written(
    tmp_path: Path, name: str, document: Any, message: str
) -> None:
    source = upstream(tmp_path / "in", **{name: document})
    with pytest.raises(SchemaError, match=message):
        import_vectors(source, tmp_path / "out")
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("text", ["[", '[{"input": "a", "input": "b", "output": null}]'])
def test_invalid_json_and_duplicate_keys_are_schema_errors(tmp_path: Path, text: str) -> None:
    source = upstream(tmp_path / "in")
    (source / "toascii.json").write_text(text)
    with pytest.raises(SchemaError, match=r"toascii\.json"):
        import_vectors(source, tmp_path / "out")


def test_the_command_reports_errors_by_exit_status_and_message(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main([])
    assert main([str(tmp_path / "nowhere")]) == 1
    assert main([str(upstream(tmp_path / "in", **{"toascii.json": [17]}))]) == 1
    assert "toascii.json[0]: expected an object, got 17" in capsys.readouterr().err


def test_check_counts_changed_vectors_and_lists_failing_ones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    committed = vectors(VECTORS, "toascii")[0]
    other = {"input": committed["input"], "output": "other"}
    source = upstream(tmp_path / "in", **{"toascii.json": [other, {"input": "a", "output": "a"}]})
    assert main(["--check", str(source)]) == 1
    out = capsys.readouterr().out
    assert f"toascii: 1 new, {len(vectors(VECTORS, 'toascii')) - 1} gone, 1 with another" in out
    assert f"not as expected: {committed['id']}: fail: " in out


def test_a_checkout_and_a_folder_of_its_files_import_alike(tmp_path: Path) -> None:
    everything = upstream(tmp_path / "all")
    checkout = tmp_path / "checkout"
    for file in everything.iterdir():
        folder = "urlpattern" if file.name.startswith("urlpattern") else "url"
        (checkout / folder / "resources").mkdir(parents=True, exist_ok=True)
        shutil.copy(file, checkout / folder / "resources")
    assert import_vectors(checkout, tmp_path / "a") == import_vectors(everything, tmp_path / "b")
    assert (checkout / "urlpattern").is_dir()


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
def test_the_commit_of_a_checkout_is_recorded(tmp_path: Path) -> None:
    standards = tmp_path / "standards.toml"
    shutil.copy(STANDARDS, standards)
    before = tomllib.loads(standards.read_text("utf-8"))
    git = ("git", "-c", "user.name=a", "-c", "user.email=a@b", "-C", str(tmp_path))
    subprocess.run([*git, "init", "--quiet"], check=True)
    subprocess.run([*git, "commit", "--quiet", "--allow-empty", "--message=x"], check=True)
    commit = subprocess.check_output([*git, "rev-parse", "HEAD"], text=True).strip()
    record_commit(tmp_path, standards)
    after = tomllib.loads(standards.read_text("utf-8"))
    assert after["wpt"]["commit"] == commit
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", after["wpt"]["version"])
    assert {**after, "wpt": None} == {**before, "wpt": None}


def test_the_committed_vectors_have_unique_ids_and_these_counts() -> None:
    counts = {}
    ids: list[str] = []
    for suite in SUITES:
        read = vectors(VECTORS, suite)
        counts[suite] = len(read)
        ids += [vector["id"] for vector in read]
        assert all(re.fullmatch(f"{suite}-[0-9a-f]{{10}}", vector["id"]) for vector in read)
    assert len(set(ids)) == len(ids)
    assert counts == {
        "url-constructor": 892,
        "url-origin": 412,
        "url-setters": 278,
        "toascii": 87,
        "IdnaTestV2": 2670,
        "IdnaTestV2-removed": 20,
        "percent-encoding": 16,
        "urlpattern": 369,
        "urlpattern-compare": 25,
        "urlpattern-generate": 19,
    }
    assert sorted(path.stem for path in VECTORS.iterdir()) == sorted(SUITES)
