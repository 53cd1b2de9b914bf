import { afterEach, expect, it, vi } from "vitest";
import { endpoints } from "@/lib/content/endpoints/endpoints";
import { findRedirect, loadRedirects } from "@/lib/content/redirects/find-redirect";

afterEach(() => {
  globalThis.knownRedirects = undefined;
});

it("ignores case and a trailing slash of the path", async () => {
  const redirects = [{ from: "/proxy-list", to: "/pricing", status: 301 as const }];
  vi.spyOn(endpoints.redirects, "readCached").mockResolvedValue({ redirects });
  await loadRedirects();
  for (const path of ["/proxy-list", "/proxy-list/", "/Proxy-List"])
    expect([path, findRedirect(path)]).toEqual([path, { to: "/pricing", status: 301 }]);
  expect(findRedirect("/proxy-lists")).toBeNull();
});
