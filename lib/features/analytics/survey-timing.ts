/**
 * When a survey may open: once the visitor has used the page (scrolled past half of it, clicked or typed) or
 * is leaving it. Never at the first paint, whatever the survey itself says.
 */
import { onNavigation } from "./navigation";

/** The part of the library's survey extension that lists surveys. It is asked before each display. */
type SurveySource<Survey, Context> = {
  getSurveys(callback: (surveys: Survey[], context?: Context) => void, forceReload?: boolean): void;
};

/** Half of the distance that the page can be scrolled. */
function isPastHalf(): boolean {
  const { scrollHeight } = document.documentElement;
  return scrollY > 0 && scrollY >= (scrollHeight - innerHeight) / 2;
}

/** Whether the open page has been used or is being left. It starts anew with each client-side navigation. */
function watchUse(): { isUsed: () => boolean; stop: () => void } {
  let used = false;
  const listening = new AbortController();
  const on = (target: EventTarget, names: readonly string[], isUse: () => boolean) => {
    const listener = () => {
      used ||= isUse();
    };
    for (const name of names)
      target.addEventListener(name, listener, { passive: true, signal: listening.signal });
  };
  on(document, ["scroll"], isPastHalf);
  on(document, ["click", "input"], () => true);
  // The pointer moves to the tabs or the address bar, or the visitor switches tabs.
  on(document.documentElement, ["mouseleave"], () => true);
  on(document, ["visibilitychange"], () => document.visibilityState === "hidden");
  const stopNavigation = onNavigation(() => {
    used = false;
  });
  return {
    isUsed: () => used,
    stop: () => {
      listening.abort();
      stopNavigation();
    },
  };
}

/** Holds surveys back until the page is used. Returns a function that ends this. */
export function holdSurveysUntilUse<Survey, Context>(source: SurveySource<Survey, Context>): () => void {
  const { isUsed, stop } = watchUse();
  const { getSurveys } = source;
  source.getSurveys = (callback, forceReload) =>
    getSurveys.call(source, (surveys, context) => callback(isUsed() ? surveys : [], context), forceReload);
  return () => {
    stop();
    // The library keeps this object when it starts again, after a withdrawn consent is given anew.
    source.getSurveys = getSurveys;
  };
}
