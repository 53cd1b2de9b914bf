/** Adds the early script and a content security policy with script hashes to a rendered document. */
import { createHash } from "node:crypto";
import {
  asyncScript,
  betweenData,
  buildFirstStyles,
  builtScript,
  joinedData,
  scriptPreload,
  stylesheetLink,
} from "../next/document-markup.ts";
import { cutCriticalCss, type Stylesheet } from "./critical-css.ts";
import { earlyScript } from "./early-script.ts";
import { buildDocumentPolicy } from "./policy.ts";

export type ServedDocument = { html: string; policy: string };

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const documentEnd = /<\/body><\/html>\s*$/;
const earlyElement = `<script>${earlyScript}</script>`;

export type DocumentFiles = {
  /** The integrity hashes of the built scripts, by path below `/_next/`. Next's markup contains only some of them. */
  scriptIntegrity: Readonly<Record<string, string>>;
  /** The built stylesheets. Any other stylesheet stays a blocking link. */
  stylesheets: readonly Stylesheet[];
};

let files: DocumentFiles = { scriptIntegrity: {}, stylesheets: [] };

/** Sets the built files that documents use. */
export function setDocumentFiles(given: DocumentFiles): void {
  files = given;
}

const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*"?([^"\\s>]+)`, "i").exec(attributes)?.[1];

/**
 * Replaces a document's stylesheet links by the rules that it needs, so that the first paint does not wait
 * for them. React loads the full stylesheets during hydration and inserts them after these.
 */
function addCriticalCss(html: string): string {
  const links = Array.from(html.matchAll(stylesheetLink), ([, href = ""]) => href);
  const sheets = links.flatMap((link) => files.stylesheets.find(({ href }) => href === link) ?? []);
  if (sheets.length === 0 || sheets.length < links.length) return html;
  const style = buildFirstStyles(cutCriticalCss(sheets, html));
  let isFirst = true;
  return html.replace(stylesheetLink, () => {
    if (!isFirst) return "";
    isFirst = false;
    return style;
  });
}

const addIntegrity = (html: string): string =>
  html.replace(builtScript, (tag, path: string) => {
    const hash = files.scriptIntegrity[path];
    return hash === undefined || tag.includes(" integrity=")
      ? tag
      : tag.replace(/>$/, ` integrity="${hash}">`);
  });

/**
 * Moves Next's script tags to the end of the document, so that they do not compete with it for a slow
 * connection.
 */
function moveScripts(html: string): string {
  // A document that ends otherwise keeps them where they are.
  if (!documentEnd.test(html)) return html;
  const scripts = Array.from(html.matchAll(asyncScript), ([element]) => element).join("");
  return html
    .replace(scriptPreload, "")
    .replace(asyncScript, "")
    .replace(documentEnd, (end) => scripts + end);
}

/** Joins the dozens of scripts with the page's data, so that the policy needs one hash instead of dozens. */
const joinData = (html: string): string => html.replace(betweenData, joinedData);

/** Insert after the styles, before the body. */
const addEarlyScript = (html: string): string => html.replace("</head>", () => `${earlyElement}</head>`);

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

/** The hash sources of a document's style elements. */
const listStyleHashes = (html: string): string[] =>
  Array.from(html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi), ([, text = ""]) => hashOf(text));

/** The hash sources of a document's inline scripts; data blocks (JSON-LD) are not executed and need none. */
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
 * Adds the early script and the critical CSS, and a policy with the hashes of the document's scripts and
 * styles. A document that already has them stays unchanged. Drafts may be framed by the CMS.
 */
export function addScriptPolicy(html: string, isDraft = false): ServedDocument {
  const served = html.includes(earlyElement)
    ? html
    : addEarlyScript(addCriticalCss(moveScripts(addIntegrity(joinData(html)))));
  const scripts = listScriptHashes(served);
  const styles = listStyleHashes(served);
  return { html: served, policy: buildDocumentPolicy({ scripts, styles, isDraft }) };
}
