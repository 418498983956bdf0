"""The command line: what it prints, where, and its exit status."""

from __future__ import annotations

import io
import itertools
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from webapi.cli import main, stream
from webapi.url.validation import ERROR_TYPES

# Linux keeps the peak of the program that a process was forked from in getrusage, not in VmHWM.
MEASURED = """
import re, sys
from pathlib import Path
from webapi.cli import main
status = main(sys.argv[1:])
print(re.search(r"VmHWM:\\s+(\\d+) kB", Path("/proc/self/status").read_text())[1], file=sys.stderr)
sys.exit(status)
"""
WEBAPI = [sys.executable, "-m", "webapi"]
SAMPLE = Path(__file__).parents[1] / "data" / "sample_urls.txt"


def run(*arguments: str, input: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([*WEBAPI, *arguments], input=input, capture_output=True, check=False)


def test_parse_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["parse", "HTTP://u:p@Bücher.example:8080/a/../b?q=1#top"]) == 0
    output = capsys.readouterr()
    assert output.out == (
        "href      http://u:p@xn--bcher-kva.example:8080/b?q=1#top\n"
        "origin    http://xn--bcher-kva.example:8080\n"
        "protocol  http:\n"
        "username  u\n"
        "password  p\n"
        "host      xn--bcher-kva.example:8080\n"
        "hostname  xn--bcher-kva.example\n"
        "port      8080\n"
        "pathname  /b\n"
        "search    ?q=1\n"
        "hash      #top\n"
    )
    assert output.err == ""


def test_tables_are_separated_and_failures_go_to_standard_error(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["parse", "a:b", "nonsense", "a:c"]) == 1
    output = capsys.readouterr()
    assert output.out.count("\n\nhref      a:c\n") == 1
    assert output.err.splitlines() == [
        "webapi: Invalid URL: nonsense",
        "  missing-scheme-non-relative-URL at 0, fatal: "
        + ERROR_TYPES["missing-scheme-non-relative-URL"].description,
        "    nonsense",
        "    ^",
    ]


def test_validation_errors_are_shown_with_their_places(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["parse", "--errors", "https:\\\\u:p@h"]) == 0
    lines = capsys.readouterr().out.splitlines()
    solidus = "Exactly two slashes must follow this scheme's colon."
    assert lines[11::3] == [
        f"  special-scheme-missing-following-solidus at 6: {solidus}",
        f"  special-scheme-missing-following-solidus at 6: {solidus}",
        f"  special-scheme-missing-following-solidus at 7: {solidus}",
        "  invalid-credentials at 11: A URL must not contain a username or password.",
    ]
    assert lines[-2:] == ["    https:\\\\u:p@h", "               ^"]


def test_the_errors_of_a_failed_parse_go_to_standard_error(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["parse", "--errors", "https://h:65536/"]) == 1
    assert capsys.readouterr().err.splitlines() == [
        "webapi: Invalid URL: https://h:65536/",
        "  port-out-of-range at 10, fatal: A port must not be above 65535.",
        "    https://h:65536/",
        "              ^^^^^",
    ]


def test_check_shows_each_error_and_its_place(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "https://example.org/é"]) == 0
    assert capsys.readouterr().out == "valid: https://example.org/é\n"
    assert main(["check", "--base", "https://example.org/", "a/\t\u65e5 b", "/"]) == 1
    unit = "This does not belong in a URL, or has to be percent-encoded there."
    assert capsys.readouterr().out.splitlines() == [
        "not a valid URL: a/\\t日 b",
        f"  invalid-URL-unit at 2: {unit}",
        "    a/\\t日 b",
        "      ^^",
        f"  invalid-URL-unit at 4: {unit}",
        "    a/\\t日 b",
        "          ^",
        "",
        "valid: /",
    ]


def test_check_shows_a_part_of_a_long_url(capsys: pytest.CaptureFixture[str]) -> None:
    long = "https://example.org/" + "a" * 1_000_000 + " " + "b" * 1_000_000
    assert main(["check", long]) == 1
    _, _, text, underline = capsys.readouterr().out.splitlines()
    assert text == "    …" + "a" * 24 + " " + "b" * 50 + "…"
    assert underline == "    " + " " * 25 + "^"


def test_check_answers_a_stream_in_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "urls").write_text("https://example.org/\nhttps://a@b/\n//c\n")
    assert main(["check", "--file", str(tmp_path / "urls")]) == 1
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["valid"] for answer in answers] == [True, False, False]
    names = [[error["name"] for error in answer["validationErrors"]] for answer in answers]
    assert names == [[], ["invalid-credentials"], ["missing-scheme-non-relative-URL"]]


