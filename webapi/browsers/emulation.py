"""A browser's answers: the standard's algorithms, with that browser's departures as rules.

There are five kinds of rules, each a small pure function that gives back what it was given where it
has nothing to say:

- a *rewriting* says that the browser answers as the standard answers to something else;
- a *host rule* takes what the host parser was asked and the standard's host, and gives the
  browser's;
- a *record rule* takes what was asked and the standard's URL, and gives the browser's;
- an *origin rule* takes a URL and the serialization of its origin;
- a *query rule* takes what ``search`` was set to and the URL's new query, and gives the string that
  the query object's list is parsed from.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Set
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from webapi.url import components, setters
from webapi.url.failure import FAILURE, Failure
from webapi.url.form_urlencoded import urlencoded_serializer, urlencoded_string_parser
from webapi.url.host import host_parser
from webapi.url.origin import origin, serialize_an_origin
from webapi.url.parser import State, StateMachine
from webapi.url.record import Host, URLRecord
from webapi.url.serializer import url_serializer

Answer = URLRecord | Failure

_GETTERS = (
    components.protocol,
    components.username,
    components.password,
    components.host,
    components.hostname,
    components.port,
    components.pathname,
    components.search,
    components.hash,
)
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


class Asked(NamedTuple):
    """What a browser is asked: to parse ``input``, or to give it to a setter of ``url``.

    ``member`` is the setter's name, ``"searchParams"`` where ``input`` is the query that updating
    the URL gives it, and ``"href"`` where a URL is parsed. All strings are scalar value strings.
    """

    member: str
    input: str
    base: URLRecord | None = None
    url: URLRecord | None = None


class AskedHost(NamedTuple):
    """What a host parser is asked, the scheme that the URL has by then, and `Asked.member`."""

    input: str
    is_opaque: bool
    scheme: str
    member: str


Rewriting = Callable[[Asked], Asked]
HostRule = Callable[[AskedHost, Host | Failure], Host | Failure]
RecordRule = Callable[[Asked, Answer], Answer]
OriginRule = Callable[[URLRecord, str], str]
QueryRule = Callable[[str, str], str]
Unforeseen = Callable[[Asked], bool]
Rule = Rewriting | HostRule | RecordRule | OriginRule | QueryRule


@dataclass(frozen=True)
class Browser:
    """The rules that make the standard's answers a browser's, in the order of their application.

    With no rules its answers are the standard's. What no rule foretells is named in ``unforeseen``:
    of what is asked there, the browser's answer may be another one.
    """

    rewritings: tuple[Rewriting, ...] = ()
    host_rules: tuple[HostRule, ...] = ()
    record_rules: tuple[RecordRule, ...] = ()
    origin_rules: tuple[OriginRule, ...] = ()
    query_rules: tuple[QueryRule, ...] = ()
    unforeseen: tuple[Unforeseen, ...] = ()

    @property
    def rules(self) -> tuple[Rule, ...]:
        answers = self.rewritings + self.host_rules + self.record_rules
        return answers + self.origin_rules + self.query_rules

    def without(self, rules: Set[Rule]) -> Browser:
        """This browser, were it not for some of its rules."""
        return replace(
            self,
            rewritings=tuple(rule for rule in self.rewritings if rule not in rules),
            host_rules=tuple(rule for rule in self.host_rules if rule not in rules),
            record_rules=tuple(rule for rule in self.record_rules if rule not in rules),
            origin_rules=tuple(rule for rule in self.origin_rules if rule not in rules),
            query_rules=tuple(rule for rule in self.query_rules if rule not in rules),
        )

    def parse(self, input: str, base: str | None = None) -> URL | None:
        """What ``URL.parse(input, base)`` returns in this browser.

        >>> Browser().parse("../x", "https://example.org/a/b/c").members()[0]
        'https://example.org/a/x'
        """
        base_record = None
        if base is not None:
            parsed_base = self.answer(Asked("href", base))
            if parsed_base is FAILURE:
                return None
            base_record = parsed_base
        record = self.answer(Asked("href", input, base_record))
        return None if record is FAILURE else URL(self, record)

    def answer(self, asked: Asked) -> Answer:
        """The URL that a browser parses, or that one of its setters leaves."""
        for rewrite in self.rewritings:
            asked = rewrite(asked)
        answer = _standard_answer(asked, self.host_rules)
        for rule in self.record_rules:
            answer = rule(asked, answer)
        return answer

    def host(self, asked: AskedHost) -> Host | Failure:
        """The host that a browser parses."""
        return _host(asked, self.host_rules)

    def origin(self, url: URLRecord) -> str:
        """The origin of a URL, serialized."""
        serialized = serialize_an_origin(origin(url))
        for rule in self.origin_rules:
            serialized = rule(url, serialized)
        return serialized


class URL:
    """A URL object of a browser: a record, and the list of its query object."""

    def __init__(self, browser: Browser, record: URLRecord) -> None:
        self.browser = browser
        self.record = record
        self.list = urlencoded_string_parser(record.query or "")

    def members(self) -> list[str]:
        """What the members return: ``href``, ``origin``, the others, ``searchParams`` as text."""
        parts = components.cut(url_serializer(self.record))
        members = [getter(parts) for getter in _GETTERS]
        origin = self.browser.origin(self.record)
        return [parts[components.HREF], origin, *members, urlencoded_serializer(self.list)]

    def set(self, member: str, value: str) -> bool:
        """Give ``value`` to a setter; false where it throws, which only ``href`` does."""
        before = None if member == "href" else self.record
        answer = self.browser.answer(Asked(member, value, url=before))
        if answer is FAILURE:
            return False
        self.record = answer
        query = answer.query or ""
        if member == "search":
            for rule in self.browser.query_rules:
                query = rule(value, query)
        if member in ("href", "search"):
            self.list = urlencoded_string_parser(query)
        return True

    def update(self, list: list[tuple[str, str]]) -> None:
        """https://url.spec.whatwg.org/#concept-urlsearchparams-update"""
        self.list = list
        asked = Asked("searchParams", urlencoded_serializer(list), url=self.record)
        answer = self.browser.answer(asked)
        assert answer is not FAILURE
        self.record = answer


