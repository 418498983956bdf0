[AsDictionary=FlowSource, Exposed=*, RunsIn=Engine]
interface Flow {
  constructor(optional object source, optional FlowOptions options = {});
  static Flow from(async_sequence<any> items);
  Promise<undefined> cancel(long reason);
  FlowReader reader();
  async_iterable<any>(optional FlowOptions options = {});
};

[Exposed=*, RunsIn=Engine]
interface FlowBytes {};

[Exposed=*, RunsIn=Engine]
interface FlowObjects {};

typedef (FlowBytes or FlowObjects) FlowReader;

dictionary FlowOptions {
  boolean kept = false;
};

dictionary FlowSource {
  FlowStart start;
  FlowPull pull;
};

callback FlowStart = any (FlowReader reader);
callback FlowPull = Promise<undefined> (FlowObjects reader, optional any reason);
