import { expect, test } from "playwright/test";
import sharp from "sharp";
import { type ImageHost, startImageHost } from "@/tests/fixtures/image-host";
import { type Site, startSite } from "@/tests/fixtures/site";

/** A production site with its content repository's images on a local host. */
let site: Site;
let host: ImageHost;
test.beforeAll(async () => {
  host = await startImageHost("oxbow");
  await fillHost();
  site = await startSite({ PRISMIC_IMAGES_URL: host.url });
});
test.afterAll(async () => {
  await site.stop();
  await host.close();
});

const photo = () =>
  sharp({
    create: {
      width: 1_600,
      height: 1_000,
      channels: 3,
      background: "#057776",
      noise: { type: "gaussian", mean: 120, sigma: 20 },
    },
  });

async function fillHost(): Promise<void> {
  const [jpeg, png] = await Promise.all([photo().jpeg().toBuffer(), photo().png().toBuffer()]);
  const script = Buffer.from("<script>alert(1)</script>");
  host.setFile("photo.jpg", "image/jpeg", jpeg);
  host.setFile("polyglot.png", "image/png", Buffer.concat([png, script]));
  host.setFile("cut.jpg", "image/jpeg", jpeg.subarray(0, jpeg.length / 2));
  host.setFile("page.png", "image/png", script);
  host.setFile("drawing.png", "image/png", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
  host.setFile("gif.gif", "image/gif", Buffer.concat([await photo().resize(64).gif().toBuffer(), script]));
  const flat = { width: 9_000, height: 9_000, channels: 3, background: "#fff" } as const;
  host.setFile("bomb.png", "image/png", await sharp({ create: flat }).png().toBuffer());
}

const optimized = (address: string, width = 640) =>
  `/_next/image?url=${encodeURIComponent(address)}&w=${width}&q=75`;
const get = (path: string) => fetch(site.url + path, { headers: { accept: "image/avif,*/*" } });

test("an image of the repository is served in the requested width, with Prismic's own query", async () => {
  const query = "?auto=compress,format&rect=255,0,1536,1536&w=500&h=500";
  const answer = await get(optimized(`${host.url}/photo.jpg${query}`));
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 640, height: 400 });
  expect(host.requests).toContain(`/oxbow/photo.jpg${query}`);
});

test("an image of the content is served unchanged, and in the requested width", async () => {
  const original = await get("/media/one-bend.webp");
  expect([original.status, original.headers.get("content-type")]).toEqual([200, "image/webp"]);
  const answer = await get(optimized("/media/one-bend.webp", 828));
  expect(answer.status).toBe(200);
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 828 });
  const missing = await get("/media/missing.webp");
  expect(missing.status).toBe(404);
  expect(missing.headers.get("cache-control")).toBe("no-store");
});

test("no other host is requested", async () => {
  const before = host.requests.length;
  // `image-sources.test.ts` has all kinds of URLs.
  const refused = [
    `${host.url}/photo.jpg?blur=200`,
    `${new URL(host.url).origin}/other/photo.jpg`,
    "http://169.254.169.254/latest/meta-data",
    "/media/../favicon.svg",
    "/_next/image?url=%2Fmedia%2Fone-bend.webp&w=640&q=75",
  ];
  for (const address of refused) {
    expect((await get(optimized(address))).status, address).toBe(400);
  }
  expect((await get(`${optimized("/media/one-bend.webp", 641)}`)).status).toBe(400);
  expect((await get(optimized("/media/one-bend.webp").replace("q=75", "q=74"))).status).toBe(400);
  expect(host.requests.slice(before)).toEqual([]);
});

/** These show that the optimizer is behind the check; `check-images.test.ts` has an animated image and a wrong type. */
const originals = ["cut.jpg", "page.png", "drawing.png", "bomb.png", "missing.png"];
for (const name of originals) {
  test(`incomplete or disallowed images are rejected: ${name}`, async () => {
    // The second response comes from the optimizer's cache.
    for (const _time of ["first", "second"]) {
      const answer = await get(optimized(`${host.url}/${name}`));
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers.get("content-type")).toBe("application/json");
      expect(await answer.json()).toEqual({ message: "This image cannot be served." });
    }
  });
}

test("redirects of the image host are not followed", async () => {
  const before = host.requests.length;
  const answer = await get(optimized(`${host.url}/moved.png`));
  expect(answer.status).toBe(502);
  expect(host.requests.slice(before)).toEqual(["/oxbow/moved.png"]);
});

for (const name of ["polyglot.png", "gif.gif"]) {
  test(`data other than the image is removed from a file: ${name}`, async () => {
    const answer = await get(optimized(`${host.url}/${name}`));
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.includes("<script>")).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp" });
  });
}
