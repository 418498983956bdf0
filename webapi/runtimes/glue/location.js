// What a Location has besides its members: its prototype stays, and it is always extensible.
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-location-interface

function addUnforgeable(name, value) {
  const list = LocationBrand.unforgeable;
  list[list.length] = { __proto__: null, name, descriptor: { __proto__: null, value } };
}

addUnforgeable("valueOf", valueOfObject);
addUnforgeable(toPrimitive, undefined);

LocationBrand.indexed = {
  __proto__: null,
  setPrototypeOf(target, prototype) {
    return prototype === getPrototypeOf(target);
  },
  preventExtensions() {
    return false;
  },
};
