/** What a rendered document needs before it is served: our boot script, and a policy that knows its scripts. */
import { createHash } from "node:crypto";
import { bootScript } from "./boot-script.ts";
import { cutCriticalCss, type Stylesheet } from "./critical-css.ts";
import { buildDocumentPolicy } from "./policy.ts";

export type DressedDocument = { html: string; policy: string };

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
// Next writes them so: to a document of another shape nothing is done, and it still works.
const asyncScript = /<script src="([^"]+)"([^>]*?) async=""([^>]*)><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;
// The page's data comes in dozens of pieces, each as JSON with its "<" escaped.
const dataScript = /<script>self\.__next_f\.push\((\[[\s\S]*?\])\)<\/script>/g;
const stylesheetLink = /<link rel="stylesheet" href="([^"?]+)[^"]*" data-precedence="next"\/>/g;
// Browsers fetch it ahead of pictures. React puts it back when it takes the document over.
const manifestLink = /<link rel="manifest"[^>]*\/>/;
const bootMark = "<script data-files=";

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

const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*"?([^"\\s>]+)`, "i").exec(attributes)?.[1];

/**
 * Takes the stylesheets out of the markup. The rules that the document needs stand in it instead, so that its
 * first paint waits for nothing else; the whole sheets come later, for what scripts add. The fonts are named by
 * the boot script; as rules they count where no script runs.
 */
function bringCriticalCss(html: string): { html: string; later: string[] } {
  const links = Array.from(html.matchAll(stylesheetLink), ([, href = ""]) => href);
  const sheets = links.flatMap((href) => stylesheets.get(href) ?? []);
  if (sheets.length === 0 || sheets.length < links.length) return { html, later: [] };
  const { rules, fonts } = cutCriticalCss(sheets, html);
  const faces = fonts && `<noscript data-fonts=""><style>${fonts}</style></noscript>`;
  const style = `${faces}<style data-critical="">${rules}</style>`;
  return { html: html.replace(stylesheetLink, "").replace("<head>", () => `<head>${style}`), later: links };
}

/** Takes the scripts out of the markup and leaves the list of what comes later to the boot script, which comes first. */
function bringBootScript(whole: string): string {
  const files = new Map<string, string>();
  const { html, later } = bringCriticalCss(whole);
  for (const href of later) files.set(href, "");
  const bare = html
    .replace(asyncScript, (_element, src: string, before: string, after: string) => {
      files.set(
        src,
        attributeOf(before + after, "integrity") ?? integrityOf[src.replace("/_next/", "")] ?? "",
      );
      return "";
    })
    .replace(scriptPreload, "")
    .replace(manifestLink, "");
  const list = JSON.stringify([...files])
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;");
  const script = `${bootMark}"${list}">${bootScript}</script>`;
  return bare.replace(
    /<head>(?:<noscript data-fonts=""[\s\S]*?<\/noscript>)?(?:<style data-critical=""[\s\S]*?<\/style>)?/,
    (start) => start + script,
  );
}

/**
 * Puts the pieces of the page's data into one block, where the last of them stood. It is read when scripts come
 * (boot-script.ts): as a script it would be compiled before the page is painted.
 */
function joinData(html: string): string {
  const pieces = Array.from(html.matchAll(dataScript), ([element, data = ""]) => ({ element, data }));
  const last = pieces.at(-1);
  if (last === undefined) return html;
  const block = `<script type="application/json" data-flight="">[${pieces.map(({ data }) => data).join()}]</script>`;
  const end = html.lastIndexOf(last.element) + last.element.length;
  return html.slice(0, end).replace(dataScript, "") + block + html.slice(end);
}

/**
 * Ends the document with a module that does nothing. A browser runs modules in a task of their own, after it has read
 * the document and before it says so (DOMContentLoaded): it draws the page in between. Without one, Chrome reads the
 * last part, asks every field whether it can be filled in, and lays out the page to know, all in one task.
 */
const addLastTask = (html: string): string =>
  html.replace(/<\/body><\/html>\s*$/, (end) => `<script type="module">0</script>${end}`);

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

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
 * Makes a document ready to be served; a document that is already ready stays as it is. A draft may be
 * framed by the CMS.
 */
export function dressDocument(html: string, isDraft = false): DressedDocument {
  const dressed = html.includes(bootMark) ? html : addLastTask(joinData(bringBootScript(html)));
  const scripts = listScriptHashes(dressed);
  const styles = listStyleHashes(dressed);
  return { html: dressed, policy: buildDocumentPolicy({ scripts, styles, isDraft }) };
}
