/** What a rendered document needs before it is served: our boot script, and a policy that knows its scripts. */
import { createHash } from "node:crypto";
import { bootScript } from "./boot-script.ts";
import { buildDocumentPolicy } from "./policy.ts";

export type DressedDocument = { html: string; policy: string };

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
// Next writes them so: to a document of another shape nothing is done, and it still works.
const asyncScript = /<script src="([^"]+)"([^>]*?) async=""([^>]*)><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;
// The page's data comes in dozens of pieces. Each would put a hash of its own into the policy.
const dataScript = /<script>(self\.__next_f\.push\([\s\S]*?)<\/script>/g;
const bootMark = "<script data-scripts=";

let integrityOf: Readonly<Record<string, string>> = {};

/** Hands over the hashes of the built scripts, by path below `/_next/`; Next names only some in its markup. */
export function setScriptIntegrity(manifest: Readonly<Record<string, string>>): void {
  integrityOf = manifest;
}

const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*"?([^"\\s>]+)`, "i").exec(attributes)?.[1];

/** Takes the scripts out of the markup and leaves their list to the boot script, which comes first. */
function bringBootScript(html: string): string {
  const files = new Map<string, string>();
  const bare = html
    .replace(asyncScript, (_element, src: string, before: string, after: string) => {
      files.set(
        src,
        attributeOf(before + after, "integrity") ?? integrityOf[src.replace("/_next/", "")] ?? "",
      );
      return "";
    })
    .replace(scriptPreload, "");
  const list = JSON.stringify([...files])
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;");
  return bare.replace("<head>", `<head>${bootMark}"${list}">${bootScript}</script>`);
}

/** Puts the pieces of the page's data into one script, where the last of them stood. */
function joinData(html: string): string {
  const pieces = Array.from(html.matchAll(dataScript), ([element, text = ""]) => ({ element, text }));
  const last = pieces.at(-1);
  if (last === undefined || pieces.length === 1) return html;
  const joined = pieces.map(({ text }) => text).join(";");
  const end = html.lastIndexOf(last.element) + last.element.length;
  const before = html.slice(0, end).replace(dataScript, "");
  return `${before}<script>${joined}</script>${html.slice(end)}`;
}

/** The hash sources of the inline scripts of a document; data blocks (JSON-LD) run nothing and need none. */
function listScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(scriptElement)) {
    if (attributeOf(attributes, "src") !== undefined) continue;
    const type = attributeOf(attributes, "type");
    if (type !== undefined && !/javascript|module/i.test(type)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`);
  }
  return [...hashes];
}

/**
 * Makes a document ready to be served; a document that is already ready stays as it is. A draft may be
 * framed by the CMS.
 */
export function dressDocument(html: string, isDraft = false): DressedDocument {
  const dressed = html.includes(bootMark) ? html : joinData(bringBootScript(html));
  return { html: dressed, policy: buildDocumentPolicy({ scripts: listScriptHashes(dressed), isDraft }) };
}
