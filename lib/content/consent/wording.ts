import type { Consent } from "./choice";
import type { StorageKind } from "./inventory";

export const placeNames = {
  cookie: "Cookie",
  session: "Session storage",
  local: "Local storage",
  frame: "Frame of another site",
} satisfies Record<StorageKind, string>;

/** Why the current consent applies. In the browser: the day is that of the visitor. */
export function formatSource({ source, decidedAt }: Consent): string {
  if (source === "gpc")
    return "Your browser asks sites not to sell or share your data, which we take as a no.";
  if (source === "region") return "The law where you are does not require consent. You can still opt out.";
  if (decidedAt === null) return "You have not chosen yet, so only what is necessary is allowed.";
  return `You chose this on ${new Date(decidedAt).toLocaleDateString("en-US", { dateStyle: "long" })}.`;
}
