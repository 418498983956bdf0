// What style sheets need of Python and of proxies. webapi/dom/host.py is the counterpart in Python.
// By hand, because Python reads styles, which a request asks for here.

function serializedMediaQueries(text) {
  const answer = askWindow('"media queries",' + quote(text));
  const queries = newList();
  for (let index = 0; index < answer.length; index++) queries[index] = answer[index];
  return queries;
}

// https://webidl.spec.whatwg.org/#creating-an-observable-array-exotic-object
// The target of the proxy is an array whose items are the backing list, so most handlers are those of any proxy.

const adoptedSheetValue = implementationValue(CSSStyleSheetBrand);

function adoptedStyleSheetsOf(root) {
  // https://webidl.spec.whatwg.org/#observable-array-exotic-object-set-the-indexed-value
  const setIndexed = (target, index, value) => {
    if (index > target.length) return false;
    adoptedSheetValue(value, "Failed to set an item of 'adoptedStyleSheets': The value").checkAdoption(root);
    root.nodeDocument.styles = undefined;
    return defineProperty(target, index, property(value, true));
  };
  // https://webidl.spec.whatwg.org/#observable-array-exotic-object-set-the-length
  const setLength = (target, value) => {
    const length = value >>> 0;
    if (length !== +value) throw new Errors.RangeError("Invalid array length");
    if (length > target.length) return false;
    root.nodeDocument.styles = undefined;
    return setProperty(target, "length", length);
  };
  return new Surrounded([], {
    __proto__: null,
    set(target, key, value, receiver) {
      if (key === "length") return setLength(target, value);
      const index = arrayIndex(key);
      return index === -1 ? setProperty(target, key, value, receiver) : setIndexed(target, index, value);
    },
    defineProperty(target, key, descriptor) {
      setPrototypeOf(descriptor, null);
      const index = arrayIndex(key);
      if (key !== "length" && index === -1) return defineProperty(target, key, descriptor);
      if (descriptor.get !== undefined || descriptor.set !== undefined) return false;
      const isOfIndex = key !== "length";
      if (descriptor.configurable === !isOfIndex || descriptor.enumerable === !isOfIndex) return false;
      if (descriptor.writable === false) return false;
      if (!hasProperty(descriptor, "value")) return true;
      return isOfIndex ? setIndexed(target, index, descriptor.value) : setLength(target, descriptor.value);
    },
    deleteProperty(target, key) {
      const index = arrayIndex(key);
      if (index === -1) return deleteProperty(target, key);
      if (index >= target.length) return true;
      return index === target.length - 1 && setLength(target, index);
    },
    preventExtensions() {
      return false;
    },
  });
}

function replaceAdoptedStyleSheets(array, sheets) {
  setProperty(array, "length", 0);
  for (let index = 0; index < sheets.length; index++) setProperty(array, toString(index), objectOf(sheets[index]));
}

defineCssAttributes(CSSFontFaceDescriptorsBrand, DESCRIPTORS.namesOf(FONT_FACE));
defineCssAttributes(CSSPageDescriptorsBrand, PROPERTIES.names);
defineCssAttributes(CSSPageDescriptorsBrand, DESCRIPTORS.namesOf(PAGE));

// https://html.spec.whatwg.org/multipage/webappapis.html#creating-a-css-module-script
function sheetOfModule(text) {
  const sheet = new CSSStyleSheetImpl(documentImpl(), { __proto__: null, media: "", disabled: false });
  sheet.replaceSync(text);
  return objectOf(sheet);
}
