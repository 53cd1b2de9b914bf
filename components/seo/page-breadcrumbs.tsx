import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { publicEnv } from "@/lib/base/env/public";
import { routes } from "@/lib/base/routes";
import { buildBreadcrumbList } from "@/lib/content/seo/json-ld";
import { JsonLd } from "./json-ld";

type Step = { label: string; href?: string };

/**
 * Breadcrumbs with structured data. The home page is added as the first step.
 * @param title the page's name, only for the structured data, if it is too long for a breadcrumb
 */
export function PageBreadcrumbs({ items, title }: { items: readonly Step[]; title?: string }) {
  const steps = [{ label: "Home", href: routes.home() }, ...items];
  const named = title === undefined ? steps : [...steps, { label: title }];
  return (
    <>
      <Breadcrumbs endsWithParent={title !== undefined} items={steps} />
      <JsonLd data={buildBreadcrumbList({ siteUrl: publicEnv.SITE_URL, items: named })} />
    </>
  );
}
