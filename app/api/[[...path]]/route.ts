import { unknownRoute } from "@/lib/platform/http/route";

/** /api, and all unknown paths below it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = unknownRoute;
