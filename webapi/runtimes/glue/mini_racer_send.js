// mini-racer sends a request through a shared buffer. Int32 0 is Python's task (0: done; 1: answer the
// request; 2: keep this part of a request; 3: give more of the answer). Int32 1 is the number of bytes that
// follow, of a request or an answer. Int32 2 is not 0 if more of the answer follows.

(buffer, wake, size) => {
  const words = new Int32Array(buffer, 0, 3);
  const bytes = new Uint8Array(buffer, 12);
  const { load, store, wait } = Atomics;
  const charCodeAt = Function.prototype.call.bind(String.prototype.charCodeAt);
  const turn = (task) => {
    store(words, 0, task);
    wake();
    while (load(words, 0) !== 0) wait(words, 0, task, 0.05);
  };
  return (request) => {
    const length = request.length;
    let start = 0;
    do {
      const end = length - start > size ? start + size : length;
      words[1] = end - start;
      for (let offset = 0; start < end; start++) bytes[offset++] = charCodeAt(request, start);
      turn(start < length ? 2 : 1);
    } while (start < length);
    let answer = decodeASCII(bytes, 0, words[1]);
    while (words[2] !== 0) {
      turn(3);
      answer += decodeASCII(bytes, 0, words[1]);
    }
    return answer;
  };
};
