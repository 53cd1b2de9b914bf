import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { toStorable } from "@/lib/base/format/storable";
import { isRecord } from "@/lib/base/is-record";
import { cleanUrl } from "@/lib/features/analytics/clean-url";
import { ownEvents } from "@/lib/features/analytics/events";
import { pageTypeOf } from "@/lib/features/analytics/page-type";
import { type StoredEvent, surveyEvents } from "@/lib/features/analytics/store/types";

/** Placeholder ids: programs send them when they have no visitor id. */
const placeholders = new Set(
  "0 00000000-0000-0000-0000-000000000000 anon anonymous anonymous_user anonymoususer distinct_id distinctid email false guest id nan nil none not_authenticated null true undefined unknown user user_id".split(
    " ",
  ),
);

/** A visitor's id. Empty values and placeholders are rejected (specification, point 5). */
const distinctId = z
  .unknown()
  .transform((id) => (typeof id === "string" ? toStorable(id).trim() : ""))
  .refine(
    (id) => id !== "" && id.length <= 200 && !placeholders.has(id.toLowerCase()) && !/^\[object/i.test(id),
    "distinct_id is missing, too long, or a placeholder.",
  );

const known = new Set<string>([
  ...Object.keys(ownEvents),
  ...surveyEvents,
  "$identify",
  "$feature_flag_called",
  "$$client_ingestion_warning",
]);

const currentUrl = z.string("The current URL must be a string.").optional();

const eventSchema = z.object({
  event: z
    .string("The event's name must be a string.")
    .refine((name) => known.has(name), "This event is not in this site's catalog."),
  uuid: z.uuid().optional(),
  timestamp: z.iso.datetime({ offset: true }).optional(),
  /** Age of the event in ms when it was sent, for events without a timestamp. */
  offset: z.number().min(0).optional(),
  distinct_id: z.unknown().optional(),
  properties: z.looseObject({ distinct_id: z.unknown().optional(), $current_url: currentUrl }).default({}),
});

const flagsSchema = z.object({
  distinct_id: distinctId,
  person_properties: z.looseObject({ $current_url: currentUrl, $initial_current_url: currentUrl }).optional(),
});

/** Replaces Zod's messages, which could echo the input. A message that a schema sets takes precedence. */
const malformed = { error: () => "The body is malformed." };
/** The message of the first problem. */
const reasonOf = ({ issues }: z.ZodError) => issues[0]?.message ?? "";

const maxEvents = 500;
/**
 * PRIVACY: the properties that are stored with an event in addition to its columns, and the answers to surveys. Everything
 * else that the library sends (screen, browser version, time zone, language …) is dropped.
 */
const keptProperties = new Set<string>([
  ...Object.values(ownEvents).flat(),
  ...["$survey_id", "$survey_name", "$survey_iteration", "$survey_submission_id", "$survey_completed"],
  ...["$survey_partially_completed", "$feature_flag", "$feature_flag_response"],
]);
// A column of its own, computed from the URL.
keptProperties.delete("page_type");
const isKept = (key: string) => keptProperties.has(key) || /^\$survey_response(?:_[\w-]{1,60})?$/.test(key);
/** Limits of an event's stored properties. */
const maxTextLength = 2_000;
const maxKeys = 40;
const maxBytes = 16_384;
/** Older events get the time of receipt. */
const maxEventAgeMs = 24 * 60 * 60 * 1_000;

/** The allowed properties as JSON text; null when they exceed the limits. */
function serializeKept(properties: Record<string, unknown>): string | null {
  const kept = Object.entries(properties).flatMap(([key, value]): [string, unknown][] => {
    if (!isKept(key)) return [];
    if (typeof value === "string") return [[key, value.slice(0, maxTextLength)]];
    if (typeof value === "number" || typeof value === "boolean") return [[key, value]];
    const isStringArray =
      Array.isArray(value) && value.length <= 20 && value.every((one) => typeof one === "string");
    return isStringArray ? [[key, value.map((one: string) => one.slice(0, maxTextLength))]] : [];
  });
  const text = JSON.stringify(Object.fromEntries(kept));
  return kept.length > maxKeys || Buffer.byteLength(text) > maxBytes ? null : text;
}

const textOf = (value: unknown, maxLength = 200): string | null =>
  typeof value === "string" && value !== "" ? toStorable(value.slice(0, maxLength)) : null;

function timeOf({ timestamp, offset = 0 }: z.output<typeof eventSchema>, now: number): number {
  const sentAt = timestamp === undefined ? now - offset : Date.parse(timestamp);
  // A time in the future, or more than a day ago, is probably that of a wrong clock.
  return Math.floor(sentAt <= now && now - sentAt <= maxEventAgeMs ? sentAt : now);
}

/** The source of a visit: the campaign's source, otherwise the referring site. */
function sourceOf(properties: Record<string, unknown>, host: string): string | null {
  const campaign = textOf(properties.utm_source, 80);
  const referrer = textOf(properties.$referring_domain, 120);
  if (campaign !== null) return campaign;
  return referrer !== null && referrer !== "$direct" && referrer !== host ? referrer : null;
}

function toStored(
  given: z.output<typeof eventSchema>,
  person: string,
  country: string | null,
  now: number,
): StoredEvent | string {
  const { event, properties, uuid } = given;
  const url = URL.parse(cleanUrl(properties.$current_url ?? ""));
  const path = url?.pathname.slice(0, 300) ?? null;
  const at = timeOf(given, now);
  const kept = serializeKept(properties);
  if (kept === null) return `An event has at most ${maxKeys} properties and ${maxBytes} bytes.`;
  return {
    // An event that is sent again has the same id, so it is not counted twice: its `uuid`, or a hash.
    id:
      uuid ??
      createHash("sha256")
        .update(JSON.stringify([person, event, at, kept]))
        .digest("hex"),
    name: event,
    at,
    person,
    is_identified: properties.$is_identified === true || event === "$identify" ? 1 : 0,
    session: textOf(properties.$session_id, 60) ?? person,
    path,
    page_type: path === null ? null : pageTypeOf(path),
    source: sourceOf(properties, url?.host ?? ""),
    medium: textOf(properties.utm_medium, 80),
    campaign: textOf(properties.utm_campaign, 120),
    content: textOf(properties.utm_content, 120),
    country,
    device: textOf(properties.$device_type, 20),
    experiment: textOf(properties.experiment_id, 60),
    variation: textOf(properties.experiment_variation, 60),
    form: textOf(properties.form, 40),
    properties: kept,
  };
}

/** The events of a body, in any of the three shapes that clients send. */
function listItems(body: unknown): unknown[] {
  if (Array.isArray(body)) return body;
  if (!isRecord(body)) return [];
  return Array.isArray(body.batch) ? body.batch : [body];
}

function listKeys(value: unknown): unknown[] {
  if (!isRecord(value)) return [];
  const { api_key, token, properties } = value;
  const inner = isRecord(properties) ? [properties.api_key, properties.token] : [];
  return [api_key, token, ...inner].filter((key) => key !== undefined);
}

/**
 * The error for a body with a missing or wrong project key, otherwise null. SECURITY: checks every event of a
 * batch, so that none can belong to another project.
 */
export function checkProjectToken(body: unknown, token: string) {
  const keys = new Set([...listKeys(body), ...listItems(body).flatMap(listKeys)]);
  const [key] = keys;
  if (keys.size === 1 && key === token) return null;
  const isOtherProject = [...keys].some((one) => typeof one === "string" && one !== "" && one !== token);
  return isOtherProject
    ? ({ code: "unauthorized", reason: "The project's key is wrong." } as const)
    : ({ code: "bad-request", reason: "The project's key is missing." } as const);
}

/** The event to store, or the reason why it is refused. */
function readEvent(item: unknown, country: string | null, now: number): StoredEvent | string {
  const parsed = eventSchema.safeParse(item, malformed);
  if (!parsed.success) return reasonOf(parsed.error);
  const person = distinctId.safeParse(parsed.data.distinct_id ?? parsed.data.properties.distinct_id);
  return person.success ? toStored(parsed.data, person.data, country, now) : reasonOf(person.error);
}

/**
 * Validates the events of a decoded body: those to store, the number that are refused, and why the first one is. The project key was
 * checked before.
 * @param country two-letter code; null when unknown
 */
export function readEvents(
  body: unknown,
  country: string | null,
  now: number,
): { events: StoredEvent[]; refused: number; reason: string } {
  const items = listItems(body);
  if (items.length > maxEvents)
    return { events: [], refused: items.length, reason: `A batch has 1 to ${maxEvents} events.` };
  const read = items.map((item) => readEvent(item, country, now));
  const events = read.filter((one) => typeof one !== "string");
  const reason = read.find((one) => typeof one === "string") ?? "The batch has no events.";
  return { events, refused: items.length - events.length, reason };
}

/** The visitor id of a request for feature flags, validated like that of an event; otherwise what is wrong. */
export function readFlagsRequest(body: unknown): { person: string } | { reason: string } {
  const parsed = flagsSchema.safeParse(body, malformed);
  return parsed.success ? { person: parsed.data.distinct_id } : { reason: reasonOf(parsed.error) };
}
