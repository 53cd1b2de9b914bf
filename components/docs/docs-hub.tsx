import Link from "next/link";
import { TextLink } from "@/components/actions/text-link";
import { TestPanel } from "@/components/resources/test-panel";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { buttonClasses } from "@/components/ui/button";
import { routes } from "@/lib/base/routes";
import type { DocsGroup } from "@/lib/features/docs/pages";

/** The documentation's first page: a command to begin with, and all pages. */
export function DocsHub({ groups, command }: { groups: readonly DocsGroup[]; command: string }) {
  return (
    <>
      <header className="wrap grid grid-cols-1 gap-x-18 gap-y-10 pt-5 pb-18 nav:grid-cols-[minmax(0,1fr)_minmax(0,560px)]">
        <div>
          <PageBreadcrumbs items={[{ label: "Docs" }]} />
          <h1 className="heading-1 mt-8">Oxbow docs</h1>
          <p className="lead mt-5">
            How to send requests through the proxies, call the scraper APIs and download datasets. With code
            in seven languages.
          </p>
          <p className="mt-8 flex flex-wrap gap-3">
            <Link
              className={buttonClasses({ variant: "Outline" })}
              href={routes.docs("getting-started")}
              prefetch={false}
            >
              Get started
            </Link>
            <Link
              className={buttonClasses({ variant: "Outline" })}
              href={routes.docs("web-scraper-api")}
              prefetch={false}
            >
              API reference
            </Link>
          </p>
        </div>
        <div className="min-w-0 self-start">
          <TestPanel tests={[{ id: "curl", name: "First request", command }]} />
        </div>
      </header>
      <section className="section on-paper-2">
        <div className="wrap grid gap-x-16 gap-y-14 md:grid-cols-2">
          {groups.map(({ title, pages }) => (
            <div key={title}>
              <h2 className="heading-2">{title}</h2>
              <ul className="mt-6 border-fg border-t">
                {pages.map(({ slug, label, lead }) => (
                  <li className="border-rule border-b py-4" key={slug}>
                    <h3 className="heading-4">
                      <TextLink href={routes.docs(slug)}>{label}</TextLink>
                    </h3>
                    <p className="mt-1 text-fg-2 text-sm">{lead}</p>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <h2 className="heading-2">Using a specific client?</h2>
          <p className="lead mt-4">
            <TextLink href={routes.integrations()}>Integrations</TextLink> sets up curl, Python, Node.js,
            Scrapy, Playwright and others step by step. The{" "}
            <TextLink href={routes.tool("proxy-string")}>proxy string builder</TextLink> writes the username
            for you.
          </p>
        </div>
      </section>
    </>
  );
}
