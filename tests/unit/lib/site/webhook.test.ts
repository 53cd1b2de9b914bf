import { beforeEach, describe, expect, it, vi } from "vitest";

const pages = vi.hoisted(() => ({
  markStale: vi.fn(async () => {}),
  regeneratePages: vi.fn(async () => {}),
}));
vi.mock("@/lib/site/regenerate-pages", () => pages);
vi.mock("next/server", () => ({ after: (task: () => unknown) => task() }));
const secrets = vi.hoisted(() => ({ current: null as string | null }));
vi.mock("@/lib/content/prismic/webhook-secret", () => ({ getWebhookSecret: async () => secrets.current }));
const { acceptPrismicWebhook } = await import("@/lib/site/webhook");

const post = (body: unknown, headers: Record<string, string> = { "content-type": "application/json" }) =>
  acceptPrismicWebhook(
    new Request("http://localhost/api/revalidate", {
      method: "POST",
      headers,
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  );
const secret = "a-long-enough-secret";

beforeEach(() => {
  secrets.current = secret;
  vi.clearAllMocks();
});

describe("the webhook of the CMS", () => {
  it("revalidates only the named content, then regenerates it", async () => {
    const response = await post({
      type: "api-update",
      secret,
      documents: ["aOHn7RIAACwAuZR4"],
      masterRef: "x",
    });
    expect([response.status, await response.json()]).toEqual([200, { revalidated: true }]);
    expect(pages.markStale).toHaveBeenCalledWith({ documents: ["aOHn7RIAACwAuZR4"], files: [] });
    expect(pages.regeneratePages).toHaveBeenCalledWith({ documents: ["aOHn7RIAACwAuZR4"], files: [] }, false);
  });

  it("treats a publication without names as a change of everything", async () => {
    await post({ type: "api-update", secret });
    expect(pages.markStale).toHaveBeenCalledWith({ documents: [], files: [] });
  });

  it("accepts names of other content files, and no other paths", async () => {
    await post({ type: "api-update", secret, files: ["shared-api/pricing"] });
    expect(pages.markStale).toHaveBeenCalledWith({ documents: [], files: ["shared-api/pricing"] });
    for (const name of ["../.env", "posts/../x", "posts", "/posts/x", "posts/a b"])
      expect((await post({ type: "api-update", secret, files: [name] })).status, name).toBe(422);
  });

  it("does nothing for a test trigger", async () => {
    expect(await (await post({ type: "test-trigger", secret })).json()).toEqual({ revalidated: false });
    expect(pages.markStale).not.toHaveBeenCalled();
  });

  it.each([
    [422, { type: "drop-tables", secret }],
    [422, { type: "api-update", secret, documents: ["a b"] }],
    [422, { type: "api-update", secret, documents: ["x".repeat(65)] }],
    [400, "{"],
    [413, { type: "api-update", secret, documents: [], pad: "x".repeat(65 * 1024) }],
  ])("responds with %d to %j", async (status, body) => {
    expect((await post(body)).status).toBe(status);
    expect(pages.markStale).not.toHaveBeenCalled();
  });

  it.each([
    { type: "api-update", secret: "another-long-secret!" },
    { type: "api-update", secret: "" },
    { type: "api-update" },
    { type: "api-update", secret: 1 },
    { type: "api-update", secret: null },
    { type: "api-update", secret: [secret] },
    { type: "api-update", secret: "\ud800" },
    { type: "drop-tables", secret: "x" },
    {},
  ])("responds with the same 401 to %j, which lacks the secret", async (body) => {
    const response = await post(body);
    expect([response.status, await response.json()]).toEqual([
      401,
      { message: "The key or token of this request is missing or wrong." },
    ]);
    expect(pages.markStale).not.toHaveBeenCalled();
  });

  it("is disabled without a secret", async () => {
    secrets.current = null;
    expect((await post({ type: "api-update", secret })).status).toBe(503);
  });
});
