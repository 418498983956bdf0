"""A browser's answers: the standard's algorithms, with that browser's departures as rules.

There are six kinds of rules. Each is a small pure function that returns its last argument unchanged
if it does not apply:

- a *rewriting* takes a call of the parser and returns another call, for which the standard's answer
  is the browser's answer to the first;
- a *host rule* takes a call of the host parser and the standard's host, and returns the browser's
  host;
- a *record rule* takes a call of the parser and the standard's URL, and returns the browser's URL;
- an *href rule* takes a URL and its serialization, and returns the browser's serialization;
- an *origin rule* takes a URL and the serialization of its origin, and returns the browser's;
- a *query rule* takes the value that ``search`` was set to and the URL's new query, and returns the
  string that the query object's list is parsed from.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Set
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from webapi.url import setters
from webapi.url.ascii import ASCII_TAB_OR_NEWLINE, C0_CONTROL_OR_SPACE
from webapi.url.failure import FAILURE, Failure
from webapi.url.host import host_parser
from webapi.url.origin import origin, serialize_an_origin
from webapi.url.parser import State, StateMachine
from webapi.url.record import Host, URLRecord
from webapi.url.serializer import url_serializer

Answer = URLRecord | Failure

_SETTERS: dict[str, Callable[..., bool]] = {
    "protocol": setters.set_protocol,
    "username": setters.set_username,
    "password": setters.set_password,
    "host": setters.set_host,
    "hostname": setters.set_hostname,
    "port": setters.set_port,
    "pathname": setters.set_pathname,
    "search": setters.set_search,
    "hash": setters.set_hash,
}


_SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+\-.]*(?=:)")


def clean(input: str) -> str:
    """``input`` without what the basic URL parser removes from it first."""
    return ASCII_TAB_OR_NEWLINE.sub("", input.strip(C0_CONTROL_OR_SPACE))


def scheme_of(input: str) -> str:
    """The scheme that ``input``, which is clean, begins with, or the empty string."""
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


Rewriting = Callable[[ParserCall], ParserCall]
HostRule = Callable[[HostParserCall, Host | Failure], Host | Failure]
RecordRule = Callable[[ParserCall, Answer], Answer]
HrefRule = Callable[[URLRecord, str], str]
OriginRule = Callable[[URLRecord, str], str]
QueryRule = Callable[[str, str], str]
Rule = Rewriting | HostRule | RecordRule | HrefRule | OriginRule | QueryRule


@dataclass(frozen=True)
class Browser:
    """The rules that make the standard's answers a browser's, in the order of their application.

    Without rules the answers are the standard's.
    """

    rewritings: tuple[Rewriting, ...] = ()
    host_rules: tuple[HostRule, ...] = ()
    record_rules: tuple[RecordRule, ...] = ()
    href_rules: tuple[HrefRule, ...] = ()
    origin_rules: tuple[OriginRule, ...] = ()
    query_rules: tuple[QueryRule, ...] = ()
    version: str = ""
    """The version that the rules were checked against."""

    @property
    def rules(self) -> tuple[Rule, ...]:
        answers = self.rewritings + self.host_rules + self.record_rules
        return answers + self.href_rules + self.origin_rules + self.query_rules

    def without(self, rules: Set[Rule]) -> Browser:
        """This browser without some of its rules."""
        return replace(
            self,
            rewritings=tuple(rule for rule in self.rewritings if rule not in rules),
            host_rules=tuple(rule for rule in self.host_rules if rule not in rules),
            record_rules=tuple(rule for rule in self.record_rules if rule not in rules),
            href_rules=tuple(rule for rule in self.href_rules if rule not in rules),
            origin_rules=tuple(rule for rule in self.origin_rules if rule not in rules),
            query_rules=tuple(rule for rule in self.query_rules if rule not in rules),
        )

    def with_rules(
        self,
        *,
        rewritings: tuple[Rewriting, ...] = (),
        host_rules: tuple[HostRule, ...] = (),
        record_rules: tuple[RecordRule, ...] = (),
        href_rules: tuple[HrefRule, ...] = (),
        origin_rules: tuple[OriginRule, ...] = (),
        query_rules: tuple[QueryRule, ...] = (),
    ) -> Browser:
        """This browser with further rules, which are applied after those of their kind."""
        return replace(
            self,
            rewritings=self.rewritings + rewritings,
            host_rules=self.host_rules + host_rules,
            record_rules=self.record_rules + record_rules,
            href_rules=self.href_rules + href_rules,
            origin_rules=self.origin_rules + origin_rules,
            query_rules=self.query_rules + query_rules,
        )

    def answer(self, call: ParserCall, used: set[Rule] | None = None) -> Answer:
        """The URL that a browser parses, or that one of its setters leaves.

        The rules that change something are added to ``used``, here and in the other methods.
        """
        for rewrite in self.rewritings:
            rewritten = rewrite(call)
            if used is not None and rewritten != call:
                used.add(rewrite)
            call = rewritten
        answer = _standard_answer(call, self.host_rules, used)
        for rule in self.record_rules:
            changed = rule(call, answer)
            if used is not None and not _are_equal(changed, answer):
                used.add(rule)
            answer = changed
        return answer

    def host(self, call: HostParserCall) -> Host | Failure:
        """The host that a browser parses."""
        return _host(call, self.host_rules, None)

    def href(self, url: URLRecord, serialized: str, used: set[Rule] | None = None) -> str:
        """The href of a URL, which the standard gives as ``serialized``."""
        return _text(self.href_rules, url, serialized, used)

    def origin(self, url: URLRecord, used: set[Rule] | None = None) -> str:
        """The origin of a URL, serialized."""
        return _text(self.origin_rules, url, serialize_an_origin(origin(url)), used)

    def query(self, value: str, query: str, used: set[Rule] | None = None) -> str:
        """The query that the query object's list is parsed from once ``search`` is set."""
        return _text(self.query_rules, value, query, used)


