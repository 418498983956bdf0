"""The element interfaces of HTML, and the names of their elements.

https://html.spec.whatwg.org/multipage/dom.html#elements-in-the-dom

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from webapi.dom.details import HTMLDetailsElement
from webapi.dom.dialog_element import HTMLDialogElement
from webapi.dom.forms.form import HTMLFormElement
from webapi.dom.forms.input import HTMLInputElement
from webapi.dom.forms.options import HTMLDataListElement, HTMLOptGroupElement, HTMLOptionElement
from webapi.dom.forms.other_controls import (
    HTMLButtonElement,
    HTMLFieldSetElement,
    HTMLLabelElement,
    HTMLLegendElement,
    HTMLMeterElement,
    HTMLObjectElement,
    HTMLOutputElement,
    HTMLProgressElement,
)
from webapi.dom.forms.select import HTMLSelectElement
from webapi.dom.forms.textarea import HTMLTextAreaElement
from webapi.dom.html_element import HTMLElement
from webapi.dom.link_element import HTMLLinkElement
from webapi.dom.media_element import HTMLMediaElement
from webapi.dom.script_element import HTMLScriptElement
from webapi.dom.slot_element import HTMLSlotElement
from webapi.dom.style_element import HTMLStyleElement
from webapi.dom.tables import (
    HTMLTableCellElement,
    HTMLTableElement,
    HTMLTableRowElement,
    HTMLTableSectionElement,
)
from webapi.dom.template import HTMLTemplateElement
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import (
    is_valid_custom_element_name,
    new_instance,
    promise_rejected_with,
    split_on_ascii_whitespace,
)

if TYPE_CHECKING:
    from webapi.dom.content_navigable import ContentNavigable
    from webapi.dom.document import Document
    from webapi.dom.node import Node
    from webapi.webidl.promises import Promise


class HTMLAudioElement(HTMLMediaElement):
    """https://html.spec.whatwg.org/multipage/#htmlaudioelement"""

    __slots__ = ()


class WindowReflectingElement(HTMLElement):
    """A body or a frameset, which has event handlers of the window."""

    __slots__ = ()

    def get_event_handler(self, type: str) -> Any:
        """https://html.spec.whatwg.org/multipage/webappapis.html#determining-the-target-of-an-event-handler"""
        if not is_event_of_the_window(type):
            return super().get_event_handler(type)
        window = self.node_document.window
        return None if window is None else window.get_event_handler(type)

    def set_event_handler(self, type: str, callback: Any) -> None:
        """https://html.spec.whatwg.org/multipage/webappapis.html#determining-the-target-of-an-event-handler"""
        window = self.node_document.window
        if not is_event_of_the_window(type):
            super().set_event_handler(type, callback)
        elif window is not None:
            window.set_event_handler(type, callback)


class HTMLBodyElement(WindowReflectingElement):
    """https://html.spec.whatwg.org/multipage/#htmlbodyelement"""

    __slots__ = ()


class HTMLBRElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmlbrelement"""

    __slots__ = ()


class HTMLCanvasElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmlcanvaselement"""

    __slots__ = ()

    def get_context(self, context_id: str, options: Any) -> Any:
        """https://html.spec.whatwg.org/multipage/canvas.html#dom-canvas-getcontext

        Nothing is drawn, so no context is supported.
        """
        return None


class HTMLDataElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmldataelement"""

    __slots__ = ()


class HTMLDirectoryElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmldirectoryelement"""

    __slots__ = ()


class HTMLDivElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmldivelement"""

    __slots__ = ()


class HTMLDListElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmldlistelement"""

    __slots__ = ()


class HTMLEmbedElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmlembedelement"""

    __slots__ = ()


class HTMLFontElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmlfontelement"""

    __slots__ = ()


class HTMLFrameSetElement(WindowReflectingElement):
    """https://html.spec.whatwg.org/multipage/#htmlframesetelement"""

    __slots__ = ()


class HTMLHeadElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmlheadelement"""

    __slots__ = ()


class HTMLHeadingElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmlheadingelement"""

    __slots__ = ()


class HTMLHRElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmlhrelement"""

    __slots__ = ()


class HTMLHtmlElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmlhtmlelement"""

    __slots__ = ()


class NavigableContainer(HTMLElement):
    """https://html.spec.whatwg.org/multipage/document-sequences.html#navigable-container"""

    __slots__ = ("content",)

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, prefix)
        self.content: ContentNavigable | None = None
        """https://html.spec.whatwg.org/multipage/document-sequences.html#content-navigable"""

    @property
    def has_post_connection_steps(self) -> bool:
        """Whether it has post-connection steps."""
        return True

    def post_connection_steps(self) -> None:
        """https://html.spec.whatwg.org/multipage/iframe-embed-object.html#the-iframe-element:html-element-post-connection-steps"""
        if self.content is not None:
            return
        self.content = self.node_document.new_content_navigable(self)
        if self.content is not None:
            self.content.process_attributes(is_initial=True)

    def removing_steps(self, old_ancestor: Node) -> None:
        """https://html.spec.whatwg.org/multipage/iframe-embed-object.html#the-iframe-element:html-element-removing-steps"""
        super().removing_steps(old_ancestor)
        content = self.content
        if content is not None:
            self.content = None
            content.destroy()

    @property
    def has_attribute_change_steps(self) -> bool:
        """Whether its class adds something to `attribute_change_steps`."""
        return True

    def attribute_change_steps(
        self, local_name: str, old_value: str | None, value: str | None, namespace: str | None
    ) -> None:
        """https://html.spec.whatwg.org/multipage/iframe-embed-object.html#process-the-iframe-attributes"""
        super().attribute_change_steps(local_name, old_value, value, namespace)
        if self.content is None or namespace is not None:
            return
        if local_name == "name":
            self.content.rename("" if value is None else value)
        elif self.is_source(local_name, value):
            self.content.process_attributes(is_initial=False)

    def is_source(self, local_name: str, value: str | None) -> bool:
        """Whether the document changes with an attribute."""
        return local_name == "src" and value is not None

    @property
    def content_document(self) -> Document | None:
        """https://html.spec.whatwg.org/multipage/iframe-embed-object.html#dom-iframe-contentdocument"""
        return None if self.content is None else self.content.content_document

    @property
    def content_window(self) -> Any:
        """https://html.spec.whatwg.org/multipage/iframe-embed-object.html#dom-iframe-contentwindow"""
        return None if self.content is None else self.content.content_window


class HTMLFrameElement(NavigableContainer):
    """https://html.spec.whatwg.org/multipage/#htmlframeelement"""

    __slots__ = ()


class HTMLIFrameElement(NavigableContainer):
    """https://html.spec.whatwg.org/multipage/#htmliframeelement"""

    __slots__ = ()

    def is_source(self, local_name: str, value: str | None) -> bool:
        """https://html.spec.whatwg.org/multipage/iframe-embed-object.html#process-the-iframe-attributes"""
        if local_name == "srcdoc":
            return True
        return super().is_source(local_name, value) and self.attribute_value("srcdoc") is None

    def get_svg_document(self) -> Document | None:
        """https://html.spec.whatwg.org/multipage/iframe-embed-object.html#dom-media-getsvgdocument"""
        document = self.content_document
        is_svg = document is not None and document.content_type == "image/svg+xml"
        return document if is_svg else None


