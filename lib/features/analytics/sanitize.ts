/**
 * Sanitizes the HTML of experiments to a few elements. Nothing is copied from the input: text is escaped and
 * each allowed element is written again, so no other markup can remain.
 */

const elements = new Set(["p", "br", "strong", "em", "b", "i", "span", "small", "ul", "ol", "li", "a"]);
const empty = new Set(["br"]);
const token = /<!--[\s\S]*?(?:-->|$)|<(?<close>\/?)(?<name>[a-z][a-z0-9]*)(?<rest>[^<>]*)>/gi;
/** Elements whose text content is not visible text. */
const hidden = /<(script|style|template|iframe|noscript|textarea|title|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

// Ampersands are kept: character references are harmless text in any position.
const escapeText = (text: string) => text.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const escapeValue = (text: string) => escapeText(text).replaceAll('"', "&quot;");

function attributesOf(name: string, rest: string): string {
  const values = new Map(
    Array.from(rest.matchAll(/([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi), ([, key = "", a, b]) => [
      key.toLowerCase(),
      a ?? b ?? "",
    ]),
  );
  const href = values.get("href");
  const allowed: [string, string][] = [];
  // Only a path of this site: one slash not followed by another slash or a backslash, which browsers treat as
  // a slash.
  if (name === "a" && href !== undefined && /^\/(?![/\\])[\w\-./?=#%]*$/.test(href))
    allowed.push(["href", href]);
  const css = values.get("class");
  if (css !== undefined && /^[\w\- ]*$/.test(css)) allowed.push(["class", css]);
  return allowed.map(([key, value]) => ` ${key}="${escapeValue(value)}"`).join("");
}

/** The HTML with allowed elements and attributes only, every element closed. */
export function sanitizeHtml(html: string): string {
  const source = html.replace(hidden, "");
  const open: string[] = [];
  let out = "";
  let at = 0;
  for (const match of source.matchAll(token)) {
    out += escapeText(source.slice(at, match.index));
    at = match.index + match[0].length;
    const name = match.groups?.name?.toLowerCase() ?? "";
    if (!elements.has(name)) continue;
    if (empty.has(name)) out += `<${name}>`;
    else if (match.groups?.close !== "/") {
      open.push(name);
      out += `<${name}${attributesOf(name, match.groups?.rest ?? "")}>`;
    } else if (open.at(-1) === name) {
      open.pop();
      out += `</${name}>`;
    }
  }
  out += escapeText(source.slice(at));
  return (
    out +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join("")
  );
}
