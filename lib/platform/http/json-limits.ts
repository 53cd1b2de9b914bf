/**
 * Limits of a JSON text, checked before it is parsed: `JSON.parse` of a deeply nested text or of a million values blocks the
 * event loop for 200 ms.
 */
type JsonLimits = { depth: number; values: number };

const charCode = (character: string): number => character.charCodeAt(0);
const quote = charCode('"');
const backslash = charCode("\\");
const comma = charCode(",");
const openBracket = charCode("[");
const openBrace = charCode("{");
const closeBracket = charCode("]");
const closeBrace = charCode("}");

/**
 * Whether a JSON text nests no deeper, and has no more values, than allowed. Does not validate the syntax. Values are
 * estimated: commas plus opening brackets.
 * @param bytes UTF-8
 */
export function isWithinJsonLimits(bytes: Uint8Array, { depth, values }: JsonLimits): boolean {
  let currentDepth = 0;
  let valueCount = 0;
  let isInString = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (isInString) {
      if (byte === backslash) index += 1;
      else if (byte === quote) isInString = false;
      continue;
    }
    if (byte === quote) isInString = true;
    else if (byte === comma) valueCount += 1;
    else if (byte === closeBracket || byte === closeBrace) currentDepth -= 1;
    else if (byte === openBracket || byte === openBrace) {
      currentDepth += 1;
      valueCount += 1;
    }
    if (currentDepth > depth || valueCount > values) return false;
  }
  return true;
}
