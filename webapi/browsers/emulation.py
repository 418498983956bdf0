"""A browser's answers: the standard's algorithms, with that browser's departures as rules.

A departure is described where it occurs, in one of these ways. A *rule* is any of them:

- a *rewriting* is a hook before parsing. It takes a call of the parser, and returns the call that
  the parser gets, or failure;
- a *host rule* is a hook after the host parser. It takes a call of the host parser and the host,
  and returns the browser's host;
- an *override* is a subclass of `Machine`. It overrides states of the parser, percent-encode sets
  or the list of special schemes;
- a *record rule* takes a call of the parser and the URL, and returns the browser's URL. The page
  ``docs/departures.md`` says why a departure is none of the above;
- an *href rule* takes a URL and its serialization, and returns the browser's serialization;
- an *origin rule* takes a URL and the serialization of its origin, and returns the browser's;
- a *query rule* takes the value that ``search`` was set to and the URL's new query, and returns the
  string from which the query object's list is parsed.

A rule that does not apply returns its last argument; an override calls the overridden method.
Overrides are named like functions, because lists name all rules.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Set
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from webapi.url.ascii import ASCII_TAB_OR_NEWLINE, C0_CONTROL_OR_SPACE
from webapi.url.failure import FAILURE, Failure
from webapi.url.host import host_parser
from webapi.url.origin import origin, serialize_an_origin
from webapi.url.parser import StateMachine, StateOverride
from webapi.url.percent_encoding import utf8_percent_encode
from webapi.url.record import Host, URLRecord
from webapi.url.serializer import url_serializer
from webapi.url.setters import SETTERS

Answer = URLRecord | Failure

_SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+\-.]*(?=:)")


def clean(input: str) -> str:
    """Remove the code points from ``input`` that the basic URL parser removes first."""
    return ASCII_TAB_OR_NEWLINE.sub("", input.strip(C0_CONTROL_OR_SPACE))


def scheme_of(input: str) -> str:
    """The scheme at the start of ``input``, which is clean, or the empty string."""
    match = _SCHEME.match(input)
    return match[0].lower() if match else ""


class ParserCall(NamedTuple):
    """The arguments of the URL parser, or of a setter of ``url``.

    ``member`` is the setter's name, ``"href"`` if a URL is parsed, and ``"searchParams"`` if
    ``input`` is the new query from the query object. All strings are scalar value strings.
    """

    member: str
    input: str
    base: URLRecord | None = None
    url: URLRecord | None = None


class HostParserCall(NamedTuple):
    """The arguments of the host parser, the URL's scheme, and `ParserCall.member`.

    ``member`` is ``"reference"`` if a relative reference without a scheme is parsed.
    """

    input: str
    is_opaque: bool
    scheme: str
    member: str


class Machine(StateMachine):
    """The state machine and setters of a browser, which overrides derive from."""

    __slots__ = ("call", "used")

    host_rules: tuple[HostRule, ...] = ()
    call: ParserCall
    used: set[Rule] | None

    @classmethod
    def answer(cls, call: ParserCall, used: set[Rule] | None = None) -> Answer:
        """Parse a URL or run a setter; return the URL or failure.

        The method adds each host rule that changes something to ``used``.

        >>> Machine.answer(ParserCall("href", "https:example.org")).host
        'example.org'
        """
        member, input, base, before = call

        def parse(
            input: str, url: URLRecord | None = None, state_override: StateOverride | None = None
        ) -> Answer:
            machine = cls(input, base, "UTF-8", url, state_override, None)
            machine.call = call
            machine.used = used
            return machine.run()

        if before is None:
            return parse(input)
        url = copied(before)
        if member == "searchParams":
            url.query = input or None
        elif member in ("username", "password"):
            if not url.cannot_have_a_username_password_port:
                setattr(url, member, utf8_percent_encode(input, cls.userinfo_percent_encode_set))
        else:
            SETTERS[member](url, input, parse)
        return url

    def parse_host(self, input: str, start: int) -> Host | Failure:
        """Run the host parser, then the host rules."""
        member, text, base, url = self.call
        is_reference = url is None and base is not None and not scheme_of(clean(text))
        is_opaque = self.url.scheme not in self.special_schemes
        call = HostParserCall(
            input, is_opaque, self.url.scheme, "reference" if is_reference else member
        )
        return _host(call, self.host_rules, self.used)

    def parse_instead(self, input: str) -> Answer:
        """Parse another input from its start."""
        self.input = input
        return self.scheme_start_state(0)


if TYPE_CHECKING:
    Override: TypeAlias = type[Machine]

Rewriting = Callable[[ParserCall], ParserCall | Failure]
HostRule = Callable[[HostParserCall, Host | Failure], Host | Failure]
RecordRule = Callable[[ParserCall, Answer], Answer]
HrefRule = Callable[[URLRecord, str], str]
OriginRule = Callable[[URLRecord, str], str]
QueryRule = Callable[[str, str], str]
Rule: TypeAlias = "Override | Rewriting | HostRule | RecordRule | HrefRule | OriginRule | QueryRule"


@dataclass(frozen=True)
class Browser:
    """The rules that turn the standard's answers into a browser's; each kind has an order.

    If several overrides have a state, the machine enters that of the first, and this calls that of
    the next. Without rules, the answers are the standard's.
    """

    rewritings: tuple[Rewriting, ...] = ()
    host_rules: tuple[HostRule, ...] = ()
    overrides: tuple[Override, ...] = ()
    record_rules: tuple[RecordRule, ...] = ()
    href_rules: tuple[HrefRule, ...] = ()
    origin_rules: tuple[OriginRule, ...] = ()
    query_rules: tuple[QueryRule, ...] = ()
    version: str = ""
    """The browser's version against which tests checked the rules."""

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All rules."""
        return tuple(rule for kind in KINDS for rule in getattr(self, kind))

    def without(self, rules: Set[Rule]) -> Browser:
        """This browser without some of its rules."""
        kept: dict[str, Any] = {
            kind: tuple(rule for rule in getattr(self, kind) if rule not in rules) for kind in KINDS
        }
        return replace(self, **kept)

    def with_rules(
        self,
        *,
        rewritings: tuple[Rewriting, ...] = (),
        host_rules: tuple[HostRule, ...] = (),
        overrides: tuple[Override, ...] = (),
        record_rules: tuple[RecordRule, ...] = (),
        href_rules: tuple[HrefRule, ...] = (),
        origin_rules: tuple[OriginRule, ...] = (),
        query_rules: tuple[QueryRule, ...] = (),
    ) -> Browser:
        """This browser with further rules. Each follows the present rules of its kind."""
        return replace(
            self,
            rewritings=self.rewritings + rewritings,
            host_rules=self.host_rules + host_rules,
            overrides=self.overrides + overrides,
            record_rules=self.record_rules + record_rules,
            href_rules=self.href_rules + href_rules,
            origin_rules=self.origin_rules + origin_rules,
            query_rules=self.query_rules + query_rules,
        )

    @cached_property
    def _machine(self) -> type[Machine]:
        """The state machine with the overrides and the host rules."""
        return self._machine_with(self.overrides)

    def _machine_with(self, overrides: tuple[Override, ...]) -> type[Machine]:
        return type("Machine", (*overrides, Machine), {"host_rules": self.host_rules})

    @cached_property
    def _machines(self) -> tuple[type[Machine], ...]:
        """The state machines with no override, the first override, the first two, and so on."""
        counts = range(len(self.overrides))
        return (*(self._machine_with(self.overrides[:count]) for count in counts), self._machine)

    def answer(self, call: ParserCall, used: set[Rule] | None = None) -> Answer:
        """Parse a URL or run a setter as the browser does; return the URL or failure.

        This method and the others add each rule that changes something to ``used``.
        """
        for rewrite in self.rewritings:
            rewritten = rewrite(call)
            if used is not None and rewritten != call:
                used.add(rewrite)
            if rewritten is FAILURE:
                return FAILURE
            call = rewritten
        answer = self._machine.answer(call, used)
        if used is not None:
            used |= self._overrides_used(call, answer)
        for rule in self.record_rules:
            changed = rule(call, answer)
            if used is not None and not _are_equal(changed, answer):
                used.add(rule)
            answer = changed
        return answer

    def _overrides_used(self, call: ParserCall, answer: Answer) -> set[Rule]:
        """The overrides that change the answer of those before them."""
        before = self._machines[0].answer(call)
        used: set[Rule] = set()
        if _are_equal(before, answer):
            return used
        for override, machine in zip(self.overrides, self._machines[1:], strict=True):
            changed = machine.answer(call)
            if not _are_equal(changed, before):
                used.add(override)
            before = changed
        return used

    def host(self, call: HostParserCall) -> Host | Failure:
        """The host that a browser parses."""
        return _host(call, self.host_rules, None)

    def href(self, url: URLRecord, serialized: str, used: set[Rule] | None = None) -> str:
        """The browser's href of a URL; ``serialized`` is the standard's."""
        return _text(self.href_rules, url, serialized, used)

    def origin(self, url: URLRecord, used: set[Rule] | None = None) -> str:
        """The origin of a URL, serialized."""
        return _text(self.origin_rules, url, serialize_an_origin(origin(url)), used)

    def query(self, value: str, query: str, used: set[Rule] | None = None) -> str:
        """The string from which the query object parses its list after ``search`` is set."""
        return _text(self.query_rules, value, query, used)


KINDS: Final = tuple(field.name for field in fields(Browser) if field.name != "version")
"""The kinds of rules, in the order of `Browser.rules`: names of attributes of a `Browser`."""


def _are_equal(one: Answer, other: Answer) -> bool:
    """Whether both are failure, or equal records."""
    if one is other or one is FAILURE or other is FAILURE:
        return one is other
    return all(getattr(one, name) == getattr(other, name) for name in URLRecord.__slots__)


def _text(
    rules: tuple[Callable[[Any, str], str], ...], given: object, text: str, used: set[Rule] | None
) -> str:
    for rule in rules:
        changed = rule(given, text)
        if used is not None and changed != text:
            used.add(rule)
        text = changed
    return text


def _host(
    call: HostParserCall, rules: tuple[HostRule, ...], used: set[Rule] | None
) -> Host | Failure:
    host = host_parser(call.input, call.is_opaque)
    for rule in rules:
        changed = rule(call, host)
        if used is not None and changed != host:
            used.add(rule)
        host = changed
    return host


def standard(call: ParserCall) -> Answer:
    """Parse a URL or run a setter as the standard does; return the URL or failure.

    >>> standard(ParserCall("href", "https:example.org")).host
    'example.org'
    """
    return Machine.answer(call)


def serialized(url: URLRecord) -> str:
    """The standard's serialization, even if an opaque path begins with slashes.

    https://url.spec.whatwg.org/#concept-url-serializer

    >>> url = copied(URLRecord(), scheme="steam", path="//x")
    >>> serialized(url)
    'steam://x'
    """
    if not isinstance(url.path, str):
        return url_serializer(url)
    query = "" if url.query is None else f"?{url.query}"
    fragment = "" if url.fragment is None else f"#{url.fragment}"
    return f"{url.scheme}:{url.path}{query}{fragment}"


def copied(url: URLRecord, **changes: Any) -> URLRecord:
    """Copy a URL record and its path, and replace some fields."""
    result = copy.copy(url)
    result.path = url.path[:]
    for name, value in changes.items():
        setattr(result, name, value)
    return result
