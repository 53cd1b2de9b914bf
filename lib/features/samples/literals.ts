import type { SampleLanguage } from ".";

type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export type JsonObject = { readonly [key: string]: JsonValue };

/** The literal syntax of a language. Numbers are the same everywhere. */
type LiteralSyntax = {
  text: (value: string) => string;
  true: string;
  false: string;
  null: string;
  list: (joinedItems: string) => string;
  entry: (name: string, value: string) => string;
  object: readonly [opening: string, closing: string];
};

const json: LiteralSyntax = {
  text: (value) => JSON.stringify(value),
  true: "true",
  false: "false",
  null: "null",
  list: (items) => `[${items}]`,
  entry: (name, value) => `${JSON.stringify(name)}: ${value}`,
  object: ["{", "}"],
};
const phpText = (value: string) => `'${value.replace(/[\\']/g, "\\$&")}'`;

const syntaxes: Record<SampleLanguage, LiteralSyntax> = {
  // In a shell, JSON is within single quotes.
  curl: { ...json, text: (value) => JSON.stringify(value).replaceAll("'", "'\\''") },
  Python: { ...json, true: "True", false: "False", null: "None" },
  "Node.js": {
    ...json,
    entry: (name, value) => `${/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)}: ${value}`,
  },
  Go: json,
  // Java samples show JSON within a text block, so backslashes are doubled.
  Java: { ...json, text: (value) => JSON.stringify(value).replaceAll("\\", "\\\\") },
  PHP: {
    ...json,
    text: phpText,
    entry: (name, value) => `${phpText(name)} => ${value}`,
    object: ["[", "]"],
  },
  // Anonymous types: the APIs' field names are valid identifiers in C#, too.
  "C#": {
    ...json,
    list: (items) => `new[] { ${items} }`,
    entry: (name, value) => `${name} = ${value}`,
    object: ["new {", "}"],
  },
};

// `Array.isArray` does not narrow a readonly array.
const isList = (value: JsonValue): value is readonly JsonValue[] => Array.isArray(value);

/** A value on one line. */
function writeValue(value: JsonValue, syntax: LiteralSyntax): string {
  if (typeof value === "string") return syntax.text(value);
  if (typeof value === "number") return String(value);
  if (value === null) return syntax.null;
  if (typeof value === "boolean") return value ? syntax.true : syntax.false;
  if (isList(value)) return syntax.list(value.map((item) => writeValue(item, syntax)).join(", "));
  return `${syntax.object[0]} ${listEntries(value, syntax).join(", ")} ${syntax.object[1]}`;
}

const listEntries = (value: JsonObject, syntax: LiteralSyntax) =>
  Object.entries(value).map(([name, item]) => syntax.entry(name, writeValue(item, syntax)));

/** The entries of an object, one per line, without its braces. */
export const writeEntries = (value: JsonObject, language: SampleLanguage): string =>
  listEntries(value, syntaxes[language]).join(",\n");
