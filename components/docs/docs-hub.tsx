import type { ReactNode } from "react";
import { TextLink } from "@/components/actions/text-link";
import codePanelCss from "@/components/code/code-panel.module.css";
import { RiverMarker } from "@/components/illustrations/river-marker";
import { TestPanel } from "@/components/resources/test-panel";
import { PageHead } from "@/components/sections/page-head";
import { Breakable } from "@/components/ui/breakable";
import { ScrollArea } from "@/components/ui/scroll-area";
import { routes } from "@/lib/base/routes";
import type { ExplainedCode, getDocsHub } from "@/lib/features/docs/read";
import css from "./docs-hub.module.css";

/** Sizes on wide windows, in pixels: from the panel to the list, the panel above the code. */
const leaderWidth = 120;
const barHeight = 61;
const lineHeight = 22.1;

/**
 * A thin river from each line of the panel to the rule above its page, where the page's row of the grid begins. Lower pages
 * have their bend further left, so that the rivers run side by side and never cross.
 */
function Leaders({ pages }: Pick<ExplainedCode, "pages">) {
  const heightOf = (line: number) => Math.round(barHeight + lineHeight * (line + 0.5));
  const bendOf = (i: number) => Math.round(leaderWidth * (1 - i / pages.length));
  return (
    <>
      {pages.map(({ page: { slug }, line }, i) => (
        <svg
          aria-hidden="true"
          className="absolute right-full overflow-visible fill-none max-nav:hidden"
          key={slug}
          preserveAspectRatio="none"
          style={{
            gridRow: `1 / ${i + 2}`,
            // A level line needs some height, too.
            height: `calc(100% - ${heightOf(line) - 0.1}px)`,
            top: heightOf(line),
          }}
          viewBox={`0 0 ${leaderWidth} 100`}
          width={leaderWidth}
        >
          <path
            className="stroke-accent stroke-[1.5]"
            d={`M0 0C${bendOf(i)} 0 ${bendOf(i)} 100 ${leaderWidth} 100`}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      ))}
      <svg
        aria-hidden="true"
        className="absolute top-0 right-full overflow-visible fill-ground max-nav:hidden"
        height="1"
        width={leaderWidth}
      >
        {[...new Set(pages.map(({ line }) => heightOf(line)))].map((y) => (
          <circle className="stroke-accent stroke-2" cy={y} key={y} r="5" />
        ))}
      </svg>
    </>
  );
}

/** A line without its indent and the backslash at its end. */
const quote = (line = "") => line.replace(/\\$/, "").trim();

/** A code panel, and the pages that explain its lines: connected with them on wide windows, quoting them on narrow ones. */
function ExplainedCodeSection({
  title,
  code: { lines, pages },
  children,
  note,
}: {
  title: string;
  code: ExplainedCode;
  /** The panel with `lines`. */
  children: ReactNode;
  /** Below the panel on wide windows, at the end on narrow ones. */
  note?: ReactNode;
}) {
  return (
    <div className="grid grid-cols-1 nav:grid-cols-[512px_minmax(0,1fr)] nav:grid-rows-[auto_1fr] nav:gap-x-30">
      <div className="min-w-0">{children}</div>
      <div className="relative nav:row-span-2 nav:grid nav:grid-cols-1 nav:content-start">
        <h2 className={`${css.leaderGutter} heading-2 max-nav:pt-12 max-nav:pb-8 nav:h-18`}>{title}</h2>
        <ul className="nav:contents">
          {pages.map(({ page: { slug, label, lead }, line, value }) => (
            <li
              className={`${css.leaderGutter} ${css.page} pb-8 nav:border-accent nav:border-t nav:pt-3 nav:pb-7`}
              key={slug}
            >
              <RiverMarker className="top-1 left-1.5 nav:hidden" />
              <code
                className={`block font-mono text-fg-2 text-xs wrap-anywhere ${value === undefined ? "nav:hidden" : ""}`}
              >
                <Breakable text={value ?? quote(lines[line])} />
              </code>
              <h3 className="heading-4 max-nav:mt-1">
                <TextLink href={routes.docs(slug)}>{label}</TextLink>
              </h3>
              <p className="mt-1 text-fg-2 text-sm">{lead}</p>
            </li>
          ))}
        </ul>
        <Leaders pages={pages} />
      </div>
      {note}
    </div>
  );
}

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
              <ScrollArea className={codePanelCss.codeScroll} label="Endpoints">
                <pre className="max-nav:whitespace-pre-wrap">
                  {reference.code.lines.map((line) => (
                    <span className="block pl-[2ch] -indent-[2ch]" key={line}>
                      <Breakable text={line} />
                    </span>
                  ))}
                </pre>
              </ScrollArea>
            </div>
          </ExplainedCodeSection>
        </div>
      </section>
    </>
  );
}
