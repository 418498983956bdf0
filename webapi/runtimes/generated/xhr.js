// Interfaces, made by python -m idl from idl/xhr.webidl: change that, not this.

const overloadsOfFormDataAppend = ([null, null, { index: 1, choices: { __proto__: null, string: 1, interfaces: [[BlobBrand, 2]] } }, 2]);
const convert2 = interfaceOf(BlobBrand);
const from3 = listFrom(objectOrValue);

// FormData: https://xhr.spec.whatwg.org/

class FormData {
  constructor() {
    if (arguments.length !== 0 && arguments[0] !== undefined) return constructed(FormDataBrand, this, stepsHere.formDataOfForm(arguments, "Failed to construct 'FormData'"));
    constructed(FormDataBrand, this, "[101]");
  }

  append($1, $2, $3 = undefined) {
    const inner = internals(FormDataBrand, this);
    switch (overload(overloadsOfFormDataAppend, arguments.length, [$1, $2, $3], "Failed to execute 'append' on 'FormData'")) {
      case 1: {
        call(this, inner, 102, "," + toStringText($1, "Failed to execute 'append' on 'FormData': parameter 1") + "," + toStringText($2, "Failed to execute 'append' on 'FormData': parameter 2"));
        return;
      }
      case 2: {
        call(this, inner, 103, "," + toStringText($1, "Failed to execute 'append' on 'FormData': parameter 1") + "," + convert2($2, "Failed to execute 'append' on 'FormData': parameter 2") + "," + ($3 === undefined ? "null" : toStringText($3, "Failed to execute 'append' on 'FormData': parameter 3")));
        return;
      }
    }
  }

  delete($name) {
    const inner = internals(FormDataBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'delete' on 'FormData'", 1, arguments.length);
    call(this, inner, 104, "," + toStringText($name, "Failed to execute 'delete' on 'FormData': parameter 1"));
  }

  get($name) {
    const inner = internals(FormDataBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'get' on 'FormData'", 1, arguments.length);
    return objectOrValue(call(this, inner, 105, "," + toStringText($name, "Failed to execute 'get' on 'FormData': parameter 1")));
  }

  getAll($name) {
    const inner = internals(FormDataBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getAll' on 'FormData'", 1, arguments.length);
    return from3(call(this, inner, 106, "," + toStringText($name, "Failed to execute 'getAll' on 'FormData': parameter 1")));
  }

  has($name) {
    const inner = internals(FormDataBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'has' on 'FormData'", 1, arguments.length);
    return call(this, inner, 107, "," + toStringText($name, "Failed to execute 'has' on 'FormData': parameter 1"));
  }

  set($1, $2, $3 = undefined) {
    const inner = internals(FormDataBrand, this);
    switch (overload(overloadsOfFormDataAppend, arguments.length, [$1, $2, $3], "Failed to execute 'set' on 'FormData'")) {
      case 1: {
        call(this, inner, 108, "," + toStringText($1, "Failed to execute 'set' on 'FormData': parameter 1") + "," + toStringText($2, "Failed to execute 'set' on 'FormData': parameter 2"));
        return;
      }
      case 2: {
        call(this, inner, 109, "," + toStringText($1, "Failed to execute 'set' on 'FormData': parameter 1") + "," + convert2($2, "Failed to execute 'set' on 'FormData': parameter 2") + "," + ($3 === undefined ? "null" : toStringText($3, "Failed to execute 'set' on 'FormData': parameter 3")));
        return;
      }
    }
  }

  entries() {
    return iterateFormData(internals(FormDataBrand, this), 2);
  }

  keys() {
    return iterateFormData(internals(FormDataBrand, this), 0);
  }

  values() {
    return iterateFormData(internals(FormDataBrand, this), 1);
  }

  forEach($callback, $this = undefined) {
    const inner = internals(FormDataBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'forEach' on 'FormData'", 1, arguments.length);
    if (typeof $callback !== "function") throw new Errors.TypeError("Failed to execute 'forEach' on 'FormData': parameter 1 is not of type 'Function'.");
    forEachPair(this, cursor(inner, 110, objectOrValue), $callback, $this);
  }
}

const iterateFormData = pairIterators("FormData", 110, objectOrValue);
defineProperty(FormData.prototype, iteratorSymbol, property(FormData.prototype.entries, false));
expose(FormDataBrand, FormData, [],
  ["append", "delete", "get", "getAll", "has", "set", "entries", "keys", "values", "forEach"]);
