import { leadRoute } from "@/lib/features/leads/lead-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = leadRoute;
