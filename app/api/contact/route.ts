import { leadRoute } from "@/lib/features/leads/post-lead";

/** The inquiry's address is the specification's. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = leadRoute;
