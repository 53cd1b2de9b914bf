import { unknownRoute } from "@/lib/platform/http/route";

/** Every address below /metrics. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = unknownRoute;
