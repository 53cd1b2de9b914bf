import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { DeadEnd } from "./dead-end";
import { OxbowLake } from "./oxbow-lake";

const ways = [
  { href: routes.home(), label: "Home page" },
  { href: products.RP.path, label: products.RP.name },
  { href: products.WEB_API.path, label: products.WEB_API.name },
  { href: routes.pricing(), label: "Pricing" },
  { href: routes.contact(), label: "Contact" },
];

/** The page for unknown URLs (404), with links to other pages. */
export function LostPage() {
  return (
    <DeadEnd heading="The river left this bend" picture={<OxbowLake state="cut-off" />} ways={ways}>
      There is no page at this address. It may have moved, or the link that brought you here has a typo.
    </DeadEnd>
  );
}
