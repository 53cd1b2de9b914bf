import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { toPath } from "@/lib/base/drawing/path";
import { ribbon } from "@/lib/base/drawing/ribbon";
import { products } from "@/lib/base/products";
import { listSitePages } from "@/lib/site/site-paths";
import { ShareImage, shareImageSize } from "./share-image";

const river = ribbon({
  strokes: 11,
  spacing: 11,
  points: [
    [-60, 600, 1.2],
    [420, 560, 1],
    [700, 590, 0.9],
    [860, 500, 0.75],
    [760, 360, 0.9],
    [770, 190, 1],
    [930, 90, 1.05],
    [1090, 180, 1],
    [1110, 350, 0.9],
    [1010, 480, 0.75],
    [1100, 570, 1],
    [1300, 520, 1.4],
  ],
}).strokes.map((stroke) => toPath(stroke, { grid: 1 }));

/**
 * The heading font by script, in TrueType: Satori does not read the WOFF2 that browsers get. Each has a name of its own,
 * because Satori looks for missing characters in fonts of other names, and then on the web.
 */
async function readFonts() {
  const [latin, latinExt, vietnamese] = await Promise.all([
    readFile(join(process.cwd(), "components/share-image/bricolage-600-latin.ttf")),
    readFile(join(process.cwd(), "components/share-image/bricolage-600-latin-ext.ttf")),
    readFile(join(process.cwd(), "components/share-image/bricolage-600-vietnamese.ttf")),
  ]);
  return [
    { name: "Bricolage", data: latin },
    { name: "Bricolage Latin Extended", data: latinExt },
    { name: "Bricolage Vietnamese", data: vietnamese },
  ];
}

/**
 * Renders the share image of the page at `path` (`/home` is the home page) as a PNG of 1200 by 630 pixels. An
 * unknown path gets the site's name as title.
 */
export async function drawShareImage(path: string): Promise<Response> {
  const pages = await listSitePages();
  const page = pages.find((candidate) => candidate.path === (path === "/home" ? "/" : path));
  const fonts = await readFonts();
  return new ImageResponse(
    <ShareImage title={page?.title ?? products.OXY.name} tint={page?.tint ?? "OXY"} river={river} />,
    { ...shareImageSize, fonts },
  );
}
