import { getConsent, onConsentChange } from "@/lib/content/consent/consent";
import { setEventSink } from "@/lib/features/analytics/events";
import { isDraft } from "./allowed-pages";
import { loadSiteSettings } from "./site-settings";

type Stop = () => void;

const isAllowed = () => getConsent().analytics && !isDraft();

async function begin(): Promise<Stop> {
  if (isAllowed()) setEventSink("waiting");
  const [client, { trackVisitor }] = await Promise.all([
    import("@/lib/features/analytics/client"),
    import("@/lib/features/analytics/observe"),
  ]);
  const token = (await loadSiteSettings()).analyticsToken;
  if (token === undefined || !isAllowed()) {
    setEventSink(null);
    return client.stopClient;
  }
  const stopTracking = trackVisitor();
  const stop = () => {
    stopTracking();
    client.stopClient();
  };
  await client.startClient(token, isAllowed).catch((error) => {
    stop();
    throw error;
  });
  return stop;
}

/**
 * Starts analytics when the visitor allows it and stops it when they withdraw consent. Call it when the page is idle. Without
 * consent, the analytics client is not downloaded. Web vitals are separate: see `lib/features/analytics/vitals/report.ts`.
 */
export function startAnalytics(): void {
  let isRunning = false;
  /** The last start or stop: each waits for the one before it. */
  let last: Promise<Stop | null> = Promise.resolve(null);

  const start = () =>
    begin().catch(() => {
      // Blocked or unavailable: the page works without it.
      setEventSink(null);
      return null;
    });

  const applyConsent = () => {
    if (isAllowed() === isRunning) return;
    isRunning = isAllowed();
    if (isRunning) {
      last = last.then(start);
    } else {
      setEventSink(null);
      last = last.then((stop) => {
        stop?.();
        return null;
      });
    }
  };
  onConsentChange(applyConsent);
  applyConsent();
}
