import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listAssetUses, readAsset, replaceAssets } from "@/lib/content/prismic/migration/assets";

const image = {
  id: "I1",
  url: "https://images.example/a%20river.png?auto=format",
  alt: "A river",
  copyright: null,
  dimensions: { width: 800, height: 600 },
  phone: {
    id: "I1",
    url: "https://images.example/a%20river.png?rect=0,0,4,4",
    dimensions: { width: 4, height: 4 },
  },
};
const file = {
  link_type: "Media",
  id: "F1",
  url: "/files/guide.pdf",
  name: "Guide.pdf",
  kind: "file",
  size: "9",
};
const data = { image, text: [{ type: "paragraph", text: "t", spans: [{ type: "hyperlink", data: file }] }] };

describe("the assets of a document", () => {
  it("are found in images, thumbnails and links", () => {
    expect(listAssetUses(data)).toEqual([
      {
        address: "https://images.example/a%20river.png",
        filename: "a river.png",
        alt: "A river",
        credits: null,
      },
      { address: "https://images.example/a%20river.png", filename: "a river.png", alt: null, credits: null },
      { address: "/files/guide.pdf", filename: "Guide.pdf", alt: null, credits: null },
    ]);
    expect(listAssetUses({ link: { link_type: "Web", url: "https://example.com" } })).toEqual([]);
  });

  it("get the target repository's ids and URLs, and keep their cropping", () => {
    const replaced = replaceAssets(data, {
      "https://images.example/a%20river.png": {
        id: "X",
        url: "https://other.example/x.png",
        width: 1,
        height: 2,
      },
      "/files/guide.pdf": { id: "Y", url: "https://other.example/y.pdf" },
    });
    expect(replaced).toMatchObject({
      image: {
        ...{ id: "X", url: "https://other.example/x.png?auto=format", alt: "A river" },
        phone: {
          id: "X",
          url: "https://other.example/x.png?rect=0,0,4,4",
          dimensions: { width: 4, height: 4 },
        },
      },
      text: [{ spans: [{ data: { link_type: "Media", id: "Y" } }] }],
    });
    expect(replaceAssets(data, {})).toEqual(data);
  });
});

describe("reading a file", () => {
  let folder: string;
  let folders: Parameters<typeof readAsset>[1];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "oxbow-assets-"));
    mkdirSync(join(folder, "public/files"), { recursive: true });
    mkdirSync(join(folder, "content/media"), { recursive: true });
    writeFileSync(join(folder, "public/files/a b.png"), "png");
    writeFileSync(join(folder, "content/media/a.png"), "picture");
    writeFileSync(join(folder, "secret.png"), "outside of both folders");
    folders = { public: join(folder, "public"), content: join(folder, "content") };
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const use = { filename: "a.png", alt: null, credits: null };

  it("accepts paths in the public or media folder only", async () => {
    const read = await readAsset({ ...use, address: "/files/a%20b.png" }, folders);
    expect([read.name, read.type, await read.text()]).toEqual(["a.png", "image/png", "png"]);
    const picture = await readAsset({ ...use, address: "/media/a.png" }, folders);
    expect(await picture.text()).toBe("picture");
    for (const address of ["/../secret.png", "/%2e%2e/secret.png", "/media/../../secret.png"])
      await expect(readAsset({ ...use, address }, folders)).rejects.toThrow("ENOENT");
  });

  it("downloads a URL, and rejects an error status", async () => {
    const server = createServer((request, response) => {
      response.writeHead(request.url === "/a.png" ? 200 : 404, { "content-type": "image/png" }).end("png");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const origin = `http://127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}`;
    const read = await readAsset({ ...use, address: `${origin}/a.png` }, folders);
    expect([read.type, await read.text()]).toEqual(["image/png", "png"]);
    await expect(readAsset({ ...use, address: `${origin}/b.png` }, folders)).rejects.toThrow("404");
    server.close();
  });
});
