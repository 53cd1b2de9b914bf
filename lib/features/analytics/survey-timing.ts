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

/**
 * Holds surveys back until the open page is used or left, anew after each client-side navigation. Returns a function that
 * ends this.
 */
export function holdSurveysUntilUse<Survey, Context>(source: SurveySource<Survey, Context>): () => void {
  let isUsed = false;
  const listening = new AbortController();
  const on = (target: EventTarget, names: readonly string[], isUse: () => boolean) => {
    const listener = () => {
      isUsed ||= isUse();
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
    isUsed = false;
  });
  const { getSurveys } = source;
  source.getSurveys = (callback, forceReload) =>
    getSurveys.call(source, (surveys, context) => callback(isUsed ? surveys : [], context), forceReload);
  return () => {
    listening.abort();
    stopNavigation();
    // The library keeps this object when it starts again, after a withdrawn consent is given anew.
    source.getSurveys = getSurveys;
  };
}
