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

/**
 * The response to an image request while the optimizer responds like this, and the number of requests to the optimizer.
 */
async function ask(answer: GivenImage, query = "url=%2Fmedia%2Fa.webp&w=640&q=75", method = "GET") {
  const accepted: (string | undefined)[] = [];
  const optimizer = async ({ headers }: IncomingMessage, response: ServerResponse) => {
    accepted.push(headers.accept);
    response.statusCode = answer.status ?? 200;
    response.setHeader("content-type", answer.type);
    response.setHeader("cache-control", "public, max-age=14400");
    response.end(answer.body);
  };
  const url = await serveAnswers(withImageChecks(bufferResponse(optimizer), null));
  const given = await fetch(`${url}/_next/image?${query}`, {
    method,
    headers: { accept: "image/avif,*/*" },
  });
  return { given, accepted };
}

describe("withImageChecks", () => {
  it("serves re-encoded images, as WebP for all clients", async () => {
    const body = await drawn().webp().toBuffer();
    const { given, accepted } = await ask({ type: "image/webp", body });
    expect(given.status).toBe(200);
    expect(Buffer.from(await given.arrayBuffer())).toEqual(body);
    expect(given.headers.get("cache-control")).toBe("public, max-age=14400");
    expect(accepted).toEqual(["image/webp"]);
  });

  it("responds to HEAD like to GET, without the body", async () => {
    const body = await drawn().webp().toBuffer();
    const { given } = await ask({ type: "image/webp", body }, undefined, "HEAD");
    expect([given.status, await given.text()]).toEqual([200, ""]);
  });

  const originals: [string, string, () => Promise<Uint8Array>][] = [
    ["a PNG that could not be decoded", "image/png", async () => drawn().png().toBuffer()],
    ["a bitmap", "image/bmp", async () => Buffer.from("BM6\0\0\0")],
    ["an icon", "image/x-icon", async () => Buffer.from([0, 0, 1, 0])],
    ["a drawing", "image/svg+xml", async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["a page", "text/html", async () => Buffer.from("<script>alert(1)</script>")],
    ["a PNG with another content type", "image/webp", async () => drawn().png().toBuffer()],
    [
      "a truncated file",
      "image/webp",
      async () => {
        const whole = await drawn().webp().toBuffer();
        return whole.subarray(0, whole.length - 40);
      },
    ],
    [
      "an animated image, which Next does not re-encode",
      "image/webp",
      async () => {
        const frames = await Promise.all([drawn().png().toBuffer(), drawn().png().toBuffer()]);
        return sharp(frames, { join: { animated: true } })
          .webp()
          .toBuffer();
      },
    ],
  ];
  it.each(originals)("rejects %s", async (_name, type, build) => {
    const { given } = await ask({ type, body: await build() });
    expect(given.status).toBe(400);
    expect(given.headers.get("content-type")).toBe("application/json");
    expect(given.headers.get("cache-control")).toBe("no-store");
    expect(await given.json()).toEqual({ message: "There is no such image." });
  });

  it.each([
    [404, 404],
    [413, 413],
    [500, 502],
    [508, 502],
  ])("replaces the optimizer's status %d with %d, without its message", async (status, expected) => {
    const { given } = await ask({ status, type: "text/plain", body: "upstream says: secret" });
    expect(given.status).toBe(expected);
    expect(await given.json()).toEqual({ message: "There is no such image." });
  });

  it.each([
    "w=640&q=75",
    "url=%2Ffavicon.svg&w=640&q=75",
    "url=%2Fmedia%2Fa.webp%3Fv%3D2&w=640&q=75",
    "url=%2Fmedia%2Fa.webp&url=%2Fmedia%2Fb.webp&w=640&q=75",
    "url=https%3A%2F%2Fexample.com%2Fa.png&w=640&q=75",
  ])("does not request ?%s from the optimizer", async (query) => {
    const { given, accepted } = await ask({ type: "image/webp", body: "" }, query);
    expect(given.status).toBe(400);
    expect(accepted).toEqual([]);
  });
});
