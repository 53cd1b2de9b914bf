import "server-only";
import { exitPreview } from "@prismicio/next";
import { env } from "@/lib/base/env/server";
import { routes } from "@/lib/base/routes";
import { isSameOrigin } from "@/lib/platform/http/origin";
import { isPrefetch } from "@/lib/platform/http/prefetch";
import { respondError, respondJson, respondNothing, respondSeeOther } from "@/lib/platform/http/respond";
import { clearPreviewCookies } from "./cookies";

/**
 * `GET /api/exit-preview`: ends a preview. A person is led to a page that shows how it goes on to the home
 * page; a script, such as Prismic's in the page, gets JSON.
 * SECURITY: the address does something, so nothing that fetches ahead and no other site may call it.
 */
export async function leavePreview(request: Request): Promise<Response> {
  const { headers } = request;
  if (isPrefetch(headers)) return respondNothing();
  if (!isSameOrigin(headers, env.SITE_URL)) return respondError("cross-site");
  await exitPreview();
  await clearPreviewCookies(headers);
  const isVisit =
    headers.get("sec-fetch-mode") === "navigate" || headers.get("accept")?.includes("text/html");
  return isVisit ? respondSeeOther(routes.previewExited()) : respondJson({ success: true });
}
