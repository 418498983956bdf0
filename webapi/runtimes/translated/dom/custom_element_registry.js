// https://html.spec.whatwg.org/multipage/custom-elements.html#customelementregistry
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/custom-elements.html#customelementregistry
class CustomElementRegistryImpl {
  constructor(document) {
    this.platformObject = undefined;
    this.document = document;
    // https://html.spec.whatwg.org/multipage/custom-elements.html#custom-element-definition-set
    this.definitions = new Table();
    this.byConstructor = new Table();
    // https://html.spec.whatwg.org/multipage/custom-elements.html#element-definition-is-running
    this._isDefinitionRunning = false;
    // https://html.spec.whatwg.org/multipage/custom-elements.html#when-defined-promise-map
    this._whenDefinedPromises = new Table();
  }

  // https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-define
  //
  // Only autonomous custom elements can be defined.
  define(name, constructor, options) {
    const action = "Failed to execute 'define' on 'CustomElementRegistry'";
    if (!isConstructor(constructor)) {
      throw new Errors.TypeError(action + ": constructor argument is not a constructor.");
    }
    if (!isValidCustomElementName(name)) {
      const message = action + ": the name is not a valid custom element name.";
      throw new DOMException(message, "SyntaxError");
    }
    if (tableHas(this.definitions, name)) {
      const message = action + ": the name is defined already.";
      throw new DOMException(message, "NotSupportedError");
    }
    if (tableHas(this.byConstructor, constructor)) {
      const message = action + ": the constructor has a name already.";
      throw new DOMException(message, "NotSupportedError");
    }
    if (options.extends !== undefined) {
      const message = action + ": customized built-in elements (extends) are missing.";
      throw new DOMException(message, "NotSupportedError");
    }
    if (this._isDefinitionRunning) {
      const message = action + ": another definition is running.";
      throw new DOMException(message, "NotSupportedError");
    }
    const definition = new CustomElementDefinition(this, name, constructor);
    this._isDefinitionRunning = true;
    try {
      readAClass(definition);
    } finally {
      this._isDefinitionRunning = false;
    }
    tableSet(this.definitions, name, definition);
    tableSet(this.byConstructor, constructor, definition);
    setRegistryOf(constructor, this);
    tryToUpgradeAll(this.document, name);
    const promise = tableGet(this._whenDefinedPromises, name);
    if (promise !== undefined) {
      tableDelete(this._whenDefinedPromises, name);
      resolve(promise, givenClass(constructor));
    }
  }

  // https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-get
  get(name) {
    const definition = tableGet(this.definitions, name);
    return definition === undefined ? undefined : givenClass(definition.constructor);
  }

  // https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-getname
  getName(constructor) {
    const definition = tableGet(this.byConstructor, constructor);
    return definition === undefined ? undefined : definition.name;
  }

  // https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-whendefined
  whenDefined(name) {
    if (!isValidCustomElementName(name)) {
      const message = "The name is not a valid custom element name.";
      return promiseRejectedWith(new DOMException(message, "SyntaxError"));
    }
    const definition = tableGet(this.definitions, name);
    if (definition !== undefined) {
      return promiseResolvedWith(givenClass(definition.constructor));
    }
    let promise = tableGet(this._whenDefinedPromises, name);
    if (promise === undefined) {
      promise = newPromise();
      tableSet(this._whenDefinedPromises, name, promise);
    }
    return promise;
  }

  // https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-upgrade
  upgrade(root) {
    tryToUpgradeAll(root);
  }
}
withoutParent(CustomElementRegistryImpl);

// The steps of ``define`` that read from the class.
//
// https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-define
function readAClass(definition) {
  const constructor = definition.constructor;
  const prototype = prototypeOfClass(constructor);
  const items = listOf([
    "connectedCallback",
    "disconnectedCallback",
    "adoptedCallback",
    "connectedMoveCallback",
    "attributeChangedCallback",
  ]);
  for (let index = 0; index < items.length; index++) {
    const name = items[index];
    readACallback(definition, prototype, name);
  }
  if (tableHas(definition.callbacks, "attributeChangedCallback")) {
    const items2 = observedAttributes(constructor);
    for (let index = 0; index < items2.length; index++) {
      const each = items2[index];
      tableSet(definition.observedAttributes, each, true);
    }
  }
  const items3 = disabledFeatures(constructor);
  for (let index = 0; index < items3.length; index++) {
    const each = items3[index];
    if (each === "internals") {
      definition.disablesInternals = true;
    } else if (each === "shadow") {
      definition.disablesShadow = true;
    }
  }
  definition.isFormAssociated = isClassFormAssociated(constructor);
  if (definition.isFormAssociated) {
    const items4 = listOf([
      "formAssociatedCallback",
      "formResetCallback",
      "formDisabledCallback",
      "formStateRestoreCallback",
    ]);
    for (let index = 0; index < items4.length; index++) {
      const name = items4[index];
      readACallback(definition, prototype, name);
    }
  }
}

// Keep a lifecycle callback, if the class has it.
function readACallback(definition, prototype, name) {
  const callback = callbackOfClass(prototype, name);
  if (callback !== undefined) {
    tableSet(definition.callbacks, name, callback);
  }
}
