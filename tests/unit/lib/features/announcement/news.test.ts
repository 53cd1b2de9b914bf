import { describe, expect, it } from "vitest";
import { buildNews } from "@/lib/features/announcement/news";

type Settings = Parameters<typeof buildNews>[0];
const settings = (data: Record<string, unknown>): Settings => ({
  news_bar_visible: true,
  news_bar_type: "warning",
  news_bar_text: " Maintenance on Sunday. ",
  news_bar_link: { link_type: "Web", url: "https://action/open-inquiry-modal?product=RP" },
  news_bar_link_label: "Ask us",
  news_bar_closable: true,
  ...data,
});

describe("buildNews", () => {
  it("reads text, type and a link, which may name an action", () => {
    expect(buildNews(settings({}))).toMatchObject({
      type: "warning",
      text: "Maintenance on Sunday.",
      isClosable: true,
      link: {
        label: "Ask us",
        target: { href: "/contact?product=RP", action: { name: "open-inquiry-modal" } },
      },
    });
  });

  it("is nothing while hidden or without a text", () => {
    expect(buildNews(settings({ news_bar_visible: false }))).toBeNull();
    expect(buildNews(settings({ news_bar_text: "  " }))).toBeNull();
    expect(buildNews(settings({ news_bar_text: null }))).toBeNull();
  });

  it("takes fields that an older document has not for neutral and closable", () => {
    expect(buildNews(settings({ news_bar_type: undefined, news_bar_closable: undefined }))).toMatchObject({
      type: "neutral",
      isClosable: true,
    });
    expect(buildNews(settings({ news_bar_closable: false }))?.isClosable).toBe(false);
  });

  it("drops a link without a label, and one that must not be rendered", () => {
    expect(buildNews(settings({ news_bar_link_label: null }))?.link).toBeNull();
    for (const url of ["javascript:alert(1)", "https://action/unknown"])
      expect(buildNews(settings({ news_bar_link: { link_type: "Web", url } }))?.link).toBeNull();
  });

  it("gives other words and other targets another id, and other looks the same one", () => {
    const id = buildNews(settings({}))?.id;
    expect(buildNews(settings({ news_bar_type: "error" }))?.id).toBe(id);
    expect(buildNews(settings({ news_bar_text: "Maintenance on Monday." }))?.id).not.toBe(id);
    expect(
      buildNews(settings({ news_bar_link: { link_type: "Web", url: "https://a.example" } }))?.id,
    ).not.toBe(id);
  });
});
