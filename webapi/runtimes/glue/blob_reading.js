// Python has the bytes of blobs. Other bytes are read as a blob's.

function readBlob(blob, position, size) {
  if (!isView(blob)) return newBytes(query(blob, innerOf(blob), 2, "," + position + "," + size));
  const length = viewByteLength(blob) - position;
  return cloneAsBytes(new Bytes(viewedBuffer(blob), viewByteOffset(blob) + position, min(length, size)));
}
