import { asText, type Content } from "@prismicio/client";
import type { SliceComponentProps } from "@prismicio/react";
import { IslandFlow } from "@/components/charts/island-flow";
import { TwoCalls } from "@/components/slices/two-calls";
import type { SliceContext } from "@/components/slices/types";

export default function ClosingCall({
  slice,
  context,
}: SliceComponentProps<Content.ClosingCallSlice, SliceContext>) {
  const { heading, lead, trial_label, sales_label } = slice.primary;
  return (
    <section className="closing on-deep">
      <IslandFlow className="closing-flow" />
      <div className="relative max-w-[620px] px-3">
        <h2 className="closing-heading">{asText(heading)}</h2>
        <p className="lead mx-auto text-balance mt-2.5 mb-4 max-w-[34em]">{asText(lead)}</p>
        <TwoCalls
          className="justify-center"
          product={context.product}
          salesLabel={sales_label}
          trialLabel={trial_label}
        />
      </div>
    </section>
  );
}
