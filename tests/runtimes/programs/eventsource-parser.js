import { EventSourceParserStream } from "eventsource-parser/stream";

export const run = async (base) => {
  const response = await fetch(`${base}/events`);
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const found = [];
  for await (const event of events) found.push(event);
  return found;
};
