import { type ParseError, parse } from "jsonc-parser";
import { isNode, LineCounter, parseDocument } from "yaml";

/**
 * The line (1-based) of a value in a JSON or YAML text or in the front matter of a Markdown text, or of its nearest existing
 * parent.
 */
export function lineOfPath(text: string, path: readonly (string | number)[]): number {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: "silent" });
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** The line (1-based) of the first syntax error in a JSON text; 1 without an error. */
export function lineOfSyntaxError(text: string): number {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  return text.slice(0, errors[0]?.offset ?? 0).split("\n").length;
}
