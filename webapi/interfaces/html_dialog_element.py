"""The HTMLDialogElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import (
    reflected_boolean,
    set_reflected_boolean,
    set_reflected_domstring,
)
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import maker
from webapi.webidl.setters import value_setter
from webapi.webidl.strings import to_domstring


class HTMLDialogElement(HTMLElement):
    """A ``dialog`` element.

    ``interface HTMLDialogElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmldialogelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLDialogElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLDialogElement")

    open = property(
        reflected_boolean("open"),
        set_reflected_boolean("open", to_boolean),
        doc="""The attribute ``open``.

        ``attribute boolean open``

        https://html.spec.whatwg.org/multipage/#dom-dialog-open
        """,
    )

    @property
    def returnValue(self):
        """``attribute DOMString returnValue``

        https://html.spec.whatwg.org/multipage/#dom-dialog-returnvalue
        """
        return self._webapi_node.return_value

    returnValue = returnValue.setter(value_setter("_webapi_node", "return_value", to_domstring))

    @property
    def closedBy(self):
        """``attribute DOMString closedBy``

        https://html.spec.whatwg.org/multipage/#dom-dialog-closedby
        """
        return self._webapi_node.closed_by

    closedBy = closedBy.setter(set_reflected_domstring("closedby", to_domstring))

    def show(self):
        """Open the dialog beside the page.

        ``undefined show()``

        https://html.spec.whatwg.org/multipage/#dom-dialog-show
        """
        if not isinstance(self, HTMLDialogElement):
            raise illegal_invocation()
        try:
            self._webapi_node.show()
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def showModal(self):
        """Open the dialog before the page, which is inert meanwhile.

        ``undefined showModal()``

        https://html.spec.whatwg.org/multipage/#dom-dialog-showmodal
        """
        if not isinstance(self, HTMLDialogElement):
            raise illegal_invocation()
        try:
            self._webapi_node.show_modal()
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def close(self, returnValue=None):
        """Close the dialog; ``returnValue`` becomes its own.

        ``undefined close(optional DOMString returnValue)``

        https://html.spec.whatwg.org/multipage/#dom-dialog-close
        """
        if not isinstance(self, HTMLDialogElement):
            raise illegal_invocation()
        try:
            self._webapi_node.close(None if returnValue is None else to_domstring(returnValue))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def requestClose(self, returnValue=None):
        """Close the dialog, unless a listener of ``cancel`` prevents it.

        ``undefined requestClose(optional DOMString returnValue)``

        https://html.spec.whatwg.org/multipage/#dom-dialog-requestclose
        """
        if not isinstance(self, HTMLDialogElement):
            raise illegal_invocation()
        try:
            self._webapi_node.request_close(
                None if returnValue is None else to_domstring(returnValue)
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()


new_object = maker(HTMLDialogElement, html_element_steps.initialize)
