import { postLead } from "@/lib/features/leads/post-lead";
import { route } from "@/lib/platform/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: postLead("contact") });
