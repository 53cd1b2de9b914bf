/** Whether hosted forms may be loaded into the open page. Runs in the browser. */
import { getConsent } from "@/lib/content/consent/consent";
import { hostedFormConsent } from "@/lib/content/hosted-forms/options";
import { mayHaveThirdParties } from "./allowed-pages";
import { loadSiteSettings } from "./site-settings";

/** Whether hosted forms are configured and allowed at `path`. */
export async function hasHostedForms(path: string): Promise<boolean> {
  if (!mayHaveThirdParties(path)) return false;
  return (await loadSiteSettings()).thirdParties["hosted-forms"] !== undefined;
}

/** PRIVACY: loading the frame tells the provider which page the visitor reads, so it requires consent. */
export const isHostedFormAllowed = (consent = getConsent()): boolean => consent[hostedFormConsent];
