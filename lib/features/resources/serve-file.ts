import "server-only";
import type { ElementContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { env } from "@/lib/base/env/server";
import { formatDate } from "@/lib/base/format/date";
import { escapeMarkup } from "@/lib/base/format/escape-markup";
import type { MarkdownDocument } from "@/lib/base/markdown/parse";
import { routes } from "@/lib/base/routes";
import { type Guide, getGuide, getGuideDocument } from "@/lib/content/endpoints/resources";
import { httpErrors } from "@/lib/platform/http/errors";
import { acceptsHtml } from "@/lib/platform/http/request-headers";
import { respondError } from "@/lib/platform/http/respond";
import { readMediaFile } from "@/lib/platform/media/files";
import { checkFileLink, fileLinkHours } from "./file-link";

/** Embedded in the file, which is opened from disk or printed, without the site's style sheets. */
const style = `
:root{color-scheme:light}
body{margin:0 auto;max-width:42rem;padding:3rem 1.5rem 5rem;background:#fff;color:#1c2426;font:1.0625rem/1.65 Georgia,"Times New Roman",serif}
h1,h2,h3,th,nav,header p,footer{font-family:system-ui,sans-serif}
h1{font-size:2.25rem;line-height:1.15;margin:0 0 1rem}
h2{font-size:1.5rem;line-height:1.25;margin:3rem 0 1rem;border-top:1px solid #c9d2d2;padding-top:1.5rem}
h3{font-size:1.125rem;margin:2rem 0 .5rem}
header p,nav,footer{font-size:.875rem;color:#4a5759}
nav{margin:2rem 0}
nav ol{padding-left:1.25rem}
a{color:#0b5a5f}
figure{margin:2rem 0}
img{max-width:100%;height:auto}
figcaption{font-size:.875rem;font-style:italic}
pre,code{font-family:ui-monospace,Consolas,monospace;font-size:.875em}
pre{overflow-x:auto;background:#f2f5f5;padding:1rem;line-height:1.5}
table{border-collapse:collapse;width:100%;font-size:.9375rem}
th,td{text-align:left;vertical-align:top;padding:.5rem .75rem .5rem 0;border-bottom:1px solid #c9d2d2}
footer{margin-top:4rem;border-top:1px solid #c9d2d2;padding-top:1rem}
@media print{body{padding:0;max-width:none;font-size:11pt}h2,h3{break-after:avoid}pre,table,li{break-inside:avoid}a{color:inherit}}
`;

async function toDataUrl(src: string): Promise<string> {
  const file = await readMediaFile(src.replace(/^\/media\//, ""));
  return file === null ? src : `data:${file.type};base64,${file.bytes.toString("base64")}`;
}

/** Makes links absolute and embeds images as data URLs. */
async function makeSelfContained(node: ElementContent): Promise<ElementContent> {
  if (node.type !== "element") return node;
  const { href, src } = node.properties;
  const properties = { ...node.properties };
  if (typeof href === "string" && href.startsWith("/")) properties.href = env.SITE_URL + href;
  if (typeof src === "string") properties.src = await toDataUrl(src);
  return { ...node, properties, children: await Promise.all(node.children.map(makeSelfContained)) };
}

/** A guide as one self-contained HTML file (UTF-8), to read offline, print or share. */
export async function buildGuideFile(guide: Guide, { tree, outline }: MarkdownDocument): Promise<string> {
  const [title, summary, url] = [guide.title, guide.summary, env.SITE_URL + routes.guide(guide.slug)].map(
    escapeMarkup,
  );
  const chapters = outline
    .filter(({ level }) => level === 2)
    .map(({ id, text }) => `<li><a href="#${escapeMarkup(id)}">${escapeMarkup(text)}</a></li>`);
  const nodes = tree.children.filter((node) => node.type !== "doctype");
  const text = toHtml(await Promise.all(nodes.map(makeSelfContained)));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} | Oxbow</title>
<style>${style}</style>
</head>
<body>
<header>
<p>Oxbow guide, ${formatDate(guide.published)}</p>
<h1>${title}</h1>
<p>${summary}</p>
</header>
<nav aria-label="Contents"><ol>${chapters.join("")}</ol></nav>
<main>${text}</main>
<footer>From <a href="${url}">${url}</a></footer>
</body>
</html>
`;
}

const headers = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "private, no-store",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex, nofollow",
};

type LinkError = { code: "not-found" | "link-expired"; title: string; text: string; retryPath: string };

const invalidLink: LinkError = {
  code: "not-found",
  title: "No such file",
  text: "This link is incomplete or was changed, or the guide is no longer available.",
  retryPath: routes.resources(),
};

/** The page of an invalid download link, for people who follow one in a mail. */
const buildErrorPage = ({ title, text, retryPath }: LinkError) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} | Oxbow</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${retryPath}">Ask for the guide again</a></p></main></body>
</html>
`;

/** Says why a link does not work: as a page to a browser, otherwise as JSON. Contains nothing from the request. */
function respondLinkError(request: Request, error: LinkError): Response {
  if (!acceptsHtml(request.headers.get("accept"))) return respondError(error.code, { message: error.text });
  return new Response(buildErrorPage(error), { status: httpErrors[error.code].status, headers });
}

/** `GET /api/files/<guide>?expires&signature`: downloads the full text of a guide. */
export async function serveGuideFile(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const slug = pathname.split("/").at(-1) ?? "";
  const state = await checkFileLink(slug, searchParams, Date.now());
  if (state === "forged") return respondLinkError(request, invalidLink);
  if (state === "expired") {
    return respondLinkError(request, {
      code: "link-expired",
      title: "This link has expired",
      text: `It worked for ${fileLinkHours} hours.`,
      retryPath: routes.guide(slug),
    });
  }
  const [guide, document] = await Promise.all([getGuide(slug), getGuideDocument(slug)]);
  if (guide === null || document === null) return respondLinkError(request, invalidLink);
  // SECURITY: as an attachment it is not opened on the site's origin.
  const disposition = `attachment; filename="oxbow-${guide.slug}.html"`;
  return new Response(await buildGuideFile(guide, document), {
    headers: { ...headers, "content-disposition": disposition },
  });
}
