/**
 * The catalogue of events: what this site tells analytics, and nothing else. `track` takes only these names
 * with their own properties.
 *
 * PRIVACY: names of products, plans, forms and places on the site. Never what a visitor typed.
 */
export type AnalyticsEvents = {
  /** A page was opened, first or by a soft navigation. */
  $pageview: { page_type: string };
  form_started: { form: string };
  /** A lead was accepted. */
  form_submitted: { form: string };
  modal_opened: { product?: string; plan?: string };
  plan_picked: { product?: string; plan: string };
  calculator_used: { calculator: string };
  file_downloaded: { file: string };
  /** On the way to the dashboard, from where on the page. */
  dashboard_opened: { place: string };
  /** The open page is a variant of a page experiment. */
  experiment_viewed: { experiment_id: string; experiment_variation: string };
};
export type AnalyticsEvent = keyof AnalyticsEvents;

/** Every name of the catalogue, for whoever takes events in. */
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

/** More than a visitor does while the library is on its way. */
const longestWait = 50;

let sink: Sink | "waiting" | null = null;
let waiting: TrackedEvent[] = [];

/** Tells analytics of an event. Without the visitor's consent it is forgotten at once. */
export function track<Name extends AnalyticsEvent>(name: Name, properties: AnalyticsEvents[Name]): void {
  // A union's member from a generic name: the two belong together by this function's own signature.
  const event = { name, properties, at: new Date() } as TrackedEvent;
  if (typeof sink === "function") sink(event);
  else if (sink === "waiting" && waiting.length < longestWait) waiting.push(event);
}

/**
 * Says where events go: to a function, which first gets what has waited; `"waiting"` while consent is there
 * and the library is not; null to forget them, also those that wait.
 */
export function setEventSink(next: Sink | "waiting" | null): void {
  sink = next;
  if (next === "waiting") return;
  const held = waiting;
  waiting = [];
  if (next !== null) held.forEach(next);
}
