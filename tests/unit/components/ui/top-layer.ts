/** Minimal modal dialogs and popovers, which jsdom lacks. */
export function stubTopLayer() {
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
