// Queuing strategies and queues with sizes: https://streams.spec.whatwg.org/#qs
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://streams.spec.whatwg.org/#bytelengthqueuingstrategy
class ByteLengthQueuingStrategyImpl {
  constructor() {
    this.platformObject = undefined;
    this.highWaterMark = 0.0;
  }

  // https://streams.spec.whatwg.org/#blqs-constructor
  constructorSteps(init) {
    this.highWaterMark = init.highWaterMark;
  }

  // https://streams.spec.whatwg.org/#blqs-size
  get size() {
    return byteLengthSize();
  }
}
withoutParent(ByteLengthQueuingStrategyImpl);

// https://streams.spec.whatwg.org/#countqueuingstrategy
class CountQueuingStrategyImpl {
  constructor() {
    this.platformObject = undefined;
    this.highWaterMark = 0.0;
  }

  // https://streams.spec.whatwg.org/#cqs-constructor
  constructorSteps(init) {
    this.highWaterMark = init.highWaterMark;
  }

  // https://streams.spec.whatwg.org/#cqs-size
  get size() {
    return countSize();
  }
}
withoutParent(CountQueuingStrategyImpl);

// https://streams.spec.whatwg.org/#validate-and-normalize-high-water-mark
function extractHighWaterMark(strategy, default_) {
  if (strategy.highWaterMark === undefined) return default_;
  const highWaterMark = strategy.highWaterMark;
  if (isNan(highWaterMark) || highWaterMark < 0) {
    throw new Errors.RangeError("The highWaterMark is negative or not a number.");
  }
  return highWaterMark;
}

// https://streams.spec.whatwg.org/#make-size-algorithm-from-size-function
function sizeOfChunk(strategy, chunk) {
  return strategy.size !== undefined ? strategy.size(undefined, chunk) : 1;
}

// https://streams.spec.whatwg.org/#value-with-size
class ValueWithSize {
  constructor(value, size) {
    this.value = value;
    this.size = size;
  }
}
withoutParent(ValueWithSize);

// https://streams.spec.whatwg.org/#queue-with-sizes
class QueueWithSizes {
  constructor() {
    this.items = new Queue();
    this.totalSize = 0.0;
  }

  // Whether there is no value.
  isEmpty() {
    return this.items.length === 0;
  }

  // https://streams.spec.whatwg.org/#enqueue-value-with-size
  enqueue(value, size) {
    if (isNan(size) || size < 0 || size === Infinity) {
      throw new Errors.RangeError("The size of a chunk is negative, infinite or not a number.");
    }
    this.items.append(new ValueWithSize(value, size));
    this.totalSize += size;
  }

  // https://streams.spec.whatwg.org/#dequeue-value
  dequeue() {
    const item = this.items.popleft();
    this.totalSize -= item.size;
    if (this.totalSize < 0) {
      // by rounding
      this.totalSize = 0.0;
    }
    return item.value;
  }

  // https://streams.spec.whatwg.org/#peek-queue-value
  peek() {
    return this.items.first().value;
  }
}
withoutParent(QueueWithSizes);
