// DOMException and QuotaExceededError: https://webidl.spec.whatwg.org/#idl-DOMException
// They replace an engine's own: patches break PythonMonkey's, and Error.isError() refuses quickjs-ng's.

const DOMExceptionBrand = newBrand("DOMException", null, "");
const QuotaExceededErrorBrand = newBrand("QuotaExceededError", DOMExceptionBrand, "");
const NewError = Error;

/** @returns {any} */
function newException(subclass, inner) {
  const error = construct(NewError, [], subclass);
  implement(error, inner);
  return error;
}

// https://webidl.spec.whatwg.org/#ref-for-serialization-steps
const cloneOfException = (inner, stack) => {
  const subclass = inner.brand === DOMExceptionBrand ? DOMException : QuotaExceededError;
  const clone = newException(subclass, inner);
  defineProperty(clone, "stack", property(stack, false));
  return clone;
};

class DOMException {
  constructor($message = "", $name = "Error") {
    const action = "Failed to construct 'DOMException'";
    const message = stringValue($message, action + ": parameter 1");
    const name = stringValue($name, action + ": parameter 2");
    return newException(new.target, { __proto__: null, brand: DOMExceptionBrand, message, name });
  }

  get name() {
    return internals(DOMExceptionBrand, this).name;
  }

  get message() {
    return internals(DOMExceptionBrand, this).message;
  }

  get code() {
    return codes[internals(DOMExceptionBrand, this).name] || 0;
  }
}

// For each code: the error's name, or "-", and the name of its constant.
const legacy = [
  ["IndexSizeError", "INDEX_SIZE_ERR"],
  ["-", "DOMSTRING_SIZE_ERR"],
  ["HierarchyRequestError", "HIERARCHY_REQUEST_ERR"],
  ["WrongDocumentError", "WRONG_DOCUMENT_ERR"],
  ["InvalidCharacterError", "INVALID_CHARACTER_ERR"],
  ["-", "NO_DATA_ALLOWED_ERR"],
  ["NoModificationAllowedError", "NO_MODIFICATION_ALLOWED_ERR"],
  ["NotFoundError", "NOT_FOUND_ERR"],
  ["NotSupportedError", "NOT_SUPPORTED_ERR"],
  ["InUseAttributeError", "INUSE_ATTRIBUTE_ERR"],
  ["InvalidStateError", "INVALID_STATE_ERR"],
  ["SyntaxError", "SYNTAX_ERR"],
  ["InvalidModificationError", "INVALID_MODIFICATION_ERR"],
  ["NamespaceError", "NAMESPACE_ERR"],
  ["InvalidAccessError", "INVALID_ACCESS_ERR"],
  ["-", "VALIDATION_ERR"],
  ["TypeMismatchError", "TYPE_MISMATCH_ERR"],
  ["SecurityError", "SECURITY_ERR"],
  ["NetworkError", "NETWORK_ERR"],
  ["AbortError", "ABORT_ERR"],
  ["URLMismatchError", "URL_MISMATCH_ERR"],
  ["QuotaExceededError", "QUOTA_EXCEEDED_ERR"],
  ["TimeoutError", "TIMEOUT_ERR"],
  ["InvalidNodeTypeError", "INVALID_NODE_TYPE_ERR"],
  ["DataCloneError", "DATA_CLONE_ERR"],
];
const codes = createObject(null);
const exceptionConstants = createObject(null);
for (let index = 0; index < legacy.length; index++) {
  if (legacy[index][0] !== "-") codes[legacy[index][0]] = index + 1;
  exceptionConstants[legacy[index][1]] = index + 1;
}
expose(DOMExceptionBrand, DOMException, [], ["name", "message", "code"]);
constants(DOMException, exceptionConstants);
setPrototypeOf(DOMException.prototype, NewError.prototype);

const toQuotaExceededErrorOptions = dictionaryValue("QuotaExceededErrorOptions", [
  ["quota", doubleValue, null],
  ["requested", doubleValue, null],
]);

class QuotaExceededError {
  constructor($message = "", $options = undefined) {
    const action = "Failed to construct 'QuotaExceededError'";
    const message = stringValue($message, action + ": parameter 1");
    const options = toQuotaExceededErrorOptions($options, action + ": parameter 2");
    const quota = options.quota;
    const requested = options.requested;
    if (quota !== null && quota < 0) throw new Errors.RangeError(action + ": quota is negative.");
    if (requested !== null && requested < 0) {
      throw new Errors.RangeError(action + ": requested is negative.");
    }
    if (quota !== null && requested !== null && requested < quota) {
      throw new Errors.RangeError(action + ": requested is less than quota.");
    }
    const brand = QuotaExceededErrorBrand;
    const name = brand.name;
    return newException(new.target, { __proto__: null, brand, message, name, quota, requested });
  }

  get quota() {
    return internals(QuotaExceededErrorBrand, this).quota;
  }

  get requested() {
    return internals(QuotaExceededErrorBrand, this).requested;
  }
}

expose(QuotaExceededErrorBrand, QuotaExceededError, [], ["quota", "requested"]);
defineGlobal("DOMException", property(DOMException, false));
defineGlobal("QuotaExceededError", property(QuotaExceededError, false));
