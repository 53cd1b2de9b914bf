import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { cleanAddress } from "@/lib/analytics/clean-address";
import { eventNames } from "@/lib/analytics/events";
import { pageTypeOf } from "@/lib/analytics/page-type";
import type { StoredEvent } from "@/lib/analytics/store/types";

/** Ids that stand for nobody: programs send them when they had none. */
const placeholders = new Set(
  "0 00000000-0000-0000-0000-000000000000 anon anonymous anonymous_user anonymoususer distinct_id distinctid email false guest id nan nil none not_authenticated null true undefined unknown user user_id [object object]".split(
    " ",
  ),
);

const distinctId = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((id) => !placeholders.has(id.toLowerCase()) && !/^\[object/i.test(id));

const eventSchema = z.object({
  event: z.string().min(1).max(200),
  uuid: z.uuid().optional(),
  timestamp: z.iso.datetime({ offset: true }).optional(),
  /** Age in ms when it was sent, for events without a clock of their own. */
  offset: z.number().min(0).optional(),
  distinct_id: z.unknown().optional(),
  properties: z
    .looseObject({ distinct_id: z.unknown().optional(), $current_url: z.string().optional() })
    .default({}),
});

const maxEvents = 500;
const known = new Set<string>([
  ...eventNames,
  "survey shown",
  "survey dismissed",
  "survey sent",
  "survey abandoned",
  "$identify",
  "$feature_flag_called",
  "$$client_ingestion_warning",
]);

/**
 * PRIVACY: what is kept of an event beside its columns. Everything else that the library sends (screen,
 * browser version, time zone, language …) is dropped.
 */
const keptProperties =
  /^(?:form|product|plan|calculator|file|place|experiment_id|experiment_variation|\$survey_id|\$survey_name|\$survey_iteration|\$survey_response(?:_[\w-]{1,60})?|\$survey_completed|\$survey_partially_completed|\$feature_flag|\$feature_flag_response|\$device_type)$/;
const maxValue = 2_000;

export type EventsReading =
  | { ok: true; token: string; events: StoredEvent[]; rejected: number }
  | { ok: false };

function keep(properties: Record<string, unknown>): string {
  const kept = Object.entries(properties).flatMap(([key, value]): [string, unknown][] => {
    if (!keptProperties.test(key)) return [];
    if (typeof value === "string") return [[key, value.slice(0, maxValue)]];
    if (typeof value === "number" || typeof value === "boolean") return [[key, value]];
    const isChoice =
      Array.isArray(value) && value.length <= 20 && value.every((one) => typeof one === "string");
    return isChoice ? [[key, value.map((one: string) => one.slice(0, 100))]] : [];
  });
  return JSON.stringify(Object.fromEntries(kept));
}

const textOf = (value: unknown, longest = 200): string | null =>
  typeof value === "string" && value !== "" ? value.slice(0, longest) : null;

function timeOf({ timestamp, offset = 0 }: z.output<typeof eventSchema>, now: number): number {
  const told = timestamp === undefined ? now - offset : Date.parse(timestamp);
  // A wrong clock must not put events outside the time for which they are kept.
  return Math.abs(now - told) <= 86_400_000 ? told : now;
}

/** Where a visit came from: the campaign's source, else the site that linked here. */
function sourceOf(properties: Record<string, unknown>, host: string): string | null {
  const campaign = textOf(properties.utm_source, 80);
  const referrer = textOf(properties.$referring_domain, 120);
  if (campaign !== null) return campaign;
  return referrer !== null && referrer !== "$direct" && referrer !== host ? referrer : null;
}

function toStored(given: z.output<typeof eventSchema>, person: string, now: number): StoredEvent {
  const { event, properties, uuid } = given;
  const address = URL.parse(cleanAddress(properties.$current_url ?? ""));
  const path = address?.pathname.slice(0, 300) ?? null;
  const at = timeOf(given, now);
  return {
    // A batch that is sent again has the same ids: nothing is counted twice.
    id:
      uuid ??
      createHash("sha256")
        .update(JSON.stringify([person, event, at, keep(properties)]))
        .digest("hex"),
    name: event,
    at,
    person,
    is_identified: properties.$is_identified === true || event === "$identify" ? 1 : 0,
    session: textOf(properties.$session_id, 60) ?? person,
    path,
    page_type: path === null ? null : pageTypeOf(path),
    source: sourceOf(properties, address?.host ?? ""),
    campaign: textOf(properties.utm_campaign, 120),
    experiment: textOf(properties.experiment_id, 60),
    variation: textOf(properties.experiment_variation, 60),
    form: textOf(properties.form, 40),
    properties: keep(properties),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The single events of a body, in any of the three shapes in which clients send them. */
function listGiven(body: unknown): { token: unknown; items: unknown[] } {
  if (Array.isArray(body)) {
    const [first] = body;
    const properties = isObject(first) && isObject(first.properties) ? first.properties : {};
    return { token: properties.token ?? (isObject(first) ? first.api_key : undefined), items: body };
  }
  if (!isObject(body)) return { token: undefined, items: [] };
  const properties = isObject(body.properties) ? body.properties : {};
  const items = Array.isArray(body.batch) ? body.batch : [body];
  return { token: body.api_key ?? body.token ?? properties.token, items };
}

function readEvent(item: unknown, now: number): StoredEvent | null {
  const parsed = eventSchema.safeParse(item);
  if (!parsed.success) return null;
  const person = distinctId.safeParse(parsed.data.distinct_id ?? parsed.data.properties.distinct_id);
  return person.success ? toStored(parsed.data, person.data, now) : null;
}

/**
 * The events of a decoded body that may be stored, and how many may not: a name or address that is no text,
 * nobody's id. Events beyond the catalogue are left out silently. Not ok when the body has no token of
 * `token`'s, or nothing in it can be read.
 */
export function readEvents(body: unknown, token: string, now: number): EventsReading {
  const given = listGiven(body);
  if (given.token !== token || given.items.length === 0 || given.items.length > maxEvents)
    return { ok: false };
  const read = given.items.map((item) => readEvent(item, now));
  const events = read.filter((event) => event !== null);
  if (events.length === 0) return { ok: false };
  return {
    ok: true,
    token,
    events: events.filter(({ name }) => known.has(name)),
    rejected: read.length - events.length,
  };
}
