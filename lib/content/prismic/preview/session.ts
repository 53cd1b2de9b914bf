import "server-only";
import { cookie as prismicCookie } from "@prismicio/client";
import { exitPreview, redirectToPreviewURL } from "@prismicio/next";
import { cookies, draftMode } from "next/headers";
import { NextRequest } from "next/server";
import { env } from "@/lib/base/env/server";
import { routes } from "@/lib/base/routes";
import { createPrismicClient, type PrismicClient, repositoryName } from "@/lib/content/prismic/client";
import { nullIfNotFound } from "@/lib/content/prismic/documents";
import { isPreviewValid } from "@/lib/content/prismic/draft";
import { isPreviewTokenOf } from "@/lib/content/prismic/embedded/preview-token";
import { parseLinkTarget } from "@/lib/content/prismic/link-target";
import { isSameOrigin } from "@/lib/platform/http/origin";
import { acceptsHtml, isPrefetch } from "@/lib/platform/http/request-headers";
import { respondError, respondJson, respondNothing, respondSeeOther } from "@/lib/platform/http/respond";
import { guardPreview } from "./guard";

const draftCookie = "__prerender_bypass";
const previewCookies = [draftCookie, prismicCookie.preview];

/**
 * Cookie attributes that also work in an iframe of the CMS: there, browsers only accept secure, partitioned
 * cookies. Without TLS, browsers accept those on localhost only, and not all of them do.
 */
function attributesFor(headers: Headers) {
  const isFramed = headers.get("sec-fetch-dest") === "iframe";
  return env.SITE_URL.startsWith("https:") || isFramed
    ? ({ secure: true, sameSite: "none", partitioned: true } as const)
    : ({ secure: false, sameSite: "lax", partitioned: false } as const);
}

/** Rewrites the cookies that Next and Prismic have set on this response with attributes that work here. */
async function fixPreviewCookies(headers: Headers): Promise<void> {
  const jar = await cookies();
  for (const name of previewCookies) {
    const value = jar.get(name)?.value;
    if (!value) continue;
    // Prismic's script in the page must be able to read its cookie.
    jar.set({ name, value, path: "/", httpOnly: name === draftCookie, ...attributesFor(headers) });
  }
}

/** Deletes both cookies; the attributes must match those they were set with. */
async function clearPreviewCookies(headers: Headers): Promise<void> {
  const jar = await cookies();
  for (const name of previewCookies) {
    jar.set({ name, value: "", path: "/", expires: new Date(0), ...attributesFor(headers) });
  }
}

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

/**
 * `GET /api/exit-preview`: ends a preview. Browsers are redirected to a page; scripts, such as Prismic's, get
 * JSON. SECURITY: this GET has a side effect, so prefetches and requests from other sites are rejected.
 */
export async function leavePreview(request: Request): Promise<Response> {
  const { headers } = request;
  if (isPrefetch(headers)) return respondNothing();
  if (!isSameOrigin(headers, env.SITE_URL)) return respondError("cross-site");
  await exitPreview();
  await clearPreviewCookies(headers);
  const isVisit = headers.get("sec-fetch-mode") === "navigate" || acceptsHtml(headers.get("accept"));
  return isVisit ? respondSeeOther(routes.previewExited()) : respondJson({ success: true });
}
