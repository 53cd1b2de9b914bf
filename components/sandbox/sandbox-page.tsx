import type { ReactNode } from "react";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import type { SandboxChoice } from "@/lib/features/sandbox/targets";
import { SandboxForm } from "./sandbox-form";

/** @param choice the visitor's; none before the first request */
export function SandboxPage({ choice, children }: { choice?: SandboxChoice; children: ReactNode }) {
  return (
    <>
      <section className="bg-tint-100">
        <div className="wrap pt-5 pb-[clamp(40px,5vw,72px)]">
          <PageBreadcrumbs items={[{ label: "Try a request" }]} />
          <h1 className="heading-1 mt-[clamp(24px,4vw,56px)]">Try a request</h1>
          <p className="lead mt-5 max-w-[36em]">
            The same page shows different prices, results and languages in each country. Choose a country and
            one of our demo pages: a simulated request renders the page as that country sees it, and returns
            the record.
          </p>
          <div className="mt-8 max-w-230">
            <SandboxForm country={choice?.country} target={choice?.target} />
          </div>
        </div>
      </section>
      {children}
    </>
  );
}
