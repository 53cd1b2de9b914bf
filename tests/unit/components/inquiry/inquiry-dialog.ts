/** The page's inquiry dialog, into which `InquiryModal` renders. */
export function addInquiryDialog(): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-labelledby", "inquiry-title");
  document.body.prepend(dialog);
  return dialog;
}
