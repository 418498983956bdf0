"""https://html.spec.whatwg.org/#parsing-main-inbody"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.html_parser.adoption_agency import (
    end_any_other_element,
    run_the_adoption_agency_algorithm,
)
from webapi.html_parser.insertion_mode import (
    AFTER_BODY,
    IN_BODY,
    IN_FRAMESET,
    IN_HEAD,
    IN_TABLE,
    IN_TEMPLATE,
)
from webapi.html_parser.nodes import HTML, MATHML, SVG
from webapi.html_parser.tokens import SPACE, EndOfFile, EndTag, StartTag

from .foreign_content import insert_foreign_element

if TYPE_CHECKING:
    from webapi.html_parser.tree_construction import TreeConstruction

_HEADINGS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6"})


def characters(parser: TreeConstruction, data: str) -> None:
    if "\0" in data:
        data = data.replace("\0", "")
        if not data:
            return
    parser.reconstruct_the_active_formatting_elements()
    parser.insert_characters(data)
    if parser.frameset_ok and data.strip(SPACE):
        parser.frameset_ok = False


@IN_BODY.start("html")
def html(parser: TreeConstruction, tag: StartTag) -> None:
    if not parser.open.has("template"):
        parser.add_attributes(parser.open.elements[0], tag.attributes)


@IN_BODY.start("body")
def body(parser: TreeConstruction, tag: StartTag) -> None:
    elements = parser.open.elements
    if len(elements) > 1 and elements[1].tag == "body" and not parser.open.has("template"):
        parser.frameset_ok = False
        parser.add_attributes(elements[1], tag.attributes)


@IN_BODY.start("frameset")
def frameset(parser: TreeConstruction, tag: StartTag) -> None:
    elements = parser.open.elements
    if len(elements) > 1 and elements[1].tag == "body" and parser.frameset_ok:
        parser.remove(elements[1])
        while len(elements) > 1:
            parser.open.pop()
        parser.insert_element(tag)
        parser.mode = IN_FRAMESET


def end_of_file(parser: TreeConstruction, token: EndOfFile) -> None:
    if parser.template_modes:
        IN_TEMPLATE.process(parser, token)


@IN_BODY.end("body")
def end_body(parser: TreeConstruction, tag: EndTag) -> None:
    if parser.open.has_in_scope("body"):
        parser.mode = AFTER_BODY


@IN_BODY.end("html")
def end_html(parser: TreeConstruction, tag: EndTag) -> None:
    if parser.open.has_in_scope("body"):
        parser.mode = AFTER_BODY
        parser.reprocess(tag)


@IN_BODY.start("address", "article", "aside", "blockquote", "center", "details", "dialog")
@IN_BODY.start("dir", "div", "dl", "fieldset", "figcaption", "figure", "footer", "header")
@IN_BODY.start("hgroup", "main", "menu", "nav", "ol", "p", "search", "section", "summary", "ul")
def block(parser: TreeConstruction, tag: StartTag) -> None:
    parser.close_a_p_element()
    parser.insert_element(tag)


@IN_BODY.start(*_HEADINGS)
def heading(parser: TreeConstruction, tag: StartTag) -> None:
    parser.close_a_p_element()
    if parser.open.current.tag in _HEADINGS:
        parser.open.pop()
    parser.insert_element(tag)


@IN_BODY.start("pre", "listing")
def pre(parser: TreeConstruction, tag: StartTag) -> None:
    parser.close_a_p_element()
    parser.insert_element(tag)
    parser.ignores_line_feed = True
    parser.frameset_ok = False


@IN_BODY.start("form")
def form(parser: TreeConstruction, tag: StartTag) -> None:
    has_template = parser.open.has("template")
    if parser.form is not None and not has_template:
        return
    parser.close_a_p_element()
    element = parser.insert_element(tag)
    if not has_template:
        parser.form = element


@IN_BODY.start("li")
def li(parser: TreeConstruction, tag: StartTag) -> None:
    parser.frameset_ok = False
    _end_list_items(parser, "li")
    parser.close_a_p_element()
    parser.insert_element(tag)


@IN_BODY.start("dd", "dt")
def dd(parser: TreeConstruction, tag: StartTag) -> None:
    parser.frameset_ok = False
    _end_list_items(parser, "dd", "dt")
    parser.close_a_p_element()
    parser.insert_element(tag)


def _end_list_items(parser: TreeConstruction, *names: str) -> None:
    """Close the nearest element of these names, if no other special element is nearer."""
    for name in names:
        if parser.open.has_list_item(name):
            parser.generate_implied_end_tags(name)
            parser.open.pop_until(name)
            return


@IN_BODY.start("plaintext")
def plaintext(parser: TreeConstruction, tag: StartTag) -> None:
    block(parser, tag)
    parser.tokenizer.switch_to("PLAINTEXT")


@IN_BODY.start("button")
def button(parser: TreeConstruction, tag: StartTag) -> None:
    if parser.open.has_in_scope("button"):
        parser.generate_implied_end_tags()
        parser.open.pop_until("button")
    parser.reconstruct_the_active_formatting_elements()
    parser.insert_element(tag)
    parser.frameset_ok = False


@IN_BODY.end("address", "article", "aside", "blockquote", "button", "center", "details")
@IN_BODY.end("dialog", "dir", "div", "dl", "fieldset", "figcaption", "figure", "footer")
@IN_BODY.end("header", "hgroup", "listing", "main", "menu", "nav", "ol", "pre", "search")
@IN_BODY.end("section", "select", "summary", "ul")
def end_block(parser: TreeConstruction, tag: EndTag) -> None:
    if parser.open.has_in_scope(tag.name):
        parser.generate_implied_end_tags()
        parser.open.pop_until(tag.name)


@IN_BODY.end("form")
def end_form(parser: TreeConstruction, tag: EndTag) -> None:
    if parser.open.has("template"):
        end_block(parser, tag)
        return
    node = parser.form
    parser.form = None
    if node is not None and parser.open.is_in_scope(node):
        parser.generate_implied_end_tags()
        parser.open.remove(node)


@IN_BODY.end("p")
def end_p(parser: TreeConstruction, tag: EndTag) -> None:
    if not parser.open.has_in_button_scope("p"):
        parser.insert_element(StartTag("p"))
    parser.close_a_p_element()


@IN_BODY.end("li")
def end_li(parser: TreeConstruction, tag: EndTag) -> None:
    if parser.open.has_in_list_item_scope("li"):
        parser.generate_implied_end_tags("li")
        parser.open.pop_until("li")


@IN_BODY.end("dd", "dt")
def end_dd(parser: TreeConstruction, tag: EndTag) -> None:
    if parser.open.has_in_scope(tag.name):
        parser.generate_implied_end_tags(tag.name)
        parser.open.pop_until(tag.name)


@IN_BODY.end(*_HEADINGS)
def end_heading(parser: TreeConstruction, tag: EndTag) -> None:
    if parser.open.has_any_in_scope(_HEADINGS):
        parser.generate_implied_end_tags()
        parser.open.pop_until(*_HEADINGS)


@IN_BODY.start("a")
def a(parser: TreeConstruction, tag: StartTag) -> None:
    element = parser.active.last("a")
    if element is not None:
        run_the_adoption_agency_algorithm(parser, "a")
        if element.is_active:
            parser.active.remove(element)
        if element.is_open:
            parser.open.remove(element)
    formatting(parser, tag)


@IN_BODY.start("b", "big", "code", "em", "font", "i", "s", "small", "strike", "strong", "tt", "u")
def formatting(parser: TreeConstruction, tag: StartTag) -> None:
    parser.reconstruct_the_active_formatting_elements()
    parser.active.push(parser.insert_element(tag))


@IN_BODY.start("nobr")
def nobr(parser: TreeConstruction, tag: StartTag) -> None:
    parser.reconstruct_the_active_formatting_elements()
    if parser.open.has_in_scope("nobr"):
        run_the_adoption_agency_algorithm(parser, "nobr")
        parser.reconstruct_the_active_formatting_elements()
    parser.active.push(parser.insert_element(tag))


@IN_BODY.end("a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike")
@IN_BODY.end("strong", "tt", "u")
def end_formatting(parser: TreeConstruction, tag: EndTag) -> None:
    run_the_adoption_agency_algorithm(parser, tag.name)


@IN_BODY.start("applet", "marquee", "object")
def object_(parser: TreeConstruction, tag: StartTag) -> None:
    parser.reconstruct_the_active_formatting_elements()
    parser.insert_element(tag)
    parser.active.push_marker()
    parser.frameset_ok = False


@IN_BODY.end("applet", "marquee", "object")
def end_object(parser: TreeConstruction, tag: EndTag) -> None:
    if parser.open.has_in_scope(tag.name):
        parser.generate_implied_end_tags()
        parser.open.pop_until(tag.name)
        parser.active.clear_to_the_last_marker()


@IN_BODY.start("table")
def table(parser: TreeConstruction, tag: StartTag) -> None:
    if parser.document.mode != "quirks":
        parser.close_a_p_element()
    parser.insert_element(tag)
    parser.frameset_ok = False
    parser.mode = IN_TABLE


@IN_BODY.end("br")
def end_br(parser: TreeConstruction, tag: EndTag) -> None:
    br(parser, StartTag("br"))


@IN_BODY.start("area", "br", "embed", "img", "keygen", "wbr")
def br(parser: TreeConstruction, tag: StartTag) -> None:
    parser.reconstruct_the_active_formatting_elements()
    parser.insert_void_element(tag)
    tag.is_acknowledged = True
    parser.frameset_ok = False


@IN_BODY.start("input")
def input_(parser: TreeConstruction, tag: StartTag) -> None:
    if parser.open.has_in_scope("select"):
        parser.open.pop_until("select")
    parser.reconstruct_the_active_formatting_elements()
    parser.insert_void_element(tag)
    tag.is_acknowledged = True
    if tag.attributes.get("type", "").lower() != "hidden":
        parser.frameset_ok = False


@IN_BODY.start("param", "source", "track")
def param(parser: TreeConstruction, tag: StartTag) -> None:
    parser.insert_void_element(tag)
    tag.is_acknowledged = True


@IN_BODY.start("hr")
def hr(parser: TreeConstruction, tag: StartTag) -> None:
    parser.close_a_p_element()
    if parser.open.has_in_scope("select"):
        parser.generate_implied_end_tags()
    parser.insert_void_element(tag)
    tag.is_acknowledged = True
    parser.frameset_ok = False


@IN_BODY.start("image")
def image(parser: TreeConstruction, tag: StartTag) -> None:
    tag.name = "img"
    parser.reprocess(tag)


@IN_BODY.start("textarea")
def textarea(parser: TreeConstruction, tag: StartTag) -> None:
    parser.parse_text_only(tag, "RCDATA")
    parser.ignores_line_feed = True
    parser.frameset_ok = False


@IN_BODY.start("xmp")
def xmp(parser: TreeConstruction, tag: StartTag) -> None:
    parser.close_a_p_element()
    parser.reconstruct_the_active_formatting_elements()
    iframe(parser, tag)


@IN_BODY.start("iframe")
def iframe(parser: TreeConstruction, tag: StartTag) -> None:
    parser.frameset_ok = False
    parser.parse_text_only(tag, "RAWTEXT")


@IN_BODY.start("noembed")
def noembed(parser: TreeConstruction, tag: StartTag) -> None:
    parser.parse_text_only(tag, "RAWTEXT")


@IN_BODY.start("noscript")
def noscript(parser: TreeConstruction, tag: StartTag) -> None:
    if parser.scripting:
        noembed(parser, tag)
    else:
        any_other_start_tag(parser, tag)


@IN_BODY.start("select")
def select(parser: TreeConstruction, tag: StartTag) -> None:
    if parser.context is not None and parser.context.tag == "select":
        return
    if parser.open.has_in_scope("select"):
        parser.open.pop_until("select")
        return
    parser.reconstruct_the_active_formatting_elements()
    parser.insert_element(tag)
    parser.frameset_ok = False


@IN_BODY.start("selectedcontent")
def selectedcontent(parser: TreeConstruction, tag: StartTag) -> None:
    parser.reconstruct_the_active_formatting_elements()
    parser.selectedcontents.append(parser.insert_element(tag))


@IN_BODY.start("option")
def option(parser: TreeConstruction, tag: StartTag) -> None:
    if parser.open.has_in_scope("select"):
        parser.generate_implied_end_tags("optgroup")
    elif parser.open.current.tag == "option":
        parser.open.pop()
    any_other_start_tag(parser, tag)


@IN_BODY.start("optgroup")
def optgroup(parser: TreeConstruction, tag: StartTag) -> None:
    if parser.open.has_in_scope("select"):
        parser.generate_implied_end_tags()
    elif parser.open.current.tag == "option":
        parser.open.pop()
    any_other_start_tag(parser, tag)


@IN_BODY.start("rb", "rtc")
def rb(parser: TreeConstruction, tag: StartTag) -> None:
    if parser.open.has_in_scope("ruby"):
        parser.generate_implied_end_tags()
    parser.insert_element(tag)


@IN_BODY.start("rp", "rt")
def rp(parser: TreeConstruction, tag: StartTag) -> None:
    if parser.open.has_in_scope("ruby"):
        parser.generate_implied_end_tags("rtc")
    parser.insert_element(tag)


@IN_BODY.start("math")
def math(parser: TreeConstruction, tag: StartTag) -> None:
    parser.reconstruct_the_active_formatting_elements()
    insert_foreign_element(parser, tag, MATHML)


@IN_BODY.start("svg")
def svg(parser: TreeConstruction, tag: StartTag) -> None:
    parser.reconstruct_the_active_formatting_elements()
    insert_foreign_element(parser, tag, SVG)


def any_other_start_tag(parser: TreeConstruction, tag: StartTag) -> None:
    parser.reconstruct_the_active_formatting_elements()
    parser.insert_element(tag, HTML)


def any_other_end_tag(parser: TreeConstruction, tag: EndTag) -> None:
    end_any_other_element(parser, tag.name)


IN_BODY.characters = characters
IN_BODY.end_of_file = end_of_file
IN_BODY.any_other_start_tag = any_other_start_tag
IN_BODY.any_other_end_tag = any_other_end_tag
IN_BODY.uses_for_start(
    IN_HEAD, "base", "basefont", "bgsound", "link", "meta", "noframes", "script", "style"
)
IN_BODY.uses_for_start(IN_HEAD, "template", "title")
IN_BODY.uses_for_end(IN_HEAD, "template")
IN_BODY.ignores_start(
    *("caption", "col", "colgroup", "frame", "head", "tbody", "td", "tfoot", "th", "thead", "tr")
)
