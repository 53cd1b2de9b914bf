import type { Client } from "@prismicio/client";
import type { NextRequest } from "next/server";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { embeddedRepository } from "@/lib/content/prismic/embedded";
import prismicConfig from "@/prismic.config.json" with { type: "json" };
import { type HostMode, startPrismicHost } from "@/tests/fixtures/prismic-host";

const draft = vi.hoisted(() => ({ isEnabled: false, cookie: undefined as string | undefined }));
const setCookie = vi.hoisted(() => vi.fn());
vi.mock("next/headers", () => ({
  cookies: async () => ({
    get: () => (draft.cookie === undefined ? undefined : { value: draft.cookie }),
    set: setCookie,
  }),
  draftMode: async () => ({
    isEnabled: draft.isEnabled,
    enable: () => {
      draft.isEnabled = true;
    },
  }),
}));
// The real function does the same, but ends with Next's `redirect`, which throws.
vi.mock("@prismicio/next", () => ({
  redirectToPreviewURL: async ({ client, request }: { client: Client; request: NextRequest }) => {
    const query = request.nextUrl.searchParams;
    const previewToken = query.get("token") ?? undefined;
    if (previewToken) setCookie("io.prismic.preview", previewToken);
    const location = await client.resolvePreviewURL({
      documentID: query.get("documentId") ?? undefined,
      previewToken,
      defaultURL: "/",
    });
    draft.isEnabled = true;
    return new Response(null, { status: 307, headers: { location } });
  },
}));

/** The preview's functions in a new process: they keep the limit and the content host in memory. */
async function load(env: Record<string, string> = {}) {
  vi.resetModules();
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const [
    { startPreview, checkPreviewCookies },
    { getPreview },
    { respondPreviewReport },
    { buildPreviewToken },
  ] = await Promise.all([
    import("@/lib/content/prismic/preview/session"),
    import("@/lib/content/prismic/draft"),
    import("@/lib/site/preview-report"),
    import("@/lib/content/prismic/embedded/preview-token"),
  ]);
  const token = await buildPreviewToken(Date.now());
  const ask = (
    handle: (request: Request) => Promise<Response>,
    path: string,
    query: Record<string, string>,
    address = "192.0.2.1",
  ) =>
    handle(
      new Request(`http://localhost${path}?${new URLSearchParams(query)}`, {
        // `checkPreviewCookies` only looks for this cookie; its value comes from `cookies()`.
        headers: { "x-oxbow-peer-address": address, cookie: "io.prismic.preview=x" },
      }),
    );
  /** The page on which a preview opens: the `to` of its landing. A number is the status of a rejection. */
  const start = async (documentId: string, address?: string) => {
    const answer = await ask(startPreview, "/api/preview", { token, documentId }, address);
    const landing = URL.parse(answer.headers.get("location") ?? "", "http://localhost");
    return answer.status === 307 ? (landing?.searchParams.get("to") ?? null) : answer.status;
  };
  return {
    buildPreviewToken,
    token,
    ask,
    start,
    startPreview,
    checkPreviewCookies,
    getPreview,
    respondPreviewReport,
  };
}

beforeEach(() => {
  draft.isEnabled = false;
  draft.cookie = undefined;
  setCookie.mockClear();
});

const missingIds = [
  "",
  "no-such-document",
  "../x",
  "//evil.example",
  'a"]]',
  "\u202E\u{1F600}\uFFFF",
  "x".repeat(5_000),
];

describe("a preview with a valid token", () => {
  it("starts at the home page if the document is not found", async () => {
    const { start } = await load();
    for (const documentId of missingIds) {
      draft.isEnabled = false;
      expect(await start(documentId), documentId).toBe("/");
      expect(draft.isEnabled, documentId).toBe(true);
    }
  });

  it("reports a path that opens the same preview, with a document on CMS pages, and none without the cookie", async () => {
    const { token, ask, respondPreviewReport } = await load();
    draft.isEnabled = true;
    draft.cookie = token;
    for (const path of ["/datasets", "/faq", "/../x", "//evil.example", "/\u{1F600}"]) {
      const answer = await ask(respondPreviewReport, "/api/preview/report", { path });
      expect(answer.status, path).toBe(200);
      const { previewPath } = await answer.json();
      const query = new URL(previewPath, "http://localhost").searchParams;
      expect(query.get("token")).toBe(token);
      expect(query.has("documentId"), path).toBe(path === "/datasets");
    }
    draft.cookie = undefined;
    const withoutCookie = await ask(respondPreviewReport, "/api/preview/report", { path: "/datasets" });
    expect((await withoutCookie.json()).previewPath).toBeNull();
  });

  it("has a limit for each client", async () => {
    const { start } = await load();
    // Stop the clock, or further requests would be allowed in the meantime.
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const outcomes = [];
    for (let count = 0; count < 70; count++) outcomes.push(await start("no-such-document"));
    expect(outcomes.filter((outcome) => outcome === 429)).toHaveLength(10);
    expect(outcomes[0]).toBe("/");
    expect(await start("no-such-document", "192.0.2.2")).toBe("/");
  });
});

