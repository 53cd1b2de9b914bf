import { stubTopLayer } from "@/tests/unit/components/ui/top-layer";

/** Adds the page's inquiry dialog, into which `InquiryModal` renders. */
export function addInquiryDialog() {
  stubTopLayer();
  document.body.insertAdjacentHTML(
    "afterbegin",
    '<dialog id="inquiry" aria-labelledby="inquiry-title"></dialog>',
  );
}
