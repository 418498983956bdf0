// The functions that Python calls. Those of the script "driver" are fetched with the first call.

const hostEntries = {
  __proto__: null,
  callWith,
  deliver,
  drain() {
    release();
  },
  runTimer,
  take,
};
