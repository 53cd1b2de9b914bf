import { isRecord } from "@/lib/base/is-record";
import { listObjects } from "@/lib/base/list-objects";
import { slugPattern } from "@/lib/base/markdown/slug";
import { type Problem, quote } from "@/lib/platform/content-files/problem";
import { type Checked, checkValue } from "./check-field";
import type { StoredDocument } from "./document-file";
import { type Data, type FieldModel, getTypeFields, type Models } from "./models";

type Path = Problem["path"];
type Report = (path: Path, message: string) => void;

/** Prismic stores an empty rich text as one empty paragraph. */
const hasText = (value: unknown) => Array.isArray(value) && value.some(({ text }) => text !== "");

/** Whether a field must be filled: every heading, unless its label says that it is optional. */
function isRequired({ type, config }: FieldModel): boolean {
  const isHeading = type === "StructuredText" && /^heading\d(,heading\d)*$/.test(config?.single ?? "");
  return isHeading && !/\(optional\)/i.test(config?.label ?? "");
}

/** Checks data against the models. Its functions return what they check with invalid fields emptied; null if nothing is left. */
export function createChecker({ slices }: Models, report: Report) {
  function checkList(value: unknown, path: Path, check: (item: unknown, path: Path) => unknown): unknown[] {
    if (Array.isArray(value))
      return value.map((item, index) => check(item, [...path, index])).filter((item) => item !== null);
    report(path, value === undefined ? "is missing; an empty list is []" : `${quote(value)} is not a list`);
    return [];
  }

  function checkField(value: unknown, field: FieldModel, path: Path): unknown {
    const { type, config = {} } = field;
    if (type === "Group") return checkList(value, path, (item, at) => checkFields(item, config.fields, at));
    if (type === "Slices") {
      const choices = config.choices && Object.keys(config.choices);
      return checkList(value, path, (slice, at) => checkSlice(slice, at, choices));
    }
    const checked = checkValue(value, field, path);
    for (const problem of checked.problems) report(problem.path, problem.message);
    if (checked.problems.length === 0 && isRequired(field) && !hasText(value))
      report(path, "is empty; a heading is required");
    return checked.value;
  }

  function checkFields(data: unknown, fields: Record<string, FieldModel> = {}, path: Path): Data | null {
    if (!isRecord(data)) {
      report(path, `${quote(data)} has no fields`);
      return null;
    }
    for (const key of Object.keys(data))
      if (fields[key] === undefined) report([...path, key], "is not a field of the model");
    const checked = Object.entries(fields)
      .filter(([, { type }]) => type !== "UID")
      .map(([key, field]) => [key, checkField(data[key], field, [...path, key])] as const);
    return Object.fromEntries(checked.filter(([, value]) => value !== undefined));
  }

  /** @param choices names of the slices that are allowed here; all of the models if not given */
  function checkSlice(slice: unknown, path: Path, choices?: string[]): Data | null {
    const reject = (message: string) => {
      report(path, message);
      return null;
    };
    if (!isRecord(slice)) return reject(`${quote(slice)} is not a slice`);
    const name = String(slice.slice_type);
    const model = slices.get(name);
    if (!model || choices?.includes(name) === false)
      return reject(`there is no slice ${quote(slice.slice_type)}`);
    const variation = model.variations.find(({ id }) => id === slice.variation);
    if (!variation) return reject(`the slice ${name} has no variation ${quote(slice.variation)}`);
    return {
      ...slice,
      primary: checkFields(slice.primary ?? {}, variation.primary, [...path, "primary"]) ?? {},
      items: checkList(slice.items ?? [], [...path, "items"], (item, at) =>
        checkFields(item, variation.items, at),
      ),
    };
  }

  return { checkFields, checkSlice };
}

/** Slices on a page need unique ids: React keys and the CMS rely on them. */
function checkSliceIds(data: Data, report: Report): void {
  for (const [key, zone] of Object.entries(data)) {
    const slices = Array.isArray(zone) ? zone.filter((one) => isRecord(one) && "slice_type" in one) : [];
    const ids = slices.map(({ id }): unknown => id);
    for (const [index, id] of ids.entries()) {
      const path = ["data", key, index, "id"];
      if (typeof id !== "string" || id === "") report(path, "a slice needs an id");
      else if (ids.indexOf(id) < index) report(path, `${quote(id)} is the id of another slice`);
    }
  }
}

/** A page has one heading of level 1, and rich text does not skip levels. */
function checkHeadings(data: Data, report: Report): void {
  const headings = listObjects(data, ["data"]).flatMap(({ path, value: { type, text } }) => {
    const level = /^heading([1-6])$/.exec(String(type))?.[1];
    return level === undefined || typeof text !== "string" ? [] : [{ level: Number(level), path }];
  });
  const second = headings.filter(({ level }) => level === 1)[1];
  if (second) report(second.path, "is a second heading of level 1 on this page");
  for (const [index, { level, path }] of headings.entries()) {
    const before = headings[index - 1];
    // Only within one text: headings that a slice renders between two fields are unknown here.
    const isSameText = before?.path.slice(0, -1).join() === path.slice(0, -1).join();
    if (before && isSameText && level > before.level + 1)
      report(path, `a heading of level ${level} follows one of level ${before.level}`);
  }
}

/**
 * Validates a document against its model: types, dates, options, links, required headings and each field's
 * limits. Returns the problems and the document with invalid fields emptied, so that its page still renders.
 * A valid document is returned unchanged.
 */
export function checkDocument(document: StoredDocument, models: Models): Checked<StoredDocument> {
  const problems: Problem[] = [];
  const report: Report = (path, message) => problems.push({ path, message });
  const { uid, type, data } = document;
  if (uid !== null && !slugPattern.test(uid))
    report(["uid"], `${quote(uid)} is not lower-case words with hyphens`);
  const checked = createChecker(models, report).checkFields(data, getTypeFields(models, type), ["data"]);
  checkSliceIds(data, report);
  checkHeadings(data, report);
  return { value: problems.length === 0 ? document : { ...document, data: checked ?? {} }, problems };
}
