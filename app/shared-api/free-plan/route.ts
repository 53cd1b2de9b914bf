import { endpointRoute } from "@/lib/content/endpoints/serve";

export const { GET } = endpointRoute("free-plan");
