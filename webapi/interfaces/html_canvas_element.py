"""The HTMLCanvasElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_integer, set_reflected_unsigned
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class HTMLCanvasElement(HTMLElement):
    """A ``canvas`` element.

    ``interface HTMLCanvasElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlcanvaselement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLCanvasElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLCanvasElement")

    width = property(
        reflected_integer("width", 300, 0),
        set_reflected_unsigned(
            "width",
            to_unsigned_long,
            300,
            context="Failed to set the 'width' property on 'HTMLCanvasElement': The provided value",
        ),
        doc="""The attribute ``width``.

        ``attribute unsigned long width``

        https://html.spec.whatwg.org/multipage/#dom-canvas-width
        """,
    )

    height = property(
        reflected_integer("height", 150, 0),
        set_reflected_unsigned(
            "height",
            to_unsigned_long,
            150,
            context="Failed to set the 'height' property on 'HTMLCanvasElement': The provided "
            "value",
        ),
        doc="""The attribute ``height``.

        ``attribute unsigned long height``

        https://html.spec.whatwg.org/multipage/#dom-canvas-height
        """,
    )

    def getContext(self, contextId, options=None):
        """Return None: nothing is drawn, so no context is supported.

        ``object? getContext(DOMString contextId, optional any options = null)``

        https://html.spec.whatwg.org/multipage/#dom-canvas-getcontext
        """
        if not isinstance(self, HTMLCanvasElement):
            raise illegal_invocation()
        return self._webapi_node.get_context(to_domstring(contextId), options)


new_object = maker(HTMLCanvasElement, html_element_steps.initialize)
