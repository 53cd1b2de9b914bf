import { beforeEach, describe, expect, it, vi } from "vitest";
import { setBuiltRoutes } from "@/lib/platform/runtime/built-routes";

const pages = vi.hoisted(() => ({
  cmsPaths: [] as string[],
  site: [] as string[],
  shares: [] as string[],
}));
vi.mock("@/lib/content/prismic/client", () => ({ isEmbedded: true }));
vi.mock("@/lib/content/prismic/embedded", () => ({
  embeddedRepository: { listChanges: async () => [] },
}));
vi.mock("@/lib/content/prismic/documents", () => ({
  hasEnded: () => false,
  listReleasedPages: async () => [
    { type: "home_page", id: "home", url: "/", data: { slices: [offer] } },
    ...pages.cmsPaths.map((url) => ({ type: "page", url, data: { slices: [] } })),
  ],
}));
vi.mock("@/lib/site/site-paths", () => ({
  listSitePages: async () => pages.site.map((path) => ({ path })),
  listSharePaths: async () => pages.shares,
}));
const offer = { slice_type: "product_hero", variation: "offer", primary: { ends_on: "2999-12-31" } };
const { findBuildDifference, listChanges, loadBuiltPaths, refreshPagePaths } = await import(
  "@/lib/site/page-paths"
);

setBuiltRoutes({
  prerenderedPages: new Set(["/datasets"]),
  prerenderedPaths: new Set(["/datasets", "/blog/old", "/share/blog/old.png", "/sent/contact"]),
  onDemandRoutes: [/^\/blog\/([^/]+?)(?:\/)?$/, /^\/share\/(.+?)(?:\/)?$/],
  draftCookieValue: "secret",
  // Every path without a route of its own; `/receipt/[token]` has one.
  matchesPageRoute: (path) => !/^\/(?:blog|share|sent|receipt\/[^/]+$|pricing$|$)/.test(path),
});

beforeEach(() => {
  pages.cmsPaths = ["/datasets"];
  pages.site = ["/datasets", "/blog/old"];
  pages.shares = ["/share/blog/old.png"];
  loadBuiltPaths();
});

describe("paths", () => {
  it("are unchanged if they were built and still exist", async () => {
    await refreshPagePaths();
    for (const path of ["/datasets", "/blog/old", "/share/blog/old.png", "/sent/contact", "/pricing", "/"])
      expect(findBuildDifference(path), path).toBeNull();
  });

  it("of pages published after the build are 'late', or null if a dynamic route renders them, once they are refreshed", async () => {
    pages.cmsPaths.push("/brand-new");
    pages.site.push("/brand-new", "/blog/new");
    pages.shares.push("/share/blog/new.png");
    const paths = ["/brand-new", "/blog/new", "/share/blog/new.png"];
    const differences = () => paths.map((path) => findBuildDifference(path));
    expect(differences()).toEqual(Array(3).fill("missing"));
    await refreshPagePaths();
    expect(differences()).toEqual(["late", null, null]);
  });

  it("without a page respond with 404, except in a preview and where Next or another route handles them", () => {
    for (const path of ["/none", "/receipt/token/x", "/n%6Fne"])
      expect(findBuildDifference(path), path).toBe("missing");
    for (const path of ["/none/", "/index", "/none.png", "/d%61tasets", "/receipt/token", "/%zz"])
      expect(findBuildDifference(path), path).toBeNull();
    expect(findBuildDifference("/none", "__prerender_bypass=secret")).toBeNull();
  });

  it("of withdrawn pages respond with 404", async () => {
    pages.cmsPaths = [];
    pages.site = [];
    pages.shares = [];
    await refreshPagePaths();
    for (const path of ["/datasets", "/blog/old", "/share/blog/old.png"])
      expect(findBuildDifference(path), path).toBe("missing");
    expect(findBuildDifference("/datasets", "__prerender_bypass=secret")).toBeNull();
  });

  it.each([
    "/blog/unknown",
    "/blog/unknown/",
    "/blog/unknown.rsc",
    "/blog/%6Fld",
    "/share/unknown.png",
    "/share/blog/old.png/x",
    "/share/%2e%2e/x.png",
  ])("that are unknown never reach a route that would render them: %s", async (path) => {
    expect(findBuildDifference(path)).toBe("missing");
    await refreshPagePaths();
    expect(findBuildDifference(path)).toBe("missing");
  });

  it("with a trailing slash are left to Next, which redirects", () => {
    expect(findBuildDifference("/blog/old/")).toBeNull();
  });
});

describe("listChanges", () => {
  it("lists the end of an offer on the home page", async () => {
    await refreshPagePaths();
    // The last day ends in UTC-12, the last time zone.
    expect(listChanges()).toEqual([{ at: Date.parse("3000-01-01T12:00:00Z"), ids: ["home"] }]);
  });
});