def test_json_has_every_component(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["parse", "--json", "--errors", "https://h/ ?q", "nonsense"]) == 1
    good, bad = map(json.loads, capsys.readouterr().out.splitlines())
    for error in good["validationErrors"] + bad["validationErrors"]:
        assert error.pop("description") == ERROR_TYPES[error["name"]].description
    assert good == {
        "input": "https://h/ ?q",
        "href": "https://h/%20?q",
        "origin": "https://h",
        "protocol": "https:",
        "username": "",
        "password": "",
        "host": "h",
        "hostname": "h",
        "port": "",
        "pathname": "/%20",
        "search": "?q",
        "hash": "",
        "validationErrors": [{"name": "invalid-URL-unit", "start": 10, "end": 11, "fatal": False}],
    }
    assert bad == {
        "input": "nonsense",
        "error": "Invalid URL",
        "validationErrors": [
            {"name": "missing-scheme-non-relative-URL", "start": 0, "end": 1, "fatal": True}
        ],
    }


def test_resolve_prints_each_url(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["resolve", "--base", "https://h/a/b", "../c", "//g", "?q", ""]) == 0
    assert capsys.readouterr().out.split() == [
        "https://h/c",
        "https://g/",
        "https://h/a/b?q",
        "https://h/a/b",
    ]


