"""The arguments of the command line, and its sub-commands."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import takewhile
from typing import Any, NoReturn

from webapi.cli import check, compare, params, parse, resolve
from webapi.cli.excerpt import printable
from webapi.url.redaction import hide_password_in_text

COMMANDS = {
    "parse": parse,
    "params": params,
    "resolve": resolve,
    "check": check,
    "compare": compare,
}

DESCRIPTION = """\
Parse URLs exactly as browsers do: by the URL Standard, https://url.spec.whatwg.org/."""
EPILOG = """\
examples:
  webapi parse 'HTTP://Bücher.example:80/a/../b?q=1#top'
  webapi parse --base https://example.org/dir/ --errors '..\\file name'
  webapi resolve --base https://example.org/a/b ../c '?q' //other.example
  webapi params 'https://example.org/?name=J%C3%BCrgen&tag=a&tag=b'
  webapi params '?a=1&b=2'
  webapi check 'https://user@example.org:8080/a b'
  webapi --as chromium parse 'http://a b/'
  webapi compare 'http://127.0.0.1\\@1.1.1.1/'
  webapi parse --file urls.txt > urls.jsonl
  zcat urls.gz | webapi parse - | jq -r .hostname | sort | uniq -c

exit status:
  0  everything parsed, or was valid when checked, or all readers agreed when compared
  1  something did not, or was not, or the reader of the output went away
  2  the command was used wrongly, or a file could not be read or written
"""


class _Parser(argparse.ArgumentParser):
    _given: Sequence[str] = ()

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse, and keep the arguments, because an error can quote them."""
        self._given = sys.argv[1:] if args is None else args
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        """End with the message, without passwords and control characters."""
        for argument in self._given:
            for text in (argument, argument.partition("=")[2]):
                hidden = hide_password_in_text(text)
                if hidden != text:
                    message = message.replace(repr(text), repr(hidden)).replace(text, hidden)
        message = printable(message)
        if "unrecognized arguments:" in message or "ignored explicit argument" in message:
            message += "\n  (write '--' before an argument that only looks like an option)"
        super().error(message)

    def _print_message(self, message: str, file: Any = None) -> None:
        """Print; report a failure, which argparse hides."""
        if file is not None:
            file.write(message)
            file.flush()


class _Version(argparse.Action):
    """Print versions, and look them up only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import PackageNotFoundError, version

        from webapi.standards import standards

        try:
            installed = version("webapi-dom")
        except PackageNotFoundError:
            installed = "(not installed)"
        lines = [f"webapi {installed}", *map(str, standards().values())]
        parser._print_message("\n".join(lines) + "\n", sys.stdout)
        parser.exit()


class _CommandParser(_Parser):
    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse, but do not read ``-hash`` as ``-h``, as Python 3.13 does."""
        self._given = args
        for argument in takewhile(lambda each: each != "--", args):
            if argument.startswith("-h") and argument != "-h":
                self.error(f"unrecognized arguments: {argument}")
        return super().parse_known_args(args, namespace)


def parse_arguments(argv: list[str] | None) -> argparse.Namespace:
    """Return the options. Their ``run`` is the sub-command's function, which takes them.

    Raises:
        SystemExit: with status 2 on wrong usage, 0 after ``--help`` and ``--version``.
    """
    parser = _parser()
    options, unrecognized = parser.parse_known_args(argv)
    if unrecognized:
        options.parser.error(f"unrecognized arguments: {' '.join(unrecognized)}")
    return options


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="webapi",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "--version",
        action=_Version,
        nargs=0,
        help="print the version of webapi and of each standard it follows, and exit",
    )
    parser.add_argument(
        "--as",
        dest="browser",
        choices=("chromium", "firefox"),
        help="answer parse, params and resolve as this browser does, by rules that predict it",
    )
    commands = parser.add_subparsers(
        dest="command", required=True, metavar="COMMAND", parser_class=_CommandParser
    )
    for name, module in COMMANDS.items():
        command = commands.add_parser(
            name,
            help=module.SUMMARY,
            description=f"Print {module.SUMMARY}.",
            allow_abbrev=False,
        )
        command.set_defaults(parser=command, run=module.run)
        module.add_arguments(command)
    return parser
