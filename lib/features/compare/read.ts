import "server-only";
import { routes } from "@/lib/base/routes";
import { getComparisons } from "@/lib/content/endpoints/company";
import type { Comparison, Comparisons } from "@/lib/content/endpoints/schemas-company";
import { buildPageEntry } from "@/lib/content/seo/company-page";
import type { PageEntry } from "@/lib/content/seo/site-pages";

export async function listComparisons(): Promise<Comparison[]> {
  return (await getComparisons()).comparisons;
}

export async function getComparisonsPage(): Promise<{ content: Comparisons; entry: PageEntry }> {
  const content = await getComparisons();
  return { content, entry: buildPageEntry(routes.comparisons(), content.head, "use-case") };
}

const entryOf = (comparison: Comparison) =>
  buildPageEntry(
    routes.comparison(comparison.slug),
    comparison.head,
    "use-case",
    comparison.sides[0].products[0],
  );

/** A comparison, the others, and how the figures were measured; null for an unknown slug. */
export async function getComparisonPage(slug: string) {
  const { comparisons, method } = await getComparisons();
  const comparison = comparisons.find((one) => one.slug === slug);
  if (!comparison) return null;
  const others = comparisons.filter((one) => one !== comparison);
  return { comparison, others, method, entry: entryOf(comparison) };
}

export async function listComparisonPages(): Promise<PageEntry[]> {
  const { content, entry } = await getComparisonsPage();
  return [entry, ...content.comparisons.map(entryOf)];
}
