import type { Client } from "@prismicio/client";
import type { NextRequest } from "next/server";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { embeddedFetch } from "@/lib/content/prismic/embedded";
import prismicConfig from "@/prismic.config.json" with { type: "json" };
import { type HostMode, startPrismicHost } from "@/tests/fixtures/prismic-host";

const draft = vi.hoisted(() => ({ isEnabled: false, cookie: undefined as string | undefined }));
const setCookie = vi.hoisted(() => vi.fn());
const headers = vi.hoisted(() => () => ({
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
vi.mock("next/headers", headers);
// The real function does the same, with functions of Next that only work within a request.
vi.mock("@prismicio/next", () => ({
  redirectToPreviewURL: async ({ client, request }: { client: Client; request: NextRequest }) => {
    const query = request.nextUrl.searchParams;
    const location = await client.resolvePreviewURL({
      documentID: query.get("documentId") ?? undefined,
      previewToken: query.get("token") ?? undefined,
      defaultURL: "/",
    });
    draft.isEnabled = true;
    return new Response(null, { status: 307, headers: { location } });
  },
}));

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
    import("@/lib/content/prismic/preview/start"),
    import("@/lib/content/prismic/preview/draft"),
    import("@/lib/site/preview-report"),
    import("@/lib/content/prismic/preview/token"),
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
        headers: { "x-oxbow-peer-address": address, cookie: "io.prismic.preview=x" },
      }),
    );
  /** Redirect target of a preview, or the status of its rejection. */
  const start = async (documentId: string, address?: string) => {
    const answer = await ask(startPreview, "/api/preview", { token, documentId }, address);
    const landing = URL.parse(answer.headers.get("location") ?? "", "http://localhost");
    return answer.status === 307 ? (landing?.searchParams.get("to") ?? null) : answer.status;
  };
  return { token, ask, start, startPreview, checkPreviewCookies, getPreview, respondPreviewReport };
}

beforeEach(() => {
  setCookie.mockClear();
  draft.isEnabled = false;
  draft.cookie = undefined;
});

const odd = [
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
    for (const documentId of odd) {
      draft.isEnabled = false;
      expect([await start(documentId), draft.isEnabled], documentId).toEqual(["/", true]);
    }
  });

  it("redirects to an escaped path of this site only", async () => {
    const { ask, checkPreviewCookies } = await load();
    draft.isEnabled = true;
    const answers = await Promise.all(
      [
        "/datasets?a=b#c",
        "/caf\u00e9/\u{1F600}",
        "/%zz",
        "//evil.example",
        "../x",
        "\\evil",
        "",
        "/.//evil.example",
        "/a/..//evil.example",
      ].map((to) => ask(checkPreviewCookies, "/api/preview/landing", { to })),
    );
    expect(answers.map((answer) => [answer.status, answer.headers.get("location")])).toEqual([
      [303, "/datasets?a=b#c"],
      [303, "/caf%C3%A9/%F0%9F%98%80"],
      [303, "/%zz"],
      ...Array.from({ length: 6 }, () => [404, null]),
    ]);
  });

  it("reports a URL that opens the same preview, on CMS pages and others", async () => {
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
    const ended = await ask(respondPreviewReport, "/api/preview/report", { path: "/datasets" });
    expect((await ended.json()).previewPath).toBeNull();
  });

  it("has a limit for each client", async () => {
    const { start } = await load();
    // The limit refills with time.
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const answers = [];
    for (let count = 0; count < 70; count++) answers.push(await start("no-such-document"));
    expect(answers.filter((answer) => answer === 429)).toHaveLength(10);
    expect(answers[0]).toBe("/");
    expect(await start("no-such-document", "192.0.2.2")).toBe("/");
  });
});

const foreign = [
  "",
  "x",
  "https://oxbow.prismic.io.evil.example/previews/a:b?websitePreviewId=a",
  "https://other.prismic.io/previews/a:b?websitePreviewId=a",
];
/** Has the form of our tokens, but is not signed by us: an editor can only start again. */
const unsigned = "https://oxbow.prismic.io/previews/a:b?websitePreviewId=a";

describe("a preview with an invalid token", () => {
  it("does not start, and says why", async () => {
    const { ask, startPreview } = await load();
    for (const [token, message] of [
      ...foreign.map((token) => [token, "This is not a preview of this site's content."] as const),
      [unsigned, "This preview has expired. Start a new one from the document."] as const,
    ]) {
      const answer = await ask(startPreview, "/api/preview", { token, documentId: "x" });
      expect([answer.status, draft.isEnabled], token).toEqual([403, false]);
      expect(setCookie).not.toHaveBeenCalled();
      expect(await answer.json()).toEqual({ message });
    }
  });

  it("reads no draft", async () => {
    const { getPreview } = await load();
    draft.isEnabled = true;
    for (const cookie of foreign) {
      draft.cookie = cookie;
      expect(await getPreview(), cookie).toEqual({ ref: null });
    }
  });
});

describe("a preview while the content host is down", () => {
  it.each<HostMode>(["cut", "error", "html"])("responds with 503: %s", async (mode) => {
    // Without the pauses between attempts, which `prismic-remote.test.ts` checks.
    vi.doMock("@/lib/content/prismic/remote-fetch", async (original) => {
      const own = await original<typeof import("@/lib/content/prismic/remote-fetch")>();
      return { ...own, remoteFetch: own.createRemoteFetch(async () => {}) };
    });
    const host = await startPrismicHost({ name: prismicConfig.repositoryName, fetch: embeddedFetch });
    onTestFinished(() => host.close());
    host.setMode(mode);
    const { start, ask, token, respondPreviewReport } = await load({ PRISMIC_ENDPOINT: host.endpoint });
    expect(await start("aOHn7RIAACwAuZR4")).toBe(503);
    draft.isEnabled = true;
    draft.cookie = token;
    const report = await ask(respondPreviewReport, "/api/preview/report", { path: "/datasets" });
    expect(report.status).toBe(503);
    expect(report.headers.get("retry-after")).not.toBeNull();
    expect((await report.json()).message).toContain("The content repository is not responding");
  });
});
