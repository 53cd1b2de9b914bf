import type { Reader } from "./endpoint";

/** Derives data from another endpoint's. It is built again only when that endpoint returns a new object. */
export function derive<From extends object, To extends object>(
  from: Pick<Reader<From>, "readCached">,
  build: (data: From) => To,
): () => Promise<To> {
  const built = new WeakMap<From, To>();
  return async () => {
    const input = await from.readCached();
    const output = built.get(input) ?? build(input);
    built.set(input, output);
    return output;
  };
}
