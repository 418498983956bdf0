// https://html.spec.whatwg.org/multipage/

// The members of form controls that do not reflect an attribute, and the collections and events of forms. What the
// standard repeats for each control stands in mixins. Left out are showPicker() and named properties.

[Exposed=Window]
interface HTMLFormControlsCollection : HTMLCollection {
  [ImplementedAs=namedItemOrList] (RadioNodeList or Element)? namedItem(DOMString name);
};

[Exposed=Window]
interface RadioNodeList : NodeList {
  attribute DOMString value;
};

[Exposed=Window]
interface HTMLOptionsCollection : HTMLCollection {
  [CEReactions] attribute unsigned long length;
  [CEReactions] undefined add((HTMLOptionElement or HTMLOptGroupElement) element, optional (HTMLElement or long)? before = null);
  [CEReactions] undefined remove(long index);
  attribute long selectedIndex;
};

partial interface HTMLFormElement {
  [CEReactions, ReflectSetter] attribute USVString action;
  [CEReactions, ReflectSetter] attribute DOMString enctype;
  [CEReactions, ReflectSetter="enctype"] attribute DOMString encoding;
  [CEReactions, ReflectSetter] attribute DOMString method;

  readonly attribute HTMLFormControlsCollection elements;
  readonly attribute unsigned long length;

  undefined submit();
  undefined requestSubmit(optional HTMLElement? submitter = null);
  [CEReactions] undefined reset();
  boolean checkValidity();
  boolean reportValidity();
};

partial interface HTMLLabelElement {
  readonly attribute HTMLFormElement? form;
  readonly attribute HTMLElement? control;
};

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fae-form
interface mixin FormAssociatedElement {
  readonly attribute HTMLFormElement? form;
};
HTMLButtonElement includes FormAssociatedElement;
HTMLFieldSetElement includes FormAssociatedElement;
HTMLInputElement includes FormAssociatedElement;
HTMLLegendElement includes FormAssociatedElement;
HTMLObjectElement includes FormAssociatedElement;
HTMLOptionElement includes FormAssociatedElement;
HTMLOutputElement includes FormAssociatedElement;
HTMLSelectElement includes FormAssociatedElement;
HTMLTextAreaElement includes FormAssociatedElement;

// https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels
interface mixin LabelableElement {
  readonly attribute NodeList labels;
};
HTMLButtonElement includes LabelableElement;
HTMLMeterElement includes LabelableElement;
HTMLOutputElement includes LabelableElement;
HTMLProgressElement includes LabelableElement;
HTMLSelectElement includes LabelableElement;
HTMLTextAreaElement includes LabelableElement;

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#the-constraint-validation-api
interface mixin ConstraintValidation {
  readonly attribute boolean willValidate;
  readonly attribute ValidityState validity;
  readonly attribute DOMString validationMessage;
  boolean checkValidity();
  boolean reportValidity();
  undefined setCustomValidity(DOMString error);
};
HTMLButtonElement includes ConstraintValidation;
HTMLFieldSetElement includes ConstraintValidation;
HTMLInputElement includes ConstraintValidation;
HTMLObjectElement includes ConstraintValidation;
HTMLOutputElement includes ConstraintValidation;
HTMLSelectElement includes ConstraintValidation;
HTMLTextAreaElement includes ConstraintValidation;

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-attributes
interface mixin SubmitButton {
  [CEReactions, ReflectSetter] attribute USVString formAction;
  [CEReactions, ReflectSetter] attribute DOMString formEnctype;
  [CEReactions, ReflectSetter] attribute DOMString formMethod;
};
HTMLButtonElement includes SubmitButton;
HTMLInputElement includes SubmitButton;

partial interface HTMLInputElement {
  [CEReactions, ReflectSetter] attribute DOMString autocomplete;
  attribute boolean checked;
  attribute FileList? files;
  attribute boolean indeterminate;
  readonly attribute HTMLDataListElement? list;
  [CEReactions, ReflectSetter] attribute DOMString type;
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString value;
  attribute object? valueAsDate;
  attribute unrestricted double valueAsNumber;

  undefined stepUp(optional long n = 1);
  undefined stepDown(optional long n = 1);

  readonly attribute NodeList? labels;

  undefined select();
  attribute unsigned long? selectionStart;
  attribute unsigned long? selectionEnd;
  attribute DOMString? selectionDirection;
  undefined setRangeText(DOMString replacement);
  undefined setRangeText(DOMString replacement, unsigned long start, unsigned long end, optional SelectionMode selectionMode = "preserve");
  undefined setSelectionRange(unsigned long start, unsigned long end, optional DOMString direction);
};

