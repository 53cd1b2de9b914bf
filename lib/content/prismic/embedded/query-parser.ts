import { parsingError } from "./errors";

export type Literal = string | number | boolean;

/** One argument of a predicate; `offset` is its start in the query, for error messages. */
export type Argument =
  | { kind: "path"; path: string; offset: number }
  | { kind: "value"; value: Literal; offset: number }
  | { kind: "list"; values: Literal[]; offset: number };

/** One `[name(arguments)]` of a query. */
export type Predicate = { name: string; args: Argument[]; query: string; offset: number };

type Cursor = { readonly query: string; at: number };

const wordCharacter = /[\w.+-]/;
const number = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;

function skipSpace(cursor: Cursor) {
  while (/\s/.test(cursor.query.charAt(cursor.at))) cursor.at += 1;
}

/** The next non-space character without consuming it; empty at the end. */
function peek(cursor: Cursor): string {
  skipSpace(cursor);
  return cursor.query.charAt(cursor.at);
}

function fail(cursor: Cursor, expected: string): never {
  const found = cursor.query.charAt(cursor.at);
  const problem = `${expected} expected but ${found ? `\`${found}'` : "end of source"} found`;
  throw parsingError(problem, cursor.query, cursor.at);
}

function take(cursor: Cursor, character: string) {
  if (peek(cursor) !== character) fail(cursor, `\`${character}'`);
  cursor.at += 1;
}

function takeWord(cursor: Cursor): string {
  skipSpace(cursor);
  const start = cursor.at;
  while (wordCharacter.test(cursor.query.charAt(cursor.at))) cursor.at += 1;
  if (cursor.at === start) fail(cursor, "identifier");
  return cursor.query.slice(start, cursor.at);
}

/**
 * A quoted string. Only `\"` is an escape: the client writes no other, so a backslash before anything else
 * must be kept.
 */
function takeString(cursor: Cursor): string {
  take(cursor, '"');
  let text = "";
  for (;;) {
    const character = cursor.query.charAt(cursor.at);
    if (character === "") fail(cursor, "`\"'");
    cursor.at += 1;
    if (character === '"') return text;
    if (character === "\\" && cursor.query.charAt(cursor.at) === '"') {
      text += '"';
      cursor.at += 1;
    } else {
      text += character;
    }
  }
}

function parseWord(word: string): Literal | undefined {
  if (word === "true") return true;
  if (word === "false") return false;
  return number.test(word) ? Number(word) : undefined;
}

function takeLiteral(cursor: Cursor): Literal {
  if (peek(cursor) === '"') return takeString(cursor);
  const start = cursor.at;
  const value = parseWord(takeWord(cursor));
  if (value !== undefined) return value;
  cursor.at = start;
  return fail(cursor, "literal");
}

/** Comma-separated items up to and including `end`; may be empty. */
function takeItems<T>(cursor: Cursor, end: string, takeItem: (cursor: Cursor) => T): T[] {
  const items: T[] = [];
  while (peek(cursor) !== end) {
    if (items.length > 0) take(cursor, ",");
    items.push(takeItem(cursor));
  }
  cursor.at += 1;
  return items;
}

function takeArgument(cursor: Cursor): Argument {
  const next = peek(cursor);
  const offset = cursor.at;
  if (next === "[") {
    cursor.at += 1;
    return { kind: "list", values: takeItems(cursor, "]", takeLiteral), offset };
  }
  if (next === '"') return { kind: "value", value: takeString(cursor), offset };
  const word = takeWord(cursor);
  const value = parseWord(word);
  return value === undefined ? { kind: "path", path: word, offset } : { kind: "value", value, offset };
}

function takePredicate(cursor: Cursor): Predicate {
  take(cursor, "[");
  // Older clients write `[at(…)]` as `[:d = at(…)]`.
  if (peek(cursor) === ":") {
    cursor.at += 1;
    takeWord(cursor);
    take(cursor, "=");
  }
  skipSpace(cursor);
  const offset = cursor.at;
  const name = takeWord(cursor);
  take(cursor, "(");
  const args = takeItems(cursor, ")", takeArgument);
  take(cursor, "]");
  return { name, args, query: cursor.query, offset };
}

/**
 * Parses the predicates of one `q` parameter, `[[at(document.type, "page")][has(my.page.parent)]]`. Throws a
 * 400 ApiError with the position of a syntax error.
 */
export function parseQuery(query: string): Predicate[] {
  const cursor: Cursor = { query, at: 0 };
  const predicates: Predicate[] = [];
  take(cursor, "[");
  while (peek(cursor) !== "]") predicates.push(takePredicate(cursor));
  take(cursor, "]");
  if (peek(cursor) !== "") fail(cursor, "end of source");
  return predicates;
}
