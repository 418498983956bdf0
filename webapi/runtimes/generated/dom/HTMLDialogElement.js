// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLDialogElement: https://html.spec.whatwg.org/multipage/

class HTMLDialogElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLDialogElement': Illegal constructor");
  }

  get open() {
    return reflectedBoolean(internals(HTMLDialogElementBrand, this), "open");
  }

  set open($value) {
    try {
      setReflectedBoolean(internals(HTMLDialogElementBrand, this), "open", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get returnValue() {
    return internals(HTMLDialogElementBrand, this).returnValue;
  }

  set returnValue($value) {
    const inner = internals(HTMLDialogElementBrand, this);
    inner.returnValue = stringValue($value, "Failed to set the 'returnValue' property on 'HTMLDialogElement': The value");
  }

  get closedBy() {
    return internals(HTMLDialogElementBrand, this).closedBy;
  }

  set closedBy($value) {
    try {
      setReflectedDomstring(internals(HTMLDialogElementBrand, this), "closedby", stringValue($value, "Failed to set the 'closedBy' property on 'HTMLDialogElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  show() {
    const inner = internals(HTMLDialogElementBrand, this);
    try {
      inner.show();
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  showModal() {
    const inner = internals(HTMLDialogElementBrand, this);
    try {
      inner.showModal();
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  close($returnValue = undefined) {
    const inner = internals(HTMLDialogElementBrand, this);
    try {
      inner.close($returnValue === undefined ? undefined : stringValue($returnValue, "Failed to execute 'close' on 'HTMLDialogElement': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  requestClose($returnValue = undefined) {
    const inner = internals(HTMLDialogElementBrand, this);
    try {
      inner.requestClose($returnValue === undefined ? undefined : stringValue($returnValue, "Failed to execute 'requestClose' on 'HTMLDialogElement': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLDialogElementBrand, HTMLDialogElement, [],
  ["open", "returnValue", "closedBy", "show", "showModal", "close", "requestClose"]);
