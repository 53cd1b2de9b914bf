import { userParamsRoute } from "@/lib/shared-api/serve-user-params";

export const { GET } = userParamsRoute();
