import "server-only";
import { env } from "@/lib/base/env/server";
import { slugify } from "@/lib/base/markdown/slug";
import { routes } from "@/lib/base/routes";
import { getEvent, getRecordings } from "@/lib/content/endpoints/company";
import type { OxbowEvent } from "@/lib/content/endpoints/schemas-company";
import { buildPageEntry } from "@/lib/content/seo/company-page";
import type { PageEntry } from "@/lib/content/seo/site-pages";
import { buildCalendarFile } from "./calendar";

export async function getEventPage() {
  const content = await getEvent();
  return { content, entry: buildPageEntry(routes.event(), content.head) };
}

export async function getRecordingsPage() {
  const content = await getRecordings();
  return { content, entry: buildPageEntry(routes.recordings(), content.head) };
}

export function buildEventCalendar({ name, lead, start, end, place, head }: OxbowEvent): string {
  const url = env.SITE_URL + routes.event();
  return buildCalendarFile({
    uid: `${slugify(name)}@oxbow.example`,
    start,
    end,
    stamp: head.updated,
    title: name,
    description: `${lead}\n${url}`,
    location: `${place.name}, ${place.locality}, and online`,
    url,
  });
}

export async function getEventCalendar(): Promise<string> {
  return buildEventCalendar(await getEvent());
}

export async function listEventPages(): Promise<PageEntry[]> {
  return [(await getEventPage()).entry, (await getRecordingsPage()).entry];
}
