"""The base classes of `webapi.browsers`: URL and URLSearchParams of a browser."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Any, ClassVar, Self

from webapi import URL, URLSearchParams
from webapi.steps.added_state import added_state, restore_added_state
from webapi.url.components import SETTABLE, getter
from webapi.url.failure import FAILURE, Failure
from webapi.url.form_urlencoded import urlencoded_serializer, urlencoded_string_parser
from webapi.url.origin import (
    OpaqueOrigin,
    Origin,
    TupleOrigin,
    origin,
    serialize_an_origin,
)
from webapi.url.parser import basic_url_parser
from webapi.url.record import URLRecord
from webapi.url.serializer import value_of
from webapi.url.validation import InvalidURLError, ValidationError
from webapi.webidl.platform_objects import lock
from webapi.webidl.strings import to_usvstring

from .emulation import Browser, ParserCall, Rule, serialized

if TYPE_CHECKING:
    from webapi.webidl.types import StringLike


def _changing(name: str) -> Any:
    """A method of URLSearchParams that changes the list, and then updates the URL."""
    method = getattr(URLSearchParams, name)

    @wraps(method)
    def changing(self: BrowserURLSearchParams, *arguments: Any, **named: Any) -> None:
        with lock:
            method(self, *arguments, **named)
            if self._webapi_browser_url is not None:
                self._webapi_browser_url._query_changed()

    return changing


class BrowserURLSearchParams(URLSearchParams):
    """URLSearchParams of a browser; it updates the `BrowserURL` it belongs to by its rules."""

    __slots__ = ("_webapi_browser_url",)

    _webapi_browser_url: BrowserURL | None

    def __init__(self, init: Any = None) -> None:
        self._webapi_browser_url = None
        super().__init__(init)

    append = _changing("append")
    delete = _changing("delete")
    set = _changing("set")
    sort = _changing("sort")

    def __getstate__(self) -> Any:
        return super().__getstate__(), self._webapi_browser_url

    def __setstate__(self, state: Any) -> None:
        of_interface, url = state
        belongs = url is not None and getattr(url, "_webapi_params", self) is self
        self._webapi_browser_url = url if belongs else None
        super().__setstate__(of_interface)  # type: ignore[misc]


class BrowserURL(URL):
    """URL of a browser: a subclass of `webapi.URL` with the same members and errors.

    ``browser`` has the rules. ``version`` is the version of the browser against which tests checked
    them. For other rules, make a subclass with another ``browser``:

    >>> from webapi.browsers.chromium import CHROMIUM
    >>> from webapi.browsers.emulation import copied
    >>> def ports_are_dropped(call, url):
    ...     '''A URL has no port.'''
    ...     return copied(url, port=None) if url else url
    >>> class URL(BrowserURL):
    ...     browser = CHROMIUM.with_rules(record_rules=(ports_are_dropped,))
    >>> url = URL("http://h:8080/|")
    >>> url.href, [rule.__name__ for rule in url.departures]
    ('http://h/%7C', ['vertical_line_is_encoded_in_paths', 'ports_are_dropped'])
    """

    __slots__ = ("_webapi_list_query", "_webapi_params", "_webapi_record", "_webapi_used")

    browser: ClassVar[Browser] = Browser()
    params_class: ClassVar[type[BrowserURLSearchParams]] = BrowserURLSearchParams
    version: ClassVar[str] = ""

    _webapi_params: BrowserURLSearchParams | None
    _webapi_record: URLRecord
    _webapi_list_query: str
    """The query from which the query object parses its list."""
    _webapi_used: set[Rule]

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        cls.version = cls.browser.version

    def __init__(self, url: StringLike, base: StringLike = None) -> None:
        if not self._parse(url, base):
            raise _invalid("Failed to construct 'URL'", url, base)

    def _parse(self, url: StringLike, base: StringLike) -> bool:
        self._webapi_params = None
        self._webapi_used = set()
        base_record = None
        if base is not None:
            parsed_base = self.browser.answer(
                ParserCall("href", to_usvstring(base)), self._webapi_used
            )
            if parsed_base is FAILURE:
                return False
            base_record = parsed_base
        call = ParserCall("href", to_usvstring(url), base_record)
        return self._take(self.browser.answer(call, self._webapi_used))

    def _take(self, record: URLRecord | Failure) -> bool:
        """Store ``record`` as the URL; return ``False`` if it is failure."""
        if record is FAILURE:
            return False
        self._webapi_record = record
        self._webapi_list_query = record.query or ""
        return True

    @classmethod
    def parse(cls, url: StringLike, base: StringLike = None) -> Self | None:
        """Parse ``url``, relative to ``base``; ``None`` if one of them does not parse."""
        self = cls.__new__(cls)
        return self if self._parse(url, base) else None

    @classmethod
    def canParse(cls, url: StringLike, base: StringLike = None) -> bool:
        """Whether ``url`` parses, relative to ``base`` if that is given."""
        return cls.parse(url, base) is not None

    @property
    def departures(self) -> tuple[Rule, ...]:
        """The rules by which this object has departed from the standard since it was made.

        A rule is a function, or a class that overrides states of the parser. Its ``__name__`` is
        its name, and its docstring says what it does.
        """
        used = self._webapi_used
        return tuple(rule for rule in self.browser.rules if rule in used)

    @property
    def href(self) -> str:
        """The whole URL, serialized. Setting it parses the value, or raises `InvalidURLError`."""
        record = self._webapi_record
        return self.browser.href(record, serialized(record), self._webapi_used)

    @href.setter
    def href(self, value: StringLike) -> None:
        with lock:
            text = to_usvstring(value)
            if not self._take(self.browser.answer(ParserCall("href", text), self._webapi_used)):
                raise _invalid("Failed to set the 'href' property on 'URL'", text, None)
            self._parse_list()

    @property
    def origin(self) -> str:
        """Scheme, host and port as one string; ``null`` if the origin is opaque."""
        return self.browser.origin(self._webapi_record, self._webapi_used)

    def _webapi_extract_an_origin(self) -> Origin:
        """https://html.spec.whatwg.org/multipage/browsers.html#extract-an-origin"""
        url = self._webapi_record
        standard = origin(url)
        serialization = self.origin
        if serialization == serialize_an_origin(standard):
            return standard
        if serialization == "null" or url.host is None:
            return OpaqueOrigin()
        return TupleOrigin(url.scheme, url.host, url.port)

    @property
    def searchParams(self) -> URLSearchParams:
        """The query as a `URLSearchParams`, always the same object."""
        with lock:
            params = self._webapi_params
            if params is None:
                params = self._webapi_params = self.params_class()
                params._webapi_browser_url = self
                self._parse_list()
        return params

    def _parse_list(self) -> None:
        if self._webapi_params is not None:
            self._webapi_params._webapi_list = urlencoded_string_parser(self._webapi_list_query)

    def _query_changed(self) -> None:
        """https://url.spec.whatwg.org/#concept-urlsearchparams-update"""
        query_object = self._webapi_params
        assert query_object is not None
        self._webapi_list_query = urlencoded_serializer(query_object._webapi_list)
        self._ask("searchParams", self._webapi_list_query)

    def _ask(self, member: str, value: str) -> None:
        call = ParserCall(member, value, url=self._webapi_record)
        answer = self.browser.answer(call, self._webapi_used)
        if answer is not FAILURE:
            self._webapi_record = answer

    def _set(self, member: str, value: str) -> None:
        with lock:
            self._ask(member, value)
            if member == "search":
                query = self._webapi_record.query or ""
                self._webapi_list_query = self.browser.query(value, query, self._webapi_used)
                self._parse_list()

    def toString(self) -> str:
        """Return ``str()`` of the object."""
        return self.href

    def toJSON(self) -> str:
        """Return ``href``, which represents a URL in JSON."""
        return self.href

    def __str__(self) -> str:
        return self.href

    def __repr__(self) -> str:
        from webapi.url.redaction import hide_password

        return f"{type(self).__name__}({hide_password(self.href)!r})"

    def __getstate__(self) -> Any:
        """The state for pickle: not the href, which may fail to parse or give another URL."""
        with lock:
            record = self._webapi_record
            state: Any = object.__getstate__(record)
            names = {rule.__name__ for rule in self.departures}
            value = type(record), state[1], self._webapi_list_query
            return value, self._webapi_params, names, added_state(self)

    def __setstate__(self, state: Any) -> None:
        (record_class, components, list_query), params, names, added = state
        self._webapi_record = record_class()
        for name, component in components.items():
            setattr(self._webapi_record, name, component)
        self._webapi_list_query = list_query
        belongs = params is not None and getattr(params, "_webapi_browser_url", self) is self
        self._webapi_params = params if belongs else None
        self._webapi_used = {rule for rule in self.browser.rules if rule.__name__ in names}
        restore_added_state(self, added)


