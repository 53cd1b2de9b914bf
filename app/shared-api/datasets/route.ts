import { endpointRoute } from "@/lib/shared-api/serve";

export const { GET } = endpointRoute("datasets");
