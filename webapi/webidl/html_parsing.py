"""Parse HTML into the codes and texts of ``webapi/dom/parsed_html.py``.

turbohtml (``pip install 'webapi-dom[html]'``) answers for input of which `is_proven` says that it
gives the standard's tree, which is not too deep. The standard's parser, ``webapi/html_parser``,
answers for all other input, and where turbohtml is not installed. In pages that have Pyodide, the
browser's own parser answers, but not with the scripting flag, which it does not take.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from importlib import import_module
from types import ModuleType
from typing import Any, Final

from webapi.webidl import browser_parser, standard_parser
from webapi.webidl.form_owners import tree_tells_owners
from webapi.webidl.parsed_markup import (
    CLOSE,
    COMMENT,
    DOCTYPE,
    ELEMENT,
    INSTRUCTION,
    TEXT,
    ParsedHTML,
    ParsedPage,
)
from webapi.webidl.quirks import mode_of

_STEP: Final = re.compile(
    "</script[\t\n\f\r />]"
    "|<(?!annotation-xml|color-profile|font-face|missing-glyph)[a-z][^\t\n\f\r />\\-<]*-",
    re.IGNORECASE,
)
"""The end of a script, and the begin of a custom element, at which scripts may read the tree."""
_SCRIPT: Final = re.compile("[\t\n\f\r ]*+<script[\t\n\f\r />]", re.IGNORECASE)
_END_OF_PAGE: Final = re.compile(
    "[\t\n\f\r ]*+(?:</body>[\t\n\f\r ]*+)?(?:</html>[\t\n\f\r ]*+)?\\Z", re.IGNORECASE
)
_MAX_PREFIXES: Final = 8
"""How much of a page is parsed again, in lengths of the page: then this is faster than we are."""
_NAME: Final = r"""[A-Z][^\t\n\f\r /"'<>]*+"""
_ATTRIBUTES: Final = r"""(?:[\t\n\f\r /](?:[^"'<>]++|"[^"<]*+"|'[^'<]*+')*)?>"""
_DOUBTFUL: Final = re.compile(
    # NUL and processing instructions
    r"\0|<\?(?!xml[\t\n\f\r ])"
    # a second </col>, and elements before which formatting elements are not reconstructed
    r"|<(?:/col|param|source|track|selectedcontent|frameset)[\t\n\f\r />]"
    # a line feed that is ignored, if formatting elements are reconstructed
    rf"|<(?:pre|listing|textarea){_ATTRIBUTES}(?:[\r\n]|&\#)"
    # spaces and others in a noscript element of the head
    rf"|<noscript(?!{_ATTRIBUTES}(?:[\t\n\f\r ]*+<(?!/?noscript)/?{_NAME}{_ATTRIBUTES})*"
    r"[\t\n\f\r ]*+</noscript>)"
    # a select element that has more than options
    rf"|<select(?!{_ATTRIBUTES}(?:[^<]++|</?(?:option|optgroup){_ATTRIBUTES})*</select>)",
    re.IGNORECASE | re.ASCII,
)
"""What turbohtml 1.15 may read in another way than the standard and browsers do."""
_TABLE: Final = re.compile("<table", re.IGNORECASE)
_SHADOW_ROOT: Final = re.compile("shadowrootmode", re.IGNORECASE)
_NOSCRIPT: Final = re.compile("<noscript", re.IGNORECASE)
_FORM: Final = re.compile("<form", re.IGNORECASE)
_PART_OF_A_TABLE: Final = re.compile("<(?:table|t[dhr]|caption)", re.IGNORECASE)
_HIDDEN: Final = re.compile("hidden|&#", re.IGNORECASE)
_NOT_LATIN_1: Final = re.compile("[^\0-\xff]")
_DOUBTFUL_CONTEXTS: Final = frozenset({"frameset", "html", "select", "template"})

_END_OF_HEAD: Final = re.compile("</head[\t\n\f\r />]", re.IGNORECASE)
_HEAD: Final = re.compile("<head[\t\n\f\r />]", re.IGNORECASE)
_END_OF_BODY: Final = re.compile("</(?:body|html)[\t\n\f\r />]", re.IGNORECASE)
_HTML: Final = re.compile("<html[\t\n\f\r />]", re.IGNORECASE)
MAX_PROVEN_DEPTH: Final = 200
"""Where 512 elements are open, browsers and turbohtml have bounds, which differ. Trees are less
deep than the stack of open elements, as elements are moved out of tables."""


def is_proven(text: str, context: str = "") -> bool:
    """Whether turbohtml is known to give the tree of the standard.

    ``tests/html_parser/test_trees_in_chromium.py`` compares both on random input.
    """
    if context in _DOUBTFUL_CONTEXTS or " " in context or _DOUBTFUL.search(text):
        return False
    if _comes_behind(_HEAD, _END_OF_HEAD, text) or _comes_behind(_HTML, _END_OF_BODY, text):
        return False  # it puts comments at another place
    if context and _FORM.search(text):
        return False  # it does not know a form around the context element
    # It moves hidden inputs out of tables, if characters are wide.
    return not (_HIDDEN.search(text) and _NOT_LATIN_1.search(text) and _has_table(text, context))


def _comes_behind(start_tag: re.Pattern[str], end_tag: re.Pattern[str], text: str) -> bool:
    end = end_tag.search(text)
    return end is not None and start_tag.search(text, end.end()) is not None


def _has_table(text: str, context: str) -> bool:
    return bool(context) or _PART_OF_A_TABLE.search(text) is not None


@cache
def turbohtml() -> ModuleType | None:
    """The package, if it is installed."""
    try:
        return import_module("turbohtml")
    except ImportError:
        return None


def parse_html_document(text: str, scripting: bool) -> ParsedHTML:
    """https://html.spec.whatwg.org/#parsing, with or without the scripting flag"""
    return parse_html_page(text, scripting).record()


def parse_html_page(text: str, scripting: bool) -> ParsedPage:
    """The same, for those who may want some elements only."""
    if browser_parser.is_there() and not scripting:
        page = browser_parser.parse_html_page(text)
        if not _FORM.search(text) or tree_tells_owners(text, page.record()):
            return page
        return standard_parser.parse_html_page(text, scripting)
    parser = turbohtml()
    if parser is not None and is_proven(text):
        return TurboPage(parser, text, scripting)
    return standard_parser.parse_html_page(text, scripting)


def parse_page_in_steps(text: str) -> ParsedHTML | None:
    """Parse a page for its scripts, if its tree grows at its end only while they run.

    Then they see at each step a part of the whole tree, as the standard's parser makes it. If the
    tree changes at other places, or this is too costly to know, return None.
    """
    steps = _steps_of(text)
    if steps is None:
        return None
    if may_have_shadow_roots(text):
        return None
    if not steps:
        return parse_html_document(text, scripting=True)
    parser = turbohtml()
    if parser is None or not is_proven(text):
        return None
    page = TurboPage(parser, text, scripting=True)
    return page.record_if_proven() if all(map(page.grows_after, steps)) else None


def _steps_of(text: str) -> list[int] | None:
    """Where the text of a page ends at each step, or None if these are too many.

    Of scripts that follow each other, only the last one is a step: the others are its siblings.
    """
    steps = list[int]()
    left = _MAX_PREFIXES * len(text)
    is_followed = False
    for each in _STEP.finditer(text):
        end = each.end() if each[0].endswith("-") else text.find(">", each.end() - 1) + 1
        if not end:
            break
        if is_followed:
            left += steps.pop()
        left -= end
        if left < 0:
            return None
        steps.append(end)
        is_followed = _SCRIPT.match(text, end) is not None
    return steps


def may_have_shadow_roots(text: str) -> bool:
    """Whether a template may be a declarative shadow root."""
    return _SHADOW_ROOT.search(text) is not None


def _without_end_tags(html: str) -> str:
    """A serialized tree without the end tags at its end, and without an empty body there."""
    end = len(html)
    last = ""
    while True:
        begin = html.rfind("<", 0, end)
        tag = html[begin:end]
        is_empty_body = tag == "<body>" and last == "</body>"
        if not tag.endswith(">") or not (tag.startswith("</") or is_empty_body):
            return html[:end]
        end, last = begin, tag


def parse_html_fragment(
    text: str, context: str, is_in_a_form: bool, is_quirky: bool = False, scripting: bool = False
) -> ParsedHTML:
    """https://html.spec.whatwg.org/#html-fragment-parsing-algorithm

    ``context`` is the local name of the context element, behind "svg " or "math " in these
    namespaces. ``is_quirky`` says that its document is in quirks mode.
    """
    if (is_quirky and _TABLE.search(text)) or (
        scripting and (context == "noscript" or _NOSCRIPT.search(text))
    ):
        return standard_parser.parse_html_fragment(
            text, context, is_in_a_form, is_quirky, scripting
        )
    if browser_parser.is_there():
        return browser_parser.parse_html_fragment(text, context, is_in_a_form)
    parser = turbohtml()
    if parser is not None and is_proven(text, context):
        parsed = turbo_fragment(parser, text, context)
        if parsed is not None:
            return parsed
    return standard_parser.parse_html_fragment(text, context, is_in_a_form)


class TurboPage:
    """A page, as turbohtml represents it."""

    def __init__(self, turbohtml: ModuleType, text: str, scripting: bool) -> None:
        self._turbohtml = turbohtml
        self._text = text
        self._scripting = scripting
        self._tree = self._parse(text)

    def _parse(self, text: str) -> Any:
        return self._turbohtml.parse(
            text, positions=False, scripting=self._scripting, allow_declarative_shadow_roots=False
        )

    def elements(self, *names: str) -> Iterator[tuple[str, dict[str, str], bool]]:
        in_templates = set[Any]()
        for element in self._tree.select(", ".join((*names, "template"))):
            if element.namespace.value != "html":
                continue
            if element.tag == "template":
                in_templates.update(element.select(", ".join((*names, "template"))))
            if element.tag in names:
                yield element.tag, _attributes(element), element in in_templates

    def grows_after(self, end: int) -> bool:
        """Whether the tree of the text up to a step is what stands first in the whole tree."""
        text = self._text[:end]
        if text.endswith(">") and _END_OF_PAGE.match(self._text, end):
            begin = _without_end_tags(self._html)
            return self._html.startswith("</script>", len(begin)) or (
                begin.rstrip("\t\n\f\r ").endswith("</script>")
            )
        if not is_proven(text):
            return False
        html = self._parse(text).html
        begin = _without_end_tags(html)
        is_at_the_end = not text.endswith(">") or html.startswith("</script>", len(begin))
        return is_at_the_end and self._html.startswith(begin)

    @cached_property
    def _html(self) -> str:
        html: str = self._tree.html
        return html

    def record(self) -> ParsedHTML:
        parsed = self.record_if_proven()
        if parsed is None:
            return standard_parser.parse_html_page(self._text, self._scripting).record()
        return parsed

    def record_if_proven(self) -> ParsedHTML | None:
        """All of it, unless the tree tells too little or too much."""
        text = self._text
        parsed = recorded(self._turbohtml, self._tree.children, mode_of(text))
        has_form = _FORM.search(text) is not None
        if parsed is None or (has_form and not tree_tells_owners(text, parsed)):
            return None
        return parsed


def turbo_fragment(turbohtml: ModuleType, text: str, context: str) -> ParsedHTML | None:
    """The children of a context element, as turbohtml gives them, unless they are too deep."""
    try:
        root = turbohtml.parse_fragment(text, context, positions=False)
    except ValueError:  # an element that turbohtml does not know: the algorithm knows it neither
        root = turbohtml.parse_fragment(text, "div", positions=False)
    return recorded(turbohtml, root.children, "no-quirks")


def _attributes(element: Any) -> dict[str, str]:
    """The values of an element's attributes, by name.

    turbohtml splits some values, those of ``class`` for instance. Asked for one attribute, it looks
    through all.
    """
    return {
        name: value if isinstance(value, str) else element.attr(name) or ""
        for name, value in element.attrs.items()
    }


def recorded(parser: ModuleType, nodes: Iterable[Any], mode: str) -> ParsedHTML | None:
    """The codes and texts of nodes of turbohtml, unless they are too deep."""
    element, text, html = parser.Element, parser.Text, parser.Namespace.HTML
    codes, texts = list[int](), list[str]()
    add_code, add_text = codes.append, texts.append
    shapes: dict[tuple[str, ...], int] = {}
    find = shapes.setdefault
    open_: list[Iterator[Any]] = []
    siblings = iter(nodes)
    while True:
        for node in siblings:
            kind = type(node)
            if kind is text:
                add_code(TEXT)
                add_text(node.data)
            elif kind is element:
                namespace = "html" if node.namespace is html else node.namespace.value
                name = node.tag
                if node.attrs:
                    attributes = _attributes(node)
                    add_code(find((namespace, name, *attributes), ELEMENT + len(shapes)))
                    texts += attributes.values()
                else:
                    add_code(find((namespace, name), ELEMENT + len(shapes)))
                children = node.children
                if name == "template" and namespace == "html":
                    children = [each for child in children for each in child.children]
                if children:
                    if len(open_) == MAX_PROVEN_DEPTH:
                        return None
                    open_.append(siblings)
                    siblings = iter(children)
                    break
                add_code(CLOSE)
            elif kind is parser.Comment:
                add_code(COMMENT)
                add_text(node.data)
            elif kind is parser.ProcessingInstruction:
                add_code(INSTRUCTION)
                texts += node.target, node.data
            elif kind is parser.Doctype:
                add_code(DOCTYPE)
                texts += node.name or "", node.public_id or "", node.system_id or ""
        else:
            if not open_:
                return ParsedHTML(codes, texts, list(map(list, shapes)), mode)
            siblings = open_.pop()
            add_code(CLOSE)
