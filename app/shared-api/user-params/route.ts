import { userParamsRoute } from "@/lib/content/endpoints/serve-user-params";

export const { GET } = userParamsRoute();
