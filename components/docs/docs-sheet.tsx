import Link from "next/link";
import { Fragment, type ReactNode } from "react";
import proseCss from "@/components/prose/prose.module.css";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { type DocsSlug, routes } from "@/lib/base/routes";
import type { DocsGroup, DocsPageText, DocsPageWithNeighbors } from "@/lib/features/docs/pages";

export type DocsSection = { id: string; title: string; content: ReactNode };

/** Links to the sections of the page that is shown; narrow screens show them in the text only. */
function OnThisPage({ outline }: { outline: readonly { id: string; title: string }[] }) {
  return (
    <ul aria-label="On this page" className="pb-2 max-md:hidden md:border-accent md:border-l-2">
      {outline.map(({ id, title }) => (
        <li key={id}>
          <a
            className="flex min-h-7 items-center pl-7 text-fg-2 text-xs leading-tight underline-offset-4 hover:text-fg hover:underline focus-visible:-outline-offset-3"
            href={`#${id}`}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

type DocsNavProps = { groups: readonly DocsGroup[]; current: DocsSlug; onThisPage: ReactNode };

/** Links to all pages of the documentation: beside the text; on narrow screens above it, until opened only their summary. */
function DocsNav({ groups, current, onThisPage }: DocsNavProps) {
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
                  {slug === current && onThisPage}
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

type DocsSheetProps = {
  docsPage: DocsPageWithNeighbors;
  /** The sections of a page that is code. */
  sections?: readonly DocsSection[];
  /** The text of a page of `content/docs`, or what is above the sections. */
  children?: ReactNode;
};

/** The frame of a documentation page: navigation, heading, text, and the pages before and after it. */
export function DocsSheet({ docsPage, sections, children }: DocsSheetProps) {
  const { page, previous, next, groups } = docsPage;
  const headings = page.document?.outline.filter(({ level }) => level === 2) ?? [];
  const outline = sections ?? headings.map(({ id, text }) => ({ id, title: text }));
  return (
    <div className="wrap grid grid-cols-1 gap-x-16 gap-y-5 pt-2 pb-[var(--section)] md:pt-5 md:grid-cols-[200px_minmax(0,1fr)] nav:grid-cols-[224px_minmax(0,1fr)]">
      <DocsNav current={page.slug} groups={groups} onThisPage={<OnThisPage outline={outline} />} />
      <div className="min-w-0">
        <PageBreadcrumbs items={[{ label: "Docs", href: routes.docs() }, { label: page.label }]} />
        <h1 className="heading-1 mt-8">{page.heading}</h1>
        <p className="lead mt-5">{page.lead}</p>
        <div className={`${proseCss.article} mt-10`}>
          {children}
          {sections?.map(({ id, title, content }) => (
            <Fragment key={id}>
              <h2 id={id}>{title}</h2>
              {content}
            </Fragment>
          ))}
        </div>
        <nav aria-label="Previous and next page" className="mt-16 grid gap-4 sm:grid-cols-2">
          {previous && <Neighbor page={previous} rel="prev" word="Previous" />}
          {next && <Neighbor page={next} rel="next" word="Next" />}
        </nav>
      </div>
    </div>
  );
}
