// @vitest-environment jsdom
import type { RichTextField } from "@prismicio/client";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { RichText, type RichTextSize } from "@/components/rich-text/rich-text";

const show = (field: RichTextField | string | null, size: RichTextSize = "lg-paragraph") =>
  render(<RichText field={field} size={size} />).container;

const paragraph = (text: string, spans: unknown[]) => JSON.stringify([{ type: "paragraph", text, spans }]);
const linked = (url: string, target?: string) =>
  paragraph("Read on", [{ type: "hyperlink", start: 0, end: 7, data: { link_type: "Web", url, target } }]);

describe("RichText", () => {
  it("renders a link to a document with the document's URL", () => {
    show([
      {
        type: "paragraph",
        text: "Read on",
        spans: [
          {
            type: "hyperlink",
            start: 0,
            end: 7,
            data: { link_type: "Document", id: "x", type: "page", tags: [], lang: "en-us", url: "/datasets" },
          },
        ],
      },
    ]);
    expect(screen.getByRole("link").getAttribute("href")).toBe("/datasets");
  });

  it("adds rel=noopener to links in a new window", () => {
    show(linked("https://example.com/", "_blank"));
    const link = screen.getByRole("link");
    expect(link.getAttribute("href")).toBe("https://example.com/");
    expect(link.getAttribute("rel")).toBe("noopener noreferrer");
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "//example.com"])(
    "shows only the text of a link to %s",
    (url) => {
      const container = show(linked(url));
      expect(container.textContent).toBe("Read on");
      expect(container.querySelector("a")).toBeNull();
    },
  );

  it.each(["pill-link", "pill-link-dark"])("renders the label %s", (label) => {
    const container = show(paragraph("New", [{ type: "label", start: 0, end: 3, data: { label } }]));
    expect(container.querySelector("span")?.classList.contains(label)).toBe(true);
  });

  it("shows only the text of any other label", () => {
    const container = show(
      paragraph("New", [{ type: "label", start: 0, end: 3, data: { label: "modal--open" } }]),
    );
    expect(container.querySelector("span")).toBeNull();
    expect(container.textContent).toBe("New");
  });

  it("gives level-2 headings unique ids, also of texts without Latin letters", () => {
    const heading = (text: string) => ({
      type: "heading2" as const,
      text,
      spans: [],
      direction: "ltr" as const,
    });
    const { container } = render(
      <RichText field={[heading("Limits"), heading("Limits"), heading("概要")]} size="sm-paragraph" />,
    );
    expect([...container.querySelectorAll("h2")].map(({ id }) => id)).toEqual([
      "limits",
      "limits-2",
      "section",
    ]);
  });

  it("renders HTML as plain text", () => {
    const container = show("<img src=x onerror=alert(1)>");
    expect(container.querySelector("img")).toBeNull();
    expect(container.textContent).toBe("<img src=x onerror=alert(1)>");
  });

  it("leaves out embeds and their HTML", () => {
    const oembed = { type: "rich", embed_url: "https://example.com", html: "<b>bold</b>", version: "1.0" };
    const container = show([{ type: "embed", oembed }] as unknown as RichTextField);
    expect(container.innerHTML).toBe("");
  });

  it.each([null, "", []])("renders nothing for %j", (field) => {
    expect(show(field as RichTextField | string | null).innerHTML).toBe("");
  });
});
