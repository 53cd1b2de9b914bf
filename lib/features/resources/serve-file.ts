import "server-only";
import { routes } from "@/lib/base/routes";
import { getGuide, getGuideDocument } from "@/lib/content/endpoints/resources";
import { checkFileLink, fileLinkHours } from "./file-link";
import { buildGuideFile } from "./guide-file";

const headers = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "private, no-store",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex, nofollow",
};

/** An error page for an invalid download link. Contains nothing from the request. */
function respondErrorPage(status: 404 | 410, title: string, text: string, retryPath: string): Response {
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} | Oxbow</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${retryPath}">Ask for the guide again</a></p></main></body>
</html>
`;
  return new Response(html, { status, headers });
}

/** `GET /api/files/<guide>?expires&signature`: downloads the full text of a guide. */
export async function serveGuideFile(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const slug = pathname.split("/").at(-1) ?? "";
  const state = await checkFileLink(slug, searchParams, Date.now());
  const [guide, document] = await Promise.all([getGuide(slug), getGuideDocument(slug)]);
  if (state === "forged" || guide === null || document === null) {
    return respondErrorPage(
      404,
      "No such file",
      "This link is not complete, or it was changed.",
      routes.resources(),
    );
  }
  if (state === "expired") {
    return respondErrorPage(
      410,
      "This link has expired",
      `It worked for ${fileLinkHours} hours.`,
      routes.guide(slug),
    );
  }
  // SECURITY: as an attachment it is not opened on the site's origin.
  const disposition = `attachment; filename="oxbow-${guide.slug}.html"`;
  return new Response(await buildGuideFile(guide, document), {
    headers: { ...headers, "content-disposition": disposition },
  });
}
