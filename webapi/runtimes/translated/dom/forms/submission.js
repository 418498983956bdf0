// What a form asks its document to send.
//
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// The attributes of a form and its submitter, and the entry list, before they are encoded.
class FormSubmission {
  constructor(entries, encoding) {
    // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fs-action
    this.action = "";
    // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fs-method
    this.method = "";
    // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fs-enctype
    this.enctype = "";
    // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fs-target
    this.target = "";
    this.entries = entries;
    this.encoding = encoding;
  }
}
withoutParent(FormSubmission);

// What a form submits.
function submissionOf(form, submitter, entries, encoding) {
  const submission = new FormSubmission(entries, encoding);
  const action = attributeOf(form, submitter, "action");
  submission.action = action === undefined ? "" : action;
  submission.method = methodState(attributeOf(form, submitter, "method"));
  submission.enctype = enctypeState(attributeOf(form, submitter, "enctype"));
  const target = attributeOf(form, submitter, "target");
  submission.target = target === undefined ? "" : target;
  return submission;
}

// The value of an attribute of the form, unless the submitter has one that overrides it.
function attributeOf(form, submitter, name) {
  const value = submitter === undefined ? undefined : submitter.attributeValue("form" + name);
  return value === undefined ? form.attributeValue(name) : value;
}

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-action
function actionUrl(element, name) {
  const value = element.attributeValue(name);
  const document = element.nodeDocument;
  if (value === undefined || value === "") return document.serializedUrl();
  const url = document.encodingParseAndSerialize(value);
  return url === undefined ? value : url;
}

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formaction
function getFormAction(button) {
  return actionUrl(button, "formaction");
}

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formenctype
function getFormEnctype(button) {
  const value = button.attributeValue("formenctype");
  return value === undefined ? "" : enctypeState(value);
}

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formmethod
function getFormMethod(button) {
  const value = button.attributeValue("formmethod");
  return value === undefined ? "" : methodState(value);
}

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fs-method
function methodState(value) {
  const state = value === undefined ? "get" : asciiLowercase(value);
  return state === "post" || state === "dialog" ? state : "get";
}

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fs-enctype
function enctypeState(value) {
  const state = value === undefined ? "" : asciiLowercase(value);
  if (state === "multipart/form-data" || state === "text/plain") return state;
  return "application/x-www-form-urlencoded";
}
