import { type LeadField, personFields } from "@/components/lead-form/fields";
import { PlainForm } from "@/components/lead-form/plain-lead-form";
import { buttonClasses } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { InquiryAsidePanel } from "./inquiry-aside";
import type { InquiryTexts } from "./inquiry-modal";

const { fullName, company, email, phone } = personFields;

/**
 * What the inquiry modal shows until its own code is there: the same panel, with the form that the browser checks and
 * posts. The early script opens it and puts in what the clicked element asks for.
 */
export function PlainInquiryPanel({ aside, copies }: InquiryTexts) {
  const { formTitle, messageText, buttonText, disclaimer } = copies.default;
  const message: LeadField = { kind: "area", name: "message", label: messageText };
  return (
    <div className="on-paper relative w-full min-w-0 sm:w-auto sm:min-w-[450px] sm:max-w-full sm:max-nav:w-[551px] sm:rounded-3 sm:shadow-3">
      <div className="nav:grid nav:h-[680px] nav:grid-cols-[551px_551px] overflow-hidden rounded-[inherit]">
        <InquiryAsidePanel {...aside} />
        <div className="flex min-h-[inherit] flex-col overflow-y-auto px-2.5 py-3 sm:px-4.5">
          <div className="my-auto">
            <h2 className="heading-3 mb-2 max-w-[calc(100%-40px)] text-[1.375rem]" id="inquiry-title">
              {formTitle}
            </h2>
            <PlainForm
              buttonText={buttonText}
              disclaimer={disclaimer}
              fields={[
                fullName,
                { ...company, half: true },
                { ...email, half: true },
                { ...phone, isShort: true },
                message,
              ]}
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
            "absolute top-1 right-1 border-transparent sm:top-1.75 sm:right-1.75",
          )}
          type="submit"
        >
          <Icon name="close" size={18} />
        </button>
      </form>
    </div>
  );
}
