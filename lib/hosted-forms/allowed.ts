/** Whether hosted forms may be loaded into the open page. Runs in the browser. */
import { getConsent } from "@/lib/consent/consent";
import { loadSiteSettings } from "@/lib/inquiry/site-settings";
import { mayHaveThirdParties } from "@/lib/third-party/private-places";
import { hostedFormConsent } from "./options";

/** Whether this site is configured to show hosted forms on the page at `path`. */
export async function hasHostedForms(path: string): Promise<boolean> {
  if (!mayHaveThirdParties(path)) return false;
  return (await loadSiteSettings()).thirdParties["hosted-forms"] !== undefined;
}

/** PRIVACY: the frame's address alone tells the provider who reads what, so it waits for the visitor's consent. */
export const isHostedFormAllowed = (consent = getConsent()): boolean => consent[hostedFormConsent];
