"""``webapi --as BROWSER``: the sub-commands with the URL class of a browser."""

from __future__ import annotations

import json

import pytest

from webapi.cli import main


def test_parse_answers_as_the_browser_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--as", "chromium", "parse", "--json", "http://a b/"]) == 0
    assert json.loads(capsys.readouterr().out)["href"] == "http://a%20b/"
    assert main(["--as", "firefox", "parse", "http://*/"]) == 1
    assert main(["parse", "http://*/"]) == 0


def test_resolve_and_params_answer_as_the_browser_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--as", "firefox", "resolve", "--base", "file:///C:/a", "/"]) == 0
    assert capsys.readouterr().out == "file:///\n"
    assert main(["--as", "chromium", "params", "http://a b/?x=1"]) == 0
    assert capsys.readouterr().out == "x  1\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--as", "lynx", "parse", "a:"],
        ["--as", "chromium", "check", "a:"],
        ["--as", "chromium", "compare", "a:"],
        ["--as", "firefox", "parse", "--base", "https://*/", "a"],
    ],
)
def test_wrong_usage_exits_with_2(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as raised:
        main(arguments)
    assert raised.value.code == 2
