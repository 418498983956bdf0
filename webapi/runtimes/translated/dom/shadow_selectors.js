// Selectors that reach out of a shadow tree, or into one, and pseudo-elements.
//
// https://drafts.csswg.org/css-shadow-1/#selectors. They match in style sheets only.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://drafts.csswg.org/css-shadow-1/#host-selector, ``:host`` and ``:host()``
class HostSelector extends SimpleSelector {
  constructor(argument) {
    super();
    this.argument = argument;
  }

  // Whether the host matches the argument in its own tree.
  matchesHost(host, matching) {
    return this.argument === undefined || this.argument.matches(host, matching.outside());
  }
}

// https://drafts.csswg.org/css-shadow-1/#selectordef-host-context
class HostContextSelector extends HostSelector {
  constructor(argument) {
    super(argument);
  }

  // Whether the host or a shadow-including ancestor matches the argument.
  matchesHost(host, matching) {
    let each = host;
    const outside = matching.outside();
    while (each !== undefined) {
      if (this.argument !== undefined && this.argument.matches(each, outside)) return true;
      const parent = each.parent;
      const around = parent === undefined ? undefined : parent.hostOfFragment;
      each = around === undefined ? parentElement(each) : around;
    }
    return false;
  }
}

// https://drafts.csswg.org/selectors-4/#pseudo-element-selectors
//
// It matches the originating element, when styles are asked for.
class PseudoElementSelector extends SimpleSelector {
  constructor(name) {
    super();
    this.name = name;
  }

  // Whether its styles are asked for.
  matches(element, matching) {
    return matching.isOfPseudoElement;
  }

  // Whether its styles are asked for.
  matchesHost(host, matching) {
    return matching.isOfPseudoElement;
  }
}
