// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLAudioElement: https://html.spec.whatwg.org/multipage/

class HTMLAudioElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLAudioElement': Illegal constructor");
  }
}

expose(HTMLAudioElementBrand, HTMLAudioElement, [],
  []);
