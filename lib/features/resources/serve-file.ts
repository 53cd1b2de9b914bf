import "server-only";
import { routes } from "@/lib/base/routes";
import { getGuide, getGuideDocument } from "@/lib/content/endpoints/resources";
import { httpErrors } from "@/lib/platform/http/errors";
import { acceptsHtml } from "@/lib/platform/http/request-headers";
import { respondError } from "@/lib/platform/http/respond";
import { checkFileLink, fileLinkHours } from "./file-link";
import { buildGuideFile } from "./guide-file";

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
