"""The ARIAMixin mixin.

Made by ``python -m idl`` from idl/aria.webidl: change that, not this.
"""

from webapi.steps.reflection import (
    reflected_elements,
    reflected_nullable,
    set_reflected_elements,
    set_reflected_nullable,
)
from webapi.webidl.collections import frozen_array_of, nullable
from webapi.webidl.platform_objects import Interface, frozen_elements, inside
from webapi.webidl.strings import to_domstring

_to_nullable_domstring = nullable(to_domstring)
_aria_controls_elements = reflected_elements("aria-controls")
_Element = Interface("webapi.interfaces.element", "Element")
_to_aria_controls_elements = nullable(frozen_array_of(inside(_Element.convert, "_webapi_node")))
_aria_described_by_elements = reflected_elements("aria-describedby")
_to_aria_described_by_elements = nullable(frozen_array_of(inside(_Element.convert, "_webapi_node")))
_aria_details_elements = reflected_elements("aria-details")
_to_aria_details_elements = nullable(frozen_array_of(inside(_Element.convert, "_webapi_node")))
_aria_error_message_elements = reflected_elements("aria-errormessage")
_to_aria_error_message_elements = nullable(
    frozen_array_of(inside(_Element.convert, "_webapi_node"))
)
_aria_flow_to_elements = reflected_elements("aria-flowto")
_to_aria_flow_to_elements = nullable(frozen_array_of(inside(_Element.convert, "_webapi_node")))
_aria_labelled_by_elements = reflected_elements("aria-labelledby")
_to_aria_labelled_by_elements = nullable(frozen_array_of(inside(_Element.convert, "_webapi_node")))
_aria_owns_elements = reflected_elements("aria-owns")
_to_aria_owns_elements = nullable(frozen_array_of(inside(_Element.convert, "_webapi_node")))


