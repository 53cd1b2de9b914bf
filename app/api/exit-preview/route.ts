import { route } from "@/lib/http/route";
import { leavePreview } from "@/lib/prismic/preview/exit";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: leavePreview, HEAD: null });
