"""What each suite asserts of a vector: the same facts as the WPT files named in the docstrings.

A suite is a vectors file and a function that makes the assertions of one vector.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from webapi import (
    URL,
    Document,
    HTMLAnchorElement,
    HTMLAreaElement,
    InvalidURLError,
    URLSearchParams,
)
from webapi.encoding import get_an_output_encoding
from webapi.url.parser import basic_url_parser
from webapi.url.percent_encoding import (
    SPECIAL_QUERY_PERCENT_ENCODE_SET,
    percent_encode_after_encoding,
)
from webapi.url.record import URLRecord
from wpt.vectors import COMPONENTS, Vector

NON_OPAQUE_BASES: Final = (
    "http://web-platform.test/url/",
    "https://web-platform.test/",
    "file:///",
)
OPAQUE_BASES: Final = ("about:blank", "data:text/plain,x?q#f")


class NotSupported(Exception):
    """The vector is about something that `webapi` does not have."""


@dataclass
class Checks:
    """Makes assertions, counts them, and keeps the texts of those that failed."""

    count: int = 0
    failures: list[str] = field(default_factory=list)

    def equal(self, what: str, actual: object, expected: object) -> None:
        self.count += 1
        if type(actual) is not type(expected) or actual != expected:
            self.failures.append(f"{what} is {actual!a}, expected {expected!a}")

    def fails(self, what: str, call: Callable[[], object]) -> None:
        """``call`` raises the error of a URL that does not parse, which says why, and no other."""
        self.count += 1
        try:
            result = call()
        except InvalidURLError as error:
            if not error.validation_errors:
                self.failures.append(f"{what} fails without a validation error")
        else:
            self.failures.append(f"{what} gives {result!a}, expected an InvalidURLError")


Assertions: TypeAlias = Callable[[Vector, Checks], None]
Hyperlink: TypeAlias = HTMLAnchorElement | HTMLAreaElement


def url_constructor(vector: Vector, checks: Checks) -> None:
    """url-constructor.any.js; of failures also url-constructor-base-failure.any.js, failure.html"""
    if "failure" in vector:
        _fails(vector, checks)
    else:
        _parses(vector, checks)


def _parses(vector: Vector, checks: Checks) -> None:
    arguments = _arguments(vector)
    url = URL(*arguments)
    for component in COMPONENTS:
        checks.equal(component, getattr(url, component), vector[component])
    if "searchParams" in vector:
        checks.equal("searchParams", url.searchParams.toString(), vector["searchParams"])
    _search_params_agree(url, checks)
    checks.equal("canParse()", URL.canParse(*arguments), True)
    parsed = URL.parse(*arguments)
    checks.equal("parse().href", parsed and parsed.href, vector["href"])
    checks.equal("href parsed again", URL(vector["href"]).href, vector["href"])


def _fails(vector: Vector, checks: Checks) -> None:
    input, arguments = vector["input"], _arguments(vector)
    checks.fails("the constructor", lambda: URL(*arguments))
    checks.equal("canParse()", URL.canParse(*arguments), False)
    checks.equal("parse()", URL.parse(*arguments), None)
    if vector["base"] is not None:
        checks.equal("canParse(base)", URL.canParse(vector["base"]), True)
        return
    checks.fails("the input as base", lambda: URL("about:blank", input))
    url = URL("about:blank")
    checks.fails("the href setter", lambda: setattr(url, "href", input))
    checks.equal("href after it", url.href, "about:blank")
    non_opaque = any(URL.canParse(input, base) for base in NON_OPAQUE_BASES)
    opaque = any(URL.canParse(input, base) for base in OPAQUE_BASES)
    relative_to = vector.get("relativeTo")
    checks.equal("parses against a non-opaque base", non_opaque, relative_to is not None)
    checks.equal("parses against an opaque base", opaque, relative_to == "any-base")


def url_origin(vector: Vector, checks: Checks) -> None:
    """url-origin.any.js"""
    checks.equal("origin", URL(*_arguments(vector)).origin, vector["origin"])


def url_setters(vector: Vector, checks: Checks) -> None:
    """url-setters.any.js, without and with a URLSearchParams object that watches"""
    url, watched = URL(vector["href"]), URL(vector["href"])
    params = watched.searchParams
    setattr(url, vector["attribute"], vector["new_value"])
    setattr(watched, vector["attribute"], vector["new_value"])
    for component, value in vector["expected"].items():
        checks.equal(component, getattr(url, component), value)
        checks.equal(f"{component}, watched", getattr(watched, component), value)
    _search_params_agree(url, checks)
    _search_params_agree(watched, checks)
    checks.equal("searchParams is the same object", watched.searchParams is params, True)


def toascii(vector: Vector, checks: Checks) -> None:
    """toascii.any.js"""
    _domain_to_ascii(vector["input"], vector["output"], checks)
    for attribute in ("host", "hostname"):
        url = URL("https://x/x")
        setattr(url, attribute, vector["input"])
        host = "x" if vector["output"] is None else vector["output"]
        checks.equal(f"{attribute} after setting it", getattr(url, attribute), host)
        checks.equal(f"href after setting {attribute}", url.href, f"https://{host}/x")


def idna_test_v2(vector: Vector, checks: Checks) -> None:
    """IdnaTestV2.any.js and IdnaTestV2-removed.any.js

    Code points that end a host are percent-encoded, so that they reach the host parser.
    """
    encoded = vector["input"]
    for code_point in ":/?#\\":
        encoded = encoded.replace(code_point, f"%{ord(code_point):02X}")
    _domain_to_ascii(encoded, vector["output"], checks)


def _domain_to_ascii(input: str, output: str | None, checks: Checks) -> None:
    href = f"https://{input}/x"
    if output is None:
        checks.fails("the constructor", lambda: URL(href))
        checks.equal("canParse()", URL.canParse(href), False)
        return
    url = URL(href)
    checks.equal("host", url.host, output)
    checks.equal("hostname", url.hostname, output)
    checks.equal("pathname", url.pathname, "/x")
    checks.equal("href", url.href, f"https://{output}/x")


def percent_encoding(vector: Vector, checks: Checks) -> None:
    """percent-encoding.window.js; what is a document's encoding there is an argument here"""
    encoding, input = vector["encoding"], vector["input"]
    try:
        encoding = get_an_output_encoding(encoding)
    except LookupError as error:
        raise NotSupported(str(error)) from error
    href = f"https://doesnotmatter.invalid/?{input}#{input}"
    record = basic_url_parser(href, encoding=encoding)
    assert isinstance(record, URLRecord)
    checks.equal("query", record.query, vector["query"])
    checks.equal("fragment", record.fragment, vector["fragment"])
    encoded = percent_encode_after_encoding(encoding, input, SPECIAL_QUERY_PERCENT_ENCODE_SET)
    checks.equal("percent-encode after encoding", encoded, vector["query"])
    if encoding == "UTF-8":
        url = URL(href)
        checks.equal("search", url.search, "?" + vector["query"])
        checks.equal("hash", url.hash, "#" + vector["fragment"])


