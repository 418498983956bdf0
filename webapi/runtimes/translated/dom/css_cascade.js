// The cascade: https://drafts.csswg.org/css-cascade-5/#cascading
//
// Nothing is matched before somebody asks, and then only the rules that declare the property. What is
// kept of an element is the declaration that wins, not the computed value: inheritance is a walk.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const UNSCOPED = 2147483647;
const ITSELF = 1;
const BELOW = 2;
const ANYWHERE = 3;
const HOST = "host";
const SLOTTED = "slotted";
const PART = "part";
const OF_A_PAGE = 1;
const IMPORTANT = 2;

// https://drafts.csswg.org/css-cascade-6/#scoped-styles, the selectors of a rule ``@scope``
class StyleScope {
  constructor(start, end) {
    this.start = start;
    this.end = end;
    // The root of a rule without a start: the parent of the style element.
    this.root = undefined;
    // The parsed selectors, once an element has the key of a rule in it.
    this.starts = undefined;
    this.ends = newList();
  }

  // Parse the selectors, once.
  parse(namespaces) {
    if (this.starts === undefined) {
      this.starts = this.start === "" ? newList() : parseSelector(this.start, namespaces);
      if (this.end !== "") {
        this.ends = parseSelector(this.end, namespaces);
      }
    }
  }

  // Whether an element is a root, in what the matching has as its scope.
  hasRoot(element, matching) {
    if (this.start === "") return element === this.root;
    if (this.starts === undefined) return false;
    const items = this.starts;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      const isMeant = element !== matching.host || addressesHost(each.subject);
      if (isMeant && each.matches(element, matching)) return true;
    }
    return false;
  }
}
withoutParent(StyleScope);

// A selector of a rule, and what the rule declares for one property.
class StyleEntry {
  constructor(text, value, isImportant, shorthand) {
    // The selector, without others of its list.
    this.text = text;
    this.value = value;
    this.isImportant = isImportant;
    // https://drafts.csswg.org/css-values-5/#pending-substitution-value
    this.shorthand = shorthand;
    // What all elements that match have: a local name, ``.class`` or ``#id``, or nothing.
    this.key = "";
    this.specificity = 0;
    // The ``.class``, ``#id`` and ``[attribute`` that it asks for,
    this.features = newList();
    // and for each of them how far a change of it reaches.
    this.reaches = newList();
    // Whether states or containers, too, say if it matches.
    this.hasStates = false;
    // Whether these are only states that the mouse and the focus decide.
    this.hasLastingStates = true;
    // The rules ``@scope`` around it, from the outermost.
    this.scopes = newList();
    // The conditions of the rules ``@container`` around it, which the host reads.
    this.containers = undefined;
    this.level = 0;
    // The place of its layer; of an important declaration, the place times -1.
    this.layer = 0;
    this.order = 0;
    // The namespace of the elements that a rule of the user agent is for.
    this.namespace = undefined;
    // The namespaces that its sheet declares, by their prefixes.
    this.namespaces = undefined;
    // The parsed selector, once an element has its key.
    this.selector = undefined;
  }
}
withoutParent(StyleEntry);

// https://drafts.csswg.org/css-cascade-5/#cascade-sort
function entryWins(one, other) {
  if (one.level !== other.level) return one.level > other.level;
  if (one.layer !== other.layer) return one.layer > other.layer;
  if (one.specificity !== other.specificity) return one.specificity > other.specificity;
  return one.order > other.order;
}

// The declaration of a longhand or a custom property, which may be one of ``all``.
//
// https://drafts.csswg.org/css-cascade-5/#all-shorthand
function declarationOf(declarations, name) {
  const own = tableGet(declarations.byName, name);
  const every = tableGet(declarations.byName, "all");
  if (
    every === undefined ||
      textStarts(name, "--") ||
      (name === "direction" || name === "unicode-bidi")
  ) {
    return own;
  }
  if (own === undefined) return every;
  if (own.isImportant !== every.isImportant) return own.isImportant ? own : every;
  const items = declarations.names;
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    if (each === name) return every;
    if (each === "all") return own;
  }
  return own;
}

