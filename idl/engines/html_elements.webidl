// https://html.spec.whatwg.org/multipage/

// Engines find nothing in a page, so "until-found" is left out.
partial interface HTMLElement {
  [CEReactions, Reflect] attribute boolean hidden;
};
