// options[index] = option: https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-setter
settable(HTMLOptionsCollectionBrand, setOptionOf);
