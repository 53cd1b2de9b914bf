import "server-only";
import { cookie as prismicCookie } from "@prismicio/client";
import { redirectToPreviewURL } from "@prismicio/next";
import { draftMode } from "next/headers";
import { NextRequest } from "next/server";
import { env } from "@/lib/base/env/server";
import { routes } from "@/lib/base/routes";
import { createPrismicClient, type PrismicClient, repositoryName } from "@/lib/content/prismic/client";
import { nullIfNotFound } from "@/lib/content/prismic/documents";
import { parseLinkTarget } from "@/lib/content/prismic/link-target";
import { isPrefetch } from "@/lib/platform/http/request-headers";
import { respondError, respondNothing, respondSeeOther } from "@/lib/platform/http/respond";
import { fixPreviewCookies } from "./cookies";
import { isPreviewValid } from "./draft";
import { guardPreview } from "./guard";
import { isPreviewTokenOf } from "./token";

/** Normalizes a path of this site, or returns null for anything else. */
function ownPath(text: string): `/${string}` | null {
  const isPath = text.startsWith("/") && parseLinkTarget(text)?.isInternal === true;
  const url = isPath ? URL.parse(text, env.SITE_URL) : null;
  // SECURITY: "/.//host" becomes "//host" here, which is another site in a Location header.
  if (url === null || url.pathname.startsWith("//")) return null;
  // Response headers only allow characters that a URL does not have to escape.
  return `/${(url.pathname + url.search + url.hash).slice(1)}`;
}

/** A client whose previews start with a cookie check and only redirect within this site. */
function createPreviewClient(): PrismicClient {
  const client = createPrismicClient();
  const resolve = client.resolvePreviewURL.bind(client);
  client.resolvePreviewURL = async (args) => {
    // A preview without a known document starts at the home page.
    const path = ownPath((await nullIfNotFound(resolve(args))) ?? "") ?? routes.home();
    return routes.previewLanding(path);
  };
  return client;
}

/** The CMS's request, without a malformed document id: it would become part of a query. */
function buildPreviewRequest(requestUrl: string): NextRequest {
  const url = new URL(requestUrl);
  if (!/^[\w-]{1,64}$/.test(url.searchParams.get("documentId") ?? "")) url.searchParams.delete("documentId");
  return new NextRequest(url);
}

/**
 * `GET /api/preview?token=…&documentId=…`: an editor opens a draft from the CMS. SECURITY:
 * `redirectToPreviewURL` enables draft mode for anyone, so the token is first checked to be a valid one of
 * our repository.
 */
export const startPreview = guardPreview(async (request) => {
  if (isPrefetch(request.headers)) return respondNothing();
  const token = new URL(request.url).searchParams.get("token") ?? "";
  if (!isPreviewTokenOf(token, repositoryName)) {
    return respondError("forbidden", { message: "This is not a preview of this site's content." });
  }
  if (!(await isPreviewValid({ ref: token }))) {
    return respondError("forbidden", {
      message: "This preview has expired. Start a new one from the document.",
    });
  }
  try {
    return await redirectToPreviewURL({
      client: createPreviewClient(),
      request: buildPreviewRequest(request.url),
    });
  } finally {
    await fixPreviewCookies(request.headers);
  }
});

/**
 * `GET /api/preview/landing?to=/path`: redirects to the page, or to an error page if the browser blocked the
 * cookies.
 */
export const checkPreviewCookies = guardPreview(async (request) => {
  const path = ownPath(new URL(request.url).searchParams.get("to") ?? "");
  if (path === null) return respondError("not-found");
  const hasCookies =
    (await draftMode()).isEnabled && (request.headers.get("cookie") ?? "").includes(prismicCookie.preview);
  return respondSeeOther(hasCookies ? path : routes.previewBlocked());
});
