"""The DOMStringMap interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.steps import dom_string_map as steps
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker
from webapi.webidl.string_maps import StringMap


class DOMStringMap(StringMap):
    """The attributes ``data-*`` of an element. A name that is not there raises ``KeyError`` or
    ``AttributeError``.

    ``interface DOMStringMap``

    https://html.spec.whatwg.org/multipage/#domstringmap
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "DOMStringMap"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("DOMStringMap")

    __str__ = to_object_text
    __repr__ = steps.inspect
    _webapi_supported_property_names = steps.supported_property_names
    _webapi_named_item = steps.named_item
    _webapi_set_item = steps.set_item
    _webapi_remove_item = steps.remove_item
    __reduce__ = refuse_to_copy


new_object = maker(DOMStringMap, steps.initialize)
