import "server-only";
import { cookie as prismicCookie } from "@prismicio/client";
import { redirectToPreviewURL } from "@prismicio/next";
import { draftMode } from "next/headers";
import { NextRequest } from "next/server";
import { isPrefetch } from "@/lib/http/prefetch";
import { respondError, respondSeeOther } from "@/lib/http/respond";
import { createPrismicClient, type PrismicClient, repositoryName } from "@/lib/prismic/client";
import { parseLinkTarget } from "@/lib/prismic/link-target";
import { routes } from "@/lib/routes";
import { fitPreviewCookies } from "./cookies";
import { isPreviewAlive } from "./draft";
import { isTokenOf } from "./token";

const ownPath = (text: string): `/${string}` | null => {
  const isPath = text.startsWith("/") && parseLinkTarget(text)?.isInternal === true;
  return isPath ? `/${text.slice(1)}` : null;
};

/** A client whose previews start with a look at the cookies, and lead nowhere but to this site. */
function createPreviewClient(): PrismicClient {
  const client = createPrismicClient();
  const resolve = client.resolvePreviewURL.bind(client);
  client.resolvePreviewURL = async (args) => {
    const path = ownPath(await resolve(args)) ?? routes.home();
    return routes.previewLanding(path);
  };
  return client;
}

/**
 * `GET /api/preview?token=…&documentId=…`: an editor comes from the CMS to see a draft.
 * SECURITY: `redirectToPreviewURL` turns draft mode on for anyone; only who brings a token of our own
 * repository that it still knows gets that far.
 */
export async function startPreview(request: Request): Promise<Response> {
  if (isPrefetch(request.headers)) return respondError("unavailable");
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
      request: new NextRequest(request.url),
    });
  } finally {
    await fitPreviewCookies(request.headers);
  }
}

/** `GET /api/preview/landing?to=/path`: goes on to the page, or says that the browser blocked the cookies. */
export async function landPreview(request: Request): Promise<Response> {
  const path = ownPath(new URL(request.url).searchParams.get("to") ?? "");
  if (path === null) return respondError("not-found");
  const hasCookies =
    (await draftMode()).isEnabled && (request.headers.get("cookie") ?? "").includes(prismicCookie.preview);
  return respondSeeOther(hasCookies ? path : routes.previewBlocked());
}
