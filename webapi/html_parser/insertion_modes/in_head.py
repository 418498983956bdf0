"""https://html.spec.whatwg.org/#parsing-main-inhead"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.html_parser.insertion_mode import (
    AFTER_HEAD,
    IN_BODY,
    IN_HEAD,
    IN_HEAD_NOSCRIPT,
    ignore,
    without_leading_space,
)
from webapi.html_parser.tokens import EndTag, StartTag, Token

if TYPE_CHECKING:
    from webapi.html_parser.tree_construction import TreeConstruction


@IN_HEAD.anything_else
def anything_else(parser: TreeConstruction, token: Token) -> None:
    parser.open.pop()
    parser.mode = AFTER_HEAD
    parser.reprocess(token)


def characters(parser: TreeConstruction, data: str) -> None:
    space, rest = without_leading_space(data)
    if space:
        parser.insert_characters(space)
    if rest:
        anything_else(parser, rest)


@IN_HEAD.start("base", "basefont", "bgsound", "link", "meta")
def void(parser: TreeConstruction, tag: StartTag) -> None:
    parser.insert_void_element(tag)
    tag.is_acknowledged = True


@IN_HEAD.start("title")
def title(parser: TreeConstruction, tag: StartTag) -> None:
    parser.parse_text_only(tag, "RCDATA")


@IN_HEAD.start("noframes", "style")
def raw_text(parser: TreeConstruction, tag: StartTag) -> None:
    parser.parse_text_only(tag, "RAWTEXT")


@IN_HEAD.start("noscript")
def noscript(parser: TreeConstruction, tag: StartTag) -> None:
    if parser.scripting:
        raw_text(parser, tag)
    else:
        parser.insert_element(tag)
        parser.mode = IN_HEAD_NOSCRIPT


@IN_HEAD.start("script")
def script(parser: TreeConstruction, tag: StartTag) -> None:
    parser.parse_text_only(tag, "script data")


@IN_HEAD.end("head")
def end_head(parser: TreeConstruction, tag: EndTag) -> None:
    parser.open.pop()
    parser.mode = AFTER_HEAD


@IN_HEAD.start("template")
def template(parser: TreeConstruction, tag: StartTag) -> None:
    parser.active.push_marker()
    parser.frameset_ok = False
    parser.begin_template()
    if not parser.opens_a_shadow_root(tag):
        parser.insert_element(tag)


@IN_HEAD.end("template")
def end_template(parser: TreeConstruction, tag: EndTag) -> None:
    if not parser.open.has("template"):
        return
    parser.generate_all_implied_end_tags_thoroughly()
    parser.open.pop_until("template")
    parser.active.clear_to_the_last_marker()
    parser.template_modes.pop()
    parser.reset_the_insertion_mode_appropriately()


IN_HEAD.characters = characters
IN_HEAD.uses_for_start(IN_BODY, "html")
IN_HEAD.ignores_start("head")
IN_HEAD.end("body", "html", "br")(anything_else)
IN_HEAD.any_other_end_tag = ignore
