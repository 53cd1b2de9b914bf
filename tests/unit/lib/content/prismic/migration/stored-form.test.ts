import { describe, expect, it } from "vitest";
import { toStoredDocument } from "@/lib/content/prismic/migration/stored-form";

const answered = {
  data: {
    parent: {
      ...{ slug: "legal", isBroken: false, lang: "en-us", uid: "legal", url: "/legal", tags: [] },
      ...{ id: "L1", type: "section", link_type: "Document", text: "Legal", key: "k" },
    },
    text: [
      {
        type: "paragraph",
        text: "See here",
        spans: [
          {
            ...{ start: 0, end: 3, type: "hyperlink" },
            data: { id: "L1", type: "section", link_type: "Document", lang: "en-us", isBroken: false },
          },
        ],
      },
    ],
    none: { link_type: "Document" },
    site: { link_type: "Web", url: "https://example.com", target: "_blank" },
    slices: [
      {
        id: "a$1",
        slice_type: "quote",
        variation: "default",
        primary: { by: { link_type: "Any" } },
        items: [],
      },
    ],
  },
  id: "P1",
  uid: "page",
  url: "/page",
  type: "page",
  href: "https://example.com/api",
  tags: ["a"],
  first_publication_date: "2026-01-01T00:00:00+0000",
  last_publication_date: "2026-01-02T00:00:00+0000",
  slugs: ["page"],
  linked_documents: [] as [],
  lang: "en-us",
  alternate_languages: [{ id: "P2", type: "page", lang: "de-de", uid: "seite", url: "/seite" }],
};

describe("a stored document", () => {
  it("has no fields that the API adds, and a fixed key order", () => {
    const stored = toStoredDocument(answered);
    expect(Object.keys(stored).join()).toBe(
      "id,uid,type,tags,lang,first_publication_date,last_publication_date,alternate_languages,slugs,data",
    );
    expect(JSON.stringify(stored.data.parent)).toBe(
      '{"link_type":"Document","type":"section","id":"L1","key":"k","text":"Legal"}',
    );
    expect(stored.data).toMatchObject({
      none: { link_type: "Document" },
      site: answered.data.site,
      slices: answered.data.slices,
    });
    const link = { link_type: "Document", type: "section", id: "L1" };
    const span = { start: 0, end: 3, type: "hyperlink", data: link };
    expect(stored.data.text).toEqual([{ type: "paragraph", text: "See here", spans: [span] }]);
    expect(stored.alternate_languages).toEqual([{ id: "P2", uid: "seite", type: "page", lang: "de-de" }]);
  });
});
