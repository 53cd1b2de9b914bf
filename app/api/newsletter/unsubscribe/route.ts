import { postSubscription } from "@/lib/digest/post-subscription";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: postSubscription("unsubscribe"),
});
