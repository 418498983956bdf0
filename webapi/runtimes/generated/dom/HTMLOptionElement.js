// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLOptionElement: https://html.spec.whatwg.org/multipage/

class HTMLOptionElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLOptionElement': Illegal constructor");
  }

  get disabled() {
    return reflectedBoolean(internals(HTMLOptionElementBrand, this), "disabled");
  }

  set disabled($value) {
    try {
      setReflectedBoolean(internals(HTMLOptionElementBrand, this), "disabled", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get defaultSelected() {
    return reflectedBoolean(internals(HTMLOptionElementBrand, this), "selected");
  }

  set defaultSelected($value) {
    try {
      setReflectedBoolean(internals(HTMLOptionElementBrand, this), "selected", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get label() {
    return internals(HTMLOptionElementBrand, this).label;
  }

  set label($value) {
    try {
      setReflectedDomstring(internals(HTMLOptionElementBrand, this), "label", stringValue($value, "Failed to set the 'label' property on 'HTMLOptionElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get selected() {
    return internals(HTMLOptionElementBrand, this).selected;
  }

  set selected($value) {
    const inner = internals(HTMLOptionElementBrand, this);
    inner.selected = !!$value;
  }

  get value() {
    return internals(HTMLOptionElementBrand, this).value;
  }

  set value($value) {
    try {
      setReflectedDomstring(internals(HTMLOptionElementBrand, this), "value", stringValue($value, "Failed to set the 'value' property on 'HTMLOptionElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get text() {
    return internals(HTMLOptionElementBrand, this).text;
  }

  set text($value) {
    try {
      const inner = internals(HTMLOptionElementBrand, this);
      inner.text = stringValue($value, "Failed to set the 'text' property on 'HTMLOptionElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get index() {
    return internals(HTMLOptionElementBrand, this).index;
  }

  get form() {
    return objectOrNull(internals(HTMLOptionElementBrand, this).form);
  }
}

expose(HTMLOptionElementBrand, HTMLOptionElement, [],
  ["disabled", "defaultSelected", "label", "selected", "value", "text", "index", "form"]);
