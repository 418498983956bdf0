"""A script about custom elements that are controls, and what Chromium answers."""

from __future__ import annotations

from typing import Any

SCRIPT = """
const answers = {};
const log = [];
const tell = (name) => {
  answers[name] = log.splice(0).join(", ");
};
const attempt = (steps) => {
  try {
    return steps();
  } catch (error) {
    return error.name;
  }
};
class Field extends HTMLElement {
  static formAssociated = true;
  static observedAttributes = ["a", "disabled"];
  constructor() {
    super();
    this.internals = this.attachInternals();
    log.push("made");
  }
  attributeChangedCallback(name) { log.push(`changed ${name}`); }
  connectedCallback() { log.push("connected"); }
  disconnectedCallback() { log.push("disconnected"); }
  formAssociatedCallback(form) { log.push(`form ${form && form.id}`); }
  formDisabledCallback(isDisabled) { log.push(`disabled ${isDisabled}`); }
  formResetCallback() { log.push("reset"); }
  formStateRestoreCallback() { log.push("restored"); }
}
document.body.innerHTML =
  "<form id=f><fieldset disabled><x-field a=1 id=x></x-field></fieldset></form>";
customElements.define("x-field", Field);
tell("upgraded");
const form = document.getElementById("f");
const field = document.getElementById("x");
const group = form.firstChild;
const internals = field.internals;
form.remove(); tell("removed with the form");
document.body.append(form); tell("inserted with the form");
group.disabled = false; tell("enabled field set");
field.setAttribute("disabled", ""); tell("disabled");
group.disabled = true; tell("disabled field set, too");
field.remove(); tell("removed");
form.append(field); tell("appended");
field.removeAttribute("disabled"); tell("enabled");
group.append(field); tell("moved into the field set");
document.body.append(field); tell("moved out of the form");
field.setAttribute("form", "f"); tell("given the id of the form");
form.id = "g"; tell("the id is gone");
form.id = "f"; tell("the id is back");
form.remove(); tell("the form with the id is removed");
document.body.append(form); tell("the form with the id is back");
field.setAttribute("form", "none"); tell("given the id of nothing");
field.removeAttribute("form"); tell("given no id");
const another = new Field(); tell("constructed");
form.append(another); tell("appended later");
form.reset(); tell("reset");
const apart = document.createElement("div");
const apartForm = document.createElement("form");
apartForm.id = "apart";
apart.append(apartForm);
apartForm.append(another); tell("moved into a form that is not connected");
apart.append(another); tell("moved out of it");
group.innerHTML = "<legend><x-field></x-field></legend>"; tell("parsed in a legend");
group.prepend(document.createElement("legend")); tell("another legend is the first");
group.firstChild.remove(); tell("the legend is the first again");

class Plain extends HTMLElement {}
customElements.define("x-plain", Plain);
const plain = new Plain();
const mere = plain.attachInternals();
answers.mere = [
  ...["form", "labels", "validity", "willValidate", "validationMessage"].map((name) =>
    attempt(() => mere[name])),
  ...["checkValidity", "reportValidity", "setFormValue", "setValidity"].map((name) =>
    attempt(() => mere[name]("setFormValue" === name ? "" : {}))),
];
customElements.define("x-closed", class extends HTMLElement {
  static disabledFeatures = ["internals"];
});
answers.refused = [
  attempt(() => plain.attachInternals()),
  attempt(() => document.createElement("div").attachInternals()),
  attempt(() => document.createElement("x-none").attachInternals()),
  attempt(() => document.createElement("x-closed").attachInternals()),
  attempt(() => new ElementInternals()),
  attempt(() => internals.setValidity({ valueMissing: true })),
  attempt(() => internals.setValidity({ valueMissing: true }, "")),
  attempt(() => internals.setValidity({ valueMissing: true }, "far", document.body)),
  attempt(() => internals.setFormValue()),
];
form.append(field);
log.length = 0;
field.addEventListener("invalid", (event) => {
  log.push(`invalid ${event.bubbles} ${event.cancelable} ${event.isTrusted}`);
});
const state = () => [
  internals.willValidate, internals.validationMessage, internals.validity.valid,
  field.matches(":invalid"), form.matches(":invalid"), form.matches(":valid"),
];
internals.setValidity({});
answers.valid = [...state(), field.matches(":valid")];
internals.setValidity({ valueMissing: true, tooLong: true, badInput: true }, "What?", field);
answers.invalid = state();
const { validity } = internals;
answers.flags = [
  "valueMissing", "typeMismatch", "patternMismatch", "tooLong", "tooShort", "rangeUnderflow",
  "rangeOverflow", "stepMismatch", "badInput", "customError",
].filter((name) => validity[name]);
answers.checked = [
  internals.checkValidity(), internals.reportValidity(), form.checkValidity(), ...log.splice(0),
];
field.setAttribute("readonly", "");
answers.readonly = [...state(), internals.checkValidity(), form.checkValidity()];
field.removeAttribute("readonly");
field.setAttribute("disabled", "");
answers.disabled = [...state(), field.matches(":disabled"), field.matches(":enabled")];
field.removeAttribute("disabled");
answers.enabled = [field.matches(":disabled"), field.matches(":enabled"),
  field.matches(":required"), field.matches(":optional"), field.matches(":read-only")];
internals.setValidity({});
answers.mended = state();

answers.lists = [
  [...form.elements].map((each) => each.localName), form.length, form.elements.x === field,
  form.x === field, [...group.elements].length, internals.form === form,
];
const label = document.createElement("label");
label.htmlFor = "x";
form.append(label);
answers.labels = [
  label.control === field, label.form === form, internals.labels.length,
  internals.labels[0] === label, internals.labels === internals.labels, field.tabIndex,
];
const entries = () => [...new FormData(form)].map(([name, value]) =>
  [name, typeof value === "string" ? value : value.name]);
answers.values = [entries()];
const submits = (value) => {
  internals.setFormValue(value);
  answers.values.push(entries());
};
submits("without a name");
field.setAttribute("name", "n");
submits("one\\ntwo");
submits(new File(["text"], "a.txt"));
const given = new FormData();
given.append("p", "1");
given.append("q", new File(["text"], "b.txt"));
given.append("p", "2");
submits(given);
given.append("p", "3");
answers.values.push(entries());
submits(null);
submits(5);
internals.setFormValue("value", "state");
answers.values.push(entries());
field.setAttribute("disabled", "");
answers.values.push(entries());
field.removeAttribute("disabled");

document.body.append(plain);
const { states } = mere;
answers.states = [
  states.size, ["a", "b c", "--d", "a"].map((each) => void states.add(each)), [...states],
  states.has("a"), states.has("b"), plain.matches(":state(a)"), plain.matches(":state(--d)"),
  plain.matches(":state(b)"), document.querySelectorAll(":state(a)").length,
  [...states.entries()], [...states.keys()], states[Symbol.iterator] === states.values,
  states.delete("a"), states.delete("a"),
  plain.matches(":state(a)"), Object.prototype.toString.call(states), mere.states === states,
  attempt(() => new CustomStateSet()),
];
const seen = [];
states.forEach(function (value, key, set) { seen.push([value, key, set === states, this.one]); },
  { one: 1 });
states.clear();
answers.forEach = [seen, states.size, [...states]];
internals.ariaLabel = "label";
internals.role = 3;
answers.aria = [
  internals.ariaLabel, internals.ariaBusy, internals.role, field.getAttribute("aria-label"),
  field.ariaLabel,
];
internals.ariaLabel = null;
answers.aria.push(internals.ariaLabel);

const shadows = [];
customElements.define("x-shadow", class extends HTMLElement {
  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "closed" });
    const own = this.attachInternals();
    shadows.push(own.shadowRoot === shadow, this.shadowRoot);
  }
});
document.createElement("x-shadow");
const early = document.createElement("x-early");
early.attachShadow({ mode: "open" });
document.body.append(early);
customElements.define("x-early", class extends HTMLElement {
  constructor() {
    super();
    shadows.push(this.attachInternals().shadowRoot);
  }
});
shadows.push(mere.shadowRoot);
answers.shadows = shadows;
"""