// Find out what an entry says of its selector.
function describeSelector(selector, entry) {
  const subject = selector.subject;
  if (subject.parts.length > 0) {
    entry.key = "::" + subject.parts[0];
  } else if (subject.slotted !== undefined) {
    entry.key = keyOfCompound(subject.slotted);
  } else if (!addressesHost(subject)) {
    entry.key = keyOfCompound(subject);
  }
  entry.specificity = specificityOf(selector);
  noteFeatures(selector, ITSELF, entry);
  const items = entry.scopes;
  for (let index = 0; index < items.length; index++) {
    const scope = items[index];
    scope.parse(entry.namespaces);
    if (scope.starts !== undefined) {
      const items2 = scope.starts;
      for (let index2 = 0; index2 < items2.length; index2++) {
        const each = items2[index2];
        noteFeatures(each, ANYWHERE, entry);
      }
    }
    const items3 = scope.ends;
    for (let index2 = 0; index2 < items3.length; index2++) {
      const each = items3[index2];
      noteFeatures(each, ANYWHERE, entry);
    }
  }
}

// Whether a compound selector may match the host of the shadow tree.
function addressesHost(compound) {
  const items = compound.simples;
  for (let index = 0; index < items.length; index++) {
    const simple = items[index];
    if (simple instanceof HostSelector) return true;
    if (simple instanceof AnySelector) {
      const items2 = simple.selectors;
      for (let index2 = 0; index2 < items2.length; index2++) {
        const each = items2[index2];
        if (addressesHost(each.subject)) return true;
      }
    }
  }
  return false;
}

// Whether a compound selector may match the root of its scope, which may be a shadow host.
function addressesScope(compound) {
  const items = compound.simples;
  for (let index = 0; index < items.length; index++) {
    const simple = items[index];
    if (simple instanceof ScopeSelector) return true;
    if (simple instanceof AnySelector) {
      const items2 = simple.selectors;
      for (let index2 = 0; index2 < items2.length; index2++) {
        const each = items2[index2];
        if (addressesScope(each.subject)) return true;
      }
    }
  }
  return false;
}

// What a selector is for: a host, something in a slot, a part, and a pseudo-element.
//
// It is empty for elements of the tree. https://drafts.csswg.org/css-shadow-1/#selectors
function targetOf(selector) {
  const subject = selector.subject;
  const pseudoElement = subject.pseudoElement;
  if (subject.isBelowPseudoElement) return "nothing";
  let kind = "";
  if (subject.slotted !== undefined) {
    kind = SLOTTED;
  } else if (subject.parts.length > 0) {
    kind = PART;
  } else if (addressesHost(subject)) {
    kind = HOST;
  }
  if (pseudoElement === "" || pseudoElement === PART || pseudoElement === SLOTTED) {
    return kind;
  }
  return kind === "" ? pseudoElement : kind + " " + pseudoElement;
}

// Whether selectors with this target match elements that are not of their tree.
function isOfAnotherTree(target) {
  return textStarts(target, HOST) || textStarts(target, SLOTTED) || textStarts(target, PART);
}

// Its key, or that of the only argument of ``:is()`` or ``:where()``: Tailwind has many.
function keyOfCompound(compound) {
  if (compound.key !== undefined) return compound.key;
  const items = compound.simples;
  for (let index = 0; index < items.length; index++) {
    const simple = items[index];
    if (simple instanceof AnySelector && simple.selectors.length === 1) {
      const key = keyOfCompound(simple.selectors[0].subject);
      if (key !== "") return key;
    }
  }
  return "";
}

