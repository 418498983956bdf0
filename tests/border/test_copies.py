"""Objects of every interface are copied and pickled wholly, or are refused."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import webapi
from webapi import (
    URL,
    AbortController,
    Blob,
    ByteLengthQueuingStrategy,
    CompressionStream,
    CountQueuingStrategy,
    CSSStyleSheet,
    CustomEvent,
    DecompressionStream,
    Document,
    ErrorEvent,
    Event,
    EventTarget,
    File,
    FormData,
    Headers,
    Origin,
    ReadableStream,
    Request,
    Response,
    TextDecoder,
    TextDecoderStream,
    TextEncoder,
    TextEncoderStream,
    TransformStream,
    URLPattern,
    URLSearchParams,
    WorkerLocation,
    WritableStream,
)
from webapi.interfaces import MODULES

WAYS: tuple[Callable[[Any], Any], ...] = (
    copy.copy,
    copy.deepcopy,
    lambda value: pickle.loads(pickle.dumps(value)),
)


class Target(EventTarget):
    pass


def style_sheet() -> Any:
    sheet = CSSStyleSheet()
    sheet.replaceSync("a { b {} top: 0 } @media print {}")
    return sheet


def at_rule(text: str) -> Any:
    sheet = CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet.cssRules[0]


def import_rule() -> Any:
    style = page().createElement("style")
    style.textContent = "@import 'x';"
    style.ownerDocument.append(style)  # type: ignore[union-attr]
    return style.sheet.cssRules[0]  # type: ignore[attr-defined]


def internals() -> webapi.ElementInternals:
    class Control(webapi.HTMLElement):
        pass

    document = page()
    registry = document.customElementRegistry
    assert registry is not None
    registry.define("x-control", Control)
    return Control().attachInternals()


def page() -> Document:
    document = Document("https://h/")
    document.location.assign("#a")
    return document


def controllers() -> list[Any]:
    found: list[Any] = []
    ReadableStream({"start": found.append})
    ReadableStream({"start": found.append, "type": "bytes"})
    WritableStream({"start": found.append})
    TransformStream({"start": found.append})
    return found


def byte_stream() -> ReadableStream:
    return ReadableStream({"type": "bytes"})


def byob_request() -> object:
    found: list[Any] = []
    stream = ReadableStream({"start": found.append, "type": "bytes"})
    stream.getReader({"mode": "byob"}).read(bytearray(1))
    return found[0].byobRequest


def tree() -> Document:
    return Document().implementation.createHTMLDocument("")


def record() -> object:
    document = tree()
    observer = webapi.MutationObserver(lambda records: None)
    observer.observe(document, {"childList": True})
    document.append(document.createComment(""))
    return observer.takeRecords()[0]


def static_range() -> webapi.StaticRange:
    at: Any = tree()
    return webapi.StaticRange(
        {"startContainer": at, "startOffset": 0, "endContainer": at, "endOffset": 0}
    )


def attributes() -> webapi.NamedNodeMap:
    element = tree().createElement("p")
    element.id = "a"
    return element.attributes


def file_list() -> object:
    chosen = tree().createElement("input")
    chosen.setAttribute("type", "file")
    return chosen.files


def foreign(name: str) -> Any:
    namespaces = {"svg": "http://www.w3.org/2000/svg", "math": "http://www.w3.org/1998/Math/MathML"}
    return tree().createElementNS(namespaces[name], name)


def radio_buttons() -> object:
    form: Any = tree().createElement("form")
    for _ in range(2):
        button = tree().createElement("input")
        button.id = "a"
        form.append(button)
    return form.elements.namedItem("a")


TAGS = (
    *("audio", "blink", "body", "br", "button", "canvas", "caption", "col", "data", "datalist"),
    *("details", "dialog", "dir", "div", "dl", "embed", "fieldset", "font", "form", "frame"),
    *("frameset", "h1", "head", "hr", "html", "iframe", "img", "input", "ins", "label", "legend"),
    *("li", "link", "map", "marquee", "menu", "meta", "meter", "object", "ol", "optgroup"),
    *("option", "output", "p", "param", "picture", "pre", "progress", "q", "script", "select"),
    *("selectedcontent", "slot", "source", "span", "style", "table", "tbody", "td", "textarea"),
    *("time", "title", "tr", "track", "ul", "video"),
)
"""An element of each interface that has no line of its own."""
NODES: dict[str, Callable[[], object]] = {
    type(tree().createElement(tag)).__name__: partial(tree().createElement, tag) for tag in TAGS
}
NODES |= {
    "AbstractRange": static_range,
    "Attr": lambda: attributes()[0],
    "CDATASection": lambda: Document().createCDATASection(""),
    "CharacterData": lambda: webapi.Text(),
    "Comment": webapi.Comment,
    "XMLDocument": lambda: tree().implementation.createDocument(None, ""),
    "DOMImplementation": lambda: tree().implementation,
    "DOMParser": webapi.DOMParser,
    "DOMTokenList": lambda: tree().createElement("p").classList,
    "DocumentFragment": webapi.DocumentFragment,
    "DocumentType": lambda: tree().doctype,
    "DOMStringMap": lambda: tree().createElement("p").dataset,
    "SVGElement": lambda: foreign("svg"),
    "SVGGraphicsElement": lambda: foreign("svg"),
    "SVGSVGElement": lambda: foreign("svg"),
    "SVGNumber": lambda: foreign("svg").createSVGNumber(),
    "SVGRect": lambda: foreign("svg").createSVGRect(),
    "SVGAnimatedString": lambda: foreign("svg").className,
    "MathMLElement": lambda: foreign("math"),
    "TimeRanges": lambda: tree().createElement("audio").buffered,
    "HTMLMediaElement": lambda: tree().createElement("audio"),
    "HTMLTemplateElement": lambda: tree().createElement("template"),
    "FileList": file_list,
    "FormDataEvent": lambda: webapi.FormDataEvent("a", {"formData": FormData()}),
    "HTMLFormControlsCollection": lambda: tree().createElement("form").elements,
    "HTMLOptionsCollection": lambda: tree().createElement("select").options,
    "RadioNodeList": radio_buttons,
    "DataTransfer": webapi.DataTransfer,
    "DataTransferItem": lambda: webapi.DataTransfer().items.add("a", "b"),
    "DataTransferItemList": lambda: webapi.DataTransfer().items,
    "SubmitEvent": lambda: webapi.SubmitEvent("a"),
    "CustomStateSet": lambda: internals().states,
    "ElementInternals": lambda: internals(),
    "ValidityState": lambda: tree().createElement("input").validity,
    "MutationObserver": lambda: webapi.MutationObserver(lambda records: None),
    "MutationRecord": record,
    "NamedNodeMap": attributes,
    "NodeIterator": lambda: tree().createNodeIterator(tree()),
    "NodeList": lambda: tree().childNodes,
    "ProcessingInstruction": lambda: tree().createProcessingInstruction("a", ""),
    "Range": lambda: tree().createRange(),
    "Selection": lambda: webapi.Document("about:blank").getSelection(),
    "ShadowRoot": lambda: tree().createElement("p").attachShadow({"mode": "open"}),
    "StaticRange": static_range,
    "Text": webapi.Text,
    "TreeWalker": lambda: tree().createTreeWalker(tree()),
    "XMLSerializer": webapi.XMLSerializer,
    "XPathEvaluator": webapi.XPathEvaluator,
    "XPathExpression": lambda: webapi.XPathEvaluator().createExpression("a"),
    "XPathResult": lambda: tree().evaluate("/", tree()),
}
REFUSED: dict[str, Callable[[], object]] = NODES | {
    "AbortController": AbortController,
    "AbortSignal": lambda: AbortController().signal,
    "ByteLengthQueuingStrategy": lambda: ByteLengthQueuingStrategy({"highWaterMark": 1}),
    "AnimationEvent": lambda: webapi.AnimationEvent("a"),
    "BeforeUnloadEvent": lambda: page().createEvent("BeforeUnloadEvent"),
    "ClipboardEvent": lambda: webapi.ClipboardEvent("a"),
    "DragEvent": lambda: webapi.DragEvent("a"),
    "PageTransitionEvent": lambda: webapi.PageTransitionEvent("a"),
    "SecurityPolicyViolationEvent": lambda: webapi.SecurityPolicyViolationEvent("a"),
    "TextEvent": lambda: tree().createEvent("TextEvent"),
    "DeviceOrientationEvent": lambda: webapi.DeviceOrientationEvent("a"),
    "TransitionEvent": lambda: webapi.TransitionEvent("a"),
    "CommandEvent": lambda: webapi.CommandEvent("a"),
    "CompositionEvent": lambda: webapi.CompositionEvent("a"),
    "CompressionStream": lambda: CompressionStream("gzip"),
    "CountQueuingStrategy": lambda: CountQueuingStrategy({"highWaterMark": 1}),
    "CSSStyleDeclaration": lambda: page().createElement("p").style,
    "CSSStyleProperties": lambda: page().createElement("p").style,
    "CSSNamespaceRule": lambda: at_rule('@namespace x "y"'),
    "CSSPageRule": lambda: at_rule("@page {}"),
    "CSSKeyframesRule": lambda: at_rule("@keyframes x {}"),
    "CSSFontFaceRule": lambda: at_rule("@font-face {}"),
    "CSSFontPaletteValuesRule": lambda: at_rule("@font-palette-values --x {}"),
    "CSSSupportsRule": lambda: at_rule("@supports (top: 0) {}"),
    "CSSLayerBlockRule": lambda: at_rule("@layer {}"),
    "CSSLayerStatementRule": lambda: at_rule("@layer x"),
    "CSSScopeRule": lambda: at_rule("@scope {}"),
    "CSSContainerRule": lambda: at_rule("@container x {}"),
    "CSSStartingStyleRule": lambda: at_rule("@starting-style {}"),
    "CSSCounterStyleRule": lambda: at_rule("@counter-style x {}"),
    "CSSPropertyRule": lambda: at_rule("@property --x { syntax: '*'; inherits: true }"),
    "CSSViewTransitionRule": lambda: at_rule("@view-transition {}"),
    "CSSFontFaceDescriptors": lambda: at_rule("@font-face {}").style,
    "CSSImportRule": lambda: import_rule(),
    "CSSKeyframeRule": lambda: at_rule("@keyframes x { to {} }")[0],
    "CSSMarginRule": lambda: at_rule("@page { @top-left {} }").cssRules[0],
    "CSSPageDescriptors": lambda: at_rule("@page {}").style,
    "CSSConditionRule": lambda: style_sheet().cssRules[1],
    "CSSGroupingRule": lambda: style_sheet().cssRules[1],
    "CSSMediaRule": lambda: style_sheet().cssRules[1],
    "CSSNestedDeclarations": lambda: style_sheet().cssRules[0].cssRules[1],
    "CSSRule": lambda: style_sheet().cssRules[0],
    "CSSRuleList": lambda: style_sheet().cssRules,
    "CSSStyleRule": lambda: style_sheet().cssRules[0],
    "CSSStyleSheet": lambda: style_sheet(),
    "MediaList": lambda: style_sheet().media,
    "StyleSheet": lambda: style_sheet(),
    "StyleSheetList": lambda: page().styleSheets,
    "CustomElementRegistry": lambda: page().customElementRegistry,
    "CustomEvent": lambda: CustomEvent("a"),
    "DecompressionStream": lambda: DecompressionStream("gzip"),
    "Document": page,
    "Element": lambda: page().createElement("p"),
    "ErrorEvent": lambda: ErrorEvent("a"),
    "Event": lambda: Event("a"),
    "EventSource": lambda: webapi.EventSource.__new__(webapi.EventSource),  # without a loop
    "EventTarget": EventTarget,
    "FocusEvent": lambda: webapi.FocusEvent("a"),
    "HTMLAnchorElement": lambda: page().createElement("a"),
    "HTMLAreaElement": lambda: page().createElement("area"),
    "HTMLBaseElement": lambda: page().createElement("base"),
    "HTMLCollection": lambda: page().links,
    "HTMLElement": lambda: page().createElement("b"),
    "InputEvent": lambda: webapi.InputEvent("a"),
    "KeyboardEvent": lambda: webapi.KeyboardEvent("a"),
    "Location": lambda: page().location,
    "LocationNavigation": lambda: page().location.navigations[0],
    "MessageEvent": lambda: webapi.MessageEvent("a"),
    "MouseEvent": lambda: webapi.MouseEvent("a"),
    "Node": lambda: page().createElement("i"),
    "Performance": lambda: webapi.performance,
    "PointerEvent": lambda: webapi.PointerEvent("a"),
    "ProgressEvent": lambda: webapi.ProgressEvent("a"),
    "ReadableByteStreamController": lambda: controllers()[1],
    "ReadableStream": ReadableStream,
    "ReadableStreamBYOBReader": lambda: byte_stream().getReader({"mode": "byob"}),
    "ReadableStreamBYOBRequest": byob_request,
    "ReadableStreamDefaultController": lambda: controllers()[0],
    "ReadableStreamDefaultReader": lambda: ReadableStream().getReader(),
    "Request": lambda: Request("https://h/"),
    "Response": Response,
    "TextDecoder": TextDecoder,
    "TextDecoderStream": TextDecoderStream,
    "TextEncoderStream": TextEncoderStream,
    "ToggleEvent": lambda: webapi.ToggleEvent("a"),
    "TransformStream": TransformStream,
    "TransformStreamDefaultController": lambda: controllers()[3],
    "UIEvent": lambda: webapi.UIEvent("a"),
    "WheelEvent": lambda: webapi.WheelEvent("a"),
    "WritableStream": WritableStream,
    "WritableStreamDefaultController": lambda: controllers()[2],
    "WritableStreamDefaultWriter": lambda: WritableStream().getWriter(),
    "XMLHttpRequest": webapi.XMLHttpRequest,
    "XMLHttpRequestEventTarget": webapi.XMLHttpRequest,
    "XMLHttpRequestUpload": lambda: webapi.XMLHttpRequest().upload,
    "a subclass": Target,
}


def form() -> FormData:
    data = FormData()
    data.append("a", "b")
    data.append("f", File([b"x"], "n", {"type": "t/p", "lastModified": 5}))
    return data


COPIED: dict[str, tuple[Callable[[], Any], Callable[[Any], object], Callable[[Any], object]]] = {
    # how one is made, what it tells, and what changes it
    "Blob": (
        lambda: Blob([b"a"], {"type": "t/p"}),
        lambda blob: (blob.size, blob.type),
        lambda blob: None,
    ),
    "Crypto": (lambda: webapi.crypto, lambda crypto: len(crypto.randomUUID()), lambda crypto: None),
    "File": (
        lambda: File([b"a"], "n", {"lastModified": 5}),
        lambda file: (file.size, file.name, file.lastModified),
        lambda file: None,
    ),
    "FormData": (
        form,
        lambda data: [(name, getattr(value, "name", value)) for name, value in data],
        lambda data: data.append("c", "d"),
    ),
    "Headers": (
        lambda: Headers([["a", "b"], ["Set-Cookie", "c"], ["Set-Cookie", "d"]]),
        lambda headers: [*headers],
        lambda headers: headers.append("a", "e"),
    ),
    "Origin": (
        lambda: Origin.from_("https://h/"),
        lambda origin: origin.isSameOrigin(Origin.from_("https://h/a")),
        lambda origin: None,
    ),
    "TextEncoder": (TextEncoder, lambda encoder: encoder.encode("é"), lambda encoder: None),
    "URL": (
        lambda: URL("https://h/?a=b#c"),
        lambda url: (url.href, [*url.searchParams]),
        lambda url: url.searchParams.append("c", "d"),
    ),
    "URLPattern": (
        lambda: URLPattern("https://:a.h/:b/(\\d+)?x=*", {"ignoreCase": True}),
        lambda pattern: (repr(pattern), pattern.exec("https://q.h/B/12?x=1")),
        lambda pattern: None,
    ),
    "URLSearchParams": (
        lambda: URLSearchParams("a=b"),
        lambda params: [*params],
        lambda params: params.append("c", "d"),
    ),
    "WorkerLocation": (
        lambda: WorkerLocation("https://h/a"),
        lambda location: location.href,
        lambda location: None,
    ),
}


def test_every_interface_is_here() -> None:
    assert {*MODULES} == {*REFUSED, *COPIED} - {"a subclass"}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_copied_is_refused(name: str, way: Callable[[Any], Any]) -> None:
    value = REFUSED[name]()
    with pytest.raises(TypeError, match=f"^cannot copy or pickle .*'{type(value).__name__}'"):
        way(value)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", COPIED)
def test_copies_are_whole_and_independent(name: str, way: Callable[[Any], Any]) -> None:
    make, told, change = COPIED[name]
    value = make()
    before = told(value)
    copied = way(value)
    assert type(copied) is type(value)
    assert told(copied) == before
    change(copied)
    assert told(value) == before


@pytest.mark.parametrize(
    "pattern",
    [
        {"pathname": "/:a"},
        {"pathname": "/(a+)"},
        {"pathname": "/*"},
        {"pathname": "/a{b}?"},
        {"hostname": "{*.}?h"},
        {"pathname": "".join(f"/:a{index}" for index in range(300))},
        {},
    ],
)
def test_a_pattern_pickles_before_and_after_it_was_used(pattern: Any) -> None:
    original = URLPattern(pattern)
    urls = ("https://h/aa", "https://x.h/a", "https://h/é?")
    fresh = pickle.loads(pickle.dumps(original))
    expected = [original.exec(url) for url in urls]
    used = pickle.loads(pickle.dumps(original))
    for each in (fresh, used, pickle.loads(pickle.dumps(used))):
        assert [each.exec(url) for url in urls] == expected
        assert repr(each) == repr(original)


def test_an_opaque_origin_stays_itself_in_copies() -> None:
    origin = Origin()
    assert origin.isSameOrigin(copy.copy(origin))
    assert origin.isSameOrigin(copy.deepcopy(origin))
    with pytest.raises(TypeError, match="cannot pickle an opaque origin"):
        pickle.dumps(origin)
