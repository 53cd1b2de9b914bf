import { route } from "@/lib/http/route";
import { landPreview } from "@/lib/prismic/preview/start";

/** Says plainly when the browser has kept no cookies: the page itself would be the published one. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: landPreview });
