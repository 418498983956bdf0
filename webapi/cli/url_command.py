"""The common part of sub-commands that answer URL by URL.

For arguments, the output is text for people, or JSON Lines with ``--json``. A file, or ``-`` for
standard input, is a stream: see `webapi.cli.stream`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from webapi import URL
from webapi.cli.excerpt import excerpt, underlined, without_password
from webapi.cli.files import format_of, why_not_lines
from webapi.cli.output import complain, encodable, write_to_stderr
from webapi.cli.stream import lines_of, run_stream
from webapi.url.parser import basic_url_parser
from webapi.url.record import URLRecord
from webapi.url.validation import ValidationError


@dataclass
class Answer:
    """The answer of a sub-command to one input. ``members`` are those of the JSON object.

    ``reasons`` has the validation errors to show of an input that is no URL, if ``members`` has
    none.
    """

    members: dict[str, Any]
    parsed: bool = True
    valid: bool = True
    reasons: list[dict[str, Any]] = field(default_factory=list)

    @property
    def failed(self) -> bool:
        """Whether the exit status is 1."""
        return not (self.parsed and self.valid)


@dataclass(frozen=True)
class URLCommand:
    """A sub-command: how it answers one input, and how it shows an answer to people.

    A sub-command that checks has a ``verdict``, its word for valid input. It also shows failures on
    standard output, and counts valid inputs.
    """

    answer: Callable[[str], Answer]
    show: Callable[[Answer], str]
    separator: str = "\n"
    verdict: str = ""

    def run(self, options: argparse.Namespace) -> int:
        """The exit status: 1 if an input failed."""
        if options.file is None and options.urls != ["-"]:
            return self._run_arguments(options.urls, as_json=options.json)
        with lines_of("-" if options.file is None else options.file) as lines:
            return run_stream(lines, self.answer, verdict=self.verdict)

    def _run_arguments(self, urls: list[str], *, as_json: bool) -> int:
        status = 0
        for index, url in enumerate(urls):
            answer = self.answer(decoded_argument(url))
            status |= answer.failed
            if as_json:
                print(json.dumps(answer.members))
            elif answer.failed and not self.verdict:
                sys.stdout.flush()  # keeps the order if both streams are one terminal
                complain(f"Invalid URL: {excerpt(answer.members['input'])}")
                write_to_stderr(show_errors(answer))
            else:
                print(self.separator * (index > 0) + encodable(self.show(answer)), end="")
        sys.stdout.flush()
        return status


def add_arguments(
    parser: argparse.ArgumentParser,
    *,
    metavar: str = "URL",
    also: str = "",
    base: bool = True,
    base_required: bool = False,
) -> None:
    """Add the arguments of such sub-commands. ``also`` adds to the help of a URL.

    ``base`` says whether ``--base`` is one of them.
    """
    what = f"a URL; with one argument '-': standard input, one URL a line{also}"
    parser.add_argument("urls", nargs="*", metavar=metavar, help=what)
    parser.add_argument(
        "--file", metavar="FILE", help="read one URL a line from FILE ('-': standard input)"
    )
    if base:
        parser.add_argument(
            "--base", required=base_required, help="resolve against this absolute URL"
        )
    else:
        parser.set_defaults(base=None)
    parser.add_argument(
        "--json",
        action="store_true",
        help="print one JSON object a line (a file or '-' always does)",
    )


def url_class(options: argparse.Namespace) -> type[URL]:
    """The URL class of ``--as``: the standard's, or a browser's."""
    if options.browser is None:
        return URL
    from importlib import import_module

    browser_class: type[URL] = import_module(f"webapi.browsers.{options.browser}").URL
    return browser_class


def base_url(options: argparse.Namespace, *, browsers: bool = False) -> str | None:
    """The base URL, if any. ``browsers`` says whether the sub-command has ``--as``.

    Raises:
        SystemExit: the base does not parse, or there are neither URLs nor a file.
    """
    error = options.parser.error
    if options.browser is not None and not browsers:
        error("--as goes with parse, params and resolve")
    base = None if options.base is None else decoded_argument(options.base)
    if base is not None and not url_class(options).canParse(base):
        error(f"argument --base: not an absolute URL: {excerpt(base)!r}")
    if not options.urls and options.file is None:
        error("give URLs, --file FILE, or - to read standard input")
    if options.urls and (options.file is not None or ("-" in options.urls and options.urls[1:])):
        error("give either URLs, or one file, or -")
    by_column = getattr(options, "output", None) is not None
    if options.file is not None and not (by_column and format_of(options.file)):
        problem = why_not_lines(options.file)
        if problem:
            error(problem)
    return base


def decoded_argument(argument: str) -> str:
    """Decode an argument's bytes as a browser: U+FFFD replaces ill-formed UTF-8."""
    return argument.encode("utf-8", sys.getfilesystemencodeerrors()).decode("utf-8", "replace")


def validation_errors(text: str, base: str | None) -> list[ValidationError]:
    """The validation errors of a URL."""
    base_record = None if base is None else basic_url_parser(base)
    assert base_record is None or isinstance(base_record, URLRecord)
    errors: list[ValidationError] = []
    basic_url_parser(text, base_record, errors=errors)
    return errors


def not_a_url(text: str, base: str | None) -> Answer:
    """The answer for an input that does not parse: the standard's reason is that it is fatal.

    A browser may refuse what the standard takes; then there is none.
    """
    fatal = [error for error in validation_errors(text, base) if error.fatal]
    members = {"input": text, "error": "Invalid URL"}
    return Answer(members, parsed=False, reasons=described(fatal))


def described(errors: list[ValidationError]) -> list[dict[str, Any]]:
    """Validation errors as values of JSON, each with a sentence for people."""
    return [error._asdict() | {"description": error.description} for error in errors]


def show_errors(answer: Answer) -> str:
    """Show the validation errors of an answer, each under its place in the input.

    The password of the input is hidden, unless the answer shows it.
    """
    text = ""
    for error in answer.members.get("validationErrors", answer.reasons):
        place = answer.members["input"], error["start"], error["end"]
        line, underline = underlined(
            *(place if "password" in answer.members else without_password(*place))
        )
        fatal = ", fatal" * error["fatal"]
        text += f"  {error['name']} at {error['start']}{fatal}: {error['description']}\n"
        text += f"    {line}\n    {underline}\n"
    return text
