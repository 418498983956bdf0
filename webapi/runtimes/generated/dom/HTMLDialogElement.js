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
}

expose(HTMLDialogElementBrand, HTMLDialogElement, [],
  ["open"]);
