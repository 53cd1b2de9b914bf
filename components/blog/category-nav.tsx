import { PillLink } from "@/components/ui/pill-link";
import { routes } from "@/lib/base/routes";
import type { Category } from "@/lib/content/endpoints/posts";

export function CategoryNav({
  categories,
  counts,
  current,
}: {
  categories: readonly Category[];
  counts: ReadonlyMap<string, number>;
  /** Slug of the current category; none on the list of all posts. */
  current?: string;
}) {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return (
    <nav aria-label="Categories">
      <ul className="flex flex-wrap gap-2">
        <li>
          <PillLink current={current === undefined} href={routes.blog()}>
            All <span className="figure ml-1.5 text-2xs">{total}</span>
          </PillLink>
        </li>
        {/* A category without posts has no page. */}
        {categories
          .filter(({ slug }) => counts.has(slug))
          .map(({ slug, name }) => (
            <li key={slug}>
              <PillLink current={slug === current} href={routes.blogCategory(slug)}>
                {name} <span className="figure ml-1.5 text-2xs">{counts.get(slug)}</span>
              </PillLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
