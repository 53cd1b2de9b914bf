// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { earlyScript, runEarly } from "@/lib/server/document/early-script";
import { stubTopLayer } from "@/tests/unit/components/ui/top-layer";

type Rules = Record<"createScriptURL" | "createScript" | "createHTML", (text: string) => string | null>;
const createPolicy = vi.fn<(name: string, rules: Rules) => void>();

/** Lets the early script's MutationObserver run. */
const untilSeen = () => new Promise<void>((resolve) => queueMicrotask(resolve));

const bar = (id: string) => `<section class="announcement" data-id="${id}" data-state="unknown"></section>`;
const announcementState = () => document.querySelector<HTMLElement>(".announcement")?.dataset.state;

beforeEach(() => {
  createPolicy.mockClear();
  vi.stubGlobal("trustedTypes", { createPolicy });
});
afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute("data-whole-page");
  localStorage.clear();
});

describe("the early script", () => {
  it("is valid JavaScript, for one script element", () => {
    expect(earlyScript).not.toMatch(/<\/script/i);
    expect(() => new Function(earlyScript)).not.toThrow();
  });

  it("allows only harmless text as markup or script", () => {
    runEarly("closed");
    const rules = createPolicy.mock.calls[0]?.[1];
    const html = (text: string) => rules?.createHTML(text) ?? null;
    for (const text of ["plain", "<script></script>", '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'])
      expect(html(text)).toBe(text);
    for (const text of [
      "<b>bold</b>",
      "<script>run()</script>",
      '<svg onload="run()"></svg>',
      '<svg><g href="javascript:run()"/></svg>',
      "<svg><a></a></svg>",
    ])
      expect(html(text)).toBeNull();
    const url = (text: string) => rules?.createScriptURL(text) ?? null;
    expect(url("/_next/static/chunks/a.js")).toBe("/_next/static/chunks/a.js");
    for (const text of ["/a.js", "https://elsewhere.example/_next/static/a.js", "data:text/javascript,run()"])
      expect(url(text)).toBeNull();
    expect(rules?.createScript('{"a":1}')).toBe('{"a":1}');
    expect(() => rules?.createScript("run()")).toThrow(SyntaxError);
  });

  it.each([
    ["closed", '["a"]'],
    ["open", '["b"]'],
    ["open", "not JSON"],
  ])("leaves the announcement %s where the browser remembers %s", async (state, stored) => {
    localStorage.setItem("closed", stored);
    runEarly("closed");
    document.body.innerHTML = `${bar("a")}<div class="site-header"></div>`;
    await untilSeen();
    expect(announcementState()).toBe(state);
  });

  describe("a call to action", () => {
    // As compact as in a document: lists of heading, label of the message, and submit button.
    const texts = {
      pages: { "/datasets": "DS" },
      texts: { General: ["Contact", "Use case", "Send"], RP: ["About RP", "Which sites?"] },
    };
    /** In the list of calling codes, "1CA44GB" is +1 for CA and +44 for GB. */
    function showPage(dialog = true) {
      document.body.innerHTML = `<main data-tint="MP">
        <a class="open-modal" href="#contact" data-product="RP" data-pricing-plan="team"><b>Sales</b></a></main>`;
      if (dialog)
        document.body.insertAdjacentHTML(
          "beforeend",
          `<dialog id="inquiry"><h2></h2><p></p><form action="/api/contact" data-texts><input name="product">
          <input name="plan"><select data-codes="1CA44GB" name="phonePrefix"><option value="US">US +1</option></select>
          <label for="x-message"></label><button type="submit"></button></form></dialog>`,
        );
      document.querySelector("[data-texts]")?.setAttribute("data-texts", JSON.stringify(texts));
      return document.querySelector<HTMLDialogElement>("#inquiry");
    }
    const click = (init: MouseEventInit = {}) => {
      const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
      document.querySelector("b")?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    beforeEach(stubTopLayer);
    afterEach(() => document.documentElement.removeAttribute("class"));

    it("opens the document's form with the texts for the clicked element", () => {
      runEarly("closed");
      const dialog = showPage();
      expect(click()).toBe(true);
      expect(dialog?.open).toBe(true);
      expect(dialog?.querySelector("label")?.textContent).toBe("Which sites?");
      expect(dialog?.querySelector("button")?.textContent).toBe("Send");
    });

    it.each([
      ["starter-pack", "One-time pack"],
      ["Calculator: 1,000 pages", "Calculator: 1,000 pages"],
      ["", ""],
    ])("names the plan %j as %j, in the page's colors", (plan, name) => {
      runEarly("closed");
      const dialog = showPage();
      document.querySelector("a")?.setAttribute("data-pricing-plan", plan);
      click();
      expect(dialog?.querySelector("p")?.textContent).toBe(name);
      expect(dialog?.dataset.tint).toBe("MP");
    });

    it("has the list of calling codes after its first frame, and once only", () => {
      vi.useFakeTimers();
      runEarly("closed");
      const dialog = showPage();
      click();
      expect(dialog?.querySelectorAll("option")).toHaveLength(1);
      vi.runAllTimers();
      dialog?.close();
      click();
      vi.runAllTimers();
      vi.useRealTimers();
      const options = [...(dialog?.querySelector("select")?.options ?? [])];
      expect(options.map(({ value, text }) => [value, text])).toEqual([
        ["US", "US +1"],
        ["CA", "CA +1"],
        ["GB", "GB +44"],
      ]);
    });

    it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
      "is handled by the browser with %o",
      (init) => {
        runEarly("closed");
        const dialog = showPage();
        expect(click(init)).toBe(false);
        expect(dialog?.open).toBe(false);
      },
    );

    it("is a plain link if the document has no form", () => {
      runEarly("closed");
      showPage(false);
      expect(click()).toBe(false);
    });

    it("waits for the rest of a document that is still loading", () => {
      runEarly("closed");
      showPage(false);
      const loading = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
      expect(click()).toBe(true);
      const link = document.querySelector("a");
      expect(link?.getAttribute("aria-busy")).toBe("true");
      loading.mockRestore();
      // The rest arrives with the dialog, but the pressed link stays the same element.
      const main = document.querySelector("main");
      const dialog = showPage();
      document.querySelector("main")?.replaceWith(main ?? "");
      document.dispatchEvent(new Event("DOMContentLoaded"));
      expect(dialog?.open).toBe(true);
      expect(link?.hasAttribute("aria-busy")).toBe(false);
    });

    it("is not repeated at the end of the document if a second press has opened the dialog", () => {
      runEarly("closed");
      showPage(false);
      vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
      click();
      // The rest arrives with the dialog, and the first pressed link is still in the page.
      const first = document.querySelector("a");
      const dialog = showPage();
      document.querySelector("main")?.append(first ?? "");
      expect(click()).toBe(true);
      expect(first?.hasAttribute("aria-busy")).toBe(false);
      dialog?.close();
      document.dispatchEvent(new Event("DOMContentLoaded"));
      expect(dialog?.open).toBe(false);
    });
  });

  it.each([
    ["navigate", false],
    ["reload", true],
    ["back_forward", true],
  ])("lays out the whole page at once where a scroll position is restored: %s %s", (type, isWhole) => {
    const visit = Object.assign(Object.create(PerformanceEntry.prototype), { type });
    vi.spyOn(performance, "getEntriesByType").mockReturnValueOnce([visit]);
    runEarly("closed");
    expect("wholePage" in document.documentElement.dataset).toBe(isWhole);
  });
});
