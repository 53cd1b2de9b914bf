/** Tracks analytics events for what a visitor does on any page, with one listener per DOM event. */

import { track } from "./events";
import { currentExperiment } from "./exposures";
import { onNavigation } from "./navigation";
import { pageTypeOf } from "./page-type";

const download = /\.(?:csv|json|ics|zip|pdf|svg|png)$/;

/** Where on the page an element is. */
const placeOf = (element: Element) =>
  element.closest("header:not(main header)")
    ? "header"
    : element.closest("footer")
      ? "footer"
      : element.closest("[role=dialog],dialog")
        ? "modal"
        : "page";

function trackLink(link: HTMLAnchorElement): void {
  // The inquiry form tracks its own opening, because it is not always opened by a link.
  if (link.classList.contains("open-modal")) return;
  const { origin, pathname } = URL.parse(link.href) ?? {};
  if (origin !== location.origin || pathname === undefined) return;
  if (pathname === "/dashboard-redirect") track("dashboard_opened", { place: placeOf(link) });
  else if (link.hasAttribute("download") || download.test(pathname))
    track("file_downloaded", { file: pathname });
}

function trackPage(path: string): void {
  track("$pageview", { page_type: pageTypeOf(path) });
  const experiment = currentExperiment(path);
  if (experiment) track("experiment_viewed", experiment);
}

/** Starts tracking with the open page; returns a function that stops it. */
export function trackVisitor(): () => void {
  const seen = new Set<string>();
  const once = (key: string, send: () => void) => {
    if (seen.has(key)) return;
    seen.add(key);
    send();
  };
  const click = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link) trackLink(link);
  };
  const input = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    // Only lead forms have a name. Not `form.name`: that would be the field called "name".
    const form = target.closest("form")?.getAttribute("name");
    if (form) once(`form:${form}`, () => track("form_started", { form }));
    const calculator = target.closest("[data-calculator]");
    if (calculator) once("calculator", () => track("calculator_used", { calculator: location.pathname }));
  };
  document.addEventListener("click", click, true);
  document.addEventListener("input", input, true);
  const stopNavigation = onNavigation((path) => {
    seen.clear();
    trackPage(path);
  });
  trackPage(location.pathname);
  return () => {
    document.removeEventListener("click", click, true);
    document.removeEventListener("input", input, true);
    stopNavigation();
  };
}
