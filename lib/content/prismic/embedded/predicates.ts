import type { Content } from "./content";
import { parseDate, parseDay, parseHour, parseMonth, parseWeekday, parseYear, readDatePart } from "./dates";
import type { StoredDocument } from "./document-file";
import { parsingError } from "./errors";
import { isRecord } from "./models";
import { type FieldKind, findQueryField, type QueryField } from "./query-fields";
import type { Argument, Literal, Predicate } from "./query-parser";
import { listWords, readDocumentText, readRichText } from "./values";

type Test = (document: StoredDocument) => boolean;
/** A predicate and the content that it is evaluated against. */
type Call = { predicate: Predicate; content: Content };
type BuildTest = (call: Call) => Test;

const comparable: FieldKind[] = ["text", "uid", "number", "boolean", "date", "link"];

function reject({ predicate }: Call, problem: string, offset = predicate.offset): never {
  throw parsingError(`[function ${predicate.name}(..)] ${problem}`, predicate.query, offset);
}

function readArguments(call: Call, count: number): Argument[] {
  const { args } = call.predicate;
  if (args.length !== count) reject(call, `expects ${count} arguments but got ${args.length}`);
  return args;
}

function readField(call: Call, argument: Argument | undefined, kinds: FieldKind[] | null): QueryField {
  if (argument?.kind !== "path") reject(call, "expects a field first", argument?.offset);
  const field = findQueryField(argument.path, call.content.models);
  if (!field || (kinds && !kinds.includes(field.kind))) {
    reject(call, `unexpected field '${argument.path}'`, argument.offset);
  }
  return field;
}

function readValue(call: Call, argument: Argument | undefined): Literal {
  if (argument?.kind !== "value") reject(call, "expects a single value", argument?.offset);
  return argument.value;
}

function readList(call: Call, argument: Argument | undefined): Literal[] {
  if (argument?.kind !== "list") reject(call, "expects a list of values", argument?.offset);
  return argument.values;
}

function readNumber(call: Call, argument: Argument | undefined): number {
  const value = readValue(call, argument);
  if (typeof value !== "number") reject(call, "expects a number", argument?.offset);
  return value;
}

function readWith(
  call: Call,
  argument: Argument | undefined,
  parse: (value: Literal) => number | null,
): number {
  const value = parse(readValue(call, argument));
  if (value === null) reject(call, "unexpected value", argument?.offset);
  return value;
}

/** A field's value or a query's value, normalized for comparison. */
function toComparable(kind: FieldKind, value: unknown): unknown {
  if (kind === "link") return isRecord(value) ? value.id : value;
  if (kind === "date" && (typeof value === "string" || typeof value === "number")) return parseDate(value);
  return value;
}

function equals(field: QueryField, wanted: Literal): Test {
  const expected = toComparable(field.kind, wanted);
  return (document) => field.read(document).some((value) => toComparable(field.kind, value) === expected);
}

const at: BuildTest = (call) => {
  const [first, second] = readArguments(call, 2);
  const field = readField(call, first, [...comparable, "tags"]);
  if (field.kind !== "tags" || second?.kind !== "list") return equals(field, readValue(call, second));
  const tags = readList(call, second);
  return (document) => tags.every((tag) => document.tags.some((own) => own === tag));
};

const not: BuildTest = (call) => {
  const isAt = at(call);
  return (document) => !isAt(document);
};

const any: BuildTest = (call) => {
  const [first, second] = readArguments(call, 2);
  const field = readField(call, first, [...comparable, "tags"]);
  const tests = readList(call, second).map((value) => equals(field, value));
  return (document) => tests.some((test) => test(document));
};

const within: BuildTest = (call) => {
  const [first, second] = readArguments(call, 2);
  const field = readField(call, first, ["uid"]);
  const wanted = new Set<unknown>(readList(call, second));
  return (document) => field.read(document).some((value) => wanted.has(value));
};

const has: BuildTest = (call) => {
  const [first] = readArguments(call, 1);
  const field = readField(call, first, null);
  return (document) => field.read(document).length > 0;
};

const missing: BuildTest = (call) => {
  const hasValue = has(call);
  return (document) => !hasValue(document);
};

const fulltext: BuildTest = (call) => {
  const [first, second] = readArguments(call, 2);
  const terms = [...listWords(String(readValue(call, second)))];
  const { models } = call.content;
  const isWhole = first?.kind === "path" && first.path === "document";
  const field = isWhole ? null : readField(call, first, ["rich-text", "text", "uid"]);
  const read = (value: unknown) => (typeof value === "string" ? value : readRichText(value));
  return (document) => {
    const text = field ? field.read(document).map(read).join("\n") : readDocumentText(document, models);
    const words = listWords(text);
    return terms.length > 0 && terms.every((term) => words.has(term));
  };
};

