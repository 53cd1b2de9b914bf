/** The link in a mail that confirms a seat in the hall of the next event. */
import "server-only";
import { env } from "@/lib/base/env/server";
import { slugify } from "@/lib/base/markdown/slug";
import { routes } from "@/lib/base/routes";
import { endpoints } from "@/lib/content/endpoints/endpoints";
import type { OxbowEvent } from "@/lib/content/endpoints/schemas-company";
import { parseToken, signToken } from "@/lib/platform/keys/signing";

/** The next event, without waiting for a remote host: for forms, mails and the worker. */
export const getCachedEvent = () => endpoints.event.readCached();

/** The id of an event in the database, made of its name: a renamed event has a new id, and old links become invalid. */
export const eventIdOf = ({ name }: OxbowEvent) => slugify(name);

/** Signed together with the lead's id, so a link is valid for one event only. The line break separates them. */
const getScope = async () => `${eventIdOf(await getCachedEvent())}\n`;

/** The absolute URL for the email that confirms a seat. */
export async function buildSeatLink(leadId: string): Promise<string> {
  return env.SITE_URL + routes.eventConfirm(await signToken("seat-confirm", leadId, await getScope()));
}

/** The lead id in a seat's token; null if the token is invalid or for another event. */
export const parseSeatToken = async (token: string): Promise<string | null> =>
  parseToken("seat-confirm", token, await getScope());
