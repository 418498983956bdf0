"""Types of the ARIAMixin mixin. Made by ``python -m idl``."""

from collections.abc import Iterable

from webapi.interfaces.element import Element
from webapi.webidl.types import StringLike

class ARIAMixin:
    @property
    def role(self) -> str | None:
        """The attribute ``role``.

        https://w3c.github.io/aria/#dom-ariamixin-role
        """
    @role.setter
    def role(self, value: StringLike, /) -> None: ...
    @property
    def ariaActiveDescendantElement(self) -> Element | None:
        """The element that is active in it: the one whose ID ``aria-activedescendant`` is, or the
        one that was set.

        https://w3c.github.io/aria/#dom-ariamixin-ariaactivedescendantelement
        """
    @ariaActiveDescendantElement.setter
    def ariaActiveDescendantElement(self, value: Element | None, /) -> None: ...
    @property
    def ariaAtomic(self) -> str | None:
        """The attribute ``aria-atomic``.

        https://w3c.github.io/aria/#dom-ariamixin-ariaatomic
        """
    @ariaAtomic.setter
    def ariaAtomic(self, value: StringLike, /) -> None: ...
    @property
    def ariaAutoComplete(self) -> str | None:
        """The attribute ``aria-autocomplete``.

        https://w3c.github.io/aria/#dom-ariamixin-ariaautocomplete
        """
    @ariaAutoComplete.setter
    def ariaAutoComplete(self, value: StringLike, /) -> None: ...
    @property
    def ariaBrailleLabel(self) -> str | None:
        """The attribute ``aria-braillelabel``.

        https://w3c.github.io/aria/#dom-ariamixin-ariabraillelabel
        """
    @ariaBrailleLabel.setter
    def ariaBrailleLabel(self, value: StringLike, /) -> None: ...
    @property
    def ariaBrailleRoleDescription(self) -> str | None:
        """The attribute ``aria-brailleroledescription``.

        https://w3c.github.io/aria/#dom-ariamixin-ariabrailleroledescription
        """
    @ariaBrailleRoleDescription.setter
    def ariaBrailleRoleDescription(self, value: StringLike, /) -> None: ...
    @property
    def ariaBusy(self) -> str | None:
        """The attribute ``aria-busy``.

        https://w3c.github.io/aria/#dom-ariamixin-ariabusy
        """
    @ariaBusy.setter
    def ariaBusy(self, value: StringLike, /) -> None: ...
    @property
    def ariaChecked(self) -> str | None:
        """The attribute ``aria-checked``.

        https://w3c.github.io/aria/#dom-ariamixin-ariachecked
        """
    @ariaChecked.setter
    def ariaChecked(self, value: StringLike, /) -> None: ...
    @property
    def ariaColCount(self) -> str | None:
        """The attribute ``aria-colcount``.

        https://w3c.github.io/aria/#dom-ariamixin-ariacolcount
        """
    @ariaColCount.setter
    def ariaColCount(self, value: StringLike, /) -> None: ...
    @property
    def ariaColIndex(self) -> str | None:
        """The attribute ``aria-colindex``.

        https://w3c.github.io/aria/#dom-ariamixin-ariacolindex
        """
    @ariaColIndex.setter
    def ariaColIndex(self, value: StringLike, /) -> None: ...
    @property
    def ariaColIndexText(self) -> str | None:
        """The attribute ``aria-colindextext``.

        https://w3c.github.io/aria/#dom-ariamixin-ariacolindextext
        """
    @ariaColIndexText.setter
    def ariaColIndexText(self, value: StringLike, /) -> None: ...
    @property
    def ariaColSpan(self) -> str | None:
        """The attribute ``aria-colspan``.

        https://w3c.github.io/aria/#dom-ariamixin-ariacolspan
        """
    @ariaColSpan.setter
    def ariaColSpan(self, value: StringLike, /) -> None: ...
    @property
    def ariaControlsElements(self) -> tuple[Element, ...] | None:
        """The elements that it controls: those whose IDs ``aria-controls`` has, or those that were
        set.

        https://w3c.github.io/aria/#dom-ariamixin-ariacontrolselements
        """
    @ariaControlsElements.setter
    def ariaControlsElements(self, value: Iterable[Element] | None, /) -> None: ...
    @property
    def ariaCurrent(self) -> str | None:
        """The attribute ``aria-current``.

        https://w3c.github.io/aria/#dom-ariamixin-ariacurrent
        """
    @ariaCurrent.setter
    def ariaCurrent(self, value: StringLike, /) -> None: ...
    @property
    def ariaDescribedByElements(self) -> tuple[Element, ...] | None:
        """The elements that describe it: those whose IDs ``aria-describedby`` has, or those that
        were set.

        https://w3c.github.io/aria/#dom-ariamixin-ariadescribedbyelements
        """
    @ariaDescribedByElements.setter
    def ariaDescribedByElements(self, value: Iterable[Element] | None, /) -> None: ...
    @property
    def ariaDescription(self) -> str | None:
        """The attribute ``aria-description``.

        https://w3c.github.io/aria/#dom-ariamixin-ariadescription
        """
    @ariaDescription.setter
    def ariaDescription(self, value: StringLike, /) -> None: ...
    @property
    def ariaDetailsElements(self) -> tuple[Element, ...] | None:
        """The elements with details of it: those whose IDs ``aria-details`` has, or those that were
        set.

        https://w3c.github.io/aria/#dom-ariamixin-ariadetailselements
        """
    @ariaDetailsElements.setter
    def ariaDetailsElements(self, value: Iterable[Element] | None, /) -> None: ...
    @property
    def ariaDisabled(self) -> str | None:
        """The attribute ``aria-disabled``.

        https://w3c.github.io/aria/#dom-ariamixin-ariadisabled
        """
    @ariaDisabled.setter
    def ariaDisabled(self, value: StringLike, /) -> None: ...
    @property
    def ariaErrorMessageElements(self) -> tuple[Element, ...] | None:
        """The elements with its error messages: those whose IDs ``aria-errormessage`` has, or those
        that were set.

        https://w3c.github.io/aria/#dom-ariamixin-ariaerrormessageelements
        """
    @ariaErrorMessageElements.setter
    def ariaErrorMessageElements(self, value: Iterable[Element] | None, /) -> None: ...
    @property
    def ariaExpanded(self) -> str | None:
        """The attribute ``aria-expanded``.

        https://w3c.github.io/aria/#dom-ariamixin-ariaexpanded
        """
    @ariaExpanded.setter
    def ariaExpanded(self, value: StringLike, /) -> None: ...
    @property
    def ariaFlowToElements(self) -> tuple[Element, ...] | None:
        """The elements that a reader may read next: those whose IDs ``aria-flowto`` has, or those
        that were set.

        https://w3c.github.io/aria/#dom-ariamixin-ariaflowtoelements
        """
    @ariaFlowToElements.setter
    def ariaFlowToElements(self, value: Iterable[Element] | None, /) -> None: ...
    @property
    def ariaHasPopup(self) -> str | None:
        """The attribute ``aria-haspopup``.

        https://w3c.github.io/aria/#dom-ariamixin-ariahaspopup
        """
    @ariaHasPopup.setter
    def ariaHasPopup(self, value: StringLike, /) -> None: ...
    @property
    def ariaHidden(self) -> str | None:
        """The attribute ``aria-hidden``.

        https://w3c.github.io/aria/#dom-ariamixin-ariahidden
        """
    @ariaHidden.setter
    def ariaHidden(self, value: StringLike, /) -> None: ...
    @property
    def ariaInvalid(self) -> str | None:
        """The attribute ``aria-invalid``.

        https://w3c.github.io/aria/#dom-ariamixin-ariainvalid
        """
    @ariaInvalid.setter
    def ariaInvalid(self, value: StringLike, /) -> None: ...
    @property
    def ariaKeyShortcuts(self) -> str | None:
        """The attribute ``aria-keyshortcuts``.

        https://w3c.github.io/aria/#dom-ariamixin-ariakeyshortcuts
        """
    @ariaKeyShortcuts.setter
    def ariaKeyShortcuts(self, value: StringLike, /) -> None: ...
    @property
    def ariaLabel(self) -> str | None:
        """The attribute ``aria-label``.

        https://w3c.github.io/aria/#dom-ariamixin-arialabel
        """
    @ariaLabel.setter
    def ariaLabel(self, value: StringLike, /) -> None: ...
    @property
    def ariaLabelledByElements(self) -> tuple[Element, ...] | None:
        """The elements that label it: those whose IDs ``aria-labelledby`` has, or those that were
        set.

        https://w3c.github.io/aria/#dom-ariamixin-arialabelledbyelements
        """
    @ariaLabelledByElements.setter
    def ariaLabelledByElements(self, value: Iterable[Element] | None, /) -> None: ...
    @property
    def ariaLevel(self) -> str | None:
        """The attribute ``aria-level``.

        https://w3c.github.io/aria/#dom-ariamixin-arialevel
        """
    @ariaLevel.setter
    def ariaLevel(self, value: StringLike, /) -> None: ...
    @property
    def ariaLive(self) -> str | None:
        """The attribute ``aria-live``.

        https://w3c.github.io/aria/#dom-ariamixin-arialive
        """
    @ariaLive.setter
    def ariaLive(self, value: StringLike, /) -> None: ...
    @property
    def ariaModal(self) -> str | None:
        """The attribute ``aria-modal``.

        https://w3c.github.io/aria/#dom-ariamixin-ariamodal
        """
    @ariaModal.setter
    def ariaModal(self, value: StringLike, /) -> None: ...
    @property
    def ariaMultiLine(self) -> str | None:
        """The attribute ``aria-multiline``.

        https://w3c.github.io/aria/#dom-ariamixin-ariamultiline
        """
    @ariaMultiLine.setter
    def ariaMultiLine(self, value: StringLike, /) -> None: ...
    @property
    def ariaMultiSelectable(self) -> str | None:
        """The attribute ``aria-multiselectable``.

        https://w3c.github.io/aria/#dom-ariamixin-ariamultiselectable
        """
    @ariaMultiSelectable.setter
    def ariaMultiSelectable(self, value: StringLike, /) -> None: ...
    @property
    def ariaOrientation(self) -> str | None:
        """The attribute ``aria-orientation``.

        https://w3c.github.io/aria/#dom-ariamixin-ariaorientation
        """
    @ariaOrientation.setter
    def ariaOrientation(self, value: StringLike, /) -> None: ...
    @property
    def ariaOwnsElements(self) -> tuple[Element, ...] | None:
        """The elements that it owns: those whose IDs ``aria-owns`` has, or those that were set.

        https://w3c.github.io/aria/#dom-ariamixin-ariaownselements
        """
    @ariaOwnsElements.setter
    def ariaOwnsElements(self, value: Iterable[Element] | None, /) -> None: ...
    @property
    def ariaPlaceholder(self) -> str | None:
        """The attribute ``aria-placeholder``.

        https://w3c.github.io/aria/#dom-ariamixin-ariaplaceholder
        """
    @ariaPlaceholder.setter
    def ariaPlaceholder(self, value: StringLike, /) -> None: ...
    @property
    def ariaPosInSet(self) -> str | None:
        """The attribute ``aria-posinset``.

        https://w3c.github.io/aria/#dom-ariamixin-ariaposinset
        """
    @ariaPosInSet.setter
    def ariaPosInSet(self, value: StringLike, /) -> None: ...
    @property
    def ariaPressed(self) -> str | None:
        """The attribute ``aria-pressed``.

        https://w3c.github.io/aria/#dom-ariamixin-ariapressed
        """
    @ariaPressed.setter
    def ariaPressed(self, value: StringLike, /) -> None: ...
    @property
    def ariaReadOnly(self) -> str | None:
        """The attribute ``aria-readonly``.

        https://w3c.github.io/aria/#dom-ariamixin-ariareadonly
        """
    @ariaReadOnly.setter
    def ariaReadOnly(self, value: StringLike, /) -> None: ...
    @property
    def ariaRelevant(self) -> str | None:
        """The attribute ``aria-relevant``.

        https://w3c.github.io/aria/#dom-ariamixin-ariarelevant
        """
    @ariaRelevant.setter
    def ariaRelevant(self, value: StringLike, /) -> None: ...
    @property
    def ariaRequired(self) -> str | None:
        """The attribute ``aria-required``.

        https://w3c.github.io/aria/#dom-ariamixin-ariarequired
        """
    @ariaRequired.setter
    def ariaRequired(self, value: StringLike, /) -> None: ...
    @property
    def ariaRoleDescription(self) -> str | None:
        """The attribute ``aria-roledescription``.

        https://w3c.github.io/aria/#dom-ariamixin-ariaroledescription
        """
    @ariaRoleDescription.setter
    def ariaRoleDescription(self, value: StringLike, /) -> None: ...
    @property
    def ariaRowCount(self) -> str | None:
        """The attribute ``aria-rowcount``.

        https://w3c.github.io/aria/#dom-ariamixin-ariarowcount
        """
    @ariaRowCount.setter
    def ariaRowCount(self, value: StringLike, /) -> None: ...
    @property
    def ariaRowIndex(self) -> str | None:
        """The attribute ``aria-rowindex``.

        https://w3c.github.io/aria/#dom-ariamixin-ariarowindex
        """
    @ariaRowIndex.setter
    def ariaRowIndex(self, value: StringLike, /) -> None: ...
    @property
    def ariaRowIndexText(self) -> str | None:
        """The attribute ``aria-rowindextext``.

        https://w3c.github.io/aria/#dom-ariamixin-ariarowindextext
        """
    @ariaRowIndexText.setter
    def ariaRowIndexText(self, value: StringLike, /) -> None: ...
    @property
    def ariaRowSpan(self) -> str | None:
        """The attribute ``aria-rowspan``.

        https://w3c.github.io/aria/#dom-ariamixin-ariarowspan
        """
    @ariaRowSpan.setter
    def ariaRowSpan(self, value: StringLike, /) -> None: ...
    @property
    def ariaSelected(self) -> str | None:
        """The attribute ``aria-selected``.

        https://w3c.github.io/aria/#dom-ariamixin-ariaselected
        """
    @ariaSelected.setter
    def ariaSelected(self, value: StringLike, /) -> None: ...
    @property
    def ariaSetSize(self) -> str | None:
        """The attribute ``aria-setsize``.

        https://w3c.github.io/aria/#dom-ariamixin-ariasetsize
        """
    @ariaSetSize.setter
    def ariaSetSize(self, value: StringLike, /) -> None: ...
    @property
    def ariaSort(self) -> str | None:
        """The attribute ``aria-sort``.

        https://w3c.github.io/aria/#dom-ariamixin-ariasort
        """
    @ariaSort.setter
    def ariaSort(self, value: StringLike, /) -> None: ...
    @property
    def ariaValueMax(self) -> str | None:
        """The attribute ``aria-valuemax``.

        https://w3c.github.io/aria/#dom-ariamixin-ariavaluemax
        """
    @ariaValueMax.setter
    def ariaValueMax(self, value: StringLike, /) -> None: ...
    @property
    def ariaValueMin(self) -> str | None:
        """The attribute ``aria-valuemin``.

        https://w3c.github.io/aria/#dom-ariamixin-ariavaluemin
        """
    @ariaValueMin.setter
    def ariaValueMin(self, value: StringLike, /) -> None: ...
    @property
    def ariaValueNow(self) -> str | None:
        """The attribute ``aria-valuenow``.

        https://w3c.github.io/aria/#dom-ariamixin-ariavaluenow
        """
    @ariaValueNow.setter
    def ariaValueNow(self, value: StringLike, /) -> None: ...
    @property
    def ariaValueText(self) -> str | None:
        """The attribute ``aria-valuetext``.

        https://w3c.github.io/aria/#dom-ariamixin-ariavaluetext
        """
    @ariaValueText.setter
    def ariaValueText(self, value: StringLike, /) -> None: ...
