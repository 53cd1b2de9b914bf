import { findPrivatePath } from "@/lib/base/private-paths";

/** Whether the open page shows a draft. The preview marks the document. */
export const isDraft = (): boolean => document.documentElement.hasAttribute("data-preview");

/**
 * Whether the open page, at `path`, may load third parties. PRIVACY: not where its URL contains a private token, not on
 * the way to the dashboard, and not in a draft.
 */
export function mayHaveThirdParties(path: string): boolean {
  return path !== "/dashboard-redirect" && findPrivatePath(path) === undefined && !isDraft();
}
