import Link from "next/link";
import type { ReactNode } from "react";
import proseCss from "@/components/prose/prose.module.css";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { type DocsSlug, routes } from "@/lib/base/routes";
import type { DocsGroup, DocsPageText, DocsPageWithNeighbors } from "@/lib/features/docs/pages";

/** Links to all pages of the documentation: beside the text; on narrow screens above it, until opened only their summary. */
function DocsNav({ groups, current }: { groups: readonly DocsGroup[]; current: DocsSlug }) {
  return (
    <nav
      aria-label="Documentation"
      className="border-rule-2 border-b md:sticky md:top-24 md:max-h-[calc(100dvh_-_96px)] md:self-start md:overflow-y-auto md:border-none"
    >
      {/* The links are beside it, not in it, because wide screens always show them. */}
      <details className="peer md:hidden">
        <summary className="flex min-h-11 items-center justify-between font-[560] text-sm">
          All docs pages
        </summary>
      </details>
      <div className="grid gap-7 pt-2 pb-6 max-md:not-peer-open:hidden sm:max-md:grid-cols-2">
        {groups.map(({ title, pages }) => (
          <div key={title}>
            <p className="mb-2 font-[600] text-sm">{title}</p>
            <ul aria-label={title}>
              {pages.map(({ slug, label }) => (
                <li key={slug}>
                  <Link
                    aria-current={slug === current ? "page" : undefined}
                    className="flex min-h-11 items-center text-sm text-fg-2 underline-offset-4 hover:text-fg hover:underline aria-[current=page]:font-[560] aria-[current=page]:text-fg md:min-h-8.5 md:border-l-2 md:border-rule md:pl-3.5 md:focus-visible:-outline-offset-3 md:aria-[current=page]:border-accent"
                    href={routes.docs(slug)}
                    prefetch={false}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

function Neighbor({ page, word, rel }: { page: DocsPageText; word: string; rel: "prev" | "next" }) {
  return (
    <Link
      className={`group block rounded-2 border border-rule-2 p-4 hover:border-fg ${rel === "next" ? "sm:col-start-2 sm:text-right" : ""}`}
      href={routes.docs(page.slug)}
      prefetch={false}
      rel={rel}
    >
      <span className="text-fg-2 text-xs">{word}</span>
      <span className="mt-1 block font-[560] group-hover:underline group-hover:underline-offset-4">
        {page.label}
      </span>
    </Link>
  );
}

/** The frame of a documentation page: navigation, heading, text, and the pages before and after it. */
export function DocsSheet({ docsPage, children }: { docsPage: DocsPageWithNeighbors; children: ReactNode }) {
  const { page, previous, next, groups } = docsPage;
  return (
    <div className="wrap grid grid-cols-1 gap-x-16 gap-y-5 pt-2 pb-[var(--section)] md:pt-5 md:grid-cols-[200px_minmax(0,1fr)] nav:grid-cols-[224px_minmax(0,1fr)]">
      <DocsNav current={page.slug} groups={groups} />
      <div className="min-w-0">
        <PageBreadcrumbs items={[{ label: "Docs", href: routes.docs() }, { label: page.label }]} />
        <h1 className="heading-1 mt-8">{page.heading}</h1>
        <p className="lead mt-5">{page.lead}</p>
        <div className={`${proseCss.article} mt-10`}>{children}</div>
        <nav aria-label="Previous and next page" className="mt-16 grid gap-4 sm:grid-cols-2">
          {previous && <Neighbor page={previous} rel="prev" word="Previous" />}
          {next && <Neighbor page={next} rel="next" word="Next" />}
        </nav>
      </div>
    </div>
  );
}
