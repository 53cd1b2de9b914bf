import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { cookieNames } from "@/lib/base/campaign-parameters";
import { consentCookie } from "@/lib/content/consent/choice";
import { findStorageEntry, type StorageEntry, storageInventory } from "@/lib/content/consent/inventory";
import { leadFormIds } from "@/lib/features/leads/forms";
import { sessionKeys } from "@/lib/features/tracking/session-values";
import { closedAnnouncementsKey } from "@/lib/platform/browser/closed-announcements";

const listItemSchema = z.object({ type: z.string(), text: z.string() });
const documentSchema = z.object({
  data: z.object({ slices: z.tuple([z.object({ primary: z.object({ body: z.array(listItemSchema) }) })]) }),
});

const kindNames = {
  cookie: "cookie",
  session: "session storage",
  local: "local storage",
  frame: "frame of another site",
};
const toListItem = ({ name, kind, purpose, lifetime }: StorageEntry) =>
  `${name} (${kindNames[kind]}). ${purpose} Kept ${lifetime}.`;

describe("the storage inventory", () => {
  it("matches /legal/cookies word for word", () => {
    const file = readFileSync("content/documents/page/cookies.json", "utf8");
    const [{ primary }] = documentSchema.parse(JSON.parse(file)).data.slices;
    // Other lists of the page have no kind of storage in parentheses.
    const listed = primary.body.filter(
      ({ type, text }) => type === "list-item" && /^\S+ \([a-z ]+\)\. /.test(text),
    );
    expect(listed.map(({ text }) => text).sort()).toEqual(storageInventory.map(toListItem).sort());
  });

  it("lists the tracking cookies, the session keys, the drafts of forms and the stored choices", () => {
    for (const name of cookieNames) expect(findStorageEntry("cookie", name)?.category).toBe("marketing");
    for (const key of sessionKeys) expect(findStorageEntry("session", key)?.category).toBe("marketing");
    expect(findStorageEntry("cookie", consentCookie)?.category).toBe("necessary");
    expect(findStorageEntry("local", closedAnnouncementsKey)?.category).toBe("necessary");
    for (const form of leadFormIds) {
      expect(findStorageEntry("session", `${form}_draft`)?.category).toBe("necessary");
      expect(findStorageEntry("session", `${form}_draft_some-guide`)?.category).toBe("necessary");
    }
  });

  it.each([
    ["cookie", "ph_oxbow_posthog", "analytics"],
    ["local", "seenSurvey_abc", "analytics"],
    ["cookie", "_ga_ABC", "marketing"],
    ["cookie", "webutation", "marketing"],
  ] as const)("contains the %s %s", (kind, name, category) => {
    expect(findStorageEntry(kind, name)?.category).toBe(category);
  });

  it("matches whole names only, and * is at least one character", () => {
    for (const name of ["other", "consent2", "ph_", "my.consent"])
      expect(findStorageEntry("cookie", name)).toBeNull();
  });
});
