// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { InquiryLoader } from "@/components/inquiry/inquiry-loader";
import type { InquiryModalProps } from "@/components/inquiry/inquiry-modal";
import { dispatchAction } from "@/lib/content/actions/bus";
import { defaultInquiryAside } from "@/lib/features/inquiry/aside";

const page = vi.hoisted(() => ({ path: "/datasets" }));
vi.mock("next/navigation", () => ({ usePathname: () => page.path }));

let isBroken = false;
vi.mock("@/components/inquiry/inquiry-modal-code", () => ({
  runSchema() {},
  runModal() {
    if (isBroken) throw new Error("The chunk could not be loaded");
    return {
      InquiryModal: ({ request: { opener, ...subject } }: InquiryModalProps) => (
        <output data-opener={opener?.textContent}>{JSON.stringify(subject)}</output>
      ),
      replacePlainForm: (_dialog: HTMLDialogElement, renderModal: () => void) => renderModal(),
    };
  },
}));

const assign = vi.fn();
beforeEach(() => {
  isBroken = false;
  assign.mockClear();
  vi.stubGlobal("location", { pathname: "/datasets", assign });
  vi.stubGlobal("fetch", async () => Response.json({ closeOnOverlay: true }));
});
afterEach(() => vi.unstubAllGlobals());

const copy = { formTitle: "", messageText: "", buttonText: "", disclaimer: [] };

const renderPage = () => render(buildPage());

function buildPage() {
  return (
    <main>
      <div data-tint="RP">
        <a
          className="open-modal"
          data-pricing-plan="team"
          data-product="RP"
          href="/contact?product=RP&plan=team"
        >
          <b>Contact sales</b>
        </a>
      </div>
      <button className="open-modal" type="button">
        Ask
      </button>
      <InquiryLoader aside={defaultInquiryAside} copySet={{ default: copy, products: {} }} />
    </main>
  );
}

/** Whether the click was handled by the modal instead of the browser. */
const click = (text: string, init?: MouseEventInit) => !fireEvent.click(screen.getByText(text), init);

describe("InquiryLoader", () => {
  it("opens on a click on a child of a link, which is busy until then", async () => {
    renderPage();
    const link = screen.getByRole("link", { name: "Contact sales" });
    expect(click("Contact sales")).toBe(true);
    expect(link.getAttribute("aria-busy")).toBe("true");
    const opened = await screen.findByRole("status");
    expect(opened.dataset.opener).toBe("Contact sales");
    expect(JSON.parse(opened.textContent ?? "")).toEqual({
      product: "RP",
      plan: "team",
      path: "/datasets",
      tint: "RP",
    });
    expect(link.getAttribute("aria-busy")).toBeNull();
  });

  describe("with an open plain dialog", () => {
    function openPlain() {
      const dialog = document.querySelector<HTMLDialogElement>("dialog#inquiry");
      if (!dialog) throw new Error("No plain dialog");
      dialog.innerHTML = '<form action="/api/contact"></form>';
      Object.assign(dialog, { opener: screen.getByRole("link", { name: "Contact sales" }) });
      dialog.setAttribute("open", "");
      return dialog;
    }

    it("closes on a click outside of its panel", async () => {
      isBroken = true;
      renderPage();
      const dialog = openPlain();
      dialog.close = () => dialog.removeAttribute("open");
      const form = dialog.querySelector("form") ?? dialog;
      const press = (from: Element, to: Element) => {
        fireEvent.pointerDown(from);
        fireEvent.pointerUp(to);
        // A click after a press and a release on different elements is on the element around both.
        fireEvent.click(from === to ? from : dialog);
      };
      press(form, form);
      // Text that is selected past the edge of the panel, in both directions.
      press(form, dialog);
      press(dialog, form);
      await screen.findByText("Contact sales");
      expect(dialog.open).toBe(true);
      press(dialog, dialog);
      await waitFor(() => expect(dialog.open).toBe(false));
    });

    it("closes when the visitor goes to another page", () => {
      const { rerender } = renderPage();
      const dialog = openPlain();
      dialog.close = () => dialog.removeAttribute("open");
      page.path = "/pricing";
      rerender(buildPage());
      expect(dialog.open).toBe(false);
    });

    it("keeps it if the modal fails to load", async () => {
      isBroken = true;
      renderPage();
      const dialog = openPlain();
      click("Contact sales");
      await screen.findByText("Contact sales");
      expect(dialog.open).toBe(true);
      expect(assign).not.toHaveBeenCalled();
    });
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "leaves clicks with %o to the browser",
    (init) => {
      renderPage();
      expect(click("Contact sales", init)).toBe(false);
    },
  );

  it("opens on a named action", async () => {
    renderPage();
    dispatchAction({ name: "open-inquiry-modal", product: "MP" });
    expect(JSON.parse((await screen.findByRole("status")).textContent ?? "")).toEqual({
      product: "MP",
      path: "/datasets",
      tint: "RP",
    });
  });

  it("follows the link if the modal fails to load", async () => {
    isBroken = true;
    renderPage();
    click("Contact sales");
    await waitFor(() => expect(assign).toHaveBeenCalledWith("/contact?product=RP&plan=team"));
    click("Ask");
    await waitFor(() => expect(assign).toHaveBeenCalledWith("/contact"));
  });
});
