import { postReceipt } from "@/lib/features/receipts/post-receipt";
import { route } from "@/lib/platform/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: postReceipt("withdraw") });
