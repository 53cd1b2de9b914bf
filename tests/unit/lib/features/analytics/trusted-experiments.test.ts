// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { fetchTrustedExperiments } from "@/lib/features/analytics/trusted-experiments";

it("removes disallowed HTML from fetched experiments", async () => {
  const html =
    '<img src=x onerror=alert(1)><a href="//evil.example" onclick="x">a</a> <a href="/pricing" class="b">b</a>';
  const experiments = [{ id: 1, variants: { b: { transforms: [{ selector: "h1", html }] } } }];
  vi.stubGlobal("fetch", async () => Response.json({ experiments }));
  const [experiment] = await fetchTrustedExperiments("phc_x");
  expect(experiment?.variants.b?.transforms[0]?.html).toBe('<a>a</a> <a href="/pricing" class="b">b</a>');
});
