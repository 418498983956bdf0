[Exposed=*]
interface Collections {
  constructor();
  sequence<USVString> strings(sequence<USVString> value);
  sequence<sequence<long>> nested(sequence<sequence<long>> value);
  sequence<long?> nullableItems(sequence<long?> value);
  sequence<long>? nullableSequence(sequence<long>? value);
  FrozenArray<long> frozen(FrozenArray<long> value);
  record<USVString, long> numbers(record<USVString, long> value);
  record<ByteString, sequence<DOMString>> lists(record<ByteString, sequence<DOMString>> value);
};