describe("the landing of a preview", () => {
  it.each([
    ["/datasets?a=b#c", "/datasets?a=b#c"],
    ["/caf\u00e9/\u{1F600}", "/caf%C3%A9/%F0%9F%98%80"],
    ["/%zz", "/%zz"],
    ["//evil.example", null],
    ["../x", null],
    ["\\evil", null],
    ["", null],
    ["/.//evil.example", null],
    ["/a/..//evil.example", null],
  ])("redirects %j to %j, within this site", async (to, location) => {
    const { ask, checkPreviewCookies } = await load();
    draft.isEnabled = true;
    const answer = await ask(checkPreviewCookies, "/api/preview/landing", { to });
    expect(answer.status).toBe(location === null ? 404 : 303);
    expect(answer.headers.get("location")).toBe(location);
  });
});

const malformedOrForeign = [
  "",
  "x",
  "https://oxbow.prismic.io.evil.example/previews/a:b?websitePreviewId=a",
  "https://other.prismic.io/previews/a:b?websitePreviewId=a",
];
/** Not signed by us, such as after a change of the key. The editor can only start again, as with an expired one. */
const unsigned = "https://oxbow.prismic.io/previews/a:b?websitePreviewId=a";

describe("a preview with an invalid token", () => {
  it("does not start, and says why", async () => {
    const { buildPreviewToken, ask, startPreview } = await load();
    const expired = await buildPreviewToken(Date.now() - 13 * 3_600_000);
    for (const [token, message] of [
      ...malformedOrForeign.map((token) => [token, "This is not a preview of this site's content."] as const),
      [unsigned, "This preview has expired. Start a new one from the document."] as const,
      [expired, "This preview has expired. Start a new one from the document."] as const,
    ]) {
      const answer = await ask(startPreview, "/api/preview", { token, documentId: "x" });
      expect([answer.status, draft.isEnabled], token).toEqual([403, false]);
      expect(setCookie).not.toHaveBeenCalled();
      expect(await answer.json()).toEqual({ message });
    }
  });

  it("is ignored in a cookie if it is not of this repository", async () => {
    const { getPreview } = await load();
    draft.isEnabled = true;
    for (const cookie of malformedOrForeign) {
      draft.cookie = cookie;
      expect(await getPreview(), cookie).toEqual({ ref: null });
    }
  });
});

describe("a preview while the content host is down", () => {
  it.each<HostMode>(["cut", "error", "html"])("responds with 503: %s", async (mode) => {
    // Without pauses between attempts; `prismic-remote.test.ts` checks those.
    vi.doMock("@/lib/content/prismic/remote-fetch", async (original) => {
      const actual = await original<typeof import("@/lib/content/prismic/remote-fetch")>();
      return { ...actual, remoteFetch: actual.createRemoteFetch(async () => {}) };
    });
    const host = await startPrismicHost({
      name: prismicConfig.repositoryName,
      fetch: embeddedRepository.fetch,
    });
    onTestFinished(() => host.close());
    host.setMode(mode);
    const { start, ask, token, respondPreviewReport } = await load({ PRISMIC_ENDPOINT: host.endpoint });
    expect(await start("aOHn7RIAACwAuZR4")).toBe(503);
    draft.isEnabled = true;
    draft.cookie = token;
    const report = await ask(respondPreviewReport, "/api/preview/report", { path: "/datasets" });
    expect(report.status).toBe(503);
    expect(report.headers.get("retry-after")).not.toBeNull();
    expect((await report.json()).message).toContain("could not read the content from Prismic");
  });
});
