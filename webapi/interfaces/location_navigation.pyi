"""Types of the LocationNavigation interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.navigation_type import NavigationType
from webapi.steps.location_navigation import Slots as _LocationNavigationSlots

class LocationNavigation(_LocationNavigationSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def url(self) -> str: ...
    @property
    def navigationType(self) -> NavigationType: ...
    @property
    def refused(self) -> bool: ...

def new_object(value: object) -> LocationNavigation: ...
