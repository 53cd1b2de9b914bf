/** How the modal takes the place of the plain dialog: what was typed stays, the caret too, and nothing flickers. */
import { inquiryDraft, readTyped } from "@/lib/features/inquiry/tab-memory";
import type { PlainInquiryDialog } from "./plain-inquiry";

/** While it is on the root element, a dialog appears without its fade (components/ui/modal.module.css). */
const mark = "handOver";

type TextField = HTMLInputElement | HTMLTextAreaElement;
const isTextField = (field: unknown): field is TextField =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

let focused: { name: string; caret: number | null } | null = null;

/** Keeps what was typed, and where, for the form that comes. */
export function beginHandOver({ form }: PlainInquiryDialog): void {
  const typed = readTyped(new FormData(form));
  if (typed) inquiryDraft.set({ values: typed, submission: null });
  const field = document.activeElement;
  focused =
    isTextField(field) && form.contains(field) ? { name: field.name, caret: field.selectionStart } : null;
  document.documentElement.dataset[mark] = "";
}

function findFocused(): TextField | null {
  const form = document.querySelector<HTMLFormElement>("dialog[open] form[name=inquiry]");
  const field = focused && form?.elements.namedItem(focused.name);
  return isTextField(field) ? field : null;
}

function placeCaret(): void {
  const field = findFocused();
  // Null in the field of the email address: browsers know no caret there.
  if (field?.selectionStart == null || focused?.caret == null) return;
  field.setSelectionRange(focused.caret, focused.caret);
}

/** Takes the plain dialog away, now that the modal is shown above it. */
export function endHandOver({ dialog }: PlainInquiryDialog): void {
  findFocused()?.focus({ preventScroll: true });
  dialog.close();
  dialog.replaceChildren();
  requestAnimationFrame(() => {
    // The form has put its values in by now, which moves the caret.
    placeCaret();
    delete document.documentElement.dataset[mark];
  });
}
