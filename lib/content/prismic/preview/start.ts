import "server-only";
import { cookie as prismicCookie } from "@prismicio/client";
import { redirectToPreviewURL } from "@prismicio/next";
import { draftMode } from "next/headers";
import { NextRequest } from "next/server";
import { env } from "@/lib/base/env/server";
import { routes } from "@/lib/base/routes";
import { createPrismicClient, type PrismicClient, repositoryName } from "@/lib/content/prismic/client";
import { orNull } from "@/lib/content/prismic/documents";
import { parseLinkTarget } from "@/lib/content/prismic/link-target";
import { isPrefetch } from "@/lib/platform/http/prefetch";
import { respondError, respondNothing, respondSeeOther } from "@/lib/platform/http/respond";
import { fitPreviewCookies } from "./cookies";
import { isPreviewAlive } from "./draft";
import { guardPreview } from "./guard";
import { isTokenOf } from "./token";

/** A path of this site as a browser writes it, or null for anything else. */
function ownPath(text: string): `/${string}` | null {
  const isPath = text.startsWith("/") && parseLinkTarget(text)?.isInternal === true;
  const url = isPath ? URL.parse(text, env.SITE_URL) : null;
  // A header takes no characters that an address has to escape.
  return url && `/${(url.pathname + url.search + url.hash).slice(1)}`;
}

/** A client whose previews start with a look at the cookies, and lead nowhere but to this site. */
function createPreviewClient(): PrismicClient {
  const client = createPrismicClient();
  const resolve = client.resolvePreviewURL.bind(client);
  client.resolvePreviewURL = async (args) => {
    // Without a document to be found there is still the preview: it starts at the home page.
    const path = ownPath((await orNull(resolve(args))) ?? "") ?? routes.home();
    return routes.previewLanding(path);
  };
  return client;
}

/** What the CMS asks for, without a document that cannot be one: it would be a part of a query. */
function buildPreviewRequest(asked: string): NextRequest {
  const url = new URL(asked);
  if (!/^[\w-]{1,64}$/.test(url.searchParams.get("documentId") ?? "")) url.searchParams.delete("documentId");
  return new NextRequest(url);
}

/**
 * `GET /api/preview?token=…&documentId=…`: an editor comes from the CMS to see a draft.
 * SECURITY: `redirectToPreviewURL` turns draft mode on for anyone; only who brings a token of our own
 * repository that it still knows gets that far.
 */
export const startPreview = guardPreview(async (request) => {
  if (isPrefetch(request.headers)) return respondNothing();
  const token = new URL(request.url).searchParams.get("token") ?? "";
  if (!isTokenOf(token, repositoryName)) {
    return respondError("forbidden", { message: "This is not a preview of this site's content." });
  }
  if (!(await isPreviewAlive({ ref: token }))) {
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
    await fitPreviewCookies(request.headers);
  }
});

/** `GET /api/preview/landing?to=/path`: goes on to the page, or says that the browser blocked the cookies. */
export const landPreview = guardPreview(async (request) => {
  const path = ownPath(new URL(request.url).searchParams.get("to") ?? "");
  if (path === null) return respondError("not-found");
  const hasCookies =
    (await draftMode()).isEnabled && (request.headers.get("cookie") ?? "").includes(prismicCookie.preview);
  return respondSeeOther(hasCookies ? path : routes.previewBlocked());
});
