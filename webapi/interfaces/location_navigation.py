"""The LocationNavigation interface.

Made by ``python -m idl`` from idl/python.webidl: change that, not this.
"""

from webapi.steps import location_navigation as steps
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface, maker

_Request = Interface("webapi.interfaces.request", "Request")


class LocationNavigation:
    """A navigation that a `Location` recorded.

    ``interface LocationNavigation``

    https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-object-navigate
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "LocationNavigation"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("LocationNavigation")

    url = property(
        steps.url_getter,
        doc="""The URL that it leads to.

        ``readonly attribute USVString url``

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-object-navigate
        """,
    )

    navigationType = property(
        steps.navigationType_getter,
        doc="""``push``, ``replace`` or ``reload``.

        ``readonly attribute NavigationType navigationType``

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigationtype
        """,
    )

    refused = property(
        steps.refused_getter,
        doc="""Whether it was refused.

        ``readonly attribute boolean refused``

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-object-navigate
        """,
    )

    target = property(
        steps.target_getter,
        doc="""The form's attribute ``target``. Only a navigation of this window changes the
        document's URL.

        ``readonly attribute DOMString target``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fs-target
        """,
    )

    @property
    def request(self):
        """The request for the next document. That of a form that is posted has its body.

        ``readonly attribute Request request``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#submit-body
        """
        value = steps.request_getter(self)
        return value.platform_object or _Request.new(value)

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(LocationNavigation, steps.initialize)
