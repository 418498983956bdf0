// Custom elements: definitions, reactions, upgrades.
//
// https://html.spec.whatwg.org/multipage/custom-elements.html
//
// There is one element queue, not a stack of them, because members begin without elements in it: their
// end empties the queue before callbacks run, and an algorithm that runs a script takes them out.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const UNDEFINED = 0;
const FAILED = 1;
const PRECUSTOMIZED = 2;
const CUSTOM = 3;

// https://html.spec.whatwg.org/multipage/custom-elements.html#custom-element-definition
class CustomElementDefinition {
  constructor(registry, name, constructor) {
    this.registry = registry;
    this.name = name;
    this.constructor = constructor;
    this.callbacks = new Table();
    this.observedAttributes = new Table();
    this.disablesInternals = false;
    this.disablesShadow = false;
    this.isFormAssociated = false;
    // Elements that are upgraded. None stands for one that is constructed already.
    this.constructionStack = newList();
  }
}
withoutParent(CustomElementDefinition);

// https://html.spec.whatwg.org/multipage/custom-elements.html#concept-custom-element-reaction
//
// Without a callback, it is an upgrade.
class Reaction {
  constructor(definition, callback, arguments_) {
    this.definition = definition;
    this.callback = callback;
    this.arguments = arguments_;
  }
}
withoutParent(Reaction);

// What an element has that is custom, or waits for its upgrade, or failed.
class CustomElementState {
  constructor() {
    // https://dom.spec.whatwg.org/#concept-element-custom-element-state
    this.state = UNDEFINED;
    // https://dom.spec.whatwg.org/#concept-element-custom-element-definition
    this.definition = undefined;
    // https://html.spec.whatwg.org/multipage/custom-elements.html#custom-element-reaction-queue
    this.reactions = new Queue();
    this.internals = undefined;
    // The form of which the element was told last.
    this.formOwner = undefined;
    // Whether the element was told last that it is disabled.
    this.isDisabled = false;
  }
}
withoutParent(CustomElementState);

// The state of an element, which gets one if it has none.
function customStateOf(element) {
  const extras = element.extras;
  if (extras.custom === undefined) {
    extras.custom = new CustomElementState();
  }
  return extras.custom;
}

// Its state, if it was ever given one.
function knownStateOf(element) {
  return element.knownExtras === undefined ? undefined : element.knownExtras.custom;
}

// https://dom.spec.whatwg.org/#concept-element-defined
function isDefined(element) {
  if (element.namespace !== HTML_NAMESPACE) return true;
  const known = knownStateOf(element);
  if (known === undefined) return !isValidCustomElementName(element.localName);
  return known.state === CUSTOM;
}

// https://html.spec.whatwg.org/multipage/custom-elements.html#form-associated-custom-element
function isFormAssociated(element) {
  const known = knownStateOf(element);
  if (known === undefined || known.state !== CUSTOM || known.definition === undefined) {
    return false;
  }
  return known.definition.isFormAssociated;
}

// https://html.spec.whatwg.org/multipage/custom-elements.html#look-up-a-custom-element-definition
function lookUpADefinition(document, namespace, localName) {
  if (document.registry === undefined || namespace !== HTML_NAMESPACE) return undefined;
  return tableGet(document.registry.definitions, localName);
}

// The steps of https://dom.spec.whatwg.org/#concept-create-element that run a constructor
function createACustomElement(definition, document) {
  try {
    setRegistryOf(definition.constructor, definition.registry);
    const element = constructAnElement(definition.constructor);
    if (element.attributeList.length > 0) throw _refusal("The constructor added attributes.");
    if (element.firstChild !== undefined) throw _refusal("The constructor added children.");
    if (element.parent !== undefined) {
      throw _refusal("The constructor gave the element a parent.");
    }
    if (element.nodeDocument !== document) {
      throw _refusal("The constructor moved the element to another document.");
    }
    if (element.localName !== definition.name) {
      throw _refusal("The constructor returned an element of another name.");
    }
    return element;
  } catch (error) {
    report(error);
  }
  const unknown = document.newUnknownElement(definition.name);
  customStateOf(unknown).state = FAILED;
  return unknown;
}

function _refusal(message) {
  return new DOMException(message, "NotSupportedError");
}

// https://html.spec.whatwg.org/multipage/dom.html#html-element-constructors, an empty stack
function constructANewElement(definition) {
  const element = definition.registry.document.newHtmlElement(definition.name);
  const state = customStateOf(element);
  state.state = CUSTOM;
  state.definition = definition;
  noteACustomElement(element, definition);
  return element;
}

// Let the document know that an element is a control from now on.
function noteACustomElement(element, definition) {
  if (definition.isFormAssociated) {
    const document = element.nodeDocument;
    document.formTrees = undefined;
    document.hasCustomControls = true;
    const items = document.liveCollections;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      each.forget();
    }
    document.liveCollections = newList();
  }
}

// https://html.spec.whatwg.org/multipage/dom.html#html-element-constructors, from step 9
function takeTheCandidate(definition) {
  const stack = definition.constructionStack;
  const element = stack[stack.length - 1];
  if (element === undefined) {
    throw new Errors.TypeError("The element is constructed already.");
  }
  stack[stack.length - 1] = undefined;
  return element;
}