EXPECTED: dict[str, Any] = {
    "upgraded": "made, changed a, connected, form f, disabled true",
    "removed with the form": "disconnected",
    "inserted with the form": "connected",
    "enabled field set": "disabled false",
    "disabled": [False, "What?", False, False, False, True, True, False],
    "disabled field set, too": "",
    "removed": "disconnected, form null",
    "appended": "connected, form f",
    "enabled": [False, True, False, False, True],
    "moved into the field set": "disconnected, form null, connected, form f, disabled true",
    "moved out of the form": "disconnected, form null, disabled false, connected",
    "given the id of the form": "form f",
    "the id is gone": "form null",
    "the id is back": "form f",
    "the form with the id is removed": "form null",
    "the form with the id is back": "form f",
    "given the id of nothing": "form null",
    "given no id": "",
    "constructed": "made",
    "appended later": "connected, form f",
    "reset": "reset",
    "moved into a form that is not connected": "disconnected, form null, form apart",
    "moved out of it": "form null",
    "parsed in a legend": "made, connected, form f",
    "another legend is the first": "disabled true",
    "the legend is the first again": "disabled false",
    "mere": [
        "NotSupportedError",
        "NotSupportedError",
        "NotSupportedError",
        "NotSupportedError",
        "NotSupportedError",
        "NotSupportedError",
        "NotSupportedError",
        "NotSupportedError",
        "NotSupportedError",
    ],
    "refused": [
        "NotSupportedError",
        "NotSupportedError",
        "NotSupportedError",
        "NotSupportedError",
        "TypeError",
        "TypeError",
        "TypeError",
        "NotFoundError",
        "TypeError",
    ],
    "valid": [True, "", True, False, False, True, True],
    "invalid": [True, "What?", False, True, True, False],
    "flags": ["valueMissing", "tooLong", "badInput"],
    "checked": [
        False,
        False,
        False,
        "invalid false true true",
        "invalid false true true",
        "invalid false true true",
    ],
    "readonly": [False, "What?", False, False, False, True, True, True],
    "mended": [True, "", True, False, False, True],
    "lists": [["fieldset", "x-field", "x-field"], 3, True, True, 1, True],
    "labels": [True, True, 1, True, True, -1],
    "values": [
        [],
        [],
        [["n", "one\ntwo"]],
        [["n", "a.txt"]],
        [["p", "1"], ["q", "b.txt"], ["p", "2"]],
        [["p", "1"], ["q", "b.txt"], ["p", "2"]],
        [],
        [["n", "5"]],
        [["n", "value"]],
        [],
    ],
    "states": [
        0,
        [None, None, None, None],
        ["a", "b c", "--d"],
        True,
        False,
        True,
        True,
        False,
        1,
        [["a", "a"], ["b c", "b c"], ["--d", "--d"]],
        ["a", "b c", "--d"],
        True,
        True,
        False,
        False,
        "[object CustomStateSet]",
        True,
        "TypeError",
    ],
    "forEach": [[["b c", "b c", True, 1], ["--d", "--d", True, 1]], 0, []],
    "aria": ["label", None, "3", None, None, None],
    "shadows": [True, None, None, None],
}
