import { type RefObject, useEffect, useEffectEvent } from "react";
import { onOverlayPress } from "./overlay-press";

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
  const isOutside = active === dialog || !dialog.contains(active);
  // The focus may be on an element before the first: on a heading or the dialog.
  const isAtStart =
    isOutside ||
    active === first ||
    Boolean(first && active && first.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_PRECEDING);
  if (event.shiftKey ? isAtStart : isOutside || active === last) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

/** Focuses an element again; one in a menu that has closed cannot have focus, so the menu's button gets it. */
function returnFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  const menu = element.closest("[popover]");
  const button =
    menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]:not([popovertargetaction])`);
  const summary = element.closest("details:not([open])")?.querySelector("summary");
  // Browsers before 2024 lack checkVisibility.
  const isButtonShown = button?.checkVisibility?.() ?? true;
  ((isButtonShown && button) || summary)?.focus();
}

type ModalDialogOptions = {
  open: boolean;
  onClose: () => void;
  closeOnOverlay?: boolean | undefined;
  opener?: HTMLElement | undefined;
};

/**
 * Drives a native `<dialog>` as a modal: opens it, traps Tab, asks to close on Escape, on the system's back gesture and,
 * if wanted, on a press of the overlay, marks the root element, and gives focus back to what had it.
 *
 * @param open the dialog is shown while this is true; `onClose` only asks, the caller decides.
 * @param opener gets the focus back. Default: what has the focus when the dialog opens
 */
export function useModalDialog(
  ref: RefObject<HTMLDialogElement | null>,
  { open, onClose, closeOnOverlay = false, opener }: ModalDialogOptions,
) {
  const ask = useEffectEvent(onClose);
  const findOpener = useEffectEvent(() => opener ?? document.activeElement);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const askInstead = (event: Event) => {
      // A file field's `cancel` bubbles.
      if (event.target !== dialog) return;
      event.preventDefault();
      ask();
    };
    dialog.addEventListener("cancel", askInstead, { signal });
    // The browser may close the dialog although we prevented it (a second back gesture); update the state.
    dialog.addEventListener("close", askInstead, { signal });
    dialog.addEventListener("keydown", (event) => event.key === "Tab" && trapTab(event, dialog), { signal });
    if (closeOnOverlay) onOverlayPress(dialog, () => ask(), signal);

    const root = document.documentElement;
    const focusedBefore = findOpener();
    // Measured before the class hides the scroll bar; its width is reserved, so that the page does not shift. Phones have
    // none, and setting a property of the root would restyle the whole page.
    const scrollBar = window.innerWidth - root.clientWidth;
    if (scrollBar > 0) root.style.setProperty("--scroll-bar", `${scrollBar}px`);
    root.classList.add(modalOpenClass);
    // The inquiry's dialog may already be open, with the plain form.
    if (!dialog.open) dialog.showModal();
    return () => {
      listeners.abort();
      root.classList.remove(modalOpenClass);
      root.style.removeProperty("--scroll-bar");
      dialog.close();
      if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected) returnFocus(focusedBefore);
    };
  }, [open, closeOnOverlay, ref]);
}
