/** Our only inline script, in every document. It runs before all others and before the body is parsed. */
import { closedAnnouncementsKey } from "../../platform/browser/closed-announcements.ts";

/** Types that TypeScript's DOM library lacks. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: Record<"createScriptURL" | "createScript" | "createHTML", (text: string) => string | null>,
  ): unknown;
};

/**
 * The script that runs before the rest of a page. The browser gets this function's source (`earlyScript`), so
 * it must not use anything outside of itself.
 * @param closedKey storage key of the ids of closed announcements
 *
 * SECURITY: the default Trusted Types policy lets React and Next's loader work and nothing else: markup only without
 * an element (or React's own empty script, or a static SVG without event handlers, styles and links, such as the hosted
 * forms' icons), text of a script only where it is data (JSON-LD of the next page), scripts only from our built files
 * and the analytics library that this site serves itself.
 */
export function runEarly(closedKey: string): void {
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

  /** The list of calling codes is in every document, so it is compact: "1CAAG7KZRU" is +1 for CA and AG, +7 for KZ and RU. */
  function fillCountries(list: unknown): void {
    if (!(list instanceof HTMLSelectElement) || list.length > 1) return;
    let code = "";
    for (const [, digits, country] of (list.dataset.codes ?? "").matchAll(/(\d*)([A-Z]{2})/g)) {
      code = digits || code;
      list.add(new Option(`${country} +${code}`, country));
    }
  }

  /** Fills in the texts for an opener's product, and the hidden fields for the server. */
  function fillInquiry(dialog: HTMLDialogElement, form: HTMLFormElement, opener: HTMLElement): void {
    const { product, pricingPlan = "" } = opener.dataset;
    const { pages, texts } = JSON.parse(
      dialog.querySelector<HTMLElement>("[data-texts]")?.dataset.texts ?? "",
    );
    const pageType = pages[location.pathname];
    const about = product ?? pageType ?? "General";
    const textOf = (subject: string, i: number) => texts[subject]?.[i] ?? texts.General[i];
    // As `resolveCopy`: the title is the page's, the other texts are the opener's.
    const words = {
      h2: textOf(pageType ?? about, 0),
      // As `formatPlanId`, which cannot be imported here.
      "h2+p":
        pricingPlan === "starter-pack"
          ? "One-time pack"
          : pricingPlan.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase()),
      'label[for$="-message"]': textOf(about, 1),
      "form[action] [type=submit]": textOf(about, 2),
    };
    for (const [place, text] of Object.entries(words)) {
      const element = dialog.querySelector(place);
      if (element) element.textContent = text;
    }
    for (const [name, value] of Object.entries({ product: about, plan: pricingPlan })) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    const tinted =
      opener.closest<HTMLElement>("[data-tint]") ?? document.querySelector<HTMLElement>("main [data-tint]");
    dialog.dataset.tint = tinted?.dataset.tint ?? "";
  }

  function openerOf({ target }: Event): HTMLElement | null {
    return target instanceof Element ? target.closest<HTMLElement>("a.open-modal") : null;
  }

  let waiting: HTMLElement | null = null;

  /** Opens the plain inquiry dialog. Its own code takes over once it is loaded (inquiry-loader.tsx). */
  function openInquiry(event: MouseEvent): void {
    const opener = openerOf(event);
    if (!opener || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const dialog = document.querySelector<HTMLDialogElement>("dialog#inquiry");
    const form = dialog?.querySelector<HTMLFormElement>("form[action]");
    waiting?.removeAttribute("aria-busy");
    if (document.readyState === "loading" && !form) {
      // The dialog is at the end of the document, which may not be fully loaded. The last press counts.
      event.preventDefault();
      if (!waiting) document.addEventListener("DOMContentLoaded", () => waiting?.click(), { once: true });
      waiting = opener;
      opener.setAttribute("aria-busy", "true");
      return;
    }
    waiting = null;
    if (!dialog || !form || dialog.open) return;
    event.preventDefault();
    // Safari does not focus a clicked link, but a dialog restores focus to it on close.
    opener.focus({ preventScroll: true });
    const scrollBar = innerWidth - root.clientWidth;
    fillInquiry(dialog, form, opener);
    Object.assign(dialog, { opener });
    // A property of the root restyles the whole page, and phones have no scroll bar.
    if (scrollBar > 0) root.style.setProperty("--scroll-bar", `${scrollBar}px`);
    root.classList.add("modal--open");
    dialog.showModal();
    // Hundreds of options would delay the dialog's first frame.
    const list = form.elements.namedItem("phonePrefix");
    requestAnimationFrame(() => setTimeout(fillCountries, 0, list));
  }
  addEventListener("click", openInquiry, true);

  /** A press that reaches React before the page is hydrated hydrates all of it at once, and the dialog would wait. */
  function keepFromReact(event: Event): void {
    if (root.dataset.hydrated === undefined && openerOf(event)) event.stopPropagation();
  }
  const presses = ["pointerdown", "touchstart", "pointerup", "touchend", "mousedown", "mouseup", "click"];
  for (const press of presses) addEventListener(press, keepFromReact, { capture: true, passive: true });
  document.addEventListener(
    "close",
    () => {
      if (document.querySelector("dialog[open]")) return;
      root.classList.remove("modal--open");
      root.style.removeProperty("--scroll-bar");
    },
    true,
  );

  function needsWholePage(): boolean {
    if (location.hash) return true;
    const [visit] = performance.getEntriesByType("navigation");
    return visit !== undefined && Reflect.get(visit, "type") !== "navigate";
  }
  // Jumping to an anchor or restoring the scroll position needs the real height of all content above.
  if (needsWholePage()) root.dataset.wholePage = "";

  function readClosedAnnouncements(): unknown {
    try {
      return JSON.parse(localStorage.getItem(closedKey) ?? "[]");
    } catch {
      return [];
    }
  }
  function showAnnouncement(): void {
    const announcement = document.querySelector<HTMLElement>(".announcement[data-id]");
    // Wait for the whole bar: if the connection stalls in the middle of it, later content would move the
    // announcement.
    if (!announcement || !document.querySelector(".site-header")) return;
    observer.disconnect();
    const closed = readClosedAnnouncements();
    const isClosed = Array.isArray(closed) && closed.includes(announcement.dataset.id);
    announcement.dataset.state = isClosed ? "closed" : "open";
  }
  const observer = new MutationObserver(showAnnouncement);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => observer.disconnect());
}

/** The source without comments, indentation and most line breaks, because it is part of every document. */
const source = runEarly
  .toString()
  .replace(/^\s+(?:\/\/.*\n|\/\*\*[\s\S]*?\*\/\n)?/gm, "")
  .replace(/ {2,}/g, " ")
  .replace(/([;{},])\n/g, "$1");

export const earlyScript = `(${source})(${JSON.stringify(closedAnnouncementsKey)})`;
