import { TextLink } from "@/components/actions/text-link";
import { CodeHead, RequestPanel } from "@/components/code/code-panel";
import codePanelCss from "@/components/code/code-panel.module.css";
import { CodeText } from "@/components/code/code-text";
import { ButtonLink } from "@/components/ui/button";
import { formatCount } from "@/lib/base/format/count";
import { products } from "@/lib/base/products";
import { anchors, routes } from "@/lib/base/routes";
import type { DescribedRun, SandboxRun } from "@/lib/features/sandbox/run";
import { type SandboxChoice, targetInfos } from "@/lib/features/sandbox/targets";

function Exit({ exit, html, milliseconds }: SandboxRun) {
  const rows = [
    ["Exit IP", exit.ip],
    ["Location", `${exit.city}, ${exit.country}`],
    ["Page", `${formatCount(new Blob([html]).size)} bytes of HTML`],
    ...(milliseconds === null ? [] : [["Rendered and parsed in", `${milliseconds} ms on this server`]]),
  ];
  return (
    <dl className="border-fg border-t text-sm">
      {rows.map(([name, value]) => (
        <div className="flex justify-between gap-4 border-rule border-b py-2.5" key={name}>
          <dt className="text-fg-2">{name}</dt>
          <dd className="text-right font-mono">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

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
      <TextLink href={`${routes.pricingCalculator()}?result=${product}`}>Calculate your cost</TextLink>
    </div>
  );
}

/** The result of a request: the code that sends it, the record, and the page that was read. */
export function SandboxResult({ choice, run, samples }: DescribedRun) {
  return (
    <section className="section" id={anchors.result}>
      <div className="wrap grid grid-cols-1 gap-12 md:grid-cols-2">
        <div>
          <h2 className="heading-2">The record</h2>
          <p className="mt-3 mb-6 text-fg-2">
            The code sends the same request with your key; then results are billed. Here, none is: the request
            is simulated, and the response is what our parser extracted from the page.
          </p>
          <RequestPanel
            about="Sandbox request"
            name="sandbox"
            responseTime={run.milliseconds === null ? "example" : `${run.milliseconds} ms`}
            response={JSON.stringify(run.response, null, 2)}
            samples={samples}
          />
        </div>
        <div>
          <h2 className="heading-3">Simulated request</h2>
          <div className="mt-5">
            <Exit {...run} />
          </div>
          <h2 className="heading-3 mt-10 mb-4">The page</h2>
          <div className={`code-panel ${codePanelCss.codePanel} code-choice on-deep`}>
            <CodeHead title="HTML" />
            <div data-language="HTML">
              <CodeText code={run.html} label="HTML of the demo page" language="HTML" />
            </div>
          </div>
          <p className="note mt-4">
            The shop, the search page and the apartment are demo pages with made-up data. A request to your
            own targets goes through the network and takes longer.
          </p>
          <NextSteps choice={choice} />
        </div>
      </div>
    </section>
  );
}
