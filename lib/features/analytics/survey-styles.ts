/** The styles of surveys, as constructable sheets: this site's policy lets nobody add style elements. */

const hostSelector = '[class^="PostHogSurvey"]';

function adopt(css: string): boolean {
  const bare = Array.from(document.querySelectorAll(hostSelector)).filter(
    ({ shadowRoot }) => shadowRoot !== null && shadowRoot.adoptedStyleSheets.length === 0,
  );
  for (const { shadowRoot } of bare) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    shadowRoot?.adoptedStyleSheets.push(sheet);
  }
  return bare.length > 0;
}

/** Takes a survey's style element away and gives its text to the survey's shadow root, once that stands. */
export function adoptSurveyStyles(element: HTMLStyleElement): null {
  const css = element.textContent ?? "";
  // The library calls this in the middle of making the root, and puts it into the page right after.
  queueMicrotask(() => {
    if (!adopt(css)) requestAnimationFrame(() => adopt(css));
  });
  return null;
}

/** Takes every survey off the page. */
export function removeSurveys(): void {
  for (const host of document.querySelectorAll(hostSelector)) host.remove();
}
