import { answerIngestGet, answerIngestPost } from "@/lib/analytics/ingest/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: answerIngestGet,
  POST: answerIngestPost,
});
