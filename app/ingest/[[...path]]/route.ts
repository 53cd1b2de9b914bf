import { handleIngestGet, handleIngestPost } from "@/lib/features/analytics/ingest/endpoint";
import { route } from "@/lib/platform/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handleIngestGet,
  POST: handleIngestPost,
});
