// Selectors of places in the tree: https://drafts.csswg.org/selectors-4/#structural-pseudos
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://drafts.csswg.org/selectors-4/#root-pseudo
class RootSelector extends SimpleSelector {
  constructor() {
    super();
  }

  // Whether the element is the document element.
  matches(element, matching) {
    return isDocumentElement(element);
  }
}

// https://drafts.csswg.org/selectors-4/#scope-pseudo, and ``&``
class ScopeSelector extends SimpleSelector {
  constructor() {
    super();
  }

  // Whether the element is the scope; the document element, if a document is searched.
  matches(element, matching) {
    if (matching.scope.nodeType === DOCUMENT_NODE) return isDocumentElement(element);
    return element === matching.scope;
  }

  // Whether the host is the scope.
  matchesHost(host, matching) {
    return host === matching.scope ? true : undefined;
  }
}

// https://dom.spec.whatwg.org/#document-element
function isDocumentElement(element) {
  return element.parent !== undefined && element.parent.nodeType === DOCUMENT_NODE;
}

// https://drafts.csswg.org/selectors-4/#empty-pseudo
class EmptySelector extends SimpleSelector {
  constructor() {
    super();
  }

  // As in browsers, white space is content.
  matches(element, matching) {
    let child = element.firstChild;
    while (child !== undefined) {
      if (child.nodeType === ELEMENT_NODE) return false;
      if (child.isText && child.length > 0) return false;
      child = child.nextSibling;
    }
    return true;
  }
}

// https://drafts.csswg.org/selectors-4/#first-child-pseudo
class FirstChildSelector extends SimpleSelector {
  constructor() {
    super();
  }

  // Whether no element precedes among the siblings.
  matches(element, matching) {
    return precedingElement(element.previousSibling) === undefined;
  }
}

// https://drafts.csswg.org/selectors-4/#last-child-pseudo
class LastChildSelector extends SimpleSelector {
  constructor() {
    super();
  }

  // Whether no element follows among the siblings.
  matches(element, matching) {
    return followingElement(element.nextSibling) === undefined;
  }
}

// https://drafts.csswg.org/selectors-4/#nth-child-pseudo, and the three like it
class NthSelector extends SimpleSelector {
  constructor(step, offset, isOfType, isFromTheEnd) {
    super();
    // https://drafts.csswg.org/css-syntax-3/#anb-microsyntax: A
    this.step = step;
    // B
    this.offset = offset;
    this.isOfType = isOfType;
    this.isFromTheEnd = isFromTheEnd;
    // What ``of`` names: only elements that match these have an index.
    this.selectors = undefined;
  }

  // Whether it has complex selectors as arguments.
  get hasSelectors() {
    return this.selectors !== undefined;
  }

  // Whether the index of the element is A times a number from 0, and B.
  matches(element, matching) {
    let indices = tableGet(matching.facts.indices, this);
    if (indices === undefined) {
      indices = new Table();
      tableSet(matching.facts.indices, this, indices);
    }
    let index = tableGet(indices, element);
    if (index === undefined) {
      this.count(element, indices, matching);
      index = tableGet(indices, element);
    }
    if (index === undefined || index === 0) return false;
    const distance = index - this.offset;
    if (this.step === 0) return distance === 0;
    if (this.step < 0) return distance <= 0 && remainder(-distance, -this.step) === 0;
    return distance >= 0 && remainder(distance, this.step) === 0;
  }

  // Give an index to the element and all its siblings; 0 to those that do not count.
  count(element, indices, matching) {
    let start = element;
    let preceding = this.following(start, true);
    while (preceding !== undefined) {
      start = preceding;
      preceding = this.following(start, true);
    }
    let each = start;
    const byType = new Table();
    let counted = 0;
    while (each !== undefined) {
      if (this.isOfType) {
        const key = each.localName + " " + (each.namespace === undefined ? "" : each.namespace);
        const before = tableGet(byType, key);
        const index = before === undefined ? 1 : before + 1;
        tableSet(byType, key, index);
        tableSet(indices, each, index);
      } else if (this.selectors === undefined || matchesAny(this.selectors, each, matching)) {
        counted += 1;
        tableSet(indices, each, counted);
      } else {
        tableSet(indices, each, 0);
      }
      each = this.following(each, false);
    }
  }

  // The sibling that follows in the direction of the count, or precedes.
  following(element, isBackwards) {
    if (this.isFromTheEnd === isBackwards) return followingElement(element.nextSibling);
    return precedingElement(element.previousSibling);
  }
}
