import { asText, type Content } from "@prismicio/client";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { HostedForm as HostedFormIsland } from "@/components/hosted-forms/hosted-form";
import type { SliceProps } from "@/components/slices/types";
import { buttonClasses } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { type HostedFormKind, isFormId } from "@/lib/content/hosted-forms/options";
import css from "./index.module.css";

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
    <section className={cn(css.hostedForm, "section", kind === "inline" && css.hostedFormInline)}>
      <div className="wrap">
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
