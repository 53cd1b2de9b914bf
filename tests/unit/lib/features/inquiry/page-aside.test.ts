import type { Content } from "@prismicio/client";
import { describe, expect, it } from "vitest";
import { parseRichText } from "@/lib/content/prismic/rich-text";
import { defaultInquiryAside } from "@/lib/features/inquiry/aside";
import { buildPageAside } from "@/lib/features/inquiry/page-aside";

const empty: Content.PageDocumentDataInquiryModalAsideItem = {
  title: null,
  description: [],
  image: {},
  customer_story: { link_type: "Any" },
};

describe("buildPageAside", () => {
  it("uses the default for empty fields", () => {
    expect(buildPageAside([{ ...empty, title: "Plan your datasets" }])).toEqual({
      title: "Plan your datasets",
      description: defaultInquiryAside.description,
    });
  });

  it("keeps links and labels of the description as structured rich text", () => {
    const text = "New: pool maps";
    const spans = [{ type: "label" as const, start: 0, end: 3, data: { label: "pill-link" } }];
    const description: Content.PageDocumentDataInquiryModalAsideItem["description"] = [
      { type: "paragraph", text, spans },
    ];
    const aside = buildPageAside([{ ...empty, description }]);
    expect(parseRichText(aside?.description ?? "")).toEqual(description);
  });

  it("uses the linked testimonial as customer story", () => {
    const aside = buildPageAside([
      {
        ...empty,
        customer_story: {
          link_type: "Document",
          id: "t",
          type: "testimonial",
          tags: [],
          lang: "en-us",
          data: {
            quote: [{ type: "paragraph", text: "It ran the same afternoon.", spans: [] }],
            author: "Renske Adeyemi",
            job_title: "Director of pricing",
            company: "Pelican & Rye",
            logo_mark: "pelican-rye",
          },
        },
      },
    ]);
    expect(aside?.customerStory).toEqual({
      quote: "It ran the same afternoon.",
      author: "Renske Adeyemi",
      jobTitle: "Director of pricing",
      company: "Pelican & Rye",
      logoMark: "pelican-rye",
    });
  });
});
