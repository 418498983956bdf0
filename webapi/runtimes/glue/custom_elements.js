// The host of custom elements: what their callbacks and the members of the tree need. With
// custom_element_classes.js, it is the counterpart of webapi/dom/custom_elements_host.py.
// By hand, because the classes of users are those of the language.

// https://html.spec.whatwg.org/multipage/custom-elements.html#element-queue
const elementQueue = newList();
let hasBackup = false;

// https://html.spec.whatwg.org/multipage/custom-elements.html#backup-element-queue
function enqueueElement(element, invoke) {
  elementQueue[elementQueue.length] = element;
  if (hasBackup) return;
  hasBackup = true;
  queueAMicrotask(() => {
    hasBackup = false;
    invoke();
  });
}

function takeElementQueue() {
  const elements = copyOfList(elementQueue);
  elementQueue.length = 0;
  return elements;
}

function putElementQueueBack(elements) {
  for (let index = 0; index < elements.length; index++) elementQueue[elementQueue.length] = elements[index];
}

const classRegistries = new WeakTable();
const registryOf = boundTo(classRegistries, weakGet);
const setRegistryOf = boundTo(classRegistries, weakSet);

// https://html.spec.whatwg.org/multipage/dom.html#html-element-constructors
function htmlConstructor(base, newTarget) {
  const registry = newTarget === base ? undefined : registryOf(newTarget);
  const definition = registry === undefined ? undefined : tableGet(registry.byConstructor, newTarget);
  if (definition === undefined) {
    throw new Errors.TypeError("Failed to construct 'HTMLElement': Illegal constructor");
  }
  const isNew = definition.constructionStack.length === 0;
  let prototype = newTarget.prototype;
  if (!isObject(prototype)) prototype = base.prototype;
  if (isNew) {
    const object = createObject(prototype);
    adopt(object, constructANewElement(definition));
    return object;
  }
  return setPrototypeOf(objectOf(takeTheCandidate(definition)), prototype);
}

// https://webidl.spec.whatwg.org/#construct-a-callback-function, to an HTMLElement
function constructAnElement(constructor) {
  const inner = innerOfElement(runScript(construct, constructor, []));
  if (inner === undefined) throw new Errors.TypeError("The constructor did not make an element of HTML.");
  return inner;
}

const innerOfElement = (object) => (isObject(object) ? implemented(HTMLElementBrand, object) : undefined);

function constructCandidate(constructor, element) {
  if (runScript(construct, constructor, []) !== objectOf(element)) {
    throw new Errors.TypeError("The constructor returned another object than that of the element.");
  }
}

function callLifecycleCallback(callback, element, values) {
  const given = newList();
  for (let index = 0; index < values.length; index++) given[index] = objectOrPrimitive(orNull(values[index]));
  runScript(() => apply(callback, objectOf(element), setPrototypeOf(given, arrayPrototype)));
}
