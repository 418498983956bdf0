"""``webapi resolve``: resolve references to absolute URLs."""

from __future__ import annotations

import argparse

from webapi import InvalidURLError
from webapi.cli import url_command
from webapi.cli.url_command import Answer, URLCommand

SUMMARY = "each reference as an absolute URL"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this sub-command's arguments."""
    url_command.add_arguments(parser, metavar="REF", base_required=True)


def run(options: argparse.Namespace) -> int:
    """Run this sub-command and return its exit status."""
    base = url_command.base_url(options, browsers=True)
    url_class = url_command.url_class(options)

    def answer(text: str) -> Answer:
        try:
            return Answer({"input": text, "href": url_class(text, base).href})
        except InvalidURLError:
            return url_command.not_a_url(text, base)

    return URLCommand(answer, _show, separator="").run(options)


def _show(answer: Answer) -> str:
    return f"{answer.members['href']}\n"
