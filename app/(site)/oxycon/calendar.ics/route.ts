import { getEventCalendar } from "@/lib/features/event/read";

export const dynamic = "force-static";
export const revalidate = 3600;

export async function GET() {
  return new Response(await getEventCalendar(), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="oxycon.ics"',
    },
  });
}
