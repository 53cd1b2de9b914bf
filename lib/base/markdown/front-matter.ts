import { parse } from "yaml";

/**
 * Splits a Markdown file into its YAML front matter and the text below.
 *
 * @throws an Error when the front matter is missing or is not valid YAML
 */
export function splitFrontMatter(source: string): { data: unknown; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(source);
  if (!match) throw new Error("The file has no front matter between two lines of ---");
  return { data: parse(match[1] ?? ""), body: source.slice(match[0].length) };
}
