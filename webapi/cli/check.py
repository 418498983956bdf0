"""``webapi check``: tell whether URLs are valid, and where they are not."""

from __future__ import annotations

import argparse

from webapi.cli import url_command
from webapi.cli.excerpt import echoed
from webapi.cli.url_command import Answer, URLCommand

SUMMARY = "whether each URL is valid, and each place where it is not"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this sub-command's arguments."""
    url_command.add_arguments(parser)


def run(options: argparse.Namespace) -> int:
    """Run this sub-command and return its exit status."""
    base = url_command.base_url(options)

    def answer(text: str) -> Answer:
        errors = url_command.validation_errors(text, base)
        members = {
            "input": text,
            "valid": not errors,
            "validationErrors": url_command.described(errors),
        }
        if errors:
            members["error"] = "not a valid URL"
        return Answer(members, not any(error.fatal for error in errors), not errors)

    return URLCommand(answer, _show, verdict="valid").run(options)


def _show(answer: Answer) -> str:
    verdict = "valid" if answer.valid else "not a valid URL"
    return f"{verdict}: {echoed(answer.members['input'])}\n{url_command.show_errors(answer)}"
