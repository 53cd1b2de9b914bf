/**
 * Every event that this site sends to analytics. `track` only accepts these names with their own properties.
 *
 * PRIVACY: names of products, plans, forms and places on the site. Never what a visitor typed.
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

/** Every event name, for the ingest endpoint. */
export const eventNames = [
  "$pageview",
  "form_started",
  "form_submitted",
  "modal_opened",
  "plan_picked",
  "calculator_used",
  "file_downloaded",
  "dashboard_opened",
  "experiment_viewed",
] as const satisfies readonly AnalyticsEvent[];

type Tracked = { [Name in AnalyticsEvent]: { name: Name; properties: AnalyticsEvents[Name]; at: Date } };
export type TrackedEvent = Tracked[AnalyticsEvent];
type Sink = (event: TrackedEvent) => void;

/** More events than a visitor causes while the library loads. */
const maxQueued = 50;

let sink: Sink | "waiting" | null = null;
let queue: TrackedEvent[] = [];

/** Records an event. Without the visitor's consent it is dropped immediately. */
export function track<Name extends AnalyticsEvent>(name: Name, properties: AnalyticsEvents[Name]): void {
  // The function's signature guarantees that name and properties match; TypeScript cannot infer it for a
  // union.
  const event = { name, properties, at: new Date() } as TrackedEvent;
  if (typeof sink === "function") sink(event);
  else if (sink === "waiting" && queue.length < maxQueued) queue.push(event);
}

/** Where events go: a function, which first receives those queued while `"waiting"`; null drops all. */
export function setEventSink(next: Sink | "waiting" | null): void {
  sink = next;
  if (next === "waiting") return;
  const queued = queue;
  queue = [];
  if (next !== null) queued.forEach(next);
}
