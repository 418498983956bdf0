"""The HTMLElement interface.

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from webapi.dom.forms.element_internals import attach_internals
from webapi.interfaces import MODULES
from webapi.interfaces.element import Element
from webapi.interfaces.focus_options import to_focus_options
from webapi.interfaces.global_event_handlers import GlobalEventHandlers
from webapi.interfaces.html_or_svg_or_math_ml_element import HTMLOrSVGOrMathMLElement
from webapi.interfaces.show_popover_options import to_show_popover_options
from webapi.interfaces.toggle_popover_options import to_toggle_popover_options
from webapi.steps import html_element as steps
from webapi.steps import html_or_svg_or_math_ml_element as html_or_svg_or_math_ml_element_steps
from webapi.steps.custom_element_reactions import REACTIONS
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_keyword,
    set_reflected_boolean,
    set_reflected_domstring,
    set_reflected_nullable,
)
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.numeric import to_unrestricted_double
from webapi.webidl.objects import to_boolean, to_null
from webapi.webidl.platform_objects import Interface, maker_of_inheriting
from webapi.webidl.setters import forwarding_setter, include, value_setter
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring
from webapi.webidl.unions import Choices, union

_ElementInternals = Interface("webapi.interfaces.element_internals", "ElementInternals")
_to_hidden = union(
    "(boolean or unrestricted double or DOMString)?",
    Choices(
        nullable=to_null, boolean=to_boolean, numeric=to_unrestricted_double, string=to_domstring
    ),
)
_to_options = union(
    "(TogglePopoverOptions or boolean)",
    Choices(dictionary=to_toggle_popover_options, boolean=to_boolean),
)
_to_nullable_domstring = nullable(to_domstring)
_CSSStyleProperties = Interface("webapi.interfaces.css_style_properties", "CSSStyleProperties")


class HTMLElement(Element):
    """An element of HTML.

    ``interface HTMLElement : Element``

    https://html.spec.whatwg.org/multipage/#htmlelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLElement"

    def __init__(self):
        """``constructor()``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-htmlelement
        """
        steps.constructor(self)

    @classmethod
    def new(cls):
        """Call HTMLElement: what ``new HTMLElement(…)`` is in JavaScript."""
        return cls()

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "HTMLElement")

    def attachInternals(self):
        """The internals of a custom element, once.

        ``ElementInternals attachInternals()``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-attachinternals
        """
        if not isinstance(self, HTMLElement):
            raise illegal_invocation()
        value = attach_internals(self._webapi_node)
        return value.platform_object or _ElementInternals.new(value)

    title = property(
        reflected_domstring("title"),
        set_reflected_domstring("title", to_domstring),
        doc="""The attribute ``title``.

        ``attribute DOMString title``

        https://html.spec.whatwg.org/multipage/#dom-title
        """,
    )

    lang = property(
        reflected_domstring("lang"),
        set_reflected_domstring("lang", to_domstring),
        doc="""The attribute ``lang``.

        ``attribute DOMString lang``

        https://html.spec.whatwg.org/multipage/#dom-lang
        """,
    )

    @property
    def translate(self):
        """Whether it may be translated: its own attribute, or that of the nearest ancestor that has
        one.

        ``attribute boolean translate``

        https://html.spec.whatwg.org/multipage/#dom-translate
        """
        return self._webapi_node.translate

    translate = translate.setter(
        value_setter("_webapi_node", "translate", to_boolean, reactions=REACTIONS)
    )

    dir = property(
        reflected_keyword("dir", {"ltr": "ltr", "rtl": "rtl", "auto": "auto"}, "", ""),
        set_reflected_domstring("dir", to_domstring),
        doc="""The direction: ``ltr``, ``rtl``, ``auto`` or an empty string.

        ``attribute DOMString dir``

        https://html.spec.whatwg.org/multipage/#dom-dir
        """,
    )

    hidden = property(
        steps.hidden_getter,
        value_setter(
            "_webapi_node",
            "hidden",
            _to_hidden,
            context="Failed to set the 'hidden' property on 'HTMLElement': The provided value",
            reactions=REACTIONS,
        ),
        doc="""Whether it has the attribute ``hidden``, or ``until-found``.

        ``attribute (boolean or unrestricted double or DOMString)? hidden``

        https://html.spec.whatwg.org/multipage/#dom-hidden
        """,
    )

    inert = property(
        reflected_boolean("inert"),
        set_reflected_boolean("inert", to_boolean),
        doc="""The attribute ``inert``.

        ``attribute boolean inert``

        https://html.spec.whatwg.org/multipage/#dom-inert
        """,
    )

    def click(self):
        """Dispatch a ``click`` event, unless the element is a disabled control.

        ``undefined click()``

        https://html.spec.whatwg.org/multipage/#dom-click
        """
        if not isinstance(self, HTMLElement):
            raise illegal_invocation()
        self._webapi_node.click()

    accessKey = property(
        reflected_domstring("accesskey"),
        set_reflected_domstring("accesskey", to_domstring),
        doc="""The attribute ``accesskey``.

        ``attribute DOMString accessKey``

        https://html.spec.whatwg.org/multipage/#dom-accesskey
        """,
    )

    @property
    def draggable(self):
        """Whether users may drag it.

        ``attribute boolean draggable``

        https://html.spec.whatwg.org/multipage/#dom-draggable
        """
        return self._webapi_node.draggable

    draggable = draggable.setter(
        value_setter("_webapi_node", "draggable", to_boolean, reactions=REACTIONS)
    )

    @property
    def spellcheck(self):
        """Whether its text is checked: its own attribute, or that of the nearest ancestor that has
        one.

        ``attribute boolean spellcheck``

        https://html.spec.whatwg.org/multipage/#dom-spellcheck
        """
        return self._webapi_node.spellcheck

    spellcheck = spellcheck.setter(
        value_setter("_webapi_node", "spellcheck", to_boolean, reactions=REACTIONS)
    )

    writingSuggestions = property(
        steps.writingSuggestions_getter,
        set_reflected_domstring("writingsuggestions", to_domstring),
        doc="""``attribute DOMString writingSuggestions``

        https://html.spec.whatwg.org/multipage/#dom-writingsuggestions
        """,
    )

    autocapitalize = property(
        steps.autocapitalize_getter,
        set_reflected_domstring("autocapitalize", to_domstring),
        doc="""``attribute DOMString autocapitalize``

        https://html.spec.whatwg.org/multipage/#dom-autocapitalize
        """,
    )

    @property
    def innerText(self):
        """The text content. Setting it turns newlines into ``br`` elements.

        ``attribute [LegacyNullToEmptyString] DOMString innerText``

        https://html.spec.whatwg.org/multipage/#dom-innertext
        """
        return self._webapi_node.inner_text

    innerText = innerText.setter(
        value_setter("_webapi_node", "inner_text", to_nullable_empty_domstring, reactions=REACTIONS)
    )

    @property
    def outerText(self):
        """The text content. Setting it replaces the element.

        ``attribute [LegacyNullToEmptyString] DOMString outerText``

        https://html.spec.whatwg.org/multipage/#dom-outertext
        """
        return self._webapi_node.outer_text

    outerText = outerText.setter(
        value_setter("_webapi_node", "outer_text", to_nullable_empty_domstring, reactions=REACTIONS)
    )

    def showPopover(self, options=None, **named):
        """Show a popover. Events ``beforetoggle`` and ``toggle`` tell of it.

        ``undefined showPopover(optional ShowPopoverOptions options = {})``

        https://html.spec.whatwg.org/multipage/popover.html#dom-showpopover
        """
        if named:
            options = options_by_name("showPopover", named, options, {"showPopover(": ("source",)})
        if not isinstance(self, HTMLElement):
            raise illegal_invocation()
        steps.showPopover(
            self,
            to_show_popover_options(
                options, "Failed to execute 'showPopover' on 'HTMLElement': parameter 1"
            ),
        )

    def hidePopover(self):
        """Hide a popover.

        ``undefined hidePopover()``

        https://html.spec.whatwg.org/multipage/popover.html#dom-hidepopover
        """
        if not isinstance(self, HTMLElement):
            raise illegal_invocation()
        steps.hidePopover(self)

    def togglePopover(self, options=None, **named):
        """Show or hide a popover; return whether it is shown.

        ``boolean togglePopover(optional (TogglePopoverOptions or boolean) options = {})``

        https://html.spec.whatwg.org/multipage/popover.html#dom-togglepopover
        """
        if named:
            options = options_by_name(
                "togglePopover", named, options, {"togglePopover(": ("force", "source")}
            )
        if not isinstance(self, HTMLElement):
            raise illegal_invocation()
        return steps.togglePopover(
            self,
            _to_options(options, "Failed to execute 'togglePopover' on 'HTMLElement': parameter 1"),
        )

    popover = property(
        reflected_keyword(
            "popover",
            {"auto": "auto", "manual": "manual", "hint": "hint", "": "auto"},
            None,
            "manual",
        ),
        set_reflected_nullable(
            "popover",
            _to_nullable_domstring,
            context="Failed to set the 'popover' property on 'HTMLElement': The provided value",
        ),
        doc="""``auto``, ``hint`` or ``manual``; None if the element is no popover.

        ``attribute DOMString? popover``

        https://html.spec.whatwg.org/multipage/popover.html#dom-popover
        """,
    )

    @property
    def style(self):
        """The declarations of the attribute ``style``. To set it is to set their ``cssText``.

        ``readonly attribute CSSStyleProperties style``

        https://drafts.csswg.org/cssom/#dom-elementcssinlinestyle-style
        """
        value = self._webapi_node.style
        return value.platform_object or _CSSStyleProperties.new(value)

    style = style.setter(forwarding_setter("style", "cssText"))

    @property
    def contentEditable(self):
        """``true``, ``false``, ``plaintext-only`` or ``inherit``.

        ``attribute DOMString contentEditable``

        https://html.spec.whatwg.org/multipage/#dom-contenteditable
        """
        return self._webapi_node.content_editable

    contentEditable = contentEditable.setter(
        value_setter("_webapi_node", "content_editable", to_domstring, reactions=REACTIONS)
    )

    enterKeyHint = property(
        reflected_keyword(
            "enterkeyhint",
            {
                "enter": "enter",
                "done": "done",
                "go": "go",
                "next": "next",
                "previous": "previous",
                "search": "search",
                "send": "send",
            },
            "",
            "",
        ),
        set_reflected_domstring("enterkeyhint", to_domstring),
        doc="""``attribute DOMString enterKeyHint``

        https://html.spec.whatwg.org/multipage/#dom-enterkeyhint
        """,
    )

    @property
    def isContentEditable(self):
        """Whether it can be edited: it, or the nearest ancestor that says so.

        ``readonly attribute boolean isContentEditable``

        https://html.spec.whatwg.org/multipage/#dom-iscontenteditable
        """
        return self._webapi_node.is_content_editable

    inputMode = property(
        reflected_keyword(
            "inputmode",
            {
                "none": "none",
                "text": "text",
                "tel": "tel",
                "url": "url",
                "email": "email",
                "numeric": "numeric",
                "decimal": "decimal",
                "search": "search",
            },
            "",
            "",
        ),
        set_reflected_domstring("inputmode", to_domstring),
        doc="""``attribute DOMString inputMode``

        https://html.spec.whatwg.org/multipage/#dom-inputmode
        """,
    )

    def focus(self, options=None, **named):
        """Make it the active element of its document, if a browser could focus it, and fire events.

        ``undefined focus(optional FocusOptions options = {})``

        https://html.spec.whatwg.org/multipage/#dom-focus
        """
        if named:
            options = options_by_name(
                "focus", named, options, {"focus(": ("focusVisible", "preventScroll")}
            )
        if not isinstance(self, HTMLElement):
            raise illegal_invocation()
        html_or_svg_or_math_ml_element_steps.focus(
            self,
            to_focus_options(options, "Failed to execute 'focus' on 'HTMLElement': parameter 1"),
        )

    def blur(self):
        """Take the focus away from it.

        ``undefined blur()``

        https://html.spec.whatwg.org/multipage/#dom-blur
        """
        if not isinstance(self, HTMLElement):
            raise illegal_invocation()
        self._webapi_node.blur()


include(HTMLElement, GlobalEventHandlers, HTMLOrSVGOrMathMLElement)

new_object = maker_of_inheriting(HTMLElement, steps.initialize, MODULES, steps.class_of)
