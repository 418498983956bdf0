// Named access on the window: https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-properties-object
// By hand, because the global object belongs to the engine.
//
// In the standard, an exotic object in the prototype chain of the window has the names. For QuickJS, a proxy there
// makes every missing name undefined instead of a ReferenceError. So this is an ordinary object, with an accessor for
// each name that the window supports now.

function frameOfPage(name) {
  for (let index = 0; index < childFrames.length; index++) {
    if (childFrames[index].name === name) return childFrames[index];
  }
  return undefined;
}

class WindowNames extends NamedAccess {
  constructor(named) {
    super();
    this.named = named;
    const ofWindow = getPrototypeOf(world);
    this.properties = createObject(getPrototypeOf(ofWindow));
    defineProperty(this.properties, toStringTag, property("WindowProperties", false, false));
    setPrototypeOf(ofWindow, this.properties);
  }

  // https://webidl.spec.whatwg.org/#dfn-named-property-visibility
  nameChanged(name, isSupported) {
    const properties = this.properties;
    if (hasProperty(getPrototypeOf(properties), name)) return;
    if (!isSupported && frameOfPage(name) === undefined) {
      deleteProperty(properties, name);
      return;
    }
    const named = this.named;
    const descriptor = {
      __proto__: null,
      get() {
        const frame = frameOfPage(name);
        return frame === undefined ? objectOf(named.itemOfWindow(name)) : frame.contentWindow;
      },
      set(value) {
        defineProperty(this, name, property(value, true));
      },
      enumerable: false,
      configurable: true,
    };
    noteBuiltIns(descriptor);
    defineProperty(properties, name, descriptor);
  }
}