def _hyperlink(local_name: str, href: str, document: Document | None = None) -> Hyperlink:
    element = (document or Document()).createElement(local_name)
    assert isinstance(element, HTMLAnchorElement | HTMLAreaElement)
    element.setAttribute("href", href)
    return element


def _hyperlink_with_base(local_name: str, vector: Vector) -> Hyperlink:
    """A hyperlink in a document with a base element, or at a URL that such an element cannot have.

    There is no document without a base URL: where a vector has none, it is about:blank.
    """
    base = vector["base"] or "about:blank"
    if base.startswith(("data:", "javascript:")):
        document = Document(base)
    else:
        document = Document()
        base_element = document.createElement("base")
        base_element.setAttribute("href", base)
        document.append(base_element)
    return _hyperlink(local_name, vector["input"], document)


def element_constructor(local_name: str) -> Assertions:
    """a-element.html: the vectors of url-constructor.any.js, as the href of an element"""

    def assertions(vector: Vector, checks: Checks) -> None:
        element = _hyperlink_with_base(local_name, vector)
        if "failure" not in vector:
            for component in COMPONENTS:
                checks.equal(component, getattr(element, component), vector[component])
            checks.equal("toString()", element.toString(), vector["href"])
        elif vector["base"] is None and vector.get("relativeTo") == "any-base":
            checks.equal("parsed against about:blank", element.protocol, "about:")
        else:
            checks.equal("protocol", element.protocol, ":")
            checks.equal("href", element.href, vector["input"])
            checks.equal("origin", element.origin, "")
            element.host = "example.org"
            element.search = "x"
            checks.equal("href after setters", element.getAttribute("href"), vector["input"])

    return assertions


