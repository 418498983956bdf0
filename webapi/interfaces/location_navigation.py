"""The LocationNavigation interface.

Made by ``python -m idl`` from idl/python.webidl: change that, not this.
"""

from webapi.steps import location_navigation as steps
from webapi.webidl import realm
from webapi.webidl.exceptions import illegal_constructor


class LocationNavigation:
    """``interface LocationNavigation``"""

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")

    def __init__(self, /, *_):
        raise illegal_constructor("LocationNavigation")

    url = property(
        steps.url_getter,
        doc="""``readonly attribute USVString url``""",
    )

    navigationType = property(
        steps.navigationType_getter,
        doc="""``readonly attribute NavigationType navigationType``""",
    )

    refused = property(
        steps.refused_getter,
        doc="""``readonly attribute boolean refused``""",
    )

    def __str__(self):
        return "[object LocationNavigation]"

    __repr__ = steps.inspect


realm.interfaces["LocationNavigation"] = LocationNavigation
