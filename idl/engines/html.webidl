// https://html.spec.whatwg.org/multipage/

// Python has no windows.
partial interface Document {
  readonly attribute any defaultView;
};

partial interface HTMLIFrameElement {
  readonly attribute Document? contentDocument;
  readonly attribute any contentWindow;
  Document? getSVGDocument();
};

partial interface HTMLFrameElement {
  readonly attribute Document? contentDocument;
  readonly attribute any contentWindow;
};
