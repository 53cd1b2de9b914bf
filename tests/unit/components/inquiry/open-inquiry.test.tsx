// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { OpenInquiry } from "@/components/inquiry/open-inquiry";
import { PlainInquiryForm } from "@/components/inquiry/plain-inquiry-form";
import type { InquiryCopy } from "@/lib/inquiry/copy";
import { parsePlainForm } from "@/lib/leads/plain-form";
import { standInForTopLayer } from "@/tests/unit/components/ui/top-layer";

const copy: InquiryCopy = {
  formTitle: "Take the offer",
  messageText: "Please describe your use case",
  buttonText: "Contact sales",
  disclaimer: [],
};

const send = vi.fn<typeof fetch>(async () => new Response("{}"));

beforeAll(standInForTopLayer);
beforeEach(() => {
  send.mockClear();
  sessionStorage.clear();
  history.replaceState(null, "", "/residential-proxies-promo");
  vi.stubGlobal("fetch", send);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function sendInquiry() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/^Full name/), "Jonah Westergaard");
  await user.type(screen.getByLabelText(/^Company name/), "Northmark");
  await user.type(screen.getByLabelText(/^Company email address/), "jonah@northmark.example");
  await user.type(screen.getByLabelText(/^Phone no\./), "9195550142");
  await user.click(screen.getByRole("button", { name: "Contact sales" }));
}

const inquiries = () => send.mock.calls.filter(([url]) => url === "/api/contact");
const sentBody = () => JSON.parse(String(inquiries()[0]?.[1]?.body));

/** What the server reads of the plain form when it is posted from `address`. */
function plainBody(plan: string | undefined, address: string) {
  const form = document.createElement("div");
  form.innerHTML = renderToStaticMarkup(<PlainInquiryForm copy={copy} plan={plan} product="RP" />);
  const element = form.querySelector("form") ?? undefined;
  const texts = [...new FormData(element)].map(([name, value]) => [name, String(value)]);
  return parsePlainForm(new URLSearchParams(texts), new URL(address, "https://oxbow.example"));
}

describe.each([
  ["the page's own offer", "offer", "/residential-proxies-promo", "offer"],
  [
    "the page's own offer, whatever the address says",
    "offer",
    "/residential-proxies-promo?plan=team",
    "offer",
  ],
  ["the plan of the address", undefined, "/residential-proxies-promo?plan=team", "team"],
])("the inquiry in a page asks for %s", (_, plan, address, expected) => {
  it("with JavaScript", async () => {
    history.replaceState(null, "", address);
    render(<OpenInquiry copy={copy} plan={plan} product="RP" />);
    await sendInquiry();
    expect(sentBody()).toMatchObject({ product: "RP", plan: expected });
  });

  it("without JavaScript", () => {
    expect(plainBody(plan, address)).toMatchObject({ product: "RP", plan: expected });
  });
});