partial interface HTMLButtonElement {
  [CEReactions, ReflectSetter] attribute DOMString command;
  [CEReactions] attribute Element? commandForElement;
  [CEReactions, ReflectSetter] attribute DOMString type;
};

partial interface HTMLSelectElement {
  [CEReactions, ReflectSetter] attribute DOMString autocomplete;
  readonly attribute DOMString type;

  readonly attribute HTMLOptionsCollection options;
  [CEReactions] attribute unsigned long length;
  getter HTMLOptionElement? item(unsigned long index);
  HTMLOptionElement? namedItem(DOMString name);
  [CEReactions] undefined add((HTMLOptionElement or HTMLOptGroupElement) element, optional (HTMLElement or long)? before = null);
  [CEReactions] undefined remove(); // ChildNode overload
  [CEReactions] undefined remove(long index);

  readonly attribute HTMLCollection selectedOptions;
  attribute long selectedIndex;
  attribute DOMString value;
};

partial interface HTMLDataListElement {
  readonly attribute HTMLCollection options;
};

partial interface HTMLOptionElement {
  [CEReactions, ReflectSetter] attribute DOMString label;
  attribute boolean selected;
  [CEReactions, ReflectSetter] attribute DOMString value;

  [CEReactions] attribute DOMString text;
  readonly attribute long index;
};

partial interface HTMLTextAreaElement {
  [CEReactions, ReflectSetter] attribute DOMString autocomplete;
  readonly attribute DOMString type;
  [CEReactions] attribute DOMString defaultValue;
  attribute [LegacyNullToEmptyString] DOMString value;
  readonly attribute unsigned long textLength;

  undefined select();
  attribute unsigned long selectionStart;
  attribute unsigned long selectionEnd;
  attribute DOMString selectionDirection;
  undefined setRangeText(DOMString replacement);
  undefined setRangeText(DOMString replacement, unsigned long start, unsigned long end, optional SelectionMode selectionMode = "preserve");
  undefined setSelectionRange(unsigned long start, unsigned long end, optional DOMString direction);
};

partial interface HTMLOutputElement {
  readonly attribute DOMString type;
  [CEReactions] attribute DOMString defaultValue;
  [CEReactions] attribute DOMString value;
};

partial interface HTMLProgressElement {
  [CEReactions, ReflectSetter] attribute double value;
  readonly attribute double position;
};

partial interface HTMLMeterElement {
  [CEReactions, ReflectSetter] attribute double value;
  [CEReactions, ReflectSetter] attribute double min;
  [CEReactions, ReflectSetter] attribute double max;
  [CEReactions, ReflectSetter] attribute double low;
  [CEReactions, ReflectSetter] attribute double high;
  [CEReactions, ReflectSetter] attribute double optimum;
};

partial interface HTMLFieldSetElement {
  readonly attribute DOMString type;
  readonly attribute HTMLCollection elements;
};

enum SelectionMode { "select", "start", "end", "preserve" };

[Exposed=Window]
interface ValidityState {
  readonly attribute boolean valueMissing;
  readonly attribute boolean typeMismatch;
  readonly attribute boolean patternMismatch;
  readonly attribute boolean tooLong;
  readonly attribute boolean tooShort;
  readonly attribute boolean rangeUnderflow;
  readonly attribute boolean rangeOverflow;
  readonly attribute boolean stepMismatch;
  readonly attribute boolean badInput;
  readonly attribute boolean customError;
  readonly attribute boolean valid;
};

[Exposed=Window]
interface SubmitEvent : Event {
  constructor(DOMString type, optional SubmitEventInit eventInitDict = {});

  readonly attribute HTMLElement? submitter;
};

dictionary SubmitEventInit : EventInit {
  HTMLElement? submitter = null;
};

[Exposed=Window]
interface FormDataEvent : Event {
  constructor(DOMString type, FormDataEventInit eventInitDict);

  readonly attribute FormData formData;
};

dictionary FormDataEventInit : EventInit {
  required FormData formData;
};

// https://w3c.github.io/FileAPI/#filelist-section
[Exposed=Window]
interface FileList {
  [Exposed=Python] constructor(sequence<File> files); // Python has no user who chooses files.
  getter File? item(unsigned long index);
  readonly attribute unsigned long length;
};
