import { afterEach, describe, expect, it, vi } from "vitest";
import { sendLead } from "@/lib/features/leads/client/send";

const submission = { key: "8f14e45f-ceea-467f-8b2d-2d7a1b1e9a00", fingerprint: "", body: '{"a":1}' };

afterEach(() => vi.unstubAllGlobals());

describe("sendLead", () => {
  it.each([
    ["an inquiry", "inquiry", null, "/api/contact"],
    ["a booking", "oxycon", null, "/api/leads/oxycon"],
    ["a correction", "inquiry", "/receipt/abc-1", "/api/receipts/abc-1/correct"],
  ] as const)("posts %s with its idempotency key", async (_, form, corrects, address) => {
    const post = vi.fn<typeof fetch>(async () => new Response('{"leadId":"lead-1"}'));
    vi.stubGlobal("fetch", post);
    expect(await sendLead(form, submission, corrects)).toMatchObject({ status: "sent", leadId: "lead-1" });
    const [url, init] = post.mock.calls[0] ?? [];
    expect(url).toBe(address);
    expect(init).toMatchObject({ method: "POST", body: submission.body });
    expect(new Headers(init?.headers).get("idempotency-key")).toBe(submission.key);
  });

  it("returns null without a response", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("Failed to fetch");
    });
    expect(await sendLead("oxycon", submission, null)).toBeNull();
  });
});
