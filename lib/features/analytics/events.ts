/**
 * Every event that this site's code tracks, with its properties; the library adds its own.
 *
 * PRIVACY: properties hold names of products, plans, forms and places on the site, never what a visitor typed.
 */
export const ownEvents = {
  /** A page was opened, including client-side navigation. */
  $pageview: ["page_type"],
  form_started: ["form"],
  form_submitted: ["form"],
  modal_opened: ["product", "plan"],
  plan_picked: ["product", "plan"],
  calculator_used: ["calculator"],
  file_downloaded: ["file"],
  /** A link to the dashboard was clicked, with its place on the page. */
  dashboard_opened: ["place"],
  /** The open page is a variant of a page experiment. */
  experiment_viewed: ["experiment_id", "experiment_variation"],
} as const;
type EventName = keyof typeof ownEvents;

export type TrackedEvent = { name: EventName; properties: Record<string, string | undefined>; at: Date };
type Sink = (event: TrackedEvent) => void;

/** More events than a visitor causes while the library loads. */
const maxQueued = 50;

let sink: Sink | "waiting" | null = null;
let queue: TrackedEvent[] = [];

/** Records an event. Dropped unless analytics is starting or running, which needs the visitor's consent. */
export function track<Name extends EventName>(
  name: Name,
  properties: { [Key in (typeof ownEvents)[Name][number]]?: string },
): void {
  const event = { name, properties, at: new Date() };
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