// https://html.spec.whatwg.org/multipage/custom-elements.html#enqueue-a-custom-element-callback-reaction
//
// Nothing happens if the element is not custom.
function enqueueACallback(element, name, arguments_) {
  const known = knownStateOf(element);
  if (known === undefined || known.state !== CUSTOM) return;
  if (_appendACallback(known, name, arguments_)) {
    enqueueElement(element, invokeReactions);
  }
}

// Append a reaction to the queue of an element. Return whether there is a callback.
function _appendACallback(state, name, arguments_) {
  if (state.definition === undefined) return false;
  const callback = tableGet(state.definition.callbacks, name);
  if (callback === undefined) return false;
  state.reactions.append(new Reaction(state.definition, callback, arguments_));
  return true;
}

// The step of https://dom.spec.whatwg.org/#handle-attribute-changes about custom elements
function enqueueAnAttributeChange(element, attribute, oldValue, value) {
  const known = knownStateOf(element);
  if (known === undefined || known.state !== CUSTOM) return;
  if (_appendAnAttributeChange(known, attribute, oldValue, value)) {
    enqueueElement(element, invokeReactions);
  }
}

function _appendAnAttributeChange(state, attribute, oldValue, value) {
  const definition = state.definition;
  if (definition === undefined || !tableHas(definition.observedAttributes, attribute.localName)) {
    return false;
  }
  const arguments_ = listOf([attribute.localName, oldValue, value, attribute.namespace]);
  return _appendACallback(state, "attributeChangedCallback", arguments_);
}

// https://html.spec.whatwg.org/multipage/custom-elements.html#enqueue-a-custom-element-callback-reaction
//
// An element without a connectedMoveCallback is disconnected and connected.
function enqueueAMove(element) {
  const known = knownStateOf(element);
  if (known === undefined || known.definition === undefined || !element.isConnected) return;
  if (tableGet(known.definition.callbacks, "connectedMoveCallback") !== undefined) {
    enqueueACallback(element, "connectedMoveCallback", newList());
    return;
  }
  enqueueACallback(element, "disconnectedCallback", newList());
  enqueueACallback(element, "connectedCallback", newList());
}

// https://html.spec.whatwg.org/multipage/custom-elements.html#enqueue-a-custom-element-upgrade-reaction
function enqueueAnUpgrade(element, definition) {
  customStateOf(element).reactions.append(new Reaction(definition, undefined, newList()));
  enqueueElement(element, invokeReactions);
}

// The step of https://dom.spec.whatwg.org/#concept-node-insert about a connected element
function connectAnElement(element) {
  const known = knownStateOf(element);
  if (known !== undefined && known.state === CUSTOM) {
    enqueueACallback(element, "connectedCallback", newList());
  } else {
    tryToUpgrade(element);
  }
}

// https://html.spec.whatwg.org/multipage/custom-elements.html#concept-try-upgrade
function tryToUpgrade(element) {
  const document = element.nodeDocument;
  const definition = lookUpADefinition(document, element.namespace, element.localName);
  if (definition !== undefined) {
    enqueueAnUpgrade(element, definition);
  }
}

// Try to upgrade the elements of a tree, or those of a name, in shadow-including tree order.
function tryToUpgradeAll(root, localName) {
  const items = shadowIncludingInclusiveDescendants(root);
  for (let index = 0; index < items.length; index++) {
    const node = items[index];
    if (node.nodeType === ELEMENT_NODE) {
      const element = node;
      if (localName === undefined || element.localName === localName) {
        tryToUpgrade(element);
      }
    }
  }
}

// https://html.spec.whatwg.org/multipage/custom-elements.html#invoke-custom-element-reactions
function invokeReactions() {
  const items = takeElementQueue();
  for (let index = 0; index < items.length; index++) {
    const element = items[index];
    const state = customStateOf(element);
    while (state.reactions.length > 0) {
      const reaction = state.reactions.popleft();
      try {
        if (reaction.callback === undefined) {
          upgradeAnElement(element, reaction.definition);
        } else {
          callLifecycleCallback(reaction.callback, element, reaction.arguments);
        }
      } catch (error) {
        report(error);
      }
    }
  }
}

// https://html.spec.whatwg.org/multipage/custom-elements.html#concept-upgrade-an-element
//
// The element's reactions are being invoked: those that it gets here run after the constructor.
function upgradeAnElement(element, definition) {
  const state = customStateOf(element);
  if (state.state !== UNDEFINED) return;
  state.definition = definition;
  state.state = FAILED;
  const items = element.attributeList;
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    _appendAnAttributeChange(state, each, undefined, each.value);
  }
  if (element.isConnected) {
    _appendACallback(state, "connectedCallback", newList());
  }
  listAppend(definition.constructionStack, element);
  let isConstructed = false;
  try {
    if (definition.disablesShadow && element.extras.shadowRoot !== undefined) {
      throw _refusal("The element has a shadow root, which its definition disables.");
    }
    state.state = PRECUSTOMIZED;
    setRegistryOf(definition.constructor, definition.registry);
    constructCandidate(definition.constructor, element);
    isConstructed = true;
  } finally {
    listPop(definition.constructionStack);
    state.state = isConstructed ? CUSTOM : FAILED;
    if (isConstructed) {
      noteACustomElement(element, definition);
    } else {
      state.definition = undefined;
      state.reactions = new Queue();
    }
  }
  if (definition.isFormAssociated) {
    element.controlChanged();
  }
}
