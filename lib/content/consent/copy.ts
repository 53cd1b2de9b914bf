import type { StorageEntry, StorageKind } from "./inventory";

/** For the consent dialog and the privacy page. */
export const categoryCopy = {
  necessary: {
    name: "Necessary",
    text: "Keeps this choice, what you enter in forms (until you close the tab), announcements you closed, and which version of a page you were shown. Always on.",
  },
  analytics: {
    name: "Analytics",
    text: "Counts visits, pages and sent forms under a random number, never your name. May record what happens on a page, with all text masked. Shows a survey now and then.",
  },
  marketing: {
    name: "Marketing",
    text: "Remembers which campaign or partner led you here, and passes that on to sales if you write to us. Loads forms that are hosted by Typeform.",
  },
  chat: {
    name: "Chat",
    text: "Loads the chat with sales, which knows the page you are on.",
  },
} satisfies Record<StorageEntry["category"], { name: string; text: string }>;

export const gpcText =
  "Your browser asks sites not to sell or share your data (Global Privacy Control). We take that as a no to everything below, unless you say yes here.";

export const storageKindNames = {
  cookie: "Cookie",
  session: "Session storage",
  local: "Local storage",
  frame: "Frame of another site",
} satisfies Record<StorageKind, string>;
