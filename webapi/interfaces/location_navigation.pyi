"""Types of the LocationNavigation interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.navigation_type import NavigationType
from webapi.steps.location_navigation import Slots as _LocationNavigationSlots

class LocationNavigation(_LocationNavigationSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def url(self) -> str:
        """The URL that it leads to.

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-object-navigate
        """
    @property
    def navigationType(self) -> NavigationType:
        """``push``, ``replace`` or ``reload``.

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigationtype
        """
    @property
    def refused(self) -> bool:
        """Whether it was refused.

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-object-navigate
        """

def new_object(value: object) -> LocationNavigation: ...
