"""The setters of URLs: one function per member.

The URL class, hyperlinks, Location and the classes of browsers share them:
https://url.spec.whatwg.org/#urlutils-members
https://html.spec.whatwg.org/multipage/links.html#api-for-a-and-area-elements
https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-location-interface

Each setter takes a value (`webapi.url.components`) and returns a new one, or the value itself where
the standards return early. Its first lines are a shortcut for special URLs other than ``file:``,
and for every URL's query and fragment. The standard's steps stand below the shortcut and take the
other cases; ``tests/url/test_fast_path.py`` compares the two.

Given a URL record and a ``parse``, a setter runs the standard's steps, modifies the record and
returns it. ``parse`` is the basic URL parser, a browser's parser, or one with further arguments:
``partial(basic_url_parser, encoding="windows-1252")``.

>>> from webapi.url.components import cut
>>> url = cut("https://example.org/a")
>>> set_port(url, "8080")[0]
'https://example.org:8080/a'
>>> file = cut("file:///a")
>>> set_port(file, "8080") is file
True
"""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from .ascii import ASCII_TAB_OR_NEWLINE
from .components import PROTOCOL, SETTABLE, join, to_tuple
from .failure import FAILURE
from .fast_path import NETWORK_SCHEMES
from .fast_path.patterns import PATH_REST, PORT_NUMBER
from .ipv4_number import DOMAIN_IN_ANY_CASE
from .percent_encoding import (
    FRAGMENT_PERCENT_ENCODE_SET,
    PATH_PERCENT_ENCODE_SET,
    QUERY_PERCENT_ENCODE_SET,
    SPECIAL_QUERY_PERCENT_ENCODE_SET,
    USERINFO_PERCENT_ENCODE_SET,
    PercentEncodeSet,
    utf8_percent_encode,
)
from .record import SPECIAL_SCHEMES, URLRecord

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from .components import Value
    from .failure import Failure
    from .parser import StateOverride

    Parse: TypeAlias = Callable[..., URLRecord | Failure]
    ValueOrRecord: TypeAlias = Any
    """A value, or a URL record that comes with a ``parse``. A setter returns the type it takes."""

_DEFAULT_PORTS: Final = {f"{scheme}:": str(port) for scheme, port in NETWORK_SCHEMES.items()}

# These match strings that are *not* of their kind, because making a match object takes time.
_is_no_path: Final = re.compile(rf"(?!/?(?!\.|%2[Ee]){PATH_REST}\Z)").match
_is_no_port: Final = re.compile(rf"(?!(?:{PORT_NUMBER}|)\Z)").match
_is_no_domain: Final = re.compile(rf"(?!{DOMAIN_IN_ANY_CASE}\Z)").match


def set_protocol(url: ValueOrRecord, value: str, parse: Parse | None = None) -> ValueOrRecord:
    """https://url.spec.whatwg.org/#dom-url-protocol; ``url`` itself if ``value`` is not a scheme"""
    if parse is None:
        _, protocol, hostname, port, pathname, search, hash, username, password = (
            url if type(url) is tuple else to_tuple(url)
        )
        new = value if value[-1:] == ":" else value + ":"
        if new in _DEFAULT_PORTS and protocol in _DEFAULT_PORTS:
            if port == _DEFAULT_PORTS[new]:
                port = None
            return join(new, hostname, port, pathname, search, hash, username, password)
    record = _record(url)
    if _run(parse, value + ":", record, "scheme_start_state") is FAILURE:
        return url
    return _result(url, record)


def set_username(url: ValueOrRecord, value: str, parse: Parse | None = None) -> ValueOrRecord:
    """https://url.spec.whatwg.org/#dom-url-username"""
    if parse is None and url[PROTOCOL] in _DEFAULT_PORTS:
        _, protocol, hostname, port, pathname, search, hash, _, password = (
            url if type(url) is tuple else to_tuple(url)
        )
        new = utf8_percent_encode(value, USERINFO_PERCENT_ENCODE_SET)
        return join(protocol, hostname, port, pathname, search, hash, new, password)
    record = _record(url)
    if record.cannot_have_a_username_password_port:
        return url
    from .parser import set_the_username

    set_the_username(record, value)
    return _result(url, record)


def set_password(url: ValueOrRecord, value: str, parse: Parse | None = None) -> ValueOrRecord:
    """https://url.spec.whatwg.org/#dom-url-password"""
    if parse is None and url[PROTOCOL] in _DEFAULT_PORTS:
        _, protocol, hostname, port, pathname, search, hash, username, _ = (
            url if type(url) is tuple else to_tuple(url)
        )
        new = utf8_percent_encode(value, USERINFO_PERCENT_ENCODE_SET)
        return join(protocol, hostname, port, pathname, search, hash, username, new)
    record = _record(url)
    if record.cannot_have_a_username_password_port:
        return url
    from .parser import set_the_password

    set_the_password(record, value)
    return _result(url, record)


def set_host(url: ValueOrRecord, value: str, parse: Parse | None = None) -> ValueOrRecord:
    """https://url.spec.whatwg.org/#dom-url-host"""
    if parse is None and url[PROTOCOL] in _DEFAULT_PORTS:
        name, _, number = value.partition(":")
        if not (_is_no_domain(name) or _is_no_port(number)):
            _, protocol, _, port, pathname, search, hash, username, password = (
                url if type(url) is tuple else to_tuple(url)
            )
            port = number or port
            port = None if port == _DEFAULT_PORTS[protocol] else port
            new = name.lower()
            return join(protocol, new, port, pathname, search, hash, username, password)
    record = _record(url)
    if record.has_opaque_path:
        return url
    _run(parse, value, record, "host_state")
    return _result(url, record)


