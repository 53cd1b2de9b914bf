import { TextLink } from "@/components/actions/text-link";
import codePanelCss from "@/components/code/code-panel.module.css";
import { CodeText } from "@/components/code/code-text";
import { TestPanel } from "@/components/resources/test-panel";
import { PageHead } from "@/components/sections/page-head";
import { routes } from "@/lib/base/routes";
import type { getDocsHub } from "@/lib/features/docs/read";
import { ExplainedCodeSection } from "./explained-code";

/** The documentation's first page: a request to begin with and the endpoints of the reference, with the pages that explain them. */
export function DocsHub({ basics, reference }: Awaited<ReturnType<typeof getDocsHub>>) {
  return (
    <>
      <section className="wrap pt-5 pb-[var(--section)]">
        <PageHead
          heading="Oxbow docs"
          lead="How to send requests through the proxies, call the scraper APIs and download datasets. With code in seven languages."
          trail={[{ label: "Docs" }]}
        />
        <div className="mt-fluid-3">
          <ExplainedCodeSection {...basics}>
            <TestPanel
              tests={[{ id: "curl", name: "First request", command: basics.code.lines.join("\n") }]}
            />
          </ExplainedCodeSection>
        </div>
      </section>
      <section className="section on-paper-2">
        <div className="wrap">
          <ExplainedCodeSection
            {...reference}
            note={
              <div className="max-nav:mt-6">
                <h2 className="heading-3 nav:mt-12">Using a specific client?</h2>
                <p className="mt-3 max-w-[44ch] text-fg-2">
                  <TextLink href={routes.integrations()}>Integrations</TextLink> sets up curl, Python,
                  Node.js, Scrapy, Playwright and others step by step. The{" "}
                  <TextLink href={routes.tool("proxy-string")}>proxy string builder</TextLink> writes the
                  username for you.
                </p>
              </div>
            }
          >
            <div className={`code-panel ${codePanelCss.codePanel} on-deep`}>
              <div className={codePanelCss.codeBar}>
                <b>Endpoints</b>
              </div>
              <CodeText code={reference.code.lines.join("\n")} label="Endpoints" language={null} />
            </div>
          </ExplainedCodeSection>
        </div>
      </section>
    </>
  );
}
