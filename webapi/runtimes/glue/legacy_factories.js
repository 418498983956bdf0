// Legacy factory functions of a window: https://webidl.spec.whatwg.org/#LegacyFactoryFunction
// Python has none of these: there is no window, whose document they would take.

function legacyFactory(name, brand, localName, initialize) {
  const factory = function () {
    const context = "Failed to construct '" + name + "': ";
    if (new.target === undefined) {
      throw new Errors.TypeError(context + "Please use the 'new' operator, this DOM object constructor cannot be called as a function.");
    }
    const made = associatedDocument().createAnElement(localName, HTML_NAMESPACE);
    initialize(made, arguments, context);
    return objectOf(made);
  };
  const value = prototypeOf(brand);
  defineProperty(factory, "prototype", { __proto__: null, value, writable: false });
  defineProperty(factory, "name", property(name, false, false));
  offered[name] = factory;
}

const setAttribute = (element, name, value) => element.setAnAttributeValue(name, value);

// https://html.spec.whatwg.org/multipage/embedded-content.html#dom-image
legacyFactory("Image", HTMLImageElementBrand, "img", (image, given, context) => {
  const width = given[0] === undefined ? undefined : unsignedLongValue(given[0], context + "parameter 1");
  const height = given[1] === undefined ? undefined : unsignedLongValue(given[1], context + "parameter 2");
  if (width !== undefined) setAttribute(image, "width", "" + width);
  if (height !== undefined) setAttribute(image, "height", "" + height);
});

// https://html.spec.whatwg.org/multipage/form-elements.html#dom-option
legacyFactory("Option", HTMLOptionElementBrand, "option", (option, given, context) => {
  const text = given[0] === undefined ? "" : stringValue(given[0], context + "parameter 1");
  const value = given[1] === undefined ? undefined : stringValue(given[1], context + "parameter 2");
  if (text !== "") option.setTextContent(text);
  if (value !== undefined) setAttribute(option, "value", value);
  if (given[2]) setAttribute(option, "selected", "");
  option.setSelectedness(!!given[3]);
});

// https://html.spec.whatwg.org/multipage/media.html#dom-audio
legacyFactory("Audio", HTMLAudioElementBrand, "audio", (audio, given, context) => {
  const source = given[0] === undefined ? undefined : stringValue(given[0], context + "parameter 1");
  setAttribute(audio, "preload", "auto");
  if (source !== undefined) setAttribute(audio, "src", source);
});
