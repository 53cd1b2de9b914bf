import { describe, expect, it } from "vitest";
import { buildAnnouncement } from "@/lib/features/announcement/announcement";

type Settings = Parameters<typeof buildAnnouncement>[0];
const settings = (data: Record<string, unknown>): Settings => ({
  news_bar_visible: true,
  news_bar_type: "warning",
  news_bar_text: " Maintenance on Sunday. ",
  news_bar_link: { link_type: "Web", url: "https://action/open-inquiry-modal?product=RP" },
  news_bar_link_label: "Ask us",
  news_bar_closable: true,
  ...data,
});

describe("buildAnnouncement", () => {
  it("has text, type and a link, which may name an action", () => {
    expect(buildAnnouncement(settings({}))).toMatchObject({
      type: "warning",
      text: "Maintenance on Sunday.",
      isClosable: true,
      link: {
        label: "Ask us",
        target: { href: "/contact?product=RP", action: { name: "open-inquiry-modal" } },
      },
    });
  });

  it("is null while hidden or without a text", () => {
    expect(buildAnnouncement(settings({ news_bar_visible: false }))).toBeNull();
    expect(buildAnnouncement(settings({ news_bar_text: "  " }))).toBeNull();
    expect(buildAnnouncement(settings({ news_bar_text: null }))).toBeNull();
  });

  it("drops a link without a label, and a disallowed one", () => {
    expect(buildAnnouncement(settings({ news_bar_link_label: null }))?.link).toBeNull();
    for (const url of ["javascript:alert(1)", "https://action/unknown"])
      expect(buildAnnouncement(settings({ news_bar_link: { link_type: "Web", url } }))?.link).toBeNull();
  });

  it("changes the id with text and link, but not with the type", () => {
    const id = buildAnnouncement(settings({}))?.id;
    expect(buildAnnouncement(settings({ news_bar_type: "error" }))?.id).toBe(id);
    expect(buildAnnouncement(settings({ news_bar_text: "Maintenance on Monday." }))?.id).not.toBe(id);
    expect(
      buildAnnouncement(settings({ news_bar_link: { link_type: "Web", url: "https://a.example" } }))?.id,
    ).not.toBe(id);
  });
});
