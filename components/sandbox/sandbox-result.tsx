import { TextLink } from "@/components/actions/text-link";
import { CodeHead, CodePanel, ResponsePanel } from "@/components/code/code-panel";
import codePanelCss from "@/components/code/code-panel.module.css";
import { CodeText } from "@/components/code/code-text";
import { ButtonLink } from "@/components/ui/button";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { DescribedRun } from "@/lib/features/sandbox/run";
import { type SandboxChoice, targetInfos } from "@/lib/features/sandbox/targets";

function NextSteps({ choice }: { choice: SandboxChoice }) {
  const { docs, product } = targetInfos[choice.target];
  return (
    <div className="mt-8 flex flex-wrap gap-x-6 gap-y-4">
      <div className="w-full">
        <ButtonLink href={routes.dashboardRedirect({ product })} size="lg">
          Start free trial
        </ButtonLink>
      </div>
      <TextLink href={products[product].path}>{products[product].name}</TextLink>
      <TextLink href={routes.docs(docs)}>API parameters</TextLink>
      <TextLink href={routes.pricingCalculator({ result: product })}>Calculate your cost</TextLink>
    </div>
  );
}

/** The record, the HTML from which it was parsed, and the code that sends the same request. */
export function SandboxResult({ choice, run, samples }: DescribedRun) {
  const about = "Sandbox request";
  return (
    <section className="section">
      <div className="wrap grid grid-cols-1 gap-x-12 gap-y-8 nav:grid-cols-[5fr_7fr] nav:grid-rows-[auto_1fr]">
        <div>
          <h2 className="heading-2">The page as JSON</h2>
          <p className="mt-3 text-fg-2">
            This is the JSON that our parser extracted. On the demo page above, each field’s name is next to
            the text it came from.
          </p>
        </div>
        <div className="min-w-0 nav:row-span-2">
          <ResponsePanel
            about={about}
            response={JSON.stringify(run.response, null, 2)}
            responseTime={run.milliseconds === null ? "example" : `${run.milliseconds} ms`}
          />
          <details className="mt-6">
            <summary className="min-h-6 w-fit font-[550] text-accent text-sm">
              The HTML that was parsed
            </summary>
            <div className={`code-panel ${codePanelCss.codePanel} code-choice on-deep mt-4`}>
              <CodeHead title="HTML" />
              <div data-language="HTML">
                <CodeText code={run.html} label="HTML of the demo page" language="HTML" />
              </div>
            </div>
          </details>
        </div>
        <div className="min-w-0">
          <h2 className="heading-3">Send this request with your API key</h2>
          <p className="mt-3 text-fg-2">
            Requests with your key are billed per result. The request on this page is simulated and free.
          </p>
          <CodePanel className="mt-7" about={about} name="sandbox" samples={samples} />
          <p className="note mt-6">
            The shop, the search page and the apartment are demo pages with made-up data. A request to your
            own targets goes through the network and takes longer.
          </p>
          <NextSteps choice={choice} />
        </div>
      </div>
    </section>
  );
}
