import { findPrivatePath } from "@/lib/base/private-paths";
import { getConsent } from "@/lib/content/consent/consent";
import { hostedFormConsent } from "@/lib/content/hosted-forms/options";
import { loadSiteSettings } from "./site-settings";

/** Whether the open page shows a draft. The preview marks the document. */
export const isDraft = (): boolean => document.documentElement.hasAttribute("data-preview");

/**
 * Whether the open page, at `path`, may load third parties. PRIVACY: not where its URL contains a private token, not on
 * the way to the dashboard, and not in a draft.
 */
export function mayHaveThirdParties(path: string): boolean {
  return path !== "/dashboard-redirect" && findPrivatePath(path) === undefined && !isDraft();
}

/** Whether hosted forms are configured and allowed at `path`. */
export async function hasHostedForms(path: string): Promise<boolean> {
  if (!mayHaveThirdParties(path)) return false;
  return (await loadSiteSettings()).thirdParties["hosted-forms"] !== undefined;
}

/** PRIVACY: loading the frame tells the provider which page the visitor reads, so it requires consent. */
export const isHostedFormAllowed = (consent = getConsent()): boolean => consent[hostedFormConsent];
