// Mutation observers: https://dom.spec.whatwg.org/#mutation-observers
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://dom.spec.whatwg.org/#interface-mutationrecord
class MutationRecordImpl {
  constructor(type, target) {
    this.platformObject = undefined;
    this.type = type;
    this.target = target;
    this.attributeName = undefined;
    this.attributeNamespace = undefined;
    this.oldValue = undefined;
    this.addedNodes = new NodeListImpl(newList());
    this.removedNodes = new NodeListImpl(newList());
    this.previousSibling = undefined;
    this.nextSibling = undefined;
  }
}
withoutParent(MutationRecordImpl);

// The options of a registered observer, as the algorithms use them.
class Observation {
  constructor() {
    this.childList = false;
    this.attributes = false;
    this.characterData = false;
    this.subtree = false;
    this.attributeOldValue = false;
    this.characterDataOldValue = false;
    this.attributeFilter = undefined;
  }

  // Whether a mutation of this type, of an attribute of this name, is to be observed.
  includes(type, name, namespace) {
    if (type === "childList") return this.childList;
    if (type === "characterData") return this.characterData;
    if (!this.attributes || this.attributeFilter === undefined) return this.attributes;
    if (namespace === undefined) {
      const items = this.attributeFilter;
      for (let index = 0; index < items.length; index++) {
        const each = items[index];
        if (each === name) return true;
      }
    }
    return false;
  }
}
withoutParent(Observation);

// https://dom.spec.whatwg.org/#registered-observer
//
// A transient one has a source.
class RegisteredObserver {
  constructor(observer, options, source) {
    this.observer = observer;
    this.options = options;
    this.source = source;
  }
}
withoutParent(RegisteredObserver);

// https://dom.spec.whatwg.org/#interface-mutationobserver
class MutationObserverImpl {
  constructor() {
    this.platformObject = undefined;
    this.callback = undefined;
    // The node list.
    this.nodes = newList();
    this.recordQueue = newList();
    // Whether it is one of the agent's pending mutation observers.
    this.isPending = false;
  }

  // https://dom.spec.whatwg.org/#dom-mutationobserver-mutationobserver
  constructorSteps(callback) {
    this.callback = callback;
  }

  // https://dom.spec.whatwg.org/#dom-mutationobserver-observe
  observe(target, options) {
    const observation = _observation(options);
    target.nodeDocument.isObserved = true;
    const items = target.registeredObservers();
    for (let index = 0; index < items.length; index++) {
      const registered = items[index];
      if (registered.observer === this && registered.source === undefined) {
        const items2 = this.nodes;
        for (let index2 = 0; index2 < items2.length; index2++) {
          const node = items2[index2];
          _removeTransientObservers(node, registered);
        }
        registered.options = observation;
        return;
      }
    }
    target.registerAnObserver(new RegisteredObserver(this, observation));
    this.nodes[this.nodes.length] = target;
  }

  // https://dom.spec.whatwg.org/#dom-mutationobserver-disconnect
  disconnect() {
    const items = this.nodes;
    for (let index = 0; index < items.length; index++) {
      const node = items[index];
      const kept = newList();
      const items2 = node.registeredObservers();
      for (let index2 = 0; index2 < items2.length; index2++) {
        const each = items2[index2];
        if (each.observer !== this) {
          kept[kept.length] = each;
        }
      }
      node.setRegisteredObservers(kept);
    }
    this.nodes = newList();
    this.recordQueue = newList();
  }

  // Remove its transient registered observers. The node list keeps the other nodes.
  removeTransientObservers() {
    const nodes = new Table();
    const items = this.nodes;
    for (let index = 0; index < items.length; index++) {
      const node = items[index];
      const kept = newList();
      const items2 = node.registeredObservers();
      for (let index2 = 0; index2 < items2.length; index2++) {
        const each = items2[index2];
        if (each.observer !== this || each.source === undefined) {
          kept[kept.length] = each;
        }
        if (each.observer === this && each.source === undefined) {
          tableSet(nodes, node, true);
        }
      }
      node.setRegisteredObservers(kept);
    }
    this.nodes = tableKeys(nodes);
  }

  // https://dom.spec.whatwg.org/#dom-mutationobserver-takerecords
  takeRecords() {
    const records = this.recordQueue;
    this.recordQueue = newList();
    return records;
  }
}
withoutParent(MutationObserverImpl);

// The first steps of https://dom.spec.whatwg.org/#dom-mutationobserver-observe
function _observation(options) {
  const observation = new Observation();
  observation.childList = options.childList === true;
  observation.subtree = options.subtree === true;
  observation.attributeOldValue = options.attributeOldValue === true;
  observation.characterDataOldValue = options.characterDataOldValue === true;
  observation.attributeFilter = options.attributeFilter;
  observation.attributes = options.attributes === true;
  observation.characterData = options.characterData === true;
  if (options.attributes === undefined) {
    observation.attributes = options.attributeOldValue !== undefined ||
      observation.attributeFilter !== undefined;
  }
  if (options.characterData === undefined) {
    observation.characterData = options.characterDataOldValue !== undefined;
  }
  const where = "Failed to execute 'observe' on 'MutationObserver'";
  if (!(observation.childList || observation.attributes || observation.characterData)) {
    throw new Errors.TypeError(
      where + ": at least one of childList, attributes and characterData must be true.",
    );
  }
  if (observation.attributeOldValue && !observation.attributes) {
    throw new Errors.TypeError(where + ": attributeOldValue is true, but attributes is false.");
  }
  if (observation.attributeFilter !== undefined && !observation.attributes) {
    throw new Errors.TypeError(where + ": there is an attributeFilter, but attributes is false.");
  }
  if (observation.characterDataOldValue && !observation.characterData) {
    throw new Errors.TypeError(
      where + ": characterDataOldValue is true, but characterData is false.",
    );
  }
  return observation;
}

