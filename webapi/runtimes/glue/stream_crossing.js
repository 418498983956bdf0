// Readable streams that cross between scripts and the host, whose half is streams.py. A stream is locked where
// it was. Where it goes, another one takes its place, which asks for a chunk of bytes when somebody reads it.

const mostBytes = 65536; // of a chunk that leaves

// Streams of scripts

const leaving = new Table(); // by their numbers
let lastLeft = 0;

class StreamOfScript {
  constructor(stream) {
    this.reader = acquireReadableStreamDefaultReader(stream);
    this.number = ++lastLeft;
    this.rest = undefined;
    tableSet(leaving, this.number, this);
  }

  read(run) {
    if (this.rest === undefined) readableStreamDefaultReaderRead(this.reader, new HostRequest(this, run));
    else this.send(run, this.rest);
  }

  send(run, bytes) {
    const length = viewByteLength(bytes);
    if (length <= mostBytes) {
      this.rest = undefined;
      finished(run, bytes);
      return;
    }
    if (this.rest === undefined) bytes = cloneAsBytes(bytes); // which no script changes
    const buffer = viewedBuffer(bytes);
    const offset = viewByteOffset(bytes);
    this.rest = new Bytes(buffer, offset + mostBytes, length - mostBytes);
    finished(run, new Bytes(buffer, offset, mostBytes));
  }

  cancel(reason) {
    this.end();
    return this.reader.cancel(reason);
  }

  end() {
    this.rest = undefined;
    tableDelete(leaving, this.number);
  }
}
withoutParent(StreamOfScript);

class HostRequest extends ReadRequest {
  constructor(stream, run) {
    super();
    this.stream = stream;
    this.run = run;
  }

  chunkSteps(chunk) {
    try {
      if (!isBufferSource(chunk)) {
        throw new Errors.TypeError("A stream that leaves the script has a chunk that is no bytes.");
      }
      this.stream.send(this.run, isView(chunk) ? chunk : new Bytes(chunk));
    } catch (error) {
      failed(this.run, error); // the host cancels the stream then
    }
  }

  closeSteps() {
    this.stream.end();
    finished(this.run, null);
  }

  errorSteps(error) {
    this.stream.end();
    failed(this.run, error);
  }
}

const leaveStream = (stream) => new StreamOfScript(stream).number;

function unlockStream(number) {
  const stream = tableGet(leaving, number);
  stream.end();
  stream.reader.release();
}

function cancelLeft(number, reason) {
  const stream = tableGet(leaving, number);
  if (stream !== undefined) markAsHandled(stream.cancel(reason));
}

messages.read = (run, number) => {
  const stream = tableGet(leaving, number);
  if (stream === undefined) finished(run, null);
  else stream.read(run);
};

messages.cancel = (run, number, reason) => {
  const stream = tableGet(leaving, number);
  if (stream === undefined) {
    finished(run, null);
    return;
  }
  then(
    stream.cancel(reasonOfHost(reason)),
    () => finished(run, null),
    (error) => failed(run, error),
  );
};

// Streams of the host. Their handles are released when they end, or when nobody can read them any more.

class HostSource extends SourceAlgorithms {
  constructor(handle) {
    super();
    this.handle = handle;
    this.stream = undefined;
  }

  pull() {
    const controller = this.stream.controller;
    const fulfilled = (chunk) => {
      if (chunk !== null) {
        controller.enqueueChunk(chunk);
        return;
      }
      bury(this.handle);
      controller.requestClose();
      const request = controller.byobRequest;
      if (request !== undefined) request.respond(0);
    };
    const rejected = (reason) => {
      bury(this.handle);
      controller.errorIfReadable(reason);
    };
    return react(promiseOfHost('["read",' + this.handle + "]"), fulfilled, rejected);
  }

  cancel(reason) {
    const promise = promiseOfHost('["cancel",' + this.handle + "," + errorTexts(reason) + "]");
    bury(this.handle);
    return promise;
  }
}

function promiseOfHost(message) {
  const answer = askEventLoop(message);
  if (typeof answer[0] !== "string") return promiseOfTask(answer[1]);
  return rejectedWith(errorFrom(answer[0], answer[1], answer[2]));
}

function enterStream(handle) {
  const source = new HostSource(handle);
  source.stream = createReadableByteStream(source);
  watch(source.stream, handle);
  return objectOf(source.stream);
}
