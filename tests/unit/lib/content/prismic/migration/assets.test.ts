import { mkdirSync, writeFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { completeAssets, readAsset } from "@/lib/content/prismic/migration/assets";
import { startLocalServer } from "@/tests/fixtures/local-server";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

describe("the assets of a document", () => {
  it("get what the client needs to recognize them, also in rich text", () => {
    const dimensions = { width: 800, height: 600 };
    const image = { url: "/media/a%20river.png?auto=format", alt: "A river", dimensions };
    const phone = { url: "/media/a%20river.png?rect=0,0,4,4", dimensions };
    const file = { link_type: "Media", url: "/files/guide.pdf", name: "Guide.pdf" };
    const web = { link_type: "Web", url: "https://example.com" };
    const span = (data: object) => ({ type: "hyperlink", data });
    const complete = {
      ...{ id: "/media/a%20river.png", name: "a river.png", alt: null, copyright: null },
      edit: { x: 0, y: 0, zoom: 1, background: "transparent" },
    };
    expect(
      completeAssets({ image: { ...image, phone }, text: [{ spans: [span(file), span(web)] }] }),
    ).toEqual({
      image: { ...complete, ...image, phone: { ...complete, ...phone } },
      text: [{ spans: [span({ ...file, id: "/files/guide.pdf", kind: "file", size: "0" }), span(web)] }],
    });
  });
});

describe("reading a file", () => {
  const folder = temporaryFolder();
  const folders = () => ({ public: folder("public"), content: folder("content") });
  beforeEach(() => {
    mkdirSync(folder("public/files"), { recursive: true });
    mkdirSync(folder("content/media"), { recursive: true });
    writeFileSync(folder("public/files/a b.png"), "png");
    writeFileSync(folder("content/media/a.png"), "picture");
    writeFileSync(folder("secret.png"), "outside of both folders");
  });

  it("accepts paths in the public or media folder only", async () => {
    const read = await readAsset("/files/a%20b.png", folders());
    expect([read.name, read.type, await read.text()]).toEqual(["a b.png", "image/png", "png"]);
    const picture = await readAsset("/media/a.png", folders());
    expect(await picture.text()).toBe("picture");
    for (const address of ["/../secret.png", "/%2e%2e/secret.png", "/media/../../secret.png"])
      await expect(readAsset(address, folders())).rejects.toThrow("ENOENT");
  });

  it("downloads a URL, and rejects an error status", async () => {
    const { origin, close } = await startLocalServer((request, response) => {
      response.writeHead(request.url === "/a.png" ? 200 : 404, { "content-type": "image/png" }).end("png");
    });
    const read = await readAsset(`${origin}/a.png`, folders());
    expect([read.type, await read.text()]).toEqual(["image/png", "png"]);
    await expect(readAsset(`${origin}/b.png`, folders())).rejects.toThrow("404");
    await close();
  });
});
