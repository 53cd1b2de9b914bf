import { route } from "@/lib/platform/http/route";
import { acceptPrismicWebhook } from "@/lib/site/webhook";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: acceptPrismicWebhook });
