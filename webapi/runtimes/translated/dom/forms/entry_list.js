// Entry lists of forms.
//
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://xhr.spec.whatwg.org/#concept-formdata-entry
class FormEntry {
  constructor(name, text, file) {
    this.name = name;
    this.text = text;
    // The value, if it is a file.
    this.file = file;
  }
}
withoutParent(FormEntry);

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-entry-list
//
// The entry list is one of the host's, or None if the form constructs one already.
function constructTheEntryList(form, submitter, encoding) {
  if (form.constructsAnEntryList) return undefined;
  const document = form.nodeDocument;
  form.constructsAnEntryList = true;
  let formData;
  try {
    formData = document.newFormData(entriesOfControls(form, submitter, encoding));
    const event = new FormDataEventImpl("formdata");
    event.isTrusted = true;
    event.bubbles = true;
    event.formData = formData;
    dispatch(event, form);
  } finally {
    form.constructsAnEntryList = false;
  }
  return document.entriesOfFormData(formData);
}

// The entries of the controls that take part.
function entriesOfControls(form, submitter, encoding) {
  const entries = newList();
  const matching = new Matching(form, undefined, new Facts());
  const items = form.owned;
  for (let index = 0; index < items.length; index++) {
    const field = items[index];
    if (!isSubmittable(field) || hasDatalistAncestor(field)) continue;
    if (isActuallyDisabled(field, matching)) continue;
    if (isFormAssociated(field)) {
      appendCustomControl(entries, field);
    } else if (field instanceof FormControl && !isSkipped(field, submitter)) {
      appendEntries(entries, field, encoding, matching);
    }
  }
  return entries;
}

// https://html.spec.whatwg.org/multipage/custom-elements.html#face-entry-construction
function appendCustomControl(entries, field) {
  const internals = internalsOf(field);
  if (internals.submissionEntries !== undefined) {
    const items = internals.submissionEntries;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      entries[entries.length] = each;
    }
    return;
  }
  const name = field.attributeValue("name");
  const value = internals.submissionValue;
  if (name !== undefined && name !== "" && value !== undefined) {
    listAppend(entries, new FormEntry(name, value.text, value.file));
  }
}

// Whether a button, or a control with checkedness, does not take part.
function isSkipped(field, submitter) {
  if (field instanceof HTMLButtonElementImpl) return field !== submitter;
  if (!(field instanceof HTMLInputElementImpl)) return false;
  const type_ = field.type;
  if (isButtonType(type_)) return field !== submitter;
  return (type_ === "checkbox" || type_ === "radio") && !field.checked;
}

// Append the entries of a control.
function appendEntries(entries, field, encoding, matching) {
  const name = field.name;
  if (field instanceof HTMLInputElementImpl && field.type === "image") {
    const prefix = name === "" ? "" : name + ".";
    listAppend(entries, new FormEntry(prefix + "x", "0"));
    listAppend(entries, new FormEntry(prefix + "y", "0"));
    return;
  }
  if (name === "") return;
  if (field instanceof HTMLSelectElementImpl) {
    const items = field.listOfSelectedOptions();
    for (let index = 0; index < items.length; index++) {
      const option = items[index];
      if (!isDisabledOption(option)) {
        listAppend(entries, new FormEntry(name, option.value));
      }
    }
  } else if (field instanceof HTMLTextAreaElementImpl) {
    listAppend(entries, new FormEntry(name, field.submittedValue));
  } else if (field instanceof HTMLInputElementImpl) {
    appendInput(entries, field, name, encoding);
  } else {
    const value = field.attributeValue("value");
    listAppend(entries, new FormEntry(name, value === undefined ? "" : value));
  }
  const dirname = field.attributeValue("dirname");
  if (dirname !== undefined && dirname !== "" && hasDirection(field)) {
    listAppend(entries, new FormEntry(dirname, directionality(field, matching.facts.directions)));
  }
}

// Append the entries of an input element.
function appendInput(entries, field, name, encoding) {
  const type_ = field.type;
  if (type_ === "file") {
    const files = field.files;
    if (files === undefined || files.length === 0) {
      const empty = field.nodeDocument.emptyFile();
      listAppend(entries, new FormEntry(name, "", empty));
    } else {
      const items = files.files;
      for (let index = 0; index < items.length; index++) {
        const file = items[index];
        listAppend(entries, new FormEntry(name, "", file));
      }
    }
  } else if (type_ === "hidden" && asciiLowercase(name) === "_charset_") {
    listAppend(entries, new FormEntry(name, encoding));
  } else {
    listAppend(entries, new FormEntry(name, field.value));
  }
}

// Whether the dirname attribute applies.
function hasDirection(field) {
  if (!(field instanceof HTMLInputElementImpl)) {
    return field instanceof HTMLTextAreaElementImpl;
  }
  const type_ = field.type;
  return (
    (type_ === "hidden" ||
      type_ === "text" ||
      type_ === "search" ||
      type_ === "tel" ||
      type_ === "url" ||
      type_ === "email" ||
      type_ === "password") ||
      (type_ === "submit" || type_ === "reset" || type_ === "button")
  );
}
