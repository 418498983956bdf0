"""Selectors: what is valid as Chromium 156 says it, and what matches as the standards say it."""

import re
from collections.abc import Callable
from random import Random

import pytest

from tests.parsers import need_a_parser
from tests.work import assert_linear, ends
from webapi import Document, DOMException

VALID = """
    *|a  |a  *|*  * |a  a/**/.b  a/* */>b  /**/a  a/*  :is(a  :not(a  :has(a  :nth-child(2  [a
    [a=b  [a="b  [a=b i]  [a="b"i]  [a=b I]  [ a = b ]  [*|a]  [|a]  [*|a=b]  [a|=b]  [\\61]
    [a="b"/**/i]  [a=--b]  .\\31  \\  a\\  #--  .--  --a  -a  ---  \\--  é  \\1F600  \\0  \\110000
    \\000061b  &  a&  &&  &.b  :is(&)  :BEFORE  ::Before  :Root  :NOT(a)  a~b  .a.b#c[d]:empty
    :is()  :is(,)  :is(a,,b)  :is(:foo)  :is(ns|a)  :is([a)  :is(a])  :is("a")  :is({})
    :is(a,{},b)  :is(a,(b,c),d)  :is(!)  :where()  :is(::before)  :has(:is(:has(a)))
    :nth-child(1 of :has(a))  :nth-child(2n+1)  :nth-child( 2n + 1 )  :nth-child(2n+ 1)
    :nth-child(2n +1)  :nth-child(-n- 1)  :nth-child(n-1)  :nth-child(+n)  :nth-child(ODD)
    :nth-child(2N+1)  :nth-child(2n/**/+/**/1)  :nth-child(+/**/n)  :nth-child(n - 1)
    :nth-child(2n- 2)  :nth-child(0n+0)  :nth-child(-0)  :nth-child(even/**/of a)
    :nth-child(2n+1 of a of b)  :nth-child(99999999999999999999)  :dir(foo)  :lang(en-)  :host(a)
    :host-context(a)  :state(a)  :-webkit-any(a)  :before  a::before  ::before::marker
    ::part(a b)  ::part(x):hover  ::slotted(a)  ::cue(a)  ::-webkit-foo  ::highlight(x)
"""
INVALID = """
    a,  ,a  a,,b  a ,  >a  a>  a>>b  a+>b  a || b  a >>> b  a!  a$  a{}  a;  a)  (a)  a]  @a  a%
    >  -  ns|a  ns|*  *|.a  a|b  a|.b  *.a*  a*  ##  #1  #-1  .1  .-1  .-  a/**/b  . a  # a  : a
    :not (a)  <!--a  a-->  u+1  url(a)  "a"  a"b"  1  1a  +1  [a=b x]  [a=b i s]  [a i]  [a=1]
    [a=-]  [a^ =b]  [a!=b]  []  [=b]  [a=]  [a==b]  [*|*]  [ns|a]  [a|b=c]  [* |a]  [.a]
    [a="b""c"]  [a=#b]  [a~/**/=b]  *| a  :not()  :not(a,)  :not(:foo)  :not(!)  :not(> a)
    :not(::before)  :has()  :has(>)  :has(a,)  :has(:has(a))  :has(::before)  :has(:not(:has(a)))
    :is(a))  :foo  ::foo  :nth-child  :nth-child()  :nth-child(2 of)  :nth-child(2 of a,)
    :nth-of-type(2 of a)  :nth-child(2n 1)  :nth-child(+ 2n)  :nth-child(- n)  :nth-child(n--1)
    :nth-child(+odd)  :nth-child(1.0)  :nth-child(1e1)  :nth-child(n-)  :nth-child(n+ -1)
    :nth-child(2n+1of a)  :nth-child(--2)  :nth-child(2n-a)  :nth-child(1.5n)  :nth-child(2 n)
    :nth-child(2n-2-2)  :lang()  :lang(0)  :lang(en US)  :dir()  :dir("ltr")  :state()  :host(a,b)
    :host()  :matches(a)  :any(a)  :-webkit-any(a b)  ::part()  ::before:hover  ::before.a
    ::before div  ::before:not(a)  ::before::before  ::slotted(a b)  :before:hover  a:before b
"""

