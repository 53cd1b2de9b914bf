"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { useNear } from "@/components/media/use-near";
import { worldExtent } from "@/lib/base/drawing/world-extent";
import css from "./world-map.module.css";

// Safari does not make scroll areas focusable by itself, so the keyboard could not scroll them (WCAG 2.1.1).
const tabIndex = 0;

/** The longitude in the middle of the visitor's time zone: an hour is 15 degrees. */
const visitorLongitude = () => -new Date().getTimezoneOffset() / 4;

/** Time zones that browsers report when they hide the visitor's. Iceland shares one of them. */
const hiddenZones = /UTC$|^Atlantic\/Reykjavik$/;

/** Asks `Intl`, which is slow at first, only where the offset is that of a hidden zone. */
const isPlaceKnown = () =>
  visitorLongitude() !== 0 || !hiddenZones.test(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Hides what the edges of a scroll area cut in two: labels of the map. */
function hideCutLabels(area: HTMLElement) {
  const { left, right } = area.getBoundingClientRect();
  for (const label of area.querySelectorAll<HTMLElement | SVGElement>("li, g > g, g > text")) {
    const box = label.getBoundingClientRect();
    label.style.opacity = box.left < left + 8 || box.right > right - 8 ? "0" : "";
  }
}

/**
 * A frame for a world map. Where the map is wider, it scrolls sideways and opens on the visitor's part of the world,
 * or on America if that is unknown.
 */
export function MapScroll({ label, children }: { label: string; children: ReactNode }) {
  const frame = useRef<HTMLElement>(null);
  // Measuring the map lays it out, which a page's start has no time for.
  const isNear = useNear(frame);
  useEffect(() => {
    const area = frame.current;
    if (!isNear || area === null) return;
    if (area.scrollLeft === 0 && isPlaceKnown()) {
      const share = (visitorLongitude() - worldExtent.west) / (worldExtent.east - worldExtent.west);
      area.scrollLeft = share * area.scrollWidth - area.clientWidth / 2;
    }
    const update = () => hideCutLabels(area);
    update();
    area.addEventListener("scroll", update);
    window.addEventListener("resize", update);
    return () => {
      area.removeEventListener("scroll", update);
      window.removeEventListener("resize", update);
    };
  }, [isNear]);
  return (
    <section
      aria-label={label}
      className={`${css.mapScroll} overflow-x-auto px-[clamp(20px,2.5vw,40px)]`}
      ref={frame}
      tabIndex={tabIndex}
    >
      {children}
    </section>
  );
}
