// Scripts that are fetched from Python when a page first touches one of their names. Until then, the global
// of such a name is an accessor; then it becomes the data property that Web IDL wants.
//
// The text of a script is an expression: a function of `shared`, the names that scripts use of each other,
// which returns the names that it adds. webapi/runtimes/scripts.py writes it.

const isLoaded = createObject(null); // by script
const offered = createObject(null); // the objects of global names, by name
const openers = createObject(null); // the getters that stand for them, by name

function load(script) {
  if (isLoaded[script] === true) return;
  const answer = ask('[1,"' + script + '"]');
  for (let index = 0; index < answer[1].length; index++) load(answer[1][index]);
  let added;
  try {
    added = evaluate(answer[2])(shared);
  } catch (error) {
    // The stack overflowed, say: the script runs again when it is wanted again.
    for (let index = 0; index < everyBrand.length; index++) {
      if (everyBrand[index].script === script) everyBrand[index].prototype = null;
    }
    throw error;
  }
  const names = ownKeys(added);
  for (let index = 0; index < names.length; index++) shared[names[index]] = added[names[index]];
  isLoaded[script] = true;
}

// The prototype object of an interface.
function prototypeOf(brand) {
  if (brand.prototype === null) load(brand.script);
  return brand.prototype;
}

// Makes names of a script global; `find` finds the object of a name when the script has run. All of them
// become data properties then.
function late(script, names, isEnumerable = false, find = (name) => offered[name]) {
  for (let index = 0; index < names.length; index++) {
    const name = names[index];
    const accessor = {
      __proto__: null,
      get() {
        load(script);
        for (let index = 0; index < names.length; index++) {
          const descriptor = getOwnPropertyDescriptor(world, names[index]);
          if (descriptor === undefined) continue;
          if (setPrototypeOf(descriptor, null).get !== openers[names[index]]) continue;
          defineProperty(world, names[index], property(find(names[index]), isEnumerable));
        }
        return find(name);
      },
      set(value) {
        const object = this === undefined || this === null ? world : this;
        defineProperty(object, name, property(value, isEnumerable));
      },
      enumerable: isEnumerable,
      configurable: true,
    };
    openers[name] = accessor.get;
    defineGlobal(name, accessor);
  }
}
