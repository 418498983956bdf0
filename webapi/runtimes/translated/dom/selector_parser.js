// Parse selectors: https://drafts.csswg.org/selectors-4/#parsing-selectors
//
// A method returns None, or False, where the grammar does not fit.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const MAX_SELECTOR_DEPTH = 64;

// https://drafts.csswg.org/selectors-4/#parse-selector
//
// ``namespaces`` has those that are declared by their prefixes; the default one has none.
//
// Raises:
// SyntaxError: It is not a valid selector.
function parseSelector(text, namespaces) {
  const parser = new SelectorParser(tokenize(text), namespaces);
  const selectors = parser.selectorList(false);
  if (parser.isTooDeep) {
    const message = "Selectors are not parsed that stand in more than 64 others.";
    throw new DOMException(message, "SyntaxError");
  }
  if (selectors === undefined || parser.kind !== END) {
    throw new DOMException(
      "'" + withoutPassword(text) + "' is not a valid selector.",
      "SyntaxError",
    );
  }
  return selectors;
}

// A parser at a place among tokens.
class SelectorParser {
  constructor(tokens, namespaces) {
    this.tokens = tokens;
    this.namespaces = namespaces;
    this.position = 0;
    this.depth = 0;
    this.isInHas = false;
    // The name of a pseudo-class that is parsed, and not supported.
    this.isTooDeep = false;
  }

  // The kind of the token that comes.
  get kind() {
    return this.tokens[this.position].kind;
  }

  // Whether a bar follows the token that comes, which is not `END`.
  isBarNext() {
    return this.tokens[this.position + 1].kind === "|";
  }

  // Consume a token, but not the last, which is `END`.
  next() {
    const token = this.tokens[this.position];
    if (token.kind !== END) {
      this.position += 1;
    }
    return token;
  }

  // Consume white space; tell whether there was some.
  skipWhitespace() {
    const start = this.position;
    while (this.kind === WHITESPACE) {
      this.position += 1;
    }
    return this.position > start;
  }

  // Consume everything up to the bracket that closes this block, or up to a comma.
  skipComponentValues(hasComma) {
    const closing = newList();
    for (;;) {
      const kind = this.kind;
      if (kind === END) return;
      if (closing.length === 0 && (kind === ")" || hasComma && kind === ",")) return;
      if (closing.length > 0 && kind === closing[closing.length - 1]) {
        listPop(closing);
      } else if (kind === "(" || kind === FUNCTION) {
        closing[closing.length] = ")";
      } else if (kind === "[") {
        closing[closing.length] = "]";
      } else if (kind === "{") {
        closing[closing.length] = "}";
      }
      this.position += 1;
    }
  }

  // Consume white space and a closing bracket. The end closes everything.
  close(kind) {
    this.skipWhitespace();
    if (this.kind === kind) {
      this.position += 1;
      return true;
    }
    return this.kind === END;
  }

  // https://drafts.csswg.org/selectors-4/#typedef-selector-list
  selectorList(isRelative) {
    const selectors = newList();
    for (;;) {
      const selector = this.complexSelector(isRelative);
      if (selector === undefined) return undefined;
      selectors[selectors.length] = selector;
      if (this.kind !== ",") return selectors;
      this.position += 1;
    }
  }

  // https://drafts.csswg.org/selectors-4/#typedef-forgiving-selector-list
  forgivingSelectorList() {
    const selectors = newList();
    for (;;) {
      const start = this.position;
      const selector = this.complexSelector(false);
      if (selector !== undefined && (this.kind === "," || this.kind === ")" || this.kind === END)) {
        selectors[selectors.length] = selector;
      } else {
        this.position = start;
        this.skipComponentValues(true);
      }
      if (this.kind !== ",") return selectors;
      this.position += 1;
    }
  }

