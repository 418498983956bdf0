import Anthropic from "@anthropic-ai/sdk";

export const run = async (base) => {
  const client = new Anthropic({ apiKey: "key", baseURL: base, dangerouslyAllowBrowser: true });
  const asked = { model: "m", max_tokens: 9, messages: [{ role: "user", content: "h" }] };
  const message = await client.messages.create(asked);
  const texts = [];
  const stream = client.messages.stream(asked).on("text", (text) => texts.push(text));
  const final = await stream.finalMessage();
  return [message.content, texts, final.content];
};
