"""The StyleSheet interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.steps import style_sheet as steps
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface
from webapi.webidl.setters import forwarding_setter, value_setter

_Element = Interface("webapi.interfaces.element", "Element")
_CSSStyleSheet = Interface("webapi.interfaces.css_style_sheet", "CSSStyleSheet")
_MediaList = Interface("webapi.interfaces.media_list", "MediaList")


class StyleSheet:
    """A style sheet.

    ``interface StyleSheet``

    https://drafts.csswg.org/cssom/#stylesheet
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "StyleSheet"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("StyleSheet")

    @property
    def type(self):
        """The type: ``text/css``.

        ``readonly attribute DOMString type``

        https://drafts.csswg.org/cssom/#dom-stylesheet-type
        """
        return self._webapi_sheet.type

    @property
    def href(self):
        """``None``: the sheet was constructed.

        ``readonly attribute DOMString? href``

        https://drafts.csswg.org/cssom/#dom-stylesheet-href
        """
        return self._webapi_sheet.href

    @property
    def ownerNode(self):
        """``None``: the sheet was constructed.

        ``readonly attribute Element? ownerNode``

        https://drafts.csswg.org/cssom/#dom-stylesheet-ownernode
        """
        value = self._webapi_sheet.owner_node
        return None if value is None else value.platform_object or _Element.new(value)

    @property
    def parentStyleSheet(self):
        """``None``: the sheet was constructed.

        ``readonly attribute CSSStyleSheet? parentStyleSheet``

        https://drafts.csswg.org/cssom/#dom-stylesheet-parentstylesheet
        """
        value = self._webapi_sheet.parent_style_sheet
        return None if value is None else value.platform_object or _CSSStyleSheet.new(value)

    @property
    def title(self):
        """``None``: the sheet was constructed.

        ``readonly attribute DOMString? title``

        https://drafts.csswg.org/cssom/#dom-stylesheet-title
        """
        return self._webapi_sheet.title

    @property
    def media(self):
        """The media that the sheet is for. To set it is to set its ``mediaText``.

        ``readonly attribute MediaList media``

        https://drafts.csswg.org/cssom/#dom-stylesheet-media
        """
        value = self._webapi_sheet.media
        return value.platform_object or _MediaList.new(value)

    media = media.setter(forwarding_setter("media", "mediaText"))

    @property
    def disabled(self):
        """Whether the sheet is disabled.

        ``attribute boolean disabled``

        https://drafts.csswg.org/cssom/#dom-stylesheet-disabled
        """
        return self._webapi_sheet.disabled

    disabled = disabled.setter(value_setter("_webapi_sheet", "disabled", to_boolean))

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy
