import { unknownRoute } from "@/lib/platform/http/route";

/** Every address under /api that no other route takes, and /api itself. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = unknownRoute;
