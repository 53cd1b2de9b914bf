// @vitest-environment jsdom
import type { LinkField } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CmsLink } from "@/components/actions/cms-link";

const renderLink = (field: LinkField) =>
  renderToStaticMarkup(
    <CmsLink className="c" field={field}>
      Go
    </CmsLink>,
  );
const renderUrl = (url: string, target?: string) =>
  renderLink({ link_type: "Web", url, ...(target && { target }) });

describe("CmsLink", () => {
  it("links to pages of this and other sites", () => {
    expect(renderUrl("/pricing")).toBe('<a class="c" href="/pricing">Go</a>');
    expect(renderUrl("https://a.example/", "_blank")).toBe(
      '<a class="c" href="https://a.example/" rel="noopener noreferrer" target="_blank">Go</a>',
    );
  });

  it("has the attributes of a named action", () => {
    expect(renderUrl("https://action/open-inquiry-modal?product=RP")).toBe(
      '<a class="open-modal c" href="/contact?product=RP" data-product="RP">Go</a>',
    );
    expect(renderUrl("https://action/scroll-to-pricing")).toBe(
      '<a class="c" href="/pricing" data-action="scroll-to-pricing">Go</a>',
    );
  });

  it("renders only its text for a disallowed target", () => {
    for (const url of ["javascript:alert(1)", "https://action/unknown"]) expect(renderUrl(url)).toBe("Go");
    expect(renderLink({ link_type: "Any" })).toBe("Go");
  });
});
