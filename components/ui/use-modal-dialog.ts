import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffect } from "react";

/** On the root element while a modal dialog is open; it also locks the page's scrolling. */
export const modalOpenClass = "modal--open";

const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

function listTabStops(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(tabbable)].filter(
    // Browsers before 2024 lack checkVisibility; there a hidden stop only costs one press of Tab.
    (element) => element.tabIndex >= 0 && (element.checkVisibility?.() ?? true),
  );
}

/** Turns at the ends of the tab order, which a native dialog would leave for the browser's own bars. */
function trapTab(event: KeyboardEvent<HTMLDialogElement>) {
  const dialog = event.currentTarget;
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

/**
 * Drives a native `<dialog>` as a modal: opens it, traps Tab, asks to close on Escape and on the
 * system's back gesture, marks the root element, and gives focus back to what had it.
 *
 * @param open the dialog is shown while this is true; `onClose` only asks, the caller decides.
 * @returns handlers to spread on the dialog element.
 */
export function useModalDialog(ref: RefObject<HTMLDialogElement | null>, open: boolean, onClose: () => void) {
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const root = document.documentElement;
    const focusedBefore = document.activeElement;
    // Measured before the class hides the scroll bar: its room is kept, so the page does not shift.
    root.style.setProperty("--scroll-bar", `${window.innerWidth - root.clientWidth}px`);
    root.classList.add(modalOpenClass);
    // A command of its opener may have shown it before React came.
    if (!dialog.open) dialog.showModal();
    return () => {
      root.classList.remove(modalOpenClass);
      dialog.close();
      if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected) focusedBefore.focus();
    };
  }, [open, ref]);

  return {
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key === "Tab") trapTab(event);
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    },
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      // A browser may close a dialog over our veto (a second back gesture); follow it.
      if (event.target === event.currentTarget && open) onClose();
    },
  };
}