PAGE = """<!DOCTYPE html><html id=html><body id=body>
<div id=a class="x y" lang=en-US><p id=b class=X title="one two">1<span id=c></span></p><p id=d></p>
<p id=e title=One-two> </p><svg id=f viewBox="0" class=x><a id=g xlink:href="#"></a></svg></div>
<form id=h><fieldset id=i disabled><legend id=j><input id=k></legend><input id=l required>
</fieldset>
<select id=m><option id=n><option id=o disabled></select><input id=p type=checkbox checked>
<input id=q type=radio name=r><button id=r></button><button id=s></button>
<textarea id=t placeholder=p readonly></textarea></form>
<x-y id=u dir=rtl contenteditable><bdo id=v lang=zh-Hant-TW></bdo></x-y>
<a id=w href=""></a><a id=x></a>"""
MATCHES = [
    ("div > p", "b d e"),
    ("p + p", "d e"),
    ("p ~ *", "d e f"),
    ("#a *", "b c d e f g"),
    ("form input ~ button + button", "s"),
    ("body #a > p:first-child span", "c"),
    ("DIV#a.x.y", "a"),
    (".x", "a f"),
    (".X", "b"),
    ("[viewBox]", "f"),
    ("[viewbox]", ""),
    ("[title~=two]", "b"),
    ("[title|=One]", "e"),
    ("[title^=one i]", "b e"),
    ("[title^=one s]", "b"),
    ("[title$=two], [title*='e t']", "b e"),
    ("[title*='']", ""),
    ("[type=CHECKBOX]", "p"),
    ("[type=CHECKBOX s]", ""),
    ("[href]", "w"),
    ("[*|href]", "g w"),
    ("*|a", "g w x"),
    ("|a", ""),
    (":is(p, a):not(.X, [href])", "d e g x"),
    (":is(:foo, #b)", "b"),
    (":where(form) > :is(select, textarea)", "m t"),
    ("div:has(> p > span)", "a"),
    ("p:has(+ p)", "b d"),
    ("p:has(~ svg a)", "b d e"),
    (":has(legend)", "html body h i"),
    ("p:nth-child(2n+1)", "b e"),
    ("div > :nth-last-child(-n+2)", "e f"),
    ("div > :nth-child(1 of .x)", "f"),
    ("div > :nth-last-child(2 of p)", "d"),
    ("p:nth-of-type(3), p:nth-last-of-type(3)", "b e"),
    ("div > :only-of-type", "f"),
    ("p > :only-child", "c"),
    ("p:empty", "d"),
    (":root, :scope", "html"),
    (":scope > body > x-y", "u"),
    ("body:lang(en)", ""),
    ("p:lang(en), p:lang('*-US')", "b d e"),
    (":lang(zh-TW)", "v"),
    (":dir(rtl)", "u v"),
    (":disabled", "i l o"),
    ("input:enabled", "k p q"),
    (":checked", "n p"),
    (":default", "p r"),
    (":indeterminate", "q"),
    (":required", "l"),
    ("input:optional", "k p q"),
    (":read-write", "k u v"),
    ("textarea:read-only", "t"),
    (":placeholder-shown", "t"),
    (":link", "g w"),
    (":any-link:not(:visited)", "g w"),
    ("x-y:defined", ""),
    (":target", "a"),
    (":hover, :focus, :focus-within, :focus-visible, :active, ::before, p::first-line", ""),
]


@pytest.fixture(scope="module")
def page() -> Document:
    need_a_parser()
    return Document.fromHTML(PAGE, "https://example.org/#a")


def listed(selectors: str) -> list[str]:
    return re.split(r"\s{2,}", selectors.strip())


def is_valid(selector: str) -> bool:
    try:
        Document("https://example.org/").querySelectorAll(selector)
    except DOMException as error:
        assert (error.name, error.message) == (
            "SyntaxError",
            f"'{selector}' is not a valid selector.",
        )
        return False
    return True


def test_what_chromium_takes_is_valid() -> None:
    assert [each for each in listed(VALID) if not is_valid(each)] == []


def test_what_chromium_refuses_is_not_valid() -> None:
    assert [each for each in listed(INVALID) if is_valid(each)] == []


@pytest.mark.parametrize("selector", ["", " ", "[a='\n']", "a\x0bb"])
def test_white_space_alone_and_bad_strings_are_not_valid(selector: str) -> None:
    assert not is_valid(selector)


