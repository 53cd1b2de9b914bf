import { asText, type Content } from "@prismicio/client";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { HostedForm as HostedFormIsland } from "@/components/hosted-forms/hosted-form";
import type { SliceProps } from "@/components/slices/types";
import { buttonClasses } from "@/components/ui/button";
import { type HostedFormKind, isFormId } from "@/lib/content/hosted-forms/options";

const kinds = {
  default: "inline",
  popup: "popup",
  slider: "slider",
  popover: "popover",
  sideTab: "side-tab",
} as const satisfies Record<Content.HostedFormSlice["variation"], HostedFormKind>;

export default function HostedForm({ slice, context }: SliceProps<Content.HostedFormSlice>) {
  const { heading, lead, form_id, label, sales_label } = slice.primary;
  const kind = kinds[slice.variation];
  const title = asText(heading);
  const toSales = (
    <OpenModalLink className={buttonClasses({ variant: "Outline", size: "lg" })} product={context.product}>
      {sales_label || "Contact sales"}
    </OpenModalLink>
  );
  return (
    <section className="section">
      <div
        className={`wrap grid items-center gap-x-18 gap-y-8 ${kind === "inline" ? "md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:items-start" : "md:grid-cols-[minmax(0,1fr)_auto]"}`}
      >
        <div>
          <h2 className="heading-2 max-w-[14em]">{title}</h2>
          <p className="lead mt-4 max-w-[34em]">{asText(lead)}</p>
        </div>
        {form_id && isFormId(form_id) ? (
          <HostedFormIsland
            formId={form_id}
            kind={kind}
            label={label || title}
            product={context.product}
            tabText={"button_text" in slice.primary ? (slice.primary.button_text ?? undefined) : undefined}
            title={title}
          >
            {toSales}
          </HostedFormIsland>
        ) : (
          <p>{toSales}</p>
        )}
      </div>
    </section>
  );
}
