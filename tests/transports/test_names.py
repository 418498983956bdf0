"""What ``from webapi.transports import *`` gives."""

from types import ModuleType

import webapi.transports


def test_a_star_imports_every_public_name_and_no_module() -> None:
    named = {
        name: value
        for name, value in vars(webapi.transports).items()
        if not name.startswith("_") and not isinstance(value, ModuleType)
    }
    assert set(webapi.transports.__all__) == named.keys()
