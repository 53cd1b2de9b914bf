import type { Reader } from "./endpoint";

/** A source derived from another endpoint's data, computed once per version of that data. */
export function derive<From extends object, To>(
  from: Pick<Reader<From>, "readCached">,
  build: (data: From) => To,
): () => Promise<To> {
  const built = new WeakMap<From, { data: To }>();
  return async () => {
    const source = await from.readCached();
    const made = built.get(source) ?? { data: build(source) };
    built.set(source, made);
    return made.data;
  };
}
