// @vitest-environment jsdom
import type { RichTextField } from "@prismicio/client";
import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { RichText, type RichTextSize } from "@/components/rich-text/rich-text";

const show = (field: RichTextField | string | null, size: RichTextSize = "lg-paragraph") =>
  render(<RichText field={field} size={size} />).container;

const paragraph = (text: string, spans: unknown[]) => JSON.stringify([{ type: "paragraph", text, spans }]);
const linked = (url: string) =>
  paragraph("Read on", [{ type: "hyperlink", start: 0, end: 7, data: { link_type: "Web", url } }]);

describe("RichText", () => {
  it("shows only the text of a link that is not allowed", () => {
    const container = show(linked("javascript:alert(1)"));
    expect(container.textContent).toBe("Read on");
    expect(container.querySelector("a")).toBeNull();
  });

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

  it("leaves out embeds and their HTML", () => {
    const oembed = { type: "rich", embed_url: "https://example.com", html: "<b>bold</b>", version: "1.0" };
    const container = show([{ type: "embed", oembed }] as unknown as RichTextField);
    expect(container.innerHTML).toBe("");
  });

  it.each([null, "", []])("renders nothing for %j", (field) => {
    expect(show(field as RichTextField | string | null).innerHTML).toBe("");
  });
});