def _invalid(action: str, url: StringLike, base: StringLike) -> InvalidURLError:
    """The error, with the standard's validation errors."""
    text = to_usvstring(url)
    base_text = None if base is None else to_usvstring(base)
    errors: list[ValidationError] = []
    basic_url_parser(text if base_text is None else base_text, errors=errors)
    return InvalidURLError(action, text, base_text, tuple(errors))


def _member(name: str) -> property:
    """A member: its getter reads the record, and its setter follows the browser's rules."""
    get = getter(name)

    def member_getter(self: BrowserURL) -> str:
        record = self._webapi_record
        return get(value_of(record)) if record.scheme else _of_invalid(record, name)

    def member_setter(self: BrowserURL, value: StringLike) -> None:
        self._set(name, to_usvstring(value))

    doc = (getattr(URL, name).__doc__ or "").split("\n\n")[0]
    return property(member_getter, member_setter, doc=doc)


def _of_invalid(url: URLRecord, name: str) -> str:
    """A member of a URL that is not valid, which has no scheme: see `invalid_urls`."""
    port = "" if url.port is None else str(url.port)
    return {"protocol": ":", "host": f":{port}" if port else "", "port": port}.get(name, "")


for _name in SETTABLE:
    setattr(BrowserURL, _name, _member(_name))