@pytest.mark.parametrize(
    "selector",
    [":lang(en, fr)", ':lang("*-Latn")', ":lang('')", "[a=b s]", ":nth-child(2 OF a)"],
)
def test_some_valid_selectors_chromium_refuses(selector: str) -> None:
    assert is_valid(selector)


@pytest.mark.parametrize(("selector", "ids"), MATCHES)
def test_elements_that_match(page: Document, selector: str, ids: str | None) -> None:
    found = page.querySelectorAll(selector)
    assert " ".join(each.id for each in found) == ids
    first = page.querySelector(selector)
    assert (first.id if first else "") == ids.partition(" ")[0]
    assert all(each.matches(selector) for each in found if ":scope" not in selector)


def test_the_scope_is_the_element_that_is_asked(page: Document) -> None:
    div = page.getElementById("a")
    assert div is not None
    assert [each.id for each in div.querySelectorAll(":scope > p")] == ["b", "d", "e"]
    assert [each.id for each in div.querySelectorAll("body > div > svg")] == ["f"]
    assert div.querySelector(":scope, body") is None
    assert div.matches(":scope")
    span = page.getElementById("c")
    assert span is not None
    assert span.closest(":has(> :scope)") is span.parentElement
    assert span.closest("span") is span
    assert span.closest("a") is None


def test_in_a_fragment_no_element_is_the_scope() -> None:
    document = Document("https://example.org/")
    fragment = document.createDocumentFragment()
    fragment.append(document.createElement("div"))
    assert fragment.querySelector(":scope > div") is None
    assert fragment.querySelector("div:first-child") is not None


def test_classes_and_ids_in_quirks_mode_ignore_case() -> None:
    need_a_parser()
    document = Document.fromHTML("<p id=A class='B c'>", "https://example.org/")
    assert document.querySelector("#a.b.C") is document.querySelector("p")
    assert document.querySelector("#a.d") is None


def test_names_in_an_xml_document_keep_their_case() -> None:
    document = Document()
    element = document.createElementNS("http://www.w3.org/1999/xhtml", "DIV")
    element.setAttribute("Title", "A")
    document.append(element)
    assert document.querySelector("DIV[Title='A']") is element
    assert document.querySelector("div") is None
    assert document.querySelector("DIV[title]") is None


VALIDATED = """<form id=f><fieldset id=s>
<input id=a required><input id=b required value=x></fieldset>
<fieldset id=t><input id=c disabled required></fieldset></form>
<form id=g><input id=n type=number min=1 max=3 value=2><input id=o type=number min=1 max=3 value=9>
<input id=e type=email value=x readonly></form>
<select id=q required><option value="">-</select><textarea id=r></textarea>
<button id=u></button><button id=v type=button></button><output id=w></output>"""


@pytest.mark.parametrize(
    ("selector", "ids"),
    [
        (":valid", "b t n r u"),
        (":invalid", "f s a g o q"),
        (":in-range", "n"),
        (":out-of-range", "o"),
        ("form:invalid > fieldset:valid", "t"),
        (":not(:valid, :invalid, option)", "c e v w"),
    ],
)
def test_validity(selector: str, ids: str) -> None:
    """Headless Chromium 156 finds the same."""
    need_a_parser()
    body = Document.fromHTML(VALIDATED, "https://example.org/").body
    assert body is not None
    assert " ".join(each.id for each in body.querySelectorAll(selector)) == ids
    for each in body.querySelectorAll("*"):
        assert each.matches(selector) is (each.id in ids.split())


def test_validity_follows_values_in_linear_time() -> None:
    need_a_parser()
    document = Document.fromHTML("<form><input required></form>", "https://example.org/")
    control = document.querySelector("input")
    assert control is not None and document.querySelector("form:invalid") is not None
    control.value = "x"
    assert document.querySelector("form:invalid") is None

    def find(size: int) -> int:
        markup = "<form><fieldset><input required></fieldset></form>" * size
        many = Document.fromHTML(markup, "https://example.org/")
        return len(many.querySelectorAll("form:invalid, fieldset:valid"))

    assert find(3) == 3
    assert_linear(find, 8_000)