// The compound selectors before the last.
function compoundsLeftOfSubject(selector) {
  const found = newList();
  const items = selector.parts;
  for (let index = 0; index < items.length; index++) {
    const children = items[index];
    const items2 = children.parts;
    for (let index2 = 0; index2 < items2.length; index2++) {
      const siblings = items2[index2];
      const items3 = siblings.parts;
      for (let index3 = 0; index3 < items3.length; index3++) {
        const sequence = items3[index3];
        const items4 = sequence.compounds;
        for (let index4 = 0; index4 < items4.length; index4++) {
          const compound = items4[index4];
          found[found.length] = compound;
        }
      }
      const items5 = siblings.compounds;
      for (let index3 = 0; index3 < items5.length; index3++) {
        const compound = items5[index3];
        found[found.length] = compound;
      }
    }
  }
  return found;
}

// https://drafts.csswg.org/selectors-4/#specificity-rules, in digits of 1,000
function specificityOf(selector) {
  let total = specificityOfCompound(selector.subject);
  const items = compoundsLeftOfSubject(selector);
  for (let index = 0; index < items.length; index++) {
    const compound = items[index];
    total += specificityOfCompound(compound);
  }
  return total;
}

// The sum of its simple selectors'.
function specificityOfCompound(compound) {
  let total = compound.name === undefined ? 0 : 1;
  const items = compound.simples;
  for (let index = 0; index < items.length; index++) {
    const simple = items[index];
    total += specificityOfSimple(simple);
  }
  if (compound.slotted !== undefined) {
    total += specificityOfCompound(compound.slotted);
  }
  if (compound.part !== undefined) {
    total += specificityOfCompound(compound.part);
  }
  return total;
}

// That of ``:is()``, ``:not()`` and ``:has()`` is their greatest argument's.
function specificityOfSimple(simple) {
  if (simple instanceof IDSelector) return 1000000;
  if (simple instanceof WhereSelector || simple instanceof AnchorSelector) return 0;
  if (simple instanceof NamespaceSelector) return 0;
  if (simple instanceof TypeSelector) return 1;
  if (simple instanceof PseudoElementSelector) return 1;
  if (simple instanceof HostSelector) {
    const inner = simple.argument;
    return inner === undefined ? 1000 : 1000 + specificityOfCompound(inner);
  }
  if (simple instanceof OnlySelector) return 1000;
  if (simple instanceof SelectorOfSelectors) return greatestSpecificity(simple.selectors);
  if (simple instanceof NthSelector && simple.selectors !== undefined) {
    return 1000 + greatestSpecificity(simple.selectors);
  }
  return 1000;
}

// https://drafts.csswg.org/selectors-4/#specificity-rules, of a list
function greatestSpecificity(selectors) {
  let greatest = 0;
  for (let index = 0; index < selectors.length; index++) {
    const each = selectors[index];
    const specificity = specificityOf(each);
    if (specificity > greatest) {
      greatest = specificity;
    }
  }
  return greatest;
}

// Note what a selector asks for. Sibling combinators reach far here: this can be finer.
function noteFeatures(selector, reach, entry) {
  noteCompound(selector.subject, reach, entry);
  if (selector.subject.slotted !== undefined) {
    noteCompound(selector.subject.slotted, reach, entry);
  }
  if (selector.subject.part !== undefined) {
    noteCompound(selector.subject.part, reach, entry);
  }
  let outer = reach;
  const items = selector.combinators;
  for (let index = 0; index < items.length; index++) {
    const combinator = items[index];
    if (combinator === "+" || combinator === "~") {
      outer = ANYWHERE;
    } else if (outer < BELOW) {
      outer = BELOW;
    }
  }
  const items2 = compoundsLeftOfSubject(selector);
  for (let index = 0; index < items2.length; index++) {
    const compound = items2[index];
    noteCompound(compound, outer, entry);
  }
}

