import Link from "next/link";
import { type DocsSlug, routes } from "@/lib/base/routes";
import type { DocsGroup } from "@/lib/features/docs/pages";

/** Links to all pages of the documentation: beside the text, or below it on narrow screens. */
export function DocsNav({ groups, current }: { groups: readonly DocsGroup[]; current: DocsSlug }) {
  return (
    <nav
      aria-label="Documentation"
      className="grid gap-7 border-t border-fg pt-6 sm:max-md:grid-cols-2 md:sticky md:top-24 md:max-h-[calc(100dvh_-_96px)] md:self-start md:overflow-y-auto md:border-t-0 md:pt-2 md:pb-6"
    >
      {groups.map(({ title, pages }) => (
        <section key={title}>
          <h2 className="mb-2 font-[600] text-sm">{title}</h2>
          <ul>
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
        </section>
      ))}
    </nav>
  );
}