def set_hostname(url: ValueOrRecord, value: str, parse: Parse | None = None) -> ValueOrRecord:
    """https://url.spec.whatwg.org/#dom-url-hostname"""
    if parse is None and url[PROTOCOL] in _DEFAULT_PORTS and not _is_no_domain(value):
        _, protocol, _, port, pathname, search, hash, username, password = (
            url if type(url) is tuple else to_tuple(url)
        )
        new = value.lower()
        return join(protocol, new, port, pathname, search, hash, username, password)
    record = _record(url)
    if record.has_opaque_path:
        return url
    _run(parse, value, record, "hostname_state")
    return _result(url, record)


def set_port(url: ValueOrRecord, value: str, parse: Parse | None = None) -> ValueOrRecord:
    """https://url.spec.whatwg.org/#dom-url-port"""
    default_port = _DEFAULT_PORTS.get(url[PROTOCOL]) if parse is None else None
    if default_port is not None and not _is_no_port(value):
        _, protocol, hostname, _, pathname, search, hash, username, password = (
            url if type(url) is tuple else to_tuple(url)
        )
        new = value if value and value != default_port else None
        return join(protocol, hostname, new, pathname, search, hash, username, password)
    record = _record(url)
    if record.cannot_have_a_username_password_port:
        return url
    if value == "":
        record.port = None
    else:
        _run(parse, value, record, "port_state")
    return _result(url, record)


def set_pathname(url: ValueOrRecord, value: str, parse: Parse | None = None) -> ValueOrRecord:
    """https://url.spec.whatwg.org/#dom-url-pathname"""
    if parse is None and url[PROTOCOL] in _DEFAULT_PORTS:
        path = value.replace(" ", "%20") if " " in value else value
        is_path = not _is_no_path(path)
        if not (is_path or ASCII_TAB_OR_NEWLINE.search(value)):
            path = utf8_percent_encode(value, PATH_PERCENT_ENCODE_SET)
            is_path = not _is_no_path(path)
        if is_path:
            _, protocol, hostname, port, _, search, hash, username, password = (
                url if type(url) is tuple else to_tuple(url)
            )
            new = path if path[:1] == "/" else "/" + path
            return join(protocol, hostname, port, new, search, hash, username, password)
    record = _record(url)
    if record.has_opaque_path:
        return url
    record.path = []
    _run(parse, value, record, "path_start_state")
    return _result(url, record)


def set_search(url: ValueOrRecord, value: str, parse: Parse | None = None) -> ValueOrRecord:
    """https://url.spec.whatwg.org/#dom-url-search, of the URL itself"""
    if parse is None:
        given = "?" + value if value and value[0] != "?" else value
        new: str | None = given.replace(" ", "%20") if " " in given else given
        find = SPECIAL_QUERY_PERCENT_ENCODE_SET.find
        if find(new):
            is_special = url[PROTOCOL][:-1] in SPECIAL_SCHEMES
            new = _percent_encoded(
                given,
                SPECIAL_QUERY_PERCENT_ENCODE_SET if is_special else QUERY_PERCENT_ENCODE_SET,
            )
        if new is not None:
            _, protocol, hostname, port, pathname, _, hash, username, password = (
                url if type(url) is tuple else to_tuple(url)
            )
            return join(protocol, hostname, port, pathname, new, hash, username, password)
    record = _record(url)
    if value == "":
        record.query = None
    else:
        record.query = ""
        _run(parse, value.removeprefix("?"), record, "query_state")
    return _result(url, record)


def set_hash(url: ValueOrRecord, value: str, parse: Parse | None = None) -> ValueOrRecord:
    """https://url.spec.whatwg.org/#dom-url-hash"""
    if parse is None:
        given = "#" + value if value and value[0] != "#" else value
        new: str | None = given.replace(" ", "%20") if " " in given else given
        find = FRAGMENT_PERCENT_ENCODE_SET.find
        if find(new):
            new = _percent_encoded(given, FRAGMENT_PERCENT_ENCODE_SET)
        if new is not None:
            _, protocol, hostname, port, pathname, search, _, username, password = (
                url if type(url) is tuple else to_tuple(url)
            )
            return join(protocol, hostname, port, pathname, search, new, username, password)
    record = _record(url)
    if value == "":
        record.fragment = None
    else:
        record.fragment = ""
        _run(parse, value.removeprefix("#"), record, "fragment_state")
    return _result(url, record)


def parse_by(encoding: str) -> Parse | None:
    """Make the ``parse`` that `set_search` needs in a document of this encoding."""
    if encoding == "UTF-8":
        return None
    from .parser import basic_url_parser

    return partial(basic_url_parser, encoding=encoding)


def _percent_encoded(input: str, percent_encode_set: PercentEncodeSet) -> str | None:
    """Percent-encode ``input``; return ``None`` if it has code points that the parser removes."""
    if ASCII_TAB_OR_NEWLINE.search(input) is not None:
        return None
    return utf8_percent_encode(input, percent_encode_set)


# The first call of these functions imports the modules of the standard's algorithms.


def _record(url: Value | URLRecord) -> URLRecord:
    """The URL record to modify."""
    if isinstance(url, URLRecord):
        return url
    from .serializer import record_of

    return record_of(url)


def _run(
    parse: Parse | None, input: str, url: URLRecord, state: StateOverride
) -> URLRecord | Failure:
    """Run the basic URL parser with a state override."""
    from .parser import basic_url_parser

    return (parse or basic_url_parser)(input, url=url, state_override=state)


def _result(url: Value | URLRecord, record: URLRecord) -> Any:
    """Return a setter's result: a value, or the record that the caller passed."""
    if record is url:
        return record
    from .serializer import value_of

    return value_of(record)


SETTERS: Final = {name: globals()[f"set_{name}"] for name in SETTABLE}
"""The setter of each member, by name."""