// Note what a compound selector asks for.
function noteCompound(compound, reach, entry) {
  const items = compound.simples;
  for (let index = 0; index < items.length; index++) {
    const simple = items[index];
    const feature = featureOf(simple);
    if (feature !== "") {
      listAppend(entry.features, feature);
      listAppend(entry.reaches, reach);
    } else if (simple instanceof HostSelector) {
      const isContext = simple instanceof HostContextSelector;
      listAppend(entry.features, isContext ? ":host-context" : ":host");
      listAppend(entry.reaches, ANYWHERE);
      if (simple.argument !== undefined) {
        noteCompound(simple.argument, reach, entry);
      }
    } else if (simple instanceof SelectorOfSelectors) {
      const inner = simple instanceof HasSelector ? ANYWHERE : reach;
      const items2 = simple.selectors;
      for (let index2 = 0; index2 < items2.length; index2++) {
        const each = items2[index2];
        noteFeatures(each, inner, entry);
      }
    } else if (simple instanceof NthSelector) {
      if (simple.selectors !== undefined) {
        const items3 = simple.selectors;
        for (let index2 = 0; index2 < items3.length; index2++) {
          const each = items3[index2];
          noteFeatures(each, ANYWHERE, entry);
        }
      }
    } else if (isOfAState(simple)) {
      if (!isOfTheUser(simple)) {
        entry.hasLastingStates = false;
      }
      entry.hasStates = true;
    }
  }
}

// The ``.class``, ``#id`` or ``[attribute`` that a simple selector asks for, or nothing.
function featureOf(simple) {
  if (simple instanceof ClassSelector) return "." + simple.name;
  if (simple instanceof IDSelector) return "#" + simple.name;
  if (simple instanceof AttributeSelector) return "[" + simple.lower;
  return "";
}

// Whether more than classes, IDs, attributes and the tree say if it matches.
function isOfAState(simple) {
  if (simple instanceof StateSelector || simple instanceof CustomStateSelector) return true;
  if (simple instanceof LanguageSelector || simple instanceof DirectionSelector) {
    return true;
  }
  return simple instanceof EmptySelector; // A text may become empty.
}

// Whether the mouse and the focus say if it matches: a document knows them.
function isOfTheUser(simple) {
  if (!(simple instanceof StateSelector) || simple.isAlone) return false;
  return (
    simple.name === "active" ||
      simple.name === "focus" ||
      simple.name === "focus-visible" ||
      simple.name === "focus-within" ||
      simple.name === "hover"
  );
}

// Whether it is no declaration of a page.
function isOfUserAgent(entry) {
  return entry.level === 0 || entry.level === IMPORTANT + 1;
}

// The place of its layer, important or not.
function placeOfLayer(entry) {
  return entry.layer > 0 ? entry.layer : -entry.layer;
}

// What all sheets of a tree say of one property.
class PropertyStyles {
  constructor(ofTree, root, target) {
    const document = root.nodeDocument;
    this._document = document;
    this._host = root instanceof ShadowRootImpl ? root.shadowHost : undefined;
    this.isOfPseudoElement = target !== "" && target !== HOST;
    this._ofDocument = ofTree.ofDocument === undefined ? ofTree : ofTree.ofDocument;
    // Whether it follows changes in other trees,
    this._crosses = isOfAnotherTree(target);
    // which it has seen up to this one.
    this._version = this._ofDocument.version;
    // Whether classes and IDs match in either case.
    this._isQuirky = document.mode === "quirks";
    this._byKey = new Table();
    this._unkeyed = newList();
    this._reaches = new Table();
    this._winners = new Table();
    // Those that are so as long as the mouse and the focus stay where they are:
    this._winnersOfUser = new Table();
    this._hovered = undefined;
    this._pressed = undefined;
    this._focused = undefined;
    this._wasUsedByMouse = false;
    // By elements that declare nothing: the nearest one around that may, to inherit from.
    this.declaring = new Table();
    this._matching = undefined;
  }

