"""``webapi compare``: show side by side how readers read URLs."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING, Any

from webapi.cli import url_command
from webapi.cli.excerpt import clipped, columns_of, echoed, printable
from webapi.cli.output import is_terminal
from webapi.cli.url_command import Answer, URLCommand
from webapi.transports.addresses import is_public, literal_address
from webapi.url.redaction import password_span

if TYPE_CHECKING:
    from webapi.readers import Agreement, Reading

SUMMARY = "what readers of URLs see in each URL, and where they disagree"
COMPONENTS = ("scheme", "userinfo", "host", "port", "path")
AGREES, WRITES_DIFFERENTLY, DISAGREES = "=", "~", "!"
COLOURS = {WRITES_DIFFERENTLY: "33", DISAGREES: "31"}  # ANSI: yellow and red
LEGEND = (
    "  = agrees with the first line   ~ agrees, and writes the host differently   ! disagrees\n"
)
_KINDS = ("loopback", "link-local", "unspecified", "multicast", "private")
WIDEST = 32  # columns of a component


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this sub-command's arguments."""
    url_command.add_arguments(parser, base=False)
    parser.add_argument(
        "--live",
        action="store_true",
        help="also ask urllib3, requests, httpx, libcurl and others, those that are installed",
    )


def run(options: argparse.Namespace) -> int:
    """Run this sub-command and return its exit status."""
    from webapi.readers import agreement, installed, predicted

    url_command.base_url(options)
    asked = [*predicted(), *installed()] if options.live else None
    coloured = is_terminal(sys.stdout) and not os.environ.get("NO_COLOR")

    def answer(text: str) -> Answer:
        found = agreement(text, asked)
        return Answer(_members(found), valid=bool(found))

    def show(answer: Answer) -> str:
        return _show(answer.members, coloured=coloured)

    return URLCommand(answer, show, verdict="agreed").run(options)


def _members(found: Agreement) -> dict[str, Any]:
    first = found.readings[0]
    return {
        "input": found.url,
        "agree": bool(found),
        "readings": [_reading(each, first) for each in found.readings],
        "disagreements": [
            {"reader": each.reading.reader, "rules": list(each.rules), "reason": each.reason}
            for each in found.disagreements
        ],
    }


def _reading(reading: Reading, first: Reading) -> dict[str, Any]:
    sign = AGREES
    if not reading.agrees_with(first):
        sign = DISAGREES
    elif reading.differs_in_writing(first):
        sign = WRITES_DIFFERENTLY
    members: dict[str, Any] = {"reader": reading.reader, "sign": sign}
    if reading.refusal is not None:
        return members | {"refusal": reading.refusal}
    members |= {name: getattr(reading, name) for name in COMPONENTS if name in reading.sees}
    connects_to = reading.connects_to
    return members if connects_to is None else members | {"connects_to": connects_to}


def _show(members: dict[str, Any], *, coloured: bool) -> str:
    rows = [_cells(reading) for reading in members["readings"]]
    widths = [max(map(columns_of, column)) for column in zip(*rows, strict=True)]
    shown = printable if _shows_password(members) else echoed
    lines = [f"{shown(members['input'])}\n", _line(("", "reader", *COMPONENTS), widths)]
    for reading, cells in zip(members["readings"], rows, strict=True):
        refusal = reading.get("refusal")
        line = _line(cells, widths)
        if refusal is not None:
            line = f"{_line(cells, widths[:2], end='')}  refuses: {clipped(refusal, 80)}\n"
        colour = COLOURS.get(reading["sign"]) if coloured else None
        lines.append(f"\x1b[{colour}m{line[:-1]}\x1b[m\n" if colour else line)
    if any(reading["sign"] != AGREES for reading in members["readings"]):
        lines.append(LEGEND)
    if members["agree"]:
        lines.append(f"all agree: {_verdict(members['readings'][0])}\n")
    reasons: dict[str, list[str]] = {}
    for each in members["disagreements"]:
        reasons.setdefault(each["reason"], []).append(each["reader"])
    lines += (f"{', '.join(names)}: {printable(reason)}\n" for reason, names in reasons.items())
    return "".join(lines)


def _shows_password(members: dict[str, Any]) -> bool:
    """Whether a reading shows what may be a password of the input."""
    span = password_span(members["input"])
    return span is None or any(
        members["input"][slice(*span)] in str(reading.get(name) or "")
        for reading in members["readings"]
        for name in COMPONENTS
    )


def _verdict(reading: dict[str, Any]) -> str:
    """What all readers see: the host, and why it is not public if its text says so."""
    if "refusal" in reading:
        return "not a URL"
    host = clipped(reading.get("connects_to", reading["host"]), WIDEST)
    address = literal_address(host)
    if address is None:
        is_this_machine = f".{host}".endswith(
            ".localhost"
        )  # https://www.rfc-editor.org/rfc/rfc6761
        return f"{host}, loopback: not public" if is_this_machine else host or "no host"
    if is_public(address):
        return f"{host}, public"
    kind = next(
        (f", {kind}" for kind in _KINDS if getattr(address, f"is_{kind.replace('-', '_')}")), ""
    )
    return f"{host}{kind}: not public"


def _cells(reading: dict[str, Any]) -> tuple[str, ...]:
    values = (reading.get(name) for name in COMPONENTS)
    texts = (clipped("" if value is None else str(value), WIDEST) for value in values)
    return reading["sign"], reading["reader"], *texts


def _line(cells: tuple[str, ...], widths: list[int], end: str = "\n") -> str:
    padded = (
        text + " " * (max(width, len(name)) - columns_of(text))
        for text, width, name in zip(cells, widths, ("", "", *COMPONENTS), strict=False)
    )
    line = "  ".join(padded)
    return line.rstrip() + end if end else line