def _are_equal(one: Answer, other: Answer) -> bool:
    """Whether both are failure, or records that differ in nothing."""
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


class _Machine(StateMachine):
    """The state machine, asking a browser's rules for hosts."""

    __slots__ = ("host_rules", "member", "used")

    host_rules: tuple[HostRule, ...]
    member: str
    used: set[Rule] | None

    def parse_host(self, input: str, start: int) -> Host | Failure:
        call = HostParserCall(input, not self.url.is_special, self.url.scheme, self.member)
        return _host(call, self.host_rules, self.used)


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
    """The standard's answer: the URL that is parsed, or that a setter leaves, or failure.

    >>> standard(ParserCall("href", "https:example.org")).host
    'example.org'
    """
    return _standard_answer(call, (), None)


def _standard_answer(
    call: ParserCall, host_rules: tuple[HostRule, ...], used: set[Rule] | None
) -> Answer:
    member, input, base, before = call

    def parse(
        input: str, url: URLRecord | None = None, state_override: State | None = None
    ) -> Answer:
        machine = _Machine(input, base, "UTF-8", url, state_override, None)
        machine.host_rules = host_rules
        machine.used = used
        is_reference = before is None and base is not None and not scheme_of(clean(input))
        machine.member = "reference" if is_reference else member
        return machine.run()

    if before is None:
        return parse(input)
    url = copied(before)
    if member == "searchParams":
        url.query = input or None
    else:
        _SETTERS[member](url, input, parse)
    return url


def serialized(url: URLRecord) -> str:
    """The standard's serialization, of an opaque path that begins with slashes, too.

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
    """A copy of a URL record whose path can be changed, with some fields replaced."""
    result = copy.copy(url)
    result.path = url.path[:]
    for name, value in changes.items():
        setattr(result, name, value)
    return result