  // Add an entry whose media match.
  add(entry, order, isOfAPage) {
    entry.order = order;
    if (entry.isImportant) {
      entry.level = isOfAPage ? IMPORTANT : IMPORTANT + 1;
    } else {
      entry.level = isOfAPage ? OF_A_PAGE : 0;
    }
    let listed = this._unkeyed;
    if (entry.key !== "") {
      const key = this._folded(entry.key);
      let known = tableGet(this._byKey, key);
      if (known === undefined) {
        known = newList();
        tableSet(this._byKey, key, known);
      }
      listed = known;
    }
    listed[listed.length] = entry;
    const items = entry.features;
    for (let index = 0; index < items.length; index++) {
      const feature = items[index];
      if (textStarts(feature, ":host")) {
        this._crosses = true;
        if (feature === ":host-context") {
          this._ofDocument.hasContexts = true;
        }
      }
      const folded = this._folded(feature);
      const reach = tableGet(this._reaches, folded);
      if (reach === undefined || reach < entry.reaches[index]) {
        tableSet(this._reaches, folded, entry.reaches[index]);
      }
    }
  }

  _folded(feature) {
    return this._isQuirky ? asciiLowercase(feature) : feature;
  }

  // The entry that wins for an element, without its attribute ``style``.
  //
  // ``target`` is what selectors match: the element, its slot, or the host whose part it is.
  winner(element, target, parts) {
    if (this._crosses && this._version !== this._ofDocument.version) {
      this._version = this._ofDocument.version;
      this.treeChanged();
    }
    if (tableHas(this._winners, element)) return tableGet(this._winners, element);
    this._followTheUser();
    if (tableHas(this._winnersOfUser, element)) return tableGet(this._winnersOfUser, element);
    const search = this._search(element, target, parts, undefined, false);
    if (search.isLasting) {
      tableSet(this._winners, element, search.best);
    } else if (search.isLastingForUser && !this._crosses) {
      tableSet(this._winnersOfUser, element, search.best);
    }
    return search.best;
  }

  // Forget what the mouse and the focus have decided, if they moved.
  _followTheUser() {
    const document = this._document;
    let isSame = document.hovered === this._hovered && document.pressed === this._pressed;
    const isFocusSame = document.focused === this._focused;
    isSame = isSame && document.wasUsedByMouse === this._wasUsedByMouse;
    if (isSame && isFocusSame) return;
    this._hovered = document.hovered;
    this._pressed = document.pressed;
    this._focused = document.focused;
    this._wasUsedByMouse = document.wasUsedByMouse;
    if (tableSize(this._winnersOfUser) > 0) {
      this._winnersOfUser = new Table();
    }
  }

  // The entry that wins below one that has rolled back its layer or its origin.
  //
  // https://drafts.csswg.org/css-cascade-5/#default. Without an entry, the attribute ``style``
  // has.
  rolledBack(element, target, parts, entry, isLayer) {
    if (entry === undefined && isLayer) return this.winner(element, target, parts);
    if (entry !== undefined && isOfUserAgent(entry)) return undefined;
    return this._search(element, target, parts, entry, !isLayer).best;
  }

  // What selectors of the tree know.
  newMatching() {
    const matching = new Matching(this._document);
    matching.host = this._host;
    matching.isOfPseudoElement = this.isOfPseudoElement;
    return matching;
  }

  _search(element, target, parts, below, isRevert) {
    if (this._matching === undefined) {
      this._matching = this.newMatching();
    }
    const search = new Search(this, element, target, parts, this._matching, below, isRevert);
    for (let index = 0; index < parts.length; index++) {
      const each = parts[index];
      search.look(tableGet(this._byKey, this._folded("::" + each)));
    }
    const items = selectorKeysOf(element, this._isQuirky);
    for (let index = 0; index < items.length; index++) {
      const key = items[index];
      search.look(tableGet(this._byKey, key));
    }
    search.look(this._unkeyed);
    return search;
  }

  // Whether a rule may declare the property for an element of the tree.
  mayApply(element) {
    if (this._unkeyed.length > 0) return true;
    if (tableSize(this._byKey) > 0) {
      const items = selectorKeysOf(element, this._isQuirky);
      for (let index = 0; index < items.length; index++) {
        const key = items[index];
        if (tableHas(this._byKey, key)) return true;
      }
    }
    return false;
  }

