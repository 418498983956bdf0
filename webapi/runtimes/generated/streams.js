// Interfaces, made by python -m idl from idl/streams.webidl: change that, not this.

const asQueuingStrategySize = functionValue((callback) => (self, $chunk) => (self === theGiven ? callback : unrestrictedDoubleValue(apply(callback, self, [$chunk]), "The result of a callback: it")));
const asQueuingStrategy = dictionaryValue("QueuingStrategy", [["highWaterMark", unrestrictedDoubleValue, undefined], ["size", asQueuingStrategySize, undefined]]);
const as3 = enforcedValue(0, 9007199254740991);
const asUnderlyingSourceCancelCallback = functionValue((callback) => (self, $reason) => (self === theGiven ? callback : promiseOfCall(callback, self, [$reason])));
const asUnderlyingSourcePullCallback = functionValue((callback) => (self, $controller) => (self === theGiven ? callback : promiseOfCall(callback, self, [objectOf($controller)])));
const asUnderlyingSourceStartCallback = functionValue((callback) => (self, $controller) => (self === theGiven ? callback : apply(callback, self, [objectOf($controller)])));
const asReadableStreamType = enumValue("ReadableStreamType", ["bytes"]);
const asUnderlyingSource = dictionaryValue("UnderlyingSource", [["autoAllocateChunkSize", as3, undefined], ["cancel", asUnderlyingSourceCancelCallback, undefined], ["pull", asUnderlyingSourcePullCallback, undefined], ["start", asUnderlyingSourceStartCallback, undefined], ["type", asReadableStreamType, undefined]]);
const asReadableStreamReaderMode = enumValue("ReadableStreamReaderMode", ["byob"]);
const asReadableStreamGetReaderOptions = dictionaryValue("ReadableStreamGetReaderOptions", [["mode", asReadableStreamReaderMode, undefined]]);
const asReadableStream = implementationValue(ReadableStreamBrand);
const asWritableStream = implementationValue(WritableStreamBrand);
const asReadableWritablePair = dictionaryValue("ReadableWritablePair", [["readable", asReadableStream, isRequired], ["writable", asWritableStream, isRequired]]);
const asAbortSignal = implementationValue(AbortSignalBrand);
const asStreamPipeOptions = dictionaryValue("StreamPipeOptions", [["preventAbort", booleanValue, false], ["preventCancel", booleanValue, false], ["preventClose", booleanValue, false], ["signal", asAbortSignal, undefined]]);
const plain16 = arrayOf(objectOf);
const asReadableStreamIteratorOptions = dictionaryValue("ReadableStreamIteratorOptions", [["preventCancel", booleanValue, false]]);
const as18 = bufferValue("ArrayBufferView", ["DataView", "Int8Array", "Int16Array", "Int32Array", "Uint8Array", "Uint16Array", "Uint32Array", "Uint8ClampedArray", "BigInt64Array", "BigUint64Array", "Float16Array", "Float32Array", "Float64Array"], false);
const asReadableStreamBYOBReaderReadOptions = dictionaryValue("ReadableStreamBYOBReaderReadOptions", [["min", as3, 1]]);
const asUnderlyingSinkCloseCallback = functionValue((callback) => (self) => (self === theGiven ? callback : promiseOfCall(callback, self, [])));
const asUnderlyingSinkWriteCallback = functionValue((callback) => (self, $chunk, $controller) => (self === theGiven ? callback : promiseOfCall(callback, self, [$chunk, objectOf($controller)])));
const asUnderlyingSink = dictionaryValue("UnderlyingSink", [["abort", asUnderlyingSourceCancelCallback, undefined], ["close", asUnderlyingSinkCloseCallback, undefined], ["start", asUnderlyingSourceStartCallback, undefined], ["type", anyValue, undefined], ["write", asUnderlyingSinkWriteCallback, undefined]]);
const asTransformer = dictionaryValue("Transformer", [["cancel", asUnderlyingSourceCancelCallback, undefined], ["flush", asUnderlyingSourcePullCallback, undefined], ["readableType", anyValue, undefined], ["start", asUnderlyingSourceStartCallback, undefined], ["transform", asUnderlyingSinkWriteCallback, undefined], ["writableType", anyValue, undefined]]);
const asQueuingStrategyInit = dictionaryValue("QueuingStrategyInit", [["highWaterMark", unrestrictedDoubleValue, isRequired]]);

