// The functions that Python calls. The first call fetches the script "driver".

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
