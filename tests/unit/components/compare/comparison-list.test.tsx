import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { ComparisonList } from "@/components/compare/comparison-list";
import { routes } from "@/lib/base/routes";
import { getComparisonsPage } from "@/lib/features/compare/read";

vi.mock("next/cache", () => ({ unstable_cache: (read: unknown) => read }));

const { content } = await getComparisonsPage();

describe("the list of comparisons", () => {
  it("links to each one and counts its measures", () => {
    const html = renderToStaticMarkup(<ComparisonList content={content} />);
    for (const { slug, rows } of content.comparisons) {
      expect(html).toContain(`href="${routes.comparison(slug)}"`);
      const neither = rows.filter(({ better }) => better === null).length;
      expect(html).toContain(`of ${rows.length} measures, neither in ${neither}`);
    }
    const measures = content.comparisons.reduce((sum, { rows }) => sum + rows.length, 0);
    expect(html.match(/data-side="/g)).toHaveLength(measures);
  });
});