// ReadableStream: https://streams.spec.whatwg.org/

class ReadableStream {
  constructor($underlyingSource = undefined, $strategy = undefined) {
    adopt(this, new ReadableStreamImpl()).constructorSteps($underlyingSource === undefined ? undefined : plainObjectValue($underlyingSource, "Failed to construct 'ReadableStream': parameter 1"), asQueuingStrategy($strategy, "Failed to construct 'ReadableStream': parameter 2"), asUnderlyingSource($underlyingSource, "Failed to construct 'ReadableStream': parameter 1"));
  }

  static from($asyncIterable) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'from' on 'ReadableStream'", 1, arguments.length);
    return objectOf(ReadableStreamImpl.from_(asyncSequenceValue($asyncIterable, "Failed to execute 'from' on 'ReadableStream': parameter 1")));
  }

  get locked() {
    return internals(ReadableStreamBrand, this).locked;
  }

  cancel($reason = undefined) {
    try {
      const inner = internals(ReadableStreamBrand, this);
      return inner.cancel($reason);
    } catch (error) {
      return rejectedWith(error);
    }
  }

  getReader($options = undefined) {
    const inner = internals(ReadableStreamBrand, this);
    return objectOf(inner.getReader(asReadableStreamGetReaderOptions($options, "Failed to execute 'getReader' on 'ReadableStream': parameter 1")));
  }

  pipeThrough($transform, $options = undefined) {
    const inner = internals(ReadableStreamBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'pipeThrough' on 'ReadableStream'", 1, arguments.length);
    return objectOf(inner.pipeThrough(asReadableWritablePair($transform, "Failed to execute 'pipeThrough' on 'ReadableStream': parameter 1"), asStreamPipeOptions($options, "Failed to execute 'pipeThrough' on 'ReadableStream': parameter 2")));
  }

  pipeTo($destination, $options = undefined) {
    try {
      const inner = internals(ReadableStreamBrand, this);
      if (arguments.length < 1) throw tooFew("Failed to execute 'pipeTo' on 'ReadableStream'", 1, arguments.length);
      return inner.pipeTo(asWritableStream($destination, "Failed to execute 'pipeTo' on 'ReadableStream': parameter 1"), asStreamPipeOptions($options, "Failed to execute 'pipeTo' on 'ReadableStream': parameter 2"));
    } catch (error) {
      return rejectedWith(error);
    }
  }

  tee() {
    const inner = internals(ReadableStreamBrand, this);
    return plain16(inner.tee());
  }

  values($options = undefined) {
    const inner = internals(ReadableStreamBrand, this);
    return iterateReadableStream(inner.asynchronousIterator(asReadableStreamIteratorOptions($options, "Failed to execute 'values' on 'ReadableStream': parameter 1")));
  }
}

const iterateReadableStream = asyncIterators("ReadableStream", anyValue);
defineProperty(ReadableStream.prototype, asyncIteratorSymbol, property(ReadableStream.prototype.values, false));
expose(ReadableStreamBrand, ReadableStream, ["from"],
  ["locked", "cancel", "getReader", "pipeThrough", "pipeTo", "tee", "values"]);
implementation(ReadableStreamBrand, ReadableStreamImpl);

// ReadableStreamDefaultReader: https://streams.spec.whatwg.org/

class ReadableStreamDefaultReader {
  constructor($stream) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'ReadableStreamDefaultReader'", 1, arguments.length);
    adopt(this, new ReadableStreamDefaultReaderImpl()).constructorSteps(asReadableStream($stream, "Failed to construct 'ReadableStreamDefaultReader': parameter 1"));
  }

  read() {
    try {
      const inner = internals(ReadableStreamDefaultReaderBrand, this);
      return inner.read();
    } catch (error) {
      return rejectedWith(error);
    }
  }

  releaseLock() {
    const inner = internals(ReadableStreamDefaultReaderBrand, this);
    inner.releaseLock();
  }

  get closed() {
    try {
      return internals(ReadableStreamDefaultReaderBrand, this).closed;
    } catch (error) {
      return rejectedWith(error);
    }
  }

  cancel($reason = undefined) {
    try {
      const inner = internals(ReadableStreamDefaultReaderBrand, this);
      return inner.cancel($reason);
    } catch (error) {
      return rejectedWith(error);
    }
  }
}

