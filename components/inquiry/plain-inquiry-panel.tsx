import { PlainForm } from "@/components/lead-form/plain-form";
import { buttonClasses } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { globalProductTypes } from "@/lib/base/products";
import type { InquiryCopy } from "@/lib/features/inquiry/copy";
import { InquiryAsidePanel } from "./inquiry-aside";
import { buildModalFields } from "./inquiry-fields";
import type { InquiryTexts } from "./inquiry-modal";

/** Title, prompt and label of the button; without those at the end that a product does not change, to keep pages small. */
function listTexts({ formTitle, messageText, buttonText }: Partial<InquiryCopy>) {
  const texts = [formTitle, messageText, buttonText];
  return texts.slice(0, texts.findLastIndex((text) => text !== undefined) + 1);
}

/** Texts by product and page for the early script (lib/server/document) to put into the form. */
function buildTexts({ default: general, products }: InquiryTexts["copySet"]): string {
  const texts = Object.entries(products).map(([code, copy]) => [code, listTexts(copy)]);
  return JSON.stringify({
    pages: globalProductTypes,
    texts: { General: listTexts(general), ...Object.fromEntries(texts) },
  });
}

/**
 * The content of the plain dialog, shown until the modal's code is loaded: the same panel, with a form that
 * the browser validates and posts. The early script opens it and fills in the subject of the clicked element.
 */
export function PlainInquiryPanel({ aside, copySet, headingId }: InquiryTexts & { headingId: string }) {
  const { formTitle, messageText, buttonText, disclaimer } = copySet.default;
  return (
    <div
      className="on-paper relative w-full min-w-0 sm:w-auto sm:min-w-112.5 sm:max-w-full sm:max-nav:w-137.75 sm:rounded-3 sm:shadow-3"
      data-texts={buildTexts(copySet)}
    >
      <div className="nav:grid nav:h-170 nav:grid-cols-[551px_551px] overflow-hidden rounded-[inherit]">
        <InquiryAsidePanel aside={aside} />
        <div className="flex min-h-[inherit] flex-col overflow-y-auto px-5 py-6 sm:px-9">
          <div className="my-auto">
            <h2 className="heading-3 mb-1 max-w-[calc(100%-40px)] text-[1.375rem]" id={headingId}>
              {formTitle}
            </h2>
            {/* The early script names the chosen plan here. Same height as `ChosenPlan`. */}
            <p className="pb-3 text-fg-2 text-xs sm:text-sm" />
            <PlainForm
              buttonText={buttonText}
              disclaimer={disclaimer}
              fields={buildModalFields(messageText)}
              fixed={{ product: "General", plan: "" }}
              form="inquiry"
              idPrefix="inquiry-modal"
            />
          </div>
        </div>
      </div>
      <form method="dialog">
        <button
          aria-label="Close"
          className={cn(
            buttonClasses({ variant: "Icon" }),
            "absolute top-2 right-2 border-transparent sm:top-3.5 sm:right-3.5",
          )}
          type="submit"
        >
          <Icon name="close" size={18} />
        </button>
      </form>
    </div>
  );
}
