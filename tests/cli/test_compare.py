"""``webapi compare``: its table, its JSON, its signs and its exit status."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.work import LIMIT
from webapi.cli import main

BACKSLASH = "http://127.0.0.1\\@1.1.1.1/"


def test_the_table_has_a_row_for_each_reader(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "http://u:p@h.example:81/a"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "http://u:p@h.example:81/a"
    assert lines[1].split() == ["reader", "scheme", "userinfo", "host", "port", "path"]
    assert lines[2].split() == ["=", "standard", "http", "u:p", "h.example", "81", "/a"]
    assert [line[0] for line in lines[2:-1]] == ["="] * 8
    assert lines[-1] == "all agree: h.example"


@pytest.mark.parametrize(
    ("url", "verdict"),
    [
        ("http://127.0.0.1/", "127.0.0.1, loopback: not public"),
        ("http://0x7f.1/", "127.0.0.1, loopback: not public"),
        ("http://a.localhost/", "a.localhost, loopback: not public"),
        ("http://169.254.169.254/", "169.254.169.254, link-local: not public"),
        ("http://10.0.0.1/", "10.0.0.1, private: not public"),
        ("http://1.1.1.1/", "1.1.1.1, public"),
        ("http://[::1]/", "[::1], loopback: not public"),
        ("mailto:a", "no host"),
    ],
)
def test_the_last_line_is_a_verdict_if_all_agree(
    url: str, verdict: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compare", url]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"all agree: {verdict}"


def test_a_disagreement_has_a_sign_and_a_reason(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", BACKSLASH]) == 1
    out = capsys.readouterr().out
    assert "\n!  urllib.parse 3.11  http    127.0.0.1\\  1.1.1.1 " in out
    assert out.rstrip().endswith(
        "urllib.parse 3.14: sees the host 1.1.1.1 instead of 127.0.0.1: "
        "A backslash is part of the authority."
    )


def test_a_host_that_is_written_differently_is_no_disagreement(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["compare", "http://0x7f.1/", "http://bücher.example/"]) == 0
    out = capsys.readouterr().out
    assert "\n~  urllib3            http              0x7f.1 " in out
    assert "\n=  urllib3            http              xn--bcher-kva.example " in out


def test_refusals_are_shown_in_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "http://u]@h/"]) == 1
    out = capsys.readouterr().out
    assert "!  urllib.parse 3.14  refuses: ValueError: a bracket without the other one\n" in out


def test_json_has_each_reading_and_disagreement(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "--json", "http:h", "https://h.example/"]) == 1
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert first["agree"] is False
    assert second == {**second, "agree": True, "disagreements": []}
    assert first["readings"][0] == {
        "reader": "standard",
        "sign": "=",
        "scheme": "http",
        "userinfo": "",
        "host": "h",
        "port": None,
        "path": "/",
    }
    assert first["disagreements"][-1]["reader"] == "urllib3"
    assert first["disagreements"][-1]["rules"] == ["two_slashes_start_an_authority"]


def test_a_stream_is_answered_in_json_and_counted(
    tmp_path: object, capsys: pytest.CaptureFixture[str]
) -> None:
    path = f"{tmp_path}/urls"
    with open(path, "wb") as file:
        file.write(b"https://h.example/\nhttp:h\n\n\xff\n")
    assert main(["compare", "--file", path]) == 1
    captured = capsys.readouterr()
    assert [json.loads(line)["agree"] for line in captured.out.splitlines()][:2] == [True, False]
    assert "4 read, 4 parsed, 0 failed, 1 agreed" in captured.err


class Terminal(io.StringIO):
    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def test_disagreements_are_coloured_on_a_terminal_unless_no_color_is_set(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr(sys, "stdout", Terminal())
    main(["compare", BACKSLASH])
    coloured = sys.stdout.getvalue()  # type: ignore[attr-defined]
    assert coloured.count("\x1b[31m!") == coloured.count("\x1b[m\n") == 4
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setattr(sys, "stdout", Terminal())
    main(["compare", BACKSLASH])
    assert "\x1b" not in sys.stdout.getvalue()  # type: ignore[attr-defined]


def test_control_characters_are_escaped(capsys: pytest.CaptureFixture[str]) -> None:
    main(["compare", "http://\x1b[31m/\x07"])
    assert not {"\x1b", "\x07"} & set(capsys.readouterr().out)


@pytest.mark.parametrize("arguments", [[], ["a", "-"], ["--base", "https://h/", "a"]])
def test_wrong_usage_exits_with_2(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as raised:
        main(["compare", *arguments])
    assert raised.value.code == 2


@pytest.mark.skipif(sys.platform == "emscripten", reason="there are no processes")
def test_live_readers_are_asked_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "--live", "--json", "https://h.example/"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    version = sys.version.partition(" ")[0]
    assert f"urllib.parse {version}" in [each["reader"] for each in json.loads(line)["readings"]]


@pytest.mark.parametrize("name", ["json", "re", "webapi", "urllib3", "encodings"])
def test_readers_are_asked_without_files_of_the_current_folder(tmp_path: Path, name: str) -> None:
    program = tmp_path / "bin" / "webapi"
    program.parent.mkdir()
    program.write_text("from webapi.cli import program\nprogram()\n")
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / f"{name}.py").write_text("open('was-run', 'w')\n")
    command = [sys.executable, str(program), "compare", "--live", "--json", "http://h/"]
    done = subprocess.run(command, cwd=folder, capture_output=True, check=True)
    readings = json.loads(done.stdout)["readings"]
    assert not (folder / "was-run").exists()
    assert {each["host"] for each in readings if "refusal" not in each} == {"h"}
    assert not any("refusal" in each for each in readings)


def test_reasons_are_given_without_docstrings_too() -> None:
    commands = [
        [sys.executable, *flags, "-m", "webapi", "compare", "--json", BACKSLASH, "http:h"]
        for flags in ([], ["-OO"])
    ]
    outputs = [subprocess.run(each, capture_output=True, timeout=LIMIT).stdout for each in commands]
    assert b"A backslash is part of the authority." in outputs[1]
    assert outputs[0] == outputs[1]
