// Buttons, field sets, legends, labels, objects, outputs, progress bars and meters.
//
// https://html.spec.whatwg.org/multipage/form-elements.html
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/form-elements.html#htmlbuttonelement
class HTMLButtonElementImpl extends FormControl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-button-type
  get type() {
    const value = this.attributeValue("type");
    const state = value === undefined ? "" : asciiLowercase(value);
    if (state === "reset" || state === "button") return state;
    return isSubmitButton(this) ? "submit" : "button";
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-button-command
  get command() {
    return commandOf(this);
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-button-commandforelement
  get commandForElement() {
    return reflectedElement(this, "commandfor");
  }

  set commandForElement(value) {
    setReflectedElement(this, "commandfor", value);
  }

  // Whether its kind or state bars it from constraint validation.
  get isBarred() {
    return this.type !== "submit";
  }

  // Whether it has https://dom.spec.whatwg.org/#eventtarget-activation-behavior
  get hasActivationBehavior() {
    return true;
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#the-button-element:activation-behaviour
  activationBehavior(event) {
    const form = this.form;
    if (this.isDisabled) return;
    if (form !== undefined) {
      if (this.type === "submit") {
        form.submitFrom(this);
        return;
      }
      if (this.type === "reset") {
        form.reset();
        return;
      }
      if (!this._isMereButton) return;
    }
    const command = this.command;
    const target = this.commandForElement;
    if (target !== undefined && command !== "") {
      giveACommand(this, command, target);
    } else {
      activatePopoverTarget(this);
    }
  }

  // Whether its type is not merely ``button`` because it has a command.
  get _isMereButton() {
    const value = this.attributeValue("type");
    return value !== undefined && asciiLowercase(value) === "button";
  }

  // Whether a click on it can show or hide a popover.
  get isPopoverInvoker() {
    return !this.isDisabled && (this.form === undefined || this._isMereButton);
  }
}

// https://html.spec.whatwg.org/multipage/form-elements.html#htmlfieldsetelement
class HTMLFieldSetElementImpl extends FormControl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    this._elements = undefined;
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-fieldset-type
  get type() {
    return "fieldset";
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-fieldset-elements
  get elements() {
    if (this._elements === undefined) {
      this._elements = new HTMLCollectionImpl(this, isListed);
    }
    return this._elements;
  }

  // Whether its kind or state bars it from constraint validation.
  get isBarred() {
    return true;
  }
}

// https://html.spec.whatwg.org/multipage/form-elements.html#htmllegendelement
class HTMLLegendElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-legend-form
  get form() {
    const parent = parentElement(this);
    if (parent === undefined || !isHtmlElement(parent, "fieldset")) return undefined;
    return formTree(parent).owner(parent);
  }
}

// https://html.spec.whatwg.org/multipage/forms.html#htmllabelelement
class HTMLLabelElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }

  // Whether it has https://dom.spec.whatwg.org/#eventtarget-activation-behavior
  get hasActivationBehavior() {
    return true;
  }

  // Click the labeled control, unless the click was on it or on other interactive content.
  //
  // https://html.spec.whatwg.org/multipage/forms.html#the-label-element
  activationBehavior(event) {
    const control = this.control;
    if (control === undefined) return;
    let each = event.target;
    while (each !== undefined && each !== this) {
      if (each === control || isInteractive(each)) return;
      each = parentElement(each);
    }
    control.focus();
    control.forwardAClick(event);
  }

  // https://html.spec.whatwg.org/multipage/forms.html#dom-label-control
  get control() {
    const control = labeledControl(this);
    return control === undefined ? undefined : control;
  }

  // https://html.spec.whatwg.org/multipage/forms.html#dom-label-form
  get form() {
    const control = this.control;
    if (control === undefined || !isListed(control)) return undefined;
    return formTree(control).owner(control);
  }
}

// https://html.spec.whatwg.org/multipage/iframe-embed-object.html#htmlobjectelement
class HTMLObjectElementImpl extends FormControl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }

  // https://html.spec.whatwg.org/multipage/iframe-embed-object.html#the-object-element:barred-from-constraint-validation
  get isBarred() {
    return true;
  }
}

