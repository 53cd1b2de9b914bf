import { checkPreviewCookies } from "@/lib/content/prismic/preview/session";
import { route } from "@/lib/platform/http/route";

/** Redirects to the draft; explains it if the browser blocked the preview's cookies, without which it would show the published page. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: checkPreviewCookies });
