import { afterEach, expect, it, vi } from "vitest";
import { drawShareImage } from "@/components/share-image/draw-share-image";

vi.mock("@/lib/site/site-paths", () => ({
  listSitePages: async () => [
    { path: "/polish", title: "Łódź, Kraków", tint: "OXY" },
    { path: "/vietnamese", title: "Hà Nội", tint: "OXY" },
    { path: "/japanese", title: "東京", tint: "OXY" },
  ],
}));

afterEach(() => vi.restoreAllMocks());

/** Draws the image, and counts the requests for fonts. */
async function countRequests(path: string): Promise<number> {
  const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("offline"));
  vi.spyOn(console, "error").mockImplementation(() => {});
  await (await drawShareImage(path)).arrayBuffer();
  return fetched.mock.calls.filter(([url]) => String(url).startsWith("https://")).length;
}

it("has the letters of European names, and asks no other host for a font", async () => {
  expect(await countRequests("/polish")).toBe(0);
  expect(await countRequests("/vietnamese")).toBe(0);
});

it("would ask for letters that it does not have, so this test can fail", async () => {
  expect(await countRequests("/japanese")).toBeGreaterThan(0);
});
