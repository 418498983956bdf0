"""The CSSMediaRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_condition_rule import CSSConditionRule
from webapi.steps import css_rule as css_rule_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.setters import forwarding_setter

_MediaList = Interface("webapi.interfaces.media_list", "MediaList")


class CSSMediaRule(CSSConditionRule):
    """The rule ``@media``.

    ``interface CSSMediaRule : CSSConditionRule``

    https://drafts.csswg.org/cssom/#cssmediarule
    """

    __slots__ = ()
    _webapi_interface_name = "CSSMediaRule"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSMediaRule")

    @property
    def media(self):
        """The media queries. To set it is to set their ``mediaText``.

        ``readonly attribute MediaList media``

        https://drafts.csswg.org/cssom/#dom-cssmediarule-media
        """
        value = self._webapi_rule.media
        return value.platform_object or _MediaList.new(value)

    media = media.setter(forwarding_setter("media", "mediaText"))


new_object = maker(CSSMediaRule, css_rule_steps.initialize)
