import { unknownRoute } from "@/lib/http/route";

/** Nothing is measured here yet. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = unknownRoute;
