/** The one script of our own in every document. It runs before all others, and before the body is read. */
import { closedAnnouncementsKey } from "../../base/closed-announcements.ts";

/** What TypeScript's own library does not know yet. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: Record<"createScriptURL" | "createScript" | "createHTML", (text: string) => string | null>,
  ): unknown;
};

type EarlySettings = {
  /** Where this browser keeps the ids of announcements that it has closed. */
  closedAnnouncementsKey: string;
  /** The fonts that stand in the document, as CSS names them. */
  fonts: readonly string[];
};

/**
 * What must run before the rest of a page. A browser gets this function's own source (`earlyScript`), so it uses
 * nothing from outside itself.
 *
 * SECURITY: the default Trusted Types policy lets React and Next's loader work and nothing else: markup only without
 * an element (or React's own empty script, or a still drawing such as the hosted forms' icons), text of a script only
 * where it is data (JSON-LD of the next page), scripts only from our built files and the analytics library that this
 * site serves itself.
 */
export function runEarly(settings: EarlySettings): void {
  const root = document.documentElement;

  // SECURITY: zod's fast path builds functions from text, which the content security policy forbids.
  Object.assign(window, { __zod_globalConfig: { jitless: true } });

  const ownScript = /^\/(?:_next\/static|ingest\/static|ingest\/array)\//;
  const drawing = /^\s*<svg[^<>]*>(?:\s*<\/?(?:path|g|rect|circle|svg)[^<>]*>)*\s*$/;
  const active = /[\s/"'](?:on|style|[\w:]*href)/i;
  const emptyScript = /^<script><\/script>$/;
  const trustedTypes: TrustedTypes | undefined = Reflect.get(window, "trustedTypes");
  trustedTypes?.createPolicy("default", {
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, location.href);
      return origin === location.origin && ownScript.test(pathname) ? url : null;
    },
    createScript(text) {
      JSON.parse(text);
      return text;
    },
    createHTML(html) {
      const isHarmless = !html.includes("<") || emptyScript.test(html);
      return isHarmless || (drawing.test(html) && !active.test(html)) ? html : null;
    },
  });

  // Their rules alone would have them ready after the first paint, which would be in another font.
  for (const font of settings.fonts) document.fonts?.load(font);

  /** Puts in the words for what an opener asks for, and says so to whoever the form is posted to. */
  function fillInquiry(dialog: HTMLDialogElement, form: HTMLFormElement, opener: HTMLElement): void {
    const { product, pricingPlan = "" } = opener.dataset;
    const { pages, texts } = JSON.parse(dialog.dataset.texts ?? "{}");
    const pageType = pages[location.pathname];
    const about = product ?? pageType ?? "General";
    const [, messageText, buttonText] = texts[about] ?? texts.General;
    const [title] = texts[pageType ?? about] ?? texts.General;
    const words = {
      h2: title,
      'label[for$="-message"]': messageText,
      "form[action] [type=submit]": buttonText,
    };
    for (const [place, text] of Object.entries(words)) {
      const element = dialog.querySelector(place);
      if (element) element.textContent = text;
    }
    const fixed = { product: about, plan: pricingPlan };
    for (const [name, value] of Object.entries(fixed)) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    const tinted =
      opener.closest<HTMLElement>("[data-tint]") ?? document.querySelector<HTMLElement>("main [data-tint]");
    dialog.dataset.tint = tinted?.dataset.tint ?? "";
  }

  /** Opens the inquiry as the document has it. Its own code takes over when it comes (inquiry-loader.tsx). */
  function openInquiry(event: MouseEvent): void {
    const opener = event.target instanceof Element ? event.target.closest<HTMLElement>("a.open-modal") : null;
    if (!opener || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const dialog = document.querySelector<HTMLDialogElement>("dialog#inquiry");
    const form = dialog?.querySelector<HTMLFormElement>("form[action]");
    if (document.readyState === "loading" && !form) {
      // It stands at the end of a document that has not come whole.
      event.preventDefault();
      opener.setAttribute("aria-busy", "true");
      document.addEventListener("DOMContentLoaded", () => opener.click(), { once: true });
      return;
    }
    opener.removeAttribute("aria-busy");
    if (!dialog || !form || dialog.open) return;
    event.preventDefault();
    fillInquiry(dialog, form, opener);
    // Safari does not focus a clicked link, and a dialog gives the focus back to what had it.
    opener.focus({ preventScroll: true });
    Object.assign(dialog, { opener });
    root.style.setProperty("--scroll-bar", `${innerWidth - root.clientWidth}px`);
    root.classList.add("modal--open");
    dialog.showModal();
  }
  addEventListener("click", openInquiry, true);
  const afterClose = () => {
    if (!document.querySelector("dialog[open]")) root.classList.remove("modal--open");
  };
  document.addEventListener("close", afterClose, true);

  function layOutAtOnce(): boolean {
    if (location.hash) return true;
    const [visit] = performance.getEntriesByType("navigation");
    return visit !== undefined && Reflect.get(visit, "type") !== "navigate";
  }
  // Whoever comes to a part of the page, or back to where they were, needs the real height of all before it.
  if (layOutAtOnce()) root.dataset.wholePage = "";

  function readClosedNews(): unknown {
    try {
      return JSON.parse(localStorage.getItem(settings.closedAnnouncementsKey) ?? "[]");
    } catch {
      return [];
    }
  }
  function showNews(): void {
    const news = document.querySelector<HTMLElement>(".news[data-id]");
    // A line may stop in the middle of the bar: what is still to come would move the news.
    if (!news || !document.querySelector(".site-header")) return;
    reading.disconnect();
    const closed = readClosedNews();
    const isClosed = Array.isArray(closed) && closed.includes(news.dataset.id);
    news.dataset.state = isClosed ? "closed" : "open";
  }
  const reading = new MutationObserver(showNews);
  reading.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => reading.disconnect());
}

/** The source without indentation and comment lines: every document carries it. */
const source = runEarly.toString().replace(/^\s+(?:\/\/.*\n)?/gm, "");

const settings: EarlySettings = { closedAnnouncementsKey, fonts: ["1em geist", "1em bricolage"] };

export const earlyScript = `(${source})(${JSON.stringify(settings)})`;
