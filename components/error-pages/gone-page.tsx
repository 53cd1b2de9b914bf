import { routes } from "@/lib/base/routes";
import { ErrorPageLayout } from "./error-page-layout";
import { OxbowLake } from "./oxbow-lake";

const links = [
  { href: routes.products(), label: "Products we offer today" },
  { href: routes.trust("acceptable-use"), label: "What our network may be used for" },
  { href: routes.freeProxies(), label: "The free plan" },
  { href: routes.blog(), label: "Blog" },
  { href: routes.contact(), label: "Contact" },
];

export function GonePage() {
  return (
    <ErrorPageLayout
      heading="This page is gone"
      picture={<OxbowLake figure="410" state="dry" />}
      links={links}
    >
      We took this page down for good: the offer has ended, or the text was no longer right. Nothing replaces
      it one for one. If you came by a bookmark, you can delete it.
    </ErrorPageLayout>
  );
}
