import Link from "next/link";
import { type DocsSlug, routes } from "@/lib/base/routes";
import { docsGroups } from "@/lib/features/docs/pages";
import css from "./docs-nav.module.css";

/** Links to all pages of the documentation: beside the text, or below it on narrow screens. */
export function DocsNav({ current }: { current: DocsSlug }) {
  return (
    <nav aria-label="Documentation" className={css.docsNav}>
      {docsGroups.map(({ title, pages }) => (
        <section key={title}>
          <h2 className="mb-2 font-[600] text-sm">{title}</h2>
          <ul>
            {pages.map(({ slug, label }) => (
              <li key={slug}>
                <Link
                  aria-current={slug === current ? "page" : undefined}
                  className={css.navLink}
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
