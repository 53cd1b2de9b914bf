import type { Metadata } from "next";
import { SiteShell } from "@/components/layout/site-shell";
import { ActionSamples, HostedFormSamples } from "@/components/style-guide/action-samples";
import { PrimitiveSamples } from "@/components/style-guide/primitive-samples";

export const metadata: Metadata = {
  title: "Components | Oxbow",
  robots: { index: false, follow: false },
};

/** The main states of the primitives, the named actions and the hosted forms. Not linked from other pages. */
export default function Page() {
  return (
    <SiteShell>
      <div className="wrap py-18">
        <h1 className="heading-1">Components</h1>
        <h2 className="heading-3 mt-16 mb-5">Named actions</h2>
        <ActionSamples />
        <h2 className="heading-3 mt-18 mb-5">Hosted forms</h2>
        <HostedFormSamples />
        <PrimitiveSamples background="light" />
      </div>
      <div className="on-deep">
        <div className="wrap">
          <PrimitiveSamples background="dark" />
        </div>
      </div>
    </SiteShell>
  );
}
