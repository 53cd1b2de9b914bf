// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { InquiryModal, type OpenInquiryRequest } from "@/components/inquiry/inquiry-modal";
import { getPricing } from "@/lib/content/endpoints/read";
import { setEventSink } from "@/lib/features/analytics/events";
import { defaultInquiryAside } from "@/lib/features/inquiry/aside";
import type { InquiryCopySet } from "@/lib/features/inquiry/copy";
import { describePlan } from "@/lib/features/pricing/describe-plan";
import {
  answers,
  forgetRequests,
  json,
  requestOf,
  send,
} from "@/tests/unit/components/lead-form/queued-answers";
import { stubTopLayer } from "@/tests/unit/components/ui/top-layer";
import { addInquiryDialog } from "./inquiry-dialog";

vi.mock("@/components/inquiry/use-site-settings", () => ({
  useSiteSettings: () => ({ bookingUrl: "https://book.example" }),
}));

const copySet: InquiryCopySet = {
  default: {
    formTitle: "Contact sales",
    messageText: "Please describe your use case",
    buttonText: "Contact sales",
    disclaimer: [{ text: "Read the " }, { text: "Privacy Policy", href: "/legal/privacy-policy" }],
  },
  products: { RP: { formTitle: "Contact sales about residential proxies" } },
};

/** The response to the request for prices. */
let prices: () => Response;
const assign = vi.fn();

beforeAll(stubTopLayer);
beforeEach(() => {
  forgetRequests();
  prices = () => json(503, {});
  assign.mockClear();
  sessionStorage.clear();
  window.dataLayer = [];
  vi.stubGlobal("fetch", (...request: Parameters<typeof fetch>) =>
    request[0] === "/shared-api/v2/pricing" ? Promise.resolve(prices()) : send(...request),
  );
  vi.stubGlobal("location", { href: "https://oxbow.example/residential-proxies", assign });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.querySelector("[name=billing]")?.remove();
});

const buildRequest = (): OpenInquiryRequest => ({
  product: "RP",
  plan: "team",
  path: "/residential-proxies",
});

function openModal(aside = defaultInquiryAside) {
  const props = {
    dialog: addInquiryDialog(),
    headingId: "inquiry-title",
    request: buildRequest(),
    aside,
    copySet,
  };
  const view = render(<InquiryModal {...props} />);
  const openAgain = (
    subject: Pick<OpenInquiryRequest, "product" | "plan"> = { product: "RP", plan: "team" },
  ) => view.rerender(<InquiryModal {...props} request={{ ...subject, path: "/residential-proxies" }} />);
  return { user: userEvent.setup(), openAgain };
}

async function fill(user: UserEvent) {
  await user.type(screen.getByLabelText(/^Full name/), "Jonah van der Westergaard");
  await user.type(screen.getByLabelText(/^Company name/), "Northmark");
  await user.type(screen.getByLabelText(/^Company email address/), "jonah@northmark.example");
  await user.type(screen.getByLabelText(/^Phone no\./), "9195550142");
  await user.type(screen.getByLabelText("Please describe your use case"), "Daily shelf prices");
}

const submit = (user: UserEvent) => user.click(screen.getByRole("button", { name: "Contact sales" }));
const successTitle = "Your Sales Manager will contact you soon!";

describe("the chosen plan in InquiryModal", () => {
  const planLine = () => screen.getByRole("heading", { level: 2 }).nextElementSibling?.textContent;

  it("is shown by name without prices, and with its price once they have loaded", async () => {
    const { user, openAgain } = openModal();
    expect(planLine()).toBe("Team");
    await user.keyboard("{Escape}");
    const pricing = await getPricing();
    prices = () => json(200, pricing);
    openAgain();
    await waitFor(() => expect(planLine()).toBe(`Team: ${describePlan(pricing, "RP", "team")}`));
    await user.keyboard("{Escape}");
    openAgain({ product: "RP" });
    expect(planLine()).toBe("");
  });

  it("has the price for the billing period that is chosen on the page", async () => {
    const pricing = await getPricing();
    prices = () => json(200, pricing);
    document.body.insertAdjacentHTML(
      "beforeend",
      '<input checked name="billing" type="radio" value="yearly">',
    );
    openModal();
    await waitFor(() => expect(planLine()).toBe(`Team: ${describePlan(pricing, "RP", "team", "yearly")}`));
  });

  it("is never arbitrary text from a link", () => {
    openModal().openAgain({ product: "RP", plan: "Call +1 900 555" });
    expect(planLine()).toBe("");
  });
});

describe("the analytics of InquiryModal", () => {
  it("record each opening, with ids of plans only", () => {
    const events: { name: string; properties: object }[] = [];
    setEventSink(({ name, properties }) => events.push({ name, properties }));
    const { openAgain } = openModal();
    openAgain({});
    openAgain({ product: "RP", plan: "Calculator: 1,000 pages" });
    setEventSink(null);
    expect(events).toEqual([
      { name: "modal_opened", properties: { product: "RP", plan: "team" } },
      { name: "plan_picked", properties: { product: "RP", plan: "team" } },
      { name: "modal_opened", properties: {} },
      { name: "modal_opened", properties: { product: "RP" } },
    ]);
  });
});

