// The interface of HTML documents in browsers. In the standard the name is another one of Document:
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-window-object

class HTMLDocument {
  constructor() {
    throw new Errors.TypeError("Illegal constructor");
  }
}

expose(HTMLDocumentBrand, HTMLDocument, [], []);
