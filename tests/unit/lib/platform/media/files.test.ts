import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

const content = vi.hoisted(() => ({ folder: "" }));
vi.mock("@/lib/base/env/server", () => ({
  env: {
    get CONTENT_DIR() {
      return content.folder;
    },
  },
}));
const { readMediaFile } = await import("@/lib/platform/media/files");

const picture = (width: number) =>
  sharp({ create: { width, height: 40, channels: 3, background: "#057776" } });

beforeAll(async () => {
  content.folder = mkdtempSync(join(tmpdir(), "oxbow-media-"));
  mkdirSync(join(content.folder, "media/posts"), { recursive: true });
  const file = (name: string, bytes: Uint8Array | string) =>
    writeFileSync(join(content.folder, "media", name), bytes);
  file("a.webp", await picture(64).webp().toBuffer());
  file("posts/b.PNG", await picture(32).png().toBuffer());
  file("cut.png", (await picture(900).png().toBuffer()).subarray(0, 120));
  file("page.png", "<script>alert(1)</script>");
  file("drawing.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>");
  file("notes.txt", "no picture");
  writeFileSync(join(content.folder, "secret.png"), await picture(8).png().toBuffer());
  symlinkSync(join(content.folder, "media/posts"), join(content.folder, "media/folder.png"));
  file("license", "no folder");
  symlinkSync("loop.png", join(content.folder, "media/loop.png"));
});
afterAll(() => rmSync(content.folder, { recursive: true }));

describe("readMediaFile", () => {
  it("reads an image with its type and size", async () => {
    expect(await readMediaFile("a.webp")).toMatchObject({ type: "image/webp", width: 64, height: 40 });
    expect(await readMediaFile("posts/b.PNG")).toMatchObject({ type: "image/png", width: 32 });
  });

  it("reads a changed file again", async () => {
    const file = join(content.folder, "media/changing.png");
    writeFileSync(file, await picture(16).png().toBuffer());
    expect(await readMediaFile("changing.png")).toMatchObject({ width: 16 });
    writeFileSync(file, await picture(1_600).png().toBuffer());
    expect(await readMediaFile("changing.png")).toMatchObject({ width: 1_600 });
  });

  it.each([
    "missing.png",
    "license/a.png",
    `${"a".repeat(300)}.png`,
    "cut.png",
    "page.png",
    "drawing.svg",
    "notes.txt",
    "folder.png",
    "../secret.png",
    "posts/../a.webp",
    "posts//b.PNG",
    ".a.webp",
    "a.webp\0",
    "",
  ])("returns null for %j", async (path) => {
    expect(await readMediaFile(path)).toBeNull();
  });

  it("throws for a file that cannot be read", async () => {
    await expect(readMediaFile("loop.png")).rejects.toMatchObject({ code: "ELOOP" });
  });
});