describe("InquiryModal after a failed send", () => {
  it("clears the errors on closing and keeps what was typed", async () => {
    const fields = { email: "Email must be a valid email address", company: "Company is required" };
    answers.push(json(422, { message: "Check the marked fields.", fields }));
    const { user, openAgain } = openModal();
    await fill(user);
    await submit(user);
    await screen.findByRole("alert");
    await screen.findByText("Company is required");
    screen.getByText(fields.email);
    await user.type(screen.getByLabelText(/^Company name/), " Ltd");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    openAgain();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByText("Company is required")).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(/^Company name/).value).toBe("Northmark Ltd");
  });

  it("shows, at the next opening, an error that arrived while it was closed", async () => {
    let respond = (_response: Response) => {};
    send.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)));
    const { user, openAgain } = openModal();
    await fill(user);
    await submit(user);
    await user.keyboard("{Escape}");
    await act(async () => respond(json(503, { message: "Not now" })));
    openAgain();
    expect((await screen.findByRole("alert")).textContent).toBe("Not now");
  });
});

describe("InquiryModal after success", () => {
  async function sendInquiry(answer: { isEmailPublic?: boolean; leadId?: string; receiptUrl?: string }) {
    answers.push(json(200, answer));
    const modal = openModal();
    await fill(modal.user);
    await submit(modal.user);
    await screen.findByText(successTitle);
    return modal;
  }

  it("shows the summary on the next page of the same tab, and does not navigate on close", async () => {
    const { user } = await sendInquiry({});
    cleanup();
    openModal();
    const dialog = within(screen.getByRole("dialog", { name: "You have already filled the form" }));
    expect(dialog.getByText(/^Thank you, Jonah van der Westergaard\./)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Browse Oxbow" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(assign).not.toHaveBeenCalled();
  });

  it("offers a new inquiry about another plan, with the person's values and no message", async () => {
    const { user, openAgain } = await sendInquiry({});
    await user.keyboard("{Escape}");
    openAgain();
    expect(screen.queryByRole("button", { name: /^Send a new inquiry/ })).toBeNull();
    await user.keyboard("{Escape}");
    openAgain({ product: "MP", plan: "starter-pack" });
    expect(screen.getByText("You have already filled the form")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Send a new inquiry about Mobile, One-time pack" }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Company name/).value).toBe("Northmark");
    expect(screen.getByLabelText<HTMLInputElement>("Please describe your use case").value).toBe("");
    answers.push(json(200, {}));
    await submit(user);
    await screen.findByText(successTitle);
    expect(requestOf(1).url).toBe("/api/contact");
    expect(requestOf(1).body).toMatchObject({ product: "MP", plan: "starter-pack", message: "" });
    expect(requestOf(1).key).not.toBe(requestOf(0).key);
  });

  describe("filled again", () => {
    async function fillAgain() {
      const modal = await sendInquiry({ leadId: "inquiry-1", receiptUrl: "/receipt/abc" });
      await modal.user.keyboard("{Escape}");
      modal.openAgain({ product: "DS" });
      await modal.user.click(screen.getByRole("button", { name: "Made a mistake? Fill form again." }));
      await modal.user.type(screen.getByLabelText(/^Company name/), " Ltd");
      return modal;
    }

    it("corrects the first lead, keeps its product and plan, and tracks no second conversion", async () => {
      const { user } = await fillAgain();
      answers.push(json(200, { leadId: "inquiry-1", receiptUrl: "/receipt/abc" }));
      await submit(user);
      await screen.findByText(successTitle);
      expect(requestOf(1).url).toBe("/api/receipts/abc/correct");
      expect(requestOf(1).body).toMatchObject({ company: "Northmark Ltd", product: "RP", plan: "team" });
      expect(window.dataLayer).toHaveLength(1);
    });

    it("is a new inquiry if the first lead was deleted", async () => {
      const { user } = await fillAgain();
      answers.push(json(404, { message: "Not found" }), json(200, { leadId: "inquiry-2" }));
      await submit(user);
      await screen.findByText(successTitle);
      expect(requestOf(2).url).toBe("/api/contact");
      expect(requestOf(2).text).toBe(requestOf(1).text);
    });
  });

  it.each([
    [false, 1],
    [true, 0],
  ])("offers a call unless the email is from a public provider (%s)", async (isEmailPublic, count) => {
    const { user, openAgain } = await sendInquiry({ isEmailPublic });
    await user.keyboard("{Escape}");
    openAgain();
    expect(screen.queryAllByRole("link", { name: /Book a call/ })).toHaveLength(count);
  });
});
