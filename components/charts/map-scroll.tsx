"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { worldExtent } from "@/lib/base/drawing/world-extent";
import css from "./world-map.module.css";

// Safari does not make scroll areas focusable by itself, so the keyboard could not scroll them (WCAG 2.1.1).
const tabIndex = 0;

/** The longitude in the middle of the visitor's time zone: an hour is 15 degrees. */
const visitorLongitude = () => -new Date().getTimezoneOffset() / 4;

/** How many pixels farther from the wanted position the map may open for each label that is then whole. */
const labelWorth = 60;

/** The position near `wanted` that cuts few of the map's linked labels at the area's sides. */
function findOpening(area: HTMLElement, wanted: number): number {
  const { left: side } = area.getBoundingClientRect();
  const labels = [...area.querySelectorAll("a")].map((link) => link.getBoundingClientRect());
  const isCut = (label: DOMRect, at: number) => label.left - side < at && at < label.right - side;
  const cost = (at: number) =>
    Math.abs(at - wanted) +
    labelWorth * labels.filter((label) => isCut(label, at) || isCut(label, at + area.clientWidth)).length;
  let best = 0;
  for (let at = 0; at <= area.scrollWidth - area.clientWidth; at += 8) if (cost(at) < cost(best)) best = at;
  return best;
}

/** A frame for a world map. Where the map is wider, it scrolls sideways and opens on the visitor's part of the world. */
export function MapScroll({ label, children }: { label: string; children: ReactNode }) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const area = frame.current;
    if (area === null || area.scrollLeft > 0) return;
    const share = (visitorLongitude() - worldExtent.west) / (worldExtent.east - worldExtent.west);
    area.scrollLeft = findOpening(area, share * area.scrollWidth - area.clientWidth / 2);
  }, []);
  return (
    <section
      aria-label={label}
      className={`${css.mapScroll} mx-auto max-w-420 overflow-x-auto px-[clamp(20px,2.5vw,40px)]`}
      ref={frame}
      tabIndex={tabIndex}
    >
      {children}
    </section>
  );
}
