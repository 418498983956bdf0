"""What each suite asserts of a vector: the same facts as the WPT files named in the docstrings.

A suite is a vectors file and a function that makes the assertions of one vector.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from webapi import (
    URL,
    Document,
    HTMLAnchorElement,
    HTMLAreaElement,
    InvalidURLError,
    URLPattern,
    URLSearchParams,
)
from webapi.encoding import get_an_output_encoding
from webapi.url.parser import basic_url_parser
from webapi.url.percent_encoding import (
    SPECIAL_QUERY_PERCENT_ENCODE_SET,
    percent_encode_after_encoding,
)
from webapi.url.record import URLRecord
from wpt.vectors import COMPONENTS, URL_PATTERN, Vector

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

    def raises(self, what: str, call: Callable[[], object]) -> None:
        """``call`` raises a ``TypeError``."""
        self.count += 1
        try:
            result = call()
        except TypeError:
            return
        self.failures.append(f"{what} gives {result!a}, expected a TypeError")


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
    element = (document or Document("about:blank")).createElement(local_name)
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
        document = Document("about:blank")
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


INHERITED_UNLESS: Final = {
    "protocol": (),
    "hostname": ("protocol",),
    "port": ("protocol", "hostname"),
    "pathname": ("protocol", "hostname", "port"),
    "search": ("protocol", "hostname", "port", "pathname"),
    "hash": ("protocol", "hostname", "port", "pathname", "search"),
}
"""Components that a pattern takes from its base URL, unless it has one of those."""


def urlpattern(vector: Vector, checks: Checks, construct: Callable[..., Any] = URLPattern) -> None:
    """urlpattern.any.js, of our class or of another library's"""
    expected_obj = vector.get("expected_obj", {})
    if expected_obj == "error":
        checks.raises("the constructor", lambda: construct(*vector["pattern"]))
        return
    pattern = construct(*vector["pattern"])
    for component in URL_PATTERN:
        expected = expected_obj.get(component)
        if expected is None:
            expected = _likely_pattern(component, vector)
        checks.equal(component, getattr(pattern, component), expected)
    if "expected_match" not in vector:
        return
    inputs, expected_match = vector.get("inputs", []), vector["expected_match"]
    if expected_match == "error":
        checks.raises("test()", lambda: pattern.test(*inputs))
        checks.raises("exec()", lambda: pattern.exec(*inputs))
        return
    checks.equal("test()", pattern.test(*inputs), expected_match is not None)
    result = pattern.exec(*inputs)
    if expected_match is None or result is None:
        checks.equal("exec()", result, expected_match)
        return
    checks.equal("inputs", result["inputs"], expected_match.get("inputs", inputs))
    for component in URL_PATTERN:
        expected = expected_match.get(component)
        if expected is None:
            is_empty = component in vector.get("exactly_empty_components", ())
            expected = {"input": "", "groups": {} if is_empty else {"0": ""}}
        checks.equal(f"exec()'s {component}", result.get(component), expected)


def _likely_pattern(component: str, vector: Vector) -> str:
    """The pattern string that upstream leaves out: as given, inherited, or the default."""
    pattern = vector["pattern"]
    if component in vector.get("exactly_empty_components", ()):
        return ""
    init = pattern[0] if pattern and isinstance(pattern[0], dict) else {}
    base = init.get("baseURL")
    if base is None and len(pattern) > 1 and isinstance(pattern[1], str):
        base = pattern[1]
    if init.get(component):
        return str(init[component])
    if base is None or component not in INHERITED_UNLESS:
        return "*"
    if any(earlier in init for earlier in INHERITED_UNLESS[component]):
        return "*"
    value = str(getattr(URL(base), component))
    if component == "protocol":
        return value.removesuffix(":")
    return value[1:] if component in ("search", "hash") else value


def urlpattern_compare(vector: Vector, checks: Checks) -> None:
    """urlpattern-compare.tentative.any.js"""
    component, expected = vector["component"], vector["expected"]
    left, right = URLPattern(vector["left"]), URLPattern(vector["right"])
    for what, pair, order in (
        ("left, right", (left, right), expected),
        ("right, left", (right, left), -expected),
        ("left, left", (left, left), 0),
        ("right, right", (right, right), 0),
    ):
        checks.equal(what, URLPattern.compareComponent(component, *pair), order)


def urlpattern_generate(vector: Vector, checks: Checks) -> None:
    """urlpattern-generate.tentative.any.js"""
    pattern = URLPattern(vector["pattern"])
    arguments = vector["component"], vector["groups"]
    if vector["expected"] is None:
        checks.raises("generate()", lambda: pattern.generate(*arguments))
    else:
        checks.equal("generate()", pattern.generate(*arguments), vector["expected"])


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
        Suite("urlpattern", "urlpattern", urlpattern),
        Suite("urlpattern-compare", "urlpattern-compare", urlpattern_compare),
        Suite("urlpattern-generate", "urlpattern-generate", urlpattern_generate),
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
