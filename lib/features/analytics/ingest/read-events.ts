import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { cleanAddress } from "@/lib/features/analytics/clean-address";
import { eventNames } from "@/lib/features/analytics/events";
import { pageTypeOf } from "@/lib/features/analytics/page-type";
import { type StoredEvent, surveyEvents } from "@/lib/features/analytics/store/types";

/** Ids that stand for nobody: programs send them when they had none. */
const placeholders = new Set(
  "0 00000000-0000-0000-0000-000000000000 anon anonymous anonymous_user anonymoususer distinct_id distinctid email false guest id nan nil none not_authenticated null true undefined unknown user user_id [object object]".split(
    " ",
  ),
);

/** A visitor's id; empty ones and placeholders are refused (specification, point 5). */
export const distinctId = z
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
  ...surveyEvents,
  "$identify",
  "$feature_flag_called",
  "$$client_ingestion_warning",
]);

/**
 * PRIVACY: what is kept of an event beside its columns. Everything else that the library sends (screen,
 * browser version, time zone, language …) is dropped.
 */
const keptProperties =
  /^(?:form|product|plan|calculator|file|place|experiment_id|experiment_variation|\$survey_id|\$survey_name|\$survey_iteration|\$survey_response(?:_[\w-]{1,60})?|\$survey_submission_id|\$survey_completed|\$survey_partially_completed|\$feature_flag|\$feature_flag_response)$/;
const maxValue = 2_000;
/** Bounds of what is kept of one event beside its columns. */
const maxKeys = 40;
const maxBytes = 16_384;

/** Why an event is not taken, by its place in the batch. */
export type Rejection = { index: number; reason: string };
/** `unauthorized`: the body is for another project. */
type Refusal = { ok: false; code: "bad-request" | "unauthorized"; reason: string };
export type EventsReading =
  | { ok: true; events: StoredEvent[]; rejected: Rejection[] }
  | (Refusal & { rejected: Rejection[] });

/** The kept properties as JSON text; null when they are more than an event may have. */
function keep(properties: Record<string, unknown>): string | null {
  const kept = Object.entries(properties).flatMap(([key, value]): [string, unknown][] => {
    if (!keptProperties.test(key)) return [];
    if (typeof value === "string") return [[key, value.slice(0, maxValue)]];
    if (typeof value === "number" || typeof value === "boolean") return [[key, value]];
    const isChoice =
      Array.isArray(value) && value.length <= 20 && value.every((one) => typeof one === "string");
    return isChoice ? [[key, value.map((one: string) => one.slice(0, 100))]] : [];
  });
  const text = JSON.stringify(Object.fromEntries(kept));
  return kept.length > maxKeys || Buffer.byteLength(text) > maxBytes ? null : text;
}

const textOf = (value: unknown, longest = 200): string | null =>
  typeof value === "string" && value !== "" ? value.slice(0, longest) : null;

function timeOf({ timestamp, offset = 0 }: z.output<typeof eventSchema>, now: number): number {
  const told = timestamp === undefined ? now - offset : Date.parse(timestamp);
  // A wrong clock must not put events outside the time for which they are kept, nor into the future.
  return told <= now && now - told <= 86_400_000 ? told : now;
}

/** Where a visit came from: the campaign's source, else the site that linked here. */
function sourceOf(properties: Record<string, unknown>, host: string): string | null {
  const campaign = textOf(properties.utm_source, 80);
  const referrer = textOf(properties.$referring_domain, 120);
  if (campaign !== null) return campaign;
  return referrer !== null && referrer !== "$direct" && referrer !== host ? referrer : null;
}

type Sender = {
  /** Two letters; null where it is not known. */
  country: string | null;
};

