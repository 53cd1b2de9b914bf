import { checkPreviewCookies } from "@/lib/content/prismic/preview/start";
import { route } from "@/lib/platform/http/route";

/** Says plainly when the browser has kept no cookies: the page itself would be the published one. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: checkPreviewCookies });
