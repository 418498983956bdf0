"""The LocationNavigationHandler callback: #callbackdef-locationnavigationhandler

Made by ``python -m idl`` from idl/python.webidl: change that, not this.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from webapi.webidl.callbacks import callback_function
from webapi.webidl.objects import to_any
from webapi.webidl.platform_objects import Interface, same

_LocationNavigation = Interface("webapi.interfaces.location_navigation", "LocationNavigation")

LocationNavigationHandler: TypeAlias = "Callable[..., object]"

to_location_navigation_handler = callback_function(
    "LocationNavigationHandler", 1, to_any, objects=(same(_LocationNavigation),)
)
