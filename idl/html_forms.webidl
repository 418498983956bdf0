// https://html.spec.whatwg.org/multipage/

// The members of form controls that do not reflect an attribute, and the collections and events of forms. What the
// standard repeats for each control stands in mixins. Left out are showPicker() and named properties.

[Exposed=Python]
interface HTMLFormControlsCollection : HTMLCollection {
  (RadioNodeList or Element)? namedItem(DOMString name);
};

[Exposed=Python]
interface RadioNodeList : NodeList {
  attribute DOMString value;
};

[Exposed=Python]
interface HTMLOptionsCollection : HTMLCollection {
  [CEReactions] attribute unsigned long length;
  [CEReactions] undefined add((HTMLOptionElement or HTMLOptGroupElement) element, optional (HTMLElement or long)? before = null);
  [CEReactions] undefined remove(long index);
  attribute long selectedIndex;
};

[Exposed=Python]
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

[Exposed=Python]
partial interface HTMLLabelElement {
  readonly attribute HTMLFormElement? form;
  readonly attribute HTMLElement? control;
};

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fae-form
interface mixin FormAssociatedElement {
  [Exposed=Python] readonly attribute HTMLFormElement? form;
};
HTMLButtonElement includes FormAssociatedElement;
HTMLFieldSetElement includes FormAssociatedElement;
HTMLInputElement includes FormAssociatedElement;
HTMLLegendElement includes FormAssociatedElement;
HTMLOptionElement includes FormAssociatedElement;
HTMLOutputElement includes FormAssociatedElement;
HTMLSelectElement includes FormAssociatedElement;
HTMLTextAreaElement includes FormAssociatedElement;

// https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels
interface mixin LabelableElement {
  [Exposed=Python] readonly attribute NodeList labels;
};
HTMLButtonElement includes LabelableElement;
HTMLMeterElement includes LabelableElement;
HTMLOutputElement includes LabelableElement;
HTMLProgressElement includes LabelableElement;
HTMLSelectElement includes LabelableElement;
HTMLTextAreaElement includes LabelableElement;

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#the-constraint-validation-api
interface mixin ConstraintValidation {
  [Exposed=Python] readonly attribute boolean willValidate;
  [Exposed=Python] readonly attribute ValidityState validity;
  [Exposed=Python] readonly attribute DOMString validationMessage;
  [Exposed=Python] boolean checkValidity();
  [Exposed=Python] boolean reportValidity();
  [Exposed=Python] undefined setCustomValidity(DOMString error);
};
HTMLButtonElement includes ConstraintValidation;
HTMLFieldSetElement includes ConstraintValidation;
HTMLInputElement includes ConstraintValidation;
HTMLOutputElement includes ConstraintValidation;
HTMLSelectElement includes ConstraintValidation;
HTMLTextAreaElement includes ConstraintValidation;

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-attributes
interface mixin SubmitButton {
  [Exposed=Python, CEReactions, ReflectSetter] attribute USVString formAction;
  [Exposed=Python, CEReactions, ReflectSetter] attribute DOMString formEnctype;
  [Exposed=Python, CEReactions, ReflectSetter] attribute DOMString formMethod;
};
HTMLButtonElement includes SubmitButton;
HTMLInputElement includes SubmitButton;

[Exposed=Python]
partial interface HTMLInputElement {
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

[Exposed=Python]
partial interface HTMLButtonElement {
  [CEReactions, ReflectSetter] attribute DOMString type;
};

[Exposed=Python]
partial interface HTMLSelectElement {
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

[Exposed=Python]
partial interface HTMLDataListElement {
  readonly attribute HTMLCollection options;
};

[Exposed=Python]
partial interface HTMLOptionElement {
  [CEReactions, ReflectSetter] attribute DOMString label;
  attribute boolean selected;
  [CEReactions, ReflectSetter] attribute DOMString value;

  [CEReactions] attribute DOMString text;
  readonly attribute long index;
};

[Exposed=Python]
partial interface HTMLTextAreaElement {
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

[Exposed=Python]
partial interface HTMLOutputElement {
  readonly attribute DOMString type;
  [CEReactions] attribute DOMString defaultValue;
  [CEReactions] attribute DOMString value;
};

[Exposed=Python]
partial interface HTMLProgressElement {
  [CEReactions, ReflectSetter] attribute double value;
  readonly attribute double position;
};

[Exposed=Python]
partial interface HTMLMeterElement {
  [CEReactions, ReflectSetter] attribute double value;
  [CEReactions, ReflectSetter] attribute double min;
  [CEReactions, ReflectSetter] attribute double max;
  [CEReactions, ReflectSetter] attribute double low;
  [CEReactions, ReflectSetter] attribute double high;
  [CEReactions, ReflectSetter] attribute double optimum;
};

[Exposed=Python]
partial interface HTMLFieldSetElement {
  readonly attribute DOMString type;
  readonly attribute HTMLCollection elements;
};

enum SelectionMode { "select", "start", "end", "preserve" };

[Exposed=Python, Uncopyable]
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

[Exposed=Python]
interface SubmitEvent : Event {
  constructor(DOMString type, optional SubmitEventInit eventInitDict = {});

  readonly attribute HTMLElement? submitter;
};

dictionary SubmitEventInit : EventInit {
  HTMLElement? submitter = null;
};

[Exposed=Python]
interface FormDataEvent : Event {
  constructor(DOMString type, FormDataEventInit eventInitDict);

  readonly attribute FormData formData;
};

dictionary FormDataEventInit : EventInit {
  required FormData formData;
};

// https://w3c.github.io/FileAPI/#filelist-section
[Exposed=Python, Uncopyable]
interface FileList {
  constructor(sequence<File> files); // Python has no user who chooses files.
  getter File? item(unsigned long index);
  readonly attribute unsigned long length;
};
