"""The CSSImportRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_rule import CSSRule
from webapi.steps import css_rule as css_rule_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.setters import forwarding_setter

_MediaList = Interface("webapi.interfaces.media_list", "MediaList")
_CSSStyleSheet = Interface("webapi.interfaces.css_style_sheet", "CSSStyleSheet")


class CSSImportRule(CSSRule):
    """The rule ``@import``.

    ``interface CSSImportRule : CSSRule``

    https://drafts.csswg.org/cssom/#cssimportrule
    """

    __slots__ = ()
    _webapi_interface_name = "CSSImportRule"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSImportRule")

    @property
    def href(self):
        """The URL, as it is written.

        ``readonly attribute USVString href``

        https://drafts.csswg.org/cssom/#dom-cssimportrule-href
        """
        return self._webapi_rule.href

    @property
    def media(self):
        """The media queries. To set it is to set their ``mediaText``.

        ``readonly attribute MediaList media``

        https://drafts.csswg.org/cssom/#dom-cssimportrule-media
        """
        value = self._webapi_rule.media
        return value.platform_object or _MediaList.new(value)

    media = media.setter(forwarding_setter("media", "mediaText"))

    @property
    def styleSheet(self):
        """The imported style sheet, or ``None`` if none is loaded.

        ``readonly attribute CSSStyleSheet? styleSheet``

        https://drafts.csswg.org/cssom/#dom-cssimportrule-stylesheet
        """
        value = self._webapi_rule.style_sheet
        return None if value is None else value.platform_object or _CSSStyleSheet.new(value)

    @property
    def layerName(self):
        """The name of the layer; empty for one without a name, and ``None`` for no layer.

        ``readonly attribute DOMString? layerName``

        https://drafts.csswg.org/cssom/#dom-cssimportrule-layername
        """
        return self._webapi_rule.layer_name

    @property
    def supportsText(self):
        """The condition in ``supports()``, or ``None``.

        ``readonly attribute DOMString? supportsText``

        https://drafts.csswg.org/cssom/#dom-cssimportrule-supportstext
        """
        return self._webapi_rule.supports_text


new_object = maker(CSSImportRule, css_rule_steps.initialize)
