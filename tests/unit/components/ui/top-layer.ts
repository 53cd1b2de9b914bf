/** Like a browser's close request: only if the page did not handle the key. */
function requestClose(event: KeyboardEvent) {
  if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
  const dialog = [...document.querySelectorAll("dialog")].findLast(({ open }) => open);
  if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
}

/** Minimal modal dialogs and popovers, which jsdom lacks. */
export function stubTopLayer() {
  window.addEventListener("keydown", requestClose);
  HTMLElement.prototype.showPopover = function showPopover() {
    // The attribute alone hides an element in jsdom's style sheet.
    this.removeAttribute("popover");
  };
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute("open", "");
    this.querySelector<HTMLElement>('input:not([tabindex="-1"]), button, a[href]')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute("open");
    this.dispatchEvent(new Event("close"));
  };
}
