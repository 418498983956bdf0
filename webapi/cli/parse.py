"""``webapi parse``: the components of URLs."""

from __future__ import annotations

import argparse

from webapi import URL, InvalidURLError
from webapi.cli import url_command
from webapi.cli.excerpt import printable
from webapi.cli.url_command import Answer, URLCommand

SUMMARY = "the components of each URL"
COMPONENTS = (
    *("href", "origin", "protocol", "username", "password", "host", "hostname", "port"),
    *("pathname", "search", "hash"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this sub-command's arguments."""
    url_command.add_arguments(parser)
    parser.add_argument(
        "--errors",
        action="store_true",
        help="also report the standard's validation errors, with their places",
    )


def run(options: argparse.Namespace) -> int:
    """Run this sub-command and return its exit status."""
    base = url_command.base_url(options)

    def answer(text: str) -> Answer:
        result = Answer({"input": text})
        try:
            url = URL(text, base)
            result.members |= {name: getattr(url, name) for name in COMPONENTS}
        except InvalidURLError:
            result.parsed = False
            result.members["error"] = "Invalid URL"
        if options.errors:
            errors = url_command.validation_errors(text, base)
            result.members["validationErrors"] = url_command.described(errors)
        return result

    return URLCommand(answer, _show).run(options)


def _show(answer: Answer) -> str:
    rows = [f"{name:<8}  {printable(answer.members[name])}".rstrip() + "\n" for name in COMPONENTS]
    return "".join(rows) + url_command.show_errors(answer)