def test_params_takes_urls_and_queries(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["params", "https://h/?name=J%C3%BCrgen+K&x", "?a=1&long=2"]) == 0
    assert capsys.readouterr().out == "name  Jürgen K\nx\n\na     1\nlong  2\n"
    assert main(["params", "--json", "--base", "https://h/", "b?a=1&a=%ff"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "input": "b?a=1&a=%ff",
        "params": [["a", "1"], ["a", "\ufffd"]],
    }


def test_control_characters_are_escaped(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["params", "?a=%1B[31m%0A%E2%80%AE%C2%9B"]) == 0
    assert capsys.readouterr().out == "a  \\x1b[31m\\n\\u202e\\x9b\n"


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["parse"],
        ["prase", "a:b"],
        ["resolve", "a:b"],
        ["parse", "-", "a:b"],
        ["parse", "--file", "x", "a:b"],
        ["parse", "--base", "nonsense", "a:b"],
        ["params", "--errors", "a:b"],
        ["parse", "--js", "a:b"],
    ],
)
def test_wrong_usage_exits_with_2_and_shows_the_usage(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as exit:
        main(arguments)
    assert exit.value.code == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert "usage: webapi" in output.err


@pytest.mark.parametrize("path", ["no-such-file", "."])
def test_a_file_that_cannot_be_read_is_an_error_without_traceback(path: str) -> None:
    done = run("parse", "--file", path)
    assert (done.returncode, done.stdout) == (2, b"")
    assert path.encode() in done.stderr
    assert b"Traceback" not in done.stderr


def test_help_has_examples(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit:
        main(["--help"])
    assert exit.value.code == 0
    help = capsys.readouterr().out
    for word in ("examples:", "parse", "params", "resolve", "exit status:"):
        assert word in help


def test_a_stream_keeps_order_and_goes_on_after_bad_lines() -> None:
    lines = (
        b"https://a/\nnonsense\r\n\nhttps://b/\r\nhttps://\xff\xfe/?\xe2\x98\nhttps://c/?\xe2\x98"
    )
    done = run("parse", "-", input=lines)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer.get("href") for answer in answers] == [
        "https://a/",
        None,
        None,
        "https://b/",
        None,
        "https://c/?%EF%BF%BD",
    ]
    assert [answer["input"] for answer in answers] == [
        "https://a/",
        "nonsense",
        "",
        "https://b/",
        "https://\ufffd\ufffd/?\ufffd",
        "https://c/?\ufffd",
    ]
    assert done.returncode == 1
    assert done.stderr.startswith(b"6 read, 3 parsed, 3 failed, ")
    assert done.stderr.count(b"\n") == 1


def test_a_stream_may_have_a_base_errors_and_a_byte_order_mark() -> None:
    done = run("parse", "--base", "https://h/a/", "--errors", "-", input=b"\xef\xbb\xbfb\n\\c\n")
    first, second = map(json.loads, done.stdout.splitlines())
    assert (first["input"], first["href"], first["validationErrors"]) == ("b", "https://h/a/b", [])
    assert [error["name"] for error in second["validationErrors"]] == ["invalid-reverse-solidus"]
    assert done.returncode == 0


@pytest.mark.parametrize("command", ["params", "resolve"])
def test_every_command_answers_a_stream(command: str, tmp_path: Path) -> None:
    file = tmp_path / "urls"
    file.write_bytes(b"?a=1\n?b=2\n")
    done = run(command, "--base", "https://h/", "--file", str(file))
    expected = {"params": [["b", "2"]], "href": "https://h/?b=2"}
    (answer,) = [json.loads(line) for line in done.stdout.splitlines()][1:]
    key = "params" if command == "params" else "href"
    assert answer == {"input": "?b=2", key: expected[key]}
    assert done.returncode == 0


def test_an_empty_stream_exits_with_0() -> None:
    done = run("parse", "-")
    assert (done.returncode, done.stdout) == (0, b"")
    assert done.stderr.startswith(b"0 read, 0 parsed, 0 failed, ")


def test_progress_is_shown_on_a_terminal_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    # Clocks may be so coarse that lines pass between two ticks; here every look is a second later.
    clock = SimpleNamespace(monotonic=itertools.count().__next__)
    monkeypatch.setattr(stream, "time", clock)
    assert main(["parse", "--file", str(SAMPLE)]) == 0
    last = terminal.getvalue().split("\r")[-2:]
    count = len(capsys.readouterr().out.splitlines())
    assert last[0].startswith(f"{count} read, 0 failed, ")
    assert last[1].startswith(f"\x1b[K{count} read, {count} parsed, 0 failed, ")


def test_each_answer_comes_before_the_next_line_is_written() -> None:
    with subprocess.Popen(
        [*WEBAPI, "resolve", "--base", "https://h/", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as process:
        assert process.stdin and process.stdout
        for name in ("a", "b"):
            process.stdin.write(f"{name}\n".encode())
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["href"] == f"https://h/{name}"
        process.stdin.close()
        assert process.wait() == 0


def peak_memory(*arguments: str) -> int:
    """The most memory that the command line has used, in KiB."""
    command = [sys.executable, "-c", MEASURED, *arguments]
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    return int(done.stderr.split()[-1])


@pytest.mark.skipif(sys.platform != "linux", reason="peak memory is read where Linux tells it")
def test_memory_does_not_grow_with_the_stream(tmp_path: Path) -> None:
    file = tmp_path / "urls"
    lines = "".join(f"https://host{i}.example/ü?{i}\n" for i in range(1000)) + "nonsense\n"
    file.write_text(lines, encoding="utf-8")
    short = peak_memory("parse", "--errors", "--file", str(file))
    file.write_text(lines * 20, encoding="utf-8")
    assert peak_memory("parse", "--errors", "--file", str(file)) < short + 4096


def test_lines_of_megabytes_are_answered() -> None:
    line = b"https://h/?" + b"\xc3\xa9" * 1_000_000
    done = run("resolve", "--base", "a:b", "-", input=line + b"\n" + line + b"\nhttps://h/\n")
    answers = [json.loads(line)["href"] for line in done.stdout.splitlines()]
    assert answers == ["https://h/?" + "%C3%A9" * 1_000_000] * 2 + ["https://h/"]


@pytest.mark.skipif(os.name != "posix", reason="POSIX pipes")
@pytest.mark.parametrize(
    "arguments", [["parse", "--file", str(SAMPLE)], ["parse", *["a:b"] * 9999]]
)
def test_a_closed_pipe_ends_the_program_without_traceback(
    arguments: list[str], tmp_path: Path
) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = subprocess.run(
            [*WEBAPI, *arguments], stdout=writer, stderr=subprocess.PIPE, check=False
        )
    finally:
        os.close(writer)
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr
    assert b"BrokenPipe" not in done.stderr


@pytest.mark.skipif(os.name != "posix", reason="needs a POSIX shell")
@pytest.mark.parametrize(
    ("redirections", "status"),
    [("<&-", 2), ("</dev/null >&-", 2), ("</dev/null 2>&-", 0), ("<&- >&- 2>&-", 2)],
)
def test_closed_streams_give_an_exit_status_and_no_traceback(
    redirections: str, status: int
) -> None:
    command = f'exec "$@" {redirections}'
    done = subprocess.run(
        ["sh", "-c", command, "sh", *WEBAPI, "parse", "-"], capture_output=True, check=False
    )
    assert done.returncode == status
    assert b"Traceback" not in done.stdout + done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_an_error_without_traceback() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [*WEBAPI, "parse", "--file", str(SAMPLE)],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    assert b"No space left" in done.stderr


@pytest.mark.skipif(os.name != "posix", reason="POSIX arguments are bytes")
def test_arguments_that_are_not_utf_8_are_decoded_with_replacement_characters() -> None:
    done = subprocess.run(
        [*WEBAPI, "resolve", "--base", "https://h/", b"\xf0\x9f\xffa"],
        capture_output=True,
        check=False,
    )
    assert done.stdout == b"https://h/%EF%BF%BD%EF%BF%BDa\n"
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [*WEBAPI, "params", "?é=☃"], capture_output=True, check=False, env=environment
    )
    assert done.stdout == b"\\xe9  \\u2603\n"


def test_the_sample_of_real_urls_parses() -> None:
    done = run("parse", "--file", str(SAMPLE))
    count = len(SAMPLE.read_text(encoding="utf-8").splitlines())
    assert count >= 100
    assert len(done.stdout.splitlines()) == count
    assert done.returncode == 0


# The status says whether the output is complete


@pytest.mark.skipif(os.name != "posix", reason="needs a POSIX shell")
@pytest.mark.parametrize("arguments", ["parse a:b", "check a:b", "--help", "--version", "parse -h"])
def test_a_closed_standard_output_is_an_error(arguments: str) -> None:
    command = f'exec "$0" -m webapi {arguments} >&-'
    done = subprocess.run(
        ["sh", "-c", command, sys.executable], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (2, "webapi: standard output is closed\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize(
    "arguments", [["--help"], ["parse", "--help"], ["--version"], ["parse", "a:b"]]
)
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_output_that_does_not_fit_is_an_error(arguments: list[str], unbuffered: str) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [*WEBAPI, *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            env=os.environ | {"PYTHONUNBUFFERED": unbuffered},
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == b"webapi: [Errno 28] No space left on device\n"


def test_check_counts_urls_that_parse_and_urls_that_are_valid() -> None:
    done = run("check", "-", input=b"https://a/\nhttps://a@b/\nhttps://\n")
    assert done.returncode == 1
    assert done.stderr.startswith(b"3 read, 2 parsed, 1 failed, 1 valid, ")


@pytest.mark.parametrize("command", ["parse", "params", "check"])
def test_a_file_called_dash_is_standard_input(command: str) -> None:
    done = run(command, "--file", "-", input=b"https://a/?b=c\n")
    assert done.returncode == 0
    assert json.loads(done.stdout)["input"] == "https://a/?b=c"


# Wrong usage


@pytest.mark.parametrize(
    "arguments",
    [
        ["parse"],
        ["parse", "-", "a:b"],
        ["parse", "--file", "x", "a:b"],
        ["parse", "--base", "nonsense", "a:b"],
        ["params", "--errors", "a:b"],
        ["resolve", "a:b"],
        ["resolve", "--base", "a:", "-foo"],
        ["check", "--js", "a:b"],
    ],
)
def test_a_usage_error_shows_the_usage_of_the_sub_command(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as exit:
        main(arguments)
    assert exit.value.code == 2
    assert capsys.readouterr().err.startswith(f"usage: webapi {arguments[0]} [-h]")


@pytest.mark.parametrize("argument", ["-foo", "--foo", "-hash"])
def test_an_argument_that_begins_with_a_dash_goes_after_two_dashes(
    argument: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["resolve", "--base", "https://h/"]
    with pytest.raises(SystemExit):
        main([*arguments, argument])
    assert "write '--' before" in capsys.readouterr().err
    assert main([*arguments, "--", argument, "a"]) == 0
    assert capsys.readouterr().out == f"https://h/{argument}\nhttps://h/a\n"


def test_the_error_for_a_long_base_that_does_not_parse_is_short(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(["parse", "--base", "//" + "a" * 100_000, "a"])
    assert len(capsys.readouterr().err) < 1000


# Interrupts

INTERRUPTED_AT_AN_IMPORT = """
import os, runpy, signal, sys

class Interrupter:
    left = int(sys.argv.pop(1))

    def find_spec(self, name, path=None, target=None):
        if "webapi.cli" in sys.modules and name != "webapi.cli":
            if not self.left:
                os.kill(os.getpid(), signal.SIGINT)
            Interrupter.left -= 1

sys.meta_path.insert(0, Interrupter())
runpy.run_module("webapi", run_name="__main__", alter_sys=True)
"""


@pytest.mark.skipif(os.name != "posix", reason="POSIX signals")
@pytest.mark.parametrize("count", [0, 1, 2, 5, 20, 30])
def test_an_interrupt_during_imports_shows_no_traceback(count: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED_AT_AN_IMPORT, str(count), "parse", "a:b"],
        capture_output=True,
        check=False,
    )
    assert done.returncode in (-signal.SIGINT, 128 + signal.SIGINT)
    assert done.stderr == b""


@pytest.mark.skipif(os.name != "posix", reason="POSIX signals")
def test_an_interrupt_of_a_stream_shows_its_counts() -> None:
    with subprocess.Popen(
        [*WEBAPI, "parse", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdin.write(b"a:b\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["href"] == "a:b"
        process.send_signal(signal.SIGINT)
        assert process.wait() == 128 + signal.SIGINT
        assert process.stderr.read().startswith(b"1 read, 1 parsed, 0 failed, ")


@pytest.mark.skipif(os.name != "posix", reason="POSIX signals")
def test_an_ignored_interrupt_stays_ignored() -> None:
    with subprocess.Popen(
        ["sh", "-c", 'trap "" INT; exec "$@"', "sh", *WEBAPI, "parse", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as process:
        assert process.stdin and process.stdout
        for _ in range(2):
            process.stdin.write(b"a:b\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["href"] == "a:b"
            process.send_signal(signal.SIGINT)
        process.stdin.close()
        assert process.wait() == 0


PASSWORD = "http://u:s3cret@h:99999/"


def output_for_people(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> str:
    """What a command prints on both streams, whether it answers or refuses."""
    try:
        main(arguments)
    except SystemExit as ended:
        assert ended.code == 2
    return "".join(capsys.readouterr())


@pytest.mark.skipif(sys.platform == "emscripten", reason="no processes, and no tables")
@pytest.mark.parametrize(
    "arguments",
    [
        ["parse", PASSWORD],
        ["parse", f'"{PASSWORD}"'],
        ["parse", "--errors", f"1{PASSWORD}"],
        ["parse", "--base", PASSWORD, "x"],
        ["parse", f"--base={PASSWORD}", "x"],
        ["--as", "firefox", "parse", PASSWORD],
        ["--as", PASSWORD, "parse", "x"],
        ["resolve", "--base", "a:b", PASSWORD],
        ["params", PASSWORD],
        ["check", PASSWORD],
        ["check", "http://u:s3cret@h/"],
        ["compare", PASSWORD],
        ["compare", "--live", "http://u:s3/cret@h:99999/"],
        ["parse", "--jobs", PASSWORD, "x"],
        ["parse", "--file", PASSWORD],
        ["parse", "--file", PASSWORD, "--output", PASSWORD],
        ["parse", "--file", PASSWORD, "--output", f"{PASSWORD}/x.jsonl"],
        ["parse", f"--{PASSWORD}", "x"],
        ["parse", f"-h{PASSWORD}"],
        [PASSWORD],
    ],
)
def test_no_output_for_people_repeats_a_password(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    output = output_for_people(capsys, arguments)
    assert output
    assert "s3" not in output
    assert "cret@" not in output


def test_a_place_after_a_hidden_password_is_shown_under_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["parse", "--errors", PASSWORD]) == 1
    assert capsys.readouterr().err.splitlines()[-2:] == [
        "    http://u:***@h:99999/",
        "                   ^^^^^",
    ]


HOSTILE = "\x1b[31m\x9b0m\u202e\u180e\u115f\U000e0001\ufe0f\u2028"


@pytest.mark.skipif(sys.platform == "emscripten", reason="no processes, and no tables")
@pytest.mark.parametrize(
    "arguments",
    [
        ["parse", f"http://{HOSTILE}"],
        ["parse", f"--{HOSTILE}"],
        ["parse", "--base", HOSTILE, "x"],
        ["parse", "--jobs", HOSTILE, "x"],
        ["parse", "--file", HOSTILE],
        ["parse", "--file", "x", "--output", f"{HOSTILE}.x"],
        ["parse", "--file", f"{HOSTILE}.csv", "--output", "x.csv"],
        ["parse", "--file", f"{HOSTILE}.csv", "--output", "x.csv", "--column", HOSTILE],
        ["check", f"http://{HOSTILE}"],
        ["compare", "--live", f"http://{HOSTILE}"],
        ["params", f"?{HOSTILE}={HOSTILE}"],
        [HOSTILE],
    ],
)
def test_nothing_steers_the_terminal(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    output = output_for_people(capsys, arguments)
    assert "\\x1b[31m" in output or "the extension must be" in output
    assert not set(HOSTILE) - set("[31m0") & set(output)
