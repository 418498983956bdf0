// Who hears of changes of styles before they happen: transitions and animations.
//
// Written once: ``python -m idl`` translates this module to JavaScript. Only pages have them, and
// only if a style has transitions or animations: see ``webapi/runtimes/glue/motion.js``.

// https://drafts.csswg.org/css-transitions-1/#before-change-style asks for what was before.
class Motion {
  // An attribute gets a value, or none.
  attributeWillChange(element, localName, value) {}

  // A state changes that selectors ask for: ``:active``, ``:focus``, ``:hover``.
  //
  // ``:`` stands for all others, as the checkedness.
  //
  // One element loses it and one gets it, and those around them, too. Without both it may be
  // that of any element.
  stateWillChange(states, old, new_) {}

  // Other style sheets apply.
  sheetsChange() {}

  // A node was inserted or removed.
  treeChanged(node, isInserted) {}
}
withoutParent(Motion);
