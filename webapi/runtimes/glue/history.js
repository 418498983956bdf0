// History: https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-history-interface
// The entries and their URLs are Python's (webapi/html/session_history.py). Their states are here, because only
// scripts touch them; a number of Python's tells which entry has which state.

class EntryState {
  constructor(data, scrollRestoration) {
    this.data = data; // a clone that no script has
    this.scrollRestoration = scrollRestoration;
  }
}
withoutParent(EntryState);

let entryStates = new Table();

// The text of a state, for Python to keep. A state that cannot cross is lost if the document is loaded again.
function textOfState(data) {
  try {
    return quote(writtenWhole(() => crossingText(data, 0)));
  } catch (error) {
    return "null";
  }
}

function stateOfText(text) {
  return text === null ? null : valueFrom(parse(text), true);
}

function cloneOfState(data) {
  return isObject(data) || typeof data === "symbol"
    ? structuredCloneImpl(data, { __proto__: null, transfer: newList() })
    : data;
}

class HistoryImpl {
  constructor() {
    this.platformObject = undefined;
    this.number = -1;
    this.entry = new EntryState(null, "auto");
    this.restored = null;
    this.deltas = new Queue();
  }

  get length() {
    return askWindow('"history"')[1];
  }

  get state() {
    this.update();
    return this.restored;
  }

  get scrollRestoration() {
    this.update();
    return this.entry.scrollRestoration;
  }

  set scrollRestoration(value) {
    this.update();
    this.entry.scrollRestoration = value;
  }

  go(delta) {
    if (delta === 0) {
      pageLocation().reload();
    } else {
      this.deltas.append(delta);
      if (this.deltas.length === 1) runStepsAfterTimeout(0, () => this.traverse());
    }
  }

  back() {
    this.go(-1);
  }

  forward() {
    this.go(1);
  }

  pushState(data, unused, url) {
    this.pushOrReplace(data, url, "push");
  }

  replaceState(data, unused, url) {
    this.pushOrReplace(data, url, "replace");
  }

  // https://html.spec.whatwg.org/multipage/nav-history-apis.html#shared-history-push/replace-state-steps
  pushOrReplace(data, url, handling) {
    const entry = new EntryState(cloneOfState(data), "auto");
    this.update();
    const text = url === undefined ? "null" : quote(url);
    const numbers = askWindow('"update","' + handling + '",' + text + "," + textOfState(entry.data));
    entry.scrollRestoration = this.entry.scrollRestoration;
    tableSet(entryStates, numbers[0], entry);
    const left = new Table();
    for (let index = 0; index < numbers.length; index++) {
      const state = tableGet(entryStates, numbers[index]);
      if (state !== undefined) tableSet(left, numbers[index], state);
    }
    entryStates = left;
    this.update();
  }

  // https://html.spec.whatwg.org/multipage/browsing-the-web.html#restore-the-history-object-state
  // Do this if the current entry is another one since the last time.
  update() {
    const number = askWindow('"history"')[0];
    if (number === this.number) return;
    let entry = tableGet(entryStates, number);
    if (entry === undefined) {
      entry = new EntryState(stateOfText(askWindow('"state"')), this.entry.scrollRestoration);
      tableSet(entryStates, number, entry);
    }
    this.number = number;
    this.entry = entry;
    this.restored = cloneOfState(entry.data);
  }

  // https://html.spec.whatwg.org/multipage/browsing-the-web.html#traverse-the-history-by-a-delta
  traverse() {
    try {
      const change = askWindow('"traverse",' + this.deltas.first());
      if (change !== null) updateDocument(change);
    } finally {
      this.deltas.popleft();
      if (this.deltas.length !== 0) runStepsAfterTimeout(0, () => this.traverse());
    }
  }
}

let theHistory;

function historyImpl() {
  if (theHistory === undefined) theHistory = new HistoryImpl();
  return theHistory;
}

// https://html.spec.whatwg.org/multipage/browsing-the-web.html#update-document-for-history-step-application
// `change` has the old URL, the new URL, and whether their fragments differ.
function updateDocument(change) {
  const popState = new PopStateEventImpl();
  popState.state = historyImpl().state;
  fireAtWindow(globalTarget(), popState, "popstate");
  if (change[2]) runStepsAfterTimeout(0, () => fireHashChange(globalTarget(), change));
}

function fireHashChange(window, change) {
  const hashChange = new HashChangeEventImpl();
  hashChange.oldUrl = change[0];
  hashChange.newUrl = change[1];
  fireAtWindow(window, hashChange, "hashchange");
}

function fireAtWindow(window, event, type) {
  event.type = type;
  event.isTrusted = true;
  dispatch(event, window);
}

class PopStateEventImpl extends EventImpl {
  constructor() {
    super();
    this.state = null;
    this.hasUaVisualTransition = false;
  }

  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    this.state = init.state;
    this.hasUaVisualTransition = init.hasUAVisualTransition;
  }
}

class HashChangeEventImpl extends EventImpl {
  constructor() {
    super();
    this.oldUrl = "";
    this.newUrl = "";
  }

  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    this.oldUrl = init.oldURL;
    this.newUrl = init.newURL;
  }
}

const newHashChangeEvent = () => new HashChangeEventImpl();
