import { route } from "@/lib/http/route";
import { postReceipt } from "@/lib/receipts/post-receipt";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: postReceipt("correct") });
