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
    setReflectedBoolean(internals(HTMLDialogElementBrand, this), "open", !!$value);
  }

  get returnValue() {
    return internals(HTMLDialogElementBrand, this).returnValue;
  }

  set returnValue($value) {
    const inner = internals(HTMLDialogElementBrand, this);
    inner.returnValue = stringValue($value, "Failed to set the 'returnValue' property on 'HTMLDialogElement': The value");
  }

  show() {
    const inner = internals(HTMLDialogElementBrand, this);
    inner.show();
  }

  showModal() {
    const inner = internals(HTMLDialogElementBrand, this);
    inner.showModal();
  }

  close($returnValue = undefined) {
    const inner = internals(HTMLDialogElementBrand, this);
    inner.close($returnValue === undefined ? undefined : stringValue($returnValue, "Failed to execute 'close' on 'HTMLDialogElement': parameter 1"));
  }

  requestClose($returnValue = undefined) {
    const inner = internals(HTMLDialogElementBrand, this);
    inner.requestClose($returnValue === undefined ? undefined : stringValue($returnValue, "Failed to execute 'requestClose' on 'HTMLDialogElement': parameter 1"));
  }
}

expose(HTMLDialogElementBrand, HTMLDialogElement, [],
  ["open", "returnValue", "show", "showModal", "close", "requestClose"]);
