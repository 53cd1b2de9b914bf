"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { worldExtent } from "@/lib/base/drawing/world-extent";
import css from "./world-map.module.css";

// Safari does not make scroll areas focusable by itself, so the keyboard could not scroll them (WCAG 2.1.1).
const tabIndex = 0;

/** The longitude in the middle of the visitor's time zone: an hour is 15 degrees. */
const visitorLongitude = () => -new Date().getTimezoneOffset() / 4;

/** A frame for a world map. Where the map is wider, it scrolls sideways and opens on the visitor's part of the world. */
export function MapScroll({ label, children }: { label: string; children: ReactNode }) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const area = frame.current;
    if (area === null || area.scrollLeft > 0) return;
    const share = (visitorLongitude() - worldExtent.west) / (worldExtent.east - worldExtent.west);
    area.scrollLeft = share * area.scrollWidth - area.clientWidth / 2;
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
