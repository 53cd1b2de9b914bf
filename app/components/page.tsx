import type { Metadata } from "next";
import { SiteShell } from "@/components/layout/site-shell";
import { ActionSamples, HostedFormSamples } from "@/components/style-guide/action-samples";
import { LogoSamples, PaletteSamples } from "@/components/style-guide/brand-samples";
import { ForcedStates } from "@/components/style-guide/forced-states";
import { PrimitiveSamples } from "@/components/style-guide/primitive-samples";
import css from "./page.module.css";

export const metadata: Metadata = {
  title: "Components | Oxbow",
  robots: { index: false, follow: false },
};

/** A style guide of all components in every state. Not linked from other pages. */
export default function ComponentsPage() {
  return (
    <SiteShell>
      <ForcedStates />
      <div className="wrap py-18">
        <h1 className="heading-1">Components</h1>
        <p className="lead mt-4">One of each, in every state, on both grounds. Not indexed.</p>
        <h2 className="heading-3 mt-16 mb-5">Mark</h2>
        <LogoSamples />
        <h2 className="heading-3 mt-18 mb-5">Palette</h2>
        <PaletteSamples />
        <p className="note mt-4">
          Small figures: contrast of the text shown. One OKLCH lightness per column, so a component keeps its
          contrast when the page changes hue.
        </p>
        <h2 className="heading-3 mt-18 mb-5">Named actions</h2>
        <ActionSamples />
        <h2 className="heading-3 mt-18 mb-5">Hosted forms</h2>
        <HostedFormSamples />
      </div>
      <div className="grid md:grid-cols-2">
        <div className={css.half}>
          <h2 className="heading-2">On paper</h2>
          <PrimitiveSamples ground="on paper" />
        </div>
        <div className={`${css.half} on-deep`}>
          <h2 className="heading-2">On deep water</h2>
          <PrimitiveSamples ground="on deep water" />
        </div>
      </div>
    </SiteShell>
  );
}
