"""Read a URL in stages. A rule says how a reader departs from the standard in one stage.

Each stage is a function that changes a `Draft`. The stages of this module follow the URL Standard,
so a `StagedReader` without rules sees the standard's components. A *rule* has the form of a stage,
and runs after its stage. It changes the draft of that stage: it may move the end of the authority,
or take a refusal back.

Removing a rule leaves the standard's behaviour in its place. So the smallest set of rules whose
removal ends a disagreement explains it (`webapi.readers.agreement`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass, field
from typing import Final

from webapi.url.ascii import ASCII_TAB_OR_NEWLINE, C0_CONTROL_OR_SPACE
from webapi.url.failure import FAILURE
from webapi.url.host import host_parser, host_serializer
from webapi.url.parser import basic_url_parser
from webapi.url.port import port_of
from webapi.url.record import SPECIAL_SCHEMES, is_windows_drive_letter
from webapi.url.runs import authority_run, host_run, path_run, slash_run, special_authority_run
from webapi.url.scalar_values import scalar_value_string
from webapi.url.serializer import url_path_serializer

from .reading import Reading


class Draft:
    """The state of reading a URL between two stages."""

    __slots__ = (
        "authority",
        "connects_to",
        "host",
        "host_text",
        "input",
        "path",
        "port",
        "port_text",
        "refusal",
        "rest",
        "scheme",
        "start",
        "url",
        "userinfo",
    )

    def __init__(self, url: str) -> None:
        self.url: Final = url
        """The string that the caller passed."""
        self.input = ""
        """The string after the stage that cleans it."""
        self.scheme = ""
        self.rest = ""
        """The text after the last component that a stage cut off."""
        self.start: int | None = None
        """The start of the authority in ``rest``, or ``None`` if there is no authority."""
        self.authority: str | None = None
        self.userinfo = ""
        self.host_text = ""
        """The host as the authority has it."""
        self.host = ""
        self.connects_to: str | None = None
        """The host that a connection gets, where that is not ``host``."""
        self.port_text = ""
        self.port: int | None = None
        self.path = ""
        self.refusal: str | None = None

    @property
    def is_special(self) -> bool:
        """https://url.spec.whatwg.org/#is-special"""
        return self.scheme in SPECIAL_SCHEMES

    def refuse(self, refusal: str) -> None:
        """Refuse the URL, unless a stage has refused it before."""
        if self.refusal is None:
            self.refusal = refusal


Stage = Callable[[Draft], None]
Rule = Stage


def clean(draft: Draft) -> None:
    """Remove C0 controls and spaces at both ends, and all tabs and newlines.

    https://url.spec.whatwg.org/#concept-basic-url-parser
    """
    input = scalar_value_string(draft.url)
    draft.input = ASCII_TAB_OR_NEWLINE.sub("", input.strip(C0_CONTROL_OR_SPACE))


def split_scheme(draft: Draft) -> None:
    """Cut off the scheme and its colon: https://url.spec.whatwg.org/#scheme-start-state"""
    match = _SCHEME(draft.input)
    if match is None:
        draft.refuse("missing-scheme-non-relative-URL")
        draft.rest = draft.input
    else:
        draft.scheme = match[1].lower()
        draft.rest = draft.input[match.end() :]


_SCHEME: Final = re.compile(r"([A-Za-z][A-Za-z0-9+\-.]*):").match


def start_authority(draft: Draft) -> None:
    """Find where the authority starts.

    https://url.spec.whatwg.org/#special-authority-ignore-slashes-state,
    https://url.spec.whatwg.org/#file-slash-state and
    https://url.spec.whatwg.org/#path-or-authority-state
    """
    if draft.scheme == "file":
        draft.start = 2 if _TWO_SLASHES(draft.rest) else None
    elif draft.is_special:
        slashes = slash_run(draft.rest)
        draft.start = slashes.end()
    else:
        draft.start = 2 if draft.rest.startswith("//") else None


_TWO_SLASHES: Final = re.compile(r"[/\\]{2}").match


def end_authority(draft: Draft) -> None:
    """Cut off the authority: https://url.spec.whatwg.org/#authority-state"""
    cut_authority(draft, backslash_ends=draft.is_special)


