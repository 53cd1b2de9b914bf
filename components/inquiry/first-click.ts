declare global {
  // Set by the boot script (lib/serving/document), which runs before anything else of the page.
  var oxbowFirstClick: HTMLElement | null | undefined;
}

/**
 * The call to sales, or the button, that was clicked before this code was there, if any. From now on the boot script
 * leaves clicks alone.
 */
export function takeFirstClick(): HTMLElement | null {
  const clicked = globalThis.oxbowFirstClick ?? null;
  globalThis.oxbowFirstClick = null;
  return clicked;
}
