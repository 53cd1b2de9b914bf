import { JsonLd } from "@/components/seo/json-ld";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { publicEnv } from "@/lib/env/public";
import { buildBreadcrumbList } from "@/lib/seo/json-ld";

/** The way to a page, for visitors and for search engines. The home page is added in front. */
export function Trail({ items }: { items: { label: string; href?: string }[] }) {
  const trail = [{ label: "Home", href: "/" }, ...items];
  return (
    <>
      <Breadcrumbs items={trail} />
      <JsonLd data={buildBreadcrumbList({ siteUrl: publicEnv.SITE_URL, items: trail })} />
    </>
  );
}