expose(ReadableStreamDefaultReaderBrand, ReadableStreamDefaultReader, [],
  ["read", "releaseLock", "closed", "cancel"]);
implementation(ReadableStreamDefaultReaderBrand, ReadableStreamDefaultReaderImpl);

// ReadableStreamBYOBReader: https://streams.spec.whatwg.org/

class ReadableStreamBYOBReader {
  constructor($stream) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'ReadableStreamBYOBReader'", 1, arguments.length);
    adopt(this, new ReadableStreamBYOBReaderImpl()).constructorSteps(asReadableStream($stream, "Failed to construct 'ReadableStreamBYOBReader': parameter 1"));
  }

  read($view, $options = undefined) {
    try {
      const inner = internals(ReadableStreamBYOBReaderBrand, this);
      if (arguments.length < 1) throw tooFew("Failed to execute 'read' on 'ReadableStreamBYOBReader'", 1, arguments.length);
      return inner.read(as18($view, "Failed to execute 'read' on 'ReadableStreamBYOBReader': parameter 1"), asReadableStreamBYOBReaderReadOptions($options, "Failed to execute 'read' on 'ReadableStreamBYOBReader': parameter 2"));
    } catch (error) {
      return rejectedWith(error);
    }
  }

  releaseLock() {
    const inner = internals(ReadableStreamBYOBReaderBrand, this);
    inner.releaseLock();
  }

  get closed() {
    try {
      return internals(ReadableStreamBYOBReaderBrand, this).closed;
    } catch (error) {
      return rejectedWith(error);
    }
  }

  cancel($reason = undefined) {
    try {
      const inner = internals(ReadableStreamBYOBReaderBrand, this);
      return inner.cancel($reason);
    } catch (error) {
      return rejectedWith(error);
    }
  }
}

expose(ReadableStreamBYOBReaderBrand, ReadableStreamBYOBReader, [],
  ["read", "releaseLock", "closed", "cancel"]);
implementation(ReadableStreamBYOBReaderBrand, ReadableStreamBYOBReaderImpl);

// ReadableStreamDefaultController: https://streams.spec.whatwg.org/

class ReadableStreamDefaultController {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'ReadableStreamDefaultController': Illegal constructor");
  }

  get desiredSize() {
    return orNull(internals(ReadableStreamDefaultControllerBrand, this).desiredSize);
  }

  close() {
    const inner = internals(ReadableStreamDefaultControllerBrand, this);
    inner.close();
  }

  enqueue($chunk = undefined) {
    const inner = internals(ReadableStreamDefaultControllerBrand, this);
    inner.enqueue($chunk);
  }

  error($e = undefined) {
    const inner = internals(ReadableStreamDefaultControllerBrand, this);
    inner.error($e);
  }
}

expose(ReadableStreamDefaultControllerBrand, ReadableStreamDefaultController, [],
  ["desiredSize", "close", "enqueue", "error"]);
implementation(ReadableStreamDefaultControllerBrand, ReadableStreamDefaultControllerImpl);

// ReadableByteStreamController: https://streams.spec.whatwg.org/

class ReadableByteStreamController {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'ReadableByteStreamController': Illegal constructor");
  }

  get byobRequest() {
    return objectOrNull(internals(ReadableByteStreamControllerBrand, this).byobRequest);
  }

  get desiredSize() {
    return orNull(internals(ReadableByteStreamControllerBrand, this).desiredSize);
  }

  close() {
    const inner = internals(ReadableByteStreamControllerBrand, this);
    inner.close();
  }

  enqueue($chunk) {
    const inner = internals(ReadableByteStreamControllerBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'enqueue' on 'ReadableByteStreamController'", 1, arguments.length);
    inner.enqueue(as18($chunk, "Failed to execute 'enqueue' on 'ReadableByteStreamController': parameter 1"));
  }

  error($e = undefined) {
    const inner = internals(ReadableByteStreamControllerBrand, this);
    inner.error($e);
  }
}

expose(ReadableByteStreamControllerBrand, ReadableByteStreamController, [],
  ["byobRequest", "desiredSize", "close", "enqueue", "error"]);
implementation(ReadableByteStreamControllerBrand, ReadableByteStreamControllerImpl);