// https://html.spec.whatwg.org/multipage/form-elements.html#htmloutputelement
class HTMLOutputElementImpl extends FormControl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    this._defaultValueOverride = undefined;
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-output-type
  get type() {
    return "output";
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-output-value
  get value() {
    const text = this.getTextContent();
    return text === undefined ? "" : text;
  }

  set value(value) {
    this._defaultValueOverride = this.defaultValue;
    this.setTextContent(value);
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-output-defaultvalue
  get defaultValue() {
    if (this._defaultValueOverride !== undefined) return this._defaultValueOverride;
    return this.value;
  }

  set defaultValue(value) {
    if (this._defaultValueOverride === undefined) {
      this.setTextContent(value);
    } else {
      this._defaultValueOverride = value;
    }
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#the-output-element:concept-form-reset-control
  //
  // As in Chromium, the nodes stay if the text stays: frameworks hold them.
  reset() {
    const value = this._defaultValueOverride;
    this._defaultValueOverride = undefined;
    if (value !== undefined && value !== this.value) {
      this.setTextContent(value);
    }
  }

  // Whether its kind or state bars it from constraint validation.
  get isBarred() {
    return true;
  }
}

// https://html.spec.whatwg.org/multipage/form-elements.html#htmlprogresselement
class HTMLProgressElementImpl extends LabelableElement {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-progress-max
  get max() {
    const number = numberOf(this, "max");
    return number === undefined || number <= 0 ? 1 : number;
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-progress-value
  get value() {
    const number = numberOf(this, "value");
    return number === undefined || number < 0 ? 0 : min(number, this.max);
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-progress-position
  get position() {
    return this.attributeValue("value") === undefined ? -1 : this.value / this.max;
  }
}

// https://html.spec.whatwg.org/multipage/form-elements.html#htmlmeterelement
class HTMLMeterElementImpl extends LabelableElement {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#concept-meter-minimum
  get min() {
    const number = numberOf(this, "min");
    return number === undefined ? 0 : number;
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#concept-meter-maximum
  get max() {
    const number = numberOf(this, "max");
    return atLeast(number === undefined ? 1 : number, this.min);
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#concept-meter-actual
  get value() {
    const number = numberOf(this, "value");
    return this._within(number === undefined ? 0 : number, this.min);
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#concept-meter-low
  get low() {
    const number = numberOf(this, "low");
    return number === undefined ? this.min : this._within(number, this.min);
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#concept-meter-high
  get high() {
    const number = numberOf(this, "high");
    return number === undefined ? this.max : this._within(number, this.low);
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#concept-meter-optimum
  get optimum() {
    const number = numberOf(this, "optimum");
    if (number === undefined) return (this.min + this.max) / 2;
    return this._within(number, this.min);
  }

  _within(number, least) {
    const most = this.max;
    return number > most ? most : atLeast(number, least);
  }
}

// https://html.spec.whatwg.org/multipage/dom.html#interactive-content-2
function isInteractive(element) {
  if (element.namespace !== HTML_NAMESPACE) return false;
  if (
    element.localName === "a" ||
      element.localName === "audio" ||
      element.localName === "video" ||
      element.localName === "img"
  ) {
    let attribute = element.localName === "a" ? "href" : "controls";
    if (element.localName === "img") {
      attribute = "usemap";
    }
    return element.attributeValue(attribute) !== undefined;
  }
  if (
    element.localName === "meter" ||
      element.localName === "output" ||
      element.localName === "progress"
  ) {
    return false;
  }
  return (
    isLabelable(element) ||
      (element.localName === "details" ||
        element.localName === "embed" ||
        element.localName === "iframe" ||
        element.localName === "label")
  );
}

// The greater one of two numbers.
function atLeast(number, least) {
  return number < least ? least : number;
}

// The floating-point number that an attribute says.
function numberOf(element, localName) {
  const value = element.attributeValue(localName);
  return value === undefined ? undefined : parsedNumber(value);
}
