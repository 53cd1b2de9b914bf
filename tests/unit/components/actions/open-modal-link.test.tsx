import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { contactHref, OpenModalLink } from "@/components/actions/open-modal-link";

describe("contactHref", () => {
  it.each([
    [undefined, "/contact"],
    [{ product: "General" as const }, "/contact"],
    [{ product: "RP" as const }, "/contact?product=RP"],
    [{ product: "RP" as const, plan: "team" }, "/contact?product=RP&plan=team"],
    [{ plan: "a b&c" }, "/contact?plan=a+b%26c"],
    [{ plan: "" }, "/contact"],
  ])("maps %o to %s", (subject, href) => {
    expect(contactHref(subject)).toBe(href);
  });
});

describe("OpenModalLink", () => {
  it("has the loader's class, and links to the contact page without JavaScript", () => {
    const html = renderToStaticMarkup(
      <OpenModalLink className="link" plan="team" product="RP">
        Contact sales
      </OpenModalLink>,
    );
    expect(html).toBe(
      '<a class="open-modal link" href="/contact?product=RP&amp;plan=team" data-product="RP" data-pricing-plan="team">Contact sales</a>',
    );
  });
});
