"""The HTMLObjectElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.constraint_validation import ConstraintValidation
from webapi.interfaces.form_associated_element import FormAssociatedElement
from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
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
from webapi.webidl.platform_objects import maker
from webapi.webidl.setters import include
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring, to_usvstring


class HTMLObjectElement(HTMLElement):
    """An ``object`` element.

    ``interface HTMLObjectElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlobjectelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLObjectElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLObjectElement")

    data = property(
        reflected_url("data"),
        set_reflected_domstring("data", to_usvstring),
        doc="""The attribute ``data``.

        ``attribute USVString data``

        https://html.spec.whatwg.org/multipage/#dom-object-data
        """,
    )

    type = property(
        reflected_domstring("type"),
        set_reflected_domstring("type", to_domstring),
        doc="""The attribute ``type``.

        ``attribute DOMString type``

        https://html.spec.whatwg.org/multipage/#dom-object-type
        """,
    )

    name = property(
        reflected_domstring("name"),
        set_reflected_domstring("name", to_domstring),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-object-name
        """,
    )

    width = property(
        reflected_domstring("width"),
        set_reflected_domstring("width", to_domstring),
        doc="""The attribute ``width``.

        ``attribute DOMString width``

        https://html.spec.whatwg.org/multipage/#dom-object-width
        """,
    )

    height = property(
        reflected_domstring("height"),
        set_reflected_domstring("height", to_domstring),
        doc="""The attribute ``height``.

        ``attribute DOMString height``

        https://html.spec.whatwg.org/multipage/#dom-object-height
        """,
    )

    align = property(
        reflected_domstring("align"),
        set_reflected_domstring("align", to_domstring),
        doc="""The attribute ``align``.

        ``attribute DOMString align``

        https://html.spec.whatwg.org/multipage/#dom-object-align
        """,
    )

    archive = property(
        reflected_domstring("archive"),
        set_reflected_domstring("archive", to_domstring),
        doc="""The attribute ``archive``.

        ``attribute DOMString archive``

        https://html.spec.whatwg.org/multipage/#dom-object-archive
        """,
    )

    code = property(
        reflected_domstring("code"),
        set_reflected_domstring("code", to_domstring),
        doc="""The attribute ``code``.

        ``attribute DOMString code``

        https://html.spec.whatwg.org/multipage/#dom-object-code
        """,
    )

    declare = property(
        reflected_boolean("declare"),
        set_reflected_boolean("declare", to_boolean),
        doc="""The attribute ``declare``.

        ``attribute boolean declare``

        https://html.spec.whatwg.org/multipage/#dom-object-declare
        """,
    )

    hspace = property(
        reflected_integer("hspace", 0, 0),
        set_reflected_unsigned(
            "hspace",
            to_unsigned_long,
            0,
            context="Failed to set the 'hspace' property on 'HTMLObjectElement': The provided "
            "value",
        ),
        doc="""The attribute ``hspace``.

        ``attribute unsigned long hspace``

        https://html.spec.whatwg.org/multipage/#dom-object-hspace
        """,
    )

    standby = property(
        reflected_domstring("standby"),
        set_reflected_domstring("standby", to_domstring),
        doc="""The attribute ``standby``.

        ``attribute DOMString standby``

        https://html.spec.whatwg.org/multipage/#dom-object-standby
        """,
    )

    vspace = property(
        reflected_integer("vspace", 0, 0),
        set_reflected_unsigned(
            "vspace",
            to_unsigned_long,
            0,
            context="Failed to set the 'vspace' property on 'HTMLObjectElement': The provided "
            "value",
        ),
        doc="""The attribute ``vspace``.

        ``attribute unsigned long vspace``

        https://html.spec.whatwg.org/multipage/#dom-object-vspace
        """,
    )

    codeBase = property(
        reflected_url("codebase"),
        set_reflected_domstring("codebase", to_domstring),
        doc="""The attribute ``codebase``.

        ``attribute DOMString codeBase``

        https://html.spec.whatwg.org/multipage/#dom-object-codebase
        """,
    )

    codeType = property(
        reflected_domstring("codetype"),
        set_reflected_domstring("codetype", to_domstring),
        doc="""The attribute ``codetype``.

        ``attribute DOMString codeType``

        https://html.spec.whatwg.org/multipage/#dom-object-codetype
        """,
    )

    useMap = property(
        reflected_domstring("usemap"),
        set_reflected_domstring("usemap", to_domstring),
        doc="""The attribute ``usemap``.

        ``attribute DOMString useMap``

        https://html.spec.whatwg.org/multipage/#dom-object-usemap
        """,
    )

    border = property(
        reflected_domstring("border"),
        set_reflected_domstring("border", to_nullable_empty_domstring),
        doc="""The attribute ``border``.

        ``attribute [LegacyNullToEmptyString] DOMString border``

        https://html.spec.whatwg.org/multipage/#dom-object-border
        """,
    )

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


include(HTMLObjectElement, FormAssociatedElement, ConstraintValidation)

new_object = maker(HTMLObjectElement, html_element_steps.initialize)
