import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { ErrorPageLayout } from "./error-page-layout";
import { OxbowLake } from "./oxbow-lake";

const links = [
  { href: routes.home(), label: "Home page" },
  { href: products.RP.path, label: products.RP.name },
  { href: products.WEB_API.path, label: products.WEB_API.name },
  { href: routes.pricing(), label: "Pricing" },
  { href: routes.networkStatus(), label: "Network status" },
];

type ServerErrorPageProps = { status: string; heading: string; text: string };

/** The page for requests that the server failed or refused to answer. */
export function ServerErrorPage({ status, heading, text }: ServerErrorPageProps) {
  return (
    <ErrorPageLayout heading={heading} picture={<OxbowLake figure={status} state="flooded" />} links={links}>
      {text}
    </ErrorPageLayout>
  );
}