  // https://drafts.csswg.org/selectors-4/#typedef-complex-selector, in white space
  complexSelector(isRelative) {
    const compounds = newList();
    const combinators = newList();
    this.skipWhitespace();
    if (isRelative) {
      const anchor = new CompoundSelector();
      anchor.add(new AnchorSelector());
      compounds[compounds.length] = anchor;
      listAppend(combinators, this.combinator(true));
    }
    for (;;) {
      const hasType = this.kind === "*" || this.kind === "|" || this.kind === IDENT;
      const compound = this.compoundSelector();
      if (compound === undefined) return undefined;
      compounds[compounds.length] = compound;
      const hasSpace = this.skipWhitespace();
      const isLast = this.kind === "," || this.kind === ")" || this.kind === END;
      if (!hasType && !(isLast && this.depth > 0)) {
        this.addDefaultNamespace(compound);
      }
      if (compound.hasPseudoElement && (this.depth > 0 || !isLast)) return undefined;
      if (isLast) return new ComplexSelector(compounds, combinators);
      const combinator = this.combinator(hasSpace);
      if (combinator === "") return undefined;
      combinators[combinators.length] = combinator;
    }
  }

  // https://drafts.csswg.org/selectors-4/#type-nmsp, but for a shadow host
  addDefaultNamespace(compound) {
    const default_ = this.declared("");
    if (default_ === undefined) return;
    const items = compound.simples;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (each instanceof HostSelector) return;
    }
    compound.add(new NamespaceSelector(default_));
  }

  // The namespace of a prefix, if it is declared.
  declared(prefix) {
    return this.namespaces === undefined ? undefined : tableGet(this.namespaces, prefix);
  }

  // https://drafts.csswg.org/selectors-4/#typedef-combinator, or nothing
  combinator(hasSpace) {
    const kind = this.kind;
    if (kind === ">" || kind === "+" || kind === "~") {
      this.position += 1;
      this.skipWhitespace();
      return kind;
    }
    return hasSpace ? " " : "";
  }

  // https://drafts.csswg.org/selectors-4/#typedef-compound-selector
  compoundSelector() {
    const compound = new CompoundSelector();
    const start = this.position;
    if (!this.typeSelector(compound)) return undefined;
    while (
      this.kind === HASH ||
        this.kind === "." ||
        this.kind === "[" ||
        this.kind === ":" ||
        this.kind === "&"
    ) {
      if (compound.hasPseudoElement && this.kind !== ":") return undefined;
      const simple = this.simpleSelector(compound);
      if (simple === undefined) return undefined;
      if (compound.part === undefined || simple instanceof PseudoElementSelector) {
        compound.add(simple);
      } else {
        compound.part.add(simple);
      }
    }
    if (this.depth === 0 && isOnlyOfTheMouse(compound)) {
      const items = compound.simples;
      for (let index = 0; index < items.length; index++) {
        const each = items[index];
        if (each instanceof StateSelector) {
          each.isAlone = true;
        }
      }
    }
    return this.position === start ? undefined : compound;
  }

  // https://drafts.csswg.org/selectors-4/#typedef-type-selector, if there is one
  typeSelector(compound) {
    if (this.kind !== "*" && this.kind !== "|" && this.kind !== IDENT) return true;
    let namespace = "";
    if (this.kind === "|") {
      this.position += 1;
    } else if (this.isBarNext()) {
      const prefix = this.next();
      this.position += 1;
      namespace = undefined;
      if (prefix.kind === IDENT) {
        namespace = this.declared(prefix.text);
        if (namespace === undefined) return false;
      }
    } else {
      namespace = this.declared("");
    }
    if (namespace !== undefined) {
      compound.add(new NamespaceSelector(namespace));
    }
    if (this.kind !== "*" && this.kind !== IDENT) return false;
    const token = this.next();
    if (token.kind === IDENT) {
      compound.add(new TypeSelector(token.text));
    }
    return this.kind !== "|";
  }

  // https://drafts.csswg.org/selectors-4/#typedef-subclass-selector, and pseudo-elements
  simpleSelector(compound) {
    const token = this.next();
    if (token.kind === HASH) return new IDSelector(token.text);
    if (token.kind === "&") return new ScopeSelector();
    if (token.kind === ".") {
      return this.kind === IDENT ? new ClassSelector(this.next().text) : undefined;
    }
    if (token.kind === "[") return this.attributeSelector();
    if (this.kind === ":") {
      this.position += 1;
      return this.pseudoElement(compound);
    }
    return this.pseudoClass(compound);
  }

  // https://drafts.csswg.org/selectors-4/#typedef-attribute-selector
  attributeSelector() {
    this.skipWhitespace();
    const hasAnyNamespace = this.kind === "*" && this.isBarNext();
    let namespace = "";
    if (hasAnyNamespace) {
      this.position += 2;
    } else if (this.kind === "|") {
      this.position += 1;
    } else if (this.kind === IDENT && this.isBarNext()) {
      namespace = this.declared(this.next().text);
      this.position += 1;
    }
    if (this.kind !== IDENT || namespace === undefined) return undefined;
    const selector = new AttributeSelector(this.next().text, hasAnyNamespace, namespace);
    this.skipWhitespace();
    if (
      this.kind === "=" ||
        this.kind === "~=" ||
        this.kind === "|=" ||
        this.kind === "^=" ||
        this.kind === "$=" ||
        this.kind === "*="
    ) {
      selector.operator = this.next().kind;
      this.skipWhitespace();
      if (this.kind !== IDENT && this.kind !== STRING) return undefined;
      selector.value = this.next().text;
      selector.lowerValue = asciiLowercase(selector.value);
      this.skipWhitespace();
      if (this.kind === IDENT) {
        selector.flag = asciiLowercase(this.next().text);
        if (selector.flag !== "i" && selector.flag !== "s") return undefined;
      }
    }
    return this.close("]") ? selector : undefined;
  }

  // https://drafts.csswg.org/selectors-4/#typedef-pseudo-element-selector
  pseudoElement(compound) {
    const token = this.next();
    const name = asciiLowercase(token.text);
    let isKnown;
    if (token.kind === IDENT) {
      isKnown = isPseudoElement(name) || textStarts(name, "-webkit-");
    } else if (token.kind === FUNCTION) {
      isKnown = this.functionalPseudoElement(name, compound);
    } else {
      return undefined;
    }
    if (!isKnown || !mayFollow(name, compound.pseudoElement)) return undefined;
    if (compound.pseudoElement === "after" || compound.pseudoElement === "before") {
      compound.isBelowPseudoElement = true;
    }
    compound.pseudoElement = name;
    return new PseudoElementSelector(name);
  }

  // Parse the arguments of a pseudo-element; tell whether it is one.
  functionalPseudoElement(name, compound) {
    this.skipWhitespace();
    if (name === "slotted" || name === "cue") {
      const argument = this.nestedCompound();
      if (name === "slotted") {
        compound.slotted = argument;
      }
      return argument !== undefined && this.close(")");
    }
    if (name === "part") {
      if (this.kind !== IDENT) return false;
      while (this.kind === IDENT) {
        listAppend(compound.parts, this.next().text);
        this.skipWhitespace();
      }
      compound.part = new CompoundSelector();
      return this.close(")");
    }
    if (name === "view-transition-group" || name === "view-transition-image-pair") {
      return (this.kind === IDENT || this.kind === "*") && this.closedBehindOne();
    }
    if (name === "view-transition-new" || name === "view-transition-old") {
      return (this.kind === IDENT || this.kind === "*") && this.closedBehindOne();
    }
    if (name === "highlight" || name === "picker" || name === "scroll-button") {
      return this.kind === IDENT && this.closedBehindOne();
    }
    return false;
  }

  // Consume a token and the bracket behind it.
  closedBehindOne() {
    this.position += 1;
    return this.close(")");
  }

  // https://drafts.csswg.org/selectors-4/#typedef-pseudo-class-selector
  pseudoClass(compound) {
    const token = this.next();
    const name = asciiLowercase(token.text);
    if (token.kind === FUNCTION) {
      if (compound.hasPseudoElement && (name !== "is" && name !== "where")) return undefined;
      return this.functionalPseudoClass(name);
    }
    if (token.kind !== IDENT) return undefined;
    if (hasOneColon(name)) {
      if (compound.hasPseudoElement) return undefined;
      compound.pseudoElement = name;
      return new PseudoElementSelector(name);
    }
    if (compound.hasPseudoElement && !mayHaveState(compound.pseudoElement, name)) {
      return undefined;
    }
    return this.plainPseudoClass(name);
  }

  // A pseudo-class without arguments.
  plainPseudoClass(name) {
    if (name === "first-child") return new FirstChildSelector();
    if (name === "last-child") return new LastChildSelector();
    if (name === "only-child") return both(new FirstChildSelector(), new LastChildSelector());
    if (name === "first-of-type") return new NthSelector(0, 1, true, false);
    if (name === "last-of-type") return new NthSelector(0, 1, true, true);
    if (name === "only-of-type") {
      return both(new NthSelector(0, 1, true, false), new NthSelector(0, 1, true, true));
    }
    if (name === "root") return new RootSelector();
    if (name === "scope") return new ScopeSelector();
    if (name === "empty") return new EmptySelector();
    if (name === "host") return new HostSelector();
    if (isState(name)) return new StateSelector(name);
    if (isStateOfUsers(name)) return new SimpleSelector();
    return undefined;
  }

  // https://drafts.csswg.org/selectors-4/#functional-pseudo-class
  functionalPseudoClass(name) {
    if (this.depth === MAX_SELECTOR_DEPTH) {
      this.isTooDeep = true;
      return undefined;
    }
    this.depth += 1;
    const selector = this.pseudoClassWithArguments(name);
    this.depth -= 1;
    return selector !== undefined && this.close(")") ? selector : undefined;
  }

  // A functional pseudo-class, up to its bracket.
  pseudoClassWithArguments(name) {
    if (name === "is") return new AnySelector(this.forgivingSelectorList());
    if (name === "where") return new WhereSelector(this.forgivingSelectorList());
    if (name === "not") {
      const negated = this.selectorList(false);
      return negated === undefined ? undefined : new NotSelector(negated);
    }
    if (name === "has") return this.hasSelector();
    if (name === "nth-child") return this.nthSelector(false, false);
    if (name === "nth-last-child") return this.nthSelector(false, true);
    if (name === "nth-of-type") return this.nthSelector(true, false);
    if (name === "nth-last-of-type") return this.nthSelector(true, true);
    this.skipWhitespace();
    if (name === "lang") return this.languageSelector();
    if (name === "dir") {
      return this.kind === IDENT ? new DirectionSelector(this.next().text) : undefined;
    }
    if (name === "-webkit-any") return this.anyCompound();
    if (name === "host" || name === "host-context") {
      const argument = this.nestedCompound();
      if (argument === undefined) return undefined;
      return name === "host" ? new HostSelector(argument) : new HostContextSelector(argument);
    }
    if (name === "state") {
      return this.kind === IDENT ? new CustomStateSelector(this.next().text) : undefined;
    }
    if (name === "active-view-transition-type" && this.kind === IDENT) {
      this.position += 1;
      return new SimpleSelector();
    }
    return undefined;
  }

  // A compound selector without pseudo-elements, in white space.
  nestedCompound() {
    this.skipWhitespace();
    const compound = this.compoundSelector();
    this.skipWhitespace();
    return compound === undefined || compound.hasPseudoElement ? undefined : compound;
  }

  // The compound selectors of ``:-webkit-any()``.
  anyCompound() {
    const selectors = newList();
    for (;;) {
      const compound = this.nestedCompound();
      if (compound === undefined) return undefined;
      listAppend(selectors, new ComplexSelector(listOf([compound]), newList()));
      if (this.kind !== ",") return new AnySelector(selectors);
      this.position += 1;
    }
  }

  // https://drafts.csswg.org/selectors-4/#relational, which does not nest
  hasSelector() {
    if (this.isInHas) return undefined;
    this.isInHas = true;
    const selectors = this.selectorList(true);
    this.isInHas = false;
    return selectors === undefined ? undefined : new HasSelector(selectors);
  }

  // https://drafts.csswg.org/selectors-4/#nth-child-pseudo
  nthSelector(isOfType, isFromTheEnd) {
    this.skipWhitespace();
    const parsed = parseAnPlusB(this.tokens, this.position);
    if (parsed === undefined) return undefined;
    this.position = parsed.end;
    const selector = new NthSelector(parsed.step, parsed.offset, isOfType, isFromTheEnd);
    this.skipWhitespace();
    if (!isOfType && this.kind === IDENT) {
      if (asciiLowercase(this.next().text) !== "of") return undefined;
      selector.selectors = this.selectorList(false);
      if (selector.selectors === undefined) return undefined;
    }
    return selector;
  }

  // https://drafts.csswg.org/selectors-4/#lang-pseudo
  languageSelector() {
    const ranges = newList();
    for (;;) {
      if (this.kind !== IDENT && this.kind !== STRING) return undefined;
      listAppend(ranges, this.next().text);
      this.skipWhitespace();
      if (this.kind !== ",") return new LanguageSelector(ranges);
      this.position += 1;
      this.skipWhitespace();
    }
  }
}
withoutParent(SelectorParser);

