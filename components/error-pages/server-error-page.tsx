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

/**
 * The page for requests that the server failed to answer.
 * @param reference finds the failure in the log
 */
export function ServerErrorPage({ reference }: { reference: string }) {
  return (
    <ErrorPageLayout
      heading="Something went wrong on our side"
      picture={<OxbowLake state="flooded" />}
      links={links}
    >
      We could not build this page. Nothing you sent before is lost: messages are saved before we answer.
      Please try again in a moment. If you write to us about it, mention reference{" "}
      <span className="figure">{reference}</span>.
    </ErrorPageLayout>
  );
}
