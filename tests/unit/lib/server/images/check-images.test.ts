import type { IncomingMessage, ServerResponse } from "node:http";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { bufferResponse } from "@/lib/server/document/buffer-response";
import { withImageChecks } from "@/lib/server/images/check-images";
import { serveAnswers, stopServingAnswers } from "@/tests/fixtures/answer-server";

afterEach(stopServingAnswers);

const drawn = () =>
  sharp({
    create: {
      width: 64,
      height: 40,
      channels: 3,
      background: "#057776",
      noise: { type: "gaussian", mean: 120, sigma: 30 },
    },
  });

type GivenImage = { status?: number; type: string; body: Uint8Array | string };

/** Requests an image while the optimizer responds with `answer`. Also returns the requests that reached the optimizer. */
async function requestImage(answer: GivenImage, query = "url=%2Fmedia%2Fa.webp&w=640&q=75", method = "GET") {
  const optimized: { method: string | undefined; accept: string | undefined }[] = [];
  const optimizer = async ({ method, headers }: IncomingMessage, response: ServerResponse) => {
    optimized.push({ method, accept: headers.accept });
    response.statusCode = answer.status ?? 200;
    response.setHeader("content-type", answer.type);
    response.setHeader("cache-control", "public, max-age=14400");
    response.end(answer.body);
  };
  const url = await serveAnswers(withImageChecks(bufferResponse(optimizer), null));
  const response = await fetch(`${url}/_next/image?${query}`, {
    method,
    headers: { accept: "image/avif,*/*" },
  });
  return { response, optimized };
}

describe("withImageChecks", () => {
  it("serves re-encoded images, as WebP for all clients", async () => {
    const body = await drawn().webp().toBuffer();
    const { response, optimized } = await requestImage({ type: "image/webp", body });
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(body);
    expect(response.headers.get("cache-control")).toBe("public, max-age=14400");
    expect(optimized).toEqual([{ method: "GET", accept: "image/webp" }]);
  });

  it("responds to HEAD like to GET, without the body", async () => {
    const body = await drawn().webp().toBuffer();
    const { response, optimized } = await requestImage({ type: "image/webp", body }, undefined, "HEAD");
    expect([response.status, await response.text()]).toEqual([200, ""]);
    // A response to HEAD has no body to check.
    expect(optimized).toEqual([{ method: "GET", accept: "image/webp" }]);
  });

  it.each<[string, () => Promise<Uint8Array>]>([
    ["whose bytes are not of the declared type", async () => drawn().png().toBuffer()],
    ["that is truncated", async () => (await drawn().webp().toBuffer()).subarray(0, -40)],
    [
      "that is animated, which Next does not re-encode",
      async () => {
        const frames = await Promise.all([drawn().png().toBuffer(), drawn().png().toBuffer()]);
        return sharp(frames, { join: { animated: true } })
          .webp()
          .toBuffer();
      },
    ],
  ])("rejects an image %s", async (_name, build) => {
    const { response } = await requestImage({ type: "image/webp", body: await build() });
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ message: "This image cannot be served." });
  });

  it.each([
    [413, 413],
    [508, 502],
  ])("replaces the optimizer's status %d with %d, without its message", async (status, expected) => {
    const { response } = await requestImage({ status, type: "text/plain", body: "upstream says: secret" });
    expect(response.status).toBe(expected);
    expect(await response.json()).toEqual({ message: "This image cannot be served." });
  });

  it.each(["w=640&q=75", "url=%2Fmedia%2Fa.webp&url=%2Fmedia%2Fb.webp&w=640&q=75"])(
    "does not request ?%s from the optimizer",
    async (query) => {
      const { response, optimized } = await requestImage({ type: "image/webp", body: "" }, query);
      expect(response.status).toBe(400);
      expect(optimized).toEqual([]);
    },
  );
});
