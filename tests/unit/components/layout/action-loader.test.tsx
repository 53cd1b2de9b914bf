// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ActionLink } from "@/components/actions/action-link";
import { ActionLoader } from "@/components/layout/action-loader";
import type { ActionCall } from "@/lib/content/actions/actions";
import { onAction } from "@/lib/content/actions/bus";
import { everythingAllowed } from "@/lib/content/consent/choice";
import { setConsent } from "@/lib/content/consent/consent";

let path = "/pricing";
vi.mock("next/navigation", () => ({ usePathname: () => path }));
vi.mock("@/components/event/event-modal", () => ({
  EventModal: ({ open, onClose }: { open: boolean; onClose: () => void }) =>
    open ? (
      <button onClick={onClose} type="button">
        Seat form
      </button>
    ) : null,
}));
const openPopup = vi.hoisted(() => vi.fn());
vi.mock("@/components/hosted-forms/create-form", () => ({ openOverlay: openPopup }));
vi.mock("@/lib/site/third-party/site-settings", () => ({
  loadSiteSettings: async () => ({
    closeOnOverlay: true,
    thirdParties: { "hosted-forms": { origin: "https://form.typeform.com" } },
  }),
}));

const assign = vi.fn();
const open = vi.fn();
const replaceState = vi.fn();
let calls: ActionCall[] = [];
let unsubscribe = () => {};

function visit(address: string) {
  const url = new URL(address, "https://oxbow.example");
  path = url.pathname;
  vi.stubGlobal("location", { href: url.href, search: url.search, pathname: url.pathname, assign });
}

beforeEach(() => {
  visit("/pricing");
  vi.clearAllMocks();
  vi.stubGlobal("open", open);
  vi.stubGlobal("history", { state: { kept: true }, replaceState });
  Element.prototype.scrollIntoView = vi.fn();
  calls = [];
  unsubscribe = onAction((call) => calls.push(call));
});
afterEach(() => {
  unsubscribe();
  vi.unstubAllGlobals();
});

function renderPage(call: ActionCall, sections: readonly string[] = []) {
  render(
    <main>
      <ActionLink call={call}>
        <b>Go</b>
      </ActionLink>
      {sections.map((id) => (
        <section id={id} key={id} />
      ))}
      <ActionLoader />
    </main>,
  );
}
/** Whether the click's default action was prevented. */
const click = () => !fireEvent.click(screen.getByText("Go"));

describe("the action", () => {
  it.each([
    ["scroll-to-form", "form"],
    ["scroll-to-pricing", "pricing"],
  ] as const)("%s scrolls to its section and focuses it", async (name, id) => {
    renderPage({ name }, [id]);
    expect(click()).toBe(true);
    await waitFor(() => expect(document.activeElement?.id).toBe(id));
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
  });

  it.each([
    "open-success-modal",
    "close-success-modal",
    "close-global-form",
    "open-banner",
    "close-banner",
  ] as const)("%s is dispatched on the action bus", async (name) => {
    renderPage({ name });
    expect(click()).toBe(true);
    await waitFor(() => expect(calls).toEqual([{ name }]));
  });

  it("open-global-form shows the page's form again, or the inquiry if there is none", async () => {
    renderPage({ name: "open-global-form", product: "RP" });
    click();
    await waitFor(() =>
      expect(calls.map(({ name }) => name)).toEqual(["open-global-form", "open-inquiry-modal"]),
    );
    cleanup();
    calls = [];
    renderPage({ name: "open-global-form" }, ["form"]);
    click();
    await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(["open-global-form"]));
  });

  it("falls back to its link if it fails or is unknown", async () => {
    setConsent(everythingAllowed);
    openPopup.mockImplementationOnce(() => {
      throw new Error("The library could not be loaded");
    });
    renderPage({ name: "open-typeform-popup", form: "abcd1234", product: "MP" });
    click();
    await waitFor(() => expect(assign).toHaveBeenCalledWith("/contact?product=MP"));
    const hidden = { page: "/pricing", product: "MP" };
    expect(openPopup.mock.calls).toEqual([["popup", { formId: "abcd1234", title: "Oxbow form", hidden }]]);
    screen.getByRole("link").dataset.action = "unknown";
    click();
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
  });
});

describe("an action in the URL", () => {
  it("runs once and is removed", async () => {
    visit("/pricing?action=open-inquiry-modal&product=RP&plan=team&utm_source=mail#plans");
    render(<ActionLoader />);
    await waitFor(() => expect(calls).toEqual([{ name: "open-inquiry-modal", product: "RP", plan: "team" }]));
    const [state, , url] = replaceState.mock.calls[0] ?? [];
    expect(state).toEqual({ kept: true });
    expect(String(url)).toBe("https://oxbow.example/pricing?product=RP&plan=team&utm_source=mail#plans");
  });

  it.each(["redirect-to-affiliate", "open-proxy-manager", "open-typeform-popup", "close-banner", "nonsense"])(
    "is ignored if it is %s",
    async (name) => {
      visit(`/pricing?action=${name}`);
      render(<ActionLoader />);
      await waitFor(() => expect(replaceState).toHaveBeenCalledOnce());
      expect([calls, assign.mock.calls, open.mock.calls, openPopup.mock.calls]).toEqual([[], [], [], []]);
    },
  );

  it("also runs after client-side navigation", async () => {
    const { rerender } = render(<ActionLoader />);
    visit("/faq?action=open-banner");
    rerender(<ActionLoader />);
    await waitFor(() => expect(calls).toEqual([{ name: "open-banner" }]));
  });
});