  // Forget the elements that a change of a class, an ID or an attribute can reach.
  featureChanged(element, feature) {
    this._matching = undefined;
    if (feature === "[style") {
      this.declaring = new Table();
    }
    const reach = tableGet(this._reaches, this._folded(feature));
    // what shows the focus may have changed
    if (element === this._focused) {
      this._winnersOfUser = new Table();
    }
    if (reach === undefined || tableSize(this._winners) + tableSize(this._winnersOfUser) === 0) {
      return;
    }
    this.declaring = new Table();
    if (reach === ANYWHERE || this._crosses) {
      this._winners = new Table();
      this._winnersOfUser = new Table();
      return;
    }
    this._forget(element);
    let each = reach === BELOW ? nextElement(element, element) : undefined;
    while (each !== undefined) {
      this._forget(each);
      each = nextElement(each, element);
    }
  }

  // Whether no rule declares the property, until something changes that rules ask for.
  isKnownToDeclareNothing(element) {
    return tableHas(this._winners, element) && tableGet(this._winners, element) === undefined;
  }

  _forget(element) {
    if (tableHas(this._winners, element)) {
      tableDelete(this._winners, element);
    }
    if (tableHas(this._winnersOfUser, element)) {
      tableDelete(this._winnersOfUser, element);
    }
  }

  // Forget all elements: one came or went.
  treeChanged() {
    this._matching = undefined;
    if (tableSize(this._winners) > 0) {
      this._winners = new Table();
      this.declaring = new Table();
    }
    if (tableSize(this._winnersOfUser) > 0) {
      this._winnersOfUser = new Table();
    }
  }
}
withoutParent(PropertyStyles);

// The search for the entry that wins for an element.
class Search {
  constructor(styles, element, target, parts, matching, below, isRevert) {
    this._styles = styles;
    this._element = element;
    this._target = target;
    this._parts = parts;
    // What it knows of indices holds until something changes.
    this._matching = matching;
    // The entry before whose layer others must be.
    this._below = below;
    // Whether only the user agent's entries count.
    this._isRevert = isRevert;
    this.best = undefined;
    // How far the element is from the root of the scope, if it has one.
    this._bestDistance = UNSCOPED;
    this.isLasting = true;
    this.isLastingForUser = true;
  }

  // Look among entries; one that cannot win any more is not matched.
  look(entries) {
    if (entries === undefined) return;
    for (let index = 0; index < entries.length; index++) {
      const entry = entries[index];
      if (this.best !== undefined && !this._mayWin(entry, this.best)) continue;
      if (!this._counts(entry)) continue;
      let selector = entry.selector;
      if (selector === undefined) {
        selector = parseSelector(entry.text, entry.namespaces)[0];
        entry.selector = selector;
      }
      let matching = this._matching;
      if (entry.hasStates) {
        if (!mayMatch(selector.subject, this._target, matching, new Table())) continue;
        matching = this._styles.newMatching();
        this.isLasting = false;
        if (!entry.hasLastingStates) {
          this.isLastingForUser = false;
        }
      }
      let distance = UNSCOPED;
      if (entry.scopes.length > 0) {
        distance = this._distanceIn(entry, selector, matching);
      } else if (!selector.matches(this._target, matching)) continue;
      if (distance < 0 || !this._isMeant(selector, matching)) continue;
      if (entry.containers !== undefined && !this._isContained(entry.containers)) continue;
      if (this.best === undefined || this._wins(entry, distance, this.best)) {
        this.best = entry;
        this._bestDistance = distance;
      }
    }
  }

  // https://drafts.csswg.org/css-conditional-5/#container-rule
  _isContained(containers) {
    return matchesContainers(this._element, this._styles.isOfPseudoElement, containers);
  }

  // Whether an entry wins over the best one, or is nearer to the root of its scope.
  _mayWin(entry, best) {
    if (entryWins(entry, best)) return true;
    const hasScope = entry.scopes.length > 0;
    return hasScope && isAsStrong(entry, best);
  }

