// Attributes for properties, on CSSStyleProperties.prototype.
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

function defineCssAttribute(attribute, name) {
  const accessors = {
    get [attribute]() {
      return internals(CSSStylePropertiesBrand, this).getPropertyValue(name);
    },

    set [attribute]($value) {
      const inner = internals(CSSStylePropertiesBrand, this);
      const context = "Failed to set the '" + attribute + "' property on 'CSSStyleProperties'";
      try {
        inner.setProperty(name, $value === null ? "" : stringValue($value, context), "");
      } finally {
        invokeReactions();
      }
    },
  };
  const descriptor = setPrototypeOf(getOwnPropertyDescriptor(accessors, attribute), null);
  defineProperty(CSSStylePropertiesBrand.prototype, attribute, descriptor);
}

const cssNames = PROPERTIES.names;
for (let index = 0; index < cssNames.length; index++) {
  const name = cssNames[index];
  const camelCased = cssAttribute(name, 0);
  defineCssAttribute(camelCased, name);
  if (camelCased !== name) defineCssAttribute(name, name);
  if (textStarts(name, "-webkit-")) defineCssAttribute(cssAttribute(name, 1), name);
}

// The declarations of an element's attribute style.
const inlineStyle = (element) => new ElementStyle(element);