// ReadableStreamBYOBRequest: https://streams.spec.whatwg.org/

class ReadableStreamBYOBRequest {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'ReadableStreamBYOBRequest': Illegal constructor");
  }

  get view() {
    return orNull(internals(ReadableStreamBYOBRequestBrand, this).view);
  }

  respond($bytesWritten) {
    const inner = internals(ReadableStreamBYOBRequestBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'respond' on 'ReadableStreamBYOBRequest'", 1, arguments.length);
    inner.respond(as3($bytesWritten, "Failed to execute 'respond' on 'ReadableStreamBYOBRequest': parameter 1"));
  }

  respondWithNewView($view) {
    const inner = internals(ReadableStreamBYOBRequestBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'respondWithNewView' on 'ReadableStreamBYOBRequest'", 1, arguments.length);
    inner.respondWithNewView(as18($view, "Failed to execute 'respondWithNewView' on 'ReadableStreamBYOBRequest': parameter 1"));
  }
}

expose(ReadableStreamBYOBRequestBrand, ReadableStreamBYOBRequest, [],
  ["view", "respond", "respondWithNewView"]);
implementation(ReadableStreamBYOBRequestBrand, ReadableStreamBYOBRequestImpl);

// WritableStream: https://streams.spec.whatwg.org/

class WritableStream {
  constructor($underlyingSink = undefined, $strategy = undefined) {
    adopt(this, new WritableStreamImpl()).constructorSteps($underlyingSink === undefined ? undefined : plainObjectValue($underlyingSink, "Failed to construct 'WritableStream': parameter 1"), asQueuingStrategy($strategy, "Failed to construct 'WritableStream': parameter 2"), asUnderlyingSink($underlyingSink, "Failed to construct 'WritableStream': parameter 1"));
  }

  get locked() {
    return internals(WritableStreamBrand, this).locked;
  }

  abort($reason = undefined) {
    try {
      const inner = internals(WritableStreamBrand, this);
      return inner.abort($reason);
    } catch (error) {
      return rejectedWith(error);
    }
  }

  close() {
    try {
      const inner = internals(WritableStreamBrand, this);
      return inner.close();
    } catch (error) {
      return rejectedWith(error);
    }
  }

  getWriter() {
    const inner = internals(WritableStreamBrand, this);
    return objectOf(inner.getWriter());
  }
}

expose(WritableStreamBrand, WritableStream, [],
  ["locked", "abort", "close", "getWriter"]);
implementation(WritableStreamBrand, WritableStreamImpl);

// WritableStreamDefaultWriter: https://streams.spec.whatwg.org/

class WritableStreamDefaultWriter {
  constructor($stream) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'WritableStreamDefaultWriter'", 1, arguments.length);
    adopt(this, new WritableStreamDefaultWriterImpl()).constructorSteps(asWritableStream($stream, "Failed to construct 'WritableStreamDefaultWriter': parameter 1"));
  }

  get closed() {
    try {
      return internals(WritableStreamDefaultWriterBrand, this).closed;
    } catch (error) {
      return rejectedWith(error);
    }
  }

  get desiredSize() {
    return orNull(internals(WritableStreamDefaultWriterBrand, this).desiredSize);
  }

  get ready() {
    try {
      return internals(WritableStreamDefaultWriterBrand, this).ready;
    } catch (error) {
      return rejectedWith(error);
    }
  }

  abort($reason = undefined) {
    try {
      const inner = internals(WritableStreamDefaultWriterBrand, this);
      return inner.abort($reason);
    } catch (error) {
      return rejectedWith(error);
    }
  }

  close() {
    try {
      const inner = internals(WritableStreamDefaultWriterBrand, this);
      return inner.close();
    } catch (error) {
      return rejectedWith(error);
    }
  }

  releaseLock() {
    const inner = internals(WritableStreamDefaultWriterBrand, this);
    inner.releaseLock();
  }

  write($chunk = undefined) {
    try {
      const inner = internals(WritableStreamDefaultWriterBrand, this);
      return inner.write($chunk);
    } catch (error) {
      return rejectedWith(error);
    }
  }
}

expose(WritableStreamDefaultWriterBrand, WritableStreamDefaultWriter, [],
  ["closed", "desiredSize", "ready", "abort", "close", "releaseLock", "write"]);
