import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { anchors } from "@/lib/base/routes";
import type { DescribedRun } from "@/lib/features/sandbox/run";
import { DemoWindow } from "./demo-window";
import { SandboxForm } from "./sandbox-form";
import { SandboxResult } from "./sandbox-result";

/** @param isExample whether the result is an example, before the visitor's first request */
export function SandboxPage({ isExample = false, ...result }: DescribedRun & { isExample?: boolean }) {
  const { choice } = result;
  return (
    <>
      <section className="bg-tint-100">
        <div className="wrap pt-5 pb-fluid-3">
          <PageBreadcrumbs items={[{ label: "Try a request" }]} />
          <div className="mt-[clamp(24px,4vw,56px)] grid grid-cols-1 gap-x-12 gap-y-10 nav:grid-cols-[5fr_7fr]">
            <div>
              <h1 className="heading-1">Try a request</h1>
              <p className="lead mt-5 mb-8">
                The same page shows different prices, results and languages in each country. Choose a country
                and one of our demo pages: a simulated request renders the page as that country sees it, and
                returns the record.
              </p>
              <div className="nav:max-w-92">
                <SandboxForm country={isExample ? undefined : choice.country} target={choice.target} />
              </div>
            </div>
            <DemoWindow {...result} id={anchors.result} />
          </div>
        </div>
      </section>
      <SandboxResult {...result} />
    </>
  );
}
