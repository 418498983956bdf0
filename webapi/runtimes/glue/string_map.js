// [StringMap]: objects with named properties that scripts can add, change and delete. The names are enumerable,
// and they hide the properties that the object inherits: [LegacyOverrideBuiltIns]. These are handlers of a
// proxy, whose target never has such a property.
// https://webidl.spec.whatwg.org/#js-legacy-platform-objects

function stringMap(brand) {
  const find = (target, key) => (typeof key === "string" ? innerOf(target).namedItem(key) : undefined);
  const put = (target, key, value) => {
    const context = "Failed to set the '" + key + "' property on '" + brand.name + "': The value";
    try {
      innerOf(target).setItem(key, stringValue(value, context));
    } finally {
      invokeReactions();
    }
    return true;
  };
  brand.indexed = {
    __proto__: null,
    get(target, key, receiver) {
      const found = find(target, key);
      return found === undefined ? getProperty(target, key, receiver) : found;
    },
    set(target, key, value, receiver) {
      if (typeof key === "string" && innerOf(receiver) === innerOf(target)) return put(target, key, value);
      return setProperty(target, key, value, receiver);
    },
    has(target, key) {
      return find(target, key) !== undefined || hasProperty(target, key);
    },
    getOwnPropertyDescriptor(target, key) {
      const found = find(target, key);
      if (found !== undefined) return property(found, true);
      const descriptor = getOwnPropertyDescriptor(target, key);
      return descriptor === undefined ? undefined : setPrototypeOf(descriptor, null);
    },
    defineProperty(target, key, descriptor) {
      setPrototypeOf(descriptor, null);
      if (typeof key !== "string") return defineProperty(target, key, descriptor);
      const isOfData = descriptor.value !== undefined || descriptor.writable !== undefined;
      return isOfData && put(target, key, descriptor.value);
    },
    deleteProperty(target, key) {
      if (find(target, key) === undefined) return deleteProperty(target, key);
      try {
        return innerOf(target).removeItem(key);
      } finally {
        invokeReactions();
      }
    },
    preventExtensions() {
      return false;
    },
    ownKeys(target) {
      const keys = copyOfList(innerOf(target).supportedPropertyNames());
      const others = ownKeys(target);
      for (let index = 0; index < others.length; index++) keys[keys.length] = others[index];
      return keys;
    },
  };
}