implementation(WritableStreamDefaultWriterBrand, WritableStreamDefaultWriterImpl);

// WritableStreamDefaultController: https://streams.spec.whatwg.org/

class WritableStreamDefaultController {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'WritableStreamDefaultController': Illegal constructor");
  }

  get signal() {
    return objectOf(internals(WritableStreamDefaultControllerBrand, this).signal);
  }

  error($e = undefined) {
    const inner = internals(WritableStreamDefaultControllerBrand, this);
    inner.error($e);
  }
}

expose(WritableStreamDefaultControllerBrand, WritableStreamDefaultController, [],
  ["signal", "error"]);
implementation(WritableStreamDefaultControllerBrand, WritableStreamDefaultControllerImpl);

// TransformStream: https://streams.spec.whatwg.org/

class TransformStream {
  constructor($transformer = undefined, $writableStrategy = undefined, $readableStrategy = undefined) {
    adopt(this, new TransformStreamImpl()).constructorSteps($transformer === undefined ? undefined : plainObjectValue($transformer, "Failed to construct 'TransformStream': parameter 1"), asQueuingStrategy($writableStrategy, "Failed to construct 'TransformStream': parameter 2"), asQueuingStrategy($readableStrategy, "Failed to construct 'TransformStream': parameter 3"), asTransformer($transformer, "Failed to construct 'TransformStream': parameter 1"));
  }

  get readable() {
    return objectOf(internals(TransformStreamBrand, this).readable);
  }

  get writable() {
    return objectOf(internals(TransformStreamBrand, this).writable);
  }
}

expose(TransformStreamBrand, TransformStream, [],
  ["readable", "writable"]);
implementation(TransformStreamBrand, TransformStreamImpl);

// TransformStreamDefaultController: https://streams.spec.whatwg.org/

class TransformStreamDefaultController {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'TransformStreamDefaultController': Illegal constructor");
  }

  get desiredSize() {
    return orNull(internals(TransformStreamDefaultControllerBrand, this).desiredSize);
  }

  enqueue($chunk = undefined) {
    const inner = internals(TransformStreamDefaultControllerBrand, this);
    inner.enqueue($chunk);
  }

  error($reason = undefined) {
    const inner = internals(TransformStreamDefaultControllerBrand, this);
    inner.error($reason);
  }

  terminate() {
    const inner = internals(TransformStreamDefaultControllerBrand, this);
    inner.terminate();
  }
}

expose(TransformStreamDefaultControllerBrand, TransformStreamDefaultController, [],
  ["desiredSize", "enqueue", "error", "terminate"]);
implementation(TransformStreamDefaultControllerBrand, TransformStreamDefaultControllerImpl);

// ByteLengthQueuingStrategy: https://streams.spec.whatwg.org/

class ByteLengthQueuingStrategy {
  constructor($init) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'ByteLengthQueuingStrategy'", 1, arguments.length);
    adopt(this, new ByteLengthQueuingStrategyImpl()).constructorSteps(asQueuingStrategyInit($init, "Failed to construct 'ByteLengthQueuingStrategy': parameter 1"));
  }

  get highWaterMark() {
    return internals(ByteLengthQueuingStrategyBrand, this).highWaterMark;
  }

  get size() {
    return internals(ByteLengthQueuingStrategyBrand, this).size;
  }
}

expose(ByteLengthQueuingStrategyBrand, ByteLengthQueuingStrategy, [],
  ["highWaterMark", "size"]);
implementation(ByteLengthQueuingStrategyBrand, ByteLengthQueuingStrategyImpl);

// CountQueuingStrategy: https://streams.spec.whatwg.org/

class CountQueuingStrategy {
  constructor($init) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'CountQueuingStrategy'", 1, arguments.length);
    adopt(this, new CountQueuingStrategyImpl()).constructorSteps(asQueuingStrategyInit($init, "Failed to construct 'CountQueuingStrategy': parameter 1"));
  }

  get highWaterMark() {
    return internals(CountQueuingStrategyBrand, this).highWaterMark;
  }

  get size() {
    return internals(CountQueuingStrategyBrand, this).size;
  }
}

expose(CountQueuingStrategyBrand, CountQueuingStrategy, [],
  ["highWaterMark", "size"]);
implementation(CountQueuingStrategyBrand, CountQueuingStrategyImpl);
