import { route } from "@/lib/http/route";
import { startPreview } from "@/lib/prismic/preview/start";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: startPreview, HEAD: null });
