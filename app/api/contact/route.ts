import { leadRoute } from "@/lib/features/leads/lead-route";

/** The inquiry's path is defined by the specification. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = leadRoute;
