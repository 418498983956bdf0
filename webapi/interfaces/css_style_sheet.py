"""The CSSStyleSheet interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_style_sheet_init import to_css_style_sheet_init
from webapi.interfaces.style_sheet import StyleSheet
from webapi.steps import css_style_sheet as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.promises import promise_rejected_with
from webapi.webidl.strings import to_domstring, to_usvstring
from webapi.webidl.thrown_value import thrown_value

_CSSRule = Interface("webapi.interfaces.css_rule", "CSSRule")
_CSSRuleList = Interface("webapi.interfaces.css_rule_list", "CSSRuleList")


class CSSStyleSheet(StyleSheet):
    """A style sheet that a script constructs. Nothing applies its rules: they are data.

    ``interface CSSStyleSheet : StyleSheet``

    https://drafts.csswg.org/cssom/#cssstylesheet

    >>> from webapi import CSSStyleSheet
    >>> sheet = CSSStyleSheet({"media": "print"})
    >>> sheet.replaceSync("p { color: red } @media screen { a:HOVER { margin: 0 } }")
    >>> [rule.cssText for rule in sheet.cssRules]
    ['p { color: red; }', '@media screen {\\n  a:hover { margin: 0px; }\\n}']
    """

    __slots__ = ()
    _webapi_interface_name = "CSSStyleSheet"

    def __init__(self, options=None, **named):
        """A sheet without rules, of the document that scripts without a page have.

        ``constructor(optional CSSStyleSheetInit options = {})``

        https://drafts.csswg.org/cssom/#dom-cssstylesheet-cssstylesheet
        """
        if named:
            options = options_by_name(
                "CSSStyleSheet", named, options, {"CSSStyleSheet(": ("disabled", "media")}
            )
        steps.constructor(
            self,
            to_css_style_sheet_init(options, "Failed to construct 'CSSStyleSheet': parameter 1"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call CSSStyleSheet: what ``new CSSStyleSheet(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "CSSStyleSheet")

    @property
    def ownerRule(self):
        """``None``: the sheet was constructed.

        ``readonly attribute CSSRule? ownerRule``

        https://drafts.csswg.org/cssom/#dom-cssstylesheet-ownerrule
        """
        value = self._webapi_sheet.owner_rule
        return None if value is None else value.platform_object or _CSSRule.new(value)

    @property
    def cssRules(self):
        """The rules, in a live list.

        ``readonly attribute CSSRuleList cssRules``

        https://drafts.csswg.org/cssom/#dom-cssstylesheet-cssrules
        """
        value = self._webapi_sheet.css_rules
        return value.platform_object or _CSSRuleList.new(value)

    def insertRule(self, rule, index=None):
        """Insert a rule before an index, and return the index. Anything but one known rule is a
        SyntaxError.

        ``unsigned long insertRule(DOMString rule, optional unsigned long index = 0)``

        https://drafts.csswg.org/cssom/#dom-cssstylesheet-insertrule
        """
        if not isinstance(self, CSSStyleSheet):
            raise illegal_invocation()
        return self._webapi_sheet.insert_rule(
            to_domstring(rule),
            0
            if index is None
            else to_unsigned_long(
                index, "Failed to execute 'insertRule' on 'CSSStyleSheet': parameter 2"
            ),
        )

    def deleteRule(self, index):
        """Remove a rule.

        ``undefined deleteRule(unsigned long index)``

        https://drafts.csswg.org/cssom/#dom-cssstylesheet-deleterule
        """
        if not isinstance(self, CSSStyleSheet):
            raise illegal_invocation()
        self._webapi_sheet.delete_rule(
            to_unsigned_long(
                index, "Failed to execute 'deleteRule' on 'CSSStyleSheet': parameter 1"
            )
        )

    def replace(self, text):
        """Replace all rules. The promise has the sheet.

        ``Promise<any> replace(USVString text)``

        https://drafts.csswg.org/cssom/#dom-cssstylesheet-replace
        """
        try:
            if not isinstance(self, CSSStyleSheet):
                raise illegal_invocation()
            return self._webapi_sheet.replace(to_usvstring(text))
        except Exception as error:
            return promise_rejected_with(thrown_value(error))

    def replaceSync(self, text):
        """Replace all rules at once.

        ``undefined replaceSync(USVString text)``

        https://drafts.csswg.org/cssom/#dom-cssstylesheet-replacesync
        """
        if not isinstance(self, CSSStyleSheet):
            raise illegal_invocation()
        self._webapi_sheet.replace_sync(to_usvstring(text))

    @property
    def rules(self):
        """An older name of ``cssRules``.

        ``readonly attribute CSSRuleList rules``

        https://drafts.csswg.org/cssom/#dom-cssstylesheet-rules
        """
        value = self._webapi_sheet.rules
        return value.platform_object or _CSSRuleList.new(value)

    def addRule(self, selector=None, style=None, index=None):
        """An older method: insert a rule of a selector and declarations, by default behind the
        others.

        ``long addRule(optional DOMString selector = "undefined", optional DOMString style =
        "undefined", optional unsigned long index)``

        https://drafts.csswg.org/cssom/#dom-cssstylesheet-addrule
        """
        if not isinstance(self, CSSStyleSheet):
            raise illegal_invocation()
        return self._webapi_sheet.add_rule(
            "undefined" if selector is None else to_domstring(selector),
            "undefined" if style is None else to_domstring(style),
            None
            if index is None
            else to_unsigned_long(
                index, "Failed to execute 'addRule' on 'CSSStyleSheet': parameter 3"
            ),
        )

    def removeRule(self, index=None):
        """An older name of ``deleteRule``, by default for the first rule.

        ``undefined removeRule(optional unsigned long index = 0)``

        https://drafts.csswg.org/cssom/#dom-cssstylesheet-removerule
        """
        if not isinstance(self, CSSStyleSheet):
            raise illegal_invocation()
        self._webapi_sheet.remove_rule(
            0
            if index is None
            else to_unsigned_long(
                index, "Failed to execute 'removeRule' on 'CSSStyleSheet': parameter 1"
            )
        )


new_object = maker(CSSStyleSheet, steps.initialize)
