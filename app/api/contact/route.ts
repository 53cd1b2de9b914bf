import { leadRoute } from "@/lib/features/leads/lead-route";

/** The inquiry's address is the specification's. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = leadRoute;