def element_origin(local_name: str) -> Assertions:
    """a-element-origin.html"""

    def assertions(vector: Vector, checks: Checks) -> None:
        element = _hyperlink_with_base(local_name, vector)
        checks.equal("origin", element.origin, vector["origin"])

    return assertions


def element_setters(local_name: str) -> Assertions:
    """url-setters-a-area.window.js"""

    def assertions(vector: Vector, checks: Checks) -> None:
        element = _hyperlink(local_name, vector["href"])
        setattr(element, vector["attribute"], vector["new_value"])
        for component, value in vector["expected"].items():
            checks.equal(component, getattr(element, component), value)

    return assertions


def element_toascii(local_name: str) -> Assertions:
    """toascii-elements.window.js"""

    def assertions(vector: Vector, checks: Checks) -> None:
        input, output = vector["input"], vector["output"]
        href = f"https://{input}/x"
        element = _hyperlink(local_name, href)
        checks.equal("host", element.host, output or "")
        checks.equal("hostname", element.hostname, output or "")
        checks.equal("pathname", element.pathname, "" if output is None else "/x")
        checks.equal("href", element.href, href if output is None else f"https://{output}/x")
        for attribute in ("host", "hostname"):
            element = _hyperlink(local_name, "https://x/x")
            setattr(element, attribute, input)
            host = "x" if output is None else output
            checks.equal(f"{attribute} after setting it", getattr(element, attribute), host)
            checks.equal(f"href after setting {attribute}", element.href, f"https://{host}/x")

    return assertions


def element_percent_encoding(vector: Vector, checks: Checks) -> None:
    """percent-encoding.window.js, with a document of that encoding"""
    input = vector["input"]
    document = Document("https://doesnotmatter.invalid/", vector["encoding"])
    element = _hyperlink("a", f"?{input}#{input}", document)
    checks.equal("search", element.search, "?" + vector["query"])
    checks.equal("hash", element.hash, "#" + vector["fragment"])
    element.search = input
    checks.equal("search after setting it", element.search, "?" + vector["query"])


def _arguments(vector: Vector) -> tuple[str, ...]:
    return (vector["input"],) if vector["base"] is None else (vector["input"], vector["base"])


def _search_params_agree(url: URL, checks: Checks) -> None:
    expected = URLSearchParams(url.search).toString()
    checks.equal("searchParams, as search has it", url.searchParams.toString(), expected)


@dataclass(frozen=True)
class Suite:
    """The vectors of ``wpt/vectors/<vectors>.jsonl``, and the assertions to make of each."""

    name: str
    vectors: str
    assertions: Assertions


SUITES: Final = {
    suite.name: suite
    for suite in (
        Suite("url-constructor", "url-constructor", url_constructor),
        Suite("url-origin", "url-origin", url_origin),
        Suite("url-setters", "url-setters", url_setters),
        Suite("toascii", "toascii", toascii),
        Suite("IdnaTestV2", "IdnaTestV2", idna_test_v2),
        Suite("IdnaTestV2-removed", "IdnaTestV2-removed", idna_test_v2),
        Suite("percent-encoding", "percent-encoding", percent_encoding),
        Suite("percent-encoding-a", "percent-encoding", element_percent_encoding),
        *(
            Suite(f"{vectors}-{local_name}", vectors, assertions(local_name))
            for vectors, assertions in (
                ("url-constructor", element_constructor),
                ("url-origin", element_origin),
                ("url-setters", element_setters),
                ("toascii", element_toascii),
            )
            for local_name in ("a", "area")
        ),
    )
}
