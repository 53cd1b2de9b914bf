/** Analytics on a page, from its consent to its end. Call it when the page is idle. */

import { getConsent, onConsentChange } from "@/lib/content/consent/consent";
import { setEventSink } from "@/lib/features/analytics/events";
import { loadSiteSettings } from "./site-settings";

type Stop = () => void;

const isAllowed = () => getConsent().analytics;

async function begin(): Promise<Stop> {
  const [client, { observeVisitor }] = await Promise.all([
    import("@/lib/features/analytics/client"),
    import("@/lib/features/analytics/observe"),
  ]);
  const token = (await loadSiteSettings()).analyticsToken;
  if (token === undefined || !isAllowed()) return client.stopClient;
  setEventSink("waiting");
  const stopObserving = observeVisitor();
  await client.startClient(token, isAllowed);
  return () => {
    stopObserving();
    client.stopClient();
  };
}

/**
 * Starts analytics as soon as the visitor has allowed it, ends it when they withdraw, and so on. Without
 * consent no byte of it is fetched. Web vitals are another matter: see `vitals/report.ts`.
 */
export function startAnalytics(): void {
  let running: Promise<Stop | null> | null = null;
  const follow = () => {
    if (isAllowed() && running === null) {
      running = begin().catch(() => {
        // Blocked or away: the page works without.
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
  onConsentChange(follow);
  follow();
}
