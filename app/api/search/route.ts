import { respondJson } from "@/lib/platform/http/respond";
import { route } from "@/lib/platform/http/route";
import { searchSite } from "@/lib/site/search/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => respondJson(await searchSite(new URL(request.url).searchParams.get("q"))),
});
