import { isRecord } from "@/lib/base/is-record";
import type { Content } from "./content";
import type { StoredDocument } from "./document-file";
import { parsingError } from "./errors";
import { type FieldKind, findQueryField, type QueryField } from "./query-fields";
import type { Argument, Literal, Predicate } from "./query-parser";
import { listWords, parseDate, readDocumentText, readRichText } from "./values";

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

function readTime(call: Call, argument: Argument | undefined): number {
  const time = parseDate(readValue(call, argument));
  if (time === null) reject(call, "unexpected value", argument?.offset);
  return time;
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

/** A comparison of a field of this kind with one value or two, each read as a number. */
const rangeTest =
  (
    kind: "number" | "date",
    count: 1 | 2,
    isTrue: (value: number, first: number, second: number) => boolean,
  ): BuildTest =>
  (call) => {
    const [path, ...limits] = readArguments(call, count + 1);
    const field = readField(call, path, [kind]);
    const read = kind === "date" ? readTime : readNumber;
    const [first = 0, second = 0] = limits.map((limit) => read(call, limit));
    return (document) =>
      field.read(document).some((given) => {
        const value = kind === "date" ? parseDate(String(given)) : Number(given);
        return value !== null && isTrue(value, first, second);
      });
  };

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
    "number.lt": rangeTest("number", 1, isBefore),
    "number.gt": rangeTest("number", 1, isAfter),
    "number.inRange": rangeTest("number", 2, isBetween),
    "date.before": rangeTest("date", 1, isBefore),
    "date.after": rangeTest("date", 1, isAfter),
    "date.between": rangeTest("date", 2, isBetween),
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
