import type { Reader } from "./endpoint";

/** A source that follows from another endpoint's answer; built once for each answer. */
export function derive<From extends object, To>(
  from: Pick<Reader<From>, "readAtOnce">,
  build: (answer: From) => To,
): () => Promise<To> {
  const built = new WeakMap<From, { answer: To }>();
  return async () => {
    const source = await from.readAtOnce();
    const made = built.get(source) ?? { answer: build(source) };
    built.set(source, made);
    return made.answer;
  };
}
