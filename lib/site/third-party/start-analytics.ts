/** Starts and stops analytics with the visitor's consent. Call it when the page is idle. */

import { getConsent, onConsentChange } from "@/lib/content/consent/consent";
import { setEventSink } from "@/lib/features/analytics/events";
import { loadSiteSettings } from "./site-settings";

type Stop = () => void;

const isAllowed = () => getConsent().analytics;

async function begin(): Promise<Stop> {
  const [client, { trackVisitor }] = await Promise.all([
    import("@/lib/features/analytics/client"),
    import("@/lib/features/analytics/observe"),
  ]);
  const token = (await loadSiteSettings()).analyticsToken;
  if (token === undefined || !isAllowed()) return client.stopClient;
  setEventSink("waiting");
  const stopTracking = trackVisitor();
  await client.startClient(token, isAllowed);
  return () => {
    stopTracking();
    client.stopClient();
  };
}

/**
 * Starts analytics when the visitor allows it and stops it when they withdraw. Without consent, none of its
 * code is downloaded. Web vitals are separate: see `vitals/report.ts`.
 */
export function startAnalytics(): void {
  let running: Promise<Stop | null> | null = null;
  const applyConsent = () => {
    if (isAllowed() && running === null) {
      running = begin().catch(() => {
        // Blocked or unavailable: the page works without it.
        setEventSink(null);
        return null;
      });
    } else if (!isAllowed() && running !== null) {
      const ending = running;
      running = null;
      setEventSink(null);
      void ending.then((stop) => stop?.());
    }
  };
  onConsentChange(applyConsent);
  applyConsent();
}
