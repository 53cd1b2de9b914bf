import type { ProductEntryKey } from "@/lib/features/products/entries";

/** A small product picture as SVG path data in a view box of 96 by 64: `lines` is stroked, `fill` is filled. */
type Glyph = { lines: string; fill?: string };

const circles = (x: number, y: number, radii: readonly number[]) =>
  radii.map((r) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`).join("");

const horizontalLines = (from: number, count: number, gap: number) =>
  Array.from({ length: count }, (_, i) => `M6 ${from + i * gap}H90`).join("");

const spokes = Array.from({ length: 16 }, (_, i) => {
  const angle = (i * Math.PI) / 8;
  const at = (radius: number, turn: number) =>
    `${(48 + radius * Math.cos(angle + turn)).toFixed(1)} ${(32 + radius * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${at(7, 0)}Q${at(16, 0.2)} ${at(25, 0.8)}`;
}).join("");

/** Simplified versions of the product pages' hero pictures. */
export const glyphs = {
  RP: {
    lines:
      "M14 58C6 40 18 12 44 8s46 8 44 30-24 24-38 22S22 66 14 58M26 50C20 40 28 20 46 18s30 6 29 20-18 15-27 14-17 5-22-2M38 42c-3-6 2-14 11-15s15 2 14 9-8 8-13 8-9 2-12-2",
    fill: "M45 37c-1-3 2-6 5-6s6 1 5 4-3 4-5 4-4 0-5-2",
  },
  NGRP: {
    lines:
      "M4 20C22 20 22 12 36 12s16 10 30 10 14-6 26-6M4 32c16 0 20-8 34-8s14 10 28 10 14-4 26-4M4 44c20 0 18 8 32 8s16-12 30-12 16 6 26 6M4 32c16 0 18 10 32 10s18-8 30-8",
    fill: "M40 32c4-5 14-5 18 0-4 5-14 5-18 0",
  },
  MP: {
    lines: "M30 4 58 12 64 38 42 56 16 46 12 18ZM58 12 84 4M64 38 90 46M42 56v6M16 46 4 54M12 18 4 12",
    fill: "M38 30a3 3 0 1 1 6 0a3 3 0 1 1-6 0M41 33l-5 13h3l2-6 2 6h3z",
  },
  ISP: {
    lines: horizontalLines(12, 5, 10),
    fill: [12, 22, 32, 42, 52].map((y) => circles(14, y, [4])).join(""),
  },
  DCP: {
    lines: "M20 24 48 10 76 24 48 38ZM20 24V44L48 58V38M76 24V44L48 58M26 32l16 8M26 38l16 8M26 44l16 8",
  },
  DC: {
    lines: "M20 4h56v56H20ZM48 4v56M20 32h56M26 10h8v8h-8v8h16V10M54 54h16v-8h-8v-8h8",
    fill: "M20 32h28v28H20z",
  },
  SDCP: {
    lines: circles(34, 24, [4, 9, 14, 19]) + circles(62, 24, [4, 9, 14, 19]) + circles(48, 44, [4, 9, 14]),
  },
  RTC: { lines: spokes + circles(48, 32, [27]), fill: circles(48, 32, [6]) },
  WEB_API: {
    lines: `${circles(48, 34, [26])}M30 44l-4 2M27 34h-5M30 24l-4-2M38 17l-2-4M48 14V9M58 17l2-4M66 24l4-2`,
    fill: "M48 34 64 20l-12 17z",
  },
  SERP_API: {
    lines: `${horizontalLines(10, 5, 11)}M6 54c22 0 20-22 40-22s18-16 44-16`,
    fill: circles(46, 32, [4]) + circles(84, 16, [4]),
  },
  ECOM_API: {
    lines:
      "M12 52C8 30 28 10 52 10s38 12 34 28-26 18-42 18-29 6-32-4M34 42c-2-10 8-20 20-20s20 6 18 14-12 10-20 10-16 4-18-4",
    fill: circles(24, 24, [2]) + circles(52, 34, [3]) + circles(76, 20, [2]) + circles(68, 48, [2]),
  },
  RE_API: {
    lines:
      "M8 8 30 6v20L8 28ZM34 6 58 8v20L34 26ZM62 8 88 6v22L62 28ZM8 36l22-2v22L8 58ZM34 34l24 2v20l-24 2ZM62 36l26-2v22l-26-2ZM19 7v20M46 7v20M75 7v20M46 35v22",
    fill: "M34 34l12 1v22l-12 1zM62 8l13-1v20l-13 1z",
  },
  CRAWLER: {
    lines:
      "M4 32h14C30 32 30 16 44 16h10M18 32c12 0 12 16 26 16h10M54 16c10 0 10-8 20-8h14M54 16c10 0 10 6 20 6h14M54 48c10 0 10-7 20-7h14M54 48c10 0 10 8 20 8h14",
    fill: circles(18, 32, [4]) + circles(54, 16, [3]) + circles(54, 48, [3]),
  },
  WEB_UNBLOCKER: {
    lines: "M4 14h20l6 6h40l6-6h16M4 50h20l6-6h40l6 6h16M44 20 36 32l8 12M62 20l-8 12 8 12M4 32h32M54 32h38",
  },
  DS: {
    lines:
      "M4 22C30 22 40 10 92 10M4 32c26 0 38-10 88-10M4 42c26 0 40-8 88-8M4 52c28 0 40-6 88-6M60 4v56M68 4v56M60 60h8M60 4h8",
    fill: "M60 15h8v9h-8zM60 37h8v11h-8z",
  },
} satisfies Record<ProductEntryKey, Glyph>;
