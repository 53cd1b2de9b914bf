import { asText, type Content } from "@prismicio/client";
import type { SliceComponentProps } from "@prismicio/react";
import { FlowLines } from "@/components/charts/flow-lines";
import { TwoCalls } from "../two-calls";
import type { SliceContext } from "../types";

const sheet = { width: 2000, height: 640, stretch: 1.85 };
const island = { x: sheet.width / sheet.stretch / 2, y: sheet.height / 2, r: 222 };

export default function ClosingCall({ slice, context }: SliceComponentProps<Content.ClosingCallSlice, SliceContext>) {
  const { heading, lead, trial_label, sales_label } = slice.primary;
  return (
    <section className="closing on-deep">
      <FlowLines {...sheet} className="closing-flow" count={60} islands={[island]} />
      <div className="relative max-w-[620px] px-3">
        <h2 className="closing-heading">{asText(heading)}</h2>
        <p className="lead mx-auto mt-2.5 mb-4 max-w-[34em]">{asText(lead)}</p>
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
