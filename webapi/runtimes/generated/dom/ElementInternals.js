// Interfaces, made by python -m idl from idl/element_internals.webidl: change that, not this.

const asFile = platformObjectValue(FileBrand);
const asFormData = platformObjectValue(FormDataBrand);
const as3 = unionValue({ __proto__: null, nullable: undefinedValue, string: scalarValueString, interfaces: [[FileBrand, asFile], [FormDataBrand, asFormData]] });
const asValidityStateFlags = dictionaryValue("ValidityStateFlags", [["badInput", booleanValue, false], ["customError", booleanValue, false], ["patternMismatch", booleanValue, false], ["rangeOverflow", booleanValue, false], ["rangeUnderflow", booleanValue, false], ["stepMismatch", booleanValue, false], ["tooLong", booleanValue, false], ["tooShort", booleanValue, false], ["typeMismatch", booleanValue, false], ["valueMissing", booleanValue, false]]);
const asHTMLElement = implementationValue(HTMLElementBrand);
const as6 = nullableValue(stringValue);
const asElement = implementationValue(ElementBrand);
const as8 = nullableValue(asElement);
const as9 = frozenArrayValue(asElement);
const as10 = nullableValue(as9);

// ElementInternals: https://html.spec.whatwg.org/multipage/custom-elements.html

