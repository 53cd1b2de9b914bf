import type { Reader } from "./endpoint";

/** A reader of data built from an endpoint's. It calls `build` again only when that endpoint returns a new object. */
export function derive<From extends object, To extends object>(
  from: Pick<Reader<From>, "readCached">,
  build: (data: From) => To,
): () => Promise<To> {
  const built = new WeakMap<From, To>();
  return async () => {
    const input = await from.readCached();
    let output = built.get(input);
    if (output === undefined) {
      output = build(input);
      built.set(input, output);
    }
    return output;
  };
}
