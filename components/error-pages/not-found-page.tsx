import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { ErrorPageLayout } from "./error-page-layout";
import { OxbowLake } from "./oxbow-lake";

const links = [
  { href: routes.home(), label: "Home page" },
  { href: products.RP.path, label: products.RP.name },
  { href: products.WEB_API.path, label: products.WEB_API.name },
  { href: routes.pricing(), label: "Pricing" },
  { href: routes.contact(), label: "Contact" },
];

export function NotFoundPage() {
  return (
    <ErrorPageLayout
      heading="Page not found"
      picture={<OxbowLake figure="404" state="cut-off" />}
      links={links}
    >
      There is no page at this URL. It may have moved, or the link that brought you here has a typo.
    </ErrorPageLayout>
  );
}
