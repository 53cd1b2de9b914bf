import { route } from "@/lib/http/route";
import { postLead } from "@/lib/leads/post-lead";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: postLead("contact-message") });
