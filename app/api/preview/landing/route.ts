import { checkPreviewCookies } from "@/lib/content/prismic/preview/session";
import { route } from "@/lib/platform/http/route";

/** Reports blocked cookies: without them the preview would show the published page. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: checkPreviewCookies });
