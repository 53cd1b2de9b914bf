"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNear } from "@/components/media/use-near";
import { scrollAreaTabIndex } from "@/components/ui/scroll-area-tab-index";
import { worldExtent } from "@/lib/base/drawing/world-extent";
import css from "./world-map.module.css";

/** The longitude in the middle of the visitor's time zone: an hour is 15 degrees. A hidden zone is UTC, and so Europe. */
const visitorLongitude = () => -new Date().getTimezoneOffset() / 4;

/** The parts of the world that a phone shows at the left end, in the middle, and at the right end of the map. */
const parts = ["Americas", "Europe and Africa", "Asia and Pacific"];

const scrollRange = (area: HTMLElement) => area.scrollWidth - area.clientWidth;

/** Hides labels that the edges of the scroll area would cut or fade (world-map.module.css). */
function hideCutLabels(area: HTMLElement) {
  const { left, right } = area.getBoundingClientRect();
  for (const label of area.querySelectorAll<HTMLElement | SVGElement>("li, g > g, g > text")) {
    const box = label.getBoundingClientRect();
    label.style.opacity = box.left < left + 20 || box.right > right - 20 ? "0" : "";
  }
}

/**
 * A frame for a world map. Where the map is wider, it scrolls sideways and opens on the visitor's part of the world. Buttons
 * scroll it to a part.
 */
export function MapScroll({ label, children }: { label: string; children: ReactNode }) {
  const frame = useRef<HTMLElement>(null);
  const [part, setPart] = useState(-1);
  // Measuring the map lays it out, which a page's start has no time for.
  const isNear = useNear(frame);
  useEffect(() => {
    const area = frame.current;
    if (!isNear || area === null) return;
    if (area.scrollLeft === 0) {
      const share = (visitorLongitude() - worldExtent.west) / (worldExtent.east - worldExtent.west);
      area.scrollTo({ left: share * area.scrollWidth - area.clientWidth / 2, behavior: "instant" });
    }
    const update = () => {
      hideCutLabels(area);
      setPart(Math.round((2 * area.scrollLeft) / scrollRange(area)));
    };
    update();
    area.addEventListener("scroll", update);
    window.addEventListener("resize", update);
    return () => {
      area.removeEventListener("scroll", update);
      window.removeEventListener("resize", update);
    };
  }, [isNear]);
  return (
    <>
      <section
        aria-label={label}
        className={`${css.mapScroll} overflow-x-auto px-[clamp(20px,2.5vw,40px)]`}
        ref={frame}
        tabIndex={scrollAreaTabIndex}
      >
        {children}
      </section>
      <div className={css.parts}>
        {parts.map((name, i) => (
          <button
            aria-current={i === part || undefined}
            key={name}
            onClick={() => frame.current?.scrollTo({ left: (i / 2) * scrollRange(frame.current) })}
            type="button"
          >
            {name}
          </button>
        ))}
      </div>
    </>
  );
}
