// The interface of HTML documents in browsers. In the standard the name is another one of Document:
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-window-object

class HTMLDocument {
  constructor() {
    throw new Errors.TypeError("Illegal constructor");
  }
}

expose(HTMLDocumentBrand, HTMLDocument, [], []);

// Named properties, which hide other properties: [LegacyOverrideBuiltIns]. These are handlers of a proxy, whose target
// never has such a property.
// https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem

function namedItemOfDocument(target, key) {
  if (typeof key !== "string" || key === "location") return undefined; // which is [LegacyUnforgeable]
  const found = innerOf(target).namedElements.itemOfDocument(key);
  return found === undefined ? undefined : objectOf(found);
}

HTMLDocumentBrand.indexed = {
  __proto__: null,
  get(target, key, receiver) {
    const found = namedItemOfDocument(target, key);
    return found === undefined ? getProperty(target, key, receiver) : found;
  },
  has(target, key) {
    return namedItemOfDocument(target, key) !== undefined || hasProperty(target, key);
  },
  getOwnPropertyDescriptor(target, key) {
    const found = namedItemOfDocument(target, key);
    if (found !== undefined) return property(found, true, false);
    const descriptor = getOwnPropertyDescriptor(target, key);
    return descriptor === undefined ? undefined : setPrototypeOf(descriptor, null);
  },
  defineProperty(target, key, descriptor) {
    if (namedItemOfDocument(target, key) !== undefined) return false;
    return defineProperty(target, key, setPrototypeOf(descriptor, null));
  },
  deleteProperty(target, key) {
    return namedItemOfDocument(target, key) === undefined && deleteProperty(target, key);
  },
  preventExtensions() {
    return false;
  },
  ownKeys(target) {
    const names = innerOf(target).namedElements.supportedPropertyNames();
    const others = ownKeys(target);
    const keys = newList();
    for (let index = 0; index < names.length; index++) {
      if (names[index] !== "location" && getOwnPropertyDescriptor(target, names[index]) === undefined) keys[keys.length] = names[index];
    }
    for (let index = 0; index < others.length; index++) keys[keys.length] = others[index];
    return keys;
  },
};
