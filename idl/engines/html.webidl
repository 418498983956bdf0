// https://html.spec.whatwg.org/multipage/

// Python has no windows.
partial interface Document {
  readonly attribute any defaultView;
};
