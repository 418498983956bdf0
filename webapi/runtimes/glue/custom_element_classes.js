// Reads the classes that scripts define. With custom_elements.js, it is the counterpart of
// webapi/dom/custom_elements_host.py.
// By hand, because the classes of users are those of the language.

const registryFor = (document) => new CustomElementRegistryImpl(document);

// https://tc39.es/ecma262/#sec-isconstructor: a proxy constructs if its target does, and reads nothing of it.
const onlyConstructing = { __proto__: null, construct: () => createObject(null) };
const isConstructor = (value) => {
  try {
    construct(new Surrounded(value, onlyConstructing), []);
    return true;
  } catch {
    return false;
  }
};

function prototypeOfClass(constructor) {
  const prototype = constructor.prototype;
  if (!isObject(prototype)) throw new Errors.TypeError("The prototype of the constructor is not an object.");
  return prototype;
}

// https://html.spec.whatwg.org/multipage/custom-elements.html#concept-custom-element-definition-lifecycle-callbacks
function callbackOfClass(prototype, name) {
  const callback = prototype[name];
  if (callback !== undefined && typeof callback !== "function") {
    throw new Errors.TypeError("The callback " + name + " is not a function.");
  }
  return callback;
}

const asStrings = sequenceValue(stringValue);

function namesOfClass(constructor, attribute) {
  const names = constructor[attribute];
  return names === undefined ? newList() : asStrings(names, attribute);
}

const observedAttributes = (constructor) => namesOfClass(constructor, "observedAttributes");

const disabledFeatures = (constructor) => namesOfClass(constructor, "disabledFeatures");

const isClassFormAssociated = (constructor) => !!constructor.formAssociated;

const givenClass = (constructor) => constructor;
