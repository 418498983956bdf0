// The documents inside of iframes, which only engines have.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// The navigable of an iframe: ``glue/frames.js``.
//
// https://html.spec.whatwg.org/multipage/document-sequences.html#content-navigable
class ContentNavigable {
  // https://html.spec.whatwg.org/multipage/iframe-embed-object.html#process-the-iframe-attributes
  processAttributes(isInitial) {}

  // Take another target name.
  rename(name) {}

  // https://html.spec.whatwg.org/multipage/document-sequences.html#destroy-a-child-navigable
  destroy() {}

  // Its document, for scripts of the same origin.
  get contentDocument() {
    return undefined;
  }

  // The WindowProxy object.
  get contentWindow() {
    return undefined;
  }
}
withoutParent(ContentNavigable);
