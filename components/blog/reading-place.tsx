"use client";

import { useEffect, useRef } from "react";
import css from "./reading-place.module.css";

/** Where a heading counts as reached: below the sticky header, in CSS pixels from the window's top. */
const readingLine = 150;

type Station = { link: HTMLAnchorElement; heading: HTMLElement };

function findStations(nav: HTMLElement): Station[] {
  return [...nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const heading = document.getElementById(link.hash.slice(1));
    return heading ? [{ link, heading }] : [];
  });
}

/** Stations passed by the reading line, with the share of the last part that is read: 2.5 is half of the third. */
function placeOf(stations: readonly Station[], end: number): number {
  const tops = [...stations.map(({ heading }) => heading.getBoundingClientRect().top), end];
  const passed = tops.findLastIndex((top) => top <= readingLine);
  if (passed === -1) return 0;
  const from = tops[passed] ?? 0;
  const to = tops[passed + 1] ?? from;
  return to === from ? passed : passed + Math.min(1, (readingLine - from) / (to - from));
}

/** The marker on the strip map of a post: moves with the reader and marks the station that was passed last. */
export function ReadingPlace() {
  const marker = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const nav = marker.current?.closest("nav");
    if (!nav) return;
    const stations = findStations(nav);
    const text = stations[0]?.heading.parentElement;
    let frame = 0;
    const update = () => {
      frame = 0;
      const place = placeOf(stations, text?.getBoundingClientRect().bottom ?? 0);
      const passed = Math.min(Math.floor(place), stations.length - 1);
      stations.forEach(({ link }, i) => {
        if (i === passed) link.setAttribute("aria-current", "location");
        else link.removeAttribute("aria-current");
      });
      const row = stations[passed]?.link.parentElement;
      if (row) nav.style.setProperty("--place", `${row.offsetTop + row.offsetHeight * (place - passed)}px`);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    addEventListener("scroll", schedule, { passive: true });
    addEventListener("resize", schedule);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", schedule);
      removeEventListener("resize", schedule);
    };
  }, []);

  return (
    <span
      aria-hidden="true"
      className={`${css.stripMarker} absolute top-0.25 left-[3.5px] h-[17px] w-[17px] rounded-full border-3 border-ground bg-accent max-md:hidden noscript:hidden`}
      ref={marker}
    />
  );
}
