import { buildEventRiver } from "@/lib/features/event/river";

export const dynamic = "force-static";

export function GET() {
  return new Response(buildEventRiver(), {
    headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" },
  });
}