def test_selectors_in_selectors_end_at_a_depth(page: Document) -> None:
    assert page.querySelector(":is(" * 64 + "a" + ")" * 64) is not None
    for start in (":is(", ":not(", ":nth-child(1 of "):
        with pytest.raises(DOMException, match="more than 64 others"):
            page.querySelector(start * 2_000)


@pytest.mark.heavy("So long selectors take seconds.")
@pytest.mark.parametrize(
    "selector",
    [
        *(
            "a " * 50_000,
            "a," * 50_000 + "a",
            "a" * 100_000,
            ":not(b)" * 15_000,
            "a" + "+b" * 50_000,
        ),
        *("[a='" + "b" * 100_000, "\\" * 100_000, "/*" * 100_000, ":is(" + "[" * 100_000 + ")"),
        *(":nth-child(" + "9" * 100_000 + ")", ":lang(" + "a-" * 50_000 + "b)", "." * 100_000),
    ],
    ids=lambda selector: selector[:8],
)
def test_long_selectors_are_answered_or_refused(page: Document, selector: str) -> None:
    with ends(60):
        try:
            page.querySelectorAll(selector)
        except DOMException as error:
            assert error.name == "SyntaxError"


def deep(depth: int) -> Document:
    document = Document("https://example.org/")
    inner = document.createElement("p")
    for _ in range(depth):
        outer = document.createElement("p")
        outer.append(inner)
        inner = outer
    document.append(inner)
    return document


def wide(count: int) -> Document:
    document = Document("https://example.org/")
    body = document.createElement("body")
    for _ in range(count):
        body.append(document.createElement("p"))
    document.append(body)
    return document


@pytest.mark.heavy("Trees of many elements take seconds to make.")
@pytest.mark.parametrize("tree", [deep, wide])
@pytest.mark.parametrize(
    "selector",
    [
        *(
            "a p",
            "a p > p p",
            "a ~ p",
            "a ~ p + p",
            ":is(a p, b p) p",
            ":not(a p):lang(en)",
            ":dir(rtl)",
        ),
        *(
            "p:nth-child(2n)",
            "p:nth-last-child(2 of p)",
            ":only-of-type",
            ":read-write",
            ":default",
        ),
        *("p:has(~ b)", "p:has(+ b)", "p:has(~ p b)"),
    ],
)
def test_finding_is_linear(tree: Callable[[int], Document], selector: str) -> None:
    assert_linear(lambda size: tree(size).querySelectorAll(selector), 8192)


def test_parsed_selectors_are_kept_within_a_bound(page: Document) -> None:
    from webapi.dom.querying import MAX_CACHED_SELECTORS, PARSED

    for number in range(2 * MAX_CACHED_SELECTORS):
        page.querySelector(f"#n{number}")
    assert len(PARSED._parsed) <= MAX_CACHED_SELECTORS


@pytest.mark.parametrize(
    "selector", ["p:has(~ b)", "p:has(+ b)", "p:has(~ p b)", "p:has(~ p ~ b)", "p:has(~ p + b i)"]
)
def test_looking_among_siblings_is_linear(selector: str) -> None:
    assert_linear(lambda size: wide(size).querySelectorAll(selector), 4096)


@pytest.mark.parametrize(
    "rest",
    [
        *("+ b", "~ b", "~ i", "~ i b", "+ i > b", "~ * > i b", "~ :is(i)", "~ i ~ b"),
        *("~ i + b > i", "+ i ~ b", "~ b i ~ b", "~ i ~ i ~ b b"),
    ],
)
def test_relative_selectors_of_siblings_are_what_they_stand_for(rest: str) -> None:
    """Beside the anchor alone, ``:scope`` stands for what ``:has()`` begins at."""
    random = Random(42)
    for _ in range(30):
        document = Document("https://example.org/")
        root = document.createElement("p")
        elements = [root]
        for _ in range(12):
            new = document.createElement(random.choice(["b", "i"]))
            random.choice(elements).append(new)
            elements.append(new)
        found = [*root.querySelectorAll(f":has({rest})")]
        inside = [*root.querySelectorAll("*")]
        combinator, _, last = rest.partition(" ")
        expected = []
        for each in inside:
            each.id = "anchor"
            if root.querySelector(f"#anchor {combinator} {last}") is not None:
                expected.append(each)
            each.removeAttribute("id")
        assert found == expected
