import { PillLink } from "@/components/ui/pill-link";
import { routes } from "@/lib/base/routes";
import type { Category } from "@/lib/content/endpoints/posts";

export function CategoryNav({
  categories,
  counts,
  current = null,
}: {
  categories: readonly Category[];
  counts: ReadonlyMap<string, number>;
  /** Slug of the current category; null for all posts. */
  current?: string | null;
}) {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return (
    <nav aria-label="Categories">
      <ul className="flex flex-wrap gap-2">
        <li>
          <PillLink current={current === null} href={routes.blog()}>
            All <span className="figure ml-1.5 text-2xs">{total}</span>
          </PillLink>
        </li>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <PillLink current={slug === current} href={routes.blogCategory(slug)}>
              {name} <span className="figure ml-1.5 text-2xs">{counts.get(slug) ?? 0}</span>
            </PillLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
