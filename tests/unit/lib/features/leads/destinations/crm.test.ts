import type { RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { afterEach, describe, expect, it } from "vitest";
import { buildDeliveryBody } from "@/lib/features/leads/destinations/body";
import { createCrmDestination } from "@/lib/features/leads/destinations/crm";
import { type LocalServer, startLocalServer } from "@/tests/fixtures/local-server";
import { buildSampleDelivery, buildSampleLead, neverAborted } from "@/tests/fixtures/sample-lead";

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const open: LocalServer[] = [];

afterEach(async () => {
  for (const { close } of open.splice(0)) await close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = await startLocalServer(listener);
  open.push(server);
  return `${server.origin}/hook`;
}

const delivery = () => buildSampleDelivery("crm", buildDeliveryBody("crm", buildSampleLead()));
const deliver = (url: string, sent = delivery(), signal = neverAborted()) =>
  createCrmDestination({ url, secret })(sent, signal);

describe("the CRM destination", () => {
  it("posts the stored bytes, signed, with the delivery's id", async () => {
    let seen: { method?: string; headers: Record<string, string>; body: string } | undefined;
    const url = await serve(async (request, response) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([key, value]) => [key, String(value)]),
      );
      seen = { method: request.method, headers, body: await text(request) };
      response.writeHead(204).end();
    });
    const sent = delivery();
    expect(await deliver(url, sent)).toEqual({ outcome: "sent" });
    expect(seen?.method).toBe("POST");
    expect(seen?.body).toBe(sent.body);
    expect(seen?.headers).toMatchObject({
      "content-type": "application/json",
      "idempotency-key": sent.id,
      "webhook-id": sent.id,
    });
    expect(() => new Webhook(secret).verify(seen?.body ?? "", seen?.headers ?? {})).not.toThrow();
    const other = new Webhook(Buffer.alloc(32, 8).toString("base64"));
    expect(() => other.verify(seen?.body ?? "", seen?.headers ?? {})).toThrow();
  });

  it.each([
    [200, "sent", undefined],
    [301, "retry", "http-301"],
    [400, "reject", "http-400"],
    [401, "retry", "http-401"],
    [404, "retry", "http-404"],
    [409, "retry", "http-409"],
    [410, "retry", "http-410"],
    [422, "reject", "http-422"],
    [429, "retry", "http-429"],
    [500, "retry", "http-500"],
  ])("maps status %d to %s", async (status, outcome, code) => {
    let requests = 0;
    const url = await serve((request, response) => {
      requests += 1;
      request.resume();
      response.writeHead(status, { location: "/hook" }).end("upstream text");
    });
    expect(await deliver(url)).toEqual(code === undefined ? { outcome } : { outcome, code });
    expect(requests).toBe(1);
  });

  it("gives up on a repeated conflict after 18 attempts", async () => {
    const url = await serve((_request, response) => response.writeHead(409).end());
    const outcomeOf = async (attempts: number, lastError: string) =>
      (await deliver(url, { ...delivery(), attempts, lastError })).outcome;
    expect(await outcomeOf(17, "http-409")).toBe("retry");
    expect(await outcomeOf(18, "http-409")).toBe("reject");
    // After an outage, the first conflict is the attempt that the CRM is still working on.
    expect(await outcomeOf(32, "http-503")).toBe("retry");
  });

  it("returns the receiver's Retry-After", async () => {
    const url = await serve((_request, response) => response.writeHead(429, { "retry-after": "7" }).end());
    expect(await deliver(url)).toEqual({ outcome: "retry", code: "http-429", retryAfterMs: 7_000 });
  });

  it("retries after a refused or dropped connection or a timeout", async () => {
    const closed = await serve(() => {});
    await open.pop()?.close();
    expect(await deliver(closed)).toEqual({ outcome: "retry", code: "refused" });
    const dropping = await serve((_request, response) => response.destroy());
    expect(await deliver(dropping)).toEqual({ outcome: "retry", code: "reset" });
    const silent = await serve(() => {});
    const limit = AbortSignal.timeout(50);
    expect(await deliver(silent, delivery(), limit)).toEqual({ outcome: "retry", code: "timeout" });
  });

  it("reads at most a megabyte of an endless response", async () => {
    let written = 0;
    const url = await serve((_request, response) => {
      response.writeHead(200);
      const block = Buffer.alloc(64 * 1_024);
      const push = () => {
        while (!response.destroyed) {
          written += block.length;
          if (!response.write(block)) return void response.once("drain", push);
        }
      };
      push();
    });
    expect(await deliver(url, delivery(), AbortSignal.timeout(5_000))).toEqual({ outcome: "sent" });
    // Buffered data is added to the megabyte that was read.
    expect(written).toBeLessThan(16 * 1_024 * 1_024);
  });
});
