// Selectors, and whether elements match them: https://drafts.csswg.org/selectors-4/#match
//
// Each simple selector is an object that answers for an element. The kinds stand in
// ``simple_selectors.py``, ``structural_selectors.py`` and ``state_selectors.py``. Matching has no
// recursion but that of selectors in selectors, which the parser bounds.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const MAX_STEPS_WITHOUT_CACHE = 16;

// What was found out about elements, for the selectors that need more than the element.
class Facts {
  constructor() {
    // By selector: the indices that elements have among their siblings.
    this.indices = new Table();
    // By relative selector: whether a match is within an element or a sibling behind it.
    this.followed = new Table();
    this.languages = new Table();
    this.defaultLanguage = undefined;
    this.directions = new Table();
    this.editable = new Table();
    this.disabled = new Table();
    this.firstLegends = new Table();
    // By form: https://html.spec.whatwg.org/#default-button
    this.defaultButtons = new Table();
    // The elements that contain, in the flat tree, what has the focus.
    this.aroundTheFocus = undefined;
    // The elements that contain, in the flat tree, what the mouse is over.
    this.underTheMouse = undefined;
    // The forms and fieldsets that an invalid control belongs to.
    this.withInvalidControls = undefined;
  }
}
withoutParent(Facts);

// What one call of ``querySelectorAll`` or ``matches`` knows, beside the selector.
class Matching {
  constructor(scope, anchor, facts) {
    // https://drafts.csswg.org/selectors-4/#scope-element, or the root that is searched
    this.scope = scope;
    // https://drafts.csswg.org/selectors-4/#relative-selector-anchor-elements
    this.anchor = anchor;
    // The host of the shadow tree whose style sheets are asked. Their selectors see it.
    this.host = undefined;
    // Whether the subject is the originating element of a pseudo-element.
    this.isOfPseudoElement = false;
    this._facts = facts;
    this._nearest = undefined;
  }

  // What was found out about elements.
  get facts() {
    if (this._facts === undefined) {
      this._facts = new Facts();
    }
    return this._facts;
  }

  // By sequence and element: the nearest match that a long walk from there found.
  get nearest() {
    if (this._nearest === undefined) {
      this._nearest = new Table();
    }
    return this._nearest;
  }

  // The same, for another anchor.
  anchored(anchor) {
    const matching = new Matching(this.scope, anchor, this.facts);
    matching.host = this.host;
    return matching;
  }

  // The same, in the tree of the host.
  outside() {
    return new Matching(this.scope, undefined, this.facts);
  }

  // The same, for another scope.
  inScope(root) {
    const matching = new Matching(root, undefined, this.facts);
    matching.host = this.host;
    matching.isOfPseudoElement = this.isOfPseudoElement;
    return matching;
  }

  // The parent that selectors see: https://drafts.csswg.org/css-shadow-1/#host-element-in-tree
  parentOf(element) {
    if (this.host === undefined) return parentElement(element);
    if (element === this.host) return undefined;
    const parent = element.parent;
    if (parent !== undefined && parent.hostOfFragment === this.host) return this.host;
    return parentElement(element);
  }
}
withoutParent(Matching);

// https://drafts.csswg.org/selectors-4/#simple
//
// This one matches no element: a pseudo-element is one, and so is a state that only a user makes.
class SimpleSelector {
  // The local name that all elements that match have, and no other element.
  get onlyName() {
    return undefined;
  }

  // The local name, ``.class`` or ``#id`` that all elements that match have.
  get key() {
    return undefined;
  }

  // Whether it has complex selectors as arguments.
  get hasSelectors() {
    return false;
  }

  // https://drafts.csswg.org/selectors-4/#match-a-selector-against-an-element
  matches(element, matching) {
    return false;
  }

  // Whether it matches the host in its shadow tree; nothing if it cannot say.
  //
  // https://drafts.csswg.org/selectors-4/#featureless
  matchesHost(host, matching) {
    return undefined;
  }
}
withoutParent(SimpleSelector);

// https://drafts.csswg.org/selectors-4/#compound
class CompoundSelector {
  constructor() {
    // The local name of all elements that match, if the selector says it.
    this.name = undefined;
    // The simple selectors that say more than the local name.
    this.simples = newList();
    // The rarest key of its simple selectors, by kind.
    this.key = undefined;
    // The name of its last pseudo-element, or nothing.
    this.pseudoElement = "";
    // Whether the pseudo-element is one of another.
    this.isBelowPseudoElement = false;
    // The argument of ``::slotted()``.
    this.slotted = undefined;
    // The arguments of ``::part()``,
    this.parts = newList();
    // and what stands behind it.
    this.part = undefined;
  }

