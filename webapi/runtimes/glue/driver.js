// Runs scripts for the host, and calls functions of the host for scripts. Python's half is driver.py, which
// answers ["next"] with the next entry of its inbox.

const tasks = new Table(); // promises of pending functions of the host
const longestText = 10000;

// Run the host's steps, and send it their value, or that of their promise. An optional value that cannot
// leave is null.
function take(id, steps, optional) {
  let value;
  let isThenable = false;
  try {
    value = typeof steps === "function" ? steps() : steps;
    isThenable = isObject(value) && typeof value.then === "function";
  } catch (error) {
    failed(id, error);
    return;
  }
  if (!isThenable) {
    finished(id, value, optional);
    return;
  }
  askEventLoop('["taken",' + id + "]");
  const promise = new Later((resolve) => resolve(value));
  defineProperty(promise, "constructor", property(undefined, false)); // see then()
  then(
    promise,
    (result) => finished(id, result, optional),
    (error) => failed(id, error),
  );
}

// Call a function with arguments of the host. `steps` reads an argument by its index.
function callWith(id, steps) {
  const message = askEventLoop('["arguments",' + id + "]");
  const values = valueFrom(message[1], message[0]);
  take(id, () => steps((index) => values[index]));
}

function finished(id, value, optional) {
  let text = "null";
  try {
    text = writtenWhole(() => crossingText(value, 0));
  } catch (error) {
    if (!optional) {
      failed(id, error);
      return;
    }
  }
  const refusal = askEventLoop('["finished",' + id + "," + text + "]");
  if (refusal !== null) failed(id, errorFrom(refusal[0], refusal[1]));
}

function failed(id, error) {
  askEventLoop('["failed",' + id + "," + errorTexts(error) + "]");
}

// The name, the message and the stack of an error; of any other value, its text is the message.
function errorTexts(error) {
  let name = memberText(error, "name");
  let message = memberText(error, "message");
  if (!isObject(error) || (name === "" && message === "")) {
    name = "";
    message = slice(textOfThrown(error), 0, longestText);
  }
  return quote(name) + "," + quote(message) + "," + quote(memberText(error, "stack"));
}

// The text of a thrown value; of an object without a text of its own, what the console shows.
function textOfThrown(value) {
  try {
    const text = toString(value);
    return text === "[object Object]" ? formatted(value) : text;
  } catch (failure) {
    return isObject(value) ? formatted(value) : "an error that has no text";
  }
}

function memberText(error, name) {
  try {
    const text = isObject(error) ? error[name] : "";
    return typeof text === "string" ? slice(text, 0, longestText) : "";
  } catch (failure) {
    return "";
  }
}

// Make the error of an answer or a message; a DOMException also has a name of its own.
function errorFrom(name, message, exceptionName) {
  if (name === "DOMException") return new DOMException(message, exceptionName);
  const known = ErrorsByName[name];
  const error = known === undefined ? new NewError(message) : new known(message);
  if (known === undefined) defineProperty(error, "name", property(name, false));
  return error;
}

// A reason is an error's name and message, or a value.
const reasonOfHost = (reason) =>
  typeof reason[0] === "string"
    ? errorFrom(reason[0], reason[1], reason[2])
    : valueFrom(reason[1], reason[0]);

// Make the script's function for a function of the host. Its result is a value or a promise.
const hostFunction = (name) => {
  const functions = {
    [name](...values) {
      const items = newList();
      writtenWhole(() => {
        for (let index = 0; index < values.length; index++) {
          items[index] = crossingText(values[index], 0);
        }
      });
      const text = "[" + joined(items, 0, items.length) + "]";
      const answer = askEventLoop('["host",' + quote(name) + "," + text + "]");
      if (typeof answer[0] === "string") throw errorFrom(answer[0], answer[1], answer[2]);
      return answer[0] === 0 ? valueFrom(answer[2], answer[1]) : promiseOfTask(answer[1]);
    },
  };
  return functions[name];
};

const promiseOfTask = (id) =>
  new Later((resolve, reject) => tableSet(tasks, id, { __proto__: null, resolve, reject }));

function fulfilTask(id, value) {
  const task = tableGet(tasks, id);
  tableDelete(tasks, id);
  if (task !== undefined) task.resolve(value);
}

const messages = {
  __proto__: null,

  page(kind, value) {
    pageMessage(kind, value);
  },

  expose(name) {
    defineProperty(world, name, property(hostFunction(name), true));
  },

  resolve(id, special, parsed) {
    fulfilTask(id, valueFrom(parsed, special));
  },

  reject(id, name, message, exceptionName) {
    const task = tableGet(tasks, id);
    tableDelete(tasks, id);
    if (task !== undefined) task.reject(errorFrom(name, message, exceptionName));
  },

  split(source) {
    askEventLoop('["split",' + stringify(splitScript(source)) + "]");
  },
};

function deliver() {
  const message = askEventLoop('["next"]');
  if (message !== null) messages[message[0]](message[1], message[2], message[3], message[4]);
}
