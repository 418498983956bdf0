// select[index] = option: https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-setter
settable(HTMLSelectElementBrand, setOptionOf);