  // Append a simple selector.
  add(simple) {
    if (simple.onlyName === undefined) {
      this.simples[this.simples.length] = simple;
    } else {
      this.name = simple.onlyName;
    }
    const key = simple.key;
    if (
      key !== undefined &&
        (this.key === undefined || this.key === this.name || textStarts(key, "#"))
    ) {
      this.key = key;
    }
  }

  // Whether it represents no element, but a part of one.
  get hasPseudoElement() {
    return this.pseudoElement !== "";
  }

  // Whether all simple selectors match.
  matches(element, matching) {
    if (matching.host !== undefined && element === matching.host) {
      return this.matchesHost(element, matching) === true;
    }
    if (this.name !== undefined && element.localName !== this.name) return false;
    const items = this.simples;
    for (let index = 0; index < items.length; index++) {
      const simple = items[index];
      if (!simple.matches(element, matching)) return false;
    }
    return true;
  }

  // Whether it matches the host in its shadow tree; nothing if a simple selector cannot say.
  //
  // https://drafts.csswg.org/selectors-4/#featureless
  matchesHost(host, matching) {
    const isSilent = this.name !== undefined || this.simples.length === 0;
    let result = isSilent ? undefined : true;
    const items = this.simples;
    for (let index = 0; index < items.length; index++) {
      const simple = items[index];
      const one = simple.matchesHost(host, matching);
      if (one === false) return false;
      if (one === undefined) {
        result = undefined;
      }
    }
    return result;
  }
}
withoutParent(CompoundSelector);

// A part of a complex selector, whose own parts stand from the right to the left.
//
// A complex selector is divided at its descendant combinators; each part at ``>``; each part of
// these at ``~``; and the last have compound selectors, between which stands ``+``. For each of
// the first three it is enough to try the nearest element that matches a part: whatever could be
// on the left of a farther one is on the left of this one too. So nothing is tried twice.
class Sequence {
  constructor() {
    this.parts = newList();
    this.compounds = newList();
    this._count = 0;
    // The compound selector that the sequence consists of, if there is one.
    this.only = undefined;
    // How many steps a search takes before it looks up what an earlier one found.
    this.freeSteps = MAX_STEPS_WITHOUT_CACHE;
  }

  // Note a compound selector that is in the sequence, or in one of its parts.
  add(compound) {
    this._count += 1;
    this.only = this._count === 1 ? compound : undefined;
    const items = compound.simples;
    for (let index = 0; index < items.length; index++) {
      const simple = items[index];
      if (simple.hasSelectors) {
        this.freeSteps = 0;
      }
    }
  }
}
withoutParent(Sequence);

// https://drafts.csswg.org/selectors-4/#complex
class ComplexSelector {
  // Each combinator stands behind the compound selector of its index.
  constructor(compounds, combinators) {
    this.combinators = combinators;
    this.subject = compounds[compounds.length - 1];
    this.simples = this.subject.simples;
    this.isCompound = compounds.length === 1;
    const isName = this.subject.name !== undefined && this.simples.length === 0;
    const isOther = this.subject.name === undefined && this.simples.length === 1;
    const hasKey = this.subject.key !== undefined;
    // Whether it matches all elements that have the key of its subject.
    this.isKey = this.isCompound && hasKey && (isName || isOther);
    // Whether only the first combinator can be one of siblings.
    this.isWithinOneSibling = true;
    for (let index = 0; index < combinators.length; index++) {
      const each = combinators[index];
      if (index > 0 && (each === "+" || each === "~")) {
        this.isWithinOneSibling = false;
      }
    }
    // What descendant combinators separate, from the right.
    this.parts = newList();
    let combinator = " ";
    let last = new Sequence();
    for (let index = 0; index < compounds.length; index++) {
      const _ = compounds[index];
      const place = compounds.length - 1 - index;
      if (combinator === " ") {
        listAppend(this.parts, new Sequence());
      }
      const children = this.parts[this.parts.length - 1];
      if (combinator === " " || combinator === ">") {
        listAppend(children.parts, new Sequence());
      }
      const siblings = children.parts[children.parts.length - 1];
      if (combinator !== "+") {
        last = new Sequence();
        listAppend(siblings.parts, last);
      }
      const compound = index === 0
        ? new CompoundSelector()
        : compounds[place]; // it is matched first
      listAppend(last.compounds, compound);
      last.add(compound);
      siblings.add(compound);
      children.add(compound);
      if (place > 0) {
        combinator = combinators[place - 1];
      }
    }
  }

