"""Types of the LocationNavigation interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.navigation_type import NavigationType
from webapi.interfaces.request import Request
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
    @property
    def target(self) -> str:
        """The form's attribute ``target``. Only a navigation of this window changes the document's
        URL.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fs-target
        """
    @property
    def request(self) -> Request:
        """The request for the next document. That of a form that is posted has its body.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#submit-body
        """

def new_object(value: object) -> LocationNavigation: ...
