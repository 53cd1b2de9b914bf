/** Whether hosted forms may be loaded into the open page. Runs in the browser. */
import { getConsent } from "@/lib/content/consent/consent";
import { hostedFormConsent } from "@/lib/content/hosted-forms/options";
import { mayHaveThirdParties } from "./private-places";
import { loadSiteSettings } from "./site-settings";

/** Whether this site is configured to show hosted forms on the page at `path`. */
export async function hasHostedForms(path: string): Promise<boolean> {
  if (!mayHaveThirdParties(path)) return false;
  return (await loadSiteSettings()).thirdParties["hosted-forms"] !== undefined;
}

/** PRIVACY: the frame's address alone tells the provider who reads what, so it waits for the visitor's consent. */
export const isHostedFormAllowed = (consent = getConsent()): boolean => consent[hostedFormConsent];
