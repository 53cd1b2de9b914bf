import { isNode, LineCounter, parseDocument } from "yaml";

/** The line (1-based) of a value in a JSON or YAML text, or of its nearest existing parent. */
export function lineOf(text: string, path: readonly (string | number)[]): number {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: "silent" });
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** The message of the error that `JSON.parse` throws; empty if the text is valid. */
function syntaxErrorOf(text: string): string {
  try {
    JSON.parse(text);
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return "";
}

/**
 * V8 gives no position for an unexpected token: it quotes ten characters before it and ten from it on. With this padding
 * the excerpt is complete, and its index in the padded text is the token's index in the text.
 */
const padding = " ".repeat(10);

/** The line (1-based) of the first syntax error in a JSON text. */
export function lineOfSyntaxError(text: string): number {
  const padded = padding + text + padding;
  const message = syntaxErrorOf(padded);
  const line = /\(line (\d+) column \d+\)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const excerpt = /"(.{20})"\.\.\. is not valid JSON$/s.exec(message)?.[1];
  const before = excerpt === undefined ? text.trimEnd() : text.slice(0, padded.indexOf(excerpt));
  return before.split("\n").length;
}
