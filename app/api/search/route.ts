import { respondJson } from "@/lib/http/respond";
import { route } from "@/lib/http/route";
import { searchSite } from "@/lib/site/search/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => respondJson(await searchSite(new URL(request.url).searchParams.get("q"))),
});
