/** Styles of surveys as constructable style sheets: the security policy forbids style elements. */

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

/** Replaces a survey's style element with a style sheet in its shadow root, once that exists. */
export function adoptSurveyStyles(element: HTMLStyleElement): null {
  const css = element.textContent ?? "";
  // The library calls this while it creates the root and inserts it into the page right after.
  queueMicrotask(() => {
    if (!adopt(css)) requestAnimationFrame(() => adopt(css));
  });
  return null;
}

export function removeSurveys(): void {
  for (const host of document.querySelectorAll(hostSelector)) host.remove();
}
