import { unknownRoute } from "@/lib/platform/http/route";

/** All other paths below /metrics. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = unknownRoute;
