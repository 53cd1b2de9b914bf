/**
 * Critical CSS: the rules of the built stylesheets that a document's markup can match, inlined into the
 * document. A rule is only left out if each of its selectors has a class, id or element that the markup
 * lacks. States (attributes, pseudo-classes) may change without a new document, so they never exclude a rule.
 */
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from "postcss";
import parseSelectors, { type Node, type Pseudo, type Selector } from "postcss-selector-parser";

/** A node of a parsed stylesheet: text, or a block with its prelude and children. */
type Piece = {
  text: string;
  pieces: readonly Piece[] | null;
  /** For each way to match, the names that the markup must contain; null for rules that are always kept. */
  needs: readonly (readonly string[])[] | null;
  /** Name of a custom property or keyframes, kept only if kept CSS contains it; null for other pieces. */
  keptIfUsed: string | null;
};

export type Stylesheet = { href: string; pieces: readonly Piece[] };

const nameOf = (node: Node): string | null => {
  if (node.type === "class") return `.${node.value}`;
  if (node.type === "id") return `#${node.value}`;
  // Lowercase as in `listNames`: names of SVG elements have capitals.
  return node.type === "tag" ? node.value.toLowerCase() : null;
};

const isAlternatives = (node: Node) => node.type === "pseudo" && [":is", ":where"].includes(node.value);

/**
 * For each way to match a selector, the names that it needs. Only `:is()` and `:where()` have several ways; names within
 * `:not()`, `:has()` and the like are not required.
 */
function listNeeds(selector: Selector): string[][] {
  return selector.nodes.reduce<string[][]>(
    (ways, node) => {
      const name = nameOf(node);
      const own = name === null ? [] : [name];
      const more = isAlternatives(node) ? (node as Pseudo).nodes.flatMap(listNeeds) : [own];
      return ways.flatMap((names) => more.map((others) => [...names, ...others]));
    },
    [[]],
  );
}

/** Tailwind's fallback for browsers without `@property` declares every property of its utilities, so each is kept only if used. */
const isTailwindProperty = (node: ChildNode) => node.type === "decl" && node.prop.startsWith("--tw-");

function readRule(rule: Rule): Piece {
  const { nodes } = parseSelectors().astSync(rule.selector);
  const needs = nodes.flatMap(listNeeds);
  const isNested = rule.nodes.some(({ type }) => type !== "decl" && type !== "comment");
  if (!isNested && !rule.nodes.every(isTailwindProperty))
    return { text: rule.toString(), pieces: null, needs, keptIfUsed: null };
  return { text: rule.selector, pieces: readPieces(rule), needs, keptIfUsed: null };
}

function readAtRule(rule: AtRule): Piece {
  // At-rules without children, and @font-face as a whole.
  const isAlwaysKept = rule.nodes === undefined || rule.name === "font-face";
  if (isAlwaysKept || rule.name.endsWith("keyframes") || rule.name === "property") {
    const keptIfUsed = isAlwaysKept ? null : rule.params;
    return { text: rule.toString(), pieces: null, needs: null, keptIfUsed };
  }
  return { text: `@${rule.name} ${rule.params}`, pieces: readPieces(rule), needs: null, keptIfUsed: null };
}

function readPiece(node: ChildNode): Piece[] {
  if (node.type === "comment") return [];
  if (node.type === "rule") return [readRule(node)];
  if (node.type === "atrule") return [readAtRule(node)];
  const keptIfUsed = isTailwindProperty(node) ? node.prop : null;
  return [{ text: `${node.toString()};`, pieces: null, needs: null, keptIfUsed }];
}

const readPieces = (container: Container): Piece[] => (container.nodes ?? []).flatMap(readPiece);

/**
 * Parses a built stylesheet.
 * @param href its URL; relative URLs are resolved against it
 */
export function readStylesheet(href: string, css: string): Stylesheet {
  const root = postcss.parse(css);
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /url\((["']?)(\.\.?\/[^"')]+)\1\)/g,
      (_url, _quote, relative: string) => {
        return `url(${new URL(relative, `http://x${href}`).pathname})`;
      },
    );
  });
  return { href, pieces: readPieces(root) };
}

const characters: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name) => characters[name] ?? "");

/** Every class, id and element name in a document's markup. */
function listNames(html: string): ReadonlySet<string> {
  const markup = html.replace(/<script\b[\s\S]*?<\/script>/gi, "");
  const names = new Set<string>();
  for (const [, name = ""] of markup.matchAll(/<([a-z][\w-]*)/gi)) names.add(name.toLowerCase());
  for (const [, id = ""] of markup.matchAll(/\sid="([^"]*)"/g)) names.add(`#${decode(id)}`);
  for (const [, classes = ""] of markup.matchAll(/\sclass="([^"]*)"/g))
    for (const each of decode(classes).split(/\s+/)) names.add(`.${each}`);
  return names;
}

function cut(pieces: readonly Piece[], isKept: (piece: Piece) => boolean): string {
  let kept = "";
  for (const piece of pieces) {
    if (!isKept(piece)) continue;
    const { text } = piece;
    if (piece.pieces === null) kept += /[;}]$/.test(text) ? text : `${text};`;
    else kept += wrap(text, cut(piece.pieces, isKept));
  }
  return kept;
}

const wrap = (head: string, body: string) => (body === "" ? "" : `${head}{${body}}`);

/** The rules of the stylesheets that a document's markup can match. */
export function cutCriticalCss(sheets: readonly Stylesheet[], html: string): string {
  const names = listNames(html);
  const isNeeded = ({ needs }: Piece) => needs?.some((all) => all.every((name) => names.has(name))) ?? true;
  const pieces = sheets.flatMap((sheet) => sheet.pieces);
  const isKept = (piece: Piece) =>
    piece.keptIfUsed === null ? isNeeded(piece) : kept.includes(piece.keptIfUsed);
  let kept = "";
  let before: string;
  // Again while it grows: what is kept because it is used can use other properties.
  do {
    before = kept;
    kept = cut(pieces, isKept);
  } while (kept !== before);
  return kept;
}
