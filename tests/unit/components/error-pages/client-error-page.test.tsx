// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ClientErrorPage } from "@/components/error-pages/client-error-page";
import { routes } from "@/lib/base/routes";

afterEach(cleanup);

const renderPage = () => render(<ClientErrorPage onRetry={() => {}} />);

it("ClientErrorPage links to existing pages", () => {
  const { innerHTML: html } = renderPage().container;
  expect([...html.matchAll(/(?:action|href)="([^"]+)"/g)].map(([, url]) => url)).toEqual([
    routes.search(),
    routes.home(),
    routes.products(),
    routes.pricing(),
    routes.contact(),
  ]);
});

it("ClientErrorPage restores the page's title on leaving, but not over that of the next page", () => {
  document.title = "Failed page";
  const { unmount } = renderPage();
  expect(document.title).toMatch(/went wrong/);
  unmount();
  expect(document.title).toBe("Failed page");

  const { unmount: leave } = renderPage();
  document.title = "Next page";
  leave();
  expect(document.title).toBe("Next page");
});
