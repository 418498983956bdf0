// Indexed and named properties of forms, which Python does not have.
// https://html.spec.whatwg.org/multipage/forms.html#the-form-element

indexed(HTMLFormElementBrand, HTMLFormElement, (form) => form.length, (form, index) => objectOrNull(form.item(index)));
named(HTMLFormElementBrand, (form, name) => objectOrNull(form.namedProperty(name)), (form, name) => form.mayHide(name));
