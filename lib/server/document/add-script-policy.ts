/** What a rendered document needs before it is served: the early script, and a policy that names its scripts. */
import { createHash } from "node:crypto";
import { fontFaces } from "../../base/design/font-faces.generated.ts";
import { cutCriticalCss, type Stylesheet } from "./critical-css.ts";
import { earlyScript } from "./early-script.ts";
import { buildDocumentPolicy } from "./policy.ts";

export type ServedDocument = { html: string; policy: string };

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
// Next writes them so: a document of another shape stays as it is, and still works.
const builtScript = /<script src="\/_next\/([^"?]+)[^>]*>/g;
const fontStyle = /<style data-precedence="fonts"[\s\S]*?<\/style>/;
const asyncScript = /<script src="[^"]+"[^>]* async=""[^>]*><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;
const betweenData = /\)<\/script><script>self\.__next_f\.push\(/g;
const stylesheetLink = /<link rel="stylesheet" href="([^"?]+)[^"]*" data-precedence="next"\/>/g;
const earlyElement = `<script>${earlyScript}</script>`;

let integrityOf: Readonly<Record<string, string>> = {};

/** Hands over the hashes of the built scripts, by path below `/_next/`; Next names only some in its markup. */
export function setScriptIntegrity(manifest: Readonly<Record<string, string>>): void {
  integrityOf = manifest;
}

let stylesheets: ReadonlyMap<string, Stylesheet> = new Map();

/** Hands over the built stylesheets. A document that names another one waits for it, as usual. */
export function setStylesheets(sheets: readonly Stylesheet[]): void {
  stylesheets = new Map(sheets.map((sheet) => [sheet.href, sheet]));
}

let inlineFonts: ReadonlyMap<string, string> = new Map();

/** Hands over the fonts that stand in every document, as data URLs by path. */
export function setInlineFonts(fonts: ReadonlyMap<string, string>): void {
  inlineFonts = fonts;
}

const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*"?([^"\\s>]+)`, "i").exec(attributes)?.[1];

/**
 * Puts the rules that the document needs in place of its stylesheets, so that its first paint waits for nothing else.
 * React asks for the whole sheets when it takes the document over, and puts them behind these.
 */
function addCriticalCss(html: string): string {
  const links = Array.from(html.matchAll(stylesheetLink), ([, href = ""]) => href);
  const sheets = links.flatMap((href) => stylesheets.get(href) ?? []);
  if (sheets.length === 0 || sheets.length < links.length) return html;
  const style = `<style data-precedence="next">${cutCriticalCss(sheets, html)}</style>`;
  let isFirst = true;
  return html.replace(stylesheetLink, () => {
    if (!isFirst) return "";
    isFirst = false;
    return style;
  });
}

/** Puts the fonts of the first screen into their rules: as files they would come a round trip after the first paint. */
const addFonts = (html: string): string =>
  html.replace(fontStyle, (style) =>
    style.replace(/url\(([^)]+)\)/g, (url, path: string) => {
      const font = inlineFonts.get(path);
      return font === undefined ? url : `url(${font})`;
    }),
  );

const addIntegrity = (html: string): string =>
  html.replace(builtScript, (tag, path: string) => {
    const hash = integrityOf[path];
    return hash === undefined || tag.includes(" integrity=")
      ? tag
      : tag.replace(/>$/, ` integrity="${hash}">`);
  });

/**
 * Puts Next's script tags at the end of the document, where they are asked for once it is there: at its start they
 * would share a slow line with it and with its fonts.
 */
function moveScripts(html: string): string {
  const scripts = Array.from(html.matchAll(asyncScript), ([element]) => element).join("");
  return html
    .replace(scriptPreload, "")
    .replace(asyncScript, "")
    .replace(/<\/body><\/html>\s*$/, (end) => scripts + end);
}

/** The page's data comes in dozens of scripts. As one, it is one hash in the policy instead of dozens. */
const joinData = (html: string): string => html.replace(betweenData, ");self.__next_f.push(");

/** Behind the styles, whose fonts it asks for, and before the body. */
const addEarlyScript = (html: string): string => html.replace("</head>", () => `${earlyElement}</head>`);

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

/** Where React renders the whole document in the browser, it puts in the rules of the fonts with their files. */
const fontFacesHash = hashOf(fontFaces);

/** The hash sources of a document's style elements. */
const listStyleHashes = (html: string): string[] =>
  Array.from(html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi), ([, text = ""]) => hashOf(text));

/** The hash sources of the inline scripts of a document; data blocks (JSON-LD) run nothing and need none. */
function listScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(scriptElement)) {
    if (attributeOf(attributes, "src") !== undefined) continue;
    const type = attributeOf(attributes, "type");
    if (type !== undefined && !/javascript|module/i.test(type)) continue;
    hashes.add(hashOf(text));
  }
  return [...hashes];
}

/**
 * Adds the early script and the styles of the first paint, and names the hashes of the document's own scripts and
 * styles in its policy. A document that has them stays as it is. A draft may be framed by the CMS.
 */
export function addScriptPolicy(html: string, isDraft = false): ServedDocument {
  const served = html.includes(earlyElement)
    ? html
    : addEarlyScript(addFonts(addCriticalCss(moveScripts(addIntegrity(joinData(html))))));
  const scripts = listScriptHashes(served);
  const styles = [...listStyleHashes(served), fontFacesHash];
  return { html: served, policy: buildDocumentPolicy({ scripts, styles, isDraft }) };
}
