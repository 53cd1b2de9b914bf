import { asText, type Content } from "@prismicio/client";
import type { SliceComponentProps } from "@prismicio/react";
import { IslandFlow } from "@/components/illustrations/island-flow";
import { CallsToAction } from "@/components/slices/calls-to-action";
import type { SliceContext } from "@/components/slices/types";

export default function ClosingCall({
  slice,
  context,
}: SliceComponentProps<Content.ClosingCallSlice, SliceContext>) {
  const { heading, lead, trial_label, sales_label } = slice.primary;
  return (
    <section className="relative grid min-h-140 place-items-center overflow-hidden py-24 text-center sm:min-h-155 on-deep">
      <IslandFlow />
      <div className="relative max-w-155 px-6">
        <h2 className="font-display text-[length:clamp(2.5rem,1.8rem_+_3.2vw,4.25rem)] leading-[0.98] font-[560] tracking-[-0.022em] text-balance">
          {asText(heading)}
        </h2>
        <p className="lead mx-auto text-balance mt-5 mb-8 max-w-[34em]">{asText(lead)}</p>
        <CallsToAction
          className="justify-center"
          product={context.product}
          salesLabel={sales_label}
          trialLabel={trial_label}
        />
      </div>
    </section>
  );
}
