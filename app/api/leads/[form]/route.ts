import { leadRoute } from "@/lib/features/leads/post-lead";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = leadRoute;
