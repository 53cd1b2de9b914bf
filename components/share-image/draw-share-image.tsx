import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import type { ReactElement } from "react";
import { palette } from "@/lib/base/design/palette";
import { toPath } from "@/lib/base/drawing/path";
import { ribbon } from "@/lib/base/drawing/ribbon";
import { shareImageSize } from "@/lib/base/media/share-image";
import { products, type Tint } from "@/lib/base/products";
import { listSitePages } from "@/lib/site/site-paths";

/**
 * The picture that social networks show for a page: its title beside a bend of the river, in the page's tint. Rendered
 * by Satori, which supports only inline styles and flexbox and would print SVG titles as text. @param river path data
 * of the strokes, in the image's own coordinates
 */
function ShareImage({ title, tint, river }: { title: string; tint: Tint; river: string[] }): ReactElement {
  const colors = palette[tint];
  return (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        background: "#07191c",
        color: "#eaf2f0",
        fontFamily: "Bricolage",
        position: "relative",
      }}
    >
      <svg
        aria-hidden="true"
        width="1200"
        height="630"
        viewBox="0 0 1200 630"
        style={{ position: "absolute", left: 0, top: 0 }}
      >
        {river.map((d, index) => {
          const fromCenter = Math.abs(index - (river.length - 1) / 2);
          return (
            <path
              key={d}
              d={d}
              fill="none"
              stroke={fromCenter < 1 ? colors.light : colors[500]}
              strokeWidth={fromCenter < 1 ? 3 : 1.6}
              strokeOpacity={Math.max(0.2, 1 - fromCenter * 0.12)}
            />
          );
        })}
      </svg>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          // Vertical position of the river, below the title.
          padding: "72px 72px 148px",
          width: 740,
        }}
      >
        <div style={{ display: "flex", alignItems: "center", fontSize: 44, letterSpacing: -1.5 }}>
          <svg aria-hidden="true" width="52" height="52" viewBox="0 0 24 24" style={{ marginRight: 14 }}>
            <path
              d="M3 1.8V5.4C3 8.7 6.5 9.5 8.5 7.3A7 7 0 1 1 8.5 16.7C6.5 14.5 3 15.3 3 18.6V22.2"
              fill="none"
              stroke="#eaf2f0"
              strokeWidth="2.6"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          oxbow
        </div>
        <div
          style={{
            display: "flex",
            fontSize: title.length > 40 ? 62 : 76,
            lineHeight: 1.02,
            letterSpacing: -2,
          }}
        >
          {title}
        </div>
      </div>
    </div>
  );
}

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
}).strokes.map((stroke) => toPath(stroke, 4));

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
