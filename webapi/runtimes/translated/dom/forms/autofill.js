// The attribute ``autocomplete``: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const NORMAL = "name honorific-prefix given-name additional-name family-name honorific-suffix nickname organization-title username new-password current-password one-time-code organization street-address address-line1 address-line2 address-line3 address-level4 address-level3 address-level2 address-level1 country country-name postal-code cc-name cc-given-name cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url photo ";
const CONTACT = "tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email impp ";

// How many tokens the category of a field allows; 0 for a field that has no category.
//
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#determine-a-field's-category
function mostTokens(field) {
  if (field === "off" || field === "on") return 1;
  const items = splitOnAsciiWhitespace(NORMAL);
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    if (each === field) return 3;
  }
  const items2 = splitOnAsciiWhitespace(CONTACT);
  for (let index = 0; index < items2.length; index++) {
    const each = items2[index];
    if (each === field) return 4;
  }
  return field === "webauthn" ? 5 : 0;
}

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#idl-exposed-autofill-value
//
// The processing model returns the default, an empty value, where tokens do not fit.
function idlExposedAutofillValue(element, wearsAnchorMantle) {
  const attribute = element.attributeValue("autocomplete");
  if (attribute === undefined) return "";
  const tokens = splitOnAsciiWhitespace(asciiLowercase(attribute));
  let index = tokens.length - 1;
  if (index < 0) return "";
  let field = tokens[index];
  let most = mostTokens(field);
  if (tokens.length > most) return "";
  if (field === "off" || field === "on") return wearsAnchorMantle ? "" : field;
  let value = field;
  if (field === "webauthn" && index > 0) {
    index -= 1;
    field = tokens[index];
    most = mostTokens(field);
    if (most !== 3 && most !== 4 || index >= most) return "";
    value = field + " " + value;
  }
  let before = index > 0 ? tokens[index - 1] : "";
  if (
    most === 4 &&
      (before === "home" ||
        before === "work" ||
        before === "mobile" ||
        before === "fax" ||
        before === "pager")
  ) {
    index -= 1;
    value = before + " " + value;
    before = index > 0 ? tokens[index - 1] : "";
  }
  if (before === "shipping" || before === "billing") {
    index -= 1;
    value = before + " " + value;
    before = index > 0 ? tokens[index - 1] : "";
  }
  if (textStarts(before, "section-")) {
    index -= 1;
    value = before + " " + value;
  }
  return index === 0 ? value : "";
}