  // https://drafts.csswg.org/css-cascade-6/#cascade-proximity
  _wins(entry, distance, best) {
    if (distance !== this._bestDistance && isAsStrong(entry, best)) {
      return distance < this._bestDistance;
    }
    return entryWins(entry, best);
  }

  // How far the nearest root of a scope is in which the selector matches, or -1.
  _distanceIn(entry, selector, matching) {
    const scopes = entry.scopes;
    for (let index = 0; index < scopes.length; index++) {
      const scope = scopes[index];
      scope.parse(entry.namespaces);
    }
    let distance = 0;
    let each = this._target;
    while (each !== undefined) {
      if (isRootAround(scopes, scopes.length - 1, each, this._target, matching)) {
        const within = matching.inScope(each);
        if (selector.matches(this._target, within)) return distance;
      }
      distance += 1;
      each = matching.parentOf(each);
    }
    return -1;
  }

  // Whether the element is what the selector wants of its target, in a slot or as a part.
  _isMeant(selector, matching) {
    const subject = selector.subject;
    if (subject.slotted !== undefined) {
      return subject.slotted.matches(this._element, matching.outside());
    }
    if (subject.part === undefined) return true;
    const items = subject.parts;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (!isAmong(this._parts, each)) return false;
    }
    return subject.part.matches(this._element, matching.outside());
  }

  _counts(entry) {
    if (isOfUserAgent(entry)) return entry.namespace === this._element.namespace;
    if (this._isRevert) return false;
    const below = this._below;
    if (below === undefined) return true;
    return placeOfLayer(entry) < placeOfLayer(below);
  }
}
withoutParent(Search);

// Whether only scopes and the order make a difference.
function isAsStrong(one, other) {
  if (one.level !== other.level || one.layer !== other.layer) return false;
  return one.specificity === other.specificity;
}

// Whether an element is the root of a scope that another element is in.
//
// https://drafts.csswg.org/css-cascade-6/#in-scope
function isRootAround(scopes, index, root, element, matching) {
  const scope = scopes[index];
  let isRoot = false;
  if (index === 0) {
    isRoot = scope.hasRoot(root, matching);
  } else {
    let outer = root;
    while (outer !== undefined && !isRoot) {
      if (isRootAround(scopes, index - 1, outer, element, matching)) {
        isRoot = scope.hasRoot(root, matching.inScope(outer));
      }
      outer = matching.parentOf(outer);
    }
  }
  if (!isRoot) return false;
  if (scope.ends.length === 0) return true;
  const within = matching.inScope(root);
  let each = element;
  while (each !== undefined) {
    if (matchesAny(scope.ends, each, within)) return false;
    each = each === root ? undefined : matching.parentOf(each);
  }
  return true;
}

// Whether a list has a name.
function isAmong(names, wanted) {
  for (let index = 0; index < names.length; index++) {
    const each = names[index];
    if (each === wanted) return true;
  }
  return false;
}

// Whether only states and features that change can tell.
//
// If they can not, the answer lasts though the selector has states.
function mayMatch(compound, element, matching, changing) {
  if (element === matching.host) return true;
  if (compound.name !== undefined && element.localName !== compound.name) return false;
  const items = compound.simples;
  for (let index = 0; index < items.length; index++) {
    const simple = items[index];
    if (isOfAState(simple) || simple.hasSelectors) continue;
    if (tableSize(changing) > 0 && tableHas(changing, featureOf(simple))) continue;
    if (!simple.matches(element, matching)) return false;
  }
  return true;
}

// The keys of selectors that may match an element.
function selectorKeysOf(element, isFolded) {
  const keys = listOf([element.localName]);
  if (element.idValue !== undefined) {
    listAppend(keys, "#" + element.idValue);
  }
  if (element.classValue !== undefined) {
    const items = splitOnAsciiWhitespace(element.classValue);
    for (let index2 = 0; index2 < items.length; index2++) {
      const each = items[index2];
      listAppend(keys, "." + each);
    }
  }
  if (isFolded) {
    for (let index = 0; index < keys.length; index++) {
      const key = keys[index];
      keys[index] = asciiLowercase(key);
    }
  }
  return keys;
}

