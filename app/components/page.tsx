import type { Metadata } from "next";
import { SiteShell } from "@/components/layout/site-shell";
import { MarkSheet, PaletteSheet } from "@/components/specimen/brand-sheet";
import { PrimitiveSheet } from "@/components/specimen/primitive-sheet";
import { ActionSheet, EmbedSheet } from "@/components/specimen/ways-sheet";
import css from "./page.module.css";

export const metadata: Metadata = {
  title: "Components | Oxbow",
  robots: { index: false, follow: false },
};

/** For designers: one of each, in every state. No page links here. */
export default function ComponentsPage() {
  return (
    <SiteShell>
      <div className="wrap py-9">
        <h1 className="heading-1">Components</h1>
        <p className="lead mt-2">One of each, in every state, on both grounds. Not indexed.</p>
        <h2 className="heading-3 mt-8 mb-2.5">Mark</h2>
        <MarkSheet />
        <h2 className="heading-3 mt-9 mb-2.5">Palette</h2>
        <PaletteSheet />
        <p className="note mt-2">
          Small figures: contrast of the text shown. One OKLCH lightness per column, so a component keeps its
          contrast when the page changes hue.
        </p>
        <h2 className="heading-3 mt-9 mb-2.5">Named actions</h2>
        <ActionSheet />
        <h2 className="heading-3 mt-9 mb-2.5">Hosted forms</h2>
        <EmbedSheet />
      </div>
      <div className="grid md:grid-cols-2">
        <div className={css.half}>
          <h2 className="heading-2">On paper</h2>
          <PrimitiveSheet ground="on paper" />
        </div>
        <div className={`${css.half} on-deep`}>
          <h2 className="heading-2">On deep water</h2>
          <PrimitiveSheet ground="on deep water" />
        </div>
      </div>
    </SiteShell>
  );
}
