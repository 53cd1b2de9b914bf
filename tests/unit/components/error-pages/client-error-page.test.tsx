import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ClientErrorPage } from "@/components/error-pages/client-error-page";
import { routes } from "@/lib/base/routes";

it("links to existing pages", () => {
  const html = renderToStaticMarkup(<ClientErrorPage onRetry={() => {}} />);
  expect([...html.matchAll(/(?:action|href)="([^"]+)"/g)].map(([, url]) => url)).toEqual([
    routes.search(),
    routes.home(),
    routes.products(),
    routes.pricing(),
    routes.contact(),
  ]);
});
