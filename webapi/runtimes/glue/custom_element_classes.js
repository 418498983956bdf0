// Reads the classes that scripts define. With custom_elements.js, it is the counterpart of
// webapi/dom/custom_elements_host.py.

const registryFor = (document) => new CustomElementRegistryImpl(document);

const isConstructor = (value) => {
  if (typeof value !== "function") return false;
  try {
    construct(Table, [], value);
    return true;
  } catch {
    return false;
  }
};

const lifecycleCallbacks = ["connectedCallback", "disconnectedCallback", "adoptedCallback"];
lifecycleCallbacks[3] = "connectedMoveCallback";
lifecycleCallbacks[4] = "attributeChangedCallback";

// https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-define
function callbacksOfClass(constructor) {
  const prototype = constructor.prototype;
  if (!isObject(prototype)) throw new Errors.TypeError("The prototype of the constructor is not an object.");
  const callbacks = new Table();
  for (let index = 0; index < lifecycleCallbacks.length; index++) {
    const name = lifecycleCallbacks[index];
    const callback = prototype[name];
    if (callback === undefined) continue;
    if (typeof callback !== "function") throw new Errors.TypeError("The callback " + name + " is not a function.");
    tableSet(callbacks, name, callback);
  }
  return callbacks;
}

const asStrings = sequenceValue(stringValue);

function namesOfClass(constructor, attribute) {
  const names = constructor[attribute];
  return names === undefined ? newList() : asStrings(names, attribute);
}

const observedAttributes = (constructor) => namesOfClass(constructor, "observedAttributes");

function disablesShadow(constructor) {
  const names = namesOfClass(constructor, "disabledFeatures");
  for (let index = 0; index < names.length; index++) if (names[index] === "shadow") return true;
  return false;
}

const givenClass = (constructor) => constructor;
