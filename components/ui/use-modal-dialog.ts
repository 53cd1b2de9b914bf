import { type KeyboardEvent, type RefObject, useEffect } from "react";

/** On the root element while a modal dialog is open; it also locks the page's scrolling. */
const modalOpenClass = "modal--open";

const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

function listTabStops(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(tabbable)].filter(
    // Browsers before 2024 lack checkVisibility; without it a hidden element only costs one press of Tab.
    (element) => element.tabIndex >= 0 && (element.checkVisibility?.() ?? true),
  );
}

export function focusFirst(dialog: HTMLElement): void {
  listTabStops(dialog)[0]?.focus({ preventScroll: true });
}

/** Traps Tab at both ends, because a native dialog lets the focus move to the browser's toolbar. */
function trapTab(event: KeyboardEvent, dialog: HTMLElement) {
  const stops = listTabStops(dialog);
  const first = stops.at(0);
  const last = stops.at(-1);
  const active = document.activeElement;
  const outside = active === dialog || !dialog.contains(active);
  if (event.shiftKey && (active === first || outside)) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && (active === last || outside)) {
    event.preventDefault();
    first?.focus();
  }
}

/** Focuses an element again; one in a menu that has closed cannot have focus, so the menu's button gets it. */
export function returnFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  const menu = document.activeElement === element ? null : element.closest("[popover]");
  if (menu)
    document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]:not([popovertargetaction])`)?.focus();
}

/**
 * Drives a native `<dialog>` as a modal: opens it, traps Tab, asks to close on Escape and on the
 * system's back gesture, marks the root element, and gives focus back to what had it.
 *
 * @param open the dialog is shown while this is true; `onClose` only asks, the caller decides.
 * @returns a handler for the dialog's panel. It is React's, so that a list in the dialog can handle Escape first.
 */
export function useModalDialog(ref: RefObject<HTMLDialogElement | null>, open: boolean, onClose: () => void) {
  // First, so that these listeners are gone when the effect below closes the dialog.
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const ask = (event: Event) => {
      // A file field's `cancel` bubbles.
      if (event.target !== dialog) return;
      event.preventDefault();
      onClose();
    };
    dialog.addEventListener("cancel", ask);
    // The browser may close the dialog although we prevented it (a second back gesture); update the state.
    dialog.addEventListener("close", ask);
    return () => {
      dialog.removeEventListener("cancel", ask);
      dialog.removeEventListener("close", ask);
    };
  }, [open, onClose, ref]);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const root = document.documentElement;
    const focusedBefore = document.activeElement;
    // Measured before the class hides the scroll bar; its width is reserved, so that the page does not shift. Phones have
    // none, and setting a property of the root would restyle the whole page.
    const scrollBar = window.innerWidth - root.clientWidth;
    if (scrollBar > 0) root.style.setProperty("--scroll-bar", `${scrollBar}px`);
    root.classList.add(modalOpenClass);
    // The inquiry's dialog may already be open, with the plain form.
    if (!dialog.open) dialog.showModal();
    return () => {
      root.classList.remove(modalOpenClass);
      dialog.close();
      if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected) returnFocus(focusedBefore);
    };
  }, [open, ref]);

  return (event: KeyboardEvent) => {
    if (event.key === "Tab" && ref.current) trapTab(event, ref.current);
    // While composing, Escape cancels the input method's conversion.
    if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  };
}
