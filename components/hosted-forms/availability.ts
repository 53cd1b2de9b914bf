import { getConsent } from "@/lib/content/consent/consent";
import { hostedFormConsent } from "@/lib/content/hosted-forms/options";
import { mayHaveThirdParties } from "@/lib/site/third-party/allowed-pages";
import { loadSiteSettings } from "@/lib/site/third-party/site-settings";

/** Whether hosted forms are configured and allowed at `path`. */
export async function areHostedFormsEnabled(path: string): Promise<boolean> {
  if (!mayHaveThirdParties(path)) return false;
  return (await loadSiteSettings()).thirdParties["hosted-forms"] !== undefined;
}

/** PRIVACY: loading the frame tells the provider which page the visitor reads, so it requires consent. */
export const hasHostedFormConsent = (consent = getConsent()): boolean => consent[hostedFormConsent];
