import Link from "next/link";
import { type DocsSlug, routes } from "@/lib/base/routes";
import type { DocsGroup } from "@/lib/features/docs/pages";

/** Links to all pages of the documentation: beside the text; on narrow screens above it, until opened only their summary. */
export function DocsNav({ groups, current }: { groups: readonly DocsGroup[]; current: DocsSlug }) {
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