def cut_authority(draft: Draft, *, backslash_ends: bool) -> None:
    r"""Cut off the authority, which ends before the first ``/``, ``?`` or ``#``, or ``\``."""
    if draft.start is not None:
        authority = (special_authority_run if backslash_ends else authority_run)(
            draft.rest, draft.start
        )
        draft.authority = authority[0]
        draft.rest = draft.rest[authority.end() :]


def split_authority(draft: Draft) -> None:
    """Split the authority into userinfo, host and port.

    https://url.spec.whatwg.org/#authority-state, https://url.spec.whatwg.org/#host-state and
    https://url.spec.whatwg.org/#file-host-state
    """
    if draft.authority is None:
        return
    if draft.scheme == "file":
        draft.host_text = "" if is_windows_drive_letter(draft.authority) else draft.authority
    else:
        split_userinfo_host_and_port(draft, draft.authority)


def split_userinfo_host_and_port(draft: Draft, authority: str) -> None:
    """Split at the last ``@``, and at the first ``:`` outside brackets."""
    draft.userinfo, _, host_and_port = authority.rpartition("@")
    host = host_run(host_and_port)
    draft.host_text = host[0]
    draft.port_text = host_and_port[host.end() + 1 :]


def read_host(draft: Draft) -> None:
    """Parse the host: https://url.spec.whatwg.org/#concept-host-parser"""
    if draft.host_text == "":
        if draft.authority is None or draft.scheme == "file":
            return
        if draft.is_special or draft.authority:
            draft.refuse("host-missing")
        return
    host = host_parser(scalar_value_string(draft.host_text), not draft.is_special)
    if host is FAILURE:
        draft.refuse("host-invalid")
        return
    draft.host = host_serializer(host)
    if draft.scheme == "file" and draft.host == "localhost":
        draft.host = ""


def read_port(draft: Draft) -> None:
    """Read the port's digits: https://url.spec.whatwg.org/#port-state"""
    digits = draft.port_text
    if digits == "":
        return
    if not (digits.isascii() and digits.isdigit()):
        draft.refuse("port-invalid")
        return
    draft.port = port_of(digits)
    if draft.port is None:
        draft.refuse("port-out-of-range")


def read_path(draft: Draft) -> None:
    """Take the path from the basic URL parser: https://url.spec.whatwg.org/#path-state"""
    url = basic_url_parser(scalar_value_string(draft.input))
    draft.path = path_as_written(draft) if url is FAILURE else url_path_serializer(url)


def path_as_written(draft: Draft) -> str:
    """The text after the authority, up to the first ``?`` or ``#``."""
    path = path_run(draft.rest)
    return path[0]


STAGES: Final[tuple[Stage, ...]] = (
    clean,
    split_scheme,
    start_authority,
    end_authority,
    split_authority,
    read_host,
    read_port,
    read_path,
)
"""The stages, in their order."""


@dataclass(frozen=True)
class StagedReader:
    """A predicted reader: the stages of this module, with rules that depart from the standard.

    >>> StagedReader("the standard", "").read("HTTP:h").host
    'h'
    """

    name: str
    version: str
    error: str = "TypeError"
    """The name of the exception that a refusal raises."""
    rules_of_stages: Mapping[Stage, tuple[Rule, ...]] = field(default_factory=dict)

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All rules, in the order in which the reader applies them."""
        return tuple(rule for stage in STAGES for rule in self.rules_of_stages.get(stage, ()))

    def without(self, rules: Set[Rule]) -> StagedReader:
        """This reader without some of its rules."""
        return StagedReader(
            self.name,
            self.version,
            self.error,
            {
                stage: tuple(rule for rule in stage_rules if rule not in rules)
                for stage, stage_rules in self.rules_of_stages.items()
            },
        )

    def read(self, url: str) -> Reading:
        """The reading of ``url`` by this reader."""
        draft = Draft(url)
        for stage in STAGES:
            stage(draft)
            for rule in self.rules_of_stages.get(stage, ()):
                rule(draft)
            if draft.refusal is not None:
                return Reading(self.name, refusal=f"{self.error}: {draft.refusal}")
        components = (draft.scheme, draft.userinfo, draft.host, draft.port, draft.path)
        return Reading(self.name, *components, connects_to=draft.connects_to)
