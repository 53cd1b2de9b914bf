import { postSubscription } from "@/lib/features/newsletter/post-subscription";
import { route } from "@/lib/platform/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: postSubscription("unsubscribe"),
});