function toStored(
  given: z.output<typeof eventSchema>,
  person: string,
  { country }: Sender,
  now: number,
): StoredEvent | string {
  const { event, properties, uuid } = given;
  const address = URL.parse(cleanAddress(properties.$current_url ?? ""));
  const path = address?.pathname.slice(0, 300) ?? null;
  const at = timeOf(given, now);
  const kept = keep(properties);
  if (kept === null) return tooMuch;
  return {
    // A batch that is sent again has the same ids: nothing is counted twice.
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
    source: sourceOf(properties, address?.host ?? ""),
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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The single events of a body, in any of the three shapes in which clients send them. */
function listItems(body: unknown): unknown[] {
  if (Array.isArray(body)) return body;
  if (!isObject(body)) return [];
  return Array.isArray(body.batch) ? body.batch : [body];
}

/** Every project's key that an object names, itself or in its properties. */
function listKeys(value: unknown): unknown[] {
  if (!isObject(value)) return [];
  const { api_key, token, properties } = value;
  const inner = isObject(properties) ? [properties.api_key, properties.token] : [];
  return [api_key, token, ...inner].filter((key) => key !== undefined);
}

/**
 * Whether a body is for the project of `token`; null when it is.
 * SECURITY: every event of a batch is looked at, so that none is for another project.
 */
export function refuseOtherProject(body: unknown, token: string): Refusal | null {
  const keys = new Set([...listKeys(body), ...listItems(body).flatMap(listKeys)]);
  const [key] = keys;
  if (keys.size === 1 && key === token) return null;
  const isOther = [...keys].some((one) => typeof one === "string" && one !== "" && one !== token);
  return isOther
    ? { ok: false, code: "unauthorized", reason: "The project's key is wrong." }
    : { ok: false, code: "bad-request", reason: "The project's key is missing." };
}

const tooMuch = `An event has at most ${maxKeys} properties and ${maxBytes} bytes.`;
const unknownEvent = "This event is not in this site's catalog.";
const badPerson = "distinct_id is missing, too long, or a placeholder.";

/** Says what is wrong without a word of the input. */
function explain({ issues }: z.ZodError): string {
  const keys = issues.flatMap(({ path }) => path);
  if (keys.includes("event")) return "The event's name must be a text of 1 to 200 characters.";
  if (keys.includes("distinct_id")) return badPerson;
  return keys.some((key) => /current_url$/.test(String(key)))
    ? "The current URL must be a text."
    : "The body is malformed.";
}

function readEvent(item: unknown, sender: Sender, now: number): StoredEvent | string {
  const parsed = eventSchema.safeParse(item);
  if (!parsed.success) return explain(parsed.error);
  const person = distinctId.safeParse(parsed.data.distinct_id ?? parsed.data.properties.distinct_id);
  if (!person.success) return badPerson;
  return known.has(parsed.data.event) ? toStored(parsed.data, person.data, sender, now) : unknownEvent;
}

/**
 * The events of a decoded body that may be stored, and why the others may not: a name or address that is no text,
 * nobody's id, an event beyond the catalogue. Not ok when the body has not `token`, or no event may be stored.
 */
export function readEvents(body: unknown, token: string, sender: Sender, now: number): EventsReading {
  const other = refuseOtherProject(body, token);
  if (other !== null) return { ...other, rejected: [] };
  const items = listItems(body);
  const refuse = (reason: string, rejected: Rejection[] = []) =>
    ({ ok: false, code: "bad-request", reason, rejected }) as const;
  if (items.length > maxEvents) return refuse(`A batch has 1 to ${maxEvents} events.`);
  const events: StoredEvent[] = [];
  const rejected: Rejection[] = [];
  items.forEach((item, index) => {
    const read = readEvent(item, sender, now);
    if (typeof read === "string") rejected.push({ index, reason: read });
    else events.push(read);
  });
  if (events.length === 0) return refuse(rejected[0]?.reason ?? "The batch has no events.", rejected);
  return { ok: true, events, rejected };
}

const text = z.string().optional();
const flagsQuestion = z.object({
  distinct_id: distinctId,
  person_properties: z.looseObject({ $current_url: text, $initial_current_url: text }).optional(),
});

/** The visitor that a question for flags is about; the same is refused as of an event. */
export function readFlagsQuestion(body: unknown, token: string): { ok: true; person: string } | Refusal {
  const other = refuseOtherProject(body, token);
  if (other !== null) return other;
  const question = flagsQuestion.safeParse(body);
  return question.success
    ? { ok: true, person: question.data.distinct_id }
    : { ok: false, code: "bad-request", reason: explain(question.error) };
}
