/** Limits of a JSON text, checked on its bytes: parsing alone can block the event loop for a fifth of a second. */
export type JsonLimits = { depth: number; values: number };

const code = (character: string): number => character.charCodeAt(0);
const quote = code('"');
const backslash = code("\\");
const comma = code(",");
const opening = new Set([code("["), code("{")]);
const closing = new Set([code("]"), code("}")]);

/**
 * Whether a JSON text nests no deeper, and has no more values, than allowed. Says nothing about its syntax.
 * @param bytes UTF-8
 */
export function isWithinJsonLimits(bytes: Uint8Array, { depth, values }: JsonLimits): boolean {
  let open = 0;
  let found = 0;
  let isInString = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (isInString && byte === backslash) at += 1;
    else if (byte === quote) isInString = !isInString;
    else if (isInString) continue;
    else if (opening.has(byte)) open += 1;
    else if (closing.has(byte)) open -= 1;
    if (!isInString && (byte === comma || opening.has(byte))) found += 1;
    if (open > depth || found > values) return false;
  }
  return true;
}
