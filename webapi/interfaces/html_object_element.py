"""The HTMLObjectElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_integer,
    reflected_url,
    set_reflected_boolean,
    set_reflected_domstring,
    set_reflected_unsigned,
)
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring, to_usvstring

_HTMLFormElement = Interface("webapi.interfaces.html_form_element", "HTMLFormElement")
_ValidityState = Interface("webapi.interfaces.validity_state", "ValidityState")


class HTMLObjectElement(HTMLElement):
    """An ``object`` element.

    ``interface HTMLObjectElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlobjectelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLObjectElement")

    data = property(
        reflected_url("data"),
        doc="""The attribute ``data``.

        ``attribute USVString data``

        https://html.spec.whatwg.org/multipage/#dom-object-data
        """,
    )

    @data.setter
    def data(self, value, /):
        try:
            set_reflected_domstring(self, "data", to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    type = property(
        reflected_domstring("type"),
        doc="""The attribute ``type``.

        ``attribute DOMString type``

        https://html.spec.whatwg.org/multipage/#dom-object-type
        """,
    )

    @type.setter
    def type(self, value, /):
        try:
            set_reflected_domstring(self, "type", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    name = property(
        reflected_domstring("name"),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-object-name
        """,
    )

    @name.setter
    def name(self, value, /):
        try:
            set_reflected_domstring(self, "name", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    width = property(
        reflected_domstring("width"),
        doc="""The attribute ``width``.

        ``attribute DOMString width``

        https://html.spec.whatwg.org/multipage/#dom-object-width
        """,
    )

    @width.setter
    def width(self, value, /):
        try:
            set_reflected_domstring(self, "width", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    height = property(
        reflected_domstring("height"),
        doc="""The attribute ``height``.

        ``attribute DOMString height``

        https://html.spec.whatwg.org/multipage/#dom-object-height
        """,
    )

    @height.setter
    def height(self, value, /):
        try:
            set_reflected_domstring(self, "height", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    align = property(
        reflected_domstring("align"),
        doc="""The attribute ``align``.

        ``attribute DOMString align``

        https://html.spec.whatwg.org/multipage/#dom-object-align
        """,
    )

    @align.setter
    def align(self, value, /):
        try:
            set_reflected_domstring(self, "align", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    archive = property(
        reflected_domstring("archive"),
        doc="""The attribute ``archive``.

        ``attribute DOMString archive``

        https://html.spec.whatwg.org/multipage/#dom-object-archive
        """,
    )

    @archive.setter
    def archive(self, value, /):
        try:
            set_reflected_domstring(self, "archive", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    code = property(
        reflected_domstring("code"),
        doc="""The attribute ``code``.

        ``attribute DOMString code``

        https://html.spec.whatwg.org/multipage/#dom-object-code
        """,
    )

    @code.setter
    def code(self, value, /):
        try:
            set_reflected_domstring(self, "code", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    declare = property(
        reflected_boolean("declare"),
        doc="""The attribute ``declare``.

        ``attribute boolean declare``

        https://html.spec.whatwg.org/multipage/#dom-object-declare
        """,
    )

    @declare.setter
    def declare(self, value, /):
        try:
            set_reflected_boolean(self, "declare", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    hspace = property(
        reflected_integer("hspace", 0, 0),
        doc="""The attribute ``hspace``.

        ``attribute unsigned long hspace``

        https://html.spec.whatwg.org/multipage/#dom-object-hspace
        """,
    )

    @hspace.setter
    def hspace(self, value, /):
        try:
            set_reflected_unsigned(
                self,
                "hspace",
                to_unsigned_long(
                    value,
                    "Failed to set the 'hspace' property on 'HTMLObjectElement': The provided "
                    "value",
                ),
                0,
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    standby = property(
        reflected_domstring("standby"),
        doc="""The attribute ``standby``.

        ``attribute DOMString standby``

        https://html.spec.whatwg.org/multipage/#dom-object-standby
        """,
    )

    @standby.setter
    def standby(self, value, /):
        try:
            set_reflected_domstring(self, "standby", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    vspace = property(
        reflected_integer("vspace", 0, 0),
        doc="""The attribute ``vspace``.

        ``attribute unsigned long vspace``

        https://html.spec.whatwg.org/multipage/#dom-object-vspace
        """,
    )

    @vspace.setter
    def vspace(self, value, /):
        try:
            set_reflected_unsigned(
                self,
                "vspace",
                to_unsigned_long(
                    value,
                    "Failed to set the 'vspace' property on 'HTMLObjectElement': The provided "
                    "value",
                ),
                0,
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    codeBase = property(
        reflected_url("codebase"),
        doc="""The attribute ``codebase``.

        ``attribute DOMString codeBase``

        https://html.spec.whatwg.org/multipage/#dom-object-codebase
        """,
    )

    @codeBase.setter
    def codeBase(self, value, /):
        try:
            set_reflected_domstring(self, "codebase", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    codeType = property(
        reflected_domstring("codetype"),
        doc="""The attribute ``codetype``.

        ``attribute DOMString codeType``

        https://html.spec.whatwg.org/multipage/#dom-object-codetype
        """,
    )

    @codeType.setter
    def codeType(self, value, /):
        try:
            set_reflected_domstring(self, "codetype", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    useMap = property(
        reflected_domstring("usemap"),
        doc="""The attribute ``usemap``.

        ``attribute DOMString useMap``

        https://html.spec.whatwg.org/multipage/#dom-object-usemap
        """,
    )

    @useMap.setter
    def useMap(self, value, /):
        try:
            set_reflected_domstring(self, "usemap", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    border = property(
        reflected_domstring("border"),
        doc="""The attribute ``border``.

        ``attribute [LegacyNullToEmptyString] DOMString border``

        https://html.spec.whatwg.org/multipage/#dom-object-border
        """,
    )

    @border.setter
    def border(self, value, /):
        try:
            set_reflected_domstring(self, "border", to_nullable_empty_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def form(self):
        """The form that owns the element, or ``None``.

        ``readonly attribute HTMLFormElement? form``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fae-form
        """
        value = self._webapi_node.form
        return None if value is None else value.platform_object or _HTMLFormElement.new(value)

    @property
    def willValidate(self):
        """Whether the element takes part in validation: it is not disabled, read-only or in a
        ``datalist``.

        ``readonly attribute boolean willValidate``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-willvalidate
        """
        return self._webapi_node.will_validate

    @property
    def validity(self):
        """What is wrong with the value.

        ``readonly attribute ValidityState validity``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-validity
        """
        value = self._webapi_node.validity
        return value.platform_object or _ValidityState.new(value)

    @property
    def validationMessage(self):
        """The problem, in Chromium's English; empty if there is none.

        ``readonly attribute DOMString validationMessage``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-validationmessage
        """
        return self._webapi_node.validation_message

    def checkValidity(self):
        """Whether the element is valid. The event ``invalid`` is fired if not.

        ``boolean checkValidity()``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-checkvalidity
        """
        if not isinstance(self, HTMLObjectElement):
            raise illegal_invocation()
        return self._webapi_node.check_validity()

    def reportValidity(self):
        """The same as ``checkValidity``: there is no user to whom the problem could be reported.

        ``boolean reportValidity()``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-reportvalidity
        """
        if not isinstance(self, HTMLObjectElement):
            raise illegal_invocation()
        return self._webapi_node.report_validity()

    def setCustomValidity(self, error):
        """Make the element invalid with a message, or take that back with an empty one.

        ``undefined setCustomValidity(DOMString error)``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-setcustomvalidity
        """
        if not isinstance(self, HTMLObjectElement):
            raise illegal_invocation()
        self._webapi_node.set_custom_validity(to_domstring(error))

    def __str__(self):
        return "[object HTMLObjectElement]"


def new_object(value):
    """A new HTMLObjectElement object of what steps returned."""
    this = HTMLObjectElement.__new__(HTMLObjectElement)
    html_element_steps.initialize(this, value)
    return this
