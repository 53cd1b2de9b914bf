import "server-only";
import { exitPreview } from "@prismicio/next";
import { env } from "@/lib/base/env/server";
import { routes } from "@/lib/base/routes";
import { isSameOrigin } from "@/lib/platform/http/origin";
import { acceptsHtml, isPrefetch } from "@/lib/platform/http/request-headers";
import { respondError, respondJson, respondNothing, respondSeeOther } from "@/lib/platform/http/respond";
import { clearPreviewCookies } from "./cookies";

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
