/**
 * Calls `close` when a visitor presses the overlay of a dialog, which is the dialog element itself: the panel covers the
 * rest. Press and release must both be on it, because selecting text may start or end outside of the panel.
 */
export function onOverlayPress(dialog: HTMLDialogElement, close: () => void, signal: AbortSignal): void {
  let pressed: EventTarget | null = null;
  let released: EventTarget | null = null;
  dialog.addEventListener("pointerdown", ({ target }) => (pressed = target), { signal });
  dialog.addEventListener("pointerup", ({ target }) => (released = target), { signal });
  dialog.addEventListener("click", () => pressed === dialog && released === dialog && close(), { signal });
}
