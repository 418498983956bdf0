"""``webapi parse``: print the components of URLs."""

from __future__ import annotations

import argparse

from webapi import InvalidURLError
from webapi.cli import url_command
from webapi.cli.excerpt import printable
from webapi.cli.files import FORMATS, format_of
from webapi.cli.url_command import Answer, URLCommand
from webapi.url.components import MEMBERS

SUMMARY = "the components of each URL"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this sub-command's arguments."""
    url_command.add_arguments(parser)
    parser.add_argument(
        "--errors",
        action="store_true",
        help="also report the standard's validation errors, with their places",
    )
    parser.add_argument(
        "--output",
        metavar="FILE",
        help="parse all of --file by the column and write this file: .parquet, .arrow, .csv or "
        ".jsonl, as the input may be too (needs webapi-dom[columns])",
    )
    parser.add_argument("--column", metavar="NAME", help="the column of --file that has the URLs")
    parser.add_argument(
        "--jobs", metavar="N", type=int, default=1, help="how many processes parse (default: 1)"
    )


def run(options: argparse.Namespace) -> int:
    """Run this sub-command and return its exit status."""
    base = url_command.base_url(options, browsers=True)
    url_class = url_command.url_class(options)
    if options.output is not None:
        if options.browser is not None:
            options.parser.error("--as does not go with --output")
        return _run_by_column(options, base)
    if options.column is not None or options.jobs != 1:
        options.parser.error("--column and --jobs need --output FILE")

    def answer(text: str) -> Answer:
        result = Answer({"input": text})
        try:
            url = url_class(text, base)
            result.members |= {name: getattr(url, name) for name in MEMBERS}
        except InvalidURLError:
            result = url_command.not_a_url(text, base)
        if options.errors:
            errors = url_command.validation_errors(text, base)
            result.members["validationErrors"] = url_command.described(errors)
        return result

    return URLCommand(answer, _show).run(options)


def _run_by_column(options: argparse.Namespace, base: str | None) -> int:
    error = options.parser.error
    try:
        from webapi.cli import column, tables
    except ModuleNotFoundError as missing:
        error(f"--output needs {missing.name}: pip install webapi-dom[columns]")
    if options.file in (None, "-"):
        error("--output needs --file FILE")
    if options.errors:
        error("--errors goes without --output, which reports each fatal error's name")
    if format_of(options.output) is None:
        error(f"argument --output: the extension must be one of {', '.join(FORMATS)}")
    is_table = format_of(options.file) is not None
    if is_table and options.column is None:
        try:
            names = tables.listed(tables.names_of(options.file))
        except ValueError as damage:
            error(str(damage))
        error(f"--column NAME is needed for {options.file}, which has {names}")
    if not is_table and options.column is not None:
        error(f"--column NAME makes no sense with {options.file}")
    if options.jobs < 1:
        error("argument --jobs: at least 1")
    return column.run(options, base)


def _show(answer: Answer) -> str:
    rows = [f"{name:<8}  {printable(answer.members[name])}".rstrip() + "\n" for name in MEMBERS]
    return "".join(rows) + url_command.show_errors(answer)
