// What the tree asks its host for. webapi/webidl/host.py is the counterpart in Python.
// By hand, because callbacks are functions of the language, and take objects that users see.

const callMutationCallback = (callback, records, observer) => {
  callback(objectOf(observer), records, observer);
};

// https://webidl.spec.whatwg.org/#call-a-user-objects-operation, of a node filter
const callNodeFilter = (callback, node) => callback(undefined, node);

const callStringCallback = (callback, data) => {
  callback(undefined, data);
};

// Remove an item from a list that has it, quickly if it is the first or the last.
function takeFromList(list, item) {
  let index = 0;
  if (list[list.length - 1] === item) index = list.length - 1;
  while (list[index] !== item) ++index;
  splice(list, index, 1);
}

const isFalsy = (value) => !value;

const hasBit = (number, place) => ((number >>> place) & 1) === 1;

// https://dom.spec.whatwg.org/#agent-pending-mutation-observers
let pendingObservers = newList();
const pendingMutationObservers = () => pendingObservers;

function takePendingMutationObservers() {
  const observers = pendingObservers;
  pendingObservers = newList();
  return observers;
}

// https://dom.spec.whatwg.org/#signal-slot-list
let signaledSlots = newList();
const signalSlots = () => signaledSlots;

function takeSignalSlots() {
  const slots = signaledSlots;
  signaledSlots = newList();
  return slots;
}

// The local time, as MM/DD/YYYY hh:mm:ss.
function localTimeText() {
  const now = new Dates();
  const text = isoDate(new Dates(timeOfDate(now) - 60000 * minutesBehindUtc(now)));
  return slice(text, 5, 7) + "/" + slice(text, 8, 10) + "/" + slice(text, 0, 4) + " " + slice(text, 11, 19);
}

// Construct an element of a class.
const newInstance = (Class, document, localName, prefix) => new Class(document, localName, prefix);

const creationOrders = new WeakTable();
const orderOf = boundTo(creationOrders, weakGet);
const setOrder = boundTo(creationOrders, weakSet);
let lastOrder = 0;

function creationOrder(value) {
  let order = orderOf(value);
  if (order === undefined) setOrder(value, (order = ++lastOrder));
  return order;
}
