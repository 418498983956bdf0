// https://html.spec.whatwg.org/multipage/custom-elements.html

// Left out are scoped registries (the constructor and initialize()). CustomElementConstructor is any, because a class is
// passed on as it is. element_internals.webidl has the rest.

[Exposed=Window]
interface CustomElementRegistry {
  [CEReactions] undefined define(DOMString name, any constructor, optional ElementDefinitionOptions options = {});
  any get(DOMString name);
  DOMString? getName(any constructor);
  Promise<any> whenDefined(DOMString name);
  [CEReactions] undefined upgrade(Node root);
};

dictionary ElementDefinitionOptions {
  DOMString extends;
};

partial interface HTMLElement {
  [HTMLConstructor] constructor();
};

partial interface mixin DocumentOrShadowRoot {
  readonly attribute CustomElementRegistry? customElementRegistry;
};
