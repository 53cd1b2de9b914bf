import { route } from "@/lib/http/route";
import { postInquiry } from "@/lib/leads/post-inquiry";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: postInquiry });
