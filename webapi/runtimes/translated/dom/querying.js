// Find elements by selectors: https://dom.spec.whatwg.org/#scope-match-a-selectors-string
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const MAX_CACHED_SELECTORS = 256;
const MAX_CACHED_SELECTOR_LENGTH = 1024;

// Selectors that were parsed before, by their text.
class ParsedSelectors {
  constructor() {
    this._parsed = new Table();
  }

  // Parse a text, unless it is known. Objects of selectors do not change.
  of(text) {
    let selectors = tableGet(this._parsed, text);
    if (selectors === undefined) {
      selectors = parseSelector(text);
      if (tableSize(this._parsed) >= MAX_CACHED_SELECTORS) {
        this._parsed = new Table();
      }
      if (!(codeUnitsLength(text) > MAX_CACHED_SELECTOR_LENGTH)) {
        tableSet(this._parsed, text, selectors);
      }
    }
    return selectors;
  }
}
withoutParent(ParsedSelectors);

const PARSED = new ParsedSelectors();

// https://dom.spec.whatwg.org/#dom-parentnode-queryselectorall
function querySelectorAll(root, text) {
  return findElements(root, text, false);
}

// https://dom.spec.whatwg.org/#dom-parentnode-queryselector
function querySelector(root, text) {
  const found = findElements(root, text, true);
  return found.length === 0 ? undefined : found[0];
}

// https://dom.spec.whatwg.org/#scope-match-a-selectors-string
function findElements(root, text, isOneEnough) {
  const selectors = PARSED.of(text);
  const document = root.nodeDocument;
  const lists = document.elementLists;
  if (lists !== undefined && lists.root === root && lists.isWorthWhile) {
    return findInLists(lists, selectors, isOneEnough);
  }
  return searchTree(root, selectors, isOneEnough);
}

// What `search_tree` finds, among the elements that have the key of the only selector.
function findInLists(lists, selectors, isOneEnough) {
  const only = selectors.length === 1 ? selectors[0] : undefined;
  let key = only === undefined ? undefined : only.subject.key;
  const isQuirky = lists.root.nodeDocument.mode ===
    "quirks"; // classes and IDs match in either case
  if (isQuirky && key !== nameOfSelector(only)) {
    key = undefined;
  }
  const matching = new Matching(lists.root);
  const found = newList();
  let isFound;
  const items = lists.of(key);
  for (let index = 0; index < items.length; index++) {
    const element = items[index];
    if (only === undefined) {
      isFound = matchesAny(selectors, element, matching);
    } else {
      isFound = only.isKey && key !== undefined || only.matches(element, matching);
    }
    if (isFound) {
      found[found.length] = element;
      if (isOneEnough) return found;
    }
  }
  return found;
}

// The local name of the elements that match, if the selector says it.
function nameOfSelector(selector) {
  return selector === undefined ? undefined : selector.subject.name;
}

// Match the descendants in tree order.
//
// Nothing is called for an element whose local name is not that of the only selector.
function searchTree(root, selectors, isOneEnough) {
  const name = selectors.length === 1 ? nameOfSelector(selectors[0]) : undefined;
  const matching = new Matching(root);
  const found = newList();
  let walked = 0;
  let each = root.firstChild;
  while (each !== undefined) {
    if (each.nodeType === ELEMENT_NODE) {
      walked += 1;
      const element = each;
      const isCandidate = name === undefined || element.localName === name;
      if (isCandidate && matchesAny(selectors, element, matching)) {
        found[found.length] = element;
        if (isOneEnough) break;
      }
    }
    let following = each.firstChild;
    while (following === undefined) {
      following = each.nextSibling;
      if (following === undefined) {
        const parent = each.parent;
        if (parent === undefined || parent === root) break;
        each = parent;
      }
    }
    each = following;
  }
  noteWalk(root, walked);
  return found;
}

// Count how many elements of a root were walked over since it changed.
function noteWalk(root, walked) {
  const document = root.nodeDocument;
  let lists = document.elementLists;
  if (lists === undefined || lists.root !== root) {
    lists = new ElementLists(root);
    document.elementLists = lists;
  }
  lists.walked += walked;
}

// https://dom.spec.whatwg.org/#dom-element-matches
function matchesSelector(element, text) {
  return matchesAny(PARSED.of(text), element, new Matching(element));
}

// https://dom.spec.whatwg.org/#dom-element-closest
function closestElement(element, text) {
  const selectors = PARSED.of(text);
  const matching = new Matching(element);
  let each = element;
  while (each !== undefined && !matchesAny(selectors, each, matching)) {
    each = parentElement(each);
  }
  return each;
}
