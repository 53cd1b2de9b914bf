import { isRecord } from "@/lib/base/is-record";
import { slugPattern } from "@/lib/base/markdown/slug";
import { type Problem, quote } from "@/lib/platform/content-files/problem";
import { type Checked, checkValue } from "./check-field";
import type { StoredDocument } from "./document-file";
import { type Data, type FieldModel, getTypeFields, type Models } from "./models";

type Path = Problem["path"];

/** Prismic stores an empty rich text as one empty paragraph. */
const hasText = (value: unknown) => Array.isArray(value) && value.some(({ text }) => text !== "");

/** Whether a field must be filled: every heading, unless its label says that it is optional. */
function isRequired({ type, config }: FieldModel): boolean {
  const isHeading = type === "StructuredText" && /^heading\d(,heading\d)*$/.test(config?.single ?? "");
  return isHeading && !/\(optional\)/i.test(config?.label ?? "");
}

function checkList(value: unknown, path: Path, check: (item: unknown, path: Path) => Checked): Checked {
  if (value === undefined)
    return { value: [], problems: [{ path, message: "is missing; an empty list is []" }] };
  if (!Array.isArray(value))
    return { value: [], problems: [{ path, message: `${quote(value)} is not a list` }] };
  const checked = value.map((item: unknown, index) => check(item, [...path, index]));
  return {
    value: checked.flatMap((item) => (item.value === null ? [] : [item.value])),
    problems: checked.flatMap(({ problems }) => problems),
  };
}

function checkField(value: unknown, field: FieldModel, models: Models, path: Path): Checked {
  const { type, config = {} } = field;
  if (type === "Group") {
    return checkList(value, path, (item, at) => checkFields(item, config.fields ?? {}, models, at));
  }
  if (type === "Slices") {
    const choices = config.choices && Object.keys(config.choices);
    return checkList(value, path, (slice, at) => checkSlice(slice, choices, models, at));
  }
  const checked = checkValue(value, field, path);
  if (checked.problems.length > 0 || !isRequired(field) || hasText(checked.value)) return checked;
  return { ...checked, problems: [{ path, message: "is empty; a heading is required" }] };
}

/** Checks each value against its field. The value is null when the data is not an object. */
function checkFields(
  data: unknown,
  fields: Record<string, FieldModel>,
  models: Models,
  path: Path,
): Checked<Data | null> {
  if (!isRecord(data)) return { value: null, problems: [{ path, message: `${quote(data)} has no fields` }] };
  const known = Object.entries(fields).filter(([, { type }]) => type !== "UID");
  const checked = known.map(
    ([key, field]) => [key, checkField(data[key], field, models, [...path, key])] as const,
  );
  const unknown = Object.keys(data).filter((key) => fields[key] === undefined);
  return {
    value: Object.fromEntries(
      checked.flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value]])),
    ),
    problems: [
      ...unknown.map((key) => ({ path: [...path, key], message: "is not a field of the model" })),
      ...checked.flatMap(([, { problems }]) => problems),
    ],
  };
}

/** Checks a slice against its model. The value has no invalid fields; it is null without a model. */
export function checkSlice(
  slice: unknown,
  choices: string[] | undefined,
  models: Models,
  path: Path,
): Checked<Data | null> {
  const reject = (message: string) => ({ value: null, problems: [{ path, message }] });
  if (!isRecord(slice)) return reject(`${quote(slice)} is not a slice`);
  const name = String(slice.slice_type);
  const model = models.slices.get(name);
  if (!model || choices?.includes(name) === false)
    return reject(`there is no slice ${quote(slice.slice_type)}`);
  const variation = model.variations.find(({ id }) => id === slice.variation);
  if (!variation) return reject(`the slice ${name} has no variation ${quote(slice.variation)}`);
  const primary = checkFields(slice.primary ?? {}, variation.primary ?? {}, models, [...path, "primary"]);
  const items = checkList(slice.items ?? [], [...path, "items"], (item, at) =>
    checkFields(item, variation.items ?? {}, models, at),
  );
  return {
    value: { ...slice, primary: primary.value ?? {}, items: items.value },
    problems: [...primary.problems, ...items.problems],
  };
}

/** Slices on a page need unique ids: React keys and the CMS rely on them. */
function listDuplicateSlices(data: Data, path: Path): Problem[] {
  return Object.entries(data).flatMap(([key, zone]) => {
    const slices = Array.isArray(zone)
      ? zone.filter((slice) => isRecord(slice) && "slice_type" in slice)
      : [];
    const ids = slices.map(({ id }) => id);
    return ids.flatMap((id: unknown, index) => {
      const at = [...path, key, index, "id"];
      if (typeof id !== "string" || id === "") return [{ path: at, message: "a slice needs an id" }];
      return ids.indexOf(id) < index
        ? [{ path: at, message: `${quote(id)} is the id of another slice` }]
        : [];
    });
  });
}

type Heading = { level: number; path: Path };

/** Headings in the order of the document. */
function listHeadings(value: unknown, path: Path): Heading[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listHeadings(item, [...path, index]));
  if (!isRecord(value)) return [];
  const level = /^heading([1-6])$/.exec(String(value.type))?.[1];
  if (level !== undefined && typeof value.text === "string") return [{ level: Number(level), path }];
  return Object.entries(value).flatMap(([key, item]) => listHeadings(item, [...path, key]));
}

/** A page has one heading of level 1, and rich text does not skip levels. */
function checkHeadings(data: Data, path: Path): Problem[] {
  const headings = listHeadings(data, path);
  const second = headings.filter(({ level }) => level === 1)[1];
  const jumps = headings.flatMap(({ level, path: at }, index) => {
    const before = headings[index - 1];
    // Only within one text: headings that a slice renders between two fields are unknown here.
    const isSameText = before !== undefined && before.path.slice(0, -1).join() === at.slice(0, -1).join();
    return isSameText && level > before.level + 1
      ? [{ path: at, message: `a heading of level ${level} follows one of level ${before.level}` }]
      : [];
  });
  return [
    ...(second ? [{ path: second.path, message: "is a second heading of level 1 on this page" }] : []),
    ...jumps,
  ];
}

/**
 * Validates a document against its model: types, dates, options, links, required headings and each field's
 * limits. Returns the problems and the document with invalid fields emptied, so that its page still renders.
 * A valid document is returned unchanged.
 */
export function checkDocument(document: StoredDocument, models: Models): Checked<StoredDocument> {
  const fields = getTypeFields(models, document.type) ?? {};
  const { value, problems } = checkFields(document.data, fields, models, ["data"]);
  const found = [
    ...(document.uid === null || slugPattern.test(document.uid)
      ? []
      : [{ path: ["uid"], message: `${quote(document.uid)} is not lower-case words with hyphens` }]),
    ...problems,
    ...listDuplicateSlices(document.data, ["data"]),
    ...checkHeadings(document.data, ["data"]),
  ];
  return { value: found.length === 0 ? document : { ...document, data: value ?? {} }, problems: found };
}
