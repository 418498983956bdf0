// Attributes for properties and descriptors, on prototypes.
// https://drafts.csswg.org/cssom/#dom-cssstyleproperties-camel-cased-attribute

// https://drafts.csswg.org/cssom/#css-property-to-idl-attribute
function cssAttribute(property, start) {
  let attribute = "";
  for (let index = start; index < property.length; index++) {
    const isHyphen = charCodeAt(property, index) === 45;
    if (isHyphen) index++;
    const unit = slice(property, index, index + 1);
    attribute += isHyphen ? toUpperCase(unit) : unit;
  }
  return attribute;
}

function defineCssAttribute(Brand, attribute, name) {
  const accessors = {
    get [attribute]() {
      return internals(Brand, this).getPropertyValue(name);
    },

    set [attribute]($value) {
      const inner = internals(Brand, this);
      const context = "Failed to set the '" + attribute + "' property on '" + Brand.name + "'";
      try {
        inner.setProperty(name, $value === null ? "" : stringValue($value, context), "");
      } finally {
        invokeReactions();
      }
    },
  };
  const descriptor = setPrototypeOf(getOwnPropertyDescriptor(accessors, attribute), null);
  defineProperty(Brand.prototype, attribute, descriptor);
}

function defineCssAttributes(Brand, names) {
  for (let index = 0; index < names.length; index++) {
    const name = names[index];
    const camelCased = cssAttribute(name, 0);
    defineCssAttribute(Brand, camelCased, name);
    if (camelCased !== name) defineCssAttribute(Brand, name, name);
    if (textStarts(name, "-webkit-")) defineCssAttribute(Brand, cssAttribute(name, 1), name);
  }
}

defineCssAttributes(CSSStylePropertiesBrand, PROPERTIES.names);

// The declarations of an element's attribute style.
const inlineStyle = (element) => new ElementStyle(element);
