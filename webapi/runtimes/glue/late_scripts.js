// Late scripts. The first use of a script's name fetches the script from Python. Before, the name's global is
// an accessor; then it becomes the data property that Web IDL requires.
//
// webapi/runtimes/scripts.py writes a script as an expression: a function that takes `shared`, the names that
// scripts share, and returns the names that it adds.

const isLoaded = createObject(null); // by script
const offered = createObject(null); // the objects of global names, by name
const openers = createObject(null); // the accessors' getters, by name

function load(script) {
  if (isLoaded[script] === true) return;
  const answer = ask(scriptCall + '"' + script + '"]');
  for (let index = 0; index < answer[1].length; index++) load(answer[1][index]);
  let added;
  try {
    added = evaluate(answer[2])(shared);
  } catch (error) {
    // After an exception, like a stack overflow, the next use runs the script again.
    for (let index = 0; index < everyBrand.length; index++) {
      if (everyBrand[index].script === script) everyBrand[index].prototype = null;
    }
    throw error;
  }
  const names = ownKeys(added);
  for (let index = 0; index < names.length; index++) shared[names[index]] = added[names[index]];
  isLoaded[script] = true;
}

// A function of a script, which its first call fetches.
function fetched(script, name) {
  return (...values) => {
    load(script);
    return apply(shared[name], undefined, values);
  };
}

// Return the prototype object of an interface.
function prototypeOf(brand) {
  if (brand.prototype === null) load(brand.script);
  return brand.prototype;
}

// Define names of a script as accessors. When the script has run, `find` gives the object of each name, and
// all of them become data properties.
function late(script, names, isEnumerable = false, find = (name) => offered[name]) {
  for (let index = 0; index < names.length; index++) {
    const name = names[index];
    const accessor = {
      __proto__: null,
      get() {
        load(script);
        for (let at = 0; at < names.length; at++) {
          const descriptor = getOwnPropertyDescriptor(world, names[at]);
          if (descriptor === undefined) continue;
          if (setPrototypeOf(descriptor, null).get !== openers[names[at]]) continue;
          const found = property(find(names[at]), isEnumerable);
          noteBuiltIns(found);
          defineProperty(world, names[at], found);
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

// Define names that have scripts of their own in a folder.
function lateEach(folder, names) {
  for (let index = 0; index < names.length; index++) late(folder + names[index], [names[index]]);
}
