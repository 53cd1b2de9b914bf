import { describe, expect, it, vi } from "vitest";
import { readBody } from "@/lib/platform/http/read-body";

const post = (body: BodyInit | ReadableStream | null, headers: Record<string, string> = {}) =>
  new Request("http://localhost/", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
    // Node requires it when the body is a stream.
    ...{ duplex: "half" },
  });

describe("readBody", () => {
  it.each(["application/json", "application/json; charset=utf-8", "Application/JSON"])(
    "parses an object of type %s",
    async (type) => {
      const read = await readBody(post('{"a":"é"}', { "content-type": type }), 100);
      expect(read).toEqual({ ok: true, body: { kind: "json", value: { a: "é" } } });
    },
  );

  it.each([
    ["name=%FF%FE", false],
    ["na%e0%80%afme=x", false],
    ["name=%C3%A9+100%&b=%zz", true],
  ])("parses the form %s: %s", async (text, isTaken) => {
    const read = await readBody(post(text, { "content-type": "application/x-www-form-urlencoded" }), 100);
    expect(read).toMatchObject(isTaken ? { ok: true } : { ok: false, code: "bad-request" });
  });

  it("accepts a body of exactly the limit", async () => {
    const text = JSON.stringify({ a: "x".repeat(92) });
    expect((await readBody(post(text), 100)).ok).toBe(true);
    expect(await readBody(post(text), 99)).toEqual({ ok: false, code: "too-large" });
  });

  it("stops reading once the limit is passed", async () => {
    const cancel = vi.fn();
    const pull = vi.fn((controller: ReadableStreamDefaultController) =>
      controller.enqueue(new Uint8Array(40)),
    );
    const read = await readBody(post(new ReadableStream({ pull, cancel })), 100);
    expect(read).toEqual({ ok: false, code: "too-large" });
    expect(cancel).toHaveBeenCalled();
    expect(pull.mock.calls.length).toBeLessThan(10);
  });

  it("rejects packed bytes", async () => {
    const packed = post("{}", { "content-encoding": "gzip" });
    expect(await readBody(packed, 100)).toEqual({ ok: false, code: "unsupported-type" });
  });

  it("rejects a body with more than 20 levels", async () => {
    const nest = (levels: number) => post(`{"a":${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}}`);
    expect((await readBody(nest(20), 100)).ok).toBe(true);
    expect(await readBody(nest(21), 100)).toEqual({ ok: false, code: "bad-request" });
  });

  it("treats an aborted body as malformed", async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"a":'));
        controller.error(new Error("reset"));
      },
    });
    expect(await readBody(post(body), 100)).toEqual({ ok: false, code: "bad-request" });
  });
});
