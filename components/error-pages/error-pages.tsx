import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { ErrorPageLayout } from "./error-page-layout";
import { OxbowLake } from "./oxbow-lake";

const contact = { href: routes.contact(), label: "Contact" };

const mainPages = [
  { href: routes.home(), label: "Home page" },
  { href: products.RP.path, label: products.RP.name },
  { href: products.WEB_API.path, label: products.WEB_API.name },
  { href: routes.pricing(), label: "Pricing" },
];

export function NotFoundPage() {
  return (
    <ErrorPageLayout
      heading="Page not found"
      picture={<OxbowLake figure="404" state="cut-off" />}
      links={[...mainPages, contact]}
    >
      There is no page at this URL. It may have moved, or the link that brought you here has a typo.
    </ErrorPageLayout>
  );
}

export function GonePage() {
  return (
    <ErrorPageLayout
      heading="This page is gone"
      picture={<OxbowLake figure="410" state="dry" />}
      links={[
        { href: routes.products(), label: "Products we offer today" },
        { href: routes.trust("acceptable-use"), label: "What our network may be used for" },
        { href: routes.freeProxies(), label: "The free plan" },
        { href: routes.blog(), label: "Blog" },
        contact,
      ]}
    >
      We took this page down for good: the offer has ended, or the text was no longer right. There is no
      direct replacement. If you used a bookmark, you can delete it.
    </ErrorPageLayout>
  );
}

type ServerErrorPageProps = { status: string; heading: string; text: string };

/** The page for requests that the server failed or refused to answer. */
export function ServerErrorPage({ status, heading, text }: ServerErrorPageProps) {
  return (
    <ErrorPageLayout
      heading={heading}
      picture={<OxbowLake figure={status} state="flooded" />}
      links={[...mainPages, { href: routes.networkStatus(), label: "Network status" }]}
    >
      {text}
    </ErrorPageLayout>
  );
}
