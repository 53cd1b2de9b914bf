// @vitest-environment jsdom
import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { InlineInquiry } from "@/components/inquiry/inline-inquiry";
import { InlineInquiryIsland } from "@/components/inquiry/inline-inquiry-island";
import { buildInquiryFields } from "@/components/inquiry/inquiry-fields";
import { InquiryModal } from "@/components/inquiry/inquiry-modal";
import { PlainInquiryForm } from "@/components/inquiry/plain-inquiry-form";
import { dispatchAction } from "@/lib/content/actions/bus";
import { defaultInquiryAside } from "@/lib/features/inquiry/aside";
import type { InquiryCopy } from "@/lib/features/inquiry/copy";
import { parsePlainForm } from "@/lib/features/leads/plain-form";
import { stubTopLayer } from "@/tests/unit/components/ui/top-layer";
import { addInquiryDialog } from "./inquiry-dialog";

vi.mock("next/navigation", () => ({ usePathname: () => "/" }));

const copy: InquiryCopy = {
  formTitle: "Take the offer",
  messageText: "Please describe your use case",
  buttonText: "Contact sales",
  disclaimer: [],
};

const fetchMock = vi.fn<typeof fetch>(async () => new Response("{}"));

beforeAll(stubTopLayer);
beforeEach(() => {
  fetchMock.mockClear();
  sessionStorage.clear();
  history.replaceState(null, "", "/residential-proxies-promo");
  vi.stubGlobal("fetch", fetchMock);
});
afterEach(() => vi.unstubAllGlobals());

async function sendInquiry(form: Pick<typeof screen, "getByLabelText" | "getByRole"> = screen) {
  const user = userEvent.setup();
  await user.type(form.getByLabelText(/^Full name/), "Jonah Westergaard");
  await user.type(form.getByLabelText(/^Company name/), "Northmark");
  await user.type(form.getByLabelText(/^Company email address/), "jonah@northmark.example");
  await user.type(form.getByLabelText(/^Phone no\./), "9195550142");
  await user.click(form.getByRole("button", { name: "Contact sales" }));
}

const inquiries = () => fetchMock.mock.calls.filter(([url]) => url === "/api/contact");
const sentBody = () => JSON.parse(String(inquiries()[0]?.[1]?.body));

/** The server's result for the plain form posted from the page at `address`. */
function parsedPlainForm(plan: string | undefined, address: string) {
  const container = document.createElement("div");
  container.innerHTML = renderToStaticMarkup(<PlainInquiryForm copy={copy} plan={plan} product="RP" />);
  const form = container.querySelector("form") ?? undefined;
  const texts = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return parsePlainForm(new URLSearchParams(texts), new URL(address, "https://oxbow.example"));
}

describe.each([
  ["the page's plan", "offer", "/residential-proxies-promo", "offer"],
  ["the page's plan, whatever the URL says", "offer", "/residential-proxies-promo?plan=team", "offer"],
  ["the plan of the URL", undefined, "/residential-proxies-promo?plan=team", "team"],
])("the inquiry form in a page is about %s", (_, plan, address, expected) => {
  it("with JavaScript", async () => {
    history.replaceState(null, "", address);
    render(<InlineInquiry copy={copy} isFormVisible plan={plan} product="RP" />);
    await sendInquiry();
    expect(sentBody()).toMatchObject({ product: "RP", plan: expected });
  });

  it("without JavaScript", () => {
    expect(parsedPlainForm(plan, address)).toMatchObject({ product: "RP", plan: expected });
  });
});

describe("the global form state", () => {
  const close = () => act(() => dispatchAction({ name: "close-global-form" }));

  it("closes and opens the form in a page, which keeps what was typed", async () => {
    render(<InlineInquiry copy={copy} isFormVisible product="RP" />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/^Full name/), "Jonah");
    close();
    expect(screen.queryByLabelText(/^Full name/)).toBeNull();
    expect(screen.getByText("This form is closed.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Open the form" }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Full name/).value).toBe("Jonah");
  });

  it("closes the form even before its code is loaded", async () => {
    render(
      <InlineInquiryIsland copy={copy} fields={buildInquiryFields(copy.messageText)} product="RP">
        <PlainInquiryForm copy={copy} product="RP" />
      </InlineInquiryIsland>,
    );
    close();
    expect(screen.getByText("This form is closed.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Contact sales" })).toBeNull();
    // The live form replaces the plain one, still closed.
    await act(() => vi.dynamicImportSettled());
    await userEvent.setup().click(screen.getByRole("button", { name: "Open the form" }));
    expect(await screen.findByRole("button", { name: "Contact sales" })).toBeTruthy();
  });

  /** Sends the inquiry of a modal over a page with a form. */
  async function sendFromModal({ isEmailPublic }: { isEmailPublic: boolean }) {
    fetchMock.mockImplementation(async () => Response.json({ isEmailPublic }));
    const page = within(render(<InlineInquiry copy={copy} isFormVisible product="RP" />).container);
    const request = { product: "DS", plan: "", path: "/" } as const;
    const copySet = { default: copy, products: {} };
    render(
      <InquiryModal
        aside={defaultInquiryAside}
        copySet={copySet}
        dialog={addInquiryDialog()}
        headingId="inquiry-title"
        request={request}
      />,
    );
    const dialog = within(screen.getByRole("dialog"));
    await sendInquiry(dialog);
    await dialog.findByText("Your Sales Manager will contact you soon!");
    return { page, dialog };
  }

  it("closes the form in the page after an inquiry from the modal with an email of a public provider", async () => {
    const { page, dialog } = await sendFromModal({ isEmailPublic: true });
    expect(page.getByText("You have already filled the form")).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Your Sales Manager will contact you soon!");
    const user = userEvent.setup();
    await user.click(page.getByRole("button", { name: "Made a mistake? Fill form again." }));
    // Both forms share one draft.
    expect(page.getByLabelText<HTMLInputElement>(/^Full name/).value).toBe("Jonah Westergaard");
    expect(dialog.getByLabelText<HTMLInputElement>(/^Full name/).value).toBe("Jonah Westergaard");
  });

  it("leaves the form in the page open after one with a company's email", async () => {
    const { page } = await sendFromModal({ isEmailPublic: false });
    expect(page.getByLabelText(/^Full name/)).toBeTruthy();
  });
});
