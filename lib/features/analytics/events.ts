/**
 * Every event that this site's code tracks; the library adds its own. `track` only accepts these names with their own
 * properties.
 *
 * PRIVACY: properties hold names of products, plans, forms and places on the site, never what a visitor typed.
 */
type AnalyticsEvents = {
  /** A page was opened, including client-side navigation. */
  $pageview: { page_type: string };
  form_started: { form: string };
  form_submitted: { form: string };
  modal_opened: { product?: string; plan?: string };
  plan_picked: { product?: string; plan: string };
  calculator_used: { calculator: string };
  file_downloaded: { file: string };
  /** A link to the dashboard was clicked, with its place on the page. */
  dashboard_opened: { place: string };
  /** The open page is a variant of a page experiment. */
  experiment_viewed: { experiment_id: string; experiment_variation: string };
};
type AnalyticsEvent = keyof AnalyticsEvents;
type EventProperty = { [Name in AnalyticsEvent]: keyof AnalyticsEvents[Name] }[AnalyticsEvent];

/** Every event name, for the ingest endpoint. */
export const ownEvents: Record<AnalyticsEvent, true> = {
  $pageview: true,
  form_started: true,
  form_submitted: true,
  modal_opened: true,
  plan_picked: true,
  calculator_used: true,
  file_downloaded: true,
  dashboard_opened: true,
  experiment_viewed: true,
};
/** Whether the ingest endpoint stores a property as sent. Not `page_type`: it computes that from the URL. */
export const ownProperties: Record<EventProperty, boolean> = {
  page_type: false,
  form: true,
  product: true,
  plan: true,
  calculator: true,
  file: true,
  place: true,
  experiment_id: true,
  experiment_variation: true,
};

type Tracked = { [Name in AnalyticsEvent]: { name: Name; properties: AnalyticsEvents[Name]; at: Date } };
export type TrackedEvent = Tracked[AnalyticsEvent];
type Sink = (event: TrackedEvent) => void;

/** More events than a visitor causes while the library loads. */
const maxQueued = 50;

let sink: Sink | "waiting" | null = null;
let queue: TrackedEvent[] = [];

/** Records an event. Dropped unless analytics is starting or running, which needs the visitor's consent. */
export function track<Name extends AnalyticsEvent>(name: Name, properties: AnalyticsEvents[Name]): void {
  // The function's signature guarantees that name and properties match; TypeScript cannot infer it for a
  // union.
  const event = { name, properties, at: new Date() } as TrackedEvent;
  if (typeof sink === "function") sink(event);
  else if (sink === "waiting" && queue.length < maxQueued) queue.push(event);
}

/**
 * Sets where events go. `"waiting"` queues them; a function receives the queued events, then each new one; null drops them
 * all.
 */
export function setEventSink(next: Sink | "waiting" | null): void {
  sink = next;
  if (next === "waiting") return;
  const queued = queue;
  queue = [];
  if (next !== null) queued.forEach(next);
}
