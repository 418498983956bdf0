"""https://html.spec.whatwg.org/#parsing-main-inforeign"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from webapi.html_parser.insertion_mode import IN_FOREIGN_CONTENT
from webapi.html_parser.nodes import HTML, SVG, Element
from webapi.html_parser.tokens import SPACE, EndTag, StartTag

if TYPE_CHECKING:
    from webapi.html_parser.tree_construction import TreeConstruction

_CAMEL_CASE_TAG_NAMES: Final = """
    altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath
    feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
    feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
    feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
    feSpecularLighting feSpotLight feTile feTurbulence foreignObject glyphRef linearGradient
    radialGradient textPath
"""
_SVG_TAG_NAMES: Final = {name.lower(): name for name in _CAMEL_CASE_TAG_NAMES.split()}
_CAMEL_CASE_ATTRIBUTES: Final = """
    attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits diffuseConstant
    edgeMode filterUnits glyphRef gradientTransform gradientUnits kernelMatrix kernelUnitLength
    keyPoints keySplines keyTimes lengthAdjust limitingConeAngle markerHeight markerUnits
    markerWidth maskContentUnits maskUnits numOctaves pathLength patternContentUnits
    patternTransform patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha
    preserveAspectRatio primitiveUnits refX refY repeatCount repeatDur requiredExtensions
    requiredFeatures specularConstant specularExponent spreadMethod startOffset stdDeviation
    stitchTiles surfaceScale systemLanguage tableValues targetX targetY textLength viewBox
    viewTarget xChannelSelector yChannelSelector zoomAndPan
"""
_SVG_ATTRIBUTES: Final = {name.lower(): name for name in _CAMEL_CASE_ATTRIBUTES.split()}
_MATHML_ATTRIBUTES: Final = {"definitionurl": "definitionURL"}


def insert_foreign_element(parser: TreeConstruction, tag: StartTag, namespace: str) -> None:
    """https://html.spec.whatwg.org/#insert-a-foreign-element, after its attributes are adjusted.

    The namespaces of attributes are found when nodes of the DOM are made.
    """
    names = _SVG_ATTRIBUTES if namespace == SVG else _MATHML_ATTRIBUTES
    attributes = {names.get(name, name): value for name, value in tag.attributes.items()}
    adjusted = StartTag(tag.name, attributes)
    if tag.is_self_closing:
        parser.insert_void_element(adjusted, namespace)
        tag.is_acknowledged = True
    else:
        parser.insert_element(adjusted, namespace)


def characters(parser: TreeConstruction, data: str) -> None:
    parser.insert_characters(data.replace("\0", "\ufffd"))
    if parser.frameset_ok and data.strip(SPACE + "\0"):
        parser.frameset_ok = False


@IN_FOREIGN_CONTENT.start("b", "big", "blockquote", "body", "br", "center", "code", "dd", "div")
@IN_FOREIGN_CONTENT.start("dl", "dt", "em", "embed", "h1", "h2", "h3", "h4", "h5", "h6", "head")
@IN_FOREIGN_CONTENT.start("hr", "i", "img", "li", "listing", "menu", "meta", "nobr", "ol", "p")
@IN_FOREIGN_CONTENT.start("pre", "ruby", "s", "small", "span", "strong", "strike", "sub", "sup")
@IN_FOREIGN_CONTENT.start("table", "tt", "u", "ul", "var")
@IN_FOREIGN_CONTENT.end("br", "p")
def leave(parser: TreeConstruction, tag: StartTag | EndTag) -> None:
    while not _takes_html(parser, parser.open.current):
        parser.open.pop()
    parser.reprocess(tag)


def _takes_html(parser: TreeConstruction, node: Element) -> bool:
    return (
        node.namespace == HTML
        or parser.is_mathml_text_integration_point(node)
        or parser.is_html_integration_point(node)
    )


@IN_FOREIGN_CONTENT.start("font")
def font(parser: TreeConstruction, tag: StartTag) -> None:
    if tag.attributes.keys() & {"color", "face", "size"}:
        leave(parser, tag)
    else:
        any_other_start_tag(parser, tag)


def any_other_start_tag(parser: TreeConstruction, tag: StartTag) -> None:
    namespace = parser.adjusted_current_node.namespace
    if namespace == SVG:
        tag.name = _SVG_TAG_NAMES.get(tag.name, tag.name)
    insert_foreign_element(parser, tag, namespace)


def any_other_end_tag(parser: TreeConstruction, tag: EndTag) -> None:
    if parser.open.current.namespace == HTML:
        return  # it is the only open element (fragment case)
    element = parser.open.last_foreign(tag.name)
    if element is not None:
        parser.open.pop_until_popped(element)
    else:
        parser.reprocess(tag)


IN_FOREIGN_CONTENT.characters = characters
IN_FOREIGN_CONTENT.any_other_start_tag = any_other_start_tag
IN_FOREIGN_CONTENT.any_other_end_tag = any_other_end_tag