class ElementInternals {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'ElementInternals': Illegal constructor");
  }

  get shadowRoot() {
    return objectOrNull(internals(ElementInternalsBrand, this).shadowRoot);
  }

  setFormValue($value, $state = undefined) {
    const inner = internals(ElementInternalsBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setFormValue' on 'ElementInternals'", 1, arguments.length);
    setFormValue(inner, as3($value, "Failed to execute 'setFormValue' on 'ElementInternals': parameter 1"), as3($state, "Failed to execute 'setFormValue' on 'ElementInternals': parameter 2"));
  }

  get form() {
    return objectOrNull(internals(ElementInternalsBrand, this).form);
  }

  setValidity($flags = undefined, $message = undefined, $anchor = undefined) {
    const inner = internals(ElementInternalsBrand, this);
    inner.setValidity(asValidityStateFlags($flags, "Failed to execute 'setValidity' on 'ElementInternals': parameter 1"), $message === undefined ? undefined : stringValue($message, "Failed to execute 'setValidity' on 'ElementInternals': parameter 2"), $anchor === undefined ? undefined : asHTMLElement($anchor, "Failed to execute 'setValidity' on 'ElementInternals': parameter 3"));
  }

  get willValidate() {
    return internals(ElementInternalsBrand, this).willValidate;
  }

  get validity() {
    return objectOf(internals(ElementInternalsBrand, this).validity);
  }

  get validationMessage() {
    return internals(ElementInternalsBrand, this).validationMessage;
  }

  checkValidity() {
    const inner = internals(ElementInternalsBrand, this);
    return inner.checkValidity();
  }

  reportValidity() {
    const inner = internals(ElementInternalsBrand, this);
    return inner.reportValidity();
  }

  get labels() {
    return objectOf(internals(ElementInternalsBrand, this).labels);
  }

  get states() {
    return objectOf(internals(ElementInternalsBrand, this).states);
  }

  get role() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "role"));
  }

  set role($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "role", as6($value, "Failed to set the 'role' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaActiveDescendantElement() {
    return objectOrNull(reflectedElement(internals(ElementInternalsBrand, this), "aria-activedescendant"));
  }

  set ariaActiveDescendantElement($value) {
    try {
      setReflectedElement(internals(ElementInternalsBrand, this), "aria-activedescendant", as8($value, "Failed to set the 'ariaActiveDescendantElement' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaAtomic() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-atomic"));
  }

  set ariaAtomic($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-atomic", as6($value, "Failed to set the 'ariaAtomic' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaAutoComplete() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-autocomplete"));
  }

  set ariaAutoComplete($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-autocomplete", as6($value, "Failed to set the 'ariaAutoComplete' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaBrailleLabel() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-braillelabel"));
  }

  set ariaBrailleLabel($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-braillelabel", as6($value, "Failed to set the 'ariaBrailleLabel' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaBrailleRoleDescription() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-brailleroledescription"));
  }

  set ariaBrailleRoleDescription($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-brailleroledescription", as6($value, "Failed to set the 'ariaBrailleRoleDescription' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaBusy() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-busy"));
  }

  set ariaBusy($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-busy", as6($value, "Failed to set the 'ariaBusy' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaChecked() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-checked"));
  }

  set ariaChecked($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-checked", as6($value, "Failed to set the 'ariaChecked' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaColCount() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-colcount"));
  }

  set ariaColCount($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-colcount", as6($value, "Failed to set the 'ariaColCount' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaColIndex() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-colindex"));
  }

  set ariaColIndex($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-colindex", as6($value, "Failed to set the 'ariaColIndex' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaColIndexText() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-colindextext"));
  }

  set ariaColIndexText($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-colindextext", as6($value, "Failed to set the 'ariaColIndexText' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaColSpan() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-colspan"));
  }

  set ariaColSpan($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-colspan", as6($value, "Failed to set the 'ariaColSpan' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaControlsElements() {
    return frozenElementsOrNull(reflectedElements(internals(ElementInternalsBrand, this), "aria-controls"));
  }

  set ariaControlsElements($value) {
    try {
      setReflectedElements(internals(ElementInternalsBrand, this), "aria-controls", as10($value, "Failed to set the 'ariaControlsElements' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaCurrent() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-current"));
  }

  set ariaCurrent($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-current", as6($value, "Failed to set the 'ariaCurrent' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaDescribedByElements() {
    return frozenElementsOrNull(reflectedElements(internals(ElementInternalsBrand, this), "aria-describedby"));
  }

  set ariaDescribedByElements($value) {
    try {
      setReflectedElements(internals(ElementInternalsBrand, this), "aria-describedby", as10($value, "Failed to set the 'ariaDescribedByElements' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaDescription() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-description"));
  }

  set ariaDescription($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-description", as6($value, "Failed to set the 'ariaDescription' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaDetailsElements() {
    return frozenElementsOrNull(reflectedElements(internals(ElementInternalsBrand, this), "aria-details"));
  }

  set ariaDetailsElements($value) {
    try {
      setReflectedElements(internals(ElementInternalsBrand, this), "aria-details", as10($value, "Failed to set the 'ariaDetailsElements' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaDisabled() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-disabled"));
  }

  set ariaDisabled($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-disabled", as6($value, "Failed to set the 'ariaDisabled' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaErrorMessageElements() {
    return frozenElementsOrNull(reflectedElements(internals(ElementInternalsBrand, this), "aria-errormessage"));
  }

  set ariaErrorMessageElements($value) {
    try {
      setReflectedElements(internals(ElementInternalsBrand, this), "aria-errormessage", as10($value, "Failed to set the 'ariaErrorMessageElements' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaExpanded() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-expanded"));
  }

  set ariaExpanded($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-expanded", as6($value, "Failed to set the 'ariaExpanded' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaFlowToElements() {
    return frozenElementsOrNull(reflectedElements(internals(ElementInternalsBrand, this), "aria-flowto"));
  }

  set ariaFlowToElements($value) {
    try {
      setReflectedElements(internals(ElementInternalsBrand, this), "aria-flowto", as10($value, "Failed to set the 'ariaFlowToElements' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaHasPopup() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-haspopup"));
  }

  set ariaHasPopup($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-haspopup", as6($value, "Failed to set the 'ariaHasPopup' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaHidden() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-hidden"));
  }

  set ariaHidden($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-hidden", as6($value, "Failed to set the 'ariaHidden' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaInvalid() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-invalid"));
  }

  set ariaInvalid($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-invalid", as6($value, "Failed to set the 'ariaInvalid' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaKeyShortcuts() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-keyshortcuts"));
  }

  set ariaKeyShortcuts($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-keyshortcuts", as6($value, "Failed to set the 'ariaKeyShortcuts' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaLabel() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-label"));
  }

  set ariaLabel($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-label", as6($value, "Failed to set the 'ariaLabel' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaLabelledByElements() {
    return frozenElementsOrNull(reflectedElements(internals(ElementInternalsBrand, this), "aria-labelledby"));
  }

  set ariaLabelledByElements($value) {
    try {
      setReflectedElements(internals(ElementInternalsBrand, this), "aria-labelledby", as10($value, "Failed to set the 'ariaLabelledByElements' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaLevel() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-level"));
  }

  set ariaLevel($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-level", as6($value, "Failed to set the 'ariaLevel' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaLive() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-live"));
  }

  set ariaLive($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-live", as6($value, "Failed to set the 'ariaLive' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaModal() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-modal"));
  }

  set ariaModal($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-modal", as6($value, "Failed to set the 'ariaModal' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaMultiLine() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-multiline"));
  }

  set ariaMultiLine($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-multiline", as6($value, "Failed to set the 'ariaMultiLine' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaMultiSelectable() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-multiselectable"));
  }

  set ariaMultiSelectable($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-multiselectable", as6($value, "Failed to set the 'ariaMultiSelectable' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaOrientation() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-orientation"));
  }

  set ariaOrientation($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-orientation", as6($value, "Failed to set the 'ariaOrientation' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaOwnsElements() {
    return frozenElementsOrNull(reflectedElements(internals(ElementInternalsBrand, this), "aria-owns"));
  }

  set ariaOwnsElements($value) {
    try {
      setReflectedElements(internals(ElementInternalsBrand, this), "aria-owns", as10($value, "Failed to set the 'ariaOwnsElements' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaPlaceholder() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-placeholder"));
  }

  set ariaPlaceholder($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-placeholder", as6($value, "Failed to set the 'ariaPlaceholder' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaPosInSet() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-posinset"));
  }

  set ariaPosInSet($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-posinset", as6($value, "Failed to set the 'ariaPosInSet' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaPressed() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-pressed"));
  }

  set ariaPressed($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-pressed", as6($value, "Failed to set the 'ariaPressed' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaReadOnly() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-readonly"));
  }

  set ariaReadOnly($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-readonly", as6($value, "Failed to set the 'ariaReadOnly' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaRelevant() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-relevant"));
  }

  set ariaRelevant($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-relevant", as6($value, "Failed to set the 'ariaRelevant' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaRequired() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-required"));
  }

  set ariaRequired($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-required", as6($value, "Failed to set the 'ariaRequired' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaRoleDescription() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-roledescription"));
  }

  set ariaRoleDescription($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-roledescription", as6($value, "Failed to set the 'ariaRoleDescription' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaRowCount() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-rowcount"));
  }

  set ariaRowCount($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-rowcount", as6($value, "Failed to set the 'ariaRowCount' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaRowIndex() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-rowindex"));
  }

  set ariaRowIndex($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-rowindex", as6($value, "Failed to set the 'ariaRowIndex' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaRowIndexText() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-rowindextext"));
  }

  set ariaRowIndexText($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-rowindextext", as6($value, "Failed to set the 'ariaRowIndexText' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaRowSpan() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-rowspan"));
  }

  set ariaRowSpan($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-rowspan", as6($value, "Failed to set the 'ariaRowSpan' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaSelected() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-selected"));
  }

  set ariaSelected($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-selected", as6($value, "Failed to set the 'ariaSelected' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaSetSize() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-setsize"));
  }

  set ariaSetSize($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-setsize", as6($value, "Failed to set the 'ariaSetSize' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaSort() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-sort"));
  }

  set ariaSort($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-sort", as6($value, "Failed to set the 'ariaSort' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaValueMax() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-valuemax"));
  }

  set ariaValueMax($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-valuemax", as6($value, "Failed to set the 'ariaValueMax' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaValueMin() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-valuemin"));
  }

  set ariaValueMin($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-valuemin", as6($value, "Failed to set the 'ariaValueMin' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaValueNow() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-valuenow"));
  }

  set ariaValueNow($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-valuenow", as6($value, "Failed to set the 'ariaValueNow' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaValueText() {
    return orNull(reflectedNullable(internals(ElementInternalsBrand, this), "aria-valuetext"));
  }

  set ariaValueText($value) {
    try {
      setReflectedNullable(internals(ElementInternalsBrand, this), "aria-valuetext", as6($value, "Failed to set the 'ariaValueText' property on 'ElementInternals': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(ElementInternalsBrand, ElementInternals, [],
  ["shadowRoot", "setFormValue", "form", "setValidity", "willValidate", "validity", "validationMessage", "checkValidity", "reportValidity", "labels", "states", "role", "ariaActiveDescendantElement", "ariaAtomic", "ariaAutoComplete", "ariaBrailleLabel", "ariaBrailleRoleDescription", "ariaBusy", "ariaChecked", "ariaColCount", "ariaColIndex", "ariaColIndexText", "ariaColSpan", "ariaControlsElements", "ariaCurrent", "ariaDescribedByElements", "ariaDescription", "ariaDetailsElements", "ariaDisabled", "ariaErrorMessageElements", "ariaExpanded", "ariaFlowToElements", "ariaHasPopup", "ariaHidden", "ariaInvalid", "ariaKeyShortcuts", "ariaLabel", "ariaLabelledByElements", "ariaLevel", "ariaLive", "ariaModal", "ariaMultiLine", "ariaMultiSelectable", "ariaOrientation", "ariaOwnsElements", "ariaPlaceholder", "ariaPosInSet", "ariaPressed", "ariaReadOnly", "ariaRelevant", "ariaRequired", "ariaRoleDescription", "ariaRowCount", "ariaRowIndex", "ariaRowIndexText", "ariaRowSpan", "ariaSelected", "ariaSetSize", "ariaSort", "ariaValueMax", "ariaValueMin", "ariaValueNow", "ariaValueText"]);
