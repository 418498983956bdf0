"""The command line: ``webapi``, the same as ``python -m webapi``.

Arguments give text for people, or JSON Lines with ``--json``. A file, or ``-`` for standard input,
is a stream: one URL a line in, one JSON object a line out, in the same order and in constant
memory, a line that does not parse reported in its place.

>>> main(["resolve", "--base", "https://example.org/a/b", "../c"])
https://example.org/c
0
"""

import argparse
import json
import os
import signal
import stat
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import IO, Any

from webapi import URL, InvalidURLError, URLSearchParams
from webapi.excerpt import printable, underlined
from webapi.url.parser import basic_url_parser
from webapi.url.record import URLRecord
from webapi.url.validation import ValidationError

COMPONENTS = (
    *("href", "origin", "protocol", "username", "password", "host", "hostname", "port"),
    *("pathname", "search", "hash"),
)
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
  webapi parse --file urls.txt > urls.jsonl
  zcat urls.gz | webapi parse - | jq -r .hostname | sort | uniq -c

exit status:
  0  everything parsed, or was valid when checked
  1  something did not, or was not, or the reader of the output went away
  2  the command was used wrongly, or a file could not be read or written
"""
PROGRESS_INTERVAL = 0.5  # seconds

Answer = dict[str, Any]


def main(argv: list[str] | None = None) -> int:
    """Run the command line with ``argv`` (default: the process's own) and return its exit status.

    Raises:
        SystemExit: with status 2 on wrong usage, 0 after ``--help`` and ``--version``.

    >>> main(["params", "?a=1&b=2"])
    a  1
    b  2
    0
    """
    parser = _argument_parser()
    args = parser.parse_args(argv)
    base = None if args.base is None else _scalar_values(args.base)
    if base is not None and not URL.canParse(base):
        parser.error(f"argument --base: not an absolute URL: {base!r}")
    if not args.urls and args.file is None:
        parser.error("give URLs, --file FILE, or - to read standard input")
    if args.urls and (args.file is not None or ("-" in args.urls and len(args.urls) > 1)):
        parser.error("give either URLs, or one file, or -")
    answer = _answerer(args.command, base, args.errors)
    try:
        if args.file is None and args.urls != ["-"]:
            return _run_arguments(args.urls, answer, None if args.json else args.show)
        with _open(args.file) as lines:
            return _run_stream(lines, answer)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what is still buffered has no reader
        return 1
    except OSError as error:
        _tell(f"webapi: {error}\n")
        return 2
    except KeyboardInterrupt:
        return 128 + signal.SIGINT


def _argument_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="webapi",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=_version())
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, show, summary in (
        ("parse", _show_components, "the components of each URL"),
        ("params", _show_params, "the names and values in each URL's query"),
        ("resolve", _show_href, "each reference as an absolute URL"),
        ("check", _show_check, "whether each URL is valid, and each place where it is not"),
    ):
        command = commands.add_parser(
            name, help=summary, description=f"Print {summary}.", allow_abbrev=False
        )
        command.set_defaults(show=show, errors=False)
        what = "a URL; with one argument '-': standard input, one URL a line"
        if name == "params":
            what += "; an argument that starts with '?' is a query on its own"
        command.add_argument(
            "urls", nargs="*", metavar="REF" if name == "resolve" else "URL", help=what
        )
        command.add_argument("--file", metavar="FILE", help="read one URL a line from FILE")
        command.add_argument(
            "--base",
            required=name == "resolve",
            help="resolve against this absolute URL",
        )
        command.add_argument(
            "--json",
            action="store_true",
            help="print one JSON object a line (a file or '-' always does)",
        )
        if name == "parse":
            command.add_argument(
                "--errors",
                action="store_true",
                help="also report the standard's validation errors, with their places",
            )
    return parser


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return f"webapi {version('webapi-dom')}"
    except PackageNotFoundError:
        return "webapi (not installed)"


def _scalar_values(argument: str) -> str:
    """The argument's bytes decoded as a browser would: ill-formed UTF-8 becomes U+FFFD."""
    return argument.encode("utf-8", sys.getfilesystemencodeerrors()).decode("utf-8", "replace")


def _answerer(command: str, base: str | None, with_errors: bool) -> Callable[[str], Answer]:
    """What the command answers for one input, as JSON-serializable values.

    An input that does not parse is answered with the key ``error``.
    """
    base_record = None if base is None else basic_url_parser(base)
    assert base_record is None or isinstance(base_record, URLRecord)

    def parse(text: str) -> Answer:
        url = URL(text, base)
        return {name: getattr(url, name) for name in COMPONENTS}

    def params(text: str) -> Answer:
        pairs = URLSearchParams(text) if text.startswith("?") else URL(text, base).searchParams
        return {"params": list(pairs)}

    def resolve(text: str) -> Answer:
        return {"href": URL(text, base).href}

    def validation_errors(text: str) -> list[Answer]:
        errors: list[ValidationError] = []
        basic_url_parser(text, base_record, errors=errors)
        return [error._asdict() | {"description": error.description} for error in errors]

    def check(text: str) -> Answer:
        errors = validation_errors(text)
        failure = {"error": "not a valid URL"} if errors else {}
        return {"valid": not errors, "validationErrors": errors, **failure}

    run = {"parse": parse, "params": params, "resolve": resolve, "check": check}[command]

    def answer(text: str) -> Answer:
        result: Answer = {"input": text}
        try:
            result |= run(text)
        except InvalidURLError:
            result["error"] = "Invalid URL"
        if with_errors:
            result["validationErrors"] = validation_errors(text)
        return result

    return answer


def _run_arguments(
    urls: list[str], answer: Callable[[str], Answer], show: Callable[[Answer], str] | None
) -> int:
    status = 0
    for index, url in enumerate(urls):
        result = answer(_scalar_values(url))
        failed = "error" in result
        status |= failed
        if show is None:
            print(json.dumps(result))
        elif failed and show is not _show_check:
            print(end="", flush=True)  # keeps the order where both streams are one terminal
            _tell(
                f"webapi: {result['error']}: {printable(result['input'])}\n" + _show_errors(result)
            )
        else:
            if index and show is not _show_href:
                print()
            print(_safe_for_stdout(show(result)), end="")
    print(end="", flush=True)
    return status


def _show_components(result: Answer) -> str:
    rows = [f"{name:<8}  {printable(result[name])}".rstrip() + "\n" for name in COMPONENTS]
    return "".join(rows) + _show_errors(result)


def _show_params(result: Answer) -> str:
    pairs = [(printable(name), printable(value)) for name, value in result["params"]]
    width = max((len(name) for name, _ in pairs), default=0)
    return "".join(f"{name:<{width}}  {value}".rstrip() + "\n" for name, value in pairs)


def _show_href(result: Answer) -> str:
    return f"{result['href']}\n"


def _show_check(result: Answer) -> str:
    verdict = result.get("error", "valid")
    return f"{verdict}: {printable(result['input'])}\n" + _show_errors(result)


def _show_errors(result: Answer) -> str:
    lines = ""
    for error in result.get("validationErrors", ()):
        text, underline = underlined(result["input"], error["start"], error["end"])
        fatal = ", fatal" * error["fatal"]
        lines += f"  {error['name']} at {error['start']}{fatal}: {error['description']}\n"
        lines += f"    {text}\n    {underline}\n"
    return lines


def _safe_for_stdout(text: str) -> str:
    encoding = sys.stdout.encoding or "utf-8" if sys.stdout else "utf-8"
    return text.encode(encoding, "backslashreplace").decode(encoding)


@contextmanager
def _open(path: str | None) -> Iterator[IO[bytes]]:
    if path is not None:
        with open(path, "rb") as file:
            yield file
    elif sys.stdin is None:
        raise OSError("standard input is closed")
    else:
        yield sys.stdin.buffer


def _run_stream(lines: IO[bytes], answer: Callable[[str], Answer]) -> int:
    # A program that writes a line and waits for its answer must get it; a file waits for nothing.
    answers_at_once = not stat.S_ISREG(os.fstat(lines.fileno()).st_mode)
    shows_progress = _is_terminal(sys.stderr) and not _is_terminal(sys.stdout)
    started = reported = time.monotonic()
    count = failed = 0
    try:
        for count, line in enumerate(lines, 1):
            if count == 1:
                line = line.removeprefix(b"\xef\xbb\xbf")
            line = line.removesuffix(b"\n").removesuffix(b"\r")
            result = answer(line.decode("utf-8", "replace"))
            failed += "error" in result
            print(json.dumps(result), flush=answers_at_once)
            if shows_progress and time.monotonic() - reported > PROGRESS_INTERVAL:
                reported = time.monotonic()
                _tell(
                    f"\r{count:,} read, {failed:,} failed, {count / (reported - started):,.0f}/s "
                )
        print(end="", flush=True)
    finally:
        clear = "\r\x1b[K" if shows_progress else ""
        seconds = time.monotonic() - started
        _tell(f"{clear}{count} read, {count - failed} parsed, {failed} failed, {seconds:.1f} s\n")
    return 1 if failed else 0


def _is_terminal(stream: IO[str] | None) -> bool:
    return stream is not None and stream.isatty()


def _tell(text: str) -> None:
    """Write to stderr, which may be closed."""
    if sys.stderr is not None:
        sys.stderr.write(text)
        sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main())