class _Machine(StateMachine):
    """The state machine, asking a browser's rules for hosts."""

    __slots__ = ("host_rules", "member")

    host_rules: tuple[HostRule, ...]
    member: str

    def parse_host(self, input: str, start: int) -> Host | Failure:
        asked = AskedHost(input, not self.url.is_special, self.url.scheme, self.member)
        return _host(asked, self.host_rules)


def _host(asked: AskedHost, rules: tuple[HostRule, ...]) -> Host | Failure:
    host = host_parser(asked.input, asked.is_opaque)
    for rule in rules:
        host = rule(asked, host)
    return host


def standard(asked: Asked) -> Answer:
    """The standard's answer: the URL that is parsed, or that a setter leaves, or failure.

    >>> standard(Asked("href", "https:example.org")).host
    'example.org'
    """
    return _standard_answer(asked, ())


def _standard_answer(asked: Asked, host_rules: tuple[HostRule, ...]) -> Answer:
    member, input, base, before = asked

    def parse(
        input: str, url: URLRecord | None = None, state_override: State | None = None
    ) -> Answer:
        machine = _Machine(input, base, "UTF-8", url, state_override, None)
        machine.host_rules = host_rules
        machine.member = member
        return machine.run()

    if before is None:
        return parse(input)
    url = copied(before)
    if member == "searchParams":
        url.query = input or None
    else:
        _SETTERS[member](url, input, parse)
    return url


def copied(url: URLRecord, **changes: Any) -> URLRecord:
    """A copy of a URL record whose path can be changed, with some fields replaced."""
    result = copy.copy(url)
    result.path = url.path[:]
    for name, value in changes.items():
        setattr(result, name, value)
    return result
