// DOMException, the engine's own if it has one: https://webidl.spec.whatwg.org/#idl-DOMException

const DOMException =
  typeof globalThis.DOMException === "function" ? globalThis.DOMException : newDOMException();

function newDOMException() {
  const exceptions = new WeakMap();
  const get = boundTo(exceptions, weakGet);
  const set = boundTo(exceptions, weakSet);
  const NewError = Error;
  const part = (object, name) => {
    const parts = get(object);
    if (parts === undefined) throw new Errors.TypeError("Illegal invocation");
    return parts[name];
  };

  class DOMException {
    constructor($message = "", $name = "Error") {
      const name = toString($name);
      const message = toString($message);
      const error = construct(NewError, [], new.target);
      set(error, { __proto__: null, name, message, code: codes[name] || 0 });
      return error;
    }

    get name() {
      return part(this, "name");
    }

    get message() {
      return part(this, "message");
    }

    get code() {
      return part(this, "code");
    }
  }

  // Each name of an error with a code, or "-", and the name of its constant.
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
  for (let index = 0; index < legacy.length; index++) {
    const code = index + 1;
    const constant = { __proto__: null, value: code, enumerable: true };
    if (legacy[index][0] !== "-") codes[legacy[index][0]] = code;
    defineProperty(DOMException, legacy[index][1], constant);
    defineProperty(DOMException.prototype, legacy[index][1], constant);
  }
  enumerable(DOMException.prototype, ["name", "message", "code"]);
  setPrototypeOf(DOMException.prototype, NewError.prototype);
  const tag = property("DOMException", false, false);
  defineProperty(DOMException.prototype, Symbol.toStringTag, tag);
  give("DOMException", DOMException);
  return DOMException;
}