// The styles of a document, or of a shadow tree.
//
// https://drafts.csswg.org/cssom/#documentorshadowroot-final-css-style-sheets
class TreeStyles {
  constructor(ofDocument) {
    // By the names of the properties that somebody asked for.
    this.byName = new Table();
    // Of a shadow tree: the styles of its document. A sheet that changes ends both.
    this.ofDocument = ofDocument;
    // Of a document: the custom properties that its sheets register, once looked up.
    this.registered = undefined;
    // Of a document: how often something changed that other trees' selectors may see.
    this.version = 0;
    // Of a document: whether ``:host-context()`` is asked for.
    this.hasContexts = false;
  }

  // Let what is known of the element's tree follow the change of an attribute.
  attributeChanged(element, localName, old, value) {
    if (element.nodeDocument.focused !== undefined) {
      focusFixup(element.nodeDocument);
    }
    if (element.nodeDocument.hasShadowTrees && this.isSeenElsewhere(element, localName)) {
      this.version += 1;
    }
    const ofTree = stylesOfTree(element);
    if (ofTree === undefined) return;
    const lower = asciiLowercase(localName);
    const items = tableValues(ofTree.byName);
    for (let index = 0; index < items.length; index++) {
      const styles = items[index];
      styles.featureChanged(element, "[" + lower);
      if (localName === "id") {
        if (old !== undefined) {
          styles.featureChanged(element, "#" + old);
        }
        if (value !== undefined) {
          styles.featureChanged(element, "#" + value);
        }
      } else if (localName === "class") {
        const items2 = splitOnAsciiWhitespace(old === undefined ? "" : old);
        for (let index2 = 0; index2 < items2.length; index2++) {
          const each = items2[index2];
          styles.featureChanged(element, "." + each);
        }
        const items3 = splitOnAsciiWhitespace(value === undefined ? "" : value);
        for (let index2 = 0; index2 < items3.length; index2++) {
          const each = items3[index2];
          styles.featureChanged(element, "." + each);
        }
      }
    }
  }

  // Whether selectors of other trees may see the change of an attribute.
  isSeenElsewhere(element, localName) {
    if (
      this.hasContexts ||
        (localName === "exportparts" ||
          localName === "name" ||
          localName === "part" ||
          localName === "slot")
    ) {
      return true;
    }
    const parent = element.parent;
    return element.mayBeAHost || parent !== undefined && parent.mayBeAHost;
  }

  // Let what is known of the parent's tree follow an insertion or a removal.
  treeChanged(parent) {
    this.version += 1;
    if (parent.nodeDocument.focused !== undefined) {
      focusFixup(parent.nodeDocument);
    }
    const ofTree = stylesOfTree(parent);
    if (ofTree === undefined) return;
    const items = tableValues(ofTree.byName);
    for (let index = 0; index < items.length; index++) {
      const styles = items[index];
      styles.treeChanged();
    }
  }
}
withoutParent(TreeStyles);

// What is known of the styles of a node's tree.
function stylesOfTree(node) {
  const document = node.nodeDocument;
  if (!document.hasShadowTrees) return document.styles;
  const root = rootOf(node);
  if (root instanceof ShadowRootImpl) {
    const known = root.styles;
    return known !== undefined && known.ofDocument === document.styles ? known : undefined;
  }
  return document.styles;
}

// Begin to keep what is known of a tree.
function makeStyles(root) {
  const document = root.nodeDocument;
  if (document.styles === undefined) {
    document.styles = new TreeStyles();
  }
  if (!(root instanceof ShadowRootImpl)) return document.styles;
  const made = new TreeStyles(document.styles);
  root.styles = made;
  return made;
}
