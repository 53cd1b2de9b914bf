/** JSON values written as literals of the sample languages. */

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export type JsonObject = { readonly [key: string]: JsonValue };

/** How a language writes a value. Numbers are the same everywhere. */
type Style = {
  text: (value: string) => string;
  /** True, false and null. */
  words: readonly [string, string, string];
  list: (items: readonly string[]) => string;
  entry: (name: string, value: string) => string;
  object: readonly [opening: string, closing: string];
};

const inBrackets = (items: readonly string[]) => `[${items.join(", ")}]`;
const jsonWords = ["true", "false", "null"] as const;
const isName = (name: string) => /^[A-Za-z_]\w*$/.test(name);
const phpText = (value: string) => `'${value.replace(/[\\']/g, "\\$&")}'`;

const styles = {
  json: {
    text: (value) => JSON.stringify(value),
    words: jsonWords,
    list: inBrackets,
    entry: (name, value) => `${JSON.stringify(name)}: ${value}`,
    object: ["{", "}"],
  },
  python: {
    text: (value) => JSON.stringify(value),
    words: ["True", "False", "None"],
    list: inBrackets,
    entry: (name, value) => `${JSON.stringify(name)}: ${value}`,
    object: ["{", "}"],
  },
  javascript: {
    text: (value) => JSON.stringify(value),
    words: jsonWords,
    list: inBrackets,
    entry: (name, value) => `${isName(name) ? name : JSON.stringify(name)}: ${value}`,
    object: ["{", "}"],
  },
  php: {
    text: phpText,
    words: jsonWords,
    list: inBrackets,
    entry: (name, value) => `${phpText(name)} => ${value}`,
    object: ["[", "]"],
  },
  // Anonymous types: the names are those of the APIs, which are names in C#, too.
  csharp: {
    text: (value) => JSON.stringify(value),
    words: jsonWords,
    list: (items) => `new[] { ${items.join(", ")} }`,
    entry: (name, value) => `${name} = ${value}`,
    object: ["new {", "}"],
  },
} satisfies Record<string, Style>;
type StyleName = keyof typeof styles;

const isObject = (value: JsonValue): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const wordOf = ([yes, no, nothing]: Style["words"], value: boolean | null) =>
  value === null ? nothing : value ? yes : no;

/** A value on one line. */
function writeValue(value: JsonValue, style: Style): string {
  if (typeof value === "string") return style.text(value);
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean" || value === null) return wordOf(style.words, value);
  if (!isObject(value)) return style.list(value.map((item) => writeValue(item, style)));
  const entries = Object.entries(value).map(([name, item]) => style.entry(name, writeValue(item, style)));
  return `${style.object[0]} ${entries.join(", ")} ${style.object[1]}`;
}

/** The entries of an object, one on each line, each line behind `indent`. */
export function writeEntries(
  value: JsonObject,
  name: StyleName,
  { indent, endsWithComma }: { indent: string; endsWithComma: boolean },
): string {
  const style = styles[name];
  const lines = Object.entries(value).map(
    ([key, item]) => `${indent}${style.entry(key, writeValue(item, style))}`,
  );
  return lines.join(",\n") + (endsWithComma ? "," : "");
}

/** A JSON object over several lines; all but the first are behind `indent`. */
export function writeJson(value: JsonObject, indent = ""): string {
  const entries = writeEntries(value, "json", { indent: `${indent}  `, endsWithComma: false });
  return `{\n${entries}\n${indent}}`;
}
