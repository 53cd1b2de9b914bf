import { parse } from "yaml";

/**
 * Splits a Markdown file into the YAML between its two `---` lines and the text below them.
 *
 * @throws an Error when the file does not start with front matter, or when that is no YAML
 */
export function splitFrontMatter(source: string): { data: unknown; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(source);
  if (!match) throw new Error("The file has no front matter between two lines of ---");
  return { data: parse(match[1] ?? ""), body: source.slice(match[0].length) };
}
