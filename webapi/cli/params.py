"""``webapi params``: print the names and values in the queries of URLs."""

from __future__ import annotations

import argparse

from webapi import InvalidURLError, URLSearchParams
from webapi.cli import url_command
from webapi.cli.excerpt import printable
from webapi.cli.url_command import Answer, URLCommand

SUMMARY = "the names and values in each URL's query"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this sub-command's arguments."""
    url_command.add_arguments(
        parser, also="; an argument that starts with '?' is a query on its own"
    )


def run(options: argparse.Namespace) -> int:
    """Run this sub-command and return its exit status."""
    base = url_command.base_url(options, browsers=True)
    url_class = url_command.url_class(options)

    def answer(text: str) -> Answer:
        try:
            pairs = (
                URLSearchParams(text)
                if text.startswith("?")
                else url_class(text, base).searchParams
            )
        except InvalidURLError:
            return url_command.not_a_url(text, base)
        return Answer({"input": text, "params": list(pairs)})

    return URLCommand(answer, _show).run(options)


def _show(answer: Answer) -> str:
    pairs = [(printable(name), printable(value)) for name, value in answer.members["params"]]
    width = max((len(name) for name, _ in pairs), default=0)
    return "".join(f"{name:<{width}}  {value}".rstrip() + "\n" for name, value in pairs)
