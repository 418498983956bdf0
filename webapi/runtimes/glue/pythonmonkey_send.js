// PythonMonkey sends a request by `call`, a Python function that returns a byte array.

(call) => {
  const prototype = Object.getPrototypeOf(Uint8Array.prototype);
  const getter = Object.getOwnPropertyDescriptor(prototype, "length").get;
  const lengthOf = Function.prototype.call.bind(getter);
  return (text) => {
    const bytes = call(text);
    return decodeASCII(bytes, 0, lengthOf(bytes));
  };
};