class ARIAMixin:
    """Attributes of the mixin ARIAMixin that are alike in all interfaces."""

    __slots__ = ()

    role = property(
        reflected_nullable("role"),
        set_reflected_nullable(
            "role",
            _to_nullable_domstring,
            context="Failed to set the 'role' property on '{}': The provided value",
        ),
        doc="""The attribute ``role``.

        ``attribute DOMString? role``

        https://w3c.github.io/aria/#dom-ariamixin-role
        """,
    )

    ariaAtomic = property(
        reflected_nullable("aria-atomic"),
        set_reflected_nullable(
            "aria-atomic",
            _to_nullable_domstring,
            context="Failed to set the 'ariaAtomic' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-atomic``.

        ``attribute DOMString? ariaAtomic``

        https://w3c.github.io/aria/#dom-ariamixin-ariaatomic
        """,
    )

    ariaAutoComplete = property(
        reflected_nullable("aria-autocomplete"),
        set_reflected_nullable(
            "aria-autocomplete",
            _to_nullable_domstring,
            context="Failed to set the 'ariaAutoComplete' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-autocomplete``.

        ``attribute DOMString? ariaAutoComplete``

        https://w3c.github.io/aria/#dom-ariamixin-ariaautocomplete
        """,
    )

    ariaBrailleLabel = property(
        reflected_nullable("aria-braillelabel"),
        set_reflected_nullable(
            "aria-braillelabel",
            _to_nullable_domstring,
            context="Failed to set the 'ariaBrailleLabel' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-braillelabel``.

        ``attribute DOMString? ariaBrailleLabel``

        https://w3c.github.io/aria/#dom-ariamixin-ariabraillelabel
        """,
    )

    ariaBrailleRoleDescription = property(
        reflected_nullable("aria-brailleroledescription"),
        set_reflected_nullable(
            "aria-brailleroledescription",
            _to_nullable_domstring,
            context="Failed to set the 'ariaBrailleRoleDescription' property on '{}': The "
            "provided value",
        ),
        doc="""The attribute ``aria-brailleroledescription``.

        ``attribute DOMString? ariaBrailleRoleDescription``

        https://w3c.github.io/aria/#dom-ariamixin-ariabrailleroledescription
        """,
    )

    ariaBusy = property(
        reflected_nullable("aria-busy"),
        set_reflected_nullable(
            "aria-busy",
            _to_nullable_domstring,
            context="Failed to set the 'ariaBusy' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-busy``.

        ``attribute DOMString? ariaBusy``

        https://w3c.github.io/aria/#dom-ariamixin-ariabusy
        """,
    )

    ariaChecked = property(
        reflected_nullable("aria-checked"),
        set_reflected_nullable(
            "aria-checked",
            _to_nullable_domstring,
            context="Failed to set the 'ariaChecked' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-checked``.

        ``attribute DOMString? ariaChecked``

        https://w3c.github.io/aria/#dom-ariamixin-ariachecked
        """,
    )

    ariaColCount = property(
        reflected_nullable("aria-colcount"),
        set_reflected_nullable(
            "aria-colcount",
            _to_nullable_domstring,
            context="Failed to set the 'ariaColCount' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-colcount``.

        ``attribute DOMString? ariaColCount``

        https://w3c.github.io/aria/#dom-ariamixin-ariacolcount
        """,
    )

    ariaColIndex = property(
        reflected_nullable("aria-colindex"),
        set_reflected_nullable(
            "aria-colindex",
            _to_nullable_domstring,
            context="Failed to set the 'ariaColIndex' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-colindex``.

        ``attribute DOMString? ariaColIndex``

        https://w3c.github.io/aria/#dom-ariamixin-ariacolindex
        """,
    )

    ariaColIndexText = property(
        reflected_nullable("aria-colindextext"),
        set_reflected_nullable(
            "aria-colindextext",
            _to_nullable_domstring,
            context="Failed to set the 'ariaColIndexText' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-colindextext``.

        ``attribute DOMString? ariaColIndexText``

        https://w3c.github.io/aria/#dom-ariamixin-ariacolindextext
        """,
    )

    ariaColSpan = property(
        reflected_nullable("aria-colspan"),
        set_reflected_nullable(
            "aria-colspan",
            _to_nullable_domstring,
            context="Failed to set the 'ariaColSpan' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-colspan``.

        ``attribute DOMString? ariaColSpan``

        https://w3c.github.io/aria/#dom-ariamixin-ariacolspan
        """,
    )

    @property
    def ariaControlsElements(self):
        """The elements that it controls: those whose IDs ``aria-controls`` has, or those that were
        set.

        ``attribute FrozenArray<Element>? ariaControlsElements``

        https://w3c.github.io/aria/#dom-ariamixin-ariacontrolselements
        """
        return frozen_elements(_aria_controls_elements(self), _Element)

    ariaControlsElements = ariaControlsElements.setter(
        set_reflected_elements(
            "aria-controls",
            _to_aria_controls_elements,
            context="Failed to set the 'ariaControlsElements' property on '{}': The provided value",
        )
    )

    ariaCurrent = property(
        reflected_nullable("aria-current"),
        set_reflected_nullable(
            "aria-current",
            _to_nullable_domstring,
            context="Failed to set the 'ariaCurrent' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-current``.

        ``attribute DOMString? ariaCurrent``

        https://w3c.github.io/aria/#dom-ariamixin-ariacurrent
        """,
    )

    @property
    def ariaDescribedByElements(self):
        """The elements that describe it: those whose IDs ``aria-describedby`` has, or those that
        were set.

        ``attribute FrozenArray<Element>? ariaDescribedByElements``

        https://w3c.github.io/aria/#dom-ariamixin-ariadescribedbyelements
        """
        return frozen_elements(_aria_described_by_elements(self), _Element)

    ariaDescribedByElements = ariaDescribedByElements.setter(
        set_reflected_elements(
            "aria-describedby",
            _to_aria_described_by_elements,
            context="Failed to set the 'ariaDescribedByElements' property on '{}': The provided "
            "value",
        )
    )

    ariaDescription = property(
        reflected_nullable("aria-description"),
        set_reflected_nullable(
            "aria-description",
            _to_nullable_domstring,
            context="Failed to set the 'ariaDescription' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-description``.

        ``attribute DOMString? ariaDescription``

        https://w3c.github.io/aria/#dom-ariamixin-ariadescription
        """,
    )

    @property
    def ariaDetailsElements(self):
        """The elements with details of it: those whose IDs ``aria-details`` has, or those that were
        set.

        ``attribute FrozenArray<Element>? ariaDetailsElements``

        https://w3c.github.io/aria/#dom-ariamixin-ariadetailselements
        """
        return frozen_elements(_aria_details_elements(self), _Element)

    ariaDetailsElements = ariaDetailsElements.setter(
        set_reflected_elements(
            "aria-details",
            _to_aria_details_elements,
            context="Failed to set the 'ariaDetailsElements' property on '{}': The provided value",
        )
    )

    ariaDisabled = property(
        reflected_nullable("aria-disabled"),
        set_reflected_nullable(
            "aria-disabled",
            _to_nullable_domstring,
            context="Failed to set the 'ariaDisabled' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-disabled``.

        ``attribute DOMString? ariaDisabled``

        https://w3c.github.io/aria/#dom-ariamixin-ariadisabled
        """,
    )

    @property
    def ariaErrorMessageElements(self):
        """The elements with its error messages: those whose IDs ``aria-errormessage`` has, or those
        that were set.

        ``attribute FrozenArray<Element>? ariaErrorMessageElements``

        https://w3c.github.io/aria/#dom-ariamixin-ariaerrormessageelements
        """
        return frozen_elements(_aria_error_message_elements(self), _Element)

    ariaErrorMessageElements = ariaErrorMessageElements.setter(
        set_reflected_elements(
            "aria-errormessage",
            _to_aria_error_message_elements,
            context="Failed to set the 'ariaErrorMessageElements' property on '{}': The provided "
            "value",
        )
    )

    ariaExpanded = property(
        reflected_nullable("aria-expanded"),
        set_reflected_nullable(
            "aria-expanded",
            _to_nullable_domstring,
            context="Failed to set the 'ariaExpanded' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-expanded``.

        ``attribute DOMString? ariaExpanded``

        https://w3c.github.io/aria/#dom-ariamixin-ariaexpanded
        """,
    )

    @property
    def ariaFlowToElements(self):
        """The elements that a reader may read next: those whose IDs ``aria-flowto`` has, or those
        that were set.

        ``attribute FrozenArray<Element>? ariaFlowToElements``

        https://w3c.github.io/aria/#dom-ariamixin-ariaflowtoelements
        """
        return frozen_elements(_aria_flow_to_elements(self), _Element)

    ariaFlowToElements = ariaFlowToElements.setter(
        set_reflected_elements(
            "aria-flowto",
            _to_aria_flow_to_elements,
            context="Failed to set the 'ariaFlowToElements' property on '{}': The provided value",
        )
    )

    ariaHasPopup = property(
        reflected_nullable("aria-haspopup"),
        set_reflected_nullable(
            "aria-haspopup",
            _to_nullable_domstring,
            context="Failed to set the 'ariaHasPopup' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-haspopup``.

        ``attribute DOMString? ariaHasPopup``

        https://w3c.github.io/aria/#dom-ariamixin-ariahaspopup
        """,
    )

    ariaHidden = property(
        reflected_nullable("aria-hidden"),
        set_reflected_nullable(
            "aria-hidden",
            _to_nullable_domstring,
            context="Failed to set the 'ariaHidden' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-hidden``.

        ``attribute DOMString? ariaHidden``

        https://w3c.github.io/aria/#dom-ariamixin-ariahidden
        """,
    )

    ariaInvalid = property(
        reflected_nullable("aria-invalid"),
        set_reflected_nullable(
            "aria-invalid",
            _to_nullable_domstring,
            context="Failed to set the 'ariaInvalid' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-invalid``.

        ``attribute DOMString? ariaInvalid``

        https://w3c.github.io/aria/#dom-ariamixin-ariainvalid
        """,
    )

    ariaKeyShortcuts = property(
        reflected_nullable("aria-keyshortcuts"),
        set_reflected_nullable(
            "aria-keyshortcuts",
            _to_nullable_domstring,
            context="Failed to set the 'ariaKeyShortcuts' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-keyshortcuts``.

        ``attribute DOMString? ariaKeyShortcuts``

        https://w3c.github.io/aria/#dom-ariamixin-ariakeyshortcuts
        """,
    )

    ariaLabel = property(
        reflected_nullable("aria-label"),
        set_reflected_nullable(
            "aria-label",
            _to_nullable_domstring,
            context="Failed to set the 'ariaLabel' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-label``.

        ``attribute DOMString? ariaLabel``

        https://w3c.github.io/aria/#dom-ariamixin-arialabel
        """,
    )

    @property
    def ariaLabelledByElements(self):
        """The elements that label it: those whose IDs ``aria-labelledby`` has, or those that were
        set.

        ``attribute FrozenArray<Element>? ariaLabelledByElements``

        https://w3c.github.io/aria/#dom-ariamixin-arialabelledbyelements
        """
        return frozen_elements(_aria_labelled_by_elements(self), _Element)

    ariaLabelledByElements = ariaLabelledByElements.setter(
        set_reflected_elements(
            "aria-labelledby",
            _to_aria_labelled_by_elements,
            context="Failed to set the 'ariaLabelledByElements' property on '{}': The provided "
            "value",
        )
    )

    ariaLevel = property(
        reflected_nullable("aria-level"),
        set_reflected_nullable(
            "aria-level",
            _to_nullable_domstring,
            context="Failed to set the 'ariaLevel' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-level``.

        ``attribute DOMString? ariaLevel``

        https://w3c.github.io/aria/#dom-ariamixin-arialevel
        """,
    )

    ariaLive = property(
        reflected_nullable("aria-live"),
        set_reflected_nullable(
            "aria-live",
            _to_nullable_domstring,
            context="Failed to set the 'ariaLive' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-live``.

        ``attribute DOMString? ariaLive``

        https://w3c.github.io/aria/#dom-ariamixin-arialive
        """,
    )

    ariaModal = property(
        reflected_nullable("aria-modal"),
        set_reflected_nullable(
            "aria-modal",
            _to_nullable_domstring,
            context="Failed to set the 'ariaModal' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-modal``.

        ``attribute DOMString? ariaModal``

        https://w3c.github.io/aria/#dom-ariamixin-ariamodal
        """,
    )

    ariaMultiLine = property(
        reflected_nullable("aria-multiline"),
        set_reflected_nullable(
            "aria-multiline",
            _to_nullable_domstring,
            context="Failed to set the 'ariaMultiLine' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-multiline``.

        ``attribute DOMString? ariaMultiLine``

        https://w3c.github.io/aria/#dom-ariamixin-ariamultiline
        """,
    )

    ariaMultiSelectable = property(
        reflected_nullable("aria-multiselectable"),
        set_reflected_nullable(
            "aria-multiselectable",
            _to_nullable_domstring,
            context="Failed to set the 'ariaMultiSelectable' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-multiselectable``.

        ``attribute DOMString? ariaMultiSelectable``

        https://w3c.github.io/aria/#dom-ariamixin-ariamultiselectable
        """,
    )

    ariaOrientation = property(
        reflected_nullable("aria-orientation"),
        set_reflected_nullable(
            "aria-orientation",
            _to_nullable_domstring,
            context="Failed to set the 'ariaOrientation' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-orientation``.

        ``attribute DOMString? ariaOrientation``

        https://w3c.github.io/aria/#dom-ariamixin-ariaorientation
        """,
    )

    @property
    def ariaOwnsElements(self):
        """The elements that it owns: those whose IDs ``aria-owns`` has, or those that were set.

        ``attribute FrozenArray<Element>? ariaOwnsElements``

        https://w3c.github.io/aria/#dom-ariamixin-ariaownselements
        """
        return frozen_elements(_aria_owns_elements(self), _Element)

    ariaOwnsElements = ariaOwnsElements.setter(
        set_reflected_elements(
            "aria-owns",
            _to_aria_owns_elements,
            context="Failed to set the 'ariaOwnsElements' property on '{}': The provided value",
        )
    )

    ariaPlaceholder = property(
        reflected_nullable("aria-placeholder"),
        set_reflected_nullable(
            "aria-placeholder",
            _to_nullable_domstring,
            context="Failed to set the 'ariaPlaceholder' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-placeholder``.

        ``attribute DOMString? ariaPlaceholder``

        https://w3c.github.io/aria/#dom-ariamixin-ariaplaceholder
        """,
    )

    ariaPosInSet = property(
        reflected_nullable("aria-posinset"),
        set_reflected_nullable(
            "aria-posinset",
            _to_nullable_domstring,
            context="Failed to set the 'ariaPosInSet' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-posinset``.

        ``attribute DOMString? ariaPosInSet``

        https://w3c.github.io/aria/#dom-ariamixin-ariaposinset
        """,
    )

    ariaPressed = property(
        reflected_nullable("aria-pressed"),
        set_reflected_nullable(
            "aria-pressed",
            _to_nullable_domstring,
            context="Failed to set the 'ariaPressed' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-pressed``.

        ``attribute DOMString? ariaPressed``

        https://w3c.github.io/aria/#dom-ariamixin-ariapressed
        """,
    )

    ariaReadOnly = property(
        reflected_nullable("aria-readonly"),
        set_reflected_nullable(
            "aria-readonly",
            _to_nullable_domstring,
            context="Failed to set the 'ariaReadOnly' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-readonly``.

        ``attribute DOMString? ariaReadOnly``

        https://w3c.github.io/aria/#dom-ariamixin-ariareadonly
        """,
    )

    ariaRelevant = property(
        reflected_nullable("aria-relevant"),
        set_reflected_nullable(
            "aria-relevant",
            _to_nullable_domstring,
            context="Failed to set the 'ariaRelevant' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-relevant``.

        ``attribute DOMString? ariaRelevant``

        https://w3c.github.io/aria/#dom-ariamixin-ariarelevant
        """,
    )

    ariaRequired = property(
        reflected_nullable("aria-required"),
        set_reflected_nullable(
            "aria-required",
            _to_nullable_domstring,
            context="Failed to set the 'ariaRequired' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-required``.

        ``attribute DOMString? ariaRequired``

        https://w3c.github.io/aria/#dom-ariamixin-ariarequired
        """,
    )

    ariaRoleDescription = property(
        reflected_nullable("aria-roledescription"),
        set_reflected_nullable(
            "aria-roledescription",
            _to_nullable_domstring,
            context="Failed to set the 'ariaRoleDescription' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-roledescription``.

        ``attribute DOMString? ariaRoleDescription``

        https://w3c.github.io/aria/#dom-ariamixin-ariaroledescription
        """,
    )

    ariaRowCount = property(
        reflected_nullable("aria-rowcount"),
        set_reflected_nullable(
            "aria-rowcount",
            _to_nullable_domstring,
            context="Failed to set the 'ariaRowCount' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-rowcount``.

        ``attribute DOMString? ariaRowCount``

        https://w3c.github.io/aria/#dom-ariamixin-ariarowcount
        """,
    )

    ariaRowIndex = property(
        reflected_nullable("aria-rowindex"),
        set_reflected_nullable(
            "aria-rowindex",
            _to_nullable_domstring,
            context="Failed to set the 'ariaRowIndex' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-rowindex``.

        ``attribute DOMString? ariaRowIndex``

        https://w3c.github.io/aria/#dom-ariamixin-ariarowindex
        """,
    )

    ariaRowIndexText = property(
        reflected_nullable("aria-rowindextext"),
        set_reflected_nullable(
            "aria-rowindextext",
            _to_nullable_domstring,
            context="Failed to set the 'ariaRowIndexText' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-rowindextext``.

        ``attribute DOMString? ariaRowIndexText``

        https://w3c.github.io/aria/#dom-ariamixin-ariarowindextext
        """,
    )

    ariaRowSpan = property(
        reflected_nullable("aria-rowspan"),
        set_reflected_nullable(
            "aria-rowspan",
            _to_nullable_domstring,
            context="Failed to set the 'ariaRowSpan' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-rowspan``.

        ``attribute DOMString? ariaRowSpan``

        https://w3c.github.io/aria/#dom-ariamixin-ariarowspan
        """,
    )

    ariaSelected = property(
        reflected_nullable("aria-selected"),
        set_reflected_nullable(
            "aria-selected",
            _to_nullable_domstring,
            context="Failed to set the 'ariaSelected' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-selected``.

        ``attribute DOMString? ariaSelected``

        https://w3c.github.io/aria/#dom-ariamixin-ariaselected
        """,
    )

    ariaSetSize = property(
        reflected_nullable("aria-setsize"),
        set_reflected_nullable(
            "aria-setsize",
            _to_nullable_domstring,
            context="Failed to set the 'ariaSetSize' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-setsize``.

        ``attribute DOMString? ariaSetSize``

        https://w3c.github.io/aria/#dom-ariamixin-ariasetsize
        """,
    )

    ariaSort = property(
        reflected_nullable("aria-sort"),
        set_reflected_nullable(
            "aria-sort",
            _to_nullable_domstring,
            context="Failed to set the 'ariaSort' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-sort``.

        ``attribute DOMString? ariaSort``

        https://w3c.github.io/aria/#dom-ariamixin-ariasort
        """,
    )

    ariaValueMax = property(
        reflected_nullable("aria-valuemax"),
        set_reflected_nullable(
            "aria-valuemax",
            _to_nullable_domstring,
            context="Failed to set the 'ariaValueMax' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-valuemax``.

        ``attribute DOMString? ariaValueMax``

        https://w3c.github.io/aria/#dom-ariamixin-ariavaluemax
        """,
    )

    ariaValueMin = property(
        reflected_nullable("aria-valuemin"),
        set_reflected_nullable(
            "aria-valuemin",
            _to_nullable_domstring,
            context="Failed to set the 'ariaValueMin' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-valuemin``.

        ``attribute DOMString? ariaValueMin``

        https://w3c.github.io/aria/#dom-ariamixin-ariavaluemin
        """,
    )

    ariaValueNow = property(
        reflected_nullable("aria-valuenow"),
        set_reflected_nullable(
            "aria-valuenow",
            _to_nullable_domstring,
            context="Failed to set the 'ariaValueNow' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-valuenow``.

        ``attribute DOMString? ariaValueNow``

        https://w3c.github.io/aria/#dom-ariamixin-ariavaluenow
        """,
    )

    ariaValueText = property(
        reflected_nullable("aria-valuetext"),
        set_reflected_nullable(
            "aria-valuetext",
            _to_nullable_domstring,
            context="Failed to set the 'ariaValueText' property on '{}': The provided value",
        ),
        doc="""The attribute ``aria-valuetext``.

        ``attribute DOMString? ariaValueText``

        https://w3c.github.io/aria/#dom-ariamixin-ariavaluetext
        """,
    )