/** Documents that share a word with the given one, ignoring words that more than `limit` documents have. */
const similar: BuildTest = (call) => {
  const [first, second] = readArguments(call, 2);
  const id = readValue(call, first);
  const limit = readNumber(call, second);
  const { documents, models } = call.content;
  const words = new Map(documents.map((each) => [each.id, listWords(readDocumentText(each, models))]));
  const isDistinctive = (word: string) => [...words.values()].filter((own) => own.has(word)).length <= limit;
  const distinctive = [...(words.get(String(id)) ?? [])].filter(isDistinctive);
  return (document) => document.id !== id && distinctive.some((word) => words.get(document.id)?.has(word));
};

const numberTest =
  (count: number, isTrue: (value: number, first: number, second: number) => boolean): BuildTest =>
  (call) => {
    const [path, ...limits] = readArguments(call, count + 1);
    const field = readField(call, path, ["number"]);
    const [first = 0, second = 0] = limits.map((limit) => readNumber(call, limit));
    return (document) => field.read(document).some((value) => isTrue(Number(value), first, second));
  };

const dateTest =
  (count: number, isTrue: (value: number, first: number, second: number) => boolean): BuildTest =>
  (call) => {
    const [path, ...limits] = readArguments(call, count + 1);
    const field = readField(call, path, ["date"]);
    const [first = 0, second = 0] = limits.map((limit) => readWith(call, limit, parseDate));
    const isInside = (value: unknown) => {
      const time = parseDate(String(value));
      return time !== null && isTrue(time, first, second);
    };
    return (document) => field.read(document).some(isInside);
  };

type DatePart = Parameters<typeof readDatePart>[1];

const datePartTest =
  (
    part: DatePart,
    parse: (value: Literal) => number | null,
    isTrue: (value: number, wanted: number) => boolean,
  ): BuildTest =>
  (call) => {
    const [path, second] = readArguments(call, 2);
    const field = readField(call, path, ["date"]);
    const wanted = readWith(call, second, parse);
    return (document) =>
      field.read(document).some((value) => isTrue(readDatePart(String(value), part), wanted));
  };

const kilometersPerDegree = (6371 * Math.PI) / 180;

const geopointNear: BuildTest = (call) => {
  const [path, ...rest] = readArguments(call, 4);
  const field = readField(call, path, ["geopoint"]);
  const [latitude = 0, longitude = 0, radius = 0] = rest.map((argument) => readNumber(call, argument));
  const isNear = (point: unknown) => {
    if (!isRecord(point)) return false;
    const toRadians = Math.PI / 180;
    const [from, to] = [latitude * toRadians, Number(point.latitude) * toRadians];
    const turn = (Number(point.longitude) - longitude) * toRadians;
    const cosine = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(turn);
    // Rounding can push the cosine of equal points above 1, where acos is NaN.
    const degrees = Math.acos(Math.min(1, cosine)) / toRadians;
    return degrees * kilometersPerDegree <= radius;
  };
  return (document) => field.read(document).some(isNear);
};

const is = (value: number, wanted: number) => value === wanted;
const isAfter = (value: number, wanted: number) => value > wanted;
const isBefore = (value: number, wanted: number) => value < wanted;
const isBetween = (value: number, first: number, second: number) => value >= first && value <= second;

const builders = new Map<string, BuildTest>(
  Object.entries({
    at,
    not,
    any,
    in: within,
    has,
    missing,
    fulltext,
    similar,
    "geopoint.near": geopointNear,
    "number.lt": numberTest(1, isBefore),
    "number.gt": numberTest(1, isAfter),
    "number.inRange": numberTest(2, isBetween),
    "date.before": dateTest(1, isBefore),
    "date.after": dateTest(1, isAfter),
    "date.between": dateTest(2, isBetween),
    "date.day-of-month": datePartTest("day", parseDay, is),
    "date.day-of-month-after": datePartTest("day", parseDay, isAfter),
    "date.day-of-month-before": datePartTest("day", parseDay, isBefore),
    "date.day-of-week": datePartTest("weekday", parseWeekday, is),
    "date.day-of-week-after": datePartTest("weekday", parseWeekday, isAfter),
    "date.day-of-week-before": datePartTest("weekday", parseWeekday, isBefore),
    "date.month": datePartTest("month", parseMonth, is),
    "date.month-after": datePartTest("month", parseMonth, isAfter),
    "date.month-before": datePartTest("month", parseMonth, isBefore),
    "date.year": datePartTest("year", parseYear, is),
    "date.hour": datePartTest("hour", parseHour, is),
    "date.hour-after": datePartTest("hour", parseHour, isAfter),
    "date.hour-before": datePartTest("hour", parseHour, isBefore),
  }),
);

/**
 * Builds a test for documents. Throws a 400 ApiError for an unknown function, an unknown field or a wrong
 * type of value.
 */
export function buildTest(predicate: Predicate, content: Content): Test {
  const build = builders.get(predicate.name);
  if (!build) throw parsingError(`unknown function '${predicate.name}'`, predicate.query, predicate.offset);
  return build({ predicate, content });
}
