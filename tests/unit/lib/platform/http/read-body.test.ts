import { describe, expect, it, vi } from "vitest";
import { readBody } from "@/lib/platform/http/read-body";

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://localhost/", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
    // Node requires `duplex` for a stream. The type RequestInit lacks it, hence the spread.
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

  const readForm = (text: string) =>
    readBody(post(text, { "content-type": "application/x-www-form-urlencoded" }), 100);

  it.each(["name=%FF%FE", "na%e0%80%afme=x"])("rejects the form %s, which is not UTF-8", async (text) => {
    expect(await readForm(text)).toMatchObject({ ok: false, code: "bad-request" });
  });

  it("accepts a form with a bare percent sign", async () => {
    expect(await readForm("name=%C3%A9+100%&b=%zz")).toMatchObject({ ok: true });
  });

  it("accepts a body of exactly the limit, and rejects one byte more", async () => {
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

  it("rejects a compressed body", async () => {
    const compressed = post("{}", { "content-encoding": "gzip" });
    expect(await readBody(compressed, 100)).toEqual({ ok: false, code: "unsupported-type" });
  });

  it("rejects a body with more than 20 levels", async () => {
    const nest = (levels: number) => post(`{"a":${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}}`);
    expect((await readBody(nest(20), 100)).ok).toBe(true);
    expect(await readBody(nest(21), 100)).toEqual({ ok: false, code: "bad-request" });
  });

  it("treats an aborted body as malformed", async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"a":1}')),
      pull: (controller) => controller.error(new Error("reset")),
    });
    expect(await readBody(post(body), 100)).toEqual({ ok: false, code: "bad-request" });
  });
});
