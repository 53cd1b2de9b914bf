import type { ThirdPartySettings } from "./registry";

/** Settings of the running site that parts of a page ask for when they are wanted. Shared by browser and server. */
export type SiteSettings = {
  /** The scheduling page; unset where this site has none. */
  bookingUrl?: string;
  closeOnOverlay: boolean;
  /** The project's key that events of analytics carry. */
  analyticsToken?: string;
  /** The third parties that this site has configured. */
  thirdParties: Partial<ThirdPartySettings>;
};

/** Without an answer the inquiry still works, it just offers no call; hosted forms leave their links. */
const withoutAnswer: SiteSettings = { closeOnOverlay: true, thirdParties: {} };

let pending: Promise<SiteSettings> | null = null;

async function fetchSettings(): Promise<SiteSettings> {
  const answer = await fetch("/api/settings");
  if (!answer.ok) throw new Error(`settings: ${answer.status}`);
  return answer.json();
}

/** The settings, asked for once a page; after a failure the next call asks again. */
export function loadSiteSettings(): Promise<SiteSettings> {
  pending ??= fetchSettings().catch(() => {
    pending = null;
    return withoutAnswer;
  });
  return pending;
}