// A selector that matches if two do.
function both(first, second) {
  const compound = new CompoundSelector();
  compound.add(first);
  compound.add(second);
  return new OnlySelector(listOf([new ComplexSelector(listOf([compound]), newList())]));
}

// https://drafts.csswg.org/css-pseudo-4/ and others: names without arguments
function isPseudoElement(name) {
  return (
    (name === "after" ||
      name === "backdrop" ||
      name === "before" ||
      name === "checkmark" ||
      name === "column" ||
      name === "cue" ||
      name === "details-content") ||
      (name === "file-selector-button" ||
        name === "first-letter" ||
        name === "first-line" ||
        name === "grammar-error") ||
      (name === "marker" ||
        name === "picker-icon" ||
        name === "placeholder" ||
        name === "scroll-marker" ||
        name === "search-text") ||
      (name === "scroll-marker-group" ||
        name === "selection" ||
        name === "spelling-error" ||
        name === "target-text") ||
      (name === "view-transition")
  );
}

// Whether one colon may stand before the name of a pseudo-element.
function hasOneColon(name) {
  return name === "before" || name === "after" || name === "first-line" || name === "first-letter";
}

// Whether a pseudo-element stands behind another: https://drafts.csswg.org/selectors-4/#sub-pseudo
function mayFollow(name, before) {
  if (before === "") return true;
  if (before === "part") return name !== "part" && name !== "slotted";
  if (before === "slotted") {
    return (
      name === "after" ||
        name === "before" ||
        name === "marker" ||
        name === "placeholder" ||
        name === "file-selector-button"
    );
  }
  return (before === "after" || before === "before") && name === "marker";
}

