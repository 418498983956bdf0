// The functions that Python calls. The first call fetches the script "driver".

const hostEntries = {
  __proto__: null,
  callWith,
  deliver,
  drain() {
    release();
  },
  handleRequest,
  runTimer,
  take,

  // What a user does: the kind, an element, and what the function of that kind takes.
  userInput(kind, element, first, second, third) {
    performUserInput(kind, element, first, second, third);
  },
};

// These fetch the script "stream_crossing" with the first stream that crosses.
const streamLeaves = (stream) => leaveStream(stream);
const streamStays = (number) => unlockStream(number);
const streamEnters = (handle) => enterStream(handle);

// The message that the page loads fetches the script "page_scripts".
const pageMessage = (kind, value) => loadMessage(kind, value);

// Nodes queue tasks by it.
const inPageTask = (steps) => queuePageTask(steps);
// The first expression that a document evaluates fetches the script "xpath".
const xpathEvaluator = () => newXpathEvaluator();
