"""The HTMLBaseElement interface.

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_base_element as steps
from webapi.webidl import realm
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.strings import to_domstring, to_usvstring


class HTMLBaseElement(HTMLElement):
    """``interface HTMLBaseElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlbaseelement
    """

    __slots__ = (*steps.Slots.__annotations__,)

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLBaseElement")

    href = property(
        steps.href_getter,
        doc="""``attribute USVString href``

        https://html.spec.whatwg.org/multipage/#dom-htmlbaseelement-href
        """,
    )

    @href.setter
    def href(self, value, /):
        steps.href_setter(self, to_usvstring(value))

    target = property(
        steps.target_getter,
        doc="""``attribute DOMString target``

        https://html.spec.whatwg.org/multipage/#dom-htmlbaseelement-target
        """,
    )

    @target.setter
    def target(self, value, /):
        steps.target_setter(self, to_domstring(value))

    def __str__(self):
        return "[object HTMLBaseElement]"

    __repr__ = steps.inspect


realm.interfaces["HTMLBaseElement"] = HTMLBaseElement