class HTMLImageElement(HTMLElement):
    """An image, whose support is disabled: its image request stays unavailable.

    https://html.spec.whatwg.org/multipage/#htmlimageelement
    """

    __slots__ = ()

    @property
    def natural_width(self) -> int:
        """https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-naturalwidth"""
        return 0

    @property
    def natural_height(self) -> int:
        """https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-naturalheight"""
        return 0

    @property
    def complete(self) -> bool:
        """https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-complete"""
        if self.attribute_value("srcset") is not None:
            return False
        source = self.attribute_value("src")
        return source is None or source == ""

    @property
    def current_src(self) -> str:
        """https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-currentsrc"""
        return ""

    def decode(self) -> Promise[None]:
        """https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-decode

        The standard waits for a request that may become available, and this one never does.
        """
        return promise_rejected_with(DOMException("No image is loaded.", "EncodingError"))


class HTMLLIElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmllielement"""

    __slots__ = ()


class HTMLMapElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmlmapelement"""

    __slots__ = ()


class HTMLMarqueeElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmlmarqueeelement"""

    __slots__ = ()


class HTMLMenuElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmlmenuelement"""

    __slots__ = ()


class HTMLMetaElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmlmetaelement"""

    __slots__ = ()


class HTMLModElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmlmodelement"""

    __slots__ = ()


class HTMLOListElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmlolistelement"""

    __slots__ = ()


class HTMLParagraphElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmlparagraphelement"""

    __slots__ = ()


class HTMLParamElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmlparamelement"""

    __slots__ = ()


class HTMLPictureElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmlpictureelement"""

    __slots__ = ()


class HTMLPreElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmlpreelement"""

    __slots__ = ()


class HTMLQuoteElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmlquoteelement"""

    __slots__ = ()


class HTMLSelectedContentElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmlselectedcontentelement"""

    __slots__ = ()


class HTMLSourceElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmlsourceelement"""

    __slots__ = ()


class HTMLSpanElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmlspanelement"""

    __slots__ = ()


class HTMLTableCaptionElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmltablecaptionelement"""

    __slots__ = ()


class HTMLTableColElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmltablecolelement"""

    __slots__ = ()


class HTMLTimeElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmltimeelement"""

    __slots__ = ()


class HTMLTitleElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmltitleelement"""

    __slots__ = ()


class HTMLTrackElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmltrackelement"""

    __slots__ = ()


class HTMLUListElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmlulistelement"""

    __slots__ = ()


class HTMLUnknownElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/#htmlunknownelement"""

    __slots__ = ()


class HTMLVideoElement(HTMLMediaElement):
    """https://html.spec.whatwg.org/multipage/#htmlvideoelement"""

    __slots__ = ()


