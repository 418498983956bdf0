import OpenAI from "openai";

export const run = async (base) => {
  const client = new OpenAI({ apiKey: "key", baseURL: base, dangerouslyAllowBrowser: true, maxRetries: 2 });
  const messages = [{ role: "user", content: "h\u00e9" }];
  const { choices } = await client.chat.completions.create({ model: "m", messages });
  const words = [];
  for await (const chunk of await client.chat.completions.create({ model: "m", messages, stream: true })) {
    words.push(chunk.choices[0].delta.content);
  }
  const file = new File(["content"], "a.txt", { type: "text/plain" });
  const uploaded = await client.files.create({ file, purpose: "assistants" });
  const failed = await client.models.retrieve("none").catch((error) => [error.constructor.name, error.status]);
  return [choices, words, uploaded, failed];
};