// Whether a pseudo-class stands behind a pseudo-element: no structural one does.
function mayHaveState(pseudoElement, name) {
  if (pseudoElement === "part") return isState(name) || isStateOfUsers(name);
  return textStarts(pseudoElement, "-webkit-") && isStateOfUsers(name);
}

// Whether a compound asks for nothing but ``:hover`` and ``:active``.
function isOnlyOfTheMouse(compound) {
  const items = compound.simples;
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    if (!(each instanceof StateSelector) || each.name !== "active" && each.name !== "hover") {
      return false;
    }
  }
  return compound.name === undefined;
}

// Whether it is the name of a `StateSelector`.
function isState(name) {
  return (
    (name === "any-link" ||
      name === "link" ||
      name === "-webkit-any-link" ||
      name === "target" ||
      name === "defined" ||
      name === "open" ||
      name === "modal") ||
      (name === "default" ||
        name === "enabled" ||
        name === "disabled" ||
        name === "checked" ||
        name === "indeterminate") ||
      (name === "placeholder-shown" ||
        name === "required" ||
        name === "optional" ||
        name === "read-only" ||
        name === "read-write") ||
      (name === "popover-open" ||
        name === "valid" ||
        name === "invalid" ||
        name === "in-range" ||
        name === "out-of-range") ||
      (name === "active" ||
        name === "focus" ||
        name === "focus-visible" ||
        name === "focus-within" ||
        name === "hover")
  );
}

// Whether no element has the state while nobody uses the page and nothing shows it.
function isStateOfUsers(name) {
  return (
    (name === "active" ||
      name === "focus" ||
      name === "focus-visible" ||
      name === "focus-within" ||
      name === "hover" ||
      name === "visited") ||
      (name === "active-view-transition" ||
        name === "autofill" ||
        name === "-webkit-autofill" ||
        name === "fullscreen") ||
      (name === "-webkit-full-screen" ||
        name === "picture-in-picture" ||
        name === "popover-open" ||
        name === "past") ||
      (name === "current" ||
        name === "future" ||
        name === "interest-source" ||
        name === "interest-target") ||
      (name === "target-after" ||
        name === "target-before" ||
        name === "target-current" ||
        name === "user-invalid") ||
      (name === "user-valid" ||
        name === "xr-overlay" ||
        name === "-webkit-drag" ||
        name === "window-inactive" ||
        name === "start" ||
        name === "end") ||
      (name === "corner-present" ||
        name === "double-button" ||
        name === "horizontal" ||
        name === "vertical" ||
        name === "single-button") ||
      (name === "increment" || name === "decrement" || name === "no-button")
  );
}
