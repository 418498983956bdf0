// What the members of forms and controls need beside the translated algorithms. webapi/steps/form_data.py and
// html_input_element.py are the counterparts in Python.
// By hand, because files are Python's, which a request asks for here.

const formOfArgument = implementationValue(HTMLFormElementBrand);
const submitterOfArgument = nullableValue(implementationValue(HTMLElementBrand));

// https://xhr.spec.whatwg.org/#dom-formdata
// The request for a FormData object with the entries of a form.
function formDataOfForm(values, action) {
  const form = formOfArgument(values[0], action + ": parameter 1");
  const submitter = submitterOfArgument(values[1], action + ": parameter 2");
  return copyOfFormCall + toHandleText(entriesOfForm(form, submitter)) + "]";
}

// https://html.spec.whatwg.org/multipage/input.html#dom-input-valueasdate
function getValueAsDate(input) {
  const time = input.timeOfValue;
  return time === undefined ? undefined : new Dates(time);
}

function setValueAsDate(input, value) {
  if (value === undefined) return input.setTimeOfValue(undefined);
  let time;
  try {
    time = timeOfDate(value);
  } catch {
    throw new Errors.TypeError("Failed to set 'valueAsDate': the value is not a Date.");
  }
  input.setTimeOfValue(time);
}

const optionOfArgument = nullableValue(implementationValue(HTMLOptionElementBrand));
const setOptionOf = (select, index, value) => {
  select.setOption(index, optionOfArgument(value, "Failed to set an option: the value"));
};

// https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-setformvalue
function setFormValue(internals, value) {
  const form = isObject(value) ? implemented(FormDataBrand, value) : undefined;
  if (form !== undefined) {
    const entries = newList();
    const iterator = iterateFormData(form, 2);
    for (let step = iterator.next(); !step.done; step = iterator.next()) {
      entries[entries.length] = formEntry(step.value[0], step.value[1]);
    }
    internals.setFormValue(undefined, entries);
  } else {
    const isGiven = value !== undefined && value !== null;
    internals.setFormValue(isGiven ? formEntry("", value) : undefined, undefined);
  }
}

const formEntry = (name, value) =>
  typeof value === "string" ? new FormEntry(name, value) : new FormEntry(name, "", value);
