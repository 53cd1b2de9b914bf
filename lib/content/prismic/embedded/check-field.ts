import { z } from "zod";
import { isRecord } from "@/lib/base/is-record";
import { type Problem, quote } from "@/lib/platform/content-files/problem";
import type { FieldModel } from "./models";

type Config = NonNullable<FieldModel["config"]>;
type Path = Problem["path"];

/** A checked value (the empty value of its field if it was invalid) with its problems. */
export type Checked<Value = unknown> = { value: Value; problems: Problem[] };

/** The problem of a value that is not empty, or null. */
type Check = (value: unknown, config: Config) => string | null;

const isDate = (value: unknown) => z.iso.date().safeParse(value).success;
const isTime = (value: unknown) =>
  typeof value === "string" &&
  /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(value) &&
  isDate(value.slice(0, 10));
const isNonEmptyString = (value: unknown) => typeof value === "string" && value !== "";

function checkNumber(value: unknown, { min, max }: Config): string | null {
  if (typeof value !== "number") return `${quote(value)} is not a number`;
  if (min !== undefined && value < min) return `${value} is less than ${min}`;
  return max !== undefined && value > max ? `${value} is more than ${max}` : null;
}

function checkLink(value: unknown, { select, customtypes }: Config): string | null {
  if (!isRecord(value)) return `${quote(value)} is not a link`;
  const { link_type, id, type, url } = value;
  if (link_type === "Any") return null;
  if (select && String(link_type).toLowerCase() !== select) return `takes links of kind ${select} only`;
  if (link_type !== "Web" && link_type !== "Media" && link_type !== "Document")
    return `${quote(link_type)} is not a kind of link (Any, Web, Media, Document)`;
  // Prismic writes an empty link field as a link of this kind without a target.
  if (link_type !== "Document")
    return url === undefined || isNonEmptyString(url) ? null : "is a link without a URL (url)";
  if (id === undefined) return null;
  const types = customtypes?.map((pick) => (typeof pick === "string" ? pick : pick.id));
  if (!isNonEmptyString(id)) return "is a link to a document without its id";
  const fits = types === undefined || type === undefined || types.includes(String(type));
  return fits ? null : `links to ${types?.join(" or ")} only, not to ${quote(type)}`;
}

function checkImage(value: unknown): string | null {
  if (!isRecord(value)) return `${quote(value)} is not an image`;
  if (Object.keys(value).length === 0) return null;
  const { url, dimensions } = value;
  if (!isNonEmptyString(url)) return "is an image without a URL (url)";
  const isSized =
    isRecord(dimensions) && [dimensions.width, dimensions.height].every((side) => Number(side) > 0);
  return isSized ? null : "is an image without its dimensions (width and height)";
}

const expectType =
  (isRight: (value: unknown) => boolean, what: string): Check =>
  (value) =>
    isRight(value) ? null : `${quote(value)} is not ${what}`;

const checkOption: Check = (value, { options }) =>
  options?.some((option) => option === value) === false
    ? `${quote(value)} is none of ${options.join(", ")}`
    : null;

/** Marks within a block of rich text; all other names in a field's list are block types. */
const marks = new Set(["strong", "em", "hyperlink", "label"]);

function listAllowed({ single, multi }: Config): string[] | null {
  return (single ?? multi)?.split(",").map((name) => name.trim()) ?? null;
}

function checkSpan(span: unknown, text: string, config: Config): string | null {
  if (!isRecord(span)) return `${quote(span)} is not a mark of rich text`;
  const { type, start, end, data } = span;
  const name = String(type);
  if (!marks.has(name)) return `${quote(type)} is not a mark (${[...marks].join(", ")})`;
  const isRange =
    Number.isInteger(start) && Number.isInteger(end) && Number(start) >= 0 && Number(start) <= Number(end);
  if (!isRange || Number(end) > text.length) return `its mark from ${start} to ${end} is not within the text`;
  if (name !== "label" && listAllowed(config)?.includes(name) === false) return `cannot show ${name}`;
  if (name === "hyperlink") return checkLink(data, {});
  if (name !== "label") return null;
  const label = isRecord(data) ? data.label : undefined;
  const { labels = [] } = config;
  return labels.length === 0 || labels.includes(String(label))
    ? null
    : `cannot show the label ${quote(label)}`;
}

function checkBlock(block: unknown, config: Config, path: Path): Problem[] {
  const reject = (message: string) => [{ path, message }];
  if (!isRecord(block) || typeof block.type !== "string")
    return reject(`${quote(block)} is not a block of rich text`);
  const kinds = listAllowed(config)?.filter((name) => !marks.has(name));
  if (kinds?.includes(block.type) === false)
    return reject(`cannot show ${quote(block.type)}, only ${kinds.join(", ")}`);
  const { text, spans = [] } = block;
  if (typeof text !== "string") return reject("has no text");
  if (!Array.isArray(spans)) return [{ path: [...path, "spans"], message: "is not a list" }];
  return spans.flatMap((span: unknown, index) => {
    const message = checkSpan(span, text, config);
    return message === null ? [] : [{ path: [...path, "spans", index], message }];
  });
}

function checkRichText(value: unknown, config: Config, path: Path): Problem[] {
  if (!Array.isArray(value)) return [{ path, message: `${quote(value)} is not rich text` }];
  const problems = value.flatMap((block: unknown, index) => checkBlock(block, config, [...path, index]));
  if (config.single === undefined || value.length <= 1) return problems;
  return [...problems, { path: [...path, 1], message: "is a second block; this field takes one" }];
}

/** Field types with a single value. Other types are not checked. */
const checks = new Map<string, Check>([
  ["Text", expectType((value) => typeof value === "string", "text")],
  ["Boolean", expectType((value) => typeof value === "boolean", "true or false")],
  ["Number", checkNumber],
  ["Date", expectType(isDate, "a date, such as 2026-11-20")],
  ["Timestamp", expectType(isTime, "a time, such as 2026-11-20T09:00:00+0000")],
  ["Select", checkOption],
  ["Link", checkLink],
  ["Image", checkImage],
]);

/** The empty value of a field type; null for all others. */
const emptyValues = new Map<string, unknown>([
  ["Boolean", false],
  ["Link", { link_type: "Any" }],
  ["Image", {}],
  ["StructuredText", []],
]);

/** Checks the value of a field that holds no other fields. */
export function checkValue(value: unknown, { type, config = {} }: FieldModel, path: Path): Checked {
  if (value === null || value === undefined) return { value, problems: [] };
  const message = checks.get(type)?.(value, config) ?? null;
  const own = message === null ? [] : [{ path, message }];
  const problems = type === "StructuredText" ? checkRichText(value, config, path) : own;
  return { value: problems.length === 0 ? value : (emptyValues.get(type) ?? null), problems };
}
