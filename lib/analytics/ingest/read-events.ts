import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { cleanAddress } from "@/lib/analytics/clean-address";
import { eventNames } from "@/lib/analytics/events";
import { pageTypeOf } from "@/lib/analytics/page-type";
import { type StoredEvent, surveyEvents } from "@/lib/analytics/store/types";

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

/** Why an event is not taken, by its place in the batch. */
export type Rejection = { index: number; reason: string };
export type EventsReading =
  | { ok: true; events: StoredEvent[]; rejected: Rejection[] }
  | { ok: false; reason: string; rejected: Rejection[] };

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
): StoredEvent {
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
    medium: textOf(properties.utm_medium, 80),
    campaign: textOf(properties.utm_campaign, 120),
    content: textOf(properties.utm_content, 120),
    country,
    device: textOf(properties.$device_type, 20),
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

const unknownEvent = "This event is not in this site's catalogue (lib/analytics/events.ts).";
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
  const given = listGiven(body);
  const refuse = (reason: string, rejected: Rejection[] = []) => ({ ok: false as const, reason, rejected });
  if (given.token !== token) return refuse("The project's key is missing or wrong.");
  if (given.items.length === 0 || given.items.length > maxEvents)
    return refuse(`A batch has 1 to ${maxEvents} events.`);
  const events: StoredEvent[] = [];
  const rejected: Rejection[] = [];
  given.items.forEach((item, index) => {
    const read = readEvent(item, sender, now);
    if (typeof read === "string") rejected.push({ index, reason: read });
    else events.push(read);
  });
  if (events.length === 0) return refuse(rejected[0]?.reason ?? "", rejected);
  return { ok: true, events, rejected };
}

const text = z.string().optional();
const flagsQuestion = z.object({
  distinct_id: distinctId,
  person_properties: z.looseObject({ $current_url: text, $initial_current_url: text }).optional(),
});

/** The visitor that a question for flags is about; the same is refused as of an event. */
export function readFlagsQuestion(
  body: unknown,
  token: string,
): { ok: true; person: string } | { ok: false; reason: string } {
  if (listGiven(body).token !== token) return { ok: false, reason: "The project's key is missing or wrong." };
  const question = flagsQuestion.safeParse(body);
  return question.success
    ? { ok: true, person: question.data.distinct_id }
    : { ok: false, reason: explain(question.error) };
}