// Remove the transient registered observers that have this source.
function _removeTransientObservers(node, source) {
  const kept = newList();
  const items = node.registeredObservers();
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    if (each.source !== source) {
      kept[kept.length] = each;
    }
  }
  node.setRegisteredObservers(kept);
}

// The step of https://dom.spec.whatwg.org/#concept-node-remove about registered observers
function addTransientObservers(node, parent) {
  let ancestor = parent;
  while (ancestor !== undefined) {
    const items = ancestor.registeredObservers();
    for (let index = 0; index < items.length; index++) {
      const registered = items[index];
      if (registered.options.subtree) {
        const observer = registered.observer;
        node.registerAnObserver(new RegisteredObserver(observer, registered.options, registered));
        listAppend(observer.nodes, node);
      }
    }
    ancestor = ancestor.parent;
  }
}

// https://dom.spec.whatwg.org/#queue-a-tree-mutation-record
function queueATreeMutationRecord(target, addedNodes, removedNodes, previousSibling, nextSibling) {
  if (!target.nodeDocument.isObserved) return;
  const record = new MutationRecordImpl("childList", target);
  record.addedNodes = new NodeListImpl(addedNodes);
  record.removedNodes = new NodeListImpl(removedNodes);
  record.previousSibling = previousSibling;
  record.nextSibling = nextSibling;
  queueAMutationRecord(record);
}

// https://dom.spec.whatwg.org/#queueing-a-mutation-record of "attributes"
function queueAnAttributeMutationRecord(target, name, namespace, oldValue) {
  if (!target.nodeDocument.isObserved) return;
  const record = new MutationRecordImpl("attributes", target);
  record.attributeName = name;
  record.attributeNamespace = namespace;
  queueAMutationRecord(record, oldValue);
}

// https://dom.spec.whatwg.org/#queueing-a-mutation-record of "characterData"
function queueACharacterDataMutationRecord(target, oldValue) {
  if (target.nodeDocument.isObserved) {
    queueAMutationRecord(new MutationRecordImpl("characterData", target), oldValue);
  }
}

// https://dom.spec.whatwg.org/#queueing-a-mutation-record
//
// Each interested observer gets a copy of the record.
function queueAMutationRecord(record, oldValue) {
  const target = record.target;
  const type = record.type;
  const interestedObservers = new Table();
  let node = target;
  while (node !== undefined) {
    const items = node.registeredObservers();
    for (let index = 0; index < items.length; index++) {
      const registered = items[index];
      const options = registered.options;
      if (node !== target && !options.subtree) continue;
      if (!options.includes(type, record.attributeName, record.attributeNamespace)) continue;
      const observer = registered.observer;
      if (!tableHas(interestedObservers, observer)) {
        tableSet(interestedObservers, observer, undefined);
      }
      if (
        type === "attributes" && options.attributeOldValue ||
          type === "characterData" && options.characterDataOldValue
      ) {
        tableSet(interestedObservers, observer, oldValue);
      }
    }
    node = node.parent;
  }
  const items2 = tableKeys(interestedObservers);
  for (let index = 0; index < items2.length; index++) {
    const observer = items2[index];
    const copy = new MutationRecordImpl(type, target);
    copy.attributeName = record.attributeName;
    copy.attributeNamespace = record.attributeNamespace;
    copy.oldValue = tableGet(interestedObservers, observer);
    copy.addedNodes = new NodeListImpl(record.addedNodes.nodes);
    copy.removedNodes = new NodeListImpl(record.removedNodes.nodes);
    copy.previousSibling = record.previousSibling;
    copy.nextSibling = record.nextSibling;
    listAppend(observer.recordQueue, copy);
    _makePending(observer);
  }
}

// Append to the pending mutation observers, and queue a mutation observer microtask.
//
// https://dom.spec.whatwg.org/#queue-a-mutation-observer-compound-microtask
function _makePending(observer) {
  const pending = pendingMutationObservers();
  if (observer.isPending) return;
  observer.isPending = true;
  pending[pending.length] = observer;
  const slots = signalSlots();
  if (pending.length === 1 && slots.length === 0) {
    queueAMicrotask(notifyMutationObservers);
  }
}

// https://dom.spec.whatwg.org/#signal-a-slot-change
function signalASlotChange(slot) {
  const slots = signalSlots();
  if (slot.isSignaled) return;
  slot.isSignaled = true;
  slots[slots.length] = slot;
  const pending = pendingMutationObservers();
  if (slots.length === 1 && pending.length === 0) {
    queueAMicrotask(notifyMutationObservers);
  }
}

// https://dom.spec.whatwg.org/#notify-mutation-observers
function notifyMutationObservers() {
  const notifySet = takePendingMutationObservers();
  const signalSet = takeSignalSlots();
  for (let index = 0; index < notifySet.length; index++) {
    const observer = notifySet[index];
    observer.isPending = false;
  }
  for (let index = 0; index < signalSet.length; index++) {
    const slot = signalSet[index];
    slot.isSignaled = false;
  }
  for (let index = 0; index < notifySet.length; index++) {
    const observer = notifySet[index];
    const records = observer.takeRecords();
    observer.removeTransientObservers();
    if (records.length > 0) {
      try {
        callMutationCallback(observer.callback, records, observer);
      } catch (error) {
        report(error);
      }
    }
  }
  for (let index = 0; index < signalSet.length; index++) {
    const slot = signalSet[index];
    const event = new EventImpl("slotchange");
    event.isTrusted = true;
    event.bubbles = true;
    dispatch(event, slot);
  }
}
