import Link from "next/link";
import type { ReactNode } from "react";
import proseCss from "@/components/prose/prose.module.css";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { routes } from "@/lib/base/routes";
import type { DocsPageText, DocsPageWithNeighbors } from "@/lib/features/docs/pages";
import { DocsNav } from "./docs-nav";

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
export function DocsSheet({ entry, children }: { entry: DocsPageWithNeighbors; children: ReactNode }) {
  const { page, previous, next, groups } = entry;
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