class ElementInterfaces:
    """The classes of HTML elements by their local names."""

    __slots__ = ("by_name",)

    def __init__(self) -> None:
        self.by_name: dict[str, type[HTMLElement]] = {}
        self.add("audio", HTMLAudioElement)
        self.add("body", HTMLBodyElement)
        self.add("br", HTMLBRElement)
        self.add("button", HTMLButtonElement)
        self.add("canvas", HTMLCanvasElement)
        self.add("data", HTMLDataElement)
        self.add("datalist", HTMLDataListElement)
        self.add("details", HTMLDetailsElement)
        self.add("dialog", HTMLDialogElement)
        self.add("dir", HTMLDirectoryElement)
        self.add("div", HTMLDivElement)
        self.add("dl", HTMLDListElement)
        self.add("embed", HTMLEmbedElement)
        self.add("fieldset", HTMLFieldSetElement)
        self.add("font", HTMLFontElement)
        self.add("form", HTMLFormElement)
        self.add("frame", HTMLFrameElement)
        self.add("frameset", HTMLFrameSetElement)
        self.add("head", HTMLHeadElement)
        self.add("h1 h2 h3 h4 h5 h6", HTMLHeadingElement)
        self.add("hr", HTMLHRElement)
        self.add("html", HTMLHtmlElement)
        self.add("iframe", HTMLIFrameElement)
        self.add("img", HTMLImageElement)
        self.add("input", HTMLInputElement)
        self.add("label", HTMLLabelElement)
        self.add("legend", HTMLLegendElement)
        self.add("li", HTMLLIElement)
        self.add("link", HTMLLinkElement)
        self.add("map", HTMLMapElement)
        self.add("marquee", HTMLMarqueeElement)
        self.add("menu", HTMLMenuElement)
        self.add("meta", HTMLMetaElement)
        self.add("meter", HTMLMeterElement)
        self.add("del ins", HTMLModElement)
        self.add("object", HTMLObjectElement)
        self.add("ol", HTMLOListElement)
        self.add("optgroup", HTMLOptGroupElement)
        self.add("option", HTMLOptionElement)
        self.add("output", HTMLOutputElement)
        self.add("p", HTMLParagraphElement)
        self.add("param", HTMLParamElement)
        self.add("picture", HTMLPictureElement)
        self.add("listing pre xmp", HTMLPreElement)
        self.add("progress", HTMLProgressElement)
        self.add("blockquote q", HTMLQuoteElement)
        self.add("script", HTMLScriptElement)
        self.add("selectedcontent", HTMLSelectedContentElement)
        self.add("select", HTMLSelectElement)
        self.add("slot", HTMLSlotElement)
        self.add("source", HTMLSourceElement)
        self.add("span", HTMLSpanElement)
        self.add("style", HTMLStyleElement)
        self.add("caption", HTMLTableCaptionElement)
        self.add("td th", HTMLTableCellElement)
        self.add("col colgroup", HTMLTableColElement)
        self.add("table", HTMLTableElement)
        self.add("tr", HTMLTableRowElement)
        self.add("tbody tfoot thead", HTMLTableSectionElement)
        self.add("template", HTMLTemplateElement)
        self.add("textarea", HTMLTextAreaElement)
        self.add("time", HTMLTimeElement)
        self.add("title", HTMLTitleElement)
        self.add("track", HTMLTrackElement)
        self.add("ul", HTMLUListElement)
        self.add("applet bgsound blink isindex keygen multicol nextid spacer", HTMLUnknownElement)
        self.add("video", HTMLVideoElement)
        self.add(
            "abbr acronym address article aside b basefont bdi bdo big center cite code dd "
            "dfn dt em figcaption figure footer header hgroup i kbd main mark nav nobr "
            "noembed noframes noscript plaintext rb rp rt rtc ruby s samp search section "
            "small strike strong sub summary sup tt u var wbr",
            HTMLElement,
        )

    def add(self, local_names: str, interface: type[HTMLElement]) -> None:
        """Let elements of these names implement an interface."""
        for each in split_on_ascii_whitespace(local_names):
            self.by_name[each] = interface

    def of(self, local_name: str) -> type[HTMLElement]:
        """https://html.spec.whatwg.org/multipage/dom.html#htmlelement:element-interface"""
        interface = self.by_name.get(local_name)
        if interface is not None:
            return interface
        return HTMLElement if is_valid_custom_element_name(local_name) else HTMLUnknownElement


ELEMENT_INTERFACES: Final = ElementInterfaces()


def new_html_element(document: Document, local_name: str, prefix: str | None) -> HTMLElement:
    """Create an element that implements the element interface of a name."""
    return new_instance(ELEMENT_INTERFACES.of(local_name), document, local_name, prefix)


def is_event_of_the_window(type: str) -> bool:
    """Whether a body's event handler is that of the window.

    These are the window-reflecting body element event handler set and the members of
    https://html.spec.whatwg.org/multipage/webappapis.html#windoweventhandlers
    """
    return (
        type in ("blur", "error", "focus", "load", "resize", "scroll")
        or type in ("afterprint", "beforeprint", "beforeunload", "hashchange", "languagechange")
        or type in ("message", "messageerror", "offline", "online", "pagehide", "pagereveal")
        or type in ("pageshow", "pageswap", "popstate", "rejectionhandled", "storage")
        or type in ("unhandledrejection", "unload")
    )
