// Interfaces, made by python -m idl from idl/custom_elements.webidl: change that, not this.

const asElementDefinitionOptions = dictionaryValue("ElementDefinitionOptions", [["extends", stringValue, undefined]]);
const asNode = implementationValue(NodeBrand);

// CustomElementRegistry: https://html.spec.whatwg.org/multipage/custom-elements.html

class CustomElementRegistry {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CustomElementRegistry': Illegal constructor");
  }

  define($name, $constructor, $options = undefined) {
    const inner = internals(CustomElementRegistryBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'define' on 'CustomElementRegistry'", 2, arguments.length);
    try {
      inner.define(stringValue($name, "Failed to execute 'define' on 'CustomElementRegistry': parameter 1"), $constructor, asElementDefinitionOptions($options, "Failed to execute 'define' on 'CustomElementRegistry': parameter 3"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get($name) {
    const inner = internals(CustomElementRegistryBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'get' on 'CustomElementRegistry'", 1, arguments.length);
    return inner.get(stringValue($name, "Failed to execute 'get' on 'CustomElementRegistry': parameter 1"));
  }

  getName($constructor) {
    const inner = internals(CustomElementRegistryBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getName' on 'CustomElementRegistry'", 1, arguments.length);
    return orNull(inner.getName($constructor));
  }

  whenDefined($name) {
    try {
      const inner = internals(CustomElementRegistryBrand, this);
      if (arguments.length < 1) throw tooFew("Failed to execute 'whenDefined' on 'CustomElementRegistry'", 1, arguments.length);
      return inner.whenDefined(stringValue($name, "Failed to execute 'whenDefined' on 'CustomElementRegistry': parameter 1"));
    } catch (error) {
      return rejectedWith(error);
    }
  }

  upgrade($root) {
    const inner = internals(CustomElementRegistryBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'upgrade' on 'CustomElementRegistry'", 1, arguments.length);
    try {
      inner.upgrade(asNode($root, "Failed to execute 'upgrade' on 'CustomElementRegistry': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(CustomElementRegistryBrand, CustomElementRegistry, [],
  ["define", "get", "getName", "whenDefined", "upgrade"]);
implementation(CustomElementRegistryBrand, CustomElementRegistryImpl);
