"""``webapi check``: tell whether URLs or pages are valid, and where they are not.

A page is a file. Without a base, no name of a file is a valid URL.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from webapi.cli import url_command
from webapi.cli.excerpt import echoed
from webapi.cli.output import encodable
from webapi.cli.url_command import Answer, URLCommand

SUMMARY = "whether each URL (or page) is valid, and each place where it is not"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this sub-command's arguments."""
    url_command.add_arguments(parser)


def run(options: argparse.Namespace) -> int:
    """Run this sub-command and return its exit status."""
    base = url_command.base_url(options)
    if base is None and options.urls and all(map(_is_page, options.urls)):
        return max(_check_page(each, as_json=options.json) for each in options.urls)

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


def _is_page(name: str) -> bool:
    return name.lower().endswith((".html", ".htm")) and Path(name).is_file()


def _check_page(name: str, *, as_json: bool) -> int:
    """Print the parse errors of a page: https://html.spec.whatwg.org/#parse-errors"""
    from webapi.html.page import decoded
    from webapi.html_parser.parsing import parse_errors

    encoding, text = decoded(Path(name).read_bytes(), None)
    errors = parse_errors(text)
    if as_json:
        found = [{"code": each.code, "line": each.line, "column": each.column} for each in errors]
        members = {"input": name, "valid": not errors, "encoding": encoding, "parseErrors": found}
        print(json.dumps(members))
    elif errors:
        for each in errors:
            print(encodable(f"{echoed(name)}:{each.line}:{each.column}: {each.code}"))
    else:
        print(encodable(f"no parse errors: {echoed(name)}"))
    return int(bool(errors))


def _show(answer: Answer) -> str:
    verdict = "valid" if answer.valid else "not a valid URL"
    return f"{verdict}: {echoed(answer.members['input'])}\n{url_command.show_errors(answer)}"
