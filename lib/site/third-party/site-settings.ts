import type { ThirdPartySettings } from "./third-parties";

/** Run-time settings that components load when they need them. Shared by browser and server. */
export type SiteSettings = {
  /** The scheduling page, if configured. */
  bookingUrl?: string;
  /** Whether a press on the overlay closes the inquiry's dialog. */
  closeOnOverlay: boolean;
  /** The project key sent with analytics events. */
  analyticsToken?: string;
  thirdParties: Partial<ThirdPartySettings>;
};

/** Used when settings cannot be fetched: the inquiry has no link to the scheduling page, and hosted forms stay plain links. */
const fallbackSettings: SiteSettings = { closeOnOverlay: true, thirdParties: {} };

let pending: Promise<SiteSettings> | null = null;

async function fetchSettings(): Promise<SiteSettings> {
  const response = await fetch("/api/settings", { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`settings: ${response.status}`);
  return response.json();
}

/** The settings, fetched once per page load; after a failure the next call retries. */
export function loadSiteSettings(): Promise<SiteSettings> {
  pending ??= fetchSettings().catch(() => {
    pending = null;
    return fallbackSettings;
  });
  return pending;
}