  // https://drafts.csswg.org/selectors-4/#match-a-complex-selector-against-an-element
  matches(element, matching) {
    if (matching.host !== undefined && element === matching.host) {
      return this.matchesHost(element, matching) === true;
    }
    const name = this.subject.name;
    if (name !== undefined && element.localName !== name) return false;
    const items = this.simples;
    for (let index2 = 0; index2 < items.length; index2++) {
      const simple = items[index2];
      if (!simple.matches(element, matching)) return false;
    }
    if (this.isCompound) return true;
    if (!matchesChildren(this.parts[0], element, matching)) return false;
    if (this.parts.length === 1) return true;
    let top = elementAbove(element, this.parts[0].parts.length - 1, matching);
    const items2 = this.parts;
    for (let index = 0; index < items2.length; index++) {
      const part = items2[index];
      if (index === 0) continue;
      const found = nearest(part, matching.parentOf(top), matching, true);
      if (found === undefined) return false;
      top = elementAbove(found, part.parts.length - 1, matching);
    }
    return true;
  }

  // Whether it matches the host, which has no parent and no sibling there.
  matchesHost(host, matching) {
    if (!this.isCompound) return false;
    return this.subject.matchesHost(host, matching);
  }
}
withoutParent(ComplexSelector);

// https://drafts.csswg.org/selectors-4/#match-a-selector-against-an-element
function matchesAny(selectors, element, matching) {
  for (let index = 0; index < selectors.length; index++) {
    const selector = selectors[index];
    if (selector.matches(element, matching)) return true;
  }
  return false;
}

// The ancestor so many steps above, all of which are elements.
function elementAbove(element, distance, matching) {
  let above = element;
  for (let _ = 0; _ < distance; _++) {
    const parent = matching.parentOf(above);
    above = parent;
  }
  return above;
}

// Whether an element matches what child combinators join.
function matchesChildren(sequence, element, matching) {
  let each = element;
  const items = sequence.parts;
  for (let index = 0; index < items.length; index++) {
    const part = items[index];
    if (each === undefined) return false;
    if (part.only === undefined) {
      if (!matchesSiblings(part, each, matching)) return false;
    } else if (!part.only.matches(each, matching)) return false;
    each = matching.parentOf(each);
  }
  return true;
}

// Whether an element matches what subsequent-sibling combinators join.
function matchesSiblings(sequence, element, matching) {
  let each = element;
  const items = sequence.parts;
  for (let index = 0; index < items.length; index++) {
    const part = items[index];
    if (index > 0) {
      each = nearest(part, each, matching, false);
      if (each === undefined) return false;
    } else if (!matchesAdjacent(part, element, matching)) return false;
    const items2 = part.compounds;
    for (let index2 = 0; index2 < items2.length; index2++) {
      const _ = items2[index2];
      if (each !== undefined) {
        each = precedingElement(each.previousSibling);
      }
    }
  }
  return true;
}

// Whether an element matches what next-sibling combinators join.
function matchesAdjacent(sequence, element, matching) {
  let each = element;
  const items = sequence.compounds;
  for (let index = 0; index < items.length; index++) {
    const compound = items[index];
    if (each === undefined || !compound.matches(each, matching)) return false;
    each = precedingElement(each.previousSibling);
  }
  return true;
}

// The first that matches among an element and its ancestors, or the siblings before it.
function nearest(sequence, start, matching, isUpwards) {
  let each = start;
  const end = sequence.freeSteps;
  for (let _ = 0; _ < end; _++) {
    if (each === undefined || matchesAt(sequence, each, matching, isUpwards)) return each;
    each = nextCandidate(each, matching, isUpwards);
  }
  const known = walksOf(sequence, matching);
  const walked = newList();
  while (each !== undefined && !tableHas(known, each)) {
    walked[walked.length] = each;
    if (matchesAt(sequence, each, matching, isUpwards)) break;
    each = nextCandidate(each, matching, isUpwards);
  }
  return remember(known, walked, each);
}

// Whether an element matches a part that a search upwards, or to the left, looks for.
function matchesAt(sequence, element, matching, isUpwards) {
  if (sequence.only !== undefined) return sequence.only.matches(element, matching);
  if (isUpwards) return matchesChildren(sequence, element, matching);
  return matchesAdjacent(sequence, element, matching);
}

// The parent, or the element before.
function nextCandidate(element, matching, isUpwards) {
  if (isUpwards) return matching.parentOf(element);
  return precedingElement(element.previousSibling);
}

// What long walks have found for a sequence.
function walksOf(sequence, matching) {
  let known = tableGet(matching.nearest, sequence);
  if (known === undefined) {
    known = new Table();
    tableSet(matching.nearest, sequence, known);
  }
  return known;
}

// Note what a walk has found for each element that it has seen.
function remember(known, walked, end) {
  let found = end;
  if (end !== undefined && tableHas(known, end)) {
    found = tableGet(known, end);
  }
  for (let index = 0; index < walked.length; index++) {
    const each = walked[index];
    tableSet(known, each, found);
  }
  return found;
}
