import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { publicEnv } from "@/lib/base/env/public";
import { routes } from "@/lib/base/routes";
import { buildBreadcrumbList } from "@/lib/content/seo/json-ld";
import { JsonLd } from "./json-ld";

/** Breadcrumbs with structured data. The home page is added as the first step. */
export function PageBreadcrumbs({ items }: { items: readonly { label: string; href?: string }[] }) {
  const steps = [{ label: "Home", href: routes.home() }, ...items];
  return (
    <>
      <Breadcrumbs items={steps} />
      <JsonLd data={buildBreadcrumbList({ siteUrl: publicEnv.SITE_URL, items: steps })} />
    </>
  );
}
