// QuickJS gives the functions of the stack, also those of strict code, to a page's Error.prepareStackTrace. V8 keeps
// those of strict code, as these files are, to itself.

function hideFunctionsOfCallSites() {
  let prototype;
  Errors.Error.prepareStackTrace = (error, sites) => {
    if (sites.length > 0 && typeof sites[0].getFunction() === "function") prototype = getPrototypeOf(sites[0]);
  };
  new Errors.Error("").stack;
  Errors.Error.prepareStackTrace = undefined;
  if (getOwnPropertyDescriptor(Errors.Error, "prepareStackTrace").get === undefined) {
    deleteProperty(Errors.Error, "prepareStackTrace");
  }
  if (prototype === undefined) return;
  const members = { getFunction() {} };
  defineProperty(prototype, "getFunction", { __proto__: null, value: members.getFunction, writable: true, configurable: true });
}
hideFunctionsOfCallSites();
